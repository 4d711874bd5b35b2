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

/// Bytes [begin, end) of a file.
struct AstRange {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// The body of a function that runs on the device, braces included.
struct AstDeviceBody {
  AstRange range;
  bool kernel = false;  // __global__
  bool host = false;    // __host__ __device__: runs on both sides
};

/// `vector.x` or `vector.y` of a half2 that can be referred to.
struct AstHalfField {
  AstRange range;
  bool isConst = false;
};

/// What the parse did not understand. Most errors cost no fact.
struct AstError {
  std::uint32_t offset = 0;
  bool unknownName = false;  // no header declares it
};

struct AstFileFacts {
  std::unordered_map<std::uint32_t, Binding> bindings;  // by offset of the identifier token
  std::vector<AstLaunch> launches;                      // sorted by offset, unique
  std::vector<AstDeviceBody> deviceBodies;              // sorted by begin, unique
  std::vector<AstHalfField> halfFields;                 // sorted by begin, unique
  std::vector<AstRange> inactive;  // regions that every parse of this file skipped, sorted
  std::vector<AstError> errors;    // sorted by offset, unique
  std::string problem;             // why its parse did not come to its end, else empty
};

struct AstFacts {
  std::map<std::string, AstFileFacts> files;  // by absolute path
  std::vector<std::string> missingIncludes;   // as spelled, sorted, unique
  std::vector<std::string> openedFiles;       // absolute paths of all files read, sorted, unique
  std::vector<std::string> definitions;       // `NAME=value`: with these a parse would get further
  unsigned errorCount = 0;                    // a poor signal of quality
  bool parsed = false;                        // false when the parse could not even start
};

/// Adds the facts of `more` to `into`. Where two parses disagree on a token, Cuda wins over User
/// and both win over Unknown: a name that is CUDA's in one configuration must be translated.
void unite(AstFacts& into, AstFacts&& more);

/// Puts facts that were collected in any order, with repeats, into the order promised above.
void sortFacts(AstFacts& facts);

}  // namespace hipify

#endif
