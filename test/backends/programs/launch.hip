// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every way to start a kernel, and what is asked about one.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void scale(float* data, float factor, int count) {
  int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (i < count) data[i] *= factor;
}

template <typename T, int kStep>
__global__ void addStep(T* data) {
  data[blockIdx.x * blockDim.x + threadIdx.x] += kStep;
}

__global__ void reverse(int* data) {
  HIP_DYNAMIC_SHARED(int, tile);
  tile[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}

__global__ __launch_bounds__(256, 2) void bounded(int* data) {
  extern __shared__ int tile[];
  tile[threadIdx.x] = data[threadIdx.x];
  int count = __syncthreads_count(tile[threadIdx.x] > 0);
  if (__syncthreads_or(count)) data[threadIdx.x] = count;
}

int main() {
  float* data;
  int* words;
  if (hipMalloc(&data, 1024) != hipSuccess || hipMalloc(&words, 1024) != hipSuccess) return 1;

  hipLaunchKernelGGL(scale, dim3(4), dim3(64), 0, 0, data, 2.0f, 256);
  hipLaunchKernelGGL(HIP_KERNEL_NAME(addStep<float, 3>), 4, 64, 0, 0, data);
  hipLaunchKernelGGL((addStep<int, 1>), dim3(1), dim3(256), 0, hipStreamPerThread, words);
  scale<<<4, 64>>>(data, 0.5f, 256);
  reverse<<<1, 256, 256 * sizeof(int)>>>(words);
  bounded<<<dim3(1, 1), dim3(256), 1024, nullptr>>>(words);

  float factor = 3;
  int count = 256;
  void* arguments[] = {&data, &factor, &count};
  (void)hipLaunchKernel(reinterpret_cast<const void*>(scale), dim3(4), dim3(64), arguments, 0, 0);
  (void)hipLaunchKernel((void*)scale, dim3(4), dim3(64), arguments, 0, 0);
  (void)hipLaunchCooperativeKernel((void*)scale, dim3(4), dim3(64), arguments, 0, 0);

  hipFuncAttributes attributes;
  (void)hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(scale));
  (void)hipFuncSetAttribute(reinterpret_cast<const void*>(reverse), hipFuncAttributeMaxDynamicSharedMemorySize, 4096);
  (void)hipFuncSetCacheConfig(reinterpret_cast<const void*>(reverse), hipFuncCachePreferShared);
  int blocks = 0, grid = 0, block = 0;
  (void)hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, scale, 64, 0);
  (void)hipOccupancyMaxPotentialBlockSize(&grid, &block, scale, 0, 0);
  (void)hipOccupancyMaxPotentialBlockSize(&grid, &block, addStep<float, 3>, 0, 0);
  std::printf("%d registers, %d blocks, %s\n", attributes.numRegs, blocks,
              hipGetErrorString(hipDeviceSynchronize()));
  return hipGetLastError() == hipSuccess && hipPeekAtLastError() == hipSuccess ? 0 : 1;
}
