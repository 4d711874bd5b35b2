// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Fixes.h"

#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using namespace hipify;
using test::fixed;

TEST_CASE("a chosen fix-it is made and its diagnostic goes, others stay") {
  const std::string text = "#include <hip/hip_runtime.h>\n__device__ void f() { __syncwarp(0xffffffff); }\n";
  CHECK(fixed(text, "lane-mask") == "#include <hip/hip_runtime.h>\n__device__ void f() { __syncwarp(0xffffffffull << (__lane_id() & 32)); }\n");
  CHECK(fixed(text, "all") == fixed(text, "lane-mask"));
  CHECK(fixed(text, "warp-size,texture") == text);
  CHECK(fixed(fixed(text, "all"), "all") == fixed(text, "all"));
}

TEST_CASE("a fix-it gives way to the edit of a rule and keeps its diagnostic") {
  EditSet edits;
  edits.replace({4, 8}, "rule", "Rule");
  std::vector<Diagnostic> diagnostics(2);
  diagnostics[0].fixIts = {{{0, 2}, "x"}, {{6, 9}, "y"}};
  diagnostics[1].fixIts = {{{8, 9}, "z"}};
  CHECK(applyFixes(*parseFixes({"all"}), edits, diagnostics) == 1);
  CHECK(diagnostics.size() == 1);
  std::vector<EditConflict> conflicts;
  CHECK(edits.apply("0123456789", conflicts) == "0123rulez9");
  CHECK(conflicts.empty());
}

TEST_CASE("every diagnostic has a category, a meaning and a remedy") {
  for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
    const auto id = static_cast<DiagnosticId>(i);
    CHECK(findCategory(categoryText(id)) == id);
    CHECK(summaryText(id).back() == '.');
    CHECK(remedyText(id).back() == '.');
  }
}
