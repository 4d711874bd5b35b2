// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#define HIP_CUDA_INCLUDE_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H

// HIP's groups come in one header.
#include <cooperative_groups.h>

#endif
