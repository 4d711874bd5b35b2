// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every way to declare shared memory.
#include <hip/hip_runtime.h>

struct Pair {
  float4 a;
  int b;
};
extern __shared__ float whole[];

template <typename T>
__device__ T* dynamicShared() {
  extern __shared__ __align__(16) unsigned char bytes[];
  return reinterpret_cast<T*>(bytes);
}
template <typename T, int kSize>
__global__ __launch_bounds__(256) void kernel(T* p) {
  __shared__ T tile[kSize][kSize + 1];
  static __shared__ Pair pairs[kSize];
  volatile __shared__ int flag;
  HIP_DYNAMIC_SHARED(double, named)
  tile[threadIdx.y][threadIdx.x] = p[0];
  pairs[threadIdx.x].a = make_float4(1, 2, 3, 4);
  flag = 1;
  __syncthreads();
  p[0] = tile[threadIdx.x][threadIdx.y] + whole[0] + dynamicShared<T>()[1] + named[0] + flag;
}
void launch(float* p) {
  kernel<float, 16><<<1, dim3(16, 16), 4096>>>(p);
  hipLaunchKernelGGL(HIP_KERNEL_NAME(kernel<float, 8>), dim3(1), dim3(8, 8), 0, 0, p);
}
