// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "hipify/report/Reports.h"
#include "test/hipify/report/MakeReport.h"

using namespace hipify;
using namespace hipify::test;
using nlohmann::json;

namespace {
std::string problem(const std::vector<std::string>& values, const std::string& file = "") {
  const auto requests = parseReports(values, file);
  return requests ? "" : requests.error().message;
}
}  // namespace

TEST_CASE("several reports are asked for at once, each with its place") {
  const auto requests = parseReports({"sarif=out.sarif", "html=a=b.html", "text"}, "");
  REQUIRE(requests);
  REQUIRE(requests->size() == 3);
  CHECK((*requests)[0].format == ReportFormat::Sarif);
  CHECK((*requests)[1].file == "a=b.html");
  CHECK((*requests)[2].file == "");
  CHECK((*parseReports({}, "f.txt"))[0].file == "f.txt");
}

TEST_CASE("a report that cannot be written is refused before anything is read") {
  CHECK(problem({"xml"}) == "the report format is unknown (xml); it is text, json, sarif, html or none");
  CHECK(problem({""}) == "the report format is unknown (); it is text, json, sarif, html or none");
  CHECK(problem({"json="}) == "the report names no file (--report=json=)");
  CHECK(problem({"json", "text"}) == "two reports go to one place (stderr); --report=FORMAT=FILE names another");
  CHECK(problem({"json=f", "html=f"}) == "two reports go to one place (f); --report=FORMAT=FILE names another");
  CHECK(problem({"json", "text=x"}, "x") == "two reports go to one place (x); --report=FORMAT=FILE names another");
}

TEST_CASE("JSON holds what was found, with paths and text that are no UTF-8 replaced") {
  const std::string text = "\xff f(0xffffffff);\n";
  const Diagnostic mask{.id = DiagnosticId::LaneMask, .offset = 4, .message = "m", .end = 14, .fixIts = {{{4, 14}, "~0ull"}}};
  const json root = json::parse(jsonReport(reportOf("d\xff/a.cu", text, mask)));
  CHECK(root["schemaVersion"] == 1);
  CHECK(root["summary"]["remarks"] == 1);
  const json& file = root["files"][0];
  CHECK(file["file"] == "d\xef\xbf\xbd/a.cu");
  const json& found = file["diagnostics"][0];
  CHECK(found["id"] == "hip-lane-mask");
  CHECK(found["column"] == 5);
  CHECK(found["endColumn"] == 15);
  CHECK(found["excerpt"] == json{{"lines", {"\xef\xbf\xbd f(0xffffffff);"}}, {"line", 0}, {"begin", 4}, {"end", 14}});
  CHECK(found["fixIts"][0]["replacement"] == "~0ull");
  CHECK(file["readiness"]["amd"]["level"] == "look");
  CHECK(root["ids"][0]["remedy"].get<std::string>().size() > 10);
}

TEST_CASE("SARIF names files relative and encoded, and counts columns in UTF-16 units") {
  const std::string text = "\xf0\x9f\x98\x80 f(0xffffffff);\n";
  const Diagnostic mask{.id = DiagnosticId::LaneMask, .offset = 7, .message = "m", .hint = "h", .end = 17, .fixIts = {{{7, 17}, "~0ull"}}};
  const json root = json::parse(sarifReport(reportOf("/src/my dir/\xc3\xa9#1.cu", text, mask), "/src"));
  CHECK(root["version"] == "2.1.0");
  const json& run = root["runs"][0];
  CHECK(run["columnKind"] == "utf16CodeUnits");
  CHECK(run["originalUriBaseIds"]["%SRCROOT%"]["uri"] == "file:///src/");
  const json& result = run["results"][0];
  CHECK(run["tool"]["driver"]["rules"][result["ruleIndex"].get<int>()]["id"] == result["ruleId"]);
  CHECK(result["level"] == "note");
  CHECK(result["message"]["text"] == "m. h");
  const json& place = result["locations"][0]["physicalLocation"];
  CHECK(place["artifactLocation"] == json{{"uri", "my%20dir/%C3%A9%231.cu"}, {"uriBaseId", "%SRCROOT%"}});
  CHECK(place["region"]["startColumn"] == 6);
  CHECK(place["region"]["endColumn"] == 16);
  const json& change = result["fixes"][0]["artifactChanges"][0]["replacements"][0];
  CHECK(change["deletedRegion"]["startColumn"] == 6);
  CHECK(change["insertedContent"]["text"] == "~0ull");
  const json outside = json::parse(sarifReport(reportOf("/else/a.cu", text, mask), "/src"))["runs"][0]["results"][0];
  CHECK(outside["locations"][0]["physicalLocation"]["artifactLocation"] == json{{"uri", "file:///else/a.cu"}});
}

TEST_CASE("a finding keeps its fingerprint when lines above it come or go, and two equal lines have two") {
  const auto fingerprints = [](const std::string& text) {
    const Sources sources = {{"a.cu", text}};
    std::vector<std::string> result;
    const json log = json::parse(sarifReport(reportOf(sources), ""));
    for (const json& found : log["runs"][0]["results"]) {
      result.push_back(found["partialFingerprints"]["primaryLocationLineHash"]);
    }
    return result;
  };
  const std::string line = "  cudaGraphSetConditional(h, 1);\n";
  const auto before = fingerprints("void f() {\n" + line + line + "}\n");
  REQUIRE(before.size() == 2);
  CHECK(before[0] != before[1]);
  CHECK(fingerprints("int moved;\nvoid f() {\n\n  " + line + line + "}\n") == before);
}

TEST_CASE("the page holds its data and nothing of the source can end it; it asks for no other file") {
  const std::string text = "f(\"</script><b>&\");\n";
  const std::string page = htmlReport(reportOf("</script>.cu", text, {.id = DiagnosticId::InlinePtx, .message = "<i>"}));
  std::size_t ends = 0;
  for (std::size_t at = page.find("</script>"); at != std::string::npos; at = page.find("</script>", at + 1)) {
    ++ends;
  }
  CHECK(ends == 2);  // the data's and the script's own
  CHECK(page.find("\\u003c/script>.cu") != std::string::npos);
  for (const char* reference : {"src=", "href=", "url(", "import", "http://", "https://", "fetch("}) {
    CHECK(page.find(reference) == std::string::npos);
  }
}

TEST_CASE("statistics have the peer's lines, and a global block for several inputs") {
  const Sources one = {{"a.cu", "#include <cuda_runtime.h>\nvoid f() { cudaFree(p); cudaGraphSetConditional(h, 1); }\n"}};
  const std::string text = statisticsText(reportOf(one));
  CHECK(text == "\n[HIPIFY] info: file 'a.cu' statistics:\n"
                "  CONVERTED refs count: 2\n  UNCONVERTED refs count: 1\n  CONVERSION %: 66.7\n"
                "  REPLACED bytes: 22\n  TOTAL bytes: 83\n  CHANGED lines of code: 2\n  TOTAL lines of code: 2\n"
                "  CODE CHANGED (in bytes) %: 26.5\n  CODE CHANGED (in lines) %: 100.0\n  TIME ELAPSED s: 0.00\n"
                "[HIPIFY] info: CONVERTED refs by type:\n  include_cuda_main_header: 1\n  memory: 1\n"
                "[HIPIFY] info: CONVERTED refs by API:\n  CUDA RT API: 2\n"
                "[HIPIFY] info: CONVERTED refs by names:\n  cudaFree: 1\n  cuda_runtime.h: 1\n"
                "[HIPIFY] info: UNCONVERTED refs by type:\n  other: 1\n"
                "[HIPIFY] info: UNCONVERTED refs by API:\n  CUDA RT API: 1\n"
                "[HIPIFY] info: UNCONVERTED refs by names:\n  cudaGraphSetConditional: 1\n");
  const Sources two = {{"a.cu", "void f() { cudaFree(p); }\n"}, {"b.cu", "int b;\n"}};
  const std::string csv = statisticsCsv(reportOf(two));
  CHECK(csv.find("\nfile 'GLOBAL' statistics:\nCONVERTED refs count;1\n") != std::string::npos);
  CHECK(csv.find("\nCUDA ref name;Count\ncudaFree;1\n") != std::string::npos);
  CHECK(csv.find("\nTOTAL statistics:\nCONVERTED files;1\nPROCESSED files;2\n") != std::string::npos);
}
