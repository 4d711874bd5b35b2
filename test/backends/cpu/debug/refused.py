#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a source that hipcc must refuse; each of its `// ERROR text` must be an error of that line.

    refused.py --hipcc build/bin/hipcc SOURCE [FLAG...]
"""
import argparse
import pathlib
import re
import subprocess
import sys


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--hipcc', required=True)
    parser.add_argument('source', type=pathlib.Path)
    options, flags = parser.parse_known_args()
    done = subprocess.run([options.hipcc, '--platform=cpu', *flags, '-c', options.source, '-o', '/dev/null'],
                          capture_output=True, text=True, check=False)
    if done.returncode == 0:
        sys.exit('the source compiles')
    for number, line in enumerate(options.source.read_text().splitlines(), 1):
        for text in re.findall(r'// ERROR (.*)', line):
            if not re.search(rf':{number}:\d+: error: .*{re.escape(text)}', done.stderr):
                sys.exit(f'line {number} has no error "{text}":\n{done.stderr}')


if __name__ == '__main__':
    main()
