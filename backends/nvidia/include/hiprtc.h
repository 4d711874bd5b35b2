// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's run-time compiler over NVRTC; the link with -lnvrtc.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIPRTC_H
#define BACKENDS_NVIDIA_INCLUDE_HIPRTC_H

#include <nvrtc.h>
#include <stdlib.h>
#include <string.h>

#include <hip/nvidia/hip_runtime_api.h>

#include <hip/nvidia/generated/rtc.h>

// Options in clang's spelling: NVRTC always optimises, and calls the architecture otherwise.
HIP_FORWARD hiprtcResult hiprtcCompileProgram(hiprtcProgram prog, int numOptions, const char* const* options) {
  if (numOptions <= 0) return nvrtcCompileProgram(prog, 0, NULL);
  const char** kept = (const char**)malloc((size_t)numOptions * sizeof *kept);
  if (!kept) return NVRTC_ERROR_OUT_OF_MEMORY;
  int count = 0;
  for (int i = 0; i < numOptions; ++i) {
    const char* option = options[i];
    if (strncmp(option, "-O", 2) == 0 && strlen(option) <= 3) continue;
    if (strcmp(option, "-ffast-math") == 0) option = "--use_fast_math";
    if (strncmp(option, "--offload-arch=", 15) == 0) option += strlen("--offload"); // leaves "-arch="
    kept[count++] = option;
  }
  hiprtcResult result = nvrtcCompileProgram(prog, count, kept);
  free((void*)kept);
  return result;
}

// The linker of HIP's run-time compiler is the driver's in CUDA. An error of it has no number
// among NVRTC's, so it is an internal error.
#define HIPRTC_ERROR_LINKING HIPRTC_ERROR_INTERNAL_ERROR
typedef CUlinkState hiprtcLinkState;
typedef CUjit_option hiprtcJIT_option;
typedef CUjitInputType hiprtcJITInputType;

#define HIPRTC_JIT_GLOBAL_SYMBOL_NAMES CU_JIT_GLOBAL_SYMBOL_NAMES
#define HIPRTC_JIT_GLOBAL_SYMBOL_ADDRESS CU_JIT_GLOBAL_SYMBOL_ADDRESSES
#define HIPRTC_JIT_GLOBAL_SYMBOL_COUNT CU_JIT_GLOBAL_SYMBOL_COUNT
#define HIPRTC_JIT_LTO CU_JIT_LTO
#define HIPRTC_JIT_FTZ CU_JIT_FTZ
#define HIPRTC_JIT_PREC_DIV CU_JIT_PREC_DIV
#define HIPRTC_JIT_PREC_SQRT CU_JIT_PREC_SQRT
#define HIPRTC_JIT_FMA CU_JIT_FMA
#define HIPRTC_JIT_NUM_INPUT_TYPES CU_JIT_NUM_INPUT_TYPES
// Inputs of AMD's linker, which CUDA's refuses.
#define HIPRTC_JIT_INPUT_LLVM_BITCODE ((hiprtcJITInputType)100)
#define HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE ((hiprtcJITInputType)101)
#define HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE ((hiprtcJITInputType)102)

HIP_FORWARD hiprtcResult hiprtcNvidiaResult(CUresult result) {
  return result == CUDA_SUCCESS ? NVRTC_SUCCESS : NVRTC_ERROR_INTERNAL_ERROR;
}
HIP_FORWARD hiprtcResult hiprtcLinkCreate(unsigned int num_options, hiprtcJIT_option* option_ptr,
                                          void** option_vals_pptr, hiprtcLinkState* hip_link_state_ptr) {
  if (cudaFree(0) != cudaSuccess) return NVRTC_ERROR_INTERNAL_ERROR; // enters the primary context
  return hiprtcNvidiaResult(cuLinkCreate(num_options, option_ptr, option_vals_pptr, hip_link_state_ptr));
}
HIP_FORWARD hiprtcResult hiprtcLinkAddFile(hiprtcLinkState hip_link_state, hiprtcJITInputType input_type,
                                           const char* file_path, unsigned int num_options,
                                           hiprtcJIT_option* options_ptr, void** option_values) {
  return hiprtcNvidiaResult(
      cuLinkAddFile(hip_link_state, input_type, file_path, num_options, options_ptr, option_values));
}
HIP_FORWARD hiprtcResult hiprtcLinkAddData(hiprtcLinkState hip_link_state, hiprtcJITInputType input_type, void* image,
                                           size_t image_size, const char* name, unsigned int num_options,
                                           hiprtcJIT_option* options_ptr, void** option_values) {
  return hiprtcNvidiaResult(
      cuLinkAddData(hip_link_state, input_type, image, image_size, name, num_options, options_ptr, option_values));
}
HIP_FORWARD hiprtcResult hiprtcLinkComplete(hiprtcLinkState hip_link_state, void** bin_out, size_t* size_out) {
  return hiprtcNvidiaResult(cuLinkComplete(hip_link_state, bin_out, size_out));
}
HIP_FORWARD hiprtcResult hiprtcLinkDestroy(hiprtcLinkState hip_link_state) {
  return hiprtcNvidiaResult(cuLinkDestroy(hip_link_state));
}

#endif // BACKENDS_NVIDIA_INCLUDE_HIPRTC_H
