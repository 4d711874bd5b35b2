// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// cuComplex.h
typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
__isthmus_both cuComplex make_cuComplex(float, float);
__isthmus_both cuFloatComplex make_cuFloatComplex(float, float);
__isthmus_both cuDoubleComplex make_cuDoubleComplex(double, double);
__isthmus_both cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex);
__isthmus_both cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex);
#define __isthmus_complex(F, C, f)                   \
  __isthmus_both F cuCreal##f(C);                    \
  __isthmus_both F cuCimag##f(C);                    \
  __isthmus_both F cuCabs##f(C);                     \
  __isthmus_both C cuConj##f(C);                     \
  __isthmus_both C cuCadd##f(C, C);                  \
  __isthmus_both C cuCsub##f(C, C);                  \
  __isthmus_both C cuCmul##f(C, C);                  \
  __isthmus_both C cuCdiv##f(C, C);                  \
  __isthmus_both C cuCfma##f(C, C, C);
__isthmus_complex(float, cuFloatComplex, f)
__isthmus_complex(double, cuDoubleComplex, )
#undef __isthmus_complex
