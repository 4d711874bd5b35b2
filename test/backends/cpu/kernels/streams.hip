// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams and events: work of one stream in order, of two by an event, copies from pinned memory.
#include "test/backends/cpu/kernels/check.h"

__global__ void add(int* data, int value) { data[threadIdx.x] += value; }
__global__ void multiply(int* data, int factor) { data[threadIdx.x] *= factor; }

int main() {
  int* pinned = nullptr;
  Array<int> data(64);
  hipStream_t first, second;
  hipEvent_t start, added;
  HIP_OK(hipHostMalloc(reinterpret_cast<void**>(&pinned), 64 * sizeof(int), hipHostMallocDefault));
  HIP_OK(hipStreamCreate(&first));
  HIP_OK(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
  HIP_OK(hipEventCreate(&start));
  HIP_OK(hipEventCreate(&added));
  for (int i = 0; i < 64; ++i)
    pinned[i] = i;

  HIP_OK(hipEventRecord(start, first));
  HIP_OK(hipMemcpyAsync(data, pinned, 64 * sizeof(int), hipMemcpyHostToDevice, first));
  add<<<1, 64, 0, first>>>(data, 5);
  HIP_OK(hipEventRecord(added, first));
  HIP_OK(hipStreamWaitEvent(second, added, 0));
  multiply<<<1, 64, 0, second>>>(data, 3);
  HIP_OK(hipMemcpyAsync(pinned, data, 64 * sizeof(int), hipMemcpyDeviceToHost, second));
  HIP_OK(hipStreamSynchronize(second));
  expectEach(std::vector<int>(pinned, pinned + 64), "pinned", __LINE__, [](int i) { return 3 * (i + 5); });

  float milliseconds = -1;
  HIP_OK(hipEventElapsedTime(&milliseconds, start, added));
  EXPECT_EQ(milliseconds >= 0, true);
  EXPECT_EQ(hipEventQuery(added), hipSuccess);
  EXPECT_EQ(hipStreamQuery(first), hipSuccess);
  HIP_OK(hipStreamDestroy(first));
  HIP_OK(hipStreamDestroy(second));
  HIP_OK(hipEventDestroy(start));
  HIP_OK(hipEventDestroy(added));
  HIP_OK(hipHostFree(pinned));
  return finish();
}
