# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels with a defined result.

A statement is generated for a context: 'U', where all threads of the block that have not returned
are, 'W' for whole warps, 'D' for any threads. Barriers come in U, and in pairs of branches with
the same number of them; warp operations come anywhere but on a way that leaves a loop. Threads
write their own elements only, read elements of others behind a barrier that follows the writes and
precedes the next, and change common cells by atomics whose order does not matter.
"""
from communication import SHARED, Communication
from expressions import TYPES, Expressions, Scope
from tree import Block, Kernel, Node

# Blocks whose rows are a part of a warp, and some that are almost like these.
TILES = [(16, 16, 1), (16, 2, 1), (16, 4, 1), (16, 6, 1), (16, 3, 1), (16, 4, 4), (16, 1, 4), (8, 8, 1), (8, 4, 1),
         (8, 4, 2), (32, 8, 1), (4, 16, 1), (5, 7, 1)]


class Context:
    def __init__(self, level='U', loops=0, divergent_loop=False, in_loop=False, result=None, calls=True,
                 barriers=True, collectives=True, in_switch=False, depth=0):
        self.level, self.loops, self.in_loop, self.divergent_loop = level, loops, in_loop, divergent_loop
        self.result, self.calls, self.barriers, self.collectives = result, calls, barriers, collectives
        self.in_switch, self.depth = in_switch, depth

    def to(self, **changes):
        other = Context()
        other.__dict__.update(self.__dict__)
        other.__dict__.update(changes)
        return other


class Generator(Communication):
    def __init__(self, random, name):
        self.random, self.name = random, name
        self.e = Expressions(random)
        self.functions = []      # Nodes
        self.callable = []       # (name, result type, parameter types)
        self.unique = 0
        self.early = False       # some thread may have returned
        self.shared = []         # (name, type)
        self.features = {f: random.random() < 0.6 for f in
                         ('barriers', 'collectives', 'returns', 'functions', 'goto', 'switch', 'atomics')}

    def fresh(self, stem):
        self.unique += 1
        return f'{stem}{self.unique}'

    def kernel(self):
        r = self.random
        launch = self.launch()
        scope = Scope()
        one = launch['block'][1] == launch['block'][2] == 1 and r.random() < 0.7
        self.threads = launch['block'][0] * launch['block'][1] * launch['block'][2]
        self.total = self.threads * launch['grid'][0] * launch['grid'][1] * launch['grid'][2]
        body = Block()
        tid = ('int(threadIdx.x)' if one else
               'int(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z))')
        block = ('int(blockIdx.x)' if one else
                 'int(blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z))')
        body.append(Node(f'const int tid = {tid};'))
        body.append(Node(f'const int bid = {block};'))
        body.append(Node('const int gid = bid * int(blockDim.x * blockDim.y * blockDim.z) + tid;'))
        body.append(Node('int found = 0;'))
        scope.indices += [('tid', 0, self.threads - 1, False), ('gid', 0, self.total - 1, False),
                          ('bid', 0, self.total // self.threads - 1, True),
                          ('int(threadIdx.x)', 0, launch['block'][0] - 1, False),
                          ('int(threadIdx.y)', 0, launch['block'][1] - 1, False),
                          ('int(threadIdx.z)', 0, launch['block'][2] - 1, False),
                          ('int(blockDim.x)', launch['block'][0], launch['block'][0], True),
                          ('n', launch['n'], launch['n'], True),
                          ('int(u)', launch['n'], launch['n'], True)]
        scope.uniform += [('n', 'i32'), ('u', 'u32'), ('f', 'f32'), ('l', 'i64')]
        if self.features['collectives']:
            scope.indices.append(('int(__lane_id())', 0, 63, False))
        self.declare(scope, body)
        if self.features['functions']:
            for _ in range(r.randint(1, 2)):
                self.function()
        body += self.statements(scope, Context(barriers=self.features['barriers'],
                                               collectives=self.features['collectives']), r.randint(3, 8))
        transposed = r.random() < 0.5
        for i, (name, _) in enumerate([v for v in scope.varying if v[0] != 'found'][:6] + scope.uniform[-2:]):
            at = f'{i} * {self.total} + gid' if transposed else f'gid * 8 + {i}'
            body.append(Node(f'out[{at}] = fuzzBits({name});'))
        return Kernel(self.name, self.functions, body, launch)

    def launch(self):
        r = self.random
        way = r.random()
        if way < 0.5:
            block = (r.choice([1, 2, 7, 31, 32, 33, 63, 64, 65, 96, 100, 128, 129, 160, 256]), 1, 1)
        elif way < 0.7:
            block = r.choice(TILES)
        elif way < 0.85:
            block = (r.choice([1, 3, 4, 5, 8, 16, 17, 32]), r.choice([1, 2, 3, 4, 5, 8]), 1)
        else:
            block = (r.choice([1, 2, 3, 5, 8]), r.choice([1, 2, 3, 4]), r.choice([1, 2, 3, 5]))
        grid = (r.choice([1, 2, 3]), 1, 1) if r.random() < 0.7 else (r.choice([1, 2]), r.choice([1, 2]), 2)
        return {'grid': grid, 'block': block, 'shared': SHARED * 8, 'n': r.randint(1, 40),
                'restrict': r.choice(['', '__restrict__ '])}

    def declare(self, scope, body):
        r = self.random
        for _ in range(r.randint(2, 6)):
            kind, name = r.choice(TYPES), self.fresh('v')
            body.append(Node(f'{kind} {name} = ', self.e.value(scope, kind, 2), ';'))
            scope.varying.append((name, kind))
        for _ in range(r.randint(1, 3)):
            kind, name = r.choice(['i32', 'u32', 'i64', 'f32', 'u8']), self.fresh('s')
            body.append(Node(f'{kind} {name} = ', self.e.value(scope, kind, 2, True), ';'))
            scope.uniform.append((name, kind))
        for _ in range(r.choice([0, 0, 1, 2])):
            kind, name, size = r.choice(TYPES), self.fresh('a'), r.choice([1, 3, 4, 8, 17])
            body.append(Node(f'{kind} {name}[{size}]; for (int i = 0; i < {size}; ++i) {name}[i] = {kind}(i + tid);'))
            scope.arrays.append((name, kind, size))
        if self.features['barriers']:
            for i in range(r.randint(1, 2)):
                kind, name = r.choice(TYPES), self.fresh('sh')
                if i == 0 and r.random() < 0.3:
                    name = f'{name}_{self.name}'
                    body.append(Node(f'FUZZ_DYNAMIC({kind}, {name})'))
                else:
                    body.append(Node(f'__shared__ {kind} {name}[{SHARED}];'))
                body.append(Node(f'for (int i = tid; i < {SHARED}; i += {self.threads}) {name}[i] = {kind}(i);'))
                self.shared.append((name, kind))
            body.append(Node('__syncthreads();'))

    def statements(self, scope, context, count):
        block = Block()
        for _ in range(count):
            block.append(self.statement(scope, context))
        return block

    def statement(self, scope, context):
        """One statement of a random kind that the context allows."""
        r = self.random
        kinds = [(self.assign, 8), (self.store, 2)]
        if context.depth < 4:
            kinds += [(self.branch, 5)]
        if context.depth < 3:
            kinds += [(self.loop, 5), (self.while_loop, 2), (self.grid_stride, 1)]
            if self.features['goto'] and context.depth < 2:
                kinds += [(self.irreducible, 2)]
            if self.features['switch']:
                kinds += [(self.switch, 2)]
        if context.collectives:
            kinds += [(self.shuffle, 4), (self.vote, 4)]
            if context.level in 'UW' and context.barriers and self.shared:
                kinds += [(self.warp_exchange, 1)]
        if context.barriers and context.level == 'U' and self.shared:
            kinds += [(self.exchange, 5), (self.block_vote, 2), (self.divergent_barrier, 2), (self.barrier, 1)]
        if self.features['atomics'] and scope.inputs:
            kinds += [(self.atomic, 2)]
        if self.callable and context.calls:
            kinds += [(self.call, 3)]
        if self.features['returns'] and (context.depth > 0 or r.random() < 0.3):
            kinds += [(self.leave, 1)]
        if context.in_loop and not context.in_switch and (context.divergent_loop or context.level == 'U'):
            kinds += [(self.jump, 3)]
        chosen = r.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
        return chosen(scope, context)

    def assign(self, scope, context):
        r = self.random
        own = [v for v in scope.uniform if v[0].startswith('s')]
        if context.level == 'U' and own and not context.result and r.random() < 0.3:
            name, kind = r.choice(own)
            return Node(f'{name} = ', self.e.value(scope, kind, 2, True), ';')
        if scope.arrays and r.random() < 0.25:
            name, kind, size = r.choice(scope.arrays)
            return Node(f'{name}[', self.e.index(scope, size - 1), '] = ', self.e.value(scope, kind), ';')
        name, kind = r.choice(scope.varying)
        return Node(f'{name} = ', self.e.value(scope, kind), ';')

    def simple(self, scope, context):
        return Block(self.assign(scope, context.to(level='D')) for _ in range(self.random.randint(0, 2)))

    def store(self, scope, context):
        if not scope.inputs:
            return self.assign(scope, context)
        array, kind = self.random.choice([('outi', 'i32'), ('outf', 'f32')])
        slot = self.random.randrange(8)
        value = self.e.value(scope, kind)
        if kind == 'f32':
            value = Node('fuzzTo<f32>(fuzzTo<i8>(', value, '))', literal='f32(1)')
        return Node(f'{array}[{slot * self.total} + gid] = ', value, ';')

    def branch(self, scope, context):
        r = self.random
        inner = context.to(depth=context.depth + 1)
        way = r.random()
        if context.level == 'U' and way < 0.35:
            condition = self.e.condition(scope, 2, True)
        elif context.level in 'UW' and way < 0.5 and self.features['collectives'] and self.threads:
            condition = Node(f'(tid / warpSize % {r.choice([2, 3])} == 0)', literal='true')
            inner = inner.to(level='W')
        else:
            condition = self.e.condition(scope, 2)
            inner = inner.to(level='D')
        yes = self.statements(scope, inner, r.randint(1, 3))
        if r.random() < 0.5:
            return Node('if (', condition, ') ', yes, instead=[yes])
        no = self.statements(scope, inner, r.randint(1, 3))
        return Node('if (', condition, ') ', yes, ' else ', no, instead=[yes, no])

    def inside(self, context, uniform, divergent):
        level = context.level if uniform and not divergent else 'D'
        return context.to(level=level, depth=context.depth + 1, in_loop=True, in_switch=False,
                          divergent_loop=divergent)

    def loop(self, scope, context):
        r = self.random
        uniform = r.random() < 0.6
        divergent = not uniform or r.random() < 0.3  # threads may leave it in different iterations
        name = self.fresh('it')
        inner = scope.copy()
        bound = r.randint(1, 5)
        limit = Node(str(bound), literal='1')
        if r.random() < 0.7:
            # Where the level is not U, a uniform bound still makes a uniform counter.
            limit = Node('(1 + ', self.e.index(scope, bound - 1, uniform), ')', literal='1')
        start, step = r.choice([0, 0, 1]), r.choice([1, 1, 2])
        inner.indices.append((name, start, bound + 1, uniform and not divergent))
        body = self.statements(inner, self.inside(context, uniform, divergent), r.randint(1, 4))
        unroll = r.choice(['', '', '', '_Pragma("unroll") ', '_Pragma("unroll 1") '])
        return Node(f'{{ FUZZ_LOOP(@) {unroll}for (int {name} = {start}; {name} < ', limit,
                    f'; {name} += {step}) {{ FUZZ_NEXT ', body, ' } }',
                    instead=[Node(f'do {{ int {name} = 0; FUZZ_SITE(@) ', body, ' } while (0);')])

    def while_loop(self, scope, context):
        r = self.random
        fuel = self.fresh('fuel')
        body = self.statements(scope, self.inside(context, False, True), r.randint(1, 4))
        condition = self.e.condition(scope, 2)
        instead = [Node('do ', body, ' while (0);')]
        count = r.randint(2, 6)
        if r.random() < 0.5:
            return Node(f'{{ FUZZ_LOOP(@) int {fuel} = {count}; while (', condition,
                        f' && {fuel}-- > 0) {{ FUZZ_NEXT ', body, ' } }', instead=instead)
        return Node(f'{{ FUZZ_LOOP(@) int {fuel} = {count}; do {{ FUZZ_NEXT ', body, ' } while (--', fuel, ' > 0 && ',
                    condition, '); }', instead=instead)

    def grid_stride(self, scope, context):
        if not scope.inputs:
            return self.assign(scope, context)
        r = self.random
        name = self.fresh('at')
        count = min(self.total * r.randint(1, 4) + r.randint(0, 5), 4 * self.total + 5, 8 * self.total, 3000)
        inner = scope.copy()
        inner.indices.append((name, 0, max(count, self.total), False))
        body = self.statements(inner, self.inside(context, False, True), r.randint(1, 3))
        if r.random() < 0.5:
            body.append(Node(f'outi[{name}] = ', self.e.value(inner, 'i32'), ';'))
        return Node(f'{{ FUZZ_LOOP(@) for (int {name} = gid; {name} < {count}; {name} += {self.total}) {{ FUZZ_NEXT ',
                    body, ' } }', instead=[Node(f'do {{ int {name} = gid; FUZZ_SITE(@) ', body, ' } while (0);')])

    def irreducible(self, scope, context):
        """Two entries into a cycle of gotos."""
        r = self.random
        label, fuel = self.fresh('label'), self.fresh('fuel')
        plain = context.to(level='D', depth=3, collectives=False, in_loop=False, barriers=False, calls=False)
        first, second = (self.statements(scope, plain, r.randint(1, 2)) for _ in range(2))
        return Node(f'{{ int {fuel} = {r.randint(1, 4)}; if (', self.e.condition(scope), f') goto {label}_b; {label}_a: ',
                    first, f' {label}_b: ', second, f' if (--{fuel} > 0 && ', self.e.condition(scope),
                    f') goto {label}_a; }}', instead=[first, second])

    def switch(self, scope, context):
        r = self.random
        uniform = context.level == 'U' and r.random() < 0.3
        inner = context.to(depth=context.depth + 1, in_switch=True, level=context.level if uniform else 'D')
        cases = r.randint(2, 4)
        parts = ['switch (', self.e.index(scope, 7, uniform), ') { ']
        blocks = []
        for i in range(cases):
            blocks.append(self.statements(scope, inner, r.randint(1, 2)))
            parts += [f'case {i}: ' if i + 1 < cases else 'default: ', blocks[-1],
                      r.choice([' break; ', ' break; ', ' '])]
        return Node(*parts, '}', instead=blocks)

    def jump(self, scope, context):
        uniform = not context.divergent_loop
        condition = self.e.condition(scope, 2, uniform)
        way = self.random.choice(['break;', 'continue;'])
        return Node('if (', condition, ') { ', self.simple(scope, context), f' {way} }}')

    def leave(self, scope, context):
        if context.result:
            return Node('if (', self.e.condition(scope), ') { ', self.simple(scope, context), ' return ',
                        self.e.value(scope, context.result, 1), '; }')
        self.early = True
        return Node('if (', self.e.condition(scope), ') { ', self.simple(scope, context), ' return; }')

    def function(self):
        """A device function of values; half of them return early, some are not to be inlined."""
        r = self.random
        name, result = f'{self.name}_{self.fresh("f")}', r.choice(TYPES)
        parameters = [(self.fresh('arg'), r.choice(TYPES)) for _ in range(r.randint(1, 3))]
        scope = Scope()
        scope.inputs = False
        scope.varying += parameters
        body = Block([Node('FUZZ_LOOP(@)', fixed=True)])
        kind, local = r.choice(TYPES), self.fresh('v')
        body.append(Node(f'{kind} {local} = ', self.e.value(scope, kind, 2), ';', fixed=True))
        scope.varying.append((local, kind))
        scope.indices.append(('int(threadIdx.x)', 0, 1023, False))
        context = Context(level='D', depth=1, result=result, barriers=False, calls=False,
                          collectives=self.features['collectives'] and r.random() < 0.6)
        body += self.statements(scope, context, r.randint(1, 4))
        body.append(Node('return ', self.e.value(scope, result, 2), ';', fixed=True))
        arguments = ', '.join(f'{t} {n}' for n, t in parameters)
        noinline = r.choice(['', '__noinline__ '])
        self.functions.append(Node(f'static __device__ {noinline}{result} {name}({arguments}) ', body))
        self.callable.append((name, result, [t for _, t in parameters]))

    def call(self, scope, context):
        r = self.random
        function, result, types = r.choice(self.callable)
        name, kind = r.choice(scope.varying)
        parts = [f'FUZZ_SITE(@) {name} = fuzzTo<{kind}, {result}>({function}(']
        for i, t in enumerate(types):
            parts += [', ' if i else '', self.e.value(scope, t, 2)]
        return Node(*parts, '));')
