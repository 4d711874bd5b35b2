// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adding nodes of each kind to a graph.

#include "hip/runtime/impl/Copy.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/GraphWork.h"
#include "hip/runtime/impl/Symbol.h"

namespace hip::impl {
namespace {

Expected<Work> asWork(Expected<CopyWork> copy) {
  if (!copy.ok()) return copy.code();
  return Work(*copy);
}

hipMemsetParams runtimeForm(const HIP_MEMSET_NODE_PARAMS& p) {
  return {p.dst, p.elementSize, p.height, p.pitch, p.value, p.width};
}

}  // namespace

hipError_t hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* deps,
                                size_t count) {
  return addNode(node, graph, deps, count, Work(EmptyWork{}));
}
hipError_t hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* deps,
                                 size_t count, const hipKernelNodeParams* params) {
  return addNode(node, graph, deps, count, kernelWork(params));
}
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* deps,
                                 size_t count, const hipMemcpy3DParms* params) {
  return addNode(node, graph, deps, count, copyWork(params));
}
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph,
                                   const hipGraphNode_t* deps, size_t count, void* dst,
                                   const void* src, size_t bytes, hipMemcpyKind kind) {
  if (dst == nullptr || src == nullptr) return hipErrorInvalidValue;
  return addNode(node, graph, deps, count, asWork(linearCopy(dst, src, bytes, kind)));
}
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t* node, hipGraph_t graph,
                                         const hipGraphNode_t* deps, size_t count,
                                         const void* symbol, const void* src, size_t bytes,
                                         size_t offset, hipMemcpyKind kind) {
  return addNode(node, graph, deps, count, asWork(copyToSymbol(symbol, src, bytes, offset, kind)));
}
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t* node, hipGraph_t graph,
                                           const hipGraphNode_t* deps, size_t count, void* dst,
                                           const void* symbol, size_t bytes, size_t offset,
                                           hipMemcpyKind kind) {
  return addNode(node, graph, deps, count,
                 asWork(copyFromSymbol(dst, symbol, bytes, offset, kind)));
}
hipError_t hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* deps,
                                 size_t count, const hipMemsetParams* params) {
  return addNode(node, graph, deps, count, fillWork(params));
}
hipError_t hipGraphAddHostNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* deps,
                               size_t count, const hipHostNodeParams* params) {
  return addNode(node, graph, deps, count, hostWork(params));
}
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t* node, hipGraph_t graph,
                                     const hipGraphNode_t* deps, size_t count, hipGraph_t child) {
  if (graph == child) return hipErrorInvalidValue;
  return addNode(node, graph, deps, count, childWork(child));
}
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t* node, hipGraph_t graph,
                                      const hipGraphNode_t* deps, size_t count, hipEvent_t event) {
  return addNode(node, graph, deps, count, recordWork(event));
}
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t* node, hipGraph_t graph,
                                    const hipGraphNode_t* deps, size_t count, hipEvent_t event) {
  return addNode(node, graph, deps, count, waitWork(event));
}
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t handle,
                                   const hipGraphNode_t* deps, size_t count,
                                   hipMemAllocNodeParams* params) {
  HIP_TRY_GET(graph, resolveGraph(handle));
  return addNode(node, handle, deps, count, allocateWork(params, *graph));
}
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph,
                                  const hipGraphNode_t* deps, size_t count, void* memory) {
  return addNode(node, graph, deps, count, freeWork(memory));
}
hipError_t hipGraphAddNode(hipGraphNode_t* node, hipGraph_t handle, const hipGraphNode_t* deps,
                           size_t count, hipGraphNodeParams* params) {
  HIP_TRY_GET(graph, resolveGraph(handle));
  return addNode(node, handle, deps, count, anyWork(params, *graph));
}

hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph,
                                    const hipGraphNode_t* deps, size_t count,
                                    const HIP_MEMCPY3D* params, hipCtx_t) {
  if (params == nullptr) return hipErrorInvalidValue;
  return addNode(node, graph, deps, count, asWork(boxCopy(*params)));
}
hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph,
                                    const hipGraphNode_t* deps, size_t count,
                                    const HIP_MEMSET_NODE_PARAMS* params, hipCtx_t) {
  if (params == nullptr) return hipErrorInvalidValue;
  const hipMemsetParams own = runtimeForm(*params);
  return addNode(node, graph, deps, count, fillWork(&own));
}
hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph,
                                     const hipGraphNode_t* deps, size_t count,
                                     hipDeviceptr_t memory) {
  return addNode(node, graph, deps, count, freeWork(memory));
}

// New parameters for nodes of a graph…

hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams* params) {
  return replaceWork(node, kernelWork(params));
}
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms* params) {
  return replaceWork(node, copyWork(params));
}
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void* dst, const void* src,
                                         size_t bytes, hipMemcpyKind kind) {
  return replaceWork(node, asWork(linearCopy(dst, src, bytes, kind)));
}
hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void* symbol,
                                               const void* src, size_t bytes, size_t offset,
                                               hipMemcpyKind kind) {
  return replaceWork(node, asWork(copyToSymbol(symbol, src, bytes, offset, kind)));
}
hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void* dst, const void* symbol,
                                                 size_t bytes, size_t offset, hipMemcpyKind kind) {
  return replaceWork(node, asWork(copyFromSymbol(dst, symbol, bytes, offset, kind)));
}
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams* params) {
  return replaceWork(node, fillWork(params));
}
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams* params) {
  return replaceWork(node, hostWork(params));
}
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return replaceWork(node, recordWork(event));
}
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return replaceWork(node, waitWork(event));
}
hipError_t hipGraphNodeSetParams(hipGraphNode_t handle, hipGraphNodeParams* params) {
  HIP_TRY_GET(node, resolveNode(handle));
  return replaceWork(handle, anyWork(params, *node->graph));
}
hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t node, const HIP_MEMCPY3D* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  return replaceWork(node, asWork(boxCopy(*params)));
}

// …and of an executable graph.

hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                           const hipKernelNodeParams* params) {
  return replaceWork(exec, node, kernelWork(params));
}
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                           hipMemcpy3DParms* params) {
  return replaceWork(exec, node, copyWork(params));
}
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t exec, hipGraphNode_t node, void* dst,
                                             const void* src, size_t bytes, hipMemcpyKind kind) {
  return replaceWork(exec, node, asWork(linearCopy(dst, src, bytes, kind)));
}
hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t exec, hipGraphNode_t node,
                                                   const void* symbol, const void* src,
                                                   size_t bytes, size_t offset,
                                                   hipMemcpyKind kind) {
  return replaceWork(exec, node, asWork(copyToSymbol(symbol, src, bytes, offset, kind)));
}
hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t exec, hipGraphNode_t node,
                                                     void* dst, const void* symbol, size_t bytes,
                                                     size_t offset, hipMemcpyKind kind) {
  return replaceWork(exec, node, asWork(copyFromSymbol(dst, symbol, bytes, offset, kind)));
}
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                           const hipMemsetParams* params) {
  return replaceWork(exec, node, fillWork(params));
}
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                         const hipHostNodeParams* params) {
  return replaceWork(exec, node, hostWork(params));
}
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                               hipGraph_t child) {
  return replaceWork(exec, node, childWork(child));
}
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t exec, hipGraphNode_t node,
                                               hipEvent_t event) {
  return replaceWork(exec, node, recordWork(event));
}
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t exec, hipGraphNode_t node,
                                             hipEvent_t event) {
  return replaceWork(exec, node, waitWork(event));
}
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                     hipGraphNodeParams* params) {
  HIP_TRY_GET(live, resolveExec(exec));
  return replaceWork(exec, node, anyWork(params, *live->graph));
}
hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                              const HIP_MEMCPY3D* params, hipCtx_t) {
  if (params == nullptr) return hipErrorInvalidValue;
  return replaceWork(exec, node, asWork(boxCopy(*params)));
}
hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                              const HIP_MEMSET_NODE_PARAMS* params, hipCtx_t) {
  if (params == nullptr) return hipErrorInvalidValue;
  const hipMemsetParams own = runtimeForm(*params);
  return replaceWork(exec, node, fillWork(&own));
}

}  // namespace hip::impl
