// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>
#include <cstdint>
#include <numeric>
#include <vector>

#include "hip/runtime/PublicApi.h"

TEST_CASE("device memory is aligned and holds what is copied") {
  std::vector<int> values(1000), back(1000);
  std::iota(values.begin(), values.end(), 0);
  int* device = nullptr;
  REQUIRE(hipMalloc(&device, 4000) == hipSuccess);
  CHECK(reinterpret_cast<std::uintptr_t>(device) % 256 == 0);
  CHECK(hipMemcpy(device, values.data(), 4000, hipMemcpyHostToDevice) == hipSuccess);
  CHECK(hipMemcpy(back.data(), device, 4000, hipMemcpyDeviceToHost) == hipSuccess);
  CHECK(back == values);
  CHECK(hipMemsetD32(device, 0x01020304, 1000) == hipSuccess);
  CHECK(device[999] == 0x01020304);
  CHECK(hipFree(device) == hipSuccess);
}

TEST_CASE("rows are copied between different pitches") {
  char* device = nullptr;
  size_t pitch = 0;
  REQUIRE(hipMallocPitch(&device, &pitch, 3, 2) == hipSuccess);
  const char rows[] = "abcdef";
  CHECK(hipMemcpy2D(device, pitch, rows, 3, 3, 2, hipMemcpyHostToDevice) == hipSuccess);
  CHECK(std::string(device + pitch, 3) == "def");
  char back[8] = {};
  CHECK(hipMemcpy2D(back, 4, device, pitch, 3, 2, hipMemcpyDeviceToHost) == hipSuccess);
  CHECK(std::string(back + 4, 3) == "def");
  CHECK(hipFree(device) == hipSuccess);
}

TEST_CASE("an array takes rows and gives them back") {
  const hipChannelFormatDesc desc = hipCreateChannelDesc<float>();
  hipArray_t array = nullptr;
  REQUIRE(hipMallocArray(&array, &desc, 4, 3) == hipSuccess);
  std::vector<float> values(12), back(12);
  std::iota(values.begin(), values.end(), 0.0F);
  CHECK(hipMemcpy2DToArray(array, 0, 0, values.data(), 16, 16, 3, hipMemcpyHostToDevice) ==
        hipSuccess);
  CHECK(hipMemcpy2DFromArray(back.data(), 16, array, 0, 0, 16, 3, hipMemcpyDeviceToHost) ==
        hipSuccess);
  CHECK(back == values);
  float corner = 0;
  CHECK(hipMemcpy2DFromArray(&corner, 4, array, 12, 2, 4, 1, hipMemcpyDeviceToHost) == hipSuccess);
  CHECK(corner == 11);
  CHECK(hipMemcpy2DFromArray(back.data(), 16, array, 4, 0, 16, 3, hipMemcpyDeviceToHost) ==
        hipErrorInvalidValue);
  CHECK(hipFreeArray(array) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("a box is copied from an array into pitched memory") {
  const hipChannelFormatDesc desc = hipCreateChannelDesc<int>();
  hipArray_t array = nullptr;
  REQUIRE(hipMalloc3DArray(&array, &desc, make_hipExtent(4, 3, 2), hipArrayDefault) == hipSuccess);
  std::vector<int> values(24), back(24);
  std::iota(values.begin(), values.end(), 0);
  hipMemcpy3DParms in{};
  in.srcPtr = make_hipPitchedPtr(values.data(), 16, 4, 3);
  in.dstArray = array;
  in.extent = make_hipExtent(4, 3, 2);
  in.kind = hipMemcpyHostToDevice;
  CHECK(hipMemcpy3D(&in) == hipSuccess);
  hipMemcpy3DParms out{};
  out.srcArray = array;
  out.srcPos = make_hipPos(1, 1, 1);
  out.dstPtr = make_hipPitchedPtr(back.data(), 16, 4, 3);
  out.extent = make_hipExtent(2, 2, 1);
  out.kind = hipMemcpyDeviceToHost;
  CHECK(hipMemcpy3D(&out) == hipSuccess);
  CHECK(back[0] == 17);
  CHECK(back[1] == 18);
  CHECK(back[4] == 21);
  CHECK(hipFreeArray(array) == hipSuccess);
}

TEST_CASE("stream-ordered memory is counted by its pool") {
  hipMemPool_t pool = nullptr;
  REQUIRE(hipDeviceGetDefaultMemPool(&pool, 0) == hipSuccess);
  void* memory = nullptr;
  REQUIRE(hipMallocAsync(&memory, 1000, nullptr) == hipSuccess);
  std::uint64_t used = 0;
  CHECK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used) == hipSuccess);
  CHECK(used == 1000);
  CHECK(hipFreeAsync(memory, nullptr) == hipSuccess);
  CHECK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used) == hipSuccess);
  CHECK(used == 0);
}

TEST_CASE("physical memory appears where it is mapped") {
  hipMemAllocationProp prop{};
  prop.type = hipMemAllocationTypePinned;
  prop.location = {hipMemLocationTypeDevice, 0};
  size_t page = 0;
  REQUIRE(hipMemGetAllocationGranularity(&page, &prop, hipMemAllocationGranularityMinimum) ==
          hipSuccess);
  hipMemGenericAllocationHandle_t physical;
  REQUIRE(hipMemCreate(&physical, page, &prop, 0) == hipSuccess);
  void* range = nullptr;
  REQUIRE(hipMemAddressReserve(&range, 2 * page, 0, nullptr, 0) == hipSuccess);
  auto* second = static_cast<char*>(range) + page;
  CHECK(hipMemMap(range, page, 0, physical, 0) == hipSuccess);
  CHECK(hipMemMap(second, page, 0, physical, 0) == hipSuccess);
  hipMemAccessDesc access{{hipMemLocationTypeDevice, 0}, hipMemAccessFlagsProtReadWrite};
  REQUIRE(hipMemSetAccess(range, 2 * page, &access, 1) == hipSuccess);
  static_cast<char*>(range)[5] = 'x';
  CHECK(second[5] == 'x');
  CHECK(hipMemUnmap(range, page) == hipSuccess);
  CHECK(hipMemUnmap(second, page) == hipSuccess);
  CHECK(hipMemRelease(physical) == hipSuccess);
  CHECK(hipMemAddressFree(range, 2 * page) == hipSuccess);
}

TEST_CASE("host functions run in stream order and events time them") {
  hipStream_t stream;
  REQUIRE(hipStreamCreate(&stream) == hipSuccess);
  hipEvent_t start, stop;
  REQUIRE(hipEventCreate(&start) == hipSuccess);
  REQUIRE(hipEventCreate(&stop) == hipSuccess);
  std::vector<int> order;
  CHECK(hipEventRecord(start, stream) == hipSuccess);
  CHECK(hipLaunchHostFunc(
            stream, [](void* o) { static_cast<std::vector<int>*>(o)->push_back(1); }, &order) ==
        hipSuccess);
  CHECK(
      hipStreamAddCallback(
          stream,
          [](hipStream_t, hipError_t, void* o) { static_cast<std::vector<int>*>(o)->push_back(2); },
          &order, 0) == hipSuccess);
  CHECK(hipEventRecord(stop, stream) == hipSuccess);
  CHECK(hipStreamSynchronize(stream) == hipSuccess);
  CHECK(order == std::vector<int>{1, 2});
  float ms = -1;
  CHECK(hipEventElapsedTime(&ms, start, stop) == hipSuccess);
  CHECK(ms >= 0);
  CHECK(hipStreamDestroy(stream) == hipSuccess);
}

TEST_CASE("an entry point is found by its name") {
  void* function = nullptr;
  hipDriverProcAddressQueryResult result;
  CHECK(hipGetProcAddress("hipMalloc", &function, HIP_VERSION, 0, &result) == hipSuccess);
  CHECK(function ==
        reinterpret_cast<void*>(static_cast<hipError_t (*)(void**, size_t)>(hipMalloc)));
  CHECK(hipGetProcAddress("hipNone", &function, HIP_VERSION, 0, &result) == hipErrorInvalidValue);
  CHECK(result == HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
  (void)hipGetLastError();
}
