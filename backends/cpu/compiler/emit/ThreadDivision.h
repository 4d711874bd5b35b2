// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_THREADDIVISION_H
#define BACKENDS_CPU_COMPILER_EMIT_THREADDIVISION_H

#include <llvm/IR/IRBuilder.h>

namespace hipcpu {

/// Quotient and remainder of thread indices by a product, which is a vector operation:
/// floor(n / d) = n * ceil(2^s / d) >> s for n, d <= 2^b and s = 2b + 1.
class ThreadDivision {
 public:
  /// `entry` of the function, for what depends on the divisor alone.
  explicit ThreadDivision(llvm::BasicBlock& entry) : entry_(entry) {}

  std::pair<llvm::Value*, llvm::Value*> emit(llvm::IRBuilder<>& builder, llvm::Value* number,
                                             llvm::Value* divisor) const;

 private:
  llvm::BasicBlock& entry_;
};

}  // namespace hipcpu

#endif
