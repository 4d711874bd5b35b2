// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/null/NullBackend.h"

#include <cstdlib>
#include <map>
#include <utility>

#include "hip/runtime/backend/Backend.h"

namespace test {
namespace {

std::vector<std::string> verbs;
std::map<std::string, hipError_t> failures;

hipError_t note(const char* verb) {
  verbs.emplace_back(verb);
  const auto found = failures.find(verb);
  if (found == failures.end()) return hipSuccess;
  const hipError_t code = found->second;
  failures.erase(found);
  return code;
}

hipError_t giveMemory(const char* verb, size_t bytes, void** memory) {
  const hipError_t code = note(verb);
  if (code == hipSuccess) *memory = std::malloc(bytes);
  return code;
}

hipError_t takeMemory(const char* verb, void* memory) {
  std::free(memory);
  return note(verb);
}

hipError_t describe(int device, hipDeviceProp_t* p) {
  *p = {};
  p->name[0] = static_cast<char>('0' + device);
  p->totalGlobalMem = size_t{1} << 30;
  p->warpSize = 32;
  p->maxThreadsPerBlock = 1024;
  p->maxThreadsDim[0] = p->maxThreadsDim[1] = 1024;
  p->maxThreadsDim[2] = 64;
  p->maxGridSize[0] = p->maxGridSize[1] = p->maxGridSize[2] = 65535;
  p->maxThreadsPerMultiProcessor = 2048;
  p->maxBlocksPerMultiProcessor = 32;
  p->multiProcessorCount = 4;
  p->sharedMemPerBlock = 48 << 10;
  p->sharedMemPerBlockOptin = p->sharedMemPerMultiprocessor = 96 << 10;
  p->texturePitchAlignment = 256;
  p->pciBusID = device;
  return hipSuccess;
}

template <class Handle>
hipError_t giveHandle(const char* verb, Handle* handle) {
  static std::uintptr_t next = 1;
  *handle = reinterpret_cast<Handle>(next++);
  return note(verb);
}

hipError_t findKernel(const char* name, hip::KernelInfo* kernel) {
  static constexpr std::uint32_t kSizes[] = {8, 4};
  *kernel = {nullptr, name, kSizes, 2, 32, 0, 16, 0, 0};
  return note("findKernel");
}

// Verbs with a result beside the code; the others only note their name.
constexpr hip::Backend kBackend = [] {
  hip::Backend b{};
  b.deviceCount = [] { return 2; };
  b.describeDevice = describe;
  b.pageBytes = [](int) { return size_t{4096}; };
  b.memoryInfo = [](int, size_t* free, size_t* total) {
    *free = *total = size_t{1} << 30;
    return note("memoryInfo");
  };
  b.cooperativeBlocks = [](int, std::uint64_t resident) { return resident; };
  b.synchronizeDevice = [](int) { return note("synchronizeDevice"); };
  b.allocateDevice = [](int, size_t n, void** m) { return giveMemory("allocateDevice", n, m); };
  b.releaseDevice = [](int, void* m, size_t) { return takeMemory("releaseDevice", m); };
  b.allocateHost = [](size_t n, void** m) { return giveMemory("allocateHost", n, m); };
  b.releaseHost = [](void* m, size_t) { return takeMemory("releaseHost", m); };
  b.allocateManaged = [](size_t n, void** m) { return giveMemory("allocateManaged", n, m); };
  b.releaseManaged = [](void* m, size_t) { return takeMemory("releaseManaged", m); };
  b.registerHost = [](void*, size_t) { return note("registerHost"); };
  b.unregisterHost = [](void*) { return note("unregisterHost"); };
  b.createStream = [](int, int, hip::BackendStream* s) { return giveHandle("createStream", s); };
  b.destroyStream = [](hip::BackendStream) { return note("destroyStream"); };
  b.synchronizeStream = [](hip::BackendStream) { return note("synchronizeStream"); };
  b.queryStream = [](hip::BackendStream) { return note("queryStream"); };
  b.createEvent = [](int, hip::BackendEvent* e) { return giveHandle("createEvent", e); };
  b.destroyEvent = [](hip::BackendEvent) { return note("destroyEvent"); };
  b.recordEvent = [](hip::BackendEvent, hip::BackendStream) { return note("recordEvent"); };
  b.waitEvent = [](hip::BackendStream, hip::BackendEvent) { return note("waitEvent"); };
  b.synchronizeEvent = [](hip::BackendEvent) { return note("synchronizeEvent"); };
  b.queryEvent = [](hip::BackendEvent) { return note("queryEvent"); };
  b.elapsedTime = [](hip::BackendEvent, hip::BackendEvent, float* ms) {
    *ms = 1;
    return note("elapsedTime");
  };
  b.copy = [](hip::BackendStream, const hip::CopyRegion&) { return note("copy"); };
  b.fill = [](hip::BackendStream, const hip::FillRegion&) { return note("fill"); };
  b.call = [](hip::BackendStream, hipHostFn_t, void*) { return note("call"); };
  b.launch = [](hip::BackendStream, const hip::KernelInfo&, const hip::LaunchShape&, void* const*) {
    return note("launch");
  };
  b.loadModule = [](const void*, hip::BackendModule* m) { return giveHandle("loadModule", m); };
  b.unloadModule = [](hip::BackendModule) { return note("unloadModule"); };
  b.findKernel = [](hip::BackendModule, const char* name, hip::KernelInfo* kernel) {
    return findKernel(name, kernel);
  };
  b.findVariable = [](hip::BackendModule, const char*, void**, size_t*) {
    return hipErrorNotFound;
  };
  return b;
}();

}  // namespace

std::vector<std::string> takeVerbs() { return std::exchange(verbs, {}); }

void failNext(const std::string& verb, hipError_t code) { failures[verb] = code; }

}  // namespace test

namespace hip {

const Backend& backend() { return test::kBackend; }

}  // namespace hip
