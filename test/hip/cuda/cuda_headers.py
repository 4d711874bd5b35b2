#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles what CUDA programs include and write.

    cuda_headers.py --hipcc build/bin/hipcc --headers build/include STEP [PROGRAM.cu]

  alone-in-cuda    each header that needs no library is accepted as the only one of a .cu source
  alone-in-cxx/-c  the host interface is for any compiler: g++ and gcc read it
  missing-names    the error for a name without counterpart says so, with the id
  missing-headers  so does the error for a header, and for a library that is not installed
  run PROGRAM.cu   compiles and runs it; it prints what its lines `// prints: ...` say
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

LANGUAGE_HEADERS = '''cuda.h cuda_runtime.h cuda_runtime_api.h cuda_fp16.h cuda_bf16.h cuda_fp8.h
cooperative_groups.h cooperative_groups/reduce.h cooperative_groups/memcpy_async.h
cuComplex.h nvrtc.h cuda_profiler_api.h vector_types.h vector_functions.h driver_types.h
device_launch_parameters.h math_constants.h library_types.h builtin_types.h host_defines.h texture_types.h
surface_types.h channel_descriptor.h device_functions.h math_functions.h cudaProfiler.h nvToolsExt.h
nvToolsExtCudaRt.h nvToolsExtCuda.h nvtx3/nvToolsExt.h sm_60_atomic_functions.h crt/host_defines.h'''.split()
HOST_HEADERS = ['cuda.h', 'cuda_runtime_api.h', 'cuda_runtime.h', 'nvrtc.h', 'driver_types.h', 'vector_types.h',
                'library_types.h', 'cuda_profiler_api.h', 'nvToolsExt.h', 'nvtx3/nvToolsExtCudaRt.h']


def fail(text):
    print(text)
    sys.exit(1)


def compiles(command, source, suffix):
    """Standard error of a syntax check, and whether it passed."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / f'source{suffix}'
        path.write_text(source)
        done = subprocess.run([*command, '-fsyntax-only', path], stderr=subprocess.PIPE, text=True, check=False)
        return done.returncode == 0, done.stderr


def mustCompile(command, source, suffix):
    good, errors = compiles(command, source, suffix)
    if not good or errors:
        fail(f'{source}\n{errors}')


def mustFail(command, source, *texts):
    good, errors = compiles(command, source, '.cu')
    missing = [text for text in texts if text not in errors]
    if good or missing:
        fail(f'{source}\nexpected {missing} in\n{errors}')


def alone(options, language):
    if language == 'cuda':
        # In one go per direction: each header first in one source would be as many runs of clang.
        for names in (LANGUAGE_HEADERS, LANGUAGE_HEADERS[::-1]):
            mustCompile([options.hipcc, '--platform=cpu', '-Wall', '-Werror'],
                        ''.join(f'#include <{name}>\n' for name in names), '.cu')
        return
    compiler, suffix = {'cxx': ('g++', '.cpp'), 'c': ('gcc', '.c')}[language]
    for name in HOST_HEADERS:
        mustCompile([compiler, '-Wall', '-Wextra', '-Werror', '-D__HIP_PLATFORM_CPU__=1', '-isystem', options.headers,
                     '-isystem', options.headers / 'hip/cuda'], f'#include <{name}>\n', suffix)


def missingNames(options):
    hipcc = [options.hipcc, '--platform=cpu']
    mustFail(hipcc, 'int main() { return cudaGraphConditionalHandleCreate(0, 0, 0, 0); }\n',
             "'cudaGraphConditionalHandleCreate' is unavailable", 'has no counterpart in HIP',
             'launch the branches from the host', '[hip-unsupported-api]')
    mustFail(hipcc, '#include <cuda.h>\nCUtensorMap map;\n', "'CUtensorMap' is unavailable", '[hip-unsupported-api]')
    mustFail(hipcc, 'int flags = cudaGraphCondTypeWhile;\n', "'cudaGraphCondTypeWhile' is unavailable")


def missingHeaders(options):
    hipcc = [options.hipcc, '--platform=cpu']
    mustFail(hipcc, '#include <cudaEGL.h>\n', '<cudaEGL.h> has no counterpart in HIP', '[hip-unmapped-header]')
    mustFail(hipcc, '#include <caffe2/core/common_cudnn.h>\n', "'caffe2/core/common_cudnn.h' file not found")
    if not (options.headers / 'hipfft').exists() and not pathlib.Path('/usr/include/hipfft').exists():
        mustFail(hipcc, '#include <cufft.h>\n', '<cufft.h> needs hipfft', 'is not installed')


def runProgram(options, source):
    expected = re.findall(r'^// prints: (.*)$', source.read_text(), re.M)
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / 'program'
        flags = re.findall(r'^// flags: (.*)$', source.read_text(), re.M)
        subprocess.run([options.hipcc, '--platform=cpu', *' '.join(flags).split(), source, '-o', program], check=True)
        output = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    if not expected or output != expected:
        fail(f'expected {expected}\nprinted  {output}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--hipcc', type=pathlib.Path, required=True)
    parser.add_argument('--headers', type=pathlib.Path, required=True)
    parser.add_argument('step')
    parser.add_argument('program', type=pathlib.Path, nargs='?')
    options = parser.parse_args()
    if options.step == 'run':
        runProgram(options, options.program)
    elif options.step.startswith('alone-in-'):
        alone(options, options.step.removeprefix('alone-in-'))
    else:
        {'missing-names': missingNames, 'missing-headers': missingHeaders}[options.step](options)


if __name__ == '__main__':
    main()
