// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_LAUNCHSPELLING_H
#define HIPIFY_FACTS_AST_LAUNCHSPELLING_H

#include <string>
#include <string_view>

namespace hipify {

/// nvcc takes blanks inside `<<<` and `>>>`, Clang does not. The text with them put together, where
/// each still begins, and of the same length.
std::string joinLaunches(std::string_view text);

}  // namespace hipify

#endif
