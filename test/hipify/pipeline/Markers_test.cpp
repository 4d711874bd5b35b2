// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hipify/pipeline/Translation.h"

namespace {

struct Result {
  std::string output, problems;  // problems: messages of hip-marker, one a line
  std::size_t diagnostics = 0, uses = 0;
};

Result run(std::string_view text) {
  const auto translation = hipify::translate("a.cu", text, {});
  Result result{translation.output, "", translation.diagnostics.size(),
                translation.tally.names.size()};
  for (const auto& diagnostic : translation.diagnostics) {
    if (diagnostic.id == hipify::DiagnosticId::Marker) {
      result.problems += diagnostic.message + "\n";
    }
  }
  return result;
}

}  // namespace

TEST_CASE("nothing between the markers off and on is edited") {
  CHECK(run("#include <cuda_runtime.h>\n"
            "// hipify: off\n"
            "void f() { cudaFree(0); }\n"
            "// hipify: on\n"
            "void g() { cudaFree(0); }\n")
            .output ==
        "#include <hip/hip_runtime.h>\n"
        "// hipify: off\n"
        "void f() { cudaFree(0); }\n"
        "// hipify: on\n"
        "void g() { hipFree(0); }\n");
}

TEST_CASE("nothing between the markers is diagnosed or counted") {
  const char* lost = "void f(cudaExternalMemory_t m) { asm(\"brkpt;\"); CAT(cuda, Free); cudaProfilerInitialize(a, b, c); }\n";
  CHECK(run(lost).diagnostics > 0);
  const Result off = run(std::string("/* hipify: off */\n") + lost + "/* hipify: on */\n");
  CHECK(off.diagnostics == 0);
  CHECK(off.uses == 0);
  CHECK(off.output == std::string("/* hipify: off */\n") + lost + "/* hipify: on */\n");
}

TEST_CASE("off-next-line covers one line") {
  CHECK(run("#include <cuda_runtime.h>\nvoid f() {\n  // hipify: off-next-line\n  cudaFree(0);\n  cudaFree(1);\n}\n").output ==
        "#include <hip/hip_runtime.h>\nvoid f() {\n  // hipify: off-next-line\n  cudaFree(0);\n  hipFree(1);\n}\n");
}

TEST_CASE("an include that is off does not stand for the runtime's header") {
  CHECK(run("// hipify: off\n#include <cuda_runtime.h>\n// hipify: on\nvoid f() { cudaFree(0); }\n").output ==
        "#include <hip/hip_runtime.h>\n// hipify: off\n#include <cuda_runtime.h>\n// hipify: on\nvoid f() { hipFree(0); }\n");
}

TEST_CASE("markers that do not fit are warned about") {
  CHECK(run("// hipify: off\nint x;\n").problems == "the translation is switched off and never on again\n");
  CHECK(run("// hipify: on\n").problems == "the translation is on already when it is switched on\n");
  CHECK(run("// hipify: off\n// hipify: off\n// hipify: on\n").problems ==
        "the translation is off already when it is switched off\n");
  CHECK(run("// hipify: ofn\n").problems == "the marker is unknown (ofn); it is off, on or off-next-line\n");
  CHECK(run("// hipify: this file was translated\n// see hipify: off\n").problems.empty());
}
