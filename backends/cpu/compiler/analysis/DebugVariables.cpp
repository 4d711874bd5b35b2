// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/DebugVariables.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DebugProgramInstruction.h>
#include <llvm/IR/InstIterator.h>

namespace hipcpu {

DebugVariables::DebugVariables(llvm::Function& function) {
  llvm::MapVector<llvm::DebugVariable, llvm::DbgVariableRecord*> sole;  // null: several values
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    for (llvm::DbgVariableRecord& record : llvm::filterDbgVars(instruction.getDbgRecordRange())) {
      auto [known, isNew] = sole.insert({llvm::DebugVariable(&record), &record});
      if (isNew || !known->second) continue;
      if (record.getNumVariableLocationOps() != 1 ||
          known->second->getNumVariableLocationOps() != 1 ||
          record.getVariableLocationOp(0) != known->second->getVariableLocationOp(0) ||
          record.getExpression() != known->second->getExpression())
        known->second = nullptr;
    }
  }
  for (auto [variable, record] : sole)
    if (record && record->isDbgValue() && record->getNumVariableLocationOps() == 1)
      records_[record->getVariableLocationOp(0)].push_back(record);
}

llvm::ArrayRef<llvm::DbgVariableRecord*> DebugVariables::of(const llvm::Value* value) const {
  auto found = records_.find(value);
  return found == records_.end() ? llvm::ArrayRef<llvm::DbgVariableRecord*>() : found->second;
}

llvm::SmallVector<llvm::DbgVariableRecord*> DebugVariables::ofArguments(
    llvm::Function& function) const {
  llvm::SmallVector<llvm::DbgVariableRecord*> records;
  for (llvm::Argument& argument : function.args()) llvm::append_range(records, of(&argument));
  return records;
}

}  // namespace hipcpu
