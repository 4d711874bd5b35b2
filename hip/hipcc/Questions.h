// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_QUESTIONS_H
#define HIP_HIPCC_QUESTIONS_H

#include <string>

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Options.h"
#include "hip/hipcc/Plan.h"
#include "hip/hipcc/System.h"

namespace hipcc {

/// The text is printed, then the plan is run.
struct Answer {
  bool isQuestion = false;
  std::string text{};
  Plan plan{};
};

/// Answers --version, --help and such, and hands -print-search-dirs and such to the compiler.
Expected<Answer> answerQuestion(const Options& options, const System& system);

}  // namespace hipcc

#endif
