// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void bitonicStep(int* data, int distance, int run) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int partner = i ^ distance;
  if (partner <= i) return;
  int a = data[i], b = data[partner];
  bool ascending = (i & run) == 0;
  if ((a > b) == ascending) {
    data[i] = b;
    data[partner] = a;
  }
}

BENCHMARK(bitonic_sort, bench::Bound::Memory) {
  const int n = bench.size(1 << 16, 1 << 10);
  auto data = bench.output<int>(n);
  const int* in = bench.input<int>(n, [](std::size_t i) { return bench::hashOf(i) >> 1; });
  bench.hip = [=] {
    (void)hipMemcpy(data.hip, in, n * sizeof(int), hipMemcpyDeviceToDevice);
    for (int run = 2; run <= n; run *= 2)
      for (int distance = run / 2; distance > 0; distance /= 2) bitonicStep<<<n / 256, 256>>>(data.hip, distance, run);
  };
  bench.openmp = [=] {
    (void)hipMemcpy(data.openmp, in, n * sizeof(int), hipMemcpyDeviceToDevice);
    bitonicSort(data.openmp, n);
  };
}
