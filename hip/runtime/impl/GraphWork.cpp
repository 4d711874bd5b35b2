// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/impl/GraphWork.h"

#include <algorithm>

#include "hip/runtime/impl/Copy.h"
#include "hip/runtime/impl/Launch.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Event.h"
#include "hip/runtime/objects/MemoryPool.h"
#include "hip/runtime/objects/Modules.h"

namespace hip::impl {

Expected<Work> kernelWork(const hipKernelNodeParams* params) {
  if (params == nullptr || params->func == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(params->func));
  const LaunchShape shape{params->gridDim, params->blockDim, params->sharedMemBytes};
  HIP_TRY(validateLaunch(*kernel, shape));
  std::vector<void*> storage;
  HIP_TRY_GET(arguments,
              launchArguments(kernel->info, params->kernelParams, params->extra, storage));
  if (arguments == nullptr && kernel->info.argumentCount > 0) return hipErrorInvalidValue;
  return Work(KernelWork{kernel, shape, ArgumentBlock(kernel->info, arguments)});
}

Expected<Work> copyWork(const hipMemcpy3DParms* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, boxCopy(*params));
  return Work(work);
}

Expected<Work> fillWork(const hipMemsetParams* params) {
  if (params == nullptr || params->dst == nullptr) return hipErrorInvalidValue;
  const unsigned int size = params->elementSize;
  if ((size != 1 && size != 2 && size != 4) || params->width == 0 || params->height == 0)
    return hipErrorInvalidValue;
  if (params->height > 1 && params->pitch < params->width * size) return hipErrorInvalidValue;
  const size_t bytes = (params->height - 1) * params->pitch + params->width * size;
  if (!AllocationMap::get().rangeFits(params->dst, bytes)) return hipErrorInvalidValue;
  return Work(FillWork{*params});
}

Expected<Work> hostWork(const hipHostNodeParams* params) {
  if (params == nullptr || params->fn == nullptr) return hipErrorInvalidValue;
  return Work(HostWork{*params});
}

Expected<Work> recordWork(hipEvent_t event) {
  if (!Event::resolve(event).ok()) return hipErrorInvalidValue;
  return Work(RecordWork{event});
}

Expected<Work> waitWork(hipEvent_t event) {
  if (!Event::resolve(event).ok()) return hipErrorInvalidValue;
  return Work(WaitWork{event});
}

Expected<Work> childWork(hipGraph_t graph) {
  HIP_TRY_GET(live, resolveGraph(graph));
  return Work(ChildWork{live->clone()});
}

Expected<Work> allocateWork(hipMemAllocNodeParams* params, Graph& graph) {
  if (params == nullptr || params->bytesize == 0) return hipErrorInvalidValue;
  const hipMemLocation& location = params->poolProps.location;
  if (location.type != hipMemLocationTypeDevice || !Devices::get().valid(location.id))
    return hipErrorInvalidValue;
  HIP_TRY_GET(
      block, MemoryPool::defaultOf(location.id)->allocate(params->bytesize, AllocationKind::Graph));
  graph.memory->blocks.push_back(block);
  params->dptr = block;
  return Work(AllocateWork{*params});
}

Expected<Work> freeWork(void* memory) {
  const auto allocation = AllocationMap::get().find(memory);
  if (memory == nullptr || !allocation || allocation->kind != AllocationKind::Graph)
    return hipErrorInvalidValue;
  return Work(FreeWork{memory});
}

Expected<Work> anyWork(hipGraphNodeParams* params, Graph& graph) {
  if (params == nullptr) return hipErrorInvalidValue;
  switch (params->type) {
    case hipGraphNodeTypeKernel:
      return kernelWork(&params->kernel);
    case hipGraphNodeTypeMemcpy:
      return copyWork(&params->memcpy.copyParams);
    case hipGraphNodeTypeMemset:
      return fillWork(&params->memset);
    case hipGraphNodeTypeHost:
      return hostWork(&params->host);
    case hipGraphNodeTypeGraph:
      return childWork(params->graph.graph);
    case hipGraphNodeTypeEmpty:
      return Work(EmptyWork{});
    case hipGraphNodeTypeWaitEvent:
      return waitWork(params->eventWait.event);
    case hipGraphNodeTypeEventRecord:
      return recordWork(params->eventRecord.event);
    case hipGraphNodeTypeMemAlloc:
      return allocateWork(&params->alloc, graph);
    case hipGraphNodeTypeMemFree:
      return freeWork(params->free.dptr);
    default:
      return hipErrorNotSupported;
  }
}

hipError_t addNode(hipGraphNode_t* node, hipGraph_t handle, const hipGraphNode_t* dependencies,
                   size_t count, Expected<Work> work) {
  if (node == nullptr || (count > 0 && dependencies == nullptr)) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(handle));
  if (!work.ok()) return work.code();
  const std::vector<hipGraphNode_t> list(dependencies, dependencies + count);
  for (size_t i = 0; i < count; ++i) {
    const bool twice = std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i),
                                 list[i]) != list.begin() + static_cast<std::ptrdiff_t>(i);
    if (twice || !graph->owns(list[i])) return hipErrorInvalidValue;
  }
  *node = graph->add(std::move(*work), list);
  return hipSuccess;
}

hipError_t replaceWork(hipGraphNode_t handle, Expected<Work> work) {
  HIP_TRY_GET(node, resolveNode(handle));
  if (!work.ok()) return work.code();
  if (work->index() != node->work.index()) return hipErrorInvalidValue;
  node->work = std::move(*work);
  return hipSuccess;
}

hipError_t replaceWork(hipGraphExec_t exec, hipGraphNode_t node, Expected<Work> work) {
  HIP_TRY_GET(live, resolveExec(exec));
  const auto twin = live->graph->cloneOf.find(node);
  if (node == nullptr || twin == live->graph->cloneOf.end()) return hipErrorInvalidValue;
  return replaceWork(twin->second, std::move(work));
}

}  // namespace hip::impl
