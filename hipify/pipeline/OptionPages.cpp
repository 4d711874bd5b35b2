// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/OptionPages.h"

#include <cstdint>
#include <string_view>

namespace hipify {

namespace {

enum class Value : std::uint8_t { Flag, Text, List, OptionalText };

struct Row {
  std::string_view spelling;
  Value value;
  std::string_view help;
  bool ignored;

  bool listed() const { return !ignored && !help.empty(); }
  bool isShort() const { return spelling.size() == 1; }
  std::string dashed() const { return (isShort() ? "-" : "--") + std::string(spelling); }
};

constexpr Row kRows[] = {
#define HIPIFY_OPTION(spelling, value, field, help) {spelling, Value::value, help, false},
#define HIPIFY_IGNORED(spelling, value, why) {spelling, Value::value, why, true},
#include "hipify/pipeline/Options.def"
};

struct DiagnosticRow {
  std::string_view id, severity, summary;
};
constexpr DiagnosticRow kDiagnostics[] = {
#define HIPIFY_DIAGNOSTIC(name, id, severity, summary, remedy) {id, #severity, summary},
#include "hipify/report/Diagnostics.def"
};

constexpr std::string_view kProgramNames[] = {
    "hipify",
#define HIPIFY_PROFILE(name, ...) name,
#include "hipify/pipeline/Profiles.def"
};

std::string programNames() {
  std::string names;
  for (const std::string_view name : kProgramNames) {
    names += " " + std::string(name);
  }
  return names;
}

std::string replaced(std::string_view text, std::string_view characters, std::string_view before) {
  std::string out;
  for (const char c : text) {
    if (characters.find(c) != std::string_view::npos) {
      out += before;
    }
    out += c;
  }
  return out;
}

std::string roff(std::string_view text) { return replaced(text, "-", "\\"); }

std::string roffOption(const Row& row) {
  const std::string name = ".TP\n\\fB" + roff(row.dashed()) + "\\fR";
  switch (row.value) {
    case Value::Flag: return name + "\n";
    case Value::OptionalText: return name + "[=\\fIV\\fR]\n";
    default: return name + (row.isShort() ? " \\fIV\\fR\n" : "=\\fIV\\fR\n");
  }
}

constexpr std::string_view kManHead =
    R"(.TH HIPIFY 1
.SH NAME
hipify \- translate CUDA source to HIP source
.SH SYNOPSIS
.B hipify
[\fIoptions\fR] \fIFILE\fR... [\-\- \fIcompiler options\fR]
.br
.B hipify
[\fIoptions\fR] \fIDIR\fR \-o \fIOUT\fR
.SH DESCRIPTION
Translates one file to the standard output, several files next to themselves, or a whole project into the folder
.IR OUT :
sources, the headers that they reach, Makefiles and CMake files.
No CUDA toolkit is needed.
A result is always written; what is left for a person stands in the report, each with file, line and an id.
.SH OPTIONS
One dash or two may stand before an option.
)";

constexpr std::string_view kManTail =
    R"(.SH EXIT STATUS
.TP
0
all is translated
.TP
1
the result is written, something is left for a person
.TP
2
usage or I/O error, nothing is lost
.SH SEE ALSO
docs/hipify.md and docs/diagnostics.md of Isthmus
)";

std::string bashScript() {
  std::string words;
  for (const Row& row : kRows) {
    if (row.listed()) {
      words += row.dashed() + (row.value == Value::Flag || row.value == Value::OptionalText || row.isShort() ? " " : "= ");
    }
  }
  return "# Completion of hipify for bash, made by hipify --completion=bash.\n"
         "_hipify() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]}\n"
         "  COMPREPLY=()\n"
         "  if [[ $word == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W '" + words + "' -- \"$word\"))\n"
         "    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi\n"
         "  fi\n"
         "  return 0\n"
         "}\n"
         "complete -o default -F _hipify" + programNames() + "\n";
}

std::string zshScript() {
  std::string script = "#compdef" + programNames() + "\n# Completion of hipify for zsh, made by hipify --completion=zsh.\n_arguments -s \\\n";
  for (const Row& row : kRows) {
    if (!row.listed()) {
      continue;
    }
    std::string help;
    for (const char c : replaced(row.help, "[]:\\", "\\")) {
      help += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    const bool repeats = row.value == Value::List;
    const std::string_view argument = row.value == Value::Flag           ? ""
                                      : row.value == Value::OptionalText ? "::value: "
                                                                         : ":value:_files";
    const std::string_view joint = row.value == Value::Flag ? "" : row.isShort() ? "+" : "=";
    script += "  '" + std::string(repeats ? "*" : "") + row.dashed() + std::string(joint) +
              (row.value == Value::OptionalText ? "-" : "") + "[" + help + "]" + std::string(argument) + "' \\\n";
  }
  return script + "  '*:file:_files'\n";
}

}  // namespace

std::string manPage() {
  std::string page(kManHead);
  for (const Row& row : kRows) {
    if (row.listed()) {
      page += roffOption(row) + roff(row.help) + "\n";
    }
  }
  page += ".SH COMPATIBILITY\nTaken from other translators and without effect:\n";
  for (const Row& row : kRows) {
    if (row.ignored) {
      page += roffOption(row) + (row.help.empty() ? std::string("no effect") : roff(row.help)) + "\n";
    }
  }
  page += ".SH DIAGNOSTICS\nA warning is work that is left, a remark is code that is translated and deserves a look.\n";
  for (const DiagnosticRow& row : kDiagnostics) {
    page += ".TP\n\\fB" + roff(row.id) + "\\fR (" + std::string(row.severity) + ")\n" + roff(row.summary) + "\n";
  }
  return page + std::string(kManTail);
}

std::string completionScript(std::string_view shell) {
  return shell == "bash" ? bashScript() : shell == "zsh" ? zshScript() : std::string();
}

}  // namespace hipify
