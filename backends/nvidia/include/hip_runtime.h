// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP on CUDA: the host interface, and under nvcc the device side.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_RUNTIME_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_RUNTIME_H

#include <cuda_runtime.h>

#include <hip/nvidia/hip_runtime_api.h>

#ifdef __cplusplus
#include <hip/nvidia/hip_vector_types.h>
#endif

#ifdef __CUDACC__
#include <hip/nvidia/device/builtins.h>
#include <hip/nvidia/device/launch.h>
#endif

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_RUNTIME_H
