// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host functions that came after ROCm 5.2, over those it has.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_API_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_API_H

#endif // BACKENDS_AMD_INCLUDE_POLYFILL_API_H
