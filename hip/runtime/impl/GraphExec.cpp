// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs as a whole: life, instantiation, launch, update; user objects; memory of graphs.

#include <cstdio>
#include <memory>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/GraphWork.h"
#include "hip/runtime/objects/Devices.h"

namespace hip::impl {
namespace {

constexpr unsigned long long kInstantiateFlags =
    hipGraphInstantiateFlagAutoFreeOnLaunch | hipGraphInstantiateFlagUpload |
    hipGraphInstantiateFlagDeviceLaunch | hipGraphInstantiateFlagUseNodePriority;

hipError_t instantiate(hipGraphExec_t* result, hipGraph_t handle, unsigned long long flags) {
  if (result == nullptr || (flags & ~kInstantiateFlags) != 0) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  HIP_TRY(graph->order().code());
  auto exec = std::make_unique<hipGraphExec>();
  exec->graph = graph->clone();
  exec->flags = flags;
  *result = Handles<hipGraphExec>::get().add(exec.release());
  return hipSuccess;
}

// An update keeps the shape: as many nodes, of the same kinds, with as many dependencies.
hipGraphExecUpdateResult compare(const Graph& old, const Graph& changed, hipGraphNode_t* where) {
  for (size_t i = 0; i < changed.nodes.size(); ++i) {
    *where = changed.nodes[i].get();
    if (i >= old.nodes.size()) return hipGraphExecUpdateErrorTopologyChanged;
    const GraphNode& was = *old.nodes[i];
    const GraphNode& is = *changed.nodes[i];
    if (was.work.index() != is.work.index()) return hipGraphExecUpdateErrorNodeTypeChanged;
    if (was.dependencies.size() != is.dependencies.size())
      return hipGraphExecUpdateErrorTopologyChanged;
  }
  *where = nullptr;
  return old.nodes.size() == changed.nodes.size() ? hipGraphExecUpdateSuccess
                                                  : hipGraphExecUpdateErrorTopologyChanged;
}

Expected<hipUserObject_t> resolveUserObject(hipUserObject_t object) {
  if (object == nullptr || !Handles<hipUserObject>::get().contains(object))
    return hipErrorInvalidValue;
  return object;
}

Expected<hipGraphNode_t> twinOf(hipGraphExec_t exec, hipGraphNode_t node) {
  HIP_TRY_GET(live, resolveExec(exec));
  HIP_TRY(resolveNode(node).code());
  const auto found = live->graph->cloneOf.find(node);
  if (found == live->graph->cloneOf.end()) return hipErrorInvalidValue;
  return found->second;
}

// Only work on the device can be switched off.
bool canBeDisabled(const GraphNode& node) {
  return std::holds_alternative<KernelWork>(node.work) ||
         std::holds_alternative<CopyWork>(node.work) || std::holds_alternative<FillWork>(node.work);
}

}  // namespace

hipError_t hipGraphCreate(hipGraph_t* graph, unsigned int flags) {
  if (graph == nullptr || flags != 0) return hipErrorInvalidValue;
  *graph = Handles<ihipGraph>::get().add(new ihipGraph);
  return hipSuccess;
}

hipError_t hipGraphDestroy(hipGraph_t handle) {
  HIP_TRY_GET(graph, resolveGraph(handle));
  if (graph->ofChildNode) return hipErrorInvalidValue;
  delete graph;
  return hipSuccess;
}

hipError_t hipGraphDestroyNode(hipGraphNode_t handle) {
  HIP_TRY_GET(node, resolveNode(handle));
  node->graph->remove(node);
  return hipSuccess;
}

hipError_t hipGraphClone(hipGraph_t* clone, hipGraph_t handle) {
  if (clone == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  *clone = Handles<ihipGraph>::get().add(graph->clone().release());
  return hipSuccess;
}

hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* exec, hipGraph_t graph,
                                        unsigned long long flags) {
  return instantiate(exec, graph, flags);
}

hipError_t hipGraphInstantiate(hipGraphExec_t* exec, hipGraph_t graph, hipGraphNode_t* errorNode,
                               char* log, size_t logBytes) {
  if (errorNode != nullptr) *errorNode = nullptr;
  const hipError_t status = instantiate(exec, graph, 0);
  if (log != nullptr && logBytes > 0)
    std::snprintf(log, logBytes, "%s", status == hipSuccess ? "" : "the graph has a cycle");
  return status;
}

hipError_t hipGraphInstantiateWithParams(hipGraphExec_t* exec, hipGraph_t graph,
                                         hipGraphInstantiateParams* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  const hipError_t status = instantiate(exec, graph, params->flags);
  params->errNode_out = nullptr;
  params->result_out = status == hipSuccess ? hipGraphInstantiateSuccess : hipGraphInstantiateError;
  return status;
}

hipError_t hipGraphExecDestroy(hipGraphExec_t exec) {
  if (exec == nullptr || !Handles<hipGraphExec>::get().remove(exec)) return hipErrorInvalidValue;
  delete exec;
  return hipSuccess;
}

hipError_t hipGraphExecGetFlags(hipGraphExec_t exec, unsigned long long* flags) {
  if (flags == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(live, resolveExec(exec));
  *flags = live->flags;
  return hipSuccess;
}

hipError_t hipGraphLaunch(hipGraphExec_t exec, hipStream_t handle) {
  HIP_TRY_GET(live, resolveExec(exec));
  HIP_TRY_GET(stream, Stream::resolve(handle));
  // In a capture the whole graph becomes one child node.
  if (stream->capturing()) return stream->submit(ChildWork{live->graph->clone()});
  return runGraph(*live->graph, *stream);
}

hipError_t hipGraphUpload(hipGraphExec_t exec, hipStream_t stream) {
  HIP_TRY(resolveExec(exec).code());
  return Stream::resolve(stream).code();
}

hipError_t hipGraphExecUpdate(hipGraphExec_t exec, hipGraph_t handle, hipGraphNode_t* errorNode,
                              hipGraphExecUpdateResult* result) {
  if (errorNode == nullptr || result == nullptr) return hipErrorInvalidValue;
  *errorNode = nullptr;
  *result = hipGraphExecUpdateError;
  HIP_TRY_GET(live, resolveExec(exec));
  HIP_TRY_GET(graph, resolveGraph(handle));
  *result = compare(*live->graph, *graph, errorNode);
  if (*result != hipGraphExecUpdateSuccess) return hipErrorGraphExecUpdateFailure;
  // Nodes of the first graph still name the nodes that took over their place.
  auto updated = graph->clone();
  for (const auto& [original, twin] : live->graph->cloneOf)
    for (size_t i = 0; i < live->graph->nodes.size(); ++i)
      if (live->graph->nodes[i].get() == twin)
        updated->cloneOf.emplace(original, updated->nodes[i].get());
  live->graph = std::move(updated);
  return hipSuccess;
}

hipError_t hipGraphNodeSetEnabled(hipGraphExec_t exec, hipGraphNode_t node,
                                  unsigned int isEnabled) {
  HIP_TRY_GET(twin, twinOf(exec, node));
  if (!canBeDisabled(*twin)) return hipErrorInvalidValue;
  twin->enabled = isEnabled != 0;
  return hipSuccess;
}

hipError_t hipGraphNodeGetEnabled(hipGraphExec_t exec, hipGraphNode_t node,
                                  unsigned int* isEnabled) {
  if (isEnabled == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(twin, twinOf(exec, node));
  if (!canBeDisabled(*twin)) return hipErrorInvalidValue;
  *isEnabled = twin->enabled;
  return hipSuccess;
}

hipError_t hipUserObjectCreate(hipUserObject_t* object, void* pointer, hipHostFn_t destroy,
                               unsigned int references, unsigned int flags) {
  if (object == nullptr || destroy == nullptr || references == 0 ||
      flags != hipUserObjectNoDestructorSync)
    return hipErrorInvalidValue;
  *object = Handles<hipUserObject>::get().add(new hipUserObject{pointer, destroy, references});
  return hipSuccess;
}

hipError_t hipUserObjectRetain(hipUserObject_t object, unsigned int count) {
  if (count == 0) return hipErrorInvalidValue;
  HIP_TRY_GET(live, resolveUserObject(object));
  retainUserObject(live, count);
  return hipSuccess;
}

hipError_t hipUserObjectRelease(hipUserObject_t object, unsigned int count) {
  if (count == 0) return hipErrorInvalidValue;
  HIP_TRY_GET(live, resolveUserObject(object));
  releaseUserObject(live, count);
  return hipSuccess;
}

hipError_t hipGraphRetainUserObject(hipGraph_t handle, hipUserObject_t object, unsigned int count,
                                    unsigned int flags) {
  if (count == 0 || (flags != 0 && flags != hipGraphUserObjectMove)) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  HIP_TRY_GET(live, resolveUserObject(object));
  // A moved reference was the caller's; otherwise the graph adds its own.
  if (flags != hipGraphUserObjectMove) retainUserObject(live, count);
  graph->userObjects[live] += count;
  return hipSuccess;
}

hipError_t hipGraphReleaseUserObject(hipGraph_t handle, hipUserObject_t object,
                                     unsigned int count) {
  if (count == 0) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  HIP_TRY_GET(live, resolveUserObject(object));
  const auto held = graph->userObjects.find(live);
  if (held == graph->userObjects.end() || held->second < count) return hipErrorInvalidValue;
  held->second -= count;
  if (held->second == 0) graph->userObjects.erase(held);
  releaseUserObject(live, count);
  return hipSuccess;
}

hipError_t hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType attribute,
                                         void* value) {
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  if (value == nullptr || attribute < hipGraphMemAttrUsedMemCurrent ||
      attribute > hipGraphMemAttrReservedMemHigh)
    return hipErrorInvalidValue;
  *static_cast<std::uint64_t*>(value) = graphMemoryBytes();
  return hipSuccess;
}

hipError_t hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType attribute,
                                         void* value) {
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  const bool highMark =
      attribute == hipGraphMemAttrUsedMemHigh || attribute == hipGraphMemAttrReservedMemHigh;
  if (value == nullptr || !highMark || *static_cast<std::uint64_t*>(value) != 0)
    return hipErrorInvalidValue;
  return hipSuccess;
}

hipError_t hipDeviceGraphMemTrim(int device) {
  return Devices::get().valid(device) ? hipSuccess : hipErrorInvalidDevice;
}

}  // namespace hip::impl
