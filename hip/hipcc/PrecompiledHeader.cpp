// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/PrecompiledHeader.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "hip/hipcc/Hash.h"
#include "hip/hipcc/HeaderFacts.h"
#include "hip/hipcc/Run.h"

namespace hipcc {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostHeaders = 24;  // some 6 MB each
constexpr std::chrono::minutes kLongestCompilation{5};

enum class Effect {
  Matters,
  None,
  Macro,      // its value is a macro
  Directory,  // its value is a directory to search
  Unknown,
};

enum class Value { None, Joined, Next, Either };

struct Row {
  std::string_view spelling;
  Value value;
  Effect effect;
};

// The first row that fits. What is not here may do anything.
constexpr Row kRows[] = {
    {"-D", Value::Either, Effect::Macro},
    {"-U", Value::Either, Effect::Macro},
    {"-isystem", Value::Either, Effect::Directory},
    {"-iquote", Value::Either, Effect::Directory},
    {"-idirafter", Value::Either, Effect::None},
    {"-include", Value::Joined, Effect::Unknown},
    {"-I", Value::Either, Effect::Directory},
    {"-L", Value::Either, Effect::None},
    {"-l", Value::Either, Effect::None},
    {"-o", Value::Either, Effect::None},
    {"-MF", Value::Either, Effect::None},
    {"-MT", Value::Either, Effect::None},
    {"-MQ", Value::Either, Effect::None},
    {"-MD", Value::None, Effect::None},
    {"-MMD", Value::None, Effect::None},
    {"-MP", Value::None, Effect::None},
    {"-c", Value::None, Effect::None},
    {"-S", Value::None, Effect::None},
    {"-fsyntax-only", Value::None, Effect::None},
    {"-emit-llvm", Value::None, Effect::None},
    {"-Wp,", Value::Joined, Effect::Unknown},
    {"-W", Value::Joined, Effect::None},
    {"-w", Value::None, Effect::None},
    {"-pedantic", Value::Joined, Effect::None},
    {"-Rpass", Value::Joined, Effect::None},
    {"-fcolor-diagnostics", Value::None, Effect::None},
    {"-fpass-plugin=", Value::Joined, Effect::None},
    {"-ftime", Value::Joined, Effect::Unknown},  // these write files
    {"-fsave", Value::Joined, Effect::Unknown},
    {"-fprofile", Value::Joined, Effect::Unknown},
    {"-fcoverage", Value::Joined, Effect::Unknown},
    {"-fplugin", Value::Joined, Effect::Unknown},
    {"-fmodule", Value::Joined, Effect::Unknown},
    {"-fprebuilt", Value::Joined, Effect::Unknown},
    {"-fbuild", Value::Joined, Effect::Unknown},
    {"-f", Value::Joined, Effect::Matters},
    {"-g", Value::Joined, Effect::Matters},
    {"-O", Value::Joined, Effect::Matters},
    {"-std=", Value::Joined, Effect::Matters},
    {"-mllvm", Value::Next, Effect::None},
    {"-m", Value::Joined, Effect::Matters},
    {"-pthread", Value::None, Effect::Matters},
    {"-pipe", Value::None, Effect::None},
    {"-v", Value::None, Effect::None},
};

// Behind -Xclang.
constexpr Row kFrontEndRows[] = {
    {"-cuid=", Value::Joined, Effect::None},
    {"-disable-llvm-passes", Value::None, Effect::None},
    {"-emit-llvm", Value::None, Effect::None},
    {"-fcuda-is-device", Value::None, Effect::Matters},
};

// From C++20 on Clang takes a header for what a module may declare again, and then tells the va_list of the header
// from that of the source. Commands that name modules have no precompiled header.
const Arguments kWithoutModules{"-Xclang", "-fno-cxx-modules"};

template <std::size_t size>
const Row* rowOf(const Row (&rows)[size], const std::string& word) {
  for (const Row& row : rows) {
    const bool longer = row.value == Value::Joined || row.value == Value::Either;
    if (longer ? word.starts_with(row.spelling) : word == row.spelling) return &row;
  }
  return nullptr;
}

/// Reads a command line word by word.
class Reader {
 public:
  explicit Reader(const Command& command) : words_(command.arguments), leading_(command.leadingIncludes) {}

  std::optional<Compilation> read() {
    // What the toolchain wrote up to its last leading header matters as it stands.
    std::size_t left = leading_.size();
    while (left > 0 && at_ < words_.size()) {
      if (words_[at_] == "-include") --left, at_ += 2;
      else if (words_[at_] == "-fcolor-diagnostics") ++at_;
      else parts_.base.push_back(words_[at_++]);
    }
    if (left > 0) return std::nullopt;
    while (at_ < words_.size())
      if (!readOption()) return std::nullopt;
    return sources_ == 1 ? std::optional(parts_) : std::nullopt;
  }

 private:
  bool readOption() {
    const std::string& word = words_[at_++];
    if (word == "-" || !word.starts_with('-')) return ++sources_ == 1;
    if (word == "-Xclang") {
      const Row* row = at_ < words_.size() ? rowOf(kFrontEndRows, words_[at_]) : nullptr;
      if (!row) return false;
      if (row->effect == Effect::Matters) parts_.base.insert(parts_.base.end(), {word, words_[at_]});
      ++at_;
      return true;
    }
    const Row* row = rowOf(kRows, word);
    if (!row || row->effect == Effect::Unknown) return false;
    std::string value = word.substr(row->spelling.size());
    if (row->value == Value::Next || (row->value == Value::Either && value.empty())) {
      if (at_ == words_.size()) return false;
      value = words_[at_++];
    }
    switch (row->effect) {
      case Effect::Matters: parts_.base.push_back(word); break;
      case Effect::Macro: parts_.macros.push_back(std::string(row->spelling) + value); break;
      case Effect::Directory: parts_.directories.push_back(value); break;
      default: break;
    }
    return true;
  }

  const Arguments& words_;
  const Arguments& leading_;
  std::size_t at_ = 0;
  int sources_ = 0;
  Compilation parts_;
};

/// -march=native means this processor: a home directory can be that of many machines.
std::string processor(const System& system) {
  std::string name;
  const std::string text = system.read("/proc/cpuinfo").value_or("");
  for (std::string_view key : {"model name", "flags", "Features"}) {
    const std::size_t at = text.find('\n' + std::string(key));
    if (at != text.npos) name += text.substr(at, text.find('\n', at + 1) - at);
  }
  return hashOf(name);
}

/// Precompiled headers of one command.
class Cache {
 public:
  Cache(std::string directory, const System& system, const Command& command, Compilation parts)
      : directory_(std::move(directory)), system_(system), command_(command), parts_(std::move(parts)) {}

  /// The precompiled header that fits; empty if there is none.
  std::string find() {
    std::optional<HeaderFacts> facts = open({});
    if (!facts) return {};
    Arguments macros;
    for (const std::string& macro : parts_.macros)
      if (facts->mention(nameOf(macro))) macros.push_back(macro);
    if (!macros.empty()) facts = open(macros);
    if (!facts || facts->areShadowedBy(parts_.directories)) return {};
    for (const std::string& macro : parts_.macros)
      if (!std::count(macros.begin(), macros.end(), macro) && facts->mention(nameOf(macro))) return {};
    std::error_code ignored;
    fs::last_write_time(path_ + ".facts", fs::file_time_type::clock::now(), ignored);  // in use
    return path_ + ".pch";
  }

 private:
  static std::string_view nameOf(std::string_view macro) {
    return macro.substr(2, macro.find_first_of("=(") - 2);
  }

  /// Makes the header unless it is there: at the second time of asking.
  std::optional<HeaderFacts> open(const Arguments& macros) {
    Arguments compile = parts_.base;
    compile.insert(compile.end(), macros.begin(), macros.end());
    std::string key = quoted(compile) + ' ' + command_.leadingHeader + ' ' + stampOf(compile[0]);
    if (key.find("=native") != key.npos) key += ' ' + processor(system_);
    for (const char* name : {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH"})
      key += ' ' + system_.environment(name);
    path_ = directory_ + '/' + hashOf(key);
    if (std::optional<HeaderFacts> facts = load(key)) return facts;
    return wasAsked() && make(std::move(compile), key) ? load(key) : std::nullopt;
  }

  std::optional<HeaderFacts> load(const std::string& key) const {
    std::optional<std::string> text = system_.read(path_ + ".facts");
    if (!text || !system_.exists(path_ + ".pch")) return std::nullopt;
    HeaderFacts facts(std::move(*text));
    if (!facts.hold(key)) return std::nullopt;
    return facts;
  }

  bool wasAsked() const {
    if (system_.exists(path_ + ".asked")) return true;
    std::ofstream(path_ + ".asked") << command_.leadingHeader << '\n';
    return false;
  }

  /// One process makes it; others go on without.
  bool make(Arguments compile, const std::string& key) const {
    const std::string lock = path_ + ".lock";
    std::error_code ignored;
    const auto age = fs::file_time_type::clock::now() - fs::last_write_time(lock, ignored);
    if (!ignored && age > kLongestCompilation) fs::remove(lock, ignored);
    const int file = ::open(lock.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0) return false;
    close(file);
    const bool made = compileHeader(std::move(compile), key);
    // After a failure the lock stays for a while: the next command would fail in the same way.
    if (made) fs::remove(lock, ignored);
    return made;
  }

  bool compileHeader(Arguments compile, const std::string& key) const {
    const std::string part = path_ + ".part" + std::to_string(getpid());
    compile.insert(compile.end(), kWithoutModules.begin(), kWithoutModules.end());
    compile.insert(compile.end(), {"-w", "-Xclang", "-emit-pch", "-c", command_.leadingHeader, "-o", part,
                                   "-MD", "-MF", part + ".d"});
    const Expected<int> status = runQuietly(compile);
    std::string facts;
    if (status && *status == 0) {
      Arguments files = filesOf(system_.read(part + ".d").value_or(""));
      files.push_back(compile[0]);
      facts = files.size() > 1 ? headerFacts(key, files) : "";
    }
    std::error_code failed;
    fs::remove(part + ".d", failed);
    if (!facts.empty() && (std::ofstream(part + ".facts", std::ios::binary) << facts).flush()) {
      makeRoom();
      fs::remove(path_ + ".facts", failed);
      fs::rename(part, path_ + ".pch", failed);
      if (!failed) fs::rename(part + ".facts", path_ + ".facts", failed);
      if (!failed) return true;
    }
    for (const std::string& left : {part, part + ".facts"}) fs::remove(left, failed);
    return false;
  }

  /// Those that were not used for longest go.
  void makeRoom() const {
    std::vector<std::pair<fs::file_time_type, fs::path>> all;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(directory_, ignored))
      if (entry.path().extension() == ".facts") all.push_back({entry.last_write_time(ignored), entry.path()});
    std::sort(all.rbegin(), all.rend());
    for (std::size_t i = kMostHeaders - 1; i < all.size(); ++i)
      for (const char* extension : {".facts", ".pch", ".asked"})
        fs::remove(all[i].second.replace_extension(extension), ignored);
  }

  std::string directory_;
  const System& system_;
  const Command& command_;
  Compilation parts_;
  std::string path_;
};

}  // namespace

std::optional<Compilation> partsOf(const Command& command) { return Reader(command).read(); }

std::string cacheDirectory(const System& system) {
  if (std::string given = system.environment("HIPCC_CACHE_DIR"); !given.empty())
    return given == "none" ? "" : given;
  if (std::string cache = system.environment("XDG_CACHE_HOME"); !cache.empty()) return cache + "/isthmus";
  if (std::string home = system.environment("HOME"); !home.empty()) return home + "/.cache/isthmus";
  return {};
}

Arguments withPrecompiledHeader(const Command& command, const System& system) {
  if (command.leadingHeader.empty() || !system.exists(command.leadingHeader)) return command.arguments;
  const std::string directory = cacheDirectory(system);
  const std::optional<Compilation> parts = directory.empty() ? std::nullopt : partsOf(command);
  std::error_code failed;
  if (!parts || (fs::create_directories(directory, failed), failed)) return command.arguments;
  const std::string header = Cache(directory, system, command, *parts).find();
  if (header.empty()) return command.arguments;
  Arguments result;
  std::size_t left = command.leadingIncludes.size();
  for (std::size_t i = 0; i < command.arguments.size(); ++i) {
    if (left == 0 || command.arguments[i] != "-include") {
      result.push_back(command.arguments[i]);
      continue;
    }
    if (left-- == command.leadingIncludes.size()) {
      result.insert(result.end(), kWithoutModules.begin(), kWithoutModules.end());
      result.insert(result.end(), {"-include-pch", header});
    }
    ++i;
  }
  return result;
}

}  // namespace hipcc
