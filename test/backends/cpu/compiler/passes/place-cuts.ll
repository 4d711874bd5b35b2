; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A shuffle passes its operands through slots; a barrier starts a block of its own.
; CHECK-LABEL: define void @kernel
; CHECK:       [[RESULT:%.*]] = alloca i32, align 4, !hipcpu.slot
; CHECK:       call void @hipcpu.cut.block()
; CHECK:       store i32 %v, ptr [[VALUE:%.*]], align 4
; CHECK-NEXT:  store i32 %n, ptr [[SOURCE:%.*]], align 4
; CHECK-NEXT:  br label %[[SHUFFLE:.*]]
; CHECK:       [[SHUFFLE]]:
; CHECK-NEXT:  call void @hipcpu.cut.shuffle(ptr [[VALUE]], ptr [[SOURCE]], ptr [[RESULT]])
; CHECK-NEXT:  %{{.*}} = load i32, ptr [[RESULT]]
; CHECK:       br label %[[BARRIER:.*]]
; CHECK:       [[BARRIER]]:
; CHECK-NEXT:  call void @hipcpu.cut.barrier()
declare i32 @__hipcpu_shuffle32(i32, i32)
declare void @__hipcpu_block_barrier()

define void @kernel(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame, i1 %isFirst, i1 %isLast) "hipcpu-block"="linear,32,kernel" {
  %v = load i32, ptr %out
  %r = call i32 @__hipcpu_shuffle32(i32 %v, i32 %n)
  store i32 %r, ptr %out
  call void @__hipcpu_block_barrier()
  store i32 %n, ptr %out
  ret void
}
