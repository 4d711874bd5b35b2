// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Launch.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace hipcc {

namespace {

constexpr int kCannotStart = 127;

bool compilesHip(const Arguments& command) {
  for (size_t i = 0; i < command.size(); ++i)
    if (command[i] == "-xhip" ||
        (command[i] == "hip" && i > 0 && command[i - 1] == "-x"))
      return true;
  return false;
}

}  // namespace

std::optional<Arguments> launchedHere(const Arguments& command) {
  if (command.empty() || !compilesHip(command)) return std::nullopt;
  // The compiler, and launchers before it, end where its options begin.
  auto options = std::find_if(command.begin() + 1, command.end(),
                              [](const std::string& word) { return word.starts_with('-'); });
  Arguments result{command[0]};
  result.insert(result.end(), options, command.end());
  return result;
}

int becomeLaunched(const Arguments& command) {
  std::vector<char*> words;
  for (size_t i = 1; i < command.size(); ++i) words.push_back(const_cast<char*>(command[i].c_str()));
  words.push_back(nullptr);
  if (words[0]) execvp(words[0], words.data());
  std::fprintf(stderr, "hipcc: error: the launched command cannot be started (%s: %s)\n",
               words[0] ? words[0] : "none", std::strerror(errno));
  return kCannotStart;
}

}  // namespace hipcc
