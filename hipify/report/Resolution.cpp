// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Resolution.h"

// A loss is blamed on an error of the parse inside the same outermost braces, for what an error
// costs ends with the function or the type that it stands in:
//
//   void f(MPI_Comm c) { cudaFree(p); }     unknown-name: MPI_Comm, one declaration with it
//   void g() { k<<<1, 2>>>(p); }            not blamed on it

#include <algorithm>
#include <iterator>

#include "hipify/api/ApiTable.h"

namespace hipify {

namespace {

struct Entry {
  std::string_view id, summary;
};
constexpr Entry kEntries[] = {
#define HIPIFY_LOSS(name, id, summary) {id, summary},
#include "hipify/report/LossCauses.def"
};

class Resolver {
 public:
  Resolver(const Facts& facts, const AstFileFacts& ast) : facts(facts), ast(ast) {}

  Resolution run() {
    for (const Launch& launch : facts.launches) {
      const Token& open = facts.token(launch.open);
      if (!isSkipped(open.offset)) {
        const bool bound = std::binary_search(ast.launches.begin(), ast.launches.end(), AstLaunch{open.offset, false},
                                              [](AstLaunch a, AstLaunch b) { return a.offset < b.offset; });
        count(launch.open, bound, result.launches, result.boundLaunches);
      }
    }
    for (const ApiUse& use : facts.apiUses) {
      if (isOfInterest(ApiTable::row(use.row)) && !isSkipped(facts.token(use.token).offset)) {
        count(use.token, ast.bindings.count(facts.token(use.token).offset) != 0, result.names, result.boundNames);
      }
    }
    std::sort(result.losses.begin(), result.losses.end(),
              [](const Loss& a, const Loss& b) { return a.range.begin < b.range.begin; });
    return std::move(result);
  }

 private:
  // What a translation changes or reports: a name that HIP spells alike is right however it is bound.
  // The preprocessor's own names are in no declaration, and a namespace is not one name.
  static bool isOfInterest(const ApiRow& row) {
    return row.kind != ApiKind::Macro && row.kind != ApiKind::Header && row.kind != ApiKind::Namespace &&
           (!row.supported() || row.hipName != row.cudaName);
  }

  bool isSkipped(std::uint32_t offset) const {
    const auto after = std::upper_bound(ast.inactive.begin(), ast.inactive.end(), offset,
                                        [](std::uint32_t place, AstRange range) { return place < range.begin; });
    return after != ast.inactive.begin() && offset < std::prev(after)->end;
  }

  void count(std::uint32_t token, bool bound, unsigned& all, unsigned& boundOnes) {
    ++all;
    if (bound) {
      ++boundOnes;
    } else {
      result.losses.push_back({facts.token(token).range(), causeOf(token)});
    }
  }

  LossCause causeOf(std::uint32_t token) {
    if (!ast.problem.empty()) {
      return LossCause::ParseEnded;
    }
    if (facts.token(token).directive != 0) {
      return LossCause::UnusedMacro;
    }
    if (facts.token(token).is(Symbol::LaunchOpen) && facts.isInDeviceBody(token)) {
      return LossCause::DeviceLaunch;
    }
    if (ends.empty()) {
      findDeclarations();
    }
    const std::uint32_t offset = facts.token(token).offset;
    const auto end = std::upper_bound(ends.begin(), ends.end(), offset);
    const std::uint32_t begin = end == ends.begin() ? 0 : *std::prev(end);
    LossCause cause = LossCause::NoFact;
    for (const AstError& error : ast.errors) {
      if (begin <= error.offset && (end == ends.end() || error.offset < *end)) {
        cause = error.unknownName || cause == LossCause::UnknownName ? LossCause::UnknownName : LossCause::InvalidCode;
      }
    }
    return cause;
  }

  // Where each outermost declaration ends: behind its closing brace or its semicolon.
  void findDeclarations() {
    for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
      const Token& token = facts.token(t);
      if (token.directive != 0 || !(token.is('{') || token.is(';'))) {
        continue;
      }
      t = token.is('{') && facts.partner[t] != kNone ? facts.partner[t] : t;
      ends.push_back(facts.token(t).range().end);
    }
  }

  const Facts& facts;
  const AstFileFacts& ast;
  std::vector<std::uint32_t> ends;  // of the outermost declarations, found when first asked for
  Resolution result;
};

}  // namespace

std::string_view idText(LossCause cause) { return kEntries[static_cast<std::size_t>(cause)].id; }
std::string_view summaryText(LossCause cause) { return kEntries[static_cast<std::size_t>(cause)].summary; }

std::optional<LossCause> findLossCause(std::string_view id) {
  for (std::size_t i = 0; i < kLossCauseCount; ++i) {
    if (kEntries[i].id == id) {
      return static_cast<LossCause>(i);
    }
  }
  return std::nullopt;
}

Resolution resolution(const Facts& facts, const AstFileFacts& ast) { return Resolver(facts, ast).run(); }

}  // namespace hipify
