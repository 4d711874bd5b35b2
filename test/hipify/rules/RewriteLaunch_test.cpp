// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;
using hipify::test::hipWithLaunchMacro;

TEST_CASE("launches stay byte for byte by default, names inside are translated") {
  CHECK(hip("k<float, 4> <<< g ,\n 256 >>> (p);\n") == "k<float, 4> <<< g ,\n 256 >>> (p);\n");
  CHECK(hip("k<<<1, 2, 0, cudaStreamPerThread>>>(cudaFree(p));\n") == "k<<<1, 2, 0, hipStreamPerThread>>>(hipFree(p));\n");
}

TEST_CASE("brackets of a launch that stand apart are joined, other brackets stay") {
  CHECK(hip("k << < g, b >> > (p);\n") == "k <<< g, b >>> (p);\n");
  CHECK(hip("k<int> < < < g, f<a<int> >(x), 0 >> >(p);\n") == "k<int> <<< g, f<a<int> >(x), 0 >>>(p);\n");
  CHECK(hip("k<<<g, b>> >(p);\n") == "k<<<g, b>>>(p);\n");
  CHECK(hip("a << b < c; x<y<z<int> > >(d);\n") == "a << b < c; x<y<z<int> > >(d);\n");
  CHECK(hipWithLaunchMacro("k<< <g, b>> >(p);\n") == "hipLaunchKernelGGL(k, dim3(g), dim3(b), 0, 0, p);\n");
}

TEST_CASE("launches become the macro on request") {
  CHECK(hipWithLaunchMacro("k<<<(n+255)/256, 256>>>(p);\n") == "hipLaunchKernelGGL(k, dim3((n+255)/256), dim3(256), 0, 0, p);\n");
  CHECK(hipWithLaunchMacro("k<<<1, 256, 256 * sizeof(float)>>>(p);\n") ==
        "hipLaunchKernelGGL(k, dim3(1), dim3(256), 256 * sizeof(float), 0, p);\n");
  CHECK(hipWithLaunchMacro("k<<<o.g(), 256, n*sizeof(int), s>>>(p);\n") ==
        "hipLaunchKernelGGL(k, dim3(o.g()), dim3(256), n*sizeof(int), s, p);\n");
  CHECK(hipWithLaunchMacro("ns::k<a<b>><<<g, dim3(2, 3)>>>();\n") ==
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(ns::k<a<b>>), dim3(g), dim3(2, 3), 0, 0);\n");
  CHECK(hipWithLaunchMacro("t<float,4><<<1,2>>>(a); t<double,2><<<3,4>>>(b);\n") ==
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(t<float,4>), dim3(1), dim3(2), 0, 0, a); "
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(t<double,2>), dim3(3), dim3(4), 0, 0, b);\n");
}

TEST_CASE("blanks around the brackets and commas of a launch go, line breaks and comments stay") {
  CHECK(hipWithLaunchMacro("k <<<g ,b, 0 >>> (p);  e<<<1, 2>>> ( );\n") ==
        "hipLaunchKernelGGL(k, dim3(g), dim3(b), 0, 0, p);  hipLaunchKernelGGL(e, dim3(1), dim3(2), 0, 0);\n");
  CHECK(hipWithLaunchMacro("k<<<g, /* rows */\n    b>>>(p,\n      q);\n") ==
        "hipLaunchKernelGGL(k, dim3(g), /* rows */\n    dim3(b), 0, 0, p,\n      q);\n");
  CHECK(hipWithLaunchMacro("k<<<\n  g, b\n>>> /* a */ (\n  p);\n") ==
        "hipLaunchKernelGGL(k, \n  dim3(g), dim3(b)\n, 0, 0,  /* a */ \n  p);\n");
}

TEST_CASE("a kernel template whose arguments are deduced is named as a template") {
  CHECK(hipWithLaunchMacro("template <class T> static __global__ __launch_bounds__(64) void k(T* p);\nvoid f() { k<<<1, 2>>>(p); }\n") ==
        "template <class T> static __global__ __launch_bounds__(64) void k(T* p);\n"
        "void f() { hipLaunchKernelGGL(HIP_KERNEL_NAME(k), dim3(1), dim3(2), 0, 0, p); }\n");
}

TEST_CASE("comparisons before a launch are not part of the kernel's name") {
  CHECK(hipWithLaunchMacro("if (n < 3) t<int, 1><<<1, 1>>>(p);\n") ==
        "if (n < 3) hipLaunchKernelGGL(HIP_KERNEL_NAME(t<int, 1>), dim3(1), dim3(1), 0, 0, p);\n");
  CHECK(hipWithLaunchMacro("for (int i = 0; i < n; i++) if (i > 2) k<4><<<1, 2>>>(p);\n") ==
        "for (int i = 0; i < n; i++) if (i > 2) hipLaunchKernelGGL(HIP_KERNEL_NAME(k<4>), dim3(1), dim3(2), 0, 0, p);\n");
}

TEST_CASE("kernels may be expressions") {
  CHECK(hipWithLaunchMacro("tab[0]<<<1, 2>>>(p); (*tab)<<<1, 2>>>(p); o->f<<<1, 2>>>(p);\n") ==
        "hipLaunchKernelGGL(tab[0], dim3(1), dim3(2), 0, 0, p); hipLaunchKernelGGL((*tab), dim3(1), dim3(2), 0, 0, p); "
        "hipLaunchKernelGGL(o->f, dim3(1), dim3(2), 0, 0, p);\n");
}

TEST_CASE("kernels may be results of templates and members of unknown types") {
  CHECK(hipWithLaunchMacro("std::get<0>(t)<<<1, 2>>>(3); T::template k<int><<<1, 2>>>(p);\n") ==
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(std::get<0>(t)), dim3(1), dim3(2), 0, 0, 3); "
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(T::template k<int>), dim3(1), dim3(2), 0, 0, p);\n");
}

TEST_CASE("a launch whose configuration is conditional is kept and reported") {
  const std::string text = "void f() { k<<<1, 2\n#ifdef S\n, 16\n#endif\n>>>(3); }\n";
  CHECK(hipWithLaunchMacro(text) == text);
}

TEST_CASE("a launch does not name a kernel: a launch of a launch is kept and reported") {
  const auto twice = hipify::test::run("k<<<1, 2>>>(p)<<<3, 4>>>(q);\n", {.launchMacro = true});
  REQUIRE(twice.diagnostics.size() == 1);
  CHECK(twice.diagnostics[0].id == hipify::DiagnosticId::LaunchSyntax);
  CHECK(twice.diagnostics[0].offset == 14);
  CHECK(hipWithLaunchMacro("k<<<1, 2>>>(p)<<<3, 4>>>(q);\n") ==
        "hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0, p)<<<3, 4>>>(q);\n");
  CHECK(hipWithLaunchMacro("(k<<<1, 2>>>(p))<<<3, 4>>>(q);\n") ==
        "(hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0, p))<<<3, 4>>>(q);\n");
  CHECK(hipWithLaunchMacro("k<<<1, 2>>>(j<<<3, 4>>>(p));\n") ==
        "hipLaunchKernelGGL(k, dim3(1), dim3(2), 0, 0, hipLaunchKernelGGL(j, dim3(3), dim3(4), 0, 0, p));\n");
}

TEST_CASE("launches that the preprocessor skips can be left, the names in them are translated") {
  hipify::AstFileFacts ast;
  ast.inactive = {{8, 50}};
  const std::string text = "#if ONE\nk<<<1, 2, 0, cudaStreamLegacy>>>(p);      \n#else\nk<<<3, 4>>>(p);\n#endif\n";
  hipify::TranslationOptions options;
  options.rules.launchMacro = options.rules.liveLaunchesOnly = true;
  CHECK(hipify::translate("a.inc", "" + text, options, &ast).output.substr(29) ==
        "#if ONE\nk<<<1, 2, 0, hipStreamLegacy>>>(p);      \n#else\nhipLaunchKernelGGL(k, dim3(3), dim3(4), 0, 0, p);\n#endif\n");
}

TEST_CASE("a launch in a macro body is converted there, with the edits of its arguments") {
  CHECK(hipWithLaunchMacro("#define RUN(k, g, b, ...) k<<<g, b>>>(__VA_ARGS__)\nRUN((put), 1, 4, d);\n") ==
        "#define RUN(k, g, b, ...) hipLaunchKernelGGL(k, dim3(g), dim3(b), 0, 0, __VA_ARGS__)\nRUN((put), 1, 4, d);\n");
  CHECK(hipWithLaunchMacro("k<<<cub::min(a, b), 2>>>(cudaMemcpyToSymbol(c, h, 4), /* cudaFree */ 1);\n") ==
        "hipLaunchKernelGGL(k, dim3(hipcub::min(a, b)), dim3(2), 0, 0, "
        "hipMemcpyToSymbol(HIP_SYMBOL(c), h, 4), /* cudaFree */ 1);\n");
}
