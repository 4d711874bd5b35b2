#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a use of every name that HIP's headers of one library have on nvidia.

    library_names.py --names hipify/api --hipcc build/bin/hipcc blas

Exits with 77, skipped, where CUDA's library is not installed.
"""
import argparse
import importlib
import pathlib
import subprocess
import sys

SKIPPED = 77
ROOT = pathlib.Path(__file__).resolve().parents[3]
# A using-declaration names an overloaded function too.
USES = {
    "function": "using ::{};",
    "type": "using Type = {};",
    "enum_value": "static_cast<void>({});",
}


def version(text):
    major, _, minor = text.partition(".")
    return int(major) * 1000 + int(minor or 0) * 10


def guarded(row, line):
    """The line, for the CUDA versions that have the name. cuDNN's versions are its own: as of the newest."""
    terms = []
    if row["library"] != "dnn" and row["cuda_added"]:
        terms.append(f"CUDART_VERSION >= {version(row['cuda_added'])}")
    if row["cuda_removed"]:
        terms.append(f"CUDART_VERSION < {version(row['cuda_removed'])}" if row["library"] != "dnn" else "0")
    return f"#if {' && '.join(terms)}\n{line}\n#endif" if terms else line


def program(headers, names, table):
    rows = {row["cuda_name"]: row for row in table}
    lines = [f"#include <{header}>" for header in headers] + ["void all() {"]
    count = 0
    for hip, cuda in sorted(names.items()):
        shape = USES.get(rows[cuda]["kind"])
        if shape:
            lines.append(guarded(rows[cuda], "  { " + shape.format(hip) + " }"))
            count += 1
    return "\n".join(lines) + f"\n}}  // {count} names\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--names", type=pathlib.Path, required=True)
    parser.add_argument("--hipcc", required=True)
    parser.add_argument("library")
    options = parser.parse_args()
    sys.path[:0] = [str(options.names), str(ROOT / "backends/nvidia")]
    generator = importlib.import_module("generate_libraries")
    table = [row for row in importlib.import_module("embed_table").read_rows(options.names.glob("*.tsv"))
             if row["library"] == options.library]
    headers, names = [], {}
    for header, (_, api, prefix) in generator.LIBRARIES.items():
        if api == options.library:
            headers.append(header)
            names |= generator.renames(table, prefix)
    text = program(headers, names, table)
    done = subprocess.run([options.hipcc, "--platform=nvidia", "-arch=sm_90", "-x", "hip", "-", "-c", "-o", "/dev/null"],
                          input=text, capture_output=True, text=True)
    if "is not installed" in done.stderr:
        print(f"skipped: {done.stderr}")
        return SKIPPED
    print(text.rsplit("//", 1)[1], done.stderr[:4000], sep="\n")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
