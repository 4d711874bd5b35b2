// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic with a rounding mode in its name, against the processor in that mode.
#include <cfenv>

#include "onDevice.h"

#define FOR_EACH_MODE(X) \
  X(rn, FE_TONEAREST)    \
  X(rd, FE_DOWNWARD)     \
  X(ru, FE_UPWARD)       \
  X(rz, FE_TOWARDZERO)

// volatile keeps the host's operation inside the changed mode.
#define IN_MODE(mode, type, expression)    \
  std::fesetround(mode);                   \
  [[maybe_unused]] volatile type x = n.a;  \
  [[maybe_unused]] volatile type y = n.b;  \
  volatile type result = expression;       \
  std::fesetround(FE_TONEAREST);           \
  return static_cast<type>(result);

#define CHECK(type, Two, inputs, name, mode, feMode, call, expression)                   \
  expectSame<type>(#name "_" #mode, inputs, [] __device__(Two n) -> type { return call; }, \
                   [](Two n) -> type { IN_MODE(feMode, type, expression) });

#define CHECK_MODE(mode, feMode)                                                                    \
  CHECK(float, TwoFloats, floats, __fadd, mode, feMode, __fadd_##mode(n.a, n.b), x + y)             \
  CHECK(float, TwoFloats, floats, __fsub, mode, feMode, __fsub_##mode(n.a, n.b), x - y)             \
  CHECK(float, TwoFloats, floats, __fmul, mode, feMode, __fmul_##mode(n.a, n.b), x* y)              \
  CHECK(float, TwoFloats, floats, __fdiv, mode, feMode, __fdiv_##mode(n.a, n.b), x / y)             \
  CHECK(float, TwoFloats, floats, __frcp, mode, feMode, __frcp_##mode(n.a), 1 / x)                  \
  CHECK(float, TwoFloats, floats, __fsqrt, mode, feMode, __fsqrt_##mode(fabsf(n.a)),                \
        sqrtf(fabsf(x)))                                                                    \
  CHECK(double, TwoDoubles, doubles, __dadd, mode, feMode, __dadd_##mode(n.a, n.b), x + y)          \
  CHECK(double, TwoDoubles, doubles, __dmul, mode, feMode, __dmul_##mode(n.a, n.b), x* y)           \
  CHECK(double, TwoDoubles, doubles, __ddiv, mode, feMode, __ddiv_##mode(n.a, n.b), x / y)          \
  CHECK(double, TwoDoubles, doubles, __fma, mode, feMode, __fma_##mode(n.a, n.b, n.a),              \
        fma(x, y, x))                                                                              \
  CHECK(float, TwoDoubles, doubles, __double2float, mode, feMode, __double2float_##mode(n.a),       \
        static_cast<float>(n.a))

int main() {
  const std::vector<TwoDoubles> doubles = doublesOfAllMagnitudes(3000);
  std::vector<TwoFloats> floats;
  for (const TwoDoubles& n : doubles)
    floats.push_back({static_cast<float>(n.a), static_cast<float>(n.b)});
  FOR_EACH_MODE(CHECK_MODE)
  return finish();
}
