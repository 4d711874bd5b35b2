// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_PUBLICAPI_H
#define HIP_RUNTIME_PUBLICAPI_H

// The public headers, as a program for the cpu platform sees them.
#ifndef __HIP_PLATFORM_CPU__
#define __HIP_PLATFORM_CPU__ 1
#endif
#include <hip/hip_runtime_api.h>
#include <hip/hiprtc.h>

#endif
