// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_TRACKEDTEXT_H
#define HIPIFY_PROJECT_TRACKEDTEXT_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hipify {

/// A text under change that knows of each of its bytes where in the original it comes from; what
/// replaces something comes from where that began.
class TrackedText {
 public:
  TrackedText(std::string_view original, std::uint32_t offset) : bytes(original), origins(original.size()) {
    for (std::size_t i = 0; i < origins.size(); ++i) {
      origins[i] = offset + static_cast<std::uint32_t>(i);
    }
    end = offset + static_cast<std::uint32_t>(original.size());
  }

  const std::string& text() const { return bytes; }
  std::uint32_t origin(std::size_t at) const { return at < origins.size() ? origins[at] : end; }

  void replace(std::size_t at, std::size_t length, std::string_view by) {
    const std::uint32_t from = origin(at);
    bytes.replace(at, length, by);
    const auto first = origins.begin() + static_cast<std::ptrdiff_t>(at);
    origins.erase(first, first + static_cast<std::ptrdiff_t>(length));
    origins.insert(origins.begin() + static_cast<std::ptrdiff_t>(at), by.size(), from);
  }

 private:
  std::string bytes;
  std::vector<std::uint32_t> origins;
  std::uint32_t end = 0;
};

}  // namespace hipify

#endif
