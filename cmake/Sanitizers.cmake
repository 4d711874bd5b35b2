# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ISTHMUS_SANITIZE is a list for -fsanitize=, for example "address,undefined" or "thread".
set(ISTHMUS_SANITIZE "" CACHE STRING "Sanitizers for every target of this build")
if(ISTHMUS_SANITIZE)
  add_compile_options(-fsanitize=${ISTHMUS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${ISTHMUS_SANITIZE})
  if(ISTHMUS_SANITIZE MATCHES "undefined")
    # vptr: LLVM is built without RTTI, which the check needs. enum: C programs pass any number
    # where the API takes an enumerator, and get an error back.
    add_compile_options(-fno-sanitize=vptr,enum)
  endif()
endif()
