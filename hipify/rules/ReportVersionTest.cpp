// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Conditions that ask for a version of CUDA or of its GPUs, and what becomes of them where HIP does
// not define it:
//
//   #if CUDA_VERSION >= 11000                             left out
//   #if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 700    taken
//   #if CUDA_VERSION >= 11000 || defined(OWN)             depends on OWN
//
// The condition is computed with every name of CUDA as undefined, every other name as unknown.

#include <cstdlib>
#include <optional>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

using Number = std::optional<long long>;  // nothing: not known

class Condition {
 public:
  Condition(const Facts& facts, const Directive& directive) {
    for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
      const bool joins = !words.empty() && (words.back() == ">" || words.back() == "<") && facts.spell(t) == "=" &&
                         facts.token(t).offset == facts.token(t - 1).range().end;
      if (joins) {
        words.back() += "=";
      } else {
        words.emplace_back(facts.spell(t));
      }
    }
  }

  Number value() {
    const Number result = either();
    return at == words.size() ? result : Number();
  }

 private:
  static bool isUndefined(std::string_view word) {
    const std::uint32_t row = ApiTable::find(word);
    return row != ApiTable::kNone && !ApiTable::row(row).supported() && ApiTable::row(row).section == "version_macros";
  }

  bool take(std::string_view word) {
    const bool found = at < words.size() && words[at] == word;
    at += found ? 1 : 0;
    return found;
  }

  Number either() {
    Number left = both();
    while (take("||")) {
      const Number right = both();
      const bool yes = (left && *left != 0) || (right && *right != 0);
      left = yes ? Number(1) : left && right ? Number(0) : Number();
    }
    return left;
  }

  Number both() {
    Number left = comparison();
    while (take("&&")) {
      const Number right = comparison();
      const bool no = (left && *left == 0) || (right && *right == 0);
      left = no ? Number(0) : left && right ? Number(1) : Number();
    }
    return left;
  }

  Number comparison() {
    Number left = sum();
    while (at < words.size()) {
      const std::string word = words[at];
      if (word != "==" && word != "!=" && word != "<" && word != "<=" && word != ">" && word != ">=") {
        break;
      }
      ++at;
      const Number right = sum();
      if (!left || !right) {
        left = {};
        continue;
      }
      const bool holds = word == "==" ? *left == *right : word == "!=" ? *left != *right : word == "<" ? *left < *right
                         : word == "<=" ? *left <= *right : word == ">" ? *left > *right : *left >= *right;
      left = holds ? 1 : 0;
    }
    return left;
  }

  Number sum() {
    Number left = product();
    while (at < words.size() && (words[at] == "+" || words[at] == "-")) {
      const bool minus = words[at++] == "-";
      const Number right = product();
      left = left && right ? Number(minus ? *left - *right : *left + *right) : Number();
    }
    return left;
  }

  Number product() {
    Number left = unit();
    while (at < words.size() && (words[at] == "*" || words[at] == "/" || words[at] == "%")) {
      const std::string word = words[at++];
      const Number right = unit();
      if (!left || !right || (word != "*" && *right == 0)) {
        left = {};
      } else {
        left = word == "*" ? *left * *right : word == "/" ? *left / *right : *left % *right;
      }
    }
    return left;
  }

  Number unit() {
    if (take("!")) {
      const Number operand = unit();
      return operand ? Number(*operand == 0 ? 1 : 0) : Number();
    }
    if (take("(")) {
      const Number inner = either();
      return take(")") ? inner : Number();
    }
    if (take("defined")) {
      const bool open = take("(");
      const std::string word = at < words.size() ? words[at++] : "";
      return (!open || take(")")) && isUndefined(word) ? Number(0) : Number();
    }
    if (at >= words.size()) {
      return {};
    }
    const std::string word = words[at++];
    if (std::isdigit(static_cast<unsigned char>(word[0])) != 0) {
      return std::strtoll(word.c_str(), nullptr, 0);
    }
    if (take("(")) {  // a function-like macro
      for (unsigned depth = 1; depth != 0 && at < words.size(); ++at) {
        depth += words[at] == "(" ? 1 : words[at] == ")" ? -1 : 0;
      }
      return {};
    }
    return isUndefined(word) ? Number(0) : Number();
  }

  std::vector<std::string> words;
  std::size_t at = 0;
};

// The first version that the condition compares; kNone when it only asks what is defined.
std::uint32_t comparedVersion(const Facts& facts, const Directive& directive) {
  for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
    const std::uint32_t row = facts.token(t).kind == TokenKind::Identifier ? ApiTable::find(facts.spell(t)) : ApiTable::kNone;
    if (row == ApiTable::kNone || ApiTable::row(row).supported() || ApiTable::row(row).section != "version_macros") {
      continue;
    }
    const bool asked = t > directive.firstToken && (facts.spell(t - 1) == "defined" ||
                       (t > directive.firstToken + 1 && facts.spell(t - 2) == "defined"));
    if (!asked) {
      return t;
    }
  }
  return kNone;
}

void reportCondition(RuleContext& context, const Directive& directive) {
  const Facts& facts = context.facts;
  const std::uint32_t version = comparedVersion(facts, directive);
  if (version == kNone) {
    return;
  }
  const Number value = Condition(facts, directive).value();
  const std::string outcome = !value ? "reads as 0 in this condition" : *value != 0 ? "so this branch is taken" : "so this branch is left out";
  const ApiRow row = ApiTable::row(ApiTable::find(facts.spell(version)));
  context.report(DiagnosticId::VersionMacro,
                 Range{facts.token(directive.firstToken).offset, facts.token(directive.endToken - 1).range().end},
                 std::string(facts.spell(version)) + " is not defined by HIP" + (value ? ", " : " and ") + outcome,
                 row.note.empty() ? "__HIP_PLATFORM_AMD__ or HIP_VERSION in the condition says what HIP shall do"
                                  : std::string(row.note));
}

bool testsDeviceSide(const Facts& facts, std::uint32_t region) {
  for (; region != kNone && facts.regions[region].directive != kNone; region = facts.regions[region].parent) {
    const Directive& directive = facts.stream.directives[facts.regions[region].directive];
    for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
      if (facts.spell(t) == "__CUDA_ARCH__") {
        return true;
      }
    }
  }
  return false;
}

// #ifdef __CUDA_ARCH__ / #define HD __host__ __device__: the host side then lacks the device function.
void reportAttribute(RuleContext& context, std::uint32_t index) {
  const Facts& facts = context.facts;
  const Directive& directive = facts.stream.directives[index];
  for (std::uint32_t t = directive.firstToken + 1; t < directive.endToken; ++t) {
    if (facts.spell(t) == "__device__" && testsDeviceSide(facts, facts.regionOfDirective[index])) {
      context.report(DiagnosticId::VersionMacro, facts.token(directive.firstToken).range(),
                     std::string(facts.spell(directive.firstToken)) +
                         " makes device functions on the device side alone; HIP checks kernels on the host side too",
                     "define it the same on both sides");
      return;
    }
  }
}

}  // namespace

void applyReportVersionTest(RuleContext& context) {
  const auto& directives = context.facts.stream.directives;
  for (std::uint32_t i = 0; i < directives.size(); ++i) {
    const DirectiveKind kind = directives[i].kind;
    if (context.facts.isDisabled(context.facts.regionOfDirective[i])) {
      continue;
    }
    if (kind == DirectiveKind::If || kind == DirectiveKind::Elif) {
      reportCondition(context, directives[i]);
    } else if (kind == DirectiveKind::Define) {
      reportAttribute(context, i);
    }
  }
}

}  // namespace hipify::rules
