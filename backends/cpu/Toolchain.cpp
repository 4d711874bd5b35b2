// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The cpu platform compiles a HIP source twice with the same clang and joins the objects:
//   device pass (kernels become work-group functions in our plugin)  a.device.o ┐
//   host pass   (everything else, launches as calls of the runtime)  a.host.o   ┴ ld -r → a.o
// With -fgpu-rdc the device pass stops at bitcode, which travels in a section of the host object;
// the link collects the bitcode of all objects, links it, and compiles it once.

#include <array>
#include <filesystem>

#include "hip/hipcc/DeviceCode.h"
#include "hip/hipcc/Hash.h"
#include "hip/hipcc/PrecompiledHeader.h"
#include "hip/hipcc/Toolchain.h"

namespace hipcc {

namespace {

#if defined(__x86_64__)
constexpr std::array<const char*, 1> kVectorMath{"-fveclib=libmvec"};
constexpr std::array<const char*, 3> kSystemLibraries{"-lpthread", "-lmvec", "-lm"};
#else
constexpr std::array<const char*, 0> kVectorMath{};
constexpr std::array<const char*, 2> kSystemLibraries{"-lpthread", "-lm"};
#endif

template <typename Range>
void append(Arguments& to, const Range& from) {
  to.insert(to.end(), from.begin(), from.end());
}

struct Tools {
  std::string clang;
  std::string linker;
  std::string objcopy;
  std::string bitcodeLinker;
};

class CpuToolchain : public Toolchain {
 public:
  CpuToolchain(const System& system, Tools tools)
      : system_(system), tools_(std::move(tools)), prefix_(system.prefix()) {}

  Status check(const Options& options) const override;
  std::vector<Step> compile(const Options& options, const Input& source,
                            const std::string& output) const override;
  std::vector<Step> link(const Options& options, const Arguments& objects,
                         const std::string& output) const override;
  Arguments compileFlags(const Options& options) const override {
    return platformArguments(options);
  }
  Arguments linkFlags(const Options&) const override { return libraries(); }
  std::string compiler() const override { return tools_.clang; }

 private:
  std::string plugin() const { return prefix_ + "/lib/libhip_cpu_compiler.so"; }
  std::string frontEndPlugin() const { return prefix_ + "/lib/libhip_cpu_frontend.so"; }

  Arguments start() const;
  Arguments platformArguments(const Options& options) const;
  Arguments hipArguments(const Options& options, const Input& source) const;
  Arguments deviceCodeGeneration(const Options& options) const;
  Command hostPass(const Options& options, const Input& source, const std::string& output) const;
  Command devicePass(const Options& options, const Input& source, const std::string& output) const;
  Command withLeadingHeader(Arguments arguments, const Options& options, const Input& source) const;
  std::vector<Step> compileHip(const Options& options, const Input& source,
                               const std::string& output) const;
  std::vector<Step> compileOther(const Options& options, const Input& source,
                                 const std::string& output) const;
  std::vector<Step> joinObjects(const Options& options, Step passes, const std::string& host,
                                const std::string& device, const std::string& output) const;
  std::vector<Step> deviceImage(const Options& options, const Input& source,
                                const std::string& output) const;
  Arguments libraries() const;
  bool hasDeviceCode(const Arguments& objects) const;

  const System& system_;
  Tools tools_;
  std::string prefix_;
};

std::string temporary(const std::string& output, const std::string& suffix) {
  return std::string(kTemporaryDirectory) + "/" +
         std::filesystem::path(output).filename().string() + suffix;
}

Arguments outputArguments(const Options& options, const std::string& output) {
  if (output.empty() || options.stage == Stage::SyntaxOnly) return {};
  return {"-o", output};
}

Status CpuToolchain::check(const Options& options) const {
  bool compilesKernels = false;
  bool hasHip = false;
  for (const Input& source : options.sources) {
    hasHip = hasHip || source.isHip();
    compilesKernels = compilesKernels || (source.isHip() && !options.hostOnly);
  }
  if (compilesKernels && !system_.exists(plugin()))
    return Error{"the kernel compiler of the platform cpu is missing (" + plugin() + ")"};
  if (hasHip && !system_.exists(frontEndPlugin()))
    return Error{"the front end of the platform cpu is missing (" + frontEndPlugin() + ")"};
  bool onePass = options.hostOnly || options.deviceOnly;
  if (options.emitLlvm && options.stage == Stage::Object && !onePass)
    return Error{
        "one bitcode file cannot hold host and device code (-emit-llvm -c needs "
        "--offload-host-only or --offload-device-only)"};
  return {};
}

Arguments CpuToolchain::start() const {
  Arguments arguments{tools_.clang, "-Wno-unused-command-line-argument"};
  if (system_.colour()) arguments.push_back("-fcolor-diagnostics");
  return arguments;
}

Arguments CpuToolchain::platformArguments(const Options& options) const {
  return {"-isystem",
          prefix_ + "/include",
          "-isystem",
          prefix_ + "/include/hip/cuda",
          "-D__HIP_PLATFORM_CPU__=1",
          "-D__HIP_PLATFORM_AMD__=1",
          "-D__HIP_CPU_WARP_SIZE__=" + std::to_string(options.warpSize)};
}

Arguments CpuToolchain::hipArguments(const Options& options, const Input& source) const {
  Arguments arguments{"-x", "hip", "--offload-host-only", "-nogpuinc", "-nogpulib", "-fplugin=" + frontEndPlugin(),
                      "-D__HIP_CPU_FRONT_END__"};
  append(arguments, platformArguments(options));
  // clang says of some options that it ignores them for the GPU, which it would be about.
  append(arguments, Arguments{"-include", "hip/cpu/prelude.h", "-fdeclspec", "-Wno-register",
                              "-Wno-c++11-narrowing", "-Wno-option-ignored"});
  if (source.isCuda()) append(arguments, cudaLanguageArguments(options, prefix_));
  if (!options.hasStandard) arguments.push_back("-std=c++17");
  if (options.separateDeviceCode) arguments.push_back("-fgpu-rdc");
  // clang's own -cuid= gets lost with --offload-host-only. Both passes must agree on the id, and
  // two objects of a program must not.
  std::string identity = system_.absolute(source.path) + '\n' + system_.absolute(options.output);
  for (const Argument& argument : options.arguments) identity += '\n' + quoted(argument.written);
  append(arguments, Arguments{"-Xclang", "-cuid=" + hashOf(identity)});
  return arguments;
}

Arguments CpuToolchain::deviceCodeGeneration(const Options& options) const {
  Arguments arguments;
  if (!options.hasOptimisation) arguments.push_back("-O3");
  if (!options.hasMachine) arguments.push_back("-march=native");
  // The plugin asks for the vectorisation of every loop over lanes; where that fails, there is
  // nothing for the user to do.
  // __fmul_rn and its like ask by pragma not to be fused.
  // Clang 19 finds AVX10 by -march=native on processors that have it, and warns of what it found.
  // A work-group function has many small blocks; the code generator starts over with all of them
  // after each that it changes, unless it takes the function for a huge one.
  append(arguments, Arguments{"-fno-math-errno", "-fno-trapping-math", "-ffp-contract=fast-honor-pragmas",
                              "-Wno-pass-failed", "-Wno-invalid-feature-combination", "-mllvm",
                              "-cgpp-huge-func=30"});
  // The vectoriser would take a[lane * n] for a case of n = 1, and be ready for no other.
  append(arguments, Arguments{"-mllvm", "-enable-mem-access-versioning=false"});
  append(arguments, kVectorMath);
  return arguments;
}

/// Says which headers of the command can be precompiled.
Command CpuToolchain::withLeadingHeader(Arguments arguments, const Options& options,
                                        const Input& source) const {
  Command command{std::move(arguments)};
  if (options.stage == Stage::Preprocess || options.stage == Stage::Dependencies || options.saveTemporaries)
    return command;
  const bool runtime = !source.isCuda() && startsWithRuntimeHeader(system_.read(source.path).value_or(""));
  const std::string name = source.isCuda() ? "cuda" : runtime ? "runtime" : "prelude";
  command.leadingHeader = prefix_ + "/include/hip/cpu/precompiled/" + name + ".h";
  command.leadingIncludes = {"hip/cpu/prelude.h"};
  if (source.isCuda()) command.leadingIncludes.push_back("cuda_runtime.h");
  return command;
}

Command CpuToolchain::hostPass(const Options& options, const Input& source,
                               const std::string& output) const {
  Arguments arguments = start();
  append(arguments, hipArguments(options, source));
  if (!options.hasOptimisation) arguments.push_back("-O3");
  append(arguments, options.clangArguments(kHostPass));
  append(arguments, options.dependencyArguments);
  append(arguments, stageArguments(options.stage));
  arguments.push_back(source.path);
  append(arguments, outputArguments(options, output));
  return withLeadingHeader(std::move(arguments), options, source);
}

Command CpuToolchain::devicePass(const Options& options, const Input& source,
                                 const std::string& output) const {
  Arguments arguments = start();
  append(arguments, hipArguments(options, source));
  append(arguments, deviceCodeGeneration(options));
  // -Rpass makes clang track source places without writing them: errors of the plugin need them.
  append(arguments, Arguments{"-Xclang", "-fcuda-is-device", "-Rpass=hipcpu"});
  if (options.separateDeviceCode)
    append(arguments, Arguments{"-Xclang", "-disable-llvm-passes", "-emit-llvm"});
  else
    arguments.push_back("-fpass-plugin=" + plugin());
  append(arguments, options.clangArguments(kDevicePass));
  append(arguments, stageArguments(options.stage));
  arguments.push_back(source.path);
  append(arguments, outputArguments(options, output));
  return withLeadingHeader(std::move(arguments), options, source);
}

std::vector<Step> CpuToolchain::joinObjects(const Options& options, Step passes,
                                            const std::string& host, const std::string& device,
                                            const std::string& output) const {
  Arguments join{tools_.linker, "-r", host, device, "-o", output};
  if (options.separateDeviceCode)
    join = {tools_.objcopy, "--add-section=" + std::string(kDeviceCodeSection) + "=" + device,
            "--set-section-flags=" + std::string(kDeviceCodeSection) + "=exclude", host, output};
  return {std::move(passes), {{join}}};
}

std::vector<Step> CpuToolchain::compileHip(const Options& options, const Input& source,
                                           const std::string& output) const {
  if (options.stage == Stage::Dependencies || options.hostOnly ||
      (options.stage == Stage::Preprocess && options.macrosOnly))
    return {{hostPass(options, source, output)}};
  if (options.deviceOnly) return {{devicePass(options, source, output)}};
  if (options.stage == Stage::SyntaxOnly)
    return {{hostPass(options, source, output), devicePass(options, source, output)}};

  bool isText = options.stage == Stage::Preprocess || options.stage == Stage::Assembly;
  std::string name = output.empty() ? "stdout" : output;
  bool deviceIsBitcode = options.separateDeviceCode && !isText;
  std::string host = temporary(name, isText ? ".host" : ".host.o");
  std::string device = temporary(name, isText ? ".device" : deviceIsBitcode ? ".bc" : ".device.o");
  Step passes{hostPass(options, source, host), devicePass(options, source, device)};
  if (!isText) return joinObjects(options, std::move(passes), host, device, output);
  return {std::move(passes), {{{"cat", device, host}, output == "-" ? "" : output}}};
}

std::vector<Step> CpuToolchain::compileOther(const Options& options, const Input& source,
                                             const std::string& output) const {
  Arguments arguments = start();
  append(arguments, source.languageArguments());
  append(arguments, platformArguments(options));
  if (!options.hasOptimisation) arguments.push_back("-O3");
  append(arguments, source.suitable(options.clangArguments(kHostPass)));
  append(arguments, options.dependencyArguments);
  append(arguments, stageArguments(options.stage));
  arguments.push_back(source.path);
  append(arguments, outputArguments(options, output));
  return {{{arguments}}};
}

/// A shared library that the runtime loads; its table of kernels is found by name.
std::vector<Step> CpuToolchain::deviceImage(const Options& options, const Input& source,
                                            const std::string& output) const {
  std::string object = temporary(output, ".device.o");
  Options whole = options;
  whole.separateDeviceCode = false;
  Command pass = devicePass(whole, source, object);
  append(pass.arguments, Arguments{"-fPIC"});
  append(pass.arguments, options.dependencyArguments);
  Arguments link{tools_.clang, "-shared", object, "-o", output, "-Wl,--as-needed"};
  append(link, libraries());
  return {{pass}, {{link}}};
}

std::vector<Step> CpuToolchain::compile(const Options& options, const Input& source,
                                        const std::string& output) const {
  Options named = options;
  if (named.output.empty()) named.output = output;
  if (options.genco) return deviceImage(named, source, output);
  return source.isHip() ? compileHip(named, source, output) : compileOther(named, source, output);
}

Arguments CpuToolchain::libraries() const {
  Arguments arguments{"-L" + prefix_ + "/lib", "-lhip_cpu", "-Wl,-rpath," + prefix_ + "/lib"};
  append(arguments, kSystemLibraries);
  return arguments;
}

bool CpuToolchain::hasDeviceCode(const Arguments& objects) const {
  for (const std::string& object : objects) {
    if (object[0] == '-') continue;
    std::optional<std::string> content = system_.read(object);
    if (content && content->find(kDeviceCodeSection) != std::string::npos) return true;
  }
  return false;
}

std::vector<Step> CpuToolchain::link(const Options& options, const Arguments& objects,
                                     const std::string& output) const {
  std::vector<Step> steps;
  Arguments link = start();
  if (options.separateDeviceCode || hasDeviceCode(objects)) {
    std::string bitcode = temporary(output, ".device.bc");
    std::string object = temporary(output, ".device.o");
    Arguments collect{system_.executable(), std::string(kCollectDeviceCode), tools_.bitcodeLinker,
                      bitcode};
    for (const std::string& input : objects)
      if (input[0] != '-') collect.push_back(input);
    Arguments compile = start();
    append(compile, deviceCodeGeneration(options));
    append(compile, options.clangArguments(kDevicePass));
    if (options.shared) compile.push_back("-fPIC");
    append(compile, Arguments{"-fpass-plugin=" + plugin(), "-x", "ir", bitcode, "-c", "-o", object});
    steps.push_back({{collect}});
    steps.push_back({{compile}});
    link.push_back(object);
  }
  append(link, objects);
  append(link, Arguments{"-o", output});
  append(link, options.clangArguments(kLink));
  append(link, libraries());
  steps.push_back({{link}});
  return steps;
}

}  // namespace

Expected<std::unique_ptr<Toolchain>> makeCpuToolchain(const System& system) {
  struct Row {
    std::string Tools::* tool;
    const char* name;
  };
  static constexpr Row kRows[] = {{&Tools::clang, "clang++"},
                                  {&Tools::linker, "ld.lld"},
                                  {&Tools::objcopy, "llvm-objcopy"},
                                  {&Tools::bitcodeLinker, "llvm-link"}};
  Tools tools;
  for (const Row& row : kRows) {
    std::string versioned = row.name + std::string("-" ISTHMUS_LLVM_VERSION);
    tools.*row.tool = system.findProgram(versioned, {});
    if ((tools.*row.tool).empty())
      tools.*row.tool = system.firstExisting({ISTHMUS_LLVM_BIN_DIR "/" + std::string(row.name)});
    if ((tools.*row.tool).empty())
      return Error{"the platform cpu needs a program of LLVM that is neither in PATH (" +
                   versioned + ") nor in its directory (" ISTHMUS_LLVM_BIN_DIR "/" +
                   row.name + ")"};
  }
  return std::unique_ptr<Toolchain>(std::make_unique<CpuToolchain>(system, std::move(tools)));
}

}  // namespace hipcc
