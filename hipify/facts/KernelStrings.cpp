// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA source in string literals, with the place of each of its bytes:
//
//   "__global__ void k() {\n"      text: __global__ void k() {⏎ __syncwarp(); }
//   "  __syncwarp(); }"            the ⏎ is spelled at the backslash

#include "hipify/facts/TokenFacts.h"
#include "hipify/support/Text.h"

namespace hipify::facts_detail {

namespace {

bool isKernelSource(std::string_view text) {
  return (contains(text, "__global__") || contains(text, "__device__")) && contains(text, "{") && contains(text, ";");
}

void appendRaw(std::string_view literal, std::uint32_t offset, std::string& text, std::vector<std::uint32_t>& offsets) {
  const std::size_t open = literal.find('(');
  const std::size_t close = literal.rfind(')');
  for (std::size_t i = open + 1; open != std::string_view::npos && close != std::string_view::npos && i < close; ++i) {
    text += literal[i];
    offsets.push_back(offset + static_cast<std::uint32_t>(i));
  }
}

void appendOrdinary(std::string_view literal, std::uint32_t offset, std::string& text, std::vector<std::uint32_t>& offsets) {
  for (std::size_t i = literal.find('"') + 1; i + 1 < literal.size(); ++i) {
    const std::size_t start = i;
    char c = literal[i];
    if (c == '\\' && i + 2 < literal.size()) {
      c = literal[++i];
      if (c == '\n' || c == '\r') {
        continue;  // the line goes on
      }
      c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
    }
    text += c;
    offsets.push_back(offset + static_cast<std::uint32_t>(start));
  }
}

}  // namespace

void findKernelStrings(Facts& facts) {
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (facts.token(t).kind != TokenKind::String) {
      continue;
    }
    KernelString found;
    auto source = std::make_shared<KernelString::Source>();
    found.first = t;
    for (std::uint32_t next = t; next != kNone && facts.token(next).kind == TokenKind::String; next = facts.next(next)) {
      const std::string_view literal = facts.spell(next);
      const std::uint32_t offset = facts.token(next).offset;
      contains(literal.substr(0, literal.find('"')), "R") ? appendRaw(literal, offset, source->text, found.offsets)
                                                          : appendOrdinary(literal, offset, source->text, found.offsets);
      found.last = next;
    }
    t = found.last;
    if (!isKernelSource(source->text)) {
      continue;
    }
    found.offsets.push_back(found.offsets.back() + 1);
    source->facts = std::make_unique<Facts>(collectTokenFacts(facts.path, source->text));
    found.source = std::move(source);
    facts.kernelStrings.push_back(std::move(found));
  }
}

}  // namespace hipify::facts_detail
