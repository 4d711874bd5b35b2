// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_TEXTURE_TYPES_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_TEXTURE_TYPES_H

#include <hip/nvidia/hip_runtime_api.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_TEXTURE_TYPES_H
