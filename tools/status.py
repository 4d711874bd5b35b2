#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What works on which backend, counted from the tables, as the table between the status marks of README.md.

usage: status.py BUILD            writes the table into README.md
       status.py BUILD --check    exit status 1 when README.md says something else

BUILD is a build tree: the functions that the nvidia backend forwards are counted in its generated header.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "hipify/api"))
import embed_support

MARKS = ("<!-- status: written by tools/status.py -->\n", "<!-- end of status -->\n")


def on_nvidia(build):
    forwarded = set()
    for header in [*(build / "include/hip/nvidia").rglob("*.h")]:
        for line in header.read_text(errors="replace").splitlines():
            found = re.match(r"HIP_FORWARD\s+[\w*:<> ]+?[\s*](hip\w+)\(", line)
            if found and "return hipErrorNotSupported" not in line:
                forwarded.add(found[1])
    return forwarded


def table(build):
    functions = {name for name in embed_support.host_functions(ROOT) if name.startswith("hip")}
    samples = len([*(ROOT / "samples").glob("*/expected.txt")])
    cpu, nvidia = len(functions & embed_support.defined_functions(ROOT)), len(functions & on_nvidia(build))
    rows = [
        ("", "cpu", "nvidia", "amd"),
        ("---", "---", "---", "---"),
        ("host functions of HIP", f"{cpu} of {len(functions)}", f"{nvidia} of {len(functions)}", "those of the installed ROCm"),
        ("lanes of a warp", "32 or 64", "32", "64 (32 on RDNA)"),
        ("samples that `./check` compiles", f"{samples} of {samples}", f"{samples} of {samples}, sm_90, where nvcc is",
         f"{samples} of {samples}, gfx90a"),
        ("samples that `./check` runs", f"{samples} of {samples}, at 32 and 64 lanes", "needs a GPU", "needs a GPU"),
        ("the same, untranslated", f"{samples} of {samples}", "nvcc's work", "needs a GPU"),
    ]
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def main(build, mode="--write"):
    readme = ROOT / "README.md"
    text = readme.read_text()
    start, end = text.index(MARKS[0]) + len(MARKS[0]), text.index(MARKS[1])
    fresh = table(pathlib.Path(build))
    if mode == "--check":
        print(fresh if text[start:end] == fresh else f"README.md does not say what the tables say:\n{fresh}")
        return 0 if text[start:end] == fresh else 1
    readme.write_text(text[:start] + fresh + text[end:])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
