// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_DEVICEPROPERTIES_H
#define BACKENDS_CPU_RUNTIME_DEVICEPROPERTIES_H

#include <cstddef>

#include "hip/runtime/PublicApi.h"

namespace hip::cpu {

/// The machine, described as a device.
hipDeviceProp_t deviceProperties();

/// Memory that the process may have, and how much of it is free, in bytes.
struct MemorySizes {
  std::size_t free;
  std::size_t total;
};
MemorySizes memorySizes();

}  // namespace hip::cpu

#endif
