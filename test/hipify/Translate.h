// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_HIPIFY_TRANSLATE_H
#define TEST_HIPIFY_TRANSLATE_H

// Translation of a text by tokens alone, so that a test shows input and output side by side.

#include <string>

#include "hipify/pipeline/Translation.h"

namespace hipify::test {

inline Translation run(const std::string& text, const RuleOptions& rules = {}, const std::string& path = "a.inc") {
  TranslationOptions options;
  options.rules = rules;
  return translate(path, text, options);
}

/// The translated text without the include of the runtime header that fragments receive.
inline std::string hip(const std::string& text, const RuleOptions& rules = {}) {
  const std::string line = "#include <hip/hip_runtime.h>\n";
  std::string output = run(text, rules).output;
  return text.find("#include") == std::string::npos && output.substr(0, line.size()) == line
             ? output.substr(line.size())
             : output;
}

inline std::string hipWithLaunchMacro(const std::string& text) { return hip(text, {.launchMacro = true}); }

/// The text with the fix-its of these categories made ("all", "lane-mask,warp-size").
inline std::string fixed(const std::string& text, const std::string& categories) {
  TranslationOptions options;
  options.fixes = *parseFixes({categories});
  return translate("a.inc", text, options).output;
}

/// The ids of the diagnostics, each followed by a space.
inline std::string ids(const std::string& text) {
  std::string result;
  for (const Diagnostic& diagnostic : run(text).diagnostics) {
    result += std::string(idText(diagnostic.id)) + " ";
  }
  return result;
}

}  // namespace hipify::test

#endif
