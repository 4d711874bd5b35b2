// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The only place that defines the C functions of the API: each row of functions.def becomes
//   extern "C" hipError_t hipFree(void* ptr) { trace; hip::impl::hipFree(ptr); last error }

#include "hip/runtime/ApiCall.h"
#include "hip/runtime/Trace.h"
#include "hip/runtime/impl/Declarations.h"

#pragma GCC visibility push(default)

#define HIP_API(group, name, params, args)                                  \
  extern "C" hipError_t name params {                                       \
    hip::ApiCall call(#name);                                               \
    if (hip::traceEnabled()) call.traceArguments(hip::traceArguments args); \
    const hipError_t fault = call.begin();                                  \
    return call.finish(fault != hipSuccess ? fault : hip::impl::name args); \
  }
#define HIP_API_RESULT(group, type, name, params, args)                                \
  extern "C" type name params {                                                        \
    if (hip::traceEnabled()) hip::traceCall(#name, hip::traceArguments args, nullptr); \
    return hip::impl::name args;                                                       \
  }
#define HIP_API_UNSUPPORTED(group, name, params) \
  extern "C" hipError_t name params { return hip::ApiCall(#name).finish(hipErrorNotSupported); }

// Rows that only report hipErrorNotSupported do not use their parameters.
#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "hip/api/functions.def"

#pragma GCC visibility pop
