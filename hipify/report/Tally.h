// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_TALLY_H
#define HIPIFY_REPORT_TALLY_H

#include <cstdint>
#include <vector>

#include "hipify/edits/EditSet.h"
#include "hipify/facts/Facts.h"
#include "hipify/report/Diagnostic.h"

namespace hipify {

/// How often one file uses a name of the table.
struct NameUses {
  std::uint32_t row = 0;
  unsigned converted = 0;  // translated, or the same in HIP
  unsigned left = 0;       // each has a diagnostic
};

/// What a translation did to one file, in numbers.
struct Tally {
  std::vector<NameUses> names;  // functions, types, headers, namespaces..., in the order of the table
  unsigned replacedBytes = 0, totalBytes = 0;
  unsigned changedLines = 0, totalLines = 0;

  unsigned converted() const;
  unsigned left() const;
};

/// A use of an unsupported name counts as left where a diagnostic says so and as converted where
/// an edit covers it; in text that no rule looks at (#if 0, a name the project defines) it is not counted.
Tally tally(const Facts& facts, const EditSet& edits, const std::vector<Diagnostic>& diagnostics);

}  // namespace hipify

#endif
