// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/CompileDatabase.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace hipify {

Expected<std::vector<std::string>> compiledFiles(const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path path = fs::path(folder) / "compile_commands.json";
  std::ifstream stream(path);
  if (!stream) {
    return Error{"the compile database cannot be opened (" + path.string() + ")"};
  }
  const auto root = nlohmann::json::parse(stream, nullptr, false);
  if (!root.is_array()) {
    return Error{"the compile database is not a JSON array (" + path.string() + ")"};
  }
  std::vector<std::string> files;
  for (const auto& entry : root) {
    if (!entry.is_object() || !entry.contains("file") || !entry["file"].is_string()) {
      continue;
    }
    const std::string directory = entry.value("directory", folder);
    const std::string file = (fs::path(directory) / entry["file"].get<std::string>()).lexically_normal().string();
    if (std::find(files.begin(), files.end(), file) == files.end()) {
      files.push_back(file);
    }
  }
  return files;
}

}  // namespace hipify
