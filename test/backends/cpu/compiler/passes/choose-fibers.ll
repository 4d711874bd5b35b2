; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Functions that wait and are called, and all that call them, through pointers too.
; CHECK: define internal void @recursive(i32 %n) [[FIBER:#[0-9]+]]
; CHECK: define internal void @behindPointer() [[FIBER]]
; CHECK: define void @direct() [[KERNEL:#[0-9]+]]
; CHECK: define void @indirect(ptr %f) [[KERNEL]]
; CHECK: define void @inlined() [[PLAIN:#[0-9]+]]
; CHECK: define internal void @leaf()
; CHECK-NOT: #
; CHECK: attributes [[FIBER]] = { "hipcpu-fiber" }
; CHECK: attributes [[KERNEL]] = { "hipcpu-fiber" "hipcpu-kernel"="32" }
; CHECK: attributes [[PLAIN]] = { "hipcpu-kernel"="32" }
@table = global ptr @behindPointer
declare void @__hipcpu_block_barrier()

define internal void @recursive(i32 %n) {
  call void @__hipcpu_block_barrier()
  call void @recursive(i32 %n)
  ret void
}
define internal void @behindPointer() {
  call void @__hipcpu_block_barrier()
  ret void
}
define void @direct() #0 {
  call void @recursive(i32 3)
  ret void
}
define void @indirect(ptr %f) #0 {
  call void %f()
  ret void
}
define void @inlined() #0 {
  call void @__hipcpu_block_barrier()
  call void @leaf()
  ret void
}
define internal void @leaf() {
  ret void
}
attributes #0 = { "hipcpu-kernel"="32" }
