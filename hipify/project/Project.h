// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_PROJECT_H
#define HIPIFY_PROJECT_PROJECT_H

#include <set>
#include <string>
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

/// Lists the project. `output` is the folder written to, which may lie inside `root`.
Expected<Project> scanProject(const std::string& root, const std::string& output, bool renameSources);

bool isSourceName(const std::string& fileName);

}  // namespace hipify

#endif
