// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_GRID_H
#define BACKENDS_CPU_RUNTIME_GRID_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

#include "backends/cpu/runtime/KernelAbi.h"
#include "hip/runtime/PublicApi.h"

namespace hip::cpu {

/// A kernel that a kernel launched, with its arguments, each at a multiple of kChildArgumentAlignment.
struct ChildLaunch {
  const KernelEntry* entry;
  LaunchGeometry geometry;
  std::size_t dynamicSharedBytes;
  bool isTail;  // after all others
  std::vector<std::byte> arguments;
};

/// A launch while it runs.
struct Grid {
  WorkGroupFunction run;
  void* const* arguments;
  LaunchGeometry geometry;
  std::size_t dynamicSharedBytes;
  std::size_t frameBytes;
  std::atomic<hipError_t> error{hipSuccess};  // ends the launch
  // What the launching thread itself ran, to learn the time of a block from.
  std::uint64_t timedBlocks = 0;
  float timedNanoseconds = 0;
  std::mutex childrenMutex;
  std::vector<ChildLaunch> children;  // run when the blocks have ended
};

/// Runs the blocks [first, last) to their end or to a fault, which becomes the error of the grid.
void runGuarded(Grid& grid, std::uint64_t first, std::uint64_t last, void* shared, void* frame);

}  // namespace hip::cpu

#endif
