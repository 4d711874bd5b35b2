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
            "__shfl_xor_sync(m, v, 1, 32); dim3 g; float4 v; min(a, b);\n") == "");
}

TEST_CASE("only tests of the architecture's number are reported, tests for the device side are translated") {
  CHECK(hip("#ifdef __CUDA_ARCH__\n#endif\n") == "#ifdef __HIP_DEVICE_COMPILE__\n#endif\n");
  CHECK(ids("#ifdef __CUDA_ARCH__\n#endif\n") == "");
  const std::string text = "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600\n#endif\n";
  CHECK(hip(text) == text);
  CHECK(ids(text) == "hip-version-macro ");
  CHECK(ids("#if CUDA_VERSION >= 11000\n#endif\n") == "hip-version-macro ");
  CHECK(ids("#define V CUDA_VERSION\n#if 0\n#if CUDA_VERSION >= 11000\n#endif\n#endif\n") == "hip-version-macro ");
  const auto says = [](const std::string& condition) {
    return hipify::test::run("#if " + condition + "\n#endif\n").diagnostics.at(0).message;
  };
  CHECK(says("CUDA_VERSION >= 11000") == "CUDA_VERSION is not defined by HIP, so this branch is left out");
  CHECK(says("!defined(__CUDA_ARCH__) || (__CUDA_ARCH__ < 700)") == "__CUDA_ARCH__ is not defined by HIP, so this branch is taken");
  CHECK(says("OWN && CUDART_VERSION < 10 * 1000") == "CUDART_VERSION is not defined by HIP and reads as 0 in this condition");
  CHECK(ids("#ifdef __CUDA_ARCH__\n#define HD __host__ __device__\n#else\n#define HD\n#endif\n") == "hip-version-macro ");
  CHECK(ids("#ifdef __CUDACC__\n#define HD __host__ __device__\n#endif\n") == "");
}

TEST_CASE("a version macro that the code reads as a value is work: it does not compile in HIP") {
  CHECK(ids("__device__ int f() { return __CUDA_ARCH__; }\n") == "hip-unsupported-api ");
  CHECK(ids("__device__ void f() { if (__CUDA_ARCH__ >= 700) g(); }\n") == "hip-unsupported-api ");
  CHECK(ids("int v = CUDART_VERSION;\n") == "hip-unsupported-api ");
}

TEST_CASE("a report says what to do instead, and whether CUDA itself has dropped the name") {
  const auto first = [](const std::string& text) {
    const auto diagnostics = hipify::test::run(text).diagnostics;
    REQUIRE(diagnostics.size() == 1);
    return std::string(idText(diagnostics[0].id)) + ": " + diagnostics[0].message + ": " + diagnostics[0].hint;
  };
  CHECK(first("void f() { cudaSetDoubleForHost(&x); }\n") ==
        "hip-removed-api: cudaSetDoubleForHost was removed from CUDA in 13.0 and has no HIP counterpart: "
        "has had no effect for many versions: leave it out");
  CHECK(first("void f() { cudnnOpsInferVersionCheck(); }\n").find("was removed from cuDNN in 9.0.0") != std::string::npos);
  CHECK(first("CUDA_MEMSET_NODE_PARAMS p, q;\n") ==
        "hip-removed-api: HIP_MEMSET_NODE_PARAMS, which replaces CUDA_MEMSET_NODE_PARAMS, was removed from HIP in 7.0: "
        "hipMemsetParams has the same fields");
  CHECK(first("cudaGraphConditionalHandle h;\n").find("conditional nodes") != std::string::npos);
  CHECK(ids("void f() { cudaThreadSynchronize(); }\n") == "");  // gone from CUDA, alive in HIP
}

TEST_CASE("a translation that does less than CUDA is reported once a name") {
  CHECK(ids("void f() { cudnnCreate(&h); cudnnCreate(&g); cudnnDestroy(h); }\n") == "hip-partial-api hip-partial-api ");
  CHECK(ids("#include <cublas.h>\nvoid f() { cublasSgemm('n', 'n'); }\n") == "hip-unsupported-api ");
  CHECK(ids("#include <cublas_v2.h>\nvoid f() { cublasSgemm(h, a, b); }\n") == "");
}

TEST_CASE("a call in the form that only newer CUDA has is reported, in the older form translated") {
  CHECK(ids("void f() { cudaGraphAddNode(&n, g, d, e, 1, &p); }\n") == "hip-partial-api ");
  CHECK(ids("void f() { cudaGraphAddNode(&n, g, d, 1, &p); }\n") == "");
  CHECK(hip("cudaMemPrefetchAsync(p, n, place, 0, s);\ncudaMemPrefetchAsync(p, n, 0, s);\n") ==
        "hipMemPrefetchAsync_v2(p, n, place, 0, s);\nhipMemPrefetchAsync(p, n, 0, s);\n");
}
