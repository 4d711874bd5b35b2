// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/CacheFile.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>
#include <vector>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

namespace hipify {
namespace {

constexpr std::chrono::hours kUnused{24 * 30};
constexpr std::size_t kKept = 16;  // files; a change of one ingredient makes a new one

constexpr std::size_t kSealBytes = 16;

// Ends the file: a torn or damaged one is told by it. A hash that is as fast as reading.
std::string sealOf(llvm::StringRef bytes) {
  return llvm::utohexstr(llvm::xxh3_64bits(bytes), /*LowerCase=*/true, /*Width=*/kSealBytes);
}

std::string defaultDirectory() {
  llvm::SmallString<128> path;
  const char* base = std::getenv("XDG_CACHE_HOME");
  if (base && *base == '/') {
    path = base;
  } else if (const char* home = std::getenv("HOME"); home && *home == '/') {
    path = home;
    llvm::sys::path::append(path, ".cache");
  } else {
    return "";
  }
  llvm::sys::path::append(path, "isthmus");
  return path.str().str();
}

// A new file means that its ingredients changed: files of other versions that nobody has made
// anew for a month are left-overs, and so are the oldest when there are many.
void removeOld(llvm::StringRef directory, llvm::StringRef keep) {
  const auto now = std::chrono::system_clock::now();
  std::vector<std::pair<llvm::sys::TimePoint<>, std::string>> others;
  std::error_code error;
  llvm::sys::fs::directory_iterator entry(directory, error), end;
  for (; !error && entry != end; entry.increment(error)) {
    llvm::sys::fs::file_status status;
    if (entry->path() != keep && !llvm::sys::fs::status(entry->path(), status))
      others.emplace_back(status.getLastModificationTime(), entry->path());
  }
  std::sort(others.rbegin(), others.rend());
  for (std::size_t i = 0; i < others.size(); ++i)
    if (i + 1 >= kKept || now - others[i].first > kUnused) llvm::sys::fs::remove(others[i].second);
}

}  // namespace

CacheFile::CacheFile(const std::string& directory, std::string_view kind,
                     std::string_view ingredients) {
  llvm::SmallString<256> path(directory.empty() ? defaultDirectory() : directory);
  if (path.empty()) return;
  llvm::SHA1 hash;
  hash.update(llvm::StringRef(ingredients.data(), ingredients.size()));
  llvm::sys::path::append(path, llvm::StringRef(kind.data(), kind.size()) + "-" +
                                    llvm::toHex(hash.result(), /*LowerCase=*/true));
  path_ = path.str().str();
}

CachedBytes CacheFile::read() const {
  if (path_.empty()) return {};
  auto file = llvm::MemoryBuffer::getFile(path_, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!file || (*file)->getBufferSize() <= kSealBytes) return {};
  CachedBytes bytes(std::move(*file));
  const llvm::StringRef seal = bytes.text.take_back(kSealBytes);
  bytes.text = bytes.text.drop_back(kSealBytes);
  return seal == sealOf(bytes.text) ? std::move(bytes) : CachedBytes();
}

void CacheFile::write(std::string_view bytes) const {
  if (path_.empty()) return;
  llvm::StringRef directory = llvm::sys::path::parent_path(path_);
  if (llvm::sys::fs::create_directories(directory)) return;
  auto temporary = llvm::sys::fs::TempFile::create(path_ + "-%%%%%%%%.tmp");
  if (!temporary) {
    llvm::consumeError(temporary.takeError());
    return;
  }
  llvm::raw_fd_ostream out(temporary->FD, /*shouldClose=*/false);
  out.write(bytes.data(), bytes.size());
  out << sealOf({bytes.data(), bytes.size()});
  out.flush();
  const bool failed = out.has_error();
  out.clear_error();
  llvm::Error end = failed ? temporary->discard() : temporary->keep(path_);
  if (!end) {
    removeOld(directory, path_);
    return;
  }
  llvm::consumeError(std::move(end));
  llvm::consumeError(temporary->discard());
}

}  // namespace hipify
