# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()
