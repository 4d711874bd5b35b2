// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_DEVICE_FUNCTIONS_H
#define BACKENDS_AMD_INCLUDE_DEVICE_FUNCTIONS_H

#include_next <hip/device_functions.h>

#endif // BACKENDS_AMD_INCLUDE_DEVICE_FUNCTIONS_H
