// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_CHANNEL_DESCRIPTOR_H
#define BACKENDS_AMD_INCLUDE_CHANNEL_DESCRIPTOR_H

#include_next <hip/channel_descriptor.h>

#endif // BACKENDS_AMD_INCLUDE_CHANNEL_DESCRIPTOR_H
