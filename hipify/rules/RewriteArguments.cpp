// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Arguments that HIP wants in another shape; which ones is data, in Arguments.def.

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RewriteArguments";
constexpr std::size_t kAnyCount = static_cast<std::size_t>(-1);

enum class Action : std::uint8_t { Symbol, KernelPointer, Append, Insert, Remove };

struct ArgumentRow {
  std::string_view function;
  Action action;
  std::size_t count;  // of arguments of the call, kAnyCount for any
  std::size_t argument;
  std::string_view text;
};

constexpr ArgumentRow kRows[] = {
#define HIPIFY_SYMBOL(function, argument) {#function, Action::Symbol, kAnyCount, argument, {}},
#define HIPIFY_KERNEL_POINTER(function, argument) {#function, Action::KernelPointer, kAnyCount, argument, {}},
#define HIPIFY_APPEND(function, count, text) {#function, Action::Append, count, count, text},
#define HIPIFY_INSERT(function, count, argument, text) {#function, Action::Insert, count, argument, text},
#define HIPIFY_REMOVE(function, argument, what) {#function, Action::Remove, kAnyCount, argument, what},
#include "hipify/rules/Arguments.def"
};

// A null pointer needs no cast and `reinterpret_cast` takes none; void pointers are fine as they are.
bool needsCast(std::string_view argument) {
  std::string packed;
  for (const char c : argument) {
    if (c != ' ' && c != '\t' && c != '\n' && c != '\r') {
      packed += c;
    }
  }
  if (packed == "nullptr" || packed == "NULL" || packed == "0") {
    return false;
  }
  for (const std::string_view start : {"(void*)", "(constvoid*)", "reinterpret_cast<constvoid*>(",
                                       "reinterpret_cast<void*>(", "static_cast<constvoid*>("}) {
    if (packed.substr(0, start.size()) == start) {
      return false;
    }
  }
  return true;
}

void rewrite(RuleContext& context, const Call& call, const ArgumentRow& row) {
  const Facts& facts = context.facts;
  const auto& arguments = call.arguments;
  switch (row.action) {
    case Action::Symbol:
      context.edits.wrap(arguments[row.argument], "HIP_SYMBOL(", ")", kName);
      break;
    case Action::KernelPointer:
      if (needsCast(facts.spell(arguments[row.argument]))) {
        context.edits.wrap(arguments[row.argument], "reinterpret_cast<const void*>(", ")", kName);
      }
      break;
    case Action::Append:
    case Action::Insert:
      if (row.argument == arguments.size()) {
        context.edits.insert(arguments.back().end, ", " + std::string(row.text), kName);
      } else {
        context.edits.insert(arguments[row.argument].begin, std::string(row.text) + ", ", kName);
      }
      break;
    case Action::Remove:
      context.edits.remove({arguments[row.argument - 1].end, arguments[row.argument].end}, kName);
      context.report(DiagnosticId::LossyArgument, arguments[row.argument].begin,
                     "the argument is dropped: HIP does not take " + std::string(row.text));
      break;
  }
}

}  // namespace

void applyRewriteArguments(RuleContext& context) {
  for (const Call& call : context.facts.calls) {
    const ApiUse& use = context.facts.apiUses[call.use];
    if (use.isUserName) {
      continue;
    }
    const std::string_view name = ApiTable::row(use.row).cudaName;
    for (const ArgumentRow& row : kRows) {
      const bool reaches = row.action == Action::Append || row.action == Action::Insert
                               ? row.count == call.arguments.size()
                               : row.argument < call.arguments.size();
      if (row.function == name && reaches) {
        rewrite(context, call, row);
      }
    }
  }
}

}  // namespace hipify::rules
