// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hipify/api/ApiTable.h"
#include "test/hipify/report/MakeReport.h"

using namespace hipify;
using namespace hipify::test;

namespace {
/// "cpu nvidia amd" of one file.
std::string levels(const std::string& text) {
  const Sources sources = {{"a.cu", text}};
  const Report report = reportOf(sources);
  std::string result;
  for (const Backend backend : kBackends) {
    result += std::string(result.empty() ? "" : " ") + std::string(levelText(report.files[0].on(backend).level));
  }
  return result;
}

std::string reasons(const std::string& text, Backend backend) {
  const Sources sources = {{"a.cu", text}};
  const Report report = reportOf(sources);
  std::string result;
  for (const Reason& reason : report.files[0].on(backend).reasons) {
    result += std::string(levelText(reason.level)) + ": " + reason.text + " x" + std::to_string(reason.uses) + "\n";
  }
  return result;
}

Support support(const std::string& name, Backend backend) { return supportOf(ApiTable::find(name), backend); }
}  // namespace

TEST_CASE("a file is as ready as the worst of what is known about it") {
  CHECK(levels("#include <cuda_runtime.h>\nvoid f() { cudaFree(p); k<<<1, 2>>>(p); }\n") == "ready ready ready");
  CHECK(levels("void f() { cudaGraphSetConditional(h, 1); }\n") == "work look work");
  CHECK(levels("__global__ void k(float* p) { p[0] = __shfl_down_sync(0xffffffff, p[0], 1); }\n") == "ready ready look");
  CHECK(levels("void f() { asm(\"wgmma.fence.sync.aligned;\"); }\n") == "work ready work");
}

TEST_CASE("a backend without a function, or without a whole library, says which") {
  CHECK(reasons("void f() { cudaIpcGetMemHandle(&h, p); cudaIpcGetMemHandle(&h, q); }\n", Backend::Cpu) ==
        "work: hipIpcGetMemHandle is not there x2\n");
  const std::string blas = "#include <cublas_v2.h>\nvoid f() { cublasCreate(&h); }\n";
  CHECK(reasons(blas, Backend::Cpu) == "work: HIP's blas library is not there x2\n");
  CHECK(reasons(blas, Backend::Nvidia) == "look: needs HIP's blas library, built for this backend x2\n");
  CHECK(reasons(blas, Backend::Amd) == "");
}

TEST_CASE("what a backend has follows its headers and lists") {
  for (const Backend backend : kBackends) {
    CHECK(support("cudaMalloc", backend) == Support::There);
    CHECK(support("__shfl_sync", backend) == Support::There);
    CHECK(support("cudaSuccess", backend) == Support::There);
    CHECK(support("float4", backend) == Support::There);
    CHECK(support("make_cudaExtent", backend) == Support::There);
    CHECK(support("expm1f", backend) == Support::There);
    CHECK(support("cudaGraphSetConditional", backend) == Support::None);
  }
  CHECK(support("GLuint", Backend::Cpu) == Support::There);  // OpenGL's, not CUDA's
  CHECK(support("cudnnCreate", Backend::Cpu) == Support::None);
  CHECK(support("cudnnCreate", Backend::Nvidia) == Support::None);
  CHECK(support("cudnnCreate", Backend::Amd) == Support::There);
}

TEST_CASE("the reasons of all files are counted by backend, worst and most frequent first") {
  const std::string ptx = "void f() { asm(\"wgmma.fence.sync.aligned;\"); }\n";
  const std::string both = ptx + "void g() { cudaGraphSetConditional(h, 1); }\n";
  const Sources sources = {{"a.cu", ptx}, {"b.cu", both}, {"c.cu", "#if CUDA_VERSION >= 11000\n#endif\n"}};
  const Report report = reportOf(sources);
  const BackendTotal& amd = report.on(Backend::Amd);
  CHECK(amd.files == std::array<unsigned, 3>{0, 1, 2});
  REQUIRE(amd.causes.size() == 3);
  CHECK(amd.causes[0].text == "hip-inline-ptx");
  CHECK(amd.causes[0].files == 2);
  CHECK(amd.causes[1].text == "hip-unsupported-api");
  CHECK(amd.causes[2].text == "hip-version-macro");
  CHECK(amd.causes[2].level == Level::Look);
}
