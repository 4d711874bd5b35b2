// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_LAUNCH_H
#define HIP_HIPCC_LAUNCH_H

#include <optional>
#include <string_view>

#include "hip/hipcc/Plan.h"

namespace hipcc {

/// As the first argument, makes hipcc a launcher for another compiler's commands, which our CMake
/// package needs where the C++ compiler is not hipcc:
///   hipcc -cc-launch --platform=cpu g++ -O2 -x hip -c a.cpp   is   hipcc --platform=cpu -O2 -x hip …
///   hipcc -cc-launch --platform=cpu g++ -O2 -c b.cpp          is   g++ -O2 -c b.cpp
inline constexpr std::string_view kLaunch = "-cc-launch";

/// Our own arguments for a launched command; nothing when it is not one for us. `command` is what
/// comes behind kLaunch.
std::optional<Arguments> launchedHere(const Arguments& command);

/// Becomes the launched command. Returns only on failure, with the exit status.
int becomeLaunched(const Arguments& command);

}  // namespace hipcc

#endif
