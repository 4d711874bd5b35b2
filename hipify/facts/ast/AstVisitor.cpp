// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/AstVisitor.h"

// From Clang's declarations to facts about tokens.
//
//   #define FREE(p) cudaFree(p)      expansion:  FREE -> User, cudaFree (in the body) -> Cuda
//   FREE(t.cudaFree);                expansion's argument: cudaFree (here) -> User, a member of t
//
// Every reference is attributed to where its token is spelled: in a macro body, in a macro
// argument, or in plain text. A token that is pasted together has no place and gives no fact.
// length-reason: one visitor, a few lines for each kind of node.

#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "hipify/facts/ast/ParseLimit.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Path.h"

namespace hipify {
namespace {

using clang::FileID;
using clang::SourceLocation;
using clang::SourceManager;
using llvm::StringRef;

// Translates Clang's locations and declarations to files, offsets and bindings.
class FactCollector {
 public:
  FactCollector(const SourceManager& sources, AstFacts& facts)
      : sources_(sources), facts_(facts) {}

  bool isBundle(SourceLocation location) { return placeOf(location).bundle; }

  bool isFile(SourceLocation location) const {
    return location.isValid() && !pathOf(sources_, sources_.getFileID(location)).empty();
  }

  // True for locations whose text, after macro expansion, is in a file of the project.
  bool isProject(SourceLocation location) {
    return location.isValid() && placeOf(sources_.getExpansionLoc(location)).file != nullptr;
  }

  // The token at `location` is spelled `name` and belongs to `binding`. When the text differs
  // (Clang corrected a misspelt name, or pasted the token) there is no fact.
  void bind(SourceLocation location, StringRef name, Binding binding) {
    if (location.isInvalid() || name.empty()) return;
    const SourceLocation spelling = sources_.getSpellingLoc(location);
    AstFileFacts* file = placeOf(spelling).file;
    if (!file) return;
    bool invalid = false;
    const char* text = sources_.getCharacterData(spelling, &invalid);
    if (invalid || std::strncmp(text, name.data(), name.size()) != 0) return;  // it ends with a NUL
    Binding& known = file->bindings[sources_.getFileOffset(spelling)];
    if (known != Binding::Cuda) known = binding;
  }

  void bind(SourceLocation location, const clang::NamedDecl* declaration) {
    if (const auto* shadow = llvm::dyn_cast_or_null<clang::UsingShadowDecl>(declaration))
      declaration = shadow->getTargetDecl();
    if (!declaration || !declaration->getIdentifier()) return;
    // Any of its declarations: the C library declares some device functions before the bundle.
    bool cuda = false;
    for (const clang::Decl* same : declaration->redecls())
      cuda = cuda || isBundle(same->getLocation());
    bind(location, declaration->getName(), cuda ? Binding::Cuda : Binding::User);
  }

  bool knows(SourceLocation location) {
    AstFileFacts* file = placeOf(sources_.getSpellingLoc(location)).file;
    return file && file->bindings.count(sources_.getFileOffset(sources_.getSpellingLoc(location))) != 0;
  }

  void launch(SourceLocation location, bool fromDevice) {
    const SourceLocation spelling = sources_.getSpellingLoc(location);
    AstFileFacts* file = placeOf(spelling).file;
    if (!file) return;
    file->launches.push_back({sources_.getFileOffset(spelling), fromDevice});
  }

  void deviceBody(clang::SourceRange range, bool kernel, bool host) {
    const SourceLocation begin = range.getBegin(), end = range.getEnd();
    if (!begin.isFileID() || !end.isFileID()) return;
    const FileID id = sources_.getFileID(begin);
    AstFileFacts* file = placeOf(begin).file;
    if (!file || sources_.getFileID(end) != id) return;
    file->deviceBodies.push_back(
        {{sources_.getFileOffset(begin), sources_.getFileOffset(end) + 1}, kernel, host});
  }

  // A field that is spelled in one piece, in the text or in a macro's argument. What a macro's
  // body spells may be a half2 in one use and something else in another.
  void halfField(const clang::MemberExpr* member) {
    const SourceLocation begin = member->getBeginLoc(), end = member->getMemberLoc();
    if (sources_.getFileID(begin) != sources_.getFileID(end)) return;
    if (begin.isMacroID() && !sources_.isMacroArgExpansion(begin)) return;
    const SourceLocation first = sources_.getSpellingLoc(begin), last = sources_.getSpellingLoc(end);
    AstFileFacts* file = placeOf(first).file;
    if (!file || sources_.getFileID(first) != sources_.getFileID(last)) return;
    const AstRange range{sources_.getFileOffset(first), sources_.getFileOffset(last) + 1};
    if (range.begin < range.end)
      file->halfFields.push_back({range, member->getType().isConstQualified()});
  }

  // From the line after the directive that is false to the next directive of its level. A file
  // that is entered again is skipped by its guard: only the first time counts.
  void skipped(clang::SourceRange range) {
    const FileID id = sources_.getFileID(range.getBegin());
    AstFileFacts* file = placeOf(range.getBegin()).file;
    if (!file || !(firstVisit_.try_emplace(file, id).first->second == id)) return;
    const std::uint32_t begin = sources_.getFileOffset(range.getBegin());
    const std::size_t line = sources_.getBufferData(id).find('\n', begin);
    const std::uint32_t end = sources_.getFileOffset(range.getEnd());
    if (line < end) file->inactive.push_back({static_cast<std::uint32_t>(line + 1), end});
  }

  void missing(StringRef name) { facts_.missingIncludes.push_back(name.str()); }
  void opened(FileID id) {
    const std::string path = pathOf(sources_, id);
    if (!path.empty() && !StringRef(path).starts_with(kBundleDirectory))
      facts_.openedFiles.push_back(path);
  }

 private:
  struct Place {
    AstFileFacts* file = nullptr;  // of the project, else null
    bool bundle = false;
    bool known = false;
  };

  Place placeOf(SourceLocation location) {
    if (location.isInvalid()) return {};
    // Declarations made by a macro of the bundle are the bundle's.
    const SourceLocation expansion = sources_.getExpansionLoc(location);
    const FileID id = sources_.getFileID(expansion);
    Place& place = places_[id];
    if (place.known) return place;
    place.known = true;
    const std::string path = pathOf(sources_, id);
    place.bundle = StringRef(path).starts_with(kBundleDirectory);
    if (!place.bundle && !path.empty() &&
        sources_.getFileCharacteristic(expansion) == clang::SrcMgr::C_User)
      place.file = &facts_.files[path];
    return place;
  }

  const SourceManager& sources_;
  AstFacts& facts_;
  llvm::DenseMap<FileID, Place> places_;
  std::map<AstFileFacts*, FileID> firstVisit_;
};

// Facts of the preprocessor: macros by where they are defined, includes, inactive regions.
class MacroFacts : public clang::PPCallbacks {
 public:
  MacroFacts(FactCollector& collector, std::vector<const clang::MacroInfo*>& macros)
      : collector_(collector), macros_(macros) {}

  bool FileNotFound(StringRef name) override {
    collector_.missing(name);
    return true;  // go on without it, silently
  }
  void LexedFileChanged(FileID id, LexedFileChangeReason, clang::SrcMgr::CharacteristicKind,
                        FileID, SourceLocation) override {
    collector_.opened(id);
  }
  void MacroExpands(const clang::Token& name, const clang::MacroDefinition& macro,
                    clang::SourceRange, const clang::MacroArgs*) override {
    bindMacro(name, macro);
  }
  void Defined(const clang::Token& name, const clang::MacroDefinition& macro,
               clang::SourceRange) override {
    bindMacro(name, macro);
  }
  void Ifdef(SourceLocation, const clang::Token& name,
             const clang::MacroDefinition& macro) override {
    bindMacro(name, macro);
  }
  void Ifndef(SourceLocation, const clang::Token& name,
              const clang::MacroDefinition& macro) override {
    bindMacro(name, macro);
  }
  void MacroUndefined(const clang::Token& name, const clang::MacroDefinition& macro,
                      const clang::MacroDirective*) override {
    bindMacro(name, macro);
  }
  void MacroDefined(const clang::Token& name, const clang::MacroDirective* macro) override {
    collector_.bind(name.getLocation(), name.getIdentifierInfo()->getName(), Binding::User);
    if (collector_.isProject(name.getLocation())) macros_.push_back(macro->getMacroInfo());
  }
  void SourceRangeSkipped(clang::SourceRange range, SourceLocation) override {
    collector_.skipped(range);
  }

 private:
  void bindMacro(const clang::Token& name, const clang::MacroDefinition& macro) {
    // A macro of the command line says nothing: __CUDA_ARCH__ is defined there by ourselves.
    const clang::MacroInfo* info = macro.getMacroInfo();
    if (!info || !collector_.isFile(info->getDefinitionLoc())) return;
    const bool cuda = collector_.isBundle(info->getDefinitionLoc());
    collector_.bind(name.getLocation(), name.getIdentifierInfo()->getName(),
                    cuda ? Binding::Cuda : Binding::User);
  }

  FactCollector& collector_;
  std::vector<const clang::MacroInfo*>& macros_;  // of the project
};

// Facts of declarations and expressions. Templates are visited as they are written, not once
// more for each instantiation.
class DeclarationFacts : public clang::RecursiveASTVisitor<DeclarationFacts> {
  using Base = clang::RecursiveASTVisitor<DeclarationFacts>;

 public:
  explicit DeclarationFacts(FactCollector& collector) : collector_(collector) {}

  bool TraverseDecl(clang::Decl* declaration) {
    const bool outer = inDevice_;
    if (auto* function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration))
      enterFunction(function);
    else if (auto* wrapper = llvm::dyn_cast_or_null<clang::FunctionTemplateDecl>(declaration))
      enterFunction(wrapper->getTemplatedDecl());
    const bool goOn = Base::TraverseDecl(declaration);
    inDevice_ = outer;
    return goOn;
  }
  bool TraverseLambdaExpr(clang::LambdaExpr* lambda) {
    const bool outer = inDevice_;
    if (lambda->getCallOperator()) enterFunction(lambda->getCallOperator());
    const bool goOn = Base::TraverseLambdaExpr(lambda);
    inDevice_ = outer;
    return goOn;
  }

  bool VisitNamedDecl(clang::NamedDecl* declaration) {
    // The alias itself is the user's; what it stands for is visited as a reference.
    collector_.bind(declaration->getLocation(), declaration);
    return true;
  }
  bool VisitUsingDirectiveDecl(clang::UsingDirectiveDecl* directive) {
    collector_.bind(directive->getIdentLocation(), directive->getNominatedNamespaceAsWritten());
    return true;
  }
  bool VisitNamespaceAliasDecl(clang::NamespaceAliasDecl* alias) {
    collector_.bind(alias->getTargetNameLoc(), alias->getAliasedNamespace());
    return true;
  }
  bool VisitUsingDecl(clang::UsingDecl* declaration) {
    for (const clang::UsingShadowDecl* shadow : declaration->shadows())
      collector_.bind(declaration->getNameInfo().getLoc(), shadow);
    return true;
  }
  bool TraverseNestedNameSpecifierLoc(clang::NestedNameSpecifierLoc specifier) {
    if (specifier) {
      const clang::NestedNameSpecifier* name = specifier.getNestedNameSpecifier();
      const SourceLocation location = specifier.getLocalBeginLoc();
      if (name->getAsNamespace()) collector_.bind(location, name->getAsNamespace());
      if (name->getAsNamespaceAlias()) collector_.bind(location, name->getAsNamespaceAlias());
    }
    return Base::TraverseNestedNameSpecifierLoc(specifier);
  }

  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr* call) {
    // The configuration call is made up by Clang, at the place of the `<<<`.
    if (const clang::CallExpr* config = call->getConfig())
      collector_.launch(config->getCallee()->getBeginLoc(), inDevice_);
    return true;
  }
  bool VisitDeclRefExpr(clang::DeclRefExpr* reference) {
    collector_.bind(reference->getLocation(), reference->getDecl());
    return true;
  }
  bool VisitMemberExpr(clang::MemberExpr* member) {
    collector_.bind(member->getMemberLoc(), member->getMemberDecl());
    const auto* field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    if (field && field->getParent()->getName() == "__half2" && member->isLValue() &&
        !member->getType().isVolatileQualified() && collector_.isBundle(field->getLocation()))
      collector_.halfField(member);
    return true;
  }
  bool VisitOverloadExpr(clang::OverloadExpr* overloads) {
    // Resolved only when the template is used: CUDA's if any candidate is.
    for (const clang::NamedDecl* candidate : overloads->decls())
      collector_.bind(overloads->getNameLoc(), candidate);
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr* member) {
    // A member of a type that is not known yet: no function of the CUDA API is a member.
    bindUser(member->getMemberLoc(), member->getMember());
    return true;
  }
  bool VisitDependentScopeDeclRefExpr(clang::DependentScopeDeclRefExpr* reference) {
    bindUser(reference->getLocation(), reference->getDeclName());
    return true;
  }
  bool VisitDesignatedInitExpr(clang::DesignatedInitExpr* initializer) {
    for (const clang::DesignatedInitExpr::Designator& designator : initializer->designators())
      if (designator.isFieldDesignator())
        collector_.bind(designator.getFieldLoc(), designator.getFieldDecl());
    return true;
  }

  bool VisitTypedefTypeLoc(clang::TypedefTypeLoc type) {
    collector_.bind(type.getNameLoc(), type.getTypedefNameDecl());
    return true;
  }
  bool VisitUsingTypeLoc(clang::UsingTypeLoc type) {
    collector_.bind(type.getNameLoc(), type.getFoundDecl());
    return true;
  }
  bool VisitTagTypeLoc(clang::TagTypeLoc type) {
    collector_.bind(type.getNameLoc(), type.getDecl());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(clang::TemplateSpecializationTypeLoc type) {
    collector_.bind(type.getTemplateNameLoc(),
                    type.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(
      clang::DeducedTemplateSpecializationTypeLoc type) {
    collector_.bind(type.getTemplateNameLoc(),
                    type.getTypePtr()->getTemplateName().getAsTemplateDecl());
    return true;
  }
  bool VisitTemplateTypeParmTypeLoc(clang::TemplateTypeParmTypeLoc type) {
    collector_.bind(type.getNameLoc(), type.getDecl());
    return true;
  }
  bool VisitDependentNameTypeLoc(clang::DependentNameTypeLoc type) {
    bindUser(type.getNameLoc(), type.getTypePtr()->getIdentifier());
    return true;
  }

 private:
  void bindUser(SourceLocation location, clang::DeclarationName name) {
    if (const clang::IdentifierInfo* identifier = name.getAsIdentifierInfo())
      collector_.bind(location, identifier->getName(), Binding::User);
  }

  void enterFunction(const clang::FunctionDecl* function) {
    const bool kernel = function->hasAttr<clang::CUDAGlobalAttr>();
    const bool device = function->hasAttr<clang::CUDADeviceAttr>();
    const bool host = function->hasAttr<clang::CUDAHostAttr>();
    inDevice_ = kernel || (device && !host);
    if ((kernel || device) && function->isThisDeclarationADefinition())
      if (const clang::Stmt* body = function->getBody())
        collector_.deviceBody(body->getSourceRange(), kernel, host && device);
  }

  FactCollector& collector_;
  bool inDevice_ = false;
};

// `template void f<cuComplex>(cuComplex*);` leaves nothing of its spelling in the tree: what it
// names is taken from its tokens, to be looked up at the end of the file.
class ExplicitInstantiations {
 public:
  void look(const clang::Token& token) {
    if (state_ == State::Names && token.is(clang::tok::identifier) && !afterScope_) names_.push_back(token);
    afterScope_ = token.isOneOf(clang::tok::coloncolon, clang::tok::period, clang::tok::arrow);
    if (token.is(clang::tok::kw_template)) {
      state_ = afterScope_ ? State::Elsewhere : State::AfterTemplate;
    } else if (state_ == State::AfterTemplate) {
      state_ = token.is(clang::tok::less) ? State::Elsewhere : State::Names;
      if (state_ == State::Names && token.is(clang::tok::identifier)) names_.push_back(token);
    } else if (token.isOneOf(clang::tok::semi, clang::tok::l_brace)) {
      state_ = State::Elsewhere;
    }
  }
  const std::vector<clang::Token>& names() const { return names_; }

 private:
  enum class State { Elsewhere, AfterTemplate, Names };
  State state_ = State::Elsewhere;
  bool afterScope_ = false;
  std::vector<clang::Token> names_;
};

// Names of the precompiled header by their exact spelling alone. Looking for one that resembles a
// misspelt name would go through all of them, and a correction is no fact.
class ExactNames : public clang::IdentifierInfoLookup {
 public:
  void wrap(clang::IdentifierTable& table) {
    names_ = table.getExternalIdentifierLookup();
    if (names_) table.setExternalIdentifierLookup(this);
  }
  clang::IdentifierInfo* get(StringRef name) override { return names_->get(name); }

 private:
  clang::IdentifierInfoLookup* names_ = nullptr;
};

class FactsConsumer : public clang::SemaConsumer {
 public:
  FactsConsumer(AstFacts& facts, clang::CompilerInstance& compiler, unsigned seconds, std::string& problem,
                ExactNames& exactNames)
      : facts_(facts), exactNames_(exactNames), collector_(compiler.getSourceManager(), facts), visitor_(collector_),
        limit_(compiler, seconds, problem) {
    compiler.getPreprocessor().addPPCallbacks(std::make_unique<MacroFacts>(collector_, macros_));
    compiler.getPreprocessor().addPPCallbacks(limit_.preprocessorCallbacks());
    compiler.getPreprocessor().setTokenWatcher([this](const clang::Token& token) { instantiations_.look(token); });
  }
  void InitializeSema(clang::Sema& sema) override {
    sema.TemplateInstCallbacks.push_back(limit_.templateCallbacks());
    exactNames_.wrap(sema.getPreprocessor().getIdentifierTable());
  }
  // Bodies of functions of other libraries tell nothing about the project's tokens.
  bool shouldSkipFunctionBody(clang::Decl* function) override {
    return !collector_.isProject(function->getLocation());
  }
  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    limit_.check();
    for (clang::Decl* declaration : group)
      if (collector_.isProject(declaration->getLocation())) visitor_.TraverseDecl(declaration);
    return true;
  }
  void HandleTranslationUnit(clang::ASTContext& context) override {
    for (const clang::MacroInfo* macro : macros_) readBody(*macro, *context.getTranslationUnitDecl());
    for (const clang::Token& token : instantiations_.names()) lookUp(token, *context.getTranslationUnitDecl());
    facts_.parsed = true;
  }

 private:
  // Names in a macro that nothing expands mean what they mean at the end of the file.
  void readBody(const clang::MacroInfo& macro, const clang::DeclContext& scope) {
    const auto tokens = macro.tokens();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const clang::IdentifierInfo* name = tokens[i].getIdentifierInfo();
      const bool qualified = i > 0 && tokens[i - 1].isOneOf(clang::tok::period, clang::tok::arrow,
                                                            clang::tok::coloncolon, clang::tok::hashhash);
      const bool pasted = i + 1 < tokens.size() && tokens[i + 1].is(clang::tok::hashhash);
      if (!name || qualified || pasted || macro.getParameterNum(name) >= 0) continue;
      lookUp(tokens[i], scope);
    }
  }

  void lookUp(const clang::Token& token, const clang::DeclContext& scope) {
    if (collector_.knows(token.getLocation())) return;
    for (const clang::NamedDecl* found : scope.lookup(token.getIdentifierInfo()))
      collector_.bind(token.getLocation(), found);
  }

  AstFacts& facts_;
  ExactNames& exactNames_;
  std::vector<const clang::MacroInfo*> macros_;
  ExplicitInstantiations instantiations_;
  FactCollector collector_;
  DeclarationFacts visitor_;
  ParseLimit limit_;
};

class FactsAction : public clang::ASTFrontendAction {
 public:
  FactsAction(AstFacts& facts, unsigned seconds, std::string& problem)
      : facts_(facts), seconds_(seconds), problem_(problem) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                        StringRef) override {
    return std::make_unique<FactsConsumer>(facts_, compiler, seconds_, problem_, exactNames_);
  }
  // A prefix of a unit is not instantiated at its end: half the time, fewer errors, same facts.
  clang::TranslationUnitKind getTranslationUnitKind() override { return clang::TU_Prefix; }

 private:
  AstFacts& facts_;
  unsigned seconds_;
  std::string& problem_;
  ExactNames exactNames_;
};

}  // namespace

std::string pathOf(const SourceManager& sources, FileID file) {
  const auto entry = sources.getFileEntryRefForID(file);
  if (!entry) return "";
  llvm::SmallString<256> path(entry->getName());
  sources.getFileManager().makeAbsolutePath(path);
  llvm::sys::path::remove_dots(path, true);
  return path.str().str();
}

std::unique_ptr<clang::FrontendAction> makeFactsAction(AstFacts& facts, unsigned seconds,
                                                       std::string& problem) {
  return std::make_unique<FactsAction>(facts, seconds, problem);
}

}  // namespace hipify
