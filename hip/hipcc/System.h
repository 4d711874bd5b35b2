// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_SYSTEM_H
#define HIP_HIPCC_SYSTEM_H

#include <optional>
#include <string>
#include <vector>

namespace hipcc {

/// Everything that a plan depends on besides the command line. Tests give a made-up one.
class System {
 public:
  virtual ~System() = default;

  /// The variable's value; empty when it is not set.
  virtual std::string environment(const std::string& name) const = 0;
  /// True for a file, a directory or a device node.
  virtual bool exists(const std::string& path) const = 0;
  /// The whole file, or nothing when it cannot be read.
  virtual std::optional<std::string> read(const std::string& path) const = 0;
  virtual std::string workingDirectory() const = 0;
  /// The running program, with links resolved.
  virtual std::string executable() const = 0;
  /// Standard output and error of a command; empty when it fails.
  virtual std::string outputOf(const std::vector<std::string>& command) const = 0;
  /// True when diagnostics go to a terminal.
  virtual bool colour() const = 0;

  /// The directory above the one of the executable: its include/ and lib/ are ours.
  std::string prefix() const;
  std::string absolute(const std::string& path) const;
  /// The program in `directories`, then in PATH; empty when it is nowhere.
  std::string findProgram(const std::string& name, const std::vector<std::string>& directories) const;
  /// The first that exists; empty when none does.
  std::string firstExisting(const std::vector<std::string>& paths) const;
};

/// This process and this machine.
class RealSystem : public System {
 public:
  std::string environment(const std::string& name) const override;
  bool exists(const std::string& path) const override;
  std::optional<std::string> read(const std::string& path) const override;
  std::string workingDirectory() const override;
  std::string executable() const override;
  std::string outputOf(const std::vector<std::string>& command) const override;
  bool colour() const override;
};

}  // namespace hipcc

#endif
