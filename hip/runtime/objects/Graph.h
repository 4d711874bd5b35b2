// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_GRAPH_H
#define HIP_RUNTIME_OBJECTS_GRAPH_H

#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "hip/runtime/Status.h"
#include "hip/runtime/objects/Handles.h"
#include "hip/runtime/objects/Stream.h"
#include "hip/runtime/objects/Work.h"

namespace hip {

struct UserObject;

/// A node: work and what it waits for.
struct GraphNode {
  Work work;
  ihipGraph* graph = nullptr;
  std::vector<hipGraphNode_t> dependencies;
  std::vector<hipGraphNode_t> dependents;
  std::map<hipLaunchAttributeID, hipLaunchAttributeValue> attributes;  // of kernel nodes
  bool enabled = true;                                                 // in an executable graph

  [[nodiscard]] hipGraphNodeType type() const;
};

/// Memory that allocation nodes gave out; it lives as long as a graph that may use it.
struct GraphMemory {
  std::vector<void*> blocks;
  ~GraphMemory();
};

struct Graph {
  std::vector<std::unique_ptr<hipGraphNode>> nodes;  // in the order of their creation
  std::shared_ptr<GraphMemory> memory = std::make_shared<GraphMemory>();
  std::map<hipUserObject_t, unsigned int> userObjects;  // references that the graph holds
  bool ofChildNode = false;  // belongs to a node: not for the program to destroy
  // Of a clone: from the nodes of the original.
  std::unordered_map<const hipGraphNode*, hipGraphNode_t> cloneOf;

  ~Graph();
  hipGraphNode_t add(Work work, const std::vector<hipGraphNode_t>& dependencies);
  [[nodiscard]] bool owns(const hipGraphNode* node) const;
  void remove(hipGraphNode_t node);
  /// Every node after its dependencies, else in the order of creation; hipErrorInvalidValue for a
  /// cycle.
  [[nodiscard]] Expected<std::vector<hipGraphNode_t>> order() const;
  [[nodiscard]] std::unique_ptr<ihipGraph> clone() const;
  [[nodiscard]] std::vector<std::pair<hipGraphNode_t, hipGraphNode_t>> edges() const;
};

/// Enqueues the nodes of a graph in order.
Status runGraph(const ihipGraph& graph, Stream& stream);

/// False when the edge exists already.
bool connect(hipGraphNode_t from, hipGraphNode_t to);
/// False when there is no such edge.
bool disconnect(hipGraphNode_t from, hipGraphNode_t to);

}  // namespace hip

struct hipGraphNode : hip::GraphNode {};
struct ihipGraph : hip::Graph {};

/// A graph that is ready to launch: a copy, so that the original may change.
struct hipGraphExec {
  std::shared_ptr<ihipGraph> graph;
  unsigned long long flags = 0;
};

/// An object of the program that graphs keep alive; `destroy` runs when the last reference goes.
struct hipUserObject {
  void* object = nullptr;
  hipHostFn_t destroy = nullptr;
  unsigned int references = 0;
};

namespace hip {

/// Bytes that allocation nodes of living graphs hold.
size_t graphMemoryBytes();

void retainUserObject(hipUserObject_t object, unsigned int count);
/// Gives `count` references back.
void releaseUserObject(hipUserObject_t object, unsigned int count);

/// A live graph; hipErrorInvalidValue for anything else.
Expected<hipGraph_t> resolveGraph(hipGraph_t graph);
/// A node of a live graph; hipErrorInvalidValue for anything else.
Expected<hipGraphNode_t> resolveNode(hipGraphNode_t node);
Expected<hipGraphExec_t> resolveExec(hipGraphExec_t exec);

}  // namespace hip

#endif
