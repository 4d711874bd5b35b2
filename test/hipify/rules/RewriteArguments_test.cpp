// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;

TEST_CASE("symbols are wrapped, whatever commas their expression holds") {
  CHECK(hip("cudaMemcpyToSymbol(c[idx(0, 1)], h, 4);\n") == "hipMemcpyToSymbol(HIP_SYMBOL(c[idx(0, 1)]), h, 4);\n");
  CHECK(hip("cudaMemcpyFromSymbol(&h[idx(1, 2)], c, 16);\n") ==
        "hipMemcpyFromSymbol(&h[idx(1, 2)], HIP_SYMBOL(c), 16);\n");
  CHECK(hip("TRY( cudaMemcpyToSymbol( cfg::w, c, 3 * sizeof(float) ));\n") ==
        "TRY( hipMemcpyToSymbol( HIP_SYMBOL(cfg::w), c, 3 * sizeof(float) ));\n");
  CHECK(hip("cudaGetSymbolAddress((void**)&p,\n                     s<int, 2>);\n") ==
        "hipGetSymbolAddress((void**)&p,\n                     HIP_SYMBOL(s<int, 2>));\n");
}

TEST_CASE("kernel pointers are cast as a whole") {
  CHECK(hip("cudaFuncSetAttribute(k<float, 4>, A, 1);\n") ==
        "hipFuncSetAttribute(reinterpret_cast<const void*>(k<float, 4>), A, 1);\n");
  CHECK(hip("cudaFuncSetCacheConfig((void (*)(int, int))fp, c);\n") ==
        "hipFuncSetCacheConfig(reinterpret_cast<const void*>((void (*)(int, int))fp), c);\n");
  CHECK(hip("cudaFuncGetAttributes(&a, n < 3 ? f : g);\n") ==
        "hipFuncGetAttributes(&a, reinterpret_cast<const void*>(n < 3 ? f : g));\n");
  CHECK(hip("cudaLaunchKernel((const void*)k, g, b, args, 0, s);\n") == "hipLaunchKernel((const void*)k, g, b, args, 0, s);\n");
}

TEST_CASE("missing arguments are added only where they are missing") {
  CHECK(hip("cudaMallocHost(&p, n); cudaMallocHost(&p, n, cudaHostAllocMapped);\n") ==
        "hipHostMalloc(&p, n, hipHostMallocDefault); hipHostMalloc(&p, n, hipHostMallocMapped);\n");
}

TEST_CASE("a dropped argument is reported") {
  const std::string text = "cuOccupancyMaxPotentialBlockSize(&g, &b, f, cudaFree, 0, 0);\n";
  CHECK(hip(text) == "hipModuleOccupancyMaxPotentialBlockSize(&g, &b, f, 0, 0);\n");
  CHECK(hipify::test::ids(text) == "hip-lossy-argument ");
}

namespace {
std::string roc(const std::string& text) { return hip(text, {.rocLibraries = true, .miopen = true}); }
}  // namespace

TEST_CASE("AMD's own sparse library takes other arguments, HIP's keeps them") {
  const std::string solve = "cusparseScsrsv2_solve(h, t, m, z, &a, d, v, r, c, i, f, x, policy(1, 2), cudaFree(b));\n";
  CHECK(hip(solve) == "hipsparseScsrsv2_solve(h, t, m, z, &a, d, v, r, c, i, f, x, policy(1, 2), hipFree(b));\n");
  CHECK(roc(solve) == "rocsparse_scsrsv_solve(h, t, m, z, &a, d, v, r, c, i, f, x, rocsparse_solve_policy_auto, hipFree(b));\n");
  CHECK(roc("cusparseSpMV_bufferSize(h, o, a, A, x, b, y, t, g, &n);\n") ==
        "rocsparse_spmv(h, o, a, A, x, b, y, t, g, rocsparse_spmv_stage_buffer_size, &n, nullptr);\n");
  CHECK(roc("cusparseDgtsvInterleavedBatch(h, a, m, l, d, u, x, cudaSuccess, b);\n") ==
        "rocsparse_dgtsv_interleaved_batch(h, a, m, l, d, u, x, hipSuccess, hipSuccess, b);\n");
  CHECK(roc("cusparseCsr2cscEx2_bufferSize(h, m, n, z, v, r, c, cv, cr, cc, t, action, b, g, &s);\n") ==
        "rocsparse_csr2csc_buffer_size(h, m, n, z, r, c, action, &s);\n");
}

TEST_CASE("a size that is stored through a wider pointer is reported") {
  const auto result = hipify::test::run("cusparseSgemvi_bufferSize(h, o, m, n, z, &size);\n", {.rocLibraries = true});
  CHECK(result.output == "rocsparse_sgemvi_buffer_size(h, o, m, n, z, reinterpret_cast<size_t*>(&size));\n");
  CHECK(result.diagnostics.size() == 1);
}

TEST_CASE("arguments move with the edits inside them") {
  CHECK(roc("cudnnSoftmaxForward(h, CUDNN_SOFTMAX_FAST, mode, &a, xd, x, &b, yd, y);\n") ==
        "miopenSoftmaxForward_V2(h, &a, xd, x, &b, yd, y, MIOPEN_SOFTMAX_FAST, mode);\n");
  CHECK(roc("cudnnConvolutionBackwardData(h, &a, wd, w, dyd, dy, cd, algo, ws, n, &b, dxd, dx);\n") ==
        "miopenConvolutionBackwardData(h, &a, dyd, dy, wd, w, cd, algo, &b, dxd, dx, ws, n);\n");
  CHECK(roc("cudnnGetConvolutionForwardWorkspaceSize(h, xd, wd, cd, yd, algo, &n);\n") ==
        "miopenConvolutionForwardGetWorkSpaceSize(h, wd, xd, cd, yd, &n);\n");
}

TEST_CASE("a call with another number of arguments than the rule knows keeps them") {
  CHECK(roc("cudnnSoftmaxForward(h, __VA_ARGS__);\n") == "miopenSoftmaxForward_V2(h, __VA_ARGS__);\n");
  CHECK(hip("cuOccupancyMaxPotentialBlockSize(__VA_ARGS__);\n") == "hipModuleOccupancyMaxPotentialBlockSize(__VA_ARGS__);\n");
}

TEST_CASE("cuDNN becomes MIOpen only on request") {
  CHECK(hip("cudnnHandle_t h; cublasHandle_t b;\n", {.rocLibraries = true}) == "hipdnnHandle_t h; rocblas_handle b;\n");
  CHECK(hip("cudnnHandle_t h; cublasHandle_t b;\n", {.miopen = true}) == "miopenHandle_t h; hipblasHandle_t b;\n");
}

TEST_CASE("a declaration is not a call") {
  CHECK(hip("cudaError_t cudaMallocHost(void** p, size_t n); return cudaMallocHost(p, n);\n") ==
        "hipError_t hipHostMalloc(void** p, size_t n); return hipHostMalloc(p, n, hipHostMallocDefault);\n");
  CHECK(hip("extern \"C\" cudaError_t cudaMemcpyToSymbol(const void* s, const void* p, size_t n);\n") ==
        "extern \"C\" hipError_t hipMemcpyToSymbol(const void* s, const void* p, size_t n);\n");
}

TEST_CASE("where a rule cannot reach the arguments, a person is told") {
  CHECK(hip("auto f = &cudaMallocHost;\n") == "auto f = &hipHostMalloc;\n");
  CHECK(hipify::test::ids("auto f = &cudaMallocHost;\n") == "hip-lossy-argument ");
  const std::string macro = "#define M(p, ...) cudaMallocHost(p, __VA_ARGS__)\n";
  CHECK(hip(macro) == "#define M(p, ...) hipHostMalloc(p, __VA_ARGS__)\n");
  CHECK(hipify::test::ids(macro) == "hip-lossy-argument ");
  CHECK(hipify::test::ids("void f() { cudaMallocHost(&p, 4); g(cudaFree); }\ncudaError_t cudaMallocHost(void**, size_t);\n") == "");
}

TEST_CASE("comments inside argument lists stay where they are") {
  CHECK(hip("cudaMemcpyToSymbol(c /* the c, o */, h, /* size, */ 4);\n") ==
        "hipMemcpyToSymbol(HIP_SYMBOL(c) /* the c, o */, h, /* size, */ 4);\n");
}

TEST_CASE("a project's own function of that name keeps its arguments") {
  CHECK(hip("t.cudaMemcpyToSymbol(c, h, 4);\n") == "t.cudaMemcpyToSymbol(c, h, 4);\n");
}
