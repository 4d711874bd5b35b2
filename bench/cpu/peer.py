# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HIP-CPU as a peer: the same benchmarks over its headers, compiled by the same clang with the same flags.

It has no compiler, so launches become hipLaunchKernelGGL first, and what its headers lack does not compile.
"""
import re
import statistics
import subprocess

ROUNDS = 3


def benchmarks_in(source):
    return re.findall(r"^BENCHMARK\((\w+),", source.read_text(), re.MULTILINE)


class Peer:
    def __init__(self, headers, hipify, compile_command, work):
        self.headers = headers
        self.hipify = hipify
        self.compile_command = compile_command  # the compiler and its flags
        self.work = work
        self.refused = {}  # benchmark -> first error

    def compile(self, source, target):
        """Whether it compiles, and the first error otherwise."""
        text = self.work / f"peer-{source.stem}.cpp"
        done = subprocess.run([self.hipify, "--hip-kernel-execution-syntax", "--quiet", source, "-o", text],
                              text=True, capture_output=True)
        if done.returncode > 1:
            return done.stderr.strip().splitlines()[0]
        done = subprocess.run([*self.compile_command, f"-I{self.headers}/include", "-c", text, "-o", target],
                              text=True, capture_output=True)
        errors = re.findall(r"error: (.*)", done.stderr)
        return (errors or ["does not compile"])[0] if done.returncode else ""

    def build(self, root, cases, openmp_objects):
        """The program with the benchmarks that compile."""
        objects = [self.work / "peer-main.o", *openmp_objects]
        error = self.compile(root / "bench/cpu/main.cpp", objects[0])
        if error:
            raise RuntimeError(f"HIP-CPU's headers do not compile: {error}")
        for source in cases:
            target = self.work / f"peer-{source.stem}.o"
            error = self.compile(source, target)
            if error:
                for name in benchmarks_in(source):
                    self.refused[name] = error
            else:
                objects.append(target)
        program = self.work / "peer"
        subprocess.run([self.compile_command[0], *objects, "-fopenmp", "-ltbb", "-lpthread", "-o", program], check=True)
        return program

    def compare(self, ours, theirs, names, environment):
        """Prints each benchmark's time over HIP-CPU's, the median of rounds in turn."""
        print(f"{'kernel':20}{'ours ms':>10}{'HIP-CPU ms':>12}{'ratio':>8}")
        ratios = []
        for name in names:
            if name in self.refused:
                print(f"{name:20}does not compile with HIP-CPU: {self.refused[name]}")
                continue
            rounds = []
            for _ in range(ROUNDS):
                times = [self.time(program, name, environment) for program in (ours, theirs)]
                if None in times:
                    break
                rounds.append(times)
            if len(rounds) < ROUNDS:
                print(f"{name:20}HIP-CPU's result is wrong, or it does not end within a minute")
                continue
            mine, peer = (statistics.median(column) for column in zip(*rounds))
            ratios.append(peer / mine)
            print(f"{name:20}{mine:10.4f}{peer:12.4f}{ratios[-1]:8.2f}", flush=True)
        if ratios:
            print(f"against HIP-CPU: {len(ratios)} kernels, geomean {statistics.geometric_mean(ratios):.2f} "
                  f"min {min(ratios):.2f}")

    @staticmethod
    def time(program, name, environment):
        """Milliseconds, or None."""
        try:
            done = subprocess.run([program, "--hip-only", "--pairs", "5", name], text=True, capture_output=True,
                                  env=environment, timeout=60)
        except subprocess.TimeoutExpired:
            return None
        words = done.stdout.split()
        return float(words[2]) if done.returncode == 0 and len(words) == 5 else None
