// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_TICKS_H
#define BACKENDS_CPU_RUNTIME_TICKS_H

// The time stamp counter of the processor: read in a third of the time that a clock takes, which is
// a good part of an empty launch.

#include <chrono>
#include <cstdint>

namespace hip::cpu {

inline std::uint64_t ticks() {
#if defined(__x86_64__)
  return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
  std::uint64_t count;
  asm volatile("mrs %0, cntvct_el0" : "=r"(count));
  return count;
#else
  return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
#endif
}

/// Measured at the first call, against the clock.
inline float nanosecondsPerTick() {
  static const float kRatio = [] {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::microseconds kLongEnough{50};
    const auto start = Clock::now();
    const std::uint64_t first = ticks();
    auto now = start;
    while (now - start < kLongEnough) now = Clock::now();
    const std::uint64_t passed = ticks() - first;
    const std::chrono::duration<float, std::nano> taken = now - start;
    return taken.count() / static_cast<float>(passed == 0 ? 1 : passed);
  }();
  return kRatio;
}

}  // namespace hip::cpu

#endif
