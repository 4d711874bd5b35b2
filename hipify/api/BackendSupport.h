// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_API_BACKENDSUPPORT_H
#define HIPIFY_API_BACKENDSUPPORT_H

// What each backend has of the names that the table translates to; made by embed_support.py.

#include <array>
#include <cstdint>
#include <string_view>

namespace hipify {

enum class Backend : std::uint8_t { Cpu, Nvidia, Amd };
constexpr std::size_t kBackendCount = 3;
inline constexpr std::array<Backend, kBackendCount> kBackends = {Backend::Cpu, Backend::Nvidia, Backend::Amd};

enum class Support : std::uint8_t {
  None,
  Separate,  // in a library of its own that is also built for this backend
  There,
};

std::string_view backendName(Backend backend);

/// What the backend has of the HIP name of a row of ApiTable; None for a name without one.
Support supportOf(std::uint32_t row, Backend backend);

}  // namespace hipify

#endif
