// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;
using hipify::test::run;

TEST_CASE("toolkit headers are replaced, once each, with the whole line") {
  CHECK(hip("#include <cuda.h>\n#include <cuda_runtime.h>\n#include <stdio.h>\n") ==
        "#include <hip/hip_runtime.h>\n#include <stdio.h>\n");
  CHECK(hip("#include \"cuda_runtime.h\"\n#include \"device_launch_parameters.h\"\n\nint x;\n") ==
        "#include \"hip/hip_runtime.h\"\n\nint x;\n");
  CHECK(hip("#include <cuda_bf16.h>\n") == "#include <hip/hip_bf16.h>\n");
  CHECK(hip("#include <cub/block/block_scan.cuh>\n#include <cub/cub.cuh>\n") == "#include <hipcub/hipcub.hpp>\n");
}

TEST_CASE("a header of another branch is not a duplicate") {
  const std::string text = "#ifdef A\n#include <cuda.h>\n#else\n#include <cuda_runtime.h>\n#endif\n";
  CHECK(hip(text) == "#ifdef A\n#include <hip/hip_runtime.h>\n#else\n#include <hip/hip_runtime.h>\n#endif\n");
}

TEST_CASE("a comment on a removed line stays") {
  CHECK(hip("#include <cuda.h>\n#include <cuda_runtime.h>  // API\n") == "#include <hip/hip_runtime.h>\n  // API\n");
}

TEST_CASE("headers that only look like the toolkit's stay") {
  CHECK(hip("#include \"my/cuda.h\"\n#include <helper_cuda.h>\n") == "#include \"my/cuda.h\"\n#include <helper_cuda.h>\n");
}

TEST_CASE("a file that relies on nvcc's own include gets one below licence, guard and pragma once") {
  CHECK(run("// SPDX\n#pragma once\n__global__ void k();\n", {}, "a.cuh").output ==
        "// SPDX\n#pragma once\n#include <hip/hip_runtime.h>\n__global__ void k();\n");
  CHECK(run("// SPDX\n#ifndef A_H\n#define A_H\n\n__global__ void k();\n#endif\n", {}, "a.h").output ==
        "// SPDX\n#ifndef A_H\n#define A_H\n#include <hip/hip_runtime.h>\n\n__global__ void k();\n#endif\n");
  CHECK(run("/* (c) */\n\n#include <stdio.h>\n__global__ void k();\n", {}, "a.cu").output ==
        "/* (c) */\n\n#include <hip/hip_runtime.h>\n#include <stdio.h>\n__global__ void k();\n");
  CHECK(run("#ifdef _WIN32\n#include <io.h>\n#endif\nvoid f() { cudaFree(0); }\n", {}, "a.cu").output ==
        "#include <hip/hip_runtime.h>\n#ifdef _WIN32\n#include <io.h>\n#endif\nvoid f() { hipFree(0); }\n");
  CHECK(run("// licence\n\n// adds\n__global__ void k();\n", {}, "a.cu").output ==
        "// licence\n#include <hip/hip_runtime.h>\n\n// adds\n__global__ void k();\n");
}

TEST_CASE("an inserted include stays out of a macro in which the translation is switched off") {
  CHECK(run("#define CHECK(x) \\\n  cudaError_t e = x; \\\n  use(e); // hipify: off\nint n;\n", {}, "a.cu").output ==
        "#include <hip/hip_runtime.h>\n#define CHECK(x) \\\n  hipError_t e = x; \\\n  use(e); // hipify: off\nint n;\n");
}

TEST_CASE("a file without CUDA, or with the header already, gets none") {
  CHECK(run("int x = 1;\n", {}, "a.cu").output == "int x = 1;\n");
  CHECK(run("#include <hip/hip_runtime.h>\n__global__ void k();\n", {}, "a.hip").output ==
        "#include <hip/hip_runtime.h>\n__global__ void k();\n");
  CHECK(run("#ifdef __CUDACC__\n#define HD __device__\n#endif\n", {}, "a.h").output ==
        "#ifdef __HIPCC__\n#define HD __device__\n#endif\n");
}

TEST_CASE("line endings and a byte order mark survive an inserted include") {
  CHECK(run("\xef\xbb\xbf__global__ void k();\r\n", {}, "a.cu").output ==
        "\xef\xbb\xbf#include <hip/hip_runtime.h>\r\n__global__ void k();\r\n");
}

TEST_CASE("every file gets the runtime header on request, right after its guard or pragma once") {
  CHECK(run("int x = 1;\n", {.headerAlways = true}).output == "#include <hip/hip_runtime.h>\nint x = 1;\n");
  CHECK(run("#ifndef A\n#pragma once\n#define A\n#include <stdio.h>\n#endif\n", {.headerAlways = true}).output ==
        "#ifndef A\n#include <hip/hip_runtime.h>\n#pragma once\n#define A\n#include <stdio.h>\n#endif\n");
  CHECK(run("#ifndef A\n#pragma once\n#define A\nvoid f(dim3);\n#endif\n", {}, "a.cuh").output ==
        "#ifndef A\n#pragma once\n#define A\n#include <hip/hip_runtime.h>\nvoid f(dim3);\n#endif\n");
}

TEST_CASE("library headers can be spelled as before ROCm 6") {
  const std::string text = "#include <cublas_v2.h>\n#include <cufft.h>\n#include <cusolverDn.h>\n";
  CHECK(hip(text, {.flatHeaders = true}) == "#include <hipblas.h>\n#include <hipfft/hipfft.h>\n#include <hipsolver.h>\n");
  CHECK(hip(text, {.rocLibraries = true, .flatHeaders = true}) ==
        "#include <rocblas.h>\n#include <hipfft/hipfft.h>\n#include <rocsolver/rocsolver.h>\n");
}

TEST_CASE("cudnn.h follows the choice of MIOpen, not that of the other libraries") {
  CHECK(hip("#include <cudnn.h>\n", {.rocLibraries = true}) == "#include <hipDNN.h>\n");
  CHECK(hip("#include <cudnn.h>\n", {.miopen = true}) == "#include <miopen/miopen.h>\n");
}

TEST_CASE("a header without counterpart is kept and reported") {
  CHECK(hip("#include <cuda/barrier>\n") == "#include <cuda/barrier>\n");
  CHECK(hipify::test::ids("#include <cuda/barrier>\n") == "hip-unmapped-header ");
}
