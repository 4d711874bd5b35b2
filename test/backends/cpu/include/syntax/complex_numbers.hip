// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipFloatComplex and hipDoubleComplex, constants.
#include <hip/hip_complex.h>
#include <hip/hip_math_constants.h>
#include <hip/hip_runtime.h>

__global__ void kernel(hipFloatComplex* c, hipDoubleComplex* z) {
  c[0] = hipCmulf(c[1], hipCaddf(c[2], make_hipFloatComplex(1, HIP_PI_F)));
  z[0] = hipCdiv(z[1], hipConj(z[2]));
  c[1] = make_hipComplex(hipCabsf(c[0]), hipCimagf(c[0]));
  z[1] = hipComplexFloatToDouble(c[1]);
}
double onHost(hipDoubleComplex z) { return hipCabs(hipCdiv(z, z)) + HIP_PI; }
