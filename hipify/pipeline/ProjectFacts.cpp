// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/ProjectFacts.h"

#include <chrono>
#include <filesystem>

#include "hipify/facts/ast/AstSession.h"
#include "hipify/support/ForEach.h"

namespace hipify {

namespace {
std::string absolute(const std::string& path) {
  return std::filesystem::absolute(path).lexically_normal().string();
}
}  // namespace

ProjectFacts::ProjectFacts(std::vector<std::string> compilerArguments, std::string root, std::string database,
                           bool enabled)
    : arguments(std::move(compilerArguments)),
      root(root.empty() ? "" : absolute(root)),
      database(database.empty() ? "" : absolute(database)),
      enabled(enabled) {}

void ProjectFacts::parse(const std::vector<std::string>& paths, const std::vector<std::string_view>& texts,
                         unsigned jobs, const std::function<void(const std::string&, double)>& parsed) {
  if (!enabled || paths.empty()) {
    return;
  }
  AstOptions options;
  options.clangArguments = arguments;
  options.projectRoot = root;
  options.parseSeconds = parseSeconds;
  options.databaseFolder = database;
  // A session belongs to one thread; each worker makes its own from what all of them share.
  forEachWithState(
      paths.size(), jobs, [&] { return AstSession::create(options); },
      [&](Expected<std::unique_ptr<AstSession>>& session, std::size_t i) {
        if (!session) {
          const std::lock_guard<std::mutex> lock(guard);
          setupProblem = session.error().message;
          return;
        }
        const auto start = std::chrono::steady_clock::now();
        AstFacts found = (*session)->parse(absolute(paths[i]), texts[i]);
        parsed(paths[i], std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        const std::lock_guard<std::mutex> lock(guard);
        unite(facts, std::move(found));
      });
  sortFacts(facts);
}

const AstFileFacts* ProjectFacts::find(const std::string& path) const {
  if (facts.files.empty()) {
    return nullptr;
  }
  const auto found = facts.files.find(absolute(path));
  return found == facts.files.end() ? nullptr : &found->second;
}

}  // namespace hipify
