// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
#include <__isthmus/cooperative_groups.h>
#include <__isthmus/libcudacxx.h>
template <class... A> __isthmus_device void __pipeline_memcpy_async(A&&...);
__isthmus_device void __pipeline_commit();
__isthmus_device void __pipeline_wait_prior(size_t);
typedef unsigned long long __mbarrier_t;
typedef unsigned long long __mbarrier_token_t;
__isthmus_device void __mbarrier_init(__mbarrier_t*, unsigned);
__isthmus_device void __mbarrier_inval(__mbarrier_t*);
__isthmus_device __mbarrier_token_t __mbarrier_arrive(__mbarrier_t*);
__isthmus_device bool __mbarrier_test_wait(__mbarrier_t*, __mbarrier_token_t);
