// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/core.h>
#include <__isthmus/blas.h>
#include <__isthmus/sparse.h>
#define CUSOLVER_COMMON_H_ 1
#define CUSOLVERDN_H_ 1
#include <__isthmus/solver_enums.h>  // generated
typedef int cusolver_int_t;
#include <__isthmus/solver_rest.h>  // generated
