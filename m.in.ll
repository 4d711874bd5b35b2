; ModuleID = 'bench/cpu/cases/matmul.hip'
source_filename = "bench/cpu/cases/matmul.hip"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__hipcpu_block_idx_t = type { i8 }
%struct.__hipcpu_block_dim_t = type { i8 }
%struct.__hipcpu_thread_idx_t = type { i8 }

$_ZN20__hipcpu_block_idx_t7__get_xEv = comdat any

$_ZN20__hipcpu_block_dim_t7__get_xEv = comdat any

$_ZN21__hipcpu_thread_idx_t7__get_xEv = comdat any

$_ZN20__hipcpu_block_idx_t7__get_yEv = comdat any

$_ZN20__hipcpu_block_dim_t7__get_yEv = comdat any

$_ZN21__hipcpu_thread_idx_t7__get_yEv = comdat any

@blockIdx = extern_weak global %struct.__hipcpu_block_idx_t, align 1
@blockDim = extern_weak global %struct.__hipcpu_block_dim_t, align 1
@threadIdx = extern_weak global %struct.__hipcpu_thread_idx_t, align 1
@_ZZ11tiledKernelPfPKfS1_iE5tileA = internal global [32 x [32 x float]] undef, align 16
@.str = private unnamed_addr constant [14 x i8] c"hipcpu.shared\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [27 x i8] c"bench/cpu/cases/matmul.hip\00", section "llvm.metadata"
@_ZZ11tiledKernelPfPKfS1_iE5tileB = internal global [32 x [32 x float]] undef, align 16
@.str.2 = private unnamed_addr constant [14 x i8] c"hipcpu.kernel\00", section "llvm.metadata"
@.args = private unnamed_addr constant { i32 } { i32 32 }, section "llvm.metadata"
@llvm.global.annotations = appending global [4 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_ZZ11tiledKernelPfPKfS1_iE5tileA, ptr @.str, ptr @.str.1, i32 19, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @_ZZ11tiledKernelPfPKfS1_iE5tileB, ptr @.str, ptr @.str.1, i32 20, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z11naiveKernelPfPKfS1_i, ptr @.str.2, ptr @.str.1, i32 7, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @_Z11tiledKernelPfPKfS1_i, ptr @.str.2, ptr @.str.1, i32 18, ptr @.args }], section "llvm.metadata"
@__hip_cuid_1a0255b3443f73f1 = global i8 0
@llvm.compiler.used = appending global [1 x ptr] [ptr @__hip_cuid_1a0255b3443f73f1], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind uwtable
define dso_local void @_Z11naiveKernelPfPKfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !5
  store ptr %1, ptr %6, align 8, !tbaa !5
  store ptr %2, ptr %7, align 8, !tbaa !5
  store i32 %3, ptr %8, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #5
  %14 = call noundef i32 @_ZN20__hipcpu_block_idx_t7__get_xEv() #6
  %15 = call noundef i32 @_ZN20__hipcpu_block_dim_t7__get_xEv() #6
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #6
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  %19 = call noundef i32 @_ZN20__hipcpu_block_idx_t7__get_yEv() #6
  %20 = call noundef i32 @_ZN20__hipcpu_block_dim_t7__get_yEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %10, align 4, !tbaa !9
  %24 = load i32, ptr %9, align 4, !tbaa !9
  %25 = load i32, ptr %8, align 4, !tbaa !9
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %4
  %28 = load i32, ptr %10, align 4, !tbaa !9
  %29 = load i32, ptr %8, align 4, !tbaa !9
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %4
  store i32 1, ptr %11, align 4
  br label %73

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  store float 0.000000e+00, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !9
  br label %33

33:                                               ; preds = %60, %32
  %34 = load i32, ptr %13, align 4, !tbaa !9
  %35 = load i32, ptr %8, align 4, !tbaa !9
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #5
  br label %63

38:                                               ; preds = %33
  %39 = load ptr, ptr %6, align 8, !tbaa !5
  %40 = load i32, ptr %10, align 4, !tbaa !9
  %41 = load i32, ptr %8, align 4, !tbaa !9
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %13, align 4, !tbaa !9
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !11
  %48 = load ptr, ptr %7, align 8, !tbaa !5
  %49 = load i32, ptr %13, align 4, !tbaa !9
  %50 = load i32, ptr %8, align 4, !tbaa !9
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %9, align 4, !tbaa !9
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !11
  %57 = fmul contract float %47, %56
  %58 = load float, ptr %12, align 4, !tbaa !11
  %59 = fadd contract float %58, %57
  store float %59, ptr %12, align 4, !tbaa !11
  br label %60

60:                                               ; preds = %38
  %61 = load i32, ptr %13, align 4, !tbaa !9
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %13, align 4, !tbaa !9
  br label %33, !llvm.loop !13

63:                                               ; preds = %37
  %64 = load float, ptr %12, align 4, !tbaa !11
  %65 = load ptr, ptr %5, align 8, !tbaa !5
  %66 = load i32, ptr %10, align 4, !tbaa !9
  %67 = load i32, ptr %8, align 4, !tbaa !9
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %9, align 4, !tbaa !9
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %65, i64 %71
  store float %64, ptr %72, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %73

73:                                               ; preds = %63, %31
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #5
  %74 = load i32, ptr %11, align 4
  switch i32 %74, label %76 [
    i32 0, label %75
    i32 1, label %75
  ]

75:                                               ; preds = %73, %73
  ret void

76:                                               ; preds = %73
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN20__hipcpu_block_idx_t7__get_xEv() #2 comdat align 2 {
  %1 = call i32 @__hipcpu_block_idx_x() #7
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN20__hipcpu_block_dim_t7__get_xEv() #2 comdat align 2 {
  %1 = call i32 @__hipcpu_block_dim_x() #7
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #2 comdat align 2 {
  %1 = call i32 @__hipcpu_thread_idx_x() #7
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN20__hipcpu_block_idx_t7__get_yEv() #2 comdat align 2 {
  %1 = call i32 @__hipcpu_block_idx_y() #7
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN20__hipcpu_block_dim_t7__get_yEv() #2 comdat align 2 {
  %1 = call i32 @__hipcpu_block_dim_y() #7
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #2 comdat align 2 {
  %1 = call i32 @__hipcpu_thread_idx_y() #7
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind uwtable
define dso_local void @_Z11tiledKernelPfPKfS1_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !5
  store ptr %1, ptr %6, align 8, !tbaa !5
  store ptr %2, ptr %7, align 8, !tbaa !5
  store i32 %3, ptr %8, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #5
  %15 = call noundef i32 @_ZN20__hipcpu_block_idx_t7__get_xEv() #6
  %16 = mul i32 %15, 32
  %17 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #6
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #5
  %19 = call noundef i32 @_ZN20__hipcpu_block_idx_t7__get_yEv() #6
  %20 = mul i32 %19, 32
  %21 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #5
  store float 0.000000e+00, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !9
  br label %23

23:                                               ; preds = %89, %4
  %24 = load i32, ptr %12, align 4, !tbaa !9
  %25 = load i32, ptr %8, align 4, !tbaa !9
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #5
  br label %92

28:                                               ; preds = %23
  %29 = load ptr, ptr %6, align 8, !tbaa !5
  %30 = load i32, ptr %10, align 4, !tbaa !9
  %31 = load i32, ptr %8, align 4, !tbaa !9
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %12, align 4, !tbaa !9
  %34 = add nsw i32 %32, %33
  %35 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #6
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %29, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !11
  %40 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #6
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds [32 x [32 x float]], ptr @_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %41
  %43 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #6
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds [32 x float], ptr %42, i64 0, i64 %44
  store float %39, ptr %45, align 4, !tbaa !11
  %46 = load ptr, ptr %7, align 8, !tbaa !5
  %47 = load i32, ptr %12, align 4, !tbaa !9
  %48 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #6
  %49 = add i32 %47, %48
  %50 = load i32, ptr %8, align 4, !tbaa !9
  %51 = mul i32 %49, %50
  %52 = load i32, ptr %9, align 4, !tbaa !9
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %46, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !11
  %57 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #6
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds [32 x [32 x float]], ptr @_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %58
  %60 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #6
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds [32 x float], ptr %59, i64 0, i64 %61
  store float %56, ptr %62, align 4, !tbaa !11
  call void @_ZL13__syncthreadsUa9enable_ifILb1EEv() #6
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !9
  br label %63

63:                                               ; preds = %85, %28
  %64 = load i32, ptr %14, align 4, !tbaa !9
  %65 = icmp slt i32 %64, 32
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #5
  br label %88

67:                                               ; preds = %63
  %68 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_yEv() #6
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds [32 x [32 x float]], ptr @_ZZ11tiledKernelPfPKfS1_iE5tileA, i64 0, i64 %69
  %71 = load i32, ptr %14, align 4, !tbaa !9
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [32 x float], ptr %70, i64 0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !11
  %75 = load i32, ptr %14, align 4, !tbaa !9
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [32 x [32 x float]], ptr @_ZZ11tiledKernelPfPKfS1_iE5tileB, i64 0, i64 %76
  %78 = call noundef i32 @_ZN21__hipcpu_thread_idx_t7__get_xEv() #6
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds [32 x float], ptr %77, i64 0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !11
  %82 = fmul contract float %74, %81
  %83 = load float, ptr %11, align 4, !tbaa !11
  %84 = fadd contract float %83, %82
  store float %84, ptr %11, align 4, !tbaa !11
  br label %85

85:                                               ; preds = %67
  %86 = load i32, ptr %14, align 4, !tbaa !9
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %14, align 4, !tbaa !9
  br label %63, !llvm.loop !15

88:                                               ; preds = %66
  call void @_ZL13__syncthreadsUa9enable_ifILb1EEv() #6
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %12, align 4, !tbaa !9
  %91 = add nsw i32 %90, 32
  store i32 %91, ptr %12, align 4, !tbaa !9
  br label %23, !llvm.loop !16

92:                                               ; preds = %27
  %93 = load float, ptr %11, align 4, !tbaa !11
  %94 = load ptr, ptr %5, align 8, !tbaa !5
  %95 = load i32, ptr %10, align 4, !tbaa !9
  %96 = load i32, ptr %8, align 4, !tbaa !9
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr %9, align 4, !tbaa !9
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %94, i64 %100
  store float %93, ptr %101, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind uwtable
define internal void @_ZL13__syncthreadsUa9enable_ifILb1EEv() #2 {
  call void @__hipcpu_block_barrier() #6
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @__hipcpu_block_idx_x() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @__hipcpu_block_dim_x() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @__hipcpu_thread_idx_x() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @__hipcpu_block_idx_y() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @__hipcpu_block_dim_y() #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare i32 @__hipcpu_thread_idx_y() #3

; Function Attrs: convergent nounwind
declare void @__hipcpu_block_barrier() #4

attributes #0 = { convergent mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" }
attributes #4 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
