// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// length-reason: one behaviour a test, all on the same few helpers.
#include "hipify/facts/ast/AstSession.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <unistd.h>
#include <filesystem>
#include <fstream>
#include <string>

namespace fs = std::filesystem;
using hipify::AstFacts;
using hipify::AstFileFacts;
using hipify::Binding;

namespace {

const std::string kPath = "/nowhere/main.cu";

AstFacts parse(const std::string& text, std::vector<std::string> arguments = {}) {
  hipify::AstOptions options;
  options.clangArguments = std::move(arguments);
  options.cacheDirectory = HIPIFY_TEST_CACHE;
  auto session = hipify::AstSession::create(std::move(options));
  REQUIRE(session);
  return (*session)->parse(kPath, text);
}

// Of the n-th place, from 0, where `token` is spelled in `text`.
std::uint32_t offsetOf(const std::string& text, const std::string& token, int n = 0) {
  std::size_t at = text.find(token);
  while (n-- > 0) at = text.find(token, at + 1);
  REQUIRE(at != std::string::npos);
  return static_cast<std::uint32_t>(at);
}

Binding bindingIn(const AstFileFacts& facts, std::uint32_t offset) {
  const auto place = facts.bindings.find(offset);
  return place == facts.bindings.end() ? Binding::Unknown : place->second;
}

Binding bindingOf(const std::string& text, const std::string& token, int n = 0) {
  AstFacts facts = parse(text);
  REQUIRE(facts.parsed);
  return bindingIn(facts.files[kPath], offsetOf(text, token, n));
}

// Launches of `text`, as the offsets of their `<<<`.
std::vector<std::uint32_t> launchesOf(const std::string& text) {
  AstFacts facts = parse(text);
  std::vector<std::uint32_t> offsets;
  for (const auto& launch : facts.files[kPath].launches) offsets.push_back(launch.offset);
  return offsets;
}

// A directory of files that goes away with the test. Each is new: the index of a project is made
// once in a process.
class Project {
 public:
  Project() {
    static int count = 0;
    root_ = fs::temp_directory_path() /
            ("isthmus-ast-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
    fs::create_directories(root_);
  }
  ~Project() { fs::remove_all(root_); }
  std::string add(const std::string& name, const std::string& text) {
    const fs::path path = root_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }
  AstFacts parse(const std::string& path, std::vector<std::string> arguments = {}) const {
    hipify::AstOptions options;
    options.projectRoot = root_.string();
    options.clangArguments = std::move(arguments);
    options.cacheDirectory = HIPIFY_TEST_CACHE;
    auto session = hipify::AstSession::create(std::move(options));
    REQUIRE(session);
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return (*session)->parse(path, text);
  }
  std::string root() const { return root_.string(); }

 private:
  fs::path root_;
};

}  // namespace

TEST_CASE("a call of the CUDA API is CUDA's, with or without its header") {
  CHECK(bindingOf("int main() { cudaDeviceSynchronize(); }", "cudaDevice") == Binding::Cuda);
  CHECK(bindingOf("#include <cuda_runtime.h>\nfloat *p; cudaError_t e = cudaMalloc(&p, 4);",
                  "cudaMalloc") == Binding::Cuda);
}

TEST_CASE("types, enumerators, fields and built-in variables are CUDA's") {
  const std::string text =
      "int f(cudaDeviceProp prop) {\n"
      "  cudaStream_t s; int n = prop.multiProcessorCount;\n"
      "  return cudaMemcpyHostToDevice + cudaHostAllocMapped + n;\n"
      "}\n"
      "__global__ void k(int* p) { *p = threadIdx.x + __shfl_sync(~0u, 1, 2); }\n";
  AstFacts facts = parse(text);
  for (const char* token : {"cudaDeviceProp", "cudaStream_t", "multiProcessorCount",
                            "cudaMemcpyHostToDevice", "cudaHostAllocMapped", "__global__",
                            "threadIdx", "__shfl_sync"}) {
    CAPTURE(token);
    CHECK(bindingIn(facts.files[kPath], offsetOf(text, token)) == Binding::Cuda);
  }
  CHECK(facts.errorCount == 0);
}

TEST_CASE("the libraries are CUDA's") {
  const std::string text =
      "#include <cublas_v2.h>\n#include <curand_kernel.h>\n#include <cub/cub.cuh>\n"
      "#include <thrust/device_vector.h>\n#include <cooperative_groups.h>\n"
      "namespace cg = cooperative_groups;\n"
      "void f(cublasHandle_t h) { cublasSetStream(h, 0); thrust::device_vector<int> v(3); }\n"
      "__global__ void k(curandState* s) { curand_init(1, 2, 3, s);\n"
      "  typedef cub::BlockReduce<int, 128> R; cg::this_grid().sync(); }\n";
  AstFacts facts = parse(text);
  for (const char* token : {"cublasHandle_t", "cublasSetStream", "device_vector<", "curandState*",
                            "curand_init", "cub::", "BlockReduce", "this_grid",
                            "cooperative_groups;"}) {
    CAPTURE(token);
    CHECK(bindingIn(facts.files[kPath], offsetOf(text, token)) == Binding::Cuda);
  }
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "cg::")) == Binding::User);
  CHECK(facts.errorCount == 0);
}

TEST_CASE("a function that the project declares is the user's") {
  const std::string text = "void cudaFoo(int*);\nvoid f(int* p) { cudaFoo(p); }";
  CHECK(bindingOf(text, "cudaFoo", 0) == Binding::User);
  CHECK(bindingOf(text, "cudaFoo", 1) == Binding::User);
}

TEST_CASE("a member named like a CUDA function is the user's") {
  const std::string text =
      "struct T { void cudaFree(void*); } t;\nvoid f(void* p) { t.cudaFree(p); cudaFree(p); }";
  CHECK(bindingOf(text, "cudaFree", 0) == Binding::User);
  CHECK(bindingOf(text, "cudaFree", 1) == Binding::User);
  CHECK(bindingOf(text, "cudaFree", 2) == Binding::Cuda);
}

TEST_CASE("a member of a type that is not known yet is the user's") {
  const std::string text = "template <class T> void f(T& t, int* p) { t.cudaFree(p); cudaFree(p); }";
  CHECK(bindingOf(text, "cudaFree", 0) == Binding::User);
  CHECK(bindingOf(text, "cudaFree", 1) == Binding::Cuda);
}

TEST_CASE("a function of a user's namespace is the user's") {
  const std::string text =
      "namespace mock { int cudaMalloc(void**, int); }\n"
      "void f(void** p) { mock::cudaMalloc(p, 1); cudaMalloc(p, 1); }";
  CHECK(bindingOf(text, "cudaMalloc", 0) == Binding::User);
  CHECK(bindingOf(text, "cudaMalloc", 1) == Binding::User);
  CHECK(bindingOf(text, "cudaMalloc", 2) == Binding::Cuda);
}

TEST_CASE("a user's macro hides the CUDA function of its name") {
  const std::string text = "#define __shfl_up(v, d) (v)\n__device__ int f(int a) { return __shfl_up(a, 1); }";
  CHECK(bindingOf(text, "__shfl_up", 0) == Binding::User);
  CHECK(bindingOf(text, "__shfl_up", 1) == Binding::User);
}

TEST_CASE("what nvcc predefines is CUDA's, and what the command line defines is nobody's") {
  const std::string text = "#ifdef __CUDACC__\n#if __CUDA_ARCH__ >= 600 && CUDART_VERSION && ON\n#endif\n#endif\n";
  AstFacts facts = parse(text, {"-DON"});
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "__CUDACC__")) == Binding::Cuda);
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "__CUDA_ARCH__")) == Binding::Unknown);
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "CUDART_VERSION")) == Binding::Cuda);
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "ON", 1)) == Binding::Unknown);
}

TEST_CASE("device functions that the C library declares as well are CUDA's") {
  CHECK(bindingOf("__device__ float f(float x) { return __expf(x); }", "__expf") == Binding::Cuda);
}

TEST_CASE("offsets count every byte, a byte order mark and carriage returns too") {
  const std::string text = "\xef\xbb\xbf// a\r\nvoid f(void* p) {\r\n  cudaFree(p); }";
  CHECK(bindingOf(text, "cudaFree") == Binding::Cuda);
}

TEST_CASE("a source that is only ever included gets its facts from its includer") {
  Project project;
  const std::string kernel = "__global__ void k(T* p) { atomicAdd(p, 1); }\n";
  const std::string path = project.add("kernel.cu", kernel);
  const std::string main = "typedef int T;\n#include \"kernel.cu\"\nvoid f(T* p) { k<<<1, 1>>>(p); }\n";
  AstFacts facts = project.parse(project.add("main.cu", main));
  CHECK(bindingIn(facts.files[path], offsetOf(kernel, "atomicAdd")) == Binding::Cuda);
  CHECK(facts.errorCount == 0);
}

TEST_CASE("a user's overload of a CUDA function is the user's") {
  const std::string text =
      "__device__ float atomicMin(float*, float);\n"
      "__global__ void k(float* p, int* q) { atomicMin(p, 1.f); atomicMin(q, 1); }";
  CHECK(bindingOf(text, "atomicMin", 1) == Binding::User);
  CHECK(bindingOf(text, "atomicMin", 2) == Binding::Cuda);
}

TEST_CASE("a name in a macro body is bound where it is spelled") {
  const std::string text =
      "#define CHECK(call) if ((call) != cudaSuccess) return\n"
      "void f(void* p) { CHECK(cudaFree(p)); }";
  CHECK(bindingOf(text, "cudaSuccess") == Binding::Cuda);
  CHECK(bindingOf(text, "cudaFree") == Binding::Cuda);
  CHECK(bindingOf(text, "CHECK", 1) == Binding::User);
}

TEST_CASE("a pasted name gives no fact") {
  const std::string text = "#define CALL(name) cuda##name\nvoid f(void* p) { CALL(Free)(p); }";
  CHECK(bindingOf(text, "Free") == Binding::Unknown);
}

TEST_CASE("the halves of a half2 are found where they can be referred to") {
  const std::string text =
      "#include <cuda_fp16.h>\n#define LOW(v) (v).x\nstruct P { float x; };\n__device__ half2 make();\n"
      "__device__ float f(half2 a, const half2* b, P p) {\n"
      "  return float(a.x) + float(b[1].y) + p.x + float(make().x) + float(LOW(a));\n}\n";
  const auto fields = parse(text).files.at(kPath).halfFields;
  REQUIRE(fields.size() == 2);
  CHECK(text.substr(fields[0].range.begin, fields[0].range.end - fields[0].range.begin) == "a.x");
  CHECK(text.substr(fields[1].range.begin, fields[1].range.end - fields[1].range.begin) == "b[1].y");
  CHECK((!fields[0].isConst && fields[1].isConst));
}

TEST_CASE("a launch is found at its chevrons") {
  const std::string text = "__global__ void k(int*);\nvoid f(int* p) { k<<<1, 2>>>(p); }";
  CHECK(launchesOf(text) == std::vector{offsetOf(text, "<<<")});
}

TEST_CASE("a launch in a template is found once") {
  const std::string text =
      "template <class T> __global__ void k(T*);\n"
      "template <class T> void f(T* p) { k<T><<<1, 2>>>(p); }\n"
      "void g(int* p, float* q) { f(p); f(q); }";
  CHECK(launchesOf(text) == std::vector{offsetOf(text, "<<<")});
}

TEST_CASE("a launch in a macro body is found in the body, once for all uses") {
  const std::string text =
      "#define RUN(kernel, ...) kernel<<<4, 5>>>(__VA_ARGS__)\n"
      "__global__ void k(int*);\nvoid f(int* p) { RUN(k, p); RUN(k, p); }";
  CHECK(launchesOf(text) == std::vector{offsetOf(text, "<<<")});
}

TEST_CASE("a launch in a macro argument is found at the call") {
  const std::string text =
      "#define CHECK(x) x\n__global__ void k(int*);\nvoid f(int* p) { CHECK((k<<<1, 1>>>(p))); }";
  CHECK(launchesOf(text) == std::vector{offsetOf(text, "<<<")});
}

TEST_CASE("a launch with an unknown name in its configuration is still found") {
  const std::string text = "__global__ void k(int*);\nvoid f(int* p) { k<<<N / 2, B>>>(p); }";
  CHECK(launchesOf(text) == std::vector{offsetOf(text, "<<<")});
}

TEST_CASE("a launch from a kernel is dynamic parallelism, one from a host lambda is not") {
  const std::string text =
      "__global__ void k(int*);\n__global__ void parent(int* p) { k<<<1, 2>>>(p); }\n"
      "void f(int* p) { auto g = [=] { k<<<1, 2>>>(p); }; g(); }";
  const auto launches = parse(text).files[kPath].launches;
  REQUIRE(launches.size() == 2);
  CHECK(launches[0].fromDevice);
  CHECK_FALSE(launches[1].fromDevice);
}

TEST_CASE("bodies of device code are known") {
  const std::string text =
      "__global__ void k() {}\nvoid h() {}\n__device__ int d() { return 1; }\n"
      "__host__ __device__ int b() { return 2; }";
  const auto bodies = parse(text).files[kPath].deviceBodies;
  REQUIRE(bodies.size() == 3);
  CHECK(bodies[0].kernel);
  CHECK(text.substr(bodies[1].range.begin, bodies[1].range.end - bodies[1].range.begin) ==
        "{ return 1; }");
  CHECK(bodies[2].host);
}

TEST_CASE("a missing include is skipped and named") {
  const std::string text =
      "#include <mpi.h>\n#include \"own/thing.h\"\nvoid f(void* p) { MPI_Comm c; cudaFree(p); }";
  AstFacts facts = parse(text);
  CHECK(facts.missingIncludes == std::vector<std::string>{"mpi.h", "own/thing.h"});
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "cudaFree")) == Binding::Cuda);
}

TEST_CASE("unknown types do not hide what is around them") {
  const std::string text =
      "struct S { Unknown u; };\ntemplate <class T> Other<T> f(T* p) { cudaFree(p); return {}; }\n"
      "void g(Thing a, int* p) { Thing b(a); cudaFree(p); b.run(cudaGetLastError()); }";
  CHECK(bindingOf(text, "cudaFree", 1) == Binding::Cuda);
  CHECK(bindingOf(text, "cudaGetLastError") == Binding::Cuda);
}

TEST_CASE("a misspelt name is not taken for the one it resembles") {
  CHECK(bindingOf("void f(void* p) { cudaFre(p); }", "cudaFre") == Binding::Unknown);
}

TEST_CASE("branches for the device are parsed too") {
  const std::string text =
      "__device__ void f(int* p) {\n#ifdef __CUDA_ARCH__\n  atomicAdd(p, 1);\n#else\n"
      "  __popc(1);\n#endif\n#if 0\n  __brev(1);\n#endif\n}\n";
  AstFacts facts = parse(text);
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "atomicAdd")) == Binding::Cuda);
  CHECK(bindingIn(facts.files[kPath], offsetOf(text, "__popc")) == Binding::Cuda);
  // Only what no parse saw is inactive.
  REQUIRE(facts.files[kPath].inactive.size() == 1);
  CHECK(facts.files[kPath].inactive[0].begin >= offsetOf(text, "#if 0"));
}

TEST_CASE("programs that test for the headers of CUDA find them included") {
  const std::string text = "#ifdef __DRIVER_TYPES_H__\n#define CHECK(e) (e)\n#endif\nint f(void* p) { return CHECK(cudaFree(p)); }";
  CHECK(bindingOf(text, "cudaFree") == Binding::Cuda);
}

TEST_CASE("arguments of the compile command are obeyed") {
  const std::string text = "#ifdef ON\nint x = cudaSuccess;\n#endif\n";
  CHECK(parse(text, {"-DON", "-O3", "-arch=sm_80"}).files[kPath].bindings.count(offsetOf(text, "cudaSuccess")) == 1);
  CHECK(parse(text, {"-DOFF"}).files[kPath].bindings.count(offsetOf(text, "cudaSuccess")) == 0);
  const std::string modern = "template <class T> concept C = sizeof(T) == sizeof(cudaPos);\n";
  CHECK(parse(modern, {"-std=c++20"}).errorCount == 0);
}

TEST_CASE("facts of a project's header are found through what includes it") {
  Project project;
  const std::string header = "inline void release(T* p) { cudaFree(p); }\n";
  const std::string path = project.add("include/util/mem.h", header);
  const std::string main = project.add("src/main.cu", "typedef float T;\n#include \"util/mem.h\"\n");
  AstFacts facts = project.parse(main);
  CHECK(facts.missingIncludes.empty());
  CHECK(bindingIn(facts.files[path], offsetOf(header, "cudaFree")) == Binding::Cuda);
}

TEST_CASE("definitions of the nearest Makefile are used") {
  Project project;
  project.add("Makefile", "CFLAGS += -DUSE_GPU=1 -O2\n");
  const std::string text = "#if USE_GPU\nint x = cudaSuccess;\n#endif\n";
  AstFacts facts = project.parse(project.add("main.cu", text));
  CHECK(facts.files[project.root() + "/main.cu"].bindings.count(offsetOf(text, "cudaSuccess")) == 1);
}

TEST_CASE("no CUDA toolkit is looked for, not even one on the command line") {
  Project project;
  project.add("toolkit/crt/host_defines.h", "#error toolkit\n");
  project.add("toolkit/cublas_v2.h", "#error toolkit\n");
  const std::string main =
      project.add("main.cu", "#include <cuda_runtime.h>\n#include <cublas_v2.h>\n#include <npp.h>\n"
                             "int x = cudaSuccess;\n");
  AstFacts facts = project.parse(main, {"-I" + project.root() + "/toolkit", "-I/usr/local/cuda/include"});
  CHECK(facts.errorCount == 0);
  CHECK(facts.missingIncludes == std::vector<std::string>{"npp.h"});
  CHECK(facts.openedFiles == std::vector<std::string>{main});
}

TEST_CASE("nonsense is survived") {
  for (const char* text : {"", "\n", "<<<", "}}}}{{{{", "#include", "#if", "template<template<template<",
                           "\xff\xfe\x00", "__global__ void k( { k<<<,>>>(", "int x = \"\\"}) {
    CAPTURE(text);
    CHECK(parse(text).parsed);
  }
  CHECK(parse(std::string(20000, '(')).parsed);
}

TEST_CASE("a function is read although a macro or type of it is declared nowhere") {
  for (const std::string text : {
           "ATTRIBUTES void f(int* p) { cudaFree(p); }",
           "ATTRIBUTES Type g(Type v, int* p) { cudaFree(p); return v; }",
           "DECLARE(x) void f(int* p) { cudaFree(p); }",
           "void f(int* p, int n) { Unknown v = n; for (Unknown u : v) { cudaFree(p); } }",
           "void f(int* p) { auto l = [](Unknown u, int* p) { cudaFree(p); }; l(1, p); }",
       }) {
    INFO(text);
    CHECK(bindingOf(text, "cudaFree") == Binding::Cuda);
  }
  CHECK(launchesOf("__global__ void k(int* p); void f(int* p) { Unknown u(3); for (Other o : u) k<<<1, 2>>>(p); }").size() == 1);
}

TEST_CASE("a name in a macro that nothing expands is what it is at the end of the file") {
  const std::string text =
      "#define CHECK(cudaFree) if (cudaGetLastError() != cudaSuccess) t.cudaMalloc(cudaFree); cuda##Memcpy\n"
      "#define OWN() cudaHelper()\nvoid cudaHelper();\n";
  CHECK(bindingOf(text, "cudaGetLastError") == Binding::Cuda);
  CHECK(bindingOf(text, "cudaSuccess") == Binding::Cuda);
  CHECK(bindingOf(text, "cudaMalloc") == Binding::Unknown);   // a member of something
  CHECK(bindingOf(text, "cudaFree", 1) == Binding::Unknown);  // the parameter
  CHECK(bindingOf(text, "cudaHelper") == Binding::User);
}

TEST_CASE("templates are specialised by types that no header declares") {
  const std::string text =
      "template <class T, int n> struct Image;\n"
      "template <> struct Image<Pixel8, 1> { void f(int* p) { cudaFree(p); } };\n"
      "template <> struct Image<Pixel16, 1> { void f(int* p) { cudaFree(p); } };\n";
  CHECK(bindingOf(text, "cudaFree", 0) == Binding::Cuda);
  CHECK(bindingOf(text, "cudaFree", 1) == Binding::Cuda);
}

TEST_CASE("a constant of CUDA that a program declares anew is CUDA's, a variable of a function's name its own") {
  const std::string text =
      "typedef enum my_result { CUDA_SUCCESS = 0 } MyResult;\n"
      "MyResult (*cuInit)(unsigned);\n"
      "typedef enum CUctx_flags_enum { CU_CTX_SCHED_AUTO = 0 } CUctx_flags;\n";
  CHECK(bindingOf(text, "CUDA_SUCCESS") == Binding::Cuda);
  CHECK(bindingOf(text, "cuInit") == Binding::User);
  CHECK(bindingOf(text, "CU_CTX_SCHED_AUTO") == Binding::Cuda);
}

TEST_CASE("the types of an explicit instantiation are found") {
  const std::string text =
      "template <class T> int f(T*) { return 0; }\n"
      "template int f<cuComplex>(cuComplex* p);\n";
  CHECK(bindingOf(text, "cuComplex", 0) == Binding::Cuda);
  CHECK(bindingOf(text, "cuComplex", 1) == Binding::Cuda);
  CHECK(bindingOf(text, "f<", 0) == Binding::User);
}

TEST_CASE("a launch with blanks inside its marks is found") {
  const std::string text = "__global__ void k(int*);\nvoid f(int* p) { k << <1, 2 >> > (p); }\n";
  CHECK(launchesOf(text) == std::vector<std::uint32_t>{offsetOf(text, "<< <")});
}
