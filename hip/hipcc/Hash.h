// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_HASH_H
#define HIP_HIPCC_HASH_H

#include <cstdint>
#include <string>
#include <string_view>

namespace hipcc {

/// FNV-1a, as hexadecimal digits.
inline std::string hashOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (unsigned char c : text) hash = (hash ^ c) * 0x100000001b3;
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[hash >> shift & 15];
  return digits;
}

}  // namespace hipcc

#endif
