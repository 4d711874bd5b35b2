// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_INLINE_PTX_H
#define BACKENDS_CPU_INCLUDE_INLINE_PTX_H

// Hands asm statements to the front-end plugin, which translates those that are PTX. Behind the system's
// headers, which use the keyword for names of symbols.

#ifdef __HIP_CPU_FRONT_END__
#define asm _Pragma("hipcpu_asm") asm
#define __asm _Pragma("hipcpu_asm") __asm
#define __asm__ _Pragma("hipcpu_asm") __asm__
#endif

#endif
