// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROCm's host interface, and the newer names that an older ROCm lacks.
#ifndef BACKENDS_AMD_INCLUDE_HIP_RUNTIME_API_H
#define BACKENDS_AMD_INCLUDE_HIP_RUNTIME_API_H

#include_next <hip/hip_runtime_api.h>

#include <hip/amd/polyfill/api.h>

#endif // BACKENDS_AMD_INCLUDE_HIP_RUNTIME_API_H
