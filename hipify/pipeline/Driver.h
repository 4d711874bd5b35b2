// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_DRIVER_H
#define HIPIFY_PIPELINE_DRIVER_H

#include "hipify/pipeline/Options.h"

namespace hipify {

inline constexpr int kAllTranslated = 0;
inline constexpr int kWorkLeft = 1;
inline constexpr int kFailed = 2;

/// Does what the options say and returns the exit status of the program.
int runDriver(const Options& options);

}  // namespace hipify

#endif
