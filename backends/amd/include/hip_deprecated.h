// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIP_DEPRECATED_H
#define BACKENDS_AMD_INCLUDE_HIP_DEPRECATED_H

#if __has_include_next(<hip/hip_deprecated.h>)
#include_next <hip/hip_deprecated.h>
#endif

#endif // BACKENDS_AMD_INCLUDE_HIP_DEPRECATED_H
