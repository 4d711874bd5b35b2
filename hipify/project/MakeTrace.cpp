// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What make would do is read command by command:
//
//   hipcc -O3 -c a.hip -o a.o      remembers what a.o is made from
//   hipcc -O3 a.o -o app -lm       the program app: a.hip with -O3, library m

#include "hipify/project/MakeTrace.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "hipify/support/Text.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHipCompilers[] = {"hipcc"};
constexpr std::string_view kCompilers[] = {"g++", "c++", "clang++", "gcc", "cc", "clang", "mpicxx", "mpic++", "mpicc", "icpx", "icx"};
constexpr std::string_view kCCompilers[] = {"gcc", "cc", "clang", "mpicc", "icx"};
constexpr std::string_view kHarmless[] = {"echo", "mkdir", "rm", "touch", "true", ":", "ranlib", "printf", "make", "gmake",
                                          "cd", "test", "[", "ln", "exit", "sleep", "chmod", "strip", "if", "fi", "then", "else"};
constexpr std::string_view kEnter = ": Entering directory '";
constexpr std::string_view kOperators[] = {"&&", "||", ";", "|", "&"};
constexpr std::string_view kSourceExtensions[] = {".hip", ".cu", ".cpp", ".cc", ".cxx", ".c++", ".C", ".c"};
constexpr std::string_view kWithValue[] = {"-include", "-isystem", "-iquote", "-idirafter", "-Xlinker", "-Xclang",
                                           "-u", "-T", "-MF", "-MT", "-MQ", "--param"};

std::string programName(const std::string& word) {
  std::string name = fs::path(word).filename().string();
  if (const std::size_t dash = name.rfind('-');
      dash != std::string::npos && name.find_first_not_of("0123456789.", dash + 1) == std::string::npos) {
    name.resize(dash);  // g++-12
  }
  return name;
}

// What the stand-ins of RunMake.cpp say instead of options for HIP's headers and runtime.
constexpr std::string_view kHipRuntimeWord = "hip-host-options";

/// A compiler's command, taken apart.
struct Command {
  std::vector<std::string> sources, objects, options, definitions, includeDirectories, libraries, libraryDirectories,
      linkOptions;
  std::string output;
  std::string language;  // of -x
  bool compileOnly = false, shared = false, hipRuntime = false, producesNothing = false;
};

class Reader {
 public:
  Reader(std::string folder, const SubMake& subMake) : root(std::move(folder)), directories{root}, subMake(subMake) {}

  MakeTrace read(std::string_view output) {
    readLines(output);
    return std::move(trace);
  }

 private:
  void readLines(std::string_view output) {
    std::string line;
    while (!output.empty()) {
      const std::size_t newline = output.find('\n');
      line += output.substr(0, newline);
      output.remove_prefix(newline == std::string_view::npos ? output.size() : newline + 1);
      if (line.ends_with('\\')) {
        line.back() = ' ';
        continue;
      }
      // make goes into a folder by itself where the command is written with $(MAKE).
      enters = output.substr(0, output.find('\n')).find(kEnter) != std::string_view::npos;
      readLine(line);
      line.clear();
    }
  }

  void readLine(const std::string& line) {
    if (const std::size_t at = line.find(kEnter); at != std::string::npos) {
      directories.push_back(line.substr(at + kEnter.size(), line.size() - at - kEnter.size() - 1));
      return;
    }
    if (line.find(": Leaving directory '") != std::string::npos) {
      if (directories.size() > 1) {
        directories.pop_back();
      }
      return;
    }
    here = directories.back();
    std::vector<std::string> command;
    for (const std::string& word : shellWords(line)) {
      if (isOneOf(kOperators, word)) {
        readCommand(command, line);
        command.clear();
      } else {
        command.push_back(word);
      }
    }
    readCommand(command, line);
  }

  void readCommand(std::vector<std::string> words, const std::string& line) {
    while (!words.empty() && (words[0].find('=') != std::string::npos || words[0] == "ccache" || words[0] == "time")) {
      words.erase(words.begin());
    }
    if (words.empty()) {
      return;
    }
    const std::string program = programName(words[0]);
    const std::vector<std::string> arguments(words.begin() + 1, words.end());
    if (program == "cd" && !arguments.empty()) {
      here = (fs::path(here) / arguments[0]).lexically_normal().string();
    } else if (isOneOf(kHipCompilers, program) || isOneOf(kCompilers, program)) {
      compile(program, parse(arguments));
    } else if (program == "ar") {
      archive(arguments);
    } else if ((program == "make" || program == "gmake") && !enters && subMake) {
      follow(arguments, line);
    } else if (!isOneOf(kHarmless, program) && !line.starts_with("make")) {
      trace.skipped.push_back(line);
    }
  }

  void follow(const std::vector<std::string>& arguments, const std::string& line) {
    constexpr std::size_t kMaxDepth = 16;  // a Makefile that calls itself ends there
    const std::string folder = here;
    const std::string output = directories.size() > kMaxDepth ? std::string() : subMake(folder, arguments);
    if (output.empty()) {
      trace.skipped.push_back(line);
      return;
    }
    directories.push_back(folder);
    readLines(output);
    directories.pop_back();
    here = folder;
  }

  // Relative to the Makefile where it lies below it.
  std::string place(const std::string& path) const {
    const fs::path absolute = (fs::path(here) / path).lexically_normal();
    const fs::path relative = absolute.lexically_relative(root);
    return relative.empty() || *relative.begin() == ".." ? absolute.string() : relative.string();
  }

  Command parse(const std::vector<std::string>& words) const {
    Command command;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string& word = words[i];
      const auto value = [&] { return word.size() > 2 ? word.substr(2) : i + 1 < words.size() ? words[++i] : ""; };
      const std::string_view head = std::string_view(word).substr(0, 2);
      if (word == kHipRuntimeWord) {
        command.hipRuntime = true;
      } else if (word == "-c") {
        command.compileOnly = true;
      } else if (word == "-E" || word == "-S" || word == "-M" || word == "-MM" || word == "--version") {
        command.producesNothing = true;
      } else if (word == "-shared") {
        command.shared = true;
      } else if (word == "-x") {
        command.language = value();
      } else if (isOneOf(kWithValue, word)) {
        const std::string next = i + 1 < words.size() ? words[++i] : "";
        if (word.starts_with("-i")) {
          command.options.push_back("SHELL:" + word + " " + (fs::exists(fs::path(here) / next) ? sourceDirectory(next) : next));
        } else if (word == "-Xlinker") {
          command.linkOptions.push_back("-Wl," + next);
        } else if (!word.starts_with("-M")) {
          command.options.push_back("SHELL:" + word + " " + next);
        }
      } else if (head == "-o" && word.size() == 2) {
        command.output = value();
      } else if (head == "-I") {
        command.includeDirectories.push_back(place(value()));
      } else if (head == "-D") {
        command.definitions.push_back(value());
      } else if (head == "-L") {
        command.libraryDirectories.push_back(place(value()));
      } else if (head == "-l") {
        command.libraries.push_back(value());
      } else if (word.starts_with("-Wl,") || word == "-rdynamic" || word == "--hip-link" || word == "-static") {
        command.linkOptions.push_back(word);
      } else if (word.starts_with("-MM") || word.starts_with("-MD") || word == "-MP" || word == "-pipe" || word[0] == '>' || word[0] == '<') {
        continue;
      } else if (word[0] == '-') {
        command.options.push_back(word);
      } else {
        (isOneOf(kSourceExtensions, fs::path(word).extension().string()) ? command.sources : command.objects).push_back(word);
      }
    }
    return command;
  }

  std::string sourceDirectory(const std::string& path) const {
    const std::string at = place(path);
    return fs::path(at).is_absolute() ? at : "${CMAKE_CURRENT_SOURCE_DIR}/" + at;
  }

  TracedSource sourceOf(const std::string& program, const Command& command, const std::string& path) const {
    const std::string extension = fs::path(path).extension().string();
    TracedSource source{place(path), SourceLanguage::Cxx, command.options, command.definitions, command.includeDirectories};
    if (command.language == "hip" || (isOneOf(kHipCompilers, program) && extension != ".c" && command.language.empty())) {
      source.language = SourceLanguage::Hip;
    } else if (command.language == "c" || (extension == ".c" && (isOneOf(kCCompilers, program) || isOneOf(kHipCompilers, program)))) {
      source.language = SourceLanguage::C;
      // One list of options for all languages: C has no use for that of C++.
      std::erase_if(source.options, [](const std::string& option) { return option.starts_with("-std=") && option.find("++") != std::string::npos; });
    }
    return source;
  }

  void compile(const std::string& program, const Command& command) {
    if (command.producesNothing || (command.sources.empty() && command.objects.empty())) {
      return;
    }
    if (command.compileOnly) {
      for (const std::string& source : command.sources) {
        const std::string object = command.output.empty() ? fs::path(source).stem().string() + ".o" : command.output;
        objects[place(object)] = {sourceOf(program, command, source), command.hipRuntime};
      }
      return;
    }
    TracedTarget target;
    target.kind = command.shared ? TracedTarget::Kind::SharedLibrary : TracedTarget::Kind::Program;
    target.output = place(command.output.empty() ? "a.out" : command.output);
    target.hipRuntime = command.hipRuntime;
    for (const std::string& source : command.sources) {
      target.sources.push_back(sourceOf(program, command, source));
    }
    for (const std::string& object : command.objects) {
      addInput(target, object);
    }
    target.libraries.insert(target.libraries.end(), command.libraries.begin(), command.libraries.end());
    target.libraryDirectories = command.libraryDirectories;
    target.linkOptions = command.linkOptions;
    for (const std::string& option : command.options) {  // those that a link needs as well
      if (option == "-fopenmp" || option == "-pthread" || option == "-fgpu-rdc" || option.starts_with("-fsanitize") || option == "-pg") {
        target.linkOptions.push_back(option);
      }
    }
    add(std::move(target));
  }

  // An object made before, a library of the trace, or a file that is there.
  void addInput(TracedTarget& target, const std::string& path) {
    const std::string input = place(path);
    if (const auto object = objects.find(input); object != objects.end()) {
      target.sources.push_back(object->second.source);
      target.hipRuntime = target.hipRuntime || object->second.hipRuntime;
      return;
    }
    for (const TracedTarget& library : trace.targets) {
      if (library.output == input) {
        target.libraries.push_back("target:" + input);
        return;
      }
    }
    target.libraries.push_back(fs::path(input).is_absolute() ? input : "${CMAKE_CURRENT_SOURCE_DIR}/" + input);
  }

  void archive(const std::vector<std::string>& arguments) {
    if (arguments.size() < 3 || arguments[0].find('r') == std::string::npos) {
      return;
    }
    TracedTarget target;
    target.kind = TracedTarget::Kind::StaticLibrary;
    target.output = place(arguments[1]);
    for (std::size_t i = 2; i < arguments.size(); ++i) {
      addInput(target, arguments[i]);
    }
    add(std::move(target));
  }

  void add(TracedTarget target) {
    for (TracedTarget& known : trace.targets) {
      if (known.output == target.output) {
        known = std::move(target);
        return;
      }
    }
    trace.targets.push_back(std::move(target));
  }

  struct Object {
    TracedSource source;
    bool hipRuntime = false;
  };

  std::string root, here;
  std::vector<std::string> directories;
  std::map<std::string, Object> objects;
  MakeTrace trace;
  const SubMake& subMake;
  bool enters = false;  // make goes into a folder behind the line that is read
};

}  // namespace

std::vector<std::string> shellWords(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
  const auto finish = [&] {
    if (inWord) {
      words.push_back(word);
    }
    word.clear();
    inWord = false;
  };
  char quote = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quote != 0) {
      if (c == quote) {
        quote = 0;
      } else if (c == '\\' && quote == '"' && i + 1 < line.size() && std::string_view("\"\\$`").find(line[i + 1]) != std::string_view::npos) {
        word += line[++i];
      } else {
        word += c;
      }
    } else if (c == '"' || c == '\'') {
      quote = c;
      inWord = true;
    } else if (c == '\\' && i + 1 < line.size()) {
      word += line[++i];
      inWord = true;
    } else if (c == ' ' || c == '\t' || c == '\r') {
      finish();
    } else if (c == '#' && !inWord) {
      break;
    } else if (c == ';' || c == '&' || c == '|') {
      finish();
      words.emplace_back(i + 1 < line.size() && line[i + 1] == c && c != ';' ? 2U : 1U, c);
      i += words.back().size() - 1;
    } else {
      word += c;
      inWord = true;
    }
  }
  finish();
  return words;
}

MakeTrace readMakeTrace(std::string_view output, const std::string& folder, const SubMake& subMake) {
  return Reader(folder, subMake).read(output);
}

}  // namespace hipify
