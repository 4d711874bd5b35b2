// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <filesystem>

#include "hipify/output/Writer.h"
#include "hipify/pipeline/Work.h"

namespace hipify {

namespace fs = std::filesystem;

namespace {

// A link left in the output folder must not lead what is written out of it.
void removeLink(const std::string& path) {
  std::error_code code;
  if (fs::is_symlink(path, code)) {
    fs::remove(path, code);
  }
}

Status copy(const Job& job) {
  std::error_code code;
  fs::create_directories(fs::path(job.output).parent_path(), code);
  removeLink(job.output);
  if (fs::is_symlink(job.input, code)) {
    fs::copy_symlink(job.input, job.output, code);
  } else if (fs::is_regular_file(job.input, code)) {
    fs::copy_file(job.input, job.output, fs::copy_options::update_existing, code);
  } else {
    return {};  // sockets, pipes and devices are not part of a project
  }
  return code ? Status(Error{"the file cannot be copied (" + job.input + ": " + code.message() + ")"}) : Status();
}

Status replaceInput(const Job& job, const Work& work, const Options& options) {
  if (work.translation->output == work.text) {
    return {};
  }
  if (!options.noBackup) {
    if (Status status = keepBackup(job.input); !status) {
      return status;
    }
  }
  return writeFile(job.output, work.translation->output);
}

}  // namespace

Status store(const Job& job, const Work& work, const Plan& plan, const Options& options) {
  if (job.role == FileRole::Other) {
    return copy(job);
  }
  if (options.inPlace) {
    return replaceInput(job, work, options);
  }
  if (plan.project.root.empty()) {
    return writeFile(job.output, work.translation->output);
  }
  removeLink(job.output);
  Status status = writeFileIfChanged(job.output, work.translation->output);
  if (status) {
    std::error_code code;
    fs::permissions(job.output, fs::status(job.input, code).permissions(), code);
  }
  return status;
}

}  // namespace hipify
