// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Allocation and copies of every kind, as programs write them.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

#define CHECK(call)                                                             \
  do {                                                                          \
    hipError_t error = (call);                                                  \
    if (error != hipSuccess) {                                                  \
      std::printf("%s: %s\n", hipGetErrorName(error), hipGetErrorString(error)); \
      return 1;                                                                 \
    }                                                                           \
  } while (0)

int main() {
  const size_t bytes = 1024 * sizeof(float);
  float *device, *pinned, *managed, *pitched, *mapped;
  size_t pitch = 0, available = 0, total = 0;
  CHECK(hipMalloc(&device, bytes));
  CHECK(hipMalloc((void**)&mapped, bytes));
  CHECK(hipHostMalloc((void**)&pinned, bytes));
  CHECK(hipHostMalloc(&pinned, bytes, hipHostMallocDefault | hipHostMallocPortable));
  CHECK(hipHostGetDevicePointer((void**)&mapped, pinned, 0));
  CHECK(hipMallocManaged(&managed, bytes));
  volatile int* watched = nullptr;
  CHECK(hipMalloc(&watched, sizeof *watched));
  CHECK(hipMallocManaged((void**)&managed, bytes, hipMemAttachGlobal));
  static_assert(hipError_t::hipSuccess == hipSuccess && hipMemcpyKind::hipMemcpyHostToDevice == hipMemcpyHostToDevice);
  CHECK(hipMallocPitch((void**)&pitched, &pitch, 100 * sizeof(float), 10));
  CHECK(hipMemGetInfo(&available, &total));

  std::vector<float> host(1024, 1.0f);
  enum hipMemcpyKind kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy(device, host.data(), bytes, kind));
  CHECK(hipMemcpyAsync(device, pinned, bytes, hipMemcpyHostToDevice, 0));
  CHECK(hipMemcpy2D(pitched, pitch, host.data(), 100 * sizeof(float), 100 * sizeof(float), 10, hipMemcpyHostToDevice));
  CHECK(hipMemset(device, 0, bytes));
  CHECK(hipMemsetAsync(device, 0, bytes, nullptr));
  CHECK(hipMemsetD32((hipDeviceptr_t)device, 7, 10));
  CHECK(hipMemcpyHtoD((hipDeviceptr_t)device, host.data(), bytes));
  CHECK(hipMemcpyDtoH(host.data(), (hipDeviceptr_t)device, bytes));
  CHECK(hipMemAdvise(managed, bytes, hipMemAdviseSetReadMostly, 0));
  CHECK(hipMemPrefetchAsync(managed, bytes, hipCpuDeviceId, 0));
  CHECK(hipMemPrefetchAsync(managed, bytes, 0, 0));

  hipPitchedPtr volume;
  struct hipExtent extent = make_hipExtent(64, 8, 4);
  CHECK(hipMalloc3D(&volume, extent));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(host.data(), 64, 64, 8);
  copy.dstPtr = volume;
  copy.extent = extent;
  copy.kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy3D(&copy));
  CHECK(hipMemset3D(volume, 0, extent));

  hipPointerAttribute_t attributes;
  CHECK(hipPointerGetAttributes(&attributes, device));
  std::printf("device %d managed %d of %zu\n", attributes.device, attributes.isManaged, total);

  hipStream_t stream;
  CHECK(hipStreamCreate(&stream));
  void* pooled;
  CHECK(hipMallocAsync(&pooled, bytes, stream));
  CHECK(hipFreeAsync(pooled, stream));
  CHECK(hipHostRegister(host.data(), bytes, hipHostRegisterDefault));
  CHECK(hipHostUnregister(host.data()));
  CHECK(hipFree(device));
  CHECK(hipHostFree(pinned));
  CHECK(hipStreamDestroy(stream));
  return 0;
}
