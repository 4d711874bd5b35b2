// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "hipify/facts/ast/AstSession.h"

using hipify::AstFacts;
using hipify::Binding;

namespace {

const std::string kPath = "/nowhere/hard.cu";

AstFacts parse(const std::string& text) {
  hipify::AstOptions options;
  options.cacheDirectory = HIPIFY_TEST_CACHE;
  options.parseSeconds = 1;
  auto session = hipify::AstSession::create(std::move(options));
  REQUIRE(session);
  return (*session)->parse(kPath, text);
}

std::string repeat(const std::string& text, int count) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

}  // namespace

TEST_CASE("a parse without an end is given up and what it found is kept") {
  const std::string text =
      "struct T { void cudaFree(int); };\n"
      "void f(T t) { t.cudaFree(1); }\n"
      "template <int N, long M> struct B { B<N - 1, 2 * M> a; B<N - 1, 2 * M + 1> b; };\n"
      "template <long M> struct B<0, M> {};\n"
      "B<40, 0> endless;\n";
  AstFacts facts = parse(text);
  CHECK(facts.files[kPath].problem.find("more than 1 s") != std::string::npos);
  const auto member = static_cast<std::uint32_t>(text.find("cudaFree(1)"));
  CHECK(facts.files[kPath].bindings[member] == Binding::User);
  CHECK(parse("void f(int* p) { cudaFree(p); }").files[kPath].problem.empty());  // the next file is parsed
}

TEST_CASE("what makes other compilers crash or hang does not end the program") {
  const std::string before = "void f(int* p) { cudaFree(p); }\n";
  for (const std::string& hard :
       {std::string("template <int N> struct R { R<N + 1> r; }; R<0> r;"),
        std::string("constexpr int f() { int s = 0; for (;;) s += 1; return s; } constexpr int x = f();"),
        "int a = " + repeat("(", 100000) + "1;", "void g() " + repeat("{", 100000),
        "int b = " + repeat("-", 100000) + "1;", "int c = 1" + repeat(" + 1", 100000) + ";",
        repeat("namespace n {", 5000), repeat("struct s {", 5000), "int d" + repeat("[1]", 20000) + ";",
        "#define A0 x x\n" + [] {
          std::string macros;
          for (int i = 1; i < 40; ++i)
            macros += "#define A" + std::to_string(i) + " A" + std::to_string(i - 1) + " A" + std::to_string(i - 1) + "\n";
          return macros;
        }() + "int e = A39;"}) {
    INFO(hard.substr(0, 60));
    AstFacts facts = parse(before + hard);
    CHECK(facts.files[kPath].bindings[static_cast<std::uint32_t>(before.find("cudaFree"))] == Binding::Cuda);
  }
}

TEST_CASE("a program with any piece missing is parsed without a crash") {
  const std::string text =
      "#include <vector>\n#include <cub/cub.cuh>\n#define CHECK(e) do { if ((e) != cudaSuccess) return; } while (0)\n"
      "template <class T> __global__ void k(T* p, int n) { __shared__ T s[32]; s[threadIdx.x] = __shfl_sync(~0u, p[n], 1); }\n"
      "struct S { template <class F> void run(F f) { f(); } };\n"
      "void host(std::vector<float> v) { float* p; CHECK(cudaMalloc(&p, v.size())); S s; s.run([=] { k<float><<<1, 32>>>(p, 3); });\n"
      "  switch (v.size()) { case 1: cudaFree(p); default: CHECK(cudaDeviceSynchronize()); } }\n";
  std::mt19937 random(5);
  for (int round = 0; round < 40; ++round) {
    std::string cut = text;
    for (int change = 0; change < 3; ++change) cut.erase(random() % cut.size(), random() % 12);
    INFO(cut);
    CHECK(parse(cut).files[kPath].problem.empty());
  }
}
