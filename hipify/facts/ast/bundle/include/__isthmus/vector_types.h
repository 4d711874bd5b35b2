// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// char1 … double4 with their make_ functions, dim3, and the coordinates of a thread.
#define __isthmus_alignment(bytes) ((bytes) > 16 ? 16 : (bytes))
#define __isthmus_vector(name, T)                                          \
  struct name##1 { T x; };                                                 \
  struct __align__(__isthmus_alignment(2 * sizeof(T))) name##2 { T x, y; };       \
  struct name##3 { T x, y, z; };                                           \
  struct __align__(__isthmus_alignment(4 * sizeof(T))) name##4 { T x, y, z, w; }; \
  __isthmus_both name##1 make_##name##1(T x);                              \
  __isthmus_both name##2 make_##name##2(T x, T y);                         \
  __isthmus_both name##3 make_##name##3(T x, T y, T z);                    \
  __isthmus_both name##4 make_##name##4(T x, T y, T z, T w);
__isthmus_vector(char, signed char)
__isthmus_vector(uchar, unsigned char)
__isthmus_vector(short, short)
__isthmus_vector(ushort, unsigned short)
__isthmus_vector(int, int)
__isthmus_vector(uint, unsigned int)
__isthmus_vector(long, long)
__isthmus_vector(ulong, unsigned long)
__isthmus_vector(longlong, long long)
__isthmus_vector(ulonglong, unsigned long long)
__isthmus_vector(float, float)
__isthmus_vector(double, double)
#undef __isthmus_vector

struct dim3 {
  unsigned x, y, z;
  __isthmus_both constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1)
      : x(a), y(b), z(c) {}
  __isthmus_both constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __isthmus_both constexpr operator uint3() const { return uint3{x, y, z}; }
};

extern const __isthmus_device uint3 threadIdx, blockIdx;
extern const __isthmus_device dim3 blockDim, gridDim;
extern const __isthmus_device int warpSize;
