// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What CUDA sources take for granted: no include, own operators of vectors, names in tags, macros,
// pasted and stringified.

// flags: -arch=sm_80
// prints: architecture 800, CUDA 12060
// prints: 3 4 5 6
// prints: 7 of 1000 threads
// prints: cudaMemcpy(nullptr, numbers, 4, cudaMemcpyDeviceToHost): invalid argument
// prints: 42

#ifndef __CUDACC__
#error "a CUDA source sees __CUDACC__"
#endif
#ifdef __CUDA_ARCH__
#if __CUDA_ARCH__ < 600
__device__ double atomicAdd(double*, double);
#endif
#endif

#define CALL(call) check((call), #call)
#define PASTE(name) cuda##name

void check(cudaError_t error, const char* call) {
  if (error != cudaSuccess) printf("%s: %s\n", call, cudaGetErrorString(error));
}

__host__ __device__ inline float4 operator+(float4 a, float4 b) {
  return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}

__constant__ float offsets[4];
__device__ int counter;

__global__ void architecture(int* result) {
#ifdef __CUDA_ARCH__
  *result = __CUDA_ARCH__;
#endif
}

template <typename T>
__global__ void add(T* result) {
  *result = make_float4(1, 2, 3, 4) + make_float4(offsets[0], offsets[1], offsets[2], offsets[3]);
}

__global__ void count(int n, int below) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < min(n, below)) atomicAdd(&counter, 1);
}

template <typename Function>
__global__ void apply(int* result, Function function) {
  *result = function(*result);
}

int main() {
  enum cudaMemcpyKind toHost = cudaMemcpyDeviceToHost;
  struct cudaDeviceProp properties;
  CALL(cudaGetDeviceProperties(&properties, 0));

  int* number;
  int host = 0;
  CALL(cudaMalloc(&number, sizeof(int)));
  architecture<<<1, 1>>>(number);
  CALL(cudaMemcpy(&host, number, sizeof(int), toHost));
  printf("architecture %d, CUDA %d\n", host, CUDART_VERSION);

  const float two[4] = {2, 2, 2, 2};
  CALL(cudaMemcpyToSymbol(offsets, two, sizeof(two)));
  float4 *numbers, sum;
  CALL(cudaMalloc((void**)&numbers, sizeof(float4)));
  add<<<1, 1>>>(numbers);
  CALL(cudaMemcpy(&sum, numbers, sizeof(sum), cudaMemcpyDeviceToHost));
  printf("%g %g %g %g\n", sum.x, sum.y, sum.z, sum.w);

  cudaEvent_t event;
  CALL(cudaEventCreate(&event, cudaEventDisableTiming));
  count<<<4, 250>>>(1000, 7);
  CALL(cudaEventRecord(event));
  CALL(cudaEventSynchronize(event));
  CALL(cudaMemcpyFromSymbol(&host, counter, sizeof(int)));
  printf("%d of 1000 threads\n", host);

  CALL(cudaMemcpy(nullptr, numbers, 4, cudaMemcpyDeviceToHost));

  host = 40;
  CALL(cudaMemcpy(number, &host, sizeof(int), cudaMemcpyHostToDevice));
  const int more = 2;
  apply<<<1, 1>>>(number, [=] __device__(int value) { return value + more; });
  CALL(cudaMemcpy(&host, number, sizeof(int), cudaMemcpyDeviceToHost));
  printf("%d\n", host);

  cudaFuncAttributes attributes;
  CALL(cudaFuncGetAttributes(&attributes, add<float4>));
  CALL(cudaFuncSetAttribute(add<float4>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024));
  CALL(PASTE(Free)(number));
  CALL(cudaFree(numbers));
  return 0;
}
