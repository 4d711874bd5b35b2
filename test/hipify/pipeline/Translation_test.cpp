// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hipify/output/Writer.h"
#include "test/hipify/Translate.h"

using hipify::test::run;

TEST_CASE("bytes outside the edits survive: CRLF, tabs, NUL, no last newline, invalid UTF-8") {
  const std::string text("#include <cuda_runtime.h>\r\n\tcudaFree(p);\t \r\n\xff\xfe\0x", 48);
  const std::string expected("#include <hip/hip_runtime.h>\r\n\thipFree(p);\t \r\n\xff\xfe\0x", 50);
  CHECK(run(text).output == expected);
}

TEST_CASE("translating a translation changes nothing") {
  const std::string text =
      "#include <cuda.h>\n#include <cub/cub.cuh>\n#ifdef __CUDACC__\n#endif\n"
      "void f() { cudaFuncSetAttribute(k<1, 2>, A, 1); cudaMemcpyToSymbol(c, h, 4); cudaMallocHost(&p, 4);\n"
      "k<1, 2><<<g, b>>>(cub::f()); cudaEventCreate(&e, 1); }\n";
  for (const bool macro : {false, true}) {
    const std::string once = run(text, {.launchMacro = macro}, "a.cu").output;
    CHECK(once != text);
    CHECK(run(once, {.launchMacro = macro}, "a.hip").output == once);
  }
}

TEST_CASE("brackets that differ between branches do not disturb what follows") {
  CHECK(hipify::test::hip("#if A\nif (x) {\n#else\nif (y) {\n#endif\ncudaMemcpyToSymbol(c, h, 4); }\n") ==
        "#if A\nif (x) {\n#else\nif (y) {\n#endif\nhipMemcpyToSymbol(HIP_SYMBOL(c), h, 4); }\n");
}

TEST_CASE("differences are shown as diff -u shows them") {
  CHECK(hipify::unifiedDiff("a\nb\nc\nd\ne\nf\ng\nh\n", "a\nb\nc\nd\nE\nf\ng\nh", "x", "y") ==
        "--- x\n+++ y\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n-h\n+h\n\\ No newline at end of file\n");
  CHECK(hipify::unifiedDiff("a\n", "a\n", "x", "y").empty());
}
