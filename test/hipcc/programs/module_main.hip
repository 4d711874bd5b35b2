// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

#include <cstdio>

// Loads the device image named on the command line and runs its kernel.
int main(int, char** arguments) {
  hipModule_t module;
  hipFunction_t kernel;
  if (hipModuleLoad(&module, arguments[1]) != hipSuccess) return 2;
  if (hipModuleGetFunction(&kernel, module, "square") != hipSuccess) return 3;
  int* device = nullptr;
  int host[4] = {};
  if (hipMalloc(reinterpret_cast<void**>(&device), sizeof host) != hipSuccess) return 4;
  void* kernelArguments[] = {&device};
  if (hipModuleLaunchKernel(kernel, 1, 1, 1, 4, 1, 1, 0, nullptr, kernelArguments, nullptr) != hipSuccess)
    return 5;
  if (hipMemcpy(host, device, sizeof host, hipMemcpyDeviceToHost) != hipSuccess) return 6;
  std::printf("%d %d\n", host[2], host[3]);
  return hipModuleUnload(module) == hipSuccess ? 0 : 7;
}
