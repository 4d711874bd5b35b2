// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/LowerDeviceLaunches.h"

#include "backends/cpu/compiler/Diagnostics.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"
#include "backends/cpu/runtime/KernelAbi.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

namespace hipcpu {
namespace {

using llvm::CallInst;
using llvm::Value;

constexpr llvm::StringLiteral kConfigure = "__hipPushCallConfiguration";
constexpr unsigned kConfigurationWords = 6;  // {x y, z} of the grid and of the block, bytes, stream

/// The configuration of a launch: the nearest one whose outcome led to the call.
CallInst* configurationOf(CallInst& launch) {
  for (llvm::BasicBlock* block = launch.getParent(); block; block = block->getSinglePredecessor())
    for (llvm::Instruction& instruction : llvm::reverse(*block))
      if (auto* call = llvm::dyn_cast<CallInst>(&instruction))
        if (call->getCalledFunction() && call->getCalledFunction()->getName() == kConfigure) return call;
  return nullptr;
}

class Lowering {
 public:
  explicit Lowering(llvm::Module& module)
      : module_(module), pointer_(llvm::PointerType::get(module.getContext(), 0)) {
    llvm::Type* i64 = llvm::Type::getInt64Ty(module.getContext());
    launch_ = module.getOrInsertFunction("__hipcpu_launch", llvm::Type::getVoidTy(module.getContext()), pointer_,
                                         pointer_, pointer_, i64, pointer_, pointer_);
  }

  void lower(CallInst& call) {
    CallInst* configuration = configurationOf(call);
    if (!configuration || configuration->arg_size() != kConfigurationWords) {
      reportUnsupported(call, "cpu: a kernel is called without a configuration in device code");
    } else {
      emit(call, *configuration);
      finished_.insert(configuration);
    }
    call.eraseFromParent();
  }

  /// The configurations are part of the launches now.
  void finish() {
    for (CallInst* configuration : finished_) {
      configuration->replaceAllUsesWith(llvm::ConstantInt::get(configuration->getType(), 0));
      configuration->eraseFromParent();
    }
  }

 private:
  void emit(CallInst& call, CallInst& configuration) {
    llvm::IRBuilder<> builder(&call);
    Value* grid = dimensions(builder, configuration, 0);
    Value* block = dimensions(builder, configuration, 2);
    Value* arguments = argumentMemory(builder, call);
    builder.CreateCall(launch_, {entryOf(*call.getCalledFunction()), grid, block, configuration.getArgOperand(4),
                                 configuration.getArgOperand(5), arguments});
  }

  Value* memory(llvm::IRBuilder<>& builder, llvm::Type* type) {
    llvm::BasicBlock& entry = builder.GetInsertBlock()->getParent()->getEntryBlock();
    llvm::IRBuilder<> start(&entry, entry.begin());
    llvm::AllocaInst* result = start.CreateAlloca(type);
    result->setAlignment(llvm::Align(hip::cpu::kChildArgumentAlignment));
    return result;
  }

  /// A dim3, which clang passes as {x y, z}.
  Value* dimensions(llvm::IRBuilder<>& builder, CallInst& configuration, unsigned first) {
    Value* result = memory(builder, llvm::ArrayType::get(builder.getInt32Ty(), 4));
    builder.CreateStore(configuration.getArgOperand(first), result);
    builder.CreateStore(configuration.getArgOperand(first + 1),
                        builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), result, 8));
    return result;
  }

  Value* argumentMemory(llvm::IRBuilder<>& builder, CallInst& call) {
    const auto layout = KernelArguments::parse(
        call.getCalledFunction()->getFnAttribute(kArgumentsAttribute).getValueAsString());
    llvm::SmallVector<std::uint64_t> offsets{0};
    for (const std::uint64_t size : layout.sizes)
      offsets.push_back(llvm::alignTo(offsets.back() + size, hip::cpu::kChildArgumentAlignment));
    Value* result = memory(builder, llvm::ArrayType::get(builder.getInt8Ty(), offsets.back()));
    for (unsigned i = 0; i < layout.pieces.size(); ++i) {
      const KernelArguments::Piece& piece = layout.pieces[i];
      Value* place = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), result,
                                                        offsets[piece.argument] + piece.offset);
      if (piece.byReference)
        builder.CreateMemCpy(place, llvm::Align(1), call.getArgOperand(i), llvm::Align(1), layout.sizes[piece.argument]);
      else
        builder.CreateAlignedStore(call.getArgOperand(i), place, llvm::Align(1));
    }
    return result;
  }

  llvm::Constant* entryOf(llvm::Function& kernel) {
    return module_.getOrInsertGlobal((kEntryPrefix + kernel.getName()).str(), llvm::Type::getInt8Ty(module_.getContext()));
  }

  llvm::Module& module_;
  llvm::PointerType* pointer_;
  llvm::FunctionCallee launch_;
  llvm::SmallSetVector<CallInst*, 8> finished_;
};

}  // namespace

llvm::PreservedAnalyses LowerDeviceLaunches::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  llvm::SmallVector<CallInst*> launches;
  for (llvm::Function& function : module)
    for (llvm::Instruction& instruction : llvm::instructions(function))
      if (auto* call = llvm::dyn_cast<CallInst>(&instruction))
        if (call->getCalledFunction() && isKernel(*call->getCalledFunction())) launches.push_back(call);
  if (launches.empty()) return llvm::PreservedAnalyses::all();
  Lowering lowering(module);
  for (CallInst* call : launches) lowering.lower(*call);
  lowering.finish();
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
