// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_MARKERS_H
#define HIPIFY_FACTS_MARKERS_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/source/SourceFile.h"

namespace hipify {

struct MarkerProblem {
  std::uint32_t offset = 0;  // of the comment
  std::string message;
};

/// What the author of a text asks to be left alone.
struct Markers {
  std::vector<Range> off;  // in order, disjoint
  std::vector<MarkerProblem> problems;

  bool covers(Range range) const;  // a part of the range, or the place of an empty one, is off
};

/// Reads the comments `hipify: off`, `hipify: on` and `hipify: off-next-line`, written in any
/// comment of the language; the marker is all that the comment says.
Markers findMarkers(std::string_view text, const std::vector<Range>& comments);

}  // namespace hipify

#endif
