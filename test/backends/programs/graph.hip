// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs, captured and built by hand.
#include <hip/hip_runtime.h>

__global__ void step(int* data) { data[threadIdx.x] += 1; }

int main() {
  int* data;
  hipStream_t stream;
  if (hipMalloc(&data, 1024) != hipSuccess || hipStreamCreate(&stream) != hipSuccess) return 1;

  hipGraph_t graph;
  hipGraphExec_t ready;
  (void)hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal);
  step<<<1, 64, 0, stream>>>(data);
  (void)hipStreamEndCapture(stream, &graph);
  (void)hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0);
  for (int i = 0; i < 3; ++i) (void)hipGraphLaunch(ready, stream);

  hipGraph_t built;
  hipGraphNode_t first, second;
  (void)hipGraphCreate(&built, 0);
  hipMemsetParams zero = {};
  zero.dst = data;
  zero.elementSize = 4;
  zero.width = 64;
  zero.height = 1;
  (void)hipGraphAddMemsetNode(&first, built, nullptr, 0, &zero);
  void* arguments[] = {&data};
  hipKernelNodeParams kernel = {};
  kernel.func = reinterpret_cast<void*>(step);
  kernel.gridDim = dim3(1);
  kernel.blockDim = dim3(64);
  kernel.kernelParams = arguments;
  (void)hipGraphAddKernelNode(&second, built, &first, 1, &kernel);
  size_t nodes = 0;
  (void)hipGraphGetNodes(built, nullptr, &nodes);
  (void)hipGraphExecDestroy(ready);
  (void)hipGraphDestroy(graph);
  return nodes == 2 ? 0 : 1;
}
