; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Blocks that wait for their grid move between host threads; a block of fibers stays on one.
; CHECK-NOT: in function plain
; CHECK: error: {{.*}}in function recursive {{.*}}cpu: a grid is synchronised in a kernel that reaches barriers or warp operations through calls that cannot be inlined
declare void @__hipcpu_grid_barrier()

define void @plain() "hipcpu-kernel"="32" {
  call void @__hipcpu_grid_barrier()
  ret void
}
define internal void @recursive(i32 %n) "hipcpu-fiber" {
  call void @__hipcpu_grid_barrier()
  call void @recursive(i32 %n)
  ret void
}
