// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/core.h>
#define CUBLAS_API_H_ 1
#define CUBLAS_V2_H_ 1
#define CUBLASAPI
#define CUBLASWINAPI
#include <__isthmus/blas_enums.h>  // generated

#include <__isthmus/blas_rest.h>  // generated
