// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/ThreadState.h"

namespace hip {

ThreadState& threadState() {
  static thread_local ThreadState state;
  return state;
}

}  // namespace hip
