// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/ArgumentLayout.h"

#include <llvm/ADT/StringSet.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <cstdlib>

namespace hipcpu {
namespace {

/// The variable that an argument is stored to at the start of the kernel, and where in it.
struct Home {
  llvm::AllocaInst* variable = nullptr;
  std::uint64_t offset = 0;
};

Home homeOf(llvm::Argument& argument, const llvm::DataLayout& layout) {
  for (llvm::User* user : argument.users()) {
    if (auto* widened = llvm::dyn_cast<llvm::ZExtInst>(user); widened && widened->hasOneUse())
      user = *widened->user_begin();  // bool
    auto* store = llvm::dyn_cast<llvm::StoreInst>(user);
    if (!store) continue;
    llvm::APInt offset(64, 0);
    llvm::Value* base = store->getPointerOperand()->stripAndAccumulateConstantOffsets(
        layout, offset, /*AllowNonInbounds=*/true);
    if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(base))
      return {variable, offset.getZExtValue()};
  }
  return {};
}

/// Bytes of the source argument: a padded temporary is copied to the real variable.
std::uint64_t sizeOf(llvm::AllocaInst& variable, const llvm::DataLayout& layout) {
  for (llvm::User* user : variable.users()) {
    auto* copy = llvm::dyn_cast<llvm::MemCpyInst>(user);
    if (!copy || copy->getRawSource() != &variable) continue;
    if (auto* length = llvm::dyn_cast<llvm::ConstantInt>(copy->getLength()))
      return length->getZExtValue();
  }
  return layout.getTypeAllocSize(variable.getAllocatedType());
}

/// "(int, Box<int, 3>, float*)" -> its three parts; empty for names that are not mangled.
llvm::SmallVector<std::string> sourceParameters(llvm::StringRef mangledName) {
  const std::string mangled = mangledName.str();  // the demangler refers to it
  llvm::ItaniumPartialDemangler demangler;
  llvm::SmallVector<std::string> parts;
  if (demangler.partialDemangle(mangled.c_str()) || !demangler.isFunction()) return parts;
  char* text = demangler.getFunctionParameters(nullptr, nullptr);
  if (!text) return parts;
  int depth = 0;
  std::string part;
  for (char c : llvm::StringRef(text).trim("()")) {
    depth += (c == '<' || c == '(' || c == '{' || c == '[') - (c == '>' || c == ')' || c == '}' || c == ']');
    if (c == ',' && depth == 0) {
      parts.push_back(llvm::StringRef(part).trim().str());
      part.clear();
    } else {
      part += c;
    }
  }
  if (!llvm::StringRef(part).trim().empty()) parts.push_back(llvm::StringRef(part).trim().str());
  std::free(text);
  return parts;
}

/// A class with a copy constructor or destructor of its own is passed as the address of a copy,
/// which looks like a pointer, but is no pointer in the source, and used without a variable.
bool isAddressOfObject(llvm::Argument& argument, llvm::StringRef parameter) {
  if (!argument.getType()->isPointerTy() || argument.hasByValAttr()) return false;
  const Home home = homeOf(argument, argument.getParent()->getParent()->getDataLayout());
  if (home.variable && !home.variable->getAllocatedType()->isPointerTy()) return false;
  if (home.variable && !argument.hasOneUse()) return true;
  return !parameter.empty() && !parameter.contains('*') && !parameter.contains('&') &&
         !parameter.contains("nullptr_t");
}

/// Bytes of an object as far as its uses show them: members, methods, copies.
std::uint64_t usedBytes(const llvm::Argument& object, const llvm::DataLayout& layout) {
  std::uint64_t bytes = 0;
  for (const llvm::Use& use : object.uses()) {
    llvm::Type* type = nullptr;
    if (auto* member = llvm::dyn_cast<llvm::GetElementPtrInst>(use.getUser()))
      type = member->getSourceElementType();
    if (llvm::getLoadStorePointerOperand(use.getUser()) == &object)
      type = llvm::getLoadStoreType(use.getUser());
    if (type) bytes = std::max<std::uint64_t>(bytes, layout.getTypeAllocSize(type));
    auto* call = llvm::dyn_cast<llvm::CallBase>(use.getUser());
    if (!call || !call->isArgOperand(&use)) continue;
    bytes = std::max(bytes, call->getParamDereferenceableBytes(call->getArgOperandNo(&use)));
    if (auto* copy = llvm::dyn_cast<llvm::MemCpyInst>(call))
      if (auto* length = llvm::dyn_cast<llvm::ConstantInt>(copy->getLength()))
        bytes = std::max(bytes, length->getZExtValue());
  }
  return bytes;
}

/// "struct.a::Box.12" -> "a::Box"
llvm::StringRef sourceName(const llvm::StructType& type) {
  llvm::StringRef name = type.getName();
  name = name.substr(name.find('.') + 1);  // struct.E, class.E
  return name.take_front(name.find_last_not_of("0123456789") + 1).rtrim('.');  // E.12
}

/// The size of the class that a parameter names: what a base class of it uses is not all of it.
/// Instantiations of a template have one name; the largest is taken.
std::uint64_t namedBytes(llvm::StringRef parameter, const llvm::Module& module) {
  std::uint64_t bytes = 0;
  for (llvm::StructType* type : module.getIdentifiedStructTypes())
    if (type->hasName() && type->isSized() && sourceName(*type) == parameter.take_until([](char c) { return c == '<'; }))
      bytes = std::max<std::uint64_t>(bytes, module.getDataLayout().getTypeAllocSize(type));
  return bytes;
}

/// Names of the empty structures among the variables of the entry block.
llvm::StringSet<> emptyStructures(llvm::Function& kernel, const llvm::DataLayout& layout) {
  llvm::StringSet<> names;
  for (llvm::Instruction& instruction : kernel.getEntryBlock()) {
    auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
    auto* type = variable ? llvm::dyn_cast<llvm::StructType>(variable->getAllocatedType()) : nullptr;
    if (!type || !type->hasName() || layout.getTypeAllocSize(type) > 1) continue;
    names.insert(sourceName(*type));
  }
  return names;
}

bool isEmptyStructure(llvm::StringRef parameter, const llvm::StringSet<>& names) {
  if (parameter.contains("'lambda") || parameter.contains("{lambda"))
    return names.contains("anon");
  return names.contains(parameter.take_until([](char c) { return c == '<'; }));
}

/// Renumbers the arguments so that empty structures count.
bool insertEmptyArguments(llvm::Function& kernel, llvm::ArrayRef<std::string> parameters,
                          KernelArguments& arguments) {
  if (parameters.size() <= arguments.sizes.size()) return true;
  llvm::StringSet<> names = emptyStructures(kernel, kernel.getParent()->getDataLayout());
  llvm::SmallVector<unsigned> position;
  llvm::SmallVector<std::uint64_t, 8> sizes;
  for (const std::string& parameter : parameters) {
    if (isEmptyStructure(parameter, names)) {
      sizes.push_back(1);
      continue;
    }
    if (position.size() == arguments.sizes.size()) return false;
    sizes.push_back(arguments.sizes[position.size()]);
    position.push_back(sizes.size() - 1);
  }
  if (position.size() != arguments.sizes.size()) return false;
  for (KernelArguments::Piece& piece : arguments.pieces) piece.argument = position[piece.argument];
  arguments.sizes = sizes;
  return true;
}

/// Marks objects that are passed by address as clang marks large structures.
void markObjects(llvm::Function& kernel, llvm::ArrayRef<std::string> parameters,
                 KernelArguments& arguments) {
  const llvm::Module& module = *kernel.getParent();
  for (llvm::Argument& argument : kernel.args()) {
    KernelArguments::Piece& piece = arguments.pieces[argument.getArgNo()];
    llvm::StringRef parameter;
    if (piece.argument < parameters.size()) parameter = parameters[piece.argument];
    if (!isAddressOfObject(argument, parameter)) continue;
    const std::uint64_t bytes = std::max(usedBytes(argument, module.getDataLayout()), namedBytes(parameter, module));
    piece.offset = 0;
    piece.byReference = true;
    arguments.sizes[piece.argument] = bytes;
    llvm::LLVMContext& context = kernel.getContext();
    auto* type = llvm::ArrayType::get(llvm::Type::getInt8Ty(context), bytes);
    argument.addAttr(llvm::Attribute::getWithByValType(context, type));
  }
}

}  // namespace

std::optional<KernelArguments> argumentLayout(llvm::Function& kernel) {
  const llvm::DataLayout& layout = kernel.getParent()->getDataLayout();
  KernelArguments arguments;
  llvm::AllocaInst* previous = nullptr;
  for (llvm::Argument& argument : kernel.args()) {
    Home home = homeOf(argument, layout);
    const bool continues = home.variable && home.variable == previous;
    llvm::Type* byValue = argument.getParamByValType();
    if (!continues) {
      arguments.sizes.push_back(byValue         ? layout.getTypeAllocSize(byValue).getFixedValue()
                                : home.variable ? sizeOf(*home.variable, layout)
                                : layout.getTypeStoreSize(argument.getType()).getFixedValue());
    }
    arguments.pieces.push_back({static_cast<unsigned>(arguments.sizes.size() - 1),
                                byValue ? 0 : home.offset, byValue != nullptr});
    previous = byValue ? nullptr : home.variable;
  }
  const llvm::SmallVector<std::string> parameters = sourceParameters(kernel.getName());
  if (!insertEmptyArguments(kernel, parameters, arguments)) return std::nullopt;
  markObjects(kernel, parameters, arguments);
  return arguments;
}

}  // namespace hipcpu
