// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bfloat16: arithmetic with rounding to nearest even, negation, conversions from and to integers.
#include "test/backends/cpu/kernels/check.h"

#include <hip/hip_bf16.h>

__global__ void kernel(float* out) {
  __hip_bfloat16 a = __float2bfloat16(1.0f), b = __int2bfloat16_rn(257);
  const __hip_bfloat16 c = __short2bfloat16_rn(-3);
  a += b * c;
  b = -b;
  out[0] = __bfloat162float(a);
  out[1] = float(b);
  out[2] = float(__bfloat162uint_rn(__float2bfloat16(2.5f)));
  out[3] = __bfloat162float(__ll2bfloat16_rn(1ll << 40));
}

int main() {
  Array<float> out(4);
  kernel<<<1, 1>>>(out);
  EXPECT_EACH(out, [](int i) { return std::vector<float>{-768, -256, 2, 1099511627776.0f}[i]; });
  return finish();
}
