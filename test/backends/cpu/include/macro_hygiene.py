#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The public headers define no macro that is not HIP's or the language's.

usage: macro_hygiene.py COMPILER FLAG...   (the flags of one pass)
"""
import re
import subprocess
import sys

HEADERS = ["bf16", "complex", "cooperative_groups", "ext", "fp16", "fp8", "math_constants", "profile", "runtime"]
# The C and C++ headers that ours include, which define macros of their own.
LIBRARY = ["assert.h", "cmath", "cstdio", "cstdlib", "cstring", "limits", "limits.h", "math.h", "new", "stddef.h", "stdint.h", "stdio.h",
           "stdlib.h", "string.h", "time.h", "type_traits", "initializer_list"]
# __CLANG_: the wrapper of <new> that the compiler brings.
OURS = re.compile(r"(_*HIP|_*hip|ISTHMUS_|BACKENDS_CPU_|__CLANG_)")
LANGUAGE = {"__host__", "__device__", "__global__", "__shared__", "__constant__", "__managed__", "__forceinline__",
            "__align__", "__launch_bounds__", "__grid_constant__", "__cluster_dims__"}


def macros(command, includes):
    source = "".join(f"#include <{name}>\n" for name in includes)
    out = subprocess.run([*command, "-E", "-dM", "-"], input=source, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^#define (\w+)", out, re.M))


def main(*command):
    without = [flag for flag in command if flag not in ("-include", "hip/cpu/prelude.h", "-fsyntax-only")]
    library = macros(without, LIBRARY)
    defined = macros([flag for flag in command if flag != "-fsyntax-only"],
                     [f"hip/hip_{name}.h" for name in HEADERS])
    foreign = sorted(name for name in defined - library if not OURS.match(name) and name not in LANGUAGE)
    print("\n".join(f"not ours to define: {name}" for name in foreign) or f"{len(defined - library)} macros, all ours")
    return 1 if foreign else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
