// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A kernel's launches in the streams that CUDA names for them: the tail comes last.

// flags: -rdc=true
// prints: 1 1 2

__global__ void append(int* log, int value) { log[atomicAdd(log + 3, 1)] = value; }

__global__ void parent(int* log) {
  append<<<1, 1, 0, cudaStreamTailLaunch>>>(log, 2);
  append<<<1, 1, 0, cudaStreamFireAndForget>>>(log, 1);
  append<<<1, 1>>>(log, 1);
}

int main() {
  int* log;
  cudaMallocManaged(&log, 4 * sizeof(int));
  cudaMemset(log, 0, 4 * sizeof(int));
  parent<<<1, 1>>>(log);
  cudaDeviceSynchronize();
  printf("%d %d %d\n", log[0], log[1], log[2]);
}
