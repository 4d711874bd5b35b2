// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_SCRATCH_H
#define BACKENDS_CPU_RUNTIME_SCRATCH_H

#include <cstddef>

namespace hip::cpu {

/// Memory for the frame or the dynamic shared memory of the blocks that a thread runs. Each thread
/// keeps what it once needed; a launch from inside a kernel gets memory of its own.
class Scratch {
 public:
  explicit Scratch(std::size_t bytes);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  /// Aligned to kFrameAlignment; null when no bytes were asked for or memory is exhausted.
  [[nodiscard]] void* data() const { return data_; }

 private:
  void* data_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace hip::cpu

#endif
