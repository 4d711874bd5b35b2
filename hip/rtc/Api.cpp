// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The hiprtc functions.

#include <algorithm>
#include <cstring>
#include <memory>

#include "hip/rtc/Program.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Handles.h"

struct ihiprtcLinkState {
  std::string code;
};

namespace hip::impl {
namespace {

using Program = _hiprtcProgram;
using LinkState = ihiprtcLinkState;

bool live(const Program* program) {
  return program != nullptr && Handles<Program>::get().contains(program);
}

hiprtcResult giveSize(const Program* program, size_t* size, size_t value) {
  if (!live(program)) return HIPRTC_ERROR_INVALID_PROGRAM;
  if (size == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  *size = value;
  return HIPRTC_SUCCESS;
}

hiprtcResult giveBytes(char* out, const char* bytes, size_t count) {
  if (out == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  std::memcpy(out, bytes, count);
  return HIPRTC_SUCCESS;
}

// The names of files may be paths; a program without a name has the usual one.
std::string fileName(const char* name) {
  std::string result = name != nullptr && *name != '\0' ? name : "default_program";
  std::replace(result.begin(), result.end(), '/', '_');
  return result;
}

}  // namespace

hiprtcResult hiprtcVersion(int* major, int* minor) {
  if (major == nullptr || minor == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  *major = HIP_VERSION_MAJOR;
  *minor = HIP_VERSION_MINOR;
  return HIPRTC_SUCCESS;
}

const char* hiprtcGetErrorString(hiprtcResult result) {
  switch (result) {
    case HIPRTC_SUCCESS:
      return "HIPRTC_SUCCESS";
    case HIPRTC_ERROR_OUT_OF_MEMORY:
      return "HIPRTC_ERROR_OUT_OF_MEMORY";
    case HIPRTC_ERROR_PROGRAM_CREATION_FAILURE:
      return "HIPRTC_ERROR_PROGRAM_CREATION_FAILURE";
    case HIPRTC_ERROR_INVALID_INPUT:
      return "HIPRTC_ERROR_INVALID_INPUT";
    case HIPRTC_ERROR_INVALID_PROGRAM:
      return "HIPRTC_ERROR_INVALID_PROGRAM";
    case HIPRTC_ERROR_INVALID_OPTION:
      return "HIPRTC_ERROR_INVALID_OPTION";
    case HIPRTC_ERROR_COMPILATION:
      return "HIPRTC_ERROR_COMPILATION";
    case HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE:
      return "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE";
    case HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION:
      return "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION";
    case HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION:
      return "HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION";
    case HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID:
      return "HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID";
    case HIPRTC_ERROR_INTERNAL_ERROR:
      return "HIPRTC_ERROR_INTERNAL_ERROR";
    case HIPRTC_ERROR_LINKING:
      return "HIPRTC_ERROR_LINKING";
  }
  return "unrecognized hiprtc result";
}

hiprtcResult hiprtcCreateProgram(hiprtcProgram* program, const char* source, const char* name,
                                 int headerCount, const char* const* headers,
                                 const char* const* includeNames) {
  if (program == nullptr || source == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  if (headerCount < 0 || (headerCount > 0 && (headers == nullptr || includeNames == nullptr)))
    return HIPRTC_ERROR_INVALID_INPUT;
  auto created = std::make_unique<Program>();
  created->name = fileName(name);
  created->source = source;
  for (int i = 0; i < headerCount; ++i) created->headers.emplace_back(includeNames[i], headers[i]);
  *program = Handles<Program>::get().add(created.release());
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcDestroyProgram(hiprtcProgram* program) {
  if (program == nullptr || !Handles<Program>::get().remove(*program))
    return HIPRTC_ERROR_INVALID_PROGRAM;
  delete *program;
  *program = nullptr;
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcAddNameExpression(hiprtcProgram program, const char* expression) {
  if (!live(program)) return HIPRTC_ERROR_INVALID_PROGRAM;
  if (expression == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  if (!program->code.empty()) return HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
  program->nameExpressions.emplace_back(expression);
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char* const* options) {
  if (!live(program)) return HIPRTC_ERROR_INVALID_PROGRAM;
  if (count < 0 || (count > 0 && options == nullptr)) return HIPRTC_ERROR_INVALID_INPUT;
  return rtc::compile(*program, {options, options + count});
}

hiprtcResult hiprtcGetLoweredName(hiprtcProgram program, const char* expression,
                                  const char** lowered) {
  if (!live(program)) return HIPRTC_ERROR_INVALID_PROGRAM;
  if (expression == nullptr || lowered == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  if (program->code.empty()) return HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
  const auto found = program->loweredNames.find(expression);
  if (found == program->loweredNames.end()) return HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
  *lowered = found->second.c_str();
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, size_t* size) {
  return giveSize(program, size, live(program) ? program->log.size() + 1 : 0);
}

hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char* log) {
  if (!live(program)) return HIPRTC_ERROR_INVALID_PROGRAM;
  return giveBytes(log, program->log.c_str(), program->log.size() + 1);
}

hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t* size) {
  if (live(program) && program->code.empty()) return HIPRTC_ERROR_INVALID_PROGRAM;
  return giveSize(program, size, live(program) ? program->code.size() : 0);
}

hiprtcResult hiprtcGetCode(hiprtcProgram program, char* code) {
  if (!live(program) || program->code.empty()) return HIPRTC_ERROR_INVALID_PROGRAM;
  return giveBytes(code, program->code.data(), program->code.size());
}

// The code is bound to this machine already; there is no portable form between.
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram program, size_t* size) {
  return impl::hiprtcGetCodeSize(program, size);
}

hiprtcResult hiprtcGetBitcode(hiprtcProgram program, char* bitcode) {
  return impl::hiprtcGetCode(program, bitcode);
}

hiprtcResult hiprtcLinkCreate(unsigned int, hiprtcJIT_option*, void**, hiprtcLinkState* state) {
  if (state == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  *state = Handles<LinkState>::get().add(new LinkState);
  return HIPRTC_SUCCESS;
}

// One image is passed through; to link several is not built.
hiprtcResult hiprtcLinkAddData(hiprtcLinkState state, hiprtcJITInputType, void* image,
                               size_t imageBytes, const char*, unsigned int, hiprtcJIT_option*,
                               void**) {
  if (state == nullptr || !Handles<LinkState>::get().contains(state) || image == nullptr ||
      imageBytes == 0)
    return HIPRTC_ERROR_INVALID_INPUT;
  if (!state->code.empty()) return HIPRTC_ERROR_LINKING;
  state->code.assign(static_cast<const char*>(image), imageBytes);
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcLinkAddFile(hiprtcLinkState, hiprtcJITInputType, const char*, unsigned int,
                               hiprtcJIT_option*, void**) {
  return HIPRTC_ERROR_LINKING;
}

hiprtcResult hiprtcLinkComplete(hiprtcLinkState state, void** image, size_t* imageBytes) {
  if (state == nullptr || !Handles<LinkState>::get().contains(state) || image == nullptr ||
      imageBytes == nullptr)
    return HIPRTC_ERROR_INVALID_INPUT;
  if (state->code.empty()) return HIPRTC_ERROR_LINKING;
  *image = state->code.data();
  *imageBytes = state->code.size();
  return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcLinkDestroy(hiprtcLinkState state) {
  if (state == nullptr || !Handles<LinkState>::get().remove(state))
    return HIPRTC_ERROR_INVALID_INPUT;
  delete state;
  return HIPRTC_SUCCESS;
}

}  // namespace hip::impl
