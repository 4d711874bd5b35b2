// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_THREADSTATE_H
#define HIP_RUNTIME_THREADSTATE_H

#include <vector>

#include "hip/runtime/PublicApi.h"

namespace hip {

struct Stream;

/// What `<<<…>>>` leaves for the kernel stub that is called right after it.
struct CallConfiguration {
  dim3 gridDim;
  dim3 blockDim;
  size_t sharedBytes = 0;
  hipStream_t stream = nullptr;
  std::vector<unsigned char> arguments;  // of the hipConfigureCall form
};

/// The per-thread side of the API.
struct ThreadState {
  int device = 0;
  hipError_t lastError = hipSuccess;
  hipStreamCaptureMode captureMode = hipStreamCaptureModeGlobal;
  std::vector<CallConfiguration> configurations;
  std::vector<hipCtx_t> contexts;
};

ThreadState& threadState();

}  // namespace hip

#endif
