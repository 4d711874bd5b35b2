// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstdio>

extern "C" int twiceInC(int value);
extern "C" int deviceCount(void);
int squareOnDevice(int value);

int main() {
  std::printf("%d %d\n", twiceInC(squareOnDevice(5)), deviceCount() > 0);
  return 0;
}
