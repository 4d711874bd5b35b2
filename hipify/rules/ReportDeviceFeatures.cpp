// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Features that HIP lacks, reads differently or has on some GPUs only: launches from kernels, texture
// references, the second argument of __launch_bounds__, the switches of CUDA's half types, and those
// that a name of Features.def tells:
//
//   cudaMemPrefetchAsync(p, n, 0);     hipMemPrefetchAsync(p, n, 0), with a remark

#include <map>
#include <set>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

struct HalfSwitch {
  std::string_view cuda, hip;  // no counterpart: empty
};
constexpr HalfSwitch kHalfSwitches[] = {{"__CUDA_NO_HALF_OPERATORS__", "__HIP_NO_HALF_OPERATORS__"},
                                        {"__CUDA_NO_HALF_CONVERSIONS__", "__HIP_NO_HALF_CONVERSIONS__"},
                                        {"__CUDA_NO_HALF2_OPERATORS__", ""},
                                        {"__CUDA_NO_BFLOAT16_OPERATORS__", ""},
                                        {"__CUDA_NO_BFLOAT16_CONVERSIONS__", ""},
                                        {"__CUDA_NO_BFLOAT162_OPERATORS__", ""}};

// #undef __CUDA_NO_HALF_OPERATORS__, #define and #ifdef
void reportHalfSwitch(RuleContext& context, std::uint32_t t) {
  for (const HalfSwitch& row : kHalfSwitches) {
    if (row.cuda == context.facts.spell(t)) {
      const Range range = context.facts.token(t).range();
      Diagnostic& diagnostic = context.report(
          DiagnosticId::HalfTypes, range, std::string(row.cuda) + " does not reach the half types of HIP",
          row.hip.empty() ? "HIP always has these operators and conversions" : std::string(row.hip) + " is the switch of HIP");
      if (!row.hip.empty()) {
        diagnostic.fixIts = {{range, std::string(row.hip)}};
      }
    }
  }
}

struct Feature {
  std::string_view name;
  DiagnosticId id;
  std::string_view assumption, remedy;
};
constexpr Feature kFeatures[] = {
#define HIPIFY_FEATURE(name, id, assumption, remedy) {#name, DiagnosticId::id, assumption, remedy},
#include "hipify/rules/Features.def"
};

void reportFeatures(RuleContext& context) {
  static const std::map<std::uint32_t, const Feature*> byRow = [] {
    std::map<std::uint32_t, const Feature*> rows;
    for (const Feature& feature : kFeatures) {
      rows[ApiTable::find(feature.name)] = &feature;
    }
    return rows;
  }();
  std::set<DiagnosticId> seen;
  for (const ApiUse& use : context.facts.apiUses) {
    const auto found = use.isUserName ? byRow.end() : byRow.find(use.row);
    if (found != byRow.end() && !context.facts.isDisabled(use.region) && seen.insert(found->second->id).second) {
      const Feature& feature = *found->second;
      context.report(feature.id, context.facts.token(use.token).range(), std::string(feature.assumption), std::string(feature.remedy));
    }
  }
}

}  // namespace

void applyReportDeviceFeatures(RuleContext& context) {
  const Facts& facts = context.facts;
  reportFeatures(context);
  for (const Launch& launch : facts.launches) {
    if (facts.isInDeviceBody(launch.open)) {
      context.report(DiagnosticId::DynamicParallelism, launch.kernel,
                     "a kernel is launched from device code, which GPUs of AMD cannot do",
                     "launch it from the host, or turn it into a loop of the calling kernel");
    }
  }
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (facts.token(t).kind != TokenKind::Identifier) {
      continue;
    }
    const std::string_view word = facts.spell(t);
    if (facts.token(t).directive != 0) {
      reportHalfSwitch(context, t);
    }
    const std::uint32_t after = word == "texture" || word == "__launch_bounds__" ? facts.next(t) : kNone;
    if (after == kNone) {
      continue;
    }
    if (word == "texture" && facts.token(after).is('<')) {
      context.report(DiagnosticId::Texture, facts.token(t).range(),
                     "texture references are deprecated in HIP and removed from CUDA 12",
                     "texture objects (hipTextureObject_t) work everywhere");
    }
    if (word == "__launch_bounds__" && facts.token(after).is('(') && facts.partner[after] != kNone) {
      for (std::uint32_t inner = facts.next(after); inner != kNone && inner < facts.partner[after];
           inner = facts.next(inner)) {
        if (facts.token(inner).is('(') && facts.partner[inner] != kNone) {
          inner = facts.partner[inner];
        } else if (facts.token(inner).is(',')) {
          context.report(DiagnosticId::LaunchBounds, Range{facts.token(t).offset, facts.token(facts.partner[after]).range().end},
                         "the second bound is blocks per multiprocessor in CUDA and warps per execution unit in HIP");
          break;
        }
      }
    }
  }
}

}  // namespace hipify::rules
