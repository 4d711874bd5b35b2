// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_CPU_CASE_H
#define BENCH_CPU_CASE_H

// One benchmark: a HIP program and an OpenMP program that compute the same from the same inputs.
//
//   BENCHMARK(triad, Bound::Memory) {
//     const int n = bench.size(1 << 22, 1000);
//     auto a = bench.output<float>(n);
//     const float* b = bench.input<float>(n, uniform);
//     bench.hip = [=] { triadKernel<<<(n + 255) / 256, 256>>>(a.hip, b, n); };
//     bench.openmp = [=] { triad(a.openmp, b, n); };
//   }

#include <hip/hip_runtime.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bench {

/// The same array once for each side; the harness compares them.
template <class T>
struct Output {
  T* hip;
  T* openmp;
};

enum class Bound { Memory, Compute };  // scaling over threads is asked of the latter

class Case {
 public:
  explicit Case(bool tiny) : tiny_(tiny) {}
  ~Case();
  Case(const Case&) = delete;
  Case& operator=(const Case&) = delete;

  int size(int full, int tiny) const { return tiny_ ? tiny : full; }

  template <class T, class Fill>
  T* input(std::size_t count, Fill fill) {
    T* data = static_cast<T*>(allocate(count * sizeof(T)));
    for (std::size_t i = 0; i < count; ++i) data[i] = static_cast<T>(fill(i));
    return data;
  }

  /// Elements may differ by `tolerance` times the greater of one and their size.
  template <class T>
  Output<T> output(std::size_t count, double tolerance = 0) {
    auto zero = [](std::size_t) { return 0; };
    Output<T> both{input<T>(count, zero), input<T>(count, zero)};
    checks_.push_back([=] { return differing(both.hip, both.openmp, count, tolerance); });
    return both;
  }

  std::function<void()> hip;
  std::function<void()> openmp;

  /// Empty, or the first element in which the results differ.
  std::string firstDifference() const;

 private:
  void* allocate(std::size_t bytes);

  template <class T>
  static std::string differing(const T* a, const T* b, std::size_t count, double tolerance) {
    for (std::size_t i = 0; i < count; ++i) {
      const double x = static_cast<double>(a[i]);
      const double y = static_cast<double>(b[i]);
      if (std::abs(x - y) <= tolerance * std::max(1.0, std::abs(y))) continue;
      return "element " + std::to_string(i) + " is " + std::to_string(x) + ", with OpenMP " + std::to_string(y);
    }
    return {};
  }

  bool tiny_;
  std::vector<void*> allocations_;
  std::vector<std::function<std::string()>> checks_;
};

struct Benchmark {
  const char* name;
  Bound bound;
  void (*prepare)(Case&);
};

std::vector<Benchmark>& benchmarks();

struct Registration {
  explicit Registration(const Benchmark& benchmark) { benchmarks().push_back(benchmark); }
};

/// Pseudo-random bits of an index.
inline std::uint32_t hashOf(std::size_t index) {
  auto x = static_cast<std::uint32_t>(index) * 2654435761U + 12345U;
  x = (x ^ (x >> 15)) * 2246822519U;
  x = (x ^ (x >> 13)) * 3266489917U;
  return x ^ (x >> 16);
}

/// Pseudo-random numbers in [0, 1).
inline float uniform(std::size_t index) {
  return static_cast<float>(hashOf(index) >> 8) * (1.0F / (1 << 24));
}

}  // namespace bench

#define BENCHMARK(name, bound)                                                            \
  static void prepare_##name(bench::Case& bench);                                         \
  static const bench::Registration registration_##name({#name, bound, prepare_##name});    \
  static void prepare_##name([[maybe_unused]] bench::Case& bench)

#endif
