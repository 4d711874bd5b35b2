// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What --stats prints:
//
//   hipify: resolved by the parse of 3 files
//     launches           7 of 8 (87.50 %)
//     CUDA names        40 of 40 (100.00 %)
//     lost: unknown-name, 1: Close to it stands a name that no header declares...
//       a.cu:7:4: <<<

#include <fmt/format.h>

#include "hipify/report/Report.h"

namespace hipify {

namespace {

constexpr std::size_t kMostPlaces = 20;  // of one cause

// 99.996 is not 100: a person looks for the rest.
std::string shareLine(std::string_view what, unsigned bound, unsigned all) {
  const unsigned long long parts = all == 0 ? 10000 : 10000ULL * bound / all;
  return fmt::format("  {:<12}{:>9} of {} ({}.{:02} %)\n", what, bound, all, parts / 100, parts % 100);
}

void losses(const Report& report, LossCause cause, std::string& out) {
  std::string places;
  std::size_t count = 0;
  for (const FileReport& file : report.files) {
    for (const FileReport::LostPlace& place : file.losses) {
      if (place.loss.cause == cause && ++count <= kMostPlaces) {
        const Range range = place.loss.range;
        places += fmt::format("    {}:{}:{}: {}\n", file.path, place.position.line, place.position.column,
                              file.text.substr(range.begin, range.length()));
      }
    }
  }
  if (count > kMostPlaces) {
    places += fmt::format("    and {} more; --report=json lists all\n", count - kMostPlaces);
  }
  if (count > 0) {
    out += fmt::format("  lost: {}, {}: {}\n{}", idText(cause), count, summaryText(cause), places);
  }
}

}  // namespace

std::string resolutionText(const Report& report) {
  const Resolution& all = report.resolution;
  std::string out = fmt::format("hipify: resolved by the parse of {} file{}\n", report.parsedFiles, report.parsedFiles == 1 ? "" : "s");
  out += shareLine("launches", all.boundLaunches, all.launches);
  out += shareLine("CUDA names", all.boundNames, all.names);
  for (std::size_t i = 0; i < kLossCauseCount; ++i) {
    losses(report, static_cast<LossCause>(i), out);
  }
  return out;
}

}  // namespace hipify
