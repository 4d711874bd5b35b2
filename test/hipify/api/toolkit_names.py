#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that every public name of an installed CUDA toolkit has a row in the table of names.

    typedef enum { CUFFT_C2C = 0x29 } cufftType;   ->   enum_value CUFFT_C2C, type cufftType
    cufftResult cufftDestroy(cufftHandle plan);    ->   function cufftDestroy

Each covered header is preprocessed (not parsed) and what the toolkit's own files declare at file
scope is read from the tokens: the headers are plain C, so a declaration's name is the identifier
before its first parenthesis, or the last one before `;`.

usage: toolkit_names.py TABLES [CUDA]   exit status 77 when there is no toolkit
       toolkit_names.py --list CUDA     prints kind, name and header, one a line
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# Read as C, and as C++ what declares more there. A header that a toolkit lacks is not checked.
C_HEADERS = """cuda_runtime_api.h cuda_profiler_api.h cuda_egl_interop.h cuda_vdpau_interop.h cuda.h cudaProfiler.h cudaGL.h
    cudaEGL.h cudaVDPAU.h cudaTypedefs.h nvrtc.h nvJitLink.h cublas_v2.h cublas.h cublasLt.h cublasXt.h cufft.h cufftXt.h
    cudalibxt.h curand.h cusparse.h cusolverDn.h cusolverMg.h cusolverRf.h cusolverSp.h cudnn.h nccl.h""".split()
CXX_HEADERS = "cuda_runtime.h cublas_v2.h cuda_gl_interop.h".split()
# Headers of others that these include; what they declare does not matter here.
FOREIGN = "GL/gl.h EGL/egl.h EGL/eglext.h vdpau/vdpau.h".split()
# What the headers need and do not publish: compiler plumbing, the layouts behind handles.
PRIVATE = re.compile(r"_+(?!half|nv_)|.*_(H|HEADER|INCLUDED|MSVC)_*$|CUD\w*API$|CU\w+API$|CUDNN_DEPRECATED|CUDA_CB$|"
                     r"EXCLUDE_FROM_RTC$|CU_UUID_HAS_BEEN_DEFINED$")
PUBLIC_FILE = re.compile(r"/(cuda|cu[A-Z]|cublas|cufft|curand|cusparse|cusolver|cudnn|nccl|nvrtc|nvJitLink|driver_types|"
                         r"library_types|surface_types|texture_types|vector_types|channel_descriptor)[^/]*\.h$")
PRIVATE_FILE = re.compile(r"/crt/|/cudart_platform\.h$|/cuda_(fp|bf)\d+\.h$")  # the last: device code, in device.tsv
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\w+|[{}()\[\];,=<>:*&#~]|\S')
NOT_A_NAME = set("const volatile struct enum union unsigned signed int long short char void float double static inline "
                 "extern typedef bool class public template typename constexpr noexcept".split())


def preprocess(header, language, include, foreign):
    compiler = next((c for c in ("clang++-19", "clang++", "g++") if shutil.which(c)), None)
    if compiler is None:
        return None
    run = subprocess.run([compiler, "-x", language, "-E", "-dD", "-I", str(include), "-I", foreign, "-include", "stddef.h", "-include",
                          "stdint.h", "-D__CUDA_DEPRECATED=", "-D__GNUC__=13", str(include / header)],
                         capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else None


def public_text(text, include):
    """Yields (file, line) for the lines that come from the toolkit's public headers."""
    file = ""
    for line in text.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            file = marker[1]
        elif file.startswith(str(include)) and PUBLIC_FILE.search(file) and not PRIVATE_FILE.search(file):
            yield pathlib.Path(file).name, line


def enumerators(tokens):
    """Names in the braces of an enumeration."""
    depth, expect = 0, False
    for token in tokens:
        if token in "{(":
            depth += 1
            expect = token == "{"
        elif token in "})":
            depth -= 1
        elif token == "," and depth == 1:
            expect = True
        elif expect:
            expect = False
            yield token


def declaration(tokens):
    """Yields (kind, name) of one declaration at file scope, given without its `;`."""
    while tokens and tokens[0] == "template":
        depth = 0
        for end, token in enumerate(tokens):
            depth += (token == "<") - (token == ">")
            if end > 0 and depth == 0 and token == ">":
                break
        tokens = tokens[end + 1:]
    body, flat, depth, open_at = [], [], 0, None
    for index, token in enumerate(tokens):
        if token == "{":
            depth += 1
            if depth == 1:
                open_at = index
        if depth == 0:
            flat.append(token)
        if token == "}":
            depth -= 1
            if depth == 0:
                body = tokens[open_at:index + 1]
    flat = drop_attributes(flat)
    for index, token in enumerate(flat[:-1]):
        if token in ("struct", "enum", "union") and re.match(r"[A-Za-z_]", flat[index + 1]) and (body or "(" not in flat):
            if "typedef" in flat or body or len(flat) == 2:
                yield "type", flat[index + 1]
    if "enum" in flat:
        yield from (("enum_value", name) for name in enumerators(body) if re.match(r"[A-Za-z_]", name))
    if flat[:1] == ["typedef"]:
        pointer = next((i for i in range(len(flat) - 2) if flat[i] == "(" and "*" in flat[i + 1:i + 3]), None)
        if pointer is not None:
            yield "type", next(t for t in flat[pointer + 1:] if re.match(r"[A-Za-z_]\w*$", t) and not t.endswith("API"))
        else:
            words = [t for t in flat[:flat.index("[")] if re.match(r"[A-Za-z_]", t)] if "[" in flat else \
                [t for t in flat if re.match(r"[A-Za-z_]", t)]
            yield "type", words[-1]
    elif "(" in flat and "=" not in flat[:flat.index("(")]:
        name = flat[flat.index("(") - 1]
        if re.match(r"[A-Za-z_]", name) and name not in NOT_A_NAME:
            yield "function", name


def drop_attributes(tokens):
    result, index = [], 0
    while index < len(tokens):
        if tokens[index] in ("__attribute__", "__declspec", "__asm__", "alignas"):
            index += 1
            depth = 0
            while index < len(tokens):
                depth += (tokens[index] == "(") - (tokens[index] == ")")
                index += 1
                if depth == 0:
                    break
        else:
            result.append(tokens[index])
            index += 1
    return result


def declarations(lines):
    """Yields (kind, name, file) for everything at file scope, macros included."""
    pending, depth, file = [], 0, ""
    for file, line in lines:
        if line.startswith("#"):
            macro = re.match(r"#define (\w+)", line)
            if macro:
                yield "macro", macro[1], file
            continue
        for token in TOKEN.findall(line):
            if depth == 0 and pending[:1] == ["extern"] and len(pending) == 2 and pending[1].startswith('"') and token == "{":
                pending = []
                continue
            if depth == 0 and token == "}":
                pending = []
                continue
            depth += (token == "{") - (token == "}")
            pending.append(token)
            ends_body = token == "}" and depth == 0 and ")" in pending and "typedef" not in pending and \
                pending[pending.index("{") - 1] == ")"
            if depth == 0 and (token == ";" or ends_body):
                yield from ((kind, name, file) for kind, name in declaration(pending[:-1] if token == ";" else pending))
                pending = []


def toolkit(root):
    include = pathlib.Path(root) / "include"
    if not (include / "cuda.h").is_file():
        return None
    include = include.resolve()
    names = {}
    foreign = tempfile.TemporaryDirectory()
    for header in FOREIGN:
        path = pathlib.Path(foreign.name) / header
        path.parent.mkdir(exist_ok=True)
        path.touch()
    for header, language in [*((h, "c") for h in C_HEADERS), *((h, "c++") for h in CXX_HEADERS)]:
        if not (include / header).is_file():
            continue
        text = preprocess(header, language, include, foreign.name)
        if text is None:
            raise SystemExit(f"{header}: error: the header cannot be preprocessed")
        for kind, name, file in declarations(public_text(text, include)):
            if not PRIVATE.match(name):
                names.setdefault(name, (kind, file))
    return names


def main(*arguments):
    if arguments and arguments[0] == "--list":
        for name, (kind, file) in sorted(toolkit(arguments[1]).items()):
            print(kind, name, file, sep="\t")
        return 0
    tables, root = arguments[0], arguments[1] if len(arguments) > 1 else os.environ.get("CUDA_PATH", "/usr/local/cuda")
    names = toolkit(root)
    if names is None:
        print(f"skipped: no CUDA toolkit ({root})")
        return 77
    rows = set()
    for path in pathlib.Path(tables).glob("*.tsv"):
        rows.update(line.split("\t", 1)[0] for line in path.read_text(encoding="utf-8").splitlines()[1:])
    missing = [(kind, name, file) for name, (kind, file) in sorted(names.items()) if name not in rows]
    for kind, name, file in missing:
        print(f"{file}: error: {kind} {name} has no row")
    print(f"{len(names)} names, {len(missing)} without a row")
    return 1 if missing or len(names) < 5000 else 0  # fewer: the headers were not read


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
