#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the table of CUDA names: columns, order, unique keys, known words, no invented names, a reason for each gap."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from embed_table import COLUMNS, FAMILY_COLUMNS, KINDS, MISSING, STATUSES, Families  # noqa: E402

FAMILIES = pathlib.Path(__file__).parent / "reasons" / "families.tsv"
VERSION = re.compile(r"^(\d+\.\d+(\.\d+)?)?$")


def problems(paths, families):
    owners = {}
    used = set()
    for path in sorted(paths):
        lines = path.read_text(encoding="utf-8").split("\n")
        if lines[0].split("\t") != COLUMNS:
            yield path, 1, "the header row does not name the columns of COLUMNS.md"
        if lines[-1] != "":
            yield path, len(lines), "the last line does not end with a newline"
        previous = ""
        for number, line in enumerate(lines[1:-1], start=2):
            cells = line.split("\t")
            if len(cells) != len(COLUMNS):
                yield path, number, f"the row has {len(cells)} columns instead of {len(COLUMNS)}"
                continue
            row = dict(zip(COLUMNS, cells))
            name = row["cuda_name"]
            if name.encode() <= previous.encode():
                yield path, number, f"the rows are not sorted and unique ({name} after {previous})"
            previous = name
            if row["kind"] not in KINDS:
                yield path, number, f"the kind is unknown ({row['kind']})"
            if row["status"] not in STATUSES:
                yield path, number, f"the status is unknown ({row['status']})"
            if row["status"] in ("unsupported", "roc_only") and row["hip_name"]:
                yield path, number, f"a name without a HIP counterpart has one ({row['hip_name']})"
            family = families.of(path.stem, row)
            if family is MISSING:
                yield path, number, f"nothing says what {name} lacks: neither a note nor a row of families.tsv"
            used.add(id(family))
            if row["status"] in ("supported", "hip_only") and not row["hip_name"] and \
                    row["kind"] != "header" and row["flags"] != "erased":
                yield path, number, f"a supported name has no HIP name ({name})"
            for column in COLUMNS:
                if (column.endswith(("_added", "_deprecated", "_removed")) and
                        not VERSION.match(row[column])):
                    yield path, number, f"{column} is not a version ({row[column]})"
            if row["kind"] not in ("header", "namespace"):
                if name in owners:
                    yield path, number, f"{name} stands in {owners[name]} too"
                owners[name] = path.name
    for number, family in enumerate(families.rows, start=2):
        if set(family) != {*FAMILY_COLUMNS, "regex"} or not family["note"]:
            yield FAMILIES, number, "the row has not the columns library, status, pattern and note"
        elif id(family) not in used:
            yield FAMILIES, number, f"the family stands for no name ({family['pattern']})"


def main():
    paths = list(pathlib.Path(__file__).parent.glob("*.tsv"))
    failed = False
    for path, line, message in problems(paths, Families(FAMILIES)):
        print(f"{path.name}:{line}: error: {message}")
        failed = True
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
