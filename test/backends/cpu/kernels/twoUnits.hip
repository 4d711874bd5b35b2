// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One program of two units (the other is twoUnitsOther.hip): static kernels and variables of the
// same name stay apart, and an inline template kernel that both use is one.
#include "test/backends/cpu/kernels/twoUnits.h"

static __device__ int offset = 100;
static __global__ void kernel(int* out) { out[threadIdx.x] = offset + threadIdx.x; }

int main() {
  Array<int> out(32);
  kernel<<<1, 32>>>(out);
  EXPECT_EACH(out, [](int i) { return 100 + i; });
  launchOther(out);
  EXPECT_EACH(out, [](int i) { return 2000 + 2 * i; });
  common<float><<<1, 32>>>(out, 0.5f);
  EXPECT_EACH(out, [](int i) { return i / 2; });
  launchCommon(out);
  EXPECT_EACH(out, [](int i) { return i + i / 2; });
  return finish();
}
