// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_CHILDLAUNCHES_H
#define BACKENDS_CPU_RUNTIME_CHILDLAUNCHES_H

#include "backends/cpu/runtime/Grid.h"

namespace hip::cpu {

/// Runs what the blocks of the grid launched, each with its own children, in the order of the launches.
/// The error of the grid, or the first of a child.
hipError_t runAllChildren(Grid& grid);

inline hipError_t runChildren(Grid& grid) {
  return grid.children.empty() ? grid.error.load() : runAllChildren(grid);
}

}  // namespace hip::cpu

#endif
