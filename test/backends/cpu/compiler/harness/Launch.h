// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_COMPILER_HARNESS_LAUNCH_H
#define TEST_BACKENDS_CPU_COMPILER_HARNESS_LAUNCH_H

// A runtime in small: finds kernels in the module table of the object that was linked in and
// runs their blocks in the calling thread.

#include "backends/cpu/runtime/KernelAbi.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

extern "C" const hip::cpu::ModuleTable __hip_module_table;

namespace harness {

struct Dim {
  unsigned x = 1, y = 1, z = 1;
  unsigned count() const { return x * y * z; }
};

inline const hip::cpu::KernelEntry& kernel(const std::string& name) {
  const hip::cpu::KernelEntry* match = nullptr;
  for (std::uint64_t i = 0; i < __hip_module_table.kernelCount; ++i) {
    const hip::cpu::KernelEntry& entry = __hip_module_table.kernels[i];
    if (entry.name == name) return entry;
    // Mangled: the length of the name comes first.
    if (std::strstr(entry.name, (std::to_string(name.size()) + name).c_str())) match = &entry;
  }
  INFO("no kernel " << name);
  REQUIRE(match);
  return *match;
}

inline unsigned warpSize() { return __hip_module_table.kernels[0].warpSize; }

inline void* variable(const std::string& name) {
  for (std::uint64_t i = 0; i < __hip_module_table.variableCount; ++i)
    if (__hip_module_table.variables[i].name == name) return __hip_module_table.variables[i].address;
  FAIL("no variable " << name);
  return nullptr;
}

/// Memory with garbage in it.
inline std::shared_ptr<void> scratch(std::size_t bytes) {
  bytes = (bytes + 127) / 64 * 64;
  void* memory = std::aligned_alloc(64, bytes);
  std::memset(memory, 0xab, bytes);
  return {memory, std::free};
}

template <typename... Arguments>
void launch(const std::string& name, Dim grid, Dim block, std::size_t dynamicShared,
            Arguments... arguments) {
  const hip::cpu::KernelEntry& entry = kernel(name);
  REQUIRE(entry.argumentCount == sizeof...(Arguments));
  const std::uint32_t sizes[] = {sizeof(Arguments)..., 0};
  for (std::uint32_t i = 0; i < entry.argumentCount; ++i) CHECK(entry.argumentSizes[i] == sizes[i]);
  void* pointers[] = {&arguments..., nullptr};
  const hip::cpu::LaunchGeometry geometry{{grid.x, grid.y, grid.z}, {block.x, block.y, block.z}};
  const std::uint64_t threads = (block.count() + 63) / 64 * 64;
  auto frame = scratch(entry.frameFixedBytes + entry.frameBytesPerThread * threads);
  auto shared = scratch(dynamicShared);
  auto run = std::getenv("HIPCPU_TEST_GENERIC") ? entry.run : entry.runFor(geometry.blockDim);
  const std::uint64_t blocks = grid.count();
  run(pointers, &geometry, 0, blocks / 2, shared.get(), frame.get());
  run(pointers, &geometry, blocks / 2, blocks, shared.get(), frame.get());
}

}  // namespace harness

#endif
