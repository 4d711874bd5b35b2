// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Blanks inside the brackets of a launch, and text that looks like them.

// prints: 1 2 3
// prints: k << < 1, 2 >> > (p) at line 23

__global__ void k(int* sum, int value) { atomicAdd(sum, value + threadIdx.x); }

int main() {
  int* sums;
  cudaMallocManaged(&sums, 3 * sizeof(int));
  cudaMemset(sums, 0, 3 * sizeof(int));
  k << < 1, 1 >> > (sums, 1);
  k < < <1, 2> > >(sums + 1, 0), k <<<1, 1>> >(sums + 1, 1);
  k << <
      1,
      2 >> > (sums + 2, 1);
  cudaDeviceSynchronize();
  int shifted = 8 >> 2 > (1);
  printf("%d %d %d\n", sums[0], sums[1], sums[2]);
  if (shifted) printf("%s at line %d\n", "k << < 1, 2 >> > (p)", __LINE__);
}
