// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Fixes.h"

#include <algorithm>

namespace hipify {

namespace {

std::string allCategories() {
  std::string list;
  for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
    list += (i == 0 ? "" : ", ") + std::string(categoryText(static_cast<DiagnosticId>(i)));
  }
  return list;
}

// Text that a rule replaces cannot be fixed as well; insertions and wraps go together with it.
bool isFree(const FixIt& fix, const EditSet& edits) {
  return std::none_of(edits.all().begin(), edits.all().end(), [&](const Edit& edit) {
    const bool replacing = edit.kind == Edit::Kind::Replace || edit.kind == Edit::Kind::Remove;
    const Range fixed = fix.range;
    if (replacing && edit.range == fixed && edit.text == fix.replacement) {
      return false;  // another fix-it makes it already
    }
    const bool insideRule = replacing && edit.range.begin < fixed.end && fixed.begin < edit.range.end;
    const bool aroundInsertion = !replacing && fixed.begin < edit.range.begin && edit.range.begin < fixed.end;
    return insideRule || aroundInsertion;
  });
}

}  // namespace

Expected<FixSet> parseFixes(const std::vector<std::string>& values) {
  FixSet chosen;
  for (const std::string& value : values) {
    for (std::size_t from = 0; from <= value.size();) {
      const std::size_t comma = std::min(value.find(',', from), value.size());
      const std::string category = value.substr(from, comma - from);
      from = comma + 1;
      if (category == "all") {
        chosen.set();
      } else if (const auto id = findCategory(category)) {
        chosen.set(static_cast<std::size_t>(*id));
      } else {
        return Error{"the category of --fix is unknown (" + category + "); there are all, " + allCategories()};
      }
    }
  }
  return chosen;
}

unsigned applyFixes(const FixSet& chosen, EditSet& edits, std::vector<Diagnostic>& diagnostics) {
  unsigned count = 0;
  std::erase_if(diagnostics, [&](const Diagnostic& diagnostic) {
    const bool wanted = !diagnostic.fixIts.empty() && chosen.test(static_cast<std::size_t>(diagnostic.id));
    const auto fits = [&](const FixIt& fix) { return isFree(fix, edits); };
    if (!wanted || !std::all_of(diagnostic.fixIts.begin(), diagnostic.fixIts.end(), fits)) {
      return false;
    }
    for (const FixIt& fix : diagnostic.fixIts) {
      if (fix.range.length() == 0) {
        edits.insert(fix.range.begin, fix.replacement, "fix");
      } else {
        edits.replace(fix.range, fix.replacement, "fix");
      }
    }
    ++count;
    return true;
  });
  return count;
}

}  // namespace hipify
