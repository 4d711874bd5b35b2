// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every block is a fiber, with its own stack, frame and shared memory. A phase runs all blocks to
// the next barrier of the grid, as an ordinary job of the pool; the end of the job is the barrier:
//
//   phase 0:  b0 ..sync   b1 ..sync   b2 ..sync      any thread, any order
//   phase 1:  sync.. b0   sync.. b1   sync.. b2

#include "backends/cpu/runtime/CooperativeLaunch.h"

#include <cstdio>
#include <vector>

#include "backends/cpu/runtime/Fault.h"
#include "backends/cpu/runtime/Fiber.h"
#include "backends/cpu/runtime/Scratch.h"
#include "backends/cpu/runtime/WorkerPool.h"

namespace hip::cpu {
namespace {

constexpr unsigned kChunksPerThread = 4;

struct Block {
  Fiber fiber;
  Grid* grid = nullptr;
  std::uint64_t number = 0;
  char* shared = nullptr;
  char* frame = nullptr;
};

void runBlock(void* argument) {
  const Block& block = *static_cast<Block*>(argument);
  runGuarded(*block.grid, block.number, block.number + 1, block.shared, block.frame);
}

struct Phase {
  std::vector<Block>& blocks;
  std::atomic<bool> anyWaits{false};
};

void runPhase(void* argument, std::uint64_t first, std::uint64_t last) {
  auto& phase = *static_cast<Phase*>(argument);
  for (std::uint64_t i = first; i < last; ++i) {
    Block& block = phase.blocks[i];
    if (block.fiber.done()) continue;
    if (block.grid->error.load(std::memory_order_relaxed) != hipSuccess) return;
    block.fiber.resume();
    if (!block.fiber.done()) phase.anyWaits.store(true, std::memory_order_relaxed);
  }
}

std::size_t padded(std::size_t bytes) {
  return (bytes + kFrameAlignment - 1) / kFrameAlignment * kFrameAlignment;
}

}  // namespace

hipError_t runCooperatively(Grid& grid, std::uint64_t count, bool mayMigrate) {
  const std::size_t shared = padded(grid.dynamicSharedBytes);
  const std::size_t frame = padded(grid.frameBytes);
  const Scratch memory(count * (shared + frame));
  auto* bytes = static_cast<char*>(memory.data());
  if (bytes == nullptr && shared + frame > 0) return hipErrorOutOfMemory;
  std::vector<Block> blocks(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    Block& block = blocks[i];
    block.grid = &grid;
    block.number = i;
    if (bytes != nullptr) block.shared = bytes + i * (shared + frame);
    if (bytes != nullptr) block.frame = block.shared + shared;
    if (!block.fiber.start(runBlock, &block)) return hipErrorOutOfMemory;
  }
  WorkerPool& pool = WorkerPool::get();
  for (bool goOn = true; goOn;) {
    Phase phase{blocks};
    if (mayMigrate) pool.run(count, count / (kChunksPerThread * pool.threads()), runPhase, &phase);
    else runPhase(&phase, 0, count);
    goOn = phase.anyWaits && grid.error == hipSuccess;
  }
  return grid.error;
}

}  // namespace hip::cpu

/// Work-group functions call this once for the block where its threads have met at the barrier.
extern "C" __attribute__((visibility("default"))) void __hipcpu_grid_wait() {
  if (hip::cpu::Fiber::running() != nullptr) return hip::cpu::Fiber::pause();
  std::fputs("hip: a kernel waits for its grid, but the launch is not a cooperative one\n", stderr);
  hip::cpu::FaultScope::raise(hipErrorLaunchFailure);
}
