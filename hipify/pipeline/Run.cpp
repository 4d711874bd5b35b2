// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Run.h"

#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>

#include "hipify/pipeline/Memory.h"
#include "hipify/pipeline/Progress.h"
#include "hipify/pipeline/ProjectFacts.h"
#include "hipify/pipeline/Timing.h"
#include "hipify/pipeline/Work.h"
#include "hipify/project/CMakeWriter.h"
#include "hipify/source/SourceFile.h"
#include "hipify/support/ForEach.h"

namespace hipify {

namespace {

/// One run: each stage goes over all jobs before the next one starts. Within a stage the jobs are
/// independent of each other. Texts are kept for as long as a later step looks at them.
class Run {
 public:
  Run(const Plan& plan, const Options& options)
      : plan(plan),
        options(options),
        works(plan.jobs.size()),
        facts(options.parseArguments(),
              plan.project.root.empty() ? options.compileDatabase.value_or("") : plan.project.root,
              options.compileDatabase.value_or(""), !options.lexical) {
    settings.rules.launchMacro = options.launchMacro;
    settings.rules.rocLibraries = options.roc;
    if (const Expected<FixSet> fixes = parseFixes(options.fixes)) {
      settings.fixes = *fixes;
    }
    settings.rules.miopen = options.miopen;
    settings.rules.liveLaunchesOnly = options.skipExcluded;
    settings.rules.translateStrings = options.translateStrings;
    settings.rules.headerAlways = options.mainHeader == "always";
    settings.rules.flatHeaders = options.flatHeaders;
    settings.rules.castHalfFields = !options.plainHalf2;
    settings.includeDirectories = options.includeDirectories;
    std::error_code ignored;
    if (!plan.project.root.empty()) {
      settings.projectRoot = std::filesystem::canonical(plan.project.root, ignored).string();
      settings.retargetInclude = [this](const std::string& spelled) { return this->plan.project.retarget(spelled); };
    }
    threads = std::thread::hardware_concurrency();
    if (options.parseSeconds) {
      facts.limitParses(static_cast<unsigned>(std::strtoul(options.parseSeconds->c_str(), nullptr, 10)));
    }
    if (options.jobs) {
      threads = static_cast<unsigned>(std::strtoul(options.jobs->c_str(), nullptr, 10));
    }
  }

  Outcome run() {
    if (!readsLate()) {
      timing.stage("read", [&] { each(&Run::read); });
    }
    timing.stage("recall", [&] { recall(); });  // what did not change since the last run into this folder
    {
      Progress bar(workAhead(), !options.quiet);
      progress = &bar;
      // All sources before any is translated: a header's facts come from what includes it.
      timing.stage("parse", [&] { parse(); });
      timing.stage("translate", [&] { each(&Run::finish); });
      progress = nullptr;
    }
    timing.stage("remember", [&] { keep(); });
    const std::vector<std::string> notes = writeCMake();
    Outcome outcome;
    timing.stage("report", [&] { outcome = collect(plan, works, options); });
    if (options.timing) {
      outcome.report += timingText(timing);
    }
    if (!facts.problem().empty() && !options.quiet) {
      outcome.report.insert(0, "hipify: note: translated by tokens alone: " + facts.problem() + "\n");
    }
    for (const std::string& note : notes) {
      outcome.report += options.quiet ? "" : "hipify: note: " + note + "\n";
    }
    if (!problem.empty()) {
      outcome.errors.push_back(problem);
    }
    return outcome;
  }

 private:
  /// Does one stage of every job that has not failed.
  void each(void (Run::*stage)(const Job&, Work&)) {
    forEach(works.size(), threads, [&](std::size_t i) {
      if (!works[i].failed()) {
        (this->*stage)(plan.jobs[i], works[i]);
      }
    });
  }

  void read(const Job& job, Work& work) {
    if (job.role == FileRole::Other) {
      return;
    }
    if (Expected<std::string> text = readSource(job.input)) {
      work.text = std::move(*text);
    } else {
      work.error = text.error().message;
    }
  }

  /// Only a parse and the memory of former runs want all texts at once.
  bool readsLate() const { return options.lexical && !hasMemory(); }

  void finish(const Job& job, Work& work) {
    if (readsLate()) {
      read(job, work);
    }
    if (!work.failed()) {
      translateOne(job, work);
      write(job, work);
      release(job, work);
    }
  }

  /// Reports show lines of the text that have a diagnostic and what a parse lost, the memory keeps the output's hash.
  void release(const Job& job, Work& work) const {
    if (!work.translation || options.diff) {
      return;
    }
    const bool isShown = options.stats || options.reports != std::vector<std::string>{"none"};
    if (!isShown || (work.translation->diagnostics.empty() && work.translation->resolution.losses.empty())) {
      std::string().swap(work.text);
    }
    if (!memory && (!job.output.empty() || options.noOutput)) {
      std::string().swap(work.translation->output);
    }
  }

  bool hasMemory() const { return !plan.outputFolder.empty() && !options.noOutput && !options.diff; }

  void recall() {
    toParse.assign(works.size(), true);
    if (hasMemory()) {
      memory.emplace(plan, options, plan.outputFolder);
      toParse = memory->recall(works);
    }
  }

  void keep() const {
    if (memory) {
      memory->keep(works);
    }
  }

  // Once the tree is there, make can be asked how it builds it.
  std::vector<std::string> writeCMake() {
    if (!options.writeCMake) {
      return {};
    }
    const auto notes = writeCMakeLists(options.inPlace ? plan.project.root : plan.outputFolder);
    problem = notes ? "" : notes.error().message;
    return notes ? *notes : std::vector<std::string>();
  }

  bool mustParse(std::size_t i) const {
    return plan.jobs[i].role == FileRole::Source && !works[i].failed() && toParse[i] && !options.lexical;
  }

  std::size_t workAhead() const {
    std::size_t steps = 0;
    for (std::size_t i = 0; i < works.size(); ++i) {
      steps += (mustParse(i) ? 1 : 0) + (works[i].translation || plan.jobs[i].role == FileRole::Other ? 0 : 1);
    }
    return steps;
  }

  void parse() {
    std::vector<std::string> paths;
    std::vector<std::string_view> texts;
    for (std::size_t i = 0; i < works.size(); ++i) {
      if (mustParse(i)) {
        paths.push_back(plan.jobs[i].input);
        texts.push_back(works[i].text);
      }
    }
    facts.parse(paths, texts, threads, [this](const std::string& path, double seconds) {
      progress->step(path);
      const std::lock_guard<std::mutex> lock(timingGuard);
      timing.parses.emplace_back(path, seconds);
    });
  }

  void translateOne(const Job& job, Work& work) {
    if (work.translation || job.role == FileRole::Other) {
      return;
    }
    if (job.role == FileRole::Source) {
      work.translation = translate(job.input, work.text, settings, facts.find(job.input));
    } else if (job.role == FileRole::Build) {
      const auto kind = buildFileKind(std::filesystem::path(job.input).filename().string());
      BuildTranslation built = translateBuildFile(work.text, kind, plan.project.renamedNames);
      work.translation.emplace().path = job.input;
      work.translation->output = std::move(built.output);
      work.translation->diagnostics = std::move(built.diagnostics);
      for (const BuildInclude& include : built.includes) {
        if (leavesFolder(std::filesystem::path(job.input).parent_path() / include.path, settings.projectRoot)) {
          work.translation->diagnostics.push_back({DiagnosticId::BuildFile, include.offset,
                                                   "the file lies outside of the folder that is translated (" + include.path + ")",
                                                   "translate a folder that holds both"});
        }
      }
    }
    progress->step(job.input);
  }

  void write(const Job& job, Work& work) {
    if (job.output.empty() || options.noOutput || options.diff) {
      return;
    }
    if (const Status status = store(job, work, plan, options); !status) {
      work.error = status.error().message;
    }
  }

  const Plan& plan;
  const Options& options;
  TranslationOptions settings;
  std::vector<Work> works;
  ProjectFacts facts;
  std::optional<Memory> memory;
  std::vector<bool> toParse;
  Progress* progress = nullptr;
  Timing timing;
  std::mutex timingGuard;  // of its parses
  std::string problem;  // of the CMakeLists.txt
  unsigned threads = 1;
};

}  // namespace

Outcome runPlan(const Plan& plan, const Options& options) { return Run(plan, options).run(); }

}  // namespace hipify
