// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Included before every file: what nvcc predefines, and the whole runtime and driver API.
#include <__isthmus/standard.h>
#include <__isthmus/keywords.h>
#include <__isthmus/any.h>
#include <__isthmus/vector_types.h>
#include <__isthmus/handles.h>
#include <__isthmus/runtime_enums.h>  // generated
#include <__isthmus/driver_enums.h>   // generated
#include <__isthmus/runtime_types.h>
#include <__isthmus/driver_types.h>
#include <__isthmus/runtime_rest.h>  // generated
#include <__isthmus/driver_rest.h>   // generated
#include <__isthmus/runtime_functions.h>
#include <__isthmus/math.h>
#include <__isthmus/half.h>
#include <__isthmus/device.h>
#include <__isthmus/texture.h>
#include <__isthmus/complex.h>
#include <__isthmus/device_rest.h>  // generated
