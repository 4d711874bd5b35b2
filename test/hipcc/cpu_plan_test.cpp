// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipcc/MadeUpSystem.h"
#include "test/hipcc/PlanText.h"

using namespace hipcc;
using namespace hipcc::test;

namespace {

std::string plan(const std::string& commandLine) {
  return cpuPlanText("--platform=cpu " + commandLine, cpuMachine());
}

}  // namespace

TEST_CASE("a HIP source is compiled for host and device, and the objects are joined") {
  CHECK(plan("-c a.hip -o a.o") ==
        "clang HIP -std=c++17 ID -O3 -c a.hip -o TMP/a.o.host.o\n"
        "clang HIP -std=c++17 ID -O3 -march=native MATH DEVICE PLUGIN -c a.hip -o TMP/a.o.device.o\n"
        "ld.lld -r TMP/a.o.host.o TMP/a.o.device.o -o a.o\n");
}

TEST_CASE("the user's options come behind the defaults that they replace") {
  CHECK(plan("-c a.hip -std=c++20 -O1 -march=x86-64-v3 -ffp-contract=off -Iinc -DN=1") ==
        "clang HIP ID -std=c++20 -O1 -march=x86-64-v3 -ffp-contract=off -Iinc -DN=1 -c a.hip "
        "-o TMP/a.o.host.o\n"
        "clang HIP ID MATH DEVICE PLUGIN -std=c++20 -O1 -march=x86-64-v3 -ffp-contract=off -Iinc "
        "-DN=1 -c a.hip -o TMP/a.o.device.o\n"
        "ld.lld -r TMP/a.o.host.o TMP/a.o.device.o -o a.o\n");
}

TEST_CASE("sources, objects and libraries keep their order on the link line") {
  CHECK(plan("x.o a.c -L lib -lfoo -Wl,-z,now b.a -o app") ==
        "clang -x c AS_GCC HEADERS -O3 -c a.c -o TMP/0-a.o\n"
        "clang x.o TMP/0-a.o -L lib -lfoo -Wl,-z,now b.a -o app LIBRARIES\n");
}

TEST_CASE("a standard of C++ is for the sources of C++ only, as with nvcc") {
  CHECK(plan("-std=c++17 -c a.c") == "clang -x c AS_GCC HEADERS -O3 -c a.c -o a.o\n");
  CHECK(plan("-std=c11 -c a.c") == "clang -x c AS_GCC HEADERS -O3 -std=c11 -c a.c -o a.o\n");
}

TEST_CASE("separate device code is kept in the object as bitcode") {
  CHECK(plan("-fgpu-rdc -c a.hip") ==
        "clang HIP -std=c++17 -fgpu-rdc ID -O3 -c a.hip -o TMP/a.o.host.o\n"
        "clang HIP -std=c++17 -fgpu-rdc ID -O3 -march=native MATH DEVICE -Xclang "
        "-disable-llvm-passes -emit-llvm -c a.hip -o TMP/a.o.bc\n"
        "/usr/bin/llvm-objcopy-19 --add-section=.hip.cpu.bitcode=TMP/a.o.bc "
        "--set-section-flags=.hip.cpu.bitcode=exclude TMP/a.o.host.o a.o\n");
}

TEST_CASE("objects with separate device code are linked with it, without being told") {
  MadeUpSystem system = cpuMachine();
  system.files["a.o"] = ".text .data";
  CHECK(cpuPlanText("a.o b.o -o app", system) == "clang a.o b.o -o app LIBRARIES\n");
  system.files["a.o"] = ".text .hip.cpu.bitcode .data";
  CHECK(cpuPlanText("a.o b.o -o app", system) ==
        "/opt/isthmus/bin/hipcc -cc-collect-device-code /usr/bin/llvm-link-19 TMP/app.device.bc "
        "a.o b.o\n"
        "clang -O3 -march=native MATH PLUGIN -x ir TMP/app.device.bc -c -o TMP/app.device.o\n"
        "clang TMP/app.device.o a.o b.o -o app LIBRARIES\n");
}

TEST_CASE("the option --genco makes a library of the device code alone") {
  CHECK(plan("--genco a.hip -o a.co") ==
        "clang HIP -std=c++17 ID -O3 -march=native MATH DEVICE PLUGIN -c a.hip "
        "-o TMP/a.co.device.o -fPIC\n"
        "/usr/bin/clang++-19 -shared TMP/a.co.device.o -o a.co -Wl,--as-needed LIBRARIES\n");
}

TEST_CASE("preprocessed text has both sides, the list of macros and dependencies one") {
  CHECK(plan("-E a.hip") ==
        "clang HIP -std=c++17 ID -O3 -E a.hip -o TMP/stdout.host\n"
        "clang HIP -std=c++17 ID -O3 -march=native MATH DEVICE PLUGIN -E a.hip -o TMP/stdout.device\n"
        "cat TMP/stdout.device TMP/stdout.host\n");
  CHECK(plan("-E -dM a.hip") == "clang HIP -std=c++17 ID -O3 -dM -E a.hip\n");
  CHECK(plan("-M a.hip") == "clang HIP -std=c++17 ID -O3 -M -MT a.o a.hip\n");
}

TEST_CASE("the option -MD names the user's object and a file beside it") {
  CHECK(plan("-MD -c x/a.c -o obj/b.o") ==
        "clang -x c AS_GCC HEADERS -O3 -MD -MT obj/b.o -MF obj/b.d -c x/a.c -o obj/b.o\n");
  CHECK(plan("-MMD -MF f -MT t -c x/a.c -o obj/b.o") ==
        "clang -x c AS_GCC HEADERS -O3 -MMD -MF f -MT t -c x/a.c -o obj/b.o\n");
}

TEST_CASE("standard input is kept, because two passes read it") {
  CHECK(plan("-x hip --offload-arch=gfx90a -c - -o a.o") ==
        "cat > TMP/stdin.hip\n"
        "clang HIP -std=c++17 ID -O3 -c TMP/stdin.hip -o TMP/a.o.host.o\n"
        "clang HIP -std=c++17 ID -O3 -march=native MATH DEVICE PLUGIN -c TMP/stdin.hip "
        "-o TMP/a.o.device.o\n"
        "ld.lld -r TMP/a.o.host.o TMP/a.o.device.o -o a.o\n");
}

TEST_CASE("with more jobs, the sources are compiled at the same time") {
  Options options = *parseOptions({"--platform=cpu", "-c", "a.hip", "b.hip"}, cpuMachine());
  CHECK(makePlan(options, cpuMachine())->steps.size() == 4);
  options.jobs = 8;
  CHECK(makePlan(options, cpuMachine())->steps.size() == 2);
  CHECK(makePlan(options, cpuMachine())->steps[0].size() == 4);
}

TEST_CASE("each side can be compiled alone and have options of its own") {
  CHECK(plan("--offload-host-only -Xarch_host -DH -Xarch_device -DD -c a.hip") ==
        "clang HIP -std=c++17 ID -O3 -DH -c a.hip -o a.o\n");
  CHECK(plan("--cuda-device-only -Xarch_host -DH -Xarch_device -DD -S a.hip") ==
        "clang HIP -std=c++17 ID -O3 -march=native MATH DEVICE PLUGIN -DD -S a.hip -o a.s\n");
}

TEST_CASE("options for GPUs and for nvcc are understood as far as they mean something") {
  CHECK(plan("-arch=sm_90 -gencode arch=compute_80,code=sm_80 -Xcompiler -Wall,-fopenmp "
             "--expt-extended-lambda -lineinfo -munsafe-fp-atomics --use_fast_math -lcudart "
             "--offload-host-only -c a.hip") ==
        "clang HIP -std=c++17 ID -O3 -Wall -fopenmp -gline-tables-only -ffast-math -c a.hip -o a.o\n");
}

TEST_CASE("a CUDA source gets CUDA's names and the newest architecture that nvcc was asked for") {
  CHECK(plan("--offload-host-only -c a.cu") ==
        "clang HIP CUDA -std=c++17 ID -O3 -c a.cu -o a.o\n");
  CHECK(plan("--offload-host-only -c -x cu a.cpp -arch=sm_70 -gencode arch=compute_80,code=[sm_80,compute_80]") ==
        "clang HIP -I /opt/isthmus/include/hip/cuda -DHIP_CUDA_LANGUAGE -DHIP_CUDA_ARCH=800 "
        "-include cuda_runtime.h -std=c++17 ID -O3 -c a.cpp -o a.o\n");
}

TEST_CASE("the warp size is a macro") {
  CHECK(plan("--warp-size=64 -c a.c") ==
        "clang -x c AS_GCC -isystem /opt/isthmus/include -isystem /opt/isthmus/include/hip/cuda "
        "-D__HIP_PLATFORM_CPU__=1 "
        "-D__HIP_PLATFORM_AMD__=1 -D__HIP_CPU_WARP_SIZE__=64 -O3 -c a.c -o a.o\n");
}

TEST_CASE("two sources, outputs or option sets have different ids, both passes the same") {
  auto idOf = [](const std::string& commandLine, int command) {
    std::string text = planText(commandLine, cpuMachine());
    size_t at = 0;
    for (int i = 0; i <= command; ++i) at = text.find("-cuid=", at) + 6;
    return text.substr(at, 16);
  };
  CHECK(idOf("-c a.hip", 0) == idOf("-c a.hip", 1));
  CHECK(idOf("-c a.hip", 0) != idOf("-c b.hip", 0));
  CHECK(idOf("-c a.hip", 0) != idOf("-c a.hip -o b.o", 0));
  CHECK(idOf("-c a.hip", 0) != idOf("-c a.hip -DX", 0));
}
