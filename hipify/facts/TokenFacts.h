// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_TOKENFACTS_H
#define HIPIFY_FACTS_TOKENFACTS_H

#include "hipify/facts/Facts.h"

namespace hipify {

/// Everything that the tokens alone tell about `text`, which must outlive the facts.
Facts collectTokenFacts(std::string path, std::string_view text);

// The steps of collectTokenFacts, each filling the fields named; later ones read earlier ones.
namespace facts_detail {
bool isKeywordBeforeName(std::string_view word);  // a name behind it starts an expression or a declarator
void findRegions(Facts& facts);     // regions, regionOfDirective, regionAfterDirective
void pairBrackets(Facts& facts);    // partner
void findIncludes(Facts& facts);    // includes
void findNames(Facts& facts);       // apiUses, namespaceUses
void findCalls(Facts& facts);       // calls
void findLaunches(Facts& facts);    // launches
void findDeviceBodies(Facts& facts);  // deviceBodies
void findInlineAsm(Facts& facts);     // inlineAsm
void findKernelStrings(Facts& facts); // kernelStrings
void findLanes(Facts& facts);         // lanes
void markUserNames(Facts& facts);   // ApiUse::isUserName; drops namespaceUses that are the project's
}  // namespace facts_detail

}  // namespace hipify

#endif
