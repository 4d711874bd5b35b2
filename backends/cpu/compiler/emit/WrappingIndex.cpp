// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/WrappingIndex.h"

namespace hipcpu {

using llvm::Value;

constexpr std::int64_t kMaxStride = 1 << 16;

bool mayWrap(const llvm::Instruction& instruction, const Uniformity& acrossChunk) {
  if (!llvm::isa<llvm::ZExtInst>(instruction) || !instruction.getType()->isIntegerTy(64)) return false;
  if (acrossChunk.shapeOf(&instruction).isLinear()) return false;
  const Shape narrow = acrossChunk.shapeOf(instruction.getOperand(0));
  return narrow.isLinear() && !narrow.isUniform() && std::abs(narrow.stride) <= kMaxStride;
}

llvm::Instruction* emitOpaque(llvm::Instruction& extension, Value* blockWidth, llvm::IRBuilder<>& builder,
                              llvm::SmallVectorImpl<llvm::Instruction*>& clones) {
  Value* narrow = extension.getOperand(0);
  Value* zero = builder.CreateZExtOrTrunc(builder.CreateLShr(blockWidth, 16), narrow->getType());
  auto* index = builder.Insert(llvm::BinaryOperator::CreateXor(narrow, zero));
  llvm::Instruction* wide = extension.clone();
  wide->setOperand(0, index);
  builder.Insert(wide);
  clones.append({index, wide});
  return wide;
}

}  // namespace hipcpu
