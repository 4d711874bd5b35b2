// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/AstSession.h"

#include <utility>

#include "hipify/facts/ast/BuildSettings.h"
#include "hipify/facts/ast/ClangParser.h"
#include "hipify/facts/ast/ProjectIndex.h"

namespace hipify {
namespace {

// A recent architecture: the branches of newer ones are the larger part of real code.
constexpr char kDeviceArchitecture[] = "__CUDA_ARCH__=800";

void append(BuildSettings& to, BuildSettings from) {
  to.arguments.insert(to.arguments.end(), from.arguments.begin(), from.arguments.end());
  to.directories.insert(to.directories.end(), from.directories.begin(), from.directories.end());
  to.cxx20 = to.cxx20 || from.cxx20;
}

}  // namespace

AstSession::AstSession(AstOptions options, std::shared_ptr<const ClangParser> parser)
    : options_(std::move(options)), parser_(std::move(parser)) {
  if (!options_.projectRoot.empty()) index_ = ProjectIndex::shared(options_.projectRoot);
}

AstSession::~AstSession() = default;

Expected<std::unique_ptr<AstSession>> AstSession::create(AstOptions options) {
  auto parser = ClangParser::shared(options.cacheDirectory);
  if (!parser) return parser.error();
  return std::unique_ptr<AstSession>(new AstSession(std::move(options), *parser));
}

AstFacts AstSession::parse(const std::string& absolutePath, std::string_view text) {
  BuildSettings settings = settingsOf(options_.clangArguments, "");
  const std::string& database = options_.databaseFolder.empty() ? options_.projectRoot : options_.databaseFolder;
  if (options_.guessDefinitions && !database.empty()) {
    std::string directory;
    const auto command = guessArguments(absolutePath, database, directory);
    append(settings, settingsOf(command, directory));
  }
  bool testsArchitecture = testsMacro(text, "__CUDA_ARCH__");
  if (options_.guessIncludes && index_) {
    const auto guess = index_->guess(
        absolutePath, text, settings.directories,
        [this](std::string_view header) { return parser_->knowsHeader(header); });
    for (const std::string& directory : guess.directories)
      settings.arguments.insert(settings.arguments.end(), {"-I", directory});
    testsArchitecture = testsArchitecture || guess.testsArchitecture;
  }

  ParseRequest request{absolutePath, text, std::move(settings.arguments), settings.cxx20,
                       options_.parseSeconds};
  AstFacts facts = parser_->parse(request);
  // Types and macros of headers that are not there cost the functions that use them.
  if (!facts.definitions.empty() && facts.files[absolutePath].problem.empty()) {
    for (const std::string& definition : facts.definitions)
      request.arguments.insert(request.arguments.end(), {"-D", definition});
    unite(facts, parser_->parse(request));
  }
  // Host branches first, then what only device compilation sees.
  if (testsArchitecture) {
    request.arguments.insert(request.arguments.end(), {"-D", kDeviceArchitecture});
    unite(facts, parser_->parse(request));
  }
  return facts;
}

}  // namespace hipify
