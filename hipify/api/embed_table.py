#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the TSV files of the CUDA name table into constant C++ data.

    runtime.tsv: cudaMalloc <tab> hipMalloc ...   ->   kText, kRows[], kSlots[]

Every text is stored once in kText. kSlots is an open-addressed hash table (FNV-1a, linear
probing) over the rows whose name is an identifier; header and namespace rows are found by
walking the few that exist. kShapes has a bit for each shape that such a name has, so that most
identifiers are never hashed. Hash and shape here and in ApiTable.cpp must be the same functions.

A row that has no counterpart, or a partial one, and no note gets that of its family: the first
row of reasons/families.tsv with its library and status whose pattern matches the whole name.
"""
import pathlib
import re
import sys

COLUMNS = ("cuda_name hip_name roc_name kind api section cuda_added cuda_deprecated cuda_removed "
           "hip_added hip_deprecated hip_removed status flags note").split()
KINDS = "function type enum_value macro device_function header namespace".split()
STATUSES = "supported hip_only roc_only unsupported".split()
MISSING = {"note": ""}
FAMILY_COLUMNS = "library status pattern note".split()
TEXTS = [c for c in COLUMNS if c not in ("kind", "status")] + ["library"]


class Families:
    """Why the names of a family have no counterpart, or what their counterpart lacks."""

    def __init__(self, path):
        lines = path.read_text(encoding="utf-8").splitlines()
        self.rows = [dict(zip(FAMILY_COLUMNS, line.split("\t"))) for line in lines[1:]]
        for row in self.rows:
            row["regex"] = re.compile(row["pattern"])

    def of(self, library, row):
        """The family that gives the row its note; None when the row has its own or needs none."""
        status = "partial" if "partial" in row["flags"].split(";") else row["status"]
        if row["note"] or status not in ("partial", "unsupported"):
            return None
        return next((family for family in self.rows if (family["library"], family["status"]) == (library, status) and
                     family["regex"].fullmatch(row["cuda_name"])), MISSING)


def read_rows(paths):
    paths = sorted(paths)
    families = Families(paths[0].parent / "reasons" / "families.tsv")
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        for line in lines[1:]:
            row = dict(zip(COLUMNS, line.split("\t")))
            row["library"] = path.stem
            row["note"] = (families.of(path.stem, row) or row)["note"]
            yield row


def fnv1a(text):
    value = 2166136261
    for byte in text.encode():
        value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
    return value


def shape(name):
    """What most identifiers can be told by: two letters and the length. As shapeOf() in ApiTable.cpp."""
    second = ord(name[1]) if len(name) > 1 else 0
    return (ord(name[0]) & 63) << 10 | (second & 63) << 4 | min(len(name), 15)


def main(output, *inputs):
    rows = list(read_rows(map(pathlib.Path, inputs)))
    offsets, pool = {"": 0}, [""]
    size = 1
    for row in rows:
        for column in TEXTS:
            text = row[column]
            if text not in offsets:
                offsets[text] = size
                pool.append(text)
                size += len(text.encode()) + 1
    slot_count = 1
    while slot_count < 2 * len(rows):
        slot_count *= 2
    slots = [0] * slot_count
    shapes = [0] * 1024
    for number, row in enumerate(rows, start=1):
        if row["kind"] in ("header", "namespace") or "plain_word" in row["flags"]:
            continue
        shapes[shape(row["cuda_name"]) // 64] |= 1 << shape(row["cuda_name"]) % 64
        slot = fnv1a(row["cuda_name"]) % slot_count
        while slots[slot]:
            slot = (slot + 1) % slot_count
        slots[slot] = number
    with open(output, "w", encoding="utf-8") as out:
        out.write("constexpr char kText[] =\n")
        for text in pool:
            escaped = text.replace("\\", "\\\\").replace('"', '\\"')
            out.write(f'"{escaped}\\0"\n')
        out.write(";\nconstexpr PackedRow kRows[] = {\n")
        for row in rows:
            texts = ",".join(str(offsets[row[c]]) for c in TEXTS)
            out.write(f"{{{{{texts}}},{KINDS.index(row['kind'])},{STATUSES.index(row['status'])}}},\n")
        out.write("};\nconstexpr std::uint16_t kSlots[] = {\n")
        for start in range(0, slot_count, 32):
            out.write(",".join(map(str, slots[start:start + 32])) + ",\n")
        out.write("};\nconstexpr std::uint64_t kShapes[] = {\n")
        for word in shapes:
            out.write(f"{word:#x},\n")
        out.write("};\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
