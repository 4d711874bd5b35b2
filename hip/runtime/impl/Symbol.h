// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_IMPL_SYMBOL_H
#define HIP_RUNTIME_IMPL_SYMBOL_H

#include "hip/runtime/impl/Copy.h"
#include "hip/runtime/objects/Modules.h"

namespace hip::impl {

/// `bytes` bytes at `offset` of the device variable behind a symbol.
Expected<void*> symbolRange(const void* symbol, size_t bytes, size_t offset);

Expected<CopyWork> copyToSymbol(const void* symbol, const void* source, size_t bytes, size_t offset,
                                hipMemcpyKind kind);
Expected<CopyWork> copyFromSymbol(void* destination, const void* symbol, size_t bytes,
                                  size_t offset, hipMemcpyKind kind);

}  // namespace hip::impl

#endif
