// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the kernel tests share: an array on the device, and expectations that count failures.
// Only HIP that every platform has, so that a test can be run on a GPU too.
#ifndef TEST_BACKENDS_CPU_KERNELS_CHECK_H
#define TEST_BACKENDS_CPU_KERNELS_CHECK_H

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>

constexpr unsigned long long kAllLanes = ~0ull;

inline int failures = 0;

#define HIP_OK(call) hipOk((call), #call, __LINE__)
#define EXPECT_EQ(actual, expected) expectEqual((actual), (expected), #actual, __LINE__)
// The function gives the value that element i must have.
#define EXPECT_EACH(array, ...) expectEach((array).read(), #array, __LINE__, __VA_ARGS__)

inline void hipOk(hipError_t status, const char* call, int line) {
  if (status == hipSuccess)
    return;
  std::cout << "line " << line << ": " << call << " gives " << hipGetErrorName(status) << "\n";
  std::exit(1);
}

template <class A, class B>
void expectEqual(const A& actual, const B& expected, const char* text, int line) {
  if (actual == static_cast<A>(expected))
    return;
  ++failures;
  std::cout << "line " << line << ": " << text << " is " << +actual << ", not " << +expected << "\n";
}

template <class T, class Function>
void expectEach(const std::vector<T>& values, const char* text, int line, Function expected) {
  int wrong = 0;
  for (int i = 0; i < int(values.size()); ++i)
    if (!(values[i] == static_cast<T>(expected(i))) && ++wrong <= 4)
      std::cout << "line " << line << ": " << text << "[" << i << "] is " << +values[i] << ", not "
                << +static_cast<T>(expected(i)) << "\n";
  if (wrong > 4)
    std::cout << "line " << line << ": " << text << " has " << wrong << " wrong of "
              << values.size() << "\n";
  failures += wrong != 0;
}

// An array on the device; it passes to a kernel as a pointer.
template <class T>
class Array {
 public:
  explicit Array(size_t count) : count_(count) {
    HIP_OK(hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T)));
    HIP_OK(hipMemset(data_, 0, count * sizeof(T)));
  }
  explicit Array(const std::vector<T>& values) : Array(values.size()) {
    HIP_OK(hipMemcpy(data_, values.data(), count_ * sizeof(T), hipMemcpyHostToDevice));
  }
  ~Array() { (void)hipFree(data_); }
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;

  operator T*() const { return data_; }

  // Waits for the device and reports what a launch before it did wrong.
  std::vector<T> read() const {
    HIP_OK(hipGetLastError());
    HIP_OK(hipDeviceSynchronize());
    std::vector<T> values(count_);
    HIP_OK(hipMemcpy(values.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost));
    return values;
  }

 private:
  size_t count_;
  T* data_ = nullptr;
};

inline int warpSizeOfDevice() {
  int size = 0;
  HIP_OK(hipDeviceGetAttribute(&size, hipDeviceAttributeWarpSize, 0));
  return size;
}

inline int finish() { return failures != 0; }

#endif
