// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Options.h"

#include <catch2/catch.hpp>

namespace {
hipify::Options parse(const std::vector<std::string>& arguments) {
  const auto options = hipify::parseOptions(arguments);
  REQUIRE(options);
  return *options;
}
std::string problem(const std::vector<std::string>& arguments) {
  const auto options = hipify::parseOptions(arguments);
  return options ? "" : options.error().message;
}
}  // namespace

TEST_CASE("values may be joined, follow a letter or follow the option") {
  CHECK(parse({"-o=x", "a.cu"}).output == "x");
  CHECK(parse({"-o", "x", "a.cu"}).output == "x");
  CHECK(parse({"--o-dir=y", "a.cu"}).outputFolder == "y");
  CHECK(parse({"-Iinc", "-DA=1", "-I", "b", "a.cu"}).parseArguments() ==
        std::vector<std::string>{"-Iinc", "-Ib", "-DA=1"});
}

TEST_CASE("what follows -- goes to the parse") {
  const auto options = parse({"a.cu", "--", "-std=c++17", "-Ix"});
  CHECK(options.inputs == std::vector<std::string>{"a.cu"});
  CHECK(options.clangArguments == std::vector<std::string>{"-std=c++17", "-Ix"});
}

TEST_CASE("options of other translators are taken, with a word on their effect") {
  const auto options = parse({"-roc", "--cuda-path=/x", "--clang-resource-directory=/y", "--amap", "a.cu"});
  CHECK(options.roc);
  CHECK(options.notes.size() == 3);
}

TEST_CASE("options of other translators that have a meaning here keep it") {
  const auto options = parse({"-exclude-dirs=build,old", "-exclude-files=a.cu", "--miopen", "--doc-format=full",
                              "-whitelist=cudaCheck", "-quiet-warnings", "-print-stats", "-no-output", "a.cu"});
  CHECK(options.excludedFolders == std::vector<std::string>{"build,old"});
  CHECK((options.miopen && options.quiet && options.printStats && options.noOutput));
  CHECK(parse({"--csv", "--doc-format=strict"}).printTable == "csv");
  CHECK(parse({"--md"}).printTable == "md");
}

TEST_CASE("mistakes on the command line are errors") {
  CHECK(problem({"--perl"}).find("no translator is generated (--perl)") != std::string::npos);
  CHECK(problem({"--python"}).find("no translator is generated (--python)") != std::string::npos);
  CHECK(problem({"--main-header=never", "a.cu"}).find("needed or always") != std::string::npos);
  CHECK(problem({"--bogus", "a.cu"}).find("unknown (--bogus)") != std::string::npos);
  CHECK(problem({"a.cu", "-o"}).find("needs a value") != std::string::npos);
  CHECK(problem({"--diff=3", "a.cu"}).find("takes no value") != std::string::npos);
  CHECK(problem({"-o", "x", "--in-place", "a.cu"}).find("only one of") != std::string::npos);
  CHECK(problem({"--fix=lane-mask,lanes", "a.cu"}).find("unknown (lanes); there are all, unsupported-api, ") != std::string::npos);
  CHECK(problem({}).find("no input file") != std::string::npos);
}
