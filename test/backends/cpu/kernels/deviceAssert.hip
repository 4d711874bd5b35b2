// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An assertion that fails on the device says where and becomes an error of every later call, and the
// host goes on: hipDeviceReset makes the device usable again.
#include "test/backends/cpu/kernels/check.h"

#include <unistd.h>

#include <cassert>
#include <string>

__device__ void demand(bool holds) { assert(holds); }

__global__ void below(int limit, int* done) {
  __shared__ int count;
  count = 0;
  __syncthreads();
  demand(int(threadIdx.x) < limit);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(done, 1 + count);
}

// What is written to stderr until it is asked for.
class Errors {
 public:
  Errors() { dup2(fileno(file_), STDERR_FILENO); }
  std::string text() {
    std::string text(4096, '\0');
    std::rewind(file_);
    text.resize(std::fread(text.data(), 1, text.size(), file_));
    return text;
  }

 private:
  std::FILE* file_ = std::tmpfile();
};

int main() {
  Array<int> done(1);
  below<<<100, 4>>>(4, done);
  EXPECT_EQ(hipDeviceSynchronize(), hipSuccess);
  EXPECT_EQ(done.read()[0], 100);

  Errors errors;
  below<<<1, dim3(4, 1, 1)>>>(3, done);
  EXPECT_EQ(hipDeviceSynchronize(), hipErrorAssert);
  const std::string text = errors.text();
  const std::string end = ": void demand(bool): block: [0,0,0], thread: [3,0,0] Assertion `holds` failed.\n";
  EXPECT_EQ(text.find("deviceAssert.hip:12: void demand(bool)") != std::string::npos, true);
  EXPECT_EQ(text.size() > end.size() && text.substr(text.size() - end.size()) == end, true);

  // Sticky: asking for it does not clear it, and no launch works any more.
  EXPECT_EQ(hipGetLastError(), hipErrorAssert);
  EXPECT_EQ(hipGetLastError(), hipErrorAssert);
  int* memory = nullptr;
  EXPECT_EQ(hipMalloc(reinterpret_cast<void**>(&memory), 4), hipErrorAssert);

  EXPECT_EQ(hipDeviceReset(), hipSuccess);
  Array<int> again(1);
  below<<<1000, 4>>>(4, again);
  EXPECT_EQ(again.read()[0], 1000);
  below<<<1000, 64>>>(60, again);  // every block fails, on all workers
  EXPECT_EQ(hipDeviceSynchronize(), hipErrorAssert);
  EXPECT_EQ(hipDeviceReset(), hipSuccess);
  return finish();
}
