// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIP_GL_INTEROP_H
#define BACKENDS_AMD_INCLUDE_HIP_GL_INTEROP_H

#if __has_include_next(<hip/hip_gl_interop.h>)
#include_next <hip/hip_gl_interop.h>
#else
#error "This ROCm has no <hip/hip_gl_interop.h>: the OpenGL interface comes with a newer one"
#endif

#endif // BACKENDS_AMD_INCLUDE_HIP_GL_INTEROP_H
