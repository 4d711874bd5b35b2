# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements by which threads learn of each other: warp operations, barriers, shared memory, atomics."""
from expressions import INTEGERS
from tree import Block, Node

SHARED = 1024  # elements of each shared array


class Communication:
    def full(self, context):
        """Whether every lane of every warp is here."""
        return context.level in 'UW' and not self.early and self.threads % 64 == 0

    def shuffle(self, scope, context):
        r = self.random
        name, kind = r.choice(scope.varying)
        value = self.e.value(scope, kind, 2)
        width = r.choice(['warpSize', 'warpSize', '32', '16', '8', '4', '2'])
        operation = r.choice(['__shfl', '__shfl_up', '__shfl_down', '__shfl_xor'])
        by = Node(str(r.choice([1, 2, 4, 8, 16, 3])), literal='1')
        if operation == '__shfl' or r.random() < 0.25:
            by = self.e.index(scope, 31)
        if self.full(context) and not context.in_loop and not context.result and context.depth == 0:
            return Node(f'FUZZ_SITE(@) {name} = {operation}(', value, ', ', by, f', {width});')
        otherwise = self.e.value(scope, kind, 1)
        return Node(f'FUZZ_SITE(@) {name} = {operation}Guarded<{kind}>(', value, ', ', by, f', {width}, ',
                    otherwise, ');')

    def vote(self, scope, context):
        r = self.random
        name, kind = r.choice(scope.varying)
        way = r.random()
        if way < 0.5:
            operation = r.choice(['__ballot', '__any', '__all'])
            return Node(f'FUZZ_SITE(@) {name} = fuzzTo<{kind}>({operation}(', self.e.condition(scope), '));')
        integers = [v for v in scope.varying if v[1] in INTEGERS]
        if not integers or way < 0.6:
            return Node(f'FUZZ_SITE(@) {name} = fuzzTo<{kind}>(__activemask());')
        name, kind = r.choice(integers)
        value = self.e.value(scope, kind, 2)
        if way < 0.8:
            return Node(f'FUZZ_SITE(@) {name} = __reduce_{r.choice(["add", "min", "max", "and", "or", "xor"])}_sync(~0ull, ',
                        value, ');')
        small = Node(f'{kind}(', self.e.index(scope, 3), ')', literal=f'{kind}(1)')
        if way < 0.92:
            return Node(f'FUZZ_SITE(@) {name} = {kind}(__match_any_sync(~0ull, ', small, '));')
        if not scope.inputs:
            return self.assign(scope, context)
        return Node(f'FUZZ_SITE(@) {name} = {kind}(__match_all_sync(~0ull, ', small, f', &found)); {name} += {kind}(found);')

    def permutation(self):
        """Where a thread writes: another place for each thread."""
        r = self.random
        return r.choice(['tid', 'tid', f'({self.threads - 1} - tid)', f'(tid + {r.randint(1, 50)})',
                         f'((tid + {r.randint(1, 50)}) % {self.threads})', 'tid * 3' if self.threads <= 300 else 'tid'])

    def exchange(self, scope, context):
        r = self.random
        array, element = r.choice(self.shared)
        name, kind = r.choice(scope.varying)
        value = self.e.value(scope, element)
        reads = Block()
        for _ in range(r.randint(1, 2)):
            reads.append(Node(f'{name} = fuzzTo<{kind}, {element}>({array}[', self.e.index(scope, SHARED - 1), ']);'))
            name, kind = r.choice(scope.varying)
        between = self.statements(scope, context.to(level='D', depth=3, in_loop=False), r.choice([0, 0, 1]))
        return Node(f'{array}[{self.permutation()}] = ', value, '; __syncthreads(); ', between, ' ', reads,
                    ' __syncthreads();')

    def warp_exchange(self, scope, context):
        array, element = self.random.choice(self.shared)
        name, kind = self.random.choice(scope.varying)
        lane = self.random.randrange(64)
        # Elements of lanes beyond the block are those that the kernel wrote first.
        return Node(f'{array}[tid] = ', self.e.value(scope, element),
                    f'; FUZZ_SITE(@) __syncwarp(); {name} = fuzzTo<{kind}, {element}>({array}[tid / warpSize * warpSize + '
                    f'(tid + {lane}) % warpSize]); FUZZ_SITE(@) __syncwarp();')

    def barrier(self, scope, context):
        return Node('__syncthreads();')

    def block_vote(self, scope, context):
        operation = self.random.choice(['count', 'and', 'or'])
        own = [v for v in scope.uniform if v[0].startswith('s') and v[1] != 'f32']
        if not own or context.result:
            return Node('__syncthreads();')
        name, kind = self.random.choice(own)
        return Node(f'{name} = {kind}(__syncthreads_{operation}(', self.e.condition(scope), '));')

    def divergent_barrier(self, scope, context):
        """Both sides pass the same number of barriers, which are others in the text."""
        r = self.random
        plain = context.to(level='D', depth=2, in_loop=False)
        array, element = r.choice(self.shared)
        sides = []
        for _ in range(2):
            name, kind = r.choice(scope.varying)
            sides.append(Node('{ ', self.statements(scope, plain, r.randint(0, 1)), f' {array}[tid] = ',
                              self.e.value(scope, element), '; __syncthreads(); ',
                              self.statements(scope, plain, r.randint(0, 1)),
                              f' {name} = fuzzTo<{kind}, {element}>({array}[', self.e.index(scope, SHARED - 1),
                              ']); __syncthreads(); }'))
        return Node('if (', self.e.condition(scope), ') ', sides[0], ' else ', sides[1], instead=sides)

    def atomic(self, scope, context):
        r = self.random
        row = r.randrange(6)
        operation = ['atomicAdd', 'atomicMin', 'atomicMax', 'atomicAnd', 'atomicOr', 'atomicXor'][row]
        array, kind = r.choice([('cells', 'i32'), ('wideCells', 'u64')])
        if operation == 'atomicAdd' and kind == 'i32':
            value = Node('int(', self.e.index(scope, 255), ')', literal='1')
        else:
            value = self.e.value(scope, kind, 2)
        if kind == 'u64':
            kind = 'unsigned long'
        return Node(f'{operation}<{kind}>(&{array}[{row * 64} + ', self.e.index(scope, 63), '], ', value, ');')
