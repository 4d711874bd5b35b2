// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// HIP compilers read `<<<>>>`, but not `<< <` and `>> >`, which nvcc reads too: these are joined.
// On request only (--hip-kernel-execution-syntax):
//
//   k<float, 4><<<g, 256, 0, s>>>(p)
//   hipLaunchKernelGGL(HIP_KERNEL_NAME(k<float, 4>), dim3(g), dim3(256), 0, s, p)
//
// Every edit is local, so edits of the kernel name and of all arguments compose with it. Blanks
// around what is replaced go with it; newlines and comments stay.

#include <algorithm>

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RewriteLaunch";

void wrapInDim3(RuleContext& context, Range argument) {
  if (context.facts.spell(argument).substr(0, 5) != "dim3(") {
    context.edits.wrap(argument, "dim3(", ")", kName);
  }
}

// The range with the blanks on both sides, unless a line ends or a comment stands there.
Range withBlanks(const Facts& facts, Range range) {
  const auto isBlank = [&](std::uint32_t at) { return facts.text[at] == ' ' || facts.text[at] == '\t'; };
  std::uint32_t begin = range.begin;
  std::uint32_t end = range.end;
  while (begin > 0 && isBlank(begin - 1)) {
    --begin;
  }
  while (end < facts.text.size() && isBlank(end)) {
    ++end;
  }
  const auto isBreak = [&](std::uint32_t at) {
    return facts.text[at] == '\n' || facts.text[at] == '\r' || facts.text[at] == '\\';
  };
  return {begin == 0 || isBreak(begin - 1) ? range.begin : begin,
          end == facts.text.size() || isBreak(end) ? range.end : end};
}

void rewrite(RuleContext& context, const Launch& launch) {
  const Facts& facts = context.facts;
  EditSet& edits = context.edits;
  const Range open = facts.token(launch.open).range();
  const std::uint32_t close = facts.token(launch.close).offset;
  const std::uint32_t closeEnd = facts.token(launch.close + 2).range().end;
  const Range argumentsOpen = facts.token(launch.argumentsOpen).range();
  const bool hasArguments = facts.next(launch.argumentsOpen) != launch.argumentsClose;

  edits.wrap({launch.kernel.begin, facts.token(launch.argumentsClose).range().end}, "hipLaunchKernelGGL(", "", kName);
  if (launch.kernelHasComma || launch.kernelIsTemplate) {
    edits.wrap(launch.kernel, "HIP_KERNEL_NAME(", ")", kName);
  }
  edits.replace(withBlanks(facts, open), ", ", kName);
  for (std::size_t i = 1; i < launch.configuration.size(); ++i) {
    const Range gap{launch.configuration[i - 1].end, launch.configuration[i].begin};
    const std::size_t comma = facts.spell(gap).find_first_not_of(" \t");
    if (facts.spell(gap).find_first_not_of(" \t,") == std::string_view::npos && comma != std::string_view::npos) {
      edits.replace(gap, ", ", kName);
    }
  }
  wrapInDim3(context, launch.configuration[0]);
  wrapInDim3(context, launch.configuration[1]);
  std::string rest;
  for (std::size_t given = launch.configuration.size(); given < 4; ++given) {
    rest += ", 0";
  }
  rest += hasArguments ? ", " : "";
  const Range whole = withBlanks(facts, {close, argumentsOpen.end});
  if (facts.spell({closeEnd, argumentsOpen.begin}).find_first_not_of(" \t") == std::string_view::npos) {
    edits.replace(whole, rest, kName);
  } else {
    edits.replace({whole.begin, closeEnd}, rest, kName);
    edits.remove({argumentsOpen.begin, whole.end}, kName);
  }
}

bool isInactive(const Facts& facts, const Launch& launch) {
  return std::any_of(facts.inactive.begin(), facts.inactive.end(),
                     [&](Range range) { return range.contains(launch.kernel); });
}

void joinBrackets(RuleContext& context, const Launch& launch) {
  const Facts& facts = context.facts;
  const Range open = facts.token(launch.open).range();
  const Range close{facts.token(launch.close).offset, facts.token(launch.close + 2).range().end};
  if (open.length() != 3) {
    context.edits.replace(open, "<<<", kName);
  }
  if (close.length() != 3) {
    context.edits.replace(close, ">>>", kName);
  }
}

}  // namespace

void applyRewriteLaunch(RuleContext& context) {
  for (const Launch& launch : context.facts.launches) {
    if (!context.options.launchMacro || (context.options.liveLaunchesOnly && isInactive(context.facts, launch))) {
      joinBrackets(context, launch);
      continue;
    }
    if (launch.cutsLaunch) {
      context.report(DiagnosticId::LaunchSyntax, context.facts.token(launch.open).offset,
                     "the launch is kept as it is: another launch stands where its kernel is named");
      continue;
    }
    const std::size_t count = launch.configuration.size();
    const bool hasGap = std::any_of(launch.configuration.begin(), launch.configuration.end(),
                                    [](Range argument) { return argument.length() == 0; });
    if (launch.argumentsOpen == kNone || count < 2 || count > 4 || hasGap ||
        launch.isConditional) {
      context.report(DiagnosticId::LaunchSyntax, context.facts.token(launch.open).offset,
                     "the launch is kept as it is: its configuration or arguments come from a macro or an #if");
      continue;
    }
    rewrite(context, launch);
  }
}

}  // namespace hipify::rules
