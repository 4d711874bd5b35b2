; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; CHECK: error: {{.*}}in function recursive {{.*}}cpu: barriers and warp operations are not supported in device functions that cannot be inlined, because they are recursive or called through a pointer (__hipcpu_block_barrier)
declare void @__hipcpu_block_barrier()

define internal void @recursive(i32 %n) {
  call void @__hipcpu_block_barrier()
  call void @recursive(i32 %n)
  ret void
}
