// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Thrust: containers with real members, algorithms that take and give anything.
#include <__isthmus/core.h>
#include <algorithm>
#include <complex>
#include <iterator>
#include <random>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>
#define THRUST_VERSION 200600
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 6
#define THRUST_NAMESPACE_BEGIN namespace thrust {
#define THRUST_NAMESPACE_END }
#define THRUST_DEVICE_SYSTEM 1
#define THRUST_DEVICE_SYSTEM_CUDA 1
namespace thrust {
using std::random_access_iterator_tag;
template <class T> struct device_reference {
  __isthmus_both operator T() const;
  __isthmus_both device_reference& operator=(const T&);
  __isthmus_both __isthmus_any operator&() const;
  template <class U> __isthmus_both device_reference& operator+=(const U&);
  template <class U> __isthmus_both device_reference& operator-=(const U&);
};
template <class T> struct device_ptr {
  typedef T element_type;
  typedef T value_type;
  typedef device_reference<T> reference;
  typedef device_ptr pointer;
  typedef ptrdiff_t difference_type;
  typedef std::random_access_iterator_tag iterator_category;
  device_ptr() = default;
  template <class U> __isthmus_both explicit device_ptr(U*);
  template <class U> __isthmus_both device_ptr(const device_ptr<U>&);
  __isthmus_both device_ptr(decltype(nullptr));
  __isthmus_both T* get() const;
  __isthmus_both device_reference<T> operator*() const;
  __isthmus_both T* operator->() const;
  __isthmus_both device_reference<T> operator[](ptrdiff_t) const;
  __isthmus_both device_ptr& operator++();
  __isthmus_both device_ptr operator++(int);
  __isthmus_both device_ptr& operator--();
  __isthmus_both device_ptr& operator+=(ptrdiff_t);
  __isthmus_both device_ptr operator+(ptrdiff_t) const;
  __isthmus_both device_ptr operator-(ptrdiff_t) const;
  __isthmus_both ptrdiff_t operator-(const device_ptr&) const;
  __isthmus_both bool operator==(const device_ptr&) const;
  __isthmus_both bool operator!=(const device_ptr&) const;
  __isthmus_both bool operator<(const device_ptr&) const;
  __isthmus_both explicit operator bool() const;
};
template <class T> __isthmus_both device_ptr<T> device_pointer_cast(T*);
template <class T> __isthmus_both device_ptr<T> device_pointer_cast(const device_ptr<T>&);
template <class T> device_ptr<T> device_malloc(size_t);
device_ptr<void> device_malloc(size_t);
template <class P> void device_free(P);
template <class... A> __isthmus_any device_new(A&&...);
template <class... A> void device_delete(A&&...);
template <class T> __isthmus_both T* raw_pointer_cast(const device_ptr<T>&);
template <class T> __isthmus_both T* raw_pointer_cast(T*);
template <class P> __isthmus_both __isthmus_any raw_pointer_cast(const P&);
template <class P> __isthmus_both __isthmus_any raw_reference_cast(P&&);

#define __isthmus_container(name, Pointer, Reference, ConstReference)           \
  template <class T, class Allocator = std::allocator<T>> struct name {         \
    typedef T value_type;                                                       \
    typedef size_t size_type;                                                   \
    typedef ptrdiff_t difference_type;                                          \
    typedef Pointer pointer;                                                    \
    typedef Pointer iterator;                                                   \
    typedef Pointer const_iterator;                                             \
    typedef Reference reference;                                                \
    typedef ConstReference const_reference;                                     \
    name() = default;                                                           \
    explicit name(size_t);                                                      \
    name(size_t, const T&);                                                     \
    template <class I> name(I, I);                                              \
    template <class V> name(const V&);                                          \
    name(std::initializer_list<T>);                                             \
    template <class V> name& operator=(const V&);                               \
    Pointer begin() const;                                                      \
    Pointer end() const;                                                        \
    Pointer cbegin() const;                                                     \
    Pointer cend() const;                                                       \
    __isthmus_any rbegin() const;                                               \
    __isthmus_any rend() const;                                                 \
    Pointer data() const;                                                       \
    Reference front() const;                                                    \
    Reference back() const;                                                     \
    Reference operator[](size_t) const;                                         \
    size_t size() const;                                                        \
    size_t capacity() const;                                                    \
    bool empty() const;                                                         \
    void clear();                                                               \
    void reserve(size_t);                                                       \
    void shrink_to_fit();                                                       \
    void resize(size_t);                                                        \
    void resize(size_t, const T&);                                              \
    void push_back(const T&);                                                   \
    void pop_back();                                                            \
    template <class V> void swap(V&);                                           \
    template <class... A> void assign(A&&...);                                  \
    template <class... A> Pointer insert(A&&...);                               \
    template <class... A> Pointer erase(A&&...);                                \
    template <class V> bool operator==(const V&) const;                         \
    template <class V> bool operator!=(const V&) const;                         \
  };
__isthmus_container(device_vector, device_ptr<T>, device_reference<T>, device_reference<T>)
__isthmus_container(universal_vector, T*, T&, const T&)
__isthmus_container(host_vector, T*, T&, const T&)
#undef __isthmus_container

template <class T> struct complex {
  typedef T value_type;
  complex() = default;
  __isthmus_both complex(const T&, const T& = T());
  template <class U> __isthmus_both complex(const complex<U>&);
  template <class U> __isthmus_both complex(const std::complex<U>&);
  __isthmus_both T real() const;
  __isthmus_both T imag() const;
  __isthmus_both void real(T);
  __isthmus_both void imag(T);
  __isthmus_both operator std::complex<T>() const;
  template <class U> __isthmus_both complex& operator=(const U&);
  template <class U> __isthmus_both complex& operator+=(const U&);
  template <class U> __isthmus_both complex& operator-=(const U&);
  template <class U> __isthmus_both complex& operator*=(const U&);
  template <class U> __isthmus_both complex& operator/=(const U&);
};
#define __isthmus_complex(op)                                                                  \
  template <class T> __isthmus_both complex<T> operator op(const complex<T>&, const complex<T>&); \
  template <class T> __isthmus_both complex<T> operator op(const complex<T>&, const T&);       \
  template <class T> __isthmus_both complex<T> operator op(const T&, const complex<T>&);
__isthmus_complex(+)
__isthmus_complex(-)
__isthmus_complex(*)
__isthmus_complex(/)
#undef __isthmus_complex
template <class T> __isthmus_both complex<T> operator-(const complex<T>&);
template <class T> __isthmus_both bool operator==(const complex<T>&, const complex<T>&);
template <class T> __isthmus_both bool operator!=(const complex<T>&, const complex<T>&);
#define __isthmus_of_complex(R, name) template <class T> __isthmus_both R name(const complex<T>&);
__isthmus_of_complex(T, abs)
__isthmus_of_complex(T, arg)
__isthmus_of_complex(T, norm)
__isthmus_of_complex(complex<T>, conj)
__isthmus_of_complex(complex<T>, exp)
__isthmus_of_complex(complex<T>, log)
__isthmus_of_complex(complex<T>, sqrt)
__isthmus_of_complex(complex<T>, sin)
__isthmus_of_complex(complex<T>, cos)
#undef __isthmus_of_complex
template <class T> __isthmus_both complex<T> polar(const T&, const T& = T());
template <class A, class B> __isthmus_both __isthmus_any pow(const A&, const B&);

template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  pair() = default;
  __isthmus_both pair(const A&, const B&);
  template <class C, class D> __isthmus_both pair(const pair<C, D>&);
  __isthmus_both pair(const __isthmus_any&);
};
template <class A, class B> __isthmus_both pair<A, B> make_pair(A, B);
template <class... T> struct tuple {
  tuple() = default;
  template <class... U> __isthmus_both tuple(const U&...);
  template <class U> __isthmus_both tuple& operator=(const U&);
};
template <class... T> __isthmus_both tuple<T...> make_tuple(T...);
template <class... T> __isthmus_both tuple<T&...> tie(T&...);
template <size_t n, class T> struct tuple_element { typedef __isthmus_any type; };
template <class T> struct tuple_size { enum { value = 1 }; };
template <size_t n, class T> __isthmus_both __isthmus_any get(T&&);
struct null_type {};

#define __isthmus_unary(name, R)                                              \
  template <class T = void> struct name {                                     \
    typedef T argument_type;                                                  \
    typedef R result_type;                                                    \
    template <class A> __isthmus_both R operator()(const A&) const;           \
  };
#define __isthmus_binary(name, R)                                             \
  template <class T = void> struct name {                                     \
    typedef T first_argument_type;                                            \
    typedef T second_argument_type;                                           \
    typedef R result_type;                                                    \
    template <class A, class B> __isthmus_both R operator()(const A&, const B&) const; \
  };
__isthmus_binary(plus, T)
__isthmus_binary(minus, T)
__isthmus_binary(multiplies, T)
__isthmus_binary(divides, T)
__isthmus_binary(modulus, T)
__isthmus_binary(maximum, T)
__isthmus_binary(minimum, T)
__isthmus_binary(bit_and, T)
__isthmus_binary(bit_or, T)
__isthmus_binary(bit_xor, T)
__isthmus_binary(project1st, T)
__isthmus_binary(project2nd, T)
__isthmus_binary(equal_to, bool)
__isthmus_binary(not_equal_to, bool)
__isthmus_binary(less, bool)
__isthmus_binary(less_equal, bool)
__isthmus_binary(greater, bool)
__isthmus_binary(greater_equal, bool)
__isthmus_binary(logical_and, bool)
__isthmus_binary(logical_or, bool)
__isthmus_unary(negate, T)
__isthmus_unary(square, T)
__isthmus_unary(identity, T)
__isthmus_unary(logical_not, bool)
#undef __isthmus_unary
#undef __isthmus_binary
template <class A, class R> struct unary_function {
  typedef A argument_type;
  typedef R result_type;
};
template <class A, class B, class R> struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef R result_type;
};
namespace placeholders { extern __isthmus_any _1, _2, _3, _4, _5, _6, _7, _8, _9; }

struct host_device_policy {
  template <class T> const host_device_policy& operator()(T&&) const;
  template <class T> const host_device_policy& on(T) const;
};
extern const __isthmus_both host_device_policy host, device, seq;
template <class Derived> struct device_execution_policy : host_device_policy {};
template <class Derived> struct host_execution_policy : host_device_policy {};
struct host_system_tag {};
struct device_system_tag {};
namespace cuda {
extern const host_device_policy par, par_nosync;
template <class Derived> struct execution_policy : host_device_policy {};
template <class T> struct pointer : device_ptr<T> {};
template <class T> using vector = device_vector<T>;
struct tag {};
__isthmus_function(malloc)
__isthmus_function(free)
namespace experimental { template <class T> struct pinned_allocator : std::allocator<T> {}; }
}
namespace system {
namespace cuda { using namespace thrust::cuda; }
struct error_code : __isthmus_any {};
struct system_error : std::runtime_error { template <class... A> system_error(A&&...); };
}
using system::error_code;
using system::system_error;
__isthmus_any cuda_category();
namespace omp { extern const host_device_policy par; }
namespace cpp { extern const host_device_policy par; }
namespace tbb { extern const host_device_policy par; }

template <class T> struct device_allocator : std::allocator<T> {};
template <class T> struct device_malloc_allocator : std::allocator<T> {
  typedef device_ptr<T> pointer;
  pointer allocate(size_t);
  void deallocate(pointer, size_t);
};
template <class T> struct device_new_allocator : std::allocator<T> {};
template <class T> struct universal_allocator : std::allocator<T> {};
namespace mr {
template <class... T> struct allocator : __isthmus_any {};
template <class... T> struct stateless_resource_allocator : __isthmus_any {};
}

template <class I> struct iterator_traits {
  typedef __isthmus_any value_type, reference, pointer, iterator_category;
  typedef ptrdiff_t difference_type;
};
template <class T> struct iterator_traits<T*> : std::iterator_traits<T*> {};
template <class T> struct iterator_value { typedef __isthmus_any type; };
template <class T> struct iterator_difference { typedef ptrdiff_t type; };
template <class T> struct iterator_pointer { typedef __isthmus_any type; };
template <class T> struct iterator_reference { typedef __isthmus_any type; };
template <class T> struct iterator_system { typedef __isthmus_any type; };
#define __isthmus_iterator(name)                                       \
  template <class... T> struct name : __isthmus_any {                  \
    typedef __isthmus_any value_type, reference, pointer;              \
    typedef ptrdiff_t difference_type;                                 \
    typedef std::random_access_iterator_tag iterator_category;         \
    name() = default;                                                  \
    template <class... A> __isthmus_both name(A&&...);                 \
  };                                                                   \
  template <class... A> __isthmus_both __isthmus_any make_##name(A&&...);
__isthmus_iterator(counting_iterator)
__isthmus_iterator(constant_iterator)
__isthmus_iterator(transform_iterator)
__isthmus_iterator(transform_output_iterator)
__isthmus_iterator(transform_input_output_iterator)
__isthmus_iterator(zip_iterator)
__isthmus_iterator(permutation_iterator)
__isthmus_iterator(discard_iterator)
__isthmus_iterator(reverse_iterator)
__isthmus_iterator(iterator_adaptor)
__isthmus_iterator(iterator_facade)
__isthmus_iterator(zip_function)
#undef __isthmus_iterator
template <class T> __isthmus_both __isthmus_any make_counting_iterator(T);
template <class T> __isthmus_both __isthmus_any make_constant_iterator(T);

namespace random {
template <class T> struct __isthmus_engine {
  template <class... A> __isthmus_both explicit __isthmus_engine(A...);
  __isthmus_both unsigned operator()();
  __isthmus_both void discard(unsigned long long);
  __isthmus_both void seed(unsigned);
};
typedef __isthmus_engine<char> default_random_engine;
typedef __isthmus_engine<short> minstd_rand;
typedef __isthmus_engine<int> minstd_rand0;
typedef __isthmus_engine<long> taus88;
typedef __isthmus_engine<float> ranlux24;
typedef __isthmus_engine<double> ranlux48;
#define __isthmus_distribution(name)                                 \
  template <class T = double> struct name {                          \
    template <class... A> __isthmus_both explicit name(A...);        \
    template <class E> __isthmus_both T operator()(E&);              \
  };
__isthmus_distribution(uniform_real_distribution)
__isthmus_distribution(uniform_int_distribution)
__isthmus_distribution(normal_distribution)
#undef __isthmus_distribution
}
using namespace random;

#define __isthmus_algorithms(_) \
  _(adjacent_difference) _(advance) _(all_of) _(any_of) _(binary_search) _(copy) _(copy_if)     \
  _(copy_n) _(count) _(count_if) _(distance) _(equal) _(equal_range) _(exclusive_scan)          \
  _(exclusive_scan_by_key) _(fill) _(fill_n) _(find) _(find_if) _(find_if_not) _(for_each)      \
  _(for_each_n) _(gather) _(gather_if) _(generate) _(generate_n) _(inclusive_scan)              \
  _(inclusive_scan_by_key) _(inner_product) _(is_partitioned) _(is_sorted) _(is_sorted_until)   \
  _(lower_bound) _(max_element) _(merge) _(merge_by_key) _(min_element) _(minmax_element)       \
  _(mismatch) _(next) _(none_of) _(partition) _(partition_copy) _(partition_point) _(prev)      \
  _(reduce) _(reduce_by_key) _(remove) _(remove_copy) _(remove_copy_if) _(remove_if)            \
  _(replace) _(replace_copy) _(replace_copy_if) _(replace_if) _(reverse) _(reverse_copy)        \
  _(scatter) _(scatter_if) _(sequence) _(set_difference) _(set_difference_by_key)               \
  _(set_intersection) _(set_intersection_by_key) _(set_symmetric_difference) _(set_union)       \
  _(set_union_by_key) _(shuffle) _(shuffle_copy) _(sort) _(sort_by_key) _(stable_partition)     \
  _(stable_partition_copy) _(stable_sort) _(stable_sort_by_key) _(swap) _(swap_ranges)          \
  _(tabulate) _(transform) _(transform_exclusive_scan) _(transform_if)                          \
  _(transform_inclusive_scan) _(transform_reduce) _(uninitialized_copy)                         \
  _(uninitialized_copy_n) _(uninitialized_fill) _(uninitialized_fill_n) _(unique)               \
  _(unique_by_key) _(unique_by_key_copy) _(unique_copy) _(unique_count) _(upper_bound)          \
  _(get_temporary_buffer) _(return_temporary_buffer) _(max) _(min) _(not1) _(not2)
__isthmus_algorithms(__isthmus_function)
namespace async {
__isthmus_function(copy)
__isthmus_function(for_each)
__isthmus_function(reduce)
__isthmus_function(sort)
__isthmus_function(transform)
}
#undef __isthmus_algorithms
namespace detail {}
}
