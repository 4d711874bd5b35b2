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
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(t<float,4>), dim3(1),dim3(2), 0, 0, a); "
        "hipLaunchKernelGGL(HIP_KERNEL_NAME(t<double,2>), dim3(3),dim3(4), 0, 0, b);\n");
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

TEST_CASE("a launch in a macro body is converted there, with the edits of its arguments") {
  CHECK(hipWithLaunchMacro("#define RUN(k, g, b, ...) k<<<g, b>>>(__VA_ARGS__)\nRUN((put), 1, 4, d);\n") ==
        "#define RUN(k, g, b, ...) hipLaunchKernelGGL(k, dim3(g), dim3(b), 0, 0, __VA_ARGS__)\nRUN((put), 1, 4, d);\n");
  CHECK(hipWithLaunchMacro("k<<<cub::min(a, b), 2>>>(cudaMemcpyToSymbol(c, h, 4), /* cudaFree */ 1);\n") ==
        "hipLaunchKernelGGL(k, dim3(hipcub::min(a, b)), dim3(2), 0, 0, "
        "hipMemcpyToSymbol(HIP_SYMBOL(c), h, 4), /* cudaFree */ 1);\n");
}
