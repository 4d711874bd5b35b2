// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Switching pushes the registers that a call preserves, exchanges the stack pointers and pops the
// other side's. A new stack holds registers as if it had been switched away from the entry.

#include "backends/cpu/runtime/Fiber.h"

#include <sys/mman.h>

#include <cstdint>
#include <mutex>
#include <vector>

#include "backends/cpu/runtime/Fault.h"

// void __hip_cpu_switch(void** saved, void* target); the entry calls x19/r12(x20/r13).
#if defined(__x86_64__)
asm(R"(
.pushsection .text
.type __hip_cpu_switch, @function
.hidden __hip_cpu_switch
.globl __hip_cpu_switch
__hip_cpu_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size __hip_cpu_switch, .-__hip_cpu_switch
.type __hip_cpu_fiber_entry, @function
.hidden __hip_cpu_fiber_entry
.globl __hip_cpu_fiber_entry
__hip_cpu_fiber_entry:
  .cfi_startproc
  .cfi_undefined rip
  movq %r13, %rdi
  callq *%r12
  ud2
  .cfi_endproc
.size __hip_cpu_fiber_entry, .-__hip_cpu_fiber_entry
.popsection
)");
#elif defined(__aarch64__)
asm(R"(
.pushsection .text
.type __hip_cpu_switch, %function
.hidden __hip_cpu_switch
.globl __hip_cpu_switch
__hip_cpu_switch:
  sub sp, sp, #160
  stp x19, x20, [sp, #0]
  stp x21, x22, [sp, #16]
  stp x23, x24, [sp, #32]
  stp x25, x26, [sp, #48]
  stp x27, x28, [sp, #64]
  stp x29, x30, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mov x9, sp
  str x9, [x0]
  mov sp, x1
  ldp x19, x20, [sp, #0]
  ldp x21, x22, [sp, #16]
  ldp x23, x24, [sp, #32]
  ldp x25, x26, [sp, #48]
  ldp x27, x28, [sp, #64]
  ldp x29, x30, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  add sp, sp, #160
  ret
.size __hip_cpu_switch, .-__hip_cpu_switch
.type __hip_cpu_fiber_entry, %function
.hidden __hip_cpu_fiber_entry
.globl __hip_cpu_fiber_entry
__hip_cpu_fiber_entry:
  .cfi_startproc
  .cfi_undefined x30
  mov x0, x20
  blr x19
  brk #0
  .cfi_endproc
.size __hip_cpu_fiber_entry, .-__hip_cpu_fiber_entry
.popsection
)");
#else
#error "the cpu backend knows how to switch stacks on x86-64 and arm64"
#endif

extern "C" {
__attribute__((visibility("hidden"))) void __hip_cpu_switch(void** saved, void* target);
__attribute__((visibility("hidden"))) void __hip_cpu_fiber_entry();

// AddressSanitizer wants to know of stacks; there only in programs that are built with it.
__attribute__((weak)) void __sanitizer_start_switch_fiber(void** fakeStack, const void* bottom,
                                                          std::size_t bytes);
__attribute__((weak)) void __sanitizer_finish_switch_fiber(void* fakeStack, const void** bottom,
                                                           std::size_t* bytes);
}

namespace hip::cpu {
namespace {

constexpr std::size_t kGuardBytes = 4096;
constexpr std::size_t kStackBytes = std::size_t{1} << 20;  // address space: touched pages count

// Stacks that no fiber uses now.
struct FreeStacks {
  std::mutex mutex;
  std::vector<char*> stacks;
};

FreeStacks& freeStacks() {
  static FreeStacks* free = new FreeStacks;  // fibers may end after static objects do
  return *free;
}

char* takeStack() {
  {
    FreeStacks& free = freeStacks();
    std::lock_guard lock(free.mutex);
    if (!free.stacks.empty()) {
      char* stack = free.stacks.back();
      free.stacks.pop_back();
      return stack;
    }
  }
  void* memory = mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return nullptr;
  (void)mprotect(memory, kGuardBytes, PROT_NONE);
  return static_cast<char*>(memory);
}

// Never inlined: after a pause the fiber may be on another thread, whose variable is elsewhere.
__attribute__((noinline)) Fiber*& runningFiber() {
  static thread_local Fiber* fiber = nullptr;
  asm volatile("");
  return fiber;
}

}  // namespace

Fiber::~Fiber() {
  if (stack_ == nullptr) return;
  std::lock_guard lock(freeStacks().mutex);
  freeStacks().stacks.push_back(stack_);
}

bool Fiber::start(Body body, void* argument) {
  if (stack_ == nullptr) stack_ = takeStack();
  if (stack_ == nullptr) return false;
  body_ = body;
  argument_ = argument;
  faults_ = nullptr;
  done_ = false;
#if defined(__x86_64__)
  // r15 r14 r13 r12 rbx rbp, return address; the entry starts with an aligned stack.
  auto* top = reinterpret_cast<std::uintptr_t*>(stack_ + kStackBytes) - 9;
  for (int i = 0; i < 9; ++i) top[i] = 0;
  top[2] = reinterpret_cast<std::uintptr_t>(this);
  top[3] = reinterpret_cast<std::uintptr_t>(&Fiber::main);
  top[6] = reinterpret_cast<std::uintptr_t>(&__hip_cpu_fiber_entry);
#else
  // x19 .. x30, d8 .. d15
  auto* top = reinterpret_cast<std::uintptr_t*>(stack_ + kStackBytes) - 20;
  for (int i = 0; i < 20; ++i) top[i] = 0;
  top[0] = reinterpret_cast<std::uintptr_t>(&Fiber::main);
  top[1] = reinterpret_cast<std::uintptr_t>(this);
  top[11] = reinterpret_cast<std::uintptr_t>(&__hip_cpu_fiber_entry);
#endif
  stackPointer_ = top;
  return true;
}

void Fiber::main(Fiber* self) {
  if (__sanitizer_finish_switch_fiber)
    __sanitizer_finish_switch_fiber(nullptr, &self->outside_, &self->outsideBytes_);
  self->body_(self->argument_);
  self->done_ = true;
  self->leave();
  __builtin_unreachable();
}

void Fiber::resume() {
  outer_ = std::exchange(runningFiber(), this);
  FaultScope* outside = std::exchange(FaultScope::current(), faults_);
  void* fakeStack = nullptr;
  if (__sanitizer_start_switch_fiber)
    __sanitizer_start_switch_fiber(&fakeStack, stack_, kStackBytes);
  __hip_cpu_switch(&resumer_, stackPointer_);
  if (__sanitizer_finish_switch_fiber)
    __sanitizer_finish_switch_fiber(fakeStack, nullptr, nullptr);
  faults_ = std::exchange(FaultScope::current(), outside);
  runningFiber() = outer_;
}

void Fiber::leave() {
  void* fakeStack = nullptr;
  if (__sanitizer_start_switch_fiber)
    __sanitizer_start_switch_fiber(done_ ? nullptr : &fakeStack, outside_, outsideBytes_);
  __hip_cpu_switch(&stackPointer_, resumer_);
  if (__sanitizer_finish_switch_fiber)
    __sanitizer_finish_switch_fiber(fakeStack, &outside_, &outsideBytes_);
}

void Fiber::pause() { runningFiber()->leave(); }

Fiber* Fiber::running() { return runningFiber(); }

}  // namespace hip::cpu
