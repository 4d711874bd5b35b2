// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;

TEST_CASE("symbols are wrapped, whatever commas their expression holds") {
  CHECK(hip("cudaMemcpyToSymbol(c[idx(0, 1)], h, 4);\n") == "hipMemcpyToSymbol(HIP_SYMBOL(c[idx(0, 1)]), h, 4);\n");
  CHECK(hip("cudaMemcpyFromSymbol(&h[idx(1, 2)], c, 16);\n") ==
        "hipMemcpyFromSymbol(&h[idx(1, 2)], HIP_SYMBOL(c), 16);\n");
  CHECK(hip("TRY( cudaMemcpyToSymbol( cfg::w, c, 3 * sizeof(float) ));\n") ==
        "TRY( hipMemcpyToSymbol( HIP_SYMBOL(cfg::w), c, 3 * sizeof(float) ));\n");
  CHECK(hip("cudaGetSymbolAddress((void**)&p,\n                     s<int, 2>);\n") ==
        "hipGetSymbolAddress((void**)&p,\n                     HIP_SYMBOL(s<int, 2>));\n");
}

TEST_CASE("kernel pointers are cast as a whole") {
  CHECK(hip("cudaFuncSetAttribute(k<float, 4>, A, 1);\n") ==
        "hipFuncSetAttribute(reinterpret_cast<const void*>(k<float, 4>), A, 1);\n");
  CHECK(hip("cudaFuncSetCacheConfig((void (*)(int, int))fp, c);\n") ==
        "hipFuncSetCacheConfig(reinterpret_cast<const void*>((void (*)(int, int))fp), c);\n");
  CHECK(hip("cudaFuncGetAttributes(&a, n < 3 ? f : g);\n") ==
        "hipFuncGetAttributes(&a, reinterpret_cast<const void*>(n < 3 ? f : g));\n");
  CHECK(hip("cudaLaunchKernel((const void*)k, g, b, args, 0, s);\n") == "hipLaunchKernel((const void*)k, g, b, args, 0, s);\n");
}

TEST_CASE("missing arguments are added only where they are missing") {
  CHECK(hip("cudaMallocHost(&p, n); cudaMallocHost(&p, n, cudaHostAllocMapped);\n") ==
        "hipHostMalloc(&p, n, hipHostMallocDefault); hipHostMalloc(&p, n, hipHostMallocMapped);\n");
}

TEST_CASE("a dropped argument is reported") {
  const std::string text = "cuOccupancyMaxPotentialBlockSize(&g, &b, f, cudaFree, 0, 0);\n";
  CHECK(hip(text) == "hipModuleOccupancyMaxPotentialBlockSize(&g, &b, f, 0, 0);\n");
  CHECK(hipify::test::ids(text) == "hip-lossy-argument ");
}

TEST_CASE("a project's own function of that name keeps its arguments") {
  CHECK(hip("t.cudaMemcpyToSymbol(c, h, 4);\n") == "t.cudaMemcpyToSymbol(c, h, 4);\n");
}
