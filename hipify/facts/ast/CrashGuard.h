// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_CRASHGUARD_H
#define HIPIFY_FACTS_AST_CRASHGUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace hipify {

/// Runs `work` on a thread of its own with a large stack. False when it crashed, used up that
/// stack, or left through its CrashRecoveryContext: its objects are then in no known state.
bool runGuarded(llvm::function_ref<void()> work);

}  // namespace hipify

#endif
