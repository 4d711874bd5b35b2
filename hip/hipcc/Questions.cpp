// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Questions.h"

#include "hip/hipcc/Toolchain.h"
#include "hip/hipcc/Version.h"

namespace hipcc {

namespace {

constexpr char kHelp[] = R"(usage: hipcc [--platform=cpu|nvidia|amd] [options] file...

Compiles and links HIP and CUDA sources (.hip .cu .cpp .cc .cxx) for one platform. Options are
those of clang; nvcc's usual spellings (-arch, -gencode, -Xcompiler, -rdc, -lineinfo ...) are
understood too.

  --platform=NAME        cpu, nvidia or amd; default: HIP_PLATFORM, else what the machine has
  --offload-arch=LIST    GPU architectures (gfx90a, sm_90); without effect on cpu
  --warp-size=32|64      warp size of the platform cpu (default 32)
  -c, -S, -E, -M, -o F   as with every compiler
  -fgpu-rdc, -dc         device code of several sources is linked together
  --genco                device code only, for hipModuleLoad
  -parallel-jobs=N       commands at the same time (default 2)
  -###                   print the commands and do not run them
  -v                     print the commands and run them
  --version --short-version --cxxflags --ldflags

Environment: HIP_PLATFORM, HIPCC_COMPILE_FLAGS_APPEND, HIPCC_LINK_FLAGS_APPEND, HIPCC_VERBOSE,
HIPCC_CACHE_DIR, HIP_COMPILE_CXX_AS_HIP, HIP_CLANG_PATH, ROCM_PATH, DEVICE_LIB_PATH,
HCC_AMDGPU_TARGET, CUDA_PATH.
)";

// These make clang print something and do no work.
constexpr std::string_view kCompilerQuestions[] = {"-print-", "--print-", "-dump", "--autocomplete"};

bool asksCompiler(const Options& options) {
  for (const Argument& argument : options.arguments)
    for (std::string_view question : kCompilerQuestions)
      if (argument.written[0].starts_with(question)) return true;
  return options.verbose && options.sources.empty() && options.linkItems.empty();
}

std::string joined(const Arguments& arguments) { return quoted(arguments) + "\n"; }

}  // namespace

Expected<Answer> answerQuestion(const Options& options, const System& system) {
  if (options.askHelp) return Answer{true, kHelp};
  if (options.askShortVersion) return Answer{true, std::string(kHipVersion) + "\n"};
  bool asks = asksCompiler(options);
  if (!asks && !options.askVersion && !options.askCompileFlags && !options.askLinkFlags)
    return Answer{};

  Expected<Platform> platform =
      options.platform ? Expected<Platform>(*options.platform) : defaultPlatform(system);
  if (!platform) return platform.error();
  auto toolchain = makeToolchain(*platform, system);
  if (!toolchain) return toolchain.error();
  Answer answer{true};
  if (options.askVersion) {
    answer.text = "HIP version: " + std::string(kHipVersion) + "\nIsthmus hipcc, platform " +
                  std::string(platformName(*platform)) + "\n" +
                  system.outputOf({(*toolchain)->compiler(), "--version"});
    return answer;
  }
  if (options.askCompileFlags) answer.text += joined((*toolchain)->compileFlags(options));
  if (options.askLinkFlags) answer.text += joined((*toolchain)->linkFlags(options));
  if (asks) {
    Arguments command{(*toolchain)->compiler()};
    // CMake reads from this question where the package of the language HIP is.
    if (*platform != Platform::Nvidia)
      command.push_back("--rocm-path=" + system.prefix() + "/lib/hip-clang");
    for (const Argument& argument : options.arguments)
      command.insert(command.end(), argument.written.begin(), argument.written.end());
    answer.plan.add(Command{command});
  }
  return answer;
}

}  // namespace hipcc
