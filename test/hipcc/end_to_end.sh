#!/bin/bash
# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# usage: end_to_end.sh CASE PREFIX     CASE is one of the functions below; PREFIX has bin/hipcc
# Runs hipcc as a user would, in an empty directory. Exit status 77: the case cannot run here.
set -eu
case=$1
prefix=$2
programs=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/programs
hipcc=$prefix/bin/hipcc
export HIP_PLATFORM=cpu
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
mkdir temporaries
export TMPDIR=$directory/temporaries
export HIPCC_CACHE_DIR=$directory/cache

fail() { echo "FAILED: $*" >&2; exit 1; }
skip() { echo "SKIPPED: $*"; exit 77; }
expect() { [ "$1" = "$2" ] || fail "expected '$2', got '$1'"; }
leaves_nothing() { [ -z "$(ls -A temporaries)" ] || fail "left behind: $(ls -A temporaries)"; }

squares="0 1 4 9 16 25 36 49 "

compiles_and_runs() {
  "$hipcc" "$programs/square.hip" -o square
  expect "$(./square)" "$squares"
  leaves_nothing
}

both_warp_sizes() {
  for size in 32 64; do
    "$hipcc" --warp-size=$size "$programs/square.hip" -o square
    expect "$(./square)" "$squares"
  done
}

several_sources_and_archives() {
  "$hipcc" -c "$programs/twice.c" -o twice.o
  "$hipcc" -c "$programs/square_one.cpp" "$programs/square.hip"
  [ -f square_one.o ] && [ -f square.o ] || fail "the objects are not in the working directory"
  ar rcs libtwice.a twice.o
  "$hipcc" square_one.o "$programs/several_main.cpp" -L. -ltwice -o several
  expect "$(./several)" "50 1"
  "$hipcc" "$programs/several_main.cpp" "$programs/square_one.cpp" "$programs/twice.c" -o several
  expect "$(./several)" "50 1"
  leaves_nothing
}

# Clang must take what a precompiled header and a source declare alike for one thing.
library_follows_precompiled_headers() {
  printf '#include <%s>\n' hip/hip_runtime.h string string_view vector map functional thread cwchar memory > all.hip
  echo 'int main() { return std::to_string(1).size() + std::to_wstring(2.5).size() == 9 ? 0 : 1; }' >> all.hip
  for standard in 17 20 23; do
    for turn in first second; do "$hipcc" -O0 -std=c++$standard all.hip -o all && ./all || fail "C++$standard, $turn"; done
  done
}

# How many passes over square.hip use a precompiled header at the second time; the object is as without.
precompiled_passes() {
  HIPCC_CACHE_DIR=none "$hipcc" "$@" -c "$programs/square.hip" -o square.o
  mv square.o plain.o
  for turn in first second; do
    HIPCC_VERBOSE=1 "$hipcc" "$@" -c "$programs/square.hip" -o square.o 2>commands || fail "$(cat commands)"
  done
  cmp square.o plain.o >&2 || fail "another object with a precompiled header ($*)"
  grep -c -- ' -include-pch ' commands || true
}

leading_headers_are_precompiled() {
  expect "$(precompiled_passes -O1)" 2
  expect "$(precompiled_passes -O1 -DUNHEARD_OF_HERE=3 -Wall)" 2   # the same ones
  expect "$(ls cache/*.pch | wc -l)" 2
  expect "$(precompiled_passes -O1 -DNDEBUG)" 2                    # the headers ask for it
  expect "$(ls cache/*.pch | wc -l)" 4
  expect "$(precompiled_passes -O1 -fmodules)" 0
  mkdir mine && cp "$prefix/include/hip/hip_runtime.h" mine && echo '#include_next <stdlib.h>' > mine/stdlib.h
  expect "$(precompiled_passes -O1 -Imine)" 0
  "$hipcc" -O1 -MD -MF square.d -c "$programs/square.hip" -o square.o
  grep -q hip_runtime.h square.d || fail "the headers are not among the dependencies"
  grep -q cache square.d && fail "the cache is among the dependencies" || true
  for header in cache/*.pch; do echo broken > "$header"; touch "${header%.pch}.lock"; done
  rm cache/*.facts
  expect "$("$hipcc" -O1 "$programs/square.hip" -o square && ./square)" "$squares"   # someone else is at it
}

separate_device_code() {
  "$hipcc" -fgpu-rdc "$programs/offset_main.hip" "$programs/offset_device.hip" -o at_once
  expect "$(./at_once)" "25 40"
  "$hipcc" -fgpu-rdc -c "$programs/offset_device.hip" -o device.o
  "$hipcc" -dc "$programs/offset_main.hip" -o main.o
  "$hipcc" main.o device.o -o from_objects
  expect "$(./from_objects)" "25 40"
  ar rcs libdevice.a device.o
  "$hipcc" main.o libdevice.a -o from_archive
  expect "$(./from_archive)" "25 40"
  leaves_nothing
}

shared_library() {
  "$hipcc" -shared -fPIC "$programs/square_one.cpp" "$programs/twice.c" -o libsquare.so
  "$hipcc" "$programs/several_main.cpp" -L. -lsquare -Wl,-rpath,. -o several
  expect "$(./several)" "50 1"
}

device_image() {
  "$hipcc" --genco "$programs/module_kernel.hip" -o kernel.co
  "$hipcc" "$programs/module_main.hip" -o module
  expect "$(./module ./kernel.co)" "4 9"
}

preprocesses_and_assembles() {
  "$hipcc" -E "$programs/square.hip" > text
  grep -q 'values\[i\] = i \* i' text || fail "-E does not print the source"
  "$hipcc" -S "$programs/square.hip" -o square.s
  grep -q 'main:' square.s || fail "-S does not print the host code"
  "$hipcc" -fsyntax-only "$programs/square.hip"
  leaves_nothing
}

writes_dependencies() {
  "$hipcc" -MD -c "$programs/square.hip" -o out.o
  grep -q '^out.o:.*square.hip' out.d || fail "out.d is not a rule for out.o: $(head -1 out.d)"
  grep -q 'hip/hip_runtime.h' out.d || fail "out.d lacks the headers"
  "$hipcc" -MM -MT target "$programs/square.hip" > rule
  grep -q '^target:.*square.hip' rule || fail "-MM does not print a rule: $(head -1 rule)"
}

exit_status_and_diagnostics() {
  printf 'int f() { return unknown; }\n' > wrong.hip
  status=0
  "$hipcc" -c wrong.hip 2> text || status=$?
  expect "$status" 1
  expect "$(grep -c "wrong.hip:1:18: error: use of undeclared identifier 'unknown'" text)" 1
  [ ! -e wrong.o ] || fail "a failed compilation leaves an object"
  status=0
  "$hipcc" --platform=nothing wrong.hip 2> text || status=$?
  expect "$status" 2
  expect "$(cat text)" "hipcc: error: the platform is unknown (nothing); it is cpu, nvidia or amd"
  printf 'int f();\nint main() { return f(); }\n' > undefined.hip
  if "$hipcc" undefined.hip -o undefined 2> text; then fail "linked without a definition"; fi
  grep -q 'f()' text || fail "the linker's message is lost: $(cat text)"
  leaves_nothing
}

cleans_up_after_a_signal() {
  mkfifo endless.hip
  "$hipcc" -c endless.hip &
  sleep 0.5
  kill -TERM $!
  status=0
  wait $! || status=$?
  expect "$status" $((128 + 15))
  leaves_nothing
}

response_file_and_standard_input() {
  printf -- '-o "a name"\n%s\n' "$programs/square.hip" > arguments
  "$hipcc" @arguments
  expect "$("./a name")" "$squares"
  "$hipcc" -x hip - -o piped < "$programs/square.hip"
  expect "$(./piped)" "$squares"
  leaves_nothing
}

debug_information() {
  "$hipcc" -g -O0 "$programs/square.hip" -o square
  expect "$(./square)" "$squares"
  llvm-dwarfdump-19 --debug-line square | grep -qE '^0x[0-9a-f]+ +13 ' || fail "no line of main is known"
}

address_sanitizer() {
  "$hipcc" -g -fsanitize=address "$programs/overrun.hip" -o overrun
  if ./overrun 2> text; then fail "the overrun is not noticed"; fi
  grep -q 'heap-buffer-overflow' text || fail "another error: $(head -5 text)"
}

works_with_ccache() {
  command -v ccache > /dev/null || skip "ccache is not installed"
  export CCACHE_DIR=$directory/cache
  printf '#include <hip/hip_runtime.h>\n#ifdef __HIP_DEVICE_COMPILE__\n__device__ int x = 1;\n#endif\n' > a.hip
  ccache "$hipcc" -c a.hip -o a.o
  ccache "$hipcc" -c a.hip -o a.o
  ccache -s -v | grep -qE 'Hits: +1 ' || fail "the second compilation is not a hit: $(ccache -s -v)"
  sed -i 's/= 1/= 2/' a.hip
  ccache "$hipcc" -c a.hip -o a.o
  ccache -s -v | grep -qE 'Misses: +2 ' || fail "a change of device code is not noticed: $(ccache -s -v)"
}

# cmake_project LANGUAGES SOURCE LINES OPTIONS...: a project whose LINES make the program square
cmake_project() {
  mkdir project
  cp "$programs/square.hip" "project/$2"
  printf 'cmake_minimum_required(VERSION 3.21)\nproject(p LANGUAGES %s)\n%s\n' "$1" "$3" \
    > project/CMakeLists.txt
  cmake -S project -B build "${@:4}" > log 2>&1 || { cat log; fail "the project is not configured"; }
  cmake --build build >> log 2>&1 || { cat log; fail "the project is not built"; }
  expect "$(build/square)" "$squares"
}

cmake_find_package() {
  cmake_project CXX square.cpp 'find_package(hip 5 REQUIRED)
    add_executable(square square.cpp)
    target_link_libraries(square PRIVATE hip::device)' -DCMAKE_PREFIX_PATH="$prefix"
}

cmake_find_package_of_old() {
  cmake_project CXX square.cu 'find_package(HIP MODULE REQUIRED)
    hip_add_executable(square square.cu HIPCC_OPTIONS -Wall -DN=1 CLANG_OPTIONS -O1)' \
    -DCMAKE_MODULE_PATH="$prefix/lib/cmake/hip"
}

cmake_with_hipcc_as_compiler() {
  cmake_project CXX square.cpp 'add_executable(square square.cpp)' -DCMAKE_CXX_COMPILER="$hipcc"
}

cmake_language_hip() {
  # CMake refuses a compiler with "hipcc" in its path, and that may be in ours.
  ln -s "$prefix/lib/hip-clang" language
  cmake_project 'CXX HIP' square.hip 'add_executable(square square.hip)' \
    -DCMAKE_HIP_COMPILER="$directory/language/bin/clang++" -DCMAKE_BUILD_TYPE=Release
}

amd_compiles_and_links() {
  "$hipcc" --platform=amd --help > /dev/null
  "$hipcc" --platform=amd -### "$programs/square.hip" 2> text || skip "ROCm is not installed: $(cat text)"
  "$hipcc" --platform=amd --offload-arch=gfx90a "$programs/square.hip" -o square
  grep -q 'gfx90a' square || fail "the program has no code for gfx90a"
  "$hipcc" --platform=amd --offload-arch=gfx90a -fgpu-rdc "$programs/offset_main.hip" \
    "$programs/offset_device.hip" -o separate
  "$hipcc" --platform=amd --genco "$programs/module_kernel.hip" -o kernel.co
  [ -s kernel.co ] || fail "there is no device image"
  leaves_nothing
}

nvidia_compiles_and_links() {
  "$hipcc" --platform=nvidia -### "$programs/square.hip" 2> text || skip "nvcc is not installed: $(cat text)"
  "$hipcc" --platform=nvidia --offload-arch=sm_90 -Wall "$programs/square.hip" -o square
  "$hipcc" --platform=nvidia --offload-arch=sm_90 -fgpu-rdc "$programs/offset_main.hip" \
    "$programs/offset_device.hip" -o separate
  grep -q 'sm_90' square || fail "the program has no code for sm_90"
  leaves_nothing
}

hipconfig_answers() {
  expect "$("$prefix/bin/hipconfig" --platform)" cpu
  "$prefix/bin/hipconfig" --version | grep -qE '^6\.[0-9]+\.[0-9]+-' || fail "the version has another form"
  [ -d "$("$prefix/bin/hipconfig" --path)/include/hip" ] || fail "the headers are not where hipconfig says"
}

"$case"
