// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_PRELUDE_H
#define BACKENDS_CPU_INCLUDE_PRELUDE_H

// Included by hipcc ahead of every HIP source, in the device and in the host pass, so that execution
// spaces and the C and C++ library work in kernels however the source orders its includes. Device
// overloads of C functions come first: the C++ headers below carry them into namespace std.

#ifdef __HIP__

#include <hip/cpu/execution_space.h>
#include <hip/cpu/builtins.h>
#include <hip/cpu/libc.h>
#include <hip/cpu/libm.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>  // clang wraps it: new and delete in kernels, over malloc and free

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <hip/cpu/min_max.h>

#include <hip/cpu/inline_ptx.h>

#endif

#endif
