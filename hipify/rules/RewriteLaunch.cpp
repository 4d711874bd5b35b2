// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// HIP compilers read `<<<>>>`, but not `<< <` and `>> >`, which nvcc reads too: these are joined.
// On request only (--hip-kernel-execution-syntax):
//
//   k<float, 4><<<g, 256, 0, s>>>(p)
//   hipLaunchKernelGGL(HIP_KERNEL_NAME(k<float, 4>), dim3(g), dim3(256), 0, s, p)
//
// Every edit is local, so edits of the kernel name and of all arguments compose with it.

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RewriteLaunch";

void wrapInDim3(RuleContext& context, Range argument) {
  if (context.facts.spell(argument).substr(0, 5) != "dim3(") {
    context.edits.wrap(argument, "dim3(", ")", kName);
  }
}

void rewrite(RuleContext& context, const Launch& launch) {
  const Facts& facts = context.facts;
  EditSet& edits = context.edits;
  const Range open = facts.token(launch.open).range();
  const Range close{facts.token(launch.close).offset, facts.token(launch.close + 2).range().end};
  const Range argumentsOpen = facts.token(launch.argumentsOpen).range();
  const bool hasArguments = facts.next(launch.argumentsOpen) != launch.argumentsClose;

  edits.wrap({launch.kernel.begin, facts.token(launch.argumentsClose).range().end}, "hipLaunchKernelGGL(", "", kName);
  if (launch.kernelHasComma || launch.kernelIsTemplate) {
    edits.wrap(launch.kernel, "HIP_KERNEL_NAME(", ")", kName);
  }
  edits.replace(open, ", ", kName);
  wrapInDim3(context, launch.configuration[0]);
  wrapInDim3(context, launch.configuration[1]);
  std::string rest;
  for (std::size_t given = launch.configuration.size(); given < 4; ++given) {
    rest += ", 0";
  }
  edits.replace(close, rest, kName);
  edits.replace(argumentsOpen, hasArguments ? ", " : "", kName);
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
    if (!context.options.launchMacro) {
      joinBrackets(context, launch);
      continue;
    }
    const std::size_t count = launch.configuration.size();
    if (launch.argumentsOpen == kNone || count < 2 || count > 4) {
      context.report(DiagnosticId::LaunchSyntax, context.facts.token(launch.open).offset,
                     "the launch is kept as it is: its configuration or arguments come from a macro");
      continue;
    }
    rewrite(context, launch);
  }
}

}  // namespace hipify::rules
