// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/runtime/Fiber.h"

#include <catch2/catch.hpp>

#include <cstdint>
#include <string>
#include <thread>

#include "backends/cpu/runtime/Fault.h"

using hip::cpu::FaultScope;
using hip::cpu::Fiber;

TEST_CASE("a fiber runs from pause to pause, turn about with others") {
  struct Body {
    std::string& log;
    char name;
    Fiber fiber;
    static void run(void* argument) {
      auto& self = *static_cast<Body*>(argument);
      for (int i = 0; i < 3; ++i) {
        self.log += self.name;
        Fiber::pause();
      }
    }
  };
  std::string log;
  Body a{log, 'a', {}}, b{log, 'b', {}};
  REQUIRE(a.fiber.start(Body::run, &a));
  REQUIRE(b.fiber.start(Body::run, &b));
  while (!a.fiber.done() || !b.fiber.done())
    for (Body* body : {&a, &b})
      if (!body->fiber.done()) body->fiber.resume();
  CHECK(log == "ababab");
  CHECK(Fiber::running() == nullptr);
}

TEST_CASE("a fiber goes on in another thread, with an aligned stack and its own values") {
  Fiber fiber;
  static double sum;
  sum = 0;
  REQUIRE(fiber.start(
      [](void*) {
        alignas(64) double values[64];
        for (int i = 0; i < 64; ++i) values[i] = i;
        Fiber::pause();
        for (double value : values) sum += value;
        if (reinterpret_cast<std::uintptr_t>(values) % 64 != 0) sum = -1;
      },
      nullptr));
  fiber.resume();
  std::thread([&] { fiber.resume(); }).join();
  CHECK(fiber.done());
  CHECK(sum == 2016);
}

TEST_CASE("a fault ends the scope of its own fiber, also after the others have run") {
  static hipError_t seen[2];
  auto body = [](void* argument) {
    const auto index = reinterpret_cast<std::intptr_t>(argument);
    FaultScope scope;
    if (_setjmp(scope.place()) == 0) {
      Fiber::pause();
      if (index == 1) FaultScope::raise(hipErrorAssert);
    }
    seen[index] = scope.fault();
  };
  Fiber fibers[2];
  for (std::intptr_t i = 0; i < 2; ++i)
    REQUIRE(fibers[i].start(body, reinterpret_cast<void*>(i)));
  for (int turn = 0; turn < 2; ++turn)
    for (Fiber& fiber : fibers) fiber.resume();
  CHECK(seen[0] == hipSuccess);
  CHECK(seen[1] == hipErrorAssert);
  CHECK(FaultScope::current() == nullptr);
}
