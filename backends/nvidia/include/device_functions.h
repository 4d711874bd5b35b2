// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_DEVICE_FUNCTIONS_H
#define BACKENDS_NVIDIA_INCLUDE_DEVICE_FUNCTIONS_H

#include <hip/nvidia/hip_runtime.h>

#endif // BACKENDS_NVIDIA_INCLUDE_DEVICE_FUNCTIONS_H
