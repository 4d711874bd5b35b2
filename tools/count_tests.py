#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds up ctest's JUnit files: names what failed and what was skipped, then prints one closing line.

usage: count_tests.py FILE.xml...     exit status 0 when nothing failed and something passed
"""
import sys
import xml.etree.ElementTree as ET


def outcome(case):
    status = case.get("status", "")
    if case.find("skipped") is not None or status in ("notrun", "disabled"):
        return "skipped"
    return "failed" if case.find("failure") is not None or status == "fail" else "passed"


def main(files):
    names = {"passed": [], "failed": [], "skipped": []}
    for file in files:
        suite = ET.parse(file).getroot()
        for case in suite.iter("testcase"):
            names[outcome(case)].append(f"{case.get('name')}")
    for kind in ("skipped", "failed"):
        for name in names[kind]:
            print(f"{kind}: {name}")
    closing = f"{len(names['passed'])} passed, {len(names['failed'])} failed"
    if names["skipped"]:
        closing += f", {len(names['skipped'])} skipped"
    print(closing)
    return 0 if names["passed"] and not names["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
