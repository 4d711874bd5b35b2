// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipcc/MadeUpSystem.h"
#include "test/hipcc/PlanText.h"

using namespace hipcc::test;

namespace {

std::string nvidiaPlan(const std::string& commandLine) {
  std::string text = planText("--platform=nvidia " + commandLine, nvidiaMachine());
  replaceAll(text, "/usr/local/cuda/bin/nvcc -Wno-deprecated-gpu-targets", "nvcc");
  replaceAll(text, "-D__HIP_PLATFORM_NVIDIA__=1 -isystem /opt/isthmus/include "
                   "-isystem /opt/isthmus/include/hip/nvidia/libraries", "HIP");
  replaceAll(text, "-L/usr/local/cuda/lib64/stubs -lcuda", "LIBRARIES");
  replaceAll(text, "--extended-lambda --expt-relaxed-constexpr", "LANGUAGE");
  return text;
}

std::string amdPlan(const std::string& commandLine, const MadeUpSystem& system = amdMachine()) {
  std::string text = planText("--platform=amd " + commandLine, system);
  replaceAll(text, "/opt/rocm/llvm/bin/clang++ -Wno-unused-command-line-argument", "clang");
  replaceAll(text, "--rocm-path=/opt/rocm --rocm-device-lib-path=/opt/rocm/amdgcn/bitcode", "ROCM");
  replaceAll(text, "-isystem /opt/isthmus/include -isystem /opt/isthmus/include/hip/cuda -D__HIP_PLATFORM_AMD__=1 "
             "-isystem /opt/rocm/include",
             "HEADERS");
  replaceAll(text, "-L/opt/rocm/lib -lamdhip64 -Wl,-rpath,/opt/rocm/lib -lpthread -lm", "LIBRARIES");
  return text;
}

}  // namespace

TEST_CASE("nvcc gets clang's spellings in its own") {
  CHECK(nvidiaPlan("-c a.hip --offload-arch=sm_90 -O2 -Wall -fPIC -ffast-math -fgpu-rdc -DN -I inc") ==
        "nvcc -arch=sm_90 -rdc=true -x cu HIP -std=c++17 LANGUAGE -O2 -Xcompiler -Wall -Xcompiler -fPIC "
        "--use_fast_math -Xcompiler -ffast-math -DN -I inc -c a.hip -o a.o\n");
}

TEST_CASE("a warning that both compilers of nvcc know is silenced in both") {
  CHECK(nvidiaPlan("-c a.hip -Wno-deprecated-declarations") ==
        "nvcc -x cu HIP -std=c++17 LANGUAGE -O3 -Wno-deprecated-declarations -Xcompiler "
        "-Wno-deprecated-declarations -c a.hip -o a.o\n");
  CHECK(nvidiaPlan("-c a.hip --Wno-deprecated-declarations") ==
        "nvcc -x cu HIP -std=c++17 LANGUAGE -O3 --Wno-deprecated-declarations -c a.hip -o a.o\n");
}

TEST_CASE("HIP's libraries are CUDA's") {
  CHECK(nvidiaPlan("a.o -lhipblas -lhipblaslt -lhipsolver -lhipother") ==
        "nvcc a.o -lcublas -lcublasLt -lcusolver -lhipother -o a.out LIBRARIES\n");
}

TEST_CASE("nvcc gets its own spellings unchanged") {
  CHECK(nvidiaPlan("-c a.cu -std=c++14 -gencode arch=compute_80,code=sm_80 -lineinfo "
                   "-Xcompiler -Wall,-Wextra --expt-extended-lambda -maxrregcount=32") ==
        "nvcc -x cu HIP -O3 -std=c++14 -gencode arch=compute_80,code=sm_80 -lineinfo "
        "-Xcompiler -Wall,-Wextra --expt-extended-lambda -maxrregcount=32 -c a.cu -o a.o\n");
}

TEST_CASE("nvcc links with translated linker options and the driver's library") {
  CHECK(nvidiaPlan("a.o -Wl,-z,now -L. -lm -fopenmp -lcudart -o app") ==
        "nvcc a.o -Xlinker -z,now -L. -lm -o app -Xcompiler -fopenmp -lcudart LIBRARIES\n");
}

TEST_CASE("nvcc's forms of device code are made by nvcc, and are a library on the cpu") {
  CHECK(nvidiaPlan("-ptx -arch=sm_90 a.cu") == "nvcc -x cu HIP -std=c++17 -O3 -arch=sm_90 -ptx a.cu -o a.ptx\n");
  CHECK(nvidiaPlan("--cubin -arch=sm_90 a.cu -o b") ==
        "nvcc -x cu HIP -std=c++17 -O3 -arch=sm_90 -cubin a.cu -o b\n");
  CHECK(planText("--platform=cpu -fatbin a.cu -o a.fatbin", cpuMachine()) ==
        planText("--platform=cpu --genco a.cu -o a.fatbin", cpuMachine()));
}

TEST_CASE("for an AMD GPU a CUDA source gets CUDA's names, a HIP source does not") {
  CHECK(amdPlan("-c a.cu --offload-arch=gfx90a") ==
        "clang -x hip --offload-arch=gfx90a ROCM -std=c++17 HEADERS -I /opt/isthmus/include/hip/cuda "
        "-DHIP_CUDA_LANGUAGE -include cuda_runtime.h -O3 -c a.cu -o a.o\n");
  CHECK(amdPlan("-x hip -c a.cu --offload-arch=gfx90a") ==
        "clang -x hip --offload-arch=gfx90a ROCM -std=c++17 HEADERS -O3 -c a.cu -o a.o\n");
}

TEST_CASE("several NVIDIA architectures are one -gencode each") {
  CHECK(nvidiaPlan("--offload-arch=sm_80,sm_90 -c a.hip") ==
        "nvcc '-gencode=arch=compute_80,code=[sm_80,compute_80]' "
        "'-gencode=arch=compute_90,code=[sm_90,compute_90]' -x cu HIP -std=c++17 LANGUAGE -O3 -c a.hip -o a.o\n");
}

TEST_CASE("clang compiles for the given AMD GPUs") {
  CHECK(amdPlan("--offload-arch=gfx942 --amdgpu-target=gfx90a -fgpu-rdc -munsafe-fp-atomics -c a.cpp") ==
        "clang -x hip --offload-arch=gfx90a --offload-arch=gfx942 ROCM -std=c++17 -fgpu-rdc HEADERS "
        "-O3 -munsafe-fp-atomics -c a.cpp -o a.o\n");
}

TEST_CASE("clang links AMD objects, and their device code with -fgpu-rdc") {
  CHECK(amdPlan("a.o -o app") == "clang a.o -o app LIBRARIES\n");
  CHECK(amdPlan("-fgpu-rdc a.o -o app") ==
        "clang --hip-link -fgpu-rdc --rocm-device-lib-path=/opt/rocm/amdgcn/bitcode "
        "--offload-arch=gfx90a a.o -o app LIBRARIES\n");
}

TEST_CASE("a device image for AMD is what clang makes without -c") {
  CHECK(amdPlan("--genco a.hip -o a.co") ==
        "clang -x hip --offload-arch=gfx90a ROCM -std=c++17 --offload-device-only HEADERS -O3 a.hip "
        "-o a.co\n");
}

TEST_CASE("ROCm 5 gets code objects that it can load") {
  MadeUpSystem system = amdMachine();
  system.files["/opt/rocm/share/hip/version"] = "HIP_VERSION_MAJOR=5\n";
  system.variables["HCC_AMDGPU_TARGET"] = "gfx906,gfx908";
  CHECK(amdPlan("-c a.hip", system) ==
        "clang -x hip --offload-arch=gfx906 --offload-arch=gfx908 -mcode-object-version=4 ROCM "
        "-std=c++17 HEADERS -O3 -c a.hip -o a.o\n");
}
