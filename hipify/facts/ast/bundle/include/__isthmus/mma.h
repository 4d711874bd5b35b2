// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Warp matrix functions.
#include <__isthmus/core.h>
namespace nvcuda { namespace wmma {
struct matrix_a; struct matrix_b; struct accumulator;
struct row_major; struct col_major;
namespace precision { struct tf32; struct u4; struct s4; struct b1; }
enum layout_t { mem_row_major, mem_col_major };
enum experimental_bit_op { bmmaBitOpXOR, bmmaBitOpAND };
template <class Use, int m, int n, int k, class T, class Layout = void> struct fragment {
  enum { num_elements = 8, num_storage_elements = 8 };
  T x[8];
};
template <class... A> __isthmus_device void load_matrix_sync(A&&...);
template <class... A> __isthmus_device void store_matrix_sync(A&&...);
template <class... A> __isthmus_device void fill_fragment(A&&...);
template <class... A> __isthmus_device void mma_sync(A&&...);
template <class... A> __isthmus_device void bmma_sync(A&&...);
__isthmus_device float __float_to_tf32(float);
} }
