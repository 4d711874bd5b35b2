# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
find_package(Catch2 2 REQUIRED)
include(Catch)

add_library(isthmus_catch_main STATIC ${CMAKE_SOURCE_DIR}/test/CatchMain.cpp)
target_link_libraries(isthmus_catch_main PUBLIC Catch2::Catch2)

# What the sanitizer builds of ./check build and run: see the SANITIZE and THREADS options below.
add_custom_target(sanitizer_tests)
add_custom_target(thread_tests)

# isthmus_add_unit_test(name [SANITIZE] [THREADS] SOURCES a_test.cpp ... [LIBS target ...])
# One executable; each Catch2 test case becomes a test of its own in ctest.
# SANITIZE: also run under ASan and UBSan. THREADS: also run under TSan.
function(isthmus_add_unit_test name)
  cmake_parse_arguments(ARG "SANITIZE;THREADS" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/test)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})
  target_link_libraries(${name} PRIVATE isthmus_catch_main ${ARG_LIBS})
  # One label, as catch_discover_tests cannot pass a list on; ctest -L takes a part of it.
  set(label unit)
  if(ARG_SANITIZE)
    string(APPEND label "-sanitizer")
    add_dependencies(sanitizer_tests ${name})
  endif()
  if(ARG_THREADS)
    string(APPEND label "-threads")
    add_dependencies(thread_tests ${name})
  endif()
  catch_discover_tests(${name} TEST_PREFIX "${name}: " PROPERTIES LABELS ${label})
endfunction()
