// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_FUZZ_EXECUTOR_H
#define TEST_BACKENDS_CPU_FUZZ_EXECUTOR_H

// The slow direct executor: every thread of a block is a fiber, and what threads do together is a
// meeting of fibers. Nothing here knows of the kernel compiler.

#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>

namespace fuzz {

struct Coordinate {
  unsigned x, y, z;
};

/// What the lanes that met brought.
struct Meeting {
  std::uint64_t active = 0;
  std::uint64_t values[64] = {};
};

/// Where the thread is in the program, in the order of execution: a site, and for each loop around
/// it the number of the iteration. The lanes at the earliest place meet.
struct Place {
  explicit Place(unsigned site);  // enters a loop or a function
  ~Place();
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
};
void nextIteration();
void setSite(unsigned site);

std::shared_ptr<const Meeting> meetInWarp(std::uint64_t value);
/// The number of threads that wait at a barrier with a predicate, and of those that wait.
struct Votes {
  int yes, all;
};
Votes meetInBlock(bool predicate);
unsigned laneId();
void* dynamicShared();


/// Runs the kernel for every thread of the grid, one block after the other.
void execute(Coordinate grid, Coordinate block, int warp, std::size_t dynamicSharedBytes,
             const std::function<void()>& kernel);

}  // namespace fuzz

extern fuzz::Coordinate threadIdx, blockIdx, blockDim, gridDim;
extern int fuzzWarpSize;

#endif
