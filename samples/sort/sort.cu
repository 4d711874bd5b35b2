// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bitonic sort of keys with values, any length: blocks sort their part in shared memory, then
// each doubling merges with steps across blocks (one kernel a step) until the partners lie within
// a block again. A comparison network does the same steps for any data, so equal keys are settled
// by their values and the result is unique.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#define HANDLE_ERROR(err) (HandleError(err, __FILE__, __LINE__))

static void HandleError(cudaError_t err, const char* file, int line) {
  if (err != cudaSuccess) {
    printf("%s in %s at line %d\n", cudaGetErrorString(err), file, line);
    exit(EXIT_FAILURE);
  }
}

struct __align__(8) Item {
  unsigned key;
  unsigned value;
};

const unsigned kThreads = 256;
const unsigned kBlockItems = 2 * kThreads;

__host__ __device__ __forceinline__ bool before(const Item& a, const Item& b) {
  return a.key < b.key || (a.key == b.key && a.value < b.value);
}

__device__ void exchange(Item& a, Item& b, bool ascending) {
  if (before(b, a) == ascending) {
    Item kept = a;
    a = b;
    b = kept;
  }
}

// The first of the two places that pair number `pair` compares at this distance.
__device__ unsigned firstOf(unsigned pair, unsigned distance) {
  return 2 * pair - (pair & (distance - 1));
}

__global__ void sortBlocks(Item* items) {
  __shared__ Item part[kBlockItems];
  const unsigned base = blockIdx.x * kBlockItems, t = threadIdx.x;
  part[t] = items[base + t];
  part[t + kThreads] = items[base + t + kThreads];

  for (unsigned run = 2; run <= kBlockItems; run *= 2)
    for (unsigned distance = run / 2; distance > 0; distance /= 2) {
      __syncthreads();
      const unsigned first = firstOf(t, distance);
      exchange(part[first], part[first + distance], ((base + first) & run) == 0);
    }
  __syncthreads();
  items[base + t] = part[t];
  items[base + t + kThreads] = part[t + kThreads];
}

__global__ void mergeAcross(Item* items, unsigned run, unsigned distance) {
  const unsigned pair = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned first = firstOf(pair, distance);
  exchange(items[first], items[first + distance], (first & run) == 0);
}

__global__ void mergeWithin(Item* items, unsigned run) {
  __shared__ Item part[kBlockItems];
  const unsigned base = blockIdx.x * kBlockItems, t = threadIdx.x;
  part[t] = items[base + t];
  part[t + kThreads] = items[base + t + kThreads];
  for (unsigned distance = kThreads; distance > 0; distance >>= 1) {
    __syncthreads();
    const unsigned first = firstOf(t, distance);
    exchange(part[first], part[first + distance], ((base + first) & run) == 0);
  }
  __syncthreads();
  items[base + t] = part[t];
  items[base + t + kThreads] = part[t + kThreads];
}

__global__ void fillTail(Item* items, unsigned from) {
  const unsigned i = from + blockIdx.x * blockDim.x + threadIdx.x;
  items[i].key = items[i].value = 0xffffffffu;
}

// Sorts in place; the room must be a power of two of at least kBlockItems, the tail is filled here.
static void sortOnDevice(Item* items, unsigned count, unsigned room) {
  if (room > count) {
    const unsigned tail = room - count;
    const unsigned threads = std::min(tail, 1024u), whole = tail / threads, rest = tail % threads;
    fillTail<<<whole, threads>>>(items, count);
    if (rest != 0)
      fillTail<<<1, rest>>>(items, count + whole * threads);
  }
  const unsigned blocks = room / kBlockItems;
  sortBlocks<<<blocks, kThreads>>>(items);
  for (unsigned run = 2 * kBlockItems; run <= room; run *= 2) {
    for (unsigned distance = run / 2; distance >= kBlockItems; distance /= 2)
      mergeAcross<<<blocks, kThreads>>>(items, run, distance);
    mergeWithin<<<blocks, kThreads>>>(items, run);
  }
  HANDLE_ERROR(cudaGetLastError());
}

static bool run(unsigned count, unsigned keys) {
  std::vector<Item> items(count);
  unsigned state = 88172645u + count;
  for (unsigned i = 0; i < count; ++i) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    items[i].key = keys ? state % keys : state;
    items[i].value = i;
  }
  std::vector<Item> expected = items;
  std::sort(expected.begin(), expected.end(), before);

  unsigned room = kBlockItems;
  while (room < count)
    room *= 2;
  Item* device;
  HANDLE_ERROR(cudaMalloc((void**)&device, room * sizeof(Item)));
  HANDLE_ERROR(cudaMemcpy(device, items.data(), count * sizeof(Item), cudaMemcpyHostToDevice));
  sortOnDevice(device, count, room);
  HANDLE_ERROR(cudaMemcpy(items.data(), device, count * sizeof(Item), cudaMemcpyDeviceToHost));
  HANDLE_ERROR(cudaFree(device));

  unsigned checksum = 0, wrong = 0;
  for (unsigned i = 0; i < count; ++i) {
    checksum = checksum * 33 + (items[i].key ^ items[i].value);
    wrong += items[i].key != expected[i].key || items[i].value != expected[i].value;
  }
  printf("%7u items, smallest key %10u, greatest %10u, checksum %10u: %s\n", count, items[0].key,
         items[count - 1].key, checksum, wrong ? "NOT SORTED" : "sorted");
  return wrong == 0;
}

int main() {
  bool passed = true;
  passed &= run(1, 0);
  passed &= run(512, 0);
  passed &= run(5000, 0);
  passed &= run(65536, 10);
  passed &= run(100000, 1000);
  passed &= run(262144, 0);
  puts(passed ? "PASS" : "FAIL");
  return passed ? 0 : 1;
}
