// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RTC_PROGRAM_H
#define HIP_RTC_PROGRAM_H

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "hip/runtime/PublicApi.h"

/// A program for compilation at run time.
struct _hiprtcProgram {
  std::string name;
  std::string source;
  std::vector<std::pair<std::string, std::string>> headers;  // name in #include, text
  std::vector<std::string> nameExpressions;
  std::map<std::string, std::string> loweredNames;  // after compilation, by expression
  std::string log;
  std::string code;  // a shared library with a module table; empty until compiled
};

namespace hip::rtc {

/// Compiles with the hipcc that is installed beside this library. The log of the program holds what
/// the compiler wrote, or why it could not be run.
hiprtcResult compile(_hiprtcProgram& program, const std::vector<std::string>& options);

}  // namespace hip::rtc

#endif
