// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graph calls that CUDA 12.3 to 13 gave another signature: edge data, results in a structure,
// flags instead of a log.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_GRAPH_H
#define BACKENDS_NVIDIA_INCLUDE_API_GRAPH_H

#include <hip/nvidia/api/constants.h>

#if CUDART_VERSION >= 13000
#define HIP_NO_EDGE_DATA NULL,
#else
#define HIP_NO_EDGE_DATA
#endif

HIP_FORWARD hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                               size_t numDependencies) {
  return cudaGraphAddDependencies(graph, from, to, HIP_NO_EDGE_DATA numDependencies);
}
HIP_FORWARD hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t* from,
                                                  const hipGraphNode_t* to, size_t numDependencies) {
  return cudaGraphRemoveDependencies(graph, from, to, HIP_NO_EDGE_DATA numDependencies);
}
HIP_FORWARD hipError_t hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t* from, hipGraphNode_t* to, size_t* numEdges) {
  return cudaGraphGetEdges(graph, from, to, HIP_NO_EDGE_DATA numEdges);
}
HIP_FORWARD hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t* pDependencies,
                                                   size_t* pNumDependencies) {
  return cudaGraphNodeGetDependencies(node, pDependencies, HIP_NO_EDGE_DATA pNumDependencies);
}
HIP_FORWARD hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t* pDependentNodes,
                                                     size_t* pNumDependentNodes) {
  return cudaGraphNodeGetDependentNodes(node, pDependentNodes, HIP_NO_EDGE_DATA pNumDependentNodes);
}
#if CUDART_VERSION >= 12020
HIP_FORWARD hipError_t hipGraphAddNode(hipGraphNode_t* pGraphNode, hipGraph_t graph,
                                       const hipGraphNode_t* pDependencies, size_t numDependencies,
                                       hipGraphNodeParams* nodeParams) {
  return cudaGraphAddNode(pGraphNode, graph, pDependencies, HIP_NO_EDGE_DATA numDependencies, nodeParams);
}
#endif

HIP_FORWARD hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus* pCaptureStatus,
                                               unsigned long long* pId) {
#if CUDART_VERSION >= 13000
  return cudaStreamGetCaptureInfo(stream, pCaptureStatus, pId, NULL, NULL, NULL, NULL);
#elif CUDART_VERSION >= 12000
  return cudaStreamGetCaptureInfo_v2(stream, pCaptureStatus, pId, NULL, NULL, NULL);
#else
  return cudaStreamGetCaptureInfo(stream, pCaptureStatus, pId);
#endif
}
#if CUDART_VERSION >= 11030
HIP_FORWARD hipError_t hipStreamGetCaptureInfo_v2(hipStream_t stream, hipStreamCaptureStatus* captureStatus_out,
                                                  unsigned long long* id_out HIP_DEFAULT(0),
                                                  hipGraph_t* graph_out HIP_DEFAULT(0),
                                                  const hipGraphNode_t** dependencies_out HIP_DEFAULT(0),
                                                  size_t* numDependencies_out HIP_DEFAULT(0)) {
#if CUDART_VERSION >= 13000
  return cudaStreamGetCaptureInfo(stream, captureStatus_out, id_out, graph_out, dependencies_out, NULL,
                                  numDependencies_out);
#else
  return cudaStreamGetCaptureInfo_v2(stream, captureStatus_out, id_out, graph_out, dependencies_out,
                                     numDependencies_out);
#endif
}
HIP_FORWARD hipError_t hipStreamUpdateCaptureDependencies(hipStream_t stream, hipGraphNode_t* dependencies,
                                                          size_t numDependencies, unsigned int flags HIP_DEFAULT(0)) {
  return cudaStreamUpdateCaptureDependencies(stream, dependencies, HIP_NO_EDGE_DATA numDependencies, flags);
}
#endif

HIP_FORWARD hipError_t hipGraphExecUpdate(hipGraphExec_t hGraphExec, hipGraph_t hGraph, hipGraphNode_t* hErrorNode_out,
                                          hipGraphExecUpdateResult* updateResult_out) {
#if CUDART_VERSION >= 12000
  cudaGraphExecUpdateResultInfo info;
  __builtin_memset(&info, 0, sizeof info);
  hipError_t result = cudaGraphExecUpdate(hGraphExec, hGraph, &info);
  if (hErrorNode_out) *hErrorNode_out = info.errorNode;
  if (updateResult_out) *updateResult_out = info.result;
  return result;
#else
  return cudaGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
#endif
}

// CUDA 12 has no log: an empty one and the node of the error are given back.
HIP_FORWARD hipError_t hipGraphInstantiate(hipGraphExec_t* pGraphExec, hipGraph_t graph,
                                           hipGraphNode_t* pErrorNode HIP_DEFAULT(NULL),
                                           char* pLogBuffer HIP_DEFAULT(NULL), size_t bufferSize HIP_DEFAULT(0)) {
#if CUDART_VERSION >= 12000
  if (pLogBuffer && bufferSize) *pLogBuffer = 0;
  if (!pErrorNode) return cudaGraphInstantiate(pGraphExec, graph, 0);
  cudaGraphInstantiateParams params;
  __builtin_memset(&params, 0, sizeof params);
  hipError_t result = cudaGraphInstantiateWithParams(pGraphExec, graph, &params);
  *pErrorNode = params.errNode_out;
  return result;
#else
  return cudaGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize);
#endif
}

#undef HIP_NO_EDGE_DATA

#endif // BACKENDS_NVIDIA_INCLUDE_API_GRAPH_H
