; ModuleID = 'bench/cpu/cases/matmul.hip'
source_filename = "bench/cpu/cases/matmul.hip"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@hipcpu.sizes = private constant [4 x i32] [i32 8, i32 8, i32 8, i32 4]
@hipcpu.name = private constant [25 x i8] c"_Z11naiveKernelPfPKfS1_i\00"
@hipcpu.variants = private constant [3 x { ptr, i32, i32, i64 }] [{ ptr, i32, i32, i64 } { ptr @_Z11naiveKernelPfPKfS1_i.x64.run, i32 64, i32 1, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11naiveKernelPfPKfS1_i.x16x4.run, i32 16, i32 4, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11naiveKernelPfPKfS1_i.x32.run, i32 32, i32 1, i64 0 }]
@hipcpu.sizes.5 = private constant [4 x i32] [i32 8, i32 8, i32 8, i32 4]
@hipcpu.name.6 = private constant [25 x i8] c"_Z11tiledKernelPfPKfS1_i\00"
@hipcpu.variants.7 = private constant [3 x { ptr, i32, i32, i64 }] [{ ptr, i32, i32, i64 } { ptr @_Z11tiledKernelPfPKfS1_i.x64.run, i32 64, i32 1, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11tiledKernelPfPKfS1_i.x16x4.run, i32 16, i32 4, i64 0 }, { ptr, i32, i32, i64 } { ptr @_Z11tiledKernelPfPKfS1_i.x32.run, i32 32, i32 1, i64 0 }]
@hipcpu.kernels = private constant [2 x { ptr, ptr, ptr, ptr, i32, i32, i64, i64, i64, i32, i32, i64 }] [{ ptr, ptr, ptr, ptr, i32, i32, i64, i64, i64, i32, i32, i64 } { ptr @hipcpu.name, ptr @_Z11naiveKernelPfPKfS1_i.block.run, ptr @hipcpu.variants, ptr @hipcpu.sizes, i32 4, i32 32, i64 0, i64 0, i64 0, i32 0, i32 0, i64 3 }, { ptr, ptr, ptr, ptr, i32, i32, i64, i64, i64, i32, i32, i64 } { ptr @hipcpu.name.6, ptr @_Z11tiledKernelPfPKfS1_i.block.run, ptr @hipcpu.variants.7, ptr @hipcpu.sizes.5, i32 4, i32 32, i64 0, i64 8, i64 8192, i32 0, i32 0, i64 3 }]
@__hip_fatbin_1a0255b3443f73f1 = local_unnamed_addr global { i32, i32, ptr, i64, ptr, i64 } { i32 1431323464, i32 5, ptr @hipcpu.kernels, i64 2, ptr null, i64 0 }
@__hip_gpubin_handle_1a0255b3443f73f1 = local_unnamed_addr global ptr null
@__hip_module_table = weak local_unnamed_addr global { i32, i32, ptr, i64, ptr, i64 } { i32 1431323464, i32 5, ptr @hipcpu.kernels, i64 2, ptr null, i64 0 }, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optnone uwtable
define internal fastcc void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8) unnamed_addr #0 {
  %10 = zext i32 %6 to i64
  %11 = zext i32 %7 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext i32 %8 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = add nuw i64 %14, 63
  %16 = and i64 %15, -64
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [16 x float], align 64
  %22 = alloca [16 x float], align 64
  %23 = alloca [16 x float], align 64
  %24 = alloca [16 x float], align 64
  %25 = alloca i64, align 8
  %26 = alloca [16 x i32], align 64
  %27 = alloca [16 x i32], align 64
  br label %29

28:                                               ; preds = %34
  ret void

29:                                               ; preds = %9
  br label %30

30:                                               ; preds = %45, %29
  %31 = phi i32 [ 0, %29 ], [ %46, %45 ]
  %32 = icmp ult i32 %31, %8
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  br label %35

34:                                               ; preds = %30
  br label %28

35:                                               ; preds = %204, %33
  %36 = phi i32 [ 0, %33 ], [ %205, %204 ]
  %37 = icmp ult i32 %36, %7
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = zext i32 %6 to i64
  %40 = mul nuw nsw i32 %31, %7
  %41 = add nuw nsw i32 %40, %36
  %42 = zext i32 %41 to i64
  %43 = mul nuw nsw i64 %42, %39
  %44 = udiv i64 %39, 16
  br label %51

45:                                               ; preds = %35
  %46 = add nuw nsw i32 %31, 1
  br label %30

47:                                               ; preds = %59
  %48 = mul nuw nsw i64 %44, 16
  %49 = sub nsw i64 %39, %48
  %50 = icmp ne i64 %49, 0
  br i1 %50, label %200, label %204

51:                                               ; preds = %83, %38
  %52 = phi i64 [ 0, %38 ], [ %86, %83 ]
  %53 = icmp ult i64 %52, %44
  br i1 %53, label %54, label %59

54:                                               ; preds = %51
  %55 = mul nuw nsw i64 %52, 16
  %56 = trunc nuw i64 %55 to i32
  %57 = add nuw nsw i64 %43, %55
  %58 = getelementptr inbounds i32, ptr %26, i64 0
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %58, align 64
  br label %60

59:                                               ; preds = %51
  br label %47

60:                                               ; preds = %54
  %61 = icmp sgt i32 %3, 0
  %62 = mul i32 %4, %6
  %63 = mul i32 %5, %7
  %64 = zext i32 %3 to i64
  %65 = zext i32 %3 to i64
  store i32 %62, ptr %20, align 4
  store i32 %63, ptr %19, align 4
  store i64 %64, ptr %18, align 8
  store i64 %65, ptr %17, align 8
  store i64 0, ptr %25, align 8
  br label %88

66:                                               ; preds = %199, %167
  %67 = load i64, ptr %17, align 8
  %68 = load i64, ptr %18, align 8
  %69 = load i32, ptr %19, align 4
  %70 = load i32, ptr %20, align 4
  %71 = load i64, ptr %25, align 8
  %72 = add i32 %69, %36
  %73 = mul i32 %72, %3
  %74 = sext i32 %73 to i64
  %75 = getelementptr float, ptr %1, i64 %74
  %76 = getelementptr float, ptr %75, i64 %71
  %77 = load float, ptr %76, align 4, !tbaa !5
  %78 = add i64 %71, 1
  %79 = icmp eq i64 %78, %67
  store i64 %78, ptr %25, align 8
  br label %122

80:                                               ; preds = %199
  %81 = load i32, ptr %19, align 4
  %82 = load i32, ptr %20, align 4
  br label %168

83:                                               ; preds = %199
  %84 = getelementptr inbounds i32, ptr %26, i64 0
  %85 = load i32, ptr %84, align 4
  %86 = add nuw nsw i64 %52, 1
  br label %51

87:                                               ; preds = %190, %167, %121
  br label %191

88:                                               ; preds = %116, %60
  %89 = phi i64 [ 0, %60 ], [ %90, %116 ]
  %90 = add nuw nsw i64 %89, 1
  %91 = trunc i64 %89 to i32
  %92 = add nuw nsw i32 %56, %91
  %93 = getelementptr inbounds float, ptr %21, i64 %89
  %94 = load float, ptr %93, align 4, !llvm.access.group !9
  %95 = getelementptr inbounds float, ptr %23, i64 %89
  %96 = load float, ptr %95, align 4, !llvm.access.group !9
  %97 = getelementptr inbounds i32, ptr %26, i64 %89
  %98 = load i32, ptr %97, align 4, !llvm.access.group !9
  %99 = icmp eq i32 %98, 65536
  br i1 %99, label %100, label %116

100:                                              ; preds = %88
  %101 = mul i32 %4, %6
  %102 = add i32 %101, %92
  %103 = mul i32 %5, %7
  %104 = add i32 %103, %36
  %105 = icmp slt i32 %102, %3
  %106 = icmp slt i32 %104, %3
  %107 = and i1 %105, %106
  br i1 %107, label %108, label %112

108:                                              ; preds = %100
  br i1 %61, label %109, label %113

109:                                              ; preds = %108
  %110 = zext nneg i32 %3 to i64
  %111 = zext nneg i32 %3 to i64
  br label %114

112:                                              ; preds = %100
  br label %115

113:                                              ; preds = %108
  br label %116

114:                                              ; preds = %109
  br label %116

115:                                              ; preds = %112
  br label %116

116:                                              ; preds = %115, %114, %113, %88
  %117 = phi i32 [ 1, %114 ], [ 2, %113 ], [ 2147483647, %115 ], [ %98, %88 ]
  %118 = phi float [ 0.000000e+00, %114 ], [ %96, %113 ], [ %96, %115 ], [ %96, %88 ]
  %119 = phi float [ 0.000000e+00, %114 ], [ 0.000000e+00, %113 ], [ %94, %115 ], [ %94, %88 ]
  store i32 %117, ptr %97, align 4, !llvm.access.group !9
  store float %119, ptr %93, align 4, !llvm.access.group !9
  store float %118, ptr %95, align 4, !llvm.access.group !9
  %120 = icmp ult i64 %90, 16
  br i1 %120, label %88, label %121, !llvm.loop !10

121:                                              ; preds = %116
  br label %87

122:                                              ; preds = %152, %66
  %123 = phi i64 [ 0, %66 ], [ %124, %152 ]
  %124 = add nuw nsw i64 %123, 1
  %125 = trunc i64 %123 to i32
  %126 = add nuw nsw i32 %56, %125
  %127 = getelementptr inbounds float, ptr %23, i64 %123
  %128 = load float, ptr %127, align 4, !llvm.access.group !9
  %129 = getelementptr inbounds float, ptr %21, i64 %123
  %130 = load float, ptr %129, align 4, !llvm.access.group !9
  %131 = getelementptr inbounds i32, ptr %26, i64 %123
  %132 = load i32, ptr %131, align 4, !llvm.access.group !9
  %133 = icmp eq i32 %132, 1
  br i1 %133, label %134, label %152

134:                                              ; preds = %122
  %135 = add i32 %69, %36
  %136 = mul nsw i32 %135, %3
  %137 = sext i32 %136 to i64
  %138 = getelementptr float, ptr %1, i64 %137
  %139 = add i32 %70, %126
  %140 = sext i32 %139 to i64
  %141 = getelementptr float, ptr %2, i64 %140
  %142 = getelementptr float, ptr %138, i64 %71
  %143 = mul nuw nsw i64 %71, %68
  %144 = getelementptr float, ptr %141, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !5, !llvm.access.group !9
  %146 = fmul contract float %77, %145
  %147 = fadd contract float %128, %146
  %148 = add nuw nsw i64 %71, 1
  br i1 %79, label %149, label %150

149:                                              ; preds = %134
  br label %151

150:                                              ; preds = %134
  br label %152

151:                                              ; preds = %149
  br label %152

152:                                              ; preds = %151, %150, %122
  %153 = phi i32 [ 2, %151 ], [ 1, %150 ], [ %132, %122 ]
  %154 = phi float [ %147, %151 ], [ %130, %150 ], [ %130, %122 ]
  %155 = phi float [ %147, %151 ], [ %147, %150 ], [ %128, %122 ]
  store i32 %153, ptr %131, align 4, !llvm.access.group !9
  store float %155, ptr %127, align 4, !llvm.access.group !9
  store float %154, ptr %129, align 4, !llvm.access.group !9
  %156 = icmp ult i64 %124, 16
  br i1 %156, label %122, label %157, !llvm.loop !17

157:                                              ; preds = %152
  br label %158

158:                                              ; preds = %158, %157
  %159 = phi i64 [ 0, %157 ], [ %165, %158 ]
  %160 = phi i1 [ false, %157 ], [ %164, %158 ]
  %161 = getelementptr inbounds i32, ptr %26, i64 %159
  %162 = load i32, ptr %161, align 4
  %163 = icmp eq i32 %162, 1
  %164 = or i1 %160, %163
  %165 = add nuw nsw i64 %159, 1
  %166 = icmp ult i64 %165, 16
  br i1 %166, label %158, label %167, !llvm.loop !18

167:                                              ; preds = %158
  br i1 %164, label %66, label %87

168:                                              ; preds = %187, %80
  %169 = phi i64 [ 0, %80 ], [ %170, %187 ]
  %170 = add nuw nsw i64 %169, 1
  %171 = trunc i64 %169 to i32
  %172 = add nuw nsw i32 %56, %171
  %173 = getelementptr inbounds float, ptr %21, i64 %169
  %174 = load float, ptr %173, align 4, !llvm.access.group !9
  %175 = getelementptr inbounds i32, ptr %26, i64 %169
  %176 = load i32, ptr %175, align 4, !llvm.access.group !9
  %177 = icmp eq i32 %176, 2
  br i1 %177, label %178, label %187

178:                                              ; preds = %168
  %179 = add i32 %82, %172
  %180 = add i32 %81, %36
  %181 = mul nsw i32 %180, %3
  %182 = add nsw i32 %181, %179
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %0, i64 %183
  store float %174, ptr %184, align 4, !tbaa !5, !llvm.access.group !9
  br label %185

185:                                              ; preds = %178
  br label %186

186:                                              ; preds = %185
  br label %187

187:                                              ; preds = %186, %168
  %188 = phi i32 [ 2147483647, %186 ], [ %176, %168 ]
  store i32 %188, ptr %175, align 4, !llvm.access.group !9
  %189 = icmp ult i64 %170, 16
  br i1 %189, label %168, label %190, !llvm.loop !19

190:                                              ; preds = %187
  br label %87

191:                                              ; preds = %191, %87
  %192 = phi i64 [ 0, %87 ], [ %197, %191 ]
  %193 = phi i32 [ 2147483647, %87 ], [ %196, %191 ]
  %194 = getelementptr inbounds i32, ptr %26, i64 %192
  %195 = load i32, ptr %194, align 4
  %196 = call i32 @llvm.umin.i32(i32 %193, i32 %195)
  %197 = add nuw nsw i64 %192, 1
  %198 = icmp ult i64 %197, 16
  br i1 %198, label %191, label %199, !llvm.loop !20

199:                                              ; preds = %191
  switch i32 %196, label %83 [
    i32 1, label %66
    i32 2, label %80
  ]

200:                                              ; preds = %47
  %201 = trunc nuw i64 %48 to i32
  %202 = add nuw nsw i64 %43, %48
  %203 = getelementptr inbounds i32, ptr %27, i64 0
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %203, align 64
  br label %206

204:                                              ; preds = %229, %47
  %205 = add nuw nsw i32 %36, 1
  br label %35

206:                                              ; preds = %200
  %207 = icmp sgt i32 %3, 0
  %208 = mul i32 %4, %6
  %209 = mul i32 %5, %7
  %210 = zext i32 %3 to i64
  %211 = zext i32 %3 to i64
  store i32 %208, ptr %20, align 4
  store i32 %209, ptr %19, align 4
  store i64 %210, ptr %18, align 8
  store i64 %211, ptr %17, align 8
  store i64 0, ptr %25, align 8
  br label %233

212:                                              ; preds = %344, %312
  %213 = load i64, ptr %17, align 8
  %214 = load i64, ptr %18, align 8
  %215 = load i32, ptr %19, align 4
  %216 = load i32, ptr %20, align 4
  %217 = load i64, ptr %25, align 8
  %218 = add i32 %215, %36
  %219 = mul i32 %218, %3
  %220 = sext i32 %219 to i64
  %221 = getelementptr float, ptr %1, i64 %220
  %222 = getelementptr float, ptr %221, i64 %217
  %223 = load float, ptr %222, align 4, !tbaa !5
  %224 = add i64 %217, 1
  %225 = icmp eq i64 %224, %213
  store i64 %224, ptr %25, align 8
  br label %267

226:                                              ; preds = %344
  %227 = load i32, ptr %19, align 4
  %228 = load i32, ptr %20, align 4
  br label %313

229:                                              ; preds = %344
  %230 = getelementptr inbounds i32, ptr %27, i64 0
  %231 = load i32, ptr %230, align 4
  br label %204

232:                                              ; preds = %335, %312, %266
  br label %336

233:                                              ; preds = %261, %206
  %234 = phi i64 [ 0, %206 ], [ %235, %261 ]
  %235 = add nuw nsw i64 %234, 1
  %236 = trunc i64 %234 to i32
  %237 = add nuw nsw i32 %201, %236
  %238 = getelementptr inbounds float, ptr %22, i64 %234
  %239 = load float, ptr %238, align 4, !llvm.access.group !9
  %240 = getelementptr inbounds float, ptr %24, i64 %234
  %241 = load float, ptr %240, align 4, !llvm.access.group !9
  %242 = getelementptr inbounds i32, ptr %27, i64 %234
  %243 = load i32, ptr %242, align 4, !llvm.access.group !9
  %244 = icmp eq i32 %243, 65536
  br i1 %244, label %245, label %261

245:                                              ; preds = %233
  %246 = mul i32 %4, %6
  %247 = add i32 %246, %237
  %248 = mul i32 %5, %7
  %249 = add i32 %248, %36
  %250 = icmp slt i32 %247, %3
  %251 = icmp slt i32 %249, %3
  %252 = and i1 %250, %251
  br i1 %252, label %253, label %257

253:                                              ; preds = %245
  br i1 %207, label %254, label %258

254:                                              ; preds = %253
  %255 = zext nneg i32 %3 to i64
  %256 = zext nneg i32 %3 to i64
  br label %259

257:                                              ; preds = %245
  br label %260

258:                                              ; preds = %253
  br label %261

259:                                              ; preds = %254
  br label %261

260:                                              ; preds = %257
  br label %261

261:                                              ; preds = %260, %259, %258, %233
  %262 = phi i32 [ 1, %259 ], [ 2, %258 ], [ 2147483647, %260 ], [ %243, %233 ]
  %263 = phi float [ 0.000000e+00, %259 ], [ %241, %258 ], [ %241, %260 ], [ %241, %233 ]
  %264 = phi float [ 0.000000e+00, %259 ], [ 0.000000e+00, %258 ], [ %239, %260 ], [ %239, %233 ]
  store i32 %262, ptr %242, align 4, !llvm.access.group !9
  store float %264, ptr %238, align 4, !llvm.access.group !9
  store float %263, ptr %240, align 4, !llvm.access.group !9
  %265 = icmp ult i64 %235, %49
  br i1 %265, label %233, label %266, !llvm.loop !21

266:                                              ; preds = %261
  br label %232

267:                                              ; preds = %297, %212
  %268 = phi i64 [ 0, %212 ], [ %269, %297 ]
  %269 = add nuw nsw i64 %268, 1
  %270 = trunc i64 %268 to i32
  %271 = add nuw nsw i32 %201, %270
  %272 = getelementptr inbounds float, ptr %24, i64 %268
  %273 = load float, ptr %272, align 4, !llvm.access.group !9
  %274 = getelementptr inbounds float, ptr %22, i64 %268
  %275 = load float, ptr %274, align 4, !llvm.access.group !9
  %276 = getelementptr inbounds i32, ptr %27, i64 %268
  %277 = load i32, ptr %276, align 4, !llvm.access.group !9
  %278 = icmp eq i32 %277, 1
  br i1 %278, label %279, label %297

279:                                              ; preds = %267
  %280 = add i32 %215, %36
  %281 = mul nsw i32 %280, %3
  %282 = sext i32 %281 to i64
  %283 = getelementptr float, ptr %1, i64 %282
  %284 = add i32 %216, %271
  %285 = sext i32 %284 to i64
  %286 = getelementptr float, ptr %2, i64 %285
  %287 = getelementptr float, ptr %283, i64 %217
  %288 = mul nuw nsw i64 %217, %214
  %289 = getelementptr float, ptr %286, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !5, !llvm.access.group !9
  %291 = fmul contract float %223, %290
  %292 = fadd contract float %273, %291
  %293 = add nuw nsw i64 %217, 1
  br i1 %225, label %294, label %295

294:                                              ; preds = %279
  br label %296

295:                                              ; preds = %279
  br label %297

296:                                              ; preds = %294
  br label %297

297:                                              ; preds = %296, %295, %267
  %298 = phi i32 [ 2, %296 ], [ 1, %295 ], [ %277, %267 ]
  %299 = phi float [ %292, %296 ], [ %275, %295 ], [ %275, %267 ]
  %300 = phi float [ %292, %296 ], [ %292, %295 ], [ %273, %267 ]
  store i32 %298, ptr %276, align 4, !llvm.access.group !9
  store float %300, ptr %272, align 4, !llvm.access.group !9
  store float %299, ptr %274, align 4, !llvm.access.group !9
  %301 = icmp ult i64 %269, %49
  br i1 %301, label %267, label %302, !llvm.loop !23

302:                                              ; preds = %297
  br label %303

303:                                              ; preds = %303, %302
  %304 = phi i64 [ 0, %302 ], [ %310, %303 ]
  %305 = phi i1 [ false, %302 ], [ %309, %303 ]
  %306 = getelementptr inbounds i32, ptr %27, i64 %304
  %307 = load i32, ptr %306, align 4
  %308 = icmp eq i32 %307, 1
  %309 = or i1 %305, %308
  %310 = add nuw nsw i64 %304, 1
  %311 = icmp ult i64 %310, %49
  br i1 %311, label %303, label %312, !llvm.loop !24

312:                                              ; preds = %303
  br i1 %309, label %212, label %232

313:                                              ; preds = %332, %226
  %314 = phi i64 [ 0, %226 ], [ %315, %332 ]
  %315 = add nuw nsw i64 %314, 1
  %316 = trunc i64 %314 to i32
  %317 = add nuw nsw i32 %201, %316
  %318 = getelementptr inbounds float, ptr %22, i64 %314
  %319 = load float, ptr %318, align 4, !llvm.access.group !9
  %320 = getelementptr inbounds i32, ptr %27, i64 %314
  %321 = load i32, ptr %320, align 4, !llvm.access.group !9
  %322 = icmp eq i32 %321, 2
  br i1 %322, label %323, label %332

323:                                              ; preds = %313
  %324 = add i32 %228, %317
  %325 = add i32 %227, %36
  %326 = mul nsw i32 %325, %3
  %327 = add nsw i32 %326, %324
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds float, ptr %0, i64 %328
  store float %319, ptr %329, align 4, !tbaa !5, !llvm.access.group !9
  br label %330

330:                                              ; preds = %323
  br label %331

331:                                              ; preds = %330
  br label %332

332:                                              ; preds = %331, %313
  %333 = phi i32 [ 2147483647, %331 ], [ %321, %313 ]
  store i32 %333, ptr %320, align 4, !llvm.access.group !9
  %334 = icmp ult i64 %315, %49
  br i1 %334, label %313, label %335, !llvm.loop !25

335:                                              ; preds = %332
  br label %232

336:                                              ; preds = %336, %232
  %337 = phi i64 [ 0, %232 ], [ %342, %336 ]
  %338 = phi i32 [ 2147483647, %232 ], [ %341, %336 ]
  %339 = getelementptr inbounds i32, ptr %27, i64 %337
  %340 = load i32, ptr %339, align 4
  %341 = call i32 @llvm.umin.i32(i32 %338, i32 %340)
  %342 = add nuw nsw i64 %337, 1
  %343 = icmp ult i64 %342, %49
  br i1 %343, label %336, label %344, !llvm.loop !26

344:                                              ; preds = %336
  switch i32 %341, label %229 [
    i32 1, label %212
    i32 2, label %226
  ]
}

; Function Attrs: mustprogress noinline norecurse nounwind optnone uwtable
define internal fastcc void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr noalias align 64 %9) unnamed_addr #1 {
  %11 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %12 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %13 = zext i32 %6 to i64
  %14 = zext i32 %7 to i64
  %15 = mul nuw nsw i64 %13, %14
  %16 = zext i32 %8 to i64
  %17 = mul nuw nsw i64 %15, %16
  %18 = add nuw i64 %17, 63
  %19 = and i64 %18, -64
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca [16 x float], align 64
  %24 = alloca [16 x float], align 64
  %25 = alloca i64, align 8
  %26 = getelementptr inbounds i8, ptr %9, i64 0
  %27 = getelementptr inbounds i8, ptr %26, i64 0
  %28 = mul nuw nsw i64 %19, 4
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  br label %31

30:                                               ; preds = %356, %45
  ret void

31:                                               ; preds = %10
  br label %40

32:                                               ; preds = %356, %45
  %33 = load i64, ptr %20, align 8
  %34 = load i32, ptr %21, align 4
  %35 = load i32, ptr %22, align 4
  br label %194

36:                                               ; preds = %199
  %37 = load i64, ptr %20, align 8
  %38 = load i32, ptr %21, align 4
  %39 = load i32, ptr %22, align 4
  br label %351

40:                                               ; preds = %58, %31
  %41 = phi i32 [ undef, %31 ], [ %48, %58 ]
  %42 = phi i32 [ 0, %31 ], [ %59, %58 ]
  %43 = icmp ult i32 %42, %8
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  br label %47

45:                                               ; preds = %40
  %46 = icmp eq i32 %41, 65537
  br i1 %46, label %32, label %30

47:                                               ; preds = %136, %44
  %48 = phi i32 [ %41, %44 ], [ %137, %136 ]
  %49 = phi i32 [ 0, %44 ], [ %138, %136 ]
  %50 = icmp ult i32 %49, %7
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = zext i32 %6 to i64
  %53 = mul nuw nsw i32 %42, %7
  %54 = add nuw nsw i32 %53, %49
  %55 = zext i32 %54 to i64
  %56 = mul nuw nsw i64 %55, %52
  %57 = udiv i64 %52, 16
  br label %64

58:                                               ; preds = %47
  %59 = add nuw nsw i32 %42, 1
  br label %40

60:                                               ; preds = %72
  %61 = mul nuw nsw i64 %57, 16
  %62 = sub nsw i64 %52, %61
  %63 = icmp ne i64 %62, 0
  br i1 %63, label %133, label %136

64:                                               ; preds = %78, %51
  %65 = phi i32 [ %48, %51 ], [ %79, %78 ]
  %66 = phi i64 [ 0, %51 ], [ %80, %78 ]
  %67 = icmp ult i64 %66, %57
  br i1 %67, label %68, label %72

68:                                               ; preds = %64
  %69 = mul nuw nsw i64 %66, 16
  %70 = trunc nuw i64 %69 to i32
  %71 = add nuw nsw i64 %56, %69
  br label %73

72:                                               ; preds = %64
  br label %60

73:                                               ; preds = %68
  %74 = icmp sgt i32 %3, 0
  %75 = shl i32 %5, 5
  %76 = shl i32 %4, 5
  %77 = zext i32 %70 to i64
  store i32 %76, ptr %22, align 4
  store i32 %75, ptr %21, align 4
  store i64 0, ptr %20, align 8
  br label %81

78:                                               ; preds = %132, %131
  %79 = phi i32 [ 65537, %131 ], [ 2147483647, %132 ]
  %80 = add nuw nsw i64 %66, 1
  br label %64

81:                                               ; preds = %125, %73
  %82 = phi i64 [ 0, %73 ], [ %83, %125 ]
  %83 = add nuw nsw i64 %82, 1
  %84 = trunc i64 %82 to i32
  %85 = add nuw nsw i32 %70, %84
  %86 = add nuw nsw i64 %71, %82
  %87 = getelementptr inbounds float, ptr %29, i64 %86
  %88 = load float, ptr %87, align 4, !llvm.access.group !28
  br label %89

89:                                               ; preds = %81
  %90 = shl i32 %4, 5
  %91 = shl i32 %5, 5
  br i1 %74, label %92, label %116

92:                                               ; preds = %89
  br label %93

93:                                               ; preds = %92
  %94 = add i32 %76, %85
  %95 = add i32 %75, %49
  %96 = mul nsw i32 %95, %3
  %97 = add i32 %96, %85
  %98 = zext i32 %49 to i64
  %99 = add nsw i64 %77, %82
  %100 = getelementptr inbounds [32 x [32 x float]], ptr %12, i64 0, i64 %98, i64 %99
  %101 = getelementptr inbounds [32 x [32 x float]], ptr %11, i64 0, i64 %98, i64 %99
  %102 = add nuw nsw i32 %97, 0
  %103 = lshr i32 %6, 16
  %104 = xor i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %1, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !5, !llvm.access.group !28
  store float %107, ptr %100, align 4, !tbaa !5, !llvm.access.group !28
  %108 = add nuw nsw i32 %49, 0
  %109 = mul i32 %108, %3
  %110 = add i32 %109, %94
  %111 = lshr i32 %6, 16
  %112 = xor i32 %110, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %2, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !5, !llvm.access.group !28
  store float %115, ptr %101, align 4, !tbaa !5, !llvm.access.group !28
  br label %123

116:                                              ; preds = %89
  %117 = add i32 %76, %85
  %118 = add i32 %75, %49
  %119 = mul nsw i32 %118, %3
  %120 = add nsw i32 %119, %117
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %0, i64 %121
  store float 0.000000e+00, ptr %122, align 4, !tbaa !5, !llvm.access.group !28
  br label %124

123:                                              ; preds = %93
  br label %125

124:                                              ; preds = %116
  br label %125

125:                                              ; preds = %124, %123
  %126 = phi float [ 0.000000e+00, %123 ], [ %88, %124 ]
  %127 = phi i32 [ 65537, %123 ], [ 2147483647, %124 ]
  store float %126, ptr %87, align 4, !llvm.access.group !28
  %128 = icmp ult i64 %83, 16
  br i1 %128, label %81, label %129, !llvm.loop !29

129:                                              ; preds = %125
  %130 = icmp eq i32 %127, 2147483647
  br i1 %130, label %132, label %131

131:                                              ; preds = %129
  br label %78

132:                                              ; preds = %129
  br label %78

133:                                              ; preds = %60
  %134 = trunc nuw i64 %61 to i32
  %135 = add nuw nsw i64 %56, %61
  br label %139

136:                                              ; preds = %144, %60
  %137 = phi i32 [ %145, %144 ], [ %65, %60 ]
  %138 = add nuw nsw i32 %49, 1
  br label %47

139:                                              ; preds = %133
  %140 = icmp sgt i32 %3, 0
  %141 = shl i32 %5, 5
  %142 = shl i32 %4, 5
  %143 = zext i32 %134 to i64
  store i32 %142, ptr %22, align 4
  store i32 %141, ptr %21, align 4
  store i64 0, ptr %20, align 8
  br label %146

144:                                              ; preds = %193, %192
  %145 = phi i32 [ 65537, %192 ], [ 2147483647, %193 ]
  br label %136

146:                                              ; preds = %186, %139
  %147 = phi i64 [ 0, %139 ], [ %148, %186 ]
  %148 = add nuw nsw i64 %147, 1
  %149 = trunc i64 %147 to i32
  %150 = add nuw nsw i32 %134, %149
  %151 = add nuw nsw i64 %135, %147
  %152 = getelementptr inbounds float, ptr %29, i64 %151
  %153 = load float, ptr %152, align 4, !llvm.access.group !28
  br label %154

154:                                              ; preds = %146
  %155 = shl i32 %4, 5
  %156 = shl i32 %5, 5
  br i1 %140, label %157, label %177

157:                                              ; preds = %154
  br label %158

158:                                              ; preds = %157
  %159 = add i32 %142, %150
  %160 = add i32 %141, %49
  %161 = mul nsw i32 %160, %3
  %162 = add i32 %161, %150
  %163 = zext i32 %49 to i64
  %164 = add nsw i64 %143, %147
  %165 = getelementptr inbounds [32 x [32 x float]], ptr %12, i64 0, i64 %163, i64 %164
  %166 = getelementptr inbounds [32 x [32 x float]], ptr %11, i64 0, i64 %163, i64 %164
  %167 = add nuw nsw i32 %162, 0
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr %1, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !5, !llvm.access.group !28
  store float %170, ptr %165, align 4, !tbaa !5, !llvm.access.group !28
  %171 = add nuw nsw i32 %49, 0
  %172 = mul i32 %171, %3
  %173 = add i32 %172, %159
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %2, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !5, !llvm.access.group !28
  store float %176, ptr %166, align 4, !tbaa !5, !llvm.access.group !28
  br label %184

177:                                              ; preds = %154
  %178 = add i32 %142, %150
  %179 = add i32 %141, %49
  %180 = mul nsw i32 %179, %3
  %181 = add nsw i32 %180, %178
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %0, i64 %182
  store float 0.000000e+00, ptr %183, align 4, !tbaa !5, !llvm.access.group !28
  br label %185

184:                                              ; preds = %158
  br label %186

185:                                              ; preds = %177
  br label %186

186:                                              ; preds = %185, %184
  %187 = phi float [ 0.000000e+00, %184 ], [ %153, %185 ]
  %188 = phi i32 [ 65537, %184 ], [ 2147483647, %185 ]
  store float %187, ptr %152, align 4, !llvm.access.group !28
  %189 = icmp ult i64 %148, %62
  br i1 %189, label %146, label %190, !llvm.loop !31

190:                                              ; preds = %186
  %191 = icmp eq i32 %188, 2147483647
  br i1 %191, label %193, label %192

192:                                              ; preds = %190
  br label %144

193:                                              ; preds = %190
  br label %144

194:                                              ; preds = %211, %32
  %195 = phi i32 [ 65537, %32 ], [ %201, %211 ]
  %196 = phi i32 [ 0, %32 ], [ %212, %211 ]
  %197 = icmp ult i32 %196, %8
  br i1 %197, label %198, label %199

198:                                              ; preds = %194
  br label %200

199:                                              ; preds = %194
  br label %36

200:                                              ; preds = %289, %198
  %201 = phi i32 [ %195, %198 ], [ %290, %289 ]
  %202 = phi i32 [ 0, %198 ], [ %291, %289 ]
  %203 = icmp ult i32 %202, %7
  br i1 %203, label %204, label %211

204:                                              ; preds = %200
  %205 = zext i32 %6 to i64
  %206 = mul nuw nsw i32 %196, %7
  %207 = add nuw nsw i32 %206, %202
  %208 = zext i32 %207 to i64
  %209 = mul nuw nsw i64 %208, %205
  %210 = udiv i64 %205, 16
  br label %217

211:                                              ; preds = %200
  %212 = add nuw nsw i32 %196, 1
  br label %194

213:                                              ; preds = %225
  %214 = mul nuw nsw i64 %210, 16
  %215 = sub nsw i64 %205, %214
  %216 = icmp ne i64 %215, 0
  br i1 %216, label %286, label %289

217:                                              ; preds = %236, %204
  %218 = phi i32 [ %201, %204 ], [ 65538, %236 ]
  %219 = phi i64 [ 0, %204 ], [ %237, %236 ]
  %220 = icmp ult i64 %219, %210
  br i1 %220, label %221, label %225

221:                                              ; preds = %217
  %222 = mul nuw nsw i64 %219, 16
  %223 = trunc nuw i64 %222 to i32
  %224 = add nuw nsw i64 %209, %222
  store i64 %33, ptr %20, align 8
  store i32 %34, ptr %21, align 4
  store i32 %35, ptr %22, align 4
  br label %226

225:                                              ; preds = %217
  br label %213

226:                                              ; preds = %221
  store i64 0, ptr %25, align 8
  br label %238

227:                                              ; preds = %274, %251
  %228 = load i64, ptr %25, align 8
  %229 = zext i32 %223 to i64
  %230 = zext i32 %202 to i64
  %231 = getelementptr [32 x [32 x float]], ptr %12, i64 0, i64 %230, i64 %228
  %232 = load float, ptr %231, align 4, !tbaa !5
  %233 = add i64 %228, 1
  %234 = icmp eq i64 %233, 32
  store i64 %233, ptr %25, align 8
  br label %252

235:                                              ; preds = %274
  br label %275

236:                                              ; preds = %285
  %237 = add nuw nsw i64 %219, 1
  br label %217

238:                                              ; preds = %249, %226
  %239 = phi i64 [ 0, %226 ], [ %240, %249 ]
  %240 = add nuw nsw i64 %239, 1
  %241 = trunc i64 %239 to i32
  %242 = add nuw nsw i32 %223, %241
  %243 = add nuw nsw i64 %224, %239
  %244 = getelementptr inbounds float, ptr %29, i64 %243
  %245 = getelementptr inbounds float, ptr %23, i64 %239
  br label %246

246:                                              ; preds = %238
  %247 = load float, ptr %244, align 4, !llvm.access.group !28
  store float %247, ptr %245, align 4, !llvm.access.group !28
  br label %248

248:                                              ; preds = %246
  br label %249

249:                                              ; preds = %248
  %250 = icmp ult i64 %240, 16
  br i1 %250, label %238, label %251, !llvm.loop !32

251:                                              ; preds = %249
  br label %227

252:                                              ; preds = %272, %227
  %253 = phi i64 [ 0, %227 ], [ %254, %272 ]
  %254 = add nuw nsw i64 %253, 1
  %255 = trunc i64 %253 to i32
  %256 = add nuw nsw i32 %223, %255
  %257 = getelementptr inbounds float, ptr %23, i64 %253
  %258 = add nuw nsw i64 %224, %253
  %259 = getelementptr inbounds float, ptr %27, i64 %258
  br label %260

260:                                              ; preds = %252
  %261 = load float, ptr %257, align 4, !llvm.access.group !28
  %262 = zext i32 %202 to i64
  %263 = add nsw i64 %229, %253
  %264 = getelementptr inbounds [32 x [32 x float]], ptr %12, i64 0, i64 %262, i64 %228
  %265 = getelementptr inbounds [32 x [32 x float]], ptr %11, i64 0, i64 %228, i64 %263
  %266 = load float, ptr %265, align 4, !tbaa !5, !llvm.access.group !28
  %267 = fmul contract float %232, %266
  %268 = fadd contract float %261, %267
  store float %268, ptr %259, align 4, !llvm.access.group !28
  %269 = add nuw nsw i64 %228, 1
  store float %268, ptr %257, align 4, !llvm.access.group !28
  br i1 %234, label %270, label %271

270:                                              ; preds = %260
  br label %272

271:                                              ; preds = %260
  br label %272

272:                                              ; preds = %271, %270
  %273 = icmp ult i64 %254, 16
  br i1 %273, label %252, label %274, !llvm.loop !33

274:                                              ; preds = %272
  br i1 %234, label %235, label %227

275:                                              ; preds = %282, %235
  %276 = phi i64 [ 0, %235 ], [ %277, %282 ]
  %277 = add nuw nsw i64 %276, 1
  %278 = trunc i64 %276 to i32
  %279 = add nuw nsw i32 %223, %278
  br label %280

280:                                              ; preds = %275
  br label %281

281:                                              ; preds = %280
  br label %282

282:                                              ; preds = %281
  %283 = icmp ult i64 %277, 16
  br i1 %283, label %275, label %284, !llvm.loop !34

284:                                              ; preds = %282
  br label %285

285:                                              ; preds = %284
  br label %236

286:                                              ; preds = %213
  %287 = trunc nuw i64 %214 to i32
  %288 = add nuw nsw i64 %209, %214
  store i64 %33, ptr %20, align 8
  store i32 %34, ptr %21, align 4
  store i32 %35, ptr %22, align 4
  br label %292

289:                                              ; preds = %302, %213
  %290 = phi i32 [ 65538, %302 ], [ %218, %213 ]
  %291 = add nuw nsw i32 %202, 1
  br label %200

292:                                              ; preds = %286
  store i64 0, ptr %25, align 8
  br label %303

293:                                              ; preds = %339, %316
  %294 = load i64, ptr %25, align 8
  %295 = zext i32 %287 to i64
  %296 = zext i32 %202 to i64
  %297 = getelementptr [32 x [32 x float]], ptr %12, i64 0, i64 %296, i64 %294
  %298 = load float, ptr %297, align 4, !tbaa !5
  %299 = add i64 %294, 1
  %300 = icmp eq i64 %299, 32
  store i64 %299, ptr %25, align 8
  br label %317

301:                                              ; preds = %339
  br label %340

302:                                              ; preds = %350
  br label %289

303:                                              ; preds = %314, %292
  %304 = phi i64 [ 0, %292 ], [ %305, %314 ]
  %305 = add nuw nsw i64 %304, 1
  %306 = trunc i64 %304 to i32
  %307 = add nuw nsw i32 %287, %306
  %308 = add nuw nsw i64 %288, %304
  %309 = getelementptr inbounds float, ptr %29, i64 %308
  %310 = getelementptr inbounds float, ptr %24, i64 %304
  br label %311

311:                                              ; preds = %303
  %312 = load float, ptr %309, align 4, !llvm.access.group !28
  store float %312, ptr %310, align 4, !llvm.access.group !28
  br label %313

313:                                              ; preds = %311
  br label %314

314:                                              ; preds = %313
  %315 = icmp ult i64 %305, %215
  br i1 %315, label %303, label %316, !llvm.loop !35

316:                                              ; preds = %314
  br label %293

317:                                              ; preds = %337, %293
  %318 = phi i64 [ 0, %293 ], [ %319, %337 ]
  %319 = add nuw nsw i64 %318, 1
  %320 = trunc i64 %318 to i32
  %321 = add nuw nsw i32 %287, %320
  %322 = getelementptr inbounds float, ptr %24, i64 %318
  %323 = add nuw nsw i64 %288, %318
  %324 = getelementptr inbounds float, ptr %27, i64 %323
  br label %325

325:                                              ; preds = %317
  %326 = load float, ptr %322, align 4, !llvm.access.group !28
  %327 = zext i32 %202 to i64
  %328 = add nsw i64 %295, %318
  %329 = getelementptr inbounds [32 x [32 x float]], ptr %12, i64 0, i64 %327, i64 %294
  %330 = getelementptr inbounds [32 x [32 x float]], ptr %11, i64 0, i64 %294, i64 %328
  %331 = load float, ptr %330, align 4, !tbaa !5, !llvm.access.group !28
  %332 = fmul contract float %298, %331
  %333 = fadd contract float %326, %332
  store float %333, ptr %324, align 4, !llvm.access.group !28
  %334 = add nuw nsw i64 %294, 1
  store float %333, ptr %322, align 4, !llvm.access.group !28
  br i1 %300, label %335, label %336

335:                                              ; preds = %325
  br label %337

336:                                              ; preds = %325
  br label %337

337:                                              ; preds = %336, %335
  %338 = icmp ult i64 %319, %215
  br i1 %338, label %317, label %339, !llvm.loop !36

339:                                              ; preds = %337
  br i1 %300, label %301, label %293

340:                                              ; preds = %347, %301
  %341 = phi i64 [ 0, %301 ], [ %342, %347 ]
  %342 = add nuw nsw i64 %341, 1
  %343 = trunc i64 %341 to i32
  %344 = add nuw nsw i32 %287, %343
  br label %345

345:                                              ; preds = %340
  br label %346

346:                                              ; preds = %345
  br label %347

347:                                              ; preds = %346
  %348 = icmp ult i64 %342, %215
  br i1 %348, label %340, label %349, !llvm.loop !37

349:                                              ; preds = %347
  br label %350

350:                                              ; preds = %349
  br label %302

351:                                              ; preds = %369, %36
  %352 = phi i32 [ %195, %36 ], [ %359, %369 ]
  %353 = phi i32 [ 0, %36 ], [ %370, %369 ]
  %354 = icmp ult i32 %353, %8
  br i1 %354, label %355, label %356

355:                                              ; preds = %351
  br label %358

356:                                              ; preds = %351
  %357 = icmp eq i32 %352, 65537
  br i1 %357, label %32, label %30

358:                                              ; preds = %459, %355
  %359 = phi i32 [ %352, %355 ], [ %460, %459 ]
  %360 = phi i32 [ 0, %355 ], [ %461, %459 ]
  %361 = icmp ult i32 %360, %7
  br i1 %361, label %362, label %369

362:                                              ; preds = %358
  %363 = zext i32 %6 to i64
  %364 = mul nuw nsw i32 %353, %7
  %365 = add nuw nsw i32 %364, %360
  %366 = zext i32 %365 to i64
  %367 = mul nuw nsw i64 %366, %363
  %368 = udiv i64 %363, 16
  br label %375

369:                                              ; preds = %358
  %370 = add nuw nsw i32 %353, 1
  br label %351

371:                                              ; preds = %383
  %372 = mul nuw nsw i64 %368, 16
  %373 = sub nsw i64 %363, %372
  %374 = icmp ne i64 %373, 0
  br i1 %374, label %456, label %459

375:                                              ; preds = %394, %362
  %376 = phi i32 [ %359, %362 ], [ %395, %394 ]
  %377 = phi i64 [ 0, %362 ], [ %396, %394 ]
  %378 = icmp ult i64 %377, %368
  br i1 %378, label %379, label %383

379:                                              ; preds = %375
  %380 = mul nuw nsw i64 %377, 16
  %381 = trunc nuw i64 %380 to i32
  %382 = add nuw nsw i64 %367, %380
  store i64 %37, ptr %20, align 8
  store i32 %38, ptr %21, align 4
  store i32 %39, ptr %22, align 4
  br label %384

383:                                              ; preds = %375
  br label %371

384:                                              ; preds = %379
  %385 = load i32, ptr %21, align 4
  %386 = load i32, ptr %22, align 4
  %387 = zext i32 %381 to i64
  %388 = load i64, ptr %20, align 8
  %389 = add i64 %388, 32
  %390 = trunc i64 %389 to i32
  %391 = icmp slt i32 %390, %3
  %392 = load i32, ptr %21, align 4
  %393 = load i32, ptr %22, align 4
  store i64 %389, ptr %20, align 8
  br label %397

394:                                              ; preds = %455, %454
  %395 = phi i32 [ 65537, %454 ], [ 2147483647, %455 ]
  %396 = add nuw nsw i64 %377, 1
  br label %375

397:                                              ; preds = %448, %384
  %398 = phi i64 [ 0, %384 ], [ %399, %448 ]
  %399 = add nuw nsw i64 %398, 1
  %400 = trunc i64 %398 to i32
  %401 = add nuw nsw i32 %381, %400
  %402 = add nuw nsw i64 %382, %398
  %403 = getelementptr inbounds float, ptr %29, i64 %402
  %404 = load float, ptr %403, align 4, !llvm.access.group !28
  %405 = add nuw nsw i64 %382, %398
  %406 = getelementptr inbounds float, ptr %27, i64 %405
  %407 = load float, ptr %406, align 4, !llvm.access.group !28
  br label %434

408:                                              ; preds = %434
  %409 = phi i64 [ %435, %434 ]
  %410 = phi float [ %407, %434 ]
  %411 = add i32 %386, %401
  %412 = add i32 %385, %360
  %413 = mul nsw i32 %412, %3
  %414 = add i32 %413, %401
  %415 = zext i32 %360 to i64
  %416 = add nsw i64 %387, %398
  %417 = getelementptr inbounds [32 x [32 x float]], ptr %12, i64 0, i64 %415, i64 %416
  %418 = getelementptr inbounds [32 x [32 x float]], ptr %11, i64 0, i64 %415, i64 %416
  %419 = trunc nuw nsw i64 %409 to i32
  %420 = add i32 %414, %419
  %421 = lshr i32 %6, 16
  %422 = xor i32 %420, %421
  %423 = zext i32 %422 to i64
  %424 = getelementptr inbounds float, ptr %1, i64 %423
  %425 = load float, ptr %424, align 4, !tbaa !5, !llvm.access.group !28
  store float %425, ptr %417, align 4, !tbaa !5, !llvm.access.group !28
  %426 = add i32 %360, %419
  %427 = mul i32 %426, %3
  %428 = add i32 %427, %411
  %429 = lshr i32 %6, 16
  %430 = xor i32 %428, %429
  %431 = zext i32 %430 to i64
  %432 = getelementptr inbounds float, ptr %2, i64 %431
  %433 = load float, ptr %432, align 4, !tbaa !5, !llvm.access.group !28
  store float %433, ptr %418, align 4, !tbaa !5, !llvm.access.group !28
  br label %446

434:                                              ; preds = %397
  %435 = add nuw nsw i64 %388, 32
  %436 = trunc nuw i64 %435 to i32
  br i1 %391, label %408, label %437

437:                                              ; preds = %434
  br label %438

438:                                              ; preds = %437
  %439 = phi float [ %407, %437 ]
  %440 = add i32 %393, %401
  %441 = add i32 %392, %360
  %442 = mul nsw i32 %441, %3
  %443 = add nsw i32 %442, %440
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds float, ptr %0, i64 %444
  store float %439, ptr %445, align 4, !tbaa !5, !llvm.access.group !28
  br label %447

446:                                              ; preds = %408
  br label %448

447:                                              ; preds = %438
  br label %448

448:                                              ; preds = %447, %446
  %449 = phi float [ %410, %446 ], [ %404, %447 ]
  %450 = phi i32 [ 65537, %446 ], [ 2147483647, %447 ]
  store float %449, ptr %403, align 4, !llvm.access.group !28
  %451 = icmp ult i64 %399, 16
  br i1 %451, label %397, label %452, !llvm.loop !38

452:                                              ; preds = %448
  %453 = icmp eq i32 %450, 2147483647
  br i1 %453, label %455, label %454

454:                                              ; preds = %452
  br label %394

455:                                              ; preds = %452
  br label %394

456:                                              ; preds = %371
  %457 = trunc nuw i64 %372 to i32
  %458 = add nuw nsw i64 %367, %372
  store i64 %37, ptr %20, align 8
  store i32 %38, ptr %21, align 4
  store i32 %39, ptr %22, align 4
  br label %462

459:                                              ; preds = %472, %371
  %460 = phi i32 [ %473, %472 ], [ %376, %371 ]
  %461 = add nuw nsw i32 %360, 1
  br label %358

462:                                              ; preds = %456
  %463 = load i32, ptr %21, align 4
  %464 = load i32, ptr %22, align 4
  %465 = zext i32 %457 to i64
  %466 = load i64, ptr %20, align 8
  %467 = add i64 %466, 32
  %468 = trunc i64 %467 to i32
  %469 = icmp slt i32 %468, %3
  %470 = load i32, ptr %21, align 4
  %471 = load i32, ptr %22, align 4
  store i64 %467, ptr %20, align 8
  br label %474

472:                                              ; preds = %528, %527
  %473 = phi i32 [ 65537, %527 ], [ 2147483647, %528 ]
  br label %459

474:                                              ; preds = %521, %462
  %475 = phi i64 [ 0, %462 ], [ %476, %521 ]
  %476 = add nuw nsw i64 %475, 1
  %477 = trunc i64 %475 to i32
  %478 = add nuw nsw i32 %457, %477
  %479 = add nuw nsw i64 %458, %475
  %480 = getelementptr inbounds float, ptr %29, i64 %479
  %481 = load float, ptr %480, align 4, !llvm.access.group !28
  %482 = add nuw nsw i64 %458, %475
  %483 = getelementptr inbounds float, ptr %27, i64 %482
  %484 = load float, ptr %483, align 4, !llvm.access.group !28
  br label %507

485:                                              ; preds = %507
  %486 = phi i64 [ %508, %507 ]
  %487 = phi float [ %484, %507 ]
  %488 = add i32 %464, %478
  %489 = add i32 %463, %360
  %490 = mul nsw i32 %489, %3
  %491 = add i32 %490, %478
  %492 = zext i32 %360 to i64
  %493 = add nsw i64 %465, %475
  %494 = getelementptr inbounds [32 x [32 x float]], ptr %12, i64 0, i64 %492, i64 %493
  %495 = getelementptr inbounds [32 x [32 x float]], ptr %11, i64 0, i64 %492, i64 %493
  %496 = trunc nuw nsw i64 %486 to i32
  %497 = add i32 %491, %496
  %498 = zext i32 %497 to i64
  %499 = getelementptr inbounds float, ptr %1, i64 %498
  %500 = load float, ptr %499, align 4, !tbaa !5, !llvm.access.group !28
  store float %500, ptr %494, align 4, !tbaa !5, !llvm.access.group !28
  %501 = add i32 %360, %496
  %502 = mul i32 %501, %3
  %503 = add i32 %502, %488
  %504 = zext i32 %503 to i64
  %505 = getelementptr inbounds float, ptr %2, i64 %504
  %506 = load float, ptr %505, align 4, !tbaa !5, !llvm.access.group !28
  store float %506, ptr %495, align 4, !tbaa !5, !llvm.access.group !28
  br label %519

507:                                              ; preds = %474
  %508 = add nuw nsw i64 %466, 32
  %509 = trunc nuw i64 %508 to i32
  br i1 %469, label %485, label %510

510:                                              ; preds = %507
  br label %511

511:                                              ; preds = %510
  %512 = phi float [ %484, %510 ]
  %513 = add i32 %471, %478
  %514 = add i32 %470, %360
  %515 = mul nsw i32 %514, %3
  %516 = add nsw i32 %515, %513
  %517 = sext i32 %516 to i64
  %518 = getelementptr inbounds float, ptr %0, i64 %517
  store float %512, ptr %518, align 4, !tbaa !5, !llvm.access.group !28
  br label %520

519:                                              ; preds = %485
  br label %521

520:                                              ; preds = %511
  br label %521

521:                                              ; preds = %520, %519
  %522 = phi float [ %487, %519 ], [ %481, %520 ]
  %523 = phi i32 [ 65537, %519 ], [ 2147483647, %520 ]
  store float %522, ptr %480, align 4, !llvm.access.group !28
  %524 = icmp ult i64 %476, %373
  br i1 %524, label %474, label %525, !llvm.loop !39

525:                                              ; preds = %521
  %526 = icmp eq i32 %523, 2147483647
  br i1 %526, label %528, label %527

527:                                              ; preds = %525
  br label %472

528:                                              ; preds = %525
  br label %472
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.block.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr nocapture readnone %5) #3 {
  %7 = alloca [16 x float], align 64
  %8 = alloca [16 x float], align 64
  %9 = alloca [16 x i32], align 64
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %13, align 1
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = load i32, ptr %19, align 1
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 16
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %1, i64 20
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i64 %2, %3
  br i1 %27, label %28, label %67

28:                                               ; preds = %6
  %29 = getelementptr inbounds i8, ptr %1, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %1, align 4
  %32 = zext i32 %31 to i64
  %33 = zext i32 %22 to i64
  %34 = add nuw nsw i64 %32, 1
  %35 = mul nuw i64 %34, %33
  %36 = zext i32 %30 to i64
  %37 = zext i32 %24 to i64
  %38 = add nuw nsw i64 %36, 1
  %39 = mul nuw i64 %38, %37
  %40 = or i64 %39, %35
  %41 = icmp ult i64 %40, 2147483648
  br i1 %41, label %42, label %342

42:                                               ; preds = %28
  %43 = icmp eq i32 %26, 0
  %44 = icmp eq i32 %24, 0
  %45 = lshr i64 %33, 4
  %46 = icmp ult i32 %22, 16
  %47 = icmp sgt i32 %20, 0
  %48 = sext i32 %20 to i64
  %49 = add nsw i64 %48, -15
  %50 = zext i32 %20 to i64
  %51 = select i1 %47, i32 1, i32 2
  %52 = and i64 %33, 15
  %53 = icmp eq i64 %52, 0
  %54 = and i32 %22, -16
  %55 = zext i32 %54 to i64
  %56 = getelementptr float, ptr %11, i64 %55
  %57 = getelementptr float, ptr %17, i64 %55
  %58 = insertelement <16 x i32> poison, i32 %20, i64 0
  %59 = shufflevector <16 x i32> %58, <16 x i32> poison, <16 x i32> zeroinitializer
  %60 = insertelement <16 x i32> poison, i32 %51, i64 0
  %61 = shufflevector <16 x i32> %60, <16 x i32> poison, <16 x i32> zeroinitializer
  %62 = add nsw i64 %52, -1
  %63 = insertelement <16 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <16 x i64> %63, <16 x i64> poison, <16 x i32> zeroinitializer
  %65 = icmp ult <16 x i64> %64, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %66 = icmp uge <16 x i64> %64, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  br label %68

67:                                               ; preds = %342, %338, %6
  ret void

68:                                               ; preds = %42, %338
  %69 = phi <16 x float> [ undef, %42 ], [ %339, %338 ]
  %70 = phi <16 x float> [ undef, %42 ], [ %340, %338 ]
  %71 = phi <16 x i32> [ undef, %42 ], [ %341, %338 ]
  %72 = phi i64 [ %2, %42 ], [ %73, %338 ]
  %73 = add nuw nsw i64 %72, 1
  %74 = icmp eq i64 %73, %3
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  br i1 %43, label %338, label %75

75:                                               ; preds = %68
  %76 = udiv i64 %72, %32
  %77 = urem i64 %76, %36
  %78 = trunc nuw i64 %77 to i32
  %79 = urem i64 %72, %32
  %80 = trunc nuw i64 %79 to i32
  %81 = mul i32 %22, %80
  %82 = mul i32 %24, %78
  %83 = sext i32 %81 to i64
  %84 = add nuw nsw i32 %81, %54
  %85 = getelementptr float, ptr %56, i64 %83
  %86 = getelementptr float, ptr %57, i64 %83
  %87 = sext i32 %82 to i64
  %88 = getelementptr float, ptr %17, i64 %83
  %89 = getelementptr float, ptr %11, i64 %83
  %90 = sub nsw i64 %48, %87
  br label %91

91:                                               ; preds = %75, %111
  %92 = phi <16 x float> [ %69, %75 ], [ %112, %111 ]
  %93 = phi <16 x float> [ %70, %75 ], [ %113, %111 ]
  %94 = phi <16 x i32> [ %71, %75 ], [ %114, %111 ]
  %95 = phi i32 [ 0, %75 ], [ %115, %111 ]
  br i1 %44, label %111, label %96

96:                                               ; preds = %91, %230
  %97 = phi <16 x float> [ %133, %230 ], [ %92, %91 ]
  %98 = phi <16 x float> [ %134, %230 ], [ %93, %91 ]
  %99 = phi <16 x i32> [ %135, %230 ], [ %94, %91 ]
  %100 = phi i64 [ %231, %230 ], [ 0, %91 ]
  br i1 %46, label %132, label %101

101:                                              ; preds = %96
  %102 = trunc nuw nsw i64 %100 to i32
  %103 = add i32 %82, %102
  %104 = icmp slt i32 %103, %20
  %105 = mul i32 %103, %20
  %106 = sext i32 %105 to i64
  %107 = getelementptr float, ptr %14, i64 %106
  %108 = getelementptr float, ptr %89, i64 %106
  %109 = insertelement <16 x i1> poison, i1 %104, i64 0
  %110 = shufflevector <16 x i1> %109, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %117

111:                                              ; preds = %230, %91
  %112 = phi <16 x float> [ %92, %91 ], [ %133, %230 ]
  %113 = phi <16 x float> [ %93, %91 ], [ %134, %230 ]
  %114 = phi <16 x i32> [ %94, %91 ], [ %135, %230 ]
  %115 = add nuw nsw i32 %95, 1
  %116 = icmp eq i32 %115, %26
  br i1 %116, label %338, label %91

117:                                              ; preds = %101, %162
  %118 = phi <16 x float> [ %97, %101 ], [ %222, %162 ]
  %119 = phi <16 x float> [ %98, %101 ], [ %223, %162 ]
  %120 = phi <16 x i32> [ %99, %101 ], [ %163, %162 ]
  %121 = phi i64 [ 0, %101 ], [ %164, %162 ]
  %122 = trunc i64 %121 to i32
  %123 = shl i32 %122, 4
  %124 = add i32 %123, %81
  %125 = sext i32 %124 to i64
  %126 = add nsw i64 %125, 2147483663
  %127 = icmp ult i64 %126, 4294967296
  %128 = icmp sgt i64 %49, %125
  %129 = and i1 %127, %128
  %130 = and i1 %104, %129
  %131 = and i1 %47, %130
  br i1 %131, label %136, label %170

132:                                              ; preds = %162, %96
  %133 = phi <16 x float> [ %97, %96 ], [ %222, %162 ]
  %134 = phi <16 x float> [ %98, %96 ], [ %223, %162 ]
  %135 = phi <16 x i32> [ %99, %96 ], [ %163, %162 ]
  br i1 %53, label %230, label %228

136:                                              ; preds = %166, %117
  %137 = phi <16 x float> [ zeroinitializer, %117 ], [ %222, %166 ]
  %138 = phi <16 x float> [ zeroinitializer, %117 ], [ %223, %166 ]
  %139 = phi <16 x i32> [ %120, %117 ], [ %167, %166 ]
  %140 = phi i64 [ 0, %117 ], [ %226, %166 ]
  %141 = phi i1 [ true, %117 ], [ false, %166 ]
  %142 = zext i32 %123 to i64
  %143 = getelementptr float, ptr %88, i64 %142
  br label %144

144:                                              ; preds = %189, %136
  %145 = phi <16 x float> [ %137, %136 ], [ %190, %189 ]
  %146 = phi <16 x float> [ %138, %136 ], [ %191, %189 ]
  %147 = phi <16 x i32> [ %139, %136 ], [ %192, %189 ]
  %148 = phi i64 [ %140, %136 ], [ %152, %189 ]
  %149 = phi i1 [ %141, %136 ], [ %193, %189 ]
  %150 = getelementptr float, ptr %107, i64 %148
  %151 = load float, ptr %150, align 4, !tbaa !5
  %152 = add i64 %148, 1
  %153 = icmp eq i64 %152, %50
  br i1 %153, label %219, label %214

154:                                              ; preds = %166
  %155 = icmp ne <16 x i32> %167, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %156 = bitcast <16 x i1> %155 to i16
  %157 = icmp eq i16 %156, 0
  br i1 %157, label %161, label %158

158:                                              ; preds = %154
  %159 = icmp eq <16 x i32> %167, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %222, ptr %227, i32 4, <16 x i1> %159), !tbaa !5, !llvm.access.group !40
  %160 = select <16 x i1> %159, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %167
  br label %166, !llvm.loop !41

161:                                              ; preds = %154
  store <16 x float> %222, ptr %227, align 4
  br label %162

162:                                              ; preds = %166, %161
  %163 = phi <16 x i32> [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %161 ], [ %167, %166 ]
  %164 = add nuw nsw i64 %121, 1
  %165 = icmp eq i64 %164, %45
  br i1 %165, label %132, label %117

166:                                              ; preds = %221, %158
  %167 = phi <16 x i32> [ %224, %221 ], [ %160, %158 ]
  %168 = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %167, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>)
  %169 = tail call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %168)
  switch i32 %169, label %162 [
    i32 1, label %136
    i32 2, label %154
  ]

170:                                              ; preds = %117
  %171 = insertelement <16 x i32> poison, i32 %124, i64 0
  %172 = shufflevector <16 x i32> %171, <16 x i32> poison, <16 x i32> zeroinitializer
  %173 = add nuw nsw <16 x i32> %172, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %174 = icmp slt <16 x i32> %173, %59
  %175 = and <16 x i1> %110, %174
  %176 = select i1 %47, <16 x float> zeroinitializer, <16 x float> %119
  %177 = select <16 x i1> %175, <16 x i32> %61, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %178 = select <16 x i1> %175, <16 x float> %176, <16 x float> %119
  %179 = select <16 x i1> %175, <16 x float> zeroinitializer, <16 x float> %118
  %180 = zext i32 %123 to i64
  br label %221

181:                                              ; preds = %214
  %182 = mul nuw nsw i64 %148, %50
  %183 = getelementptr float, ptr %143, i64 %182
  %184 = insertelement <16 x float> poison, float %151, i64 0
  %185 = shufflevector <16 x float> %184, <16 x float> poison, <16 x i32> zeroinitializer
  %186 = load <16 x float>, ptr %183, align 4, !tbaa !5, !llvm.access.group !40
  %187 = fmul contract <16 x float> %185, %186
  %188 = fadd contract <16 x float> %146, %187
  br label %189

189:                                              ; preds = %181, %194
  %190 = phi <16 x float> [ %209, %194 ], [ %145, %181 ]
  %191 = phi <16 x float> [ %210, %194 ], [ %188, %181 ]
  %192 = phi <16 x i32> [ %208, %194 ], [ %147, %181 ]
  %193 = phi i1 [ false, %194 ], [ true, %181 ]
  br label %144

194:                                              ; preds = %219, %214
  %195 = phi <16 x i32> [ %147, %214 ], [ %220, %219 ]
  %196 = phi i32 [ 1, %214 ], [ 2, %219 ]
  %197 = mul nuw nsw i64 %148, %50
  %198 = getelementptr float, ptr %143, i64 %197
  %199 = insertelement <16 x float> poison, float %151, i64 0
  %200 = shufflevector <16 x float> %199, <16 x float> poison, <16 x i32> zeroinitializer
  %201 = insertelement <16 x i32> poison, i32 %196, i64 0
  %202 = shufflevector <16 x i32> %201, <16 x i32> poison, <16 x i32> zeroinitializer
  %203 = icmp eq <16 x i32> %195, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %204 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %198, i32 4, <16 x i1> %203, <16 x float> poison), !tbaa !5, !llvm.access.group !40
  %205 = fmul contract <16 x float> %200, %204
  %206 = fadd contract <16 x float> %146, %205
  %207 = select i1 %153, <16 x float> %206, <16 x float> %145
  %208 = select <16 x i1> %203, <16 x i32> %202, <16 x i32> %195
  %209 = select <16 x i1> %203, <16 x float> %207, <16 x float> %145
  %210 = select <16 x i1> %203, <16 x float> %206, <16 x float> %146
  %211 = icmp eq <16 x i32> %208, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %212 = bitcast <16 x i1> %211 to i16
  %213 = icmp eq i16 %212, 0
  br i1 %213, label %221, label %189

214:                                              ; preds = %144
  %215 = icmp ne <16 x i32> %147, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %216 = bitcast <16 x i1> %215 to i16
  %217 = icmp eq i16 %216, 0
  %218 = select i1 %149, i1 true, i1 %217
  br i1 %218, label %181, label %194

219:                                              ; preds = %144
  %220 = select i1 %149, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <16 x i32> %147
  br label %194

221:                                              ; preds = %194, %170
  %222 = phi <16 x float> [ %179, %170 ], [ %209, %194 ]
  %223 = phi <16 x float> [ %178, %170 ], [ %210, %194 ]
  %224 = phi <16 x i32> [ %177, %170 ], [ %208, %194 ]
  %225 = phi i64 [ %180, %170 ], [ %142, %194 ]
  %226 = phi i64 [ 0, %170 ], [ %152, %194 ]
  %227 = getelementptr float, ptr %108, i64 %225
  br label %166

228:                                              ; preds = %132
  store <16 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %9, align 64
  %229 = icmp slt i64 %100, %90
  br label %271

230:                                              ; preds = %266, %132
  %231 = add nuw nsw i64 %100, 1
  %232 = icmp eq i64 %231, %37
  br i1 %232, label %111, label %96

233:                                              ; preds = %266, %319
  %234 = phi i64 [ %237, %319 ], [ %264, %266 ]
  %235 = getelementptr float, ptr %299, i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !5
  %237 = add i64 %234, 1
  %238 = icmp eq i64 %237, %50
  %239 = freeze i1 %238
  %240 = mul nuw nsw i64 %234, %50
  %241 = getelementptr float, ptr %86, i64 %240
  %242 = select i1 %239, i32 2, i32 1
  br i1 %239, label %243, label %300

243:                                              ; preds = %233, %258
  %244 = phi i64 [ %245, %258 ], [ 0, %233 ]
  %245 = add nuw nsw i64 %244, 1
  %246 = getelementptr inbounds float, ptr %8, i64 %244
  %247 = load float, ptr %246, align 4, !llvm.access.group !40
  %248 = getelementptr inbounds float, ptr %7, i64 %244
  %249 = load float, ptr %248, align 4, !llvm.access.group !40
  %250 = getelementptr inbounds i32, ptr %9, i64 %244
  %251 = load i32, ptr %250, align 4, !llvm.access.group !40
  %252 = icmp eq i32 %251, 1
  br i1 %252, label %253, label %258

253:                                              ; preds = %243
  %254 = getelementptr float, ptr %241, i64 %244
  %255 = load float, ptr %254, align 4, !tbaa !5, !llvm.access.group !40
  %256 = fmul contract float %236, %255
  %257 = fadd contract float %247, %256
  br label %258

258:                                              ; preds = %253, %243
  %259 = phi i32 [ %251, %243 ], [ %242, %253 ]
  %260 = phi float [ %249, %243 ], [ %257, %253 ]
  %261 = phi float [ %247, %243 ], [ %257, %253 ]
  store i32 %259, ptr %250, align 4, !llvm.access.group !40
  store float %261, ptr %246, align 4, !llvm.access.group !40
  store float %260, ptr %248, align 4, !llvm.access.group !40
  %262 = icmp eq i64 %245, %52
  br i1 %262, label %319, label %243, !llvm.loop !43

263:                                              ; preds = %319, %293
  %264 = phi i64 [ 0, %293 ], [ %237, %319 ]
  br label %266

265:                                              ; preds = %335
  br label %266, !llvm.loop !44

266:                                              ; preds = %263, %265
  %267 = load <16 x i32>, ptr %9, align 64
  %268 = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %267, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>)
  %269 = select <16 x i1> %65, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %268
  %270 = tail call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %269)
  switch i32 %270, label %230 [
    i32 1, label %233
    i32 2, label %325
  ]

271:                                              ; preds = %288, %228
  %272 = phi i64 [ 0, %228 ], [ %273, %288 ]
  %273 = add nuw nsw i64 %272, 1
  %274 = getelementptr inbounds float, ptr %7, i64 %272
  %275 = load float, ptr %274, align 4, !llvm.access.group !40
  %276 = getelementptr inbounds float, ptr %8, i64 %272
  %277 = load float, ptr %276, align 4, !llvm.access.group !40
  %278 = getelementptr inbounds i32, ptr %9, i64 %272
  %279 = load i32, ptr %278, align 4, !llvm.access.group !40
  %280 = icmp eq i32 %279, 65536
  br i1 %280, label %281, label %288

281:                                              ; preds = %271
  %282 = trunc i64 %272 to i32
  %283 = add nuw nsw i32 %84, %282
  %284 = icmp slt i32 %283, %20
  %285 = and i1 %229, %284
  br i1 %285, label %286, label %288

286:                                              ; preds = %281
  %287 = select i1 %47, float 0.000000e+00, float %277
  br label %288

288:                                              ; preds = %286, %281, %271
  %289 = phi i32 [ %279, %271 ], [ 2147483647, %281 ], [ %51, %286 ]
  %290 = phi float [ %277, %271 ], [ %277, %281 ], [ %287, %286 ]
  %291 = phi float [ %275, %271 ], [ %275, %281 ], [ 0.000000e+00, %286 ]
  store i32 %289, ptr %278, align 4, !llvm.access.group !40
  store float %291, ptr %274, align 4, !llvm.access.group !40
  store float %290, ptr %276, align 4, !llvm.access.group !40
  %292 = icmp eq i64 %273, %52
  br i1 %292, label %293, label %271, !llvm.loop !45

293:                                              ; preds = %288
  %294 = trunc nuw nsw i64 %100 to i32
  %295 = add i32 %82, %294
  %296 = mul i32 %295, %20
  %297 = sext i32 %296 to i64
  %298 = getelementptr float, ptr %85, i64 %297
  %299 = getelementptr float, ptr %14, i64 %297
  br label %263

300:                                              ; preds = %233, %315
  %301 = phi i64 [ %302, %315 ], [ 0, %233 ]
  %302 = add nuw nsw i64 %301, 1
  %303 = getelementptr inbounds float, ptr %8, i64 %301
  %304 = load float, ptr %303, align 4, !llvm.access.group !40
  %305 = getelementptr inbounds float, ptr %7, i64 %301
  %306 = load float, ptr %305, align 4, !llvm.access.group !40
  %307 = getelementptr inbounds i32, ptr %9, i64 %301
  %308 = load i32, ptr %307, align 4, !llvm.access.group !40
  %309 = icmp eq i32 %308, 1
  br i1 %309, label %310, label %315

310:                                              ; preds = %300
  %311 = getelementptr float, ptr %241, i64 %301
  %312 = load float, ptr %311, align 4, !tbaa !5, !llvm.access.group !40
  %313 = fmul contract float %236, %312
  %314 = fadd contract float %304, %313
  br label %315

315:                                              ; preds = %310, %300
  %316 = phi i32 [ %308, %300 ], [ %242, %310 ]
  %317 = phi float [ %304, %300 ], [ %314, %310 ]
  store i32 %316, ptr %307, align 4, !llvm.access.group !40
  store float %317, ptr %303, align 4, !llvm.access.group !40
  store float %306, ptr %305, align 4, !llvm.access.group !40
  %318 = icmp eq i64 %302, %52
  br i1 %318, label %319, label %300, !llvm.loop !43

319:                                              ; preds = %315, %258
  %320 = load <16 x i32>, ptr %9, align 64
  %321 = icmp eq <16 x i32> %320, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %322 = select <16 x i1> %66, <16 x i1> %321, <16 x i1> zeroinitializer
  %323 = bitcast <16 x i1> %322 to i16
  %324 = icmp eq i16 %323, 0
  br i1 %324, label %263, label %233

325:                                              ; preds = %266, %335
  %326 = phi i64 [ %327, %335 ], [ 0, %266 ]
  %327 = add nuw nsw i64 %326, 1
  %328 = getelementptr inbounds i32, ptr %9, i64 %326
  %329 = load i32, ptr %328, align 4, !llvm.access.group !40
  %330 = icmp eq i32 %329, 2
  br i1 %330, label %331, label %335

331:                                              ; preds = %325
  %332 = getelementptr inbounds float, ptr %7, i64 %326
  %333 = load float, ptr %332, align 4, !llvm.access.group !40
  %334 = getelementptr float, ptr %298, i64 %326
  store float %333, ptr %334, align 4, !tbaa !5, !llvm.access.group !40
  br label %335

335:                                              ; preds = %331, %325
  %336 = phi i32 [ 2147483647, %331 ], [ %329, %325 ]
  store i32 %336, ptr %328, align 4, !llvm.access.group !40
  %337 = icmp eq i64 %327, %52
  br i1 %337, label %265, label %325, !llvm.loop !44

338:                                              ; preds = %111, %68
  %339 = phi <16 x float> [ %69, %68 ], [ %112, %111 ]
  %340 = phi <16 x float> [ %70, %68 ], [ %113, %111 ]
  %341 = phi <16 x i32> [ %71, %68 ], [ %114, %111 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br i1 %74, label %67, label %68

342:                                              ; preds = %28, %342
  %343 = phi i64 [ %349, %342 ], [ %2, %28 ]
  %344 = udiv i64 %343, %32
  %345 = urem i64 %343, %32
  %346 = urem i64 %344, %36
  %347 = trunc nuw i64 %345 to i32
  %348 = trunc nuw i64 %346 to i32
  %349 = add nuw nsw i64 %343, 1
  %350 = icmp eq i64 %349, %3
  tail call fastcc void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %11, ptr %14, ptr %17, i32 %20, i32 %347, i32 %348, i32 %22, i32 %24, i32 %26)
  br i1 %350, label %67, label %342
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x32.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr nocapture readnone %5) #3 {
  %7 = alloca [32 x i32], align 64
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 1
  %19 = getelementptr inbounds i8, ptr %1, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 20
  %24 = load i32, ptr %23, align 4
  %25 = icmp ult i64 %2, %3
  br i1 %25, label %26, label %56

26:                                               ; preds = %6
  %27 = getelementptr inbounds i8, ptr %1, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %1, align 4
  %30 = zext i32 %29 to i64
  %31 = zext i32 %20 to i64
  %32 = add nuw nsw i64 %30, 1
  %33 = mul nuw i64 %32, %31
  %34 = zext i32 %28 to i64
  %35 = zext i32 %22 to i64
  %36 = add nuw nsw i64 %34, 1
  %37 = mul nuw i64 %36, %35
  %38 = or i64 %37, %33
  %39 = icmp ult i64 %38, 2147483648
  br i1 %39, label %40, label %280

40:                                               ; preds = %26
  %41 = icmp eq i32 %24, 0
  %42 = icmp eq i32 %22, 0
  %43 = lshr i32 %20, 5
  %44 = zext nneg i32 %43 to i64
  %45 = icmp ult i32 %20, 32
  %46 = icmp sgt i32 %18, 0
  %47 = sext i32 %18 to i64
  %48 = add nsw i64 %47, -31
  %49 = zext i32 %18 to i64
  %50 = select i1 %46, i32 1, i32 2
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = insertelement <16 x i32> poison, i32 %18, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = getelementptr inbounds i8, ptr %7, i64 64
  br label %57

56:                                               ; preds = %280, %275, %6
  ret void

57:                                               ; preds = %40, %275
  %58 = phi <16 x float> [ undef, %40 ], [ %276, %275 ]
  %59 = phi <16 x float> [ undef, %40 ], [ %277, %275 ]
  %60 = phi <16 x float> [ undef, %40 ], [ %278, %275 ]
  %61 = phi <16 x float> [ undef, %40 ], [ %279, %275 ]
  %62 = phi i64 [ %2, %40 ], [ %63, %275 ]
  %63 = add nuw nsw i64 %62, 1
  %64 = icmp eq i64 %63, %3
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  br i1 %41, label %275, label %65

65:                                               ; preds = %57
  %66 = udiv i64 %62, %30
  %67 = urem i64 %66, %34
  %68 = trunc nuw i64 %67 to i32
  %69 = urem i64 %62, %30
  %70 = trunc nuw i64 %69 to i32
  %71 = mul i32 %20, %70
  %72 = mul i32 %22, %68
  %73 = sext i32 %71 to i64
  %74 = getelementptr float, ptr %15, i64 %73
  %75 = getelementptr float, ptr %9, i64 %73
  br label %76

76:                                               ; preds = %65, %98
  %77 = phi <16 x float> [ %58, %65 ], [ %99, %98 ]
  %78 = phi <16 x float> [ %59, %65 ], [ %100, %98 ]
  %79 = phi <16 x float> [ %60, %65 ], [ %101, %98 ]
  %80 = phi <16 x float> [ %61, %65 ], [ %102, %98 ]
  %81 = phi i32 [ 0, %65 ], [ %103, %98 ]
  br i1 %42, label %98, label %82

82:                                               ; preds = %76, %121
  %83 = phi <16 x float> [ %122, %121 ], [ %77, %76 ]
  %84 = phi <16 x float> [ %123, %121 ], [ %78, %76 ]
  %85 = phi <16 x float> [ %124, %121 ], [ %79, %76 ]
  %86 = phi <16 x float> [ %125, %121 ], [ %80, %76 ]
  %87 = phi i64 [ %126, %121 ], [ 0, %76 ]
  br i1 %45, label %121, label %88

88:                                               ; preds = %82
  %89 = trunc nuw nsw i64 %87 to i32
  %90 = add i32 %72, %89
  %91 = icmp slt i32 %90, %18
  %92 = mul i32 %90, %18
  %93 = sext i32 %92 to i64
  %94 = getelementptr float, ptr %12, i64 %93
  %95 = getelementptr float, ptr %75, i64 %93
  %96 = insertelement <16 x i1> poison, i1 %91, i64 0
  %97 = shufflevector <16 x i1> %96, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %105

98:                                               ; preds = %121, %76
  %99 = phi <16 x float> [ %77, %76 ], [ %122, %121 ]
  %100 = phi <16 x float> [ %78, %76 ], [ %123, %121 ]
  %101 = phi <16 x float> [ %79, %76 ], [ %124, %121 ]
  %102 = phi <16 x float> [ %80, %76 ], [ %125, %121 ]
  %103 = add nuw nsw i32 %81, 1
  %104 = icmp eq i32 %103, %24
  br i1 %104, label %275, label %76

105:                                              ; preds = %88, %161
  %106 = phi <16 x float> [ %83, %88 ], [ %267, %161 ]
  %107 = phi <16 x float> [ %84, %88 ], [ %268, %161 ]
  %108 = phi <16 x float> [ %85, %88 ], [ %269, %161 ]
  %109 = phi <16 x float> [ %86, %88 ], [ %270, %161 ]
  %110 = phi i64 [ 0, %88 ], [ %162, %161 ]
  %111 = trunc i64 %110 to i32
  %112 = shl i32 %111, 5
  %113 = add i32 %112, %71
  %114 = sext i32 %113 to i64
  %115 = add nsw i64 %114, 2147483679
  %116 = icmp ult i64 %115, 4294967296
  %117 = icmp sgt i64 %48, %114
  %118 = and i1 %116, %117
  %119 = and i1 %91, %118
  %120 = and i1 %46, %119
  br i1 %120, label %128, label %177

121:                                              ; preds = %161, %82
  %122 = phi <16 x float> [ %83, %82 ], [ %267, %161 ]
  %123 = phi <16 x float> [ %84, %82 ], [ %268, %161 ]
  %124 = phi <16 x float> [ %85, %82 ], [ %269, %161 ]
  %125 = phi <16 x float> [ %86, %82 ], [ %270, %161 ]
  %126 = add nuw nsw i64 %87, 1
  %127 = icmp eq i64 %126, %35
  br i1 %127, label %98, label %82

128:                                              ; preds = %175, %105
  %129 = phi <16 x float> [ zeroinitializer, %105 ], [ %267, %175 ]
  %130 = phi <16 x float> [ zeroinitializer, %105 ], [ %268, %175 ]
  %131 = phi <16 x float> [ zeroinitializer, %105 ], [ %269, %175 ]
  %132 = phi <16 x float> [ zeroinitializer, %105 ], [ %270, %175 ]
  %133 = phi i64 [ 0, %105 ], [ %272, %175 ]
  %134 = phi i1 [ true, %105 ], [ false, %175 ]
  %135 = zext i32 %112 to i64
  %136 = getelementptr float, ptr %74, i64 %135
  br label %137

137:                                              ; preds = %260, %128
  %138 = phi <16 x float> [ %129, %128 ], [ %261, %260 ]
  %139 = phi <16 x float> [ %130, %128 ], [ %262, %260 ]
  %140 = phi <16 x float> [ %131, %128 ], [ %263, %260 ]
  %141 = phi <16 x float> [ %132, %128 ], [ %264, %260 ]
  %142 = phi i64 [ %133, %128 ], [ %146, %260 ]
  %143 = phi i1 [ %134, %128 ], [ %265, %260 ]
  %144 = getelementptr float, ptr %94, i64 %142
  %145 = load float, ptr %144, align 4, !tbaa !5
  %146 = add i64 %142, 1
  %147 = icmp eq i64 %146, %49
  br i1 %147, label %258, label %252

148:                                              ; preds = %175
  %149 = load <32 x i32>, ptr %7, align 64
  %150 = icmp ne <32 x i32> %149, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %151 = bitcast <32 x i1> %150 to i32
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %160, label %153

153:                                              ; preds = %148
  %154 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !46
  %155 = icmp eq <16 x i32> %154, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %268, ptr %273, i32 4, <16 x i1> %155), !tbaa !5, !llvm.access.group !46
  %156 = select <16 x i1> %155, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %154
  store <16 x i32> %156, ptr %7, align 64, !llvm.access.group !46
  %157 = load <16 x i32>, ptr %55, align 64, !llvm.access.group !46
  %158 = icmp eq <16 x i32> %157, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %267, ptr %274, i32 4, <16 x i1> %158), !tbaa !5, !llvm.access.group !46
  %159 = select <16 x i1> %158, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %157
  store <16 x i32> %159, ptr %55, align 64, !llvm.access.group !46
  br label %172

160:                                              ; preds = %148
  store <16 x float> %268, ptr %273, align 4
  store <16 x float> %267, ptr %274, align 4
  store <32 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %7, align 64
  br label %161

161:                                              ; preds = %175, %160
  %162 = add nuw nsw i64 %110, 1
  %163 = icmp eq i64 %162, %44
  br i1 %163, label %121, label %105

164:                                              ; preds = %172, %266
  %165 = phi i64 [ 0, %266 ], [ %173, %172 ]
  %166 = phi <16 x i32> [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %266 ], [ %174, %172 ]
  %167 = getelementptr inbounds i32, ptr %7, i64 %165
  %168 = load <16 x i32>, ptr %167, align 64
  %169 = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %166, <16 x i32> %168)
  %170 = add nuw i64 %165, 16
  %171 = icmp eq i64 %170, 32
  br i1 %171, label %175, label %172

172:                                              ; preds = %164, %153
  %173 = phi i64 [ %170, %164 ], [ 0, %153 ]
  %174 = phi <16 x i32> [ %169, %164 ], [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %153 ]
  br label %164, !llvm.loop !47

175:                                              ; preds = %164
  %176 = tail call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %169)
  switch i32 %176, label %161 [
    i32 1, label %128
    i32 2, label %148
  ]

177:                                              ; preds = %105
  store <32 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 64
  %178 = insertelement <16 x i32> poison, i32 %113, i64 0
  %179 = shufflevector <16 x i32> %178, <16 x i32> poison, <16 x i32> zeroinitializer
  %180 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !46
  %181 = icmp eq <16 x i32> %180, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %182 = add nuw nsw <16 x i32> %179, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %183 = icmp slt <16 x i32> %182, %54
  %184 = and <16 x i1> %97, %183
  %185 = select <16 x i1> %181, <16 x i1> %184, <16 x i1> zeroinitializer
  %186 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %109
  %187 = xor <16 x i1> %184, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %188 = select <16 x i1> %181, <16 x i1> %187, <16 x i1> zeroinitializer
  %189 = select <16 x i1> %188, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %180
  %190 = select <16 x i1> %185, <16 x i32> %52, <16 x i32> %189
  %191 = select <16 x i1> %185, <16 x float> %186, <16 x float> %109
  %192 = select <16 x i1> %185, <16 x float> zeroinitializer, <16 x float> %107
  store <16 x i32> %190, ptr %7, align 64, !llvm.access.group !46
  %193 = load <16 x i32>, ptr %55, align 64, !llvm.access.group !46
  %194 = icmp eq <16 x i32> %193, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %195 = add nuw nsw <16 x i32> %179, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %196 = icmp slt <16 x i32> %195, %54
  %197 = and <16 x i1> %97, %196
  %198 = select <16 x i1> %194, <16 x i1> %197, <16 x i1> zeroinitializer
  %199 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %108
  %200 = xor <16 x i1> %197, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %201 = select <16 x i1> %194, <16 x i1> %200, <16 x i1> zeroinitializer
  %202 = select <16 x i1> %201, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %193
  %203 = select <16 x i1> %198, <16 x i32> %52, <16 x i32> %202
  %204 = select <16 x i1> %198, <16 x float> %199, <16 x float> %108
  %205 = select <16 x i1> %198, <16 x float> zeroinitializer, <16 x float> %106
  store <16 x i32> %203, ptr %55, align 64, !llvm.access.group !46
  %206 = zext i32 %112 to i64
  br label %266

207:                                              ; preds = %252, %253
  %208 = insertelement <16 x float> poison, float %145, i64 0
  %209 = shufflevector <16 x float> %208, <16 x float> poison, <16 x i32> zeroinitializer
  %210 = mul nuw nsw i64 %142, %49
  %211 = getelementptr float, ptr %136, i64 %210
  %212 = load <16 x float>, ptr %211, align 4, !tbaa !5, !llvm.access.group !46
  %213 = fmul contract <16 x float> %209, %212
  %214 = fadd contract <16 x float> %141, %213
  %215 = getelementptr i8, ptr %211, i64 64
  %216 = load <16 x float>, ptr %215, align 4, !tbaa !5, !llvm.access.group !46
  %217 = fmul contract <16 x float> %209, %216
  %218 = fadd contract <16 x float> %140, %217
  br label %260

219:                                              ; preds = %253, %258, %259
  %220 = phi i32 [ 2, %259 ], [ 2, %258 ], [ 1, %253 ]
  %221 = insertelement <16 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <16 x i32> %221, <16 x i32> poison, <16 x i32> zeroinitializer
  %223 = insertelement <16 x float> poison, float %145, i64 0
  %224 = shufflevector <16 x float> %223, <16 x float> poison, <16 x i32> zeroinitializer
  %225 = mul nuw nsw i64 %142, %49
  %226 = getelementptr float, ptr %136, i64 %225
  %227 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !46
  %228 = icmp eq <16 x i32> %227, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %229 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %226, i32 4, <16 x i1> %228, <16 x float> poison), !tbaa !5, !llvm.access.group !46
  %230 = fmul contract <16 x float> %224, %229
  %231 = fadd contract <16 x float> %141, %230
  %232 = select i1 %147, <16 x float> %231, <16 x float> %139
  %233 = select <16 x i1> %228, <16 x float> %232, <16 x float> %139
  %234 = select <16 x i1> %228, <16 x float> %231, <16 x float> %141
  %235 = select <16 x i1> %228, <16 x i32> %222, <16 x i32> %227
  store <16 x i32> %235, ptr %7, align 64, !llvm.access.group !46
  %236 = load <16 x i32>, ptr %55, align 64, !llvm.access.group !46
  %237 = icmp eq <16 x i32> %236, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %238 = getelementptr i8, ptr %226, i64 64
  %239 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %238, i32 4, <16 x i1> %237, <16 x float> poison), !tbaa !5, !llvm.access.group !46
  %240 = fmul contract <16 x float> %224, %239
  %241 = fadd contract <16 x float> %140, %240
  %242 = select i1 %147, <16 x float> %241, <16 x float> %138
  %243 = select <16 x i1> %237, <16 x float> %242, <16 x float> %138
  %244 = select <16 x i1> %237, <16 x float> %241, <16 x float> %140
  %245 = select <16 x i1> %237, <16 x i32> %222, <16 x i32> %236
  store <16 x i32> %245, ptr %55, align 64, !llvm.access.group !46
  %246 = load <16 x i32>, ptr %7, align 64
  %247 = icmp eq <16 x i32> %246, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %248 = icmp eq <16 x i32> %245, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %249 = or <16 x i1> %247, %248
  %250 = bitcast <16 x i1> %249 to i16
  %251 = icmp eq i16 %250, 0
  br i1 %251, label %266, label %260

252:                                              ; preds = %137
  br i1 %143, label %207, label %253

253:                                              ; preds = %252
  %254 = load <32 x i32>, ptr %7, align 64
  %255 = icmp ne <32 x i32> %254, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %256 = bitcast <32 x i1> %255 to i32
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %207, label %219

258:                                              ; preds = %137
  br i1 %143, label %259, label %219

259:                                              ; preds = %258
  store <32 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %7, align 64
  br label %219

260:                                              ; preds = %219, %207
  %261 = phi <16 x float> [ %243, %219 ], [ %138, %207 ]
  %262 = phi <16 x float> [ %233, %219 ], [ %139, %207 ]
  %263 = phi <16 x float> [ %244, %219 ], [ %218, %207 ]
  %264 = phi <16 x float> [ %234, %219 ], [ %214, %207 ]
  %265 = phi i1 [ false, %219 ], [ true, %207 ]
  br label %137

266:                                              ; preds = %219, %177
  %267 = phi <16 x float> [ %205, %177 ], [ %243, %219 ]
  %268 = phi <16 x float> [ %192, %177 ], [ %233, %219 ]
  %269 = phi <16 x float> [ %204, %177 ], [ %244, %219 ]
  %270 = phi <16 x float> [ %191, %177 ], [ %234, %219 ]
  %271 = phi i64 [ %206, %177 ], [ %135, %219 ]
  %272 = phi i64 [ 0, %177 ], [ %146, %219 ]
  %273 = getelementptr float, ptr %95, i64 %271
  %274 = getelementptr i8, ptr %273, i64 64
  br label %164

275:                                              ; preds = %98, %57
  %276 = phi <16 x float> [ %58, %57 ], [ %99, %98 ]
  %277 = phi <16 x float> [ %59, %57 ], [ %100, %98 ]
  %278 = phi <16 x float> [ %60, %57 ], [ %101, %98 ]
  %279 = phi <16 x float> [ %61, %57 ], [ %102, %98 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  br i1 %64, label %56, label %57

280:                                              ; preds = %26, %280
  %281 = phi i64 [ %287, %280 ], [ %2, %26 ]
  %282 = udiv i64 %281, %30
  %283 = urem i64 %281, %30
  %284 = urem i64 %282, %34
  %285 = trunc nuw i64 %283 to i32
  %286 = trunc nuw i64 %284 to i32
  %287 = add nuw nsw i64 %281, 1
  %288 = icmp eq i64 %287, %3
  tail call fastcc void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %12, ptr %15, i32 %18, i32 %285, i32 %286, i32 %20, i32 %22, i32 %24)
  br i1 %288, label %56, label %280
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x64.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr nocapture readnone %5) #3 {
  %7 = alloca [64 x i32], align 64
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 1
  %19 = getelementptr inbounds i8, ptr %1, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 20
  %24 = load i32, ptr %23, align 4
  %25 = icmp ult i64 %2, %3
  br i1 %25, label %26, label %58

26:                                               ; preds = %6
  %27 = getelementptr inbounds i8, ptr %1, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %1, align 4
  %30 = zext i32 %29 to i64
  %31 = zext i32 %20 to i64
  %32 = add nuw nsw i64 %30, 1
  %33 = mul nuw i64 %32, %31
  %34 = zext i32 %28 to i64
  %35 = zext i32 %22 to i64
  %36 = add nuw nsw i64 %34, 1
  %37 = mul nuw i64 %36, %35
  %38 = or i64 %37, %33
  %39 = icmp ult i64 %38, 2147483648
  br i1 %39, label %40, label %394

40:                                               ; preds = %26
  %41 = icmp eq i32 %24, 0
  %42 = icmp eq i32 %22, 0
  %43 = lshr i32 %20, 6
  %44 = zext nneg i32 %43 to i64
  %45 = icmp ult i32 %20, 64
  %46 = icmp sgt i32 %18, 0
  %47 = sext i32 %18 to i64
  %48 = add nsw i64 %47, -63
  %49 = zext i32 %18 to i64
  %50 = select i1 %46, i32 1, i32 2
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = insertelement <16 x i32> poison, i32 %18, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = getelementptr inbounds i8, ptr %7, i64 64
  %56 = getelementptr inbounds i8, ptr %7, i64 128
  %57 = getelementptr inbounds i8, ptr %7, i64 192
  br label %59

58:                                               ; preds = %394, %385, %6
  ret void

59:                                               ; preds = %40, %385
  %60 = phi <16 x float> [ undef, %40 ], [ %386, %385 ]
  %61 = phi <16 x float> [ undef, %40 ], [ %387, %385 ]
  %62 = phi <16 x float> [ undef, %40 ], [ %388, %385 ]
  %63 = phi <16 x float> [ undef, %40 ], [ %389, %385 ]
  %64 = phi <16 x float> [ undef, %40 ], [ %390, %385 ]
  %65 = phi <16 x float> [ undef, %40 ], [ %391, %385 ]
  %66 = phi <16 x float> [ undef, %40 ], [ %392, %385 ]
  %67 = phi <16 x float> [ undef, %40 ], [ %393, %385 ]
  %68 = phi i64 [ %2, %40 ], [ %69, %385 ]
  %69 = add nuw nsw i64 %68, 1
  %70 = icmp eq i64 %69, %3
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7)
  br i1 %41, label %385, label %71

71:                                               ; preds = %59
  %72 = udiv i64 %68, %30
  %73 = urem i64 %72, %34
  %74 = trunc nuw i64 %73 to i32
  %75 = urem i64 %68, %30
  %76 = trunc nuw i64 %75 to i32
  %77 = mul i32 %20, %76
  %78 = mul i32 %22, %74
  %79 = sext i32 %77 to i64
  %80 = getelementptr float, ptr %15, i64 %79
  %81 = getelementptr float, ptr %9, i64 %79
  br label %82

82:                                               ; preds = %71, %112
  %83 = phi <16 x float> [ %60, %71 ], [ %113, %112 ]
  %84 = phi <16 x float> [ %61, %71 ], [ %114, %112 ]
  %85 = phi <16 x float> [ %62, %71 ], [ %115, %112 ]
  %86 = phi <16 x float> [ %63, %71 ], [ %116, %112 ]
  %87 = phi <16 x float> [ %64, %71 ], [ %117, %112 ]
  %88 = phi <16 x float> [ %65, %71 ], [ %118, %112 ]
  %89 = phi <16 x float> [ %66, %71 ], [ %119, %112 ]
  %90 = phi <16 x float> [ %67, %71 ], [ %120, %112 ]
  %91 = phi i32 [ 0, %71 ], [ %121, %112 ]
  br i1 %42, label %112, label %92

92:                                               ; preds = %82, %143
  %93 = phi <16 x float> [ %144, %143 ], [ %83, %82 ]
  %94 = phi <16 x float> [ %145, %143 ], [ %84, %82 ]
  %95 = phi <16 x float> [ %146, %143 ], [ %85, %82 ]
  %96 = phi <16 x float> [ %147, %143 ], [ %86, %82 ]
  %97 = phi <16 x float> [ %148, %143 ], [ %87, %82 ]
  %98 = phi <16 x float> [ %149, %143 ], [ %88, %82 ]
  %99 = phi <16 x float> [ %150, %143 ], [ %89, %82 ]
  %100 = phi <16 x float> [ %151, %143 ], [ %90, %82 ]
  %101 = phi i64 [ %152, %143 ], [ 0, %82 ]
  br i1 %45, label %143, label %102

102:                                              ; preds = %92
  %103 = trunc nuw nsw i64 %101 to i32
  %104 = add i32 %78, %103
  %105 = icmp slt i32 %104, %18
  %106 = mul i32 %104, %18
  %107 = sext i32 %106 to i64
  %108 = getelementptr float, ptr %12, i64 %107
  %109 = getelementptr float, ptr %81, i64 %107
  %110 = insertelement <16 x i1> poison, i1 %105, i64 0
  %111 = shufflevector <16 x i1> %110, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %123

112:                                              ; preds = %143, %82
  %113 = phi <16 x float> [ %83, %82 ], [ %144, %143 ]
  %114 = phi <16 x float> [ %84, %82 ], [ %145, %143 ]
  %115 = phi <16 x float> [ %85, %82 ], [ %146, %143 ]
  %116 = phi <16 x float> [ %86, %82 ], [ %147, %143 ]
  %117 = phi <16 x float> [ %87, %82 ], [ %148, %143 ]
  %118 = phi <16 x float> [ %88, %82 ], [ %149, %143 ]
  %119 = phi <16 x float> [ %89, %82 ], [ %150, %143 ]
  %120 = phi <16 x float> [ %90, %82 ], [ %151, %143 ]
  %121 = add nuw nsw i32 %91, 1
  %122 = icmp eq i32 %121, %24
  br i1 %122, label %385, label %82

123:                                              ; preds = %102, %201
  %124 = phi <16 x float> [ %93, %102 ], [ %371, %201 ]
  %125 = phi <16 x float> [ %94, %102 ], [ %372, %201 ]
  %126 = phi <16 x float> [ %95, %102 ], [ %373, %201 ]
  %127 = phi <16 x float> [ %96, %102 ], [ %374, %201 ]
  %128 = phi <16 x float> [ %97, %102 ], [ %375, %201 ]
  %129 = phi <16 x float> [ %98, %102 ], [ %376, %201 ]
  %130 = phi <16 x float> [ %99, %102 ], [ %377, %201 ]
  %131 = phi <16 x float> [ %100, %102 ], [ %378, %201 ]
  %132 = phi i64 [ 0, %102 ], [ %202, %201 ]
  %133 = trunc i64 %132 to i32
  %134 = shl i32 %133, 6
  %135 = add i32 %134, %77
  %136 = sext i32 %135 to i64
  %137 = add nsw i64 %136, 2147483711
  %138 = icmp ult i64 %137, 4294967296
  %139 = icmp sgt i64 %48, %136
  %140 = and i1 %138, %139
  %141 = and i1 %105, %140
  %142 = and i1 %46, %141
  br i1 %142, label %154, label %217

143:                                              ; preds = %201, %92
  %144 = phi <16 x float> [ %93, %92 ], [ %371, %201 ]
  %145 = phi <16 x float> [ %94, %92 ], [ %372, %201 ]
  %146 = phi <16 x float> [ %95, %92 ], [ %373, %201 ]
  %147 = phi <16 x float> [ %96, %92 ], [ %374, %201 ]
  %148 = phi <16 x float> [ %97, %92 ], [ %375, %201 ]
  %149 = phi <16 x float> [ %98, %92 ], [ %376, %201 ]
  %150 = phi <16 x float> [ %99, %92 ], [ %377, %201 ]
  %151 = phi <16 x float> [ %100, %92 ], [ %378, %201 ]
  %152 = add nuw nsw i64 %101, 1
  %153 = icmp eq i64 %152, %35
  br i1 %153, label %112, label %92

154:                                              ; preds = %215, %123
  %155 = phi <16 x float> [ zeroinitializer, %123 ], [ %371, %215 ]
  %156 = phi <16 x float> [ zeroinitializer, %123 ], [ %372, %215 ]
  %157 = phi <16 x float> [ zeroinitializer, %123 ], [ %373, %215 ]
  %158 = phi <16 x float> [ zeroinitializer, %123 ], [ %374, %215 ]
  %159 = phi <16 x float> [ zeroinitializer, %123 ], [ %375, %215 ]
  %160 = phi <16 x float> [ zeroinitializer, %123 ], [ %376, %215 ]
  %161 = phi <16 x float> [ zeroinitializer, %123 ], [ %377, %215 ]
  %162 = phi <16 x float> [ zeroinitializer, %123 ], [ %378, %215 ]
  %163 = phi i64 [ 0, %123 ], [ %380, %215 ]
  %164 = phi i1 [ true, %123 ], [ false, %215 ]
  %165 = zext i32 %134 to i64
  %166 = getelementptr float, ptr %80, i64 %165
  br label %167

167:                                              ; preds = %360, %154
  %168 = phi <16 x float> [ %155, %154 ], [ %361, %360 ]
  %169 = phi <16 x float> [ %156, %154 ], [ %362, %360 ]
  %170 = phi <16 x float> [ %157, %154 ], [ %363, %360 ]
  %171 = phi <16 x float> [ %158, %154 ], [ %364, %360 ]
  %172 = phi <16 x float> [ %159, %154 ], [ %365, %360 ]
  %173 = phi <16 x float> [ %160, %154 ], [ %366, %360 ]
  %174 = phi <16 x float> [ %161, %154 ], [ %367, %360 ]
  %175 = phi <16 x float> [ %162, %154 ], [ %368, %360 ]
  %176 = phi i64 [ %163, %154 ], [ %180, %360 ]
  %177 = phi i1 [ %164, %154 ], [ %369, %360 ]
  %178 = getelementptr float, ptr %108, i64 %176
  %179 = load float, ptr %178, align 4, !tbaa !5
  %180 = add i64 %176, 1
  %181 = icmp eq i64 %180, %49
  br i1 %181, label %358, label %352

182:                                              ; preds = %215
  %183 = load <64 x i32>, ptr %7, align 64
  %184 = icmp ne <64 x i32> %183, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %185 = bitcast <64 x i1> %184 to i64
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %200, label %187

187:                                              ; preds = %182
  %188 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !49
  %189 = icmp eq <16 x i32> %188, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %374, ptr %381, i32 4, <16 x i1> %189), !tbaa !5, !llvm.access.group !49
  %190 = select <16 x i1> %189, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %188
  store <16 x i32> %190, ptr %7, align 64, !llvm.access.group !49
  %191 = load <16 x i32>, ptr %55, align 64, !llvm.access.group !49
  %192 = icmp eq <16 x i32> %191, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %373, ptr %382, i32 4, <16 x i1> %192), !tbaa !5, !llvm.access.group !49
  %193 = select <16 x i1> %192, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %191
  store <16 x i32> %193, ptr %55, align 64, !llvm.access.group !49
  %194 = load <16 x i32>, ptr %56, align 64, !llvm.access.group !49
  %195 = icmp eq <16 x i32> %194, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %372, ptr %383, i32 4, <16 x i1> %195), !tbaa !5, !llvm.access.group !49
  %196 = select <16 x i1> %195, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %194
  store <16 x i32> %196, ptr %56, align 64, !llvm.access.group !49
  %197 = load <16 x i32>, ptr %57, align 64, !llvm.access.group !49
  %198 = icmp eq <16 x i32> %197, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %371, ptr %384, i32 4, <16 x i1> %198), !tbaa !5, !llvm.access.group !49
  %199 = select <16 x i1> %198, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %197
  store <16 x i32> %199, ptr %57, align 64, !llvm.access.group !49
  br label %212

200:                                              ; preds = %182
  store <16 x float> %374, ptr %381, align 4
  store <16 x float> %373, ptr %382, align 4
  store <16 x float> %372, ptr %383, align 4
  store <16 x float> %371, ptr %384, align 4
  store <64 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %7, align 64
  br label %201

201:                                              ; preds = %215, %200
  %202 = add nuw nsw i64 %132, 1
  %203 = icmp eq i64 %202, %44
  br i1 %203, label %143, label %123

204:                                              ; preds = %212, %370
  %205 = phi i64 [ 0, %370 ], [ %213, %212 ]
  %206 = phi <16 x i32> [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %370 ], [ %214, %212 ]
  %207 = getelementptr inbounds i32, ptr %7, i64 %205
  %208 = load <16 x i32>, ptr %207, align 64
  %209 = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %206, <16 x i32> %208)
  %210 = add nuw i64 %205, 16
  %211 = icmp eq i64 %210, 64
  br i1 %211, label %215, label %212

212:                                              ; preds = %204, %187
  %213 = phi i64 [ %210, %204 ], [ 0, %187 ]
  %214 = phi <16 x i32> [ %209, %204 ], [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %187 ]
  br label %204, !llvm.loop !50

215:                                              ; preds = %204
  %216 = tail call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %209)
  switch i32 %216, label %201 [
    i32 1, label %154
    i32 2, label %182
  ]

217:                                              ; preds = %123
  store <64 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 64
  %218 = insertelement <16 x i32> poison, i32 %135, i64 0
  %219 = shufflevector <16 x i32> %218, <16 x i32> poison, <16 x i32> zeroinitializer
  %220 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !49
  %221 = icmp eq <16 x i32> %220, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %222 = add nuw nsw <16 x i32> %219, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %223 = icmp slt <16 x i32> %222, %54
  %224 = and <16 x i1> %111, %223
  %225 = select <16 x i1> %221, <16 x i1> %224, <16 x i1> zeroinitializer
  %226 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %131
  %227 = xor <16 x i1> %224, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %228 = select <16 x i1> %221, <16 x i1> %227, <16 x i1> zeroinitializer
  %229 = select <16 x i1> %228, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %220
  %230 = select <16 x i1> %225, <16 x i32> %52, <16 x i32> %229
  %231 = select <16 x i1> %225, <16 x float> %226, <16 x float> %131
  %232 = select <16 x i1> %225, <16 x float> zeroinitializer, <16 x float> %127
  store <16 x i32> %230, ptr %7, align 64, !llvm.access.group !49
  %233 = load <16 x i32>, ptr %55, align 64, !llvm.access.group !49
  %234 = icmp eq <16 x i32> %233, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %235 = add nuw nsw <16 x i32> %219, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %236 = icmp slt <16 x i32> %235, %54
  %237 = and <16 x i1> %111, %236
  %238 = select <16 x i1> %234, <16 x i1> %237, <16 x i1> zeroinitializer
  %239 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %130
  %240 = xor <16 x i1> %237, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %241 = select <16 x i1> %234, <16 x i1> %240, <16 x i1> zeroinitializer
  %242 = select <16 x i1> %241, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %233
  %243 = select <16 x i1> %238, <16 x i32> %52, <16 x i32> %242
  %244 = select <16 x i1> %238, <16 x float> %239, <16 x float> %130
  %245 = select <16 x i1> %238, <16 x float> zeroinitializer, <16 x float> %126
  store <16 x i32> %243, ptr %55, align 64, !llvm.access.group !49
  %246 = load <16 x i32>, ptr %56, align 64, !llvm.access.group !49
  %247 = icmp eq <16 x i32> %246, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %248 = add nuw nsw <16 x i32> %219, <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %249 = icmp slt <16 x i32> %248, %54
  %250 = and <16 x i1> %111, %249
  %251 = select <16 x i1> %247, <16 x i1> %250, <16 x i1> zeroinitializer
  %252 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %129
  %253 = xor <16 x i1> %250, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %254 = select <16 x i1> %247, <16 x i1> %253, <16 x i1> zeroinitializer
  %255 = select <16 x i1> %254, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %246
  %256 = select <16 x i1> %251, <16 x i32> %52, <16 x i32> %255
  %257 = select <16 x i1> %251, <16 x float> %252, <16 x float> %129
  %258 = select <16 x i1> %251, <16 x float> zeroinitializer, <16 x float> %125
  store <16 x i32> %256, ptr %56, align 64, !llvm.access.group !49
  %259 = load <16 x i32>, ptr %57, align 64, !llvm.access.group !49
  %260 = icmp eq <16 x i32> %259, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %261 = add nuw nsw <16 x i32> %219, <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %262 = icmp slt <16 x i32> %261, %54
  %263 = and <16 x i1> %111, %262
  %264 = select <16 x i1> %260, <16 x i1> %263, <16 x i1> zeroinitializer
  %265 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %128
  %266 = xor <16 x i1> %263, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %267 = select <16 x i1> %260, <16 x i1> %266, <16 x i1> zeroinitializer
  %268 = select <16 x i1> %267, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %259
  %269 = select <16 x i1> %264, <16 x i32> %52, <16 x i32> %268
  %270 = select <16 x i1> %264, <16 x float> %265, <16 x float> %128
  %271 = select <16 x i1> %264, <16 x float> zeroinitializer, <16 x float> %124
  store <16 x i32> %269, ptr %57, align 64, !llvm.access.group !49
  %272 = zext i32 %134 to i64
  br label %370

273:                                              ; preds = %352, %353
  %274 = insertelement <16 x float> poison, float %179, i64 0
  %275 = shufflevector <16 x float> %274, <16 x float> poison, <16 x i32> zeroinitializer
  %276 = mul nuw nsw i64 %176, %49
  %277 = getelementptr float, ptr %166, i64 %276
  %278 = load <16 x float>, ptr %277, align 4, !tbaa !5, !llvm.access.group !49
  %279 = fmul contract <16 x float> %275, %278
  %280 = fadd contract <16 x float> %175, %279
  %281 = getelementptr i8, ptr %277, i64 64
  %282 = load <16 x float>, ptr %281, align 4, !tbaa !5, !llvm.access.group !49
  %283 = fmul contract <16 x float> %275, %282
  %284 = fadd contract <16 x float> %174, %283
  %285 = getelementptr i8, ptr %277, i64 128
  %286 = load <16 x float>, ptr %285, align 4, !tbaa !5, !llvm.access.group !49
  %287 = fmul contract <16 x float> %275, %286
  %288 = fadd contract <16 x float> %173, %287
  %289 = getelementptr i8, ptr %277, i64 192
  %290 = load <16 x float>, ptr %289, align 4, !tbaa !5, !llvm.access.group !49
  %291 = fmul contract <16 x float> %275, %290
  %292 = fadd contract <16 x float> %172, %291
  br label %360

293:                                              ; preds = %353, %358, %359
  %294 = phi i32 [ 2, %359 ], [ 2, %358 ], [ 1, %353 ]
  %295 = insertelement <16 x i32> poison, i32 %294, i64 0
  %296 = shufflevector <16 x i32> %295, <16 x i32> poison, <16 x i32> zeroinitializer
  %297 = insertelement <16 x float> poison, float %179, i64 0
  %298 = shufflevector <16 x float> %297, <16 x float> poison, <16 x i32> zeroinitializer
  %299 = mul nuw nsw i64 %176, %49
  %300 = getelementptr float, ptr %166, i64 %299
  %301 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !49
  %302 = icmp eq <16 x i32> %301, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %303 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %300, i32 4, <16 x i1> %302, <16 x float> poison), !tbaa !5, !llvm.access.group !49
  %304 = fmul contract <16 x float> %298, %303
  %305 = fadd contract <16 x float> %175, %304
  %306 = select i1 %181, <16 x float> %305, <16 x float> %171
  %307 = select <16 x i1> %302, <16 x float> %306, <16 x float> %171
  %308 = select <16 x i1> %302, <16 x float> %305, <16 x float> %175
  %309 = select <16 x i1> %302, <16 x i32> %296, <16 x i32> %301
  store <16 x i32> %309, ptr %7, align 64, !llvm.access.group !49
  %310 = load <16 x i32>, ptr %55, align 64, !llvm.access.group !49
  %311 = icmp eq <16 x i32> %310, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %312 = getelementptr i8, ptr %300, i64 64
  %313 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %312, i32 4, <16 x i1> %311, <16 x float> poison), !tbaa !5, !llvm.access.group !49
  %314 = fmul contract <16 x float> %298, %313
  %315 = fadd contract <16 x float> %174, %314
  %316 = select i1 %181, <16 x float> %315, <16 x float> %170
  %317 = select <16 x i1> %311, <16 x float> %316, <16 x float> %170
  %318 = select <16 x i1> %311, <16 x float> %315, <16 x float> %174
  %319 = select <16 x i1> %311, <16 x i32> %296, <16 x i32> %310
  store <16 x i32> %319, ptr %55, align 64, !llvm.access.group !49
  %320 = load <16 x i32>, ptr %56, align 64, !llvm.access.group !49
  %321 = icmp eq <16 x i32> %320, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %322 = getelementptr i8, ptr %300, i64 128
  %323 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %322, i32 4, <16 x i1> %321, <16 x float> poison), !tbaa !5, !llvm.access.group !49
  %324 = fmul contract <16 x float> %298, %323
  %325 = fadd contract <16 x float> %173, %324
  %326 = select i1 %181, <16 x float> %325, <16 x float> %169
  %327 = select <16 x i1> %321, <16 x float> %326, <16 x float> %169
  %328 = select <16 x i1> %321, <16 x float> %325, <16 x float> %173
  %329 = select <16 x i1> %321, <16 x i32> %296, <16 x i32> %320
  store <16 x i32> %329, ptr %56, align 64, !llvm.access.group !49
  %330 = load <16 x i32>, ptr %57, align 64, !llvm.access.group !49
  %331 = icmp eq <16 x i32> %330, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %332 = getelementptr i8, ptr %300, i64 192
  %333 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %332, i32 4, <16 x i1> %331, <16 x float> poison), !tbaa !5, !llvm.access.group !49
  %334 = fmul contract <16 x float> %298, %333
  %335 = fadd contract <16 x float> %172, %334
  %336 = select i1 %181, <16 x float> %335, <16 x float> %168
  %337 = select <16 x i1> %331, <16 x float> %336, <16 x float> %168
  %338 = select <16 x i1> %331, <16 x float> %335, <16 x float> %172
  %339 = select <16 x i1> %331, <16 x i32> %296, <16 x i32> %330
  store <16 x i32> %339, ptr %57, align 64, !llvm.access.group !49
  %340 = load <16 x i32>, ptr %7, align 64
  %341 = icmp eq <16 x i32> %340, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %342 = load <16 x i32>, ptr %55, align 64
  %343 = icmp eq <16 x i32> %342, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %344 = or <16 x i1> %341, %343
  %345 = load <16 x i32>, ptr %56, align 64
  %346 = icmp eq <16 x i32> %345, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %347 = or <16 x i1> %344, %346
  %348 = icmp eq <16 x i32> %339, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %349 = or <16 x i1> %347, %348
  %350 = bitcast <16 x i1> %349 to i16
  %351 = icmp eq i16 %350, 0
  br i1 %351, label %370, label %360

352:                                              ; preds = %167
  br i1 %177, label %273, label %353

353:                                              ; preds = %352
  %354 = load <64 x i32>, ptr %7, align 64
  %355 = icmp ne <64 x i32> %354, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %356 = bitcast <64 x i1> %355 to i64
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %273, label %293

358:                                              ; preds = %167
  br i1 %177, label %359, label %293

359:                                              ; preds = %358
  store <64 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %7, align 64
  br label %293

360:                                              ; preds = %293, %273
  %361 = phi <16 x float> [ %337, %293 ], [ %168, %273 ]
  %362 = phi <16 x float> [ %327, %293 ], [ %169, %273 ]
  %363 = phi <16 x float> [ %317, %293 ], [ %170, %273 ]
  %364 = phi <16 x float> [ %307, %293 ], [ %171, %273 ]
  %365 = phi <16 x float> [ %338, %293 ], [ %292, %273 ]
  %366 = phi <16 x float> [ %328, %293 ], [ %288, %273 ]
  %367 = phi <16 x float> [ %318, %293 ], [ %284, %273 ]
  %368 = phi <16 x float> [ %308, %293 ], [ %280, %273 ]
  %369 = phi i1 [ false, %293 ], [ true, %273 ]
  br label %167

370:                                              ; preds = %293, %217
  %371 = phi <16 x float> [ %271, %217 ], [ %337, %293 ]
  %372 = phi <16 x float> [ %258, %217 ], [ %327, %293 ]
  %373 = phi <16 x float> [ %245, %217 ], [ %317, %293 ]
  %374 = phi <16 x float> [ %232, %217 ], [ %307, %293 ]
  %375 = phi <16 x float> [ %270, %217 ], [ %338, %293 ]
  %376 = phi <16 x float> [ %257, %217 ], [ %328, %293 ]
  %377 = phi <16 x float> [ %244, %217 ], [ %318, %293 ]
  %378 = phi <16 x float> [ %231, %217 ], [ %308, %293 ]
  %379 = phi i64 [ %272, %217 ], [ %165, %293 ]
  %380 = phi i64 [ 0, %217 ], [ %180, %293 ]
  %381 = getelementptr float, ptr %109, i64 %379
  %382 = getelementptr i8, ptr %381, i64 64
  %383 = getelementptr i8, ptr %381, i64 128
  %384 = getelementptr i8, ptr %381, i64 192
  br label %204

385:                                              ; preds = %112, %59
  %386 = phi <16 x float> [ %60, %59 ], [ %113, %112 ]
  %387 = phi <16 x float> [ %61, %59 ], [ %114, %112 ]
  %388 = phi <16 x float> [ %62, %59 ], [ %115, %112 ]
  %389 = phi <16 x float> [ %63, %59 ], [ %116, %112 ]
  %390 = phi <16 x float> [ %64, %59 ], [ %117, %112 ]
  %391 = phi <16 x float> [ %65, %59 ], [ %118, %112 ]
  %392 = phi <16 x float> [ %66, %59 ], [ %119, %112 ]
  %393 = phi <16 x float> [ %67, %59 ], [ %120, %112 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  br i1 %70, label %58, label %59

394:                                              ; preds = %26, %394
  %395 = phi i64 [ %401, %394 ], [ %2, %26 ]
  %396 = udiv i64 %395, %30
  %397 = urem i64 %395, %30
  %398 = urem i64 %396, %34
  %399 = trunc nuw i64 %397 to i32
  %400 = trunc nuw i64 %398 to i32
  %401 = add nuw nsw i64 %395, 1
  %402 = icmp eq i64 %401, %3
  tail call fastcc void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %12, ptr %15, i32 %18, i32 %399, i32 %400, i32 %20, i32 %22, i32 %24)
  br i1 %402, label %58, label %394
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable
define internal void @_Z11naiveKernelPfPKfS1_i.x16x4.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr nocapture readnone %5) #3 {
  %7 = alloca [64 x i32], align 64
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 1
  %19 = getelementptr inbounds i8, ptr %1, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 20
  %24 = load i32, ptr %23, align 4
  %25 = icmp ult i64 %2, %3
  br i1 %25, label %26, label %60

26:                                               ; preds = %6
  %27 = getelementptr inbounds i8, ptr %1, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %1, align 4
  %30 = zext i32 %29 to i64
  %31 = zext i32 %20 to i64
  %32 = add nuw nsw i64 %30, 1
  %33 = mul nuw i64 %32, %31
  %34 = zext i32 %28 to i64
  %35 = zext i32 %22 to i64
  %36 = add nuw nsw i64 %34, 1
  %37 = mul nuw i64 %36, %35
  %38 = or i64 %37, %33
  %39 = icmp ult i64 %38, 2147483648
  br i1 %39, label %40, label %439

40:                                               ; preds = %26
  %41 = lshr i32 %22, 2
  %42 = lshr i32 %20, 4
  %43 = icmp eq i32 %24, 0
  %44 = icmp ult i32 %22, 4
  %45 = icmp ult i32 %20, 16
  %46 = icmp sgt i32 %18, 0
  %47 = sext i32 %18 to i64
  %48 = add nsw i64 %47, -15
  %49 = zext i32 %18 to i64
  %50 = select i1 %46, i32 1, i32 2
  %51 = zext nneg i32 %41 to i64
  %52 = zext nneg i32 %42 to i64
  %53 = insertelement <16 x i32> poison, i32 %18, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x i32> poison, i32 %50, i64 0
  %56 = shufflevector <16 x i32> %55, <16 x i32> poison, <16 x i32> zeroinitializer
  %57 = getelementptr inbounds i8, ptr %7, i64 64
  %58 = getelementptr inbounds i8, ptr %7, i64 128
  %59 = getelementptr inbounds i8, ptr %7, i64 192
  br label %61

60:                                               ; preds = %439, %430, %6
  ret void

61:                                               ; preds = %40, %430
  %62 = phi <16 x float> [ undef, %40 ], [ %431, %430 ]
  %63 = phi <16 x float> [ undef, %40 ], [ %432, %430 ]
  %64 = phi <16 x float> [ undef, %40 ], [ %433, %430 ]
  %65 = phi <16 x float> [ undef, %40 ], [ %434, %430 ]
  %66 = phi <16 x float> [ undef, %40 ], [ %435, %430 ]
  %67 = phi <16 x float> [ undef, %40 ], [ %436, %430 ]
  %68 = phi <16 x float> [ undef, %40 ], [ %437, %430 ]
  %69 = phi <16 x float> [ undef, %40 ], [ %438, %430 ]
  %70 = phi i64 [ %2, %40 ], [ %71, %430 ]
  %71 = add nuw nsw i64 %70, 1
  %72 = icmp eq i64 %71, %3
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7)
  br i1 %43, label %430, label %73

73:                                               ; preds = %61
  %74 = udiv i64 %70, %30
  %75 = urem i64 %74, %34
  %76 = trunc nuw i64 %75 to i32
  %77 = urem i64 %70, %30
  %78 = trunc nuw i64 %77 to i32
  %79 = mul i32 %20, %78
  %80 = mul i32 %22, %76
  %81 = sext i32 %79 to i64
  br label %82

82:                                               ; preds = %73, %140
  %83 = phi <16 x float> [ %62, %73 ], [ %141, %140 ]
  %84 = phi <16 x float> [ %63, %73 ], [ %142, %140 ]
  %85 = phi <16 x float> [ %64, %73 ], [ %143, %140 ]
  %86 = phi <16 x float> [ %65, %73 ], [ %144, %140 ]
  %87 = phi <16 x float> [ %66, %73 ], [ %145, %140 ]
  %88 = phi <16 x float> [ %67, %73 ], [ %146, %140 ]
  %89 = phi <16 x float> [ %68, %73 ], [ %147, %140 ]
  %90 = phi <16 x float> [ %69, %73 ], [ %148, %140 ]
  %91 = phi i32 [ 0, %73 ], [ %149, %140 ]
  br i1 %44, label %140, label %92

92:                                               ; preds = %82, %174
  %93 = phi <16 x float> [ %175, %174 ], [ %83, %82 ]
  %94 = phi <16 x float> [ %176, %174 ], [ %84, %82 ]
  %95 = phi <16 x float> [ %177, %174 ], [ %85, %82 ]
  %96 = phi <16 x float> [ %178, %174 ], [ %86, %82 ]
  %97 = phi <16 x float> [ %179, %174 ], [ %87, %82 ]
  %98 = phi <16 x float> [ %180, %174 ], [ %88, %82 ]
  %99 = phi <16 x float> [ %181, %174 ], [ %89, %82 ]
  %100 = phi <16 x float> [ %182, %174 ], [ %90, %82 ]
  %101 = phi i64 [ %183, %174 ], [ 0, %82 ]
  br i1 %45, label %174, label %102

102:                                              ; preds = %92
  %103 = shl nuw nsw i64 %101, 2
  %104 = trunc i64 %103 to i32
  %105 = add i32 %80, %104
  %106 = icmp slt i32 %105, %18
  %107 = or disjoint i32 %104, 1
  %108 = add i32 %107, %80
  %109 = icmp slt i32 %108, %18
  %110 = or disjoint i32 %104, 2
  %111 = add i32 %110, %80
  %112 = icmp slt i32 %111, %18
  %113 = or disjoint i32 %104, 3
  %114 = add i32 %113, %80
  %115 = icmp slt i32 %114, %18
  %116 = mul i32 %105, %18
  %117 = sext i32 %116 to i64
  %118 = getelementptr float, ptr %12, i64 %117
  %119 = mul i32 %108, %18
  %120 = sext i32 %119 to i64
  %121 = getelementptr float, ptr %12, i64 %120
  %122 = mul i32 %111, %18
  %123 = sext i32 %122 to i64
  %124 = getelementptr float, ptr %12, i64 %123
  %125 = mul i32 %114, %18
  %126 = sext i32 %125 to i64
  %127 = getelementptr float, ptr %12, i64 %126
  %128 = getelementptr float, ptr %9, i64 %117
  %129 = getelementptr float, ptr %9, i64 %120
  %130 = getelementptr float, ptr %9, i64 %123
  %131 = getelementptr float, ptr %9, i64 %126
  %132 = insertelement <16 x i1> poison, i1 %106, i64 0
  %133 = shufflevector <16 x i1> %132, <16 x i1> poison, <16 x i32> zeroinitializer
  %134 = insertelement <16 x i1> poison, i1 %109, i64 0
  %135 = shufflevector <16 x i1> %134, <16 x i1> poison, <16 x i32> zeroinitializer
  %136 = insertelement <16 x i1> poison, i1 %112, i64 0
  %137 = shufflevector <16 x i1> %136, <16 x i1> poison, <16 x i32> zeroinitializer
  %138 = insertelement <16 x i1> poison, i1 %115, i64 0
  %139 = shufflevector <16 x i1> %138, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %151

140:                                              ; preds = %174, %82
  %141 = phi <16 x float> [ %83, %82 ], [ %175, %174 ]
  %142 = phi <16 x float> [ %84, %82 ], [ %176, %174 ]
  %143 = phi <16 x float> [ %85, %82 ], [ %177, %174 ]
  %144 = phi <16 x float> [ %86, %82 ], [ %178, %174 ]
  %145 = phi <16 x float> [ %87, %82 ], [ %179, %174 ]
  %146 = phi <16 x float> [ %88, %82 ], [ %180, %174 ]
  %147 = phi <16 x float> [ %89, %82 ], [ %181, %174 ]
  %148 = phi <16 x float> [ %90, %82 ], [ %182, %174 ]
  %149 = add nuw nsw i32 %91, 1
  %150 = icmp eq i32 %149, %24
  br i1 %150, label %430, label %82

151:                                              ; preds = %102, %230
  %152 = phi <16 x float> [ %93, %102 ], [ %416, %230 ]
  %153 = phi <16 x float> [ %94, %102 ], [ %417, %230 ]
  %154 = phi <16 x float> [ %95, %102 ], [ %418, %230 ]
  %155 = phi <16 x float> [ %96, %102 ], [ %419, %230 ]
  %156 = phi <16 x float> [ %97, %102 ], [ %420, %230 ]
  %157 = phi <16 x float> [ %98, %102 ], [ %421, %230 ]
  %158 = phi <16 x float> [ %99, %102 ], [ %422, %230 ]
  %159 = phi <16 x float> [ %100, %102 ], [ %423, %230 ]
  %160 = phi i64 [ 0, %102 ], [ %231, %230 ]
  %161 = shl nuw nsw i64 %160, 4
  %162 = trunc nuw nsw i64 %161 to i32
  %163 = add i32 %79, %162
  %164 = sext i32 %163 to i64
  %165 = add nsw i64 %164, 2147483663
  %166 = icmp ult i64 %165, 4294967296
  %167 = icmp sgt i64 %48, %164
  %168 = and i1 %166, %167
  %169 = and i1 %109, %168
  %170 = and i1 %46, %169
  %171 = and i1 %106, %170
  %172 = and i1 %112, %171
  %173 = and i1 %115, %172
  br i1 %173, label %185, label %246

174:                                              ; preds = %230, %92
  %175 = phi <16 x float> [ %93, %92 ], [ %416, %230 ]
  %176 = phi <16 x float> [ %94, %92 ], [ %417, %230 ]
  %177 = phi <16 x float> [ %95, %92 ], [ %418, %230 ]
  %178 = phi <16 x float> [ %96, %92 ], [ %419, %230 ]
  %179 = phi <16 x float> [ %97, %92 ], [ %420, %230 ]
  %180 = phi <16 x float> [ %98, %92 ], [ %421, %230 ]
  %181 = phi <16 x float> [ %99, %92 ], [ %422, %230 ]
  %182 = phi <16 x float> [ %100, %92 ], [ %423, %230 ]
  %183 = add nuw nsw i64 %101, 1
  %184 = icmp eq i64 %183, %51
  br i1 %184, label %140, label %92

185:                                              ; preds = %244, %151
  %186 = phi <16 x float> [ zeroinitializer, %151 ], [ %416, %244 ]
  %187 = phi <16 x float> [ zeroinitializer, %151 ], [ %417, %244 ]
  %188 = phi <16 x float> [ zeroinitializer, %151 ], [ %418, %244 ]
  %189 = phi <16 x float> [ zeroinitializer, %151 ], [ %419, %244 ]
  %190 = phi <16 x float> [ zeroinitializer, %151 ], [ %420, %244 ]
  %191 = phi <16 x float> [ zeroinitializer, %151 ], [ %421, %244 ]
  %192 = phi <16 x float> [ zeroinitializer, %151 ], [ %422, %244 ]
  %193 = phi <16 x float> [ zeroinitializer, %151 ], [ %423, %244 ]
  %194 = phi i64 [ 0, %151 ], [ %425, %244 ]
  %195 = phi i1 [ true, %151 ], [ false, %244 ]
  %196 = add nsw i64 %161, %81
  %197 = getelementptr float, ptr %15, i64 %196
  br label %198

198:                                              ; preds = %327, %185
  %199 = phi <16 x float> [ %186, %185 ], [ %328, %327 ]
  %200 = phi <16 x float> [ %187, %185 ], [ %329, %327 ]
  %201 = phi <16 x float> [ %188, %185 ], [ %330, %327 ]
  %202 = phi <16 x float> [ %189, %185 ], [ %331, %327 ]
  %203 = phi <16 x float> [ %190, %185 ], [ %332, %327 ]
  %204 = phi <16 x float> [ %191, %185 ], [ %333, %327 ]
  %205 = phi <16 x float> [ %192, %185 ], [ %334, %327 ]
  %206 = phi <16 x float> [ %193, %185 ], [ %335, %327 ]
  %207 = phi i64 [ %194, %185 ], [ %209, %327 ]
  %208 = phi i1 [ %195, %185 ], [ %336, %327 ]
  %209 = add i64 %207, 1
  %210 = icmp eq i64 %209, %49
  br i1 %210, label %413, label %407

211:                                              ; preds = %244
  %212 = load <64 x i32>, ptr %7, align 64
  %213 = icmp ne <64 x i32> %212, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %214 = bitcast <64 x i1> %213 to i64
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %229, label %216

216:                                              ; preds = %211
  %217 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !52
  %218 = icmp eq <16 x i32> %217, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %419, ptr %426, i32 4, <16 x i1> %218), !tbaa !5, !llvm.access.group !52
  %219 = select <16 x i1> %218, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %217
  store <16 x i32> %219, ptr %7, align 64, !llvm.access.group !52
  %220 = load <16 x i32>, ptr %57, align 64, !llvm.access.group !52
  %221 = icmp eq <16 x i32> %220, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %418, ptr %427, i32 4, <16 x i1> %221), !tbaa !5, !llvm.access.group !52
  %222 = select <16 x i1> %221, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %220
  store <16 x i32> %222, ptr %57, align 64, !llvm.access.group !52
  %223 = load <16 x i32>, ptr %58, align 64, !llvm.access.group !52
  %224 = icmp eq <16 x i32> %223, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %417, ptr %428, i32 4, <16 x i1> %224), !tbaa !5, !llvm.access.group !52
  %225 = select <16 x i1> %224, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %223
  store <16 x i32> %225, ptr %58, align 64, !llvm.access.group !52
  %226 = load <16 x i32>, ptr %59, align 64, !llvm.access.group !52
  %227 = icmp eq <16 x i32> %226, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %416, ptr %429, i32 4, <16 x i1> %227), !tbaa !5, !llvm.access.group !52
  %228 = select <16 x i1> %227, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %226
  store <16 x i32> %228, ptr %59, align 64, !llvm.access.group !52
  br label %241

229:                                              ; preds = %211
  store <16 x float> %419, ptr %426, align 4
  store <16 x float> %418, ptr %427, align 4
  store <16 x float> %417, ptr %428, align 4
  store <16 x float> %416, ptr %429, align 4
  store <64 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, ptr %7, align 64
  br label %230

230:                                              ; preds = %244, %229
  %231 = add nuw nsw i64 %160, 1
  %232 = icmp eq i64 %231, %52
  br i1 %232, label %174, label %151

233:                                              ; preds = %241, %415
  %234 = phi i64 [ 0, %415 ], [ %242, %241 ]
  %235 = phi <16 x i32> [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %415 ], [ %243, %241 ]
  %236 = getelementptr inbounds i32, ptr %7, i64 %234
  %237 = load <16 x i32>, ptr %236, align 64
  %238 = tail call <16 x i32> @llvm.umin.v16i32(<16 x i32> %235, <16 x i32> %237)
  %239 = add nuw i64 %234, 16
  %240 = icmp eq i64 %239, 64
  br i1 %240, label %244, label %241

241:                                              ; preds = %233, %216
  %242 = phi i64 [ %239, %233 ], [ 0, %216 ]
  %243 = phi <16 x i32> [ %238, %233 ], [ <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %216 ]
  br label %233, !llvm.loop !53

244:                                              ; preds = %233
  %245 = tail call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %238)
  switch i32 %245, label %230 [
    i32 1, label %185
    i32 2, label %211
  ]

246:                                              ; preds = %151
  %247 = trunc i64 %160 to i32
  %248 = shl nuw nsw i32 %247, 4
  store <64 x i32> <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>, ptr %7, align 64
  %249 = add nuw nsw i32 %248, %79
  %250 = insertelement <16 x i32> poison, i32 %249, i64 0
  %251 = shufflevector <16 x i32> %250, <16 x i32> poison, <16 x i32> zeroinitializer
  %252 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !52
  %253 = icmp eq <16 x i32> %252, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %254 = add nuw nsw <16 x i32> %251, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %255 = icmp slt <16 x i32> %254, %54
  %256 = and <16 x i1> %133, %255
  %257 = select <16 x i1> %253, <16 x i1> %256, <16 x i1> zeroinitializer
  %258 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %159
  %259 = xor <16 x i1> %256, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %260 = select <16 x i1> %253, <16 x i1> %259, <16 x i1> zeroinitializer
  %261 = select <16 x i1> %260, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %252
  %262 = select <16 x i1> %257, <16 x i32> %56, <16 x i32> %261
  %263 = select <16 x i1> %257, <16 x float> %258, <16 x float> %159
  %264 = select <16 x i1> %257, <16 x float> zeroinitializer, <16 x float> %155
  store <16 x i32> %262, ptr %7, align 64, !llvm.access.group !52
  %265 = load <16 x i32>, ptr %57, align 64, !llvm.access.group !52
  %266 = icmp eq <16 x i32> %265, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %267 = and <16 x i1> %135, %255
  %268 = select <16 x i1> %266, <16 x i1> %267, <16 x i1> zeroinitializer
  %269 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %158
  %270 = xor <16 x i1> %267, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %271 = select <16 x i1> %266, <16 x i1> %270, <16 x i1> zeroinitializer
  %272 = select <16 x i1> %271, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %265
  %273 = select <16 x i1> %268, <16 x i32> %56, <16 x i32> %272
  %274 = select <16 x i1> %268, <16 x float> %269, <16 x float> %158
  %275 = select <16 x i1> %268, <16 x float> zeroinitializer, <16 x float> %154
  store <16 x i32> %273, ptr %57, align 64, !llvm.access.group !52
  %276 = load <16 x i32>, ptr %58, align 64, !llvm.access.group !52
  %277 = icmp eq <16 x i32> %276, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %278 = and <16 x i1> %137, %255
  %279 = select <16 x i1> %277, <16 x i1> %278, <16 x i1> zeroinitializer
  %280 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %157
  %281 = xor <16 x i1> %278, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %282 = select <16 x i1> %277, <16 x i1> %281, <16 x i1> zeroinitializer
  %283 = select <16 x i1> %282, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %276
  %284 = select <16 x i1> %279, <16 x i32> %56, <16 x i32> %283
  %285 = select <16 x i1> %279, <16 x float> %280, <16 x float> %157
  %286 = select <16 x i1> %279, <16 x float> zeroinitializer, <16 x float> %153
  store <16 x i32> %284, ptr %58, align 64, !llvm.access.group !52
  %287 = load <16 x i32>, ptr %59, align 64, !llvm.access.group !52
  %288 = icmp eq <16 x i32> %287, <i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536, i32 65536>
  %289 = and <16 x i1> %139, %255
  %290 = select <16 x i1> %288, <16 x i1> %289, <16 x i1> zeroinitializer
  %291 = select i1 %46, <16 x float> zeroinitializer, <16 x float> %156
  %292 = xor <16 x i1> %289, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %293 = select <16 x i1> %288, <16 x i1> %292, <16 x i1> zeroinitializer
  %294 = select <16 x i1> %293, <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <16 x i32> %287
  %295 = select <16 x i1> %290, <16 x i32> %56, <16 x i32> %294
  %296 = select <16 x i1> %290, <16 x float> %291, <16 x float> %156
  %297 = select <16 x i1> %290, <16 x float> zeroinitializer, <16 x float> %152
  store <16 x i32> %295, ptr %59, align 64, !llvm.access.group !52
  %298 = add nsw i64 %161, %81
  br label %415

299:                                              ; preds = %408, %407
  %300 = mul nuw nsw i64 %207, %49
  %301 = getelementptr float, ptr %197, i64 %300
  %302 = getelementptr float, ptr %118, i64 %207
  %303 = load float, ptr %302, align 4, !tbaa !5, !llvm.access.group !52
  %304 = insertelement <16 x float> poison, float %303, i64 0
  %305 = shufflevector <16 x float> %304, <16 x float> poison, <16 x i32> zeroinitializer
  %306 = load <16 x float>, ptr %301, align 4, !tbaa !5, !llvm.access.group !52
  %307 = fmul contract <16 x float> %305, %306
  %308 = fadd contract <16 x float> %206, %307
  %309 = getelementptr float, ptr %121, i64 %207
  %310 = load float, ptr %309, align 4, !tbaa !5, !llvm.access.group !52
  %311 = insertelement <16 x float> poison, float %310, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = fmul contract <16 x float> %312, %306
  %314 = fadd contract <16 x float> %205, %313
  %315 = getelementptr float, ptr %124, i64 %207
  %316 = load float, ptr %315, align 4, !tbaa !5, !llvm.access.group !52
  %317 = insertelement <16 x float> poison, float %316, i64 0
  %318 = shufflevector <16 x float> %317, <16 x float> poison, <16 x i32> zeroinitializer
  %319 = fmul contract <16 x float> %318, %306
  %320 = fadd contract <16 x float> %204, %319
  %321 = getelementptr float, ptr %127, i64 %207
  %322 = load float, ptr %321, align 4, !tbaa !5, !llvm.access.group !52
  %323 = insertelement <16 x float> poison, float %322, i64 0
  %324 = shufflevector <16 x float> %323, <16 x float> poison, <16 x i32> zeroinitializer
  %325 = fmul contract <16 x float> %324, %306
  %326 = fadd contract <16 x float> %203, %325
  br label %327

327:                                              ; preds = %299, %337
  %328 = phi <16 x float> [ %393, %337 ], [ %199, %299 ]
  %329 = phi <16 x float> [ %380, %337 ], [ %200, %299 ]
  %330 = phi <16 x float> [ %367, %337 ], [ %201, %299 ]
  %331 = phi <16 x float> [ %354, %337 ], [ %202, %299 ]
  %332 = phi <16 x float> [ %394, %337 ], [ %326, %299 ]
  %333 = phi <16 x float> [ %381, %337 ], [ %320, %299 ]
  %334 = phi <16 x float> [ %368, %337 ], [ %314, %299 ]
  %335 = phi <16 x float> [ %355, %337 ], [ %308, %299 ]
  %336 = phi i1 [ false, %337 ], [ true, %299 ]
  br label %198

337:                                              ; preds = %414, %413, %408
  %338 = phi i32 [ 2, %414 ], [ 2, %413 ], [ 1, %408 ]
  %339 = mul nuw nsw i64 %207, %49
  %340 = getelementptr float, ptr %197, i64 %339
  %341 = getelementptr float, ptr %118, i64 %207
  %342 = insertelement <16 x ptr> poison, ptr %341, i64 0
  %343 = shufflevector <16 x ptr> %342, <16 x ptr> poison, <16 x i32> zeroinitializer
  %344 = insertelement <16 x i32> poison, i32 %338, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = load <16 x i32>, ptr %7, align 64, !llvm.access.group !52
  %347 = icmp eq <16 x i32> %346, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %348 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %343, i32 4, <16 x i1> %347, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %349 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %340, i32 4, <16 x i1> %347, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %350 = fmul contract <16 x float> %348, %349
  %351 = fadd contract <16 x float> %206, %350
  %352 = select i1 %210, <16 x float> %351, <16 x float> %202
  %353 = select <16 x i1> %347, <16 x i32> %345, <16 x i32> %346
  %354 = select <16 x i1> %347, <16 x float> %352, <16 x float> %202
  %355 = select <16 x i1> %347, <16 x float> %351, <16 x float> %206
  store <16 x i32> %353, ptr %7, align 64, !llvm.access.group !52
  %356 = getelementptr float, ptr %121, i64 %207
  %357 = insertelement <16 x ptr> poison, ptr %356, i64 0
  %358 = shufflevector <16 x ptr> %357, <16 x ptr> poison, <16 x i32> zeroinitializer
  %359 = load <16 x i32>, ptr %57, align 64, !llvm.access.group !52
  %360 = icmp eq <16 x i32> %359, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %361 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %358, i32 4, <16 x i1> %360, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %362 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %340, i32 4, <16 x i1> %360, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %363 = fmul contract <16 x float> %361, %362
  %364 = fadd contract <16 x float> %205, %363
  %365 = select i1 %210, <16 x float> %364, <16 x float> %201
  %366 = select <16 x i1> %360, <16 x i32> %345, <16 x i32> %359
  %367 = select <16 x i1> %360, <16 x float> %365, <16 x float> %201
  %368 = select <16 x i1> %360, <16 x float> %364, <16 x float> %205
  store <16 x i32> %366, ptr %57, align 64, !llvm.access.group !52
  %369 = getelementptr float, ptr %124, i64 %207
  %370 = insertelement <16 x ptr> poison, ptr %369, i64 0
  %371 = shufflevector <16 x ptr> %370, <16 x ptr> poison, <16 x i32> zeroinitializer
  %372 = load <16 x i32>, ptr %58, align 64, !llvm.access.group !52
  %373 = icmp eq <16 x i32> %372, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %374 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %371, i32 4, <16 x i1> %373, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %375 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %340, i32 4, <16 x i1> %373, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %376 = fmul contract <16 x float> %374, %375
  %377 = fadd contract <16 x float> %204, %376
  %378 = select i1 %210, <16 x float> %377, <16 x float> %200
  %379 = select <16 x i1> %373, <16 x i32> %345, <16 x i32> %372
  %380 = select <16 x i1> %373, <16 x float> %378, <16 x float> %200
  %381 = select <16 x i1> %373, <16 x float> %377, <16 x float> %204
  store <16 x i32> %379, ptr %58, align 64, !llvm.access.group !52
  %382 = getelementptr float, ptr %127, i64 %207
  %383 = insertelement <16 x ptr> poison, ptr %382, i64 0
  %384 = shufflevector <16 x ptr> %383, <16 x ptr> poison, <16 x i32> zeroinitializer
  %385 = load <16 x i32>, ptr %59, align 64, !llvm.access.group !52
  %386 = icmp eq <16 x i32> %385, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %387 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %384, i32 4, <16 x i1> %386, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %388 = tail call <16 x float> @llvm.masked.load.v16f32.p0(ptr %340, i32 4, <16 x i1> %386, <16 x float> poison), !tbaa !5, !llvm.access.group !52
  %389 = fmul contract <16 x float> %387, %388
  %390 = fadd contract <16 x float> %203, %389
  %391 = select i1 %210, <16 x float> %390, <16 x float> %199
  %392 = select <16 x i1> %386, <16 x i32> %345, <16 x i32> %385
  %393 = select <16 x i1> %386, <16 x float> %391, <16 x float> %199
  %394 = select <16 x i1> %386, <16 x float> %390, <16 x float> %203
  store <16 x i32> %392, ptr %59, align 64, !llvm.access.group !52
  %395 = load <16 x i32>, ptr %7, align 64
  %396 = icmp eq <16 x i32> %395, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %397 = load <16 x i32>, ptr %57, align 64
  %398 = icmp eq <16 x i32> %397, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %399 = or <16 x i1> %396, %398
  %400 = load <16 x i32>, ptr %58, align 64
  %401 = icmp eq <16 x i32> %400, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %402 = or <16 x i1> %399, %401
  %403 = icmp eq <16 x i32> %392, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %404 = or <16 x i1> %402, %403
  %405 = bitcast <16 x i1> %404 to i16
  %406 = icmp eq i16 %405, 0
  br i1 %406, label %415, label %327

407:                                              ; preds = %198
  br i1 %208, label %299, label %408

408:                                              ; preds = %407
  %409 = load <64 x i32>, ptr %7, align 64
  %410 = icmp ne <64 x i32> %409, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %411 = bitcast <64 x i1> %410 to i64
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %299, label %337

413:                                              ; preds = %198
  br i1 %208, label %414, label %337

414:                                              ; preds = %413
  store <64 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, ptr %7, align 64
  br label %337

415:                                              ; preds = %337, %246
  %416 = phi <16 x float> [ %297, %246 ], [ %393, %337 ]
  %417 = phi <16 x float> [ %286, %246 ], [ %380, %337 ]
  %418 = phi <16 x float> [ %275, %246 ], [ %367, %337 ]
  %419 = phi <16 x float> [ %264, %246 ], [ %354, %337 ]
  %420 = phi <16 x float> [ %296, %246 ], [ %394, %337 ]
  %421 = phi <16 x float> [ %285, %246 ], [ %381, %337 ]
  %422 = phi <16 x float> [ %274, %246 ], [ %368, %337 ]
  %423 = phi <16 x float> [ %263, %246 ], [ %355, %337 ]
  %424 = phi i64 [ %298, %246 ], [ %196, %337 ]
  %425 = phi i64 [ 0, %246 ], [ %209, %337 ]
  %426 = getelementptr float, ptr %128, i64 %424
  %427 = getelementptr float, ptr %129, i64 %424
  %428 = getelementptr float, ptr %130, i64 %424
  %429 = getelementptr float, ptr %131, i64 %424
  br label %233

430:                                              ; preds = %140, %61
  %431 = phi <16 x float> [ %62, %61 ], [ %141, %140 ]
  %432 = phi <16 x float> [ %63, %61 ], [ %142, %140 ]
  %433 = phi <16 x float> [ %64, %61 ], [ %143, %140 ]
  %434 = phi <16 x float> [ %65, %61 ], [ %144, %140 ]
  %435 = phi <16 x float> [ %66, %61 ], [ %145, %140 ]
  %436 = phi <16 x float> [ %67, %61 ], [ %146, %140 ]
  %437 = phi <16 x float> [ %68, %61 ], [ %147, %140 ]
  %438 = phi <16 x float> [ %69, %61 ], [ %148, %140 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7)
  br i1 %72, label %60, label %61

439:                                              ; preds = %26, %439
  %440 = phi i64 [ %446, %439 ], [ %2, %26 ]
  %441 = udiv i64 %440, %30
  %442 = urem i64 %440, %30
  %443 = urem i64 %441, %34
  %444 = trunc nuw i64 %442 to i32
  %445 = trunc nuw i64 %443 to i32
  %446 = add nuw nsw i64 %440, 1
  %447 = icmp eq i64 %446, %3
  tail call fastcc void @_Z11naiveKernelPfPKfS1_i.block.wide(ptr %9, ptr %12, ptr %15, i32 %18, i32 %444, i32 %445, i32 %20, i32 %22, i32 %24)
  br i1 %447, label %60, label %439
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.block.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr %5) #4 {
  %7 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %8 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %9 = alloca [16 x float], align 64
  %10 = load ptr, ptr %0, align 8
  %11 = load ptr, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %13, align 1
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %16, align 1
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = load i32, ptr %19, align 1
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 16
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %1, i64 20
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i64 %2, %3
  br i1 %27, label %28, label %82

28:                                               ; preds = %6
  %29 = getelementptr inbounds i8, ptr %1, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %1, align 4
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 5
  %34 = zext i32 %22 to i64
  %35 = add nuw nsw i64 %33, %34
  %36 = zext i32 %30 to i64
  %37 = shl nuw nsw i64 %36, 5
  %38 = zext i32 %24 to i64
  %39 = add nuw nsw i64 %37, %38
  %40 = or i64 %39, %35
  %41 = icmp ult i64 %40, 2147483648
  br i1 %41, label %42, label %892

42:                                               ; preds = %28
  %43 = zext i32 %26 to i64
  %44 = shl nuw nsw i64 %34, 2
  %45 = mul i64 %44, %38
  %46 = mul i64 %45, %43
  %47 = add i64 %46, 252
  %48 = and i64 %47, -256
  %49 = getelementptr i8, ptr %5, i64 %48
  %50 = icmp eq i32 %26, 0
  %51 = icmp eq i32 %24, 0
  %52 = lshr i64 %34, 4
  %53 = icmp ult i32 %22, 16
  %54 = icmp sgt i32 %20, 0
  %55 = lshr i32 %22, 16
  %56 = select i1 %54, i32 65537, i32 2147483647
  %57 = and i64 %34, 15
  %58 = icmp eq i64 %57, 0
  %59 = and i64 %34, 4294967280
  %60 = trunc nuw i64 %59 to i32
  %61 = icmp slt i32 %20, 1
  %62 = getelementptr inbounds float, ptr %49, i64 %59
  %63 = getelementptr float, ptr %11, i64 %59
  %64 = select i1 %61, i32 2147483647, i32 65537
  %65 = mul nuw i64 %38, %34
  %66 = shl i64 %65, 2
  %67 = shl nuw nsw i64 %52, 6
  %68 = shl nuw nsw i64 %57, 2
  %69 = getelementptr i8, ptr %49, i64 %67
  %70 = getelementptr inbounds float, ptr %5, i64 %59
  %71 = insertelement <16 x i32> poison, i32 %55, i64 0
  %72 = shufflevector <16 x i32> %71, <16 x i32> poison, <16 x i32> zeroinitializer
  %73 = and i64 %38, 3
  %74 = icmp ult i32 %24, 4
  %75 = and i64 %38, 4294967292
  %76 = icmp eq i64 %73, 0
  %77 = select i1 %50, i1 true, i1 %51
  %78 = icmp eq i64 %52, 1
  %79 = and i64 %52, 268435454
  %80 = and i64 %34, 16
  %81 = icmp eq i64 %80, 0
  br label %83

82:                                               ; preds = %892, %891, %6
  ret void

83:                                               ; preds = %42, %891
  %84 = phi i64 [ %85, %891 ], [ %2, %42 ]
  %85 = add nuw nsw i64 %84, 1
  %86 = icmp eq i64 %85, %3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !55)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  br i1 %50, label %737, label %87

87:                                               ; preds = %83
  %88 = udiv i64 %84, %32
  %89 = urem i64 %88, %36
  %90 = trunc nuw i64 %89 to i32
  %91 = urem i64 %84, %32
  %92 = trunc nuw i64 %91 to i32
  %93 = shl i32 %90, 5
  %94 = shl i32 %92, 5
  %95 = sext i32 %94 to i64
  %96 = getelementptr float, ptr %11, i64 %95
  %97 = getelementptr float, ptr %63, i64 %95
  br i1 %51, label %737, label %98

98:                                               ; preds = %87
  br i1 %53, label %200, label %99

99:                                               ; preds = %98, %197
  %100 = phi i64 [ %198, %197 ], [ 0, %98 ]
  %101 = mul i64 %100, %38
  br label %102

102:                                              ; preds = %139, %99
  %103 = phi i64 [ %141, %139 ], [ 0, %99 ]
  %104 = add i64 %103, %101
  %105 = and i64 %104, 4294967295
  %106 = mul nuw nsw i64 %105, %34
  %107 = trunc nuw nsw i64 %103 to i32
  %108 = add i32 %93, %107
  %109 = mul i32 %108, %20
  %110 = sext i32 %109 to i64
  %111 = mul i32 %20, %107
  %112 = add i32 %111, %94
  %113 = getelementptr float, ptr %96, i64 %110
  %114 = insertelement <16 x i32> poison, i32 %109, i64 0
  %115 = shufflevector <16 x i32> %114, <16 x i32> poison, <16 x i32> zeroinitializer
  %116 = insertelement <16 x i32> poison, i32 %112, i64 0
  %117 = shufflevector <16 x i32> %116, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %143

118:                                              ; preds = %189
  %119 = getelementptr inbounds float, ptr %62, i64 %106
  %120 = getelementptr float, ptr %97, i64 %110
  br i1 %61, label %190, label %121

121:                                              ; preds = %118, %121
  %122 = phi i64 [ %123, %121 ], [ 0, %118 ]
  %123 = add nuw nsw i64 %122, 1
  %124 = getelementptr inbounds float, ptr %119, i64 %122
  %125 = trunc i64 %122 to i32
  %126 = add nuw nsw i32 %125, %60
  %127 = add i32 %126, %109
  %128 = add nuw nsw i64 %122, %59
  %129 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %103, i64 %128
  %130 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %103, i64 %128
  %131 = zext i32 %127 to i64
  %132 = getelementptr inbounds float, ptr %14, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %133, ptr %129, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %134 = add i32 %112, %126
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %17, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %137, ptr %130, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float 0.000000e+00, ptr %124, align 4, !alias.scope !55, !llvm.access.group !58
  %138 = icmp eq i64 %123, %57
  br i1 %138, label %139, label %121, !llvm.loop !59

139:                                              ; preds = %121, %190, %189
  %140 = phi i32 [ %155, %189 ], [ %64, %190 ], [ %64, %121 ]
  %141 = add nuw nsw i64 %103, 1
  %142 = icmp eq i64 %141, %38
  br i1 %142, label %197, label %102

143:                                              ; preds = %154, %102
  %144 = phi i64 [ 0, %102 ], [ %156, %154 ]
  %145 = shl nuw nsw i64 %144, 4
  %146 = trunc nuw i64 %145 to i32
  %147 = add nuw nsw i64 %145, %106
  %148 = add i32 %109, %146
  %149 = icmp ult i32 %148, -15
  %150 = add i32 %112, %146
  %151 = icmp ult i32 %150, -15
  %152 = and i1 %149, %151
  %153 = and i1 %54, %152
  br i1 %153, label %158, label %168

154:                                              ; preds = %170, %173, %158
  %155 = phi i32 [ 65537, %158 ], [ %56, %173 ], [ %56, %170 ]
  %156 = add nuw nsw i64 %144, 1
  %157 = icmp eq i64 %156, %52
  br i1 %157, label %189, label %143

158:                                              ; preds = %143
  %159 = zext i32 %150 to i64
  %160 = zext i32 %148 to i64
  %161 = getelementptr inbounds float, ptr %49, i64 %147
  %162 = getelementptr inbounds float, ptr %14, i64 %160
  %163 = getelementptr inbounds float, ptr %17, i64 %159
  %164 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %103, i64 %145
  %165 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %103, i64 %145
  %166 = load <16 x float>, ptr %162, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %166, ptr %164, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %167 = load <16 x float>, ptr %163, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %167, ptr %165, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> zeroinitializer, ptr %161, align 4, !alias.scope !55, !llvm.access.group !58
  br label %154

168:                                              ; preds = %143
  %169 = getelementptr inbounds float, ptr %49, i64 %147
  br i1 %54, label %173, label %170

170:                                              ; preds = %168
  %171 = getelementptr float, ptr %113, i64 %145
  %172 = load <16 x float>, ptr %169, align 4, !alias.scope !55, !llvm.access.group !58
  store <16 x float> zeroinitializer, ptr %171, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %172, ptr %169, align 4, !alias.scope !55, !llvm.access.group !58
  br label %154

173:                                              ; preds = %168
  %174 = insertelement <16 x i32> poison, i32 %146, i64 0
  %175 = shufflevector <16 x i32> %174, <16 x i32> poison, <16 x i32> zeroinitializer
  %176 = or disjoint <16 x i32> %175, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %177 = add <16 x i32> %176, %115
  %178 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %103, i64 %145
  %179 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %103, i64 %145
  %180 = xor <16 x i32> %177, %72
  %181 = zext <16 x i32> %180 to <16 x i64>
  %182 = getelementptr inbounds float, ptr %14, <16 x i64> %181
  %183 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %182, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %183, ptr %178, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %184 = add <16 x i32> %117, %176
  %185 = xor <16 x i32> %184, %72
  %186 = zext <16 x i32> %185 to <16 x i64>
  %187 = getelementptr inbounds float, ptr %17, <16 x i64> %186
  %188 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %187, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %188, ptr %179, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> zeroinitializer, ptr %169, align 4, !alias.scope !55, !llvm.access.group !58
  br label %154

189:                                              ; preds = %154
  br i1 %58, label %139, label %118

190:                                              ; preds = %118, %190
  %191 = phi i64 [ %192, %190 ], [ 0, %118 ]
  %192 = add nuw nsw i64 %191, 1
  %193 = getelementptr inbounds float, ptr %119, i64 %191
  %194 = load float, ptr %193, align 4, !alias.scope !55, !llvm.access.group !58
  %195 = getelementptr float, ptr %120, i64 %191
  store float 0.000000e+00, ptr %195, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %194, ptr %193, align 4, !alias.scope !55, !llvm.access.group !58
  %196 = icmp eq i64 %192, %57
  br i1 %196, label %139, label %190, !llvm.loop !59

197:                                              ; preds = %139
  %198 = add nuw nsw i64 %100, 1
  %199 = icmp eq i64 %198, %43
  br i1 %199, label %734, label %99

200:                                              ; preds = %98
  br i1 %58, label %734, label %201

201:                                              ; preds = %200
  br i1 %61, label %202, label %310

202:                                              ; preds = %201, %307
  %203 = phi i64 [ %308, %307 ], [ 0, %201 ]
  %204 = mul i64 %203, %38
  br i1 %74, label %282, label %205

205:                                              ; preds = %202, %278
  %206 = phi i64 [ %279, %278 ], [ 0, %202 ]
  %207 = phi i64 [ %280, %278 ], [ 0, %202 ]
  %208 = add i64 %206, %204
  %209 = and i64 %208, 4294967295
  %210 = mul nuw nsw i64 %209, %34
  %211 = trunc nuw nsw i64 %206 to i32
  %212 = add i32 %93, %211
  %213 = mul i32 %212, %20
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr %62, i64 %210
  %216 = getelementptr float, ptr %97, i64 %214
  br label %217

217:                                              ; preds = %217, %205
  %218 = phi i64 [ 0, %205 ], [ %219, %217 ]
  %219 = add nuw nsw i64 %218, 1
  %220 = getelementptr inbounds float, ptr %215, i64 %218
  %221 = load float, ptr %220, align 4, !alias.scope !55, !llvm.access.group !58
  %222 = getelementptr float, ptr %216, i64 %218
  store float 0.000000e+00, ptr %222, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %221, ptr %220, align 4, !alias.scope !55, !llvm.access.group !58
  %223 = icmp eq i64 %219, %57
  br i1 %223, label %224, label %217, !llvm.loop !59

224:                                              ; preds = %217
  %225 = or disjoint i64 %206, 1
  %226 = add i64 %225, %204
  %227 = and i64 %226, 4294967295
  %228 = mul nuw nsw i64 %227, %34
  %229 = trunc nuw nsw i64 %225 to i32
  %230 = add i32 %93, %229
  %231 = mul i32 %230, %20
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr %62, i64 %228
  %234 = getelementptr float, ptr %97, i64 %232
  br label %235

235:                                              ; preds = %235, %224
  %236 = phi i64 [ 0, %224 ], [ %237, %235 ]
  %237 = add nuw nsw i64 %236, 1
  %238 = getelementptr inbounds float, ptr %233, i64 %236
  %239 = load float, ptr %238, align 4, !alias.scope !55, !llvm.access.group !58
  %240 = getelementptr float, ptr %234, i64 %236
  store float 0.000000e+00, ptr %240, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %239, ptr %238, align 4, !alias.scope !55, !llvm.access.group !58
  %241 = icmp eq i64 %237, %57
  br i1 %241, label %242, label %235, !llvm.loop !59

242:                                              ; preds = %235
  %243 = or disjoint i64 %206, 2
  %244 = add i64 %243, %204
  %245 = and i64 %244, 4294967295
  %246 = mul nuw nsw i64 %245, %34
  %247 = trunc nuw nsw i64 %243 to i32
  %248 = add i32 %93, %247
  %249 = mul i32 %248, %20
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr %62, i64 %246
  %252 = getelementptr float, ptr %97, i64 %250
  br label %253

253:                                              ; preds = %253, %242
  %254 = phi i64 [ 0, %242 ], [ %255, %253 ]
  %255 = add nuw nsw i64 %254, 1
  %256 = getelementptr inbounds float, ptr %251, i64 %254
  %257 = load float, ptr %256, align 4, !alias.scope !55, !llvm.access.group !58
  %258 = getelementptr float, ptr %252, i64 %254
  store float 0.000000e+00, ptr %258, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %257, ptr %256, align 4, !alias.scope !55, !llvm.access.group !58
  %259 = icmp eq i64 %255, %57
  br i1 %259, label %260, label %253, !llvm.loop !59

260:                                              ; preds = %253
  %261 = or disjoint i64 %206, 3
  %262 = add i64 %261, %204
  %263 = and i64 %262, 4294967295
  %264 = mul nuw nsw i64 %263, %34
  %265 = trunc nuw nsw i64 %261 to i32
  %266 = add i32 %93, %265
  %267 = mul i32 %266, %20
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr %62, i64 %264
  %270 = getelementptr float, ptr %97, i64 %268
  br label %271

271:                                              ; preds = %271, %260
  %272 = phi i64 [ 0, %260 ], [ %273, %271 ]
  %273 = add nuw nsw i64 %272, 1
  %274 = getelementptr inbounds float, ptr %269, i64 %272
  %275 = load float, ptr %274, align 4, !alias.scope !55, !llvm.access.group !58
  %276 = getelementptr float, ptr %270, i64 %272
  store float 0.000000e+00, ptr %276, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %275, ptr %274, align 4, !alias.scope !55, !llvm.access.group !58
  %277 = icmp eq i64 %273, %57
  br i1 %277, label %278, label %271, !llvm.loop !59

278:                                              ; preds = %271
  %279 = add nuw nsw i64 %206, 4
  %280 = add i64 %207, 4
  %281 = icmp eq i64 %280, %75
  br i1 %281, label %282, label %205

282:                                              ; preds = %278, %202
  %283 = phi i64 [ 0, %202 ], [ %279, %278 ]
  br i1 %76, label %307, label %284

284:                                              ; preds = %282, %303
  %285 = phi i64 [ %304, %303 ], [ %283, %282 ]
  %286 = phi i64 [ %305, %303 ], [ 0, %282 ]
  %287 = add i64 %285, %204
  %288 = and i64 %287, 4294967295
  %289 = mul nuw nsw i64 %288, %34
  %290 = trunc nuw nsw i64 %285 to i32
  %291 = add i32 %93, %290
  %292 = mul i32 %291, %20
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds float, ptr %62, i64 %289
  %295 = getelementptr float, ptr %97, i64 %293
  br label %296

296:                                              ; preds = %296, %284
  %297 = phi i64 [ 0, %284 ], [ %298, %296 ]
  %298 = add nuw nsw i64 %297, 1
  %299 = getelementptr inbounds float, ptr %294, i64 %297
  %300 = load float, ptr %299, align 4, !alias.scope !55, !llvm.access.group !58
  %301 = getelementptr float, ptr %295, i64 %297
  store float 0.000000e+00, ptr %301, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %300, ptr %299, align 4, !alias.scope !55, !llvm.access.group !58
  %302 = icmp eq i64 %298, %57
  br i1 %302, label %303, label %296, !llvm.loop !59

303:                                              ; preds = %296
  %304 = add nuw nsw i64 %285, 1
  %305 = add i64 %286, 1
  %306 = icmp eq i64 %305, %73
  br i1 %306, label %307, label %284, !llvm.loop !61

307:                                              ; preds = %303, %282
  %308 = add nuw nsw i64 %203, 1
  %309 = icmp eq i64 %308, %43
  br i1 %309, label %734, label %202

310:                                              ; preds = %201, %455
  %311 = phi i64 [ %456, %455 ], [ 0, %201 ]
  %312 = mul nuw nsw i64 %311, %38
  br i1 %74, label %422, label %313

313:                                              ; preds = %310, %418
  %314 = phi i64 [ %419, %418 ], [ 0, %310 ]
  %315 = phi i64 [ %420, %418 ], [ 0, %310 ]
  %316 = add nuw nsw i64 %314, %312
  %317 = mul nuw nsw i64 %316, %34
  %318 = trunc nuw nsw i64 %314 to i32
  %319 = add i32 %93, %318
  %320 = mul i32 %319, %20
  %321 = getelementptr inbounds float, ptr %62, i64 %317
  %322 = mul i32 %20, %318
  %323 = add i32 %322, %94
  br label %324

324:                                              ; preds = %324, %313
  %325 = phi i64 [ 0, %313 ], [ %326, %324 ]
  %326 = add nuw nsw i64 %325, 1
  %327 = getelementptr inbounds float, ptr %321, i64 %325
  %328 = trunc i64 %325 to i32
  %329 = add i32 %320, %328
  %330 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %314, i64 %325
  %331 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %314, i64 %325
  %332 = zext i32 %329 to i64
  %333 = getelementptr inbounds float, ptr %14, i64 %332
  %334 = load float, ptr %333, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %334, ptr %330, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %335 = add i32 %323, %328
  %336 = zext i32 %335 to i64
  %337 = getelementptr inbounds float, ptr %17, i64 %336
  %338 = load float, ptr %337, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %338, ptr %331, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float 0.000000e+00, ptr %327, align 4, !alias.scope !55, !llvm.access.group !58
  %339 = icmp eq i64 %326, %57
  br i1 %339, label %340, label %324, !llvm.loop !59

340:                                              ; preds = %324
  %341 = or disjoint i64 %314, 1
  %342 = add nuw nsw i64 %341, %312
  %343 = mul nuw nsw i64 %342, %34
  %344 = trunc nuw nsw i64 %341 to i32
  %345 = add i32 %93, %344
  %346 = mul i32 %345, %20
  %347 = getelementptr inbounds float, ptr %62, i64 %343
  %348 = mul i32 %20, %344
  %349 = add i32 %348, %94
  br label %350

350:                                              ; preds = %350, %340
  %351 = phi i64 [ 0, %340 ], [ %352, %350 ]
  %352 = add nuw nsw i64 %351, 1
  %353 = getelementptr inbounds float, ptr %347, i64 %351
  %354 = trunc i64 %351 to i32
  %355 = add i32 %346, %354
  %356 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %341, i64 %351
  %357 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %341, i64 %351
  %358 = zext i32 %355 to i64
  %359 = getelementptr inbounds float, ptr %14, i64 %358
  %360 = load float, ptr %359, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %360, ptr %356, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %361 = add i32 %349, %354
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds float, ptr %17, i64 %362
  %364 = load float, ptr %363, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %364, ptr %357, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float 0.000000e+00, ptr %353, align 4, !alias.scope !55, !llvm.access.group !58
  %365 = icmp eq i64 %352, %57
  br i1 %365, label %366, label %350, !llvm.loop !59

366:                                              ; preds = %350
  %367 = or disjoint i64 %314, 2
  %368 = add nuw nsw i64 %367, %312
  %369 = mul nuw nsw i64 %368, %34
  %370 = trunc nuw nsw i64 %367 to i32
  %371 = add i32 %93, %370
  %372 = mul i32 %371, %20
  %373 = getelementptr inbounds float, ptr %62, i64 %369
  %374 = mul i32 %20, %370
  %375 = add i32 %374, %94
  br label %376

376:                                              ; preds = %376, %366
  %377 = phi i64 [ 0, %366 ], [ %378, %376 ]
  %378 = add nuw nsw i64 %377, 1
  %379 = getelementptr inbounds float, ptr %373, i64 %377
  %380 = trunc i64 %377 to i32
  %381 = add i32 %372, %380
  %382 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %367, i64 %377
  %383 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %367, i64 %377
  %384 = zext i32 %381 to i64
  %385 = getelementptr inbounds float, ptr %14, i64 %384
  %386 = load float, ptr %385, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %386, ptr %382, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %387 = add i32 %375, %380
  %388 = zext i32 %387 to i64
  %389 = getelementptr inbounds float, ptr %17, i64 %388
  %390 = load float, ptr %389, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %390, ptr %383, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float 0.000000e+00, ptr %379, align 4, !alias.scope !55, !llvm.access.group !58
  %391 = icmp eq i64 %378, %57
  br i1 %391, label %392, label %376, !llvm.loop !59

392:                                              ; preds = %376
  %393 = or disjoint i64 %314, 3
  %394 = add nuw nsw i64 %393, %312
  %395 = mul nuw nsw i64 %394, %34
  %396 = trunc nuw nsw i64 %393 to i32
  %397 = add i32 %93, %396
  %398 = mul i32 %397, %20
  %399 = getelementptr inbounds float, ptr %62, i64 %395
  %400 = mul i32 %20, %396
  %401 = add i32 %400, %94
  br label %402

402:                                              ; preds = %402, %392
  %403 = phi i64 [ 0, %392 ], [ %404, %402 ]
  %404 = add nuw nsw i64 %403, 1
  %405 = getelementptr inbounds float, ptr %399, i64 %403
  %406 = trunc i64 %403 to i32
  %407 = add i32 %398, %406
  %408 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %393, i64 %403
  %409 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %393, i64 %403
  %410 = zext i32 %407 to i64
  %411 = getelementptr inbounds float, ptr %14, i64 %410
  %412 = load float, ptr %411, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %412, ptr %408, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %413 = add i32 %401, %406
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds float, ptr %17, i64 %414
  %416 = load float, ptr %415, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %416, ptr %409, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float 0.000000e+00, ptr %405, align 4, !alias.scope !55, !llvm.access.group !58
  %417 = icmp eq i64 %404, %57
  br i1 %417, label %418, label %402, !llvm.loop !59

418:                                              ; preds = %402
  %419 = add nuw nsw i64 %314, 4
  %420 = add i64 %315, 4
  %421 = icmp eq i64 %420, %75
  br i1 %421, label %422, label %313

422:                                              ; preds = %418, %310
  %423 = phi i64 [ 0, %310 ], [ %419, %418 ]
  br i1 %76, label %455, label %424

424:                                              ; preds = %422, %451
  %425 = phi i64 [ %452, %451 ], [ %423, %422 ]
  %426 = phi i64 [ %453, %451 ], [ 0, %422 ]
  %427 = add nuw nsw i64 %425, %312
  %428 = mul nuw nsw i64 %427, %34
  %429 = trunc nuw nsw i64 %425 to i32
  %430 = add i32 %93, %429
  %431 = mul i32 %430, %20
  %432 = getelementptr inbounds float, ptr %62, i64 %428
  %433 = mul i32 %20, %429
  %434 = add i32 %433, %94
  br label %435

435:                                              ; preds = %435, %424
  %436 = phi i64 [ 0, %424 ], [ %437, %435 ]
  %437 = add nuw nsw i64 %436, 1
  %438 = getelementptr inbounds float, ptr %432, i64 %436
  %439 = trunc i64 %436 to i32
  %440 = add i32 %431, %439
  %441 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %425, i64 %436
  %442 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %425, i64 %436
  %443 = zext i32 %440 to i64
  %444 = getelementptr inbounds float, ptr %14, i64 %443
  %445 = load float, ptr %444, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %445, ptr %441, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %446 = add i32 %434, %439
  %447 = zext i32 %446 to i64
  %448 = getelementptr inbounds float, ptr %17, i64 %447
  %449 = load float, ptr %448, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %449, ptr %442, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float 0.000000e+00, ptr %438, align 4, !alias.scope !55, !llvm.access.group !58
  %450 = icmp eq i64 %437, %57
  br i1 %450, label %451, label %435, !llvm.loop !59

451:                                              ; preds = %435
  %452 = add nuw nsw i64 %425, 1
  %453 = add i64 %426, 1
  %454 = icmp eq i64 %453, %73
  br i1 %454, label %455, label %424, !llvm.loop !62

455:                                              ; preds = %451, %422
  %456 = add nuw nsw i64 %311, 1
  %457 = icmp eq i64 %456, %43
  br i1 %457, label %734, label %310

458:                                              ; preds = %737, %887
  %459 = phi i64 [ %888, %887 ], [ 0, %737 ]
  br i1 %77, label %887, label %460

460:                                              ; preds = %458
  br i1 %53, label %647, label %461

461:                                              ; preds = %460, %644
  %462 = phi i64 [ %645, %644 ], [ 0, %460 ]
  %463 = mul i64 %66, %462
  %464 = mul nuw nsw i64 %462, %38
  %465 = getelementptr i8, ptr %69, i64 %463
  %466 = getelementptr i8, ptr %49, i64 %463
  br label %467

467:                                              ; preds = %547, %461
  %468 = phi i64 [ %548, %547 ], [ 0, %461 ]
  %469 = mul i64 %44, %468
  %470 = getelementptr i8, ptr %465, i64 %469
  %471 = add nuw nsw i64 %468, %464
  %472 = mul nuw nsw i64 %471, %34
  %473 = getelementptr i8, ptr %466, i64 %469
  %474 = getelementptr inbounds float, ptr %5, i64 %472
  br i1 %78, label %611, label %475

475:                                              ; preds = %467
  %476 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 0
  %477 = load float, ptr %476, align 64, !tbaa !5, !noalias !55
  br label %550

478:                                              ; preds = %643
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 64 %9, ptr align 4 %470, i64 %68, i1 false)
  %479 = getelementptr inbounds float, ptr %70, i64 %472
  br label %480

480:                                              ; preds = %545, %478
  %481 = phi i64 [ 0, %478 ], [ %532, %545 ]
  %482 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %481
  %483 = load float, ptr %482, align 16, !tbaa !5, !noalias !55
  %484 = or disjoint i64 %481, 1
  br label %485

485:                                              ; preds = %485, %480
  %486 = phi i64 [ 0, %480 ], [ %487, %485 ]
  %487 = add nuw nsw i64 %486, 1
  %488 = getelementptr inbounds float, ptr %9, i64 %486
  %489 = getelementptr inbounds float, ptr %479, i64 %486
  %490 = load float, ptr %488, align 4, !noalias !55, !llvm.access.group !58
  %491 = add nuw nsw i64 %486, %59
  %492 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %481, i64 %491
  %493 = load float, ptr %492, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %494 = fmul contract float %483, %493
  %495 = fadd contract float %490, %494
  store float %495, ptr %489, align 4, !alias.scope !55, !llvm.access.group !58
  store float %495, ptr %488, align 4, !noalias !55, !llvm.access.group !58
  %496 = icmp eq i64 %487, %57
  br i1 %496, label %497, label %485, !llvm.loop !63

497:                                              ; preds = %485
  %498 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %484
  %499 = load float, ptr %498, align 4, !tbaa !5, !noalias !55
  %500 = or disjoint i64 %481, 2
  br label %501

501:                                              ; preds = %501, %497
  %502 = phi i64 [ 0, %497 ], [ %503, %501 ]
  %503 = add nuw nsw i64 %502, 1
  %504 = getelementptr inbounds float, ptr %9, i64 %502
  %505 = getelementptr inbounds float, ptr %479, i64 %502
  %506 = load float, ptr %504, align 4, !noalias !55, !llvm.access.group !58
  %507 = add nuw nsw i64 %502, %59
  %508 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %484, i64 %507
  %509 = load float, ptr %508, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %510 = fmul contract float %499, %509
  %511 = fadd contract float %506, %510
  store float %511, ptr %505, align 4, !alias.scope !55, !llvm.access.group !58
  store float %511, ptr %504, align 4, !noalias !55, !llvm.access.group !58
  %512 = icmp eq i64 %503, %57
  br i1 %512, label %513, label %501, !llvm.loop !63

513:                                              ; preds = %501
  %514 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %500
  %515 = load float, ptr %514, align 8, !tbaa !5, !noalias !55
  %516 = or disjoint i64 %481, 3
  br label %517

517:                                              ; preds = %517, %513
  %518 = phi i64 [ 0, %513 ], [ %519, %517 ]
  %519 = add nuw nsw i64 %518, 1
  %520 = getelementptr inbounds float, ptr %9, i64 %518
  %521 = getelementptr inbounds float, ptr %479, i64 %518
  %522 = load float, ptr %520, align 4, !noalias !55, !llvm.access.group !58
  %523 = add nuw nsw i64 %518, %59
  %524 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %500, i64 %523
  %525 = load float, ptr %524, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %526 = fmul contract float %515, %525
  %527 = fadd contract float %522, %526
  store float %527, ptr %521, align 4, !alias.scope !55, !llvm.access.group !58
  store float %527, ptr %520, align 4, !noalias !55, !llvm.access.group !58
  %528 = icmp eq i64 %519, %57
  br i1 %528, label %529, label %517, !llvm.loop !63

529:                                              ; preds = %517
  %530 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %516
  %531 = load float, ptr %530, align 4, !tbaa !5, !noalias !55
  %532 = add nuw nsw i64 %481, 4
  br label %533

533:                                              ; preds = %533, %529
  %534 = phi i64 [ 0, %529 ], [ %535, %533 ]
  %535 = add nuw nsw i64 %534, 1
  %536 = getelementptr inbounds float, ptr %9, i64 %534
  %537 = getelementptr inbounds float, ptr %479, i64 %534
  %538 = load float, ptr %536, align 4, !noalias !55, !llvm.access.group !58
  %539 = add nuw nsw i64 %534, %59
  %540 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %516, i64 %539
  %541 = load float, ptr %540, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %542 = fmul contract float %531, %541
  %543 = fadd contract float %538, %542
  store float %543, ptr %537, align 4, !alias.scope !55, !llvm.access.group !58
  store float %543, ptr %536, align 4, !noalias !55, !llvm.access.group !58
  %544 = icmp eq i64 %535, %57
  br i1 %544, label %545, label %533, !llvm.loop !63

545:                                              ; preds = %533
  %546 = icmp eq i64 %532, 32
  br i1 %546, label %547, label %480

547:                                              ; preds = %545, %643
  %548 = add nuw nsw i64 %468, 1
  %549 = icmp eq i64 %548, %38
  br i1 %549, label %644, label %467

550:                                              ; preds = %601, %475
  %551 = phi i64 [ 0, %475 ], [ %608, %601 ]
  %552 = phi i64 [ 0, %475 ], [ %609, %601 ]
  %553 = shl nuw nsw i64 %551, 6
  %554 = getelementptr i8, ptr %473, i64 %553
  %555 = shl nuw nsw i64 %551, 4
  %556 = load <16 x float>, ptr %554, align 4
  %557 = getelementptr inbounds float, ptr %474, i64 %555
  br label %558

558:                                              ; preds = %558, %550
  %559 = phi <16 x float> [ %556, %550 ], [ %568, %558 ]
  %560 = phi i64 [ 1, %550 ], [ %571, %558 ]
  %561 = phi float [ %477, %550 ], [ %570, %558 ]
  %562 = phi i64 [ 0, %550 ], [ %560, %558 ]
  %563 = insertelement <16 x float> poison, float %561, i64 0
  %564 = shufflevector <16 x float> %563, <16 x float> poison, <16 x i32> zeroinitializer
  %565 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %562, i64 %555
  %566 = load <16 x float>, ptr %565, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %567 = fmul contract <16 x float> %564, %566
  %568 = fadd contract <16 x float> %559, %567
  %569 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %560
  %570 = load float, ptr %569, align 4, !tbaa !5, !noalias !55
  %571 = add nuw nsw i64 %560, 1
  %572 = icmp eq i64 %571, 32
  br i1 %572, label %573, label %558, !llvm.loop !64

573:                                              ; preds = %558
  store <16 x float> %568, ptr %557, align 4, !alias.scope !55
  %574 = insertelement <16 x float> poison, float %570, i64 0
  %575 = shufflevector <16 x float> %574, <16 x float> poison, <16 x i32> zeroinitializer
  %576 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %555
  %577 = load <16 x float>, ptr %576, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %578 = fmul contract <16 x float> %575, %577
  %579 = fadd contract <16 x float> %568, %578
  store <16 x float> %579, ptr %557, align 4, !alias.scope !55, !llvm.access.group !58
  %580 = or disjoint i64 %551, 1
  %581 = shl nuw nsw i64 %580, 6
  %582 = getelementptr i8, ptr %473, i64 %581
  %583 = shl nuw nsw i64 %580, 4
  %584 = load <16 x float>, ptr %582, align 4
  %585 = getelementptr inbounds float, ptr %474, i64 %583
  br label %586

586:                                              ; preds = %586, %573
  %587 = phi <16 x float> [ %584, %573 ], [ %596, %586 ]
  %588 = phi i64 [ 1, %573 ], [ %599, %586 ]
  %589 = phi float [ %477, %573 ], [ %598, %586 ]
  %590 = phi i64 [ 0, %573 ], [ %588, %586 ]
  %591 = insertelement <16 x float> poison, float %589, i64 0
  %592 = shufflevector <16 x float> %591, <16 x float> poison, <16 x i32> zeroinitializer
  %593 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %590, i64 %583
  %594 = load <16 x float>, ptr %593, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %595 = fmul contract <16 x float> %592, %594
  %596 = fadd contract <16 x float> %587, %595
  %597 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %588
  %598 = load float, ptr %597, align 4, !tbaa !5, !noalias !55
  %599 = add nuw nsw i64 %588, 1
  %600 = icmp eq i64 %599, 32
  br i1 %600, label %601, label %586, !llvm.loop !64

601:                                              ; preds = %586
  store <16 x float> %596, ptr %585, align 4, !alias.scope !55
  %602 = insertelement <16 x float> poison, float %598, i64 0
  %603 = shufflevector <16 x float> %602, <16 x float> poison, <16 x i32> zeroinitializer
  %604 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %583
  %605 = load <16 x float>, ptr %604, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %606 = fmul contract <16 x float> %603, %605
  %607 = fadd contract <16 x float> %596, %606
  store <16 x float> %607, ptr %585, align 4, !alias.scope !55, !llvm.access.group !58
  %608 = add nuw nsw i64 %551, 2
  %609 = add i64 %552, 2
  %610 = icmp eq i64 %609, %79
  br i1 %610, label %611, label %550

611:                                              ; preds = %601, %467
  %612 = phi i64 [ 0, %467 ], [ %608, %601 ]
  br i1 %81, label %643, label %613

613:                                              ; preds = %611
  %614 = shl nuw nsw i64 %612, 6
  %615 = getelementptr i8, ptr %473, i64 %614
  %616 = shl nuw nsw i64 %612, 4
  %617 = load <16 x float>, ptr %615, align 4
  %618 = getelementptr inbounds float, ptr %474, i64 %616
  %619 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 0
  %620 = load float, ptr %619, align 64, !tbaa !5, !noalias !55
  br label %621

621:                                              ; preds = %621, %613
  %622 = phi <16 x float> [ %617, %613 ], [ %631, %621 ]
  %623 = phi i64 [ 1, %613 ], [ %634, %621 ]
  %624 = phi float [ %620, %613 ], [ %633, %621 ]
  %625 = phi i64 [ 0, %613 ], [ %623, %621 ]
  %626 = insertelement <16 x float> poison, float %624, i64 0
  %627 = shufflevector <16 x float> %626, <16 x float> poison, <16 x i32> zeroinitializer
  %628 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %625, i64 %616
  %629 = load <16 x float>, ptr %628, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %630 = fmul contract <16 x float> %627, %629
  %631 = fadd contract <16 x float> %622, %630
  %632 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %468, i64 %623
  %633 = load float, ptr %632, align 4, !tbaa !5, !noalias !55
  %634 = add nuw nsw i64 %623, 1
  %635 = icmp eq i64 %634, 32
  br i1 %635, label %636, label %621, !llvm.loop !64

636:                                              ; preds = %621
  store <16 x float> %631, ptr %618, align 4, !alias.scope !55
  %637 = insertelement <16 x float> poison, float %633, i64 0
  %638 = shufflevector <16 x float> %637, <16 x float> poison, <16 x i32> zeroinitializer
  %639 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %616
  %640 = load <16 x float>, ptr %639, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %641 = fmul contract <16 x float> %638, %640
  %642 = fadd contract <16 x float> %631, %641
  store <16 x float> %642, ptr %618, align 4, !alias.scope !55, !llvm.access.group !58
  br label %643

643:                                              ; preds = %611, %636
  br i1 %58, label %547, label %478

644:                                              ; preds = %547
  %645 = add nuw nsw i64 %462, 1
  %646 = icmp eq i64 %645, %43
  br i1 %646, label %743, label %461

647:                                              ; preds = %460
  br i1 %58, label %648, label %653

648:                                              ; preds = %647
  %649 = add i64 %459, 32
  %650 = trunc i64 %649 to i32
  %651 = icmp sgt i32 %20, %650
  %652 = select i1 %651, i32 65537, i32 2147483647
  br label %749

653:                                              ; preds = %647, %731
  %654 = phi i64 [ %732, %731 ], [ 0, %647 ]
  %655 = mul i64 %66, %654
  %656 = mul nuw nsw i64 %654, %38
  %657 = getelementptr i8, ptr %49, i64 %655
  br label %658

658:                                              ; preds = %653, %728
  %659 = phi i64 [ 0, %653 ], [ %729, %728 ]
  %660 = mul i64 %44, %659
  %661 = getelementptr i8, ptr %657, i64 %660
  %662 = add nuw nsw i64 %659, %656
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 64 %9, ptr align 4 %661, i64 %68, i1 false)
  %663 = mul nuw nsw i64 %662, %34
  %664 = getelementptr inbounds float, ptr %5, i64 %663
  br label %665

665:                                              ; preds = %726, %658
  %666 = phi i64 [ 0, %658 ], [ %714, %726 ]
  %667 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %659, i64 %666
  %668 = load float, ptr %667, align 16, !tbaa !5, !noalias !55
  %669 = or disjoint i64 %666, 1
  br label %670

670:                                              ; preds = %670, %665
  %671 = phi i64 [ 0, %665 ], [ %672, %670 ]
  %672 = add nuw nsw i64 %671, 1
  %673 = getelementptr inbounds float, ptr %9, i64 %671
  %674 = getelementptr inbounds float, ptr %664, i64 %671
  %675 = load float, ptr %673, align 4, !noalias !55, !llvm.access.group !58
  %676 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %666, i64 %671
  %677 = load float, ptr %676, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %678 = fmul contract float %668, %677
  %679 = fadd contract float %675, %678
  store float %679, ptr %674, align 4, !alias.scope !55, !llvm.access.group !58
  store float %679, ptr %673, align 4, !noalias !55, !llvm.access.group !58
  %680 = icmp eq i64 %672, %57
  br i1 %680, label %681, label %670, !llvm.loop !63

681:                                              ; preds = %670
  %682 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %659, i64 %669
  %683 = load float, ptr %682, align 4, !tbaa !5, !noalias !55
  %684 = or disjoint i64 %666, 2
  br label %685

685:                                              ; preds = %685, %681
  %686 = phi i64 [ 0, %681 ], [ %687, %685 ]
  %687 = add nuw nsw i64 %686, 1
  %688 = getelementptr inbounds float, ptr %9, i64 %686
  %689 = getelementptr inbounds float, ptr %664, i64 %686
  %690 = load float, ptr %688, align 4, !noalias !55, !llvm.access.group !58
  %691 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %669, i64 %686
  %692 = load float, ptr %691, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %693 = fmul contract float %683, %692
  %694 = fadd contract float %690, %693
  store float %694, ptr %689, align 4, !alias.scope !55, !llvm.access.group !58
  store float %694, ptr %688, align 4, !noalias !55, !llvm.access.group !58
  %695 = icmp eq i64 %687, %57
  br i1 %695, label %696, label %685, !llvm.loop !63

696:                                              ; preds = %685
  %697 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %659, i64 %684
  %698 = load float, ptr %697, align 8, !tbaa !5, !noalias !55
  %699 = or disjoint i64 %666, 3
  br label %700

700:                                              ; preds = %700, %696
  %701 = phi i64 [ 0, %696 ], [ %702, %700 ]
  %702 = add nuw nsw i64 %701, 1
  %703 = getelementptr inbounds float, ptr %9, i64 %701
  %704 = getelementptr inbounds float, ptr %664, i64 %701
  %705 = load float, ptr %703, align 4, !noalias !55, !llvm.access.group !58
  %706 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %684, i64 %701
  %707 = load float, ptr %706, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %708 = fmul contract float %698, %707
  %709 = fadd contract float %705, %708
  store float %709, ptr %704, align 4, !alias.scope !55, !llvm.access.group !58
  store float %709, ptr %703, align 4, !noalias !55, !llvm.access.group !58
  %710 = icmp eq i64 %702, %57
  br i1 %710, label %711, label %700, !llvm.loop !63

711:                                              ; preds = %700
  %712 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %659, i64 %699
  %713 = load float, ptr %712, align 4, !tbaa !5, !noalias !55
  %714 = add nuw nsw i64 %666, 4
  br label %715

715:                                              ; preds = %715, %711
  %716 = phi i64 [ 0, %711 ], [ %717, %715 ]
  %717 = add nuw nsw i64 %716, 1
  %718 = getelementptr inbounds float, ptr %9, i64 %716
  %719 = getelementptr inbounds float, ptr %664, i64 %716
  %720 = load float, ptr %718, align 4, !noalias !55, !llvm.access.group !58
  %721 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %699, i64 %716
  %722 = load float, ptr %721, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %723 = fmul contract float %713, %722
  %724 = fadd contract float %720, %723
  store float %724, ptr %719, align 4, !alias.scope !55, !llvm.access.group !58
  store float %724, ptr %718, align 4, !noalias !55, !llvm.access.group !58
  %725 = icmp eq i64 %717, %57
  br i1 %725, label %726, label %715, !llvm.loop !63

726:                                              ; preds = %715
  %727 = icmp eq i64 %714, 32
  br i1 %727, label %728, label %665

728:                                              ; preds = %726
  %729 = add nuw nsw i64 %659, 1
  %730 = icmp eq i64 %729, %38
  br i1 %730, label %731, label %658

731:                                              ; preds = %728
  %732 = add nuw nsw i64 %654, 1
  %733 = icmp eq i64 %732, %43
  br i1 %733, label %743, label %653

734:                                              ; preds = %197, %455, %307, %200
  %735 = phi i32 [ %64, %200 ], [ %64, %307 ], [ %64, %455 ], [ %140, %197 ]
  %736 = icmp eq i32 %735, 65537
  br i1 %736, label %737, label %891

737:                                              ; preds = %87, %83, %734
  %738 = phi i32 [ %94, %734 ], [ undef, %83 ], [ undef, %87 ]
  %739 = phi i32 [ %93, %734 ], [ undef, %83 ], [ undef, %87 ]
  %740 = sext i32 %738 to i64
  %741 = getelementptr float, ptr %11, i64 %740
  %742 = getelementptr float, ptr %63, i64 %740
  br label %458

743:                                              ; preds = %644, %731
  br i1 false, label %891, label %744

744:                                              ; preds = %743
  %745 = add i64 %459, 32
  %746 = trunc i64 %745 to i32
  %747 = icmp sgt i32 %20, %746
  %748 = select i1 %747, i32 65537, i32 2147483647
  br i1 false, label %891, label %749

749:                                              ; preds = %648, %744
  %750 = phi i32 [ %652, %648 ], [ %748, %744 ]
  %751 = phi i1 [ %651, %648 ], [ %747, %744 ]
  %752 = phi i32 [ %650, %648 ], [ %746, %744 ]
  %753 = phi i64 [ %649, %648 ], [ %745, %744 ]
  %754 = phi i32 [ 65537, %648 ], [ 65538, %744 ]
  br label %755

755:                                              ; preds = %749, %884
  %756 = phi i64 [ 0, %749 ], [ %885, %884 ]
  %757 = phi i32 [ %754, %749 ], [ %793, %884 ]
  %758 = phi i64 [ %459, %749 ], [ %792, %884 ]
  %759 = mul i64 %756, %38
  br label %760

760:                                              ; preds = %755, %791
  %761 = phi i64 [ 0, %755 ], [ %794, %791 ]
  %762 = phi i32 [ %757, %755 ], [ %793, %791 ]
  %763 = phi i64 [ %758, %755 ], [ %792, %791 ]
  %764 = add i64 %761, %759
  %765 = and i64 %764, 4294967295
  %766 = mul nuw nsw i64 %765, %34
  br i1 %53, label %767, label %849

767:                                              ; preds = %807, %760
  %768 = phi i64 [ %763, %760 ], [ %753, %807 ]
  %769 = phi i32 [ %762, %760 ], [ %808, %807 ]
  br i1 %58, label %791, label %770

770:                                              ; preds = %767
  %771 = add nuw nsw i64 %766, %59
  %772 = trunc nuw nsw i64 %761 to i32
  %773 = add i32 %739, %772
  %774 = mul i32 %773, %20
  %775 = sext i32 %774 to i64
  %776 = getelementptr float, ptr %742, i64 %775
  %777 = add i32 %774, %752
  %778 = add i32 %752, %772
  %779 = mul i32 %778, %20
  %780 = add i32 %779, %738
  br i1 %751, label %863, label %781

781:                                              ; preds = %770, %781
  %782 = phi i64 [ %783, %781 ], [ 0, %770 ]
  %783 = add nuw nsw i64 %782, 1
  %784 = add nuw nsw i64 %771, %782
  %785 = getelementptr inbounds float, ptr %49, i64 %784
  %786 = getelementptr inbounds float, ptr %5, i64 %784
  %787 = load float, ptr %786, align 4, !alias.scope !55, !llvm.access.group !58
  %788 = load float, ptr %785, align 4, !alias.scope !55, !llvm.access.group !58
  %789 = getelementptr float, ptr %776, i64 %782
  store float %787, ptr %789, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %788, ptr %785, align 4, !alias.scope !55, !llvm.access.group !58
  %790 = icmp eq i64 %783, %57
  br i1 %790, label %791, label %781, !llvm.loop !65

791:                                              ; preds = %781, %863, %767
  %792 = phi i64 [ %768, %767 ], [ %753, %863 ], [ %753, %781 ]
  %793 = phi i32 [ %769, %767 ], [ %750, %863 ], [ %750, %781 ]
  %794 = add nuw nsw i64 %761, 1
  %795 = icmp eq i64 %794, %38
  br i1 %795, label %884, label %760

796:                                              ; preds = %849, %807
  %797 = phi i64 [ 0, %849 ], [ %809, %807 ]
  %798 = shl nuw nsw i64 %797, 4
  %799 = trunc nuw i64 %798 to i32
  %800 = add nuw nsw i64 %798, %766
  %801 = add i32 %854, %799
  %802 = icmp ult i32 %801, -15
  %803 = add i32 %857, %799
  %804 = icmp ult i32 %803, -15
  %805 = and i1 %802, %804
  %806 = and i1 %751, %805
  br i1 %806, label %811, label %823

807:                                              ; preds = %824, %830, %811
  %808 = phi i32 [ 65537, %811 ], [ %750, %830 ], [ %750, %824 ]
  %809 = add nuw nsw i64 %797, 1
  %810 = icmp eq i64 %809, %52
  br i1 %810, label %767, label %796

811:                                              ; preds = %796
  %812 = zext i32 %803 to i64
  %813 = zext i32 %801 to i64
  %814 = getelementptr inbounds float, ptr %14, i64 %813
  %815 = getelementptr inbounds float, ptr %17, i64 %812
  %816 = getelementptr inbounds float, ptr %49, i64 %800
  %817 = getelementptr inbounds float, ptr %5, i64 %800
  %818 = load <16 x float>, ptr %817, align 4, !alias.scope !55, !llvm.access.group !58
  %819 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %761, i64 %798
  %820 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %761, i64 %798
  %821 = load <16 x float>, ptr %814, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %821, ptr %819, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %822 = load <16 x float>, ptr %815, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %822, ptr %820, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %818, ptr %816, align 4, !alias.scope !55, !llvm.access.group !58
  br label %807

823:                                              ; preds = %796
  br i1 %751, label %830, label %824

824:                                              ; preds = %823
  %825 = getelementptr float, ptr %858, i64 %798
  %826 = getelementptr inbounds float, ptr %49, i64 %800
  %827 = getelementptr inbounds float, ptr %5, i64 %800
  %828 = load <16 x float>, ptr %827, align 4, !alias.scope !55, !llvm.access.group !58
  %829 = load <16 x float>, ptr %826, align 4, !alias.scope !55, !llvm.access.group !58
  store <16 x float> %828, ptr %825, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %829, ptr %826, align 4, !alias.scope !55, !llvm.access.group !58
  br label %807

830:                                              ; preds = %823
  %831 = insertelement <16 x i32> poison, i32 %799, i64 0
  %832 = shufflevector <16 x i32> %831, <16 x i32> poison, <16 x i32> zeroinitializer
  %833 = getelementptr inbounds float, ptr %49, i64 %800
  %834 = getelementptr inbounds float, ptr %5, i64 %800
  %835 = load <16 x float>, ptr %834, align 4, !alias.scope !55, !llvm.access.group !58
  %836 = or disjoint <16 x i32> %832, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %837 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %761, i64 %798
  %838 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %761, i64 %798
  %839 = add <16 x i32> %860, %836
  %840 = xor <16 x i32> %839, %72
  %841 = zext <16 x i32> %840 to <16 x i64>
  %842 = getelementptr inbounds float, ptr %14, <16 x i64> %841
  %843 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %842, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %843, ptr %837, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  %844 = add <16 x i32> %862, %836
  %845 = xor <16 x i32> %844, %72
  %846 = zext <16 x i32> %845 to <16 x i64>
  %847 = getelementptr inbounds float, ptr %17, <16 x i64> %846
  %848 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %847, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %848, ptr %838, align 64, !tbaa !5, !noalias !55, !llvm.access.group !58
  store <16 x float> %835, ptr %833, align 4, !alias.scope !55, !llvm.access.group !58
  br label %807

849:                                              ; preds = %760
  %850 = trunc nuw nsw i64 %761 to i32
  %851 = add i32 %739, %850
  %852 = mul i32 %851, %20
  %853 = sext i32 %852 to i64
  %854 = add i32 %852, %752
  %855 = add i32 %752, %850
  %856 = mul i32 %855, %20
  %857 = add i32 %856, %738
  %858 = getelementptr float, ptr %741, i64 %853
  %859 = insertelement <16 x i32> poison, i32 %854, i64 0
  %860 = shufflevector <16 x i32> %859, <16 x i32> poison, <16 x i32> zeroinitializer
  %861 = insertelement <16 x i32> poison, i32 %857, i64 0
  %862 = shufflevector <16 x i32> %861, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %796

863:                                              ; preds = %770, %863
  %864 = phi i64 [ %865, %863 ], [ 0, %770 ]
  %865 = add nuw nsw i64 %864, 1
  %866 = add nuw nsw i64 %771, %864
  %867 = getelementptr inbounds float, ptr %49, i64 %866
  %868 = getelementptr inbounds float, ptr %5, i64 %866
  %869 = load float, ptr %868, align 4, !alias.scope !55, !llvm.access.group !58
  %870 = trunc i64 %864 to i32
  %871 = add nuw nsw i32 %870, %60
  %872 = add nuw nsw i64 %864, %59
  %873 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %761, i64 %872
  %874 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %761, i64 %872
  %875 = add i32 %777, %871
  %876 = zext i32 %875 to i64
  %877 = getelementptr inbounds float, ptr %14, i64 %876
  %878 = load float, ptr %877, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %878, ptr %873, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  %879 = add i32 %780, %871
  %880 = zext i32 %879 to i64
  %881 = getelementptr inbounds float, ptr %17, i64 %880
  %882 = load float, ptr %881, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %882, ptr %874, align 4, !tbaa !5, !noalias !55, !llvm.access.group !58
  store float %869, ptr %867, align 4, !alias.scope !55, !llvm.access.group !58
  %883 = icmp eq i64 %865, %57
  br i1 %883, label %791, label %863, !llvm.loop !65

884:                                              ; preds = %791
  %885 = add nuw nsw i64 %756, 1
  %886 = icmp eq i64 %885, %43
  br i1 %886, label %887, label %755

887:                                              ; preds = %884, %458
  %888 = phi i64 [ %459, %458 ], [ %792, %884 ]
  %889 = phi i32 [ 65537, %458 ], [ %793, %884 ]
  %890 = icmp eq i32 %889, 65537
  br i1 %890, label %458, label %891

891:                                              ; preds = %744, %743, %887, %734
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br i1 %86, label %82, label %83

892:                                              ; preds = %28, %892
  %893 = phi i64 [ %899, %892 ], [ %2, %28 ]
  %894 = udiv i64 %893, %32
  %895 = urem i64 %893, %32
  %896 = urem i64 %894, %36
  %897 = trunc nuw i64 %895 to i32
  %898 = trunc nuw i64 %896 to i32
  %899 = add nuw nsw i64 %893, 1
  %900 = icmp eq i64 %899, %3
  tail call fastcc void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %11, ptr %14, ptr %17, i32 %20, i32 %897, i32 %898, i32 %22, i32 %24, i32 %26, ptr %5)
  br i1 %900, label %82, label %892
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x32.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr %5) #4 {
  %7 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %8 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %9, align 1
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %15, align 1
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = load i32, ptr %18, align 1
  %20 = freeze i32 %19
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 16
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %1, i64 20
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i64 %2, %3
  br i1 %27, label %28, label %77

28:                                               ; preds = %6
  %29 = getelementptr inbounds i8, ptr %1, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %1, align 4
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 5
  %34 = zext i32 %22 to i64
  %35 = add nuw nsw i64 %33, %34
  %36 = zext i32 %30 to i64
  %37 = shl nuw nsw i64 %36, 5
  %38 = zext i32 %24 to i64
  %39 = add nuw nsw i64 %37, %38
  %40 = or i64 %39, %35
  %41 = icmp ult i64 %40, 2147483648
  br i1 %41, label %42, label %646

42:                                               ; preds = %28
  %43 = zext i32 %26 to i64
  %44 = shl nuw nsw i64 %34, 2
  %45 = mul i64 %44, %38
  %46 = mul i64 %45, %43
  %47 = add i64 %46, 252
  %48 = and i64 %47, -256
  %49 = getelementptr i8, ptr %5, i64 %48
  %50 = icmp eq i32 %26, 0
  %51 = icmp eq i32 %24, 0
  %52 = lshr i64 %34, 5
  %53 = icmp ult i32 %22, 32
  %54 = icmp sgt i32 %20, 0
  %55 = lshr i32 %22, 16
  %56 = select i1 %54, i32 65537, i32 2147483647
  %57 = mul nuw i64 %38, %34
  %58 = shl i64 %57, 2
  %59 = add nsw i64 %52, -1
  %60 = select i1 %51, i1 true, i1 %53
  %61 = and i64 %52, 7
  %62 = icmp ult i64 %59, 7
  %63 = and i64 %52, 134217720
  %64 = icmp eq i64 %61, 0
  %65 = insertelement <16 x i32> poison, i32 %55, i64 0
  %66 = shufflevector <16 x i32> %65, <16 x i32> poison, <16 x i32> zeroinitializer
  %67 = select i1 %50, i1 true, i1 %51
  %68 = select i1 %67, i1 true, i1 %53
  %69 = icmp eq i64 %59, 0
  %70 = and i64 %52, 134217726
  %71 = and i64 %34, 32
  %72 = icmp eq i64 %71, 0
  %73 = and i64 %52, 3
  %74 = icmp ult i64 %59, 3
  %75 = and i64 %52, 134217724
  %76 = icmp eq i64 %73, 0
  br label %78

77:                                               ; preds = %646, %645, %6
  ret void

78:                                               ; preds = %42, %645
  %79 = phi i64 [ %80, %645 ], [ %2, %42 ]
  %80 = add nuw nsw i64 %79, 1
  %81 = icmp eq i64 %80, %3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !66)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %8)
  br i1 %50, label %434, label %82

82:                                               ; preds = %78
  %83 = udiv i64 %79, %32
  %84 = urem i64 %83, %36
  %85 = trunc nuw i64 %84 to i32
  %86 = urem i64 %79, %32
  %87 = trunc nuw i64 %86 to i32
  %88 = shl i32 %85, 5
  %89 = shl i32 %87, 5
  %90 = sext i32 %89 to i64
  %91 = getelementptr float, ptr %10, i64 %90
  br i1 %60, label %434, label %92

92:                                               ; preds = %82
  br i1 %54, label %93, label %179

93:                                               ; preds = %92, %176
  %94 = phi i64 [ %177, %176 ], [ 0, %92 ]
  %95 = mul nuw nsw i64 %94, %38
  br label %96

96:                                               ; preds = %173, %93
  %97 = phi i64 [ %174, %173 ], [ 0, %93 ]
  %98 = add nuw nsw i64 %97, %95
  %99 = mul nuw nsw i64 %98, %34
  %100 = trunc nuw nsw i64 %97 to i32
  %101 = add i32 %88, %100
  %102 = mul i32 %101, %20
  %103 = mul i32 %20, %100
  %104 = add i32 %103, %89
  %105 = insertelement <16 x i32> poison, i32 %104, i64 0
  %106 = shufflevector <16 x i32> %105, <16 x i32> poison, <16 x i32> zeroinitializer
  %107 = insertelement <16 x i32> poison, i32 %102, i64 0
  %108 = shufflevector <16 x i32> %107, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %109

109:                                              ; preds = %119, %96
  %110 = phi i64 [ 0, %96 ], [ %121, %119 ]
  %111 = shl nuw nsw i64 %110, 5
  %112 = trunc nuw i64 %111 to i32
  %113 = add nuw nsw i64 %111, %99
  %114 = add i32 %102, %112
  %115 = icmp ult i32 %114, -31
  %116 = add i32 %104, %112
  %117 = icmp ult i32 %116, -31
  %118 = and i1 %115, %117
  br i1 %118, label %123, label %141

119:                                              ; preds = %141, %123
  %120 = phi i32 [ 65537, %123 ], [ %56, %141 ]
  %121 = add nuw nsw i64 %110, 1
  %122 = icmp eq i64 %121, %52
  br i1 %122, label %173, label %109

123:                                              ; preds = %109
  %124 = zext i32 %116 to i64
  %125 = getelementptr inbounds float, ptr %16, i64 %124
  %126 = zext i32 %114 to i64
  %127 = getelementptr inbounds float, ptr %13, i64 %126
  %128 = getelementptr inbounds float, ptr %49, i64 %113
  %129 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %97, i64 %111
  %130 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %97, i64 %111
  %131 = load <16 x float>, ptr %127, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %131, ptr %129, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %132 = load <16 x float>, ptr %125, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %132, ptr %130, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %128, align 4, !alias.scope !66, !llvm.access.group !69
  %133 = getelementptr inbounds i8, ptr %128, i64 64
  %134 = or disjoint i64 %111, 16
  %135 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %97, i64 %134
  %136 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %97, i64 %134
  %137 = getelementptr inbounds i8, ptr %127, i64 64
  %138 = load <16 x float>, ptr %137, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %138, ptr %135, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %139 = getelementptr inbounds i8, ptr %125, i64 64
  %140 = load <16 x float>, ptr %139, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %140, ptr %136, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %133, align 4, !alias.scope !66, !llvm.access.group !69
  br label %119

141:                                              ; preds = %109
  %142 = insertelement <16 x i32> poison, i32 %112, i64 0
  %143 = shufflevector <16 x i32> %142, <16 x i32> poison, <16 x i32> zeroinitializer
  %144 = getelementptr inbounds float, ptr %49, i64 %113
  %145 = or disjoint <16 x i32> %143, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %146 = add <16 x i32> %145, %108
  %147 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %97, i64 %111
  %148 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %97, i64 %111
  %149 = xor <16 x i32> %146, %66
  %150 = zext <16 x i32> %149 to <16 x i64>
  %151 = getelementptr inbounds float, ptr %13, <16 x i64> %150
  %152 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %151, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %152, ptr %147, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %153 = add <16 x i32> %106, %145
  %154 = xor <16 x i32> %153, %66
  %155 = zext <16 x i32> %154 to <16 x i64>
  %156 = getelementptr inbounds float, ptr %16, <16 x i64> %155
  %157 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %156, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %157, ptr %148, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %144, align 4, !alias.scope !66, !llvm.access.group !69
  %158 = getelementptr inbounds i8, ptr %144, i64 64
  %159 = or disjoint <16 x i32> %143, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %160 = add <16 x i32> %159, %108
  %161 = or disjoint i64 %111, 16
  %162 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %97, i64 %161
  %163 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %97, i64 %161
  %164 = xor <16 x i32> %160, %66
  %165 = zext <16 x i32> %164 to <16 x i64>
  %166 = getelementptr inbounds float, ptr %13, <16 x i64> %165
  %167 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %166, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %167, ptr %162, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %168 = add <16 x i32> %106, %159
  %169 = xor <16 x i32> %168, %66
  %170 = zext <16 x i32> %169 to <16 x i64>
  %171 = getelementptr inbounds float, ptr %16, <16 x i64> %170
  %172 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %171, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %172, ptr %163, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %158, align 4, !alias.scope !66, !llvm.access.group !69
  br label %119

173:                                              ; preds = %119
  %174 = add nuw nsw i64 %97, 1
  %175 = icmp eq i64 %174, %38
  br i1 %175, label %176, label %96

176:                                              ; preds = %173
  %177 = add nuw nsw i64 %94, 1
  %178 = icmp eq i64 %177, %43
  br i1 %178, label %431, label %93

179:                                              ; preds = %92, %273
  %180 = phi i64 [ %274, %273 ], [ 0, %92 ]
  %181 = mul i64 %180, %38
  br label %182

182:                                              ; preds = %179, %270
  %183 = phi i64 [ 0, %179 ], [ %271, %270 ]
  %184 = add i64 %183, %181
  %185 = and i64 %184, 4294967295
  %186 = mul nuw nsw i64 %185, %34
  %187 = trunc nuw nsw i64 %183 to i32
  %188 = add i32 %88, %187
  %189 = mul i32 %188, %20
  %190 = sext i32 %189 to i64
  %191 = getelementptr float, ptr %91, i64 %190
  %192 = getelementptr inbounds float, ptr %49, i64 %186
  br i1 %62, label %255, label %193

193:                                              ; preds = %182, %193
  %194 = phi i64 [ %252, %193 ], [ 0, %182 ]
  %195 = phi i64 [ %253, %193 ], [ 0, %182 ]
  %196 = shl nuw nsw i64 %194, 5
  %197 = getelementptr float, ptr %191, i64 %196
  %198 = getelementptr inbounds float, ptr %192, i64 %196
  %199 = load <16 x float>, ptr %198, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %197, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %199, ptr %198, align 4, !alias.scope !66, !llvm.access.group !69
  %200 = getelementptr inbounds i8, ptr %198, i64 64
  %201 = load <16 x float>, ptr %200, align 4, !alias.scope !66, !llvm.access.group !69
  %202 = getelementptr i8, ptr %197, i64 64
  store <16 x float> zeroinitializer, ptr %202, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %201, ptr %200, align 4, !alias.scope !66, !llvm.access.group !69
  %203 = or disjoint i64 %196, 32
  %204 = getelementptr float, ptr %191, i64 %203
  %205 = getelementptr inbounds float, ptr %192, i64 %203
  %206 = load <16 x float>, ptr %205, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %204, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %206, ptr %205, align 4, !alias.scope !66, !llvm.access.group !69
  %207 = getelementptr inbounds i8, ptr %205, i64 64
  %208 = load <16 x float>, ptr %207, align 4, !alias.scope !66, !llvm.access.group !69
  %209 = getelementptr i8, ptr %204, i64 64
  store <16 x float> zeroinitializer, ptr %209, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %208, ptr %207, align 4, !alias.scope !66, !llvm.access.group !69
  %210 = or disjoint i64 %196, 64
  %211 = getelementptr float, ptr %191, i64 %210
  %212 = getelementptr inbounds float, ptr %192, i64 %210
  %213 = load <16 x float>, ptr %212, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %211, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %213, ptr %212, align 4, !alias.scope !66, !llvm.access.group !69
  %214 = getelementptr inbounds i8, ptr %212, i64 64
  %215 = load <16 x float>, ptr %214, align 4, !alias.scope !66, !llvm.access.group !69
  %216 = getelementptr i8, ptr %211, i64 64
  store <16 x float> zeroinitializer, ptr %216, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %215, ptr %214, align 4, !alias.scope !66, !llvm.access.group !69
  %217 = or disjoint i64 %196, 96
  %218 = getelementptr float, ptr %191, i64 %217
  %219 = getelementptr inbounds float, ptr %192, i64 %217
  %220 = load <16 x float>, ptr %219, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %218, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %220, ptr %219, align 4, !alias.scope !66, !llvm.access.group !69
  %221 = getelementptr inbounds i8, ptr %219, i64 64
  %222 = load <16 x float>, ptr %221, align 4, !alias.scope !66, !llvm.access.group !69
  %223 = getelementptr i8, ptr %218, i64 64
  store <16 x float> zeroinitializer, ptr %223, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %222, ptr %221, align 4, !alias.scope !66, !llvm.access.group !69
  %224 = or disjoint i64 %196, 128
  %225 = getelementptr float, ptr %191, i64 %224
  %226 = getelementptr inbounds float, ptr %192, i64 %224
  %227 = load <16 x float>, ptr %226, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %225, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %227, ptr %226, align 4, !alias.scope !66, !llvm.access.group !69
  %228 = getelementptr inbounds i8, ptr %226, i64 64
  %229 = load <16 x float>, ptr %228, align 4, !alias.scope !66, !llvm.access.group !69
  %230 = getelementptr i8, ptr %225, i64 64
  store <16 x float> zeroinitializer, ptr %230, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %229, ptr %228, align 4, !alias.scope !66, !llvm.access.group !69
  %231 = or disjoint i64 %196, 160
  %232 = getelementptr float, ptr %191, i64 %231
  %233 = getelementptr inbounds float, ptr %192, i64 %231
  %234 = load <16 x float>, ptr %233, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %232, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %234, ptr %233, align 4, !alias.scope !66, !llvm.access.group !69
  %235 = getelementptr inbounds i8, ptr %233, i64 64
  %236 = load <16 x float>, ptr %235, align 4, !alias.scope !66, !llvm.access.group !69
  %237 = getelementptr i8, ptr %232, i64 64
  store <16 x float> zeroinitializer, ptr %237, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %236, ptr %235, align 4, !alias.scope !66, !llvm.access.group !69
  %238 = or disjoint i64 %196, 192
  %239 = getelementptr float, ptr %191, i64 %238
  %240 = getelementptr inbounds float, ptr %192, i64 %238
  %241 = load <16 x float>, ptr %240, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %239, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %241, ptr %240, align 4, !alias.scope !66, !llvm.access.group !69
  %242 = getelementptr inbounds i8, ptr %240, i64 64
  %243 = load <16 x float>, ptr %242, align 4, !alias.scope !66, !llvm.access.group !69
  %244 = getelementptr i8, ptr %239, i64 64
  store <16 x float> zeroinitializer, ptr %244, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %243, ptr %242, align 4, !alias.scope !66, !llvm.access.group !69
  %245 = or disjoint i64 %196, 224
  %246 = getelementptr float, ptr %191, i64 %245
  %247 = getelementptr inbounds float, ptr %192, i64 %245
  %248 = load <16 x float>, ptr %247, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %246, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %248, ptr %247, align 4, !alias.scope !66, !llvm.access.group !69
  %249 = getelementptr inbounds i8, ptr %247, i64 64
  %250 = load <16 x float>, ptr %249, align 4, !alias.scope !66, !llvm.access.group !69
  %251 = getelementptr i8, ptr %246, i64 64
  store <16 x float> zeroinitializer, ptr %251, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %250, ptr %249, align 4, !alias.scope !66, !llvm.access.group !69
  %252 = add nuw nsw i64 %194, 8
  %253 = add i64 %195, 8
  %254 = icmp eq i64 %253, %63
  br i1 %254, label %255, label %193

255:                                              ; preds = %193, %182
  %256 = phi i64 [ 0, %182 ], [ %252, %193 ]
  br i1 %64, label %270, label %257

257:                                              ; preds = %255, %257
  %258 = phi i64 [ %267, %257 ], [ %256, %255 ]
  %259 = phi i64 [ %268, %257 ], [ 0, %255 ]
  %260 = shl nuw nsw i64 %258, 5
  %261 = getelementptr float, ptr %191, i64 %260
  %262 = getelementptr inbounds float, ptr %192, i64 %260
  %263 = load <16 x float>, ptr %262, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> zeroinitializer, ptr %261, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %263, ptr %262, align 4, !alias.scope !66, !llvm.access.group !69
  %264 = getelementptr inbounds i8, ptr %262, i64 64
  %265 = load <16 x float>, ptr %264, align 4, !alias.scope !66, !llvm.access.group !69
  %266 = getelementptr i8, ptr %261, i64 64
  store <16 x float> zeroinitializer, ptr %266, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %265, ptr %264, align 4, !alias.scope !66, !llvm.access.group !69
  %267 = add nuw nsw i64 %258, 1
  %268 = add i64 %259, 1
  %269 = icmp eq i64 %268, %61
  br i1 %269, label %270, label %257, !llvm.loop !70

270:                                              ; preds = %257, %255
  %271 = add nuw nsw i64 %183, 1
  %272 = icmp eq i64 %271, %38
  br i1 %272, label %273, label %182

273:                                              ; preds = %270
  %274 = add nuw nsw i64 %180, 1
  %275 = icmp eq i64 %274, %43
  br i1 %275, label %431, label %179

276:                                              ; preds = %434, %641
  %277 = phi i32 [ %642, %641 ], [ 0, %434 ]
  br i1 %68, label %641, label %278

278:                                              ; preds = %276, %428
  %279 = phi i64 [ %429, %428 ], [ 0, %276 ]
  %280 = mul i64 %58, %279
  %281 = mul nuw nsw i64 %279, %38
  %282 = getelementptr i8, ptr %49, i64 %280
  br label %283

283:                                              ; preds = %425, %278
  %284 = phi i64 [ %426, %425 ], [ 0, %278 ]
  %285 = mul i64 %44, %284
  %286 = add nuw nsw i64 %284, %281
  %287 = mul nuw nsw i64 %286, %34
  %288 = getelementptr i8, ptr %282, i64 %285
  %289 = getelementptr inbounds float, ptr %5, i64 %287
  br i1 %69, label %380, label %290

290:                                              ; preds = %283
  %291 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %284, i64 0
  %292 = load float, ptr %291, align 64, !tbaa !5, !noalias !66
  br label %293

293:                                              ; preds = %366, %290
  %294 = phi i64 [ 0, %290 ], [ %377, %366 ]
  %295 = phi i64 [ 0, %290 ], [ %378, %366 ]
  %296 = shl nuw nsw i64 %294, 7
  %297 = getelementptr i8, ptr %288, i64 %296
  %298 = shl nuw nsw i64 %294, 5
  %299 = load <16 x float>, ptr %297, align 4
  %300 = getelementptr inbounds i8, ptr %297, i64 64
  %301 = load <16 x float>, ptr %300, align 4
  %302 = getelementptr inbounds float, ptr %289, i64 %298
  %303 = getelementptr inbounds i8, ptr %302, i64 64
  %304 = or disjoint i64 %298, 16
  br label %305

305:                                              ; preds = %305, %293
  %306 = phi <16 x float> [ %301, %293 ], [ %320, %305 ]
  %307 = phi <16 x float> [ %299, %293 ], [ %316, %305 ]
  %308 = phi i64 [ 1, %293 ], [ %323, %305 ]
  %309 = phi float [ %292, %293 ], [ %322, %305 ]
  %310 = phi i64 [ 0, %293 ], [ %308, %305 ]
  %311 = insertelement <16 x float> poison, float %309, i64 0
  %312 = shufflevector <16 x float> %311, <16 x float> poison, <16 x i32> zeroinitializer
  %313 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %310, i64 %298
  %314 = load <16 x float>, ptr %313, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %315 = fmul contract <16 x float> %312, %314
  %316 = fadd contract <16 x float> %307, %315
  %317 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %310, i64 %304
  %318 = load <16 x float>, ptr %317, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %319 = fmul contract <16 x float> %312, %318
  %320 = fadd contract <16 x float> %306, %319
  %321 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %284, i64 %308
  %322 = load float, ptr %321, align 4, !tbaa !5, !noalias !66
  %323 = add nuw nsw i64 %308, 1
  %324 = icmp eq i64 %323, 32
  br i1 %324, label %325, label %305, !llvm.loop !71

325:                                              ; preds = %305
  store <16 x float> %316, ptr %302, align 4, !alias.scope !66
  store <16 x float> %320, ptr %303, align 4, !alias.scope !66
  %326 = insertelement <16 x float> poison, float %322, i64 0
  %327 = shufflevector <16 x float> %326, <16 x float> poison, <16 x i32> zeroinitializer
  %328 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %298
  %329 = load <16 x float>, ptr %328, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %330 = fmul contract <16 x float> %327, %329
  %331 = fadd contract <16 x float> %316, %330
  store <16 x float> %331, ptr %302, align 4, !alias.scope !66, !llvm.access.group !69
  %332 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %304
  %333 = load <16 x float>, ptr %332, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %334 = fmul contract <16 x float> %327, %333
  %335 = fadd contract <16 x float> %320, %334
  store <16 x float> %335, ptr %303, align 4, !alias.scope !66, !llvm.access.group !69
  %336 = or disjoint i64 %294, 1
  %337 = shl nuw nsw i64 %336, 7
  %338 = getelementptr i8, ptr %288, i64 %337
  %339 = shl nuw nsw i64 %336, 5
  %340 = load <16 x float>, ptr %338, align 4
  %341 = getelementptr inbounds i8, ptr %338, i64 64
  %342 = load <16 x float>, ptr %341, align 4
  %343 = getelementptr inbounds float, ptr %289, i64 %339
  %344 = getelementptr inbounds i8, ptr %343, i64 64
  %345 = or disjoint i64 %339, 16
  br label %346

346:                                              ; preds = %346, %325
  %347 = phi <16 x float> [ %342, %325 ], [ %361, %346 ]
  %348 = phi <16 x float> [ %340, %325 ], [ %357, %346 ]
  %349 = phi i64 [ 1, %325 ], [ %364, %346 ]
  %350 = phi float [ %292, %325 ], [ %363, %346 ]
  %351 = phi i64 [ 0, %325 ], [ %349, %346 ]
  %352 = insertelement <16 x float> poison, float %350, i64 0
  %353 = shufflevector <16 x float> %352, <16 x float> poison, <16 x i32> zeroinitializer
  %354 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %351, i64 %339
  %355 = load <16 x float>, ptr %354, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %356 = fmul contract <16 x float> %353, %355
  %357 = fadd contract <16 x float> %348, %356
  %358 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %351, i64 %345
  %359 = load <16 x float>, ptr %358, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %360 = fmul contract <16 x float> %353, %359
  %361 = fadd contract <16 x float> %347, %360
  %362 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %284, i64 %349
  %363 = load float, ptr %362, align 4, !tbaa !5, !noalias !66
  %364 = add nuw nsw i64 %349, 1
  %365 = icmp eq i64 %364, 32
  br i1 %365, label %366, label %346, !llvm.loop !71

366:                                              ; preds = %346
  store <16 x float> %357, ptr %343, align 4, !alias.scope !66
  store <16 x float> %361, ptr %344, align 4, !alias.scope !66
  %367 = insertelement <16 x float> poison, float %363, i64 0
  %368 = shufflevector <16 x float> %367, <16 x float> poison, <16 x i32> zeroinitializer
  %369 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %339
  %370 = load <16 x float>, ptr %369, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %371 = fmul contract <16 x float> %368, %370
  %372 = fadd contract <16 x float> %357, %371
  store <16 x float> %372, ptr %343, align 4, !alias.scope !66, !llvm.access.group !69
  %373 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %345
  %374 = load <16 x float>, ptr %373, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %375 = fmul contract <16 x float> %368, %374
  %376 = fadd contract <16 x float> %361, %375
  store <16 x float> %376, ptr %344, align 4, !alias.scope !66, !llvm.access.group !69
  %377 = add nuw nsw i64 %294, 2
  %378 = add i64 %295, 2
  %379 = icmp eq i64 %378, %70
  br i1 %379, label %380, label %293

380:                                              ; preds = %366, %283
  %381 = phi i64 [ 0, %283 ], [ %377, %366 ]
  br i1 %72, label %425, label %382

382:                                              ; preds = %380
  %383 = shl nuw nsw i64 %381, 7
  %384 = getelementptr i8, ptr %288, i64 %383
  %385 = shl nuw nsw i64 %381, 5
  %386 = load <16 x float>, ptr %384, align 4
  %387 = getelementptr inbounds i8, ptr %384, i64 64
  %388 = load <16 x float>, ptr %387, align 4
  %389 = getelementptr inbounds float, ptr %289, i64 %385
  %390 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %284, i64 0
  %391 = load float, ptr %390, align 64, !tbaa !5, !noalias !66
  %392 = getelementptr inbounds i8, ptr %389, i64 64
  %393 = or disjoint i64 %385, 16
  br label %394

394:                                              ; preds = %394, %382
  %395 = phi <16 x float> [ %388, %382 ], [ %409, %394 ]
  %396 = phi <16 x float> [ %386, %382 ], [ %405, %394 ]
  %397 = phi i64 [ 1, %382 ], [ %412, %394 ]
  %398 = phi float [ %391, %382 ], [ %411, %394 ]
  %399 = phi i64 [ 0, %382 ], [ %397, %394 ]
  %400 = insertelement <16 x float> poison, float %398, i64 0
  %401 = shufflevector <16 x float> %400, <16 x float> poison, <16 x i32> zeroinitializer
  %402 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %399, i64 %385
  %403 = load <16 x float>, ptr %402, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %404 = fmul contract <16 x float> %401, %403
  %405 = fadd contract <16 x float> %396, %404
  %406 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %399, i64 %393
  %407 = load <16 x float>, ptr %406, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %408 = fmul contract <16 x float> %401, %407
  %409 = fadd contract <16 x float> %395, %408
  %410 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %284, i64 %397
  %411 = load float, ptr %410, align 4, !tbaa !5, !noalias !66
  %412 = add nuw nsw i64 %397, 1
  %413 = icmp eq i64 %412, 32
  br i1 %413, label %414, label %394, !llvm.loop !71

414:                                              ; preds = %394
  store <16 x float> %405, ptr %389, align 4, !alias.scope !66
  store <16 x float> %409, ptr %392, align 4, !alias.scope !66
  %415 = insertelement <16 x float> poison, float %411, i64 0
  %416 = shufflevector <16 x float> %415, <16 x float> poison, <16 x i32> zeroinitializer
  %417 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %385
  %418 = load <16 x float>, ptr %417, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %419 = fmul contract <16 x float> %416, %418
  %420 = fadd contract <16 x float> %405, %419
  store <16 x float> %420, ptr %389, align 4, !alias.scope !66, !llvm.access.group !69
  %421 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %393
  %422 = load <16 x float>, ptr %421, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %423 = fmul contract <16 x float> %416, %422
  %424 = fadd contract <16 x float> %409, %423
  store <16 x float> %424, ptr %392, align 4, !alias.scope !66, !llvm.access.group !69
  br label %425

425:                                              ; preds = %380, %414
  %426 = add nuw nsw i64 %284, 1
  %427 = icmp eq i64 %426, %38
  br i1 %427, label %428, label %283

428:                                              ; preds = %425
  %429 = add nuw nsw i64 %279, 1
  %430 = icmp eq i64 %429, %43
  br i1 %430, label %439, label %278

431:                                              ; preds = %273, %176
  %432 = phi i32 [ %120, %176 ], [ %56, %273 ]
  %433 = icmp eq i32 %432, 65537
  br i1 %433, label %434, label %645

434:                                              ; preds = %82, %78, %431
  %435 = phi i32 [ %89, %431 ], [ %89, %82 ], [ undef, %78 ]
  %436 = phi i32 [ %88, %431 ], [ %88, %82 ], [ undef, %78 ]
  %437 = sext i32 %435 to i64
  %438 = getelementptr float, ptr %10, i64 %437
  br label %276

439:                                              ; preds = %428
  br i1 %50, label %645, label %440

440:                                              ; preds = %439
  %441 = add i32 %277, 32
  %442 = icmp sgt i32 %20, %441
  %443 = select i1 %442, i32 65537, i32 2147483647
  br i1 %60, label %645, label %444

444:                                              ; preds = %440
  br i1 %442, label %445, label %543

445:                                              ; preds = %444, %540
  %446 = phi i64 [ %541, %540 ], [ 0, %444 ]
  %447 = mul nuw nsw i64 %446, %38
  br label %448

448:                                              ; preds = %537, %445
  %449 = phi i64 [ %538, %537 ], [ 0, %445 ]
  %450 = add nuw nsw i64 %449, %447
  %451 = mul nuw nsw i64 %450, %34
  %452 = trunc nuw nsw i64 %449 to i32
  %453 = add i32 %436, %452
  %454 = mul i32 %453, %20
  %455 = add i32 %454, %441
  %456 = add i32 %441, %452
  %457 = mul i32 %456, %20
  %458 = add i32 %457, %435
  %459 = insertelement <16 x i32> poison, i32 %458, i64 0
  %460 = shufflevector <16 x i32> %459, <16 x i32> poison, <16 x i32> zeroinitializer
  %461 = insertelement <16 x i32> poison, i32 %455, i64 0
  %462 = shufflevector <16 x i32> %461, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %463

463:                                              ; preds = %510, %448
  %464 = phi i64 [ 0, %448 ], [ %512, %510 ]
  %465 = shl nuw nsw i64 %464, 5
  %466 = trunc nuw i64 %465 to i32
  %467 = add nuw nsw i64 %465, %451
  %468 = add i32 %455, %466
  %469 = icmp ult i32 %468, -31
  %470 = add i32 %458, %466
  %471 = icmp ult i32 %470, -31
  %472 = and i1 %469, %471
  br i1 %472, label %514, label %473

473:                                              ; preds = %463
  %474 = insertelement <16 x i32> poison, i32 %466, i64 0
  %475 = shufflevector <16 x i32> %474, <16 x i32> poison, <16 x i32> zeroinitializer
  %476 = getelementptr inbounds float, ptr %49, i64 %467
  %477 = getelementptr inbounds float, ptr %5, i64 %467
  %478 = load <16 x float>, ptr %477, align 4, !alias.scope !66, !llvm.access.group !69
  %479 = or disjoint <16 x i32> %475, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %480 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %449, i64 %465
  %481 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %449, i64 %465
  %482 = add <16 x i32> %462, %479
  %483 = xor <16 x i32> %482, %66
  %484 = zext <16 x i32> %483 to <16 x i64>
  %485 = getelementptr inbounds float, ptr %13, <16 x i64> %484
  %486 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %485, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %486, ptr %480, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %487 = add <16 x i32> %460, %479
  %488 = xor <16 x i32> %487, %66
  %489 = zext <16 x i32> %488 to <16 x i64>
  %490 = getelementptr inbounds float, ptr %16, <16 x i64> %489
  %491 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %490, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %491, ptr %481, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %478, ptr %476, align 4, !alias.scope !66, !llvm.access.group !69
  %492 = add nuw nsw i64 %467, 16
  %493 = getelementptr inbounds float, ptr %49, i64 %492
  %494 = getelementptr inbounds float, ptr %5, i64 %492
  %495 = load <16 x float>, ptr %494, align 4, !alias.scope !66, !llvm.access.group !69
  %496 = or disjoint <16 x i32> %475, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %497 = or disjoint i64 %465, 16
  %498 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %449, i64 %497
  %499 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %449, i64 %497
  %500 = add <16 x i32> %462, %496
  %501 = xor <16 x i32> %500, %66
  %502 = zext <16 x i32> %501 to <16 x i64>
  %503 = getelementptr inbounds float, ptr %13, <16 x i64> %502
  %504 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %503, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %504, ptr %498, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %505 = add <16 x i32> %460, %496
  %506 = xor <16 x i32> %505, %66
  %507 = zext <16 x i32> %506 to <16 x i64>
  %508 = getelementptr inbounds float, ptr %16, <16 x i64> %507
  %509 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %508, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %509, ptr %499, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %495, ptr %493, align 4, !alias.scope !66, !llvm.access.group !69
  br label %510

510:                                              ; preds = %473, %514
  %511 = phi i32 [ 65537, %514 ], [ %443, %473 ]
  %512 = add nuw nsw i64 %464, 1
  %513 = icmp eq i64 %512, %52
  br i1 %513, label %537, label %463

514:                                              ; preds = %463
  %515 = zext i32 %470 to i64
  %516 = getelementptr inbounds float, ptr %16, i64 %515
  %517 = zext i32 %468 to i64
  %518 = getelementptr inbounds float, ptr %13, i64 %517
  %519 = getelementptr inbounds float, ptr %49, i64 %467
  %520 = getelementptr inbounds float, ptr %5, i64 %467
  %521 = load <16 x float>, ptr %520, align 4, !alias.scope !66, !llvm.access.group !69
  %522 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %449, i64 %465
  %523 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %449, i64 %465
  %524 = load <16 x float>, ptr %518, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %524, ptr %522, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %525 = load <16 x float>, ptr %516, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %525, ptr %523, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %521, ptr %519, align 4, !alias.scope !66, !llvm.access.group !69
  %526 = add nuw nsw i64 %467, 16
  %527 = getelementptr inbounds float, ptr %49, i64 %526
  %528 = getelementptr inbounds float, ptr %5, i64 %526
  %529 = load <16 x float>, ptr %528, align 4, !alias.scope !66, !llvm.access.group !69
  %530 = or disjoint i64 %465, 16
  %531 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %449, i64 %530
  %532 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %449, i64 %530
  %533 = getelementptr inbounds i8, ptr %518, i64 64
  %534 = load <16 x float>, ptr %533, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %534, ptr %531, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  %535 = getelementptr inbounds i8, ptr %516, i64 64
  %536 = load <16 x float>, ptr %535, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %536, ptr %532, align 64, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %529, ptr %527, align 4, !alias.scope !66, !llvm.access.group !69
  br label %510

537:                                              ; preds = %510
  %538 = add nuw nsw i64 %449, 1
  %539 = icmp eq i64 %538, %38
  br i1 %539, label %540, label %448

540:                                              ; preds = %537
  %541 = add nuw nsw i64 %446, 1
  %542 = icmp eq i64 %541, %43
  br i1 %542, label %641, label %445

543:                                              ; preds = %444, %638
  %544 = phi i64 [ %639, %638 ], [ 0, %444 ]
  %545 = mul i64 %544, %38
  br label %546

546:                                              ; preds = %543, %635
  %547 = phi i64 [ 0, %543 ], [ %636, %635 ]
  %548 = add i64 %547, %545
  %549 = and i64 %548, 4294967295
  %550 = mul nuw nsw i64 %549, %34
  %551 = trunc nuw nsw i64 %547 to i32
  %552 = add i32 %436, %551
  %553 = mul i32 %552, %20
  %554 = sext i32 %553 to i64
  %555 = getelementptr float, ptr %438, i64 %554
  br i1 %74, label %614, label %556

556:                                              ; preds = %546, %556
  %557 = phi i64 [ %611, %556 ], [ 0, %546 ]
  %558 = phi i64 [ %612, %556 ], [ 0, %546 ]
  %559 = shl nuw nsw i64 %557, 5
  %560 = getelementptr float, ptr %555, i64 %559
  %561 = add nuw nsw i64 %559, %550
  %562 = getelementptr inbounds float, ptr %49, i64 %561
  %563 = getelementptr inbounds float, ptr %5, i64 %561
  %564 = load <16 x float>, ptr %563, align 4, !alias.scope !66, !llvm.access.group !69
  %565 = load <16 x float>, ptr %562, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> %564, ptr %560, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %565, ptr %562, align 4, !alias.scope !66, !llvm.access.group !69
  %566 = add nuw nsw i64 %561, 16
  %567 = getelementptr inbounds float, ptr %49, i64 %566
  %568 = getelementptr inbounds float, ptr %5, i64 %566
  %569 = load <16 x float>, ptr %568, align 4, !alias.scope !66, !llvm.access.group !69
  %570 = load <16 x float>, ptr %567, align 4, !alias.scope !66, !llvm.access.group !69
  %571 = getelementptr i8, ptr %560, i64 64
  store <16 x float> %569, ptr %571, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %570, ptr %567, align 4, !alias.scope !66, !llvm.access.group !69
  %572 = or disjoint i64 %559, 32
  %573 = getelementptr float, ptr %555, i64 %572
  %574 = add nuw nsw i64 %572, %550
  %575 = getelementptr inbounds float, ptr %49, i64 %574
  %576 = getelementptr inbounds float, ptr %5, i64 %574
  %577 = load <16 x float>, ptr %576, align 4, !alias.scope !66, !llvm.access.group !69
  %578 = load <16 x float>, ptr %575, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> %577, ptr %573, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %578, ptr %575, align 4, !alias.scope !66, !llvm.access.group !69
  %579 = add nuw nsw i64 %574, 16
  %580 = getelementptr inbounds float, ptr %49, i64 %579
  %581 = getelementptr inbounds float, ptr %5, i64 %579
  %582 = load <16 x float>, ptr %581, align 4, !alias.scope !66, !llvm.access.group !69
  %583 = load <16 x float>, ptr %580, align 4, !alias.scope !66, !llvm.access.group !69
  %584 = getelementptr i8, ptr %573, i64 64
  store <16 x float> %582, ptr %584, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %583, ptr %580, align 4, !alias.scope !66, !llvm.access.group !69
  %585 = or disjoint i64 %559, 64
  %586 = getelementptr float, ptr %555, i64 %585
  %587 = add nuw nsw i64 %585, %550
  %588 = getelementptr inbounds float, ptr %49, i64 %587
  %589 = getelementptr inbounds float, ptr %5, i64 %587
  %590 = load <16 x float>, ptr %589, align 4, !alias.scope !66, !llvm.access.group !69
  %591 = load <16 x float>, ptr %588, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> %590, ptr %586, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %591, ptr %588, align 4, !alias.scope !66, !llvm.access.group !69
  %592 = add nuw nsw i64 %587, 16
  %593 = getelementptr inbounds float, ptr %49, i64 %592
  %594 = getelementptr inbounds float, ptr %5, i64 %592
  %595 = load <16 x float>, ptr %594, align 4, !alias.scope !66, !llvm.access.group !69
  %596 = load <16 x float>, ptr %593, align 4, !alias.scope !66, !llvm.access.group !69
  %597 = getelementptr i8, ptr %586, i64 64
  store <16 x float> %595, ptr %597, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %596, ptr %593, align 4, !alias.scope !66, !llvm.access.group !69
  %598 = or disjoint i64 %559, 96
  %599 = getelementptr float, ptr %555, i64 %598
  %600 = add nuw nsw i64 %598, %550
  %601 = getelementptr inbounds float, ptr %49, i64 %600
  %602 = getelementptr inbounds float, ptr %5, i64 %600
  %603 = load <16 x float>, ptr %602, align 4, !alias.scope !66, !llvm.access.group !69
  %604 = load <16 x float>, ptr %601, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> %603, ptr %599, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %604, ptr %601, align 4, !alias.scope !66, !llvm.access.group !69
  %605 = add nuw nsw i64 %600, 16
  %606 = getelementptr inbounds float, ptr %49, i64 %605
  %607 = getelementptr inbounds float, ptr %5, i64 %605
  %608 = load <16 x float>, ptr %607, align 4, !alias.scope !66, !llvm.access.group !69
  %609 = load <16 x float>, ptr %606, align 4, !alias.scope !66, !llvm.access.group !69
  %610 = getelementptr i8, ptr %599, i64 64
  store <16 x float> %608, ptr %610, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %609, ptr %606, align 4, !alias.scope !66, !llvm.access.group !69
  %611 = add nuw nsw i64 %557, 4
  %612 = add i64 %558, 4
  %613 = icmp eq i64 %612, %75
  br i1 %613, label %614, label %556

614:                                              ; preds = %556, %546
  %615 = phi i64 [ 0, %546 ], [ %611, %556 ]
  br i1 %76, label %635, label %616

616:                                              ; preds = %614, %616
  %617 = phi i64 [ %632, %616 ], [ %615, %614 ]
  %618 = phi i64 [ %633, %616 ], [ 0, %614 ]
  %619 = shl nuw nsw i64 %617, 5
  %620 = getelementptr float, ptr %555, i64 %619
  %621 = add nuw nsw i64 %619, %550
  %622 = getelementptr inbounds float, ptr %49, i64 %621
  %623 = getelementptr inbounds float, ptr %5, i64 %621
  %624 = load <16 x float>, ptr %623, align 4, !alias.scope !66, !llvm.access.group !69
  %625 = load <16 x float>, ptr %622, align 4, !alias.scope !66, !llvm.access.group !69
  store <16 x float> %624, ptr %620, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %625, ptr %622, align 4, !alias.scope !66, !llvm.access.group !69
  %626 = add nuw nsw i64 %621, 16
  %627 = getelementptr inbounds float, ptr %49, i64 %626
  %628 = getelementptr inbounds float, ptr %5, i64 %626
  %629 = load <16 x float>, ptr %628, align 4, !alias.scope !66, !llvm.access.group !69
  %630 = load <16 x float>, ptr %627, align 4, !alias.scope !66, !llvm.access.group !69
  %631 = getelementptr i8, ptr %620, i64 64
  store <16 x float> %629, ptr %631, align 4, !tbaa !5, !noalias !66, !llvm.access.group !69
  store <16 x float> %630, ptr %627, align 4, !alias.scope !66, !llvm.access.group !69
  %632 = add nuw nsw i64 %617, 1
  %633 = add i64 %618, 1
  %634 = icmp eq i64 %633, %73
  br i1 %634, label %635, label %616, !llvm.loop !73

635:                                              ; preds = %616, %614
  %636 = add nuw nsw i64 %547, 1
  %637 = icmp eq i64 %636, %38
  br i1 %637, label %638, label %546

638:                                              ; preds = %635
  %639 = add nuw nsw i64 %544, 1
  %640 = icmp eq i64 %639, %43
  br i1 %640, label %641, label %543

641:                                              ; preds = %638, %540, %276
  %642 = phi i32 [ %277, %276 ], [ %441, %540 ], [ %441, %638 ]
  %643 = phi i32 [ 65537, %276 ], [ %511, %540 ], [ %443, %638 ]
  %644 = icmp eq i32 %643, 65537
  br i1 %644, label %276, label %645

645:                                              ; preds = %439, %641, %440, %431
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %8)
  br i1 %81, label %77, label %78

646:                                              ; preds = %28, %646
  %647 = phi i64 [ %653, %646 ], [ %2, %28 ]
  %648 = udiv i64 %647, %32
  %649 = urem i64 %647, %32
  %650 = urem i64 %648, %36
  %651 = trunc nuw i64 %649 to i32
  %652 = trunc nuw i64 %650 to i32
  %653 = add nuw nsw i64 %647, 1
  %654 = icmp eq i64 %653, %3
  tail call fastcc void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %10, ptr %13, ptr %16, i32 %20, i32 %651, i32 %652, i32 %22, i32 %24, i32 %26, ptr %5)
  br i1 %654, label %77, label %646
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x64.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr %5) #4 {
  %7 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %8 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %9, align 1
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %15, align 1
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = load i32, ptr %18, align 1
  %20 = freeze i32 %19
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 16
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %1, i64 20
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i64 %2, %3
  br i1 %27, label %28, label %73

28:                                               ; preds = %6
  %29 = getelementptr inbounds i8, ptr %1, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %1, align 4
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 5
  %34 = zext i32 %22 to i64
  %35 = add nuw nsw i64 %33, %34
  %36 = zext i32 %30 to i64
  %37 = shl nuw nsw i64 %36, 5
  %38 = zext i32 %24 to i64
  %39 = add nuw nsw i64 %37, %38
  %40 = or i64 %39, %35
  %41 = icmp ult i64 %40, 2147483648
  br i1 %41, label %42, label %690

42:                                               ; preds = %28
  %43 = zext i32 %26 to i64
  %44 = shl nuw nsw i64 %34, 2
  %45 = mul i64 %44, %38
  %46 = mul i64 %45, %43
  %47 = add i64 %46, 252
  %48 = and i64 %47, -256
  %49 = getelementptr i8, ptr %5, i64 %48
  %50 = icmp eq i32 %26, 0
  %51 = icmp eq i32 %24, 0
  %52 = lshr i64 %34, 6
  %53 = icmp ult i32 %22, 64
  %54 = icmp sgt i32 %20, 0
  %55 = lshr i32 %22, 16
  %56 = select i1 %54, i32 65537, i32 2147483647
  %57 = mul nuw i64 %38, %34
  %58 = shl i64 %57, 2
  %59 = add nsw i64 %52, -1
  %60 = select i1 %51, i1 true, i1 %53
  %61 = and i64 %52, 3
  %62 = icmp ult i64 %59, 3
  %63 = and i64 %52, 67108860
  %64 = icmp eq i64 %61, 0
  %65 = insertelement <16 x i32> poison, i32 %55, i64 0
  %66 = shufflevector <16 x i32> %65, <16 x i32> poison, <16 x i32> zeroinitializer
  %67 = select i1 %50, i1 true, i1 %51
  %68 = select i1 %67, i1 true, i1 %53
  %69 = icmp eq i64 %59, 0
  %70 = and i64 %52, 67108862
  %71 = and i64 %34, 64
  %72 = icmp eq i64 %71, 0
  br label %74

73:                                               ; preds = %690, %689, %6
  ret void

74:                                               ; preds = %42, %689
  %75 = phi i64 [ %76, %689 ], [ %2, %42 ]
  %76 = add nuw nsw i64 %75, 1
  %77 = icmp eq i64 %76, %3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %8)
  br i1 %50, label %415, label %78

78:                                               ; preds = %74
  %79 = udiv i64 %75, %32
  %80 = urem i64 %79, %36
  %81 = trunc nuw i64 %80 to i32
  %82 = urem i64 %75, %32
  %83 = trunc nuw i64 %82 to i32
  %84 = shl i32 %81, 5
  %85 = shl i32 %83, 5
  %86 = sext i32 %85 to i64
  %87 = getelementptr float, ptr %10, i64 %86
  br i1 %60, label %415, label %88

88:                                               ; preds = %78
  br i1 %54, label %89, label %221

89:                                               ; preds = %88, %218
  %90 = phi i64 [ %219, %218 ], [ 0, %88 ]
  %91 = mul nuw nsw i64 %90, %38
  br label %92

92:                                               ; preds = %215, %89
  %93 = phi i64 [ %216, %215 ], [ 0, %89 ]
  %94 = add nuw nsw i64 %93, %91
  %95 = mul nuw nsw i64 %94, %34
  %96 = trunc nuw nsw i64 %93 to i32
  %97 = add i32 %84, %96
  %98 = mul i32 %97, %20
  %99 = mul i32 %20, %96
  %100 = add i32 %99, %85
  %101 = insertelement <16 x i32> poison, i32 %100, i64 0
  %102 = shufflevector <16 x i32> %101, <16 x i32> poison, <16 x i32> zeroinitializer
  %103 = insertelement <16 x i32> poison, i32 %98, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %105

105:                                              ; preds = %115, %92
  %106 = phi i64 [ 0, %92 ], [ %117, %115 ]
  %107 = shl nuw nsw i64 %106, 6
  %108 = trunc nuw i64 %107 to i32
  %109 = add nuw nsw i64 %107, %95
  %110 = add i32 %98, %108
  %111 = icmp ult i32 %110, -63
  %112 = add i32 %100, %108
  %113 = icmp ult i32 %112, -63
  %114 = and i1 %111, %113
  br i1 %114, label %119, label %153

115:                                              ; preds = %153, %119
  %116 = phi i32 [ 65537, %119 ], [ %56, %153 ]
  %117 = add nuw nsw i64 %106, 1
  %118 = icmp eq i64 %117, %52
  br i1 %118, label %215, label %105

119:                                              ; preds = %105
  %120 = zext i32 %112 to i64
  %121 = getelementptr inbounds float, ptr %16, i64 %120
  %122 = zext i32 %110 to i64
  %123 = getelementptr inbounds float, ptr %13, i64 %122
  %124 = getelementptr inbounds float, ptr %49, i64 %109
  %125 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %107
  %126 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %107
  %127 = load <16 x float>, ptr %123, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %127, ptr %125, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %128 = load <16 x float>, ptr %121, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %128, ptr %126, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %124, align 4, !alias.scope !74, !llvm.access.group !77
  %129 = getelementptr inbounds i8, ptr %124, i64 64
  %130 = or disjoint i64 %107, 16
  %131 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %130
  %132 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %130
  %133 = getelementptr inbounds i8, ptr %123, i64 64
  %134 = load <16 x float>, ptr %133, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %134, ptr %131, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %135 = getelementptr inbounds i8, ptr %121, i64 64
  %136 = load <16 x float>, ptr %135, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %136, ptr %132, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %129, align 4, !alias.scope !74, !llvm.access.group !77
  %137 = getelementptr inbounds i8, ptr %124, i64 128
  %138 = or disjoint i64 %107, 32
  %139 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %138
  %140 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %138
  %141 = getelementptr inbounds i8, ptr %123, i64 128
  %142 = load <16 x float>, ptr %141, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %142, ptr %139, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %143 = getelementptr inbounds i8, ptr %121, i64 128
  %144 = load <16 x float>, ptr %143, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %144, ptr %140, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %137, align 4, !alias.scope !74, !llvm.access.group !77
  %145 = getelementptr inbounds i8, ptr %124, i64 192
  %146 = or disjoint i64 %107, 48
  %147 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %146
  %148 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %146
  %149 = getelementptr inbounds i8, ptr %123, i64 192
  %150 = load <16 x float>, ptr %149, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %150, ptr %147, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %151 = getelementptr inbounds i8, ptr %121, i64 192
  %152 = load <16 x float>, ptr %151, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %152, ptr %148, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %145, align 4, !alias.scope !74, !llvm.access.group !77
  br label %115

153:                                              ; preds = %105
  %154 = insertelement <16 x i32> poison, i32 %108, i64 0
  %155 = shufflevector <16 x i32> %154, <16 x i32> poison, <16 x i32> zeroinitializer
  %156 = getelementptr inbounds float, ptr %49, i64 %109
  %157 = or disjoint <16 x i32> %155, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %158 = add <16 x i32> %157, %104
  %159 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %107
  %160 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %107
  %161 = xor <16 x i32> %158, %66
  %162 = zext <16 x i32> %161 to <16 x i64>
  %163 = getelementptr inbounds float, ptr %13, <16 x i64> %162
  %164 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %163, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %164, ptr %159, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %165 = add <16 x i32> %102, %157
  %166 = xor <16 x i32> %165, %66
  %167 = zext <16 x i32> %166 to <16 x i64>
  %168 = getelementptr inbounds float, ptr %16, <16 x i64> %167
  %169 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %168, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %169, ptr %160, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %156, align 4, !alias.scope !74, !llvm.access.group !77
  %170 = getelementptr inbounds i8, ptr %156, i64 64
  %171 = or disjoint <16 x i32> %155, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %172 = add <16 x i32> %171, %104
  %173 = or disjoint i64 %107, 16
  %174 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %173
  %175 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %173
  %176 = xor <16 x i32> %172, %66
  %177 = zext <16 x i32> %176 to <16 x i64>
  %178 = getelementptr inbounds float, ptr %13, <16 x i64> %177
  %179 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %178, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %179, ptr %174, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %180 = add <16 x i32> %102, %171
  %181 = xor <16 x i32> %180, %66
  %182 = zext <16 x i32> %181 to <16 x i64>
  %183 = getelementptr inbounds float, ptr %16, <16 x i64> %182
  %184 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %183, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %184, ptr %175, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %170, align 4, !alias.scope !74, !llvm.access.group !77
  %185 = getelementptr inbounds i8, ptr %156, i64 128
  %186 = or disjoint <16 x i32> %155, <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %187 = add <16 x i32> %186, %104
  %188 = or disjoint i64 %107, 32
  %189 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %188
  %190 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %188
  %191 = xor <16 x i32> %187, %66
  %192 = zext <16 x i32> %191 to <16 x i64>
  %193 = getelementptr inbounds float, ptr %13, <16 x i64> %192
  %194 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %193, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %194, ptr %189, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %195 = add <16 x i32> %102, %186
  %196 = xor <16 x i32> %195, %66
  %197 = zext <16 x i32> %196 to <16 x i64>
  %198 = getelementptr inbounds float, ptr %16, <16 x i64> %197
  %199 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %198, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %199, ptr %190, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %185, align 4, !alias.scope !74, !llvm.access.group !77
  %200 = getelementptr inbounds i8, ptr %156, i64 192
  %201 = or disjoint <16 x i32> %155, <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %202 = add <16 x i32> %201, %104
  %203 = or disjoint i64 %107, 48
  %204 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %93, i64 %203
  %205 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %93, i64 %203
  %206 = xor <16 x i32> %202, %66
  %207 = zext <16 x i32> %206 to <16 x i64>
  %208 = getelementptr inbounds float, ptr %13, <16 x i64> %207
  %209 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %208, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %209, ptr %204, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %210 = add <16 x i32> %102, %201
  %211 = xor <16 x i32> %210, %66
  %212 = zext <16 x i32> %211 to <16 x i64>
  %213 = getelementptr inbounds float, ptr %16, <16 x i64> %212
  %214 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %213, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %214, ptr %205, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %200, align 4, !alias.scope !74, !llvm.access.group !77
  br label %115

215:                                              ; preds = %115
  %216 = add nuw nsw i64 %93, 1
  %217 = icmp eq i64 %216, %38
  br i1 %217, label %218, label %92

218:                                              ; preds = %215
  %219 = add nuw nsw i64 %90, 1
  %220 = icmp eq i64 %219, %43
  br i1 %220, label %412, label %89

221:                                              ; preds = %88, %317
  %222 = phi i64 [ %318, %317 ], [ 0, %88 ]
  %223 = mul i64 %222, %38
  br label %224

224:                                              ; preds = %221, %314
  %225 = phi i64 [ 0, %221 ], [ %315, %314 ]
  %226 = add i64 %225, %223
  %227 = and i64 %226, 4294967295
  %228 = mul nuw nsw i64 %227, %34
  %229 = trunc nuw nsw i64 %225 to i32
  %230 = add i32 %84, %229
  %231 = mul i32 %230, %20
  %232 = sext i32 %231 to i64
  %233 = getelementptr float, ptr %87, i64 %232
  %234 = getelementptr inbounds float, ptr %49, i64 %228
  br i1 %62, label %293, label %235

235:                                              ; preds = %224, %235
  %236 = phi i64 [ %290, %235 ], [ 0, %224 ]
  %237 = phi i64 [ %291, %235 ], [ 0, %224 ]
  %238 = shl nuw nsw i64 %236, 6
  %239 = getelementptr float, ptr %233, i64 %238
  %240 = getelementptr inbounds float, ptr %234, i64 %238
  %241 = load <16 x float>, ptr %240, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %239, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %241, ptr %240, align 4, !alias.scope !74, !llvm.access.group !77
  %242 = getelementptr inbounds i8, ptr %240, i64 64
  %243 = load <16 x float>, ptr %242, align 4, !alias.scope !74, !llvm.access.group !77
  %244 = getelementptr i8, ptr %239, i64 64
  store <16 x float> zeroinitializer, ptr %244, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %243, ptr %242, align 4, !alias.scope !74, !llvm.access.group !77
  %245 = getelementptr inbounds i8, ptr %240, i64 128
  %246 = load <16 x float>, ptr %245, align 4, !alias.scope !74, !llvm.access.group !77
  %247 = getelementptr i8, ptr %239, i64 128
  store <16 x float> zeroinitializer, ptr %247, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %246, ptr %245, align 4, !alias.scope !74, !llvm.access.group !77
  %248 = getelementptr inbounds i8, ptr %240, i64 192
  %249 = load <16 x float>, ptr %248, align 4, !alias.scope !74, !llvm.access.group !77
  %250 = getelementptr i8, ptr %239, i64 192
  store <16 x float> zeroinitializer, ptr %250, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %249, ptr %248, align 4, !alias.scope !74, !llvm.access.group !77
  %251 = or disjoint i64 %238, 64
  %252 = getelementptr float, ptr %233, i64 %251
  %253 = getelementptr inbounds float, ptr %234, i64 %251
  %254 = load <16 x float>, ptr %253, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %252, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %254, ptr %253, align 4, !alias.scope !74, !llvm.access.group !77
  %255 = getelementptr inbounds i8, ptr %253, i64 64
  %256 = load <16 x float>, ptr %255, align 4, !alias.scope !74, !llvm.access.group !77
  %257 = getelementptr i8, ptr %252, i64 64
  store <16 x float> zeroinitializer, ptr %257, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %256, ptr %255, align 4, !alias.scope !74, !llvm.access.group !77
  %258 = getelementptr inbounds i8, ptr %253, i64 128
  %259 = load <16 x float>, ptr %258, align 4, !alias.scope !74, !llvm.access.group !77
  %260 = getelementptr i8, ptr %252, i64 128
  store <16 x float> zeroinitializer, ptr %260, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %259, ptr %258, align 4, !alias.scope !74, !llvm.access.group !77
  %261 = getelementptr inbounds i8, ptr %253, i64 192
  %262 = load <16 x float>, ptr %261, align 4, !alias.scope !74, !llvm.access.group !77
  %263 = getelementptr i8, ptr %252, i64 192
  store <16 x float> zeroinitializer, ptr %263, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %262, ptr %261, align 4, !alias.scope !74, !llvm.access.group !77
  %264 = or disjoint i64 %238, 128
  %265 = getelementptr float, ptr %233, i64 %264
  %266 = getelementptr inbounds float, ptr %234, i64 %264
  %267 = load <16 x float>, ptr %266, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %265, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %267, ptr %266, align 4, !alias.scope !74, !llvm.access.group !77
  %268 = getelementptr inbounds i8, ptr %266, i64 64
  %269 = load <16 x float>, ptr %268, align 4, !alias.scope !74, !llvm.access.group !77
  %270 = getelementptr i8, ptr %265, i64 64
  store <16 x float> zeroinitializer, ptr %270, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %269, ptr %268, align 4, !alias.scope !74, !llvm.access.group !77
  %271 = getelementptr inbounds i8, ptr %266, i64 128
  %272 = load <16 x float>, ptr %271, align 4, !alias.scope !74, !llvm.access.group !77
  %273 = getelementptr i8, ptr %265, i64 128
  store <16 x float> zeroinitializer, ptr %273, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %272, ptr %271, align 4, !alias.scope !74, !llvm.access.group !77
  %274 = getelementptr inbounds i8, ptr %266, i64 192
  %275 = load <16 x float>, ptr %274, align 4, !alias.scope !74, !llvm.access.group !77
  %276 = getelementptr i8, ptr %265, i64 192
  store <16 x float> zeroinitializer, ptr %276, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %275, ptr %274, align 4, !alias.scope !74, !llvm.access.group !77
  %277 = or disjoint i64 %238, 192
  %278 = getelementptr float, ptr %233, i64 %277
  %279 = getelementptr inbounds float, ptr %234, i64 %277
  %280 = load <16 x float>, ptr %279, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %278, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %280, ptr %279, align 4, !alias.scope !74, !llvm.access.group !77
  %281 = getelementptr inbounds i8, ptr %279, i64 64
  %282 = load <16 x float>, ptr %281, align 4, !alias.scope !74, !llvm.access.group !77
  %283 = getelementptr i8, ptr %278, i64 64
  store <16 x float> zeroinitializer, ptr %283, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %282, ptr %281, align 4, !alias.scope !74, !llvm.access.group !77
  %284 = getelementptr inbounds i8, ptr %279, i64 128
  %285 = load <16 x float>, ptr %284, align 4, !alias.scope !74, !llvm.access.group !77
  %286 = getelementptr i8, ptr %278, i64 128
  store <16 x float> zeroinitializer, ptr %286, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %285, ptr %284, align 4, !alias.scope !74, !llvm.access.group !77
  %287 = getelementptr inbounds i8, ptr %279, i64 192
  %288 = load <16 x float>, ptr %287, align 4, !alias.scope !74, !llvm.access.group !77
  %289 = getelementptr i8, ptr %278, i64 192
  store <16 x float> zeroinitializer, ptr %289, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %288, ptr %287, align 4, !alias.scope !74, !llvm.access.group !77
  %290 = add nuw nsw i64 %236, 4
  %291 = add i64 %237, 4
  %292 = icmp eq i64 %291, %63
  br i1 %292, label %293, label %235

293:                                              ; preds = %235, %224
  %294 = phi i64 [ 0, %224 ], [ %290, %235 ]
  br i1 %64, label %314, label %295

295:                                              ; preds = %293, %295
  %296 = phi i64 [ %311, %295 ], [ %294, %293 ]
  %297 = phi i64 [ %312, %295 ], [ 0, %293 ]
  %298 = shl nuw nsw i64 %296, 6
  %299 = getelementptr float, ptr %233, i64 %298
  %300 = getelementptr inbounds float, ptr %234, i64 %298
  %301 = load <16 x float>, ptr %300, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> zeroinitializer, ptr %299, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %301, ptr %300, align 4, !alias.scope !74, !llvm.access.group !77
  %302 = getelementptr inbounds i8, ptr %300, i64 64
  %303 = load <16 x float>, ptr %302, align 4, !alias.scope !74, !llvm.access.group !77
  %304 = getelementptr i8, ptr %299, i64 64
  store <16 x float> zeroinitializer, ptr %304, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %303, ptr %302, align 4, !alias.scope !74, !llvm.access.group !77
  %305 = getelementptr inbounds i8, ptr %300, i64 128
  %306 = load <16 x float>, ptr %305, align 4, !alias.scope !74, !llvm.access.group !77
  %307 = getelementptr i8, ptr %299, i64 128
  store <16 x float> zeroinitializer, ptr %307, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %306, ptr %305, align 4, !alias.scope !74, !llvm.access.group !77
  %308 = getelementptr inbounds i8, ptr %300, i64 192
  %309 = load <16 x float>, ptr %308, align 4, !alias.scope !74, !llvm.access.group !77
  %310 = getelementptr i8, ptr %299, i64 192
  store <16 x float> zeroinitializer, ptr %310, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %309, ptr %308, align 4, !alias.scope !74, !llvm.access.group !77
  %311 = add nuw nsw i64 %296, 1
  %312 = add i64 %297, 1
  %313 = icmp eq i64 %312, %61
  br i1 %313, label %314, label %295, !llvm.loop !78

314:                                              ; preds = %295, %293
  %315 = add nuw nsw i64 %225, 1
  %316 = icmp eq i64 %315, %38
  br i1 %316, label %317, label %224

317:                                              ; preds = %314
  %318 = add nuw nsw i64 %222, 1
  %319 = icmp eq i64 %318, %43
  br i1 %319, label %412, label %221

320:                                              ; preds = %415, %685
  %321 = phi i32 [ %686, %685 ], [ 0, %415 ]
  br i1 %68, label %685, label %322

322:                                              ; preds = %320, %409
  %323 = phi i64 [ %410, %409 ], [ 0, %320 ]
  %324 = mul i64 %58, %323
  %325 = mul nuw nsw i64 %323, %38
  %326 = getelementptr i8, ptr %49, i64 %324
  br label %327

327:                                              ; preds = %406, %322
  %328 = phi i64 [ %407, %406 ], [ 0, %322 ]
  %329 = mul i64 %44, %328
  %330 = add nuw nsw i64 %328, %325
  %331 = mul nuw nsw i64 %330, %34
  %332 = getelementptr i8, ptr %326, i64 %329
  %333 = getelementptr inbounds float, ptr %5, i64 %331
  %334 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %328, i64 0
  %335 = load float, ptr %334, align 64, !tbaa !5, !noalias !74
  br label %336

336:                                              ; preds = %385, %327
  %337 = phi i64 [ 0, %327 ], [ %404, %385 ]
  %338 = shl nuw nsw i64 %337, 8
  %339 = getelementptr i8, ptr %332, i64 %338
  %340 = shl nuw nsw i64 %337, 6
  %341 = load <16 x float>, ptr %339, align 4
  %342 = getelementptr inbounds i8, ptr %339, i64 64
  %343 = load <16 x float>, ptr %342, align 4
  %344 = getelementptr inbounds i8, ptr %339, i64 128
  %345 = load <16 x float>, ptr %344, align 4
  %346 = getelementptr inbounds i8, ptr %339, i64 192
  %347 = load <16 x float>, ptr %346, align 4
  %348 = getelementptr inbounds float, ptr %333, i64 %340
  %349 = getelementptr inbounds i8, ptr %348, i64 64
  %350 = or disjoint i64 %340, 16
  %351 = getelementptr inbounds i8, ptr %348, i64 128
  %352 = or disjoint i64 %340, 32
  %353 = getelementptr inbounds i8, ptr %348, i64 192
  %354 = or disjoint i64 %340, 48
  br label %355

355:                                              ; preds = %355, %336
  %356 = phi <16 x float> [ %347, %336 ], [ %380, %355 ]
  %357 = phi <16 x float> [ %345, %336 ], [ %376, %355 ]
  %358 = phi <16 x float> [ %343, %336 ], [ %372, %355 ]
  %359 = phi <16 x float> [ %341, %336 ], [ %368, %355 ]
  %360 = phi i64 [ 1, %336 ], [ %383, %355 ]
  %361 = phi float [ %335, %336 ], [ %382, %355 ]
  %362 = phi i64 [ 0, %336 ], [ %360, %355 ]
  %363 = insertelement <16 x float> poison, float %361, i64 0
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> zeroinitializer
  %365 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %362, i64 %340
  %366 = load <16 x float>, ptr %365, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %367 = fmul contract <16 x float> %364, %366
  %368 = fadd contract <16 x float> %359, %367
  %369 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %362, i64 %350
  %370 = load <16 x float>, ptr %369, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %371 = fmul contract <16 x float> %364, %370
  %372 = fadd contract <16 x float> %358, %371
  %373 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %362, i64 %352
  %374 = load <16 x float>, ptr %373, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %375 = fmul contract <16 x float> %364, %374
  %376 = fadd contract <16 x float> %357, %375
  %377 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %362, i64 %354
  %378 = load <16 x float>, ptr %377, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %379 = fmul contract <16 x float> %364, %378
  %380 = fadd contract <16 x float> %356, %379
  %381 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %328, i64 %360
  %382 = load float, ptr %381, align 4, !tbaa !5, !noalias !74
  %383 = add nuw nsw i64 %360, 1
  %384 = icmp eq i64 %383, 32
  br i1 %384, label %385, label %355, !llvm.loop !79

385:                                              ; preds = %355
  store <16 x float> %368, ptr %348, align 4, !alias.scope !74
  store <16 x float> %372, ptr %349, align 4, !alias.scope !74
  store <16 x float> %376, ptr %351, align 4, !alias.scope !74
  store <16 x float> %380, ptr %353, align 4, !alias.scope !74
  %386 = insertelement <16 x float> poison, float %382, i64 0
  %387 = shufflevector <16 x float> %386, <16 x float> poison, <16 x i32> zeroinitializer
  %388 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %340
  %389 = load <16 x float>, ptr %388, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %390 = fmul contract <16 x float> %387, %389
  %391 = fadd contract <16 x float> %368, %390
  store <16 x float> %391, ptr %348, align 4, !alias.scope !74, !llvm.access.group !77
  %392 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %350
  %393 = load <16 x float>, ptr %392, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %394 = fmul contract <16 x float> %387, %393
  %395 = fadd contract <16 x float> %372, %394
  store <16 x float> %395, ptr %349, align 4, !alias.scope !74, !llvm.access.group !77
  %396 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %352
  %397 = load <16 x float>, ptr %396, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %398 = fmul contract <16 x float> %387, %397
  %399 = fadd contract <16 x float> %376, %398
  store <16 x float> %399, ptr %351, align 4, !alias.scope !74, !llvm.access.group !77
  %400 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %354
  %401 = load <16 x float>, ptr %400, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %402 = fmul contract <16 x float> %387, %401
  %403 = fadd contract <16 x float> %380, %402
  store <16 x float> %403, ptr %353, align 4, !alias.scope !74, !llvm.access.group !77
  %404 = add nuw nsw i64 %337, 1
  %405 = icmp eq i64 %404, %52
  br i1 %405, label %406, label %336

406:                                              ; preds = %385
  %407 = add nuw nsw i64 %328, 1
  %408 = icmp eq i64 %407, %38
  br i1 %408, label %409, label %327

409:                                              ; preds = %406
  %410 = add nuw nsw i64 %323, 1
  %411 = icmp eq i64 %410, %43
  br i1 %411, label %420, label %322

412:                                              ; preds = %317, %218
  %413 = phi i32 [ %116, %218 ], [ %56, %317 ]
  %414 = icmp eq i32 %413, 65537
  br i1 %414, label %415, label %689

415:                                              ; preds = %78, %74, %412
  %416 = phi i32 [ %85, %412 ], [ %85, %78 ], [ undef, %74 ]
  %417 = phi i32 [ %84, %412 ], [ %84, %78 ], [ undef, %74 ]
  %418 = sext i32 %416 to i64
  %419 = getelementptr float, ptr %10, i64 %418
  br label %320

420:                                              ; preds = %409
  br i1 %50, label %689, label %421

421:                                              ; preds = %420
  %422 = add i32 %321, 32
  %423 = icmp sgt i32 %20, %422
  %424 = select i1 %423, i32 65537, i32 2147483647
  br i1 %60, label %689, label %425

425:                                              ; preds = %421
  br i1 %423, label %426, label %582

426:                                              ; preds = %425, %579
  %427 = phi i64 [ %580, %579 ], [ 0, %425 ]
  %428 = mul nuw nsw i64 %427, %38
  br label %429

429:                                              ; preds = %576, %426
  %430 = phi i64 [ %577, %576 ], [ 0, %426 ]
  %431 = add nuw nsw i64 %430, %428
  %432 = mul nuw nsw i64 %431, %34
  %433 = trunc nuw nsw i64 %430 to i32
  %434 = add i32 %417, %433
  %435 = mul i32 %434, %20
  %436 = add i32 %435, %422
  %437 = add i32 %422, %433
  %438 = mul i32 %437, %20
  %439 = add i32 %438, %416
  %440 = insertelement <16 x i32> poison, i32 %439, i64 0
  %441 = shufflevector <16 x i32> %440, <16 x i32> poison, <16 x i32> zeroinitializer
  %442 = insertelement <16 x i32> poison, i32 %436, i64 0
  %443 = shufflevector <16 x i32> %442, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %444

444:                                              ; preds = %527, %429
  %445 = phi i64 [ 0, %429 ], [ %529, %527 ]
  %446 = shl nuw nsw i64 %445, 6
  %447 = trunc nuw i64 %446 to i32
  %448 = add nuw nsw i64 %446, %432
  %449 = add i32 %436, %447
  %450 = icmp ult i32 %449, -63
  %451 = add i32 %439, %447
  %452 = icmp ult i32 %451, -63
  %453 = and i1 %450, %452
  br i1 %453, label %531, label %454

454:                                              ; preds = %444
  %455 = insertelement <16 x i32> poison, i32 %447, i64 0
  %456 = shufflevector <16 x i32> %455, <16 x i32> poison, <16 x i32> zeroinitializer
  %457 = getelementptr inbounds float, ptr %49, i64 %448
  %458 = getelementptr inbounds float, ptr %5, i64 %448
  %459 = load <16 x float>, ptr %458, align 4, !alias.scope !74, !llvm.access.group !77
  %460 = or disjoint <16 x i32> %456, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %461 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %446
  %462 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %446
  %463 = add <16 x i32> %443, %460
  %464 = xor <16 x i32> %463, %66
  %465 = zext <16 x i32> %464 to <16 x i64>
  %466 = getelementptr inbounds float, ptr %13, <16 x i64> %465
  %467 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %466, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %467, ptr %461, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %468 = add <16 x i32> %441, %460
  %469 = xor <16 x i32> %468, %66
  %470 = zext <16 x i32> %469 to <16 x i64>
  %471 = getelementptr inbounds float, ptr %16, <16 x i64> %470
  %472 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %471, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %472, ptr %462, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %459, ptr %457, align 4, !alias.scope !74, !llvm.access.group !77
  %473 = add nuw nsw i64 %448, 16
  %474 = getelementptr inbounds float, ptr %49, i64 %473
  %475 = getelementptr inbounds float, ptr %5, i64 %473
  %476 = load <16 x float>, ptr %475, align 4, !alias.scope !74, !llvm.access.group !77
  %477 = or disjoint <16 x i32> %456, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %478 = or disjoint i64 %446, 16
  %479 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %478
  %480 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %478
  %481 = add <16 x i32> %443, %477
  %482 = xor <16 x i32> %481, %66
  %483 = zext <16 x i32> %482 to <16 x i64>
  %484 = getelementptr inbounds float, ptr %13, <16 x i64> %483
  %485 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %484, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %485, ptr %479, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %486 = add <16 x i32> %441, %477
  %487 = xor <16 x i32> %486, %66
  %488 = zext <16 x i32> %487 to <16 x i64>
  %489 = getelementptr inbounds float, ptr %16, <16 x i64> %488
  %490 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %489, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %490, ptr %480, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %476, ptr %474, align 4, !alias.scope !74, !llvm.access.group !77
  %491 = add nuw nsw i64 %448, 32
  %492 = getelementptr inbounds float, ptr %49, i64 %491
  %493 = getelementptr inbounds float, ptr %5, i64 %491
  %494 = load <16 x float>, ptr %493, align 4, !alias.scope !74, !llvm.access.group !77
  %495 = or disjoint <16 x i32> %456, <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %496 = or disjoint i64 %446, 32
  %497 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %496
  %498 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %496
  %499 = add <16 x i32> %443, %495
  %500 = xor <16 x i32> %499, %66
  %501 = zext <16 x i32> %500 to <16 x i64>
  %502 = getelementptr inbounds float, ptr %13, <16 x i64> %501
  %503 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %502, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %503, ptr %497, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %504 = add <16 x i32> %441, %495
  %505 = xor <16 x i32> %504, %66
  %506 = zext <16 x i32> %505 to <16 x i64>
  %507 = getelementptr inbounds float, ptr %16, <16 x i64> %506
  %508 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %507, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %508, ptr %498, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %494, ptr %492, align 4, !alias.scope !74, !llvm.access.group !77
  %509 = add nuw nsw i64 %448, 48
  %510 = getelementptr inbounds float, ptr %49, i64 %509
  %511 = getelementptr inbounds float, ptr %5, i64 %509
  %512 = load <16 x float>, ptr %511, align 4, !alias.scope !74, !llvm.access.group !77
  %513 = or disjoint <16 x i32> %456, <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %514 = or disjoint i64 %446, 48
  %515 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %514
  %516 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %514
  %517 = add <16 x i32> %443, %513
  %518 = xor <16 x i32> %517, %66
  %519 = zext <16 x i32> %518 to <16 x i64>
  %520 = getelementptr inbounds float, ptr %13, <16 x i64> %519
  %521 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %520, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %521, ptr %515, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %522 = add <16 x i32> %441, %513
  %523 = xor <16 x i32> %522, %66
  %524 = zext <16 x i32> %523 to <16 x i64>
  %525 = getelementptr inbounds float, ptr %16, <16 x i64> %524
  %526 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %525, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %526, ptr %516, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %512, ptr %510, align 4, !alias.scope !74, !llvm.access.group !77
  br label %527

527:                                              ; preds = %454, %531
  %528 = phi i32 [ 65537, %531 ], [ %424, %454 ]
  %529 = add nuw nsw i64 %445, 1
  %530 = icmp eq i64 %529, %52
  br i1 %530, label %576, label %444

531:                                              ; preds = %444
  %532 = zext i32 %451 to i64
  %533 = getelementptr inbounds float, ptr %16, i64 %532
  %534 = zext i32 %449 to i64
  %535 = getelementptr inbounds float, ptr %13, i64 %534
  %536 = getelementptr inbounds float, ptr %49, i64 %448
  %537 = getelementptr inbounds float, ptr %5, i64 %448
  %538 = load <16 x float>, ptr %537, align 4, !alias.scope !74, !llvm.access.group !77
  %539 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %446
  %540 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %446
  %541 = load <16 x float>, ptr %535, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %541, ptr %539, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %542 = load <16 x float>, ptr %533, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %542, ptr %540, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %538, ptr %536, align 4, !alias.scope !74, !llvm.access.group !77
  %543 = add nuw nsw i64 %448, 16
  %544 = getelementptr inbounds float, ptr %49, i64 %543
  %545 = getelementptr inbounds float, ptr %5, i64 %543
  %546 = load <16 x float>, ptr %545, align 4, !alias.scope !74, !llvm.access.group !77
  %547 = or disjoint i64 %446, 16
  %548 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %547
  %549 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %547
  %550 = getelementptr inbounds i8, ptr %535, i64 64
  %551 = load <16 x float>, ptr %550, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %551, ptr %548, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %552 = getelementptr inbounds i8, ptr %533, i64 64
  %553 = load <16 x float>, ptr %552, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %553, ptr %549, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %546, ptr %544, align 4, !alias.scope !74, !llvm.access.group !77
  %554 = add nuw nsw i64 %448, 32
  %555 = getelementptr inbounds float, ptr %49, i64 %554
  %556 = getelementptr inbounds float, ptr %5, i64 %554
  %557 = load <16 x float>, ptr %556, align 4, !alias.scope !74, !llvm.access.group !77
  %558 = or disjoint i64 %446, 32
  %559 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %558
  %560 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %558
  %561 = getelementptr inbounds i8, ptr %535, i64 128
  %562 = load <16 x float>, ptr %561, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %562, ptr %559, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %563 = getelementptr inbounds i8, ptr %533, i64 128
  %564 = load <16 x float>, ptr %563, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %564, ptr %560, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %557, ptr %555, align 4, !alias.scope !74, !llvm.access.group !77
  %565 = add nuw nsw i64 %448, 48
  %566 = getelementptr inbounds float, ptr %49, i64 %565
  %567 = getelementptr inbounds float, ptr %5, i64 %565
  %568 = load <16 x float>, ptr %567, align 4, !alias.scope !74, !llvm.access.group !77
  %569 = or disjoint i64 %446, 48
  %570 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %430, i64 %569
  %571 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %430, i64 %569
  %572 = getelementptr inbounds i8, ptr %535, i64 192
  %573 = load <16 x float>, ptr %572, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %573, ptr %570, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  %574 = getelementptr inbounds i8, ptr %533, i64 192
  %575 = load <16 x float>, ptr %574, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %575, ptr %571, align 64, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %568, ptr %566, align 4, !alias.scope !74, !llvm.access.group !77
  br label %527

576:                                              ; preds = %527
  %577 = add nuw nsw i64 %430, 1
  %578 = icmp eq i64 %577, %38
  br i1 %578, label %579, label %429

579:                                              ; preds = %576
  %580 = add nuw nsw i64 %427, 1
  %581 = icmp eq i64 %580, %43
  br i1 %581, label %685, label %426

582:                                              ; preds = %425, %682
  %583 = phi i64 [ %683, %682 ], [ 0, %425 ]
  %584 = mul i64 %583, %38
  br label %585

585:                                              ; preds = %582, %679
  %586 = phi i64 [ 0, %582 ], [ %680, %679 ]
  %587 = add i64 %586, %584
  %588 = and i64 %587, 4294967295
  %589 = mul nuw nsw i64 %588, %34
  %590 = trunc nuw nsw i64 %586 to i32
  %591 = add i32 %417, %590
  %592 = mul i32 %591, %20
  %593 = sext i32 %592 to i64
  %594 = getelementptr float, ptr %419, i64 %593
  br i1 %69, label %651, label %595

595:                                              ; preds = %585, %595
  %596 = phi i64 [ %648, %595 ], [ 0, %585 ]
  %597 = phi i64 [ %649, %595 ], [ 0, %585 ]
  %598 = shl nuw nsw i64 %596, 6
  %599 = getelementptr float, ptr %594, i64 %598
  %600 = add nuw nsw i64 %598, %589
  %601 = getelementptr inbounds float, ptr %49, i64 %600
  %602 = getelementptr inbounds float, ptr %5, i64 %600
  %603 = load <16 x float>, ptr %602, align 4, !alias.scope !74, !llvm.access.group !77
  %604 = load <16 x float>, ptr %601, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> %603, ptr %599, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %604, ptr %601, align 4, !alias.scope !74, !llvm.access.group !77
  %605 = add nuw nsw i64 %600, 16
  %606 = getelementptr inbounds float, ptr %49, i64 %605
  %607 = getelementptr inbounds float, ptr %5, i64 %605
  %608 = load <16 x float>, ptr %607, align 4, !alias.scope !74, !llvm.access.group !77
  %609 = load <16 x float>, ptr %606, align 4, !alias.scope !74, !llvm.access.group !77
  %610 = getelementptr i8, ptr %599, i64 64
  store <16 x float> %608, ptr %610, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %609, ptr %606, align 4, !alias.scope !74, !llvm.access.group !77
  %611 = add nuw nsw i64 %600, 32
  %612 = getelementptr inbounds float, ptr %49, i64 %611
  %613 = getelementptr inbounds float, ptr %5, i64 %611
  %614 = load <16 x float>, ptr %613, align 4, !alias.scope !74, !llvm.access.group !77
  %615 = load <16 x float>, ptr %612, align 4, !alias.scope !74, !llvm.access.group !77
  %616 = getelementptr i8, ptr %599, i64 128
  store <16 x float> %614, ptr %616, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %615, ptr %612, align 4, !alias.scope !74, !llvm.access.group !77
  %617 = add nuw nsw i64 %600, 48
  %618 = getelementptr inbounds float, ptr %49, i64 %617
  %619 = getelementptr inbounds float, ptr %5, i64 %617
  %620 = load <16 x float>, ptr %619, align 4, !alias.scope !74, !llvm.access.group !77
  %621 = load <16 x float>, ptr %618, align 4, !alias.scope !74, !llvm.access.group !77
  %622 = getelementptr i8, ptr %599, i64 192
  store <16 x float> %620, ptr %622, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %621, ptr %618, align 4, !alias.scope !74, !llvm.access.group !77
  %623 = or disjoint i64 %598, 64
  %624 = getelementptr float, ptr %594, i64 %623
  %625 = add nuw nsw i64 %623, %589
  %626 = getelementptr inbounds float, ptr %49, i64 %625
  %627 = getelementptr inbounds float, ptr %5, i64 %625
  %628 = load <16 x float>, ptr %627, align 4, !alias.scope !74, !llvm.access.group !77
  %629 = load <16 x float>, ptr %626, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> %628, ptr %624, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %629, ptr %626, align 4, !alias.scope !74, !llvm.access.group !77
  %630 = add nuw nsw i64 %625, 16
  %631 = getelementptr inbounds float, ptr %49, i64 %630
  %632 = getelementptr inbounds float, ptr %5, i64 %630
  %633 = load <16 x float>, ptr %632, align 4, !alias.scope !74, !llvm.access.group !77
  %634 = load <16 x float>, ptr %631, align 4, !alias.scope !74, !llvm.access.group !77
  %635 = getelementptr i8, ptr %624, i64 64
  store <16 x float> %633, ptr %635, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %634, ptr %631, align 4, !alias.scope !74, !llvm.access.group !77
  %636 = add nuw nsw i64 %625, 32
  %637 = getelementptr inbounds float, ptr %49, i64 %636
  %638 = getelementptr inbounds float, ptr %5, i64 %636
  %639 = load <16 x float>, ptr %638, align 4, !alias.scope !74, !llvm.access.group !77
  %640 = load <16 x float>, ptr %637, align 4, !alias.scope !74, !llvm.access.group !77
  %641 = getelementptr i8, ptr %624, i64 128
  store <16 x float> %639, ptr %641, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %640, ptr %637, align 4, !alias.scope !74, !llvm.access.group !77
  %642 = add nuw nsw i64 %625, 48
  %643 = getelementptr inbounds float, ptr %49, i64 %642
  %644 = getelementptr inbounds float, ptr %5, i64 %642
  %645 = load <16 x float>, ptr %644, align 4, !alias.scope !74, !llvm.access.group !77
  %646 = load <16 x float>, ptr %643, align 4, !alias.scope !74, !llvm.access.group !77
  %647 = getelementptr i8, ptr %624, i64 192
  store <16 x float> %645, ptr %647, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %646, ptr %643, align 4, !alias.scope !74, !llvm.access.group !77
  %648 = add nuw nsw i64 %596, 2
  %649 = add i64 %597, 2
  %650 = icmp eq i64 %649, %70
  br i1 %650, label %651, label %595

651:                                              ; preds = %595, %585
  %652 = phi i64 [ 0, %585 ], [ %648, %595 ]
  br i1 %72, label %679, label %653

653:                                              ; preds = %651
  %654 = shl nuw nsw i64 %652, 6
  %655 = getelementptr float, ptr %594, i64 %654
  %656 = add nuw nsw i64 %654, %589
  %657 = getelementptr inbounds float, ptr %49, i64 %656
  %658 = getelementptr inbounds float, ptr %5, i64 %656
  %659 = load <16 x float>, ptr %658, align 4, !alias.scope !74, !llvm.access.group !77
  %660 = load <16 x float>, ptr %657, align 4, !alias.scope !74, !llvm.access.group !77
  store <16 x float> %659, ptr %655, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %660, ptr %657, align 4, !alias.scope !74, !llvm.access.group !77
  %661 = add nuw nsw i64 %656, 16
  %662 = getelementptr inbounds float, ptr %49, i64 %661
  %663 = getelementptr inbounds float, ptr %5, i64 %661
  %664 = load <16 x float>, ptr %663, align 4, !alias.scope !74, !llvm.access.group !77
  %665 = load <16 x float>, ptr %662, align 4, !alias.scope !74, !llvm.access.group !77
  %666 = getelementptr i8, ptr %655, i64 64
  store <16 x float> %664, ptr %666, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %665, ptr %662, align 4, !alias.scope !74, !llvm.access.group !77
  %667 = add nuw nsw i64 %656, 32
  %668 = getelementptr inbounds float, ptr %49, i64 %667
  %669 = getelementptr inbounds float, ptr %5, i64 %667
  %670 = load <16 x float>, ptr %669, align 4, !alias.scope !74, !llvm.access.group !77
  %671 = load <16 x float>, ptr %668, align 4, !alias.scope !74, !llvm.access.group !77
  %672 = getelementptr i8, ptr %655, i64 128
  store <16 x float> %670, ptr %672, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %671, ptr %668, align 4, !alias.scope !74, !llvm.access.group !77
  %673 = add nuw nsw i64 %656, 48
  %674 = getelementptr inbounds float, ptr %49, i64 %673
  %675 = getelementptr inbounds float, ptr %5, i64 %673
  %676 = load <16 x float>, ptr %675, align 4, !alias.scope !74, !llvm.access.group !77
  %677 = load <16 x float>, ptr %674, align 4, !alias.scope !74, !llvm.access.group !77
  %678 = getelementptr i8, ptr %655, i64 192
  store <16 x float> %676, ptr %678, align 4, !tbaa !5, !noalias !74, !llvm.access.group !77
  store <16 x float> %677, ptr %674, align 4, !alias.scope !74, !llvm.access.group !77
  br label %679

679:                                              ; preds = %651, %653
  %680 = add nuw nsw i64 %586, 1
  %681 = icmp eq i64 %680, %38
  br i1 %681, label %682, label %585

682:                                              ; preds = %679
  %683 = add nuw nsw i64 %583, 1
  %684 = icmp eq i64 %683, %43
  br i1 %684, label %685, label %582

685:                                              ; preds = %682, %579, %320
  %686 = phi i32 [ %321, %320 ], [ %422, %579 ], [ %422, %682 ]
  %687 = phi i32 [ 65537, %320 ], [ %528, %579 ], [ %424, %682 ]
  %688 = icmp eq i32 %687, 65537
  br i1 %688, label %320, label %689

689:                                              ; preds = %420, %685, %421, %412
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %8)
  br i1 %77, label %73, label %74

690:                                              ; preds = %28, %690
  %691 = phi i64 [ %697, %690 ], [ %2, %28 ]
  %692 = udiv i64 %691, %32
  %693 = urem i64 %691, %32
  %694 = urem i64 %692, %36
  %695 = trunc nuw i64 %693 to i32
  %696 = trunc nuw i64 %694 to i32
  %697 = add nuw nsw i64 %691, 1
  %698 = icmp eq i64 %697, %3
  tail call fastcc void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %10, ptr %13, ptr %16, i32 %20, i32 %695, i32 %696, i32 %22, i32 %24, i32 %26, ptr %5)
  br i1 %698, label %73, label %690
}

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal void @_Z11tiledKernelPfPKfS1_i.x16x4.run(ptr nocapture readonly %0, ptr nocapture readonly %1, i64 %2, i64 %3, ptr nocapture readnone %4, ptr %5) #4 {
  %7 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %8 = alloca [32 x [32 x float]], align 64, !hipcpu.shared !27
  %9 = load ptr, ptr %0, align 8
  %10 = load ptr, ptr %9, align 1
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %12, align 1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %15, align 1
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = load i32, ptr %18, align 1
  %20 = getelementptr inbounds i8, ptr %1, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds i8, ptr %1, i64 16
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i8, ptr %1, i64 20
  %25 = load i32, ptr %24, align 4
  %26 = icmp ult i64 %2, %3
  br i1 %26, label %27, label %78

27:                                               ; preds = %6
  %28 = getelementptr inbounds i8, ptr %1, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = load i32, ptr %1, align 4
  %31 = zext i32 %30 to i64
  %32 = shl nuw nsw i64 %31, 5
  %33 = zext i32 %21 to i64
  %34 = add nuw nsw i64 %32, %33
  %35 = zext i32 %29 to i64
  %36 = shl nuw nsw i64 %35, 5
  %37 = zext i32 %23 to i64
  %38 = add nuw nsw i64 %36, %37
  %39 = or i64 %38, %34
  %40 = icmp ult i64 %39, 2147483648
  br i1 %40, label %41, label %671

41:                                               ; preds = %27
  %42 = zext i32 %25 to i64
  %43 = shl nuw nsw i64 %33, 2
  %44 = mul i64 %43, %37
  %45 = mul i64 %44, %42
  %46 = add i64 %45, 252
  %47 = and i64 %46, -256
  %48 = getelementptr i8, ptr %5, i64 %47
  %49 = lshr i32 %23, 2
  %50 = lshr i32 %21, 4
  %51 = icmp eq i32 %25, 0
  %52 = icmp ult i32 %23, 4
  %53 = icmp ult i32 %21, 16
  %54 = icmp sgt i32 %19, 0
  %55 = lshr i32 %21, 16
  %56 = getelementptr inbounds i8, ptr %48, i64 64
  %57 = getelementptr inbounds i8, ptr %48, i64 128
  %58 = getelementptr inbounds i8, ptr %48, i64 192
  %59 = zext nneg i32 %49 to i64
  %60 = mul i32 %50, %49
  %61 = shl i32 %60, 6
  %62 = shl i32 %50, 6
  %63 = or disjoint i64 %47, 64
  %64 = or disjoint i64 %47, 128
  %65 = or disjoint i64 %47, 192
  %66 = zext nneg i32 %50 to i64
  %67 = getelementptr i8, ptr %5, i64 %65
  %68 = getelementptr i8, ptr %5, i64 %64
  %69 = getelementptr i8, ptr %5, i64 %63
  %70 = select i1 %52, i1 true, i1 %53
  %71 = insertelement <16 x i32> poison, i32 %55, i64 0
  %72 = shufflevector <16 x i32> %71, <16 x i32> poison, <16 x i32> zeroinitializer
  %73 = insertelement <16 x i1> poison, i1 %54, i64 0
  %74 = shufflevector <16 x i1> %73, <16 x i1> poison, <16 x i32> zeroinitializer
  %75 = xor <16 x i1> %74, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %76 = select i1 %51, i1 true, i1 %52
  %77 = select i1 %76, i1 true, i1 %53
  br label %79

78:                                               ; preds = %671, %670, %6
  ret void

79:                                               ; preds = %41, %670
  %80 = phi i64 [ %81, %670 ], [ %2, %41 ]
  %81 = add nuw nsw i64 %80, 1
  %82 = icmp eq i64 %81, %3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %8)
  br i1 %51, label %418, label %83

83:                                               ; preds = %79
  %84 = udiv i64 %80, %31
  %85 = urem i64 %84, %35
  %86 = trunc nuw i64 %85 to i32
  %87 = urem i64 %80, %31
  %88 = trunc nuw i64 %87 to i32
  %89 = shl i32 %86, 5
  %90 = shl i32 %88, 5
  %91 = sext i32 %90 to i64
  br i1 %70, label %418, label %92

92:                                               ; preds = %83, %299
  %93 = phi i64 [ %300, %299 ], [ 0, %83 ]
  %94 = mul nuw nsw i64 %93, %59
  br label %95

95:                                               ; preds = %296, %92
  %96 = phi i64 [ %297, %296 ], [ 0, %92 ]
  %97 = add nuw nsw i64 %96, %94
  %98 = shl nuw nsw i64 %96, 2
  %99 = trunc nsw i64 %98 to i32
  %100 = add i32 %89, %99
  %101 = mul i32 %100, %19
  %102 = sext i32 %101 to i64
  %103 = or disjoint i64 %98, 1
  %104 = trunc nsw i64 %103 to i32
  %105 = add i32 %89, %104
  %106 = mul i32 %105, %19
  %107 = sext i32 %106 to i64
  %108 = or disjoint i64 %98, 2
  %109 = trunc nsw i64 %108 to i32
  %110 = add i32 %89, %109
  %111 = mul i32 %110, %19
  %112 = sext i32 %111 to i64
  %113 = or disjoint i64 %98, 3
  %114 = trunc nsw i64 %113 to i32
  %115 = add i32 %89, %114
  %116 = mul i32 %115, %19
  %117 = sext i32 %116 to i64
  %118 = mul i32 %19, %99
  %119 = mul i32 %19, %104
  %120 = mul i32 %19, %109
  %121 = mul i32 %19, %114
  %122 = getelementptr float, ptr %10, i64 %102
  %123 = add i32 %118, %90
  %124 = getelementptr float, ptr %10, i64 %107
  %125 = add i32 %119, %90
  %126 = getelementptr float, ptr %10, i64 %112
  %127 = add i32 %120, %90
  %128 = getelementptr float, ptr %10, i64 %117
  %129 = add i32 %121, %90
  %130 = trunc i64 %97 to i32
  %131 = mul i32 %50, %130
  %132 = zext i32 %131 to i64
  %133 = insertelement <16 x i32> poison, i32 %101, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = insertelement <16 x i32> poison, i32 %123, i64 0
  %136 = shufflevector <16 x i32> %135, <16 x i32> poison, <16 x i32> zeroinitializer
  %137 = insertelement <16 x i32> poison, i32 %106, i64 0
  %138 = shufflevector <16 x i32> %137, <16 x i32> poison, <16 x i32> zeroinitializer
  %139 = insertelement <16 x i32> poison, i32 %125, i64 0
  %140 = shufflevector <16 x i32> %139, <16 x i32> poison, <16 x i32> zeroinitializer
  %141 = insertelement <16 x i32> poison, i32 %111, i64 0
  %142 = shufflevector <16 x i32> %141, <16 x i32> poison, <16 x i32> zeroinitializer
  %143 = insertelement <16 x i32> poison, i32 %127, i64 0
  %144 = shufflevector <16 x i32> %143, <16 x i32> poison, <16 x i32> zeroinitializer
  %145 = insertelement <16 x i32> poison, i32 %116, i64 0
  %146 = shufflevector <16 x i32> %145, <16 x i32> poison, <16 x i32> zeroinitializer
  %147 = insertelement <16 x i32> poison, i32 %129, i64 0
  %148 = shufflevector <16 x i32> %147, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %149

149:                                              ; preds = %181, %95
  %150 = phi i64 [ %183, %181 ], [ 0, %95 ]
  %151 = add nuw nsw i64 %150, %132
  %152 = shl nuw nsw i64 %151, 6
  %153 = shl nuw nsw i64 %150, 4
  %154 = add nsw i64 %153, %91
  %155 = trunc nuw i64 %153 to i32
  %156 = add i32 %101, %155
  %157 = icmp ult i32 %156, -15
  %158 = add i32 %90, %155
  %159 = add i32 %158, %118
  %160 = icmp ult i32 %159, -15
  %161 = and i1 %157, %160
  %162 = add i32 %106, %155
  %163 = icmp ult i32 %162, -15
  %164 = add i32 %158, %119
  %165 = icmp ult i32 %164, -15
  %166 = and i1 %163, %165
  %167 = and i1 %54, %166
  %168 = and i1 %161, %167
  %169 = add i32 %111, %155
  %170 = icmp ult i32 %169, -15
  %171 = add i32 %158, %120
  %172 = icmp ult i32 %171, -15
  %173 = and i1 %170, %172
  %174 = and i1 %173, %168
  %175 = add i32 %116, %155
  %176 = icmp ult i32 %175, -15
  %177 = add i32 %158, %121
  %178 = icmp ult i32 %177, -15
  %179 = and i1 %176, %178
  %180 = and i1 %179, %174
  br i1 %180, label %185, label %222

181:                                              ; preds = %243, %185
  %182 = phi i1 [ true, %185 ], [ %54, %243 ]
  %183 = add nuw nsw i64 %150, 1
  %184 = icmp eq i64 %183, %66
  br i1 %184, label %296, label %149

185:                                              ; preds = %149
  %186 = zext i32 %177 to i64
  %187 = zext i32 %175 to i64
  %188 = zext i32 %171 to i64
  %189 = zext i32 %169 to i64
  %190 = zext i32 %164 to i64
  %191 = zext i32 %162 to i64
  %192 = zext i32 %159 to i64
  %193 = zext i32 %156 to i64
  %194 = getelementptr inbounds float, ptr %48, i64 %152
  %195 = getelementptr inbounds float, ptr %13, i64 %193
  %196 = getelementptr inbounds float, ptr %16, i64 %192
  %197 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %98, i64 %153
  %198 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %98, i64 %153
  %199 = load <16 x float>, ptr %195, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %199, ptr %197, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %200 = load <16 x float>, ptr %196, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %200, ptr %198, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> zeroinitializer, ptr %194, align 4, !alias.scope !81, !llvm.access.group !84
  %201 = getelementptr inbounds float, ptr %56, i64 %152
  %202 = getelementptr inbounds float, ptr %13, i64 %191
  %203 = getelementptr inbounds float, ptr %16, i64 %190
  %204 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %103, i64 %153
  %205 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %103, i64 %153
  %206 = load <16 x float>, ptr %202, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %206, ptr %204, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %207 = load <16 x float>, ptr %203, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %207, ptr %205, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> zeroinitializer, ptr %201, align 4, !alias.scope !81, !llvm.access.group !84
  %208 = getelementptr inbounds float, ptr %57, i64 %152
  %209 = getelementptr inbounds float, ptr %13, i64 %189
  %210 = getelementptr inbounds float, ptr %16, i64 %188
  %211 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %108, i64 %153
  %212 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %108, i64 %153
  %213 = load <16 x float>, ptr %209, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %213, ptr %211, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %214 = load <16 x float>, ptr %210, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %214, ptr %212, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> zeroinitializer, ptr %208, align 4, !alias.scope !81, !llvm.access.group !84
  %215 = getelementptr inbounds float, ptr %58, i64 %152
  %216 = getelementptr inbounds float, ptr %13, i64 %187
  %217 = getelementptr inbounds float, ptr %16, i64 %186
  %218 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %113, i64 %153
  %219 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %113, i64 %153
  %220 = load <16 x float>, ptr %216, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %220, ptr %218, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %221 = load <16 x float>, ptr %217, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %221, ptr %219, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> zeroinitializer, ptr %215, align 4, !alias.scope !81, !llvm.access.group !84
  br label %181

222:                                              ; preds = %149
  %223 = getelementptr inbounds float, ptr %48, i64 %152
  br i1 %54, label %227, label %224

224:                                              ; preds = %222
  %225 = getelementptr float, ptr %122, i64 %154
  %226 = load <16 x float>, ptr %223, align 4, !alias.scope !81, !llvm.access.group !84
  store <16 x float> zeroinitializer, ptr %225, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  br label %243

227:                                              ; preds = %222
  %228 = insertelement <16 x i32> poison, i32 %155, i64 0
  %229 = shufflevector <16 x i32> %228, <16 x i32> poison, <16 x i32> zeroinitializer
  %230 = or disjoint <16 x i32> %229, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %231 = add <16 x i32> %230, %134
  %232 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %98, i64 %153
  %233 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %98, i64 %153
  %234 = xor <16 x i32> %231, %72
  %235 = zext <16 x i32> %234 to <16 x i64>
  %236 = getelementptr inbounds float, ptr %13, <16 x i64> %235
  %237 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %236, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %237, ptr %232, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %238 = add <16 x i32> %136, %230
  %239 = xor <16 x i32> %238, %72
  %240 = zext <16 x i32> %239 to <16 x i64>
  %241 = getelementptr inbounds float, ptr %16, <16 x i64> %240
  %242 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %241, i32 4, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %242, ptr %233, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  br label %243

243:                                              ; preds = %224, %227
  %244 = phi <16 x float> [ %226, %224 ], [ zeroinitializer, %227 ]
  store <16 x float> %244, ptr %223, align 4, !alias.scope !81, !llvm.access.group !84
  %245 = getelementptr inbounds float, ptr %56, i64 %152
  %246 = getelementptr float, ptr %124, i64 %154
  %247 = insertelement <16 x i32> poison, i32 %155, i64 0
  %248 = shufflevector <16 x i32> %247, <16 x i32> poison, <16 x i32> zeroinitializer
  %249 = load <16 x float>, ptr %245, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> zeroinitializer, ptr %246, i32 4, <16 x i1> %75), !tbaa !5, !noalias !81, !llvm.access.group !84
  %250 = or disjoint <16 x i32> %248, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %251 = add <16 x i32> %250, %138
  %252 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %103, i64 %153
  %253 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %103, i64 %153
  %254 = xor <16 x i32> %251, %72
  %255 = zext <16 x i32> %254 to <16 x i64>
  %256 = getelementptr inbounds float, ptr %13, <16 x i64> %255
  %257 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %256, i32 4, <16 x i1> %74, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %257, ptr %252, i32 4, <16 x i1> %74), !tbaa !5, !noalias !81, !llvm.access.group !84
  %258 = add <16 x i32> %140, %250
  %259 = xor <16 x i32> %258, %72
  %260 = zext <16 x i32> %259 to <16 x i64>
  %261 = getelementptr inbounds float, ptr %16, <16 x i64> %260
  %262 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %261, i32 4, <16 x i1> %74, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %262, ptr %253, i32 4, <16 x i1> %74), !tbaa !5, !noalias !81, !llvm.access.group !84
  %263 = select <16 x i1> %74, <16 x float> zeroinitializer, <16 x float> %249
  store <16 x float> %263, ptr %245, align 4, !alias.scope !81, !llvm.access.group !84
  %264 = getelementptr inbounds float, ptr %57, i64 %152
  %265 = getelementptr float, ptr %126, i64 %154
  %266 = load <16 x float>, ptr %264, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> zeroinitializer, ptr %265, i32 4, <16 x i1> %75), !tbaa !5, !noalias !81, !llvm.access.group !84
  %267 = add <16 x i32> %250, %142
  %268 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %108, i64 %153
  %269 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %108, i64 %153
  %270 = xor <16 x i32> %267, %72
  %271 = zext <16 x i32> %270 to <16 x i64>
  %272 = getelementptr inbounds float, ptr %13, <16 x i64> %271
  %273 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %272, i32 4, <16 x i1> %74, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %273, ptr %268, i32 4, <16 x i1> %74), !tbaa !5, !noalias !81, !llvm.access.group !84
  %274 = add <16 x i32> %144, %250
  %275 = xor <16 x i32> %274, %72
  %276 = zext <16 x i32> %275 to <16 x i64>
  %277 = getelementptr inbounds float, ptr %16, <16 x i64> %276
  %278 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %277, i32 4, <16 x i1> %74, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %278, ptr %269, i32 4, <16 x i1> %74), !tbaa !5, !noalias !81, !llvm.access.group !84
  %279 = select <16 x i1> %74, <16 x float> zeroinitializer, <16 x float> %266
  store <16 x float> %279, ptr %264, align 4, !alias.scope !81, !llvm.access.group !84
  %280 = getelementptr inbounds float, ptr %58, i64 %152
  %281 = getelementptr float, ptr %128, i64 %154
  %282 = load <16 x float>, ptr %280, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> zeroinitializer, ptr %281, i32 4, <16 x i1> %75), !tbaa !5, !noalias !81, !llvm.access.group !84
  %283 = add <16 x i32> %250, %146
  %284 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %113, i64 %153
  %285 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %113, i64 %153
  %286 = xor <16 x i32> %283, %72
  %287 = zext <16 x i32> %286 to <16 x i64>
  %288 = getelementptr inbounds float, ptr %13, <16 x i64> %287
  %289 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %288, i32 4, <16 x i1> %74, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %289, ptr %284, i32 4, <16 x i1> %74), !tbaa !5, !noalias !81, !llvm.access.group !84
  %290 = add <16 x i32> %148, %250
  %291 = xor <16 x i32> %290, %72
  %292 = zext <16 x i32> %291 to <16 x i64>
  %293 = getelementptr inbounds float, ptr %16, <16 x i64> %292
  %294 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %293, i32 4, <16 x i1> %74, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %294, ptr %285, i32 4, <16 x i1> %74), !tbaa !5, !noalias !81, !llvm.access.group !84
  %295 = select <16 x i1> %74, <16 x float> zeroinitializer, <16 x float> %282
  store <16 x float> %295, ptr %280, align 4, !alias.scope !81, !llvm.access.group !84
  br label %181

296:                                              ; preds = %181
  %297 = add nuw nsw i64 %96, 1
  %298 = icmp eq i64 %297, %59
  br i1 %298, label %299, label %95

299:                                              ; preds = %296
  %300 = add nuw nsw i64 %93, 1
  %301 = icmp eq i64 %300, %42
  br i1 %301, label %417, label %92

302:                                              ; preds = %418, %666
  %303 = phi i32 [ %667, %666 ], [ 0, %418 ]
  br i1 %77, label %666, label %304

304:                                              ; preds = %302, %414
  %305 = phi i64 [ %415, %414 ], [ 0, %302 ]
  %306 = trunc nuw nsw i64 %305 to i32
  %307 = mul i32 %61, %306
  %308 = mul nuw nsw i64 %305, %59
  br label %309

309:                                              ; preds = %411, %304
  %310 = phi i64 [ %412, %411 ], [ 0, %304 ]
  %311 = trunc nuw nsw i64 %310 to i32
  %312 = mul i32 %62, %311
  %313 = add i32 %307, %312
  %314 = zext i32 %313 to i64
  %315 = shl nuw nsw i64 %314, 2
  %316 = add nuw nsw i64 %310, %308
  %317 = mul nuw nsw i64 %316, %66
  %318 = shl nuw nsw i64 %310, 2
  %319 = or disjoint i64 %318, 1
  %320 = or disjoint i64 %318, 2
  %321 = or disjoint i64 %318, 3
  %322 = getelementptr i8, ptr %67, i64 %315
  %323 = getelementptr i8, ptr %68, i64 %315
  %324 = getelementptr i8, ptr %69, i64 %315
  %325 = getelementptr i8, ptr %48, i64 %315
  %326 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %318, i64 31
  %327 = load float, ptr %326, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %328 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %319, i64 31
  %329 = load float, ptr %328, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %330 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %320, i64 31
  %331 = load float, ptr %330, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %332 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %321, i64 31
  %333 = load float, ptr %332, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %334 = insertelement <16 x float> poison, float %327, i64 0
  %335 = shufflevector <16 x float> %334, <16 x float> poison, <16 x i32> zeroinitializer
  %336 = insertelement <16 x float> poison, float %329, i64 0
  %337 = shufflevector <16 x float> %336, <16 x float> poison, <16 x i32> zeroinitializer
  %338 = insertelement <16 x float> poison, float %331, i64 0
  %339 = shufflevector <16 x float> %338, <16 x float> poison, <16 x i32> zeroinitializer
  %340 = insertelement <16 x float> poison, float %333, i64 0
  %341 = shufflevector <16 x float> %340, <16 x float> poison, <16 x i32> zeroinitializer
  br label %342

342:                                              ; preds = %360, %309
  %343 = phi i64 [ %374, %360 ], [ 0, %309 ]
  %344 = shl nuw nsw i64 %343, 8
  %345 = getelementptr i8, ptr %322, i64 %344
  %346 = getelementptr i8, ptr %323, i64 %344
  %347 = getelementptr i8, ptr %324, i64 %344
  %348 = getelementptr i8, ptr %325, i64 %344
  %349 = add nuw nsw i64 %343, %317
  %350 = load <16 x float>, ptr %348, align 4
  %351 = load <16 x float>, ptr %347, align 4
  %352 = load <16 x float>, ptr %346, align 4
  %353 = load <16 x float>, ptr %345, align 4
  %354 = shl nuw nsw i64 %343, 4
  %355 = shl nsw i64 %349, 8
  %356 = getelementptr inbounds i8, ptr %5, i64 %355
  %357 = getelementptr inbounds i8, ptr %356, i64 64
  %358 = getelementptr inbounds i8, ptr %356, i64 128
  %359 = getelementptr inbounds i8, ptr %356, i64 192
  br label %376

360:                                              ; preds = %376
  store <16 x float> %390, ptr %356, align 4, !alias.scope !81
  store <16 x float> %396, ptr %357, align 4, !alias.scope !81
  store <16 x float> %402, ptr %358, align 4, !alias.scope !81
  store <16 x float> %408, ptr %359, align 4, !alias.scope !81
  %361 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 31, i64 %354
  %362 = load <16 x float>, ptr %361, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %363 = fmul contract <16 x float> %335, %362
  %364 = fadd contract <16 x float> %390, %363
  store <16 x float> %364, ptr %356, align 4, !alias.scope !81, !llvm.access.group !84
  %365 = load <16 x float>, ptr %361, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %366 = fmul contract <16 x float> %337, %365
  %367 = fadd contract <16 x float> %396, %366
  store <16 x float> %367, ptr %357, align 4, !alias.scope !81, !llvm.access.group !84
  %368 = load <16 x float>, ptr %361, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %369 = fmul contract <16 x float> %339, %368
  %370 = fadd contract <16 x float> %402, %369
  store <16 x float> %370, ptr %358, align 4, !alias.scope !81, !llvm.access.group !84
  %371 = load <16 x float>, ptr %361, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %372 = fmul contract <16 x float> %341, %371
  %373 = fadd contract <16 x float> %408, %372
  store <16 x float> %373, ptr %359, align 4, !alias.scope !81, !llvm.access.group !84
  %374 = add nuw nsw i64 %343, 1
  %375 = icmp eq i64 %374, %66
  br i1 %375, label %411, label %342

376:                                              ; preds = %376, %342
  %377 = phi <16 x float> [ %353, %342 ], [ %408, %376 ]
  %378 = phi <16 x float> [ %352, %342 ], [ %402, %376 ]
  %379 = phi <16 x float> [ %351, %342 ], [ %396, %376 ]
  %380 = phi <16 x float> [ %350, %342 ], [ %390, %376 ]
  %381 = phi i64 [ 1, %342 ], [ %409, %376 ]
  %382 = phi i64 [ 0, %342 ], [ %381, %376 ]
  %383 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %318, i64 %382
  %384 = load float, ptr %383, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %385 = insertelement <16 x float> poison, float %384, i64 0
  %386 = shufflevector <16 x float> %385, <16 x float> poison, <16 x i32> zeroinitializer
  %387 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %382, i64 %354
  %388 = load <16 x float>, ptr %387, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %389 = fmul contract <16 x float> %386, %388
  %390 = fadd contract <16 x float> %380, %389
  %391 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %319, i64 %382
  %392 = load float, ptr %391, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %393 = insertelement <16 x float> poison, float %392, i64 0
  %394 = shufflevector <16 x float> %393, <16 x float> poison, <16 x i32> zeroinitializer
  %395 = fmul contract <16 x float> %394, %388
  %396 = fadd contract <16 x float> %379, %395
  %397 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %320, i64 %382
  %398 = load float, ptr %397, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %399 = insertelement <16 x float> poison, float %398, i64 0
  %400 = shufflevector <16 x float> %399, <16 x float> poison, <16 x i32> zeroinitializer
  %401 = fmul contract <16 x float> %400, %388
  %402 = fadd contract <16 x float> %378, %401
  %403 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %321, i64 %382
  %404 = load float, ptr %403, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  %405 = insertelement <16 x float> poison, float %404, i64 0
  %406 = shufflevector <16 x float> %405, <16 x float> poison, <16 x i32> zeroinitializer
  %407 = fmul contract <16 x float> %406, %388
  %408 = fadd contract <16 x float> %377, %407
  %409 = add nuw nsw i64 %381, 1
  %410 = icmp eq i64 %409, 32
  br i1 %410, label %360, label %376, !llvm.loop !85

411:                                              ; preds = %360
  %412 = add nuw nsw i64 %310, 1
  %413 = icmp eq i64 %412, %59
  br i1 %413, label %414, label %309

414:                                              ; preds = %411
  %415 = add nuw nsw i64 %305, 1
  %416 = icmp eq i64 %415, %42
  br i1 %416, label %422, label %304

417:                                              ; preds = %299
  br i1 %182, label %418, label %670

418:                                              ; preds = %83, %79, %417
  %419 = phi i32 [ %90, %417 ], [ %90, %83 ], [ undef, %79 ]
  %420 = phi i32 [ %89, %417 ], [ %89, %83 ], [ undef, %79 ]
  %421 = sext i32 %419 to i64
  br label %302

422:                                              ; preds = %414
  br i1 %51, label %670, label %423

423:                                              ; preds = %422
  %424 = add i32 %303, 32
  %425 = icmp sgt i32 %19, %424
  %426 = select i1 %425, i32 65537, i32 2147483647
  br i1 %70, label %670, label %427

427:                                              ; preds = %423
  %428 = insertelement <16 x i1> poison, i1 %425, i64 0
  %429 = shufflevector <16 x i1> %428, <16 x i1> poison, <16 x i32> zeroinitializer
  %430 = xor <16 x i1> %429, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  br label %431

431:                                              ; preds = %427, %663
  %432 = phi i64 [ %664, %663 ], [ 0, %427 ]
  %433 = mul nuw nsw i64 %432, %59
  br label %434

434:                                              ; preds = %660, %431
  %435 = phi i64 [ %661, %660 ], [ 0, %431 ]
  %436 = add nuw nsw i64 %435, %433
  %437 = shl nuw nsw i64 %435, 2
  %438 = trunc nsw i64 %437 to i32
  %439 = add i32 %420, %438
  %440 = mul i32 %439, %19
  %441 = sext i32 %440 to i64
  %442 = or disjoint i64 %437, 1
  %443 = trunc nsw i64 %442 to i32
  %444 = add i32 %420, %443
  %445 = mul i32 %444, %19
  %446 = sext i32 %445 to i64
  %447 = or disjoint i64 %437, 2
  %448 = trunc nsw i64 %447 to i32
  %449 = add i32 %420, %448
  %450 = mul i32 %449, %19
  %451 = sext i32 %450 to i64
  %452 = or disjoint i64 %437, 3
  %453 = trunc nsw i64 %452 to i32
  %454 = add i32 %420, %453
  %455 = mul i32 %454, %19
  %456 = sext i32 %455 to i64
  %457 = add i32 %424, %438
  %458 = mul i32 %457, %19
  %459 = add i32 %424, %443
  %460 = mul i32 %459, %19
  %461 = add i32 %424, %448
  %462 = mul i32 %461, %19
  %463 = add i32 %424, %453
  %464 = mul i32 %463, %19
  %465 = getelementptr float, ptr %10, i64 %441
  %466 = add i32 %440, %424
  %467 = add i32 %458, %419
  %468 = getelementptr float, ptr %10, i64 %446
  %469 = add i32 %445, %424
  %470 = add i32 %460, %419
  %471 = getelementptr float, ptr %10, i64 %451
  %472 = add i32 %450, %424
  %473 = add i32 %462, %419
  %474 = getelementptr float, ptr %10, i64 %456
  %475 = add i32 %455, %424
  %476 = add i32 %464, %419
  %477 = trunc i64 %436 to i32
  %478 = mul i32 %50, %477
  %479 = zext i32 %478 to i64
  %480 = insertelement <16 x i32> poison, i32 %466, i64 0
  %481 = shufflevector <16 x i32> %480, <16 x i32> poison, <16 x i32> zeroinitializer
  %482 = insertelement <16 x i32> poison, i32 %467, i64 0
  %483 = shufflevector <16 x i32> %482, <16 x i32> poison, <16 x i32> zeroinitializer
  %484 = insertelement <16 x i32> poison, i32 %469, i64 0
  %485 = shufflevector <16 x i32> %484, <16 x i32> poison, <16 x i32> zeroinitializer
  %486 = insertelement <16 x i32> poison, i32 %470, i64 0
  %487 = shufflevector <16 x i32> %486, <16 x i32> poison, <16 x i32> zeroinitializer
  %488 = insertelement <16 x i32> poison, i32 %472, i64 0
  %489 = shufflevector <16 x i32> %488, <16 x i32> poison, <16 x i32> zeroinitializer
  %490 = insertelement <16 x i32> poison, i32 %473, i64 0
  %491 = shufflevector <16 x i32> %490, <16 x i32> poison, <16 x i32> zeroinitializer
  %492 = insertelement <16 x i32> poison, i32 %475, i64 0
  %493 = shufflevector <16 x i32> %492, <16 x i32> poison, <16 x i32> zeroinitializer
  %494 = insertelement <16 x i32> poison, i32 %476, i64 0
  %495 = shufflevector <16 x i32> %494, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %496

496:                                              ; preds = %528, %434
  %497 = phi i64 [ %530, %528 ], [ 0, %434 ]
  %498 = add nuw nsw i64 %497, %479
  %499 = shl nuw nsw i64 %498, 6
  %500 = shl nuw nsw i64 %497, 4
  %501 = trunc nuw i64 %500 to i32
  %502 = add i32 %424, %501
  %503 = add i32 %502, %440
  %504 = icmp ult i32 %503, -15
  %505 = add i32 %419, %501
  %506 = add i32 %505, %458
  %507 = icmp ult i32 %506, -15
  %508 = and i1 %504, %507
  %509 = add i32 %502, %445
  %510 = icmp ult i32 %509, -15
  %511 = add i32 %505, %460
  %512 = icmp ult i32 %511, -15
  %513 = and i1 %510, %512
  %514 = and i1 %425, %513
  %515 = and i1 %508, %514
  %516 = add i32 %502, %450
  %517 = icmp ult i32 %516, -15
  %518 = add i32 %505, %462
  %519 = icmp ult i32 %518, -15
  %520 = and i1 %517, %519
  %521 = and i1 %520, %515
  %522 = add i32 %502, %455
  %523 = icmp ult i32 %522, -15
  %524 = add i32 %505, %464
  %525 = icmp ult i32 %524, -15
  %526 = and i1 %523, %525
  %527 = and i1 %526, %521
  br i1 %527, label %532, label %580

528:                                              ; preds = %580, %532
  %529 = phi i32 [ 65537, %532 ], [ %426, %580 ]
  %530 = add nuw nsw i64 %497, 1
  %531 = icmp eq i64 %530, %66
  br i1 %531, label %660, label %496

532:                                              ; preds = %496
  %533 = zext i32 %524 to i64
  %534 = zext i32 %522 to i64
  %535 = zext i32 %518 to i64
  %536 = zext i32 %516 to i64
  %537 = zext i32 %511 to i64
  %538 = zext i32 %509 to i64
  %539 = zext i32 %506 to i64
  %540 = zext i32 %503 to i64
  %541 = getelementptr inbounds float, ptr %13, i64 %540
  %542 = getelementptr inbounds float, ptr %16, i64 %539
  %543 = getelementptr inbounds float, ptr %48, i64 %499
  %544 = getelementptr inbounds float, ptr %5, i64 %499
  %545 = load <16 x float>, ptr %544, align 4, !alias.scope !81, !llvm.access.group !84
  %546 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %437, i64 %500
  %547 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %437, i64 %500
  %548 = load <16 x float>, ptr %541, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %548, ptr %546, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %549 = load <16 x float>, ptr %542, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %549, ptr %547, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %545, ptr %543, align 4, !alias.scope !81, !llvm.access.group !84
  %550 = or disjoint i64 %499, 16
  %551 = getelementptr inbounds float, ptr %13, i64 %538
  %552 = getelementptr inbounds float, ptr %16, i64 %537
  %553 = getelementptr inbounds float, ptr %48, i64 %550
  %554 = getelementptr inbounds float, ptr %5, i64 %550
  %555 = load <16 x float>, ptr %554, align 4, !alias.scope !81, !llvm.access.group !84
  %556 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %442, i64 %500
  %557 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %442, i64 %500
  %558 = load <16 x float>, ptr %551, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %558, ptr %556, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %559 = load <16 x float>, ptr %552, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %559, ptr %557, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %555, ptr %553, align 4, !alias.scope !81, !llvm.access.group !84
  %560 = or disjoint i64 %499, 32
  %561 = getelementptr inbounds float, ptr %13, i64 %536
  %562 = getelementptr inbounds float, ptr %16, i64 %535
  %563 = getelementptr inbounds float, ptr %48, i64 %560
  %564 = getelementptr inbounds float, ptr %5, i64 %560
  %565 = load <16 x float>, ptr %564, align 4, !alias.scope !81, !llvm.access.group !84
  %566 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %447, i64 %500
  %567 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %447, i64 %500
  %568 = load <16 x float>, ptr %561, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %568, ptr %566, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %569 = load <16 x float>, ptr %562, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %569, ptr %567, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %565, ptr %563, align 4, !alias.scope !81, !llvm.access.group !84
  %570 = or disjoint i64 %499, 48
  %571 = getelementptr inbounds float, ptr %13, i64 %534
  %572 = getelementptr inbounds float, ptr %16, i64 %533
  %573 = getelementptr inbounds float, ptr %48, i64 %570
  %574 = getelementptr inbounds float, ptr %5, i64 %570
  %575 = load <16 x float>, ptr %574, align 4, !alias.scope !81, !llvm.access.group !84
  %576 = getelementptr inbounds [32 x [32 x float]], ptr %8, i64 0, i64 %452, i64 %500
  %577 = getelementptr inbounds [32 x [32 x float]], ptr %7, i64 0, i64 %452, i64 %500
  %578 = load <16 x float>, ptr %571, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %578, ptr %576, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  %579 = load <16 x float>, ptr %572, align 4, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %579, ptr %577, align 64, !tbaa !5, !noalias !81, !llvm.access.group !84
  store <16 x float> %575, ptr %573, align 4, !alias.scope !81, !llvm.access.group !84
  br label %528

580:                                              ; preds = %496
  %581 = add nsw i64 %500, %421
  %582 = getelementptr float, ptr %465, i64 %581
  %583 = insertelement <16 x i32> poison, i32 %501, i64 0
  %584 = shufflevector <16 x i32> %583, <16 x i32> poison, <16 x i32> zeroinitializer
  %585 = getelementptr float, ptr %48, i64 %499
  %586 = getelementptr inbounds float, ptr %5, i64 %499
  %587 = load <16 x float>, ptr %586, align 4, !alias.scope !81, !llvm.access.group !84
  %588 = load <16 x float>, ptr %585, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %587, ptr %582, i32 4, <16 x i1> %430), !tbaa !5, !noalias !81, !llvm.access.group !84
  %589 = or disjoint <16 x i32> %584, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %590 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %437, i64 %500
  %591 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %437, i64 %500
  %592 = add <16 x i32> %481, %589
  %593 = xor <16 x i32> %592, %72
  %594 = zext <16 x i32> %593 to <16 x i64>
  %595 = getelementptr inbounds float, ptr %13, <16 x i64> %594
  %596 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %595, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %596, ptr %590, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %597 = add <16 x i32> %483, %589
  %598 = xor <16 x i32> %597, %72
  %599 = zext <16 x i32> %598 to <16 x i64>
  %600 = getelementptr inbounds float, ptr %16, <16 x i64> %599
  %601 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %600, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %601, ptr %591, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %602 = select <16 x i1> %429, <16 x float> %587, <16 x float> %588
  store <16 x float> %602, ptr %585, align 4, !alias.scope !81, !llvm.access.group !84
  %603 = or disjoint i64 %499, 16
  %604 = getelementptr float, ptr %468, i64 %581
  %605 = getelementptr float, ptr %48, i64 %603
  %606 = getelementptr inbounds float, ptr %5, i64 %603
  %607 = load <16 x float>, ptr %606, align 4, !alias.scope !81, !llvm.access.group !84
  %608 = load <16 x float>, ptr %605, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %607, ptr %604, i32 4, <16 x i1> %430), !tbaa !5, !noalias !81, !llvm.access.group !84
  %609 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %442, i64 %500
  %610 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %442, i64 %500
  %611 = add <16 x i32> %485, %589
  %612 = xor <16 x i32> %611, %72
  %613 = zext <16 x i32> %612 to <16 x i64>
  %614 = getelementptr inbounds float, ptr %13, <16 x i64> %613
  %615 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %614, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %615, ptr %609, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %616 = add <16 x i32> %487, %589
  %617 = xor <16 x i32> %616, %72
  %618 = zext <16 x i32> %617 to <16 x i64>
  %619 = getelementptr inbounds float, ptr %16, <16 x i64> %618
  %620 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %619, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %620, ptr %610, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %621 = select <16 x i1> %429, <16 x float> %607, <16 x float> %608
  store <16 x float> %621, ptr %605, align 4, !alias.scope !81, !llvm.access.group !84
  %622 = or disjoint i64 %499, 32
  %623 = getelementptr float, ptr %471, i64 %581
  %624 = getelementptr float, ptr %48, i64 %622
  %625 = getelementptr inbounds float, ptr %5, i64 %622
  %626 = load <16 x float>, ptr %625, align 4, !alias.scope !81, !llvm.access.group !84
  %627 = load <16 x float>, ptr %624, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %626, ptr %623, i32 4, <16 x i1> %430), !tbaa !5, !noalias !81, !llvm.access.group !84
  %628 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %447, i64 %500
  %629 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %447, i64 %500
  %630 = add <16 x i32> %489, %589
  %631 = xor <16 x i32> %630, %72
  %632 = zext <16 x i32> %631 to <16 x i64>
  %633 = getelementptr inbounds float, ptr %13, <16 x i64> %632
  %634 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %633, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %634, ptr %628, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %635 = add <16 x i32> %491, %589
  %636 = xor <16 x i32> %635, %72
  %637 = zext <16 x i32> %636 to <16 x i64>
  %638 = getelementptr inbounds float, ptr %16, <16 x i64> %637
  %639 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %638, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %639, ptr %629, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %640 = select <16 x i1> %429, <16 x float> %626, <16 x float> %627
  store <16 x float> %640, ptr %624, align 4, !alias.scope !81, !llvm.access.group !84
  %641 = or disjoint i64 %499, 48
  %642 = getelementptr float, ptr %474, i64 %581
  %643 = getelementptr float, ptr %48, i64 %641
  %644 = getelementptr inbounds float, ptr %5, i64 %641
  %645 = load <16 x float>, ptr %644, align 4, !alias.scope !81, !llvm.access.group !84
  %646 = load <16 x float>, ptr %643, align 4, !alias.scope !81, !llvm.access.group !84
  tail call void @llvm.masked.store.v16f32.p0(<16 x float> %645, ptr %642, i32 4, <16 x i1> %430), !tbaa !5, !noalias !81, !llvm.access.group !84
  %647 = getelementptr [32 x [32 x float]], ptr %8, i64 0, i64 %452, i64 %500
  %648 = getelementptr [32 x [32 x float]], ptr %7, i64 0, i64 %452, i64 %500
  %649 = add <16 x i32> %493, %589
  %650 = xor <16 x i32> %649, %72
  %651 = zext <16 x i32> %650 to <16 x i64>
  %652 = getelementptr inbounds float, ptr %13, <16 x i64> %651
  %653 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %652, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %653, ptr %647, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %654 = add <16 x i32> %495, %589
  %655 = xor <16 x i32> %654, %72
  %656 = zext <16 x i32> %655 to <16 x i64>
  %657 = getelementptr inbounds float, ptr %16, <16 x i64> %656
  %658 = tail call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %657, i32 4, <16 x i1> %429, <16 x float> poison), !tbaa !5, !noalias !81, !llvm.access.group !84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %658, ptr %648, i32 4, <16 x i1> %429), !tbaa !5, !noalias !81, !llvm.access.group !84
  %659 = select <16 x i1> %429, <16 x float> %645, <16 x float> %646
  store <16 x float> %659, ptr %643, align 4, !alias.scope !81, !llvm.access.group !84
  br label %528

660:                                              ; preds = %528
  %661 = add nuw nsw i64 %435, 1
  %662 = icmp eq i64 %661, %59
  br i1 %662, label %663, label %434

663:                                              ; preds = %660
  %664 = add nuw nsw i64 %432, 1
  %665 = icmp eq i64 %664, %42
  br i1 %665, label %666, label %431

666:                                              ; preds = %663, %302
  %667 = phi i32 [ %303, %302 ], [ %424, %663 ]
  %668 = phi i32 [ 65537, %302 ], [ %529, %663 ]
  %669 = icmp eq i32 %668, 65537
  br i1 %669, label %302, label %670

670:                                              ; preds = %422, %666, %423, %417
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %8)
  br i1 %82, label %78, label %79

671:                                              ; preds = %27, %671
  %672 = phi i64 [ %678, %671 ], [ %2, %27 ]
  %673 = udiv i64 %672, %31
  %674 = urem i64 %672, %31
  %675 = urem i64 %673, %35
  %676 = trunc nuw i64 %674 to i32
  %677 = trunc nuw i64 %675 to i32
  %678 = add nuw nsw i64 %672, 1
  %679 = icmp eq i64 %678, %3
  tail call fastcc void @_Z11tiledKernelPfPKfS1_i.block.wide(ptr %10, ptr %13, ptr %16, i32 %19, i32 %676, i32 %677, i32 %21, i32 %23, i32 %25, ptr %5)
  br i1 %679, label %78, label %671
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umin.v16i32(<16 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr nocapture, i32 immarg, <16 x i1>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr nocapture, i32 immarg, <16 x i1>, <16 x float>) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, i32 immarg, <16 x i1>, <16 x float>) #11

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind optnone uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="rows,16,_Z11naiveKernelPfPKfS1_i" "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "hipcpu-wide" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress noinline norecurse nounwind optnone uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-block"="rows,16,_Z11tiledKernelPfPKfS1_i" "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "hipcpu-wide" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-fits"="0:0:0:1,1:1:1:1," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="0" "hipcpu-kernel"="32" "hipcpu-static-shared"="0" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress norecurse nounwind uwtable "hipcpu-arguments"="8,8,8,4,;0:0,1:0,2:0,3:0," "hipcpu-fits"="0:3:0:32,1:3:1:32," "hipcpu-frame-fixed"="0" "hipcpu-frame-per-thread"="8" "hipcpu-kernel"="32" "hipcpu-static-shared"="8192" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="znver5" "target-features"="+64bit,+adx,+aes,+avx,+avx2,+avx512bf16,+avx512bitalg,+avx512bw,+avx512cd,+avx512dq,+avx512f,+avx512ifma,+avx512vbmi,+avx512vbmi2,+avx512vl,+avx512vnni,+avx512vp2intersect,+avx512vpopcntdq,+avxvnni,+bmi,+bmi2,+clflushopt,+clwb,+clzero,+cmov,+crc32,+cx16,+cx8,+evex512,+f16c,+fma,+fsgsbase,+fxsr,+gfni,+lzcnt,+mmx,+movbe,+movdir64b,+movdiri,+pclmul,+popcnt,+prfchw,+rdrnd,+sahf,+sha,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+sse4a,+ssse3,+vaes,+vpclmulqdq,+x87,+xsave,+xsavec,+xsaveopt,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx10.1-256,-avx10.1-512,-avx512fp16,-avxifma,-avxneconvert,-avxvnniint16,-avxvnniint8,-ccmp,-cf,-cldemote,-cmpccxadd,-egpr,-enqcmd,-fma4,-hreset,-invpcid,-kl,-lwp,-mwaitx,-ndd,-pconfig,-pku,-ppx,-prefetchi,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdseed,-rtm,-serialize,-sgx,-sha512,-shstk,-sm3,-sm4,-tbm,-tsxldtrk,-uintr,-usermsr,-waitpkg,-wbnoinvd,-widekl,-xop,-xsaves" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(read) }

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
!18 = distinct !{!18, !11, !14}
!19 = distinct !{!19, !11, !12, !13, !14}
!20 = distinct !{!20, !11, !14}
!21 = distinct !{!21, !11, !12, !22}
!22 = !{!"llvm.loop.vectorize.enable", i1 false}
!23 = distinct !{!23, !11, !12, !22}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !11, !12, !22}
!26 = distinct !{!26, !11}
!27 = !{}
!28 = distinct !{}
!29 = distinct !{!29, !11, !30, !13, !14}
!30 = !{!"llvm.loop.parallel_accesses", !28}
!31 = distinct !{!31, !11, !30, !22}
!32 = distinct !{!32, !11, !30, !13, !14}
!33 = distinct !{!33, !11, !30, !13, !14}
!34 = distinct !{!34, !11, !30, !13, !14}
!35 = distinct !{!35, !11, !30, !22}
!36 = distinct !{!36, !11, !30, !22}
!37 = distinct !{!37, !11, !30, !22}
!38 = distinct !{!38, !11, !30, !13, !14}
!39 = distinct !{!39, !11, !30, !22}
!40 = distinct !{}
!41 = distinct !{!41, !11, !42, !13, !14}
!42 = !{!"llvm.loop.parallel_accesses", !40}
!43 = distinct !{!43, !11, !42, !22}
!44 = distinct !{!44, !11, !42, !22}
!45 = distinct !{!45, !11, !42, !22}
!46 = distinct !{}
!47 = distinct !{!47, !11, !48, !13, !14}
!48 = !{!"llvm.loop.parallel_accesses", !46}
!49 = distinct !{}
!50 = distinct !{!50, !11, !51, !13, !14}
!51 = !{!"llvm.loop.parallel_accesses", !49}
!52 = distinct !{}
!53 = distinct !{!53, !11, !54, !13, !14}
!54 = !{!"llvm.loop.parallel_accesses", !52}
!55 = !{!56}
!56 = distinct !{!56, !57, !"_Z11tiledKernelPfPKfS1_i.block: argument 0"}
!57 = distinct !{!57, !"_Z11tiledKernelPfPKfS1_i.block"}
!58 = distinct !{}
!59 = distinct !{!59, !11, !60, !22}
!60 = !{!"llvm.loop.parallel_accesses", !58}
!61 = distinct !{!61, !11}
!62 = distinct !{!62, !11}
!63 = distinct !{!63, !11, !60, !22}
!64 = distinct !{!64, !11, !60, !13, !14}
!65 = distinct !{!65, !11, !60, !22}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_Z11tiledKernelPfPKfS1_i.x32: argument 0"}
!68 = distinct !{!68, !"_Z11tiledKernelPfPKfS1_i.x32"}
!69 = distinct !{}
!70 = distinct !{!70, !11}
!71 = distinct !{!71, !11, !72, !13, !14}
!72 = !{!"llvm.loop.parallel_accesses", !69}
!73 = distinct !{!73, !11}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_Z11tiledKernelPfPKfS1_i.x64: argument 0"}
!76 = distinct !{!76, !"_Z11tiledKernelPfPKfS1_i.x64"}
!77 = distinct !{}
!78 = distinct !{!78, !11}
!79 = distinct !{!79, !11, !80, !13, !14}
!80 = !{!"llvm.loop.parallel_accesses", !77}
!81 = !{!82}
!82 = distinct !{!82, !83, !"_Z11tiledKernelPfPKfS1_i.x16x4: argument 0"}
!83 = distinct !{!83, !"_Z11tiledKernelPfPKfS1_i.x16x4"}
!84 = distinct !{}
!85 = distinct !{!85, !11, !86, !13, !14}
!86 = !{!"llvm.loop.parallel_accesses", !84}
