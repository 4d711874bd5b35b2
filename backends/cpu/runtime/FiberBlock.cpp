// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/FiberBlock.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "backends/cpu/runtime/Fault.h"
#include "backends/cpu/runtime/Fiber.h"

namespace hip::cpu {
namespace {

constexpr unsigned kMaxWarp = 64;
constexpr std::int32_t kVotes = INT32_MIN;  // as a source lane: the result is the ballot

enum class State { Ready, AtWarp, AtBlock, Returned };

struct Thread {
  std::uint32_t index[3];
  std::uint32_t lane;
  State state = State::Ready;
  std::vector<std::uint32_t> place;  // calls that lead here, then the operation
  std::uint64_t value = 0;           // brought to the warp operation
  std::uint64_t result = 0;
  std::int32_t source = 0;           // lane whose value is the result
  Fiber fiber;
};

class Block {
 public:
  Block(void (*thread)(void*), void* arguments, const std::uint32_t* launch, std::uint32_t warpSize)
      : thread_(thread), arguments_(arguments), launch_(launch), warpSize_(warpSize) {}

  /// What ended the block early, or hipSuccess.
  hipError_t run();
  std::uint32_t coordinate(std::uint32_t which) const;
  Thread& current() { return *current_; }

  void wait(State state) {
    current_->state = state;
    Fiber::pause();
  }

  static thread_local Block* active;

 private:
  static void start(void* block);
  void runWarp(std::size_t first, std::size_t last);
  bool releaseWarp(std::size_t first, std::size_t last);
  bool releaseBlock();

  void (*thread_)(void*);
  void* arguments_;
  const std::uint32_t* launch_;
  std::uint32_t warpSize_;
  std::unique_ptr<Thread[]> threads_;
  std::size_t count_ = 0;
  Thread* current_ = nullptr;
  hipError_t fault_ = hipSuccess;
};

thread_local Block* Block::active = nullptr;

void Block::start(void* block) {
  auto& self = *static_cast<Block*>(block);
  FaultScope scope;
  if (_setjmp(scope.place()) == 0) self.thread_(self.arguments_);
  if (scope.fault() != hipSuccess) self.fault_ = scope.fault();
  self.current_->state = State::Returned;
}

hipError_t Block::run() {
  Block* const outer = std::exchange(active, this);  // a kernel may launch another one
  const std::uint32_t* dim = launch_ + 3;
  count_ = std::size_t{dim[0]} * dim[1] * dim[2];
  threads_ = std::make_unique<Thread[]>(count_);
  for (std::uint32_t i = 0; i < count_; ++i) {
    Thread& thread = threads_[i];
    thread.index[0] = i % dim[0];
    thread.index[1] = i / dim[0] % dim[1];
    thread.index[2] = i / dim[0] / dim[1];
    thread.lane = i % warpSize_;
    if (thread.fiber.start(&Block::start, this)) continue;
    std::fputs("hip: there is no memory for the stacks of a block\n", stderr);
    std::abort();
  }
  do
    for (std::size_t first = 0; first < count_; first += warpSize_)
      runWarp(first, std::min<std::size_t>(first + warpSize_, count_));
  while (fault_ == hipSuccess && releaseBlock());
  active = outer;
  return fault_;
}

void Block::runWarp(std::size_t first, std::size_t last) {
  do
    for (std::size_t i = first; i < last; ++i) {
      if (threads_[i].state != State::Ready || fault_ != hipSuccess) continue;
      current_ = &threads_[i];
      current_->fiber.resume();
    }
  while (fault_ == hipSuccess && releaseWarp(first, last));
}

/// Exchanges the values of the lanes at the earliest place; false if none waits there.
bool Block::releaseWarp(std::size_t first, std::size_t last) {
  const Thread* earliest = nullptr;
  for (std::size_t i = first; i < last; ++i)
    if (threads_[i].state == State::AtWarp && (!earliest || threads_[i].place < earliest->place))
      earliest = &threads_[i];
  if (!earliest) return false;
  const std::vector<std::uint32_t> place = earliest->place;
  std::uint64_t values[kMaxWarp] = {};
  std::uint64_t ballot = 0;
  for (std::size_t i = first; i < last; ++i) {
    Thread& thread = threads_[i];
    values[thread.lane] = thread.value;
    if (thread.state != State::AtWarp || thread.place != place) continue;
    ballot |= static_cast<std::uint64_t>(thread.value != 0) << thread.lane;
    thread.state = State::Ready;
  }
  for (std::size_t i = first; i < last; ++i) {
    Thread& thread = threads_[i];
    if (thread.state != State::Ready) continue;
    const auto source = static_cast<std::uint32_t>(thread.source);
    thread.result = thread.source == kVotes ? ballot : source < warpSize_ ? values[source] : thread.value;
  }
  return true;
}

/// Barriers count arrivals: all that have not returned wait.
bool Block::releaseBlock() {
  bool any = false;
  for (std::size_t i = 0; i < count_; ++i) {
    Thread& thread = threads_[i];
    if (thread.state != State::AtBlock) continue;
    thread.state = State::Ready;
    any = true;
  }
  return any;
}

std::uint32_t Block::coordinate(std::uint32_t which) const {
  if (which < 3) return current_->index[which];
  return which < 12 ? launch_[which - 3] : current_->lane;
}

std::uint64_t meet(std::uint64_t value, std::int32_t source, std::uint32_t order) {
  Thread& thread = Block::active->current();
  thread.value = value;
  thread.source = source;
  thread.place.push_back(order);
  Block::active->wait(State::AtWarp);
  thread.place.pop_back();
  return thread.result;
}

}  // namespace
}  // namespace hip::cpu

using hip::cpu::Block;

void __hipcpu_fiber_run(void (*thread)(void*), void* arguments, const std::uint32_t* launch,
                        std::uint32_t warpSize) {
  const hipError_t fault = Block(thread, arguments, launch, warpSize).run();
  if (fault != hipSuccess) hip::cpu::FaultScope::raise(fault);
}
std::uint32_t __hipcpu_fiber_coordinate(std::uint32_t which) { return Block::active->coordinate(which); }

void __hipcpu_fiber_block_barrier() { Block::active->wait(hip::cpu::State::AtBlock); }
void __hipcpu_fiber_warp_barrier(std::uint32_t order) { hip::cpu::meet(0, hip::cpu::kVotes, order); }
std::int32_t __hipcpu_fiber_shuffle32(std::int32_t value, std::int32_t sourceLane, std::uint32_t order) {
  return static_cast<std::int32_t>(hip::cpu::meet(static_cast<std::uint32_t>(value), sourceLane, order));
}
std::int64_t __hipcpu_fiber_shuffle64(std::int64_t value, std::int32_t sourceLane, std::uint32_t order) {
  return static_cast<std::int64_t>(hip::cpu::meet(static_cast<std::uint64_t>(value), sourceLane, order));
}
std::uint64_t __hipcpu_fiber_ballot(std::int32_t predicate, std::uint32_t order) {
  return hip::cpu::meet(predicate != 0, hip::cpu::kVotes, order);
}

void __hipcpu_fiber_enter(std::uint32_t order) { Block::active->current().place.push_back(order); }
void __hipcpu_fiber_leave() { Block::active->current().place.pop_back(); }
