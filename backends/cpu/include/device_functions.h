// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_DEVICE_FUNCTIONS_H
#define BACKENDS_CPU_INCLUDE_DEVICE_FUNCTIONS_H

#include <hip/cpu/hip_runtime.h>

#endif
