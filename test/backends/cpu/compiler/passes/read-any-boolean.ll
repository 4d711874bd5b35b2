; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A byte of 255 is true, and its negation false; a number that is cut to a bit is another matter.
; CHECK-LABEL: @bool
; CHECK:       [[BYTE:%.*]] = load i8, ptr %p, align 1{{$}}
; CHECK-NEXT:  %truth = icmp ne i8 [[BYTE]], 0
; CHECK-NEXT:  xor i1 %truth, true
; CHECK-LABEL: @number
; CHECK:       trunc i8 %n to i1
define i1 @bool(ptr %p) {
  %byte = load i8, ptr %p, align 1, !range !0
  %truth = trunc i8 %byte to i1
  %not = xor i1 %truth, true
  ret i1 %not
}

define i1 @number(i8 %n) {
  %bit = trunc i8 %n to i1
  ret i1 %bit
}

!0 = !{i8 0, i8 2}
