// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/LoopCost.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"

#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstdlib>

namespace hipcpu {
namespace {

/// Quarters of a cycle for one iteration of one lane.
struct Cost {
  double scalar = 0;
  double vector = 0;  // as one element of a vector
};

constexpr Cost kArithmetic{1, 0.25};
constexpr Cost kNeighbours{2, 0.5};  // an access to the same or the next element
constexpr Cost kScatteredLoad{2, 11};
constexpr Cost kScatteredStore{4, 12};
constexpr Cost kMathFunction{60, 12};
constexpr double kFloatLatency = 16;     // of what an iteration computes from the one before
constexpr double kDivergenceFactor = 2;  // lanes that left the loop keep their place in the vector

bool isMathFunction(const llvm::CallBase& call) {
  auto* intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&call);
  if (!intrinsic) return true;
  switch (intrinsic->getIntrinsicID()) {
    case llvm::Intrinsic::exp:
    case llvm::Intrinsic::exp2:
    case llvm::Intrinsic::exp10:
    case llvm::Intrinsic::log:
    case llvm::Intrinsic::log2:
    case llvm::Intrinsic::log10:
    case llvm::Intrinsic::pow:
    case llvm::Intrinsic::sin:
    case llvm::Intrinsic::cos:
    case llvm::Intrinsic::tan: return true;
    default: return false;
  }
}

bool isPrivate(llvm::Instruction& access) {
  const llvm::Value* object = llvm::getUnderlyingObject(llvm::getLoadStorePointerOperand(&access));
  return llvm::isa<llvm::AllocaInst>(object) && !isSharedStorage(object);
}

std::int64_t sizeOfAccess(llvm::Instruction& access) {
  const llvm::DataLayout& layout = access.getModule()->getDataLayout();
  return static_cast<std::int64_t>(layout.getTypeAllocSize(llvm::getLoadStoreType(&access)).getFixedValue());
}

/// Costs with the lanes as the elements of a vector, or with iterations.
class LoopCost {
 public:
  LoopCost(const llvm::Loop& loop, const Uniformity& acrossRow, llvm::ScalarEvolution& evolution)
      : loop_(loop), acrossRow_(acrossRow), evolution_(evolution) {}

  double acrossLanes() const {
    const double cost = total([&](llvm::Instruction& access) { return isNextInLanes(access); }).vector;
    return lanesLeaveApart() ? cost * kDivergenceFactor : cost;
  }

  double withinLane() const {
    const Cost cost = total([&](llvm::Instruction& access) { return isNextInIterations(access); });
    if (iterationsAreIndependent()) return std::min(cost.scalar, cost.vector);
    const bool hasRecurrence = llvm::any_of(loop_.getHeader()->phis(), [](const llvm::PHINode& phi) {
      return phi.getType()->isFloatingPointTy();
    });
    return hasRecurrence ? std::max(cost.scalar, kFloatLatency) : cost.scalar;
  }

 private:
  template <class IsNext>
  Cost total(IsNext isNext) const {
    Cost total;
    for (llvm::BasicBlock* block : loop_.blocks()) {
      for (llvm::Instruction& instruction : *block) {
        const Cost cost = costOf(instruction, isNext);
        total.scalar += cost.scalar;
        total.vector += cost.vector;
      }
    }
    return total;
  }

  template <class IsNext>
  static Cost costOf(llvm::Instruction& instruction, IsNext isNext) {
    if (llvm::isa<llvm::PHINode, llvm::GetElementPtrInst, llvm::CastInst>(instruction) ||
        instruction.isTerminator() || instruction.isDebugOrPseudoInst() || instruction.isAtomic())
      return {};
    if (llvm::getLoadStorePointerOperand(&instruction)) {
      if (isPrivate(instruction) || isNext(instruction)) return kNeighbours;
      return llvm::isa<llvm::StoreInst>(instruction) ? kScatteredStore : kScatteredLoad;
    }
    auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    return call && isMathFunction(*call) ? kMathFunction : kArithmetic;
  }

  bool isNextInLanes(llvm::Instruction& access) const {
    const Shape shape = acrossRow_.usualShapeOf(llvm::getLoadStorePointerOperand(&access));
    return shape.isLinear() && std::abs(shape.stride) <= sizeOfAccess(access);
  }

  bool isNextInIterations(llvm::Instruction& access) const {
    const llvm::SCEV* pointer = evolution_.getSCEV(llvm::getLoadStorePointerOperand(&access));
    if (evolution_.isLoopInvariant(pointer, &loop_)) return true;
    auto* recurrence = llvm::dyn_cast<llvm::SCEVAddRecExpr>(pointer);
    if (!recurrence || recurrence->getLoop() != &loop_) return false;
    auto* step = llvm::dyn_cast<llvm::SCEVConstant>(recurrence->getStepRecurrence(evolution_));
    return step && step->getAPInt().getSExtValue() == sizeOfAccess(access);
  }

  bool iterationsAreIndependent() const {
    return evolution_.hasLoopInvariantBackedgeTakenCount(&loop_) &&
           llvm::all_of(loop_.getHeader()->phis(), [&](llvm::PHINode& phi) {
             return evolution_.isSCEVable(phi.getType()) &&
                    llvm::isa<llvm::SCEVAddRecExpr>(evolution_.getSCEV(&phi));
           });
  }

  bool lanesLeaveApart() const {
    llvm::SmallVector<llvm::BasicBlock*> exiting;
    loop_.getExitingBlocks(exiting);
    return llvm::any_of(exiting, [&](llvm::BasicBlock* block) {
      return acrossRow_.branchesApart(*block) && !passesOneBound(*block);
    });
  }

  /// for (k = start + lane; k < end; k += width): lanes leave in the last iteration or the one before.
  bool passesOneBound(llvm::BasicBlock& exiting) const {
    auto* branch = llvm::dyn_cast<llvm::BranchInst>(exiting.getTerminator());
    auto* comparison = branch ? llvm::dyn_cast<llvm::ICmpInst>(branch->getCondition()) : nullptr;
    if (!comparison) return false;
    const Shape left = acrossRow_.usualShapeOf(comparison->getOperand(0));
    const Shape right = acrossRow_.usualShapeOf(comparison->getOperand(1));
    return left.isLinear() && right.isLinear() && (left.isUniform() || right.isUniform());
  }

  const llvm::Loop& loop_;
  const Uniformity& acrossRow_;
  llvm::ScalarEvolution& evolution_;
};

/// What cannot be part of a vector: lanes take turns. Atomics that leave nothing behind cost the
/// same in any order, so the rest of the loop decides.
bool needsTurns(const llvm::Instruction& instruction) {
  auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
  return (instruction.isAtomic() && !instruction.use_empty()) ||
         (call && !call->doesNotAccessMemory() && !llvm::isa<llvm::IntrinsicInst>(call));
}

}  // namespace

bool isFasterAcrossLanes(const llvm::Loop& loop, const Uniformity& acrossRow, llvm::ScalarEvolution& evolution) {
  for (llvm::BasicBlock* block : loop.blocks())
    if (llvm::any_of(*block, needsTurns)) return false;
  const LoopCost cost(loop, acrossRow, evolution);
  return cost.acrossLanes() <= cost.withinLane();
}

}  // namespace hipcpu
