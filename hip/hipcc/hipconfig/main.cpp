// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// hipconfig: says where HIP is and what it is, for build systems.

#include <cstdio>
#include <cstdlib>

#include "hip/hipcc/Platform.h"
#include "hip/hipcc/System.h"
#include "hip/hipcc/Toolchain.h"
#include "hip/hipcc/Version.h"

namespace hipcc {

namespace {

struct Facts {
  const System& system;
  Platform platform;
};

/// CMake's HIP language looks here for a clang++ and its package, as in a ROCm installation.
std::string languageRoot(const Facts& facts) { return facts.system.prefix() + "/lib/hip-clang"; }

std::string version(const Facts&) { return std::string(kHipVersion); }
std::string path(const Facts& facts) { return facts.system.prefix(); }
std::string platform(const Facts& facts) { return std::string(platformName(facts.platform)); }
std::string compiler(const Facts& facts) {
  return facts.platform == Platform::Nvidia ? "nvcc" : "clang";
}
std::string runtime(const Facts& facts) {
  if (facts.platform == Platform::Cpu) return "cpu";
  return facts.platform == Platform::Nvidia ? "cuda" : "rocclr";
}
std::string clangPath(const Facts& facts) { return languageRoot(facts) + "/bin"; }
std::string preprocessorOptions(const Facts& facts) {
  auto toolchain = makeToolchain(facts.platform, facts.system);
  if (!toolchain) return {};
  return " " + quoted((*toolchain)->compileFlags({}));
}

std::string full(const Facts& facts) {
  std::string text = "HIP version: " + version(facts) + "\n\n==hipconfig\n";
  const std::pair<const char*, std::string> lines[] = {
      {"HIP_PATH", path(facts)},         {"ROCM_PATH", languageRoot(facts)},
      {"HIP_COMPILER", compiler(facts)}, {"HIP_PLATFORM", platform(facts)},
      {"HIP_RUNTIME", runtime(facts)},   {"CPP_CONFIG", preprocessorOptions(facts)}};
  for (const auto& [name, value] : lines)
    text += std::string(name) + std::string(13 - std::string_view(name).size(), ' ') + ": " +
            value + "\n";
  auto toolchain = makeToolchain(facts.platform, facts.system);
  text += "\n==compiler\n";
  text += toolchain ? facts.system.outputOf({(*toolchain)->compiler(), "--version"})
                    : toolchain.error().message + "\n";
  return text;
}

std::string check(const Facts& facts) {
  auto toolchain = makeToolchain(facts.platform, facts.system);
  return toolchain ? "the platform " + platform(facts) + " is complete\n"
                   : "error: " + toolchain.error().message + "\n";
}

struct QuestionRow {
  std::string_view name;
  std::string_view letter;
  std::string (*answer)(const Facts& facts);
  std::string_view meaning;
};

constexpr QuestionRow kQuestions[] = {
    {"--path", "-p", path, "the directory of this HIP"},
    {"--rocmpath", "-R", languageRoot, "the directory of CMake's package for the language HIP"},
    {"--cpp_config", "-C", preprocessorOptions, "options for a compiler of host code"},
    {"--compiler", "-c", compiler, "clang or nvcc"},
    {"--platform", "-P", platform, "cpu, nvidia or amd"},
    {"--runtime", "-r", runtime, "cpu, cuda or rocclr"},
    {"--hipclangpath", "-l", clangPath, "the directory of clang++"},
    {"--version", "-v", version, "major.minor.patch-build"},
    {"--full", "-f", full, "all of it"},
    {"--check", "", check, "whether the platform's compiler is there"},
};

std::string help() {
  std::string text = "usage: hipconfig [options]\n\n";
  for (const QuestionRow& row : kQuestions) {
    std::string names = std::string(row.name) + (row.letter.empty() ? "" : ", ") +
                        std::string(row.letter);
    text += "  " + names + std::string(22 - names.size(), ' ') + std::string(row.meaning) + "\n";
  }
  return text + "  --newline, -n         end the output with a new line\n"
                "  --help, -h            this text\n";
}

int run(const Arguments& arguments) {
  RealSystem system;
  Expected<Platform> platform = defaultPlatform(system);
  if (!platform) {
    std::fprintf(stderr, "hipconfig: error: %s\n", platform.error().message.c_str());
    return EXIT_FAILURE;
  }
  Facts facts{system, *platform};
  std::string text;
  bool newline = false;
  for (const std::string& argument : arguments) {
    const QuestionRow* found = nullptr;
    for (const QuestionRow& row : kQuestions)
      if (argument == row.name || argument == row.letter) found = &row;
    if (found) {
      text += found->answer(facts);
    } else if (argument == "--newline" || argument == "-n") {
      newline = true;
    } else if (argument == "--help" || argument == "-h") {
      text += help();
    } else {
      std::fprintf(stderr, "hipconfig: error: the option is unknown (%s)\n", argument.c_str());
      return EXIT_FAILURE;
    }
  }
  if (arguments.empty() || (newline && text.empty())) text += full(facts);
  std::fwrite(text.data(), 1, text.size(), stdout);
  if (newline) std::putchar('\n');
  return EXIT_SUCCESS;
}

}  // namespace

}  // namespace hipcc

int main(int count, char** words) {
  return hipcc::run(hipcc::Arguments(words + 1, words + count));
}
