// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_SLOTSTORAGE_H
#define BACKENDS_CPU_COMPILER_EMIT_SLOTSTORAGE_H

// Memory of slots and lane states in a work-group function.
//
// Small slots of a chunk are allocas, which become vector registers once the lane loops have
// constant width. Full and partial chunks have separate ones: a loop of variable width would
// keep them in memory. What is large, or kept for each thread, lies in the frame argument:
//
//   frame: | fixed part | array of the first thread slot, one element a thread | second | ..

#include "backends/cpu/compiler/emit/KernelPlan.h"

#include <llvm/IR/IRBuilder.h>

namespace hipcpu {

/// The lanes that a lane loop runs, or all of a chunk: where they are in the block.
struct Lanes {
  llvm::Value* x;       // threadIdx of lane 0, i32
  llvm::Value* y;
  llvm::Value* z;
  llvm::Value* linear;  // linear id of lane 0 in the block, i64
  llvm::Value* count;   // number of lanes, i64
  bool partial;         // fewer than the width of a chunk
  unsigned first = 0;   // number of lane 0 in its chunk: 0 but for later rows of a tile

  /// One row of a tile.
  Lanes row(llvm::IRBuilder<>& builder, unsigned number, unsigned width) const {
    return {x, builder.CreateAdd(y, builder.getInt32(number), "", true, true), z, linear,
            builder.getInt64(width), partial, number * width};
  }
};

class SlotStorage {
 public:
  /// Lays out the frame and creates allocas at the builder, which stands in the entry block.
  SlotStorage(const KernelPlan& plan, llvm::ArrayRef<llvm::AllocaInst*> slots,
              llvm::Value* threadCount, llvm::IRBuilder<>& entry);

  /// Where a sum over the slice waits for the next block.
  llvm::Value* sliceSum(const AtomicSum& sum) const { return sliceSums_.lookup(sum.update); }

  /// Address of the copy of one lane of a varying slot; lanes are numbered within their chunk.
  llvm::Value* lane(llvm::IRBuilder<>& builder, llvm::AllocaInst& slot, const Lanes& lanes,
                    llvm::Value* index) const;

  /// Address of a linear slot.
  llvm::Value* scalar(llvm::IRBuilder<>& builder, llvm::AllocaInst& slot, const Lanes& lanes) const;

  /// Address of the state of a lane.
  llvm::Value* state(llvm::IRBuilder<>& builder, const Lanes& lanes, llvm::Value* index) const;

  /// All lanes of a full chunk wait at one cut.
  void setStates(llvm::IRBuilder<>& builder, const Lanes& lanes, unsigned state) const;

  /// First element of the states of all threads; only in block-masked kernels.
  llvm::Value* threadStates() const { return threadStates_; }

  /// Linear slots with one copy for the block.
  llvm::ArrayRef<llvm::AllocaInst*> blockScalars() const { return blockScalars_; }

 private:
  struct Place {
    llvm::Value* full = nullptr;     // alloca or address in the frame
    llvm::Value* partial = nullptr;  // for partial chunks
    llvm::Type* element = nullptr;
    bool perThread = false;
  };

  Place makePlace(llvm::AllocaInst& slot);
  llvm::Type* elementType(llvm::AllocaInst& slot) const;
  llvm::Value* inFixedPart(std::uint64_t bytes);
  llvm::Value* inChunk(llvm::Type* element, llvm::Align alignment);
  llvm::Value* perThread(llvm::Type* element);
  void recordFrameSize();

  const KernelPlan& plan_;
  llvm::IRBuilder<>& entry_;
  const llvm::DataLayout& layout_;
  llvm::Value* capacity_;         // threads that the frame has room for
  llvm::Value* perThreadArea_ = nullptr;
  std::uint64_t fixedBytes_ = 0;
  std::uint64_t bytesPerThread_ = 0;
  llvm::DenseMap<const llvm::AllocaInst*, Place> places_;
  llvm::DenseMap<const llvm::Instruction*, llvm::Value*> sliceSums_;
  Place chunkStates_;
  llvm::Value* threadStates_ = nullptr;
  llvm::SmallVector<llvm::AllocaInst*> blockScalars_;
};

}  // namespace hipcpu

#endif
