; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Across a barrier: a uniform value keeps one scalar for the block, a varying one a copy in each thread.
; CHECK-LABEL: define void @kernel
; CHECK:       alloca float, align 4, !hipcpu.slot [[THREAD:![0-9]+]]
; CHECK:       alloca i32, align 4, !hipcpu.slot [[BLOCK:![0-9]+]]
; CHECK-DAG:   [[THREAD]] = !{!"varying", !"thread", i64 0, !"modular"}
; CHECK-DAG:   [[BLOCK]] = !{!"linear", !"block", i64 0, !"modular"}
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.barrier()

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,kernel" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %uniform = mul i32 %n, %bx
  %x = call i32 @__hipcpu_thread_idx_x()
  %index = zext i32 %x to i64
  %p = getelementptr float, ptr %out, i64 %index
  %varying = load float, ptr %p
  br label %behind
behind:
  call void @hipcpu.cut.barrier()
  %f = sitofp i32 %uniform to float
  %sum = fadd float %varying, %f
  store float %sum, ptr %out
  ret void
}
