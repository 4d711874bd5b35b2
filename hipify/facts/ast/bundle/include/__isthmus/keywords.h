// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// CUDA's keywords, what nvcc predefines, and the include guards that programs test for.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __builtin_align__(bytes) __align__(bytes)
#define __grid_constant__
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __block_size__(...)
#define __nv_pure__
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#define __cudart_builtin__
#define __CUDA_ARCH_LIST__ 800
#define CUDARTAPI
#define CUDART_CB
#define CUDART_DEVICE __device__
#define CUDAAPI
#define CUDA_CB
#define __VECTOR_FUNCTIONS_DECL__ static inline __host__ __device__

#define __NVCC__ 1
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 6
#define __CUDACC_VER_BUILD__ 0
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define CUDA_VERSION 12060
#define CUDART_VERSION 12060

#define __cuda_cuda_h__ 1
#define __CUDA_H__ 1
#define __CUDA_RUNTIME_H__ 1
#define __CUDA_RUNTIME_API_H__ 1
#define __DRIVER_TYPES_H__ 1
#define __VECTOR_TYPES_H__ 1
#define __VECTOR_FUNCTIONS_H__ 1
#define __DEVICE_LAUNCH_PARAMETERS_H__ 1
#define __HOST_DEFINES_H__ 1
#define __TEXTURE_TYPES_H__ 1
#define __CUDA_FP16_H__ 1
#define __CUDA_BF16_H__ 1

// Short forms for these headers only; the names are reserved for us.
#define __isthmus_device __attribute__((device))
#define __isthmus_both __attribute__((host)) __attribute__((device))
