// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/ProjectIndex.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

namespace {
bool nothing(std::string_view) { return false; }
}  // namespace

TEST_CASE("includes are read as spelled") {
  CHECK(hipify::includesOf("#include <a.h>\n  #  include \"b/c.h\" // x\n#include MACRO\nint x;\n") ==
        Words{"<a.h", "\"b/c.h"});
}

TEST_CASE("only conditionals count as tests of a macro") {
  CHECK(hipify::testsMacro("#if __CUDA_ARCH__ >= 600\n", "__CUDA_ARCH__"));
  CHECK(hipify::testsMacro("  #  elif defined(__CUDA_ARCH__)\n", "__CUDA_ARCH__"));
  CHECK_FALSE(hipify::testsMacro("// __CUDA_ARCH__\nint a = __CUDA_ARCH__;\n", "__CUDA_ARCH__"));
}

TEST_CASE("an include that does not resolve is looked up in the project, the nearest first") {
  const fs::path root = fs::temp_directory_path() / ("isthmus-index-" + std::to_string(::getpid()));
  for (const char* file : {"a/include/util/t.h", "b/include/util/t.h", "b/deep/u.h"}) {
    fs::create_directories((root / file).parent_path());
    std::ofstream(root / file) << "";
  }
  std::ofstream(root / "b/include/util/t.h") << "#include <deep/u.h>\n#if __CUDA_ARCH__\n#endif\n";
  const hipify::ProjectIndex index(root.string());
  const auto guess =
      index.guess((root / "b/src/main.cu").string(), "#include \"util/t.h\"\n", {}, nothing);
  CHECK(guess.directories == Words{(root / "b/include").string(), (root / "b").string()});
  CHECK(guess.testsArchitecture);
  fs::remove_all(root);
}
