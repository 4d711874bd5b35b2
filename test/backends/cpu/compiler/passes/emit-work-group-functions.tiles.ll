; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A tile of two rows: each has a lane loop of its own, in which the address counts with the lane. What
; one thread of a row stores is written as the store of a neighbour, with no scatter.
; CHECK-LABEL: define void @kernel
; CHECK:         [[ROW:%.*]] = add nuw nsw i32 [[FIRST:%.*]], 0
; CHECK:         [[SECOND:%.*]] = add nuw nsw i32 [[FIRST]], 1
; CHECK:       lanes:
; CHECK:         [[LANE:%lane.*]] = phi i64 [ 0,
; CHECK:         mul i32 [[ROW]], 100
; CHECK:         [[DISTANCE:%.*]] = sub i64 [[LANE]],
; CHECK:         [[EDGE:%.*]] = getelementptr i32, ptr %{{.*}}, i64 [[DISTANCE]]
; CHECK:         store i32 7, ptr [[EDGE]]
; CHECK:         icmp ult i64 %{{.*}}, 16
; CHECK:       lanes{{[0-9]+}}:
; CHECK:         mul i32 [[SECOND]], 100
; CHECK:         icmp ult i64 %{{.*}}, 16
declare i32 @__hipcpu_thread_idx_x()
declare i32 @__hipcpu_thread_idx_y()
declare void @hipcpu.cut.block()

define void @kernel(ptr %out, ptr %edges, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="tiles/2,32,kernel" "hipcpu-spans-row" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %y = call i32 @__hipcpu_thread_idx_y()
  %row = mul i32 %y, 100
  %index = add i32 %row, %x
  %p = getelementptr i32, ptr %out, i32 %index
  store i32 %x, ptr %p
  %first = icmp eq i32 %x, 3
  br i1 %first, label %edge, label %done
edge:
  %e = getelementptr i32, ptr %edges, i32 %row
  store i32 7, ptr %e
  br label %done
done:
  ret void
}
