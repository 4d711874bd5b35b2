; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The maximum of __launch_bounds__ becomes an attribute, whatever follows it; a trap ends the launch.
; CHECK-LABEL: define void @kernel(
; CHECK-SAME: #[[KERNEL:[0-9]+]]
; CHECK-NOT: @llvm.trap
; CHECK: call void @__hipcpu_trap()
; CHECK: attributes #[[KERNEL]] = {{.*}}"hipcpu-kernel"="32" "hipcpu-max-threads"="256"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@kernelText = private constant [14 x i8] c"hipcpu.kernel\00"
@boundsText = private constant [21 x i8] c"hipcpu.launch_bounds\00"
@warp = private constant { i32 } { i32 32 }
@bounds = private constant { i32, i32 } { i32 256, i32 4 }
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @kernelText, ptr null, i32 1, ptr @warp }, { ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @boundsText, ptr null, i32 1, ptr @bounds }], section "llvm.metadata"

declare void @llvm.trap()
define void @kernel() {
  call void @llvm.trap()
  unreachable
}
