// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pipeline over four streams: each takes a piece of pinned host memory to the device, works on
// it in two kernels and brings it back, while its neighbours are at other stages. A last stream
// waits for the events of all and folds the pieces. A host function counts what has arrived.

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime_api.h>

#define CK(x) do { cudaError_t e = (x); if (e != cudaSuccess) { \
    fprintf(stderr, "%s at %d: %s\n", #x, __LINE__, cudaGetErrorName(e)); exit(1); } } while (0)

enum { kStreams = 4, kRounds = 6, kPiece = 1 << 15, kTotal = kStreams * kRounds * kPiece };

__global__ void scramble(unsigned* data, int count, unsigned key) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) {
    unsigned x = data[i] + key;
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    data[i] = x;
  }
}

__global__ void keepSmallest(const unsigned* data, int count, unsigned* smallest) {
  __shared__ unsigned best;
  if (threadIdx.x == 0) best = 0xffffffffu;
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += blockDim.x) atomicMin(&best, data[i]);
  __syncthreads();
  if (threadIdx.x == 0) *smallest = best;
}

__global__ void fold(const unsigned* smallest, int count, unsigned long long* sum) {
  for (int i = threadIdx.x; i < count; i += blockDim.x) atomicAdd(sum, (unsigned long long)smallest[i]);
}

static unsigned scrambled(unsigned x, unsigned key) {
  x += key;
  x ^= x >> 16;
  x *= 0x7feb352du;
  return x ^ (x >> 15);
}

static void CUDART_CB countArrival(void* counter) { ++*static_cast<std::atomic<int>*>(counter); }

int main() {
  unsigned *host, *result, *device[kStreams], *smallest;
  unsigned long long *sum, hostSum = 0;
  CK(cudaMallocHost(&host, kTotal * sizeof(unsigned)));
  CK(cudaHostAlloc(&result, kTotal * sizeof(unsigned), cudaHostAllocDefault));
  CK(cudaMalloc(&smallest, kStreams * kRounds * sizeof(unsigned)));
  CK(cudaMalloc(&sum, sizeof(*sum)));
  for (int i = 0; i < kTotal; ++i) host[i] = 2654435761u * i;

  cudaStream_t streams[kStreams], last;
  cudaEvent_t done[kStreams], start, stop;
  for (int s = 0; s < kStreams; ++s) {
    CK(cudaStreamCreateWithFlags(&streams[s], cudaStreamNonBlocking));
    CK(cudaEventCreateWithFlags(&done[s], cudaEventDisableTiming));
    CK(cudaMalloc(&device[s], kPiece * sizeof(unsigned)));
  }
  CK(cudaStreamCreate(&last));
  CK(cudaEventCreate(&start));
  CK(cudaEventCreate(&stop));

  std::atomic<int> arrived{0};
  CK(cudaEventRecord(start, last));
  for (int s = 0; s < kStreams; ++s) CK(cudaStreamWaitEvent(streams[s], start, 0));

  for (int round = 0; round < kRounds; ++round) {
    for (int s = 0; s < kStreams; ++s) {
      const int piece = round * kStreams + s;
      const size_t offset = size_t(piece) * kPiece, bytes = kPiece * sizeof(unsigned);
      CK(cudaMemcpyAsync(device[s], host + offset, bytes, cudaMemcpyHostToDevice, streams[s]));
      scramble<<<kPiece / 256, 256, 0, streams[s]>>>(device[s], kPiece, piece);
      keepSmallest<<<1, 512, 0, streams[s]>>>(device[s], kPiece, smallest + piece);
      CK(cudaMemcpyAsync(result + offset, device[s], bytes, cudaMemcpyDeviceToHost, streams[s]));
      CK(cudaLaunchHostFunc(streams[s], countArrival, &arrived));
    }
  }
  CK(cudaGetLastError());

  for (int s = 0; s < kStreams; ++s) {
    CK(cudaEventRecord(done[s], streams[s]));
    CK(cudaStreamWaitEvent(last, done[s], 0));
  }
  CK(cudaMemsetAsync(sum, 0, sizeof(*sum), last));
  fold<<<1, 32, 0, last>>>(smallest, kStreams * kRounds, sum);
  CK(cudaMemcpyAsync(&hostSum, sum, sizeof(hostSum), cudaMemcpyDeviceToHost, last));
  CK(cudaEventRecord(stop, last));
  CK(cudaEventSynchronize(stop));

  float ms = 0;
  CK(cudaEventElapsedTime(&ms, start, stop));
  fprintf(stderr, "pipeline time: %.3f ms\n", ms);
  const bool idle = cudaStreamQuery(last) == cudaSuccess && cudaEventQuery(stop) == cudaSuccess;

  unsigned long long expectedSum = 0;
  unsigned checksum = 0;
  int wrong = 0;
  for (int piece = 0; piece < kStreams * kRounds; ++piece) {
    unsigned best = 0xffffffffu;
    for (int i = piece * kPiece; i < (piece + 1) * kPiece; ++i) {
      const unsigned want = scrambled(host[i], piece);
      wrong += result[i] != want;
      best = want < best ? want : best;
      checksum = checksum * 31 + result[i];
    }
    expectedSum += best;
  }

  for (int s = 0; s < kStreams; ++s) {
    CK(cudaStreamSynchronize(streams[s]));
    CK(cudaStreamDestroy(streams[s]));
    CK(cudaEventDestroy(done[s]));
    CK(cudaFree(device[s]));
  }
  CK(cudaStreamDestroy(last));
  CK(cudaEventDestroy(start));
  CK(cudaEventDestroy(stop));
  CK(cudaFree(smallest));
  CK(cudaFree(sum));
  CK(cudaFreeHost(host));
  CK(cudaFreeHost(result));

  printf("%d values in %d pieces over %d streams\n", kTotal, kStreams * kRounds, kStreams);
  printf("pieces arrived: %d, idle at the end: %s\n", arrived.load(), idle ? "yes" : "no");
  printf("checksum %u, wrong values %d\n", checksum, wrong);
  printf("sum of the smallest %llu, expected %llu\n", hostSum, expectedSum);
  const bool passed = !wrong && idle && hostSum == expectedSum && arrived == kStreams * kRounds;
  puts(passed ? "PASS" : "FAIL");
  return passed ? 0 : 1;
}
