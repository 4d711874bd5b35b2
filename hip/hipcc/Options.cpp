// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Options.h"

#include <algorithm>

#include "hip/hipcc/OptionTable.h"
#include "hip/hipcc/ResponseFile.h"
#include "hip/hipcc/System.h"

namespace hipcc {

namespace {

struct SuffixRow {
  std::string_view suffix;
  std::string_view language;
};

// ROCm's hipcc compiles every C++ suffix as HIP, and so do we. What is not here goes to the linker.
constexpr SuffixRow kSuffixes[] = {
    {".hip", "hip"},           {".cu", "cuda"},
    {".cuh", "cuda"},          {".cpp", "hip"},
    {".cxx", "hip"},           {".cc", "hip"},
    {".C", "hip"},             {".c++", "hip"},
    {".cp", "hip"},            {".c", "c"},
    {".i", "cpp-output"},      {".ii", "c++-cpp-output"},
    {".s", "assembler"},       {".S", "assembler-with-cpp"},
    {".ll", "ir"},             {".bc", "ir"},
    {".m", "objective-c"},     {".mm", "objective-c++"},
};

// These are for the linker whatever -x says, as with ROCm's hipcc.
constexpr std::string_view kLinkerSuffixes[] = {".o", ".a", ".so", ".lo", ".obj"};

bool isForLinker(const std::string& path) {
  for (std::string_view suffix : kLinkerSuffixes)
    if (path.ends_with(suffix)) return true;
  return path.find(".so.") != std::string::npos;
}

std::string languageOf(const std::string& path, const System& system) {
  size_t dot = path.rfind('.');
  size_t slash = path.rfind('/');
  if (dot == std::string::npos || (slash != std::string::npos && dot < slash)) return {};
  std::string suffix = path.substr(dot);
  for (const SuffixRow& row : kSuffixes) {
    if (row.suffix != suffix) continue;
    bool isPlainCxx = row.language == "hip" && suffix != ".hip";
    if (isPlainCxx && system.environment("HIP_COMPILE_CXX_AS_HIP") == "0") return "c++";
    return std::string(row.language);
  }
  return {};
}

/// The words that clang gets for an option whose value is `value`.
Arguments clangWords(const OptionRow& row, const Arguments& written, const std::string& value) {
  if (row.clang == kAsWritten) return written;
  if (row.clang == kUnsupported) return {};
  Arguments words;
  if (row.clang == "%,") {
    std::string spaced = value;
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    return splitWords(spaced);
  }
  for (std::string word : splitWords(row.clang)) {
    if (size_t at = word.find('%'); at != std::string::npos) word.replace(at, 1, value);
    words.push_back(std::move(word));
  }
  return words;
}

class Parser {
 public:
  Parser(const Arguments& arguments, const System& system)
      : arguments_(arguments), system_(system) {}

  Status parse(Options& options, unsigned allowedUse) {
    for (size_t i = 0; i < arguments_.size(); ++i) {
      const std::string& argument = arguments_[i];
      if (onlyInputs_ || argument.size() < 2 || argument[0] != '-')
        addInput(options, argument);
      else if (argument == "--")
        onlyInputs_ = true;
      else if (Status status = parseOption(options, i, allowedUse); !status)
        return status;
    }
    return {};
  }

 private:
  void addInput(Options& options, const std::string& path) {
    std::string language;
    if (!isForLinker(path))
      language = options.language.empty() ? languageOf(path, system_) : options.language;
    if (language.empty()) {
      options.linkItems.push_back({std::nullopt, {path}});
      return;
    }
    options.linkItems.push_back({options.sources.size(), {}});
    options.sources.push_back({path, language});
  }

  /// Advances `index` over the option's value.
  Status parseOption(Options& options, size_t& index, unsigned allowedUse) {
    const std::string& argument = arguments_[index];
    const OptionRow* row = findOption(argument);
    if (!row) {
      add(options, {{argument}, {argument}, kEverywhere & allowedUse});
      return {};
    }
    Arguments written{argument};
    std::string value = argument;
    bool inNextWord = argument == row->spelling &&
                      (row->form == Form::Separate || row->form == Form::Either ||
                       row->form == Form::Equals);
    if (inNextWord) {
      if (++index == arguments_.size())
        return Error{"the option lacks its value (" + argument + ")"};
      written.push_back(value = arguments_[index]);
    } else if (row->form != Form::Flag) {
      value = argument.substr(row->spelling.size() + (row->form == Form::Equals ? 1 : 0));
    }
    if (row->learn)
      if (Status status = row->learn(options, value); !status) return status;
    Argument result{written, clangWords(*row, written, value), row->use & allowedUse, row->family};
    result.unsupported = row->clang == kUnsupported;
    if (row->use != kNowhere) add(options, std::move(result));
    return {};
  }

  /// Link options keep their place among the objects.
  static void add(Options& options, Argument argument) {
    if (argument.use == kLink && !argument.unsupported && argument.family == Family::Clang) {
      options.linkItems.push_back({std::nullopt, std::move(argument.clang)});
      return;
    }
    options.arguments.push_back(std::move(argument));
  }

  const Arguments& arguments_;
  const System& system_;
  bool onlyInputs_ = false;
};

}  // namespace

Arguments Input::languageArguments() const {
  // CUDA is HIP in other words: headers make up for them.
  Arguments arguments{"-x", isCuda() ? "hip" : language};
  if (language == "c")
    for (const char* warning : {"implicit-int", "implicit-function-declaration", "int-conversion",
                                "incompatible-function-pointer-types", "return-type"})
      arguments.push_back(std::string("-Wno-error=") + warning);
  return arguments;
}

Arguments Input::suitable(Arguments arguments) const {
  if (language == "c")
    std::erase_if(arguments, [](const std::string& argument) {
      return argument.starts_with("-std=c++") || argument.starts_with("-std=gnu++");
    });
  return arguments;
}

Arguments stageArguments(Stage stage) {
  struct Row {
    Stage stage;
    const char* option;
  };
  static constexpr Row kRows[] = {{Stage::Preprocess, "-E"},
                                  {Stage::SyntaxOnly, "-fsyntax-only"},
                                  {Stage::Assembly, "-S"},
                                  {Stage::Object, "-c"}};
  for (const Row& row : kRows)
    if (row.stage == stage) return {row.option};
  return {};
}

Arguments Options::clangArguments(unsigned use, std::optional<Family> excluded) const {
  Arguments result;
  for (const Argument& argument : arguments)
    if ((argument.use & use) && argument.family != excluded)
      result.insert(result.end(), argument.clang.begin(), argument.clang.end());
  return result;
}

Expected<Options> parseOptions(const Arguments& arguments, const System& system) {
  Expected<Arguments> expanded = expandResponseFiles(arguments, system);
  if (!expanded) return expanded.error();
  Options options;
  struct Source {
    Arguments words;
    unsigned allowedUse;
  };
  const Source sources[] = {
      {*expanded, kEverywhere},
      {splitWords(system.environment("HIPCC_COMPILE_FLAGS_APPEND")), kCompile},
      {splitWords(system.environment("HIPCC_LINK_FLAGS_APPEND")), kLink}};
  for (const Source& source : sources) {
    options.language.clear();
    if (Status status = Parser(source.words, system).parse(options, source.allowedUse); !status)
      return status.error();
  }
  return options;
}

}  // namespace hipcc
