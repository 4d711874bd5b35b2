; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; An address is computed again behind the cut.
; CHECK-LABEL: behind:
; CHECK:       call i32 @__hipcpu_thread_idx_x()
; CHECK:       [[INDEX:%.*]] = zext i32
; CHECK:       [[ADDRESS:%.*]] = getelementptr float, ptr %out, i64 [[INDEX]]
; CHECK:       store float 1.000000e+00, ptr [[ADDRESS]]
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.barrier()

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,kernel" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %index = zext i32 %x to i64
  %p = getelementptr float, ptr %out, i64 %index
  store float 0.0, ptr %p
  br label %behind
behind:
  call void @hipcpu.cut.barrier()
  store float 1.0, ptr %p
  ret void
}
