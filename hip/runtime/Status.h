// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_STATUS_H
#define HIP_RUNTIME_STATUS_H

#include <optional>
#include <utility>

#include "hip/runtime/PublicApi.h"

namespace hip {

/// The outcome of an internal operation: a hipError_t that must not be dropped.
class [[nodiscard]] Status {
 public:
  Status(hipError_t code = hipSuccess) : code_(code) {}
  [[nodiscard]] bool ok() const { return code_ == hipSuccess; }
  [[nodiscard]] hipError_t code() const { return code_; }
  /// At the boundary, where a status becomes a return value of the API.
  operator hipError_t() const { return code_; }

 private:
  hipError_t code_;
};

/// A value, or the error why there is none.
template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : value_(std::move(value)) {}
  Expected(hipError_t code) : code_(code) {}
  Expected(Status status) : code_(status.code()) {}
  [[nodiscard]] bool ok() const { return value_.has_value(); }
  [[nodiscard]] hipError_t code() const { return code_; }
  T& operator*() { return *value_; }
  T* operator->() { return &*value_; }

 private:
  std::optional<T> value_;
  hipError_t code_ = hipSuccess;
};

}  // namespace hip

/// Returns from the calling function when the operation failed.
#define HIP_TRY(operation)                              \
  do {                                                  \
    const ::hip::Status hipTryStatus = (operation);     \
    if (!hipTryStatus.ok()) return hipTryStatus.code(); \
  } while (false)

/// Declares `name` with the value of an Expected, or returns its error from the calling function.
#define HIP_TRY_GET(name, operation)                    \
  auto name##OrError = (operation);                     \
  if (!name##OrError.ok()) return name##OrError.code(); \
  auto& name = *name##OrError

#endif
