// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/output/Writer.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace hipify {

namespace fs = std::filesystem;

namespace {

Error failure(std::string what, const std::string& path, const std::string& why) {
  return Error{std::move(what) + " (" + path + ": " + why + ")"};
}

std::string temporaryName(const fs::path& target) {
  std::random_device random;
  return target.string() + ".hipify-" + std::to_string(random()) + ".tmp";
}

}  // namespace

Status writeFile(const std::string& path, std::string_view bytes) {
  std::error_code code;
  fs::path target(path);
  if (fs::is_symlink(target, code)) {
    target = fs::canonical(target, code);
    if (code) {
      return failure("the link cannot be followed", path, code.message());
    }
  }
  if (target.has_parent_path()) {
    fs::create_directories(target.parent_path(), code);
    if (code) {
      return failure("the folder cannot be made", target.parent_path().string(), code.message());
    }
  }
  // A device such as /dev/stdout is written to, not replaced.
  const bool special = fs::exists(target, code) && !fs::is_regular_file(target, code);
  const std::string temporary = special ? target.string() : temporaryName(target);
  {
    std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) {
      const std::string why = std::strerror(errno);
      if (!special) {
        fs::remove(temporary, code);
      }
      return failure("the file cannot be written", path, why);
    }
  }
  if (special) {
    return {};
  }
  if (const fs::file_status status = fs::status(target, code); fs::exists(status)) {
    fs::permissions(temporary, status.permissions(), code);
  }
  fs::rename(temporary, target, code);
  if (code) {
    const std::string why = code.message();
    fs::remove(temporary, code);
    return failure("the file cannot be written", path, why);
  }
  return {};
}

Status writeFileIfChanged(const std::string& path, std::string_view bytes) {
  std::error_code code;
  if (fs::is_regular_file(path, code) && fs::file_size(path, code) == bytes.size()) {
    std::ifstream file(path, std::ios::binary);
    const std::string old{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file && old == bytes) {
      return {};
    }
  }
  return writeFile(path, bytes);
}

Status keepBackup(const std::string& path) {
  const std::string backup = path + ".prehip";
  std::error_code code;
  if (fs::exists(backup, code)) {
    return {};
  }
  fs::copy_file(path, backup, code);
  if (code) {
    return failure("the backup cannot be made", backup, code.message());
  }
  return {};
}

}  // namespace hipify
