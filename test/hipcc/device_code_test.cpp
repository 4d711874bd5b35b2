// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/DeviceCode.h"

#include <catch2/catch.hpp>

#include <elf.h>

#include <cstring>
#include <string>

using namespace hipcc;

namespace {

template <typename T>
void put(std::string& file, size_t at, const T& value) {
  file.resize(std::max(file.size(), at + sizeof value));
  std::memcpy(file.data() + at, &value, sizeof value);
}

/// An ELF object with a section of names and one section with `content`.
std::string objectWith(const std::string& sectionName, const std::string& content) {
  std::string names = std::string(1, '\0') + sectionName + std::string(1, '\0');
  Elf64_Ehdr header{};
  std::memcpy(header.e_ident, ELFMAG, SELFMAG);
  header.e_ident[EI_CLASS] = ELFCLASS64;
  header.e_shoff = 256;
  header.e_shnum = 2;
  std::string file;
  put(file, 0, header);
  Elf64_Shdr section{};
  section.sh_offset = 512;
  section.sh_size = names.size();
  put(file, 256, section);
  section.sh_name = 1;
  section.sh_offset = 512 + names.size();
  section.sh_size = content.size();
  put(file, 256 + sizeof section, section);
  file.resize(512);
  return file + names + content;
}

std::string archiveOf(std::initializer_list<std::string> members) {
  std::string file = "!<arch>\n";
  for (const std::string& member : members) {
    std::string header(60, ' ');
    std::string size = std::to_string(member.size());
    header.replace(48, size.size(), size);
    file += header + member + std::string(member.size() % 2, '\n');
  }
  return file;
}

using Sections = std::vector<std::string_view>;

}  // namespace

TEST_CASE("device code is found in objects and in the members of archives") {
  std::string object = objectWith(".hip.cpu.bitcode", "code");
  CHECK(deviceCodeSections(object) == Sections{"code"});
  CHECK(deviceCodeSections(objectWith(".text", "code")).empty());
  std::string archive =
      archiveOf({"text", object, objectWith(".hip.cpu.bitcode", "odd"), objectWith(".data", "x")});
  CHECK(deviceCodeSections(archive) == Sections{"code", "odd"});
}

TEST_CASE("a damaged object has no device code, and nothing behind its end is read") {
  std::string object = objectWith(".hip.cpu.bitcode", "code");
  for (size_t size = 0; size < object.size(); ++size) {
    Sections sections = deviceCodeSections(std::string_view(object).substr(0, size));
    CHECK((sections.empty() || sections == Sections{""}));
  }
}
