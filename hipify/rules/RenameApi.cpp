// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cudaMalloc -> hipMalloc, cudaError_t -> hipError_t, CUBLAS_OP_N -> HIPBLAS_OP_N: every name of
// the table in live and dead text and macro bodies, unless it is the project's own. A macro that
// stands for nothing goes away: void CUDART_CB f() -> void f().

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RenameApi";

// A CUDA function whose HIP counterpart depends on how many arguments the call has.
struct Overload {
  std::string_view cudaName;
  std::size_t argumentCount;
  std::string_view hipName;
};
constexpr Overload kOverloads[] = {
#define HIPIFY_OVERLOAD(function, count, hipName) {#function, count, #hipName},
#include "hipify/rules/Arguments.def"
};

std::string_view overloadedName(const Facts& facts, std::uint32_t useIndex, std::string_view cudaName) {
  for (const Overload& overload : kOverloads) {
    if (overload.cudaName != cudaName) {
      continue;
    }
    for (const Call& call : facts.calls) {
      if (call.use == useIndex && call.isCounted && call.arguments.size() == overload.argumentCount) {
        return overload.hipName;
      }
    }
  }
  return {};
}

std::string_view targetName(const RuleContext& context, std::uint32_t useIndex, const ApiRow& row) {
  const Target target = targetOf(context.options, context.facts, row);
  if (target.isRoc || target.name.empty()) {
    return target.name;
  }
  if (row.hasFlag("cuda_overloaded")) {
    if (const std::string_view name = overloadedName(context.facts, useIndex, row.cudaName); !name.empty()) {
      return name;
    }
  }
  return target.name;
}

}  // namespace

void applyRenameApi(RuleContext& context) {
  const Facts& facts = context.facts;
  for (std::uint32_t i = 0; i < facts.apiUses.size(); ++i) {
    const ApiUse& use = facts.apiUses[i];
    if (use.isUserName) {
      continue;
    }
    const ApiRow row = ApiTable::row(use.row);
    if (row.hasFlag("erased")) {
      const std::uint32_t next = facts.next(use.token);
      const Range token = facts.token(use.token).range();
      context.edits.remove({token.begin, next == kNone ? token.end : facts.token(next).range().begin}, kName);
      continue;
    }
    const std::string_view target = targetName(context, i, row);
    if (!target.empty() && target != row.cudaName) {
      context.edits.replace(facts.token(use.token).range(), std::string(target), kName);
    }
  }
}

}  // namespace hipify::rules
