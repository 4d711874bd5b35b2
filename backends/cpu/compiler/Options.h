// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_OPTIONS_H
#define BACKENDS_CPU_COMPILER_OPTIONS_H

#include <llvm/Support/raw_ostream.h>

namespace hipcpu {

/// Switches for tests and for finding a fault, from the environment because clang hands a pass
/// plugin no arguments. HIP_CPU_COMPILER is a list of the names below; ISTHMUS_CPU_DEBUG=1 prints
/// what the passes decide.
struct Options {
  bool masked = false;    // "masked": per-lane state in every kernel, also where it is not needed
  bool implicitCuts = true;  // "nocuts": no cuts at loops, only at barriers and warp operations
  unsigned chunkWidth = 0;   // "width=8": lanes of a chunk in kernels without warp operations
  bool verify = false;       // "verify": check the IR between passes
  bool debug = false;

  static const Options& get();
};

/// Stream for decisions, or a null stream.
llvm::raw_ostream& debugStream();

}  // namespace hipcpu

#endif
