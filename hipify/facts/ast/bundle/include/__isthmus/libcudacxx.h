// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// libcu++: cuda::std is std, with what is CUDA's own beside it.
#include <__isthmus/core.h>
#include <atomic>
#include <chrono>
#include <complex>
#include <optional>
namespace cuda {
namespace std {
using namespace ::std;
template <class T, size_t extent = size_t(-1)> struct span : __isthmus_any {};
}
enum thread_scope {
  thread_scope_system, thread_scope_device, thread_scope_block, thread_scope_thread
};
using ::std::memory_order;
using ::std::memory_order_relaxed;
using ::std::memory_order_consume;
using ::std::memory_order_acquire;
using ::std::memory_order_release;
using ::std::memory_order_acq_rel;
using ::std::memory_order_seq_cst;
template <class T, thread_scope scope = thread_scope_system> struct atomic {
  atomic() = default;
  __isthmus_both atomic(T);
  __isthmus_both operator T() const;
  __isthmus_both T operator=(T);
  __isthmus_both T operator++();
  __isthmus_both T operator++(int);
  __isthmus_both T operator--();
  __isthmus_both T operator+=(T);
  __isthmus_both T operator-=(T);
  template <class... A> __isthmus_both T load(A...) const;
  template <class... A> __isthmus_both void store(T, A...);
  template <class... A> __isthmus_both T exchange(T, A...);
  template <class... A> __isthmus_both bool compare_exchange_weak(T&, T, A...);
  template <class... A> __isthmus_both bool compare_exchange_strong(T&, T, A...);
  template <class... A> __isthmus_both T fetch_add(T, A...);
  template <class... A> __isthmus_both T fetch_sub(T, A...);
  template <class... A> __isthmus_both T fetch_and(T, A...);
  template <class... A> __isthmus_both T fetch_or(T, A...);
  template <class... A> __isthmus_both T fetch_xor(T, A...);
  template <class... A> __isthmus_both T fetch_min(T, A...);
  template <class... A> __isthmus_both T fetch_max(T, A...);
  template <class... A> __isthmus_both void wait(T, A...) const;
  __isthmus_both void notify_one();
  __isthmus_both void notify_all();
};
template <class T, thread_scope scope = thread_scope_system> struct atomic_ref : atomic<T, scope> {
  __isthmus_both explicit atomic_ref(T&);
};
__isthmus_both void atomic_thread_fence(memory_order, thread_scope = thread_scope_system);
template <thread_scope scope> struct barrier {
  template <class... A> __isthmus_both barrier(A...);
  struct arrival_token {};
  __isthmus_both arrival_token arrive(ptrdiff_t = 1);
  __isthmus_both void wait(arrival_token&&) const;
  __isthmus_both void arrive_and_wait();
  __isthmus_both void arrive_and_drop();
};
template <class... A> __isthmus_both void init(A&&...);
template <thread_scope scope, unsigned stages = 1> struct pipeline_shared_state {};
template <thread_scope scope> struct pipeline {
  __isthmus_device void producer_acquire();
  __isthmus_device void producer_commit();
  __isthmus_device void consumer_wait();
  __isthmus_device void consumer_release();
};
template <class... A> __isthmus_device pipeline<thread_scope_block> make_pipeline(A&&...);
template <unsigned n, class P> __isthmus_device void pipeline_consumer_wait_prior(P&);
template <class... A> __isthmus_device void memcpy_async(A&&...);
template <thread_scope scope, ptrdiff_t n = 1> struct counting_semaphore : __isthmus_any {};
template <thread_scope scope> struct latch : __isthmus_any {};
template <size_t n> struct aligned_size_t {
  __isthmus_both explicit aligned_size_t(size_t);
  __isthmus_both operator size_t() const;
};
template <class T, class U> __isthmus_both T ceil_div(T, U);
namespace device { namespace experimental {} }
}
