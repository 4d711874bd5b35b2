// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_FIBER_H
#define BACKENDS_CPU_RUNTIME_FIBER_H

#include <cstddef>
#include <utility>

namespace hip::cpu {

class FaultScope;

// A function on a stack of its own, which can pause and go on later, on any thread.
//
//   Fiber fiber;
//   fiber.start(body, argument);          // nothing runs yet
//   while (!fiber.done()) fiber.resume(); // each call runs to the next Fiber::pause()
//
// A fiber that is destroyed while it is paused is dropped: its frames own nothing.
class Fiber {
 public:
  using Body = void (*)(void* argument);

  Fiber() = default;
  ~Fiber();
  Fiber(const Fiber&) = delete;
  Fiber& operator=(const Fiber&) = delete;

  /// False when there is no memory for a stack.
  [[nodiscard]] bool start(Body body, void* argument);

  /// Runs the body until it pauses or returns.
  void resume();

  [[nodiscard]] bool done() const { return done_; }

  /// Gives control back to the innermost resume() of the calling thread.
  static void pause();

  /// The fiber that the calling thread runs; null outside of any.
  static Fiber* running();

 private:
  [[noreturn]] static void main(Fiber* self);
  void leave();

  Body body_ = nullptr;
  void* argument_ = nullptr;
  char* stack_ = nullptr;          // lowest address
  void* stackPointer_ = nullptr;   // of the fiber while it is paused
  void* resumer_ = nullptr;        // stack pointer of the thread that runs it
  Fiber* outer_ = nullptr;         // what that thread ran before
  FaultScope* faults_ = nullptr;   // the scope inside, while it is paused
  bool done_ = true;
  const void* outside_ = nullptr;  // stack of the resumer, for AddressSanitizer
  std::size_t outsideBytes_ = 0;
};

}  // namespace hip::cpu

#endif
