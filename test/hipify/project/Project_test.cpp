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
