// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_DEVICECODE_H
#define HIP_HIPCC_DEVICECODE_H

// Separate compilation on the cpu platform: where the device code of an object is kept, and how
// the link gets at it.

#include <string_view>
#include <vector>

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Plan.h"

namespace hipcc {

/// The section of an object with the bitcode of its device code.
inline constexpr std::string_view kDeviceCodeSection = ".hip.cpu.bitcode";

/// As the first argument, makes hipcc a step of its own plan:
///   hipcc -cc-collect-device-code <llvm-link> <output.bc> <object or archive>...
inline constexpr std::string_view kCollectDeviceCode = "-cc-collect-device-code";

/// The content of every device code section of an ELF object, or of the members of an archive.
/// A file of another kind has none.
std::vector<std::string_view> deviceCodeSections(std::string_view file);

/// Runs the step; `arguments` are those behind kCollectDeviceCode. Returns the exit status.
Expected<int> collectDeviceCode(const Arguments& arguments);

}  // namespace hipcc

#endif
