// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Entry points by name.

#include <cstring>
#include <vector>

#include "hip/runtime/PublicApi.h"
#include "hip/runtime/impl/Declarations.h"

// The entry points that entry.cpp defines.
#define HIP_API(group, name, params, args) extern "C" hipError_t name params;
#define HIP_API_RESULT(group, type, name, params, args) extern "C" type name params;
#define HIP_API_UNSUPPORTED(group, name, params) extern "C" hipError_t name params;
#include "hip/api/functions.def"
#undef HIP_API
#undef HIP_API_RESULT
#undef HIP_API_UNSUPPORTED

namespace hip::impl {
namespace {

struct EntryPoint {
  const char* name;
  void* address;
};

template <class Function>
EntryPoint entryPoint(const char* name, Function* function) {
  return {name, reinterpret_cast<void*>(function)};
}

const std::vector<EntryPoint>& entryPoints() {
  static const auto* all = new std::vector<EntryPoint>{
#define HIP_API(group, name, params, args) entryPoint<hipError_t params>(#name, ::name),
#define HIP_API_RESULT(group, type, name, params, args) entryPoint<type params>(#name, ::name),
#define HIP_API_UNSUPPORTED(group, name, params)
#include "hip/api/functions.def"
#undef HIP_API
#undef HIP_API_RESULT
#undef HIP_API_UNSUPPORTED
  };
  return *all;
}

const EntryPoint* findEntryPoint(const char* name) {
  for (const EntryPoint& entry : entryPoints())
    if (std::strcmp(entry.name, name) == 0) return &entry;
  return nullptr;
}

}  // namespace

hipError_t hipGetProcAddress(const char* symbol, void** function, int, uint64_t,
                             hipDriverProcAddressQueryResult* status) {
  if (symbol == nullptr || *symbol == '\0' || function == nullptr) return hipErrorInvalidValue;
  // The public headers give some functions a name with the version of their structures.
  const bool properties = std::strcmp(symbol, "hipGetDeviceProperties") == 0;
  const bool choose = std::strcmp(symbol, "hipChooseDevice") == 0;
  const EntryPoint* found = findEntryPoint(properties ? "hipGetDevicePropertiesR0600"
                                           : choose   ? "hipChooseDeviceR0600"
                                                      : symbol);
  *function = found != nullptr ? found->address : nullptr;
  if (status != nullptr)
    *status =
        found != nullptr ? HIP_GET_PROC_ADDRESS_SUCCESS : HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
  return found != nullptr ? hipSuccess : hipErrorInvalidValue;
}

const char* hipApiName(uint32_t id) {
  return id < entryPoints().size() ? entryPoints()[id].name : "unknown";
}

}  // namespace hip::impl
