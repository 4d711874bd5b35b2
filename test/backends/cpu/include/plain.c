// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

int main(void) {
  float4 v = make_float4(1, 2, 3, 4);
  dim3 grid = {1, 1, 1};
  return (int)v.x + (int)grid.y;
}
