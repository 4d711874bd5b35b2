// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstdio>
#include <string>
#include <vector>

#include "hipify/pipeline/Driver.h"
#include "hipify/pipeline/Options.h"

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const auto options = hipify::parseOptions(arguments);
  if (!options) {
    std::fprintf(stderr, "hipify: error: %s\n", options.error().message.c_str());
    return hipify::kFailed;
  }
  return hipify::runDriver(*options);
}
