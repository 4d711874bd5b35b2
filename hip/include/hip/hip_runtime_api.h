// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_RUNTIME_API_H
#define ISTHMUS_HIP_HIP_RUNTIME_API_H

#include <hip/hip_common.h>
#include <hip/hip_version.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/api/channel_descriptor.h>
#include <hip/api/context.h>
#include <hip/api/device.h>
#include <hip/api/error.h>
#include <hip/api/event.h>
#include <hip/api/external.h>
#include <hip/api/graph.h>
#include <hip/api/launch.h>
#include <hip/api/library_types.h>
#include <hip/api/memory.h>
#include <hip/api/memory_pool.h>
#include <hip/api/module.h>
#include <hip/api/occupancy.h>
#include <hip/api/overloads.h>
#include <hip/api/per_thread.h>
#include <hip/api/resource_types.h>
#include <hip/api/stream.h>
#include <hip/api/surface_types.h>
#include <hip/api/texture.h>
#include <hip/api/texture_types.h>
#include <hip/api/types.h>
#include <hip/api/virtual_memory.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_runtime_api.h>
#else
#include <hip/amd/hip_runtime_api.h>
#endif

#endif
