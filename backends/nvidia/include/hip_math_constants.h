// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_MATH_CONSTANTS_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_MATH_CONSTANTS_H

#include <math_constants.h>

#include <hip/nvidia/generated/math_constants.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_MATH_CONSTANTS_H
