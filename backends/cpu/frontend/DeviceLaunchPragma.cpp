// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels that launch kernels. Clang refuses the call of a kernel in a kernel, but not in a function of
// host and device:
//
//   child<<<g, b>>>(p);   ->   [&] __attribute__((host, device)) () { child<<<g, b>>>(p); }();
//
// The headers make `__global__` a macro that puts `#pragma hipcpu_kernel` in front of its attributes. The
// pragma looks at the text of the kernel, and takes the tokens of one that launches. In the device pass
// clang would say of the lambda, once it is emitted, that it calls what the device does not have; this is
// taken back. The kernel compiler turns the call that clang emits into a launch (LowerDeviceLaunches).

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>
#include <clang/Basic/DiagnosticSema.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>
#include <clang/Lex/Lexer.h>
#include <clang/Lex/Pragma.h>
#include <clang/Sema/Sema.h>
#include <clang/Sema/SemaConsumer.h>

#include "backends/cpu/frontend/TokenText.h"

namespace hipcpu {

namespace {

using clang::tok::TokenKind;

constexpr llvm::StringLiteral kLambdaFile = "<launch from the device>";

bool opens(const clang::Token& token) {
  return token.isOneOf(clang::tok::l_paren, clang::tok::l_brace, clang::tok::l_square);
}
bool closes(const clang::Token& token) {
  return token.isOneOf(clang::tok::r_paren, clang::tok::r_brace, clang::tok::r_square);
}

/// True for the token that ends a function or its declaration; keeps count of the brackets.
bool endsFunction(const clang::Token& token, unsigned& depth) {
  depth += opens(token) ? 1 : 0;
  depth -= closes(token) && depth > 0 ? 1 : 0;
  return token.is(clang::tok::eof) || (depth == 0 && token.isOneOf(clang::tok::semi, clang::tok::r_brace));
}

/// Whether the function whose text goes on at `place` holds `<<<`.
bool launches(clang::Preprocessor& preprocessor, clang::SourceLocation place) {
  clang::SourceManager& sources = preprocessor.getSourceManager();
  const auto [file, offset] = sources.getDecomposedLoc(sources.getExpansionLoc(place));
  const llvm::StringRef text = sources.getBufferData(file);
  if (text.find("<<<", offset) == llvm::StringRef::npos) return false;
  clang::Lexer lexer(sources.getLocForStartOfFile(file), preprocessor.getLangOpts(), text.begin(),
                     text.begin() + offset, text.end());
  bool found = false;
  unsigned depth = 0;
  clang::Token token;
  do {
    lexer.LexFromRawLexer(token);
    found = found || token.is(clang::tok::lesslessless);
  } while (!endsFunction(token, depth));
  return found;
}

class LaunchRewriter {
 public:
  LaunchRewriter(clang::Preprocessor& preprocessor, const Tokens& tokens)
      : preprocessor_(preprocessor), tokens_(tokens) {}

  Tokens run() {
    for (std::size_t i = 1; i < tokens_.size(); ++i)
      if (tokens_[i].is(clang::tok::lesslessless)) wrap(i);
    Tokens result;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      for (const auto& [at, text] : additions_)
        if (at == i) append(result, tokensOf(preprocessor_, text, tokens_[i].getLocation(), kLambdaFile));
      result.push_back(tokens_[i]);
    }
    return result;
  }

 private:
  static void append(Tokens& to, const Tokens& from) { to.insert(to.end(), from.begin(), from.end()); }

  // k<<<, n::k<a, b><<<, (k)<<<: where the kernel's name begins.
  std::size_t calleeStart(std::size_t open) const {
    std::size_t at = open - 1;
    if (tokens_[at].isOneOf(clang::tok::greater, clang::tok::greatergreater)) {
      int angles = 0;
      do {
        angles += tokens_[at].is(clang::tok::greater) ? 1 : tokens_[at].is(clang::tok::greatergreater) ? 2
                  : tokens_[at].is(clang::tok::less)  ? -1
                                                      : 0;
      } while (angles > 0 && --at > 0);
      at -= at > 0 ? 1 : 0;
    } else if (closes(tokens_[at])) {
      unsigned depth = 0;
      do depth += closes(tokens_[at]) ? 1U : opens(tokens_[at]) ? -1U : 0U;
      while (depth > 0 && --at > 0);
    }
    while (at >= 1 && tokens_[at - 1].is(clang::tok::coloncolon)) {
      at -= 1;
      at -= at >= 1 && tokens_[at - 1].is(clang::tok::identifier) ? 1 : 0;
    }
    return at;
  }

  void wrap(std::size_t open) {
    std::size_t end = open;
    while (end < tokens_.size() && tokens_[end].isNot(clang::tok::greatergreatergreater)) ++end;
    if (end + 1 >= tokens_.size() || tokens_[end + 1].isNot(clang::tok::l_paren)) return;
    unsigned depth = 0;
    do depth += opens(tokens_[++end]) ? 1U : closes(tokens_[end]) ? -1U : 0U;
    while (depth > 0 && end + 1 < tokens_.size());
    if (end + 1 >= tokens_.size()) return;
    additions_.push_back({calleeStart(open), "[&] __attribute__((host, device)) () {"});
    additions_.push_back({end + 1, ";}()"});
  }

  clang::Preprocessor& preprocessor_;
  const Tokens& tokens_;
  std::vector<std::pair<std::size_t, std::string>> additions_;  // in front of a token
};

class DeviceLaunchPragma : public clang::PragmaHandler {
 public:
  DeviceLaunchPragma() : PragmaHandler("hipcpu_kernel") {}

  void HandlePragma(clang::Preprocessor& preprocessor, clang::PragmaIntroducer introducer,
                    clang::Token& name) override {
    if (!launches(preprocessor, introducer.Loc)) return;
    while (name.isNot(clang::tok::eod)) preprocessor.Lex(name);
    Tokens tokens;
    unsigned depth = 0;
    do preprocessor.Lex(tokens.emplace_back());
    while (!endsFunction(tokens.back(), depth));
    give(preprocessor, LaunchRewriter(preprocessor, tokens).run(), /*fresh=*/false);
  }
};

/// Forgets what clang would say of the lambdas above.
class LambdaConsumer : public clang::SemaConsumer {
  void InitializeSema(clang::Sema& sema) override { sema_ = &sema; }
  void ForgetSema() override { sema_ = nullptr; }

  bool HandleTopLevelDecl(clang::DeclGroupRef) override {
    if (sema_ == nullptr) return true;
    for (auto& [function, diagnostics] : sema_->DeviceDeferredDiags)
      if (isLambda(*function))
        llvm::erase_if(diagnostics, [](const clang::PartialDiagnosticAt& entry) {
          return entry.second.getDiagID() == clang::diag::err_ref_bad_target;
        });
    return true;
  }

  bool isLambda(const clang::FunctionDecl& function) const {
    const clang::SourceManager& sources = sema_->getSourceManager();
    return sources.getBufferName(sources.getSpellingLoc(function.getBeginLoc())) == kLambdaFile;
  }

  clang::Sema* sema_ = nullptr;
};

class LambdaAction : public clang::PluginASTAction {
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance&, llvm::StringRef) override {
    return std::make_unique<LambdaConsumer>();
  }
  bool ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>&) override { return true; }
  ActionType getActionType() override { return AddBeforeMainAction; }
};

const clang::PragmaHandlerRegistry::Add<DeviceLaunchPragma> kPragma("hipcpu_kernel", "launches from the device");
const clang::FrontendPluginRegistry::Add<LambdaAction> kAction("hipcpu_device_launches", "launches from the device");

}  // namespace

}  // namespace hipcpu
