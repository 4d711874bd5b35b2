// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compilation at run time: the source is written to a directory of its own and given to hipcc.
//
//   name expressions   k<int>          appended to the source, as host code:
//                                        const char* __hiprtc_names[] = {mangled name of k<int>};
//   first run          --genco         the code; the array makes the compiler instantiate k<int>
//   second run         -shared         only with name expressions: a library, loaded to read the
//   array

#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "hip/rtc/Program.h"

extern char** environ;

namespace hip::rtc {
namespace {

namespace fs = std::filesystem;

/// A directory that exists as long as this object.
class TemporaryDirectory {
 public:
  TemporaryDirectory() {
    std::string pattern = (fs::temp_directory_path() / "hiprtc-XXXXXX").string();
    if (mkdtemp(pattern.data()) != nullptr) path_ = pattern;
  }
  ~TemporaryDirectory() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// Beside the library that this code is in: <prefix>/lib and <prefix>/bin.
fs::path compilerPath() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&compilerPath), &info) == 0) return {};
  std::error_code ignored;
  return fs::canonical(info.dli_fname, ignored).parent_path().parent_path() / "bin" / "hipcc";
}

bool write(const fs::path& path, const std::string& text) {
  std::error_code ignored;
  fs::create_directories(path.parent_path(), ignored);
  std::ofstream file(path, std::ios::binary);
  file << text;
  return static_cast<bool>(file.flush());
}

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// An option that names a GPU means nothing here, nor does one for the mode that is always on.
bool isDropped(const std::string& option) {
  for (const char* prefix : {"--gpu-architecture", "-arch", "--offload-arch", "--gpu-code",
                             "-default-device", "--device-as-default-execution-space", "-dlto"})
    if (option.rfind(prefix, 0) == 0) return true;
  return false;
}

// The function or variable itself: expressions may be written with the address operator.
std::string entity(const std::string& expression) {
  const auto begin = expression.find_first_not_of(" \t\n&");
  return begin == std::string::npos ? "" : expression.substr(begin);
}

std::string withNames(const _hiprtcProgram& program) {
  if (program.nameExpressions.empty()) return program.source;
  std::string text = program.source;
  text +=
      "\nextern \"C\" __attribute__((used, visibility(\"default\"))) const char* __hiprtc_names[] "
      "= {\n";
  for (const std::string& expression : program.nameExpressions)
    text += "  __builtin_get_device_side_mangled_name(" + entity(expression) + "),\n";
  return text + "};\n";
}

// Runs hipcc and appends what it writes to the log; the exit status, -1 when it does not run.
int runCompiler(const std::vector<std::string>& arguments, const fs::path& logFile,
                std::string& log) {
  const std::string compiler = compilerPath().string();
  std::vector<char*> argv{const_cast<char*>(compiler.c_str())};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, logFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                   0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  pid_t child = 0;
  const int failure =
      posix_spawn(&child, compiler.c_str(), &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failure != 0) {
    log += "hiprtc: the compiler does not run (" + compiler + ")\n";
    return -1;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  log += read(logFile);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool readNames(_hiprtcProgram& program, const fs::path& library) {
  void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    program.log += std::string("hiprtc: the names do not load (") + dlerror() + ")\n";
    return false;
  }
  const auto* names = static_cast<const char* const*>(dlsym(handle, "__hiprtc_names"));
  for (size_t i = 0; names != nullptr && i < program.nameExpressions.size(); ++i)
    program.loweredNames[program.nameExpressions[i]] = names[i];
  dlclose(handle);
  return names != nullptr;
}

}  // namespace

hiprtcResult compile(_hiprtcProgram& program, const std::vector<std::string>& options) {
  program.log.clear();
  program.code.clear();
  const TemporaryDirectory directory;
  const fs::path source = directory.path() / (program.name + ".hip");
  const fs::path output = directory.path() / "program.co";
  bool written = !directory.path().empty() && write(source, withNames(program));
  for (const auto& [name, text] : program.headers)
    written = written && write(directory.path() / name, text);
  if (!written) {
    program.log = "hiprtc: the temporary directory cannot be written\n";
    return HIPRTC_ERROR_INTERNAL_ERROR;
  }

  std::vector<std::string> common = {
      "--platform=cpu",   "-x", "hip", source.string(), "-I", directory.path().string(), "-include",
      "hip/hip_runtime.h"};
  for (const std::string& option : options)
    if (!isDropped(option)) common.push_back(option);
  const auto run = [&](std::vector<std::string> arguments, const fs::path& result) {
    arguments.insert(arguments.end(), common.begin(), common.end());
    arguments.insert(arguments.end(), {"-o", result.string()});
    return runCompiler(arguments, directory.path() / "log", program.log) == 0;
  };

  if (!run({"--genco"}, output)) return HIPRTC_ERROR_COMPILATION;
  if (!program.nameExpressions.empty()) {
    const fs::path library = directory.path() / "names.so";
    if (!run({"-shared", "-fPIC"}, library) || !readNames(program, library))
      return HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
  }
  program.code = read(output);
  return HIPRTC_SUCCESS;
}

}  // namespace hip::rtc
