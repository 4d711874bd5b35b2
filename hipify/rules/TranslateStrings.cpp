// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// "cudaMalloc failed" -> "hipMalloc failed": the API names in string literals, on request only
// (--translate-strings), since a string may be a file's or a user's name as well. Words are
// whole identifiers; an escape such as \n is no part of the word behind it, except in R"(...)".
// Comments of source that a string holds stay, as all comments do.

#include <algorithm>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

bool isWordStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isWord(char c) { return isWordStart(c) || (c >= '0' && c <= '9'); }

void translateWord(RuleContext& context, Range word) {
  const std::uint32_t row = ApiTable::find(context.facts.spell(word));
  if (row == ApiTable::kNone) {
    return;
  }
  const ApiRow api = ApiTable::row(row);
  const Target target = targetOf(context.options, context.facts, api);
  if (!target.name.empty() && target.name != api.cudaName) {
    context.edits.replace(word, std::string(target.name), "TranslateStrings");
  }
}

// Comments inside kernel strings, where they are spelled in the file.
std::vector<Range> commentsInStrings(const Facts& facts) {
  std::vector<Range> comments;
  for (const KernelString& literal : facts.kernelStrings) {
    for (const Range comment : literal.source->facts->stream.comments) {
      if (comment.length() > 0 && comment.end < literal.offsets.size()) {
        comments.push_back({literal.offsets[comment.begin], literal.offsets[comment.end - 1] + 1});
      }
    }
  }
  return comments;
}

void translateLiteral(RuleContext& context, Range literal, const std::vector<Range>& comments) {
  const std::string_view text = context.facts.text;
  const std::uint32_t quote = static_cast<std::uint32_t>(text.find('"', literal.begin));
  const bool isRaw = quote > literal.begin && text[quote - 1] == 'R';
  for (std::uint32_t at = quote; at < literal.end;) {
    if (text[at] == '\\' && !isRaw) {
      at += 2;
      continue;
    }
    if (!isWordStart(text[at])) {
      // 1cudaFree is one word, and no name
      for (++at; at < literal.end && isWord(text[at - 1]) && isWord(text[at]);) {
        ++at;
      }
      continue;
    }
    const std::uint32_t begin = at;
    while (at < literal.end && isWord(text[at])) {
      ++at;
    }
    const Range word{begin, at};
    if (std::none_of(comments.begin(), comments.end(), [&](Range comment) { return comment.contains(word); })) {
      translateWord(context, word);
    }
  }
}

}  // namespace

void applyTranslateStrings(RuleContext& context) {
  if (!context.options.translateStrings) {
    return;
  }
  const std::vector<Range> comments = commentsInStrings(context.facts);
  for (const Token& token : context.facts.stream.tokens) {
    if (token.kind == TokenKind::String) {
      translateLiteral(context, token.range(), comments);
    }
  }
}

}  // namespace hipify::rules
