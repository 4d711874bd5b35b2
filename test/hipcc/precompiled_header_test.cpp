// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/PrecompiledHeader.h"

#include <catch2/catch.hpp>

#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "hip/hipcc/HeaderFacts.h"

using namespace hipcc;

namespace {

Command commandOf(const Arguments& behindIncludes) {
  Command command{{"clang", "-x", "hip", "-DOURS", "-include", "a.h", "-include", "b.h"}};
  command.arguments.insert(command.arguments.end(), behindIncludes.begin(), behindIncludes.end());
  command.leadingIncludes = {"a.h", "b.h"};
  return command;
}

struct Directory {
  std::string path = std::filesystem::temp_directory_path() / "hipcc_header_test-XXXXXX";
  Directory() { REQUIRE(::mkdtemp(path.data()) != nullptr); }
  ~Directory() { std::filesystem::remove_all(path); }
  std::string write(const std::string& name, const std::string& text) const {
    const std::string file = path + '/' + name;
    std::filesystem::create_directories(std::filesystem::path(file).parent_path());
    std::ofstream(file) << text;
    return file;
  }
};

}  // namespace

TEST_CASE("what matters for leading headers is told from what does not") {
  std::optional<Compilation> parts =
      partsOf(commandOf({"-O2", "-Wall", "-DN=4", "-D", "M", "-Iinc", "-isystem", "sys", "-Xclang", "-cuid=1",
                         "-Xclang", "-fcuda-is-device", "-MD", "-MF", "a.d", "-c", "a.hip", "-o", "a.o"}));
  REQUIRE(parts);
  CHECK(parts->base == Arguments{"clang", "-x", "hip", "-DOURS", "-O2", "-Xclang", "-fcuda-is-device"});
  CHECK(parts->macros == Arguments{"-DN=4", "-DM"});
  CHECK(parts->directories == Arguments{"inc", "sys"});
}

TEST_CASE("an option that may change the leading headers in an unknown way keeps them as they are") {
  for (const char* option : {"-include", "-fplugin=x.so", "-Wp,-DN", "-ftime-trace", "-nostdinc", "--sysroot=x",
                             "-imacros", "-fmodules", "-fprebuilt-module-path=m", "-fprofile-generate", "b.hip"})
    CHECK_FALSE(partsOf(commandOf({option, "-c", "a.hip"})));
}

TEST_CASE("the runtime header leads a source if only headers of the library precede it") {
  CHECK(startsWithRuntimeHeader("// x\n/* y\n */ #include <vector>\n#include <stdio.h>\n#include <hip/hip_runtime.h>\n"));
  CHECK(startsWithRuntimeHeader("#pragma once\r\n#include <hip/hip_runtime.h>\r\n"));
  for (const char* source :
       {"", "#define N 1\n#include <hip/hip_runtime.h>\n", "#include \"a.h\"\n#include <hip/hip_runtime.h>\n",
        "#include <sys/types.h>\n#include <hip/hip_runtime.h>\n", "/* #include <hip/hip_runtime.h>\n",
        "int x;\n#include <hip/hip_runtime.h>\n", "#ifdef A\n#include <hip/hip_runtime.h>\n"})
    CHECK_FALSE(startsWithRuntimeHeader(source));
}

TEST_CASE("prerequisites of a rule are read with their escapes") {
  CHECK(filesOf("a.o: a.h \\\n  dir\\ x/b.h c$$.h\n") == Arguments{"a.h", "dir x/b.h", "c$.h"});
}

TEST_CASE("facts of headers hold until one of their files changes") {
  Directory directory;
  const std::string header = directory.write("inc/a.h", "#if __has_include(<gone.h>)\n#endif\nint value_of(int);\n");
  HeaderFacts facts(headerFacts("key", {header}));
  CHECK(facts.hold("key"));
  CHECK_FALSE(facts.hold("another"));
  directory.write("inc/a.h", "int value_of(int, int);\n");
  CHECK_FALSE(facts.hold("key"));
}

TEST_CASE("headers mention their words and are shadowed by files of the names that they ask for") {
  Directory directory;
  const std::string header = directory.write("inc/a.h", "#if __has_include(<gone.h>)\n#endif\nint value_of(int);\n");
  HeaderFacts facts(headerFacts("key", {header}));
  CHECK(facts.mention("value_of"));
  CHECK_FALSE(facts.mention("value"));
  CHECK_FALSE(facts.areShadowedBy({directory.path + "/inc"}));  // the very same file
  directory.write("other/gone.h", "");
  directory.write("third/a.h", "");
  CHECK(facts.areShadowedBy({directory.path + "/other"}));
  CHECK(facts.areShadowedBy({directory.path + "/third"}));
}
