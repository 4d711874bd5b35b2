#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the CUDA-named headers: CUDA's names over HIP's, from the table of names that hipify uses.

    generate.py --names hipify/api --hand hip/cuda/include --out build/include/hip/cuda

  OUT/names/API.h    cudaMalloc -> hipMalloc       #define cudaMalloc hipMalloc
                     cudaFoo, without counterpart  a declaration that nobody can use: its error says why
  OUT/HEADER.h       what CUDA calls HEADER.h: HIP's header of the same matters and the names of its API

A header that HAND holds is left out. Names are macros, as they stand for functions, overload sets,
types, tags and constants alike, in C and C++.
"""
import argparse
import collections
import importlib
import pathlib
import re
import sys

HEAD = '''// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef {guard}
#define {guard}
// The names may be written behind any -I of the user's, where warnings are on.
#pragma GCC system_header

'''
TAIL = '\n#endif\n'

# What the compiler or a header of ours by hand defines.
DEFINED_BY_HAND = {'__CUDACC__', '__NVCC__', '__CUDA_ARCH__', 'CUDA_VERSION', 'CUDART_VERSION'}
# APIs whose headers are of a project, not of CUDA: it brings them itself.
PROJECTS = {'caffe2'}
# Part of the language in both, so never declared again.
DEVICE_API = 'device'
# Names that a header of CUDA shows beside those of its own API.
NAMES_OF = {'runtime': ['runtime', 'device'], 'driver': ['runtime', 'device', 'driver'],
            'complex': ['complex'], 'rtc': ['runtime', 'rtc']}


def isSupported(row):
    return row['status'] in ('supported', 'hip_only')


def guardOf(name):
    return 'HIP_CUDA_' + re.sub(r'\W', '_', name).upper()


def rename(row):
    if 'erased' in row['flags'].split(';'):
        return f'#define {row["cuda_name"]}'
    if row['cuda_name'] == row['hip_name'] or not row['hip_name']:
        return None
    return f'#define {row["cuda_name"]} {row["hip_name"]}'


def unavailable(row):
    """A declaration that makes every use an error with the table's reason."""
    name, kind = row['cuda_name'], row['kind']
    if row['api'] == DEVICE_API or name.startswith('PFN_') or kind == 'macro':
        return None  # programs define such themselves, or ask by #ifdef whether they are there
    reason = f'{name} has no counterpart in HIP'
    if row['note']:
        reason += ': ' + row['note']
    reason = reason.replace('\\', '\\\\').replace('"', '\\"') + ' [hip-unsupported-api]'
    shape = {'function': 'HIP_CUDA_FUNCTION', 'type': 'HIP_CUDA_TYPE',
             'enum_value': 'HIP_CUDA_CONSTANT'}.get(kind)
    return f'{shape}({name}, "{reason}")' if shape else None


def namesHeader(api, table):
    guard = guardOf(f'names/{api}.h')
    lines = [HEAD.format(guard=guard) + '#include "../unavailable.h"\n']
    for row in table:
        if row['kind'] in ('header', 'namespace') or row['cuda_name'] in DEFINED_BY_HAND:
            continue
        line = rename(row) if isSupported(row) else unavailable(row)
        if line:
            lines.append(line)
    return '\n'.join(lines) + '\n' + TAIL


def cudaHeader(row, apis):
    name = row['cuda_name']
    up = '../' * name.count('/')
    text = HEAD.format(guard=guardOf(name))
    if not isSupported(row):
        reason = f': {row["note"]}' if row['note'] else ''
        return text + f'#error "<{name}> has no counterpart in HIP{reason} [hip-unmapped-header]"\n' + TAIL
    include = row['hip_name'] or 'hip/hip_runtime.h'
    names = [api for api in NAMES_OF.get(row['api'], ['runtime', 'device', row['api']]) if api in apis]
    body = f'#include <{include}>\n'
    body += ''.join(f'#include "{up}names/{api}.h"\n' for api in names)
    body += f'#include "{up}language.h"\n'
    if not include.startswith('hip/'):
        library = include.split('/')[0]
        body = (f'#if !__has_include(<{include}>)\n'
                f'#error "<{name}> needs {library}, whose <{include}> is not installed [hip-unmapped-header]"\n'
                f'#else\n{body}#endif\n')
    return text + body + TAIL


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding='utf-8')


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    for option in ('names', 'hand', 'out'):
        parser.add_argument('--' + option, type=pathlib.Path, required=True)
    options = parser.parse_args()
    sys.path.insert(0, str(options.names))
    tables = collections.defaultdict(list)
    for row in importlib.import_module('embed_table').read_rows(options.names.glob('*.tsv')):
        tables[row['library']].append(row)
    apis = set(tables) - {'headers', 'namespaces'}
    for api in apis:
        write(options.out / 'names' / f'{api}.h', namesHeader(api, tables[api]))
    for row in tables['headers']:
        name = row['cuda_name']
        if '*' not in name and row['api'] not in PROJECTS and not (options.hand / name).exists():
            write(options.out / name, cudaHeader(row, apis))


if __name__ == '__main__':
    main()
