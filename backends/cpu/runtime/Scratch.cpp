// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/Scratch.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "backends/cpu/runtime/KernelAbi.h"

namespace hip::cpu {
namespace {

struct Buffer {
  void* data;
  std::size_t bytes;
};

// The buffers that no launch of this thread uses now.
struct FreeBuffers {
  std::vector<Buffer> buffers;
  ~FreeBuffers() {
    for (const Buffer& buffer : buffers) std::free(buffer.data);
  }
};

std::vector<Buffer>& freeBuffers() {
  static thread_local FreeBuffers free;
  return free.buffers;
}

}  // namespace

Scratch::Scratch(std::size_t bytes) {
  if (bytes == 0) return;
  auto& free = freeBuffers();
  for (Buffer& candidate : free) {
    if (candidate.bytes < bytes) continue;
    data_ = candidate.data;
    bytes_ = candidate.bytes;
    candidate = free.back();
    free.pop_back();
    return;
  }
  // Too small ones would never be used again by a thread that runs the same kernels.
  if (!free.empty()) {
    std::free(free.back().data);
    free.pop_back();
  }
  constexpr std::size_t kUnit = 4096;
  bytes_ = (bytes + kUnit - 1) / kUnit * kUnit;
  data_ = std::aligned_alloc(kFrameAlignment, bytes_);
}

Scratch::~Scratch() {
  if (data_ != nullptr) freeBuffers().push_back({data_, bytes_});
}

}  // namespace hip::cpu
