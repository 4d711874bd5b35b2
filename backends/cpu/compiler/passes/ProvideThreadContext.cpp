// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/ProvideThreadContext.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/FiberCalls.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

namespace hipcpu {
namespace {

/// Fibers ask for their coordinates themselves (LowerToFibers.h).
bool hasCoordinates(const llvm::Function& function) { return isKernel(function) || isFiber(function); }

class ContextPass {
 public:
  explicit ContextPass(llvm::Module& module) : module_(module) {}

  bool run() {
    findReaders();
    if (fields_.empty()) return false;
    auto* type = llvm::ArrayType::get(llvm::Type::getInt32Ty(module_.getContext()), fields_.size());
    context_ = new llvm::GlobalVariable(module_, type, false, llvm::GlobalValue::InternalLinkage,
                                        llvm::Constant::getNullValue(type), "hipcpu.context",
                                        nullptr, llvm::GlobalValue::LocalExecTLSModel);
    context_->setThreadLocalMode(llvm::GlobalValue::GeneralDynamicTLSModel);
    for (llvm::Function& function : module_) {
      if (hasCoordinates(function))
        writeBeforeCalls(function);
      else
        readInstead(function);
    }
    return true;
  }

 private:
  bool calls(const llvm::Instruction& instruction, bool indirectReads) const {
    auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    if (!call || call->isInlineAsm()) return false;
    if (const llvm::Function* callee = call->getCalledFunction()) return readers_.contains(callee);
    return indirectReads;
  }

  /// Functions outside of kernels that read a coordinate, themselves or through others.
  void findReaders() {
    for (llvm::Function& function : module_) {
      if (hasCoordinates(function)) continue;
      for (llvm::Instruction& instruction : llvm::instructions(function)) {
        if (!isCoordinate(builtinOf(&instruction).kind)) continue;
        readers_.insert(&function);
        llvm::Function* builtin = llvm::cast<llvm::CallInst>(instruction).getCalledFunction();
        fields_.insert({builtin, static_cast<unsigned>(fields_.size())});
      }
    }
    for (bool grown = !readers_.empty(); grown;) {
      grown = false;
      indirectReads_ = llvm::any_of(
          readers_, [](const llvm::Function* reader) { return reader->hasAddressTaken(); });
      for (llvm::Function& function : module_) {
        if (hasCoordinates(function) || readers_.contains(&function)) continue;
        for (llvm::Instruction& instruction : llvm::instructions(function))
          if (calls(instruction, indirectReads_)) grown |= readers_.insert(&function);
      }
    }
  }

  llvm::Value* fieldAddress(llvm::IRBuilder<>& builder, unsigned field) {
    llvm::Value* base = builder.CreateThreadLocalAddress(context_);
    return builder.CreateConstInBoundsGEP2_64(context_->getValueType(), base, 0, field);
  }

  void writeBeforeCalls(llvm::Function& kernel) {
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(kernel))) {
      if (!calls(instruction, indirectReads_)) continue;
      llvm::IRBuilder<> builder(&instruction);
      for (auto [builtin, field] : fields_)
        builder.CreateStore(builder.CreateCall(builtin), fieldAddress(builder, field));
    }
  }

  void readInstead(llvm::Function& function) {
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(function))) {
      if (!isCoordinate(builtinOf(&instruction).kind)) continue;
      llvm::IRBuilder<> builder(&instruction);
      llvm::Function* builtin = llvm::cast<llvm::CallInst>(instruction).getCalledFunction();
      llvm::Value* value = builder.CreateLoad(instruction.getType(),
                                              fieldAddress(builder, fields_.lookup(builtin)));
      instruction.replaceAllUsesWith(value);
      instruction.eraseFromParent();
    }
    // Inference saw builtins that read no memory.
    if (readers_.contains(&function)) function.removeFnAttr(llvm::Attribute::Memory);
  }

  llvm::Module& module_;
  llvm::GlobalVariable* context_ = nullptr;
  llvm::SetVector<const llvm::Function*> readers_;
  llvm::MapVector<llvm::Function*, unsigned> fields_;
  bool indirectReads_ = false;
};

}  // namespace

llvm::PreservedAnalyses ProvideThreadContext::run(llvm::Module& module,
                                                  llvm::ModuleAnalysisManager&) {
  return ContextPass(module).run() ? llvm::PreservedAnalyses::none()
                                   : llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
