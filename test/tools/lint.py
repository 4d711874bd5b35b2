#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the conventions that a program can check.

usage: lint.py CHECK ROOT     CHECK is one of the functions named check_* below

Each check prints `file:line: what is wrong` and exits 1 when it found something.
"""
import pathlib
import re
import subprocess
import sys

CODE = {".cpp", ".h", ".hip", ".cu", ".cuh", ".py", ".sh", ".cmake", ".inc", ".def"}
CPP = {".cpp", ".h"}
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 60
# A file or function above its budget says why in a comment that has this word.
REASON = "length-reason:"


def tracked(root):
    out = subprocess.run(["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard"],
                         capture_output=True, text=True, check=True).stdout
    return [pathlib.Path(root, line) for line in out.splitlines() if pathlib.Path(root, line).is_file()]


def lines_of(path):
    return path.read_text(encoding="utf-8", errors="replace").splitlines()


def check_licence_head(root):
    """Every source file begins with the two SPDX lines (a #! line may precede them)."""
    for path in tracked(root):
        if path.suffix in CODE or path.name == "CMakeLists.txt":
            head = "\n".join(lines_of(path)[:4])
            if "SPDX-FileCopyrightText" not in head or "Apache-2.0 WITH LLVM-exception" not in head:
                yield f"{path}:1: the SPDX head is missing"


def check_include_guards(root):
    """A header's guard is its path; a public one's begins after hip/include with ISTHMUS_, because
    ROCm's headers of the same names have the guards that start with HIP_INCLUDE_. The headers of
    hipify's bundle are input of its parse: the generator handles all of them alike."""
    for path in tracked(root):
        if path.suffix != ".h" or {"samples", "bundle"} & set(path.parts):
            continue
        relative = path.relative_to(root).as_posix()
        relative = re.sub(r"^hip/include/", "ISTHMUS/", relative)
        guard = re.sub(r"[^A-Za-z0-9]", "_", relative).upper()
        if not re.search(rf"^#ifndef {guard}$", path.read_text(errors="replace"), re.M):
            yield f"{path}:1: the include guard is not {guard}"


def check_sizes(root):
    """Files and functions stay small, or say why not."""
    for path in tracked(root):
        if path.suffix not in CPP | {".py"} or "samples" in path.parts:
            continue
        lines = lines_of(path)
        if len(lines) > MAX_FILE_LINES and not any(REASON in line for line in lines):
            yield f"{path}:1: {len(lines)} lines, the budget is {MAX_FILE_LINES}"
        if path.suffix in CPP:
            yield from long_functions(path, lines)


def long_functions(path, lines):
    start = None
    for number, line in enumerate(lines, 1):
        if start is None and re.match(r"^[A-Za-z~].*\{$", line) and not re.match(
                r"^(namespace|struct|class|enum|union|extern|typedef|constexpr|const|static const|inline const)\b", line):
            start = number
        elif start is not None and line.startswith("}"):
            body = lines[start - 1:number]
            if len(body) > MAX_FUNCTION_LINES and not any(REASON in text for text in body):
                yield f"{path}:{start}: a function of {len(body)} lines, the budget is {MAX_FUNCTION_LINES}"
            start = None


def check_machine_paths(root):
    """No path of somebody's machine."""
    pattern = re.compile(r"/(work|farm|home|root|Users)/[A-Za-z]")
    for path in tracked(root):
        if path.suffix in {".tsv", ".png"} or path.name == "lint.py":
            continue
        for number, line in enumerate(lines_of(path), 1):
            if pattern.search(line):
                yield f"{path}:{number}: a path of one machine: {line.strip()[:80]}"


def main(check, root):
    problems = list(globals()[f"check_{check}"](pathlib.Path(root)))
    print("\n".join(problems) if problems else f"{check}: clean")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
