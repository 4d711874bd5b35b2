// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Contexts, modules and launches whose shape differs from CUDA's.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_LAUNCH_H
#define BACKENDS_NVIDIA_INCLUDE_API_LAUNCH_H

#include <hip/nvidia/api/constants.h>

HIP_FORWARD hipError_t hipCtxCreate(hipCtx_t* ctx, unsigned int flags, hipDevice_t device) {
#if CUDART_VERSION >= 13000
  HIP_DRIVER_RETURN(cuCtxCreate(ctx, NULL, flags, device));
#else
  HIP_DRIVER_RETURN(cuCtxCreate(ctx, flags, device));
#endif
}

// AMD's launch in work-items: a grid of global size, which must be whole blocks here.
HIP_FORWARD hipError_t hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX, uint32_t globalWorkSizeY,
                                                uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
                                                uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
                                                size_t sharedMemBytes, hipStream_t hStream, void** kernelParams,
                                                void** extra, hipEvent_t startEvent HIP_DEFAULT(NULL),
                                                hipEvent_t stopEvent HIP_DEFAULT(NULL), uint32_t flags HIP_DEFAULT(0)) {
  (void)flags; // the only flag permits out-of-order launches, CUDA keeps the order
  if (!localWorkSizeX || !localWorkSizeY || !localWorkSizeZ || globalWorkSizeX % localWorkSizeX ||
      globalWorkSizeY % localWorkSizeY || globalWorkSizeZ % localWorkSizeZ)
    return hipErrorInvalidValue;
  if (startEvent) {
    hipError_t recorded = cudaEventRecord(startEvent, hStream);
    if (recorded != cudaSuccess) return recorded;
  }
  CUresult result = cuLaunchKernel((CUfunction)f, globalWorkSizeX / localWorkSizeX, globalWorkSizeY / localWorkSizeY,
                                   globalWorkSizeZ / localWorkSizeZ, localWorkSizeX, localWorkSizeY, localWorkSizeZ,
                                   (unsigned)sharedMemBytes, hStream, kernelParams, extra);
  if (result == CUDA_SUCCESS && stopEvent) return cudaEventRecord(stopEvent, hStream);
  return (hipError_t)result;
}
HIP_FORWARD hipError_t hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX, uint32_t globalWorkSizeY,
                                                uint32_t globalWorkSizeZ, uint32_t localWorkSizeX,
                                                uint32_t localWorkSizeY, uint32_t localWorkSizeZ,
                                                size_t sharedMemBytes, hipStream_t hStream, void** kernelParams,
                                                void** extra, hipEvent_t startEvent HIP_DEFAULT(NULL),
                                                hipEvent_t stopEvent HIP_DEFAULT(NULL)) {
  return hipExtModuleLaunchKernel(f, globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ, localWorkSizeX,
                                  localWorkSizeY, localWorkSizeZ, sharedMemBytes, hStream, kernelParams, extra,
                                  startEvent, stopEvent, 0);
}

HIP_FORWARD hipError_t hipExtLaunchKernel(const void* function_address, dim3 numBlocks, dim3 dimBlocks, void** args,
                                          size_t sharedMemBytes, hipStream_t stream, hipEvent_t startEvent,
                                          hipEvent_t stopEvent, int flags) {
  (void)flags;
  hipError_t result = startEvent ? cudaEventRecord(startEvent, stream) : cudaSuccess;
  if (result == cudaSuccess)
    result = cudaLaunchKernel(function_address, numBlocks, dimBlocks, args, sharedMemBytes, stream);
  return result == cudaSuccess && stopEvent ? cudaEventRecord(stopEvent, stream) : result;
}

// One launch per device, in the order given. CUDA 13 has no call for all at once, and none that
// lets a grid synchronise across devices.
HIP_FORWARD hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* launchParamsList, int numDevices,
                                                          unsigned int flags) {
  (void)flags;
  int current = 0;
  hipError_t result = cudaGetDevice(&current);
  for (int i = 0; result == cudaSuccess && i < numDevices; ++i) {
    hipLaunchParams* launch = &launchParamsList[i];
    int device = i;
#if CUDART_VERSION >= 12080
    if (launch->stream) result = cudaStreamGetDevice(launch->stream, &device);
#endif
    if (result == cudaSuccess) result = cudaSetDevice(device);
    if (result == cudaSuccess)
      result = cudaLaunchKernel(launch->func, launch->gridDim, launch->blockDim, launch->args, launch->sharedMem,
                                launch->stream);
  }
  hipError_t restored = cudaSetDevice(current);
  return result == cudaSuccess ? restored : result;
}
HIP_FORWARD hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams* launchParamsList, int numDevices,
                                                             unsigned int flags) {
#if CUDART_VERSION >= 13000
  (void)launchParamsList;
  (void)numDevices;
  (void)flags;
  return hipErrorNotSupported;
#else
  return cudaLaunchCooperativeKernelMultiDevice((struct cudaLaunchParams*)launchParamsList, (unsigned)numDevices, flags);
#endif
}
HIP_FORWARD hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams* launchParamsList,
                                                                   unsigned int numDevices, unsigned int flags) {
  HIP_DRIVER_RETURN(cuLaunchCooperativeKernelMultiDevice((CUDA_LAUNCH_PARAMS*)launchParamsList, numDevices, flags));
}

#if CUDART_VERSION >= 11080
// CUDA's CUlaunchConfig with the attributes of the runtime, which have the same layout.
typedef struct HIP_LAUNCH_CONFIG {
  unsigned int gridDimX, gridDimY, gridDimZ;
  unsigned int blockDimX, blockDimY, blockDimZ;
  unsigned int sharedMemBytes;
  hipStream_t hStream;
  hipLaunchAttribute* attrs;
  unsigned int numAttrs;
} HIP_LAUNCH_CONFIG;
#ifdef __cplusplus
static_assert(sizeof(HIP_LAUNCH_CONFIG) == sizeof(CUlaunchConfig), "CUDA changed CUlaunchConfig");
static_assert(sizeof(hipLaunchAttribute) == sizeof(CUlaunchAttribute), "CUDA changed CUlaunchAttribute");
#endif
HIP_FORWARD hipError_t hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG* config, hipFunction_t f, void** params,
                                            void** extra) {
  HIP_DRIVER_RETURN(cuLaunchKernelEx((const CUlaunchConfig*)config, (CUfunction)f, params, extra));
}
#endif

// HIP's occupancy calls for module functions have no callback for dynamic shared memory.
HIP_FORWARD hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, hipFunction_t f,
                                                               size_t dynSharedMemPerBlk, int blockSizeLimit) {
  HIP_DRIVER_RETURN(cuOccupancyMaxPotentialBlockSize(gridSize, blockSize, (CUfunction)f, NULL, dynSharedMemPerBlk,
                                                     blockSizeLimit));
}
HIP_FORWARD hipError_t hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int* gridSize, int* blockSize, hipFunction_t f,
                                                                        size_t dynSharedMemPerBlk, int blockSizeLimit,
                                                                        unsigned int flags) {
  HIP_DRIVER_RETURN(cuOccupancyMaxPotentialBlockSizeWithFlags(gridSize, blockSize, (CUfunction)f, NULL,
                                                              dynSharedMemPerBlk, blockSizeLimit, flags));
}

// CUDA's runtime has this as a template of nvcc only; the driver answers without one.
HIP_FORWARD hipError_t hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, const void* f,
                                                         size_t dynSharedMemPerBlk HIP_DEFAULT(0),
                                                         int blockSizeLimit HIP_DEFAULT(0)) {
  cudaFunction_t function;
  hipError_t result = cudaGetFuncBySymbol(&function, f);
  if (result != cudaSuccess) return result;
  return hipModuleOccupancyMaxPotentialBlockSize(gridSize, blockSize, function, dynSharedMemPerBlk, blockSizeLimit);
}

HIP_FORWARD int hipGetStreamDeviceId(hipStream_t stream) {
  int device = -1;
#if CUDART_VERSION >= 12080
  if (stream && cudaStreamGetDevice(stream, &device) == cudaSuccess) return device;
#else
  (void)stream;
#endif
  return cudaGetDevice(&device) == cudaSuccess ? device : -1;
}

HIP_FORWARD hipError_t hipExtGetLastError(void) { return cudaGetLastError(); }

// A name of a CUDA entry point by the version of CUDA, not of HIP.
HIP_FORWARD hipError_t hipGetProcAddress(const char* symbol, void** pfn, int hipVersion, uint64_t flags,
                                         hipDriverProcAddressQueryResult* symbolStatus) {
  (void)hipVersion;
#if CUDART_VERSION >= 12000
  HIP_DRIVER_RETURN(cuGetProcAddress(symbol, pfn, CUDART_VERSION, flags, (CUdriverProcAddressQueryResult*)symbolStatus));
#else
  (void)symbolStatus;
  HIP_DRIVER_RETURN(cuGetProcAddress(symbol, pfn, CUDART_VERSION, flags));
#endif
}
HIP_FORWARD hipError_t hipGetProcAddress_spt(const char* symbol, void** pfn, int hipVersion, uint64_t flags,
                                             hipDriverProcAddressQueryResult* symbolStatus) {
  return hipGetProcAddress(symbol, pfn, hipVersion, flags | 2 /* per thread */,
                           symbolStatus);
}

#endif // BACKENDS_NVIDIA_INCLUDE_API_LAUNCH_H
