// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/WorkerPool.h"

#include <sched.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace hip::cpu {
namespace {

// How long a thread looks for what it waits for before it sleeps: about the cost of a wake-up.
constexpr std::chrono::microseconds kSpin{20};

void relax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

template <class Condition>
bool spinUntil(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + kSpin;
  do {
    for (int i = 0; i < 64; ++i) {
      if (condition()) return true;
      relax();
    }
  } while (std::chrono::steady_clock::now() < end);
  return false;
}

unsigned usableCores() {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) == 0)
    return static_cast<unsigned>(std::max(1, CPU_COUNT(&allowed)));
  return std::max(1u, std::thread::hardware_concurrency());
}

unsigned wantedThreads() {
  constexpr long kMost = 1024;
  if (const char* text = std::getenv("HIP_CPU_THREADS")) {
    const long value = std::strtol(text, nullptr, 10);
    if (value > 0) return static_cast<unsigned>(std::min(value, kMost));
  }
  return usableCores();
}

}  // namespace

// Never destroyed: kernels may be launched from destructors of static objects, and joining
// threads while the process exits can hang.
WorkerPool& WorkerPool::get() {
  static WorkerPool* pool = new WorkerPool(wantedThreads());
  return *pool;
}

WorkerPool::WorkerPool(unsigned threads) {
  for (unsigned i = 1; i < threads; ++i) workers_.emplace_back([this, i] { workerMain(i); });
}

WorkerPool::~WorkerPool() {
  {
    std::lock_guard lock(mutex_);
    stop_ = true;
  }
  posted_.fetch_add(1);
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

WorkerPool::Job::Job(std::uint64_t count, std::uint64_t itemsAtOnce, unsigned threads, Body function, void* argument)
    : chunk(itemsAtOnce), body(function), context(argument), partCount(std::min(threads, kMostParts)) {
  std::uint64_t first = 0;
  for (unsigned i = 0; i < partCount; ++i) {
    parts[i].next.store(first, std::memory_order_relaxed);
    first += count / partCount + (i < count % partCount ? 1 : 0);
    parts[i].end = first;
  }
}

void WorkerPool::work(Job& job, unsigned number) {
  for (unsigned i = 0; i < job.partCount; ++i) {
    Part& part = job.parts[(number + i) % job.partCount];
    while (part.next.load(std::memory_order_relaxed) < part.end) {
      const std::uint64_t first = part.next.fetch_add(job.chunk, std::memory_order_relaxed);
      if (first >= part.end) break;
      job.body(job.context, first, std::min(first + job.chunk, part.end));
    }
  }
  job.exhausted.store(true, std::memory_order_relaxed);
}

void WorkerPool::run(std::uint64_t count, std::uint64_t chunk, Body body, void* context) {
  chunk = std::max<std::uint64_t>(chunk, 1);
  if (workers_.empty() || count <= chunk) {
    if (count > 0) body(context, 0, count);
    return;
  }
  Job job(count, chunk, threads(), body, context);
  bool anySleeps = false;
  {
    std::lock_guard lock(mutex_);
    job.following = jobs_;
    jobs_ = &job;
    anySleeps = sleepers_ > 0;
  }
  posted_.fetch_add(1, std::memory_order_release);
  if (anySleeps) wake_.notify_all();
  work(job, 0);
  withdraw(job);
}

void WorkerPool::withdraw(Job& job) {
  {
    std::lock_guard lock(mutex_);
    for (Job** link = &jobs_; *link != nullptr; link = &(*link)->following) {
      if (*link != &job) continue;
      *link = job.following;
      break;
    }
  }
  // From here on no worker joins. Those inside finish their last chunk.
  const auto alone = [&] { return job.helpers.load(std::memory_order_acquire) == 0; };
  if (spinUntil(alone)) return;
  std::unique_lock lock(mutex_);
  left_.wait(lock, alone);
}

WorkerPool::Job* WorkerPool::takeJob() {
  for (Job* job = jobs_; job != nullptr; job = job->following)
    if (!job->exhausted.load(std::memory_order_relaxed)) return job;
  return nullptr;
}

void WorkerPool::workerMain(unsigned number) {
  std::unique_lock lock(mutex_);
  while (!stop_) {
    if (Job* job = takeJob()) {
      job->helpers.fetch_add(1, std::memory_order_relaxed);
      lock.unlock();
      work(*job, number);
      lock.lock();
      // The last touch of the job: its owner may return as soon as the count is zero.
      if (job->helpers.fetch_sub(1, std::memory_order_release) == 1) left_.notify_all();
      continue;
    }
    const std::uint64_t seen = posted_.load(std::memory_order_acquire);
    lock.unlock();
    const bool found = spinUntil([&] { return posted_.load(std::memory_order_acquire) != seen; });
    lock.lock();
    if (found || stop_ || takeJob() != nullptr) continue;
    ++sleepers_;
    wake_.wait(lock);
    --sleepers_;
  }
}

}  // namespace hip::cpu
