// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_HEADERFACTS_H
#define HIP_HIPCC_HEADERFACTS_H

// What a precompiled header depends on, as the text of a file beside it. A line is
//   A <key>                    what was asked for
//   F <size> <time> <path>     a file or directory that it was made of
//   N <name>                   what its headers include or ask for: a directory with such a file in
//                              front of theirs changes them
//   W <word>                   an identifier in them: a macro of that name changes them

#include <string>
#include <string_view>
#include <vector>

#include "hip/hipcc/Plan.h"

namespace hipcc {

/// Size and time of change; empty if there is no such file.
std::string stampOf(const std::string& path);

/// The prerequisites of a rule of make.
Arguments filesOf(std::string_view rule);

/// The whole text. Fails (empty) if a file cannot be read.
std::string headerFacts(const std::string& key, const Arguments& files);

class HeaderFacts {
 public:
  explicit HeaderFacts(std::string text) : text_(std::move(text)) {}

  /// True if nothing that they were made of has changed.
  bool hold(const std::string& key) const;
  bool mention(std::string_view word) const;
  /// Whether a file in one of the directories would be included in the place of theirs.
  bool areShadowedBy(const Arguments& directories) const;

 private:
  std::vector<std::string_view> lines(char kind) const;

  std::string text_;
};

}  // namespace hipcc

#endif
