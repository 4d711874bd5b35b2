#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs what the documentation of hipify shows.

usage: docs_test.py HIPIFY ROOT CHECK     CHECK is one of the functions named check_* below

A fenced block whose info string has file=NAME is a file of the sandbox that the commands run in.
In a console block, lines that begin with `$ ` are commands, the others what they print (standard
output and error together); a line `...` stands for any number of lines.
"""
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# Ids that no example can cause: two of our own rules disagree, the parser stops.
WITHOUT_EXAMPLE = {"hip-edit-conflict", "hip-lexical-only"}


class Block:
    def __init__(self, info, text, line):
        words = info.split()
        self.kind = words[0] if words else ""
        self.file = next((word[5:] for word in words if word.startswith("file=")), None)
        self.options = [word for word in words[1:] if word.startswith("-")]
        self.by_hand = "by-hand" in words
        self.text, self.line = text, line


def blocks(text):
    found, start = [], None
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.startswith("```"):
            if start is None:
                start = number
            else:
                found.append(Block(lines[start][3:].strip(), "".join(lines[start + 1:number]), start + 1))
                start = None
    return found


def run(command, folder):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


def ids_of(root):
    return re.findall(r'"(hip-[a-z-]+)"', (root / "hipify/report/Diagnostics.def").read_text())


def reported_ids(root):
    """The ids that some part of hipify reports; an id may be reserved for a rule that is still to come."""
    names = dict(re.findall(r'HIPIFY_DIAGNOSTIC\((\w+), "(hip-[a-z-]+)"', (root / "hipify/report/Diagnostics.def").read_text()))
    code = "".join(path.read_text() for path in (root / "hipify").rglob("*.cpp"))
    return {id for name, id in names.items() if f"DiagnosticId::{name}" in code}


def check_diagnostics(hipify, root):
    """Each id has a section whose example causes it, and whose remedy does not."""
    text = (root / "docs/diagnostics.md").read_text()
    sections = dict(zip(re.findall(r"^## (hip-[a-z-]+)$", text, re.M), re.split(r"^## hip-[a-z-]+$", text, flags=re.M)[1:]))
    for id in ids_of(root):
        if id not in sections:
            yield f"docs/diagnostics.md has no section ({id})"
        elif id in reported_ids(root) - WITHOUT_EXAMPLE:
            yield from (f"docs/diagnostics.md, {id}: {problem}" for problem in example(hipify, id, blocks(sections[id])))
    for id in sections.keys() - set(ids_of(root)):
        yield f"docs/diagnostics.md has a section for what hipify never reports ({id})"


def example(hipify, id, found):
    if not found:
        yield "there is no example"
        return
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        project = [block for block in found if block.file]
        before = found[0]
        if project:
            for block in project:
                path = folder / "project" / block.file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(block.text)
            result = run([hipify, *before.options, "project", "-o", "out"], folder)
        else:
            (folder / "example.cu").write_text(before.text)
            result = run([hipify, *before.options, "example.cu"], folder)
        if f"[{id}]" not in result.stderr:
            yield f"the example does not cause it, but: {result.stderr.strip()}"
        for after in found:
            if after.kind != "hip":
                continue
            if after.by_hand:
                (folder / "after.hip").write_text(after.text)
                again = run([hipify, *after.options, "after.hip"], folder)
                if f"[{id}]" in again.stderr:
                    yield f"the remedy causes it too: {again.stderr.strip()}"
            elif after.options:
                changed = run([hipify, *after.options, "example.cu"], folder)
                if changed.stdout != after.text:
                    yield f"with {' '.join(after.options)} the translation is another:\n{changed.stdout}"
            elif result.stdout != after.text:
                yield f"the translation is another:\n{result.stdout}"


def matches(expected, printed):
    """Compares line by line; `...` in what is expected stands for any lines."""
    pattern = "".join(r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line) + r"\n" for line in expected)
    return re.fullmatch(pattern, printed if printed.endswith("\n") or not printed else printed + "\n") is not None


def check_guide(hipify, root):
    """The commands of the guide print what it shows, one after the other in one folder."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        environment = {**os.environ, "PATH": f"{pathlib.Path(hipify).resolve().parent}:{os.environ['PATH']}", "LC_ALL": "C"}
        commands = 0
        for block in blocks((root / "docs/hipify.md").read_text()):
            if block.file:
                (folder / block.file).parent.mkdir(parents=True, exist_ok=True)
                (folder / block.file).write_text(block.text)
            if block.kind != "console":
                continue
            for step in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
                command, *expected = step.splitlines()
                commands += 1
                result = subprocess.run(["sh", "-c", command], cwd=folder, env=environment, text=True, timeout=120,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                if not matches(expected, result.stdout):
                    yield f"docs/hipify.md:{block.line}: `{command}` prints\n{result.stdout}"
        if commands < 10:
            yield f"docs/hipify.md shows too few commands ({commands})"


def listed_options(root):
    text = (root / "hipify/pipeline/Options.def").read_text()
    rows = re.findall(r'^HIPIFY_OPTION\("([^"]+)",\s*(\w+),[^"]*"([^"]*)', text, re.M)
    return [("-" if len(name) == 1 else "--") + name for name, _, help in rows if help]


def check_manual(hipify, root):
    """Each option and each id stands in the manual page, and roff has nothing to say about it."""
    page = run([hipify, "--man"], root).stdout
    plain = page.replace("\\-", "-")
    for word in [*listed_options(root), *ids_of(root)]:
        if f"\\fB{word}\\fR" not in plain:
            yield f"the manual page does not name {word}"
    if shutil.which("groff"):
        warnings = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z"], input=page, capture_output=True, text=True).stderr
        if warnings:
            yield f"groff complains: {warnings}"


def press_tab(hipify, typed):
    """What an interactive bash makes of `typed` and the tabulator key."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(PS1="> ", TERM="dumb", INPUTRC="/dev/null")
        os.execvp("bash", ["bash", "--norc", "--noprofile", "-i"])

    def send(text, answer):
        """Types the text and reads until the answer has come, for a minute at most."""
        os.write(terminal, text.encode())
        out, end = "", time.time() + 60
        while answer not in out and time.time() < end:
            if select.select([terminal], [], [], 0.2)[0]:
                out += os.read(terminal, 4096).decode(errors="replace")
        return out

    try:
        send(f"source <({hipify} --completion=bash); echo rea''dy\n", "ready")
        return send(typed + "\t", "-syntax")
    finally:
        os.kill(pid, signal.SIGKILL)
        os.close(terminal)
        os.waitpid(pid, 0)


def complete(hipify, word):
    script = f'source <({hipify} --completion=bash); COMP_WORDS=(hipify {word}); COMP_CWORD=1; _hipify; echo "${{COMPREPLY[@]}}"'
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60).stdout.split()


def check_completion(hipify, root):
    """The shells know every option."""
    offered = {word.rstrip("=") for word in complete(hipify, "-")}
    for option in listed_options(root):
        if option not in offered:
            yield f"bash does not offer {option}"
    if complete(hipify, "--hip-k") != ["--hip-kernel-execution-syntax"]:
        yield f"bash completes --hip-k to {complete(hipify, '--hip-k')}"
    typed = press_tab(hipify, "hipify --hip-k")
    if "ernel-execution-syntax" not in typed:
        yield f"the tabulator after --hip-k gives {typed!r}"
    zsh = run([hipify, "--completion=zsh"], root).stdout
    for option in listed_options(root):
        if not re.search(rf"'\*?{re.escape(option)}[=+\[-]", zsh):
            yield f"zsh does not offer {option}"
    if not zsh.startswith("#compdef hipify "):
        yield "the script for zsh does not begin with #compdef hipify"
    if shutil.which("zsh"):
        syntax = subprocess.run(["zsh", "-n"], input=zsh, capture_output=True, text=True)
        if syntax.returncode != 0:
            yield f"zsh complains: {syntax.stderr}"
    if run([hipify, "--completion=fish"], root).returncode != 2:
        yield "a shell that is not known is taken"


def check_coverage(hipify, root):
    """The overview counts what the pages list, and a page has each row of its table."""
    total = 0
    for table in sorted((root / "hipify/api").glob("*.tsv")):
        page = run([hipify, f"--print-table={table.stem}"], root).stdout
        names = {line.split("\t")[0] for line in table.read_text().splitlines()[1:]}
        listed = set(re.findall(r"^\| `([^`]+)` \|", page, re.M))
        total += len(names)
        if names != listed:
            yield f"the page of {table.stem} lacks {sorted(names - listed)[:5]} and has {sorted(listed - names)[:5]} too many"
        if run([hipify, f"--print-table=csv:{table.stem}"], root).stdout.count("\n") != len(names) + 1:
            yield f"the CSV of {table.stem} has not {len(names) + 1} lines"
    if f"| {total} |" not in run([hipify, "--print-table"], root).stdout:
        yield f"the overview does not count {total} names"
    wrong = run([hipify, "--print-table=blass"], root)
    if wrong.returncode != 2 or "it has blas, complex" not in wrong.stderr:
        yield f"a library that is not known is taken: {wrong.stderr}"


def main(hipify, root, check):
    problems = list(globals()[f"check_{check}"](str(pathlib.Path(hipify).resolve()), pathlib.Path(root).resolve()))
    print("\n".join(problems) or f"{check}: nothing wrong")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
