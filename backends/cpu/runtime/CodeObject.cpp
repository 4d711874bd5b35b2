// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/CodeObject.h"

#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

namespace hip::cpu {
namespace {

std::atomic<int> warpSizeOfProcess{0};

// The size of a shared library in memory: nothing lies behind its section headers and segments.
std::size_t elfBytes(const unsigned char* image) {
  Elf64_Ehdr header;
  std::memcpy(&header, image, sizeof header);
  std::size_t end = header.e_shoff + std::size_t{header.e_shnum} * header.e_shentsize;
  for (int i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    std::memcpy(&segment, image + header.e_phoff + std::size_t(i) * header.e_phentsize,
                sizeof segment);
    end = std::max<std::size_t>(end, segment.p_offset + segment.p_filesz);
  }
  return end;
}

bool writeAll(int file, const unsigned char* data, std::size_t bytes) {
  while (bytes > 0) {
    const ssize_t written = ::write(file, data, bytes);
    if (written <= 0) return false;
    data += written;
    bytes -= static_cast<std::size_t>(written);
  }
  return true;
}

}  // namespace

int CodeObject::processWarpSize() {
  const int size = warpSizeOfProcess.load();
  return size != 0 ? size : 32;
}

hipError_t CodeObject::load(const void* image, std::unique_ptr<CodeObject>& result) {
  std::unique_ptr<CodeObject> object(new CodeObject);
  std::uint32_t magic = 0;
  std::memcpy(&magic, image, sizeof magic);
  if (magic == kModuleMagic) {
    object->table_ = static_cast<const ModuleTable*>(image);
  } else if (std::memcmp(image, ELFMAG, SELFMAG) == 0) {
    if (const hipError_t status = object->open(image); status != hipSuccess) return status;
  } else {
    return hipErrorInvalidImage;
  }
  if (const hipError_t status = object->index(); status != hipSuccess) return status;
  result = std::move(object);
  return hipSuccess;
}

hipError_t CodeObject::open(const void* image) {
  const auto* bytes = static_cast<const unsigned char*>(image);
  if (bytes[EI_CLASS] != ELFCLASS64) return hipErrorInvalidImage;
  // The file stays open while the library is loaded: its number is part of the library's name.
  file_ = memfd_create("hip_module", MFD_CLOEXEC);
  if (file_ < 0 || !writeAll(file_, bytes, elfBytes(bytes))) return hipErrorOperatingSystem;
  const std::string path = "/proc/self/fd/" + std::to_string(file_);
  library_ = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library_ == nullptr) {
    std::fprintf(stderr, "hip: the module does not load (%s)\n", dlerror());
    return hipErrorInvalidImage;
  }
  table_ = static_cast<const ModuleTable*>(dlsym(library_, "__hip_module_table"));
  return table_ != nullptr ? hipSuccess : hipErrorNoBinaryForGpu;
}

hipError_t CodeObject::index() {
  if (table_->magic != kModuleMagic) return hipErrorInvalidImage;
  if (table_->abiVersion != kAbiVersion) {
    std::fprintf(stderr,
                 "hip: the module is built for another version of the runtime (%u, not %u)\n",
                 table_->abiVersion, kAbiVersion);
    return hipErrorNoBinaryForGpu;
  }
  for (std::uint64_t i = 0; i < table_->kernelCount; ++i) {
    LoadedKernel& kernel = kernels_.emplace_back();
    kernel.entry = &table_->kernels[i];
    kernelsByName_.emplace(kernel.entry->name, &kernel);
    int none = 0;
    warpSizeOfProcess.compare_exchange_strong(none, static_cast<int>(kernel.entry->warpSize));
  }
  return hipSuccess;
}

CodeObject::~CodeObject() {
  if (library_ != nullptr) dlclose(library_);
  if (file_ >= 0) close(file_);
}

LoadedKernel* CodeObject::kernel(std::string_view name) {
  const auto found = kernelsByName_.find(name);
  return found == kernelsByName_.end() ? nullptr : found->second;
}

const VariableEntry* CodeObject::variable(std::string_view name) const {
  for (std::uint64_t i = 0; i < table_->variableCount; ++i)
    if (table_->variables[i].name == name) return &table_->variables[i];
  return nullptr;
}

}  // namespace hip::cpu
