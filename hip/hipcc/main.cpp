// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// hipcc: options → plan (a list of commands) → run.

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "hip/hipcc/DeviceCode.h"
#include "hip/hipcc/Launch.h"
#include "hip/hipcc/Options.h"
#include "hip/hipcc/Planner.h"
#include "hip/hipcc/Questions.h"
#include "hip/hipcc/Run.h"
#include "hip/hipcc/System.h"

namespace hipcc {

namespace {

constexpr int kUsageError = 2;

int fail(const Error& error, int status) {
  std::fprintf(stderr, "hipcc: error: %s\n", error.message.c_str());
  return status;
}

int run(const Plan& plan, const Options& options, const System& system) {
  RunOptions how;
  how.jobs = options.jobs;
  if (options.saveTemporaries) how.temporaryDirectory = ".";
  bool asRocm = std::atoi(system.environment("HIPCC_VERBOSE").c_str()) & 1;
  how.printCommands = options.verbose || asRocm;
  if (asRocm) how.commandPrefix = "hipcc-cmd: ";
  Expected<int> status = runPlan(plan, how);
  return status ? *status : fail(status.error(), EXIT_FAILURE);
}

int compile(const Arguments& arguments) {
  RealSystem system;
  Expected<Options> options = parseOptions(arguments, system);
  if (!options) return fail(options.error(), kUsageError);
  Expected<Answer> answer = answerQuestion(*options, system);
  if (!answer) return fail(answer.error(), kUsageError);
  if (answer->isQuestion) {
    std::fwrite(answer->text.data(), 1, answer->text.size(), stdout);
    return answer->plan.steps.empty() ? EXIT_SUCCESS : run(answer->plan, *options, system);
  }
  Expected<Plan> plan = makePlan(*options, system);
  if (!plan) return fail(plan.error(), kUsageError);
  if (options->printPlan) {
    std::fputs(toText(*plan).c_str(), stderr);
    return EXIT_SUCCESS;
  }
  return run(*plan, *options, system);
}

}  // namespace

}  // namespace hipcc

int main(int count, char** words) {
  using namespace hipcc;
  // Under this name we are a C++ compiler that also knows HIP, as CMake's HIP language wants.
  if (std::string_view(words[0]).ends_with("clang++")) setenv("HIP_COMPILE_CXX_AS_HIP", "0", 0);
  Arguments arguments(words + 1, words + count);
  if (arguments.size() > 2 && arguments[0] == kCollectDeviceCode) {
    arguments.erase(arguments.begin());
    Expected<int> status = collectDeviceCode(arguments);
    return status ? *status : fail(status.error(), EXIT_FAILURE);
  }
  if (!arguments.empty() && arguments[0] == kLaunch) {
    arguments.erase(arguments.begin());
    std::optional<Arguments> ours = launchedHere(arguments);
    return ours ? compile(*ours) : becomeLaunched(arguments);
  }
  return compile(arguments);
}
