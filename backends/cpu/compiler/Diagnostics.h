// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_DIAGNOSTICS_H
#define BACKENDS_CPU_COMPILER_DIAGNOSTICS_H

#include <llvm/IR/Instruction.h>

namespace hipcpu {

/// Reports a compile error at the source place of the instruction, as far as it is known.
void reportUnsupported(const llvm::Instruction& place, const llvm::Twine& message);

/// Ends the compiler if a check of its own found a fault: wrong code is worse than none.
void endOnFault(const llvm::Function& function, llvm::StringRef fault);

}  // namespace hipcpu

#endif
