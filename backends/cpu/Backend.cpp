// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cpu backend: every verb of hip/runtime/backend/verbs.def.
// Work runs in the thread that submits it and is done when the verb returns, so streams need no
// state and events are time stamps.

#include "hip/runtime/backend/Backend.h"

#include <hip/cpu/texture_object.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "backends/cpu/runtime/CodeObject.h"
#include "backends/cpu/runtime/CooperativeLaunch.h"
#include "backends/cpu/runtime/DeviceProperties.h"
#include "backends/cpu/runtime/Launch.h"

namespace hip::cpu {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kAlignment = 256;  // as hipMalloc promises
constexpr std::size_t kHugePage = std::size_t{2} << 20;

hipError_t allocate(std::size_t bytes, void** memory) {
  // Big blocks on huge pages: fewer page faults and TLB misses.
  const bool huge = bytes >= 2 * kHugePage;
  const std::size_t alignment = huge ? kHugePage : kAlignment;
  // Not a byte more than asked for: AddressSanitizer sees accesses behind the end.
  if (posix_memalign(memory, alignment, bytes) != 0) return hipErrorOutOfMemory;
  if (huge) (void)madvise(*memory, bytes, MADV_HUGEPAGE);
  return hipSuccess;
}

hipError_t release(void* memory) {
  std::free(memory);
  return hipSuccess;
}

template <class T>
void fillRow(char* row, std::uint32_t value, std::size_t count) {
  auto* elements = reinterpret_cast<T*>(row);
  for (std::size_t i = 0; i < count; ++i) elements[i] = static_cast<T>(value);
}

struct TimeStamp {
  Clock::time_point when{};
};

TimeStamp& stamp(BackendEvent event) { return *reinterpret_cast<TimeStamp*>(event); }

// Physical memory is a file, so that it can be mapped at any address, more than once.
int fileOf(BackendPhysical physical) {
  return static_cast<int>(reinterpret_cast<std::intptr_t>(physical)) - 1;
}

hipError_t fromErrno(bool ok) { return ok ? hipSuccess : hipErrorOperatingSystem; }

}  // namespace

static int deviceCount() { return 1; }

static hipError_t describeDevice(int, hipDeviceProp_t* properties) {
  *properties = deviceProperties();
  return hipSuccess;
}

static hipError_t memoryInfo(int, size_t* free, size_t* total) {
  const MemorySizes sizes = memorySizes();
  *free = sizes.free;
  *total = sizes.total;
  return hipSuccess;
}

// Blocks that wait need no processor: grids that only a larger GPU could hold run, too.
static std::uint64_t cooperativeBlocks(int, std::uint64_t resident) {
  return resident == 0 ? 0 : std::max(resident, kMaxCooperativeBlocks);
}

static hipError_t synchronizeDevice(int) { return hipSuccess; }

static hipError_t allocateDevice(int, size_t bytes, void** memory) {
  return allocate(bytes, memory);
}
static hipError_t releaseDevice(int, void* memory, size_t) { return release(memory); }
static hipError_t allocateHost(size_t bytes, void** memory) { return allocate(bytes, memory); }
static hipError_t releaseHost(void* memory, size_t) { return release(memory); }
static hipError_t allocateManaged(size_t bytes, void** memory) { return allocate(bytes, memory); }
static hipError_t releaseManaged(void* memory, size_t) { return release(memory); }
static hipError_t registerHost(void*, size_t) { return hipSuccess; }
static hipError_t unregisterHost(void*) { return hipSuccess; }

static size_t pageBytes(int) { return static_cast<size_t>(sysconf(_SC_PAGESIZE)); }

static hipError_t reserveAddresses(size_t bytes, size_t, void* hint, void** range) {
  *range = mmap(hint, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return *range == MAP_FAILED ? hipErrorOutOfMemory : hipSuccess;
}
static hipError_t releaseAddresses(void* range, size_t bytes) {
  return fromErrno(munmap(range, bytes) == 0);
}
static hipError_t createPhysical(int, size_t bytes, BackendPhysical* physical) {
  const int file = memfd_create("hip_memory", MFD_CLOEXEC);
  if (file < 0) return hipErrorOperatingSystem;
  if (ftruncate(file, static_cast<off_t>(bytes)) != 0) {
    close(file);
    return hipErrorOutOfMemory;
  }
  *physical = reinterpret_cast<BackendPhysical>(static_cast<std::intptr_t>(file) + 1);
  return hipSuccess;
}
static hipError_t releasePhysical(BackendPhysical physical) {
  return fromErrno(close(fileOf(physical)) == 0);
}
static hipError_t mapPhysical(void* range, size_t bytes, size_t offset, BackendPhysical physical) {
  return fromErrno(mmap(range, bytes, PROT_NONE, MAP_SHARED | MAP_FIXED, fileOf(physical),
                        static_cast<off_t>(offset)) != MAP_FAILED);
}
static hipError_t unmapPhysical(void* range, size_t bytes) {
  return fromErrno(mmap(range, bytes, PROT_NONE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
                        0) != MAP_FAILED);
}
static hipError_t protectRange(void* range, size_t bytes, hipMemAccessFlags access) {
  const int protection = access == hipMemAccessFlagsProtReadWrite ? PROT_READ | PROT_WRITE
                         : access == hipMemAccessFlagsProtRead    ? PROT_READ
                                                                  : PROT_NONE;
  return fromErrno(mprotect(range, bytes, protection) == 0);
}

static hipError_t createStream(int, int, BackendStream* stream) {
  *stream = nullptr;
  return hipSuccess;
}
static hipError_t destroyStream(BackendStream) { return hipSuccess; }
static hipError_t synchronizeStream(BackendStream) { return hipSuccess; }
static hipError_t queryStream(BackendStream) { return hipSuccess; }

static hipError_t createEvent(int, BackendEvent* event) {
  *event = reinterpret_cast<BackendEvent>(new TimeStamp);
  return hipSuccess;
}
static hipError_t destroyEvent(BackendEvent event) {
  delete &stamp(event);
  return hipSuccess;
}
static hipError_t recordEvent(BackendEvent event, BackendStream) {
  stamp(event).when = Clock::now();
  return hipSuccess;
}
static hipError_t waitEvent(BackendStream, BackendEvent) { return hipSuccess; }
static hipError_t synchronizeEvent(BackendEvent) { return hipSuccess; }
static hipError_t queryEvent(BackendEvent) { return hipSuccess; }
static hipError_t elapsedTime(BackendEvent start, BackendEvent stop, float* milliseconds) {
  const std::chrono::duration<float, std::milli> elapsed = stamp(stop).when - stamp(start).when;
  *milliseconds = elapsed.count();
  return hipSuccess;
}

static hipError_t copy(BackendStream, const CopyRegion& region) {
  auto* to = static_cast<char*>(region.destination);
  const auto* from = static_cast<const char*>(region.source);
  for (size_t z = 0; z < region.depth; ++z)
    for (size_t y = 0; y < region.height; ++y)
      std::memmove(to + z * region.destinationSlice + y * region.destinationPitch,
                   from + z * region.sourceSlice + y * region.sourcePitch, region.width);
  return hipSuccess;
}

static hipError_t fill(BackendStream, const FillRegion& region) {
  for (size_t z = 0; z < region.depth; ++z)
    for (size_t y = 0; y < region.height; ++y) {
      char* row = static_cast<char*>(region.destination) + z * region.slice + y * region.pitch;
      if (region.elementSize == 1) std::memset(row, static_cast<int>(region.value), region.width);
      else if (region.elementSize == 2) fillRow<std::uint16_t>(row, region.value, region.width);
      else fillRow<std::uint32_t>(row, region.value, region.width);
    }
  return hipSuccess;
}

static hipError_t call(BackendStream, hipHostFn_t function, void* data) {
  function(data);
  return hipSuccess;
}

static hipError_t launch(BackendStream, const KernelInfo& kernel, const LaunchShape& shape,
                         void* const* arguments) {
  auto* loaded = static_cast<LoadedKernel*>(const_cast<void*>(kernel.code));
  return launch(*loaded, shape, arguments);
}

static hipError_t loadModule(const void* image, BackendModule* module) {
  std::unique_ptr<CodeObject> object;
  const hipError_t status = CodeObject::load(image, object);
  *module = reinterpret_cast<BackendModule>(object.release());
  return status;
}
static hipError_t unloadModule(BackendModule module) {
  delete reinterpret_cast<CodeObject*>(module);
  return hipSuccess;
}

static hipError_t findKernel(BackendModule module, const char* name, KernelInfo* kernel) {
  constexpr int kRegisters = 32;  // a processor has no register file to share: a usual figure
  LoadedKernel* loaded = reinterpret_cast<CodeObject*>(module)->kernel(name);
  if (loaded == nullptr) return hipErrorNotFound;
  const KernelEntry& entry = *loaded->entry;
  *kernel = {loaded,
             entry.name,
             entry.argumentSizes,
             entry.argumentCount,
             static_cast<int>(entry.warpSize),
             static_cast<int>(entry.maxThreadsPerBlock),
             kRegisters,
             entry.staticSharedBytes,
             0};
  return hipSuccess;
}
static hipError_t findVariable(BackendModule module, const char* name, void** address,
                               size_t* bytes) {
  const VariableEntry* entry = reinterpret_cast<CodeObject*>(module)->variable(name);
  if (entry == nullptr) return hipErrorNotFound;
  *address = entry->address;
  *bytes = entry->size;
  return hipSuccess;
}

static hipError_t createTexture(const TexelBox& texels, const hipTextureDesc& sampling,
                                hipTextureObject_t* texture) {
  auto object = std::make_unique<__hip_texture>();
  object->data = texels.data;
  object->width = texels.width;
  object->height = texels.height;
  object->depth = texels.depth;
  object->rowPitch = texels.rowPitch;
  object->slicePitch = texels.slicePitch;
  object->format = texels.format;
  std::memcpy(object->addressMode, sampling.addressMode, sizeof object->addressMode);
  object->filterMode = sampling.filterMode;
  object->readMode = sampling.readMode;
  object->normalizedCoordinates = sampling.normalizedCoords != 0;
  object->sRgb = sampling.sRGB != 0;
  std::memcpy(object->borderColor, sampling.borderColor, sizeof object->borderColor);
  *texture = object.release();
  return hipSuccess;
}
static hipError_t destroyTexture(hipTextureObject_t texture) {
  delete texture;
  return hipSuccess;
}
static hipError_t createSurface(const TexelBox& texels, hipSurfaceObject_t* surface) {
  const hipChannelFormatDesc& format = texels.format;
  const int bits = format.x + format.y + format.z + format.w;
  *surface = new __hip_surface{texels.data,
                               texels.width,
                               texels.height,
                               texels.depth,
                               texels.rowPitch,
                               texels.slicePitch,
                               static_cast<unsigned int>(bits / 8)};
  return hipSuccess;
}
static hipError_t destroySurface(hipSurfaceObject_t surface) {
  delete surface;
  return hipSuccess;
}

static constexpr Backend kBackend = {
#define HIP_VERB(result, name, params) .name = &name,
#include "hip/runtime/backend/verbs.def"
#undef HIP_VERB
};

}  // namespace hip::cpu

namespace hip {

const Backend& backend() { return cpu::kBackend; }

}  // namespace hip
