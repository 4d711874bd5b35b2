// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/ClangParser.h"

// How a CUDA file is parsed with no CUDA toolkit:
//   - one run of Clang's driver, on a C++ file, tells where the C++ headers are (its CUDA mode
//     would look for a toolkit and add headers of its own);
//   - our bundled declarations are files of an in-memory file system, found before all others;
//   - they are parsed once, then loaded in precompiled form (PCH) before each file;
//   - nothing is fatal: unknown includes are skipped, errors are counted and forgotten.

#include <mutex>
#include <utility>

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Serialization/ASTWriter.h"
#include "hipify/facts/ast/AstVisitor.h"
#include "hipify/facts/ast/Bundle.h"
#include "hipify/facts/ast/CacheFile.h"
#include "hipify/facts/ast/CrashGuard.h"
#include "hipify/facts/ast/DriverArguments.h"
#include "hipify/facts/ast/LaunchSpelling.h"
#include "hipify/facts/ast/UnknownNames.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace hipify {
namespace {

using Arguments = std::vector<std::string>;

constexpr char kPrecompiledName[] = "/__isthmus_cuda/precompiled";

std::string bundlePath(std::string_view name) {
  return std::string(kBundleDirectory) + "/" + std::string(name);
}

// The same for the bundle and for every file: a precompiled header fits only equal options.
// The -Wno-… are warnings that are errors by default, which -w does not lower. Spell checking
// must be on: an expression with an unknown name is kept only when it is. In a file with more of
// them than the limit most of what it includes is not there, and each costs a search.
const char* const kLanguage[] = {
    "-x", "cuda", "-aux-triple", "nvptx64-nvidia-cuda", "-fcuda-allow-variadic-functions",
    "-target-sdk-version=12.6", "-ferror-limit", "0", "-fspell-checking-limit=400", "-w",
    "-fconstexpr-steps=100000",
    "-Wno-register", "-Wno-c++11-narrowing", "-Wno-reserved-user-defined-literal",
    "-Wno-non-pod-varargs", "-Wno-address-of-temporary", "-Wno-int-to-pointer-cast",
    "-Wno-writable-strings", "-Wno-return-type", "-Wno-dynamic-exception-spec",
    "-Wno-invalid-constexpr", "-I", kBundleDirectory};

// Parses the core header and keeps its precompiled form in memory.
class PrecompileAction : public clang::ASTFrontendAction {
 public:
  explicit PrecompileAction(std::shared_ptr<clang::PCHBuffer> buffer)
      : buffer_(std::move(buffer)) {}
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                        llvm::StringRef) override {
    return std::make_unique<clang::PCHGenerator>(
        compiler.getPreprocessor(), compiler.getModuleCache(), kPrecompiledName, "", buffer_,
        compiler.getFrontendOpts().ModuleFileExtensions, /*AllowASTWithErrors=*/true);
  }
  clang::TranslationUnitKind getTranslationUnitKind() override { return clang::TU_Prefix; }
  bool hasASTFileSupport() const override { return false; }

 private:
  std::shared_ptr<clang::PCHBuffer> buffer_;
};

// A file system of one file that is in memory. LLVM's own hashes all of its content.
class OneFile : public llvm::vfs::FileSystem {
 public:
  OneFile(llvm::StringRef name, llvm::StringRef bytes)
      : bytes_(bytes),
        status_(name, llvm::vfs::getNextVirtualUniqueID(), llvm::sys::TimePoint<>(), 0, 0, bytes.size(),
                llvm::sys::fs::file_type::regular_file, llvm::sys::fs::all_read) {}

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine& path) override {
    if (path.str() == status_.getName()) return status_;
    return std::make_error_code(std::errc::no_such_file_or_directory);
  }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
    if (path.str() == status_.getName()) return std::make_unique<Open>(*this);
    return std::make_error_code(std::errc::no_such_file_or_directory);
  }
  llvm::vfs::directory_iterator dir_begin(const llvm::Twine&, std::error_code& error) override {
    error = std::make_error_code(std::errc::no_such_file_or_directory);
    return {};
  }
  std::error_code setCurrentWorkingDirectory(const llvm::Twine&) override { return {}; }
  llvm::ErrorOr<std::string> getCurrentWorkingDirectory() const override { return "/"; }

 private:
  struct Open : llvm::vfs::File {
    explicit Open(const OneFile& file) : file(file) {}
    llvm::ErrorOr<llvm::vfs::Status> status() override { return file.status_; }
    llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> getBuffer(const llvm::Twine&, int64_t, bool,
                                                                 bool) override {
      return llvm::MemoryBuffer::getMemBuffer(file.bytes_, file.status_.getName(), false);
    }
    std::error_code close() override { return {}; }
    const OneFile& file;
  };

  llvm::StringRef bytes_;
  llvm::vfs::Status status_;
};

// One precompiled form of the bundle, made when first needed.
struct Precompiled {
  std::once_flag once;
  CachedBytes bytes;  // empty: could not be made
};

}  // namespace

struct ClangParser::State {
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> bundle;
  Arguments base;
  std::string cacheDirectory;
  mutable Precompiled precompiled[2];  // for C++17 and C++20

  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files(llvm::StringRef pch) const;
  std::unique_ptr<clang::CompilerInstance> compiler(const Arguments& arguments, bool cxx20,
                                                    llvm::StringRef pch,
                                                    clang::DiagnosticConsumer& errors) const;
  std::string precompile(bool cxx20) const;
  llvm::StringRef precompiledBundle(bool cxx20) const;
};

// The bundle over the real files. The overlay has no state of its own that a parse could change.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> ClangParser::State::files(
    llvm::StringRef pch) const {
  llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> all(
      new llvm::vfs::OverlayFileSystem(llvm::vfs::createPhysicalFileSystem()));
  all->pushOverlay(bundle);
  if (!pch.empty()) all->pushOverlay(new OneFile(kPrecompiledName, pch));
  return all;
}

std::unique_ptr<clang::CompilerInstance> ClangParser::State::compiler(
    const Arguments& arguments, bool cxx20, llvm::StringRef pch,
    clang::DiagnosticConsumer& errors) const {
  std::vector<const char*> all;
  for (const std::string& argument : base) all.push_back(argument.c_str());
  all.insert(all.end(), std::begin(kLanguage), std::end(kLanguage));
  all.push_back(cxx20 ? "-std=gnu++20" : "-std=gnu++17");
  for (const std::string& argument : arguments) all.push_back(argument.c_str());

  clang::DiagnosticsEngine ignored(new clang::DiagnosticIDs, new clang::DiagnosticOptions,
                                   new clang::IgnoringDiagConsumer);
  auto invocation = std::make_shared<clang::CompilerInvocation>();
  clang::CompilerInvocation::CreateFromArgs(*invocation, all, ignored);
  invocation->getFrontendOpts().DisableFree = false;
  invocation->getDiagnosticOpts().ShowCarets = false;  // or it prints how many errors there are
  auto& preprocessor = invocation->getPreprocessorOpts();
  preprocessor.AllowPCHWithCompilerErrors = true;
  preprocessor.DisablePCHOrModuleValidation = clang::DisableValidationForModuleKind::PCH;
  if (!pch.empty()) preprocessor.ImplicitPCHInclude = kPrecompiledName;

  auto compiler = std::make_unique<clang::CompilerInstance>();
  compiler->setInvocation(std::move(invocation));
  compiler->createDiagnostics(&errors, /*ShouldOwnClient=*/false);
  compiler->getDiagnostics().setFatalsAsError(true);
  compiler->createFileManager(files(pch));
  compiler->createSourceManager(compiler->getFileManager());
  return compiler;
}

std::string ClangParser::State::precompile(bool cxx20) const {
  clang::IgnoringDiagConsumer errors;
  auto compilation = compiler({}, cxx20, {}, errors);
  auto& options = compilation->getFrontendOpts();
  options.ProgramAction = clang::frontend::GeneratePCH;
  options.Inputs.assign(
      1, clang::FrontendInputFile(
             bundlePath(kBundle.coreName),
             clang::InputKind(clang::Language::CUDA, clang::InputKind::Source, false,
                              clang::InputKind::HeaderUnit_None, /*Header=*/true)));
  auto buffer = std::make_shared<clang::PCHBuffer>();
  PrecompileAction action(buffer);
  const bool finished = runGuarded([&] { compilation->ExecuteAction(action); });
  if (!finished) (void)compilation.release();  // its state is unknown
  if (!finished || !buffer->IsComplete) return {};
  return std::string(buffer->Data.begin(), buffer->Data.end());
}

llvm::StringRef ClangParser::State::precompiledBundle(bool cxx20) const {
  Precompiled& slot = precompiled[cxx20];
  std::call_once(slot.once, [&] {
    // The precompiled form holds the system's C++ headers too: their place and the time of their
    // last change are a part of what it is made from.
    std::string ingredients = std::string(kBundle.hash) + clang::getClangFullVersion();
    for (const std::string& argument : base) {
      ingredients += argument + '\n';
      llvm::sys::fs::file_status status;
      if (llvm::StringRef(argument).starts_with("/") &&
          !llvm::sys::fs::status(argument, status))
        ingredients += std::to_string(status.getLastModificationTime().time_since_epoch().count());
    }
    for (const char* argument : kLanguage) ingredients += argument;
    const CacheFile cached(cacheDirectory, cxx20 ? "bundle20" : "bundle17", ingredients);
    slot.bytes = cached.read();
    if (!slot.bytes.text.empty()) return;
    const std::string made = precompile(cxx20);
    if (made.empty()) return;
    cached.write(made);
    slot.bytes = CachedBytes(llvm::MemoryBuffer::getMemBufferCopy(made, kPrecompiledName));
  });
  return slot.bytes.text;
}

ClangParser::ClangParser(std::unique_ptr<State> state) : state_(std::move(state)) {}
ClangParser::~ClangParser() = default;

Expected<std::shared_ptr<const ClangParser>> ClangParser::shared(
    const std::string& cacheDirectory) {
  static std::mutex mutex;
  static std::shared_ptr<const ClangParser> parser;
  const std::lock_guard lock(mutex);
  if (parser) return parser;
  auto state = std::make_unique<State>();
  state->cacheDirectory = cacheDirectory;
  state->base = driverArguments(cacheDirectory);
  if (state->base.empty())
    return Error{"The headers of Clang " CLANG_VERSION_MAJOR_STRING
                 " are not found (package libclang-common-" CLANG_VERSION_MAJOR_STRING "-dev)"};
  state->bundle = new llvm::vfs::InMemoryFileSystem;
  for (std::size_t i = 0; i < kBundle.count; ++i) {
    const BundledHeader& header = kBundle.headers[i];
    state->bundle->addFile(bundlePath(header.name), 0,
                           llvm::MemoryBuffer::getMemBuffer({header.text, header.size}));
  }
  parser = std::shared_ptr<const ClangParser>(new ClangParser(std::move(state)));
  return parser;
}

AstFacts ClangParser::parse(const ParseRequest& request) const {
  AstFacts facts;
  UnknownNames errors;
  llvm::StringRef pch = state_->precompiledBundle(request.cxx20);
  auto compilation = state_->compiler(request.arguments, request.cxx20, pch, errors);
  auto& options = compilation->getFrontendOpts();
  options.SkipFunctionBodies = true;  // the action says which
  options.Inputs.assign(
      1, clang::FrontendInputFile(request.path, clang::InputKind(clang::Language::CUDA)));
  auto& preprocessor = compilation->getPreprocessorOpts();
  if (pch.empty()) preprocessor.Includes.insert(preprocessor.Includes.begin(), bundlePath(kBundle.coreName));
  preprocessor.addRemappedFile(
      request.path, llvm::MemoryBuffer::getMemBufferCopy(joinLaunches(request.text), request.path).release());

  std::string problem;
  auto action = makeFactsAction(facts, request.seconds, problem);
  const bool finished = runGuarded([&] { compilation->ExecuteAction(*action); });
  if (!finished) {  // after a crash their state is unknown: leak them
    (void)compilation.release();
    (void)action.release();
    facts.files[request.path].problem = problem.empty() ? "the parser stopped" : problem;
  }
  errors.addTo(facts);
  facts.errorCount = errors.getNumErrors();
  facts.definitions.assign(errors.definitions().begin(), errors.definitions().end());
  sortFacts(facts);
  return facts;
}

bool ClangParser::knowsHeader(std::string_view name) const {
  if (state_->bundle->exists(bundlePath(name))) return true;
  for (std::size_t i = 0; i + 1 < state_->base.size(); ++i) {
    if (!llvm::StringRef(state_->base[i]).starts_with("-internal-")) continue;
    llvm::SmallString<256> path(state_->base[i + 1]);
    llvm::sys::path::append(path, llvm::StringRef(name.data(), name.size()));
    if (llvm::sys::fs::exists(path)) return true;
  }
  return false;
}

}  // namespace hipify
