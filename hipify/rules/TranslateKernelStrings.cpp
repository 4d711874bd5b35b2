// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Source that the program compiles when it runs stands in string literals. The rules are applied to
// it as to a file; with --translate-strings their edits are made inside the literals:
//
//   const char* s = "__global__ void k(int* p) {\n"   ->   the same with "... hipErrorUnknown; }"
//                   "  *p = cudaErrorUnknown; }";
//
// Without it the literal is reported if there is anything to change. Hazards in it are reported
// either way.

#include <algorithm>

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

class LiteralEditor {
 public:
  LiteralEditor(RuleContext& context, const KernelString& literal)
      : context(context), facts(context.facts), literal(literal) {}

  void run() {
    const Facts& inner = *literal.source->facts;
    std::vector<Diagnostic> diagnostics;
    EditSet edits;
    RuleContext innerContext{inner, context.options, edits, diagnostics};
    applyRules(innerContext);
    std::vector<Edit> wanted;
    for (const Edit& edit : edits.all()) {
      // The run-time compiler includes the runtime header by itself.
      if (edit.kind != Edit::Kind::Insert || edit.rule != "RewriteInclude") {
        wanted.push_back(edit);
      }
    }
    const bool fits = std::all_of(wanted.begin(), wanted.end(), [&](const Edit& edit) { return isTogether(edit.range); });
    if (context.options.translateStrings && fits) {
      for (const Edit& edit : wanted) {
        make(edit);
      }
    } else if (!wanted.empty()) {
      context.report(DiagnosticId::KernelString,
                     Range{facts.token(literal.first).offset, facts.token(literal.last).range().end},
                     "the string holds CUDA source that is compiled at run time, with " + std::to_string(wanted.size()) +
                         " place" + (wanted.size() == 1 ? "" : "s") + " to change for HIP",
                     fits ? "--translate-strings changes them" : "some are cut by an escape or the end of a literal");
    }
    for (Diagnostic& diagnostic : diagnostics) {
      move(std::move(diagnostic));
    }
  }

 private:
  std::uint32_t place(std::uint32_t at) const { return literal.offsets[std::min<std::size_t>(at, literal.offsets.size() - 1)]; }

  // Its bytes are spelled one behind the other, without escapes or quotes between them.
  bool isTogether(Range range) const {
    for (std::uint32_t i = range.begin; i < range.end; ++i) {
      if (place(i) + 1 != place(i + 1) && i + 1 != range.end) {
        return false;
      }
    }
    return true;
  }

  Range placeOf(Range range) const {
    const std::uint32_t begin = place(range.begin);
    return {begin, range.length() == 0 ? begin : place(range.end - 1) + 1};
  }

  bool isRawAt(std::uint32_t offset) const {
    for (std::uint32_t t = literal.first; t <= literal.last; ++t) {
      const Token& token = facts.token(t);
      if (token.kind == TokenKind::String && token.offset <= offset && offset < token.range().end) {
        const std::string_view text = facts.spell(t);
        return text.substr(0, text.find('"')).find('R') != std::string_view::npos;
      }
    }
    return false;
  }

  std::string spelled(const std::string& text, std::uint32_t offset) const {
    if (isRawAt(offset)) {
      return text;
    }
    std::string result;
    for (const char c : text) {
      if (c == '"' || c == '\\') {
        result += '\\';
      }
      result += c == '\n' ? "\\n" : std::string(1, c);
    }
    return result;
  }

  void make(const Edit& edit) {
    const Range range = placeOf(edit.range);
    switch (edit.kind) {
      case Edit::Kind::Replace:
        context.edits.replace(range, spelled(edit.text, range.begin), edit.rule);
        break;
      case Edit::Kind::Remove:
        context.edits.remove(range, edit.rule);
        break;
      case Edit::Kind::Insert:
        context.edits.insert(range.begin, spelled(edit.text, range.begin), edit.rule);
        break;
      case Edit::Kind::Wrap:
        context.edits.wrap(range, spelled(edit.text, range.begin), spelled(edit.after, range.begin), edit.rule);
        break;
      case Edit::Kind::Move:
        context.edits.move(range, place(edit.to), spelled(edit.text, range.begin), spelled(edit.after, range.begin),
                           edit.rule);
        break;
      case Edit::Kind::Copy:
        context.edits.copy(range, place(edit.to), spelled(edit.text, range.begin), spelled(edit.after, range.begin),
                           edit.rule);
        break;
    }
  }

  void move(Diagnostic diagnostic) {
    const bool fits = std::all_of(diagnostic.fixIts.begin(), diagnostic.fixIts.end(),
                                  [&](const FixIt& fix) { return isTogether(fix.range); });
    if (!fits) {
      diagnostic.fixIts.clear();
    }
    for (FixIt& fix : diagnostic.fixIts) {
      fix.range = placeOf(fix.range);
      fix.replacement = spelled(fix.replacement, fix.range.begin);
    }
    const Range range = placeOf(diagnostic.range());
    diagnostic.offset = range.begin;
    diagnostic.end = range.end;
    context.diagnostics.push_back(std::move(diagnostic));
  }

  RuleContext& context;
  const Facts& facts;
  const KernelString& literal;
};

}  // namespace

void applyTranslateKernelStrings(RuleContext& context) {
  for (const KernelString& literal : context.facts.kernelStrings) {
    if (!context.facts.isDisabled(context.facts.regionAt(literal.first))) {
      LiteralEditor(context, literal).run();
    }
  }
}

}  // namespace hipify::rules
