// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions that came after ROCm 5.2, over those it has. Where there is nothing to build
// them on, generated/unavailable.h makes the use of the name an error that says which ROCm has it.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_API_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_API_H

#include <hip/amd/hip_version.h>

#ifdef __cplusplus

#if HIP_VERSION < 50300000

namespace hip_amd {
struct HostCall {
  hipHostFn_t function;
  void* data;
};
inline void runHostCall(hipStream_t, hipError_t, void* argument) {
  const HostCall call = *static_cast<HostCall*>(argument);
  delete static_cast<HostCall*>(argument);
  call.function(call.data);
}
inline hipError_t launchHostFunc(hipStream_t stream, hipHostFn_t function, void* data) {
  if (!function) return hipErrorInvalidValue;
  HostCall* call = new HostCall{function, data};
  const hipError_t result = hipStreamAddCallback(stream, runHostCall, call, 0);
  if (result != hipSuccess) delete call;
  return result;
}
} // namespace hip_amd
// ROCm 5.2 declares this one and its library does not have it.
#define hipLaunchHostFunc(stream, function, data) hip_amd::launchHostFunc(stream, function, data)

inline hipError_t hipDeviceSetLimit(enum hipLimit_t, size_t) { return hipErrorUnsupportedLimit; }
// Uploads early what the first launch would upload.
inline hipError_t hipGraphUpload(hipGraphExec_t, hipStream_t) { return hipSuccess; }

#endif

#if HIP_VERSION < 50400000
inline hipError_t hipDrvGetErrorName(hipError_t error, const char** text) {
  if (!text) return hipErrorInvalidValue;
  *text = hipGetErrorName(error);
  return hipSuccess;
}
inline hipError_t hipDrvGetErrorString(hipError_t error, const char** text) {
  if (!text) return hipErrorInvalidValue;
  *text = hipGetErrorString(error);
  return hipSuccess;
}
#endif

#if HIP_VERSION < 50600000
inline hipError_t hipStreamGetDevice(hipStream_t stream, hipDevice_t* device) {
  if (!device) return hipErrorInvalidValue;
  return hipDeviceGet(device, hipGetStreamDeviceId(stream));
}
#endif

#if HIP_VERSION < 60000000
inline hipError_t hipExtGetLastError() { return hipGetLastError(); }
#endif

#if HIP_VERSION < 60300000
inline hipError_t hipExtHostAlloc(void** ptr, size_t size, unsigned int flags) {
  return hipHostMalloc(ptr, size, flags);
}
#endif

#if HIP_VERSION < 60400000
inline hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream = 0, unsigned int flags = 0) {
  return flags == 0 ? hipEventRecord(event, stream) : hipErrorNotSupported;
}
#endif

#if HIP_VERSION < 70100000
inline hipError_t hipModuleLoadFatBinary(hipModule_t* module, const void* fatbin) {
  return hipModuleLoadData(module, fatbin);
}
#endif

// The typed forms that CUDA has and older ROCm has not. The empty pack makes ROCm's own, where there
// is one, the better match.
template <class T, class... None>
inline hipError_t hipHostAlloc(T** ptr, size_t size, unsigned int flags, None...) {
  return hipHostMalloc(reinterpret_cast<void**>(ptr), size, flags);
}
template <class T, class... None>
inline hipError_t hipMallocHost(T** ptr, size_t size, None...) {
  return hipHostMalloc(reinterpret_cast<void**>(ptr), size, hipHostMallocDefault);
}
template <class T, class... None>
inline hipError_t hipHostGetDevicePointer(T** ptr, void* host, unsigned int flags, None...) {
  return hipHostGetDevicePointer(reinterpret_cast<void**>(ptr), host, flags);
}
template <class T, class... None>
inline hipError_t hipMallocPitch(T** ptr, size_t* pitch, size_t width, size_t height, None...) {
  return hipMallocPitch(reinterpret_cast<void**>(ptr), pitch, width, height);
}

#ifdef __clang__
#include <hip/amd/generated/unavailable.h>
#endif

#endif // __cplusplus
#endif // BACKENDS_AMD_INCLUDE_POLYFILL_API_H
