// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//   // hipify: off
//   cudaFree(p);             not edited, not diagnosed
//   // hipify: on
//   // hipify: off-next-line
//   cudaFree(q);             neither

#include "hipify/facts/Markers.h"

#include <algorithm>

namespace hipify {

namespace {

constexpr std::string_view kWhite = " \t\r\n\f\v";

std::string_view trim(std::string_view text, std::string_view characters) {
  const std::size_t first = text.find_first_not_of(characters);
  if (first == std::string_view::npos) {
    return {};
  }
  return text.substr(first, text.find_last_not_of(characters) - first + 1);
}

// The word behind `hipify:`, empty for any other comment.
std::string_view markerWord(std::string_view comment) {
  constexpr std::string_view kHead = "hipify:";
  comment = trim(comment, " \t\r\n\f\v/*#!<");
  if (!comment.starts_with(kHead)) {
    return {};
  }
  const std::string_view word = trim(comment.substr(kHead.size()), kWhite);
  return word.find_first_of(kWhite) == std::string_view::npos ? word : std::string_view();
}

Range lineAfter(std::string_view text, std::uint32_t offset) {
  const std::size_t newline = text.find('\n', offset > 0 && text[offset - 1] == '\n' ? offset - 1 : offset);
  if (newline == std::string_view::npos) {
    return {offset, offset};
  }
  const std::size_t end = std::min(text.find('\n', newline + 1), text.size());
  return {static_cast<std::uint32_t>(newline + 1), static_cast<std::uint32_t>(end)};
}

}  // namespace

bool Markers::covers(Range range) const {
  return std::any_of(off.begin(), off.end(), [&](Range o) {
    return range.begin < o.end && (range.end > o.begin || (range.length() == 0 && range.begin >= o.begin));
  });
}

Markers findMarkers(std::string_view text, const std::vector<Range>& comments) {
  Markers markers;
  const Range* opened = nullptr;
  for (const Range& comment : comments) {
    const std::string_view word = markerWord(text.substr(comment.begin, comment.length()));
    if (word.empty()) {
      continue;
    }
    if (word == "off" && opened == nullptr) {
      opened = &comment;
    } else if (word == "on" && opened != nullptr) {
      markers.off.push_back({opened->end, comment.begin});
      opened = nullptr;
    } else if (word == "off-next-line") {
      if (opened == nullptr) {
        markers.off.push_back(lineAfter(text, comment.end));
      }
    } else if (word == "off") {
      markers.problems.push_back({comment.begin, "the translation is off already when it is switched off"});
    } else if (word == "on") {
      markers.problems.push_back({comment.begin, "the translation is on already when it is switched on"});
    } else {
      markers.problems.push_back(
          {comment.begin, "the marker is unknown (" + std::string(word) + "); it is off, on or off-next-line"});
    }
  }
  if (opened != nullptr) {
    markers.off.push_back({opened->end, static_cast<std::uint32_t>(text.size())});
    markers.problems.push_back({opened->begin, "the translation is switched off and never on again"});
  }
  return markers;
}

}  // namespace hipify
