// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every name that CUDA has and HIP has not, or has in part, where it stands, with what the table says to do:
//
//   cudaSetDoubleForHost(&x);             removed from CUDA in 13.0, no HIP counterpart
//   cudaGraphAddNode(&n, g, d, e, 1, &p);  HIP takes no edge data (a form of the call in PartialCalls.def)
//   cudnnConvolutionForward(...)        hipDNN is not part of ROCm (flag `partial` of the table)

#include <set>
#include <string>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

bool isDisabled(const Facts& facts, std::uint32_t region) {
  for (; region != kNone; region = facts.regions[region].parent) {
    if (facts.regions[region].isDisabled) {
      return true;
    }
  }
  return false;
}

// A file that defines a name brings its own: `#define __ldlu(p) ...`, `__device__ int __ldlu(`.
bool definesItself(const Facts& facts, const ApiUse& use) {
  const Token& token = facts.token(use.token);
  if (token.directive != 0) {
    const Directive& directive = facts.stream.directives[token.directive - 1];
    return directive.kind == DirectiveKind::Define && directive.firstToken == use.token;
  }
  const std::uint32_t before = facts.previous(use.token);
  const std::uint32_t after = facts.next(use.token);
  if (before == kNone || after == kNone || !facts.token(after).is('(')) {
    return false;
  }
  const std::uint32_t close = facts.partner[after];
  const std::uint32_t body = close == kNone ? kNone : facts.next(close);
  const bool typed = facts.token(before).kind == TokenKind::Identifier && facts.spell(before) != "return" &&
                     facts.spell(before) != "else";
  return typed && body != kNone && facts.token(body).is('{');
}

// Version macros are tested, not called; `#ifdef __CUDA_ARCH__` alone is translated elsewhere. As a
// value in the code, outside of any condition, such a macro does not compile.
void reportVersionMacro(RuleContext& context, const ApiUse& use, const ApiRow& row) {
  const Token& token = context.facts.token(use.token);
  if (token.directive != 0) {
    const DirectiveKind kind = context.facts.stream.directives[token.directive - 1].kind;
    if (kind != DirectiveKind::Define) {
      return;  // ReportVersionTest says what becomes of a condition
    }
  }
  if (token.directive == 0) {
    context.report(DiagnosticId::UnsupportedApi, token.range(),
                   std::string(row.cudaName) + " is not defined by HIP and has no value there",
                   "keep the line out of the HIP build with #if, or decide by the feature that the number stands for");
  } else {
    context.report(DiagnosticId::VersionMacro, token.range(),
                   std::string(row.cudaName) + " is not defined by HIP", std::string(row.note));
  }
}

// A call that HIP has only with another number of arguments.
struct PartialCall {
  std::string_view cudaName;
  std::size_t argumentCount;
  std::string_view lacks;
};
constexpr PartialCall kPartialCalls[] = {
#define HIPIFY_PARTIAL_CALL(function, count, lacks) {#function, count, lacks},
#include "hipify/rules/PartialCalls.def"
};

std::string maker(const ApiRow& row) { return row.library == "dnn" ? "cuDNN" : "CUDA"; }

void reportUnsupported(RuleContext& context, std::uint32_t offset, const ApiRow& row) {
  const std::string name(row.cudaName);
  if (!row.rocName.empty()) {
    context.report(DiagnosticId::UnsupportedApi, offset, name + " has no HIP counterpart",
                   "AMD's own library has it: --roc gives " + std::string(row.rocName));
  } else if (!row.cudaRemoved.empty()) {
    context.report(DiagnosticId::RemovedApi, offset,
                   name + " was removed from " + maker(row) + " in " + std::string(row.cudaRemoved) +
                       " and has no HIP counterpart",
                   std::string(row.note));
  } else {
    context.report(DiagnosticId::UnsupportedApi, offset, name + " has no HIP counterpart", std::string(row.note));
  }
}

// The translation of a supported name that does not do all that CUDA does, once a file.
class PartialReport {
 public:
  explicit PartialReport(RuleContext& context) : context(context) {}

  void add(const ApiUse& use, const ApiRow& row) {
    const std::string replaced = std::string(row.hipName) + ", which replaces " + std::string(row.cudaName) + ",";
    const std::uint32_t offset = context.facts.token(use.token).offset;
    if (!row.hipRemoved.empty() && seen.insert(use.row).second) {
      context.report(DiagnosticId::RemovedApi, offset,
                     replaced + " was removed from HIP in " + std::string(row.hipRemoved), std::string(row.note));
    } else if (row.hasFlag("partial") && seen.insert(use.row).second) {
      context.report(DiagnosticId::PartialApi, offset, replaced + " does less", std::string(row.note));
    }
  }

  void addCalls() {
    const Facts& facts = context.facts;
    for (const Call& call : facts.calls) {
      const ApiUse& use = facts.apiUses[call.use];
      for (const PartialCall& partial : kPartialCalls) {
        if (!use.isUserName && partial.argumentCount == call.arguments.size() &&
            partial.cudaName == facts.spell(use.token) && !isDisabled(facts, use.region)) {
          context.report(DiagnosticId::PartialApi, facts.token(use.token).offset,
                         std::string(partial.cudaName) + " with " + std::to_string(partial.argumentCount) +
                             " arguments has no HIP counterpart",
                         std::string(partial.lacks));
        }
      }
    }
  }

 private:
  RuleContext& context;
  std::set<std::uint32_t> seen;
};

void reportNamespaces(RuleContext& context) {
  for (const NamespaceUse& use : context.facts.namespaceUses) {
    const ApiRow row = ApiTable::row(use.row);
    if (!row.supported() && !isDisabled(context.facts, use.region)) {
      context.report(DiagnosticId::UnsupportedApi, use.range.begin,
                     "the namespace " + std::string(row.cudaName) + " has no HIP counterpart", std::string(row.note));
    }
  }
}

}  // namespace

void applyReportUnsupported(RuleContext& context) {
  const Facts& facts = context.facts;
  std::set<std::uint32_t> ownRows;
  for (const ApiUse& use : facts.apiUses) {
    if (!use.isUserName && definesItself(facts, use)) {
      ownRows.insert(use.row);
    }
  }
  PartialReport partial(context);
  for (const ApiUse& use : facts.apiUses) {
    if (use.isUserName || ownRows.count(use.row) != 0 || isDisabled(facts, use.region)) {
      continue;
    }
    const ApiRow row = ApiTable::row(use.row);
    const Target target = targetOf(context.options, facts, row);
    if (target.isRoc) {
      continue;
    }
    if (facts.legacyBlas && row.hasFlag("hip_supported_v2_only")) {
      context.report(DiagnosticId::UnsupportedApi, facts.token(use.token).offset,
                     std::string(row.cudaName) + " of cublas.h takes no handle and has no HIP counterpart",
                     "create a handle with hipblasCreate and pass it first, as cublas_v2.h does");
    } else if (row.supported()) {
      partial.add(use, row);
    } else if (row.section == "version_macros") {
      reportVersionMacro(context, use, row);
    } else {
      reportUnsupported(context, facts.token(use.token).offset, row);
    }
  }
  partial.addCalls();
  reportNamespaces(context);
}

}  // namespace hipify::rules
