// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hip/hipcc/OptionTable.h"
#include "test/hipcc/MadeUpSystem.h"
#include "test/hipcc/PlanText.h"

using namespace hipcc;
using namespace hipcc::test;

TEST_CASE("an error names the option, the file or the tool, and what to do") {
  MadeUpSystem system = nvidiaMachine();
  auto error = [&](const std::string& commandLine) { return planText(commandLine, system); };
  CHECK(error("") == "error: there is no input file");
  CHECK(error("--platform=gpu a.hip") ==
        "error: the platform is unknown (gpu); it is cpu, nvidia or amd");
  CHECK(error("--warp-size=16 a.hip") == "error: the warp size is neither 32 nor 64 (16)");
  CHECK(error("a.hip -o") == "error: the option lacks its value (-o)");
  CHECK(error("-c a.hip b.hip -o c.o") ==
        "error: one output file cannot hold several compiled sources (c.o)");
  CHECK(error("--platform=cpu -dlink a.o") ==
        "error: the option is not supported on the platform cpu (-dlink)");
  CHECK(error("--platform=nvidia -S a.cu") ==
        "error: the option is not supported on the platform nvidia (-S)");
  CHECK(error("--platform=nvidia --offload-arch=gfx90a a.cu") ==
        "error: the architecture is not one of the platform nvidia (gfx90a)");
  system.present.erase("/usr/local/cuda/bin/nvcc");
  CHECK(error("--platform=nvidia a.cu") ==
        "error: the platform nvidia needs nvcc, which is neither in CUDA_PATH (not set) nor in its "
        "usual place (/usr/local/cuda/bin) nor in PATH");
  CHECK(error("--platform=amd a.cu") ==
        "error: the platform amd needs ROCm's headers, which are neither in ROCM_PATH (not set) "
        "nor in /opt/rocm nor in /usr");
  system.present.erase("/opt/isthmus/lib/libhip_cpu_compiler.so");
  CHECK(error("--platform=cpu a.cu") ==
        "error: the kernel compiler of the platform cpu is missing "
        "(/opt/isthmus/lib/libhip_cpu_compiler.so)");
}

TEST_CASE("the platform is the option's, else HIP_PLATFORM's, else that of compiler and driver") {
  MadeUpSystem system = amdMachine();
  system.present.insert("/usr/local/cuda/bin/nvcc");
  auto platform = [&] { return std::string(platformName(*defaultPlatform(system))); };
  CHECK(platform() == "cpu");
  system.present.insert("/proc/driver/nvidia/version");
  CHECK(platform() == "nvidia");
  system.present.insert("/dev/kfd");
  CHECK(platform() == "amd");
  system.variables["HIP_PLATFORM"] = "nvcc";
  CHECK(platform() == "nvidia");
  system.variables["HIP_PLATFORM"] = "cpu";
  CHECK(platform() == "cpu");
  system.variables["HIP_PLATFORM"] = "x";
  CHECK(defaultPlatform(system).error().message ==
        "HIP_PLATFORM is wrong: the platform is unknown (x); it is cpu, nvidia or amd");
}

TEST_CASE("response files are read, also from response files, with quotes as in a shell") {
  MadeUpSystem system = cpuMachine();
  system.files["args"] = "-c 'my file.c' @more\n";
  system.files["more"] = "-DX=\\\"a\\ b\\\"";
  CHECK(cpuPlanText("@args", system) ==
        "clang -x c AS_GCC HEADERS -O3 '-DX=\"a b\"' -c 'my file.c' -o 'my file.o'\n");
  CHECK(cpuPlanText("-c @none.c", system) == "clang -x c AS_GCC HEADERS -O3 -c @none.c -o @none.o\n");
  system.files["self"] = "@self";
  CHECK(planText("@self", system) == "error: the response files include each other (self)");
}

TEST_CASE("the environment appends options and chooses the language of C++ sources") {
  MadeUpSystem system = cpuMachine();
  system.variables["HIPCC_COMPILE_FLAGS_APPEND"] = "-DE";
  system.variables["HIPCC_LINK_FLAGS_APPEND"] = "-lfoo";
  system.variables["HIP_COMPILE_CXX_AS_HIP"] = "0";
  CHECK(cpuPlanText("a.cpp", system) ==
        "clang -x c++ HEADERS -O3 -DE -c a.cpp -o TMP/0-a.o\n"
        "clang TMP/0-a.o -lfoo -o a.out LIBRARIES\n");
}

TEST_CASE("the option -x holds for the sources behind it, until none, and never for objects") {
  CHECK(cpuPlanText("-x c a.txt b.o -x none c.c -o app", cpuMachine()) ==
        "clang -x c AS_GCC HEADERS -O3 -c a.txt -o TMP/0-a.o\n"
        "clang -x c AS_GCC HEADERS -O3 -c c.c -o TMP/1-c.o\n"
        "clang TMP/0-a.o b.o TMP/1-c.o -o app LIBRARIES\n");
}

TEST_CASE("no two rows of the option table are for the same spelling") {
  for (const OptionRow& row : optionTable()) CHECK(findOption(row.spelling) == &row);
}
