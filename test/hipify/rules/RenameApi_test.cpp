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

TEST_CASE("a type behind an arrow is what a function returns, a function there is a member") {
  CHECK(hip("auto f() -> cudaError_t; auto g = [=]() mutable -> cudaStream_t { return p->cudaFree(q); };\n") ==
        "auto f() -> hipError_t; auto g = [=]() mutable -> hipStream_t { return p->cudaFree(q); };\n");
}

TEST_CASE("enumerators of a project's own scoped enumeration stay") {
  CHECK(hip("enum class E : int { cudaSuccess = 1, cudaErrorUnknown }; E e = E::cudaSuccess; int i = cudaSuccess;\n") ==
        "enum class E : int { cudaSuccess = 1, cudaErrorUnknown }; E e = E::cudaSuccess; int i = hipSuccess;\n");
}

TEST_CASE("names in declarators, initialisers, bindings and template arguments are renamed") {
  CHECK(hip("using ::cudaError_t; using E = ::cudaError_t; decltype(&cudaMalloc) f = &::cudaMalloc;\n") ==
        "using ::hipError_t; using E = ::hipError_t; decltype(&hipMalloc) f = &::hipMalloc;\n");
  CHECK(hip("P p = {.kind = cudaMemcpyHostToDevice}; auto [a, b] = g<cudaError_t>{cudaFree(q), 2};\n") ==
        "P p = {.kind = hipMemcpyHostToDevice}; auto [a, b] = g<hipError_t>{hipFree(q), 2};\n");
  CHECK(hip("void f(cudaStream_t s = cudaStreamPerThread); struct S { cudaStream_t s{nullptr}; };\n") ==
        "void f(hipStream_t s = hipStreamPerThread); struct S { hipStream_t s{nullptr}; };\n");
}

TEST_CASE("a variable may have the name of a type") {
  CHECK(hip("void f() { cudaError_t cudaError = g(); if (cudaError != cudaSuccess) h(cudaError); }\ncudaError e;\n") ==
        "void f() { hipError_t cudaError = g(); if (cudaError != hipSuccess) h(cudaError); }\nhipError_t e;\n");
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

TEST_CASE("the functions of cublas.h without a handle are not those of hipBLAS") {
  CHECK(hip("#include <cublas.h>\ncublasSscal(n, a, x, 1); cublasStatus s;\n") ==
        "#include <hipblas/hipblas.h>\ncublasSscal(n, a, x, 1); hipblasStatus_t s;\n");
  CHECK(hip("#include <hipblas/hipblas.h>\ncublasSscal(n, a, x, 1);\n") ==
        "#include <hipblas/hipblas.h>\ncublasSscal(n, a, x, 1);\n");
  CHECK(hipify::test::ids("#include <cublas.h>\nvoid f() { cublasSscal(n, a, x, 1); }\n") == "hip-unsupported-api ");
  CHECK(hip("#include <cublas_v2.h>\ncublasSscal(h, n, a, x, 1);\n") ==
        "#include <hipblas/hipblas.h>\nhipblasSscal(h, n, a, x, 1);\n");
}

TEST_CASE("an overloaded function is chosen by the number of arguments") {
  CHECK(hip("cudaEventCreate(&e); cudaEventCreate(&e, cudaEventDisableTiming);\n") ==
        "hipEventCreate(&e); hipEventCreateWithFlags(&e, hipEventDisableTiming);\n");
  CHECK(hip("cudaGraphInstantiate(&x, g, 0); cudaGraphInstantiate(&x, g, NULL, NULL, 0);\n") ==
        "hipGraphInstantiateWithFlags(&x, g, 0); hipGraphInstantiate(&x, g, NULL, NULL, 0);\n");
}

TEST_CASE("an overload is not chosen where the number of arguments is not known") {
  CHECK(hip("#define E(e, ...) cudaEventCreate(e, ##__VA_ARGS__)\n") == "#define E(e, ...) hipEventCreate(e, ##__VA_ARGS__)\n");
  CHECK(hip("cudaEventCreate(&e\n#ifdef F\n, 1\n#endif\n);\n") == "hipEventCreate(&e\n#ifdef F\n, 1\n#endif\n);\n");
}

TEST_CASE("a file's own definition of a macro of the compiler is translated, whatever the parse says") {
  const std::string text = "#define __CUDACC__\n#ifdef __CUDACC__\n#endif\n";
  hipify::AstFileFacts ast;
  ast.bindings = {{8, hipify::Binding::User}, {26, hipify::Binding::User}};
  CHECK(hipify::translate("a.inc", text, {}, &ast).output == "#define __HIPCC__\n#ifdef __HIPCC__\n#endif\n");
}

TEST_CASE("a parse that resolved a name decides") {
  const std::string text = "cudaFree(p); x.cudaFree(p);\n";
  hipify::AstFileFacts ast;
  ast.bindings = {{0, hipify::Binding::User}, {15, hipify::Binding::Cuda}};
  CHECK(hipify::translate("a.inc", text, {}, &ast).output == "#include <hip/hip_runtime.h>\ncudaFree(p); x.hipFree(p);\n");
}
