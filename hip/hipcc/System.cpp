// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/System.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "hip/hipcc/Plan.h"

namespace hipcc {

std::string System::prefix() const {
  return std::filesystem::path(executable()).parent_path().parent_path().string();
}

std::string System::absolute(const std::string& path) const {
  return (std::filesystem::path(workingDirectory()) / path).lexically_normal().string();
}

std::string System::findProgram(const std::string& name,
                                const std::vector<std::string>& directories) const {
  for (const std::string& directory : directories)
    if (!directory.empty() && exists(directory + "/" + name)) return directory + "/" + name;
  std::istringstream path(environment("PATH"));
  for (std::string directory; std::getline(path, directory, ':');)
    if (!directory.empty() && exists(directory + "/" + name)) return directory + "/" + name;
  return {};
}

std::string System::firstExisting(const std::vector<std::string>& paths) const {
  for (const std::string& path : paths)
    if (exists(path)) return path;
  return {};
}

std::string RealSystem::environment(const std::string& name) const {
  const char* value = std::getenv(name.c_str());
  return value ? value : "";
}

bool RealSystem::exists(const std::string& path) const {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

std::optional<std::string> RealSystem::read(const std::string& path) const {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

std::string RealSystem::workingDirectory() const {
  std::error_code ignored;
  return std::filesystem::current_path(ignored).string();
}

std::string RealSystem::executable() const {
  std::error_code ignored;
  return std::filesystem::read_symlink("/proc/self/exe", ignored).string();
}

std::string RealSystem::outputOf(const std::vector<std::string>& command) const {
  FILE* pipe = popen((quoted(command) + " 2>&1").c_str(), "r");
  if (!pipe) return {};
  std::string text;
  char buffer[4096];
  for (size_t size; (size = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, size);
  return pclose(pipe) == 0 ? text : std::string();
}

bool RealSystem::colour() const { return isatty(STDERR_FILENO) != 0; }

}  // namespace hipcc
