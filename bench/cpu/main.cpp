// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs benchmarks: `bench [--tiny] [--pairs N] [--milliseconds M] [--hip-only] [--processor-time] NAME...` prints a line
// for each, "name bound hip-ms openmp-ms ratio"; bench/cpu/run reads it. Both sides of a pair are
// measured one after the other, so that what else runs on the machine concerns both alike.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>

#include "bench/cpu/Case.h"

namespace bench {

std::vector<Benchmark>& benchmarks() {
  static std::vector<Benchmark> all;
  return all;
}

void* Case::allocate(std::size_t bytes) {
  void* data = nullptr;
  if (hipMalloc(&data, bytes) != hipSuccess) {
    std::fprintf(stderr, "memory is exhausted (%zu bytes)\n", bytes);
    std::exit(1);
  }
  allocations_.push_back(data);
  return data;
}

Case::~Case() {
  for (void* data : allocations_) (void)hipFree(data);
}

std::string Case::firstDifference() const {
  for (const auto& check : checks_)
    if (std::string difference = check(); !difference.empty()) return difference;
  return {};
}

}  // namespace bench

namespace {

bool processorTime = false;  // of all threads, instead of the time that passes

struct Settings {
  bool tiny = false;
  bool hipOnly = false;
  int pairs = 15;
  double milliseconds = 4;  // of one measurement
  std::vector<std::string> names;
};

Settings parse(int count, char** arguments) {
  Settings settings;
  for (int i = 1; i < count; ++i) {
    const std::string text = arguments[i];
    if (text == "--tiny") settings.tiny = true;
    else if (text == "--hip-only") settings.hipOnly = true;
    else if (text == "--processor-time") processorTime = true;
    else if (text == "--pairs" && i + 1 < count) settings.pairs = std::max(1, std::atoi(arguments[++i]));
    else if (text == "--milliseconds" && i + 1 < count) settings.milliseconds = std::atof(arguments[++i]);
    else settings.names.push_back(text);
  }
  return settings;
}

double milliseconds() {
  timespec now{};
  clock_gettime(processorTime ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

double millisecondsOf(const std::function<void()>& body, int repetitions) {
  const double start = milliseconds();
  for (int i = 0; i < repetitions; ++i) body();
  (void)hipDeviceSynchronize();
  return (milliseconds() - start) / repetitions;
}

/// Idle threads of the other side stop looking for work meanwhile.
void settle() { std::this_thread::sleep_for(std::chrono::milliseconds(2)); }

int repetitionsFor(const Settings& settings, const std::function<void()>& body) {
  millisecondsOf(body, 2);
  const double once = std::min(millisecondsOf(body, 2), millisecondsOf(body, 2));
  return std::max(1, static_cast<int>(settings.milliseconds / std::max(once, 1e-6)));
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

bool measure(const bench::Benchmark& benchmark, const Settings& settings) {
  bench::Case run(settings.tiny);
  benchmark.prepare(run);
  run.hip();
  run.openmp();
  if (hipDeviceSynchronize() != hipSuccess || hipGetLastError() != hipSuccess) {
    std::printf("%s failed: a launch returns an error\n", benchmark.name);
    return false;
  }
  if (std::string difference = run.firstDifference(); !difference.empty()) {
    std::printf("%s failed: %s\n", benchmark.name, difference.c_str());
    return false;
  }
  const int hipCount = repetitionsFor(settings, run.hip);
  settle();
  const int openmpCount = settings.hipOnly ? 1 : repetitionsFor(settings, run.openmp);
  std::vector<double> hip, openmp, ratios;
  for (int pair = 0; pair < settings.pairs; ++pair) {
    settle();
    hip.push_back(millisecondsOf(run.hip, hipCount));
    if (!settings.hipOnly) settle();
    openmp.push_back(settings.hipOnly ? hip.back() : millisecondsOf(run.openmp, openmpCount));
    ratios.push_back(openmp.back() / hip.back());
  }
  std::printf("%s %s %.4f %.4f %.4f\n", benchmark.name,
              benchmark.bound == bench::Bound::Compute ? "compute" : "memory",
              settings.hipOnly ? *std::min_element(hip.begin(), hip.end()) : median(hip), median(openmp), median(ratios));
  std::fflush(stdout);
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  const Settings settings = parse(count, arguments);
  std::vector<bench::Benchmark> chosen = bench::benchmarks();
  std::sort(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) { return std::strcmp(a.name, b.name) < 0; });
  if (!settings.names.empty())
    std::erase_if(chosen, [&](const bench::Benchmark& benchmark) {
      return std::find(settings.names.begin(), settings.names.end(), benchmark.name) == settings.names.end();
    });
  if (chosen.empty()) std::printf("no benchmark has such a name\n");
  bool passed = !chosen.empty();
  for (const bench::Benchmark& benchmark : chosen) passed = measure(benchmark, settings) && passed;
  return passed ? 0 : 1;
}
