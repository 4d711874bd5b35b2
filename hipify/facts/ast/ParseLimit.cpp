// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/ParseLimit.h"

#include "clang/AST/ASTContext.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/Support/CrashRecoveryContext.h"

namespace hipify {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{2} << 30;  // a large program takes a twentieth

// Of this thread: a busy machine is no reason to give up.
double processorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

class FilesAndMacros : public clang::PPCallbacks {
 public:
  explicit FilesAndMacros(ParseLimit& limit) : limit_(limit) {}
  void LexedFileChanged(clang::FileID, LexedFileChangeReason, clang::SrcMgr::CharacteristicKind,
                        clang::FileID, clang::SourceLocation) override {
    limit_.check();
  }
  void MacroExpands(const clang::Token&, const clang::MacroDefinition&, clang::SourceRange,
                    const clang::MacroArgs*) override {
    limit_.check();
  }

 private:
  ParseLimit& limit_;
};

class Templates : public clang::TemplateInstantiationCallback {
 public:
  explicit Templates(ParseLimit& limit) : limit_(limit) {}
  void initialize(const clang::Sema&) override {}
  void finalize(const clang::Sema&) override {}
  void atTemplateBegin(const clang::Sema&, const clang::Sema::CodeSynthesisContext&) override {
    limit_.check();
  }
  void atTemplateEnd(const clang::Sema&, const clang::Sema::CodeSynthesisContext&) override {}

 private:
  ParseLimit& limit_;
};

}  // namespace

ParseLimit::ParseLimit(clang::CompilerInstance& compiler, unsigned seconds, std::string& problem)
    : compiler_(compiler), seconds_(seconds), problem_(problem), start_(processorSeconds()) {}

std::unique_ptr<clang::PPCallbacks> ParseLimit::preprocessorCallbacks() {
  return std::make_unique<FilesAndMacros>(*this);
}

std::unique_ptr<clang::TemplateInstantiationCallback> ParseLimit::templateCallbacks() {
  return std::make_unique<Templates>(*this);
}

void ParseLimit::look() {
  if (processorSeconds() - start_ > seconds_)
    problem_ = "the parse takes more than " + std::to_string(seconds_) + " s";
  else if (compiler_.hasASTContext() && compiler_.getASTContext().getASTAllocatedMemory() > kMaxBytes)
    problem_ = "the parse takes more than 2 GiB of memory";
  else
    return;
  if (llvm::CrashRecoveryContext* guard = llvm::CrashRecoveryContext::GetCurrent()) guard->HandleExit(1);
}

}  // namespace hipify
