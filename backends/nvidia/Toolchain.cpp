// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// nvcc does the work; here clang's spellings become nvcc's:
//   hipcc -Wall -O3 --offload-arch=sm_90 -c a.hip
//   nvcc -x cu -std=c++17 … -arch=sm_90 -Xcompiler -Wall -O3 -c a.hip -o a.o

#include "hip/hipcc/Toolchain.h"

#include "hip/hipcc/ResponseFile.h"

namespace hipcc {

namespace {

struct TranslationRow {
  std::string_view spelling;
  bool isPrefix;
  std::string_view nvcc;  // % is the whole option, * its rest behind the spelling
};

constexpr std::string_view kSame = "%";
constexpr std::string_view kHostCompiler = "-Xcompiler %";
constexpr std::string_view kNoCounterpart = "!";

// The first row that matches counts; what is not here goes to the host compiler.
constexpr TranslationRow kTranslations[] = {
    {"-D", true, kSame},
    {"-U", true, kSame},
    {"-I", true, kSame},
    {"-isystem", true, kSame},
    {"-include", false, kSame},
    {"-L", true, kSame},
    {"-lhiprtc", false, "-lnvrtc"},
    {"-lhipblas", false, "-lcublas"},
    {"-lhipblaslt", false, "-lcublasLt"},
    {"-lhipfft", false, "-lcufft"},
    {"-lhipfftw", false, "-lcufftw"},
    {"-lhiprand", false, "-lcurand"},
    {"-lhipsparse", false, "-lcusparse"},
    {"-lhipsolver", false, "-lcusolver"},
    {"-lhipdnn", false, "-lcudnn"},
    {"-lrccl", false, "-lnccl"},
    {"-l", true, kSame},
    {"-std=", true, kSame},
    {"-Ofast", false, "-O3 --use_fast_math"},
    {"-Os", false, kHostCompiler},
    {"-Oz", false, "-Xcompiler -Os"},
    {"-Og", false, kHostCompiler},
    {"-O", true, kSame},
    {"-g", false, kSame},
    {"-v", false, kSame},
    {"-w", false, kSame},
    {"-shared", false, kSame},
    {"-ffast-math", false, "--use_fast_math -Xcompiler -ffast-math"},
    {"-fgpu-default-stream=", true, "--default-stream *"},
    {"-Wl,", true, "-Xlinker *"},
    {"-Wp,", true, kHostCompiler},
    {"-stdlib=libstdc++", false, ""},
    {"-Qunused-arguments", false, ""},
    {"-Wno-unused-command-line-argument", false, ""},
    {"-Wno-deprecated-declarations", false, "% -Xcompiler %"},
    {"-Xclang", false, kNoCounterpart},
    {"-mllvm", false, kNoCounterpart},
    {"-emit-llvm", false, kNoCounterpart},
    {"-fpass-plugin=", true, kNoCounterpart},
    {"-stdlib=", true, kNoCounterpart},
    {"-target", false, kNoCounterpart},
    {"--target=", true, kNoCounterpart},
};

const TranslationRow* findTranslation(const std::string& option) {
  for (const TranslationRow& row : kTranslations)
    if (row.isPrefix ? option.starts_with(row.spelling) : option == row.spelling) return &row;
  return nullptr;
}

/// A clang option with its value, if that is a word of its own.
Arguments translate(const Arguments& words) {
  const TranslationRow* row = findTranslation(words[0]);
  Arguments result;
  for (std::string word : splitWords(row ? row->nvcc : kHostCompiler)) {
    if (size_t at = word.find('%'); at != std::string::npos)
      word.replace(at, 1, words[0]);
    else if (at = word.find('*'); at != std::string::npos)
      word.replace(at, 1, words[0].substr(row->spelling.size()));
    result.push_back(std::move(word));
  }
  for (size_t i = 1; i < words.size(); ++i) {
    if (!row) result.push_back("-Xcompiler");
    result.push_back(words[i]);
  }
  return result;
}

void append(Arguments& to, const Arguments& from) { to.insert(to.end(), from.begin(), from.end()); }

/// One architecture is -arch; several are one -gencode each, and code for newer ones.
Arguments architectureArguments(const Options& options) {
  const std::vector<std::string>& list = options.offloadArchitectures;
  if (list.size() == 1) return {"-arch=" + list[0]};
  Arguments result;
  for (const std::string& name : list) {
    std::string number = name.substr(name.find('_') + 1);
    result.push_back("-gencode=arch=compute_" + number + ",code=[sm_" + number + ",compute_" +
                     number + "]");
  }
  return result;
}

class NvidiaToolchain : public Toolchain {
 public:
  NvidiaToolchain(const System& system, std::string nvcc)
      : nvcc_(std::move(nvcc)),
        prefix_(system.prefix()),
        cuda_(nvcc_.substr(0, nvcc_.rfind("/bin/"))) {}

  Status check(const Options& options) const override;
  std::vector<Step> compile(const Options& options, const Input& source,
                            const std::string& output) const override;
  std::vector<Step> link(const Options& options, const Arguments& objects,
                         const std::string& output) const override;
  Arguments compileFlags(const Options&) const override {
    Arguments flags = headers();
    append(flags, {"-isystem", cuda_ + "/include"});
    return flags;
  }
  Arguments linkFlags(const Options&) const override {
    return {"-L" + cuda_ + "/lib64", "-lcudart", "-lcuda"};
  }
  std::string compiler() const override { return nvcc_; }

 private:
  Arguments start(const Options& options) const;
  Arguments headers() const {
    return {"-D__HIP_PLATFORM_NVIDIA__=1", "-isystem", prefix_ + "/include", "-isystem",
            prefix_ + "/include/hip/nvidia/libraries"};
  }
  static Arguments userArguments(const Options& options, unsigned use);

  std::string nvcc_;
  std::string prefix_;
  std::string cuda_;
};

Status unsupported(const std::string& option) {
  return Error{"the option is not supported on the platform nvidia (" + option + ")"};
}

Status NvidiaToolchain::check(const Options& options) const {
  for (const Argument& argument : options.arguments) {
    const TranslationRow* row = findTranslation(argument.written[0]);
    if (argument.family == Family::Clang && row && row->nvcc == kNoCounterpart)
      return unsupported(argument.written[0]);
  }
  if (options.stage == Stage::SyntaxOnly) return unsupported("-fsyntax-only");
  if (options.hostOnly) return unsupported("--offload-host-only");
  if (options.warpSize != 32) return unsupported("--warp-size=64");
  for (const Input& source : options.sources)
    if (options.stage == Stage::Assembly && source.isHip()) return unsupported("-S");
  for (const std::string& name : options.offloadArchitectures)
    if (!name.starts_with("sm_") && !name.starts_with("compute_") && name != "native" &&
        name != "all" && name != "all-major")
      return Error{"the architecture is not one of the platform nvidia (" + name + ")"};
  return {};
}

Arguments NvidiaToolchain::start(const Options& options) const {
  Arguments arguments{nvcc_, "-Wno-deprecated-gpu-targets"};
  append(arguments, architectureArguments(options));
  if (options.separateDeviceCode) arguments.push_back("-rdc=true");
  if (options.saveTemporaries) arguments.push_back("--keep");
  return arguments;
}

Arguments NvidiaToolchain::userArguments(const Options& options, unsigned use) {
  Arguments result;
  for (const Argument& argument : options.arguments) {
    if (!(argument.use & use) || argument.family == Family::Amd) continue;
    if (argument.family == Family::Nvcc)
      append(result, argument.written);
    else if (!argument.clang.empty())
      append(result, translate(argument.clang));
  }
  return result;
}

std::vector<Step> NvidiaToolchain::compile(const Options& options, const Input& source,
                                           const std::string& output) const {
  Arguments arguments = start(options);
  append(arguments, {"-x", source.isHip() ? "cu" : source.language});
  append(arguments, headers());
  if (source.isHip() && !options.hasStandard) arguments.push_back("-std=c++17");
  // HIP has lambdas for the device and constexpr functions there without asking.
  if (source.isHip() && !source.isCuda())
    append(arguments, {"--extended-lambda", "--expt-relaxed-constexpr"});
  if (!options.hasOptimisation) arguments.push_back("-O3");
  append(arguments, userArguments(options, kCompile));
  for (const std::string& word : options.dependencyArguments)
    arguments.push_back(word == "-MQ" ? "-MT" : word);
  if (options.genco || options.deviceOnly)
    arguments.push_back(options.nvccImage.empty() ? "-fatbin" : "-" + options.nvccImage);
  else if (options.stage == Stage::Preprocess)
    arguments.push_back("-E");
  else if (options.stage == Stage::Object)
    arguments.push_back("-c");
  arguments.push_back(source.path);
  if (!output.empty()) append(arguments, {"-o", output});
  return {{{arguments}}};
}

std::vector<Step> NvidiaToolchain::link(const Options& options, const Arguments& objects,
                                        const std::string& output) const {
  Arguments arguments = start(options);
  for (size_t i = 0; i < objects.size(); ++i) {
    if (objects[i][0] != '-')
      arguments.push_back(objects[i]);
    else
      append(arguments, translate({objects[i]}));
  }
  append(arguments, {"-o", output});
  append(arguments, userArguments(options, kLink));
  // Programs are also linked where there is no driver.
  append(arguments, {"-L" + cuda_ + "/lib64/stubs", "-lcuda"});
  return {{{arguments}}};
}

}  // namespace

Expected<std::unique_ptr<Toolchain>> makeNvidiaToolchain(const System& system) {
  constexpr char kDefaultDirectory[] = "/usr/local/cuda/bin";
  std::string cudaPath = system.environment("CUDA_PATH");
  std::vector<std::string> directories;
  if (!cudaPath.empty()) directories.push_back(cudaPath + "/bin");
  directories.push_back(kDefaultDirectory);
  std::string nvcc = system.findProgram("nvcc", directories);
  if (nvcc.empty())
    return Error{"the platform nvidia needs nvcc, which is neither in CUDA_PATH (" +
                 (cudaPath.empty() ? "not set" : cudaPath) + ") nor in its usual place (" +
                 kDefaultDirectory + ") nor in PATH"};
  return std::unique_ptr<Toolchain>(std::make_unique<NvidiaToolchain>(system, nvcc));
}

}  // namespace hipcc
