// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HEAT_RENDER_H
#define HEAT_RENDER_H

#include "scene.h"

#include <string>

// Draws the plate as text: insulators '#', heat from ' ' (cold) to '@' (hot).
// The plate's size must be a multiple of the picture's.
std::string drawText(const Scene& scene, const std::vector<float>& temperature, int columns,
                     int rows);

// Writes the plate as a colour picture (binary PPM). False when the file cannot be written.
bool writeImage(const std::string& path, const Scene& scene, const std::vector<float>& temperature);

#endif
