// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's loads and stores with a cache hint. Streaming hints become non-temporal accesses, the
// others ordinary ones: a hint never changes a result. Names that ROCm has for some types come
// after ROCm's own overloads, which win for those.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_CACHE_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_CACHE_H

#include <type_traits>

namespace hip_amd {
// clang's non-temporal builtins take scalars only.
template <class T>
static __device__ inline T loadOnce(const T* ptr, std::true_type) {
  return __builtin_nontemporal_load(ptr);
}
template <class T>
static __device__ inline T loadOnce(const T* ptr, std::false_type) {
  return *ptr;
}
template <class T>
static __device__ inline void storeOnce(T* ptr, T value, std::true_type) {
  __builtin_nontemporal_store(value, ptr);
}
template <class T>
static __device__ inline void storeOnce(T* ptr, T value, std::false_type) {
  *ptr = value;
}
template <class T>
static __device__ inline T loadAgain(const T* ptr, std::true_type) {
  return *const_cast<const volatile T*>(ptr);
}
template <class T>
static __device__ inline T loadAgain(const T* ptr, std::false_type) {
  return *ptr;
}
template <class T>
struct Identity {
  typedef T Type;
};
} // namespace hip_amd

#define HIP_AMD_LOAD(name, expression)                                                             \
  template <class T>                                                                               \
  static __device__ inline T name(const T* ptr) {                                                  \
    return expression;                                                                             \
  }
#define HIP_AMD_STORE(name, statement)                                                             \
  template <class T>                                                                               \
  static __device__ inline void name(T* ptr, typename hip_amd::Identity<T>::Type value) {          \
    statement;                                                                                     \
  }
HIP_AMD_LOAD(__ldcs, hip_amd::loadOnce(ptr, std::is_arithmetic<T>()))
HIP_AMD_LOAD(__ldlu, hip_amd::loadOnce(ptr, std::is_arithmetic<T>()))
HIP_AMD_LOAD(__ldcg, *ptr)
HIP_AMD_LOAD(__ldca, *ptr)
HIP_AMD_LOAD(__ldcv, hip_amd::loadAgain(ptr, std::is_arithmetic<T>()))
HIP_AMD_STORE(__stcs, hip_amd::storeOnce(ptr, value, std::is_arithmetic<T>()))
HIP_AMD_STORE(__stcg, *ptr = value)
HIP_AMD_STORE(__stwb, *ptr = value)
HIP_AMD_STORE(__stwt, *ptr = value)
#undef HIP_AMD_LOAD
#undef HIP_AMD_STORE

#endif // BACKENDS_AMD_INCLUDE_POLYFILL_CACHE_H
