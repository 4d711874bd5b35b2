// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/api/ApiTable.h"

#include <catch2/catch.hpp>

using hipify::ApiTable;

namespace {
std::string hipNameOf(std::string_view cuda) {
  const auto number = ApiTable::find(cuda);
  return number == ApiTable::kNone ? "(none)" : std::string(ApiTable::row(number).hipName);
}
std::string headerFor(std::string_view spelling) {
  std::string target = "(none)";
  ApiTable::findHeader(spelling, target);
  return target;
}
}  // namespace

TEST_CASE("every identifier row is found under its own name") {
  for (std::uint32_t number = 1; number <= ApiTable::rowCount(); ++number) {
    const auto row = ApiTable::row(number);
    if (row.kind == hipify::ApiKind::Header || row.kind == hipify::ApiKind::Namespace || row.hasFlag("plain_word")) {
      continue;
    }
    REQUIRE(ApiTable::find(row.cudaName) == number);
  }
}

TEST_CASE("names map to what HIP declares") {
  CHECK(hipNameOf("cudaMallocAsync") == "hipMallocAsync");
  CHECK(hipNameOf("cudaMallocHost") == "hipHostMalloc");
  CHECK(hipNameOf("__nv_bfloat16") == "__hip_bfloat16");
  CHECK(hipNameOf("__nv_fp8_e4m3") == "__hip_fp8_e4m3");
  CHECK(hipNameOf("__CUDACC__") == "__HIPCC__");
  CHECK(hipNameOf("cudaMallocCount") == "(none)");
}

TEST_CASE("a name without a counterpart carries none") {
  const auto row = ApiTable::row(ApiTable::find("cudaGraphSetConditional"));
  CHECK(row.status == hipify::ApiStatus::Unsupported);
  CHECK(row.hipName.empty());
}

TEST_CASE("every name without a full counterpart says what to do") {
  for (std::uint32_t number = 1; number <= ApiTable::rowCount(); ++number) {
    const auto row = ApiTable::row(number);
    if (row.status == hipify::ApiStatus::Unsupported || row.hasFlag("partial")) {
      INFO(row.cudaName);
      REQUIRE_FALSE(row.note.empty());
    }
  }
  CHECK(ApiTable::row(ApiTable::find("cuGreenCtxDestroy")).note.find("hipExtStreamCreateWithCUMask") != std::string::npos);
}

TEST_CASE("words that any program may use for itself are listed and not matched") {
  CHECK(ApiTable::find("MAJOR_VERSION") == ApiTable::kNone);
  CHECK(ApiTable::find("libraryPropertyType") != ApiTable::kNone);
}

TEST_CASE("headers are found by name and by folder, the longest folder first") {
  CHECK(headerFor("cuda_runtime.h") == "hip/hip_runtime.h");
  CHECK(headerFor("cuda_bf16.h") == "hip/hip_bf16.h");
  CHECK(headerFor("cub/device/device_reduce.cuh") == "hipcub/hipcub.hpp");
  CHECK(headerFor("thrust/sort.h") == "thrust/sort.h");
  CHECK(headerFor("thrust/system/cuda/execution_policy.h") == "thrust/system/hip/execution_policy.h");
  CHECK(headerFor("device_launch_parameters.h").empty());
  CHECK(headerFor("my/cuda.h") == "(none)");
}

TEST_CASE("a mistyped name gets suggestions") {
  const auto names = ApiTable::suggestions("cudaMalocAsync", 3);
  REQUIRE_FALSE(names.empty());
  CHECK(names.front() == "cudaMallocAsync");
}
