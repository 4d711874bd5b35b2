// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs define themselves and HIP has too: theirs is taken, nothing is ambiguous.
#include <hip/hip_runtime.h>

__device__ double atomicAdd(double* p, double v) { return *p + v; }
__device__ float atomicMax(float* p, float v) { return *p + v; }
__device__ double __shfl_down(double v, unsigned int, int) { return v; }
__host__ __device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, 0, 0, 0); }
__host__ __device__ void operator+=(float4& a, float4 b) { a.x += b.x; }
__host__ __device__ float3 operator*(float3 a, float b) { return make_float3(a.x * b, 0, 0); }
__host__ __device__ float3 operator*(float b, float3 a) { return a * b; }
__host__ __device__ float2 operator-(float2& a) { return make_float2(-a.x, -a.y); }
__host__ __device__ bool operator==(const int2& a, const int2& b) { return a.x == b.x; }
template <typename T>
__host__ __device__ T lerp(T a, T b, T t) {
  return a + t * (b - a);
}
__device__ int __dp4a(int a, int b, int c) { return a * b + c; }
__device__ float max(float a, float b) { return a > b ? a : b; }
float rsqrtf(float x) { return x; }
double normcdf(double x) { return x; }

__global__ void kernel(double* d, float* f, float4* v, float3* w, float2* x, int2* y) {
  atomicAdd(d, 1.0);
  atomicMax(f, 1.0f);
  f[0] = __shfl_down(d[0], 1, 32) + rsqrtf(f[1]) + normcdf(d[1]) + lerp(f[0], f[1], f[2]);
  v[0] = v[0] + v[1];
  v[0] += v[1];
  w[0] = 2.0f * w[1] * 3.0f;
  x[0] = -x[1];
  f[1] = y[0] == y[1];
  f[2] = __dp4a(1, 2, 3) + max(f[0], f[1]);
}
float onHost(float x) { return rsqrtf(x) + normcdf(2.0); }
