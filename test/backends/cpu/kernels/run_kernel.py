#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles HIP sources to one program with hipcc, runs it, and exits with the program's status.

    run_kernel.py --hipcc build/bin/hipcc [FLAG...] SOURCE... [--separately]

With --separately every source is compiled to an object first and the objects are linked.
With --needs FEATURE it is skipped, with status 77, where /proc/cpuinfo does not name the feature.
With --prints LINES the program's output must be exactly these lines (separated by '|').
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile


def run(command):
    done = subprocess.run([str(word) for word in command], check=False)
    if done.returncode != 0:
        sys.exit(f'{" ".join(map(str, command))} exits {done.returncode}')


def build(hipcc, flags, sources, separately, folder):
    program = folder / 'program'
    if not separately:
        run([hipcc, *flags, *sources, '-o', program])
        return program
    objects = [folder / (source.stem + '.o') for source in sources]
    for source, target in zip(sources, objects):
        run([hipcc, *flags, '-c', source, '-o', target])
    run([hipcc, *flags, *objects, '-o', program])
    return program


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--hipcc', required=True)
    parser.add_argument('--separately', action='store_true')
    parser.add_argument('--prints')
    parser.add_argument('--needs')
    parser.add_argument('sources', nargs='+', type=pathlib.Path)
    options, flags = parser.parse_known_args()
    if options.needs and options.needs not in pathlib.Path('/proc/cpuinfo').read_text().split():
        print(f'the processor has no {options.needs}')
        sys.exit(77)
    with tempfile.TemporaryDirectory() as name:
        program = build(options.hipcc, flags, options.sources, options.separately, pathlib.Path(name))
        done = subprocess.run([program], stdout=subprocess.PIPE, text=True, timeout=120, check=False)
    print(done.stdout, end='')
    if options.prints is not None and done.stdout.splitlines() != options.prints.split('|'):
        sys.exit(f'the output is not {options.prints}')
    if done.returncode != 0:
        sys.exit(f'the program exits {done.returncode}')


if __name__ == '__main__':
    main()
