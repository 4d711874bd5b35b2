#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs what tools/packages.txt lists and this machine lacks. An optional package that cannot
# be had is named and passed over; a required one ends the script with status 1.
set -euo pipefail
list=$(dirname "${BASH_SOURCE[0]}")/packages.txt

packages() { awk -v group="$1" '$1 !~ /^#/ && $2 == group { print $1 }' "$list"; }
missing() {
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || echo "$package"
  done
}

apt() {
  local sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get "$@"
}

required=$(missing $(packages required))
optional=$(missing $(packages optional))
[ -n "$required$optional" ] || exit 0

echo "installing: $(echo $required $optional)"
apt update -qq
[ -z "$required" ] || apt install -y -qq --no-install-recommends $required >/dev/null
for package in $optional; do
  apt install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 ||
    echo "not available: $package (the parts that need it are skipped)"
done
