#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds what each backend has of the HIP names that the table translates to, and writes it as constant C++ data.

    cudaMalloc -> hipMalloc:  a row of hip/api/functions.def, a forwarder to CUDA   ->   there, there, there
    cublasSgemm -> hipblasSgemm:  in no header of the cpu backend                   ->   none, separate, there

One line of kSupport[] per row of the table, in its order: cpu, nvidia, amd. Nothing is listed by hand but what
libraries AMD offers for CUDA (LIBRARIES): host functions count where they are defined or forwarded, every other
name where a header spells it (of the cpu backend also after preprocessing, as its macros glue many names). A name that
CUDA has as well is there on nvidia, and what the table says HIP has is there on amd.

usage: embed_support.py OUTPUT ROOT INCLUDE FORWARDERS CLANG TABLE...
INCLUDE is the include directory of the build tree, FORWARDERS the generated headers of the nvidia backend.
"""
import csv
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import embed_table

NONE, SEPARATE, THERE = range(3)

# Libraries of HIP that are also built over CUDA's, from their own repositories.
LIBRARIES = {"blas": "hipblas", "fft": "hipfft", "rand": "hiprand", "sparse": "hipsparse", "solver": "hipsolver",
             "cub": "hipcub"}


WORD = re.compile(r"[A-Za-z_]\w*")


def spelled(paths):
    """Every identifier outside comments."""
    found = set()
    for path in paths:
        text = path.read_text(encoding="utf-8", errors="replace")
        found |= set(WORD.findall(re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.S)))
    return found


def preprocessed(clang, include, headers):
    """Every identifier that is declared or defined after the headers are included for the cpu backend."""
    source = "".join(f"#include <{header}>\n" for header in headers)
    command = [clang, "-x", "hip", "--offload-host-only", "-nogpulib", "-nogpuinc", "-D__HIP_PLATFORM_CPU__=1",
               "-D__HIP_PLATFORM_AMD__=1", "-I", include, "-include", "hip/cpu/prelude.h", "-std=c++17", "-E", "-dD", "-"]
    text = subprocess.run(command, input=source, stdout=subprocess.PIPE, check=True, text=True, errors="replace").stdout
    return set(WORD.findall(text))


def host_functions(root):
    with open(root / "hip/api/signatures.tsv", encoding="utf-8") as file:
        return {row["name"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def defined_functions(root):
    text = (root / "hip/api/functions.def").read_text(encoding="utf-8")
    return set(re.findall(r"^HIP_API\(\s*\w+,\s*(\w+)", text, re.M)) | set(
        re.findall(r"^HIP_API_RESULT\(\s*\w+,\s*[^,]+,\s*(\w+)", text, re.M))


def inline_functions(headers):
    """Functions that a header defines on the line that names them; what only returns hipErrorNotSupported does not count."""
    found = set()
    for header in headers:
        for line in header.read_text(encoding="utf-8", errors="replace").splitlines():
            match = re.match(r"(?:static )?(?:inline|HIP_FORWARD)\s+[\w*:<> ]+?[\s*](\w+)\(", line)
            if match and "return hipErrorNotSupported" not in line:
                found.add(match[1])
    return found


class Support:
    def __init__(self, root, include, forwarders, clang, rows):
        folder = root / "hip/include"
        common = sorted(folder.rglob("*.h"))
        nvidia = [*(root / "backends/nvidia/include").rglob("*.h"), *forwarders.rglob("*.h")]
        self.headers = {path.relative_to(folder).as_posix() for path in common}
        self.host = host_functions(root)
        self.defined = defined_functions(root) | inline_functions(common)
        self.forwarded = inline_functions(nvidia)
        self.cpu = spelled(common + [*(root / "backends/cpu/include").rglob("*.*")]) | preprocessed(
            clang, include, [path.relative_to(folder).as_posix() for path in common if path.parent == folder / "hip"])
        self.nvidia = spelled(common + nvidia) | {row["cuda_name"] for row in rows}

    def header(self, row):
        target = row["hip_name"]
        if not target or target in self.headers:
            return THERE, THERE, THERE
        cuda_has_it = target == row["cuda_name"]
        return NONE, SEPARATE if self.library(row) else THERE if cuda_has_it else NONE, THERE

    def library(self, row):
        return LIBRARIES.get(row["api"] if row["kind"] in ("header", "namespace") else row["library"])

    def of(self, row):
        name = row["hip_name"]
        if row["status"] in ("unsupported", "roc_only"):
            return NONE, NONE, THERE if row["status"] == "roc_only" else NONE
        if row["kind"] == "header":
            return self.header(row)
        if "erased" in row["flags"]:
            return THERE, THERE, THERE
        if not name:  # only AMD's own library has it: the table marks it hip_only or roc
            return NONE, NONE, THERE
        if name in self.host:
            return (THERE if name in self.defined else NONE, THERE if name in self.forwarded else NONE, THERE)
        if name.startswith("GL") and name == row["cuda_name"]:
            return THERE, THERE, THERE  # GLuint: OpenGL's own, whose header the program includes
        word = name.rpartition("::")[2]
        if not WORD.fullmatch(word):
            return THERE, THERE, THERE  # void* and other spellings of the language
        nvidia = THERE if word in self.nvidia else SEPARATE if self.library(row) else NONE
        return THERE if word in self.cpu else NONE, nvidia, THERE


def main(output, root, include, forwarders, clang, *tables):
    rows = [*embed_table.read_rows(map(pathlib.Path, tables))]
    support = Support(pathlib.Path(root), include, pathlib.Path(forwarders), clang, rows)
    with open(output, "w", encoding="utf-8") as out:
        out.write("constexpr std::uint8_t kSupport[][3] = {\n")
        for row in rows:
            out.write("{%d,%d,%d},\n" % support.of(row))
        out.write("};\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
