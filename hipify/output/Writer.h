// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_OUTPUT_WRITER_H
#define HIPIFY_OUTPUT_WRITER_H

#include <string>
#include <string_view>

#include "hipify/support/Expected.h"

namespace hipify {

/// Writes a file so that it holds either its old or its new bytes at any moment: into a temporary
/// beside it, then renamed. Creates the folders above it; keeps the permissions of a file that is
/// replaced. A symbolic link is followed.
Status writeFile(const std::string& path, std::string_view bytes);

/// As writeFile, but a file that holds these bytes already is left alone, time stamp included.
Status writeFileIfChanged(const std::string& path, std::string_view bytes);

/// Copies `path` to `path`.prehip unless that exists: the first original is the one to keep.
Status keepBackup(const std::string& path);

/// True for names of the temporaries of writeFile: no file of a project, whoever left it there.
bool isTemporary(std::string_view fileName);

/// The differences as `diff -u` prints them; empty when there are none.
std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& beforeName,
                        const std::string& afterName);

}  // namespace hipify

#endif
