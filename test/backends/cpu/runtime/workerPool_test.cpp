// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <atomic>
#include <catch2/catch.hpp>
#include <numeric>
#include <set>
#include <thread>
#include <vector>

#include "backends/cpu/runtime/WorkerPool.h"

using hip::cpu::WorkerPool;

namespace {

struct Counts {
  std::vector<std::atomic<int>> perItem;
  explicit Counts(std::size_t items) : perItem(items) {}
  static void body(void* self, std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t i = first; i < last; ++i) static_cast<Counts*>(self)->perItem[i]++;
  }
  bool eachOnce() const {
    for (const auto& count : perItem)
      if (count != 1) return false;
    return true;
  }
};

}  // namespace

TEST_CASE("every item is processed exactly once") {
  WorkerPool pool(4);
  for (std::uint64_t chunk : {0u, 1u, 3u, 1000u, 5000u}) {
    Counts counts(1000);
    pool.run(1000, chunk, Counts::body, &counts);
    CHECK(counts.eachOnce());
  }
}

TEST_CASE("a run of nothing calls nothing") {
  WorkerPool pool(2);
  pool.run(
      0, 1, [](void*, std::uint64_t, std::uint64_t) { FAIL("called"); }, nullptr);
}

TEST_CASE("a pool of one thread runs everything in the caller") {
  WorkerPool pool(1);
  CHECK(pool.threads() == 1);
  auto self = std::this_thread::get_id();
  pool.run(
      100, 1,
      [](void* id, std::uint64_t, std::uint64_t) {
        CHECK(*static_cast<std::thread::id*>(id) == std::this_thread::get_id());
      },
      &self);
}

TEST_CASE("several threads run their own jobs at once") {
  WorkerPool pool(4);
  std::vector<std::thread> callers;
  std::atomic<int> good{0};
  for (int caller = 0; caller < 4; ++caller)
    callers.emplace_back([&] {
      for (int repeat = 0; repeat < 50; ++repeat) {
        Counts counts(257);
        pool.run(257, 5, Counts::body, &counts);
        good += counts.eachOnce();
      }
    });
  for (auto& caller : callers) caller.join();
  CHECK(good == 200);
}

TEST_CASE("a body may run another job") {
  WorkerPool pool(3);
  struct Outer {
    WorkerPool& pool;
    std::atomic<std::uint64_t> sum{0};
  } outer{pool};
  pool.run(
      20, 1,
      [](void* data, std::uint64_t first, std::uint64_t last) {
        auto& own = *static_cast<Outer*>(data);
        for (std::uint64_t i = first; i < last; ++i)
          own.pool.run(
              10, 2,
              [](void* sum, std::uint64_t from, std::uint64_t to) {
                *static_cast<std::atomic<std::uint64_t>*>(sum) += to - from;
              },
              &own.sum);
      },
      &outer);
  CHECK(outer.sum == 200);
}

TEST_CASE("writes of the workers are visible when the run returns") {
  WorkerPool pool(4);
  std::vector<int> values(10'000);
  pool.run(
      values.size(), 16,
      [](void* data, std::uint64_t first, std::uint64_t last) {
        for (std::uint64_t i = first; i < last; ++i)
          (*static_cast<std::vector<int>*>(data))[i] = static_cast<int>(i);
      },
      &values);
  CHECK(std::accumulate(values.begin(), values.end(), 0LL) == 49'995'000);
}
