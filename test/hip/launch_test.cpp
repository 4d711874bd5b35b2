// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>
#include <numeric>
#include <thread>
#include <vector>

#include "test/hip/HandWrittenKernels.h"

namespace {

struct AddLaunch {
  int* in = nullptr;
  int* out = nullptr;
  explicit AddLaunch(std::size_t count) {
    test::registerModule();
    REQUIRE(hipMalloc(&in, count * sizeof(int)) == hipSuccess);
    REQUIRE(hipMalloc(&out, count * sizeof(int)) == hipSuccess);
    std::iota(in, in + count, 0);
  }
  ~AddLaunch() {
    (void)hipFree(in);
    (void)hipFree(out);
  }
  hipError_t operator()(dim3 grid, dim3 block, int value, size_t shared = 0) {
    void* arguments[] = {&out, &in, &value};
    return hipLaunchKernel(&test::addKernel, grid, block, arguments, shared, nullptr);
  }
};

}  // namespace

TEST_CASE("a launch runs every block") {
  AddLaunch launch(1000 * 64);
  for (int repeat = 0; repeat < 3; ++repeat) {
    REQUIRE(launch(1000, 64, repeat) == hipSuccess);
    REQUIRE(hipDeviceSynchronize() == hipSuccess);
    CHECK(launch.out[0] == repeat);
    CHECK(launch.out[63'999] == 63'999 + repeat);
  }
}

TEST_CASE("the frame and the dynamic shared memory of a block are its own") {
  test::registerModule();
  std::vector<int> out(500);
  int* pointer = out.data();
  void* arguments[] = {&pointer};
  REQUIRE(hipLaunchKernel(&test::sharedKernel, dim3(500), dim3(8, 4), arguments, 256, nullptr) ==
          hipSuccess);
  CHECK(out == std::vector<int>(500, 31 * 32 / 2));
}

TEST_CASE("several host threads may launch at once") {
  test::registerModule();
  std::vector<std::thread> threads;
  std::atomic<int> good{0};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&good, t] {
      std::vector<int> in(4096, t), out(4096);
      int *inPointer = in.data(), *outPointer = out.data(), value = 1;
      void* arguments[] = {&outPointer, &inPointer, &value};
      for (int repeat = 0; repeat < 20; ++repeat)
        good += hipLaunchKernel(&test::addKernel, dim3(64), dim3(64), arguments, 0, nullptr) ==
                    hipSuccess &&
                out == std::vector<int>(4096, t + 1);
    });
  for (auto& thread : threads) thread.join();
  CHECK(good == 80);
}

TEST_CASE("an invalid configuration is an error that becomes the last error") {
  AddLaunch launch(64);
  CHECK(launch(0, 64, 1) == hipErrorInvalidConfiguration);
  CHECK(hipPeekAtLastError() == hipErrorInvalidConfiguration);
  CHECK(hipGetLastError() == hipErrorInvalidConfiguration);
  CHECK(hipGetLastError() == hipSuccess);
  CHECK(launch(1, 0, 1) == hipErrorInvalidConfiguration);
  CHECK(launch(1, 1025, 1) == hipErrorInvalidConfiguration);
  CHECK(launch(1, dim3(32, 33), 1) == hipErrorInvalidConfiguration);
  CHECK(launch(1, dim3(1, 1, 65), 1) == hipErrorInvalidConfiguration);
  CHECK(launch(dim3(1, 65536), 1, 1) == hipErrorInvalidConfiguration);
  CHECK(launch(1, 64, 1, size_t{1} << 20) == hipErrorInvalidValue);
  (void)hipGetLastError();
}

TEST_CASE("an unregistered function is no kernel") {
  test::registerModule();
  CHECK(hipLaunchKernel(&test::unknownKernel, dim3(1), dim3(1), nullptr, 0, nullptr) ==
        hipErrorInvalidDeviceFunction);
  CHECK(hipGetLastError() == hipErrorInvalidDeviceFunction);
}

TEST_CASE("launch bounds limit the block") {
  test::registerModule();
  int* out = nullptr;
  void* arguments[] = {&out};
  CHECK(hipLaunchKernel(&test::sharedKernel, dim3(1), dim3(257), arguments, 64, nullptr) ==
        hipErrorLaunchOutOfResources);
  (void)hipGetLastError();
}

TEST_CASE("more dynamic shared memory has to be asked for") {
  test::registerModule();
  std::vector<int> out(1);
  int* pointer = out.data();
  void* arguments[] = {&pointer};
  const auto launch = [&](size_t shared) {
    return hipLaunchKernel(&test::sharedKernel, dim3(1), dim3(32), arguments, shared, nullptr);
  };
  CHECK(launch(64 << 10) == hipErrorInvalidValue);
  CHECK(hipFuncSetAttribute(&test::sharedKernel, hipFuncAttributeMaxDynamicSharedMemorySize,
                            96 << 10) == hipSuccess);
  CHECK(launch(96 << 10) == hipSuccess);
  CHECK(hipFuncSetAttribute(&test::sharedKernel, hipFuncAttributeMaxDynamicSharedMemorySize,
                            1 << 20) == hipErrorInvalidValue);
  (void)hipGetLastError();
}

TEST_CASE("symbols reach device variables") {
  test::registerModule();
  const int values[4] = {10, 20, 30, 40};
  CHECK(hipMemcpyToSymbol(test::coefficient, values, sizeof values) == hipSuccess);
  int back[2] = {};
  CHECK(hipMemcpyFromSymbol(back, test::coefficient, sizeof back, 8) == hipSuccess);
  CHECK(back[0] == 30);
  CHECK(back[1] == 40);
  size_t size = 0;
  CHECK(hipGetSymbolSize(&size, test::coefficient) == hipSuccess);
  CHECK(size == 16);
  CHECK(hipMemcpyToSymbol(test::coefficient, values, 16, 4) == hipErrorInvalidValue);
  CHECK(hipMemcpyToSymbol(test::unknownKernel, values, 4) == hipErrorInvalidSymbol);
  (void)hipGetLastError();
}

TEST_CASE("a managed variable begins with its initial value") {
  test::registerModule();
  REQUIRE(test::managedCounter != nullptr);
  CHECK(*test::managedCounter == 7);
}

TEST_CASE("a module in memory gives its kernels and variables by name") {
  hipModule_t module = nullptr;
  REQUIRE(hipModuleLoadData(&module, test::moduleTable()) == hipSuccess);
  hipFunction_t function = nullptr;
  CHECK(hipModuleGetFunction(&function, module, "none") == hipErrorNotFound);
  REQUIRE(hipModuleGetFunction(&function, module, "add") == hipSuccess);
  std::vector<int> in(64, 5), out(64);
  struct {
    int* out;
    int* in;
    int value;
  } packed = {out.data(), in.data(), 3};
  size_t bytes = sizeof packed;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  CHECK(hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, extra) ==
        hipSuccess);
  CHECK(out == std::vector<int>(64, 8));
  hipDeviceptr_t address = nullptr;
  CHECK(hipModuleGetGlobal(&address, &bytes, module, "coefficient") == hipSuccess);
  CHECK(bytes == 16);
  CHECK(hipModuleUnload(module) == hipSuccess);
  CHECK(hipModuleUnload(module) == hipErrorInvalidHandle);
  CHECK(hipModuleLoadData(&module, "not a module") == hipErrorInvalidImage);
  (void)hipGetLastError();
}
