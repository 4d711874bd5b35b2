// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Any bytes go through the whole translation by tokens: hipify_text_fuzz_test [CORPUS]

#include <cstdio>
#include <cstdlib>

#include "hipify/source/SourceFile.h"
#include "test/hipify/fuzz/Invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (!hipify::encodingProblem(text).empty()) {
    return 0;
  }
  for (const bool launchMacro : {false, true}) {
    const std::string broken = hipify::test::brokenPromise(text, launchMacro);
    if (!broken.empty()) {
      std::fprintf(stderr, "%s\n", broken.c_str());
      std::abort();
    }
  }
  return 0;
}
