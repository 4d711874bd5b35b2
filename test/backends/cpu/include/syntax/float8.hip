// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The eight-bit floating-point types and their conversions.
#include <hip/hip_fp8.h>
#include <hip/hip_runtime.h>

__global__ void kernel(__hip_fp8_e4m3* p, __hip_fp8x4_e5m2* v, float* f) {
  p[0] = __hip_fp8_e4m3(f[0]);
  f[1] = (float)p[1];
  f[2] = __half2float(__hip_cvt_fp8_to_halfraw(p[0].__x, __HIP_E4M3));
  p[2].__x = __hip_cvt_float_to_fp8(f[0], __HIP_SATFINITE, __HIP_E5M2);
  v[0] = __hip_fp8x4_e5m2(make_float4(1, 2, 3, 4));
  f[3] = ((float4)v[0]).w;
}
