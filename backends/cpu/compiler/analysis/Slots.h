// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_SLOTS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_SLOTS_H

// A slot is an alloca of the kernel that outlives a cut: a demoted value or a private array.
// Its metadata says how many copies the work-group function keeps and where.

#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <optional>

namespace hipcpu {

enum class SlotHome {
  Block,   // one for the block: value is the same in every thread (uniform slots only)
  Chunk,   // not live across a block cut: reused by chunk after chunk
  Thread,  // live across a block cut: in the frame (uniform slots: one for each chunk)
};

struct Slot {
  bool linear = false;      // all lanes of a chunk have base + lane * stride; only base is kept
  std::int64_t stride = 0;  // 0: uniform
  SlotHome home = SlotHome::Thread;
  // A narrower integer without signed overflow, kept with 64 bits: lane 0 may be inactive and its
  // base outside the range in which the lanes that run are.
  bool exact = false;

  bool varying() const { return !linear; }
};

/// Writes !hipcpu.slot on the alloca.
void setSlot(llvm::AllocaInst& variable, const Slot& slot);

/// The slot that an alloca, or the pointer operand of a load or store, stands for.
std::optional<Slot> slotOf(const llvm::Value* variable);

/// Every slot of the function; allocas live in the entry block.
llvm::SmallVector<llvm::AllocaInst*> slotsOf(llvm::Function& function);

/// The alloca if the load or store accesses a slot directly.
llvm::AllocaInst* accessedSlot(const llvm::Instruction& access);

/// A slot becomes one copy per lane.
void makeVarying(llvm::AllocaInst& variable);

}  // namespace hipcpu

#endif
