// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Launch.h"

#include <catch2/catch.hpp>

#include "hip/hipcc/ResponseFile.h"

using namespace hipcc;

TEST_CASE("hipcc takes over a launched command that compiles HIP, and no other") {
  auto ours = [](const char* command) { return launchedHere(splitWords(command)); };
  CHECK(ours("--platform=cpu g++ -O2 -x hip -c a.cpp") ==
        splitWords("--platform=cpu -O2 -x hip -c a.cpp"));
  CHECK(ours("--platform=cpu ccache clang++ -xhip -c a.cpp") ==
        splitWords("--platform=cpu -xhip -c a.cpp"));
  CHECK(ours("--platform=cpu g++ -O2 -c hip") == std::nullopt);
}
