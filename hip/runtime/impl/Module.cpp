// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules: code objects that a program loads, their kernels and variables.

#include <fstream>
#include <iterator>
#include <memory>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/Launch.h"
#include "hip/runtime/objects/Handles.h"
#include "hip/runtime/objects/Modules.h"
#include "hip/runtime/objects/AllocationMap.h"

namespace hip::impl {
namespace {

Expected<hipModule_t> resolveModule(hipModule_t module) {
  if (module == nullptr || !Handles<ihipModule_t>::get().contains(module))
    return hipErrorInvalidHandle;
  return module;
}

// Arguments in a packed buffer lie as in a C struct: each aligned to its size, 16 at most.
size_t packedOffset(size_t end, size_t size) {
  size_t alignment = 16;
  while (alignment > size || size % alignment != 0) alignment /= 2;
  return (end + alignment - 1) / alignment * alignment;
}

}  // namespace

Expected<void**> launchArguments(const KernelInfo& kernel, void** parameters, void** extra,
                                 std::vector<void*>& storage) {
  if (parameters != nullptr && extra != nullptr) return hipErrorInvalidValue;
  if (extra == nullptr) return parameters;
  char* buffer = nullptr;
  size_t bytes = 0;
  for (; *extra != HIP_LAUNCH_PARAM_END; extra += 2) {
    if (extra[0] == HIP_LAUNCH_PARAM_BUFFER_POINTER) buffer = static_cast<char*>(extra[1]);
    else if (extra[0] == HIP_LAUNCH_PARAM_BUFFER_SIZE) bytes = *static_cast<size_t*>(extra[1]);
    else return hipErrorInvalidValue;
  }
  if (buffer == nullptr && kernel.argumentCount > 0) return hipErrorInvalidValue;
  size_t end = 0;
  for (std::uint32_t i = 0; i < kernel.argumentCount; ++i) {
    const size_t offset = packedOffset(end, kernel.argumentSizes[i]);
    end = offset + kernel.argumentSizes[i];
    if (end > bytes) return hipErrorInvalidValue;
    storage.push_back(buffer + offset);
  }
  storage.push_back(nullptr);
  return storage.data();
}

Expected<hipFunction_t> resolveFunction(hipFunction_t function) {
  if (function == nullptr) return hipErrorInvalidHandle;
  return function;
}

hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  if (module == nullptr || image == nullptr) return hipErrorInvalidValue;
  auto loaded = std::make_unique<ihipModule_t>();
  HIP_TRY(backend().loadModule(image, &loaded->backendModule));
  *module = Handles<ihipModule_t>::get().add(loaded.release());
  return hipSuccess;
}

hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned int, hipJitOption*,
                               void**) {
  return impl::hipModuleLoadData(module, image);
}

hipError_t hipModuleLoad(hipModule_t* module, const char* path) {
  if (module == nullptr || path == nullptr) return hipErrorInvalidValue;
  std::ifstream file(path, std::ios::binary);
  if (!file) return hipErrorFileNotFound;
  const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  if (image.empty()) return hipErrorInvalidImage;
  return impl::hipModuleLoadData(module, image.data());
}

hipError_t hipModuleUnload(hipModule_t module) {
  if (module == nullptr || !Handles<ihipModule_t>::get().remove(module))
    return hipErrorInvalidHandle;
  const std::unique_ptr<ihipModule_t> owned(module);
  return backend().unloadModule(owned->backendModule);
}

hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name) {
  if (function == nullptr || name == nullptr || *name == '\0') return hipErrorInvalidValue;
  HIP_TRY_GET(live, resolveModule(module));
  HIP_TRY_GET(kernel, live->kernel(name));
  *function = kernel;
  return hipSuccess;
}

hipError_t hipModuleGetGlobal(hipDeviceptr_t* address, size_t* bytes, hipModule_t module,
                              const char* name) {
  if (name == nullptr || (address == nullptr && bytes == nullptr)) return hipErrorInvalidValue;
  HIP_TRY_GET(live, resolveModule(module));
  void* found = nullptr;
  size_t size = 0;
  HIP_TRY(backend().findVariable(live->backendModule, name, &found, &size));
  if (address != nullptr) *address = found;
  if (bytes != nullptr) *bytes = size;
  return hipSuccess;
}

hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned int gridX, unsigned int gridY,
                                 unsigned int gridZ, unsigned int blockX, unsigned int blockY,
                                 unsigned int blockZ, unsigned int sharedBytes, hipStream_t stream,
                                 void** parameters, void** extra) {
  HIP_TRY_GET(kernel, resolveFunction(function));
  std::vector<void*> storage;
  HIP_TRY_GET(arguments, launchArguments(kernel->info, parameters, extra, storage));
  return launchKernel(kernel, {{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes},
                      arguments, stream);
}

hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int gridX,
                                            unsigned int gridY, unsigned int gridZ,
                                            unsigned int blockX, unsigned int blockY,
                                            unsigned int blockZ, unsigned int sharedBytes,
                                            hipStream_t stream, void** parameters) {
  HIP_TRY_GET(kernel, resolveFunction(function));
  return launchCooperatively(kernel, {{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes},
                             parameters, stream);
}

hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams* launches,
                                                       unsigned int count, unsigned int flags) {
  if (launches == nullptr || count == 0 || flags > 3) return hipErrorInvalidValue;
  for (unsigned int i = 0; i < count; ++i) {
    const hipFunctionLaunchParams& p = launches[i];
    HIP_TRY(impl::hipModuleLaunchCooperativeKernel(p.function, p.gridDimX, p.gridDimY, p.gridDimZ,
                                                   p.blockDimX, p.blockDimY, p.blockDimZ,
                                                   p.sharedMemBytes, p.hStream, p.kernelParams));
  }
  return hipSuccess;
}

// Here the sizes are of the whole grid in threads, not in blocks.
hipError_t hipExtModuleLaunchKernel(hipFunction_t function, uint32_t globalX, uint32_t globalY,
                                    uint32_t globalZ, uint32_t localX, uint32_t localY,
                                    uint32_t localZ, size_t sharedBytes, hipStream_t stream,
                                    void** parameters, void** extra, hipEvent_t start,
                                    hipEvent_t stop, uint32_t) {
  if (localX == 0 || localY == 0 || localZ == 0) return hipErrorInvalidConfiguration;
  if (start != nullptr) HIP_TRY(impl::hipEventRecord(start, stream));
  HIP_TRY(impl::hipModuleLaunchKernel(
      function, globalX / localX, globalY / localY, globalZ / localZ, localX, localY, localZ,
      static_cast<unsigned int>(sharedBytes), stream, parameters, extra));
  return stop != nullptr ? impl::hipEventRecord(stop, stream) : hipSuccess;
}

hipError_t hipHccModuleLaunchKernel(hipFunction_t function, uint32_t globalX, uint32_t globalY,
                                    uint32_t globalZ, uint32_t localX, uint32_t localY,
                                    uint32_t localZ, size_t sharedBytes, hipStream_t stream,
                                    void** parameters, void** extra, hipEvent_t start,
                                    hipEvent_t stop) {
  return impl::hipExtModuleLaunchKernel(function, globalX, globalY, globalZ, localX, localY, localZ,
                                        sharedBytes, stream, parameters, extra, start, stop, 0);
}

}  // namespace hip::impl
