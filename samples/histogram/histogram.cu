// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Histogram with atomics: every block counts into its own bins in shared memory and adds them to
// the global ones at the end. A second kernel finds the extremes and the mode, among them a
// maximum of floats, for which there is no atomic but compare-and-swap.

#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

constexpr unsigned kBins = 256;

inline void gpuAssert(cudaError_t code, const char* file, int line) {
  if (code == cudaSuccess)
    return;
  std::cerr << file << ":" << line << ": " << cudaGetErrorString(code) << "\n";
  std::exit(1);
}
#define gpuErrchk(ans) { gpuAssert((ans), __FILE__, __LINE__); }

struct Summary {
  unsigned lowest;      // smallest value seen
  unsigned highest;     // greatest value seen
  unsigned parity;      // exclusive or of all values
  unsigned seenBits;    // or of all values
  float loudest;        // greatest sample
  unsigned ring;        // counts modulo 1000
};

__device__ float atomicMaxFloat(float* address, float value) {
  int* bits = (int*)address;
  int old = *bits, assumed;
  do {
    assumed = old;
    if (__int_as_float(assumed) >= value)
      break;
    old = atomicCAS(bits, assumed, __float_as_int(value));
  } while (assumed != old);
  return __int_as_float(old);
}

__global__ void countBytes(const unsigned char* bytes, size_t count, unsigned* bins) {
  __shared__ unsigned mine[kBins];
  for (unsigned bin = threadIdx.x; bin < kBins; bin += blockDim.x)
    mine[bin] = 0;
  __syncthreads();

  const size_t stride = size_t(blockDim.x) * gridDim.x;
  for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += stride)
    atomicAdd(&mine[bytes[i]], 1u);
  __syncthreads();

  for (unsigned bin = threadIdx.x; bin < kBins; bin += blockDim.x)
    if (mine[bin] != 0)
      atomicAdd(bins + bin, mine[bin]);
}

__global__ void summarise(const unsigned char* bytes, size_t count, Summary* summary) {
  const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  const unsigned value = bytes[i];
  atomicMin(&summary->lowest, value);
  atomicMax(&summary->highest, value);
  atomicXor(&summary->parity, value);
  atomicOr(&summary->seenBits, value);
  atomicInc(&summary->ring, 999);
  atomicMaxFloat(&summary->loudest, value * 0.5f - 100.0f);
}

// Bytes that follow a bell: the mean of four evenly distributed ones.
static std::vector<unsigned char> makeBytes(size_t count) {
  std::vector<unsigned char> bytes(count);
  unsigned state = 2463534242u;
  for (auto& byte : bytes) {
    unsigned sum = 0;
    for (int i = 0; i < 4; ++i) {
      state ^= state << 13;
      state ^= state >> 17;
      state ^= state << 5;
      sum += state >> 24;
    }
    byte = static_cast<unsigned char>(sum / 4);
  }
  return bytes;
}

int main() {
  const size_t count = 1000003;
  const std::vector<unsigned char> host = makeBytes(count);
  std::vector<unsigned> expected(kBins, 0), bins(kBins);
  Summary want = {~0u, 0, 0, 0, -INFINITY, unsigned(count % 1000)}, summary = want;
  summary.ring = 0;
  for (unsigned char byte : host) {
    ++expected[byte];
    want.lowest = std::min<unsigned>(want.lowest, byte);
    want.highest = std::max<unsigned>(want.highest, byte);
    want.parity ^= byte;
    want.seenBits |= byte;
  }
  want.loudest = want.highest * 0.5f - 100.0f;

  unsigned char* deviceBytes;
  unsigned* deviceBins;
  Summary* deviceSummary;
  gpuErrchk(cudaMalloc(&deviceBytes, count));
  gpuErrchk(cudaMalloc(&deviceBins, kBins * sizeof(unsigned)));
  gpuErrchk(cudaMalloc(&deviceSummary, sizeof(Summary)));
  gpuErrchk(cudaMemcpy(deviceBytes, host.data(), count, cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemset(deviceBins, 0, kBins * sizeof(unsigned)));
  gpuErrchk(cudaMemcpy(deviceSummary, &summary, sizeof(Summary), cudaMemcpyHostToDevice));

  countBytes<<<60, 192>>>(deviceBytes, count, deviceBins);
  gpuErrchk(cudaPeekAtLastError());
  summarise<<<(count + 255) / 256, 256>>>(deviceBytes, count, deviceSummary);
  gpuErrchk(cudaPeekAtLastError());
  gpuErrchk(cudaDeviceSynchronize());

  gpuErrchk(cudaMemcpy(bins.data(), deviceBins, kBins * sizeof(unsigned), cudaMemcpyDeviceToHost));
  gpuErrchk(cudaMemcpy(&summary, deviceSummary, sizeof(Summary), cudaMemcpyDeviceToHost));
  gpuErrchk(cudaFree(deviceBytes));
  gpuErrchk(cudaFree(deviceBins));
  gpuErrchk(cudaFree(deviceSummary));

  const unsigned peak = *std::max_element(bins.begin(), bins.end());
  for (unsigned bin = 0; bin < kBins; bin += 16) {
    const unsigned sum = std::accumulate(bins.begin() + bin, bins.begin() + bin + 16, 0u);
    std::cout << (bin < 100 ? bin < 10 ? "  " : " " : "") << bin << " "
              << std::string(sum / (peak / 3), '*') << " " << sum << "\n";
  }
  std::cout << "lowest " << summary.lowest << ", highest " << summary.highest << ", parity "
            << summary.parity << ", bits " << summary.seenBits << ", loudest " << summary.loudest
            << ", ring " << summary.ring << "\n";

  const bool passed = bins == expected && summary.lowest == want.lowest &&
                      summary.highest == want.highest && summary.parity == want.parity &&
                      summary.seenBits == want.seenBits && summary.loudest == want.loudest &&
                      summary.ring == want.ring;
  std::cout << (passed ? "PASS" : "FAIL") << std::endl;
  return passed ? 0 : 1;
}
