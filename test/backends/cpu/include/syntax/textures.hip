// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture and surface functions over objects and references.
#include <hip/hip_runtime.h>

texture<float, hipTextureType1D, hipReadModeElementType> line;
static texture<uchar4, 2, hipReadModeNormalizedFloat> image;

__global__ void references(float* f) {
  f[0] = tex1Dfetch(line, threadIdx.x) + tex2D(image, 0.5f, 1.5f).x;
}
__global__ void kernel(hipTextureObject_t t, hipSurfaceObject_t s, float* f, uchar4* c) {
  f[0] = tex1Dfetch<float>(t, 3) + tex1D<float>(t, 0.5f) + tex2D<float>(t, 0.5f, 1.5f);
  f[1] = tex3D<float>(t, 1, 2, 3) + tex2DLayered<float>(t, 1, 2, 3) + tex2DLod<float>(t, 1, 2, 0);
  const float4 v = tex2D<float4>(t, 1, 2) + tex2Dgather<float4>(t, 1, 2, 0);
  tex2D(&f[2], t, 1.0f, 2.0f);
  c[0] = tex2D<uchar4>(t, threadIdx.x, threadIdx.y);
  f[3] = v.x + tex1Dfetch<int>(t, 4) + tex1Dfetch<float2>(t, 5).y;
  surf2Dread(&f[4], s, threadIdx.x * 4, 1);
  surf2Dwrite(f[4], s, threadIdx.x * 4, 1, hipBoundaryModeZero);
  surf3Dwrite(make_uchar4(1, 2, 3, 4), s, threadIdx.x * 4, 1, 2);
  c[1] = surf2Dread<uchar4>(s, threadIdx.x * 4, 1);
}
void configure() {
  line.filterMode = hipFilterModeLinear;
  image.addressMode[0] = hipAddressModeWrap;
}
