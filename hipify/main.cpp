// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <malloc.h>
#include <signal.h>

#include <cstdio>
#include <string>
#include <vector>

#include "hipify/pipeline/Driver.h"
#include "hipify/pipeline/Options.h"
#include "hipify/pipeline/Profiles.h"

namespace {

// A parse takes and returns some ten megabytes in small pieces: by default each thread asks the
// system for every page of it, and gives them back after each file.
void tuneAllocator() {
#ifdef __GLIBC__
  constexpr int kMegabyte = 1 << 20;
  mallopt(M_TOP_PAD, 32 * kMegabyte);
  mallopt(M_TRIM_THRESHOLD, 256 * kMegabyte);
  mallopt(M_MMAP_THRESHOLD, 16 * kMegabyte);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  tuneAllocator();
  ::signal(SIGXFSZ, SIG_IGN);  // a file that grows too large is an error to report
  std::vector<std::string> arguments = hipify::profileArguments(argc > 0 ? argv[0] : "");
  arguments.insert(arguments.end(), argv + (argc > 0 ? 1 : 0), argv + argc);
  const auto options = hipify::parseOptions(arguments);
  if (!options) {
    std::fprintf(stderr, "hipify: error: %s\n", options.error().message.c_str());
    return hipify::kFailed;
  }
  return hipify::runDriver(*options);
}
