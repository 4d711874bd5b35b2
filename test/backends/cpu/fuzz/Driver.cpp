// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fuzz_driver LAUNCHES REFERENCE.so OBJECT.so...
// Runs every launch by the reference and by the kernels of each object, and compares memory bit for
// bit. Each run of compiled code is a process of its own: a crash or an endless loop is one result.
// A launch is a line: name, grid (3), block (3), dynamic shared bytes, n. Prints a line per
// difference: kernel, object, layout, what.
#include "backends/cpu/runtime/KernelAbi.h"
#include "test/backends/cpu/fuzz/Executor.h"

#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Kernel = void (*)(const int*, const float*, const double*, unsigned long*, int*, float*, int*,
                        unsigned long*, int, unsigned, float, long);

struct Launch {
  std::string kernel;
  fuzz::Coordinate grid, block;
  std::size_t dynamicShared;
  int n;
  unsigned threads() const {
    return grid.x * grid.y * grid.z * block.x * block.y * block.z;
  }
};

constexpr unsigned kInputs = 4096;
constexpr unsigned kSlots = 8;   // of each thread, in each output
constexpr unsigned kCells = 64;  // that atomics change
constexpr unsigned kRoom = 64;   // around each output: nothing may be written there

struct Inputs {
  std::vector<int> ints;
  std::vector<float> floats;
  std::vector<double> doubles;
  Inputs() {
    std::uint64_t state = 88172645463325252u;
    for (unsigned i = 0; i < kInputs; ++i) {
      state ^= state << 13, state ^= state >> 7, state ^= state << 17;
      ints.push_back(int(state % 4 ? state >> 40 & 0xff : state >> 32));
      floats.push_back(float(int(state >> 20 & 0xfff) - 2048) / 64);
      doubles.push_back(double(int(state >> 24 & 0xffff) - 32768) / 256);
    }
  }
};

struct Memory {
  std::vector<unsigned long> out;
  std::vector<int> outInts;
  std::vector<float> outFloats;
  std::vector<int> cells;
  std::vector<unsigned long> wideCells;
  explicit Memory(unsigned threads)
      : out(threads * kSlots + 2 * kRoom, 0xabababababababab),
        outInts(threads * kSlots + 2 * kRoom, 0x5a5a5a5a),
        outFloats(threads * kSlots + 2 * kRoom, 0.5f),
        cells(kCells * 6, 7),
        wideCells(kCells * 6, 9) {}

  template <typename T>
  static std::string difference(const char* name, const std::vector<T>& actual,
                                const std::vector<T>& expected, int room) {
    for (std::size_t i = 0; i < actual.size(); ++i) {
      if (std::memcmp(&actual[i], &expected[i], sizeof(T)) == 0) continue;
      std::ostringstream text;
      text << name << "[" << long(i) - room << "] is " << actual[i] << ", not " << expected[i];
      return text.str();
    }
    return "";
  }
  std::string difference(const Memory& expected) const {
    for (const std::string& text : {difference("out", out, expected.out, kRoom),
                                    difference("outInts", outInts, expected.outInts, kRoom),
                                    difference("outFloats", outFloats, expected.outFloats, kRoom),
                                    difference("cells", cells, expected.cells, 0),
                                    difference("wideCells", wideCells, expected.wideCells, 0)})
      if (!text.empty()) return text;
    return "";
  }
};

const Inputs kData;

void runReference(const Launch& launch, Kernel kernel, int warp, Memory& memory) {
  fuzz::execute(launch.grid, launch.block, warp, launch.dynamicShared, [&] {
    kernel(kData.ints.data(), kData.floats.data(), kData.doubles.data(), memory.out.data() + kRoom,
           memory.outInts.data() + kRoom, memory.outFloats.data() + kRoom, memory.cells.data(),
           memory.wideCells.data(), launch.n, unsigned(launch.n), float(launch.n) / 2, launch.n);
  });
}

void* alignedGarbage(std::size_t bytes) {
  bytes = (bytes + 127) / 64 * 64;
  void* memory = std::aligned_alloc(64, bytes);
  std::memset(memory, 0xcd, bytes);
  return memory;
}

void runCompiled(const Launch& launch, const hip::cpu::KernelEntry& entry,
                 hip::cpu::WorkGroupFunction run, Memory& memory) {
  const void* inputs[] = {kData.ints.data(), kData.floats.data(), kData.doubles.data()};
  void* outputs[] = {memory.out.data() + kRoom, memory.outInts.data() + kRoom,
                     memory.outFloats.data() + kRoom, memory.cells.data(), memory.wideCells.data()};
  int n = launch.n;
  auto u = unsigned(launch.n);
  float f = float(launch.n) / 2;
  long l = launch.n;
  void* arguments[] = {&inputs[0],  &inputs[1],  &inputs[2],  &outputs[0], &outputs[1], &outputs[2],
                       &outputs[3], &outputs[4], &n,          &u,          &f,          &l};
  const auto [gx, gy, gz] = launch.grid;
  const auto [bx, by, bz] = launch.block;
  const hip::cpu::LaunchGeometry geometry{{gx, gy, gz}, {bx, by, bz}};
  const std::uint64_t threads = (bx * by * bz + 63) / 64 * 64;
  void* frame = alignedGarbage(entry.frameFixedBytes + entry.frameBytesPerThread * threads);
  void* shared = alignedGarbage(launch.dynamicShared);
  const std::uint64_t blocks = gx * gy * gz;
  run(arguments, &geometry, 0, blocks / 2, shared, frame);
  run(arguments, &geometry, blocks / 2, blocks, shared, frame);
}

const hip::cpu::KernelEntry* find(const hip::cpu::ModuleTable& table, const std::string& name) {
  for (std::uint64_t i = 0; i < table.kernelCount; ++i)
    if (table.kernels[i].name == name) return &table.kernels[i];
  return nullptr;
}

std::string text(int status) {
  if (WIFSIGNALED(status)) return WTERMSIG(status) == SIGALRM ? "does not end" : "crashes";
  return "";
}

void* load(const char* path) {
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    std::cerr << dlerror() << "\n";
    std::exit(2);
  }
  return library;
}

/// Compares in a child process; prints the difference.
bool compare(const Launch& launch, const std::string& object, const hip::cpu::KernelEntry& entry,
             hip::cpu::WorkGroupVariant variant, const Memory& expected) {
  const std::string title =
      launch.kernel + " " + object + " chunks of " + std::to_string(variant.columns) + "x" + std::to_string(variant.rows) + ": ";
  std::cout.flush();
  const pid_t child = fork();
  if (child == 0) {
    alarm(10);
    Memory memory(launch.threads());
    runCompiled(launch, entry, variant.run, memory);
    const std::string difference = memory.difference(expected);
    if (!difference.empty()) std::cout << title << difference << std::endl;
    _exit(difference.empty() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (const std::string ending = text(status); !ending.empty()) std::cout << title << ending << "\n";
  return status == 0;
}

std::vector<Launch> readLaunches(const char* path) {
  std::vector<Launch> launches;
  std::ifstream file(path);
  for (Launch l; file >> l.kernel >> l.grid.x >> l.grid.y >> l.grid.z >> l.block.x >> l.block.y >>
                 l.block.z >> l.dynamicShared >> l.n;)
    launches.push_back(l);
  return launches;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const std::vector<Launch> launches = readLaunches(argv[1]);
  void* reference = load(argv[2]);
  int failures = 0;
  std::map<std::pair<std::string, int>, Memory> expected;
  for (int i = 3; i < argc; ++i) {
    auto* table = static_cast<const hip::cpu::ModuleTable*>(dlsym(load(argv[i]), "__hip_module_table"));
    if (!table) return 2;
    for (const Launch& launch : launches) {
      const hip::cpu::KernelEntry* entry = find(*table, launch.kernel);
      auto kernel = reinterpret_cast<Kernel>(dlsym(reference, launch.kernel.c_str()));
      if (!entry || !kernel) return 2;
      const int warp = int(entry->warpSize);
      auto [found, isNew] = expected.try_emplace({launch.kernel, warp}, launch.threads());
      if (isNew) runReference(launch, kernel, warp, found->second);
      failures += !compare(launch, argv[i], *entry, {entry->run, 1, 1, 0}, found->second);
      const std::uint32_t blockDim[] = {launch.block.x, launch.block.y, launch.block.z};
      for (std::uint64_t v = 0; v < entry->variantCount; ++v)
        if (entry->variants[v].suits(blockDim))
          failures += !compare(launch, argv[i], *entry, entry->variants[v], found->second);
    }
  }
  return failures != 0;
}
