// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// CUB: the collective classes with members that take anything.
#include <__isthmus/core.h>
#include <iterator>
#define CUB_VERSION 200600
#define CUB_STDERR
#define CUB_PTX_ARCH 800
#define CUB_PTX_WARP_THREADS 32
#define CUB_RUNTIME_FUNCTION __host__ __device__
#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#define CUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define CUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define CUB_QUOTIENT_CEILING(x, y) (((x) + (y) - 1) / (y))
#define CUB_QUOTIENT_FLOOR(x, y) ((x) / (y))
#define CUB_ROUND_UP_NEAREST(x, y) (CUB_QUOTIENT_CEILING(x, y) * (y))
#define CubDebug(e) cub::Debug((cudaError_t)(e), __FILE__, __LINE__)
#define CubDebugExit(e) if (cub::Debug((cudaError_t)(e), __FILE__, __LINE__)) { exit(1); }
#define _CubLog(format, ...) printf(format, __VA_ARGS__);
#define __isthmus_member(name) \
  template <class... A> __isthmus_both __isthmus_any name(A&&...);
#define __isthmus_static(name) \
  template <class... A> __isthmus_both static cudaError_t name(A&&...);
#define __isthmus_collective(members)                                    \
  struct TempStorage { __isthmus_any* __isthmus_storage; };              \
  template <class... A> __isthmus_both explicit members(A&&...);
namespace cub {
__isthmus_both cudaError_t Debug(cudaError_t, const char*, int);

#define __isthmus_operation(name) \
  struct name { template <class A, class B> __isthmus_both A operator()(const A&, const B&) const; };
__isthmus_operation(Sum)
__isthmus_operation(Difference)
__isthmus_operation(Division)
__isthmus_operation(Max)
__isthmus_operation(Min)
__isthmus_operation(ArgMax)
__isthmus_operation(ArgMin)
__isthmus_operation(Equality)
__isthmus_operation(Inequality)
#undef __isthmus_operation
template <class K, class V> struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  K key;
  V value;
};
template <class T> struct DoubleBuffer {
  T* d_buffers[2];
  int selector;
  __isthmus_both DoubleBuffer();
  __isthmus_both DoubleBuffer(T*, T*);
  __isthmus_both T* Current();
  __isthmus_both T* Alternate();
};
struct NullType {};
template <class T> struct NumericTraits : __isthmus_any {};
template <class T, class... A> struct Traits : __isthmus_any {};
template <class T> struct Uninitialized { T& Alias(); };
template <int n> struct Int2Type {};
template <int n> struct Log2 { enum { VALUE = n }; };
template <int n> struct PowerOfTwo { enum { VALUE = n }; };

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING, BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };
enum CacheLoadModifier {
  LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE
};
enum CacheStoreModifier {
  STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE
};

template <class T, int n, BlockReduceAlgorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int = 1, int = 1, int = 0>
struct BlockReduce {
  __isthmus_collective(BlockReduce)
  template <class... A> __isthmus_both T Reduce(A&&...);
  template <class... A> __isthmus_both T Sum(A&&...);
};
#define __isthmus_scans(T)                                               \
  template <class... A> __isthmus_both void InclusiveSum(A&&...);        \
  template <class... A> __isthmus_both void ExclusiveSum(A&&...);        \
  template <class... A> __isthmus_both void InclusiveScan(A&&...);       \
  template <class... A> __isthmus_both void ExclusiveScan(A&&...);       \
  template <class... A> __isthmus_both void Sum(A&&...);                 \
  template <class... A> __isthmus_both void Scan(A&&...);                \
  template <class... A> __isthmus_both T Broadcast(A&&...);
template <class T, int n, BlockScanAlgorithm = BLOCK_SCAN_RAKING, int = 1, int = 1, int = 0>
struct BlockScan {
  __isthmus_collective(BlockScan)
  __isthmus_scans(T)
};
template <class T, int = 32, int = 0> struct WarpScan {
  __isthmus_collective(WarpScan)
  __isthmus_scans(T)
};
template <class T, int = 32, int = 0> struct WarpReduce {
  __isthmus_collective(WarpReduce)
  template <class... A> __isthmus_both T Reduce(A&&...);
  template <class... A> __isthmus_both T Sum(A&&...);
  template <class... A> __isthmus_both T HeadSegmentedSum(A&&...);
  template <class... A> __isthmus_both T TailSegmentedSum(A&&...);
  template <class... A> __isthmus_both T HeadSegmentedReduce(A&&...);
  template <class... A> __isthmus_both T TailSegmentedReduce(A&&...);
};
template <class T, int n, int items, BlockLoadAlgorithm = BLOCK_LOAD_DIRECT, int = 1, int = 1, int = 0>
struct BlockLoad {
  __isthmus_collective(BlockLoad)
  __isthmus_member(Load)
};
template <class T, int n, int items, BlockStoreAlgorithm = BLOCK_STORE_DIRECT, int = 1, int = 1, int = 0>
struct BlockStore {
  __isthmus_collective(BlockStore)
  __isthmus_member(Store)
};
template <class K, int n, int items, class V = NullType, int = 4, class... Rest>
struct BlockRadixSort {
  __isthmus_collective(BlockRadixSort)
  __isthmus_member(Sort)
  __isthmus_member(SortDescending)
  __isthmus_member(SortBlockedToStriped)
  __isthmus_member(SortDescendingBlockedToStriped)
};
template <class K, int n, int items, class V = NullType> struct BlockMergeSort {
  __isthmus_collective(BlockMergeSort)
  __isthmus_member(Sort)
  __isthmus_member(StableSort)
};
template <class K, int items, int threads = 32, class V = NullType> struct WarpMergeSort {
  __isthmus_collective(WarpMergeSort)
  __isthmus_member(Sort)
  __isthmus_member(StableSort)
};
#define __isthmus_exchanges(name)           \
  __isthmus_collective(name)                \
  __isthmus_member(StripedToBlocked)        \
  __isthmus_member(BlockedToStriped)        \
  __isthmus_member(WarpStripedToBlocked)    \
  __isthmus_member(BlockedToWarpStriped)    \
  __isthmus_member(ScatterToBlocked)        \
  __isthmus_member(ScatterToStriped)
template <class T, int n, int items, bool = false, int = 1, int = 1, int = 0>
struct BlockExchange { __isthmus_exchanges(BlockExchange) };
template <class T, int items, int = 32, WarpExchangeAlgorithm = WARP_EXCHANGE_SMEM>
struct WarpExchange { __isthmus_exchanges(WarpExchange) };
template <class T, int n, int = 1, int = 1, int = 0> struct BlockDiscontinuity {
  __isthmus_collective(BlockDiscontinuity)
  __isthmus_member(FlagHeads)
  __isthmus_member(FlagTails)
  __isthmus_member(FlagHeadsAndTails)
};
template <class T, int n, int = 1, int = 1, int = 0> struct BlockAdjacentDifference {
  __isthmus_collective(BlockAdjacentDifference)
  __isthmus_member(SubtractLeft)
  __isthmus_member(SubtractRight)
};
template <class T, int n, int = 1, int = 1, int = 0> struct BlockShuffle {
  __isthmus_collective(BlockShuffle)
  __isthmus_member(Offset)
  __isthmus_member(Rotate)
  __isthmus_member(Up)
  __isthmus_member(Down)
};
template <class T, int n, int items, int bins, BlockHistogramAlgorithm = BLOCK_HISTO_SORT>
struct BlockHistogram {
  __isthmus_collective(BlockHistogram)
  __isthmus_member(InitHistogram)
  __isthmus_member(Histogram)
  __isthmus_member(Composite)
};
template <class T, int items, int = 0, int = 32> struct WarpLoad {
  __isthmus_collective(WarpLoad)
  __isthmus_member(Load)
};
template <class T, int items, int = 0, int = 32> struct WarpStore {
  __isthmus_collective(WarpStore)
  __isthmus_member(Store)
};

struct DeviceReduce {
  __isthmus_static(Reduce) __isthmus_static(Sum) __isthmus_static(Min) __isthmus_static(Max)
  __isthmus_static(ArgMin) __isthmus_static(ArgMax) __isthmus_static(ReduceByKey)
  __isthmus_static(TransformReduce)
};
struct DeviceSegmentedReduce {
  __isthmus_static(Reduce) __isthmus_static(Sum) __isthmus_static(Min) __isthmus_static(Max)
  __isthmus_static(ArgMin) __isthmus_static(ArgMax)
};
struct DeviceScan {
  __isthmus_static(ExclusiveSum) __isthmus_static(InclusiveSum) __isthmus_static(ExclusiveScan)
  __isthmus_static(InclusiveScan) __isthmus_static(ExclusiveSumByKey)
  __isthmus_static(InclusiveSumByKey) __isthmus_static(ExclusiveScanByKey)
  __isthmus_static(InclusiveScanByKey) __isthmus_static(InclusiveScanInit)
};
#define __isthmus_sorts                                                                    \
  __isthmus_static(SortPairs) __isthmus_static(SortPairsDescending)                        \
  __isthmus_static(SortKeys) __isthmus_static(SortKeysDescending)                          \
  __isthmus_static(StableSortPairs) __isthmus_static(StableSortPairsDescending)            \
  __isthmus_static(StableSortKeys) __isthmus_static(StableSortKeysDescending)              \
  __isthmus_static(SortPairsCopy) __isthmus_static(SortKeysCopy)
struct DeviceRadixSort { __isthmus_sorts };
struct DeviceSegmentedRadixSort { __isthmus_sorts };
struct DeviceSegmentedSort { __isthmus_sorts };
struct DeviceMergeSort { __isthmus_sorts };
struct DeviceSelect {
  __isthmus_static(Flagged) __isthmus_static(If) __isthmus_static(Unique)
  __isthmus_static(UniqueByKey) __isthmus_static(FlaggedIf)
};
struct DevicePartition { __isthmus_static(Flagged) __isthmus_static(If) };
struct DeviceHistogram {
  __isthmus_static(HistogramEven) __isthmus_static(HistogramRange)
  __isthmus_static(MultiHistogramEven) __isthmus_static(MultiHistogramRange)
};
struct DeviceRunLengthEncode {
  __isthmus_static(Encode) __isthmus_static(NonTrivialRuns)
};
struct DeviceSpmv { __isthmus_static(CsrMV) };
struct DeviceMemcpy { __isthmus_static(Batched) };
struct DeviceCopy { __isthmus_static(Batched) };
struct DeviceMerge { __isthmus_static(MergeKeys) __isthmus_static(MergePairs) };
struct DeviceFor {
  __isthmus_static(Bulk) __isthmus_static(ForEach) __isthmus_static(ForEachN)
  __isthmus_static(ForEachCopy) __isthmus_static(ForEachCopyN)
};
struct DeviceAdjacentDifference {
  __isthmus_static(SubtractLeft) __isthmus_static(SubtractLeftCopy)
  __isthmus_static(SubtractRight) __isthmus_static(SubtractRightCopy)
};

#define __isthmus_iterator(name)                                      \
  template <class... A> __isthmus_both name(A&&...);                  \
  __isthmus_both name operator+(ptrdiff_t) const;
template <class T, class Offset = ptrdiff_t> struct CountingInputIterator {
  __isthmus_iterator(CountingInputIterator)
  __isthmus_both T operator*() const;
  __isthmus_both T operator[](ptrdiff_t) const;
};
template <class T, class Offset = ptrdiff_t> struct ConstantInputIterator {
  __isthmus_iterator(ConstantInputIterator)
  __isthmus_both T operator*() const;
  __isthmus_both T operator[](ptrdiff_t) const;
};
template <class T, class F, class I, class Offset = ptrdiff_t> struct TransformInputIterator {
  __isthmus_iterator(TransformInputIterator)
  __isthmus_both T operator*() const;
  __isthmus_both T operator[](ptrdiff_t) const;
};
template <class I, class Offset = ptrdiff_t, class V = void> struct ArgIndexInputIterator {
  __isthmus_iterator(ArgIndexInputIterator)
};
template <CacheLoadModifier, class T, class Offset = ptrdiff_t> struct CacheModifiedInputIterator {
  __isthmus_iterator(CacheModifiedInputIterator)
  __isthmus_both T operator[](ptrdiff_t) const;
};
template <CacheStoreModifier, class T, class Offset = ptrdiff_t>
struct CacheModifiedOutputIterator {
  __isthmus_iterator(CacheModifiedOutputIterator)
  __isthmus_both T& operator[](ptrdiff_t) const;
};
template <class Offset = ptrdiff_t> struct DiscardOutputIterator {
  __isthmus_iterator(DiscardOutputIterator)
};
template <class T, class Offset = ptrdiff_t> struct TexObjInputIterator {
  __isthmus_iterator(TexObjInputIterator)
  template <class... A> cudaError_t BindTexture(A&&...);
  cudaError_t UnbindTexture();
  __isthmus_both T operator[](ptrdiff_t) const;
};
struct CachingDeviceAllocator {
  template <class... A> CachingDeviceAllocator(A&&...);
  template <class... A> cudaError_t DeviceAllocate(A&&...);
  template <class... A> cudaError_t DeviceFree(A&&...);
  cudaError_t FreeAllCached();
};
struct GridBarrier { __isthmus_device void Sync() const; };
struct GridBarrierLifetime : GridBarrier { cudaError_t Setup(int); };
template <class O> struct GridEvenShare : __isthmus_any {};
template <class O> struct GridQueue : __isthmus_any {};

template <CacheLoadModifier, class I> __isthmus_device __isthmus_any ThreadLoad(I);
template <CacheStoreModifier, class I, class T> __isthmus_device void ThreadStore(I, T);
__isthmus_device_function(ThreadReduce)
__isthmus_device_function(ThreadScanInclusive)
__isthmus_device_function(ThreadScanExclusive)
__isthmus_device_function(LoadDirectBlocked)
__isthmus_device_function(LoadDirectStriped)
__isthmus_device_function(LoadDirectWarpStriped)
__isthmus_device_function(StoreDirectBlocked)
__isthmus_device_function(StoreDirectStriped)
__isthmus_device_function(StoreDirectWarpStriped)
__isthmus_device int LaneId();
__isthmus_device int WarpId();
__isthmus_device unsigned LaneMaskLt();
__isthmus_device int RowMajorTid(int, int, int);
template <int n = 32, class T> __isthmus_device T ShuffleIndex(T, int, unsigned);
template <int n = 32, class T> __isthmus_device T ShuffleUp(T, int, int, unsigned);
template <int n = 32, class T> __isthmus_device T ShuffleDown(T, int, int, unsigned);
template <class T> __isthmus_device unsigned BFE(T, unsigned, unsigned);
template <class... A> cudaError_t PtxVersion(A&&...);
template <class... A> cudaError_t SmVersion(A&&...);
template <class... A> cudaError_t SyncStream(A&&...);
__isthmus_both int CurrentDevice();
int DeviceCount();
}
#undef __isthmus_member
#undef __isthmus_static
#undef __isthmus_collective
#undef __isthmus_scans
#undef __isthmus_exchanges
#undef __isthmus_sorts
#undef __isthmus_iterator
