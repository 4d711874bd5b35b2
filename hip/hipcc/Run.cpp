// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Run.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "hip/hipcc/PrecompiledHeader.h"
#include "hip/hipcc/System.h"

extern char** environ;

namespace hipcc {

namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// What a signal handler may touch.
constexpr size_t kMaximumChildren = 1024;
volatile sig_atomic_t caughtSignal = 0;
std::array<volatile pid_t, kMaximumChildren> children{};

void endChildren(int signal) {
  caughtSignal = signal;
  for (volatile pid_t& child : children)
    if (child > 0) kill(child, SIGTERM);
}

/// For its lifetime, signals end the commands and not this process.
class SignalGuard {
 public:
  SignalGuard() {
    struct sigaction action {};
    action.sa_handler = endChildren;
    for (size_t i = 0; i < std::size(kSignals); ++i) {
      sigaction(kSignals[i], nullptr, &previous_[i]);
      // A signal that the caller ignores (nohup) stays ignored.
      if (previous_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
    }
  }
  ~SignalGuard() {
    for (size_t i = 0; i < std::size(kSignals); ++i)
      sigaction(kSignals[i], &previous_[i], nullptr);
  }
  SignalGuard(const SignalGuard&) = delete;
  SignalGuard& operator=(const SignalGuard&) = delete;

 private:
  struct sigaction previous_[std::size(kSignals)];
};

/// Made when first asked for.
class TemporaryDirectory {
 public:
  explicit TemporaryDirectory(std::string given) : path_(std::move(given)), keeps_(!path_.empty()) {}
  ~TemporaryDirectory() {
    std::error_code ignored;
    if (!keeps_ && !path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

  Expected<std::string> path() {
    if (!path_.empty()) return path_;
    const char* root = std::getenv("TMPDIR");
    std::string name = std::string(root && *root ? root : "/tmp") + "/hipcc-XXXXXX";
    if (!mkdtemp(name.data()))
      return Error{"no temporary directory can be made (" + name + ": " + std::strerror(errno) +
                   ")"};
    return path_ = name;
  }

  /// `word` with the real directory.
  Expected<std::string> resolve(std::string word) {
    for (size_t at; (at = word.find(kTemporaryDirectory)) != std::string::npos;) {
      Expected<std::string> directory = path();
      if (!directory) return directory;
      word.replace(at, kTemporaryDirectory.size(), *directory);
    }
    return word;
  }

 private:
  std::string path_;
  bool keeps_;
};

struct Process {
  pid_t pid = 0;
  int status = 0;
  std::string errorFile{};
};

Expected<pid_t> spawn(const Arguments& arguments, const std::string& outputFile,
                      const std::string& errorFile) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  constexpr int kFlags = O_WRONLY | O_CREAT | O_TRUNC;
  if (!outputFile.empty())
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile.c_str(), kFlags, 0666);
  if (!errorFile.empty())
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errorFile.c_str(), kFlags, 0666);
  std::vector<char*> words;
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  pid_t pid = 0;
  int error = posix_spawnp(&pid, words[0], &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error)
    return Error{"the command cannot be started (" + arguments[0] + ": " + std::strerror(error) +
                 ")"};
  return pid;
}

/// The exit status of a child, or 128 + the signal that ended it.
int waitFor(pid_t pid) {
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

class Runner {
 public:
  explicit Runner(const RunOptions& options)
      : options_(options), temporaries_(options.temporaryDirectory) {}

  Expected<int> run(const Step& step) {
    std::vector<Process> processes(step.size());
    std::string printed;
    int result = 0;
    size_t started = 0;
    for (size_t i = 0; i < step.size(); ++i) {
      for (; started < step.size() && started < i + options_.jobs && !caughtSignal; ++started)
        if (Status status = start(step[started], captures(step), processes[started]); !status) {
          for (size_t k = i; k < started; ++k) finish(processes[k]);
          return status.error();
        }
      if (i == started) break;
      finish(processes[i]);
      print(processes[i], printed);
      if (processes[i].status && !result) result = processes[i].status;
      if (processes[i].status && !step[i].outputFile.empty())
        if (Expected<std::string> partial = temporaries_.resolve(step[i].outputFile))
          unlink(partial->c_str());
    }
    return result;
  }

 private:
  static bool captures(const Step& step) {
    return step.size() > 1 || (step.size() == 1 && step[0].repeatsDiagnostics);
  }

  Status start(const Command& command, bool captures, Process& process) {
    Arguments arguments;
    for (const std::string& word : withPrecompiledHeader(command, RealSystem())) {
      Expected<std::string> resolved = temporaries_.resolve(word);
      if (!resolved) return resolved.error();
      arguments.push_back(std::move(*resolved));
    }
    Expected<std::string> outputFile = temporaries_.resolve(command.outputFile);
    if (!outputFile) return outputFile.error();
    if (captures) {
      Expected<std::string> directory = temporaries_.path();
      if (!directory) return directory.error();
      process.errorFile = *directory + "/stderr-" + std::to_string(++errorFiles_);
    }
    if (options_.printCommands)
      std::fprintf(stderr, "%s%s\n", options_.commandPrefix.c_str(), quoted(arguments).c_str());
    Expected<pid_t> pid = spawn(arguments, *outputFile, process.errorFile);
    if (!pid) return pid.error();
    process.pid = *pid;
    for (volatile pid_t& child : children) {
      if (child) continue;
      child = *pid;
      break;
    }
    // The signal may have come between the start and the note of the child.
    if (caughtSignal) kill(*pid, SIGTERM);
    return {};
  }

  static void finish(Process& process) {
    process.status = waitFor(process.pid);
    for (volatile pid_t& child : children)
      if (child == process.pid) child = 0;
  }

  static void print(const Process& process, std::string& printed) {
    if (process.errorFile.empty()) return;
    std::string text = withoutRepeated(contentOf(process.errorFile), printed);
    std::fwrite(text.data(), 1, text.size(), stderr);
    printed += text;
    unlink(process.errorFile.c_str());
  }

  RunOptions options_;
  TemporaryDirectory temporaries_;
  int errorFiles_ = 0;
};

bool startsDiagnostic(std::string_view line) {
  return !line.starts_with(' ') &&
         (line.find("warning: ") != line.npos || line.find("error: ") != line.npos);
}

/// A diagnostic with its "In file included from" lines before it and notes behind it.
std::vector<std::string_view> splitDiagnostics(std::string_view text) {
  std::vector<std::string_view> blocks;
  size_t begin = 0;
  bool inIncludes = false;
  for (size_t at = 0; at < text.size();) {
    size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view line = text.substr(at, end - at);
    bool isInclude = line.starts_with("In file included from ");
    bool isCount = line.find(" generated when compiling for ") != line.npos;
    if ((isInclude && !inIncludes) || (startsDiagnostic(line) && !inIncludes) || isCount) {
      if (at > begin) blocks.push_back(text.substr(begin, at - begin));
      begin = at;
    }
    inIncludes = isInclude;
    at = end;
    if (isCount) begin = end;
  }
  if (begin < text.size()) blocks.push_back(text.substr(begin));
  return blocks;
}

}  // namespace

std::string withoutRepeated(std::string_view text, std::string_view printed) {
  std::vector<std::string_view> known = splitDiagnostics(printed);
  std::set<std::string_view> seen(known.begin(), known.end());
  std::string result;
  for (std::string_view block : splitDiagnostics(text))
    if (seen.insert(block).second) result += block;
  return result;
}

Expected<int> runPlan(const Plan& plan, const RunOptions& options) {
  Expected<int> result = 0;
  {
    SignalGuard guard;
    Runner runner(options);
    for (const Step& step : plan.steps) {
      result = runner.run(step);
      if (!result || *result || caughtSignal) break;
    }
  }
  if (caughtSignal) raise(caughtSignal);
  return result;
}

Expected<int> runCommand(const Arguments& arguments) {
  Expected<pid_t> pid = spawn(arguments, {}, {});
  if (!pid) return pid.error();
  return waitFor(*pid);
}

Expected<int> runQuietly(const Arguments& arguments) {
  Expected<pid_t> pid = spawn(arguments, "/dev/null", "/dev/null");
  if (!pid) return pid.error();
  return waitFor(*pid);
}

}  // namespace hipcc
