#!/bin/sh
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds every sample as it is with nvcc and runs it, on a machine with an NVIDIA GPU:
# what CUDA prints must be what samples/*/expected.txt promises of every other backend.
#
#   test/samples/nvcc_reference.sh [sample...]
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

build() { # build DIRECTORY NAME: by the sample's own Makefile or CMakeLists.txt
  if [ -f "$1/Makefile" ]; then
    make -C "$1" && cp "$1/$2" "$1/program"
  else
    cmake -S "$1" -B "$1/build" && cmake --build "$1/build" && cp "$1/build/$2" "$1/program"
  fi
}

[ $# -gt 0 ] || set -- $(cd "$root/samples" && ls -d */ | tr -d /)
for name in "$@"; do
  copy=$work/$name
  cp -r "$root/samples/$name" "$copy"
  if ! build "$copy" "$name" > "$copy/log" 2>&1; then
    echo "FAIL $name: does not build"
    cat "$copy/log"
    failures=$((failures + 1))
  elif ! "$copy/program" > "$copy/output" || ! diff "$copy/expected.txt" "$copy/output"; then
    echo "FAIL $name: other output"
    failures=$((failures + 1))
  else
    echo "ok   $name"
  fi
done
exit $((failures != 0))
