// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXT_H
#define HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXT_H

#include <nvToolsExt.h>

#endif
