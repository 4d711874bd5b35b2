// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HOST_DEFINES_H
#define BACKENDS_AMD_INCLUDE_HOST_DEFINES_H

#if __has_include_next(<hip/host_defines.h>)
#include_next <hip/host_defines.h>
#else
#include <hip/amd_detail/host_defines.h>
#endif

#endif // BACKENDS_AMD_INCLUDE_HOST_DEFINES_H
