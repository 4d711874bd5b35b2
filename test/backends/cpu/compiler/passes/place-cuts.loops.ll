; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Each lane has a row of n elements. Sums wait for each other within a lane, so the loop is cut and
; the lanes become vectors; iterations that are independent and consecutive become vectors as they are.
; CHECK-LABEL: define void @sum
; CHECK:       loop:
; CHECK:         call void @hipcpu.cut.chunk()
; CHECK-LABEL: define void @scale
; CHECK:       loop:
; CHECK-NOT:     call void @hipcpu.cut.chunk()
declare i32 @__hipcpu_thread_idx_x()

define void @sum(i32 %n, ptr %in, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,sum" {
entry:
  %row = call i32 @__hipcpu_thread_idx_x()
  %first = mul nsw i32 %row, %n
  %offset = sext i32 %first to i64
  %from = getelementptr float, ptr %in, i64 %offset
  %count = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr float, ptr %from, i64 %i
  %value = load float, ptr %place
  %more = fadd float %total, %value
  %next = add nuw nsw i64 %i, 1
  %goon = icmp ult i64 %next, %count
  br i1 %goon, label %loop, label %done

done:
  %to = getelementptr float, ptr %out, i32 %row
  store float %more, ptr %to
  ret void
}

define void @scale(i32 %n, ptr %in, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,scale" {
entry:
  %row = call i32 @__hipcpu_thread_idx_x()
  %first = mul nsw i32 %row, %n
  %offset = sext i32 %first to i64
  %from = getelementptr float, ptr %in, i64 %offset
  %to = getelementptr float, ptr %out, i64 %offset
  %count = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %source = getelementptr float, ptr %from, i64 %i
  %value = load float, ptr %source
  %scaled = fmul float %value, 3.0
  %target = getelementptr float, ptr %to, i64 %i
  store float %scaled, ptr %target
  %next = add nuw nsw i64 %i, 1
  %goon = icmp ult i64 %next, %count
  br i1 %goon, label %loop, label %done

done:
  ret void
}
