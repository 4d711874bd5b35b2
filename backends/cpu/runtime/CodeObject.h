// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_CODEOBJECT_H
#define BACKENDS_CPU_RUNTIME_CODEOBJECT_H

#include <deque>
#include <memory>
#include <string_view>
#include <unordered_map>

#include "backends/cpu/runtime/KernelAbi.h"
#include "backends/cpu/runtime/Launch.h"

namespace hip::cpu {

/// Device code in the process: the table of an executable, or a shared library in memory whose
/// table is called __hip_module_table.
class CodeObject {
 public:
  /// hipErrorInvalidImage for what is neither, hipErrorNoBinaryForGpu for code of another ABI
  /// version.
  static hipError_t load(const void* image, std::unique_ptr<CodeObject>& result);
  ~CodeObject();

  [[nodiscard]] LoadedKernel* kernel(std::string_view name);
  [[nodiscard]] const VariableEntry* variable(std::string_view name) const;

  /// The warp size that the code of this process was compiled for; 32 before any is loaded.
  static int processWarpSize();

 private:
  CodeObject() = default;
  hipError_t open(const void* image);
  hipError_t index();

  const ModuleTable* table_ = nullptr;
  void* library_ = nullptr;
  int file_ = -1;
  std::deque<LoadedKernel> kernels_;
  std::unordered_map<std::string_view, LoadedKernel*> kernelsByName_;
};

}  // namespace hip::cpu

#endif
