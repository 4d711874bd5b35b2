// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;
using hipify::test::ids;

namespace {
std::string withStrings(const std::string& text) { return hip(text, {.translateStrings = true}); }
}  // namespace

TEST_CASE("kernel source in a raw string is reported, and translated on request") {
  const std::string text =
      "const char* s = R\"cu(\n__global__ void k(int* p) { *p = cudaErrorUnknown; }\n)cu\";  // cudaFree\n";
  CHECK(hip(text) == text);
  CHECK(ids(text) == "hip-kernel-string ");
  CHECK(withStrings(text) ==
        "const char* s = R\"cu(\n__global__ void k(int* p) { *p = hipErrorUnknown; }\n)cu\";  // cudaFree\n");
}

TEST_CASE("kernel source in several ordinary literals keeps its escapes and quotes") {
  CHECK(withStrings("f(\"extern \\\"C\\\" __global__ void k(int* p) {\\n\"\n  \"  *p = cudaErrorUnknown;\\n\" /* cudaFree */ \"}\\n\");\n") ==
        "f(\"extern \\\"C\\\" __global__ void k(int* p) {\\n\"\n  \"  *p = hipErrorUnknown;\\n\" /* cudaFree */ \"}\\n\");\n");
  CHECK(withStrings("f(\"#include <cuda_fp16.h>\\n__device__ int a; {}\");\n") ==
        "f(\"#include <hip/hip_fp16.h>\\n__device__ int a; {}\");\n");
}

TEST_CASE("comments in kernel source stay, in raw strings and in ordinary ones") {
  CHECK(withStrings("auto s = R\"(\n// cudaErrorUnknown\n__global__ void k(int* p) { *p = /* cudaFree */ cudaErrorUnknown; })\";\n") ==
        "auto s = R\"(\n// cudaErrorUnknown\n__global__ void k(int* p) { *p = /* cudaFree */ hipErrorUnknown; })\";\n");
  CHECK(withStrings("auto s = \"// cudaFree\\n\"\n \"__global__ void k(int* p) { *p = cudaErrorUnknown; } // cudaFree\\n\";\n") ==
        "auto s = \"// cudaFree\\n\"\n \"__global__ void k(int* p) { *p = hipErrorUnknown; } // cudaFree\\n\";\n");
}

TEST_CASE("a name that is cut by the end of a literal is reported, not translated") {
  const std::string text = "f(\"__global__ void k() { int e = cuda\" \"ErrorUnknown; }\");\n";
  CHECK(withStrings(text) == text);
  CHECK(ids(text) == "hip-kernel-string ");
}

TEST_CASE("hazards in kernel source are reported where they stand in the literal") {
  const std::string text = "auto s = \"__global__ void k(int* p) {\\n *p = __shfl_sync(0xffffffff, *p, 0); }\";\n";
  const auto diagnostics = hipify::test::run(text).diagnostics;
  REQUIRE(diagnostics.size() == 1);
  CHECK(text.substr(diagnostics[0].offset, diagnostics[0].end - diagnostics[0].offset) == "0xffffffff");
}

TEST_CASE("words about CUDA and source that HIP takes as it is are left in peace") {
  CHECK(ids("puts(\"a __global__ function failed in cudaMalloc\");\n") == "");
  CHECK(ids("f(\"__global__ void k(int* p) { *p = threadIdx.x; }\");\n") == "");
}
