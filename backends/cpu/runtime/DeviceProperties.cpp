// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/DeviceProperties.h"

#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "backends/cpu/runtime/CodeObject.h"
#include "backends/cpu/runtime/WorkerPool.h"

namespace hip::cpu {
namespace {

// The value behind `key` in a file of `key : value` lines.
std::string fieldOf(const char* path, const std::string& key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.compare(0, key.size(), key) != 0) continue;
    const auto colon = line.find(':');
    if (colon == std::string::npos) continue;
    const auto begin = line.find_first_not_of(" \t", colon + 1);
    return begin == std::string::npos ? "" : line.substr(begin);
  }
  return "";
}

std::size_t kibibytesOf(const std::string& key) {
  return static_cast<std::size_t>(std::strtoull(fieldOf("/proc/meminfo", key).c_str(), nullptr, 10))
         << 10;
}

// A container may have less than the machine; "max" and a missing file are no limit.
std::size_t numberIn(const char* path) {
  std::ifstream file(path);
  std::size_t value = 0;
  return file >> value ? value : SIZE_MAX;
}

int cacheBytes(int name) { return static_cast<int>(std::max(0L, sysconf(name))); }

void setLimits(hipDeviceProp_t& p) {
  // 64 KiB a block as on AMD, and a compute capability that is Hopper's on NVIDIA and gfx90a's on
  // AMD, so that programs choose their newest path.
  p.major = 9;
  p.minor = 0;
  p.maxThreadsPerBlock = 1024;
  p.maxThreadsDim[0] = p.maxThreadsDim[1] = 1024;
  p.maxThreadsDim[2] = 64;
  p.maxGridSize[0] = INT_MAX;
  p.maxGridSize[1] = p.maxGridSize[2] = 65535;
  p.maxThreadsPerMultiProcessor = 2048;
  p.maxBlocksPerMultiProcessor = 32;
  p.sharedMemPerBlock = 64 << 10;
  p.sharedMemPerBlockOptin = 227 << 10;
  p.sharedMemPerMultiprocessor = p.maxSharedMemoryPerMultiProcessor = 228 << 10;
  p.regsPerBlock = p.regsPerMultiprocessor = 65536;
  p.memPitch = INT_MAX;
  p.totalConstMem = 64 << 10;
  p.textureAlignment = p.texturePitchAlignment = p.surfaceAlignment = 256;
}

void setTextureLimits(hipDeviceProp_t& p) {
  constexpr int kLine = 131072, kSide = 32768, kBox = 16384, kLayers = 2048;
  p.maxTexture1D = p.maxTexture1DMipmap = p.maxSurface1D = kLine;
  p.maxTexture1DLinear = 1 << 28;
  p.maxTextureCubemap = p.maxSurfaceCubemap = kSide;
  for (int i = 0; i < 2; ++i) {
    p.maxTexture2D[i] = p.maxTexture2DMipmap[i] = p.maxTexture2DGather[i] = p.maxSurface2D[i] =
        kSide;
    p.maxTexture1DLayered[i] = p.maxTextureCubemapLayered[i] = i == 0 ? kSide : kLayers;
    p.maxSurface1DLayered[i] = p.maxSurfaceCubemapLayered[i] = i == 0 ? kSide : kLayers;
  }
  for (int i = 0; i < 3; ++i) {
    p.maxTexture2DLinear[i] = 1 << 20;
    p.maxTexture3D[i] = p.maxTexture3DAlt[i] = p.maxSurface3D[i] = kBox;
    p.maxTexture2DLayered[i] = p.maxSurface2DLayered[i] = i < 2 ? kSide : kLayers;
  }
}

void setAbilities(hipDeviceProp_t& p) {
  p.integrated = p.canMapHostMemory = p.unifiedAddressing = p.managedMemory = 1;
  p.concurrentManagedAccess = p.pageableMemoryAccess = p.directManagedMemAccessFromHost = 1;
  p.pageableMemoryAccessUsesHostPageTables = p.hostNativeAtomicSupported = 1;
  p.canUseHostPointerForRegisteredMem = p.hostRegisterSupported = p.memoryPoolsSupported = 1;
  p.concurrentKernels = p.cooperativeLaunch = p.streamPrioritiesSupported = 1;
  p.globalL1CacheSupported = p.localL1CacheSupported = p.isLargeBar = 1;
  p.unifiedFunctionPointers = 1;
  p.asyncEngineCount = p.deviceOverlap = 1;
  p.singleToDoublePrecisionPerfRatio = 2;
  hipDeviceArch_t& arch = p.arch;
  arch.hasGlobalInt32Atomics = arch.hasGlobalFloatAtomicExch = arch.hasSharedInt32Atomics = 1;
  arch.hasSharedFloatAtomicExch = arch.hasFloatAtomicAdd = arch.hasGlobalInt64Atomics = 1;
  arch.hasSharedInt64Atomics = arch.hasDoubles = arch.hasWarpVote = arch.hasWarpBallot = 1;
  arch.hasWarpShuffle = arch.hasFunnelShift = arch.hasThreadFenceSystem = 1;
  arch.hasSyncThreadsExt = arch.has3dGrid = 1;
}

}  // namespace

MemorySizes memorySizes() {
  const std::size_t limit = numberIn("/sys/fs/cgroup/memory.max");
  std::size_t total = kibibytesOf("MemTotal");
  std::size_t free = kibibytesOf("MemAvailable");
  if (limit < total) {
    const std::size_t used = numberIn("/sys/fs/cgroup/memory.current");
    total = limit;
    free = std::min(free, used < limit ? limit - used : 0);
  }
  return {free, total};
}

hipDeviceProp_t deviceProperties() {
  hipDeviceProp_t p{};
  std::string model = fieldOf("/proc/cpuinfo", "model name");
  if (model.empty()) model = "unknown processor";
  std::snprintf(p.name, sizeof p.name, "Isthmus CPU (%s)", model.c_str());
  std::snprintf(p.gcnArchName, sizeof p.gcnArchName, "cpu");
  std::snprintf(p.uuid.bytes, sizeof p.uuid.bytes, "isthmus-cpu-0");
  p.totalGlobalMem = memorySizes().total;
  p.warpSize = CodeObject::processWarpSize();
  p.multiProcessorCount = static_cast<int>(WorkerPool::get().threads());
  const double megahertz = std::strtod(fieldOf("/proc/cpuinfo", "cpu MHz").c_str(), nullptr);
  p.clockRate = static_cast<int>((megahertz > 0 ? megahertz : 1000) * 1000);
  p.clockInstructionRate = 1'000'000;  // kHz: wall_clock64 counts nanoseconds
  p.memoryClockRate = 1'600'000;
  p.memoryBusWidth = 128;
  p.l2CacheSize = std::max(cacheBytes(_SC_LEVEL2_CACHE_SIZE), 256 << 10);
  setLimits(p);
  setTextureLimits(p);
  setAbilities(p);
  return p;
}

}  // namespace hip::cpu
