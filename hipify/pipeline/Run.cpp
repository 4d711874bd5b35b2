// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Run.h"

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <thread>

#include "hipify/output/Writer.h"
#include "hipify/pipeline/ProjectFacts.h"
#include "hipify/pipeline/Translation.h"
#include "hipify/report/Report.h"
#include "hipify/source/SourceFile.h"
#include "hipify/support/ForEach.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

/// What becomes of one job; the jobs are independent of each other from here on.
struct Work {
  std::string text;
  std::string result;
  std::optional<Translation> translation;  // sources only
  std::string error;
};

class Runner {
 public:
  Runner(const Plan& plan, const Options& options) : plan(plan), options(options), works(plan.jobs.size()) {
    settings.rules.launchMacro = options.launchMacro;
    settings.rules.rocLibraries = options.roc;
    settings.includeDirectories = options.includeDirectories;
    if (!plan.project.root.empty()) {
      settings.retargetInclude = [this](const std::string& spelled) { return this->plan.project.retarget(spelled); };
    }
    threads = std::thread::hardware_concurrency();
    if (options.jobs) {
      threads = static_cast<unsigned>(std::strtoul(options.jobs->c_str(), nullptr, 10));
    }
  }

  Outcome run() {
    forEach(works.size(), threads, [this](std::size_t i) { read(i); });
    const std::string& root = plan.project.root;
    ProjectFacts facts(options.parseArguments(), root.empty() ? options.compileDatabase.value_or("") : root,
                       !options.lexical);
    parse(facts);
    forEach(works.size(), threads, [&](std::size_t i) { translateOne(i, facts); });
    forEach(works.size(), threads, [this](std::size_t i) { write(i); });
    Outcome outcome;
    collect(outcome);
    if (!facts.problem().empty() && !options.quiet) {
      outcome.report.insert(0, "hipify: note: translated by tokens alone: " + facts.problem() + "\n");
    }
    return outcome;
  }

 private:
  void read(std::size_t i) {
    const Job& job = plan.jobs[i];
    if (job.role == FileRole::Other) {
      return;
    }
    if (Expected<std::string> text = readSource(job.input)) {
      works[i].text = std::move(*text);
    } else {
      works[i].error = text.error().message;
    }
  }

  void parse(ProjectFacts& facts) {
    std::vector<std::string> paths;
    std::vector<std::string_view> texts;
    for (std::size_t i = 0; i < works.size(); ++i) {
      if (plan.jobs[i].role == FileRole::Source && works[i].error.empty()) {
        paths.push_back(plan.jobs[i].input);
        texts.push_back(works[i].text);
      }
    }
    facts.parse(paths, texts, threads);
  }

  void translateOne(std::size_t i, const ProjectFacts& facts) {
    const Job& job = plan.jobs[i];
    Work& work = works[i];
    if (!work.error.empty() || job.role == FileRole::Other) {
      return;
    }
    if (job.role == FileRole::Build) {
      const auto kind = buildFileKind(fs::path(job.input).filename().string());
      work.result = translateBuildFile(work.text, kind, plan.project.renamedNames);
      return;
    }
    work.translation = translate(job.input, work.text, settings, facts.find(job.input));
    work.result = work.translation->output;
  }

  void write(std::size_t i) {
    const Job& job = plan.jobs[i];
    Work& work = works[i];
    if (!work.error.empty() || job.output.empty() || options.noOutput || options.diff) {
      return;
    }
    const Status status = job.role == FileRole::Other ? copy(job) : store(job, work);
    if (!status) {
      work.error = status.error().message;
    }
  }

  Status store(const Job& job, const Work& work) {
    if (options.inPlace && work.result == work.text) {
      return {};
    }
    if (options.inPlace && !options.noBackup) {
      if (Status status = keepBackup(job.input); !status) {
        return status;
      }
    }
    if (plan.project.root.empty() || options.inPlace) {
      return writeFile(job.output, work.result);
    }
    // A link left in the output folder must not lead the translation out of it.
    std::error_code code;
    if (fs::is_symlink(job.output, code)) {
      fs::remove(job.output, code);
    }
    Status status = writeFileIfChanged(job.output, work.result);
    if (status) {
      fs::permissions(job.output, fs::status(job.input, code).permissions(), code);
    }
    return status;
  }

  static Status copy(const Job& job) {
    std::error_code code;
    fs::create_directories(fs::path(job.output).parent_path(), code);
    if (fs::is_symlink(job.output, code)) {
      fs::remove(job.output, code);
    }
    if (fs::is_symlink(job.input, code)) {
      fs::copy_symlink(job.input, job.output, code);
    } else if (fs::is_regular_file(job.input, code)) {
      fs::copy_file(job.input, job.output, fs::copy_options::update_existing, code);
    } else {
      return {};  // sockets, pipes and devices are not part of a project
    }
    return code ? Status(Error{"the file cannot be copied (" + job.input + ": " + code.message() + ")"}) : Status();
  }

  void collect(Outcome& outcome) {
    std::vector<FileReport> reports;
    for (std::size_t i = 0; i < works.size(); ++i) {
      const Job& job = plan.jobs[i];
      const Work& work = works[i];
      if (!work.error.empty()) {
        outcome.errors.push_back(work.error);
        continue;
      }
      if (job.role == FileRole::Other) {
        continue;
      }
      if (options.diff) {
        outcome.output += unifiedDiff(work.text, work.result, "a/" + job.input, "b/" + job.input);
      } else if (job.output.empty() && !options.noOutput) {
        outcome.output += work.result;
      }
      if (work.translation) {
        outcome.workLeft = outcome.workLeft || work.translation->leavesWork();
        reports.push_back(makeFileReport(*work.translation, work.text, job.output));
      }
    }
    report(reports, outcome);
  }

  void report(const std::vector<FileReport>& reports, Outcome& outcome) {
    const std::string format = options.report.value_or("text");
    std::string text;
    if (format == "json") {
      text = jsonReport(reports);
    } else if (format == "text") {
      text = textReport(reports, {.remarks = !options.quiet, .statistics = options.printStats});
    }
    if (!options.reportFile) {
      outcome.report = std::move(text);
    } else if (const Status status = writeFile(*options.reportFile, text); !status) {
      outcome.errors.push_back(status.error().message);
    }
  }

  const Plan& plan;
  const Options& options;
  TranslationOptions settings;
  std::vector<Work> works;
  unsigned threads = 1;
};

}  // namespace

Outcome runPlan(const Plan& plan, const Options& options) { return Runner(plan, options).run(); }

}  // namespace hipify
