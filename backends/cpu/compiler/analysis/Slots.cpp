// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Metadata.h>

namespace hipcpu {
namespace {

constexpr llvm::StringLiteral kKind = "hipcpu.slot";
constexpr llvm::StringLiteral kHomes[] = {"block", "chunk", "thread"};

}  // namespace

void setSlot(llvm::AllocaInst& variable, const Slot& slot) {
  llvm::LLVMContext& context = variable.getContext();
  auto* stride = llvm::ConstantInt::getSigned(llvm::Type::getInt64Ty(context), slot.stride);
  variable.setMetadata(
      kKind, llvm::MDNode::get(
                 context, {llvm::MDString::get(context, slot.linear ? "linear" : "varying"),
                           llvm::MDString::get(context, kHomes[static_cast<unsigned>(slot.home)]),
                           llvm::ConstantAsMetadata::get(stride),
                           llvm::MDString::get(context, slot.exact ? "exact" : "modular")}));
}

std::optional<Slot> slotOf(const llvm::Value* variable) {
  const auto* alloca = llvm::dyn_cast<llvm::AllocaInst>(variable);
  const llvm::MDNode* node = alloca ? alloca->getMetadata(kKind) : nullptr;
  if (!node) return std::nullopt;
  Slot slot;
  slot.linear = llvm::cast<llvm::MDString>(node->getOperand(0))->getString() == "linear";
  llvm::StringRef home = llvm::cast<llvm::MDString>(node->getOperand(1))->getString();
  for (unsigned i = 0; i < std::size(kHomes); ++i)
    if (home == kHomes[i]) slot.home = static_cast<SlotHome>(i);
  slot.stride = llvm::mdconst::extract<llvm::ConstantInt>(node->getOperand(2))->getSExtValue();
  slot.exact = llvm::cast<llvm::MDString>(node->getOperand(3))->getString() == "exact";
  return slot;
}

llvm::SmallVector<llvm::AllocaInst*> slotsOf(llvm::Function& function) {
  llvm::SmallVector<llvm::AllocaInst*> slots;
  for (llvm::Instruction& instruction : function.getEntryBlock())
    if (slotOf(&instruction)) slots.push_back(llvm::cast<llvm::AllocaInst>(&instruction));
  return slots;
}

llvm::AllocaInst* accessedSlot(const llvm::Instruction& access) {
  auto* pointer = const_cast<llvm::Value*>(llvm::getLoadStorePointerOperand(&access));
  return pointer && slotOf(pointer) ? llvm::cast<llvm::AllocaInst>(pointer) : nullptr;
}

void makeVarying(llvm::AllocaInst& variable) {
  Slot slot = *slotOf(&variable);
  slot.linear = false;
  slot.stride = 0;
  slot.exact = false;
  if (slot.home == SlotHome::Block) slot.home = SlotHome::Thread;
  setSlot(variable, slot);
}

}  // namespace hipcpu
