// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_ASTFACTS_H
#define HIPIFY_FACTS_AST_ASTFACTS_H

// What a tolerant parse adds to the token facts. Facts are keyed by file and by the byte offset at
// which a token is spelled, so facts of several parses of one project are united by inserting them
// into the same maps. No Clang type appears here: rules are tested with facts made by hand.

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace hipify {

/// What the declaration that an identifier refers to belongs to.
enum class Binding : std::uint8_t {
  Unknown,  // no parse resolved this token
  Cuda,     // declared by the bundled CUDA headers
  User,     // declared by the project, by another library, or a macro of theirs
};

/// A resolved kernel launch `kernel<<<grid, block, shared, stream>>>(arguments)`.
struct AstLaunch {
  std::uint32_t offset = 0;  // of the `<<<` token
  bool fromDevice = false;   // launched in device code: dynamic parallelism
};

struct AstFileFacts {
  std::unordered_map<std::uint32_t, Binding> bindings;  // by offset of the identifier token
  std::vector<AstLaunch> launches;                      // sorted by offset, unique
};

struct AstFacts {
  std::map<std::string, AstFileFacts> files;  // by absolute path
  std::vector<std::string> missingIncludes;   // as spelled, sorted, unique
  unsigned errorCount = 0;                    // a poor signal of quality; for --stats only
  bool parsed = false;                        // false when the parse could not even start
};

}  // namespace hipify

#endif
