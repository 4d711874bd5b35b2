// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_SUPPORT_FOREACH_H
#define HIPIFY_SUPPORT_FOREACH_H

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace hipify {

/// Calls work(state, i) for each i below `count` on up to `jobs` threads, in no order. Each
/// thread makes its own state first. Returns when all are done.
template <typename MakeState, typename Work>
void forEachWithState(std::size_t count, unsigned jobs, MakeState makeState, Work work) {
  std::atomic<std::size_t> next{0};
  const auto worker = [&] {
    auto state = makeState();
    for (std::size_t i = next++; i < count; i = next++) {
      work(state, i);
    }
  };
  std::vector<std::thread> threads;
  const std::size_t wanted = std::min<std::size_t>(std::max(jobs, 1U), count);
  for (std::size_t t = 1; t < wanted; ++t) {
    threads.emplace_back(worker);
  }
  if (count > 0) {
    worker();
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
}

template <typename Work>
void forEach(std::size_t count, unsigned jobs, Work work) {
  struct Nothing {};
  forEachWithState(count, jobs, [] { return Nothing{}; }, [&](Nothing&, std::size_t i) { work(i); });
}

}  // namespace hipify

#endif
