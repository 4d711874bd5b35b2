# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Warnings are errors for our own code; external headers are SYSTEM.
add_compile_options(-Wall -Wextra -Werror)
# Debug information for backtraces only: full debug info doubles the link time on LLVM-sized code.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -gline-tables-only -DNDEBUG")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1 -DNDEBUG")
endif()
