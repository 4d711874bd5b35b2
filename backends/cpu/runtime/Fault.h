// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_FAULT_H
#define BACKENDS_CPU_RUNTIME_FAULT_H

#include <csetjmp>

#include "hip/runtime/PublicApi.h"

namespace hip::cpu {

struct Grid;

// How kernel code ends early: an assertion that fails, or a trap, jumps out of the work-group
// function to the scope that called it. Between the two are only frames of kernels, which own
// nothing.
//
//   FaultScope scope;
//   if (_setjmp(scope.place()) == 0) run(...);     // in the frame that owns the scope
//   if (scope.fault() != hipSuccess) ...
class FaultScope {
 public:
  /// `grid`: whose blocks run; null: that of the outer scope.
  explicit FaultScope(Grid* grid = nullptr);
  ~FaultScope();
  FaultScope(const FaultScope&) = delete;
  FaultScope& operator=(const FaultScope&) = delete;

  [[nodiscard]] Grid* grid() const { return grid_; }
  std::jmp_buf& place() { return place_; }
  [[nodiscard]] hipError_t fault() const { return fault_; }

  /// Ends the innermost scope of the calling thread; outside of any, ends the process.
  [[noreturn]] static void raise(hipError_t fault);

  /// The innermost scope of the calling thread. Whoever switches stacks switches it, too.
  static FaultScope*& current();

 private:
  std::jmp_buf place_;
  FaultScope* outer_;
  Grid* grid_;
  volatile hipError_t fault_ = hipSuccess;  // volatile: written between setjmp and longjmp
};

}  // namespace hip::cpu

#endif
