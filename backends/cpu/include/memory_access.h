// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_MEMORY_ACCESS_H
#define BACKENDS_CPU_INCLUDE_MEMORY_ACCESS_H

// Loads and stores with a cache hint. The hints name caches of a GPU and mean nothing here.

#include <hip/cpu/execution_space.h>

#define __HIPCPU_LOAD(name)                         \
  template <typename T>                             \
  __HIPCPU_DEVICE__ T name(const T* address) {      \
    return *address;                                \
  }
__HIPCPU_LOAD(__ldg)
__HIPCPU_LOAD(__ldca)
__HIPCPU_LOAD(__ldcg)
__HIPCPU_LOAD(__ldcs)
__HIPCPU_LOAD(__ldcv)
__HIPCPU_LOAD(__ldlu)
#undef __HIPCPU_LOAD

#define __HIPCPU_STORE(name)                                       \
  template <typename T, typename U>                                \
  __HIPCPU_DEVICE__ void name(T* address, const U& value) {        \
    *address = value;                                              \
  }
__HIPCPU_STORE(__stwb)
__HIPCPU_STORE(__stcg)
__HIPCPU_STORE(__stcs)
__HIPCPU_STORE(__stwt)
#undef __HIPCPU_STORE

#endif
