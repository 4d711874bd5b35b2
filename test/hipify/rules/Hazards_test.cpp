// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::ids;

TEST_CASE("lane arithmetic with 32 is found where a thread's number is divided") {
  CHECK(ids("__global__ void k() { int lane = threadIdx.x & 31, w = threadIdx.x >> 5; }") == "hip-warp-size hip-warp-size ");
  CHECK(ids("__global__ void k() { int tid = threadIdx.x + b; int w = tid / 32; int l = (tid + 1) % 32; }") ==
        "hip-warp-size hip-warp-size ");
  CHECK(ids("__global__ void k(int n) { int w = n / 32; int l = threadIdx.x % warpSize; }") == "");
  CHECK(ids("void host(int tid) { int w = tid / 32; }") == "");
}

TEST_CASE("full masks of 32 lanes are found") {
  CHECK(ids("__device__ int f(int v) { return __shfl_down_sync(0xffffffff, v, 1); }") == "hip-lane-mask ");
  CHECK(ids("__device__ int f(int v, unsigned m) { return __shfl_down_sync(m, v, 1); }") == "");
}

TEST_CASE("votes that lose half of a wide warp are found") {
  CHECK(ids("__device__ void f() { unsigned m = __ballot_sync(a, b); }") == "hip-ballot-width ");
  CHECK(ids("__device__ int f() { return __popc(__ballot_sync(a, b)); }") == "hip-ballot-width ");
  CHECK(ids("__device__ void f() { auto m = __ballot_sync(a, b); }") == "");
}

TEST_CASE("CUDA names glued by the preprocessor are reported") {
  CHECK(ids("#define CALL(f) cuda##f\n") == "hip-token-paste ");
  CHECK(ids("#define CAT(a, b) a##b\nCAT(cuda, Free)(q);\n") == "hip-token-paste ");
  CHECK(ids("#define CAT(a, b) a##b\nint CAT(my, Free) = f(cuda, 1);\n") == "");
}

TEST_CASE("launches from device code, texture references and double launch bounds are reported") {
  CHECK(ids("__global__ void k() { c<<<1, 1>>>(); }\nvoid h() { k<<<1, 1>>>(); }\n") == "hip-dynamic-parallelism ");
  CHECK(ids("texture<float, 2> t;\n") == "hip-texture ");
  CHECK(ids("__global__ void __launch_bounds__(256, 4) k();\n__launch_bounds__(f(1, 2)) void g();\n") == "hip-launch-bounds ");
}
