# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# isthmus_headers(DESTINATION hip/cpu DIRECTORY dir [PATTERN *.h ...])
# Makes the headers below DIRECTORY visible as <DESTINATION/...>: links in the build tree's
# include directory, files in the installed one.
function(isthmus_headers)
  cmake_parse_arguments(ARG "" "DESTINATION;DIRECTORY" "" ${ARGN})
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${ARG_DIRECTORY} ${ARG_DIRECTORY}/*)
  list(REMOVE_ITEM headers CMakeLists.txt README.md)
  foreach(header IN LISTS headers)
    set(link ${CMAKE_BINARY_DIR}/include/${ARG_DESTINATION}/${header})
    get_filename_component(folder ${link} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
    file(CREATE_LINK ${ARG_DIRECTORY}/${header} ${link} SYMBOLIC)
  endforeach()
  install(DIRECTORY ${ARG_DIRECTORY}/ DESTINATION include/${ARG_DESTINATION}
          PATTERN CMakeLists.txt EXCLUDE PATTERN README.md EXCLUDE)
endfunction()
