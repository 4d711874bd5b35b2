// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA names that the preprocessor glues together cannot be renamed where they are spelled:
//
//   #define CALL(f) cuda##f        #define CAT(a, b) a##b
//   CALL(Free)(p);                 CAT(cuda, Free)(p);
//
// The uses in the same file say what the names become. When every one of them has a counterpart
// that differs in the glued piece alone, the fix-it writes that piece for HIP.

#include <algorithm>
#include <map>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kPrefixes[] = {"cuda",     "cu",       "cublas", "cufft", "curand", "cusparse",
                                          "cusolver", "cudnn",    "nvrtc",  "CUDA",  "CUDA_",  "CUBLAS_",
                                          "CUFFT_",   "CURAND_",  "CU_",    "CU"};

// The start of a CUDA name: a prefix itself, or one of the long prefixes with more letters.
bool startsCudaName(std::string_view word) {
  if (ApiTable::find(word) != ApiTable::kNone) {
    return false;  // renamed where it stands, and what is glued to it is the same in HIP
  }
  for (const std::string_view prefix : kPrefixes) {
    if (word == prefix || (prefix.size() >= 4 && word.substr(0, prefix.size()) == prefix)) {
      return true;
    }
  }
  return false;
}

// A piece of a ## in a macro body: a parameter by its number, or a word.
struct Piece {
  std::uint32_t token = 0;
  int parameter = -1;
};

struct Gluing {
  Piece left, right;
};

// The tokens of each argument between parentheses.
std::vector<std::vector<std::uint32_t>> argumentsOf(const Facts& facts, std::uint32_t open) {
  std::vector<std::vector<std::uint32_t>> arguments(1);
  for (std::uint32_t t = facts.next(open); t != kNone && t < facts.partner[open]; t = facts.next(t)) {
    if (facts.token(t).is(',')) {
      arguments.emplace_back();
      continue;
    }
    arguments.back().push_back(t);
    if ((facts.token(t).is('(') || facts.token(t).is('{')) && facts.partner[t] != kNone && facts.partner[t] > t) {
      t = facts.partner[t];
    }
  }
  return arguments;
}

class GluingReader {
 public:
  explicit GluingReader(RuleContext& context) : context(context), facts(context.facts) {}

  void run() {
    for (const Directive& directive : facts.stream.directives) {
      if (directive.kind == DirectiveKind::Define) {
        readMacro(directive);
      }
    }
    for (std::uint32_t t = 0; !macros.empty() && t < facts.stream.tokens.size(); ++t) {
      const std::uint32_t open = facts.token(t).kind == TokenKind::Identifier ? facts.next(t) : kNone;
      const auto macro = open == kNone ? macros.end() : macros.find(facts.spell(t));
      if (macro == macros.end() || !facts.token(open).is('(') || facts.partner[open] == kNone || isDefinition(t)) {
        continue;
      }
      for (const Gluing& gluing : macro->second) {
        readUse(gluing, open);
      }
    }
    for (const auto& [token, names] : found) {
      report(token, names);
    }
  }

 private:
  bool isDefinition(std::uint32_t t) const {
    const Token& token = facts.token(t);
    return token.directive != 0 && facts.stream.directives[token.directive - 1].firstToken == t;
  }

  void readMacro(const Directive& directive) {
    const std::uint32_t open = directive.firstToken + 1;
    std::vector<std::string_view> parameters;
    if (open < directive.endToken && facts.token(open).is('(') && facts.partner[open] != kNone) {
      for (std::uint32_t t = open + 1; t < facts.partner[open]; ++t) {
        if (facts.token(t).kind == TokenKind::Identifier) {
          parameters.push_back(facts.spell(t));
        }
      }
    }
    const auto piece = [&](std::uint32_t token) {
      const auto at = std::find(parameters.begin(), parameters.end(), facts.spell(token));
      return Piece{token, at == parameters.end() ? -1 : static_cast<int>(at - parameters.begin())};
    };
    for (std::uint32_t t = open + 1; t + 1 < directive.endToken; ++t) {
      if (facts.token(t).is(Symbol::Paste)) {
        const Gluing gluing{piece(t - 1), piece(t + 1)};
        macros[facts.spell(directive.firstToken)].push_back(gluing);
        if (gluing.left.parameter < 0 && startsCudaName(facts.spell(gluing.left.token))) {
          found[gluing.left.token];
        }
      }
    }
  }

  // The token that a piece stands for in a use of its macro; kNone when it is not one word.
  static std::uint32_t resolve(const Piece& piece, const std::vector<std::vector<std::uint32_t>>& arguments) {
    if (piece.parameter < 0) {
      return piece.token;
    }
    const auto index = static_cast<std::size_t>(piece.parameter);
    return index < arguments.size() && arguments[index].size() == 1 ? arguments[index][0] : kNone;
  }

  void readUse(const Gluing& gluing, std::uint32_t open) {
    const auto arguments = argumentsOf(facts, open);
    const std::uint32_t left = resolve(gluing.left, arguments);
    const std::uint32_t right = resolve(gluing.right, arguments);
    if (left == kNone || facts.token(left).kind != TokenKind::Identifier || !startsCudaName(facts.spell(left))) {
      return;
    }
    std::vector<std::string>& names = found[left];
    if (right != kNone && facts.token(right).kind == TokenKind::Identifier) {
      names.push_back(std::string(facts.spell(left)) + std::string(facts.spell(right)));
    }
  }

  void report(std::uint32_t token, const std::vector<std::string>& names) {
    const std::string piece(facts.spell(token));
    std::string resolved;
    std::string prefix;
    bool certain = !names.empty();
    for (const std::string& name : names) {
      const std::uint32_t row = ApiTable::find(name);
      const std::string hip(row == ApiTable::kNone ? "" : ApiTable::row(row).hipName);
      const std::string tail = name.substr(piece.size());
      const bool alike = hip.size() >= tail.size() && hip.compare(hip.size() - tail.size(), tail.size(), tail) == 0 && !hip.empty();
      const std::string start = alike ? hip.substr(0, hip.size() - tail.size()) : "";
      certain = certain && alike && (prefix.empty() || prefix == start);
      prefix = start;
      if (row != ApiTable::kNone && resolved.find(name + " ") == std::string::npos) {
        resolved += (resolved.empty() ? "" : ", ") + name + " (" + (hip.empty() ? "no counterpart" : hip) + ")";
      }
    }
    Diagnostic& diagnostic = context.report(
        DiagnosticId::TokenPaste, facts.token(token).range(),
        "a name that starts with " + piece + " is glued together by the preprocessor and is not translated",
        resolved.empty() ? "" : "here it becomes " + resolved);
    if (certain) {
      diagnostic.fixIts = {{facts.token(token).range(), prefix}};
    }
  }

  RuleContext& context;
  const Facts& facts;
  std::map<std::string_view, std::vector<Gluing>> macros;
  std::map<std::uint32_t, std::vector<std::string>> found;  // by token of the piece: the whole names
};

}  // namespace

void applyReportTokenPaste(RuleContext& context) { GluingReader(context).run(); }

}  // namespace hipify::rules
