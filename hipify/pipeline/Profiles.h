// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_PROFILES_H
#define HIPIFY_PIPELINE_PROFILES_H

#include <string>
#include <string_view>
#include <vector>

namespace hipify {

/// The arguments that the name of the program stands for (Profiles.def); empty for hipify itself.
/// `program` is argv[0], with or without folders and `.sh`.
std::vector<std::string> profileArguments(std::string_view program);

}  // namespace hipify

#endif
