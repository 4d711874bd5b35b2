#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes HIP's library headers over CUDA's libraries, from the table of names that hipify uses.

    generate_libraries.py --names hipify/api --out build/include/hip/nvidia/libraries

    hipblas/hipblas.h:   #include <cublas_v2.h>
                         #define hipblasSgemm cublasSgemm

Names are macros, as they stand for functions, types and constants alike, in C and C++. The handles
are CUDA's own, and nothing lies between a program and the library.
"""
import argparse
import collections
import difflib
import importlib
import pathlib
import re
import sys

# HIP's header: what it includes of CUDA, whose names it has, and how they begin (a regular expression).
LIBRARIES = {
    "hipblas/hipblas.h": (["cublas_v2.h"], "blas", "hipblas(?!lt)"),
    "hipblaslt/hipblaslt.h": (["cublas_v2.h", "cublasLt.h"], "blas", "hipblas"),
    "hipfft/hipfft.h": (["cufft.h"], "fft", "hipfft"),
    "hipfft/hipfftXt.h": (["cufftXt.h"], "fft", "hipfft"),
    "hipfft/hipfftw.h": (["cufftw.h"], "fft", "hipfft"),
    "hiprand/hiprand.h": (["curand.h"], "rand", "hiprand"),
    "hiprand/hiprand_kernel.h": (["curand.h", "curand_kernel.h"], "rand", "hiprand"),
    "hiprand/hiprand_mtgp32_host.h": (["curand_mtgp32_host.h"], "rand", "hiprand"),
    "hipsparse/hipsparse.h": (["cusparse.h"], "sparse", "hipsparse"),
    "hipsolver/hipsolver.h": (["cusolverDn.h", "cusolverSp.h", "cusolverRf.h"], "solver", "hipsolver"),
    "hipDNN.h": (["cudnn.h"], "dnn", "hipdnn"),
    "rccl/rccl.h": (["nccl.h"], "nccl", "rccl"),
    "hipcub/hipcub.hpp": (["cub/cub.cuh"], "cub", ""),
}

# What HIP has besides the names that stand for one of CUDA.
MORE = {
    "hipblas/hipblas.h": """
#define hipblasComplex cuComplex
#define hipblasDoubleComplex cuDoubleComplex
#define hipblasHalf __half
#define hipblasBfloat16 __nv_bfloat16
""",
    "hipsolver/hipsolver.h": """
#define hipsolverDnHandle_t cusolverDnHandle_t
""",
    "hipcub/hipcub.hpp": """
namespace hipcub {
using namespace ::cub;
}
""",
}

HEADER = """// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef {guard}
#define {guard}
// Made by backends/nvidia/generate_libraries.py from the table of names; do not edit.

#include <hip/hip_runtime.h>

#if !__has_include(<{first}>)
#error "<{name}> needs CUDA's library, whose <{first}> is not installed"
#endif
{includes}
{body}
#endif
"""


def isSupported(row):
    return row["status"] in ("supported", "hip_only")


def closest(hip, candidates):
    """Of several CUDA names for one of HIP the one that is spelled most alike."""
    def likeness(cuda):
        return difflib.SequenceMatcher(None, hip.lower(), cuda.lower()).ratio()
    return max(sorted(candidates), key=likeness)


def renames(table, prefix):
    """HIP name -> CUDA name."""
    candidates = collections.defaultdict(list)
    for row in table:
        hip = row["hip_name"]
        if row["kind"] in ("header", "namespace") or not isSupported(row) or hip == row["cuda_name"]:
            continue
        if re.match(prefix, hip, re.IGNORECASE):
            candidates[hip].append(row["cuda_name"])
    names = {hip: closest(hip, cuda) for hip, cuda in candidates.items()}
    # hipBLAS 2 has the complex functions on HIP's complex types as name_v2, hipBLAS 3 as name.
    for hip in list(names):
        names.setdefault(re.sub(r"_v2(?=_64$|$)", "", hip), names[hip])
    return names


def header(name, tables):
    includes, api, prefix = LIBRARIES[name]
    lines = [f"#define {hip} {cuda}" for hip, cuda in sorted(renames(tables[api], prefix).items())]
    return HEADER.format(
        guard="HIP_NVIDIA_" + re.sub(r"\W", "_", name).upper(), name=name, first=includes[0],
        includes="\n".join(f"#include <{path}>" for path in includes),
        body=MORE.get(name, "") + "\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--names", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    options = parser.parse_args()
    sys.path.insert(0, str(options.names))
    tables = collections.defaultdict(list)
    for row in importlib.import_module("embed_table").read_rows(options.names.glob("*.tsv")):
        tables[row["library"]].append(row)
    for name in LIBRARIES:
        path = options.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(header(name, tables), encoding="utf-8")


if __name__ == "__main__":
    main()
