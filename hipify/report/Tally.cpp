// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Tally.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "hipify/api/ApiTable.h"

namespace hipify {

namespace {

class Counter {
 public:
  Counter(const Facts& facts, const EditSet& edits, const std::vector<Diagnostic>& diagnostics) : facts(facts) {
    for (const Diagnostic& diagnostic : diagnostics) {
      reported.push_back(diagnostic.offset);
    }
    std::sort(reported.begin(), reported.end());
    for (const Edit& edit : edits.all()) {
      if (edit.kind == Edit::Kind::Replace || edit.kind == Edit::Kind::Remove) {
        replaced.push_back(edit.range);
      }
    }
    std::sort(replaced.begin(), replaced.end(), [](Range a, Range b) { return a.begin < b.begin; });
  }

  std::vector<NameUses> run() {
    for (const ApiUse& use : facts.apiUses) {
      if (!use.isUserName) {
        count(use.row, facts.token(use.token).range());
      }
    }
    std::string target;
    for (const Include& include : facts.includes) {
      const std::uint32_t row = ApiTable::findHeader(facts.spell(include.name), target);
      if (row != ApiTable::kNone && !include.isLocal) {
        count(row, include.name);
      }
    }
    for (const NamespaceUse& use : facts.namespaceUses) {
      count(use.row, use.range);
    }
    std::vector<NameUses> names;
    for (const auto& [row, uses] : counts) {
      names.push_back(uses);
    }
    return names;
  }

 private:
  void count(std::uint32_t number, Range range) {
    const bool supported = ApiTable::row(number).supported();
    const bool left = !supported && isReported(range);
    if (!left && !supported && !isReplaced(range)) {
      return;
    }
    NameUses& uses = counts[number];
    uses.row = number;
    ++(left ? uses.left : uses.converted);
  }

  bool isReported(Range range) const {
    const auto at = std::lower_bound(reported.begin(), reported.end(), range.begin);
    return at != reported.end() && *at < range.end;
  }

  bool isReplaced(Range range) const {
    auto after = std::upper_bound(replaced.begin(), replaced.end(), range.begin,
                                  [](std::uint32_t offset, Range edit) { return offset < edit.begin; });
    return after != replaced.begin() && range.end <= (--after)->end;
  }

  const Facts& facts;
  std::vector<std::uint32_t> reported;
  std::vector<Range> replaced;
  std::map<std::uint32_t, NameUses> counts;
};

unsigned sum(const std::vector<NameUses>& names, unsigned NameUses::* field) {
  return std::accumulate(names.begin(), names.end(), 0U,
                         [field](unsigned all, const NameUses& uses) { return all + uses.*field; });
}

}  // namespace

unsigned Tally::converted() const { return sum(names, &NameUses::converted); }
unsigned Tally::left() const { return sum(names, &NameUses::left); }

Tally tally(const Facts& facts, const EditSet& edits, const std::vector<Diagnostic>& diagnostics) {
  Tally result;
  result.names = Counter(facts, edits, diagnostics).run();
  const LineIndex lines(facts.text);
  std::set<std::uint32_t> changed;
  for (const Edit& edit : edits.all()) {
    changed.insert(lines.position(edit.range.begin).line);
    if (edit.kind == Edit::Kind::Replace || edit.kind == Edit::Kind::Remove) {
      result.replacedBytes += edit.range.length();
    }
  }
  result.changedLines = static_cast<unsigned>(changed.size());
  result.totalBytes = static_cast<unsigned>(facts.text.size());
  const bool endsInNewline = facts.text.empty() || facts.text.back() == '\n';
  result.totalLines = lines.lineCount() - (endsInNewline ? 1 : 0);
  return result;
}

}  // namespace hipify
