; ModuleID = 'm.in.ll'
source_filename = "bench/cpu/cases/matmul.hip"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@hipcpu.sizes = private constant [4 x i32] [i32 8, i32 8, i32 8, i32 4]
@hipcpu.name = private constant [25 x i8] c"_Z11naiveKernelPfPKfS1_i\00"
@hipcpu.variants = private constant [3 x { ptr, i32, i32, i64 }] [{ ptr, i32, i32, i64 } { ptr @_Z11naiveKernelPfPKfS1_i.x64.run, i32 64, i32 1, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11naiveKernelPfPKfS1_i.x16x4.run, i32 16, i32 4, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11naiveKernelPfPKfS1_i.x32.run, i32 32, i32 1, i64 0 }]
@hipcpu.sizes.3 = private constant [4 x i32] [i32 8, i32 8, i32 8, i32 4]
@hipcpu.name.4 = private constant [25 x i8] c"_Z11tiledKernelPfPKfS1_i\00"
@hipcpu.variants.5 = private constant [3 x { ptr, i32, i32, i64 }] [{ ptr, i32, i32, i64 } { ptr @_Z11tiledKernelPfPKfS1_i.x64.run, i32 64, i32 1, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11tiledKernelPfPKfS1_i.x16x4.run, i32 16, i32 4, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11tiledKernelPfPKfS1_i.x32.run, i32 32, i32 1, i64 0 }]
@hipcpu.kernels = private constant [2 x { ptr, ptr, ptr, ptr, i32, i32, i64, i64, i64, i32, i32, i64 }] [{ ptr, ptr, ptr, ptr, i32, i32, i64, i64, i64, i32, i32, i64 } { ptr @hipcpu.name, ptr @_Z11naiveKernelPfPKfS1_i.block.run, ptr @hipcpu.variants, ptr @hipcpu.sizes, i32 4, i32 32, i64 0, i64 0, i64 0, i32 0, i32 0, i64 3 }, { ptr, ptr, ptr, ptr, i32, i32, i64, i64, i64, i32, i32, i64 } { ptr @hipcpu.name.4, ptr @_Z11tiledKernelPfPKfS1_i.block.run, ptr @hipcpu.variants.5, ptr @hipcpu.sizes.3, i32 4, i32 32, i64 0, i64 8, i64 8192, i32 0, i32 0, i64 3 }]
@__hip_fatbin_1a0255b3443f73f1 = global { i32, i32, ptr, i64, ptr, i64 } { i32 1431323464, i32 5, ptr @hipcpu.kernels, i64 2, ptr null, i64 0 }
@__hip_gpubin_handle_1a0255b3443f73f1 = global ptr null
@__hip_module_table = weak global { i32, i32, ptr, i64, ptr, i64 } { i32 1431323464, i32 5, ptr @hipcpu.kernels, i64 2, ptr null, i64 0 }, align 8

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.block(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #0 {
entry:
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads7 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads7, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [16 x float], align 64
  %26 = alloca [16 x float], align 64
  %27 = alloca [16 x float], align 64
  %28 = alloca [16 x float], align 64
  %29 = alloca i64, align 8
  %30 = alloca [16 x i32], align 64
  %31 = alloca [16 x i32], align 64
  %32 = getelementptr inbounds i8, ptr %14, i64 0
  br label %block.cut

return:                                           ; preds = %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

z:                                                ; preds = %y.after, %block.cut
  %z8 = phi i32 [ 0, %block.cut ], [ %39, %y.after ]
  %33 = icmp ult i32 %z8, %9
  br i1 %33, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  br label %return

y:                                                ; preds = %chunks.done, %z.body
  %y9 = phi i32 [ 0, %z.body ], [ %230, %chunks.done ]
  %34 = icmp ult i32 %y9, %8
  br i1 %34, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %35 = zext i32 %7 to i64
  %36 = mul nuw nsw i32 %z8, %8
  %37 = add nuw nsw i32 %36, %y9
  %38 = zext i32 %37 to i64
  %row = mul nuw nsw i64 %38, %35
  %chunks = udiv i64 %35, 16
  br label %chunk

y.after:                                          ; preds = %y
  %39 = add nuw nsw i32 %z8, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %40 = mul nuw nsw i64 %chunks, 16
  %41 = sub i64 %35, %40
  %42 = icmp ne i64 %41, 0
  br i1 %42, label %partial, label %chunks.done

chunk:                                            ; preds = %chunk.end, %y.body
  %chunk10 = phi i64 [ 0, %y.body ], [ %96, %chunk.end ]
  %43 = icmp ult i64 %chunk10, %chunks
  br i1 %43, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %44 = mul nuw nsw i64 %chunk10, 16
  %45 = trunc i64 %44 to i32
  %46 = add nuw nsw i64 %row, %44
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %47 = icmp sgt i32 %3, 0
  %48 = mul i32 %4, %7
  %49 = add i32 %48, %45
  %50 = sext i32 %49 to i64
  %51 = sext i32 %3 to i64
  %52 = add i64 %50, 15
  %53 = add i64 %52, 2147483648
  %54 = icmp ult i64 %53, 4294967296
  %55 = icmp slt i64 %52, %51
  %56 = and i1 %54, %55
  %57 = and i1 true, %56
  %58 = mul i32 %5, %8
  %59 = add i32 %58, %y9
  %60 = icmp slt i32 %59, %3
  %61 = and i1 %57, %60
  %62 = and i1 %61, %47
  %63 = and i1 true, %62
  %64 = zext i32 %3 to i64
  %65 = zext i32 %3 to i64
  store i32 %48, ptr %24, align 4
  store i32 %58, ptr %23, align 4
  store i64 %64, ptr %22, align 8
  store i64 %65, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br i1 %63, label %guarded, label %unusual

cut11:                                            ; preds = %lowest.after, %any.after, %lanes.after51, %lanes.after
  %together.0 = phi i1 [ true, %lanes.after ], [ true, %lanes.after51 ], [ false, %any.after ], [ false, %lowest.after ]
  %66 = load i64, ptr %21, align 8
  %67 = load i64, ptr %22, align 8
  %68 = load i32, ptr %23, align 4
  %69 = load i32, ptr %24, align 4
  %70 = load i64, ptr %29, align 8
  %71 = sext i32 %69 to i64
  %72 = zext i32 %45 to i64
  %73 = add i64 %71, %72
  %74 = add i32 %68, %y9
  %75 = mul i32 %74, %3
  %76 = sext i32 %75 to i64
  %77 = getelementptr float, ptr %1, i64 %76
  %78 = getelementptr float, ptr %77, i64 %70
  %79 = load float, ptr %78, align 4, !tbaa !5
  %80 = add i64 %70, 1
  %81 = icmp eq i64 %80, %66
  %82 = xor i1 %81, true
  %83 = and i1 true, %82
  %84 = and i1 true, %83
  store i64 %80, ptr %29, align 8
  br i1 %84, label %guarded37, label %unusual39

cut12:                                            ; preds = %lowest.after
  %85 = load i32, ptr %23, align 4
  %86 = load i32, ptr %24, align 4
  %87 = add i32 %85, %y9
  %88 = mul i32 %87, %3
  %89 = sext i32 %88 to i64
  %90 = sext i32 %86 to i64
  %91 = zext i32 %45 to i64
  %92 = add i64 %90, %91
  %93 = add i64 %89, %92
  br i1 true, label %guarded69, label %unusual71

chunk.end:                                        ; preds = %lowest.after, %lanes.after80
  %94 = getelementptr inbounds i32, ptr %30, i64 0
  %95 = load i32, ptr %94, align 4
  %96 = add nuw nsw i64 %chunk10, 1
  br label %chunk

dispatch:                                         ; preds = %region.done66, %any.after, %region.done
  br label %lowest

region.done:                                      ; preds = %lanes.after33
  br label %dispatch

usual:                                            ; preds = %unknown, %guarded
  br label %lanes

general:                                          ; preds = %note, %unusual, %unknown
  br label %lanes20

guarded:                                          ; preds = %cut
  br i1 true, label %usual, label %unknown

unknown:                                          ; preds = %guarded
  %97 = getelementptr inbounds i32, ptr %30, i64 0
  %98 = load <16 x i32>, ptr %97, align 4
  %99 = icmp eq <16 x i32> %98, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %100 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %99)
  br i1 %100, label %usual, label %general

unusual:                                          ; preds = %cut
  br i1 true, label %note, label %general

note:                                             ; preds = %unusual
  %101 = getelementptr inbounds i32, ptr %30, i64 0
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %101, align 64
  br label %general

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %102, %lanes.latch ]
  %102 = add nuw nsw i64 %lane, 1
  %103 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %45, %103
  %104 = getelementptr inbounds float, ptr %25, i64 %lane
  %105 = load float, ptr %104, align 4, !llvm.access.group !9
  %106 = getelementptr inbounds float, ptr %27, i64 %lane
  %107 = load float, ptr %106, align 4, !llvm.access.group !9
  br label %region

region:                                           ; preds = %lanes
  %108 = mul nuw nsw i32 %4, %7
  %109 = add nuw nsw i32 %108, %x
  %110 = mul nuw nsw i32 %5, %8
  %111 = add nuw nsw i32 %110, %y9
  %112 = and i1 true, true
  br i1 %112, label %region13, label %region15

region13:                                         ; preds = %region
  br i1 true, label %region14, label %exit17

region14:                                         ; preds = %region13
  %113 = zext nneg i32 %3 to i64
  %114 = zext nneg i32 %3 to i64
  br label %exit18

region15:                                         ; preds = %region
  br label %exit19

exit17:                                           ; preds = %region13
  br label %lanes.latch

exit18:                                           ; preds = %region14
  br label %lanes.latch

exit19:                                           ; preds = %region15
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18, %exit17
  %copy16.0 = phi float [ 0.000000e+00, %exit18 ], [ %107, %exit17 ], [ %107, %exit19 ]
  %copy.0 = phi float [ 0.000000e+00, %exit18 ], [ 0.000000e+00, %exit17 ], [ %105, %exit19 ]
  store float %copy.0, ptr %104, align 4, !llvm.access.group !9
  store float %copy16.0, ptr %106, align 4, !llvm.access.group !9
  %115 = icmp ult i64 %102, 16
  br i1 %115, label %lanes, label %lanes.after, !llvm.loop !10

lanes.after:                                      ; preds = %lanes.latch
  br label %cut11

lanes20:                                          ; preds = %lanes.latch32, %general
  %lane21 = phi i64 [ 0, %general ], [ %116, %lanes.latch32 ]
  %116 = add nuw nsw i64 %lane21, 1
  %117 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %45, %117
  %118 = getelementptr inbounds float, ptr %25, i64 %lane21
  %119 = load float, ptr %118, align 4, !llvm.access.group !9
  %120 = getelementptr inbounds float, ptr %27, i64 %lane21
  %121 = load float, ptr %120, align 4, !llvm.access.group !9
  %122 = getelementptr inbounds i32, ptr %30, i64 %lane21
  %123 = load i32, ptr %122, align 4, !llvm.access.group !9
  %124 = icmp eq i32 %123, 65536
  br i1 %124, label %region23, label %lanes.latch32

region23:                                         ; preds = %lanes20
  %125 = mul nuw nsw i32 %4, %7
  %126 = add nuw nsw i32 %125, %x22
  %127 = mul nuw nsw i32 %5, %8
  %128 = add nuw nsw i32 %127, %y9
  %129 = icmp slt i32 %126, %3
  %130 = icmp slt i32 %128, %3
  %131 = and i1 %129, %130
  br i1 %131, label %region24, label %region26

region24:                                         ; preds = %region23
  br i1 %47, label %region25, label %exit29

region25:                                         ; preds = %region24
  %132 = zext nneg i32 %3 to i64
  %133 = zext nneg i32 %3 to i64
  br label %exit30

region26:                                         ; preds = %region23
  br label %exit31

exit29:                                           ; preds = %region24
  br label %lanes.latch32

exit30:                                           ; preds = %region25
  br label %lanes.latch32

exit31:                                           ; preds = %region26
  br label %lanes.latch32

lanes.latch32:                                    ; preds = %exit31, %exit30, %exit29, %lanes20
  %state.0 = phi i32 [ 1, %exit30 ], [ 2, %exit29 ], [ 2147483647, %exit31 ], [ %123, %lanes20 ]
  %copy28.0 = phi float [ 0.000000e+00, %exit30 ], [ %121, %exit29 ], [ %121, %exit31 ], [ %121, %lanes20 ]
  %copy27.0 = phi float [ 0.000000e+00, %exit30 ], [ 0.000000e+00, %exit29 ], [ %119, %exit31 ], [ %119, %lanes20 ]
  store i32 %state.0, ptr %122, align 4, !llvm.access.group !9
  store float %copy27.0, ptr %118, align 4, !llvm.access.group !9
  store float %copy28.0, ptr %120, align 4, !llvm.access.group !9
  %134 = icmp ult i64 %116, 16
  br i1 %134, label %lanes20, label %lanes.after33, !llvm.loop !17

lanes.after33:                                    ; preds = %lanes.latch32
  br label %region.done

region.done34:                                    ; preds = %lanes.after63
  br label %any

usual35:                                          ; preds = %unknown38, %guarded37
  br label %lanes41

general36:                                        ; preds = %note40, %unusual39, %unknown38
  br label %lanes52

guarded37:                                        ; preds = %cut11
  br i1 %together.0, label %usual35, label %unknown38

unknown38:                                        ; preds = %guarded37
  %135 = getelementptr inbounds i32, ptr %30, i64 0
  %136 = load <16 x i32>, ptr %135, align 4
  %137 = icmp eq <16 x i32> %136, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %138 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %137)
  br i1 %138, label %usual35, label %general36

unusual39:                                        ; preds = %cut11
  br i1 %together.0, label %note40, label %general36

note40:                                           ; preds = %unusual39
  %139 = getelementptr inbounds i32, ptr %30, i64 0
  store <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %139, align 64
  br label %general36

lanes41:                                          ; preds = %lanes.latch50, %usual35
  %lane42 = phi i64 [ 0, %usual35 ], [ %140, %lanes.latch50 ]
  %140 = add nuw nsw i64 %lane42, 1
  %141 = trunc i64 %lane42 to i32
  %x43 = add nuw nsw i32 %45, %141
  %142 = getelementptr inbounds float, ptr %27, i64 %lane42
  %143 = load float, ptr %142, align 4, !llvm.access.group !9
  %144 = getelementptr inbounds float, ptr %25, i64 %lane42
  %145 = load float, ptr %144, align 4, !llvm.access.group !9
  br label %region44

region44:                                         ; preds = %lanes41
  %146 = add nuw nsw i32 %68, %y9
  %147 = mul nsw i32 %146, %3
  %148 = sext i32 %147 to i64
  %149 = getelementptr float, ptr %1, i64 %148
  %150 = add nuw nsw i32 %69, %x43
  %151 = add nsw i64 %73, %lane42
  %152 = getelementptr float, ptr %2, i64 %151
  %153 = getelementptr float, ptr %149, i64 %70
  %154 = mul nuw nsw i64 %70, %67
  %155 = getelementptr float, ptr %152, i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !5, !llvm.access.group !9
  %157 = fmul contract float %79, %156
  %158 = fadd contract float %143, %157
  %159 = add nuw nsw i64 %70, 1
  br i1 false, label %region45, label %exit48

region45:                                         ; preds = %region44
  br label %exit49

exit48:                                           ; preds = %region44
  br label %lanes.latch50

exit49:                                           ; preds = %region45
  br label %lanes.latch50

lanes.latch50:                                    ; preds = %exit49, %exit48
  %copy47.0 = phi float [ %158, %exit49 ], [ %145, %exit48 ]
  store float %158, ptr %142, align 4, !llvm.access.group !9
  store float %copy47.0, ptr %144, align 4, !llvm.access.group !9
  %160 = icmp ult i64 %140, 16
  br i1 %160, label %lanes41, label %lanes.after51, !llvm.loop !18

lanes.after51:                                    ; preds = %lanes.latch50
  br label %cut11

lanes52:                                          ; preds = %lanes.latch62, %general36
  %lane53 = phi i64 [ 0, %general36 ], [ %161, %lanes.latch62 ]
  %161 = add nuw nsw i64 %lane53, 1
  %162 = trunc i64 %lane53 to i32
  %x54 = add nuw nsw i32 %45, %162
  %163 = getelementptr inbounds float, ptr %27, i64 %lane53
  %164 = load float, ptr %163, align 4, !llvm.access.group !9
  %165 = getelementptr inbounds float, ptr %25, i64 %lane53
  %166 = load float, ptr %165, align 4, !llvm.access.group !9
  %167 = getelementptr inbounds i32, ptr %30, i64 %lane53
  %168 = load i32, ptr %167, align 4, !llvm.access.group !9
  %169 = icmp eq i32 %168, 1
  br i1 %169, label %region55, label %lanes.latch62

region55:                                         ; preds = %lanes52
  %170 = add nuw nsw i32 %68, %y9
  %171 = mul nsw i32 %170, %3
  %172 = sext i32 %171 to i64
  %173 = getelementptr float, ptr %1, i64 %172
  %174 = add nuw nsw i32 %69, %x54
  %175 = add nsw i64 %73, %lane53
  %176 = getelementptr float, ptr %2, i64 %175
  %177 = getelementptr float, ptr %173, i64 %70
  %178 = mul nuw nsw i64 %70, %67
  %179 = getelementptr float, ptr %176, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !5, !llvm.access.group !9
  %181 = fmul contract float %79, %180
  %182 = fadd contract float %164, %181
  %183 = add nuw nsw i64 %70, 1
  br i1 %81, label %region56, label %exit60

region56:                                         ; preds = %region55
  br label %exit61

exit60:                                           ; preds = %region55
  br label %lanes.latch62

exit61:                                           ; preds = %region56
  br label %lanes.latch62

lanes.latch62:                                    ; preds = %exit61, %exit60, %lanes52
  %state59.0 = phi i32 [ 2, %exit61 ], [ 1, %exit60 ], [ %168, %lanes52 ]
  %copy58.0 = phi float [ %182, %exit61 ], [ %166, %exit60 ], [ %166, %lanes52 ]
  %copy57.0 = phi float [ %182, %exit61 ], [ %182, %exit60 ], [ %164, %lanes52 ]
  store i32 %state59.0, ptr %167, align 4, !llvm.access.group !9
  store float %copy57.0, ptr %163, align 4, !llvm.access.group !9
  store float %copy58.0, ptr %165, align 4, !llvm.access.group !9
  %184 = icmp ult i64 %161, 16
  br i1 %184, label %lanes52, label %lanes.after63, !llvm.loop !19

lanes.after63:                                    ; preds = %lanes.latch62
  br label %region.done34

any:                                              ; preds = %any, %region.done34
  %lane64 = phi i64 [ 0, %region.done34 ], [ %189, %any ]
  %any65 = phi i1 [ false, %region.done34 ], [ %188, %any ]
  %185 = getelementptr inbounds i32, ptr %30, i64 %lane64
  %186 = load i32, ptr %185, align 4
  %187 = icmp eq i32 %186, 1
  %188 = or i1 %any65, %187
  %189 = add nuw nsw i64 %lane64, 1
  %190 = icmp ult i64 %189, 16
  br i1 %190, label %any, label %any.after, !llvm.loop !20

any.after:                                        ; preds = %any
  br i1 %188, label %cut11, label %dispatch

region.done66:                                    ; preds = %lanes.after89
  br label %dispatch

usual67:                                          ; preds = %unknown70, %guarded69
  br label %lanes73

general68:                                        ; preds = %note72, %unusual71, %unknown70
  br label %lanes81

guarded69:                                        ; preds = %cut12
  br i1 false, label %usual67, label %unknown70

unknown70:                                        ; preds = %guarded69
  %191 = getelementptr inbounds i32, ptr %30, i64 0
  %192 = load <16 x i32>, ptr %191, align 4
  %193 = icmp eq <16 x i32> %192, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %194 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %193)
  br i1 %194, label %usual67, label %general68

unusual71:                                        ; preds = %cut12
  br i1 false, label %note72, label %general68

note72:                                           ; preds = %unusual71
  %195 = getelementptr inbounds i32, ptr %30, i64 0
  store <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, ptr %195, align 64
  br label %general68

lanes73:                                          ; preds = %lanes.latch79, %usual67
  %lane74 = phi i64 [ 0, %usual67 ], [ %196, %lanes.latch79 ]
  %196 = add nuw nsw i64 %lane74, 1
  %197 = trunc i64 %lane74 to i32
  %x75 = add nuw nsw i32 %45, %197
  %198 = getelementptr inbounds float, ptr %25, i64 %lane74
  %199 = load float, ptr %198, align 4, !llvm.access.group !9
  br label %region76

region76:                                         ; preds = %lanes73
  %200 = add nuw nsw i32 %86, %x75
  %201 = add nuw nsw i32 %85, %y9
  %202 = mul nsw i32 %201, %3
  %203 = add nsw i32 %202, %200
  %204 = add nsw i64 %93, %lane74
  %205 = getelementptr inbounds float, ptr %0, i64 %204
  store float %199, ptr %205, align 4, !tbaa !5, !llvm.access.group !9
  br label %region77

region77:                                         ; preds = %region76
  br label %exit78

exit78:                                           ; preds = %region77
  br label %lanes.latch79

lanes.latch79:                                    ; preds = %exit78
  %206 = icmp ult i64 %196, 16
  br i1 %206, label %lanes73, label %lanes.after80, !llvm.loop !21

lanes.after80:                                    ; preds = %lanes.latch79
  %207 = getelementptr inbounds i32, ptr %30, i64 0
  store <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %207, align 64
  br label %chunk.end

lanes81:                                          ; preds = %lanes.latch88, %general68
  %lane82 = phi i64 [ 0, %general68 ], [ %208, %lanes.latch88 ]
  %208 = add nuw nsw i64 %lane82, 1
  %209 = trunc i64 %lane82 to i32
  %x83 = add nuw nsw i32 %45, %209
  %210 = getelementptr inbounds float, ptr %25, i64 %lane82
  %211 = load float, ptr %210, align 4, !llvm.access.group !9
  %212 = getelementptr inbounds i32, ptr %30, i64 %lane82
  %213 = load i32, ptr %212, align 4, !llvm.access.group !9
  %214 = icmp eq i32 %213, 2
  br i1 %214, label %region84, label %lanes.latch88

region84:                                         ; preds = %lanes81
  %215 = add nuw nsw i32 %86, %x83
  %216 = add nuw nsw i32 %85, %y9
  %217 = mul nsw i32 %216, %3
  %218 = add nsw i32 %217, %215
  %219 = add nsw i64 %93, %lane82
  %220 = getelementptr inbounds float, ptr %0, i64 %219
  store float %211, ptr %220, align 4, !tbaa !5, !llvm.access.group !9
  br label %region85

region85:                                         ; preds = %region84
  br label %exit87

exit87:                                           ; preds = %region85
  br label %lanes.latch88

lanes.latch88:                                    ; preds = %exit87, %lanes81
  %state86.0 = phi i32 [ 2147483647, %exit87 ], [ %213, %lanes81 ]
  store i32 %state86.0, ptr %212, align 4, !llvm.access.group !9
  %221 = icmp ult i64 %208, 16
  br i1 %221, label %lanes81, label %lanes.after89, !llvm.loop !22

lanes.after89:                                    ; preds = %lanes.latch88
  br label %region.done66

lowest:                                           ; preds = %lowest, %dispatch
  %lane90 = phi i64 [ 0, %dispatch ], [ %225, %lowest ]
  %lowest91 = phi i32 [ 2147483647, %dispatch ], [ %224, %lowest ]
  %222 = getelementptr inbounds i32, ptr %30, i64 %lane90
  %223 = load i32, ptr %222, align 4
  %224 = call i32 @llvm.umin.i32(i32 %lowest91, i32 %223)
  %225 = add nuw nsw i64 %lane90, 1
  %226 = icmp ult i64 %225, 16
  br i1 %226, label %lowest, label %lowest.after, !llvm.loop !23

lowest.after:                                     ; preds = %lowest
  switch i32 %224, label %chunk.end [
    i32 1, label %cut11
    i32 2, label %cut12
  ]

partial:                                          ; preds = %chunks.after
  %227 = trunc i64 %40 to i32
  %228 = add nuw nsw i64 %row, %40
  %229 = getelementptr inbounds i32, ptr %31, i64 0
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %229, align 64
  br label %cut92

chunks.done:                                      ; preds = %chunk.end95, %chunks.after
  %230 = add nuw nsw i32 %y9, 1
  br label %y

cut92:                                            ; preds = %partial
  %231 = icmp sgt i32 %3, 0
  %232 = mul i32 %4, %7
  %233 = mul i32 %5, %8
  %234 = zext i32 %3 to i64
  %235 = zext i32 %3 to i64
  store i32 %232, ptr %24, align 4
  store i32 %233, ptr %23, align 4
  store i64 %234, ptr %22, align 8
  store i64 %235, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br label %lanes97

cut93:                                            ; preds = %lowest.after138, %any.after125
  %236 = load i64, ptr %21, align 8
  %237 = load i64, ptr %22, align 8
  %238 = load i32, ptr %23, align 4
  %239 = load i32, ptr %24, align 4
  %240 = load i64, ptr %29, align 8
  %241 = sext i32 %239 to i64
  %242 = zext i32 %227 to i64
  %243 = add i64 %241, %242
  %244 = add i32 %238, %y9
  %245 = mul i32 %244, %3
  %246 = sext i32 %245 to i64
  %247 = getelementptr float, ptr %1, i64 %246
  %248 = getelementptr float, ptr %247, i64 %240
  %249 = load float, ptr %248, align 4, !tbaa !5
  %250 = add i64 %240, 1
  %251 = icmp eq i64 %250, %236
  store i64 %250, ptr %29, align 8
  br label %lanes112

cut94:                                            ; preds = %lowest.after138
  %252 = load i32, ptr %23, align 4
  %253 = load i32, ptr %24, align 4
  %254 = add i32 %252, %y9
  %255 = mul i32 %254, %3
  %256 = sext i32 %255 to i64
  %257 = sext i32 %253 to i64
  %258 = zext i32 %227 to i64
  %259 = add i64 %257, %258
  %260 = add i64 %256, %259
  br label %lanes128

chunk.end95:                                      ; preds = %lowest.after138
  %261 = getelementptr inbounds i32, ptr %31, i64 0
  %262 = load i32, ptr %261, align 4
  br label %chunks.done

dispatch96:                                       ; preds = %lanes.after136, %any.after125, %lanes.after111
  br label %lowest137

lanes97:                                          ; preds = %lanes.latch110, %cut92
  %lane98 = phi i64 [ 0, %cut92 ], [ %263, %lanes.latch110 ]
  %263 = add nuw nsw i64 %lane98, 1
  %264 = trunc i64 %lane98 to i32
  %x99 = add nuw nsw i32 %227, %264
  %265 = getelementptr inbounds float, ptr %26, i64 %lane98
  %266 = load float, ptr %265, align 4, !llvm.access.group !9
  %267 = getelementptr inbounds float, ptr %28, i64 %lane98
  %268 = load float, ptr %267, align 4, !llvm.access.group !9
  %269 = getelementptr inbounds i32, ptr %31, i64 %lane98
  %270 = load i32, ptr %269, align 4, !llvm.access.group !9
  %271 = icmp eq i32 %270, 65536
  br i1 %271, label %region100, label %lanes.latch110

region100:                                        ; preds = %lanes97
  %272 = mul nuw nsw i32 %4, %7
  %273 = add nuw nsw i32 %272, %x99
  %274 = mul nuw nsw i32 %5, %8
  %275 = add nuw nsw i32 %274, %y9
  %276 = icmp slt i32 %273, %3
  %277 = icmp slt i32 %275, %3
  %278 = and i1 %276, %277
  br i1 %278, label %region101, label %region103

region101:                                        ; preds = %region100
  br i1 %231, label %region102, label %exit107

region102:                                        ; preds = %region101
  %279 = zext nneg i32 %3 to i64
  %280 = zext nneg i32 %3 to i64
  br label %exit108

region103:                                        ; preds = %region100
  br label %exit109

exit107:                                          ; preds = %region101
  br label %lanes.latch110

exit108:                                          ; preds = %region102
  br label %lanes.latch110

exit109:                                          ; preds = %region103
  br label %lanes.latch110

lanes.latch110:                                   ; preds = %exit109, %exit108, %exit107, %lanes97
  %state106.0 = phi i32 [ 1, %exit108 ], [ 2, %exit107 ], [ 2147483647, %exit109 ], [ %270, %lanes97 ]
  %copy105.0 = phi float [ 0.000000e+00, %exit108 ], [ %268, %exit107 ], [ %268, %exit109 ], [ %268, %lanes97 ]
  %copy104.0 = phi float [ 0.000000e+00, %exit108 ], [ 0.000000e+00, %exit107 ], [ %266, %exit109 ], [ %266, %lanes97 ]
  store i32 %state106.0, ptr %269, align 4, !llvm.access.group !9
  store float %copy104.0, ptr %265, align 4, !llvm.access.group !9
  store float %copy105.0, ptr %267, align 4, !llvm.access.group !9
  %281 = icmp ult i64 %263, %41
  br i1 %281, label %lanes97, label %lanes.after111, !llvm.loop !24

lanes.after111:                                   ; preds = %lanes.latch110
  br label %dispatch96

lanes112:                                         ; preds = %lanes.latch122, %cut93
  %lane113 = phi i64 [ 0, %cut93 ], [ %282, %lanes.latch122 ]
  %282 = add nuw nsw i64 %lane113, 1
  %283 = trunc i64 %lane113 to i32
  %x114 = add nuw nsw i32 %227, %283
  %284 = getelementptr inbounds float, ptr %28, i64 %lane113
  %285 = load float, ptr %284, align 4, !llvm.access.group !9
  %286 = getelementptr inbounds float, ptr %26, i64 %lane113
  %287 = load float, ptr %286, align 4, !llvm.access.group !9
  %288 = getelementptr inbounds i32, ptr %31, i64 %lane113
  %289 = load i32, ptr %288, align 4, !llvm.access.group !9
  %290 = icmp eq i32 %289, 1
  br i1 %290, label %region115, label %lanes.latch122

region115:                                        ; preds = %lanes112
  %291 = add nuw nsw i32 %238, %y9
  %292 = mul nsw i32 %291, %3
  %293 = sext i32 %292 to i64
  %294 = getelementptr float, ptr %1, i64 %293
  %295 = add nuw nsw i32 %239, %x114
  %296 = add nsw i64 %243, %lane113
  %297 = getelementptr float, ptr %2, i64 %296
  %298 = getelementptr float, ptr %294, i64 %240
  %299 = mul nuw nsw i64 %240, %237
  %300 = getelementptr float, ptr %297, i64 %299
  %301 = load float, ptr %300, align 4, !tbaa !5, !llvm.access.group !9
  %302 = fmul contract float %249, %301
  %303 = fadd contract float %285, %302
  %304 = add nuw nsw i64 %240, 1
  br i1 %251, label %region116, label %exit120

region116:                                        ; preds = %region115
  br label %exit121

exit120:                                          ; preds = %region115
  br label %lanes.latch122

exit121:                                          ; preds = %region116
  br label %lanes.latch122

lanes.latch122:                                   ; preds = %exit121, %exit120, %lanes112
  %state119.0 = phi i32 [ 2, %exit121 ], [ 1, %exit120 ], [ %289, %lanes112 ]
  %copy118.0 = phi float [ %303, %exit121 ], [ %287, %exit120 ], [ %287, %lanes112 ]
  %copy117.0 = phi float [ %303, %exit121 ], [ %303, %exit120 ], [ %285, %lanes112 ]
  store i32 %state119.0, ptr %288, align 4, !llvm.access.group !9
  store float %copy117.0, ptr %284, align 4, !llvm.access.group !9
  store float %copy118.0, ptr %286, align 4, !llvm.access.group !9
  %305 = icmp ult i64 %282, %41
  br i1 %305, label %lanes112, label %lanes.after123, !llvm.loop !26

lanes.after123:                                   ; preds = %lanes.latch122
  br label %any124

any124:                                           ; preds = %any124, %lanes.after123
  %lane126 = phi i64 [ 0, %lanes.after123 ], [ %310, %any124 ]
  %any127 = phi i1 [ false, %lanes.after123 ], [ %309, %any124 ]
  %306 = getelementptr inbounds i32, ptr %31, i64 %lane126
  %307 = load i32, ptr %306, align 4
  %308 = icmp eq i32 %307, 1
  %309 = or i1 %any127, %308
  %310 = add nuw nsw i64 %lane126, 1
  %311 = icmp ult i64 %310, %41
  br i1 %311, label %any124, label %any.after125, !llvm.loop !27

any.after125:                                     ; preds = %any124
  br i1 %309, label %cut93, label %dispatch96

lanes128:                                         ; preds = %lanes.latch135, %cut94
  %lane129 = phi i64 [ 0, %cut94 ], [ %312, %lanes.latch135 ]
  %312 = add nuw nsw i64 %lane129, 1
  %313 = trunc i64 %lane129 to i32
  %x130 = add nuw nsw i32 %227, %313
  %314 = getelementptr inbounds float, ptr %26, i64 %lane129
  %315 = load float, ptr %314, align 4, !llvm.access.group !9
  %316 = getelementptr inbounds i32, ptr %31, i64 %lane129
  %317 = load i32, ptr %316, align 4, !llvm.access.group !9
  %318 = icmp eq i32 %317, 2
  br i1 %318, label %region131, label %lanes.latch135

region131:                                        ; preds = %lanes128
  %319 = add nuw nsw i32 %253, %x130
  %320 = add nuw nsw i32 %252, %y9
  %321 = mul nsw i32 %320, %3
  %322 = add nsw i32 %321, %319
  %323 = add nsw i64 %260, %lane129
  %324 = getelementptr inbounds float, ptr %0, i64 %323
  store float %315, ptr %324, align 4, !tbaa !5, !llvm.access.group !9
  br label %region132

region132:                                        ; preds = %region131
  br label %exit134

exit134:                                          ; preds = %region132
  br label %lanes.latch135

lanes.latch135:                                   ; preds = %exit134, %lanes128
  %state133.0 = phi i32 [ 2147483647, %exit134 ], [ %317, %lanes128 ]
  store i32 %state133.0, ptr %316, align 4, !llvm.access.group !9
  %325 = icmp ult i64 %312, %41
  br i1 %325, label %lanes128, label %lanes.after136, !llvm.loop !28

lanes.after136:                                   ; preds = %lanes.latch135
  br label %dispatch96

lowest137:                                        ; preds = %lowest137, %dispatch96
  %lane139 = phi i64 [ 0, %dispatch96 ], [ %329, %lowest137 ]
  %lowest140 = phi i32 [ 2147483647, %dispatch96 ], [ %328, %lowest137 ]
  %326 = getelementptr inbounds i32, ptr %31, i64 %lane139
  %327 = load i32, ptr %326, align 4
  %328 = call i32 @llvm.umin.i32(i32 %lowest140, i32 %327)
  %329 = add nuw nsw i64 %lane139, 1
  %330 = icmp ult i64 %329, %41
  br i1 %330, label %lowest137, label %lowest.after138, !llvm.loop !29

lowest.after138:                                  ; preds = %lowest137
  switch i32 %328, label %chunk.end95 [
    i32 1, label %cut93
    i32 2, label %cut94
  ]
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #1 {
entry:
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads7 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads7, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [32 x float], align 64
  %26 = alloca [32 x float], align 64
  %27 = alloca [32 x float], align 64
  %28 = alloca [32 x float], align 64
  %29 = alloca i64, align 8
  %30 = alloca [32 x i32], align 64
  %31 = alloca [32 x i32], align 64
  %32 = getelementptr inbounds i8, ptr %14, i64 0
  br label %block.cut

return:                                           ; preds = %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

z:                                                ; preds = %y.after, %block.cut
  %z8 = phi i32 [ 0, %block.cut ], [ %39, %y.after ]
  %33 = icmp ult i32 %z8, %9
  br i1 %33, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  br label %return

y:                                                ; preds = %chunks.after, %z.body
  %y9 = phi i32 [ 0, %z.body ], [ %40, %chunks.after ]
  %34 = icmp ult i32 %y9, %8
  br i1 %34, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %35 = zext i32 %7 to i64
  %36 = mul nuw nsw i32 %z8, %8
  %37 = add nuw nsw i32 %36, %y9
  %38 = zext i32 %37 to i64
  %row = mul nuw nsw i64 %38, %35
  %chunks = udiv i64 %35, 32
  br label %chunk

y.after:                                          ; preds = %y
  %39 = add nuw nsw i32 %z8, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %40 = add nuw nsw i32 %y9, 1
  br label %y

chunk:                                            ; preds = %chunk.end, %y.body
  %chunk10 = phi i64 [ 0, %y.body ], [ %94, %chunk.end ]
  %41 = icmp ult i64 %chunk10, %chunks
  br i1 %41, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %42 = mul nuw nsw i64 %chunk10, 32
  %43 = trunc i64 %42 to i32
  %44 = add nuw nsw i64 %row, %42
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %45 = icmp sgt i32 %3, 0
  %46 = mul i32 %4, %7
  %47 = add i32 %46, %43
  %48 = sext i32 %47 to i64
  %49 = sext i32 %3 to i64
  %50 = add i64 %48, 31
  %51 = add i64 %50, 2147483648
  %52 = icmp ult i64 %51, 4294967296
  %53 = icmp slt i64 %50, %49
  %54 = and i1 %52, %53
  %55 = and i1 true, %54
  %56 = mul i32 %5, %8
  %57 = add i32 %56, %y9
  %58 = icmp slt i32 %57, %3
  %59 = and i1 %55, %58
  %60 = and i1 %59, %45
  %61 = and i1 true, %60
  %62 = zext i32 %3 to i64
  %63 = zext i32 %3 to i64
  store i32 %46, ptr %24, align 4
  store i32 %56, ptr %23, align 4
  store i64 %62, ptr %22, align 8
  store i64 %63, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br i1 %61, label %guarded, label %unusual

cut11:                                            ; preds = %lowest.after, %any.after, %lanes.after51, %lanes.after
  %together.0 = phi i1 [ true, %lanes.after ], [ true, %lanes.after51 ], [ false, %any.after ], [ false, %lowest.after ]
  %64 = load i64, ptr %21, align 8
  %65 = load i64, ptr %22, align 8
  %66 = load i32, ptr %23, align 4
  %67 = load i32, ptr %24, align 4
  %68 = load i64, ptr %29, align 8
  %69 = sext i32 %67 to i64
  %70 = zext i32 %43 to i64
  %71 = add i64 %69, %70
  %72 = add i32 %66, %y9
  %73 = mul i32 %72, %3
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr %1, i64 %74
  %76 = getelementptr float, ptr %75, i64 %68
  %77 = load float, ptr %76, align 4, !tbaa !5
  %78 = add i64 %68, 1
  %79 = icmp eq i64 %78, %64
  %80 = xor i1 %79, true
  %81 = and i1 true, %80
  %82 = and i1 true, %81
  store i64 %78, ptr %29, align 8
  br i1 %82, label %guarded37, label %unusual39

cut12:                                            ; preds = %lowest.after
  %83 = load i32, ptr %23, align 4
  %84 = load i32, ptr %24, align 4
  %85 = add i32 %83, %y9
  %86 = mul i32 %85, %3
  %87 = sext i32 %86 to i64
  %88 = sext i32 %84 to i64
  %89 = zext i32 %43 to i64
  %90 = add i64 %88, %89
  %91 = add i64 %87, %90
  br i1 true, label %guarded69, label %unusual71

chunk.end:                                        ; preds = %lowest.after, %lanes.after80
  %92 = getelementptr inbounds i32, ptr %30, i64 0
  %93 = load i32, ptr %92, align 4
  %94 = add nuw nsw i64 %chunk10, 1
  br label %chunk

dispatch:                                         ; preds = %region.done66, %any.after, %region.done
  br label %lowest

region.done:                                      ; preds = %lanes.after33
  br label %dispatch

usual:                                            ; preds = %unknown, %guarded
  br label %lanes

general:                                          ; preds = %note, %unusual, %unknown
  br label %lanes20

guarded:                                          ; preds = %cut
  br i1 true, label %usual, label %unknown

unknown:                                          ; preds = %guarded
  %95 = getelementptr inbounds i32, ptr %30, i64 0
  %96 = load <32 x i32>, ptr %95, align 4
  %97 = icmp eq <32 x i32> %96, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %98 = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %97)
  br i1 %98, label %usual, label %general

unusual:                                          ; preds = %cut
  br i1 true, label %note, label %general

note:                                             ; preds = %unusual
  %99 = getelementptr inbounds i32, ptr %30, i64 0
  store <32 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %99, align 64
  br label %general

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %100, %lanes.latch ]
  %100 = add nuw nsw i64 %lane, 1
  %101 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %43, %101
  %102 = getelementptr inbounds float, ptr %25, i64 %lane
  %103 = load float, ptr %102, align 4, !llvm.access.group !30
  %104 = getelementptr inbounds float, ptr %27, i64 %lane
  %105 = load float, ptr %104, align 4, !llvm.access.group !30
  br label %region

region:                                           ; preds = %lanes
  %106 = mul nuw nsw i32 %4, %7
  %107 = add nuw nsw i32 %106, %x
  %108 = mul nuw nsw i32 %5, %8
  %109 = add nuw nsw i32 %108, %y9
  %110 = and i1 true, true
  br i1 %110, label %region13, label %region15

region13:                                         ; preds = %region
  br i1 true, label %region14, label %exit17

region14:                                         ; preds = %region13
  %111 = zext nneg i32 %3 to i64
  %112 = zext nneg i32 %3 to i64
  br label %exit18

region15:                                         ; preds = %region
  br label %exit19

exit17:                                           ; preds = %region13
  br label %lanes.latch

exit18:                                           ; preds = %region14
  br label %lanes.latch

exit19:                                           ; preds = %region15
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18, %exit17
  %copy16.0 = phi float [ 0.000000e+00, %exit18 ], [ %105, %exit17 ], [ %105, %exit19 ]
  %copy.0 = phi float [ 0.000000e+00, %exit18 ], [ 0.000000e+00, %exit17 ], [ %103, %exit19 ]
  store float %copy.0, ptr %102, align 4, !llvm.access.group !30
  store float %copy16.0, ptr %104, align 4, !llvm.access.group !30
  %113 = icmp ult i64 %100, 32
  br i1 %113, label %lanes, label %lanes.after, !llvm.loop !31

lanes.after:                                      ; preds = %lanes.latch
  br label %cut11

lanes20:                                          ; preds = %lanes.latch32, %general
  %lane21 = phi i64 [ 0, %general ], [ %114, %lanes.latch32 ]
  %114 = add nuw nsw i64 %lane21, 1
  %115 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %43, %115
  %116 = getelementptr inbounds float, ptr %25, i64 %lane21
  %117 = load float, ptr %116, align 4, !llvm.access.group !30
  %118 = getelementptr inbounds float, ptr %27, i64 %lane21
  %119 = load float, ptr %118, align 4, !llvm.access.group !30
  %120 = getelementptr inbounds i32, ptr %30, i64 %lane21
  %121 = load i32, ptr %120, align 4, !llvm.access.group !30
  %122 = icmp eq i32 %121, 65536
  br i1 %122, label %region23, label %lanes.latch32

region23:                                         ; preds = %lanes20
  %123 = mul nuw nsw i32 %4, %7
  %124 = add nuw nsw i32 %123, %x22
  %125 = mul nuw nsw i32 %5, %8
  %126 = add nuw nsw i32 %125, %y9
  %127 = icmp slt i32 %124, %3
  %128 = icmp slt i32 %126, %3
  %129 = and i1 %127, %128
  br i1 %129, label %region24, label %region26

region24:                                         ; preds = %region23
  br i1 %45, label %region25, label %exit29

region25:                                         ; preds = %region24
  %130 = zext nneg i32 %3 to i64
  %131 = zext nneg i32 %3 to i64
  br label %exit30

region26:                                         ; preds = %region23
  br label %exit31

exit29:                                           ; preds = %region24
  br label %lanes.latch32

exit30:                                           ; preds = %region25
  br label %lanes.latch32

exit31:                                           ; preds = %region26
  br label %lanes.latch32

lanes.latch32:                                    ; preds = %exit31, %exit30, %exit29, %lanes20
  %state.0 = phi i32 [ 1, %exit30 ], [ 2, %exit29 ], [ 2147483647, %exit31 ], [ %121, %lanes20 ]
  %copy28.0 = phi float [ 0.000000e+00, %exit30 ], [ %119, %exit29 ], [ %119, %exit31 ], [ %119, %lanes20 ]
  %copy27.0 = phi float [ 0.000000e+00, %exit30 ], [ 0.000000e+00, %exit29 ], [ %117, %exit31 ], [ %117, %lanes20 ]
  store i32 %state.0, ptr %120, align 4, !llvm.access.group !30
  store float %copy27.0, ptr %116, align 4, !llvm.access.group !30
  store float %copy28.0, ptr %118, align 4, !llvm.access.group !30
  %132 = icmp ult i64 %114, 32
  br i1 %132, label %lanes20, label %lanes.after33, !llvm.loop !33

lanes.after33:                                    ; preds = %lanes.latch32
  br label %region.done

region.done34:                                    ; preds = %lanes.after63
  br label %any

usual35:                                          ; preds = %unknown38, %guarded37
  br label %lanes41

general36:                                        ; preds = %note40, %unusual39, %unknown38
  br label %lanes52

guarded37:                                        ; preds = %cut11
  br i1 %together.0, label %usual35, label %unknown38

unknown38:                                        ; preds = %guarded37
  %133 = getelementptr inbounds i32, ptr %30, i64 0
  %134 = load <32 x i32>, ptr %133, align 4
  %135 = icmp eq <32 x i32> %134, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %136 = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %135)
  br i1 %136, label %usual35, label %general36

unusual39:                                        ; preds = %cut11
  br i1 %together.0, label %note40, label %general36

note40:                                           ; preds = %unusual39
  %137 = getelementptr inbounds i32, ptr %30, i64 0
  store <32 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %137, align 64
  br label %general36

lanes41:                                          ; preds = %lanes.latch50, %usual35
  %lane42 = phi i64 [ 0, %usual35 ], [ %138, %lanes.latch50 ]
  %138 = add nuw nsw i64 %lane42, 1
  %139 = trunc i64 %lane42 to i32
  %x43 = add nuw nsw i32 %43, %139
  %140 = getelementptr inbounds float, ptr %27, i64 %lane42
  %141 = load float, ptr %140, align 4, !llvm.access.group !30
  %142 = getelementptr inbounds float, ptr %25, i64 %lane42
  %143 = load float, ptr %142, align 4, !llvm.access.group !30
  br label %region44

region44:                                         ; preds = %lanes41
  %144 = add nuw nsw i32 %66, %y9
  %145 = mul nsw i32 %144, %3
  %146 = sext i32 %145 to i64
  %147 = getelementptr float, ptr %1, i64 %146
  %148 = add nuw nsw i32 %67, %x43
  %149 = add nsw i64 %71, %lane42
  %150 = getelementptr float, ptr %2, i64 %149
  %151 = getelementptr float, ptr %147, i64 %68
  %152 = mul nuw nsw i64 %68, %65
  %153 = getelementptr float, ptr %150, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !5, !llvm.access.group !30
  %155 = fmul contract float %77, %154
  %156 = fadd contract float %141, %155
  %157 = add nuw nsw i64 %68, 1
  br i1 false, label %region45, label %exit48

region45:                                         ; preds = %region44
  br label %exit49

exit48:                                           ; preds = %region44
  br label %lanes.latch50

exit49:                                           ; preds = %region45
  br label %lanes.latch50

lanes.latch50:                                    ; preds = %exit49, %exit48
  %copy47.0 = phi float [ %156, %exit49 ], [ %143, %exit48 ]
  store float %156, ptr %140, align 4, !llvm.access.group !30
  store float %copy47.0, ptr %142, align 4, !llvm.access.group !30
  %158 = icmp ult i64 %138, 32
  br i1 %158, label %lanes41, label %lanes.after51, !llvm.loop !34

lanes.after51:                                    ; preds = %lanes.latch50
  br label %cut11

lanes52:                                          ; preds = %lanes.latch62, %general36
  %lane53 = phi i64 [ 0, %general36 ], [ %159, %lanes.latch62 ]
  %159 = add nuw nsw i64 %lane53, 1
  %160 = trunc i64 %lane53 to i32
  %x54 = add nuw nsw i32 %43, %160
  %161 = getelementptr inbounds float, ptr %27, i64 %lane53
  %162 = load float, ptr %161, align 4, !llvm.access.group !30
  %163 = getelementptr inbounds float, ptr %25, i64 %lane53
  %164 = load float, ptr %163, align 4, !llvm.access.group !30
  %165 = getelementptr inbounds i32, ptr %30, i64 %lane53
  %166 = load i32, ptr %165, align 4, !llvm.access.group !30
  %167 = icmp eq i32 %166, 1
  br i1 %167, label %region55, label %lanes.latch62

region55:                                         ; preds = %lanes52
  %168 = add nuw nsw i32 %66, %y9
  %169 = mul nsw i32 %168, %3
  %170 = sext i32 %169 to i64
  %171 = getelementptr float, ptr %1, i64 %170
  %172 = add nuw nsw i32 %67, %x54
  %173 = add nsw i64 %71, %lane53
  %174 = getelementptr float, ptr %2, i64 %173
  %175 = getelementptr float, ptr %171, i64 %68
  %176 = mul nuw nsw i64 %68, %65
  %177 = getelementptr float, ptr %174, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !5, !llvm.access.group !30
  %179 = fmul contract float %77, %178
  %180 = fadd contract float %162, %179
  %181 = add nuw nsw i64 %68, 1
  br i1 %79, label %region56, label %exit60

region56:                                         ; preds = %region55
  br label %exit61

exit60:                                           ; preds = %region55
  br label %lanes.latch62

exit61:                                           ; preds = %region56
  br label %lanes.latch62

lanes.latch62:                                    ; preds = %exit61, %exit60, %lanes52
  %copy58.0 = phi float [ %180, %exit61 ], [ %164, %exit60 ], [ %164, %lanes52 ]
  %copy57.0 = phi float [ %180, %exit61 ], [ %180, %exit60 ], [ %162, %lanes52 ]
  %state59.0 = phi i32 [ 2, %exit61 ], [ 1, %exit60 ], [ %166, %lanes52 ]
  store i32 %state59.0, ptr %165, align 4, !llvm.access.group !30
  store float %copy57.0, ptr %161, align 4, !llvm.access.group !30
  store float %copy58.0, ptr %163, align 4, !llvm.access.group !30
  %182 = icmp ult i64 %159, 32
  br i1 %182, label %lanes52, label %lanes.after63, !llvm.loop !35

lanes.after63:                                    ; preds = %lanes.latch62
  br label %region.done34

any:                                              ; preds = %any, %region.done34
  %lane64 = phi i64 [ 0, %region.done34 ], [ %187, %any ]
  %any65 = phi i1 [ false, %region.done34 ], [ %186, %any ]
  %183 = getelementptr inbounds i32, ptr %30, i64 %lane64
  %184 = load i32, ptr %183, align 4
  %185 = icmp eq i32 %184, 1
  %186 = or i1 %any65, %185
  %187 = add nuw nsw i64 %lane64, 1
  %188 = icmp ult i64 %187, 32
  br i1 %188, label %any, label %any.after, !llvm.loop !36

any.after:                                        ; preds = %any
  br i1 %186, label %cut11, label %dispatch

region.done66:                                    ; preds = %lanes.after89
  br label %dispatch

usual67:                                          ; preds = %unknown70, %guarded69
  br label %lanes73

general68:                                        ; preds = %note72, %unusual71, %unknown70
  br label %lanes81

guarded69:                                        ; preds = %cut12
  br i1 false, label %usual67, label %unknown70

unknown70:                                        ; preds = %guarded69
  %189 = getelementptr inbounds i32, ptr %30, i64 0
  %190 = load <32 x i32>, ptr %189, align 4
  %191 = icmp eq <32 x i32> %190, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %192 = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %191)
  br i1 %192, label %usual67, label %general68

unusual71:                                        ; preds = %cut12
  br i1 false, label %note72, label %general68

note72:                                           ; preds = %unusual71
  %193 = getelementptr inbounds i32, ptr %30, i64 0
  store <32 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, ptr %193, align 64
  br label %general68

lanes73:                                          ; preds = %lanes.latch79, %usual67
  %lane74 = phi i64 [ 0, %usual67 ], [ %194, %lanes.latch79 ]
  %194 = add nuw nsw i64 %lane74, 1
  %195 = trunc i64 %lane74 to i32
  %x75 = add nuw nsw i32 %43, %195
  %196 = getelementptr inbounds float, ptr %25, i64 %lane74
  %197 = load float, ptr %196, align 4, !llvm.access.group !30
  br label %region76

region76:                                         ; preds = %lanes73
  %198 = add nuw nsw i32 %84, %x75
  %199 = add nuw nsw i32 %83, %y9
  %200 = mul nsw i32 %199, %3
  %201 = add nsw i32 %200, %198
  %202 = add nsw i64 %91, %lane74
  %203 = getelementptr inbounds float, ptr %0, i64 %202
  store float %197, ptr %203, align 4, !tbaa !5, !llvm.access.group !30
  br label %region77

region77:                                         ; preds = %region76
  br label %exit78

exit78:                                           ; preds = %region77
  br label %lanes.latch79

lanes.latch79:                                    ; preds = %exit78
  %204 = icmp ult i64 %194, 32
  br i1 %204, label %lanes73, label %lanes.after80, !llvm.loop !37

lanes.after80:                                    ; preds = %lanes.latch79
  %205 = getelementptr inbounds i32, ptr %30, i64 0
  store <32 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %205, align 64
  br label %chunk.end

lanes81:                                          ; preds = %lanes.latch88, %general68
  %lane82 = phi i64 [ 0, %general68 ], [ %206, %lanes.latch88 ]
  %206 = add nuw nsw i64 %lane82, 1
  %207 = trunc i64 %lane82 to i32
  %x83 = add nuw nsw i32 %43, %207
  %208 = getelementptr inbounds float, ptr %25, i64 %lane82
  %209 = load float, ptr %208, align 4, !llvm.access.group !30
  %210 = getelementptr inbounds i32, ptr %30, i64 %lane82
  %211 = load i32, ptr %210, align 4, !llvm.access.group !30
  %212 = icmp eq i32 %211, 2
  br i1 %212, label %region84, label %lanes.latch88

region84:                                         ; preds = %lanes81
  %213 = add nuw nsw i32 %84, %x83
  %214 = add nuw nsw i32 %83, %y9
  %215 = mul nsw i32 %214, %3
  %216 = add nsw i32 %215, %213
  %217 = add nsw i64 %91, %lane82
  %218 = getelementptr inbounds float, ptr %0, i64 %217
  store float %209, ptr %218, align 4, !tbaa !5, !llvm.access.group !30
  br label %region85

region85:                                         ; preds = %region84
  br label %exit87

exit87:                                           ; preds = %region85
  br label %lanes.latch88

lanes.latch88:                                    ; preds = %exit87, %lanes81
  %state86.0 = phi i32 [ 2147483647, %exit87 ], [ %211, %lanes81 ]
  store i32 %state86.0, ptr %210, align 4, !llvm.access.group !30
  %219 = icmp ult i64 %206, 32
  br i1 %219, label %lanes81, label %lanes.after89, !llvm.loop !38

lanes.after89:                                    ; preds = %lanes.latch88
  br label %region.done66

lowest:                                           ; preds = %lowest, %dispatch
  %lane90 = phi i64 [ 0, %dispatch ], [ %223, %lowest ]
  %lowest91 = phi i32 [ 2147483647, %dispatch ], [ %222, %lowest ]
  %220 = getelementptr inbounds i32, ptr %30, i64 %lane90
  %221 = load i32, ptr %220, align 4
  %222 = call i32 @llvm.umin.i32(i32 %lowest91, i32 %221)
  %223 = add nuw nsw i64 %lane90, 1
  %224 = icmp ult i64 %223, 32
  br i1 %224, label %lowest, label %lowest.after, !llvm.loop !39

lowest.after:                                     ; preds = %lowest
  switch i32 %222, label %chunk.end [
    i32 1, label %cut11
    i32 2, label %cut12
  ]
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #2 {
entry:
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads7 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads7, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [64 x float], align 64
  %26 = alloca [64 x float], align 64
  %27 = alloca [64 x float], align 64
  %28 = alloca [64 x float], align 64
  %29 = alloca i64, align 8
  %30 = alloca [64 x i32], align 64
  %31 = alloca [64 x i32], align 64
  %32 = getelementptr inbounds i8, ptr %14, i64 0
  br label %block.cut

return:                                           ; preds = %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

z:                                                ; preds = %y.after, %block.cut
  %z8 = phi i32 [ 0, %block.cut ], [ %39, %y.after ]
  %33 = icmp ult i32 %z8, %9
  br i1 %33, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  br label %return

y:                                                ; preds = %chunks.after, %z.body
  %y9 = phi i32 [ 0, %z.body ], [ %40, %chunks.after ]
  %34 = icmp ult i32 %y9, %8
  br i1 %34, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %35 = zext i32 %7 to i64
  %36 = mul nuw nsw i32 %z8, %8
  %37 = add nuw nsw i32 %36, %y9
  %38 = zext i32 %37 to i64
  %row = mul nuw nsw i64 %38, %35
  %chunks = udiv i64 %35, 64
  br label %chunk

y.after:                                          ; preds = %y
  %39 = add nuw nsw i32 %z8, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %40 = add nuw nsw i32 %y9, 1
  br label %y

chunk:                                            ; preds = %chunk.end, %y.body
  %chunk10 = phi i64 [ 0, %y.body ], [ %94, %chunk.end ]
  %41 = icmp ult i64 %chunk10, %chunks
  br i1 %41, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %42 = mul nuw nsw i64 %chunk10, 64
  %43 = trunc i64 %42 to i32
  %44 = add nuw nsw i64 %row, %42
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %45 = icmp sgt i32 %3, 0
  %46 = mul i32 %4, %7
  %47 = add i32 %46, %43
  %48 = sext i32 %47 to i64
  %49 = sext i32 %3 to i64
  %50 = add i64 %48, 63
  %51 = add i64 %50, 2147483648
  %52 = icmp ult i64 %51, 4294967296
  %53 = icmp slt i64 %50, %49
  %54 = and i1 %52, %53
  %55 = and i1 true, %54
  %56 = mul i32 %5, %8
  %57 = add i32 %56, %y9
  %58 = icmp slt i32 %57, %3
  %59 = and i1 %55, %58
  %60 = and i1 %59, %45
  %61 = and i1 true, %60
  %62 = zext i32 %3 to i64
  %63 = zext i32 %3 to i64
  store i32 %46, ptr %24, align 4
  store i32 %56, ptr %23, align 4
  store i64 %62, ptr %22, align 8
  store i64 %63, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br i1 %61, label %guarded, label %unusual

cut11:                                            ; preds = %lowest.after, %any.after, %lanes.after51, %lanes.after
  %together.0 = phi i1 [ true, %lanes.after ], [ true, %lanes.after51 ], [ false, %any.after ], [ false, %lowest.after ]
  %64 = load i64, ptr %21, align 8
  %65 = load i64, ptr %22, align 8
  %66 = load i32, ptr %23, align 4
  %67 = load i32, ptr %24, align 4
  %68 = load i64, ptr %29, align 8
  %69 = sext i32 %67 to i64
  %70 = zext i32 %43 to i64
  %71 = add i64 %69, %70
  %72 = add i32 %66, %y9
  %73 = mul i32 %72, %3
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr %1, i64 %74
  %76 = getelementptr float, ptr %75, i64 %68
  %77 = load float, ptr %76, align 4, !tbaa !5
  %78 = add i64 %68, 1
  %79 = icmp eq i64 %78, %64
  %80 = xor i1 %79, true
  %81 = and i1 true, %80
  %82 = and i1 true, %81
  store i64 %78, ptr %29, align 8
  br i1 %82, label %guarded37, label %unusual39

cut12:                                            ; preds = %lowest.after
  %83 = load i32, ptr %23, align 4
  %84 = load i32, ptr %24, align 4
  %85 = add i32 %83, %y9
  %86 = mul i32 %85, %3
  %87 = sext i32 %86 to i64
  %88 = sext i32 %84 to i64
  %89 = zext i32 %43 to i64
  %90 = add i64 %88, %89
  %91 = add i64 %87, %90
  br i1 true, label %guarded69, label %unusual71

chunk.end:                                        ; preds = %lowest.after, %lanes.after80
  %92 = getelementptr inbounds i32, ptr %30, i64 0
  %93 = load i32, ptr %92, align 4
  %94 = add nuw nsw i64 %chunk10, 1
  br label %chunk

dispatch:                                         ; preds = %region.done66, %any.after, %region.done
  br label %lowest

region.done:                                      ; preds = %lanes.after33
  br label %dispatch

usual:                                            ; preds = %unknown, %guarded
  br label %lanes

general:                                          ; preds = %note, %unusual, %unknown
  br label %lanes20

guarded:                                          ; preds = %cut
  br i1 true, label %usual, label %unknown

unknown:                                          ; preds = %guarded
  %95 = getelementptr inbounds i32, ptr %30, i64 0
  %96 = load <64 x i32>, ptr %95, align 4
  %97 = icmp eq <64 x i32> %96, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %98 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %97)
  br i1 %98, label %usual, label %general

unusual:                                          ; preds = %cut
  br i1 true, label %note, label %general

note:                                             ; preds = %unusual
  %99 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %99, align 64
  br label %general

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %100, %lanes.latch ]
  %100 = add nuw nsw i64 %lane, 1
  %101 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %43, %101
  %102 = getelementptr inbounds float, ptr %25, i64 %lane
  %103 = load float, ptr %102, align 4, !llvm.access.group !40
  %104 = getelementptr inbounds float, ptr %27, i64 %lane
  %105 = load float, ptr %104, align 4, !llvm.access.group !40
  br label %region

region:                                           ; preds = %lanes
  %106 = mul nuw nsw i32 %4, %7
  %107 = add nuw nsw i32 %106, %x
  %108 = mul nuw nsw i32 %5, %8
  %109 = add nuw nsw i32 %108, %y9
  %110 = and i1 true, true
  br i1 %110, label %region13, label %region15

region13:                                         ; preds = %region
  br i1 true, label %region14, label %exit17

region14:                                         ; preds = %region13
  %111 = zext nneg i32 %3 to i64
  %112 = zext nneg i32 %3 to i64
  br label %exit18

region15:                                         ; preds = %region
  br label %exit19

exit17:                                           ; preds = %region13
  br label %lanes.latch

exit18:                                           ; preds = %region14
  br label %lanes.latch

exit19:                                           ; preds = %region15
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18, %exit17
  %copy16.0 = phi float [ 0.000000e+00, %exit18 ], [ %105, %exit17 ], [ %105, %exit19 ]
  %copy.0 = phi float [ 0.000000e+00, %exit18 ], [ 0.000000e+00, %exit17 ], [ %103, %exit19 ]
  store float %copy.0, ptr %102, align 4, !llvm.access.group !40
  store float %copy16.0, ptr %104, align 4, !llvm.access.group !40
  %113 = icmp ult i64 %100, 64
  br i1 %113, label %lanes, label %lanes.after, !llvm.loop !41

lanes.after:                                      ; preds = %lanes.latch
  br label %cut11

lanes20:                                          ; preds = %lanes.latch32, %general
  %lane21 = phi i64 [ 0, %general ], [ %114, %lanes.latch32 ]
  %114 = add nuw nsw i64 %lane21, 1
  %115 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %43, %115
  %116 = getelementptr inbounds float, ptr %25, i64 %lane21
  %117 = load float, ptr %116, align 4, !llvm.access.group !40
  %118 = getelementptr inbounds float, ptr %27, i64 %lane21
  %119 = load float, ptr %118, align 4, !llvm.access.group !40
  %120 = getelementptr inbounds i32, ptr %30, i64 %lane21
  %121 = load i32, ptr %120, align 4, !llvm.access.group !40
  %122 = icmp eq i32 %121, 65536
  br i1 %122, label %region23, label %lanes.latch32

region23:                                         ; preds = %lanes20
  %123 = mul nuw nsw i32 %4, %7
  %124 = add nuw nsw i32 %123, %x22
  %125 = mul nuw nsw i32 %5, %8
  %126 = add nuw nsw i32 %125, %y9
  %127 = icmp slt i32 %124, %3
  %128 = icmp slt i32 %126, %3
  %129 = and i1 %127, %128
  br i1 %129, label %region24, label %region26

region24:                                         ; preds = %region23
  br i1 %45, label %region25, label %exit29

region25:                                         ; preds = %region24
  %130 = zext nneg i32 %3 to i64
  %131 = zext nneg i32 %3 to i64
  br label %exit30

region26:                                         ; preds = %region23
  br label %exit31

exit29:                                           ; preds = %region24
  br label %lanes.latch32

exit30:                                           ; preds = %region25
  br label %lanes.latch32

exit31:                                           ; preds = %region26
  br label %lanes.latch32

lanes.latch32:                                    ; preds = %exit31, %exit30, %exit29, %lanes20
  %state.0 = phi i32 [ 1, %exit30 ], [ 2, %exit29 ], [ 2147483647, %exit31 ], [ %121, %lanes20 ]
  %copy28.0 = phi float [ 0.000000e+00, %exit30 ], [ %119, %exit29 ], [ %119, %exit31 ], [ %119, %lanes20 ]
  %copy27.0 = phi float [ 0.000000e+00, %exit30 ], [ 0.000000e+00, %exit29 ], [ %117, %exit31 ], [ %117, %lanes20 ]
  store i32 %state.0, ptr %120, align 4, !llvm.access.group !40
  store float %copy27.0, ptr %116, align 4, !llvm.access.group !40
  store float %copy28.0, ptr %118, align 4, !llvm.access.group !40
  %132 = icmp ult i64 %114, 64
  br i1 %132, label %lanes20, label %lanes.after33, !llvm.loop !43

lanes.after33:                                    ; preds = %lanes.latch32
  br label %region.done

region.done34:                                    ; preds = %lanes.after63
  br label %any

usual35:                                          ; preds = %unknown38, %guarded37
  br label %lanes41

general36:                                        ; preds = %note40, %unusual39, %unknown38
  br label %lanes52

guarded37:                                        ; preds = %cut11
  br i1 %together.0, label %usual35, label %unknown38

unknown38:                                        ; preds = %guarded37
  %133 = getelementptr inbounds i32, ptr %30, i64 0
  %134 = load <64 x i32>, ptr %133, align 4
  %135 = icmp eq <64 x i32> %134, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %136 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %135)
  br i1 %136, label %usual35, label %general36

unusual39:                                        ; preds = %cut11
  br i1 %together.0, label %note40, label %general36

note40:                                           ; preds = %unusual39
  %137 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %137, align 64
  br label %general36

lanes41:                                          ; preds = %lanes.latch50, %usual35
  %lane42 = phi i64 [ 0, %usual35 ], [ %138, %lanes.latch50 ]
  %138 = add nuw nsw i64 %lane42, 1
  %139 = trunc i64 %lane42 to i32
  %x43 = add nuw nsw i32 %43, %139
  %140 = getelementptr inbounds float, ptr %27, i64 %lane42
  %141 = load float, ptr %140, align 4, !llvm.access.group !40
  %142 = getelementptr inbounds float, ptr %25, i64 %lane42
  %143 = load float, ptr %142, align 4, !llvm.access.group !40
  br label %region44

region44:                                         ; preds = %lanes41
  %144 = add nuw nsw i32 %66, %y9
  %145 = mul nsw i32 %144, %3
  %146 = sext i32 %145 to i64
  %147 = getelementptr float, ptr %1, i64 %146
  %148 = add nuw nsw i32 %67, %x43
  %149 = add nsw i64 %71, %lane42
  %150 = getelementptr float, ptr %2, i64 %149
  %151 = getelementptr float, ptr %147, i64 %68
  %152 = mul nuw nsw i64 %68, %65
  %153 = getelementptr float, ptr %150, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !5, !llvm.access.group !40
  %155 = fmul contract float %77, %154
  %156 = fadd contract float %141, %155
  %157 = add nuw nsw i64 %68, 1
  br i1 false, label %region45, label %exit48

region45:                                         ; preds = %region44
  br label %exit49

exit48:                                           ; preds = %region44
  br label %lanes.latch50

exit49:                                           ; preds = %region45
  br label %lanes.latch50

lanes.latch50:                                    ; preds = %exit49, %exit48
  %copy47.0 = phi float [ %156, %exit49 ], [ %143, %exit48 ]
  store float %156, ptr %140, align 4, !llvm.access.group !40
  store float %copy47.0, ptr %142, align 4, !llvm.access.group !40
  %158 = icmp ult i64 %138, 64
  br i1 %158, label %lanes41, label %lanes.after51, !llvm.loop !44

lanes.after51:                                    ; preds = %lanes.latch50
  br label %cut11

lanes52:                                          ; preds = %lanes.latch62, %general36
  %lane53 = phi i64 [ 0, %general36 ], [ %159, %lanes.latch62 ]
  %159 = add nuw nsw i64 %lane53, 1
  %160 = trunc i64 %lane53 to i32
  %x54 = add nuw nsw i32 %43, %160
  %161 = getelementptr inbounds float, ptr %27, i64 %lane53
  %162 = load float, ptr %161, align 4, !llvm.access.group !40
  %163 = getelementptr inbounds float, ptr %25, i64 %lane53
  %164 = load float, ptr %163, align 4, !llvm.access.group !40
  %165 = getelementptr inbounds i32, ptr %30, i64 %lane53
  %166 = load i32, ptr %165, align 4, !llvm.access.group !40
  %167 = icmp eq i32 %166, 1
  br i1 %167, label %region55, label %lanes.latch62

region55:                                         ; preds = %lanes52
  %168 = add nuw nsw i32 %66, %y9
  %169 = mul nsw i32 %168, %3
  %170 = sext i32 %169 to i64
  %171 = getelementptr float, ptr %1, i64 %170
  %172 = add nuw nsw i32 %67, %x54
  %173 = add nsw i64 %71, %lane53
  %174 = getelementptr float, ptr %2, i64 %173
  %175 = getelementptr float, ptr %171, i64 %68
  %176 = mul nuw nsw i64 %68, %65
  %177 = getelementptr float, ptr %174, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !5, !llvm.access.group !40
  %179 = fmul contract float %77, %178
  %180 = fadd contract float %162, %179
  %181 = add nuw nsw i64 %68, 1
  br i1 %79, label %region56, label %exit60

region56:                                         ; preds = %region55
  br label %exit61

exit60:                                           ; preds = %region55
  br label %lanes.latch62

exit61:                                           ; preds = %region56
  br label %lanes.latch62

lanes.latch62:                                    ; preds = %exit61, %exit60, %lanes52
  %copy58.0 = phi float [ %180, %exit61 ], [ %164, %exit60 ], [ %164, %lanes52 ]
  %copy57.0 = phi float [ %180, %exit61 ], [ %180, %exit60 ], [ %162, %lanes52 ]
  %state59.0 = phi i32 [ 2, %exit61 ], [ 1, %exit60 ], [ %166, %lanes52 ]
  store i32 %state59.0, ptr %165, align 4, !llvm.access.group !40
  store float %copy57.0, ptr %161, align 4, !llvm.access.group !40
  store float %copy58.0, ptr %163, align 4, !llvm.access.group !40
  %182 = icmp ult i64 %159, 64
  br i1 %182, label %lanes52, label %lanes.after63, !llvm.loop !45

lanes.after63:                                    ; preds = %lanes.latch62
  br label %region.done34

any:                                              ; preds = %any, %region.done34
  %lane64 = phi i64 [ 0, %region.done34 ], [ %187, %any ]
  %any65 = phi i1 [ false, %region.done34 ], [ %186, %any ]
  %183 = getelementptr inbounds i32, ptr %30, i64 %lane64
  %184 = load i32, ptr %183, align 4
  %185 = icmp eq i32 %184, 1
  %186 = or i1 %any65, %185
  %187 = add nuw nsw i64 %lane64, 1
  %188 = icmp ult i64 %187, 64
  br i1 %188, label %any, label %any.after, !llvm.loop !46

any.after:                                        ; preds = %any
  br i1 %186, label %cut11, label %dispatch

region.done66:                                    ; preds = %lanes.after89
  br label %dispatch

usual67:                                          ; preds = %unknown70, %guarded69
  br label %lanes73

general68:                                        ; preds = %note72, %unusual71, %unknown70
  br label %lanes81

guarded69:                                        ; preds = %cut12
  br i1 false, label %usual67, label %unknown70

unknown70:                                        ; preds = %guarded69
  %189 = getelementptr inbounds i32, ptr %30, i64 0
  %190 = load <64 x i32>, ptr %189, align 4
  %191 = icmp eq <64 x i32> %190, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %192 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %191)
  br i1 %192, label %usual67, label %general68

unusual71:                                        ; preds = %cut12
  br i1 false, label %note72, label %general68

note72:                                           ; preds = %unusual71
  %193 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, ptr %193, align 64
  br label %general68

lanes73:                                          ; preds = %lanes.latch79, %usual67
  %lane74 = phi i64 [ 0, %usual67 ], [ %194, %lanes.latch79 ]
  %194 = add nuw nsw i64 %lane74, 1
  %195 = trunc i64 %lane74 to i32
  %x75 = add nuw nsw i32 %43, %195
  %196 = getelementptr inbounds float, ptr %25, i64 %lane74
  %197 = load float, ptr %196, align 4, !llvm.access.group !40
  br label %region76

region76:                                         ; preds = %lanes73
  %198 = add nuw nsw i32 %84, %x75
  %199 = add nuw nsw i32 %83, %y9
  %200 = mul nsw i32 %199, %3
  %201 = add nsw i32 %200, %198
  %202 = add nsw i64 %91, %lane74
  %203 = getelementptr inbounds float, ptr %0, i64 %202
  store float %197, ptr %203, align 4, !tbaa !5, !llvm.access.group !40
  br label %region77

region77:                                         ; preds = %region76
  br label %exit78

exit78:                                           ; preds = %region77
  br label %lanes.latch79

lanes.latch79:                                    ; preds = %exit78
  %204 = icmp ult i64 %194, 64
  br i1 %204, label %lanes73, label %lanes.after80, !llvm.loop !47

lanes.after80:                                    ; preds = %lanes.latch79
  %205 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %205, align 64
  br label %chunk.end

lanes81:                                          ; preds = %lanes.latch88, %general68
  %lane82 = phi i64 [ 0, %general68 ], [ %206, %lanes.latch88 ]
  %206 = add nuw nsw i64 %lane82, 1
  %207 = trunc i64 %lane82 to i32
  %x83 = add nuw nsw i32 %43, %207
  %208 = getelementptr inbounds float, ptr %25, i64 %lane82
  %209 = load float, ptr %208, align 4, !llvm.access.group !40
  %210 = getelementptr inbounds i32, ptr %30, i64 %lane82
  %211 = load i32, ptr %210, align 4, !llvm.access.group !40
  %212 = icmp eq i32 %211, 2
  br i1 %212, label %region84, label %lanes.latch88

region84:                                         ; preds = %lanes81
  %213 = add nuw nsw i32 %84, %x83
  %214 = add nuw nsw i32 %83, %y9
  %215 = mul nsw i32 %214, %3
  %216 = add nsw i32 %215, %213
  %217 = add nsw i64 %91, %lane82
  %218 = getelementptr inbounds float, ptr %0, i64 %217
  store float %209, ptr %218, align 4, !tbaa !5, !llvm.access.group !40
  br label %region85

region85:                                         ; preds = %region84
  br label %exit87

exit87:                                           ; preds = %region85
  br label %lanes.latch88

lanes.latch88:                                    ; preds = %exit87, %lanes81
  %state86.0 = phi i32 [ 2147483647, %exit87 ], [ %211, %lanes81 ]
  store i32 %state86.0, ptr %210, align 4, !llvm.access.group !40
  %219 = icmp ult i64 %206, 64
  br i1 %219, label %lanes81, label %lanes.after89, !llvm.loop !48

lanes.after89:                                    ; preds = %lanes.latch88
  br label %region.done66

lowest:                                           ; preds = %lowest, %dispatch
  %lane90 = phi i64 [ 0, %dispatch ], [ %223, %lowest ]
  %lowest91 = phi i32 [ 2147483647, %dispatch ], [ %222, %lowest ]
  %220 = getelementptr inbounds i32, ptr %30, i64 %lane90
  %221 = load i32, ptr %220, align 4
  %222 = call i32 @llvm.umin.i32(i32 %lowest91, i32 %221)
  %223 = add nuw nsw i64 %lane90, 1
  %224 = icmp ult i64 %223, 64
  br i1 %224, label %lowest, label %lowest.after, !llvm.loop !49

lowest.after:                                     ; preds = %lowest
  switch i32 %222, label %chunk.end [
    i32 1, label %cut11
    i32 2, label %cut12
  ]
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x16x4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #3 {
entry:
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads7 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads7, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [64 x float], align 64
  %26 = alloca [64 x float], align 64
  %27 = alloca [64 x float], align 64
  %28 = alloca [64 x float], align 64
  %29 = alloca i64, align 8
  %30 = alloca [64 x i32], align 64
  %31 = alloca [64 x i32], align 64
  %32 = getelementptr inbounds i8, ptr %14, i64 0
  br label %block.cut

return:                                           ; preds = %z.after
  ret void

block.cut:                                        ; preds = %entry
  %high = udiv i32 %8, 4
  %wide = udiv i32 %7, 16
  br label %z

z:                                                ; preds = %y.after, %block.cut
  %z8 = phi i32 [ 0, %block.cut ], [ %35, %y.after ]
  %33 = icmp ult i32 %z8, %9
  br i1 %33, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  br label %return

y:                                                ; preds = %x.after, %z.body
  %y9 = phi i32 [ 0, %z.body ], [ %45, %x.after ]
  %34 = icmp ult i32 %y9, %high
  br i1 %34, label %y.body, label %y.after

y.body:                                           ; preds = %y
  br label %x

y.after:                                          ; preds = %y
  %35 = add nuw nsw i32 %z8, 1
  br label %z

x:                                                ; preds = %chunk.end, %y.body
  %x10 = phi i32 [ 0, %y.body ], [ %222, %chunk.end ]
  %36 = icmp ult i32 %x10, %wide
  br i1 %36, label %x.body, label %x.after

x.body:                                           ; preds = %x
  %37 = mul nuw nsw i32 %z8, %high
  %38 = add nuw nsw i32 %37, %y9
  %39 = mul nuw nsw i32 %38, %wide
  %40 = add nuw nsw i32 %39, %x10
  %41 = mul nuw nsw i32 %40, 64
  %42 = zext i32 %41 to i64
  %43 = mul nuw nsw i32 %x10, 16
  %44 = mul nuw nsw i32 %y9, 4
  br label %cut

x.after:                                          ; preds = %x
  %45 = add nuw nsw i32 %y9, 1
  br label %y

cut:                                              ; preds = %x.body
  %46 = add nuw nsw i32 %44, 0
  %47 = icmp sgt i32 %3, 0
  %48 = add nuw nsw i32 %44, 1
  %49 = icmp sgt i32 %3, 0
  %50 = add nuw nsw i32 %44, 2
  %51 = icmp sgt i32 %3, 0
  %52 = add nuw nsw i32 %44, 3
  %53 = icmp sgt i32 %3, 0
  %54 = mul i32 %4, %7
  %55 = add i32 %54, %43
  %56 = sext i32 %55 to i64
  %57 = sext i32 %3 to i64
  %58 = add i64 %56, 15
  %59 = add i64 %58, 2147483648
  %60 = icmp ult i64 %59, 4294967296
  %61 = icmp slt i64 %58, %57
  %62 = and i1 %60, %61
  %63 = and i1 true, %62
  %64 = mul i32 %5, %8
  %65 = add i32 %64, %46
  %66 = icmp slt i32 %65, %3
  %67 = and i1 %63, %66
  %68 = and i1 %67, %47
  %69 = and i1 true, %68
  %70 = mul i32 %4, %7
  %71 = add i32 %70, %43
  %72 = sext i32 %71 to i64
  %73 = sext i32 %3 to i64
  %74 = add i64 %72, 15
  %75 = add i64 %74, 2147483648
  %76 = icmp ult i64 %75, 4294967296
  %77 = icmp slt i64 %74, %73
  %78 = and i1 %76, %77
  %79 = and i1 true, %78
  %80 = mul i32 %5, %8
  %81 = add i32 %80, %48
  %82 = icmp slt i32 %81, %3
  %83 = and i1 %79, %82
  %84 = and i1 %83, %49
  %85 = and i1 %69, %84
  %86 = mul i32 %4, %7
  %87 = add i32 %86, %43
  %88 = sext i32 %87 to i64
  %89 = sext i32 %3 to i64
  %90 = add i64 %88, 15
  %91 = add i64 %90, 2147483648
  %92 = icmp ult i64 %91, 4294967296
  %93 = icmp slt i64 %90, %89
  %94 = and i1 %92, %93
  %95 = and i1 true, %94
  %96 = mul i32 %5, %8
  %97 = add i32 %96, %50
  %98 = icmp slt i32 %97, %3
  %99 = and i1 %95, %98
  %100 = and i1 %99, %51
  %101 = and i1 %85, %100
  %102 = mul i32 %4, %7
  %103 = add i32 %102, %43
  %104 = sext i32 %103 to i64
  %105 = sext i32 %3 to i64
  %106 = add i64 %104, 15
  %107 = add i64 %106, 2147483648
  %108 = icmp ult i64 %107, 4294967296
  %109 = icmp slt i64 %106, %105
  %110 = and i1 %108, %109
  %111 = and i1 true, %110
  %112 = mul i32 %5, %8
  %113 = add i32 %112, %52
  %114 = icmp slt i32 %113, %3
  %115 = and i1 %111, %114
  %116 = and i1 %115, %53
  %117 = and i1 %101, %116
  %118 = mul i32 %4, %7
  %119 = mul i32 %5, %8
  %120 = zext i32 %3 to i64
  %121 = zext i32 %3 to i64
  store i32 %118, ptr %24, align 4
  store i32 %119, ptr %23, align 4
  store i64 %120, ptr %22, align 8
  store i64 %121, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br i1 %117, label %guarded, label %unusual

cut11:                                            ; preds = %lowest.after, %any.after, %lanes.after172, %lanes.after62
  %together.0 = phi i1 [ true, %lanes.after62 ], [ true, %lanes.after172 ], [ false, %any.after ], [ false, %lowest.after ]
  %122 = add nuw nsw i32 %44, 0
  %123 = load i64, ptr %21, align 8
  %124 = load i64, ptr %22, align 8
  %125 = load i32, ptr %23, align 4
  %126 = load i32, ptr %24, align 4
  %127 = load i64, ptr %29, align 8
  %128 = sext i32 %126 to i64
  %129 = zext i32 %43 to i64
  %130 = add i64 %128, %129
  %131 = add i64 %127, 1
  %132 = icmp eq i64 %131, %123
  %133 = add nuw nsw i32 %44, 1
  %134 = load i64, ptr %21, align 8
  %135 = load i64, ptr %22, align 8
  %136 = load i32, ptr %23, align 4
  %137 = load i32, ptr %24, align 4
  %138 = load i64, ptr %29, align 8
  %139 = sext i32 %137 to i64
  %140 = zext i32 %43 to i64
  %141 = add i64 %139, %140
  %142 = add i64 %138, 1
  %143 = icmp eq i64 %142, %134
  %144 = add nuw nsw i32 %44, 2
  %145 = load i64, ptr %21, align 8
  %146 = load i64, ptr %22, align 8
  %147 = load i32, ptr %23, align 4
  %148 = load i32, ptr %24, align 4
  %149 = load i64, ptr %29, align 8
  %150 = sext i32 %148 to i64
  %151 = zext i32 %43 to i64
  %152 = add i64 %150, %151
  %153 = add i64 %149, 1
  %154 = icmp eq i64 %153, %145
  %155 = add nuw nsw i32 %44, 3
  %156 = load i64, ptr %21, align 8
  %157 = load i64, ptr %22, align 8
  %158 = load i32, ptr %23, align 4
  %159 = load i32, ptr %24, align 4
  %160 = load i64, ptr %29, align 8
  %161 = sext i32 %159 to i64
  %162 = zext i32 %43 to i64
  %163 = add i64 %161, %162
  %164 = add i64 %160, 1
  %165 = icmp eq i64 %164, %156
  %166 = xor i1 %132, true
  %167 = and i1 true, %166
  %168 = and i1 true, %167
  %169 = xor i1 %143, true
  %170 = and i1 true, %169
  %171 = and i1 %168, %170
  %172 = xor i1 %154, true
  %173 = and i1 true, %172
  %174 = and i1 %171, %173
  %175 = xor i1 %165, true
  %176 = and i1 true, %175
  %177 = and i1 %174, %176
  %178 = load i64, ptr %29, align 8
  %179 = add i64 %178, 1
  store i64 %179, ptr %29, align 8
  br i1 %177, label %guarded125, label %unusual127

cut12:                                            ; preds = %lowest.after
  %180 = add nuw nsw i32 %44, 0
  %181 = load i32, ptr %23, align 4
  %182 = load i32, ptr %24, align 4
  %183 = add i32 %181, %180
  %184 = mul i32 %183, %3
  %185 = sext i32 %184 to i64
  %186 = sext i32 %182 to i64
  %187 = zext i32 %43 to i64
  %188 = add i64 %186, %187
  %189 = add i64 %185, %188
  %190 = add nuw nsw i32 %44, 1
  %191 = load i32, ptr %23, align 4
  %192 = load i32, ptr %24, align 4
  %193 = add i32 %191, %190
  %194 = mul i32 %193, %3
  %195 = sext i32 %194 to i64
  %196 = sext i32 %192 to i64
  %197 = zext i32 %43 to i64
  %198 = add i64 %196, %197
  %199 = add i64 %195, %198
  %200 = add nuw nsw i32 %44, 2
  %201 = load i32, ptr %23, align 4
  %202 = load i32, ptr %24, align 4
  %203 = add i32 %201, %200
  %204 = mul i32 %203, %3
  %205 = sext i32 %204 to i64
  %206 = sext i32 %202 to i64
  %207 = zext i32 %43 to i64
  %208 = add i64 %206, %207
  %209 = add i64 %205, %208
  %210 = add nuw nsw i32 %44, 3
  %211 = load i32, ptr %23, align 4
  %212 = load i32, ptr %24, align 4
  %213 = add i32 %211, %210
  %214 = mul i32 %213, %3
  %215 = sext i32 %214 to i64
  %216 = sext i32 %212 to i64
  %217 = zext i32 %43 to i64
  %218 = add i64 %216, %217
  %219 = add i64 %215, %218
  br i1 true, label %guarded226, label %unusual228

chunk.end:                                        ; preds = %lowest.after, %lanes.after261
  %220 = getelementptr inbounds i32, ptr %30, i64 0
  %221 = load i32, ptr %220, align 4
  %222 = add nuw nsw i32 %x10, 1
  br label %x

dispatch:                                         ; preds = %region.done223, %any.after, %region.done
  br label %lowest

region.done:                                      ; preds = %lanes.after121
  br label %dispatch

usual:                                            ; preds = %unknown, %guarded
  br label %lanes

general:                                          ; preds = %note, %unusual, %unknown
  br label %lanes63

guarded:                                          ; preds = %cut
  br i1 true, label %usual, label %unknown

unknown:                                          ; preds = %guarded
  %223 = getelementptr inbounds i32, ptr %30, i64 0
  %224 = load <64 x i32>, ptr %223, align 4
  %225 = icmp eq <64 x i32> %224, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %226 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %225)
  br i1 %226, label %usual, label %general

unusual:                                          ; preds = %cut
  br i1 true, label %note, label %general

note:                                             ; preds = %unusual
  %227 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %227, align 64
  br label %general

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %228, %lanes.latch ]
  %228 = add nuw nsw i64 %lane, 1
  %229 = trunc i64 %lane to i32
  %x13 = add nuw nsw i32 %43, %229
  %230 = getelementptr inbounds float, ptr %25, i64 %lane
  %231 = load float, ptr %230, align 4, !llvm.access.group !50
  %232 = getelementptr inbounds float, ptr %27, i64 %lane
  %233 = load float, ptr %232, align 4, !llvm.access.group !50
  br label %region

region:                                           ; preds = %lanes
  %234 = mul nuw nsw i32 %4, %7
  %235 = add nuw nsw i32 %234, %x13
  %236 = mul nuw nsw i32 %5, %8
  %237 = add nuw nsw i32 %236, %46
  %238 = and i1 true, true
  br i1 %238, label %region14, label %region16

region14:                                         ; preds = %region
  br i1 true, label %region15, label %exit18

region15:                                         ; preds = %region14
  %239 = zext nneg i32 %3 to i64
  %240 = zext nneg i32 %3 to i64
  br label %exit19

region16:                                         ; preds = %region
  br label %exit20

exit18:                                           ; preds = %region14
  br label %lanes.latch

exit19:                                           ; preds = %region15
  br label %lanes.latch

exit20:                                           ; preds = %region16
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit20, %exit19, %exit18
  %copy17.0 = phi float [ 0.000000e+00, %exit19 ], [ %233, %exit18 ], [ %233, %exit20 ]
  %copy.0 = phi float [ 0.000000e+00, %exit19 ], [ 0.000000e+00, %exit18 ], [ %231, %exit20 ]
  store float %copy.0, ptr %230, align 4, !llvm.access.group !50
  store float %copy17.0, ptr %232, align 4, !llvm.access.group !50
  %241 = icmp ult i64 %228, 16
  br i1 %241, label %lanes, label %lanes.after, !llvm.loop !51

lanes.after:                                      ; preds = %lanes.latch
  br label %lanes21

lanes21:                                          ; preds = %lanes.latch33, %lanes.after
  %lane22 = phi i64 [ 0, %lanes.after ], [ %242, %lanes.latch33 ]
  %242 = add nuw nsw i64 %lane22, 1
  %243 = trunc i64 %lane22 to i32
  %x23 = add nuw nsw i32 %43, %243
  %244 = add nuw nsw i64 %lane22, 16
  %245 = getelementptr inbounds float, ptr %25, i64 %244
  %246 = load float, ptr %245, align 4, !llvm.access.group !50
  %247 = add nuw nsw i64 %lane22, 16
  %248 = getelementptr inbounds float, ptr %27, i64 %247
  %249 = load float, ptr %248, align 4, !llvm.access.group !50
  br label %region24

region24:                                         ; preds = %lanes21
  %250 = mul nuw nsw i32 %4, %7
  %251 = add nuw nsw i32 %250, %x23
  %252 = mul nuw nsw i32 %5, %8
  %253 = add nuw nsw i32 %252, %48
  %254 = and i1 true, true
  br i1 %254, label %region25, label %region27

region25:                                         ; preds = %region24
  br i1 true, label %region26, label %exit30

region26:                                         ; preds = %region25
  %255 = zext nneg i32 %3 to i64
  %256 = zext nneg i32 %3 to i64
  br label %exit31

region27:                                         ; preds = %region24
  br label %exit32

exit30:                                           ; preds = %region25
  br label %lanes.latch33

exit31:                                           ; preds = %region26
  br label %lanes.latch33

exit32:                                           ; preds = %region27
  br label %lanes.latch33

lanes.latch33:                                    ; preds = %exit32, %exit31, %exit30
  %copy29.0 = phi float [ 0.000000e+00, %exit31 ], [ %249, %exit30 ], [ %249, %exit32 ]
  %copy28.0 = phi float [ 0.000000e+00, %exit31 ], [ 0.000000e+00, %exit30 ], [ %246, %exit32 ]
  store float %copy28.0, ptr %245, align 4, !llvm.access.group !50
  store float %copy29.0, ptr %248, align 4, !llvm.access.group !50
  %257 = icmp ult i64 %242, 16
  br i1 %257, label %lanes21, label %lanes.after34, !llvm.loop !53

lanes.after34:                                    ; preds = %lanes.latch33
  br label %lanes35

lanes35:                                          ; preds = %lanes.latch47, %lanes.after34
  %lane36 = phi i64 [ 0, %lanes.after34 ], [ %258, %lanes.latch47 ]
  %258 = add nuw nsw i64 %lane36, 1
  %259 = trunc i64 %lane36 to i32
  %x37 = add nuw nsw i32 %43, %259
  %260 = add nuw nsw i64 %lane36, 32
  %261 = getelementptr inbounds float, ptr %25, i64 %260
  %262 = load float, ptr %261, align 4, !llvm.access.group !50
  %263 = add nuw nsw i64 %lane36, 32
  %264 = getelementptr inbounds float, ptr %27, i64 %263
  %265 = load float, ptr %264, align 4, !llvm.access.group !50
  br label %region38

region38:                                         ; preds = %lanes35
  %266 = mul nuw nsw i32 %4, %7
  %267 = add nuw nsw i32 %266, %x37
  %268 = mul nuw nsw i32 %5, %8
  %269 = add nuw nsw i32 %268, %50
  %270 = and i1 true, true
  br i1 %270, label %region39, label %region41

region39:                                         ; preds = %region38
  br i1 true, label %region40, label %exit44

region40:                                         ; preds = %region39
  %271 = zext nneg i32 %3 to i64
  %272 = zext nneg i32 %3 to i64
  br label %exit45

region41:                                         ; preds = %region38
  br label %exit46

exit44:                                           ; preds = %region39
  br label %lanes.latch47

exit45:                                           ; preds = %region40
  br label %lanes.latch47

exit46:                                           ; preds = %region41
  br label %lanes.latch47

lanes.latch47:                                    ; preds = %exit46, %exit45, %exit44
  %copy43.0 = phi float [ 0.000000e+00, %exit45 ], [ %265, %exit44 ], [ %265, %exit46 ]
  %copy42.0 = phi float [ 0.000000e+00, %exit45 ], [ 0.000000e+00, %exit44 ], [ %262, %exit46 ]
  store float %copy42.0, ptr %261, align 4, !llvm.access.group !50
  store float %copy43.0, ptr %264, align 4, !llvm.access.group !50
  %273 = icmp ult i64 %258, 16
  br i1 %273, label %lanes35, label %lanes.after48, !llvm.loop !54

lanes.after48:                                    ; preds = %lanes.latch47
  br label %lanes49

lanes49:                                          ; preds = %lanes.latch61, %lanes.after48
  %lane50 = phi i64 [ 0, %lanes.after48 ], [ %274, %lanes.latch61 ]
  %274 = add nuw nsw i64 %lane50, 1
  %275 = trunc i64 %lane50 to i32
  %x51 = add nuw nsw i32 %43, %275
  %276 = add nuw nsw i64 %lane50, 48
  %277 = getelementptr inbounds float, ptr %25, i64 %276
  %278 = load float, ptr %277, align 4, !llvm.access.group !50
  %279 = add nuw nsw i64 %lane50, 48
  %280 = getelementptr inbounds float, ptr %27, i64 %279
  %281 = load float, ptr %280, align 4, !llvm.access.group !50
  br label %region52

region52:                                         ; preds = %lanes49
  %282 = mul nuw nsw i32 %4, %7
  %283 = add nuw nsw i32 %282, %x51
  %284 = mul nuw nsw i32 %5, %8
  %285 = add nuw nsw i32 %284, %52
  %286 = and i1 true, true
  br i1 %286, label %region53, label %region55

region53:                                         ; preds = %region52
  br i1 true, label %region54, label %exit58

region54:                                         ; preds = %region53
  %287 = zext nneg i32 %3 to i64
  %288 = zext nneg i32 %3 to i64
  br label %exit59

region55:                                         ; preds = %region52
  br label %exit60

exit58:                                           ; preds = %region53
  br label %lanes.latch61

exit59:                                           ; preds = %region54
  br label %lanes.latch61

exit60:                                           ; preds = %region55
  br label %lanes.latch61

lanes.latch61:                                    ; preds = %exit60, %exit59, %exit58
  %copy57.0 = phi float [ 0.000000e+00, %exit59 ], [ %281, %exit58 ], [ %281, %exit60 ]
  %copy56.0 = phi float [ 0.000000e+00, %exit59 ], [ 0.000000e+00, %exit58 ], [ %278, %exit60 ]
  store float %copy56.0, ptr %277, align 4, !llvm.access.group !50
  store float %copy57.0, ptr %280, align 4, !llvm.access.group !50
  %289 = icmp ult i64 %274, 16
  br i1 %289, label %lanes49, label %lanes.after62, !llvm.loop !55

lanes.after62:                                    ; preds = %lanes.latch61
  br label %cut11

lanes63:                                          ; preds = %lanes.latch75, %general
  %lane64 = phi i64 [ 0, %general ], [ %290, %lanes.latch75 ]
  %290 = add nuw nsw i64 %lane64, 1
  %291 = trunc i64 %lane64 to i32
  %x65 = add nuw nsw i32 %43, %291
  %292 = getelementptr inbounds float, ptr %25, i64 %lane64
  %293 = load float, ptr %292, align 4, !llvm.access.group !50
  %294 = getelementptr inbounds float, ptr %27, i64 %lane64
  %295 = load float, ptr %294, align 4, !llvm.access.group !50
  %296 = getelementptr inbounds i32, ptr %30, i64 %lane64
  %297 = load i32, ptr %296, align 4, !llvm.access.group !50
  %298 = icmp eq i32 %297, 65536
  br i1 %298, label %region66, label %lanes.latch75

region66:                                         ; preds = %lanes63
  %299 = mul nuw nsw i32 %4, %7
  %300 = add nuw nsw i32 %299, %x65
  %301 = mul nuw nsw i32 %5, %8
  %302 = add nuw nsw i32 %301, %46
  %303 = icmp slt i32 %300, %3
  %304 = icmp slt i32 %302, %3
  %305 = and i1 %303, %304
  br i1 %305, label %region67, label %region69

region67:                                         ; preds = %region66
  br i1 %47, label %region68, label %exit72

region68:                                         ; preds = %region67
  %306 = zext nneg i32 %3 to i64
  %307 = zext nneg i32 %3 to i64
  br label %exit73

region69:                                         ; preds = %region66
  br label %exit74

exit72:                                           ; preds = %region67
  br label %lanes.latch75

exit73:                                           ; preds = %region68
  br label %lanes.latch75

exit74:                                           ; preds = %region69
  br label %lanes.latch75

lanes.latch75:                                    ; preds = %exit74, %exit73, %exit72, %lanes63
  %state.0 = phi i32 [ 1, %exit73 ], [ 2, %exit72 ], [ 2147483647, %exit74 ], [ %297, %lanes63 ]
  %copy71.0 = phi float [ 0.000000e+00, %exit73 ], [ %295, %exit72 ], [ %295, %exit74 ], [ %295, %lanes63 ]
  %copy70.0 = phi float [ 0.000000e+00, %exit73 ], [ 0.000000e+00, %exit72 ], [ %293, %exit74 ], [ %293, %lanes63 ]
  store i32 %state.0, ptr %296, align 4, !llvm.access.group !50
  store float %copy70.0, ptr %292, align 4, !llvm.access.group !50
  store float %copy71.0, ptr %294, align 4, !llvm.access.group !50
  %308 = icmp ult i64 %290, 16
  br i1 %308, label %lanes63, label %lanes.after76, !llvm.loop !56

lanes.after76:                                    ; preds = %lanes.latch75
  br label %lanes77

lanes77:                                          ; preds = %lanes.latch90, %lanes.after76
  %lane78 = phi i64 [ 0, %lanes.after76 ], [ %309, %lanes.latch90 ]
  %309 = add nuw nsw i64 %lane78, 1
  %310 = trunc i64 %lane78 to i32
  %x79 = add nuw nsw i32 %43, %310
  %311 = add nuw nsw i64 %lane78, 16
  %312 = getelementptr inbounds float, ptr %25, i64 %311
  %313 = load float, ptr %312, align 4, !llvm.access.group !50
  %314 = add nuw nsw i64 %lane78, 16
  %315 = getelementptr inbounds float, ptr %27, i64 %314
  %316 = load float, ptr %315, align 4, !llvm.access.group !50
  %317 = add nuw nsw i64 %lane78, 16
  %318 = getelementptr inbounds i32, ptr %30, i64 %317
  %319 = load i32, ptr %318, align 4, !llvm.access.group !50
  %320 = icmp eq i32 %319, 65536
  br i1 %320, label %region80, label %lanes.latch90

region80:                                         ; preds = %lanes77
  %321 = mul nuw nsw i32 %4, %7
  %322 = add nuw nsw i32 %321, %x79
  %323 = mul nuw nsw i32 %5, %8
  %324 = add nuw nsw i32 %323, %48
  %325 = icmp slt i32 %322, %3
  %326 = icmp slt i32 %324, %3
  %327 = and i1 %325, %326
  br i1 %327, label %region81, label %region83

region81:                                         ; preds = %region80
  br i1 %49, label %region82, label %exit87

region82:                                         ; preds = %region81
  %328 = zext nneg i32 %3 to i64
  %329 = zext nneg i32 %3 to i64
  br label %exit88

region83:                                         ; preds = %region80
  br label %exit89

exit87:                                           ; preds = %region81
  br label %lanes.latch90

exit88:                                           ; preds = %region82
  br label %lanes.latch90

exit89:                                           ; preds = %region83
  br label %lanes.latch90

lanes.latch90:                                    ; preds = %exit89, %exit88, %exit87, %lanes77
  %state86.0 = phi i32 [ 1, %exit88 ], [ 2, %exit87 ], [ 2147483647, %exit89 ], [ %319, %lanes77 ]
  %copy85.0 = phi float [ 0.000000e+00, %exit88 ], [ %316, %exit87 ], [ %316, %exit89 ], [ %316, %lanes77 ]
  %copy84.0 = phi float [ 0.000000e+00, %exit88 ], [ 0.000000e+00, %exit87 ], [ %313, %exit89 ], [ %313, %lanes77 ]
  store i32 %state86.0, ptr %318, align 4, !llvm.access.group !50
  store float %copy84.0, ptr %312, align 4, !llvm.access.group !50
  store float %copy85.0, ptr %315, align 4, !llvm.access.group !50
  %330 = icmp ult i64 %309, 16
  br i1 %330, label %lanes77, label %lanes.after91, !llvm.loop !57

lanes.after91:                                    ; preds = %lanes.latch90
  br label %lanes92

lanes92:                                          ; preds = %lanes.latch105, %lanes.after91
  %lane93 = phi i64 [ 0, %lanes.after91 ], [ %331, %lanes.latch105 ]
  %331 = add nuw nsw i64 %lane93, 1
  %332 = trunc i64 %lane93 to i32
  %x94 = add nuw nsw i32 %43, %332
  %333 = add nuw nsw i64 %lane93, 32
  %334 = getelementptr inbounds float, ptr %25, i64 %333
  %335 = load float, ptr %334, align 4, !llvm.access.group !50
  %336 = add nuw nsw i64 %lane93, 32
  %337 = getelementptr inbounds float, ptr %27, i64 %336
  %338 = load float, ptr %337, align 4, !llvm.access.group !50
  %339 = add nuw nsw i64 %lane93, 32
  %340 = getelementptr inbounds i32, ptr %30, i64 %339
  %341 = load i32, ptr %340, align 4, !llvm.access.group !50
  %342 = icmp eq i32 %341, 65536
  br i1 %342, label %region95, label %lanes.latch105

region95:                                         ; preds = %lanes92
  %343 = mul nuw nsw i32 %4, %7
  %344 = add nuw nsw i32 %343, %x94
  %345 = mul nuw nsw i32 %5, %8
  %346 = add nuw nsw i32 %345, %50
  %347 = icmp slt i32 %344, %3
  %348 = icmp slt i32 %346, %3
  %349 = and i1 %347, %348
  br i1 %349, label %region96, label %region98

region96:                                         ; preds = %region95
  br i1 %51, label %region97, label %exit102

region97:                                         ; preds = %region96
  %350 = zext nneg i32 %3 to i64
  %351 = zext nneg i32 %3 to i64
  br label %exit103

region98:                                         ; preds = %region95
  br label %exit104

exit102:                                          ; preds = %region96
  br label %lanes.latch105

exit103:                                          ; preds = %region97
  br label %lanes.latch105

exit104:                                          ; preds = %region98
  br label %lanes.latch105

lanes.latch105:                                   ; preds = %exit104, %exit103, %exit102, %lanes92
  %state101.0 = phi i32 [ 1, %exit103 ], [ 2, %exit102 ], [ 2147483647, %exit104 ], [ %341, %lanes92 ]
  %copy100.0 = phi float [ 0.000000e+00, %exit103 ], [ %338, %exit102 ], [ %338, %exit104 ], [ %338, %lanes92 ]
  %copy99.0 = phi float [ 0.000000e+00, %exit103 ], [ 0.000000e+00, %exit102 ], [ %335, %exit104 ], [ %335, %lanes92 ]
  store i32 %state101.0, ptr %340, align 4, !llvm.access.group !50
  store float %copy99.0, ptr %334, align 4, !llvm.access.group !50
  store float %copy100.0, ptr %337, align 4, !llvm.access.group !50
  %352 = icmp ult i64 %331, 16
  br i1 %352, label %lanes92, label %lanes.after106, !llvm.loop !58

lanes.after106:                                   ; preds = %lanes.latch105
  br label %lanes107

lanes107:                                         ; preds = %lanes.latch120, %lanes.after106
  %lane108 = phi i64 [ 0, %lanes.after106 ], [ %353, %lanes.latch120 ]
  %353 = add nuw nsw i64 %lane108, 1
  %354 = trunc i64 %lane108 to i32
  %x109 = add nuw nsw i32 %43, %354
  %355 = add nuw nsw i64 %lane108, 48
  %356 = getelementptr inbounds float, ptr %25, i64 %355
  %357 = load float, ptr %356, align 4, !llvm.access.group !50
  %358 = add nuw nsw i64 %lane108, 48
  %359 = getelementptr inbounds float, ptr %27, i64 %358
  %360 = load float, ptr %359, align 4, !llvm.access.group !50
  %361 = add nuw nsw i64 %lane108, 48
  %362 = getelementptr inbounds i32, ptr %30, i64 %361
  %363 = load i32, ptr %362, align 4, !llvm.access.group !50
  %364 = icmp eq i32 %363, 65536
  br i1 %364, label %region110, label %lanes.latch120

region110:                                        ; preds = %lanes107
  %365 = mul nuw nsw i32 %4, %7
  %366 = add nuw nsw i32 %365, %x109
  %367 = mul nuw nsw i32 %5, %8
  %368 = add nuw nsw i32 %367, %52
  %369 = icmp slt i32 %366, %3
  %370 = icmp slt i32 %368, %3
  %371 = and i1 %369, %370
  br i1 %371, label %region111, label %region113

region111:                                        ; preds = %region110
  br i1 %53, label %region112, label %exit117

region112:                                        ; preds = %region111
  %372 = zext nneg i32 %3 to i64
  %373 = zext nneg i32 %3 to i64
  br label %exit118

region113:                                        ; preds = %region110
  br label %exit119

exit117:                                          ; preds = %region111
  br label %lanes.latch120

exit118:                                          ; preds = %region112
  br label %lanes.latch120

exit119:                                          ; preds = %region113
  br label %lanes.latch120

lanes.latch120:                                   ; preds = %exit119, %exit118, %exit117, %lanes107
  %state116.0 = phi i32 [ 1, %exit118 ], [ 2, %exit117 ], [ 2147483647, %exit119 ], [ %363, %lanes107 ]
  %copy115.0 = phi float [ 0.000000e+00, %exit118 ], [ %360, %exit117 ], [ %360, %exit119 ], [ %360, %lanes107 ]
  %copy114.0 = phi float [ 0.000000e+00, %exit118 ], [ 0.000000e+00, %exit117 ], [ %357, %exit119 ], [ %357, %lanes107 ]
  store i32 %state116.0, ptr %362, align 4, !llvm.access.group !50
  store float %copy114.0, ptr %356, align 4, !llvm.access.group !50
  store float %copy115.0, ptr %359, align 4, !llvm.access.group !50
  %374 = icmp ult i64 %353, 16
  br i1 %374, label %lanes107, label %lanes.after121, !llvm.loop !59

lanes.after121:                                   ; preds = %lanes.latch120
  br label %region.done

region.done122:                                   ; preds = %lanes.after220
  br label %any

usual123:                                         ; preds = %unknown126, %guarded125
  br label %lanes129

general124:                                       ; preds = %note128, %unusual127, %unknown126
  br label %lanes173

guarded125:                                       ; preds = %cut11
  br i1 %together.0, label %usual123, label %unknown126

unknown126:                                       ; preds = %guarded125
  %375 = getelementptr inbounds i32, ptr %30, i64 0
  %376 = load <64 x i32>, ptr %375, align 4
  %377 = icmp eq <64 x i32> %376, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %378 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %377)
  br i1 %378, label %usual123, label %general124

unusual127:                                       ; preds = %cut11
  br i1 %together.0, label %note128, label %general124

note128:                                          ; preds = %unusual127
  %379 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %379, align 64
  br label %general124

lanes129:                                         ; preds = %lanes.latch138, %usual123
  %lane130 = phi i64 [ 0, %usual123 ], [ %380, %lanes.latch138 ]
  %380 = add nuw nsw i64 %lane130, 1
  %381 = trunc i64 %lane130 to i32
  %x131 = add nuw nsw i32 %43, %381
  %382 = getelementptr inbounds float, ptr %27, i64 %lane130
  %383 = load float, ptr %382, align 4, !llvm.access.group !50
  %384 = getelementptr inbounds float, ptr %25, i64 %lane130
  %385 = load float, ptr %384, align 4, !llvm.access.group !50
  br label %region132

region132:                                        ; preds = %lanes129
  %386 = add nuw nsw i32 %125, %122
  %387 = mul nsw i32 %386, %3
  %388 = sext i32 %387 to i64
  %389 = getelementptr float, ptr %1, i64 %388
  %390 = add nuw nsw i32 %126, %x131
  %391 = add nsw i64 %130, %lane130
  %392 = getelementptr float, ptr %2, i64 %391
  %393 = getelementptr float, ptr %389, i64 %127
  %394 = load float, ptr %393, align 4, !tbaa !5, !llvm.access.group !50
  %395 = mul nuw nsw i64 %127, %124
  %396 = getelementptr float, ptr %392, i64 %395
  %397 = load float, ptr %396, align 4, !tbaa !5, !llvm.access.group !50
  %398 = fmul contract float %394, %397
  %399 = fadd contract float %383, %398
  %400 = add nuw nsw i64 %127, 1
  br i1 false, label %region133, label %exit136

region133:                                        ; preds = %region132
  br label %exit137

exit136:                                          ; preds = %region132
  br label %lanes.latch138

exit137:                                          ; preds = %region133
  br label %lanes.latch138

lanes.latch138:                                   ; preds = %exit137, %exit136
  %copy135.0 = phi float [ %399, %exit137 ], [ %385, %exit136 ]
  store float %399, ptr %382, align 4, !llvm.access.group !50
  store float %copy135.0, ptr %384, align 4, !llvm.access.group !50
  %401 = icmp ult i64 %380, 16
  br i1 %401, label %lanes129, label %lanes.after139, !llvm.loop !60

lanes.after139:                                   ; preds = %lanes.latch138
  br label %lanes140

lanes140:                                         ; preds = %lanes.latch149, %lanes.after139
  %lane141 = phi i64 [ 0, %lanes.after139 ], [ %402, %lanes.latch149 ]
  %402 = add nuw nsw i64 %lane141, 1
  %403 = trunc i64 %lane141 to i32
  %x142 = add nuw nsw i32 %43, %403
  %404 = add nuw nsw i64 %lane141, 16
  %405 = getelementptr inbounds float, ptr %27, i64 %404
  %406 = load float, ptr %405, align 4, !llvm.access.group !50
  %407 = add nuw nsw i64 %lane141, 16
  %408 = getelementptr inbounds float, ptr %25, i64 %407
  %409 = load float, ptr %408, align 4, !llvm.access.group !50
  br label %region143

region143:                                        ; preds = %lanes140
  %410 = add nuw nsw i32 %136, %133
  %411 = mul nsw i32 %410, %3
  %412 = sext i32 %411 to i64
  %413 = getelementptr float, ptr %1, i64 %412
  %414 = add nuw nsw i32 %137, %x142
  %415 = add nsw i64 %141, %lane141
  %416 = getelementptr float, ptr %2, i64 %415
  %417 = getelementptr float, ptr %413, i64 %138
  %418 = load float, ptr %417, align 4, !tbaa !5, !llvm.access.group !50
  %419 = mul nuw nsw i64 %138, %135
  %420 = getelementptr float, ptr %416, i64 %419
  %421 = load float, ptr %420, align 4, !tbaa !5, !llvm.access.group !50
  %422 = fmul contract float %418, %421
  %423 = fadd contract float %406, %422
  %424 = add nuw nsw i64 %138, 1
  br i1 false, label %region144, label %exit147

region144:                                        ; preds = %region143
  br label %exit148

exit147:                                          ; preds = %region143
  br label %lanes.latch149

exit148:                                          ; preds = %region144
  br label %lanes.latch149

lanes.latch149:                                   ; preds = %exit148, %exit147
  %copy146.0 = phi float [ %423, %exit148 ], [ %409, %exit147 ]
  store float %423, ptr %405, align 4, !llvm.access.group !50
  store float %copy146.0, ptr %408, align 4, !llvm.access.group !50
  %425 = icmp ult i64 %402, 16
  br i1 %425, label %lanes140, label %lanes.after150, !llvm.loop !61

lanes.after150:                                   ; preds = %lanes.latch149
  br label %lanes151

lanes151:                                         ; preds = %lanes.latch160, %lanes.after150
  %lane152 = phi i64 [ 0, %lanes.after150 ], [ %426, %lanes.latch160 ]
  %426 = add nuw nsw i64 %lane152, 1
  %427 = trunc i64 %lane152 to i32
  %x153 = add nuw nsw i32 %43, %427
  %428 = add nuw nsw i64 %lane152, 32
  %429 = getelementptr inbounds float, ptr %27, i64 %428
  %430 = load float, ptr %429, align 4, !llvm.access.group !50
  %431 = add nuw nsw i64 %lane152, 32
  %432 = getelementptr inbounds float, ptr %25, i64 %431
  %433 = load float, ptr %432, align 4, !llvm.access.group !50
  br label %region154

region154:                                        ; preds = %lanes151
  %434 = add nuw nsw i32 %147, %144
  %435 = mul nsw i32 %434, %3
  %436 = sext i32 %435 to i64
  %437 = getelementptr float, ptr %1, i64 %436
  %438 = add nuw nsw i32 %148, %x153
  %439 = add nsw i64 %152, %lane152
  %440 = getelementptr float, ptr %2, i64 %439
  %441 = getelementptr float, ptr %437, i64 %149
  %442 = load float, ptr %441, align 4, !tbaa !5, !llvm.access.group !50
  %443 = mul nuw nsw i64 %149, %146
  %444 = getelementptr float, ptr %440, i64 %443
  %445 = load float, ptr %444, align 4, !tbaa !5, !llvm.access.group !50
  %446 = fmul contract float %442, %445
  %447 = fadd contract float %430, %446
  %448 = add nuw nsw i64 %149, 1
  br i1 false, label %region155, label %exit158

region155:                                        ; preds = %region154
  br label %exit159

exit158:                                          ; preds = %region154
  br label %lanes.latch160

exit159:                                          ; preds = %region155
  br label %lanes.latch160

lanes.latch160:                                   ; preds = %exit159, %exit158
  %copy157.0 = phi float [ %447, %exit159 ], [ %433, %exit158 ]
  store float %447, ptr %429, align 4, !llvm.access.group !50
  store float %copy157.0, ptr %432, align 4, !llvm.access.group !50
  %449 = icmp ult i64 %426, 16
  br i1 %449, label %lanes151, label %lanes.after161, !llvm.loop !62

lanes.after161:                                   ; preds = %lanes.latch160
  br label %lanes162

lanes162:                                         ; preds = %lanes.latch171, %lanes.after161
  %lane163 = phi i64 [ 0, %lanes.after161 ], [ %450, %lanes.latch171 ]
  %450 = add nuw nsw i64 %lane163, 1
  %451 = trunc i64 %lane163 to i32
  %x164 = add nuw nsw i32 %43, %451
  %452 = add nuw nsw i64 %lane163, 48
  %453 = getelementptr inbounds float, ptr %27, i64 %452
  %454 = load float, ptr %453, align 4, !llvm.access.group !50
  %455 = add nuw nsw i64 %lane163, 48
  %456 = getelementptr inbounds float, ptr %25, i64 %455
  %457 = load float, ptr %456, align 4, !llvm.access.group !50
  br label %region165

region165:                                        ; preds = %lanes162
  %458 = add nuw nsw i32 %158, %155
  %459 = mul nsw i32 %458, %3
  %460 = sext i32 %459 to i64
  %461 = getelementptr float, ptr %1, i64 %460
  %462 = add nuw nsw i32 %159, %x164
  %463 = add nsw i64 %163, %lane163
  %464 = getelementptr float, ptr %2, i64 %463
  %465 = getelementptr float, ptr %461, i64 %160
  %466 = load float, ptr %465, align 4, !tbaa !5, !llvm.access.group !50
  %467 = mul nuw nsw i64 %160, %157
  %468 = getelementptr float, ptr %464, i64 %467
  %469 = load float, ptr %468, align 4, !tbaa !5, !llvm.access.group !50
  %470 = fmul contract float %466, %469
  %471 = fadd contract float %454, %470
  %472 = add nuw nsw i64 %160, 1
  br i1 false, label %region166, label %exit169

region166:                                        ; preds = %region165
  br label %exit170

exit169:                                          ; preds = %region165
  br label %lanes.latch171

exit170:                                          ; preds = %region166
  br label %lanes.latch171

lanes.latch171:                                   ; preds = %exit170, %exit169
  %copy168.0 = phi float [ %471, %exit170 ], [ %457, %exit169 ]
  store float %471, ptr %453, align 4, !llvm.access.group !50
  store float %copy168.0, ptr %456, align 4, !llvm.access.group !50
  %473 = icmp ult i64 %450, 16
  br i1 %473, label %lanes162, label %lanes.after172, !llvm.loop !63

lanes.after172:                                   ; preds = %lanes.latch171
  br label %cut11

lanes173:                                         ; preds = %lanes.latch183, %general124
  %lane174 = phi i64 [ 0, %general124 ], [ %474, %lanes.latch183 ]
  %474 = add nuw nsw i64 %lane174, 1
  %475 = trunc i64 %lane174 to i32
  %x175 = add nuw nsw i32 %43, %475
  %476 = getelementptr inbounds float, ptr %27, i64 %lane174
  %477 = load float, ptr %476, align 4, !llvm.access.group !50
  %478 = getelementptr inbounds float, ptr %25, i64 %lane174
  %479 = load float, ptr %478, align 4, !llvm.access.group !50
  %480 = getelementptr inbounds i32, ptr %30, i64 %lane174
  %481 = load i32, ptr %480, align 4, !llvm.access.group !50
  %482 = icmp eq i32 %481, 1
  br i1 %482, label %region176, label %lanes.latch183

region176:                                        ; preds = %lanes173
  %483 = add nuw nsw i32 %125, %122
  %484 = mul nsw i32 %483, %3
  %485 = sext i32 %484 to i64
  %486 = getelementptr float, ptr %1, i64 %485
  %487 = add nuw nsw i32 %126, %x175
  %488 = add nsw i64 %130, %lane174
  %489 = getelementptr float, ptr %2, i64 %488
  %490 = getelementptr float, ptr %486, i64 %127
  %491 = load float, ptr %490, align 4, !tbaa !5, !llvm.access.group !50
  %492 = mul nuw nsw i64 %127, %124
  %493 = getelementptr float, ptr %489, i64 %492
  %494 = load float, ptr %493, align 4, !tbaa !5, !llvm.access.group !50
  %495 = fmul contract float %491, %494
  %496 = fadd contract float %477, %495
  %497 = add nuw nsw i64 %127, 1
  br i1 %132, label %region177, label %exit181

region177:                                        ; preds = %region176
  br label %exit182

exit181:                                          ; preds = %region176
  br label %lanes.latch183

exit182:                                          ; preds = %region177
  br label %lanes.latch183

lanes.latch183:                                   ; preds = %exit182, %exit181, %lanes173
  %state180.0 = phi i32 [ 2, %exit182 ], [ 1, %exit181 ], [ %481, %lanes173 ]
  %copy179.0 = phi float [ %496, %exit182 ], [ %479, %exit181 ], [ %479, %lanes173 ]
  %copy178.0 = phi float [ %496, %exit182 ], [ %496, %exit181 ], [ %477, %lanes173 ]
  store i32 %state180.0, ptr %480, align 4, !llvm.access.group !50
  store float %copy178.0, ptr %476, align 4, !llvm.access.group !50
  store float %copy179.0, ptr %478, align 4, !llvm.access.group !50
  %498 = icmp ult i64 %474, 16
  br i1 %498, label %lanes173, label %lanes.after184, !llvm.loop !64

lanes.after184:                                   ; preds = %lanes.latch183
  br label %lanes185

lanes185:                                         ; preds = %lanes.latch195, %lanes.after184
  %lane186 = phi i64 [ 0, %lanes.after184 ], [ %499, %lanes.latch195 ]
  %499 = add nuw nsw i64 %lane186, 1
  %500 = trunc i64 %lane186 to i32
  %x187 = add nuw nsw i32 %43, %500
  %501 = add nuw nsw i64 %lane186, 16
  %502 = getelementptr inbounds float, ptr %27, i64 %501
  %503 = load float, ptr %502, align 4, !llvm.access.group !50
  %504 = add nuw nsw i64 %lane186, 16
  %505 = getelementptr inbounds float, ptr %25, i64 %504
  %506 = load float, ptr %505, align 4, !llvm.access.group !50
  %507 = add nuw nsw i64 %lane186, 16
  %508 = getelementptr inbounds i32, ptr %30, i64 %507
  %509 = load i32, ptr %508, align 4, !llvm.access.group !50
  %510 = icmp eq i32 %509, 1
  br i1 %510, label %region188, label %lanes.latch195

region188:                                        ; preds = %lanes185
  %511 = add nuw nsw i32 %136, %133
  %512 = mul nsw i32 %511, %3
  %513 = sext i32 %512 to i64
  %514 = getelementptr float, ptr %1, i64 %513
  %515 = add nuw nsw i32 %137, %x187
  %516 = add nsw i64 %141, %lane186
  %517 = getelementptr float, ptr %2, i64 %516
  %518 = getelementptr float, ptr %514, i64 %138
  %519 = load float, ptr %518, align 4, !tbaa !5, !llvm.access.group !50
  %520 = mul nuw nsw i64 %138, %135
  %521 = getelementptr float, ptr %517, i64 %520
  %522 = load float, ptr %521, align 4, !tbaa !5, !llvm.access.group !50
  %523 = fmul contract float %519, %522
  %524 = fadd contract float %503, %523
  %525 = add nuw nsw i64 %138, 1
  br i1 %143, label %region189, label %exit193

region189:                                        ; preds = %region188
  br label %exit194

exit193:                                          ; preds = %region188
  br label %lanes.latch195

exit194:                                          ; preds = %region189
  br label %lanes.latch195

lanes.latch195:                                   ; preds = %exit194, %exit193, %lanes185
  %state192.0 = phi i32 [ 2, %exit194 ], [ 1, %exit193 ], [ %509, %lanes185 ]
  %copy191.0 = phi float [ %524, %exit194 ], [ %506, %exit193 ], [ %506, %lanes185 ]
  %copy190.0 = phi float [ %524, %exit194 ], [ %524, %exit193 ], [ %503, %lanes185 ]
  store i32 %state192.0, ptr %508, align 4, !llvm.access.group !50
  store float %copy190.0, ptr %502, align 4, !llvm.access.group !50
  store float %copy191.0, ptr %505, align 4, !llvm.access.group !50
  %526 = icmp ult i64 %499, 16
  br i1 %526, label %lanes185, label %lanes.after196, !llvm.loop !65

lanes.after196:                                   ; preds = %lanes.latch195
  br label %lanes197

lanes197:                                         ; preds = %lanes.latch207, %lanes.after196
  %lane198 = phi i64 [ 0, %lanes.after196 ], [ %527, %lanes.latch207 ]
  %527 = add nuw nsw i64 %lane198, 1
  %528 = trunc i64 %lane198 to i32
  %x199 = add nuw nsw i32 %43, %528
  %529 = add nuw nsw i64 %lane198, 32
  %530 = getelementptr inbounds float, ptr %27, i64 %529
  %531 = load float, ptr %530, align 4, !llvm.access.group !50
  %532 = add nuw nsw i64 %lane198, 32
  %533 = getelementptr inbounds float, ptr %25, i64 %532
  %534 = load float, ptr %533, align 4, !llvm.access.group !50
  %535 = add nuw nsw i64 %lane198, 32
  %536 = getelementptr inbounds i32, ptr %30, i64 %535
  %537 = load i32, ptr %536, align 4, !llvm.access.group !50
  %538 = icmp eq i32 %537, 1
  br i1 %538, label %region200, label %lanes.latch207

region200:                                        ; preds = %lanes197
  %539 = add nuw nsw i32 %147, %144
  %540 = mul nsw i32 %539, %3
  %541 = sext i32 %540 to i64
  %542 = getelementptr float, ptr %1, i64 %541
  %543 = add nuw nsw i32 %148, %x199
  %544 = add nsw i64 %152, %lane198
  %545 = getelementptr float, ptr %2, i64 %544
  %546 = getelementptr float, ptr %542, i64 %149
  %547 = load float, ptr %546, align 4, !tbaa !5, !llvm.access.group !50
  %548 = mul nuw nsw i64 %149, %146
  %549 = getelementptr float, ptr %545, i64 %548
  %550 = load float, ptr %549, align 4, !tbaa !5, !llvm.access.group !50
  %551 = fmul contract float %547, %550
  %552 = fadd contract float %531, %551
  %553 = add nuw nsw i64 %149, 1
  br i1 %154, label %region201, label %exit205

region201:                                        ; preds = %region200
  br label %exit206

exit205:                                          ; preds = %region200
  br label %lanes.latch207

exit206:                                          ; preds = %region201
  br label %lanes.latch207

lanes.latch207:                                   ; preds = %exit206, %exit205, %lanes197
  %state204.0 = phi i32 [ 2, %exit206 ], [ 1, %exit205 ], [ %537, %lanes197 ]
  %copy203.0 = phi float [ %552, %exit206 ], [ %534, %exit205 ], [ %534, %lanes197 ]
  %copy202.0 = phi float [ %552, %exit206 ], [ %552, %exit205 ], [ %531, %lanes197 ]
  store i32 %state204.0, ptr %536, align 4, !llvm.access.group !50
  store float %copy202.0, ptr %530, align 4, !llvm.access.group !50
  store float %copy203.0, ptr %533, align 4, !llvm.access.group !50
  %554 = icmp ult i64 %527, 16
  br i1 %554, label %lanes197, label %lanes.after208, !llvm.loop !66

lanes.after208:                                   ; preds = %lanes.latch207
  br label %lanes209

lanes209:                                         ; preds = %lanes.latch219, %lanes.after208
  %lane210 = phi i64 [ 0, %lanes.after208 ], [ %555, %lanes.latch219 ]
  %555 = add nuw nsw i64 %lane210, 1
  %556 = trunc i64 %lane210 to i32
  %x211 = add nuw nsw i32 %43, %556
  %557 = add nuw nsw i64 %lane210, 48
  %558 = getelementptr inbounds float, ptr %27, i64 %557
  %559 = load float, ptr %558, align 4, !llvm.access.group !50
  %560 = add nuw nsw i64 %lane210, 48
  %561 = getelementptr inbounds float, ptr %25, i64 %560
  %562 = load float, ptr %561, align 4, !llvm.access.group !50
  %563 = add nuw nsw i64 %lane210, 48
  %564 = getelementptr inbounds i32, ptr %30, i64 %563
  %565 = load i32, ptr %564, align 4, !llvm.access.group !50
  %566 = icmp eq i32 %565, 1
  br i1 %566, label %region212, label %lanes.latch219

region212:                                        ; preds = %lanes209
  %567 = add nuw nsw i32 %158, %155
  %568 = mul nsw i32 %567, %3
  %569 = sext i32 %568 to i64
  %570 = getelementptr float, ptr %1, i64 %569
  %571 = add nuw nsw i32 %159, %x211
  %572 = add nsw i64 %163, %lane210
  %573 = getelementptr float, ptr %2, i64 %572
  %574 = getelementptr float, ptr %570, i64 %160
  %575 = load float, ptr %574, align 4, !tbaa !5, !llvm.access.group !50
  %576 = mul nuw nsw i64 %160, %157
  %577 = getelementptr float, ptr %573, i64 %576
  %578 = load float, ptr %577, align 4, !tbaa !5, !llvm.access.group !50
  %579 = fmul contract float %575, %578
  %580 = fadd contract float %559, %579
  %581 = add nuw nsw i64 %160, 1
  br i1 %165, label %region213, label %exit217

region213:                                        ; preds = %region212
  br label %exit218

exit217:                                          ; preds = %region212
  br label %lanes.latch219

exit218:                                          ; preds = %region213
  br label %lanes.latch219

lanes.latch219:                                   ; preds = %exit218, %exit217, %lanes209
  %state216.0 = phi i32 [ 2, %exit218 ], [ 1, %exit217 ], [ %565, %lanes209 ]
  %copy215.0 = phi float [ %580, %exit218 ], [ %562, %exit217 ], [ %562, %lanes209 ]
  %copy214.0 = phi float [ %580, %exit218 ], [ %580, %exit217 ], [ %559, %lanes209 ]
  store i32 %state216.0, ptr %564, align 4, !llvm.access.group !50
  store float %copy214.0, ptr %558, align 4, !llvm.access.group !50
  store float %copy215.0, ptr %561, align 4, !llvm.access.group !50
  %582 = icmp ult i64 %555, 16
  br i1 %582, label %lanes209, label %lanes.after220, !llvm.loop !67

lanes.after220:                                   ; preds = %lanes.latch219
  br label %region.done122

any:                                              ; preds = %any, %region.done122
  %lane221 = phi i64 [ 0, %region.done122 ], [ %587, %any ]
  %any222 = phi i1 [ false, %region.done122 ], [ %586, %any ]
  %583 = getelementptr inbounds i32, ptr %30, i64 %lane221
  %584 = load i32, ptr %583, align 4
  %585 = icmp eq i32 %584, 1
  %586 = or i1 %any222, %585
  %587 = add nuw nsw i64 %lane221, 1
  %588 = icmp ult i64 %587, 64
  br i1 %588, label %any, label %any.after, !llvm.loop !68

any.after:                                        ; preds = %any
  br i1 %586, label %cut11, label %dispatch

region.done223:                                   ; preds = %lanes.after297
  br label %dispatch

usual224:                                         ; preds = %unknown227, %guarded226
  br label %lanes230

general225:                                       ; preds = %note229, %unusual228, %unknown227
  br label %lanes262

guarded226:                                       ; preds = %cut12
  br i1 false, label %usual224, label %unknown227

unknown227:                                       ; preds = %guarded226
  %589 = getelementptr inbounds i32, ptr %30, i64 0
  %590 = load <64 x i32>, ptr %589, align 4
  %591 = icmp eq <64 x i32> %590, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %592 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %591)
  br i1 %592, label %usual224, label %general225

unusual228:                                       ; preds = %cut12
  br i1 false, label %note229, label %general225

note229:                                          ; preds = %unusual228
  %593 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>, ptr %593, align 64
  br label %general225

lanes230:                                         ; preds = %lanes.latch236, %usual224
  %lane231 = phi i64 [ 0, %usual224 ], [ %594, %lanes.latch236 ]
  %594 = add nuw nsw i64 %lane231, 1
  %595 = trunc i64 %lane231 to i32
  %x232 = add nuw nsw i32 %43, %595
  %596 = getelementptr inbounds float, ptr %25, i64 %lane231
  %597 = load float, ptr %596, align 4, !llvm.access.group !50
  br label %region233

region233:                                        ; preds = %lanes230
  %598 = add nuw nsw i32 %182, %x232
  %599 = add nuw nsw i32 %181, %180
  %600 = mul nsw i32 %599, %3
  %601 = add nsw i32 %600, %598
  %602 = add nsw i64 %189, %lane231
  %603 = getelementptr inbounds float, ptr %0, i64 %602
  store float %597, ptr %603, align 4, !tbaa !5, !llvm.access.group !50
  br label %region234

region234:                                        ; preds = %region233
  br label %exit235

exit235:                                          ; preds = %region234
  br label %lanes.latch236

lanes.latch236:                                   ; preds = %exit235
  %604 = icmp ult i64 %594, 16
  br i1 %604, label %lanes230, label %lanes.after237, !llvm.loop !69

lanes.after237:                                   ; preds = %lanes.latch236
  br label %lanes238

lanes238:                                         ; preds = %lanes.latch244, %lanes.after237
  %lane239 = phi i64 [ 0, %lanes.after237 ], [ %605, %lanes.latch244 ]
  %605 = add nuw nsw i64 %lane239, 1
  %606 = trunc i64 %lane239 to i32
  %x240 = add nuw nsw i32 %43, %606
  %607 = add nuw nsw i64 %lane239, 16
  %608 = getelementptr inbounds float, ptr %25, i64 %607
  %609 = load float, ptr %608, align 4, !llvm.access.group !50
  br label %region241

region241:                                        ; preds = %lanes238
  %610 = add nuw nsw i32 %192, %x240
  %611 = add nuw nsw i32 %191, %190
  %612 = mul nsw i32 %611, %3
  %613 = add nsw i32 %612, %610
  %614 = add nsw i64 %199, %lane239
  %615 = getelementptr inbounds float, ptr %0, i64 %614
  store float %609, ptr %615, align 4, !tbaa !5, !llvm.access.group !50
  br label %region242

region242:                                        ; preds = %region241
  br label %exit243

exit243:                                          ; preds = %region242
  br label %lanes.latch244

lanes.latch244:                                   ; preds = %exit243
  %616 = icmp ult i64 %605, 16
  br i1 %616, label %lanes238, label %lanes.after245, !llvm.loop !70

lanes.after245:                                   ; preds = %lanes.latch244
  br label %lanes246

lanes246:                                         ; preds = %lanes.latch252, %lanes.after245
  %lane247 = phi i64 [ 0, %lanes.after245 ], [ %617, %lanes.latch252 ]
  %617 = add nuw nsw i64 %lane247, 1
  %618 = trunc i64 %lane247 to i32
  %x248 = add nuw nsw i32 %43, %618
  %619 = add nuw nsw i64 %lane247, 32
  %620 = getelementptr inbounds float, ptr %25, i64 %619
  %621 = load float, ptr %620, align 4, !llvm.access.group !50
  br label %region249

region249:                                        ; preds = %lanes246
  %622 = add nuw nsw i32 %202, %x248
  %623 = add nuw nsw i32 %201, %200
  %624 = mul nsw i32 %623, %3
  %625 = add nsw i32 %624, %622
  %626 = add nsw i64 %209, %lane247
  %627 = getelementptr inbounds float, ptr %0, i64 %626
  store float %621, ptr %627, align 4, !tbaa !5, !llvm.access.group !50
  br label %region250

region250:                                        ; preds = %region249
  br label %exit251

exit251:                                          ; preds = %region250
  br label %lanes.latch252

lanes.latch252:                                   ; preds = %exit251
  %628 = icmp ult i64 %617, 16
  br i1 %628, label %lanes246, label %lanes.after253, !llvm.loop !71

lanes.after253:                                   ; preds = %lanes.latch252
  br label %lanes254

lanes254:                                         ; preds = %lanes.latch260, %lanes.after253
  %lane255 = phi i64 [ 0, %lanes.after253 ], [ %629, %lanes.latch260 ]
  %629 = add nuw nsw i64 %lane255, 1
  %630 = trunc i64 %lane255 to i32
  %x256 = add nuw nsw i32 %43, %630
  %631 = add nuw nsw i64 %lane255, 48
  %632 = getelementptr inbounds float, ptr %25, i64 %631
  %633 = load float, ptr %632, align 4, !llvm.access.group !50
  br label %region257

region257:                                        ; preds = %lanes254
  %634 = add nuw nsw i32 %212, %x256
  %635 = add nuw nsw i32 %211, %210
  %636 = mul nsw i32 %635, %3
  %637 = add nsw i32 %636, %634
  %638 = add nsw i64 %219, %lane255
  %639 = getelementptr inbounds float, ptr %0, i64 %638
  store float %633, ptr %639, align 4, !tbaa !5, !llvm.access.group !50
  br label %region258

region258:                                        ; preds = %region257
  br label %exit259

exit259:                                          ; preds = %region258
  br label %lanes.latch260

lanes.latch260:                                   ; preds = %exit259
  %640 = icmp ult i64 %629, 16
  br i1 %640, label %lanes254, label %lanes.after261, !llvm.loop !72

lanes.after261:                                   ; preds = %lanes.latch260
  %641 = getelementptr inbounds i32, ptr %30, i64 0
  store <64 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %641, align 64
  br label %chunk.end

lanes262:                                         ; preds = %lanes.latch269, %general225
  %lane263 = phi i64 [ 0, %general225 ], [ %642, %lanes.latch269 ]
  %642 = add nuw nsw i64 %lane263, 1
  %643 = trunc i64 %lane263 to i32
  %x264 = add nuw nsw i32 %43, %643
  %644 = getelementptr inbounds float, ptr %25, i64 %lane263
  %645 = load float, ptr %644, align 4, !llvm.access.group !50
  %646 = getelementptr inbounds i32, ptr %30, i64 %lane263
  %647 = load i32, ptr %646, align 4, !llvm.access.group !50
  %648 = icmp eq i32 %647, 2
  br i1 %648, label %region265, label %lanes.latch269

region265:                                        ; preds = %lanes262
  %649 = add nuw nsw i32 %182, %x264
  %650 = add nuw nsw i32 %181, %180
  %651 = mul nsw i32 %650, %3
  %652 = add nsw i32 %651, %649
  %653 = add nsw i64 %189, %lane263
  %654 = getelementptr inbounds float, ptr %0, i64 %653
  store float %645, ptr %654, align 4, !tbaa !5, !llvm.access.group !50
  br label %region266

region266:                                        ; preds = %region265
  br label %exit268

exit268:                                          ; preds = %region266
  br label %lanes.latch269

lanes.latch269:                                   ; preds = %exit268, %lanes262
  %state267.0 = phi i32 [ 2147483647, %exit268 ], [ %647, %lanes262 ]
  store i32 %state267.0, ptr %646, align 4, !llvm.access.group !50
  %655 = icmp ult i64 %642, 16
  br i1 %655, label %lanes262, label %lanes.after270, !llvm.loop !73

lanes.after270:                                   ; preds = %lanes.latch269
  br label %lanes271

lanes271:                                         ; preds = %lanes.latch278, %lanes.after270
  %lane272 = phi i64 [ 0, %lanes.after270 ], [ %656, %lanes.latch278 ]
  %656 = add nuw nsw i64 %lane272, 1
  %657 = trunc i64 %lane272 to i32
  %x273 = add nuw nsw i32 %43, %657
  %658 = add nuw nsw i64 %lane272, 16
  %659 = getelementptr inbounds float, ptr %25, i64 %658
  %660 = load float, ptr %659, align 4, !llvm.access.group !50
  %661 = add nuw nsw i64 %lane272, 16
  %662 = getelementptr inbounds i32, ptr %30, i64 %661
  %663 = load i32, ptr %662, align 4, !llvm.access.group !50
  %664 = icmp eq i32 %663, 2
  br i1 %664, label %region274, label %lanes.latch278

region274:                                        ; preds = %lanes271
  %665 = add nuw nsw i32 %192, %x273
  %666 = add nuw nsw i32 %191, %190
  %667 = mul nsw i32 %666, %3
  %668 = add nsw i32 %667, %665
  %669 = add nsw i64 %199, %lane272
  %670 = getelementptr inbounds float, ptr %0, i64 %669
  store float %660, ptr %670, align 4, !tbaa !5, !llvm.access.group !50
  br label %region275

region275:                                        ; preds = %region274
  br label %exit277

exit277:                                          ; preds = %region275
  br label %lanes.latch278

lanes.latch278:                                   ; preds = %exit277, %lanes271
  %state276.0 = phi i32 [ 2147483647, %exit277 ], [ %663, %lanes271 ]
  store i32 %state276.0, ptr %662, align 4, !llvm.access.group !50
  %671 = icmp ult i64 %656, 16
  br i1 %671, label %lanes271, label %lanes.after279, !llvm.loop !74

lanes.after279:                                   ; preds = %lanes.latch278
  br label %lanes280

lanes280:                                         ; preds = %lanes.latch287, %lanes.after279
  %lane281 = phi i64 [ 0, %lanes.after279 ], [ %672, %lanes.latch287 ]
  %672 = add nuw nsw i64 %lane281, 1
  %673 = trunc i64 %lane281 to i32
  %x282 = add nuw nsw i32 %43, %673
  %674 = add nuw nsw i64 %lane281, 32
  %675 = getelementptr inbounds float, ptr %25, i64 %674
  %676 = load float, ptr %675, align 4, !llvm.access.group !50
  %677 = add nuw nsw i64 %lane281, 32
  %678 = getelementptr inbounds i32, ptr %30, i64 %677
  %679 = load i32, ptr %678, align 4, !llvm.access.group !50
  %680 = icmp eq i32 %679, 2
  br i1 %680, label %region283, label %lanes.latch287

region283:                                        ; preds = %lanes280
  %681 = add nuw nsw i32 %202, %x282
  %682 = add nuw nsw i32 %201, %200
  %683 = mul nsw i32 %682, %3
  %684 = add nsw i32 %683, %681
  %685 = add nsw i64 %209, %lane281
  %686 = getelementptr inbounds float, ptr %0, i64 %685
  store float %676, ptr %686, align 4, !tbaa !5, !llvm.access.group !50
  br label %region284

region284:                                        ; preds = %region283
  br label %exit286

exit286:                                          ; preds = %region284
  br label %lanes.latch287

lanes.latch287:                                   ; preds = %exit286, %lanes280
  %state285.0 = phi i32 [ 2147483647, %exit286 ], [ %679, %lanes280 ]
  store i32 %state285.0, ptr %678, align 4, !llvm.access.group !50
  %687 = icmp ult i64 %672, 16
  br i1 %687, label %lanes280, label %lanes.after288, !llvm.loop !75

lanes.after288:                                   ; preds = %lanes.latch287
  br label %lanes289

lanes289:                                         ; preds = %lanes.latch296, %lanes.after288
  %lane290 = phi i64 [ 0, %lanes.after288 ], [ %688, %lanes.latch296 ]
  %688 = add nuw nsw i64 %lane290, 1
  %689 = trunc i64 %lane290 to i32
  %x291 = add nuw nsw i32 %43, %689
  %690 = add nuw nsw i64 %lane290, 48
  %691 = getelementptr inbounds float, ptr %25, i64 %690
  %692 = load float, ptr %691, align 4, !llvm.access.group !50
  %693 = add nuw nsw i64 %lane290, 48
  %694 = getelementptr inbounds i32, ptr %30, i64 %693
  %695 = load i32, ptr %694, align 4, !llvm.access.group !50
  %696 = icmp eq i32 %695, 2
  br i1 %696, label %region292, label %lanes.latch296

region292:                                        ; preds = %lanes289
  %697 = add nuw nsw i32 %212, %x291
  %698 = add nuw nsw i32 %211, %210
  %699 = mul nsw i32 %698, %3
  %700 = add nsw i32 %699, %697
  %701 = add nsw i64 %219, %lane290
  %702 = getelementptr inbounds float, ptr %0, i64 %701
  store float %692, ptr %702, align 4, !tbaa !5, !llvm.access.group !50
  br label %region293

region293:                                        ; preds = %region292
  br label %exit295

exit295:                                          ; preds = %region293
  br label %lanes.latch296

lanes.latch296:                                   ; preds = %exit295, %lanes289
  %state294.0 = phi i32 [ 2147483647, %exit295 ], [ %695, %lanes289 ]
  store i32 %state294.0, ptr %694, align 4, !llvm.access.group !50
  %703 = icmp ult i64 %688, 16
  br i1 %703, label %lanes289, label %lanes.after297, !llvm.loop !76

lanes.after297:                                   ; preds = %lanes.latch296
  br label %region.done223

lowest:                                           ; preds = %lowest, %dispatch
  %lane298 = phi i64 [ 0, %dispatch ], [ %707, %lowest ]
  %lowest299 = phi i32 [ 2147483647, %dispatch ], [ %706, %lowest ]
  %704 = getelementptr inbounds i32, ptr %30, i64 %lane298
  %705 = load i32, ptr %704, align 4
  %706 = call i32 @llvm.umin.i32(i32 %lowest299, i32 %705)
  %707 = add nuw nsw i64 %lane298, 1
  %708 = icmp ult i64 %707, 64
  br i1 %708, label %lowest, label %lowest.after, !llvm.loop !77

lowest.after:                                     ; preds = %lowest
  switch i32 %706, label %chunk.end [
    i32 1, label %cut11
    i32 2, label %cut12
  ]
}

; Function Attrs: alwaysinline mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.block(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #4 {
entry:
  %_ZZ11tiledKernelPfPKfS1_iE5tileB = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %_ZZ11tiledKernelPfPKfS1_iE5tileA = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads9 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads9, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [16 x float], align 64
  %25 = alloca [16 x float], align 64
  %26 = alloca i64, align 8
  %27 = getelementptr inbounds i8, ptr %14, i64 0
  %28 = mul nuw nsw i64 %capacity, 0
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = mul nuw nsw i64 %capacity, 4
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  br label %block.cut

return:                                           ; preds = %z.after133, %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

block.cut10:                                      ; preds = %z.after133, %z.after
  %next.0 = phi i32 [ %next.1, %z.after ], [ %next.11, %z.after133 ]
  %32 = load i64, ptr %21, align 8
  %33 = load i32, ptr %22, align 4
  %34 = load i32, ptr %23, align 4
  br label %z49

block.cut11:                                      ; preds = %z.after51
  %35 = load i64, ptr %21, align 8
  %36 = load i32, ptr %22, align 4
  %37 = load i32, ptr %23, align 4
  br label %z131

z:                                                ; preds = %y.after, %block.cut
  %next.1 = phi i32 [ undef, %block.cut ], [ %next.2, %y.after ]
  %z12 = phi i32 [ 0, %block.cut ], [ %44, %y.after ]
  %38 = icmp ult i32 %z12, %9
  br i1 %38, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  switch i32 %next.1, label %return [
    i32 65537, label %block.cut10
  ]

y:                                                ; preds = %chunks.done, %z.body
  %next.2 = phi i32 [ %next.1, %z.body ], [ %next.5, %chunks.done ]
  %y13 = phi i32 [ 0, %z.body ], [ %161, %chunks.done ]
  %39 = icmp ult i32 %y13, %8
  br i1 %39, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %40 = zext i32 %7 to i64
  %41 = mul nuw nsw i32 %z12, %8
  %42 = add nuw nsw i32 %41, %y13
  %43 = zext i32 %42 to i64
  %row = mul nuw nsw i64 %43, %40
  %chunks = udiv i64 %40, 16
  br label %chunk

y.after:                                          ; preds = %y
  %44 = add nuw nsw i32 %z12, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %45 = mul nuw nsw i64 %chunks, 16
  %46 = sub i64 %40, %45
  %47 = icmp ne i64 %46, 0
  br i1 %47, label %partial, label %chunks.done

chunk:                                            ; preds = %chunk.end, %y.body
  %next.3 = phi i32 [ %next.2, %y.body ], [ %next.4, %chunk.end ]
  %chunk14 = phi i64 [ 0, %y.body ], [ %82, %chunk.end ]
  %48 = icmp ult i64 %chunk14, %chunks
  br i1 %48, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %49 = mul nuw nsw i64 %chunk14, 16
  %50 = trunc i64 %49 to i32
  %51 = add nuw nsw i64 %row, %49
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %52 = icmp sgt i32 %3, 0
  %53 = shl i32 %5, 5
  %54 = shl i32 %4, 5
  %55 = zext i32 %50 to i64
  %56 = add i32 %53, %y13
  %57 = mul i32 %56, %3
  %58 = sext i32 %57 to i64
  %59 = sext i32 %54 to i64
  %60 = zext i32 %50 to i64
  %61 = add i64 %59, %60
  %62 = add i64 %58, %61
  %63 = add i32 %53, %y13
  %64 = mul i32 %63, %3
  %65 = add i32 %64, %50
  %66 = trunc i64 0 to i32
  %67 = add i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = add i64 %68, 15
  %70 = icmp ult i64 %69, 4294967296
  %71 = and i1 true, %70
  %72 = add i32 %y13, %66
  %73 = mul i32 %72, %3
  %74 = add i32 %54, %50
  %75 = add i32 %73, %74
  %76 = zext i32 %75 to i64
  %77 = add i64 %76, 15
  %78 = icmp ult i64 %77, 4294967296
  %79 = and i1 %71, %78
  %80 = and i1 %79, %52
  %81 = and i1 true, %80
  store i32 %54, ptr %23, align 4
  store i32 %53, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br i1 %81, label %usual, label %general

chunk.end:                                        ; preds = %chunk.leave32, %chunk.leave
  %next.4 = phi i32 [ 65537, %chunk.leave ], [ 2147483647, %chunk.leave32 ]
  %82 = add nuw nsw i64 %chunk14, 1
  br label %chunk

region.done:                                      ; preds = %lanes.after31
  switch i32 %exit.0, label %chunk.leave [
    i32 2147483647, label %chunk.leave32
  ]

usual:                                            ; preds = %cut
  br label %lanes

general:                                          ; preds = %cut
  br label %lanes20

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %83, %lanes.latch ]
  %83 = add nuw nsw i64 %lane, 1
  %84 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %50, %84
  %85 = add nuw nsw i64 %51, %lane
  %86 = getelementptr inbounds float, ptr %31, i64 %85
  %87 = load float, ptr %86, align 4, !llvm.access.group !79
  br label %region

region:                                           ; preds = %lanes
  %88 = shl nuw nsw i32 %4, 5
  %89 = shl nuw nsw i32 %5, 5
  br i1 true, label %region15, label %region17

region15:                                         ; preds = %region
  br label %region16

region16:                                         ; preds = %region15
  %90 = phi i64 [ 0, %region15 ]
  %91 = phi float [ 0.000000e+00, %region15 ]
  %92 = add nuw nsw i32 %54, %x
  %93 = add nuw nsw i32 %53, %y13
  %94 = mul nsw i32 %93, %3
  %95 = add i32 %94, %x
  %96 = zext i32 %y13 to i64
  %97 = add nsw i64 %55, %lane
  %98 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %96, i64 %97
  %99 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %96, i64 %97
  %100 = trunc nuw nsw i64 %90 to i32
  %101 = add i32 %95, %100
  %102 = add nsw i64 %68, %lane
  %103 = getelementptr inbounds float, ptr %1, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !5, !llvm.access.group !79
  store float %104, ptr %98, align 4, !tbaa !5, !llvm.access.group !79
  %105 = add i32 %y13, %100
  %106 = mul i32 %105, %3
  %107 = add i32 %106, %92
  %108 = add nsw i64 %76, %lane
  %109 = getelementptr inbounds float, ptr %2, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !5, !llvm.access.group !79
  store float %110, ptr %99, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit18

region17:                                         ; preds = %region
  %111 = phi float [ 0.000000e+00, %region ]
  %112 = add nuw nsw i32 %54, %x
  %113 = add nuw nsw i32 %53, %y13
  %114 = mul nsw i32 %113, %3
  %115 = add nsw i32 %114, %112
  %116 = add nsw i64 %62, %lane
  %117 = getelementptr inbounds float, ptr %0, i64 %116
  store float %111, ptr %117, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit19

exit18:                                           ; preds = %region16
  br label %lanes.latch

exit19:                                           ; preds = %region17
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18
  %copy.0 = phi float [ %91, %exit18 ], [ %87, %exit19 ]
  store float %copy.0, ptr %86, align 4, !llvm.access.group !79
  %118 = icmp ult i64 %83, 16
  br i1 %118, label %lanes, label %lanes.after, !llvm.loop !80

lanes.after:                                      ; preds = %lanes.latch
  br label %chunk.leave

lanes20:                                          ; preds = %lanes.latch30, %general
  %lane21 = phi i64 [ 0, %general ], [ %119, %lanes.latch30 ]
  %119 = add nuw nsw i64 %lane21, 1
  %120 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %50, %120
  %121 = add nuw nsw i64 %51, %lane21
  %122 = getelementptr inbounds float, ptr %31, i64 %121
  %123 = load float, ptr %122, align 4, !llvm.access.group !79
  br label %region23

region23:                                         ; preds = %lanes20
  %124 = shl nuw nsw i32 %4, 5
  %125 = shl nuw nsw i32 %5, 5
  br i1 %52, label %region24, label %region26

region24:                                         ; preds = %region23
  br label %region25

region25:                                         ; preds = %region24
  %126 = phi i64 [ 0, %region24 ]
  %127 = phi float [ 0.000000e+00, %region24 ]
  %128 = add nuw nsw i32 %54, %x22
  %129 = add nuw nsw i32 %53, %y13
  %130 = mul nsw i32 %129, %3
  %131 = add i32 %130, %x22
  %132 = zext i32 %y13 to i64
  %133 = add nsw i64 %55, %lane21
  %134 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %132, i64 %133
  %135 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %132, i64 %133
  %136 = trunc nuw nsw i64 %126 to i32
  %137 = add i32 %131, %136
  %138 = lshr i32 %7, 16
  %139 = xor i32 %137, %138
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %1, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !5, !llvm.access.group !79
  store float %142, ptr %134, align 4, !tbaa !5, !llvm.access.group !79
  %143 = add i32 %y13, %136
  %144 = mul i32 %143, %3
  %145 = add i32 %144, %128
  %146 = lshr i32 %7, 16
  %147 = xor i32 %145, %146
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %2, i64 %148
  %150 = load float, ptr %149, align 4, !tbaa !5, !llvm.access.group !79
  store float %150, ptr %135, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit28

region26:                                         ; preds = %region23
  %151 = phi float [ 0.000000e+00, %region23 ]
  %152 = add nuw nsw i32 %54, %x22
  %153 = add nuw nsw i32 %53, %y13
  %154 = mul nsw i32 %153, %3
  %155 = add nsw i32 %154, %152
  %156 = add nsw i64 %62, %lane21
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  store float %151, ptr %157, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit29

exit28:                                           ; preds = %region25
  br label %lanes.latch30

exit29:                                           ; preds = %region26
  br label %lanes.latch30

lanes.latch30:                                    ; preds = %exit29, %exit28
  %copy27.0 = phi float [ %127, %exit28 ], [ %123, %exit29 ]
  %exit.0 = phi i32 [ 65537, %exit28 ], [ 2147483647, %exit29 ]
  store float %copy27.0, ptr %122, align 4, !llvm.access.group !79
  %158 = icmp ult i64 %119, 16
  br i1 %158, label %lanes20, label %lanes.after31, !llvm.loop !82

lanes.after31:                                    ; preds = %lanes.latch30
  br label %region.done

chunk.leave:                                      ; preds = %region.done, %lanes.after
  br label %chunk.end

chunk.leave32:                                    ; preds = %region.done
  br label %chunk.end

partial:                                          ; preds = %chunks.after
  %159 = trunc i64 %45 to i32
  %160 = add nuw nsw i64 %row, %45
  br label %cut33

chunks.done:                                      ; preds = %chunk.end34, %chunks.after
  %next.5 = phi i32 [ %next.6, %chunk.end34 ], [ %next.3, %chunks.after ]
  %161 = add nuw nsw i32 %y13, 1
  br label %y

cut33:                                            ; preds = %partial
  %162 = icmp sgt i32 %3, 0
  %163 = shl i32 %5, 5
  %164 = shl i32 %4, 5
  %165 = zext i32 %159 to i64
  %166 = add i32 %163, %y13
  %167 = mul i32 %166, %3
  %168 = sext i32 %167 to i64
  %169 = sext i32 %164 to i64
  %170 = zext i32 %159 to i64
  %171 = add i64 %169, %170
  %172 = add i64 %168, %171
  store i32 %164, ptr %23, align 4
  store i32 %163, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br label %lanes35

chunk.end34:                                      ; preds = %chunk.leave48, %chunk.leave47
  %next.6 = phi i32 [ 65537, %chunk.leave47 ], [ 2147483647, %chunk.leave48 ]
  br label %chunks.done

lanes35:                                          ; preds = %lanes.latch45, %cut33
  %lane36 = phi i64 [ 0, %cut33 ], [ %173, %lanes.latch45 ]
  %173 = add nuw nsw i64 %lane36, 1
  %174 = trunc i64 %lane36 to i32
  %x37 = add nuw nsw i32 %159, %174
  %175 = add nuw nsw i64 %160, %lane36
  %176 = getelementptr inbounds float, ptr %31, i64 %175
  %177 = load float, ptr %176, align 4, !llvm.access.group !79
  br label %region38

region38:                                         ; preds = %lanes35
  %178 = shl nuw nsw i32 %4, 5
  %179 = shl nuw nsw i32 %5, 5
  br i1 %162, label %region39, label %region41

region39:                                         ; preds = %region38
  br label %region40

region40:                                         ; preds = %region39
  %180 = phi i64 [ 0, %region39 ]
  %181 = phi float [ 0.000000e+00, %region39 ]
  %182 = add nuw nsw i32 %164, %x37
  %183 = add nuw nsw i32 %163, %y13
  %184 = mul nsw i32 %183, %3
  %185 = add i32 %184, %x37
  %186 = zext i32 %y13 to i64
  %187 = add nsw i64 %165, %lane36
  %188 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %186, i64 %187
  %189 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %186, i64 %187
  %190 = trunc nuw nsw i64 %180 to i32
  %191 = add i32 %185, %190
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %1, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !5, !llvm.access.group !79
  store float %194, ptr %188, align 4, !tbaa !5, !llvm.access.group !79
  %195 = add i32 %y13, %190
  %196 = mul i32 %195, %3
  %197 = add i32 %196, %182
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %2, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !5, !llvm.access.group !79
  store float %200, ptr %189, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit43

region41:                                         ; preds = %region38
  %201 = phi float [ 0.000000e+00, %region38 ]
  %202 = add nuw nsw i32 %164, %x37
  %203 = add nuw nsw i32 %163, %y13
  %204 = mul nsw i32 %203, %3
  %205 = add nsw i32 %204, %202
  %206 = add nsw i64 %172, %lane36
  %207 = getelementptr inbounds float, ptr %0, i64 %206
  store float %201, ptr %207, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit44

exit43:                                           ; preds = %region40
  br label %lanes.latch45

exit44:                                           ; preds = %region41
  br label %lanes.latch45

lanes.latch45:                                    ; preds = %exit44, %exit43
  %copy42.0 = phi float [ %181, %exit43 ], [ %177, %exit44 ]
  %exit.1 = phi i32 [ 65537, %exit43 ], [ 2147483647, %exit44 ]
  store float %copy42.0, ptr %176, align 4, !llvm.access.group !79
  %208 = icmp ult i64 %173, %46
  br i1 %208, label %lanes35, label %lanes.after46, !llvm.loop !83

lanes.after46:                                    ; preds = %lanes.latch45
  switch i32 %exit.1, label %chunk.leave47 [
    i32 2147483647, label %chunk.leave48
  ]

chunk.leave47:                                    ; preds = %lanes.after46
  br label %chunk.end34

chunk.leave48:                                    ; preds = %lanes.after46
  br label %chunk.end34

z49:                                              ; preds = %y.after55, %block.cut10
  %next.7 = phi i32 [ %next.0, %block.cut10 ], [ %next.8, %y.after55 ]
  %z52 = phi i32 [ 0, %block.cut10 ], [ %215, %y.after55 ]
  %209 = icmp ult i32 %z52, %9
  br i1 %209, label %z.body50, label %z.after51

z.body50:                                         ; preds = %z49
  br label %y53

z.after51:                                        ; preds = %z49
  br label %block.cut11

y53:                                              ; preds = %chunks.done103, %z.body50
  %next.8 = phi i32 [ %next.7, %z.body50 ], [ %next.10, %chunks.done103 ]
  %y56 = phi i32 [ 0, %z.body50 ], [ %276, %chunks.done103 ]
  %210 = icmp ult i32 %y56, %8
  br i1 %210, label %y.body54, label %y.after55

y.body54:                                         ; preds = %y53
  %211 = zext i32 %7 to i64
  %212 = mul nuw nsw i32 %z52, %8
  %213 = add nuw nsw i32 %212, %y56
  %214 = zext i32 %213 to i64
  %row57 = mul nuw nsw i64 %214, %211
  %chunks58 = udiv i64 %211, 16
  br label %chunk60

y.after55:                                        ; preds = %y53
  %215 = add nuw nsw i32 %z52, 1
  br label %z49

chunks.after59:                                   ; preds = %chunk.after62
  %216 = mul nuw nsw i64 %chunks58, 16
  %217 = sub i64 %211, %216
  %218 = icmp ne i64 %217, 0
  br i1 %218, label %partial102, label %chunks.done103

chunk60:                                          ; preds = %chunk.end67, %y.body54
  %next.9 = phi i32 [ %next.8, %y.body54 ], [ 65538, %chunk.end67 ]
  %chunk63 = phi i64 [ 0, %y.body54 ], [ %233, %chunk.end67 ]
  %219 = icmp ult i64 %chunk63, %chunks58
  br i1 %219, label %chunk.body61, label %chunk.after62

chunk.body61:                                     ; preds = %chunk60
  %220 = mul nuw nsw i64 %chunk63, 16
  %221 = trunc i64 %220 to i32
  %222 = add nuw nsw i64 %row57, %220
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut64

chunk.after62:                                    ; preds = %chunk60
  br label %chunks.after59

cut64:                                            ; preds = %chunk.body61
  store i64 0, ptr %26, align 8
  br label %lanes68

cut65:                                            ; preds = %region.done75, %lanes.after85, %lanes.after74
  %223 = load i64, ptr %26, align 8
  %224 = zext i32 %221 to i64
  %225 = zext i32 %y56 to i64
  %226 = getelementptr [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %225, i64 %223
  %227 = load float, ptr %226, align 4, !tbaa !5
  %228 = add i64 %223, 1
  %229 = icmp eq i64 %228, 32
  %230 = xor i1 %229, true
  %231 = and i1 true, %230
  %232 = and i1 true, %231
  store i64 %228, ptr %26, align 8
  br i1 %232, label %usual76, label %general77

cut66:                                            ; preds = %region.done75
  br label %lanes94

chunk.end67:                                      ; preds = %chunk.leave101
  %233 = add nuw nsw i64 %chunk63, 1
  br label %chunk60

lanes68:                                          ; preds = %lanes.latch73, %cut64
  %lane69 = phi i64 [ 0, %cut64 ], [ %234, %lanes.latch73 ]
  %234 = add nuw nsw i64 %lane69, 1
  %235 = trunc i64 %lane69 to i32
  %x70 = add nuw nsw i32 %221, %235
  %236 = add nuw nsw i64 %222, %lane69
  %237 = getelementptr inbounds float, ptr %31, i64 %236
  %238 = getelementptr inbounds float, ptr %24, i64 %lane69
  br label %region71

region71:                                         ; preds = %lanes68
  %239 = load float, ptr %237, align 4, !llvm.access.group !79
  store float %239, ptr %238, align 4, !llvm.access.group !79
  br label %exit72

exit72:                                           ; preds = %region71
  br label %lanes.latch73

lanes.latch73:                                    ; preds = %exit72
  %240 = icmp ult i64 %234, 16
  br i1 %240, label %lanes68, label %lanes.after74, !llvm.loop !84

lanes.after74:                                    ; preds = %lanes.latch73
  br label %cut65

region.done75:                                    ; preds = %lanes.after93
  br i1 %229, label %cut66, label %cut65

usual76:                                          ; preds = %cut65
  br label %lanes78

general77:                                        ; preds = %cut65
  br label %lanes86

lanes78:                                          ; preds = %lanes.latch84, %usual76
  %lane79 = phi i64 [ 0, %usual76 ], [ %241, %lanes.latch84 ]
  %241 = add nuw nsw i64 %lane79, 1
  %242 = trunc i64 %lane79 to i32
  %x80 = add nuw nsw i32 %221, %242
  %243 = getelementptr inbounds float, ptr %24, i64 %lane79
  %244 = add nuw nsw i64 %222, %lane79
  %245 = getelementptr inbounds float, ptr %29, i64 %244
  br label %region81

region81:                                         ; preds = %lanes78
  %246 = load float, ptr %243, align 4, !llvm.access.group !79
  %247 = zext i32 %y56 to i64
  %248 = add nsw i64 %224, %lane79
  %249 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %247, i64 %223
  %250 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %223, i64 %248
  %251 = load float, ptr %250, align 4, !tbaa !5, !llvm.access.group !79
  %252 = fmul contract float %227, %251
  %253 = fadd contract float %246, %252
  store float %253, ptr %245, align 4, !llvm.access.group !79
  %254 = add nuw nsw i64 %223, 1
  store float %253, ptr %243, align 4, !llvm.access.group !79
  br i1 false, label %exit82, label %exit83

exit82:                                           ; preds = %region81
  br label %lanes.latch84

exit83:                                           ; preds = %region81
  br label %lanes.latch84

lanes.latch84:                                    ; preds = %exit83, %exit82
  %255 = icmp ult i64 %241, 16
  br i1 %255, label %lanes78, label %lanes.after85, !llvm.loop !85

lanes.after85:                                    ; preds = %lanes.latch84
  br label %cut65

lanes86:                                          ; preds = %lanes.latch92, %general77
  %lane87 = phi i64 [ 0, %general77 ], [ %256, %lanes.latch92 ]
  %256 = add nuw nsw i64 %lane87, 1
  %257 = trunc i64 %lane87 to i32
  %x88 = add nuw nsw i32 %221, %257
  %258 = getelementptr inbounds float, ptr %24, i64 %lane87
  %259 = add nuw nsw i64 %222, %lane87
  %260 = getelementptr inbounds float, ptr %29, i64 %259
  br label %region89

region89:                                         ; preds = %lanes86
  %261 = load float, ptr %258, align 4, !llvm.access.group !79
  %262 = zext i32 %y56 to i64
  %263 = add nsw i64 %224, %lane87
  %264 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %262, i64 %223
  %265 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %223, i64 %263
  %266 = load float, ptr %265, align 4, !tbaa !5, !llvm.access.group !79
  %267 = fmul contract float %227, %266
  %268 = fadd contract float %261, %267
  store float %268, ptr %260, align 4, !llvm.access.group !79
  %269 = add nuw nsw i64 %223, 1
  store float %268, ptr %258, align 4, !llvm.access.group !79
  br i1 %229, label %exit90, label %exit91

exit90:                                           ; preds = %region89
  br label %lanes.latch92

exit91:                                           ; preds = %region89
  br label %lanes.latch92

lanes.latch92:                                    ; preds = %exit91, %exit90
  %270 = icmp ult i64 %256, 16
  br i1 %270, label %lanes86, label %lanes.after93, !llvm.loop !86

lanes.after93:                                    ; preds = %lanes.latch92
  br label %region.done75

lanes94:                                          ; preds = %lanes.latch99, %cut66
  %lane95 = phi i64 [ 0, %cut66 ], [ %271, %lanes.latch99 ]
  %271 = add nuw nsw i64 %lane95, 1
  %272 = trunc i64 %lane95 to i32
  %x96 = add nuw nsw i32 %221, %272
  br label %region97

region97:                                         ; preds = %lanes94
  br label %exit98

exit98:                                           ; preds = %region97
  br label %lanes.latch99

lanes.latch99:                                    ; preds = %exit98
  %273 = icmp ult i64 %271, 16
  br i1 %273, label %lanes94, label %lanes.after100, !llvm.loop !87

lanes.after100:                                   ; preds = %lanes.latch99
  br label %chunk.leave101

chunk.leave101:                                   ; preds = %lanes.after100
  br label %chunk.end67

partial102:                                       ; preds = %chunks.after59
  %274 = trunc i64 %216 to i32
  %275 = add nuw nsw i64 %row57, %216
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut104

chunks.done103:                                   ; preds = %chunk.end107, %chunks.after59
  %next.10 = phi i32 [ 65538, %chunk.end107 ], [ %next.9, %chunks.after59 ]
  %276 = add nuw nsw i32 %y56, 1
  br label %y53

cut104:                                           ; preds = %partial102
  store i64 0, ptr %26, align 8
  br label %lanes108

cut105:                                           ; preds = %lanes.after122, %lanes.after114
  %277 = load i64, ptr %26, align 8
  %278 = zext i32 %274 to i64
  %279 = zext i32 %y56 to i64
  %280 = getelementptr [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %279, i64 %277
  %281 = load float, ptr %280, align 4, !tbaa !5
  %282 = add i64 %277, 1
  %283 = icmp eq i64 %282, 32
  store i64 %282, ptr %26, align 8
  br label %lanes115

cut106:                                           ; preds = %lanes.after122
  br label %lanes123

chunk.end107:                                     ; preds = %chunk.leave130
  br label %chunks.done103

lanes108:                                         ; preds = %lanes.latch113, %cut104
  %lane109 = phi i64 [ 0, %cut104 ], [ %284, %lanes.latch113 ]
  %284 = add nuw nsw i64 %lane109, 1
  %285 = trunc i64 %lane109 to i32
  %x110 = add nuw nsw i32 %274, %285
  %286 = add nuw nsw i64 %275, %lane109
  %287 = getelementptr inbounds float, ptr %31, i64 %286
  %288 = getelementptr inbounds float, ptr %25, i64 %lane109
  br label %region111

region111:                                        ; preds = %lanes108
  %289 = load float, ptr %287, align 4, !llvm.access.group !79
  store float %289, ptr %288, align 4, !llvm.access.group !79
  br label %exit112

exit112:                                          ; preds = %region111
  br label %lanes.latch113

lanes.latch113:                                   ; preds = %exit112
  %290 = icmp ult i64 %284, %217
  br i1 %290, label %lanes108, label %lanes.after114, !llvm.loop !88

lanes.after114:                                   ; preds = %lanes.latch113
  br label %cut105

lanes115:                                         ; preds = %lanes.latch121, %cut105
  %lane116 = phi i64 [ 0, %cut105 ], [ %291, %lanes.latch121 ]
  %291 = add nuw nsw i64 %lane116, 1
  %292 = trunc i64 %lane116 to i32
  %x117 = add nuw nsw i32 %274, %292
  %293 = getelementptr inbounds float, ptr %25, i64 %lane116
  %294 = add nuw nsw i64 %275, %lane116
  %295 = getelementptr inbounds float, ptr %29, i64 %294
  br label %region118

region118:                                        ; preds = %lanes115
  %296 = load float, ptr %293, align 4, !llvm.access.group !79
  %297 = zext i32 %y56 to i64
  %298 = add nsw i64 %278, %lane116
  %299 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %297, i64 %277
  %300 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %277, i64 %298
  %301 = load float, ptr %300, align 4, !tbaa !5, !llvm.access.group !79
  %302 = fmul contract float %281, %301
  %303 = fadd contract float %296, %302
  store float %303, ptr %295, align 4, !llvm.access.group !79
  %304 = add nuw nsw i64 %277, 1
  store float %303, ptr %293, align 4, !llvm.access.group !79
  br i1 %283, label %exit119, label %exit120

exit119:                                          ; preds = %region118
  br label %lanes.latch121

exit120:                                          ; preds = %region118
  br label %lanes.latch121

lanes.latch121:                                   ; preds = %exit120, %exit119
  %305 = icmp ult i64 %291, %217
  br i1 %305, label %lanes115, label %lanes.after122, !llvm.loop !89

lanes.after122:                                   ; preds = %lanes.latch121
  br i1 %283, label %cut106, label %cut105

lanes123:                                         ; preds = %lanes.latch128, %cut106
  %lane124 = phi i64 [ 0, %cut106 ], [ %306, %lanes.latch128 ]
  %306 = add nuw nsw i64 %lane124, 1
  %307 = trunc i64 %lane124 to i32
  %x125 = add nuw nsw i32 %274, %307
  br label %region126

region126:                                        ; preds = %lanes123
  br label %exit127

exit127:                                          ; preds = %region126
  br label %lanes.latch128

lanes.latch128:                                   ; preds = %exit127
  %308 = icmp ult i64 %306, %217
  br i1 %308, label %lanes123, label %lanes.after129, !llvm.loop !90

lanes.after129:                                   ; preds = %lanes.latch128
  br label %chunk.leave130

chunk.leave130:                                   ; preds = %lanes.after129
  br label %chunk.end107

z131:                                             ; preds = %y.after137, %block.cut11
  %next.11 = phi i32 [ %next.7, %block.cut11 ], [ %next.12, %y.after137 ]
  %z134 = phi i32 [ 0, %block.cut11 ], [ %315, %y.after137 ]
  %309 = icmp ult i32 %z134, %9
  br i1 %309, label %z.body132, label %z.after133

z.body132:                                        ; preds = %z131
  br label %y135

z.after133:                                       ; preds = %z131
  switch i32 %next.11, label %return [
    i32 65537, label %block.cut10
  ]

y135:                                             ; preds = %chunks.done178, %z.body132
  %next.12 = phi i32 [ %next.11, %z.body132 ], [ %next.15, %chunks.done178 ]
  %y138 = phi i32 [ 0, %z.body132 ], [ %443, %chunks.done178 ]
  %310 = icmp ult i32 %y138, %8
  br i1 %310, label %y.body136, label %y.after137

y.body136:                                        ; preds = %y135
  %311 = zext i32 %7 to i64
  %312 = mul nuw nsw i32 %z134, %8
  %313 = add nuw nsw i32 %312, %y138
  %314 = zext i32 %313 to i64
  %row139 = mul nuw nsw i64 %314, %311
  %chunks140 = udiv i64 %311, 16
  br label %chunk142

y.after137:                                       ; preds = %y135
  %315 = add nuw nsw i32 %z134, 1
  br label %z131

chunks.after141:                                  ; preds = %chunk.after144
  %316 = mul nuw nsw i64 %chunks140, 16
  %317 = sub i64 %311, %316
  %318 = icmp ne i64 %317, 0
  br i1 %318, label %partial177, label %chunks.done178

chunk142:                                         ; preds = %chunk.end147, %y.body136
  %next.13 = phi i32 [ %next.12, %y.body136 ], [ %next.14, %chunk.end147 ]
  %chunk145 = phi i64 [ 0, %y.body136 ], [ %358, %chunk.end147 ]
  %319 = icmp ult i64 %chunk145, %chunks140
  br i1 %319, label %chunk.body143, label %chunk.after144

chunk.body143:                                    ; preds = %chunk142
  %320 = mul nuw nsw i64 %chunk145, 16
  %321 = trunc i64 %320 to i32
  %322 = add nuw nsw i64 %row139, %320
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut146

chunk.after144:                                   ; preds = %chunk142
  br label %chunks.after141

cut146:                                           ; preds = %chunk.body143
  %323 = load i32, ptr %22, align 4
  %324 = load i32, ptr %23, align 4
  %325 = zext i32 %321 to i64
  %326 = load i64, ptr %21, align 8
  %327 = add i64 %326, 32
  %328 = trunc i64 %327 to i32
  %329 = icmp slt i32 %328, %3
  %330 = load i32, ptr %22, align 4
  %331 = load i32, ptr %23, align 4
  %332 = add i32 %330, %y138
  %333 = mul i32 %332, %3
  %334 = sext i32 %333 to i64
  %335 = sext i32 %331 to i64
  %336 = zext i32 %321 to i64
  %337 = add i64 %335, %336
  %338 = add i64 %334, %337
  %339 = add i32 %323, %y138
  %340 = mul i32 %339, %3
  %341 = add i32 %340, %321
  %342 = trunc i64 %327 to i32
  %343 = add i32 %341, %342
  %344 = zext i32 %343 to i64
  %345 = add i64 %344, 15
  %346 = icmp ult i64 %345, 4294967296
  %347 = and i1 true, %346
  %348 = add i32 %y138, %342
  %349 = mul i32 %348, %3
  %350 = add i32 %324, %321
  %351 = add i32 %349, %350
  %352 = zext i32 %351 to i64
  %353 = add i64 %352, 15
  %354 = icmp ult i64 %353, 4294967296
  %355 = and i1 %347, %354
  %356 = and i1 %355, %329
  %357 = and i1 true, %356
  store i64 %327, ptr %21, align 8
  br i1 %357, label %usual149, label %general150

chunk.end147:                                     ; preds = %chunk.leave176, %chunk.leave175
  %next.14 = phi i32 [ 65537, %chunk.leave175 ], [ 2147483647, %chunk.leave176 ]
  %358 = add nuw nsw i64 %chunk145, 1
  br label %chunk142

region.done148:                                   ; preds = %lanes.after174
  switch i32 %exit.2, label %chunk.leave175 [
    i32 2147483647, label %chunk.leave176
  ]

usual149:                                         ; preds = %cut146
  br label %lanes151

general150:                                       ; preds = %cut146
  br label %lanes163

lanes151:                                         ; preds = %lanes.latch161, %usual149
  %lane152 = phi i64 [ 0, %usual149 ], [ %359, %lanes.latch161 ]
  %359 = add nuw nsw i64 %lane152, 1
  %360 = trunc i64 %lane152 to i32
  %x153 = add nuw nsw i32 %321, %360
  %361 = add nuw nsw i64 %322, %lane152
  %362 = getelementptr inbounds float, ptr %31, i64 %361
  %363 = load float, ptr %362, align 4, !llvm.access.group !79
  %364 = add nuw nsw i64 %322, %lane152
  %365 = getelementptr inbounds float, ptr %29, i64 %364
  %366 = load float, ptr %365, align 4, !llvm.access.group !79
  br label %region155

region154:                                        ; preds = %region155
  %367 = phi i64 [ %388, %region155 ]
  %368 = phi float [ %366, %region155 ]
  %369 = add nuw nsw i32 %324, %x153
  %370 = add nuw nsw i32 %323, %y138
  %371 = mul nsw i32 %370, %3
  %372 = add i32 %371, %x153
  %373 = zext i32 %y138 to i64
  %374 = add nsw i64 %325, %lane152
  %375 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %373, i64 %374
  %376 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %373, i64 %374
  %377 = trunc nuw nsw i64 %367 to i32
  %378 = add i32 %372, %377
  %379 = add nsw i64 %344, %lane152
  %380 = getelementptr inbounds float, ptr %1, i64 %379
  %381 = load float, ptr %380, align 4, !tbaa !5, !llvm.access.group !79
  store float %381, ptr %375, align 4, !tbaa !5, !llvm.access.group !79
  %382 = add i32 %y138, %377
  %383 = mul i32 %382, %3
  %384 = add i32 %383, %369
  %385 = add nsw i64 %352, %lane152
  %386 = getelementptr inbounds float, ptr %2, i64 %385
  %387 = load float, ptr %386, align 4, !tbaa !5, !llvm.access.group !79
  store float %387, ptr %376, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit159

region155:                                        ; preds = %lanes151
  %388 = add nuw nsw i64 %326, 32
  %389 = trunc nuw i64 %388 to i32
  br i1 true, label %region154, label %region156

region156:                                        ; preds = %region155
  br label %region157

region157:                                        ; preds = %region156
  %390 = phi float [ %366, %region156 ]
  %391 = add nuw nsw i32 %331, %x153
  %392 = add nuw nsw i32 %330, %y138
  %393 = mul nsw i32 %392, %3
  %394 = add nsw i32 %393, %391
  %395 = add nsw i64 %338, %lane152
  %396 = getelementptr inbounds float, ptr %0, i64 %395
  store float %390, ptr %396, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit160

exit159:                                          ; preds = %region154
  br label %lanes.latch161

exit160:                                          ; preds = %region157
  br label %lanes.latch161

lanes.latch161:                                   ; preds = %exit160, %exit159
  %copy158.0 = phi float [ %368, %exit159 ], [ %363, %exit160 ]
  store float %copy158.0, ptr %362, align 4, !llvm.access.group !79
  %397 = icmp ult i64 %359, 16
  br i1 %397, label %lanes151, label %lanes.after162, !llvm.loop !91

lanes.after162:                                   ; preds = %lanes.latch161
  br label %chunk.leave175

lanes163:                                         ; preds = %lanes.latch173, %general150
  %lane164 = phi i64 [ 0, %general150 ], [ %398, %lanes.latch173 ]
  %398 = add nuw nsw i64 %lane164, 1
  %399 = trunc i64 %lane164 to i32
  %x165 = add nuw nsw i32 %321, %399
  %400 = add nuw nsw i64 %322, %lane164
  %401 = getelementptr inbounds float, ptr %31, i64 %400
  %402 = load float, ptr %401, align 4, !llvm.access.group !79
  %403 = add nuw nsw i64 %322, %lane164
  %404 = getelementptr inbounds float, ptr %29, i64 %403
  %405 = load float, ptr %404, align 4, !llvm.access.group !79
  br label %region167

region166:                                        ; preds = %region167
  %406 = phi i64 [ %431, %region167 ]
  %407 = phi float [ %405, %region167 ]
  %408 = add nuw nsw i32 %324, %x165
  %409 = add nuw nsw i32 %323, %y138
  %410 = mul nsw i32 %409, %3
  %411 = add i32 %410, %x165
  %412 = zext i32 %y138 to i64
  %413 = add nsw i64 %325, %lane164
  %414 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %412, i64 %413
  %415 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %412, i64 %413
  %416 = trunc nuw nsw i64 %406 to i32
  %417 = add i32 %411, %416
  %418 = lshr i32 %7, 16
  %419 = xor i32 %417, %418
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds float, ptr %1, i64 %420
  %422 = load float, ptr %421, align 4, !tbaa !5, !llvm.access.group !79
  store float %422, ptr %414, align 4, !tbaa !5, !llvm.access.group !79
  %423 = add i32 %y138, %416
  %424 = mul i32 %423, %3
  %425 = add i32 %424, %408
  %426 = lshr i32 %7, 16
  %427 = xor i32 %425, %426
  %428 = zext i32 %427 to i64
  %429 = getelementptr inbounds float, ptr %2, i64 %428
  %430 = load float, ptr %429, align 4, !tbaa !5, !llvm.access.group !79
  store float %430, ptr %415, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit171

region167:                                        ; preds = %lanes163
  %431 = add nuw nsw i64 %326, 32
  %432 = trunc nuw i64 %431 to i32
  br i1 %329, label %region166, label %region168

region168:                                        ; preds = %region167
  br label %region169

region169:                                        ; preds = %region168
  %433 = phi float [ %405, %region168 ]
  %434 = add nuw nsw i32 %331, %x165
  %435 = add nuw nsw i32 %330, %y138
  %436 = mul nsw i32 %435, %3
  %437 = add nsw i32 %436, %434
  %438 = add nsw i64 %338, %lane164
  %439 = getelementptr inbounds float, ptr %0, i64 %438
  store float %433, ptr %439, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit172

exit171:                                          ; preds = %region166
  br label %lanes.latch173

exit172:                                          ; preds = %region169
  br label %lanes.latch173

lanes.latch173:                                   ; preds = %exit172, %exit171
  %copy170.0 = phi float [ %407, %exit171 ], [ %402, %exit172 ]
  %exit.2 = phi i32 [ 65537, %exit171 ], [ 2147483647, %exit172 ]
  store float %copy170.0, ptr %401, align 4, !llvm.access.group !79
  %440 = icmp ult i64 %398, 16
  br i1 %440, label %lanes163, label %lanes.after174, !llvm.loop !92

lanes.after174:                                   ; preds = %lanes.latch173
  br label %region.done148

chunk.leave175:                                   ; preds = %region.done148, %lanes.after162
  br label %chunk.end147

chunk.leave176:                                   ; preds = %region.done148
  br label %chunk.end147

partial177:                                       ; preds = %chunks.after141
  %441 = trunc i64 %316 to i32
  %442 = add nuw nsw i64 %row139, %316
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut179

chunks.done178:                                   ; preds = %chunk.end180, %chunks.after141
  %next.15 = phi i32 [ %next.16, %chunk.end180 ], [ %next.13, %chunks.after141 ]
  %443 = add nuw nsw i32 %y138, 1
  br label %y135

cut179:                                           ; preds = %partial177
  %444 = load i32, ptr %22, align 4
  %445 = load i32, ptr %23, align 4
  %446 = zext i32 %441 to i64
  %447 = load i64, ptr %21, align 8
  %448 = add i64 %447, 32
  %449 = trunc i64 %448 to i32
  %450 = icmp slt i32 %449, %3
  %451 = load i32, ptr %22, align 4
  %452 = load i32, ptr %23, align 4
  %453 = add i32 %451, %y138
  %454 = mul i32 %453, %3
  %455 = sext i32 %454 to i64
  %456 = sext i32 %452 to i64
  %457 = zext i32 %441 to i64
  %458 = add i64 %456, %457
  %459 = add i64 %455, %458
  store i64 %448, ptr %21, align 8
  br label %lanes181

chunk.end180:                                     ; preds = %chunk.leave194, %chunk.leave193
  %next.16 = phi i32 [ 65537, %chunk.leave193 ], [ 2147483647, %chunk.leave194 ]
  br label %chunks.done178

lanes181:                                         ; preds = %lanes.latch191, %cut179
  %lane182 = phi i64 [ 0, %cut179 ], [ %460, %lanes.latch191 ]
  %460 = add nuw nsw i64 %lane182, 1
  %461 = trunc i64 %lane182 to i32
  %x183 = add nuw nsw i32 %441, %461
  %462 = add nuw nsw i64 %442, %lane182
  %463 = getelementptr inbounds float, ptr %31, i64 %462
  %464 = load float, ptr %463, align 4, !llvm.access.group !79
  %465 = add nuw nsw i64 %442, %lane182
  %466 = getelementptr inbounds float, ptr %29, i64 %465
  %467 = load float, ptr %466, align 4, !llvm.access.group !79
  br label %region185

region184:                                        ; preds = %region185
  %468 = phi i64 [ %489, %region185 ]
  %469 = phi float [ %467, %region185 ]
  %470 = add nuw nsw i32 %445, %x183
  %471 = add nuw nsw i32 %444, %y138
  %472 = mul nsw i32 %471, %3
  %473 = add i32 %472, %x183
  %474 = zext i32 %y138 to i64
  %475 = add nsw i64 %446, %lane182
  %476 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %474, i64 %475
  %477 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %474, i64 %475
  %478 = trunc nuw nsw i64 %468 to i32
  %479 = add i32 %473, %478
  %480 = zext i32 %479 to i64
  %481 = getelementptr inbounds float, ptr %1, i64 %480
  %482 = load float, ptr %481, align 4, !tbaa !5, !llvm.access.group !79
  store float %482, ptr %476, align 4, !tbaa !5, !llvm.access.group !79
  %483 = add i32 %y138, %478
  %484 = mul i32 %483, %3
  %485 = add i32 %484, %470
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds float, ptr %2, i64 %486
  %488 = load float, ptr %487, align 4, !tbaa !5, !llvm.access.group !79
  store float %488, ptr %477, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit189

region185:                                        ; preds = %lanes181
  %489 = add nuw nsw i64 %447, 32
  %490 = trunc nuw i64 %489 to i32
  br i1 %450, label %region184, label %region186

region186:                                        ; preds = %region185
  br label %region187

region187:                                        ; preds = %region186
  %491 = phi float [ %467, %region186 ]
  %492 = add nuw nsw i32 %452, %x183
  %493 = add nuw nsw i32 %451, %y138
  %494 = mul nsw i32 %493, %3
  %495 = add nsw i32 %494, %492
  %496 = add nsw i64 %459, %lane182
  %497 = getelementptr inbounds float, ptr %0, i64 %496
  store float %491, ptr %497, align 4, !tbaa !5, !llvm.access.group !79
  br label %exit190

exit189:                                          ; preds = %region184
  br label %lanes.latch191

exit190:                                          ; preds = %region187
  br label %lanes.latch191

lanes.latch191:                                   ; preds = %exit190, %exit189
  %copy188.0 = phi float [ %469, %exit189 ], [ %464, %exit190 ]
  %exit.3 = phi i32 [ 65537, %exit189 ], [ 2147483647, %exit190 ]
  store float %copy188.0, ptr %463, align 4, !llvm.access.group !79
  %498 = icmp ult i64 %460, %317
  br i1 %498, label %lanes181, label %lanes.after192, !llvm.loop !93

lanes.after192:                                   ; preds = %lanes.latch191
  switch i32 %exit.3, label %chunk.leave193 [
    i32 2147483647, label %chunk.leave194
  ]

chunk.leave193:                                   ; preds = %lanes.after192
  br label %chunk.end180

chunk.leave194:                                   ; preds = %lanes.after192
  br label %chunk.end180
}

; Function Attrs: alwaysinline mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x32(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #5 {
entry:
  %_ZZ11tiledKernelPfPKfS1_iE5tileB = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %_ZZ11tiledKernelPfPKfS1_iE5tileA = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads9 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads9, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [32 x float], align 64
  %25 = alloca [32 x float], align 64
  %26 = alloca i64, align 8
  %27 = getelementptr inbounds i8, ptr %14, i64 0
  %28 = mul nuw nsw i64 %capacity, 0
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = mul nuw nsw i64 %capacity, 4
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  br label %block.cut

return:                                           ; preds = %z.after88, %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

block.cut10:                                      ; preds = %z.after88, %z.after
  %next.0 = phi i32 [ %next.1, %z.after ], [ %next.8, %z.after88 ]
  %32 = load i64, ptr %21, align 8
  %33 = load i32, ptr %22, align 4
  %34 = load i32, ptr %23, align 4
  br label %z33

block.cut11:                                      ; preds = %z.after35
  %35 = load i64, ptr %21, align 8
  %36 = load i32, ptr %22, align 4
  %37 = load i32, ptr %23, align 4
  br label %z86

z:                                                ; preds = %y.after, %block.cut
  %next.1 = phi i32 [ undef, %block.cut ], [ %next.2, %y.after ]
  %z12 = phi i32 [ 0, %block.cut ], [ %44, %y.after ]
  %38 = icmp ult i32 %z12, %9
  br i1 %38, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  switch i32 %next.1, label %return [
    i32 65537, label %block.cut10
  ]

y:                                                ; preds = %chunks.after, %z.body
  %next.2 = phi i32 [ %next.1, %z.body ], [ %next.3, %chunks.after ]
  %y13 = phi i32 [ 0, %z.body ], [ %45, %chunks.after ]
  %39 = icmp ult i32 %y13, %8
  br i1 %39, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %40 = zext i32 %7 to i64
  %41 = mul nuw nsw i32 %z12, %8
  %42 = add nuw nsw i32 %41, %y13
  %43 = zext i32 %42 to i64
  %row = mul nuw nsw i64 %43, %40
  %chunks = udiv i64 %40, 32
  br label %chunk

y.after:                                          ; preds = %y
  %44 = add nuw nsw i32 %z12, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %45 = add nuw nsw i32 %y13, 1
  br label %y

chunk:                                            ; preds = %chunk.end, %y.body
  %next.3 = phi i32 [ %next.2, %y.body ], [ %next.4, %chunk.end ]
  %chunk14 = phi i64 [ 0, %y.body ], [ %80, %chunk.end ]
  %46 = icmp ult i64 %chunk14, %chunks
  br i1 %46, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %47 = mul nuw nsw i64 %chunk14, 32
  %48 = trunc i64 %47 to i32
  %49 = add nuw nsw i64 %row, %47
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %50 = icmp sgt i32 %3, 0
  %51 = shl i32 %5, 5
  %52 = shl i32 %4, 5
  %53 = zext i32 %48 to i64
  %54 = add i32 %51, %y13
  %55 = mul i32 %54, %3
  %56 = sext i32 %55 to i64
  %57 = sext i32 %52 to i64
  %58 = zext i32 %48 to i64
  %59 = add i64 %57, %58
  %60 = add i64 %56, %59
  %61 = add i32 %51, %y13
  %62 = mul i32 %61, %3
  %63 = add i32 %62, %48
  %64 = trunc i64 0 to i32
  %65 = add i32 %63, %64
  %66 = zext i32 %65 to i64
  %67 = add i64 %66, 31
  %68 = icmp ult i64 %67, 4294967296
  %69 = and i1 true, %68
  %70 = add i32 %y13, %64
  %71 = mul i32 %70, %3
  %72 = add i32 %52, %48
  %73 = add i32 %71, %72
  %74 = zext i32 %73 to i64
  %75 = add i64 %74, 31
  %76 = icmp ult i64 %75, 4294967296
  %77 = and i1 %69, %76
  %78 = and i1 %77, %50
  %79 = and i1 true, %78
  store i32 %52, ptr %23, align 4
  store i32 %51, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br i1 %79, label %usual, label %general

chunk.end:                                        ; preds = %chunk.leave32, %chunk.leave
  %next.4 = phi i32 [ 65537, %chunk.leave ], [ 2147483647, %chunk.leave32 ]
  %80 = add nuw nsw i64 %chunk14, 1
  br label %chunk

region.done:                                      ; preds = %lanes.after31
  switch i32 %exit.0, label %chunk.leave [
    i32 2147483647, label %chunk.leave32
  ]

usual:                                            ; preds = %cut
  br label %lanes

general:                                          ; preds = %cut
  br label %lanes20

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %81, %lanes.latch ]
  %81 = add nuw nsw i64 %lane, 1
  %82 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %48, %82
  %83 = add nuw nsw i64 %49, %lane
  %84 = getelementptr inbounds float, ptr %31, i64 %83
  %85 = load float, ptr %84, align 4, !llvm.access.group !94
  br label %region

region:                                           ; preds = %lanes
  %86 = shl nuw nsw i32 %4, 5
  %87 = shl nuw nsw i32 %5, 5
  br i1 true, label %region15, label %region17

region15:                                         ; preds = %region
  br label %region16

region16:                                         ; preds = %region15
  %88 = phi i64 [ 0, %region15 ]
  %89 = phi float [ 0.000000e+00, %region15 ]
  %90 = add nuw nsw i32 %52, %x
  %91 = add nuw nsw i32 %51, %y13
  %92 = mul nsw i32 %91, %3
  %93 = add i32 %92, %x
  %94 = zext i32 %y13 to i64
  %95 = add nsw i64 %53, %lane
  %96 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %94, i64 %95
  %97 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %94, i64 %95
  %98 = trunc nuw nsw i64 %88 to i32
  %99 = add i32 %93, %98
  %100 = add nsw i64 %66, %lane
  %101 = getelementptr inbounds float, ptr %1, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !5, !llvm.access.group !94
  store float %102, ptr %96, align 4, !tbaa !5, !llvm.access.group !94
  %103 = add i32 %y13, %98
  %104 = mul i32 %103, %3
  %105 = add i32 %104, %90
  %106 = add nsw i64 %74, %lane
  %107 = getelementptr inbounds float, ptr %2, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !5, !llvm.access.group !94
  store float %108, ptr %97, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit18

region17:                                         ; preds = %region
  %109 = phi float [ 0.000000e+00, %region ]
  %110 = add nuw nsw i32 %52, %x
  %111 = add nuw nsw i32 %51, %y13
  %112 = mul nsw i32 %111, %3
  %113 = add nsw i32 %112, %110
  %114 = add nsw i64 %60, %lane
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  store float %109, ptr %115, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit19

exit18:                                           ; preds = %region16
  br label %lanes.latch

exit19:                                           ; preds = %region17
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18
  %copy.0 = phi float [ %89, %exit18 ], [ %85, %exit19 ]
  store float %copy.0, ptr %84, align 4, !llvm.access.group !94
  %116 = icmp ult i64 %81, 32
  br i1 %116, label %lanes, label %lanes.after, !llvm.loop !95

lanes.after:                                      ; preds = %lanes.latch
  br label %chunk.leave

lanes20:                                          ; preds = %lanes.latch30, %general
  %lane21 = phi i64 [ 0, %general ], [ %117, %lanes.latch30 ]
  %117 = add nuw nsw i64 %lane21, 1
  %118 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %48, %118
  %119 = add nuw nsw i64 %49, %lane21
  %120 = getelementptr inbounds float, ptr %31, i64 %119
  %121 = load float, ptr %120, align 4, !llvm.access.group !94
  br label %region23

region23:                                         ; preds = %lanes20
  %122 = shl nuw nsw i32 %4, 5
  %123 = shl nuw nsw i32 %5, 5
  br i1 %50, label %region24, label %region26

region24:                                         ; preds = %region23
  br label %region25

region25:                                         ; preds = %region24
  %124 = phi i64 [ 0, %region24 ]
  %125 = phi float [ 0.000000e+00, %region24 ]
  %126 = add nuw nsw i32 %52, %x22
  %127 = add nuw nsw i32 %51, %y13
  %128 = mul nsw i32 %127, %3
  %129 = add i32 %128, %x22
  %130 = zext i32 %y13 to i64
  %131 = add nsw i64 %53, %lane21
  %132 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %130, i64 %131
  %133 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %130, i64 %131
  %134 = trunc nuw nsw i64 %124 to i32
  %135 = add i32 %129, %134
  %136 = lshr i32 %7, 16
  %137 = xor i32 %135, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %1, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !5, !llvm.access.group !94
  store float %140, ptr %132, align 4, !tbaa !5, !llvm.access.group !94
  %141 = add i32 %y13, %134
  %142 = mul i32 %141, %3
  %143 = add i32 %142, %126
  %144 = lshr i32 %7, 16
  %145 = xor i32 %143, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %2, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !5, !llvm.access.group !94
  store float %148, ptr %133, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit28

region26:                                         ; preds = %region23
  %149 = phi float [ 0.000000e+00, %region23 ]
  %150 = add nuw nsw i32 %52, %x22
  %151 = add nuw nsw i32 %51, %y13
  %152 = mul nsw i32 %151, %3
  %153 = add nsw i32 %152, %150
  %154 = add nsw i64 %60, %lane21
  %155 = getelementptr inbounds float, ptr %0, i64 %154
  store float %149, ptr %155, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit29

exit28:                                           ; preds = %region25
  br label %lanes.latch30

exit29:                                           ; preds = %region26
  br label %lanes.latch30

lanes.latch30:                                    ; preds = %exit29, %exit28
  %copy27.0 = phi float [ %125, %exit28 ], [ %121, %exit29 ]
  %exit.0 = phi i32 [ 65537, %exit28 ], [ 2147483647, %exit29 ]
  store float %copy27.0, ptr %120, align 4, !llvm.access.group !94
  %156 = icmp ult i64 %117, 32
  br i1 %156, label %lanes20, label %lanes.after31, !llvm.loop !97

lanes.after31:                                    ; preds = %lanes.latch30
  br label %region.done

chunk.leave:                                      ; preds = %region.done, %lanes.after
  br label %chunk.end

chunk.leave32:                                    ; preds = %region.done
  br label %chunk.end

z33:                                              ; preds = %y.after39, %block.cut10
  %next.5 = phi i32 [ %next.0, %block.cut10 ], [ %next.6, %y.after39 ]
  %z36 = phi i32 [ 0, %block.cut10 ], [ %163, %y.after39 ]
  %157 = icmp ult i32 %z36, %9
  br i1 %157, label %z.body34, label %z.after35

z.body34:                                         ; preds = %z33
  br label %y37

z.after35:                                        ; preds = %z33
  br label %block.cut11

y37:                                              ; preds = %chunks.after43, %z.body34
  %next.6 = phi i32 [ %next.5, %z.body34 ], [ %next.7, %chunks.after43 ]
  %y40 = phi i32 [ 0, %z.body34 ], [ %164, %chunks.after43 ]
  %158 = icmp ult i32 %y40, %8
  br i1 %158, label %y.body38, label %y.after39

y.body38:                                         ; preds = %y37
  %159 = zext i32 %7 to i64
  %160 = mul nuw nsw i32 %z36, %8
  %161 = add nuw nsw i32 %160, %y40
  %162 = zext i32 %161 to i64
  %row41 = mul nuw nsw i64 %162, %159
  %chunks42 = udiv i64 %159, 32
  br label %chunk44

y.after39:                                        ; preds = %y37
  %163 = add nuw nsw i32 %z36, 1
  br label %z33

chunks.after43:                                   ; preds = %chunk.after46
  %164 = add nuw nsw i32 %y40, 1
  br label %y37

chunk44:                                          ; preds = %chunk.end51, %y.body38
  %next.7 = phi i32 [ %next.6, %y.body38 ], [ 65538, %chunk.end51 ]
  %chunk47 = phi i64 [ 0, %y.body38 ], [ %179, %chunk.end51 ]
  %165 = icmp ult i64 %chunk47, %chunks42
  br i1 %165, label %chunk.body45, label %chunk.after46

chunk.body45:                                     ; preds = %chunk44
  %166 = mul nuw nsw i64 %chunk47, 32
  %167 = trunc i64 %166 to i32
  %168 = add nuw nsw i64 %row41, %166
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut48

chunk.after46:                                    ; preds = %chunk44
  br label %chunks.after43

cut48:                                            ; preds = %chunk.body45
  store i64 0, ptr %26, align 8
  br label %lanes52

cut49:                                            ; preds = %region.done59, %lanes.after69, %lanes.after58
  %169 = load i64, ptr %26, align 8
  %170 = zext i32 %167 to i64
  %171 = zext i32 %y40 to i64
  %172 = getelementptr [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %171, i64 %169
  %173 = load float, ptr %172, align 4, !tbaa !5
  %174 = add i64 %169, 1
  %175 = icmp eq i64 %174, 32
  %176 = xor i1 %175, true
  %177 = and i1 true, %176
  %178 = and i1 true, %177
  store i64 %174, ptr %26, align 8
  br i1 %178, label %usual60, label %general61

cut50:                                            ; preds = %region.done59
  br label %lanes78

chunk.end51:                                      ; preds = %chunk.leave85
  %179 = add nuw nsw i64 %chunk47, 1
  br label %chunk44

lanes52:                                          ; preds = %lanes.latch57, %cut48
  %lane53 = phi i64 [ 0, %cut48 ], [ %180, %lanes.latch57 ]
  %180 = add nuw nsw i64 %lane53, 1
  %181 = trunc i64 %lane53 to i32
  %x54 = add nuw nsw i32 %167, %181
  %182 = add nuw nsw i64 %168, %lane53
  %183 = getelementptr inbounds float, ptr %31, i64 %182
  %184 = getelementptr inbounds float, ptr %24, i64 %lane53
  br label %region55

region55:                                         ; preds = %lanes52
  %185 = load float, ptr %183, align 4, !llvm.access.group !94
  store float %185, ptr %184, align 4, !llvm.access.group !94
  br label %exit56

exit56:                                           ; preds = %region55
  br label %lanes.latch57

lanes.latch57:                                    ; preds = %exit56
  %186 = icmp ult i64 %180, 32
  br i1 %186, label %lanes52, label %lanes.after58, !llvm.loop !98

lanes.after58:                                    ; preds = %lanes.latch57
  br label %cut49

region.done59:                                    ; preds = %lanes.after77
  br i1 %175, label %cut50, label %cut49

usual60:                                          ; preds = %cut49
  br label %lanes62

general61:                                        ; preds = %cut49
  br label %lanes70

lanes62:                                          ; preds = %lanes.latch68, %usual60
  %lane63 = phi i64 [ 0, %usual60 ], [ %187, %lanes.latch68 ]
  %187 = add nuw nsw i64 %lane63, 1
  %188 = trunc i64 %lane63 to i32
  %x64 = add nuw nsw i32 %167, %188
  %189 = getelementptr inbounds float, ptr %24, i64 %lane63
  %190 = add nuw nsw i64 %168, %lane63
  %191 = getelementptr inbounds float, ptr %29, i64 %190
  br label %region65

region65:                                         ; preds = %lanes62
  %192 = load float, ptr %189, align 4, !llvm.access.group !94
  %193 = zext i32 %y40 to i64
  %194 = add nsw i64 %170, %lane63
  %195 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %193, i64 %169
  %196 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %169, i64 %194
  %197 = load float, ptr %196, align 4, !tbaa !5, !llvm.access.group !94
  %198 = fmul contract float %173, %197
  %199 = fadd contract float %192, %198
  store float %199, ptr %191, align 4, !llvm.access.group !94
  %200 = add nuw nsw i64 %169, 1
  store float %199, ptr %189, align 4, !llvm.access.group !94
  br i1 false, label %exit66, label %exit67

exit66:                                           ; preds = %region65
  br label %lanes.latch68

exit67:                                           ; preds = %region65
  br label %lanes.latch68

lanes.latch68:                                    ; preds = %exit67, %exit66
  %201 = icmp ult i64 %187, 32
  br i1 %201, label %lanes62, label %lanes.after69, !llvm.loop !99

lanes.after69:                                    ; preds = %lanes.latch68
  br label %cut49

lanes70:                                          ; preds = %lanes.latch76, %general61
  %lane71 = phi i64 [ 0, %general61 ], [ %202, %lanes.latch76 ]
  %202 = add nuw nsw i64 %lane71, 1
  %203 = trunc i64 %lane71 to i32
  %x72 = add nuw nsw i32 %167, %203
  %204 = getelementptr inbounds float, ptr %24, i64 %lane71
  %205 = add nuw nsw i64 %168, %lane71
  %206 = getelementptr inbounds float, ptr %29, i64 %205
  br label %region73

region73:                                         ; preds = %lanes70
  %207 = load float, ptr %204, align 4, !llvm.access.group !94
  %208 = zext i32 %y40 to i64
  %209 = add nsw i64 %170, %lane71
  %210 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %208, i64 %169
  %211 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %169, i64 %209
  %212 = load float, ptr %211, align 4, !tbaa !5, !llvm.access.group !94
  %213 = fmul contract float %173, %212
  %214 = fadd contract float %207, %213
  store float %214, ptr %206, align 4, !llvm.access.group !94
  %215 = add nuw nsw i64 %169, 1
  store float %214, ptr %204, align 4, !llvm.access.group !94
  br i1 %175, label %exit74, label %exit75

exit74:                                           ; preds = %region73
  br label %lanes.latch76

exit75:                                           ; preds = %region73
  br label %lanes.latch76

lanes.latch76:                                    ; preds = %exit75, %exit74
  %216 = icmp ult i64 %202, 32
  br i1 %216, label %lanes70, label %lanes.after77, !llvm.loop !100

lanes.after77:                                    ; preds = %lanes.latch76
  br label %region.done59

lanes78:                                          ; preds = %lanes.latch83, %cut50
  %lane79 = phi i64 [ 0, %cut50 ], [ %217, %lanes.latch83 ]
  %217 = add nuw nsw i64 %lane79, 1
  %218 = trunc i64 %lane79 to i32
  %x80 = add nuw nsw i32 %167, %218
  br label %region81

region81:                                         ; preds = %lanes78
  br label %exit82

exit82:                                           ; preds = %region81
  br label %lanes.latch83

lanes.latch83:                                    ; preds = %exit82
  %219 = icmp ult i64 %217, 32
  br i1 %219, label %lanes78, label %lanes.after84, !llvm.loop !101

lanes.after84:                                    ; preds = %lanes.latch83
  br label %chunk.leave85

chunk.leave85:                                    ; preds = %lanes.after84
  br label %chunk.end51

z86:                                              ; preds = %y.after92, %block.cut11
  %next.8 = phi i32 [ %next.5, %block.cut11 ], [ %next.9, %y.after92 ]
  %z89 = phi i32 [ 0, %block.cut11 ], [ %226, %y.after92 ]
  %220 = icmp ult i32 %z89, %9
  br i1 %220, label %z.body87, label %z.after88

z.body87:                                         ; preds = %z86
  br label %y90

z.after88:                                        ; preds = %z86
  switch i32 %next.8, label %return [
    i32 65537, label %block.cut10
  ]

y90:                                              ; preds = %chunks.after96, %z.body87
  %next.9 = phi i32 [ %next.8, %z.body87 ], [ %next.10, %chunks.after96 ]
  %y93 = phi i32 [ 0, %z.body87 ], [ %227, %chunks.after96 ]
  %221 = icmp ult i32 %y93, %8
  br i1 %221, label %y.body91, label %y.after92

y.body91:                                         ; preds = %y90
  %222 = zext i32 %7 to i64
  %223 = mul nuw nsw i32 %z89, %8
  %224 = add nuw nsw i32 %223, %y93
  %225 = zext i32 %224 to i64
  %row94 = mul nuw nsw i64 %225, %222
  %chunks95 = udiv i64 %222, 32
  br label %chunk97

y.after92:                                        ; preds = %y90
  %226 = add nuw nsw i32 %z89, 1
  br label %z86

chunks.after96:                                   ; preds = %chunk.after99
  %227 = add nuw nsw i32 %y93, 1
  br label %y90

chunk97:                                          ; preds = %chunk.end102, %y.body91
  %next.10 = phi i32 [ %next.9, %y.body91 ], [ %next.11, %chunk.end102 ]
  %chunk100 = phi i64 [ 0, %y.body91 ], [ %267, %chunk.end102 ]
  %228 = icmp ult i64 %chunk100, %chunks95
  br i1 %228, label %chunk.body98, label %chunk.after99

chunk.body98:                                     ; preds = %chunk97
  %229 = mul nuw nsw i64 %chunk100, 32
  %230 = trunc i64 %229 to i32
  %231 = add nuw nsw i64 %row94, %229
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut101

chunk.after99:                                    ; preds = %chunk97
  br label %chunks.after96

cut101:                                           ; preds = %chunk.body98
  %232 = load i32, ptr %22, align 4
  %233 = load i32, ptr %23, align 4
  %234 = zext i32 %230 to i64
  %235 = load i64, ptr %21, align 8
  %236 = add i64 %235, 32
  %237 = trunc i64 %236 to i32
  %238 = icmp slt i32 %237, %3
  %239 = load i32, ptr %22, align 4
  %240 = load i32, ptr %23, align 4
  %241 = add i32 %239, %y93
  %242 = mul i32 %241, %3
  %243 = sext i32 %242 to i64
  %244 = sext i32 %240 to i64
  %245 = zext i32 %230 to i64
  %246 = add i64 %244, %245
  %247 = add i64 %243, %246
  %248 = add i32 %232, %y93
  %249 = mul i32 %248, %3
  %250 = add i32 %249, %230
  %251 = trunc i64 %236 to i32
  %252 = add i32 %250, %251
  %253 = zext i32 %252 to i64
  %254 = add i64 %253, 31
  %255 = icmp ult i64 %254, 4294967296
  %256 = and i1 true, %255
  %257 = add i32 %y93, %251
  %258 = mul i32 %257, %3
  %259 = add i32 %233, %230
  %260 = add i32 %258, %259
  %261 = zext i32 %260 to i64
  %262 = add i64 %261, 31
  %263 = icmp ult i64 %262, 4294967296
  %264 = and i1 %256, %263
  %265 = and i1 %264, %238
  %266 = and i1 true, %265
  store i64 %236, ptr %21, align 8
  br i1 %266, label %usual104, label %general105

chunk.end102:                                     ; preds = %chunk.leave131, %chunk.leave130
  %next.11 = phi i32 [ 65537, %chunk.leave130 ], [ 2147483647, %chunk.leave131 ]
  %267 = add nuw nsw i64 %chunk100, 1
  br label %chunk97

region.done103:                                   ; preds = %lanes.after129
  switch i32 %exit.1, label %chunk.leave130 [
    i32 2147483647, label %chunk.leave131
  ]

usual104:                                         ; preds = %cut101
  br label %lanes106

general105:                                       ; preds = %cut101
  br label %lanes118

lanes106:                                         ; preds = %lanes.latch116, %usual104
  %lane107 = phi i64 [ 0, %usual104 ], [ %268, %lanes.latch116 ]
  %268 = add nuw nsw i64 %lane107, 1
  %269 = trunc i64 %lane107 to i32
  %x108 = add nuw nsw i32 %230, %269
  %270 = add nuw nsw i64 %231, %lane107
  %271 = getelementptr inbounds float, ptr %31, i64 %270
  %272 = load float, ptr %271, align 4, !llvm.access.group !94
  %273 = add nuw nsw i64 %231, %lane107
  %274 = getelementptr inbounds float, ptr %29, i64 %273
  %275 = load float, ptr %274, align 4, !llvm.access.group !94
  br label %region110

region109:                                        ; preds = %region110
  %276 = phi i64 [ %297, %region110 ]
  %277 = phi float [ %275, %region110 ]
  %278 = add nuw nsw i32 %233, %x108
  %279 = add nuw nsw i32 %232, %y93
  %280 = mul nsw i32 %279, %3
  %281 = add i32 %280, %x108
  %282 = zext i32 %y93 to i64
  %283 = add nsw i64 %234, %lane107
  %284 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %282, i64 %283
  %285 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %282, i64 %283
  %286 = trunc nuw nsw i64 %276 to i32
  %287 = add i32 %281, %286
  %288 = add nsw i64 %253, %lane107
  %289 = getelementptr inbounds float, ptr %1, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !5, !llvm.access.group !94
  store float %290, ptr %284, align 4, !tbaa !5, !llvm.access.group !94
  %291 = add i32 %y93, %286
  %292 = mul i32 %291, %3
  %293 = add i32 %292, %278
  %294 = add nsw i64 %261, %lane107
  %295 = getelementptr inbounds float, ptr %2, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !5, !llvm.access.group !94
  store float %296, ptr %285, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit114

region110:                                        ; preds = %lanes106
  %297 = add nuw nsw i64 %235, 32
  %298 = trunc nuw i64 %297 to i32
  br i1 true, label %region109, label %region111

region111:                                        ; preds = %region110
  br label %region112

region112:                                        ; preds = %region111
  %299 = phi float [ %275, %region111 ]
  %300 = add nuw nsw i32 %240, %x108
  %301 = add nuw nsw i32 %239, %y93
  %302 = mul nsw i32 %301, %3
  %303 = add nsw i32 %302, %300
  %304 = add nsw i64 %247, %lane107
  %305 = getelementptr inbounds float, ptr %0, i64 %304
  store float %299, ptr %305, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit115

exit114:                                          ; preds = %region109
  br label %lanes.latch116

exit115:                                          ; preds = %region112
  br label %lanes.latch116

lanes.latch116:                                   ; preds = %exit115, %exit114
  %copy113.0 = phi float [ %277, %exit114 ], [ %272, %exit115 ]
  store float %copy113.0, ptr %271, align 4, !llvm.access.group !94
  %306 = icmp ult i64 %268, 32
  br i1 %306, label %lanes106, label %lanes.after117, !llvm.loop !102

lanes.after117:                                   ; preds = %lanes.latch116
  br label %chunk.leave130

lanes118:                                         ; preds = %lanes.latch128, %general105
  %lane119 = phi i64 [ 0, %general105 ], [ %307, %lanes.latch128 ]
  %307 = add nuw nsw i64 %lane119, 1
  %308 = trunc i64 %lane119 to i32
  %x120 = add nuw nsw i32 %230, %308
  %309 = add nuw nsw i64 %231, %lane119
  %310 = getelementptr inbounds float, ptr %31, i64 %309
  %311 = load float, ptr %310, align 4, !llvm.access.group !94
  %312 = add nuw nsw i64 %231, %lane119
  %313 = getelementptr inbounds float, ptr %29, i64 %312
  %314 = load float, ptr %313, align 4, !llvm.access.group !94
  br label %region122

region121:                                        ; preds = %region122
  %315 = phi i64 [ %340, %region122 ]
  %316 = phi float [ %314, %region122 ]
  %317 = add nuw nsw i32 %233, %x120
  %318 = add nuw nsw i32 %232, %y93
  %319 = mul nsw i32 %318, %3
  %320 = add i32 %319, %x120
  %321 = zext i32 %y93 to i64
  %322 = add nsw i64 %234, %lane119
  %323 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %321, i64 %322
  %324 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %321, i64 %322
  %325 = trunc nuw nsw i64 %315 to i32
  %326 = add i32 %320, %325
  %327 = lshr i32 %7, 16
  %328 = xor i32 %326, %327
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds float, ptr %1, i64 %329
  %331 = load float, ptr %330, align 4, !tbaa !5, !llvm.access.group !94
  store float %331, ptr %323, align 4, !tbaa !5, !llvm.access.group !94
  %332 = add i32 %y93, %325
  %333 = mul i32 %332, %3
  %334 = add i32 %333, %317
  %335 = lshr i32 %7, 16
  %336 = xor i32 %334, %335
  %337 = zext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %2, i64 %337
  %339 = load float, ptr %338, align 4, !tbaa !5, !llvm.access.group !94
  store float %339, ptr %324, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit126

region122:                                        ; preds = %lanes118
  %340 = add nuw nsw i64 %235, 32
  %341 = trunc nuw i64 %340 to i32
  br i1 %238, label %region121, label %region123

region123:                                        ; preds = %region122
  br label %region124

region124:                                        ; preds = %region123
  %342 = phi float [ %314, %region123 ]
  %343 = add nuw nsw i32 %240, %x120
  %344 = add nuw nsw i32 %239, %y93
  %345 = mul nsw i32 %344, %3
  %346 = add nsw i32 %345, %343
  %347 = add nsw i64 %247, %lane119
  %348 = getelementptr inbounds float, ptr %0, i64 %347
  store float %342, ptr %348, align 4, !tbaa !5, !llvm.access.group !94
  br label %exit127

exit126:                                          ; preds = %region121
  br label %lanes.latch128

exit127:                                          ; preds = %region124
  br label %lanes.latch128

lanes.latch128:                                   ; preds = %exit127, %exit126
  %copy125.0 = phi float [ %316, %exit126 ], [ %311, %exit127 ]
  %exit.1 = phi i32 [ 65537, %exit126 ], [ 2147483647, %exit127 ]
  store float %copy125.0, ptr %310, align 4, !llvm.access.group !94
  %349 = icmp ult i64 %307, 32
  br i1 %349, label %lanes118, label %lanes.after129, !llvm.loop !103

lanes.after129:                                   ; preds = %lanes.latch128
  br label %region.done103

chunk.leave130:                                   ; preds = %region.done103, %lanes.after117
  br label %chunk.end102

chunk.leave131:                                   ; preds = %region.done103
  br label %chunk.end102
}

; Function Attrs: alwaysinline mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x64(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #6 {
entry:
  %_ZZ11tiledKernelPfPKfS1_iE5tileB = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %_ZZ11tiledKernelPfPKfS1_iE5tileA = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads9 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads9, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [64 x float], align 64
  %25 = alloca [64 x float], align 64
  %26 = alloca i64, align 8
  %27 = getelementptr inbounds i8, ptr %14, i64 0
  %28 = mul nuw nsw i64 %capacity, 0
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = mul nuw nsw i64 %capacity, 4
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  br label %block.cut

return:                                           ; preds = %z.after88, %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

block.cut10:                                      ; preds = %z.after88, %z.after
  %next.0 = phi i32 [ %next.1, %z.after ], [ %next.8, %z.after88 ]
  %32 = load i64, ptr %21, align 8
  %33 = load i32, ptr %22, align 4
  %34 = load i32, ptr %23, align 4
  br label %z33

block.cut11:                                      ; preds = %z.after35
  %35 = load i64, ptr %21, align 8
  %36 = load i32, ptr %22, align 4
  %37 = load i32, ptr %23, align 4
  br label %z86

z:                                                ; preds = %y.after, %block.cut
  %next.1 = phi i32 [ undef, %block.cut ], [ %next.2, %y.after ]
  %z12 = phi i32 [ 0, %block.cut ], [ %44, %y.after ]
  %38 = icmp ult i32 %z12, %9
  br i1 %38, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  switch i32 %next.1, label %return [
    i32 65537, label %block.cut10
  ]

y:                                                ; preds = %chunks.after, %z.body
  %next.2 = phi i32 [ %next.1, %z.body ], [ %next.3, %chunks.after ]
  %y13 = phi i32 [ 0, %z.body ], [ %45, %chunks.after ]
  %39 = icmp ult i32 %y13, %8
  br i1 %39, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %40 = zext i32 %7 to i64
  %41 = mul nuw nsw i32 %z12, %8
  %42 = add nuw nsw i32 %41, %y13
  %43 = zext i32 %42 to i64
  %row = mul nuw nsw i64 %43, %40
  %chunks = udiv i64 %40, 64
  br label %chunk

y.after:                                          ; preds = %y
  %44 = add nuw nsw i32 %z12, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %45 = add nuw nsw i32 %y13, 1
  br label %y

chunk:                                            ; preds = %chunk.end, %y.body
  %next.3 = phi i32 [ %next.2, %y.body ], [ %next.4, %chunk.end ]
  %chunk14 = phi i64 [ 0, %y.body ], [ %80, %chunk.end ]
  %46 = icmp ult i64 %chunk14, %chunks
  br i1 %46, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %47 = mul nuw nsw i64 %chunk14, 64
  %48 = trunc i64 %47 to i32
  %49 = add nuw nsw i64 %row, %47
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %50 = icmp sgt i32 %3, 0
  %51 = shl i32 %5, 5
  %52 = shl i32 %4, 5
  %53 = zext i32 %48 to i64
  %54 = add i32 %51, %y13
  %55 = mul i32 %54, %3
  %56 = sext i32 %55 to i64
  %57 = sext i32 %52 to i64
  %58 = zext i32 %48 to i64
  %59 = add i64 %57, %58
  %60 = add i64 %56, %59
  %61 = add i32 %51, %y13
  %62 = mul i32 %61, %3
  %63 = add i32 %62, %48
  %64 = trunc i64 0 to i32
  %65 = add i32 %63, %64
  %66 = zext i32 %65 to i64
  %67 = add i64 %66, 63
  %68 = icmp ult i64 %67, 4294967296
  %69 = and i1 true, %68
  %70 = add i32 %y13, %64
  %71 = mul i32 %70, %3
  %72 = add i32 %52, %48
  %73 = add i32 %71, %72
  %74 = zext i32 %73 to i64
  %75 = add i64 %74, 63
  %76 = icmp ult i64 %75, 4294967296
  %77 = and i1 %69, %76
  %78 = and i1 %77, %50
  %79 = and i1 true, %78
  store i32 %52, ptr %23, align 4
  store i32 %51, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br i1 %79, label %usual, label %general

chunk.end:                                        ; preds = %chunk.leave32, %chunk.leave
  %next.4 = phi i32 [ 65537, %chunk.leave ], [ 2147483647, %chunk.leave32 ]
  %80 = add nuw nsw i64 %chunk14, 1
  br label %chunk

region.done:                                      ; preds = %lanes.after31
  switch i32 %exit.0, label %chunk.leave [
    i32 2147483647, label %chunk.leave32
  ]

usual:                                            ; preds = %cut
  br label %lanes

general:                                          ; preds = %cut
  br label %lanes20

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %81, %lanes.latch ]
  %81 = add nuw nsw i64 %lane, 1
  %82 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %48, %82
  %83 = add nuw nsw i64 %49, %lane
  %84 = getelementptr inbounds float, ptr %31, i64 %83
  %85 = load float, ptr %84, align 4, !llvm.access.group !104
  br label %region

region:                                           ; preds = %lanes
  %86 = shl nuw nsw i32 %4, 5
  %87 = shl nuw nsw i32 %5, 5
  br i1 true, label %region15, label %region17

region15:                                         ; preds = %region
  br label %region16

region16:                                         ; preds = %region15
  %88 = phi i64 [ 0, %region15 ]
  %89 = phi float [ 0.000000e+00, %region15 ]
  %90 = add nuw nsw i32 %52, %x
  %91 = add nuw nsw i32 %51, %y13
  %92 = mul nsw i32 %91, %3
  %93 = add i32 %92, %x
  %94 = zext i32 %y13 to i64
  %95 = add nsw i64 %53, %lane
  %96 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %94, i64 %95
  %97 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %94, i64 %95
  %98 = trunc nuw nsw i64 %88 to i32
  %99 = add i32 %93, %98
  %100 = add nsw i64 %66, %lane
  %101 = getelementptr inbounds float, ptr %1, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !5, !llvm.access.group !104
  store float %102, ptr %96, align 4, !tbaa !5, !llvm.access.group !104
  %103 = add i32 %y13, %98
  %104 = mul i32 %103, %3
  %105 = add i32 %104, %90
  %106 = add nsw i64 %74, %lane
  %107 = getelementptr inbounds float, ptr %2, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !5, !llvm.access.group !104
  store float %108, ptr %97, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit18

region17:                                         ; preds = %region
  %109 = phi float [ 0.000000e+00, %region ]
  %110 = add nuw nsw i32 %52, %x
  %111 = add nuw nsw i32 %51, %y13
  %112 = mul nsw i32 %111, %3
  %113 = add nsw i32 %112, %110
  %114 = add nsw i64 %60, %lane
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  store float %109, ptr %115, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit19

exit18:                                           ; preds = %region16
  br label %lanes.latch

exit19:                                           ; preds = %region17
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18
  %copy.0 = phi float [ %89, %exit18 ], [ %85, %exit19 ]
  store float %copy.0, ptr %84, align 4, !llvm.access.group !104
  %116 = icmp ult i64 %81, 64
  br i1 %116, label %lanes, label %lanes.after, !llvm.loop !105

lanes.after:                                      ; preds = %lanes.latch
  br label %chunk.leave

lanes20:                                          ; preds = %lanes.latch30, %general
  %lane21 = phi i64 [ 0, %general ], [ %117, %lanes.latch30 ]
  %117 = add nuw nsw i64 %lane21, 1
  %118 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %48, %118
  %119 = add nuw nsw i64 %49, %lane21
  %120 = getelementptr inbounds float, ptr %31, i64 %119
  %121 = load float, ptr %120, align 4, !llvm.access.group !104
  br label %region23

region23:                                         ; preds = %lanes20
  %122 = shl nuw nsw i32 %4, 5
  %123 = shl nuw nsw i32 %5, 5
  br i1 %50, label %region24, label %region26

region24:                                         ; preds = %region23
  br label %region25

region25:                                         ; preds = %region24
  %124 = phi i64 [ 0, %region24 ]
  %125 = phi float [ 0.000000e+00, %region24 ]
  %126 = add nuw nsw i32 %52, %x22
  %127 = add nuw nsw i32 %51, %y13
  %128 = mul nsw i32 %127, %3
  %129 = add i32 %128, %x22
  %130 = zext i32 %y13 to i64
  %131 = add nsw i64 %53, %lane21
  %132 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %130, i64 %131
  %133 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %130, i64 %131
  %134 = trunc nuw nsw i64 %124 to i32
  %135 = add i32 %129, %134
  %136 = lshr i32 %7, 16
  %137 = xor i32 %135, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %1, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !5, !llvm.access.group !104
  store float %140, ptr %132, align 4, !tbaa !5, !llvm.access.group !104
  %141 = add i32 %y13, %134
  %142 = mul i32 %141, %3
  %143 = add i32 %142, %126
  %144 = lshr i32 %7, 16
  %145 = xor i32 %143, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %2, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !5, !llvm.access.group !104
  store float %148, ptr %133, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit28

region26:                                         ; preds = %region23
  %149 = phi float [ 0.000000e+00, %region23 ]
  %150 = add nuw nsw i32 %52, %x22
  %151 = add nuw nsw i32 %51, %y13
  %152 = mul nsw i32 %151, %3
  %153 = add nsw i32 %152, %150
  %154 = add nsw i64 %60, %lane21
  %155 = getelementptr inbounds float, ptr %0, i64 %154
  store float %149, ptr %155, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit29

exit28:                                           ; preds = %region25
  br label %lanes.latch30

exit29:                                           ; preds = %region26
  br label %lanes.latch30

lanes.latch30:                                    ; preds = %exit29, %exit28
  %copy27.0 = phi float [ %125, %exit28 ], [ %121, %exit29 ]
  %exit.0 = phi i32 [ 65537, %exit28 ], [ 2147483647, %exit29 ]
  store float %copy27.0, ptr %120, align 4, !llvm.access.group !104
  %156 = icmp ult i64 %117, 64
  br i1 %156, label %lanes20, label %lanes.after31, !llvm.loop !107

lanes.after31:                                    ; preds = %lanes.latch30
  br label %region.done

chunk.leave:                                      ; preds = %region.done, %lanes.after
  br label %chunk.end

chunk.leave32:                                    ; preds = %region.done
  br label %chunk.end

z33:                                              ; preds = %y.after39, %block.cut10
  %next.5 = phi i32 [ %next.0, %block.cut10 ], [ %next.6, %y.after39 ]
  %z36 = phi i32 [ 0, %block.cut10 ], [ %163, %y.after39 ]
  %157 = icmp ult i32 %z36, %9
  br i1 %157, label %z.body34, label %z.after35

z.body34:                                         ; preds = %z33
  br label %y37

z.after35:                                        ; preds = %z33
  br label %block.cut11

y37:                                              ; preds = %chunks.after43, %z.body34
  %next.6 = phi i32 [ %next.5, %z.body34 ], [ %next.7, %chunks.after43 ]
  %y40 = phi i32 [ 0, %z.body34 ], [ %164, %chunks.after43 ]
  %158 = icmp ult i32 %y40, %8
  br i1 %158, label %y.body38, label %y.after39

y.body38:                                         ; preds = %y37
  %159 = zext i32 %7 to i64
  %160 = mul nuw nsw i32 %z36, %8
  %161 = add nuw nsw i32 %160, %y40
  %162 = zext i32 %161 to i64
  %row41 = mul nuw nsw i64 %162, %159
  %chunks42 = udiv i64 %159, 64
  br label %chunk44

y.after39:                                        ; preds = %y37
  %163 = add nuw nsw i32 %z36, 1
  br label %z33

chunks.after43:                                   ; preds = %chunk.after46
  %164 = add nuw nsw i32 %y40, 1
  br label %y37

chunk44:                                          ; preds = %chunk.end51, %y.body38
  %next.7 = phi i32 [ %next.6, %y.body38 ], [ 65538, %chunk.end51 ]
  %chunk47 = phi i64 [ 0, %y.body38 ], [ %179, %chunk.end51 ]
  %165 = icmp ult i64 %chunk47, %chunks42
  br i1 %165, label %chunk.body45, label %chunk.after46

chunk.body45:                                     ; preds = %chunk44
  %166 = mul nuw nsw i64 %chunk47, 64
  %167 = trunc i64 %166 to i32
  %168 = add nuw nsw i64 %row41, %166
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut48

chunk.after46:                                    ; preds = %chunk44
  br label %chunks.after43

cut48:                                            ; preds = %chunk.body45
  store i64 0, ptr %26, align 8
  br label %lanes52

cut49:                                            ; preds = %region.done59, %lanes.after69, %lanes.after58
  %169 = load i64, ptr %26, align 8
  %170 = zext i32 %167 to i64
  %171 = zext i32 %y40 to i64
  %172 = getelementptr [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %171, i64 %169
  %173 = load float, ptr %172, align 4, !tbaa !5
  %174 = add i64 %169, 1
  %175 = icmp eq i64 %174, 32
  %176 = xor i1 %175, true
  %177 = and i1 true, %176
  %178 = and i1 true, %177
  store i64 %174, ptr %26, align 8
  br i1 %178, label %usual60, label %general61

cut50:                                            ; preds = %region.done59
  br label %lanes78

chunk.end51:                                      ; preds = %chunk.leave85
  %179 = add nuw nsw i64 %chunk47, 1
  br label %chunk44

lanes52:                                          ; preds = %lanes.latch57, %cut48
  %lane53 = phi i64 [ 0, %cut48 ], [ %180, %lanes.latch57 ]
  %180 = add nuw nsw i64 %lane53, 1
  %181 = trunc i64 %lane53 to i32
  %x54 = add nuw nsw i32 %167, %181
  %182 = add nuw nsw i64 %168, %lane53
  %183 = getelementptr inbounds float, ptr %31, i64 %182
  %184 = getelementptr inbounds float, ptr %24, i64 %lane53
  br label %region55

region55:                                         ; preds = %lanes52
  %185 = load float, ptr %183, align 4, !llvm.access.group !104
  store float %185, ptr %184, align 4, !llvm.access.group !104
  br label %exit56

exit56:                                           ; preds = %region55
  br label %lanes.latch57

lanes.latch57:                                    ; preds = %exit56
  %186 = icmp ult i64 %180, 64
  br i1 %186, label %lanes52, label %lanes.after58, !llvm.loop !108

lanes.after58:                                    ; preds = %lanes.latch57
  br label %cut49

region.done59:                                    ; preds = %lanes.after77
  br i1 %175, label %cut50, label %cut49

usual60:                                          ; preds = %cut49
  br label %lanes62

general61:                                        ; preds = %cut49
  br label %lanes70

lanes62:                                          ; preds = %lanes.latch68, %usual60
  %lane63 = phi i64 [ 0, %usual60 ], [ %187, %lanes.latch68 ]
  %187 = add nuw nsw i64 %lane63, 1
  %188 = trunc i64 %lane63 to i32
  %x64 = add nuw nsw i32 %167, %188
  %189 = getelementptr inbounds float, ptr %24, i64 %lane63
  %190 = add nuw nsw i64 %168, %lane63
  %191 = getelementptr inbounds float, ptr %29, i64 %190
  br label %region65

region65:                                         ; preds = %lanes62
  %192 = load float, ptr %189, align 4, !llvm.access.group !104
  %193 = zext i32 %y40 to i64
  %194 = add nsw i64 %170, %lane63
  %195 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %193, i64 %169
  %196 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %169, i64 %194
  %197 = load float, ptr %196, align 4, !tbaa !5, !llvm.access.group !104
  %198 = fmul contract float %173, %197
  %199 = fadd contract float %192, %198
  store float %199, ptr %191, align 4, !llvm.access.group !104
  %200 = add nuw nsw i64 %169, 1
  store float %199, ptr %189, align 4, !llvm.access.group !104
  br i1 false, label %exit66, label %exit67

exit66:                                           ; preds = %region65
  br label %lanes.latch68

exit67:                                           ; preds = %region65
  br label %lanes.latch68

lanes.latch68:                                    ; preds = %exit67, %exit66
  %201 = icmp ult i64 %187, 64
  br i1 %201, label %lanes62, label %lanes.after69, !llvm.loop !109

lanes.after69:                                    ; preds = %lanes.latch68
  br label %cut49

lanes70:                                          ; preds = %lanes.latch76, %general61
  %lane71 = phi i64 [ 0, %general61 ], [ %202, %lanes.latch76 ]
  %202 = add nuw nsw i64 %lane71, 1
  %203 = trunc i64 %lane71 to i32
  %x72 = add nuw nsw i32 %167, %203
  %204 = getelementptr inbounds float, ptr %24, i64 %lane71
  %205 = add nuw nsw i64 %168, %lane71
  %206 = getelementptr inbounds float, ptr %29, i64 %205
  br label %region73

region73:                                         ; preds = %lanes70
  %207 = load float, ptr %204, align 4, !llvm.access.group !104
  %208 = zext i32 %y40 to i64
  %209 = add nsw i64 %170, %lane71
  %210 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %208, i64 %169
  %211 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %169, i64 %209
  %212 = load float, ptr %211, align 4, !tbaa !5, !llvm.access.group !104
  %213 = fmul contract float %173, %212
  %214 = fadd contract float %207, %213
  store float %214, ptr %206, align 4, !llvm.access.group !104
  %215 = add nuw nsw i64 %169, 1
  store float %214, ptr %204, align 4, !llvm.access.group !104
  br i1 %175, label %exit74, label %exit75

exit74:                                           ; preds = %region73
  br label %lanes.latch76

exit75:                                           ; preds = %region73
  br label %lanes.latch76

lanes.latch76:                                    ; preds = %exit75, %exit74
  %216 = icmp ult i64 %202, 64
  br i1 %216, label %lanes70, label %lanes.after77, !llvm.loop !110

lanes.after77:                                    ; preds = %lanes.latch76
  br label %region.done59

lanes78:                                          ; preds = %lanes.latch83, %cut50
  %lane79 = phi i64 [ 0, %cut50 ], [ %217, %lanes.latch83 ]
  %217 = add nuw nsw i64 %lane79, 1
  %218 = trunc i64 %lane79 to i32
  %x80 = add nuw nsw i32 %167, %218
  br label %region81

region81:                                         ; preds = %lanes78
  br label %exit82

exit82:                                           ; preds = %region81
  br label %lanes.latch83

lanes.latch83:                                    ; preds = %exit82
  %219 = icmp ult i64 %217, 64
  br i1 %219, label %lanes78, label %lanes.after84, !llvm.loop !111

lanes.after84:                                    ; preds = %lanes.latch83
  br label %chunk.leave85

chunk.leave85:                                    ; preds = %lanes.after84
  br label %chunk.end51

z86:                                              ; preds = %y.after92, %block.cut11
  %next.8 = phi i32 [ %next.5, %block.cut11 ], [ %next.9, %y.after92 ]
  %z89 = phi i32 [ 0, %block.cut11 ], [ %226, %y.after92 ]
  %220 = icmp ult i32 %z89, %9
  br i1 %220, label %z.body87, label %z.after88

z.body87:                                         ; preds = %z86
  br label %y90

z.after88:                                        ; preds = %z86
  switch i32 %next.8, label %return [
    i32 65537, label %block.cut10
  ]

y90:                                              ; preds = %chunks.after96, %z.body87
  %next.9 = phi i32 [ %next.8, %z.body87 ], [ %next.10, %chunks.after96 ]
  %y93 = phi i32 [ 0, %z.body87 ], [ %227, %chunks.after96 ]
  %221 = icmp ult i32 %y93, %8
  br i1 %221, label %y.body91, label %y.after92

y.body91:                                         ; preds = %y90
  %222 = zext i32 %7 to i64
  %223 = mul nuw nsw i32 %z89, %8
  %224 = add nuw nsw i32 %223, %y93
  %225 = zext i32 %224 to i64
  %row94 = mul nuw nsw i64 %225, %222
  %chunks95 = udiv i64 %222, 64
  br label %chunk97

y.after92:                                        ; preds = %y90
  %226 = add nuw nsw i32 %z89, 1
  br label %z86

chunks.after96:                                   ; preds = %chunk.after99
  %227 = add nuw nsw i32 %y93, 1
  br label %y90

chunk97:                                          ; preds = %chunk.end102, %y.body91
  %next.10 = phi i32 [ %next.9, %y.body91 ], [ %next.11, %chunk.end102 ]
  %chunk100 = phi i64 [ 0, %y.body91 ], [ %267, %chunk.end102 ]
  %228 = icmp ult i64 %chunk100, %chunks95
  br i1 %228, label %chunk.body98, label %chunk.after99

chunk.body98:                                     ; preds = %chunk97
  %229 = mul nuw nsw i64 %chunk100, 64
  %230 = trunc i64 %229 to i32
  %231 = add nuw nsw i64 %row94, %229
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut101

chunk.after99:                                    ; preds = %chunk97
  br label %chunks.after96

cut101:                                           ; preds = %chunk.body98
  %232 = load i32, ptr %22, align 4
  %233 = load i32, ptr %23, align 4
  %234 = zext i32 %230 to i64
  %235 = load i64, ptr %21, align 8
  %236 = add i64 %235, 32
  %237 = trunc i64 %236 to i32
  %238 = icmp slt i32 %237, %3
  %239 = load i32, ptr %22, align 4
  %240 = load i32, ptr %23, align 4
  %241 = add i32 %239, %y93
  %242 = mul i32 %241, %3
  %243 = sext i32 %242 to i64
  %244 = sext i32 %240 to i64
  %245 = zext i32 %230 to i64
  %246 = add i64 %244, %245
  %247 = add i64 %243, %246
  %248 = add i32 %232, %y93
  %249 = mul i32 %248, %3
  %250 = add i32 %249, %230
  %251 = trunc i64 %236 to i32
  %252 = add i32 %250, %251
  %253 = zext i32 %252 to i64
  %254 = add i64 %253, 63
  %255 = icmp ult i64 %254, 4294967296
  %256 = and i1 true, %255
  %257 = add i32 %y93, %251
  %258 = mul i32 %257, %3
  %259 = add i32 %233, %230
  %260 = add i32 %258, %259
  %261 = zext i32 %260 to i64
  %262 = add i64 %261, 63
  %263 = icmp ult i64 %262, 4294967296
  %264 = and i1 %256, %263
  %265 = and i1 %264, %238
  %266 = and i1 true, %265
  store i64 %236, ptr %21, align 8
  br i1 %266, label %usual104, label %general105

chunk.end102:                                     ; preds = %chunk.leave131, %chunk.leave130
  %next.11 = phi i32 [ 65537, %chunk.leave130 ], [ 2147483647, %chunk.leave131 ]
  %267 = add nuw nsw i64 %chunk100, 1
  br label %chunk97

region.done103:                                   ; preds = %lanes.after129
  switch i32 %exit.1, label %chunk.leave130 [
    i32 2147483647, label %chunk.leave131
  ]

usual104:                                         ; preds = %cut101
  br label %lanes106

general105:                                       ; preds = %cut101
  br label %lanes118

lanes106:                                         ; preds = %lanes.latch116, %usual104
  %lane107 = phi i64 [ 0, %usual104 ], [ %268, %lanes.latch116 ]
  %268 = add nuw nsw i64 %lane107, 1
  %269 = trunc i64 %lane107 to i32
  %x108 = add nuw nsw i32 %230, %269
  %270 = add nuw nsw i64 %231, %lane107
  %271 = getelementptr inbounds float, ptr %31, i64 %270
  %272 = load float, ptr %271, align 4, !llvm.access.group !104
  %273 = add nuw nsw i64 %231, %lane107
  %274 = getelementptr inbounds float, ptr %29, i64 %273
  %275 = load float, ptr %274, align 4, !llvm.access.group !104
  br label %region110

region109:                                        ; preds = %region110
  %276 = phi i64 [ %297, %region110 ]
  %277 = phi float [ %275, %region110 ]
  %278 = add nuw nsw i32 %233, %x108
  %279 = add nuw nsw i32 %232, %y93
  %280 = mul nsw i32 %279, %3
  %281 = add i32 %280, %x108
  %282 = zext i32 %y93 to i64
  %283 = add nsw i64 %234, %lane107
  %284 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %282, i64 %283
  %285 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %282, i64 %283
  %286 = trunc nuw nsw i64 %276 to i32
  %287 = add i32 %281, %286
  %288 = add nsw i64 %253, %lane107
  %289 = getelementptr inbounds float, ptr %1, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !5, !llvm.access.group !104
  store float %290, ptr %284, align 4, !tbaa !5, !llvm.access.group !104
  %291 = add i32 %y93, %286
  %292 = mul i32 %291, %3
  %293 = add i32 %292, %278
  %294 = add nsw i64 %261, %lane107
  %295 = getelementptr inbounds float, ptr %2, i64 %294
  %296 = load float, ptr %295, align 4, !tbaa !5, !llvm.access.group !104
  store float %296, ptr %285, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit114

region110:                                        ; preds = %lanes106
  %297 = add nuw nsw i64 %235, 32
  %298 = trunc nuw i64 %297 to i32
  br i1 true, label %region109, label %region111

region111:                                        ; preds = %region110
  br label %region112

region112:                                        ; preds = %region111
  %299 = phi float [ %275, %region111 ]
  %300 = add nuw nsw i32 %240, %x108
  %301 = add nuw nsw i32 %239, %y93
  %302 = mul nsw i32 %301, %3
  %303 = add nsw i32 %302, %300
  %304 = add nsw i64 %247, %lane107
  %305 = getelementptr inbounds float, ptr %0, i64 %304
  store float %299, ptr %305, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit115

exit114:                                          ; preds = %region109
  br label %lanes.latch116

exit115:                                          ; preds = %region112
  br label %lanes.latch116

lanes.latch116:                                   ; preds = %exit115, %exit114
  %copy113.0 = phi float [ %277, %exit114 ], [ %272, %exit115 ]
  store float %copy113.0, ptr %271, align 4, !llvm.access.group !104
  %306 = icmp ult i64 %268, 64
  br i1 %306, label %lanes106, label %lanes.after117, !llvm.loop !112

lanes.after117:                                   ; preds = %lanes.latch116
  br label %chunk.leave130

lanes118:                                         ; preds = %lanes.latch128, %general105
  %lane119 = phi i64 [ 0, %general105 ], [ %307, %lanes.latch128 ]
  %307 = add nuw nsw i64 %lane119, 1
  %308 = trunc i64 %lane119 to i32
  %x120 = add nuw nsw i32 %230, %308
  %309 = add nuw nsw i64 %231, %lane119
  %310 = getelementptr inbounds float, ptr %31, i64 %309
  %311 = load float, ptr %310, align 4, !llvm.access.group !104
  %312 = add nuw nsw i64 %231, %lane119
  %313 = getelementptr inbounds float, ptr %29, i64 %312
  %314 = load float, ptr %313, align 4, !llvm.access.group !104
  br label %region122

region121:                                        ; preds = %region122
  %315 = phi i64 [ %340, %region122 ]
  %316 = phi float [ %314, %region122 ]
  %317 = add nuw nsw i32 %233, %x120
  %318 = add nuw nsw i32 %232, %y93
  %319 = mul nsw i32 %318, %3
  %320 = add i32 %319, %x120
  %321 = zext i32 %y93 to i64
  %322 = add nsw i64 %234, %lane119
  %323 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %321, i64 %322
  %324 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %321, i64 %322
  %325 = trunc nuw nsw i64 %315 to i32
  %326 = add i32 %320, %325
  %327 = lshr i32 %7, 16
  %328 = xor i32 %326, %327
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds float, ptr %1, i64 %329
  %331 = load float, ptr %330, align 4, !tbaa !5, !llvm.access.group !104
  store float %331, ptr %323, align 4, !tbaa !5, !llvm.access.group !104
  %332 = add i32 %y93, %325
  %333 = mul i32 %332, %3
  %334 = add i32 %333, %317
  %335 = lshr i32 %7, 16
  %336 = xor i32 %334, %335
  %337 = zext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %2, i64 %337
  %339 = load float, ptr %338, align 4, !tbaa !5, !llvm.access.group !104
  store float %339, ptr %324, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit126

region122:                                        ; preds = %lanes118
  %340 = add nuw nsw i64 %235, 32
  %341 = trunc nuw i64 %340 to i32
  br i1 %238, label %region121, label %region123

region123:                                        ; preds = %region122
  br label %region124

region124:                                        ; preds = %region123
  %342 = phi float [ %314, %region123 ]
  %343 = add nuw nsw i32 %240, %x120
  %344 = add nuw nsw i32 %239, %y93
  %345 = mul nsw i32 %344, %3
  %346 = add nsw i32 %345, %343
  %347 = add nsw i64 %247, %lane119
  %348 = getelementptr inbounds float, ptr %0, i64 %347
  store float %342, ptr %348, align 4, !tbaa !5, !llvm.access.group !104
  br label %exit127

exit126:                                          ; preds = %region121
  br label %lanes.latch128

exit127:                                          ; preds = %region124
  br label %lanes.latch128

lanes.latch128:                                   ; preds = %exit127, %exit126
  %copy125.0 = phi float [ %316, %exit126 ], [ %311, %exit127 ]
  %exit.1 = phi i32 [ 65537, %exit126 ], [ 2147483647, %exit127 ]
  store float %copy125.0, ptr %310, align 4, !llvm.access.group !104
  %349 = icmp ult i64 %307, 64
  br i1 %349, label %lanes118, label %lanes.after129, !llvm.loop !113

lanes.after129:                                   ; preds = %lanes.latch128
  br label %region.done103

chunk.leave130:                                   ; preds = %region.done103, %lanes.after117
  br label %chunk.end102

chunk.leave131:                                   ; preds = %region.done103
  br label %chunk.end102
}

; Function Attrs: alwaysinline mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x16x4(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #7 {
entry:
  %_ZZ11tiledKernelPfPKfS1_iE5tileB = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %_ZZ11tiledKernelPfPKfS1_iE5tileA = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads9 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads9, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [64 x float], align 64
  %25 = alloca [64 x float], align 64
  %26 = alloca i64, align 8
  %27 = getelementptr inbounds i8, ptr %14, i64 0
  %28 = mul nuw nsw i64 %capacity, 0
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = mul nuw nsw i64 %capacity, 4
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  br label %block.cut

return:                                           ; preds = %z.after252, %z.after
  ret void

block.cut:                                        ; preds = %entry
  %high = udiv i32 %8, 4
  %wide = udiv i32 %7, 16
  br label %z

block.cut10:                                      ; preds = %z.after252, %z.after
  %next.0 = phi i32 [ %next.1, %z.after ], [ %next.8, %z.after252 ]
  %32 = load i64, ptr %21, align 8
  %33 = load i32, ptr %22, align 4
  %34 = load i32, ptr %23, align 4
  %high106 = udiv i32 %8, 4
  %wide107 = udiv i32 %7, 16
  br label %z108

block.cut11:                                      ; preds = %z.after110
  %35 = load i64, ptr %21, align 8
  %36 = load i32, ptr %22, align 4
  %37 = load i32, ptr %23, align 4
  %high248 = udiv i32 %8, 4
  %wide249 = udiv i32 %7, 16
  br label %z250

z:                                                ; preds = %y.after, %block.cut
  %next.1 = phi i32 [ undef, %block.cut ], [ %next.2, %y.after ]
  %z12 = phi i32 [ 0, %block.cut ], [ %40, %y.after ]
  %38 = icmp ult i32 %z12, %9
  br i1 %38, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  switch i32 %next.1, label %return [
    i32 65537, label %block.cut10
  ]

y:                                                ; preds = %x.after, %z.body
  %next.2 = phi i32 [ %next.1, %z.body ], [ %next.3, %x.after ]
  %y13 = phi i32 [ 0, %z.body ], [ %50, %x.after ]
  %39 = icmp ult i32 %y13, %high
  br i1 %39, label %y.body, label %y.after

y.body:                                           ; preds = %y
  br label %x

y.after:                                          ; preds = %y
  %40 = add nuw nsw i32 %z12, 1
  br label %z

x:                                                ; preds = %chunk.end, %y.body
  %next.3 = phi i32 [ %next.2, %y.body ], [ %next.4, %chunk.end ]
  %x14 = phi i32 [ 0, %y.body ], [ %177, %chunk.end ]
  %41 = icmp ult i32 %x14, %wide
  br i1 %41, label %x.body, label %x.after

x.body:                                           ; preds = %x
  %42 = mul nuw nsw i32 %z12, %high
  %43 = add nuw nsw i32 %42, %y13
  %44 = mul nuw nsw i32 %43, %wide
  %45 = add nuw nsw i32 %44, %x14
  %46 = mul nuw nsw i32 %45, 64
  %47 = zext i32 %46 to i64
  %48 = mul nuw nsw i32 %x14, 16
  %49 = mul nuw nsw i32 %y13, 4
  br label %cut

x.after:                                          ; preds = %x
  %50 = add nuw nsw i32 %y13, 1
  br label %y

cut:                                              ; preds = %x.body
  %51 = add nuw nsw i32 %49, 0
  %52 = icmp sgt i32 %3, 0
  %53 = shl i32 %5, 5
  %54 = shl i32 %4, 5
  %55 = zext i32 %48 to i64
  %56 = add i32 %53, %51
  %57 = mul i32 %56, %3
  %58 = sext i32 %57 to i64
  %59 = sext i32 %54 to i64
  %60 = zext i32 %48 to i64
  %61 = add i64 %59, %60
  %62 = add i64 %58, %61
  %63 = add nuw nsw i32 %49, 1
  %64 = icmp sgt i32 %3, 0
  %65 = shl i32 %5, 5
  %66 = shl i32 %4, 5
  %67 = zext i32 %48 to i64
  %68 = add i32 %65, %63
  %69 = mul i32 %68, %3
  %70 = sext i32 %69 to i64
  %71 = sext i32 %66 to i64
  %72 = zext i32 %48 to i64
  %73 = add i64 %71, %72
  %74 = add i64 %70, %73
  %75 = add nuw nsw i32 %49, 2
  %76 = icmp sgt i32 %3, 0
  %77 = shl i32 %5, 5
  %78 = shl i32 %4, 5
  %79 = zext i32 %48 to i64
  %80 = add i32 %77, %75
  %81 = mul i32 %80, %3
  %82 = sext i32 %81 to i64
  %83 = sext i32 %78 to i64
  %84 = zext i32 %48 to i64
  %85 = add i64 %83, %84
  %86 = add i64 %82, %85
  %87 = add nuw nsw i32 %49, 3
  %88 = icmp sgt i32 %3, 0
  %89 = shl i32 %5, 5
  %90 = shl i32 %4, 5
  %91 = zext i32 %48 to i64
  %92 = add i32 %89, %87
  %93 = mul i32 %92, %3
  %94 = sext i32 %93 to i64
  %95 = sext i32 %90 to i64
  %96 = zext i32 %48 to i64
  %97 = add i64 %95, %96
  %98 = add i64 %94, %97
  %99 = add i32 %53, %51
  %100 = mul i32 %99, %3
  %101 = add i32 %100, %48
  %102 = trunc i64 0 to i32
  %103 = add i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = add i64 %104, 15
  %106 = icmp ult i64 %105, 4294967296
  %107 = and i1 true, %106
  %108 = add i32 %51, %102
  %109 = mul i32 %108, %3
  %110 = add i32 %54, %48
  %111 = add i32 %109, %110
  %112 = zext i32 %111 to i64
  %113 = add i64 %112, 15
  %114 = icmp ult i64 %113, 4294967296
  %115 = and i1 %107, %114
  %116 = and i1 %115, %52
  %117 = and i1 true, %116
  %118 = add i32 %65, %63
  %119 = mul i32 %118, %3
  %120 = add i32 %119, %48
  %121 = trunc i64 0 to i32
  %122 = add i32 %120, %121
  %123 = zext i32 %122 to i64
  %124 = add i64 %123, 15
  %125 = icmp ult i64 %124, 4294967296
  %126 = and i1 true, %125
  %127 = add i32 %63, %121
  %128 = mul i32 %127, %3
  %129 = add i32 %66, %48
  %130 = add i32 %128, %129
  %131 = zext i32 %130 to i64
  %132 = add i64 %131, 15
  %133 = icmp ult i64 %132, 4294967296
  %134 = and i1 %126, %133
  %135 = and i1 %134, %64
  %136 = and i1 %117, %135
  %137 = add i32 %77, %75
  %138 = mul i32 %137, %3
  %139 = add i32 %138, %48
  %140 = trunc i64 0 to i32
  %141 = add i32 %139, %140
  %142 = zext i32 %141 to i64
  %143 = add i64 %142, 15
  %144 = icmp ult i64 %143, 4294967296
  %145 = and i1 true, %144
  %146 = add i32 %75, %140
  %147 = mul i32 %146, %3
  %148 = add i32 %78, %48
  %149 = add i32 %147, %148
  %150 = zext i32 %149 to i64
  %151 = add i64 %150, 15
  %152 = icmp ult i64 %151, 4294967296
  %153 = and i1 %145, %152
  %154 = and i1 %153, %76
  %155 = and i1 %136, %154
  %156 = add i32 %89, %87
  %157 = mul i32 %156, %3
  %158 = add i32 %157, %48
  %159 = trunc i64 0 to i32
  %160 = add i32 %158, %159
  %161 = zext i32 %160 to i64
  %162 = add i64 %161, 15
  %163 = icmp ult i64 %162, 4294967296
  %164 = and i1 true, %163
  %165 = add i32 %87, %159
  %166 = mul i32 %165, %3
  %167 = add i32 %90, %48
  %168 = add i32 %166, %167
  %169 = zext i32 %168 to i64
  %170 = add i64 %169, 15
  %171 = icmp ult i64 %170, 4294967296
  %172 = and i1 %164, %171
  %173 = and i1 %172, %88
  %174 = and i1 %155, %173
  %175 = shl i32 %4, 5
  %176 = shl i32 %5, 5
  store i32 %175, ptr %23, align 4
  store i32 %176, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br i1 %174, label %usual, label %general

chunk.end:                                        ; preds = %chunk.leave105, %chunk.leave
  %next.4 = phi i32 [ 65537, %chunk.leave ], [ 2147483647, %chunk.leave105 ]
  %177 = add nuw nsw i32 %x14, 1
  br label %x

region.done:                                      ; preds = %lanes.after104
  switch i32 %exit.0, label %chunk.leave [
    i32 2147483647, label %chunk.leave105
  ]

usual:                                            ; preds = %cut
  br label %lanes

general:                                          ; preds = %cut
  br label %lanes57

lanes:                                            ; preds = %lanes.latch, %usual
  %lane = phi i64 [ 0, %usual ], [ %178, %lanes.latch ]
  %178 = add nuw nsw i64 %lane, 1
  %179 = trunc i64 %lane to i32
  %x15 = add nuw nsw i32 %48, %179
  %180 = add nuw nsw i64 %47, %lane
  %181 = getelementptr inbounds float, ptr %31, i64 %180
  %182 = load float, ptr %181, align 4, !llvm.access.group !114
  br label %region

region:                                           ; preds = %lanes
  %183 = shl nuw nsw i32 %4, 5
  %184 = shl nuw nsw i32 %5, 5
  br i1 true, label %region16, label %region18

region16:                                         ; preds = %region
  br label %region17

region17:                                         ; preds = %region16
  %185 = phi i64 [ 0, %region16 ]
  %186 = phi float [ 0.000000e+00, %region16 ]
  %187 = add nuw nsw i32 %54, %x15
  %188 = add nuw nsw i32 %53, %51
  %189 = mul nsw i32 %188, %3
  %190 = add i32 %189, %x15
  %191 = zext i32 %51 to i64
  %192 = add nsw i64 %55, %lane
  %193 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %191, i64 %192
  %194 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %191, i64 %192
  %195 = trunc nuw nsw i64 %185 to i32
  %196 = add i32 %190, %195
  %197 = add nsw i64 %104, %lane
  %198 = getelementptr inbounds float, ptr %1, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !5, !llvm.access.group !114
  store float %199, ptr %193, align 4, !tbaa !5, !llvm.access.group !114
  %200 = add i32 %51, %195
  %201 = mul i32 %200, %3
  %202 = add i32 %201, %187
  %203 = add nsw i64 %112, %lane
  %204 = getelementptr inbounds float, ptr %2, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !5, !llvm.access.group !114
  store float %205, ptr %194, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit19

region18:                                         ; preds = %region
  %206 = phi float [ 0.000000e+00, %region ]
  %207 = add nuw nsw i32 %54, %x15
  %208 = add nuw nsw i32 %53, %51
  %209 = mul nsw i32 %208, %3
  %210 = add nsw i32 %209, %207
  %211 = add nsw i64 %62, %lane
  %212 = getelementptr inbounds float, ptr %0, i64 %211
  store float %206, ptr %212, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit20

exit19:                                           ; preds = %region17
  br label %lanes.latch

exit20:                                           ; preds = %region18
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit20, %exit19
  %copy.0 = phi float [ %186, %exit19 ], [ %182, %exit20 ]
  store float %copy.0, ptr %181, align 4, !llvm.access.group !114
  %213 = icmp ult i64 %178, 16
  br i1 %213, label %lanes, label %lanes.after, !llvm.loop !115

lanes.after:                                      ; preds = %lanes.latch
  br label %lanes21

lanes21:                                          ; preds = %lanes.latch31, %lanes.after
  %lane22 = phi i64 [ 0, %lanes.after ], [ %214, %lanes.latch31 ]
  %214 = add nuw nsw i64 %lane22, 1
  %215 = trunc i64 %lane22 to i32
  %x23 = add nuw nsw i32 %48, %215
  %216 = add nuw nsw i64 %lane22, 16
  %217 = add nuw nsw i64 %47, %216
  %218 = getelementptr inbounds float, ptr %31, i64 %217
  %219 = load float, ptr %218, align 4, !llvm.access.group !114
  br label %region24

region24:                                         ; preds = %lanes21
  %220 = shl nuw nsw i32 %4, 5
  %221 = shl nuw nsw i32 %5, 5
  br i1 true, label %region25, label %region27

region25:                                         ; preds = %region24
  br label %region26

region26:                                         ; preds = %region25
  %222 = phi i64 [ 0, %region25 ]
  %223 = phi float [ 0.000000e+00, %region25 ]
  %224 = add nuw nsw i32 %66, %x23
  %225 = add nuw nsw i32 %65, %63
  %226 = mul nsw i32 %225, %3
  %227 = add i32 %226, %x23
  %228 = zext i32 %63 to i64
  %229 = add nsw i64 %67, %lane22
  %230 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %228, i64 %229
  %231 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %228, i64 %229
  %232 = trunc nuw nsw i64 %222 to i32
  %233 = add i32 %227, %232
  %234 = add nsw i64 %123, %lane22
  %235 = getelementptr inbounds float, ptr %1, i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !5, !llvm.access.group !114
  store float %236, ptr %230, align 4, !tbaa !5, !llvm.access.group !114
  %237 = add i32 %63, %232
  %238 = mul i32 %237, %3
  %239 = add i32 %238, %224
  %240 = add nsw i64 %131, %lane22
  %241 = getelementptr inbounds float, ptr %2, i64 %240
  %242 = load float, ptr %241, align 4, !tbaa !5, !llvm.access.group !114
  store float %242, ptr %231, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit29

region27:                                         ; preds = %region24
  %243 = phi float [ 0.000000e+00, %region24 ]
  %244 = add nuw nsw i32 %66, %x23
  %245 = add nuw nsw i32 %65, %63
  %246 = mul nsw i32 %245, %3
  %247 = add nsw i32 %246, %244
  %248 = add nsw i64 %74, %lane22
  %249 = getelementptr inbounds float, ptr %0, i64 %248
  store float %243, ptr %249, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit30

exit29:                                           ; preds = %region26
  br label %lanes.latch31

exit30:                                           ; preds = %region27
  br label %lanes.latch31

lanes.latch31:                                    ; preds = %exit30, %exit29
  %copy28.0 = phi float [ %223, %exit29 ], [ %219, %exit30 ]
  store float %copy28.0, ptr %218, align 4, !llvm.access.group !114
  %250 = icmp ult i64 %214, 16
  br i1 %250, label %lanes21, label %lanes.after32, !llvm.loop !117

lanes.after32:                                    ; preds = %lanes.latch31
  br label %lanes33

lanes33:                                          ; preds = %lanes.latch43, %lanes.after32
  %lane34 = phi i64 [ 0, %lanes.after32 ], [ %251, %lanes.latch43 ]
  %251 = add nuw nsw i64 %lane34, 1
  %252 = trunc i64 %lane34 to i32
  %x35 = add nuw nsw i32 %48, %252
  %253 = add nuw nsw i64 %lane34, 32
  %254 = add nuw nsw i64 %47, %253
  %255 = getelementptr inbounds float, ptr %31, i64 %254
  %256 = load float, ptr %255, align 4, !llvm.access.group !114
  br label %region36

region36:                                         ; preds = %lanes33
  %257 = shl nuw nsw i32 %4, 5
  %258 = shl nuw nsw i32 %5, 5
  br i1 true, label %region37, label %region39

region37:                                         ; preds = %region36
  br label %region38

region38:                                         ; preds = %region37
  %259 = phi i64 [ 0, %region37 ]
  %260 = phi float [ 0.000000e+00, %region37 ]
  %261 = add nuw nsw i32 %78, %x35
  %262 = add nuw nsw i32 %77, %75
  %263 = mul nsw i32 %262, %3
  %264 = add i32 %263, %x35
  %265 = zext i32 %75 to i64
  %266 = add nsw i64 %79, %lane34
  %267 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %265, i64 %266
  %268 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %265, i64 %266
  %269 = trunc nuw nsw i64 %259 to i32
  %270 = add i32 %264, %269
  %271 = add nsw i64 %142, %lane34
  %272 = getelementptr inbounds float, ptr %1, i64 %271
  %273 = load float, ptr %272, align 4, !tbaa !5, !llvm.access.group !114
  store float %273, ptr %267, align 4, !tbaa !5, !llvm.access.group !114
  %274 = add i32 %75, %269
  %275 = mul i32 %274, %3
  %276 = add i32 %275, %261
  %277 = add nsw i64 %150, %lane34
  %278 = getelementptr inbounds float, ptr %2, i64 %277
  %279 = load float, ptr %278, align 4, !tbaa !5, !llvm.access.group !114
  store float %279, ptr %268, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit41

region39:                                         ; preds = %region36
  %280 = phi float [ 0.000000e+00, %region36 ]
  %281 = add nuw nsw i32 %78, %x35
  %282 = add nuw nsw i32 %77, %75
  %283 = mul nsw i32 %282, %3
  %284 = add nsw i32 %283, %281
  %285 = add nsw i64 %86, %lane34
  %286 = getelementptr inbounds float, ptr %0, i64 %285
  store float %280, ptr %286, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit42

exit41:                                           ; preds = %region38
  br label %lanes.latch43

exit42:                                           ; preds = %region39
  br label %lanes.latch43

lanes.latch43:                                    ; preds = %exit42, %exit41
  %copy40.0 = phi float [ %260, %exit41 ], [ %256, %exit42 ]
  store float %copy40.0, ptr %255, align 4, !llvm.access.group !114
  %287 = icmp ult i64 %251, 16
  br i1 %287, label %lanes33, label %lanes.after44, !llvm.loop !118

lanes.after44:                                    ; preds = %lanes.latch43
  br label %lanes45

lanes45:                                          ; preds = %lanes.latch55, %lanes.after44
  %lane46 = phi i64 [ 0, %lanes.after44 ], [ %288, %lanes.latch55 ]
  %288 = add nuw nsw i64 %lane46, 1
  %289 = trunc i64 %lane46 to i32
  %x47 = add nuw nsw i32 %48, %289
  %290 = add nuw nsw i64 %lane46, 48
  %291 = add nuw nsw i64 %47, %290
  %292 = getelementptr inbounds float, ptr %31, i64 %291
  %293 = load float, ptr %292, align 4, !llvm.access.group !114
  br label %region48

region48:                                         ; preds = %lanes45
  %294 = shl nuw nsw i32 %4, 5
  %295 = shl nuw nsw i32 %5, 5
  br i1 true, label %region49, label %region51

region49:                                         ; preds = %region48
  br label %region50

region50:                                         ; preds = %region49
  %296 = phi i64 [ 0, %region49 ]
  %297 = phi float [ 0.000000e+00, %region49 ]
  %298 = add nuw nsw i32 %90, %x47
  %299 = add nuw nsw i32 %89, %87
  %300 = mul nsw i32 %299, %3
  %301 = add i32 %300, %x47
  %302 = zext i32 %87 to i64
  %303 = add nsw i64 %91, %lane46
  %304 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %302, i64 %303
  %305 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %302, i64 %303
  %306 = trunc nuw nsw i64 %296 to i32
  %307 = add i32 %301, %306
  %308 = add nsw i64 %161, %lane46
  %309 = getelementptr inbounds float, ptr %1, i64 %308
  %310 = load float, ptr %309, align 4, !tbaa !5, !llvm.access.group !114
  store float %310, ptr %304, align 4, !tbaa !5, !llvm.access.group !114
  %311 = add i32 %87, %306
  %312 = mul i32 %311, %3
  %313 = add i32 %312, %298
  %314 = add nsw i64 %169, %lane46
  %315 = getelementptr inbounds float, ptr %2, i64 %314
  %316 = load float, ptr %315, align 4, !tbaa !5, !llvm.access.group !114
  store float %316, ptr %305, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit53

region51:                                         ; preds = %region48
  %317 = phi float [ 0.000000e+00, %region48 ]
  %318 = add nuw nsw i32 %90, %x47
  %319 = add nuw nsw i32 %89, %87
  %320 = mul nsw i32 %319, %3
  %321 = add nsw i32 %320, %318
  %322 = add nsw i64 %98, %lane46
  %323 = getelementptr inbounds float, ptr %0, i64 %322
  store float %317, ptr %323, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit54

exit53:                                           ; preds = %region50
  br label %lanes.latch55

exit54:                                           ; preds = %region51
  br label %lanes.latch55

lanes.latch55:                                    ; preds = %exit54, %exit53
  %copy52.0 = phi float [ %297, %exit53 ], [ %293, %exit54 ]
  store float %copy52.0, ptr %292, align 4, !llvm.access.group !114
  %324 = icmp ult i64 %288, 16
  br i1 %324, label %lanes45, label %lanes.after56, !llvm.loop !119

lanes.after56:                                    ; preds = %lanes.latch55
  br label %chunk.leave

lanes57:                                          ; preds = %lanes.latch67, %general
  %lane58 = phi i64 [ 0, %general ], [ %325, %lanes.latch67 ]
  %325 = add nuw nsw i64 %lane58, 1
  %326 = trunc i64 %lane58 to i32
  %x59 = add nuw nsw i32 %48, %326
  %327 = add nuw nsw i64 %47, %lane58
  %328 = getelementptr inbounds float, ptr %31, i64 %327
  %329 = load float, ptr %328, align 4, !llvm.access.group !114
  br label %region60

region60:                                         ; preds = %lanes57
  %330 = shl nuw nsw i32 %4, 5
  %331 = shl nuw nsw i32 %5, 5
  br i1 %52, label %region61, label %region63

region61:                                         ; preds = %region60
  br label %region62

region62:                                         ; preds = %region61
  %332 = phi i64 [ 0, %region61 ]
  %333 = phi float [ 0.000000e+00, %region61 ]
  %334 = add nuw nsw i32 %54, %x59
  %335 = add nuw nsw i32 %53, %51
  %336 = mul nsw i32 %335, %3
  %337 = add i32 %336, %x59
  %338 = zext i32 %51 to i64
  %339 = add nsw i64 %55, %lane58
  %340 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %338, i64 %339
  %341 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %338, i64 %339
  %342 = trunc nuw nsw i64 %332 to i32
  %343 = add i32 %337, %342
  %344 = lshr i32 %7, 16
  %345 = xor i32 %343, %344
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds float, ptr %1, i64 %346
  %348 = load float, ptr %347, align 4, !tbaa !5, !llvm.access.group !114
  store float %348, ptr %340, align 4, !tbaa !5, !llvm.access.group !114
  %349 = add i32 %51, %342
  %350 = mul i32 %349, %3
  %351 = add i32 %350, %334
  %352 = lshr i32 %7, 16
  %353 = xor i32 %351, %352
  %354 = zext i32 %353 to i64
  %355 = getelementptr inbounds float, ptr %2, i64 %354
  %356 = load float, ptr %355, align 4, !tbaa !5, !llvm.access.group !114
  store float %356, ptr %341, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit65

region63:                                         ; preds = %region60
  %357 = phi float [ 0.000000e+00, %region60 ]
  %358 = add nuw nsw i32 %54, %x59
  %359 = add nuw nsw i32 %53, %51
  %360 = mul nsw i32 %359, %3
  %361 = add nsw i32 %360, %358
  %362 = add nsw i64 %62, %lane58
  %363 = getelementptr inbounds float, ptr %0, i64 %362
  store float %357, ptr %363, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit66

exit65:                                           ; preds = %region62
  br label %lanes.latch67

exit66:                                           ; preds = %region63
  br label %lanes.latch67

lanes.latch67:                                    ; preds = %exit66, %exit65
  %copy64.0 = phi float [ %333, %exit65 ], [ %329, %exit66 ]
  store float %copy64.0, ptr %328, align 4, !llvm.access.group !114
  %364 = icmp ult i64 %325, 16
  br i1 %364, label %lanes57, label %lanes.after68, !llvm.loop !120

lanes.after68:                                    ; preds = %lanes.latch67
  br label %lanes69

lanes69:                                          ; preds = %lanes.latch79, %lanes.after68
  %lane70 = phi i64 [ 0, %lanes.after68 ], [ %365, %lanes.latch79 ]
  %365 = add nuw nsw i64 %lane70, 1
  %366 = trunc i64 %lane70 to i32
  %x71 = add nuw nsw i32 %48, %366
  %367 = add nuw nsw i64 %lane70, 16
  %368 = add nuw nsw i64 %47, %367
  %369 = getelementptr inbounds float, ptr %31, i64 %368
  %370 = load float, ptr %369, align 4, !llvm.access.group !114
  br label %region72

region72:                                         ; preds = %lanes69
  %371 = shl nuw nsw i32 %4, 5
  %372 = shl nuw nsw i32 %5, 5
  br i1 %64, label %region73, label %region75

region73:                                         ; preds = %region72
  br label %region74

region74:                                         ; preds = %region73
  %373 = phi i64 [ 0, %region73 ]
  %374 = phi float [ 0.000000e+00, %region73 ]
  %375 = add nuw nsw i32 %66, %x71
  %376 = add nuw nsw i32 %65, %63
  %377 = mul nsw i32 %376, %3
  %378 = add i32 %377, %x71
  %379 = zext i32 %63 to i64
  %380 = add nsw i64 %67, %lane70
  %381 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %379, i64 %380
  %382 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %379, i64 %380
  %383 = trunc nuw nsw i64 %373 to i32
  %384 = add i32 %378, %383
  %385 = lshr i32 %7, 16
  %386 = xor i32 %384, %385
  %387 = zext i32 %386 to i64
  %388 = getelementptr inbounds float, ptr %1, i64 %387
  %389 = load float, ptr %388, align 4, !tbaa !5, !llvm.access.group !114
  store float %389, ptr %381, align 4, !tbaa !5, !llvm.access.group !114
  %390 = add i32 %63, %383
  %391 = mul i32 %390, %3
  %392 = add i32 %391, %375
  %393 = lshr i32 %7, 16
  %394 = xor i32 %392, %393
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds float, ptr %2, i64 %395
  %397 = load float, ptr %396, align 4, !tbaa !5, !llvm.access.group !114
  store float %397, ptr %382, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit77

region75:                                         ; preds = %region72
  %398 = phi float [ 0.000000e+00, %region72 ]
  %399 = add nuw nsw i32 %66, %x71
  %400 = add nuw nsw i32 %65, %63
  %401 = mul nsw i32 %400, %3
  %402 = add nsw i32 %401, %399
  %403 = add nsw i64 %74, %lane70
  %404 = getelementptr inbounds float, ptr %0, i64 %403
  store float %398, ptr %404, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit78

exit77:                                           ; preds = %region74
  br label %lanes.latch79

exit78:                                           ; preds = %region75
  br label %lanes.latch79

lanes.latch79:                                    ; preds = %exit78, %exit77
  %copy76.0 = phi float [ %374, %exit77 ], [ %370, %exit78 ]
  store float %copy76.0, ptr %369, align 4, !llvm.access.group !114
  %405 = icmp ult i64 %365, 16
  br i1 %405, label %lanes69, label %lanes.after80, !llvm.loop !121

lanes.after80:                                    ; preds = %lanes.latch79
  br label %lanes81

lanes81:                                          ; preds = %lanes.latch91, %lanes.after80
  %lane82 = phi i64 [ 0, %lanes.after80 ], [ %406, %lanes.latch91 ]
  %406 = add nuw nsw i64 %lane82, 1
  %407 = trunc i64 %lane82 to i32
  %x83 = add nuw nsw i32 %48, %407
  %408 = add nuw nsw i64 %lane82, 32
  %409 = add nuw nsw i64 %47, %408
  %410 = getelementptr inbounds float, ptr %31, i64 %409
  %411 = load float, ptr %410, align 4, !llvm.access.group !114
  br label %region84

region84:                                         ; preds = %lanes81
  %412 = shl nuw nsw i32 %4, 5
  %413 = shl nuw nsw i32 %5, 5
  br i1 %76, label %region85, label %region87

region85:                                         ; preds = %region84
  br label %region86

region86:                                         ; preds = %region85
  %414 = phi i64 [ 0, %region85 ]
  %415 = phi float [ 0.000000e+00, %region85 ]
  %416 = add nuw nsw i32 %78, %x83
  %417 = add nuw nsw i32 %77, %75
  %418 = mul nsw i32 %417, %3
  %419 = add i32 %418, %x83
  %420 = zext i32 %75 to i64
  %421 = add nsw i64 %79, %lane82
  %422 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %420, i64 %421
  %423 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %420, i64 %421
  %424 = trunc nuw nsw i64 %414 to i32
  %425 = add i32 %419, %424
  %426 = lshr i32 %7, 16
  %427 = xor i32 %425, %426
  %428 = zext i32 %427 to i64
  %429 = getelementptr inbounds float, ptr %1, i64 %428
  %430 = load float, ptr %429, align 4, !tbaa !5, !llvm.access.group !114
  store float %430, ptr %422, align 4, !tbaa !5, !llvm.access.group !114
  %431 = add i32 %75, %424
  %432 = mul i32 %431, %3
  %433 = add i32 %432, %416
  %434 = lshr i32 %7, 16
  %435 = xor i32 %433, %434
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds float, ptr %2, i64 %436
  %438 = load float, ptr %437, align 4, !tbaa !5, !llvm.access.group !114
  store float %438, ptr %423, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit89

region87:                                         ; preds = %region84
  %439 = phi float [ 0.000000e+00, %region84 ]
  %440 = add nuw nsw i32 %78, %x83
  %441 = add nuw nsw i32 %77, %75
  %442 = mul nsw i32 %441, %3
  %443 = add nsw i32 %442, %440
  %444 = add nsw i64 %86, %lane82
  %445 = getelementptr inbounds float, ptr %0, i64 %444
  store float %439, ptr %445, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit90

exit89:                                           ; preds = %region86
  br label %lanes.latch91

exit90:                                           ; preds = %region87
  br label %lanes.latch91

lanes.latch91:                                    ; preds = %exit90, %exit89
  %copy88.0 = phi float [ %415, %exit89 ], [ %411, %exit90 ]
  store float %copy88.0, ptr %410, align 4, !llvm.access.group !114
  %446 = icmp ult i64 %406, 16
  br i1 %446, label %lanes81, label %lanes.after92, !llvm.loop !122

lanes.after92:                                    ; preds = %lanes.latch91
  br label %lanes93

lanes93:                                          ; preds = %lanes.latch103, %lanes.after92
  %lane94 = phi i64 [ 0, %lanes.after92 ], [ %447, %lanes.latch103 ]
  %447 = add nuw nsw i64 %lane94, 1
  %448 = trunc i64 %lane94 to i32
  %x95 = add nuw nsw i32 %48, %448
  %449 = add nuw nsw i64 %lane94, 48
  %450 = add nuw nsw i64 %47, %449
  %451 = getelementptr inbounds float, ptr %31, i64 %450
  %452 = load float, ptr %451, align 4, !llvm.access.group !114
  br label %region96

region96:                                         ; preds = %lanes93
  %453 = shl nuw nsw i32 %4, 5
  %454 = shl nuw nsw i32 %5, 5
  br i1 %88, label %region97, label %region99

region97:                                         ; preds = %region96
  br label %region98

region98:                                         ; preds = %region97
  %455 = phi i64 [ 0, %region97 ]
  %456 = phi float [ 0.000000e+00, %region97 ]
  %457 = add nuw nsw i32 %90, %x95
  %458 = add nuw nsw i32 %89, %87
  %459 = mul nsw i32 %458, %3
  %460 = add i32 %459, %x95
  %461 = zext i32 %87 to i64
  %462 = add nsw i64 %91, %lane94
  %463 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %461, i64 %462
  %464 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %461, i64 %462
  %465 = trunc nuw nsw i64 %455 to i32
  %466 = add i32 %460, %465
  %467 = lshr i32 %7, 16
  %468 = xor i32 %466, %467
  %469 = zext i32 %468 to i64
  %470 = getelementptr inbounds float, ptr %1, i64 %469
  %471 = load float, ptr %470, align 4, !tbaa !5, !llvm.access.group !114
  store float %471, ptr %463, align 4, !tbaa !5, !llvm.access.group !114
  %472 = add i32 %87, %465
  %473 = mul i32 %472, %3
  %474 = add i32 %473, %457
  %475 = lshr i32 %7, 16
  %476 = xor i32 %474, %475
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds float, ptr %2, i64 %477
  %479 = load float, ptr %478, align 4, !tbaa !5, !llvm.access.group !114
  store float %479, ptr %464, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit101

region99:                                         ; preds = %region96
  %480 = phi float [ 0.000000e+00, %region96 ]
  %481 = add nuw nsw i32 %90, %x95
  %482 = add nuw nsw i32 %89, %87
  %483 = mul nsw i32 %482, %3
  %484 = add nsw i32 %483, %481
  %485 = add nsw i64 %98, %lane94
  %486 = getelementptr inbounds float, ptr %0, i64 %485
  store float %480, ptr %486, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit102

exit101:                                          ; preds = %region98
  br label %lanes.latch103

exit102:                                          ; preds = %region99
  br label %lanes.latch103

lanes.latch103:                                   ; preds = %exit102, %exit101
  %copy100.0 = phi float [ %456, %exit101 ], [ %452, %exit102 ]
  %exit.0 = phi i32 [ 65537, %exit101 ], [ 2147483647, %exit102 ]
  store float %copy100.0, ptr %451, align 4, !llvm.access.group !114
  %487 = icmp ult i64 %447, 16
  br i1 %487, label %lanes93, label %lanes.after104, !llvm.loop !123

lanes.after104:                                   ; preds = %lanes.latch103
  br label %region.done

chunk.leave:                                      ; preds = %region.done, %lanes.after56
  br label %chunk.end

chunk.leave105:                                   ; preds = %region.done
  br label %chunk.end

z108:                                             ; preds = %y.after114, %block.cut10
  %next.5 = phi i32 [ %next.0, %block.cut10 ], [ %next.6, %y.after114 ]
  %z111 = phi i32 [ 0, %block.cut10 ], [ %490, %y.after114 ]
  %488 = icmp ult i32 %z111, %9
  br i1 %488, label %z.body109, label %z.after110

z.body109:                                        ; preds = %z108
  br label %y112

z.after110:                                       ; preds = %z108
  br label %block.cut11

y112:                                             ; preds = %x.after118, %z.body109
  %next.6 = phi i32 [ %next.5, %z.body109 ], [ %next.7, %x.after118 ]
  %y115 = phi i32 [ 0, %z.body109 ], [ %500, %x.after118 ]
  %489 = icmp ult i32 %y115, %high106
  br i1 %489, label %y.body113, label %y.after114

y.body113:                                        ; preds = %y112
  br label %x116

y.after114:                                       ; preds = %y112
  %490 = add nuw nsw i32 %z111, 1
  br label %z108

x116:                                             ; preds = %chunk.end123, %y.body113
  %next.7 = phi i32 [ %next.6, %y.body113 ], [ 65538, %chunk.end123 ]
  %x119 = phi i32 [ 0, %y.body113 ], [ %543, %chunk.end123 ]
  %491 = icmp ult i32 %x119, %wide107
  br i1 %491, label %x.body117, label %x.after118

x.body117:                                        ; preds = %x116
  %492 = mul nuw nsw i32 %z111, %high106
  %493 = add nuw nsw i32 %492, %y115
  %494 = mul nuw nsw i32 %493, %wide107
  %495 = add nuw nsw i32 %494, %x119
  %496 = mul nuw nsw i32 %495, 64
  %497 = zext i32 %496 to i64
  %498 = mul nuw nsw i32 %x119, 16
  %499 = mul nuw nsw i32 %y115, 4
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut120

x.after118:                                       ; preds = %x116
  %500 = add nuw nsw i32 %y115, 1
  br label %y112

cut120:                                           ; preds = %x.body117
  %501 = add nuw nsw i32 %499, 0
  %502 = add nuw nsw i32 %499, 1
  %503 = add nuw nsw i32 %499, 2
  %504 = add nuw nsw i32 %499, 3
  store i64 0, ptr %26, align 8
  br label %lanes124

cut121:                                           ; preds = %region.done152, %lanes.after186, %lanes.after151
  %505 = add nuw nsw i32 %499, 0
  %506 = load i64, ptr %26, align 8
  %507 = zext i32 %498 to i64
  %508 = add i64 %506, 1
  %509 = icmp eq i64 %508, 32
  %510 = add nuw nsw i32 %499, 1
  %511 = load i64, ptr %26, align 8
  %512 = zext i32 %498 to i64
  %513 = add i64 %511, 1
  %514 = icmp eq i64 %513, 32
  %515 = add nuw nsw i32 %499, 2
  %516 = load i64, ptr %26, align 8
  %517 = zext i32 %498 to i64
  %518 = add i64 %516, 1
  %519 = icmp eq i64 %518, 32
  %520 = add nuw nsw i32 %499, 3
  %521 = load i64, ptr %26, align 8
  %522 = zext i32 %498 to i64
  %523 = add i64 %521, 1
  %524 = icmp eq i64 %523, 32
  %525 = xor i1 %509, true
  %526 = and i1 true, %525
  %527 = and i1 true, %526
  %528 = xor i1 %514, true
  %529 = and i1 true, %528
  %530 = and i1 %527, %529
  %531 = xor i1 %519, true
  %532 = and i1 true, %531
  %533 = and i1 %530, %532
  %534 = xor i1 %524, true
  %535 = and i1 true, %534
  %536 = and i1 %533, %535
  %537 = load i64, ptr %26, align 8
  %538 = add i64 %537, 1
  store i64 %538, ptr %26, align 8
  br i1 %536, label %usual153, label %general154

cut122:                                           ; preds = %region.done152
  %539 = add nuw nsw i32 %499, 0
  %540 = add nuw nsw i32 %499, 1
  %541 = add nuw nsw i32 %499, 2
  %542 = add nuw nsw i32 %499, 3
  br label %lanes219

chunk.end123:                                     ; preds = %chunk.leave247
  %543 = add nuw nsw i32 %x119, 1
  br label %x116

lanes124:                                         ; preds = %lanes.latch129, %cut120
  %lane125 = phi i64 [ 0, %cut120 ], [ %544, %lanes.latch129 ]
  %544 = add nuw nsw i64 %lane125, 1
  %545 = trunc i64 %lane125 to i32
  %x126 = add nuw nsw i32 %498, %545
  %546 = add nuw nsw i64 %497, %lane125
  %547 = getelementptr inbounds float, ptr %31, i64 %546
  %548 = getelementptr inbounds float, ptr %24, i64 %lane125
  br label %region127

region127:                                        ; preds = %lanes124
  %549 = load float, ptr %547, align 4, !llvm.access.group !114
  store float %549, ptr %548, align 4, !llvm.access.group !114
  br label %exit128

exit128:                                          ; preds = %region127
  br label %lanes.latch129

lanes.latch129:                                   ; preds = %exit128
  %550 = icmp ult i64 %544, 16
  br i1 %550, label %lanes124, label %lanes.after130, !llvm.loop !124

lanes.after130:                                   ; preds = %lanes.latch129
  br label %lanes131

lanes131:                                         ; preds = %lanes.latch136, %lanes.after130
  %lane132 = phi i64 [ 0, %lanes.after130 ], [ %551, %lanes.latch136 ]
  %551 = add nuw nsw i64 %lane132, 1
  %552 = trunc i64 %lane132 to i32
  %x133 = add nuw nsw i32 %498, %552
  %553 = add nuw nsw i64 %lane132, 16
  %554 = add nuw nsw i64 %497, %553
  %555 = getelementptr inbounds float, ptr %31, i64 %554
  %556 = add nuw nsw i64 %lane132, 16
  %557 = getelementptr inbounds float, ptr %24, i64 %556
  br label %region134

region134:                                        ; preds = %lanes131
  %558 = load float, ptr %555, align 4, !llvm.access.group !114
  store float %558, ptr %557, align 4, !llvm.access.group !114
  br label %exit135

exit135:                                          ; preds = %region134
  br label %lanes.latch136

lanes.latch136:                                   ; preds = %exit135
  %559 = icmp ult i64 %551, 16
  br i1 %559, label %lanes131, label %lanes.after137, !llvm.loop !125

lanes.after137:                                   ; preds = %lanes.latch136
  br label %lanes138

lanes138:                                         ; preds = %lanes.latch143, %lanes.after137
  %lane139 = phi i64 [ 0, %lanes.after137 ], [ %560, %lanes.latch143 ]
  %560 = add nuw nsw i64 %lane139, 1
  %561 = trunc i64 %lane139 to i32
  %x140 = add nuw nsw i32 %498, %561
  %562 = add nuw nsw i64 %lane139, 32
  %563 = add nuw nsw i64 %497, %562
  %564 = getelementptr inbounds float, ptr %31, i64 %563
  %565 = add nuw nsw i64 %lane139, 32
  %566 = getelementptr inbounds float, ptr %24, i64 %565
  br label %region141

region141:                                        ; preds = %lanes138
  %567 = load float, ptr %564, align 4, !llvm.access.group !114
  store float %567, ptr %566, align 4, !llvm.access.group !114
  br label %exit142

exit142:                                          ; preds = %region141
  br label %lanes.latch143

lanes.latch143:                                   ; preds = %exit142
  %568 = icmp ult i64 %560, 16
  br i1 %568, label %lanes138, label %lanes.after144, !llvm.loop !126

lanes.after144:                                   ; preds = %lanes.latch143
  br label %lanes145

lanes145:                                         ; preds = %lanes.latch150, %lanes.after144
  %lane146 = phi i64 [ 0, %lanes.after144 ], [ %569, %lanes.latch150 ]
  %569 = add nuw nsw i64 %lane146, 1
  %570 = trunc i64 %lane146 to i32
  %x147 = add nuw nsw i32 %498, %570
  %571 = add nuw nsw i64 %lane146, 48
  %572 = add nuw nsw i64 %497, %571
  %573 = getelementptr inbounds float, ptr %31, i64 %572
  %574 = add nuw nsw i64 %lane146, 48
  %575 = getelementptr inbounds float, ptr %24, i64 %574
  br label %region148

region148:                                        ; preds = %lanes145
  %576 = load float, ptr %573, align 4, !llvm.access.group !114
  store float %576, ptr %575, align 4, !llvm.access.group !114
  br label %exit149

exit149:                                          ; preds = %region148
  br label %lanes.latch150

lanes.latch150:                                   ; preds = %exit149
  %577 = icmp ult i64 %569, 16
  br i1 %577, label %lanes145, label %lanes.after151, !llvm.loop !127

lanes.after151:                                   ; preds = %lanes.latch150
  br label %cut121

region.done152:                                   ; preds = %lanes.after218
  br i1 %509, label %cut122, label %cut121

usual153:                                         ; preds = %cut121
  br label %lanes155

general154:                                       ; preds = %cut121
  br label %lanes187

lanes155:                                         ; preds = %lanes.latch161, %usual153
  %lane156 = phi i64 [ 0, %usual153 ], [ %578, %lanes.latch161 ]
  %578 = add nuw nsw i64 %lane156, 1
  %579 = trunc i64 %lane156 to i32
  %x157 = add nuw nsw i32 %498, %579
  %580 = getelementptr inbounds float, ptr %24, i64 %lane156
  %581 = add nuw nsw i64 %497, %lane156
  %582 = getelementptr inbounds float, ptr %29, i64 %581
  br label %region158

region158:                                        ; preds = %lanes155
  %583 = load float, ptr %580, align 4, !llvm.access.group !114
  %584 = zext i32 %505 to i64
  %585 = add nsw i64 %507, %lane156
  %586 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %584, i64 %506
  %587 = load float, ptr %586, align 4, !tbaa !5, !llvm.access.group !114
  %588 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %506, i64 %585
  %589 = load float, ptr %588, align 4, !tbaa !5, !llvm.access.group !114
  %590 = fmul contract float %587, %589
  %591 = fadd contract float %583, %590
  store float %591, ptr %582, align 4, !llvm.access.group !114
  %592 = add nuw nsw i64 %506, 1
  store float %591, ptr %580, align 4, !llvm.access.group !114
  br i1 false, label %exit159, label %exit160

exit159:                                          ; preds = %region158
  br label %lanes.latch161

exit160:                                          ; preds = %region158
  br label %lanes.latch161

lanes.latch161:                                   ; preds = %exit160, %exit159
  %593 = icmp ult i64 %578, 16
  br i1 %593, label %lanes155, label %lanes.after162, !llvm.loop !128

lanes.after162:                                   ; preds = %lanes.latch161
  br label %lanes163

lanes163:                                         ; preds = %lanes.latch169, %lanes.after162
  %lane164 = phi i64 [ 0, %lanes.after162 ], [ %594, %lanes.latch169 ]
  %594 = add nuw nsw i64 %lane164, 1
  %595 = trunc i64 %lane164 to i32
  %x165 = add nuw nsw i32 %498, %595
  %596 = add nuw nsw i64 %lane164, 16
  %597 = getelementptr inbounds float, ptr %24, i64 %596
  %598 = add nuw nsw i64 %lane164, 16
  %599 = add nuw nsw i64 %497, %598
  %600 = getelementptr inbounds float, ptr %29, i64 %599
  br label %region166

region166:                                        ; preds = %lanes163
  %601 = load float, ptr %597, align 4, !llvm.access.group !114
  %602 = zext i32 %510 to i64
  %603 = add nsw i64 %512, %lane164
  %604 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %602, i64 %511
  %605 = load float, ptr %604, align 4, !tbaa !5, !llvm.access.group !114
  %606 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %511, i64 %603
  %607 = load float, ptr %606, align 4, !tbaa !5, !llvm.access.group !114
  %608 = fmul contract float %605, %607
  %609 = fadd contract float %601, %608
  store float %609, ptr %600, align 4, !llvm.access.group !114
  %610 = add nuw nsw i64 %511, 1
  store float %609, ptr %597, align 4, !llvm.access.group !114
  br i1 false, label %exit167, label %exit168

exit167:                                          ; preds = %region166
  br label %lanes.latch169

exit168:                                          ; preds = %region166
  br label %lanes.latch169

lanes.latch169:                                   ; preds = %exit168, %exit167
  %611 = icmp ult i64 %594, 16
  br i1 %611, label %lanes163, label %lanes.after170, !llvm.loop !129

lanes.after170:                                   ; preds = %lanes.latch169
  br label %lanes171

lanes171:                                         ; preds = %lanes.latch177, %lanes.after170
  %lane172 = phi i64 [ 0, %lanes.after170 ], [ %612, %lanes.latch177 ]
  %612 = add nuw nsw i64 %lane172, 1
  %613 = trunc i64 %lane172 to i32
  %x173 = add nuw nsw i32 %498, %613
  %614 = add nuw nsw i64 %lane172, 32
  %615 = getelementptr inbounds float, ptr %24, i64 %614
  %616 = add nuw nsw i64 %lane172, 32
  %617 = add nuw nsw i64 %497, %616
  %618 = getelementptr inbounds float, ptr %29, i64 %617
  br label %region174

region174:                                        ; preds = %lanes171
  %619 = load float, ptr %615, align 4, !llvm.access.group !114
  %620 = zext i32 %515 to i64
  %621 = add nsw i64 %517, %lane172
  %622 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %620, i64 %516
  %623 = load float, ptr %622, align 4, !tbaa !5, !llvm.access.group !114
  %624 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %516, i64 %621
  %625 = load float, ptr %624, align 4, !tbaa !5, !llvm.access.group !114
  %626 = fmul contract float %623, %625
  %627 = fadd contract float %619, %626
  store float %627, ptr %618, align 4, !llvm.access.group !114
  %628 = add nuw nsw i64 %516, 1
  store float %627, ptr %615, align 4, !llvm.access.group !114
  br i1 false, label %exit175, label %exit176

exit175:                                          ; preds = %region174
  br label %lanes.latch177

exit176:                                          ; preds = %region174
  br label %lanes.latch177

lanes.latch177:                                   ; preds = %exit176, %exit175
  %629 = icmp ult i64 %612, 16
  br i1 %629, label %lanes171, label %lanes.after178, !llvm.loop !130

lanes.after178:                                   ; preds = %lanes.latch177
  br label %lanes179

lanes179:                                         ; preds = %lanes.latch185, %lanes.after178
  %lane180 = phi i64 [ 0, %lanes.after178 ], [ %630, %lanes.latch185 ]
  %630 = add nuw nsw i64 %lane180, 1
  %631 = trunc i64 %lane180 to i32
  %x181 = add nuw nsw i32 %498, %631
  %632 = add nuw nsw i64 %lane180, 48
  %633 = getelementptr inbounds float, ptr %24, i64 %632
  %634 = add nuw nsw i64 %lane180, 48
  %635 = add nuw nsw i64 %497, %634
  %636 = getelementptr inbounds float, ptr %29, i64 %635
  br label %region182

region182:                                        ; preds = %lanes179
  %637 = load float, ptr %633, align 4, !llvm.access.group !114
  %638 = zext i32 %520 to i64
  %639 = add nsw i64 %522, %lane180
  %640 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %638, i64 %521
  %641 = load float, ptr %640, align 4, !tbaa !5, !llvm.access.group !114
  %642 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %521, i64 %639
  %643 = load float, ptr %642, align 4, !tbaa !5, !llvm.access.group !114
  %644 = fmul contract float %641, %643
  %645 = fadd contract float %637, %644
  store float %645, ptr %636, align 4, !llvm.access.group !114
  %646 = add nuw nsw i64 %521, 1
  store float %645, ptr %633, align 4, !llvm.access.group !114
  br i1 false, label %exit183, label %exit184

exit183:                                          ; preds = %region182
  br label %lanes.latch185

exit184:                                          ; preds = %region182
  br label %lanes.latch185

lanes.latch185:                                   ; preds = %exit184, %exit183
  %647 = icmp ult i64 %630, 16
  br i1 %647, label %lanes179, label %lanes.after186, !llvm.loop !131

lanes.after186:                                   ; preds = %lanes.latch185
  br label %cut121

lanes187:                                         ; preds = %lanes.latch193, %general154
  %lane188 = phi i64 [ 0, %general154 ], [ %648, %lanes.latch193 ]
  %648 = add nuw nsw i64 %lane188, 1
  %649 = trunc i64 %lane188 to i32
  %x189 = add nuw nsw i32 %498, %649
  %650 = getelementptr inbounds float, ptr %24, i64 %lane188
  %651 = add nuw nsw i64 %497, %lane188
  %652 = getelementptr inbounds float, ptr %29, i64 %651
  br label %region190

region190:                                        ; preds = %lanes187
  %653 = load float, ptr %650, align 4, !llvm.access.group !114
  %654 = zext i32 %505 to i64
  %655 = add nsw i64 %507, %lane188
  %656 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %654, i64 %506
  %657 = load float, ptr %656, align 4, !tbaa !5, !llvm.access.group !114
  %658 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %506, i64 %655
  %659 = load float, ptr %658, align 4, !tbaa !5, !llvm.access.group !114
  %660 = fmul contract float %657, %659
  %661 = fadd contract float %653, %660
  store float %661, ptr %652, align 4, !llvm.access.group !114
  %662 = add nuw nsw i64 %506, 1
  store float %661, ptr %650, align 4, !llvm.access.group !114
  br i1 %509, label %exit191, label %exit192

exit191:                                          ; preds = %region190
  br label %lanes.latch193

exit192:                                          ; preds = %region190
  br label %lanes.latch193

lanes.latch193:                                   ; preds = %exit192, %exit191
  %663 = icmp ult i64 %648, 16
  br i1 %663, label %lanes187, label %lanes.after194, !llvm.loop !132

lanes.after194:                                   ; preds = %lanes.latch193
  br label %lanes195

lanes195:                                         ; preds = %lanes.latch201, %lanes.after194
  %lane196 = phi i64 [ 0, %lanes.after194 ], [ %664, %lanes.latch201 ]
  %664 = add nuw nsw i64 %lane196, 1
  %665 = trunc i64 %lane196 to i32
  %x197 = add nuw nsw i32 %498, %665
  %666 = add nuw nsw i64 %lane196, 16
  %667 = getelementptr inbounds float, ptr %24, i64 %666
  %668 = add nuw nsw i64 %lane196, 16
  %669 = add nuw nsw i64 %497, %668
  %670 = getelementptr inbounds float, ptr %29, i64 %669
  br label %region198

region198:                                        ; preds = %lanes195
  %671 = load float, ptr %667, align 4, !llvm.access.group !114
  %672 = zext i32 %510 to i64
  %673 = add nsw i64 %512, %lane196
  %674 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %672, i64 %511
  %675 = load float, ptr %674, align 4, !tbaa !5, !llvm.access.group !114
  %676 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %511, i64 %673
  %677 = load float, ptr %676, align 4, !tbaa !5, !llvm.access.group !114
  %678 = fmul contract float %675, %677
  %679 = fadd contract float %671, %678
  store float %679, ptr %670, align 4, !llvm.access.group !114
  %680 = add nuw nsw i64 %511, 1
  store float %679, ptr %667, align 4, !llvm.access.group !114
  br i1 %514, label %exit199, label %exit200

exit199:                                          ; preds = %region198
  br label %lanes.latch201

exit200:                                          ; preds = %region198
  br label %lanes.latch201

lanes.latch201:                                   ; preds = %exit200, %exit199
  %681 = icmp ult i64 %664, 16
  br i1 %681, label %lanes195, label %lanes.after202, !llvm.loop !133

lanes.after202:                                   ; preds = %lanes.latch201
  br label %lanes203

lanes203:                                         ; preds = %lanes.latch209, %lanes.after202
  %lane204 = phi i64 [ 0, %lanes.after202 ], [ %682, %lanes.latch209 ]
  %682 = add nuw nsw i64 %lane204, 1
  %683 = trunc i64 %lane204 to i32
  %x205 = add nuw nsw i32 %498, %683
  %684 = add nuw nsw i64 %lane204, 32
  %685 = getelementptr inbounds float, ptr %24, i64 %684
  %686 = add nuw nsw i64 %lane204, 32
  %687 = add nuw nsw i64 %497, %686
  %688 = getelementptr inbounds float, ptr %29, i64 %687
  br label %region206

region206:                                        ; preds = %lanes203
  %689 = load float, ptr %685, align 4, !llvm.access.group !114
  %690 = zext i32 %515 to i64
  %691 = add nsw i64 %517, %lane204
  %692 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %690, i64 %516
  %693 = load float, ptr %692, align 4, !tbaa !5, !llvm.access.group !114
  %694 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %516, i64 %691
  %695 = load float, ptr %694, align 4, !tbaa !5, !llvm.access.group !114
  %696 = fmul contract float %693, %695
  %697 = fadd contract float %689, %696
  store float %697, ptr %688, align 4, !llvm.access.group !114
  %698 = add nuw nsw i64 %516, 1
  store float %697, ptr %685, align 4, !llvm.access.group !114
  br i1 %519, label %exit207, label %exit208

exit207:                                          ; preds = %region206
  br label %lanes.latch209

exit208:                                          ; preds = %region206
  br label %lanes.latch209

lanes.latch209:                                   ; preds = %exit208, %exit207
  %699 = icmp ult i64 %682, 16
  br i1 %699, label %lanes203, label %lanes.after210, !llvm.loop !134

lanes.after210:                                   ; preds = %lanes.latch209
  br label %lanes211

lanes211:                                         ; preds = %lanes.latch217, %lanes.after210
  %lane212 = phi i64 [ 0, %lanes.after210 ], [ %700, %lanes.latch217 ]
  %700 = add nuw nsw i64 %lane212, 1
  %701 = trunc i64 %lane212 to i32
  %x213 = add nuw nsw i32 %498, %701
  %702 = add nuw nsw i64 %lane212, 48
  %703 = getelementptr inbounds float, ptr %24, i64 %702
  %704 = add nuw nsw i64 %lane212, 48
  %705 = add nuw nsw i64 %497, %704
  %706 = getelementptr inbounds float, ptr %29, i64 %705
  br label %region214

region214:                                        ; preds = %lanes211
  %707 = load float, ptr %703, align 4, !llvm.access.group !114
  %708 = zext i32 %520 to i64
  %709 = add nsw i64 %522, %lane212
  %710 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %708, i64 %521
  %711 = load float, ptr %710, align 4, !tbaa !5, !llvm.access.group !114
  %712 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %521, i64 %709
  %713 = load float, ptr %712, align 4, !tbaa !5, !llvm.access.group !114
  %714 = fmul contract float %711, %713
  %715 = fadd contract float %707, %714
  store float %715, ptr %706, align 4, !llvm.access.group !114
  %716 = add nuw nsw i64 %521, 1
  store float %715, ptr %703, align 4, !llvm.access.group !114
  br i1 %524, label %exit215, label %exit216

exit215:                                          ; preds = %region214
  br label %lanes.latch217

exit216:                                          ; preds = %region214
  br label %lanes.latch217

lanes.latch217:                                   ; preds = %exit216, %exit215
  %717 = icmp ult i64 %700, 16
  br i1 %717, label %lanes211, label %lanes.after218, !llvm.loop !135

lanes.after218:                                   ; preds = %lanes.latch217
  br label %region.done152

lanes219:                                         ; preds = %lanes.latch224, %cut122
  %lane220 = phi i64 [ 0, %cut122 ], [ %718, %lanes.latch224 ]
  %718 = add nuw nsw i64 %lane220, 1
  %719 = trunc i64 %lane220 to i32
  %x221 = add nuw nsw i32 %498, %719
  br label %region222

region222:                                        ; preds = %lanes219
  br label %exit223

exit223:                                          ; preds = %region222
  br label %lanes.latch224

lanes.latch224:                                   ; preds = %exit223
  %720 = icmp ult i64 %718, 16
  br i1 %720, label %lanes219, label %lanes.after225, !llvm.loop !136

lanes.after225:                                   ; preds = %lanes.latch224
  br label %lanes226

lanes226:                                         ; preds = %lanes.latch231, %lanes.after225
  %lane227 = phi i64 [ 0, %lanes.after225 ], [ %721, %lanes.latch231 ]
  %721 = add nuw nsw i64 %lane227, 1
  %722 = trunc i64 %lane227 to i32
  %x228 = add nuw nsw i32 %498, %722
  br label %region229

region229:                                        ; preds = %lanes226
  br label %exit230

exit230:                                          ; preds = %region229
  br label %lanes.latch231

lanes.latch231:                                   ; preds = %exit230
  %723 = icmp ult i64 %721, 16
  br i1 %723, label %lanes226, label %lanes.after232, !llvm.loop !137

lanes.after232:                                   ; preds = %lanes.latch231
  br label %lanes233

lanes233:                                         ; preds = %lanes.latch238, %lanes.after232
  %lane234 = phi i64 [ 0, %lanes.after232 ], [ %724, %lanes.latch238 ]
  %724 = add nuw nsw i64 %lane234, 1
  %725 = trunc i64 %lane234 to i32
  %x235 = add nuw nsw i32 %498, %725
  br label %region236

region236:                                        ; preds = %lanes233
  br label %exit237

exit237:                                          ; preds = %region236
  br label %lanes.latch238

lanes.latch238:                                   ; preds = %exit237
  %726 = icmp ult i64 %724, 16
  br i1 %726, label %lanes233, label %lanes.after239, !llvm.loop !138

lanes.after239:                                   ; preds = %lanes.latch238
  br label %lanes240

lanes240:                                         ; preds = %lanes.latch245, %lanes.after239
  %lane241 = phi i64 [ 0, %lanes.after239 ], [ %727, %lanes.latch245 ]
  %727 = add nuw nsw i64 %lane241, 1
  %728 = trunc i64 %lane241 to i32
  %x242 = add nuw nsw i32 %498, %728
  br label %region243

region243:                                        ; preds = %lanes240
  br label %exit244

exit244:                                          ; preds = %region243
  br label %lanes.latch245

lanes.latch245:                                   ; preds = %exit244
  %729 = icmp ult i64 %727, 16
  br i1 %729, label %lanes240, label %lanes.after246, !llvm.loop !139

lanes.after246:                                   ; preds = %lanes.latch245
  br label %chunk.leave247

chunk.leave247:                                   ; preds = %lanes.after246
  br label %chunk.end123

z250:                                             ; preds = %y.after256, %block.cut11
  %next.8 = phi i32 [ %next.5, %block.cut11 ], [ %next.9, %y.after256 ]
  %z253 = phi i32 [ 0, %block.cut11 ], [ %732, %y.after256 ]
  %730 = icmp ult i32 %z253, %9
  br i1 %730, label %z.body251, label %z.after252

z.body251:                                        ; preds = %z250
  br label %y254

z.after252:                                       ; preds = %z250
  switch i32 %next.8, label %return [
    i32 65537, label %block.cut10
  ]

y254:                                             ; preds = %x.after260, %z.body251
  %next.9 = phi i32 [ %next.8, %z.body251 ], [ %next.10, %x.after260 ]
  %y257 = phi i32 [ 0, %z.body251 ], [ %742, %x.after260 ]
  %731 = icmp ult i32 %y257, %high248
  br i1 %731, label %y.body255, label %y.after256

y.body255:                                        ; preds = %y254
  br label %x258

y.after256:                                       ; preds = %y254
  %732 = add nuw nsw i32 %z253, 1
  br label %z250

x258:                                             ; preds = %chunk.end263, %y.body255
  %next.10 = phi i32 [ %next.9, %y.body255 ], [ %next.11, %chunk.end263 ]
  %x261 = phi i32 [ 0, %y.body255 ], [ %889, %chunk.end263 ]
  %733 = icmp ult i32 %x261, %wide249
  br i1 %733, label %x.body259, label %x.after260

x.body259:                                        ; preds = %x258
  %734 = mul nuw nsw i32 %z253, %high248
  %735 = add nuw nsw i32 %734, %y257
  %736 = mul nuw nsw i32 %735, %wide249
  %737 = add nuw nsw i32 %736, %x261
  %738 = mul nuw nsw i32 %737, 64
  %739 = zext i32 %738 to i64
  %740 = mul nuw nsw i32 %x261, 16
  %741 = mul nuw nsw i32 %y257, 4
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut262

x.after260:                                       ; preds = %x258
  %742 = add nuw nsw i32 %y257, 1
  br label %y254

cut262:                                           ; preds = %x.body259
  %743 = add nuw nsw i32 %741, 0
  %744 = load i32, ptr %22, align 4
  %745 = load i32, ptr %23, align 4
  %746 = zext i32 %740 to i64
  %747 = load i64, ptr %21, align 8
  %748 = add i64 %747, 32
  %749 = trunc i64 %748 to i32
  %750 = icmp slt i32 %749, %3
  %751 = load i32, ptr %22, align 4
  %752 = load i32, ptr %23, align 4
  %753 = add i32 %751, %743
  %754 = mul i32 %753, %3
  %755 = sext i32 %754 to i64
  %756 = sext i32 %752 to i64
  %757 = zext i32 %740 to i64
  %758 = add i64 %756, %757
  %759 = add i64 %755, %758
  %760 = add nuw nsw i32 %741, 1
  %761 = load i32, ptr %22, align 4
  %762 = load i32, ptr %23, align 4
  %763 = zext i32 %740 to i64
  %764 = load i64, ptr %21, align 8
  %765 = add i64 %764, 32
  %766 = trunc i64 %765 to i32
  %767 = icmp slt i32 %766, %3
  %768 = load i32, ptr %22, align 4
  %769 = load i32, ptr %23, align 4
  %770 = add i32 %768, %760
  %771 = mul i32 %770, %3
  %772 = sext i32 %771 to i64
  %773 = sext i32 %769 to i64
  %774 = zext i32 %740 to i64
  %775 = add i64 %773, %774
  %776 = add i64 %772, %775
  %777 = add nuw nsw i32 %741, 2
  %778 = load i32, ptr %22, align 4
  %779 = load i32, ptr %23, align 4
  %780 = zext i32 %740 to i64
  %781 = load i64, ptr %21, align 8
  %782 = add i64 %781, 32
  %783 = trunc i64 %782 to i32
  %784 = icmp slt i32 %783, %3
  %785 = load i32, ptr %22, align 4
  %786 = load i32, ptr %23, align 4
  %787 = add i32 %785, %777
  %788 = mul i32 %787, %3
  %789 = sext i32 %788 to i64
  %790 = sext i32 %786 to i64
  %791 = zext i32 %740 to i64
  %792 = add i64 %790, %791
  %793 = add i64 %789, %792
  %794 = add nuw nsw i32 %741, 3
  %795 = load i32, ptr %22, align 4
  %796 = load i32, ptr %23, align 4
  %797 = zext i32 %740 to i64
  %798 = load i64, ptr %21, align 8
  %799 = add i64 %798, 32
  %800 = trunc i64 %799 to i32
  %801 = icmp slt i32 %800, %3
  %802 = load i32, ptr %22, align 4
  %803 = load i32, ptr %23, align 4
  %804 = add i32 %802, %794
  %805 = mul i32 %804, %3
  %806 = sext i32 %805 to i64
  %807 = sext i32 %803 to i64
  %808 = zext i32 %740 to i64
  %809 = add i64 %807, %808
  %810 = add i64 %806, %809
  %811 = add i32 %744, %743
  %812 = mul i32 %811, %3
  %813 = add i32 %812, %740
  %814 = trunc i64 %748 to i32
  %815 = add i32 %813, %814
  %816 = zext i32 %815 to i64
  %817 = add i64 %816, 15
  %818 = icmp ult i64 %817, 4294967296
  %819 = and i1 true, %818
  %820 = add i32 %743, %814
  %821 = mul i32 %820, %3
  %822 = add i32 %745, %740
  %823 = add i32 %821, %822
  %824 = zext i32 %823 to i64
  %825 = add i64 %824, 15
  %826 = icmp ult i64 %825, 4294967296
  %827 = and i1 %819, %826
  %828 = and i1 %827, %750
  %829 = and i1 true, %828
  %830 = add i32 %761, %760
  %831 = mul i32 %830, %3
  %832 = add i32 %831, %740
  %833 = trunc i64 %765 to i32
  %834 = add i32 %832, %833
  %835 = zext i32 %834 to i64
  %836 = add i64 %835, 15
  %837 = icmp ult i64 %836, 4294967296
  %838 = and i1 true, %837
  %839 = add i32 %760, %833
  %840 = mul i32 %839, %3
  %841 = add i32 %762, %740
  %842 = add i32 %840, %841
  %843 = zext i32 %842 to i64
  %844 = add i64 %843, 15
  %845 = icmp ult i64 %844, 4294967296
  %846 = and i1 %838, %845
  %847 = and i1 %846, %767
  %848 = and i1 %829, %847
  %849 = add i32 %778, %777
  %850 = mul i32 %849, %3
  %851 = add i32 %850, %740
  %852 = trunc i64 %782 to i32
  %853 = add i32 %851, %852
  %854 = zext i32 %853 to i64
  %855 = add i64 %854, 15
  %856 = icmp ult i64 %855, 4294967296
  %857 = and i1 true, %856
  %858 = add i32 %777, %852
  %859 = mul i32 %858, %3
  %860 = add i32 %779, %740
  %861 = add i32 %859, %860
  %862 = zext i32 %861 to i64
  %863 = add i64 %862, 15
  %864 = icmp ult i64 %863, 4294967296
  %865 = and i1 %857, %864
  %866 = and i1 %865, %784
  %867 = and i1 %848, %866
  %868 = add i32 %795, %794
  %869 = mul i32 %868, %3
  %870 = add i32 %869, %740
  %871 = trunc i64 %799 to i32
  %872 = add i32 %870, %871
  %873 = zext i32 %872 to i64
  %874 = add i64 %873, 15
  %875 = icmp ult i64 %874, 4294967296
  %876 = and i1 true, %875
  %877 = add i32 %794, %871
  %878 = mul i32 %877, %3
  %879 = add i32 %796, %740
  %880 = add i32 %878, %879
  %881 = zext i32 %880 to i64
  %882 = add i64 %881, 15
  %883 = icmp ult i64 %882, 4294967296
  %884 = and i1 %876, %883
  %885 = and i1 %884, %801
  %886 = and i1 %867, %885
  %887 = load i64, ptr %21, align 8
  %888 = add i64 %887, 32
  store i64 %888, ptr %21, align 8
  br i1 %886, label %usual265, label %general266

chunk.end263:                                     ; preds = %chunk.leave364, %chunk.leave363
  %next.11 = phi i32 [ 65537, %chunk.leave363 ], [ 2147483647, %chunk.leave364 ]
  %889 = add nuw nsw i32 %x261, 1
  br label %x258

region.done264:                                   ; preds = %lanes.after362
  switch i32 %exit.1, label %chunk.leave363 [
    i32 2147483647, label %chunk.leave364
  ]

usual265:                                         ; preds = %cut262
  br label %lanes267

general266:                                       ; preds = %cut262
  br label %lanes315

lanes267:                                         ; preds = %lanes.latch277, %usual265
  %lane268 = phi i64 [ 0, %usual265 ], [ %890, %lanes.latch277 ]
  %890 = add nuw nsw i64 %lane268, 1
  %891 = trunc i64 %lane268 to i32
  %x269 = add nuw nsw i32 %740, %891
  %892 = add nuw nsw i64 %739, %lane268
  %893 = getelementptr inbounds float, ptr %31, i64 %892
  %894 = load float, ptr %893, align 4, !llvm.access.group !114
  %895 = add nuw nsw i64 %739, %lane268
  %896 = getelementptr inbounds float, ptr %29, i64 %895
  %897 = load float, ptr %896, align 4, !llvm.access.group !114
  br label %region271

region270:                                        ; preds = %region271
  %898 = phi i64 [ %919, %region271 ]
  %899 = phi float [ %897, %region271 ]
  %900 = add nuw nsw i32 %745, %x269
  %901 = add nuw nsw i32 %744, %743
  %902 = mul nsw i32 %901, %3
  %903 = add i32 %902, %x269
  %904 = zext i32 %743 to i64
  %905 = add nsw i64 %746, %lane268
  %906 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %904, i64 %905
  %907 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %904, i64 %905
  %908 = trunc nuw nsw i64 %898 to i32
  %909 = add i32 %903, %908
  %910 = add nsw i64 %816, %lane268
  %911 = getelementptr inbounds float, ptr %1, i64 %910
  %912 = load float, ptr %911, align 4, !tbaa !5, !llvm.access.group !114
  store float %912, ptr %906, align 4, !tbaa !5, !llvm.access.group !114
  %913 = add i32 %743, %908
  %914 = mul i32 %913, %3
  %915 = add i32 %914, %900
  %916 = add nsw i64 %824, %lane268
  %917 = getelementptr inbounds float, ptr %2, i64 %916
  %918 = load float, ptr %917, align 4, !tbaa !5, !llvm.access.group !114
  store float %918, ptr %907, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit275

region271:                                        ; preds = %lanes267
  %919 = add nuw nsw i64 %747, 32
  %920 = trunc nuw i64 %919 to i32
  br i1 true, label %region270, label %region272

region272:                                        ; preds = %region271
  br label %region273

region273:                                        ; preds = %region272
  %921 = phi float [ %897, %region272 ]
  %922 = add nuw nsw i32 %752, %x269
  %923 = add nuw nsw i32 %751, %743
  %924 = mul nsw i32 %923, %3
  %925 = add nsw i32 %924, %922
  %926 = add nsw i64 %759, %lane268
  %927 = getelementptr inbounds float, ptr %0, i64 %926
  store float %921, ptr %927, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit276

exit275:                                          ; preds = %region270
  br label %lanes.latch277

exit276:                                          ; preds = %region273
  br label %lanes.latch277

lanes.latch277:                                   ; preds = %exit276, %exit275
  %copy274.0 = phi float [ %899, %exit275 ], [ %894, %exit276 ]
  store float %copy274.0, ptr %893, align 4, !llvm.access.group !114
  %928 = icmp ult i64 %890, 16
  br i1 %928, label %lanes267, label %lanes.after278, !llvm.loop !140

lanes.after278:                                   ; preds = %lanes.latch277
  br label %lanes279

lanes279:                                         ; preds = %lanes.latch289, %lanes.after278
  %lane280 = phi i64 [ 0, %lanes.after278 ], [ %929, %lanes.latch289 ]
  %929 = add nuw nsw i64 %lane280, 1
  %930 = trunc i64 %lane280 to i32
  %x281 = add nuw nsw i32 %740, %930
  %931 = add nuw nsw i64 %lane280, 16
  %932 = add nuw nsw i64 %739, %931
  %933 = getelementptr inbounds float, ptr %31, i64 %932
  %934 = load float, ptr %933, align 4, !llvm.access.group !114
  %935 = add nuw nsw i64 %lane280, 16
  %936 = add nuw nsw i64 %739, %935
  %937 = getelementptr inbounds float, ptr %29, i64 %936
  %938 = load float, ptr %937, align 4, !llvm.access.group !114
  br label %region283

region282:                                        ; preds = %region283
  %939 = phi i64 [ %960, %region283 ]
  %940 = phi float [ %938, %region283 ]
  %941 = add nuw nsw i32 %762, %x281
  %942 = add nuw nsw i32 %761, %760
  %943 = mul nsw i32 %942, %3
  %944 = add i32 %943, %x281
  %945 = zext i32 %760 to i64
  %946 = add nsw i64 %763, %lane280
  %947 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %945, i64 %946
  %948 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %945, i64 %946
  %949 = trunc nuw nsw i64 %939 to i32
  %950 = add i32 %944, %949
  %951 = add nsw i64 %835, %lane280
  %952 = getelementptr inbounds float, ptr %1, i64 %951
  %953 = load float, ptr %952, align 4, !tbaa !5, !llvm.access.group !114
  store float %953, ptr %947, align 4, !tbaa !5, !llvm.access.group !114
  %954 = add i32 %760, %949
  %955 = mul i32 %954, %3
  %956 = add i32 %955, %941
  %957 = add nsw i64 %843, %lane280
  %958 = getelementptr inbounds float, ptr %2, i64 %957
  %959 = load float, ptr %958, align 4, !tbaa !5, !llvm.access.group !114
  store float %959, ptr %948, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit287

region283:                                        ; preds = %lanes279
  %960 = add nuw nsw i64 %764, 32
  %961 = trunc nuw i64 %960 to i32
  br i1 true, label %region282, label %region284

region284:                                        ; preds = %region283
  br label %region285

region285:                                        ; preds = %region284
  %962 = phi float [ %938, %region284 ]
  %963 = add nuw nsw i32 %769, %x281
  %964 = add nuw nsw i32 %768, %760
  %965 = mul nsw i32 %964, %3
  %966 = add nsw i32 %965, %963
  %967 = add nsw i64 %776, %lane280
  %968 = getelementptr inbounds float, ptr %0, i64 %967
  store float %962, ptr %968, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit288

exit287:                                          ; preds = %region282
  br label %lanes.latch289

exit288:                                          ; preds = %region285
  br label %lanes.latch289

lanes.latch289:                                   ; preds = %exit288, %exit287
  %copy286.0 = phi float [ %940, %exit287 ], [ %934, %exit288 ]
  store float %copy286.0, ptr %933, align 4, !llvm.access.group !114
  %969 = icmp ult i64 %929, 16
  br i1 %969, label %lanes279, label %lanes.after290, !llvm.loop !141

lanes.after290:                                   ; preds = %lanes.latch289
  br label %lanes291

lanes291:                                         ; preds = %lanes.latch301, %lanes.after290
  %lane292 = phi i64 [ 0, %lanes.after290 ], [ %970, %lanes.latch301 ]
  %970 = add nuw nsw i64 %lane292, 1
  %971 = trunc i64 %lane292 to i32
  %x293 = add nuw nsw i32 %740, %971
  %972 = add nuw nsw i64 %lane292, 32
  %973 = add nuw nsw i64 %739, %972
  %974 = getelementptr inbounds float, ptr %31, i64 %973
  %975 = load float, ptr %974, align 4, !llvm.access.group !114
  %976 = add nuw nsw i64 %lane292, 32
  %977 = add nuw nsw i64 %739, %976
  %978 = getelementptr inbounds float, ptr %29, i64 %977
  %979 = load float, ptr %978, align 4, !llvm.access.group !114
  br label %region295

region294:                                        ; preds = %region295
  %980 = phi i64 [ %1001, %region295 ]
  %981 = phi float [ %979, %region295 ]
  %982 = add nuw nsw i32 %779, %x293
  %983 = add nuw nsw i32 %778, %777
  %984 = mul nsw i32 %983, %3
  %985 = add i32 %984, %x293
  %986 = zext i32 %777 to i64
  %987 = add nsw i64 %780, %lane292
  %988 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %986, i64 %987
  %989 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %986, i64 %987
  %990 = trunc nuw nsw i64 %980 to i32
  %991 = add i32 %985, %990
  %992 = add nsw i64 %854, %lane292
  %993 = getelementptr inbounds float, ptr %1, i64 %992
  %994 = load float, ptr %993, align 4, !tbaa !5, !llvm.access.group !114
  store float %994, ptr %988, align 4, !tbaa !5, !llvm.access.group !114
  %995 = add i32 %777, %990
  %996 = mul i32 %995, %3
  %997 = add i32 %996, %982
  %998 = add nsw i64 %862, %lane292
  %999 = getelementptr inbounds float, ptr %2, i64 %998
  %1000 = load float, ptr %999, align 4, !tbaa !5, !llvm.access.group !114
  store float %1000, ptr %989, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit299

region295:                                        ; preds = %lanes291
  %1001 = add nuw nsw i64 %781, 32
  %1002 = trunc nuw i64 %1001 to i32
  br i1 true, label %region294, label %region296

region296:                                        ; preds = %region295
  br label %region297

region297:                                        ; preds = %region296
  %1003 = phi float [ %979, %region296 ]
  %1004 = add nuw nsw i32 %786, %x293
  %1005 = add nuw nsw i32 %785, %777
  %1006 = mul nsw i32 %1005, %3
  %1007 = add nsw i32 %1006, %1004
  %1008 = add nsw i64 %793, %lane292
  %1009 = getelementptr inbounds float, ptr %0, i64 %1008
  store float %1003, ptr %1009, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit300

exit299:                                          ; preds = %region294
  br label %lanes.latch301

exit300:                                          ; preds = %region297
  br label %lanes.latch301

lanes.latch301:                                   ; preds = %exit300, %exit299
  %copy298.0 = phi float [ %981, %exit299 ], [ %975, %exit300 ]
  store float %copy298.0, ptr %974, align 4, !llvm.access.group !114
  %1010 = icmp ult i64 %970, 16
  br i1 %1010, label %lanes291, label %lanes.after302, !llvm.loop !142

lanes.after302:                                   ; preds = %lanes.latch301
  br label %lanes303

lanes303:                                         ; preds = %lanes.latch313, %lanes.after302
  %lane304 = phi i64 [ 0, %lanes.after302 ], [ %1011, %lanes.latch313 ]
  %1011 = add nuw nsw i64 %lane304, 1
  %1012 = trunc i64 %lane304 to i32
  %x305 = add nuw nsw i32 %740, %1012
  %1013 = add nuw nsw i64 %lane304, 48
  %1014 = add nuw nsw i64 %739, %1013
  %1015 = getelementptr inbounds float, ptr %31, i64 %1014
  %1016 = load float, ptr %1015, align 4, !llvm.access.group !114
  %1017 = add nuw nsw i64 %lane304, 48
  %1018 = add nuw nsw i64 %739, %1017
  %1019 = getelementptr inbounds float, ptr %29, i64 %1018
  %1020 = load float, ptr %1019, align 4, !llvm.access.group !114
  br label %region307

region306:                                        ; preds = %region307
  %1021 = phi i64 [ %1042, %region307 ]
  %1022 = phi float [ %1020, %region307 ]
  %1023 = add nuw nsw i32 %796, %x305
  %1024 = add nuw nsw i32 %795, %794
  %1025 = mul nsw i32 %1024, %3
  %1026 = add i32 %1025, %x305
  %1027 = zext i32 %794 to i64
  %1028 = add nsw i64 %797, %lane304
  %1029 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %1027, i64 %1028
  %1030 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %1027, i64 %1028
  %1031 = trunc nuw nsw i64 %1021 to i32
  %1032 = add i32 %1026, %1031
  %1033 = add nsw i64 %873, %lane304
  %1034 = getelementptr inbounds float, ptr %1, i64 %1033
  %1035 = load float, ptr %1034, align 4, !tbaa !5, !llvm.access.group !114
  store float %1035, ptr %1029, align 4, !tbaa !5, !llvm.access.group !114
  %1036 = add i32 %794, %1031
  %1037 = mul i32 %1036, %3
  %1038 = add i32 %1037, %1023
  %1039 = add nsw i64 %881, %lane304
  %1040 = getelementptr inbounds float, ptr %2, i64 %1039
  %1041 = load float, ptr %1040, align 4, !tbaa !5, !llvm.access.group !114
  store float %1041, ptr %1030, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit311

region307:                                        ; preds = %lanes303
  %1042 = add nuw nsw i64 %798, 32
  %1043 = trunc nuw i64 %1042 to i32
  br i1 true, label %region306, label %region308

region308:                                        ; preds = %region307
  br label %region309

region309:                                        ; preds = %region308
  %1044 = phi float [ %1020, %region308 ]
  %1045 = add nuw nsw i32 %803, %x305
  %1046 = add nuw nsw i32 %802, %794
  %1047 = mul nsw i32 %1046, %3
  %1048 = add nsw i32 %1047, %1045
  %1049 = add nsw i64 %810, %lane304
  %1050 = getelementptr inbounds float, ptr %0, i64 %1049
  store float %1044, ptr %1050, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit312

exit311:                                          ; preds = %region306
  br label %lanes.latch313

exit312:                                          ; preds = %region309
  br label %lanes.latch313

lanes.latch313:                                   ; preds = %exit312, %exit311
  %copy310.0 = phi float [ %1022, %exit311 ], [ %1016, %exit312 ]
  store float %copy310.0, ptr %1015, align 4, !llvm.access.group !114
  %1051 = icmp ult i64 %1011, 16
  br i1 %1051, label %lanes303, label %lanes.after314, !llvm.loop !143

lanes.after314:                                   ; preds = %lanes.latch313
  br label %chunk.leave363

lanes315:                                         ; preds = %lanes.latch325, %general266
  %lane316 = phi i64 [ 0, %general266 ], [ %1052, %lanes.latch325 ]
  %1052 = add nuw nsw i64 %lane316, 1
  %1053 = trunc i64 %lane316 to i32
  %x317 = add nuw nsw i32 %740, %1053
  %1054 = add nuw nsw i64 %739, %lane316
  %1055 = getelementptr inbounds float, ptr %31, i64 %1054
  %1056 = load float, ptr %1055, align 4, !llvm.access.group !114
  %1057 = add nuw nsw i64 %739, %lane316
  %1058 = getelementptr inbounds float, ptr %29, i64 %1057
  %1059 = load float, ptr %1058, align 4, !llvm.access.group !114
  br label %region319

region318:                                        ; preds = %region319
  %1060 = phi i64 [ %1085, %region319 ]
  %1061 = phi float [ %1059, %region319 ]
  %1062 = add nuw nsw i32 %745, %x317
  %1063 = add nuw nsw i32 %744, %743
  %1064 = mul nsw i32 %1063, %3
  %1065 = add i32 %1064, %x317
  %1066 = zext i32 %743 to i64
  %1067 = add nsw i64 %746, %lane316
  %1068 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %1066, i64 %1067
  %1069 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %1066, i64 %1067
  %1070 = trunc nuw nsw i64 %1060 to i32
  %1071 = add i32 %1065, %1070
  %1072 = lshr i32 %7, 16
  %1073 = xor i32 %1071, %1072
  %1074 = zext i32 %1073 to i64
  %1075 = getelementptr inbounds float, ptr %1, i64 %1074
  %1076 = load float, ptr %1075, align 4, !tbaa !5, !llvm.access.group !114
  store float %1076, ptr %1068, align 4, !tbaa !5, !llvm.access.group !114
  %1077 = add i32 %743, %1070
  %1078 = mul i32 %1077, %3
  %1079 = add i32 %1078, %1062
  %1080 = lshr i32 %7, 16
  %1081 = xor i32 %1079, %1080
  %1082 = zext i32 %1081 to i64
  %1083 = getelementptr inbounds float, ptr %2, i64 %1082
  %1084 = load float, ptr %1083, align 4, !tbaa !5, !llvm.access.group !114
  store float %1084, ptr %1069, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit323

region319:                                        ; preds = %lanes315
  %1085 = add nuw nsw i64 %747, 32
  %1086 = trunc nuw i64 %1085 to i32
  br i1 %750, label %region318, label %region320

region320:                                        ; preds = %region319
  br label %region321

region321:                                        ; preds = %region320
  %1087 = phi float [ %1059, %region320 ]
  %1088 = add nuw nsw i32 %752, %x317
  %1089 = add nuw nsw i32 %751, %743
  %1090 = mul nsw i32 %1089, %3
  %1091 = add nsw i32 %1090, %1088
  %1092 = add nsw i64 %759, %lane316
  %1093 = getelementptr inbounds float, ptr %0, i64 %1092
  store float %1087, ptr %1093, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit324

exit323:                                          ; preds = %region318
  br label %lanes.latch325

exit324:                                          ; preds = %region321
  br label %lanes.latch325

lanes.latch325:                                   ; preds = %exit324, %exit323
  %copy322.0 = phi float [ %1061, %exit323 ], [ %1056, %exit324 ]
  store float %copy322.0, ptr %1055, align 4, !llvm.access.group !114
  %1094 = icmp ult i64 %1052, 16
  br i1 %1094, label %lanes315, label %lanes.after326, !llvm.loop !144

lanes.after326:                                   ; preds = %lanes.latch325
  br label %lanes327

lanes327:                                         ; preds = %lanes.latch337, %lanes.after326
  %lane328 = phi i64 [ 0, %lanes.after326 ], [ %1095, %lanes.latch337 ]
  %1095 = add nuw nsw i64 %lane328, 1
  %1096 = trunc i64 %lane328 to i32
  %x329 = add nuw nsw i32 %740, %1096
  %1097 = add nuw nsw i64 %lane328, 16
  %1098 = add nuw nsw i64 %739, %1097
  %1099 = getelementptr inbounds float, ptr %31, i64 %1098
  %1100 = load float, ptr %1099, align 4, !llvm.access.group !114
  %1101 = add nuw nsw i64 %lane328, 16
  %1102 = add nuw nsw i64 %739, %1101
  %1103 = getelementptr inbounds float, ptr %29, i64 %1102
  %1104 = load float, ptr %1103, align 4, !llvm.access.group !114
  br label %region331

region330:                                        ; preds = %region331
  %1105 = phi i64 [ %1130, %region331 ]
  %1106 = phi float [ %1104, %region331 ]
  %1107 = add nuw nsw i32 %762, %x329
  %1108 = add nuw nsw i32 %761, %760
  %1109 = mul nsw i32 %1108, %3
  %1110 = add i32 %1109, %x329
  %1111 = zext i32 %760 to i64
  %1112 = add nsw i64 %763, %lane328
  %1113 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %1111, i64 %1112
  %1114 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %1111, i64 %1112
  %1115 = trunc nuw nsw i64 %1105 to i32
  %1116 = add i32 %1110, %1115
  %1117 = lshr i32 %7, 16
  %1118 = xor i32 %1116, %1117
  %1119 = zext i32 %1118 to i64
  %1120 = getelementptr inbounds float, ptr %1, i64 %1119
  %1121 = load float, ptr %1120, align 4, !tbaa !5, !llvm.access.group !114
  store float %1121, ptr %1113, align 4, !tbaa !5, !llvm.access.group !114
  %1122 = add i32 %760, %1115
  %1123 = mul i32 %1122, %3
  %1124 = add i32 %1123, %1107
  %1125 = lshr i32 %7, 16
  %1126 = xor i32 %1124, %1125
  %1127 = zext i32 %1126 to i64
  %1128 = getelementptr inbounds float, ptr %2, i64 %1127
  %1129 = load float, ptr %1128, align 4, !tbaa !5, !llvm.access.group !114
  store float %1129, ptr %1114, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit335

region331:                                        ; preds = %lanes327
  %1130 = add nuw nsw i64 %764, 32
  %1131 = trunc nuw i64 %1130 to i32
  br i1 %767, label %region330, label %region332

region332:                                        ; preds = %region331
  br label %region333

region333:                                        ; preds = %region332
  %1132 = phi float [ %1104, %region332 ]
  %1133 = add nuw nsw i32 %769, %x329
  %1134 = add nuw nsw i32 %768, %760
  %1135 = mul nsw i32 %1134, %3
  %1136 = add nsw i32 %1135, %1133
  %1137 = add nsw i64 %776, %lane328
  %1138 = getelementptr inbounds float, ptr %0, i64 %1137
  store float %1132, ptr %1138, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit336

exit335:                                          ; preds = %region330
  br label %lanes.latch337

exit336:                                          ; preds = %region333
  br label %lanes.latch337

lanes.latch337:                                   ; preds = %exit336, %exit335
  %copy334.0 = phi float [ %1106, %exit335 ], [ %1100, %exit336 ]
  store float %copy334.0, ptr %1099, align 4, !llvm.access.group !114
  %1139 = icmp ult i64 %1095, 16
  br i1 %1139, label %lanes327, label %lanes.after338, !llvm.loop !145

lanes.after338:                                   ; preds = %lanes.latch337
  br label %lanes339

lanes339:                                         ; preds = %lanes.latch349, %lanes.after338
  %lane340 = phi i64 [ 0, %lanes.after338 ], [ %1140, %lanes.latch349 ]
  %1140 = add nuw nsw i64 %lane340, 1
  %1141 = trunc i64 %lane340 to i32
  %x341 = add nuw nsw i32 %740, %1141
  %1142 = add nuw nsw i64 %lane340, 32
  %1143 = add nuw nsw i64 %739, %1142
  %1144 = getelementptr inbounds float, ptr %31, i64 %1143
  %1145 = load float, ptr %1144, align 4, !llvm.access.group !114
  %1146 = add nuw nsw i64 %lane340, 32
  %1147 = add nuw nsw i64 %739, %1146
  %1148 = getelementptr inbounds float, ptr %29, i64 %1147
  %1149 = load float, ptr %1148, align 4, !llvm.access.group !114
  br label %region343

region342:                                        ; preds = %region343
  %1150 = phi i64 [ %1175, %region343 ]
  %1151 = phi float [ %1149, %region343 ]
  %1152 = add nuw nsw i32 %779, %x341
  %1153 = add nuw nsw i32 %778, %777
  %1154 = mul nsw i32 %1153, %3
  %1155 = add i32 %1154, %x341
  %1156 = zext i32 %777 to i64
  %1157 = add nsw i64 %780, %lane340
  %1158 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %1156, i64 %1157
  %1159 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %1156, i64 %1157
  %1160 = trunc nuw nsw i64 %1150 to i32
  %1161 = add i32 %1155, %1160
  %1162 = lshr i32 %7, 16
  %1163 = xor i32 %1161, %1162
  %1164 = zext i32 %1163 to i64
  %1165 = getelementptr inbounds float, ptr %1, i64 %1164
  %1166 = load float, ptr %1165, align 4, !tbaa !5, !llvm.access.group !114
  store float %1166, ptr %1158, align 4, !tbaa !5, !llvm.access.group !114
  %1167 = add i32 %777, %1160
  %1168 = mul i32 %1167, %3
  %1169 = add i32 %1168, %1152
  %1170 = lshr i32 %7, 16
  %1171 = xor i32 %1169, %1170
  %1172 = zext i32 %1171 to i64
  %1173 = getelementptr inbounds float, ptr %2, i64 %1172
  %1174 = load float, ptr %1173, align 4, !tbaa !5, !llvm.access.group !114
  store float %1174, ptr %1159, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit347

region343:                                        ; preds = %lanes339
  %1175 = add nuw nsw i64 %781, 32
  %1176 = trunc nuw i64 %1175 to i32
  br i1 %784, label %region342, label %region344

region344:                                        ; preds = %region343
  br label %region345

region345:                                        ; preds = %region344
  %1177 = phi float [ %1149, %region344 ]
  %1178 = add nuw nsw i32 %786, %x341
  %1179 = add nuw nsw i32 %785, %777
  %1180 = mul nsw i32 %1179, %3
  %1181 = add nsw i32 %1180, %1178
  %1182 = add nsw i64 %793, %lane340
  %1183 = getelementptr inbounds float, ptr %0, i64 %1182
  store float %1177, ptr %1183, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit348

exit347:                                          ; preds = %region342
  br label %lanes.latch349

exit348:                                          ; preds = %region345
  br label %lanes.latch349

lanes.latch349:                                   ; preds = %exit348, %exit347
  %copy346.0 = phi float [ %1151, %exit347 ], [ %1145, %exit348 ]
  store float %copy346.0, ptr %1144, align 4, !llvm.access.group !114
  %1184 = icmp ult i64 %1140, 16
  br i1 %1184, label %lanes339, label %lanes.after350, !llvm.loop !146

lanes.after350:                                   ; preds = %lanes.latch349
  br label %lanes351

lanes351:                                         ; preds = %lanes.latch361, %lanes.after350
  %lane352 = phi i64 [ 0, %lanes.after350 ], [ %1185, %lanes.latch361 ]
  %1185 = add nuw nsw i64 %lane352, 1
  %1186 = trunc i64 %lane352 to i32
  %x353 = add nuw nsw i32 %740, %1186
  %1187 = add nuw nsw i64 %lane352, 48
  %1188 = add nuw nsw i64 %739, %1187
  %1189 = getelementptr inbounds float, ptr %31, i64 %1188
  %1190 = load float, ptr %1189, align 4, !llvm.access.group !114
  %1191 = add nuw nsw i64 %lane352, 48
  %1192 = add nuw nsw i64 %739, %1191
  %1193 = getelementptr inbounds float, ptr %29, i64 %1192
  %1194 = load float, ptr %1193, align 4, !llvm.access.group !114
  br label %region355

region354:                                        ; preds = %region355
  %1195 = phi i64 [ %1220, %region355 ]
  %1196 = phi float [ %1194, %region355 ]
  %1197 = add nuw nsw i32 %796, %x353
  %1198 = add nuw nsw i32 %795, %794
  %1199 = mul nsw i32 %1198, %3
  %1200 = add i32 %1199, %x353
  %1201 = zext i32 %794 to i64
  %1202 = add nsw i64 %797, %lane352
  %1203 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %1201, i64 %1202
  %1204 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %1201, i64 %1202
  %1205 = trunc nuw nsw i64 %1195 to i32
  %1206 = add i32 %1200, %1205
  %1207 = lshr i32 %7, 16
  %1208 = xor i32 %1206, %1207
  %1209 = zext i32 %1208 to i64
  %1210 = getelementptr inbounds float, ptr %1, i64 %1209
  %1211 = load float, ptr %1210, align 4, !tbaa !5, !llvm.access.group !114
  store float %1211, ptr %1203, align 4, !tbaa !5, !llvm.access.group !114
  %1212 = add i32 %794, %1205
  %1213 = mul i32 %1212, %3
  %1214 = add i32 %1213, %1197
  %1215 = lshr i32 %7, 16
  %1216 = xor i32 %1214, %1215
  %1217 = zext i32 %1216 to i64
  %1218 = getelementptr inbounds float, ptr %2, i64 %1217
  %1219 = load float, ptr %1218, align 4, !tbaa !5, !llvm.access.group !114
  store float %1219, ptr %1204, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit359

region355:                                        ; preds = %lanes351
  %1220 = add nuw nsw i64 %798, 32
  %1221 = trunc nuw i64 %1220 to i32
  br i1 %801, label %region354, label %region356

region356:                                        ; preds = %region355
  br label %region357

region357:                                        ; preds = %region356
  %1222 = phi float [ %1194, %region356 ]
  %1223 = add nuw nsw i32 %803, %x353
  %1224 = add nuw nsw i32 %802, %794
  %1225 = mul nsw i32 %1224, %3
  %1226 = add nsw i32 %1225, %1223
  %1227 = add nsw i64 %810, %lane352
  %1228 = getelementptr inbounds float, ptr %0, i64 %1227
  store float %1222, ptr %1228, align 4, !tbaa !5, !llvm.access.group !114
  br label %exit360

exit359:                                          ; preds = %region354
  br label %lanes.latch361

exit360:                                          ; preds = %region357
  br label %lanes.latch361

lanes.latch361:                                   ; preds = %exit360, %exit359
  %copy358.0 = phi float [ %1196, %exit359 ], [ %1190, %exit360 ]
  %exit.1 = phi i32 [ 65537, %exit359 ], [ 2147483647, %exit360 ]
  store float %copy358.0, ptr %1189, align 4, !llvm.access.group !114
  %1229 = icmp ult i64 %1185, 16
  br i1 %1229, label %lanes351, label %lanes.after362, !llvm.loop !147

lanes.after362:                                   ; preds = %lanes.latch361
  br label %region.done264

chunk.leave363:                                   ; preds = %region.done264, %lanes.after314
  br label %chunk.end263

chunk.leave364:                                   ; preds = %region.done264
  br label %chunk.end263
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optnone uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #8 {
entry:
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads7 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads7, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [16 x float], align 64
  %26 = alloca [16 x float], align 64
  %27 = alloca [16 x float], align 64
  %28 = alloca [16 x float], align 64
  %29 = alloca i64, align 8
  %30 = alloca [16 x i32], align 64
  %31 = alloca [16 x i32], align 64
  %32 = getelementptr inbounds i8, ptr %14, i64 0
  br label %block.cut

return:                                           ; preds = %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

z:                                                ; preds = %y.after, %block.cut
  %z8 = phi i32 [ 0, %block.cut ], [ %39, %y.after ]
  %33 = icmp ult i32 %z8, %9
  br i1 %33, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  br label %return

y:                                                ; preds = %chunks.done, %z.body
  %y9 = phi i32 [ 0, %z.body ], [ %142, %chunks.done ]
  %34 = icmp ult i32 %y9, %8
  br i1 %34, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %35 = zext i32 %7 to i64
  %36 = mul nuw nsw i32 %z8, %8
  %37 = add nuw nsw i32 %36, %y9
  %38 = zext i32 %37 to i64
  %row = mul nuw nsw i64 %38, %35
  %chunks = udiv i64 %35, 16
  br label %chunk

y.after:                                          ; preds = %y
  %39 = add nuw nsw i32 %z8, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %40 = mul nuw nsw i64 %chunks, 16
  %41 = sub i64 %35, %40
  %42 = icmp ne i64 %41, 0
  br i1 %42, label %partial, label %chunks.done

chunk:                                            ; preds = %chunk.end, %y.body
  %chunk10 = phi i64 [ 0, %y.body ], [ %70, %chunk.end ]
  %43 = icmp ult i64 %chunk10, %chunks
  br i1 %43, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %44 = mul nuw nsw i64 %chunk10, 16
  %45 = trunc i64 %44 to i32
  %46 = add nuw nsw i64 %row, %44
  %47 = getelementptr inbounds i32, ptr %30, i64 0
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %47, align 64
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %48 = icmp sgt i32 %3, 0
  %49 = mul i32 %4, %7
  %50 = mul i32 %5, %8
  %51 = zext i32 %3 to i64
  %52 = zext i32 %3 to i64
  store i32 %49, ptr %24, align 4
  store i32 %50, ptr %23, align 4
  store i64 %51, ptr %22, align 8
  store i64 %52, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br label %lanes

cut11:                                            ; preds = %lowest.after, %any.after
  %53 = load i64, ptr %21, align 8
  %54 = load i64, ptr %22, align 8
  %55 = load i32, ptr %23, align 4
  %56 = load i32, ptr %24, align 4
  %57 = load i64, ptr %29, align 8
  %58 = add i32 %55, %y9
  %59 = mul i32 %58, %3
  %60 = sext i32 %59 to i64
  %61 = getelementptr float, ptr %1, i64 %60
  %62 = getelementptr float, ptr %61, i64 %57
  %63 = load float, ptr %62, align 4, !tbaa !5
  %64 = add i64 %57, 1
  %65 = icmp eq i64 %64, %53
  store i64 %64, ptr %29, align 8
  br label %lanes20

cut12:                                            ; preds = %lowest.after
  %66 = load i32, ptr %23, align 4
  %67 = load i32, ptr %24, align 4
  br label %lanes34

chunk.end:                                        ; preds = %lowest.after
  %68 = getelementptr inbounds i32, ptr %30, i64 0
  %69 = load i32, ptr %68, align 4
  %70 = add nuw nsw i64 %chunk10, 1
  br label %chunk

dispatch:                                         ; preds = %lanes.after42, %any.after, %lanes.after
  br label %lowest

lanes:                                            ; preds = %lanes.latch, %cut
  %lane = phi i64 [ 0, %cut ], [ %71, %lanes.latch ]
  %71 = add nuw nsw i64 %lane, 1
  %72 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %45, %72
  %73 = getelementptr inbounds float, ptr %25, i64 %lane
  %74 = load float, ptr %73, align 4, !llvm.access.group !148
  %75 = getelementptr inbounds float, ptr %27, i64 %lane
  %76 = load float, ptr %75, align 4, !llvm.access.group !148
  %77 = getelementptr inbounds i32, ptr %30, i64 %lane
  %78 = load i32, ptr %77, align 4, !llvm.access.group !148
  %79 = icmp eq i32 %78, 65536
  br i1 %79, label %region, label %lanes.latch

region:                                           ; preds = %lanes
  %80 = mul i32 %4, %7
  %81 = add i32 %80, %x
  %82 = mul i32 %5, %8
  %83 = add i32 %82, %y9
  %84 = icmp slt i32 %81, %3
  %85 = icmp slt i32 %83, %3
  %86 = and i1 %84, %85
  br i1 %86, label %region13, label %region15

region13:                                         ; preds = %region
  br i1 %48, label %region14, label %exit17

region14:                                         ; preds = %region13
  %87 = zext nneg i32 %3 to i64
  %88 = zext nneg i32 %3 to i64
  br label %exit18

region15:                                         ; preds = %region
  br label %exit19

exit17:                                           ; preds = %region13
  br label %lanes.latch

exit18:                                           ; preds = %region14
  br label %lanes.latch

exit19:                                           ; preds = %region15
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18, %exit17, %lanes
  %state.0 = phi i32 [ 1, %exit18 ], [ 2, %exit17 ], [ 2147483647, %exit19 ], [ %78, %lanes ]
  %copy16.0 = phi float [ 0.000000e+00, %exit18 ], [ %76, %exit17 ], [ %76, %exit19 ], [ %76, %lanes ]
  %copy.0 = phi float [ 0.000000e+00, %exit18 ], [ 0.000000e+00, %exit17 ], [ %74, %exit19 ], [ %74, %lanes ]
  store i32 %state.0, ptr %77, align 4, !llvm.access.group !148
  store float %copy.0, ptr %73, align 4, !llvm.access.group !148
  store float %copy16.0, ptr %75, align 4, !llvm.access.group !148
  %89 = icmp ult i64 %71, 16
  br i1 %89, label %lanes, label %lanes.after, !llvm.loop !149

lanes.after:                                      ; preds = %lanes.latch
  br label %dispatch

lanes20:                                          ; preds = %lanes.latch30, %cut11
  %lane21 = phi i64 [ 0, %cut11 ], [ %90, %lanes.latch30 ]
  %90 = add nuw nsw i64 %lane21, 1
  %91 = trunc i64 %lane21 to i32
  %x22 = add nuw nsw i32 %45, %91
  %92 = getelementptr inbounds float, ptr %27, i64 %lane21
  %93 = load float, ptr %92, align 4, !llvm.access.group !148
  %94 = getelementptr inbounds float, ptr %25, i64 %lane21
  %95 = load float, ptr %94, align 4, !llvm.access.group !148
  %96 = getelementptr inbounds i32, ptr %30, i64 %lane21
  %97 = load i32, ptr %96, align 4, !llvm.access.group !148
  %98 = icmp eq i32 %97, 1
  br i1 %98, label %region23, label %lanes.latch30

region23:                                         ; preds = %lanes20
  %99 = add i32 %55, %y9
  %100 = mul nsw i32 %99, %3
  %101 = sext i32 %100 to i64
  %102 = getelementptr float, ptr %1, i64 %101
  %103 = add i32 %56, %x22
  %104 = sext i32 %103 to i64
  %105 = getelementptr float, ptr %2, i64 %104
  %106 = getelementptr float, ptr %102, i64 %57
  %107 = mul nuw nsw i64 %57, %54
  %108 = getelementptr float, ptr %105, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !5, !llvm.access.group !148
  %110 = fmul contract float %63, %109
  %111 = fadd contract float %93, %110
  %112 = add nuw nsw i64 %57, 1
  br i1 %65, label %region24, label %exit28

region24:                                         ; preds = %region23
  br label %exit29

exit28:                                           ; preds = %region23
  br label %lanes.latch30

exit29:                                           ; preds = %region24
  br label %lanes.latch30

lanes.latch30:                                    ; preds = %exit29, %exit28, %lanes20
  %state27.0 = phi i32 [ 2, %exit29 ], [ 1, %exit28 ], [ %97, %lanes20 ]
  %copy26.0 = phi float [ %111, %exit29 ], [ %95, %exit28 ], [ %95, %lanes20 ]
  %copy25.0 = phi float [ %111, %exit29 ], [ %111, %exit28 ], [ %93, %lanes20 ]
  store i32 %state27.0, ptr %96, align 4, !llvm.access.group !148
  store float %copy25.0, ptr %92, align 4, !llvm.access.group !148
  store float %copy26.0, ptr %94, align 4, !llvm.access.group !148
  %113 = icmp ult i64 %90, 16
  br i1 %113, label %lanes20, label %lanes.after31, !llvm.loop !151

lanes.after31:                                    ; preds = %lanes.latch30
  br label %any

any:                                              ; preds = %any, %lanes.after31
  %lane32 = phi i64 [ 0, %lanes.after31 ], [ %118, %any ]
  %any33 = phi i1 [ false, %lanes.after31 ], [ %117, %any ]
  %114 = getelementptr inbounds i32, ptr %30, i64 %lane32
  %115 = load i32, ptr %114, align 4
  %116 = icmp eq i32 %115, 1
  %117 = or i1 %any33, %116
  %118 = add nuw nsw i64 %lane32, 1
  %119 = icmp ult i64 %118, 16
  br i1 %119, label %any, label %any.after, !llvm.loop !152

any.after:                                        ; preds = %any
  br i1 %117, label %cut11, label %dispatch

lanes34:                                          ; preds = %lanes.latch41, %cut12
  %lane35 = phi i64 [ 0, %cut12 ], [ %120, %lanes.latch41 ]
  %120 = add nuw nsw i64 %lane35, 1
  %121 = trunc i64 %lane35 to i32
  %x36 = add nuw nsw i32 %45, %121
  %122 = getelementptr inbounds float, ptr %25, i64 %lane35
  %123 = load float, ptr %122, align 4, !llvm.access.group !148
  %124 = getelementptr inbounds i32, ptr %30, i64 %lane35
  %125 = load i32, ptr %124, align 4, !llvm.access.group !148
  %126 = icmp eq i32 %125, 2
  br i1 %126, label %region37, label %lanes.latch41

region37:                                         ; preds = %lanes34
  %127 = add i32 %67, %x36
  %128 = add i32 %66, %y9
  %129 = mul nsw i32 %128, %3
  %130 = add nsw i32 %129, %127
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %0, i64 %131
  store float %123, ptr %132, align 4, !tbaa !5, !llvm.access.group !148
  br label %region38

region38:                                         ; preds = %region37
  br label %exit40

exit40:                                           ; preds = %region38
  br label %lanes.latch41

lanes.latch41:                                    ; preds = %exit40, %lanes34
  %state39.0 = phi i32 [ 2147483647, %exit40 ], [ %125, %lanes34 ]
  store i32 %state39.0, ptr %124, align 4, !llvm.access.group !148
  %133 = icmp ult i64 %120, 16
  br i1 %133, label %lanes34, label %lanes.after42, !llvm.loop !153

lanes.after42:                                    ; preds = %lanes.latch41
  br label %dispatch

lowest:                                           ; preds = %lowest, %dispatch
  %lane43 = phi i64 [ 0, %dispatch ], [ %137, %lowest ]
  %lowest44 = phi i32 [ 2147483647, %dispatch ], [ %136, %lowest ]
  %134 = getelementptr inbounds i32, ptr %30, i64 %lane43
  %135 = load i32, ptr %134, align 4
  %136 = call i32 @llvm.umin.i32(i32 %lowest44, i32 %135)
  %137 = add nuw nsw i64 %lane43, 1
  %138 = icmp ult i64 %137, 16
  br i1 %138, label %lowest, label %lowest.after, !llvm.loop !154

lowest.after:                                     ; preds = %lowest
  switch i32 %136, label %chunk.end [
    i32 1, label %cut11
    i32 2, label %cut12
  ]

partial:                                          ; preds = %chunks.after
  %139 = trunc i64 %40 to i32
  %140 = add nuw nsw i64 %row, %40
  %141 = getelementptr inbounds i32, ptr %31, i64 0
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %141, align 64
  br label %cut45

chunks.done:                                      ; preds = %chunk.end48, %chunks.after
  %142 = add nuw nsw i32 %y9, 1
  br label %y

cut45:                                            ; preds = %partial
  %143 = icmp sgt i32 %3, 0
  %144 = mul i32 %4, %7
  %145 = mul i32 %5, %8
  %146 = zext i32 %3 to i64
  %147 = zext i32 %3 to i64
  store i32 %144, ptr %24, align 4
  store i32 %145, ptr %23, align 4
  store i64 %146, ptr %22, align 8
  store i64 %147, ptr %21, align 8
  store i64 0, ptr %29, align 8
  br label %lanes50

cut46:                                            ; preds = %lowest.after91, %any.after78
  %148 = load i64, ptr %21, align 8
  %149 = load i64, ptr %22, align 8
  %150 = load i32, ptr %23, align 4
  %151 = load i32, ptr %24, align 4
  %152 = load i64, ptr %29, align 8
  %153 = add i32 %150, %y9
  %154 = mul i32 %153, %3
  %155 = sext i32 %154 to i64
  %156 = getelementptr float, ptr %1, i64 %155
  %157 = getelementptr float, ptr %156, i64 %152
  %158 = load float, ptr %157, align 4, !tbaa !5
  %159 = add i64 %152, 1
  %160 = icmp eq i64 %159, %148
  store i64 %159, ptr %29, align 8
  br label %lanes65

cut47:                                            ; preds = %lowest.after91
  %161 = load i32, ptr %23, align 4
  %162 = load i32, ptr %24, align 4
  br label %lanes81

chunk.end48:                                      ; preds = %lowest.after91
  %163 = getelementptr inbounds i32, ptr %31, i64 0
  %164 = load i32, ptr %163, align 4
  br label %chunks.done

dispatch49:                                       ; preds = %lanes.after89, %any.after78, %lanes.after64
  br label %lowest90

lanes50:                                          ; preds = %lanes.latch63, %cut45
  %lane51 = phi i64 [ 0, %cut45 ], [ %165, %lanes.latch63 ]
  %165 = add nuw nsw i64 %lane51, 1
  %166 = trunc i64 %lane51 to i32
  %x52 = add nuw nsw i32 %139, %166
  %167 = getelementptr inbounds float, ptr %26, i64 %lane51
  %168 = load float, ptr %167, align 4, !llvm.access.group !148
  %169 = getelementptr inbounds float, ptr %28, i64 %lane51
  %170 = load float, ptr %169, align 4, !llvm.access.group !148
  %171 = getelementptr inbounds i32, ptr %31, i64 %lane51
  %172 = load i32, ptr %171, align 4, !llvm.access.group !148
  %173 = icmp eq i32 %172, 65536
  br i1 %173, label %region53, label %lanes.latch63

region53:                                         ; preds = %lanes50
  %174 = mul i32 %4, %7
  %175 = add i32 %174, %x52
  %176 = mul i32 %5, %8
  %177 = add i32 %176, %y9
  %178 = icmp slt i32 %175, %3
  %179 = icmp slt i32 %177, %3
  %180 = and i1 %178, %179
  br i1 %180, label %region54, label %region56

region54:                                         ; preds = %region53
  br i1 %143, label %region55, label %exit60

region55:                                         ; preds = %region54
  %181 = zext nneg i32 %3 to i64
  %182 = zext nneg i32 %3 to i64
  br label %exit61

region56:                                         ; preds = %region53
  br label %exit62

exit60:                                           ; preds = %region54
  br label %lanes.latch63

exit61:                                           ; preds = %region55
  br label %lanes.latch63

exit62:                                           ; preds = %region56
  br label %lanes.latch63

lanes.latch63:                                    ; preds = %exit62, %exit61, %exit60, %lanes50
  %state59.0 = phi i32 [ 1, %exit61 ], [ 2, %exit60 ], [ 2147483647, %exit62 ], [ %172, %lanes50 ]
  %copy58.0 = phi float [ 0.000000e+00, %exit61 ], [ %170, %exit60 ], [ %170, %exit62 ], [ %170, %lanes50 ]
  %copy57.0 = phi float [ 0.000000e+00, %exit61 ], [ 0.000000e+00, %exit60 ], [ %168, %exit62 ], [ %168, %lanes50 ]
  store i32 %state59.0, ptr %171, align 4, !llvm.access.group !148
  store float %copy57.0, ptr %167, align 4, !llvm.access.group !148
  store float %copy58.0, ptr %169, align 4, !llvm.access.group !148
  %183 = icmp ult i64 %165, %41
  br i1 %183, label %lanes50, label %lanes.after64, !llvm.loop !155

lanes.after64:                                    ; preds = %lanes.latch63
  br label %dispatch49

lanes65:                                          ; preds = %lanes.latch75, %cut46
  %lane66 = phi i64 [ 0, %cut46 ], [ %184, %lanes.latch75 ]
  %184 = add nuw nsw i64 %lane66, 1
  %185 = trunc i64 %lane66 to i32
  %x67 = add nuw nsw i32 %139, %185
  %186 = getelementptr inbounds float, ptr %28, i64 %lane66
  %187 = load float, ptr %186, align 4, !llvm.access.group !148
  %188 = getelementptr inbounds float, ptr %26, i64 %lane66
  %189 = load float, ptr %188, align 4, !llvm.access.group !148
  %190 = getelementptr inbounds i32, ptr %31, i64 %lane66
  %191 = load i32, ptr %190, align 4, !llvm.access.group !148
  %192 = icmp eq i32 %191, 1
  br i1 %192, label %region68, label %lanes.latch75

region68:                                         ; preds = %lanes65
  %193 = add i32 %150, %y9
  %194 = mul nsw i32 %193, %3
  %195 = sext i32 %194 to i64
  %196 = getelementptr float, ptr %1, i64 %195
  %197 = add i32 %151, %x67
  %198 = sext i32 %197 to i64
  %199 = getelementptr float, ptr %2, i64 %198
  %200 = getelementptr float, ptr %196, i64 %152
  %201 = mul nuw nsw i64 %152, %149
  %202 = getelementptr float, ptr %199, i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !5, !llvm.access.group !148
  %204 = fmul contract float %158, %203
  %205 = fadd contract float %187, %204
  %206 = add nuw nsw i64 %152, 1
  br i1 %160, label %region69, label %exit73

region69:                                         ; preds = %region68
  br label %exit74

exit73:                                           ; preds = %region68
  br label %lanes.latch75

exit74:                                           ; preds = %region69
  br label %lanes.latch75

lanes.latch75:                                    ; preds = %exit74, %exit73, %lanes65
  %state72.0 = phi i32 [ 2, %exit74 ], [ 1, %exit73 ], [ %191, %lanes65 ]
  %copy71.0 = phi float [ %205, %exit74 ], [ %189, %exit73 ], [ %189, %lanes65 ]
  %copy70.0 = phi float [ %205, %exit74 ], [ %205, %exit73 ], [ %187, %lanes65 ]
  store i32 %state72.0, ptr %190, align 4, !llvm.access.group !148
  store float %copy70.0, ptr %186, align 4, !llvm.access.group !148
  store float %copy71.0, ptr %188, align 4, !llvm.access.group !148
  %207 = icmp ult i64 %184, %41
  br i1 %207, label %lanes65, label %lanes.after76, !llvm.loop !156

lanes.after76:                                    ; preds = %lanes.latch75
  br label %any77

any77:                                            ; preds = %any77, %lanes.after76
  %lane79 = phi i64 [ 0, %lanes.after76 ], [ %212, %any77 ]
  %any80 = phi i1 [ false, %lanes.after76 ], [ %211, %any77 ]
  %208 = getelementptr inbounds i32, ptr %31, i64 %lane79
  %209 = load i32, ptr %208, align 4
  %210 = icmp eq i32 %209, 1
  %211 = or i1 %any80, %210
  %212 = add nuw nsw i64 %lane79, 1
  %213 = icmp ult i64 %212, %41
  br i1 %213, label %any77, label %any.after78, !llvm.loop !157

any.after78:                                      ; preds = %any77
  br i1 %211, label %cut46, label %dispatch49

lanes81:                                          ; preds = %lanes.latch88, %cut47
  %lane82 = phi i64 [ 0, %cut47 ], [ %214, %lanes.latch88 ]
  %214 = add nuw nsw i64 %lane82, 1
  %215 = trunc i64 %lane82 to i32
  %x83 = add nuw nsw i32 %139, %215
  %216 = getelementptr inbounds float, ptr %26, i64 %lane82
  %217 = load float, ptr %216, align 4, !llvm.access.group !148
  %218 = getelementptr inbounds i32, ptr %31, i64 %lane82
  %219 = load i32, ptr %218, align 4, !llvm.access.group !148
  %220 = icmp eq i32 %219, 2
  br i1 %220, label %region84, label %lanes.latch88

region84:                                         ; preds = %lanes81
  %221 = add i32 %162, %x83
  %222 = add i32 %161, %y9
  %223 = mul nsw i32 %222, %3
  %224 = add nsw i32 %223, %221
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds float, ptr %0, i64 %225
  store float %217, ptr %226, align 4, !tbaa !5, !llvm.access.group !148
  br label %region85

region85:                                         ; preds = %region84
  br label %exit87

exit87:                                           ; preds = %region85
  br label %lanes.latch88

lanes.latch88:                                    ; preds = %exit87, %lanes81
  %state86.0 = phi i32 [ 2147483647, %exit87 ], [ %219, %lanes81 ]
  store i32 %state86.0, ptr %218, align 4, !llvm.access.group !148
  %227 = icmp ult i64 %214, %41
  br i1 %227, label %lanes81, label %lanes.after89, !llvm.loop !158

lanes.after89:                                    ; preds = %lanes.latch88
  br label %dispatch49

lowest90:                                         ; preds = %lowest90, %dispatch49
  %lane92 = phi i64 [ 0, %dispatch49 ], [ %231, %lowest90 ]
  %lowest93 = phi i32 [ 2147483647, %dispatch49 ], [ %230, %lowest90 ]
  %228 = getelementptr inbounds i32, ptr %31, i64 %lane92
  %229 = load i32, ptr %228, align 4
  %230 = call i32 @llvm.umin.i32(i32 %lowest93, i32 %229)
  %231 = add nuw nsw i64 %lane92, 1
  %232 = icmp ult i64 %231, %41
  br i1 %232, label %lowest90, label %lowest.after91, !llvm.loop !159

lowest.after91:                                   ; preds = %lowest90
  switch i32 %230, label %chunk.end48 [
    i32 1, label %cut46
    i32 2, label %cut47
  ]
}

; Function Attrs: mustprogress noinline norecurse nounwind optnone uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12, ptr noalias align 64 %13, ptr noalias align 64 %14, i1 %15, i1 %16) local_unnamed_addr #9 {
entry:
  %_ZZ11tiledKernelPfPKfS1_iE5tileB = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %_ZZ11tiledKernelPfPKfS1_iE5tileA = alloca [32 x [32 x float]], align 64, !hipcpu.shared !78
  %17 = zext i32 %7 to i64
  %18 = zext i32 %8 to i64
  %threads = mul nuw nsw i64 %17, %18
  %19 = zext i32 %9 to i64
  %threads9 = mul nuw nsw i64 %threads, %19
  %20 = add i64 %threads9, 63
  %capacity = and i64 %20, -64
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [16 x float], align 64
  %25 = alloca [16 x float], align 64
  %26 = alloca i64, align 8
  %27 = getelementptr inbounds i8, ptr %14, i64 0
  %28 = mul nuw nsw i64 %capacity, 0
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = mul nuw nsw i64 %capacity, 4
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  br label %block.cut

return:                                           ; preds = %z.after110, %z.after
  ret void

block.cut:                                        ; preds = %entry
  br label %z

block.cut10:                                      ; preds = %z.after110, %z.after
  %next.0 = phi i32 [ %next.1, %z.after ], [ %next.11, %z.after110 ]
  %32 = load i64, ptr %21, align 8
  %33 = load i32, ptr %22, align 4
  %34 = load i32, ptr %23, align 4
  br label %z37

block.cut11:                                      ; preds = %z.after39
  %35 = load i64, ptr %21, align 8
  %36 = load i32, ptr %22, align 4
  %37 = load i32, ptr %23, align 4
  br label %z108

z:                                                ; preds = %y.after, %block.cut
  %next.1 = phi i32 [ undef, %block.cut ], [ %next.2, %y.after ]
  %z12 = phi i32 [ 0, %block.cut ], [ %44, %y.after ]
  %38 = icmp ult i32 %z12, %9
  br i1 %38, label %z.body, label %z.after

z.body:                                           ; preds = %z
  br label %y

z.after:                                          ; preds = %z
  switch i32 %next.1, label %return [
    i32 65537, label %block.cut10
  ]

y:                                                ; preds = %chunks.done, %z.body
  %next.2 = phi i32 [ %next.1, %z.body ], [ %next.5, %chunks.done ]
  %y13 = phi i32 [ 0, %z.body ], [ %99, %chunks.done ]
  %39 = icmp ult i32 %y13, %8
  br i1 %39, label %y.body, label %y.after

y.body:                                           ; preds = %y
  %40 = zext i32 %7 to i64
  %41 = mul nuw nsw i32 %z12, %8
  %42 = add nuw nsw i32 %41, %y13
  %43 = zext i32 %42 to i64
  %row = mul nuw nsw i64 %43, %40
  %chunks = udiv i64 %40, 16
  br label %chunk

y.after:                                          ; preds = %y
  %44 = add nuw nsw i32 %z12, 1
  br label %z

chunks.after:                                     ; preds = %chunk.after
  %45 = mul nuw nsw i64 %chunks, 16
  %46 = sub i64 %40, %45
  %47 = icmp ne i64 %46, 0
  br i1 %47, label %partial, label %chunks.done

chunk:                                            ; preds = %chunk.end, %y.body
  %next.3 = phi i32 [ %next.2, %y.body ], [ %next.4, %chunk.end ]
  %chunk14 = phi i64 [ 0, %y.body ], [ %56, %chunk.end ]
  %48 = icmp ult i64 %chunk14, %chunks
  br i1 %48, label %chunk.body, label %chunk.after

chunk.body:                                       ; preds = %chunk
  %49 = mul nuw nsw i64 %chunk14, 16
  %50 = trunc i64 %49 to i32
  %51 = add nuw nsw i64 %row, %49
  br label %cut

chunk.after:                                      ; preds = %chunk
  br label %chunks.after

cut:                                              ; preds = %chunk.body
  %52 = icmp sgt i32 %3, 0
  %53 = shl i32 %5, 5
  %54 = shl i32 %4, 5
  %55 = zext i32 %50 to i64
  store i32 %54, ptr %23, align 4
  store i32 %53, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br label %lanes

chunk.end:                                        ; preds = %chunk.leave20, %chunk.leave
  %next.4 = phi i32 [ 65537, %chunk.leave ], [ 2147483647, %chunk.leave20 ]
  %56 = add nuw nsw i64 %chunk14, 1
  br label %chunk

lanes:                                            ; preds = %lanes.latch, %cut
  %lane = phi i64 [ 0, %cut ], [ %57, %lanes.latch ]
  %57 = add nuw nsw i64 %lane, 1
  %58 = trunc i64 %lane to i32
  %x = add nuw nsw i32 %50, %58
  %59 = add nuw nsw i64 %51, %lane
  %60 = getelementptr inbounds float, ptr %31, i64 %59
  %61 = load float, ptr %60, align 4, !llvm.access.group !160
  br label %region

region:                                           ; preds = %lanes
  %62 = shl i32 %4, 5
  %63 = shl i32 %5, 5
  br i1 %52, label %region15, label %region17

region15:                                         ; preds = %region
  br label %region16

region16:                                         ; preds = %region15
  %64 = phi i64 [ 0, %region15 ]
  %65 = phi float [ 0.000000e+00, %region15 ]
  %66 = add i32 %54, %x
  %67 = add i32 %53, %y13
  %68 = mul nsw i32 %67, %3
  %69 = add i32 %68, %x
  %70 = zext i32 %y13 to i64
  %71 = add nsw i64 %55, %lane
  %72 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %70, i64 %71
  %73 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %70, i64 %71
  %74 = trunc nuw nsw i64 %64 to i32
  %75 = add i32 %69, %74
  %76 = lshr i32 %7, 16
  %77 = xor i32 %75, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %1, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !5, !llvm.access.group !160
  store float %80, ptr %72, align 4, !tbaa !5, !llvm.access.group !160
  %81 = add i32 %y13, %74
  %82 = mul i32 %81, %3
  %83 = add i32 %82, %66
  %84 = lshr i32 %7, 16
  %85 = xor i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %2, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !5, !llvm.access.group !160
  store float %88, ptr %73, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit18

region17:                                         ; preds = %region
  %89 = phi float [ 0.000000e+00, %region ]
  %90 = add i32 %54, %x
  %91 = add i32 %53, %y13
  %92 = mul nsw i32 %91, %3
  %93 = add nsw i32 %92, %90
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %0, i64 %94
  store float %89, ptr %95, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit19

exit18:                                           ; preds = %region16
  br label %lanes.latch

exit19:                                           ; preds = %region17
  br label %lanes.latch

lanes.latch:                                      ; preds = %exit19, %exit18
  %copy.0 = phi float [ %65, %exit18 ], [ %61, %exit19 ]
  %exit.0 = phi i32 [ 65537, %exit18 ], [ 2147483647, %exit19 ]
  store float %copy.0, ptr %60, align 4, !llvm.access.group !160
  %96 = icmp ult i64 %57, 16
  br i1 %96, label %lanes, label %lanes.after, !llvm.loop !161

lanes.after:                                      ; preds = %lanes.latch
  switch i32 %exit.0, label %chunk.leave [
    i32 2147483647, label %chunk.leave20
  ]

chunk.leave:                                      ; preds = %lanes.after
  br label %chunk.end

chunk.leave20:                                    ; preds = %lanes.after
  br label %chunk.end

partial:                                          ; preds = %chunks.after
  %97 = trunc i64 %45 to i32
  %98 = add nuw nsw i64 %row, %45
  br label %cut21

chunks.done:                                      ; preds = %chunk.end22, %chunks.after
  %next.5 = phi i32 [ %next.6, %chunk.end22 ], [ %next.3, %chunks.after ]
  %99 = add nuw nsw i32 %y13, 1
  br label %y

cut21:                                            ; preds = %partial
  %100 = icmp sgt i32 %3, 0
  %101 = shl i32 %5, 5
  %102 = shl i32 %4, 5
  %103 = zext i32 %97 to i64
  store i32 %102, ptr %23, align 4
  store i32 %101, ptr %22, align 4
  store i64 0, ptr %21, align 8
  br label %lanes23

chunk.end22:                                      ; preds = %chunk.leave36, %chunk.leave35
  %next.6 = phi i32 [ 65537, %chunk.leave35 ], [ 2147483647, %chunk.leave36 ]
  br label %chunks.done

lanes23:                                          ; preds = %lanes.latch33, %cut21
  %lane24 = phi i64 [ 0, %cut21 ], [ %104, %lanes.latch33 ]
  %104 = add nuw nsw i64 %lane24, 1
  %105 = trunc i64 %lane24 to i32
  %x25 = add nuw nsw i32 %97, %105
  %106 = add nuw nsw i64 %98, %lane24
  %107 = getelementptr inbounds float, ptr %31, i64 %106
  %108 = load float, ptr %107, align 4, !llvm.access.group !160
  br label %region26

region26:                                         ; preds = %lanes23
  %109 = shl i32 %4, 5
  %110 = shl i32 %5, 5
  br i1 %100, label %region27, label %region29

region27:                                         ; preds = %region26
  br label %region28

region28:                                         ; preds = %region27
  %111 = phi i64 [ 0, %region27 ]
  %112 = phi float [ 0.000000e+00, %region27 ]
  %113 = add i32 %102, %x25
  %114 = add i32 %101, %y13
  %115 = mul nsw i32 %114, %3
  %116 = add i32 %115, %x25
  %117 = zext i32 %y13 to i64
  %118 = add nsw i64 %103, %lane24
  %119 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %117, i64 %118
  %120 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %117, i64 %118
  %121 = trunc nuw nsw i64 %111 to i32
  %122 = add i32 %116, %121
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr %1, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !5, !llvm.access.group !160
  store float %125, ptr %119, align 4, !tbaa !5, !llvm.access.group !160
  %126 = add i32 %y13, %121
  %127 = mul i32 %126, %3
  %128 = add i32 %127, %113
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %2, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !5, !llvm.access.group !160
  store float %131, ptr %120, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit31

region29:                                         ; preds = %region26
  %132 = phi float [ 0.000000e+00, %region26 ]
  %133 = add i32 %102, %x25
  %134 = add i32 %101, %y13
  %135 = mul nsw i32 %134, %3
  %136 = add nsw i32 %135, %133
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %0, i64 %137
  store float %132, ptr %138, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit32

exit31:                                           ; preds = %region28
  br label %lanes.latch33

exit32:                                           ; preds = %region29
  br label %lanes.latch33

lanes.latch33:                                    ; preds = %exit32, %exit31
  %copy30.0 = phi float [ %112, %exit31 ], [ %108, %exit32 ]
  %exit.1 = phi i32 [ 65537, %exit31 ], [ 2147483647, %exit32 ]
  store float %copy30.0, ptr %107, align 4, !llvm.access.group !160
  %139 = icmp ult i64 %104, %46
  br i1 %139, label %lanes23, label %lanes.after34, !llvm.loop !163

lanes.after34:                                    ; preds = %lanes.latch33
  switch i32 %exit.1, label %chunk.leave35 [
    i32 2147483647, label %chunk.leave36
  ]

chunk.leave35:                                    ; preds = %lanes.after34
  br label %chunk.end22

chunk.leave36:                                    ; preds = %lanes.after34
  br label %chunk.end22

z37:                                              ; preds = %y.after43, %block.cut10
  %next.7 = phi i32 [ %next.0, %block.cut10 ], [ %next.8, %y.after43 ]
  %z40 = phi i32 [ 0, %block.cut10 ], [ %146, %y.after43 ]
  %140 = icmp ult i32 %z40, %9
  br i1 %140, label %z.body38, label %z.after39

z.body38:                                         ; preds = %z37
  br label %y41

z.after39:                                        ; preds = %z37
  br label %block.cut11

y41:                                              ; preds = %chunks.done80, %z.body38
  %next.8 = phi i32 [ %next.7, %z.body38 ], [ %next.10, %chunks.done80 ]
  %y44 = phi i32 [ 0, %z.body38 ], [ %189, %chunks.done80 ]
  %141 = icmp ult i32 %y44, %8
  br i1 %141, label %y.body42, label %y.after43

y.body42:                                         ; preds = %y41
  %142 = zext i32 %7 to i64
  %143 = mul nuw nsw i32 %z40, %8
  %144 = add nuw nsw i32 %143, %y44
  %145 = zext i32 %144 to i64
  %row45 = mul nuw nsw i64 %145, %142
  %chunks46 = udiv i64 %142, 16
  br label %chunk48

y.after43:                                        ; preds = %y41
  %146 = add nuw nsw i32 %z40, 1
  br label %z37

chunks.after47:                                   ; preds = %chunk.after50
  %147 = mul nuw nsw i64 %chunks46, 16
  %148 = sub i64 %142, %147
  %149 = icmp ne i64 %148, 0
  br i1 %149, label %partial79, label %chunks.done80

chunk48:                                          ; preds = %chunk.end55, %y.body42
  %next.9 = phi i32 [ %next.8, %y.body42 ], [ 65538, %chunk.end55 ]
  %chunk51 = phi i64 [ 0, %y.body42 ], [ %161, %chunk.end55 ]
  %150 = icmp ult i64 %chunk51, %chunks46
  br i1 %150, label %chunk.body49, label %chunk.after50

chunk.body49:                                     ; preds = %chunk48
  %151 = mul nuw nsw i64 %chunk51, 16
  %152 = trunc i64 %151 to i32
  %153 = add nuw nsw i64 %row45, %151
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut52

chunk.after50:                                    ; preds = %chunk48
  br label %chunks.after47

cut52:                                            ; preds = %chunk.body49
  store i64 0, ptr %26, align 8
  br label %lanes56

cut53:                                            ; preds = %lanes.after70, %lanes.after62
  %154 = load i64, ptr %26, align 8
  %155 = zext i32 %152 to i64
  %156 = zext i32 %y44 to i64
  %157 = getelementptr [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %156, i64 %154
  %158 = load float, ptr %157, align 4, !tbaa !5
  %159 = add i64 %154, 1
  %160 = icmp eq i64 %159, 32
  store i64 %159, ptr %26, align 8
  br label %lanes63

cut54:                                            ; preds = %lanes.after70
  br label %lanes71

chunk.end55:                                      ; preds = %chunk.leave78
  %161 = add nuw nsw i64 %chunk51, 1
  br label %chunk48

lanes56:                                          ; preds = %lanes.latch61, %cut52
  %lane57 = phi i64 [ 0, %cut52 ], [ %162, %lanes.latch61 ]
  %162 = add nuw nsw i64 %lane57, 1
  %163 = trunc i64 %lane57 to i32
  %x58 = add nuw nsw i32 %152, %163
  %164 = add nuw nsw i64 %153, %lane57
  %165 = getelementptr inbounds float, ptr %31, i64 %164
  %166 = getelementptr inbounds float, ptr %24, i64 %lane57
  br label %region59

region59:                                         ; preds = %lanes56
  %167 = load float, ptr %165, align 4, !llvm.access.group !160
  store float %167, ptr %166, align 4, !llvm.access.group !160
  br label %exit60

exit60:                                           ; preds = %region59
  br label %lanes.latch61

lanes.latch61:                                    ; preds = %exit60
  %168 = icmp ult i64 %162, 16
  br i1 %168, label %lanes56, label %lanes.after62, !llvm.loop !164

lanes.after62:                                    ; preds = %lanes.latch61
  br label %cut53

lanes63:                                          ; preds = %lanes.latch69, %cut53
  %lane64 = phi i64 [ 0, %cut53 ], [ %169, %lanes.latch69 ]
  %169 = add nuw nsw i64 %lane64, 1
  %170 = trunc i64 %lane64 to i32
  %x65 = add nuw nsw i32 %152, %170
  %171 = getelementptr inbounds float, ptr %24, i64 %lane64
  %172 = add nuw nsw i64 %153, %lane64
  %173 = getelementptr inbounds float, ptr %29, i64 %172
  br label %region66

region66:                                         ; preds = %lanes63
  %174 = load float, ptr %171, align 4, !llvm.access.group !160
  %175 = zext i32 %y44 to i64
  %176 = add nsw i64 %155, %lane64
  %177 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %175, i64 %154
  %178 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %154, i64 %176
  %179 = load float, ptr %178, align 4, !tbaa !5, !llvm.access.group !160
  %180 = fmul contract float %158, %179
  %181 = fadd contract float %174, %180
  store float %181, ptr %173, align 4, !llvm.access.group !160
  %182 = add nuw nsw i64 %154, 1
  store float %181, ptr %171, align 4, !llvm.access.group !160
  br i1 %160, label %exit67, label %exit68

exit67:                                           ; preds = %region66
  br label %lanes.latch69

exit68:                                           ; preds = %region66
  br label %lanes.latch69

lanes.latch69:                                    ; preds = %exit68, %exit67
  %183 = icmp ult i64 %169, 16
  br i1 %183, label %lanes63, label %lanes.after70, !llvm.loop !165

lanes.after70:                                    ; preds = %lanes.latch69
  br i1 %160, label %cut54, label %cut53

lanes71:                                          ; preds = %lanes.latch76, %cut54
  %lane72 = phi i64 [ 0, %cut54 ], [ %184, %lanes.latch76 ]
  %184 = add nuw nsw i64 %lane72, 1
  %185 = trunc i64 %lane72 to i32
  %x73 = add nuw nsw i32 %152, %185
  br label %region74

region74:                                         ; preds = %lanes71
  br label %exit75

exit75:                                           ; preds = %region74
  br label %lanes.latch76

lanes.latch76:                                    ; preds = %exit75
  %186 = icmp ult i64 %184, 16
  br i1 %186, label %lanes71, label %lanes.after77, !llvm.loop !166

lanes.after77:                                    ; preds = %lanes.latch76
  br label %chunk.leave78

chunk.leave78:                                    ; preds = %lanes.after77
  br label %chunk.end55

partial79:                                        ; preds = %chunks.after47
  %187 = trunc i64 %147 to i32
  %188 = add nuw nsw i64 %row45, %147
  store i64 %32, ptr %21, align 8
  store i32 %33, ptr %22, align 4
  store i32 %34, ptr %23, align 4
  br label %cut81

chunks.done80:                                    ; preds = %chunk.end84, %chunks.after47
  %next.10 = phi i32 [ 65538, %chunk.end84 ], [ %next.9, %chunks.after47 ]
  %189 = add nuw nsw i32 %y44, 1
  br label %y41

cut81:                                            ; preds = %partial79
  store i64 0, ptr %26, align 8
  br label %lanes85

cut82:                                            ; preds = %lanes.after99, %lanes.after91
  %190 = load i64, ptr %26, align 8
  %191 = zext i32 %187 to i64
  %192 = zext i32 %y44 to i64
  %193 = getelementptr [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %192, i64 %190
  %194 = load float, ptr %193, align 4, !tbaa !5
  %195 = add i64 %190, 1
  %196 = icmp eq i64 %195, 32
  store i64 %195, ptr %26, align 8
  br label %lanes92

cut83:                                            ; preds = %lanes.after99
  br label %lanes100

chunk.end84:                                      ; preds = %chunk.leave107
  br label %chunks.done80

lanes85:                                          ; preds = %lanes.latch90, %cut81
  %lane86 = phi i64 [ 0, %cut81 ], [ %197, %lanes.latch90 ]
  %197 = add nuw nsw i64 %lane86, 1
  %198 = trunc i64 %lane86 to i32
  %x87 = add nuw nsw i32 %187, %198
  %199 = add nuw nsw i64 %188, %lane86
  %200 = getelementptr inbounds float, ptr %31, i64 %199
  %201 = getelementptr inbounds float, ptr %25, i64 %lane86
  br label %region88

region88:                                         ; preds = %lanes85
  %202 = load float, ptr %200, align 4, !llvm.access.group !160
  store float %202, ptr %201, align 4, !llvm.access.group !160
  br label %exit89

exit89:                                           ; preds = %region88
  br label %lanes.latch90

lanes.latch90:                                    ; preds = %exit89
  %203 = icmp ult i64 %197, %148
  br i1 %203, label %lanes85, label %lanes.after91, !llvm.loop !167

lanes.after91:                                    ; preds = %lanes.latch90
  br label %cut82

lanes92:                                          ; preds = %lanes.latch98, %cut82
  %lane93 = phi i64 [ 0, %cut82 ], [ %204, %lanes.latch98 ]
  %204 = add nuw nsw i64 %lane93, 1
  %205 = trunc i64 %lane93 to i32
  %x94 = add nuw nsw i32 %187, %205
  %206 = getelementptr inbounds float, ptr %25, i64 %lane93
  %207 = add nuw nsw i64 %188, %lane93
  %208 = getelementptr inbounds float, ptr %29, i64 %207
  br label %region95

region95:                                         ; preds = %lanes92
  %209 = load float, ptr %206, align 4, !llvm.access.group !160
  %210 = zext i32 %y44 to i64
  %211 = add nsw i64 %191, %lane93
  %212 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %210, i64 %190
  %213 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %190, i64 %211
  %214 = load float, ptr %213, align 4, !tbaa !5, !llvm.access.group !160
  %215 = fmul contract float %194, %214
  %216 = fadd contract float %209, %215
  store float %216, ptr %208, align 4, !llvm.access.group !160
  %217 = add nuw nsw i64 %190, 1
  store float %216, ptr %206, align 4, !llvm.access.group !160
  br i1 %196, label %exit96, label %exit97

exit96:                                           ; preds = %region95
  br label %lanes.latch98

exit97:                                           ; preds = %region95
  br label %lanes.latch98

lanes.latch98:                                    ; preds = %exit97, %exit96
  %218 = icmp ult i64 %204, %148
  br i1 %218, label %lanes92, label %lanes.after99, !llvm.loop !168

lanes.after99:                                    ; preds = %lanes.latch98
  br i1 %196, label %cut83, label %cut82

lanes100:                                         ; preds = %lanes.latch105, %cut83
  %lane101 = phi i64 [ 0, %cut83 ], [ %219, %lanes.latch105 ]
  %219 = add nuw nsw i64 %lane101, 1
  %220 = trunc i64 %lane101 to i32
  %x102 = add nuw nsw i32 %187, %220
  br label %region103

region103:                                        ; preds = %lanes100
  br label %exit104

exit104:                                          ; preds = %region103
  br label %lanes.latch105

lanes.latch105:                                   ; preds = %exit104
  %221 = icmp ult i64 %219, %148
  br i1 %221, label %lanes100, label %lanes.after106, !llvm.loop !169

lanes.after106:                                   ; preds = %lanes.latch105
  br label %chunk.leave107

chunk.leave107:                                   ; preds = %lanes.after106
  br label %chunk.end84

z108:                                             ; preds = %y.after114, %block.cut11
  %next.11 = phi i32 [ %next.7, %block.cut11 ], [ %next.12, %y.after114 ]
  %z111 = phi i32 [ 0, %block.cut11 ], [ %228, %y.after114 ]
  %222 = icmp ult i32 %z111, %9
  br i1 %222, label %z.body109, label %z.after110

z.body109:                                        ; preds = %z108
  br label %y112

z.after110:                                       ; preds = %z108
  switch i32 %next.11, label %return [
    i32 65537, label %block.cut10
  ]

y112:                                             ; preds = %chunks.done140, %z.body109
  %next.12 = phi i32 [ %next.11, %z.body109 ], [ %next.15, %chunks.done140 ]
  %y115 = phi i32 [ 0, %z.body109 ], [ %291, %chunks.done140 ]
  %223 = icmp ult i32 %y115, %8
  br i1 %223, label %y.body113, label %y.after114

y.body113:                                        ; preds = %y112
  %224 = zext i32 %7 to i64
  %225 = mul nuw nsw i32 %z111, %8
  %226 = add nuw nsw i32 %225, %y115
  %227 = zext i32 %226 to i64
  %row116 = mul nuw nsw i64 %227, %224
  %chunks117 = udiv i64 %224, 16
  br label %chunk119

y.after114:                                       ; preds = %y112
  %228 = add nuw nsw i32 %z111, 1
  br label %z108

chunks.after118:                                  ; preds = %chunk.after121
  %229 = mul nuw nsw i64 %chunks117, 16
  %230 = sub i64 %224, %229
  %231 = icmp ne i64 %230, 0
  br i1 %231, label %partial139, label %chunks.done140

chunk119:                                         ; preds = %chunk.end124, %y.body113
  %next.13 = phi i32 [ %next.12, %y.body113 ], [ %next.14, %chunk.end124 ]
  %chunk122 = phi i64 [ 0, %y.body113 ], [ %245, %chunk.end124 ]
  %232 = icmp ult i64 %chunk122, %chunks117
  br i1 %232, label %chunk.body120, label %chunk.after121

chunk.body120:                                    ; preds = %chunk119
  %233 = mul nuw nsw i64 %chunk122, 16
  %234 = trunc i64 %233 to i32
  %235 = add nuw nsw i64 %row116, %233
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut123

chunk.after121:                                   ; preds = %chunk119
  br label %chunks.after118

cut123:                                           ; preds = %chunk.body120
  %236 = load i32, ptr %22, align 4
  %237 = load i32, ptr %23, align 4
  %238 = zext i32 %234 to i64
  %239 = load i64, ptr %21, align 8
  %240 = add i64 %239, 32
  %241 = trunc i64 %240 to i32
  %242 = icmp slt i32 %241, %3
  %243 = load i32, ptr %22, align 4
  %244 = load i32, ptr %23, align 4
  store i64 %240, ptr %21, align 8
  br label %lanes125

chunk.end124:                                     ; preds = %chunk.leave138, %chunk.leave137
  %next.14 = phi i32 [ 65537, %chunk.leave137 ], [ 2147483647, %chunk.leave138 ]
  %245 = add nuw nsw i64 %chunk122, 1
  br label %chunk119

lanes125:                                         ; preds = %lanes.latch135, %cut123
  %lane126 = phi i64 [ 0, %cut123 ], [ %246, %lanes.latch135 ]
  %246 = add nuw nsw i64 %lane126, 1
  %247 = trunc i64 %lane126 to i32
  %x127 = add nuw nsw i32 %234, %247
  %248 = add nuw nsw i64 %235, %lane126
  %249 = getelementptr inbounds float, ptr %31, i64 %248
  %250 = load float, ptr %249, align 4, !llvm.access.group !160
  %251 = add nuw nsw i64 %235, %lane126
  %252 = getelementptr inbounds float, ptr %29, i64 %251
  %253 = load float, ptr %252, align 4, !llvm.access.group !160
  br label %region129

region128:                                        ; preds = %region129
  %254 = phi i64 [ %279, %region129 ]
  %255 = phi float [ %253, %region129 ]
  %256 = add i32 %237, %x127
  %257 = add i32 %236, %y115
  %258 = mul nsw i32 %257, %3
  %259 = add i32 %258, %x127
  %260 = zext i32 %y115 to i64
  %261 = add nsw i64 %238, %lane126
  %262 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %260, i64 %261
  %263 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %260, i64 %261
  %264 = trunc nuw nsw i64 %254 to i32
  %265 = add i32 %259, %264
  %266 = lshr i32 %7, 16
  %267 = xor i32 %265, %266
  %268 = zext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr %1, i64 %268
  %270 = load float, ptr %269, align 4, !tbaa !5, !llvm.access.group !160
  store float %270, ptr %262, align 4, !tbaa !5, !llvm.access.group !160
  %271 = add i32 %y115, %264
  %272 = mul i32 %271, %3
  %273 = add i32 %272, %256
  %274 = lshr i32 %7, 16
  %275 = xor i32 %273, %274
  %276 = zext i32 %275 to i64
  %277 = getelementptr inbounds float, ptr %2, i64 %276
  %278 = load float, ptr %277, align 4, !tbaa !5, !llvm.access.group !160
  store float %278, ptr %263, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit133

region129:                                        ; preds = %lanes125
  %279 = add nuw nsw i64 %239, 32
  %280 = trunc nuw i64 %279 to i32
  br i1 %242, label %region128, label %region130

region130:                                        ; preds = %region129
  br label %region131

region131:                                        ; preds = %region130
  %281 = phi float [ %253, %region130 ]
  %282 = add i32 %244, %x127
  %283 = add i32 %243, %y115
  %284 = mul nsw i32 %283, %3
  %285 = add nsw i32 %284, %282
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds float, ptr %0, i64 %286
  store float %281, ptr %287, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit134

exit133:                                          ; preds = %region128
  br label %lanes.latch135

exit134:                                          ; preds = %region131
  br label %lanes.latch135

lanes.latch135:                                   ; preds = %exit134, %exit133
  %copy132.0 = phi float [ %255, %exit133 ], [ %250, %exit134 ]
  %exit.2 = phi i32 [ 65537, %exit133 ], [ 2147483647, %exit134 ]
  store float %copy132.0, ptr %249, align 4, !llvm.access.group !160
  %288 = icmp ult i64 %246, 16
  br i1 %288, label %lanes125, label %lanes.after136, !llvm.loop !170

lanes.after136:                                   ; preds = %lanes.latch135
  switch i32 %exit.2, label %chunk.leave137 [
    i32 2147483647, label %chunk.leave138
  ]

chunk.leave137:                                   ; preds = %lanes.after136
  br label %chunk.end124

chunk.leave138:                                   ; preds = %lanes.after136
  br label %chunk.end124

partial139:                                       ; preds = %chunks.after118
  %289 = trunc i64 %229 to i32
  %290 = add nuw nsw i64 %row116, %229
  store i64 %35, ptr %21, align 8
  store i32 %36, ptr %22, align 4
  store i32 %37, ptr %23, align 4
  br label %cut141

chunks.done140:                                   ; preds = %chunk.end142, %chunks.after118
  %next.15 = phi i32 [ %next.16, %chunk.end142 ], [ %next.13, %chunks.after118 ]
  %291 = add nuw nsw i32 %y115, 1
  br label %y112

cut141:                                           ; preds = %partial139
  %292 = load i32, ptr %22, align 4
  %293 = load i32, ptr %23, align 4
  %294 = zext i32 %289 to i64
  %295 = load i64, ptr %21, align 8
  %296 = add i64 %295, 32
  %297 = trunc i64 %296 to i32
  %298 = icmp slt i32 %297, %3
  %299 = load i32, ptr %22, align 4
  %300 = load i32, ptr %23, align 4
  store i64 %296, ptr %21, align 8
  br label %lanes143

chunk.end142:                                     ; preds = %chunk.leave156, %chunk.leave155
  %next.16 = phi i32 [ 65537, %chunk.leave155 ], [ 2147483647, %chunk.leave156 ]
  br label %chunks.done140

lanes143:                                         ; preds = %lanes.latch153, %cut141
  %lane144 = phi i64 [ 0, %cut141 ], [ %301, %lanes.latch153 ]
  %301 = add nuw nsw i64 %lane144, 1
  %302 = trunc i64 %lane144 to i32
  %x145 = add nuw nsw i32 %289, %302
  %303 = add nuw nsw i64 %290, %lane144
  %304 = getelementptr inbounds float, ptr %31, i64 %303
  %305 = load float, ptr %304, align 4, !llvm.access.group !160
  %306 = add nuw nsw i64 %290, %lane144
  %307 = getelementptr inbounds float, ptr %29, i64 %306
  %308 = load float, ptr %307, align 4, !llvm.access.group !160
  br label %region147

region146:                                        ; preds = %region147
  %309 = phi i64 [ %330, %region147 ]
  %310 = phi float [ %308, %region147 ]
  %311 = add i32 %293, %x145
  %312 = add i32 %292, %y115
  %313 = mul nsw i32 %312, %3
  %314 = add i32 %313, %x145
  %315 = zext i32 %y115 to i64
  %316 = add nsw i64 %294, %lane144
  %317 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %315, i64 %316
  %318 = getelementptr inbounds [32 x [32 x float]], ptr %_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %315, i64 %316
  %319 = trunc nuw nsw i64 %309 to i32
  %320 = add i32 %314, %319
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds float, ptr %1, i64 %321
  %323 = load float, ptr %322, align 4, !tbaa !5, !llvm.access.group !160
  store float %323, ptr %317, align 4, !tbaa !5, !llvm.access.group !160
  %324 = add i32 %y115, %319
  %325 = mul i32 %324, %3
  %326 = add i32 %325, %311
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds float, ptr %2, i64 %327
  %329 = load float, ptr %328, align 4, !tbaa !5, !llvm.access.group !160
  store float %329, ptr %318, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit151

region147:                                        ; preds = %lanes143
  %330 = add nuw nsw i64 %295, 32
  %331 = trunc nuw i64 %330 to i32
  br i1 %298, label %region146, label %region148

region148:                                        ; preds = %region147
  br label %region149

region149:                                        ; preds = %region148
  %332 = phi float [ %308, %region148 ]
  %333 = add i32 %300, %x145
  %334 = add i32 %299, %y115
  %335 = mul nsw i32 %334, %3
  %336 = add nsw i32 %335, %333
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %0, i64 %337
  store float %332, ptr %338, align 4, !tbaa !5, !llvm.access.group !160
  br label %exit152

exit151:                                          ; preds = %region146
  br label %lanes.latch153

exit152:                                          ; preds = %region149
  br label %lanes.latch153

lanes.latch153:                                   ; preds = %exit152, %exit151
  %copy150.0 = phi float [ %310, %exit151 ], [ %305, %exit152 ]
  %exit.3 = phi i32 [ 65537, %exit151 ], [ 2147483647, %exit152 ]
  store float %copy150.0, ptr %304, align 4, !llvm.access.group !160
  %339 = icmp ult i64 %301, %230
  br i1 %339, label %lanes143, label %lanes.after154, !llvm.loop !171

lanes.after154:                                   ; preds = %lanes.latch153
  switch i32 %exit.3, label %chunk.leave155 [
    i32 2147483647, label %chunk.leave156
  ]

chunk.leave155:                                   ; preds = %lanes.after154
  br label %chunk.end142

chunk.leave156:                                   ; preds = %lanes.after154
  br label %chunk.end142
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.and.v16i1(<16 x i1>) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.and.v32i1(<32 x i1>) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.and.v64i1(<64 x i1>) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.block.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #11 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 1
  %37 = zext i32 %29 to i64
  %38 = mul i64 %36, %37
  %39 = zext i32 %29 to i64
  %40 = add i64 %38, %39
  %41 = icmp ule i64 %40, 2147483647
  %42 = and i1 true, %41
  %43 = zext i32 %25 to i64
  %44 = mul i64 %43, 1
  %45 = zext i32 %31 to i64
  %46 = mul i64 %44, %45
  %47 = zext i32 %31 to i64
  %48 = add i64 %46, %47
  %49 = icmp ule i64 %48, 2147483647
  %50 = and i1 %42, %49
  br i1 %50, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %51 = phi i64 [ %2, %some ], [ %62, %block ]
  %52 = zext i32 %23 to i64
  %53 = zext i32 %25 to i64
  %54 = udiv i64 %51, %52
  %55 = urem i64 %51, %52
  %56 = urem i64 %54, %53
  %57 = udiv i64 %54, %53
  %58 = trunc i64 %55 to i32
  %59 = trunc i64 %56 to i32
  %60 = trunc i64 %57 to i32
  %61 = icmp eq i64 %51, %2
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %3
  call void @_Z11naiveKernelPfPKfS1_i.block(ptr %9, ptr %13, ptr %17, i32 %21, i32 %58, i32 %59, i32 %60, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %61, i1 %63)
  br i1 %63, label %done, label %block

block1:                                           ; preds = %some, %block1
  %64 = phi i64 [ %2, %some ], [ %75, %block1 ]
  %65 = zext i32 %23 to i64
  %66 = zext i32 %25 to i64
  %67 = udiv i64 %64, %65
  %68 = urem i64 %64, %65
  %69 = urem i64 %67, %66
  %70 = udiv i64 %67, %66
  %71 = trunc i64 %68 to i32
  %72 = trunc i64 %69 to i32
  %73 = trunc i64 %70 to i32
  %74 = icmp eq i64 %64, %2
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %3
  call void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %71, i32 %72, i32 %73, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %74, i1 %76)
  br i1 %76, label %done, label %block1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x32.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #11 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 1
  %37 = zext i32 %29 to i64
  %38 = mul i64 %36, %37
  %39 = zext i32 %29 to i64
  %40 = add i64 %38, %39
  %41 = icmp ule i64 %40, 2147483647
  %42 = and i1 true, %41
  %43 = zext i32 %25 to i64
  %44 = mul i64 %43, 1
  %45 = zext i32 %31 to i64
  %46 = mul i64 %44, %45
  %47 = zext i32 %31 to i64
  %48 = add i64 %46, %47
  %49 = icmp ule i64 %48, 2147483647
  %50 = and i1 %42, %49
  br i1 %50, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %51 = phi i64 [ %2, %some ], [ %62, %block ]
  %52 = zext i32 %23 to i64
  %53 = zext i32 %25 to i64
  %54 = udiv i64 %51, %52
  %55 = urem i64 %51, %52
  %56 = urem i64 %54, %53
  %57 = udiv i64 %54, %53
  %58 = trunc i64 %55 to i32
  %59 = trunc i64 %56 to i32
  %60 = trunc i64 %57 to i32
  %61 = icmp eq i64 %51, %2
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %3
  call void @_Z11naiveKernelPfPKfS1_i.x32(ptr %9, ptr %13, ptr %17, i32 %21, i32 %58, i32 %59, i32 %60, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %61, i1 %63)
  br i1 %63, label %done, label %block

block1:                                           ; preds = %some, %block1
  %64 = phi i64 [ %2, %some ], [ %75, %block1 ]
  %65 = zext i32 %23 to i64
  %66 = zext i32 %25 to i64
  %67 = udiv i64 %64, %65
  %68 = urem i64 %64, %65
  %69 = urem i64 %67, %66
  %70 = udiv i64 %67, %66
  %71 = trunc i64 %68 to i32
  %72 = trunc i64 %69 to i32
  %73 = trunc i64 %70 to i32
  %74 = icmp eq i64 %64, %2
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %3
  call void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %71, i32 %72, i32 %73, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %74, i1 %76)
  br i1 %76, label %done, label %block1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x64.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #11 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 1
  %37 = zext i32 %29 to i64
  %38 = mul i64 %36, %37
  %39 = zext i32 %29 to i64
  %40 = add i64 %38, %39
  %41 = icmp ule i64 %40, 2147483647
  %42 = and i1 true, %41
  %43 = zext i32 %25 to i64
  %44 = mul i64 %43, 1
  %45 = zext i32 %31 to i64
  %46 = mul i64 %44, %45
  %47 = zext i32 %31 to i64
  %48 = add i64 %46, %47
  %49 = icmp ule i64 %48, 2147483647
  %50 = and i1 %42, %49
  br i1 %50, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %51 = phi i64 [ %2, %some ], [ %62, %block ]
  %52 = zext i32 %23 to i64
  %53 = zext i32 %25 to i64
  %54 = udiv i64 %51, %52
  %55 = urem i64 %51, %52
  %56 = urem i64 %54, %53
  %57 = udiv i64 %54, %53
  %58 = trunc i64 %55 to i32
  %59 = trunc i64 %56 to i32
  %60 = trunc i64 %57 to i32
  %61 = icmp eq i64 %51, %2
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %3
  call void @_Z11naiveKernelPfPKfS1_i.x64(ptr %9, ptr %13, ptr %17, i32 %21, i32 %58, i32 %59, i32 %60, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %61, i1 %63)
  br i1 %63, label %done, label %block

block1:                                           ; preds = %some, %block1
  %64 = phi i64 [ %2, %some ], [ %75, %block1 ]
  %65 = zext i32 %23 to i64
  %66 = zext i32 %25 to i64
  %67 = udiv i64 %64, %65
  %68 = urem i64 %64, %65
  %69 = urem i64 %67, %66
  %70 = udiv i64 %67, %66
  %71 = trunc i64 %68 to i32
  %72 = trunc i64 %69 to i32
  %73 = trunc i64 %70 to i32
  %74 = icmp eq i64 %64, %2
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %3
  call void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %71, i32 %72, i32 %73, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %74, i1 %76)
  br i1 %76, label %done, label %block1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x16x4.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #11 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 1
  %37 = zext i32 %29 to i64
  %38 = mul i64 %36, %37
  %39 = zext i32 %29 to i64
  %40 = add i64 %38, %39
  %41 = icmp ule i64 %40, 2147483647
  %42 = and i1 true, %41
  %43 = zext i32 %25 to i64
  %44 = mul i64 %43, 1
  %45 = zext i32 %31 to i64
  %46 = mul i64 %44, %45
  %47 = zext i32 %31 to i64
  %48 = add i64 %46, %47
  %49 = icmp ule i64 %48, 2147483647
  %50 = and i1 %42, %49
  br i1 %50, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %51 = phi i64 [ %2, %some ], [ %62, %block ]
  %52 = zext i32 %23 to i64
  %53 = zext i32 %25 to i64
  %54 = udiv i64 %51, %52
  %55 = urem i64 %51, %52
  %56 = urem i64 %54, %53
  %57 = udiv i64 %54, %53
  %58 = trunc i64 %55 to i32
  %59 = trunc i64 %56 to i32
  %60 = trunc i64 %57 to i32
  %61 = icmp eq i64 %51, %2
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %3
  call void @_Z11naiveKernelPfPKfS1_i.x16x4(ptr %9, ptr %13, ptr %17, i32 %21, i32 %58, i32 %59, i32 %60, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %61, i1 %63)
  br i1 %63, label %done, label %block

block1:                                           ; preds = %some, %block1
  %64 = phi i64 [ %2, %some ], [ %75, %block1 ]
  %65 = zext i32 %23 to i64
  %66 = zext i32 %25 to i64
  %67 = udiv i64 %64, %65
  %68 = urem i64 %64, %65
  %69 = urem i64 %67, %66
  %70 = udiv i64 %67, %66
  %71 = trunc i64 %68 to i32
  %72 = trunc i64 %69 to i32
  %73 = trunc i64 %70 to i32
  %74 = icmp eq i64 %64, %2
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %3
  call void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %71, i32 %72, i32 %73, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %74, i1 %76)
  br i1 %76, label %done, label %block1
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.block.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #12 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 32
  %37 = zext i32 %29 to i64
  %38 = add i64 %36, %37
  %39 = icmp ule i64 %38, 2147483647
  %40 = and i1 true, %39
  %41 = zext i32 %25 to i64
  %42 = mul i64 %41, 32
  %43 = zext i32 %31 to i64
  %44 = add i64 %42, %43
  %45 = icmp ule i64 %44, 2147483647
  %46 = and i1 %40, %45
  br i1 %46, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %47 = phi i64 [ %2, %some ], [ %58, %block ]
  %48 = zext i32 %23 to i64
  %49 = zext i32 %25 to i64
  %50 = udiv i64 %47, %48
  %51 = urem i64 %47, %48
  %52 = urem i64 %50, %49
  %53 = udiv i64 %50, %49
  %54 = trunc i64 %51 to i32
  %55 = trunc i64 %52 to i32
  %56 = trunc i64 %53 to i32
  %57 = icmp eq i64 %47, %2
  %58 = add nuw nsw i64 %47, 1
  %59 = icmp eq i64 %58, %3
  call void @_Z11tiledKernelPfPKfS1_i.block(ptr %9, ptr %13, ptr %17, i32 %21, i32 %54, i32 %55, i32 %56, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %57, i1 %59)
  br i1 %59, label %done, label %block

block1:                                           ; preds = %some, %block1
  %60 = phi i64 [ %2, %some ], [ %71, %block1 ]
  %61 = zext i32 %23 to i64
  %62 = zext i32 %25 to i64
  %63 = udiv i64 %60, %61
  %64 = urem i64 %60, %61
  %65 = urem i64 %63, %62
  %66 = udiv i64 %63, %62
  %67 = trunc i64 %64 to i32
  %68 = trunc i64 %65 to i32
  %69 = trunc i64 %66 to i32
  %70 = icmp eq i64 %60, %2
  %71 = add nuw nsw i64 %60, 1
  %72 = icmp eq i64 %71, %3
  call void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %67, i32 %68, i32 %69, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %70, i1 %72)
  br i1 %72, label %done, label %block1
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x32.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #12 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 32
  %37 = zext i32 %29 to i64
  %38 = add i64 %36, %37
  %39 = icmp ule i64 %38, 2147483647
  %40 = and i1 true, %39
  %41 = zext i32 %25 to i64
  %42 = mul i64 %41, 32
  %43 = zext i32 %31 to i64
  %44 = add i64 %42, %43
  %45 = icmp ule i64 %44, 2147483647
  %46 = and i1 %40, %45
  br i1 %46, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %47 = phi i64 [ %2, %some ], [ %58, %block ]
  %48 = zext i32 %23 to i64
  %49 = zext i32 %25 to i64
  %50 = udiv i64 %47, %48
  %51 = urem i64 %47, %48
  %52 = urem i64 %50, %49
  %53 = udiv i64 %50, %49
  %54 = trunc i64 %51 to i32
  %55 = trunc i64 %52 to i32
  %56 = trunc i64 %53 to i32
  %57 = icmp eq i64 %47, %2
  %58 = add nuw nsw i64 %47, 1
  %59 = icmp eq i64 %58, %3
  call void @_Z11tiledKernelPfPKfS1_i.x32(ptr %9, ptr %13, ptr %17, i32 %21, i32 %54, i32 %55, i32 %56, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %57, i1 %59)
  br i1 %59, label %done, label %block

block1:                                           ; preds = %some, %block1
  %60 = phi i64 [ %2, %some ], [ %71, %block1 ]
  %61 = zext i32 %23 to i64
  %62 = zext i32 %25 to i64
  %63 = udiv i64 %60, %61
  %64 = urem i64 %60, %61
  %65 = urem i64 %63, %62
  %66 = udiv i64 %63, %62
  %67 = trunc i64 %64 to i32
  %68 = trunc i64 %65 to i32
  %69 = trunc i64 %66 to i32
  %70 = icmp eq i64 %60, %2
  %71 = add nuw nsw i64 %60, 1
  %72 = icmp eq i64 %71, %3
  call void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %67, i32 %68, i32 %69, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %70, i1 %72)
  br i1 %72, label %done, label %block1
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x64.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #12 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 32
  %37 = zext i32 %29 to i64
  %38 = add i64 %36, %37
  %39 = icmp ule i64 %38, 2147483647
  %40 = and i1 true, %39
  %41 = zext i32 %25 to i64
  %42 = mul i64 %41, 32
  %43 = zext i32 %31 to i64
  %44 = add i64 %42, %43
  %45 = icmp ule i64 %44, 2147483647
  %46 = and i1 %40, %45
  br i1 %46, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %47 = phi i64 [ %2, %some ], [ %58, %block ]
  %48 = zext i32 %23 to i64
  %49 = zext i32 %25 to i64
  %50 = udiv i64 %47, %48
  %51 = urem i64 %47, %48
  %52 = urem i64 %50, %49
  %53 = udiv i64 %50, %49
  %54 = trunc i64 %51 to i32
  %55 = trunc i64 %52 to i32
  %56 = trunc i64 %53 to i32
  %57 = icmp eq i64 %47, %2
  %58 = add nuw nsw i64 %47, 1
  %59 = icmp eq i64 %58, %3
  call void @_Z11tiledKernelPfPKfS1_i.x64(ptr %9, ptr %13, ptr %17, i32 %21, i32 %54, i32 %55, i32 %56, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %57, i1 %59)
  br i1 %59, label %done, label %block

block1:                                           ; preds = %some, %block1
  %60 = phi i64 [ %2, %some ], [ %71, %block1 ]
  %61 = zext i32 %23 to i64
  %62 = zext i32 %25 to i64
  %63 = udiv i64 %60, %61
  %64 = urem i64 %60, %61
  %65 = urem i64 %63, %62
  %66 = udiv i64 %63, %62
  %67 = trunc i64 %64 to i32
  %68 = trunc i64 %65 to i32
  %69 = trunc i64 %66 to i32
  %70 = icmp eq i64 %60, %2
  %71 = add nuw nsw i64 %60, 1
  %72 = icmp eq i64 %71, %3
  call void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %67, i32 %68, i32 %69, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %70, i1 %72)
  br i1 %72, label %done, label %block1
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x16x4.run(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) #12 {
entry:
  %6 = getelementptr inbounds ptr, ptr %0, i64 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds ptr, ptr %0, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds ptr, ptr %0, i64 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds ptr, ptr %0, i64 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 0
  %21 = load i32, ptr %20, align 1
  %22 = getelementptr inbounds i32, ptr %1, i64 0
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i32, ptr %1, i64 1
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %1, i64 2
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %1, i64 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %1, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %1, i64 5
  %33 = load i32, ptr %32, align 4
  %34 = icmp ult i64 %2, %3
  br i1 %34, label %some, label %done

some:                                             ; preds = %entry
  %35 = zext i32 %23 to i64
  %36 = mul i64 %35, 32
  %37 = zext i32 %29 to i64
  %38 = add i64 %36, %37
  %39 = icmp ule i64 %38, 2147483647
  %40 = and i1 true, %39
  %41 = zext i32 %25 to i64
  %42 = mul i64 %41, 32
  %43 = zext i32 %31 to i64
  %44 = add i64 %42, %43
  %45 = icmp ule i64 %44, 2147483647
  %46 = and i1 %40, %45
  br i1 %46, label %block, label %block1

done:                                             ; preds = %block1, %block, %entry
  ret void

block:                                            ; preds = %some, %block
  %47 = phi i64 [ %2, %some ], [ %58, %block ]
  %48 = zext i32 %23 to i64
  %49 = zext i32 %25 to i64
  %50 = udiv i64 %47, %48
  %51 = urem i64 %47, %48
  %52 = urem i64 %50, %49
  %53 = udiv i64 %50, %49
  %54 = trunc i64 %51 to i32
  %55 = trunc i64 %52 to i32
  %56 = trunc i64 %53 to i32
  %57 = icmp eq i64 %47, %2
  %58 = add nuw nsw i64 %47, 1
  %59 = icmp eq i64 %58, %3
  call void @_Z11tiledKernelPfPKfS1_i.x16x4(ptr %9, ptr %13, ptr %17, i32 %21, i32 %54, i32 %55, i32 %56, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %57, i1 %59)
  br i1 %59, label %done, label %block

block1:                                           ; preds = %some, %block1
  %60 = phi i64 [ %2, %some ], [ %71, %block1 ]
  %61 = zext i32 %23 to i64
  %62 = zext i32 %25 to i64
  %63 = udiv i64 %60, %61
  %64 = urem i64 %60, %61
  %65 = urem i64 %63, %62
  %66 = udiv i64 %63, %62
  %67 = trunc i64 %64 to i32
  %68 = trunc i64 %65 to i32
  %69 = trunc i64 %66 to i32
  %70 = icmp eq i64 %60, %2
  %71 = add nuw nsw i64 %60, 1
  %72 = icmp eq i64 %71, %3
  call void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %9, ptr %13, ptr %17, i32 %21, i32 %67, i32 %68, i32 %69, i32 %29, i32 %31, i32 %33, i32 %23, i32 %25, i32 %27, ptr %4, ptr %5, i1 %70, i1 %72)
  br i1 %72, label %done, label %block1
}

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="rows,16,_Z11naiveKernelPfPKfS1_i" "hipcpu-fits"="0:0:0:1,1:1:1:1," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="whole-warps,32,_Z11naiveKernelPfPKfS1_i" "hipcpu-fits"="0:0:0:1,1:1:1:1," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #2 = { alwaysinline mustprogress nofree norecurse nosync nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="whole-warps,64,_Z11naiveKernelPfPKfS1_i" "hipcpu-fits"="0:0:0:1,1:1:1:1," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline mustprogress nofree norecurse nosync nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="tiles/4,64,_Z11naiveKernelPfPKfS1_i" "hipcpu-fits"="0:0:0:1,1:1:1:1," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #4 = { alwaysinline mustprogress norecurse nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="rows,16,_Z11tiledKernelPfPKfS1_i" "hipcpu-fits"="0:3:0:32,1:3:1:32," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #5 = { alwaysinline mustprogress norecurse nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="whole-warps,32,_Z11tiledKernelPfPKfS1_i" "hipcpu-fits"="0:3:0:32,1:3:1:32," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #6 = { alwaysinline mustprogress norecurse nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="whole-warps,64,_Z11tiledKernelPfPKfS1_i" "hipcpu-fits"="0:3:0:32,1:3:1:32," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #7 = { alwaysinline mustprogress norecurse nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="tiles/4,64,_Z11tiledKernelPfPKfS1_i" "hipcpu-fits"="0:3:0:32,1:3:1:32," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind optnone uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="rows,16,_Z11naiveKernelPfPKfS1_i" "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "hipcpu-wide" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress noinline norecurse nounwind optnone uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="rows,16,_Z11tiledKernelPfPKfS1_i" "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "hipcpu-wide" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nofree norecurse nosync nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-fits"="0:0:0:1,1:1:1:1," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #12 = { mustprogress norecurse nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-fits"="0:3:0:32,1:3:1:32," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }

!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{}
!10 = distinct !{!10, !11, !12, !13, !14}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!"llvm.loop.parallel_accesses", !9}
!13 = !{!"llvm.loop.vectorize.enable", i1 true}
!14 = !{!"llvm.loop.vectorize.followup_vectorized", !15, !16}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = !{!"llvm.loop.unroll.full"}
!17 = distinct !{!17, !11, !12, !13, !14}
!18 = distinct !{!18, !11, !12, !13, !14}
!19 = distinct !{!19, !11, !12, !13, !14}
!20 = distinct !{!20, !11, !14}
!21 = distinct !{!21, !11, !12, !13, !14}
!22 = distinct !{!22, !11, !12, !13, !14}
!23 = distinct !{!23, !11, !14}
!24 = distinct !{!24, !11, !12, !25}
!25 = !{!"llvm.loop.vectorize.enable", i1 false}
!26 = distinct !{!26, !11, !12, !25}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !11, !12, !25}
!29 = distinct !{!29, !11}
!30 = distinct !{}
!31 = distinct !{!31, !11, !32, !13, !14}
!32 = !{!"llvm.loop.parallel_accesses", !30}
!33 = distinct !{!33, !11, !32, !13, !14}
!34 = distinct !{!34, !11, !32, !13, !14}
!35 = distinct !{!35, !11, !32, !13, !14}
!36 = distinct !{!36, !11, !14}
!37 = distinct !{!37, !11, !32, !13, !14}
!38 = distinct !{!38, !11, !32, !13, !14}
!39 = distinct !{!39, !11, !14}
!40 = distinct !{}
!41 = distinct !{!41, !11, !42, !13, !14}
!42 = !{!"llvm.loop.parallel_accesses", !40}
!43 = distinct !{!43, !11, !42, !13, !14}
!44 = distinct !{!44, !11, !42, !13, !14}
!45 = distinct !{!45, !11, !42, !13, !14}
!46 = distinct !{!46, !11, !14}
!47 = distinct !{!47, !11, !42, !13, !14}
!48 = distinct !{!48, !11, !42, !13, !14}
!49 = distinct !{!49, !11, !14}
!50 = distinct !{}
!51 = distinct !{!51, !11, !52, !13, !14}
!52 = !{!"llvm.loop.parallel_accesses", !50}
!53 = distinct !{!53, !11, !52, !13, !14}
!54 = distinct !{!54, !11, !52, !13, !14}
!55 = distinct !{!55, !11, !52, !13, !14}
!56 = distinct !{!56, !11, !52, !13, !14}
!57 = distinct !{!57, !11, !52, !13, !14}
!58 = distinct !{!58, !11, !52, !13, !14}
!59 = distinct !{!59, !11, !52, !13, !14}
!60 = distinct !{!60, !11, !52, !13, !14}
!61 = distinct !{!61, !11, !52, !13, !14}
!62 = distinct !{!62, !11, !52, !13, !14}
!63 = distinct !{!63, !11, !52, !13, !14}
!64 = distinct !{!64, !11, !52, !13, !14}
!65 = distinct !{!65, !11, !52, !13, !14}
!66 = distinct !{!66, !11, !52, !13, !14}
!67 = distinct !{!67, !11, !52, !13, !14}
!68 = distinct !{!68, !11, !14}
!69 = distinct !{!69, !11, !52, !13, !14}
!70 = distinct !{!70, !11, !52, !13, !14}
!71 = distinct !{!71, !11, !52, !13, !14}
!72 = distinct !{!72, !11, !52, !13, !14}
!73 = distinct !{!73, !11, !52, !13, !14}
!74 = distinct !{!74, !11, !52, !13, !14}
!75 = distinct !{!75, !11, !52, !13, !14}
!76 = distinct !{!76, !11, !52, !13, !14}
!77 = distinct !{!77, !11, !14}
!78 = !{}
!79 = distinct !{}
!80 = distinct !{!80, !11, !81, !13, !14}
!81 = !{!"llvm.loop.parallel_accesses", !79}
!82 = distinct !{!82, !11, !81, !13, !14}
!83 = distinct !{!83, !11, !81, !25}
!84 = distinct !{!84, !11, !81, !13, !14}
!85 = distinct !{!85, !11, !81, !13, !14}
!86 = distinct !{!86, !11, !81, !13, !14}
!87 = distinct !{!87, !11, !81, !13, !14}
!88 = distinct !{!88, !11, !81, !25}
!89 = distinct !{!89, !11, !81, !25}
!90 = distinct !{!90, !11, !81, !25}
!91 = distinct !{!91, !11, !81, !13, !14}
!92 = distinct !{!92, !11, !81, !13, !14}
!93 = distinct !{!93, !11, !81, !25}
!94 = distinct !{}
!95 = distinct !{!95, !11, !96, !13, !14}
!96 = !{!"llvm.loop.parallel_accesses", !94}
!97 = distinct !{!97, !11, !96, !13, !14}
!98 = distinct !{!98, !11, !96, !13, !14}
!99 = distinct !{!99, !11, !96, !13, !14}
!100 = distinct !{!100, !11, !96, !13, !14}
!101 = distinct !{!101, !11, !96, !13, !14}
!102 = distinct !{!102, !11, !96, !13, !14}
!103 = distinct !{!103, !11, !96, !13, !14}
!104 = distinct !{}
!105 = distinct !{!105, !11, !106, !13, !14}
!106 = !{!"llvm.loop.parallel_accesses", !104}
!107 = distinct !{!107, !11, !106, !13, !14}
!108 = distinct !{!108, !11, !106, !13, !14}
!109 = distinct !{!109, !11, !106, !13, !14}
!110 = distinct !{!110, !11, !106, !13, !14}
!111 = distinct !{!111, !11, !106, !13, !14}
!112 = distinct !{!112, !11, !106, !13, !14}
!113 = distinct !{!113, !11, !106, !13, !14}
!114 = distinct !{}
!115 = distinct !{!115, !11, !116, !13, !14}
!116 = !{!"llvm.loop.parallel_accesses", !114}
!117 = distinct !{!117, !11, !116, !13, !14}
!118 = distinct !{!118, !11, !116, !13, !14}
!119 = distinct !{!119, !11, !116, !13, !14}
!120 = distinct !{!120, !11, !116, !13, !14}
!121 = distinct !{!121, !11, !116, !13, !14}
!122 = distinct !{!122, !11, !116, !13, !14}
!123 = distinct !{!123, !11, !116, !13, !14}
!124 = distinct !{!124, !11, !116, !13, !14}
!125 = distinct !{!125, !11, !116, !13, !14}
!126 = distinct !{!126, !11, !116, !13, !14}
!127 = distinct !{!127, !11, !116, !13, !14}
!128 = distinct !{!128, !11, !116, !13, !14}
!129 = distinct !{!129, !11, !116, !13, !14}
!130 = distinct !{!130, !11, !116, !13, !14}
!131 = distinct !{!131, !11, !116, !13, !14}
!132 = distinct !{!132, !11, !116, !13, !14}
!133 = distinct !{!133, !11, !116, !13, !14}
!134 = distinct !{!134, !11, !116, !13, !14}
!135 = distinct !{!135, !11, !116, !13, !14}
!136 = distinct !{!136, !11, !116, !13, !14}
!137 = distinct !{!137, !11, !116, !13, !14}
!138 = distinct !{!138, !11, !116, !13, !14}
!139 = distinct !{!139, !11, !116, !13, !14}
!140 = distinct !{!140, !11, !116, !13, !14}
!141 = distinct !{!141, !11, !116, !13, !14}
!142 = distinct !{!142, !11, !116, !13, !14}
!143 = distinct !{!143, !11, !116, !13, !14}
!144 = distinct !{!144, !11, !116, !13, !14}
!145 = distinct !{!145, !11, !116, !13, !14}
!146 = distinct !{!146, !11, !116, !13, !14}
!147 = distinct !{!147, !11, !116, !13, !14}
!148 = distinct !{}
!149 = distinct !{!149, !11, !150, !13, !14}
!150 = !{!"llvm.loop.parallel_accesses", !148}
!151 = distinct !{!151, !11, !150, !13, !14}
!152 = distinct !{!152, !11, !14}
!153 = distinct !{!153, !11, !150, !13, !14}
!154 = distinct !{!154, !11, !14}
!155 = distinct !{!155, !11, !150, !25}
!156 = distinct !{!156, !11, !150, !25}
!157 = distinct !{!157, !11}
!158 = distinct !{!158, !11, !150, !25}
!159 = distinct !{!159, !11}
!160 = distinct !{}
!161 = distinct !{!161, !11, !162, !13, !14}
!162 = !{!"llvm.loop.parallel_accesses", !160}
!163 = distinct !{!163, !11, !162, !25}
!164 = distinct !{!164, !11, !162, !13, !14}
!165 = distinct !{!165, !11, !162, !13, !14}
!166 = distinct !{!166, !11, !162, !13, !14}
!167 = distinct !{!167, !11, !162, !25}
!168 = distinct !{!168, !11, !162, !25}
!169 = distinct !{!169, !11, !162, !25}
!170 = distinct !{!170, !11, !162, !13, !14}
!171 = distinct !{!171, !11, !162, !25}
