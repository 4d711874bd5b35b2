// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTOOLSEXTCUDA_H
#define HIP_CUDA_INCLUDE_NVTOOLSEXTCUDA_H

#include <nvtx3/nvToolsExtCuda.h>

#endif
