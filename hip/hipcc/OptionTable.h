// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_OPTIONTABLE_H
#define HIP_HIPCC_OPTIONTABLE_H

#include <span>
#include <string>
#include <string_view>

#include "hip/hipcc/Options.h"

namespace hipcc {

/// How an option takes its value.
enum class Form {
  Flag,      // -c
  Separate,  // -Xclang value
  Prefix,    // -march=value; the spelling ends where the value begins
  Either,    // -Idir or -I dir
  Equals     // --offload-arch=value or --offload-arch value
};

struct OptionRow {
  std::string_view spelling;
  Form form;
  Family family;
  unsigned use;

  /// What clang gets: words separated by spaces, with % for the value; kAsWritten for the
  /// user's own words; empty for nothing; kUnsupported where clang has no such thing. "%,"
  /// stands for the words of a value with commas or spaces.
  std::string_view clang;

  /// What hipcc itself learns from the option's value, or from the option where it has none; may
  /// be null.
  Status (*learn)(Options& options, std::string_view value);
};

inline constexpr std::string_view kAsWritten = "=";
inline constexpr std::string_view kUnsupported = "!";

std::span<const OptionRow> optionTable();

/// The row that an argument belongs to: an exact match, else the longest prefix; null when clang
/// is to decide.
const OptionRow* findOption(std::string_view argument);

}  // namespace hipcc

#endif
