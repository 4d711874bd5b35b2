// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/LaunchBounds.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>

#include <limits>

namespace hipcpu {

void LaunchBounds::add(const LaunchBound& bound) {
  if (!llvm::is_contained(bounds_, bound)) bounds_.push_back(bound);
}

std::string LaunchBounds::toString() const {
  std::string text;
  for (const LaunchBound& bound : bounds_)
    text += llvm::utostr(bound.gridAxis) + ":" + llvm::utostr(bound.dimAxis) + ":" +
            llvm::utostr(bound.threadAxis) + ":" + llvm::utostr(bound.factor) + ",";
  return text;
}

LaunchBounds LaunchBounds::parse(llvm::StringRef text) {
  LaunchBounds bounds;
  llvm::SmallVector<llvm::StringRef, 4> parts;
  text.split(parts, ',', -1, false);
  for (llvm::StringRef part : parts) {
    llvm::SmallVector<llvm::StringRef, 4> numbers;
    part.split(numbers, ':');
    if (numbers.size() != 4) continue;
    LaunchBound bound;
    numbers[0].getAsInteger(10, bound.gridAxis);
    numbers[1].getAsInteger(10, bound.dimAxis);
    numbers[2].getAsInteger(10, bound.threadAxis);
    numbers[3].getAsInteger(10, bound.factor);
    bounds.add(bound);
  }
  return bounds;
}

llvm::Value* LaunchBounds::emitCheck(llvm::IRBuilder<>& builder,
                                     llvm::ArrayRef<llvm::Value*> geometry) const {
  auto wide = [&](llvm::Value* value) { return builder.CreateZExt(value, builder.getInt64Ty()); };
  llvm::Value* fits = builder.getTrue();
  for (const LaunchBound& bound : bounds_) {
    llvm::Value* blocks = builder.CreateMul(wide(geometry[bound.gridAxis]), builder.getInt64(bound.factor));
    if (bound.dimAxis != LaunchBound::kNoAxis)
      blocks = builder.CreateMul(blocks, wide(geometry[3 + bound.dimAxis]));
    llvm::Value* last = builder.CreateAdd(blocks, wide(geometry[3 + bound.threadAxis]));
    fits = builder.CreateAnd(
        fits, builder.CreateICmpULE(last, builder.getInt64(std::numeric_limits<std::int32_t>::max())));
  }
  return fits;
}

}  // namespace hipcpu
