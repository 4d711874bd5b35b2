// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_COMPILER_HARNESS_SHAPE_H
#define TEST_BACKENDS_CPU_COMPILER_HARNESS_SHAPE_H

// A shape is a file with kernels and the test that runs them. It is compiled twice: as HIP for
// the device (kernels only) and as C++ (test only). SHARED code is in both.

#ifdef __HIP__
#include "test/backends/cpu/compiler/harness/Kernel.h"
#define HIPCPU_KERNELS 1
#define SHARED static __host__ __device__ inline
#else
#include "test/backends/cpu/compiler/harness/Launch.h"
#define HIPCPU_KERNELS 0
#define SHARED static inline
using harness::Dim;
using harness::launch;
using harness::variable;
using harness::warpSize;
#endif

#endif
