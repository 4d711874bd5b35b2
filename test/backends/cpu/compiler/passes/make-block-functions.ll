; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A kernel with a loop has bodies with wider chunks, a kernel without one does not. One with warp
; operations that reads threadIdx.y has one for blocks of two rows to a warp, in which blockDim.x is known,
; unless it computes with blocks of another width. A sum in blocks of several rows has one for chunks of
; rows instead of the widest.
; CHECK-DAG: define internal void @looping.block({{.*}} #[[ANY:[0-9]+]]
; CHECK-DAG: define internal void @looping.x[[TWO:[0-9]+]]({{.*}} #[[DOUBLE:[0-9]+]]
; CHECK-DAG: define internal void @straight.block(
; CHECK-NOT: @straight.x
; CHECK-DAG: define internal void @shuffled.block(
; CHECK-DAG: define internal void @shuffled.x32(
; CHECK-DAG: define internal void @shuffled.x16x2({{.*}} #[[TILES:[0-9]+]]
; CHECK-DAG: store i32 16, ptr %0
; CHECK-DAG: define internal void @wide.x32(
; CHECK-DAG: define internal void @summing.x[[SINGLE:[0-9]+]]x8({{.*}} #[[SUMS:[0-9]+]]
; CHECK-NOT: @wide.x16
; CHECK-DAG: attributes #[[SUMS]] = { {{.*}}"hipcpu-block"="tiles/8,64,summing"
; CHECK-DAG: attributes #[[TILES]] = { {{.*}}"hipcpu-block"="tiles/2,32,shuffled"{{.*}}"hipcpu-spans-row"
; CHECK-DAG: attributes #[[ANY]] = { {{.*}}"hipcpu-block"="rows,{{[0-9]+}},looping"
; CHECK-DAG: attributes #[[DOUBLE]] = { {{.*}}"hipcpu-block"="whole-warps,[[TWO]],looping"
define void @looping(ptr %p, i32 %n) "hipcpu-kernel"="32" {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @straight(ptr %p, i32 %n) "hipcpu-kernel"="32" {
  store i32 %n, ptr %p
  ret void
}

declare i32 @__hipcpu_thread_idx_y()
declare i32 @__hipcpu_block_dim_x()
declare i32 @__hipcpu_shuffle32(i32, i32)

define void @shuffled(ptr %p) "hipcpu-kernel"="32" {
  %y = call i32 @__hipcpu_thread_idx_y()
  %width = call i32 @__hipcpu_block_dim_x()
  %other = call i32 @__hipcpu_shuffle32(i32 %y, i32 0)
  store i32 %width, ptr %p
  store i32 %other, ptr %p
  ret void
}

declare i32 @__hipcpu_block_idx_x()

define void @wide(ptr %p) "hipcpu-kernel"="32" {
  %y = call i32 @__hipcpu_thread_idx_y()
  %block = call i32 @__hipcpu_block_idx_x()
  %start = shl i32 %block, 5
  %other = call i32 @__hipcpu_shuffle32(i32 %y, i32 0)
  store i32 %start, ptr %p
  store i32 %other, ptr %p
  ret void
}

define void @summing(ptr %p, i32 %n) "hipcpu-kernel"="32" {
entry:
  %y = call i32 @__hipcpu_thread_idx_y()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %more = add i32 %sum, %y
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  store i32 %sum, ptr %p
  ret void
}
