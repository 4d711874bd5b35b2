// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams, events, callbacks and the time between.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void work(int* data) { data[threadIdx.x] += 1; }

static void onHost(void* data) { *static_cast<int*>(data) = 1; }
static void onStream(hipStream_t, hipError_t status, void* data) { *static_cast<hipError_t*>(data) = status; }

int main() {
  hipStream_t stream, other, urgent;
  int least = 0, greatest = 0;
  if (hipStreamCreate(&stream) != hipSuccess) return 1;
  (void)hipStreamCreateWithFlags(&other, hipStreamNonBlocking);
  (void)hipDeviceGetStreamPriorityRange(&least, &greatest);
  (void)hipStreamCreateWithPriority(&urgent, hipStreamDefault, greatest);

  hipEvent_t start, stop, silent;
  (void)hipEventCreate(&start);
  (void)hipEventCreateWithFlags(&stop, hipEventDefault);
  (void)hipEventCreateWithFlags(&silent, hipEventDisableTiming | hipEventBlockingSync);

  int* data;
  (void)hipMalloc(&data, 256 * sizeof(int));
  (void)hipEventRecord(start, stream);
  work<<<1, 256, 0, stream>>>(data);
  (void)hipEventRecord(stop, stream);
  (void)hipStreamWaitEvent(other, stop, 0);
  work<<<1, 256, 0, other>>>(data);
  (void)hipEventRecord(silent);

  int called = 0;
  hipError_t status = hipErrorUnknown;
  (void)hipLaunchHostFunc(stream, onHost, &called);
  (void)hipStreamAddCallback(stream, onStream, &status, 0);
  while (hipStreamQuery(stream) == hipErrorNotReady) {
  }
  (void)hipStreamSynchronize(stream);
  (void)hipEventSynchronize(stop);
  float milliseconds = 0;
  (void)hipEventElapsedTime(&milliseconds, start, stop);
  unsigned int flags = 0;
  (void)hipStreamGetFlags(other, &flags);
  std::printf("%f ms, called %d, status %d, flags %u\n", milliseconds, called, static_cast<int>(status), flags);
  (void)hipEventDestroy(start);
  (void)hipStreamDestroy(stream);
  return hipDeviceSynchronize() == hipSuccess ? 0 : 1;
}
