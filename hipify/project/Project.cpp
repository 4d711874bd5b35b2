// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/Project.h"

#include <algorithm>
#include <filesystem>

#include "hipify/output/Writer.h"

namespace hipify {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSourceExtensions[] = {".cu",  ".cuh", ".c",   ".cc",  ".cpp", ".cxx", ".C",  ".h",  ".hh",
                                                  ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tpp", ".hip", ".tcc"};
constexpr std::string_view kSkippedFolders[] = {".git", ".hg", ".svn"};

template <typename Names>
bool contains(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

bool isSourceName(const std::string& fileName) {
  return contains(kSourceExtensions, fs::path(fileName).extension().string());
}

std::string Project::retarget(const std::string& spelledInclude) const {
  const fs::path spelled(spelledInclude);
  if (spelled.extension() != ".cu" || renamedNames.count(spelled.filename().string()) == 0) {
    return {};
  }
  return spelledInclude.substr(0, spelledInclude.size() - 3) + ".hip";
}

Expected<Project> scanProject(const std::string& root, const std::string& output, bool renameSources) {
  Project project;
  project.root = root;
  std::error_code code;
  const fs::path outputPath = output.empty() ? fs::path() : fs::weakly_canonical(output, code);
  fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, code);
  if (code) {
    return Error{"the folder cannot be read (" + root + ": " + code.message() + ")"};
  }
  for (; at != fs::recursive_directory_iterator(); at.increment(code)) {
    if (code) {
      return Error{"the folder cannot be read (" + root + ": " + code.message() + ")"};
    }
    const fs::path& path = at->path();
    const std::string name = path.filename().string();
    if (at->is_directory(code) && !at->is_symlink(code)) {
      if (contains(kSkippedFolders, name) || (!output.empty() && fs::weakly_canonical(path, code) == outputPath)) {
        at.disable_recursion_pending();
      }
      continue;
    }
    if (isTemporary(name)) {
      continue;
    }
    ProjectFile file;
    file.path = file.output = fs::relative(path, root, code).string();
    if (at->is_regular_file(code)) {
      file.role = isSourceName(name)                             ? FileRole::Source
                  : buildFileKind(name) != BuildFileKind::None ? FileRole::Build
                                                               : FileRole::Other;
    }
    project.files.push_back(std::move(file));
  }
  std::sort(project.files.begin(), project.files.end(),
            [](const ProjectFile& a, const ProjectFile& b) { return a.path < b.path; });
  for (ProjectFile& file : project.files) {
    const fs::path path(file.path);
    if (!renameSources || file.role != FileRole::Source || path.extension() != ".cu") {
      continue;
    }
    const std::string hip = fs::path(path).replace_extension(".hip").string();
    const bool taken = std::any_of(project.files.begin(), project.files.end(),
                                   [&](const ProjectFile& other) { return other.path == hip; });
    if (!taken) {
      file.output = hip;
      project.renamedNames.insert(path.filename().string());
    }
  }
  return project;
}

}  // namespace hipify
