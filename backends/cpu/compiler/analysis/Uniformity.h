// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_UNIFORMITY_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_UNIFORMITY_H

// How a value differs between the threads that compute it together.
//
// The lattice is Unknown < Linear(stride) < Varying; Linear(0) is uniform. It is computed twice:
// over the threads of a block (all coordinates differ), and over the lanes of a chunk (in the
// layout Rows, threadIdx.x is Linear(1) and threadIdx.y, z are uniform). In the layout Tiles there
// is a third time, over the lanes of one row of a tile; over a whole tile coordinates vary.
//
//   i = blockIdx.x * blockDim.x + threadIdx.x   chunk: Linear(1)   block: Varying
//   p = a + i (float*)                          chunk: Linear(4)
//   row = a + threadIdx.y * n                   chunk: uniform (Rows)

#include "backends/cpu/compiler/analysis/Cuts.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/Analysis/PostDominators.h>
#include <llvm/IR/Dominators.h>

namespace hipcpu {

struct Shape {
  enum class Kind : unsigned char { Unknown, Linear, Varying };

  Kind kind = Kind::Unknown;
  std::int64_t stride = 0;     // between neighbour lanes, modulo the width of the value
  bool exactSigned = false;    // ... and without overflow, as a signed or unsigned number: an
  bool exactUnsigned = false;  // extension of it is linear, too

  static Shape uniform() { return {Kind::Linear, 0, true, true}; }
  static Shape linear(std::int64_t stride, bool exactSigned, bool exactUnsigned) {
    if (stride == 0) return uniform();
    return {Kind::Linear, stride, exactSigned, exactUnsigned};
  }
  static Shape varying() { return {Kind::Varying, 0, false, false}; }

  bool isUnknown() const { return kind == Kind::Unknown; }
  bool isLinear() const { return kind == Kind::Linear; }
  bool isUniform() const { return kind == Kind::Linear && stride == 0; }
  bool isVarying() const { return kind == Kind::Varying; }
  bool operator==(const Shape&) const = default;
};

class Uniformity {
 public:
  Uniformity(const BlockFunction& kernel, CutLevel level);

  /// Over the lanes of a row of a chunk, which is the chunk itself in most layouts.
  static Uniformity acrossRow(const BlockFunction& kernel);

  /// Constants and arguments are uniform; instructions added later are varying.
  Shape shapeOf(const llvm::Value* value) const;
  bool isUniform(const llvm::Value* value) const { return shapeOf(value).isUniform(); }

  /// Of an address: as if no index wrapped within a chunk.
  Shape usualShapeOf(const llvm::Value* address) const;

  /// True if threads that reach the end of the block together may leave it to different sides.
  bool branchesApart(const llvm::BasicBlock& block) const;

  /// For instructions that a pass adds.
  void setShape(const llvm::Value* value, Shape shape) { shapes_[value] = shape; }

 private:
  void propagate();
  bool spreadDivergence();
  void markJoins(llvm::BasicBlock& block);
  void markLoopExits(llvm::BasicBlock& block);

  Uniformity(const BlockFunction& kernel, CutLevel level, bool ofRow);

  Shape evaluate(const llvm::Instruction& instruction) const;
  Shape evaluateBuiltin(BuiltinCall call) const;
  Shape evaluateLoad(const llvm::LoadInst& load) const;
  Shape evaluateArithmetic(const llvm::Instruction& instruction) const;
  Shape evaluateAligned(const llvm::Instruction& instruction) const;
  Shape evaluateAddress(const llvm::GetElementPtrInst& address, bool wraps) const;

  BlockFunction kernel_;
  CutLevel level_;
  bool ofRow_;
  bool isWide_;  // for launches with more threads than fit 32 bits
  llvm::DominatorTree dominators_;
  llvm::PostDominatorTree postDominators_;
  llvm::LoopInfo loops_;
  llvm::DenseMap<const llvm::Value*, Shape> shapes_;
  llvm::DenseSet<const llvm::BasicBlock*> divergentJoins_;
  llvm::DenseSet<const llvm::Value*> temporallyDivergent_;
  llvm::DenseSet<const llvm::BasicBlock*> spread_;
};

}  // namespace hipcpu

#endif
