// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Arguments that the counterpart wants in another shape; which ones is data, in Arguments.def:
//
//   cudaMemcpyToSymbol(c, h, 4)                  hipMemcpyToSymbol(HIP_SYMBOL(c), h, 4)
//   cudnnSoftmaxForward(h, algo, mode, a, ...)   miopenSoftmaxForward_V2(h, a, ..., algo, mode)
//
// Every edit is local to its arguments, so names inside them are renamed all the same.

#include <map>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RewriteArguments";
constexpr std::size_t kAnyCount = static_cast<std::size_t>(-1);

enum class Action : std::uint8_t { Symbol, KernelPointer, SizePointer, Insert, Replace, Remove, Copy, Move };
enum class Side : std::uint8_t { Hip, Roc };

struct ArgumentRow {
  std::string_view function;
  Side side;
  Action action;
  std::size_t count;  // of arguments of the call, kAnyCount for any
  std::size_t argument;
  std::string_view text;
  std::size_t length = 1, before = 0;  // Move
};

constexpr ArgumentRow kRows[] = {
#define HIPIFY_SYMBOL(function, argument) {#function, Side::Hip, Action::Symbol, kAnyCount, argument, {}},
#define HIPIFY_KERNEL_POINTER(function, argument) {#function, Side::Hip, Action::KernelPointer, kAnyCount, argument, {}},
#define HIPIFY_SIZE_POINTER(side, function, count, argument) \
  {#function, Side::side, Action::SizePointer, count, argument, {}},
#define HIPIFY_INSERT(side, function, count, argument, text) \
  {#function, Side::side, Action::Insert, count, argument, text},
#define HIPIFY_REPLACE(side, function, count, argument, text) \
  {#function, Side::side, Action::Replace, count, argument, text},
#define HIPIFY_REMOVE(side, function, count, argument, what) \
  {#function, Side::side, Action::Remove, count, argument, what},
#define HIPIFY_COPY(side, function, count, argument) {#function, Side::side, Action::Copy, count, argument, {}},
#define HIPIFY_MOVE(side, function, count, first, length, before) \
  {#function, Side::side, Action::Move, count, first, {}, length, before},
#include "hipify/rules/Arguments.def"
};

const std::multimap<std::string_view, const ArgumentRow*>& rowsByFunction() {
  static const auto rows = [] {
    std::multimap<std::string_view, const ArgumentRow*> map;
    for (const ArgumentRow& row : kRows) {
      map.emplace(row.function, &row);
    }
    return map;
  }();
  return rows;
}

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

class CallRewriter {
 public:
  CallRewriter(RuleContext& context, const Call& call)
      : context(context), edits(context.edits), call(call), arguments(call.arguments) {}

  bool fits(const ArgumentRow& row) const {
    return row.count == kAnyCount ? row.argument < arguments.size() : call.isCounted && row.count == arguments.size();
  }

  void rewrite(const ArgumentRow& row) {
    switch (row.action) {
      case Action::Symbol:
        edits.wrap(arguments[row.argument], "HIP_SYMBOL(", ")", kName);
        break;
      case Action::KernelPointer:
        if (needsCast(context.facts.spell(arguments[row.argument]))) {
          edits.wrap(arguments[row.argument], "reinterpret_cast<const void*>(", ")", kName);
        }
        break;
      case Action::SizePointer:
        edits.wrap(arguments[row.argument], "reinterpret_cast<size_t*>(", ")", kName);
        context.report(DiagnosticId::LossyArgument, arguments[row.argument].begin,
                       "the function stores a size_t there: the variable must be one");
        break;
      case Action::Insert:
        insert(row.argument, std::string(row.text));
        break;
      case Action::Replace:
        edits.remove(arguments[row.argument], kName);
        edits.insert(arguments[row.argument].end, std::string(row.text), kName);
        break;
      case Action::Remove:
        remove(row);
        break;
      case Action::Copy:
        edits.copy(arguments[row.argument], arguments[row.argument].end, ", ", "", kName);
        break;
      case Action::Move:
        move(row);
        break;
    }
  }

 private:
  void insert(std::size_t before, const std::string& text) {
    if (before == arguments.size()) {
      edits.insert(arguments.back().end, ", " + text, kName);
    } else {
      edits.insert(arguments[before].begin, text + ", ", kName);
    }
  }

  void remove(const ArgumentRow& row) {
    const std::size_t at = row.argument;
    const Range whole = at == 0 ? Range{arguments[0].begin, arguments[1].begin}
                                : Range{arguments[at - 1].end, arguments[at].end};
    edits.remove(whole, kName);
    if (!row.text.empty()) {
      context.report(DiagnosticId::LossyArgument, arguments[at].begin,
                     "the argument is dropped: the function does not take " + std::string(row.text));
    }
  }

  void move(const ArgumentRow& row) {
    const std::size_t next = row.argument + row.length;
    const Range moved{arguments[row.argument].begin, arguments[next - 1].end};
    if (row.before == arguments.size()) {
      edits.move(moved, arguments.back().end, ", ", "", kName);
    } else {
      edits.move(moved, arguments[row.before].begin, "", ", ", kName);
    }
    edits.remove({moved.end, arguments[next].begin}, kName);
  }

  RuleContext& context;
  EditSet& edits;
  const Call& call;
  const std::vector<Range>& arguments;
};

// A pointer to the function, or a call whose arguments only a macro or an #if knows: what must
// change there is for a person to see.
void reportKept(RuleContext& context, const ApiUse& use, bool isCall) {
  const std::string name(context.facts.spell(use.token));
  context.report(DiagnosticId::LossyArgument, context.facts.token(use.token).offset,
                 isCall ? "the arguments are kept: their number is not known here, and HIP's " + name + " takes others"
                        : "HIP's " + name + " takes other arguments, so a pointer to it has another type");
}

void rewrite(RuleContext& context, const ApiUse& use, const Call* call) {
  const ApiRow api = ApiTable::row(use.row);
  const auto [first, last] = rowsByFunction().equal_range(api.cudaName);
  if (first == last) {
    return;
  }
  const Target target = targetOf(context.options, context.facts, api);
  const Side side = target.isRoc ? Side::Roc : Side::Hip;
  bool kept = false;
  for (auto at = first; at != last && !target.name.empty(); ++at) {
    const ArgumentRow& row = *at->second;
    if (row.side != side) {
      continue;
    }
    if (call != nullptr && CallRewriter(context, *call).fits(row)) {
      CallRewriter(context, *call).rewrite(row);
    } else if (row.count != kAnyCount && (call == nullptr || !call->isCounted)) {
      kept = true;
    }
  }
  const std::uint32_t after = context.facts.next(use.token);
  const bool isDeclared = call == nullptr && after != kNone && context.facts.token(after).is('(');
  if (kept && !isDeclared) {
    reportKept(context, use, call != nullptr);
  }
}

}  // namespace

void applyRewriteArguments(RuleContext& context) {
  std::vector<const Call*> callOfUse(context.facts.apiUses.size(), nullptr);
  for (const Call& call : context.facts.calls) {
    callOfUse[call.use] = &call;
  }
  for (std::size_t i = 0; i < callOfUse.size(); ++i) {
    const ApiUse& use = context.facts.apiUses[i];
    if (!use.isUserName && ApiTable::row(use.row).kind == ApiKind::Function) {
      rewrite(context, use, callOfUse[i]);
    }
  }
}

}  // namespace hipify::rules
