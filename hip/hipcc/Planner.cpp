// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every source goes through the toolchain up to the stage asked for; with linking, objects land in
// the temporary directory and take their source's place on the link line:
//   a.hip -L. b.o -lm -o app   →   a.hip → %TMP%/0-a.o;  link %TMP%/0-a.o -L. b.o -lm → app

#include "hip/hipcc/Planner.h"

#include <filesystem>

namespace hipcc {

namespace {

struct StageRow {
  Stage stage;
  std::string_view suffix;  // of the default output; empty: standard output, or nothing
};

constexpr StageRow kStages[] = {
    {Stage::Assembly, ".s"},
    {Stage::Object, ".o"},
};

constexpr std::string_view kDeviceImageSuffix = ".co";
constexpr int kPassesOfASource = 2;

std::string stemOf(const std::string& path) {
  return path == "-" ? "stdin" : std::filesystem::path(path).stem().string();
}

/// -MD and -M name the object and the .d file after the output; we tell the compiler both, because
/// what it writes may be an intermediate file.
Arguments dependencyArguments(const Options& options, const Input& source, bool links) {
  Arguments result = options.dependencyArguments;
  if (result.empty()) return result;
  bool ownOutput = !links && !options.output.empty() && options.writesDependencies;
  std::filesystem::path object = ownOutput ? options.output : stemOf(source.path) + ".o";
  if (!options.hasDependencyTarget) result.insert(result.end(), {"-MT", object.string()});
  if (options.writesDependencies && !options.hasDependencyFile)
    result.insert(result.end(), {"-MF", object.replace_extension(".d").string()});
  return result;
}

/// Adds the commands that take one source to `output`.
void planSource(Plan& plan, const Toolchain& toolchain, Options options, Input source,
                const std::string& output, bool links) {
  Plan own;
  options.dependencyArguments = dependencyArguments(options, source, links);
  if (source.path == "-" && source.isHip()) {
    // Host and device code both read the source, and standard input can be read once.
    std::string copy = std::string(kTemporaryDirectory) + "/stdin.hip";
    own.add(Command{{"cat"}, copy});
    source.path = copy;
  }
  own.add(Plan{toolchain.compile(options, source, output)});
  // The passes of one source run at the same time anyway.
  bool beside = options.jobs > kPassesOfASource && !output.empty();
  beside ? plan.addBeside(std::move(own)) : plan.add(std::move(own));
}

std::string defaultOutput(const Options& options, const Input& source) {
  if (!options.nvccImage.empty()) return stemOf(source.path) + "." + options.nvccImage;
  if (options.genco) return stemOf(source.path) + std::string(kDeviceImageSuffix);
  for (const StageRow& row : kStages) {
    if (row.stage != options.stage) continue;
    std::string_view suffix = row.suffix;
    if (options.emitLlvm) suffix = options.stage == Stage::Assembly ? ".ll" : ".bc";
    return stemOf(source.path) + std::string(suffix);
  }
  return {};
}

Status checkCommon(const Options& options, Platform platform) {
  for (const Argument& argument : options.arguments)
    if (argument.unsupported &&
        !(argument.family == Family::Nvcc && platform == Platform::Nvidia))
      return Error{"the option is not supported on the platform " +
                   std::string(platformName(platform)) + " (" + argument.written[0] + ")"};
  if (options.sources.empty() && options.linkItems.empty()) return Error{"there is no input file"};
  if (options.stage != Stage::Link && options.sources.size() > 1 && !options.output.empty())
    return Error{"one output file cannot hold several compiled sources (" + options.output + ")"};
  if (options.genco && options.sources.empty()) return Error{"--genco lacks a source file"};
  if (options.genco && options.sources.size() > 1 && !options.output.empty())
    return Error{"one output file cannot hold the device code of several sources (" +
                 options.output + ")"};
  return {};
}

Plan planLink(const Options& options, const Toolchain& toolchain) {
  Plan plan;
  Options compileOnly = options;
  compileOnly.stage = Stage::Object;
  Arguments linkLine;
  for (const LinkItem& item : options.linkItems) {
    if (!item.source) {
      linkLine.insert(linkLine.end(), item.text.begin(), item.text.end());
      continue;
    }
    const Input& source = options.sources[*item.source];
    std::string object = std::string(kTemporaryDirectory) + "/" + std::to_string(*item.source) +
                         "-" + stemOf(source.path) + ".o";
    planSource(plan, toolchain, compileOnly, source, object, true);
    linkLine.push_back(object);
  }
  plan.add(Plan{
      toolchain.link(options, linkLine, options.output.empty() ? "a.out" : options.output)});
  return plan;
}

}  // namespace

Expected<Plan> makePlan(const Options& options, const Toolchain& toolchain) {
  if (Status status = toolchain.check(options); !status) return status.error();
  if (options.stage == Stage::Link && !options.genco) return planLink(options, toolchain);
  Options compileOnly = options;
  if (options.stage == Stage::Link) compileOnly.stage = Stage::Object;
  Plan plan;
  for (const Input& source : options.sources)
    planSource(plan, toolchain, compileOnly, source,
               options.output.empty() ? defaultOutput(options, source) : options.output, false);
  return plan;
}

Expected<Plan> makePlan(const Options& options, const System& system) {
  Expected<Platform> platform =
      options.platform ? Expected<Platform>(*options.platform) : defaultPlatform(system);
  if (!platform) return platform.error();
  if (Status status = checkCommon(options, *platform); !status) return status.error();
  auto toolchain = makeToolchain(*platform, system);
  if (!toolchain) return toolchain.error();
  return makePlan(options, **toolchain);
}

}  // namespace hipcc
