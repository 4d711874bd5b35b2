// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/core.h>
#define CURAND_H_ 1
#define CURANDAPI
#include <__isthmus/rand_enums.h>  // generated
#define __isthmus_state(name) \
  struct name {               \
    unsigned d, v[5];         \
    int boxmuller_flag;       \
  };                          \
  typedef name name##_t;
__isthmus_state(curandStateXORWOW)
__isthmus_state(curandStatePhilox4_32_10)
__isthmus_state(curandStateMRG32k3a)
__isthmus_state(curandStateSobol32)
__isthmus_state(curandStateSobol64)
__isthmus_state(curandStateScrambledSobol32)
__isthmus_state(curandStateScrambledSobol64)
__isthmus_state(curandStateMtgp32)
#undef __isthmus_state
typedef curandStateXORWOW curandState;
typedef curandState curandState_t;
typedef unsigned curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
#include <__isthmus/rand_rest.h>  // generated
