// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "render.h"

#include <algorithm>
#include <cmath>
#include <fstream>

std::string drawText(const Scene& scene, const std::vector<float>& temperature, int columns,
                     int rows) {
  static const char shades[] = " .:-=+*%@";
  const int cellX = scene.width / columns, cellY = scene.height / rows;
  std::string text;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int x = column * cellX + cellX / 2, y = row * cellY + cellY / 2;
      bool wall = false;
      for (int dy = 0; dy < cellY; ++dy)
        for (int dx = 0; dx < cellX; ++dx)
          wall |= scene.at(column * cellX + dx, row * cellY + dy) == kInsulator;
      const int shade = int(temperature[y * scene.width + x] / 100.0f * 8.999f);
      text += wall ? '#' : shades[std::clamp(shade, 0, 8)];
    }
    text += '\n';
  }
  return text;
}

bool writeImage(const std::string& path, const Scene& scene,
                const std::vector<float>& temperature) {
  std::ofstream file(path, std::ios::binary);
  file << "P6\n" << scene.width << ' ' << scene.height << "\n255\n";
  for (size_t i = 0; i < temperature.size(); ++i) {
    const float heat = std::clamp(temperature[i] / 100.0f, 0.0f, 1.0f);
    unsigned char rgb[3] = {(unsigned char)(255 * std::sqrt(heat)),
                            (unsigned char)(255 * heat * heat),
                            (unsigned char)(255 * std::fabs(heat - 0.5f))};
    if (scene.kind[i] == kInsulator)
      rgb[0] = rgb[1] = rgb[2] = 96;
    file.write(reinterpret_cast<const char*>(rgb), 3);
  }
  return bool(file);
}
