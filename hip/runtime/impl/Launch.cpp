// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/impl/Launch.h"

#include <cstring>

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Modules.h"
#include "hip/runtime/objects/Stream.h"

namespace hip::impl {

Status launchKernel(hipFunction_t kernel, const LaunchShape& shape, void** arguments,
                    hipStream_t handle) {
  HIP_TRY_GET(stream, Stream::resolve(handle));
  HIP_TRY(validateLaunch(*kernel, shape));
  if (arguments == nullptr && kernel->info.argumentCount > 0) return hipErrorInvalidValue;
  return stream->launch(kernel, shape, arguments);
}

hipError_t hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                           size_t sharedBytes, hipStream_t stream) {
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  return launchKernel(kernel, {grid, block, sharedBytes}, arguments, stream);
}

hipError_t hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                              size_t sharedBytes, hipStream_t stream, hipEvent_t start,
                              hipEvent_t stop, int) {
  if (start != nullptr) HIP_TRY(impl::hipEventRecord(start, stream));
  HIP_TRY(impl::hipLaunchKernel(function, grid, block, arguments, sharedBytes, stream));
  return stop != nullptr ? impl::hipEventRecord(stop, stream) : hipSuccess;
}

// All blocks of a cooperative grid must be able to wait for each other.
Status launchCooperatively(hipFunction_t kernel, LaunchShape shape, void** arguments,
                           hipStream_t stream) {
  shape.cooperative = true;
  HIP_TRY(validateLaunch(*kernel, shape));
  HIP_TRY_GET(device, Devices::get().current());
  int perProcessor = 0;
  HIP_TRY(impl::hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(
      &perProcessor, kernel, static_cast<int>(shape.block.x * shape.block.y * shape.block.z),
      shape.dynamicSharedBytes));
  const auto resident = static_cast<std::uint64_t>(perProcessor) *
                        static_cast<std::uint64_t>(device->properties.multiProcessorCount);
  if (std::uint64_t{shape.grid.x} * shape.grid.y * shape.grid.z >
      backend().cooperativeBlocks(device->ordinal, resident))
    return hipErrorCooperativeLaunchTooLarge;
  return launchKernel(kernel, shape, arguments, stream);
}

hipError_t hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                      unsigned int sharedBytes, hipStream_t stream) {
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  return launchCooperatively(kernel, {grid, block, sharedBytes}, arguments, stream);
}

hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams* launches, int count,
                                                 unsigned int flags) {
  const unsigned int known =
      hipCooperativeLaunchMultiDeviceNoPreSync | hipCooperativeLaunchMultiDeviceNoPostSync;
  if (launches == nullptr || count <= 0 || count > Devices::get().count() || (flags & ~known) != 0)
    return hipErrorInvalidValue;
  for (int i = 0; i < count; ++i)
    HIP_TRY(impl::hipLaunchCooperativeKernel(
        launches[i].func, launches[i].gridDim, launches[i].blockDim, launches[i].args,
        static_cast<unsigned int>(launches[i].sharedMem), launches[i].stream));
  return hipSuccess;
}

hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* launches, int count,
                                              unsigned int flags) {
  if (launches == nullptr || count <= 0 || flags > 3) return hipErrorInvalidValue;
  for (int i = 0; i < count; ++i)
    HIP_TRY(impl::hipLaunchKernel(launches[i].func, launches[i].gridDim, launches[i].blockDim,
                                  launches[i].args, launches[i].sharedMem, launches[i].stream));
  return hipSuccess;
}

namespace {

bool isCooperative(const hipLaunchAttribute* attributes, unsigned int count) {
  for (unsigned int i = 0; i < count; ++i)
    if (attributes[i].id == hipLaunchAttributeCooperative && attributes[i].val.cooperative != 0)
      return true;
  return false;
}

}  // namespace

hipError_t hipLaunchKernelExC(const hipLaunchConfig_t* config, const void* function,
                              void** arguments) {
  if (config == nullptr || (config->numAttrs > 0 && config->attrs == nullptr))
    return hipErrorInvalidValue;
  if (isCooperative(config->attrs, config->numAttrs))
    return impl::hipLaunchCooperativeKernel(function, config->gridDim, config->blockDim, arguments,
                                            static_cast<unsigned int>(config->dynamicSmemBytes),
                                            config->stream);
  return impl::hipLaunchKernel(function, config->gridDim, config->blockDim, arguments,
                               config->dynamicSmemBytes, config->stream);
}

hipError_t hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG* config, hipFunction_t function,
                                void** parameters, void** extra) {
  if (config == nullptr || (config->numAttrs > 0 && config->attrs == nullptr))
    return hipErrorInvalidValue;
  if (isCooperative(config->attrs, config->numAttrs))
    return impl::hipModuleLaunchCooperativeKernel(
        function, config->gridDimX, config->gridDimY, config->gridDimZ, config->blockDimX,
        config->blockDimY, config->blockDimZ, config->sharedMemBytes, config->hStream, parameters);
  return impl::hipModuleLaunchKernel(function, config->gridDimX, config->gridDimY, config->gridDimZ,
                                     config->blockDimX, config->blockDimY, config->blockDimZ,
                                     config->sharedMemBytes, config->hStream, parameters, extra);
}

hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t sharedBytes,
                                      hipStream_t stream) {
  threadState().configurations.push_back({grid, block, sharedBytes, stream, {}});
  return hipSuccess;
}

hipError_t __hipPopCallConfiguration(dim3* grid, dim3* block, size_t* sharedBytes,
                                     hipStream_t* stream) {
  auto& stack = threadState().configurations;
  if (stack.empty()) return hipErrorMissingConfiguration;
  const CallConfiguration& top = stack.back();
  *grid = top.gridDim;
  *block = top.blockDim;
  *sharedBytes = top.sharedBytes;
  *stream = top.stream;
  stack.pop_back();
  return hipSuccess;
}

// The oldest form of a launch: configure, set up each argument by offset, launch.
hipError_t hipConfigureCall(dim3 grid, dim3 block, size_t sharedBytes, hipStream_t stream) {
  return impl::__hipPushCallConfiguration(grid, block, sharedBytes, stream);
}

hipError_t hipSetupArgument(const void* argument, size_t size, size_t offset) {
  auto& stack = threadState().configurations;
  if (stack.empty()) return hipErrorMissingConfiguration;
  auto& bytes = stack.back().arguments;
  if (bytes.size() < offset + size) bytes.resize(offset + size);
  std::memcpy(bytes.data() + offset, argument, size);
  return hipSuccess;
}

hipError_t hipLaunchByPtr(const void* function) {
  auto& stack = threadState().configurations;
  if (stack.empty()) return hipErrorMissingConfiguration;
  CallConfiguration call = std::move(stack.back());
  stack.pop_back();
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  size_t bytes = call.arguments.size();
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, call.arguments.data(),
                   HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes, HIP_LAUNCH_PARAM_END};
  std::vector<void*> storage;
  HIP_TRY_GET(arguments, launchArguments(kernel->info, nullptr, extra, storage));
  return launchKernel(kernel, {call.gridDim, call.blockDim, call.sharedBytes}, arguments,
                      call.stream);
}

}  // namespace hip::impl
