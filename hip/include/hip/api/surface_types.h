// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_API_SURFACE_TYPES_H
#define ISTHMUS_HIP_API_SURFACE_TYPES_H

#include "driver_types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct __hip_surface* hipSurfaceObject_t;

typedef struct surfaceReference {
  hipSurfaceObject_t surfaceObject;
} surfaceReference;

typedef enum hipSurfaceBoundaryMode {
  hipBoundaryModeZero = 0,
  hipBoundaryModeTrap = 1,
  hipBoundaryModeClamp = 2
} hipSurfaceBoundaryMode;

#ifdef __cplusplus
}
#endif

#endif
