// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/rules/PtxTable.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace hipify::rules {

namespace {

constexpr PtxType kTypes[] = {
#define HIPIFY_PTX_TYPE(name, cpp, family, bits) {name, cpp, family, bits},
#include "hipify/rules/InlinePtx.def"
};

constexpr PtxRow kRows[] = {
#define HIPIFY_PTX(pattern, result, text) {pattern, result, text},
#include "hipify/rules/InlinePtx.def"
};

constexpr PtxSpecial kSpecials[] = {
#define HIPIFY_PTX_SPECIAL(name, type, text) {name, type, text},
#include "hipify/rules/InlinePtx.def"
};

constexpr PtxSpecial kCpuSpecials[] = {
#define HIPIFY_PTX_CPU_SPECIAL(name, type, text) {name, type, text},
#include "hipify/rules/InlinePtx.def"
};

template <typename Rows>
auto findByName(const Rows& rows, std::string_view name) -> decltype(std::begin(rows)) {
  const auto found = std::find_if(std::begin(rows), std::end(rows), [&](const auto& row) { return row.name == name; });
  return found == std::end(rows) ? nullptr : found;
}

// `{a|b}` is either, `<T>` and `<U>` the names of types, everything else itself.
bool matchesOpcode(std::string_view pattern, std::string_view text, PtxMatch& match) {
  if (pattern.empty()) {
    return text.empty();
  }
  if (pattern.substr(0, 3) == "<T>" || pattern.substr(0, 3) == "<U>") {
    const PtxType*& type = pattern[1] == 'T' ? match.type : match.from;
    return std::any_of(std::begin(kTypes), std::end(kTypes), [&](const PtxType& candidate) {
      const bool starts = text.substr(0, candidate.name.size()) == candidate.name;
      type = starts ? &candidate : type;
      return starts && matchesOpcode(pattern.substr(3), text.substr(candidate.name.size()), match);
    });
  }
  if (pattern[0] == '{') {
    const std::size_t close = pattern.find('}');
    for (std::size_t from = 1; from <= close;) {
      const std::size_t bar = std::min(pattern.find('|', from), close);
      const std::string_view choice = pattern.substr(from, bar - from);
      if (text.substr(0, choice.size()) == choice &&
          matchesOpcode(pattern.substr(close + 1), text.substr(choice.size()), match)) {
        return true;
      }
      from = bar + 1;
    }
    return false;
  }
  return !text.empty() && pattern[0] == text[0] && matchesOpcode(pattern.substr(1), text.substr(1), match);
}

// One letter for the shape of an operand, as the patterns write it: _ [_] {n} _|_ or the text itself.
bool matchesOperand(std::string_view pattern, const PtxOperand& operand) {
  switch (operand.kind) {
    case PtxOperand::Kind::Address:
      return pattern == "[_]";
    case PtxOperand::Kind::Group:
      return pattern == "{" + std::to_string(operand.parts.size()) + "}";
    case PtxOperand::Kind::Pair:
      return pattern == "_|_";
    default:
      return pattern == "_" || pattern == operand.text;
  }
}

bool matchesOperands(std::string_view patterns, const std::vector<PtxOperand>& operands) {
  std::size_t count = 0;
  while (!patterns.empty()) {
    const std::size_t end = std::min(patterns.find(", "), patterns.size());
    if (count >= operands.size() || !matchesOperand(patterns.substr(0, end), operands[count])) {
      return false;
    }
    patterns.remove_prefix(std::min(end + 2, patterns.size()));
    ++count;
  }
  return count == operands.size();
}

}  // namespace

const PtxType* findType(std::string_view name) { return findByName(kTypes, name); }

const PtxType* constraintType(std::string_view constraint) {
  constexpr std::pair<char, std::string_view> kLetters[] = {{'r', "u32"}, {'l', "u64"}, {'h', "u16"}, {'f', "f32"}, {'d', "f64"}};
  for (const auto& [letter, type] : kLetters) {
    if (constraint.find(letter) != std::string_view::npos) {
      return findType(type);
    }
  }
  return findType("s32");  // n: a constant
}

const PtxSpecial* findSpecial(std::string_view name, PtxTarget target) {
  const PtxSpecial* special = findByName(kSpecials, name);
  return special == nullptr && target == PtxTarget::Cpu ? findByName(kCpuSpecials, name) : special;
}

PtxMatch findRow(const PtxInstruction& instruction) {
  for (const PtxRow& row : kRows) {
    PtxMatch match{&row, nullptr, nullptr};
    const std::size_t space = std::min(row.pattern.find(' '), row.pattern.size());
    const std::string_view operands = row.pattern.substr(std::min(space + 1, row.pattern.size()));
    if (matchesOpcode(row.pattern.substr(0, space), instruction.opcode, match) &&
        matchesOperands(operands, instruction.operands)) {
      return match;
    }
  }
  return {};
}

std::string reinterpreted(const std::string& text, const PtxType& from, const PtxType& to) {
  if (from.bits != to.bits || from.family == 'p' || to.family == 'p') {
    return "";
  }
  constexpr std::pair<std::string_view, std::string_view> kBitCasts[] = {
      {"i32f32", "__uint_as_float"}, {"f32i32", "__float_as_uint"},  {"i64f64", "__longlong_as_double"},
      {"f64i64", "__double_as_longlong"}, {"i16h16", "__ushort_as_half"}, {"h16i16", "__half_as_ushort"}};
  const std::string key = from.family + std::to_string(from.bits) + to.family + std::to_string(to.bits);
  for (const auto& [name, function] : kBitCasts) {
    if (name == key) {
      return std::string(function) + "(" + text + ")";
    }
  }
  return "__builtin_bit_cast(" + std::string(to.cpp) + ", " + text + ")";
}

}  // namespace hipify::rules
