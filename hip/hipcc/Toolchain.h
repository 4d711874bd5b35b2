// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_TOOLCHAIN_H
#define HIP_HIPCC_TOOLCHAIN_H

// What differs between platforms. All platform-specific flags are in backends/*/Toolchain.cpp.

#include <memory>
#include <string>
#include <vector>

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Options.h"
#include "hip/hipcc/Plan.h"
#include "hip/hipcc/Platform.h"
#include "hip/hipcc/System.h"

namespace hipcc {

class Toolchain {
 public:
  virtual ~Toolchain() = default;

  /// Fails for an option that this platform cannot honour.
  virtual Status check(const Options& options) const = 0;

  /// Takes one source up to options.stage. `output` is empty for standard output.
  virtual std::vector<Step> compile(const Options& options, const Input& source,
                                    const std::string& output) const = 0;

  /// Links objects, libraries and link arguments in the given order.
  virtual std::vector<Step> link(const Options& options, const Arguments& objects,
                                 const std::string& output) const = 0;

  /// What another compiler needs to compile host code that includes HIP headers, and to link it.
  virtual Arguments compileFlags(const Options& options) const = 0;
  virtual Arguments linkFlags(const Options& options) const = 0;

  /// The compiler that answers questions such as -print-search-dirs.
  virtual std::string compiler() const = 0;
};

/// What makes clang's HIP out of a CUDA source: CUDA's names over HIP's, as nvcc includes them, and the
/// architecture that the user asks nvcc for as the one that device code sees.
Arguments cudaLanguageArguments(const Options& options, const std::string& prefix);

/// Each fails when the platform's compiler is not there, and says where it looked.
Expected<std::unique_ptr<Toolchain>> makeCpuToolchain(const System& system);
Expected<std::unique_ptr<Toolchain>> makeNvidiaToolchain(const System& system);
Expected<std::unique_ptr<Toolchain>> makeAmdToolchain(const System& system);

Expected<std::unique_ptr<Toolchain>> makeToolchain(Platform platform, const System& system);

}  // namespace hipcc

#endif
