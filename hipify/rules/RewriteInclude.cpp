// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// #include <cuda.h>                 #include <hip/hip_runtime.h>
// #include <cuda_runtime.h>    ->   #include <hipcub/hipcub.hpp>
// #include <cub/cub.cuh>
//
// A second include of one target goes away with its line when the first is always seen before it
// (same or enclosing conditional region). A file that uses CUDA without including it, as nvcc
// allows, gets the runtime header after its licence, guard and pragma once; on request
// (--main-header=always) so does a file without CUDA.

#include <algorithm>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RewriteInclude";
constexpr std::string_view kRuntime = "hip/hip_runtime.h";

// What nvcc knows without any include besides the names of the table.
constexpr std::string_view kKeywords[] = {"__global__", "__device__", "__constant__", "__shared__", "__managed__",
                                          "threadIdx",  "blockIdx",   "blockDim",     "gridDim",    "__syncthreads"};

struct Seen {
  std::string target;
  std::uint32_t region;
};

class IncludeRewriter {
 public:
  explicit IncludeRewriter(RuleContext& context) : context(context), facts(context.facts) {}

  void run() {
    for (const Include& include : facts.includes) {
      rewrite(include);
    }
    if (!sawRuntime && (context.options.headerAlways || needsRuntime())) {
      insertRuntime();
    }
  }

 private:
  void rewrite(const Include& include) {
    const std::string spelled(facts.spell(include.name));
    if (include.isLocal) {
      return;
    }
    std::string target;
    const std::uint32_t number = ApiTable::findHeader(spelled, target);
    if (number == ApiTable::kNone) {
      note(spelled, include);
      return;
    }
    const ApiRow row = ApiTable::row(number);
    const Target replacement = targetOf(context.options, context.facts, row);
    if (replacement.isRoc) {
      target = replacement.name;
    } else if (!row.supported()) {
      context.report(DiagnosticId::UnmappedHeader, include.name.begin,
                     "the header " + spelled + " has no HIP counterpart", std::string(row.note));
      return;
    }
    // --flat-headers: ROCm before 6 had <hipblas.h> besides <hipblas/hipblas.h>.
    if (context.options.flatHeaders && row.hasFlag(replacement.isRoc ? "flat_roc_header" : "flat_header")) {
      target = target.substr(target.rfind('/') + 1);
    }
    if (target.empty() || isSeen(target, include.region)) {
      removeLine(include);
      return;
    }
    note(target, include);
    if (target != spelled) {
      context.edits.replace(include.name, target, kName);
    }
  }

  void note(std::string target, const Include& include) {
    sawRuntime = sawRuntime || target == kRuntime || (target == "hip/hip_runtime_api.h" && !isCudaSource());
    seen.push_back({std::move(target), include.region});
  }

  bool isSeen(std::string_view target, std::uint32_t region) const {
    return std::any_of(seen.begin(), seen.end(), [&](const Seen& earlier) {
      return earlier.target == target && facts.regionEncloses(earlier.region, region);
    });
  }

  // The whole line, unless a comment shares it.
  void removeLine(const Include& include) {
    const Directive& directive = facts.stream.directives[include.directive];
    const Range statement{directive.hash, include.name.end + 1};
    Range range = statement;
    const bool alone = std::none_of(facts.stream.comments.begin(), facts.stream.comments.end(), [&](Range comment) {
      return comment.begin < directive.line.end && directive.line.begin < comment.end;
    });
    if (alone) {
      range = directive.line;
    }
    context.edits.remove(range, kName);
  }

  bool isCudaSource() const { return facts.path.ends_with(".cu") || facts.path.ends_with(".hip"); }

  // Text that only a GPU compiler sees needs nothing for the others.
  bool isCudaOnly(std::uint32_t region) const {
    for (; region != kNone; region = facts.regions[region].parent) {
      if (facts.regions[region].isCudaOnly) {
        return true;
      }
    }
    return false;
  }

  bool counts(std::uint32_t token) const { return isCudaSource() || !isCudaOnly(facts.regionAt(token)); }

  bool needsRuntime() const {
    for (const Launch& launch : facts.launches) {
      if (counts(launch.open)) {
        return true;
      }
    }
    for (const ApiUse& use : facts.apiUses) {
      if (use.isUserName || !counts(use.token)) {
        continue;
      }
      const ApiRow row = ApiTable::row(use.row);
      const bool runtime = row.library == "runtime" || row.library == "driver";
      const bool deviceType = row.library == "device" && row.kind == ApiKind::Type;
      if (row.supported() && ((runtime && row.hipName != row.cudaName) || deviceType)) {
        return true;
      }
    }
    for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
      if (facts.token(t).kind == TokenKind::Identifier && facts.token(t).length >= 7 &&
          std::find(std::begin(kKeywords), std::end(kKeywords), facts.spell(t)) != std::end(kKeywords) && counts(t)) {
        return true;
      }
    }
    return false;
  }

  void insertRuntime() {
    const std::uint32_t at = outsideDirective(facts.outsideOff(insertionPoint()));
    const std::string ending(lineEnding(facts.text));
    std::string line = "#include <" + std::string(kRuntime) + ">" + ending;
    const bool midLine = at > 0 && facts.text[at - 1] != '\n' && !(at == 3 && facts.text[0] == '\xef');
    if (midLine) {
      line.insert(0, ending);
    }
    context.edits.insert(at, std::move(line), kName);
  }

  // A stretch that is switched off may begin on a later line of a macro.
  std::uint32_t outsideDirective(std::uint32_t at) const {
    for (const Directive& directive : facts.stream.directives) {
      if (directive.line.begin < at && at < directive.line.end) {
        return directive.line.begin;
      }
    }
    return at;
  }

  // The line of the first unconditional include if no code stands before it; else the first
  // line after guard, pragma once and the comments at the top.
  std::uint32_t insertionPoint() const {
    const auto& directives = facts.stream.directives;
    std::uint32_t top = facts.text.substr(0, 3) == "\xef\xbb\xbf" ? 3 : 0;
    std::uint32_t firstCode = static_cast<std::uint32_t>(facts.text.size());
    for (const Token& token : facts.stream.tokens) {
      if (token.directive == 0) {
        firstCode = token.offset;
        break;
      }
    }
    for (std::uint32_t d = 0; d < directives.size() && directives[d].hash < firstCode; ++d) {
      const bool guard = facts.regions[facts.regionAfterDirective[d]].isGuard;
      const bool pragmaOnce = directives[d].kind == DirectiveKind::Pragma &&
                              directives[d].firstToken < directives[d].endToken &&
                              facts.spell(directives[d].firstToken) == "once";
      const bool guardStart = guard && (directives[d].kind == DirectiveKind::Ifndef || isGuardDefine(d));
      if (context.options.headerAlways && (pragmaOnce || guardStart)) {
        return directives[d].line.end;
      }
      if (pragmaOnce || guardStart) {
        top = directives[d].line.end;
      } else if (directives[d].kind == DirectiveKind::Include || opensRegion(d)) {
        return std::max(top, directives[d].line.begin);
      }
    }
    return afterComments(top, firstCode);
  }

  bool isGuardDefine(std::uint32_t d) const {
    const Directive& define = facts.stream.directives[d];
    const std::uint32_t opener = facts.regions[facts.regionAfterDirective[d]].directive;
    if (define.kind != DirectiveKind::Define || opener == kNone || define.firstToken == define.endToken) {
      return false;
    }
    return facts.spell(define.firstToken) == facts.spell(facts.stream.directives[opener].firstToken);
  }

  bool opensRegion(std::uint32_t d) const {
    return facts.regionAfterDirective[d] != facts.regionOfDirective[d] &&
           facts.stream.directives[d].kind != DirectiveKind::Endif;
  }

  // Past the licence: the comments that start at `top` with only white space between them. A
  // comment directly above the first declaration describes it, so the include goes above that.
  std::uint32_t afterComments(std::uint32_t top, std::uint32_t firstCode) const {
    std::uint32_t at = top;
    std::uint32_t beforeLast = top;
    for (const Range comment : facts.stream.comments) {
      if (comment.begin < at || comment.begin >= firstCode) {
        continue;
      }
      const std::size_t newline = facts.text.find('\n', comment.end);
      const auto end = newline == std::string_view::npos ? static_cast<std::uint32_t>(facts.text.size())
                                                         : static_cast<std::uint32_t>(newline + 1);
      const std::string_view gap = facts.text.substr(at, comment.begin - at);
      if (gap.find('\n') != std::string_view::npos) {
        beforeLast = at;  // a blank line ends a block of comments
      }
      at = std::min(end, firstCode);
    }
    const std::size_t lineStart = facts.text.rfind('\n', firstCode == 0 ? 0 : firstCode - 1);
    const bool describes = lineStart != std::string_view::npos && at == lineStart + 1 && at != top;
    return describes && beforeLast != top ? beforeLast : at;
  }

  RuleContext& context;
  const Facts& facts;
  std::vector<Seen> seen;
  bool sawRuntime = false;
};

}  // namespace

void applyRewriteInclude(RuleContext& context) { IncludeRewriter(context).run(); }

}  // namespace hipify::rules
