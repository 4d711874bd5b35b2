// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Enumerators and flags that the name tables do not pair: older HIP spellings, AMD's own values,
// and numbers that only CUDA's driver interface names.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_CONSTANTS_H
#define BACKENDS_NVIDIA_INCLUDE_API_CONSTANTS_H

#include <hip/nvidia/api/types.h>

#include <hip/nvidia/generated/types.h>

// --- errors
enum { HIP_SUCCESS = 0, HIP_ERROR_INVALID_VALUE, HIP_ERROR_NOT_INITIALIZED, HIP_ERROR_LAUNCH_OUT_OF_RESOURCES };
HIP_CONSTANT_OF(cudaError_t, hipErrorMemoryAllocation, 2)
HIP_CONSTANT_OF(cudaError_t, hipErrorInitializationError, 3)
HIP_CONSTANT_OF(cudaError_t, hipErrorMapBufferObjectFailed, 205)
HIP_CONSTANT_OF(cudaError_t, hipErrorContextAlreadyCurrent, 202)
HIP_CONSTANT_OF(cudaError_t, hipErrorInvalidResourceHandle, 400)
HIP_CONSTANT_OF(cudaError_t, hipErrorInvalidClusterSize, 912)
HIP_CONSTANT_OF(cudaError_t, hipErrorInvalidResourceType, 914)
HIP_CONSTANT_OF(cudaError_t, hipErrorInvalidResourceConfiguration, 915)
HIP_CONSTANT_OF(cudaError_t, hipErrorStreamDetached, 917)
HIP_CONSTANT_OF(cudaError_t, hipErrorRuntimeMemory, 1052)
HIP_CONSTANT_OF(cudaError_t, hipErrorRuntimeOther, 1053)
HIP_CONSTANT_OF(cudaError_t, hipErrorTbd, 1054)

// --- device attributes of CUDA by number: the runtime has no name for some, older CUDA for others
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeDeviceOverlap, 15)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeMaxThreadsDim, cudaDevAttrMaxBlockDimX)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeSharedMemPerMultiprocessor, 81)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeCooperativeMultiDeviceLaunch, 96)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeVirtualMemoryManagementSupported, 102)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeMaxBlocksPerMultiProcessor, 106)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributePersistingL2CacheMaxSize, 108)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeAccessPolicyMaxWindowSize, 109)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported, 110)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeReservedSharedMemPerBlock, 111)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeMemoryPoolSupportedHandleTypes, 119)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeCanUseStreamWaitValue, 122)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeDmaBufSupported, 124)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeHostNumaId, 134)

// --- device attributes that only HIP has: numbers that CUDA does not use, hipDeviceGetAttribute
// answers for them
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeUnused1, 225)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeUnused2, 226)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeUnused3, 227)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeUnused4, 228)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeUnused5, 229)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeTotalGlobalMem, 230)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeLuid, 231)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeLuidDeviceNodeMask, 232)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeClockInstructionRate, 233)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeWallClockRate, 234)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeHdpMemFlushCntl, 235)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeHdpRegFlushCntl, 236)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc, 237)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim, 238)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim, 239)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem, 240)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeIsLargeBar, 241)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeAsicRevision, 242)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeImageSupport, 243)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributePhysicalMultiProcessorCount, 244)
HIP_CONSTANT_OF(cudaDeviceAttr, hipDeviceAttributeFineGrainSupport, 245)

// --- memory
#define hipMemcpyDeviceToDeviceNoCU cudaMemcpyDeviceToDevice // "not by compute units" is a hint
HIP_CONSTANT_OF(cudaMemoryAdvise, hipMemAdviseSetCoarseGrain, 0)
HIP_CONSTANT_OF(cudaMemoryAdvise, hipMemAdviseUnsetCoarseGrain, 7)
HIP_CONSTANT_OF(cudaMemRangeAttribute, hipMemRangeAttributeCoherencyMode, 15)
typedef enum hipMemRangeCoherencyMode {
  hipMemRangeCoherencyModeFineGrain = 0,
  hipMemRangeCoherencyModeCoarseGrain = 1,
  hipMemRangeCoherencyModeIndeterminate = 2
} hipMemRangeCoherencyMode;

// Flags that only AMD's memory has. CUDA's pinned memory is coherent: they ask for nothing.
#define hipHostMallocNumaUser 0x0
#define hipExtHostAllocNumaUser 0x0
#define hipHostMallocCoherent 0x0
#define hipExtHostAllocCoherent 0x0
#define hipHostMallocNonCoherent 0x0
#define hipExtHostAllocNonCoherent 0x0
#define hipHostMallocUncached 0x0
#define hipHostAllocUncached 0x0
#define hipExtHostRegisterCoarseGrained 0x0
#define hipExtHostRegisterUncached 0x0
#define hipDeviceMallocDefault 0x0
#define hipDeviceMallocFinegrained 0x1
#define hipMallocSignalMemory 0x2
#define hipDeviceMallocUncached 0x3
#define hipDeviceMallocContiguous 0x4
#define hipHostAllocDefault cudaHostAllocDefault
#define hipHostAllocPortable cudaHostAllocPortable
#define hipHostAllocMapped cudaHostAllocMapped
#define hipHostAllocWriteCombined cudaHostAllocWriteCombined
#define HIP_IPC_HANDLE_SIZE CUDA_IPC_HANDLE_SIZE

// --- events: AMD's fences around them are always there in CUDA
#define hipEventDisableSystemFence 0x0
#define hipEventReleaseToDevice 0x0
#define hipEventReleaseToSystem 0x0

// --- launches
#define hipCooperativeLaunchMultiDeviceNoPreSync 0x01
#define hipCooperativeLaunchMultiDeviceNoPostSync 0x02
#define hipExtAnyOrderLaunch 0x01

// --- stream memory operations
#define hipStreamMemOpWaitValue32 CU_STREAM_MEM_OP_WAIT_VALUE_32
#define hipStreamMemOpWriteValue32 CU_STREAM_MEM_OP_WRITE_VALUE_32
#define hipStreamMemOpWaitValue64 CU_STREAM_MEM_OP_WAIT_VALUE_64
#define hipStreamMemOpWriteValue64 CU_STREAM_MEM_OP_WRITE_VALUE_64
#define hipStreamMemOpBarrier CU_STREAM_MEM_OP_BARRIER
#define hipStreamMemOpFlushRemoteWrites CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES

// --- graph nodes that CUDA counts among the copies
HIP_CONSTANT_OF(cudaGraphNodeType, hipGraphNodeTypeMemcpyFromSymbol, 14)
HIP_CONSTANT_OF(cudaGraphNodeType, hipGraphNodeTypeMemcpyToSymbol, 15)

// --- newer than the table. A macro costs an older CUDA nothing until it is used.
#define hipMemLocationTypeNone cudaMemLocationTypeInvalid
#define hipMemLocationTypeHostNuma cudaMemLocationTypeHostNuma
#define hipMemLocationTypeHostNumaCurrent cudaMemLocationTypeHostNumaCurrent
#define hipMemHandleTypeFabric cudaMemHandleTypeFabric
#define hipMemAllocationTypeManaged cudaMemAllocationTypeManaged
#define hipFuncAttributeClusterDimMustBeSet cudaFuncAttributeClusterDimMustBeSet
#define hipFuncAttributeRequiredClusterWidth cudaFuncAttributeRequiredClusterWidth
#define hipFuncAttributeRequiredClusterHeight cudaFuncAttributeRequiredClusterHeight
#define hipFuncAttributeRequiredClusterDepth cudaFuncAttributeRequiredClusterDepth
#define hipFuncAttributeNonPortableClusterSizeAllowed cudaFuncAttributeNonPortableClusterSizeAllowed
#define hipLaunchAttributeIgnore cudaLaunchAttributeIgnore
#define hipLaunchAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define hipLaunchAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy
#define hipLaunchAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define hipLaunchAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define hipDriverEntryPointSuccess cudaDriverEntryPointSuccess
#define hipDriverEntryPointSymbolNotFound cudaDriverEntryPointSymbolNotFound
#define hipDriverEntryPointVersionNotSufficent cudaDriverEntryPointVersionNotSufficent

// --- options of the just-in-time compiler
HIP_CONSTANT_OF(hipJitOption, hipJitOptionMaxRegisters, CU_JIT_MAX_REGISTERS)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionThreadsPerBlock, CU_JIT_THREADS_PER_BLOCK)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionWallTime, CU_JIT_WALL_TIME)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionInfoLogBuffer, CU_JIT_INFO_LOG_BUFFER)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionInfoLogBufferSizeBytes, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionErrorLogBuffer, CU_JIT_ERROR_LOG_BUFFER)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionErrorLogBufferSizeBytes, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionOptimizationLevel, CU_JIT_OPTIMIZATION_LEVEL)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionTargetFromContext, CU_JIT_TARGET_FROM_CUCONTEXT)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionTarget, CU_JIT_TARGET)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionFallbackStrategy, CU_JIT_FALLBACK_STRATEGY)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionGenerateDebugInfo, CU_JIT_GENERATE_DEBUG_INFO)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionLogVerbose, CU_JIT_LOG_VERBOSE)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionGenerateLineInfo, CU_JIT_GENERATE_LINE_INFO)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionCacheMode, CU_JIT_CACHE_MODE)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionSm3xOpt, CU_JIT_NEW_SM3X_OPT)
HIP_CONSTANT_OF(hipJitOption, hipJitOptionFastCompile, CU_JIT_FAST_COMPILE)

#endif // BACKENDS_NVIDIA_INCLUDE_API_CONSTANTS_H
