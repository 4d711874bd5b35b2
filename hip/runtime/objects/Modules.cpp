// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Modules.h"

namespace hip {

Expected<hipFunction_t> Module::kernel(const std::string& name) {
  std::lock_guard lock(mutex_);
  auto& slot = kernels_[name];
  if (slot == nullptr) {
    auto created = std::make_unique<ihipModuleSymbol_t>();
    created->name = name;
    const Status found = backend().findKernel(backendModule, name.c_str(), &created->info);
    if (!found.ok()) {
      kernels_.erase(name);
      return found;
    }
    created->threadLimit = created->info.maxThreadsPerBlock;
    slot = std::move(created);
  }
  return slot.get();
}

SymbolTable& SymbolTable::get() {
  static SymbolTable* table = new SymbolTable;
  return *table;
}

void SymbolTable::addKernel(hipModule_t module, const void* hostFunction, const char* deviceName,
                            int threadLimit) {
  std::unique_lock lock(mutex_);
  kernels_[hostFunction] = {module, deviceName, threadLimit, nullptr};
}

void SymbolTable::addVariable(hipModule_t module, const void* shadow, Variable variable) {
  std::unique_lock lock(mutex_);
  variables_[shadow] = {module, variable};
}

void SymbolTable::removeModule(hipModule_t module) {
  std::unique_lock lock(mutex_);
  std::erase_if(kernels_, [&](const auto& entry) { return entry.second.module == module; });
  std::erase_if(variables_, [&](const auto& entry) { return entry.second.module == module; });
}

Expected<hipFunction_t> SymbolTable::kernel(const void* hostFunction) {
  KernelEntry entry;
  {
    std::shared_lock lock(mutex_);
    const auto found = kernels_.find(hostFunction);
    if (found == kernels_.end()) return hipErrorInvalidDeviceFunction;
    if (found->second.function != nullptr) return found->second.function;
    entry = found->second;
  }
  auto function = entry.module->kernel(entry.name);
  if (!function.ok()) return hipErrorInvalidDeviceFunction;
  std::unique_lock lock(mutex_);
  (*function)->hostFunction = hostFunction;
  if (entry.threadLimit > 0) (*function)->threadLimit = entry.threadLimit;
  if (const auto found = kernels_.find(hostFunction); found != kernels_.end())
    found->second.function = *function;
  return *function;
}

Expected<Variable> SymbolTable::variable(const void* symbol) {
  std::shared_lock lock(mutex_);
  const auto found = variables_.find(symbol);
  if (found == variables_.end()) return hipErrorInvalidSymbol;
  return found->second.variable;
}

}  // namespace hip
