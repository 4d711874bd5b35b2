// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "hip/runtime/PublicApi.h"

namespace {

hiprtcProgram create(const char* source) {
  const char* header = "template <class T> __device__ T twice(T v) { return v + v; }";
  const char* name = "twice.h";
  hiprtcProgram program = nullptr;
  REQUIRE(hiprtcCreateProgram(&program, source, "program.cu", 1, &header, &name) ==
          HIPRTC_SUCCESS);
  return program;
}

}  // namespace

TEST_CASE("a program is compiled, and its template kernel launched by its lowered name") {
  hiprtcProgram program = create(R"(
    #include "twice.h"
    template <class T> __global__ void fill(T* out, T value) { out[threadIdx.x] = twice(value); })");
  REQUIRE(hiprtcAddNameExpression(program, "fill<int>") == HIPRTC_SUCCESS);
  const char* name = nullptr;
  CHECK(hiprtcGetLoweredName(program, "fill<int>", &name) ==
        HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION);
  const char* options[] = {"--gpu-architecture=compute_70", "-std=c++17"};
  REQUIRE(hiprtcCompileProgram(program, 2, options) == HIPRTC_SUCCESS);
  REQUIRE(hiprtcGetLoweredName(program, "fill<int>", &name) == HIPRTC_SUCCESS);
  size_t size = 0;
  REQUIRE(hiprtcGetCodeSize(program, &size) == HIPRTC_SUCCESS);
  std::vector<char> code(size);
  REQUIRE(hiprtcGetCode(program, code.data()) == HIPRTC_SUCCESS);

  hipModule_t module = nullptr;
  hipFunction_t function = nullptr;
  REQUIRE(hipModuleLoadData(&module, code.data()) == hipSuccess);
  REQUIRE(hipModuleGetFunction(&function, module, name) == hipSuccess);
  std::vector<int> out(64);
  int *pointer = out.data(), value = 21;
  void* arguments[] = {&pointer, &value};
  CHECK(hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, arguments, nullptr) ==
        hipSuccess);
  CHECK(out == std::vector<int>(64, 42));
  CHECK(hipModuleUnload(module) == hipSuccess);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_SUCCESS);
}

TEST_CASE("the log says what does not compile") {
  hiprtcProgram program = create("__global__ void bad() { unknownName = 1; }");
  CHECK(hiprtcCompileProgram(program, 0, nullptr) == HIPRTC_ERROR_COMPILATION);
  size_t size = 0;
  REQUIRE(hiprtcGetProgramLogSize(program, &size) == HIPRTC_SUCCESS);
  std::string log(size, '\0');
  REQUIRE(hiprtcGetProgramLog(program, log.data()) == HIPRTC_SUCCESS);
  CHECK(log.find("unknownName") != std::string::npos);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_SUCCESS);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_ERROR_INVALID_PROGRAM);
}
