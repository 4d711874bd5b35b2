#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates kernels, compiles them in several configurations and compares with the reference.

    fuzz.py --build build --seed 1 --rounds 3            # fixed
    fuzz.py --build build --seconds 600                  # as long as that, from a random seed
"""
import argparse
import os
import pathlib
import random
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import build as builder  # noqa: E402
from generator import Generator  # noqa: E402
from minimise import Minimiser  # noqa: E402


def write_small(tools, kernels, failure, seed, folder):
    """The failing kernel made small, as a file that replays it."""
    name, configuration, what = failure
    chosen = [k for k in kernels if k.name == name]
    if not chosen:  # the compiler failed: on which?
        minimiser = Minimiser(tools, configuration, True)
        chosen = [k for k in kernels if minimiser.failing([k])][:1]
    if not chosen:
        return
    path = pathlib.Path(folder) / f'{seed}_{chosen[0].name}.cpp'
    path.parent.mkdir(exist_ok=True)
    small = Minimiser(tools, configuration, not name).run(
        chosen[0], lambda k: path.write_text(builder.standalone(k, configuration, what)))
    path.write_text(builder.standalone(small, configuration, what))
    print(f'  minimised: {path}\n{path.read_text()}', flush=True)


def replay(tools, files, configurations):
    texts = [pathlib.Path(file).read_text() for file in files]
    lines = [line[len('// launch: '):] for text in texts for line in text.splitlines()
             if line.startswith('// launch: ')]
    names = configurations.split(',') if configurations else sorted(builder.CONFIGURATIONS)
    with tempfile.TemporaryDirectory() as folder:
        failures = builder.run_text(tools, '\n'.join(texts), lines, names, folder)
    for failure in failures:
        print('{} {}: {}'.format(*failure))
    print(f'{len(lines)} kernels, {len(names)} configurations, {len(failures)} failures')
    return failures != []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--build', required=True)
    parser.add_argument('--seed', type=int, default=int(time.time()))
    parser.add_argument('--rounds', type=int, default=1)
    parser.add_argument('--seconds', type=float)
    parser.add_argument('--kernels', type=int, default=8, help='in one translation unit')
    parser.add_argument('--configurations', help='comma-separated; six random ones in each round without it')
    parser.add_argument('--keep', help='a folder for sources')
    parser.add_argument('--minimise', metavar='FOLDER', help='make failing kernels small, write them there')
    parser.add_argument('--replay', nargs='+', metavar='FILE', help='run minimised kernels')
    options = parser.parse_args()
    tools = builder.Tools(options.build)
    if options.replay:
        return replay(tools, options.replay, options.configurations)
    began, kernels_run, runs, failed = time.time(), 0, 0, 0
    number = 0
    while number < options.rounds if options.seconds is None else time.time() - began < options.seconds:
        seed = options.seed + number
        number += 1
        rng = random.Random(seed)
        kernels = [Generator(random.Random(f'{seed} {i}'), f'k{i}').kernel() for i in range(options.kernels)]
        names = (options.configurations.split(',') if options.configurations
                 else rng.sample(sorted(builder.QUICK), 5) + rng.sample(sorted(builder.SLOW), 1))
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(options.keep or temporary)
            folder.mkdir(exist_ok=True)
            failures = builder.run(tools, kernels, names, folder)
        kernels_run += len(kernels)
        runs += len(kernels) * len(names)
        for kernel, configuration, what in failures:
            print(f'seed {seed}: {kernel} {configuration}: {what}', flush=True)
        failed += len(failures)
        done = set()
        for failure in failures if options.minimise else []:
            if failure[1] != 'reference' and failure[0] not in done:
                done.add(failure[0])
                write_small(tools, kernels, failure, seed, options.minimise)
    print(f'{kernels_run} kernels, {runs} compiled kernels, {failed} failures in {time.time() - began:.0f} s')
    return failed != 0


if __name__ == '__main__':
    sys.exit(main())
