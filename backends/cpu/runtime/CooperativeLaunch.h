// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_COOPERATIVELAUNCH_H
#define BACKENDS_CPU_RUNTIME_COOPERATIVELAUNCH_H

#include "backends/cpu/runtime/Grid.h"

namespace hip::cpu {

/// How many blocks a cooperative grid may have: each has a stack of its own.
inline constexpr std::uint64_t kMaxCooperativeBlocks = 16384;

/// Runs a grid whose blocks wait for each other. Blocks change threads at the barriers of the grid
/// unless `mayMigrate` is false, which leaves all to the calling thread.
hipError_t runCooperatively(Grid& grid, std::uint64_t blocks, bool mayMigrate);

}  // namespace hip::cpu

#endif
