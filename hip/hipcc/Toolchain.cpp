// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Toolchain.h"

#include <algorithm>
#include <cstdlib>

namespace hipcc {

namespace {

/// The newest architecture that an option in nvcc's spelling names, as -arch=sm_80 and
/// -gencode=arch=compute_80,code=[sm_80,sm_90]; 0 when none does.
int nvccArchitecture(const Options& options) {
  int newest = 0;
  for (const Argument& argument : options.arguments) {
    if (argument.family != Family::Nvcc) continue;
    for (const std::string& word : argument.written)
      for (std::string_view head : {"sm_", "compute_"})
        for (size_t at = word.find(head); at != std::string::npos; at = word.find(head, at + 1))
          newest = std::max(newest, std::atoi(word.c_str() + at + head.size()));
  }
  return newest;
}

}  // namespace

Arguments cudaLanguageArguments(const Options& options, const std::string& prefix) {
  // Ahead of any CUDA toolkit that the user's options name.
  Arguments arguments{"-I", prefix + "/include/hip/cuda", "-DHIP_CUDA_LANGUAGE"};
  if (int architecture = nvccArchitecture(options))
    arguments.push_back("-DHIP_CUDA_ARCH=" + std::to_string(architecture * 10));
  arguments.insert(arguments.end(), {"-include", "cuda_runtime.h"});
  return arguments;
}

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
