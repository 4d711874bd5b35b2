// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_BUILDFILE_H
#define HIPIFY_PROJECT_BUILDFILE_H

#include <set>
#include <string>
#include <string_view>

namespace hipify {

enum class BuildFileKind : std::uint8_t { None, Make, CMake };

/// What kind of build file a name stands for: Makefile, *.mk, CMakeLists.txt, *.cmake.
BuildFileKind buildFileKind(std::string_view fileName);

/// The build file with nvcc replaced by hipcc, its options and libraries by HIP's, CMake's
/// CUDA language by HIP. Comments are left alone. `renamed` holds the file names, without folders,
/// of the .cu files that are .hip files in the output.
std::string translateBuildFile(std::string_view text, BuildFileKind kind, const std::set<std::string>& renamed);

}  // namespace hipify

#endif
