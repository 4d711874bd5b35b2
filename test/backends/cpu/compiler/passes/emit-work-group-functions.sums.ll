; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; An atomic of all threads to one address is one for the blocks of a slice, or for the block if it is
; ordered by a fence; if a thread may look at the address before the next cut, it stays.
; CHECK-LABEL: define void @summed
; CHECK:         %[[PLACE:.*]] = getelementptr inbounds i8, ptr %frame, i64 0
; CHECK:         %[[KEPT:.*]] = load float, ptr %[[PLACE]]
; CHECK:         %[[FROZEN:.*]] = freeze float %[[KEPT]]
; CHECK:         select i1 %isFirst, float -0.000000e+00, float %[[FROZEN]]
; CHECK:         br i1 %isLast, label %slice.end, label %slice.keep
; CHECK:       lanes:
; CHECK-NOT:     atomicrmw
; CHECK:         fadd reassoc float
; CHECK:       slice.keep:
; CHECK-NEXT:    store float %{{.*}}, ptr %[[PLACE]]
; CHECK:       sum.update:
; CHECK-NEXT:    atomicrmw fadd ptr %out, float %{{.*}} monotonic
; CHECK-LABEL: define void @ordered
; CHECK:       lanes:
; CHECK-NOT:     atomicrmw
; CHECK:         fadd reassoc float
; CHECK-NOT:   slice.end:
; CHECK:       sum.update:
; CHECK-NEXT:    atomicrmw fadd ptr %out, float %{{.*}} monotonic
; CHECK-LABEL: define void @observed
; CHECK:       lanes:
; CHECK:         atomicrmw fadd ptr %out, float %{{.*}} monotonic
; CHECK:         load float, ptr %p
; CHECK-NOT:   sum.update:
declare void @hipcpu.cut.block()

define void @summed(ptr %in, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,summed" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %v = load float, ptr %in
  %old = atomicrmw fadd ptr %out, float %v monotonic, align 4
  ret void
}

define void @ordered(ptr %in, ptr noalias %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,ordered" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %v = load float, ptr %in
  fence seq_cst
  %old = atomicrmw fadd ptr %out, float %v monotonic, align 4
  ret void
}

define void @observed(ptr %in, ptr %out, ptr %p, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,observed" {
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
