// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Run.h"

#include <cstdlib>
#include <filesystem>
#include <thread>

#include "hipify/pipeline/ProjectFacts.h"
#include "hipify/pipeline/Work.h"
#include "hipify/source/SourceFile.h"
#include "hipify/support/ForEach.h"

namespace hipify {

namespace {

/// One run: each stage goes over all jobs before the next one starts. Within a stage the jobs are
/// independent of each other.
class Run {
 public:
  Run(const Plan& plan, const Options& options)
      : plan(plan),
        options(options),
        works(plan.jobs.size()),
        facts(options.parseArguments(),
              plan.project.root.empty() ? options.compileDatabase.value_or("") : plan.project.root, !options.lexical) {
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
    if (!plan.project.root.empty()) {
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
    each(&Run::read);
    parse();  // all sources before any is translated: a header's facts come from what includes it
    each(&Run::translateOne);
    each(&Run::write);
    Outcome outcome = collect(plan, works, options);
    if (!facts.problem().empty() && !options.quiet) {
      outcome.report.insert(0, "hipify: note: translated by tokens alone: " + facts.problem() + "\n");
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

  void parse() {
    std::vector<std::string> paths;
    std::vector<std::string_view> texts;
    for (std::size_t i = 0; i < works.size(); ++i) {
      if (plan.jobs[i].role == FileRole::Source && !works[i].failed()) {
        paths.push_back(plan.jobs[i].input);
        texts.push_back(works[i].text);
      }
    }
    facts.parse(paths, texts, threads);
  }

  void translateOne(const Job& job, Work& work) {
    if (job.role == FileRole::Source) {
      work.translation = translate(job.input, work.text, settings, facts.find(job.input));
    } else if (job.role == FileRole::Build) {
      const auto kind = buildFileKind(std::filesystem::path(job.input).filename().string());
      work.translation.emplace().path = job.input;
      work.translation->output = translateBuildFile(work.text, kind, plan.project.renamedNames);
    }
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
  unsigned threads = 1;
};

}  // namespace

Outcome runPlan(const Plan& plan, const Options& options) { return Run(plan, options).run(); }

}  // namespace hipify
