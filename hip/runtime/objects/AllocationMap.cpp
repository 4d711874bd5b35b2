// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/AllocationMap.h"

namespace hip {

AllocationMap& AllocationMap::get() {
  static AllocationMap* map = new AllocationMap;
  return *map;
}

void AllocationMap::add(Allocation allocation) {
  std::unique_lock lock(mutex_);
  allocation.id = nextId_++;
  byBase_[reinterpret_cast<std::uintptr_t>(allocation.base)] = allocation;
}

std::optional<Allocation> AllocationMap::find(const void* address) const {
  const auto wanted = reinterpret_cast<std::uintptr_t>(address);
  std::shared_lock lock(mutex_);
  auto next = byBase_.upper_bound(wanted);
  if (next == byBase_.begin()) return std::nullopt;
  const Allocation& candidate = std::prev(next)->second;
  if (wanted - std::prev(next)->first >= candidate.bytes) return std::nullopt;
  return candidate;
}

std::map<std::uintptr_t, Allocation> AllocationMap::takeAll() {
  std::unique_lock lock(mutex_);
  return std::exchange(byBase_, {});
}

bool AllocationMap::rangeFits(const void* address, size_t bytes) const {
  const auto allocation = find(address);
  // A registered range says only what is locked, not where the memory ends.
  if (!allocation || allocation->kind == AllocationKind::Registered) return true;
  const auto offset = static_cast<size_t>(static_cast<const char*>(address) -
                                          static_cast<const char*>(allocation->base));
  return bytes <= allocation->bytes - offset;
}

}  // namespace hip
