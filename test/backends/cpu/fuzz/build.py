# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles generated kernels in several configurations, runs them all by the driver."""
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[4]

# name: (warp size, HIP_CPU_COMPILER, flags)
# Our passes are the same at -O0, where the rest of the compiler takes a tenth of the time.
QUICK = {
    f'w{warp}_{name}_O0': (warp, options, ['-O0'])
    for warp in (32, 64)
    for name, options in (('plain', ''), ('nocuts', 'nocuts'), ('masked', 'masked'), ('width8', 'width=8'),
                          ('maskednocuts', 'masked,nocuts'))
}
NO_VECTORS = ['-fno-vectorize', '-fno-slp-vectorize']
SLOW = {
    'w32_O3': (32, '', ['-O3']),
    'w64_O3': (64, '', ['-O3']),
    'w32_O1': (32, '', ['-O1']),
    'w32_nocuts_O3': (32, 'nocuts', ['-O3']),
    'w64_masked_O3': (64, 'masked', ['-O3']),
    'w32_width8_O3': (32, 'width=8', ['-O3']),
    'w32_novec': (32, '', ['-O3', *NO_VECTORS]),
    'w64_novec': (64, '', ['-O2', *NO_VECTORS]),
    'w32_sse': (32, '', ['-O3', '-march=x86-64']),
    'w64_avx2': (64, '', ['-O3', '-march=x86-64-v3']),
}
CONFIGURATIONS = {**QUICK, **SLOW}


class Tools:
    def __init__(self, build, clang='clang++-19'):
        self.build, self.clang = pathlib.Path(build), clang
        self.plugin = self.build / 'lib/libhip_cpu_compiler.so'
        self.driver = self.build / 'test/cpu_fuzz_driver'

    def reference(self, source, target):
        return subprocess.run(
            [self.clang, '-std=c++17', '-O1', '-ffp-contract=off', '-fPIC', '-shared', '-DFUZZ_REFERENCE',
             '-w', f'-I{ROOT}', '-x', 'c++', source, '-o', target],
            capture_output=True, text=True, check=False)

    def device(self, source, target, configuration, timeout=120):
        warp, options, flags = CONFIGURATIONS[configuration]
        march = [] if any('-march' in flag for flag in flags) else ['-march=native']
        command = [self.clang, '-x', 'hip', '--offload-host-only', '-nogpuinc', '-nogpulib', '-std=c++17',
                   '-fdeclspec', '-fPIC', '-fno-exceptions', f'-I{ROOT}', f'-isystem{self.build}/include',
                   '-D__HIP_PLATFORM_CPU__=1', '-D__HIP_PLATFORM_AMD__=1', f'-D__HIP_CPU_WARP_SIZE__={warp}',
                   *march, '-fno-math-errno', '-fno-trapping-math', '-ffp-contract=off', '-w',
                   '-mllvm', '-enable-mem-access-versioning=false', '-Xclang', '-fcuda-is-device', f'-fpass-plugin={self.plugin}', *flags,
                   '-c', source, '-o', f'{target}.o']
        environment = {**os.environ, 'HIP_CPU_COMPILER': f'verify,{options}'}
        try:
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False,
                                  timeout=timeout)
        except subprocess.TimeoutExpired:
            return f'compiler takes more than {timeout} s'
        if done.returncode:
            lines = done.stderr.splitlines()
            wanted = [line for line in lines if 'rror' in line or 'Assert' in line]
            return (wanted or lines or ['compiler fails'])[0]
        done = subprocess.run([self.clang, '-shared', f'{target}.o', '-o', target, '-lm'], check=False)
        return f'link fails ({done.returncode})' if done.returncode else ''


def source_of(kernels):
    return '#include "test/backends/cpu/fuzz/Fuzz.h"\n\n' + '\n'.join(k.source() for k in kernels)


def standalone(kernel, configuration, what):
    """A file that --replay takes."""
    return (f'// {configuration}: {what}\n// launch: {kernel.launch_line()}\n' + source_of([kernel]))


def run(tools, kernels, configurations, folder):
    """A list of (kernel name or '', configuration, what is wrong)."""
    return run_text(tools, source_of(kernels), [k.launch_line() for k in kernels], configurations, folder)


def run_text(tools, text, launch_lines, configurations, folder):
    folder = pathlib.Path(folder)
    source = folder / 'kernels.cpp'
    source.write_text(text)
    launches = folder / 'launches'
    launches.write_text(''.join(line + '\n' for line in launch_lines))
    reference = folder / 'reference.so'
    done = tools.reference(source, reference)
    if done.returncode:
        return [('', 'reference', (done.stderr.splitlines() or [''])[0])]
    failures, objects = [], []
    for configuration in configurations:
        target = folder / f'{configuration}.so'
        fault = tools.device(source, target, configuration)
        if fault:
            failures.append(('', configuration, fault))
        else:
            objects.append(target)
    try:
        done = subprocess.run([tools.driver, launches, reference, *objects], capture_output=True, text=True,
                              check=False, timeout=600)
    except subprocess.TimeoutExpired:
        return failures + [('', 'reference', 'driver does not end')]
    for line in done.stdout.splitlines():
        title, _, what = line.partition(': ')
        kernel, target, layout = title.split(' ', 2)
        failures.append((kernel, pathlib.Path(target).stem, f'{layout}: {what}'))
    if done.returncode not in (0, 1):
        failures.append(('', 'reference', f'driver exits {done.returncode} {done.stderr[:500]}'))
    return failures
