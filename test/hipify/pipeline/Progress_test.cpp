// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Progress.h"

#include <catch2/catch.hpp>

using hipify::progressLine;

TEST_CASE("the line of progress shows part, count and file, and fits the terminal") {
  CHECK(progressLine(1, 2, "a.cu", 80) == "[##########          ]  50% 1/2 a.cu");
  CHECK(progressLine(0, 0, "", 80) == "[####################] 100% 0/0 ");
  CHECK(progressLine(3, 3, "src/kernels/long.cu", 45) == "[####################] 100% 3/3 ...ls/long.cu");
  CHECK(progressLine(3, 3, "a.cu", 10) == "[#########");
}
