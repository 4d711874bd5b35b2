// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_COMPILEDATABASE_H
#define HIPIFY_PROJECT_COMPILEDATABASE_H

#include <string>
#include <vector>

#include "hipify/support/Expected.h"

namespace hipify {

/// The files that `folder`/compile_commands.json compiles, each once, in its order.
Expected<std::vector<std::string>> compiledFiles(const std::string& folder);

}  // namespace hipify

#endif
