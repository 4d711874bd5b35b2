// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_CLOCK_H
#define BACKENDS_CPU_INCLUDE_CLOCK_H

// Time in kernels, and instructions that stop or steer the thread.

#include <hip/cpu/libc.h>

#include <time.h>

extern "C" __device__ int clock_gettime(clockid_t clock, struct timespec* time);
extern "C" __device__ int sched_yield();

/// Cycles of the processor's time-stamp counter.
__HIPCPU_DEVICE__ long long clock64() { return static_cast<long long>(__builtin_readcyclecounter()); }
__HIPCPU_DEVICE__ long long clock() { return clock64(); }
__HIPCPU_DEVICE__ long long __clock64() { return clock64(); }
__HIPCPU_DEVICE__ long long __clock() { return clock64(); }

/// Nanoseconds: hipDeviceAttributeWallClockRate is 1,000,000 kHz.
__HIPCPU_DEVICE__ long long wall_clock64() {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000ll + now.tv_nsec;
}

/// Lets other threads run; the duration is only a hint.
__HIPCPU_DEVICE__ void __nanosleep(unsigned int) { sched_yield(); }

__HIPCPU_DEVICE__ void __trap() { __hipcpu_trap(); }
__HIPCPU_DEVICE__ void __brkpt() { __builtin_debugtrap(); }

/// Number of the multiprocessor that runs the block: they are not told apart.
__HIPCPU_DEVICE__ unsigned int __smid() { return 0; }

#endif
