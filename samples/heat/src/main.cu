// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Heat in a plate: a furnace warms a room with a cold frame and insulating walls.
// The device computes, the host repeats it in double precision, and the picture shows the result.
//
//   heat [steps] [picture.ppm]

#include "Solver.h"
#include "check.h"
#include "render.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kWidth = 288;
constexpr int kHeight = 96;
constexpr float kDiffusivity = 0.2f;

// The same scheme as the device's, one cell after the other.
std::vector<double> reference(const Scene& scene, int steps) {
  const int width = scene.width, height = scene.height;
  std::vector<double> now(scene.temperature.begin(), scene.temperature.end()), next = now;
  for (int step = 0; step < steps; ++step) {
    for (int y = 1; y < height - 1; ++y)
      for (int x = 1; x < width - 1; ++x) {
        const int i = y * width + x;
        if (scene.kind[i] != kMetal)
          continue;
        double change = 0;
        for (int j : {i - 1, i + 1, i - width, i + width})
          if (scene.kind[j] != kInsulator)
            change += now[j] - now[i];
        next[i] = now[i] + kDiffusivity * change;
      }
    now.swap(next);
  }
  return now;
}

}  // namespace

int main(int argc, char** argv) {
  const int steps = argc > 1 ? std::atoi(argv[1]) : 4000;
  if (steps < 1) {
    std::fprintf(stderr, "usage: heat [steps] [picture.ppm]\n");
    return 2;
  }

  cudaDeviceProp device;
  CUDA_CHECK(cudaGetDeviceProperties(&device, 0));
  std::fprintf(stderr, "device: %s, %d multiprocessors\n", device.name,
               device.multiProcessorCount);

  const Scene scene = makeScene(kWidth, kHeight);
  Solver solver(scene, kDiffusivity);
  std::printf("plate of %d x %d cells, %d steps\n", kWidth, kHeight, steps);
  for (int quarter = 1; quarter <= 4; ++quarter) {
    solver.step(steps * quarter / 4 - steps * (quarter - 1) / 4);
    std::printf("  after %5d steps: largest change %.3f degrees\n", steps * quarter / 4,
                solver.largestChange());
  }
  std::fprintf(stderr, "device time: %.1f ms\n", solver.milliseconds());

  const std::vector<float> result = solver.temperature();
  std::printf("\n%s\n", drawText(scene, result, 72, 24).c_str());
  if (argc > 2 && !writeImage(argv[2], scene, result))
    std::fprintf(stderr, "%s cannot be written\n", argv[2]);

  double mean = 0, worst = 0;
  const std::vector<double> expected = reference(scene, steps);
  for (size_t i = 0; i < result.size(); ++i) {
    mean += result[i] / result.size();
    worst = std::fmax(worst, std::fabs(result[i] - expected[i]));
  }
  std::printf("mean temperature %.2f degrees\n", mean);
  const bool right = worst < 0.01;
  std::printf("%s: device and host %s\n", right ? "PASS" : "FAIL", right ? "agree" : "differ");
  if (!right)
    std::printf("  by %g degrees\n", worst);
  return right ? EXIT_SUCCESS : EXIT_FAILURE;
}
