#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What hipify leaves behind when the world around it misbehaves.

survives.py HIPIFY [--kills N] [--large MB]
"""
import argparse
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

OLD = "// %d\n#include <cuda_runtime.h>\nvoid f%d(int* p) { cudaMalloc(&p, 4); cudaFree(p); }\n" + "int x; // filler\n" * 400
HIPIFY = ""


def run(*arguments, cwd=None, env=None, limit=None):
    def restrict():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    return subprocess.run([HIPIFY, *map(str, arguments)], capture_output=True, cwd=cwd, env=env, timeout=240,
                          preexec_fn=restrict)


def tree(folder, count):
    folder.mkdir()
    for i in range(count):
        (folder / f"f{i}.cu").write_text(OLD % (i, i))
    return {i: OLD % (i, i) for i in range(count)}


def whole(folder, old):
    """The translated text, once every file is seen to be wholly old or wholly new and nothing else is there."""
    for i, before in old.items():
        text = (folder / f"f{i}.cu").read_text()
        after = before.replace("cudaMalloc", "hipMalloc").replace("cudaFree", "hipFree")
        after = after.replace("cuda_runtime.h", "hip/hip_runtime.h")
        assert text in (before, after), f"f{i}.cu is neither old nor new:\n{text[:300]}"
        backup = folder / f"f{i}.cu.prehip"
        assert not backup.exists() or backup.read_text() == before, f"f{i}.cu.prehip is not the original"


def leftovers(folder):
    return [p.name for p in folder.rglob("*") if p.name.endswith(".tmp")]


def killed_in_place(work, kills):
    """Killed at any moment, every file is whole, and the next run ends the work and cleans up."""
    for round_ in range(kills):
        folder = work / f"kill{round_}"
        old = tree(folder, 60)
        process = subprocess.Popen([HIPIFY, "--lexical", "--in-place", folder],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random.uniform(0.0, 0.12))
        process.kill()
        process.wait()
        whole(folder, old)
        assert run("--lexical", "--in-place", folder).returncode == 0
        whole(folder, old)
        assert "cudaMalloc" not in (folder / "f0.cu").read_text()
        assert not leftovers(folder), leftovers(folder)


def disk_full(work):
    """A translation that cannot be written is an error, and the original stays."""
    folder = work / "full"
    old = tree(folder, 1)
    result = run("--lexical", "--in-place", "--no-backup", folder / "f0.cu", limit=1000)
    assert result.returncode == 2, result
    assert b"cannot be written" in result.stderr, result.stderr
    assert (folder / "f0.cu").read_text() == old[0]
    assert not leftovers(folder), leftovers(folder)


def two_at_once(work):
    """Two runs over one tree do not mix their texts."""
    folder = work / "two"
    old = tree(folder, 80)
    both = [subprocess.Popen([HIPIFY, "--lexical", "--in-place", folder], stderr=subprocess.PIPE) for _ in range(2)]
    for process in both:
        process.communicate(timeout=240)
    whole(folder, old)
    assert not leftovers(folder), leftovers(folder)


def damaged_cache(work):
    """A cache that is cut, overwritten, in the way or read-only is made anew or passed over."""
    source = work / "user.cu"
    source.write_text("struct T { void cudaFree(int); };\nvoid f(T t) { t.cudaFree(1); cudaFree(0); }\n")
    cache = work / "cache"
    env = dict(os.environ, XDG_CACHE_HOME=str(cache))
    expected = run(source, env=env, cwd=work).stdout
    assert b"t.cudaFree(1); hipFree(0)" in expected, expected
    made = sorted(p.name for p in (cache / "isthmus").iterdir())
    # Another working folder is no reason to make it again.
    assert run(source, env=env, cwd="/").stdout == expected
    assert sorted(p.name for p in (cache / "isthmus").iterdir()) == made
    for damage in ("cut", "overwritten"):
        for path in (cache / "isthmus").iterdir():
            data = path.read_bytes()
            path.write_bytes(data[: len(data) // 2] if damage == "cut" else data[:5000] + bytes(200) + data[5200:])
        result = run(source, env=env)
        assert result.stdout == expected, (damage, result)
    racing = [subprocess.Popen([HIPIFY, source], env=dict(env, XDG_CACHE_HOME=str(work / "race")),
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) for _ in range(2)]
    assert all(p.communicate(timeout=240)[0] == expected for p in racing)
    blocked = work / "blocked"
    blocked.write_text("a file where the cache should be")
    assert run(source, env=dict(env, XDG_CACHE_HOME=str(blocked))).stdout == expected


def endless_parse(work):
    """A file that Clang does not get to the end of is translated by tokens, and the report says so."""
    source = work / "endless.cu"
    source.write_text("template <int N, long M> struct B { B<N - 1, 2 * M> a; B<N - 1, 2 * M + 1> b; };\n"
                      "template <long M> struct B<0, M> {};\nB<40, 0> endless;\nvoid f(int* p) { cudaFree(p); }\n")
    result = run("--parse-seconds=1", source)
    assert b"hipFree(p)" in result.stdout, result
    assert b"hip-lexical-only" in result.stderr, result.stderr


def encodings(work):
    """What no CUDA compiler reads is refused; every other encoding keeps its bytes."""
    source = work / "encoded.cu"
    text = "#include <cuda.h>\n// caf\u00e9\nvoid f(int* p) { cudaFree(p); }\n"
    for encoding in ("utf-16-le", "utf-16-be", "utf-32-le"):
        source.write_bytes(("\ufeff" + text).encode(encoding))
        result = run(source)
        assert result.returncode == 2 and b"UTF-16" in result.stderr and not result.stdout, result
    for data in (text.encode("latin-1"), text.encode(), b"\xef\xbb\xbf" + text.encode(),
                 text.replace("\n", "\r\n").encode(), text.rstrip("\n").encode(), text.encode() + b"\0\0;"):
        source.write_bytes(data)
        result = run(source)
        assert result.stdout == data.replace(b"cuda.h", b"hip/hip_runtime.h").replace(b"cudaFree", b"hipFree"), result


def large(work, megabytes):
    """A large file, and a long line, go through."""
    source = work / "large.cu"
    line = b"__global__ void k(int* p) { if (p[0] < 3) p[1] = (p[2] + 4) * 5; } void g(int* p) { cudaFree(p); }\n"
    source.write_bytes(line * (megabytes * 1000000 // len(line)))
    result = run("--lexical", source, "-o", work / "large.hip")
    size = (work / "large.hip").stat().st_size
    count = source.stat().st_size // len(line)
    assert abs(size - (source.stat().st_size - count)) < 100, result.stderr[-300:]
    source.write_bytes(b"void f(int* p) { " + b"cudaFree(p); " * 80000 + b"}")
    assert run("--lexical", source).stdout.count(b"hipFree(p)") == 80000


def main():
    global HIPIFY
    parser = argparse.ArgumentParser()
    parser.add_argument("hipify")
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--large", type=int, default=10)
    options = parser.parse_args()
    HIPIFY = options.hipify
    random.seed(1)
    with tempfile.TemporaryDirectory(prefix="hipify-survives-") as name:
        work = pathlib.Path(name)
        for check, *arguments in ((killed_in_place, options.kills), (disk_full,), (two_at_once,), (damaged_cache,),
                                  (endless_parse,), (encodings,), (large, options.large)):
            print(check.__doc__.split(".")[0], flush=True)
            check(work, *arguments)


if __name__ == "__main__":
    sys.exit(main())
