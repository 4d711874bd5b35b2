#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles stencil.hip with -g, runs it under gdb, and looks at what gdb knows of the kernel.

    debugger.py --hipcc build/bin/hipcc stencil.hip
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77


def gdb(program, commands, arguments=()):
    words = ['gdb', '-batch', '-nx', '-ex', 'set debuginfod enabled off', '-ex', 'set breakpoint pending on']
    for command in commands:
        words += ['-ex', command]
    done = subprocess.run([*words, '--args', program, *arguments], capture_output=True, text=True, check=False)
    return done.stdout


def expect(output, patterns):
    """All patterns in this order."""
    at = 0
    for pattern in patterns:
        found = re.compile(pattern, re.MULTILINE).search(output, at)
        if not found:
            sys.exit(f'gdb does not show {pattern}:\n{output}')
        at = found.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--hipcc', required=True)
    parser.add_argument('source', type=pathlib.Path)
    options = parser.parse_args()
    if shutil.which('gdb') is None:
        print('gdb is not installed')
        sys.exit(SKIPPED)
    lines = options.source.read_text().splitlines()
    place = {mark: number for number, line in enumerate(lines, 1) for mark in re.findall(r'MARK (\w+)', line)}
    with tempfile.TemporaryDirectory() as folder:
        program = {}
        for level in ('-O0', '-O2'):
            program[level] = f'{folder}/program{level}'
            subprocess.run([options.hipcc, '--platform=cpu', '-g', level, options.source, '-o', program[level]],
                           check=True)
        # Stops at a line of the kernel: its arguments, and the variables of the lane that runs.
        at_loop = gdb(program['-O0'], [f'break stencil.hip:{place["loop"]}', 'run', 'continue', 'bt 1', 'info args',
                                       'print k', 'print at', 'print total', 'print in[at]'])
        expect(at_loop, [rf'^#0 .*stencil \(in=0x.*, out=0x.*, n=1000\) at .*stencil\.hip:{place["loop"]}$',
                         '^n = 1000$', r'^\$1 = 1$', r'^\$2 = 1$', r'^\$3 = 100$', r'^\$4 = 101$'])
        # In a function that is inlined: its frame and the one of the kernel.
        inside = gdb(program['-O0'], [f'break stencil.hip:{place["function"]}', 'run', 'bt 2', 'print doubled',
                                      'up', 'print total'])
        expect(inside, [rf'^#0 .*weighted \(left=303, right=1000\) at .*:{place["function"]}$',
                        rf'^#1 .*stencil \(in=0x.*\) at .*:{place["end"]}$', r'^\$1 = 606$', r'^\$2 = 303$'])
        # Optimised code has lines, too.
        crash = gdb(program['-O2'], ['run', 'bt 2'], ['crash'])
        expect(crash, ['SIGSEGV', rf'^#[01] .*stencil \(.*\) at .*stencil\.hip:{place["load"]}$'])


if __name__ == '__main__':
    main()
