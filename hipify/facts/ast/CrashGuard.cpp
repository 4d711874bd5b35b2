// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/CrashGuard.h"

// LLVM's recovery handles signals on the stack that they hit, which is no use when that stack is
// full: its handlers are moved to a stack of their own.

#include <csignal>
#include <cstddef>
#include <iterator>
#include <memory>
#include <mutex>

#include "llvm/Support/CrashRecoveryContext.h"

namespace hipify {
namespace {

constexpr unsigned kStackBytes = 64u << 20;  // deep recursion in Clang, as its own tools allow
constexpr std::size_t kHandlerStackBytes = std::size_t{1} << 16;
constexpr int kSignals[] = {SIGSEGV, SIGBUS};

// Others may have installed theirs since the last time.
void installHandlers() {
  static std::once_flag once;
  static struct sigaction handlers[std::size(kSignals)];
  std::call_once(once, [] {
    llvm::CrashRecoveryContext::Enable();
    for (std::size_t i = 0; i < std::size(kSignals); ++i) {
      sigaction(kSignals[i], nullptr, &handlers[i]);
      handlers[i].sa_flags |= SA_ONSTACK;
    }
  });
  for (std::size_t i = 0; i < std::size(kSignals); ++i) sigaction(kSignals[i], &handlers[i], nullptr);
}

}  // namespace

bool runGuarded(llvm::function_ref<void()> work) {
  installHandlers();
  const auto memory = std::make_unique<std::byte[]>(kHandlerStackBytes);
  llvm::CrashRecoveryContext guard;
  return guard.RunSafelyOnThread(
      [&] {
        stack_t own{};
        own.ss_sp = memory.get();
        own.ss_size = kHandlerStackBytes;
        sigaltstack(&own, nullptr);
        work();
        own.ss_flags = SS_DISABLE;
        sigaltstack(&own, nullptr);
      },
      kStackBytes);
}

}  // namespace hipify
