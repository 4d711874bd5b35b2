// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::fixed;
using hipify::test::ids;

namespace {
// A statement in device code of a file that works with warps.
std::string inKernel(const std::string& statement) {
  return "__global__ void k(int n, int* b, int* s) { __syncwarp(); int tid = threadIdx.x, lane = tid & (n - 1); " +
         statement + " }\n";
}
std::string hazards(const std::string& statement) { return ids(inKernel(statement)); }

// What --fix=all makes of a statement.
std::string fix(const std::string& statement) {
  const std::string text = "#include <hip/hip_runtime.h>\n" + inKernel(statement);
  const std::string output = fixed(text, "all");
  CHECK(fixed(output, "all") == output);
  const std::size_t head = text.find(statement);
  return output.substr(head, output.size() - head - 3);
}
}  // namespace

TEST_CASE("lane arithmetic with 32 is found where a thread's number is divided") {
  CHECK(hazards("int l = threadIdx.x & 31, w = threadIdx.x >> 5;") == "hip-warp-size hip-warp-size ");
  CHECK(hazards("int t = threadIdx.x + n; int w = t / 32; int l = (t + 1) % 32;") == "hip-warp-size hip-warp-size ");
  CHECK(hazards("int warps = (blockDim.x + 31) / 32;") == "hip-warp-size ");
  CHECK(ids("#define LANE (threadIdx.x & 31)\n#define WARP_SIZE 32\n") == "hip-warp-size hip-warp-size ");
}

TEST_CASE("tiles, bit sets and other numbers divided by 32 are nobody's warp") {
  CHECK(hazards("int w = n / 32; int l = threadIdx.x % warpSize;") == "");
  CHECK(hazards("b[tid >> 5] |= 1 << (tid & 31);") == "");
  CHECK(hazards("int e = b[tid] / 32;") == "");
  CHECK(ids("__global__ void tile(float* a) { int x = threadIdx.x % 32, y = threadIdx.x / 32; a[y] = x; }") == "");
  CHECK(ids("__global__ void one() { int lane = threadIdx.x % 32; }") == "hip-warp-size ");
  CHECK(ids("void host(int tid) { int w = tid / 32; }") == "");
}

TEST_CASE("constants for the width of a warp are found by name and value") {
  CHECK(ids("#define WARP_SIZE 32\n") == "hip-warp-size ");
  CHECK(ids("constexpr int kWarpSize = 32;\nenum { LOG_WARP_SIZE = 5 };\n") == "hip-warp-size hip-warp-size ");
  CHECK(ids("#define TILE_SIZE 32\n#define WARP_SIZE 64\n#define WARPS_PER_BLOCK 32\n") == "");
}

TEST_CASE("room for 32 warps, loops over 32 lanes and the last warp without a barrier are found") {
  CHECK(hazards("__shared__ float sums[32]; int w = tid / 32; sums[w] = 0;") == "hip-warp-size hip-warp-size ");
  CHECK(hazards("__shared__ float tile[32]; tile[tid] = 0;") == "");
  CHECK(hazards("for (int d = 16; d > 0; d /= 2) n += __shfl_down_sync(n, n, d);") == "hip-warp-size hip-lane-mask ");
  CHECK(hazards("for (int d = 16; d > 0; d /= 2) n += __shfl_down_sync(~0ull, n, d, 32);") == "");
  CHECK(hazards("if (tid < 32) { s[tid] += s[tid + 16]; s[tid] += s[tid + 8]; }") == "hip-warp-size ");
  CHECK(hazards("if (tid < 32) { s[tid] += s[tid + 16]; __syncwarp(); }") == "");
}

TEST_CASE("warpSize where a constant is needed is found") {
  CHECK(hazards("__shared__ float s[warpSize]; f<warpSize>(); constexpr int w = warpSize;") ==
        "hip-warp-size hip-warp-size hip-warp-size ");
  CHECK(hazards("b[warpSize] = 1; if (n < warpSize && 0 > n) f(warpSize);") == "");
}

TEST_CASE("a mask of 32 lanes and the default width become this half of the warp") {
  CHECK(fix("n += __shfl_down_sync(0xffffffff, n, 1);") ==
        "n += __shfl_down_sync(0xffffffffull << (__lane_id() & 32), n, 1, 32);");
  CHECK(fix("n = __shfl_sync(-1, n, 0, 16);") == "n = __shfl_sync(0xffffffffull << (__lane_id() & 32), n, 0, 16);");
  CHECK(fix("n = __shfl(n, 0);") == "n = __shfl(n, 0, 32);");
  CHECK(fix("unsigned m = n; __syncwarp(m);") ==
        "unsigned m = n; __syncwarp(static_cast<unsigned long long>(m) << (__lane_id() & 32));");
  CHECK(fix("unsigned long long m = n; __syncwarp(m);") == "unsigned long long m = n; __syncwarp(m);");
  CHECK(fixed("#define ALL 0xffffffffu\n#define SUM(v) __shfl_xor_sync(ALL, v, 1)\n", "lane-mask").find(
            "__shfl_xor_sync(0xffffffffull << (__lane_id() & 32), v, 1, 32)") != std::string::npos);
}

TEST_CASE("code that reads warpSize works on whole warps and keeps to them") {
  CHECK(fix("int w = warpSize; n = __shfl_down_sync(0xffffffff, n, 1);") ==
        "int w = warpSize; n = __shfl_down_sync(~0ull, n, 1);");
  CHECK(fix("int w = warpSize; n = __popc(__ballot_sync(~0u, n));") ==
        "int w = warpSize; n = __popcll(__ballot_sync(~0ull, n));");
  CHECK(hazards("int w = warpSize; n = __shfl_xor_sync(~0ull, n, 1);") == "");
}

TEST_CASE("votes that lose half of a wide warp are found and become the vote of a half") {
  const std::string vote = "__ballot_sync(0xffffffffull << (__lane_id() & 32), n) >> (__lane_id() & 32)";
  CHECK(hazards("unsigned m = __ballot_sync(0xffffffff, n);") == "hip-ballot-width hip-lane-mask ");
  CHECK(fix("unsigned m = __ballot_sync(0xffffffff, n);") == "unsigned m = static_cast<unsigned>(" + vote + ");");
  CHECK(fix("n = __popc(__ballot_sync(~0u, n));") == "n = __popc(static_cast<unsigned>(" + vote + "));");
  CHECK(fix("if (__ballot_sync(-1, n) == 0xffffffff) n = 0;") == "if (static_cast<unsigned>(" + vote + ") == 0xffffffff) n = 0;");
  CHECK(fix("int m; m = __activemask();") == "int m; m = static_cast<unsigned>(__activemask() >> (__lane_id() & 32));");
  CHECK(hazards("auto m = __ballot_sync(~0ull, n); bool any = __ballot(n) != 0; unsigned long m2 = __ballot(n);") == "");
  CHECK(hazards("int r = (1u << lane) - 1;") == "hip-lane-mask ");
}

TEST_CASE("a vote that is kept in 32 bits through a type's name, a field or an element is found") {
  const auto stored = [](const std::string& head, const std::string& statement) {
    return ids(head + "__global__ void k(Votes* v, int n) { " + statement + " }\n");
  };
  const std::string narrow = "struct Votes { unsigned mask; int* p; };\n";
  CHECK(stored("typedef unsigned int lanes_t;\n", "lanes_t m = __ballot_sync(~0ull, n);") == "hip-ballot-width ");
  CHECK(stored("using Lanes = std::uint32_t;\n", "Lanes m; m = __ballot_sync(~0ull, n);") == "hip-ballot-width ");
  CHECK(stored(narrow, "v->mask = __ballot_sync(~0ull, n);") == "hip-ballot-width ");
  CHECK(stored(narrow, "Votes w; w.mask = __ballot_sync(~0ull, n);") == "hip-ballot-width ");
  CHECK(stored("", "unsigned m[4]; m[n] = __ballot_sync(~0ull, n);") == "hip-ballot-width ");
  CHECK(stored("typedef unsigned long long lanes_t;\n", "lanes_t m = __ballot_sync(~0ull, n);") == "");
  CHECK(stored("struct Votes { unsigned long long mask; };\n", "v->mask = __ballot_sync(~0ull, n);") == "");
  CHECK(stored(narrow + "struct Wide { lanes64 mask; };\n", "v->mask = __ballot_sync(~0ull, n);") == "");
}

TEST_CASE("features that some GPUs lack are remarks, at their first use") {
  CHECK(ids("void f() { cudaMemPrefetchAsync(p, 1, 0); cudaMemAdvise(p, 1, a, 0); }\n") == "hip-managed-memory ");
  CHECK(ids("void f() { cudaLaunchCooperativeKernel((void*)k, g, b, a, 0, 0); }\n") == "hip-cooperative-launch ");
  CHECK(ids("__global__ void k() { x = tex3D<float>(t, 0, 0, 0) + tex2DLayered<float>(t, 0, 0, 1); }\n") == "hip-texture ");
  CHECK(ids("__global__ void k() { x = tex2D<float>(t, 0, 0); }\nvoid f() { cudaMallocManaged(&p, 1); }\n") == "");
}

TEST_CASE("CUDA names glued by the preprocessor are reported") {
  CHECK(ids("#define CALL(f) cuda##f\n") == "hip-token-paste ");
  CHECK(ids("#define CAT(a, b) a##b\nCAT(cuda, Free)(q);\n") == "hip-token-paste ");
  CHECK(ids("#define CAT(a, b) a##b\nint CAT(my, Free) = f(cuda, 1);\n") == "");
  CHECK(hipify::test::run("#define CALL(f) cuda##f\nCALL(Free)(q); CALL(NoSuch)(q);\n").diagnostics[0].hint ==
        "here it becomes cudaFree (hipFree)");
  CHECK(fixed("#include <hip/hip_runtime.h>\n#define CALL(f) cuda##f\nCALL(Free)(q);\n", "token-paste") ==
        "#include <hip/hip_runtime.h>\n#define CALL(f) hip##f\nCALL(Free)(q);\n");
  CHECK(fixed("#include <hip/hip_runtime.h>\n#define CAT(a, b) a##b\nCAT(cuda, Free)(q);\n", "token-paste") ==
        "#include <hip/hip_runtime.h>\n#define CAT(a, b) a##b\nCAT(hip, Free)(q);\n");
}

TEST_CASE("launches from device code, texture references and double launch bounds are reported") {
  CHECK(ids("__global__ void k() { c<<<1, 1>>>(); }\nvoid h() { k<<<1, 1>>>(); }\n") == "hip-dynamic-parallelism ");
  CHECK(ids("texture<float, 2> t;\n") == "hip-texture ");
  CHECK(ids("__global__ void __launch_bounds__(256, 4) k();\n__launch_bounds__(f(1, 2)) void g();\n") == "hip-launch-bounds ");
}

TEST_CASE("the switches of CUDA's half types are reported with those of HIP") {
  CHECK(ids("#undef __CUDA_NO_HALF_OPERATORS__\n#undef __CUDA_NO_HALF2_OPERATORS__\n") == "hip-half-types hip-half-types ");
  CHECK(fixed("#undef __CUDA_NO_HALF_CONVERSIONS__\n", "half-types") == "#undef __HIP_NO_HALF_CONVERSIONS__\n");
}
