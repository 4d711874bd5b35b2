// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_OPTIONPAGES_H
#define HIPIFY_PIPELINE_OPTIONPAGES_H

// What is made from Options.def and Diagnostics.def for other programs to read.

#include <string>
#include <string_view>

namespace hipify {

/// The manual page hipify(1), in roff with the man macros.
std::string manPage();

/// The completion script of a shell, `bash` or `zsh`; empty for any other.
std::string completionScript(std::string_view shell);

}  // namespace hipify

#endif
