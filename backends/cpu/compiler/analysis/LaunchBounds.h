// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_LAUNCHBOUNDS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_LAUNCHBOUNDS_H

#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/IR/IRBuilder.h>

namespace hipcpu {

inline constexpr llvm::StringLiteral kFitsAttribute = "hipcpu-fits";  // LaunchBounds::toString
inline constexpr llvm::StringLiteral kWideAttribute = "hipcpu-wide";  // for all other launches

/// gridDim[gridAxis] * factor * blockDim[dimAxis] + blockDim[threadAxis] < 2^31
struct LaunchBound {
  static constexpr unsigned kNoAxis = 3;  // as dimAxis: the factor alone

  unsigned gridAxis = 0;
  unsigned dimAxis = kNoAxis;
  unsigned threadAxis = 0;
  std::uint64_t factor = 1;
  bool operator==(const LaunchBound&) const = default;
};

/// What a launch must satisfy so that the thread ids of a kernel fit in 32 bits.
class LaunchBounds {
 public:
  void add(const LaunchBound& bound);

  std::string toString() const;
  static LaunchBounds parse(llvm::StringRef text);

  /// The check, from gridDim x y z and blockDim x y z (i32).
  llvm::Value* emitCheck(llvm::IRBuilder<>& builder, llvm::ArrayRef<llvm::Value*> geometry) const;

 private:
  llvm::SmallVector<LaunchBound, 3> bounds_;
};

}  // namespace hipcpu

#endif
