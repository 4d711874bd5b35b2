// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_GL_INTEROP_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_GL_INTEROP_H

#include <hip/nvidia/hip_runtime_api.h>

#include <cuda_gl_interop.h>

#include <hip/nvidia/generated/gl_types.h>

#include <hip/nvidia/generated/gl.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_GL_INTEROP_H
