// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_DRIVERARGUMENTS_H
#define HIPIFY_FACTS_AST_DRIVERARGUMENTS_H

#include <string>
#include <vector>

namespace hipify {

/// The arguments of the compiler proper for a C++ file on this machine, without those that name
/// the file, its language and the folder we are run in. The answer is kept in the cache. Empty
/// when Clang's own headers are not installed.
std::vector<std::string> driverArguments(const std::string& cacheDirectory);

}  // namespace hipify

#endif
