; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Lanes that come from two barriers meet at a block cut before they vote. Behind the vote, or without
; one, they need not; nor behind a branch that all threads take to the same side.
; CHECK-LABEL: define void @kernel
; CHECK:       meet:
; CHECK-NEXT:  call void @hipcpu.cut.block()
; CHECK:       call void @hipcpu.cut.ballot(
; CHECK:       same.meet:
; CHECK-NOT:   call void @hipcpu.cut.block()
; CHECK:       call void @hipcpu.cut.ballot(
; CHECK:       quiet.meet:
; CHECK-NOT:   call void @hipcpu.cut.block()
; CHECK:       ret void
declare i32 @__hipcpu_thread_idx_x()
declare i64 @__hipcpu_ballot(i32)
declare void @__hipcpu_block_barrier()

define void @kernel(i32 %n, ptr %in, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="linear,32,kernel" {
  %t = call i32 @__hipcpu_thread_idx_x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %b
a:
  call void @__hipcpu_block_barrier()
  br label %meet
b:
  call void @__hipcpu_block_barrier()
  br label %meet
meet:
  %v = call i64 @__hipcpu_ballot(i32 1)
  store i64 %v, ptr %out
  %u = icmp slt i32 3, %n
  br i1 %u, label %same.a, label %same.b
same.a:
  call void @__hipcpu_block_barrier()
  br label %same.meet
same.b:
  call void @__hipcpu_block_barrier()
  br label %same.meet
same.meet:
  %w = call i64 @__hipcpu_ballot(i32 1)
  store i64 %w, ptr %out
  br i1 %c, label %quiet.a, label %quiet.b
quiet.a:
  call void @__hipcpu_block_barrier()
  br label %quiet.meet
quiet.b:
  call void @__hipcpu_block_barrier()
  br label %quiet.meet
quiet.meet:
  store i64 0, ptr %out
  ret void
}
