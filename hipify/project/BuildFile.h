// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_BUILDFILE_H
#define HIPIFY_PROJECT_BUILDFILE_H

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/report/Diagnostic.h"

namespace hipify {

/// Other: a build description that is not translated (setup.py, Bazel, Meson, SCons, Visual
/// Studio); what it says about CUDA is reported.
enum class BuildFileKind : std::uint8_t { None, Make, CMake, Other };

/// What kind of build file a name stands for.
BuildFileKind buildFileKind(std::string_view fileName);

/// A file that a build file includes, as spelled.
struct BuildInclude {
  std::uint32_t offset = 0;
  std::string path;
};

struct BuildTranslation {
  std::string output;
  std::vector<BuildInclude> includes;
  std::vector<Diagnostic> diagnostics;  // in order of the text, at offsets of the input
};

/// The build file with nvcc replaced by hipcc, its options and libraries by HIP's, CMake's CUDA
/// language by HIP; what has no counterpart is reported and stays. Comments are left alone, and so
/// is what `# hipify: off` switches off. `renamed` holds the file names, without folders, of the
/// .cu files that are .hip files in the output; when it is empty .cu files keep their name.
BuildTranslation translateBuildFile(std::string_view text, BuildFileKind kind, const std::set<std::string>& renamed);

}  // namespace hipify

#endif
