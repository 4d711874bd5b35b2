// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device properties and attributes. HIP keeps fields that CUDA 13 took out of cudaDeviceProp;
// those are asked for as attributes.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_DEVICE_H
#define BACKENDS_NVIDIA_INCLUDE_API_DEVICE_H

#include <hip/nvidia/api/constants.h>

typedef struct hipDeviceArch_t {
  unsigned hasGlobalInt32Atomics : 1;
  unsigned hasGlobalFloatAtomicExch : 1;
  unsigned hasSharedInt32Atomics : 1;
  unsigned hasSharedFloatAtomicExch : 1;
  unsigned hasFloatAtomicAdd : 1;
  unsigned hasGlobalInt64Atomics : 1;
  unsigned hasSharedInt64Atomics : 1;
  unsigned hasDoubles : 1;
  unsigned hasWarpVote : 1;
  unsigned hasWarpBallot : 1;
  unsigned hasWarpShuffle : 1;
  unsigned hasFunnelShift : 1;
  unsigned hasThreadFenceSystem : 1;
  unsigned hasSyncThreadsExt : 1;
  unsigned hasSurfaceFuncs : 1;
  unsigned has3dGrid : 1;
  unsigned hasDynamicParallelism : 1;
} hipDeviceArch_t;

typedef struct hipDeviceProp_tR0600 {
  char name[256];
  hipUUID uuid;
  char luid[8];
  unsigned int luidDeviceNodeMask;
  size_t totalGlobalMem;
  size_t sharedMemPerBlock;
  int regsPerBlock;
  int warpSize;
  size_t memPitch;
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int clockRate;
  size_t totalConstMem;
  int major;
  int minor;
  size_t textureAlignment;
  size_t texturePitchAlignment;
  int deviceOverlap;
  int multiProcessorCount;
  int kernelExecTimeoutEnabled;
  int integrated;
  int canMapHostMemory;
  int computeMode;
  int maxTexture1D;
  int maxTexture1DMipmap;
  int maxTexture1DLinear;
  int maxTexture2D[2];
  int maxTexture2DMipmap[2];
  int maxTexture2DLinear[3];
  int maxTexture2DGather[2];
  int maxTexture3D[3];
  int maxTexture3DAlt[3];
  int maxTextureCubemap;
  int maxTexture1DLayered[2];
  int maxTexture2DLayered[3];
  int maxTextureCubemapLayered[2];
  int maxSurface1D;
  int maxSurface2D[2];
  int maxSurface3D[3];
  int maxSurface1DLayered[2];
  int maxSurface2DLayered[3];
  int maxSurfaceCubemap;
  int maxSurfaceCubemapLayered[2];
  size_t surfaceAlignment;
  int concurrentKernels;
  int ECCEnabled;
  int pciBusID;
  int pciDeviceID;
  int pciDomainID;
  int tccDriver;
  int asyncEngineCount;
  int unifiedAddressing;
  int memoryClockRate;
  int memoryBusWidth;
  int l2CacheSize;
  int persistingL2CacheMaxSize;
  int maxThreadsPerMultiProcessor;
  int streamPrioritiesSupported;
  int globalL1CacheSupported;
  int localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor;
  int managedMemory;
  int isMultiGpuBoard;
  int multiGpuBoardGroupID;
  int hostNativeAtomicSupported;
  int singleToDoublePrecisionPerfRatio;
  int pageableMemoryAccess;
  int concurrentManagedAccess;
  int computePreemptionSupported;
  int canUseHostPointerForRegisteredMem;
  int cooperativeLaunch;
  int cooperativeMultiDeviceLaunch;
  size_t sharedMemPerBlockOptin;
  int pageableMemoryAccessUsesHostPageTables;
  int directManagedMemAccessFromHost;
  int maxBlocksPerMultiProcessor;
  int accessPolicyMaxWindowSize;
  size_t reservedSharedMemPerBlock;
  int hostRegisterSupported;
  int sparseHipArraySupported;
  int hostRegisterReadOnlySupported;
  int timelineSemaphoreInteropSupported;
  int memoryPoolsSupported;
  int gpuDirectRDMASupported;
  unsigned int gpuDirectRDMAFlushWritesOptions;
  int gpuDirectRDMAWritesOrdering;
  unsigned int memoryPoolSupportedHandleTypes;
  int deferredMappingHipArraySupported;
  int ipcEventSupported;
  int clusterLaunch;
  int unifiedFunctionPointers;
  int reserved[63];
  int hipReserved[32];
  char gcnArchName[256]; // "sm_90"
  size_t maxSharedMemoryPerMultiProcessor;
  int clockInstructionRate; // kHz of clock()
  hipDeviceArch_t arch;
  unsigned int* hdpMemFlushCntl;
  unsigned int* hdpRegFlushCntl;
  int cooperativeMultiDeviceUnmatchedFunc;
  int cooperativeMultiDeviceUnmatchedGridDim;
  int cooperativeMultiDeviceUnmatchedBlockDim;
  int cooperativeMultiDeviceUnmatchedSharedMem;
  int isLargeBar;
  int asicRevision;
} hipDeviceProp_tR0600;
#define hipDeviceProp_t hipDeviceProp_tR0600
#define hipGetDeviceProperties hipGetDevicePropertiesR0600
#define hipChooseDevice hipChooseDeviceR0600

HIP_FORWARD int hipNvidiaAttribute(cudaDeviceAttr attribute, int device) {
  int value = 0;
  return cudaDeviceGetAttribute(&value, attribute, device) == cudaSuccess ? value : 0;
}

// CUDA's own attributes go straight on; a constant attribute leaves nothing of the rest behind.
HIP_FORWARD hipError_t hipDeviceGetAttribute(int* pi, hipDeviceAttribute_t attr, int deviceId) {
  const int number = (int)attr;
  if (number < (int)hipDeviceAttributeTotalGlobalMem && number != (int)hipDeviceAttributeCooperativeMultiDeviceLaunch)
    return cudaDeviceGetAttribute(pi, attr, deviceId);
  if (!pi) return hipErrorInvalidValue;
  switch (number) {
    case hipDeviceAttributeTotalGlobalMem: { // bytes, as AMD's; what an int cannot hold saturates
      size_t bytes = 0;
      CUresult result = cuInit(0);
      if (result == CUDA_SUCCESS) result = cuDeviceTotalMem(&bytes, deviceId);
      *pi = bytes > 0x7fffffff ? 0x7fffffff : (int)bytes;
      return (hipError_t)result;
    }
    case hipDeviceAttributeClockInstructionRate:
      return cudaDeviceGetAttribute(pi, cudaDevAttrClockRate, deviceId);
    case hipDeviceAttributePhysicalMultiProcessorCount:
      return cudaDeviceGetAttribute(pi, cudaDevAttrMultiProcessorCount, deviceId);
    case hipDeviceAttributeWallClockRate: *pi = 1000000; return cudaSuccess; // kHz of wall_clock64
    case hipDeviceAttributeImageSupport:
    case hipDeviceAttributeFineGrainSupport: *pi = 1; return cudaSuccess;
    case hipDeviceAttributeIsLargeBar:
    case hipDeviceAttributeAsicRevision:
    case hipDeviceAttributeCooperativeMultiDeviceLaunch:
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc:
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim:
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim:
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem: *pi = 0; return cudaSuccess;
    default: return hipErrorInvalidValue;
  }
}

HIP_FORWARD void hipNvidiaWriteArchName(char* out, int major, int minor) {
  *out++ = 's';
  *out++ = 'm';
  *out++ = '_';
  if (major >= 10) *out++ = (char)('0' + major / 10);
  *out++ = (char)('0' + major % 10);
  *out++ = (char)('0' + minor);
  *out = 0;
}

HIP_FORWARD hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600* prop, int deviceId) {
  // length-reason: one line a field
  if (!prop) return hipErrorInvalidValue;
  struct cudaDeviceProp from;
  hipError_t result = cudaGetDeviceProperties(&from, deviceId);
  if (result != cudaSuccess) return result;
  __builtin_memset(prop, 0, sizeof *prop);
#define HIP_COPY(field) __builtin_memcpy(&prop->field, &from.field, sizeof prop->field)
  HIP_COPY(name);
  HIP_COPY(uuid);
  HIP_COPY(luid);
  HIP_COPY(luidDeviceNodeMask);
  HIP_COPY(totalGlobalMem);
  HIP_COPY(sharedMemPerBlock);
  HIP_COPY(regsPerBlock);
  HIP_COPY(warpSize);
  HIP_COPY(memPitch);
  HIP_COPY(maxThreadsPerBlock);
  HIP_COPY(maxThreadsDim);
  HIP_COPY(maxGridSize);
  HIP_COPY(totalConstMem);
  HIP_COPY(major);
  HIP_COPY(minor);
  HIP_COPY(textureAlignment);
  HIP_COPY(texturePitchAlignment);
  HIP_COPY(multiProcessorCount);
  HIP_COPY(integrated);
  HIP_COPY(canMapHostMemory);
  HIP_COPY(maxTexture1D);
  HIP_COPY(maxTexture1DMipmap);
  HIP_COPY(maxTexture2D);
  HIP_COPY(maxTexture2DMipmap);
  HIP_COPY(maxTexture2DLinear);
  HIP_COPY(maxTexture2DGather);
  HIP_COPY(maxTexture3D);
  HIP_COPY(maxTexture3DAlt);
  HIP_COPY(maxTextureCubemap);
  HIP_COPY(maxTexture1DLayered);
  HIP_COPY(maxTexture2DLayered);
  HIP_COPY(maxTextureCubemapLayered);
  HIP_COPY(maxSurface1D);
  HIP_COPY(maxSurface2D);
  HIP_COPY(maxSurface3D);
  HIP_COPY(maxSurface1DLayered);
  HIP_COPY(maxSurface2DLayered);
  HIP_COPY(maxSurfaceCubemap);
  HIP_COPY(maxSurfaceCubemapLayered);
  HIP_COPY(surfaceAlignment);
  HIP_COPY(concurrentKernels);
  HIP_COPY(ECCEnabled);
  HIP_COPY(pciBusID);
  HIP_COPY(pciDeviceID);
  HIP_COPY(pciDomainID);
  HIP_COPY(tccDriver);
  HIP_COPY(asyncEngineCount);
  HIP_COPY(unifiedAddressing);
  HIP_COPY(memoryBusWidth);
  HIP_COPY(l2CacheSize);
  HIP_COPY(persistingL2CacheMaxSize);
  HIP_COPY(maxThreadsPerMultiProcessor);
  HIP_COPY(streamPrioritiesSupported);
  HIP_COPY(globalL1CacheSupported);
  HIP_COPY(localL1CacheSupported);
  HIP_COPY(sharedMemPerMultiprocessor);
  HIP_COPY(regsPerMultiprocessor);
  HIP_COPY(managedMemory);
  HIP_COPY(isMultiGpuBoard);
  HIP_COPY(multiGpuBoardGroupID);
  HIP_COPY(hostNativeAtomicSupported);
  HIP_COPY(pageableMemoryAccess);
  HIP_COPY(concurrentManagedAccess);
  HIP_COPY(computePreemptionSupported);
  HIP_COPY(canUseHostPointerForRegisteredMem);
  HIP_COPY(cooperativeLaunch);
  HIP_COPY(sharedMemPerBlockOptin);
  HIP_COPY(pageableMemoryAccessUsesHostPageTables);
  HIP_COPY(directManagedMemAccessFromHost);
  HIP_COPY(maxBlocksPerMultiProcessor);
  HIP_COPY(accessPolicyMaxWindowSize);
  HIP_COPY(reservedSharedMemPerBlock);
#if CUDART_VERSION >= 12000
  HIP_COPY(hostRegisterSupported);
  prop->sparseHipArraySupported = from.sparseCudaArraySupported;
  HIP_COPY(hostRegisterReadOnlySupported);
  HIP_COPY(timelineSemaphoreInteropSupported);
  HIP_COPY(memoryPoolsSupported);
  HIP_COPY(gpuDirectRDMASupported);
  HIP_COPY(gpuDirectRDMAFlushWritesOptions);
  HIP_COPY(gpuDirectRDMAWritesOrdering);
  HIP_COPY(memoryPoolSupportedHandleTypes);
  prop->deferredMappingHipArraySupported = from.deferredMappingCudaArraySupported;
  HIP_COPY(ipcEventSupported);
  HIP_COPY(clusterLaunch);
  HIP_COPY(unifiedFunctionPointers);
#elif CUDART_VERSION >= 11020
  prop->hostRegisterSupported = hipNvidiaAttribute(cudaDevAttrHostRegisterSupported, deviceId);
  prop->memoryPoolsSupported = hipNvidiaAttribute(cudaDevAttrMemoryPoolsSupported, deviceId);
#endif
#undef HIP_COPY
  prop->clockRate = hipNvidiaAttribute(cudaDevAttrClockRate, deviceId);
  prop->deviceOverlap = prop->asyncEngineCount > 0;
  prop->kernelExecTimeoutEnabled = hipNvidiaAttribute(cudaDevAttrKernelExecTimeout, deviceId);
  prop->computeMode = hipNvidiaAttribute(cudaDevAttrComputeMode, deviceId);
  prop->maxTexture1DLinear = hipNvidiaAttribute(cudaDevAttrMaxTexture1DLinearWidth, deviceId);
  prop->memoryClockRate = hipNvidiaAttribute(cudaDevAttrMemoryClockRate, deviceId);
  prop->singleToDoublePrecisionPerfRatio =
      hipNvidiaAttribute(cudaDevAttrSingleToDoublePrecisionPerfRatio, deviceId);
  hipNvidiaWriteArchName(prop->gcnArchName, prop->major, prop->minor);
  prop->maxSharedMemoryPerMultiProcessor = prop->sharedMemPerMultiprocessor;
  prop->clockInstructionRate = prop->clockRate;
  // Every device that CUDA 11 supports (compute capability 3.5 and up) has all of these.
  __builtin_memset(&prop->arch, 0xff, sizeof prop->arch);
  return cudaSuccess;
}

// The nearest device by CUDA's own rule; zero fields ask for nothing.
HIP_FORWARD hipError_t hipChooseDeviceR0600(int* device, const hipDeviceProp_tR0600* prop) {
  if (!device || !prop) return hipErrorInvalidValue;
  struct cudaDeviceProp wanted;
  __builtin_memset(&wanted, 0, sizeof wanted);
  __builtin_memcpy(wanted.name, prop->name, sizeof wanted.name);
  wanted.totalGlobalMem = prop->totalGlobalMem;
  wanted.sharedMemPerBlock = prop->sharedMemPerBlock;
  wanted.regsPerBlock = prop->regsPerBlock;
  wanted.maxThreadsPerBlock = prop->maxThreadsPerBlock;
  wanted.major = prop->major;
  wanted.minor = prop->minor;
  wanted.multiProcessorCount = prop->multiProcessorCount;
  wanted.totalConstMem = prop->totalConstMem;
  return cudaChooseDevice(device, &wanted);
}

// CUDA 11 gives no status beside the entry point.
HIP_FORWARD hipError_t hipGetDriverEntryPoint(const char* symbol, void** funcPtr, unsigned long long flags,
                                              hipDriverEntryPointQueryResult* driverStatus) {
#if CUDART_VERSION >= 12000
  return cudaGetDriverEntryPoint(symbol, funcPtr, flags, driverStatus);
#elif CUDART_VERSION >= 11030
  hipError_t error = cudaGetDriverEntryPoint(symbol, funcPtr, flags);
  if (driverStatus) *driverStatus = error == cudaSuccess && *funcPtr ? 0 : 1;
  return error;
#else
  (void)symbol, (void)funcPtr, (void)flags, (void)driverStatus;
  return hipErrorNotSupported;
#endif
}

#endif // BACKENDS_NVIDIA_INCLUDE_API_DEVICE_H
