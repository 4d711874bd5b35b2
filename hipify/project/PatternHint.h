// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_PATTERNHINT_H
#define HIPIFY_PROJECT_PATTERNHINT_H

#include <string>
#include <string_view>
#include <vector>

namespace hipify {

/// What a text must hold for a regular expression (ECMAScript, case-sensitive) to match in it: one of
/// these strings. Searching for them costs a hundredth of the search for the expression.
class PatternHint {
 public:
  explicit PatternHint(std::string_view pattern);

  /// False only where the expression has no match.
  bool mayMatch(std::string_view text) const;

  /// Empty when nothing is known of what matches.
  const std::vector<std::string>& words() const { return oneOf; }

 private:
  std::vector<std::string> oneOf;
};

}  // namespace hipify

#endif
