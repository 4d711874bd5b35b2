// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hipify/api/ApiTable.h"
#include "test/hipify/Translate.h"

using hipify::test::run;

namespace {
/// "name converted/left " for each name, in the order of the table.
std::string names(const std::string& text) {
  std::string result;
  for (const hipify::NameUses& uses : run(text, {}, "a.cu").tally.names) {
    result += std::string(hipify::ApiTable::row(uses.row).cudaName) + " " + std::to_string(uses.converted) + "/" +
              std::to_string(uses.left) + " ";
  }
  return result;
}
}  // namespace

TEST_CASE("functions, headers and namespaces are counted where they are translated or left") {
  CHECK(names("#include <cuda_runtime.h>\n#include <npp.h>\nvoid f() { cudaFree(p); cudaFree(q); }\n") ==
        "cuda_runtime.h 1/0 npp.h 0/1 cudaFree 2/0 ");
  CHECK(names("#include <cuda_runtime.h>\nusing namespace cub;\n") == "cuda_runtime.h 1/0 cub 1/0 ");
  CHECK(names("void f() { cudaGraphSetConditional(h, 1); cudaGraphSetConditional(h, 2); }\n") ==
        "cudaGraphSetConditional 0/2 ");
}

TEST_CASE("what nobody has to translate is not counted: user names, dead text, names the file defines") {
  CHECK(names("void f() { mock::cudaFree(p); t.cudaFree(p); }\n") == "");
  CHECK(names("#if 0\ncudaGraphSetConditional(h, 1);\n#endif\n") == "");
  CHECK(names("#define __heq2_mask(p) (*(p))\nint f(int* p) { return __heq2_mask(p); }\n") == "");
  CHECK(names("// hipify: off\nvoid f() { cudaFree(p); }\n// hipify: on\n") == "");
}

TEST_CASE("a test that becomes HIP's counts as converted although its name has no counterpart") {
  CHECK(names("#ifdef __CUDA_ARCH__\n#endif\n") == "__CUDA_ARCH__ 1/0 ");
}

TEST_CASE("changed lines and bytes are those of the source") {
  const auto tally = run("// a\nvoid f() {\n  cudaFree(p); cudaFree(q);\n  cudaFree(r); }\n").tally;
  CHECK(tally.totalLines == 4);
  CHECK(tally.totalBytes == 61);
  CHECK(tally.replacedBytes == 24);
  CHECK(tally.changedLines == 3);  // two with names, and the one that the include goes before
}
