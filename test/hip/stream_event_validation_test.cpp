// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/backends/null/NullBackend.h"

using Verbs = std::vector<std::string>;

TEST_CASE("streams are checked before they are used") {
  hipStream_t stream = nullptr;
  CHECK(hipStreamCreate(nullptr) == hipErrorInvalidValue);
  CHECK(hipStreamCreateWithFlags(&stream, 7) == hipErrorInvalidValue);
  REQUIRE(hipStreamCreateWithPriority(&stream, hipStreamNonBlocking, -50) == hipSuccess);
  int priority = 0;
  CHECK(hipStreamGetPriority(stream, &priority) == hipSuccess);
  CHECK(priority == -1);
  CHECK(hipStreamDestroy(stream) == hipSuccess);
  CHECK(hipStreamDestroy(stream) == hipErrorInvalidHandle);
  CHECK(hipStreamSynchronize(stream) == hipErrorInvalidHandle);
  CHECK(hipStreamDestroy(nullptr) == hipErrorInvalidHandle);
  CHECK(hipStreamSynchronize(hipStreamPerThread) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("an event times only what was recorded") {
  hipEvent_t start = nullptr, stop = nullptr, untimed = nullptr;
  CHECK(hipEventCreateWithFlags(&start, 0x100) == hipErrorInvalidValue);
  CHECK(hipEventCreateWithFlags(&start, hipEventInterprocess) == hipErrorInvalidValue);
  REQUIRE(hipEventCreate(&start) == hipSuccess);
  REQUIRE(hipEventCreate(&stop) == hipSuccess);
  REQUIRE(hipEventCreateWithFlags(&untimed, hipEventDisableTiming) == hipSuccess);
  float ms = 0;
  CHECK(hipEventElapsedTime(&ms, start, stop) == hipErrorInvalidHandle);
  CHECK(hipEventQuery(start) == hipSuccess);
  CHECK(hipEventRecord(start) == hipSuccess);
  CHECK(hipEventRecord(stop) == hipSuccess);
  CHECK(hipEventRecord(untimed) == hipSuccess);
  CHECK(hipEventElapsedTime(&ms, start, stop) == hipSuccess);
  CHECK(hipEventElapsedTime(nullptr, start, stop) == hipErrorInvalidValue);
  CHECK(hipEventElapsedTime(&ms, start, untimed) == hipErrorInvalidHandle);
  CHECK(hipEventRecord(nullptr) == hipErrorInvalidHandle);
  for (hipEvent_t event : {start, stop, untimed}) CHECK(hipEventDestroy(event) == hipSuccess);
  CHECK(hipEventDestroy(start) == hipErrorInvalidHandle);
  (void)hipGetLastError();
}

TEST_CASE("work that is not ready yet is reported and remembered") {
  test::failNext("queryStream", hipErrorNotReady);
  CHECK(hipStreamQuery(nullptr) == hipErrorNotReady);
  CHECK(hipGetLastError() == hipErrorNotReady);
  CHECK(hipStreamQuery(nullptr) == hipSuccess);
}

TEST_CASE("a fault stays until the device is reset") {
  test::failNext("synchronizeDevice", hipErrorIllegalAddress);
  CHECK(hipDeviceSynchronize() == hipErrorIllegalAddress);
  void* ptr = nullptr;
  CHECK(hipMalloc(&ptr, 16) == hipErrorIllegalAddress);
  CHECK(hipGetLastError() == hipErrorIllegalAddress);
  CHECK(hipGetLastError() == hipErrorIllegalAddress);
  CHECK(hipDeviceReset() == hipSuccess);
  CHECK(hipGetLastError() == hipSuccess);
  CHECK(hipMalloc(&ptr, 16) == hipSuccess);
  CHECK(hipFree(ptr) == hipSuccess);
}

TEST_CASE("devices are counted from zero") {
  int count = 0, device = -1;
  CHECK(hipGetDeviceCount(&count) == hipSuccess);
  CHECK(count == 2);
  CHECK(hipSetDevice(2) == hipErrorInvalidDevice);
  CHECK(hipSetDevice(-1) == hipErrorInvalidDevice);
  CHECK(hipSetDevice(1) == hipSuccess);
  CHECK(hipGetDevice(&device) == hipSuccess);
  CHECK(device == 1);
  CHECK(hipDeviceCanAccessPeer(&count, 0, 1) == hipSuccess);
  CHECK(count == 1);
  CHECK(hipDeviceEnablePeerAccess(0, 0) == hipSuccess);
  CHECK(hipDeviceEnablePeerAccess(0, 0) == hipErrorPeerAccessAlreadyEnabled);
  CHECK(hipDeviceDisablePeerAccess(0) == hipSuccess);
  CHECK(hipDeviceDisablePeerAccess(0) == hipErrorPeerAccessNotEnabled);
  CHECK(hipDeviceGetAttribute(&count, hipDeviceAttributeMaxThreadsPerBlock, 0) == hipSuccess);
  CHECK(count == 1024);
  CHECK(hipDeviceGetAttribute(&count, static_cast<hipDeviceAttribute_t>(5000), 0) ==
        hipErrorInvalidValue);
  CHECK(hipSetDevice(0) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("names and texts of errors") {
  CHECK(hipGetErrorName(hipErrorInvalidValue) == std::string("hipErrorInvalidValue"));
  CHECK(hipGetErrorString(hipErrorOutOfMemory) == std::string("out of memory"));
  CHECK(hipGetErrorString(hipSuccess) == std::string("no error"));
  CHECK(hipGetErrorString(static_cast<hipError_t>(12345)) ==
        std::string("unrecognized error code"));
}

TEST_CASE("a function that is not built says so") {
  hipExternalMemory_t memory = nullptr;
  CHECK(hipImportExternalMemory(&memory, nullptr) == hipErrorNotSupported);
  CHECK(hipGetLastError() == hipErrorNotSupported);
}
