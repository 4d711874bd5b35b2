// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "scene.h"

namespace {

void fill(Scene& scene, int x0, int y0, int x1, int y1, CellKind kind) {
  for (int y = y0; y < y1; ++y)
    for (int x = x0; x < x1; ++x) {
      scene.kind[y * scene.width + x] = kind;
      scene.temperature[y * scene.width + x] = kind == kHot ? 100.0f : 0.0f;
    }
}

}  // namespace

Scene makeScene(int width, int height) {
  Scene scene{width, height, std::vector<CellKind>(width * height, kMetal),
              std::vector<float>(width * height, 20.0f)};
  const int thick = height / 48 + 1;

  fill(scene, 0, 0, width, 1, kCold);
  fill(scene, 0, height - 1, width, height, kCold);
  fill(scene, 0, 0, 1, height, kCold);
  fill(scene, width - 1, 0, width, height, kCold);

  fill(scene, width * 2 / 5, height / 6, width * 2 / 5 + thick, height * 5 / 8, kInsulator);
  fill(scene, width * 2 / 5, height / 6, width * 3 / 4, height / 6 + thick, kInsulator);
  fill(scene, width * 3 / 5, height / 2, width * 3 / 5 + thick, height, kInsulator);

  fill(scene, width / 8, height / 3, width / 4, height * 2 / 3, kHot);
  return scene;
}
