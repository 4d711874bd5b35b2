// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_MAKETRACE_H
#define HIPIFY_PROJECT_MAKETRACE_H

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/support/Expected.h"

namespace hipify {

enum class SourceLanguage : std::uint8_t { C, Cxx, Hip };

/// One source as a Makefile compiles it.
struct TracedSource {
  std::string path;  // relative to the Makefile, or absolute
  SourceLanguage language = SourceLanguage::Hip;
  std::vector<std::string> options, definitions, includeDirectories;

  bool sameSettings(const TracedSource& other) const {
    return options == other.options && definitions == other.definitions &&
           includeDirectories == other.includeDirectories;
  }
};

/// A program or library as a Makefile links it.
struct TracedTarget {
  enum class Kind : std::uint8_t { Program, StaticLibrary, SharedLibrary };
  std::string output;  // relative to the Makefile, or absolute
  Kind kind = Kind::Program;
  std::vector<TracedSource> sources;
  std::vector<std::string> libraries, linkOptions, libraryDirectories;  // in order
  bool hipRuntime = false;  // a host compiler compiles or links with HIP's headers or runtime
};

struct MakeTrace {
  std::vector<TracedTarget> targets;
  std::vector<std::string> skipped;  // commands that are neither compilations nor links
};

/// What make prints for `make arguments` in a folder, empty when it fails.
using SubMake = std::function<std::string(const std::string& folder, const std::vector<std::string>& arguments)>;

/// Reads what `make --dry-run --print-directory` prints in `folder`, an absolute path. A command
/// `make` that is not written $(MAKE) does not run then: `subMake` is asked in its stead.
MakeTrace readMakeTrace(std::string_view output, const std::string& folder, const SubMake& subMake = {});

/// Lets make tell what it would do to build everything. Nothing is built, and hipcc need not be
/// there. Fails when there is no make or no Makefile, or when make fails.
Expected<MakeTrace> traceMake(const std::string& folder);

/// The words that a shell sees, without quotes; operators such as && are words of their own.
std::vector<std::string> shellWords(std::string_view line);

}  // namespace hipify

#endif
