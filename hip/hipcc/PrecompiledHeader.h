// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_PRECOMPILEDHEADER_H
#define HIP_HIPCC_PRECOMPILEDHEADER_H

// Half of the time for a small source goes into headers that all sources include first. They are
// compiled once for all commands with the same options that matter, and kept in a cache:
//
//   clang ... -include hip/cpu/prelude.h ... a.hip  ->  clang ... -include-pch CACHE/<hash>.pch ... a.hip
//
// What matters: every option, but the macros that the headers do not mention and the directories
// that have no header of the same name; and every file that they are made of. When in doubt the
// command stays as it is. The first command with its options only leaves a note, the second one
// compiles the headers: one-off compilations do not pay.

#include <optional>
#include <string>

#include "hip/hipcc/Plan.h"
#include "hip/hipcc/System.h"

namespace hipcc {

/// A command of clang, in parts.
struct Compilation {
  Arguments base;         // program and options that matter, without the leading -include options
  Arguments macros;       // -D and -U, each one word
  Arguments directories;  // of the user's, searched ahead of the system's
};

/// Nothing if an option is not known to leave the leading headers alone.
std::optional<Compilation> partsOf(const Command& command);

/// The directory of the cache: HIPCC_CACHE_DIR, else in the user's; empty for none.
std::string cacheDirectory(const System& system);

/// The arguments of the command, with a precompiled header if there is one for it or one is made.
Arguments withPrecompiledHeader(const Command& command, const System& system);

/// Whether a HIP source includes <hip/hip_runtime.h> ahead of all but headers of the C++ library.
bool startsWithRuntimeHeader(std::string_view source);

}  // namespace hipcc

#endif
