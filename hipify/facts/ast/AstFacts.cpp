// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/AstFacts.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace hipify {
namespace {

template <class Item, class Key>
void sortUniqueBy(std::vector<Item>& items, Key key) {
  std::sort(items.begin(), items.end(),
            [&](const Item& a, const Item& b) { return key(a) < key(b); });
  // The first part of the key says what an item is about: of several opinions the first is kept.
  items.erase(std::unique(items.begin(), items.end(),
                          [&](const Item& a, const Item& b) {
                            return std::get<0>(key(a)) == std::get<0>(key(b));
                          }),
              items.end());
}

template <class Item>
void append(std::vector<Item>& into, std::vector<Item>&& more) {
  into.insert(into.end(), std::make_move_iterator(more.begin()),
              std::make_move_iterator(more.end()));
}

void sortFile(AstFileFacts& file) {
  sortUniqueBy(file.launches,
               [](const AstLaunch& a) { return std::tuple(a.offset, !a.fromDevice); });
  sortUniqueBy(file.deviceBodies,
               [](const AstDeviceBody& a) { return std::tuple(a.range.begin, a.range.end); });
  sortUniqueBy(file.halfFields,
               [](const AstHalfField& a) { return std::tuple(a.range.begin, a.range.end); });
  sortUniqueBy(file.errors, [](const AstError& a) { return std::tuple(a.offset, !a.unknownName); });
  sortUniqueBy(file.inactive, [](const AstRange& a) { return std::tuple(a.begin, a.end); });
}

void sortNames(AstFacts& facts) {
  for (auto* names : {&facts.missingIncludes, &facts.openedFiles})
    sortUniqueBy(*names, [](const std::string& name) { return std::tie(name); });
}

// Bytes that are in a range of both lists.
std::vector<AstRange> intersect(const std::vector<AstRange>& a, const std::vector<AstRange>& b) {
  std::vector<AstRange> common;
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    const AstRange range{std::max(a[i].begin, b[j].begin), std::min(a[i].end, b[j].end)};
    if (range.begin < range.end) common.push_back(range);
    a[i].end < b[j].end ? ++i : ++j;
  }
  return common;
}

void uniteFile(AstFileFacts& into, AstFileFacts&& more) {
  for (const auto& [offset, binding] : more.bindings) {
    Binding& known = into.bindings[offset];
    if (known != Binding::Cuda && binding != Binding::Unknown) known = binding;
  }
  append(into.launches, std::move(more.launches));
  append(into.deviceBodies, std::move(more.deviceBodies));
  append(into.halfFields, std::move(more.halfFields));
  append(into.errors, std::move(more.errors));
  if (into.problem.empty()) into.problem = std::move(more.problem);
  into.inactive = intersect(into.inactive, more.inactive);
  sortFile(into);
}

}  // namespace

void sortFacts(AstFacts& facts) {
  for (auto& [path, file] : facts.files) sortFile(file);
  sortNames(facts);
}

void unite(AstFacts& into, AstFacts&& more) {
  for (auto& [path, facts] : more.files) {
    const auto [place, isNew] = into.files.try_emplace(path);
    if (isNew) {
      place->second = std::move(facts);
    } else {
      uniteFile(place->second, std::move(facts));
    }
  }
  append(into.missingIncludes, std::move(more.missingIncludes));
  append(into.openedFiles, std::move(more.openedFiles));
  sortNames(into);
  into.errorCount += more.errorCount;
  into.parsed = into.parsed || more.parsed;
}

}  // namespace hipify
