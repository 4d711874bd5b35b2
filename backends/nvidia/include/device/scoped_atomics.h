// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __hip_atomic_load, _store, _exchange, _compare_exchange_{weak,strong} and _fetch_{add,sub,and,or,xor,min,max} on
// types of 4 and 8 bytes. An order is a fence before or behind a relaxed operation, a scope the suffix of CUDA's:
//   __hip_atomic_fetch_add(p, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT)  ->  __threadfence(); atomicAdd(p, 1);
#ifndef BACKENDS_NVIDIA_INCLUDE_DEVICE_SCOPED_ATOMICS_H
#define BACKENDS_NVIDIA_INCLUDE_DEVICE_SCOPED_ATOMICS_H

#include <string.h>

// As clang numbers them.
#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5

namespace hip_nvidia {

// The type in which CUDA's functions take a value: by its size, and whether it is signed or floating.
template <int Size>
struct Word;
template <>
struct Word<4> {
  typedef unsigned int Unsigned;
  typedef int Signed;
  typedef float Float;
};
template <>
struct Word<8> {
  typedef unsigned long long Unsigned;
  typedef long long Signed;
  typedef double Float;
};
struct AnyKind {};
struct IsUnsigned : AnyKind {};
struct IsSigned : AnyKind {};
struct IsFloat : AnyKind {};
template <class T>
struct Kind {
  typedef IsUnsigned Type;
};
#define HIP_NVIDIA_KIND(type, kind) \
  template <>                       \
  struct Kind<type> {               \
    typedef kind Type;              \
  };
HIP_NVIDIA_KIND(int, IsSigned)
HIP_NVIDIA_KIND(long, IsSigned)
HIP_NVIDIA_KIND(long long, IsSigned)
HIP_NVIDIA_KIND(float, IsFloat)
HIP_NVIDIA_KIND(double, IsFloat)
#undef HIP_NVIDIA_KIND

template <class To, class From>
__device__ __forceinline__ To bitsOf(const From& from) {
  static_assert(sizeof(To) == sizeof(From), "atomics of CUDA take 4 or 8 bytes");
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}

__device__ __forceinline__ void fenceAt(int scope) {
  if (scope == __HIP_MEMORY_SCOPE_SYSTEM)
    __threadfence_system();
  else if (scope == __HIP_MEMORY_SCOPE_AGENT)
    __threadfence();
  else if (scope != __HIP_MEMORY_SCOPE_SINGLETHREAD)
    __threadfence_block();
}
__device__ __forceinline__ void fenceBefore(int order, int scope) {
  if (order == __ATOMIC_RELEASE || order == __ATOMIC_ACQ_REL || order == __ATOMIC_SEQ_CST) fenceAt(scope);
}
__device__ __forceinline__ void fenceBehind(int order, int scope) {
  if (order != __ATOMIC_RELAXED && order != __ATOMIC_RELEASE) fenceAt(scope);
}

#define HIP_NVIDIA_SCOPED(operation)                                                           \
  template <class T>                                                                           \
  __device__ __forceinline__ T operation##At(T* address, T value, int scope) {                 \
    if (scope == __HIP_MEMORY_SCOPE_SYSTEM) return atomic##operation##_system(address, value); \
    if (scope == __HIP_MEMORY_SCOPE_AGENT) return atomic##operation(address, value);           \
    return atomic##operation##_block(address, value);                                          \
  }
HIP_NVIDIA_SCOPED(Add)
HIP_NVIDIA_SCOPED(And)
HIP_NVIDIA_SCOPED(Or)
HIP_NVIDIA_SCOPED(Xor)
HIP_NVIDIA_SCOPED(Min)
HIP_NVIDIA_SCOPED(Max)
HIP_NVIDIA_SCOPED(Exch)
#undef HIP_NVIDIA_SCOPED

template <class Unsigned>
__device__ __forceinline__ Unsigned casAt(Unsigned* address, Unsigned expected, Unsigned wanted, int scope) {
  if (scope == __HIP_MEMORY_SCOPE_SYSTEM) return atomicCAS_system(address, expected, wanted);
  if (scope == __HIP_MEMORY_SCOPE_AGENT) return atomicCAS(address, expected, wanted);
  return atomicCAS_block(address, expected, wanted);
}

// Replaces *address by value while better(value, *address); NaN never is.
template <class T, class Better>
__device__ __forceinline__ T replaceIfAt(T* address, T value, Better better, int scope) {
  typedef typename Word<sizeof(T)>::Unsigned Bits;
  Bits* word = reinterpret_cast<Bits*>(address);
  Bits seen = *static_cast<volatile Bits*>(word);
  while (better(value, bitsOf<T>(seen))) {
    const Bits before = casAt(word, seen, bitsOf<Bits>(value), scope);
    if (before == seen) break;
    seen = before;
  }
  return bitsOf<T>(seen);
}
struct Greater {
  template <class T>
  __device__ bool operator()(T a, T b) const {
    return a > b;
  }
};
struct Less {
  template <class T>
  __device__ bool operator()(T a, T b) const {
    return a < b;
  }
};

// Each operation's relaxed form, by the kind of its type.
#define HIP_NVIDIA_AS(word, operation)                                                \
  bitsOf<T>(operation##At(reinterpret_cast<typename Word<sizeof(T)>::word*>(address), \
                          bitsOf<typename Word<sizeof(T)>::word>(value), scope))
#define HIP_NVIDIA_RELAXED(name, kind, result)                                \
  template <class T>                                                          \
  __device__ __forceinline__ T name(T* address, T value, int scope, kind) {   \
    return result;                                                            \
  }
HIP_NVIDIA_RELAXED(fetch_add, IsUnsigned, HIP_NVIDIA_AS(Unsigned, Add))
HIP_NVIDIA_RELAXED(fetch_add, IsSigned, HIP_NVIDIA_AS(Unsigned, Add))
HIP_NVIDIA_RELAXED(fetch_add, IsFloat, HIP_NVIDIA_AS(Float, Add))
HIP_NVIDIA_RELAXED(fetch_sub, IsUnsigned, fetch_add(address, T(0) - value, scope, IsUnsigned()))
HIP_NVIDIA_RELAXED(fetch_sub, IsSigned, fetch_add(address, T(0) - value, scope, IsSigned()))
HIP_NVIDIA_RELAXED(fetch_sub, IsFloat, fetch_add(address, -value, scope, IsFloat()))
HIP_NVIDIA_RELAXED(fetch_min, IsUnsigned, HIP_NVIDIA_AS(Unsigned, Min))
HIP_NVIDIA_RELAXED(fetch_min, IsSigned, HIP_NVIDIA_AS(Signed, Min))
HIP_NVIDIA_RELAXED(fetch_min, IsFloat, replaceIfAt(address, value, Less(), scope))
HIP_NVIDIA_RELAXED(fetch_max, IsUnsigned, HIP_NVIDIA_AS(Unsigned, Max))
HIP_NVIDIA_RELAXED(fetch_max, IsSigned, HIP_NVIDIA_AS(Signed, Max))
HIP_NVIDIA_RELAXED(fetch_max, IsFloat, replaceIfAt(address, value, Greater(), scope))
HIP_NVIDIA_RELAXED(fetch_and, AnyKind, HIP_NVIDIA_AS(Unsigned, And))
HIP_NVIDIA_RELAXED(fetch_or, AnyKind, HIP_NVIDIA_AS(Unsigned, Or))
HIP_NVIDIA_RELAXED(fetch_xor, AnyKind, HIP_NVIDIA_AS(Unsigned, Xor))
HIP_NVIDIA_RELAXED(exchange, AnyKind, HIP_NVIDIA_AS(Unsigned, Exch))
#undef HIP_NVIDIA_RELAXED
#undef HIP_NVIDIA_AS

} // namespace hip_nvidia

#define HIP_NVIDIA_ATOMIC(name)                                                                                   \
  template <class T, class Value>                                                                                 \
  __device__ __forceinline__ T __hip_atomic_##name(T* address, Value value, int order, int scope) {               \
    hip_nvidia::fenceBefore(order, scope);                                                                        \
    const T before = hip_nvidia::name(address, static_cast<T>(value), scope, typename hip_nvidia::Kind<T>::Type()); \
    hip_nvidia::fenceBehind(order, scope);                                                                        \
    return before;                                                                                                \
  }
HIP_NVIDIA_ATOMIC(fetch_add)
HIP_NVIDIA_ATOMIC(fetch_sub)
HIP_NVIDIA_ATOMIC(fetch_min)
HIP_NVIDIA_ATOMIC(fetch_max)
HIP_NVIDIA_ATOMIC(fetch_and)
HIP_NVIDIA_ATOMIC(fetch_or)
HIP_NVIDIA_ATOMIC(fetch_xor)
HIP_NVIDIA_ATOMIC(exchange)
#undef HIP_NVIDIA_ATOMIC

template <class T>
__device__ __forceinline__ T __hip_atomic_load(const T* address, int order, int scope) {
  typedef typename hip_nvidia::Word<sizeof(T)>::Unsigned Bits;
  if (order == __ATOMIC_SEQ_CST) hip_nvidia::fenceAt(scope);
  const Bits bits = *reinterpret_cast<const volatile Bits*>(address);
  hip_nvidia::fenceBehind(order, scope);
  return hip_nvidia::bitsOf<T>(bits);
}

template <class T, class Value>
__device__ __forceinline__ void __hip_atomic_store(T* address, Value value, int order, int scope) {
  typedef typename hip_nvidia::Word<sizeof(T)>::Unsigned Bits;
  hip_nvidia::fenceBefore(order, scope);
  *reinterpret_cast<volatile Bits*>(address) = hip_nvidia::bitsOf<Bits>(static_cast<T>(value));
  if (order == __ATOMIC_SEQ_CST) hip_nvidia::fenceAt(scope);
}

// Whether *address was *expected and is now wanted; *expected becomes what was found.
template <class T, class Value>
__device__ __forceinline__ bool __hip_atomic_compare_exchange_strong(T* address, T* expected, Value wanted, int success,
                                                                     int failure, int scope) {
  typedef typename hip_nvidia::Word<sizeof(T)>::Unsigned Bits;
  hip_nvidia::fenceBefore(success, scope);
  const Bits hoped = hip_nvidia::bitsOf<Bits>(*expected);
  const Bits found = hip_nvidia::casAt(reinterpret_cast<Bits*>(address), hoped,
                                       hip_nvidia::bitsOf<Bits>(static_cast<T>(wanted)), scope);
  hip_nvidia::fenceBehind(found == hoped ? success : failure, scope);
  *expected = hip_nvidia::bitsOf<T>(found);
  return found == hoped;
}
#define __hip_atomic_compare_exchange_weak __hip_atomic_compare_exchange_strong

#endif // BACKENDS_NVIDIA_INCLUDE_DEVICE_SCOPED_ATOMICS_H
