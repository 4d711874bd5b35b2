// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_VECTOR_TYPES_H
#define BACKENDS_CPU_INCLUDE_VECTOR_TYPES_H

// char1 … double4: size and alignment are CUDA's (vectors of two and four align to their size, at
// most to 16 bytes). C gets plain structures, C++ a template with constructors; braces fill from the
// front, so both `float4 v = {1, 2, 3, 4}` and `float4 v = {}` mean what they mean in CUDA.

#include <hip/cpu/execution_space.h>

#define __HIPCPU_VECTOR_ALIGNMENT(type, n)                                            \
  ((n) == 2 || (n) == 4 ? ((n) * sizeof(type) < 16 ? (n) * sizeof(type) : 16) : sizeof(type))

// The element types by name; every table below expands this one.
#define __HIPCPU_VECTOR_ELEMENTS(X) \
  X(char, signed char)              \
  X(uchar, unsigned char)           \
  X(short, short)                   \
  X(ushort, unsigned short)         \
  X(int, int)                       \
  X(uint, unsigned int)             \
  X(long, long)                     \
  X(ulong, unsigned long)           \
  X(longlong, long long)            \
  X(ulonglong, unsigned long long)  \
  X(float, float)                   \
  X(double, double)

#ifdef __cplusplus

#include <initializer_list>

#define __HIPCPU_VECTOR_FUNCTION __host__ __device__ constexpr

template <typename T, unsigned int n>
struct HIP_vector_type;

// Component i of a braced list, zero behind its end.
template <typename T>
__HIPCPU_VECTOR_FUNCTION T __hipcpu_list_element(std::initializer_list<T> list, unsigned int i) {
  return i < list.size() ? list.begin()[i] : T();
}

template <typename T>
struct alignas(__HIPCPU_VECTOR_ALIGNMENT(T, 1)) HIP_vector_type<T, 1> {
  using value_type = T;
  T x;

  HIP_vector_type() = default;
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(T all) : x(all) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(std::initializer_list<T> list)
      : x(__hipcpu_list_element(list, 0)) {}
  template <typename U>
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(const HIP_vector_type<U, 1>& v)
      : x(static_cast<T>(v.x)) {}
};

template <typename T>
struct alignas(__HIPCPU_VECTOR_ALIGNMENT(T, 2)) HIP_vector_type<T, 2> {
  using value_type = T;
  T x, y;

  HIP_vector_type() = default;
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(T all) : x(all), y(all) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(T xs, T ys) : x(xs), y(ys) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(std::initializer_list<T> list)
      : x(__hipcpu_list_element(list, 0)), y(__hipcpu_list_element(list, 1)) {}
  template <typename U>
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(const HIP_vector_type<U, 2>& v)
      : x(static_cast<T>(v.x)), y(static_cast<T>(v.y)) {}
};

template <typename T>
struct alignas(__HIPCPU_VECTOR_ALIGNMENT(T, 3)) HIP_vector_type<T, 3> {
  using value_type = T;
  T x, y, z;

  HIP_vector_type() = default;
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(T all) : x(all), y(all), z(all) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(T xs, T ys, T zs) : x(xs), y(ys), z(zs) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(std::initializer_list<T> list)
      : x(__hipcpu_list_element(list, 0)),
        y(__hipcpu_list_element(list, 1)),
        z(__hipcpu_list_element(list, 2)) {}
  template <typename U>
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(const HIP_vector_type<U, 3>& v)
      : x(static_cast<T>(v.x)), y(static_cast<T>(v.y)), z(static_cast<T>(v.z)) {}
};

template <typename T>
struct alignas(__HIPCPU_VECTOR_ALIGNMENT(T, 4)) HIP_vector_type<T, 4> {
  using value_type = T;
  T x, y, z, w;

  HIP_vector_type() = default;
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(T all) : x(all), y(all), z(all), w(all) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(T xs, T ys, T zs, T ws) : x(xs), y(ys), z(zs), w(ws) {}
  __HIPCPU_VECTOR_FUNCTION HIP_vector_type(std::initializer_list<T> list)
      : x(__hipcpu_list_element(list, 0)),
        y(__hipcpu_list_element(list, 1)),
        z(__hipcpu_list_element(list, 2)),
        w(__hipcpu_list_element(list, 3)) {}
  template <typename U>
  __HIPCPU_VECTOR_FUNCTION explicit HIP_vector_type(const HIP_vector_type<U, 4>& v)
      : x(static_cast<T>(v.x)),
        y(static_cast<T>(v.y)),
        z(static_cast<T>(v.z)),
        w(static_cast<T>(v.w)) {}
};

#define __HIPCPU_VECTOR_TYPE(name, type)                                                          \
  using name##1 = HIP_vector_type<type, 1>;                                                       \
  using name##2 = HIP_vector_type<type, 2>;                                                       \
  using name##3 = HIP_vector_type<type, 3>;                                                       \
  using name##4 = HIP_vector_type<type, 4>;                                                       \
  __HIPCPU_VECTOR_FUNCTION inline name##1 make_##name##1(type x) { return name##1(x); }           \
  __HIPCPU_VECTOR_FUNCTION inline name##2 make_##name##2(type x, type y) { return name##2(x, y); } \
  __HIPCPU_VECTOR_FUNCTION inline name##3 make_##name##3(type x, type y, type z) {                \
    return name##3(x, y, z);                                                                      \
  }                                                                                               \
  __HIPCPU_VECTOR_FUNCTION inline name##4 make_##name##4(type x, type y, type z, type w) {        \
    return name##4(x, y, z, w);                                                                   \
  }
__HIPCPU_VECTOR_ELEMENTS(__HIPCPU_VECTOR_TYPE)
#undef __HIPCPU_VECTOR_TYPE
#undef __HIPCPU_VECTOR_FUNCTION

// CUDA has no operators for them: its programs bring their own.
#ifndef HIP_CUDA_LANGUAGE
#include <hip/cpu/vector_operators.h>
#endif

#else

#define __HIPCPU_VECTOR_STRUCT(name, type, n, ...) \
  typedef struct name {                            \
    type __VA_ARGS__;                              \
  } __attribute__((aligned(__HIPCPU_VECTOR_ALIGNMENT(type, n)))) name;
#define __HIPCPU_VECTOR_TYPE(name, type)                    \
  __HIPCPU_VECTOR_STRUCT(name##1, type, 1, x)               \
  __HIPCPU_VECTOR_STRUCT(name##2, type, 2, x, y)            \
  __HIPCPU_VECTOR_STRUCT(name##3, type, 3, x, y, z)         \
  __HIPCPU_VECTOR_STRUCT(name##4, type, 4, x, y, z, w)      \
  static inline name##1 make_##name##1(type x) {            \
    name##1 v = {x};                                        \
    return v;                                               \
  }                                                         \
  static inline name##2 make_##name##2(type x, type y) {    \
    name##2 v = {x, y};                                     \
    return v;                                               \
  }                                                         \
  static inline name##3 make_##name##3(type x, type y, type z) { \
    name##3 v = {x, y, z};                                  \
    return v;                                               \
  }                                                         \
  static inline name##4 make_##name##4(type x, type y, type z, type w) { \
    name##4 v = {x, y, z, w};                               \
    return v;                                               \
  }
__HIPCPU_VECTOR_ELEMENTS(__HIPCPU_VECTOR_TYPE)
#undef __HIPCPU_VECTOR_TYPE
#undef __HIPCPU_VECTOR_STRUCT

#endif

#undef __HIPCPU_VECTOR_ELEMENTS
#undef __HIPCPU_VECTOR_ALIGNMENT

#endif
