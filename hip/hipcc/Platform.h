// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_PLATFORM_H
#define HIP_HIPCC_PLATFORM_H

#include <string>
#include <string_view>

#include "hip/hipcc/Expected.h"

namespace hipcc {

class System;

enum class Platform { Cpu, Nvidia, Amd };

std::string_view platformName(Platform platform);

/// Takes cpu, nvidia and amd, and the old names nvcc and hcc.
Expected<Platform> parsePlatform(std::string_view name);

/// HIP_PLATFORM if it is set; else amd or nvidia where the machine has both the compiler and
/// the driver; else cpu.
Expected<Platform> defaultPlatform(const System& system);

}  // namespace hipcc

#endif
