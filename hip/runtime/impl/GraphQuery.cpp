// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading graphs: parameters of nodes, nodes, edges, clones.

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/GraphWork.h"

namespace hip::impl {
namespace {

// The list protocol of the API: without a list only the count is returned; places behind the last
// element become null.
hipError_t giveList(const std::vector<hipGraphNode_t>& all, hipGraphNode_t* list, size_t* count) {
  if (count == nullptr) return hipErrorInvalidValue;
  if (list != nullptr) {
    for (size_t i = 0; i < *count; ++i) list[i] = i < all.size() ? all[i] : nullptr;
    *count = std::min(*count, all.size());
  } else {
    *count = all.size();
  }
  return hipSuccess;
}

template <class Change>
hipError_t changeEdges(hipGraph_t handle, const hipGraphNode_t* from, const hipGraphNode_t* to,
                       size_t count, Change change) {
  HIP_TRY_GET(graph, resolveGraph(handle));
  if (count == 0) return hipSuccess;
  if (from == nullptr || to == nullptr) return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i)
    if (!graph->owns(from[i]) || !graph->owns(to[i]) || from[i] == to[i])
      return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i)
    if (!change(from[i], to[i])) return hipErrorInvalidValue;
  return hipSuccess;
}

}  // namespace

hipError_t hipGraphNodeGetType(hipGraphNode_t handle, hipGraphNodeType* type) {
  if (type == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(node, resolveNode(handle));
  *type = node->type();
  return hipSuccess;
}

hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<KernelWork>(node));
  *params = {};
  params->blockDim = work->shape.block;
  params->gridDim = work->shape.grid;
  const void* host = work->kernel->hostFunction;
  params->func = host != nullptr ? const_cast<void*>(host) : static_cast<void*>(work->kernel);
  params->kernelParams = work->arguments.pointers();
  params->sharedMemBytes = static_cast<unsigned int>(work->shape.dynamicSharedBytes);
  return hipSuccess;
}

hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<CopyWork>(node));
  *params = work->params;
  return hipSuccess;
}

hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<FillWork>(node));
  *params = work->params;
  return hipSuccess;
}

hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<HostWork>(node));
  *params = work->params;
  return hipSuccess;
}

hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t* graph) {
  if (graph == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<ChildWork>(node));
  work->graph->ofChildNode = true;
  *graph = Handles<ihipGraph>::get().add(work->graph.get());
  return hipSuccess;
}

hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  if (event == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<RecordWork>(node));
  *event = work->event;
  return hipSuccess;
}

hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  if (event == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<WaitWork>(node));
  *event = work->event;
  return hipSuccess;
}

hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node, hipMemAllocNodeParams* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<AllocateWork>(node));
  *params = work->params;
  return hipSuccess;
}

hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void* memory) {
  if (memory == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, workOf<FreeWork>(node));
  *static_cast<void**>(memory) = work->memory;
  return hipSuccess;
}

hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t handle, hipLaunchAttributeID attribute,
                                          const hipLaunchAttributeValue* value) {
  if (value == nullptr) return hipErrorInvalidValue;
  HIP_TRY(workOf<KernelWork>(handle).code());
  handle->attributes[attribute] = *value;
  return hipSuccess;
}

hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t handle, hipLaunchAttributeID attribute,
                                          hipLaunchAttributeValue* value) {
  if (value == nullptr) return hipErrorInvalidValue;
  HIP_TRY(workOf<KernelWork>(handle).code());
  const auto found = handle->attributes.find(attribute);
  *value = found != handle->attributes.end() ? found->second : hipLaunchAttributeValue{};
  return hipSuccess;
}

hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t source, hipGraphNode_t destination) {
  HIP_TRY(workOf<KernelWork>(source).code());
  HIP_TRY(workOf<KernelWork>(destination).code());
  destination->attributes = source->attributes;
  return hipSuccess;
}

hipError_t hipGraphGetNodes(hipGraph_t handle, hipGraphNode_t* nodes, size_t* count) {
  HIP_TRY_GET(graph, resolveGraph(handle));
  std::vector<hipGraphNode_t> all;
  for (const auto& node : graph->nodes) all.push_back(node.get());
  return giveList(all, nodes, count);
}

hipError_t hipGraphGetRootNodes(hipGraph_t handle, hipGraphNode_t* nodes, size_t* count) {
  HIP_TRY_GET(graph, resolveGraph(handle));
  std::vector<hipGraphNode_t> roots;
  for (const auto& node : graph->nodes)
    if (node->dependencies.empty()) roots.push_back(node.get());
  return giveList(roots, nodes, count);
}

hipError_t hipGraphNodeGetDependencies(hipGraphNode_t handle, hipGraphNode_t* nodes,
                                       size_t* count) {
  HIP_TRY_GET(node, resolveNode(handle));
  return giveList(node->dependencies, nodes, count);
}

hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t handle, hipGraphNode_t* nodes,
                                         size_t* count) {
  HIP_TRY_GET(node, resolveNode(handle));
  return giveList(node->dependents, nodes, count);
}

hipError_t hipGraphGetEdges(hipGraph_t handle, hipGraphNode_t* from, hipGraphNode_t* to,
                            size_t* count) {
  if (count == nullptr || (from == nullptr) != (to == nullptr)) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  const auto edges = graph->edges();
  if (from == nullptr) {
    *count = edges.size();
    return hipSuccess;
  }
  for (size_t i = 0; i < *count; ++i) {
    from[i] = i < edges.size() ? edges[i].first : nullptr;
    to[i] = i < edges.size() ? edges[i].second : nullptr;
  }
  *count = std::min(*count, edges.size());
  return hipSuccess;
}

hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from,
                                   const hipGraphNode_t* to, size_t count) {
  return changeEdges(graph, from, to, count, connect);
}

hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t* from,
                                      const hipGraphNode_t* to, size_t count) {
  return changeEdges(graph, from, to, count, disconnect);
}

hipError_t hipGraphNodeFindInClone(hipGraphNode_t* twin, hipGraphNode_t node, hipGraph_t clone) {
  if (twin == nullptr || node == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(clone));
  const auto found = graph->cloneOf.find(node);
  if (found == graph->cloneOf.end() || !graph->owns(found->second)) return hipErrorInvalidValue;
  *twin = found->second;
  return hipSuccess;
}

hipError_t hipGraphDebugDotPrint(hipGraph_t handle, const char* path, unsigned int) {
  if (path == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path, "w"), std::fclose);
  if (file == nullptr) return hipErrorOperatingSystem;
  static constexpr const char* kKinds[] = {"empty",  "kernel", "memcpy", "memset", "host",
                                           "record", "wait",   "alloc",  "free",   "graph"};
  std::fputs("digraph graph_0 {\n", file.get());
  for (const auto& node : graph->nodes)
    std::fprintf(file.get(), "  \"%p\" [label=\"%s\"];\n", static_cast<void*>(node.get()),
                 kKinds[node->work.index()]);
  for (const auto& [from, to] : graph->edges())
    std::fprintf(file.get(), "  \"%p\" -> \"%p\";\n", static_cast<void*>(from),
                 static_cast<void*>(to));
  std::fputs("}\n", file.get());
  return hipSuccess;
}

}  // namespace hip::impl
