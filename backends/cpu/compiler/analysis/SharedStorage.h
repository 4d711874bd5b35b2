// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_SHAREDSTORAGE_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_SHAREDSTORAGE_H

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>

namespace hipcpu {

/// Total bytes of __shared__ variables of a block function.
inline constexpr llvm::StringLiteral kStaticSharedAttribute = "hipcpu-static-shared";

/// An alloca that stands for a __shared__ variable: one for the block, not one for each lane.
inline void markSharedStorage(llvm::AllocaInst& storage) {
  storage.setMetadata("hipcpu.shared", llvm::MDNode::get(storage.getContext(), {}));
}

inline bool isSharedStorage(const llvm::Value* value) {
  auto* storage = llvm::dyn_cast<llvm::AllocaInst>(value);
  return storage && storage->getMetadata("hipcpu.shared");
}

}  // namespace hipcpu

#endif
