// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Run.h"

#include <catch2/catch.hpp>

#include <stdlib.h>

#include <filesystem>

#include "hip/hipcc/System.h"

using namespace hipcc;

namespace {

/// A directory of this test, gone at its end.
struct Directory {
  std::string path = std::filesystem::temp_directory_path() / "hipcc_run_test-XXXXXX";
  Directory() { REQUIRE(::mkdtemp(path.data()) != nullptr); }
  ~Directory() { std::filesystem::remove_all(path); }
};

}  // namespace

TEST_CASE("a diagnostic that both passes give is printed once") {
  std::string host =
      "a.hip:1:2: warning: w\n  1 | x\n    |  ^\nIn file included from a.hip:3:\nb.h:1:1: warning: v\n"
      "b.h:2:2: note: here\n2 warnings generated when compiling for host.\n";
  std::string device =
      "a.hip:9:2: error: only here\nIn file included from a.hip:3:\nb.h:1:1: warning: v\n"
      "b.h:2:2: note: here\n1 warning and 1 error generated when compiling for x86-64.\n";
  CHECK(withoutRepeated(device, host) == "a.hip:9:2: error: only here\n");
  CHECK(withoutRepeated(device + device, "") == withoutRepeated(device, ""));
  CHECK(withoutRepeated("ld: no such file\n", host) == "ld: no such file\n");
}

TEST_CASE("steps run in order and share the temporary directory") {
  Directory directory;
  std::string result = directory.path + "/result";
  Plan plan;
  plan.steps = {{{{"printf", "a"}, "%TMP%/a"}, {{"printf", "b"}, "%TMP%/b"}},
                {{{"cat", "%TMP%/b", "%TMP%/a"}, result}}};
  RunOptions options;
  options.jobs = 2;
  CHECK(*runPlan(plan, options) == 0);
  CHECK(RealSystem().read(result) == "ba");
}

TEST_CASE("the first failing command ends the run with its status, and its output is removed") {
  Directory directory;
  std::string result = directory.path + "/result";
  Plan plan;
  plan.steps = {{{{"true"}}, {{"sh", "-c", "echo x; exit 3"}, result}, {{"sh", "-c", "exit 4"}}},
                {{{"sh", "-c", "exit 5"}}}};
  CHECK(*runPlan(plan, {}) == 3);
  CHECK(!RealSystem().exists(result));
}

TEST_CASE("a command that does not exist is an error that names it") {
  Plan plan;
  plan.add(Command{{"/no/such/program"}});
  CHECK(runPlan(plan, {}).error().message ==
        "the command cannot be started (/no/such/program: No such file or directory)");
}
