// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Graph.h"

#include <algorithm>
#include <set>

#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/MemoryPool.h"

namespace hip {
namespace {

std::mutex userObjectsMutex;

bool erase(std::vector<hipGraphNode_t>& list, hipGraphNode_t node) {
  const auto found = std::find(list.begin(), list.end(), node);
  if (found == list.end()) return false;
  list.erase(found);
  return true;
}

}  // namespace

hipGraphNodeType GraphNode::type() const {
  // In the order of Work's alternatives.
  static constexpr hipGraphNodeType kTypes[] = {
      hipGraphNodeTypeEmpty,     hipGraphNodeTypeKernel,   hipGraphNodeTypeMemcpy,
      hipGraphNodeTypeMemset,    hipGraphNodeTypeHost,     hipGraphNodeTypeEventRecord,
      hipGraphNodeTypeWaitEvent, hipGraphNodeTypeMemAlloc, hipGraphNodeTypeMemFree,
      hipGraphNodeTypeGraph};
  static_assert(std::size(kTypes) == std::variant_size_v<Work>);
  return kTypes[work.index()];
}

GraphMemory::~GraphMemory() {
  for (void* block : blocks) {
    const auto allocation = AllocationMap::get().remove(
        block, [](AllocationKind kind) { return kind == AllocationKind::Graph; });
    if (allocation) (void)MemoryPool::release(*allocation);
  }
}

Graph::~Graph() {
  (void)Handles<ihipGraph>::get().remove(static_cast<ihipGraph*>(this));
  for (auto& node : nodes) (void)Handles<hipGraphNode>::get().remove(node.get());
  for (auto& [object, count] : userObjects) releaseUserObject(object, count);
}

hipGraphNode_t Graph::add(Work work, const std::vector<hipGraphNode_t>& dependencies) {
  auto node = std::make_unique<hipGraphNode>();
  node->work = std::move(work);
  node->graph = static_cast<ihipGraph*>(this);
  for (hipGraphNode_t dependency : dependencies) connect(dependency, node.get());
  Handles<hipGraphNode>::get().add(node.get());
  nodes.push_back(std::move(node));
  return nodes.back().get();
}

bool Graph::owns(const hipGraphNode* node) const {
  return std::any_of(nodes.begin(), nodes.end(),
                     [&](const auto& own) { return own.get() == node; });
}

void Graph::remove(hipGraphNode_t node) {
  for (hipGraphNode_t dependency : node->dependencies) erase(dependency->dependents, node);
  for (hipGraphNode_t dependent : node->dependents) erase(dependent->dependencies, node);
  (void)Handles<hipGraphNode>::get().remove(node);
  std::erase_if(nodes, [&](const auto& own) { return own.get() == node; });
}

Expected<std::vector<hipGraphNode_t>> Graph::order() const {
  std::unordered_map<const hipGraphNode*, size_t> position;
  std::unordered_map<const hipGraphNode*, size_t> missing;
  std::set<size_t> ready;  // positions, so that the oldest ready node comes first
  for (size_t i = 0; i < nodes.size(); ++i) {
    position[nodes[i].get()] = i;
    missing[nodes[i].get()] = nodes[i]->dependencies.size();
    if (nodes[i]->dependencies.empty()) ready.insert(i);
  }
  std::vector<hipGraphNode_t> result;
  while (!ready.empty()) {
    hipGraphNode_t node = nodes[*ready.begin()].get();
    ready.erase(ready.begin());
    result.push_back(node);
    for (hipGraphNode_t dependent : node->dependents)
      if (--missing[dependent] == 0) ready.insert(position[dependent]);
  }
  if (result.size() != nodes.size()) return hipErrorInvalidValue;
  return result;
}

std::unique_ptr<ihipGraph> Graph::clone() const {
  auto copy = std::make_unique<ihipGraph>();
  copy->memory = memory;
  for (const auto& node : nodes) {
    hipGraphNode_t twin = copy->add(node->work, {});
    twin->attributes = node->attributes;
    twin->enabled = node->enabled;
    if (auto* child = std::get_if<ChildWork>(&twin->work)) child->graph = child->graph->clone();
    copy->cloneOf[node.get()] = twin;
  }
  for (const auto& [from, to] : edges()) connect(copy->cloneOf[from], copy->cloneOf[to]);
  return copy;
}

std::vector<std::pair<hipGraphNode_t, hipGraphNode_t>> Graph::edges() const {
  std::vector<std::pair<hipGraphNode_t, hipGraphNode_t>> result;
  for (const auto& node : nodes)
    for (hipGraphNode_t dependent : node->dependents) result.emplace_back(node.get(), dependent);
  return result;
}

Status runGraph(const ihipGraph& graph, Stream& stream) {
  HIP_TRY_GET(nodes, graph.order());
  for (hipGraphNode_t node : nodes)
    if (node->enabled) HIP_TRY(stream.run(node->work));
  return hipSuccess;
}

bool connect(hipGraphNode_t from, hipGraphNode_t to) {
  if (std::find(from->dependents.begin(), from->dependents.end(), to) != from->dependents.end())
    return false;
  from->dependents.push_back(to);
  to->dependencies.push_back(from);
  return true;
}

bool disconnect(hipGraphNode_t from, hipGraphNode_t to) {
  return erase(from->dependents, to) && erase(to->dependencies, from);
}

size_t graphMemoryBytes() {
  size_t total = 0;
  AllocationMap::get().forEach([&](const Allocation& allocation) {
    if (allocation.kind == AllocationKind::Graph) total += allocation.bytes;
  });
  return total;
}

void retainUserObject(hipUserObject_t object, unsigned int count) {
  std::lock_guard lock(userObjectsMutex);
  object->references += count;
}

void releaseUserObject(hipUserObject_t object, unsigned int count) {
  bool last = false;
  {
    std::lock_guard lock(userObjectsMutex);
    object->references -= std::min(count, object->references);
    last = object->references == 0;
  }
  if (!last || !Handles<hipUserObject>::get().remove(object)) return;
  object->destroy(object->object);
  delete object;
}

Expected<hipGraph_t> resolveGraph(hipGraph_t graph) {
  if (graph == nullptr || !Handles<ihipGraph>::get().contains(graph)) return hipErrorInvalidValue;
  return graph;
}

Expected<hipGraphNode_t> resolveNode(hipGraphNode_t node) {
  if (node == nullptr || !Handles<hipGraphNode>::get().contains(node)) return hipErrorInvalidValue;
  return node;
}

Expected<hipGraphExec_t> resolveExec(hipGraphExec_t exec) {
  if (exec == nullptr || !Handles<hipGraphExec>::get().contains(exec)) return hipErrorInvalidValue;
  return exec;
}

}  // namespace hip
