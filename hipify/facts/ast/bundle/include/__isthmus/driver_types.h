// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Structures of the driver API, with the fields that programs touch.
typedef void (*CUstreamCallback)(CUstream stream, CUresult status, void* userData);

struct CUipcMemHandle_st { char reserved[64]; };
typedef CUipcMemHandle_st CUipcMemHandle;
struct CUipcEventHandle_st { char reserved[64]; };
typedef CUipcEventHandle_st CUipcEventHandle;

struct CUDA_ARRAY_DESCRIPTOR_st {
  size_t Width, Height;
  CUarray_format Format;
  unsigned NumChannels;
};
typedef CUDA_ARRAY_DESCRIPTOR_st CUDA_ARRAY_DESCRIPTOR;
struct CUDA_ARRAY3D_DESCRIPTOR_st {
  size_t Width, Height, Depth;
  CUarray_format Format;
  unsigned NumChannels, Flags;
};
typedef CUDA_ARRAY3D_DESCRIPTOR_st CUDA_ARRAY3D_DESCRIPTOR;

struct CUDA_MEMCPY2D_st {
  size_t srcXInBytes, srcY;
  CUmemorytype srcMemoryType;
  const void* srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch, dstXInBytes, dstY;
  CUmemorytype dstMemoryType;
  void* dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch, WidthInBytes, Height;
};
typedef CUDA_MEMCPY2D_st CUDA_MEMCPY2D;
struct CUDA_MEMCPY3D_st {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void* srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void* dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
};
typedef CUDA_MEMCPY3D_st CUDA_MEMCPY3D;

struct CUmemLocation_st { CUmemLocationType type; int id; };
typedef CUmemLocation_st CUmemLocation;
struct CUmemAllocationProp_st {
  CUmemAllocationType type;
  CUmemAllocationHandleType requestedHandleTypes;
  CUmemLocation location;
  void* win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
  } allocFlags;
};
typedef CUmemAllocationProp_st CUmemAllocationProp;
struct CUmemAccessDesc_st { CUmemLocation location; CUmemAccess_flags flags; };
typedef CUmemAccessDesc_st CUmemAccessDesc;

struct CUDA_RESOURCE_DESC_st {
  CUresourcetype resType;
  union {
    struct { CUarray hArray; } array;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
  } res;
  unsigned flags;
};
typedef CUDA_RESOURCE_DESC_st CUDA_RESOURCE_DESC;
struct CUDA_TEXTURE_DESC_st {
  CUaddress_mode addressMode[3];
  CUfilter_mode filterMode;
  unsigned flags, maxAnisotropy;
  CUfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
};
typedef CUDA_TEXTURE_DESC_st CUDA_TEXTURE_DESC;
