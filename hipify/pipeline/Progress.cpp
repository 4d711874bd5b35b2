// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace hipify {

namespace {

constexpr std::chrono::milliseconds kInterval{100};

std::size_t terminalWidth() {
  constexpr std::size_t kUsual = 80;
  winsize size{};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsual;
}

bool isTerminal() {
  const char* kind = std::getenv("TERM");
  return ::isatty(STDERR_FILENO) != 0 && kind != nullptr && std::string(kind) != "dumb";
}

}  // namespace

std::string progressLine(std::size_t done, std::size_t total, const std::string& file, std::size_t width) {
  constexpr std::size_t kBar = 20;
  const std::size_t filled = total == 0 ? kBar : done * kBar / total;
  std::string line = fmt::format("[{}{}] {:3}% {}/{} ", std::string(filled, '#'), std::string(kBar - filled, ' '),
                                 total == 0 ? 100 : done * 100 / total, done, total);
  // The end of a path tells more than its beginning.
  const std::size_t room = width > line.size() ? width - line.size() : 0;
  line += file.size() <= room ? file : room > 3 ? "..." + file.substr(file.size() - (room - 3)) : "";
  return line.substr(0, width);
}

Progress::Progress(std::size_t total, bool wanted)
    : total(total), active(wanted && isTerminal()), last(std::chrono::steady_clock::now()) {}

Progress::~Progress() {
  if (shown) {
    std::fputs("\r\033[K", stderr);
  }
}

void Progress::step(const std::string& file) {
  if (!active) {
    return;
  }
  const std::lock_guard<std::mutex> lock(guard);
  ++done;
  const auto now = std::chrono::steady_clock::now();
  if (now - last < kInterval) {
    return;
  }
  last = now;
  shown = true;
  const std::string line = "\r\033[K" + progressLine(done, total, file, terminalWidth() - 1);
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
}

}  // namespace hipify
