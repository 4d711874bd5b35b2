// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vector types: sizes, alignment, loads of 16 bytes, the program's own operators, in shared memory
// and as arguments.
#include "test/backends/cpu/kernels/check.h"

static_assert(sizeof(float3) == 12 && alignof(float3) == 4, "float3");
static_assert(sizeof(float4) == 16 && alignof(float4) == 16, "float4");
static_assert(sizeof(double2) == 16 && alignof(double2) == 16, "double2");
static_assert(sizeof(uchar4) == 4 && alignof(uchar4) == 4, "uchar4");
static_assert(sizeof(short2) == 4 && sizeof(longlong2) == 16 && sizeof(uint3) == 12, "others");

inline __host__ __device__ float4 scale(float s, float4 v) {
  return make_float4(s * v.x, s * v.y, s * v.z, s * v.w);
}
inline __host__ __device__ float dot(float4 a, float4 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

__global__ void kernel(const float4* in, float* out, int4 shift, uchar4 bytes) {
  __shared__ float4 tile[32];
  const int t = threadIdx.x;
  tile[t] = scale(2.0f, in[t]);
  __syncthreads();
  const float4 other = tile[31 - t];
  out[t] = dot(other, make_float4(1, 10, 100, 1000)) + shift.x + shift.w + bytes.y;
}

__global__ void reinterpret(const float* in, int2* out) {
  const float2 pair = reinterpret_cast<const float2*>(in)[threadIdx.x];
  int2 rounded;
  rounded.x = int(pair.x);
  rounded.y = int(pair.y);
  out[threadIdx.x] = rounded;
}

int main() {
  std::vector<float4> values;
  for (int i = 0; i < 32; ++i)
    values.push_back(make_float4(float(i), 1, 2, 3));
  Array<float4> in(values);
  Array<float> out(32);
  kernel<<<1, 32>>>(in, out, make_int4(5, 0, 0, 6), make_uchar4(0, 200, 0, 0));
  EXPECT_EACH(out, [](int t) { return 2 * (31 - t) + 2 * 3210 + 211; });

  Array<float> floats(std::vector<float>{1.5f, 2.5f, 3.5f, 4.5f});
  Array<int2> pairs(2);
  reinterpret<<<1, 2>>>(floats, pairs);
  const std::vector<int2> read = pairs.read();
  EXPECT_EQ(read[0].y, 2);
  EXPECT_EQ(read[1].x, 3);
  return finish();
}
