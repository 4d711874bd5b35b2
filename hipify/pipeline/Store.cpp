// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "hipify/output/Writer.h"
#include "hipify/pipeline/Work.h"

namespace hipify {

namespace fs = std::filesystem;

namespace {

// A link left in the output folder must not lead what is written out of it.
Status prepare(const Job& job, const std::string& folder) {
  const fs::path root(folder);
  std::error_code code;
  fs::path below = root;
  const fs::path inside = fs::path(job.output).lexically_relative(root).parent_path();
  for (const fs::path& part : inside) {
    below /= part;
    if (fs::is_symlink(below, code)) {
      return Error{"a link in the output folder may lead out of it and is not followed (" + below.string() + ")"};
    }
  }
  fs::create_directories(fs::path(job.output).parent_path(), code);
  if (code) {
    return Error{"the folder cannot be made (" + fs::path(job.output).parent_path().string() + ": " + code.message() + ")"};
  }
  if (fs::is_symlink(job.output, code)) {
    fs::remove(job.output, code);
  }
  return {};
}

bool haveSameBytes(const std::string& a, const std::string& b) {
  std::error_code code;
  if (fs::file_size(a, code) != fs::file_size(b, code) || code) {
    return false;
  }
  std::ifstream first(a, std::ios::binary);
  std::ifstream second(b, std::ios::binary);
  return std::equal(std::istreambuf_iterator<char>(first), {}, std::istreambuf_iterator<char>(second), {});
}

Status copy(const Job& job) {
  std::error_code code;
  if (fs::is_symlink(job.input, code)) {
    fs::copy_symlink(job.input, job.output, code);
  } else if (fs::is_regular_file(job.input, code)) {
    if (fs::exists(job.output, code) && haveSameBytes(job.input, job.output)) {
      return {};
    }
    // Whatever its permissions are, a former copy gives way.
    const std::string temporary = job.output + ".hipify-copy.tmp";
    if (fs::copy_file(job.input, temporary, fs::copy_options::overwrite_existing, code)) {
      fs::rename(temporary, job.output, code);
    }
  } else if (!fs::exists(fs::symlink_status(job.input, code))) {
    return Error{"the file is gone since it was listed (" + job.input + ")"};
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
  if (options.inPlace) {
    return job.role == FileRole::Other ? Status() : replaceInput(job, work, options);
  }
  if (plan.project.root.empty()) {
    return writeFile(job.output, work.translation->output);
  }
  if (Status status = prepare(job, plan.outputFolder); !status) {
    return status;
  }
  if (job.role == FileRole::Other) {
    return copy(job);
  }
  Status status = writeFileIfChanged(job.output, work.translation->output);
  if (status) {
    std::error_code code;
    fs::permissions(job.output, fs::status(job.input, code).permissions(), code);
  }
  return status;
}

}  // namespace hipify
