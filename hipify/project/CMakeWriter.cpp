// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//   hipcc -O3 -Iinc -c a.hip -o a.o        add_executable(app a.hip)
//   hipcc a.o -o app -lm               ->  target_include_directories(app PRIVATE inc)
//                                          target_compile_options(app PRIVATE -O3)
//                                          target_link_libraries(app PRIVATE m)

#include "hipify/project/CMakeWriter.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "hipify/output/Writer.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

std::string cmakeWord(const std::string& word) {
  const bool plain = !word.empty() && word.find_first_of(" \t\"\\;()#$") == std::string::npos;
  const bool variable = word.starts_with("${CMAKE_CURRENT_SOURCE_DIR}");
  if (plain) {
    return word;
  }
  std::string out = "\"";
  for (const char c : word) {
    out += c == '"' || c == '\\' || (c == '$' && !variable) ? std::string("\\") + c : std::string(1, c);
  }
  return out + "\"";
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) {
    out += " " + cmakeWord(word);
  }
  return out;
}

std::string identifier(const std::string& text) {
  std::string out;
  for (const char c : text) {
    out += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '+' || c == '-' ? c : '_';
  }
  constexpr std::string_view kReserved[] = {"all", "test", "clean", "help", "install", "package", "edit_cache", "rebuild_cache", "ALL_BUILD", "depend"};
  const bool reserved = std::find(std::begin(kReserved), std::end(kReserved), out) != std::end(kReserved);
  return reserved || out.empty() ? "program_" + out : out;
}

class ListsWriter {
 public:
  explicit ListsWriter(const MakeTrace& trace) : trace(trace) {
    for (const TracedTarget& target : trace.targets) {
      std::string stem = fs::path(target.output).filename().string();
      if (target.kind != TracedTarget::Kind::Program) {
        stem = fs::path(stem).stem().string();
        stem = stem.starts_with("lib") ? stem.substr(3) : stem;
      }
      std::string name = identifier(stem);
      for (int n = 2; std::any_of(names.begin(), names.end(), [&](const auto& entry) { return entry.second == name; }); ++n) {
        name = identifier(stem) + std::to_string(n);
      }
      names[target.output] = name;
      outputNames[target.output] = stem;
    }
  }

  std::string run(const std::string& projectName) {
    std::string body;
    for (const TracedTarget& target : trace.targets) {
      body += targetText(target);
    }
    std::string out = std::string(kWrittenByUs) + "\ncmake_minimum_required(VERSION 3.21)\nproject(" + identifier(projectName) +
                      " LANGUAGES " + (usesC() ? "C " : "") + "CXX HIP)\n";
    if (needsPackage) {
      out += "\nfind_package(hip REQUIRED)\n";
    }
    for (const std::string& command : trace.skipped) {
      out += "\n# The Makefile also does this, which is not carried over:\n#   " + command + "\n";
    }
    return out + body;
  }

 private:
  bool usesC() const {
    return std::any_of(trace.targets.begin(), trace.targets.end(), [](const TracedTarget& target) {
      return std::any_of(target.sources.begin(), target.sources.end(),
                         [](const TracedSource& source) { return source.language == SourceLanguage::C; });
    });
  }

  std::string targetText(const TracedTarget& target) {
    constexpr std::string_view kCommands[] = {"add_executable(", "add_library(", "add_library("};
    constexpr std::string_view kKinds[] = {"", " STATIC", " SHARED"};
    const std::string& name = names[target.output];
    const auto kind = static_cast<std::size_t>(target.kind);
    std::string out = "\n" + std::string(kCommands[kind]) + name + std::string(kKinds[kind]);
    for (const TracedSource& source : target.sources) {
      out += "\n  " + cmakeWord(source.path);
    }
    out += ")\n";
    if (outputNames[target.output] != name) {
      out += "set_target_properties(" + name + " PROPERTIES OUTPUT_NAME " + cmakeWord(outputNames[target.output]) + ")\n";
    }
    out += languageText(target) + settingsText(target, name);
    std::vector<std::string> libraries;
    for (const std::string& library : target.libraries) {
      const bool own = library.starts_with("target:");
      libraries.push_back(own ? names[library.substr(7)] : library);
    }
    // Host sources of a HIP program find its headers through the package.
    const bool mixed = std::any_of(target.sources.begin(), target.sources.end(),
                                   [](const TracedSource& s) { return s.language != SourceLanguage::Hip; });
    if (mixed || target.hipRuntime) {
      needsPackage = true;
      libraries.emplace_back("hip::host");
    }
    out += command("target_link_directories", name, target.libraryDirectories);
    out += command("target_link_options", name, target.linkOptions);
    out += command("target_link_libraries", name, libraries);
    return out;
  }

  // A source whose name does not say its language is told it.
  static std::string languageText(const TracedTarget& target) {
    constexpr std::string_view kLanguages[] = {"C", "CXX", "HIP"};
    std::map<SourceLanguage, std::vector<std::string>> told;
    for (const TracedSource& source : target.sources) {
      const std::string extension = fs::path(source.path).extension().string();
      const SourceLanguage usual = extension == ".hip" ? SourceLanguage::Hip
                                   : extension == ".c"  ? SourceLanguage::C
                                                         : SourceLanguage::Cxx;
      if (source.language != usual || extension == ".cu") {
        told[source.language].push_back(source.path);
      }
    }
    std::string out;
    for (const auto& [language, sources] : told) {
      out += "set_source_files_properties(" + joined(sources).substr(1) + "\n  PROPERTIES LANGUAGE " +
             std::string(kLanguages[static_cast<std::size_t>(language)]) + ")\n";
    }
    return out;
  }

  // What all sources have in common belongs to the target, otherwise to the sources.
  static std::string settingsText(const TracedTarget& target, const std::string& name) {
    if (target.sources.empty()) {
      return {};
    }
    const TracedSource& first = target.sources.front();
    if (std::all_of(target.sources.begin(), target.sources.end(), [&](const TracedSource& s) { return s.sameSettings(first); })) {
      return command("target_include_directories", name, first.includeDirectories) +
             command("target_compile_definitions", name, first.definitions) +
             command("target_compile_options", name, first.options);
    }
    std::vector<const TracedSource*> done;
    std::string out;
    for (const TracedSource& source : target.sources) {
      if (std::any_of(done.begin(), done.end(), [&](const TracedSource* d) { return d->sameSettings(source); })) {
        continue;
      }
      done.push_back(&source);
      std::vector<std::string> group;
      for (const TracedSource& other : target.sources) {
        if (other.sameSettings(source)) {
          group.push_back(other.path);
        }
      }
      std::string properties = property("INCLUDE_DIRECTORIES", absolute(source.includeDirectories)) +
                               property("COMPILE_DEFINITIONS", source.definitions) +
                               property("COMPILE_OPTIONS", plainOptions(source.options));
      if (!properties.empty()) {
        out += "set_source_files_properties(" + joined(group).substr(1) + "\n  PROPERTIES" + properties + ")\n";
      }
    }
    return out;
  }

  static std::vector<std::string> absolute(std::vector<std::string> directories) {
    for (std::string& directory : directories) {
      directory = fs::path(directory).is_absolute() ? directory : "${CMAKE_CURRENT_SOURCE_DIR}/" + directory;
    }
    return directories;
  }

  // SHELL: is for options of targets only.
  static std::vector<std::string> plainOptions(const std::vector<std::string>& options) {
    std::vector<std::string> plain;
    for (const std::string& option : options) {
      if (!option.starts_with("SHELL:")) {
        plain.push_back(option);
        continue;
      }
      for (std::string& word : shellWords(option.substr(6))) {
        plain.push_back(std::move(word));
      }
    }
    return plain;
  }

  static std::string property(const std::string& name, const std::vector<std::string>& values) {
    if (values.empty()) {
      return {};
    }
    std::string list;
    for (const std::string& value : values) {
      list += (list.empty() ? "" : ";") + value;
    }
    std::string escaped;
    for (const char c : list) {
      escaped += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    }
    return "\n    " + name + " \"" + escaped + "\"";
  }

  static std::string command(const std::string& what, const std::string& target, const std::vector<std::string>& words) {
    return words.empty() ? "" : what + "(" + target + " PRIVATE" + joined(words) + ")\n";
  }

  const MakeTrace& trace;
  std::map<std::string, std::string> names, outputNames;
  bool needsPackage = false;
};

bool isProject(const std::string& text) {
  for (const std::string_view line : {std::string_view("project("), std::string_view("project (")}) {
    const std::size_t at = text.find(line);
    if (at != std::string::npos && text.rfind('#', at) <= text.rfind('\n', at)) {
      return true;
    }
    if (at == 0) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::string cmakeLists(const MakeTrace& trace, const std::string& projectName) { return ListsWriter(trace).run(projectName); }

Expected<std::vector<std::string>> writeCMakeLists(const std::string& folder) {
  const std::string path = (fs::path(folder) / "CMakeLists.txt").string();
  std::vector<std::string> notes;
  std::error_code code;
  if (const auto present = readSource(path); present && !present->starts_with(kWrittenByUs)) {
    if (isProject(*present)) {
      notes.push_back("the folder has a CMake project of its own, which stays (" + path + ")");
      return notes;
    }
    fs::rename(path, path + ".prehip", code);
    if (code) {
      return Error{"the file cannot be renamed (" + path + ": " + code.message() + ")"};
    }
    notes.push_back("the CMakeLists.txt of a part of a larger project is now CMakeLists.txt.prehip (" + path + ")");
  }
  Expected<MakeTrace> trace = traceMake(folder);
  if (!trace) {
    return trace.error();
  }
  if (trace->targets.empty()) {
    return Error{"the Makefile links no program and no library (" + folder + ")"};
  }
  const std::string name = fs::canonical(folder, code).filename().string();
  if (Status status = writeFile(path, cmakeLists(*trace, name)); !status) {
    return status.error();
  }
  for (const std::string& command : trace->skipped) {
    notes.push_back("a command of the Makefile is not in the CMakeLists.txt (" + command + ")");
  }
  return notes;
}

}  // namespace hipify
