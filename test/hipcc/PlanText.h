// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_HIPCC_PLANTEXT_H
#define TEST_HIPCC_PLANTEXT_H

#include <string>

#include "hip/hipcc/Planner.h"
#include "hip/hipcc/ResponseFile.h"

namespace hipcc::test {

inline void replaceAll(std::string& text, const std::string& from, const std::string& to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

/// What hipcc would do for a command line, one command a line, or "error: ...".
inline std::string planText(const std::string& commandLine, const System& system) {
  Expected<Options> options = parseOptions(splitWords(commandLine), system);
  if (!options) return "error: " + options.error().message;
  Expected<Plan> plan = makePlan(*options, system);
  if (!plan) return "error: " + plan.error().message;
  return toText(*plan);
}

/// The same with what every cpu command has in common as one word, to show what is particular.
inline std::string cpuPlanText(const std::string& commandLine, const System& system) {
  std::string text = planText(commandLine, system);
  const std::pair<const char*, const char*> kAbbreviations[] = {
      {"/usr/bin/clang++-19 -Wno-unused-command-line-argument", "clang"},
      {"-isystem /opt/isthmus/include -isystem /opt/isthmus/include/hip/cuda -D__HIP_PLATFORM_CPU__=1 "
       "-D__HIP_PLATFORM_AMD__=1 -D__HIP_CPU_WARP_SIZE__=32", "HEADERS"},
      {"-x hip --offload-host-only -nogpuinc -nogpulib -fplugin=/opt/isthmus/lib/libhip_cpu_frontend.so "
       "-D__HIP_CPU_FRONT_END__ HEADERS "
       "-include hip/cpu/prelude.h -fdeclspec -Wno-register -Wno-c++11-narrowing -Wno-option-ignored", "HIP"},
      {"-I /opt/isthmus/include/hip/cuda -DHIP_CUDA_LANGUAGE -include cuda_runtime.h", "CUDA"},
      {"-fno-math-errno -fno-trapping-math -ffp-contract=fast-honor-pragmas -Wno-pass-failed "
       "-Wno-invalid-feature-combination "
       "-mllvm -cgpp-huge-func=30 -mllvm -enable-mem-access-versioning=false -fveclib=libmvec", "MATH"},
      {"-fno-math-errno -fno-trapping-math -ffp-contract=fast-honor-pragmas -Wno-pass-failed "
       "-Wno-invalid-feature-combination "
       "-mllvm -cgpp-huge-func=30 -mllvm -enable-mem-access-versioning=false", "MATH"},
      {"-Wno-error=implicit-int -Wno-error=implicit-function-declaration "
       "-Wno-error=int-conversion -Wno-error=incompatible-function-pointer-types "
       "-Wno-error=return-type", "AS_GCC"},
      {"-Xclang -fcuda-is-device -Rpass=hipcpu", "DEVICE"},
      {"-fpass-plugin=/opt/isthmus/lib/libhip_cpu_compiler.so", "PLUGIN"},
      {"-L/opt/isthmus/lib -lhip_cpu -Wl,-rpath,/opt/isthmus/lib -lpthread -lmvec -lm", "LIBRARIES"},
      {"-L/opt/isthmus/lib -lhip_cpu -Wl,-rpath,/opt/isthmus/lib -lpthread -lm", "LIBRARIES"},
      {"/usr/bin/ld.lld-19", "ld.lld"},
      {"%TMP%", "TMP"}};
  for (const auto& [from, to] : kAbbreviations) replaceAll(text, from, to);
  constexpr std::string_view kId = "-Xclang -cuid=";
  for (size_t at; (at = text.find(kId)) != std::string::npos;)
    text.replace(at, kId.size() + 16, "ID");
  return text;
}

}  // namespace hipcc::test

#endif
