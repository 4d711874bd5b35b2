// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Resolution.h"

#include <catch2/catch.hpp>

#include "hipify/facts/TokenFacts.h"
#include "hipify/report/Report.h"

using namespace hipify;

namespace {

std::uint32_t offsetOf(const std::string& text, const std::string& word) {
  return static_cast<std::uint32_t>(text.find(word));
}

Resolution resolve(const std::string& text, const AstFileFacts& ast) {
  return resolution(collectTokenFacts("a.cu", text), ast);
}

/// "cause word " for each loss.
std::string losses(const std::string& text, const AstFileFacts& ast) {
  std::string result;
  for (const Loss& loss : resolve(text, ast).losses) {
    result += std::string(idText(loss.cause)) + " " + text.substr(loss.range.begin, loss.range.length()) + " ";
  }
  return result;
}

}  // namespace

TEST_CASE("launches and names count as bound where a parse has a fact at their place") {
  const std::string text = "void f() { cudaFree(p); cudaMalloc(&p, 1); k<<<1, 2>>>(p); }\n";
  AstFileFacts ast;
  ast.bindings[offsetOf(text, "cudaFree")] = Binding::Cuda;
  ast.launches = {{offsetOf(text, "<<<"), false}};
  const Resolution found = resolve(text, ast);
  CHECK(found.names == 2);
  CHECK(found.boundNames == 1);
  CHECK(found.launches == 1);
  CHECK(found.boundLaunches == 1);
  CHECK(losses(text, ast) == "no-fact cudaMalloc ");
}

TEST_CASE("text that the parse skipped and names that HIP spells alike are not counted") {
  const std::string text = "#if X\nvoid f() { cudaFree(p); k<<<1, 2>>>(p); }\n#endif\nint i = max(1, 2);\n";
  AstFileFacts ast;
  ast.inactive = {{offsetOf(text, "void"), offsetOf(text, "#endif")}};
  CHECK(resolve(text, ast) == Resolution{});
}

TEST_CASE("a loss has the cause of the error in its own declaration") {
  const std::string text = "void f(Unknown u) { cudaFree(p); }\nvoid g() { 1 = 2; cudaFree(p); }\nvoid h() { cudaFree(p); }\n";
  AstFileFacts ast;
  ast.errors = {{offsetOf(text, "Unknown"), true}, {offsetOf(text, "1 = 2"), false}};
  CHECK(losses(text, ast) == "unknown-name cudaFree invalid-code cudaFree no-fact cudaFree ");
}

TEST_CASE("a parse that ended, a macro that nothing expands and a launch from device code are causes") {
  const std::string text = "#define FREE cudaFree(p)\n__global__ void q() { k<<<1, 2>>>(p); }\n";
  AstFileFacts ast;
  CHECK(losses(text, ast) == "unused-macro cudaFree device-launch <<< ");
  ast.problem = "the parse takes more than 1 s";
  CHECK(losses(text, ast) == "parse-ended cudaFree parse-ended <<< ");
}

TEST_CASE("a share is not rounded up, and each loss is listed below its cause") {
  const std::string text = "void f() { cudaFree(p); }\n";
  FileReport file;
  file.path = "a.cu";
  file.text = text;
  file.parsed = true;
  file.resolution = {.launches = 3, .boundLaunches = 3, .names = 100000, .boundNames = 99999, .losses = {}};
  file.losses = {{{{11, 19}, LossCause::NoFact}, {1, 12}}};
  CHECK(resolutionText(makeReport({file}, 0)) ==
        "hipify: resolved by the parse of 1 file\n"
        "  launches            3 of 3 (100.00 %)\n"
        "  CUDA names      99999 of 100000 (99.99 %)\n"
        "  lost: no-fact, 1: The parse had no error there and kept nothing of it.\n"
        "    a.cu:1:12: cudaFree\n");
}
