// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_CACHEFILE_H
#define HIPIFY_FACTS_AST_CACHEFILE_H

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "llvm/Support/MemoryBuffer.h"

namespace hipify {

/// Bytes and what keeps them in memory.
struct CachedBytes {
  CachedBytes() = default;
  explicit CachedBytes(std::unique_ptr<llvm::MemoryBuffer> buffer)
      : storage(std::move(buffer)), text(storage->getBuffer()) {}
  std::unique_ptr<llvm::MemoryBuffer> storage;
  llvm::StringRef text;
};

/// A file of the user's cache, named for what it is made from. A cache that cannot be read or
/// written is no error: its content is made anew.
class CacheFile {
 public:
  /// `directory` empty: $XDG_CACHE_HOME/isthmus, else ~/.cache/isthmus, else no cache.
  CacheFile(const std::string& directory, std::string_view kind, std::string_view ingredients);

  /// Empty when there is none, or when it is not what was written.
  CachedBytes read() const;

  /// Atomic: a reader sees all of it or nothing.
  void write(std::string_view bytes) const;

 private:
  std::string path_;  // empty: no cache
};

}  // namespace hipify

#endif
