// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

hipError_t enumerate(hipFunction_t* functions, hipModule_t module) {
  return hipModuleEnumerateFunctions(functions, 1, module);
}
