// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_LINKER_TYPES_H
#define BACKENDS_AMD_INCLUDE_LINKER_TYPES_H

#if __has_include_next(<hip/linker_types.h>)
#include_next <hip/linker_types.h>
#endif

#endif // BACKENDS_AMD_INCLUDE_LINKER_TYPES_H
