// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// The tools extension: names only.
#include <__isthmus/core.h>
struct nvtxEventAttributes_t {
  unsigned short version, size;
  unsigned category;
  int colorType;
  unsigned color;
  int payloadType, messageType;
  union { const char* ascii; const wchar_t* unicode; } message;
};
#define NVTX_VERSION 3
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE sizeof(nvtxEventAttributes_t)
enum { NVTX_COLOR_UNKNOWN, NVTX_COLOR_ARGB };
enum { NVTX_MESSAGE_UNKNOWN, NVTX_MESSAGE_TYPE_ASCII, NVTX_MESSAGE_TYPE_UNICODE };
typedef unsigned long long nvtxRangeId_t;
typedef struct nvtxDomainRegistration_st* nvtxDomainHandle_t;
typedef struct nvtxStringRegistration_st* nvtxStringHandle_t;
extern "C" {
int nvtxRangePushA(const char*);
int nvtxRangePushW(const wchar_t*);
int nvtxRangePushEx(const nvtxEventAttributes_t*);
int nvtxRangePop();
void nvtxMarkA(const char*);
void nvtxMarkEx(const nvtxEventAttributes_t*);
nvtxRangeId_t nvtxRangeStartA(const char*);
nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t*);
void nvtxRangeEnd(nvtxRangeId_t);
void nvtxNameOsThreadA(unsigned, const char*);
void nvtxNameCudaStreamA(cudaStream_t, const char*);
nvtxDomainHandle_t nvtxDomainCreateA(const char*);
}
#define nvtxRangePush nvtxRangePushA
#define nvtxMark nvtxMarkA
#define nvtxRangeStart nvtxRangeStartA
