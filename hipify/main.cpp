// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstdio>
#include <string>
#include <vector>

#include "hipify/pipeline/Driver.h"
#include "hipify/pipeline/Options.h"
#include "hipify/pipeline/Profiles.h"

int main(int argc, char** argv) {
  std::vector<std::string> arguments = hipify::profileArguments(argc > 0 ? argv[0] : "");
  arguments.insert(arguments.end(), argv + (argc > 0 ? 1 : 0), argv + argc);
  const auto options = hipify::parseOptions(arguments);
  if (!options) {
    std::fprintf(stderr, "hipify: error: %s\n", options.error().message.c_str());
    return hipify::kFailed;
  }
  return hipify::runDriver(*options);
}
