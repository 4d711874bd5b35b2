// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_LIBC_H
#define BACKENDS_CPU_INCLUDE_LIBC_H

// Device overloads of C library functions. They overload the host functions of the same name by
// execution space, so it does not matter whether the C headers come before or after.

#include <hip/cpu/builtins.h>

extern "C" {

// The C library's own functions, called from kernels as they are.
__device__ int printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
__device__ int puts(const char* text);
__device__ int putchar(int character);
__device__ void* malloc(__SIZE_TYPE__ bytes);
__device__ void* calloc(__SIZE_TYPE__ count, __SIZE_TYPE__ bytes);
__device__ void* realloc(void* block, __SIZE_TYPE__ bytes);
__device__ void free(void* block);
__device__ __attribute__((noreturn)) void exit(int status);

// The runtime's: the launch ends with hipErrorLaunchFailure, or hipErrorAssert.
__device__ __attribute__((noreturn, nothrow, cold)) void __hipcpu_trap();
__device__ __attribute__((noreturn, nothrow, cold)) void __hipcpu_assert_fail(
    const char* assertion, const char* file, unsigned int line, const char* function,
    const unsigned int* place);

__device__ __attribute__((noreturn)) inline void abort() { __hipcpu_trap(); }
__device__ __attribute__((noreturn)) inline void __assert_fail(const char* assertion,
                                                               const char* file, unsigned int line,
                                                               const char* function) {
  const unsigned int place[] = {__hipcpu_block_idx_x(),  __hipcpu_block_idx_y(),
                                __hipcpu_block_idx_z(),  __hipcpu_thread_idx_x(),
                                __hipcpu_thread_idx_y(), __hipcpu_thread_idx_z()};
  __hipcpu_assert_fail(assertion, file, line, function, place);
}

}  // extern "C"

__HIPCPU_DEVICE__ int abs(int x) { return __builtin_abs(x); }
__HIPCPU_DEVICE__ long labs(long x) { return __builtin_labs(x); }
__HIPCPU_DEVICE__ long long llabs(long long x) { return __builtin_llabs(x); }

__HIPCPU_DEVICE__ void* memcpy(void* to, const void* from, __SIZE_TYPE__ bytes) {
  return __builtin_memcpy(to, from, bytes);
}
__HIPCPU_DEVICE__ void* memmove(void* to, const void* from, __SIZE_TYPE__ bytes) {
  return __builtin_memmove(to, from, bytes);
}
__HIPCPU_DEVICE__ void* memset(void* to, int value, __SIZE_TYPE__ bytes) {
  return __builtin_memset(to, value, bytes);
}
__HIPCPU_DEVICE__ int memcmp(const void* a, const void* b, __SIZE_TYPE__ bytes) {
  return __builtin_memcmp(a, b, bytes);
}
__HIPCPU_DEVICE__ __SIZE_TYPE__ strlen(const char* text) { return __builtin_strlen(text); }
__HIPCPU_DEVICE__ int strcmp(const char* a, const char* b) { return __builtin_strcmp(a, b); }
__HIPCPU_DEVICE__ int strncmp(const char* a, const char* b, __SIZE_TYPE__ length) {
  return __builtin_strncmp(a, b, length);
}
__HIPCPU_DEVICE__ char* strcpy(char* to, const char* from) { return __builtin_strcpy(to, from); }
__HIPCPU_DEVICE__ char* strncpy(char* to, const char* from, __SIZE_TYPE__ length) {
  return __builtin_strncpy(to, from, length);
}
__HIPCPU_DEVICE__ char* strcat(char* to, const char* from) { return __builtin_strcat(to, from); }

#endif
