// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_FACTS_H
#define HIPIFY_FACTS_FACTS_H

// What is known about one file before any rule looks at it. Rules read facts and write edits;
// none of them lexes again, and none knows whether a fact came from tokens or from a parse.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hipify/facts/Lanes.h"
#include "hipify/facts/Ptx.h"
#include "hipify/facts/Token.h"

namespace hipify {

constexpr std::uint32_t kNone = 0xffffffff;

/// A stretch of text that one #if, #elif or #else makes conditional. Region 0 is the file itself.
struct Region {
  std::uint32_t parent = kNone;
  std::uint32_t directive = kNone;
  bool isGuard = false;      // the include guard of the file: not a condition at all
  bool isDisabled = false;   // #if 0
  bool isCudaOnly = false;   // #ifdef __CUDACC__ and the like
};

struct Include {
  std::uint32_t directive = 0;
  Range name;             // inside the quotes or angles
  bool angled = false;
  std::uint32_t region = 0;
  bool isLocal = false;   // a file of the project, whatever its name
  bool leavesProject = false;  // names a file that exists outside of the folder that is translated
  std::string retargeted; // the new name when the file it names is renamed, else empty
};

/// How an identifier is qualified where it stands.
enum class Qualifier : std::uint8_t {
  None,
  Global,     // ::name
  Scoped,     // other::name
  Member,     // object.name, pointer->name
  ApiScoped,  // cudaError::name: the qualifier is itself a CUDA name
};

/// An identifier that stands in the table of CUDA names.
struct ApiUse {
  std::uint32_t token = 0;
  std::uint32_t row = 0;
  Qualifier qualifier = Qualifier::None;
  bool isUserName = false;  // refers to a declaration of the project, so no rule touches it
  std::uint32_t region = 0;
};

struct Call {
  std::uint32_t use = 0;  // index into apiUses
  std::uint32_t open = 0, close = 0;  // tokens of the parentheses
  std::vector<Range> arguments;       // without surrounding white space
  bool isCounted = true;  // false when __VA_ARGS__, a pack or an #if decides how many there are
};

/// kernel<<<grid, block, shared, stream>>>(arguments)
struct Launch {
  std::uint32_t open = 0;                 // token of `<<<`
  std::uint32_t close = 0;                // first of the three `>` tokens
  Range kernel;
  bool kernelHasComma = false;            // as in k<float, 4>
  bool kernelIsTemplate = false;
  bool isConditional = false;             // an #if stands in the configuration
  bool cutsLaunch = false;                // what should name its kernel holds another launch or ends in one
  std::vector<Range> configuration;
  std::uint32_t argumentsOpen = kNone, argumentsClose = kNone;  // tokens; kNone when a macro supplies them
};

/// A use of a namespace of the table, as `cub::` or `using namespace cub`.
struct NamespaceUse {
  Range range;  // what the row's name covers: `thrust::cuda` is one use
  std::uint32_t row = 0;
  std::uint32_t token = 0;
  std::uint32_t region = 0;
};

/// [name] "constraint"(expression)
struct AsmOperand {
  Range expression;  // without the parentheses
  std::string constraint, name;
};

/// asm("instructions" : outputs : inputs)
struct InlineAsm {
  std::uint32_t token = 0, close = 0;  // `asm` and the closing parenthesis
  std::string text;                    // escapes undone, `%%` as `%`, operands by their numbers
  PtxProgram program;                  // `text` read as PTX
  std::vector<AsmOperand> operands;    // outputs first
  unsigned outputs = 0;
  bool isWhole = true;                 // nothing of it comes from macros
};

struct Facts;

/// CUDA source in one or several adjacent string literals, for the compiler at run time.
struct KernelString {
  struct Source {
    std::string text;              // what the literals stand for
    std::unique_ptr<Facts> facts;  // of `text`
  };
  std::uint32_t first = 0, last = 0;   // tokens of the literals
  std::vector<std::uint32_t> offsets;  // where each byte is spelled, and one more
  std::shared_ptr<const Source> source;
};

/// `vector.x` or `vector.y` of a half2, known from a parse only.
struct HalfField {
  Range range;
  bool isConst = false;
};

struct Facts {
  std::string path;
  std::string_view text;
  TokenStream stream;
  std::vector<std::uint32_t> partner;  // by token: the matching bracket, or kNone
  std::vector<Region> regions;
  std::vector<std::uint32_t> regionOfDirective;     // the region that a directive stands in
  std::vector<std::uint32_t> regionAfterDirective;  // the region of the text that follows it
  std::vector<Include> includes;
  std::vector<ApiUse> apiUses;  // in order of the text
  std::vector<Call> calls;
  std::vector<Launch> launches;
  std::vector<NamespaceUse> namespaceUses;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> deviceBodies;  // tokens of the braces, in order, none in another
  std::vector<InlineAsm> inlineAsm;
  LaneFacts lanes;
  std::vector<KernelString> kernelStrings;
  std::vector<Range> off;  // what the author switched the translation off for, in order
  std::vector<HalfField> halfFields;
  std::vector<Range> inactive;  // text that every parse skipped
  bool legacyBlas = false;  // <cublas.h>, maybe translated, without <cublas_v2.h>: its functions take no handle
  bool parsed = false;  // a parse confirmed which names are the project's own

  const Token& token(std::uint32_t index) const { return stream.tokens[index]; }
  std::string_view spell(std::uint32_t index) const { return spell(stream.tokens[index].range()); }
  std::string_view spell(Range range) const { return text.substr(range.begin, range.length()); }

  /// The neighbour of a token in the same directive or in ordinary text; kNone at its end.
  std::uint32_t next(std::uint32_t index) const;
  std::uint32_t previous(std::uint32_t index) const;

  /// The region of an ordinary token or of the directive it belongs to.
  std::uint32_t regionAt(std::uint32_t token) const;
  /// `offset`, or the beginning of the line that switches the translation off for it.
  std::uint32_t outsideOff(std::uint32_t offset) const;
  bool isInDeviceBody(std::uint32_t token) const;
  bool isDisabled(std::uint32_t region) const;  // inside #if 0
  bool regionEncloses(std::uint32_t outer, std::uint32_t inner) const;
};

}  // namespace hipify

#endif
