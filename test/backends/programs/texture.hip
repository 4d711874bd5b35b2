// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays, texture and surface objects.
#include <hip/hip_runtime.h>

__global__ void sample(hipTextureObject_t image, hipTextureObject_t line, float* out, int width) {
  int x = threadIdx.x, y = threadIdx.y;
  out[y * width + x] = tex2D<float>(image, x + 0.5f, y + 0.5f) + tex1Dfetch<float>(line, x);
}

int main() {
  const int width = 16, height = 16;
  hipChannelFormatDesc channel = hipCreateChannelDesc<float>();
  struct hipChannelFormatDesc same = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat);
  hipArray_t array;
  if (hipMallocArray(&array, &channel, width, height) != hipSuccess) return 1;
  float pixels[width * height] = {};
  (void)hipMemcpy2DToArray(array, 0, 0, pixels, width * sizeof(float), width * sizeof(float), height,
                           hipMemcpyHostToDevice);

  struct hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  struct hipTextureDesc texture = {};
  texture.addressMode[0] = hipAddressModeClamp;
  texture.addressMode[1] = hipAddressModeWrap;
  texture.filterMode = hipFilterModeLinear;
  texture.readMode = hipReadModeElementType;
  texture.normalizedCoords = 0;
  hipTextureObject_t image = 0, line = 0;
  (void)hipCreateTextureObject(&image, &resource, &texture, nullptr);

  float* out;
  (void)hipMalloc(&out, sizeof pixels);
  hipResourceDesc linear = {};
  linear.resType = hipResourceTypeLinear;
  linear.res.linear.devPtr = out;
  linear.res.linear.desc = same;
  linear.res.linear.sizeInBytes = sizeof pixels;
  (void)hipCreateTextureObject(&line, &linear, &texture, NULL);
  sample<<<1, dim3(width, height)>>>(image, line, out, width);
  (void)hipDestroyTextureObject(image);
  (void)hipFreeArray(array);
  return 0;
}
