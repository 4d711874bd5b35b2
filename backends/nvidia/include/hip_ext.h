// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's extensions to the launch are declared with the other launches.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_EXT_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_EXT_H

#include <hip/nvidia/hip_runtime.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_EXT_H
