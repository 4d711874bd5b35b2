// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Profiles.h"

#include <sstream>

namespace hipify {

namespace {

struct Profile {
  std::string_view program, arguments;
};

constexpr Profile kProfiles[] = {
#define HIPIFY_PROFILE(program, arguments) {program, arguments},
#include "hipify/pipeline/Profiles.def"
};

}  // namespace

std::vector<std::string> profileArguments(std::string_view program) {
  program.remove_prefix(program.rfind('/') + 1);  // npos + 1 is 0
  if (program.ends_with(".sh")) {
    program.remove_suffix(3);
  }
  std::vector<std::string> arguments;
  for (const Profile& profile : kProfiles) {
    if (profile.program == program) {
      std::istringstream words{std::string(profile.arguments)};
      for (std::string word; words >> word;) {
        arguments.push_back(word);
      }
    }
  }
  return arguments;
}

}  // namespace hipify
