// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HOST_DEFINES_H
#define BACKENDS_NVIDIA_INCLUDE_HOST_DEFINES_H

#include <hip/nvidia/api/base.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HOST_DEFINES_H
