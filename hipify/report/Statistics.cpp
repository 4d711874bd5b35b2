// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Counts in the shape of ROCm's hipify-clang, for scripts that read them. Each block is a list of
// titled tables of `key, value`; as text and as CSV only the titles and the separator differ.

#include <fmt/format.h>

#include <map>

#include "hipify/api/ApiTable.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

struct Library {
  std::string_view name, title;
};
// What the peer calls the files of our table; another file goes by its own name.
constexpr Library kLibraries[] = {
    {"driver", "CUDA Driver API"}, {"runtime", "CUDA RT API"}, {"complex", "cuComplex API"}, {"blas", "cuBLAS API"},
    {"rand", "cuRAND API"},        {"dnn", "cuDNN API"},       {"fft", "cuFFT API"},         {"sparse", "cuSPARSE API"},
    {"solver", "cuSOLVER API"},    {"cub", "CUB API"},         {"rtc", "RTC API"},           {"device", "CUDA RT API"},
    {"nccl", "NCCL API"},          {"jitlink", "nvJitLink API"}};

std::string libraryTitle(const ApiRow& row) {
  const std::string_view name = row.kind == ApiKind::Header || row.kind == ApiKind::Namespace ? row.api : row.library;
  for (const Library& library : kLibraries) {
    if (library.name == name) {
      return std::string(library.title);
    }
  }
  return std::string(name) + " API";
}

// By ApiKind; an empty title is that of the row's chapter.
constexpr std::string_view kTypes[] = {"", "type", "numeric_literal", "define", "device_function", "include", "namespace"};

std::string typeTitle(const ApiRow& row) {
  if (row.hasFlag("main_header")) {
    return "include_cuda_main_header";
  }
  if (const std::string_view title = kTypes[static_cast<std::size_t>(row.kind)]; !title.empty()) {
    return std::string(row.library == "device" && row.kind == ApiKind::Type ? "device_type" : title);
  }
  if (row.library != "runtime" && row.library != "driver") {
    return "library";
  }
  std::string chapter(row.section);
  for (const std::string_view suffix : {"_deprecated", "_removed"}) {
    if (chapter.ends_with(suffix)) {
      chapter.resize(chapter.size() - suffix.size());
    }
  }
  return chapter == "undocumented" ? "other" : chapter;  // no chapter recorded
}

using Counts = std::map<std::string, unsigned, std::less<>>;

struct References {
  Counts types, apis, names;
  unsigned sum = 0;

  void add(const ApiRow& row, unsigned uses) {
    if (uses > 0) {
      types[typeTitle(row)] += uses;
      apis[libraryTitle(row)] += uses;
      names[std::string(row.cudaName)] += uses;
      sum += uses;
    }
  }
};

/// The same tables as text or as CSV.
class Writer {
 public:
  explicit Writer(bool csv) : csv(csv) {}

  void heading(const std::string& text) {
    out += csv ? "\n" + text + "\n" : "\n[HIPIFY] info: " + text + "\n";
  }
  template <typename Value>
  void line(std::string_view key, const Value& value) {
    out += csv ? fmt::format("{};{}\n", key, value) : fmt::format("  {}: {}\n", key, value);
  }
  void references(std::string_view which, const References& references) {
    table("CUDA ref type", which, "type", references.types);
    table("CUDA API", which, "API", references.apis);
    table("CUDA ref name", which, "names", references.names);
  }
  std::string take() { return std::move(out); }

 private:
  void table(std::string_view csvTitle, std::string_view which, std::string_view title, const Counts& counts) {
    if (!counts.empty()) {
      out += csv ? fmt::format("\n{};Count\n", csvTitle) : fmt::format("[HIPIFY] info: {} refs by {}:\n", which, title);
      for (const auto& [key, count] : counts) {
        line(key, count);
      }
    }
  }

  const bool csv;
  std::string out;
};

std::string share(double part, double all) { return fmt::format("{:.1f}", all == 0 ? 0.0 : 100 * part / all); }

void block(Writer& writer, const std::string& title, const References& converted, const References& left,
           const Tally& tally, double seconds) {
  writer.heading(title + " statistics:");
  writer.line("CONVERTED refs count", converted.sum);
  writer.line("UNCONVERTED refs count", left.sum);
  writer.line("CONVERSION %", share(converted.sum, converted.sum + left.sum));
  writer.line("REPLACED bytes", tally.replacedBytes);
  writer.line("TOTAL bytes", tally.totalBytes);
  writer.line("CHANGED lines of code", tally.changedLines);
  writer.line("TOTAL lines of code", tally.totalLines);
  writer.line("CODE CHANGED (in bytes) %", share(tally.replacedBytes, tally.totalBytes));
  writer.line("CODE CHANGED (in lines) %", share(tally.changedLines, tally.totalLines));
  writer.line("TIME ELAPSED s", fmt::format("{:.2f}", seconds));
  writer.references("CONVERTED", converted);
  writer.references("UNCONVERTED", left);
}

std::string statistics(const Report& report, bool csv) {
  Writer writer(csv);
  References allConverted, allLeft;
  Tally all;
  unsigned changedFiles = 0;
  for (const FileReport& file : report.files) {
    References converted, left;
    for (const NameUses& uses : file.tally.names) {
      const ApiRow row = ApiTable::row(uses.row);
      converted.add(row, uses.converted);
      left.add(row, uses.left);
      allConverted.add(row, uses.converted);
      allLeft.add(row, uses.left);
    }
    all.replacedBytes += file.tally.replacedBytes;
    all.totalBytes += file.tally.totalBytes;
    all.changedLines += file.tally.changedLines;
    all.totalLines += file.tally.totalLines;
    changedFiles += file.tally.changedLines > 0 ? 1 : 0;
    const double share = report.seconds / static_cast<double>(report.files.size());
    block(writer, "file '" + file.path + "'", converted, left, file.tally, share);
  }
  if (report.files.size() > 1) {
    block(writer, "file 'GLOBAL'", allConverted, allLeft, all, report.seconds);
    writer.heading("TOTAL statistics:");
    writer.line("CONVERTED files", changedFiles);
    writer.line("PROCESSED files", report.files.size());
  }
  return writer.take();
}

}  // namespace

std::string statisticsText(const Report& report) { return statistics(report, false); }
std::string statisticsCsv(const Report& report) { return statistics(report, true); }

}  // namespace hipify
