// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host interface of HIP over CUDA: everything is inline and becomes the CUDA call itself.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_RUNTIME_API_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_RUNTIME_API_H

#include <hip/nvidia/api/base.h>
#include <hip/nvidia/library_types.h>

#include <hip/nvidia/api/constants.h>

// CUDA deprecates what HIP still has; whoever calls the HIP name hears of it from HIP's documentation.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif

#include <hip/nvidia/api/conversions.h>
#include <hip/nvidia/api/copy.h>
#include <hip/nvidia/api/device.h>
#include <hip/nvidia/api/graph.h>
#include <hip/nvidia/api/launch.h>
#include <hip/nvidia/api/memory.h>

#include <hip/nvidia/generated/functions.h>

#ifdef __cplusplus
#include <hip/nvidia/api/templates.h>
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_RUNTIME_API_H
