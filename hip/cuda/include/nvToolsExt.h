// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTOOLSEXT_H
#define HIP_CUDA_INCLUDE_NVTOOLSEXT_H

// NVTX marks ranges for a profiler. Where there is no profiler for them, as in NVTX itself, the calls do
// nothing: they return what NVTX returns then.

#include <stddef.h>
#include <stdint.h>

#define NVTX_VERSION 3
#define NVTX_NO_PUSH_POP_TRACKING (-2)
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxEventAttributes_t))

typedef uint64_t nvtxRangeId_t;
typedef struct nvtxDomainRegistration_st* nvtxDomainHandle_t;
typedef struct nvtxStringRegistration_st* nvtxStringHandle_t;

typedef enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 } nvtxColorType_t;

typedef enum nvtxMessageType_t {
  NVTX_MESSAGE_UNKNOWN = 0,
  NVTX_MESSAGE_TYPE_ASCII = 1,
  NVTX_MESSAGE_TYPE_UNICODE = 2,
  NVTX_MESSAGE_TYPE_REGISTERED = 3
} nvtxMessageType_t;

typedef enum nvtxPayloadType_t {
  NVTX_PAYLOAD_UNKNOWN = 0,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
  NVTX_PAYLOAD_TYPE_INT64 = 2,
  NVTX_PAYLOAD_TYPE_DOUBLE = 3,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
  NVTX_PAYLOAD_TYPE_INT32 = 5,
  NVTX_PAYLOAD_TYPE_FLOAT = 6
} nvtxPayloadType_t;

typedef union nvtxMessageValue_t {
  const char* ascii;
  const wchar_t* unicode;
  nvtxStringHandle_t registered;
} nvtxMessageValue_t;

typedef struct nvtxEventAttributes_v2 {
  uint16_t version;
  uint16_t size;
  uint32_t category;
  int32_t colorType;
  uint32_t color;
  int32_t payloadType;
  int32_t reserved0;
  union payload_t {
    uint64_t ullValue;
    int64_t llValue;
    double dValue;
    uint32_t uiValue;
    int32_t iValue;
    float fValue;
  } payload;
  int32_t messageType;
  nvtxMessageValue_t message;
} nvtxEventAttributes_v2;
typedef nvtxEventAttributes_v2 nvtxEventAttributes_t;

#define HIP_CUDA_NVTX(result, name, parameters, value) \
  static inline __attribute__((unused)) result name parameters { return value; }
#define HIP_CUDA_NVTX_VOID(name, parameters) \
  static inline __attribute__((unused)) void name parameters {}

// C++ leaves out the names of what is not used, C has to have them. The headers of NVTX for CUDA use these too.
#define HIP_CUDA_UNUSED(name) name __attribute__((unused))

HIP_CUDA_NVTX_VOID(nvtxInitialize, (const void* HIP_CUDA_UNUSED(reserved)))
HIP_CUDA_NVTX_VOID(nvtxMarkA, (const char* HIP_CUDA_UNUSED(message)))
HIP_CUDA_NVTX_VOID(nvtxMarkW, (const wchar_t* HIP_CUDA_UNUSED(message)))
HIP_CUDA_NVTX_VOID(nvtxMarkEx, (const nvtxEventAttributes_t* HIP_CUDA_UNUSED(attributes)))
HIP_CUDA_NVTX(int, nvtxRangePushA, (const char* HIP_CUDA_UNUSED(message)), NVTX_NO_PUSH_POP_TRACKING)
HIP_CUDA_NVTX(int, nvtxRangePushW, (const wchar_t* HIP_CUDA_UNUSED(message)), NVTX_NO_PUSH_POP_TRACKING)
HIP_CUDA_NVTX(int, nvtxRangePushEx, (const nvtxEventAttributes_t* HIP_CUDA_UNUSED(attributes)), NVTX_NO_PUSH_POP_TRACKING)
HIP_CUDA_NVTX(int, nvtxRangePop, (void), NVTX_NO_PUSH_POP_TRACKING)
HIP_CUDA_NVTX(nvtxRangeId_t, nvtxRangeStartA, (const char* HIP_CUDA_UNUSED(message)), 0)
HIP_CUDA_NVTX(nvtxRangeId_t, nvtxRangeStartW, (const wchar_t* HIP_CUDA_UNUSED(message)), 0)
HIP_CUDA_NVTX(nvtxRangeId_t, nvtxRangeStartEx, (const nvtxEventAttributes_t* HIP_CUDA_UNUSED(attributes)), 0)
HIP_CUDA_NVTX_VOID(nvtxRangeEnd, (nvtxRangeId_t HIP_CUDA_UNUSED(range)))
HIP_CUDA_NVTX(nvtxDomainHandle_t, nvtxDomainCreateA, (const char* HIP_CUDA_UNUSED(name)), NULL)
HIP_CUDA_NVTX_VOID(nvtxDomainDestroy, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain)))
HIP_CUDA_NVTX_VOID(nvtxDomainMarkEx, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain), const nvtxEventAttributes_t* HIP_CUDA_UNUSED(attributes)))
HIP_CUDA_NVTX(int, nvtxDomainRangePushEx, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain), const nvtxEventAttributes_t* HIP_CUDA_UNUSED(attributes)), NVTX_NO_PUSH_POP_TRACKING)
HIP_CUDA_NVTX(int, nvtxDomainRangePop, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain)), NVTX_NO_PUSH_POP_TRACKING)
HIP_CUDA_NVTX(nvtxRangeId_t, nvtxDomainRangeStartEx, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain), const nvtxEventAttributes_t* HIP_CUDA_UNUSED(attributes)), 0)
HIP_CUDA_NVTX_VOID(nvtxDomainRangeEnd, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain), nvtxRangeId_t HIP_CUDA_UNUSED(range)))
HIP_CUDA_NVTX(nvtxStringHandle_t, nvtxDomainRegisterStringA, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain), const char* HIP_CUDA_UNUSED(string)), NULL)
HIP_CUDA_NVTX_VOID(nvtxNameCategoryA, (uint32_t HIP_CUDA_UNUSED(category), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxDomainNameCategoryA, (nvtxDomainHandle_t HIP_CUDA_UNUSED(domain), uint32_t HIP_CUDA_UNUSED(category), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxNameOsThreadA, (uint32_t HIP_CUDA_UNUSED(thread), const char* HIP_CUDA_UNUSED(name)))

#define nvtxMark nvtxMarkA
#define nvtxRangePush nvtxRangePushA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxDomainCreate nvtxDomainCreateA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxDomainNameCategory nvtxDomainNameCategoryA
#define nvtxNameOsThread nvtxNameOsThreadA

#endif
