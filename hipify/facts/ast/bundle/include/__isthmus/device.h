// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Synchronisation, votes, shuffles, atomics and memory of device code. Exact signatures: programs
// add overloads of their own (atomicAdd for double) that must neither clash nor be ambiguous.
__isthmus_device void __syncthreads();
__isthmus_device int __syncthreads_count(int);
__isthmus_device int __syncthreads_and(int);
__isthmus_device int __syncthreads_or(int);
__isthmus_device void __syncwarp(unsigned = 0xffffffff);
__isthmus_device void __threadfence();
__isthmus_device void __threadfence_block();
__isthmus_device void __threadfence_system();
__isthmus_device unsigned __activemask();
__isthmus_device int __all_sync(unsigned, int);
__isthmus_device int __any_sync(unsigned, int);
__isthmus_device int __uni_sync(unsigned, int);
__isthmus_device unsigned __ballot_sync(unsigned, int);
__isthmus_device int __all(int);
__isthmus_device int __any(int);
__isthmus_device unsigned __ballot(int);
template <class T> __isthmus_device unsigned __match_any_sync(unsigned, T);
template <class T> __isthmus_device unsigned __match_all_sync(unsigned, T, int*);

template <class T> __isthmus_device T __shfl_sync(unsigned, T, int, int = 32);
template <class T> __isthmus_device T __shfl_up_sync(unsigned, T, unsigned, int = 32);
template <class T> __isthmus_device T __shfl_down_sync(unsigned, T, unsigned, int = 32);
template <class T> __isthmus_device T __shfl_xor_sync(unsigned, T, int, int = 32);
template <class T> __isthmus_device T __shfl(T, int, int = 32);
template <class T> __isthmus_device T __shfl_up(T, unsigned, int = 32);
template <class T> __isthmus_device T __shfl_down(T, unsigned, int = 32);
template <class T> __isthmus_device T __shfl_xor(T, int, int = 32);
template <class T> __isthmus_device T __reduce_add_sync(unsigned, T);
template <class T> __isthmus_device T __reduce_min_sync(unsigned, T);
template <class T> __isthmus_device T __reduce_max_sync(unsigned, T);
__isthmus_device unsigned __reduce_and_sync(unsigned, unsigned);
__isthmus_device unsigned __reduce_or_sync(unsigned, unsigned);
__isthmus_device unsigned __reduce_xor_sync(unsigned, unsigned);

#define __isthmus_load(name) template <class T> __isthmus_device T name(const T*);
__isthmus_load(__ldg)
__isthmus_load(__ldcg)
__isthmus_load(__ldca)
__isthmus_load(__ldcs)
__isthmus_load(__ldlu)
__isthmus_load(__ldcv)
#undef __isthmus_load
#define __isthmus_store(name) template <class T> __isthmus_device void name(T*, T);
__isthmus_store(__stwb)
__isthmus_store(__stcg)
__isthmus_store(__stcs)
__isthmus_store(__stwt)
#undef __isthmus_store

#define __isthmus_atomic(name, T)              \
  __isthmus_device T name(T*, T);              \
  __isthmus_device T name##_block(T*, T);      \
  __isthmus_device T name##_system(T*, T);
#define __isthmus_atomic_integer(name) \
  __isthmus_atomic(name, int)          \
  __isthmus_atomic(name, unsigned)     \
  __isthmus_atomic(name, unsigned long long)
__isthmus_atomic_integer(atomicAdd)
__isthmus_atomic(atomicAdd, float)
__isthmus_atomic(atomicAdd, double)
__isthmus_atomic(atomicAdd, float2)
__isthmus_atomic(atomicAdd, float4)
__isthmus_atomic(atomicAdd, __half)
__isthmus_atomic(atomicAdd, __half2)
__isthmus_atomic(atomicAdd, __nv_bfloat16)
__isthmus_atomic(atomicAdd, __nv_bfloat162)
__isthmus_atomic(atomicSub, int)
__isthmus_atomic(atomicSub, unsigned)
__isthmus_atomic_integer(atomicExch)
__isthmus_atomic(atomicExch, float)
__isthmus_atomic_integer(atomicMin)
__isthmus_atomic(atomicMin, long long)
__isthmus_atomic_integer(atomicMax)
__isthmus_atomic(atomicMax, long long)
__isthmus_atomic(atomicInc, unsigned)
__isthmus_atomic(atomicDec, unsigned)
__isthmus_atomic_integer(atomicAnd)
__isthmus_atomic_integer(atomicOr)
__isthmus_atomic_integer(atomicXor)
#undef __isthmus_atomic_integer
#undef __isthmus_atomic
#define __isthmus_exchange(T)                       \
  __isthmus_device T atomicCAS(T*, T, T);           \
  __isthmus_device T atomicCAS_block(T*, T, T);     \
  __isthmus_device T atomicCAS_system(T*, T, T);
__isthmus_exchange(int)
__isthmus_exchange(unsigned)
__isthmus_exchange(unsigned long long)
__isthmus_exchange(unsigned short)
#undef __isthmus_exchange

__isthmus_device long long clock64();
__isthmus_device void __nanosleep(unsigned);
__isthmus_device void __trap();
__isthmus_device void __brkpt();
__isthmus_device void __prof_trigger(int);
__isthmus_device unsigned __isShared(const void*);
__isthmus_device unsigned __isGlobal(const void*);
__isthmus_device unsigned __isConstant(const void*);
__isthmus_device unsigned __isLocal(const void*);
__isthmus_device size_t __cvta_generic_to_shared(const void*);
__isthmus_device size_t __cvta_generic_to_global(const void*);
