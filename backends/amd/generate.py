#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes declarations that name what the installed ROCm is too old for.

    signatures.tsv:  hipLibraryUnload   since 7.2
    unavailable.h:   #if HIP_VERSION < 70200000 ... hipError_t hipLibraryUnload(...)
                     __attribute__((unavailable("hipLibraryUnload comes with ROCm 7.2, ...")));

A name that a polyfill declares is left out. The declarations take any arguments, so ROCm's own
declaration wins where a ROCm has the function earlier than the table says.
"""
import argparse
import csv
import pathlib
import re

OLDEST = (5, 2)
HEAD = """// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by backends/amd/generate.py from the table of signatures; do not edit.
#ifndef HIP_AMD_GENERATED_UNAVAILABLE_H
#define HIP_AMD_GENERATED_UNAVAILABLE_H
"""


def release(text):
    """(7, 2) of "7.2", "7.2.1" and ">7.2"; none of an empty cell."""
    match = re.match(r">?(\d+)\.(\d+)", text)
    return (int(match.group(1)), int(match.group(2)) + text.startswith(">")) if match else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--signatures", required=True)
    parser.add_argument("--hand", required=True, help="folder of the hand-written headers")
    parser.add_argument("--out", required=True, help="the header to write")
    options = parser.parse_args()

    polyfilled = set()
    for path in pathlib.Path(options.hand).rglob("*.h"):
        polyfilled.update(re.findall(r"\b(hip\w+)\(", path.read_text(encoding="utf-8")))

    byRelease = {}
    with open(options.signatures, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            since = release(row["since"])
            if since and since > OLDEST and row["name"] not in polyfilled and row["return_type"] == "hipError_t":
                byRelease.setdefault(since, []).append(row["name"])

    lines = []
    for (major, minor), names in sorted(byRelease.items()):
        lines.append(f"\n#if HIP_VERSION < {major * 10000000 + minor * 100000}")
        for name in sorted(names):
            lines.append(f'hipError_t {name}(...)\n    __attribute__((unavailable("{name} comes with ROCm {major}.{minor}, '
                         f'the installed one is older")));')
        lines.append("#endif")
    out = pathlib.Path(options.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(HEAD + "\n".join(lines) + "\n\n#endif // HIP_AMD_GENERATED_UNAVAILABLE_H\n", encoding="utf-8")


if __name__ == "__main__":
    main()
