// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Platform.h"

#include "hip/hipcc/System.h"
#include "hip/hipcc/Toolchain.h"

namespace hipcc {

namespace {

struct PlatformRow {
  std::string_view name;
  Platform platform;
};

// The first name of a platform is the one we print.
constexpr PlatformRow kPlatforms[] = {{"cpu", Platform::Cpu},
                                      {"nvidia", Platform::Nvidia},
                                      {"amd", Platform::Amd},
                                      {"nvcc", Platform::Nvidia},
                                      {"hcc", Platform::Amd}};

}  // namespace

std::string_view platformName(Platform platform) {
  for (const PlatformRow& row : kPlatforms)
    if (row.platform == platform) return row.name;
  return {};
}

Expected<Platform> parsePlatform(std::string_view name) {
  for (const PlatformRow& row : kPlatforms)
    if (row.name == name) return row.platform;
  return Error{"the platform is unknown (" + std::string(name) + "); it is cpu, nvidia or amd"};
}

Expected<Platform> defaultPlatform(const System& system) {
  if (std::string name = system.environment("HIP_PLATFORM"); !name.empty()) {
    Expected<Platform> platform = parsePlatform(name);
    if (!platform) return Error{"HIP_PLATFORM is wrong: " + platform.error().message};
    return platform;
  }
  if (system.exists("/dev/kfd") && makeAmdToolchain(system)) return Platform::Amd;
  if (system.exists("/proc/driver/nvidia/version") && makeNvidiaToolchain(system))
    return Platform::Nvidia;
  return Platform::Cpu;
}

}  // namespace hipcc
