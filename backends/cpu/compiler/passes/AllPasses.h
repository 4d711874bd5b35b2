// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_ALLPASSES_H
#define BACKENDS_CPU_COMPILER_PASSES_ALLPASSES_H

#include "backends/cpu/compiler/passes/AssumeLaunchFits.h"
#include "backends/cpu/compiler/passes/ChooseFibers.h"
#include "backends/cpu/compiler/passes/DemoteCrossCutValues.h"
#include "backends/cpu/compiler/passes/EmitModuleTable.h"
#include "backends/cpu/compiler/passes/EmitWorkGroupFunctions.h"
#include "backends/cpu/compiler/passes/FindKernels.h"
#include "backends/cpu/compiler/passes/GatherShuffles.h"
#include "backends/cpu/compiler/passes/InlineDeviceCalls.h"
#include "backends/cpu/compiler/passes/KeepLockstep.h"
#include "backends/cpu/compiler/passes/LowerDeviceLaunches.h"
#include "backends/cpu/compiler/passes/LowerSharedAtomics.h"
#include "backends/cpu/compiler/passes/LowerSharedMemory.h"
#include "backends/cpu/compiler/passes/LowerToFibers.h"
#include "backends/cpu/compiler/passes/MakeBlockFunctions.h"
#include "backends/cpu/compiler/passes/PlaceCuts.h"
#include "backends/cpu/compiler/passes/ProvideThreadContext.h"
#include "backends/cpu/compiler/passes/ReadAnyBoolean.h"
#include "backends/cpu/compiler/passes/RejectUnsupported.h"
#include "backends/cpu/compiler/passes/Rematerialize.h"
#include "backends/cpu/compiler/passes/SettleLinearSlots.h"
#include "backends/cpu/compiler/passes/VerifyCuts.h"
#include "backends/cpu/compiler/passes/VerifyLowered.h"
#include "backends/cpu/compiler/passes/VerifySlots.h"

#endif
