// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_CPU_OPENMP_H
#define BENCH_CPU_OPENMP_H

// The OpenMP side of the benchmarks, in cases/*.cpp; the HIP side is in cases/*.hip.

void triad(float* a, const float* b, const float* c, float scale, int n);
void stencil1d(float* out, const float* in, int n);
void stencil2d(float* out, const float* in, int width, int height);
void stencil3d(float* out, const float* in, int nx, int ny, int nz);
float jacobiStep(float* out, const float* in, const float* rhs, int width, int height);
void matmulNaive(float* c, const float* a, const float* b, int n);
void matmulTiled(float* c, const float* a, const float* b, int n);
float sumOf(const float* in, int n);
void inclusiveScan(int* out, const int* in, int n);
void histogram(unsigned* bins, const unsigned char* in, int n);
void nbody(float* ax, float* ay, float* az, const float* x, const float* y, const float* z,
           const float* mass, int n);
void blackScholes(float* call, float* put, const float* price, const float* strike,
                  const float* years, float riskFree, float volatility, int n);
void softmax(float* out, const float* in, int rows, int columns);
void spmv(float* y, const int* rowStart, const int* column, const float* value, const float* x,
          int rows);
void transpose(float* out, const float* in, int width, int height);
void bitonicSort(int* data, int n);
void mandelbrot(int* iterations, int width, int height, int limit);
void convolution(float* out, const float* in, const float* filter, int width, int height);
void scatterAdd(int* bins, const int* index, const int* value, int n);

#endif
