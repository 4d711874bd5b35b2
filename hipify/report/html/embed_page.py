#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Joins page.html, style.css and script.js into two constant C++ texts: the page before and behind its data."""
import pathlib
import sys

CHUNK = 8000  # compilers limit the length of one literal


def literal(text):
    return "\n".join(f'R"page({text[i:i + CHUNK]})page"' for i in range(0, len(text), CHUNK))


def main(output, folder):
    page, style, script = (pathlib.Path(folder, name).read_text(encoding="utf-8")
                           for name in ("page.html", "style.css", "script.js"))
    page = page.replace("@STYLE@", style.strip()).replace("@SCRIPT@", script.strip())
    before, after = page.split("@DATA@")
    pathlib.Path(output).write_text(f"constexpr char kBefore[] =\n{literal(before)};\n"
                                    f"constexpr char kAfter[] =\n{literal(after)};\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
