// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Cooperative groups: every group has every member, tiles convert to one another.
#include <__isthmus/core.h>
#define _COOPERATIVE_GROUPS_H_ 1
namespace cooperative_groups {
struct thread_group {
  __isthmus_device void sync() const;
  __isthmus_device unsigned size() const;
  __isthmus_device unsigned num_threads() const;
  __isthmus_device unsigned thread_rank() const;
  __isthmus_device bool is_valid() const;
  __isthmus_device unsigned meta_group_rank() const;
  __isthmus_device unsigned meta_group_size() const;
  template <class T> __isthmus_device T shfl(T, int) const;
  template <class T> __isthmus_device T shfl_up(T, unsigned) const;
  template <class T> __isthmus_device T shfl_down(T, unsigned) const;
  template <class T> __isthmus_device T shfl_xor(T, unsigned) const;
  __isthmus_device int any(int) const;
  __isthmus_device int all(int) const;
  __isthmus_device unsigned ballot(int) const;
  template <class T> __isthmus_device unsigned match_any(T) const;
  template <class T> __isthmus_device unsigned match_all(T, int&) const;
};
struct coalesced_group : thread_group {};
template <unsigned size, class Parent = void> struct thread_block_tile : thread_group {
  template <unsigned other, class P>
  __isthmus_device thread_block_tile(const thread_block_tile<other, P>&);
  __isthmus_device thread_block_tile();
};
struct thread_block : thread_group {
  __isthmus_device static void sync();
  __isthmus_device static unsigned size();
  __isthmus_device static unsigned num_threads();
  __isthmus_device static unsigned thread_rank();
  __isthmus_device dim3 group_index() const;
  __isthmus_device dim3 thread_index() const;
  __isthmus_device dim3 group_dim() const;
  __isthmus_device dim3 dim_threads() const;
  struct arrival_token {};
  __isthmus_device arrival_token barrier_arrive();
  __isthmus_device void barrier_wait(arrival_token&&);
};
struct grid_group : thread_group {
  __isthmus_device static unsigned long long block_rank();
  __isthmus_device static unsigned long long num_blocks();
  __isthmus_device static dim3 group_dim();
  __isthmus_device static dim3 dim_blocks();
  __isthmus_device static dim3 block_index();
};
struct multi_grid_group : thread_group {
  __isthmus_device unsigned grid_rank() const;
  __isthmus_device unsigned num_grids() const;
};
struct cluster_group : thread_group {
  __isthmus_device static void barrier_arrive();
  __isthmus_device static void barrier_wait();
  __isthmus_device static unsigned block_rank();
  __isthmus_device static unsigned num_blocks();
  __isthmus_device static dim3 dim_blocks();
  __isthmus_device static dim3 block_index();
  template <class T> __isthmus_device static T* map_shared_rank(T*, int);
};
__isthmus_device thread_block this_thread_block();
__isthmus_device grid_group this_grid();
__isthmus_device multi_grid_group this_multi_grid();
__isthmus_device cluster_group this_cluster();
__isthmus_device thread_group this_thread();
__isthmus_device coalesced_group coalesced_threads();
template <unsigned size, class P> __isthmus_device thread_block_tile<size, P> tiled_partition(const P&);
template <class P> __isthmus_device thread_group tiled_partition(const P&, unsigned);
template <class P> __isthmus_device coalesced_group binary_partition(const P&, bool);
template <class P, class L> __isthmus_device coalesced_group labeled_partition(const P&, L);
template <class G> __isthmus_device void sync(const G&);
template <class G, class T, class F> __isthmus_device T reduce(const G&, T, F&&);
template <class G, class T, class... F> __isthmus_device T inclusive_scan(const G&, T, F&&...);
template <class G, class T, class... F> __isthmus_device T exclusive_scan(const G&, T, F&&...);
template <class... A> __isthmus_device void memcpy_async(A&&...);
template <class... A> __isthmus_device void wait(A&&...);
template <class... A> __isthmus_device void wait_prior(A&&...);
template <class G, class F> __isthmus_device void invoke_one(const G&, F&&);
template <class T> struct plus { __isthmus_both T operator()(T, T) const; };
template <class T> struct less { __isthmus_both T operator()(T, T) const; };
template <class T> struct greater { __isthmus_both T operator()(T, T) const; };
template <class T> struct bit_and { __isthmus_both T operator()(T, T) const; };
template <class T> struct bit_or { __isthmus_both T operator()(T, T) const; };
template <class T> struct bit_xor { __isthmus_both T operator()(T, T) const; };
namespace experimental {
using namespace cooperative_groups;
template <unsigned size, unsigned count = 1> struct block_tile_memory {};
}
}
