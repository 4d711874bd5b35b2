// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// HIP's libraries on nvidia are CUDA's, with HIP's streams and pointers.
//   hipcc --platform=nvidia libraries.hip -lhipblas -lhipfft -lhiprand -lhipsparse -lhipsolver

#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipcub/hipcub.hpp>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hiprand/hiprand_kernel.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <thrust/device_vector.h>
#include <thrust/reduce.h>

#include <cmath>
#include <cstdio>

#define CHECK(condition) \
  if (!(condition)) return std::printf("line %d: %s does not hold\n", __LINE__, #condition), 1

__global__ void sums(int* out) {
  using Warp = hipcub::WarpReduce<int>;
  using Block = hipcub::BlockScan<int, 128>;
  __shared__ Warp::TempStorage warps[4];
  __shared__ Block::TempStorage block;
  const int thread = threadIdx.x;
  const int sum = Warp(warps[thread / 32]).Sum(1);
  if (thread % 32 == 0) out[thread / 32] = sum;
  int before;
  Block(block).ExclusiveSum(thread, before);
  if (thread == 127) out[4] = before;
}

__global__ void draw(float* out) {
  hiprandState_t state;
  hiprand_init(1, threadIdx.x, 0, &state);
  out[threadIdx.x] = hiprand_uniform(&state);
}

int matrixProduct(hipStream_t stream) {
  float values[4] = {1, 2, 3, 4};
  const float one = 1, zero = 0;
  float *a, *c;
  CHECK(hipMalloc(&a, sizeof values) == hipSuccess && hipMalloc(&c, sizeof values) == hipSuccess);
  CHECK(hipMemcpy(a, values, sizeof values, hipMemcpyHostToDevice) == hipSuccess);
  hipblasHandle_t handle;
  CHECK(hipblasCreate(&handle) == HIPBLAS_STATUS_SUCCESS);
  CHECK(hipblasSetStream(handle, stream) == HIPBLAS_STATUS_SUCCESS);
  CHECK(hipblasSgemm(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, 2, 2, 2, &one, a, 2, a, 2, &zero, c, 2) == HIPBLAS_STATUS_SUCCESS);
  CHECK(hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, 2, 2, 2, &one, a, HIP_R_32F, 2, a, HIP_R_32F, 2, &one, c,
                      HIP_R_32F, 2, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT) == HIPBLAS_STATUS_SUCCESS);
  CHECK(hipMemcpyAsync(values, c, sizeof values, hipMemcpyDeviceToHost, stream) == hipSuccess);
  CHECK(hipStreamSynchronize(stream) == hipSuccess);
  CHECK(values[0] == 20 && values[1] == 28 && values[3] == 40);
  CHECK(hipblasDestroy(handle) == HIPBLAS_STATUS_SUCCESS);
  return hipFree(a) != hipSuccess || hipFree(c) != hipSuccess;
}

int transform() {
  hipfftComplex signal[4] = {{1, 0}, {1, 0}, {1, 0}, {1, 0}}, *device;
  CHECK(hipMalloc(&device, sizeof signal) == hipSuccess);
  CHECK(hipMemcpy(device, signal, sizeof signal, hipMemcpyHostToDevice) == hipSuccess);
  hipfftHandle plan;
  CHECK(hipfftPlan1d(&plan, 4, HIPFFT_C2C, 1) == HIPFFT_SUCCESS);
  CHECK(hipfftExecC2C(plan, device, device, HIPFFT_FORWARD) == HIPFFT_SUCCESS);
  CHECK(hipMemcpy(signal, device, sizeof signal, hipMemcpyDeviceToHost) == hipSuccess);
  CHECK(signal[0].x == 4 && std::fabs(signal[1].x) < 1e-6f);
  return hipfftDestroy(plan) != HIPFFT_SUCCESS;
}

int randomNumbers() {
  float *device, values[64];
  CHECK(hipMalloc(&device, sizeof values) == hipSuccess);
  hiprandGenerator_t generator;
  CHECK(hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_XORWOW) == HIPRAND_STATUS_SUCCESS);
  CHECK(hiprandGenerateUniform(generator, device, 64) == HIPRAND_STATUS_SUCCESS);
  CHECK(hiprandDestroyGenerator(generator) == HIPRAND_STATUS_SUCCESS);
  draw<<<1, 32>>>(device);
  CHECK(hipMemcpy(values, device, sizeof values, hipMemcpyDeviceToHost) == hipSuccess);
  for (float value : values) CHECK(value > 0 && value <= 1);
  return hipFree(device) != hipSuccess;
}

int primitives() {
  int *device, values[5];
  CHECK(hipMalloc(&device, sizeof values) == hipSuccess);
  sums<<<1, 128>>>(device);
  CHECK(hipMemcpy(values, device, sizeof values, hipMemcpyDeviceToHost) == hipSuccess);
  CHECK(values[0] == 32 && values[3] == 32 && values[4] == 127 * 126 / 2);
  size_t bytes = 0;
  void* scratch = nullptr;
  CHECK(hipcub::DeviceReduce::Sum(scratch, bytes, device, device, 4) == hipSuccess);
  CHECK(hipMalloc(&scratch, bytes) == hipSuccess);
  CHECK(hipcub::DeviceReduce::Sum(scratch, bytes, device, device, 4) == hipSuccess);
  CHECK(hipMemcpy(values, device, sizeof(int), hipMemcpyDeviceToHost) == hipSuccess);
  CHECK(values[0] == 128);
  thrust::device_vector<int> ones(1000, 1);
  CHECK(thrust::reduce(ones.begin(), ones.end()) == 1000);
  return 0;
}

int handles() {
  hipsparseHandle_t sparse;
  CHECK(hipsparseCreate(&sparse) == HIPSPARSE_STATUS_SUCCESS);
  CHECK(hipsparseDestroy(sparse) == HIPSPARSE_STATUS_SUCCESS);
  hipsolverDnHandle_t solver;
  CHECK(hipsolverDnCreate(&solver) == HIPSOLVER_STATUS_SUCCESS);
  return hipsolverDnDestroy(solver) != HIPSOLVER_STATUS_SUCCESS;
}

int main() {
  hipStream_t stream;
  CHECK(hipStreamCreate(&stream) == hipSuccess);
  CHECK(matrixProduct(stream) == 0 && transform() == 0 && randomNumbers() == 0 && primitives() == 0 && handles() == 0);
  std::puts("PASS");
}
