// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A captured graph runs as often as it is launched, with the values that the capture saw.
#include "test/backends/cpu/kernels/check.h"

__global__ void add(int* data, int value) { data[threadIdx.x] += value; }
__global__ void square(int* data) { data[threadIdx.x] *= data[threadIdx.x]; }

int main() {
  Array<int> data(32);
  hipStream_t stream;
  hipGraph_t graph;
  hipGraphExec_t runnable;
  int value = 2;
  HIP_OK(hipStreamCreate(&stream));
  HIP_OK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  add<<<1, 32, 0, stream>>>(data, value);
  square<<<1, 32, 0, stream>>>(data);
  value = 1000;  // too late for the captured launch
  HIP_OK(hipStreamEndCapture(stream, &graph));
  EXPECT_EACH(data, [](int) { return 0; });

  HIP_OK(hipGraphInstantiate(&runnable, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; ++i)
    HIP_OK(hipGraphLaunch(runnable, stream));
  HIP_OK(hipStreamSynchronize(stream));
  EXPECT_EACH(data, [](int) { return ((2 * 2 + 2) * (2 * 2 + 2) + 2) * ((2 * 2 + 2) * (2 * 2 + 2) + 2); });
  HIP_OK(hipGraphExecDestroy(runnable));
  HIP_OK(hipGraphDestroy(graph));
  HIP_OK(hipStreamDestroy(stream));
  return finish();
}
