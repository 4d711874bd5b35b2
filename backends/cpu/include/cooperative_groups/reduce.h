// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_REDUCE_H
#define BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_REDUCE_H

// Reductions and scans over the lanes of a tile or coalesced group.

#include <hip/cpu/cooperative_groups/lane_groups.h>

namespace cooperative_groups {

#define __HIPCPU_CG_OPERATION(name, expression)                 \
  template <typename T = void>                                  \
  struct name {                                                 \
    __host__ __device__ T operator()(T a, T b) const { return expression; } \
  };                                                            \
  template <>                                                   \
  struct name<void> {                                           \
    template <typename T>                                       \
    __host__ __device__ T operator()(T a, T b) const {          \
      return expression;                                        \
    }                                                           \
  };
__HIPCPU_CG_OPERATION(plus, a + b)
__HIPCPU_CG_OPERATION(less, b < a ? b : a)
__HIPCPU_CG_OPERATION(greater, a < b ? b : a)
__HIPCPU_CG_OPERATION(bit_and, a& b)
__HIPCPU_CG_OPERATION(bit_or, a | b)
__HIPCPU_CG_OPERATION(bit_xor, a ^ b)
#undef __HIPCPU_CG_OPERATION

/// The combination of all members' values, in every member. Butterfly where the size is a power of
/// two known to the compiler.
template <unsigned int kSize, typename Parent, typename T, typename Operation>
__HIPCPU_DEVICE__ T reduce(const thread_block_tile<kSize, Parent>& group, T value,
                           Operation&& operation) {
  for (unsigned int step = kSize / 2; step > 0; step /= 2)
    value = operation(value, group.shfl_xor(value, step));
  return value;
}
template <typename T, typename Operation>
__HIPCPU_DEVICE__ T reduce(const coalesced_group& group, T value, Operation&& operation) {
  T sum = group.shfl(value, 0);
#pragma unroll 1
  for (unsigned int rank = 1; rank < group.size(); ++rank)
    sum = operation(sum, group.shfl(value, static_cast<int>(rank)));
  return sum;
}

/// The combination of the values up to and including the own one.
template <typename Group, typename T, typename Operation>
__HIPCPU_DEVICE__ T inclusive_scan(const Group& group, T value, Operation&& operation) {
#pragma unroll 1
  for (unsigned int step = 1; step < group.size(); step *= 2) {
    const T before = group.shfl_up(value, step);
    if (group.thread_rank() >= step) value = operation(before, value);
  }
  return value;
}
/// The combination of the values before the own one; a default value (zero) in the first member.
template <typename Group, typename T, typename Operation>
__HIPCPU_DEVICE__ T exclusive_scan(const Group& group, T value, Operation&& operation) {
  const T inclusive = inclusive_scan(group, value, operation);
  const T before = group.shfl_up(inclusive, 1);
  return group.thread_rank() == 0 ? T() : before;
}
template <typename Group, typename T>
__HIPCPU_DEVICE__ T inclusive_scan(const Group& group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
template <typename Group, typename T>
__HIPCPU_DEVICE__ T exclusive_scan(const Group& group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

}  // namespace cooperative_groups

#endif
