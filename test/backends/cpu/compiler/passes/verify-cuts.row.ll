; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Shuffles are one cut only if nothing stands between them: a result would be read too early.
; CHECK: LLVM ERROR: hip cpu compiler: a block has two cuts (apart)
declare void @hipcpu.cut.block()
declare void @hipcpu.cut.shuffle(ptr, ptr, ptr)

define void @row(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="whole-warps,32,row" {
entry:
  %a = alloca i32, align 4, !hipcpu.slot !0
  br label %start
start:
  call void @hipcpu.cut.block()
  br label %cut
cut:
  call void @hipcpu.cut.shuffle(ptr %a, ptr %a, ptr %a)
  call void @hipcpu.cut.shuffle(ptr %a, ptr %a, ptr %a)
  ret void
}

define void @apart(i32 %n, ptr %out, i32 %bx, i32 %by, i32 %bz, i32 %dx, i32 %dy, i32 %dz, i32 %gx, i32 %gy, i32 %gz, ptr %dynamic, ptr %frame) "hipcpu-block"="whole-warps,32,apart" {
entry:
  %a = alloca i32, align 4, !hipcpu.slot !0
  br label %start
start:
  call void @hipcpu.cut.block()
  br label %cut
cut:
  call void @hipcpu.cut.shuffle(ptr %a, ptr %a, ptr %a)
  %r = load i32, ptr %a
  call void @hipcpu.cut.shuffle(ptr %a, ptr %a, ptr %a)
  ret void
}

!0 = !{!"varying", !"chunk", i64 0, !"modular"}
