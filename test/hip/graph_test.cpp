// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

#include "test/hip/HandWrittenKernels.h"

namespace {

constexpr int kCount = 256;

hipError_t launchAdd(int* out, const int* in, int value, hipStream_t stream) {
  void* arguments[] = {&out, &in, &value};
  return hipLaunchKernel(&test::addKernel, dim3(4), dim3(64), arguments, 0, stream);
}

struct Buffers {
  std::vector<int> a = std::vector<int>(kCount, 1), b = std::vector<int>(kCount),
                   c = std::vector<int>(kCount);
  Buffers() { test::registerModule(); }
};

}  // namespace

TEST_CASE("a captured stream does nothing until its graph is launched") {
  Buffers data;
  hipStream_t stream;
  REQUIRE(hipStreamCreate(&stream) == hipSuccess);
  REQUIRE(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal) == hipSuccess);
  CHECK(launchAdd(data.b.data(), data.a.data(), 5, stream) == hipSuccess);
  CHECK(hipMemcpyAsync(data.c.data(), data.b.data(), kCount * sizeof(int), hipMemcpyDefault,
                       stream) == hipSuccess);
  hipGraph_t graph = nullptr;
  REQUIRE(hipStreamEndCapture(stream, &graph) == hipSuccess);
  CHECK(data.b[0] == 0);

  size_t nodes = 0, edges = 0;
  CHECK(hipGraphGetNodes(graph, nullptr, &nodes) == hipSuccess);
  CHECK(hipGraphGetEdges(graph, nullptr, nullptr, &edges) == hipSuccess);
  CHECK(nodes == 2);
  CHECK(edges == 1);

  hipGraphExec_t exec = nullptr;
  REQUIRE(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0) == hipSuccess);
  CHECK(hipGraphDestroy(graph) == hipSuccess);
  CHECK(hipGraphLaunch(exec, stream) == hipSuccess);
  CHECK(hipStreamSynchronize(stream) == hipSuccess);
  CHECK(data.c == std::vector<int>(kCount, 6));
  data.a[3] = 10;
  CHECK(hipGraphLaunch(exec, stream) == hipSuccess);
  CHECK(data.c[3] == 15);
  CHECK(hipGraphExecDestroy(exec) == hipSuccess);
  CHECK(hipStreamDestroy(stream) == hipSuccess);
}

TEST_CASE("a second stream joins a capture through an event") {
  Buffers data;
  hipStream_t first, second;
  hipEvent_t fork, join;
  REQUIRE(hipStreamCreate(&first) == hipSuccess);
  REQUIRE(hipStreamCreate(&second) == hipSuccess);
  REQUIRE(hipEventCreate(&fork) == hipSuccess);
  REQUIRE(hipEventCreate(&join) == hipSuccess);
  const auto capture = [&](bool joined) {
    REQUIRE(hipStreamBeginCapture(first, hipStreamCaptureModeGlobal) == hipSuccess);
    CHECK(hipEventRecord(fork, first) == hipSuccess);
    CHECK(hipStreamWaitEvent(second, fork, 0) == hipSuccess);
    CHECK(launchAdd(data.b.data(), data.a.data(), 1, second) == hipSuccess);
    CHECK(hipEventRecord(join, second) == hipSuccess);
    if (joined) CHECK(hipStreamWaitEvent(first, join, 0) == hipSuccess);
    hipGraph_t graph = nullptr;
    const hipError_t status = hipStreamEndCapture(first, &graph);
    if (graph != nullptr) CHECK(hipGraphDestroy(graph) == hipSuccess);
    return status;
  };
  CHECK(capture(true) == hipSuccess);
  CHECK(capture(false) == hipErrorStreamCaptureUnjoined);
  hipStreamCaptureStatus status = hipStreamCaptureStatusActive;
  CHECK(hipStreamIsCapturing(second, &status) == hipSuccess);
  CHECK(status == hipStreamCaptureStatusNone);
  (void)hipGetLastError();
}

TEST_CASE("waiting for a captured stream spoils the capture") {
  hipStream_t stream;
  REQUIRE(hipStreamCreate(&stream) == hipSuccess);
  hipGraph_t graph = nullptr;
  CHECK(hipStreamEndCapture(stream, &graph) == hipErrorIllegalState);
  REQUIRE(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal) == hipSuccess);
  CHECK(hipStreamSynchronize(stream) == hipErrorStreamCaptureUnsupported);
  CHECK(hipStreamEndCapture(stream, &graph) == hipErrorStreamCaptureInvalidated);
  CHECK(hipStreamBeginCapture(nullptr, hipStreamCaptureModeGlobal) ==
        hipErrorStreamCaptureUnsupported);
  (void)hipGetLastError();
}

TEST_CASE("nodes that are built by hand run in the order of their dependencies") {
  Buffers data;
  hipGraph_t graph = nullptr;
  REQUIRE(hipGraphCreate(&graph, 0) == hipSuccess);
  const size_t bytes = kCount * sizeof(int);
  hipGraphNode_t copy = nullptr, kernel = nullptr, fill = nullptr;
  REQUIRE(hipGraphAddMemcpyNode1D(&copy, graph, nullptr, 0, data.c.data(), data.b.data(), bytes,
                                  hipMemcpyDefault) == hipSuccess);
  int *out = data.b.data(), *in = data.a.data(), value = 2;
  void* arguments[] = {&out, &in, &value};
  hipKernelNodeParams launch{};
  launch.func = const_cast<int*>(&test::addKernel);
  launch.gridDim = dim3(4);
  launch.blockDim = dim3(64);
  launch.kernelParams = arguments;
  REQUIRE(hipGraphAddKernelNode(&kernel, graph, nullptr, 0, &launch) == hipSuccess);
  hipMemsetParams set{};
  set.dst = data.a.data();
  set.elementSize = 4;
  set.value = 40;
  set.width = kCount;
  set.height = 1;
  REQUIRE(hipGraphAddMemsetNode(&fill, graph, nullptr, 0, &set) == hipSuccess);
  CHECK(hipGraphAddDependencies(graph, &kernel, &copy, 1) == hipSuccess);
  CHECK(hipGraphAddDependencies(graph, &fill, &kernel, 1) == hipSuccess);
  CHECK(hipGraphAddDependencies(graph, &fill, &kernel, 1) == hipErrorInvalidValue);

  hipGraphExec_t exec = nullptr;
  REQUIRE(hipGraphInstantiateWithFlags(&exec, graph, 0) == hipSuccess);
  CHECK(hipGraphLaunch(exec, nullptr) == hipSuccess);
  CHECK(data.c == std::vector<int>(kCount, 42));

  value = 3;
  CHECK(hipGraphExecKernelNodeSetParams(exec, kernel, &launch) == hipSuccess);
  CHECK(hipGraphLaunch(exec, nullptr) == hipSuccess);
  CHECK(data.c[0] == 43);
  CHECK(hipGraphNodeSetEnabled(exec, kernel, 0) == hipSuccess);
  data.b.assign(kCount, 7);
  CHECK(hipGraphLaunch(exec, nullptr) == hipSuccess);
  CHECK(data.c[0] == 7);

  CHECK(hipGraphAddDependencies(graph, &copy, &fill, 1) == hipSuccess);
  hipGraphExec_t cyclic = nullptr;
  CHECK(hipGraphInstantiateWithFlags(&cyclic, graph, 0) == hipErrorInvalidValue);
  CHECK(hipGraphExecDestroy(exec) == hipSuccess);
  CHECK(hipGraphDestroy(graph) == hipSuccess);
  CHECK(hipGraphDestroy(graph) == hipErrorInvalidValue);
  (void)hipGetLastError();
}
