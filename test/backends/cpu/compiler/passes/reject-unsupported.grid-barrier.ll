; SPDX-FileCopyrightText: The Isthmus authors
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; CHECK: error: {{.*}}in function kernel {{.*}}cpu: synchronisation of a whole grid is not supported (grid.sync)
declare void @__hipcpu_grid_barrier()

define void @kernel() "hipcpu-kernel"="32" {
  call void @__hipcpu_grid_barrier()
  ret void
}
