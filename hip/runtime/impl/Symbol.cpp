// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device variables by the address of their host-side shadow.

#include "hip/runtime/impl/Copy.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/Symbol.h"

namespace hip::impl {

Expected<void*> symbolRange(const void* symbol, size_t bytes, size_t offset) {
  if (symbol == nullptr) return hipErrorInvalidSymbol;
  HIP_TRY_GET(variable, SymbolTable::get().variable(symbol));
  if (offset > variable.bytes || bytes > variable.bytes - offset) return hipErrorInvalidValue;
  return static_cast<void*>(static_cast<char*>(variable.address) + offset);
}

Expected<CopyWork> copyToSymbol(const void* symbol, const void* source, size_t bytes, size_t offset,
                                hipMemcpyKind kind) {
  if (kind == hipMemcpyDeviceToHost || kind == hipMemcpyHostToHost)
    return hipErrorInvalidMemcpyDirection;
  HIP_TRY_GET(address, symbolRange(symbol, bytes, offset));
  return linearCopy(address, source, bytes, kind);
}

Expected<CopyWork> copyFromSymbol(void* destination, const void* symbol, size_t bytes,
                                  size_t offset, hipMemcpyKind kind) {
  if (kind == hipMemcpyHostToDevice || kind == hipMemcpyHostToHost)
    return hipErrorInvalidMemcpyDirection;
  HIP_TRY_GET(address, symbolRange(symbol, bytes, offset));
  return linearCopy(destination, address, bytes, kind);
}

hipError_t hipGetSymbolAddress(void** address, const void* symbol) {
  if (address == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(variable, SymbolTable::get().variable(symbol));
  *address = variable.address;
  return hipSuccess;
}

hipError_t hipGetSymbolSize(size_t* size, const void* symbol) {
  if (size == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(variable, SymbolTable::get().variable(symbol));
  *size = variable.bytes;
  return hipSuccess;
}

hipError_t hipMemcpyToSymbol(const void* symbol, const void* src, size_t bytes, size_t offset,
                             hipMemcpyKind kind) {
  HIP_TRY_GET(work, copyToSymbol(symbol, src, bytes, offset, kind));
  return submitCopy(work, nullptr, Wait::Yes);
}

hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* src, size_t bytes, size_t offset,
                                  hipMemcpyKind kind, hipStream_t stream) {
  HIP_TRY_GET(work, copyToSymbol(symbol, src, bytes, offset, kind));
  return submitCopy(work, stream, Wait::No);
}

hipError_t hipMemcpyFromSymbol(void* dst, const void* symbol, size_t bytes, size_t offset,
                               hipMemcpyKind kind) {
  HIP_TRY_GET(work, copyFromSymbol(dst, symbol, bytes, offset, kind));
  return submitCopy(work, nullptr, Wait::Yes);
}

hipError_t hipMemcpyFromSymbolAsync(void* dst, const void* symbol, size_t bytes, size_t offset,
                                    hipMemcpyKind kind, hipStream_t stream) {
  HIP_TRY_GET(work, copyFromSymbol(dst, symbol, bytes, offset, kind));
  return submitCopy(work, stream, Wait::No);
}

}  // namespace hip::impl
