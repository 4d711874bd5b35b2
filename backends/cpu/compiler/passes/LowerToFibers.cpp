// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/LowerToFibers.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/FiberCalls.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"
#include "backends/cpu/compiler/analysis/LoopOrder.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

namespace hipcpu {
namespace {

using llvm::Function;
using llvm::Value;

/// The first number of a coordinate in __hipcpu_fiber_coordinate.
unsigned coordinateNumber(BuiltinCall call) {
  switch (call.kind) {
    case Builtin::BlockIdx: return 3 + call.axis;
    case Builtin::BlockDim: return 6 + call.axis;
    case Builtin::GridDim: return 9 + call.axis;
    case Builtin::Lane: return 12;
    default: return call.axis;
  }
}

bool isWarpOperation(Builtin kind) {
  return kind == Builtin::WarpBarrier || kind == Builtin::Shuffle || kind == Builtin::Ballot;
}

class FiberLowering {
 public:
  explicit FiberLowering(llvm::Module& module)
      : module_(module),
        context_(module.getContext()),
        void_(llvm::Type::getVoidTy(context_)),
        pointer_(llvm::PointerType::get(context_, 0)),
        i32_(llvm::Type::getInt32Ty(context_)),
        throughPointers_(anyFiberBehindPointer(module)) {}

  bool run() {
    llvm::SmallVector<Function*> kernels;
    bool found = false;
    for (Function& function : module_) {
      if (!isFiber(function) || function.isDeclaration()) continue;
      found = true;
      lowerBody(function);
      if (isKernel(function)) kernels.push_back(&function);
    }
    for (Function* kernel : kernels) makeBlockFunction(*kernel);
    return found;
  }

 private:
  llvm::FunctionCallee runtime(llvm::StringRef name, llvm::Type* result, llvm::ArrayRef<llvm::Type*> types) {
    return module_.getOrInsertFunction(("__hipcpu_fiber_" + name).str(),
                                       llvm::FunctionType::get(result, types, false));
  }

  void lowerBody(Function& function) {
    const LoopOrder order(function);
    for (llvm::BasicBlock* block : order.blocks()) {
      const llvm::Loop* loop = order.loops().getLoopFor(block);
      if (loop && loop->getHeader() == block && hasWarpOperation(*loop)) waitAtStart(*block);
      for (llvm::Instruction& instruction : llvm::make_early_inc_range(*block)) lower(instruction);
    }
    function.removeFnAttr(llvm::Attribute::Memory);
  }

  bool hasWarpOperation(const llvm::Loop& loop) const {
    return llvm::any_of(loop.blocks(), [&](llvm::BasicBlock* block) {
      return llvm::any_of(*block, [&](llvm::Instruction& instruction) {
        return isWarpOperation(builtinOf(&instruction).kind) || isFiberCall(instruction, throughPointers_);
      });
    });
  }

  Value* nextOrder() { return llvm::ConstantInt::get(i32_, ++order_); }

  void waitAtStart(llvm::BasicBlock& block) {
    llvm::IRBuilder<> builder(&block, block.getFirstInsertionPt());
    builder.CreateCall(runtime("warp_barrier", void_, {i32_}), {nextOrder()});
  }

  void lower(llvm::Instruction& instruction) {
    const BuiltinCall call = builtinOf(&instruction);
    llvm::IRBuilder<> builder(&instruction);
    if (call.kind != Builtin::None) {
      Value* result = replacement(builder, llvm::cast<llvm::CallInst>(instruction), call);
      if (!instruction.getType()->isVoidTy()) instruction.replaceAllUsesWith(result);
      instruction.eraseFromParent();
    } else if (isFiberCall(instruction, throughPointers_)) {
      auto& other = llvm::cast<llvm::CallInst>(instruction);
      other.setTailCall(false);  // leave() comes behind it
      builder.CreateCall(runtime("enter", void_, {i32_}), {nextOrder()});
      builder.SetInsertPoint(instruction.getNextNode());
      builder.CreateCall(runtime("leave", void_, {}));
    }
  }

  Value* replacement(llvm::IRBuilder<>& builder, llvm::CallInst& call, BuiltinCall builtin) {
    if (isCoordinate(builtin.kind))
      return builder.CreateCall(runtime("coordinate", i32_, {i32_}),
                                {builder.getInt32(coordinateNumber(builtin))});
    if (builtin.kind == Builtin::BlockBarrier)
      return builder.CreateCall(runtime("block_barrier", void_, {}));
    // The operands of the warp operation, then its place.
    llvm::SmallVector<Value*> operands(call.args());
    operands.push_back(nextOrder());
    llvm::SmallVector<llvm::Type*> types;
    for (Value* operand : operands) types.push_back(operand->getType());
    llvm::StringRef name = call.getCalledFunction()->getName();
    name.consume_front("__hipcpu_");
    return builder.CreateCall(runtime(name, call.getType(), types), operands);
  }

  /// void k.thread(ptr arguments): calls the kernel with what the structure holds.
  Function* makeThread(Function& kernel, llvm::StructType* structure) {
    auto* thread = Function::Create(llvm::FunctionType::get(void_, {pointer_}, false),
                                    llvm::GlobalValue::InternalLinkage, kernel.getName() + ".thread", module_);
    llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context_, "entry", thread));
    llvm::SmallVector<Value*> values;
    for (unsigned i = 0; i < kernel.arg_size(); ++i)
      values.push_back(builder.CreateLoad(kernel.getArg(i)->getType(),
                                          builder.CreateStructGEP(structure, thread->getArg(0), i)));
    llvm::CallInst* call = builder.CreateCall(&kernel, values);
    call->setAttributes(kernel.getAttributes());  // structures passed by value
    call->removeFnAttr(llvm::Attribute::Memory);
    builder.CreateRetVoid();
    return thread;
  }

  void makeBlockFunction(Function& kernel) {
    llvm::SmallVector<llvm::Type*> types(kernel.getFunctionType()->params());
    auto* structure = llvm::StructType::get(context_, types);
    types.append(9, i32_);
    types.append(2, pointer_);
    types.append(2, llvm::Type::getInt1Ty(context_));
    const std::string name = kernel.getName().str();
    auto* function = Function::Create(llvm::FunctionType::get(void_, types, false),
                                      llvm::GlobalValue::InternalLinkage, name + ".block", module_);
    // As the other block functions have them: the launch's arguments and the warp size.
    function->addFnAttr(kernel.getFnAttribute(kKernelAttribute));
    function->addFnAttr(kernel.getFnAttribute(kArgumentsAttribute));
    llvm::IRBuilder<> builder(llvm::BasicBlock::Create(context_, "entry", function));
    BlockFunction block = BlockFunction::mark(*function, ThreadLayout::Linear, warpSizeOf(kernel), name);
    Value* arguments = builder.CreateAlloca(structure);
    for (unsigned i = 0; i < kernel.arg_size(); ++i)
      builder.CreateStore(function->getArg(i), builder.CreateStructGEP(structure, arguments, i));
    auto* launchType = llvm::ArrayType::get(i32_, 9);
    Value* launch = builder.CreateAlloca(launchType);
    for (unsigned i = 0; i < 9; ++i)
      builder.CreateStore(function->getArg(kernel.arg_size() + i),
                          builder.CreateConstInBoundsGEP2_32(launchType, launch, 0, i));
    if (auto* current = module_.getGlobalVariable(kDynamicSharedPointer, true))
      builder.CreateStore(block.dynamicShared(), builder.CreateThreadLocalAddress(current));
    builder.CreateCall(runtime("run", void_, {pointer_, pointer_, pointer_, i32_}),
                       {makeThread(kernel, structure), arguments, launch,
                        builder.getInt32(warpSizeOf(kernel))});
    builder.CreateRetVoid();
    // The host object defines a symbol of the kernel's name.
    kernel.setName(name + ".body");
    kernel.setLinkage(llvm::GlobalValue::InternalLinkage);
    kernel.removeFnAttr(kKernelAttribute);
  }

  llvm::Module& module_;
  llvm::LLVMContext& context_;
  llvm::Type* void_;
  llvm::PointerType* pointer_;
  llvm::Type* i32_;
  bool throughPointers_;
  std::uint32_t order_ = 0;
};

}  // namespace

llvm::PreservedAnalyses LowerToFibers::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  return FiberLowering(module).run() ? llvm::PreservedAnalyses::none() : llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
