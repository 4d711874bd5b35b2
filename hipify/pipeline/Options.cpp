// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Options.h"

#include <algorithm>
#include <string_view>

#include "hipify/pipeline/Fixes.h"
#include "hipify/report/Reports.h"

namespace hipify {

namespace {

enum class ValueKind : std::uint8_t { Flag, Text, List, OptionalText };

struct OptionRow {
  std::string_view spelling;
  ValueKind value;
  void (*set)(Options&, std::string);
  std::string_view help;
  bool ignored;
};

void assign(bool& field, std::string) { field = true; }
void assign(std::optional<std::string>& field, std::string value) { field = std::move(value); }
void assign(std::vector<std::string>& field, std::string value) { field.push_back(std::move(value)); }
[[maybe_unused]] void ignore(Options&, std::string) {}

constexpr OptionRow kRows[] = {
#define HIPIFY_OPTION(spelling, value, field, help)                                                        \
  {spelling, ValueKind::value, [](Options& o, std::string text) { assign(o.field, std::move(text)); }, help, \
   false},
#define HIPIFY_IGNORED(spelling, value, why) {spelling, ValueKind::value, ignore, why, true},
#include "hipify/pipeline/Options.def"
};

const OptionRow* findRow(std::string_view spelling) {
  for (const OptionRow& row : kRows) {
    if (row.spelling == spelling) {
      return &row;
    }
  }
  return nullptr;
}

class Parser {
 public:
  explicit Parser(const std::vector<std::string>& arguments) : arguments(arguments) {}

  Expected<Options> run() {
    for (at = 0; at < arguments.size(); ++at) {
      const std::string& argument = arguments[at];
      if (argument == "--") {
        options.clangArguments.assign(arguments.begin() + static_cast<std::ptrdiff_t>(at) + 1, arguments.end());
        break;
      }
      if (argument.size() < 2 || argument[0] != '-') {
        options.inputs.push_back(argument);
      } else if (Status status = option(argument); !status) {
        return status.error();
      }
    }
    return check();
  }

 private:
  Status option(const std::string& argument) {
    const bool twoDashes = argument[1] == '-';
    std::string name = argument.substr(twoDashes ? 2 : 1);
    std::optional<std::string> value;
    if (const std::size_t equals = name.find('='); equals != std::string::npos) {
      value = name.substr(equals + 1);
      name.resize(equals);
    }
    const OptionRow* row = findRow(name);
    // -Idir, -DNAME=1, -j4: the value follows the letter.
    if (row == nullptr && !twoDashes && findRow(name.substr(0, 1)) != nullptr &&
        std::string_view("IDUj").find(name[0]) != std::string_view::npos) {
      row = findRow(name.substr(0, 1));
      value = argument.substr(2);
    }
    if (row == nullptr) {
      return Error{"the option is unknown (" + argument + "); --help lists them"};
    }
    if (row->value == ValueKind::Flag && value) {
      return Error{"the option takes no value (" + argument + ")"};
    }
    if ((row->value == ValueKind::Text || row->value == ValueKind::List) && !value) {
      if (at + 1 >= arguments.size()) {
        return Error{"the option needs a value (" + argument + ")"};
      }
      value = arguments[++at];
    }
    if (row->ignored && !row->help.empty()) {
      options.notes.push_back("the option " + argument + " has no effect: " + std::string(row->help));
    }
    // Reports, threads and the like change no translation.
    constexpr std::string_view kOutward[] = {"j",     "o",           "o-dir",           "report",  "report-file", "quiet",
                                              "force", "print-stats", "print-stats-csv", "o-stats", "no-excerpts", "stats", "timing"};
    if (std::find(std::begin(kOutward), std::end(kOutward), name) == std::end(kOutward)) {
      options.fingerprint += name + "=" + value.value_or("") + "\n";
    }
    row->set(options, value.value_or(""));
    return {};
  }

  Expected<Options> check() {
    if (options.perl || options.python) {
      return Error{std::string("no translator is generated (") + (options.perl ? "--perl" : "--python") +
                   "): hipify itself needs no toolkit and takes hipify-perl's options; --csv prints its table"};
    }
    if (options.tableMd || options.tableCsv) {
      options.printTable = options.tableCsv ? "csv" : "md";
    }
    if (options.examine) {
      options.noOutput = true;
      options.printStats = options.printStats || options.examineStats;
    }
    const int targets = (options.output ? 1 : 0) + (options.outputFolder ? 1 : 0) + (options.inPlace ? 1 : 0) +
                        (options.noOutput ? 1 : 0) + (options.diff ? 1 : 0);
    if (targets > 1) {
      return Error{"only one of -o, -o-dir, --in-place, --no-output and --diff can be given"};
    }
    if (const Expected<FixSet> fixes = parseFixes(options.fixes); !fixes) {
      return fixes.error();
    }
    if (const auto reports = parseReports(options.reports, options.reportFile.value_or("")); !reports) {
      return reports.error();
    }
    if (options.jobs && (options.jobs->empty() || options.jobs->size() > 4 || *options.jobs == "0" ||
                         options.jobs->find_first_not_of("0123456789") != std::string::npos)) {
      return Error{"-j takes a number from 1 to 9999 (" + *options.jobs + ")"};
    }
    if (options.writeCMake && !options.output && !options.outputFolder && !options.inPlace) {
      return Error{"--write-cmake needs -o OUT or --in-place"};
    }
    const std::string header = options.mainHeader.value_or("needed");
    if (header != "needed" && header != "always") {
      return Error{"the choice of files is unknown (--main-header=" + header + "); it is needed or always"};
    }
    const std::string table = options.printTable.value_or("");
    if (table.find_first_of(" /\\") != std::string::npos) {
      return Error{"the table is no name of a library (" + table + ")"};
    }
    if (options.parseSeconds && (options.parseSeconds->empty() || options.parseSeconds->size() > 6 ||
                                 options.parseSeconds->find_first_not_of("0123456789") != std::string::npos)) {
      return Error{"the number of seconds is none (" + *options.parseSeconds + ")"};
    }
    const bool onlyPrints = options.help || options.version || options.explain || options.printTable || options.man || options.completion;
    if (options.inputs.empty() && !onlyPrints && !options.compileDatabase) {
      return Error{"no input file is given; --help shows how"};
    }
    return std::move(options);
  }

  const std::vector<std::string>& arguments;
  std::size_t at = 0;
  Options options;
};

}  // namespace

std::vector<std::string> Options::parseArguments() const {
  std::vector<std::string> result;
  for (const std::string& directory : includeDirectories) {
    result.push_back("-I" + directory);
  }
  for (const std::string& define : defines) {
    result.push_back("-D" + define);
  }
  for (const std::string& undefine : undefines) {
    result.push_back("-U" + undefine);
  }
  if (standard) {
    result.push_back("-std=" + *standard);
  }
  result.insert(result.end(), clangArguments.begin(), clangArguments.end());
  return result;
}

Expected<Options> parseOptions(const std::vector<std::string>& arguments) { return Parser(arguments).run(); }

std::string helpText() {
  std::string text =
      "usage: hipify [options] FILE... [-- compiler options]\n"
      "       hipify [options] DIR -o OUT\n"
      "Translates CUDA source to HIP source. One file goes to stdout unless told otherwise.\n"
      "Exit status: 0 all translated, 1 something is left for a person, 2 usage or I/O error.\n\n";
  for (const OptionRow& row : kRows) {
    if (row.ignored || row.help.empty()) {
      continue;
    }
    std::string name = (row.spelling.size() == 1 || row.spelling == "o-dir" ? "  -" : "  --") + std::string(row.spelling);
    if (row.value == ValueKind::Text || row.value == ValueKind::List) {
      name += row.spelling.size() == 1 ? " V" : "=V";
    } else if (row.value == ValueKind::OptionalText) {
      name += "[=V]";
    }
    name.resize(std::max<std::size_t>(name.size() + 1, 34), ' ');
    text += name + std::string(row.help) + "\n";
  }
  return text;
}

}  // namespace hipify
