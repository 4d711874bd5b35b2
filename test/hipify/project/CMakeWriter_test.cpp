// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/CMakeWriter.h"

#include <catch2/catch.hpp>

namespace {

// What follows the project command.
std::string lists(std::string_view commands) {
  const std::string text = hipify::cmakeLists(hipify::readMakeTrace(commands, "/p"), "p");
  return text.substr(text.find('\n', text.find("project(")) + 1);
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("a program is built from the sources of its objects") {
  CHECK(lists("hipcc -O3 -Iinc -DN=3 -c a.hip -o obj/a.o\n"
              "hipcc -O3 -Iinc -DN=3 -c b.hip -o obj/b.o\n"
              "hipcc -O3 obj/a.o obj/b.o -o bin/app -lm -Ldeps -fopenmp\n") ==
        "\nadd_executable(app\n  a.hip\n  b.hip)\n"
        "target_include_directories(app PRIVATE inc)\n"
        "target_compile_definitions(app PRIVATE N=3)\n"
        "target_compile_options(app PRIVATE -O3)\n"
        "target_link_directories(app PRIVATE deps)\n"
        "target_link_options(app PRIVATE -fopenmp)\n"
        "target_link_libraries(app PRIVATE m)\n");
}

TEST_CASE("sources that hipcc compiles are HIP, those of a host compiler are not") {
  CHECK(lists("hipcc -c a.cpp -o a.o\ng++ -O2 -c b.cpp -o b.o\nhipcc -std=c++17 -c c.c -o c.o\nhipcc a.o b.o c.o -o app\n") ==
        "\nfind_package(hip REQUIRED)\n"
        "\nadd_executable(app\n  a.cpp\n  b.cpp\n  c.c)\n"
        "set_source_files_properties(a.cpp\n  PROPERTIES LANGUAGE HIP)\n"
        "set_source_files_properties(b.cpp\n  PROPERTIES\n    COMPILE_OPTIONS \"-O2\")\n"
        "target_link_libraries(app PRIVATE hip::host)\n");
}

TEST_CASE("libraries that the Makefile archives are targets") {
  CHECK(lists("hipcc -c a.hip -o a.o\nar rcs lib/libk.a a.o\nhipcc main.hip lib/libk.a -o app\n") ==
        "\nadd_library(k STATIC\n  a.hip)\n\nadd_executable(app\n  main.hip)\ntarget_link_libraries(app PRIVATE k)\n");
}

TEST_CASE("folders that make enters are followed") {
  CHECK(lists("make[1]: Entering directory '/p/sub'\nhipcc -I.. -c k.hip -o k.o\nmake[1]: Leaving directory '/p/sub'\n"
              "hipcc sub/k.o -o app\ncd sub && hipcc t.hip -o t\n") ==
        "\nadd_executable(app\n  sub/k.hip)\ntarget_include_directories(app PRIVATE .)\n"
        "\nadd_executable(t\n  sub/t.hip)\n");
}

TEST_CASE("a folder that a plain make is called in is followed, one that make entered itself not twice") {
  const auto subMake = [](const std::string& folder, const std::vector<std::string>& arguments) {
    CHECK(folder == "/p/sub");
    CHECK(arguments == Words{"lib"});
    return std::string("make: Entering directory '/p/sub'\nhipcc -c k.hip -o k.o\nmake: Leaving directory '/p/sub'\n");
  };
  const auto sources = [&](std::string_view commands) {
    std::string result;
    for (const hipify::TracedTarget& target : hipify::readMakeTrace(commands, "/p", subMake).targets) {
      for (const hipify::TracedSource& source : target.sources) {
        result += source.path + " ";
      }
    }
    return result;
  };
  CHECK(sources("cd sub && make lib\nhipcc main.hip sub/k.o -o app\n") == "main.hip sub/k.hip ");
  CHECK(sources("make -C other\nmake[1]: Entering directory '/p/other'\nhipcc -c o.hip -o o.o\n"
                "make[1]: Leaving directory '/p/other'\nhipcc other/o.o -o app\n") == "other/o.hip ");
}

TEST_CASE("a command that builds nothing we know is named") {
  const auto trace = hipify::readMakeTrace("bison -d p.y\nmkdir -p obj\nhipcc a.hip -o app\n", "/p");
  CHECK(trace.skipped == Words{"bison -d p.y"});
  CHECK(trace.targets.size() == 1);
}

TEST_CASE("words are what the shell makes of them") {
  using hipify::shellWords;
  CHECK(shellWords("a 'b c' \"d \\\"e\\\"\" f\\ g # h") == Words{"a", "b c", "d \"e\"", "f g"});
  CHECK(shellWords("a&&b;c || d") == Words{"a", "&&", "b", ";", "c", "||", "d"});
  CHECK(shellWords("-DS=\\\"x\\\"") == Words{"-DS=\"x\""});
}
