// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_BUILDSETTINGS_H
#define HIPIFY_FACTS_AST_BUILDSETTINGS_H

#include <string>
#include <string_view>
#include <vector>

namespace hipify {

/// What a parse needs of a compile command.
struct BuildSettings {
  std::vector<std::string> arguments;    // as Clang's compiler proper takes them
  std::vector<std::string> directories;  // the -I among them
  bool cxx20 = false;                    // C++20 or later
};

/// Keeps -I -D -U -isystem -iquote -idirafter -include and -std of a compile command, of nvcc or
/// of Clang, with paths made absolute from `directory`; drops directories of a CUDA toolkit, whose
/// headers are ours here. Response files are read and what -Xcompiler wraps is taken as well.
BuildSettings settingsOf(const std::vector<std::string>& command, const std::string& directory);

/// The command of `path` in compile_commands.json of the root or of its build directory; else the
/// -D that the nearest Makefile, at most three directories up, gives to its compiler.
std::vector<std::string> guessArguments(const std::string& path, const std::string& root,
                                        std::string& directory);

/// Words such as -DN=3 or -DN=$(SIZE) of a Makefile, with its variables replaced; those that still
/// have one are left out, and so are comments.
std::vector<std::string> definitionsOfMakefile(std::string_view text);

}  // namespace hipify

#endif
