// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_RUNTIME_H
#define BACKENDS_CPU_INCLUDE_HIP_RUNTIME_H

// The cpu platform behind <hip/hip_runtime.h>: the host API for every compiler, the device language
// for hipcc, which has included hip/cpu/prelude.h before.

#include <hip/hip_runtime_api.h>

#include <assert.h>

#include <hip/cpu/launch.h>
#include <hip/cpu/vector_types.h>

#ifdef __HIP__
#include <hip/cpu/prelude.h>

#include <hip/cpu/arch_features.h>
#include <hip/cpu/atomics.h>
#include <hip/cpu/clock.h>
#include <hip/cpu/coordinates.h>
#include <hip/cpu/device_runtime.h>
#include <hip/cpu/dpx.h>
#include <hip/cpu/integer_intrinsics.h>
#include <hip/cpu/math_functions.h>
#include <hip/cpu/math_intrinsics.h>
#include <hip/cpu/memory_access.h>
#include <hip/cpu/simd_intrinsics.h>
#include <hip/cpu/synchronization.h>
#include <hip/cpu/texture_functions.h>
#include <hip/cpu/type_casting.h>
#include <hip/cpu/warp.h>
#endif

#endif
