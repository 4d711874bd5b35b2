// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_EXECUTION_SPACE_H
#define BACKENDS_CPU_INCLUDE_EXECUTION_SPACE_H

// Execution spaces. Kernels and shared variables carry the annotations by which the kernel compiler
// finds them; the pragma, of hipcc's plugin, is for kernels that launch kernels; a compiler without the HIP language sees ordinary functions.

#ifdef __HIP__

#ifndef __HIP_CPU_WARP_SIZE__
#define __HIP_CPU_WARP_SIZE__ 32
#endif

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#ifdef __HIP_CPU_FRONT_END__
#define __HIPCPU_KERNEL__ _Pragma("hipcpu_kernel")
#else
#define __HIPCPU_KERNEL__
#endif
#define __global__ \
  __HIPCPU_KERNEL__ __attribute__((global)) __attribute__((annotate("hipcpu.kernel", __HIP_CPU_WARP_SIZE__)))
// An extern __shared__ array is only a declaration, which drops annotations: its visibility marks it.
#define __shared__                                                  \
  __attribute__((shared)) __attribute__((annotate("hipcpu.shared"))) \
  __attribute__((visibility("protected")))
#define __constant__ __attribute__((constant))
// Maximum of threads in a block; what follows it is for the registers of a GPU.
#define __launch_bounds__(...) __attribute__((annotate("hipcpu.launch_bounds", __VA_ARGS__)))
#define __managed__ __attribute__((managed))
// __noinline__ is a keyword of the HIP language.

#else

#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)

#endif

#define __forceinline__ inline __attribute__((always_inline))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __grid_constant__
#define __cluster_dims__(...)

// How the headers define their own functions. The condition, always true, is part of a signature, so
// that a program may define a function of the same name and parameters, as ports do for what their
// platform lacked; ours is then the one that calls find.
#ifdef __clang__
#define __HIPCPU_INLINE__ static inline __attribute__((always_inline, enable_if(true, "")))
#else
#define __HIPCPU_INLINE__ static inline __attribute__((always_inline))
#endif
#define __HIPCPU_DEVICE__ __HIPCPU_INLINE__ __device__
#define __HIPCPU_HOST_DEVICE__ __HIPCPU_INLINE__ __host__ __device__

#endif
