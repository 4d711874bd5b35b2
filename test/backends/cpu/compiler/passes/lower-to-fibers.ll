; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Places are numbered in the order of the program; a loop with a vote waits at its header.
; CHECK-LABEL: define internal i64 @votes(
; CHECK: loop:
; CHECK: call void @__hipcpu_fiber_warp_barrier(i32 2)
; CHECK: call void @__hipcpu_fiber_enter(i32 3)
; CHECK-NEXT: call i64 @votes(
; CHECK-NEXT: call void @__hipcpu_fiber_leave()
; CHECK: latch:
; CHECK: call i32 @__hipcpu_fiber_coordinate(i32 12)
; CHECK: call i64 @__hipcpu_fiber_ballot(i32 {{.*}}, i32 1)
; CHECK-LABEL: define internal void @k.body(i32 %a)
; CHECK-LABEL: define internal void @k.block(
; CHECK: call void @__hipcpu_fiber_run(ptr @k.thread, {{.*}}, i32 64)
; CHECK-LABEL: define internal void @k.thread(
; CHECK: call void @k.body(
declare i32 @__hipcpu_lane()
declare i64 @__hipcpu_ballot(i32)

define internal i64 @votes(i32 %n) "hipcpu-fiber" {
entry:
  br label %loop
loop:
  %inner = call i64 @votes(i32 0)
  %more = icmp ne i64 %inner, 0
  br i1 %more, label %latch, label %done
latch:
  %lane = call i32 @__hipcpu_lane()
  %all = call i64 @__hipcpu_ballot(i32 %lane)
  br label %loop
done:
  ret i64 %inner
}
define void @k(i32 %a) "hipcpu-fiber" "hipcpu-kernel"="64" "hipcpu-arguments"="4,;0:0," {
  %r = call i64 @votes(i32 %a)
  ret void
}
