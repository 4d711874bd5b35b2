#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every internal header compiles alone.

usage: headers_alone.py COMPILER ROOT BUILD LLVM_INCLUDE

What a header was compiled from is noted in BUILD/headers_alone: it is compiled again when any of it is newer.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

# Public and device headers have tests of their own: they need a platform and two passes.
ROOMS = ["support", "hipify", "hip/runtime", "hip/rtc", "hip/hipcc", "backends/cpu/runtime", "backends/cpu/compiler"]
# Headers that are input of the translator's parse, not C++ of this program.
NOT_OURS = "bundle"


def is_fresh(note):
    try:
        files = re.sub(r"\\\n", " ", note.read_text()).split(":", 1)[1].split()
        passed = note.stat().st_mtime
        return all(os.stat(file).st_mtime < passed for file in files)
    except (OSError, IndexError):
        return False


def compile_alone(arguments):
    compiler, root, build, llvm, header = arguments
    note = pathlib.Path(build, "headers_alone", str(header.relative_to(root)).replace("/", ".") + ".d")
    if is_fresh(note):
        return None
    note.parent.mkdir(exist_ok=True)
    draft = note.with_suffix(".new")
    command = [compiler, "-std=c++20", "-fsyntax-only", "-x", "c++", "-Wall", "-Wextra", "-Werror",
               "-Wno-pragma-once-outside-header", "-D__HIP_PLATFORM_CPU__=1", "-D__HIP_PLATFORM_AMD__=1",
               "-I", root, "-I", build, "-isystem", f"{build}/include", "-isystem", llvm, "-MD", "-MF", str(draft), str(header)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        return f"{header} does not compile alone:\n{result.stderr}"
    draft.rename(note)
    return None


def main(compiler, root, build, llvm):
    headers = [path for room in ROOMS for path in sorted(pathlib.Path(root, room).rglob("*.h"))
               if NOT_OURS not in path.parts]
    jobs = [(compiler, root, build, llvm, header) for header in headers]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        problems = [problem for problem in pool.map(compile_alone, jobs) if problem]
    print("\n".join(problems) if problems else f"{len(headers)} headers compile alone")
    return 1 if problems or not headers else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
