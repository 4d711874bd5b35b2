#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the bundled CUDA declarations and embeds them in one C++ file.

  generate.py API_DIRECTORY BUNDLE_DIRECTORY OUTPUT.cpp

What is written by hand in include/ comes first; every other name of the API tables gets a
declaration that makes uses of it parse:

  cudaEventElapsedTime  cudaError_t  float*, ...  ->  the signature, from signatures.tsv
  cudaGraphAddNode      (no signature known)      ->  cudaError_t cudaGraphAddNode(...);
  CUBLAS_OP_N                                     ->  enum cublasOperation_t { CUBLAS_OP_N = 1, ... };
  cusparseSpMatDescr_t  (no structure known)      ->  a type that converts to and from anything
"""

import collections
import csv
import hashlib
import pathlib
import re
import sys

# Library (a table and a stand-in of that name): the type that its functions return.
LIBRARIES = {
    "runtime": "cudaError_t",
    "driver": "CUresult",
    "blas": "cublasStatus_t",
    "fft": "cufftResult",
    "rand": "curandStatus_t",
    "sparse": "cusparseStatus_t",
    "solver": "cusolverStatus_t",
    "rtc": "nvrtcResult",
    "dnn": "cudnnStatus_t",
    "nccl": "ncclResult_t",
    "jitlink": "nvJitLinkResult",
    "device": "",
}
# Names of the tables that are not CUDA's, or that the C library declares.
NOT_OURS = set("""GLuint GLenum cl_event_flags cl_context_flags cl_event_flags_enum type
    cl_context_flags_enum memoryBarrier VdpDevice VdpGetProcAddress EGLImageKHR EGLStreamKHR
    EGLSyncKHR EGLint __finite __finitef __isinf __isinff __isnan __isnanf __signbit __signbitd
    __signbitf __signbitl __isinfl __isnanl __finitel __assert_fail __assertfail""".split())
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
HEAD = "#pragma once\n#pragma GCC system_header\n"


def read_table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def pasted_names(text):
    """Names that macros of the hand-written headers put together: for the macro
    `#define __isthmus_vector(name, T) struct name##4 ...`, the use (float, float) gives float4."""
    names = set()
    for macro in re.finditer(r"#define (\w+)\(([^()]*)\)((?:.*\\\n)*.*)", text):
        parameters = [word.strip() for word in macro[2].split(",")]
        pasted = set(re.findall(r"\w*(?:##\w+)+", macro[3]))
        for use in re.finditer(r"\b%s\(([^()]*)\)" % macro[1], text) if pasted else ():
            values = dict(zip(parameters, (word.strip() for word in use[1].split(","))))
            names |= {"".join(values.get(part, part) for part in word.split("##"))
                      for word in pasted}
    return names


class Names:
    """Every name of one library, by kind, in the order of the tables."""

    def __init__(self, api, library):
        self.by_kind = collections.defaultdict(dict)
        for row in read_table(api / (library + ".tsv")):
            if row["cuda_name"] not in NOT_OURS and row["flags"] != "plain_word":
                self.by_kind[row["kind"]].setdefault(row["cuda_name"])
        if library == "runtime":  # library_types.h; the tables have these with cuBLAS
            for row in read_table(api / "blas.tsv"):
                if row["cuda_name"].startswith(("CUDA_R_", "CUDA_C_")):
                    self.by_kind["enum_value"].setdefault(row["cuda_name"])


class Generator:
    def __init__(self, api, bundle):
        self.include = bundle / "include"
        self.names = {library: Names(api, library) for library in LIBRARIES}
        self.signatures = {row["name"]: row for row in read_table(bundle / "signatures.tsv")}
        self.headers = read_table(bundle / "headers.tsv")
        self.enum_types = {}   # name -> aliases
        self.prefixes = {}     # prefix of enumerators -> type
        for row in read_table(bundle / "enums.tsv"):
            self.enum_types[row["type"]] = row["aliases"].split()
            for prefix in row["prefixes"].split():
                self.prefixes[prefix] = row["type"]
        self.longest_first = sorted(self.prefixes, key=len, reverse=True)
        self.files = {}
        for path in sorted(self.include.rglob("*.h")):
            text = path.read_text(encoding="utf-8")
            self.files[str(path.relative_to(self.include))] = re.sub(r"(?m)^ *//.*\n", "", text)
        written = "\n".join(self.files.values())
        pasted = pasted_names(written)
        self.mentioned = set(IDENTIFIER.findall(written)) | pasted
        self.macros = set(re.findall(r"#define (\w+)", written))
        self.typedefs = set(re.findall(r"typedef[^;{}]*?\b(\w+)(?:\[\w+\])?;", written))
        self.typedefs |= set(re.findall(r"(?:struct|union) (?:__align__\(\d+\) )?(\w+)", written))
        self.typedefs |= pasted
        self.done = set()      # names that were given a declaration here

    def new(self, name):
        if name in self.done:
            return False
        self.done.add(name)
        return True

    def enum_of(self, enumerator):
        return next((self.prefixes[p] for p in self.longest_first if enumerator.startswith(p)), "")

    def enums(self, library):
        """Each enumerator in a type of its own family: programs overload on these types."""
        families = collections.OrderedDict()
        for name in list(self.names[library].by_kind["enum_value"]):
            if name not in self.macros | self.typedefs and self.new(name):
                families.setdefault(self.enum_of(name), []).append(name)
        lines = []
        for family, members in families.items():
            values = ", ".join(
                "%s = %d" % (name, 0 if re.search(r"success$", name, re.I) else index + 1)
                for index, name in enumerate(members))
            named = family if family and self.new(family) else ""
            lines.append("enum %s { %s };" % (named, values))
            if named:
                lines += ["typedef enum %s %s;" % (named, alias)
                          for alias in self.enum_types[named] if self.new(alias)]
        for index, name in enumerate(self.names[library].by_kind["macro"]):
            if name not in self.macros and name not in self.typedefs and self.new(name):
                lines.append("#define %s %s" % (name, self.macro_value(name, index)))
        return lines

    @staticmethod
    def macro_value(name, index):
        if name.startswith("CUDART_"):
            return "1.0f" if name.endswith("_F") else "1.0"
        return "12060" if "VER" in name else str(index)

    def types(self, library):
        """X, X_st, X_v1, X_t, X_enum are one type, unless they are written by hand."""
        lines = []
        groups = collections.OrderedDict()
        for name in self.names[library].by_kind["type"]:
            if name.startswith("PFN_"):  # pointers to driver functions
                name not in self.mentioned and lines.append("typedef __isthmus_any %s;" % name)
                continue
            base = re.sub(r"(_st|_enum|_union|_t|_v\d+(_st)?)+$", "", name)
            groups.setdefault(base, []).append(name)
        for members in groups.values():
            enums = [name for name in members if name in self.done]
            known = [name for name in members if name in self.typedefs] or enums
            rest = [name for name in members if name not in known and
                    not (name in self.mentioned and name not in self.enum_types) and
                    self.new(name)]
            if not rest:
                continue
            if not known:
                known = [rest.pop(0)]
                if known[0] in self.enum_types or self.looks_like_enum(known[0]):
                    lines.append("enum %s : int {};" % known[0])
                else:
                    lines.append("__isthmus_type(%s)" % known[0])
            lines += ["typedef %s %s;" % (known[0], name) for name in rest]
        return lines

    @staticmethod
    def looks_like_enum(name):
        return re.search(r"(Mode|Type|Alg|Algo|[Ff]lags|Op|Kind|[Aa]ttribute|Attributes|Policy|"
                         r"Format|Base|Order|Range|Norm|[Oo]ption|Property|Action|_mode|_format|"
                         r"_type|Scope|Status|Indices|Tag)(_t|_enum)?$", name)

    def functions(self, library):
        status = LIBRARIES[library]
        lines = []
        for name in self.names[library].by_kind["function"]:
            if name in self.mentioned or name.startswith("__") or not self.new(name):
                continue
            known = self.signatures.get(name)
            if known:
                lines.append('extern "C" __isthmus_both %s %s(%s);' %
                             (known["return"], name, known["parameters"]))
            elif re.search(r"Get(Status|Error|Result)?(String|Name)$|GetErrorString$", name):
                lines.append('extern "C" const char* %s(...);' % name)
            else:
                both = "__isthmus_both " if library == "runtime" else ""
                lines.append('extern "C" %s%s %s(...);' % (both, status, name))
        return lines

    def device_functions(self):
        lines = []
        for kind in ("device_function", "function"):
            for name in self.names["device"].by_kind[kind]:
                if name.startswith("__") and name not in self.mentioned and self.new(name):
                    lines.append("__isthmus_device_function(%s)" % name)
        return lines

    def run(self):
        for library in ("runtime", "driver"):
            self.put("__isthmus/%s_enums.h" % library, self.enums(library))
        for library in ("runtime", "driver"):
            self.put("__isthmus/%s_rest.h" % library,
                     self.types(library) + self.functions(library))
        self.put("__isthmus/device_rest.h", self.types("device") + self.device_functions())
        for library in LIBRARIES:
            if library in ("runtime", "driver", "device"):
                continue
            if "__isthmus/%s.h" % library in self.files:
                self.put("__isthmus/%s_enums.h" % library, self.enums(library))
                self.put("__isthmus/%s_rest.h" % library,
                         self.types(library) + self.functions(library))
            else:
                self.put("__isthmus/%s.h" % library,
                         ["#include <__isthmus/core.h>"] + self.enums(library) +
                         self.types(library) + self.functions(library))
        for row in self.headers:
            for header in row["headers"].split():
                self.put(header, ["#include <__isthmus/%s.h>" % row["stand_in"]])
        return self.files

    def put(self, name, lines):
        assert name not in self.files, name + " is both written and generated"
        self.files[name] = HEAD + "\n".join(lines) + "\n"


def embed(files):
    digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()
    out = ["// Made by bundle/generate.py.", '#include "hipify/facts/ast/Bundle.h"',
           "namespace hipify {", "namespace {", "constexpr BundledHeader kHeaders[] = {"]
    for name, text in sorted(files.items()):
        size = len(text.encode())
        out.append('{"%s", R"isthmus(%s)isthmus", %d},' % (name, text, size))
    out += ["};", "}  // namespace",
            'extern const Bundle kBundle = {kHeaders, %d, "%s", "__isthmus/core.h"};'
            % (len(files), digest), "}  // namespace hipify", ""]
    return "\n".join(out)


def main():
    api, bundle, output = (pathlib.Path(argument) for argument in sys.argv[1:4])
    text = embed(Generator(api, bundle).run())
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text, encoding="utf-8")


main()
