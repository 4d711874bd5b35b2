// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/hip/HandWrittenKernels.h"

namespace test {

extern const int addKernel = 0;
extern const int sharedKernel = 0;
extern const int unknownKernel = 0;
int coefficient = 0;
int* managedCounter = nullptr;

namespace {

using hip::cpu::LaunchGeometry;

int deviceCoefficient[4] = {1, 2, 3, 4};
int* deviceCounter = nullptr;

template <class T>
T argument(void* const* arguments, int index) {
  return *static_cast<T*>(arguments[index]);
}

std::uint64_t threadsOf(const LaunchGeometry& g) {
  return std::uint64_t{g.blockDim[0]} * g.blockDim[1] * g.blockDim[2];
}

void add(void* const* arguments, const LaunchGeometry* geometry, std::uint64_t first,
         std::uint64_t last, void*, void*) {
  auto* out = argument<int*>(arguments, 0);
  const auto* in = argument<const int*>(arguments, 1);
  const int value = argument<int>(arguments, 2);
  const std::uint64_t threads = threadsOf(*geometry);
  for (std::uint64_t i = first * threads; i < last * threads; ++i) out[i] = in[i] + value;
}

// Uses the frame for one int per thread, and dynamic shared memory for the sum.
void shared(void* const* arguments, const LaunchGeometry* geometry, std::uint64_t first,
            std::uint64_t last, void* dynamicShared, void* frame) {
  auto* out = argument<int*>(arguments, 0);
  auto* values = static_cast<int*>(frame);
  auto* sum = static_cast<int*>(dynamicShared);
  for (std::uint64_t block = first; block < last; ++block) {
    *sum = 0;
    for (std::uint64_t t = 0; t < threadsOf(*geometry); ++t) values[t] = static_cast<int>(t);
    for (std::uint64_t t = 0; t < threadsOf(*geometry); ++t) *sum += values[t];
    out[block] = *sum;
  }
}

constexpr std::uint32_t kAddSizes[] = {8, 8, 4};
constexpr std::uint32_t kSharedSizes[] = {8};
const hip::cpu::WorkGroupVariant kSharedVariants[] = {{shared, 32, 1, 0}};
const hip::cpu::KernelEntry kKernels[] = {
    {"add", add, nullptr, kAddSizes, 3, 32, 0, 0, 0, 0, 0, 0},
    {"shared", shared, kSharedVariants, kSharedSizes, 1, 32, 64, 4, 1024, 0, 0, 1},
};
const hip::cpu::VariableEntry kVariables[] = {
    {"coefficient", deviceCoefficient, sizeof deviceCoefficient},
    {"counter", &deviceCounter, sizeof deviceCounter},
};
const hip::cpu::ModuleTable kTable = {
    hip::cpu::kModuleMagic, hip::cpu::kAbiVersion, kKernels, 2, kVariables, 2};

char* name(const char* text) { return const_cast<char*>(text); }

}  // namespace

const hip::cpu::ModuleTable* moduleTable() { return &kTable; }

void registerModule() {
  static void** const module = [] {
    static const struct {
      std::uint32_t magic, version;
      const void* binary;
      void* unused;
    } wrapper = {0x48495046, 1, &kTable, nullptr};
    void** handle = __hipRegisterFatBinary(&wrapper);
    __hipRegisterFunction(handle, &addKernel, name("add"), "add", ~0u, nullptr, nullptr, nullptr,
                          nullptr, nullptr);
    __hipRegisterFunction(handle, &sharedKernel, name("shared"), "shared", 256, nullptr, nullptr,
                          nullptr, nullptr, nullptr);
    __hipRegisterVar(handle, &coefficient, name("coefficient"), name("coefficient"), 0,
                     sizeof deviceCoefficient, 0, 0);
    static int initial = 7;
    __hipRegisterManagedVar(handle, reinterpret_cast<void**>(&managedCounter), &initial, "counter",
                            sizeof(int), alignof(int));
    return handle;
  }();
  (void)module;
}

}  // namespace test
