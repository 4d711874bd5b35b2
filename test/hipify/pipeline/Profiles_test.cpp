// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Profiles.h"

#include <catch2/catch.hpp>

#include "hipify/pipeline/Options.h"

using hipify::profileArguments;
using Words = std::vector<std::string>;

TEST_CASE("the names of the peer's scripts stand for arguments") {
  CHECK(profileArguments("hipexamine") == Words{"--examine", "--print-stats"});
  CHECK(profileArguments("/opt/bin/hipexamine-perl.sh") == Words{"--examine", "--print-stats"});
  CHECK(profileArguments("hipconvertinplace.sh") == Words{"--in-place"});
  CHECK(profileArguments("hipconvertinplace-perl.sh") == Words{"--in-place", "--print-stats"});
}

TEST_CASE("under the names of the peer's translators the layout of their output is the default") {
  for (const std::string name : {"hipify-clang", "hipify-perl"}) {
    std::vector<std::string> arguments = profileArguments(name);
    arguments.push_back("a.cu");
    const auto options = hipify::parseOptions(arguments);
    REQUIRE(options);
    CHECK((options->flatHeaders && options->translateStrings));
    CHECK(options->beside == (name == "hipify-clang"));
  }
}

TEST_CASE("hipify itself and unknown names stand for nothing") {
  CHECK(profileArguments("/usr/bin/hipify").empty());
  CHECK(profileArguments("hipexamine2").empty());
  CHECK(profileArguments("").empty());
}
