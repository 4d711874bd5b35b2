// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_MODULES_H
#define HIP_RUNTIME_OBJECTS_MODULES_H

#include <map>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "hip/runtime/Status.h"
#include "hip/runtime/objects/Kernel.h"

namespace hip {

/// Device code that is loaded: the code of an executable or shared library, or of hipModuleLoad.
struct Module {
  BackendModule backendModule = nullptr;

  /// The kernel of that (mangled) name; hipErrorNotFound when there is none.
  Expected<hipFunction_t> kernel(const std::string& name);

 private:
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<ihipModuleSymbol_t>> kernels_;
};

/// A device variable behind its host-side shadow.
struct Variable {
  void* address = nullptr;
  size_t bytes = 0;
};

/// What host code registered when it was loaded: kernels and variables by host address.
class SymbolTable {
 public:
  static SymbolTable& get();

  void addKernel(hipModule_t module, const void* hostFunction, const char* deviceName,
                 int threadLimit);
  void addVariable(hipModule_t module, const void* shadow, Variable variable);
  /// Forgets everything that the module registered.
  void removeModule(hipModule_t module);

  /// The kernel behind a host function; hipErrorInvalidDeviceFunction when it is none.
  Expected<hipFunction_t> kernel(const void* hostFunction);
  /// The variable behind a host symbol; hipErrorInvalidSymbol when it is none.
  Expected<Variable> variable(const void* symbol);

 private:
  struct KernelEntry {
    hipModule_t module;
    std::string name;
    int threadLimit;
    hipFunction_t function;  // null until the first use
  };
  struct VariableEntry {
    hipModule_t module;
    Variable variable;
  };
  std::shared_mutex mutex_;
  std::unordered_map<const void*, KernelEntry> kernels_;
  std::unordered_map<const void*, VariableEntry> variables_;
};

}  // namespace hip

struct ihipModule_t : hip::Module {};

#endif
