// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Toolchain.h"

namespace hipcc {

Expected<std::unique_ptr<Toolchain>> makeToolchain(Platform platform, const System& system) {
  using Make = Expected<std::unique_ptr<Toolchain>> (*)(const System&);
  struct Row {
    Platform platform;
    Make make;
  };
  static constexpr Row kRows[] = {{Platform::Cpu, makeCpuToolchain},
                                  {Platform::Nvidia, makeNvidiaToolchain},
                                  {Platform::Amd, makeAmdToolchain}};
  for (const Row& row : kRows)
    if (row.platform == platform) return row.make(system);
  return Error{"the platform has no toolchain (" + std::string(platformName(platform)) + ")"};
}

}  // namespace hipcc
