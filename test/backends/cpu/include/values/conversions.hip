// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Conversions between integers and floating point in the four rounding modes, and bit casts.
#include <cfenv>
#include <climits>

#include "onDevice.h"

// To integers: as rint, floor, ceil and trunc, then clamped to the range.
template <class To, class From>
To clamped(From x) {
  if (x != x) return sizeof(From) == 4 && sizeof(To) == 4 ? To(0) : static_cast<To>(1ull << (8 * sizeof(To) - 1));
  const long double wide = x;
  if (wide <= static_cast<long double>(std::numeric_limits<To>::min())) return std::numeric_limits<To>::min();
  if (wide >= static_cast<long double>(std::numeric_limits<To>::max())) return std::numeric_limits<To>::max();
  return static_cast<To>(x);
}
#define CHECK_TO(from, to, toName, inputs)                                                         \
  expectSame<to>("__" #from "2" #toName "_rn", inputs,                                             \
                 [] __device__(from x) -> to { return __##from##2##toName##_rn(x); },              \
                 [](from x) { return clamped<to>(std::rint(x)); });                                \
  expectSame<to>("__" #from "2" #toName "_rd", inputs,                                             \
                 [] __device__(from x) -> to { return __##from##2##toName##_rd(x); },              \
                 [](from x) { return clamped<to>(std::floor(x)); });                               \
  expectSame<to>("__" #from "2" #toName "_ru", inputs,                                             \
                 [] __device__(from x) -> to { return __##from##2##toName##_ru(x); },              \
                 [](from x) { return clamped<to>(std::ceil(x)); });                                \
  expectSame<to>("__" #from "2" #toName "_rz", inputs,                                             \
                 [] __device__(from x) -> to { return __##from##2##toName##_rz(x); },              \
                 [](from x) { return clamped<to>(std::trunc(x)); });

#define CHECK_FROM_MODE(from, fromName, to, inputs, mode, feMode)                        \
  expectSame<to>("__" #fromName "2" #to "_" #mode, inputs,                               \
                 [] __device__(from x) -> to { return __##fromName##2##to##_##mode(x); }, \
                 [](from x) -> to {                                                      \
                   std::fesetround(feMode);                                              \
                   volatile from in = x;                                                 \
                   volatile to out = static_cast<to>(in);                                \
                   std::fesetround(FE_TONEAREST);                                        \
                   return out;                                                           \
                 });
#define CHECK_FROM(from, fromName, to, inputs)                       \
  CHECK_FROM_MODE(from, fromName, to, inputs, rn, FE_TONEAREST)      \
  CHECK_FROM_MODE(from, fromName, to, inputs, rd, FE_DOWNWARD)       \
  CHECK_FROM_MODE(from, fromName, to, inputs, ru, FE_UPWARD)         \
  CHECK_FROM_MODE(from, fromName, to, inputs, rz, FE_TOWARDZERO)

int main() {
  std::vector<double> doubles = {0.5, 1.5, 2.5, -0.5, -1.5, 1e300, -1e300, NAN, INFINITY, 4294967295.5};
  std::vector<long long> wide = {0, 1, -1, LLONG_MAX, LLONG_MIN, (1ll << 53) + 1, (1ll << 24) + 1};
  std::mt19937_64 random(3);
  for (const TwoDoubles& n : doublesOfAllMagnitudes(500)) {
    doubles.push_back(n.a);
    wide.push_back(static_cast<long long>(random()));
  }
  const std::vector<float> floats(doubles.begin(), doubles.end());
  const std::vector<unsigned long long> unsignedWide(wide.begin(), wide.end());
  const std::vector<int> ints(wide.begin(), wide.end());
  const std::vector<unsigned int> unsignedInts(wide.begin(), wide.end());

  CHECK_TO(float, int, int, floats)
  CHECK_TO(float, unsigned int, uint, floats)
  CHECK_TO(float, long long, ll, floats)
  CHECK_TO(float, unsigned long long, ull, floats)
  CHECK_TO(double, int, int, doubles)
  CHECK_TO(double, unsigned int, uint, doubles)
  CHECK_TO(double, long long, ll, doubles)
  CHECK_TO(double, unsigned long long, ull, doubles)

  CHECK_FROM(int, int, float, ints)
  CHECK_FROM(unsigned int, uint, float, unsignedInts)
  CHECK_FROM(long long, ll, float, wide)
  CHECK_FROM(unsigned long long, ull, float, unsignedWide)
  CHECK_FROM(long long, ll, double, wide)
  CHECK_FROM(unsigned long long, ull, double, unsignedWide)

  expectSame<int>("__float_as_int", floats, [] __device__(float x) { return __float_as_int(x); },
                  [](float x) { return __builtin_bit_cast(int, x); });
  expectSame<double>("__hiloint2double", doubles, [] __device__(double x) {
    return __hiloint2double(__double2hiint(x), __double2loint(x));
  }, [](double x) { return x; });
  return finish();
}
