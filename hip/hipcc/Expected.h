// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_EXPECTED_H
#define HIP_HIPCC_EXPECTED_H

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace hipcc {

/// One sentence in present tense: what fails, values in parentheses.
struct Error {
  std::string message;
};

/// A value, or the reason why there is none.
template <typename T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : state_(std::move(value)) {}
  Expected(Error error) : state_(std::move(error)) {}

  explicit operator bool() const { return std::holds_alternative<T>(state_); }
  T& operator*() { return std::get<T>(state_); }
  const T& operator*() const { return std::get<T>(state_); }
  T* operator->() { return &std::get<T>(state_); }
  const T* operator->() const { return &std::get<T>(state_); }
  const Error& error() const { return std::get<Error>(state_); }

 private:
  std::variant<T, Error> state_;
};

/// Success, or the reason for failure.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return !error_.has_value(); }
  const Error& error() const {
    assert(error_ && "only a failure has an error");
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace hipcc

#endif
