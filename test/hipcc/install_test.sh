#!/bin/bash
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# usage: install_test.sh CMAKE BUILD-DIRECTORY
# Installs into a directory with a space-free but unusual name, hides nothing else, and compiles
# and runs programs from there.
set -eu
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
"$1" --install "$2" --prefix "$directory/any+place" > "$directory/log" 2>&1 || { cat "$directory/log"; exit 1; }
for case in compiles_and_runs separate_device_code cmake_find_package cmake_language_hip; do
  "$(dirname "${BASH_SOURCE[0]}")/end_to_end.sh" "$case" "$directory/any+place" || exit 1
done
if grep -rlI "$2" "$directory/any+place"; then
  echo "these installed files name the build directory" >&2
  exit 1
fi
