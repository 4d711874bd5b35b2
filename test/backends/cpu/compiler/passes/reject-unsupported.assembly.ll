; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; An empty one orders memory accesses for the compiler only; it may stay.
; CHECK: error: {{.*}}in function kernel {{.*}}cpu: inline assembly is not supported in device code (mov.u32 $0, laneid;)
define void @kernel() "hipcpu-kernel"="32" {
  call void asm sideeffect "", "~{memory}"()
  %lane = call i32 asm "mov.u32 $0, laneid;", "=r"()
  ret void
}
