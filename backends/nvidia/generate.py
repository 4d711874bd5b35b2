#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the NVIDIA forwarders: HIP's types, constants and functions in terms of CUDA's.

    signatures.tsv:  hipMalloc   hipError_t   void** ptr, size_t size   cudaMalloc
    functions.h:     HIP_FORWARD hipError_t hipMalloc(void** ptr, size_t size) { return cudaMalloc(ptr, size); }

A name that a hand-written header declares is left out here, so writing a shim is all it takes
to replace a forwarder. A function that has no CUDA counterpart returns hipErrorNotSupported.
"""
import argparse
import csv
import pathlib
import re
import sys

OLDEST_CUDA = 11000  # no guard is written for what CUDA 11.0 has already

# CUDA declares one name twice, in its runtime and its driver interface, for these handles and
# scalars: the same C type, so a driver call needs no cast.
SAME_IN_BOTH = {
    "hipStream_t", "hipEvent_t", "hipGraph_t", "hipGraphExec_t", "hipGraphNode_t", "hipMemPool_t",
    "hipFunction_t", "hipUserObject_t", "hipUUID", "hipTextureObject_t", "hipSurfaceObject_t",
    "hipDevice_t", "hipModule_t", "hipCtx_t", "hipHostFn_t", "hipKernel_t", "hipLibrary_t",
}

# Names that CUDA defines as a macro or a typedef only, not as a tag.
TYPEDEFS = {
    "cudaGraphEdgeData", "cudaGraphInstantiateParams", "cudaGraphDependencyType", "cudaKernelNodeAttrID",
    "cudaKernelNodeAttrValue", "cudaLaunchAttributeID", "cudaLaunchAttributeValue",
    "cudaLaunchMemSyncDomainMap",
}

# HIP says void* where CUDA's driver says CUdeviceptr.
ADDRESS_CALLS = {
    "hipMemAddressFree", "hipMemAddressReserve", "hipMemMap", "hipMemSetAccess", "hipMemUnmap", "hipMemGetAccess",
    "hipStreamWriteValue32", "hipStreamWriteValue64",
}

HEAD = """// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Made by backends/nvidia/generate.py from the tables of API facts; do not edit.
"""


def readTable(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def version(text):
    """"12.3" as CUDART_VERSION counts: 12030."""
    major, _, minor = text.partition(".")
    return int(major) * 1000 + int(minor or 0) * 10


class Names:
    """CUDA names of the translator's tables: which HIP name each has and which CUDA versions have it."""

    def __init__(self, *tables):
        self.rows = {}
        self.byHip = {}
        for path in tables:
            for row in readTable(path):
                row["table"] = pathlib.Path(path).stem
                self.rows.setdefault(row["cuda_name"], row)
                if row["status"] != "unsupported":
                    self.byHip.setdefault((row["kind"], row["hip_name"]), []).append(row)

    def guard(self, cuda):
        """Preprocessor condition under which CUDA has the name; "" always, None never or unknown."""
        row = self.rows.get(cuda)
        if row is None:
            return None
        terms = []
        if row["section"] == "undocumented" and not row["cuda_added"]:
            terms.append("CUDART_VERSION >= 13000")  # seen in CUDA 13's headers, the first version is not known
        if row["cuda_added"] and version(row["cuda_added"]) > OLDEST_CUDA:
            terms.append(f"CUDART_VERSION >= {version(row['cuda_added'])}")
        if row["cuda_removed"]:
            if version(row["cuda_removed"]) <= OLDEST_CUDA:
                return None
            terms.append(f"CUDART_VERSION < {version(row['cuda_removed'])}")
        return " && ".join(terms)


def handWritten(folder):
    """Names that the headers below folder declare or define."""
    names = set()
    patterns = [
        r"^#\s*define\s+(\w+)",
        r"^HIP_FORWARD\s[^;{]*?[\s*](\w+)\(",
        r"^(?:typedef\s+)?(?:struct|union|enum)\s+(\w+)\s*\{",
        r"^\}\s*(\w+);",
        r"^typedef\s[^;{]*?[\s*](\w+);",
        r"^\s+(\w+) = [^;]*?,?(?:\s*//.*)?$",
        r"^HIP_CONSTANT_OF\(\w+, (\w+),",
    ]
    for path in sorted(pathlib.Path(folder).rglob("*.h")):
        text = path.read_text(encoding="utf-8")
        for pattern in patterns:
            names.update(re.findall(pattern, text, re.MULTILINE))
    return names


def best(rows):
    """The row to take when CUDA has several names for one HIP name: the runtime's, undecorated."""
    def cost(row):
        name = row["cuda_name"]
        return (row["table"] != "runtime", not name.endswith("_t"), bool(re.search(r"_st$|_enum$|_union$", name)),
                bool(re.search(r"_?[vV]\d+$", name)), name.isupper() and "_PTDS" in name, len(name))
    return min(rows, key=cost)


class Types:
    """HIP type -> CUDA type, for those whose shape is the same."""

    def __init__(self, names, hand, kinds):
        self.kinds = kinds
        self.chosen = {}
        self.driver = {}
        self.guards = {}
        for (kind, hip), rows in names.byHip.items():
            isConstant = ("enum_value", hip) in names.byHip
            if kind != "type" or isConstant or not re.fullmatch(r"(hip|HIP)\w+", hip):
                continue
            drivers = [row for row in rows if row["table"] == "driver"]
            if drivers:
                self.driver[hip] = best(drivers)["cuda_name"]
            if hip in hand:
                continue
            row = best(rows)
            guard = names.guard(row["cuda_name"])
            isDriverTag = re.fullmatch(r"CU\w+(_st|_enum|_union)", row["cuda_name"])
            if guard is not None and not isDriverTag:
                self.chosen[hip] = row["cuda_name"]
                self.guards[hip] = guard
        self.known = set(self.chosen) | hand | {"GLuint", "GLenum"}

    def write(self, out, gl):
        for hip, cuda in sorted(self.chosen.items()):
            # A macro where C code writes "struct hipExtent" or "enum hipMemcpyKind": a typedef
            # cannot follow those words.
            kind = self.kinds.get(hip)
            if not cuda.startswith("cuda") or cuda.endswith("_t"):
                line = f"typedef {cuda} {hip};"
            elif kind in ("enum", "struct", "union") and cuda not in TYPEDEFS:
                line = f"#define {hip} {cuda}\nHIP_TAG({kind}, {cuda})"
            else:
                line = f"#define {hip} {cuda}"
            (gl if hip.startswith("hipGL") else out).append(guarded(line, self.guards[hip]))


def guarded(text, guard, otherwise=""):
    if not guard:
        return text
    middle = f"\n#else\n{otherwise}" if otherwise else ""
    return f"#if {guard}\n{text}{middle}\n#endif"


def writeConstants(names, hand, out, gl, math):
    """All become macros: only so hipError_t::hipSuccess, written with its scope, is cudaError_t::cudaSuccess."""
    constants = {hip for kind, hip in names.byHip if kind in ("enum_value", "macro")}
    for hip in sorted(constants - hand):
        rows = names.byHip.get(("enum_value", hip), []) + names.byHip.get(("macro", hip), [])
        rows = [row for row in rows if names.guard(row["cuda_name"]) is not None]
        if not rows or not re.fullmatch(r"(hip|HIP)\w+", hip):
            continue
        row = best(rows)
        cuda = row["cuda_name"]
        macro = guarded(f"#define {hip} {cuda}", names.guard(cuda))
        if cuda.startswith("CUDART_"):
            math.append(macro)
        elif hip.startswith("hipGL"):
            gl.append(macro)
        else:
            out.append(macro)


def writeErrorNames(names, out):
    """hipGetErrorName gives HIP's spelling: its own names, CUDA's for codes that only CUDA has."""
    out.append("HIP_FORWARD const char* hipGetErrorName(hipError_t error) {\n  switch ((int)error) {")
    values = {}
    for (kind, hip), rows in sorted(names.byHip.items()):
        if kind == "enum_value" and re.match("hipError|hipSuccess", hip):
            row = best(rows)
            if row["table"] == "runtime" and row["cuda_name"] not in values.values():
                values[hip] = row["cuda_name"]
    for hip, cuda in values.items():
        out.append(guarded(f'    case {cuda}: return "{hip}";', names.guard(cuda)))
    out.append("    default: return cudaGetErrorName(error);\n  }\n}")


def writeAliases(rows, out):
    """One name for another, for tables where nothing else differs."""
    best = {}
    for row in rows:
        if row["hip_name"] and row["status"] != "unsupported" and not row["cuda_name"].startswith("cublas"):
            best.setdefault(row["hip_name"], row["cuda_name"])
    out += [f"#define {hip} {cuda}" for hip, cuda in sorted(best.items())]


class Parameter:
    def __init__(self, text):
        text, _, default = text.partition("=")
        self.text, self.default = text.strip(), default.strip()
        match = re.fullmatch(r"(.*?)(\w+)((?:\[\d*\])*)", self.text)
        self.type, self.name = match.group(1).strip(), match.group(2)
        base = re.search(r"\b(hip\w+|HIP\w+)\b", self.type)
        self.base = base.group(1) if base else ""

    def declaration(self):
        return self.text + (f" HIP_DEFAULT({self.default})" if self.default else "")


def parameters(text):
    return [Parameter(part) for part in text.split(",")] if text.strip() else []


def perThread(cuda, signature):
    """The entry point of the CUDA runtime whose default stream is the thread's own."""
    return cuda + ("_ptsz" if re.search("hipStream_t|hipGraphExec_t", signature) else "_ptds")


class Functions:
    def __init__(self, names, types, hand):
        self.names, self.types, self.hand = names, types, hand
        self.counts = {"runtime": 0, "driver": 0, "unsupported": 0}
        self.untyped = []

    def target(self, row):
        """(CUDA function, guard, is it the driver's)"""
        if row["group"] == "ExecutionContext":
            return None, None, False  # CUDA's have another shape
        choices = [(row["cuda_runtime"], False), (row["cuda_driver"], True)]
        bases = set(re.findall(r"\b(?:hip|HIP)\w+", row["parameters"])) - SAME_IN_BOTH
        if any(self.types.chosen.get(base, "").startswith("CU") for base in bases):
            choices.reverse()  # the parameters are the driver's
        for cuda, isDriver in choices:
            # HIP's texture reference is a structure, the driver's a handle.
            if isDriver and "textureReference" in row["parameters"]:
                continue
            if cuda and (guard := self.names.guard(cuda)) is not None:
                if row["name"].endswith("_spt"):
                    return perThread(cuda, row["parameters"]), guard, False
                return cuda, guard, isDriver
        return None, None, False

    def argument(self, parameter, isDriver, function):
        if isDriver and function in ADDRESS_CALLS and re.fullmatch(r"(const )?void\*+", parameter.type):
            return f"(CUdeviceptr{'*' * (parameter.type.count('*') - 1)}){parameter.name}"
        driver = self.types.driver.get(parameter.base)
        if not isDriver or parameter.base in SAME_IN_BOTH or not driver:
            return parameter.name
        if parameter.base == "hipError_t":
            return f"(CUresult){parameter.name}"
        cast = re.sub(rf"\b(?:struct |enum )?{parameter.base}\b", driver, parameter.type)
        return f"({cast}){parameter.name}"

    def write(self, row, out):
        name, result = row["name"], row["return_type"]
        if name in self.hand or name == "hipGetErrorName":
            return
        params = parameters(row["parameters"])
        bases = {p.base for p in params if p.base} | set(re.findall(r"\bhip\w+", result))
        unknown = bases - self.types.known
        if unknown:
            self.untyped.append(f"{name} ({', '.join(sorted(unknown))})")
            return
        head = f"HIP_FORWARD {result} {name}({', '.join(p.declaration() for p in params) or 'void'})"
        silent = "".join(f" (void){p.name};" for p in params)
        value = "hipErrorNotSupported" if result == "hipError_t" else "0"
        refusal = f"{head} {{{silent} return {value}; }}"
        typeGuards = " && ".join(sorted({self.types.guards[b] for b in bases if self.types.guards.get(b)}))

        cuda, guard, isDriver = self.target(row)
        if cuda is None:
            self.counts["unsupported"] += 1
            out.append(guarded(refusal, typeGuards))
            return
        call = f"{cuda}({', '.join(self.argument(p, isDriver, name) for p in params)})"
        self.counts["driver" if isDriver else "runtime"] += 1
        if isDriver and result == "hipError_t":
            body = f"HIP_DRIVER_RETURN({call});"
        else:
            body = f"return {call};"
        if name.endswith("_spt"):
            # Under a name of our own: CUDA 11 declares some of these for the device alone.
            declared = ", ".join(p.text for p in params) or "void"
            own = f"hipNvidia_{cuda}"
            text = (f'HIP_EXTERN_C {result} CUDARTAPI {own}({declared}) __asm__("{cuda}");\n'
                    f"{head} {{ {body.replace(cuda, own)} }}")
        else:
            text = f"{head} {{ {body} }}"
        if guard and typeGuards:
            out.append(f"#if {guard}\n{text}\n#elif {typeGuards}\n{refusal}\n#endif")
        else:
            out.append(guarded(text, guard, refusal))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--signatures", required=True)
    parser.add_argument("--types", required=True)
    parser.add_argument("--names", required=True, help="folder of the translator's tables")
    parser.add_argument("--hand", required=True, help="folder of the hand-written headers")
    parser.add_argument("--out", required=True, help="folder to write to")
    options = parser.parse_args()

    tables = pathlib.Path(options.names)
    names = Names(tables / "runtime.tsv", tables / "driver.tsv")
    rtc = Names(tables / "rtc.tsv")
    signatures = readTable(options.signatures)
    hand = handWritten(options.hand)
    notConstants = hand | {row["name"] for row in signatures}
    kinds = {row["name"]: row["kind"] for row in readTable(options.types)}
    files = {name: [] for name in ("types", "functions", "gl_types", "gl", "math_constants", "rtc", "complex",
                                   "library_types")}

    types = Types(names, hand, kinds)
    types.write(files["types"], files["gl_types"])
    writeConstants(names, notConstants, files["types"], files["gl_types"], files["math_constants"])
    writeErrorNames(names, files["functions"])
    functions = Functions(names, types, hand)
    for row in signatures:
        if not row["group"].startswith(("hipRTC", "C++", "Compiler ABI")):
            isGl = re.match("hipGL|hipGraphicsGL", row["name"])
            functions.write(row, files["gl" if isGl else "functions"])

    rtcTypes = Types(rtc, hand, kinds)
    rtcTypes.write(files["rtc"], [])
    writeConstants(rtc, notConstants, files["rtc"], [], [])
    rtcFunctions = Functions(rtc, rtcTypes, hand)
    for row in signatures:
        if row["group"] == "hipRTC":
            rtcFunctions.write(row, files["rtc"])

    writeAliases(readTable(tables / "complex.tsv"), files["complex"])
    writeAliases([row for row in readTable(tables / "blas.tsv") if row["section"] == "cuda_data_types"],
                 files["library_types"])

    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    # functions.h last: the build takes its time for the time of all.
    for name, lines in sorted(files.items(), key=lambda item: item[0] == "functions"):
        guard = f"HIP_NVIDIA_GENERATED_{name.upper()}_H"
        text = f"{HEAD}#ifndef {guard}\n#define {guard}\n\n" + "\n".join(lines) + f"\n\n#endif // {guard}\n"
        (out / f"{name}.h").write_text(text, encoding="utf-8")
    print(f"forwarders: {functions.counts}")
    for line in functions.untyped + rtcFunctions.untyped:
        print(f"not declared: {line}", file=sys.stderr)


if __name__ == "__main__":
    main()
