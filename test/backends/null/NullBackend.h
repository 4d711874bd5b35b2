// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_NULL_NULLBACKEND_H
#define TEST_BACKENDS_NULL_NULLBACKEND_H

// A backend of two devices that does nothing and records which verbs were called: validation is
// tested with no device at all.

#include <string>
#include <vector>

#include "hip/runtime/PublicApi.h"

namespace test {

/// The verbs called since the last call of this function, in order.
std::vector<std::string> takeVerbs();

/// Lets the next call of the verb return `code`.
void failNext(const std::string& verb, hipError_t code);

}  // namespace test

#endif
