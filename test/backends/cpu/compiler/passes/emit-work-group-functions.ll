; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A kernel without cuts is one loop of a constant number of lanes for each chunk of a row, and one for what is left.
; CHECK-LABEL: define void @kernel
; CHECK:       lanes:
; CHECK-NEXT:    %lane = phi i64 [ 0, %row.chunk ], [ %{{.*}}, %lanes.latch ]
; CHECK:         add nuw nsw i64 %first, %lane
; CHECK:         %x{{[0-9]*}} = add nuw nsw i32 0, %{{.*}}
; CHECK:         store i32 %x{{[0-9]*}}, ptr %{{.*}}, !llvm.access.group
; CHECK:         br i1 %{{.*}}, label %lanes, label %lanes.after, !llvm.loop
; CHECK:       row.rest:
; CHECK-NOT:   __hipcpu_thread_idx_x()
; CHECK:       !"llvm.loop.vectorize.followup_vectorized"
; CHECK:       !"llvm.loop.unroll.full"
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()

define void @kernel(ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,kernel" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %index = zext i32 %x to i64
  %p = getelementptr i32, ptr %out, i64 %index
  store i32 %x, ptr %p
  ret void
}
