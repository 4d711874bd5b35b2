// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/report/MakeReport.h"

using namespace hipify;
using namespace hipify::test;

namespace {
const std::string kLine = "\tf(\xc3\xa9, x, 0xffffffff);\r\n";
const Diagnostic kMask{.id = DiagnosticId::LaneMask, .offset = 10, .message = "32 lanes", .hint = "use more",
                       .end = 20, .fixIts = {{{10, 20}, "~0ull"}}};
}  // namespace

TEST_CASE("a diagnostic shows its line, a caret, and below it what the fix-it writes") {
  CHECK(diagnosticsOf(textReport(reportOf("a.cu", kLine, kMask), {})) ==
        "a.cu:1:11: remark: 32 lanes [hip-lane-mask]\n"
        "    1 |         f(\xc3\xa9, x, 0xffffffff);\n"
        "      |                 ^~~~~~~~~~\n"
        "      |                 ~0ull\n"
        "a.cu:1:11: note: use more\n");
}

TEST_CASE("several changes of one line show as the line that they make") {
  const std::string text = "f(m, x);\n";
  const Diagnostic diagnostic{.id = DiagnosticId::LaneMask, .offset = 2, .message = "m", .end = 3,
                              .fixIts = {{{2, 3}, "~0ull"}, {{6, 6}, ", 32"}}};
  CHECK(diagnosticsOf(textReport(reportOf("a.cu", text, diagnostic), {})) ==
        "a.cu:1:3: remark: m [hip-lane-mask]\n"
        "    1 | f(m, x);\n"
        "      |   ^\n"
        "    + | f(~0ull, x, 32);\n");
}

TEST_CASE("without excerpts only the lines remain that a build log needs; colours come on request") {
  const Report report = reportOf("a.cu", kLine, kMask);
  CHECK(diagnosticsOf(textReport(report, {.excerpts = false})) ==
        "a.cu:1:11: remark: 32 lanes [hip-lane-mask]\na.cu:1:11: note: use more\n");
  CHECK(textReport(report, {}).find('\x1b') == std::string::npos);
  CHECK(textReport(report, {.colours = true}).find("\x1b[1;34mremark:\x1b[0m") != std::string::npos);
  CHECK(textReport(report, {.remarks = false}) == "");
}

TEST_CASE("bytes that a terminal does not show are spelled out, and the caret stays below the place") {
  const std::string text = "\xff\x01 bad\n";
  CHECK(diagnosticsOf(textReport(reportOf("a.cu", text, {.id = DiagnosticId::InlinePtx, .offset = 3, .message = "m"}), {})) ==
        "a.cu:1:4: warning: m [hip-inline-ptx]\n"
        "    1 | <FF><U+0001> bad\n"
        "      |              ^~~\n");
}

TEST_CASE("the summary counts names, launches, ids and backends") {
  const Sources sources = {{"a.cu", "#include <cuda_runtime.h>\nvoid f() { cudaFree(p); k<<<1, 2>>>(); }\n"},
                           {"b.cu", "#include <cuda_runtime.h>\nvoid f() { cudaGraphSetConditional(h, 1); }\n"}};
  const std::string text = textSummary(reportOf(sources));
  INFO(text);
  CHECK(text.find("hipify: 2 files translated, 1 with something left for a person (1 warning, 0 remarks)\n"
                  "  CUDA names   3 of 4 uses converted (75.0 %)\n"
                  "  launches     1\n"
                  "  names left: 1\n"
                  "    cudaGraphSetConditional     1 in 1 file") == 0);
  CHECK(text.find("    hip-unsupported-api          1  ") != std::string::npos);
  CHECK(text.find("  cpu             1         0           1   hip-unsupported-api (1)\n") != std::string::npos);
  CHECK(text.find("  nvidia          1         1           0   hip-unsupported-api (1)\n") != std::string::npos);
}

TEST_CASE("a single file without any diagnostic says nothing") {
  CHECK(textReport(reportOf(Sources{{"a.cu", "#include <cuda_runtime.h>\n"}}), {}) == "");
}
