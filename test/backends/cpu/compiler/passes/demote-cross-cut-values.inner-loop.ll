; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Lanes leave the inner loop in different iterations, although all come back to its header through
; the outer one: what they take along has a copy in each lane.
; CHECK-LABEL: define void @kernel
; CHECK:       alloca i32, align 4, !hipcpu.slot [[SLOT:![0-9]+]]
; CHECK-NOT:   !"linear"
; CHECK:       [[SLOT]] = !{!"varying", !"chunk", i64 0, !"modular"}
; CHECK-NOT:   !"linear"
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.chunk()

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,kernel" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  br label %outer
outer:
  %first = phi i32 [ %n, %start ], [ %left, %exit ]
  call void @hipcpu.cut.chunk()
  br label %inner
inner:
  %count = phi i32 [ %first, %outer ], [ %left, %latch ]
  call void @hipcpu.cut.chunk()
  %left = add nsw i32 %count, -1
  %more = icmp sgt i32 %count, 0
  br i1 %more, label %body, label %done
body:
  %x = call i32 @__hipcpu_thread_idx_x()
  %continues = icmp sgt i32 %x, 3
  br i1 %continues, label %latch, label %exit
latch:
  br label %inner
exit:
  call void @hipcpu.cut.chunk()
  br label %outer
done:
  call void @hipcpu.cut.chunk()
  ret void
}
