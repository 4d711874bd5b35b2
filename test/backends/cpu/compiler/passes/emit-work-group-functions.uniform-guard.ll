; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A comparison that is the same in all lanes has its outcome in the loops that are not the usual one: the
; vector of one side does not run the other. (The slot keeps the region in chunks.)
; CHECK-LABEL: define void @kernel
; CHECK:         [[MORE:%.*]] = icmp slt i32 %k, %n
; CHECK:       general:
; CHECK-NEXT:    br i1 [[MORE]], label %as.usual, label %otherwise
; CHECK:       otherwise:
; CHECK-NEXT:    br label %[[OTHER:lanes[0-9]*]]
; CHECK:       as.usual:
; CHECK-NEXT:    br label %[[USUAL:lanes[0-9]*]]
; CHECK:       [[OTHER]]:
; CHECK:         br i1 false,
; CHECK:       [[USUAL]]:
; CHECK:         br i1 true,
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()

define void @kernel(ptr %out, i32 %k, i32 %n, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="rows,16,kernel" {
entry:
  %slot = alloca i32, align 4, !hipcpu.slot !0
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %index = zext i32 %x to i64
  %p = getelementptr i32, ptr %out, i64 %index
  %inside = icmp ult i32 %x, %n
  br i1 %inside, label %inner, label %done
inner:
  %more = icmp slt i32 %k, %n
  br i1 %more, label %load, label %stored
load:
  %v = load i32, ptr %p
  %sum = add i32 %v, %k
  store i32 %sum, ptr %p
  br label %done
stored:
  store i32 7, ptr %slot
  br label %done
done:
  ret void
}
!0 = !{!"varying", !"chunk", i64 0, !"modular"}
