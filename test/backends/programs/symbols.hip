// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Variables of the device, seen from the host.
#include <hip/hip_runtime.h>

__constant__ float coefficients[16];
__constant__ int limit;
__device__ float* buffer;
__device__ int counter = 3;
__device__ __managed__ int shared;

struct Parameters {
  float4 colour;
  int size;
};
__constant__ Parameters parameters;

__global__ void use(float* out) {
  out[threadIdx.x] = coefficients[threadIdx.x % 16] * limit + parameters.colour.x + counter + shared;
  if (buffer) buffer[threadIdx.x] = out[threadIdx.x];
}

int main() {
  float values[16] = {};
  int number = 1;
  Parameters host = {make_float4(1, 2, 3, 4), 5};
  float* memory;
  void* address;
  size_t size = 0;
  if (hipMalloc(&memory, 1024) != hipSuccess) return 1;
  (void)hipMemcpyToSymbol(HIP_SYMBOL(coefficients), values, sizeof values);
  (void)hipMemcpyToSymbol(coefficients, values, 4 * sizeof(float), 8, hipMemcpyHostToDevice);
  (void)hipMemcpyToSymbol(HIP_SYMBOL(limit), &number, sizeof number);
  (void)hipMemcpyToSymbol(HIP_SYMBOL(parameters), &host, sizeof host, 0, hipMemcpyHostToDevice);
  (void)hipMemcpyToSymbol(HIP_SYMBOL(buffer), &memory, sizeof memory);
  (void)hipMemcpyToSymbolAsync(HIP_SYMBOL(counter), &number, sizeof number, 0, hipMemcpyHostToDevice, 0);
  use<<<1, 64>>>(memory);
  (void)hipMemcpyFromSymbol(&number, HIP_SYMBOL(counter), sizeof number);
  (void)hipMemcpyFromSymbolAsync(&number, HIP_SYMBOL(counter), sizeof number, 0, hipMemcpyDeviceToHost, 0);
  (void)hipGetSymbolAddress(&address, HIP_SYMBOL(coefficients));
  (void)hipGetSymbolSize(&size, HIP_SYMBOL(coefficients));
  return size == sizeof values ? 0 : 1;
}
