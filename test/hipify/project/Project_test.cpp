// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include <stdlib.h>

#include <filesystem>

#include "hipify/output/Writer.h"
#include "hipify/pipeline/Run.h"
#include "hipify/source/SourceFile.h"

namespace fs = std::filesystem;

namespace {

// A folder of its own for each test, removed at the end.
struct Folder {
  fs::path path = [] {
    std::string name = (fs::temp_directory_path() / "hipify-test-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    return name;
  }();
  ~Folder() { fs::remove_all(path); }
  void write(const std::string& name, const std::string& text) {
    REQUIRE(hipify::writeFile((path / name).string(), text));
  }
  std::string read(const std::string& name) const {
    const auto text = hipify::readSource((path / name).string());
    return text ? *text : "(missing)";
  }
  std::string name(const std::string& name) const { return (path / name).string(); }
};

hipify::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "--lexical");
  const auto options = hipify::parseOptions(arguments);
  REQUIRE(options);
  const auto plan = hipify::makePlan(*options);
  REQUIRE(plan);
  return hipify::runPlan(*plan, *options);
}

std::string planError(std::vector<std::string> arguments) {
  const auto options = hipify::parseOptions(arguments);
  REQUIRE(options);
  const auto plan = hipify::makePlan(*options);
  return plan ? "" : plan.error().message;
}

}  // namespace

TEST_CASE("a project is translated whole: sources renamed, includes and build files following, the rest copied") {
  Folder folder;
  folder.write("in/src/main.cu", "#include \"kernel.cu\"\n#include \"k.cuh\"\nint main() { cudaFree(0); }\n");
  folder.write("in/src/kernel.cu", "__global__ void k();\n");
  folder.write("in/src/k.cuh", "inline void f() { cudaFree(0); }\n");
  folder.write("in/Makefile", "app: src/main.cu\n\tnvcc -o $@ $<\n");
  folder.write("in/data.txt", "cudaFree");
  const auto outcome = run({folder.name("in"), "-o", folder.name("out")});
  CHECK(outcome.errors.empty());
  CHECK(folder.read("out/src/main.hip") ==
        "#include <hip/hip_runtime.h>\n#include \"kernel.hip\"\n#include \"k.cuh\"\nint main() { hipFree(0); }\n");
  CHECK(folder.read("out/src/kernel.hip") == "#include <hip/hip_runtime.h>\n__global__ void k();\n");
  CHECK(folder.read("out/src/k.cuh") == "#include <hip/hip_runtime.h>\ninline void f() { hipFree(0); }\n");
  CHECK(folder.read("out/Makefile") == "app: src/main.hip\n\thipcc -o $@ $<\n");
  CHECK(folder.read("out/data.txt") == "cudaFree");
  CHECK(folder.read("in/src/main.cu").find("hip") == std::string::npos);
}

TEST_CASE("an output folder inside the project is not translated again") {
  Folder folder;
  folder.write("in/a.cu", "__global__ void k();\n");
  (void)run({folder.name("in"), "-o", folder.name("in/out")});
  (void)run({folder.name("in"), "-o", folder.name("in/out")});
  CHECK(fs::exists(folder.path / "in/out/a.hip"));
  CHECK_FALSE(fs::exists(folder.path / "in/out/out"));
}

TEST_CASE("in-place translation keeps names and the first original") {
  Folder folder;
  folder.write("a.cu", "#include <cuda.h>\nvoid f() { cudaFree(0); }\n");
  for (int times = 0; times < 2; ++times) {
    (void)run({folder.name("a.cu"), "--in-place"});
    CHECK(folder.read("a.cu") == "#include <hip/hip_runtime.h>\nvoid f() { hipFree(0); }\n");
    CHECK(folder.read("a.cu.prehip") == "#include <cuda.h>\nvoid f() { cudaFree(0); }\n");
  }
}

TEST_CASE("without inputs the files of the compile database are translated") {
  Folder folder;
  folder.write("a.cu", "void f() { cudaFree(0); }\n");
  folder.write("compile_commands.json", R"([{"directory": ")" + folder.path.string() +
                                            R"(", "file": "a.cu", "command": "nvcc -c a.cu"}, {"file": 3}])");
  (void)run({"-p", folder.path.string(), "-o-dir", folder.name("out")});
  CHECK(folder.read("out/a.cu.hip") == "#include <hip/hip_runtime.h>\nvoid f() { hipFree(0); }\n");
  CHECK(planError({"-p", folder.name("none")}).find("cannot be opened") != std::string::npos);
}

TEST_CASE("a header of the project with a toolkit's name keeps its include line") {
  Folder folder;
  folder.write("a.cu", "#include \"cuda.h\"\n");
  folder.write("cuda.h", "int x;\n");
  CHECK(run({folder.name("a.cu")}).output == "#include \"cuda.h\"\n");
}

TEST_CASE("a file that cannot be read does not stop the others") {
  Folder folder;
  folder.write("a.cu", "void f() { cudaFree(0); }\n");
  folder.write("b.cu", std::string("\xff\xfe" "c\0u\0", 6));
  const auto outcome = run({folder.name("a.cu"), folder.name("b.cu"), folder.name("c.cu"), "-o-dir", folder.name("out")});
  REQUIRE(outcome.errors.size() == 2);
  CHECK(outcome.errors[0].find("UTF-16") != std::string::npos);
  CHECK(folder.read("out/a.cu.hip") == "#include <hip/hip_runtime.h>\nvoid f() { hipFree(0); }\n");
}

TEST_CASE("outputs that do not fit the inputs are refused before anything is written") {
  Folder folder;
  folder.write("in/a.cu", "");
  CHECK(planError({folder.name("in")}).find("needs -o OUT") != std::string::npos);
  CHECK(planError({folder.name("in"), "-o", folder.name("in")}).find("holds the input") != std::string::npos);
  CHECK(planError({folder.name("in"), "-o", folder.name("in/a.cu")}).find("is a folder") != std::string::npos);
  CHECK(planError({"a.cu", "b.cu", "-o", "c.hip"}).find("several inputs") != std::string::npos);
}

TEST_CASE("files and folders can be left out by name, and translations lie beside their sources") {
  const auto plan = [](std::vector<std::string> arguments) {
    std::vector<std::string> inputs = {"x/old/a.cu", "x/b.cu", "c.cu"};
    arguments.insert(arguments.end(), inputs.begin(), inputs.end());
    const auto made = hipify::makePlan(*hipify::parseOptions(arguments));
    REQUIRE(made);
    std::string text;
    for (const hipify::Job& job : made->jobs) {
      text += job.input + ">" + job.output + " ";
    }
    return text;
  };
  CHECK(plan({"--exclude-dirs=new,old"}) == "x/b.cu> c.cu> ");
  CHECK(plan({"--exclude-files=b.cu,c.cu"}) == "x/old/a.cu> ");
  CHECK(plan({"--beside", "--exclude-dirs=x"}) == "c.cu>c.cu.hip ");
  CHECK(plan({"--beside", "--no-output", "--exclude-dirs=x"}) == "c.cu> ");
}

TEST_CASE("what .hipifyignore and the exclusions name is copied as it is") {
  Folder folder;
  const std::string cuda = "void f() { cudaFree(0); }\n";
  for (const char* name : {"in/a.cu", "in/b.cu", "in/third/c.cu", "in/sub/d.cu", "in/sub/gen/e.cu", "in/f.cuh"}) {
    folder.write(name, cuda);
  }
  folder.write("in/.hipifyignore", "b.cu\nthird/\n");
  folder.write("in/sub/.hipifyignore", "/gen\n");
  (void)run({folder.name("in"), "-o", folder.name("out"), "--exclude-files=f.*,none"});
  for (const char* name : {"out/b.cu", "out/third/c.cu", "out/sub/gen/e.cu", "out/f.cuh"}) {
    CHECK(folder.read(name) == cuda);
  }
  CHECK(folder.read("out/a.hip").find("hipFree") != std::string::npos);
  CHECK(folder.read("out/sub/d.hip").find("hipFree") != std::string::npos);
  (void)run({folder.name("in"), "-o", folder.name("out2"), "--exclude-dirs", "sub", "--filter=headers"});
  CHECK(folder.read("out2/a.cu") == cuda);
  CHECK(folder.read("out2/sub/d.cu") == cuda);
  CHECK(folder.read("out2/f.cuh").find("hipFree") != std::string::npos);
}

TEST_CASE("a file of any name is translated when a source includes it") {
  Folder folder;
  folder.write("in/a.cu", "#include \"kernels.table\"\n");
  folder.write("in/kernels.table", "#include \"sub/more.txt\"\nvoid f() { cudaFree(0); }\n");
  folder.write("in/sub/more.txt", "void g() { cudaFree(0); }\n");
  folder.write("in/notes.txt", "void g() { cudaFree(0); }\n");
  (void)run({folder.name("in"), "-o", folder.name("out")});
  CHECK(folder.read("out/kernels.table").find("hipFree") != std::string::npos);
  CHECK(folder.read("out/sub/more.txt").find("hipFree") != std::string::npos);
  CHECK(folder.read("out/notes.txt").find("cudaFree") != std::string::npos);
}

TEST_CASE("a header outside of the folder is named and left alone") {
  Folder folder;
  folder.write("in/a.cu", "#include \"../common/k.h\"\n#include \"b.h\"\n");
  folder.write("in/b.h", "int b;\n");
  folder.write("common/k.h", "void f() { cudaFree(0); }\n");
  const auto outcome = run({folder.name("in"), "-o", folder.name("out")});
  CHECK(outcome.report.find("a.cu:1:11: warning: the header lies outside") != std::string::npos);
  CHECK(outcome.report.find("a.cu:2") == std::string::npos);
  CHECK(outcome.workLeft);
  CHECK(folder.read("common/k.h") == "void f() { cudaFree(0); }\n");
}

TEST_CASE("a Makefile that includes a file outside of the folder says so") {
  Folder folder;
  folder.write("in/sub/Makefile", "include ../../common.mk\ninclude ../own.mk\napp: a.o\n\tnvcc a.o -o app\n");
  folder.write("in/own.mk", "");
  folder.write("common.mk", "");
  const auto outcome = run({folder.name("in"), "-o", folder.name("out")});
  CHECK(outcome.report.find("Makefile:1:9: warning: the file lies outside") != std::string::npos);
  CHECK(outcome.report.find("Makefile:2") == std::string::npos);
}

TEST_CASE("two inputs with one output are refused before anything is written") {
  Folder folder;
  folder.write("in/a.cu", "");
  folder.write("in/a.hip", "");
  folder.write("b/a.cu", "");
  CHECK(planError({folder.name("in"), "-o", folder.name("out")}).find("have the same output (a.cu, a.hip") != std::string::npos);
  CHECK(planError({folder.name("in"), "-o", folder.name("out"), "--keep-extension"}).empty());
  CHECK(planError({folder.name("in/a.cu"), folder.name("b/a.cu"), "-o-dir", folder.name("out")}).find("the same output") != std::string::npos);
}

TEST_CASE("links never lead what is written out of the output folder") {
  Folder folder;
  folder.write("in/a.cu", "void f() { cudaFree(0); }\n");
  folder.write("in/sub/b.cu", "void f() { cudaFree(0); }\n");
  folder.write("outside/b.hip", "mine");
  folder.write("outside/a.hip", "mine");
  folder.write("out/keep.txt", "");
  fs::create_directory_symlink(folder.path / "outside", folder.path / "out/sub");
  fs::create_symlink(folder.path / "outside/a.hip", folder.path / "out/a.hip");
  const auto outcome = run({folder.name("in"), "-o", folder.name("out")});
  REQUIRE(outcome.errors.size() == 1);
  CHECK(outcome.errors[0].find("is not followed") != std::string::npos);
  CHECK(folder.read("outside/b.hip") == "mine");
  CHECK(folder.read("outside/a.hip") == "mine");
  CHECK(folder.read("out/a.hip").find("hipFree") != std::string::npos);
}

TEST_CASE("links in the input are read, and in place they are left alone") {
  Folder folder;
  folder.write("outside/k.cu", "void f() { cudaFree(0); }\n");
  folder.write("in/x.txt", "");
  fs::create_symlink(folder.path / "outside/k.cu", folder.path / "in/k.cu");
  fs::create_symlink("nowhere", folder.path / "in/dead.cu");
  (void)run({folder.name("in"), "-o", folder.name("out")});
  CHECK(folder.read("out/k.hip").find("hipFree") != std::string::npos);
  CHECK(fs::is_symlink(folder.path / "out/dead.cu"));
  (void)run({folder.name("in"), "--in-place"});
  CHECK(folder.read("outside/k.cu") == "void f() { cudaFree(0); }\n");
}

TEST_CASE("read-only files keep their permissions, in place and in the output folder") {
  Folder folder;
  folder.write("in/a.cu", "void f() { cudaFree(0); }\n");
  folder.write("in/data.txt", "1");
  const auto readOnly = fs::perms::owner_read;
  fs::permissions(folder.path / "in/a.cu", readOnly);
  fs::permissions(folder.path / "in/data.txt", readOnly);
  for (int times = 0; times < 2; ++times) {
    CHECK(run({folder.name("in"), "-o", folder.name("out")}).errors.empty());
    CHECK(fs::status(folder.path / "out/a.hip").permissions() == readOnly);
    CHECK(fs::status(folder.path / "out/data.txt").permissions() == readOnly);
  }
  CHECK(run({folder.name("in"), "--in-place", "--no-backup"}).errors.empty());
  CHECK(folder.read("in/a.cu").find("hipFree") != std::string::npos);
  CHECK(fs::status(folder.path / "in/a.cu").permissions() == readOnly);
}

TEST_CASE("a second run recalls what did not change and still reports everything") {
  Folder folder;
  folder.write("in/a.cu", "#include \"k.h\"\nvoid f() { cudaProfilerInitialize(a, b, c); }\n");
  folder.write("in/b.cu", "void f() { cudaFree(0); }\n");
  folder.write("in/k.h", "void g();\n");
  const std::vector<std::string> arguments = {folder.name("in"), "-o", folder.name("out"), "--report=json"};
  const std::string first = run(arguments).report;
  CHECK(first.find("cudaProfilerInitialize") != std::string::npos);
  CHECK(fs::exists(folder.path / "out/.hipify/results"));
  const auto written = fs::last_write_time(folder.path / "out/b.hip");
  CHECK(run(arguments).report == first);
  CHECK(fs::last_write_time(folder.path / "out/b.hip") == written);

  folder.write("out/b.hip", "changed by hand");
  CHECK(run(arguments).report == first);
  CHECK(folder.read("out/b.hip").find("hipFree") != std::string::npos);

  folder.write("in/b.cu", "void f() { cudaMalloc(0, 1); }\n");
  CHECK(run(arguments).report.find("cudaMalloc") != std::string::npos);
  CHECK(folder.read("out/b.hip").find("hipMalloc") != std::string::npos);

  folder.write("out/.hipify/results", "garbage");
  CHECK(run(arguments).errors.empty());
}

TEST_CASE("a different option or --force translates again") {
  Folder folder;
  folder.write("in/a.cu", "__global__ void k();\nvoid f() { k<<<1, 2>>>(); }\n");
  (void)run({folder.name("in"), "-o", folder.name("out")});
  CHECK(folder.read("out/a.hip").find("<<<") != std::string::npos);
  (void)run({folder.name("in"), "-o", folder.name("out"), "--hip-kernel-execution-syntax"});
  CHECK(folder.read("out/a.hip").find("hipLaunchKernelGGL") != std::string::npos);
  (void)run({folder.name("in"), "-o", folder.name("out"), "--force"});
  CHECK(folder.read("out/a.hip").find("<<<") != std::string::npos);
}

TEST_CASE("an empty folder, odd names and vanished files are no trouble") {
  Folder folder;
  fs::create_directories(folder.path / "empty");
  CHECK(run({folder.name("empty"), "-o", folder.name("out0")}).errors.empty());
  folder.write("in/\xff\xfe name.cu", "void f() { cudaFree(0); }\n");
  folder.write("in/gone.cu", "");
  const auto options = hipify::parseOptions({"--lexical", folder.name("in"), "-o", folder.name("out")});
  const auto plan = hipify::makePlan(*options);
  REQUIRE(plan);
  fs::remove(folder.path / "in/gone.cu");
  const auto outcome = hipify::runPlan(*plan, *options);
  REQUIRE(outcome.errors.size() == 1);
  CHECK(outcome.errors[0].find("gone.cu") != std::string::npos);
  CHECK(folder.read("out/\xff\xfe name.hip").find("hipFree") != std::string::npos);
}

TEST_CASE("results do not depend on the number of threads") {
  Folder folder;
  for (int i = 0; i < 20; ++i) {
    folder.write("in/f" + std::to_string(i) + ".cu", "void f() { cudaProfilerInitialize(a, b, c); cudaFree(0); }\n");
  }
  CHECK(run({folder.name("in"), "--no-output", "-j1"}).report == run({folder.name("in"), "--no-output", "-j7"}).report);
}
