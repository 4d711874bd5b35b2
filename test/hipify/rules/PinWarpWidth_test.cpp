// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;

TEST_CASE("warp collectives keep CUDA's width, given ones are kept") {
  CHECK(hip("using W = cub::WarpReduce<cub::KeyValuePair<int, float>>;\n") ==
        "using W = hipcub::WarpReduce<hipcub::KeyValuePair<int, float>, 32>;\n");
  CHECK(hip("cub::WarpScan<T, 16> s; cub::BlockScan<T, 128> b; my::WarpScan<T> w;\n") ==
        "hipcub::WarpScan<T, 16> s; hipcub::BlockScan<T, 128> b; my::WarpScan<T> w;\n");
}
