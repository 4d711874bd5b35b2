// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Values of types that are not worth declaring: converts to and from everything, has every
// operator, so that the code around it keeps parsing.
// The operators are friends, which only operands of these types find: as functions of the global
// scope they would be tried for every operator of every program.
#define __isthmus_operator(result, op)                                                        \
  template <class T> __isthmus_both friend result operator op(const __isthmus_any&, const T&); \
  template <class T> __isthmus_both friend result operator op(const T&, const __isthmus_any&); \
  __isthmus_both friend result operator op(const __isthmus_any&, const __isthmus_any&);
struct __isthmus_any {
  __isthmus_any() = default;
  template <class T> __isthmus_both constexpr operator T() const;
  template <class T> __isthmus_both __isthmus_any& operator=(const T&);
  template <class... A> __isthmus_both __isthmus_any operator()(A&&...) const;
  template <class I> __isthmus_both __isthmus_any operator[](I) const;
  __isthmus_both __isthmus_any* operator->();
  __isthmus_both __isthmus_any& operator*() const;
  __isthmus_both __isthmus_any& operator++();
  __isthmus_both __isthmus_any operator++(int);
  __isthmus_operator(__isthmus_any, +)
  __isthmus_operator(__isthmus_any, -)
  __isthmus_operator(__isthmus_any, *)
  __isthmus_operator(__isthmus_any, /)
  __isthmus_operator(__isthmus_any, %)
  __isthmus_operator(bool, ==)
  __isthmus_operator(bool, !=)
  __isthmus_operator(bool, <)
  __isthmus_operator(bool, >)
  __isthmus_operator(bool, <=)
  __isthmus_operator(bool, >=)
  friend std::ostream& operator<<(std::ostream&, const __isthmus_any&);
};
#undef __isthmus_operator

// What a type of the program stands for when no header declares it.
struct __isthmus_unknown : __isthmus_any {
  __isthmus_unknown() = default;
  template <class... A> __isthmus_both __isthmus_unknown(const A&...);
  __isthmus_both __isthmus_unknown* begin() const;
  __isthmus_both __isthmus_unknown* end() const;
};

// The same for one that templates are specialised by: each is a type of its own.
template <int> struct __isthmus_unknown_argument : __isthmus_unknown {
  using __isthmus_unknown::__isthmus_unknown;
};

// A type whose structure is not known.
#define __isthmus_type(name)                          \
  struct name : __isthmus_any {                       \
    name() = default;                                 \
    template <class T> __isthmus_both name(const T&); \
  };

// A function of any arguments, for names whose signature is not known.
#define __isthmus_function(name) \
  template <class... A> __isthmus_both __isthmus_any name(A&&...);
#define __isthmus_device_function(name) \
  template <class... A> __isthmus_device __isthmus_any name(A&&...);
