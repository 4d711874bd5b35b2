// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/DriverArguments.h"

// The driver looks through the folders of the system for a C++ library. What it found is kept
// until one of these folders or a variable that it heeds changes.

#include <dlfcn.h>

#include <cstdlib>

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/Version.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "hipify/facts/ast/CacheFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Host.h"

namespace hipify {
namespace {

constexpr char kMainOfDriver[] = "/__isthmus_probe.cpp";

// The path of a Clang whose headers fit the library we are linked with: the driver finds them
// relative to it. The program itself need not exist. Empty when there are no such headers.
std::string clangProgram() {
  Dl_info library{};
  std::vector<std::string> directories{HIPIFY_LLVM_BIN_DIR};
  if (dladdr(reinterpret_cast<const void*>(&clang::getClangFullVersion), &library) != 0)
    directories.push_back((llvm::sys::path::parent_path(library.dli_fname) + "/../bin").str());
  for (const std::string& directory : directories)
    if (llvm::sys::fs::exists(directory + "/../lib/clang/" CLANG_VERSION_MAJOR_STRING "/include"))
      return directory + "/clang++";
  return "";
}

std::vector<std::string> askDriver(const std::string& program) {
  clang::DiagnosticsEngine diagnostics(new clang::DiagnosticIDs, new clang::DiagnosticOptions,
                                       new clang::IgnoringDiagConsumer);
  clang::driver::Driver driver(program, llvm::sys::getDefaultTargetTriple(), diagnostics);
  driver.setCheckInputsExist(false);
  const std::vector<const char*> command{"clang++", "-x", "c++", "-fsyntax-only", kMainOfDriver};
  const std::unique_ptr<clang::driver::Compilation> compilation(driver.BuildCompilation(command));
  if (!compilation || compilation->getJobs().empty()) return {};
  std::vector<std::string> arguments;
  const auto& job = compilation->getJobs().begin()->getArguments();
  for (std::size_t i = 0; i < job.size(); ++i) {
    const llvm::StringRef argument = job[i];
    if (argument == "-x" || argument == "-main-file-name") ++i;
    else if (argument != "-cc1" && argument != kMainOfDriver && !argument.contains("compilation-dir"))
      arguments.push_back(argument.str());
  }
  return arguments;
}

// Where C++ libraries are installed, and what changes where the driver looks.
std::string ingredientsOf(const std::string& program) {
  std::string ingredients = program + clang::getClangFullVersion();
  const std::string triple = llvm::sys::getDefaultTargetTriple();
  llvm::SmallString<64> multiarch(triple);
  if (const std::size_t vendor = triple.find("-pc-"); vendor != std::string::npos)
    multiarch = triple.substr(0, vendor) + triple.substr(vendor + 3);
  for (const std::string& folder :
       {std::string("/usr/include"), std::string("/usr/include/c++"), std::string("/usr/local/include"),
        std::string("/usr/lib/gcc"), "/usr/lib/gcc/" + multiarch.str().str(), "/usr/lib/gcc/" + triple,
        std::string("/usr/lib64/gcc"), std::string("/opt/rh"), std::string("/etc/clang")}) {
    llvm::sys::fs::file_status status;
    ingredients += '\n';
    if (!llvm::sys::fs::status(folder, status))
      ingredients += std::to_string(status.getLastModificationTime().time_since_epoch().count());
  }
  for (const char* name : {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS",
                           "CLANG_CONFIG_FILE_SYSTEM_DIR", "CLANG_NO_DEFAULT_CONFIG"}) {
    const char* value = std::getenv(name);
    ingredients += std::string("\n") + (value ? value : "");
  }
  return ingredients;
}

}  // namespace

std::vector<std::string> driverArguments(const std::string& cacheDirectory) {
  const std::string program = clangProgram();
  if (program.empty()) return {};
  const CacheFile cache(cacheDirectory, "driver", ingredientsOf(program));
  std::vector<std::string> arguments;
  if (const CachedBytes cached = cache.read(); !cached.text.empty()) {
    llvm::SmallVector<llvm::StringRef, 64> lines;
    cached.text.split(lines, '\n');
    for (const llvm::StringRef line : lines) arguments.push_back(line.str());
    return arguments;
  }
  arguments = askDriver(program);
  cache.write(llvm::join(arguments, "\n"));
  return arguments;
}

}  // namespace hipify
