// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a launch costs: prints a line for each figure. With HIP_CPU_INLINE=0 no launch runs in the
// calling thread alone, so the same program measures the way through the pool.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include <hip/hip_runtime.h>

__global__ void empty() {}

__global__ void count(unsigned* counter) {
  if (threadIdx.x == 0) atomicAdd(counter, 1U);
}

using Clock = std::chrono::steady_clock;

static double microsecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

/// The best of many short runs: the machine may be busy with other things.
static double launchCost(int blocks) {
  constexpr int kLaunches = 200, kRuns = 500;
  double best = 1e9;
  for (int run = 0; run < kRuns; ++run) {
    const auto start = Clock::now();
    for (int i = 0; i < kLaunches; ++i) empty<<<blocks, 64>>>();
    best = std::min(best, microsecondsSince(start) / kLaunches);
  }
  return best;
}

/// Batches of 16 launches from `hosts` threads at once: microseconds a batch over all, and whether
/// every block of every launch was counted.
static double batchCost(int hosts, bool& complete) {
  constexpr int kBatch = 16, kBatches = 500, kBlocks = 8;
  unsigned* counters = nullptr;
  (void)hipMalloc(&counters, hosts * 64 * sizeof(unsigned));
  (void)hipMemset(counters, 0, hosts * 64 * sizeof(unsigned));
  const auto start = Clock::now();
  std::vector<std::thread> threads;
  for (int host = 0; host < hosts; ++host)
    threads.emplace_back([=] {
      for (int batch = 0; batch < kBatches; ++batch) {
        for (int i = 0; i < kBatch; ++i) count<<<kBlocks, 64>>>(counters + host * 64);
        (void)hipDeviceSynchronize();
      }
    });
  for (std::thread& thread : threads) thread.join();
  const double cost = microsecondsSince(start) / (kBatches * hosts);
  for (int host = 0; host < hosts; ++host) complete = complete && counters[host * 64] == kBatch * kBatches * kBlocks;
  (void)hipFree(counters);
  return cost;
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

int main() {
  const char* text = std::getenv("HIP_CPU_INLINE");
  const bool pool = text != nullptr && text[0] == '0';
  std::printf("empty launch %s: %.3f us\n", pool ? "through the pool" : "inline", launchCost(pool ? 16 : 1));
  bool complete = true;
  std::vector<double> one, four;
  for (int pair = 0; pair < 9; ++pair) {
    one.push_back(batchCost(1, complete));
    four.push_back(batchCost(4, complete));
  }
  std::printf("16 launches a batch %s: %.2f us from one thread, %.2f us from four; %s\n",
              pool ? "through the pool" : "inline", median(one), median(four),
              complete ? "every block ran" : "BLOCKS ARE MISSING");
  return complete ? 0 : 1;
}
