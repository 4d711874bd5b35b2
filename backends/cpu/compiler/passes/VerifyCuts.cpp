// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/VerifyCuts.h"

#include "backends/cpu/compiler/Diagnostics.h"
#include "backends/cpu/compiler/analysis/Cuts.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

bool isMarker(const llvm::Instruction& instruction) {
  return isCutMarker(builtinOf(&instruction).kind);
}

bool isChunkSlot(const llvm::Value* value) {
  const std::optional<Slot> slot = slotOf(value);
  return slot && slot->home == SlotHome::Chunk;
}

std::string faultOf(const llvm::Instruction& instruction) {
  const Builtin kind = builtinOf(&instruction).kind;
  if (isSynchronisation(kind)) return "something waits that is no cut";
  if (!isCutMarker(kind)) return "";
  const auto& marker = llvm::cast<llvm::CallInst>(instruction);
  const bool onSlots = llvm::all_of(marker.args(), [](const llvm::Use& use) { return isChunkSlot(use); });
  return onSlots ? "" : "an operand of a cut is no slot of a chunk";
}

/// One, or shuffles in a row.
bool isOneCut(const llvm::BasicBlock& block) {
  const llvm::Instruction* last = nullptr;
  for (const llvm::Instruction& instruction : block) {
    if (!isMarker(instruction)) continue;
    const bool inRow = last && last->getNextNonDebugInstruction() == &instruction &&
                       builtinOf(last).kind == Builtin::CutShuffle &&
                       builtinOf(&instruction).kind == Builtin::CutShuffle;
    if (last && !inRow) return false;
    last = &instruction;
  }
  return true;
}

std::string faultOf(llvm::Function& function) {
  const llvm::BasicBlock& entry = function.getEntryBlock();
  for (const llvm::BasicBlock& block : function) {
    if (!isOneCut(block)) return "a block has two cuts";
    for (const llvm::Instruction& instruction : block) {
      if (std::string fault = faultOf(instruction); !fault.empty()) return fault;
      const bool belongs = llvm::isa<llvm::AllocaInst>(instruction) || instruction.isTerminator();
      if (&block == &entry && !belongs) return "the entry does more than reserve memory";
      if (&block != &entry && llvm::isa<llvm::AllocaInst>(instruction)) return "memory is reserved behind the entry";
    }
  }
  const llvm::BasicBlock* start = entry.getSingleSuccessor();
  if (!start || llvm::none_of(*start, isMarker)) return "no cut stands at the start";
  return "";
}

}  // namespace

llvm::PreservedAnalyses VerifyCuts::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (BlockFunction::of(function)) endOnFault(function, faultOf(function));
  return llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
