// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include <random>

#include "test/hipify/Translate.h"

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
  for (int round = 0; round < 3000; ++round) {
    const std::string text = mutate(random);
    for (const bool macro : {false, true}) {
      const auto result = hipify::test::run(text, {.launchMacro = macro}, "a.cu");
      INFO(text);
      for (const hipify::Diagnostic& diagnostic : result.diagnostics) {
        REQUIRE(diagnostic.id != hipify::DiagnosticId::EditConflict);
        REQUIRE(diagnostic.offset <= text.size());
      }
      REQUIRE(result.output.size() + 200 > text.size() / 2);
    }
  }
}
