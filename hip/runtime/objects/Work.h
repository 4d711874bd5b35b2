// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_WORK_H
#define HIP_RUNTIME_OBJECTS_WORK_H

#include <cstddef>
#include <memory>
#include <variant>
#include <vector>

#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/objects/Kernel.h"

namespace hip {

struct Event;

/// A copy of the argument values of a launch, for launches that run later or more than once.
class ArgumentBlock {
 public:
  ArgumentBlock() = default;
  ArgumentBlock(const KernelInfo& kernel, void* const* arguments);
  ArgumentBlock(const ArgumentBlock& other);
  ArgumentBlock& operator=(ArgumentBlock other);

  /// One pointer per argument, as hipLaunchKernel takes them.
  [[nodiscard]] void** pointers() const { return const_cast<void**>(pointers_.data()); }

 private:
  struct alignas(64) Slot {
    unsigned char bytes[64];
  };
  std::vector<Slot> slots_;
  std::vector<void*> pointers_;
};

// What can be enqueued on a stream or stand in a node of a graph.
struct EmptyWork {};
struct KernelWork {
  ihipModuleSymbol_t* kernel = nullptr;
  LaunchShape shape;
  ArgumentBlock arguments;
};
struct CopyWork {
  CopyRegion region;
  hipMemcpy3DParms params{};  // as the user gave or would give it
};
struct FillWork {
  hipMemsetParams params{};
};
struct HostWork {
  hipHostNodeParams params{};
};
struct RecordWork {
  hipEvent_t event = nullptr;
};
struct WaitWork {
  hipEvent_t event = nullptr;
};
struct AllocateWork {
  hipMemAllocNodeParams params{};
};
struct FreeWork {
  void* memory = nullptr;
};
struct ChildWork {
  std::shared_ptr<ihipGraph> graph;  // a copy that the node owns
};

using Work = std::variant<EmptyWork, KernelWork, CopyWork, FillWork, HostWork, RecordWork, WaitWork,
                          AllocateWork, FreeWork, ChildWork>;

/// The box of bytes that a hipMemsetParams describes.
FillRegion fillRegion(const hipMemsetParams& params);

/// One row of `bytes` bytes as a box.
CopyRegion linearRegion(void* destination, const void* source, size_t bytes, hipMemcpyKind kind);

}  // namespace hip

#endif
