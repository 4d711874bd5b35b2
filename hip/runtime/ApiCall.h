// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_APICALL_H
#define HIP_RUNTIME_APICALL_H

#include <string>
#include <vector>

#include "hip/runtime/PublicApi.h"

namespace hip {

/// What surrounds an implementation: a faulted device answers every call with its fault, and a
/// failure becomes the thread's last error.
class ApiCall {
 public:
  explicit ApiCall(const char* name) : name_(name) {}

  /// The fault that ends this call before it starts, or hipSuccess.
  [[nodiscard]] hipError_t begin() const;

  void traceArguments(std::vector<std::string> arguments) { arguments_ = std::move(arguments); }

  hipError_t finish(hipError_t result);

 private:
  const char* name_;
  std::vector<std::string> arguments_;
};

}  // namespace hip

#endif
