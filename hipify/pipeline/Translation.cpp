// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Translation.h"

#include <algorithm>
#include <filesystem>
#include <tuple>

#include "hipify/api/ApiTable.h"
#include "hipify/facts/TokenFacts.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

// A header of the project keeps its include line even when the toolkit has one of that name.
void resolveIncludes(Facts& facts, const TranslationOptions& options) {
  const fs::path folder = fs::path(facts.path).parent_path();
  std::error_code ignored;
  for (Include& include : facts.includes) {
    std::string target;
    const std::string spelled(facts.spell(include.name));
    if (options.retargetInclude) {
      include.retargeted = options.retargetInclude(spelled);
    }
    if (ApiTable::findHeader(spelled, target) == ApiTable::kNone) {
      continue;
    }
    include.isLocal = !include.angled && fs::exists(folder / spelled, ignored);
    for (const std::string& directory : options.includeDirectories) {
      include.isLocal = include.isLocal || fs::exists(fs::path(directory) / spelled, ignored);
    }
  }
}

// What a parse knows about a name is better than what its spelling suggests.
void applyBindings(Facts& facts, const AstFileFacts& ast) {
  facts.parsed = true;
  for (ApiUse& use : facts.apiUses) {
    const auto found = ast.bindings.find(facts.token(use.token).offset);
    if (found != ast.bindings.end() && found->second != Binding::Unknown) {
      use.isUserName = found->second == Binding::User;
    }
  }
}

std::string place(const Edit& edit) {
  return std::string(edit.rule) + " at bytes " + std::to_string(edit.range.begin) + "-" +
         std::to_string(edit.range.end);
}

void reportConflicts(const std::vector<EditConflict>& conflicts, std::vector<Diagnostic>& diagnostics) {
  for (const EditConflict& conflict : conflicts) {
    diagnostics.push_back({DiagnosticId::EditConflict, conflict.refused.range.begin,
                           "two edits exclude each other and the second is not made (" + place(conflict.made) +
                               ", " + place(conflict.refused) + ")",
                           {}});
  }
}

void count(const Facts& facts, const RuleOptions& options, Translation& result) {
  for (const ApiUse& use : facts.apiUses) {
    if (use.isUserName) {
      continue;
    }
    const ApiRow row = ApiTable::row(use.row);
    const bool done = row.supported() || (options.rocLibraries && !row.rocName.empty());
    ++(done ? result.converted : result.unconverted)[std::string(row.cudaName)];
  }
}

}  // namespace

bool Translation::leavesWork() const {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& d) { return severityOf(d.id) != Severity::Remark; });
}

Translation translate(const std::string& path, std::string_view text, const TranslationOptions& options,
                      const AstFileFacts* ast) {
  Translation result;
  result.path = path;

  Facts facts = collectTokenFacts(path, text);
  resolveIncludes(facts, options);
  if (ast != nullptr) {
    applyBindings(facts, *ast);
  }

  EditSet edits;
  RuleContext context{facts, options.rules, edits, result.diagnostics};
  applyRules(context);

  std::vector<EditConflict> conflicts;
  result.output = edits.apply(text, conflicts);
  reportConflicts(conflicts, result.diagnostics);
  std::sort(result.diagnostics.begin(), result.diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.offset, a.id, a.message) < std::tie(b.offset, b.id, b.message);
  });
  count(facts, options.rules, result);
  result.editCount = static_cast<unsigned>(edits.all().size());
  result.launchCount = static_cast<unsigned>(facts.launches.size());
  result.parsed = facts.parsed;
  return result;
}

}  // namespace hipify
