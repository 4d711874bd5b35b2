// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_OPTIONS_H
#define HIP_HIPCC_OPTIONS_H

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Plan.h"
#include "hip/hipcc/Platform.h"

namespace hipcc {

class System;

/// How far a source goes.
enum class Stage { Preprocess, Dependencies, SyntaxOnly, Assembly, Object, Link };

/// The commands that an argument belongs to, as bits.
enum Use : unsigned {
  kNowhere = 0,
  kHostPass = 1,
  kDevicePass = 2,
  kCompile = kHostPass | kDevicePass,
  kLink = 4,
  kEverywhere = kCompile | kLink
};

/// Whose spelling an option is.
enum class Family { Clang, Amd, Nvcc };

/// An option for the compiler. Nvcc's spellings keep both forms: nvcc gets what the user wrote.
struct Argument {
  Arguments written;
  Arguments clang;  // the same in clang's spelling; empty when clang has and needs no counterpart
  unsigned use = kCompile;
  Family family = Family::Clang;
  bool unsupported = false;  // only nvcc can do it, if anyone
};

struct Input {
  std::string path;
  std::string language;  // as after -x; "cuda" for .cu files

  /// Has kernels: to be compiled for the device too.
  bool isHip() const { return language == "hip" || isCuda(); }
  bool isCuda() const { return language == "cuda"; }

  /// -x, and for C what clang refuses but gcc, nvcc's host compiler, only warns of.
  Arguments languageArguments() const;

  /// The user's compile options without those that clang refuses for this language and gcc ignores:
  /// a standard of C++ for C.
  Arguments suitable(Arguments arguments) const;
};

/// A part of the link line: an index into inputs, or an option.
struct LinkItem {
  std::optional<size_t> source;
  Arguments text;
};

struct Options {
  std::optional<Platform> platform;
  Stage stage = Stage::Link;
  std::string output;
  std::vector<Input> sources;
  std::vector<LinkItem> linkItems;
  std::vector<Argument> arguments;
  std::vector<std::string> offloadArchitectures;
  std::string language;  // -x in force while parsing
  int warpSize = 32;
  int jobs = 2;

  bool printPlan = false;
  bool verbose = false;
  bool genco = false;  // device code only, for hipModuleLoad
  std::string nvccImage;  // the form that nvcc was asked for: ptx, cubin or fatbin
  bool separateDeviceCode = false;
  bool shared = false;
  bool saveTemporaries = false;
  bool hostOnly = false;
  bool deviceOnly = false;
  bool emitLlvm = false;
  bool macrosOnly = false;  // -dM

  // What a toolchain has a default for, and the user gave.
  bool hasStandard = false;
  bool hasOptimisation = false;
  bool hasMachine = false;

  // -M options: they go to one pass only.
  bool writesDependencies = false;
  bool hasDependencyFile = false;
  bool hasDependencyTarget = false;
  Arguments dependencyArguments;

  // Questions, answered without a source.
  bool askVersion = false;
  bool askShortVersion = false;
  bool askHelp = false;
  bool askCompileFlags = false;
  bool askLinkFlags = false;

  /// The clang spelling of the arguments used in one of the `use` commands, without those of
  /// `excluded`.
  Arguments clangArguments(unsigned use, std::optional<Family> excluded = Family::Amd) const;
};

/// The option that makes clang stop at a stage; linking is a command of its own. Nothing for
/// Dependencies, which have options of the user's.
Arguments stageArguments(Stage stage);

/// Response files are expanded, HIPCC_COMPILE_FLAGS_APPEND and HIPCC_LINK_FLAGS_APPEND obeyed.
Expected<Options> parseOptions(const Arguments& arguments, const System& system);

}  // namespace hipcc

#endif
