// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// From PTX to C++ by the rows of InlinePtx.def, in the simplest of three forms:
//
//   popc.b32 %0, %1            r = __popc(x)
//   add.u32 %0, %1, %2         r = [](unsigned a1, unsigned a2) { return a1 + a2; }(x, y)
//   { .reg .pred p; ... }      [](auto& o0, unsigned a1) { bool p_; p_ = a1 != 0; o0 = p_ ? 1 : 0; }(r, x)
//
// The parameters give the operands the types that the constraints name, whatever the program's are.
// length-reason: one writer whose parts share what is known about the statement.
// While a text is written, operand i stands in it as kMark and its number; the text is then cut there.

#include "hipify/rules/PtxTranslation.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>


namespace hipify::rules {

namespace {

constexpr char kMark = '\x01';

struct Value {
  std::string text;
  const PtxType* type = nullptr;
};

class PtxWriter {
 public:
  PtxWriter(const InlineAsm& statement, PtxTarget target)
      : statement(statement), target(target), wanted(statement.operands.size()), isAddress(statement.operands.size()) {
    for (const PtxRegister& entry : statement.program.registers) {
      registers[entry.name] = findType(entry.type);
    }
  }

  PtxTranslation run() {
    PtxTranslation result;
    for (const PtxInstruction& instruction : statement.program.instructions) {
      matches.push_back(findRow(instruction));
      if (matches.back().row == nullptr) {
        result.problem = instruction.opcode;
        return result;
      }
      const std::string_view text = matches.back().row->text;
      const bool reads = readsCarry(text);
      if (reads && !hasCarry) {
        result.problem = instruction.opcode + ", a carry from another statement";
        return result;
      }
      hasCarry = hasCarry || (instruction.guard.empty() && text.find("carry = ") != std::string_view::npos);
    }
    if (matches.empty()) {
      result.problem = "no instruction";
      return result;
    }
    for (const auto form : {&PtxWriter::direct, &PtxWriter::value, &PtxWriter::general}) {
      problem.clear();
      const std::optional<std::string> text = (this->*form)();
      if (text && problem.empty() && cut(*text, result.gaps)) {
        return result;
      }
    }
    result.problem = problem.empty() ? statement.program.instructions[0].opcode : problem;
    return result;
  }

 private:
  static bool readsCarry(std::string_view text) {
    return text.find("+ carry") != std::string_view::npos || text.find("- carry") != std::string_view::npos;
  }

  bool isSingle() const {
    return matches.size() == 1 && !hasCarry && statement.program.registers.empty() && statement.program.instructions[0].guard.empty();
  }

  // The operands as arguments of a call or in parentheses, each once.
  std::optional<std::string> direct() {
    const PtxMatch match = matches[0];
    if (!isSingle() || match.row->text.find("return ") != std::string_view::npos || !standsAlone(match.row->text)) {
      return std::nullopt;
    }
    mode = Mode::Direct;
    return write(0);
  }

  static bool standsAlone(std::string_view text) {
    for (std::size_t at = text.find('$'); at != std::string_view::npos; at = text.find('$', at + 1)) {
      std::size_t end = at + 2;
      while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == ':' ||
                                   text[end] == '[' || text[end] == ']')) {
        ++end;
      }
      const bool isCast = at >= 2 && text.substr(at - 2, 2) == ">(";  // converts from whatever type it is given
      const bool opened = at >= 1 && !isCast && (text[at - 1] == '(' || (at >= 2 && text.substr(at - 2, 2) == ", "));
      const bool closed = end < text.size() && (text[end] == ')' || text[end] == ',');
      const bool assigned = at >= 2 && text.substr(at - 2, 2) == "= " && end == text.size();
      if (!(opened && closed) && !assigned && text != "$1:any") {
        return false;
      }
    }
    return true;
  }

  // r = [](unsigned a1) { return ...; }(x)
  std::optional<std::string> value() {
    const PtxMatch match = matches[0];
    const bool hasDestination = match.row->result != "void";
    if (!isSingle() || !hasDestination || statement.outputs != 1 || statement.operands[0].constraint[0] != '=' ||
        isTied()) {
      return std::nullopt;
    }
    const PtxOperand& destination = statement.program.instructions[0].operands[0];
    if (destination.kind != PtxOperand::Kind::Asm || destination.index != 0) {
      return std::nullopt;
    }
    mode = Mode::Collect;
    source(0);
    mode = Mode::Lambda;
    const Value body = source(0);
    const bool returns = match.row->text.find("return ") != std::string_view::npos;
    std::string text = mark(0) + " = [](" + parameters(1) + ") { ";
    const PtxType* own = constraintType(statement.operands[0].constraint);
    const bool sameFamily = body.type->family == own->family;
    if (returns && !sameFamily) {
      return std::nullopt;
    }
    text += returns ? body.text + " }(" : "return " + (sameFamily ? body.text : convert(body, own)) + "; }(";
    return text + arguments(1) + ")";
  }

  std::optional<std::string> general() {
    mode = Mode::Collect;
    for (std::size_t i = 0; i < matches.size(); ++i) {
      write(i);
    }
    mode = Mode::Lambda;
    std::string text = "[](" + parameters(0) + ") {";
    for (const auto& [name, type] : registers) {
      if (type == nullptr) {
        problem = ".reg " + name;
        return std::nullopt;
      }
      text += " " + std::string(type->cpp) + " " + registerName(name) + ";";
    }
    text += hasCarry ? " bool carry = false;" : "";
    for (std::size_t i = statement.outputs; i < statement.operands.size(); ++i) {
      if (const int output = tiedTo(i); output >= 0) {
        text += " o" + std::to_string(output) + " = a" + std::to_string(i) + ";";
      }
    }
    for (std::size_t i = 0; i < matches.size(); ++i) {
      text += " " + write(i);
      text += text.back() == '}' ? "" : ";";
    }
    return text + " }(" + arguments(0) + ")";
  }

  // One instruction as a statement without its semicolon.
  std::string write(std::size_t i) {
    const PtxInstruction& instruction = statement.program.instructions[i];
    std::string text;
    if (matches[i].row->result == "void") {
      text = render(i).text;
      if (text.find(';') != std::string::npos) {
        text = "{ " + text + "; }";
      }
    } else {
      Value expression = source(i);
      if (matches[i].row->text.find("return ") != std::string_view::npos) {
        expression.text = "[&] { " + expression.text + " }()";
      }
      text = assign(instruction.operands[0], expression);
    }
    if (!instruction.guard.empty()) {
      text = "if (" + std::string(instruction.guardNegated ? "!" : "") + registerValue(instruction.guard).text + ") " + text;
    }
    return text;
  }

  std::string assign(const PtxOperand& destination, const Value& expression) {
    const PtxOperand& target = destination.kind == PtxOperand::Kind::Pair ? destination.parts[0] : destination;
    if (target.kind == PtxOperand::Kind::Asm && target.index < statement.outputs) {
      const PtxType* type = constraintType(statement.operands[target.index].constraint);
      const std::string name = mode == Mode::Direct ? mark(target.index) : "o" + std::to_string(target.index);
      const bool integers = type->family == 'i' && expression.type->family == 'i';
      return name + " = " + (integers ? withoutParentheses(expression.text) : convert(expression, type));
    }
    if (target.kind == PtxOperand::Kind::Register && target.text == "_") {
      return "(void)0";
    }
    const Value place = registerValue(target.text);
    return place.text + " = " + convert(expression, place.type);
  }

  static std::string withoutParentheses(const std::string& text) {
    int depth = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
      depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
      if (depth == 0) {
        return text;
      }
    }
    return text.size() < 2 ? text : text.substr(1, text.size() - 2);
  }

  // The value that instruction i computes.
  Value source(std::size_t i) { return render(i); }

  Value render(std::size_t i) {
    const PtxInstruction& instruction = statement.program.instructions[i];
    const PtxMatch& match = matches[i];
    Value result;
    result.type = match.row->result == "T" ? match.type : findType(match.row->result);
    std::string_view text = match.row->text;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] == '@') {
        result.text += match.type == nullptr ? "?" : match.type->cpp;
      } else if (text[at] == '$') {
        ++at;
        const PtxOperand* operand = &instruction.operands[static_cast<std::size_t>(text[at] - '0')];
        if (text.substr(at + 1, 1) == "[") {
          operand = &operand->parts[static_cast<std::size_t>(text[at + 2] - '0')];
          at += 3;
        } else if (text.substr(at + 1, 1) == "p") {
          operand = &operand->parts[1];
          at += 1;
        } else if (operand->kind == PtxOperand::Kind::Pair) {
          operand = &operand->parts[0];
        }
        std::string_view typeName;
        if (text.substr(at + 1, 1) == ":") {
          std::size_t end = at + 2;
          while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) {
            ++end;
          }
          typeName = text.substr(at + 2, end - at - 2);
          at = end - 1;
        }
        const bool written = text.substr(at + 1, 3) == " = ";
        result.text += written ? destinationName(*operand, match.type) : operandText(*operand, typeName, match, result);
      } else {
        result.text += text[at];
      }
    }
    if (result.type == nullptr) {
      result.type = findType("u32");
    }
    return result;
  }

  // `$0 = ` inside the text of a row: of the family that the row's type has.
  std::string destinationName(const PtxOperand& operand, const PtxType* type) {
    if (operand.kind == PtxOperand::Kind::Asm && operand.index < statement.outputs) {
      const PtxType* own = constraintType(statement.operands[operand.index].constraint);
      if (type != nullptr && own->family != type->family) {
        problem = "an operand of another type";
      }
      return mode == Mode::Direct ? mark(operand.index) : "o" + std::to_string(operand.index);
    }
    return registerValue(operand.text).text;
  }

  std::string operandText(const PtxOperand& operand, std::string_view typeName, const PtxMatch& match, Value& result) {
    if (operand.kind == PtxOperand::Kind::Address) {
      const std::string base = addressText(operand.parts[0]);
      return operand.text.empty() ? base : "(char*)(" + base + ") + " + operand.text;
    }
    if (typeName == "ptr") {
      return addressText(operand);
    }
    if (typeName == "mask") {
      return maskText(operand);
    }
    const PtxType* type = typeName.empty() || typeName == "T" ? match.type : typeName == "U" ? match.from : findType(typeName);
    const bool natural = typeName == "any" || type == nullptr;
    Value own = valueOf(operand, natural ? nullptr : type);
    if (natural) {
      result.type = own.type;
      return own.text;
    }
    return convert(own, type);
  }

  std::string addressText(const PtxOperand& operand) {
    if (operand.kind != PtxOperand::Kind::Asm) {
      problem = "an address in a register";
      return "";
    }
    if (constraintType(statement.operands[operand.index].constraint)->bits != 64) {
      problem = "an address in shared memory";
    }
    isAddress[operand.index] = true;
    return mode == Mode::Direct ? mark(operand.index) : "a" + std::to_string(operand.index);
  }

  std::string maskText(const PtxOperand& operand) {
    if (operand.kind == PtxOperand::Kind::Number && isFullMask(operand.text)) {
      return "0xffffffffull << (__lane_id() & 32)";
    }
    if (mode == Mode::Direct) {
      problem = "mask";  // its type has to be known
    }
    return "static_cast<unsigned long long>(" + convert(valueOf(operand, findType("u32")), findType("u32")) +
           ") << (__lane_id() & 32)";
  }

  Value valueOf(const PtxOperand& operand, const PtxType* type) {
    switch (operand.kind) {
      case PtxOperand::Kind::Number:
        return numberValue(operand.text, type);
      case PtxOperand::Kind::Asm:
        return asmValue(operand.index, type);
      case PtxOperand::Kind::Special:
      case PtxOperand::Kind::Register: {
        Value value = registerValue(operand.text);
        value.text = (operand.negated ? "!" : "") + value.text;
        return value;
      }
      default:
        problem = "an operand";
        return {"", findType("u32")};
    }
  }

  // 0f3F800000 is a float by its bits, 0d a double.
  Value numberValue(const std::string& text, const PtxType* type) const {
    const std::string prefix = text.substr(0, 2);
    if (prefix == "0f" || prefix == "0F") {
      return {"__uint_as_float(0x" + text.substr(2) + "u)", findType("f32")};
    }
    if (prefix == "0d" || prefix == "0D") {
      return {"__longlong_as_double(0x" + text.substr(2) + "ll)", findType("f64")};
    }
    if (text.find('.') != std::string::npos) {
      return {text + (type != nullptr && type->bits == 32 ? "f" : ""), type == nullptr ? findType("f64") : type};
    }
    return {text, type == nullptr ? findType("s32") : type};
  }

  Value asmValue(unsigned index, const PtxType* type) {
    if (index >= statement.operands.size()) {
      problem = "%" + std::to_string(index);
      return {"", findType("u32")};
    }
    const PtxType* own = constraintType(statement.operands[index].constraint);
    const bool output = index < statement.outputs;
    wanted[index].insert(type == nullptr ? own : type);
    if (mode == Mode::Direct) {
      const bool fits = type == nullptr || type->family == own->family;
      return {mark(index), fits && type != nullptr ? type : own};
    }
    if (output) {
      return {"static_cast<" + std::string(own->cpp) + ">(o" + std::to_string(index) + ")", own};
    }
    return {"a" + std::to_string(index), parameterType(index)};
  }

  // The type of every use when there is one, else what the constraint says.
  const PtxType* parameterType(std::size_t index) const {
    const std::string& constraint = statement.operands[index].constraint;
    const PtxType* own = constraintType(constraint);
    if (wanted[index].size() == 1) {
      const PtxType* only = *wanted[index].begin();
      const bool constant = constraint.find('n') != std::string::npos;
      if (only->family == 'i' && (constant || (own->family == 'i' && only->bits == own->bits))) {
        return only;
      }
    }
    return own;
  }

  Value registerValue(const std::string& name) {
    if (const auto known = registers.find(name); known != registers.end() && known->second != nullptr) {
      return {registerName(name), known->second};
    }
    if (const PtxSpecial* special = findSpecial(name, target)) {
      return {std::string(special->text), findType(special->type)};
    }
    problem = name.empty() ? "an operand" : name;
    return {"", findType("u32")};
  }

  static std::string registerName(const std::string& name) {
    std::string result;
    for (const char c : name) {
      result += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    }
    return result + "_";
  }

  std::string convert(const Value& value, const PtxType* to) {
    const PtxType* from = value.type;
    if (from == nullptr || to == nullptr || from->cpp == to->cpp || value.text.empty()) {
      return value.text;
    }
    const std::string in = "(" + value.text + ")";
    if (from->family == 'i' && to->family == 'i') {
      const bool number = std::isdigit(static_cast<unsigned char>(value.text[0])) != 0;
      return number ? value.text : "static_cast<" + std::string(to->cpp) + ">" + in;
    }
    const std::string bits = reinterpreted(value.text, *from, *to);
    if (bits.empty()) {
      problem = "a conversion";
    }
    return bits;
  }

  int tiedTo(std::size_t input) const {
    const char first = statement.operands[input].constraint.empty() ? ' ' : statement.operands[input].constraint[0];
    return std::isdigit(static_cast<unsigned char>(first)) != 0 ? first - '0' : -1;
  }

  bool isTied() const {
    for (std::size_t i = statement.outputs; i < statement.operands.size(); ++i) {
      if (tiedTo(i) >= 0) {
        return true;
      }
    }
    return false;
  }

  std::string parameters(std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < statement.operands.size(); ++i) {
      text += i == from ? "" : ", ";
      if (i < statement.outputs) {
        text += "auto& o" + std::to_string(i);
      } else if (isAddress[i] || tiedTo(i) >= 0) {
        text += "auto a" + std::to_string(i);
        if (!wanted[i].empty()) {
          problem = "an address that is computed with";
        }
      } else {
        text += std::string(parameterType(i)->cpp) + " a" + std::to_string(i);
      }
    }
    return text;
  }

  std::string arguments(std::size_t from) const {
    std::string text;
    for (std::size_t i = from; i < statement.operands.size(); ++i) {
      text += (i == from ? "" : ", ") + mark(static_cast<unsigned>(i));
    }
    return text;
  }

  static std::string mark(unsigned index) { return {kMark, static_cast<char>(index + 2)}; }

  // The text around the marks, if every operand stands in it once and in its place.
  bool cut(const std::string& text, std::vector<std::string>& gaps) const {
    gaps.assign(1, "");
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] != kMark) {
        gaps.back() += text[at];
      } else if (++at; static_cast<std::size_t>(text[at] - 2) == gaps.size() - 1) {
        gaps.emplace_back();
      } else {
        return false;
      }
    }
    return gaps.size() == statement.operands.size() + 1;
  }

  enum class Mode : std::uint8_t { Direct, Collect, Lambda };
  const InlineAsm& statement;
  const PtxTarget target;
  std::map<std::string, const PtxType*> registers;
  std::vector<PtxMatch> matches;
  std::vector<std::set<const PtxType*>> wanted;  // by operand: the types it is used with
  std::vector<bool> isAddress;                   // by operand: used as an address
  std::string problem;
  bool hasCarry = false;  // an instruction before this one left a carry
  Mode mode = Mode::Direct;
};

}  // namespace

PtxTranslation translatePtx(const InlineAsm& statement, PtxTarget target) { return PtxWriter(statement, target).run(); }

bool isPtx(const InlineAsm& statement) {
  const PtxProgram& program = statement.program;
  return !program.registers.empty() ||
         std::any_of(program.instructions.begin(), program.instructions.end(), [](const PtxInstruction& instruction) {
           const std::size_t dot = instruction.opcode.find('.');
           return (dot != 0 && dot != std::string::npos) || instruction.opcode == "trap" || instruction.opcode == "exit" ||
                  instruction.opcode == "brkpt";
         });
}

}  // namespace hipify::rules
