// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_MAKEBLOCKFUNCTIONS_H
#define BACKENDS_CPU_COMPILER_PASSES_MAKEBLOCKFUNCTIONS_H

// Clones each kernel into functions that run one block, one for each thread layout that pays off:
//
//   define void @k(ptr %a) "hipcpu-kernel"="32"  { %b = call @__hipcpu_block_idx_x() .. }
//   ->  define internal void @k.block(ptr %a, i32 %bx, .., ptr %dynamicShared, ptr %frame, i1 %isFirst, i1 %isLast)
//         "hipcpu-block"="rows,16,k"  { use of %bx }
//
// Only threadIdx and the lane stay calls; later passes give them a value in each lane.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class MakeBlockFunctions : public llvm::PassInfoMixin<MakeBlockFunctions> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
