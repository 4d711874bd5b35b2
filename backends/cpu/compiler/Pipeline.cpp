// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/Pipeline.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/passes/AllPasses.h"

#include <llvm/Analysis/GlobalsModRef.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/IPO/AlwaysInliner.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>
#include <llvm/Transforms/Scalar/DCE.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>
#include <llvm/Transforms/Utils/FixIrreducible.h>
#include <llvm/Transforms/Utils/LoopSimplify.h>
#include <llvm/Transforms/Utils/LowerSwitch.h>
#include <llvm/Transforms/Utils/UnifyFunctionExitNodes.h>

namespace hipcpu {
namespace {

/// Registers instead of memory: fewer values cross the cuts. At -O0 not more than that, so that a
/// debugger finds the variables of the source.
void simplify(llvm::ModulePassManager& passes, llvm::OptimizationLevel level) {
  if (level != llvm::OptimizationLevel::O0) {
    llvm::PassBuilder builder;
    passes.addPass(builder.buildModuleSimplificationPipeline(llvm::OptimizationLevel::O2,
                                                             llvm::ThinOrFullLTOPhase::None));
    // What it found out about accesses to globals outlives passes that do not say otherwise.
    passes.addPass(llvm::InvalidateAnalysisPass<llvm::GlobalsAA>());
    return;
  }
  llvm::FunctionPassManager functionPasses;
  functionPasses.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  functionPasses.addPass(llvm::EarlyCSEPass());
  functionPasses.addPass(llvm::SimplifyCFGPass());
  passes.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(functionPasses)));
}

/// Shapes that PlaceCuts relies on; the optimiser of our own run left others.
llvm::FunctionPassManager canonicalForm() {
  llvm::FunctionPassManager passes;
  passes.addPass(llvm::LowerSwitchPass());             // branches have two sides
  passes.addPass(llvm::FixIrreduciblePass());          // every cycle is a loop
  passes.addPass(llvm::UnifyFunctionExitNodesPass());  // one return
  passes.addPass(llvm::LoopSimplifyPass());            // loops have a preheader and own exits
  return passes;
}

}  // namespace

void addPipeline(llvm::ModulePassManager& passes, llvm::OptimizationLevel level) {
  passes.addPass(FindKernels());        // what is a kernel, what is shared
  passes.addPass(ReadAnyBoolean());     // before anything relies on a bool being 0 or 1
  passes.addPass(LowerDeviceLaunches());  // a kernel that is called is launched, not inlined
  passes.addPass(InlineDeviceCalls());  // barriers have to be in the kernel itself
  passes.addPass(llvm::AlwaysInlinerPass());
  simplify(passes, level);              // clang has run nothing before
  passes.addPass(llvm::GlobalDCEPass());  // device functions that were inlined everywhere
  passes.addPass(ChooseFibers());         // now it is known what could not be inlined
  passes.addPass(RejectUnsupported());
  passes.addPass(ProvideThreadContext());
  passes.addPass(KeepLockstep());         // adds warp barriers, so it precedes the layouts
  passes.addPass(MakeBlockFunctions());   // one body for each layout, launch as arguments
  passes.addPass(AssumeLaunchFits());     // consecutive indices are seen to be consecutive
  passes.addPass(LowerSharedMemory());    // before cuts: an alloca of the block is no slot
  passes.addPass(llvm::createModuleToFunctionPassAdaptor(canonicalForm()));
  passes.addPass(GatherShuffles());  // fewer cuts
  passes.addPass(PlaceCuts());
  if (Options::get().verify) passes.addPass(VerifyCuts());
  passes.addPass(Rematerialize());  // before slots are made
  passes.addPass(llvm::createModuleToFunctionPassAdaptor(llvm::DCEPass()));
  passes.addPass(DemoteCrossCutValues());
  passes.addPass(SettleLinearSlots());
  if (Options::get().verify) passes.addPass(VerifySlots());
  passes.addPass(EmitWorkGroupFunctions());
  passes.addPass(LowerSharedAtomics());  // lanes run one after the other where there are atomics
  passes.addPass(LowerToFibers());  // the kernels that were not cut
  passes.addPass(EmitModuleTable());
  passes.addPass(VerifyLowered());
}

}  // namespace hipcpu
