// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's cooperative groups have CUDA's names; HIP has reduce and scan in the same header.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_COOPERATIVE_GROUPS_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_COOPERATIVE_GROUPS_H

#include <hip/nvidia/hip_runtime.h>

#ifdef __CUDACC__
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#endif

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_COOPERATIVE_GROUPS_H
