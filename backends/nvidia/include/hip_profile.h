// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_PROFILE_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_PROFILE_H

#include <hip/nvidia/hip_runtime_api.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_PROFILE_H
