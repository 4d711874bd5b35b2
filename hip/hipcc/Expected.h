// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_EXPECTED_H
#define HIP_HIPCC_EXPECTED_H

#include "support/Expected.h"

namespace hipcc {

using isthmus::Error;
using isthmus::Expected;
using isthmus::Status;

}  // namespace hipcc

#endif
