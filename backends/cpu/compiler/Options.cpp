// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/Options.h"

#include <llvm/ADT/SmallVector.h>
#include <llvm/ADT/StringRef.h>

#include <cstdlib>

namespace hipcpu {
namespace {

Options readEnvironment() {
  Options options;
  const char* debug = std::getenv("ISTHMUS_CPU_DEBUG");
  options.debug = debug && llvm::StringRef(debug) != "0";
  const char* text = std::getenv("HIP_CPU_COMPILER");
  llvm::SmallVector<llvm::StringRef, 4> names;
  llvm::StringRef(text ? text : "").split(names, ',', -1, false);
  for (llvm::StringRef name : names) {
    if (name == "masked") options.masked = true;
    if (name == "verify") options.verify = true;
    if (name == "nocuts") options.implicitCuts = false;
    if (name.consume_front("width=")) name.getAsInteger(10, options.chunkWidth);
  }
  return options;
}

}  // namespace

const Options& Options::get() {
  static const Options kOptions = readEnvironment();
  return kOptions;
}

llvm::raw_ostream& debugStream() { return Options::get().debug ? llvm::errs() : llvm::nulls(); }

}  // namespace hipcpu
