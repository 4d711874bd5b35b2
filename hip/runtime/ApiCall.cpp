// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/ApiCall.h"

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/Trace.h"
#include "hip/runtime/objects/Devices.h"

namespace hip {

hipError_t ApiCall::begin() const { return Devices::get().fault(); }

hipError_t ApiCall::finish(hipError_t result) {
  if (result != hipSuccess) threadState().lastError = result;
  if (traceEnabled()) traceCall(name_, arguments_, hipGetErrorName(result));
  return result;
}

}  // namespace hip
