// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/EmitModuleTable.h"

#include "backends/cpu/compiler/analysis/KernelInfo.h"
#include "backends/cpu/compiler/analysis/LaunchBounds.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/runtime/KernelAbi.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

namespace hipcpu {
namespace {

using llvm::Constant;
using llvm::Function;
using llvm::Value;

constexpr llvm::StringLiteral kCuidPrefix = "__hip_cuid_";

class TableEmitter {
 public:
  explicit TableEmitter(llvm::Module& module)
      : module_(module),
        context_(module.getContext()),
        pointer_(llvm::PointerType::get(context_, 0)),
        i32_(llvm::Type::getInt32Ty(context_)),
        i64_(llvm::Type::getInt64Ty(context_)) {}

  void run() {
    llvm::MapVector<llvm::StringRef, llvm::SmallVector<BlockFunction, 2>> kernels;
    for (Function& function : module_)
      if (std::optional<BlockFunction> block = BlockFunction::of(function))
        kernels[block->kernelName()].push_back(*block);
    llvm::SmallVector<Constant*> kernelRows;
    for (auto& [name, variants] : kernels) kernelRows.push_back(kernelRow(name, variants));
    Constant* kernelTable = array(kernelRows, "hipcpu.kernels");
    for (unsigned i = 0; i < kernels.size(); ++i) resolveEntry(kernels.begin()[i].first, kernelTable, kernelRows[i]->getType(), i);
    llvm::SmallVector<Constant*> variableRows;
    for (llvm::GlobalVariable& variable : llvm::make_early_inc_range(module_.globals()))
      if (variable.hasAttribute(kVariableAttribute)) variableRows.push_back(variableRow(variable));
    defineTables(kernelTable, kernelRows.size(), variableRows);
  }

 private:
  Constant* number(llvm::Type* type, std::uint64_t value) {
    return llvm::ConstantInt::get(type, value);
  }

  Constant* text(llvm::StringRef string) {
    Constant* data = llvm::ConstantDataArray::getString(context_, string);
    return constantGlobal(data, "hipcpu.name");
  }

  llvm::GlobalVariable* constantGlobal(Constant* data, const llvm::Twine& name) {
    return new llvm::GlobalVariable(module_, data->getType(), true, llvm::GlobalValue::PrivateLinkage,
                                    data, name);
  }

  /// hip::cpu::KernelEntry
  Constant* kernelRow(llvm::StringRef name, llvm::ArrayRef<BlockFunction> variants) {
    Constant* run = llvm::ConstantPointerNull::get(pointer_);
    llvm::SmallVector<std::pair<const BlockFunction*, Constant*>> runs;
    std::uint64_t fixedBytes = 0;
    std::uint64_t bytesPerThread = 0;
    std::uint64_t sharedBytes = 0;
    for (const BlockFunction& variant : variants) {
      Function& function = variant.function();
      fixedBytes = std::max(fixedBytes, numberAttribute(function, kFrameFixedAttribute));
      bytesPerThread = std::max(bytesPerThread, numberAttribute(function, kFramePerThreadAttribute));
      sharedBytes = std::max(sharedBytes, numberAttribute(function, kStaticSharedAttribute));
      if (function.hasFnAttribute(kWideAttribute)) continue;
      Function* body = workGroupFunction(variant, wideTwin(variants));
      if (variant.servesAnyBlock())
        run = body;
      else
        runs.push_back({&variant, body});
    }
    llvm::sort(runs, [](const auto& a, const auto& b) { return a.first->width() > b.first->width(); });
    llvm::SmallVector<Constant*> rows;  // hip::cpu::WorkGroupVariant
    for (auto [variant, body] : runs)
      rows.push_back(llvm::ConstantStruct::getAnon({body, number(i32_, variant->rowWidth()), number(i32_, variant->rows()),
                                                    number(i64_, variant->spansRow() ? 1 : 0)}));
    Function& first = variants.front().function();
    auto arguments = KernelArguments::parse(first.getFnAttribute(kArgumentsAttribute).getValueAsString());
    llvm::SmallVector<std::uint32_t> sizes(arguments.sizes.begin(), arguments.sizes.end());
    Constant* sizeArray = constantGlobal(llvm::ConstantDataArray::get(context_, sizes), "hipcpu.sizes");
    const auto warp = numberAttribute(first, kKernelAttribute);
    return llvm::ConstantStruct::getAnon(
        {text(name), run, array(rows, "hipcpu.variants"), sizeArray, number(i32_, sizes.size()), number(i32_, warp),
         number(i64_, fixedBytes), number(i64_, bytesPerThread), number(i64_, sharedBytes),
         number(i32_, numberAttribute(first, kMaxThreadsAttribute)), number(i32_, numberAttribute(first, kFlagsAttribute)),
         number(i64_, rows.size())});
  }

  /// The variant for launches that do not satisfy the bounds of this one; it is not worth much
  /// compile time.
  static Function* wideTwin(llvm::ArrayRef<BlockFunction> variants) {
    for (const BlockFunction& other : variants) {
      Function& function = other.function();
      if (!function.hasFnAttribute(kWideAttribute)) continue;
      function.removeFnAttr(llvm::Attribute::AlwaysInline);
      function.addFnAttr(llvm::Attribute::NoInline);
      function.addFnAttr(llvm::Attribute::OptimizeNone);
      return &function;
    }
    return nullptr;
  }

  /// hip::cpu::WorkGroupFunction: for (b = first; b < last; ++b) block(arguments..., b, ...)
  Function* workGroupFunction(const BlockFunction& block, Function* wide) {
    auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(context_),
                                         {pointer_, pointer_, i64_, i64_, pointer_, pointer_}, false);
    auto* function = Function::Create(type, llvm::GlobalValue::InternalLinkage,
                                      block.function().getName() + ".run", &module_);
    llvm::AttrBuilder attributes(context_, block.function().getAttributes().getFnAttrs());
    attributes.removeAttribute(llvm::Attribute::AlwaysInline);
    attributes.removeAttribute("hipcpu-block");
    function->addFnAttrs(attributes);
    if (llvm::DISubprogram* kernel = block.function().getSubprogram())
      function->setSubprogram(runSubprogram(*kernel, function->getName()));

    auto* entry = llvm::BasicBlock::Create(context_, "entry", function);
    auto* some = llvm::BasicBlock::Create(context_, "some", function);
    auto* done = llvm::BasicBlock::Create(context_, "done", function);
    llvm::ReturnInst::Create(context_, done);
    llvm::IRBuilder<> builder(entry);
    llvm::SmallVector<Value*> arguments = loadArguments(builder, block, function->getArg(0));
    llvm::SmallVector<Value*> geometry;
    for (unsigned i = 0; i < 6; ++i)
      geometry.push_back(builder.CreateLoad(
          i32_, builder.CreateConstInBoundsGEP1_64(i32_, function->getArg(1), i)));
    builder.CreateCondBr(builder.CreateICmpULT(function->getArg(2), function->getArg(3)), some, done);
    llvm::BasicBlock* loop = emitBlockLoop(&block.function(), some, done, arguments, geometry);
    builder.SetInsertPoint(some);
    if (!wide) {
      builder.CreateBr(loop);
      return function;
    }
    auto bounds =
        LaunchBounds::parse(block.function().getFnAttribute(kFitsAttribute).getValueAsString());
    Value* fits = bounds.emitCheck(builder, geometry);
    builder.CreateCondBr(fits, loop, emitBlockLoop(wide, some, done, arguments, geometry));
    return function;
  }

  /// The loop over blocks has no line of its own; the kernel shows as inlined into it.
  llvm::DISubprogram* runSubprogram(llvm::DISubprogram& kernel, llvm::StringRef name) {
    return llvm::DISubprogram::getDistinct(
        context_, kernel.getScope(), name, name, kernel.getFile(), 0, kernel.getType(), 0, nullptr, 0, 0,
        llvm::DINode::FlagArtificial,
        llvm::DISubprogram::toSPFlags(true, true, kernel.isOptimized()), kernel.getUnit());
  }

  /// The first block of a loop over all blocks, entered from `before`.
  llvm::BasicBlock* emitBlockLoop(Function* callee, llvm::BasicBlock* before, llvm::BasicBlock* after,
                                  llvm::SmallVector<Value*> values, llvm::ArrayRef<Value*> geometry) {
    Function& function = *before->getParent();
    auto* loop = llvm::BasicBlock::Create(context_, "block", &function);
    llvm::IRBuilder<> builder(loop);
    llvm::PHINode* number = builder.CreatePHI(i64_, 2);
    number->addIncoming(function.getArg(2), before);
    Value* width = builder.CreateZExt(geometry[0], i64_);
    Value* height = builder.CreateZExt(geometry[1], i64_);
    Value* row = builder.CreateUDiv(number, width);
    for (Value* index : {builder.CreateURem(number, width), builder.CreateURem(row, height),
                         builder.CreateUDiv(row, height)})
      values.push_back(builder.CreateTrunc(index, i32_));
    for (unsigned i : {3, 4, 5, 0, 1, 2}) values.push_back(geometry[i]);
    values.push_back(function.getArg(4));
    values.push_back(function.getArg(5));
    values.push_back(builder.CreateICmpEQ(number, function.getArg(2)));
    Value* next = builder.CreateAdd(number, llvm::ConstantInt::get(i64_, 1), "", true, true);
    Value* isLast = builder.CreateICmpEQ(next, function.getArg(3));
    values.push_back(isLast);
    llvm::CallInst* call = builder.CreateCall(callee, values);
    if (llvm::DISubprogram* place = function.getSubprogram())
      call->setDebugLoc(llvm::DILocation::get(context_, 0, 0, place));
    number->addIncoming(next, loop);
    builder.CreateCondBr(isLast, after, loop);
    return loop;
  }

  llvm::SmallVector<Value*> loadArguments(llvm::IRBuilder<>& builder, const BlockFunction& block,
                                          Value* array) {
    Function& function = block.function();
    auto arguments =
        KernelArguments::parse(function.getFnAttribute(kArgumentsAttribute).getValueAsString());
    llvm::SmallVector<Value*> values;
    for (const KernelArguments::Piece& piece : arguments.pieces) {
      Value* address = builder.CreateLoad(
          pointer_, builder.CreateConstInBoundsGEP1_64(pointer_, array, piece.argument));
      const unsigned index = values.size();
      if (piece.byReference) {
        values.push_back(address);
        continue;
      }
      address = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), address, piece.offset);
      values.push_back(builder.CreateAlignedLoad(function.getArg(index)->getType(), address, llvm::Align(1)));
    }
    return values;
  }

  /// hip::cpu::VariableEntry
  Constant* variableRow(llvm::GlobalVariable& variable) {
    const std::uint64_t size = module_.getDataLayout().getTypeAllocSize(variable.getValueType());
    Constant* row = llvm::ConstantStruct::getAnon({text(variable.getName()), &variable, number(i64_, size)});
    variable.setLinkage(llvm::GlobalValue::InternalLinkage);
    return row;
  }

  Constant* array(llvm::ArrayRef<Constant*> rows, const llvm::Twine& name) {
    if (rows.empty()) return llvm::ConstantPointerNull::get(pointer_);
    auto* type = llvm::ArrayType::get(rows.front()->getType(), rows.size());
    auto* table = constantGlobal(llvm::ConstantArray::get(type, rows), name);
    return table;
  }

  /// What launches of the kernel from the device name is its row.
  void resolveEntry(llvm::StringRef name, Constant* table, llvm::Type* rowType, std::uint64_t index) {
    llvm::GlobalVariable* entry = module_.getGlobalVariable((kEntryPrefix + name).str());
    if (!entry) return;
    entry->replaceAllUsesWith(llvm::ConstantExpr::getInBoundsGetElementPtr(rowType, table, number(i64_, index)));
    entry->eraseFromParent();
  }

  /// hip::cpu::ModuleTable, under the name that the host object of each translation unit expects.
  void defineTables(Constant* kernelTable, std::size_t kernelCount, llvm::ArrayRef<Constant*> variables) {
    Constant* table = llvm::ConstantStruct::getAnon(
        {number(i32_, hip::cpu::kModuleMagic), number(i32_, hip::cpu::kAbiVersion),
         kernelTable, number(i64_, kernelCount),
         array(variables, "hipcpu.variables"), number(i64_, variables.size())});
    auto define = [&](const llvm::Twine& name, Constant* value) {
      new llvm::GlobalVariable(module_, value->getType(), false, llvm::GlobalValue::ExternalLinkage,
                               value, name);
    };
    llvm::SmallVector<llvm::GlobalVariable*> markers;
    for (llvm::GlobalVariable& variable : module_.globals())
      if (variable.getName().starts_with(kCuidPrefix)) markers.push_back(&variable);
    for (llvm::GlobalVariable* marker : markers) {
      std::string hash = marker->getName().drop_front(kCuidPrefix.size()).str();
      define("__hip_fatbin_" + hash, table);
      define("__hip_gpubin_handle_" + hash, llvm::ConstantPointerNull::get(pointer_));
      if (marker->use_empty()) marker->eraseFromParent();  // the host object defines it, too
    }
    // For code objects that are loaded at run time. Weak: programs have one in each object.
    auto* exported = new llvm::GlobalVariable(module_, table->getType(), false,
                                              llvm::GlobalValue::WeakAnyLinkage, table,
                                              "__hip_module_table");
    exported->setAlignment(llvm::Align(8));
  }

  llvm::Module& module_;
  llvm::LLVMContext& context_;
  llvm::PointerType* pointer_;
  llvm::Type* i32_;
  llvm::Type* i64_;
};

}  // namespace

llvm::PreservedAnalyses EmitModuleTable::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  TableEmitter(module).run();
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
