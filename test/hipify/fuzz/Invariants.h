// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_HIPIFY_FUZZ_INVARIANTS_H
#define TEST_HIPIFY_FUZZ_INVARIANTS_H

// What holds for the translation of any bytes whatever.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/facts/TokenFacts.h"
#include "hipify/pipeline/Translation.h"
#include "hipify/rules/Rule.h"

namespace hipify::test {

/// The stretches of `text` that no edit covers or cuts, in order.
inline std::vector<std::string_view> untouched(std::string_view text, const EditSet& edits) {
  std::vector<char> covered(text.size(), 0);
  std::vector<char> cut(text.size() + 1, 0);
  for (const Edit& edit : edits.all()) {
    std::fill(covered.begin() + edit.range.begin, covered.begin() + edit.range.end,
              edit.kind == Edit::Kind::Replace || edit.kind == Edit::Kind::Remove ? 1 : 0);
    cut[edit.range.begin] = cut[edit.range.end] = 1;
  }
  // A wrap around a replacement must not uncover it.
  for (const Edit& edit : edits.all()) {
    if (edit.kind == Edit::Kind::Replace || edit.kind == Edit::Kind::Remove) {
      std::fill(covered.begin() + edit.range.begin, covered.begin() + edit.range.end, 1);
    }
  }
  std::vector<std::string_view> stretches;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || covered[i] != 0 || cut[i] != 0) {
      if (i > begin) {
        stretches.push_back(text.substr(begin, i - begin));
      }
      begin = i < text.size() && covered[i] != 0 ? i + 1 : i;
    }
  }
  return stretches;
}

/// Why the translation of `text` breaks a promise; empty when it keeps all of them.
inline std::string brokenPromise(const std::string& text, bool launchMacro) {
  TranslationOptions options;
  options.rules.launchMacro = launchMacro;
  const Translation result = translate("a.cu", text, options);
  for (const Diagnostic& diagnostic : result.diagnostics) {
    if (diagnostic.id == DiagnosticId::EditConflict) {
      return "two edits exclude each other: " + diagnostic.message;
    }
    if (diagnostic.offset > text.size()) {
      return "a diagnostic lies outside the file: " + diagnostic.message;
    }
  }
  if (const std::string again = translate("a.cu", result.output, options).output; again != result.output) {
    return "the translation of the translation differs:\n" + result.output + "\n---\n" + again;
  }
  const Facts facts = collectTokenFacts("a.cu", text);
  EditSet edits;
  std::vector<Diagnostic> diagnostics;
  RuleContext context{facts, options.rules, edits, diagnostics};
  applyRules(context);
  std::vector<EditConflict> conflicts;
  const std::string output = edits.apply(text, conflicts);
  std::size_t at = 0;
  for (const std::string_view stretch : untouched(text, edits)) {
    at = output.find(stretch, at);
    if (at == std::string::npos) {
      return "text outside the edits is lost: " + std::string(stretch);
    }
    at += stretch.size();
  }
  return {};
}

}  // namespace hipify::test

#endif
