// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/source/SourceFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace hipify {

namespace {
constexpr std::size_t kLimit = std::size_t{1} << 30;
constexpr std::size_t kSmallest = 4096;
}  // namespace

LineIndex::LineIndex(std::string_view text) : text(text), starts{0} {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
    starts.push_back(static_cast<std::uint32_t>(at + 1));
  }
}

Position LineIndex::position(std::uint32_t offset) const {
  const auto next = std::upper_bound(starts.begin(), starts.end(), offset);
  const auto line = static_cast<std::uint32_t>(next - starts.begin());
  return {line, offset - starts[line - 1] + 1};
}

Range LineIndex::line(std::uint32_t number) const {
  const std::uint32_t begin = starts[number - 1];
  std::uint32_t end = number < starts.size() ? starts[number] - 1 : static_cast<std::uint32_t>(text.size());
  if (end > begin && text[end - 1] == '\r') {
    --end;
  }
  return {begin, end};
}

std::string_view lineEnding(std::string_view text) {
  const std::size_t newline = text.find('\n');
  const bool carriageReturn = newline != std::string_view::npos && newline > 0 && text[newline - 1] == '\r';
  return carriageReturn ? "\r\n" : "\n";
}

std::string encodingProblem(std::string_view bytes) {
  if (bytes.size() > kLimit) {
    return "the file is larger than 1 GiB";
  }
  if (bytes.substr(0, 2) == "\xff\xfe" || bytes.substr(0, 2) == "\xfe\xff") {
    return "the file is UTF-16 or UTF-32, which no CUDA compiler reads: save it as UTF-8";
  }
  return {};
}

Expected<std::string> readSource(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat state = {};
  if (file < 0 || ::fstat(file, &state) != 0) {
    const Error error{"the file cannot be opened (" + path + ": " + std::strerror(errno) + ")"};
    if (file >= 0) {
      ::close(file);
    }
    return error;
  }
  // Its size is a guess: pipes have none, and a file may be growing.
  const bool isRegular = S_ISREG(state.st_mode);
  const auto expected = static_cast<std::size_t>(std::max<off_t>(state.st_size, 0));
  std::string bytes(!isRegular || expected > kLimit ? kSmallest : expected + 1, '\0');
  std::size_t size = 0;
  ssize_t count = 0;
  while (size <= kLimit && ((count = ::read(file, bytes.data() + size, bytes.size() - size)) > 0 || (count < 0 && errno == EINTR))) {
    size += static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    if (size == bytes.size()) {
      bytes.resize(std::max(2 * size, kSmallest));
    }
  }
  ::close(file);
  if (count < 0) {
    return Error{"the file cannot be read (" + path + ")"};
  }
  bytes.resize(size);
  if (std::string problem = encodingProblem(bytes); !problem.empty()) {
    return Error{problem + " (" + path + ")"};
  }
  return bytes;
}

}  // namespace hipify
