// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
/* C code beside a HIP program. */
#include <hip/hip_runtime_api.h>

int twiceInC(int value) { return 2 * value; }
int deviceCount(void) {
  int count = 0;
  return hipGetDeviceCount(&count) == hipSuccess ? count : -1;
}
