// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "hipify/project/MakeTrace.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

/// A folder that goes away with everything in it.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "hipify-make-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) {
      folder = name;
    }
  }
  ~TemporaryFolder() {
    std::error_code code;
    if (!folder.empty()) {
      fs::remove_all(folder, code);
    }
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const fs::path& path() const { return folder; }

 private:
  fs::path folder;
};

// $(shell hipcc --ldflags) and the like are answered by a word that the reader of the trace knows,
// so that no folder of this machine gets into what is made of it.
bool writeStandIns(const fs::path& folder) {
  for (const char* name : {"hipcc", "hipconfig"}) {
    std::ofstream file(folder / name);
    file << "#!/bin/sh\ncase \"$1\" in --path) echo /hip;; *) echo hip-host-options;; esac\n";
    file.close();
    std::error_code code;
    fs::permissions(folder / name, fs::perms::owner_all, code);
    if (!file || code) {
      return false;
    }
  }
  return true;
}

std::string shellWord(const std::string& text) {
  std::string out = "'";
  for (const char c : text) {
    out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  }
  return out + "'";
}

// What make would do in a folder, or its first complaint.
Expected<std::string> dryRun(const std::string& folder, const std::vector<std::string>& arguments, const fs::path& temporary) {
  const std::string output = (temporary / "output").string();
  const std::string errors = (temporary / "errors").string();
  std::string command = "cd " + shellWord(folder) + " && PATH=" + shellWord(temporary.string()) +
                        ":\"$PATH\" LC_ALL=C make --dry-run --always-make --print-directory";
  for (const std::string& argument : arguments) {
    command += " " + shellWord(argument);
  }
  const int status = std::system((command + " >" + shellWord(output) + " 2>" + shellWord(errors) + " </dev/null").c_str());
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    const auto text = readSource(errors);
    return Error{text ? text->substr(0, text->find('\n')) : ""};
  }
  return readSource(output);
}

}  // namespace

Expected<MakeTrace> traceMake(const std::string& folder) {
  std::error_code code;
  const fs::path root = fs::canonical(folder, code);
  bool hasMakefile = false;
  for (const char* name : {"GNUmakefile", "makefile", "Makefile"}) {
    hasMakefile = hasMakefile || fs::exists(root / name, code);
  }
  if (!hasMakefile) {
    return Error{"there is no Makefile to take a CMakeLists.txt from (" + folder + ")"};
  }
  const TemporaryFolder temporary;
  const auto run = [&](const std::string& place, const std::vector<std::string>& arguments) {
    return dryRun(place, arguments, temporary.path());
  };
  if (temporary.path().empty() || !writeStandIns(temporary.path())) {
    return Error{"a temporary folder cannot be made (" + fs::temp_directory_path().string() + ")"};
  }
  const Expected<std::string> text = run(root.string(), {});
  if (!text) {
    return Error{"make cannot tell how it builds (" + folder + ": " + text.error().message + ")"};
  }
  return readMakeTrace(*text, root.string(), [&](const std::string& place, const std::vector<std::string>& arguments) {
    const Expected<std::string> inner = run(place, arguments);
    return inner ? *inner : std::string();
  });
}

}  // namespace hipify
