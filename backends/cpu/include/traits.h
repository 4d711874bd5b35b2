// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_TRAITS_H
#define BACKENDS_CPU_INCLUDE_TRAITS_H

// The type traits that these headers use, spelled so that programs may be compiled as C++11.

#include <type_traits>

template <typename T>
constexpr bool __hipcpu_is_arithmetic = std::is_arithmetic<T>::value;
template <typename T>
constexpr bool __hipcpu_is_integral = std::is_integral<T>::value;
template <typename T>
constexpr bool __hipcpu_is_floating_point = std::is_floating_point<T>::value;
template <typename T, typename U>
constexpr bool __hipcpu_is_same = std::is_same<T, U>::value;
template <bool kCondition, typename T = void>
using __hipcpu_enable_if = typename std::enable_if<kCondition, T>::type;
template <bool kCondition, typename T, typename U>
using __hipcpu_conditional = typename std::conditional<kCondition, T, U>::type;
template <typename T, typename U>
using __hipcpu_common_type = typename std::common_type<T, U>::type;

#endif
