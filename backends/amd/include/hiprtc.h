// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIPRTC_H
#define BACKENDS_AMD_INCLUDE_HIPRTC_H

#include_next <hip/hiprtc.h>

#endif // BACKENDS_AMD_INCLUDE_HIPRTC_H
