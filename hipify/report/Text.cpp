// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Clang's format, as editors and build logs read it:
//
//   a.cu:3:7: remark: the mask names 32 lanes [hip-lane-mask]
//       3 | v += __shfl_xor_sync(0xffffffff, v, 1);
//         |                      ^~~~~~~~~~
//         |                      ~0ull

#include <fmt/format.h>

#include "hipify/report/Excerpt.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

constexpr std::string_view kBold = "\x1b[1m", kOff = "\x1b[0m", kGreen = "\x1b[32m";
constexpr std::string_view kSeverityColours[] = {"\x1b[1;34m", "\x1b[1;35m", "\x1b[1;31m"};

/// A line as a terminal shows it, and the column at which each byte of it begins.
struct Shown {
  std::string text;
  std::vector<std::uint32_t> columns;
};

Shown show(std::string_view bytes) {
  constexpr unsigned kTabStop = 8;
  Shown shown;
  std::uint32_t column = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const Character character = firstCharacter(bytes.substr(at, 4));
    std::string piece(bytes.substr(at, character.bytes));
    if (piece == "\t") {
      piece.assign(kTabStop - column % kTabStop, ' ');
    } else if (!character.valid) {
      piece = fmt::format("<{:02X}>", static_cast<unsigned char>(bytes[at]));
    } else if (character.code < 0x20 || (character.code >= 0x7f && character.code < 0xa0)) {
      piece = fmt::format("<U+{:04X}>", character.code);
    }
    shown.columns.insert(shown.columns.end(), character.bytes, column);
    column += character.valid && character.code >= 0xa0 ? 1 : static_cast<std::uint32_t>(piece.size());
    shown.text += piece;
    at += character.bytes;
  }
  shown.columns.push_back(column);
  return shown;
}

class TextWriter {
 public:
  TextWriter(const Report& report, const ReportStyle& style) : report(report), style(style) {}

  std::string run() {
    for (const FileReport& file : report.files) {
      for (const FileReport::Entry& entry : file.entries) {
        if (style.remarks || severityOf(entry.diagnostic.id) != Severity::Remark) {
          write(file, entry);
        }
      }
    }
    if (style.remarks && (report.files.size() > 1 || report.warnings + report.remarks > 0)) {
      out += textSummary(report);
    }
    return std::move(out);
  }

 private:
  std::string_view colour(std::string_view code) const { return style.colours ? code : std::string_view(); }

  void write(const FileReport& file, const FileReport::Entry& entry) {
    const Diagnostic& diagnostic = entry.diagnostic;
    const Severity severity = severityOf(diagnostic.id);
    const std::string place = fmt::format("{}:{}:{}:", file.path, entry.position.line, entry.position.column);
    const std::string_view bold = colour(kBold), off = colour(kOff);
    out += fmt::format("{}{}{} {}{}:{} {}{} [{}]{}\n", bold, place, off,
                       colour(kSeverityColours[static_cast<std::size_t>(severity)]), severityText(severity), off, bold,
                       diagnostic.message, idText(diagnostic.id), off);
    if (style.excerpts) {
      excerpt(file, entry);
    }
    if (!diagnostic.hint.empty()) {
      out += fmt::format("{}{}{} note: {}\n", bold, place, off, diagnostic.hint);
    }
  }

  void excerpt(const FileReport& file, const FileReport::Entry& entry) {
    const std::uint32_t at = entry.diagnostic.offset;
    const Range line = lineAround(file.text, at);
    if (at > line.end || line.length() == 0) {
      return;
    }
    Range range = visibleRange(file.text, entry.diagnostic.range());
    const Range part = shownPart(file.text, line, range);
    range.end = std::max(range.begin, std::min(range.end, part.end));
    const Shown shown = show(file.text.substr(part.begin, part.length()));
    const std::uint32_t begin = shown.columns[range.begin - part.begin];
    const std::uint32_t end = std::max(begin + 1, shown.columns[range.end - part.begin]);
    out += fmt::format("{:>5} | {}\n", entry.position.line, shown.text);
    out += fmt::format("      | {}{}^{}{}\n", std::string(begin, ' '), colour(kGreen), std::string(end - begin - 1, '~'),
                       colour(kOff));
    fixIts(entry.diagnostic, file.text, part, shown);
  }

  /// One replacement stands below what it replaces; of several the line shows that they make. What
  /// reaches into other lines is left out.
  void fixIts(const Diagnostic& diagnostic, std::string_view text, Range part, const Shown& shown) {
    std::string line(text.substr(part.begin, part.length()));
    for (auto fix = diagnostic.fixIts.rbegin(); fix != diagnostic.fixIts.rend(); ++fix) {
      const bool fits = part.begin <= fix->range.begin && fix->range.end <= part.end;
      if (!fits || fix->replacement.find('\n') != std::string::npos) {
        return;
      }
      line.replace(fix->range.begin - part.begin, fix->range.length(), fix->replacement);
    }
    if (diagnostic.fixIts.size() == 1) {
      const FixIt& fix = diagnostic.fixIts.front();
      line = std::string(shown.columns[fix.range.begin - part.begin], ' ') +
             (fix.replacement.empty() ? std::string(fix.range.length(), '-') : fix.replacement);
    }
    if (!diagnostic.fixIts.empty()) {
      out += fmt::format("{:>5} | {}{}{}\n", diagnostic.fixIts.size() == 1 ? " " : "+", colour(kGreen), show(line).text,
                         colour(kOff));
    }
  }

  const Report& report;
  const ReportStyle& style;
  std::string out;
};

}  // namespace

std::string textReport(const Report& report, const ReportStyle& style) { return TextWriter(report, style).run(); }

}  // namespace hipify
