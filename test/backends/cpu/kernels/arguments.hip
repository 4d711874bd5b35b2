// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernel arguments by value: every size and alignment, large structures, pointers in structures,
// references to nothing of the host's.
#include "test/backends/cpu/kernels/check.h"

struct Large {
  int numbers[200];
};
struct alignas(32) Aligned {
  double values[4];
};
struct View {
  const int* data;
  char tag;
  short count;
};
enum class Mode : unsigned char { kAdd = 1, kScale = 200 };

__global__ void kernel(double* out, char c, Large large, bool flag, Aligned aligned, float f, View view,
                       Mode mode, long long wide, float3 vector, const Large* nothing) {
  large.numbers[3] += threadIdx.x;  // each thread has its own copy
  out[threadIdx.x * 10 + 0] = c;
  out[threadIdx.x * 10 + 1] = large.numbers[3] + large.numbers[199];
  out[threadIdx.x * 10 + 2] = flag;
  out[threadIdx.x * 10 + 3] = aligned.values[0] + aligned.values[3];
  out[threadIdx.x * 10 + 4] = f;
  out[threadIdx.x * 10 + 5] = view.data[view.count - 1] + view.tag;
  out[threadIdx.x * 10 + 6] = int(mode);
  out[threadIdx.x * 10 + 7] = double(wide);
  out[threadIdx.x * 10 + 8] = vector.x + vector.y + vector.z;
  out[threadIdx.x * 10 + 9] = nothing == nullptr;
}

int main() {
  Array<double> out(20);
  Array<int> data(std::vector<int>{4, 5, 6});
  Large large = {};
  large.numbers[3] = 30;
  large.numbers[199] = 1000;
  kernel<<<1, 2>>>(out, 'x', large, true, Aligned{{1, 2, 3, 4}}, 0.25f, View{data, 2, 3}, Mode::kScale,
                   1ll << 40, make_float3(1, 2, 3), nullptr);
  EXPECT_EACH(out, [](int i) {
    const double expected[] = {'x', 1030, 1, 5, 0.25, 8, 200, double(1ll << 40), 6, 1};
    return expected[i % 10] + (i == 11 ? 1 : 0);
  });
  return finish();
}
