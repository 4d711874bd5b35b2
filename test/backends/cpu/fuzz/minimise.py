# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a failing kernel small: delta reduction over the generator's own tree.

Every change keeps the kernel's result defined, so the reference stays right about each candidate:
statements go, a branch or loop becomes one of its bodies, an expression a literal, the launch less.
"""
import copy
import re
import tempfile

import build as builder
from tree import Block, Kernel, Node

BATCH = 24  # candidates in one translation unit


def slots(kernel):
    """Each (list, index) at which the tree holds a child, outer ones first."""
    found = []

    def visit(parts):
        for i, part in enumerate(parts):
            if not isinstance(part, (Node, Block)):
                continue
            found.append((parts, i))
            visit(part if isinstance(part, Block) else part.parts)

    visit(kernel.functions)
    for part in [kernel.body]:
        visit(part)
    return found


def blocks(kernel):
    return [kernel.body] + [holder[i] for holder, i in slots(kernel) if isinstance(holder[i], Block)]


def changes(kernel):
    """Functions that change a copy of the kernel, those that remove most first."""
    for number, block in enumerate(blocks(kernel)):
        size = len(block)
        while size >= 1:
            for start in range(0, len(block), size):
                yield lambda k, n=number, a=start, b=start + size: remove(blocks(k)[n], a, b)
            size //= 2
    for number, (holder, i) in enumerate(slots(kernel)):
        part = holder[i]
        if isinstance(part, Block):
            continue
        for which in range(len(part.instead)):
            yield lambda k, n=number, w=which: replace(k, n, lambda part, w=w: part.instead[w])
    for number, (holder, i) in enumerate(slots(kernel)):
        part = holder[i]
        if isinstance(part, Node) and part.literal is not None and part.parts != [part.literal]:
            yield lambda k, n=number: replace(k, n, lambda part: Node(part.literal))
    for key in ('grid', 'block'):
        for axis in range(3):
            size = kernel.launch[key][axis]
            for smaller in sorted({1, size // 2, size - 1, 64}):
                if 0 < smaller < size:
                    yield lambda k, key=key, axis=axis, s=smaller: shrink(k, key, axis, s)


def remove(block, start, end):
    block[start:end] = [s for s in block[start:end] if isinstance(s, Block) or s.fixed]


def replace(kernel, number, make):
    holder, i = slots(kernel)[number]
    holder[i] = make(holder[i])


def shrink(kernel, key, axis, size):
    before = list(kernel.launch[key])
    after = before[:axis] + [size] + before[axis + 1:]
    threads = lambda b: b[0] * b[1] * b[2]
    if key == 'block' and threads(before) % 64 == 0 and threads(after) % 64:
        return  # shuffles may rely on full warps
    kernel.launch[key] = tuple(after)


def renamed(kernel, name):
    class Renamed(Kernel):
        def source(self):
            return re.sub(rf'\b{kernel.name}(?=_|\b)|(?<=_){kernel.name}\b', name, kernel.source())

    return Renamed(name, kernel.functions, kernel.body, kernel.launch)


def dropped(kernel):
    """Without the functions that nothing calls."""
    text = kernel.source()
    for function in list(kernel.functions):
        found = re.search(r' (\w+)\(', ''.join(p for p in function.parts if isinstance(p, str)))
        if found and text.count(found.group(1) + '(') < 2:
            kernel.functions.remove(function)
    return kernel


class Minimiser:
    def __init__(self, tools, configuration, fails_to_compile):
        self.tools, self.configuration = tools, configuration
        self.batch = 1 if fails_to_compile else BATCH

    def failing(self, candidates):
        """The smallest candidate that still fails, or None."""
        named = [renamed(c, f'c{i}') for i, c in enumerate(candidates)]
        with tempfile.TemporaryDirectory() as folder:
            found = builder.run(self.tools, named, [self.configuration], folder)
        if self.batch == 1:
            return candidates[0] if any(c != 'reference' for _, c, _ in found) else None
        still = [c for i, c in enumerate(candidates) if any(kernel == f'c{i}' for kernel, _, _ in found)]
        return min(still, key=lambda c: len(c.source()), default=None)

    def candidates(self, kernel, first):
        """Pairs (number, candidate); all changes once, from the first on and then those before."""
        seen = {kernel.source() + kernel.launch_line()}
        all_changes = list(changes(kernel))
        for number in [*range(first, len(all_changes)), *range(min(first, len(all_changes)))]:
            candidate = copy.deepcopy(kernel)
            all_changes[number](candidate)
            text = dropped(candidate).source() + candidate.launch_line()
            if text not in seen:
                seen.add(text)
                yield number, candidate

    def step(self, kernel, first):
        """The next smaller kernel that fails and the number of its change, or None."""
        waiting = []
        for number, candidate in self.candidates(kernel, first):
            waiting.append(candidate)
            if len(waiting) == self.batch:
                found, waiting = self.failing(waiting), []
                if found:
                    return found, max(number - self.batch, 0)
        found = self.failing(waiting) if waiting else None
        return (found, 0) if found else None

    def run(self, kernel, tell=lambda kernel: None):
        first = 0
        while step := self.step(kernel, first):
            kernel, first = step
            tell(kernel)
        return kernel
