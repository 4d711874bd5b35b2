; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Shuffles of independent values stand in a row, with what they need in front; one that needs an earlier
; one waits, and nothing moves across an access to memory.
; CHECK-LABEL: define void @independent
; CHECK:         %twice = fmul
; CHECK-NEXT:    %bits = bitcast float %twice
; CHECK-NEXT:    %r = call i32 @__hipcpu_shuffle32(i32 %a
; CHECK-NEXT:    %q = call i32 @__hipcpu_shuffle32(i32 %bits
; CHECK-NEXT:    %x = add i32 %a, %r
; CHECK-NEXT:    %y = add i32 %x, %q
; CHECK-NEXT:    %p = call i32 @__hipcpu_shuffle32(i32 %y
; CHECK-LABEL: define void @memory
; CHECK:         %r = call
; CHECK-NEXT:    store
; CHECK-NEXT:    %q = call
; CHECK-LABEL: define void @ballot
; CHECK:         %r = call
; CHECK-NEXT:    %v = call i64 @__hipcpu_ballot
; CHECK-NEXT:    %q = call
declare i32 @__hipcpu_shuffle32(i32, i32) #0
declare i64 @__hipcpu_ballot(i32) #0

define void @independent(i32 %a, float %b, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="linear,32,independent" {
  %r = call i32 @__hipcpu_shuffle32(i32 %a, i32 1)
  %x = add i32 %a, %r
  %twice = fmul float %b, 2.0
  %bits = bitcast float %twice to i32
  %q = call i32 @__hipcpu_shuffle32(i32 %bits, i32 1)
  %y = add i32 %x, %q
  %p = call i32 @__hipcpu_shuffle32(i32 %y, i32 2)
  store i32 %p, ptr %out
  ret void
}

define void @memory(i32 %a, i32 %b, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="linear,32,memory" {
  %r = call i32 @__hipcpu_shuffle32(i32 %a, i32 1)
  store i32 %r, ptr %out
  %q = call i32 @__hipcpu_shuffle32(i32 %b, i32 1)
  store i32 %q, ptr %out
  ret void
}

define void @ballot(i32 %a, i32 %b, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="linear,32,ballot" {
  %r = call i32 @__hipcpu_shuffle32(i32 %a, i32 1)
  %v = call i64 @__hipcpu_ballot(i32 %a)
  %q = call i32 @__hipcpu_shuffle32(i32 %b, i32 1)
  %s = add i32 %r, %q
  store i32 %s, ptr %out
  ret void
}

attributes #0 = { convergent nounwind }
