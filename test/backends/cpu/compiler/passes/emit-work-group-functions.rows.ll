; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Guards are looked at once for a row. Between two barriers only the threads below a bound run, those of
; full chunks without the comparison.
; CHECK-LABEL: define void @below
; CHECK:       y.body:
; CHECK:         br i1 %{{.*}}, label %row.split, label %row.edge
; CHECK:       row.edge:
; CHECK:         [[BORDER:%.*]] = call i64 @llvm.umin.i64(i64 %{{.*}}, i64 [[COUNT:%.*]])
; CHECK:         [[USUAL:%.*]] = call i64 @llvm.umin.i64(i64 [[COUNT]], i64 [[BORDER]])
; CHECK:       row.split:
; CHECK:         [[LAST:%.*]] = phi i64 [ %{{.*}}, %y.body ], [ %{{.*}}, %row.edge ]
; CHECK:         [[WORKING:%.*]] = phi i64 [ [[COUNT]], %y.body ], [ %{{.*}}, %row.edge ]
; CHECK:         icmp ule i64 %{{.*}}, [[LAST]]
; CHECK:       region:
; CHECK-NEXT:    br i1 true
; CHECK:       row.rest:
; If one thread works, its lane runs alone.
; CHECK-LABEL: define void @one
; CHECK:       row.edge:
; CHECK:         [[EXISTS:%.*]] = icmp ult i64 3, [[COUNT:%.*]]
; CHECK:         select i1 [[EXISTS]], i64 3, i64 [[COUNT]]
; What a chunk has for itself keeps the region in chunks.
; CHECK-LABEL: define void @slot
; CHECK-NOT:   row
; CHECK:       chunk
declare i32 @__hipcpu_thread_idx_x() nounwind willreturn memory(none)
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.barrier()

define void @below(ptr %out, i32 %n, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,below" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %works = icmp ult i32 %x, %n
  br i1 %works, label %work, label %end
work:
  %index = zext i32 %x to i64
  %p = getelementptr i32, ptr %out, i64 %index
  store i32 %x, ptr %p
  br label %end
end:
  call void @hipcpu.cut.barrier()
  ret void
}

define void @one(ptr %out, i32 %n, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,one" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %works = icmp eq i32 %x, 3
  br i1 %works, label %work, label %end
work:
  %index = zext i32 %x to i64
  %p = getelementptr i32, ptr %out, i64 %index
  store i32 %x, ptr %p
  br label %end
end:
  call void @hipcpu.cut.barrier()
  ret void
}

define void @slot(ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,slot" {
entry:
  %slot = alloca i32, align 4, !hipcpu.slot !0
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  store i32 %x, ptr %slot
  %v = load i32, ptr %slot
  %index = zext i32 %x to i64
  %p = getelementptr i32, ptr %out, i64 %index
  store i32 %v, ptr %p
  ret void
}
!0 = !{!"varying", !"chunk", i64 0, !"modular"}
