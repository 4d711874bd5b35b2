// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs ask a device, and how they treat errors.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

static void check(hipError_t error, const char* file, int line) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s:%d: %d %s %s\n", file, line, static_cast<int>(error), hipGetErrorName(error),
               hipGetErrorString(error));
  std::exit(EXIT_FAILURE);
}
#define CHECK(call) check((call), __FILE__, __LINE__)

int main() {
  int count = 0, device = 0, value = 0, driver = 0, runtime = 0, peer = 0;
  CHECK(hipInit(0));
  CHECK(hipGetDeviceCount(&count));
  CHECK(hipSetDevice(0));
  CHECK(hipGetDevice(&device));
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, device));
  std::printf("%s %s %d.%d, %d units at %d kHz, memory %zu at %d kHz over %d bits, warp %d, %s\n", properties.name,
              properties.gcnArchName, properties.major, properties.minor, properties.multiProcessorCount,
              properties.clockRate, properties.totalGlobalMem, properties.memoryClockRate, properties.memoryBusWidth,
              properties.warpSize, properties.canMapHostMemory ? "maps" : "no map");
  std::printf("%d %d %d %zu %d %d\n", properties.maxThreadsDim[0], properties.maxGridSize[1],
              properties.regsPerBlock, properties.sharedMemPerBlock, properties.computeMode,
              properties.kernelExecTimeoutEnabled);
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeMultiprocessorCount, device));
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeWarpSize, device));
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeCooperativeMultiDeviceLaunch, device));
  if (count > 1) CHECK(hipDeviceCanAccessPeer(&peer, 0, 1));
  if (peer) CHECK(hipDeviceEnablePeerAccess(1, 0));
  CHECK(hipDriverGetVersion(&driver));
  CHECK(hipRuntimeGetVersion(&runtime));
  size_t limit = 0;
  CHECK(hipDeviceGetLimit(&limit, hipLimitMallocHeapSize));
  CHECK(hipSetDeviceFlags(hipDeviceScheduleSpin));
  char bus[32], name[256];
  CHECK(hipDeviceGetPCIBusId(bus, sizeof bus, device));
  hipDevice_t handle;
  CHECK(hipDeviceGet(&handle, 0));
  CHECK(hipDeviceGetName(name, sizeof name, handle));
  CHECK(hipDeviceTotalMem(&limit, handle));
  hipError_t error = hipMalloc(reinterpret_cast<void**>(&handle), ~size_t{0});
  switch (error) {
    case hipErrorOutOfMemory: std::puts("out of memory"); break;
    case hipErrorInvalidValue: std::puts("invalid"); break;
    default: break;
  }
  CHECK(hipDeviceReset());
  return 0;
}
