; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; An atomic of all threads to one address is one for the block; if a thread may look at the address
; before the next cut, it stays.
; CHECK-LABEL: define void @summed
; CHECK:       lanes:
; CHECK-NOT:     atomicrmw
; CHECK:         fadd reassoc float
; CHECK:       sum.update:
; CHECK-NEXT:    atomicrmw fadd ptr %out, float %{{.*}} monotonic
; CHECK-LABEL: define void @observed
; CHECK:       lanes:
; CHECK:         atomicrmw fadd ptr %out, float %{{.*}} monotonic
; CHECK:         load float, ptr %p
; CHECK-NOT:   sum.update:
declare void @hipcpu.cut.block()

define void @summed(ptr %in, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="rows,16,summed" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %v = load float, ptr %in
  %old = atomicrmw fadd ptr %out, float %v monotonic, align 4
  ret void
}

define void @observed(ptr %in, ptr %out, ptr %p, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="rows,16,observed" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %v = load float, ptr %in
  %old = atomicrmw fadd ptr %out, float %v monotonic, align 4
  %seen = load float, ptr %p
  store float %seen, ptr %in
  ret void
}
