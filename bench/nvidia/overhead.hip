// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a HIP name costs over the CUDA call that it becomes: both in one program, in turns, batch by
// batch. Prints for each call the median time of HIP's, of CUDA's, and the median ratio of pairs.

#include <hip/hip_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int kBatches = 1000;
constexpr int kCallsInABatch = 1000;

__global__ void empty() {}

/// Nanoseconds per call. The device is idle before and after, so nothing queues up between batches.
template <typename Call>
double timeBatch(Call call) {
  cudaDeviceSynchronize();
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < kCallsInABatch; ++i) {
    if (call() != cudaSuccess) {
      std::fprintf(stderr, "a call fails\n");
      std::exit(1);
    }
  }
  cudaDeviceSynchronize();
  const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - begin;
  return time.count() / kCallsInABatch;
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
  return values[values.size() / 2];
}

/// Each goes first in every second pair.
template <typename Hip, typename Cuda>
void compare(const char* name, Hip hip, Cuda cuda) {
  std::vector<double> hipTimes, cudaTimes, ratios;
  for (int i = -10; i < kBatches; ++i) {
    double times[2];
    for (int turn = 0; turn < 2; ++turn) {
      const bool isHip = (i + turn) % 2 == 0;
      times[isHip ? 0 : 1] = isHip ? timeBatch(hip) : timeBatch(cuda);
    }
    if (i >= 0) {
      hipTimes.push_back(times[0]);
      cudaTimes.push_back(times[1]);
      ratios.push_back(times[0] / times[1]);
    }
  }
  std::printf("%-16s hip %8.1f ns  cuda %8.1f ns  ratio %.3f\n", name, median(hipTimes), median(cudaTimes),
              median(ratios));
}

}  // namespace

int main() {
  int device = 0;
  compare("hipGetDevice", [&] { return hipGetDevice(&device); }, [&] { return cudaGetDevice(&device); });

  void *from = nullptr, *to = nullptr;
  if (hipMalloc(&from, 64) != hipSuccess || hipMalloc(&to, 64) != hipSuccess) {
    return 1;
  }
  compare("hipMemcpyAsync", [&] { return hipMemcpyAsync(to, from, 64, hipMemcpyDeviceToDevice, nullptr); },
          [&] { return cudaMemcpyAsync(to, from, 64, cudaMemcpyDeviceToDevice, nullptr); });

  compare("<<<>>>", [] { return empty<<<1, 32>>>(), hipGetLastError(); },
          [] { return empty<<<1, 32>>>(), cudaGetLastError(); });
  void* arguments[] = {nullptr};
  compare("hipLaunchKernel",
          [&] { return hipLaunchKernel(reinterpret_cast<const void*>(empty), dim3(1), dim3(32), arguments, 0, nullptr); },
          [&] { return cudaLaunchKernel(reinterpret_cast<const void*>(empty), dim3(1), dim3(32), arguments, 0, nullptr); });
  return hipFree(from) != hipSuccess || hipFree(to) != hipSuccess;
}
