// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/CacheFile.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;
using hipify::CacheFile;

namespace {
std::string content(const CacheFile& file) {
  const hipify::CachedBytes bytes = file.read();
  return bytes.text.empty() ? "none" : bytes.text.str();
}
}  // namespace

TEST_CASE("a cache file is found again by what it is made from") {
  const fs::path root = fs::temp_directory_path() / ("isthmus-cache-" + std::to_string(::getpid()));
  const CacheFile file((root / "deep").string(), "kind", "a");
  CHECK(content(file) == "none");
  file.write("bytes");
  CHECK(content(file) == "bytes");
  CHECK(content(CacheFile((root / "deep").string(), "kind", "a")) == "bytes");
  CHECK(content(CacheFile((root / "deep").string(), "kind", "b")) == "none");
  CHECK(std::distance(fs::directory_iterator(root / "deep"), {}) == 1);  // no temporary is left
  fs::remove_all(root);
}

TEST_CASE("files of former ingredients do not pile up") {
  const fs::path root = fs::temp_directory_path() / ("isthmus-pile-" + std::to_string(::getpid()));
  for (int i = 0; i < 40; ++i) CacheFile(root.string(), "kind", std::to_string(i)).write("bytes");
  CHECK(std::distance(fs::directory_iterator(root), {}) == 16);
  CHECK(content(CacheFile(root.string(), "kind", "39")) == "bytes");
  fs::remove_all(root);
}

TEST_CASE("a cache file that is torn or damaged is taken for none and written anew") {
  const fs::path root = fs::temp_directory_path() / ("isthmus-torn-" + std::to_string(::getpid()));
  const CacheFile file(root.string(), "kind", "a");
  for (const int damage : {0, 1, 2}) {
    file.write("some bytes");
    REQUIRE(content(file) == "some bytes");
    const fs::path path = fs::directory_iterator(root)->path();
    if (damage == 0) fs::resize_file(path, 7);
    if (damage == 1) fs::resize_file(path, 0);
    if (damage == 2) std::fstream(path, std::ios::in | std::ios::out) << 'x';
    CHECK(content(file) == "none");
  }
  fs::remove_all(root);
}

TEST_CASE("a cache that cannot be written is no error") {
  const CacheFile file("/dev/null/cache", "kind", "a");
  file.write("bytes");
  CHECK(content(file) == "none");
}
