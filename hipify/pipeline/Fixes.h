// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_FIXES_H
#define HIPIFY_PIPELINE_FIXES_H

#include <bitset>
#include <string>
#include <vector>

#include "hipify/edits/EditSet.h"
#include "hipify/report/Diagnostic.h"
#include "hipify/support/Expected.h"

namespace hipify {

using FixSet = std::bitset<kDiagnosticCount>;  // by DiagnosticId

/// Reads the values of --fix: comma-separated categories, or `all`. Fails with the list of
/// categories when one is unknown.
Expected<FixSet> parseFixes(const std::vector<std::string>& values);

/// Adds the fix-its of the chosen categories to `edits` and removes their diagnostics, of which
/// it returns the number. A fix-it that would touch what a rule replaces is not made and its
/// diagnostic stays.
unsigned applyFixes(const FixSet& chosen, EditSet& edits, std::vector<Diagnostic>& diagnostics);

}  // namespace hipify

#endif
