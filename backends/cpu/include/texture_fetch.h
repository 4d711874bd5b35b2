// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_TEXTURE_FETCH_H
#define BACKENDS_CPU_INCLUDE_TEXTURE_FETCH_H

// Reading a texture: coordinate -> texel indices (address mode) -> texels (format) -> result (filter).
// The rules are those of the CUDA programming guide's appendix on texture fetching; weights of the
// linear filter have eight fractional bits, as the hardware's have.

#include <hip/cpu/texture_object.h>
#include <hip/cpu/traits.h>
#include <hip/cpu/vector_types.h>

namespace __hipcpu_texture {

// Component type and count of what a fetch returns: a scalar or a vector type.
template <typename T>
struct Result {
  using Component = T;
  static constexpr int kCount = 1;
};
template <typename T, unsigned int n>
struct Result<HIP_vector_type<T, n>> {
  using Component = T;
  static constexpr int kCount = n;
};

template <typename Raw>
__HIPCPU_DEVICE__ float normalized(Raw raw) {
  constexpr float kLargest = sizeof(Raw) == 1 ? (Raw(-1) < 0 ? 127.0f : 255.0f)
                                              : (Raw(-1) < 0 ? 32767.0f : 65535.0f);
  return __builtin_fmaxf(static_cast<float>(raw) / kLargest, -1.0f);
}

__HIPCPU_DEVICE__ float linearFromSrgb(float x) {
  return x <= 0.04045f ? x / 12.92f : __builtin_powf((x + 0.055f) / 1.055f, 2.4f);
}

template <typename Component, typename Raw>
__HIPCPU_DEVICE__ Component convert(const __hip_texture& texture, const void* address, int channel) {
  Raw raw;
  __builtin_memcpy(&raw, address, sizeof(Raw));
  if constexpr (__hipcpu_is_integral<Raw> && sizeof(Raw) <= 2 && __hipcpu_is_floating_point<Component>) {
    if (texture.readMode == hipReadModeNormalizedFloat) {
      const float value = normalized(raw);
      return texture.sRgb && channel < 3 ? linearFromSrgb(value) : value;
    }
  }
  return static_cast<Component>(raw);
}

// Channel `channel` of the texel at `address`; formats differ in kind and in bits per channel.
template <typename Component>
__HIPCPU_DEVICE__ Component channelOf(const __hip_texture& texture, const char* address, int channel) {
  const int bits = texture.format.x;
  address += channel * (bits / 8);
  switch (texture.format.f) {
    case hipChannelFormatKindSigned:
      if (bits == 8) return convert<Component, signed char>(texture, address, channel);
      if (bits == 16) return convert<Component, short>(texture, address, channel);
      return convert<Component, int>(texture, address, channel);
    case hipChannelFormatKindFloat:
      if (bits == 16) return convert<Component, _Float16>(texture, address, channel);
      return convert<Component, float>(texture, address, channel);
    default:
      if (bits == 8) return convert<Component, unsigned char>(texture, address, channel);
      if (bits == 16) return convert<Component, unsigned short>(texture, address, channel);
      return convert<Component, unsigned int>(texture, address, channel);
  }
}

struct Texel {
  long x, y, z;
  bool outside;  // of a texture with a border
};

template <typename T>
__HIPCPU_DEVICE__ T load(const __hip_texture& texture, const Texel& texel) {
  using Component = typename Result<T>::Component;
  constexpr int kCount = Result<T>::kCount;
  const int bits[4] = {texture.format.x, texture.format.y, texture.format.z, texture.format.w};
  const int channels = 1 + (bits[1] != 0) + (bits[2] != 0) + (bits[3] != 0);
  const char* address = static_cast<const char*>(texture.data) + texel.z * texture.slicePitch +
                        texel.y * texture.rowPitch + texel.x * (channels * bits[0] / 8);
  Component values[kCount];
#pragma unroll
  for (int i = 0; i < kCount; ++i) {
    if (texel.outside)
      values[i] = static_cast<Component>(texture.borderColor[i]);
    else
      values[i] = i < channels ? channelOf<Component>(texture, address, i) : Component();
  }
  T result;
  __builtin_memcpy(&result, values, sizeof(values));
  return result;
}

// Index in [0, extent) for any index, by the address mode; sets `outside` if there is no texel.
__HIPCPU_DEVICE__ long address(long index, unsigned int extent, hipTextureAddressMode mode,
                               bool normalizedCoordinates, bool& outside) {
  const long last = static_cast<long>(extent) - 1;
  if (index >= 0 && index <= last) return index;
  if (mode == hipAddressModeBorder) {
    outside = true;
    return 0;
  }
  if (mode == hipAddressModeClamp || !normalizedCoordinates) return index < 0 ? 0 : last;
  const long period = mode == hipAddressModeMirror ? 2l * extent : extent;
  long wrapped = index % period;
  if (wrapped < 0) wrapped += period;
  return wrapped <= last ? wrapped : period - 1 - wrapped;
}

// One coordinate: the two texels around it and the weight of the second; the nearest is the first.
struct Position {
  long first;
  float weight;
};
__HIPCPU_DEVICE__ Position locate(const __hip_texture& texture, float coordinate, unsigned int extent) {
  if (texture.normalizedCoordinates) coordinate *= static_cast<float>(extent);
  if (texture.filterMode == hipFilterModePoint)
    return {static_cast<long>(__builtin_floorf(coordinate)), 0.0f};
  const float shifted = coordinate - 0.5f;
  const float whole = __builtin_floorf(shifted);
  return {static_cast<long>(whole), __builtin_rintf((shifted - whole) * 256.0f) / 256.0f};
}

template <typename T>
__HIPCPU_DEVICE__ T texelAt(const __hip_texture& texture, long x, long y, long z) {
  Texel texel{0, 0, 0, false};
  const bool scaled = texture.normalizedCoordinates;
  texel.x = address(x, texture.width, texture.addressMode[0], scaled, texel.outside);
  texel.y = address(y, texture.height, texture.addressMode[1], scaled, texel.outside);
  texel.z = address(z, texture.depth, texture.addressMode[2], scaled, texel.outside);
  return load<T>(texture, texel);
}

/// Samples in `kDimensions` filtered dimensions; the others are texel indices (layers).
template <typename T, int kDimensions>
__HIPCPU_DEVICE__ T sample(hipTextureObject_t object, float x, float y, float z, int layer = 0) {
  const __hip_texture& texture = *object;
  const Position px = locate(texture, x, texture.width);
  const Position py = kDimensions > 1 ? locate(texture, y, texture.height) : Position{0, 0.0f};
  const Position pz =
      kDimensions > 2 ? locate(texture, z, texture.depth)
                      : Position{layer < 0 ? 0
                                 : layer < static_cast<int>(texture.depth) ? layer
                                                                          : texture.depth - 1l,
                                 0.0f};
  if constexpr (__hipcpu_is_floating_point<typename Result<T>::Component>) {
    if (texture.filterMode == hipFilterModeLinear) {
      T sum = T();
#pragma unroll
      for (int corner = 0; corner < 1 << kDimensions; ++corner) {
        const int dx = corner & 1, dy = corner >> 1 & 1, dz = corner >> 2;
        const float weight = (dx ? px.weight : 1 - px.weight) * (dy ? py.weight : 1 - py.weight) *
                             (dz ? pz.weight : 1 - pz.weight);
        sum = sum + weight * texelAt<T>(texture, px.first + dx, py.first + dy, pz.first + dz);
      }
      return sum;
    }
  }
  return texelAt<T>(texture, px.first, py.first, pz.first);
}

/// Component `component` of the four texels of the linear filter, counter-clockwise from the lower left.
template <typename T>
__HIPCPU_DEVICE__ T gather(hipTextureObject_t object, float x, float y, int component) {
  using Component = typename Result<T>::Component;
  using Four = HIP_vector_type<Component, 4>;
  __hip_texture linear = *object;
  linear.filterMode = hipFilterModeLinear;
  const Position px = locate(linear, x, linear.width);
  const Position py = locate(linear, y, linear.height);
  Component values[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const int dx = i == 1 || i == 2, dy = i < 2;
    const Four texel = texelAt<Four>(linear, px.first + dx, py.first + dy, 0);
    values[i] = component == 0 ? texel.x : component == 1 ? texel.y : component == 2 ? texel.z : texel.w;
  }
  return T(values[0], values[1], values[2], values[3]);
}

}  // namespace __hipcpu_texture

#endif
