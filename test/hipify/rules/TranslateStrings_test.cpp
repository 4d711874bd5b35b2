// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;

namespace {
std::string strings(const std::string& text) { return hip(text, {.translateStrings = true}); }
}  // namespace

TEST_CASE("strings are translated on request, word by word") {
  CHECK(hip("f(\"cudaMalloc failed\");\n") == "f(\"cudaMalloc failed\");\n");
  CHECK(strings("f(\"cudaMalloc failed, cudaSuccess\\ncudaFree\", u8\"cudaFree()\");\n") ==
        "f(\"hipMalloc failed, hipSuccess\\nhipFree\", u8\"hipFree()\");\n");
  CHECK(strings("h = dlsym(lib, \"cudaMalloc\"); f(\"a\" \"cudaError_t\" PRI);\n") ==
        "h = dlsym(lib, \"hipMalloc\"); f(\"a\" \"hipError_t\" PRI);\n");
}

TEST_CASE("raw strings keep their delimiter and backslashes") {
  CHECK(strings("f(R\"(cudaMalloc \\cudaFree x)\", LR\"cu(cudaFree)cu\");\n") ==
        "f(R\"(hipMalloc \\hipFree x)\", LR\"cu(hipFree)cu\");\n");
}

TEST_CASE("only whole names are words, comments stay") {
  for (const std::string text : {"f(\"my_cudaMalloc cudaMalloc2 1cudaFree \\\\ncudaFre\");\n",
                                 "// \"cudaMalloc\"\n", "f('cuda');\n", "f(\"cuda.h helper_cuda.h\");\n"}) {
    CHECK(strings(text) == text);
  }
}

TEST_CASE("words without counterpart stay, others follow the chosen library") {
  CHECK(hip("f(\"cublasCreate cudaGraphSetConditional\");\n", {.translateStrings = true, .rocLibraries = true}) ==
        "f(\"rocblas_create_handle cudaGraphSetConditional\");\n");
}
