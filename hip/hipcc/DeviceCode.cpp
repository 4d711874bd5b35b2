// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/DeviceCode.h"

#include <elf.h>

#include <charconv>
#include <cstring>
#include <fstream>
#include <set>

#include "hip/hipcc/Run.h"
#include "hip/hipcc/System.h"

namespace hipcc {

namespace {

constexpr std::string_view kArchiveMagic = "!<arch>\n";

/// The structure at an offset, unless the file is too short for it.
template <typename T>
bool readAt(std::string_view file, std::uint64_t offset, T& value) {
  if (offset > file.size() || file.size() - offset < sizeof(T)) return false;
  std::memcpy(&value, file.data() + offset, sizeof(T));
  return true;
}

std::string_view contentOf(std::string_view file, const Elf64_Shdr& section) {
  if (section.sh_offset > file.size() || file.size() - section.sh_offset < section.sh_size)
    return {};
  return file.substr(section.sh_offset, section.sh_size);
}

void addFromObject(std::string_view file, std::vector<std::string_view>& found) {
  Elf64_Ehdr header;
  Elf64_Shdr names;
  if (!file.starts_with(ELFMAG) || !readAt(file, 0, header) ||
      header.e_ident[EI_CLASS] != ELFCLASS64 ||
      !readAt(file, header.e_shoff + std::uint64_t(header.e_shstrndx) * sizeof names, names))
    return;
  std::string_view nameTable = contentOf(file, names);
  for (unsigned i = 0; i < header.e_shnum; ++i) {
    Elf64_Shdr section;
    if (!readAt(file, header.e_shoff + std::uint64_t(i) * sizeof section, section)) return;
    if (section.sh_name >= nameTable.size()) continue;
    std::string_view name = nameTable.substr(section.sh_name);
    if (name.substr(0, name.find('\0')) == kDeviceCodeSection)
      found.push_back(contentOf(file, section));
  }
}

// An archive member is a 60-byte header with its size in decimal at offset 48, and the content,
// padded to an even size.
void addFromArchive(std::string_view file, std::vector<std::string_view>& found) {
  constexpr size_t kHeaderSize = 60;
  for (size_t at = kArchiveMagic.size(); file.size() >= at + kHeaderSize;) {
    std::string_view digits = file.substr(at + 48, 10);
    size_t size = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), size);
    at += kHeaderSize;
    addFromObject(file.substr(at, size), found);
    at += size + size % 2;
  }
}

}  // namespace

std::vector<std::string_view> deviceCodeSections(std::string_view file) {
  std::vector<std::string_view> found;
  if (file.starts_with(kArchiveMagic))
    addFromArchive(file, found);
  else
    addFromObject(file, found);
  return found;
}

Expected<int> collectDeviceCode(const Arguments& arguments) {
  const std::string& output = arguments[1];
  Arguments link{arguments[0], "-o", output};
  RealSystem system;
  std::set<std::string> seen;
  for (size_t i = 2; i < arguments.size(); ++i) {
    // An archive may be on a link line twice.
    if (!seen.insert(arguments[i]).second) continue;
    std::optional<std::string> file = system.read(arguments[i]);
    if (!file) return Error{"the object cannot be read (" + arguments[i] + ")"};
    for (std::string_view code : deviceCodeSections(*file)) {
      std::string name = output + "." + std::to_string(link.size()) + ".bc";
      if (!(std::ofstream(name, std::ios::binary) << code).flush())
        return Error{"the device code cannot be written (" + name + ")"};
      link.push_back(name);
    }
  }
  // No device code at all is an empty module.
  if (link.size() == 3) {
    std::string empty = output + ".empty.ll";
    if (!std::ofstream(empty).flush()) return Error{"the file cannot be written (" + empty + ")"};
    link.push_back(empty);
  }
  return runCommand(link);
}

}  // namespace hipcc
