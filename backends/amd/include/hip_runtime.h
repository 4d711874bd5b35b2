// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROCm's runtime and device headers, and what programs that come from CUDA need beyond them.
#ifndef BACKENDS_AMD_INCLUDE_HIP_RUNTIME_H
#define BACKENDS_AMD_INCLUDE_HIP_RUNTIME_H

#include <hip/amd/hip_version.h>

// ROCm 6.2 has the _sync functions on demand, 7.0 unless told otherwise, and both refuse masks of
// 32 bits. One set for every version keeps a program's meaning the same; ROCm's own stay with
// whoever asks for them.
#if HIP_VERSION_MAJOR >= 7 && !defined(HIP_DISABLE_WARP_SYNC_BUILTINS) && !defined(HIP_ENABLE_WARP_SYNC_BUILTINS)
#define HIP_DISABLE_WARP_SYNC_BUILTINS
#define HIP_AMD_OWN_WARP_SYNC
#elif !defined(HIP_DISABLE_WARP_SYNC_BUILTINS)
#if HIP_VERSION_MAJOR < 6 || !defined(HIP_ENABLE_WARP_SYNC_BUILTINS)
#define HIP_AMD_OWN_WARP_SYNC
#endif
#endif

#include_next <hip/hip_runtime.h>

#include <hip/amd/hip_runtime_api.h>

#if defined(__cplusplus) && defined(__HIP__)
#include <hip/amd/polyfill/atomic.h>
#include <hip/amd/polyfill/cache.h>
#include <hip/amd/polyfill/integer.h>
#include <hip/amd/polyfill/warp_sync.h>
#endif

#endif // BACKENDS_AMD_INCLUDE_HIP_RUNTIME_H
