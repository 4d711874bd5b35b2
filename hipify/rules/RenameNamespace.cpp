// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cub:: -> hipcub::, using namespace cub -> using namespace hipcub, thrust::cuda -> thrust::hip.

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

void applyRenameNamespace(RuleContext& context) {
  for (const NamespaceUse& use : context.facts.namespaceUses) {
    const ApiRow row = ApiTable::row(use.row);
    if (row.supported()) {
      context.edits.replace(use.range, std::string(row.hipName), "RenameNamespace");
    }
  }
}

}  // namespace hipify::rules
