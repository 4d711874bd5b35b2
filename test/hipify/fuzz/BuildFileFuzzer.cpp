// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Any bytes are translated as a Makefile and as a CMake file: hipify_build_fuzz_test [CORPUS]

#include <string>

#include "hipify/project/BuildFile.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const auto kind : {hipify::BuildFileKind::Make, hipify::BuildFileKind::CMake}) {
    (void)hipify::translateBuildFile(text, kind, {"a.cu", "kernel.cu"});
  }
  return 0;
}
