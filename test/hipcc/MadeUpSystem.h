// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_HIPCC_MADEUPSYSTEM_H
#define TEST_HIPCC_MADEUPSYSTEM_H

#include <map>
#include <set>
#include <string>
#include <vector>

#include "hip/hipcc/System.h"

namespace hipcc::test {

/// A machine of which only these things are known; ours is installed in /opt/isthmus.
class MadeUpSystem : public System {
 public:
  std::map<std::string, std::string> variables{{"PATH", "/usr/bin"}};
  std::map<std::string, std::string> files;
  std::set<std::string> present;

  std::string environment(const std::string& name) const override {
    auto found = variables.find(name);
    return found == variables.end() ? "" : found->second;
  }
  bool exists(const std::string& path) const override {
    return present.count(path) || files.count(path);
  }
  std::optional<std::string> read(const std::string& path) const override {
    auto found = files.find(path);
    if (found == files.end()) return std::nullopt;
    return found->second;
  }
  std::string workingDirectory() const override { return "/project"; }
  std::string executable() const override { return "/opt/isthmus/bin/hipcc"; }
  std::string outputOf(const std::vector<std::string>&) const override { return {}; }
  bool colour() const override { return false; }
};

/// LLVM 19 in /usr/bin and our kernel compiler.
inline MadeUpSystem cpuMachine() {
  MadeUpSystem system;
  system.present = {"/usr/bin/clang++-19", "/usr/bin/ld.lld-19", "/usr/bin/llvm-objcopy-19",
                    "/usr/bin/llvm-link-19", "/opt/isthmus/lib/libhip_cpu_compiler.so",
                    "/opt/isthmus/lib/libhip_cpu_frontend.so"};
  return system;
}

/// A CUDA toolkit and no driver.
inline MadeUpSystem nvidiaMachine() {
  MadeUpSystem system = cpuMachine();
  system.present.insert("/usr/local/cuda/bin/nvcc");
  return system;
}

/// ROCm 6 in its own directory.
inline MadeUpSystem amdMachine() {
  MadeUpSystem system = cpuMachine();
  system.files["/opt/rocm/share/hip/version"] = "HIP_VERSION_MAJOR=6\nHIP_VERSION_MINOR=3\n";
  system.present.insert({"/opt/rocm/include/hip/hip_runtime.h", "/opt/rocm/llvm/bin/clang++",
                         "/opt/rocm/amdgcn/bitcode", "/opt/rocm/lib/libamdhip64.so"});
  return system;
}

}  // namespace hipcc::test

#endif
