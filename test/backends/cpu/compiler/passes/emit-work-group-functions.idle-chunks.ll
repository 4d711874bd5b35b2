; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Threads below a bound work: behind the first chunk without any there is none in the row. A bound
; that is read from memory may differ between chunks.
; CHECK-LABEL: define void @below
; CHECK:         br i1 %{{.*}}, label %region.work{{.*}}, label %chunks.after
; CHECK-LABEL: define void @loaded
; CHECK:         br i1 %{{.*}}, label %region.work{{.*}}, label %region.done
; If one thread works, its lane runs alone.
; CHECK-LABEL: define void @one
; CHECK:         [[OFFSET:%.*]] = sub i32 3, %{{.*}}
; CHECK:         [[ONLY:%.*]] = zext i32 [[OFFSET]] to i64
; CHECK:         [[LAST:%.*]] = add nuw nsw i64 [[ONLY]], 1
; CHECK:       lanes:
; CHECK-NEXT:    %lane = phi i64 [ [[ONLY]], %{{.*}} ]
; CHECK:         icmp ult i64 %{{.*}}, [[LAST]]
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

define void @loaded(ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,loaded" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %n = load i32, ptr %out
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
