// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_SUPPORT_EXPECTED_H
#define HIPIFY_SUPPORT_EXPECTED_H

#include "support/Expected.h"

namespace hipify {

using isthmus::Error;
using isthmus::Expected;
using isthmus::Status;

}  // namespace hipify

#endif
