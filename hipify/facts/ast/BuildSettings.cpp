// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/BuildSettings.h"

#include <algorithm>
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

// Words of a response file: @file, --options-file file, -optf file.
std::vector<std::string> responseWords(const std::string& file, const std::string& directory) {
  const fs::path path = fs::path(file).is_absolute() ? fs::path(file) : fs::path(directory) / file;
  const auto buffer = llvm::MemoryBuffer::getFile(path.string());
  std::vector<std::string> words;
  if (buffer) {
    llvm::BumpPtrAllocator memory;
    llvm::StringSaver saver(memory);
    llvm::SmallVector<const char*, 64> found;
    llvm::cl::TokenizeGNUCommandLine((*buffer)->getBuffer(), saver, found);
    words.assign(found.begin(), found.end());
  }
  return words;
}

// The command with response files read and what -Xcompiler wraps unwrapped: nvcc's
// `-Xcompiler=-DX,-DY --options-file a.rsp` is `-DX -DY` and the words of a.rsp.
std::vector<std::string> unwrapped(const std::vector<std::string>& command, const std::string& directory, int depth = 0) {
  constexpr int kDeepestResponse = 4;
  std::vector<std::string> words;
  for (std::size_t i = 0; i < command.size(); ++i) {
    const std::string& word = command[i];
    const std::size_t equal = word.find('=');
    const std::string name = word.substr(0, equal);
    const bool response = name == "--options-file" || name == "-optf";
    const bool wraps = name == "-Xcompiler" || name == "--compiler-options";
    if (word.size() > 1 && word[0] == '@' && depth < kDeepestResponse) {
      const auto more = unwrapped(responseWords(word.substr(1), directory), directory, depth + 1);
      words.insert(words.end(), more.begin(), more.end());
    } else if (response || wraps) {
      std::string list = equal != std::string::npos ? word.substr(equal + 1) : i + 1 < command.size() ? command[++i] : "";
      for (std::size_t from = 0; from <= list.size();) {
        const std::size_t comma = std::min(list.find(',', from), list.size());
        const std::string item = list.substr(from, comma - from);
        from = comma + 1;
        if (wraps) {
          words.push_back(item);
        } else if (depth < kDeepestResponse) {
          const auto more = unwrapped(responseWords(item, directory), directory, depth + 1);
          words.insert(words.end(), more.begin(), more.end());
        }
      }
    } else {
      words.push_back(word);
    }
  }
  return words;
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

using Variables = std::map<std::string, std::string, std::less<>>;

// `NAME = value`, `NAME := value`, `NAME ?= value` of a Makefile.
Variables variablesOf(std::string_view text) {
  Variables variables;
  for (std::size_t line = 0; line < text.size();) {
    const std::size_t end = std::min(text.find('\n', line), text.size());
    const std::string_view content = text.substr(line, end - line);
    line = end + 1;
    const std::size_t equal = content.find('=');
    const std::size_t name = content.find_first_of(" \t:?+=");
    if (equal == std::string_view::npos || name == 0 || content[0] == '#' ||
        content.find_first_not_of(" \t:?", name) != equal)
      continue;
    const std::size_t value = content.find_first_not_of(" \t", equal + 1);
    const std::size_t last = content.find_last_not_of(" \t\r");
    variables.emplace(content.substr(0, name), value == std::string_view::npos
                                                   ? std::string_view()
                                                   : content.substr(value, last + 1 - value));
  }
  return variables;
}

// With $(NAME) and ${NAME} replaced where the variable is known.
std::string expand(std::string_view text, const Variables& variables) {
  std::string word(text);
  constexpr int kMaxReplacements = 16;
  std::size_t at = 0;
  for (int i = 0; i < kMaxReplacements; ++i) {
    at = word.find('$', at);
    if (at == std::string::npos || at + 2 >= word.size()) break;
    const std::size_t close = word.find(word[at + 1] == '{' ? '}' : ')', at);
    if (close == std::string::npos) break;
    const auto value = variables.find(std::string_view(word).substr(at + 2, close - at - 2));
    if (value == variables.end()) break;
    word.replace(at, close + 1 - at, value->second);
  }
  return word;
}

}  // namespace

BuildSettings settingsOf(const std::vector<std::string>& written, const std::string& directory) {
  BuildSettings settings;
  const std::vector<std::string> command = unwrapped(written, directory);
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
  const Variables variables = variablesOf(text);
  std::vector<std::string> definitions;
  for (std::size_t at = text.find("-D"); at != std::string_view::npos;
       at = text.find("-D", at + 2)) {
    const char before = at == 0 ? ' ' : text[at - 1];
    if (before != ' ' && before != '\t' && before != '=') continue;
    const std::size_t start = text.find_first_not_of(" \t", text.rfind('\n', at) + 1);
    if (text[start] == '#') continue;
    const std::size_t size = text.substr(at).find_first_of(" \t\r\n\"'");
    const std::string word = expand(text.substr(at, size), variables);
    const auto first = static_cast<unsigned char>(word.size() > 2 ? word[2] : 0);
    if ((std::isalpha(first) != 0 || first == '_') &&
        word.find_first_of("$\\() \t") == std::string::npos)
      definitions.push_back(word);
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
