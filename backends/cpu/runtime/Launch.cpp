// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a grid to calls of the work-group function. A grid that is expected to take less than
// kInlineNanoseconds runs in the caller: waking the workers would take longer.

#include "backends/cpu/runtime/Launch.h"

#include <algorithm>
#include <cstdlib>

#include "backends/cpu/runtime/ChildLaunches.h"
#include "backends/cpu/runtime/CooperativeLaunch.h"
#include "backends/cpu/runtime/Fault.h"
#include "backends/cpu/runtime/Grid.h"
#include "backends/cpu/runtime/Scratch.h"
#include "backends/cpu/runtime/Ticks.h"
#include "backends/cpu/runtime/WorkerPool.h"

namespace hip::cpu {
namespace {

constexpr float kInlineNanoseconds = 20'000;
constexpr unsigned kChunksPerThread = 8;  // so that uneven blocks still spread evenly

/// HIP_CPU_INLINE=0 sends every grid through the pool, so that its cost can be measured.
bool mayRunInline() {
  static const bool kMay = [] {
    const char* text = std::getenv("HIP_CPU_INLINE");
    return text == nullptr || text[0] != '0';
  }();
  return kMay;
}

void runBlocks(Grid& grid, std::uint64_t first, std::uint64_t last) {
  if (grid.error.load(std::memory_order_relaxed) != hipSuccess) return;
  const Scratch frame(grid.frameBytes);
  const Scratch shared(grid.dynamicSharedBytes);
  if ((grid.frameBytes > 0 && frame.data() == nullptr) ||
      (grid.dynamicSharedBytes > 0 && shared.data() == nullptr)) {
    grid.error = hipErrorOutOfMemory;
    return;
  }
  runGuarded(grid, first, last, shared.data(), frame.data());
}

void runTimed(Grid& grid, std::uint64_t first, std::uint64_t last) {
  const std::uint64_t start = ticks();
  runBlocks(grid, first, last);
  const std::uint64_t taken = ticks() - start;
  grid.timedBlocks += last - first;
  grid.timedNanoseconds += static_cast<float>(taken) * nanosecondsPerTick();
}

// Follows faster runs quickly and slower ones slowly: those are mostly other programs' doing.
void learn(LoadedKernel& kernel, const Grid& grid) {
  if (grid.timedBlocks == 0) return;
  const float sample = grid.timedNanoseconds / static_cast<float>(grid.timedBlocks);
  const float known = kernel.nanosecondsPerBlock.load(std::memory_order_relaxed);
  const float weight = known < 0 ? 1.0F : sample < known ? 0.5F : 0.125F;
  kernel.nanosecondsPerBlock.store(std::max(known, 0.0F) * (1 - weight) + sample * weight,
                                   std::memory_order_relaxed);
}

}  // namespace

void runGuarded(Grid& grid, std::uint64_t first, std::uint64_t last, void* shared, void* frame) {
  FaultScope scope(&grid);
  if (_setjmp(scope.place()) == 0)
    grid.run(grid.arguments, &grid.geometry, first, last, shared, frame);
  if (scope.fault() != hipSuccess) grid.error = scope.fault();
}

hipError_t launch(LoadedKernel& kernel, const LaunchShape& shape, void* const* arguments) {
  const KernelEntry& entry = *kernel.entry;
  const std::uint64_t threads = std::uint64_t{shape.block.x} * shape.block.y * shape.block.z;
  const std::uint64_t blocks = std::uint64_t{shape.grid.x} * shape.grid.y * shape.grid.z;

  Grid grid{};
  grid.arguments = arguments;
  grid.geometry = {{shape.grid.x, shape.grid.y, shape.grid.z},
                   {shape.block.x, shape.block.y, shape.block.z}};
  grid.run = entry.runFor(grid.geometry.blockDim);
  grid.dynamicSharedBytes = shape.dynamicSharedBytes;
  const std::uint64_t padded =
      (threads + kFrameThreadMultiple - 1) / kFrameThreadMultiple * kFrameThreadMultiple;
  grid.frameBytes = entry.frameFixedBytes + entry.frameBytesPerThread * padded;

  if (shape.cooperative && (entry.flags & kSynchronisesGrid) != 0) {
    const hipError_t error = runCooperatively(grid, blocks, (entry.flags & kUsesThreadLocals) == 0);
    return error == hipSuccess ? runChildren(grid) : error;
  }

  const float known = kernel.nanosecondsPerBlock.load(std::memory_order_relaxed);
  const bool quick = known >= 0 && known * static_cast<float>(blocks) < kInlineNanoseconds;
  if (blocks == 1 || (quick && mayRunInline())) {
    runTimed(grid, 0, blocks);
  } else {
    WorkerPool& pool = WorkerPool::get();
    struct Context {
      Grid& grid;
      std::thread::id owner;
    } context{grid, std::this_thread::get_id()};
    const auto body = [](void* data, std::uint64_t first, std::uint64_t last) {
      auto& [own, owner] = *static_cast<Context*>(data);
      if (std::this_thread::get_id() == owner) runTimed(own, first, last);
      else runBlocks(own, first, last);
    };
    pool.run(blocks, blocks / (kChunksPerThread * pool.threads()), body, &context);
  }
  learn(kernel, grid);
  return runChildren(grid);
}

}  // namespace hip::cpu
