// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Fetches through texture objects and references, and surfaces.
template <class T, cudaTextureReadMode mode> struct __isthmus_fetched { typedef T type; };
template <> struct __isthmus_fetched<unsigned char, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct __isthmus_fetched<unsigned short, cudaReadModeNormalizedFloat> {
  typedef float type;
};
template <> struct __isthmus_fetched<uchar2, cudaReadModeNormalizedFloat> { typedef float2 type; };
template <> struct __isthmus_fetched<uchar4, cudaReadModeNormalizedFloat> { typedef float4 type; };
template <> struct __isthmus_fetched<ushort4, cudaReadModeNormalizedFloat> {
  typedef float4 type;
};

#define __isthmus_fetch(name)                                                          \
  template <class T, int D, cudaTextureReadMode M, class... A>                         \
  __isthmus_device typename __isthmus_fetched<T, M>::type name(const texture<T, D, M>&, A...); \
  template <class T, class... A> __isthmus_device T name(cudaTextureObject_t, A...);   \
  template <class T, class... A> __isthmus_device void name(T*, cudaTextureObject_t, A...);
__isthmus_fetch(tex1Dfetch)
__isthmus_fetch(tex1D)
__isthmus_fetch(tex2D)
__isthmus_fetch(tex3D)
__isthmus_fetch(tex1DLayered)
__isthmus_fetch(tex2DLayered)
__isthmus_fetch(texCubemap)
__isthmus_fetch(texCubemapLayered)
__isthmus_fetch(tex1DLod)
__isthmus_fetch(tex2DLod)
__isthmus_fetch(tex3DLod)
__isthmus_fetch(tex1DLayeredLod)
__isthmus_fetch(tex2DLayeredLod)
__isthmus_fetch(texCubemapLod)
__isthmus_fetch(texCubemapLayeredLod)
__isthmus_fetch(tex1DGrad)
__isthmus_fetch(tex2DGrad)
__isthmus_fetch(tex3DGrad)
__isthmus_fetch(tex2DLayeredGrad)
__isthmus_fetch(tex2Dgather)
#undef __isthmus_fetch

#define __isthmus_surface(name)                                                                  \
  template <class T, class... A> __isthmus_device T name##read(cudaSurfaceObject_t, A...);       \
  template <class T, class... A> __isthmus_device void name##read(T*, cudaSurfaceObject_t, A...); \
  template <class T, class... A> __isthmus_device void name##write(T, cudaSurfaceObject_t, A...); \
  template <class T, int D, class... A>                                                          \
  __isthmus_device T name##read(const surface<void, D>&, A...);                                  \
  template <class T, int D, class... A>                                                          \
  __isthmus_device void name##write(T, const surface<void, D>&, A...);
__isthmus_surface(surf1D)
__isthmus_surface(surf2D)
__isthmus_surface(surf3D)
__isthmus_surface(surf1DLayered)
__isthmus_surface(surf2DLayered)
__isthmus_surface(surfCubemap)
__isthmus_surface(surfCubemapLayered)
#undef __isthmus_surface
