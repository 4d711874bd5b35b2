// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_PROGRESS_H
#define HIPIFY_PIPELINE_PROGRESS_H

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

namespace hipify {

/// A line on stderr that is written over as the work goes on; nothing when stderr is no terminal.
/// It is gone at the end. Any thread may call step().
class Progress {
 public:
  Progress(std::size_t total, bool wanted);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void step(const std::string& file);

 private:
  std::mutex guard;
  std::size_t done = 0;
  std::size_t total;
  bool shown = false;   // there is a line to clear
  bool active;
  std::chrono::steady_clock::time_point last;
};

/// The line, no wider than `width` columns: `[##########          ]  50% 1/2 file.cu`.
std::string progressLine(std::size_t done, std::size_t total, const std::string& file, std::size_t width);

}  // namespace hipify

#endif
