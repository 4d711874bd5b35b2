# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
find_package(Catch2 2 REQUIRED)
include(Catch)

add_library(isthmus_catch_main STATIC ${CMAKE_SOURCE_DIR}/test/CatchMain.cpp)
target_link_libraries(isthmus_catch_main PUBLIC Catch2::Catch2)

# isthmus_add_unit_test(name SOURCES a_test.cpp ... [LIBS target ...])
# One executable; each Catch2 test case becomes a test of its own in ctest.
function(isthmus_add_unit_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/test)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})
  target_link_libraries(${name} PRIVATE isthmus_catch_main ${ARG_LIBS})
  catch_discover_tests(${name} TEST_PREFIX "${name}: ")
endfunction()
