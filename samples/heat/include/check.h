// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HEAT_CHECK_H
#define HEAT_CHECK_H

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define CUDA_CHECK(call)                                                                    \
  do {                                                                                      \
    cudaError_t status_ = (call);                                                           \
    if (status_ != cudaSuccess) {                                                           \
      std::fprintf(stderr, "%s:%d: %s: %s (%s)\n", __FILE__, __LINE__, #call,               \
                   cudaGetErrorString(status_), cudaGetErrorName(status_));                 \
      std::exit(EXIT_FAILURE);                                                              \
    }                                                                                       \
  } while (0)

// A launch reports a bad configuration through the last error.
#define CUDA_CHECK_LAUNCH() CUDA_CHECK(cudaGetLastError())

#endif
