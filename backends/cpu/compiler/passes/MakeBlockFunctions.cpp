// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/MakeBlockFunctions.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/FiberCalls.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/SmallSet.h>
#include <llvm/ADT/bit.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/TargetTransformInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>

namespace hipcpu {
namespace {

bool usesWarps(llvm::Function& kernel) {
  return llvm::any_of(llvm::instructions(kernel), [](const llvm::Instruction& instruction) {
    Builtin kind = builtinOf(&instruction).kind;
    return kind == Builtin::WarpBarrier || kind == Builtin::Shuffle || kind == Builtin::Ballot ||
           kind == Builtin::Lane;
  });
}

/// One vector register of floats.
unsigned vectorWidth(const llvm::TargetTransformInfo& target) {
  if (unsigned wanted = Options::get().chunkWidth) return llvm::bit_floor(std::max(wanted, 2u));
  auto bits = target.getRegisterBitWidth(llvm::TargetTransformInfo::RGK_FixedWidthVector);
  return std::clamp<unsigned>(bits.getKnownMinValue() / 32, 8, 16);
}

/// Several vectors side by side hide the latency of what each iteration of a loop computes from the
/// one before, and lie together in memory.
constexpr unsigned kMostInstructions = 150;  // as many values as there are registers

bool gainsFromWideChunks(llvm::Function& kernel) {
  const llvm::DominatorTree dominators(kernel);
  const llvm::LoopInfo loops(dominators);
  return !loops.empty() && kernel.getInstructionCount() <= kMostInstructions;
}

/// Rows of blocks that are shorter than that have bodies of their own.
constexpr unsigned kShortRows[] = {16, 8};
constexpr unsigned kMostInRows = 1200;  // instructions of a kernel times rows, each of which has a copy

bool isBuiltin(const llvm::Value* value, Builtin kind, unsigned axis) {
  const BuiltinCall call = builtinOf(value);
  return call.kind == kind && call.axis == axis;
}

bool readsRow(llvm::Function& kernel) {
  return llvm::any_of(llvm::instructions(kernel), [](const llvm::Instruction& instruction) {
    return isBuiltin(&instruction, Builtin::ThreadIdx, 1);
  });
}

/// A kernel that computes blockIdx.x * 32 has blocks that are 32 wide; if there is no such thing the
/// launch decides.
llvm::SmallSet<std::uint64_t, 4> widthsOfBlocks(llvm::Function& kernel) {
  llvm::SmallSet<std::uint64_t, 4> widths;
  for (llvm::Instruction& instruction : llvm::instructions(kernel)) {
    const bool isShift = instruction.getOpcode() == llvm::Instruction::Shl;
    if (!isShift && instruction.getOpcode() != llvm::Instruction::Mul) continue;
    auto* factor = llvm::dyn_cast<llvm::ConstantInt>(instruction.getOperand(1));
    if (!factor || !isBuiltin(instruction.getOperand(0), Builtin::BlockIdx, 0)) continue;
    widths.insert(isShift ? std::uint64_t{1} << (factor->getZExtValue() & 31) : factor->getZExtValue());
  }
  return widths;
}

/// A loop carries a value besides its counter, as a sum: each iteration waits for the one before.
bool accumulates(llvm::Function& kernel) {
  const llvm::DominatorTree dominators(kernel);
  const llvm::LoopInfo loops(dominators);
  return llvm::any_of(loops.getLoopsInPreorder(), [](const llvm::Loop* loop) {
    return loop->isInnermost() && llvm::range_size(loop->getHeader()->phis()) > 1;
  });
}

llvm::FunctionType* blockFunctionType(const llvm::Function& kernel) {
  llvm::LLVMContext& context = kernel.getContext();
  llvm::SmallVector<llvm::Type*> types(kernel.getFunctionType()->params());
  types.append(9, llvm::Type::getInt32Ty(context));
  types.append(2, llvm::PointerType::get(context, 0));
  types.append(2, llvm::Type::getInt1Ty(context));
  return llvm::FunctionType::get(llvm::Type::getVoidTy(context), types, false);
}

/// A structure passed by value is the launch's copy, shared by all threads: a kernel that writes
/// to it gets a copy in each thread.
void copyWrittenArguments(llvm::Function& function, unsigned kernelArguments) {
  for (unsigned i = 0; i < kernelArguments; ++i) {
    llvm::Argument* argument = function.getArg(i);
    llvm::Type* type = argument->getParamByValType();
    if (!type) continue;
    const bool onlyRead = argument->onlyReadsMemory() && argument->hasNoCaptureAttr();
    // Objects with a copy constructor come without an alignment (ArgumentLayout).
    const llvm::Align alignment = argument->getParamAlign().value_or(llvm::Align(64));
    argument->removeAttr(llvm::Attribute::ByVal);
    argument->removeAttr(llvm::Attribute::Alignment);
    if (onlyRead) continue;
    llvm::IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
    auto* copy = builder.CreateAlloca(type);
    copy->setAlignment(alignment);
    argument->replaceAllUsesWith(copy);
    builder.CreateMemCpy(copy, alignment, argument, llvm::Align(1),
                         function.getParent()->getDataLayout().getTypeAllocSize(type));
  }
}

llvm::Value* launchValue(const BlockFunction& block, BuiltinCall call) {
  switch (call.kind) {
    case Builtin::BlockIdx: return block.blockIdx(call.axis);
    case Builtin::GridDim: return block.gridDim(call.axis);
    case Builtin::BlockDim:
      if (call.axis == 0 && block.spansRow()) return llvm::ConstantInt::get(block.blockDim(0)->getType(), block.rowWidth());
      return block.blockDim(call.axis);
    default: return nullptr;
  }
}

/// Of the chunks of a body.
struct ChunkShape {
  ThreadLayout layout;
  unsigned columns;
  unsigned rows = 1;
  bool spansRow = false;

  std::string suffix() const {
    if (layout == ThreadLayout::Rows || layout == ThreadLayout::Linear) return ".block";
    return ".x" + std::to_string(columns) + (rows > 1 ? "x" + std::to_string(rows) : "");
  }
};

void makeBlockFunction(llvm::Function& kernel, ChunkShape shape) {
  auto* function =
      llvm::Function::Create(blockFunctionType(kernel), llvm::GlobalValue::InternalLinkage,
                             kernel.getName() + shape.suffix(), kernel.getParent());
  llvm::ValueToValueMapTy values;
  for (llvm::Argument& argument : kernel.args()) values[&argument] = function->getArg(argument.getArgNo());
  llvm::SmallVector<llvm::ReturnInst*, 4> returns;
  llvm::CloneFunctionInto(function, &kernel, values,
                          llvm::CloneFunctionChangeType::LocalChangesOnly, returns);
  // Cloning copies the kernel's attributes, which in position-independent code say that it may be
  // replaced from outside; an internal function cannot be.
  function->setDSOLocal(true);
  function->removeFnAttr(llvm::Attribute::Convergent);
  function->removeFnAttr(llvm::Attribute::Memory);

  BlockFunction block = BlockFunction::mark(*function, shape.layout, shape.columns * shape.rows, kernel.getName(), shape.rows);
  if (shape.spansRow) function->addFnAttr(kSpansRowAttribute);
  block.dynamicShared()->addAttr(llvm::Attribute::NoAlias);
  block.frame()->addAttr(llvm::Attribute::NoAlias);
  for (llvm::Argument* memory : {block.dynamicShared(), block.frame()})
    memory->addAttr(llvm::Attribute::getWithAlignment(kernel.getContext(), llvm::Align(64)));
  copyWrittenArguments(*function, kernel.arg_size());
  for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(*function))) {
    llvm::Value* value = launchValue(block, builtinOf(&instruction));
    if (!value) continue;
    instruction.replaceAllUsesWith(value);
    instruction.eraseFromParent();
  }
}

/// Warps of a row, of several rows, or of any threads.
llvm::SmallVector<ChunkShape> shapesOfWarps(llvm::Function& kernel) {
  const unsigned warp = warpSizeOf(kernel);
  llvm::SmallVector<ChunkShape> shapes{{ThreadLayout::Linear, warp}, {ThreadLayout::WholeWarps, warp}};
  const auto widths = widthsOfBlocks(kernel);
  for (unsigned width : kShortRows) {
    const bool mayOccur = widths.contains(width) || (widths.empty() && width == kShortRows[0]);
    if (readsRow(kernel) && mayOccur && kernel.getInstructionCount() * warp / width <= kMostInRows)
      shapes.push_back({ThreadLayout::Tiles, width, warp / width, true});
  }
  return shapes;
}

/// Pieces of a row, of one to four vectors. Rows that sum up in a loop share what they load; more of them
/// hide the latency better, until what they compute does not fit the registers.
llvm::SmallVector<ChunkShape> shapesOfRows(llvm::Function& kernel, unsigned vector) {
  llvm::SmallVector<ChunkShape> shapes{{ThreadLayout::Rows, vector}};
  if (Options::get().chunkWidth != 0) return shapes;
  const bool hasRows = readsRow(kernel);
  const auto widths = widthsOfBlocks(kernel);
  for (unsigned width : kShortRows)
    if (hasRows && width < vector && (widths.empty() || widths.contains(width)))
      shapes.push_back({ThreadLayout::WholeWarps, width, 1, true});
  if (!gainsFromWideChunks(kernel)) return shapes;
  shapes.push_back({ThreadLayout::WholeWarps, 2 * vector});
  if (!hasRows || !accumulates(kernel))
    shapes.push_back({ThreadLayout::WholeWarps, 4 * vector});
  else if (widths.contains(2 * vector))
    shapes.push_back({ThreadLayout::Tiles, 2 * vector, 4});
  else
    shapes.push_back({ThreadLayout::Tiles, vector, kernel.getInstructionCount() <= kMostInstructions / 2 ? 8u : 4u});
  return shapes;
}

/// The host object defines a symbol of this name: the handle that launches use.
void dropKernelBody(llvm::Function& kernel) {
  kernel.deleteBody();
  if (kernel.use_empty()) kernel.eraseFromParent();
}

}  // namespace

llvm::PreservedAnalyses MakeBlockFunctions::run(llvm::Module& module,
                                                llvm::ModuleAnalysisManager& analyses) {
  auto& functionAnalyses =
      analyses.getResult<llvm::FunctionAnalysisManagerModuleProxy>(module).getManager();
  llvm::SmallVector<llvm::Function*> kernels;
  for (llvm::Function& function : module)
    if (isKernel(function) && !isFiber(function) && !function.isDeclaration()) kernels.push_back(&function);
  for (llvm::Function* kernel : kernels) {
    const auto& target = functionAnalyses.getResult<llvm::TargetIRAnalysis>(*kernel);
    for (const ChunkShape& shape : usesWarps(*kernel) ? shapesOfWarps(*kernel) : shapesOfRows(*kernel, vectorWidth(target)))
      makeBlockFunction(*kernel, shape);
    functionAnalyses.clear(*kernel, kernel->getName());
    dropKernelBody(*kernel);
  }
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
