// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// float f = v.x;   ->   float f = reinterpret_cast<half&>(v.x);
//
// The x and y of HIP's half2 are unsigned short up to ROCm 6: without the cast the bits would be
// taken for a number, in silence. Where they are half the cast changes nothing.

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

// reinterpret_cast<half&>(v.x) as it stands.
bool isCast(std::string_view before) {
  const std::size_t end = before.find_last_not_of(" \t\r\n");
  if (end == std::string_view::npos || before[end] != '(') {
    return false;
  }
  const std::size_t open = before.rfind('<', end);
  return open != std::string_view::npos && before.substr(open, end - open).find('&') != std::string_view::npos &&
         before.substr(0, open).ends_with("reinterpret_cast");
}

}  // namespace

void applyCastHalfFields(RuleContext& context) {
  if (!context.options.castHalfFields) {
    return;
  }
  for (const HalfField& field : context.facts.halfFields) {
    if (!isCast(context.facts.text.substr(0, field.range.begin))) {
      context.edits.wrap(field.range, field.isConst ? "reinterpret_cast<const half&>(" : "reinterpret_cast<half&>(",
                         ")", "CastHalfFields");
    }
  }
}

}  // namespace hipify::rules
