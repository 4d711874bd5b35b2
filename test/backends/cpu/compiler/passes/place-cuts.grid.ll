; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A barrier of the grid starts a block with a marker of its own.
; CHECK:       call void @hipcpu.cut.block()
; CHECK:       br label %[[BARRIER:.*]]
; CHECK:       [[BARRIER]]:
; CHECK-NEXT:  call void @hipcpu.cut.grid()
; CHECK-NEXT:  store i32 %n, ptr %out
declare void @__hipcpu_grid_barrier()

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="linear,32,kernel" {
  call void @__hipcpu_grid_barrier()
  store i32 %n, ptr %out
  ret void
}
