// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/SlotStorage.h"

#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/runtime/KernelAbi.h"

#include <llvm/Support/MathExtras.h>


namespace hipcpu {
namespace {

/// Larger arrays of a chunk lie in the frame rather than on the stack of the worker.
constexpr std::uint64_t kMaxStackBytes = 4096;

}  // namespace

SlotStorage::SlotStorage(const KernelPlan& plan, llvm::ArrayRef<llvm::AllocaInst*> slots,
                         llvm::Value* threadCount, llvm::IRBuilder<>& entry)
    : plan_(plan), entry_(entry), layout_(plan.kernel.function().getParent()->getDataLayout()) {
  const std::uint64_t multiple = hip::cpu::kFrameThreadMultiple;
  llvm::Type* i32 = entry.getInt32Ty();
  capacity_ = entry.CreateAnd(entry.CreateAdd(threadCount, entry.getInt64(multiple - 1)),
                              entry.getInt64(~(multiple - 1)), "capacity");
  // The arrays of threads follow the fixed part, whose size is known last.
  llvm::SmallVector<llvm::AllocaInst*> inThreads;
  for (llvm::AllocaInst* slot : slots) {
    const Slot kind = *slotOf(slot);
    if (kind.home == SlotHome::Block) blockScalars_.push_back(slot);
    if (kind.home == SlotHome::Thread)
      inThreads.push_back(slot);
    else
      places_[slot] = makePlace(*slot);
  }
  if (plan.chunkMasked && !plan.blockMasked)
    chunkStates_ = {inChunk(i32, llvm::Align(64)), inChunk(i32, llvm::Align(64)), i32, false};
  for (const AtomicSum& sum : plan.sums)
    if (sum.scope == SumScope::Slice) sliceSums_[sum.update] = inFixedPart(layout_.getTypeAllocSize(sum.type()));
  perThreadArea_ =
      entry.CreateConstInBoundsGEP1_64(entry.getInt8Ty(), plan.kernel.frame(), fixedBytes_);
  for (llvm::AllocaInst* slot : inThreads) places_[slot] = makePlace(*slot);
  if (plan.blockMasked) threadStates_ = perThread(i32);
  recordFrameSize();
}

SlotStorage::Place SlotStorage::makePlace(llvm::AllocaInst& slot) {
  const Slot kind = *slotOf(&slot);
  llvm::Type* element = elementType(slot);
  if (kind.home == SlotHome::Thread) {
    llvm::Value* array = perThread(element);
    return {array, array, element, true};
  }
  if (kind.linear) {
    llvm::Value* scalar = entry_.CreateAlloca(element);
    return {scalar, scalar, element, false};
  }
  const std::uint64_t bytes = layout_.getTypeAllocSize(element) * plan_.kernel.width();
  llvm::Value* full = inChunk(element, slot.getAlign());
  llvm::Value* partial = bytes > kMaxStackBytes ? full : inChunk(element, slot.getAlign());
  return {full, partial, element, false};
}

/// What one lane has, padded so that the copies of all lanes are aligned.
llvm::Type* SlotStorage::elementType(llvm::AllocaInst& slot) const {
  llvm::Type* type = slot.getAllocatedType();
  if (slot.isArrayAllocation())
    type = llvm::ArrayType::get(
        type, llvm::cast<llvm::ConstantInt>(slot.getArraySize())->getZExtValue());
  const std::uint64_t size = layout_.getTypeAllocSize(type);
  const std::uint64_t padded = llvm::alignTo(size, slot.getAlign());
  return padded == size ? type : llvm::ArrayType::get(llvm::Type::getInt8Ty(type->getContext()), padded);
}

llvm::Value* SlotStorage::inFixedPart(std::uint64_t bytes) {
  const std::uint64_t offset = fixedBytes_;
  fixedBytes_ += llvm::alignTo(bytes, hip::cpu::kFrameAlignment);
  return entry_.CreateConstInBoundsGEP1_64(entry_.getInt8Ty(), plan_.kernel.frame(), offset);
}

llvm::Value* SlotStorage::inChunk(llvm::Type* element, llvm::Align alignment) {
  auto* array = llvm::ArrayType::get(element, plan_.kernel.width());
  const std::uint64_t bytes = layout_.getTypeAllocSize(array);
  if (bytes > kMaxStackBytes) return inFixedPart(bytes);
  llvm::AllocaInst* variable = entry_.CreateAlloca(array);
  variable->setAlignment(std::max(alignment, llvm::Align(64)));
  return variable;
}

llvm::Value* SlotStorage::perThread(llvm::Type* element) {
  const std::uint64_t size = layout_.getTypeAllocSize(element);
  llvm::Value* offset =
      entry_.CreateMul(capacity_, entry_.getInt64(bytesPerThread_), "", true, true);
  bytesPerThread_ += size;
  return entry_.CreateInBoundsGEP(entry_.getInt8Ty(), perThreadArea_, offset);
}

void SlotStorage::recordFrameSize() {
  llvm::Function& function = plan_.kernel.function();
  function.addFnAttr(kFrameFixedAttribute, std::to_string(fixedBytes_));
  function.addFnAttr(kFramePerThreadAttribute, std::to_string(bytesPerThread_));
}

llvm::Value* SlotStorage::lane(llvm::IRBuilder<>& builder, llvm::AllocaInst& slot,
                               const Lanes& lanes, llvm::Value* index) const {
  const Place& place = places_.find(&slot)->second;
  if (place.perThread) index = builder.CreateAdd(lanes.linear, index, "", true, true);
  return builder.CreateInBoundsGEP(place.element, lanes.partial ? place.partial : place.full, index);
}

llvm::Value* SlotStorage::scalar(llvm::IRBuilder<>& builder, llvm::AllocaInst& slot,
                                 const Lanes& lanes) const {
  const Place& place = places_.find(&slot)->second;
  if (!place.perThread) return place.full;
  return builder.CreateInBoundsGEP(place.element, place.full, lanes.linear);
}

void SlotStorage::setStates(llvm::IRBuilder<>& builder, const Lanes& lanes, unsigned state) const {
  const auto width = llvm::ElementCount::getFixed(plan_.kernel.width());
  auto* states = llvm::ConstantVector::getSplat(width, builder.getInt32(state));
  builder.CreateAlignedStore(states, this->state(builder, lanes, builder.getInt64(0)), llvm::Align(threadStates_ ? 4 : 64));
}

llvm::Value* SlotStorage::state(llvm::IRBuilder<>& builder, const Lanes& lanes,
                                llvm::Value* index) const {
  llvm::Type* i32 = builder.getInt32Ty();
  if (threadStates_) {
    index = builder.CreateAdd(lanes.linear, index, "", true, true);
    return builder.CreateInBoundsGEP(i32, threadStates_, index);
  }
  return builder.CreateInBoundsGEP(i32, lanes.partial ? chunkStates_.partial : chunkStates_.full,
                                   index);
}

}  // namespace hipcpu
