// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_API_CHANNEL_DESCRIPTOR_H
#define ISTHMUS_HIP_API_CHANNEL_DESCRIPTOR_H

#include "driver_types.h"

#ifdef __cplusplus
extern "C"
#endif
    hipChannelFormatDesc
    hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind f);

#ifdef __cplusplus
#include <type_traits>

namespace hip_channel {

template <class>
struct Void {
  using type = void;
};

// The element type of a scalar is itself, of a vector type that of its x.
template <class T, class = void>
struct Element {
  using type = T;
};
template <class T>
struct Element<T, typename Void<decltype(T::x)>::type> {
  using type = typename std::remove_reference<decltype(T::x)>::type;
};

template <class T>
constexpr hipChannelFormatKind kind() {
  if (std::is_integral<T>::value)
    return std::is_signed<T>::value ? hipChannelFormatKindSigned : hipChannelFormatKindUnsigned;
  return hipChannelFormatKindFloat;
}

}  // namespace hip_channel

/// The channel format of a scalar or vector type: bits of each component, and how they are read.
template <class T>
inline hipChannelFormatDesc hipCreateChannelDesc() {
  using Element = typename hip_channel::Element<T>::type;
  constexpr int bits = static_cast<int>(sizeof(Element) * 8);
  constexpr int count = static_cast<int>(sizeof(T) / sizeof(Element));
  return hipChannelFormatDesc{bits, count > 1 ? bits : 0, count > 2 ? bits : 0,
                              count > 3 ? bits : 0, hip_channel::kind<Element>()};
}

inline hipChannelFormatDesc hipCreateChannelDescHalf() {
  return hipChannelFormatDesc{16, 0, 0, 0, hipChannelFormatKindFloat};
}
inline hipChannelFormatDesc hipCreateChannelDescHalf1() { return hipCreateChannelDescHalf(); }
inline hipChannelFormatDesc hipCreateChannelDescHalf2() {
  return hipChannelFormatDesc{16, 16, 0, 0, hipChannelFormatKindFloat};
}
inline hipChannelFormatDesc hipCreateChannelDescHalf4() {
  return hipChannelFormatDesc{16, 16, 16, 16, hipChannelFormatKindFloat};
}
#endif

#endif
