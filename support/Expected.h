// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SUPPORT_EXPECTED_H
#define SUPPORT_EXPECTED_H

// Errors are values: a function that can fail returns Expected<T>, or Status when there is no value.

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace isthmus {

/// What failed, as one sentence in the present tense with the values in parentheses.
struct Error {
  std::string message;
};

template <typename T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : state(std::in_place_index<0>, std::move(value)) {}
  Expected(Error error) : state(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return state.index() == 0; }
  T& operator*() { return std::get<0>(state); }
  const T& operator*() const { return std::get<0>(state); }
  T* operator->() { return &std::get<0>(state); }
  const T* operator->() const { return &std::get<0>(state); }
  const Error& error() const { return std::get<1>(state); }

 private:
  std::variant<T, Error> state;
};

class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Error error) : failure(std::move(error)), failed(true) {}

  explicit operator bool() const { return !failed; }
  const Error& error() const {
    assert(failed);
    return failure;
  }

 private:
  Error failure;
  bool failed = false;
};

}  // namespace isthmus

#endif
