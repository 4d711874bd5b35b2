#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Carries one sample through the tools and judges the result.

    samples.py --bin build/bin STEP samples/NAME

Each step starts from a copy of the sample translated by `hipify DIR -o OUT`:
  run-32, run-64  compile with hipcc for the cpu at that warp size, run, compare with expected.txt
  own-build       the same at warp size 32 through the sample's translated Makefile or CMakeLists.txt
  as-is           the sample itself, untranslated, with hipcc for the cpu, by its Makefile where it has one
  gfx90a, sm_90   compile only; skipped (status 77) where the vendor's toolchain is missing
  same-code       the machine code for sm_90 is that of the untranslated sample under nvcc
  changes         the changed lines are those of test/samples/changes/NAME.txt, no others
  no-toolkit      hipify opens no file of a CUDA toolkit (seen by strace; skipped without it)
"""
import argparse
import difflib
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

SKIPPED = 77
SOURCES = ('.hip', '.cpp')


def fail(text):
    print(text)
    sys.exit(1)


def skip(text):
    print(f'skipped: {text}')
    sys.exit(SKIPPED)


def run(command, **options):
    """Standard output of a command; its failure is the test's."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, timeout=500, check=False, **options)
    if done.returncode != 0:
        fail(f'{" ".join(map(str, command))}\nexits {done.returncode}\n{done.stdout}{done.stderr}')
    return done.stdout


def translate(tools, sample, out):
    run([tools / 'hipify', sample, '-o', out])
    return out


def sources(folder):
    return sorted(path for path in folder.rglob('*') if path.suffix in SOURCES)


def includeFlags(folder):
    return [f'-I{folder / "include"}'] if (folder / 'include').is_dir() else []


def compare(program, sample):
    output = run([program], cwd=program.parent)
    expected = (sample / 'expected.txt').read_text()
    if output != expected:
        difference = difflib.unified_diff(expected.splitlines(), output.splitlines(),
                                          'expected.txt', 'output', lineterm='')
        fail('\n'.join(difference))


def runOnCpu(warpSize):
    def step(tools, sample, folder):
        translated = translate(tools, sample, folder / 'hip')
        program = folder / 'program'
        run([tools / 'hipcc', '--platform=cpu', f'--warp-size={warpSize}', '-O2', '-std=c++17',
             *includeFlags(translated), *sources(translated), '-o', program])
        compare(program, sample)
    return step


def ownBuild(tools, sample, folder):
    translated = translate(tools, sample, folder / 'hip')
    environment = dict(os.environ, HIP_PLATFORM='cpu', PATH=f'{tools}:{os.environ["PATH"]}')
    if (translated / 'Makefile').exists():
        run(['make', '-C', translated], env=environment)
        program = translated / sample.name
    else:
        build = translated / 'build'
        run(['cmake', '-S', translated, '-B', build, f'-DCMAKE_PREFIX_PATH={tools.parent}'],
            env=environment)
        run(['cmake', '--build', build], env=environment)
        program = build / sample.name
    compare(program, sample)


def asIs(tools, sample, folder):
    copy = shutil.copytree(sample, folder / 'cuda')
    program = copy / sample.name
    if (copy / 'Makefile').exists():
        environment = dict(os.environ, HIP_PLATFORM='cpu', PATH=f'{tools}:{os.environ["PATH"]}')
        run(['make', '-C', copy, 'NVCC=hipcc'], env=environment)
    else:
        run([tools / 'hipcc', '--platform=cpu', '-O2', '-std=c++17', *includeFlags(copy),
             *sorted(copy.rglob('*.cu')), '-o', program])
    compare(program, sample)


def compileOnly(flags, whyNot):
    def step(tools, sample, folder):
        missing = whyNot()
        if missing:
            skip(missing)
        translated = translate(tools, sample, folder / 'hip')
        for source in sources(translated):
            run([tools / 'hipcc', *flags, '-O2', '-std=c++17', *includeFlags(translated), '-c',
                 source, '-o', folder / (source.stem + '.o')])
    return step


def machineCode(cubin):
    """The bytes of each device function of a cubin, by name: its ELF sections .text.NAME."""
    image = cubin.read_bytes()
    table, = struct.unpack_from('<Q', image, 0x28)
    size, count, names = struct.unpack_from('<HHH', image, 0x3a)
    headers = [struct.unpack_from('<IIQQQQ', image, table + i * size) for i in range(count)]
    code = {}
    for name, _, _, _, offset, length in headers:
        begin = headers[names][4] + name
        text = image[begin:image.index(b'\0', begin)].decode()
        # Names of internal functions hold a hash of the file's name.
        text = re.sub(r'_GLOBAL__N__[0-9a-f]+_\d+_\w+?_(cu|hip)_[0-9a-f]+(_\d+)?', '_GLOBAL__N__', text)
        if text.startswith('.text.'):
            code[text] = image[offset:offset + length]
    return code


def sameMachineCode(tools, sample, folder):
    missing = whyNotNvidia()
    if missing:
        skip(missing)
    translated = translate(tools, sample, folder / 'hip')
    compared = 0
    for source in sorted(sample.rglob('*.cu')):
        ported = (translated / source.relative_to(sample)).with_suffix('.hip')
        flags = ['-arch=sm_90', '-O2', '-std=c++17', '-cubin']
        run([nvidiaTool('nvcc'), *flags, *includeFlags(sample), source, '-o', folder / 'cuda.cubin'])
        run([tools / 'hipcc', '--platform=nvidia', *flags, *includeFlags(translated), ported,
             '-o', folder / 'hip.cubin'])
        cuda, hip = machineCode(folder / 'cuda.cubin'), machineCode(folder / 'hip.cubin')
        for name in sorted(cuda.keys() | hip.keys()):
            if cuda.get(name) != hip.get(name):
                fail(f'{source.name}: {name} differs ({len(cuda.get(name, b""))} bytes by nvcc, '
                     f'{len(hip.get(name, b""))} by hipcc)')
        compared += len(cuda)
    if not compared:
        fail('the sample has no device function to compare')


def whyNotAmd():
    header = pathlib.Path('include/hip/hip_runtime.h')
    places = [os.environ.get('ROCM_PATH', ''), '/opt/rocm', '/usr']
    found = any(place and (pathlib.Path(place) / header).exists() for place in places)
    return None if found else 'no ROCm headers (hip/hip_runtime.h)'


def nvidiaTool(name):
    places = [pathlib.Path(place) / 'bin' / name
              for place in (os.environ.get('CUDA_PATH', ''), '/usr/local/cuda') if place]
    return next((str(place) for place in places if place.exists()), shutil.which(name))


def whyNotNvidia():
    return None if nvidiaTool('nvcc') else 'no CUDA toolkit (nvcc)'


def changes(tools, sample, folder):
    translated = translate(tools, sample, folder / 'hip')
    lines = []
    for path in sorted(sample.rglob('*')):
        if not path.is_file() or path.name == 'expected.txt':
            continue
        name = path.relative_to(sample)
        counterpart = translated / (name.with_suffix('.hip') if path.suffix == '.cu' else name)
        if not counterpart.exists():
            fail(f'{name} has no counterpart in the output')
        difference = difflib.unified_diff(path.read_text().splitlines(),
                                          counterpart.read_text().splitlines(), n=0, lineterm='')
        changed = [line for line in difference if re.match(r'[-+](?![-+]{2} )', line)]
        lines += [f'== {name}', *changed] if changed else []
    golden = pathlib.Path(__file__).parent / 'changes' / f'{sample.name}.txt'
    expected = golden.read_text().splitlines()
    if lines != expected:
        fail('\n'.join(difflib.unified_diff(expected, lines, str(golden), 'translation', lineterm='')))


def noToolkit(tools, sample, folder):
    if not shutil.which('strace'):
        skip('no strace')
    log = folder / 'opened'
    run(['strace', '-f', '-qq', '-e', 'trace=%file', '-e', 'status=successful', '-o', log,
         tools / 'hipify', sample, '-o', folder / 'hip.cubin'])
    toolkit = re.compile(r'"[^"]*(/cuda[-/]|/cuda(_runtime)?(_api)?\.h|/nvcc|libcudart)[^"]*"')
    opened = [line for line in log.read_text().splitlines() if toolkit.search(line)]
    if opened:
        fail('hipify looks into a CUDA toolkit:\n' + '\n'.join(opened[:20]))


STEPS = {
    'run-32': runOnCpu(32),
    'run-64': runOnCpu(64),
    'own-build': ownBuild,
    'as-is': asIs,
    'gfx90a': compileOnly(['--platform=amd', '--offload-arch=gfx90a'], whyNotAmd),
    'sm_90': compileOnly(['--platform=nvidia', '-arch=sm_90'], whyNotNvidia),
    'same-code': sameMachineCode,
    'changes': changes,
    'no-toolkit': noToolkit,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--bin', type=pathlib.Path, required=True, help='folder of hipify and hipcc')
    parser.add_argument('step', choices=STEPS)
    parser.add_argument('sample', type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        STEPS[options.step](options.bin.resolve(), options.sample.resolve(), pathlib.Path(folder))


if __name__ == '__main__':
    main()
