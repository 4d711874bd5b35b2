// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_PLANNER_H
#define HIP_HIPCC_PLANNER_H

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Options.h"
#include "hip/hipcc/Plan.h"
#include "hip/hipcc/Toolchain.h"

namespace hipcc {

/// The commands for a command line with at least one input.
Expected<Plan> makePlan(const Options& options, const Toolchain& toolchain);

/// The same for the platform that the options or the system choose.
Expected<Plan> makePlan(const Options& options, const System& system);

}  // namespace hipcc

#endif
