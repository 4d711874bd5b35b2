// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_BUILDPIECES_H
#define HIPIFY_PROJECT_BUILDPIECES_H

#include <string_view>
#include <vector>

#include "hipify/project/BuildFile.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

/// A stretch of a build file: one rule, assignment or command with its continuation lines, or a
/// comment. The pieces of a file follow each other without a gap.
struct BuildPiece {
  Range range;
  bool isComment = false;
};

/// No piece is longer than a pattern can bear: very long lists are cut at white space.
std::vector<BuildPiece> splitBuildFile(std::string_view text, BuildFileKind kind);

}  // namespace hipify

#endif
