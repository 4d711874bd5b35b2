// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_ATOMICS_H
#define BACKENDS_CPU_INCLUDE_ATOMICS_H

// Atomic operations, relaxed as on a GPU. Each is a template on the type it points to, so that a
// program's own overload (atomicAdd(double*, double), atomicMax(float*, float), …) is preferred.
// The _block and _system scopes are the same operation: all share one coherent memory.

#include <hip/cpu/execution_space.h>
#include <hip/cpu/traits.h>

template <typename T>
struct __hipcpu_operand {
  using type = T;
};
// The operand of an atomic on T*; takes no part in the deduction of T.
template <typename T>
using __hipcpu_operand_t = typename __hipcpu_operand<T>::type;

// Replaces *address by `update(old)`, whatever the operation; returns the old value.
template <typename T, typename Update>
__HIPCPU_DEVICE__ T __hipcpu_atomic_update(T* address, Update update) {
  T old;
  __atomic_load(address, &old, __ATOMIC_RELAXED);
  T desired = update(old);
  while (!__atomic_compare_exchange(address, &old, &desired, true, __ATOMIC_RELAXED,
                                    __ATOMIC_RELAXED))
    desired = update(old);
  return old;
}

template <typename T>
using __hipcpu_if_arithmetic_t = __hipcpu_enable_if<__hipcpu_is_arithmetic<T>, T>;
template <typename T>
using __hipcpu_if_integer_t = __hipcpu_enable_if<__hipcpu_is_integral<T>, T>;

#define __HIPCPU_ATOMIC_SCOPE(constraint, name, scope, ...)                        \
  template <typename T>                                                            \
  __HIPCPU_DEVICE__ constraint<T> name##scope(T* address, __hipcpu_operand_t<T> value) { \
    __VA_ARGS__                                                                    \
  }
#define __HIPCPU_ATOMIC(constraint, name, ...)                   \
  __HIPCPU_ATOMIC_SCOPE(constraint, name, , __VA_ARGS__)         \
  __HIPCPU_ATOMIC_SCOPE(constraint, name, _block, __VA_ARGS__)   \
  __HIPCPU_ATOMIC_SCOPE(constraint, name, _system, __VA_ARGS__)

__HIPCPU_ATOMIC(__hipcpu_if_arithmetic_t, atomicAdd,
                return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_if_arithmetic_t, atomicSub,
                return __atomic_fetch_sub(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_if_arithmetic_t, atomicMin,
                return __atomic_fetch_min(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_if_arithmetic_t, atomicMax,
                return __atomic_fetch_max(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_if_integer_t, atomicAnd,
                return __atomic_fetch_and(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_if_integer_t, atomicOr,
                return __atomic_fetch_or(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_if_integer_t, atomicXor,
                return __atomic_fetch_xor(address, value, __ATOMIC_RELAXED);)
__HIPCPU_ATOMIC(__hipcpu_operand_t, atomicExch, T old;
                __atomic_exchange(address, &value, &old, __ATOMIC_RELAXED); return old;)
/// Counts up to `value`, then starts again at zero.
__HIPCPU_ATOMIC(__hipcpu_if_integer_t, atomicInc,
                return __hipcpu_atomic_update(
                    address, [value](T old) -> T { return old >= value ? 0 : old + 1; });)
/// Counts down to zero, then starts again at `value`.
__HIPCPU_ATOMIC(__hipcpu_if_integer_t, atomicDec,
                return __hipcpu_atomic_update(
                    address, [value](T old) -> T { return old == 0 || old > value ? value : old - 1; });)
#undef __HIPCPU_ATOMIC
#undef __HIPCPU_ATOMIC_SCOPE

#define __HIPCPU_ATOMIC_CAS(name)                                                                \
  template <typename T>                                                                          \
  __HIPCPU_DEVICE__ T name(T* address, __hipcpu_operand_t<T> expected, __hipcpu_operand_t<T> value) { \
    __atomic_compare_exchange(address, &expected, &value, false, __ATOMIC_RELAXED,               \
                              __ATOMIC_RELAXED);                                                 \
    return expected;                                                                             \
  }
__HIPCPU_ATOMIC_CAS(atomicCAS)
__HIPCPU_ATOMIC_CAS(atomicCAS_block)
__HIPCPU_ATOMIC_CAS(atomicCAS_system)
#undef __HIPCPU_ATOMIC_CAS

// Types without an atomic instruction whose sum is built from compare-and-swap: half, bfloat16, …
template <typename T>
struct __hipcpu_adds_by_update : std::false_type {};

#define __HIPCPU_ATOMIC_ADD(name)                                                     \
  template <typename T>                                                               \
  __HIPCPU_DEVICE__ __hipcpu_enable_if<__hipcpu_adds_by_update<T>::value, T> name(      \
      T* address, __hipcpu_operand_t<T> value) {                                      \
    return __hipcpu_atomic_update(address, [value](T old) -> T { return old + value; }); \
  }
__HIPCPU_ATOMIC_ADD(atomicAdd)
__HIPCPU_ATOMIC_ADD(atomicAdd_block)
__HIPCPU_ATOMIC_ADD(atomicAdd_system)
#undef __HIPCPU_ATOMIC_ADD

// AMD's choice between hardware and compare-and-swap: one operation here.
#define __HIPCPU_ATOMIC_ALIAS(alias, name)                                              \
  template <typename T>                                                                 \
  __HIPCPU_DEVICE__ auto alias(T* address, __hipcpu_operand_t<T> value) -> decltype(name(address, value)) { \
    return name(address, value);                                                        \
  }
__HIPCPU_ATOMIC_ALIAS(unsafeAtomicAdd, atomicAdd)
__HIPCPU_ATOMIC_ALIAS(unsafeAtomicMin, atomicMin)
__HIPCPU_ATOMIC_ALIAS(unsafeAtomicMax, atomicMax)
__HIPCPU_ATOMIC_ALIAS(safeAtomicAdd, atomicAdd)
__HIPCPU_ATOMIC_ALIAS(safeAtomicMin, atomicMin)
__HIPCPU_ATOMIC_ALIAS(safeAtomicMax, atomicMax)
__HIPCPU_ATOMIC_ALIAS(atomicAddNoRet, atomicAdd)
#undef __HIPCPU_ATOMIC_ALIAS

#endif
