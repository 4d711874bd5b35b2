; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; CHECK: LLVM ERROR: hip cpu compiler: an exact slot has not 64 bits (kernel)
declare i32 @__hipcpu_thread_idx_x()
declare i64 @__hipcpu_ballot(i32)
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.barrier()
declare void @hipcpu.cut.chunk()
declare void @hipcpu.cut.ballot(ptr, ptr)

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="whole-warps,32,kernel" {
entry:
  %a = alloca i32, !hipcpu.slot !0
  br label %start
start:
  call void @hipcpu.cut.block()
  ret void
}
!0 = !{!"linear", !"chunk", i64 1, !"exact"}
