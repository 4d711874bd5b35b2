// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Stands in for the C and C++ libraries on a machine that has none: enough for declarations
// around CUDA calls to parse. What is missing costs facts only where it is used.
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef struct _IO_FILE FILE;
extern FILE *stdin, *stdout, *stderr;
#define NULL __null
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define UINT_MAX (2u * __INT_MAX__ + 1u)
#define FLT_MAX __FLT_MAX__
#define FLT_MIN __FLT_MIN__
#define FLT_EPSILON __FLT_EPSILON__
#define DBL_MAX __DBL_MAX__
#define DBL_EPSILON __DBL_EPSILON__
#define M_PI 3.14159265358979323846
#define assert(condition) ((void)(condition))
#pragma clang force_cuda_host_device begin
extern "C" {
int printf(const char*, ...);
int fprintf(FILE*, const char*, ...);
int sprintf(char*, const char*, ...);
int snprintf(char*, size_t, const char*, ...);
int scanf(const char*, ...);
int fscanf(FILE*, const char*, ...);
int sscanf(const char*, const char*, ...);
int puts(const char*);
int fflush(FILE*);
FILE* fopen(const char*, const char*);
int fclose(FILE*);
size_t fread(void*, size_t, size_t, FILE*);
size_t fwrite(const void*, size_t, size_t, FILE*);
void perror(const char*);
void* malloc(size_t);
void* calloc(size_t, size_t);
void* realloc(void*, size_t);
void free(void*);
void exit(int);
void abort();
int atoi(const char*);
double atof(const char*);
long strtol(const char*, char**, int);
double strtod(const char*, char**);
char* getenv(const char*);
int rand();
void srand(unsigned);
int abs(int);
void* memcpy(void*, const void*, size_t);
void* memset(void*, int, size_t);
int memcmp(const void*, const void*, size_t);
size_t strlen(const char*);
int strcmp(const char*, const char*);
int strncmp(const char*, const char*, size_t);
char* strcpy(char*, const char*);
char* strdup(const char*);
#define ISTHMUS_MATH1(name) double name(double); float name##f(float);
#define ISTHMUS_MATH2(name) double name(double, double); float name##f(float, float);
ISTHMUS_MATH1(sqrt) ISTHMUS_MATH1(fabs) ISTHMUS_MATH1(sin) ISTHMUS_MATH1(cos) ISTHMUS_MATH1(tan)
ISTHMUS_MATH1(exp) ISTHMUS_MATH1(log) ISTHMUS_MATH1(log2) ISTHMUS_MATH1(log10)
ISTHMUS_MATH1(floor) ISTHMUS_MATH1(ceil) ISTHMUS_MATH1(round) ISTHMUS_MATH1(erf)
ISTHMUS_MATH2(pow) ISTHMUS_MATH2(fmod) ISTHMUS_MATH2(atan2) ISTHMUS_MATH2(fmin) ISTHMUS_MATH2(fmax)
#undef ISTHMUS_MATH1
#undef ISTHMUS_MATH2
}
namespace std {
typedef __SIZE_TYPE__ size_t;
struct string {
  string(const char* = "");
  const char* c_str() const;
  size_t size() const;
};
template <class T> struct vector {
  explicit vector(size_t = 0, const T& = T());
  T& operator[](size_t);
  const T& operator[](size_t) const;
  T* data();
  const T* data() const;
  T* begin();
  T* end();
  size_t size() const;
  bool empty() const;
  void push_back(const T&);
  void resize(size_t);
};
struct ostream {
  template <class T> ostream& operator<<(const T&);
  ostream& operator<<(ostream& (*)(ostream&));
};
extern ostream cout, cerr;
ostream& endl(ostream&);
template <class T> const T& min(const T&, const T&);
template <class T> const T& max(const T&, const T&);
template <class T> void swap(T&, T&);
}
#pragma clang force_cuda_host_device end
