// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_KERNELINFO_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_KERNELINFO_H

// What passes know of a kernel travels as string attributes of its function, so that each pass
// can run alone on a piece of textual IR.

#include <llvm/IR/Function.h>
#include <llvm/IR/GlobalVariable.h>

#include <optional>

namespace hipcpu {

inline constexpr llvm::StringLiteral kKernelAttribute = "hipcpu-kernel";        // "32": warp size
inline constexpr llvm::StringLiteral kArgumentsAttribute = "hipcpu-arguments";  // see KernelArguments
inline constexpr llvm::StringLiteral kMaxThreadsAttribute = "hipcpu-max-threads";  // launch bounds
inline constexpr llvm::StringLiteral kSharedAttribute = "hipcpu-shared";        // on variables
inline constexpr llvm::StringLiteral kDynamicSharedAttribute = "hipcpu-dynamic-shared";
// The thread-local variable that holds the dynamic shared memory for functions outside of kernels.
inline constexpr llvm::StringLiteral kDynamicSharedPointer = "hipcpu.dynamic.shared";
inline constexpr llvm::StringLiteral kVariableAttribute = "hipcpu-variable";

// Stands for the row of a kernel in the module table, which device code that launches it names.
inline constexpr llvm::StringLiteral kEntryPrefix = "hipcpu.entry.";

inline constexpr llvm::StringLiteral kFrameFixedAttribute = "hipcpu-frame-fixed";  // bytes
inline constexpr llvm::StringLiteral kFramePerThreadAttribute = "hipcpu-frame-per-thread";

// blockDim.x is the width of a chunk's rows.
inline constexpr llvm::StringLiteral kSpansRowAttribute = "hipcpu-spans-row";

inline constexpr llvm::StringLiteral kFlagsAttribute = "hipcpu-flags";  // hip::cpu::KernelFlag

bool isKernel(const llvm::Function& function);
unsigned warpSizeOf(const llvm::Function& kernel);

/// How the threads of a block are numbered into chunks of `width` lanes.
enum class ThreadLayout {
  Rows,            // a chunk is a piece of one row: consecutive threadIdx.x, same y and z
  Linear,          // a chunk is a warp: consecutive linear thread ids
  WholeWarps,      // a chunk is a warp or a wide piece of one row: blockDim.x is a multiple of the width
  Tiles,           // a chunk is a tile: several rows of neighbours, one below the other
};

/// A kernel body for one block with the launch made explicit:
///   (kernel arguments..., blockIdx x y z, blockDim x y z, gridDim x y z, dynamicShared, frame, first, last)
/// A worker runs some blocks of a launch one after the other with one frame: `first` and `last` of them.
/// Attribute "hipcpu-block" = "<layout>,<width>,<kernel name>", for tiles "tiles/<rows>,..".
class BlockFunction {
 public:
  static constexpr unsigned kExtraArguments = 13;

  static std::optional<BlockFunction> of(llvm::Function& function);
  static BlockFunction mark(llvm::Function& function, ThreadLayout layout, unsigned width,
                            llvm::StringRef kernelName, unsigned rows = 1);

  llvm::Function& function() const { return *function_; }
  ThreadLayout layout() const { return layout_; }
  unsigned width() const { return width_; }
  unsigned rows() const { return rows_; }  // of a chunk; 1 unless the layout is Tiles
  unsigned rowWidth() const { return width_ / rows_; }
  bool spansRow() const { return function_->hasFnAttribute(kSpansRowAttribute); }
  bool servesAnyBlock() const { return layout_ == ThreadLayout::Rows || layout_ == ThreadLayout::Linear; }
  llvm::StringRef kernelName() const { return kernelName_; }

  llvm::Argument* blockIdx(unsigned axis) const { return extra(axis); }
  llvm::Argument* blockDim(unsigned axis) const { return extra(3 + axis); }
  llvm::Argument* gridDim(unsigned axis) const { return extra(6 + axis); }
  llvm::Argument* dynamicShared() const { return extra(9); }
  llvm::Argument* frame() const { return extra(10); }
  llvm::Argument* isFirst() const { return extra(11); }
  llvm::Argument* isLast() const { return extra(12); }

 private:
  BlockFunction(llvm::Function& function, ThreadLayout layout, unsigned width, unsigned rows,
                llvm::StringRef name)
      : function_(&function), layout_(layout), width_(width), rows_(rows), kernelName_(name) {}

  llvm::Argument* extra(unsigned index) const {
    return function_->getArg(function_->arg_size() - kExtraArguments + index);
  }

  llvm::Function* function_;
  ThreadLayout layout_;
  unsigned width_;
  unsigned rows_;
  llvm::StringRef kernelName_;
};

/// Where each IR argument of a kernel lies in the argument array of a launch: clang passes small
/// structures as several IR arguments, but a launch passes one pointer per source argument.
struct KernelArguments {
  struct Piece {
    unsigned argument;    // index into the launch's argument array
    std::uint64_t offset;  // bytes into that argument
    bool byReference;      // the IR argument is the address of the launch's copy
  };
  llvm::SmallVector<Piece, 8> pieces;               // one per IR argument
  llvm::SmallVector<std::uint64_t, 8> sizes;         // one per source argument

  std::string toString() const;  // "16,4,80,;0:0,0:8,1:0,2:&,"
  static KernelArguments parse(llvm::StringRef text);
};

/// Numeric string attribute, or zero.
std::uint64_t numberAttribute(const llvm::Function& function, llvm::StringRef name);

}  // namespace hipcpu

#endif
