// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_TEXTURE_TYPES_H
#define BACKENDS_AMD_INCLUDE_TEXTURE_TYPES_H

#include_next <hip/texture_types.h>

#endif // BACKENDS_AMD_INCLUDE_TEXTURE_TYPES_H
