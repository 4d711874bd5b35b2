// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_ALLOCATIONMAP_H
#define HIP_RUNTIME_OBJECTS_ALLOCATIONMAP_H

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <shared_mutex>

#include "hip/runtime/Status.h"

namespace hip {

struct MemoryPool;

enum class AllocationKind {
  Device,
  Host,
  Registered,
  Managed,
  Array,
  Mapped,
  Graph,  // of an allocation node: lives as long as the graph, freeing it changes nothing
};

struct Allocation {
  void* base = nullptr;
  size_t bytes = 0;
  AllocationKind kind = AllocationKind::Device;
  int device = 0;
  unsigned int flags = 0;
  std::uint64_t id = 0;
  MemoryPool* pool = nullptr;  // of stream-ordered allocations
};

/// All memory that the API handed out or was told about, by address.
class AllocationMap {
 public:
  static AllocationMap& get();

  void add(Allocation allocation);
  /// The allocation that contains `address`.
  [[nodiscard]] std::optional<Allocation> find(const void* address) const;
  /// Removes the allocation that begins at `base` if `accept(kind)`.
  template <class Predicate>
  std::optional<Allocation> remove(void* base, Predicate accept);
  template <class Visitor>
  void forEach(Visitor visit) const;
  /// Every allocation, removed (hipDeviceReset).
  [[nodiscard]] std::map<std::uintptr_t, Allocation> takeAll();

  /// False when [address, address + bytes) begins in an allocation and ends beyond it.
  [[nodiscard]] bool rangeFits(const void* address, size_t bytes) const;

 private:
  mutable std::shared_mutex mutex_;
  std::map<std::uintptr_t, Allocation> byBase_;
  std::uint64_t nextId_ = 1;
};

template <class Visitor>
void AllocationMap::forEach(Visitor visit) const {
  std::shared_lock lock(mutex_);
  for (const auto& [base, allocation] : byBase_) visit(allocation);
}

template <class Predicate>
std::optional<Allocation> AllocationMap::remove(void* base, Predicate accept) {
  std::unique_lock lock(mutex_);
  auto found = byBase_.find(reinterpret_cast<std::uintptr_t>(base));
  if (found == byBase_.end() || !accept(found->second.kind)) return std::nullopt;
  Allocation allocation = found->second;
  byBase_.erase(found);
  return allocation;
}

}  // namespace hip

#endif
