// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIP_COOPERATIVE_GROUPS_H
#define BACKENDS_AMD_INCLUDE_HIP_COOPERATIVE_GROUPS_H

// ROCm's uses names of the runtime header without including it.
#include <hip/hip_runtime.h>

#include_next <hip/hip_cooperative_groups.h>

#endif // BACKENDS_AMD_INCLUDE_HIP_COOPERATIVE_GROUPS_H
