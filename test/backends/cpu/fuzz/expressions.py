# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random expressions: values of every type, indices whose range is known, conditions."""
from tree import Node

INTEGERS = ['i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64']
FLOATS = ['f32', 'f64']
TYPES = INTEGERS + FLOATS
ANY = ['fuzzAdd', 'fuzzSub', 'fuzzMul', 'fuzzMin', 'fuzzMax', 'fuzzDiv', 'fuzzRem']
BITS = ['fuzzAnd', 'fuzzOr', 'fuzzXor', 'fuzzShl', 'fuzzShr']
INPUTS = 4096


class Scope:
    """What expressions may use at a place. Uniform names hold the same in all threads of the block."""

    def __init__(self):
        self.varying = []   # (name, type)
        self.uniform = []   # (name, type)
        self.indices = []   # (name, low, high, uniform)
        self.arrays = []    # (name, type, size): private
        self.inputs = True

    def copy(self):
        other = Scope()
        other.varying, other.uniform = list(self.varying), list(self.uniform)
        other.indices, other.arrays, other.inputs = list(self.indices), list(self.arrays), self.inputs
        return other


class Expressions:
    def __init__(self, random):
        self.random = random

    def literal(self, kind):
        r = self.random
        if kind in FLOATS:
            return f'{kind}({r.randint(-64, 64) / 4})'
        return f'{kind}({r.choice([0, 1, 2, 3, 5, 7, r.randint(-100, 100), r.randint(0, 2**31 - 1)])})'

    def value(self, scope, kind, depth=3, uniform=False):
        """An expression of the type; the same in all threads if uniform."""
        r = self.random
        names = [n for n, t in scope.uniform if t == kind]
        if not uniform:
            names += [n for n, t in scope.varying if t == kind] * 2
        if depth <= 0 or r.random() < 0.15:
            if names and r.random() < 0.9:
                return Node(r.choice(names), literal=self.literal(kind))
            return Node(self.literal(kind), literal=f'{kind}(1)')
        way = r.random()
        if way < 0.5:
            operation = r.choice(ANY if kind in FLOATS else ANY + BITS)
            a, b = self.value(scope, kind, depth - 1, uniform), self.value(scope, kind, depth - 1, uniform)
            return Node(operation, f'<{kind}>(', a, ', ', b, ')', literal=f'{kind}(1)', instead=[a, b])
        if way < 0.62:
            other = r.choice(TYPES)
            a = self.value(scope, other, depth - 1, uniform)
            return Node(f'fuzzTo<{kind}>(', a, ')', literal=f'{kind}(1)', instead=[a] if other == kind else [])
        if way < 0.72:
            c = self.condition(scope, depth - 1, uniform)
            a, b = self.value(scope, kind, depth - 1, uniform), self.value(scope, kind, depth - 1, uniform)
            return Node('(', c, ' ? ', a, ' : ', b, ')', literal=f'{kind}(1)', instead=[a, b])
        if way < 0.8:
            return Node(f'{kind}(', self.index(scope, 127, uniform), ')', literal=f'{kind}(1)')
        if way < 0.92 and scope.inputs:
            array, element = r.choice([('in', 'i32'), ('in', 'i32'), ('inf', 'f32'), ('ind', 'f64')])
            at = self.index(scope, INPUTS - 1, uniform)
            return Node(f'fuzzTo<{kind}, {element}>({array}[', at, '])', literal=f'{kind}(1)')
        if scope.arrays and not uniform:
            name, element, size = r.choice(scope.arrays)
            return Node(f'fuzzTo<{kind}, {element}>({name}[', self.index(scope, size - 1, False), '])',
                        literal=f'{kind}(1)')
        return self.value(scope, kind, depth - 1, uniform)

    def condition(self, scope, depth=2, uniform=False):
        r = self.random
        way = r.random()
        if way < 0.15 and depth > 0:
            a, b = self.condition(scope, depth - 1, uniform), self.condition(scope, depth - 1, uniform)
            return Node('(', a, r.choice([' && ', ' || ']), b, ')', literal='true', instead=[a, b])
        if way < 0.55:
            at = self.index(scope, INPUTS - 1, uniform)
            modulus = r.choice([2, 3, 4, 5, 8])
            return Node('((', at, f') % {modulus} {r.choice(["==", "!=", "<", ">"])} {r.randrange(modulus)})',
                        literal='true')
        kind = r.choice(TYPES)
        a, b = self.value(scope, kind, depth, uniform), self.value(scope, kind, depth, uniform)
        return Node('(', a, f' {r.choice(["<", ">", "==", "!=", "<=", ">="])} ', b, ')', literal='true')

    def index(self, scope, high, uniform=False):
        """An int expression within [0, high], in plain arithmetic where its range allows."""
        node, low, top = self._ranged(scope, uniform, self.random.randint(0, 3))
        if low >= 0 and top <= high:
            return node
        power = 1 << (high + 1).bit_length() - 1  # elements that a mask can reach
        if top - low <= high and self.random.random() < 0.7:
            return Node('(', node, f' - {low})' if low >= 0 else f' + {-low})', literal='0')
        if self.random.random() < 0.3:
            return Node('int((u32(', node, f') + {self.random.randint(0, 99)}u) % {high + 1}u)', literal='0')
        return Node('((', node, f') & {power - 1})', literal='0')

    def _ranged(self, scope, uniform, depth):
        r = self.random
        if depth == 0 or r.random() < 0.2:
            names = [i for i in scope.indices if not uniform or i[3]]
            if names and r.random() < 0.85:
                name, low, high, _ = r.choice(names)
                return Node(name, literal='0' if low <= 0 <= high else str(low)), low, high
            number = r.randint(0, 9)
            return Node(str(number)), number, number
        a, low, high = self._ranged(scope, uniform, depth - 1)
        way = r.random()
        if way < 0.4:
            b, low2, high2 = self._ranged(scope, uniform, depth - 1)
            if way < 0.28:
                return Node('(', a, ' + ', b, ')', literal=None), low + low2, high + high2
            return Node('(', a, ' - ', b, ')', literal=None), low - high2, high - low2
        number = r.randint(1, 7)
        if way < 0.6:
            return Node('(', a, f' * {number})', literal=None), low * number, high * number
        if way < 0.7 and low >= 0:
            return Node('(', a, f' / {number})', literal=None), low // number, high // number
        if way < 0.8 and low >= 0:
            return Node('(', a, f' % {number})', literal=None), 0, number - 1
        if way < 0.88 and low >= 0:
            return Node('(', a, f' ^ {number})', literal=None), 0, (1 << (high | number).bit_length()) - 1
        if way < 0.95:
            bits = r.choice([1, 3, 7, 31])
            return Node('(', a, f' & {bits})', literal=None), 0, bits
        return Node('(', str(number), ' - ', a, ')', literal=None), number - high, number - low
