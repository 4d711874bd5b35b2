// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;
using hipify::test::ids;

TEST_CASE("a name without counterpart is kept and reported where it stands") {
  const std::string text = "int a;\n  cudaGraphSetConditional(h, 1);\n";
  CHECK(hip(text) == text);
  const auto result = hipify::test::run(text);
  REQUIRE(result.diagnostics.size() == 1);
  CHECK(result.diagnostics[0].offset == 9);
  CHECK(result.leavesWork());
}

TEST_CASE("what the project defines itself, or disables, is not reported") {
  CHECK(ids("#define __heq2_mask(p) (*(p))\nint f(int* p) { return __heq2_mask(p); }\n") == "");
  CHECK(ids("__device__ int __heq2_mask(const int* p) { return *p; }\nint f(int* p) { return __heq2_mask(p); }\n") == "");
  CHECK(ids("#if 0\ncudaGraphSetConditional(h, 1);\n#endif\n") == "");
}

TEST_CASE("ordinary words and device functions that HIP has raise nothing") {
  CHECK(ids("texture; saturate(x); mul24(a, b); __mul24(a, b); __int_as_float(1); __fdividef(a, b); "
            "__shfl_xor_sync(m, v, 1); dim3 g; float4 v; min(a, b);\n") == "");
}

TEST_CASE("only tests of the architecture's number are reported, tests for the device side are translated") {
  CHECK(hip("#ifdef __CUDA_ARCH__\n#endif\n") == "#ifdef __HIP_DEVICE_COMPILE__\n#endif\n");
  CHECK(ids("#ifdef __CUDA_ARCH__\n#endif\n") == "");
  const std::string text = "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600\n#endif\n";
  CHECK(hip(text) == text);
  CHECK(ids(text) == "hip-version-macro ");
  CHECK(ids("#if CUDA_VERSION >= 11000\n#endif\n") == "hip-version-macro ");
}
