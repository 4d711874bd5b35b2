#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translates a small program of several folders through the binary and looks at the tree.

    whole_project.py path/to/hipify
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TREE = {
    'Makefile': '''\
CUDA_HOME ?= /usr/local/cuda
NVCC := $(CUDA_HOME)/bin/nvcc
include config.mk
OBJ = main.o kernels/scale.o host.o
app: $(OBJ)
\t$(NVCC) $(OBJ) -o $@ $(LIBS)
%.o: %.cu include/scale.h
\t$(NVCC) $(FLAGS) -dc $< -o $@
host.o: host.cpp
\tg++ -I$(CUDA_HOME)/include -c $< -o $@
''',
    'config.mk': 'FLAGS = -O2 -arch=sm_70 -Iinclude \\\n  -Xcompiler -Wall\nLIBS += -L$(CUDA_HOME)/lib64 -lcudart -lm\n',
    'main.cu': '#include "scale.h"\nint main() { float* p; cudaMalloc(&p, 4); scale(p); return cudaFree(p); }\n',
    'kernels/scale.cu': '#include "scale.h"\n#include "body.txt"\nvoid scale(float* p) { k<<<1, 1>>>(p); }\n',
    'kernels/body.txt': '__global__ void k(float* p) { *p *= 2; }\n',
    'include/scale.h': '#pragma once\n#include <cuda_runtime.h>\nvoid scale(float* p);\n',
    'host.cpp': '#include <cuda_runtime.h>\nvoid f() { cudaDeviceSynchronize(); }\n',
    'vendor/theirs.cu': 'void g() { cudaFree(0); }\n',
    '.hipifyignore': 'vendor/\n',
    'setup.py': 'from torch.utils.cpp_extension import CUDAExtension\n',
    'data.bin': '\0\1cudaFree',
}

# Stands for hipcc: answers questions, logs what it is asked to build, makes the output.
STAND_IN = '''#!/bin/sh
case "$1" in --ldflags) echo -lhip_runtime; exit;; --cpp_config) echo -DHIP; exit;; --path) echo /hip; exit;; esac
echo "$*" >> "$LOG"
while [ $# -gt 1 ]; do [ "$1" = -o ] && : > "$2"; shift; done
'''


def read(root):
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob('*'))
            if path.is_file() and '.hipify' not in path.relative_to(root).parts[:1]}


def hipify(tool, *arguments, status=None):
    done = subprocess.run([str(tool), *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True, timeout=300, check=False)
    if status is not None:
        assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    return done


def checkTree(tool, tree, out):
    done = hipify(tool, '-j2', tree, '-o', out, '--write-cmake', status=1)
    files = read(out)
    renamed = {name: name.replace('.cu', '.hip') if not name.startswith('vendor') else name for name in TREE}
    assert set(files) == set(renamed.values()) | {'CMakeLists.txt'}, sorted(files)
    assert b'hipMalloc(&p, 4)' in files['main.hip'] and b'#include <hip/hip_runtime.h>' in files['include/scale.h']
    assert b'k<<<1, 1>>>' in files['kernels/scale.hip']
    assert files['vendor/theirs.cu'] == TREE['vendor/theirs.cu'].encode()
    assert files['data.bin'] == TREE['data.bin'].encode()
    # The one thing that is left is setup.py, named with its place.
    assert re.findall(r'^(\S+): warning', done.stderr, re.M) == [f'{tree}/setup.py:1:39'], done.stderr
    lists = files['CMakeLists.txt'].decode()
    for line in ('add_executable(app\n  main.hip\n  kernels/scale.hip\n  host.cpp)',
                 'target_link_libraries(app PRIVATE m hip::host)'):
        assert line in lists, lists


def checkMake(out, folder):
    stand, log = folder / 'bin', folder / 'log'
    stand.mkdir()
    for name in ('hipcc', 'hipconfig', 'g++'):
        (stand / name).write_text(STAND_IN)
        (stand / name).chmod(0o755)
    environment = dict(os.environ, PATH=f'{stand}:{os.environ["PATH"]}', LOG=str(log))
    subprocess.run(['make', '-C', out], env=environment, check=True, stdout=subprocess.DEVNULL)
    assert log.read_text().splitlines() == [
        '-O2 -Iinclude -Wall -fgpu-rdc -c main.hip -o main.o',
        '-O2 -Iinclude -Wall -fgpu-rdc -c kernels/scale.hip -o kernels/scale.o',
        '-DHIP -c host.cpp -o host.o',
        '-fgpu-rdc --hip-link main.o kernels/scale.o host.o -o app -lhip_runtime -lm'], log.read_text()
    subprocess.run(['rm', *[str(out / name) for name in ('app', 'main.o', 'host.o', 'kernels/scale.o')]], check=True)


def checkAgain(tool, tree, out, folder):
    first = hipify(tool, tree, '-o', out).stderr
    before = {name: (out / name).stat().st_mtime_ns for name in read(out)}
    assert hipify(tool, tree, '-o', out).stderr == first
    assert before == {name: (out / name).stat().st_mtime_ns for name in read(out)}
    # A header that changes takes along what includes it.
    (tree / 'include/scale.h').write_text(TREE['include/scale.h'] + 'inline void h() { cudaFree(0); }\n')
    hipify(tool, tree, '-o', out)
    assert b'hipFree(0)' in (out / 'include/scale.h').read_bytes()
    # Translating the translation changes nothing.
    hipify(tool, out, '-o', folder / 'twice')
    assert read(out) == read(folder / 'twice')


def checkNames(tool, tree, folder):
    examine = folder / 'hipexamine.sh'
    examine.symlink_to(tool)
    before = read(tree)
    done = hipify(examine, tree, status=1)
    assert 'setup.py:1:39: warning' in done.stdout + done.stderr, done
    assert read(tree) == before
    convert = folder / 'hipconvertinplace'
    convert.symlink_to(tool)
    hipify(convert, tree)
    after = read(tree)
    assert b'hipMalloc' in after['main.cu'] and after['main.cu.prehip'] == before['main.cu']
    assert after['vendor/theirs.cu'] == before['vendor/theirs.cu']


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        tree, out = folder / 'in', folder / 'out'
        for path, text in TREE.items():
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            (tree / path).write_text(text)
        checkTree(tool, tree, out)
        checkMake(out, folder)
        checkAgain(tool, tree, out, folder)
        checkNames(tool, tree, folder)


main()
