// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Applies a device function to every input and gives back the results.
#ifndef TEST_BACKENDS_CPU_INCLUDE_VALUES_ONDEVICE_H
#define TEST_BACKENDS_CPU_INCLUDE_VALUES_ONDEVICE_H

#include "test/backends/cpu/kernels/check.h"

#include <algorithm>
#include <cmath>
#include <random>

template <class In, class Out, class Function>
__global__ void applyToEach(const In* in, Out* out, int count, Function function) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = function(in[i]);
}

template <class Out, class In, class Function>
std::vector<Out> onDevice(const std::vector<In>& inputs, Function function) {
  Array<In> in(inputs);
  Array<Out> out(inputs.size());
  const int count = static_cast<int>(inputs.size());
  applyToEach<<<(count + 127) / 128, 128>>>(static_cast<const In*>(in), static_cast<Out*>(out), count,
                                            function);
  return out.read();
}

// The device's results equal what the host function gives for each input; two NaN are equal.
template <class Out, class In, class Function, class Reference>
void expectSame(const char* what, const std::vector<In>& inputs, Function function,
                Reference reference) {
  const std::vector<Out> results = onDevice<Out>(inputs, function);
  int wrong = 0;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Out expected = static_cast<Out>(reference(inputs[i]));
    if (results[i] == expected || (results[i] != results[i] && expected != expected)) continue;
    if (++wrong <= 3)
      std::cout << what << ": input " << i << " gives " << +results[i] << ", not " << +expected << "\n";
  }
  failures += wrong != 0;
}

// As expectSame, to a relative error.
template <class Out, class In, class Function, class Reference>
void expectClose(const char* what, const std::vector<In>& inputs, double tolerance, Function function,
                 Reference reference) {
  const std::vector<Out> results = onDevice<Out>(inputs, function);
  double worst = 0;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const double expected = reference(inputs[i]);
    const double error = std::fabs(static_cast<double>(results[i]) - expected);
    worst = std::fmax(worst, expected == 0 ? error : error / std::fabs(expected));
  }
  if (worst <= tolerance) return;
  ++failures;
  std::cout << what << ": relative error " << worst << "\n";
}

struct TwoFloats {
  float a, b;
};
struct TwoDoubles {
  double a, b;
};

// Numbers of all magnitudes and signs, reproducible.
inline std::vector<TwoDoubles> doublesOfAllMagnitudes(int count) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> mantissa(-2, 2), exponent(-60, 60);
  std::vector<TwoDoubles> numbers(count);
  for (TwoDoubles& n : numbers)
    n = {mantissa(random) * std::exp2(exponent(random)), mantissa(random) * std::exp2(exponent(random))};
  return numbers;
}

#endif
