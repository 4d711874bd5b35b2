// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_COMPLEX_H
#define BACKENDS_CPU_INCLUDE_HIP_COMPLEX_H

// Complex numbers as pairs (real, imaginary), for C and C++, host and device.

#include <hip/cpu/vector_types.h>

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;

// One set for each precision: name##f or name on the type Complex with parts of type Real.
#define __HIPCPU_COMPLEX(Complex, Real, f)                                                        \
  __HIPCPU_HOST_DEVICE__ Real hipCreal##f(Complex z) { return z.x; }                              \
  __HIPCPU_HOST_DEVICE__ Real hipCimag##f(Complex z) { return z.y; }                              \
  __HIPCPU_HOST_DEVICE__ Complex make_##Complex(Real real, Real imaginary) {                      \
    Complex z;                                                                                    \
    z.x = real;                                                                                   \
    z.y = imaginary;                                                                              \
    return z;                                                                                     \
  }                                                                                               \
  __HIPCPU_HOST_DEVICE__ Complex hipConj##f(Complex z) { return make_##Complex(z.x, -z.y); }      \
  __HIPCPU_HOST_DEVICE__ Real hipCsqabs##f(Complex z) { return z.x * z.x + z.y * z.y; }           \
  __HIPCPU_HOST_DEVICE__ Real hipCabs##f(Complex z) { return __builtin_hypot##f(z.x, z.y); }      \
  __HIPCPU_HOST_DEVICE__ Complex hipCadd##f(Complex p, Complex q) {                               \
    return make_##Complex(p.x + q.x, p.y + q.y);                                                  \
  }                                                                                               \
  __HIPCPU_HOST_DEVICE__ Complex hipCsub##f(Complex p, Complex q) {                               \
    return make_##Complex(p.x - q.x, p.y - q.y);                                                  \
  }                                                                                               \
  __HIPCPU_HOST_DEVICE__ Complex hipCmul##f(Complex p, Complex q) {                               \
    return make_##Complex(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x);                          \
  }                                                                                               \
  /* Divides by the sum of magnitudes first, so that the square of q neither overflows nor vanishes. */ \
  __HIPCPU_HOST_DEVICE__ Complex hipCdiv##f(Complex p, Complex q) {                               \
    const Real scale = 1 / (__builtin_fabs##f(q.x) + __builtin_fabs##f(q.y));                     \
    const Real px = p.x * scale, py = p.y * scale;                                                \
    const Real qx = q.x * scale, qy = q.y * scale;                                                \
    const Real factor = 1 / (qx * qx + qy * qy);                                                  \
    return make_##Complex((px * qx + py * qy) * factor, (py * qx - px * qy) * factor);            \
  }                                                                                               \
  __HIPCPU_HOST_DEVICE__ Complex hipCfma##f(Complex p, Complex q, Complex r) {                    \
    return hipCadd##f(hipCmul##f(p, q), r);                                                       \
  }
__HIPCPU_COMPLEX(hipFloatComplex, float, f)
__HIPCPU_COMPLEX(hipDoubleComplex, double, )
#undef __HIPCPU_COMPLEX

__HIPCPU_HOST_DEVICE__ hipComplex make_hipComplex(float real, float imaginary) {
  return make_hipFloatComplex(real, imaginary);
}
__HIPCPU_HOST_DEVICE__ hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex z) {
  return make_hipFloatComplex((float)z.x, (float)z.y);
}
__HIPCPU_HOST_DEVICE__ hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex z) {
  return make_hipDoubleComplex(z.x, z.y);
}

#endif
