// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_COORDINATES_H
#define BACKENDS_CPU_INCLUDE_COORDINATES_H

// threadIdx, blockIdx, blockDim, gridDim and warpSize. The components are properties: reading one
// calls the compiler's builtin, and its type is unsigned int wherever a program looks.

#include <hip/hip_runtime_api.h>

#include <hip/cpu/builtins.h>
#include <hip/cpu/vector_types.h>

#define __HIPCPU_COMPONENT(name, c)                                                              \
  __declspec(property(get = __get_##c)) unsigned int c;                                          \
  static inline __device__ __attribute__((always_inline)) unsigned int __get_##c() {             \
    return __hipcpu_##name##_##c();                                                              \
  }

#define __HIPCPU_COORDINATE(variable, name)                                                        \
  struct __hipcpu_##name##_t {                                                                     \
    __HIPCPU_COMPONENT(name, x)                                                                    \
    __HIPCPU_COMPONENT(name, y)                                                                    \
    __HIPCPU_COMPONENT(name, z)                                                                    \
    __device__ __attribute__((always_inline)) operator dim3() const {                              \
      return dim3(__get_x(), __get_y(), __get_z());                                                \
    }                                                                                              \
    __device__ __attribute__((always_inline)) operator uint3() const {                             \
      return uint3(__get_x(), __get_y(), __get_z());                                               \
    }                                                                                              \
  };                                                                                               \
  extern const __device__ __attribute__((weak)) __hipcpu_##name##_t variable;
__HIPCPU_COORDINATE(threadIdx, thread_idx)
__HIPCPU_COORDINATE(blockIdx, block_idx)
__HIPCPU_COORDINATE(blockDim, block_dim)
__HIPCPU_COORDINATE(gridDim, grid_dim)
#undef __HIPCPU_COORDINATE
#undef __HIPCPU_COMPONENT

static constexpr int warpSize = __HIP_CPU_WARP_SIZE__;

// HIP's old spelling of the coordinates.
#define hipThreadIdx_x (threadIdx.x)
#define hipThreadIdx_y (threadIdx.y)
#define hipThreadIdx_z (threadIdx.z)
#define hipBlockIdx_x (blockIdx.x)
#define hipBlockIdx_y (blockIdx.y)
#define hipBlockIdx_z (blockIdx.z)
#define hipBlockDim_x (blockDim.x)
#define hipBlockDim_y (blockDim.y)
#define hipBlockDim_z (blockDim.z)
#define hipGridDim_x (gridDim.x)
#define hipGridDim_y (gridDim.y)
#define hipGridDim_z (gridDim.z)

#endif
