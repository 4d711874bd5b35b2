// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What compiled host code calls when it is loaded: it names its device code, and ties kernels and
// variables to their host-side addresses.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Modules.h"

namespace hip::impl {
namespace {

// What the compiler passes to __hipRegisterFatBinary.
struct FatBinaryWrapper {
  std::uint32_t magic;
  std::uint32_t version;
  const void* binary;
  void* unused;
};
constexpr std::uint32_t kWrapperMagic = 0x48495046;  // "HIPF"

hipModule_t moduleOf(void** handle) { return reinterpret_cast<hipModule_t>(handle); }

// Registration has no way to return an error; the use of what is missing fails later, by name.
void warn(const char* what, const char* name) {
  std::fprintf(stderr, "hip: warning: %s (%s)\n", what, name);
}

void registerVariable(void** handle, const void* shadow, const char* name) {
  if (handle == nullptr) return;
  Variable variable;
  const Status found = backend().findVariable(moduleOf(handle)->backendModule, name,
                                              &variable.address, &variable.bytes);
  if (found.ok()) SymbolTable::get().addVariable(moduleOf(handle), shadow, variable);
}

}  // namespace

void** __hipRegisterFatBinary(const void* data) {
  const auto* wrapper = static_cast<const FatBinaryWrapper*>(data);
  auto module = std::make_unique<ihipModule_t>();
  if (wrapper == nullptr || wrapper->magic != kWrapperMagic ||
      backend().loadModule(wrapper->binary, &module->backendModule) != hipSuccess) {
    warn("the device code of this program does not load", "not built for the cpu platform?");
    return nullptr;
  }
  // The compiler only keeps the handle and passes it back.
  return reinterpret_cast<void**>(module.release());
}

void __hipUnregisterFatBinary(void** handle) {
  if (handle == nullptr) return;
  SymbolTable::get().removeModule(moduleOf(handle));
  // The module itself stays: objects that are destroyed later may still launch its kernels.
}

void __hipRegisterFunction(void** handle, const void* hostFunction, char*, const char* deviceName,
                           unsigned int threadLimit, void*, void*, void*, void*, int*) {
  if (handle == nullptr) return;
  const int limit = threadLimit == ~0u ? 0 : static_cast<int>(threadLimit);
  SymbolTable::get().addKernel(moduleOf(handle), hostFunction, deviceName, limit);
}

void __hipRegisterVar(void** handle, void* shadow, char*, char* deviceName, int, size_t, int, int) {
  registerVariable(handle, shadow, deviceName);
}

// Host and device code reach a managed variable through a pointer of their own; both get the
// memory, which begins with the initial value.
void __hipRegisterManagedVar(void* handle, void** pointer, void* initialValue, const char* name,
                             size_t size, unsigned int) {
  if (handle == nullptr) return;
  void* memory = nullptr;
  if (backend().allocateManaged(size, &memory) != hipSuccess) {
    warn("no memory for a managed variable", name);
    return;
  }
  std::memcpy(memory, initialValue, size);
  *pointer = memory;
  AllocationMap::get().add({memory, size, AllocationKind::Managed, 0, hipMemAttachGlobal});
  const auto module = static_cast<hipModule_t>(handle);
  void* devicePointer = nullptr;
  size_t devicePointerSize = 0;
  const Status found =
      backend().findVariable(module->backendModule, name, &devicePointer, &devicePointerSize);
  if (found.ok()) *static_cast<void**>(devicePointer) = memory;
  // Host code names the variable by the address of its memory.
  SymbolTable::get().addVariable(module, memory, {memory, size});
  SymbolTable::get().addVariable(module, pointer, {memory, size});
}

void __hipRegisterSurface(void** handle, void* shadow, char*, char* deviceName, int, int) {
  registerVariable(handle, shadow, deviceName);
}

void __hipRegisterTexture(void** handle, void* shadow, char*, char* deviceName, int, int, int) {
  registerVariable(handle, shadow, deviceName);
}

}  // namespace hip::impl
