// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_LIBRARY_TYPES_H
#define BACKENDS_NVIDIA_INCLUDE_LIBRARY_TYPES_H

#include <library_types.h>

#include <hip/nvidia/api/base.h>

#include <hip/nvidia/generated/library_types.h>

#endif // BACKENDS_NVIDIA_INCLUDE_LIBRARY_TYPES_H
