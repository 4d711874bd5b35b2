# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
target_sources(hipify_core PRIVATE pipeline/OptionPages.cpp report/CoveragePage.cpp)

# The manual page and the completion scripts, made by the program itself.
set(HIPIFY_PAGES ${CMAKE_CURRENT_BINARY_DIR}/pages)
set(HIPIFY_MAN ${HIPIFY_PAGES}/man/hipify.1)
set(HIPIFY_BASH ${HIPIFY_PAGES}/bash/hipify)
set(HIPIFY_ZSH ${HIPIFY_PAGES}/zsh/_hipify)
foreach(page IN ITEMS "man=--man" "bash=--completion=bash" "zsh=--completion=zsh")
  string(REGEX MATCH "^([a-z]+)=(.*)$" _ "${page}")
  string(TOUPPER ${CMAKE_MATCH_1} output)
  set(option ${CMAKE_MATCH_2})
  file(MAKE_DIRECTORY ${HIPIFY_PAGES}/${CMAKE_MATCH_1})
  add_custom_command(OUTPUT ${HIPIFY_${output}} COMMAND hipify ${option} > ${HIPIFY_${output}} DEPENDS hipify VERBATIM)
endforeach()
add_custom_target(hipify_pages ALL DEPENDS ${HIPIFY_MAN} ${HIPIFY_BASH} ${HIPIFY_ZSH})
install(FILES ${HIPIFY_MAN} DESTINATION share/man/man1)
install(FILES ${HIPIFY_BASH} DESTINATION share/bash-completion/completions)
install(FILES ${HIPIFY_ZSH} DESTINATION share/zsh/site-functions)

# `ninja docs`: the coverage of CUDA, a page for each library, in docs/coverage of the build tree.
set(HIPIFY_COVERAGE ${CMAKE_BINARY_DIR}/docs/coverage)
set(HIPIFY_COVERAGE_COMMANDS COMMAND hipify --print-table=md > ${HIPIFY_COVERAGE}/README.md)
foreach(table IN LISTS HIPIFY_TABLES)
  get_filename_component(library ${table} NAME_WE)
  list(APPEND HIPIFY_COVERAGE_COMMANDS COMMAND hipify --print-table=${library} > ${HIPIFY_COVERAGE}/${library}.md)
endforeach()
add_custom_target(docs
  COMMAND ${CMAKE_COMMAND} -E make_directory ${HIPIFY_COVERAGE}
  ${HIPIFY_COVERAGE_COMMANDS}
  DEPENDS hipify
  COMMENT "Writing the coverage pages"
  VERBATIM)
