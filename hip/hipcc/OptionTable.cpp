// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/OptionTable.h"

#include <algorithm>

namespace hipcc {

namespace {

using Text = std::string_view;

/// Sets a flag.
template <auto member, auto value = true>
Status set(Options& options, Text) {
  options.*member = value;
  return {};
}

template <Stage stage>
Status stopAt(Options& options, Text) {
  options.stage = stage;
  return {};
}

Status setPlatform(Options& options, Text value) {
  Expected<Platform> platform = parsePlatform(value);
  if (!platform) return platform.error();
  options.platform = *platform;
  return {};
}

Status setOutput(Options& options, Text value) {
  options.output = value;
  return {};
}

Status setLanguage(Options& options, Text value) {
  if (value == "none")
    options.language.clear();
  else
    options.language = value == "cu" ? "cuda" : value;
  return {};
}

Status setWarpSize(Options& options, Text value) {
  if (value != "32" && value != "64")
    return Error{"the warp size is neither 32 nor 64 (" + std::string(value) + ")"};
  options.warpSize = value == "32" ? 32 : 64;
  return {};
}

Status setJobs(Options& options, Text value) {
  options.jobs = 0;
  for (char digit : value) options.jobs = options.jobs * 10 + (digit - '0');
  if (value.find_first_not_of("0123456789") != Text::npos || value.size() > 3 || options.jobs < 1)
    return Error{"the number of parallel jobs is not a number from 1 to 999 (" +
                 std::string(value) + ")"};
  return {};
}

/// "gfx90a,gfx942" and "native" are lists too.
Status addArchitectures(Options& options, Text value) {
  while (!value.empty()) {
    size_t end = std::min(value.find(','), value.size());
    options.offloadArchitectures.emplace_back(value.substr(0, end));
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  return {};
}

Status setDependencies(Options& options, Text value) {
  options.writesDependencies = true;
  options.dependencyArguments.emplace_back(value);
  return {};
}

template <Stage stage>
Status onlyDependencies(Options& options, Text value) {
  options.stage = stage;
  options.dependencyArguments.emplace_back(value);
  return {};
}

Status addDependencyFlag(Options& options, Text value) {
  options.dependencyArguments.emplace_back(value);
  return {};
}

Status setDependencyFile(Options& options, Text value) {
  options.hasDependencyFile = true;
  options.dependencyArguments.insert(options.dependencyArguments.end(),
                                     {"-MF", std::string(value)});
  return {};
}

template <char kind>
Status addDependencyTarget(Options& options, Text value) {
  options.hasDependencyTarget = true;
  options.dependencyArguments.insert(options.dependencyArguments.end(),
                                     {std::string("-M") + kind, std::string(value)});
  return {};
}

Status separateAndObject(Options& options, Text) {
  options.separateDeviceCode = true;
  options.stage = Stage::Object;
  return {};
}

enum ImageKind { Ptx, Cubin, Fatbin };

/// nvcc's forms of device code for cuModuleLoad: the other platforms have one form for all.
template <ImageKind kind>
Status setDeviceImage(Options& options, Text) {
  constexpr Text kNames[] = {"ptx", "cubin", "fatbin"};
  options.genco = true;
  options.nvccImage = kNames[kind];
  return {};
}

Status setSeparate(Options& options, Text value) {
  options.separateDeviceCode = value == "true";
  return {};
}

Status warpFromWavefront64(Options& options, Text) {
  options.warpSize = 64;
  return {};
}

constexpr auto kClang = Family::Clang;
constexpr auto kAmd = Family::Amd;
constexpr auto kNvcc = Family::Nvcc;
constexpr Text kNothing = "";

// clang-format off
constexpr OptionRow kOptions[] = {
    // hipcc's own.
    {"--platform", Form::Equals, kClang, kNowhere, kNothing, setPlatform},
    {"--warp-size", Form::Equals, kClang, kNowhere, kNothing, setWarpSize},
    {"--genco", Form::Flag, kClang, kNowhere, kNothing, set<&Options::genco>},
    {"-###", Form::Flag, kClang, kNowhere, kNothing, set<&Options::printPlan>},
    {"-v", Form::Flag, kClang, kEverywhere, kAsWritten, set<&Options::verbose>},
    {"--verbose", Form::Flag, kClang, kEverywhere, "-v", set<&Options::verbose>},
    {"--version", Form::Flag, kClang, kNowhere, kNothing, set<&Options::askVersion>},
    {"--short-version", Form::Flag, kClang, kNowhere, kNothing, set<&Options::askShortVersion>},
    {"--help", Form::Flag, kClang, kNowhere, kNothing, set<&Options::askHelp>},
    {"--cxxflags", Form::Flag, kClang, kNowhere, kNothing, set<&Options::askCompileFlags>},
    {"--ldflags", Form::Flag, kClang, kNowhere, kNothing, set<&Options::askLinkFlags>},

    // How far, what and where.
    {"-c", Form::Flag, kClang, kNowhere, kNothing, stopAt<Stage::Object>},
    {"--compile", Form::Flag, kClang, kNowhere, kNothing, stopAt<Stage::Object>},
    {"-S", Form::Flag, kClang, kNowhere, kNothing, stopAt<Stage::Assembly>},
    {"-E", Form::Flag, kClang, kNowhere, kNothing, stopAt<Stage::Preprocess>},
    {"--preprocess", Form::Flag, kClang, kNowhere, kNothing, stopAt<Stage::Preprocess>},
    {"-fsyntax-only", Form::Flag, kClang, kNowhere, kNothing, stopAt<Stage::SyntaxOnly>},
    {"-o", Form::Either, kClang, kNowhere, kNothing, setOutput},
    {"--output", Form::Equals, kClang, kNowhere, kNothing, setOutput},
    {"-x", Form::Either, kClang, kNowhere, kNothing, setLanguage},
    {"--language", Form::Equals, kClang, kNowhere, kNothing, setLanguage},
    {"-shared", Form::Flag, kClang, kLink, kAsWritten, set<&Options::shared>},
    {"--shared", Form::Flag, kClang, kLink, "-shared", set<&Options::shared>},
    {"-save-temps", Form::Flag, kClang, kNowhere, kNothing, set<&Options::saveTemporaries>},
    {"--save-temps", Form::Flag, kClang, kNowhere, kNothing, set<&Options::saveTemporaries>},
    {"-save-temps=", Form::Prefix, kClang, kNowhere, kNothing, set<&Options::saveTemporaries>},
    {"-emit-llvm", Form::Flag, kClang, kCompile, kAsWritten, set<&Options::emitLlvm>},
    {"-dM", Form::Flag, kClang, kCompile, kAsWritten, set<&Options::macrosOnly>},

    // Dependencies.
    {"-M", Form::Flag, kClang, kNowhere, kNothing, onlyDependencies<Stage::Dependencies>},
    {"-MM", Form::Flag, kClang, kNowhere, kNothing, onlyDependencies<Stage::Dependencies>},
    {"-MD", Form::Flag, kClang, kNowhere, kNothing, setDependencies},
    {"-MMD", Form::Flag, kClang, kNowhere, kNothing, setDependencies},
    {"-MG", Form::Flag, kClang, kNowhere, kNothing, addDependencyFlag},
    {"-MP", Form::Flag, kClang, kNowhere, kNothing, addDependencyFlag},
    {"-MF", Form::Either, kClang, kNowhere, kNothing, setDependencyFile},
    {"-MT", Form::Either, kClang, kNowhere, kNothing, addDependencyTarget<'T'>},
    {"-MQ", Form::Either, kClang, kNowhere, kNothing, addDependencyTarget<'Q'>},

    // Device code.
    {"--offload-arch", Form::Equals, kClang, kNowhere, kNothing, addArchitectures},
    {"--cuda-gpu-arch", Form::Equals, kClang, kNowhere, kNothing, addArchitectures},
    {"--amdgpu-target", Form::Equals, kClang, kNowhere, kNothing, addArchitectures},
    {"-fgpu-rdc", Form::Flag, kClang, kNowhere, kNothing, set<&Options::separateDeviceCode>},
    {"-fno-gpu-rdc", Form::Flag, kClang, kNowhere, kNothing, set<&Options::separateDeviceCode, false>},
    {"--offload-host-only", Form::Flag, kClang, kNowhere, kNothing, set<&Options::hostOnly>},
    {"--cuda-host-only", Form::Flag, kClang, kNowhere, kNothing, set<&Options::hostOnly>},
    {"--offload-device-only", Form::Flag, kClang, kNowhere, kNothing, set<&Options::deviceOnly>},
    {"--cuda-device-only", Form::Flag, kClang, kNowhere, kNothing, set<&Options::deviceOnly>},
    {"-parallel-jobs=", Form::Prefix, kClang, kNowhere, kNothing, setJobs},
    {"--offload-jobs=", Form::Prefix, kClang, kNowhere, kNothing, setJobs},
    {"-Xarch_host", Form::Separate, kClang, kHostPass, "%", nullptr},
    {"-Xarch_device", Form::Separate, kClang, kDevicePass, "%", nullptr},

    // Options with a default of ours.
    {"-std", Form::Equals, kClang, kCompile, "-std=%", set<&Options::hasStandard>},
    {"--std", Form::Equals, kClang, kCompile, "-std=%", set<&Options::hasStandard>},
    {"-O", Form::Prefix, kClang, kEverywhere, kAsWritten, set<&Options::hasOptimisation>},
    {"-march=", Form::Prefix, kClang, kEverywhere, kAsWritten, set<&Options::hasMachine>},
    {"-mcpu=", Form::Prefix, kClang, kEverywhere, kAsWritten, set<&Options::hasMachine>},

    // clang's options whose value is a word of its own.
    {"-D", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-U", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-I", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-include", Form::Separate, kClang, kCompile, kAsWritten, nullptr},
    {"-imacros", Form::Separate, kClang, kCompile, kAsWritten, nullptr},
    {"-isystem", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-idirafter", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-iquote", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-isysroot", Form::Either, kClang, kEverywhere, kAsWritten, nullptr},
    {"--sysroot", Form::Equals, kClang, kEverywhere, kAsWritten, nullptr},
    {"-iprefix", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-iwithprefix", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-include-pch", Form::Separate, kClang, kCompile, kAsWritten, nullptr},
    {"-cxx-isystem", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-ivfsoverlay", Form::Either, kClang, kCompile, kAsWritten, nullptr},
    {"-Xclang", Form::Separate, kClang, kCompile, kAsWritten, nullptr},
    {"-Xpreprocessor", Form::Separate, kClang, kCompile, kAsWritten, nullptr},
    {"-Wp,", Form::Prefix, kClang, kCompile, kAsWritten, nullptr},
    {"-Xassembler", Form::Separate, kClang, kCompile, kAsWritten, nullptr},
    {"-mllvm", Form::Separate, kClang, kEverywhere, kAsWritten, nullptr},
    {"-target", Form::Separate, kClang, kEverywhere, kAsWritten, nullptr},
    {"-B", Form::Either, kClang, kEverywhere, kAsWritten, nullptr},
    {"--param", Form::Equals, kClang, kCompile, kAsWritten, nullptr},
    {"-working-directory", Form::Equals, kClang, kCompile, kAsWritten, nullptr},
    {"--serialize-diagnostics", Form::Separate, kClang, kHostPass, kAsWritten, nullptr},

    // The linker's.
    {"-l", Form::Either, kClang, kLink, kAsWritten, nullptr},
    {"-L", Form::Either, kClang, kLink, kAsWritten, nullptr},
    {"-Wl,", Form::Prefix, kClang, kLink, kAsWritten, nullptr},
    {"-Xlinker", Form::Separate, kClang, kLink, "-Wl,%", nullptr},
    {"-T", Form::Either, kClang, kLink, kAsWritten, nullptr},
    {"-u", Form::Separate, kClang, kLink, kAsWritten, nullptr},
    {"-z", Form::Separate, kClang, kLink, kAsWritten, nullptr},
    {"-e", Form::Separate, kClang, kLink, kAsWritten, nullptr},
    {"-rpath", Form::Separate, kClang, kLink, kAsWritten, nullptr},
    {"-s", Form::Flag, kClang, kLink, kAsWritten, nullptr},
    {"-static", Form::Flag, kClang, kLink, kAsWritten, nullptr},
    {"-rdynamic", Form::Flag, kClang, kLink, kAsWritten, nullptr},
    {"-fuse-ld=", Form::Prefix, kClang, kLink, kAsWritten, nullptr},

    // AMD's: clang gets them for an AMD GPU, elsewhere they say nothing.
    {"--hip-link", Form::Flag, kAmd, kNowhere, kNothing, nullptr},
    {"--rocm-path", Form::Equals, kAmd, kNowhere, kNothing, nullptr},
    {"--hip-path", Form::Equals, kAmd, kNowhere, kNothing, nullptr},
    {"--rocm-device-lib-path", Form::Equals, kAmd, kCompile, kAsWritten, nullptr},
    {"--hip-device-lib-path", Form::Equals, kAmd, kCompile, kAsWritten, nullptr},
    {"--hip-version", Form::Equals, kAmd, kCompile, kAsWritten, nullptr},
    {"--amdhsa-code-object-version=", Form::Prefix, kAmd, kEverywhere, "-mcode-object-version=%", nullptr},
    {"-mcode-object-version=", Form::Prefix, kAmd, kEverywhere, kAsWritten, nullptr},
    {"--gpu-max-threads-per-block=", Form::Prefix, kAmd, kCompile, kAsWritten, nullptr},
    {"-munsafe-fp-atomics", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-mno-unsafe-fp-atomics", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-mwavefrontsize64", Form::Flag, kAmd, kCompile, kAsWritten, warpFromWavefront64},
    {"-mno-wavefrontsize64", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-mcumode", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-mno-cumode", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-fgpu-flush-denormals-to-zero", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-fcuda-flush-denormals-to-zero", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-fno-gpu-flush-denormals-to-zero", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-nogpulib", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-nogpuinc", Form::Flag, kAmd, kCompile, kAsWritten, nullptr},
    {"-use-staticlib", Form::Flag, kAmd, kNowhere, kNothing, nullptr},
    {"-use-sharedlib", Form::Flag, kAmd, kNowhere, kNothing, nullptr},
    {"-lamdhip64", Form::Flag, kAmd, kNowhere, kNothing, nullptr},
    {"--hipcc-func-supp", Form::Flag, kAmd, kNowhere, kNothing, nullptr},
    {"--hipcc-no-func-supp", Form::Flag, kAmd, kNowhere, kNothing, nullptr},
    {"--hipcc-verbose=", Form::Prefix, kAmd, kNowhere, kNothing, nullptr},

    // nvcc's, and what they mean to clang.
    {"-arch", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"--gpu-architecture", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"-code", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"--gpu-code", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"-gencode", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"--generate-code", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"-rdc", Form::Equals, kNvcc, kNowhere, kNothing, setSeparate},
    {"--relocatable-device-code", Form::Equals, kNvcc, kNowhere, kNothing, setSeparate},
    {"-dc", Form::Flag, kNvcc, kNowhere, kNothing, separateAndObject},
    {"--device-c", Form::Flag, kNvcc, kNowhere, kNothing, separateAndObject},
    {"-ptx", Form::Flag, kNvcc, kNowhere, kNothing, setDeviceImage<Ptx>},
    {"--ptx", Form::Flag, kNvcc, kNowhere, kNothing, setDeviceImage<Ptx>},
    {"-cubin", Form::Flag, kNvcc, kNowhere, kNothing, setDeviceImage<Cubin>},
    {"--cubin", Form::Flag, kNvcc, kNowhere, kNothing, setDeviceImage<Cubin>},
    {"-fatbin", Form::Flag, kNvcc, kNowhere, kNothing, setDeviceImage<Fatbin>},
    {"--fatbin", Form::Flag, kNvcc, kNowhere, kNothing, setDeviceImage<Fatbin>},
    {"-Xcompiler", Form::Equals, kNvcc, kEverywhere, "%,", nullptr},
    {"--compiler-options", Form::Equals, kNvcc, kEverywhere, "%,", nullptr},
    {"--linker-options", Form::Equals, kNvcc, kLink, "-Wl,%", nullptr},
    {"-Xptxas", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"--ptxas-options", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"-Xnvlink", Form::Equals, kNvcc, kLink, kNothing, nullptr},
    {"-Xcudafe", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"-maxrregcount", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--maxrregcount", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--use_fast_math", Form::Flag, kNvcc, kEverywhere, "-ffast-math", nullptr},
    {"-use_fast_math", Form::Flag, kNvcc, kEverywhere, "-ffast-math", nullptr},
    {"--extended-lambda", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-extended-lambda", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"--expt-extended-lambda", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-expt-extended-lambda", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"--expt-relaxed-constexpr", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-expt-relaxed-constexpr", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-lineinfo", Form::Flag, kNvcc, kCompile, "-gline-tables-only", nullptr},
    {"--generate-line-info", Form::Flag, kNvcc, kCompile, "-gline-tables-only", nullptr},
    {"-G", Form::Flag, kNvcc, kCompile, "-g", nullptr},
    {"--device-debug", Form::Flag, kNvcc, kCompile, "-g", nullptr},
    {"-ccbin", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"--compiler-bindir", Form::Equals, kNvcc, kEverywhere, kNothing, nullptr},
    {"-cudart", Form::Equals, kNvcc, kLink, kNothing, nullptr},
    {"--cudart", Form::Equals, kNvcc, kLink, kNothing, nullptr},
    {"-lcudart", Form::Flag, kNvcc, kLink, kNothing, nullptr},
    {"-lcudart_static", Form::Flag, kNvcc, kLink, kNothing, nullptr},
    {"-lcudadevrt", Form::Flag, kNvcc, kLink, kNothing, nullptr},
    {"-lcuda", Form::Flag, kNvcc, kLink, kNothing, nullptr},
    {"-default-stream", Form::Equals, kNvcc, kCompile, "-fgpu-default-stream=%", nullptr},
    {"--default-stream", Form::Equals, kNvcc, kCompile, "-fgpu-default-stream=%", nullptr},
    {"--ftz", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"-ftz", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--prec-div", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"-prec-div", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--prec-sqrt", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"-prec-sqrt", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--fmad=true", Form::Flag, kNvcc, kCompile, "-ffp-contract=fast-honor-pragmas", nullptr},
    {"--fmad=false", Form::Flag, kNvcc, kCompile, "-ffp-contract=off", nullptr},
    {"-fmad=true", Form::Flag, kNvcc, kCompile, "-ffp-contract=fast-honor-pragmas", nullptr},
    {"-fmad=false", Form::Flag, kNvcc, kCompile, "-ffp-contract=off", nullptr},
    {"-diag-suppress", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--diag-suppress", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"--display-error-number", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-Wno-deprecated-gpu-targets", Form::Flag, kNvcc, kEverywhere, kNothing, nullptr},
    {"--Wno-deprecated-gpu-targets", Form::Flag, kNvcc, kEverywhere, kNothing, nullptr},
    {"--Wno-deprecated-declarations", Form::Flag, kNvcc, kCompile, "-Wno-deprecated-declarations", nullptr},
    {"--threads", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"-t", Form::Equals, kNvcc, kCompile, kNothing, nullptr},
    {"-extra-device-vectorization", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-dlto", Form::Flag, kNvcc, kEverywhere, kNothing, nullptr},
    {"-restrict", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"--restrict", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"--resource-usage", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-res-usage", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"--source-in-ptx", Form::Flag, kNvcc, kCompile, kNothing, nullptr},
    {"-dryrun", Form::Flag, kNvcc, kNowhere, kNothing, set<&Options::printPlan>},
    {"--dryrun", Form::Flag, kNvcc, kNowhere, kNothing, set<&Options::printPlan>},
    {"-keep", Form::Flag, kNvcc, kNowhere, kNothing, set<&Options::saveTemporaries>},
    {"--keep", Form::Flag, kNvcc, kNowhere, kNothing, set<&Options::saveTemporaries>},
    {"-dlink", Form::Flag, kNvcc, kLink, kUnsupported, nullptr},
    {"--device-link", Form::Flag, kNvcc, kLink, kUnsupported, nullptr},

    // Another offloading model: the source would have two.
    {"-fopenmp-targets=", Form::Prefix, kClang, kEverywhere, kUnsupported, nullptr},
};
// clang-format on

bool matchesWhole(const OptionRow& row, Text argument) {
  if (row.form == Form::Equals && argument.size() > row.spelling.size() &&
      argument.starts_with(row.spelling) && argument[row.spelling.size()] == '=')
    return true;
  return argument == row.spelling && row.form != Form::Prefix;
}

bool matchesStart(const OptionRow& row, Text argument) {
  return (row.form == Form::Prefix || row.form == Form::Either) &&
         argument.starts_with(row.spelling);
}

}  // namespace

std::span<const OptionRow> optionTable() { return kOptions; }

const OptionRow* findOption(std::string_view argument) {
  const OptionRow* best = nullptr;
  for (const OptionRow& row : kOptions) {
    if (matchesWhole(row, argument)) return &row;
    if (matchesStart(row, argument) && (!best || row.spelling.size() > best->spelling.size()))
      best = &row;
  }
  return best;
}

}  // namespace hipcc
