// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HEAT_SOLVER_H
#define HEAT_SOLVER_H

#include "scene.h"

#include <cuda_runtime.h>

// Explicit heat equation on a plate, on the device. Two temperature fields take turns.
class Solver {
 public:
  Solver(const Scene& scene, float diffusivity);
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  void step(int count);

  // The largest change of any cell in the last step, in degrees.
  float largestChange();

  std::vector<float> temperature() const;
  float milliseconds() const { return milliseconds_; }

 private:
  size_t cells() const { return size_t(width_) * height_; }

  int width_;
  int height_;
  float* current_ = nullptr;
  float* next_ = nullptr;
  CellKind* kind_ = nullptr;
  cudaEvent_t begin_ = nullptr;
  cudaEvent_t end_ = nullptr;
  float milliseconds_ = 0;
};

#endif
