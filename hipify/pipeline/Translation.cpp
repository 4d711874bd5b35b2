// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Translation.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <tuple>

#include "hipify/api/ApiTable.h"
#include "hipify/facts/Markers.h"
#include "hipify/facts/TokenFacts.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

// A file beside one of the project is in the project, unless it is a link.
bool isBeside(const fs::path& folder, const std::string& spelled) {
  struct stat state = {};
  return spelled.find('/') == std::string::npos &&
         (::lstat((folder / spelled).c_str(), &state) != 0 || !S_ISLNK(state.st_mode));
}

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
    include.leavesProject = !options.projectRoot.empty() && !include.angled && !isBeside(folder, spelled) &&
                            leavesFolder(folder / spelled, options.projectRoot);
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
  for (const AstRange& range : ast.inactive) {
    facts.inactive.push_back({range.begin, range.end});
  }
  for (const AstHalfField& field : ast.halfFields) {
    facts.halfFields.push_back({{field.range.begin, field.range.end}, field.isConst});
  }
  for (ApiUse& use : facts.apiUses) {
    const auto found = ast.bindings.find(facts.token(use.token).offset);
    // A file that defines __CUDACC__ speaks for the compiler: its tests elsewhere are translated too.
    const bool isPredefined = ApiTable::row(use.row).kind == ApiKind::Macro && facts.spell(use.token).starts_with("__");
    if (found != ast.bindings.end() && found->second != Binding::Unknown && !isPredefined) {
      use.isUserName = found->second == Binding::User;
    }
  }
}

// What the author switched off is as if it were not there; an include in it counts for nothing.
void leaveAlone(const Markers& markers, Facts& facts) {
  facts.off = markers.off;
  const auto covered = [&](std::uint32_t token) { return markers.covers(facts.token(token).range()); };
  for (ApiUse& use : facts.apiUses) {
    use.isUserName = use.isUserName || covered(use.token);
  }
  std::erase_if(facts.includes, [&](const Include& include) { return markers.covers(include.name); });
  std::erase_if(facts.launches, [&](const Launch& launch) { return covered(launch.open); });
  std::erase_if(facts.namespaceUses, [&](const NamespaceUse& use) { return covered(use.token); });
  std::erase_if(facts.inlineAsm, [&](const InlineAsm& assembly) { return covered(assembly.token); });
}

void leaveAlone(const Markers& markers, EditSet& edits, std::vector<Diagnostic>& diagnostics) {
  edits.eraseIf([&](const Edit& edit) { return markers.covers(edit.range); });
  std::erase_if(diagnostics, [&](const Diagnostic& d) { return markers.covers({d.offset, d.offset + 1}); });
  for (const MarkerProblem& problem : markers.problems) {
    diagnostics.push_back({DiagnosticId::Marker, problem.offset, problem.message, {}});
  }
}

std::string place(const Edit& edit) {
  return std::string(edit.rule) + " at bytes " + std::to_string(edit.range.begin) + "-" +
         std::to_string(edit.range.end);
}

void reportConflicts(const std::vector<EditConflict>& conflicts, std::vector<Diagnostic>& diagnostics) {
  for (const EditConflict& conflict : conflicts) {
    diagnostics.push_back({.id = DiagnosticId::EditConflict,
                           .offset = conflict.refused.range.begin,
                           .message = "two edits exclude each other and the second is not made (" +
                                      place(conflict.made) + ", " + place(conflict.refused) + ")",
                           .end = conflict.refused.range.end});
  }
}

}  // namespace

bool leavesFolder(const fs::path& path, const std::string& folder) {
  // The file system is asked as little as possible: every include of every file comes here.
  struct stat state = {};
  if (::stat(path.c_str(), &state) != 0) {
    return false;
  }
  std::error_code code;
  const fs::path inside = fs::canonical(path, code).lexically_relative(folder);
  return !code && (inside.empty() || *inside.begin() == "..");
}

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
    result.resolution = resolution(facts, *ast);
    if (!ast->problem.empty()) {
      result.diagnostics.push_back(
          {DiagnosticId::LexicalOnly, 0, "names that the parse did not reach are taken for CUDA's (" + ast->problem + ")", {}});
    }
  }

  const Markers markers = findMarkers(text, facts.stream.comments);
  leaveAlone(markers, facts);

  EditSet edits;
  RuleContext context{facts, options.rules, edits, result.diagnostics};
  applyRules(context);
  leaveAlone(markers, edits, result.diagnostics);
  result.fixCount = applyFixes(options.fixes, edits, result.diagnostics);

  std::vector<EditConflict> conflicts;
  result.output = edits.apply(text, conflicts);
  reportConflicts(conflicts, result.diagnostics);
  std::sort(result.diagnostics.begin(), result.diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.offset, a.id, a.message) < std::tie(b.offset, b.id, b.message);
  });
  result.tally = tally(facts, edits, result.diagnostics);
  result.editCount = static_cast<unsigned>(edits.all().size());
  result.launchCount = static_cast<unsigned>(facts.launches.size());
  result.parsed = facts.parsed;
  return result;
}

}  // namespace hipify
