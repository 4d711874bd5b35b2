// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_RESPONSEFILE_H
#define HIP_HIPCC_RESPONSEFILE_H

#include <string_view>

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Plan.h"

namespace hipcc {

class System;

/// Words separated by white space; single and double quotes keep white space, a backslash keeps
/// the next character.
Arguments splitWords(std::string_view text);

/// Puts the words of each file in the place of its @file argument, also inside such files. An
/// @file that does not exist stays as it is, as with gcc and clang.
Expected<Arguments> expandResponseFiles(const Arguments& arguments, const System& system);

}  // namespace hipcc

#endif
