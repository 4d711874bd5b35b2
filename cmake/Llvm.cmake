# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# LLVM 19 and Clang 19 of the distribution, as shared libraries only: a second, static copy
# of LLVM in the same process aborts at exit. llvm-config is asked rather than LLVM's own
# CMake package, which needs development files of libraries that we do not use.
find_program(LLVM_CONFIG NAMES llvm-config-19 REQUIRED)
execute_process(COMMAND ${LLVM_CONFIG} --includedir OUTPUT_VARIABLE LLVM_INCLUDE_DIR
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${LLVM_CONFIG} --libdir OUTPUT_VARIABLE LLVM_LIB_DIR
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${LLVM_CONFIG} --bindir OUTPUT_VARIABLE LLVM_BIN_DIR
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)

add_library(Llvm::Headers INTERFACE IMPORTED)
target_include_directories(Llvm::Headers SYSTEM INTERFACE ${LLVM_INCLUDE_DIR})
target_compile_definitions(Llvm::Headers INTERFACE
  _GNU_SOURCE __STDC_CONSTANT_MACROS __STDC_FORMAT_MACROS __STDC_LIMIT_MACROS)
# LLVM has no type information, so a class that derives from one of its classes cannot either.
target_compile_options(Llvm::Headers INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)

add_library(Llvm::Llvm INTERFACE IMPORTED)
target_link_libraries(Llvm::Llvm INTERFACE Llvm::Headers ${LLVM_LIB_DIR}/libLLVM-19.so)

# The plain name is in a development package of its own; the versioned one always comes with Clang.
find_library(CLANG_CPP_LIBRARY NAMES clang-cpp libclang-cpp.so.19.1 HINTS ${LLVM_LIB_DIR} REQUIRED)
add_library(Llvm::Clang INTERFACE IMPORTED)
target_link_libraries(Llvm::Clang INTERFACE Llvm::Llvm ${CLANG_CPP_LIBRARY})
