; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; child<<<grid, block, 16, stream>>>(p, n) in a device function: p at 0, n at 16 of the arguments.
declare i32 @__hipPushCallConfiguration(i64, i32, i64, i32, i64, ptr)

define void @child(ptr %p, i32 %n) "hipcpu-kernel"="32" "hipcpu-arguments"="8,4,;0:0,1:0," {
  ret void
}

; CHECK-LABEL: define void @parent
; CHECK-NOT: @__hipPushCallConfiguration
; CHECK: icmp eq i32 0, 0
; CHECK: store i64 %grid, ptr [[GRID:%.*]],
; CHECK: store i64 %block, ptr [[BLOCK:%.*]],
; CHECK: [[FIRST:%.*]] = getelementptr inbounds i8, ptr [[ARGUMENTS:%.*]], i64 0
; CHECK: store ptr %p, ptr [[FIRST]],
; CHECK: [[SECOND:%.*]] = getelementptr inbounds i8, ptr [[ARGUMENTS]], i64 16
; CHECK: store i32 7, ptr [[SECOND]]
; CHECK: call void @__hipcpu_launch(ptr @hipcpu.entry.child, ptr [[GRID]], ptr [[BLOCK]], i64 16, ptr %stream, ptr [[ARGUMENTS]])
; CHECK-NOT: call void @child
define void @parent(ptr %p, i64 %grid, i64 %block, ptr %stream) "hipcpu-kernel"="32" {
  %status = call i32 @__hipPushCallConfiguration(i64 %grid, i32 1, i64 %block, i32 1, i64 16, ptr %stream)
  %configured = icmp eq i32 %status, 0
  br i1 %configured, label %launch, label %done
launch:
  call void @child(ptr %p, i32 7)
  br label %done
done:
  ret void
}
