// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/ThreadDivision.h"

namespace hipcpu {

std::pair<llvm::Value*, llvm::Value*> ThreadDivision::emit(llvm::IRBuilder<>& builder, llvm::Value* number,
                                                           llvm::Value* divisor) const {
  constexpr unsigned kThreadBits = 10;  // of a linear thread index: blocks have up to 1024 threads
  constexpr unsigned kShift = 2 * kThreadBits + 1;
  llvm::IRBuilder<> before(&entry_, entry_.begin());
  llvm::Value* roundedUp = before.CreateAdd(before.getInt32((1u << kShift) - 1), divisor);
  llvm::Value* factor = before.CreateUDiv(roundedUp, divisor, "reciprocal");
  llvm::Value* quotient = builder.CreateLShr(builder.CreateMul(number, factor), kShift);
  return {quotient, builder.CreateSub(number, builder.CreateMul(quotient, divisor))};
}

}  // namespace hipcpu
