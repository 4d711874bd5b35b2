// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_COMPILER_HARNESS_KERNEL_H
#define TEST_BACKENDS_CPU_COMPILER_HARNESS_KERNEL_H

// A device header in small, so that the compiler is tested without the product's headers: only
// the macros and builtins of the contract, and the CUDA names over them that the shapes use.

#define __global__ __attribute__((global)) __attribute__((annotate("hipcpu.kernel", __HIP_CPU_WARP_SIZE__)))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __shared__                                                          \
  __attribute__((shared)) __attribute__((annotate("hipcpu.shared")))        \
  __attribute__((visibility("protected")))
#define __noinline__ __attribute__((noinline))

using uint64 = unsigned long;

extern "C" {
#define HIPCPU_COORDINATE(name)                                                    \
  __device__ __attribute__((const, nothrow)) unsigned __hipcpu_##name##_x();       \
  __device__ __attribute__((const, nothrow)) unsigned __hipcpu_##name##_y();       \
  __device__ __attribute__((const, nothrow)) unsigned __hipcpu_##name##_z();
HIPCPU_COORDINATE(thread_idx)
HIPCPU_COORDINATE(block_idx)
HIPCPU_COORDINATE(block_dim)
HIPCPU_COORDINATE(grid_dim)
#undef HIPCPU_COORDINATE
__device__ __attribute__((const, nothrow)) unsigned __hipcpu_lane();
__device__ void __hipcpu_block_barrier();
__device__ void __hipcpu_warp_barrier();
__device__ int __hipcpu_shuffle32(int value, int sourceLane);
__device__ long __hipcpu_shuffle64(long value, int sourceLane);
__device__ unsigned long __hipcpu_ballot(int predicate);
__device__ void __hipcpu_grid_barrier();
}

#define HIPCPU_COORDINATES(Type, name)                                                    \
  struct Type {                                                                           \
    __declspec(property(get = readX)) unsigned x;                                         \
    __declspec(property(get = readY)) unsigned y;                                         \
    __declspec(property(get = readZ)) unsigned z;                                         \
    static __device__ __attribute__((always_inline)) unsigned readX() { return __hipcpu_##name##_x(); } \
    static __device__ __attribute__((always_inline)) unsigned readY() { return __hipcpu_##name##_y(); } \
    static __device__ __attribute__((always_inline)) unsigned readZ() { return __hipcpu_##name##_z(); } \
  };
HIPCPU_COORDINATES(ThreadIdx, thread_idx)
HIPCPU_COORDINATES(BlockIdx, block_idx)
HIPCPU_COORDINATES(BlockDim, block_dim)
HIPCPU_COORDINATES(GridDim, grid_dim)
#undef HIPCPU_COORDINATES
extern const __device__ __attribute__((weak)) ThreadIdx threadIdx;
extern const __device__ __attribute__((weak)) BlockIdx blockIdx;
extern const __device__ __attribute__((weak)) BlockDim blockDim;
extern const __device__ __attribute__((weak)) GridDim gridDim;

constexpr int warpSize = __HIP_CPU_WARP_SIZE__;

__device__ inline void __syncthreads() { __hipcpu_block_barrier(); }
__device__ inline void __syncwarp() { __hipcpu_warp_barrier(); }
__device__ inline uint64 __ballot(int predicate) { return __hipcpu_ballot(predicate); }
__device__ inline int __any(int predicate) { return __ballot(predicate) != 0; }
__device__ inline int laneId() { return static_cast<int>(__hipcpu_lane()); }

__device__ inline int __shfl(int value, int source, int width = warpSize) {
  return __hipcpu_shuffle32(value, (laneId() & ~(width - 1)) | (source & (width - 1)));
}
__device__ inline float __shfl(float value, int source, int width = warpSize) {
  return __builtin_bit_cast(float, __shfl(__builtin_bit_cast(int, value), source, width));
}
__device__ inline double __shfl(double value, int source, int width = warpSize) {
  return __builtin_bit_cast(
      double, __hipcpu_shuffle64(__builtin_bit_cast(long, value),
                                 (laneId() & ~(width - 1)) | (source & (width - 1))));
}
template <typename T>
__device__ inline T __shfl_xor(T value, int mask, int width = warpSize) {
  const int source = laneId() ^ mask;
  return __shfl(value, source < ((laneId() | (width - 1)) + 1) ? source : laneId(), width);
}
template <typename T>
__device__ inline T __shfl_down(T value, int delta, int width = warpSize) {
  const int inside = laneId() & (width - 1);
  return __shfl(value, inside + delta < width ? inside + delta : inside, width);
}
template <typename T>
__device__ inline T __shfl_up(T value, int delta, int width = warpSize) {
  const int inside = laneId() & (width - 1);
  return __shfl(value, inside >= delta ? inside - delta : inside, width);
}
__device__ inline int atomicAdd(int* address, int value) {
  return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
}

#endif
