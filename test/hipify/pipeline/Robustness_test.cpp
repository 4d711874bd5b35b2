// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include <random>

#include "test/hipify/Translate.h"
#include "test/hipify/fuzz/Invariants.h"

namespace {

const std::string kSeed =
    "#ifndef A\n#define A\n#include <cuda.h>\n#include \"cub/cub.cuh\"\n#if defined(__CUDA_ARCH__) && 0\n#else\n"
    "namespace n { struct T { void cudaFree(void*); }; }\n#endif\n/* c */ R\"x(cudaMalloc)x\" 'a' \"s\\\"t\" 1'000 \\\n"
    "__global__ void k(int* p) { asm(\"mov.u32 %0, %%laneid;\" : \"=r\"(x)); p[threadIdx.x & 31] = __ballot_sync(~0, 1); }\n"
    "int main() { k<f<1>, 2><<<g(1, 2), 256, 0, s>>>(cudaMemcpyToSymbol(c[i(0, 1)], h, 4)); cudaMallocHost(&p, 4);\n"
    "cudaFuncSetAttribute(k<a, 4>, A, 1); cub::WarpReduce<int> w; CAT(cuda, Free)(q); texture<float, 2> t; }\n#endif\n";

// The seed with a few spans deleted, repeated or replaced by a stray character.
std::string mutate(std::mt19937& random) {
  constexpr std::string_view kStrays = "<>(){}[]#\"'/*\\,;:%\n\r@\x80";
  std::string text = kSeed;
  for (int change = 0; change < 6; ++change) {
    const std::size_t at = random() % text.size();
    const std::size_t length = random() % 24;
    switch (random() % 3) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(random() % text.size(), text.substr(at, length));
        break;
      default:
        text[at] = kStrays[random() % kStrays.size()];
    }
  }
  return text;
}

}  // namespace

TEST_CASE("any text is translated without a crash, a conflict or a lost byte") {
  std::mt19937 random(7);
  for (int round = 0; round < 1500; ++round) {
    const std::string text = mutate(random);
    INFO(text);
    REQUIRE(hipify::test::brokenPromise(text, round % 2 == 0).empty());
  }
}

TEST_CASE("a text that is cut anywhere is translated") {
  for (std::size_t length = 0; length <= kSeed.size(); ++length) {
    const std::string text = kSeed.substr(0, length);
    INFO(text);
    REQUIRE(hipify::test::brokenPromise(text, true).empty());
    REQUIRE(hipify::test::brokenPromise(kSeed.substr(length), false).empty());
  }
}

TEST_CASE("nesting and rows of any length cost neither the stack nor the square of the time") {
  const auto repeat = [](std::string_view text, int count) {
    std::string result;
    for (int i = 0; i < count; ++i) result += text;
    return result;
  };
  constexpr int kMany = 100000;
  for (const char* piece : {"(", ")", "{", "}", "[", "<", ">", "a<", "<<<", ">>>", "k<<<1,2>>>(", "cudaFree(", "cub::",
                            "::", "a::", "#if A\n", "#else\n", "#endif\n", "__device__ ", "asm(", "\\\n", "namespace a {",
                            "\"", "'", "R\"(", "/*", "@", "texture<", "->", "#define M a##b\n", "\0"}) {
    const std::string text = repeat(piece, kMany) + "\nvoid f() { cudaFree(p); }";
    INFO(piece);
    REQUIRE(hipify::test::run(text, {.launchMacro = true}).output.size() >= text.size() / 2);
  }
}
