// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;

TEST_CASE("API names are renamed in code, macro bodies, conditions and dead branches") {
  CHECK(hip("cudaError_t e = cudaMalloc(&p, 4);\n") == "hipError_t e = hipMalloc(&p, 4);\n");
  CHECK(hip("#define CK(x) if (x != cudaSuccess) abort()\n") == "#define CK(x) if (x != hipSuccess) abort()\n");
  CHECK(hip("#if 0\ncudaFree(p);\n#else\ncudaFree(q);\n#endif\n") == "#if 0\nhipFree(p);\n#else\nhipFree(q);\n#endif\n");
  CHECK(hip("#if defined(__CUDACC__)\n#endif\n") == "#if defined(__HIPCC__)\n#endif\n");
}

TEST_CASE("comments, strings, numbers and error texts are left alone") {
  for (const std::string text : {"// cudaMalloc\n", "/* cudaMalloc */\n", "f(\"cudaMalloc failed\");\n",
                                 "f(R\"(cudaMalloc x)\");\n", "#error use cudaMalloc, don't\n",
                                 "rename(\"cuda.h.bak\", \"my/cuda.h\"); int cuda_h = 3;\n"}) {
    CHECK(hip(text) == text);
  }
}

TEST_CASE("members and names of other namespaces are the project's") {
  CHECK(hip("t.cudaFree(q); u->cudaFree(q); mock::cudaMalloc(p); a<b>::cudaFree(q);\n") ==
        "t.cudaFree(q); u->cudaFree(q); mock::cudaMalloc(p); a<b>::cudaFree(q);\n");
  CHECK(hip("::cudaFree(q); return ::cudaFree(q);\n") == "::hipFree(q); return ::hipFree(q);\n");
  CHECK(hip("cudaError::cudaSuccess\n") == "hipError_t::hipSuccess\n");
}

TEST_CASE("a class or namespace that declares an API name keeps it inside") {
  CHECK(hip("struct T { void cudaFree(void* p); void g() { cudaFree(0); } };\nvoid h() { cudaFree(0); }\n") ==
        "struct T { void cudaFree(void* p); void g() { cudaFree(0); } };\nvoid h() { hipFree(0); }\n");
  CHECK(hip("namespace mock { int cudaMalloc(void**); int f() { return cudaMalloc(0); } }\n") ==
        "namespace mock { int cudaMalloc(void**); int f() { return cudaMalloc(0); } }\n");
  CHECK(hip("namespace app { cudaStream_t s; cudaError_t e = cudaSuccess; void f() { cudaFree(0); } }\n") ==
        "namespace app { hipStream_t s; hipError_t e = hipSuccess; void f() { hipFree(0); } }\n");
}

TEST_CASE("names that only look like CUDA stay") {
  for (const std::string text : {"struct cudaGaugeField { int cudaMallocCount; };\n", "my_cudaFree(cudaFree2);\n",
                                 "cublasHandle h; cudaCheckError();\n", "using namespace cubic;\n"}) {
    CHECK(hip(text) == text);
  }
}

TEST_CASE("a name split over lines is still that name") {
  CHECK(hip("cuda\\\nFree(p);\n") == "hipFree(p);\n");
}

TEST_CASE("a macro that stands for nothing goes away") {
  CHECK(hip("static void CUDART_CB done(void* p);\ntypedef void (CUDART_CB *Done)(void*);\n") ==
        "static void done(void* p);\ntypedef void (*Done)(void*);\n");
}

TEST_CASE("the bfloat16 type becomes HIP's matching one") {
  CHECK(hip("__nv_bfloat16 x; nv_bfloat162 y; __nv_fp8_e4m3 z;\n") ==
        "__hip_bfloat16 x; __hip_bfloat162 y; __hip_fp8_e4m3 z;\n");
}

TEST_CASE("an overloaded function is chosen by the number of arguments") {
  CHECK(hip("cudaEventCreate(&e); cudaEventCreate(&e, cudaEventDisableTiming);\n") ==
        "hipEventCreate(&e); hipEventCreateWithFlags(&e, hipEventDisableTiming);\n");
  CHECK(hip("cudaGraphInstantiate(&x, g, 0); cudaGraphInstantiate(&x, g, NULL, NULL, 0);\n") ==
        "hipGraphInstantiateWithFlags(&x, g, 0); hipGraphInstantiate(&x, g, NULL, NULL, 0);\n");
}

TEST_CASE("a parse that resolved a name decides") {
  const std::string text = "cudaFree(p); x.cudaFree(p);\n";
  hipify::AstFileFacts ast;
  ast.bindings = {{0, hipify::Binding::User}, {15, hipify::Binding::Cuda}};
  CHECK(hipify::translate("a.inc", text, {}, &ast).output == "#include <hip/hip_runtime.h>\ncudaFree(p); x.hipFree(p);\n");
}
