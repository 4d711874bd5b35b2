// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/BuildSettings.h"

#include <catch2/catch.hpp>

#include <unistd.h>

#include <filesystem>
#include <fstream>

using hipify::definitionsOfMakefile;
using hipify::settingsOf;
using Words = std::vector<std::string>;

TEST_CASE("of a compile command only what a parse needs is kept") {
  const auto settings = settingsOf({"nvcc", "-O3", "-arch=sm_80", "-DA", "-D", "B=2", "-UC", "-c",
                                    "-std=c++17", "main.cu", "-o", "main.o", "-lcublas"}, "");
  CHECK(settings.arguments == Words{"-D", "A", "-D", "B=2", "-U", "C"});
  CHECK_FALSE(settings.cxx20);
}

TEST_CASE("nvcc's own spellings are understood: options for the host compiler and response files") {
  CHECK(settingsOf({"nvcc", "-forward-unknown-to-host-compiler", "-Xcompiler=-DX,-DY", "-Xcompiler", "-UZ", "-x", "cu", "-rdc=true"}, "")
            .arguments == Words{"-D", "X", "-D", "Y", "-U", "Z"});
  const std::string file = std::filesystem::temp_directory_path() / ("hipify-" + std::to_string(::getpid()) + ".rsp");
  std::ofstream(file) << "-DA='a b' -Iinc\n";
  const Words expected = {"-D", "A=a b", "-I", "/p/inc"};
  CHECK(settingsOf({"nvcc", "@" + file}, "/p").arguments == expected);
  CHECK(settingsOf({"nvcc", "--options-file", file}, "/p").arguments == expected);
  CHECK(settingsOf({"nvcc", "-optf=" + file}, "/p").arguments == expected);
  CHECK(settingsOf({"nvcc", "@none.rsp"}, "/p").arguments.empty());
  std::filesystem::remove(file);
}

TEST_CASE("directories are made absolute from where the command runs") {
  const auto settings = settingsOf({"-Iinc", "-I", "../x", "--include-path=/abs"}, "/p/build");
  CHECK(settings.arguments == Words{"-I", "/p/build/inc", "-I", "/p/x", "-I", "/abs"});
  CHECK(settings.directories == Words{"/p/build/inc", "/p/x", "/abs"});
}

TEST_CASE("C++20 and later are told apart from the rest") {
  CHECK(settingsOf({"-std=c++20"}, "").cxx20);
  CHECK(settingsOf({"--std=gnu++23"}, "").cxx20);
  CHECK(settingsOf({"-std", "c++2a"}, "").cxx20);
  CHECK_FALSE(settingsOf({"-std=c++14"}, "").cxx20);
  CHECK_FALSE(settingsOf({"-std=c++98"}, "").cxx20);
}

TEST_CASE("definitions are read from a Makefile") {
  CHECK(definitionsOfMakefile("N = 7\nM := ${N}\nCFLAGS = -Da=$(M) -Db=$(O)\n") == Words{"-Da=7"});
  CHECK(definitionsOfMakefile("CFLAGS = -O3 -DN=4 -DNAME -D$(X) -Dval=$(Y)\n# -DOLD\n"
                              "\t$(CC) -DLAST -o my-Dir/x\n") == Words{"-DN=4", "-DNAME", "-DLAST"});
}
