# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tree of a generated program.

A Node is text with children in between: parts are strings, Nodes and Blocks (lists of statements).
The minimiser only knows this form: it removes statements, puts one of the node's `instead`
alternatives in its place, and expressions become a `literal`. A '@' in the text becomes the next
site number when it is printed, so sites follow the order of the program whatever was removed.
"""


class Node:
    def __init__(self, *parts, literal=None, instead=(), fixed=False):
        self.parts = list(parts)
        self.literal = literal          # text with the same type, legal wherever the node is
        self.instead = list(instead)    # Nodes or Blocks that may take its place

        self.fixed = fixed              # a statement that stays

    def children(self):
        return [part for part in self.parts if isinstance(part, (Node, Block))]


class Block(list):
    """Statements in braces."""

    def children(self):
        return list(self)


class Printer:
    def __init__(self):
        self.site = 0

    def text(self, part, depth=1):
        if isinstance(part, str):
            return ''.join(self._next() if c == '@' else c for c in part)
        if isinstance(part, Block):
            pad = '  ' * (depth + 1)
            body = ''.join(f'{pad}{self.text(s, depth + 1)}\n' for s in part)
            return '{\n' + body + '  ' * depth + '}'
        return ''.join(self.text(p, depth) for p in part.parts)

    def _next(self):
        self.site += 1
        return str(self.site)


class Kernel:
    """One kernel with its functions and its launch."""

    def __init__(self, name, functions, body, launch):
        self.name, self.functions, self.body, self.launch = name, functions, body, launch

    def source(self):
        printer = Printer()
        pieces = [printer.text(function, 0) for function in self.functions]
        pieces.append(
            f'extern "C" __global__ void {self.name}(const int* {self.launch["restrict"]}in, '
            f'const float* {self.launch["restrict"]}inf,\n    const double* {self.launch["restrict"]}ind, '
            'u64* out, int* outi, float* outf, int* cells, u64* wideCells,\n'
            '    int n, u32 u, float f, i64 l) ' + printer.text(self.body, 0))
        return '\n'.join(pieces) + '\n'

    def launch_line(self):
        launch = self.launch
        return ' '.join(map(str, [self.name, *launch['grid'], *launch['block'], launch['shared'], launch['n']]))
