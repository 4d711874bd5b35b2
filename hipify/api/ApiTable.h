// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_API_APITABLE_H
#define HIPIFY_API_APITABLE_H

// The table of CUDA names (hipify/api/*.tsv, columns in COLUMNS.md), compiled into the program.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hipify {

enum class ApiKind : std::uint8_t { Function, Type, EnumValue, Macro, DeviceFunction, Header, Namespace };
enum class ApiStatus : std::uint8_t { Supported, HipOnly, RocOnly, Unsupported };

/// One row. All texts live as long as the program; an absent value is an empty text.
struct ApiRow {
  std::string_view cudaName, hipName, rocName, api, section;
  std::string_view cudaAdded, cudaDeprecated, cudaRemoved;
  std::string_view hipAdded, hipDeprecated, hipRemoved;
  std::string_view flags, note, library;
  ApiKind kind = ApiKind::Function;
  ApiStatus status = ApiStatus::Unsupported;

  bool supported() const { return status == ApiStatus::Supported || status == ApiStatus::HipOnly; }
  bool hasFlag(std::string_view flag) const;
};

/// A cheap handle to a row; what the rules ask most often needs no unpacking of the others.
class ApiTable {
 public:
  static constexpr std::uint32_t kNone = 0;

  /// The number of the row of an identifier, kNone when CUDA has no such name. Constant time.
  static std::uint32_t find(std::string_view identifier);
  static ApiRow row(std::uint32_t number);
  static std::uint32_t rowCount();

  /// The row of a toolkit header as an include line spells it. A row `cub/*` stands for every
  /// header below that folder. Sets `target` to what replaces it (empty: the line goes away).
  static std::uint32_t findHeader(std::string_view spelling, std::string& target);

  /// The rows of kind namespace: cub, thrust::cuda, nvcuda...
  static const std::vector<std::uint32_t>& namespaces();

  /// Names like `identifier`, best first, for a person who mistyped one.
  static std::vector<std::string_view> suggestions(std::string_view identifier, std::size_t limit);
};

std::string_view kindName(ApiKind kind);
std::string_view statusName(ApiStatus status);

}  // namespace hipify

#endif
