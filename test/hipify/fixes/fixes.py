#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program that takes 32 lanes for granted prints the same at every warp size once it is fixed.

usage: fixes.py BIN PROGRAM.cu EXPECTED
"""
import pathlib
import subprocess
import sys
import tempfile


def output(*command):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True, timeout=300, check=True)
    return done.stdout.strip()


def main(bin_folder, program, expected):
    tools = pathlib.Path(bin_folder)
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        fixed = pathlib.Path(folder, "fixed.hip")
        output(tools / "hipify", "--fix=all", program, "-o", fixed)
        again = output(tools / "hipify", "--fix=all", fixed)
        if again != fixed.read_text().strip():
            problems.append("the fixed program is changed once more")
        for width in (32, 64):
            binary = pathlib.Path(folder, "fixed")
            output(tools / "hipcc", "--platform=cpu", f"--warp-size={width}", fixed, "-o", binary)
            got = output(binary)
            if got != expected:
                problems.append(f"warp size {width}: {got}, expected {expected}")
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
