// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_UNAVAILABLE_H
#define HIP_CUDA_INCLUDE_UNAVAILABLE_H

// Names of CUDA that HIP has no counterpart for. Each can be declared around and passed by; a use is an
// error of the compiler with the reason.

#ifdef __cplusplus
#define HIP_CUDA_FUNCTION(name, reason) extern "C" __attribute__((unavailable(reason))) int name(...);
#else
#define HIP_CUDA_FUNCTION(name, reason) __attribute__((unavailable(reason))) int name();
#endif
#define HIP_CUDA_TYPE(name, reason) typedef struct __hip_no_##name { int unavailable; } name __attribute__((unavailable(reason)));
#define HIP_CUDA_CONSTANT(name, reason) extern __attribute__((unavailable(reason))) const int name;

#endif
