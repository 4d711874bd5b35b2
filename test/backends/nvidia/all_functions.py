#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a program that takes the address of every host function of HIP with its exact signature.

usage: all_functions.py signatures.tsv

It compiles only if the headers declare each function so, and links only if CUDA's libraries
have what the forwarders call.
"""
import csv
import re
import sys

LEFT_OUT = {
    "Compiler ABI": "nvcc's own runtime registers kernels",
    "hipRTC": "needs the library of NVRTC",
    "OpenGL": "needs OpenGL's headers",
}


def group(row):
    return "OpenGL" if re.match("hipGL|hipGraphicsGL", row["name"]) else row["group"]


def parameterTypes(text):
    return ", ".join(re.sub(r"\s*\w+$", "", part.partition("=")[0].strip()) for part in text.split(",")) if text else ""


def main(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                if group(row) not in LEFT_OUT]
    print("#include <hip/nvidia/hip_runtime.h>\n\nstatic volatile bool never = false;\n"
          "template <class F> void take(F* f) { if (never) static F* volatile kept = f; }\n\nint main() {")
    for row in rows:
        print(f"  take(static_cast<{row['return_type']} (*)({parameterTypes(row['parameters'])})>(&{row['name']}));")
    print(f"  return 0; // {len(rows)} functions\n}}")


if __name__ == "__main__":
    main(sys.argv[1])
