// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_PROJECT_H
#define HIPIFY_PROJECT_PROJECT_H

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/project/BuildFile.h"
#include "hipify/support/Expected.h"

namespace hipify {

enum class FileRole : std::uint8_t { Source, Build, Other };

struct ProjectFile {
  std::string path;      // relative to the project
  std::string output;    // relative to the output folder
  FileRole role = FileRole::Other;
};

/// The files of a folder and what becomes of each. Version control and the output are left out.
struct Project {
  std::string root;
  std::vector<ProjectFile> files;      // sorted by path
  std::set<std::string> renamedNames;  // file names, without folders, of .cu files that become .hip

  /// The output name of an include that names a renamed source, empty when it does not.
  std::string retarget(const std::string& spelledInclude) const;
};

/// How a folder is taken.
struct ProjectSettings {
  std::string output;         // the folder written to, which may lie inside the project
  bool renameSources = true;  // .cu files become .hip
  bool followLinks = true;    // a link to a file is a file; else it is left alone
  std::vector<std::string> excludedFolders, excludedFiles;  // names or patterns, as in .hipifyignore
  std::string filter;         // all, headers, sources, or extensions separated by commas
};

/// Lists the project. What .hipifyignore files (IgnoreRules) or the settings exclude has the role
/// Other. A file that sources include has the role Source whatever its name. Fails when two inputs
/// would have one output.
Expected<Project> scanProject(const std::string& root, const ProjectSettings& settings);

bool isSourceName(const std::string& fileName);

/// Where results of a former run are kept, in the output folder.
inline constexpr std::string_view kMemoryFolder = ".hipify";

}  // namespace hipify

#endif
