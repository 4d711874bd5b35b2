// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/Builtins.h"

#include <llvm/ADT/StringMap.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

struct Row {
  llvm::StringLiteral name;
  Builtin kind;
  unsigned axis;
  unsigned slots;  // pointer arguments of a marker
};

constexpr Row kRows[] = {
    {"__hipcpu_thread_idx_x", Builtin::ThreadIdx, 0, 0},
    {"__hipcpu_thread_idx_y", Builtin::ThreadIdx, 1, 0},
    {"__hipcpu_thread_idx_z", Builtin::ThreadIdx, 2, 0},
    {"__hipcpu_block_idx_x", Builtin::BlockIdx, 0, 0},
    {"__hipcpu_block_idx_y", Builtin::BlockIdx, 1, 0},
    {"__hipcpu_block_idx_z", Builtin::BlockIdx, 2, 0},
    {"__hipcpu_block_dim_x", Builtin::BlockDim, 0, 0},
    {"__hipcpu_block_dim_y", Builtin::BlockDim, 1, 0},
    {"__hipcpu_block_dim_z", Builtin::BlockDim, 2, 0},
    {"__hipcpu_grid_dim_x", Builtin::GridDim, 0, 0},
    {"__hipcpu_grid_dim_y", Builtin::GridDim, 1, 0},
    {"__hipcpu_grid_dim_z", Builtin::GridDim, 2, 0},
    {"__hipcpu_lane", Builtin::Lane, 0, 0},
    {"__hipcpu_block_barrier", Builtin::BlockBarrier, 0, 0},
    {"__hipcpu_warp_barrier", Builtin::WarpBarrier, 0, 0},
    {"__hipcpu_shuffle32", Builtin::Shuffle, 0, 0},
    {"__hipcpu_shuffle64", Builtin::Shuffle, 0, 0},
    {"__hipcpu_ballot", Builtin::Ballot, 0, 0},
    {"__hipcpu_grid_barrier", Builtin::GridBarrier, 0, 0},
    {"hipcpu.cut.barrier", Builtin::CutBarrier, 0, 0},
    {"hipcpu.cut.grid", Builtin::CutGrid, 0, 0},
    {"hipcpu.cut.block", Builtin::CutBlock, 0, 0},
    {"hipcpu.cut.chunk", Builtin::CutChunk, 0, 0},
    {"hipcpu.cut.shuffle", Builtin::CutShuffle, 0, 3},
    {"hipcpu.cut.ballot", Builtin::CutBallot, 0, 2},
};

const llvm::StringMap<const Row*>& rowsByName() {
  static const llvm::StringMap<const Row*> kMap = [] {
    llvm::StringMap<const Row*> map;
    for (const Row& row : kRows) map[row.name] = &row;
    return map;
  }();
  return kMap;
}

}  // namespace

BuiltinCall builtinOf(const llvm::Function& function) {
  if (!function.isDeclaration()) return {};
  auto found = rowsByName().find(function.getName());
  if (found == rowsByName().end()) return {};
  return {found->second->kind, found->second->axis};
}

BuiltinCall builtinOf(const llvm::Value* value) {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(value);
  const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
  return callee ? builtinOf(*callee) : BuiltinCall{};
}

bool isCoordinate(Builtin kind) { return kind >= Builtin::ThreadIdx && kind <= Builtin::Lane; }

bool isSynchronisation(Builtin kind) {
  return kind >= Builtin::BlockBarrier && kind <= Builtin::GridBarrier;
}

bool isCutMarker(Builtin kind) { return kind >= Builtin::CutBarrier; }

llvm::Function* markerFunction(llvm::Module& module, Builtin kind) {
  for (const Row& row : kRows) {
    if (row.kind != kind) continue;
    llvm::LLVMContext& context = module.getContext();
    llvm::SmallVector<llvm::Type*, 3> slots(row.slots, llvm::PointerType::get(context, 0));
    auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), slots, false);
    auto* function = llvm::cast<llvm::Function>(module.getOrInsertFunction(row.name, type).getCallee());
    function->setConvergent();
    function->setDoesNotThrow();
    return function;
  }
  return nullptr;
}

}  // namespace hipcpu
