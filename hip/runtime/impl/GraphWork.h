// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_IMPL_GRAPHWORK_H
#define HIP_RUNTIME_IMPL_GRAPHWORK_H

#include "hip/runtime/objects/Graph.h"

namespace hip::impl {

// From the parameter structures of graph nodes to work.
Expected<Work> kernelWork(const hipKernelNodeParams* params);
Expected<Work> copyWork(const hipMemcpy3DParms* params);
Expected<Work> fillWork(const hipMemsetParams* params);
Expected<Work> hostWork(const hipHostNodeParams* params);
Expected<Work> recordWork(hipEvent_t event);
Expected<Work> waitWork(hipEvent_t event);
Expected<Work> childWork(hipGraph_t graph);
Expected<Work> allocateWork(hipMemAllocNodeParams* params, Graph& graph);
Expected<Work> freeWork(void* memory);
/// From the structure that holds any kind of node.
Expected<Work> anyWork(hipGraphNodeParams* params, Graph& graph);

/// Makes a node of the work; hipErrorInvalidValue unless the dependencies are nodes of the graph.
hipError_t addNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* dependencies,
                   size_t count, Expected<Work> work);

/// Gives a node new work of the same kind.
hipError_t replaceWork(hipGraphNode_t node, Expected<Work> work);
/// The same for the twin of the node in an executable graph.
hipError_t replaceWork(hipGraphExec_t exec, hipGraphNode_t node, Expected<Work> work);

/// The work of a node if it is of kind T, else hipErrorInvalidValue.
template <class T>
Expected<T*> workOf(hipGraphNode_t node) {
  HIP_TRY_GET(live, resolveNode(node));
  auto* work = std::get_if<T>(&live->work);
  if (work == nullptr) return hipErrorInvalidValue;
  return work;
}

}  // namespace hip::impl

#endif
