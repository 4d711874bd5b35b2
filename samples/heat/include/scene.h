// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HEAT_SCENE_H
#define HEAT_SCENE_H

#include <vector>

enum CellKind : unsigned char {
  kMetal,      // conducts
  kInsulator,  // keeps its heat to itself
  kHot,        // held at 100 degrees
  kCold,       // held at 0 degrees
};

// A rectangular plate, row by row.
struct Scene {
  int width;
  int height;
  std::vector<CellKind> kind;
  std::vector<float> temperature;

  CellKind at(int x, int y) const { return kind[y * width + x]; }
};

// The plate of this program: a furnace in a room with a cold frame and three insulating walls.
Scene makeScene(int width, int height);

#endif
