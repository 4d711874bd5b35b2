// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_OPTIONS_H
#define HIPIFY_PIPELINE_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

#include "hipify/support/Expected.h"

namespace hipify {

/// The command line, as Options.def describes it.
struct Options {
  std::vector<std::string> inputs;
  std::vector<std::string> clangArguments;  // what stands after `--`
  std::vector<std::string> notes;           // about options taken without effect
  std::optional<std::string> completion;    // the shell to print a completion script for
  bool man = false;

  std::optional<std::string> output, outputFolder, reportFile, jobs, standard, compileDatabase, explain,
      printTable, mainHeader, parseSeconds;
  std::vector<std::string> includeDirectories, defines, undefines, fixes, excludedFolders, excludedFiles;
  std::vector<std::string> reports;           // FORMAT or FORMAT=FILE
  std::optional<std::string> statisticsFile;  // CSV
  std::optional<std::string> filter;
  bool writeCMake = false, force = false;
  std::string fingerprint;  // what of the command line can change a translation
  bool inPlace = false, noBackup = false, diff = false, noOutput = false, examine = false, keepExtension = false;
  bool launchMacro = false, roc = false, miopen = false, translateStrings = false, flatHeaders = false,
       plainHalf2 = false, skipExcluded = false, beside = false, tableMd = false, tableCsv = false, perl = false, python = false;
  bool printStats = false, printStatsCsv = false, examineStats = false, noExcerpts = false, stats = false, timing = false;
  bool quiet = false, lexical = false, version = false, help = false;

  /// -I, -D, -U and -std as a compiler takes them, then what stood after `--`.
  std::vector<std::string> parseArguments() const;
};

/// Fails with a sentence for the user when an option is unknown or options exclude each other.
Expected<Options> parseOptions(const std::vector<std::string>& arguments);

std::string helpText();

}  // namespace hipify

#endif
