// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/api/ApiTable.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <unordered_map>

namespace hipify {

namespace {

constexpr std::size_t kTextColumns = 14;

struct PackedRow {
  std::uint32_t texts[kTextColumns];  // offsets into kText, in the order of embed_table.py
  std::uint8_t kind, status;
};

#include "hipify/api/ApiTable.inc"

static_assert(std::size(kRows) < 0xffff, "row numbers are 16 bits wide");
constexpr std::uint32_t kSlotCount = std::size(kSlots);

std::string_view text(std::uint32_t offset) { return kText + offset; }
std::string_view cudaName(std::uint32_t number) { return text(kRows[number - 1].texts[0]); }

std::uint32_t fnv1a(std::string_view name) {
  std::uint32_t value = 2166136261U;
  for (const char c : name) {
    value = (value ^ static_cast<unsigned char>(c)) * 16777619U;
  }
  return value;
}

std::uint32_t shapeOf(std::string_view name) {
  const unsigned second = name.size() > 1 ? static_cast<unsigned char>(name[1]) : 0;
  return (static_cast<unsigned char>(name[0]) & 63U) << 10 | (second & 63U) << 4 |
         static_cast<std::uint32_t>(std::min<std::size_t>(name.size(), 15));
}

std::vector<std::uint32_t> rowsOfKind(ApiKind kind) {
  std::vector<std::uint32_t> rows;
  for (std::uint32_t number = 1; number <= std::size(kRows); ++number) {
    if (kRows[number - 1].kind == static_cast<std::uint8_t>(kind)) {
      rows.push_back(number);
    }
  }
  return rows;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0U);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({substituted, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

bool ApiRow::hasFlag(std::string_view flag) const {
  std::size_t start = 0;
  while (start <= flags.size()) {
    const std::size_t end = std::min(flags.find(';', start), flags.size());
    const std::string_view entry = flags.substr(start, end - start);
    if (entry.substr(0, entry.find('=')) == flag) {
      return true;
    }
    start = end + 1;
  }
  return false;
}

std::uint32_t ApiTable::find(std::string_view identifier) {
  if (identifier.empty()) {
    return kNone;
  }
  const std::uint32_t shape = shapeOf(identifier);
  if ((kShapes[shape / 64] >> shape % 64 & 1) == 0) {
    return kNone;
  }
  std::uint32_t slot = fnv1a(identifier) % kSlotCount;
  while (kSlots[slot] != 0) {
    if (cudaName(kSlots[slot]) == identifier) {
      return kSlots[slot];
    }
    slot = (slot + 1) % kSlotCount;
  }
  return kNone;
}

ApiRow ApiTable::row(std::uint32_t number) {
  const PackedRow& packed = kRows[number - 1];
  const auto& t = packed.texts;
  return ApiRow{.cudaName = text(t[0]),
                .hipName = text(t[1]),
                .rocName = text(t[2]),
                .api = text(t[3]),
                .section = text(t[4]),
                .cudaAdded = text(t[5]),
                .cudaDeprecated = text(t[6]),
                .cudaRemoved = text(t[7]),
                .hipAdded = text(t[8]),
                .hipDeprecated = text(t[9]),
                .hipRemoved = text(t[10]),
                .flags = text(t[11]),
                .note = text(t[12]),
                .library = text(t[13]),
                .kind = static_cast<ApiKind>(packed.kind),
                .status = static_cast<ApiStatus>(packed.status)};
}

std::uint32_t ApiTable::rowCount() { return std::size(kRows); }

namespace {

struct HeaderNames {
  std::unordered_map<std::string_view, std::uint32_t> whole;
  std::vector<std::pair<std::string_view, std::uint32_t>> folders;  // of the patterns, without the `*`
};

HeaderNames readHeaderNames() {
  HeaderNames names;
  for (const std::uint32_t number : rowsOfKind(ApiKind::Header)) {
    const std::string_view name = cudaName(number);
    names.whole.emplace(name, number);
    if (name.back() == '*') {
      names.folders.emplace_back(name.substr(0, name.size() - 1), number);
    }
  }
  return names;
}

}  // namespace

std::uint32_t ApiTable::findHeader(std::string_view spelling, std::string& target) {
  static const HeaderNames names = readHeaderNames();
  if (const auto found = names.whole.find(spelling); found != names.whole.end()) {
    target = text(kRows[found->second - 1].texts[1]);
    return found->second;
  }
  std::uint32_t best = kNone;
  std::size_t bestLength = 0;
  for (const auto& [folder, number] : names.folders) {
    // The longest folder wins: thrust/system/cuda/* before thrust/*.
    if (folder.size() > bestLength && spelling.starts_with(folder)) {
      best = number;
      bestLength = folder.size();
    }
  }
  if (best != kNone) {
    target = text(kRows[best - 1].texts[1]);
    if (!target.empty() && target.back() == '*') {
      target.pop_back();
      target += spelling.substr(bestLength);
    }
  }
  return best;
}

const std::vector<std::uint32_t>& ApiTable::namespaces() {
  static const std::vector<std::uint32_t> rows = rowsOfKind(ApiKind::Namespace);
  return rows;
}

std::vector<std::string_view> ApiTable::suggestions(std::string_view identifier, std::size_t limit) {
  std::vector<std::pair<std::size_t, std::string_view>> near;
  for (std::uint32_t number = 1; number <= std::size(kRows); ++number) {
    const std::size_t distance = editDistance(identifier, cudaName(number));
    if (distance <= 2 + identifier.size() / 6) {
      near.emplace_back(distance, cudaName(number));
    }
  }
  std::sort(near.begin(), near.end());
  std::vector<std::string_view> names;
  for (const auto& [distance, name] : near) {
    if (names.size() < limit && (names.empty() || names.back() != name)) {
      names.push_back(name);
    }
  }
  return names;
}

std::string_view kindName(ApiKind kind) {
  constexpr std::array<std::string_view, 7> kNames = {
      "function", "type", "enum value", "macro", "device function", "header", "namespace"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view statusName(ApiStatus status) {
  constexpr std::array<std::string_view, 4> kNames = {"supported", "hip_only", "roc_only", "unsupported"};
  return kNames[static_cast<std::size_t>(status)];
}

}  // namespace hipify
