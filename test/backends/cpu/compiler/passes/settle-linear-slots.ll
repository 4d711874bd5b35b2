; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A uniform slot that is loaded in a loop without cuts and used behind it: lanes leave the loop in
; different iterations, so for the analysis what they hold differs, and each keeps its copy.
; CHECK: %a = alloca i32, align 4, !hipcpu.slot [[SLOT:![0-9]+]]
; CHECK: [[SLOT]] = !{!"varying", !"chunk", i64 0, !"modular"}
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.chunk()

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="one-dimensional,32,kernel" {
entry:
  %a = alloca i32, !hipcpu.slot !0
  br label %start
start:
  call void @hipcpu.cut.block()
  store i32 %n, ptr %a
  br label %next
next:
  call void @hipcpu.cut.chunk()
  br label %loop
loop:
  %i = phi i32 [ 0, %next ], [ %more, %loop ]
  %v = load i32, ptr %a
  %more = add i32 %i, 1
  %x = call i32 @__hipcpu_thread_idx_x()
  %again = icmp slt i32 %more, %x
  br i1 %again, label %loop, label %behind
behind:
  store i32 %v, ptr %out
  ret void
}
!0 = !{!"linear", !"chunk", i64 0, !"modular"}
