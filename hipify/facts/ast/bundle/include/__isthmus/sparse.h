// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/core.h>
#define CUSPARSE_H_ 1
#define CUSPARSEAPI
#include <__isthmus/sparse_enums.h>  // generated

#include <__isthmus/sparse_rest.h>  // generated
