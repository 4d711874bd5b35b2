; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; In a block of whole warps x / 32 is the same in all lanes of a chunk: computed before the lane loop.
; CHECK-LABEL: define void @kernel
; CHECK:       [[WARP:%.*]] = lshr i32 %{{.*}}, 5
; CHECK:       lanes:
; CHECK-NOT:     lshr
; CHECK:         store i32 [[WARP]], ptr %{{.*}}, !llvm.access.group
declare i32 @__hipcpu_thread_idx_x()
declare void @hipcpu.cut.block()

define void @kernel(ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="whole-warps,32,kernel" {
entry:
  br label %start
start:
  call void @hipcpu.cut.block()
  %x = call i32 @__hipcpu_thread_idx_x()
  %index = zext i32 %x to i64
  %p = getelementptr i32, ptr %out, i64 %index
  %warp = lshr i32 %x, 5
  store i32 %warp, ptr %p
  ret void
}
