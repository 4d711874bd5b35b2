// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_TEXTURE_FUNCTIONS_H
#define BACKENDS_CPU_INCLUDE_TEXTURE_FUNCTIONS_H

// tex1D … tex3D and surface reads and writes over objects. Textures have one mipmap level here (the
// runtime refuses to make others), so the variants with a level or a gradient are the plain ones.

#include <hip/cpu/texture_fetch.h>

namespace __hipcpu_texture {

// What a texture reference gives: its element type, or float for each component if it normalises.
template <typename T, hipTextureReadMode mode>
struct Fetched {
  using type = T;
};
template <typename T>
struct Fetched<T, hipReadModeNormalizedFloat> {
  using type = float;
};
template <typename T, unsigned int n>
struct Fetched<HIP_vector_type<T, n>, hipReadModeNormalizedFloat> {
  using type = HIP_vector_type<float, n>;
};
template <typename T, hipTextureReadMode mode>
using FetchedType = typename Fetched<T, mode>::type;

}  // namespace __hipcpu_texture

// Each function in three forms: T name<T>(object, …), name(&result, object, …), name(reference, …).
#define __HIPCPU_TEXTURE(name, parameters, arguments, ...)                          \
  template <typename T>                                                             \
  __HIPCPU_DEVICE__ T name(hipTextureObject_t object, __HIPCPU_UNPACK parameters) { \
    return __VA_ARGS__;                                                             \
  }                                                                                 \
  template <typename T>                                                             \
  __HIPCPU_DEVICE__ void name(T* result, hipTextureObject_t object,                 \
                              __HIPCPU_UNPACK parameters) {                         \
    *result = name<T>(object, __HIPCPU_UNPACK arguments);                           \
  }                                                                                 \
  template <typename T, int dimensions, hipTextureReadMode mode>                    \
  __HIPCPU_DEVICE__ __hipcpu_texture::FetchedType<T, mode> name(                    \
      const texture<T, dimensions, mode>& reference, __HIPCPU_UNPACK parameters) {  \
    return name<__hipcpu_texture::FetchedType<T, mode>>(reference.textureObject,    \
                                                        __HIPCPU_UNPACK arguments); \
  }
#define __HIPCPU_UNPACK(...) __VA_ARGS__

__HIPCPU_TEXTURE(tex1Dfetch, (int x), (x), __hipcpu_texture::texelAt<T>(*object, x, 0, 0))
__HIPCPU_TEXTURE(tex1D, (float x), (x), __hipcpu_texture::sample<T, 1>(object, x, 0, 0))
__HIPCPU_TEXTURE(tex2D, (float x, float y), (x, y), __hipcpu_texture::sample<T, 2>(object, x, y, 0))
__HIPCPU_TEXTURE(tex3D, (float x, float y, float z), (x, y, z),
                 __hipcpu_texture::sample<T, 3>(object, x, y, z))
__HIPCPU_TEXTURE(tex1DLayered, (float x, int layer), (x, layer),
                 __hipcpu_texture::sample<T, 1>(object, x, 0, 0, layer))
__HIPCPU_TEXTURE(tex2DLayered, (float x, float y, int layer), (x, y, layer),
                 __hipcpu_texture::sample<T, 2>(object, x, y, 0, layer))
__HIPCPU_TEXTURE(tex2Dgather, (float x, float y, int component = 0), (x, y, component),
                 __hipcpu_texture::gather<T>(object, x, y, component))

__HIPCPU_TEXTURE(tex1DLod, (float x, float), (x, 0), tex1D<T>(object, x))
__HIPCPU_TEXTURE(tex2DLod, (float x, float y, float), (x, y, 0), tex2D<T>(object, x, y))
__HIPCPU_TEXTURE(tex3DLod, (float x, float y, float z, float), (x, y, z, 0),
                 tex3D<T>(object, x, y, z))
__HIPCPU_TEXTURE(tex1DLayeredLod, (float x, int layer, float), (x, layer, 0),
                 tex1DLayered<T>(object, x, layer))
__HIPCPU_TEXTURE(tex2DLayeredLod, (float x, float y, int layer, float), (x, y, layer, 0),
                 tex2DLayered<T>(object, x, y, layer))
__HIPCPU_TEXTURE(tex1DGrad, (float x, float, float), (x, 0, 0), tex1D<T>(object, x))
__HIPCPU_TEXTURE(tex2DGrad, (float x, float y, float2 dx, float2 dy), (x, y, dx, dy),
                 (static_cast<void>(dx), static_cast<void>(dy), tex2D<T>(object, x, y)))
__HIPCPU_TEXTURE(tex3DGrad, (float x, float y, float z, float4 dx, float4 dy), (x, y, z, dx, dy),
                 (static_cast<void>(dx), static_cast<void>(dy), tex3D<T>(object, x, y, z)))
__HIPCPU_TEXTURE(tex1DLayeredGrad, (float x, int layer, float, float), (x, layer, 0, 0),
                 tex1DLayered<T>(object, x, layer))
__HIPCPU_TEXTURE(tex2DLayeredGrad, (float x, float y, int layer, float2 dx, float2 dy),
                 (x, y, layer, dx, dy),
                 (static_cast<void>(dx), static_cast<void>(dy), tex2DLayered<T>(object, x, y, layer)))
#undef __HIPCPU_TEXTURE

// Surfaces: x counts bytes, the other coordinates texels. Outside, reads give zero and writes nothing
// (boundary mode zero); clamping moves the coordinate inside.
template <typename T>
__HIPCPU_DEVICE__ T* __hipcpu_surface_address(hipSurfaceObject_t object, long x, long y, long z) {
  const __hip_surface& surface = *object;
  const bool inside = x >= 0 && x + static_cast<long>(sizeof(T)) <=
                                    static_cast<long>(surface.width) * surface.elementBytes &&
                      y >= 0 && y < static_cast<long>(surface.height) && z >= 0 &&
                      z < static_cast<long>(surface.depth);
  char* address =
      static_cast<char*>(surface.data) + z * surface.slicePitch + y * surface.rowPitch + x;
  return inside ? reinterpret_cast<T*>(address) : nullptr;
}

#define __HIPCPU_SURFACE(dimension, parameters, x, y, z)                                            \
  template <typename T>                                                                             \
  __HIPCPU_DEVICE__ void surf##dimension##read(T* result, hipSurfaceObject_t object,                \
                                               __HIPCPU_UNPACK parameters,                          \
                                               int = hipBoundaryModeZero) {                         \
    const T* address = __hipcpu_surface_address<T>(object, x, y, z);                                \
    *result = address ? *address : T();                                                             \
  }                                                                                                 \
  template <typename T>                                                                             \
  __HIPCPU_DEVICE__ T surf##dimension##read(hipSurfaceObject_t object, __HIPCPU_UNPACK parameters,  \
                                            int = hipBoundaryModeZero) {                            \
    const T* address = __hipcpu_surface_address<T>(object, x, y, z);                                \
    return address ? *address : T();                                                                \
  }                                                                                                 \
  template <typename T>                                                                             \
  __HIPCPU_DEVICE__ void surf##dimension##write(T value, hipSurfaceObject_t object,                 \
                                                __HIPCPU_UNPACK parameters,                         \
                                                int = hipBoundaryModeZero) {                        \
    if (T* address = __hipcpu_surface_address<T>(object, x, y, z)) *address = value;                \
  }
__HIPCPU_SURFACE(1D, (int x), x, 0, 0)
__HIPCPU_SURFACE(2D, (int x, int y), x, y, 0)
__HIPCPU_SURFACE(3D, (int x, int y, int z), x, y, z)
__HIPCPU_SURFACE(1DLayered, (int x, int layer), x, 0, layer)
__HIPCPU_SURFACE(2DLayered, (int x, int y, int layer), x, y, layer)
#undef __HIPCPU_SURFACE
#undef __HIPCPU_UNPACK

#endif
