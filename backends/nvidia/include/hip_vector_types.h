// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's vector types with the operators that HIP's have: component by component, with a scalar
// on either side. They are templates, so that a program's own operators (CUDA has none, many
// programs bring them) go first.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_VECTOR_TYPES_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_VECTOR_TYPES_H

#include <vector_functions.h>
#include <vector_types.h>

#ifdef __cplusplus
#include <type_traits>

namespace hip_nvidia {
template <class V>
struct Vector {
  static constexpr int kSize = 0;
};
#define HIP_VECTOR(V, T, N)                                                                        \
  template <>                                                                                      \
  struct Vector<V> {                                                                               \
    typedef T Component;                                                                           \
    static constexpr int kSize = N;                                                                \
  };
#define HIP_VECTORS(V, T)                                                                          \
  HIP_VECTOR(V##1, T, 1) HIP_VECTOR(V##2, T, 2) HIP_VECTOR(V##3, T, 3)
HIP_VECTORS(char, signed char)
HIP_VECTOR(char4, signed char, 4)
HIP_VECTORS(uchar, unsigned char)
HIP_VECTOR(uchar4, unsigned char, 4)
HIP_VECTORS(short, short)
HIP_VECTOR(short4, short, 4)
HIP_VECTORS(ushort, unsigned short)
HIP_VECTOR(ushort4, unsigned short, 4)
HIP_VECTORS(int, int)
HIP_VECTOR(int4, int, 4)
HIP_VECTORS(uint, unsigned int)
HIP_VECTOR(uint4, unsigned int, 4)
HIP_VECTORS(long, long)
HIP_VECTORS(ulong, unsigned long)
HIP_VECTORS(longlong, long long)
HIP_VECTORS(ulonglong, unsigned long long)
HIP_VECTORS(float, float)
HIP_VECTOR(float4, float, 4)
HIP_VECTORS(double, double)
// CUDA 13 deprecates the four-component types of eight-byte components in favour of two that
// state their alignment; the plain names still exist there with a warning.
#if !defined(__CUDACC_VER_MAJOR__) || __CUDACC_VER_MAJOR__ < 13
HIP_VECTOR(long4, long, 4)
HIP_VECTOR(ulong4, unsigned long, 4)
HIP_VECTOR(longlong4, long long, 4)
HIP_VECTOR(ulonglong4, unsigned long long, 4)
HIP_VECTOR(double4, double, 4)
#endif
#undef HIP_VECTORS
#undef HIP_VECTOR

template <class V, class Result>
using IfVector = typename std::enable_if<(Vector<V>::kSize > 0), Result>::type;
template <class V, class S, class Result>
using IfVectorAndScalar =
    typename std::enable_if<(Vector<V>::kSize > 0) && std::is_arithmetic<S>::value, Result>::type;

// Applies f(result, left, right) to each of the N components.
template <int N>
struct Components;
template <>
struct Components<1> {
  template <class R, class V, class F>
  __host__ __device__ static void apply(R& result, const V& a, const V& b, F f) {
    f(result.x, a.x, b.x);
  }
};
template <>
struct Components<2> {
  template <class R, class V, class F>
  __host__ __device__ static void apply(R& result, const V& a, const V& b, F f) {
    Components<1>::apply(result, a, b, f);
    f(result.y, a.y, b.y);
  }
};
template <>
struct Components<3> {
  template <class R, class V, class F>
  __host__ __device__ static void apply(R& result, const V& a, const V& b, F f) {
    Components<2>::apply(result, a, b, f);
    f(result.z, a.z, b.z);
  }
};
template <>
struct Components<4> {
  template <class R, class V, class F>
  __host__ __device__ static void apply(R& result, const V& a, const V& b, F f) {
    Components<3>::apply(result, a, b, f);
    f(result.w, a.w, b.w);
  }
};

template <class V, class F>
__host__ __device__ inline V zip(const V& a, const V& b, F f) {
  V result;
  Components<Vector<V>::kSize>::apply(result, a, b, f);
  return result;
}

template <class T>
struct Assign {
  T value;
  __host__ __device__ void operator()(T& result, T, T) const { result = value; }
};
template <class V, class S>
__host__ __device__ inline V splat(S value) {
  typedef typename Vector<V>::Component T;
  V result = {};
  return zip(result, result, Assign<T>{static_cast<T>(value)});
}

struct Negate {
  template <class T>
  __host__ __device__ void operator()(T& result, T x, T) const {
    result = -x;
  }
};
struct Differ {
  bool* answer;
  template <class T>
  __host__ __device__ void operator()(const T&, T x, T y) const {
    if (x != y) *answer = true;
  }
};
} // namespace hip_nvidia

#define HIP_VECTOR_OPERATOR(op, Name)                                                              \
  namespace hip_nvidia {                                                                           \
  struct Name {                                                                                    \
    template <class T>                                                                             \
    __host__ __device__ void operator()(T& result, T x, T y) const {                               \
      result = static_cast<T>(x op y);                                                             \
    }                                                                                              \
  };                                                                                               \
  }                                                                                                \
  template <class V>                                                                               \
  __host__ __device__ inline hip_nvidia::IfVector<V, V> operator op(const V& a, const V& b) {      \
    return hip_nvidia::zip(a, b, hip_nvidia::Name());                                              \
  }                                                                                                \
  template <class V, class S>                                                                      \
  __host__ __device__ inline hip_nvidia::IfVectorAndScalar<V, S, V> operator op(const V& a, S b) { \
    return hip_nvidia::zip(a, hip_nvidia::splat<V>(b), hip_nvidia::Name());                        \
  }                                                                                                \
  template <class V, class S>                                                                      \
  __host__ __device__ inline hip_nvidia::IfVectorAndScalar<V, S, V> operator op(S a, const V& b) { \
    return hip_nvidia::zip(hip_nvidia::splat<V>(a), b, hip_nvidia::Name());                        \
  }                                                                                                \
  template <class V>                                                                               \
  __host__ __device__ inline hip_nvidia::IfVector<V, V&> operator op##=(V& a, const V& b) {        \
    return a = hip_nvidia::zip(a, b, hip_nvidia::Name());                                          \
  }                                                                                                \
  template <class V, class S>                                                                      \
  __host__ __device__ inline hip_nvidia::IfVectorAndScalar<V, S, V&> operator op##=(V& a, S b) {   \
    return a = hip_nvidia::zip(a, hip_nvidia::splat<V>(b), hip_nvidia::Name());                    \
  }
HIP_VECTOR_OPERATOR(+, Add)
HIP_VECTOR_OPERATOR(-, Subtract)
HIP_VECTOR_OPERATOR(*, Multiply)
HIP_VECTOR_OPERATOR(/, Divide)
HIP_VECTOR_OPERATOR(%, Modulo)
HIP_VECTOR_OPERATOR(&, BitAnd)
HIP_VECTOR_OPERATOR(|, BitOr)
HIP_VECTOR_OPERATOR(^, BitXor)
HIP_VECTOR_OPERATOR(<<, ShiftLeft)
HIP_VECTOR_OPERATOR(>>, ShiftRight)
#undef HIP_VECTOR_OPERATOR

template <class V>
__host__ __device__ inline hip_nvidia::IfVector<V, V> operator-(const V& a) {
  return hip_nvidia::zip(a, a, hip_nvidia::Negate());
}
template <class V>
__host__ __device__ inline hip_nvidia::IfVector<V, bool> operator!=(const V& a, const V& b) {
  bool different = false;
  hip_nvidia::Components<hip_nvidia::Vector<V>::kSize>::apply(a, a, b, hip_nvidia::Differ{&different});
  return different;
}
template <class V>
__host__ __device__ inline hip_nvidia::IfVector<V, bool> operator==(const V& a, const V& b) {
  return !(a != b);
}

#endif // __cplusplus
#endif // BACKENDS_NVIDIA_INCLUDE_HIP_VECTOR_TYPES_H
