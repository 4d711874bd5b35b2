// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_KERNELABI_H
#define BACKENDS_CPU_RUNTIME_KERNELABI_H

// What the kernel compiler emits and the runtime reads. Plain data without initialisers to run:
// the compiler writes these structures as constants, field by field in this order, so a change
// here changes kAbiVersion and backends/cpu/compiler/passes/EmitModuleTable.cpp.

#include <cstdint>

namespace hip::cpu {

inline constexpr std::uint32_t kModuleMagic = 0x55504348;  // "HCPU"
inline constexpr std::uint32_t kAbiVersion = 5;

/// Frames and dynamic shared memory are aligned to one cache line, the widest vector.
inline constexpr std::uint64_t kFrameAlignment = 64;

/// The frame of a block has room for a multiple of this many threads.
inline constexpr std::uint64_t kFrameThreadMultiple = 64;

/// The arguments of a launch by a kernel lie one behind the other, each at a multiple of this.
inline constexpr std::uint64_t kChildArgumentAlignment = 16;

struct LaunchGeometry {
  std::uint32_t gridDim[3];
  std::uint32_t blockDim[3];
};

/// Runs the blocks [firstBlock, lastBlock) of a launch one after the other; blocks are numbered
/// x first, then y, then z. `arguments[i]` points to the i-th kernel argument. `dynamicShared` and
/// `frame` belong to the calling thread for the duration of the call; both are kFrameAlignment
/// aligned, their content on entry is unspecified.
using WorkGroupFunction = void (*)(void* const* arguments, const LaunchGeometry* geometry,
                                   std::uint64_t firstBlock, std::uint64_t lastBlock,
                                   void* dynamicShared, void* frame);

/// A faster body for blocks of a shape.
struct WorkGroupVariant {
  WorkGroupFunction run;
  std::uint32_t columns;  // blockDim.x is a multiple of this ...
  std::uint32_t rows;     // ... and blockDim.y of this
  std::uint64_t spansRow;  // 1: blockDim.x equals columns

  bool suits(const std::uint32_t* blockDim) const {
    const bool fits = spansRow != 0 ? blockDim[0] == columns : blockDim[0] % columns == 0;
    return fits && blockDim[1] % rows == 0;
  }
};

struct KernelEntry {
  const char* name;                     // device-side (mangled) name
  WorkGroupFunction run;                // any block shape
  const WorkGroupVariant* variants;     // the one to prefer comes first
  const std::uint32_t* argumentSizes;   // bytes of each argument
  std::uint32_t argumentCount;
  std::uint32_t warpSize;             // 32 or 64
  std::uint64_t frameFixedBytes;      // frame bytes of a block =
  std::uint64_t frameBytesPerThread;  //   fixed + perThread * roundUp(threads, kFrameThreadMultiple)
  std::uint64_t staticSharedBytes;
  std::uint32_t maxThreadsPerBlock;  // of __launch_bounds__; 0: the device's
  std::uint32_t flags;               // of KernelFlag
  std::uint64_t variantCount;

  WorkGroupFunction runFor(const std::uint32_t* blockDim) const {
    for (std::uint64_t i = 0; i < variantCount; ++i)
      if (variants[i].suits(blockDim)) return variants[i].run;
    return run;
  }
};

enum KernelFlag : std::uint32_t {
  kSynchronisesGrid = 1,  // calls __hipcpu_grid_wait where a block waits for the others
  kUsesThreadLocals = 2,  // keeps values in thread-local variables while it waits
};

struct VariableEntry {
  const char* name;  // device-side name of a __device__, __constant__ or __managed__ variable
  void* address;     // for __managed__: address of the pointer that the runtime fills in
  std::uint64_t size;
};

struct ModuleTable {
  std::uint32_t magic;
  std::uint32_t abiVersion;
  const KernelEntry* kernels;
  std::uint64_t kernelCount;
  const VariableEntry* variables;
  std::uint64_t variableCount;
};

}  // namespace hip::cpu

#endif
