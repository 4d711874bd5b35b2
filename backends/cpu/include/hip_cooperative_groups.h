// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_COOPERATIVE_GROUPS_H
#define BACKENDS_CPU_INCLUDE_HIP_COOPERATIVE_GROUPS_H

// Cooperative groups over the block, warp and grid functions of the device language. A group smaller
// than a block is a set of lanes of one warp: its collectives are the warp's, between the lanes of a
// mask, so that several groups of a warp work in one step.

#include <hip/hip_runtime.h>

#ifdef __HIP__

#include <hip/cpu/cooperative_groups/block_groups.h>
#include <hip/cpu/cooperative_groups/lane_groups.h>
#include <hip/cpu/cooperative_groups/partition.h>
#include <hip/cpu/cooperative_groups/reduce.h>
#include <hip/cpu/cooperative_groups/memcpy_async.h>

#endif

#endif
