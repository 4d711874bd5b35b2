// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/fuzz/Executor.h"

#include <ucontext.h>

#include <cstdlib>
#include <vector>

fuzz::Coordinate threadIdx, blockIdx, blockDim, gridDim;
int fuzzWarpSize = 32;

namespace fuzz {
namespace {

constexpr std::size_t kStackBytes = 256 << 10;

enum class State { Ready, InWarp, InBlock, Done };

struct Fiber {
  ucontext_t context;
  std::vector<char> stack;
  Coordinate index;
  unsigned thread = 0;
  State state = State::Ready;
  std::vector<unsigned> place{0};  // site, then (iteration, site) for each loop entered
  std::uint64_t value = 0;         // brought to the meeting
  std::shared_ptr<const Meeting> meeting;
  Votes votes{};
};

std::vector<std::unique_ptr<Fiber>> fibers;
Fiber* current = nullptr;
ucontext_t scheduler;
const std::function<void()>* body = nullptr;
std::vector<char> dynamicBytes;

void runBody() {
  (*body)();
  current->state = State::Done;
  swapcontext(&current->context, &scheduler);
}

void wait(State state) {
  current->state = state;
  swapcontext(&current->context, &scheduler);
}

void resume(Fiber& fiber) {
  current = &fiber;
  threadIdx = fiber.index;
  swapcontext(&scheduler, &fiber.context);
}

void start(Fiber& fiber) {
  fiber.stack.resize(kStackBytes);
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack.data();
  fiber.context.uc_stack.ss_size = fiber.stack.size();
  fiber.context.uc_link = nullptr;
  makecontext(&fiber.context, runBody, 0);
}

/// Lets the lanes of the warp at its earliest place meet; false if none waits for lanes.
bool releaseWarp(std::size_t first, std::size_t last) {
  const std::vector<unsigned>* earliest = nullptr;
  for (std::size_t i = first; i < last; ++i)
    if (fibers[i]->state == State::InWarp && (!earliest || fibers[i]->place < *earliest))
      earliest = &fibers[i]->place;
  if (!earliest) return false;
  auto meeting = std::make_shared<Meeting>();
  std::vector<Fiber*> group;
  for (std::size_t i = first; i < last; ++i) {
    if (fibers[i]->state != State::InWarp || fibers[i]->place != *earliest) continue;
    meeting->active |= std::uint64_t(1) << (i - first);
    meeting->values[i - first] = fibers[i]->value;
    group.push_back(fibers[i].get());
  }
  for (Fiber* fiber : group) {
    fiber->meeting = meeting;
    fiber->state = State::Ready;
  }
  return true;
}

bool releaseBlock() {
  Votes votes{};
  for (auto& fiber : fibers) {
    if (fiber->state != State::InBlock) continue;
    ++votes.all;
    votes.yes += fiber->value != 0;
  }
  for (auto& fiber : fibers) {
    if (fiber->state != State::InBlock) continue;
    fiber->votes = votes;
    fiber->state = State::Ready;
  }
  return votes.all != 0;
}

void runBlock() {
  for (auto& fiber : fibers) start(*fiber);
  const auto warp = static_cast<std::size_t>(fuzzWarpSize);
  do {
    for (std::size_t first = 0; first < fibers.size(); first += warp) {
      const std::size_t last = std::min(first + warp, fibers.size());
      do
        for (std::size_t i = first; i < last; ++i)
          if (fibers[i]->state == State::Ready) resume(*fibers[i]);
      while (releaseWarp(first, last));
    }
  } while (releaseBlock());
}

}  // namespace

Place::Place(unsigned site) {
  setSite(site);
  current->place.push_back(0);
  current->place.push_back(0);
}
Place::~Place() { current->place.resize(current->place.size() - 2); }
void nextIteration() {
  ++current->place[current->place.size() - 2];
  current->place.back() = 0;
}
void setSite(unsigned site) { current->place.back() = site * 16; }

std::shared_ptr<const Meeting> meetInWarp(std::uint64_t value) {
  current->value = value;
  wait(State::InWarp);
  ++current->place.back();
  return std::move(current->meeting);
}
Votes meetInBlock(bool predicate) {
  current->value = predicate;
  wait(State::InBlock);
  return current->votes;
}
unsigned laneId() { return current->thread % static_cast<unsigned>(fuzzWarpSize); }
void* dynamicShared() { return dynamicBytes.data(); }

void execute(Coordinate grid, Coordinate block, int warp, std::size_t dynamicSharedBytes,
             const std::function<void()>& kernel) {
  gridDim = grid;
  blockDim = block;
  fuzzWarpSize = warp;
  body = &kernel;
  dynamicBytes.assign(dynamicSharedBytes + 64, 0);
  for (blockIdx.z = 0; blockIdx.z < grid.z; ++blockIdx.z)
    for (blockIdx.y = 0; blockIdx.y < grid.y; ++blockIdx.y)
      for (blockIdx.x = 0; blockIdx.x < grid.x; ++blockIdx.x) {
        fibers.clear();
        for (unsigned thread = 0; thread < block.x * block.y * block.z; ++thread) {
          fibers.push_back(std::make_unique<Fiber>());
          fibers.back()->thread = thread;
          fibers.back()->index = {thread % block.x, thread / block.x % block.y, thread / block.x / block.y};
        }
        runBlock();
      }
}

}  // namespace fuzz
