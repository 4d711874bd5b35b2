// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_WORKERPOOL_H
#define BACKENDS_CPU_RUNTIME_WORKERPOOL_H

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace hip::cpu {

// Runs ranges of independent items on persistent threads.
//
//   run(100, 7, body)   on two threads: [0,7) [7,14) … on the caller, [50,57) [57,64) … on the worker;
//                       who has done its own part takes from that of the next
//
// A thread gets the same part in each run of a size: what it has in its caches is what it works on.
// Each run is a job of its own: several threads may run at once, and a body may call run again.
// The caller always works on its own job, so a job never waits for a worker that is busy elsewhere.
class WorkerPool {
 public:
  /// Processes the items [first, last).
  using Body = void (*)(void* context, std::uint64_t first, std::uint64_t last);

  /// `threads` counts the calling thread: a pool of one runs everything in the caller.
  explicit WorkerPool(unsigned threads);
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// The pool of the process: HIP_CPU_THREADS threads, or one for each core it may use.
  static WorkerPool& get();

  [[nodiscard]] unsigned threads() const { return static_cast<unsigned>(workers_.size()) + 1; }

  /// Returns when all `count` items are done.
  void run(std::uint64_t count, std::uint64_t chunk, Body body, void* context);

 private:
  static constexpr unsigned kMostParts = 16;  // threads beyond share them
  struct alignas(64) Part {
    std::atomic<std::uint64_t> next;
    std::uint64_t end;
  };
  struct Job {
    Job(std::uint64_t count, std::uint64_t itemsAtOnce, unsigned threads, Body function, void* argument);

    std::uint64_t chunk;
    Body body;
    void* context;
    unsigned partCount;
    std::atomic<bool> exhausted{false};  // all items are taken
    std::atomic<unsigned> helpers{0};    // workers inside; changes only with mutex_ held
    Job* following = nullptr;
    Part parts[kMostParts];  // of which the first partCount are there
  };

  /// `number`: of the thread, 0 for the caller.
  static void work(Job& job, unsigned number);
  void workerMain(unsigned number);
  Job* takeJob();  // with mutex_ held
  void withdraw(Job& job);

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable left_;
  Job* jobs_ = nullptr;                   // jobs that may still have items; guarded by mutex_
  std::atomic<std::uint64_t> posted_{0};  // counts posted jobs, for workers that spin
  unsigned sleepers_ = 0;
  bool stop_ = false;
  std::vector<std::thread> workers_;
};

}  // namespace hip::cpu

#endif
