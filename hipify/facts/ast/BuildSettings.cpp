// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/BuildSettings.h"

#include <cctype>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

namespace hipify {
namespace {

namespace fs = std::filesystem;

constexpr int kLevelsToMakefile = 3;

// Options that a parse needs. Their value is joined to them or is the next argument.
struct Option {
  std::string_view spelling;  // as it may be written
  const char* proper;         // as the compiler proper takes it
  bool path;                  // its value is a path
};
constexpr Option kOptions[] = {
    {"--include-path", "-I", true},  {"-isystem", "-isystem", true},
    {"-iquote", "-iquote", true},    {"-idirafter", "-idirafter", true},
    {"-include", "-include", true},  {"--pre-include", "-include", true},
    {"--define-macro", "-D", false}, {"--undefine-macro", "-U", false},
    {"-I", "-I", true},              {"-D", "-D", false},
    {"-U", "-U", false},
};

bool isToolkit(const fs::path& directory) {
  std::error_code ignored;
  return fs::exists(directory / "crt" / "host_defines.h", ignored);
}

bool isCxx20(std::string_view standard) {
  const std::string_view year = standard.substr(standard.size() < 2 ? 0 : standard.size() - 2);
  return year >= "20" && year < "98" && year != "98";
}

using Database = std::map<std::string, std::pair<std::vector<std::string>, std::string>>;

// Commands and their directories by absolute path of the source.
std::shared_ptr<const Database> readDatabase(const fs::path& path) {
  auto database = std::make_shared<Database>();
  const auto buffer = llvm::MemoryBuffer::getFile(path.string());
  if (!buffer) return database;
  auto json = llvm::json::parse((*buffer)->getBuffer());
  if (!json) {
    llvm::consumeError(json.takeError());
    return database;
  }
  const llvm::json::Array* entries = json->getAsArray();
  if (!entries) return database;
  for (const llvm::json::Value& value : *entries) {
    const llvm::json::Object* entry = value.getAsObject();
    if (!entry) continue;
    const std::string directory = entry->getString("directory").value_or("").str();
    const fs::path file = entry->getString("file").value_or("").str();
    std::vector<std::string> command;
    if (const llvm::json::Array* words = entry->getArray("arguments")) {
      for (const llvm::json::Value& word : *words)
        command.push_back(word.getAsString().value_or("").str());
    } else if (const auto line = entry->getString("command")) {
      llvm::BumpPtrAllocator memory;
      llvm::StringSaver saver(memory);
      llvm::SmallVector<const char*, 64> words;
      llvm::cl::TokenizeGNUCommandLine(*line, saver, words);
      command.assign(words.begin(), words.end());
    }
    const fs::path absolute = file.is_absolute() ? file : fs::path(directory) / file;
    (*database)[absolute.lexically_normal().string()] = {std::move(command), directory};
  }
  return database;
}

std::shared_ptr<const Database> databaseOf(const std::string& root) {
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const Database>> databases;
  const std::lock_guard lock(mutex);
  auto& database = databases[root];
  if (database) return database;
  for (const char* place : {"compile_commands.json", "build/compile_commands.json"}) {
    database = readDatabase(fs::path(root) / place);
    if (!database->empty()) break;
  }
  return database;
}

}  // namespace

BuildSettings settingsOf(const std::vector<std::string>& command, const std::string& directory) {
  BuildSettings settings;
  const auto take = [&](const Option& option, std::string value) {
    if (value.empty()) return;
    if (option.path && !fs::path(value).is_absolute() && !directory.empty() &&
        (option.proper[1] == 'I' || fs::exists(fs::path(directory) / value)))
      value = (fs::path(directory) / value).lexically_normal().string();
    if (option.path && isToolkit(value)) return;
    if (option.proper == std::string_view("-I")) settings.directories.push_back(value);
    settings.arguments.insert(settings.arguments.end(), {option.proper, std::move(value)});
  };
  for (std::size_t i = 0; i < command.size(); ++i) {
    const std::string& word = command[i];
    if (word.compare(0, 5, "-std=") == 0 || word.compare(0, 6, "--std=") == 0)
      settings.cxx20 = isCxx20(word);
    if (word == "-std" || word == "--std") settings.cxx20 = i + 1 < command.size() && isCxx20(command[i + 1]);
    for (const Option& option : kOptions) {
      if (word.compare(0, option.spelling.size(), option.spelling) != 0) continue;
      const std::string joined = word.substr(option.spelling.size());
      if (joined.empty()) {
        if (i + 1 < command.size()) take(option, command[++i]);
      } else {
        take(option, joined.front() == '=' ? joined.substr(1) : joined);
      }
      break;
    }
  }
  return settings;
}

std::vector<std::string> definitionsOfMakefile(std::string_view text) {
  std::vector<std::string> definitions;
  for (std::size_t at = text.find("-D"); at != std::string_view::npos; at = text.find("-D", at + 2)) {
    const char before = at == 0 ? ' ' : text[at - 1];
    const std::string_view word = text.substr(at, text.find_first_of(" \t\r\n\"'", at) - at);
    const std::size_t line = text.rfind('\n', at);
    const std::size_t start = text.find_first_not_of(" \t", line == std::string_view::npos ? 0 : line + 1);
    const bool comment = text[start] == '#';
    const bool whole = (before == ' ' || before == '\t' || before == '=') && word.size() > 2 &&
                       (std::isalpha(static_cast<unsigned char>(word[2])) != 0 || word[2] == '_');
    if (whole && !comment && word.find_first_of("$\\()") == std::string_view::npos)
      definitions.emplace_back(word);
  }
  return definitions;
}

std::vector<std::string> guessArguments(const std::string& path, const std::string& root,
                                        std::string& directory) {
  const auto database = databaseOf(root);
  if (const auto entry = database->find(path); entry != database->end()) {
    directory = entry->second.second;
    return entry->second.first;
  }
  fs::path folder = fs::path(path).parent_path();
  for (int level = 0; level < kLevelsToMakefile && folder.string().size() >= root.size(); ++level) {
    const auto makefile = llvm::MemoryBuffer::getFile((folder / "Makefile").string());
    if (makefile) {
      const llvm::StringRef text = (*makefile)->getBuffer();
      auto definitions = definitionsOfMakefile({text.data(), text.size()});
      directory = folder.string();
      if (!definitions.empty()) return definitions;
    }
    folder = folder.parent_path();
  }
  return {};
}

}  // namespace hipify
