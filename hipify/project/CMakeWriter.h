// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_CMAKEWRITER_H
#define HIPIFY_PROJECT_CMAKEWRITER_H

#include <string>
#include <vector>

#include "hipify/project/MakeTrace.h"

namespace hipify {

/// The first line of every CMakeLists.txt that hipify writes.
inline constexpr std::string_view kWrittenByUs = "# Builds what the Makefile builds. Written by hipify --write-cmake.";

/// A CMakeLists.txt that builds the targets of a trace with their options.
std::string cmakeLists(const MakeTrace& trace, const std::string& projectName);

/// Writes `folder`/CMakeLists.txt from the Makefile there. A CMakeLists.txt that is a project of
/// its own stays and nothing is written; one that is a part of a larger project becomes
/// CMakeLists.txt.prehip. Returns what there is to tell about it.
Expected<std::vector<std::string>> writeCMakeLists(const std::string& folder);

}  // namespace hipify

#endif
