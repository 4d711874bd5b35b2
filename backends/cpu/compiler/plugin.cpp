// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Entry of the pass plugin: the whole pipeline at the start of clang's own, and each pass by name.
#include "backends/cpu/compiler/Pipeline.h"
#include "backends/cpu/compiler/passes/AllPasses.h"

#include <llvm/Passes/PassBuilder.h>
#include <llvm/Passes/PassPlugin.h>

namespace {

bool addPassByName(llvm::StringRef name, llvm::ModulePassManager& passes,
                   llvm::ArrayRef<llvm::PassBuilder::PipelineElement>) {
#define ISTHMUS_PASS(text, Class)       \
  if (name == text) {                   \
    passes.addPass(hipcpu::Class());    \
    return true;                        \
  }
#include "backends/cpu/compiler/Passes.def"
#undef ISTHMUS_PASS
  if (name == "hipcpu") {
    hipcpu::addPipeline(passes, llvm::OptimizationLevel::O2);
    return true;
  }
  return false;
}

void registerCallbacks(llvm::PassBuilder& builder) {
  builder.registerPipelineStartEPCallback(
      [](llvm::ModulePassManager& passes, llvm::OptimizationLevel level) {
        hipcpu::addPipeline(passes, level);
      });
  builder.registerPipelineParsingCallback(addPassByName);
}

}  // namespace

extern "C" LLVM_ATTRIBUTE_WEAK llvm::PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "hip_cpu_compiler", "1", registerCallbacks};
}
