// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/output/Writer.h"

#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <set>

namespace hipify {

namespace fs = std::filesystem;

namespace {

Error failure(std::string what, const std::string& path, const std::string& why) {
  return Error{std::move(what) + " (" + path + ": " + why + ")"};
}

constexpr std::string_view kTemporaryMark = ".hipify-";
constexpr std::string_view kTemporaryEnd = ".tmp";

// NAME.hipify-PROCESS-NUMBER.tmp: unique among the threads and processes that write here.
std::string temporaryName(const fs::path& target) {
  static std::atomic<unsigned> number{0};
  return target.string() + std::string(kTemporaryMark) + std::to_string(::getpid()) + "-" +
         std::to_string(number++) + std::string(kTemporaryEnd);
}

// Removes what processes that no longer run left in a folder, once in each folder.
void removeLeftovers(const fs::path& folder) {
  static std::mutex guard;
  static std::set<std::string> cleaned;
  {
    const std::lock_guard<std::mutex> lock(guard);
    if (!cleaned.insert(folder.string()).second) {
      return;
    }
  }
  std::error_code code;
  for (fs::directory_iterator at(folder, code); !code && at != fs::directory_iterator(); at.increment(code)) {
    const std::string name = at->path().filename().string();
    if (!isTemporary(name)) {
      continue;
    }
    const long process = std::strtol(name.c_str() + name.rfind(kTemporaryMark) + kTemporaryMark.size(), nullptr, 10);
    if (process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH) {
      std::error_code ignored;
      fs::remove(at->path(), ignored);
    }
  }
}

}  // namespace

bool isTemporary(std::string_view fileName) {
  const std::size_t mark = fileName.rfind(kTemporaryMark);
  if (mark == std::string_view::npos || !fileName.ends_with(kTemporaryEnd)) {
    return false;
  }
  const std::string_view middle = fileName.substr(mark + kTemporaryMark.size());
  return middle.find_first_not_of("0123456789-") == middle.size() - kTemporaryEnd.size();
}

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
  if (!special) {
    removeLeftovers(target.has_parent_path() ? target.parent_path() : fs::path("."));
  }
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
  // A copy that is cut short must not pass for the original later, nor one that another process
  // has translated meanwhile: its backup is there then, and a link does not replace it.
  const std::string temporary = temporaryName(backup);
  fs::copy_file(path, temporary, code);
  if (!code) {
    fs::create_hard_link(temporary, backup, code);
    if (code && code != std::errc::file_exists) {
      fs::rename(temporary, backup, code);  // no links here
    }
  }
  const bool failed = code && code != std::errc::file_exists;
  const std::string why = code.message();
  fs::remove(temporary, code);
  return failed ? Status(failure("the backup cannot be made", backup, why)) : Status();
}

}  // namespace hipify
