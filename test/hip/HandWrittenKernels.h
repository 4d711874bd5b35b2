// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_HIP_HANDWRITTENKERNELS_H
#define TEST_HIP_HANDWRITTENKERNELS_H

// Device code as the kernel compiler would emit it, written by hand: kernels and variables can be
// registered and launched without the compiler.

#include "backends/cpu/runtime/KernelAbi.h"
#include "hip/runtime/PublicApi.h"

namespace test {

/// Host-side addresses, as the program names them.
extern const int addKernel;      // add(int* out, const int* in, int value): out[i] = in[i] + value
extern const int sharedKernel;   // out[block] = sum of dynamic shared memory filled by the block
extern const int unknownKernel;  // never registered
extern int coefficient;          // shadow of a device variable int coefficient[4]
extern int* managedCounter;      // a managed variable, 7 at first

const hip::cpu::ModuleTable* moduleTable();

/// Registers the module as compiled host code would; once per process.
void registerModule();

}  // namespace test

extern "C" {
void** __hipRegisterFatBinary(const void* wrapper);
void __hipUnregisterFatBinary(void** module);
void __hipRegisterFunction(void** module, const void* hostFunction, char* deviceFunction,
                           const char* deviceName, unsigned int threadLimit, void* tid, void* bid,
                           void* blockDim, void* gridDim, int* warpSize);
void __hipRegisterVar(void** module, void* shadow, char* hostName, char* deviceName, int external,
                      size_t size, int constant, int global);
void __hipRegisterManagedVar(void* module, void** pointer, void* initialValue, const char* name,
                             size_t size, unsigned int alignment);
}

#endif
