#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of N and of 2N statements of one kind: the code that the passes make, and the time of the
whole compilation, grow about as much.

usage: growth.py BUILD CLANG OPT
"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

MOST_CODE = 2.3    # of instructions, from N to 2N: exactly repeatable
MOST_TIME = 3.8    # of processor time behind the start of the compiler; the best of several attempts
ATTEMPTS = 4

# name: (N, statement number i)
KINDS = {
    'barriers': (8, 's[t] = v * {i}.5f; __syncthreads(); v += s[(t + {i} + 1) % 256]; __syncthreads();'),
    'shuffles': (40, 'v += __shfl_xor(v, 1 << ({i} % 5)) * {i}.25f;'),
    'votes': (20, 'if (__any(v > {i}.5f)) v *= 1.5f;'),
    'shuffles and barriers': (8, 'v += __shfl_down(v, 1 << ({i} % 5)); s[t] = v; __syncthreads(); v = s[255 - t]; '
                                  '__syncthreads();'),
    'branches': (100, 'if (v > {i}.5f) v = v * {i}.25f + in[t + {i}]; else out[t + {i} * 256] = v;'),
    'loops': (20, 'for (int k = 0; k < m + {i}; ++k) v += in[k * 256 + t + {i}] * {i}.5f;'),
    'divergent loops': (10, 'for (int k = 0; k < t % ({i} + 2); ++k) v += in[k * 256 + t + {i}] * {i}.5f;'),
    'loops with shuffles': (16, 'for (int k = 0; k < m + {i}; ++k) v += __shfl_xor(v, 1) * {i}.5f;'),
    'divergent shuffles': (20, 'if (t % ({i} + 2)) v += __shfl_xor(v, 1);'),
}


def source(statement, count):
    body = '\n  '.join(statement.format(i=i) for i in range(count))
    return f'''#include <hip/hip_runtime.h>
extern "C" __global__ void k(const float* in, float* out, int m) {{
  __shared__ float s[256];
  int t = threadIdx.x;
  s[t] = 0;
  float v = in[blockIdx.x * 256 + t];
  {body}
  out[blockIdx.x * 256 + t] = v + s[0];
}}
'''


class Compiler:
    def __init__(self, build, clang, opt, folder):
        build = pathlib.Path(build)
        self.folder, self.opt = pathlib.Path(folder), opt
        self.plugin = build / 'lib/libhip_cpu_compiler.so'
        self.clang = [clang, '-x', 'hip', '--offload-host-only', '-nogpuinc', '-nogpulib', '-std=c++17', '-fdeclspec',
                      f'-isystem{build}/include', '-D__HIP_PLATFORM_CPU__=1', '-D__HIP_PLATFORM_AMD__=1',
                      '-D__HIP_CPU_WARP_SIZE__=32', '-include', 'hip/cpu/prelude.h', '-march=x86-64-v3', '-w', '-O3',
                      '-fno-math-errno', '-fno-trapping-math', '-Xclang', '-fcuda-is-device', '-mllvm',
                      '-cgpp-huge-func=30']

    def write(self, text):
        path = self.folder / 'kernel.hip'
        path.write_text(text)
        return path

    def instructions(self, text):
        """Instructions behind our passes, before clang's own."""
        path = self.folder / 'kernel.ll'
        subprocess.run([*self.clang, '-Xclang', '-disable-llvm-passes', '-S', '-emit-llvm', self.write(text), '-o', path],
                       check=True)
        done = subprocess.run([self.opt, f'-load-pass-plugin={self.plugin}', '-passes=hipcpu', '-S', path, '-o', '-'],
                              check=True, capture_output=True, text=True)
        return sum(line.startswith('  ') for line in done.stdout.splitlines())

    def seconds(self, text):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        subprocess.run([*self.clang, f'-fpass-plugin={self.plugin}', '-c', self.write(text), '-o', os.devnull], check=True)
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        compiler = Compiler(*sys.argv[1:4], folder)
        for name, (count, statement) in KINDS.items():
            small, large = source(statement, count), source(statement, 2 * count)
            code = compiler.instructions(large) / compiler.instructions(small)
            ratios, times = [], []
            while len(ratios) < ATTEMPTS and min(ratios, default=MOST_TIME + 1) > MOST_TIME:
                start = compiler.seconds(source('', 0))
                times = [compiler.seconds(text) for text in (small, large)]
                ratios.append((times[1] - start) / max(times[0] - start, 0.05))
            bad = code > MOST_CODE or min(ratios) > MOST_TIME
            failures += bad
            print(f'{name}: {count} to {2 * count}: code x{code:.2f}, time x{min(ratios):.2f} ({times[0]:.2f} s, '
                  f'{times[1]:.2f} s){" FAILED" if bad else ""}', flush=True)
    return failures != 0


if __name__ == '__main__':
    sys.exit(main())
