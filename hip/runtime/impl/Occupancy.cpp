// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many blocks fit: consistent figures from the limits that the device reports.

#include <algorithm>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/Launch.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Modules.h"

namespace hip::impl {
namespace {

Status activeBlocks(int* blocks, const Kernel& kernel, int blockSize, size_t dynamicShared,
                    unsigned int flags) {
  if (blocks == nullptr || blockSize <= 0) return hipErrorInvalidValue;
  if (flags > hipOccupancyDisableCachingOverride) return hipErrorInvalidValue;
  HIP_TRY_GET(device, Devices::get().current());
  const hipDeviceProp_t& limits = device->properties;
  *blocks = 0;
  if (blockSize > limits.maxThreadsPerBlock) return hipSuccess;
  const int warps = (blockSize + limits.warpSize - 1) / limits.warpSize;
  const int byThreads = limits.maxThreadsPerMultiProcessor / (warps * limits.warpSize);
  const size_t shared = kernel.info.staticSharedBytes + dynamicShared;
  if (shared > limits.sharedMemPerBlockOptin) return hipSuccess;
  const int byShared =
      shared == 0 ? byThreads : static_cast<int>(limits.sharedMemPerMultiprocessor / shared);
  *blocks = std::min({byThreads, byShared, limits.maxBlocksPerMultiProcessor});
  return hipSuccess;
}

Status potentialBlockSize(int* gridSize, int* blockSize, const Kernel& kernel, size_t dynamicShared,
                          int limit) {
  if (gridSize == nullptr || blockSize == nullptr || limit < 0) return hipErrorInvalidValue;
  HIP_TRY_GET(device, Devices::get().current());
  int threads = kernel.threadLimit > 0 ? kernel.threadLimit : device->properties.maxThreadsPerBlock;
  if (limit > 0) threads = std::min(threads, limit);
  int blocks = 0;
  HIP_TRY(activeBlocks(&blocks, kernel, threads, dynamicShared, hipOccupancyDefault));
  *blockSize = threads;
  *gridSize = blocks * device->properties.multiProcessorCount;
  return hipSuccess;
}

}  // namespace

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function,
                                                                 int blockSize,
                                                                 size_t dynamicShared,
                                                                 unsigned int flags) {
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  return activeBlocks(blocks, *kernel, blockSize, dynamicShared, flags);
}

hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function,
                                                        int blockSize, size_t dynamicShared) {
  return impl::hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      blocks, function, blockSize, dynamicShared, hipOccupancyDefault);
}

hipError_t hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, const void* function,
                                             size_t dynamicShared, int limit) {
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  return potentialBlockSize(gridSize, blockSize, *kernel, dynamicShared, limit);
}

hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, hipFunction_t function, int blockSize, size_t dynamicShared, unsigned int flags) {
  HIP_TRY_GET(kernel, resolveFunction(function));
  return activeBlocks(blocks, *kernel, blockSize, dynamicShared, flags);
}

hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, hipFunction_t function,
                                                              int blockSize, size_t dynamicShared) {
  return impl::hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      blocks, function, blockSize, dynamicShared, hipOccupancyDefault);
}

hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* gridSize, int* blockSize,
                                                            hipFunction_t function,
                                                            size_t dynamicShared, int limit,
                                                            unsigned int flags) {
  if (flags > hipOccupancyDisableCachingOverride) return hipErrorInvalidValue;
  HIP_TRY_GET(kernel, resolveFunction(function));
  return potentialBlockSize(gridSize, blockSize, *kernel, dynamicShared, limit);
}

hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize,
                                                   hipFunction_t function, size_t dynamicShared,
                                                   int limit) {
  return impl::hipModuleOccupancyMaxPotentialBlockSizeWithFlags(
      gridSize, blockSize, function, dynamicShared, limit, hipOccupancyDefault);
}

}  // namespace hip::impl
