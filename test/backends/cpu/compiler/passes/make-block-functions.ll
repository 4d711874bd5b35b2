; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A kernel with a loop has bodies with wider chunks, a kernel without one does not.
; CHECK-DAG: define internal void @looping.block({{.*}} #[[ANY:[0-9]+]]
; CHECK-DAG: define internal void @looping.x[[TWO:[0-9]+]]({{.*}} #[[DOUBLE:[0-9]+]]
; CHECK-DAG: define internal void @straight.block(
; CHECK-NOT: @straight.x
; CHECK-DAG: attributes #[[ANY]] = { {{.*}}"hipcpu-block"="rows,{{[0-9]+}},looping"
; CHECK-DAG: attributes #[[DOUBLE]] = { {{.*}}"hipcpu-block"="whole-warps,[[TWO]],looping"
define void @looping(ptr %p, i32 %n) "hipcpu-kernel"="32" {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @straight(ptr %p, i32 %n) "hipcpu-kernel"="32" {
  store i32 %n, ptr %p
  ret void
}
