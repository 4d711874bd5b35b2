// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/core.h>
#define _CUFFT_H_ 1
#define CUFFTAPI
#define CUFFT_FORWARD (-1)
#define CUFFT_INVERSE 1
#include <__isthmus/fft_enums.h>  // generated
typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
#define __isthmus_callbacks(load, store, T)            \
  typedef T (*load)(void*, size_t, void*, void*);       \
  typedef void (*store)(void*, size_t, T, void*, void*);
__isthmus_callbacks(cufftCallbackLoadC, cufftCallbackStoreC, cufftComplex)
__isthmus_callbacks(cufftCallbackLoadZ, cufftCallbackStoreZ, cufftDoubleComplex)
__isthmus_callbacks(cufftCallbackLoadR, cufftCallbackStoreR, cufftReal)
__isthmus_callbacks(cufftCallbackLoadD, cufftCallbackStoreD, cufftDoubleReal)
#undef __isthmus_callbacks
#include <__isthmus/fft_rest.h>  // generated
