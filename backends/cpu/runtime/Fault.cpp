// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/Fault.h"

#include <cstdio>
#include <cstdlib>

namespace hip::cpu {

FaultScope*& FaultScope::current() {
  static thread_local FaultScope* scope = nullptr;
  return scope;
}

FaultScope::FaultScope(Grid* grid)
    : outer_(current()), grid_(grid != nullptr || outer_ == nullptr ? grid : outer_->grid_) {
  current() = this;
}
FaultScope::~FaultScope() { current() = outer_; }

void FaultScope::raise(hipError_t fault) {
  FaultScope* scope = current();
  if (scope == nullptr) std::abort();
  scope->fault_ = fault;
  std::longjmp(scope->place_, 1);
}

}  // namespace hip::cpu

// What device headers call (backends/cpu/include/libc.h).

extern "C" [[noreturn]] __attribute__((visibility("default"))) void __hipcpu_trap() {
  hip::cpu::FaultScope::raise(hipErrorLaunchFailure);
}

/// `place`: blockIdx x y z, threadIdx x y z.
extern "C" [[noreturn]] __attribute__((visibility("default"))) void __hipcpu_assert_fail(
    const char* assertion, const char* file, unsigned int line, const char* function,
    const unsigned int* place) {
  std::fprintf(stderr, "%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\n",
               file, line, function, place[0], place[1], place[2], place[3], place[4], place[5],
               assertion);
  hip::cpu::FaultScope::raise(hipErrorAssert);
}
