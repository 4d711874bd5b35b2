// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_CACHEFILE_H
#define HIPIFY_FACTS_AST_CACHEFILE_H

#include <memory>
#include <string>
#include <string_view>

#include "llvm/Support/MemoryBuffer.h"

namespace hipify {

/// A file of the user's cache, named for what it is made from. A cache that cannot be read or
/// written is no error: its content is made anew.
class CacheFile {
 public:
  /// `directory` empty: $XDG_CACHE_HOME/isthmus, else ~/.cache/isthmus, else no cache.
  CacheFile(const std::string& directory, std::string_view kind, std::string_view ingredients);

  /// Null when there is none.
  std::unique_ptr<llvm::MemoryBuffer> read() const;

  /// Atomic: a reader sees all of it or nothing.
  void write(std::string_view bytes) const;

 private:
  std::string path_;  // empty: no cache
};

}  // namespace hipify

#endif
