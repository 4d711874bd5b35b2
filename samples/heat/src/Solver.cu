// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Solver.h"

#include "check.h"
#include "kernels.cuh"

#include <cstring>
#include <utility>

Solver::Solver(const Scene& scene, float diffusivity)
    : width_(scene.width), height_(scene.height) {
  const PlateConstants constants = {width_, height_, diffusivity};
  CUDA_CHECK(cudaMemcpyToSymbol(plate, &constants, sizeof(constants)));

  CUDA_CHECK(cudaMalloc(&current_, cells() * sizeof(float)));
  CUDA_CHECK(cudaMalloc(&next_, cells() * sizeof(float)));
  CUDA_CHECK(cudaMalloc((void**)&kind_, cells() * sizeof(CellKind)));
  CUDA_CHECK(cudaMemcpy(current_, scene.temperature.data(), cells() * sizeof(float),
                        cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaMemcpy(next_, current_, cells() * sizeof(float), cudaMemcpyDeviceToDevice));
  CUDA_CHECK(cudaMemcpy(kind_, scene.kind.data(), cells() * sizeof(CellKind),
                        cudaMemcpyHostToDevice));
  CUDA_CHECK(cudaEventCreate(&begin_));
  CUDA_CHECK(cudaEventCreate(&end_));
}

Solver::~Solver() {
  cudaEventDestroy(begin_);
  cudaEventDestroy(end_);
  cudaFree(current_);
  cudaFree(next_);
  cudaFree(kind_);
}

void Solver::step(int count) {
  const dim3 block(kTileX, kTileY);
  const dim3 grid((width_ + block.x - 1) / block.x, (height_ + block.y - 1) / block.y);

  CUDA_CHECK(cudaEventRecord(begin_));
  for (int i = 0; i < count; ++i) {
    diffuse<<<grid, block>>>(current_, next_, kind_);
    CUDA_CHECK_LAUNCH();
    std::swap(current_, next_);
  }
  CUDA_CHECK(cudaEventRecord(end_));
  CUDA_CHECK(cudaEventSynchronize(end_));

  float elapsed = 0;
  CUDA_CHECK(cudaEventElapsedTime(&elapsed, begin_, end_));
  milliseconds_ += elapsed;
}

float Solver::largestChange() {
  int* most = nullptr;
  CUDA_CHECK(cudaMalloc(&most, sizeof(int)));
  CUDA_CHECK(cudaMemset(most, 0, sizeof(int)));
  maxDifference<<<32, kReduceThreads>>>(current_, next_, int(cells()), most);
  CUDA_CHECK_LAUNCH();

  int bits = 0;
  CUDA_CHECK(cudaMemcpy(&bits, most, sizeof(int), cudaMemcpyDeviceToHost));
  CUDA_CHECK(cudaFree(most));
  float change;
  std::memcpy(&change, &bits, sizeof(change));
  return change;
}

std::vector<float> Solver::temperature() const {
  std::vector<float> host(cells());
  CUDA_CHECK(cudaMemcpy(host.data(), current_, cells() * sizeof(float), cudaMemcpyDeviceToHost));
  return host;
}
