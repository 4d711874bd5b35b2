// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSwitch.h>

namespace hipcpu {
namespace {

constexpr llvm::StringLiteral kBlockAttribute = "hipcpu-block";

llvm::StringRef layoutName(ThreadLayout layout) {
  constexpr llvm::StringLiteral kNames[] = {"rows", "linear", "whole-warps", "tiles"};
  return kNames[static_cast<unsigned>(layout)];
}

}  // namespace

bool isKernel(const llvm::Function& function) {
  return function.hasFnAttribute(kKernelAttribute) && !function.hasFnAttribute(kBlockAttribute);
}

std::uint64_t numberAttribute(const llvm::Function& function, llvm::StringRef name) {
  std::uint64_t number = 0;
  function.getFnAttribute(name).getValueAsString().getAsInteger(10, number);
  return number;
}

unsigned warpSizeOf(const llvm::Function& kernel) {
  return static_cast<unsigned>(numberAttribute(kernel, kKernelAttribute));
}

std::optional<BlockFunction> BlockFunction::of(llvm::Function& function) {
  if (!function.hasFnAttribute(kBlockAttribute) || function.isDeclaration()) return std::nullopt;
  auto [layoutText, rest] = function.getFnAttribute(kBlockAttribute).getValueAsString().split(',');
  auto [widthText, name] = rest.split(',');
  unsigned width = 0;
  widthText.getAsInteger(10, width);
  auto [layoutName, rowsText] = layoutText.split('/');
  unsigned rows = 1;
  rowsText.getAsInteger(10, rows);
  auto layout = llvm::StringSwitch<ThreadLayout>(layoutName)
                    .Case("linear", ThreadLayout::Linear)
                    .Case("whole-warps", ThreadLayout::WholeWarps)
                    .Case("tiles", ThreadLayout::Tiles)
                    .Default(ThreadLayout::Rows);
  return BlockFunction(function, layout, width, rows, name);
}

BlockFunction BlockFunction::mark(llvm::Function& function, ThreadLayout layout, unsigned width,
                                  llvm::StringRef kernelName, unsigned rows) {
  const std::string rowsText = rows > 1 ? "/" + std::to_string(rows) : "";
  std::string text =
      (layoutName(layout) + rowsText + "," + llvm::Twine(width) + "," + kernelName).str();
  function.addFnAttr(kBlockAttribute, text);
  return *of(function);
}

std::string KernelArguments::toString() const {
  std::string text;
  for (std::uint64_t size : sizes) text += llvm::utostr(size) + ",";
  text += ";";
  for (const Piece& piece : pieces)
    text += llvm::utostr(piece.argument) + ":" +
            (piece.byReference ? "&" : llvm::utostr(piece.offset)) + ",";
  return text;
}

KernelArguments KernelArguments::parse(llvm::StringRef text) {
  KernelArguments arguments;
  auto [sizes, pieces] = text.split(';');
  llvm::SmallVector<llvm::StringRef, 8> parts;
  sizes.split(parts, ',', -1, false);
  for (llvm::StringRef part : parts) {
    std::uint64_t size = 0;
    part.getAsInteger(10, size);
    arguments.sizes.push_back(size);
  }
  parts.clear();
  pieces.split(parts, ',', -1, false);
  for (llvm::StringRef part : parts) {
    Piece piece{};
    auto [index, offset] = part.split(':');
    index.getAsInteger(10, piece.argument);
    piece.byReference = offset == "&";
    if (!piece.byReference) offset.getAsInteger(10, piece.offset);
    arguments.pieces.push_back(piece);
  }
  return arguments;
}

}  // namespace hipcpu
