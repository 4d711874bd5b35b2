#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the program and reads its reports.

usage: end_to_end.py TEST HIPIFY ROOT     TEST is one of the functions test_* below; exit status 77: skipped
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

KERNEL = """#include <cuda_runtime.h>
#include <npp.h>
__global__ void k(float* p) { p[0] = __shfl_down_sync(0xffffffff, p[0], 1); }
void f(float* p) { cudaMalloc(&p, 4); k<<<1, 2>>>(p); cudaGraphSetConditional(h, 1); }
"""
SOURCES = {"src/a.cu": KERNEL.encode(), "src/sub dir/\u00e9.cu": KERNEL.replace("\n", "\r\n").encode(),
           "src/latin.cuh": b"// caf\xe9\nvoid g() { cuCtxCreate(&c, 0, d); /* \xff */ asm(\"wgmma.fence.sync.aligned;\"); }\n",
           "src/long.cu": b"int x" * 200000 + b"; void h() { cudaGraphSetConditional(h, 1); }\n",
           "src/plain.cpp": b"int main() {}\n", "src/Makefile": b"all:\n\tnvcc a.cu\n"}


class Place:
    """A folder with sources, where the program runs."""

    def __init__(self, hipify, sources=SOURCES):
        self.hipify, self.folder = hipify, pathlib.Path(tempfile.mkdtemp())
        for name, text in sources.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)

    def run(self, *arguments, status=1):
        done = subprocess.run([self.hipify, *arguments], cwd=self.folder, capture_output=True)
        assert done.returncode == status, (arguments, done)
        return done

    def files(self):
        return {path.relative_to(self.folder).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
                for path in self.folder.rglob("*") if path.is_file()}

    def json(self, name):
        return json.loads((self.folder / name).read_text(encoding="utf-8"))


def test_examine_writes_nothing_but_reports(hipify, root):
    place = Place(hipify)
    before = place.files()
    done = place.run("--examine", "src")
    assert place.files() == before
    assert done.stdout == b"" and b"files translated" in done.stderr, done
    place.run("--examine", "src", "--report=json=r.json", "--report=html=out/r.html", "--report=sarif=r.sarif")
    assert set(place.files()) - set(before) == {"r.json", "out/r.html", "r.sarif"}


def test_several_reports_in_one_run(hipify, root):
    place = Place(hipify)
    done = place.run("src", "-o", "out", "--report=sarif=r.sarif", "--report=html=r.html", "--report=json")
    report = json.loads(done.stderr)
    assert report["summary"]["files"] == len(report["files"]) >= 5
    assert place.json("r.sarif")["version"] == "2.1.0"
    assert (place.folder / "r.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert b"cannot" in place.run("src/a.cu", "-o", "a.hip", "--report=json=src", status=2).stderr
    assert b"format is unknown (xml)" in place.run("src/a.cu", "--report=xml", status=2).stderr


def test_json_follows_its_schema(hipify, root):
    try:
        import jsonschema
    except ImportError:
        print("skipped: python3-jsonschema is not installed")
        return 77
    schema = json.loads((root / "docs/report.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    strict = json.loads(json.dumps(schema), object_hook=lambda node: {**node, "additionalProperties": False}
                        if node.get("type") == "object" and "properties" in node else node)
    strict["$defs"]["backendTotal"]["properties"]["reasons"]["items"] = {}  # a field that one part adds is no field of the other
    place = Place(hipify)
    place.run("src", "-o", "out", "--report=json=r.json")
    report = place.json("r.json")
    jsonschema.Draft202012Validator(schema).validate(report)
    jsonschema.Draft202012Validator(strict).validate(report)
    assert report["summary"]["warnings"] >= 5 and any(file["diagnostics"] for file in report["files"])
    broken = dict(report, summary={})
    assert not jsonschema.Draft202012Validator(schema).is_valid(broken)
    return 0


def test_sarif_has_what_code_scanning_reads(hipify, root):
    place = Place(hipify)
    place.run("--examine", "src", "--report=sarif=r.sarif")
    log = place.json("r.sarif")
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert log["$schema"].endswith("sarif-2.1.0.json") and len(log["runs"]) == 1
    for rule in rules:
        assert rule["shortDescription"]["text"] and rule["help"]["text"] and rule["help"]["markdown"], rule
        assert rule["defaultConfiguration"]["level"] in ("note", "warning", "error")
    base = run["originalUriBaseIds"]["%SRCROOT%"]["uri"]
    assert base.startswith("file:///") and base.endswith("/")
    uris = set()
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["message"]["text"] and result["partialFingerprints"]["primaryLocationLineHash"]
        place_ = result["locations"][0]["physicalLocation"]
        uri, region = place_["artifactLocation"]["uri"], place_["region"]
        assert re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri), uri
        assert (region["endLine"], region["endColumn"]) > (region["startLine"], region["startColumn"]), region
        uris.add(uri)
        for fix in result.get("fixes", []):
            assert fix["artifactChanges"][0]["artifactLocation"]["uri"] == uri
            assert fix["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"]
    assert "src/sub%20dir/%C3%A9.cu" in uris, uris
    assert any("fixes" in result for result in run["results"])


def test_statistics_go_where_the_peer_puts_them(hipify, root):
    place = Place(hipify)
    place.run("src/a.cu", "-o", "a.hip", "--print-stats-csv")
    assert (place.folder / "a.cu.csv").read_text().startswith("\nfile 'src/a.cu' statistics:\nCONVERTED refs count;")
    place.run("src/a.cu", "src/latin.cuh", "-o-dir=o", "--print-stats-csv")
    assert "GLOBAL" in (place.folder / "o/sum_stat.csv").read_text()
    done = place.run("src/a.cu", "--no-output", "--o-stats=s.csv", "--print-stats")
    assert (place.folder / "s.csv").exists() and b"[HIPIFY] info: file 'src/a.cu' statistics:" in done.stderr


def test_stats_tell_what_the_parse_resolved_and_timing_where_time_went(hipify, root):
    place = Place(hipify, {"a.cu": b"void f(int* p) { cudaFree(p); }\n", "b.cu": b"void g(int* p) { ghost<<<1, 2>>>(p); }\n"})
    expected = (b"hipify: resolved by the parse of 2 files\n"
                b"  launches            0 of 1 (0.00 %)\n"
                b"  CUDA names          1 of 1 (100.00 %)\n"
                b"  lost: unknown-name, 1: ")
    for _ in range(2):  # the second run recalls what the first one found
        done = place.run(".", "-o", "out", "--report=json=r.json", "--stats", "--timing", status=0)
        assert expected in done.stderr and b"b.cu:1:23: <<<\n" in done.stderr, done
        assert re.search(rb"hipify: time\n  read +[0-9.]+ s\n", done.stderr), done
    lost = [loss for file in place.json("r.json")["files"] for loss in file["resolution"]["losses"]]
    assert lost == [{"line": 1, "column": 23, "text": "<<<", "cause": "unknown-name"}], lost


def test_page_draws_itself_in_a_browser(hipify, root):
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if browser is None:
        print("skipped: no browser (chromium) is installed")
        return 77
    place = Place(hipify)
    place.run("--examine", "src", "--report=html=r.html")
    page = (place.folder / "r.html").as_uri()

    def draw(tab):
        done = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000",
                               f"--user-data-dir={place.folder}/profile", "--dump-dom", f"{page}#{tab}"],
                              capture_output=True, text=True, timeout=120)
        return done.stdout[done.stdout.index("<body>"):done.stdout.index('<script type="application/json"')]

    files, names, diagnostics = draw("files"), draw("names"), draw("diagnostics")
    assert files.count("<tr>") == 1 + files.count('<td class="name">') >= 5 and "needs work" in files, files[-2000:]
    assert "cudaGraphSetConditional" in names and "hipMalloc" in names
    assert "<mark>" in diagnostics and "What to do" in diagnostics and "~0ull" in diagnostics, diagnostics[-3000:]
    return 0


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C.UTF-8"
    sys.exit(globals()["test_" + sys.argv[1]](sys.argv[2], pathlib.Path(sys.argv[3])) or 0)
