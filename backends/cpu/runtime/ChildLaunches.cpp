// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels that kernels launch. A child may start at any time after its launch and has to end before its
// parent counts as ended; here it starts when the blocks of the parent are done, because the parent's
// thread holds shared memory and frames until then.

#include "backends/cpu/runtime/ChildLaunches.h"

#include <cstring>
#include <map>
#include <memory>

#include "backends/cpu/runtime/DeviceProperties.h"
#include "backends/cpu/runtime/Fault.h"
#include "backends/cpu/runtime/Launch.h"
#include "hip/runtime/backend/LaunchLimits.h"

namespace hip::cpu {
namespace {

// What the stream of a launch can be besides a stream (hip/cpu/device_runtime.h).
constexpr std::uintptr_t kTailStream = 3;

thread_local hipError_t lastError = hipSuccess;

std::size_t aligned(std::size_t bytes) {
  return (bytes + kChildArgumentAlignment - 1) / kChildArgumentAlignment * kChildArgumentAlignment;
}

std::size_t argumentBytes(const KernelEntry& entry) {
  std::size_t bytes = 0;
  for (std::uint32_t i = 0; i < entry.argumentCount; ++i) bytes += aligned(entry.argumentSizes[i]);
  return bytes;
}

/// What is known about a kernel that a kernel launched: it may be in no table of the host.
LoadedKernel& loaded(const KernelEntry& entry) {
  static std::mutex mutex;
  static std::map<const KernelEntry*, std::unique_ptr<LoadedKernel>> kernels;
  const std::lock_guard lock(mutex);
  std::unique_ptr<LoadedKernel>& kernel = kernels[&entry];
  if (kernel == nullptr) {
    kernel = std::make_unique<LoadedKernel>();
    kernel->entry = &entry;
  }
  return *kernel;
}

LaunchShape shapeOf(const LaunchGeometry& geometry, std::uint64_t dynamicSharedBytes) {
  const auto& [grid, block] = geometry;
  return {{grid[0], grid[1], grid[2]}, {block[0], block[1], block[2]}, dynamicSharedBytes, false};
}

hipError_t runChild(const ChildLaunch& child) {
  std::vector<void*> arguments;
  auto* at = const_cast<std::byte*>(child.arguments.data());
  for (std::uint32_t i = 0; i < child.entry->argumentCount; ++i) {
    arguments.push_back(at);
    at += aligned(child.entry->argumentSizes[i]);
  }
  const LaunchShape shape = shapeOf(child.geometry, child.dynamicSharedBytes);
  return launch(loaded(*child.entry), shape, arguments.data());
}

/// A kernel cannot know what hipFuncSetAttribute granted its child: the most that it can grant.
hipError_t fault(const KernelEntry& entry, const LaunchShape& shape) {
  static const hipDeviceProp_t device = deviceProperties();
  const LaunchLimits limits{static_cast<int>(entry.maxThreadsPerBlock), entry.staticSharedBytes,
                            device.sharedMemPerBlockOptin};
  return launchFault(shape, limits, device);
}

}  // namespace

hipError_t runAllChildren(Grid& grid) {
  if (grid.error != hipSuccess) return grid.error;
  hipError_t first = hipSuccess;
  for (const bool isTail : {false, true})
    for (const ChildLaunch& child : grid.children) {
      if (child.isTail != isTail || first != hipSuccess) continue;
      first = runChild(child);
    }
  return first;
}

}  // namespace hip::cpu

// What kernels call.

extern "C" __attribute__((visibility("default"))) void __hipcpu_launch(
    const hip::cpu::KernelEntry* entry, const unsigned int* gridDim, const unsigned int* blockDim,
    std::uint64_t sharedBytes, void* stream, const void* arguments) {
  using namespace hip::cpu;
  const LaunchGeometry geometry{{gridDim[0], gridDim[1], gridDim[2]}, {blockDim[0], blockDim[1], blockDim[2]}};
  Grid* parent = FaultScope::current() == nullptr ? nullptr : FaultScope::current()->grid();
  const hipError_t error = parent == nullptr ? hipErrorLaunchFailure : fault(*entry, shapeOf(geometry, sharedBytes));
  if (error != hipSuccess) {
    lastError = error;
    return;
  }
  const auto* bytes = static_cast<const std::byte*>(arguments);
  ChildLaunch child{entry, geometry, sharedBytes, reinterpret_cast<std::uintptr_t>(stream) == kTailStream,
                    std::vector<std::byte>(bytes, bytes + argumentBytes(*entry))};
  const std::lock_guard lock(parent->childrenMutex);
  parent->children.push_back(std::move(child));
}

/// The error of the last launch that failed in this thread; `forget`: it is read once.
extern "C" __attribute__((visibility("default"))) int __hipcpu_last_launch_error(int forget) {
  const hipError_t error = hip::cpu::lastError;
  if (forget != 0) hip::cpu::lastError = hipSuccess;
  return error;
}
