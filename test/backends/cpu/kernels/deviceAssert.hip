// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An assertion that fails on the device becomes an error of the next synchronisation, and the host
// goes on.
#include "test/backends/cpu/kernels/check.h"

#include <cassert>

__global__ void below(int limit) { assert(int(threadIdx.x) < limit); }

int main() {
  below<<<1, 4>>>(4);
  EXPECT_EQ(hipDeviceSynchronize(), hipSuccess);
  below<<<1, 4>>>(3);
  EXPECT_EQ(hipDeviceSynchronize(), hipErrorAssert);
  return finish();
}
