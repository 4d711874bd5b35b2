// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_TRACE_H
#define HIP_RUNTIME_TRACE_H

#include <string>
#include <type_traits>
#include <vector>

#include "hip/runtime/PublicApi.h"

namespace hip {

/// True when HIP_TRACE=1: each API call is written to stderr with its arguments and its result.
[[nodiscard]] bool traceEnabled();

std::string traceText(const void* pointer);
std::string traceText(const char* text);
std::string traceText(unsigned long long value);
std::string traceText(long long value);
std::string traceText(double value);
std::string traceText(const dim3& value);

template <class T>
std::string traceArgument(const T& argument) {
  if constexpr (std::is_same_v<T, const char*>) return traceText(argument);
  else if constexpr (std::is_function_v<std::remove_pointer_t<T>>)
    return traceText(reinterpret_cast<const void*>(argument));
  else if constexpr (std::is_pointer_v<T>) return traceText(static_cast<const void*>(argument));
  else if constexpr (std::is_enum_v<T>) return traceText(static_cast<long long>(argument));
  else if constexpr (std::is_floating_point_v<T>) return traceText(double{argument});
  else if constexpr (std::is_integral_v<T> && std::is_unsigned_v<T>)
    return traceText(static_cast<unsigned long long>(argument));
  else if constexpr (std::is_integral_v<T>) return traceText(static_cast<long long>(argument));
  else if constexpr (std::is_same_v<T, dim3>) return traceText(argument);
  else return "{…}";
}

/// The texts of the arguments of one call.
template <class... T>
std::vector<std::string> traceArguments(const T&... arguments) {
  return {traceArgument(arguments)...};
}

/// Writes `name(arguments) = result` to stderr, as one line.
void traceCall(const char* name, const std::vector<std::string>& arguments, const char* result);

}  // namespace hip

#endif
