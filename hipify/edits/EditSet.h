// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_EDITS_EDITSET_H
#define HIPIFY_EDITS_EDITSET_H

#include <string>
#include <string_view>
#include <vector>

#include "hipify/source/SourceFile.h"

namespace hipify {

struct Edit {
  enum class Kind : std::uint8_t { Replace, Remove, Insert, Wrap, Move, Copy };
  Kind kind = Kind::Replace;
  Range range;               // empty for an insertion
  std::string text;          // what replaces, is inserted, or goes before
  std::string after;         // Wrap, Move, Copy: what goes behind
  std::string_view rule;     // the rule that asked for it
  std::uint32_t order = 0;   // rank among the edits asked for
  std::uint32_t to = 0;      // Move, Copy: where the text goes
};

/// Two edits that cannot both be made. The first was made, the second was not.
struct EditConflict {
  Edit made, refused;
};

/// The edits of one file. They compose: insertions and wraps nest around and inside each other
/// and around replacements, so the argument of a call inside a launch inside a macro gets all of
/// its edits. Only a replacement excludes others, and a removal takes what is inside with it.
class EditSet {
 public:
  void replace(Range range, std::string text, std::string_view rule);
  void remove(Range range, std::string_view rule);
  void insert(std::uint32_t at, std::string text, std::string_view rule);
  void wrap(Range range, std::string before, std::string after, std::string_view rule);
  /// The text of the range, with the edits inside it, appears at `to`, which is not inside it.
  void move(Range range, std::uint32_t to, std::string before, std::string after, std::string_view rule);
  void copy(Range range, std::uint32_t to, std::string before, std::string after, std::string_view rule);

  /// Takes edits back: those for which `unwanted(edit)` holds.
  template <typename Predicate>
  void eraseIf(Predicate unwanted) {
    std::erase_if(edits, unwanted);
  }

  bool empty() const { return edits.empty(); }
  const std::vector<Edit>& all() const { return edits; }

  /// The text after every edit that does not conflict with an earlier one; those that do are
  /// added to `conflicts`.
  std::string apply(std::string_view text, std::vector<EditConflict>& conflicts) const;

 private:
  void add(Edit edit);

  std::vector<Edit> edits;
};

}  // namespace hipify

#endif
