// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/Project.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

#include "hipify/facts/ast/ProjectIndex.h"
#include "hipify/project/IgnoreRules.h"
#include "hipify/output/Writer.h"
#include "hipify/source/SourceFile.h"
#include "hipify/support/Text.h"

namespace hipify {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kHeaderExtensions[] = {".cuh", ".h",   ".hh",  ".hpp", ".hxx", ".h++", ".H",
                                                  ".inl", ".inc", ".ipp", ".tpp", ".tcc", ".icc", ".cui", ".hcu"};
constexpr std::string_view kSourceExtensions[] = {".cu", ".hip", ".c", ".cc", ".cpp", ".cxx", ".c++", ".C"};
constexpr std::string_view kSkippedFolders[] = {".git", ".hg", ".svn", kMemoryFolder};
constexpr std::string_view kIgnoreFile = ".hipifyignore";

class Scanner {
 public:
  Scanner(const std::string& root, const ProjectSettings& settings) : root(root), settings(settings) {
    project.root = root;
    std::error_code code;
    if (!settings.output.empty()) {
      outputPath = fs::weakly_canonical(settings.output, code);
    }
    for (const std::string& folder : settings.excludedFolders) {
      ignore.addPattern(folder + (folder.ends_with('/') ? "" : "/"), "");
    }
    for (const std::string& file : settings.excludedFiles) {
      ignore.addPattern(file, "");
    }
  }

  Expected<Project> run() {
    if (Status status = list(root, ""); !status) {
      return status.error();
    }
    std::sort(project.files.begin(), project.files.end(),
              [](const ProjectFile& a, const ProjectFile& b) { return a.path < b.path; });
    followIncludes();
    if (Status status = nameOutputs(); !status) {
      return status.error();
    }
    return std::move(project);
  }

 private:
  // The .hipifyignore of a folder is read before what lies in it.
  Status list(const fs::path& folder, const std::string& relative) {
    if (const auto text = readSource((folder / kIgnoreFile).string())) {
      ignore.addFile(*text, relative);
    }
    std::error_code code;
    fs::directory_iterator at(folder, code);
    if (code && (relative.empty() || code != std::errc::permission_denied)) {
      return Error{"the folder cannot be read (" + folder.string() + ": " + code.message() + ")"};
    }
    for (; !code && at != fs::directory_iterator(); at.increment(code)) {
      const fs::path path = at->path();
      const std::string name = path.filename().string();
      const std::string inside = relative.empty() ? name : relative + "/" + name;
      std::error_code ignored;
      if (at->is_directory(ignored) && !at->is_symlink(ignored)) {
        if (isOneOf(kSkippedFolders, name) || (!outputPath.empty() && fs::weakly_canonical(path, ignored) == outputPath)) {
          continue;
        }
        if (Status status = list(path, inside); !status) {
          return status;
        }
        continue;
      }
      if (isTemporary(name)) {
        continue;
      }
      project.files.push_back({inside, inside, roleOf(*at, inside, name)});
    }
    return {};
  }

  FileRole roleOf(const fs::directory_entry& entry, const std::string& path, const std::string& name) const {
    std::error_code code;
    if (!entry.is_regular_file(code) || (entry.is_symlink(code) && !settings.followLinks) || ignore.ignores(path, false)) {
      return FileRole::Other;
    }
    if (isSourceName(name)) {
      return passesFilter(name) ? FileRole::Source : FileRole::Other;
    }
    return buildFileKind(name) != BuildFileKind::None ? FileRole::Build : FileRole::Other;
  }

  bool passesFilter(const std::string& name) const {
    const std::string extension = fs::path(name).extension().string();
    if (settings.filter.empty() || settings.filter == "all") {
      return true;
    }
    if (settings.filter == "headers" || settings.filter == "sources") {
      return isOneOf(kHeaderExtensions, extension) == (settings.filter == "headers");
    }
    std::istringstream list(settings.filter);
    for (std::string wanted; std::getline(list, wanted, ',');) {
      if (extension == wanted || extension == "." + wanted) {
        return true;
      }
    }
    return false;
  }

  // A template, a table or a kernel may have any name: it is a source if a source includes it.
  void followIncludes() {
    std::map<std::string, std::vector<std::size_t>, std::less<>> others;
    for (std::size_t i = 0; i < project.files.size(); ++i) {
      const ProjectFile& file = project.files[i];
      std::error_code code;
      if (file.role == FileRole::Other && !isSourceName(file.path) && !ignore.ignores(file.path, false) &&
          fs::is_regular_file(fs::path(root) / file.path, code) &&
          (settings.followLinks || !fs::is_symlink(fs::path(root) / file.path, code))) {
        others[fs::path(file.path).filename().string()].push_back(i);
      }
    }
    std::vector<std::size_t> pending;
    for (std::size_t i = 0; i < project.files.size() && !others.empty(); ++i) {
      if (project.files[i].role == FileRole::Source) {
        pending.push_back(i);
      }
    }
    while (!pending.empty()) {
      const std::string path = project.files[pending.back()].path;
      pending.pop_back();
      const auto text = readSource((fs::path(root) / path).string());
      for (const std::string& spelled : text ? includesOf(*text) : std::vector<std::string>()) {
        const auto found = others.find(fs::path(spelled.substr(1)).filename().string());
        for (const std::size_t i : found == others.end() ? std::vector<std::size_t>() : found->second) {
          const fs::path wanted = (fs::path(path).parent_path() / spelled.substr(1)).lexically_normal();
          if (wanted == project.files[i].path || ("/" + project.files[i].path).ends_with("/" + spelled.substr(1))) {
            if (project.files[i].role != FileRole::Source) {
              project.files[i].role = FileRole::Source;
              pending.push_back(i);
            }
          }
        }
      }
    }
  }

  Status nameOutputs() {
    std::map<std::string, std::string> inputs;  // by output
    for (ProjectFile& file : project.files) {
      const fs::path path(file.path);
      if (settings.renameSources && file.role == FileRole::Source && path.extension() == ".cu") {
        file.output = fs::path(path).replace_extension(".hip").string();
        project.renamedNames.insert(path.filename().string());
      }
      const auto [taken, isNew] = inputs.emplace(file.output, file.path);
      if (!isNew) {
        return Error{"two files have the same output (" + taken->second + ", " + file.path + " become " + file.output +
                     "); --keep-extension keeps their names"};
      }
    }
    return {};
  }

  const std::string& root;
  const ProjectSettings& settings;
  fs::path outputPath;
  IgnoreRules ignore;
  Project project;
};

}  // namespace

bool isSourceName(const std::string& fileName) {
  const std::string extension = fs::path(fileName).extension().string();
  return isOneOf(kSourceExtensions, extension) || isOneOf(kHeaderExtensions, extension);
}

std::string Project::retarget(const std::string& spelledInclude) const {
  const fs::path spelled(spelledInclude);
  if (spelled.extension() != ".cu" || renamedNames.count(spelled.filename().string()) == 0) {
    return {};
  }
  return spelledInclude.substr(0, spelledInclude.size() - 3) + ".hip";
}

Expected<Project> scanProject(const std::string& root, const ProjectSettings& settings) {
  return Scanner(root, settings).run();
}

}  // namespace hipify
