// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/Trace.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace hip {

bool traceEnabled() {
  static const bool enabled = [] {
    const char* value = std::getenv("HIP_TRACE");
    return value != nullptr && *value != '\0' && *value != '0';
  }();
  return enabled;
}

std::string traceText(const void* pointer) {
  if (pointer == nullptr) return "null";
  char text[32];
  std::snprintf(text, sizeof text, "%p", pointer);
  return text;
}

std::string traceText(const char* text) {
  return text == nullptr ? "null" : '"' + std::string(text).substr(0, 80) + '"';
}

std::string traceText(unsigned long long value) { return std::to_string(value); }
std::string traceText(long long value) { return std::to_string(value); }
std::string traceText(double value) { return std::to_string(value); }

std::string traceText(const dim3& value) {
  return '{' + std::to_string(value.x) + ", " + std::to_string(value.y) + ", " +
         std::to_string(value.z) + '}';
}

void traceCall(const char* name, const std::vector<std::string>& arguments, const char* result) {
  std::string line = std::string("hip: ") + name + '(';
  for (std::size_t i = 0; i < arguments.size(); ++i) line += (i ? ", " : "") + arguments[i];
  line += ')';
  if (result != nullptr) line += std::string(" = ") + result;
  line += '\n';
  // One write, so that lines of several threads do not mix.
  [[maybe_unused]] auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace hip
