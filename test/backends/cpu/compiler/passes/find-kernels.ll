; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Annotations become attributes; a structure in two registers is one argument of the launch.
; CHECK: @shared = external global [8 x i32], align 4 #[[SHARED:[0-9]+]]
; CHECK: @dynamic = external {{(dso_local )?}}global [0 x i32] #[[DYNAMIC:[0-9]+]]
; CHECK: @counter = {{(dso_local )?}}externally_initialized global i32 3 #[[VARIABLE:[0-9]+]]
; CHECK-NOT: llvm.global.annotations
; CHECK: define void @kernel({{.*}}) #[[KERNEL:[0-9]+]]
; CHECK: define internal void @helper
; CHECK-DAG: attributes #[[SHARED]] = { "hipcpu-shared" }
; CHECK-DAG: attributes #[[DYNAMIC]] = { "hipcpu-dynamic-shared" }
; CHECK-DAG: attributes #[[VARIABLE]] = { "hipcpu-variable" }
; CHECK-DAG: attributes #[[KERNEL]] = {{.*}}"hipcpu-arguments"="16,4,;0:0,0:8,1:0," "hipcpu-kernel"="64"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%struct.float4 = type { float, float, float, float }
@shared = internal global [8 x i32] undef, align 4
@dynamic = external protected global [0 x i32]
@counter = internal global i32 3
@kernelText = private constant [14 x i8] c"hipcpu.kernel\00"
@sharedText = private constant [14 x i8] c"hipcpu.shared\00"
@warp = private constant { i32 } { i32 64 }
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @kernelText, ptr null, i32 1, ptr @warp }, { ptr, ptr, ptr, i32, ptr } { ptr @shared, ptr @sharedText, ptr null, i32 1, ptr null }], section "llvm.metadata"

define void @kernel(<2 x float> %a, <2 x float> %b, i32 %n) noinline optnone {
  %v = alloca %struct.float4
  %m = alloca i32
  store <2 x float> %a, ptr %v
  %high = getelementptr i8, ptr %v, i64 8
  store <2 x float> %b, ptr %high
  store i32 %n, ptr %m
  call void @helper()
  ret void
}

define linkonce_odr void @helper() {
  %old = load i32, ptr @counter
  store i32 %old, ptr @dynamic
  store i32 %old, ptr @shared
  ret void
}
