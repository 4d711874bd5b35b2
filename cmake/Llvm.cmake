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

# Clang as archives, for a program that is started for each file: the shared libraries cost a
# start 550 000 relocations. A program has one or the other (property ISTHMUS_STATIC_CLANG),
# never both. Falls back to the shared ones where an archive is missing.
find_library(ISTHMUS_ZLIB NAMES z)
find_library(ISTHMUS_ZSTD NAMES zstd)
find_program(ISTHMUS_LLD NAMES ld.lld-19 ld.lld)
add_library(Llvm::StaticClang INTERFACE IMPORTED)
if(ISTHMUS_ZLIB AND ISTHMUS_ZSTD AND ISTHMUS_LLD AND NOT ISTHMUS_SANITIZE
   AND EXISTS ${LLVM_LIB_DIR}/libclangFrontend.a AND EXISTS ${LLVM_LIB_DIR}/libLLVMSupport.a)
  execute_process(COMMAND ${LLVM_CONFIG} --link-static --libs
                          option frontendopenmp support core bitreader profiledata mcparser targetparser windowsdriver
                  OUTPUT_VARIABLE llvm_archives OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(llvm_archives)
  foreach(part Frontend Driver Serialization Parse Sema Analysis Edit APINotes AST ASTMatchers Lex Basic Support)
    list(APPEND clang_archives ${LLVM_LIB_DIR}/libclang${part}.a)
  endforeach()
  target_link_options(Llvm::StaticClang INTERFACE
    --ld-path=${ISTHMUS_LLD} -no-pie -Wl,--gc-sections -L${LLVM_LIB_DIR})
  target_link_libraries(Llvm::StaticClang INTERFACE
    -Wl,--start-group ${clang_archives} ${llvm_archives} -Wl,--end-group
    ${ISTHMUS_ZLIB} ${ISTHMUS_ZSTD} ${CMAKE_DL_LIBS})
  set(ISTHMUS_HAS_STATIC_CLANG TRUE)
endif()
