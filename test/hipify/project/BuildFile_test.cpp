// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/BuildFile.h"

#include <catch2/catch.hpp>

using hipify::BuildFileKind;

namespace {

std::string translated(std::string_view text, BuildFileKind kind) {
  return hipify::translateBuildFile(text, kind, {"main.cu"}).output;
}
std::string make(std::string_view text) { return translated(text, BuildFileKind::Make); }
std::string cmake(std::string_view text) { return translated(text, BuildFileKind::CMake); }

// Each diagnostic as the text it points at, its message behind.
std::string reports(std::string_view text, BuildFileKind kind) {
  std::string out;
  for (const auto& diagnostic : hipify::translateBuildFile(text, kind, {"main.cu"}).diagnostics) {
    const std::string_view rest = text.substr(diagnostic.offset);
    out += std::string(rest.substr(0, rest.find_first_of(" \n)"))) + ": " + diagnostic.message + "\n";
  }
  return out;
}

}  // namespace

TEST_CASE("nvcc becomes hipcc, whatever folder it comes from") {
  CHECK(make("CC = nvcc\n") == "CC = hipcc\n");
  CHECK(make("NVCC ?= $(CUDA_PATH)/bin/nvcc\n") == "NVCC ?= hipcc\n");
  CHECK(make("NVCC := \"$(CUDA_HOME)/bin/nvcc\"\n") == "NVCC := \"hipcc\"\n");
  CHECK(make("\t/usr/local/cuda/bin/nvcc -c x.c\n") == "\thipcc -c x.c\n");
  CHECK(make("\t@nvcc -c x.c\n\t-nvcc -c y.c\n") == "\t@hipcc -c x.c\n\t-hipcc -c y.c\n");
  CHECK(make("nvcc_flags = $(nvccflags) # nvcc\n") == "nvcc_flags = $(nvccflags) # nvcc\n");
}

TEST_CASE("nvcc's options become hipcc's or go away, and leave no blanks behind") {
  CHECK(make("F = -O3 -arch=sm_$(SM) -gencode arch=compute_70,code=sm_70 -Xcompiler -Wall \\\n  -g\n") == "F = -O3 -Wall \\\n  -g\n");
  CHECK(make("F ?= -O2 -std=c++17 -arch=$(ARCH)\n") == "F ?= -O2 -std=c++17\n");
  CHECK(make("F += -arch sm_20\nG=-arch=sm_70 -O3\n") == "F +=\nG=-O3\n");
  CHECK(make("F = -Xcompiler=-fopenmp -Xcompiler \"-a -b\" -Xcompiler -a,-b -Xptxas -v -Xlinker -z\n") ==
        "F = -fopenmp -a -b -a -b -Wl,-z\n");
  CHECK(make("F = -use_fast_math -rdc=true -dc --expt-extended-lambda -lineinfo -maxrregcount=32\n") ==
        "F = -ffast-math -fgpu-rdc -fgpu-rdc -c\n");
  CHECK(make("F = $(addprefix --compiler-options ,$(CXXWARN_FLAGS)) --options-file f.rsp\n") == "F = $(CXXWARN_FLAGS) @f.rsp\n");
  CHECK(make("k.ptx: main.cu\n\tnvcc -ptx -arch=sm_70 $< -o $@\n") == "k.ptx: main.hip\n\thipcc --genco $< -o $@\n");
}

TEST_CASE("where device code is compiled separately, the link is told to link it") {
  CHECK(make("NVCC = nvcc\napp: a.o\n\t$(NVCC) a.o -o app\na.o: main.cu\n\t$(NVCC) -c -dc main.cu -o a.o\n") ==
        "NVCC = hipcc\napp: a.o\n\t$(NVCC) -fgpu-rdc --hip-link a.o -o app\na.o: main.hip\n\t$(NVCC) -fgpu-rdc -c main.hip -o a.o\n");
  CHECK(make("CC = nvcc\napp: a.o\n\t$(CC) a.o -o app\n") == "CC = hipcc\napp: a.o\n\t$(CC) a.o -o app\n");
}

TEST_CASE("libraries and include folders of the toolkit become HIP's") {
  CHECK(make("L = -L$(CUDA_PATH)/lib64 -lcublas -lcurand_static -lcuda -lm\n") == "L = -lhipblas -lhiprand -lm\n");
  CHECK(make("L = -L$(CUDA_PATH)/lib64 -lcudart -lm\n") == "L = $(shell hipcc --ldflags) -lm\n");
  CHECK(make("I = -I. -I$(CUDA_HOME)/include\n") == "I = -I. $(shell hipconfig --cpp_config)\n");
  CHECK(make("INCLUDE := $(CUDA_DIR)/include\n") == "INCLUDE := $(shell hipconfig --path)/include\n");
}

TEST_CASE("renamed sources are followed, others are not") {
  CHECK(make("main.o: main.cu other.cu kernels.cuh\n") == "main.o: main.hip other.cu kernels.cuh\n");
  CHECK(make("%.o: %.cu\nobj = $(source:.cu=.o) $(wildcard *.cu) $(NAME).cu\n") ==
        "%.o: %.hip\nobj = $(source:.hip=.o) $(wildcard *.hip) $(NAME).hip\n");
  CHECK(make(".SUFFIXES: .cu .o\n.cu.o:\n\tnvcc -c $<\n") == ".SUFFIXES: .hip .o\n.hip.o:\n\thipcc -c $<\n");
  CHECK(make("EXT = cu\nS = $(shell find . -name '*.$(EXT)')\n") == "EXT = hip\nS = $(shell find . -name '*.$(EXT)')\n");
  CHECK(make("WORD = cu\n") == "WORD = cu\n");
}

TEST_CASE("CMake's CUDA language becomes HIP") {
  CHECK(cmake("cmake_minimum_required(VERSION 3.18)\nproject(p LANGUAGES CXX CUDA)\n") ==
        "cmake_minimum_required(VERSION 3.21)\nproject(p LANGUAGES CXX HIP)\n");
  CHECK(cmake("cmake_minimum_required(VERSION 3.25)\nset(CMAKE_CUDA_STANDARD 17)\nadd_executable(p main.cu)\n") ==
        "cmake_minimum_required(VERSION 3.25)\nset(CMAKE_HIP_STANDARD 17)\nadd_executable(p main.hip)\n");
  CHECK(cmake("set_target_properties(p PROPERTIES CUDA_ARCHITECTURES 90)\nset(CMAKE_CUDA_ARCHITECTURES 70 80)\n") == "\n\n");
  CHECK(cmake("set_target_properties(p PROPERTIES CUDA_STANDARD 17 CUDA_ARCHITECTURES \"70;80\")\n") ==
        "set_target_properties(p PROPERTIES HIP_STANDARD 17)\n");
  CHECK(cmake("target_compile_options(p PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math>)\n") ==
        "target_compile_options(p PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-ffast-math>)\n");
  CHECK(cmake("set_source_files_properties(a.cpp PROPERTIES LANGUAGE CUDA)\ntarget_compile_features(p PUBLIC cuda_std_17)\n") ==
        "set_source_files_properties(a.cpp PROPERTIES LANGUAGE HIP)\ntarget_compile_features(p PUBLIC hip_std_17)\n");
  CHECK(cmake("set(CMAKE_CUDA_FLAGS \"${CMAKE_CUDA_FLAGS} -lineinfo -Xcompiler=-Wall\")\n") ==
        "set(CMAKE_HIP_FLAGS \"${CMAKE_HIP_FLAGS} -Wall\")\n");
}

TEST_CASE("separable compilation becomes relocatable device code") {
  CHECK(cmake("set_target_properties(p PROPERTIES CUDA_SEPARABLE_COMPILATION ON)\n") ==
        "target_compile_options(p PRIVATE $<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>)\n"
        "target_link_options(p PRIVATE $<$<LINK_LANGUAGE:HIP>:-fgpu-rdc>)\n");
  CHECK(cmake("set(CMAKE_CUDA_SEPARABLE_COMPILATION ON)\n") ==
        "add_compile_options($<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>)\nadd_link_options($<$<LINK_LANGUAGE:HIP>:-fgpu-rdc>)\n");
}

TEST_CASE("CMake's CUDA packages become HIP's") {
  CHECK(cmake("find_package(CUDAToolkit REQUIRED)\ntarget_link_libraries(p CUDA::cudart CUDA::cublas)\n") ==
        "find_package(hip REQUIRED)\nfind_package(hipblas REQUIRED)\ntarget_link_libraries(p hip::host roc::hipblas)\n");
  CHECK(cmake("find_package(CUDA 9.0 REQUIRED)\ncuda_add_executable(p main.cu)\n") ==
        "enable_language(HIP)\nfind_package(hip REQUIRED)\nadd_executable(p main.hip)\n");
  CHECK(cmake("list(APPEND CUDA_NVCC_FLAGS -O3 -arch=sm_70 --use_fast_math)\n") == "string(APPEND CMAKE_HIP_FLAGS \" -O3 -ffast-math\")\n");
  CHECK(cmake("set(CUDA_NVCC_FLAGS ${CUDA_NVCC_FLAGS};-O3;-g)\n") == "string(APPEND CMAKE_HIP_FLAGS \" -O3 -g\")\n");
}

TEST_CASE("what has no counterpart in a build file is reported where it stands") {
  CHECK(reports("app: a.o\n\tnvprof ./app\n\tnvcc -dlink a.o -o b.o\n", BuildFileKind::Make) ==
        "nvprof: the tool is NVIDIA's (nvprof)\n-dlink: the device link step has no counterpart (-dlink)\n");
  CHECK(reports("L = -arch=sm_70 -lnppif -lcublas\n", BuildFileKind::Make) == "-lnppif: the library has no counterpart in HIP (-lnppif)\n");
  CHECK(reports("target_link_libraries(p CUDA::cudart CUDA::nppc)\ncuda_compile_ptx(k main.cu)\n", BuildFileKind::CMake) ==
        "CUDA::nppc: the target has no counterpart in HIP (CUDA::nppc)\n"
        "cuda_compile_ptx(k: the command has no counterpart (cuda_compile_ptx)\n");
  CHECK(reports("from torch.utils.cpp_extension import CUDAExtension\n", BuildFileKind::Other) ==
        "CUDAExtension: the build file is copied as it is and builds with CUDA (CUDAExtension)\n");
  CHECK(reports("NVCC = nvcc -arch=sm_70 # nvprof\nall: main.cu\n\t$(NVCC) main.cu -o app\n", BuildFileKind::Make).empty());
}

TEST_CASE("build files are known by their names") {
  using hipify::buildFileKind;
  for (const char* name : {"Makefile", "makefile", "GNUmakefile", "Makefile.cuda", "common.mk", "Make.linux", "make.inc"}) {
    CHECK(buildFileKind(name) == BuildFileKind::Make);
  }
  CHECK(buildFileKind("CMakeLists.txt") == BuildFileKind::CMake);
  CHECK(buildFileKind("FindX.cmake") == BuildFileKind::CMake);
  for (const char* name : {"setup.py", "pyproject.toml", "BUILD.bazel", "rules.bzl", "meson.build", "a.vcxproj"}) {
    CHECK(buildFileKind(name) == BuildFileKind::Other);
  }
  for (const char* name : {"BUILDING.md", "main.cu", "Maker.txt", "setup.pyc"}) {
    CHECK(buildFileKind(name) == BuildFileKind::None);
  }
}

TEST_CASE("comments, and what a marker switches off, stay in build files") {
  CHECK(make("# hipify: off\nCC = nvcc\n# hipify: on\nCC = nvcc # nvcc\n") == "# hipify: off\nCC = nvcc\n# hipify: on\nCC = hipcc # nvcc\n");
  CHECK(cmake("#[[ find_package(CUDA)\n]] project(p CUDA)\n") == "#[[ find_package(CUDA)\n]] project(p HIP)\n");
}

TEST_CASE("a translated build file stays as it is") {
  const std::string once = make("NVCC = nvcc -arch=sm_70 -dc\nL = -L$(CUDA_PATH)/lib64 -lcudart\napp: main.cu\n\t$(NVCC) $< -o $@ $(L)\n");
  CHECK(make(once) == once);
  const std::string lists = cmake("cmake_minimum_required(VERSION 3.10)\nfind_package(CUDA REQUIRED)\ncuda_add_executable(p main.cu)\n");
  CHECK(cmake(lists) == lists);
}

TEST_CASE("CMake is told that sources which keep the name .cu are HIP") {
  const std::string text = "project(p LANGUAGES CUDA)\nadd_executable(p main.cu)\n";
  const std::string kept = hipify::translateBuildFile(text, BuildFileKind::CMake, {}).output;
  CHECK(kept.find("add_executable(p main.cu)") != std::string::npos);
  CHECK(kept.find("PROPERTIES LANGUAGE HIP") != std::string::npos);
  CHECK(hipify::translateBuildFile(kept, BuildFileKind::CMake, {}).output == kept);
}

TEST_CASE("no build file is too long or too broken to be translated") {
  for (const char* piece : {"(", "\"", "a.cu ", "-arch=", "find_package(CUDA ", "\\\n", "#[[", "$(CUDA_PATH)/"}) {
    std::string text;
    while (text.size() < 200000) {
      text += piece;
    }
    CHECK(make(text).size() > 10);
    CHECK(cmake(text).size() > 10);
  }
}
