// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels loaded and compiled at run time.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <cstdio>
#include <vector>

static const char kSource[] = "extern \"C\" __global__ void fill(int* data, int value) { data[threadIdx.x] = value; }";

int main() {
  hiprtcProgram program;
  if (hiprtcCreateProgram(&program, kSource, "fill.hip", 0, nullptr, nullptr) != HIPRTC_SUCCESS) return 1;
  const char* options[] = {"-O3"};
  hiprtcResult result = hiprtcCompileProgram(program, 1, options);
  size_t logSize = 0, codeSize = 0;
  hiprtcGetProgramLogSize(program, &logSize);
  std::vector<char> log(logSize + 1);
  hiprtcGetProgramLog(program, log.data());
  if (result != HIPRTC_SUCCESS) std::printf("%s: %s\n", hiprtcGetErrorString(result), log.data());
  hiprtcGetCodeSize(program, &codeSize);
  std::vector<char> code(codeSize);
  hiprtcGetCode(program, code.data());
  hiprtcDestroyProgram(&program);

  hipModule_t module;
  hipFunction_t function;
  int* data;
  if (hipMalloc(&data, 256) != hipSuccess || hipModuleLoadData(&module, code.data()) != hipSuccess) return 1;
  (void)hipModuleGetFunction(&function, module, "fill");
  int value = 7;
  void* arguments[] = {&data, &value};
  (void)hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, arguments, nullptr);

  struct {
    int* data;
    int value;
  } packed = {data, 8};
  size_t size = sizeof packed;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
  (void)hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, extra);
  hipDeviceptr_t global;
  (void)hipModuleGetGlobal(&global, &size, module, "none");
  return hipModuleUnload(module) == hipSuccess ? 0 : 1;
}
