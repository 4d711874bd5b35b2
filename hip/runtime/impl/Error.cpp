// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <iterator>

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Devices.h"

namespace hip::impl {
namespace {

struct ErrorRow {
  hipError_t code;
  const char* name;
  const char* text;
};

constexpr ErrorRow kErrors[] = {
#define HIP_ERROR(name, value, text) {name, #name, text},
#include "hip/api/errors.def"
#undef HIP_ERROR
};

#define HIP_ERROR(name, value, text) static_assert(static_cast<int>(name) == (value));
#include "hip/api/errors.def"
#undef HIP_ERROR

const ErrorRow* findError(hipError_t code) {
  const auto* row = std::find_if(std::begin(kErrors), std::end(kErrors),
                                 [&](const ErrorRow& candidate) { return candidate.code == code; });
  return row == std::end(kErrors) ? nullptr : row;
}

}  // namespace

const char* hipGetErrorName(hipError_t code) {
  const ErrorRow* row = findError(code);
  return row != nullptr ? row->name : "hipErrorUnknown";
}

const char* hipGetErrorString(hipError_t code) {
  const ErrorRow* row = findError(code);
  return row != nullptr ? row->text : "unrecognized error code";
}

hipError_t hipDrvGetErrorName(hipError_t code, const char** text) {
  if (text == nullptr) return hipErrorInvalidValue;
  const ErrorRow* row = findError(code);
  *text = row != nullptr ? row->name : nullptr;
  return row != nullptr ? hipSuccess : hipErrorInvalidValue;
}

hipError_t hipDrvGetErrorString(hipError_t code, const char** text) {
  if (text == nullptr) return hipErrorInvalidValue;
  const ErrorRow* row = findError(code);
  *text = row != nullptr ? row->text : nullptr;
  return row != nullptr ? hipSuccess : hipErrorInvalidValue;
}

// A fault is not cleared: every call reports it until hipDeviceReset.
hipError_t hipGetLastError() {
  const hipError_t last = impl::hipPeekAtLastError();
  threadState().lastError = hipSuccess;
  return last;
}

hipError_t hipPeekAtLastError() {
  const hipError_t fault = Devices::get().fault();
  return fault != hipSuccess ? fault : threadState().lastError;
}

hipError_t hipExtGetLastError() { return hipGetLastError(); }

}  // namespace hip::impl
