// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_RUNTIME_H
#define ISTHMUS_HIP_HIP_RUNTIME_H

// Everything a HIP source needs: the host API and the device language.

#include <hip/hip_common.h>

// CUDA's runtime header brings these along, and programs count on it.
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_runtime.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_runtime.h>
#else
#include <hip/amd/hip_runtime.h>
#endif

#endif
