// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

#include "hipify/pipeline/Run.h"
#include "hipify/project/CompileDatabase.h"

namespace hipify {

namespace fs = std::filesystem;

namespace {

bool isSameOrInside(const fs::path& inner, const fs::path& outer) {
  std::error_code code;
  const fs::path relative = fs::weakly_canonical(inner, code).lexically_relative(fs::weakly_canonical(outer, code));
  return !relative.empty() && *relative.begin() != "..";
}

bool isListed(const std::string& name, const std::vector<std::string>& lists) {
  return std::any_of(lists.begin(), lists.end(), [&](const std::string& list) {
    return ("," + list + ",").find("," + name + ",") != std::string::npos;
  });
}

// --exclude-dirs and --exclude-files: by the names of the file and of the folders it is in.
bool isExcluded(const fs::path& file, const Options& options) {
  const fs::path folders = file.parent_path();
  return isListed(file.filename().string(), options.excludedFiles) ||
         std::any_of(folders.begin(), folders.end(),
                     [&](const fs::path& name) { return isListed(name.string(), options.excludedFolders); });
}

// Values of a list option may hold several, separated by commas.
std::vector<std::string> splitLists(const std::vector<std::string>& values) {
  std::vector<std::string> items;
  for (const std::string& value : values) {
    std::istringstream list(value);
    for (std::string item; std::getline(list, item, ',');) {
      if (!item.empty()) {
        items.push_back(item);
      }
    }
  }
  return items;
}

Status checkOutputsDiffer(const Plan& plan) {
  std::map<std::string, std::string> inputs;  // by output
  for (const Job& job : plan.jobs) {
    const auto [taken, isNew] = inputs.emplace(job.output, job.input);
    if (!isNew && !job.output.empty()) {
      return Error{"two files have the same output (" + taken->second + ", " + job.input + " become " + job.output + ")"};
    }
  }
  return {};
}

Expected<Plan> planProject(const Options& options) {
  const std::string& root = options.inputs.front();
  const std::string target = options.output.value_or(options.outputFolder.value_or(""));
  const bool writesNothing = options.noOutput || options.diff;
  if (target.empty() && !options.inPlace && !writesNothing) {
    return Error{"a folder needs -o OUT or --in-place (" + root + ")"};
  }
  if (!target.empty() && isSameOrInside(root, target)) {
    return Error{"the output folder holds the input (" + target + "); --in-place translates a folder where it is"};
  }
  std::error_code code;
  if (!target.empty() && fs::exists(target, code) && !fs::is_directory(target, code)) {
    return Error{"the output of a folder is a folder, not a file (" + target + ")"};
  }
  ProjectSettings settings;
  settings.output = target;
  settings.renameSources = !options.inPlace && !options.keepExtension;
  settings.followLinks = !options.inPlace;  // what a link names may lie outside of the folder
  settings.excludedFolders = splitLists(options.excludedFolders);
  settings.excludedFiles = splitLists(options.excludedFiles);
  settings.filter = options.filter.value_or("");
  Expected<Project> project = scanProject(root, settings);
  if (!project) {
    return project.error();
  }
  Plan plan;
  plan.outputFolder = target;
  for (const ProjectFile& file : project->files) {
    const bool copied = file.role == FileRole::Other;
    if (copied && (options.inPlace || writesNothing)) {
      continue;
    }
    const std::string input = (fs::path(root) / file.path).string();
    const std::string output = writesNothing    ? ""
                               : options.inPlace ? input
                                                 : (fs::path(target) / file.output).string();
    plan.jobs.push_back({input, output, file.role});
  }
  plan.project = std::move(*project);
  return plan;
}

}  // namespace

Expected<Plan> makePlan(const Options& options) {
  std::error_code code;
  for (const std::string& input : options.inputs) {
    if (fs::is_directory(input, code)) {
      if (options.inputs.size() > 1) {
        return Error{"a folder is translated alone, without further inputs (" + input + ")"};
      }
      return planProject(options);
    }
  }
  if (options.output && options.inputs.size() > 1) {
    return Error{"-o names one file, but several inputs are given; -o-dir names a folder"};
  }
  Plan plan;
  std::vector<std::string> inputs = options.inputs;
  if (inputs.empty() && options.compileDatabase) {
    Expected<std::vector<std::string>> files = compiledFiles(*options.compileDatabase);
    if (!files) {
      return files.error();
    }
    inputs = std::move(*files);
  }
  for (const std::string& input : inputs) {
    if (isExcluded(input, options)) {
      continue;
    }
    Job job{input, options.output.value_or(""), FileRole::Source};
    if (options.inPlace) {
      job.output = input;
    } else if (options.outputFolder) {
      job.output = (fs::path(*options.outputFolder) / fs::path(input).filename()).string() + ".hip";
    } else if (options.beside && !options.output && !options.noOutput && !options.diff) {
      job.output = input + ".hip";
    } else if (options.output && fs::is_directory(*options.output, code)) {
      return Error{"the output of a file is a file, not a folder (" + *options.output + "); -o-dir names a folder"};
    }
    plan.jobs.push_back(std::move(job));
  }
  if (Status status = checkOutputsDiffer(plan); !status) {
    return status.error();
  }
  if (options.writeCMake) {
    return Error{"--write-cmake is for a folder, not for single files"};
  }
  return plan;
}

}  // namespace hipify
