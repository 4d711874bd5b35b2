// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_LANES_H
#define HIPIFY_FACTS_LANES_H

// What a file says about the lanes of a warp.

#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "hipify/facts/Token.h"

namespace hipify {

enum class WarpFunctionKind : std::uint8_t {
  Shuffle,
  Vote,   // the result has a bit for each lane
  Other,
};

/// A row of WarpFunctions.def.
struct WarpFunction {
  std::string_view name;
  WarpFunctionKind kind;
  bool masked;         // the first argument names the lanes
  unsigned fullArity;  // number of arguments with the width given; 0: there is no width
};

struct WarpCall {
  const WarpFunction* function = nullptr;
  std::uint32_t call = 0;  // index into Facts::calls
  std::uint32_t body = 0;  // index into Facts::deviceBodies; kNone in a macro
};

/// A macro or constant that stands for the number of lanes, its logarithm, or all lanes.
struct LaneConstant {
  enum class Meaning : std::uint8_t { Width, FullMask };
  Meaning meaning = Meaning::Width;
  std::uint32_t name = 0;  // token
  Range value;
};

/// Variables of one device function by what their declaration says.
struct LaneVariables {
  std::set<std::string_view> threads;  // computed from a thread's number, or named for it
  std::set<std::string_view> warps;    // computed as the number of a warp
  std::map<std::string_view, std::uint32_t> narrow;  // integers of 32 bits, with the token of the name
};

struct LaneFacts {
  std::vector<WarpCall> calls;  // in order of the text
  std::vector<LaneConstant> constants;
  std::vector<LaneVariables> variables;  // one for each of deviceBodies
  std::set<std::string_view> narrowTypes;    // the file's own names for integers of 32 bits
  std::set<std::string_view> narrowMembers;  // fields of them, where no field of that name is wider
  bool readsWarpSize = false;   // device code asks for the width itself
};

struct Facts;

/// Whether the word names an integer of 32 bits: `int`, and `Mask` after `typedef unsigned Mask;`.
bool isNarrowType(const Facts& facts, std::uint32_t token);

/// A mask of exactly 32 lanes, as 0xffffffff, -1, ~0u or (1ull << 32) - 1; without white space.
bool isFullMask(std::string_view spelled);

}  // namespace hipify

#endif
