// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/Facts.h"

#include <algorithm>
#include <iterator>

namespace hipify {

std::uint32_t Facts::next(std::uint32_t index) const {
  const std::uint32_t directive = stream.tokens[index].directive;
  for (std::uint32_t i = index + 1; i < stream.tokens.size(); ++i) {
    if (stream.tokens[i].directive == directive) {
      return i;
    }
    if (directive != 0) {
      break;
    }
  }
  return kNone;
}

std::uint32_t Facts::previous(std::uint32_t index) const {
  const std::uint32_t directive = stream.tokens[index].directive;
  for (std::uint32_t i = index; i-- > 0;) {
    if (stream.tokens[i].directive == directive) {
      return i;
    }
    if (directive != 0) {
      break;
    }
  }
  return kNone;
}

std::uint32_t Facts::regionAt(std::uint32_t token) const {
  const std::uint32_t directive = stream.tokens[token].directive;
  if (directive != 0) {
    return regionOfDirective[directive - 1];
  }
  // Ordinary text belongs to the region that the directive before it leaves open.
  const auto& directives = stream.directives;
  const auto after = std::upper_bound(directives.begin(), directives.end(), token,
                                      [](std::uint32_t t, const Directive& d) { return t < d.firstToken; });
  if (after == directives.begin()) {
    return 0;
  }
  return regionAfterDirective[static_cast<std::size_t>(after - directives.begin()) - 1];
}

bool Facts::isInDeviceBody(std::uint32_t token) const {
  const auto after = std::upper_bound(deviceBodies.begin(), deviceBodies.end(), token,
                                      [](std::uint32_t t, const auto& body) { return t <= body.first; });
  return after != deviceBodies.begin() && token < std::prev(after)->second;
}

bool Facts::isDisabled(std::uint32_t region) const {
  for (; region != kNone; region = regions[region].parent) {
    if (regions[region].isDisabled) {
      return true;
    }
  }
  return false;
}

bool Facts::regionEncloses(std::uint32_t outer, std::uint32_t inner) const {
  while (inner != kNone) {
    if (inner == outer) {
      return true;
    }
    inner = regions[inner].parent;
  }
  return false;
}

std::uint32_t Facts::outsideOff(std::uint32_t offset) const {
  for (const Range range : off) {
    if (range.begin <= offset && offset < range.end) {
      // The marker is a comment on the line above or on this one.
      const std::size_t newline = range.begin == 0 ? std::string_view::npos : text.rfind('\n', range.begin - 1);
      return newline == std::string_view::npos ? 0 : static_cast<std::uint32_t>(newline + 1);
    }
  }
  return offset;
}

}  // namespace hipify
