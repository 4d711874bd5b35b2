// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/backends/null/NullBackend.h"

using Verbs = std::vector<std::string>;

TEST_CASE("hipMalloc validates its arguments") {
  REQUIRE(hipDeviceSynchronize() == hipSuccess);  // the first call sets the devices up
  test::takeVerbs();
  void* ptr = &ptr;
  CHECK(hipMalloc(static_cast<void**>(nullptr), 4) == hipErrorInvalidValue);
  CHECK(hipMalloc(&ptr, 0) == hipSuccess);
  CHECK(ptr == nullptr);
  CHECK(hipMalloc(&ptr, size_t{2} << 30) == hipErrorOutOfMemory);
  CHECK(test::takeVerbs() == Verbs{});
  CHECK(hipGetLastError() == hipErrorOutOfMemory);
}

TEST_CASE("hipFree takes what hipMalloc gave, once") {
  void* ptr = nullptr;
  REQUIRE(hipMalloc(&ptr, 64) == hipSuccess);
  CHECK(hipFree(static_cast<char*>(ptr) + 8) == hipErrorInvalidValue);
  CHECK(hipHostFree(ptr) == hipErrorInvalidValue);
  CHECK(hipFree(ptr) == hipSuccess);
  CHECK(hipFree(ptr) == hipErrorInvalidValue);
  CHECK(hipFree(nullptr) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("hipMemcpy validates direction, pointers and ranges") {
  char host[128];
  void* ptr = nullptr;
  REQUIRE(hipMalloc(&ptr, 64) == hipSuccess);
  test::takeVerbs();
  CHECK(hipMemcpy(ptr, host, 64, static_cast<hipMemcpyKind>(99)) == hipErrorInvalidMemcpyDirection);
  CHECK(hipMemcpy(nullptr, host, 64, hipMemcpyHostToDevice) == hipErrorInvalidValue);
  CHECK(hipMemcpy(ptr, nullptr, 64, hipMemcpyHostToDevice) == hipErrorInvalidValue);
  CHECK(hipMemcpy(ptr, host, 65, hipMemcpyHostToDevice) == hipErrorInvalidValue);
  CHECK(hipMemcpy(host, static_cast<char*>(ptr) + 32, 33, hipMemcpyDeviceToHost) ==
        hipErrorInvalidValue);
  CHECK(test::takeVerbs() == Verbs{});
  CHECK(hipMemcpy(ptr, host, 64, hipMemcpyHostToDevice) == hipSuccess);
  CHECK(test::takeVerbs() == Verbs{"copy", "synchronizeStream"});
  CHECK(hipMemcpyAsync(ptr, host, 64, hipMemcpyDefault) == hipSuccess);
  CHECK(test::takeVerbs() == Verbs{"copy"});
  CHECK(hipFree(ptr) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("pitches must hold a row") {
  char host[64];
  void* ptr = nullptr;
  size_t pitch = 0;
  REQUIRE(hipMallocPitch(&ptr, &pitch, 100, 2) == hipSuccess);
  CHECK(pitch == 256);
  CHECK(hipMemcpy2D(ptr, pitch, host, 8, 16, 2, hipMemcpyHostToDevice) ==
        hipErrorInvalidPitchValue);
  CHECK(hipMemcpy2D(ptr, 8, host, 16, 16, 2, hipMemcpyHostToDevice) == hipErrorInvalidPitchValue);
  CHECK(hipMemcpy2D(ptr, pitch, host, 16, 16, 2, hipMemcpyHostToDevice) == hipSuccess);
  CHECK(hipMemset2D(ptr, 8, 0, 16, 2) == hipErrorInvalidPitchValue);
  CHECK(hipFree(ptr) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("host memory and its flags") {
  void* ptr = nullptr;
  CHECK(hipHostMalloc(&ptr, 16, 0x1000) == hipErrorInvalidValue);
  CHECK(hipHostMalloc(&ptr, 16, hipHostMallocCoherent | hipHostMallocNonCoherent) ==
        hipErrorInvalidValue);
  REQUIRE(hipHostMalloc(&ptr, 16, hipHostMallocMapped) == hipSuccess);
  unsigned int flags = 0;
  CHECK(hipHostGetFlags(&flags, ptr) == hipSuccess);
  CHECK(flags == hipHostMallocMapped);
  CHECK(hipHostRegister(ptr, 16, 0) == hipErrorHostMemoryAlreadyRegistered);
  CHECK(hipHostUnregister(ptr) == hipErrorHostMemoryNotRegistered);
  CHECK(hipFree(ptr) == hipErrorInvalidValue);
  CHECK(hipHostFree(ptr) == hipSuccess);
  char own[16];
  CHECK(hipHostGetDevicePointer(&ptr, own, 0) == hipErrorInvalidValue);
  CHECK(hipHostRegister(own, 16, hipHostRegisterDefault) == hipSuccess);
  CHECK(hipHostGetDevicePointer(&ptr, own, 0) == hipSuccess);
  CHECK(hipHostUnregister(own) == hipSuccess);
  (void)hipGetLastError();
}

TEST_CASE("a pointer that the runtime does not know is host memory, not an error") {
  int own = 0;
  hipPointerAttribute_t attributes{};
  CHECK(hipPointerGetAttributes(&attributes, &own) == hipSuccess);
  CHECK(attributes.type == hipMemoryTypeUnregistered);
  void* ptr = nullptr;
  REQUIRE(hipMalloc(&ptr, 16) == hipSuccess);
  CHECK(hipPointerGetAttributes(&attributes, static_cast<char*>(ptr) + 8) == hipSuccess);
  CHECK(attributes.type == hipMemoryTypeDevice);
  CHECK(hipPointerGetAttributes(nullptr, ptr) == hipErrorInvalidValue);
  CHECK(hipFree(ptr) == hipSuccess);
  (void)hipGetLastError();
}
