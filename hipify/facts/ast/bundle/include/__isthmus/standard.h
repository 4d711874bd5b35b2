// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Headers of C++ that CUDA's own headers bring along, and the popular ones, so that they are
// precompiled. Functions declared in the forced region can be called from kernels; headers with
// virtual functions stay outside it, because overriders would then differ in their sides.
#if __has_include(<cstddef>) && __has_include(<stddef.h>)
#pragma clang force_cuda_host_device begin
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cassert>
#include <cfloat>
#include <climits>
#include <cctype>
#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <utility>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#pragma clang force_cuda_host_device end
#include <new>
#include <chrono>
#include <deque>
#include <exception>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>
#include <getopt.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#else
#include <__isthmus/no_standard.h>
#endif
