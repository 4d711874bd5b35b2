// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_BUNDLE_H
#define HIPIFY_FACTS_AST_BUNDLE_H

#include <cstddef>

namespace hipify {

/// One of our own declarations-only headers that stand in for the CUDA toolkit's.
struct BundledHeader {
  const char* name;  // as included: "cuda_runtime.h", "cub/cub.cuh"
  const char* text;  // ends with a newline and a NUL
  std::size_t size;  // without the NUL
};

/// Made at build time by bundle/generate.py.
struct Bundle {
  const BundledHeader* headers;
  std::size_t count;
  const char* hash;      // of all names and texts
  const char* coreName;  // the header that is included before every file
};
extern const Bundle kBundle;

}  // namespace hipify

#endif
