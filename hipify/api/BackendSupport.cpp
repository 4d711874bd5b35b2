// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/api/BackendSupport.h"

namespace hipify {

namespace {
#include "hipify/api/BackendSupport.inc"
}  // namespace

std::string_view backendName(Backend backend) {
  constexpr std::array<std::string_view, kBackendCount> kNames = {"cpu", "nvidia", "amd"};
  return kNames[static_cast<std::size_t>(backend)];
}

Support supportOf(std::uint32_t row, Backend backend) {
  return static_cast<Support>(kSupport[row - 1][static_cast<std::size_t>(backend)]);
}

}  // namespace hipify
