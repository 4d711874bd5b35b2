// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_IMPL_DECLARATIONS_H
#define HIP_RUNTIME_IMPL_DECLARATIONS_H

// The implementations behind the entry points, declared from the rows.

#include "hip/runtime/PublicApi.h"

namespace hip::impl {

#define HIP_API(group, name, params, args) hipError_t name params;
#define HIP_API_RESULT(group, type, name, params, args) type name params;
#define HIP_API_UNSUPPORTED(group, name, params)
#include "hip/api/functions.def"
#undef HIP_API
#undef HIP_API_RESULT
#undef HIP_API_UNSUPPORTED

}  // namespace hip::impl

#endif
