// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Applying: replacements and removals are checked against each other first; then every edit
// becomes one or two pieces of text at an offset, and the pieces are sorted:
//
//   f(a)   wrap a in X( ) and in Y( ), rename a to b   ->   f(Y(X(b)))
//
// At one offset the ends of wraps come first (inner before outer), then insertions, then the
// beginnings of wraps (outer before inner), then the replacement itself. What moves is rendered
// with the edits inside it first and is then an insertion at its new place.

#include "hipify/edits/EditSet.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace hipify {

namespace {

struct Piece {
  std::uint32_t at = 0;
  int stage = 0;         // 0 end of a wrap, 1 insertion, 2 beginning of a wrap, 3 replacement
  std::int64_t rank = 0;  // order within the stage
  std::uint32_t order = 0;
  std::uint32_t skip = 0;  // bytes of the text that a replacement stands for
  std::string_view text;
};

bool isReplacing(const Edit& edit) { return edit.kind == Edit::Kind::Replace || edit.kind == Edit::Kind::Remove; }

bool overlaps(Range a, Range b) { return a.begin < b.end && b.begin < a.end; }

// The edits that survive: no two replacements overlap, and no wrap or insertion cuts into one.
class Resolver {
 public:
  Resolver(const std::vector<Edit>& edits, std::vector<EditConflict>& conflicts)
      : edits(edits), conflicts(conflicts) {}

  std::vector<const Edit*> run() {
    for (const Edit& edit : edits) {
      if (isReplacing(edit)) {
        addReplacement(edit);
      }
    }
    std::vector<const Edit*> kept;
    for (const auto& [begin, edit] : replacements) {
      kept.push_back(edit);
    }
    for (const Edit& edit : edits) {
      if (!isReplacing(edit) && fits(edit)) {
        kept.push_back(&edit);
      }
    }
    return kept;
  }

 private:
  void addReplacement(const Edit& edit) {
    auto at = replacements.lower_bound(edit.range.begin);
    if (at != replacements.begin() && std::prev(at)->second->range.end > edit.range.begin) {
      --at;
    }
    for (; at != replacements.end() && overlaps(at->second->range, edit.range);) {
      const Edit& other = *at->second;
      if (other.range == edit.range && other.kind == edit.kind && other.text == edit.text) {
        return;  // asked for twice
      }
      if (other.kind == Edit::Kind::Remove && other.range.contains(edit.range)) {
        return;  // what it would change goes away
      }
      if (edit.kind == Edit::Kind::Remove && edit.range.contains(other.range)) {
        at = replacements.erase(at);
        continue;
      }
      conflicts.push_back({other, edit});
      return;
    }
    replacements.emplace(edit.range.begin, &edit);
  }

  bool fits(const Edit& edit) {
    return fitsAt(edit, edit.range.begin) && (edit.kind == Edit::Kind::Insert || fitsAt(edit, edit.range.end));
  }

  bool fitsAt(const Edit& edit, std::uint32_t offset) {
    auto at = replacements.lower_bound(offset);
    if (at == replacements.begin()) {
      return true;
    }
    const Edit& other = *std::prev(at)->second;
    if (other.range.end <= offset) {
      return true;
    }
    if (other.kind != Edit::Kind::Remove || !other.range.contains(edit.range)) {
      conflicts.push_back({other, edit});
    }
    return false;
  }

  const std::vector<Edit>& edits;
  std::vector<EditConflict>& conflicts;
  std::map<std::uint32_t, const Edit*> replacements;
};

std::vector<Piece> cut(const std::vector<const Edit*>& edits) {
  std::vector<Piece> pieces;
  for (const Edit* edit : edits) {
    const Range range = edit->range;
    switch (edit->kind) {
      case Edit::Kind::Replace:
      case Edit::Kind::Remove:
        pieces.push_back({range.begin, 3, 0, edit->order, range.length(), edit->text});
        break;
      case Edit::Kind::Insert:
        pieces.push_back({range.begin, 1, 0, edit->order, 0, edit->text});
        break;
      case Edit::Kind::Move:
      case Edit::Kind::Copy:
        break;  // settled before
      case Edit::Kind::Wrap:
        // Of two wraps of one range the one asked for first is the inner one.
        pieces.push_back({range.begin, 2, -std::int64_t{range.end}, ~edit->order, 0, edit->text});
        pieces.push_back({range.end, 0, -std::int64_t{range.begin}, edit->order, 0, edit->after});
        break;
    }
  }
  std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
    return std::tie(a.at, a.stage, a.rank, a.order) < std::tie(b.at, b.stage, b.rank, b.order);
  });
  return pieces;
}

bool isRelocation(const Edit& edit) { return edit.kind == Edit::Kind::Move || edit.kind == Edit::Kind::Copy; }

bool isInside(const Edit& edit, Range range) {
  if (edit.kind == Edit::Kind::Insert) {
    return range.begin < edit.range.begin && edit.range.begin < range.end;
  }
  return range.contains(edit.range);
}

std::string render(std::string_view text, Range window, std::vector<Edit> edits, std::vector<EditConflict>& conflicts);

// Turns moves and copies into removals and insertions, outermost first.
void settleRelocations(std::string_view text, std::vector<Edit>& edits, std::vector<EditConflict>& conflicts) {
  for (;;) {
    const auto widest = std::max_element(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
      return std::pair(isRelocation(a), a.range.length()) < std::pair(isRelocation(b), b.range.length());
    });
    if (widest == edits.end() || !isRelocation(*widest)) {
      return;
    }
    const Edit moved = *widest;
    edits.erase(widest);
    std::vector<Edit> inside;
    std::copy_if(edits.begin(), edits.end(), std::back_inserter(inside),
                 [&](const Edit& edit) { return isInside(edit, moved.range); });
    std::vector<EditConflict> repeated;
    const bool stays = moved.kind == Edit::Kind::Copy;
    std::string body = render(text, moved.range, std::move(inside), stays ? repeated : conflicts);
    if (!stays) {
      std::erase_if(edits, [&](const Edit& edit) { return isInside(edit, moved.range); });
      edits.push_back({Edit::Kind::Remove, moved.range, {}, {}, moved.rule, moved.order, 0});
    }
    edits.push_back({Edit::Kind::Insert, {moved.to, moved.to}, moved.text + body + moved.after, {}, moved.rule,
                     moved.order, 0});
  }
}

// The text of the window after the edits, which all lie in it.
std::string render(std::string_view text, Range window, std::vector<Edit> edits, std::vector<EditConflict>& conflicts) {
  settleRelocations(text, edits, conflicts);
  const std::vector<const Edit*> kept = Resolver(edits, conflicts).run();
  std::string result;
  result.reserve(window.length() + window.length() / 16);
  std::uint32_t copied = window.begin;
  for (const Piece& piece : cut(kept)) {
    if (piece.at > copied) {
      result += text.substr(copied, piece.at - copied);
      copied = piece.at;
    }
    result += piece.text;
    copied = std::max(copied, piece.at + piece.skip);
  }
  if (copied < window.end) {
    result += text.substr(copied, window.end - copied);
  }
  return result;
}

}  // namespace

void EditSet::add(Edit edit) {
  edit.order = static_cast<std::uint32_t>(edits.size());
  edits.push_back(std::move(edit));
}

void EditSet::replace(Range range, std::string text, std::string_view rule) {
  add({Edit::Kind::Replace, range, std::move(text), {}, rule, 0, 0});
}

void EditSet::remove(Range range, std::string_view rule) { add({Edit::Kind::Remove, range, {}, {}, rule, 0, 0}); }

void EditSet::insert(std::uint32_t at, std::string text, std::string_view rule) {
  add({Edit::Kind::Insert, {at, at}, std::move(text), {}, rule, 0, 0});
}

void EditSet::wrap(Range range, std::string before, std::string after, std::string_view rule) {
  add({Edit::Kind::Wrap, range, std::move(before), std::move(after), rule, 0, 0});
}

void EditSet::move(Range range, std::uint32_t to, std::string before, std::string after, std::string_view rule) {
  add({Edit::Kind::Move, range, std::move(before), std::move(after), rule, 0, to});
}

void EditSet::copy(Range range, std::uint32_t to, std::string before, std::string after, std::string_view rule) {
  add({Edit::Kind::Copy, range, std::move(before), std::move(after), rule, 0, to});
}

std::string EditSet::apply(std::string_view text, std::vector<EditConflict>& conflicts) const {
  return render(text, {0, static_cast<std::uint32_t>(text.size())}, edits, conflicts);
}

}  // namespace hipify
