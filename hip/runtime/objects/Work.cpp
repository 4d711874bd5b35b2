// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Work.h"

#include <cstring>

namespace hip {

ArgumentBlock::ArgumentBlock(const KernelInfo& kernel, void* const* arguments) {
  const auto slotsOf = [](size_t bytes) { return (bytes + sizeof(Slot) - 1) / sizeof(Slot); };
  size_t total = 0;
  for (std::uint32_t i = 0; i < kernel.argumentCount; ++i)
    total += slotsOf(kernel.argumentSizes[i]);
  slots_.resize(total);
  size_t next = 0;
  for (std::uint32_t i = 0; i < kernel.argumentCount; ++i) {
    const size_t bytes = kernel.argumentSizes[i];
    pointers_.push_back(slots_.data() + next);
    if (bytes > 0) std::memcpy(pointers_.back(), arguments[i], bytes);
    next += slotsOf(bytes);
  }
}

ArgumentBlock::ArgumentBlock(const ArgumentBlock& other) : slots_(other.slots_) {
  for (void* pointer : other.pointers_)
    pointers_.push_back(slots_.data() + (static_cast<Slot*>(pointer) - other.slots_.data()));
}

ArgumentBlock& ArgumentBlock::operator=(ArgumentBlock other) {
  slots_.swap(other.slots_);
  pointers_.swap(other.pointers_);
  return *this;
}

FillRegion fillRegion(const hipMemsetParams& params) {
  FillRegion region;
  region.destination = params.dst;
  region.value = params.value;
  region.elementSize = params.elementSize;
  region.width = params.width;
  region.height = params.height;
  region.pitch = params.pitch;
  region.slice = params.pitch * params.height;
  return region;
}

CopyRegion linearRegion(void* destination, const void* source, size_t bytes, hipMemcpyKind kind) {
  CopyRegion region;
  region.destination = destination;
  region.source = source;
  region.width = bytes;
  region.destinationPitch = region.sourcePitch = bytes;
  region.destinationSlice = region.sourceSlice = bytes;
  region.kind = kind;
  return region;
}

}  // namespace hip
