#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles faulty.hip with sanitizers and checks that each fault is found, at the line of its mark.

    sanitizers.py --hipcc build/bin/hipcc faulty.hip
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# What is found: argument of the program, mark of the line, text.
ADDRESS = [('1', 'global', 'heap-buffer-overflow'), ('2', 'shared', 'buffer-overflow'),
           ('3', 'private', 'buffer-overflow')]
UNDEFINED = [('2', 'shared', 'index 32 out of bounds'), ('3', 'private', 'index 8 out of bounds'),
             ('4', 'overflow', 'signed integer overflow')]


def check(program, source, cases):
    lines = source.read_text().splitlines()
    place = {mark: number for number, line in enumerate(lines, 1) for mark in re.findall(r'MARK (\w+)', line)}
    environment = dict(os.environ, ASAN_OPTIONS='detect_leaks=0', UBSAN_OPTIONS='print_stacktrace=0')
    clean = subprocess.run([program], capture_output=True, text=True, env=environment, check=False)
    if clean.returncode != 0 or clean.stderr:
        sys.exit(f'a fault where there is none ({clean.returncode}):\n{clean.stderr}')
    for argument, mark, text in cases:
        done = subprocess.run([program, argument], capture_output=True, text=True, env=environment, check=False)
        if text not in done.stderr or f'{source.name}:{place[mark]}' not in done.stderr:
            sys.exit(f'not found: {text} at line {place[mark]}:\n{done.stderr}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--hipcc', required=True)
    parser.add_argument('source', type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, cases in (('address', ADDRESS), ('undefined', UNDEFINED)):
            program = f'{folder}/{name}'
            subprocess.run([options.hipcc, '--platform=cpu', '-g', '-O1', f'-fsanitize={name}', options.source,
                            '-o', program], check=True)
            check(program, options.source, cases)


if __name__ == '__main__':
    main()
