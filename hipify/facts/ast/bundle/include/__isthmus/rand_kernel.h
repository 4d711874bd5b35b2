// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/rand.h>
#define CURAND_KERNEL_H_ 1
template <class... A> __isthmus_both void curand_init(A...);
template <class S> __isthmus_device unsigned curand(S*);
template <class S> __isthmus_device uint4 curand4(S*);
template <class S> __isthmus_device unsigned long long curand_longlong(S*);
#define __isthmus_distribution(name, ...)                                  \
  template <class S> __isthmus_device float name(S* __VA_ARGS__);          \
  template <class S> __isthmus_device float2 name##2(S* __VA_ARGS__);      \
  template <class S> __isthmus_device float4 name##4(S* __VA_ARGS__);      \
  template <class S> __isthmus_device double name##_double(S* __VA_ARGS__); \
  template <class S> __isthmus_device double2 name##2_double(S* __VA_ARGS__); \
  template <class S> __isthmus_device double4 name##4_double(S* __VA_ARGS__);
__isthmus_distribution(curand_uniform)
__isthmus_distribution(curand_normal)
__isthmus_distribution(curand_log_normal, , double, double)
#undef __isthmus_distribution
template <class S> __isthmus_device unsigned curand_poisson(S*, double);
template <class S> __isthmus_device uint4 curand_poisson4(S*, double);
template <class S, class D> __isthmus_device unsigned curand_discrete(S*, D);
template <class S, class D> __isthmus_device uint4 curand_discrete4(S*, D);
template <class... A> __isthmus_device void skipahead(A...);
template <class... A> __isthmus_device void skipahead_sequence(A...);
template <class... A> __isthmus_device void skipahead_subsequence(A...);
template <class... A> curandStatus_t curandMakeMTGP32Constants(A...);
template <class... A> curandStatus_t curandMakeMTGP32KernelState(A...);
struct mtgp32_kernel_params : __isthmus_any {};
typedef mtgp32_kernel_params mtgp32_kernel_params_t;
struct mtgp32_params_fast : __isthmus_any {};
typedef mtgp32_params_fast mtgp32_params_fast_t;
extern mtgp32_params_fast mtgp32dc_params_fast_11213[];
