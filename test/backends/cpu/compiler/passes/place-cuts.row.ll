; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Shuffles next to each other are one cut; one that takes the result of another is the next.
; CHECK-LABEL: define void @kernel
; CHECK:       store i32 %n, ptr [[VALUE1:%.*]], align 4
; CHECK:       store i32 %m, ptr [[VALUE2:%.*]], align 4
; CHECK:       br label %[[ROW:.*]]
; CHECK:       [[ROW]]:
; CHECK-NEXT:  call void @hipcpu.cut.shuffle(ptr [[VALUE1]],
; CHECK-NEXT:  call void @hipcpu.cut.shuffle(ptr [[VALUE2]],
; CHECK-NEXT:  load i32
; CHECK-NEXT:  load i32
; CHECK:       br label %[[NEXT:.*]]
; CHECK:       [[NEXT]]:
; CHECK-NEXT:  call void @hipcpu.cut.shuffle(
; CHECK-NOT:   hipcpu.cut
; CHECK:       ret void
declare i32 @__hipcpu_shuffle32(i32, i32)

define void @kernel(i32 %n, i32 %m, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="linear,32,kernel" {
  %a = call i32 @__hipcpu_shuffle32(i32 %n, i32 1)
  %b = call i32 @__hipcpu_shuffle32(i32 %m, i32 %n)
  %c = call i32 @__hipcpu_shuffle32(i32 %b, i32 %a)
  store i32 %c, ptr %out
  ret void
}
