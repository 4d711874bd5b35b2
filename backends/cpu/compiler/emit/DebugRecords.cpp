// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/DebugRecords.h"

#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DebugProgramInstruction.h>

namespace hipcpu {

void DebugRecords::copy(llvm::Instruction& original, llvm::Instruction* copy) {
  if (!copy) {
    if (original.hasDbgRecords()) skipped_.push_back(&original);
    return;
  }
  if (llvm::isa<llvm::PHINode>(copy)) return;
  for (llvm::DbgVariableRecord* record : arguments_)
    copy->getParent()->insertDbgRecordBefore(record->clone(), copy->getIterator());
  arguments_ = {};
  for (llvm::Instruction* skipped : skipped_) copy->cloneDebugInfoFrom(skipped);
  skipped_.clear();
  if (original.hasDbgRecords()) copy->cloneDebugInfoFrom(&original);
  if (copy->hasDbgRecords()) copies_.push_back(copy);
}

void DebugRecords::complete(const Values& values) {
  for (llvm::Instruction* copy : copies_) {
    for (llvm::DbgVariableRecord& record : llvm::filterDbgVars(copy->getDbgRecordRange())) {
      llvm::SmallVector<llvm::Value*, 2> places(record.location_ops());
      for (llvm::Value* place : places)
        if (llvm::Value* known = values.lookup(place)) record.replaceVariableLocationOp(place, known);
      if (!record.isDbgDeclare()) continue;
      record.Type = llvm::DbgVariableRecord::LocationType::Value;
      record.setExpression(
          llvm::DIExpression::append(record.getExpression(), {llvm::dwarf::DW_OP_deref}));
    }
  }
}

}  // namespace hipcpu
