#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds tests with hipcc for an NVIDIA GPU and runs them there.

    run_on_gpu.py --hipcc build/bin/hipcc --arch=sm_90 test/backends/cpu/kernels/*.hip test/backends/programs/*.hip

What both backends print is what CUDA does. Exits with 77, skipped, where there is no GPU.
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
SKIPPED = 77

# Tests of one other backend's answers, with the difference.
OTHER_ANSWERS = {
    "launchErrors": "CUDA 13 refuses every impossible launch with hipErrorInvalidValue",
    "deviceLaunch": "CUDA launches from kernels with -rdc=true only",
    "deviceAssert": "CUDA's context is lost with the first failed assertion",
    "gridSync": "a GPU holds fewer blocks at once, and CUDA 13 has no groups of several devices",
    "trap": "CUDA's context is lost with the first trap",
}
# What else a program is built from: its second source, options, libraries.
PARTNERS = {
    "relocatable": ["relocatableOther", "-fgpu-rdc"],
    "twoUnits": ["twoUnitsOther"],
    "module_rtc": ["-lhiprtc"],
    "libraries": ["-lhipblas", "-lhipfft", "-lhiprand", "-lhipsparse", "-lhipsolver"],
}


def buildAndRun(hipcc, arch, source, folder):
    """(name, "" or what is wrong)"""
    command = [hipcc, "--platform=nvidia", f"-arch={arch}", "-O2", f"-I{ROOT}", str(source)]
    for word in PARTNERS.get(source.stem, []):
        command.append(word if word.startswith("-") else str(source.with_name(word + ".hip")))
    program = os.path.join(folder, f"{source.parent.name}-{source.stem}")
    built = subprocess.run([*command, "-o", program], capture_output=True, text=True, errors="replace")
    if built.returncode:
        return source.stem, "does not build\n" + built.stderr[-2000:]
    try:
        ran = subprocess.run([program], capture_output=True, text=True, errors="replace", timeout=120)
    except subprocess.TimeoutExpired:
        return source.stem, "does not end within 120 seconds"
    return source.stem, f"exit code {ran.returncode}\n{ran.stdout[-2000:]}" if ran.returncode else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hipcc", required=True)
    parser.add_argument("--arch", default="native")
    parser.add_argument("sources", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    if not os.path.exists("/dev/nvidia0"):
        print("skipped: no NVIDIA GPU")
        return SKIPPED

    partners = {words[0] for words in PARTNERS.values()}
    sources = [s for s in options.sources if s.stem not in partners and s.stem not in OTHER_ANSWERS]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda s: buildAndRun(options.hipcc, options.arch, s, folder), sources))
    failed = [(name, wrong) for name, wrong in results if wrong]
    for name, wrong in failed:
        print(f"FAIL {name}: {wrong}")
    for name, reason in OTHER_ANSWERS.items():
        print(f"left out: {name} ({reason})")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
