// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One clang command does it all: ROCm's own clang where it is installed, else the distribution's
// with ROCm's device libraries. Our headers come first and include the vendor's behind them.

#include <algorithm>

#include "hip/hipcc/ResponseFile.h"
#include "hip/hipcc/Toolchain.h"

namespace hipcc {

namespace {

constexpr char kDefaultArchitecture[] = "gfx90a";

void append(Arguments& to, const Arguments& from) { to.insert(to.end(), from.begin(), from.end()); }

/// Where the parts of ROCm are.
struct Rocm {
  std::string root;       // below which include/ and share/ are
  std::string clang;
  std::string deviceLibraries;
  std::string libraries;  // directory of libamdhip64.so
  int major = 0;
};

class AmdToolchain : public Toolchain {
 public:
  AmdToolchain(const System& system, Rocm rocm)
      : system_(system), rocm_(std::move(rocm)), prefix_(system.prefix()) {}

  Status check(const Options& options) const override;
  std::vector<Step> compile(const Options& options, const Input& source,
                            const std::string& output) const override;
  std::vector<Step> link(const Options& options, const Arguments& objects,
                         const std::string& output) const override;
  Arguments compileFlags(const Options&) const override { return platformArguments(); }
  Arguments linkFlags(const Options&) const override { return libraries(); }
  std::string compiler() const override { return rocm_.clang; }

 private:
  Arguments start(const Options& options) const;
  Arguments platformArguments() const;
  Arguments architectureArguments(const Options& options) const;
  Arguments libraries() const;

  const System& system_;
  Rocm rocm_;
  std::string prefix_;
};

Status AmdToolchain::check(const Options& options) const {
  for (const std::string& name : options.offloadArchitectures)
    if (!name.starts_with("gfx") && name != "native" && name != "amdgcnspirv")
      return Error{"the architecture is not one of the platform amd (" + name + ")"};
  return {};
}

Arguments AmdToolchain::start(const Options& options) const {
  Arguments arguments{rocm_.clang, "-Wno-unused-command-line-argument"};
  if (system_.colour()) arguments.push_back("-fcolor-diagnostics");
  if (options.saveTemporaries) arguments.push_back("-save-temps=obj");
  return arguments;
}

Arguments AmdToolchain::platformArguments() const {
  Arguments arguments{"-isystem", prefix_ + "/include", "-isystem", prefix_ + "/include/hip/cuda",
                      "-D__HIP_PLATFORM_AMD__=1"};
  // The compiler looks there by itself, and an -isystem would move it before C++'s own headers.
  if (rocm_.root != "/usr") append(arguments, {"-isystem", rocm_.root + "/include"});
  return arguments;
}

Arguments AmdToolchain::architectureArguments(const Options& options) const {
  std::vector<std::string> list = options.offloadArchitectures;
  if (list.empty()) {
    std::string fromEnvironment = system_.environment("HCC_AMDGPU_TARGET");
    std::replace(fromEnvironment.begin(), fromEnvironment.end(), ',', ' ');
    list = splitWords(fromEnvironment);
  }
  if (list.empty() && system_.exists("/dev/kfd")) {
    std::string directory = rocm_.clang.substr(0, rocm_.clang.rfind('/'));
    std::string tool = system_.firstExisting(
        {directory + "/amdgpu-arch", ISTHMUS_LLVM_BIN_DIR "/amdgpu-arch"});
    if (!tool.empty()) list = splitWords(system_.outputOf({tool}));
  }
  if (list.empty()) list = {kDefaultArchitecture};
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  Arguments result;
  for (const std::string& name : list) result.push_back("--offload-arch=" + name);
  // The runtime of ROCm 5 cannot load what newer compilers write by default.
  if (rocm_.major < 6) result.push_back("-mcode-object-version=4");
  return result;
}

std::vector<Step> AmdToolchain::compile(const Options& options, const Input& source,
                                        const std::string& output) const {
  Arguments arguments = start(options);
  append(arguments, source.languageArguments());
  if (source.isHip()) {
    append(arguments, architectureArguments(options));
    append(arguments, {"--rocm-path=" + rocm_.root,
                       "--rocm-device-lib-path=" + rocm_.deviceLibraries});
    if (!options.hasStandard) arguments.push_back("-std=c++17");
    if (options.separateDeviceCode) arguments.push_back("-fgpu-rdc");
    if (options.hostOnly) arguments.push_back("--offload-host-only");
    if (options.deviceOnly || options.genco) arguments.push_back("--offload-device-only");
  }
  append(arguments, platformArguments());
  if (source.isCuda()) append(arguments, cudaLanguageArguments(options, prefix_));
  if (!options.hasOptimisation) arguments.push_back("-O3");
  append(arguments, source.suitable(options.clangArguments(kCompile, std::nullopt)));
  append(arguments, options.dependencyArguments);
  // Without -c, the device code comes as the file that hipModuleLoad takes.
  if (!options.genco) append(arguments, stageArguments(options.stage));
  arguments.push_back(source.path);
  if (!output.empty()) append(arguments, {"-o", output});
  return {{{arguments, {}, source.isHip()}}};
}

Arguments AmdToolchain::libraries() const {
  Arguments arguments{"-L" + rocm_.libraries, "-lamdhip64"};
  // The loader looks in the distribution's directories by itself.
  if (!rocm_.libraries.starts_with("/usr/")) arguments.push_back("-Wl,-rpath," + rocm_.libraries);
  return arguments;
}

std::vector<Step> AmdToolchain::link(const Options& options, const Arguments& objects,
                                     const std::string& output) const {
  Arguments arguments = start(options);
  if (options.separateDeviceCode) {
    append(arguments, {"--hip-link", "-fgpu-rdc",
                       "--rocm-device-lib-path=" + rocm_.deviceLibraries});
    append(arguments, architectureArguments(options));
  }
  append(arguments, objects);
  append(arguments, {"-o", output});
  append(arguments, options.clangArguments(kLink, std::nullopt));
  append(arguments, libraries());
  append(arguments, {"-lpthread", "-lm"});
  return {{{arguments}}};
}

/// Fills in the major version from the file that every installation of HIP has.
void readVersion(const System& system, Rocm& rocm) {
  constexpr std::string_view kKey = "HIP_VERSION_MAJOR=";
  std::optional<std::string> text = system.read(rocm.root + "/share/hip/version");
  if (!text) text = system.read(rocm.root + "/bin/.hipVersion");
  if (!text) return;
  if (size_t at = text->find(kKey); at != std::string::npos)
    rocm.major = std::atoi(text->c_str() + at + kKey.size());
}

}  // namespace

Expected<std::unique_ptr<Toolchain>> makeAmdToolchain(const System& system) {
  constexpr char kMultiarch[] = "/usr/lib/x86_64-linux-gnu";
  std::string given = system.environment("ROCM_PATH");
  std::vector<std::string> roots;
  if (!given.empty()) roots.push_back(given);
  roots.insert(roots.end(), {"/opt/rocm", "/usr"});
  Rocm rocm;
  for (const std::string& root : roots)
    if (rocm.root.empty() && system.exists(root + "/include/hip/hip_runtime.h")) rocm.root = root;
  if (rocm.root.empty())
    return Error{"the platform amd needs ROCm's headers, which are neither in ROCM_PATH (" +
                 (given.empty() ? "not set" : given) + ") nor in /opt/rocm nor in /usr"};

  std::string clangPath = system.environment("HIP_CLANG_PATH");
  rocm.clang = system.firstExisting({clangPath + "/clang++", rocm.root + "/llvm/bin/clang++",
                                     rocm.root + "/lib/llvm/bin/clang++"});
  if (rocm.clang.empty()) rocm.clang = system.findProgram("clang++-" ISTHMUS_LLVM_VERSION, {});
  if (rocm.clang.empty()) rocm.clang = system.firstExisting({ISTHMUS_LLVM_BIN_DIR "/clang++"});
  if (rocm.clang.empty())
    return Error{"the platform amd needs clang, which is neither in HIP_CLANG_PATH nor in ROCm (" +
                 rocm.root + ") nor in PATH (clang++-" ISTHMUS_LLVM_VERSION ")"};

  std::vector<std::string> bitcode;
  for (const char* variable : {"DEVICE_LIB_PATH", "HIP_DEVICE_LIB_PATH"})
    if (std::string path = system.environment(variable); !path.empty()) bitcode.push_back(path);
  bitcode.push_back(rocm.root + "/amdgcn/bitcode");
  bitcode.push_back(std::string(kMultiarch) + "/amdgcn/bitcode");
  rocm.deviceLibraries = system.firstExisting(bitcode);
  if (rocm.deviceLibraries.empty())
    return Error{"the platform amd needs ROCm's device libraries, which are not where they are "
                 "looked for (" + quoted(bitcode) + ")"};

  rocm.libraries = rocm.root + "/lib";
  for (const std::string& directory : {rocm.root + "/lib", std::string(kMultiarch)})
    if (system.exists(directory + "/libamdhip64.so")) {
      rocm.libraries = directory;
      break;
    }
  readVersion(system, rocm);
  return std::unique_ptr<Toolchain>(std::make_unique<AmdToolchain>(system, std::move(rocm)));
}

}  // namespace hipcc
