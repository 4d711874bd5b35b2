// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTOOLSEXTCUDART_H
#define HIP_CUDA_INCLUDE_NVTOOLSEXTCUDART_H

#include <nvtx3/nvToolsExtCudaRt.h>

#endif
