// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/BuildFile.h"

#include <catch2/catch.hpp>

using hipify::BuildFileKind;

namespace {
std::string make(std::string_view text) { return hipify::translateBuildFile(text, BuildFileKind::Make, {"main.cu"}); }
std::string cmake(std::string_view text) { return hipify::translateBuildFile(text, BuildFileKind::CMake, {"main.cu"}); }
}  // namespace

TEST_CASE("nvcc becomes hipcc, whatever folder it comes from") {
  CHECK(make("CC = nvcc\n") == "CC = hipcc\n");
  CHECK(make("NVCC ?= $(CUDA_PATH)/bin/nvcc\n") == "NVCC ?= hipcc\n");
  CHECK(make("\t/usr/local/cuda/bin/nvcc -c x.c\n") == "\thipcc -c x.c\n");
  CHECK(make("nvcc_flags = $(nvccflags) # nvcc\n") == "nvcc_flags = $(nvccflags) # nvcc\n");
}

TEST_CASE("nvcc's options become hipcc's or go away") {
  CHECK(make("F = -O3 -arch=sm_$(SM) -gencode arch=compute_70,code=sm_70 -Xcompiler -Wall \\\n") ==
        "F = -O3   -Wall \\\n");
  CHECK(make("F = -Xcompiler=-fopenmp -Xcompiler \"-a -b\" -Xcompiler -a,-b -Xptxas -v\n") ==
        "F = -fopenmp -a -b -a -b \n");
  CHECK(make("F = -use_fast_math -rdc=true -dc --expt-extended-lambda -lineinfo\n") ==
        "F = -ffast-math -fgpu-rdc -fgpu-rdc -c  \n");
}

TEST_CASE("libraries and include folders of the toolkit become HIP's") {
  CHECK(make("L = -L$(CUDA_PATH)/lib64 -lcudart -lcublas -lcurand -lm\n") == "L =   -lhipblas -lhiprand -lm\n");
  CHECK(make("I = -I. -I$(CUDA_HOME)/include\n") == "I = -I. $(shell hipconfig --cpp_config)\n");
}

TEST_CASE("renamed sources are followed, others are not") {
  CHECK(make("main.o: main.cu other.cu kernels.cuh\n") == "main.o: main.hip other.cu kernels.cuh\n");
  CHECK(make("%.o: %.cu\nobj = $(source:.cu=.o) $(wildcard *.cu) $(NAME).cu\n") ==
        "%.o: %.hip\nobj = $(source:.hip=.o) $(wildcard *.hip) $(NAME).hip\n");
}

TEST_CASE("CMake's CUDA language becomes HIP") {
  CHECK(cmake("cmake_minimum_required(VERSION 3.18)\nproject(p LANGUAGES CXX CUDA)\n") ==
        "cmake_minimum_required(VERSION 3.21)\nproject(p LANGUAGES CXX HIP)\n");
  CHECK(cmake("cmake_minimum_required(VERSION 3.25)\nset(CMAKE_CUDA_STANDARD 17)\nadd_executable(p main.cu)\n") ==
        "cmake_minimum_required(VERSION 3.25)\nset(CMAKE_HIP_STANDARD 17)\nadd_executable(p main.hip)\n");
  CHECK(cmake("set_target_properties(p PROPERTIES CUDA_ARCHITECTURES 90)\nset(CMAKE_CUDA_ARCHITECTURES 70 80)\n") == "\n\n");
  CHECK(cmake("set_target_properties(p PROPERTIES CUDA_STANDARD 17 CUDA_ARCHITECTURES \"70;80\")\n") ==
        "set_target_properties(p PROPERTIES HIP_STANDARD 17 )\n");
  CHECK(cmake("target_compile_options(p PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math>)\n") ==
        "target_compile_options(p PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-ffast-math>)\n");
}

TEST_CASE("CMake's CUDA packages become HIP's") {
  CHECK(cmake("find_package(CUDAToolkit REQUIRED)\ntarget_link_libraries(p CUDA::cudart CUDA::cublas)\n") ==
        "find_package(hip REQUIRED)\ntarget_link_libraries(p hip::host roc::hipblas)\n");
  CHECK(cmake("find_package(CUDA 9.0 REQUIRED)\ncuda_add_executable(p main.cu)\n") ==
        "enable_language(HIP)\nfind_package(hip REQUIRED)\nadd_executable(p main.hip)\n");
}
