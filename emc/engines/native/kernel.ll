; made from sources aa3de398e17391115216cc2ef3a59fb3 by `python -m emc.engines.native.ship`
@".const.Error creating Python tuple from runtime exception arguments" = internal constant [61 x i8] c"Error creating Python tuple from runtime exception arguments\00"
@".const.unknown error when calling native function" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@PyExc_RuntimeError = external global i8
@".const.unknown error when calling native function.2" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.1" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.4" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.3" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.6" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.5" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.8" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.7" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.10" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.9" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.12" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.11" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.14" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.13" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@".const.unknown error when calling native function.16" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.15" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"
@PyExc_StopIteration = external global i8
@PyExc_SystemError = external global i8
@".const.unknown error when calling native function.18" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.17" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"

define internal range(i32 -1, -2) i32 @kernel.run.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.address) local_unnamed_addr {
B0.endif:
  %.85 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.824 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  %.859 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  %.888 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  %.993 = alloca i8, align 1
  store i8 0, ptr %.993, align 1
  %excinfo.11 = alloca ptr, align 8
  store ptr null, ptr %excinfo.11, align 8
  %.5 = inttoptr i64 %arg.address to ptr
  %.78 = getelementptr inbounds nuw i8, ptr %.5, i64 688
  %.80 = load i64, ptr %.78, align 8
  switch i64 %.80, label %B232 [
    i64 2, label %B116
    i64 0, label %B202
  ]

B116:                                             ; preds = %B0.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.91 = call i32 @dispatch.served.1(ptr nonnull %.85, ptr nonnull %excinfo.2, ptr null, ptr null, i64 1, i64 896, ptr nonnull %0, i64 1, i64 896)
  %cond78 = icmp eq i32 %.91, 0
  br i1 %cond78, label %B232, label %B116.if.if, !prof !0

B202:                                             ; preds = %B0.endif
  %1 = inttoptr i64 %arg.address to ptr
  %.44.i = getelementptr inbounds nuw i8, ptr %1, i64 120
  %.46.i = load i64, ptr %.44.i, align 8, !noalias !1
  %.46.fr.i = freeze i64 %.46.i
  %.78.i = add nsw i64 %.46.fr.i, 1
  %.113.i = getelementptr inbounds nuw i8, ptr %1, i64 560
  %.115.i = load i64, ptr %.113.i, align 8, !noalias !1
  %.244.i = shl i64 %.78.i, %.46.fr.i
  %.324278.not.i = icmp slt i64 %.244.i, 1
  br i1 %.324278.not.i, label %B232, label %B286.lr.ph.i

B286.i:                                           ; preds = %B286.preheader.i, %B286.i
  %lsr.iv22.i = phi ptr [ %scevgep21.i, %B286.preheader.i ], [ %scevgep23.i, %B286.i ]
  %.330274279.i = phi i64 [ 0, %B286.preheader.i ], [ %.337.i, %B286.i ]
  %sunkaddr = inttoptr i64 %.115.i to ptr
  %sunkaddr308 = mul i64 %.330274279.i, 4
  %sunkaddr309 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr308
  %.392.i = load i32, ptr %sunkaddr309, align 4, !noalias !1
  %.393.i = zext i32 %.392.i to i64
  %.394.i = lshr i64 %.393.i, 8
  %.424.i = and i64 %.393.i, 255
  %.425.i = add nuw nsw i64 %.424.i, 1
  %.433.i = icmp eq i64 %.424.i, %.46.fr.i
  %spec.select.i = select i1 %.433.i, i64 0, i64 %.425.i
  %.444.i = lshr i64 %.394.i, %.442.i
  %.445.i = add nuw nsw i64 %.444.i, 1
  %.577.i = shl nuw nsw i64 %.394.i, 1
  %.582.i = and i64 %.577.i, %.581.i
  %.584.i = mul nuw nsw i64 %.582.i, %.78.i
  %.586.i = add nuw nsw i64 %.584.i, %spec.select.i
  %.587.i = shl i64 %.586.i, 4
  %.589.i = add i64 %.587.i, 16
  %.591.i = or i64 %.589.i, %.445.i
  %.592.i = trunc i64 %.591.i to i32
  %scevgep24.i = getelementptr i8, ptr %lsr.iv22.i, i64 -32
  store i32 %.592.i, ptr %scevgep24.i, align 4, !noalias !1
  %.578.1.i = or disjoint i64 %.577.i, 1
  %.582.1.i = and i64 %.578.1.i, %.581.i
  %.584.1.i = mul nuw nsw i64 %.582.1.i, %.78.i
  %.586.1.i = add nuw nsw i64 %.584.1.i, %spec.select.i
  %.587.1.i = shl i64 %.586.1.i, 4
  %.589.1.i = add i64 %.587.1.i, 16
  %.591.1.i = or i64 %.589.1.i, %.445.i
  %.592.1.i = trunc i64 %.591.1.i to i32
  store i32 %.592.1.i, ptr %lsr.iv22.i, align 4, !noalias !1
  %.337.i = add nuw nsw i64 %.330274279.i, 1
  %scevgep23.i = getelementptr i8, ptr %lsr.iv22.i, i64 128
  %exitcond.not.i = icmp eq i64 %.244.i, %.337.i
  br i1 %exitcond.not.i, label %B232, label %B286.i

B286.lr.ph.i:                                     ; preds = %B202
  %2 = inttoptr i64 %arg.address to ptr
  %.185.i = getelementptr inbounds nuw i8, ptr %2, i64 368
  %.187.i = load i64, ptr %.185.i, align 8, !noalias !1
  %.442.i = add nsw i64 %.46.fr.i, -1
  %.439.inv.i = icmp slt i64 %.46.fr.i, 1
  %notmask.i = shl nsw i64 -1, %.46.fr.i
  %.581.i = xor i64 %notmask.i, -1
  br i1 %.439.inv.i, label %B286.us.preheader.i, label %B286.preheader.i

B286.preheader.i:                                 ; preds = %B286.lr.ph.i
  %3 = inttoptr i64 %.187.i to ptr
  %scevgep21.i = getelementptr i8, ptr %3, i64 168
  br label %B286.i

B286.us.preheader.i:                              ; preds = %B286.lr.ph.i
  %4 = inttoptr i64 %.187.i to ptr
  %invariant.op.i = and i64 %.581.i, 33554430
  %scevgep.i = getelementptr i8, ptr %4, i64 168
  br label %B286.us.i

B286.us.i:                                        ; preds = %B286.us.i, %B286.us.preheader.i
  %lsr.iv.i = phi ptr [ %scevgep.i, %B286.us.preheader.i ], [ %scevgep18.i, %B286.us.i ]
  %.330274279.us.i = phi i64 [ 0, %B286.us.preheader.i ], [ %.337.us.i, %B286.us.i ]
  %5 = inttoptr i64 %.115.i to ptr
  %6 = shl i64 %.330274279.us.i, 2
  %scevgep20.i = getelementptr i8, ptr %5, i64 %6
  %.392.us.i = load i32, ptr %scevgep20.i, align 4, !noalias !1
  %.393.us.i = zext i32 %.392.us.i to i64
  %.424.us.i = and i64 %.393.us.i, 255
  %.425.us.i = add nuw nsw i64 %.424.us.i, 1
  %.433.us.i = icmp eq i64 %.424.us.i, %.46.fr.i
  %spec.select.us.i = select i1 %.433.us.i, i64 0, i64 %.425.us.i
  %7 = lshr i64 %.393.us.i, 7
  %.582.us.reass.i = and i64 %invariant.op.i, %7
  %.584.us.i = mul nsw i64 %.582.us.reass.i, %.78.i
  %.586.us.i = add nsw i64 %.584.us.i, %spec.select.us.i
  %.586.us.tr.i = trunc i64 %.586.us.i to i32
  %8 = shl i32 %.586.us.tr.i, 4
  %.592.us.i = add i32 %8, 17
  %scevgep19.i = getelementptr i8, ptr %lsr.iv.i, i64 -32
  store i32 %.592.us.i, ptr %scevgep19.i, align 4, !noalias !1
  %.578.us.1.i = or i64 %7, 1
  %.582.us.1.i = and i64 %.578.us.1.i, %.581.i
  %.584.us.1.i = mul nsw i64 %.582.us.1.i, %.78.i
  %.586.us.1.i = add nsw i64 %.584.us.1.i, %spec.select.us.i
  %.586.us.tr.1.i = trunc i64 %.586.us.1.i to i32
  %9 = shl i32 %.586.us.tr.1.i, 4
  %.592.us.1.i = add i32 %9, 17
  store i32 %.592.us.1.i, ptr %lsr.iv.i, align 4, !noalias !1
  %.337.us.i = add nuw nsw i64 %.330274279.us.i, 1
  %scevgep18.i = getelementptr i8, ptr %lsr.iv.i, i64 128
  %exitcond289.not.i = icmp eq i64 %.244.i, %.337.us.i
  br i1 %exitcond289.not.i, label %B232, label %B286.us.i

B232:                                             ; preds = %B286.us.i, %B286.i, %B202, %B116, %B0.endif
  %const = bitcast i64 4611686018427387904 to i64
  %sunkaddr310 = inttoptr i64 %arg.address to ptr
  %sunkaddr311 = getelementptr inbounds i8, ptr %sunkaddr310, i64 688
  store i64 1, ptr %sunkaddr311, align 8
  br label %B280

B280:                                             ; preds = %B1206.endif.endif, %B232
  %sunkaddr312 = inttoptr i64 %arg.address to ptr
  %sunkaddr313 = getelementptr inbounds i8, ptr %sunkaddr312, i64 512
  %.49.i = load i64, ptr %sunkaddr313, align 8, !noalias !4
  %.50.i = inttoptr i64 %.49.i to ptr
  %sunkaddr314 = inttoptr i64 %arg.address to ptr
  %sunkaddr315 = getelementptr inbounds i8, ptr %sunkaddr314, i64 592
  %.126.i = load i64, ptr %sunkaddr315, align 8, !noalias !4
  %.131.i = lshr i64 %.126.i, 6
  %.136.i = and i64 %.131.i, 31
  %.170.i = getelementptr i64, ptr %.50.i, i64 %.136.i
  %.171.i = load i64, ptr %.170.i, align 8, !noalias !4
  %.174.i = and i64 %.126.i, 63
  %.175.i = shl nsw i64 -1, %.174.i
  %.176.i = and i64 %.175.i, %.171.i
  %.180.i = icmp eq i64 %.176.i, 0
  br i1 %.180.i, label %B360.i, label %B614.i

B360.i:                                           ; preds = %B280
  %10 = inttoptr i64 %.49.i to ptr
  %.214.i = getelementptr i8, ptr %10, i64 256
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !4
  %.220.i = icmp eq i64 %.215.i, 0
  br i1 %.220.i, label %B424.i, label %B450.i

B424.i:                                           ; preds = %B360.i
  %sunkaddr316 = inttoptr i64 %arg.address to ptr
  %sunkaddr317 = getelementptr inbounds i8, ptr %sunkaddr316, i64 624
  %.271.i = load i64, ptr %sunkaddr317, align 8, !noalias !4
  br label %B280.endif.endif

B450.i:                                           ; preds = %B360.i
  %11 = inttoptr i64 %.49.i to ptr
  %.284.i = shl nsw i64 -2, %.136.i
  %.286.i = and i64 %.215.i, %.284.i
  %.291.not.i = icmp eq i64 %.286.i, 0
  %spec.select.i59 = select i1 %.291.not.i, i64 %.215.i, i64 %.286.i
  %.314.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i59, i1 true)
  %.346.i = getelementptr i64, ptr %11, i64 %.314.i
  %.347.i = load i64, ptr %.346.i, align 8, !noalias !4
  br label %B614.i

B614.i:                                           ; preds = %B450.i, %B280
  %word.2.0.i = phi i64 [ %.314.i, %B450.i ], [ %.136.i, %B280 ]
  %found.2.0.i = phi i64 [ %.347.i, %B450.i ], [ %.176.i, %B280 ]
  %.369.i = shl nuw nsw i64 %word.2.0.i, 6
  %.373.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i, i1 true)
  %.376.i = sub i64 %.369.i, %.126.i
  %.378.i = add i64 %.376.i, %.373.i
  %.381.i = and i64 %.378.i, 2047
  %.383.i = add i64 %.381.i, %.126.i
  %sunkaddr318 = inttoptr i64 %arg.address to ptr
  %sunkaddr319 = getelementptr inbounds i8, ptr %sunkaddr318, i64 624
  %.267.pre = load i64, ptr %sunkaddr319, align 8
  %12 = tail call i64 @llvm.smin.i64(i64 %.267.pre, i64 %.383.i)
  br label %B280.endif.endif

B488:                                             ; preds = %B280.endif.endif
  %.435 = icmp eq i64 %storemerge.i, %const
  br i1 %.435, label %B510, label %B564

B510:                                             ; preds = %B488
  %13 = inttoptr i64 %arg.address to ptr
  %.47.i60 = getelementptr inbounds nuw i8, ptr %13, i64 344
  %.49.i61 = load i64, ptr %.47.i60, align 8, !noalias !7
  %.50.i62 = inttoptr i64 %.49.i61 to ptr
  %.117.i = getelementptr inbounds nuw i8, ptr %13, i64 352
  %.119.i = load i64, ptr %.117.i, align 8, !noalias !7
  %.120.i = inttoptr i64 %.119.i to ptr
  %.203.i = getelementptr inbounds nuw i8, ptr %13, i64 72
  %.205.i = load i64, ptr %.203.i, align 8, !noalias !7
  %..205.i = tail call i64 @llvm.smax.i64(i64 %.205.i, i64 0)
  %14 = add nuw i64 %..205.i, 1
  br label %B242.i

B242.i:                                           ; preds = %B244.endif.i, %B510
  %lsr.iv13.i = phi i64 [ %lsr.iv.next.i, %B244.endif.i ], [ %14, %B510 ]
  %lsr.iv11.i = phi ptr [ %scevgep12.i, %B244.endif.i ], [ %.120.i, %B510 ]
  %lsr.iv.i63 = phi ptr [ %scevgep.i65, %B244.endif.i ], [ %.50.i62, %B510 ]
  %lsr.iv.next.i = add i64 %lsr.iv13.i, -1
  %exitcond.not.i64 = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i64, label %B540, label %B244.endif.i

B244.endif.i:                                     ; preds = %B242.i
  %scevgep12.i = getelementptr i8, ptr %lsr.iv11.i, i64 40
  %scevgep.i65 = getelementptr i8, ptr %lsr.iv.i63, i64 192
  %.351.i = load i64, ptr %lsr.iv.i63, align 8, !noalias !7
  %.380.i = load i64, ptr %lsr.iv11.i, align 8, !noalias !7
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.380.i, i64 %.351.i)
  %.441.i = icmp sgt i64 %.13.i.i, %.330
  br i1 %.441.i, label %B564, label %B242.i

common.ret:                                       ; preds = %B1206.endif.endif.if.if, %B1012.endif.if.if, %B1012.if.if, %B982.if.if, %B116.if.if, %B1270, %B1182, %B872, %B814, %B720, %B564, %B540
  %common.ret.op = phi i32 [ 0, %B540 ], [ 0, %B564 ], [ 0, %B720 ], [ 0, %B814 ], [ 0, %B872 ], [ 0, %B1182 ], [ 0, %B1270 ], [ %.999, %B1206.endif.endif.if.if ], [ %.91, %B116.if.if ], [ %.830, %B982.if.if ], [ %.894, %B1012.endif.if.if ], [ %.865, %B1012.if.if ]
  ret i32 %common.ret.op

B540:                                             ; preds = %B242.i
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B564:                                             ; preds = %B244.endif.i, %B488
  %.516 = add nsw i64 %.330, 1
  %sunkaddr320 = inttoptr i64 %arg.address to ptr
  %sunkaddr321 = getelementptr inbounds i8, ptr %sunkaddr320, i64 592
  store i64 %.516, ptr %sunkaddr321, align 8
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B642:                                             ; preds = %B280.endif.endif
  %.589 = icmp sle i64 %.587.pre, %storemerge.i
  %.623 = icmp ne i64 %.587.pre, %const
  %or.cond403 = and i1 %.589, %.623
  br i1 %or.cond403, label %B720, label %B792

B720:                                             ; preds = %B642
  %sunkaddr322 = inttoptr i64 %arg.address to ptr
  %sunkaddr323 = getelementptr inbounds i8, ptr %sunkaddr322, i64 592
  store i64 %.587.pre, ptr %sunkaddr323, align 8
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B792:                                             ; preds = %B642
  %.699 = icmp eq i64 %storemerge.i, %const
  br i1 %.699, label %B814, label %B838

B814:                                             ; preds = %B792
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B838:                                             ; preds = %B792
  %sunkaddr324 = inttoptr i64 %arg.address to ptr
  %sunkaddr325 = getelementptr inbounds i8, ptr %sunkaddr324, i64 680
  %.741 = load i64, ptr %sunkaddr325, align 8
  %.742.not = icmp eq i64 %.741, 0
  br i1 %.742.not, label %B896, label %B872

B872:                                             ; preds = %B838
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B896:                                             ; preds = %B838
  %sunkaddr326 = inttoptr i64 %arg.address to ptr
  %sunkaddr327 = getelementptr inbounds i8, ptr %sunkaddr326, i64 592
  store i64 %storemerge.i, ptr %sunkaddr327, align 8
  %.819 = add nsw i64 %storemerge.i, 2048
  %.820 = icmp slt i64 %.267, %.819
  br i1 %.820, label %B982, label %B1012

B982:                                             ; preds = %B896
  %15 = inttoptr i64 %arg.address to ptr
  %.830 = call i32 @wheel.drain.1(ptr nonnull %.824, ptr nonnull %excinfo.7, ptr null, ptr null, i64 1, i64 896, ptr nonnull %15, i64 1, i64 896)
  %cond = icmp eq i32 %.830, 0
  br i1 %cond, label %B1012, label %B982.if.if, !prof !0

B1012:                                            ; preds = %B982, %B896
  %16 = inttoptr i64 %arg.address to ptr
  %.852 = and i64 %storemerge.i, 2047
  %.865 = call i32 @switches.arrivals.1(ptr nonnull %.859, ptr nonnull %excinfo.8, ptr null, ptr null, i64 1, i64 896, ptr nonnull %16, i64 1, i64 896, i64 %.852)
  %cond74 = icmp eq i32 %.865, 0
  br i1 %cond74, label %B1012.endif, label %B1012.if.if, !prof !0

B1182:                                            ; preds = %B1012.endif.endif
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B1206:                                            ; preds = %B1012.endif.endif
  %sunkaddr328 = inttoptr i64 %arg.address to ptr
  %sunkaddr329 = getelementptr inbounds i8, ptr %sunkaddr328, i64 512
  %.51.i = load i64, ptr %sunkaddr329, align 8, !noalias !10
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %storemerge.i, 6
  %.97.i = and i64 %.17.i, 31
  %.127.i = getelementptr i64, ptr %.52.i, i64 %.97.i
  %.128.i = load i64, ptr %.127.i, align 8, !noalias !10
  %.129.i = and i64 %storemerge.i, 63
  %.130.i = shl nuw i64 1, %.129.i
  %.131.i68 = xor i64 %.130.i, -1
  %.132.i = and i64 %.128.i, %.131.i68
  store i64 %.132.i, ptr %.127.i, align 8, !noalias !10
  %.189.i = icmp eq i64 %.132.i, 0
  br i1 %.189.i, label %B356.i, label %B1206.endif

B356.i:                                           ; preds = %B1206
  %17 = inttoptr i64 %.51.i to ptr
  %.219.i = getelementptr i8, ptr %17, i64 256
  %.220.i69 = load i64, ptr %.219.i, align 8, !noalias !10
  %.222.i = shl nuw nsw i64 1, %.97.i
  %.225.i = xor i64 %.222.i, -1
  %.226.i = and i64 %.220.i69, %.225.i
  store i64 %.226.i, ptr %.219.i, align 8, !noalias !10
  br label %B1206.endif

B1270:                                            ; preds = %B1206.endif.endif.thread
  %sunkaddr330 = inttoptr i64 %arg.address to ptr
  %sunkaddr331 = getelementptr inbounds i8, ptr %sunkaddr330, i64 688
  %.1067 = load i64, ptr %sunkaddr331, align 8
  store i64 %.1067, ptr %retptr, align 8
  br label %common.ret

B116.if.if:                                       ; preds = %B116
  %.99 = icmp sgt i32 %.91, 0
  %.92 = load ptr, ptr %excinfo.2, align 8
  %.100 = select i1 %.99, ptr %.92, ptr undef
  store ptr %.100, ptr %excinfo, align 8
  br label %common.ret

B280.endif.endif:                                 ; preds = %B614.i, %B424.i
  %.267 = phi i64 [ %.267.pre, %B614.i ], [ %.271.i, %B424.i ]
  %storemerge.i = phi i64 [ %12, %B614.i ], [ %.271.i, %B424.i ]
  %sunkaddr332 = inttoptr i64 %arg.address to ptr
  %sunkaddr333 = getelementptr inbounds i8, ptr %sunkaddr332, i64 256
  %.330 = load i64, ptr %sunkaddr333, align 8
  %.331 = icmp ne i64 %.330, 0
  %.366 = icmp sgt i64 %storemerge.i, %.330
  %or.cond = select i1 %.331, i1 %.366, i1 false
  %sunkaddr334 = inttoptr i64 %arg.address to ptr
  %sunkaddr335 = getelementptr inbounds i8, ptr %sunkaddr334, i64 672
  %.587.pre = load i64, ptr %sunkaddr335, align 8
  %.432 = icmp sgt i64 %.587.pre, %.330
  %or.cond593 = select i1 %or.cond, i1 %.432, i1 false
  br i1 %or.cond593, label %B488, label %B642

B982.if.if:                                       ; preds = %B982
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1012.endif:                                      ; preds = %B1012
  %18 = inttoptr i64 %arg.address to ptr
  %.894 = call i32 @switches.arbitrations.1(ptr nonnull %.888, ptr nonnull %excinfo.9, ptr null, ptr null, i64 1, i64 896, ptr nonnull %18, i64 1, i64 896, i64 %.852)
  %cond75 = icmp eq i32 %.894, 0
  br i1 %cond75, label %B1012.endif.endif, label %B1012.endif.if.if, !prof !0

B1012.if.if:                                      ; preds = %B1012
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1012.endif.endif:                                ; preds = %B1012.endif
  %sunkaddr336 = inttoptr i64 %arg.address to ptr
  %sunkaddr337 = getelementptr inbounds i8, ptr %sunkaddr336, i64 760
  %.945 = load i64, ptr %sunkaddr337, align 8
  %.946.not = icmp eq i64 %.945, 0
  br i1 %.946.not, label %B1206, label %B1182

B1012.endif.if.if:                                ; preds = %B1012.endif
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1206.endif:                                      ; preds = %B356.i, %B1206
  %19 = inttoptr i64 %arg.address to ptr
  store i8 0, ptr %.993, align 1
  %.999 = call i32 @dispatch.dispatches.1(ptr nonnull %.993, ptr nonnull %excinfo.11, ptr null, ptr null, i64 1, i64 896, ptr nonnull %19, i64 1, i64 896, i64 %.852)
  %.1000 = load ptr, ptr %excinfo.11, align 8
  %.1009 = load i8, ptr %.993, align 1
  %.1012 = icmp eq i8 %.1009, 0
  br i1 %.1012, label %B1206.endif.endif.thread, label %B1206.endif.endif

B1206.endif.endif:                                ; preds = %B1206.endif
  %cond77 = icmp eq i32 %.999, 0
  br i1 %cond77, label %B280, label %B1206.endif.endif.if.if.loopexit, !prof !0

B1206.endif.endif.thread:                         ; preds = %B1206.endif
  %.1007.le = icmp sgt i32 %.999, 0
  %.1008.le472 = select i1 %.1007.le, ptr %.1000, ptr undef
  %cond76 = icmp eq i32 %.999, 0
  br i1 %cond76, label %B1270, label %B1206.endif.endif.if.if, !prof !0

B1206.endif.endif.if.if.loopexit:                 ; preds = %B1206.endif.endif
  %.1007.le476 = icmp sgt i32 %.999, 0
  %.1008.le = select i1 %.1007.le476, ptr %.1000, ptr undef
  br label %B1206.endif.endif.if.if

B1206.endif.endif.if.if:                          ; preds = %B1206.endif.endif.if.if.loopexit, %B1206.endif.endif.thread
  %.1008469 = phi ptr [ %.1008.le, %B1206.endif.endif.if.if.loopexit ], [ %.1008.le472, %B1206.endif.endif.thread ]
  store ptr %.1008469, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.served.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif:
  %.513 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 816
  %.49 = load i64, ptr %.47, align 8
  %0 = and i64 %.49, 4294967295
  %.80 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  %.82 = load i64, ptr %.80, align 8
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
  %.114 = load i64, ptr %.112, align 8
  %.115 = add nsw i64 %.114, %.82
  %.151 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.153 = load i64, ptr %.151, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.218 = getelementptr [192 x i8], ptr %.154, i64 %0
  %.222 = getelementptr inbounds nuw i8, ptr %.218, i64 72
  %.224 = load i64, ptr %.222, align 8
  %.257 = add nsw i64 %.224, %.114
  store i64 %.257, ptr %.222, align 8
  %.290 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 840
  %.292 = load i64, ptr %.290, align 8
  %1 = and i64 %.292, 4294967295
  %.299.not = icmp eq i64 %1, 0
  br i1 %.299.not, label %B758, label %B342

B342:                                             ; preds = %B0.endif
  %.50 = trunc i64 %0 to i32
  %.332 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 80
  %.334 = load i64, ptr %.332, align 8
  %.335 = lshr i64 %1, %.334
  %.336 = trunc nuw i64 %.335 to i32
  %.366 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 88
  %.368 = load i64, ptr %.366, align 8
  %.373 = and i64 %.368, %1
  %.405 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 848
  %.407 = load i64, ptr %.405, align 8
  %.408 = trunc i64 %.407 to i32
  %.438 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 856
  %.440 = load i64, ptr %.438, align 8
  %.441 = trunc i64 %.440 to i32
  %.473 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 872
  %.475 = load i64, ptr %.473, align 8
  %.476 = trunc i64 %.475 to i32
  %.506 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 864
  %.508 = load i64, ptr %.506, align 8
  %.509 = trunc i64 %.508 to i32
  %.519 = call i32 @leave.leave.1(ptr nonnull %.513, ptr nonnull %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.50, i64 %.115, i32 0, i32 %.336, i64 %.373, i32 %.476, i32 %.408, i32 %.441, i32 %.509)
  %cond = icmp eq i32 %.519, 0
  br i1 %cond, label %B758, label %common.ret, !prof !0

B758:                                             ; preds = %B342, %B0.endif
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !13
  %.56.i = inttoptr i64 %.55.i to ptr
  %.120.i = getelementptr [192 x i8], ptr %.56.i, i64 %0
  store i64 %.115, ptr %.120.i, align 8, !noalias !13
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 24
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !13
  %.137.not.i = icmp eq i32 %.135.i, 0
  br i1 %.137.not.i, label %B414.i, label %B158.i

B158.i:                                           ; preds = %B758
  %.168.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i = load i64, ptr %.168.i, align 8, !noalias !13
  %.172.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 16
  %.174.i = load i32, ptr %.172.i, align 4, !noalias !13
  %.175.i = zext i32 %.174.i to i64
  %.176.i = shl nuw nsw i64 %.175.i, 4
  %.177.i = add nsw i64 %.176.i, %.170.i
  %.178.i = inttoptr i64 %.177.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i, i32 0, i32 3, i32 1), !noalias !13
  %.209.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i = load i64, ptr %.209.i, align 8, !noalias !13
  %.219.i = shl nuw nsw i64 %.175.i, 5
  %.220.i = add nsw i64 %.211.i, %.219.i
  %.221.i = inttoptr i64 %.220.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i, i32 0, i32 3, i32 1), !noalias !13
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i = load i64, ptr %sunkaddr1, align 8, !noalias !16
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %0
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 28
  store i32 1, ptr %.129.i.i, align 4, !noalias !16
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !16
  %.165.i.i = sub nsw i64 %.115, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B158.i
  %.174.i.i = and i64 %.115, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !16
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !16
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %0, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !16
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %2 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %2, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !16
  %.378.i.i = and i64 %0, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !16
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i = load i64, ptr %.439.i.i, align 8, !noalias !16
  %.442.i.i = mul i64 %.441.i.i, %.174.i.i
  %.443.i.i = lshr i64 %0, 12
  %3 = getelementptr i64, ptr %.275.i.i, i64 %.442.i.i
  %.469.i.i = getelementptr i64, ptr %3, i64 %.443.i.i
  %.470.i.i = load i64, ptr %.469.i.i, align 8, !noalias !16
  %.471.i.i = and i64 %.313.i.i, 63
  %.472.i.i = shl nuw i64 1, %.471.i.i
  %.473.i.i = or i64 %.470.i.i, %.472.i.i
  store i64 %.473.i.i, ptr %.469.i.i, align 8, !noalias !16
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i = load i64, ptr %.49.i.i.i, align 8, !noalias !19
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %.115, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !19
  %.118.i.i.i = and i64 %.115, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !19
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !19
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !19
  br label %B758.endif.endif

B888.endif.i.i:                                   ; preds = %B158.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 128
  store i64 %.115, ptr %.570.i.i, align 8, !noalias !16
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !16
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !16
  %.646.i.i = add nuw nsw i64 %0, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !16
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !16
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.115, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !16
  br label %B758.endif.endif

B414.i:                                           ; preds = %B758
  %.274.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 28
  store i32 0, ptr %.274.i, align 4, !noalias !13
  br label %B758.endif.endif

common.ret:                                       ; preds = %B758.endif.endif, %B342
  %retptr.sink = phi ptr [ %retptr, %B758.endif.endif ], [ %excinfo, %B342 ]
  %common.ret.op = phi i32 [ 0, %B758.endif.endif ], [ %.519, %B342 ]
  store ptr null, ptr %retptr.sink, align 8
  ret i32 %common.ret.op

B758.endif.endif:                                 ; preds = %B414.i, %B888.endif.i.i, %B188.endif.endif.endif.i.i
  br label %common.ret
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

define internal noundef range(i32 -1, -2) i32 @wheel.drain.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) initializes((624, 632)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif.endif.endif:
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  store i64 4611686018427387904, ptr %.47, align 8
  %.79 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.81 = load i64, ptr %.79, align 8
  %.149 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.151 = load i64, ptr %.149, align 8
  %.217 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.219 = load i64, ptr %.217, align 8
  %.315 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  %.317 = load i64, ptr %.315, align 8
  %.318 = trunc i64 %.317 to i32
  store i64 0, ptr %.315, align 8
  %.354.not = icmp eq i32 %.318, 0
  br i1 %.354.not, label %B564, label %B380.endif.preheader

B380.endif.preheader:                             ; preds = %B0.endif.endif.endif
  br label %B380.endif

B564:                                             ; preds = %B380.endif.endif, %B0.endif.endif.endif
  %.557 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  %.559 = load i64, ptr %.557, align 8
  %.560 = trunc i64 %.559 to i32
  store i64 0, ptr %.557, align 8
  %.596.not = icmp eq i32 %.560, 0
  br i1 %.596.not, label %B838, label %B664.endif.preheader

B664.endif.preheader:                             ; preds = %B564
  br label %B664.endif

B838:                                             ; preds = %B664.endif.endif, %B564
  %.797 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.799 = load i64, ptr %.797, align 8
  %.800 = trunc i64 %.799 to i32
  store i64 0, ptr %.797, align 8
  %.836.not = icmp eq i32 %.800, 0
  br i1 %.836.not, label %common.ret, label %B938.preheader

B938.preheader:                                   ; preds = %B838
  br label %B938

B938:                                             ; preds = %B938.endif, %B938.preheader
  %number.2.2.0 = phi i32 [ %.871, %B938.endif ], [ %.800, %B938.preheader ]
  %0 = inttoptr i64 %.219 to ptr
  %.840 = zext i32 %number.2.2.0 to i64
  %.842 = add nsw i64 %.840, -1
  %.868 = getelementptr [192 x i8], ptr %0, i64 %.842
  %.869 = getelementptr inbounds nuw i8, ptr %.868, i64 160
  %.871 = load i32, ptr %.869, align 4
  %.901 = getelementptr inbounds nuw i8, ptr %.868, i64 128
  %.903 = load i64, ptr %.901, align 8
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !22
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [192 x i8], ptr %.56.i, i64 %.842
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 28
  store i32 1, ptr %.128.i, align 4, !noalias !22
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i = load i64, ptr %sunkaddr1, align 8, !noalias !22
  %.164.i = sub nsw i64 %.903, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B188.endif.endif.endif.i, label %B888.endif.i

B188.endif.endif.endif.i:                         ; preds = %B938
  %.173.i = and i64 %.903, 2047
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.205.i = load i64, ptr %sunkaddr2, align 8, !noalias !22
  %.206.i = inttoptr i64 %.205.i to ptr
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.273.i = load i64, ptr %sunkaddr3, align 8, !noalias !22
  %.274.i = inttoptr i64 %.273.i to ptr
  %.311.i = lshr i64 %.842, 6
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.343.i = load i64, ptr %sunkaddr4, align 8, !noalias !22
  %.344.i = mul i64 %.343.i, %.173.i
  %1 = getelementptr i64, ptr %.206.i, i64 %.344.i
  %.370.i = getelementptr i64, ptr %1, i64 %.311.i
  %.371.i = load i64, ptr %.370.i, align 8, !noalias !22
  %.375.i = and i64 %.842, 63
  %.376.i = shl nuw i64 1, %.375.i
  %.377.i = or i64 %.371.i, %.376.i
  store i64 %.377.i, ptr %.370.i, align 8, !noalias !22
  %sunkaddr5 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.438.i = load i64, ptr %sunkaddr5, align 8, !noalias !22
  %.439.i = mul i64 %.438.i, %.173.i
  %.440.i = lshr i64 %.842, 12
  %2 = getelementptr i64, ptr %.274.i, i64 %.439.i
  %.466.i = getelementptr i64, ptr %2, i64 %.440.i
  %.467.i = load i64, ptr %.466.i, align 8, !noalias !22
  %.468.i = and i64 %.311.i, 63
  %.469.i = shl nuw i64 1, %.468.i
  %.470.i = or i64 %.467.i, %.469.i
  store i64 %.470.i, ptr %.466.i, align 8, !noalias !22
  %sunkaddr6 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i = load i64, ptr %sunkaddr6, align 8, !noalias !25
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.903, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !25
  %.118.i.i = and i64 %.903, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !25
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !25
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !25
  br label %B938.endif

B888.endif.i:                                     ; preds = %B938
  %.566.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 128
  store i64 %.903, ptr %.566.i, align 8, !noalias !22
  %sunkaddr7 = getelementptr inbounds i8, ptr %arg.m.4, i64 664
  %.600.i = load i64, ptr %sunkaddr7, align 8, !noalias !22
  %.601.i = trunc i64 %.600.i to i32
  %.634.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 160
  store i32 %.601.i, ptr %.634.i, align 8, !noalias !22
  store i64 %.840, ptr %sunkaddr7, align 8, !noalias !22
  %sunkaddr8 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.704.i = load i64, ptr %sunkaddr8, align 8, !noalias !22
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.903, i64 %.704.i)
  store i64 %.13.i.i, ptr %sunkaddr8, align 8, !noalias !22
  br label %B938.endif

common.ret:                                       ; preds = %B938.endif, %B838
  store ptr null, ptr %retptr, align 8
  ret i32 0

B380.endif:                                       ; preds = %B380.endif.endif, %B380.endif.preheader
  %number.4.0 = phi i32 [ %.386, %B380.endif.endif ], [ %.318, %B380.endif.preheader ]
  %3 = inttoptr i64 %.81 to ptr
  %.358 = zext i32 %number.4.0 to i64
  %.383 = getelementptr [16 x i8], ptr %3, i64 %.358
  %.384 = getelementptr inbounds nuw i8, ptr %.383, i64 12
  %.386 = load i32, ptr %.384, align 4
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.419 = load i64, ptr %sunkaddr9, align 8
  %.420 = inttoptr i64 %.419 to ptr
  %.482 = getelementptr [32 x i8], ptr %.420, i64 %.358
  %.488 = load i64, ptr %.482, align 8
  %sunkaddr10 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i29 = load i64, ptr %sunkaddr10, align 8, !noalias !28
  %.56.i30 = inttoptr i64 %.55.i29 to ptr
  %.127.i31 = getelementptr [16 x i8], ptr %.56.i30, i64 %.358
  %.128.i32 = getelementptr inbounds nuw i8, ptr %.127.i31, i64 12
  store i32 0, ptr %.128.i32, align 4, !noalias !28
  %sunkaddr11 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i34 = load i64, ptr %sunkaddr11, align 8, !noalias !28
  %.164.i35 = sub nsw i64 %.488, %.162.i34
  %.165.i36 = icmp slt i64 %.164.i35, 2048
  br i1 %.165.i36, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %4 = inttoptr i64 %.55.i29 to ptr
  %sunkaddr.i = inttoptr i64 %.271.i39 to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.471.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !28
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %4, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %number.4.0, ptr %.505.i, align 4, !noalias !28
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B456.endif.i ], [ %sunkaddr24.i, %B500.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %number.4.0, ptr %sunkaddr28.i, align 4, !noalias !28
  br label %B380.endif.endif

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.358, ptr %sunkaddr12, align 8, !noalias !28
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %5 = inttoptr i64 %.55.i29 to ptr
  %sunkaddr13 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i = load i64, ptr %sunkaddr13, align 8, !noalias !28
  %6 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %5, i64 %6
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %number.4.0, ptr %.791.i, align 4, !noalias !28
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B380.endif
  %.168.i = and i64 %.488, 2047
  %sunkaddr14 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i38 = load i64, ptr %sunkaddr14, align 8, !noalias !28
  %.204.i = inttoptr i64 %.203.i38 to ptr
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i39 = load i64, ptr %sunkaddr15, align 8, !noalias !28
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !28
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.203.i38 to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.168.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %7, i64 %sunkaddr31.i
  store i32 %number.4.0, ptr %sunkaddr32.i, align 4, !noalias !28
  %sunkaddr16 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i41 = load i64, ptr %sunkaddr16, align 8, !noalias !31
  %.52.i.i42 = inttoptr i64 %.51.i.i41 to ptr
  %.17.i.i43 = lshr i64 %.488, 6
  %.91.i.i44 = and i64 %.17.i.i43, 31
  %.116.i.i45 = getelementptr i64, ptr %.52.i.i42, i64 %.91.i.i44
  %.117.i.i46 = load i64, ptr %.116.i.i45, align 8, !noalias !31
  %.118.i.i47 = and i64 %.488, 63
  %.119.i.i48 = shl nuw i64 1, %.118.i.i47
  %.120.i.i49 = or i64 %.117.i.i46, %.119.i.i48
  store i64 %.120.i.i49, ptr %.116.i.i45, align 8, !noalias !31
  %.174.i.i50 = getelementptr i8, ptr %.52.i.i42, i64 256
  %.175.i.i51 = load i64, ptr %.174.i.i50, align 8, !noalias !31
  %.177.i.i52 = shl nuw nsw i64 1, %.91.i.i44
  %.178.i.i53 = or i64 %.175.i.i51, %.177.i.i52
  store i64 %.178.i.i53, ptr %.174.i.i50, align 8, !noalias !31
  %.pre.i = inttoptr i64 %.271.i39 to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B380.endif
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i = load i64, ptr %sunkaddr17, align 8, !noalias !28
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.358
  store i64 %.488, ptr %.643.i, align 8, !noalias !28
  %sunkaddr18 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i = load i64, ptr %sunkaddr18, align 8, !noalias !28
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.358, ptr %sunkaddr19, align 8, !noalias !28
  %sunkaddr20 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i = load i64, ptr %sunkaddr20, align 8, !noalias !28
  %.13.i.i37 = tail call i64 @llvm.smin.i64(i64 %.488, i64 %.862.i)
  store i64 %.13.i.i37, ptr %sunkaddr20, align 8, !noalias !28
  br label %B380.endif.endif

B380.endif.endif:                                 ; preds = %B790.endif.i, %B538.i
  %.519.not = icmp eq i32 %.386, 0
  br i1 %.519.not, label %B564, label %B380.endif

B664.endif:                                       ; preds = %B664.endif.endif, %B664.endif.preheader
  %number.1.2.0 = phi i32 [ %.628, %B664.endif.endif ], [ %.560, %B664.endif.preheader ]
  %8 = inttoptr i64 %.151 to ptr
  %.600 = zext i32 %number.1.2.0 to i64
  %.625 = getelementptr [32 x i8], ptr %8, i64 %.600
  %.626 = getelementptr inbounds nuw i8, ptr %.625, i64 28
  %.628 = load i32, ptr %.626, align 4
  %sunkaddr21 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.661 = load i64, ptr %sunkaddr21, align 8
  %.662 = inttoptr i64 %.661 to ptr
  %.724 = getelementptr i64, ptr %.662, i64 %.600
  %.725 = load i64, ptr %.724, align 8
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i55 = load i64, ptr %sunkaddr22, align 8, !noalias !34
  %.56.i56 = inttoptr i64 %.55.i55 to ptr
  %.128.i57 = getelementptr [32 x i8], ptr %.56.i56, i64 %.600
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i57, i64 24
  store i32 1, ptr %.129.i, align 4, !noalias !34
  %.160.i58 = getelementptr inbounds nuw i8, ptr %.128.i57, i64 28
  store i32 0, ptr %.160.i58, align 4, !noalias !34
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.194.i = load i64, ptr %sunkaddr23, align 8, !noalias !34
  %.196.i = sub nsw i64 %.725, %.194.i
  %.197.i = icmp slt i64 %.196.i, 2048
  br i1 %.197.i, label %B222.endif.endif.i, label %B604.endif.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %9 = inttoptr i64 %.55.i55 to ptr
  %sunkaddr.i61 = inttoptr i64 %.303.i to ptr
  %sunkaddr24.i62 = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i63 = getelementptr i8, ptr %sunkaddr.i61, i64 %sunkaddr24.i62
  %.503.i = load i32, ptr %sunkaddr25.i63, align 4, !noalias !34
  %.505.i64 = zext i32 %.503.i to i64
  %.530.i = getelementptr [32 x i8], ptr %9, i64 %.505.i64
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 28
  store i32 %number.1.2.0, ptr %.537.i, align 4, !noalias !34
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr27.pre-phi.i65 = phi i64 [ %sunkaddr31.i68, %B508.endif.i ], [ %sunkaddr24.i62, %B552.i ]
  %sunkaddr26.pre-phi.i66 = phi ptr [ %.pre.i84, %B508.endif.i ], [ %sunkaddr.i61, %B552.i ]
  %sunkaddr28.i67 = getelementptr i8, ptr %sunkaddr26.pre-phi.i66, i64 %sunkaddr27.pre-phi.i65
  store i32 %number.1.2.0, ptr %sunkaddr28.i67, align 4, !noalias !34
  br label %B664.endif.endif

B724.i:                                           ; preds = %B604.endif.i
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.600, ptr %sunkaddr24, align 8, !noalias !34
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %10 = inttoptr i64 %.55.i55 to ptr
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.786.i = load i64, ptr %sunkaddr25, align 8, !noalias !34
  %11 = and i64 %.786.i, 4294967295
  %.814.i = getelementptr [32 x i8], ptr %10, i64 %11
  %.821.i = getelementptr inbounds nuw i8, ptr %.814.i, i64 28
  store i32 %number.1.2.0, ptr %.821.i, align 4, !noalias !34
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B664.endif
  %.200.i = and i64 %.725, 2047
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.235.i = load i64, ptr %sunkaddr26, align 8, !noalias !34
  %.236.i = inttoptr i64 %.235.i to ptr
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.303.i = load i64, ptr %sunkaddr27, align 8, !noalias !34
  %.384.i = getelementptr i32, ptr %.236.i, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !34
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %12 = inttoptr i64 %.235.i to ptr
  %sunkaddr31.i68 = shl nuw nsw i64 %.200.i, 2
  %sunkaddr32.i69 = getelementptr i8, ptr %12, i64 %sunkaddr31.i68
  store i32 %number.1.2.0, ptr %sunkaddr32.i69, align 4, !noalias !34
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i71 = load i64, ptr %sunkaddr28, align 8, !noalias !37
  %.52.i.i72 = inttoptr i64 %.51.i.i71 to ptr
  %.17.i.i73 = lshr i64 %.725, 6
  %.91.i.i74 = and i64 %.17.i.i73, 31
  %.116.i.i75 = getelementptr i64, ptr %.52.i.i72, i64 %.91.i.i74
  %.117.i.i76 = load i64, ptr %.116.i.i75, align 8, !noalias !37
  %.118.i.i77 = and i64 %.725, 63
  %.119.i.i78 = shl nuw i64 1, %.118.i.i77
  %.120.i.i79 = or i64 %.117.i.i76, %.119.i.i78
  store i64 %.120.i.i79, ptr %.116.i.i75, align 8, !noalias !37
  %.174.i.i80 = getelementptr i8, ptr %.52.i.i72, i64 256
  %.175.i.i81 = load i64, ptr %.174.i.i80, align 8, !noalias !37
  %.177.i.i82 = shl nuw nsw i64 1, %.91.i.i74
  %.178.i.i83 = or i64 %.175.i.i81, %.177.i.i82
  store i64 %.178.i.i83, ptr %.174.i.i80, align 8, !noalias !37
  %.pre.i84 = inttoptr i64 %.303.i to ptr
  br label %B590.i

B604.endif.i:                                     ; preds = %B664.endif
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.612.i = load i64, ptr %sunkaddr29, align 8, !noalias !34
  %.613.i = inttoptr i64 %.612.i to ptr
  %.676.i = getelementptr i64, ptr %.613.i, i64 %.600
  store i64 %.725, ptr %.676.i, align 8, !noalias !34
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i = load i64, ptr %sunkaddr30, align 8, !noalias !34
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.600, ptr %sunkaddr31, align 8, !noalias !34
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.892.i = load i64, ptr %sunkaddr32, align 8, !noalias !34
  %.13.i.i60 = tail call i64 @llvm.smin.i64(i64 %.725, i64 %.892.i)
  store i64 %.13.i.i60, ptr %sunkaddr32, align 8, !noalias !34
  br label %B664.endif.endif

B664.endif.endif:                                 ; preds = %B826.endif.i, %B590.i
  %.759.not = icmp eq i32 %.628, 0
  br i1 %.759.not, label %B838, label %B664.endif

B938.endif:                                       ; preds = %B888.endif.i, %B188.endif.endif.endif.i
  %.931.not = icmp eq i32 %.871, 0
  br i1 %.931.not, label %common.ret, label %B938
}

define internal noundef range(i32 -1, -2) i32 @switches.arrivals.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif.endif.endif.endif:
  %const53 = bitcast i64 -9223372036854775808 to i64
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.52 = load i64, ptr %.50, align 8
  %.126 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.128 = load i64, ptr %.126, align 8
  %.200 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.202 = load i64, ptr %.200, align 8
  %.203 = inttoptr i64 %.202 to ptr
  %.268 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 184
  %.270 = load i64, ptr %.268, align 8
  %.313 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.315 = load i64, ptr %.313, align 8
  %.378 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 160
  %.380 = load i64, ptr %.378, align 8
  %.415 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.417 = load i64, ptr %.415, align 8
  %.381 = add nsw i64 %.380, %.315
  %.271 = add nsw i64 %.270, -1
  %.382 = and i64 %.381, %.271
  %.316 = and i64 %.315, %.271
  %.489 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 176
  %.491 = load i64, ptr %.489, align 8
  %.527 = mul i64 %.491, %.382
  %.528 = add i64 %.527, 1
  %.554 = getelementptr i64, ptr %.203, i64 %.316
  %.555 = load i64, ptr %.554, align 8
  %.586 = getelementptr i64, ptr %.203, i64 %.382
  %.587 = load i64, ptr %.586, align 8
  %.588 = add i64 %.528, %.587
  store i64 0, ptr %.554, align 8
  %.721 = load i64, ptr %.313, align 8
  %.783 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.785 = load i64, ptr %.783, align 8
  %.786 = add nsw i64 %.785, %.721
  %.922781.not = icmp slt i64 %.555, 1
  br i1 %.922781.not, label %B1748, label %B1040.lr.ph

B1040:                                            ; preds = %B1040.lr.ph, %B2089
  %written.1.4.0784 = phi i64 [ %.588, %B1040.lr.ph ], [ %written.1.5.1, %B2089 ]
  %.921775783 = phi i64 [ %.555, %B1040.lr.ph ], [ %.931, %B2089 ]
  %.928778782.in = phi i64 [ %.492, %B1040.lr.ph ], [ %.928778782, %B2089 ]
  %0 = icmp sgt i64 %.836, 256
  %.928778782 = add i64 %.928778782.in, 1
  %.931 = add nsw i64 %.921775783, -1
  br i1 %0, label %B1046.endif, label %B1276

B1276:                                            ; preds = %B1046.endif, %B1040
  %1 = inttoptr i64 %.417 to ptr
  %2 = inttoptr i64 %.653 to ptr
  %.1093 = getelementptr [16 x i8], ptr %1, i64 %.928778782
  %.1096 = getelementptr inbounds nuw i8, ptr %.1093, i64 12
  %.1098 = load i32, ptr %.1096, align 4
  %.90.i.i = zext i32 %.1098 to i64
  %.1099 = getelementptr inbounds nuw i8, ptr %.1093, i64 8
  %.1101 = load i32, ptr %.1099, align 4
  %.1104 = load i64, ptr %.1093, align 8
  %.1117 = zext i32 %.1101 to i64
  %.1118 = lshr i64 %.1117, 2
  %.1144 = getelementptr [32 x i8], ptr %2, i64 %.1118
  %.1151 = and i64 %.1117, 8
  %.1153.not.not = icmp eq i64 %.1151, 0
  br i1 %.1153.not.not, label %B1446, label %B1704

B1446:                                            ; preds = %B1276
  %.1156 = getelementptr inbounds nuw i8, ptr %.1144, i64 24
  %.1158 = load i32, ptr %.1156, align 4
  %.1160 = icmp eq i32 %.1158, 0
  br i1 %.1160, label %B1494, label %B1704

B1494:                                            ; preds = %B1446
  %.1165 = load i64, ptr %.1144, align 8
  %.1167.not = icmp sgt i64 %.1165, %.721
  br i1 %.1167.not, label %B1704, label %B1516.endif

B1704:                                            ; preds = %B1494, %B1446, %B1276
  %.53.i = and i64 %.1117, 3
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.91.i = load i64, ptr %sunkaddr, align 8, !noalias !40
  %.92.i = inttoptr i64 %.91.i to ptr
  %.155.i = getelementptr [32 x i8], ptr %.92.i, i64 %.1118
  %3 = and i64 %.1117, 12
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.202.i = load i64, ptr %sunkaddr65, align 8, !noalias !40
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.234.i = load i64, ptr %sunkaddr66, align 8, !noalias !40
  %.235.i = add nsw i64 %.234.i, %.202.i
  %.240.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 24
  %.242.i = load i32, ptr %.240.i, align 4, !noalias !40
  %.244.i = icmp ne i32 %.242.i, 0
  %.578.pre276.i = load i64, ptr %.155.i, align 8, !noalias !40
  %.282.not.i = icmp sgt i64 %.578.pre276.i, %.202.i
  %or.cond.i = select i1 %.244.i, i1 true, i1 %.282.not.i
  br i1 %or.cond.i, label %B698.i, label %B368.i

B368.i:                                           ; preds = %B1704
  %4 = icmp eq i64 %3, 8
  br i1 %4, label %B372.i, label %B574.endif.i

B372.i:                                           ; preds = %B368.i
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.317.i = load i64, ptr %sunkaddr67, align 8, !noalias !40
  %.318.i = icmp eq i64 %.317.i, 0
  br i1 %.318.i, label %B406.endif.i, label %B698.i

B698.i:                                           ; preds = %B140.i.B698_crit_edge.i, %B372.i, %B1704
  %.578.i = phi i64 [ %.578.pre.i, %B140.i.B698_crit_edge.i ], [ %.578.pre276.i, %B1704 ], [ %.578.pre276.i, %B372.i ]
  %.580.i = icmp eq i64 %.578.i, %.235.i
  br i1 %.580.i, label %B776.i, label %B1102.i

B776.i:                                           ; preds = %B698.i
  %.596.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 16
  %.598.i = load i32, ptr %.596.i, align 4, !noalias !40
  %.600.i = zext i32 %.598.i to i64
  %.601.i = icmp eq i64 %.53.i, %.600.i
  %.606329.i = zext i1 %.601.i to i64
  %.624.i = icmp samesign ult i64 %.53.i, %.600.i
  br i1 %.624.i, label %B798.i, label %B1102.i

B798.i:                                           ; preds = %B776.i
  %5 = icmp eq i64 %3, 8
  %.631.i = and i64 %.1117, 4294967292
  %.639.i = or i64 %.631.i, %.600.i
  %.645.i = trunc nuw nsw i64 %.53.i to i32
  %sunkaddr68 = getelementptr inbounds i8, ptr %.155.i, i64 16
  store i32 %.645.i, ptr %sunkaddr68, align 4, !noalias !40
  %.662.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 12
  %.664.i = load i32, ptr %.662.i, align 4, !noalias !40
  %.746.i = zext i32 %.664.i to i64
  br i1 %5, label %B870.endif.i, label %B954.i

B954.i:                                           ; preds = %B798.i
  %6 = inttoptr i64 %.417 to ptr
  %.771.i = getelementptr [16 x i8], ptr %6, i64 %.746.i
  %.777.i = getelementptr inbounds nuw i8, ptr %.771.i, i64 12
  %.779.i = load i32, ptr %.777.i, align 4, !noalias !40
  %.319.i59.i = zext i32 %.779.i to i64
  %.9.i.i = getelementptr inbounds nuw i8, ptr %.771.i, i64 8
  %.11.i174.i = load i32, ptr %.9.i.i, align 4, !noalias !43
  %.12.i.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 8
  %.14.i.i = load i32, ptr %.12.i.i, align 4, !noalias !43
  %.15.i.i = zext i32 %.11.i174.i to i64
  %.16.i.i = zext i32 %.14.i.i to i64
  %.17.i.i = sub nsw i64 %.15.i.i, %.16.i.i
  %.20.i.i = lshr i64 %.17.i.i, 2
  %.26.i.i = icmp eq i64 %.20.i.i, 2
  br i1 %.26.i.i, label %B954.endif.endif.i, label %B102.i.i

B102.i.i:                                         ; preds = %B954.i
  %.39.i.i = load i64, ptr %.771.i, align 8, !noalias !43
  %.47.i.i = tail call i64 @llvm.fshl.i64(i64 %.20.i.i, i64 %.39.i.i, i64 63)
  br label %B954.endif.endif.i

B1102.i:                                          ; preds = %B776.i, %B698.i
  %.606331.i = phi i64 [ %.606329.i, %B776.i ], [ 0, %B698.i ]
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.59.i176.i = load i64, ptr %sunkaddr69, align 8, !noalias !46
  %.60.i177.i = inttoptr i64 %.59.i176.i to ptr
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.135.i179.i = load i64, ptr %sunkaddr70, align 8, !noalias !46
  %.136.i180.i = inttoptr i64 %.135.i179.i to ptr
  %.198.i.i = getelementptr [16 x i8], ptr %.136.i180.i, i64 %.1117
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.233.i181.i = load i64, ptr %sunkaddr71, align 8, !noalias !46
  %.234.i.i = inttoptr i64 %.233.i181.i to ptr
  %.299.i.i = getelementptr [32 x i8], ptr %.234.i.i, i64 %.1118
  %.316.i.i = shl nuw nsw i64 1, %.53.i
  %.347.i.i = getelementptr [16 x i8], ptr %.60.i177.i, i64 %.90.i.i
  store i64 %.1104, ptr %.347.i.i, align 8, !noalias !46
  %.379.i.i = getelementptr inbounds nuw i8, ptr %.347.i.i, i64 12
  store i32 0, ptr %.379.i.i, align 4, !noalias !46
  %.383.i.i = getelementptr inbounds nuw i8, ptr %.299.i.i, i64 20
  %.385.i182.i = load i32, ptr %.383.i.i, align 4, !noalias !46
  %.387.i183.i = zext i32 %.385.i182.i to i64
  %.388.i.i = and i64 %.316.i.i, %.387.i183.i
  %.390.i.i = icmp eq i64 %.388.i.i, 0
  br i1 %.390.i.i, label %B494.i266.i, label %B542.i184.i

B494.i266.i:                                      ; preds = %B1102.i
  store i32 %.1098, ptr %.198.i.i, align 4, !noalias !46
  %sunkaddr72 = getelementptr inbounds i8, ptr %.299.i.i, i64 20
  %.405.i.i = load i32, ptr %sunkaddr72, align 4, !noalias !46
  %7 = trunc nuw nsw i64 %.316.i.i to i32
  %.412.i.i = or i32 %.405.i.i, %7
  store i32 %.412.i.i, ptr %sunkaddr72, align 4, !noalias !46
  br label %B578.endif.i186.i

B542.i184.i:                                      ; preds = %B1102.i
  %8 = inttoptr i64 %.59.i176.i to ptr
  %.420.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 4
  %.422.i.i = load i32, ptr %.420.i.i, align 4, !noalias !46
  %.424.i.i = zext i32 %.422.i.i to i64
  %.449.i.i = getelementptr [16 x i8], ptr %8, i64 %.424.i.i
  %.456.i185.i = getelementptr inbounds nuw i8, ptr %.449.i.i, i64 12
  store i32 %.1098, ptr %.456.i185.i, align 4, !noalias !46
  br label %B578.endif.i186.i

B578.endif.i186.i:                                ; preds = %B542.i184.i, %B494.i266.i
  %.462.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 4
  store i32 %.1098, ptr %.462.i.i, align 4, !noalias !46
  %.468.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 8
  %.470.i.i = load i32, ptr %.468.i.i, align 4, !noalias !46
  %.474.i.i = add i32 %.470.i.i, 1
  store i32 %.474.i.i, ptr %.468.i.i, align 4, !noalias !46
  %.481.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 12
  %.483.i.i = load i32, ptr %.481.i.i, align 4, !noalias !46
  %.489.i.i = zext i32 %.474.i.i to i64
  %.491.i.i = add nuw nsw i64 %.606331.i, %.489.i.i
  %.8.i.i187.i = zext i32 %.483.i.i to i64
  %.10.i.i188.i = tail call i64 @llvm.umax.i64(i64 %.491.i.i, i64 %.8.i.i187.i)
  %.521.i.i = trunc i64 %.10.i.i188.i to i32
  store i32 %.521.i.i, ptr %.481.i.i, align 4, !noalias !46
  %.528.i.i = getelementptr inbounds nuw i8, ptr %.299.i.i, i64 24
  %.530.i.i = load i32, ptr %.528.i.i, align 4, !noalias !46
  %.532.i.i = icmp eq i32 %.530.i.i, 0
  br i1 %.532.i.i, label %B766.endif.i189.i, label %B1140.i

B766.endif.i189.i:                                ; preds = %B578.endif.i186.i
  %.545.i.i = load i64, ptr %.299.i.i, align 8, !noalias !46
  %sunkaddr73 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.579.i.i = load i64, ptr %sunkaddr73, align 8, !noalias !46
  %.13.i.i190.i = tail call i64 @llvm.smax.i64(i64 %.579.i.i, i64 %.545.i.i)
  %sunkaddr74 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i.i192.i = load i64, ptr %sunkaddr74, align 8, !noalias !49
  %.56.i.i193.i = inttoptr i64 %.55.i.i192.i to ptr
  %.127.i.i194.i = getelementptr [32 x i8], ptr %.56.i.i193.i, i64 %.1118
  %.128.i.i195.i = getelementptr inbounds nuw i8, ptr %.127.i.i194.i, i64 24
  store i32 1, ptr %.128.i.i195.i, align 4, !noalias !49
  %.158.i.i196.i = getelementptr inbounds nuw i8, ptr %.127.i.i194.i, i64 28
  store i32 0, ptr %.158.i.i196.i, align 4, !noalias !49
  %.192.i.i197.i = load i64, ptr %sunkaddr73, align 8, !noalias !49
  %.194.i.i198.i = sub nsw i64 %.13.i.i190.i, %.192.i.i197.i
  %.195.i.i199.i = icmp slt i64 %.194.i.i198.i, 2048
  br i1 %.195.i.i199.i, label %B222.endif.endif.i.i221.i, label %B604.endif.i.i200.i

B552.i.i231.i:                                    ; preds = %B222.endif.endif.i.i221.i
  %9 = inttoptr i64 %.55.i.i192.i to ptr
  %sunkaddr1739 = inttoptr i64 %.301.i.i227.i to ptr
  %sunkaddr75 = inttoptr i64 %.301.i.i227.i to ptr
  %sunkaddr76 = mul i64 %.198.i.i222.i, 4
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr75, i64 %sunkaddr76
  %.502.i.i236.i = load i32, ptr %sunkaddr77, align 4, !noalias !49
  %.504.i.i237.i = zext i32 %.502.i.i236.i to i64
  %.529.i.i238.i = getelementptr [32 x i8], ptr %9, i64 %.504.i.i237.i
  %.536.i.i239.i = trunc nuw nsw i64 %.1118 to i32
  %.537.i.i240.i = getelementptr inbounds nuw i8, ptr %.529.i.i238.i, i64 28
  store i32 %.536.i.i239.i, ptr %.537.i.i240.i, align 4, !noalias !49
  br label %B590.i.i241.i

B590.i.i241.i:                                    ; preds = %B508.endif.i.i246.i, %B552.i.i231.i
  %sunkaddr26.i.pre-phi.i242.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre19, %B508.endif.i.i246.i ], [ %sunkaddr1739, %B552.i.i231.i ]
  %.569.pre-phi.i.i243.i = phi i32 [ %.419.i.i247.i, %B508.endif.i.i246.i ], [ %.536.i.i239.i, %B552.i.i231.i ]
  %sunkaddr78 = mul i64 %.198.i.i222.i, 4
  %sunkaddr79 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i242.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr78
  store i32 %.569.pre-phi.i.i243.i, ptr %sunkaddr79, align 4, !noalias !49
  br label %B1140.i

B724.i.i219.i:                                    ; preds = %B604.endif.i.i200.i
  %sunkaddr80 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.1118, ptr %sunkaddr80, align 8, !noalias !49
  br label %B826.endif.i.i214.i

B752.i.i208.i:                                    ; preds = %B604.endif.i.i200.i
  %10 = inttoptr i64 %.55.i.i192.i to ptr
  %sunkaddr81 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.785.i.i210.i = load i64, ptr %sunkaddr81, align 8, !noalias !49
  %11 = and i64 %.785.i.i210.i, 4294967295
  %.813.i.i211.i = getelementptr [32 x i8], ptr %10, i64 %11
  %.820.i.i212.i = trunc nuw nsw i64 %.1118 to i32
  %.821.i.i213.i = getelementptr inbounds nuw i8, ptr %.813.i.i211.i, i64 28
  store i32 %.820.i.i212.i, ptr %.821.i.i213.i, align 4, !noalias !49
  br label %B826.endif.i.i214.i

B222.endif.endif.i.i221.i:                        ; preds = %B766.endif.i189.i
  %.198.i.i222.i = and i64 %.13.i.i190.i, 2047
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.233.i.i224.i = load i64, ptr %sunkaddr82, align 8, !noalias !49
  %.234.i.i225.i = inttoptr i64 %.233.i.i224.i to ptr
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.301.i.i227.i = load i64, ptr %sunkaddr83, align 8, !noalias !49
  %.382.i.i228.i = getelementptr i32, ptr %.234.i.i225.i, i64 %.198.i.i222.i
  %.383.i.i229.i = load i32, ptr %.382.i.i228.i, align 4, !noalias !49
  %.384.i.i230.i = icmp eq i32 %.383.i.i229.i, 0
  br i1 %.384.i.i230.i, label %B508.endif.i.i246.i, label %B552.i.i231.i

B508.endif.i.i246.i:                              ; preds = %B222.endif.endif.i.i221.i
  %.419.i.i247.i = trunc nuw nsw i64 %.1118 to i32
  %sunkaddr84 = inttoptr i64 %.233.i.i224.i to ptr
  %sunkaddr85 = mul i64 %.198.i.i222.i, 4
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr84, i64 %sunkaddr85
  store i32 %.419.i.i247.i, ptr %sunkaddr86, align 4, !noalias !49
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i252.i = load i64, ptr %sunkaddr87, align 8, !noalias !52
  %.52.i.i.i253.i = inttoptr i64 %.51.i.i.i252.i to ptr
  %.17.i.i.i254.i = lshr i64 %.13.i.i190.i, 6
  %.91.i.i.i255.i = and i64 %.17.i.i.i254.i, 31
  %.116.i.i.i256.i = getelementptr i64, ptr %.52.i.i.i253.i, i64 %.91.i.i.i255.i
  %.117.i.i.i257.i = load i64, ptr %.116.i.i.i256.i, align 8, !noalias !52
  %.118.i.i.i258.i = and i64 %.13.i.i190.i, 63
  %.119.i.i.i259.i = shl nuw i64 1, %.118.i.i.i258.i
  %.120.i.i.i260.i = or i64 %.117.i.i.i257.i, %.119.i.i.i259.i
  store i64 %.120.i.i.i260.i, ptr %.116.i.i.i256.i, align 8, !noalias !52
  %.174.i.i.i261.i = getelementptr i8, ptr %.52.i.i.i253.i, i64 256
  %.175.i.i.i262.i = load i64, ptr %.174.i.i.i261.i, align 8, !noalias !52
  %.177.i.i.i263.i = shl nuw nsw i64 1, %.91.i.i.i255.i
  %.178.i.i.i264.i = or i64 %.175.i.i.i262.i, %.177.i.i.i263.i
  store i64 %.178.i.i.i264.i, ptr %.174.i.i.i261.i, align 8, !noalias !52
  %.pre19 = inttoptr i64 %.301.i.i227.i to ptr
  br label %B590.i.i241.i

B604.endif.i.i200.i:                              ; preds = %B766.endif.i189.i
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.613.i.i202.i = load i64, ptr %sunkaddr88, align 8, !noalias !49
  %.614.i.i203.i = inttoptr i64 %.613.i.i202.i to ptr
  %.676.i.i204.i = getelementptr i64, ptr %.614.i.i203.i, i64 %.1118
  store i64 %.13.i.i190.i, ptr %.676.i.i204.i, align 8, !noalias !49
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i.i206.i = load i64, ptr %sunkaddr89, align 8, !noalias !49
  %.713.i.i207.i = icmp eq i64 %.712.i.i206.i, 0
  br i1 %.713.i.i207.i, label %B724.i.i219.i, label %B752.i.i208.i

B826.endif.i.i214.i:                              ; preds = %B752.i.i208.i, %B724.i.i219.i
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.1118, ptr %sunkaddr90, align 8, !noalias !49
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.891.i.i217.i = load i64, ptr %sunkaddr91, align 8, !noalias !49
  %.13.i.i.i218.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i190.i, i64 %.891.i.i217.i)
  store i64 %.13.i.i.i218.i, ptr %sunkaddr91, align 8, !noalias !49
  br label %B1140.i

B1140.i:                                          ; preds = %B826.endif.i.i117.i, %B590.i.i144.i, %B578.endif.i73.i, %B826.endif.i.i.i, %B590.i.i.i, %B578.endif.i.i, %B826.endif.i.i214.i, %B590.i.i241.i, %B578.endif.i186.i
  br label %B2089

B406.endif.i:                                     ; preds = %B372.i
  %.7.i.i = lshr i64 %.1117, 4
  %.10.i.i = add nsw i64 %.7.i.i, -1
  %sunkaddr92 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.50.i.i = load i64, ptr %sunkaddr92, align 8, !noalias !55
  %.51.i.i = inttoptr i64 %.50.i.i to ptr
  %.113.i.i = getelementptr [192 x i8], ptr %.51.i.i, i64 %.10.i.i
  %.123.i.i = load i64, ptr %.113.i.i, align 8, !noalias !55
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.155.i.i = load i64, ptr %sunkaddr93, align 8, !noalias !55
  %.156.i.i = icmp sgt i64 %.123.i.i, %.155.i.i
  br i1 %.156.i.i, label %B140.i.i, label %B496.endif.i

B140.i.i:                                         ; preds = %B406.endif.i
  %.159.i.i = getelementptr inbounds nuw i8, ptr %.113.i.i, i64 32
  %.161.i.i = load i32, ptr %.159.i.i, align 4, !noalias !55
  %.162.i.i = zext i32 %.161.i.i to i64
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 240
  %.199.i.i = load i64, ptr %sunkaddr94, align 8, !noalias !55
  %.200.not.i.i = icmp sgt i64 %.199.i.i, %.162.i.i
  br i1 %.200.not.i.i, label %B214.i.i, label %B140.i.B698_crit_edge.i

B140.i.B698_crit_edge.i:                          ; preds = %B140.i.i
  %.578.pre.i = load i64, ptr %.155.i, align 8, !noalias !40
  br label %B698.i

B214.i.i:                                         ; preds = %B140.i.i
  %sunkaddr95 = getelementptr inbounds i8, ptr %.113.i.i, i64 32
  %.210.i.i = load i32, ptr %sunkaddr95, align 4, !noalias !55
  %.214.i.i = add i32 %.210.i.i, 1
  store i32 %.214.i.i, ptr %sunkaddr95, align 4, !noalias !55
  br label %B496.endif.i

B496.endif.i:                                     ; preds = %B214.i.i, %B406.endif.i
  %m.sroa.0.0.i.i = phi ptr [ null, %B214.i.i ], [ %arg.m.0, %B406.endif.i ]
  store i64 %.235.i, ptr %.155.i, align 8, !noalias !40
  %.395326.i = trunc nuw nsw i64 %.53.i to i32
  %.396327.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 16
  store i32 %.395326.i, ptr %.396327.i, align 8, !noalias !40
  %.414.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 12
  store i32 %.1098, ptr %.414.i, align 4, !noalias !40
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i = load i64, ptr %sunkaddr96, align 8, !noalias !58
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.125.i.i = load i64, ptr %sunkaddr97, align 8, !noalias !58
  %.126.i.i = inttoptr i64 %.125.i.i to ptr
  %.199.i4.i = getelementptr [192 x i8], ptr %.126.i.i, i64 %.10.i.i
  %.207.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 40
  %.209.i.i = load i32, ptr %.207.i.i, align 4, !noalias !58
  %.211.i.i = icmp eq i32 %.209.i.i, 0
  br i1 %.211.i.i, label %B228.i.i, label %B260.i.i

B228.i.i:                                         ; preds = %B496.endif.i
  %sunkaddr98 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.129.i.i.i = load i64, ptr %sunkaddr98, align 8, !noalias !61
  %.130.i.i.i = mul nsw i64 %.129.i.i.i, %.10.i.i
  %sunkaddr99 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.165.i.i.i = load i64, ptr %sunkaddr99, align 8, !noalias !61
  %.245438.not.i.i.i = icmp slt i64 %.165.i.i.i, 1
  br i1 %.245438.not.i.i.i, label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i, label %B222.endif.endif.endif.i.preheader.i.i

B222.endif.endif.endif.i.preheader.i.i:           ; preds = %B228.i.i
  %sunkaddr100 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.52.i.i.i = load i64, ptr %sunkaddr100, align 8, !noalias !61
  br label %B222.endif.endif.endif.i.i.i

B478.i.i.i:                                       ; preds = %B478.preheader32.i.i.i, %B478.i.i.i
  %.522421423.i.i.i = phi i64 [ %.529.3.i.i.i, %B478.i.i.i ], [ %.522421423.unr.i.i.i, %B478.preheader32.i.i.i ]
  %sunkaddr101 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 %.522421423.i.i.i
  %.580.i.i.i = load i8, ptr %sunkaddr102, align 1, !noalias !61
  %scevgep42.i.i.i = getelementptr i8, ptr %scevgep38.i.i.i, i64 %.522421423.i.i.i
  %scevgep43.i.i.i = getelementptr i8, ptr %scevgep42.i.i.i, i64 -3
  store i8 %.580.i.i.i, ptr %scevgep43.i.i.i, align 1, !noalias !61
  %sunkaddr103 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 %.522421423.i.i.i
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 1
  %.580.1.i.i.i = load i8, ptr %sunkaddr105, align 1, !noalias !61
  %scevgep45.i.i.i = getelementptr i8, ptr %scevgep42.i.i.i, i64 -2
  store i8 %.580.1.i.i.i, ptr %scevgep45.i.i.i, align 1, !noalias !61
  %sunkaddr106 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 %.522421423.i.i.i
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr107, i64 2
  %.580.2.i.i.i = load i8, ptr %sunkaddr108, align 1, !noalias !61
  %scevgep42 = getelementptr i8, ptr %scevgep38.i.i.i, i64 %.522421423.i.i.i
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 -1
  store i8 %.580.2.i.i.i, ptr %scevgep43, align 1, !noalias !61
  %.529.3.i.i.i = add nuw nsw i64 %.522421423.i.i.i, 4
  %sunkaddr109 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 %.522421423.i.i.i
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr110, i64 3
  %.580.3.i.i.i = load i8, ptr %sunkaddr111, align 1, !noalias !61
  store i8 %.580.3.i.i.i, ptr %scevgep42.i.i.i, align 1, !noalias !61
  %exitcond.not.3.i.i.i = icmp eq i64 %.436.i.i.i, %.529.3.i.i.i
  br i1 %exitcond.not.3.i.i.i, label %B504.i.i.i, label %B478.i.i.i, !llvm.loop !64

B504.i.i.i:                                       ; preds = %B478.prol.loopexit.i.i.i, %vec.epilog.middle.block.i.i.i, %middle.block.i.i.i, %B222.endif.endif.endif.i.i.i, %B478.i.i.i
  %exitcond454.not.i.i.i = icmp eq i64 %.258.i.i.i, %.165.i.i.i
  br i1 %exitcond454.not.i.i.i, label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i, label %B222.endif.endif.endif.i.i.i

B222.endif.endif.endif.i.i.i:                     ; preds = %B504.i.i.i, %B222.endif.endif.endif.i.preheader.i.i
  %.251428441.i.i.i = phi i64 [ %.258.i.i.i, %B504.i.i.i ], [ 0, %B222.endif.endif.endif.i.preheader.i.i ]
  %12 = inttoptr i64 %.52.i.i.i to ptr
  %.258.i.i.i = add nuw nsw i64 %.251428441.i.i.i, 1
  %.308.i.i.i = getelementptr [24 x i8], ptr %12, i64 %.251428441.i.i.i
  %sunkaddr112 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340.i.i.i = load i64, ptr %sunkaddr112, align 8, !noalias !61
  %.342.i.i.i = add nsw i64 %.340.i.i.i, %.130.i.i.i
  %.345.i.i.i = load i64, ptr %.308.i.i.i, align 8, !noalias !61
  %.346.i.i.i = add nsw i64 %.342.i.i.i, %.345.i.i.i
  %.389.i.i.i = getelementptr inbounds nuw i8, ptr %.308.i.i.i, i64 8
  %.391.i.i.i = load i64, ptr %.389.i.i.i, align 8, !noalias !61
  %.434.i.i.i = getelementptr inbounds nuw i8, ptr %.308.i.i.i, i64 16
  %.436.i.i.i = load i64, ptr %.434.i.i.i, align 8, !noalias !61
  %.516422.not.i.i.i = icmp slt i64 %.436.i.i.i, 1
  br i1 %.516422.not.i.i.i, label %B504.i.i.i, label %iter.check.i.i.i

iter.check.i.i.i:                                 ; preds = %B222.endif.endif.endif.i.i.i
  %min.iters.check.i.i.i = icmp samesign ult i64 %.436.i.i.i, 4
  %13 = sub i64 %.346.i.i.i, %.391.i.i.i
  %diff.check.i.i.i = icmp ult i64 %13, 32
  %or.cond.i.i.i = select i1 %min.iters.check.i.i.i, i1 true, i1 %diff.check.i.i.i
  br i1 %or.cond.i.i.i, label %B478.preheader.i.i.i, label %vector.main.loop.iter.check.i.i.i

vector.main.loop.iter.check.i.i.i:                ; preds = %iter.check.i.i.i
  %min.iters.check24.i.i.i = icmp samesign ult i64 %.436.i.i.i, 32
  br i1 %min.iters.check24.i.i.i, label %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge, label %vector.ph.i.i.i

vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge: ; preds = %vector.main.loop.iter.check.i.i.i
  %.pre22 = inttoptr i64 %.391.i.i.i to ptr
  %.pre23 = inttoptr i64 %.346.i.i.i to ptr
  br label %vec.epilog.ph.i.i.i

vector.ph.i.i.i:                                  ; preds = %vector.main.loop.iter.check.i.i.i
  %const_mat = add i64 %const53, -32
  %n.vec.i.i.i = and i64 %.436.i.i.i, %const_mat
  br label %vector.body.i.i.i

vector.body.i.i.i:                                ; preds = %vector.body.i.i.i, %vector.ph.i.i.i
  %index.i.i.i = phi i64 [ 0, %vector.ph.i.i.i ], [ %index.next.i.i.i, %vector.body.i.i.i ]
  %14 = inttoptr i64 %.346.i.i.i to ptr
  %15 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr66.i.i.i = getelementptr i8, ptr %15, i64 %index.i.i.i
  %wide.load.i.i.i = load <16 x i8>, ptr %sunkaddr66.i.i.i, align 1, !noalias !61
  %sunkaddr69.i.i.i = getelementptr i8, ptr %sunkaddr66.i.i.i, i64 16
  %wide.load25.i.i.i = load <16 x i8>, ptr %sunkaddr69.i.i.i, align 1, !noalias !61
  %scevgep1704 = getelementptr i8, ptr %14, i64 %index.i.i.i
  %scevgep1705 = getelementptr i8, ptr %scevgep1704, i64 16
  store <16 x i8> %wide.load.i.i.i, ptr %scevgep1704, align 1, !noalias !61
  store <16 x i8> %wide.load25.i.i.i, ptr %scevgep1705, align 1, !noalias !61
  %index.next.i.i.i = add nuw nsw i64 %index.i.i.i, 32
  %16 = icmp eq i64 %n.vec.i.i.i, %index.next.i.i.i
  br i1 %16, label %middle.block.i.i.i, label %vector.body.i.i.i, !llvm.loop !66

middle.block.i.i.i:                               ; preds = %vector.body.i.i.i
  %cmp.n.i.i.i = icmp eq i64 %.436.i.i.i, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B504.i.i.i, label %vec.epilog.iter.check.i.i.i

vec.epilog.iter.check.i.i.i:                      ; preds = %middle.block.i.i.i
  %17 = inttoptr i64 %.346.i.i.i to ptr
  %18 = inttoptr i64 %.391.i.i.i to ptr
  %19 = and i64 %.436.i.i.i, 28
  %min.epilog.iters.check.i.i.i = icmp eq i64 %19, 0
  br i1 %min.epilog.iters.check.i.i.i, label %B478.preheader.i.i.i, label %vec.epilog.ph.i.i.i, !prof !68

vec.epilog.ph.i.i.i:                              ; preds = %vec.epilog.iter.check.i.i.i, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge
  %.pre-phi1684.pre-phi = phi ptr [ %.pre23, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge ], [ %17, %vec.epilog.iter.check.i.i.i ]
  %.pre-phi.i.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre22, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge ], [ %18, %vec.epilog.iter.check.i.i.i ]
  %vec.epilog.resume.val.i.i.i = phi i64 [ 0, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge ], [ %n.vec.i.i.i, %vec.epilog.iter.check.i.i.i ]
  %const_mat55 = add i64 %const53, -4
  %n.vec27.i.i.i = and i64 %.436.i.i.i, %const_mat55
  br label %vec.epilog.vector.body.i.i.i

vec.epilog.vector.body.i.i.i:                     ; preds = %vec.epilog.vector.body.i.i.i, %vec.epilog.ph.i.i.i
  %index28.i.i.i = phi i64 [ %vec.epilog.resume.val.i.i.i, %vec.epilog.ph.i.i.i ], [ %index.next30.i.i.i, %vec.epilog.vector.body.i.i.i ]
  %20 = getelementptr i8, ptr %.pre-phi.i.pre-phi.i.pre-phi.pre-phi, i64 %index28.i.i.i
  %wide.load29.i.i.i = load <4 x i8>, ptr %20, align 1, !noalias !61
  %21 = getelementptr i8, ptr %.pre-phi1684.pre-phi, i64 %index28.i.i.i
  store <4 x i8> %wide.load29.i.i.i, ptr %21, align 1, !noalias !61
  %index.next30.i.i.i = add nuw i64 %index28.i.i.i, 4
  %22 = icmp eq i64 %n.vec27.i.i.i, %index.next30.i.i.i
  br i1 %22, label %vec.epilog.middle.block.i.i.i, label %vec.epilog.vector.body.i.i.i, !llvm.loop !69

vec.epilog.middle.block.i.i.i:                    ; preds = %vec.epilog.vector.body.i.i.i
  %cmp.n31.i.i.i = icmp eq i64 %.436.i.i.i, %n.vec27.i.i.i
  br i1 %cmp.n31.i.i.i, label %B504.i.i.i, label %B478.preheader.i.i.i

B478.preheader.i.i.i:                             ; preds = %vec.epilog.middle.block.i.i.i, %vec.epilog.iter.check.i.i.i, %iter.check.i.i.i
  %.522421423.ph.i.i.i = phi i64 [ 0, %iter.check.i.i.i ], [ %n.vec.i.i.i, %vec.epilog.iter.check.i.i.i ], [ %n.vec27.i.i.i, %vec.epilog.middle.block.i.i.i ]
  %xtraiter.i.i.i = and i64 %.436.i.i.i, 3
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %B478.prol.loopexit.i.i.i, label %B478.prol.i.i.i.preheader

B478.prol.i.i.i.preheader:                        ; preds = %B478.preheader.i.i.i
  br label %B478.prol.i.i.i

B478.prol.i.i.i:                                  ; preds = %B478.prol.i.i.i, %B478.prol.i.i.i.preheader
  %lsr.iv.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %B478.prol.i.i.i ], [ %xtraiter.i.i.i, %B478.prol.i.i.i.preheader ]
  %.522421423.prol.i.i.i = phi i64 [ %.529.prol.i.i.i, %B478.prol.i.i.i ], [ %.522421423.ph.i.i.i, %B478.prol.i.i.i.preheader ]
  %23 = inttoptr i64 %.391.i.i.i to ptr
  %24 = inttoptr i64 %.346.i.i.i to ptr
  %.529.prol.i.i.i = add nuw nsw i64 %.522421423.prol.i.i.i, 1
  %.579.prol.i.i.i = getelementptr i8, ptr %23, i64 %.522421423.prol.i.i.i
  %.580.prol.i.i.i = load i8, ptr %.579.prol.i.i.i, align 1, !noalias !61
  %.606.prol.i.i.i = getelementptr i8, ptr %24, i64 %.522421423.prol.i.i.i
  store i8 %.580.prol.i.i.i, ptr %.606.prol.i.i.i, align 1, !noalias !61
  %lsr.iv.next.i.i.i = add nsw i64 %lsr.iv.i.i.i, -1
  %prol.iter.cmp.not.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i, 0
  br i1 %prol.iter.cmp.not.i.i.i, label %B478.prol.loopexit.i.i.i, label %B478.prol.i.i.i, !llvm.loop !70

B478.prol.loopexit.i.i.i:                         ; preds = %B478.prol.i.i.i, %B478.preheader.i.i.i
  %.522421423.unr.i.i.i = phi i64 [ %.522421423.ph.i.i.i, %B478.preheader.i.i.i ], [ %.529.prol.i.i.i, %B478.prol.i.i.i ]
  %25 = sub nsw i64 %.522421423.ph.i.i.i, %.436.i.i.i
  %26 = icmp ugt i64 %25, -4
  br i1 %26, label %B504.i.i.i, label %B478.preheader32.i.i.i

B478.preheader32.i.i.i:                           ; preds = %B478.prol.loopexit.i.i.i
  %27 = inttoptr i64 %.346.i.i.i to ptr
  %scevgep38.i.i.i = getelementptr i8, ptr %27, i64 3
  br label %B478.i.i.i

_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i: ; preds = %B504.i.i.i, %B228.i.i
  %sunkaddr113 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.672.i.i.i = load i64, ptr %sunkaddr113, align 8, !noalias !61
  %.673.i.i.i = inttoptr i64 %.672.i.i.i to ptr
  %.734.i.i.i = getelementptr [192 x i8], ptr %.673.i.i.i, i64 %.10.i.i
  %.740.i.i.i = getelementptr inbounds nuw i8, ptr %.734.i.i.i, i64 40
  store i32 1, ptr %.740.i.i.i, align 4, !noalias !61
  br label %B260.i.i

B260.i.i:                                         ; preds = %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i, %B496.endif.i
  %28 = inttoptr i64 %.55.i.i to ptr
  %.270.i.i = getelementptr [16 x i8], ptr %28, i64 %.90.i.i
  %.271.i.i = getelementptr inbounds nuw i8, ptr %.270.i.i, i64 12
  store i32 0, ptr %.271.i.i, align 4, !noalias !58
  %sunkaddr114 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.305.i.i = load i64, ptr %sunkaddr114, align 8, !noalias !58
  %.306.i.i = icmp eq i64 %.305.i.i, 0
  br i1 %.306.i.i, label %B330.i.i, label %B430.i.i

B330.i.i:                                         ; preds = %B260.i.i
  %.309.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 16
  %.311.i.i = load i32, ptr %.309.i.i, align 4, !noalias !58
  %.312.i.i = icmp eq i32 %.311.i.i, 0
  br i1 %.312.i.i, label %B362.i.i, label %B378.i.i

B362.i.i:                                         ; preds = %B330.i.i
  %sunkaddr115 = getelementptr inbounds i8, ptr %.199.i4.i, i64 16
  store i32 %.1098, ptr %sunkaddr115, align 4, !noalias !58
  br label %B414.i.i

B378.i.i:                                         ; preds = %B330.i.i
  %29 = inttoptr i64 %.55.i.i to ptr
  %.326.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 20
  %.328.i.i = load i32, ptr %.326.i.i, align 4, !noalias !58
  %.330.i.i = zext i32 %.328.i.i to i64
  %.355.i.i = getelementptr [16 x i8], ptr %29, i64 %.330.i.i
  %.362.i.i = getelementptr inbounds nuw i8, ptr %.355.i.i, i64 12
  store i32 %.1098, ptr %.362.i.i, align 4, !noalias !58
  br label %B414.i.i

B414.i.i:                                         ; preds = %B378.i.i, %B362.i.i
  %.368.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 20
  store i32 %.1098, ptr %.368.i.i, align 4, !noalias !58
  br label %B468.i.i

B430.i.i:                                         ; preds = %B260.i.i
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !72
  %sunkaddr117 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.125.i.i.i = load i64, ptr %sunkaddr117, align 8, !noalias !72
  %.126.i.i.i = inttoptr i64 %.125.i.i.i to ptr
  %.188.i.i.i = getelementptr [32 x i8], ptr %.126.i.i.i, i64 %.90.i.i
  %sunkaddr118 = getelementptr inbounds i8, ptr %arg.m.4, i64 352
  %.335.i.i.i = load i64, ptr %sunkaddr118, align 8, !noalias !72
  %.336.i.i.i = inttoptr i64 %.335.i.i.i to ptr
  %.397.i.i.i = getelementptr [40 x i8], ptr %.336.i.i.i, i64 %.10.i.i
  %.408.i.i.i = getelementptr inbounds nuw i8, ptr %.188.i.i.i, i64 8
  %.410.i.i.i = load i32, ptr %.408.i.i.i, align 4, !noalias !72
  %promoted119 = zext i32 %.410.i.i.i to i64
  %30 = and i64 %promoted119, 65535
  %promoted = trunc i64 %30 to i32
  %.420.i.i.i = icmp samesign ugt i32 %promoted, 1
  br i1 %.420.i.i.i, label %B428.i.i.i, label %B818.critedge.i.i.i

B428.i.i.i:                                       ; preds = %B430.i.i
  %.423.i.i.i = getelementptr inbounds nuw i8, ptr %.397.i.i.i, i64 24
  %.425.i.i.i = load i32, ptr %.423.i.i.i, align 4, !noalias !72
  %.426.i.i.i = icmp eq i32 %.425.i.i.i, 0
  br i1 %.426.i.i.i, label %B460.endif.i.i.i, label %B600.i.i.i

B560.i.i.i:                                       ; preds = %B460.endif.i.i.i
  %sunkaddr120 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.54.i.i.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !75
  %.55.i.i.i.i = inttoptr i64 %.54.i.i.i.i to ptr
  %sunkaddr121 = getelementptr inbounds i8, ptr %arg.m.4, i64 352
  %.153.i.i.i.i = load i64, ptr %sunkaddr121, align 8, !noalias !75
  %.154.i.i.i.i = inttoptr i64 %.153.i.i.i.i to ptr
  %.118.i.i.i.i = getelementptr [32 x i8], ptr %.55.i.i.i.i, i64 %.90.i.i
  %.215.i.i.i.i = getelementptr [40 x i8], ptr %.154.i.i.i.i, i64 %.10.i.i
  %.222.i.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i, i64 12
  %.224.i.i.i.i = load i32, ptr %.222.i.i.i.i, align 4, !noalias !75
  %.225.i.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i, i64 16
  %.227.i.i.i.i = load i32, ptr %.225.i.i.i.i, align 4, !noalias !75
  %.228.i.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i, i64 20
  %.230.i.i.i.i = load i32, ptr %.228.i.i.i.i, align 4, !noalias !75
  %arg.origin.fr.i.i.i.i.i = freeze i32 %.230.i.i.i.i
  %.231.i.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i, i64 24
  %.233.i.i.i.i = load i32, ptr %.231.i.i.i.i, align 4, !noalias !75
  %.234.i.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i, i64 28
  %.236.i.i.i.i = load i32, ptr %.234.i.i.i.i, align 4, !noalias !75
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.307.i.i.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !75
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.340.i.i.i.i = load i64, ptr %sunkaddr123, align 8, !noalias !75
  %.341.i.i.i.i = inttoptr i64 %.340.i.i.i.i to ptr
  %.308.i.i.i.i = trunc i64 %.307.i.i.i.i to i32
  %.402.i.i.i.i = getelementptr [16 x i8], ptr %.341.i.i.i.i, i64 %.90.i.i
  %.406.i.i.i.i = getelementptr inbounds nuw i8, ptr %.402.i.i.i.i, i64 12
  store i32 %.308.i.i.i.i, ptr %.406.i.i.i.i, align 4, !noalias !75
  store i64 %.90.i.i, ptr %sunkaddr122, align 8, !noalias !75
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.473.i.i.i.i = load i64, ptr %sunkaddr124, align 8, !noalias !75
  %.474.i.i.i.i = inttoptr i64 %.473.i.i.i.i to ptr
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.542.i.i.i.i = load i64, ptr %sunkaddr125, align 8, !noalias !75
  %.543.i.i.i.i = mul i64 %.542.i.i.i.i, %.10.i.i
  %31 = getelementptr i64, ptr %.474.i.i.i.i, i64 %.543.i.i.i.i
  %.569.i.i.i.i = getelementptr i64, ptr %31, i64 %30
  %.570.i.i.i.i = load i64, ptr %.569.i.i.i.i, align 8, !noalias !75
  %.571.i.i.i.i = add nsw i64 %.570.i.i.i.i, 1
  store i64 %.571.i.i.i.i, ptr %.569.i.i.i.i, align 8, !noalias !75
  %sunkaddr126 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %sunkaddr126, align 8, !noalias !75
  %sunkaddr127 = getelementptr inbounds i8, ptr %arg.m.4, i64 744
  store i64 %.10.i.i, ptr %sunkaddr127, align 8, !noalias !75
  %.696.i.i.i.i = zext i32 %arg.origin.fr.i.i.i.i.i to i64
  %sunkaddr128 = getelementptr inbounds i8, ptr %arg.m.4, i64 752
  store i64 %.696.i.i.i.i, ptr %sunkaddr128, align 8, !noalias !75
  %.730.i.i.i.i = zext i32 %.233.i.i.i.i to i64
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 696
  store i64 %.730.i.i.i.i, ptr %sunkaddr129, align 8, !noalias !75
  %.764.i.i.i.i = zext i32 %.236.i.i.i.i to i64
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  store i64 %.764.i.i.i.i, ptr %sunkaddr130, align 8, !noalias !75
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.799.i.i.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !75
  %.803.i.i.i.i = load i64, ptr %.215.i.i.i.i, align 8, !noalias !75
  %.13.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.803.i.i.i.i, i64 %.799.i.i.i.i)
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.866.i.i.i.i = load i64, ptr %sunkaddr132, align 8, !noalias !75
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.899.i.i.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !75
  %sunkaddr134 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.933.i.i.i.i = load i64, ptr %sunkaddr134, align 8, !noalias !75
  %.934.i.i.i.i = inttoptr i64 %.933.i.i.i.i to ptr
  %.900.i.i.i.i = mul nsw i64 %.899.i.i.i.i, %.10.i.i
  %.901.i.i.i.i = add nsw i64 %.900.i.i.i.i, %.866.i.i.i.i
  %.994.i.i.i.i = getelementptr i64, ptr %.934.i.i.i.i, i64 %30
  %.995.i.i.i.i = load i64, ptr %.994.i.i.i.i, align 8, !noalias !75
  %sunkaddr135 = getelementptr inbounds i8, ptr %arg.m.4, i64 56
  %.1030.i.i.i.i = load i64, ptr %sunkaddr135, align 8, !noalias !75
  %sunkaddr136 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.1064.i.i.i.i = load i64, ptr %sunkaddr136, align 8, !noalias !75
  %.1066.i.i.i.i = add nsw i64 %.1064.i.i.i.i, %.13.i.i.i.i.i
  %.1068.i.i.i.i = trunc nsw i64 %.10.i.i to i32
  %.1069.i.i.i.i = inttoptr i64 %.995.i.i.i.i to ptr
  %.1070.i.i.i.i = tail call i64 %.1069.i.i.i.i(i64 %.1030.i.i.i.i, i64 %.901.i.i.i.i, i32 %.1068.i.i.i.i, i32 0, i32 0, i32 %.224.i.i.i.i, i32 %.227.i.i.i.i, i64 %.1066.i.i.i.i), !noalias !75
  %.1074.i.i.i.i = icmp slt i64 %.1070.i.i.i.i, 0
  br i1 %.1074.i.i.i.i, label %B1192.i.i.i.i, label %B1230.i.i.i.i

B1192.i.i.i.i:                                    ; preds = %B560.i.i.i
  %sunkaddr137 = getelementptr inbounds i8, ptr %arg.m.4, i64 32
  %.61.i.i.i.i.i = load i64, ptr %sunkaddr137, align 8, !noalias !78
  %sunkaddr138 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  %.96.i.i.i.i.i = load i64, ptr %sunkaddr138, align 8, !noalias !78
  %.98.i.i.i.i.i = icmp slt i64 %.61.i.i.i.i.i, %.96.i.i.i.i.i
  br i1 %.98.i.i.i.i.i, label %B64.i.i.i.i.i, label %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i

B64.i.i.i.i.i:                                    ; preds = %B1192.i.i.i.i
  %sunkaddr139 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i.i.i.i, ptr %sunkaddr139, align 8, !noalias !78
  %sunkaddr140 = getelementptr inbounds i8, ptr %arg.m.4, i64 24
  %.164.i.i.i.i.i = load i64, ptr %sunkaddr140, align 8, !noalias !78
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i.i.i.i, ptr %sunkaddr141, align 8, !noalias !78
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 776
  store i64 %.696.i.i.i.i, ptr %sunkaddr142, align 8, !noalias !78
  %sunkaddr143 = getelementptr inbounds i8, ptr %arg.m.4, i64 784
  store i64 %.10.i.i, ptr %sunkaddr143, align 8, !noalias !78
  %sunkaddr144 = getelementptr inbounds i8, ptr %arg.m.4, i64 792
  store i64 %.730.i.i.i.i, ptr %sunkaddr144, align 8, !noalias !78
  %sunkaddr145 = getelementptr inbounds i8, ptr %arg.m.4, i64 800
  store i64 %.764.i.i.i.i, ptr %sunkaddr145, align 8, !noalias !78
  %sunkaddr146 = getelementptr inbounds i8, ptr %arg.m.4, i64 64
  %.371.i.i.i.i.i = load i64, ptr %sunkaddr146, align 8, !noalias !78
  %sunkaddr147 = getelementptr inbounds i8, ptr %arg.m.4, i64 808
  store i64 %.371.i.i.i.i.i, ptr %sunkaddr147, align 8, !noalias !78
  br label %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i

_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i: ; preds = %B64.i.i.i.i.i, %B1192.i.i.i.i
  %m.sroa.0.0.i.i.i.i.i = phi ptr [ null, %B64.i.i.i.i.i ], [ %arg.m.0, %B1192.i.i.i.i ]
  br label %B1230.i.i.i.i

B1230.i.i.i.i:                                    ; preds = %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i, %B560.i.i.i
  %end.2.0.i.i.i.i = phi i64 [ %.1070.i.i.i.i, %B560.i.i.i ], [ %.61.i.i.i.i.i, %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i ]
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.i.i.i = load i64, ptr %sunkaddr148, align 8, !noalias !81
  %.217159.not.i.i.i.i.i = icmp slt i64 %.137.i.i.i.i.i, 1
  br i1 %.217159.not.i.i.i.i.i, label %B464.i.i, label %B164.lr.ph.i.i.i.i.i

B164.i.i.i.i.i:                                   ; preds = %B312.endif.i.i.i.i.i, %B164.preheader.i.i.i.i.i
  %lsr.iv252.i.i.i.i.i = phi i64 [ %.137.i.i.i.i.i, %B164.preheader.i.i.i.i.i ], [ %lsr.iv.next253.i.i.i.i.i, %B312.endif.i.i.i.i.i ]
  %lsr.iv246.i.i.i.i.i = phi ptr [ %scevgep245.i.i.i.i.i, %B164.preheader.i.i.i.i.i ], [ %scevgep247.i.i.i.i.i, %B312.endif.i.i.i.i.i ]
  %scevgep251.i.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i, i64 -20
  %.288.i.i.i.i.i = load i64, ptr %scevgep251.i.i.i.i.i, align 8, !noalias !81
  %scevgep250.i.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i, i64 -12
  %.292.i.i.i.i.i = load i32, ptr %scevgep250.i.i.i.i.i, align 8, !noalias !81
  %scevgep249.i.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i, i64 -8
  %.296.i.i.i.i.i = load i32, ptr %scevgep249.i.i.i.i.i, align 4, !noalias !81
  %.610.i.i.i.i.i.i = zext i32 %.296.i.i.i.i.i to i64
  %scevgep248.i.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i, i64 -4
  %.300.i.i.i.i.i = load i32, ptr %scevgep248.i.i.i.i.i, align 8, !noalias !81
  %.304.i.i.i.i.i = load i32, ptr %lsr.iv246.i.i.i.i.i, align 4, !noalias !81
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i.i.i.i.i = load i64, ptr %sunkaddr149, align 8, !noalias !84
  %.75.i.i.i.i.i.i = add nsw i64 %.74.i.i.i.i.i.i, %.288.i.i.i.i.i
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i.i.i.i.i.i = load i64, ptr %sunkaddr150, align 8, !noalias !84
  %.115.i.i.i.i.i.i = inttoptr i64 %.114.i.i.i.i.i.i to ptr
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.185.i.i.i.i.i.i = load i64, ptr %sunkaddr151, align 8, !noalias !84
  %.186.i.i.i.i.i.i = mul i64 %.185.i.i.i.i.i.i, %.10.i.i
  %.188.i.i.i.i.i.i = zext i32 %.292.i.i.i.i.i to i64
  %32 = getelementptr i64, ptr %.115.i.i.i.i.i.i, i64 %.186.i.i.i.i.i.i
  %.214.i.i.i.i.i.i = getelementptr i64, ptr %32, i64 %.188.i.i.i.i.i.i
  %.215.i.i.i.i.i.i = load i64, ptr %.214.i.i.i.i.i.i, align 8, !noalias !84
  %.216.i.i.i.i.i.i = add nsw i64 %.215.i.i.i.i.i.i, 1
  store i64 %.216.i.i.i.i.i.i, ptr %.214.i.i.i.i.i.i, align 8, !noalias !84
  %sunkaddr152 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.277.i.i.i.i.i.i = load i64, ptr %sunkaddr152, align 8, !noalias !84
  %.278.not.i.i.i.i.i.i = icmp eq i64 %.277.i.i.i.i.i.i, 0
  br i1 %.278.not.i.i.i.i.i.i, label %B802.i.i.i.i.i.i, label %B294.endif.i.i.i.i.i.i

B802.i.i.i.i.i.i:                                 ; preds = %B294.endif.endif.endif.endif.i.i.i.i.i.i, %B164.i.i.i.i.i
  %at.2.0.i.i.i.i.i.i = phi i64 [ %.13.i.i.i.i.i.i.i, %B294.endif.endif.endif.endif.i.i.i.i.i.i ], [ %.75.i.i.i.i.i.i, %B164.i.i.i.i.i ]
  %sunkaddr153 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.731.i.i.i.i.i.i = load i64, ptr %sunkaddr153, align 8, !noalias !84
  %.732.i.i.i.i.i.i = add nsw i64 %.731.i.i.i.i.i.i, 1
  store i64 %.732.i.i.i.i.i.i, ptr %sunkaddr153, align 8, !noalias !84
  %sunkaddr154 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i.i.i.i.i.i = load i64, ptr %sunkaddr154, align 8, !noalias !87
  %33 = and i64 %.125.i.i.i.i.i.i.i, 4294967295
  %.126.i.i.i.i.i.i.i = trunc i64 %33 to i32
  %.131.not.i.i.i.i.i.i.i = icmp eq i32 %.126.i.i.i.i.i.i.i, 0
  br i1 %.131.not.i.i.i.i.i.i.i, label %B210.i.i.i.i.i.i.i, label %B158.i.i.i.i.i.i.i

B158.i.i.i.i.i.i.i:                               ; preds = %B802.i.i.i.i.i.i
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i.i.i.i.i.i = load i64, ptr %sunkaddr155, align 8, !noalias !87
  %.50.i.i.i.i.i.i.i = inttoptr i64 %.49.i.i.i.i.i.i.i to ptr
  %.160.i.i.i.i.i.i.i = getelementptr [16 x i8], ptr %.50.i.i.i.i.i.i.i, i64 %33
  %.166.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i.i.i.i.i.i, i64 12
  %.168.i.i.i.i.i.i.i = load i32, ptr %.166.i.i.i.i.i.i.i, align 4, !noalias !87
  %.203.i.i.i.i.i.i.i = zext i32 %.168.i.i.i.i.i.i.i to i64
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i.i.i.i.i.i, ptr %sunkaddr156, align 8, !noalias !87
  br label %B802.endif.endif.endif.i.i.i.i.i.i

B210.i.i.i.i.i.i.i:                               ; preds = %B802.i.i.i.i.i.i
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i.i.i.i.i.i = load i64, ptr %sunkaddr157, align 8, !noalias !87
  %.251.i.i.i.i.i.i.i = add nsw i64 %.250.i.i.i.i.i.i.i, 1
  store i64 %.251.i.i.i.i.i.i.i, ptr %sunkaddr157, align 8, !noalias !87
  %.292.i.i.i.i.i.i.i = trunc i64 %.251.i.i.i.i.i.i.i to i32
  br label %B802.endif.endif.endif.i.i.i.i.i.i

B294.endif.i.i.i.i.i.i:                           ; preds = %B164.i.i.i.i.i
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.311.i.i.i.i.i.i = load i64, ptr %sunkaddr158, align 8, !noalias !84
  %.312.i.i.i.i.i.i = inttoptr i64 %.311.i.i.i.i.i.i to ptr
  %.373.i.i.i.i.i.i = getelementptr [192 x i8], ptr %.312.i.i.i.i.i.i, i64 %.10.i.i
  %.374.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.373.i.i.i.i.i.i, i64 136
  %.376.i.i.i.i.i.i = load i64, ptr %.374.i.i.i.i.i.i, align 8, !noalias !84
  %.377.i.i.i.i.i.i = add nsw i64 %.376.i.i.i.i.i.i, 1
  store i64 %.377.i.i.i.i.i.i, ptr %.374.i.i.i.i.i.i, align 8, !noalias !84
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.478.i.i.i.i.i.i = load i64, ptr %sunkaddr159, align 8, !noalias !84
  %34 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.478.i.i.i.i.i.i, i64 1)
  %ov.i.i.i.i.i.i.i = extractvalue { i64, i1 } %34, 1
  br i1 %ov.i.i.i.i.i.i.i, label %B294.endif.endif.endif.endif.i.i.i.i.i.i, label %B0.else.i.i.i.i.i.i.i, !prof !90

B0.else.i.i.i.i.i.i.i:                            ; preds = %B294.endif.i.i.i.i.i.i
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.413.i.i.i.i.i.i = load i64, ptr %sunkaddr160, align 8, !noalias !84
  %math.i.i.i.i.i.i.i = extractvalue { i64, i1 } %34, 0
  %.8.i62.i.i.i.i.i.i = mul i64 %.413.i.i.i.i.i.i, %const59
  %.11.i.i.i.i.i.i.i = mul i64 %.377.i.i.i.i.i.i, %const
  %.10.i.i.i.i.i.i.i = add i64 %.11.i.i.i.i.i.i.i, %.9.i.i35.i.i.i.i.i
  %.12.i.i.i.i.i.i.i = add i64 %.10.i.i.i.i.i.i.i, %.8.i62.i.i.i.i.i.i
  %.13.i63.i.i.i.i.i.i = lshr i64 %.12.i.i.i.i.i.i.i, 30
  %.14.i.i.i.i.i.i.i = xor i64 %.13.i63.i.i.i.i.i.i, %.12.i.i.i.i.i.i.i
  %.15.i.i.i.i.i.i.i = mul i64 %.14.i.i.i.i.i.i.i, %const61
  %.16.i.i.i.i.i.i.i = lshr i64 %.15.i.i.i.i.i.i.i, 27
  %.17.i64.i.i.i.i.i.i = xor i64 %.16.i.i.i.i.i.i.i, %.15.i.i.i.i.i.i.i
  %.18.i.i.i.i.i.i.i = mul i64 %.17.i64.i.i.i.i.i.i, %const57
  %.19.i.i.i.i.i.i.i = lshr i64 %.18.i.i.i.i.i.i.i, 31
  %.20.i65.i.i.i.i.i.i = xor i64 %.19.i.i.i.i.i.i.i, %.18.i.i.i.i.i.i.i
  %.30.i.i.i.i.i.i.i = urem i64 %.20.i65.i.i.i.i.i.i, %math.i.i.i.i.i.i.i
  br label %B294.endif.endif.endif.endif.i.i.i.i.i.i

B294.endif.endif.endif.endif.i.i.i.i.i.i:         ; preds = %B0.else.i.i.i.i.i.i.i, %B294.endif.i.i.i.i.i.i
  %rem.0.i.i.i.i.i.i.i = phi i64 [ %.30.i.i.i.i.i.i.i, %B0.else.i.i.i.i.i.i.i ], [ 0, %B294.endif.i.i.i.i.i.i ]
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.538.i.i.i.i.i.i = load i64, ptr %sunkaddr161, align 8, !noalias !84
  %.539.i.i.i.i.i.i = inttoptr i64 %.538.i.i.i.i.i.i to ptr
  %.504.i.i.i.i.i.i = add nsw i64 %rem.0.i.i.i.i.i.i.i, %.75.i.i.i.i.i.i
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.607.i.i.i.i.i.i = load i64, ptr %sunkaddr162, align 8, !noalias !84
  %.608.i.i.i.i.i.i = mul i64 %.607.i.i.i.i.i.i, %.10.i.i
  %35 = getelementptr i64, ptr %.539.i.i.i.i.i.i, i64 %.608.i.i.i.i.i.i
  %.636.i.i.i.i.i.i = getelementptr i64, ptr %35, i64 %.610.i.i.i.i.i.i
  %.637.i.i.i.i.i.i = load i64, ptr %.636.i.i.i.i.i.i, align 8, !noalias !84
  %.13.i.i.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.637.i.i.i.i.i.i, i64 %.504.i.i.i.i.i.i)
  store i64 %.13.i.i.i.i.i.i.i, ptr %.636.i.i.i.i.i.i, align 8, !noalias !84
  br label %B802.i.i.i.i.i.i

B802.endif.endif.endif.i.i.i.i.i.i:               ; preds = %B210.i.i.i.i.i.i.i, %B158.i.i.i.i.i.i.i
  %storemerge.i.i.i.i.i.i.i = phi i32 [ %.126.i.i.i.i.i.i.i, %B158.i.i.i.i.i.i.i ], [ %.292.i.i.i.i.i.i.i, %B210.i.i.i.i.i.i.i ]
  %sunkaddr163 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.795.i.i.i.i.i.i = load i64, ptr %sunkaddr163, align 8, !noalias !84
  %.796.i.i.i.i.i.i = inttoptr i64 %.795.i.i.i.i.i.i to ptr
  %.832.i.i.i.i.i.i = zext i32 %storemerge.i.i.i.i.i.i.i to i64
  %.857.i.i.i.i.i.i = getelementptr [32 x i8], ptr %.796.i.i.i.i.i.i, i64 %.832.i.i.i.i.i.i
  %.870.i.i.i.i.i.i = or i32 %.292.i.i.i.i.i, %42
  %.871.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i, i64 8
  store i32 %.870.i.i.i.i.i.i, ptr %.871.i.i.i.i.i.i, align 4, !noalias !84
  %.875.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i, i64 12
  store i32 %.300.i.i.i.i.i, ptr %.875.i.i.i.i.i.i, align 4, !noalias !84
  %.881.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i, i64 16
  store i32 %.304.i.i.i.i.i, ptr %.881.i.i.i.i.i.i, align 4, !noalias !84
  %.887.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i, i64 20
  store i32 %arg.origin.fr.i.i.i.i.i, ptr %.887.i.i.i.i.i.i, align 4, !noalias !84
  %.893.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i, i64 24
  store i32 %.233.i.i.i.i, ptr %.893.i.i.i.i.i.i, align 4, !noalias !84
  %.899.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i, i64 28
  store i32 %.236.i.i.i.i, ptr %.899.i.i.i.i.i.i, align 4, !noalias !84
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.935.i.i.i.i.i.i = load i64, ptr %sunkaddr164, align 8, !noalias !84
  %.936.i.i.i.i.i.i = inttoptr i64 %.935.i.i.i.i.i.i to ptr
  %.997.i.i.i.i.i.i = getelementptr [16 x i8], ptr %.936.i.i.i.i.i.i, i64 %.832.i.i.i.i.i.i
  %.27.i.i.i.i.i.i.i = icmp eq i64 %.10.i.i, %.610.i.i.i.i.i.i
  br i1 %.27.i.i.i.i.i.i.i, label %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i, label %B802.endif.endif.endif.endif.i.i.i.i.i.i

B802.endif.endif.endif.endif.i.i.i.i.i.i:         ; preds = %B802.endif.endif.endif.i.i.i.i.i.i
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.71.i.i.i.i.i.i.i = load i64, ptr %sunkaddr165, align 8, !noalias !91
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.108.i.i.i.i.i.i.i = load i64, ptr %sunkaddr166, align 8, !noalias !91
  %.109.i.i.i.i.i.i.i = inttoptr i64 %.108.i.i.i.i.i.i.i to ptr
  %sunkaddr167 = inttoptr i64 %.108.i.i.i.i.i.i.i to ptr
  %sunkaddr168 = mul i64 %.7.i.i, 4
  %sunkaddr169 = getelementptr i8, ptr %sunkaddr167, i64 %sunkaddr168
  %sunkaddr170 = getelementptr i8, ptr %sunkaddr169, i64 -4
  %.176.i.i.i.i.i.i.i = load i32, ptr %sunkaddr170, align 4, !noalias !91
  %.179.i.i.i.i.i.i.i = zext i32 %.176.i.i.i.i.i.i.i to i64
  %.206.i.i.i.i.i.i.i = getelementptr i32, ptr %.109.i.i.i.i.i.i.i, i64 %.610.i.i.i.i.i.i
  %.207.i.i.i.i.i.i.i = load i32, ptr %.206.i.i.i.i.i.i.i, align 4, !noalias !91
  %.213.i.i.i.i.i.i.i = zext i32 %.207.i.i.i.i.i.i.i to i64
  %.214.i.i.i.i.i.i.i = lshr i64 %.179.i.i.i.i.i.i.i, 8
  %.215.i.i.i.i.i.i.i = lshr i64 %.213.i.i.i.i.i.i.i, 8
  %.222.i.i.i.i.i.i.i = and i64 %.213.i.i.i.i.i.i.i, 255
  %.223.i.i.i.i.i.i.i = and i64 %.179.i.i.i.i.i.i.i, 255
  %.224.i.i.i.i.i.i.i = sub nsw i64 %.222.i.i.i.i.i.i.i, %.223.i.i.i.i.i.i.i
  %.233.i.i.i.i.i.i.i = icmp slt i64 %.224.i.i.i.i.i.i.i, 0
  %.236.i.i.i.i.i.i.i = add nsw i64 %.71.i.i.i.i.i.i.i, 1
  %.238.i.i.i.i.i.i.i = select i1 %.233.i.i.i.i.i.i.i, i64 %.236.i.i.i.i.i.i.i, i64 0
  %left.3.0.i.i.i.i.i.i.i = add nsw i64 %.238.i.i.i.i.i.i.i, %.224.i.i.i.i.i.i.i
  %.252.i.i.i.i.i.i.i = lshr i64 %.215.i.i.i.i.i.i.i, %left.3.0.i.i.i.i.i.i.i
  %.255.i.i.i.i.i.i.i = sub nsw i64 %.71.i.i.i.i.i.i.i, %left.3.0.i.i.i.i.i.i.i
  %notmask.i.i.i.i.i.i.i = shl nsw i64 -1, %.255.i.i.i.i.i.i.i
  %.257.i.i.i.i.i.i.i = xor i64 %notmask.i.i.i.i.i.i.i, -1
  %.259.i.i.i.i.i.i.i = and i64 %.214.i.i.i.i.i.i.i, %.257.i.i.i.i.i.i.i
  %.260.not.i.i.i.i.i.i.i = icmp eq i64 %.252.i.i.i.i.i.i.i, %.259.i.i.i.i.i.i.i
  %.265.i.i.i.i.i.i.i = select i1 %.260.not.i.i.i.i.i.i.i, i64 0, i64 %.236.i.i.i.i.i.i.i
  %left.4.0.i.i.i.i.i.i.i = add nsw i64 %.265.i.i.i.i.i.i.i, %left.3.0.i.i.i.i.i.i.i
  %.275.i.i.i.i.i.i.i = sub nsw i64 %left.4.0.i.i.i.i.i.i.i, %.71.i.i.i.i.i.i.i
  %.13.i.i.i.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i.i.i.i.i, i64 0)
  %.305.i.i.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i.i.i.i.i, i64 %.71.i.i.i.i.i.i.i)
  %.307.i.i.i.i.i.i.i = sub nsw i64 %.71.i.i.i.i.i.i.i, %.13.i.i.i.i.i.i.i.i
  %.311.i.i.i.i.i.i.i = lshr i64 %.214.i.i.i.i.i.i.i, %.307.i.i.i.i.i.i.i
  %.314.i.i.i.i.i.i.i = shl i64 %.311.i.i.i.i.i.i.i, %.305.i.i.i.i.i.i.i
  %notmask134.i.i.i.i.i.i.i = shl nsw i64 -1, %.305.i.i.i.i.i.i.i
  %.316.i.i.i.i.i.i.i = xor i64 %notmask134.i.i.i.i.i.i.i, -1
  %.318.i.i.i.i.i.i.i = and i64 %.215.i.i.i.i.i.i.i, %.316.i.i.i.i.i.i.i
  %.321.i.i.i.i.i.i.i = or i64 %.314.i.i.i.i.i.i.i, %.318.i.i.i.i.i.i.i
  %.322.i.i.i.i.i.i.i = shl i64 %.321.i.i.i.i.i.i.i, 1
  %.323.i.i.i.i.i.i.i = or disjoint i64 %.322.i.i.i.i.i.i.i, 1
  %.325.i.i.i.i.i.i.i = sub nsw i64 63, %left.4.0.i.i.i.i.i.i.i
  %.328.i.i.i.i.i.i.i = shl i64 %.323.i.i.i.i.i.i.i, %.325.i.i.i.i.i.i.i
  %.328.i.fr.i.i.i.i.i.i = freeze i64 %.328.i.i.i.i.i.i.i
  %.8.i.i.i.i.i.i.i = icmp eq i64 %.328.i.fr.i.i.i.i.i.i, %const53
  %.17.i.i.i.i.i.i.i = lshr i64 %.328.i.fr.i.i.i.i.i.i, 63
  %.20.i.i.i.i.i.i.i = trunc nuw nsw i64 %.17.i.i.i.i.i.i.i to i32
  %spec.select.i.i.i.i.i.i = select i1 %.8.i.i.i.i.i.i.i, i32 2, i32 %.20.i.i.i.i.i.i.i
  %36 = shl i64 %.328.i.fr.i.i.i.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i

B802.endif.endif.endif.endif.endif.i.i.i.i.i.i:   ; preds = %B802.endif.endif.endif.endif.i.i.i.i.i.i, %B802.endif.endif.endif.i.i.i.i.i.i
  %storemerge.i26.i.i.i.i.i.i = phi i64 [ %36, %B802.endif.endif.endif.endif.i.i.i.i.i.i ], [ 0, %B802.endif.endif.endif.i.i.i.i.i.i ]
  %37 = phi i32 [ %spec.select.i.i.i.i.i.i, %B802.endif.endif.endif.endif.i.i.i.i.i.i ], [ 2, %B802.endif.endif.endif.i.i.i.i.i.i ]
  %.1068.tr.i.i.i.i.i.i = or i32 %37, %44
  %.1072.i.i.i.i.i.i = shl nuw i32 %.1068.tr.i.i.i.i.i.i, 2
  %.1073.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.997.i.i.i.i.i.i, i64 8
  store i32 %.1072.i.i.i.i.i.i, ptr %.1073.i.i.i.i.i.i, align 4, !noalias !84
  store i64 %storemerge.i26.i.i.i.i.i.i, ptr %.997.i.i.i.i.i.i, align 8, !noalias !84
  %sunkaddr171 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i.i.i.i.i = load i64, ptr %sunkaddr171, align 8, !noalias !94
  %.56.i.i.i.i.i.i.i = inttoptr i64 %.55.i.i.i.i.i.i.i to ptr
  %.127.i.i.i.i.i.i.i = getelementptr [16 x i8], ptr %.56.i.i.i.i.i.i.i, i64 %.832.i.i.i.i.i.i
  %.128.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i.i.i.i.i.i, i64 12
  store i32 0, ptr %.128.i.i.i.i.i.i.i, align 4, !noalias !94
  %sunkaddr172 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i.i.i.i.i.i = load i64, ptr %sunkaddr172, align 8, !noalias !94
  %.164.i.i.i.i.i.i.i = sub nsw i64 %at.2.0.i.i.i.i.i.i, %.162.i.i.i.i.i.i.i
  %.165.i.i.i.i.i.i.i = icmp slt i64 %.164.i.i.i.i.i.i.i, 2048
  br i1 %.165.i.i.i.i.i.i.i, label %B170.endif.endif.i.i.i.i.i.i.i, label %B552.endif.i.i.i.i.i.i.i

B500.i.i.i.i.i.i.i:                               ; preds = %B170.endif.endif.i.i.i.i.i.i.i
  %38 = inttoptr i64 %.55.i.i.i.i.i.i.i to ptr
  %sunkaddr.i.i.i.i.i.i.i = inttoptr i64 %.271.i.i.i.i.i.i.i to ptr
  %sunkaddr24.i.i.i.i.i.i.i = shl nuw nsw i64 %.168.i68.i.i.i.i.i.i, 2
  %sunkaddr25.i.i.i.i.i.i.i = getelementptr i8, ptr %sunkaddr.i.i.i.i.i.i.i, i64 %sunkaddr24.i.i.i.i.i.i.i
  %.471.i.i.i.i.i.i.i = load i32, ptr %sunkaddr25.i.i.i.i.i.i.i, align 4, !noalias !94
  %.473.i.i.i.i.i.i.i = zext i32 %.471.i.i.i.i.i.i.i to i64
  %.498.i.i.i.i.i.i.i = getelementptr [16 x i8], ptr %38, i64 %.473.i.i.i.i.i.i.i
  %.505.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i.i.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i.i.i.i.i, ptr %.505.i.i.i.i.i.i.i, align 4, !noalias !94
  br label %B538.i.i.i.i.i.i.i

B538.i.i.i.i.i.i.i:                               ; preds = %B456.endif.i.i.i.i.i.i.i, %B500.i.i.i.i.i.i.i
  %sunkaddr27.pre-phi.i.i.i.i.i.i.i = phi i64 [ %sunkaddr31.i.i.i.i.i.i.i, %B456.endif.i.i.i.i.i.i.i ], [ %sunkaddr24.i.i.i.i.i.i.i, %B500.i.i.i.i.i.i.i ]
  %sunkaddr26.pre-phi.i.i.i.i.i.i.i = phi ptr [ %.pre.i.i.i.i.i.i.i, %B456.endif.i.i.i.i.i.i.i ], [ %sunkaddr.i.i.i.i.i.i.i, %B500.i.i.i.i.i.i.i ]
  %sunkaddr28.i.i.i.i.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i.i.i.i.i, i64 %sunkaddr27.pre-phi.i.i.i.i.i.i.i
  store i32 %storemerge.i.i.i.i.i.i.i, ptr %sunkaddr28.i.i.i.i.i.i.i, align 4, !noalias !94
  br label %B312.endif.i.i.i.i.i

B688.i.i.i.i.i.i.i:                               ; preds = %B552.endif.i.i.i.i.i.i.i
  %sunkaddr173 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.832.i.i.i.i.i.i, ptr %sunkaddr173, align 8, !noalias !94
  br label %B790.endif.i.i.i.i.i.i.i

B716.i.i.i.i.i.i.i:                               ; preds = %B552.endif.i.i.i.i.i.i.i
  %39 = inttoptr i64 %.55.i.i.i.i.i.i.i to ptr
  %sunkaddr174 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i.i.i.i.i.i = load i64, ptr %sunkaddr174, align 8, !noalias !94
  %40 = and i64 %.756.i.i.i.i.i.i.i, 4294967295
  %.784.i.i.i.i.i.i.i = getelementptr [16 x i8], ptr %39, i64 %40
  %.791.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i.i.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i.i.i.i.i, ptr %.791.i.i.i.i.i.i.i, align 4, !noalias !94
  br label %B790.endif.i.i.i.i.i.i.i

B170.endif.endif.i.i.i.i.i.i.i:                   ; preds = %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i
  %.168.i68.i.i.i.i.i.i = and i64 %at.2.0.i.i.i.i.i.i, 2047
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i69.i.i.i.i.i.i = load i64, ptr %sunkaddr175, align 8, !noalias !94
  %.204.i.i.i.i.i.i.i = inttoptr i64 %.203.i69.i.i.i.i.i.i to ptr
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i.i.i.i.i.i = load i64, ptr %sunkaddr176, align 8, !noalias !94
  %.352.i.i.i.i.i.i.i = getelementptr i32, ptr %.204.i.i.i.i.i.i.i, i64 %.168.i68.i.i.i.i.i.i
  %.353.i.i.i.i.i.i.i = load i32, ptr %.352.i.i.i.i.i.i.i, align 4, !noalias !94
  %.354.i.i.i.i.i.i.i = icmp eq i32 %.353.i.i.i.i.i.i.i, 0
  br i1 %.354.i.i.i.i.i.i.i, label %B456.endif.i.i.i.i.i.i.i, label %B500.i.i.i.i.i.i.i

B456.endif.i.i.i.i.i.i.i:                         ; preds = %B170.endif.endif.i.i.i.i.i.i.i
  %41 = inttoptr i64 %.203.i69.i.i.i.i.i.i to ptr
  %sunkaddr31.i.i.i.i.i.i.i = shl nuw nsw i64 %.168.i68.i.i.i.i.i.i, 2
  %sunkaddr32.i.i.i.i.i.i.i = getelementptr i8, ptr %41, i64 %sunkaddr31.i.i.i.i.i.i.i
  store i32 %storemerge.i.i.i.i.i.i.i, ptr %sunkaddr32.i.i.i.i.i.i.i, align 4, !noalias !94
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i.i.i.i = load i64, ptr %sunkaddr177, align 8, !noalias !97
  %.52.i.i.i.i.i.i.i.i = inttoptr i64 %.51.i.i.i.i.i.i.i.i to ptr
  %.17.i.i.i.i.i.i.i.i = lshr i64 %at.2.0.i.i.i.i.i.i, 6
  %.91.i.i.i.i.i.i.i.i = and i64 %.17.i.i.i.i.i.i.i.i, 31
  %.116.i.i.i.i.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i.i.i.i.i, i64 %.91.i.i.i.i.i.i.i.i
  %.117.i.i.i.i.i.i.i.i = load i64, ptr %.116.i.i.i.i.i.i.i.i, align 8, !noalias !97
  %.118.i.i.i.i.i.i.i.i = and i64 %at.2.0.i.i.i.i.i.i, 63
  %.119.i.i.i.i.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i.i.i.i.i
  %.120.i.i.i.i.i.i.i.i = or i64 %.117.i.i.i.i.i.i.i.i, %.119.i.i.i.i.i.i.i.i
  store i64 %.120.i.i.i.i.i.i.i.i, ptr %.116.i.i.i.i.i.i.i.i, align 8, !noalias !97
  %.174.i.i.i.i.i.i.i.i = getelementptr i8, ptr %.52.i.i.i.i.i.i.i.i, i64 256
  %.175.i.i.i.i.i.i.i.i = load i64, ptr %.174.i.i.i.i.i.i.i.i, align 8, !noalias !97
  %.177.i.i.i.i.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i.i.i.i.i
  %.178.i.i.i.i.i.i.i.i = or i64 %.175.i.i.i.i.i.i.i.i, %.177.i.i.i.i.i.i.i.i
  store i64 %.178.i.i.i.i.i.i.i.i, ptr %.174.i.i.i.i.i.i.i.i, align 8, !noalias !97
  %.pre.i.i.i.i.i.i.i = inttoptr i64 %.271.i.i.i.i.i.i.i to ptr
  br label %B538.i.i.i.i.i.i.i

B552.endif.i.i.i.i.i.i.i:                         ; preds = %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i.i.i.i.i.i = load i64, ptr %sunkaddr178, align 8, !noalias !94
  %.581.i.i.i.i.i.i.i = inttoptr i64 %.580.i.i.i.i.i.i.i to ptr
  %.643.i.i.i.i.i.i.i = getelementptr [32 x i8], ptr %.581.i.i.i.i.i.i.i, i64 %.832.i.i.i.i.i.i
  store i64 %at.2.0.i.i.i.i.i.i, ptr %.643.i.i.i.i.i.i.i, align 8, !noalias !94
  %sunkaddr179 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i.i.i.i.i.i = load i64, ptr %sunkaddr179, align 8, !noalias !94
  %.683.i.i.i.i.i.i.i = icmp eq i64 %.682.i.i.i.i.i.i.i, 0
  br i1 %.683.i.i.i.i.i.i.i, label %B688.i.i.i.i.i.i.i, label %B716.i.i.i.i.i.i.i

B790.endif.i.i.i.i.i.i.i:                         ; preds = %B716.i.i.i.i.i.i.i, %B688.i.i.i.i.i.i.i
  %sunkaddr180 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.832.i.i.i.i.i.i, ptr %sunkaddr180, align 8, !noalias !94
  %sunkaddr181 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i.i.i.i.i.i = load i64, ptr %sunkaddr181, align 8, !noalias !94
  %.13.i.i67.i.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i.i.i.i.i, i64 %.862.i.i.i.i.i.i.i)
  store i64 %.13.i.i67.i.i.i.i.i.i, ptr %sunkaddr181, align 8, !noalias !94
  br label %B312.endif.i.i.i.i.i

B164.lr.ph.i.i.i.i.i:                             ; preds = %B1230.i.i.i.i
  %const63 = bitcast i64 -3335678366873096957 to i64
  %const61 = bitcast i64 -4658895280553007687 to i64
  %const59 = bitcast i64 -7046029254386353131 to i64
  %const57 = bitcast i64 -7723592293110705685 to i64
  %const = bitcast i64 2685821657736338717 to i64
  %sunkaddr182 = getelementptr inbounds i8, ptr %arg.m.4, i64 16
  %.61.i22.i.i.i.i = load i64, ptr %sunkaddr182, align 8, !noalias !81
  %.307.not.i.i.i.i.i = icmp eq i32 %arg.origin.fr.i.i.i.i.i, 0
  %42 = shl i32 %.1068.i.i.i.i, 16
  %43 = shl nsw i32 %.1068.i.i.i.i, 2
  %44 = add nsw i32 %43, 4
  %.9.i.i35.i.i.i.i.i = mul i64 %.10.i.i, %const63
  br i1 %.307.not.i.i.i.i.i, label %B164.us.preheader.i.i.i.i.i, label %B164.preheader.i.i.i.i.i

B164.preheader.i.i.i.i.i:                         ; preds = %B164.lr.ph.i.i.i.i.i
  %45 = inttoptr i64 %.61.i22.i.i.i.i to ptr
  %scevgep245.i.i.i.i.i = getelementptr i8, ptr %45, i64 20
  br label %B164.i.i.i.i.i

B164.us.preheader.i.i.i.i.i:                      ; preds = %B164.lr.ph.i.i.i.i.i
  %46 = inttoptr i64 %.61.i22.i.i.i.i to ptr
  %scevgep.i.i.i.i.i = getelementptr i8, ptr %46, i64 24
  br label %B164.us.i.i.i.i.i

B164.us.i.i.i.i.i:                                ; preds = %B312.endif.us.i.i.i.i.i, %B164.us.preheader.i.i.i.i.i
  %lsr.iv244.i.i.i.i.i = phi i64 [ %.137.i.i.i.i.i, %B164.us.preheader.i.i.i.i.i ], [ %lsr.iv.next.i.i.i.i.i, %B312.endif.us.i.i.i.i.i ]
  %lsr.iv.i.i.i.i.i = phi ptr [ %scevgep.i.i.i.i.i, %B164.us.preheader.i.i.i.i.i ], [ %scevgep238.i.i.i.i.i, %B312.endif.us.i.i.i.i.i ]
  %scevgep243.i.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i.i, i64 -24
  %.288.us.i.i.i.i.i = load i64, ptr %scevgep243.i.i.i.i.i, align 8, !noalias !81
  %scevgep242.i.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i.i, i64 -16
  %.292.us.i.i.i.i.i = load i32, ptr %scevgep242.i.i.i.i.i, align 8, !noalias !81
  %scevgep241.i.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i.i, i64 -12
  %.296.us.i.i.i.i.i = load i32, ptr %scevgep241.i.i.i.i.i, align 4, !noalias !81
  %.610.i57.i.i.i.i.i = zext i32 %.296.us.i.i.i.i.i to i64
  %scevgep240.i.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i.i, i64 -8
  %.300.us.i.i.i.i.i = load i32, ptr %scevgep240.i.i.i.i.i, align 8, !noalias !81
  %scevgep239.i.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i.i, i64 -4
  %.304.us.i.i.i.i.i = load i32, ptr %scevgep239.i.i.i.i.i, align 4, !noalias !81
  %.351.us.i.i.i.i.i = load i32, ptr %lsr.iv.i.i.i.i.i, align 8, !noalias !81
  %sunkaddr183 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i.i.i.i = load i64, ptr %sunkaddr183, align 8, !noalias !100
  %.75.i3.i.i.i.i.i = add nsw i64 %.74.i2.i.i.i.i.i, %.288.us.i.i.i.i.i
  %sunkaddr184 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i.i.i.i = load i64, ptr %sunkaddr184, align 8, !noalias !100
  %.115.i6.i.i.i.i.i = inttoptr i64 %.114.i5.i.i.i.i.i to ptr
  %sunkaddr185 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.185.i8.i.i.i.i.i = load i64, ptr %sunkaddr185, align 8, !noalias !100
  %.186.i9.i.i.i.i.i = mul i64 %.185.i8.i.i.i.i.i, %.10.i.i
  %.188.i10.i.i.i.i.i = zext i32 %.292.us.i.i.i.i.i to i64
  %47 = getelementptr i64, ptr %.115.i6.i.i.i.i.i, i64 %.186.i9.i.i.i.i.i
  %.214.i11.i.i.i.i.i = getelementptr i64, ptr %47, i64 %.188.i10.i.i.i.i.i
  %.215.i12.i.i.i.i.i = load i64, ptr %.214.i11.i.i.i.i.i, align 8, !noalias !100
  %.216.i13.i.i.i.i.i = add nsw i64 %.215.i12.i.i.i.i.i, 1
  store i64 %.216.i13.i.i.i.i.i, ptr %.214.i11.i.i.i.i.i, align 8, !noalias !100
  %sunkaddr186 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.277.i15.i.i.i.i.i = load i64, ptr %sunkaddr186, align 8, !noalias !100
  %.278.not.i16.i.i.i.i.i = icmp eq i64 %.277.i15.i.i.i.i.i, 0
  br i1 %.278.not.i16.i.i.i.i.i, label %B802.i61.i.i.i.i.i, label %B294.endif.i17.i.i.i.i.i

B802.i61.i.i.i.i.i:                               ; preds = %B294.endif.endif.endif.endif.i48.i.i.i.i.i, %B164.us.i.i.i.i.i
  %at.2.0.i62.i.i.i.i.i = phi i64 [ %.13.i.i60.i.i.i.i.i, %B294.endif.endif.endif.endif.i48.i.i.i.i.i ], [ %.75.i3.i.i.i.i.i, %B164.us.i.i.i.i.i ]
  %sunkaddr187 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.731.i64.i.i.i.i.i = load i64, ptr %sunkaddr187, align 8, !noalias !100
  %.732.i65.i.i.i.i.i = add nsw i64 %.731.i64.i.i.i.i.i, 1
  store i64 %.732.i65.i.i.i.i.i, ptr %sunkaddr187, align 8, !noalias !100
  %sunkaddr188 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i67.i.i.i.i.i = load i64, ptr %sunkaddr188, align 8, !noalias !103
  %48 = and i64 %.125.i.i67.i.i.i.i.i, 4294967295
  %.126.i.i68.i.i.i.i.i = trunc i64 %48 to i32
  %.131.not.i.i69.i.i.i.i.i = icmp eq i32 %.126.i.i68.i.i.i.i.i, 0
  br i1 %.131.not.i.i69.i.i.i.i.i, label %B210.i.i222.i.i.i.i.i, label %B158.i.i70.i.i.i.i.i

B158.i.i70.i.i.i.i.i:                             ; preds = %B802.i61.i.i.i.i.i
  %sunkaddr189 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i72.i.i.i.i.i = load i64, ptr %sunkaddr189, align 8, !noalias !103
  %.50.i.i73.i.i.i.i.i = inttoptr i64 %.49.i.i72.i.i.i.i.i to ptr
  %.160.i.i74.i.i.i.i.i = getelementptr [16 x i8], ptr %.50.i.i73.i.i.i.i.i, i64 %48
  %.166.i.i75.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i74.i.i.i.i.i, i64 12
  %.168.i.i76.i.i.i.i.i = load i32, ptr %.166.i.i75.i.i.i.i.i, align 4, !noalias !103
  %.203.i.i77.i.i.i.i.i = zext i32 %.168.i.i76.i.i.i.i.i to i64
  %sunkaddr190 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i77.i.i.i.i.i, ptr %sunkaddr190, align 8, !noalias !103
  br label %B802.endif.endif.endif.i79.i.i.i.i.i

B210.i.i222.i.i.i.i.i:                            ; preds = %B802.i61.i.i.i.i.i
  %sunkaddr191 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i224.i.i.i.i.i = load i64, ptr %sunkaddr191, align 8, !noalias !103
  %.251.i.i225.i.i.i.i.i = add nsw i64 %.250.i.i224.i.i.i.i.i, 1
  store i64 %.251.i.i225.i.i.i.i.i, ptr %sunkaddr191, align 8, !noalias !103
  %.292.i.i226.i.i.i.i.i = trunc i64 %.251.i.i225.i.i.i.i.i to i32
  br label %B802.endif.endif.endif.i79.i.i.i.i.i

B294.endif.i17.i.i.i.i.i:                         ; preds = %B164.us.i.i.i.i.i
  %sunkaddr192 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.311.i19.i.i.i.i.i = load i64, ptr %sunkaddr192, align 8, !noalias !100
  %.312.i20.i.i.i.i.i = inttoptr i64 %.311.i19.i.i.i.i.i to ptr
  %.373.i21.i.i.i.i.i = getelementptr [192 x i8], ptr %.312.i20.i.i.i.i.i, i64 %.10.i.i
  %.374.i22.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.373.i21.i.i.i.i.i, i64 136
  %.376.i23.i.i.i.i.i = load i64, ptr %.374.i22.i.i.i.i.i, align 8, !noalias !100
  %.377.i24.i.i.i.i.i = add nsw i64 %.376.i23.i.i.i.i.i, 1
  store i64 %.377.i24.i.i.i.i.i, ptr %.374.i22.i.i.i.i.i, align 8, !noalias !100
  %sunkaddr193 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.478.i28.i.i.i.i.i = load i64, ptr %sunkaddr193, align 8, !noalias !100
  %49 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.478.i28.i.i.i.i.i, i64 1)
  %ov.i.i29.i.i.i.i.i = extractvalue { i64, i1 } %49, 1
  br i1 %ov.i.i29.i.i.i.i.i, label %B294.endif.endif.endif.endif.i48.i.i.i.i.i, label %B0.else.i.i30.i.i.i.i.i, !prof !90

B0.else.i.i30.i.i.i.i.i:                          ; preds = %B294.endif.i17.i.i.i.i.i
  %sunkaddr194 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.413.i26.i.i.i.i.i = load i64, ptr %sunkaddr194, align 8, !noalias !100
  %math.i.i33.i.i.i.i.i = extractvalue { i64, i1 } %49, 0
  %.8.i62.i34.i.i.i.i.i = mul i64 %.413.i26.i.i.i.i.i, %const59
  %.11.i.i37.i.i.i.i.i = mul i64 %.377.i24.i.i.i.i.i, %const
  %.10.i.i36.i.i.i.i.i = add i64 %.11.i.i37.i.i.i.i.i, %.9.i.i35.i.i.i.i.i
  %.12.i.i38.i.i.i.i.i = add i64 %.10.i.i36.i.i.i.i.i, %.8.i62.i34.i.i.i.i.i
  %.13.i63.i39.i.i.i.i.i = lshr i64 %.12.i.i38.i.i.i.i.i, 30
  %.14.i.i40.i.i.i.i.i = xor i64 %.13.i63.i39.i.i.i.i.i, %.12.i.i38.i.i.i.i.i
  %.15.i.i41.i.i.i.i.i = mul i64 %.14.i.i40.i.i.i.i.i, %const61
  %.16.i.i42.i.i.i.i.i = lshr i64 %.15.i.i41.i.i.i.i.i, 27
  %.17.i64.i43.i.i.i.i.i = xor i64 %.16.i.i42.i.i.i.i.i, %.15.i.i41.i.i.i.i.i
  %.18.i.i44.i.i.i.i.i = mul i64 %.17.i64.i43.i.i.i.i.i, %const57
  %.19.i.i45.i.i.i.i.i = lshr i64 %.18.i.i44.i.i.i.i.i, 31
  %.20.i65.i46.i.i.i.i.i = xor i64 %.19.i.i45.i.i.i.i.i, %.18.i.i44.i.i.i.i.i
  %.30.i.i47.i.i.i.i.i = urem i64 %.20.i65.i46.i.i.i.i.i, %math.i.i33.i.i.i.i.i
  br label %B294.endif.endif.endif.endif.i48.i.i.i.i.i

B294.endif.endif.endif.endif.i48.i.i.i.i.i:       ; preds = %B0.else.i.i30.i.i.i.i.i, %B294.endif.i17.i.i.i.i.i
  %rem.0.i.i49.i.i.i.i.i = phi i64 [ %.30.i.i47.i.i.i.i.i, %B0.else.i.i30.i.i.i.i.i ], [ 0, %B294.endif.i17.i.i.i.i.i ]
  %sunkaddr195 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.538.i51.i.i.i.i.i = load i64, ptr %sunkaddr195, align 8, !noalias !100
  %.539.i52.i.i.i.i.i = inttoptr i64 %.538.i51.i.i.i.i.i to ptr
  %.504.i53.i.i.i.i.i = add nsw i64 %rem.0.i.i49.i.i.i.i.i, %.75.i3.i.i.i.i.i
  %sunkaddr196 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.607.i55.i.i.i.i.i = load i64, ptr %sunkaddr196, align 8, !noalias !100
  %.608.i56.i.i.i.i.i = mul i64 %.607.i55.i.i.i.i.i, %.10.i.i
  %50 = getelementptr i64, ptr %.539.i52.i.i.i.i.i, i64 %.608.i56.i.i.i.i.i
  %.636.i58.i.i.i.i.i = getelementptr i64, ptr %50, i64 %.610.i57.i.i.i.i.i
  %.637.i59.i.i.i.i.i = load i64, ptr %.636.i58.i.i.i.i.i, align 8, !noalias !100
  %.13.i.i60.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.637.i59.i.i.i.i.i, i64 %.504.i53.i.i.i.i.i)
  store i64 %.13.i.i60.i.i.i.i.i, ptr %.636.i58.i.i.i.i.i, align 8, !noalias !100
  br label %B802.i61.i.i.i.i.i

B802.endif.endif.endif.i79.i.i.i.i.i:             ; preds = %B210.i.i222.i.i.i.i.i, %B158.i.i70.i.i.i.i.i
  %storemerge.i.i80.i.i.i.i.i = phi i32 [ %.126.i.i68.i.i.i.i.i, %B158.i.i70.i.i.i.i.i ], [ %.292.i.i226.i.i.i.i.i, %B210.i.i222.i.i.i.i.i ]
  %sunkaddr197 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.795.i82.i.i.i.i.i = load i64, ptr %sunkaddr197, align 8, !noalias !100
  %.796.i83.i.i.i.i.i = inttoptr i64 %.795.i82.i.i.i.i.i to ptr
  %.832.i84.i.i.i.i.i = zext i32 %storemerge.i.i80.i.i.i.i.i to i64
  %.857.i85.i.i.i.i.i = getelementptr [32 x i8], ptr %.796.i83.i.i.i.i.i, i64 %.832.i84.i.i.i.i.i
  %.870.i87.i.i.i.i.i = or i32 %.292.us.i.i.i.i.i, %42
  %.871.i88.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i, i64 8
  store i32 %.870.i87.i.i.i.i.i, ptr %.871.i88.i.i.i.i.i, align 4, !noalias !100
  %.875.i89.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i, i64 12
  store i32 %.300.us.i.i.i.i.i, ptr %.875.i89.i.i.i.i.i, align 4, !noalias !100
  %.881.i90.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i, i64 16
  store i32 %.304.us.i.i.i.i.i, ptr %.881.i90.i.i.i.i.i, align 4, !noalias !100
  %.887.i91.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i, i64 20
  store i32 %.351.us.i.i.i.i.i, ptr %.887.i91.i.i.i.i.i, align 4, !noalias !100
  %.893.i92.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i, i64 24
  store i32 %.233.i.i.i.i, ptr %.893.i92.i.i.i.i.i, align 4, !noalias !100
  %.899.i93.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i, i64 28
  store i32 %.236.i.i.i.i, ptr %.899.i93.i.i.i.i.i, align 4, !noalias !100
  %sunkaddr198 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.935.i95.i.i.i.i.i = load i64, ptr %sunkaddr198, align 8, !noalias !100
  %.936.i96.i.i.i.i.i = inttoptr i64 %.935.i95.i.i.i.i.i to ptr
  %.997.i97.i.i.i.i.i = getelementptr [16 x i8], ptr %.936.i96.i.i.i.i.i, i64 %.832.i84.i.i.i.i.i
  %.27.i.i99.i.i.i.i.i = icmp eq i64 %.10.i.i, %.610.i57.i.i.i.i.i
  br i1 %.27.i.i99.i.i.i.i.i, label %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i, label %B802.endif.endif.endif.endif.i100.i.i.i.i.i

B802.endif.endif.endif.endif.i100.i.i.i.i.i:      ; preds = %B802.endif.endif.endif.i79.i.i.i.i.i
  %sunkaddr199 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.71.i.i102.i.i.i.i.i = load i64, ptr %sunkaddr199, align 8, !noalias !106
  %sunkaddr200 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.108.i.i104.i.i.i.i.i = load i64, ptr %sunkaddr200, align 8, !noalias !106
  %.109.i.i105.i.i.i.i.i = inttoptr i64 %.108.i.i104.i.i.i.i.i to ptr
  %sunkaddr201 = inttoptr i64 %.108.i.i104.i.i.i.i.i to ptr
  %sunkaddr202 = mul i64 %.7.i.i, 4
  %sunkaddr203 = getelementptr i8, ptr %sunkaddr201, i64 %sunkaddr202
  %sunkaddr204 = getelementptr i8, ptr %sunkaddr203, i64 -4
  %.176.i.i107.i.i.i.i.i = load i32, ptr %sunkaddr204, align 4, !noalias !106
  %.179.i.i108.i.i.i.i.i = zext i32 %.176.i.i107.i.i.i.i.i to i64
  %.206.i.i109.i.i.i.i.i = getelementptr i32, ptr %.109.i.i105.i.i.i.i.i, i64 %.610.i57.i.i.i.i.i
  %.207.i.i110.i.i.i.i.i = load i32, ptr %.206.i.i109.i.i.i.i.i, align 4, !noalias !106
  %.213.i.i111.i.i.i.i.i = zext i32 %.207.i.i110.i.i.i.i.i to i64
  %.214.i.i112.i.i.i.i.i = lshr i64 %.179.i.i108.i.i.i.i.i, 8
  %.215.i.i113.i.i.i.i.i = lshr i64 %.213.i.i111.i.i.i.i.i, 8
  %.222.i.i114.i.i.i.i.i = and i64 %.213.i.i111.i.i.i.i.i, 255
  %.223.i.i115.i.i.i.i.i = and i64 %.179.i.i108.i.i.i.i.i, 255
  %.224.i.i116.i.i.i.i.i = sub nsw i64 %.222.i.i114.i.i.i.i.i, %.223.i.i115.i.i.i.i.i
  %.233.i.i117.i.i.i.i.i = icmp slt i64 %.224.i.i116.i.i.i.i.i, 0
  %.236.i.i118.i.i.i.i.i = add nsw i64 %.71.i.i102.i.i.i.i.i, 1
  %.238.i.i119.i.i.i.i.i = select i1 %.233.i.i117.i.i.i.i.i, i64 %.236.i.i118.i.i.i.i.i, i64 0
  %left.3.0.i.i120.i.i.i.i.i = add nsw i64 %.238.i.i119.i.i.i.i.i, %.224.i.i116.i.i.i.i.i
  %.252.i.i121.i.i.i.i.i = lshr i64 %.215.i.i113.i.i.i.i.i, %left.3.0.i.i120.i.i.i.i.i
  %.255.i.i122.i.i.i.i.i = sub nsw i64 %.71.i.i102.i.i.i.i.i, %left.3.0.i.i120.i.i.i.i.i
  %notmask.i.i123.i.i.i.i.i = shl nsw i64 -1, %.255.i.i122.i.i.i.i.i
  %.257.i.i124.i.i.i.i.i = xor i64 %notmask.i.i123.i.i.i.i.i, -1
  %.259.i.i125.i.i.i.i.i = and i64 %.214.i.i112.i.i.i.i.i, %.257.i.i124.i.i.i.i.i
  %.260.not.i.i126.i.i.i.i.i = icmp eq i64 %.252.i.i121.i.i.i.i.i, %.259.i.i125.i.i.i.i.i
  %.265.i.i127.i.i.i.i.i = select i1 %.260.not.i.i126.i.i.i.i.i, i64 0, i64 %.236.i.i118.i.i.i.i.i
  %left.4.0.i.i128.i.i.i.i.i = add nsw i64 %.265.i.i127.i.i.i.i.i, %left.3.0.i.i120.i.i.i.i.i
  %.275.i.i129.i.i.i.i.i = sub nsw i64 %left.4.0.i.i128.i.i.i.i.i, %.71.i.i102.i.i.i.i.i
  %.13.i.i.i130.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i129.i.i.i.i.i, i64 0)
  %.305.i.i131.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i128.i.i.i.i.i, i64 %.71.i.i102.i.i.i.i.i)
  %.307.i.i132.i.i.i.i.i = sub nsw i64 %.71.i.i102.i.i.i.i.i, %.13.i.i.i130.i.i.i.i.i
  %.311.i.i133.i.i.i.i.i = lshr i64 %.214.i.i112.i.i.i.i.i, %.307.i.i132.i.i.i.i.i
  %.314.i.i134.i.i.i.i.i = shl i64 %.311.i.i133.i.i.i.i.i, %.305.i.i131.i.i.i.i.i
  %notmask134.i.i135.i.i.i.i.i = shl nsw i64 -1, %.305.i.i131.i.i.i.i.i
  %.316.i.i136.i.i.i.i.i = xor i64 %notmask134.i.i135.i.i.i.i.i, -1
  %.318.i.i137.i.i.i.i.i = and i64 %.215.i.i113.i.i.i.i.i, %.316.i.i136.i.i.i.i.i
  %.321.i.i138.i.i.i.i.i = or i64 %.314.i.i134.i.i.i.i.i, %.318.i.i137.i.i.i.i.i
  %.322.i.i139.i.i.i.i.i = shl i64 %.321.i.i138.i.i.i.i.i, 1
  %.323.i.i140.i.i.i.i.i = or disjoint i64 %.322.i.i139.i.i.i.i.i, 1
  %.325.i.i141.i.i.i.i.i = sub nsw i64 63, %left.4.0.i.i128.i.i.i.i.i
  %.328.i.i142.i.i.i.i.i = shl i64 %.323.i.i140.i.i.i.i.i, %.325.i.i141.i.i.i.i.i
  %.328.i.fr.i143.i.i.i.i.i = freeze i64 %.328.i.i142.i.i.i.i.i
  %.8.i.i144.i.i.i.i.i = icmp eq i64 %.328.i.fr.i143.i.i.i.i.i, %const53
  %.17.i.i145.i.i.i.i.i = lshr i64 %.328.i.fr.i143.i.i.i.i.i, 63
  %.20.i.i146.i.i.i.i.i = trunc nuw nsw i64 %.17.i.i145.i.i.i.i.i to i32
  %spec.select.i147.i.i.i.i.i = select i1 %.8.i.i144.i.i.i.i.i, i32 2, i32 %.20.i.i146.i.i.i.i.i
  %51 = shl i64 %.328.i.fr.i143.i.i.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i

B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i: ; preds = %B802.endif.endif.endif.endif.i100.i.i.i.i.i, %B802.endif.endif.endif.i79.i.i.i.i.i
  %storemerge.i26.i149.i.i.i.i.i = phi i64 [ %51, %B802.endif.endif.endif.endif.i100.i.i.i.i.i ], [ 0, %B802.endif.endif.endif.i79.i.i.i.i.i ]
  %52 = phi i32 [ %spec.select.i147.i.i.i.i.i, %B802.endif.endif.endif.endif.i100.i.i.i.i.i ], [ 2, %B802.endif.endif.endif.i79.i.i.i.i.i ]
  %.1068.tr.i150.i.i.i.i.i = or i32 %52, %44
  %.1072.i151.i.i.i.i.i = shl nuw i32 %.1068.tr.i150.i.i.i.i.i, 2
  %.1073.i152.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.997.i97.i.i.i.i.i, i64 8
  store i32 %.1072.i151.i.i.i.i.i, ptr %.1073.i152.i.i.i.i.i, align 4, !noalias !100
  store i64 %storemerge.i26.i149.i.i.i.i.i, ptr %.997.i97.i.i.i.i.i, align 8, !noalias !100
  %sunkaddr205 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i154.i.i.i.i.i = load i64, ptr %sunkaddr205, align 8, !noalias !109
  %.56.i.i155.i.i.i.i.i = inttoptr i64 %.55.i.i154.i.i.i.i.i to ptr
  %.127.i.i156.i.i.i.i.i = getelementptr [16 x i8], ptr %.56.i.i155.i.i.i.i.i, i64 %.832.i84.i.i.i.i.i
  %.128.i.i157.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i156.i.i.i.i.i, i64 12
  store i32 0, ptr %.128.i.i157.i.i.i.i.i, align 4, !noalias !109
  %sunkaddr206 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i159.i.i.i.i.i = load i64, ptr %sunkaddr206, align 8, !noalias !109
  %.164.i.i160.i.i.i.i.i = sub nsw i64 %at.2.0.i62.i.i.i.i.i, %.162.i.i159.i.i.i.i.i
  %.165.i.i161.i.i.i.i.i = icmp slt i64 %.164.i.i160.i.i.i.i.i, 2048
  br i1 %.165.i.i161.i.i.i.i.i, label %B170.endif.endif.i.i182.i.i.i.i.i, label %B552.endif.i.i162.i.i.i.i.i

B500.i.i192.i.i.i.i.i:                            ; preds = %B170.endif.endif.i.i182.i.i.i.i.i
  %53 = inttoptr i64 %.55.i.i154.i.i.i.i.i to ptr
  %sunkaddr.i.i193.i.i.i.i.i = inttoptr i64 %.271.i.i188.i.i.i.i.i to ptr
  %sunkaddr24.i.i194.i.i.i.i.i = shl nuw nsw i64 %.168.i68.i183.i.i.i.i.i, 2
  %sunkaddr25.i.i195.i.i.i.i.i = getelementptr i8, ptr %sunkaddr.i.i193.i.i.i.i.i, i64 %sunkaddr24.i.i194.i.i.i.i.i
  %.471.i.i196.i.i.i.i.i = load i32, ptr %sunkaddr25.i.i195.i.i.i.i.i, align 4, !noalias !109
  %.473.i.i197.i.i.i.i.i = zext i32 %.471.i.i196.i.i.i.i.i to i64
  %.498.i.i198.i.i.i.i.i = getelementptr [16 x i8], ptr %53, i64 %.473.i.i197.i.i.i.i.i
  %.505.i.i199.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i198.i.i.i.i.i, i64 12
  store i32 %storemerge.i.i80.i.i.i.i.i, ptr %.505.i.i199.i.i.i.i.i, align 4, !noalias !109
  br label %B538.i.i200.i.i.i.i.i

B538.i.i200.i.i.i.i.i:                            ; preds = %B456.endif.i.i204.i.i.i.i.i, %B500.i.i192.i.i.i.i.i
  %sunkaddr27.pre-phi.i.i201.i.i.i.i.i = phi i64 [ %sunkaddr31.i.i205.i.i.i.i.i, %B456.endif.i.i204.i.i.i.i.i ], [ %sunkaddr24.i.i194.i.i.i.i.i, %B500.i.i192.i.i.i.i.i ]
  %sunkaddr26.pre-phi.i.i202.i.i.i.i.i = phi ptr [ %.pre.i.i221.i.i.i.i.i, %B456.endif.i.i204.i.i.i.i.i ], [ %sunkaddr.i.i193.i.i.i.i.i, %B500.i.i192.i.i.i.i.i ]
  %sunkaddr28.i.i203.i.i.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i202.i.i.i.i.i, i64 %sunkaddr27.pre-phi.i.i201.i.i.i.i.i
  store i32 %storemerge.i.i80.i.i.i.i.i, ptr %sunkaddr28.i.i203.i.i.i.i.i, align 4, !noalias !109
  br label %B312.endif.us.i.i.i.i.i

B688.i.i180.i.i.i.i.i:                            ; preds = %B552.endif.i.i162.i.i.i.i.i
  %sunkaddr207 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.832.i84.i.i.i.i.i, ptr %sunkaddr207, align 8, !noalias !109
  br label %B790.endif.i.i175.i.i.i.i.i

B716.i.i170.i.i.i.i.i:                            ; preds = %B552.endif.i.i162.i.i.i.i.i
  %54 = inttoptr i64 %.55.i.i154.i.i.i.i.i to ptr
  %sunkaddr208 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i172.i.i.i.i.i = load i64, ptr %sunkaddr208, align 8, !noalias !109
  %55 = and i64 %.756.i.i172.i.i.i.i.i, 4294967295
  %.784.i.i173.i.i.i.i.i = getelementptr [16 x i8], ptr %54, i64 %55
  %.791.i.i174.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i173.i.i.i.i.i, i64 12
  store i32 %storemerge.i.i80.i.i.i.i.i, ptr %.791.i.i174.i.i.i.i.i, align 4, !noalias !109
  br label %B790.endif.i.i175.i.i.i.i.i

B170.endif.endif.i.i182.i.i.i.i.i:                ; preds = %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i
  %.168.i68.i183.i.i.i.i.i = and i64 %at.2.0.i62.i.i.i.i.i, 2047
  %sunkaddr209 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i69.i185.i.i.i.i.i = load i64, ptr %sunkaddr209, align 8, !noalias !109
  %.204.i.i186.i.i.i.i.i = inttoptr i64 %.203.i69.i185.i.i.i.i.i to ptr
  %sunkaddr210 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i188.i.i.i.i.i = load i64, ptr %sunkaddr210, align 8, !noalias !109
  %.352.i.i189.i.i.i.i.i = getelementptr i32, ptr %.204.i.i186.i.i.i.i.i, i64 %.168.i68.i183.i.i.i.i.i
  %.353.i.i190.i.i.i.i.i = load i32, ptr %.352.i.i189.i.i.i.i.i, align 4, !noalias !109
  %.354.i.i191.i.i.i.i.i = icmp eq i32 %.353.i.i190.i.i.i.i.i, 0
  br i1 %.354.i.i191.i.i.i.i.i, label %B456.endif.i.i204.i.i.i.i.i, label %B500.i.i192.i.i.i.i.i

B456.endif.i.i204.i.i.i.i.i:                      ; preds = %B170.endif.endif.i.i182.i.i.i.i.i
  %56 = inttoptr i64 %.203.i69.i185.i.i.i.i.i to ptr
  %sunkaddr31.i.i205.i.i.i.i.i = shl nuw nsw i64 %.168.i68.i183.i.i.i.i.i, 2
  %sunkaddr32.i.i206.i.i.i.i.i = getelementptr i8, ptr %56, i64 %sunkaddr31.i.i205.i.i.i.i.i
  store i32 %storemerge.i.i80.i.i.i.i.i, ptr %sunkaddr32.i.i206.i.i.i.i.i, align 4, !noalias !109
  %sunkaddr211 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i208.i.i.i.i.i = load i64, ptr %sunkaddr211, align 8, !noalias !112
  %.52.i.i.i209.i.i.i.i.i = inttoptr i64 %.51.i.i.i208.i.i.i.i.i to ptr
  %.17.i.i.i210.i.i.i.i.i = lshr i64 %at.2.0.i62.i.i.i.i.i, 6
  %.91.i.i.i211.i.i.i.i.i = and i64 %.17.i.i.i210.i.i.i.i.i, 31
  %.116.i.i.i212.i.i.i.i.i = getelementptr i64, ptr %.52.i.i.i209.i.i.i.i.i, i64 %.91.i.i.i211.i.i.i.i.i
  %.117.i.i.i213.i.i.i.i.i = load i64, ptr %.116.i.i.i212.i.i.i.i.i, align 8, !noalias !112
  %.118.i.i.i214.i.i.i.i.i = and i64 %at.2.0.i62.i.i.i.i.i, 63
  %.119.i.i.i215.i.i.i.i.i = shl nuw i64 1, %.118.i.i.i214.i.i.i.i.i
  %.120.i.i.i216.i.i.i.i.i = or i64 %.117.i.i.i213.i.i.i.i.i, %.119.i.i.i215.i.i.i.i.i
  store i64 %.120.i.i.i216.i.i.i.i.i, ptr %.116.i.i.i212.i.i.i.i.i, align 8, !noalias !112
  %.174.i.i.i217.i.i.i.i.i = getelementptr i8, ptr %.52.i.i.i209.i.i.i.i.i, i64 256
  %.175.i.i.i218.i.i.i.i.i = load i64, ptr %.174.i.i.i217.i.i.i.i.i, align 8, !noalias !112
  %.177.i.i.i219.i.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i211.i.i.i.i.i
  %.178.i.i.i220.i.i.i.i.i = or i64 %.175.i.i.i218.i.i.i.i.i, %.177.i.i.i219.i.i.i.i.i
  store i64 %.178.i.i.i220.i.i.i.i.i, ptr %.174.i.i.i217.i.i.i.i.i, align 8, !noalias !112
  %.pre.i.i221.i.i.i.i.i = inttoptr i64 %.271.i.i188.i.i.i.i.i to ptr
  br label %B538.i.i200.i.i.i.i.i

B552.endif.i.i162.i.i.i.i.i:                      ; preds = %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i
  %sunkaddr212 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i164.i.i.i.i.i = load i64, ptr %sunkaddr212, align 8, !noalias !109
  %.581.i.i165.i.i.i.i.i = inttoptr i64 %.580.i.i164.i.i.i.i.i to ptr
  %.643.i.i166.i.i.i.i.i = getelementptr [32 x i8], ptr %.581.i.i165.i.i.i.i.i, i64 %.832.i84.i.i.i.i.i
  store i64 %at.2.0.i62.i.i.i.i.i, ptr %.643.i.i166.i.i.i.i.i, align 8, !noalias !109
  %sunkaddr213 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i168.i.i.i.i.i = load i64, ptr %sunkaddr213, align 8, !noalias !109
  %.683.i.i169.i.i.i.i.i = icmp eq i64 %.682.i.i168.i.i.i.i.i, 0
  br i1 %.683.i.i169.i.i.i.i.i, label %B688.i.i180.i.i.i.i.i, label %B716.i.i170.i.i.i.i.i

B790.endif.i.i175.i.i.i.i.i:                      ; preds = %B716.i.i170.i.i.i.i.i, %B688.i.i180.i.i.i.i.i
  %sunkaddr214 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.832.i84.i.i.i.i.i, ptr %sunkaddr214, align 8, !noalias !109
  %sunkaddr215 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i178.i.i.i.i.i = load i64, ptr %sunkaddr215, align 8, !noalias !109
  %.13.i.i67.i179.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i62.i.i.i.i.i, i64 %.862.i.i178.i.i.i.i.i)
  store i64 %.13.i.i67.i179.i.i.i.i.i, ptr %sunkaddr215, align 8, !noalias !109
  br label %B312.endif.us.i.i.i.i.i

B312.endif.us.i.i.i.i.i:                          ; preds = %B790.endif.i.i175.i.i.i.i.i, %B538.i.i200.i.i.i.i.i
  %scevgep238.i.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i.i, i64 32
  %lsr.iv.next.i.i.i.i.i = add nsw i64 %lsr.iv244.i.i.i.i.i, -1
  %exitcond171.not.i.i.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i.i.i, 0
  br i1 %exitcond171.not.i.i.i.i.i, label %B464.i.i, label %B164.us.i.i.i.i.i

B312.endif.i.i.i.i.i:                             ; preds = %B790.endif.i.i.i.i.i.i.i, %B538.i.i.i.i.i.i.i
  %scevgep247.i.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i, i64 32
  %lsr.iv.next253.i.i.i.i.i = add nsw i64 %lsr.iv252.i.i.i.i.i, -1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %lsr.iv.next253.i.i.i.i.i, 0
  br i1 %exitcond.not.i.i.i.i.i, label %B464.i.i, label %B164.i.i.i.i.i

B600.i.i.i:                                       ; preds = %B460.endif.i.i.i, %B428.i.i.i
  %sunkaddr216 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.618.i.i.i = load i64, ptr %sunkaddr216, align 8, !noalias !72
  %.619.i.i.i = add nsw i64 %.618.i.i.i, 1
  store i64 %.619.i.i.i, ptr %sunkaddr216, align 8, !noalias !72
  %.659.i.i.i = load i64, ptr %sunkaddr216, align 8, !noalias !72
  store i64 %.659.i.i.i, ptr %.188.i.i.i, align 8, !noalias !72
  %.671.i.i.i = getelementptr inbounds nuw i8, ptr %.397.i.i.i, i64 28
  %.673.i8.i.i = load i32, ptr %.671.i.i.i, align 4, !noalias !72
  store i32 %.1098, ptr %.671.i.i.i, align 4, !noalias !72
  %sunkaddr217 = getelementptr inbounds i8, ptr %.397.i.i.i, i64 24
  %.707.i.i.i = load i32, ptr %sunkaddr217, align 4, !noalias !72
  %.708.i.i.i = icmp eq i32 %.707.i.i.i, 0
  br i1 %.708.i.i.i, label %B798.i.i.i, label %B882.i.i.i

B798.i.i.i:                                       ; preds = %B600.i.i.i
  %sunkaddr218 = getelementptr inbounds i8, ptr %.397.i.i.i, i64 24
  store i32 %.1098, ptr %sunkaddr218, align 4, !noalias !72
  br label %B468.i.i

B818.critedge.i.i.i:                              ; preds = %B430.i.i
  %sunkaddr219 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.238.i.i.i = load i64, ptr %sunkaddr219, align 8, !noalias !72
  %.239.i.i.i = inttoptr i64 %.238.i.i.i to ptr
  %.300.i.i.i = getelementptr [192 x i8], ptr %.239.i.i.i, i64 %.10.i.i
  %sunkaddr220 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.618.c.i.i.i = load i64, ptr %sunkaddr220, align 8, !noalias !72
  %.619.c.i.i.i = add nsw i64 %.618.c.i.i.i, 1
  store i64 %.619.c.i.i.i, ptr %sunkaddr220, align 8, !noalias !72
  %.659.c.i.i.i = load i64, ptr %sunkaddr220, align 8, !noalias !72
  store i64 %.659.c.i.i.i, ptr %.188.i.i.i, align 8, !noalias !72
  %.679.i.i.i = getelementptr inbounds nuw i8, ptr %.300.i.i.i, i64 20
  %.681.i.i.i = load i32, ptr %.679.i.i.i, align 4, !noalias !72
  store i32 %.1098, ptr %.679.i.i.i, align 4, !noalias !72
  %.740.i7.i.i = getelementptr inbounds nuw i8, ptr %.300.i.i.i, i64 16
  %.742.i.i.i = load i32, ptr %.740.i7.i.i, align 4, !noalias !72
  %.743.i.i.i = icmp eq i32 %.742.i.i.i, 0
  br i1 %.743.i.i.i, label %B864.i.i.i, label %B882.i.i.i

B864.i.i.i:                                       ; preds = %B818.critedge.i.i.i
  %sunkaddr221 = getelementptr inbounds i8, ptr %.300.i.i.i, i64 16
  store i32 %.1098, ptr %sunkaddr221, align 4, !noalias !72
  br label %B468.i.i

B882.i.i.i:                                       ; preds = %B818.critedge.i.i.i, %B600.i.i.i
  %"$phi728.0.2.0374.i.i.i" = phi i32 [ %.681.i.i.i, %B818.critedge.i.i.i ], [ %.673.i8.i.i, %B600.i.i.i ]
  %57 = inttoptr i64 %.55.i.i.i to ptr
  %.768.i.i.i = zext i32 %"$phi728.0.2.0374.i.i.i" to i64
  %.793.i.i.i = getelementptr [16 x i8], ptr %57, i64 %.768.i.i.i
  %.802.i.i.i = getelementptr inbounds nuw i8, ptr %.793.i.i.i, i64 12
  store i32 %.1098, ptr %.802.i.i.i, align 4, !noalias !72
  br label %B468.i.i

B460.endif.i.i.i:                                 ; preds = %B428.i.i.i
  %sunkaddr222 = getelementptr inbounds i8, ptr %arg.m.4, i64 360
  %.459.i.i.i = load i64, ptr %sunkaddr222, align 8, !noalias !72
  %.460.i.i.i = inttoptr i64 %.459.i.i.i to ptr
  %.521.i.i.i = getelementptr i8, ptr %.460.i.i.i, i64 %30
  %.522.i.i.i = load i8, ptr %.521.i.i.i, align 1, !noalias !72
  %.527.not.i.i.i = icmp eq i8 %.522.i.i.i, 0
  br i1 %.527.not.i.i.i, label %B600.i.i.i, label %B560.i.i.i

B464.i.i:                                         ; preds = %B312.endif.i.i.i.i.i, %B312.endif.us.i.i.i.i.i, %B1230.i.i.i.i
  %.1157.i.i.i.i = getelementptr inbounds nuw i8, ptr %.215.i.i.i.i, i64 8
  %.1159.i.i.i.i = load i64, ptr %.1157.i.i.i.i, align 8, !noalias !75
  %.1160.i.i.i.i = add nsw i64 %.1159.i.i.i.i, 1
  store i64 %.1160.i.i.i.i, ptr %.1157.i.i.i.i, align 8, !noalias !75
  %.1166.i.i.i.i = getelementptr inbounds nuw i8, ptr %.215.i.i.i.i, i64 16
  %.1168.i.i.i.i = load i64, ptr %.1166.i.i.i.i, align 8, !noalias !75
  %.1171.i.i.i.i = sub i64 %end.2.0.i.i.i.i, %.13.i.i.i.i.i
  %.1174.i.i.i.i = add nsw i64 %.1171.i.i.i.i, %.1168.i.i.i.i
  store i64 %.1174.i.i.i.i, ptr %.1166.i.i.i.i, align 8, !noalias !75
  store i64 %end.2.0.i.i.i.i, ptr %.215.i.i.i.i, align 8, !noalias !75
  br label %B496.endif.endif.i

B468.i.i:                                         ; preds = %B882.i.i.i, %B864.i.i.i, %B798.i.i.i, %B414.i.i
  %.431.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 24
  %.433.i.i = load i32, ptr %.431.i.i, align 4, !noalias !58
  %.437.i.i = add i32 %.433.i.i, 1
  store i32 %.437.i.i, ptr %.431.i.i, align 4, !noalias !58
  %.447.i.i = zext i32 %.437.i.i to i64
  %.456.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 36
  %.458.i.i = load i32, ptr %.456.i.i, align 4, !noalias !58
  %.459.i.i = icmp ugt i32 %.437.i.i, %.458.i.i
  br i1 %.459.i.i, label %B598.i.i, label %B814.i.i

B598.i.i:                                         ; preds = %B468.i.i
  %sunkaddr223 = getelementptr inbounds i8, ptr %.199.i4.i, i64 36
  store i32 %.437.i.i, ptr %sunkaddr223, align 4, !noalias !58
  %sunkaddr224 = getelementptr inbounds i8, ptr %arg.m.4, i64 224
  %.500.i.i = load i64, ptr %sunkaddr224, align 8, !noalias !58
  %.502.i.i = icmp slt i64 %.500.i.i, %.447.i.i
  br i1 %.502.i.i, label %B656.i.i, label %B814.i.i

B656.i.i:                                         ; preds = %B598.i.i
  %sunkaddr225 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  %.535.i.i = load i64, ptr %sunkaddr225, align 8, !noalias !58
  %.536.i.i = icmp eq i64 %.535.i.i, 0
  %.572.i.i = icmp slt i64 %.7.i.i, %.535.i.i
  %or.cond.i.i = or i1 %.536.i.i, %.572.i.i
  br i1 %or.cond.i.i, label %B756.i.i, label %B814.i.i

B756.i.i:                                         ; preds = %B656.i.i
  %sunkaddr226 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  store i64 %.7.i.i, ptr %sunkaddr226, align 8, !noalias !58
  br label %B814.i.i

B814.i.i:                                         ; preds = %B756.i.i, %B656.i.i, %B598.i.i, %B468.i.i
  %sunkaddr227 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.640.i.i = load i64, ptr %sunkaddr227, align 8, !noalias !58
  %.642.i.i = icmp slt i64 %.640.i.i, %.447.i.i
  br i1 %.642.i.i, label %B848.i.i, label %B934.i.i

B848.i.i:                                         ; preds = %B814.i.i
  %.647.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 112
  %.649.i.i = load i64, ptr %.647.i.i, align 8, !noalias !58
  %.650.i.i = add nsw i64 %.649.i.i, 1
  store i64 %.650.i.i, ptr %.647.i.i, align 8, !noalias !58
  %.656.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 8
  %.658.i.i = load i64, ptr %.656.i.i, align 8, !noalias !58
  %sunkaddr228 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.690.i.i = load i64, ptr %sunkaddr228, align 8, !noalias !58
  %.691.i.i = add nsw i64 %.690.i.i, %.658.i.i
  store i64 %.691.i.i, ptr %.656.i.i, align 8, !noalias !58
  br label %B934.i.i

B934.i.i:                                         ; preds = %B848.i.i, %B814.i.i
  %.698.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 28
  %.700.i.i = load i32, ptr %.698.i.i, align 4, !noalias !58
  %.702.i.i = icmp eq i32 %.700.i.i, 0
  br i1 %.702.i.i, label %B982.endif.endif.i.i, label %B496.endif.endif.i

B982.endif.endif.i.i:                             ; preds = %B934.i.i
  %sunkaddr229 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.735.i.i = load i64, ptr %sunkaddr229, align 8, !noalias !58
  %sunkaddr230 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.768.i.i = load i64, ptr %sunkaddr230, align 8, !noalias !58
  %sunkaddr231 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.802.i.i = load i64, ptr %sunkaddr231, align 8, !noalias !58
  %.803.i.i = inttoptr i64 %.802.i.i to ptr
  %.769.i.i = mul nsw i64 %.768.i.i, %.10.i.i
  %.770.i.i = add nsw i64 %.769.i.i, %.735.i.i
  %.865.i.i = getelementptr [32 x i8], ptr %.803.i.i, i64 %.90.i.i
  %.871.i.i = getelementptr inbounds nuw i8, ptr %.865.i.i, i64 12
  %.873.i.i = load i32, ptr %.871.i.i, align 4, !noalias !58
  %promoted232 = zext i32 %.873.i.i to i64
  %58 = and i64 %promoted232, 4294967168
  %.879.i.i = add nsw i64 %.770.i.i, %58
  %.880.i.i = inttoptr i64 %.879.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.880.i.i, i32 0, i32 3, i32 1), !noalias !58
  %.886.i.i = load i64, ptr %.199.i4.i, align 8, !noalias !58
  %sunkaddr233 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.920.i.i = load i64, ptr %sunkaddr233, align 8, !noalias !58
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.920.i.i, i64 %.886.i.i)
  %sunkaddr234 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i50.i.i = load i64, ptr %sunkaddr234, align 8, !noalias !115
  %.56.i.i.i = inttoptr i64 %.55.i50.i.i to ptr
  %.127.i51.i.i = getelementptr [192 x i8], ptr %.56.i.i.i, i64 %.10.i.i
  %.128.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i51.i.i, i64 28
  store i32 1, ptr %.128.i.i.i, align 4, !noalias !115
  %.162.i.i.i = load i64, ptr %sunkaddr233, align 8, !noalias !115
  %.164.i.i.i = sub nsw i64 %.13.i.i.i, %.162.i.i.i
  %.165.i52.i.i = icmp slt i64 %.164.i.i.i, 2048
  br i1 %.165.i52.i.i, label %B188.endif.endif.endif.i.i.i, label %B888.endif.i.i.i

B188.endif.endif.endif.i.i.i:                     ; preds = %B982.endif.endif.i.i
  %.173.i.i.i = and i64 %.13.i.i.i, 2047
  %sunkaddr235 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.205.i.i.i = load i64, ptr %sunkaddr235, align 8, !noalias !115
  %.206.i.i.i = inttoptr i64 %.205.i.i.i to ptr
  %sunkaddr236 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.273.i.i.i = load i64, ptr %sunkaddr236, align 8, !noalias !115
  %.274.i.i.i = inttoptr i64 %.273.i.i.i to ptr
  %.311.i.i.i = lshr i64 %.10.i.i, 6
  %sunkaddr237 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.343.i.i.i = load i64, ptr %sunkaddr237, align 8, !noalias !115
  %.344.i.i.i = mul i64 %.343.i.i.i, %.173.i.i.i
  %59 = getelementptr i64, ptr %.206.i.i.i, i64 %.344.i.i.i
  %.370.i.i.i = getelementptr i64, ptr %59, i64 %.311.i.i.i
  %.371.i.i.i = load i64, ptr %.370.i.i.i, align 8, !noalias !115
  %.375.i.i.i = and i64 %.10.i.i, 63
  %.376.i.i.i = shl nuw i64 1, %.375.i.i.i
  %.377.i.i.i = or i64 %.371.i.i.i, %.376.i.i.i
  store i64 %.377.i.i.i, ptr %.370.i.i.i, align 8, !noalias !115
  %sunkaddr238 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.438.i.i.i = load i64, ptr %sunkaddr238, align 8, !noalias !115
  %.439.i.i.i = mul i64 %.438.i.i.i, %.173.i.i.i
  %.440.i.i.i = lshr i64 %.10.i.i, 12
  %60 = getelementptr i64, ptr %.274.i.i.i, i64 %.439.i.i.i
  %.466.i.i.i = getelementptr i64, ptr %60, i64 %.440.i.i.i
  %.467.i.i.i = load i64, ptr %.466.i.i.i, align 8, !noalias !115
  %.468.i.i.i = and i64 %.311.i.i.i, 63
  %.469.i.i.i = shl nuw i64 1, %.468.i.i.i
  %.470.i.i.i = or i64 %.467.i.i.i, %.469.i.i.i
  store i64 %.470.i.i.i, ptr %.466.i.i.i, align 8, !noalias !115
  %sunkaddr239 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i = load i64, ptr %sunkaddr239, align 8, !noalias !118
  %.52.i.i.i.i = inttoptr i64 %.51.i.i.i.i to ptr
  %.17.i.i.i.i = lshr i64 %.13.i.i.i, 6
  %.91.i.i.i.i = and i64 %.17.i.i.i.i, 31
  %.116.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i, i64 %.91.i.i.i.i
  %.117.i.i.i.i = load i64, ptr %.116.i.i.i.i, align 8, !noalias !118
  %.118.i.i54.i.i = and i64 %.13.i.i.i, 63
  %.119.i.i.i.i = shl nuw i64 1, %.118.i.i54.i.i
  %.120.i.i.i.i = or i64 %.117.i.i.i.i, %.119.i.i.i.i
  store i64 %.120.i.i.i.i, ptr %.116.i.i.i.i, align 8, !noalias !118
  %.174.i.i.i.i = getelementptr i8, ptr %.52.i.i.i.i, i64 256
  %.175.i.i.i.i = load i64, ptr %.174.i.i.i.i, align 8, !noalias !118
  %.177.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i
  %.178.i.i.i.i = or i64 %.175.i.i.i.i, %.177.i.i.i.i
  store i64 %.178.i.i.i.i, ptr %.174.i.i.i.i, align 8, !noalias !118
  br label %B496.endif.endif.i

B888.endif.i.i.i:                                 ; preds = %B982.endif.endif.i.i
  %.566.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i51.i.i, i64 128
  store i64 %.13.i.i.i, ptr %.566.i.i.i, align 8, !noalias !115
  %sunkaddr240 = getelementptr inbounds i8, ptr %arg.m.4, i64 664
  %.600.i.i.i = load i64, ptr %sunkaddr240, align 8, !noalias !115
  %.601.i.i.i = trunc i64 %.600.i.i.i to i32
  %.634.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i51.i.i, i64 160
  store i32 %.601.i.i.i, ptr %.634.i.i.i, align 8, !noalias !115
  store i64 %.7.i.i, ptr %sunkaddr240, align 8, !noalias !115
  %sunkaddr241 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.704.i.i.i = load i64, ptr %sunkaddr241, align 8, !noalias !115
  %.13.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i.i, i64 %.704.i.i.i)
  store i64 %.13.i.i.i.i, ptr %sunkaddr241, align 8, !noalias !115
  br label %B496.endif.endif.i

B496.endif.endif.i:                               ; preds = %B888.endif.i.i.i, %B188.endif.endif.endif.i.i.i, %B934.i.i, %B464.i.i
  br label %B2089

B574.endif.i:                                     ; preds = %B368.i
  %61 = inttoptr i64 %.417 to ptr
  store i64 %.235.i, ptr %.155.i, align 8, !noalias !40
  %.395.i = trunc nuw nsw i64 %.53.i to i32
  %.396.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 16
  store i32 %.395.i, ptr %.396.i, align 8, !noalias !40
  %.496.i = trunc i64 %written.1.4.0784 to i32
  %.498.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 12
  store i32 %.496.i, ptr %.498.i, align 4, !noalias !40
  %.528.i = getelementptr [16 x i8], ptr %61, i64 %written.1.4.0784
  %.8.i.i2 = getelementptr inbounds nuw i8, ptr %.528.i, i64 12
  store i32 %.1098, ptr %.8.i.i2, align 4, !noalias !121
  %.11.i.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 8
  %.13.i.i = load i32, ptr %.11.i.i, align 8, !noalias !121
  %.8.i.i.i = icmp eq i64 %.1104, %const53
  %sh.diff.i.i = lshr i64 %.1104, 61
  %tr.sh.diff.i.i = trunc nuw nsw i64 %sh.diff.i.i to i32
  %62 = and i32 %tr.sh.diff.i.i, 4
  %.44.i.i = select i1 %.8.i.i.i, i32 8, i32 %62
  %.46.i.i = add i32 %.13.i.i, %.44.i.i
  %.48.i6.i = getelementptr inbounds nuw i8, ptr %.528.i, i64 8
  store i32 %.46.i.i, ptr %.48.i6.i, align 4, !noalias !121
  %.51.i7.i = shl i64 %.1104, 1
  store i64 %.51.i7.i, ptr %.528.i, align 8, !noalias !121
  %.568.i = add i64 %written.1.4.0784, 1
  br label %B2089

B870.endif.i:                                     ; preds = %B798.i
  %63 = trunc i64 %.746.i to i32
  %sunkaddr242 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.51.i18.i = load i64, ptr %sunkaddr242, align 8, !noalias !124
  %.52.i.i = inttoptr i64 %.51.i18.i to ptr
  %.115.i.i = getelementptr [32 x i8], ptr %.52.i.i, i64 %.90.i.i
  %.142.unpack.i.i = load i8, ptr %.115.i.i, align 1, !noalias !124
  %.142.elt113.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 1
  %.142.unpack114.i.i = load i8, ptr %.142.elt113.i.i, align 1, !noalias !124
  %.142.elt115.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 2
  %.142.unpack116.i.i = load i8, ptr %.142.elt115.i.i, align 1, !noalias !124
  %.142.elt117.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 3
  %.142.unpack118.i.i = load i8, ptr %.142.elt117.i.i, align 1, !noalias !124
  %.142.elt119.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 4
  %.142.unpack120.i.i = load i8, ptr %.142.elt119.i.i, align 1, !noalias !124
  %.142.elt121.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 5
  %.142.unpack122.i.i = load i8, ptr %.142.elt121.i.i, align 1, !noalias !124
  %.142.elt123.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 6
  %.142.unpack124.i.i = load i8, ptr %.142.elt123.i.i, align 1, !noalias !124
  %.142.elt125.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 7
  %.142.unpack126.i.i = load i8, ptr %.142.elt125.i.i, align 1, !noalias !124
  %.142.elt127.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 8
  %.142.unpack128.i.i = load i8, ptr %.142.elt127.i.i, align 1, !noalias !124
  %.142.elt129.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 9
  %.142.unpack130.i.i = load i8, ptr %.142.elt129.i.i, align 1, !noalias !124
  %.142.elt131.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 10
  %.142.unpack132.i.i = load i8, ptr %.142.elt131.i.i, align 1, !noalias !124
  %.142.elt133.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 11
  %.142.unpack134.i.i = load i8, ptr %.142.elt133.i.i, align 1, !noalias !124
  %.142.elt135.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 12
  %.142.unpack136.i.i = load i8, ptr %.142.elt135.i.i, align 1, !noalias !124
  %.142.elt137.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 13
  %.142.unpack138.i.i = load i8, ptr %.142.elt137.i.i, align 1, !noalias !124
  %.142.elt139.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 14
  %.142.unpack140.i.i = load i8, ptr %.142.elt139.i.i, align 1, !noalias !124
  %.142.elt141.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 15
  %.142.unpack142.i.i = load i8, ptr %.142.elt141.i.i, align 1, !noalias !124
  %.142.elt143.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 16
  %.142.unpack144.i.i = load i8, ptr %.142.elt143.i.i, align 1, !noalias !124
  %.142.elt145.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 17
  %.142.unpack146.i.i = load i8, ptr %.142.elt145.i.i, align 1, !noalias !124
  %.142.elt147.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 18
  %.142.unpack148.i.i = load i8, ptr %.142.elt147.i.i, align 1, !noalias !124
  %.142.elt149.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 19
  %.142.unpack150.i.i = load i8, ptr %.142.elt149.i.i, align 1, !noalias !124
  %.142.elt151.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 20
  %.142.unpack152.i.i = load i8, ptr %.142.elt151.i.i, align 1, !noalias !124
  %.142.elt153.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 21
  %.142.unpack154.i.i = load i8, ptr %.142.elt153.i.i, align 1, !noalias !124
  %.142.elt155.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 22
  %.142.unpack156.i.i = load i8, ptr %.142.elt155.i.i, align 1, !noalias !124
  %.142.elt157.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 23
  %.142.unpack158.i.i = load i8, ptr %.142.elt157.i.i, align 1, !noalias !124
  %.142.elt159.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 24
  %.142.unpack160.i.i = load i8, ptr %.142.elt159.i.i, align 1, !noalias !124
  %.142.elt161.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 25
  %.142.unpack162.i.i = load i8, ptr %.142.elt161.i.i, align 1, !noalias !124
  %.142.elt163.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 26
  %.142.unpack164.i.i = load i8, ptr %.142.elt163.i.i, align 1, !noalias !124
  %.142.elt165.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 27
  %.142.unpack166.i.i = load i8, ptr %.142.elt165.i.i, align 1, !noalias !124
  %.142.elt167.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 28
  %.142.unpack168.i.i = load i8, ptr %.142.elt167.i.i, align 1, !noalias !124
  %.142.elt169.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 29
  %.142.unpack170.i.i = load i8, ptr %.142.elt169.i.i, align 1, !noalias !124
  %.142.elt171.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 30
  %.142.unpack172.i.i = load i8, ptr %.142.elt171.i.i, align 1, !noalias !124
  %.142.elt173.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 31
  %.142.unpack174.i.i = load i8, ptr %.142.elt173.i.i, align 1, !noalias !124
  store i8 %.142.unpack.i.i, ptr %.52.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack176.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 1
  store i8 %.142.unpack114.i.i, ptr %.67.fca.4.load.repack176.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack178.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 2
  store i8 %.142.unpack116.i.i, ptr %.67.fca.4.load.repack178.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack180.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 3
  store i8 %.142.unpack118.i.i, ptr %.67.fca.4.load.repack180.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack182.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 4
  store i8 %.142.unpack120.i.i, ptr %.67.fca.4.load.repack182.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack184.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 5
  store i8 %.142.unpack122.i.i, ptr %.67.fca.4.load.repack184.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack186.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 6
  store i8 %.142.unpack124.i.i, ptr %.67.fca.4.load.repack186.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack188.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 7
  store i8 %.142.unpack126.i.i, ptr %.67.fca.4.load.repack188.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack190.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 8
  store i8 %.142.unpack128.i.i, ptr %.67.fca.4.load.repack190.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack192.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 9
  store i8 %.142.unpack130.i.i, ptr %.67.fca.4.load.repack192.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack194.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 10
  store i8 %.142.unpack132.i.i, ptr %.67.fca.4.load.repack194.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack196.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 11
  store i8 %.142.unpack134.i.i, ptr %.67.fca.4.load.repack196.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack198.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 12
  store i8 %.142.unpack136.i.i, ptr %.67.fca.4.load.repack198.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack200.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 13
  store i8 %.142.unpack138.i.i, ptr %.67.fca.4.load.repack200.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack202.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 14
  store i8 %.142.unpack140.i.i, ptr %.67.fca.4.load.repack202.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack204.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 15
  store i8 %.142.unpack142.i.i, ptr %.67.fca.4.load.repack204.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack206.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 16
  store i8 %.142.unpack144.i.i, ptr %.67.fca.4.load.repack206.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack208.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 17
  store i8 %.142.unpack146.i.i, ptr %.67.fca.4.load.repack208.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack210.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 18
  store i8 %.142.unpack148.i.i, ptr %.67.fca.4.load.repack210.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack212.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 19
  store i8 %.142.unpack150.i.i, ptr %.67.fca.4.load.repack212.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack214.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 20
  store i8 %.142.unpack152.i.i, ptr %.67.fca.4.load.repack214.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack216.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 21
  store i8 %.142.unpack154.i.i, ptr %.67.fca.4.load.repack216.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack218.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 22
  store i8 %.142.unpack156.i.i, ptr %.67.fca.4.load.repack218.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack220.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 23
  store i8 %.142.unpack158.i.i, ptr %.67.fca.4.load.repack220.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack222.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 24
  store i8 %.142.unpack160.i.i, ptr %.67.fca.4.load.repack222.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack224.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 25
  store i8 %.142.unpack162.i.i, ptr %.67.fca.4.load.repack224.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack226.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 26
  store i8 %.142.unpack164.i.i, ptr %.67.fca.4.load.repack226.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack228.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 27
  store i8 %.142.unpack166.i.i, ptr %.67.fca.4.load.repack228.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack230.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 28
  store i8 %.142.unpack168.i.i, ptr %.67.fca.4.load.repack230.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack232.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 29
  store i8 %.142.unpack170.i.i, ptr %.67.fca.4.load.repack232.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack234.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 30
  store i8 %.142.unpack172.i.i, ptr %.67.fca.4.load.repack234.i.i, align 1, !noalias !124
  %.67.fca.4.load.repack236.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 31
  store i8 %.142.unpack174.i.i, ptr %.67.fca.4.load.repack236.i.i, align 1, !noalias !124
  %.144.i.i = zext i32 %63 to i64
  %.169.i.i = getelementptr [32 x i8], ptr %.52.i.i, i64 %.144.i.i
  %.196.unpack.i.i = load i8, ptr %.169.i.i, align 1, !noalias !124
  %.196.elt238.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 1
  %.196.unpack239.i.i = load i8, ptr %.196.elt238.i.i, align 1, !noalias !124
  %.196.elt240.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 2
  %.196.unpack241.i.i = load i8, ptr %.196.elt240.i.i, align 1, !noalias !124
  %.196.elt242.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 3
  %.196.unpack243.i.i = load i8, ptr %.196.elt242.i.i, align 1, !noalias !124
  %.196.elt244.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 4
  %.196.unpack245.i.i = load i8, ptr %.196.elt244.i.i, align 1, !noalias !124
  %.196.elt246.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 5
  %.196.unpack247.i.i = load i8, ptr %.196.elt246.i.i, align 1, !noalias !124
  %.196.elt248.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 6
  %.196.unpack249.i.i = load i8, ptr %.196.elt248.i.i, align 1, !noalias !124
  %.196.elt250.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 7
  %.196.unpack251.i.i = load i8, ptr %.196.elt250.i.i, align 1, !noalias !124
  %.196.elt252.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 8
  %.196.unpack253.i.i = load i8, ptr %.196.elt252.i.i, align 1, !noalias !124
  %.196.elt254.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 9
  %.196.unpack255.i.i = load i8, ptr %.196.elt254.i.i, align 1, !noalias !124
  %.196.elt256.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 10
  %.196.unpack257.i.i = load i8, ptr %.196.elt256.i.i, align 1, !noalias !124
  %.196.elt258.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 11
  %.196.unpack259.i.i = load i8, ptr %.196.elt258.i.i, align 1, !noalias !124
  %.196.elt260.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 12
  %.196.unpack261.i.i = load i8, ptr %.196.elt260.i.i, align 1, !noalias !124
  %.196.elt262.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 13
  %.196.unpack263.i.i = load i8, ptr %.196.elt262.i.i, align 1, !noalias !124
  %.196.elt264.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 14
  %.196.unpack265.i.i = load i8, ptr %.196.elt264.i.i, align 1, !noalias !124
  %.196.elt266.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 15
  %.196.unpack267.i.i = load i8, ptr %.196.elt266.i.i, align 1, !noalias !124
  %.196.elt268.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 16
  %.196.unpack269.i.i = load i8, ptr %.196.elt268.i.i, align 1, !noalias !124
  %.196.elt270.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 17
  %.196.unpack271.i.i = load i8, ptr %.196.elt270.i.i, align 1, !noalias !124
  %.196.elt272.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 18
  %.196.unpack273.i.i = load i8, ptr %.196.elt272.i.i, align 1, !noalias !124
  %.196.elt274.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 19
  %.196.unpack275.i.i = load i8, ptr %.196.elt274.i.i, align 1, !noalias !124
  %.196.elt276.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 20
  %.196.unpack277.i.i = load i8, ptr %.196.elt276.i.i, align 1, !noalias !124
  %.196.elt278.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 21
  %.196.unpack279.i.i = load i8, ptr %.196.elt278.i.i, align 1, !noalias !124
  %.196.elt280.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 22
  %.196.unpack281.i.i = load i8, ptr %.196.elt280.i.i, align 1, !noalias !124
  %.196.elt282.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 23
  %.196.unpack283.i.i = load i8, ptr %.196.elt282.i.i, align 1, !noalias !124
  %.196.elt284.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 24
  %.196.unpack285.i.i = load i8, ptr %.196.elt284.i.i, align 1, !noalias !124
  %.196.elt286.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 25
  %.196.unpack287.i.i = load i8, ptr %.196.elt286.i.i, align 1, !noalias !124
  %.196.elt288.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 26
  %.196.unpack289.i.i = load i8, ptr %.196.elt288.i.i, align 1, !noalias !124
  %.196.elt290.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 27
  %.196.unpack291.i.i = load i8, ptr %.196.elt290.i.i, align 1, !noalias !124
  %.196.elt292.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 28
  %.196.unpack293.i.i = load i8, ptr %.196.elt292.i.i, align 1, !noalias !124
  %.196.elt294.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 29
  %.196.unpack295.i.i = load i8, ptr %.196.elt294.i.i, align 1, !noalias !124
  %.196.elt296.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 30
  %.196.unpack297.i.i = load i8, ptr %.196.elt296.i.i, align 1, !noalias !124
  %.196.elt298.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 31
  %.196.unpack299.i.i = load i8, ptr %.196.elt298.i.i, align 1, !noalias !124
  store i8 %.196.unpack.i.i, ptr %.115.i.i, align 1, !noalias !124
  store i8 %.196.unpack239.i.i, ptr %.142.elt113.i.i, align 1, !noalias !124
  store i8 %.196.unpack241.i.i, ptr %.142.elt115.i.i, align 1, !noalias !124
  store i8 %.196.unpack243.i.i, ptr %.142.elt117.i.i, align 1, !noalias !124
  store i8 %.196.unpack245.i.i, ptr %.142.elt119.i.i, align 1, !noalias !124
  store i8 %.196.unpack247.i.i, ptr %.142.elt121.i.i, align 1, !noalias !124
  store i8 %.196.unpack249.i.i, ptr %.142.elt123.i.i, align 1, !noalias !124
  store i8 %.196.unpack251.i.i, ptr %.142.elt125.i.i, align 1, !noalias !124
  store i8 %.196.unpack253.i.i, ptr %.142.elt127.i.i, align 1, !noalias !124
  store i8 %.196.unpack255.i.i, ptr %.142.elt129.i.i, align 1, !noalias !124
  store i8 %.196.unpack257.i.i, ptr %.142.elt131.i.i, align 1, !noalias !124
  store i8 %.196.unpack259.i.i, ptr %.142.elt133.i.i, align 1, !noalias !124
  store i8 %.196.unpack261.i.i, ptr %.142.elt135.i.i, align 1, !noalias !124
  store i8 %.196.unpack263.i.i, ptr %.142.elt137.i.i, align 1, !noalias !124
  store i8 %.196.unpack265.i.i, ptr %.142.elt139.i.i, align 1, !noalias !124
  store i8 %.196.unpack267.i.i, ptr %.142.elt141.i.i, align 1, !noalias !124
  store i8 %.196.unpack269.i.i, ptr %.142.elt143.i.i, align 1, !noalias !124
  store i8 %.196.unpack271.i.i, ptr %.142.elt145.i.i, align 1, !noalias !124
  store i8 %.196.unpack273.i.i, ptr %.142.elt147.i.i, align 1, !noalias !124
  store i8 %.196.unpack275.i.i, ptr %.142.elt149.i.i, align 1, !noalias !124
  store i8 %.196.unpack277.i.i, ptr %.142.elt151.i.i, align 1, !noalias !124
  store i8 %.196.unpack279.i.i, ptr %.142.elt153.i.i, align 1, !noalias !124
  store i8 %.196.unpack281.i.i, ptr %.142.elt155.i.i, align 1, !noalias !124
  store i8 %.196.unpack283.i.i, ptr %.142.elt157.i.i, align 1, !noalias !124
  store i8 %.196.unpack285.i.i, ptr %.142.elt159.i.i, align 1, !noalias !124
  store i8 %.196.unpack287.i.i, ptr %.142.elt161.i.i, align 1, !noalias !124
  store i8 %.196.unpack289.i.i, ptr %.142.elt163.i.i, align 1, !noalias !124
  store i8 %.196.unpack291.i.i, ptr %.142.elt165.i.i, align 1, !noalias !124
  store i8 %.196.unpack293.i.i, ptr %.142.elt167.i.i, align 1, !noalias !124
  store i8 %.196.unpack295.i.i, ptr %.142.elt169.i.i, align 1, !noalias !124
  store i8 %.196.unpack297.i.i, ptr %.142.elt171.i.i, align 1, !noalias !124
  store i8 %.196.unpack299.i.i, ptr %.142.elt173.i.i, align 1, !noalias !124
  %.250.unpack.i.i = load i8, ptr %.52.i.i, align 1, !noalias !124
  %.250.unpack364.i.i = load i8, ptr %.67.fca.4.load.repack176.i.i, align 1, !noalias !124
  %.250.unpack366.i.i = load i8, ptr %.67.fca.4.load.repack178.i.i, align 1, !noalias !124
  %.250.unpack368.i.i = load i8, ptr %.67.fca.4.load.repack180.i.i, align 1, !noalias !124
  %.250.unpack370.i.i = load i8, ptr %.67.fca.4.load.repack182.i.i, align 1, !noalias !124
  %.250.unpack372.i.i = load i8, ptr %.67.fca.4.load.repack184.i.i, align 1, !noalias !124
  %.250.unpack374.i.i = load i8, ptr %.67.fca.4.load.repack186.i.i, align 1, !noalias !124
  %.250.unpack376.i.i = load i8, ptr %.67.fca.4.load.repack188.i.i, align 1, !noalias !124
  %.250.unpack378.i.i = load i8, ptr %.67.fca.4.load.repack190.i.i, align 1, !noalias !124
  %.250.unpack380.i.i = load i8, ptr %.67.fca.4.load.repack192.i.i, align 1, !noalias !124
  %.250.unpack382.i.i = load i8, ptr %.67.fca.4.load.repack194.i.i, align 1, !noalias !124
  %.250.unpack384.i.i = load i8, ptr %.67.fca.4.load.repack196.i.i, align 1, !noalias !124
  %.250.unpack386.i.i = load i8, ptr %.67.fca.4.load.repack198.i.i, align 1, !noalias !124
  %.250.unpack388.i.i = load i8, ptr %.67.fca.4.load.repack200.i.i, align 1, !noalias !124
  %.250.unpack390.i.i = load i8, ptr %.67.fca.4.load.repack202.i.i, align 1, !noalias !124
  %.250.unpack392.i.i = load i8, ptr %.67.fca.4.load.repack204.i.i, align 1, !noalias !124
  %.250.unpack394.i.i = load i8, ptr %.67.fca.4.load.repack206.i.i, align 1, !noalias !124
  %.250.unpack396.i.i = load i8, ptr %.67.fca.4.load.repack208.i.i, align 1, !noalias !124
  %.250.unpack398.i.i = load i8, ptr %.67.fca.4.load.repack210.i.i, align 1, !noalias !124
  %.250.unpack400.i.i = load i8, ptr %.67.fca.4.load.repack212.i.i, align 1, !noalias !124
  %.250.unpack402.i.i = load i8, ptr %.67.fca.4.load.repack214.i.i, align 1, !noalias !124
  %.250.unpack404.i.i = load i8, ptr %.67.fca.4.load.repack216.i.i, align 1, !noalias !124
  %.250.unpack406.i.i = load i8, ptr %.67.fca.4.load.repack218.i.i, align 1, !noalias !124
  %.250.unpack408.i.i = load i8, ptr %.67.fca.4.load.repack220.i.i, align 1, !noalias !124
  %.250.unpack410.i.i = load i8, ptr %.67.fca.4.load.repack222.i.i, align 1, !noalias !124
  %.250.unpack412.i.i = load i8, ptr %.67.fca.4.load.repack224.i.i, align 1, !noalias !124
  %.250.unpack414.i.i = load i8, ptr %.67.fca.4.load.repack226.i.i, align 1, !noalias !124
  %.250.unpack416.i.i = load i8, ptr %.67.fca.4.load.repack228.i.i, align 1, !noalias !124
  %.250.unpack418.i.i = load i8, ptr %.67.fca.4.load.repack230.i.i, align 1, !noalias !124
  %.250.unpack420.i.i = load i8, ptr %.67.fca.4.load.repack232.i.i, align 1, !noalias !124
  %.250.unpack422.i.i = load i8, ptr %.67.fca.4.load.repack234.i.i, align 1, !noalias !124
  %.250.unpack424.i.i = load i8, ptr %.67.fca.4.load.repack236.i.i, align 1, !noalias !124
  store i8 %.250.unpack.i.i, ptr %.169.i.i, align 1, !noalias !124
  store i8 %.250.unpack364.i.i, ptr %.196.elt238.i.i, align 1, !noalias !124
  store i8 %.250.unpack366.i.i, ptr %.196.elt240.i.i, align 1, !noalias !124
  store i8 %.250.unpack368.i.i, ptr %.196.elt242.i.i, align 1, !noalias !124
  store i8 %.250.unpack370.i.i, ptr %.196.elt244.i.i, align 1, !noalias !124
  store i8 %.250.unpack372.i.i, ptr %.196.elt246.i.i, align 1, !noalias !124
  store i8 %.250.unpack374.i.i, ptr %.196.elt248.i.i, align 1, !noalias !124
  store i8 %.250.unpack376.i.i, ptr %.196.elt250.i.i, align 1, !noalias !124
  store i8 %.250.unpack378.i.i, ptr %.196.elt252.i.i, align 1, !noalias !124
  store i8 %.250.unpack380.i.i, ptr %.196.elt254.i.i, align 1, !noalias !124
  store i8 %.250.unpack382.i.i, ptr %.196.elt256.i.i, align 1, !noalias !124
  store i8 %.250.unpack384.i.i, ptr %.196.elt258.i.i, align 1, !noalias !124
  store i8 %.250.unpack386.i.i, ptr %.196.elt260.i.i, align 1, !noalias !124
  store i8 %.250.unpack388.i.i, ptr %.196.elt262.i.i, align 1, !noalias !124
  store i8 %.250.unpack390.i.i, ptr %.196.elt264.i.i, align 1, !noalias !124
  store i8 %.250.unpack392.i.i, ptr %.196.elt266.i.i, align 1, !noalias !124
  store i8 %.250.unpack394.i.i, ptr %.196.elt268.i.i, align 1, !noalias !124
  store i8 %.250.unpack396.i.i, ptr %.196.elt270.i.i, align 1, !noalias !124
  store i8 %.250.unpack398.i.i, ptr %.196.elt272.i.i, align 1, !noalias !124
  store i8 %.250.unpack400.i.i, ptr %.196.elt274.i.i, align 1, !noalias !124
  store i8 %.250.unpack402.i.i, ptr %.196.elt276.i.i, align 1, !noalias !124
  store i8 %.250.unpack404.i.i, ptr %.196.elt278.i.i, align 1, !noalias !124
  store i8 %.250.unpack406.i.i, ptr %.196.elt280.i.i, align 1, !noalias !124
  store i8 %.250.unpack408.i.i, ptr %.196.elt282.i.i, align 1, !noalias !124
  store i8 %.250.unpack410.i.i, ptr %.196.elt284.i.i, align 1, !noalias !124
  store i8 %.250.unpack412.i.i, ptr %.196.elt286.i.i, align 1, !noalias !124
  store i8 %.250.unpack414.i.i, ptr %.196.elt288.i.i, align 1, !noalias !124
  store i8 %.250.unpack416.i.i, ptr %.196.elt290.i.i, align 1, !noalias !124
  store i8 %.250.unpack418.i.i, ptr %.196.elt292.i.i, align 1, !noalias !124
  store i8 %.250.unpack420.i.i, ptr %.196.elt294.i.i, align 1, !noalias !124
  store i8 %.250.unpack422.i.i, ptr %.196.elt296.i.i, align 1, !noalias !124
  store i8 %.250.unpack424.i.i, ptr %.196.elt298.i.i, align 1, !noalias !124
  %sunkaddr243 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.59.i.i = load i64, ptr %sunkaddr243, align 8, !noalias !127
  %.60.i.i = inttoptr i64 %.59.i.i to ptr
  %sunkaddr244 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.135.i.i = load i64, ptr %sunkaddr244, align 8, !noalias !127
  %.136.i.i = inttoptr i64 %.135.i.i to ptr
  %.197.i19.i = getelementptr [16 x i8], ptr %.136.i.i, i64 %.639.i
  %sunkaddr245 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.232.i.i = load i64, ptr %sunkaddr245, align 8, !noalias !127
  %.233.i.i = inttoptr i64 %.232.i.i to ptr
  %.272.i.i = lshr i64 %.639.i, 2
  %.297.i.i = getelementptr [32 x i8], ptr %.233.i.i, i64 %.272.i.i
  %.311.i20.i = and i64 %.600.i, 3
  %.313.i.i = shl nuw nsw i64 1, %.311.i20.i
  %.344.i.i = getelementptr [16 x i8], ptr %.60.i.i, i64 %.90.i.i
  store i64 %.1104, ptr %.344.i.i, align 8, !noalias !127
  %.376.i.i = getelementptr inbounds nuw i8, ptr %.344.i.i, i64 12
  store i32 0, ptr %.376.i.i, align 4, !noalias !127
  %.380.i.i = getelementptr inbounds nuw i8, ptr %.297.i.i, i64 20
  %.382.i.i = load i32, ptr %.380.i.i, align 4, !noalias !127
  %.384.i.i = zext i32 %.382.i.i to i64
  %.385.i.i = and i64 %.313.i.i, %.384.i.i
  %.387.i.i = icmp eq i64 %.385.i.i, 0
  br i1 %.387.i.i, label %B494.i.i, label %B542.i.i

B494.i.i:                                         ; preds = %B870.endif.i
  store i32 %.1098, ptr %.197.i19.i, align 4, !noalias !127
  %sunkaddr246 = getelementptr inbounds i8, ptr %.297.i.i, i64 20
  %.402.i.i = load i32, ptr %sunkaddr246, align 4, !noalias !127
  %64 = trunc nuw nsw i64 %.313.i.i to i32
  %.409.i.i = or i32 %.402.i.i, %64
  store i32 %.409.i.i, ptr %sunkaddr246, align 4, !noalias !127
  br label %B578.endif.i.i

B542.i.i:                                         ; preds = %B870.endif.i
  %65 = inttoptr i64 %.59.i.i to ptr
  %.417.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 4
  %.419.i.i = load i32, ptr %.417.i.i, align 4, !noalias !127
  %.421.i.i = zext i32 %.419.i.i to i64
  %.446.i.i = getelementptr [16 x i8], ptr %65, i64 %.421.i.i
  %.453.i.i = getelementptr inbounds nuw i8, ptr %.446.i.i, i64 12
  store i32 %.1098, ptr %.453.i.i, align 4, !noalias !127
  br label %B578.endif.i.i

B578.endif.i.i:                                   ; preds = %B542.i.i, %B494.i.i
  %.459.i21.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 4
  store i32 %.1098, ptr %.459.i21.i, align 4, !noalias !127
  %.465.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 8
  %.467.i.i = load i32, ptr %.465.i.i, align 4, !noalias !127
  %.471.i.i = add i32 %.467.i.i, 1
  store i32 %.471.i.i, ptr %.465.i.i, align 4, !noalias !127
  %.478.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 12
  %.480.i.i = load i32, ptr %.478.i.i, align 4, !noalias !127
  %.486.i.i = zext i32 %.471.i.i to i64
  %.488.i.i = add nuw nsw i64 %.486.i.i, %.606329.i
  %.8.i.i22.i = zext i32 %.480.i.i to i64
  %.10.i.i.i = tail call i64 @llvm.umax.i64(i64 %.488.i.i, i64 %.8.i.i22.i)
  %.518.i.i = trunc i64 %.10.i.i.i to i32
  store i32 %.518.i.i, ptr %.478.i.i, align 4, !noalias !127
  %.525.i.i = getelementptr inbounds nuw i8, ptr %.297.i.i, i64 24
  %.527.i.i = load i32, ptr %.525.i.i, align 4, !noalias !127
  %.529.i.i = icmp eq i32 %.527.i.i, 0
  br i1 %.529.i.i, label %B766.endif.i.i, label %B1140.i

B766.endif.i.i:                                   ; preds = %B578.endif.i.i
  %.541.i.i = load i64, ptr %.297.i.i, align 8, !noalias !127
  %sunkaddr247 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.575.i.i = load i64, ptr %sunkaddr247, align 8, !noalias !127
  %.13.i.i23.i = tail call i64 @llvm.smax.i64(i64 %.575.i.i, i64 %.541.i.i)
  %sunkaddr248 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i.i24.i = load i64, ptr %sunkaddr248, align 8, !noalias !130
  %.56.i.i25.i = inttoptr i64 %.55.i.i24.i to ptr
  %.127.i.i26.i = getelementptr [32 x i8], ptr %.56.i.i25.i, i64 %.272.i.i
  %.128.i.i27.i = getelementptr inbounds nuw i8, ptr %.127.i.i26.i, i64 24
  store i32 1, ptr %.128.i.i27.i, align 4, !noalias !130
  %.158.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i26.i, i64 28
  store i32 0, ptr %.158.i.i.i, align 4, !noalias !130
  %.192.i.i.i = load i64, ptr %sunkaddr247, align 8, !noalias !130
  %.194.i.i.i = sub nsw i64 %.13.i.i23.i, %.192.i.i.i
  %.195.i.i.i = icmp slt i64 %.194.i.i.i, 2048
  br i1 %.195.i.i.i, label %B222.endif.endif.i.i.i, label %B604.endif.i.i.i

B552.i.i.i:                                       ; preds = %B222.endif.endif.i.i.i
  %66 = inttoptr i64 %.55.i.i24.i to ptr
  %sunkaddr1913 = inttoptr i64 %.301.i.i.i to ptr
  %sunkaddr249 = inttoptr i64 %.301.i.i.i to ptr
  %sunkaddr250 = mul i64 %.198.i.i.i, 4
  %sunkaddr251 = getelementptr i8, ptr %sunkaddr249, i64 %sunkaddr250
  %.502.i.i.i = load i32, ptr %sunkaddr251, align 4, !noalias !130
  %.504.i.i.i = zext i32 %.502.i.i.i to i64
  %.529.i.i.i = getelementptr [32 x i8], ptr %66, i64 %.504.i.i.i
  %.536.i.i.i = trunc nuw nsw i64 %.272.i.i to i32
  %.537.i.i.i = getelementptr inbounds nuw i8, ptr %.529.i.i.i, i64 28
  store i32 %.536.i.i.i, ptr %.537.i.i.i, align 4, !noalias !130
  br label %B590.i.i.i

B590.i.i.i:                                       ; preds = %B508.endif.i.i.i, %B552.i.i.i
  %sunkaddr26.i.pre-phi.i.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre17, %B508.endif.i.i.i ], [ %sunkaddr1913, %B552.i.i.i ]
  %.569.pre-phi.i.i.i = phi i32 [ %.419.i.i.i, %B508.endif.i.i.i ], [ %.536.i.i.i, %B552.i.i.i ]
  %sunkaddr252 = mul i64 %.198.i.i.i, 4
  %sunkaddr253 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr252
  store i32 %.569.pre-phi.i.i.i, ptr %sunkaddr253, align 4, !noalias !130
  br label %B1140.i

B724.i.i.i:                                       ; preds = %B604.endif.i.i.i
  %sunkaddr254 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.272.i.i, ptr %sunkaddr254, align 8, !noalias !130
  br label %B826.endif.i.i.i

B752.i.i.i:                                       ; preds = %B604.endif.i.i.i
  %67 = inttoptr i64 %.55.i.i24.i to ptr
  %sunkaddr255 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.785.i.i.i = load i64, ptr %sunkaddr255, align 8, !noalias !130
  %68 = and i64 %.785.i.i.i, 4294967295
  %.813.i.i.i = getelementptr [32 x i8], ptr %67, i64 %68
  %.820.i.i.i = trunc nuw nsw i64 %.272.i.i to i32
  %.821.i.i.i = getelementptr inbounds nuw i8, ptr %.813.i.i.i, i64 28
  store i32 %.820.i.i.i, ptr %.821.i.i.i, align 4, !noalias !130
  br label %B826.endif.i.i.i

B222.endif.endif.i.i.i:                           ; preds = %B766.endif.i.i
  %.198.i.i.i = and i64 %.13.i.i23.i, 2047
  %sunkaddr256 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.233.i.i.i = load i64, ptr %sunkaddr256, align 8, !noalias !130
  %.234.i.i.i = inttoptr i64 %.233.i.i.i to ptr
  %sunkaddr257 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.301.i.i.i = load i64, ptr %sunkaddr257, align 8, !noalias !130
  %.382.i.i.i = getelementptr i32, ptr %.234.i.i.i, i64 %.198.i.i.i
  %.383.i.i.i = load i32, ptr %.382.i.i.i, align 4, !noalias !130
  %.384.i.i.i = icmp eq i32 %.383.i.i.i, 0
  br i1 %.384.i.i.i, label %B508.endif.i.i.i, label %B552.i.i.i

B508.endif.i.i.i:                                 ; preds = %B222.endif.endif.i.i.i
  %.419.i.i.i = trunc nuw nsw i64 %.272.i.i to i32
  %sunkaddr258 = inttoptr i64 %.233.i.i.i to ptr
  %sunkaddr259 = mul i64 %.198.i.i.i, 4
  %sunkaddr260 = getelementptr i8, ptr %sunkaddr258, i64 %sunkaddr259
  store i32 %.419.i.i.i, ptr %sunkaddr260, align 4, !noalias !130
  %sunkaddr261 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i30.i = load i64, ptr %sunkaddr261, align 8, !noalias !133
  %.52.i.i.i31.i = inttoptr i64 %.51.i.i.i30.i to ptr
  %.17.i.i.i32.i = lshr i64 %.13.i.i23.i, 6
  %.91.i.i.i33.i = and i64 %.17.i.i.i32.i, 31
  %.116.i.i.i34.i = getelementptr i64, ptr %.52.i.i.i31.i, i64 %.91.i.i.i33.i
  %.117.i.i.i35.i = load i64, ptr %.116.i.i.i34.i, align 8, !noalias !133
  %.118.i.i.i36.i = and i64 %.13.i.i23.i, 63
  %.119.i.i.i37.i = shl nuw i64 1, %.118.i.i.i36.i
  %.120.i.i.i38.i = or i64 %.117.i.i.i35.i, %.119.i.i.i37.i
  store i64 %.120.i.i.i38.i, ptr %.116.i.i.i34.i, align 8, !noalias !133
  %.174.i.i.i39.i = getelementptr i8, ptr %.52.i.i.i31.i, i64 256
  %.175.i.i.i40.i = load i64, ptr %.174.i.i.i39.i, align 8, !noalias !133
  %.177.i.i.i41.i = shl nuw nsw i64 1, %.91.i.i.i33.i
  %.178.i.i.i42.i = or i64 %.175.i.i.i40.i, %.177.i.i.i41.i
  store i64 %.178.i.i.i42.i, ptr %.174.i.i.i39.i, align 8, !noalias !133
  %.pre17 = inttoptr i64 %.301.i.i.i to ptr
  br label %B590.i.i.i

B604.endif.i.i.i:                                 ; preds = %B766.endif.i.i
  %sunkaddr262 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.613.i.i.i = load i64, ptr %sunkaddr262, align 8, !noalias !130
  %.614.i.i.i = inttoptr i64 %.613.i.i.i to ptr
  %.676.i.i.i = getelementptr i64, ptr %.614.i.i.i, i64 %.272.i.i
  store i64 %.13.i.i23.i, ptr %.676.i.i.i, align 8, !noalias !130
  %sunkaddr263 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i.i.i = load i64, ptr %sunkaddr263, align 8, !noalias !130
  %.713.i.i.i = icmp eq i64 %.712.i.i.i, 0
  br i1 %.713.i.i.i, label %B724.i.i.i, label %B752.i.i.i

B826.endif.i.i.i:                                 ; preds = %B752.i.i.i, %B724.i.i.i
  %sunkaddr264 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.272.i.i, ptr %sunkaddr264, align 8, !noalias !130
  %sunkaddr265 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.891.i.i.i = load i64, ptr %sunkaddr265, align 8, !noalias !130
  %.13.i.i.i28.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i23.i, i64 %.891.i.i.i)
  store i64 %.13.i.i.i28.i, ptr %sunkaddr265, align 8, !noalias !130
  br label %B1140.i

B954.endif.endif.i:                               ; preds = %B102.i.i, %B954.i
  %"$phi236.0.2.0.i.i" = phi i64 [ %.47.i.i, %B102.i.i ], [ %const53, %B954.i ]
  %sunkaddr266 = getelementptr inbounds i8, ptr %.771.i, i64 12
  store i32 %.1098, ptr %sunkaddr266, align 4, !noalias !136
  %sunkaddr267 = getelementptr inbounds i8, ptr %.155.i, i64 8
  %.13.i10.i = load i32, ptr %sunkaddr267, align 4, !noalias !136
  %.8.i.i11.i = icmp eq i64 %.1104, %const53
  %sh.diff.i12.i = lshr i64 %.1104, 61
  %tr.sh.diff.i13.i = trunc nuw nsw i64 %sh.diff.i12.i to i32
  %69 = and i32 %tr.sh.diff.i13.i, 4
  %.44.i14.i = select i1 %.8.i.i11.i, i32 8, i32 %69
  %.46.i15.i = add i32 %.13.i10.i, %.44.i14.i
  %sunkaddr268 = getelementptr inbounds i8, ptr %.771.i, i64 8
  store i32 %.46.i15.i, ptr %sunkaddr268, align 4, !noalias !136
  %.51.i17.i = shl i64 %.1104, 1
  store i64 %.51.i17.i, ptr %.771.i, align 8, !noalias !136
  %sunkaddr269 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.59.i46.i = load i64, ptr %sunkaddr269, align 8, !noalias !139
  %.60.i47.i = inttoptr i64 %.59.i46.i to ptr
  %sunkaddr270 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.135.i49.i = load i64, ptr %sunkaddr270, align 8, !noalias !139
  %.136.i50.i = inttoptr i64 %.135.i49.i to ptr
  %.197.i51.i = getelementptr [16 x i8], ptr %.136.i50.i, i64 %.639.i
  %sunkaddr271 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.232.i53.i = load i64, ptr %sunkaddr271, align 8, !noalias !139
  %.233.i54.i = inttoptr i64 %.232.i53.i to ptr
  %.272.i55.i = lshr i64 %.639.i, 2
  %.297.i56.i = getelementptr [32 x i8], ptr %.233.i54.i, i64 %.272.i55.i
  %.311.i57.i = and i64 %.600.i, 3
  %.313.i58.i = shl nuw nsw i64 1, %.311.i57.i
  %.344.i60.i = getelementptr [16 x i8], ptr %.60.i47.i, i64 %.319.i59.i
  store i64 %"$phi236.0.2.0.i.i", ptr %.344.i60.i, align 8, !noalias !139
  %.376.i61.i = getelementptr inbounds nuw i8, ptr %.344.i60.i, i64 12
  store i32 0, ptr %.376.i61.i, align 4, !noalias !139
  %.380.i62.i = getelementptr inbounds nuw i8, ptr %.297.i56.i, i64 20
  %.382.i63.i = load i32, ptr %.380.i62.i, align 4, !noalias !139
  %.384.i64.i = zext i32 %.382.i63.i to i64
  %.385.i65.i = and i64 %.313.i58.i, %.384.i64.i
  %.387.i66.i = icmp eq i64 %.385.i65.i, 0
  br i1 %.387.i66.i, label %B494.i169.i, label %B542.i67.i

B494.i169.i:                                      ; preds = %B954.endif.endif.i
  store i32 %.779.i, ptr %.197.i51.i, align 4, !noalias !139
  %sunkaddr272 = getelementptr inbounds i8, ptr %.297.i56.i, i64 20
  %.402.i171.i = load i32, ptr %sunkaddr272, align 4, !noalias !139
  %70 = trunc nuw nsw i64 %.313.i58.i to i32
  %.409.i172.i = or i32 %.402.i171.i, %70
  store i32 %.409.i172.i, ptr %sunkaddr272, align 4, !noalias !139
  br label %B578.endif.i73.i

B542.i67.i:                                       ; preds = %B954.endif.endif.i
  %71 = inttoptr i64 %.59.i46.i to ptr
  %.417.i68.i = getelementptr inbounds nuw i8, ptr %.197.i51.i, i64 4
  %.419.i69.i = load i32, ptr %.417.i68.i, align 4, !noalias !139
  %.421.i70.i = zext i32 %.419.i69.i to i64
  %.446.i71.i = getelementptr [16 x i8], ptr %71, i64 %.421.i70.i
  %.453.i72.i = getelementptr inbounds nuw i8, ptr %.446.i71.i, i64 12
  store i32 %.779.i, ptr %.453.i72.i, align 4, !noalias !139
  br label %B578.endif.i73.i

B578.endif.i73.i:                                 ; preds = %B542.i67.i, %B494.i169.i
  %.459.i74.i = getelementptr inbounds nuw i8, ptr %.197.i51.i, i64 4
  store i32 %.779.i, ptr %.459.i74.i, align 4, !noalias !139
  %.465.i75.i = getelementptr inbounds nuw i8, ptr %.197.i51.i, i64 8
  %.467.i76.i = load i32, ptr %.465.i75.i, align 4, !noalias !139
  %.471.i77.i = add i32 %.467.i76.i, 1
  store i32 %.471.i77.i, ptr %.465.i75.i, align 4, !noalias !139
  %.478.i78.i = getelementptr inbounds nuw i8, ptr %.197.i51.i, i64 12
  %.480.i79.i = load i32, ptr %.478.i78.i, align 4, !noalias !139
  %.486.i80.i = zext i32 %.471.i77.i to i64
  %.488.i82.i = add nuw nsw i64 %.486.i80.i, %.606329.i
  %.8.i.i83.i = zext i32 %.480.i79.i to i64
  %.10.i.i84.i = tail call i64 @llvm.umax.i64(i64 %.488.i82.i, i64 %.8.i.i83.i)
  %.518.i85.i = trunc i64 %.10.i.i84.i to i32
  store i32 %.518.i85.i, ptr %.478.i78.i, align 4, !noalias !139
  %.525.i86.i = getelementptr inbounds nuw i8, ptr %.297.i56.i, i64 24
  %.527.i87.i = load i32, ptr %.525.i86.i, align 4, !noalias !139
  %.529.i88.i = icmp eq i32 %.527.i87.i, 0
  br i1 %.529.i88.i, label %B766.endif.i89.i, label %B1140.i

B766.endif.i89.i:                                 ; preds = %B578.endif.i73.i
  %.541.i90.i = load i64, ptr %.297.i56.i, align 8, !noalias !139
  %sunkaddr273 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.575.i92.i = load i64, ptr %sunkaddr273, align 8, !noalias !139
  %.13.i.i93.i = tail call i64 @llvm.smax.i64(i64 %.575.i92.i, i64 %.541.i90.i)
  %sunkaddr274 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i.i95.i = load i64, ptr %sunkaddr274, align 8, !noalias !142
  %.56.i.i96.i = inttoptr i64 %.55.i.i95.i to ptr
  %.127.i.i97.i = getelementptr [32 x i8], ptr %.56.i.i96.i, i64 %.272.i55.i
  %.128.i.i98.i = getelementptr inbounds nuw i8, ptr %.127.i.i97.i, i64 24
  store i32 1, ptr %.128.i.i98.i, align 4, !noalias !142
  %.158.i.i99.i = getelementptr inbounds nuw i8, ptr %.127.i.i97.i, i64 28
  store i32 0, ptr %.158.i.i99.i, align 4, !noalias !142
  %.192.i.i100.i = load i64, ptr %sunkaddr273, align 8, !noalias !142
  %.194.i.i101.i = sub nsw i64 %.13.i.i93.i, %.192.i.i100.i
  %.195.i.i102.i = icmp slt i64 %.194.i.i101.i, 2048
  br i1 %.195.i.i102.i, label %B222.endif.endif.i.i124.i, label %B604.endif.i.i103.i

B552.i.i134.i:                                    ; preds = %B222.endif.endif.i.i124.i
  %72 = inttoptr i64 %.55.i.i95.i to ptr
  %sunkaddr1939 = inttoptr i64 %.301.i.i130.i to ptr
  %sunkaddr275 = inttoptr i64 %.301.i.i130.i to ptr
  %sunkaddr276 = mul i64 %.198.i.i125.i, 4
  %sunkaddr277 = getelementptr i8, ptr %sunkaddr275, i64 %sunkaddr276
  %.502.i.i139.i = load i32, ptr %sunkaddr277, align 4, !noalias !142
  %.504.i.i140.i = zext i32 %.502.i.i139.i to i64
  %.529.i.i141.i = getelementptr [32 x i8], ptr %72, i64 %.504.i.i140.i
  %.536.i.i142.i = trunc nuw nsw i64 %.272.i55.i to i32
  %.537.i.i143.i = getelementptr inbounds nuw i8, ptr %.529.i.i141.i, i64 28
  store i32 %.536.i.i142.i, ptr %.537.i.i143.i, align 4, !noalias !142
  br label %B590.i.i144.i

B590.i.i144.i:                                    ; preds = %B508.endif.i.i149.i, %B552.i.i134.i
  %sunkaddr26.i.pre-phi.i145.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre18, %B508.endif.i.i149.i ], [ %sunkaddr1939, %B552.i.i134.i ]
  %.569.pre-phi.i.i146.i = phi i32 [ %.419.i.i150.i, %B508.endif.i.i149.i ], [ %.536.i.i142.i, %B552.i.i134.i ]
  %sunkaddr278 = mul i64 %.198.i.i125.i, 4
  %sunkaddr279 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i145.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr278
  store i32 %.569.pre-phi.i.i146.i, ptr %sunkaddr279, align 4, !noalias !142
  br label %B1140.i

B724.i.i122.i:                                    ; preds = %B604.endif.i.i103.i
  %sunkaddr280 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.272.i55.i, ptr %sunkaddr280, align 8, !noalias !142
  br label %B826.endif.i.i117.i

B752.i.i111.i:                                    ; preds = %B604.endif.i.i103.i
  %73 = inttoptr i64 %.55.i.i95.i to ptr
  %sunkaddr281 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.785.i.i113.i = load i64, ptr %sunkaddr281, align 8, !noalias !142
  %74 = and i64 %.785.i.i113.i, 4294967295
  %.813.i.i114.i = getelementptr [32 x i8], ptr %73, i64 %74
  %.820.i.i115.i = trunc nuw nsw i64 %.272.i55.i to i32
  %.821.i.i116.i = getelementptr inbounds nuw i8, ptr %.813.i.i114.i, i64 28
  store i32 %.820.i.i115.i, ptr %.821.i.i116.i, align 4, !noalias !142
  br label %B826.endif.i.i117.i

B222.endif.endif.i.i124.i:                        ; preds = %B766.endif.i89.i
  %.198.i.i125.i = and i64 %.13.i.i93.i, 2047
  %sunkaddr282 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.233.i.i127.i = load i64, ptr %sunkaddr282, align 8, !noalias !142
  %.234.i.i128.i = inttoptr i64 %.233.i.i127.i to ptr
  %sunkaddr283 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.301.i.i130.i = load i64, ptr %sunkaddr283, align 8, !noalias !142
  %.382.i.i131.i = getelementptr i32, ptr %.234.i.i128.i, i64 %.198.i.i125.i
  %.383.i.i132.i = load i32, ptr %.382.i.i131.i, align 4, !noalias !142
  %.384.i.i133.i = icmp eq i32 %.383.i.i132.i, 0
  br i1 %.384.i.i133.i, label %B508.endif.i.i149.i, label %B552.i.i134.i

B508.endif.i.i149.i:                              ; preds = %B222.endif.endif.i.i124.i
  %.419.i.i150.i = trunc nuw nsw i64 %.272.i55.i to i32
  %sunkaddr284 = inttoptr i64 %.233.i.i127.i to ptr
  %sunkaddr285 = mul i64 %.198.i.i125.i, 4
  %sunkaddr286 = getelementptr i8, ptr %sunkaddr284, i64 %sunkaddr285
  store i32 %.419.i.i150.i, ptr %sunkaddr286, align 4, !noalias !142
  %sunkaddr287 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i155.i = load i64, ptr %sunkaddr287, align 8, !noalias !145
  %.52.i.i.i156.i = inttoptr i64 %.51.i.i.i155.i to ptr
  %.17.i.i.i157.i = lshr i64 %.13.i.i93.i, 6
  %.91.i.i.i158.i = and i64 %.17.i.i.i157.i, 31
  %.116.i.i.i159.i = getelementptr i64, ptr %.52.i.i.i156.i, i64 %.91.i.i.i158.i
  %.117.i.i.i160.i = load i64, ptr %.116.i.i.i159.i, align 8, !noalias !145
  %.118.i.i.i161.i = and i64 %.13.i.i93.i, 63
  %.119.i.i.i162.i = shl nuw i64 1, %.118.i.i.i161.i
  %.120.i.i.i163.i = or i64 %.117.i.i.i160.i, %.119.i.i.i162.i
  store i64 %.120.i.i.i163.i, ptr %.116.i.i.i159.i, align 8, !noalias !145
  %.174.i.i.i164.i = getelementptr i8, ptr %.52.i.i.i156.i, i64 256
  %.175.i.i.i165.i = load i64, ptr %.174.i.i.i164.i, align 8, !noalias !145
  %.177.i.i.i166.i = shl nuw nsw i64 1, %.91.i.i.i158.i
  %.178.i.i.i167.i = or i64 %.175.i.i.i165.i, %.177.i.i.i166.i
  store i64 %.178.i.i.i167.i, ptr %.174.i.i.i164.i, align 8, !noalias !145
  %.pre18 = inttoptr i64 %.301.i.i130.i to ptr
  br label %B590.i.i144.i

B604.endif.i.i103.i:                              ; preds = %B766.endif.i89.i
  %sunkaddr288 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.613.i.i105.i = load i64, ptr %sunkaddr288, align 8, !noalias !142
  %.614.i.i106.i = inttoptr i64 %.613.i.i105.i to ptr
  %.676.i.i107.i = getelementptr i64, ptr %.614.i.i106.i, i64 %.272.i55.i
  store i64 %.13.i.i93.i, ptr %.676.i.i107.i, align 8, !noalias !142
  %sunkaddr289 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i.i109.i = load i64, ptr %sunkaddr289, align 8, !noalias !142
  %.713.i.i110.i = icmp eq i64 %.712.i.i109.i, 0
  br i1 %.713.i.i110.i, label %B724.i.i122.i, label %B752.i.i111.i

B826.endif.i.i117.i:                              ; preds = %B752.i.i111.i, %B724.i.i122.i
  %sunkaddr290 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.272.i55.i, ptr %sunkaddr290, align 8, !noalias !142
  %sunkaddr291 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.891.i.i120.i = load i64, ptr %sunkaddr291, align 8, !noalias !142
  %.13.i.i.i121.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i93.i, i64 %.891.i.i120.i)
  store i64 %.13.i.i.i121.i, ptr %sunkaddr291, align 8, !noalias !142
  br label %B1140.i

B1748:                                            ; preds = %B2089, %B0.endif.endif.endif.endif.endif.endif
  %written.1.4.0.lcssa = phi i64 [ %.588, %B0.endif.endif.endif.endif.endif.endif ], [ %written.1.5.1, %B2089 ]
  %75 = inttoptr i64 %.52 to ptr
  %.1362 = getelementptr i32, ptr %75, i64 %arg.bucket
  %.1363 = load i32, ptr %.1362, align 4
  store i32 0, ptr %.1362, align 4
  %.1402.not = icmp eq i32 %.1363, 0
  br i1 %.1402.not, label %B1948, label %B1806.preheader

B1806.preheader:                                  ; preds = %B1748
  br label %B1806

B1806:                                            ; preds = %B1806.endif, %B1806.preheader
  %written.1.6.0 = phi i64 [ %.568.sink.i39, %B1806.endif ], [ %written.1.4.0.lcssa, %B1806.preheader ]
  %number.1.2.0 = phi i32 [ %.1434, %B1806.endif ], [ %.1363, %B1806.preheader ]
  %76 = inttoptr i64 %.128 to ptr
  %.1406 = zext i32 %number.1.2.0 to i64
  %.1431 = getelementptr [16 x i8], ptr %76, i64 %.1406
  %.1432 = getelementptr inbounds nuw i8, ptr %.1431, i64 12
  %.1434 = load i32, ptr %.1432, align 4
  %.1436 = getelementptr inbounds nuw i8, ptr %.1431, i64 8
  %.1438 = load i32, ptr %.1436, align 4
  %.1441 = load i64, ptr %.1431, align 8
  %.47.i3 = zext i32 %.1438 to i64
  %.53.i4 = and i64 %.47.i3, 3
  %sunkaddr292 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.91.i6 = load i64, ptr %sunkaddr292, align 8, !noalias !148
  %.92.i7 = inttoptr i64 %.91.i6 to ptr
  %.48.i8 = lshr i64 %.47.i3, 2
  %.155.i9 = getelementptr [32 x i8], ptr %.92.i7, i64 %.48.i8
  %77 = and i64 %.47.i3, 12
  %sunkaddr293 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.202.i11 = load i64, ptr %sunkaddr293, align 8, !noalias !148
  %sunkaddr294 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.234.i13 = load i64, ptr %sunkaddr294, align 8, !noalias !148
  %.235.i14 = add nsw i64 %.234.i13, %.202.i11
  %.240.i15 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 24
  %.242.i16 = load i32, ptr %.240.i15, align 4, !noalias !148
  %.244.i17 = icmp ne i32 %.242.i16, 0
  %.578.pre276.i18 = load i64, ptr %.155.i9, align 8, !noalias !148
  %.282.not.i19 = icmp sgt i64 %.578.pre276.i18, %.202.i11
  %or.cond.i20 = select i1 %.244.i17, i1 true, i1 %.282.not.i19
  br i1 %or.cond.i20, label %B698.i44, label %B368.i21

B368.i21:                                         ; preds = %B1806
  %78 = icmp eq i64 %77, 8
  br i1 %78, label %B372.i40, label %B574.endif.i22

B372.i40:                                         ; preds = %B368.i21
  %sunkaddr295 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.317.i42 = load i64, ptr %sunkaddr295, align 8, !noalias !148
  %.318.i43 = icmp eq i64 %.317.i42, 0
  br i1 %.318.i43, label %B406.endif.i670, label %B698.i44

B698.i44:                                         ; preds = %B140.i.B698_crit_edge.i1601, %B372.i40, %B1806
  %.578.i45 = phi i64 [ %.578.pre.i1602, %B140.i.B698_crit_edge.i1601 ], [ %.578.pre276.i18, %B1806 ], [ %.578.pre276.i18, %B372.i40 ]
  %.580.i46 = icmp eq i64 %.578.i45, %.235.i14
  br i1 %.580.i46, label %B776.i175, label %B1102.i47

B776.i175:                                        ; preds = %B698.i44
  %.596.i176 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 16
  %.598.i177 = load i32, ptr %.596.i176, align 4, !noalias !148
  %.600.i178 = zext i32 %.598.i177 to i64
  %.601.i179 = icmp eq i64 %.53.i4, %.600.i178
  %.606329.i180 = zext i1 %.601.i179 to i64
  %.624.i181 = icmp samesign ult i64 %.53.i4, %.600.i178
  br i1 %.624.i181, label %B798.i182, label %B1102.i47

B798.i182:                                        ; preds = %B776.i175
  %79 = icmp eq i64 %77, 8
  %.631.i183 = and i64 %.47.i3, 4294967292
  %.639.i184 = or i64 %.631.i183, %.600.i178
  %.645.i185 = trunc nuw nsw i64 %.53.i4 to i32
  %sunkaddr296 = getelementptr inbounds i8, ptr %.155.i9, i64 16
  store i32 %.645.i185, ptr %sunkaddr296, align 4, !noalias !148
  %.662.i346 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 12
  %.664.i347 = load i32, ptr %.662.i346, align 4, !noalias !148
  %.746.i190 = zext i32 %.664.i347 to i64
  br i1 %79, label %B870.endif.i345, label %B954.i187

B954.i187:                                        ; preds = %B798.i182
  %80 = inttoptr i64 %.417 to ptr
  %.771.i191 = getelementptr [16 x i8], ptr %80, i64 %.746.i190
  %.777.i192 = getelementptr inbounds nuw i8, ptr %.771.i191, i64 12
  %.779.i193 = load i32, ptr %.777.i192, align 4, !noalias !148
  %.319.i59.i194 = zext i32 %.779.i193 to i64
  %.9.i.i195 = getelementptr inbounds nuw i8, ptr %.771.i191, i64 8
  %.11.i174.i196 = load i32, ptr %.9.i.i195, align 4, !noalias !151
  %.12.i.i197 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 8
  %.14.i.i198 = load i32, ptr %.12.i.i197, align 4, !noalias !151
  %.15.i.i199 = zext i32 %.11.i174.i196 to i64
  %.16.i.i200 = zext i32 %.14.i.i198 to i64
  %.17.i.i201 = sub nsw i64 %.15.i.i199, %.16.i.i200
  %.20.i.i202 = lshr i64 %.17.i.i201, 2
  %.26.i.i203 = icmp eq i64 %.20.i.i202, 2
  br i1 %.26.i.i203, label %B954.endif.endif.i207, label %B102.i.i204

B102.i.i204:                                      ; preds = %B954.i187
  %.39.i.i205 = load i64, ptr %.771.i191, align 8, !noalias !151
  %.47.i.i206 = tail call i64 @llvm.fshl.i64(i64 %.20.i.i202, i64 %.39.i.i205, i64 63)
  br label %B954.endif.endif.i207

B1102.i47:                                        ; preds = %B776.i175, %B698.i44
  %.606331.i48 = phi i64 [ %.606329.i180, %B776.i175 ], [ 0, %B698.i44 ]
  %sunkaddr297 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.59.i176.i50 = load i64, ptr %sunkaddr297, align 8, !noalias !154
  %.60.i177.i51 = inttoptr i64 %.59.i176.i50 to ptr
  %sunkaddr298 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.135.i179.i53 = load i64, ptr %sunkaddr298, align 8, !noalias !154
  %.136.i180.i54 = inttoptr i64 %.135.i179.i53 to ptr
  %.198.i.i55 = getelementptr [16 x i8], ptr %.136.i180.i54, i64 %.47.i3
  %sunkaddr299 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.233.i181.i57 = load i64, ptr %sunkaddr299, align 8, !noalias !154
  %.234.i.i58 = inttoptr i64 %.233.i181.i57 to ptr
  %.299.i.i59 = getelementptr [32 x i8], ptr %.234.i.i58, i64 %.48.i8
  %.316.i.i60 = shl nuw nsw i64 1, %.53.i4
  %.347.i.i62 = getelementptr [16 x i8], ptr %.60.i177.i51, i64 %.1406
  store i64 %.1441, ptr %.347.i.i62, align 8, !noalias !154
  %.379.i.i63 = getelementptr inbounds nuw i8, ptr %.347.i.i62, i64 12
  store i32 0, ptr %.379.i.i63, align 4, !noalias !154
  %.383.i.i64 = getelementptr inbounds nuw i8, ptr %.299.i.i59, i64 20
  %.385.i182.i65 = load i32, ptr %.383.i.i64, align 4, !noalias !154
  %.387.i183.i66 = zext i32 %.385.i182.i65 to i64
  %.388.i.i67 = and i64 %.316.i.i60, %.387.i183.i66
  %.390.i.i68 = icmp eq i64 %.388.i.i67, 0
  br i1 %.390.i.i68, label %B494.i266.i171, label %B542.i184.i69

B494.i266.i171:                                   ; preds = %B1102.i47
  store i32 %number.1.2.0, ptr %.198.i.i55, align 4, !noalias !154
  %sunkaddr300 = getelementptr inbounds i8, ptr %.299.i.i59, i64 20
  %.405.i.i173 = load i32, ptr %sunkaddr300, align 4, !noalias !154
  %81 = trunc nuw nsw i64 %.316.i.i60 to i32
  %.412.i.i174 = or i32 %.405.i.i173, %81
  store i32 %.412.i.i174, ptr %sunkaddr300, align 4, !noalias !154
  br label %B578.endif.i186.i75

B542.i184.i69:                                    ; preds = %B1102.i47
  %82 = inttoptr i64 %.59.i176.i50 to ptr
  %.420.i.i70 = getelementptr inbounds nuw i8, ptr %.198.i.i55, i64 4
  %.422.i.i71 = load i32, ptr %.420.i.i70, align 4, !noalias !154
  %.424.i.i72 = zext i32 %.422.i.i71 to i64
  %.449.i.i73 = getelementptr [16 x i8], ptr %82, i64 %.424.i.i72
  %.456.i185.i74 = getelementptr inbounds nuw i8, ptr %.449.i.i73, i64 12
  store i32 %number.1.2.0, ptr %.456.i185.i74, align 4, !noalias !154
  br label %B578.endif.i186.i75

B578.endif.i186.i75:                              ; preds = %B542.i184.i69, %B494.i266.i171
  %.462.i.i76 = getelementptr inbounds nuw i8, ptr %.198.i.i55, i64 4
  store i32 %number.1.2.0, ptr %.462.i.i76, align 4, !noalias !154
  %.468.i.i77 = getelementptr inbounds nuw i8, ptr %.198.i.i55, i64 8
  %.470.i.i78 = load i32, ptr %.468.i.i77, align 4, !noalias !154
  %.474.i.i79 = add i32 %.470.i.i78, 1
  store i32 %.474.i.i79, ptr %.468.i.i77, align 4, !noalias !154
  %.481.i.i80 = getelementptr inbounds nuw i8, ptr %.198.i.i55, i64 12
  %.483.i.i81 = load i32, ptr %.481.i.i80, align 4, !noalias !154
  %.489.i.i82 = zext i32 %.474.i.i79 to i64
  %.491.i.i83 = add nuw nsw i64 %.606331.i48, %.489.i.i82
  %.8.i.i187.i84 = zext i32 %.483.i.i81 to i64
  %.10.i.i188.i85 = tail call i64 @llvm.umax.i64(i64 %.491.i.i83, i64 %.8.i.i187.i84)
  %.521.i.i86 = trunc i64 %.10.i.i188.i85 to i32
  store i32 %.521.i.i86, ptr %.481.i.i80, align 4, !noalias !154
  %.528.i.i87 = getelementptr inbounds nuw i8, ptr %.299.i.i59, i64 24
  %.530.i.i88 = load i32, ptr %.528.i.i87, align 4, !noalias !154
  %.532.i.i89 = icmp eq i32 %.530.i.i88, 0
  br i1 %.532.i.i89, label %B766.endif.i189.i91, label %B1140.i90

B766.endif.i189.i91:                              ; preds = %B578.endif.i186.i75
  %.545.i.i92 = load i64, ptr %.299.i.i59, align 8, !noalias !154
  %sunkaddr301 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.579.i.i94 = load i64, ptr %sunkaddr301, align 8, !noalias !154
  %.13.i.i190.i95 = tail call i64 @llvm.smax.i64(i64 %.579.i.i94, i64 %.545.i.i92)
  %sunkaddr302 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i.i192.i97 = load i64, ptr %sunkaddr302, align 8, !noalias !157
  %.56.i.i193.i98 = inttoptr i64 %.55.i.i192.i97 to ptr
  %.127.i.i194.i99 = getelementptr [32 x i8], ptr %.56.i.i193.i98, i64 %.48.i8
  %.128.i.i195.i100 = getelementptr inbounds nuw i8, ptr %.127.i.i194.i99, i64 24
  store i32 1, ptr %.128.i.i195.i100, align 4, !noalias !157
  %.158.i.i196.i101 = getelementptr inbounds nuw i8, ptr %.127.i.i194.i99, i64 28
  store i32 0, ptr %.158.i.i196.i101, align 4, !noalias !157
  %.192.i.i197.i102 = load i64, ptr %sunkaddr301, align 8, !noalias !157
  %.194.i.i198.i103 = sub nsw i64 %.13.i.i190.i95, %.192.i.i197.i102
  %.195.i.i199.i104 = icmp slt i64 %.194.i.i198.i103, 2048
  br i1 %.195.i.i199.i104, label %B222.endif.endif.i.i221.i126, label %B604.endif.i.i200.i105

B552.i.i231.i136:                                 ; preds = %B222.endif.endif.i.i221.i126
  %83 = inttoptr i64 %.55.i.i192.i97 to ptr
  %sunkaddr1967 = inttoptr i64 %.301.i.i227.i132 to ptr
  %sunkaddr303 = inttoptr i64 %.301.i.i227.i132 to ptr
  %sunkaddr304 = mul i64 %.198.i.i222.i127, 4
  %sunkaddr305 = getelementptr i8, ptr %sunkaddr303, i64 %sunkaddr304
  %.502.i.i236.i141 = load i32, ptr %sunkaddr305, align 4, !noalias !157
  %.504.i.i237.i142 = zext i32 %.502.i.i236.i141 to i64
  %.529.i.i238.i143 = getelementptr [32 x i8], ptr %83, i64 %.504.i.i237.i142
  %.536.i.i239.i144 = trunc nuw nsw i64 %.48.i8 to i32
  %.537.i.i240.i145 = getelementptr inbounds nuw i8, ptr %.529.i.i238.i143, i64 28
  store i32 %.536.i.i239.i144, ptr %.537.i.i240.i145, align 4, !noalias !157
  br label %B590.i.i241.i146

B590.i.i241.i146:                                 ; preds = %B508.endif.i.i246.i151, %B552.i.i231.i136
  %sunkaddr26.i.pre-phi.i242.pre-phi.i147.pre-phi.pre-phi = phi ptr [ %.pre16, %B508.endif.i.i246.i151 ], [ %sunkaddr1967, %B552.i.i231.i136 ]
  %.569.pre-phi.i.i243.i148 = phi i32 [ %.419.i.i247.i152, %B508.endif.i.i246.i151 ], [ %.536.i.i239.i144, %B552.i.i231.i136 ]
  %sunkaddr306 = mul i64 %.198.i.i222.i127, 4
  %sunkaddr307 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i242.pre-phi.i147.pre-phi.pre-phi, i64 %sunkaddr306
  store i32 %.569.pre-phi.i.i243.i148, ptr %sunkaddr307, align 4, !noalias !157
  br label %B1140.i90

B724.i.i219.i124:                                 ; preds = %B604.endif.i.i200.i105
  %sunkaddr308 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.48.i8, ptr %sunkaddr308, align 8, !noalias !157
  br label %B826.endif.i.i214.i119

B752.i.i208.i113:                                 ; preds = %B604.endif.i.i200.i105
  %84 = inttoptr i64 %.55.i.i192.i97 to ptr
  %sunkaddr309 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.785.i.i210.i115 = load i64, ptr %sunkaddr309, align 8, !noalias !157
  %85 = and i64 %.785.i.i210.i115, 4294967295
  %.813.i.i211.i116 = getelementptr [32 x i8], ptr %84, i64 %85
  %.820.i.i212.i117 = trunc nuw nsw i64 %.48.i8 to i32
  %.821.i.i213.i118 = getelementptr inbounds nuw i8, ptr %.813.i.i211.i116, i64 28
  store i32 %.820.i.i212.i117, ptr %.821.i.i213.i118, align 4, !noalias !157
  br label %B826.endif.i.i214.i119

B222.endif.endif.i.i221.i126:                     ; preds = %B766.endif.i189.i91
  %.198.i.i222.i127 = and i64 %.13.i.i190.i95, 2047
  %sunkaddr310 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.233.i.i224.i129 = load i64, ptr %sunkaddr310, align 8, !noalias !157
  %.234.i.i225.i130 = inttoptr i64 %.233.i.i224.i129 to ptr
  %sunkaddr311 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.301.i.i227.i132 = load i64, ptr %sunkaddr311, align 8, !noalias !157
  %.382.i.i228.i133 = getelementptr i32, ptr %.234.i.i225.i130, i64 %.198.i.i222.i127
  %.383.i.i229.i134 = load i32, ptr %.382.i.i228.i133, align 4, !noalias !157
  %.384.i.i230.i135 = icmp eq i32 %.383.i.i229.i134, 0
  br i1 %.384.i.i230.i135, label %B508.endif.i.i246.i151, label %B552.i.i231.i136

B508.endif.i.i246.i151:                           ; preds = %B222.endif.endif.i.i221.i126
  %.419.i.i247.i152 = trunc nuw nsw i64 %.48.i8 to i32
  %sunkaddr312 = inttoptr i64 %.233.i.i224.i129 to ptr
  %sunkaddr313 = mul i64 %.198.i.i222.i127, 4
  %sunkaddr314 = getelementptr i8, ptr %sunkaddr312, i64 %sunkaddr313
  store i32 %.419.i.i247.i152, ptr %sunkaddr314, align 4, !noalias !157
  %sunkaddr315 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i252.i157 = load i64, ptr %sunkaddr315, align 8, !noalias !160
  %.52.i.i.i253.i158 = inttoptr i64 %.51.i.i.i252.i157 to ptr
  %.17.i.i.i254.i159 = lshr i64 %.13.i.i190.i95, 6
  %.91.i.i.i255.i160 = and i64 %.17.i.i.i254.i159, 31
  %.116.i.i.i256.i161 = getelementptr i64, ptr %.52.i.i.i253.i158, i64 %.91.i.i.i255.i160
  %.117.i.i.i257.i162 = load i64, ptr %.116.i.i.i256.i161, align 8, !noalias !160
  %.118.i.i.i258.i163 = and i64 %.13.i.i190.i95, 63
  %.119.i.i.i259.i164 = shl nuw i64 1, %.118.i.i.i258.i163
  %.120.i.i.i260.i165 = or i64 %.117.i.i.i257.i162, %.119.i.i.i259.i164
  store i64 %.120.i.i.i260.i165, ptr %.116.i.i.i256.i161, align 8, !noalias !160
  %.174.i.i.i261.i166 = getelementptr i8, ptr %.52.i.i.i253.i158, i64 256
  %.175.i.i.i262.i167 = load i64, ptr %.174.i.i.i261.i166, align 8, !noalias !160
  %.177.i.i.i263.i168 = shl nuw nsw i64 1, %.91.i.i.i255.i160
  %.178.i.i.i264.i169 = or i64 %.175.i.i.i262.i167, %.177.i.i.i263.i168
  store i64 %.178.i.i.i264.i169, ptr %.174.i.i.i261.i166, align 8, !noalias !160
  %.pre16 = inttoptr i64 %.301.i.i227.i132 to ptr
  br label %B590.i.i241.i146

B604.endif.i.i200.i105:                           ; preds = %B766.endif.i189.i91
  %sunkaddr316 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.613.i.i202.i107 = load i64, ptr %sunkaddr316, align 8, !noalias !157
  %.614.i.i203.i108 = inttoptr i64 %.613.i.i202.i107 to ptr
  %.676.i.i204.i109 = getelementptr i64, ptr %.614.i.i203.i108, i64 %.48.i8
  store i64 %.13.i.i190.i95, ptr %.676.i.i204.i109, align 8, !noalias !157
  %sunkaddr317 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i.i206.i111 = load i64, ptr %sunkaddr317, align 8, !noalias !157
  %.713.i.i207.i112 = icmp eq i64 %.712.i.i206.i111, 0
  br i1 %.713.i.i207.i112, label %B724.i.i219.i124, label %B752.i.i208.i113

B826.endif.i.i214.i119:                           ; preds = %B752.i.i208.i113, %B724.i.i219.i124
  %sunkaddr318 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.48.i8, ptr %sunkaddr318, align 8, !noalias !157
  %sunkaddr319 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.891.i.i217.i122 = load i64, ptr %sunkaddr319, align 8, !noalias !157
  %.13.i.i.i218.i123 = tail call i64 @llvm.smin.i64(i64 %.13.i.i190.i95, i64 %.891.i.i217.i122)
  store i64 %.13.i.i.i218.i123, ptr %sunkaddr319, align 8, !noalias !157
  br label %B1140.i90

B1140.i90:                                        ; preds = %B826.endif.i.i117.i289, %B590.i.i144.i316, %B578.endif.i73.i246, %B826.endif.i.i.i614, %B590.i.i.i641, %B578.endif.i.i571, %B826.endif.i.i214.i119, %B590.i.i241.i146, %B578.endif.i186.i75
  br label %B1806.endif

B406.endif.i670:                                  ; preds = %B372.i40
  %.7.i.i671 = lshr i64 %.47.i3, 4
  %.10.i.i672 = add nsw i64 %.7.i.i671, -1
  %sunkaddr320 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.50.i.i674 = load i64, ptr %sunkaddr320, align 8, !noalias !163
  %.51.i.i675 = inttoptr i64 %.50.i.i674 to ptr
  %.113.i.i676 = getelementptr [192 x i8], ptr %.51.i.i675, i64 %.10.i.i672
  %.123.i.i677 = load i64, ptr %.113.i.i676, align 8, !noalias !163
  %sunkaddr321 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.155.i.i679 = load i64, ptr %sunkaddr321, align 8, !noalias !163
  %.156.i.i680 = icmp sgt i64 %.123.i.i677, %.155.i.i679
  br i1 %.156.i.i680, label %B140.i.i1594, label %B496.endif.i681

B140.i.i1594:                                     ; preds = %B406.endif.i670
  %.159.i.i1595 = getelementptr inbounds nuw i8, ptr %.113.i.i676, i64 32
  %.161.i.i1596 = load i32, ptr %.159.i.i1595, align 4, !noalias !163
  %.162.i.i1597 = zext i32 %.161.i.i1596 to i64
  %sunkaddr322 = getelementptr inbounds i8, ptr %arg.m.4, i64 240
  %.199.i.i1599 = load i64, ptr %sunkaddr322, align 8, !noalias !163
  %.200.not.i.i1600 = icmp sgt i64 %.199.i.i1599, %.162.i.i1597
  br i1 %.200.not.i.i1600, label %B214.i.i1603, label %B140.i.B698_crit_edge.i1601

B140.i.B698_crit_edge.i1601:                      ; preds = %B140.i.i1594
  %.578.pre.i1602 = load i64, ptr %.155.i9, align 8, !noalias !148
  br label %B698.i44

B214.i.i1603:                                     ; preds = %B140.i.i1594
  %sunkaddr323 = getelementptr inbounds i8, ptr %.113.i.i676, i64 32
  %.210.i.i1605 = load i32, ptr %sunkaddr323, align 4, !noalias !163
  %.214.i.i1606 = add i32 %.210.i.i1605, 1
  store i32 %.214.i.i1606, ptr %sunkaddr323, align 4, !noalias !163
  br label %B496.endif.i681

B496.endif.i681:                                  ; preds = %B214.i.i1603, %B406.endif.i670
  %m.sroa.0.0.i.i682 = phi ptr [ null, %B214.i.i1603 ], [ %arg.m.0, %B406.endif.i670 ]
  store i64 %.235.i14, ptr %.155.i9, align 8, !noalias !148
  %.395326.i683 = trunc nuw nsw i64 %.53.i4 to i32
  %.396327.i684 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 16
  store i32 %.395326.i683, ptr %.396327.i684, align 8, !noalias !148
  %.414.i685 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 12
  store i32 %number.1.2.0, ptr %.414.i685, align 4, !noalias !148
  %sunkaddr324 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i687 = load i64, ptr %sunkaddr324, align 8, !noalias !166
  %sunkaddr325 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.125.i.i689 = load i64, ptr %sunkaddr325, align 8, !noalias !166
  %.126.i.i690 = inttoptr i64 %.125.i.i689 to ptr
  %.199.i4.i691 = getelementptr [192 x i8], ptr %.126.i.i690, i64 %.10.i.i672
  %.207.i.i692 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 40
  %.209.i.i693 = load i32, ptr %.207.i.i692, align 4, !noalias !166
  %.211.i.i694 = icmp eq i32 %.209.i.i693, 0
  br i1 %.211.i.i694, label %B228.i.i1485, label %B260.i.i695

B228.i.i1485:                                     ; preds = %B496.endif.i681
  %sunkaddr326 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.129.i.i.i1487 = load i64, ptr %sunkaddr326, align 8, !noalias !169
  %.130.i.i.i1488 = mul nsw i64 %.129.i.i.i1487, %.10.i.i672
  %sunkaddr327 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.165.i.i.i1490 = load i64, ptr %sunkaddr327, align 8, !noalias !169
  %.245438.not.i.i.i1491 = icmp slt i64 %.165.i.i.i1490, 1
  br i1 %.245438.not.i.i.i1491, label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i1586, label %B222.endif.endif.endif.i.preheader.i.i1492

B222.endif.endif.endif.i.preheader.i.i1492:       ; preds = %B228.i.i1485
  %sunkaddr328 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.52.i.i.i1494 = load i64, ptr %sunkaddr328, align 8, !noalias !169
  br label %B222.endif.endif.endif.i.i.i1495

B478.i.i.i1560:                                   ; preds = %B478.preheader32.i.i.i1558, %B478.i.i.i1560
  %.522421423.i.i.i1561 = phi i64 [ %.529.3.i.i.i1578, %B478.i.i.i1560 ], [ %.522421423.unr.i.i.i1557, %B478.preheader32.i.i.i1558 ]
  %sunkaddr329 = inttoptr i64 %.391.i.i.i1505 to ptr
  %sunkaddr330 = getelementptr i8, ptr %sunkaddr329, i64 %.522421423.i.i.i1561
  %.580.i.i.i1564 = load i8, ptr %sunkaddr330, align 1, !noalias !169
  %scevgep42.i.i.i1565 = getelementptr i8, ptr %scevgep38.i.i.i1559, i64 %.522421423.i.i.i1561
  %scevgep43.i.i.i1566 = getelementptr i8, ptr %scevgep42.i.i.i1565, i64 -3
  store i8 %.580.i.i.i1564, ptr %scevgep43.i.i.i1566, align 1, !noalias !169
  %sunkaddr331 = inttoptr i64 %.391.i.i.i1505 to ptr
  %sunkaddr332 = getelementptr i8, ptr %sunkaddr331, i64 %.522421423.i.i.i1561
  %sunkaddr333 = getelementptr i8, ptr %sunkaddr332, i64 1
  %.580.1.i.i.i1570 = load i8, ptr %sunkaddr333, align 1, !noalias !169
  %scevgep45.i.i.i1571 = getelementptr i8, ptr %scevgep42.i.i.i1565, i64 -2
  store i8 %.580.1.i.i.i1570, ptr %scevgep45.i.i.i1571, align 1, !noalias !169
  %sunkaddr334 = inttoptr i64 %.391.i.i.i1505 to ptr
  %sunkaddr335 = getelementptr i8, ptr %sunkaddr334, i64 %.522421423.i.i.i1561
  %sunkaddr336 = getelementptr i8, ptr %sunkaddr335, i64 2
  %.580.2.i.i.i1575 = load i8, ptr %sunkaddr336, align 1, !noalias !169
  %scevgep32 = getelementptr i8, ptr %scevgep38.i.i.i1559, i64 %.522421423.i.i.i1561
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 -1
  store i8 %.580.2.i.i.i1575, ptr %scevgep33, align 1, !noalias !169
  %.529.3.i.i.i1578 = add nuw nsw i64 %.522421423.i.i.i1561, 4
  %sunkaddr337 = inttoptr i64 %.391.i.i.i1505 to ptr
  %sunkaddr338 = getelementptr i8, ptr %sunkaddr337, i64 %.522421423.i.i.i1561
  %sunkaddr339 = getelementptr i8, ptr %sunkaddr338, i64 3
  %.580.3.i.i.i1582 = load i8, ptr %sunkaddr339, align 1, !noalias !169
  store i8 %.580.3.i.i.i1582, ptr %scevgep42.i.i.i1565, align 1, !noalias !169
  %exitcond.not.3.i.i.i1583 = icmp eq i64 %.436.i.i.i1507, %.529.3.i.i.i1578
  br i1 %exitcond.not.3.i.i.i1583, label %B504.i.i.i1584, label %B478.i.i.i1560, !llvm.loop !64

B504.i.i.i1584:                                   ; preds = %B478.prol.loopexit.i.i.i1556, %vec.epilog.middle.block.i.i.i1540, %middle.block.i.i.i1528, %B222.endif.endif.endif.i.i.i1495, %B478.i.i.i1560
  %exitcond454.not.i.i.i1585 = icmp eq i64 %.258.i.i.i1497, %.165.i.i.i1490
  br i1 %exitcond454.not.i.i.i1585, label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i1586, label %B222.endif.endif.endif.i.i.i1495

B222.endif.endif.endif.i.i.i1495:                 ; preds = %B504.i.i.i1584, %B222.endif.endif.endif.i.preheader.i.i1492
  %.251428441.i.i.i1496 = phi i64 [ %.258.i.i.i1497, %B504.i.i.i1584 ], [ 0, %B222.endif.endif.endif.i.preheader.i.i1492 ]
  %86 = inttoptr i64 %.52.i.i.i1494 to ptr
  %.258.i.i.i1497 = add nuw nsw i64 %.251428441.i.i.i1496, 1
  %.308.i.i.i1498 = getelementptr [24 x i8], ptr %86, i64 %.251428441.i.i.i1496
  %sunkaddr340 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340.i.i.i1500 = load i64, ptr %sunkaddr340, align 8, !noalias !169
  %.342.i.i.i1501 = add nsw i64 %.340.i.i.i1500, %.130.i.i.i1488
  %.345.i.i.i1502 = load i64, ptr %.308.i.i.i1498, align 8, !noalias !169
  %.346.i.i.i1503 = add nsw i64 %.342.i.i.i1501, %.345.i.i.i1502
  %.389.i.i.i1504 = getelementptr inbounds nuw i8, ptr %.308.i.i.i1498, i64 8
  %.391.i.i.i1505 = load i64, ptr %.389.i.i.i1504, align 8, !noalias !169
  %.434.i.i.i1506 = getelementptr inbounds nuw i8, ptr %.308.i.i.i1498, i64 16
  %.436.i.i.i1507 = load i64, ptr %.434.i.i.i1506, align 8, !noalias !169
  %.516422.not.i.i.i1508 = icmp slt i64 %.436.i.i.i1507, 1
  br i1 %.516422.not.i.i.i1508, label %B504.i.i.i1584, label %iter.check.i.i.i1509

iter.check.i.i.i1509:                             ; preds = %B222.endif.endif.endif.i.i.i1495
  %min.iters.check.i.i.i1510 = icmp samesign ult i64 %.436.i.i.i1507, 4
  %87 = sub i64 %.346.i.i.i1503, %.391.i.i.i1505
  %diff.check.i.i.i1511 = icmp ult i64 %87, 32
  %or.cond.i.i.i1512 = select i1 %min.iters.check.i.i.i1510, i1 true, i1 %diff.check.i.i.i1511
  br i1 %or.cond.i.i.i1512, label %B478.preheader.i.i.i1542, label %vector.main.loop.iter.check.i.i.i1513

vector.main.loop.iter.check.i.i.i1513:            ; preds = %iter.check.i.i.i1509
  %min.iters.check24.i.i.i1514 = icmp samesign ult i64 %.436.i.i.i1507, 32
  br i1 %min.iters.check24.i.i.i1514, label %vector.main.loop.iter.check.i.i.i1513.vec.epilog.ph.i.i.i1532_crit_edge, label %vector.ph.i.i.i1515

vector.main.loop.iter.check.i.i.i1513.vec.epilog.ph.i.i.i1532_crit_edge: ; preds = %vector.main.loop.iter.check.i.i.i1513
  %.pre20 = inttoptr i64 %.391.i.i.i1505 to ptr
  %.pre21 = inttoptr i64 %.346.i.i.i1503 to ptr
  br label %vec.epilog.ph.i.i.i1532

vector.ph.i.i.i1515:                              ; preds = %vector.main.loop.iter.check.i.i.i1513
  %const_mat54 = add i64 %const53, -32
  %n.vec.i.i.i1516 = and i64 %.436.i.i.i1507, %const_mat54
  br label %vector.body.i.i.i1518

vector.body.i.i.i1518:                            ; preds = %vector.body.i.i.i1518, %vector.ph.i.i.i1515
  %index.i.i.i1519 = phi i64 [ 0, %vector.ph.i.i.i1515 ], [ %index.next.i.i.i1527, %vector.body.i.i.i1518 ]
  %88 = inttoptr i64 %.346.i.i.i1503 to ptr
  %89 = inttoptr i64 %.391.i.i.i1505 to ptr
  %sunkaddr66.i.i.i1520 = getelementptr i8, ptr %89, i64 %index.i.i.i1519
  %wide.load.i.i.i1521 = load <16 x i8>, ptr %sunkaddr66.i.i.i1520, align 1, !noalias !169
  %sunkaddr69.i.i.i1522 = getelementptr i8, ptr %sunkaddr66.i.i.i1520, i64 16
  %wide.load25.i.i.i1523 = load <16 x i8>, ptr %sunkaddr69.i.i.i1522, align 1, !noalias !169
  %scevgep = getelementptr i8, ptr %88, i64 %index.i.i.i1519
  %scevgep1693 = getelementptr i8, ptr %scevgep, i64 16
  store <16 x i8> %wide.load.i.i.i1521, ptr %scevgep, align 1, !noalias !169
  store <16 x i8> %wide.load25.i.i.i1523, ptr %scevgep1693, align 1, !noalias !169
  %index.next.i.i.i1527 = add nuw nsw i64 %index.i.i.i1519, 32
  %90 = icmp eq i64 %n.vec.i.i.i1516, %index.next.i.i.i1527
  br i1 %90, label %middle.block.i.i.i1528, label %vector.body.i.i.i1518, !llvm.loop !66

middle.block.i.i.i1528:                           ; preds = %vector.body.i.i.i1518
  %cmp.n.i.i.i1529 = icmp eq i64 %.436.i.i.i1507, %n.vec.i.i.i1516
  br i1 %cmp.n.i.i.i1529, label %B504.i.i.i1584, label %vec.epilog.iter.check.i.i.i1530

vec.epilog.iter.check.i.i.i1530:                  ; preds = %middle.block.i.i.i1528
  %91 = inttoptr i64 %.346.i.i.i1503 to ptr
  %92 = inttoptr i64 %.391.i.i.i1505 to ptr
  %93 = and i64 %.436.i.i.i1507, 28
  %min.epilog.iters.check.i.i.i1531 = icmp eq i64 %93, 0
  br i1 %min.epilog.iters.check.i.i.i1531, label %B478.preheader.i.i.i1542, label %vec.epilog.ph.i.i.i1532, !prof !68

vec.epilog.ph.i.i.i1532:                          ; preds = %vec.epilog.iter.check.i.i.i1530, %vector.main.loop.iter.check.i.i.i1513.vec.epilog.ph.i.i.i1532_crit_edge
  %.pre-phi.pre-phi = phi ptr [ %.pre21, %vector.main.loop.iter.check.i.i.i1513.vec.epilog.ph.i.i.i1532_crit_edge ], [ %91, %vec.epilog.iter.check.i.i.i1530 ]
  %.pre-phi.i.pre-phi.i1533.pre-phi.pre-phi = phi ptr [ %.pre20, %vector.main.loop.iter.check.i.i.i1513.vec.epilog.ph.i.i.i1532_crit_edge ], [ %92, %vec.epilog.iter.check.i.i.i1530 ]
  %vec.epilog.resume.val.i.i.i1534 = phi i64 [ 0, %vector.main.loop.iter.check.i.i.i1513.vec.epilog.ph.i.i.i1532_crit_edge ], [ %n.vec.i.i.i1516, %vec.epilog.iter.check.i.i.i1530 ]
  %const_mat56 = add i64 %const53, -4
  %n.vec27.i.i.i1535 = and i64 %.436.i.i.i1507, %const_mat56
  br label %vec.epilog.vector.body.i.i.i1536

vec.epilog.vector.body.i.i.i1536:                 ; preds = %vec.epilog.vector.body.i.i.i1536, %vec.epilog.ph.i.i.i1532
  %index28.i.i.i1537 = phi i64 [ %vec.epilog.resume.val.i.i.i1534, %vec.epilog.ph.i.i.i1532 ], [ %index.next30.i.i.i1539, %vec.epilog.vector.body.i.i.i1536 ]
  %94 = getelementptr i8, ptr %.pre-phi.i.pre-phi.i1533.pre-phi.pre-phi, i64 %index28.i.i.i1537
  %wide.load29.i.i.i1538 = load <4 x i8>, ptr %94, align 1, !noalias !169
  %95 = getelementptr i8, ptr %.pre-phi.pre-phi, i64 %index28.i.i.i1537
  store <4 x i8> %wide.load29.i.i.i1538, ptr %95, align 1, !noalias !169
  %index.next30.i.i.i1539 = add nuw i64 %index28.i.i.i1537, 4
  %96 = icmp eq i64 %n.vec27.i.i.i1535, %index.next30.i.i.i1539
  br i1 %96, label %vec.epilog.middle.block.i.i.i1540, label %vec.epilog.vector.body.i.i.i1536, !llvm.loop !69

vec.epilog.middle.block.i.i.i1540:                ; preds = %vec.epilog.vector.body.i.i.i1536
  %cmp.n31.i.i.i1541 = icmp eq i64 %.436.i.i.i1507, %n.vec27.i.i.i1535
  br i1 %cmp.n31.i.i.i1541, label %B504.i.i.i1584, label %B478.preheader.i.i.i1542

B478.preheader.i.i.i1542:                         ; preds = %vec.epilog.middle.block.i.i.i1540, %vec.epilog.iter.check.i.i.i1530, %iter.check.i.i.i1509
  %.522421423.ph.i.i.i1543 = phi i64 [ 0, %iter.check.i.i.i1509 ], [ %n.vec.i.i.i1516, %vec.epilog.iter.check.i.i.i1530 ], [ %n.vec27.i.i.i1535, %vec.epilog.middle.block.i.i.i1540 ]
  %xtraiter.i.i.i1544 = and i64 %.436.i.i.i1507, 3
  %lcmp.mod.not.i.i.i1545 = icmp eq i64 %xtraiter.i.i.i1544, 0
  br i1 %lcmp.mod.not.i.i.i1545, label %B478.prol.loopexit.i.i.i1556, label %B478.prol.i.i.i1547.preheader

B478.prol.i.i.i1547.preheader:                    ; preds = %B478.preheader.i.i.i1542
  br label %B478.prol.i.i.i1547

B478.prol.i.i.i1547:                              ; preds = %B478.prol.i.i.i1547, %B478.prol.i.i.i1547.preheader
  %lsr.iv.i.i.i1548 = phi i64 [ %lsr.iv.next.i.i.i1554, %B478.prol.i.i.i1547 ], [ %xtraiter.i.i.i1544, %B478.prol.i.i.i1547.preheader ]
  %.522421423.prol.i.i.i1549 = phi i64 [ %.529.prol.i.i.i1550, %B478.prol.i.i.i1547 ], [ %.522421423.ph.i.i.i1543, %B478.prol.i.i.i1547.preheader ]
  %97 = inttoptr i64 %.391.i.i.i1505 to ptr
  %98 = inttoptr i64 %.346.i.i.i1503 to ptr
  %.529.prol.i.i.i1550 = add nuw nsw i64 %.522421423.prol.i.i.i1549, 1
  %.579.prol.i.i.i1551 = getelementptr i8, ptr %97, i64 %.522421423.prol.i.i.i1549
  %.580.prol.i.i.i1552 = load i8, ptr %.579.prol.i.i.i1551, align 1, !noalias !169
  %.606.prol.i.i.i1553 = getelementptr i8, ptr %98, i64 %.522421423.prol.i.i.i1549
  store i8 %.580.prol.i.i.i1552, ptr %.606.prol.i.i.i1553, align 1, !noalias !169
  %lsr.iv.next.i.i.i1554 = add nsw i64 %lsr.iv.i.i.i1548, -1
  %prol.iter.cmp.not.i.i.i1555 = icmp eq i64 %lsr.iv.next.i.i.i1554, 0
  br i1 %prol.iter.cmp.not.i.i.i1555, label %B478.prol.loopexit.i.i.i1556, label %B478.prol.i.i.i1547, !llvm.loop !70

B478.prol.loopexit.i.i.i1556:                     ; preds = %B478.prol.i.i.i1547, %B478.preheader.i.i.i1542
  %.522421423.unr.i.i.i1557 = phi i64 [ %.522421423.ph.i.i.i1543, %B478.preheader.i.i.i1542 ], [ %.529.prol.i.i.i1550, %B478.prol.i.i.i1547 ]
  %99 = sub nsw i64 %.522421423.ph.i.i.i1543, %.436.i.i.i1507
  %100 = icmp ugt i64 %99, -4
  br i1 %100, label %B504.i.i.i1584, label %B478.preheader32.i.i.i1558

B478.preheader32.i.i.i1558:                       ; preds = %B478.prol.loopexit.i.i.i1556
  %101 = inttoptr i64 %.346.i.i.i1503 to ptr
  %scevgep38.i.i.i1559 = getelementptr i8, ptr %101, i64 3
  br label %B478.i.i.i1560

_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i1586: ; preds = %B504.i.i.i1584, %B228.i.i1485
  %sunkaddr341 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.672.i.i.i1588 = load i64, ptr %sunkaddr341, align 8, !noalias !169
  %.673.i.i.i1589 = inttoptr i64 %.672.i.i.i1588 to ptr
  %.734.i.i.i1590 = getelementptr [192 x i8], ptr %.673.i.i.i1589, i64 %.10.i.i672
  %.740.i.i.i1591 = getelementptr inbounds nuw i8, ptr %.734.i.i.i1590, i64 40
  store i32 1, ptr %.740.i.i.i1591, align 4, !noalias !169
  br label %B260.i.i695

B260.i.i695:                                      ; preds = %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i1586, %B496.endif.i681
  %102 = inttoptr i64 %.55.i.i687 to ptr
  %.270.i.i697 = getelementptr [16 x i8], ptr %102, i64 %.1406
  %.271.i.i698 = getelementptr inbounds nuw i8, ptr %.270.i.i697, i64 12
  store i32 0, ptr %.271.i.i698, align 4, !noalias !166
  %sunkaddr342 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.305.i.i700 = load i64, ptr %sunkaddr342, align 8, !noalias !166
  %.306.i.i701 = icmp eq i64 %.305.i.i700, 0
  br i1 %.306.i.i701, label %B330.i.i1471, label %B430.i.i702

B330.i.i1471:                                     ; preds = %B260.i.i695
  %.309.i.i1472 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 16
  %.311.i.i1473 = load i32, ptr %.309.i.i1472, align 4, !noalias !166
  %.312.i.i1474 = icmp eq i32 %.311.i.i1473, 0
  br i1 %.312.i.i1474, label %B362.i.i1483, label %B378.i.i1475

B362.i.i1483:                                     ; preds = %B330.i.i1471
  %sunkaddr343 = getelementptr inbounds i8, ptr %.199.i4.i691, i64 16
  store i32 %number.1.2.0, ptr %sunkaddr343, align 4, !noalias !166
  br label %B414.i.i1481

B378.i.i1475:                                     ; preds = %B330.i.i1471
  %103 = inttoptr i64 %.55.i.i687 to ptr
  %.326.i.i1476 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 20
  %.328.i.i1477 = load i32, ptr %.326.i.i1476, align 4, !noalias !166
  %.330.i.i1478 = zext i32 %.328.i.i1477 to i64
  %.355.i.i1479 = getelementptr [16 x i8], ptr %103, i64 %.330.i.i1478
  %.362.i.i1480 = getelementptr inbounds nuw i8, ptr %.355.i.i1479, i64 12
  store i32 %number.1.2.0, ptr %.362.i.i1480, align 4, !noalias !166
  br label %B414.i.i1481

B414.i.i1481:                                     ; preds = %B378.i.i1475, %B362.i.i1483
  %.368.i.i1482 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 20
  store i32 %number.1.2.0, ptr %.368.i.i1482, align 4, !noalias !166
  br label %B468.i.i737

B430.i.i702:                                      ; preds = %B260.i.i695
  %sunkaddr344 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i704 = load i64, ptr %sunkaddr344, align 8, !noalias !172
  %sunkaddr345 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.125.i.i.i706 = load i64, ptr %sunkaddr345, align 8, !noalias !172
  %.126.i.i.i707 = inttoptr i64 %.125.i.i.i706 to ptr
  %.188.i.i.i708 = getelementptr [32 x i8], ptr %.126.i.i.i707, i64 %.1406
  %sunkaddr346 = getelementptr inbounds i8, ptr %arg.m.4, i64 352
  %.335.i.i.i710 = load i64, ptr %sunkaddr346, align 8, !noalias !172
  %.336.i.i.i711 = inttoptr i64 %.335.i.i.i710 to ptr
  %.397.i.i.i712 = getelementptr [40 x i8], ptr %.336.i.i.i711, i64 %.10.i.i672
  %.408.i.i.i713 = getelementptr inbounds nuw i8, ptr %.188.i.i.i708, i64 8
  %.410.i.i.i714 = load i32, ptr %.408.i.i.i713, align 4, !noalias !172
  %promoted348 = zext i32 %.410.i.i.i714 to i64
  %104 = and i64 %promoted348, 65535
  %promoted347 = trunc i64 %104 to i32
  %.420.i.i.i717 = icmp samesign ugt i32 %promoted347, 1
  br i1 %.420.i.i.i717, label %B428.i.i.i855, label %B818.critedge.i.i.i718

B428.i.i.i855:                                    ; preds = %B430.i.i702
  %.423.i.i.i856 = getelementptr inbounds nuw i8, ptr %.397.i.i.i712, i64 24
  %.425.i.i.i857 = load i32, ptr %.423.i.i.i856, align 4, !noalias !172
  %.426.i.i.i858 = icmp eq i32 %.425.i.i.i857, 0
  br i1 %.426.i.i.i858, label %B460.endif.i.i.i871, label %B600.i.i.i859

B560.i.i.i878:                                    ; preds = %B460.endif.i.i.i871
  %sunkaddr349 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.54.i.i.i.i880 = load i64, ptr %sunkaddr349, align 8, !noalias !175
  %.55.i.i.i.i881 = inttoptr i64 %.54.i.i.i.i880 to ptr
  %sunkaddr350 = getelementptr inbounds i8, ptr %arg.m.4, i64 352
  %.153.i.i.i.i883 = load i64, ptr %sunkaddr350, align 8, !noalias !175
  %.154.i.i.i.i884 = inttoptr i64 %.153.i.i.i.i883 to ptr
  %.118.i.i.i.i885 = getelementptr [32 x i8], ptr %.55.i.i.i.i881, i64 %.1406
  %.215.i.i.i.i886 = getelementptr [40 x i8], ptr %.154.i.i.i.i884, i64 %.10.i.i672
  %.222.i.i.i.i887 = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i885, i64 12
  %.224.i.i.i.i888 = load i32, ptr %.222.i.i.i.i887, align 4, !noalias !175
  %.225.i.i.i.i889 = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i885, i64 16
  %.227.i.i.i.i890 = load i32, ptr %.225.i.i.i.i889, align 4, !noalias !175
  %.228.i.i.i.i891 = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i885, i64 20
  %.230.i.i.i.i892 = load i32, ptr %.228.i.i.i.i891, align 4, !noalias !175
  %arg.origin.fr.i.i.i.i.i893 = freeze i32 %.230.i.i.i.i892
  %.231.i.i.i.i894 = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i885, i64 24
  %.233.i.i.i.i895 = load i32, ptr %.231.i.i.i.i894, align 4, !noalias !175
  %.234.i.i.i.i896 = getelementptr inbounds nuw i8, ptr %.118.i.i.i.i885, i64 28
  %.236.i.i.i.i897 = load i32, ptr %.234.i.i.i.i896, align 4, !noalias !175
  %sunkaddr351 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.307.i.i.i.i899 = load i64, ptr %sunkaddr351, align 8, !noalias !175
  %sunkaddr352 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.340.i.i.i.i901 = load i64, ptr %sunkaddr352, align 8, !noalias !175
  %.341.i.i.i.i902 = inttoptr i64 %.340.i.i.i.i901 to ptr
  %.308.i.i.i.i903 = trunc i64 %.307.i.i.i.i899 to i32
  %.402.i.i.i.i904 = getelementptr [16 x i8], ptr %.341.i.i.i.i902, i64 %.1406
  %.406.i.i.i.i905 = getelementptr inbounds nuw i8, ptr %.402.i.i.i.i904, i64 12
  store i32 %.308.i.i.i.i903, ptr %.406.i.i.i.i905, align 4, !noalias !175
  store i64 %.1406, ptr %sunkaddr351, align 8, !noalias !175
  %sunkaddr353 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.473.i.i.i.i907 = load i64, ptr %sunkaddr353, align 8, !noalias !175
  %.474.i.i.i.i908 = inttoptr i64 %.473.i.i.i.i907 to ptr
  %sunkaddr354 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.542.i.i.i.i910 = load i64, ptr %sunkaddr354, align 8, !noalias !175
  %.543.i.i.i.i911 = mul i64 %.542.i.i.i.i910, %.10.i.i672
  %105 = getelementptr i64, ptr %.474.i.i.i.i908, i64 %.543.i.i.i.i911
  %.569.i.i.i.i912 = getelementptr i64, ptr %105, i64 %104
  %.570.i.i.i.i913 = load i64, ptr %.569.i.i.i.i912, align 8, !noalias !175
  %.571.i.i.i.i914 = add nsw i64 %.570.i.i.i.i913, 1
  store i64 %.571.i.i.i.i914, ptr %.569.i.i.i.i912, align 8, !noalias !175
  %sunkaddr355 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %sunkaddr355, align 8, !noalias !175
  %sunkaddr356 = getelementptr inbounds i8, ptr %arg.m.4, i64 744
  store i64 %.10.i.i672, ptr %sunkaddr356, align 8, !noalias !175
  %.696.i.i.i.i917 = zext i32 %arg.origin.fr.i.i.i.i.i893 to i64
  %sunkaddr357 = getelementptr inbounds i8, ptr %arg.m.4, i64 752
  store i64 %.696.i.i.i.i917, ptr %sunkaddr357, align 8, !noalias !175
  %.730.i.i.i.i919 = zext i32 %.233.i.i.i.i895 to i64
  %sunkaddr358 = getelementptr inbounds i8, ptr %arg.m.4, i64 696
  store i64 %.730.i.i.i.i919, ptr %sunkaddr358, align 8, !noalias !175
  %.764.i.i.i.i921 = zext i32 %.236.i.i.i.i897 to i64
  %sunkaddr359 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  store i64 %.764.i.i.i.i921, ptr %sunkaddr359, align 8, !noalias !175
  %sunkaddr360 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.799.i.i.i.i924 = load i64, ptr %sunkaddr360, align 8, !noalias !175
  %.803.i.i.i.i925 = load i64, ptr %.215.i.i.i.i886, align 8, !noalias !175
  %.13.i.i.i.i.i926 = tail call i64 @llvm.smax.i64(i64 %.803.i.i.i.i925, i64 %.799.i.i.i.i924)
  %sunkaddr361 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.866.i.i.i.i928 = load i64, ptr %sunkaddr361, align 8, !noalias !175
  %sunkaddr362 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.899.i.i.i.i930 = load i64, ptr %sunkaddr362, align 8, !noalias !175
  %sunkaddr363 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.933.i.i.i.i932 = load i64, ptr %sunkaddr363, align 8, !noalias !175
  %.934.i.i.i.i933 = inttoptr i64 %.933.i.i.i.i932 to ptr
  %.900.i.i.i.i934 = mul nsw i64 %.899.i.i.i.i930, %.10.i.i672
  %.901.i.i.i.i935 = add nsw i64 %.900.i.i.i.i934, %.866.i.i.i.i928
  %.994.i.i.i.i936 = getelementptr i64, ptr %.934.i.i.i.i933, i64 %104
  %.995.i.i.i.i937 = load i64, ptr %.994.i.i.i.i936, align 8, !noalias !175
  %sunkaddr364 = getelementptr inbounds i8, ptr %arg.m.4, i64 56
  %.1030.i.i.i.i939 = load i64, ptr %sunkaddr364, align 8, !noalias !175
  %sunkaddr365 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.1064.i.i.i.i941 = load i64, ptr %sunkaddr365, align 8, !noalias !175
  %.1066.i.i.i.i942 = add nsw i64 %.1064.i.i.i.i941, %.13.i.i.i.i.i926
  %.1068.i.i.i.i943 = trunc nsw i64 %.10.i.i672 to i32
  %.1069.i.i.i.i944 = inttoptr i64 %.995.i.i.i.i937 to ptr
  %.1070.i.i.i.i945 = tail call i64 %.1069.i.i.i.i944(i64 %.1030.i.i.i.i939, i64 %.901.i.i.i.i935, i32 %.1068.i.i.i.i943, i32 0, i32 0, i32 %.224.i.i.i.i888, i32 %.227.i.i.i.i890, i64 %.1066.i.i.i.i942), !noalias !175
  %.1074.i.i.i.i946 = icmp slt i64 %.1070.i.i.i.i945, 0
  br i1 %.1074.i.i.i.i946, label %B1192.i.i.i.i1451, label %B1230.i.i.i.i947

B1192.i.i.i.i1451:                                ; preds = %B560.i.i.i878
  %sunkaddr366 = getelementptr inbounds i8, ptr %arg.m.4, i64 32
  %.61.i.i.i.i.i1453 = load i64, ptr %sunkaddr366, align 8, !noalias !178
  %sunkaddr367 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  %.96.i.i.i.i.i1455 = load i64, ptr %sunkaddr367, align 8, !noalias !178
  %.98.i.i.i.i.i1456 = icmp slt i64 %.61.i.i.i.i.i1453, %.96.i.i.i.i.i1455
  br i1 %.98.i.i.i.i.i1456, label %B64.i.i.i.i.i1459, label %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i1457

B64.i.i.i.i.i1459:                                ; preds = %B1192.i.i.i.i1451
  %sunkaddr368 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i.i.i.i1453, ptr %sunkaddr368, align 8, !noalias !178
  %sunkaddr369 = getelementptr inbounds i8, ptr %arg.m.4, i64 24
  %.164.i.i.i.i.i1462 = load i64, ptr %sunkaddr369, align 8, !noalias !178
  %sunkaddr370 = getelementptr inbounds i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i.i.i.i1462, ptr %sunkaddr370, align 8, !noalias !178
  %sunkaddr371 = getelementptr inbounds i8, ptr %arg.m.4, i64 776
  store i64 %.696.i.i.i.i917, ptr %sunkaddr371, align 8, !noalias !178
  %sunkaddr372 = getelementptr inbounds i8, ptr %arg.m.4, i64 784
  store i64 %.10.i.i672, ptr %sunkaddr372, align 8, !noalias !178
  %sunkaddr373 = getelementptr inbounds i8, ptr %arg.m.4, i64 792
  store i64 %.730.i.i.i.i919, ptr %sunkaddr373, align 8, !noalias !178
  %sunkaddr374 = getelementptr inbounds i8, ptr %arg.m.4, i64 800
  store i64 %.764.i.i.i.i921, ptr %sunkaddr374, align 8, !noalias !178
  %sunkaddr375 = getelementptr inbounds i8, ptr %arg.m.4, i64 64
  %.371.i.i.i.i.i1469 = load i64, ptr %sunkaddr375, align 8, !noalias !178
  %sunkaddr376 = getelementptr inbounds i8, ptr %arg.m.4, i64 808
  store i64 %.371.i.i.i.i.i1469, ptr %sunkaddr376, align 8, !noalias !178
  br label %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i1457

_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i1457: ; preds = %B64.i.i.i.i.i1459, %B1192.i.i.i.i1451
  %m.sroa.0.0.i.i.i.i.i1458 = phi ptr [ null, %B64.i.i.i.i.i1459 ], [ %arg.m.0, %B1192.i.i.i.i1451 ]
  br label %B1230.i.i.i.i947

B1230.i.i.i.i947:                                 ; preds = %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i1457, %B560.i.i.i878
  %end.2.0.i.i.i.i948 = phi i64 [ %.1070.i.i.i.i945, %B560.i.i.i878 ], [ %.61.i.i.i.i.i1453, %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i.i1457 ]
  %sunkaddr377 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.i.i.i950 = load i64, ptr %sunkaddr377, align 8, !noalias !181
  %.217159.not.i.i.i.i.i951 = icmp slt i64 %.137.i.i.i.i.i950, 1
  br i1 %.217159.not.i.i.i.i.i951, label %B464.i.i1152, label %B164.lr.ph.i.i.i.i.i952

B164.i.i.i.i.i959:                                ; preds = %B312.endif.i.i.i.i.i1148, %B164.preheader.i.i.i.i.i957
  %lsr.iv252.i.i.i.i.i960 = phi i64 [ %.137.i.i.i.i.i950, %B164.preheader.i.i.i.i.i957 ], [ %lsr.iv.next253.i.i.i.i.i1150, %B312.endif.i.i.i.i.i1148 ]
  %lsr.iv246.i.i.i.i.i961 = phi ptr [ %scevgep245.i.i.i.i.i958, %B164.preheader.i.i.i.i.i957 ], [ %scevgep247.i.i.i.i.i1149, %B312.endif.i.i.i.i.i1148 ]
  %scevgep251.i.i.i.i.i962 = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i961, i64 -20
  %.288.i.i.i.i.i963 = load i64, ptr %scevgep251.i.i.i.i.i962, align 8, !noalias !181
  %scevgep250.i.i.i.i.i964 = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i961, i64 -12
  %.292.i.i.i.i.i965 = load i32, ptr %scevgep250.i.i.i.i.i964, align 8, !noalias !181
  %scevgep249.i.i.i.i.i966 = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i961, i64 -8
  %.296.i.i.i.i.i967 = load i32, ptr %scevgep249.i.i.i.i.i966, align 4, !noalias !181
  %.610.i.i.i.i.i.i968 = zext i32 %.296.i.i.i.i.i967 to i64
  %scevgep248.i.i.i.i.i969 = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i961, i64 -4
  %.300.i.i.i.i.i970 = load i32, ptr %scevgep248.i.i.i.i.i969, align 8, !noalias !181
  %.304.i.i.i.i.i971 = load i32, ptr %lsr.iv246.i.i.i.i.i961, align 4, !noalias !181
  %sunkaddr378 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i.i.i.i.i973 = load i64, ptr %sunkaddr378, align 8, !noalias !184
  %.75.i.i.i.i.i.i974 = add nsw i64 %.74.i.i.i.i.i.i973, %.288.i.i.i.i.i963
  %sunkaddr379 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i.i.i.i.i.i976 = load i64, ptr %sunkaddr379, align 8, !noalias !184
  %.115.i.i.i.i.i.i977 = inttoptr i64 %.114.i.i.i.i.i.i976 to ptr
  %sunkaddr380 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.185.i.i.i.i.i.i979 = load i64, ptr %sunkaddr380, align 8, !noalias !184
  %.186.i.i.i.i.i.i980 = mul i64 %.185.i.i.i.i.i.i979, %.10.i.i672
  %.188.i.i.i.i.i.i981 = zext i32 %.292.i.i.i.i.i965 to i64
  %106 = getelementptr i64, ptr %.115.i.i.i.i.i.i977, i64 %.186.i.i.i.i.i.i980
  %.214.i.i.i.i.i.i982 = getelementptr i64, ptr %106, i64 %.188.i.i.i.i.i.i981
  %.215.i.i.i.i.i.i983 = load i64, ptr %.214.i.i.i.i.i.i982, align 8, !noalias !184
  %.216.i.i.i.i.i.i984 = add nsw i64 %.215.i.i.i.i.i.i983, 1
  store i64 %.216.i.i.i.i.i.i984, ptr %.214.i.i.i.i.i.i982, align 8, !noalias !184
  %sunkaddr381 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.277.i.i.i.i.i.i986 = load i64, ptr %sunkaddr381, align 8, !noalias !184
  %.278.not.i.i.i.i.i.i987 = icmp eq i64 %.277.i.i.i.i.i.i986, 0
  br i1 %.278.not.i.i.i.i.i.i987, label %B802.i.i.i.i.i.i1028, label %B294.endif.i.i.i.i.i.i988

B802.i.i.i.i.i.i1028:                             ; preds = %B294.endif.endif.endif.endif.i.i.i.i.i.i1016, %B164.i.i.i.i.i959
  %at.2.0.i.i.i.i.i.i1029 = phi i64 [ %.13.i.i.i.i.i.i.i1027, %B294.endif.endif.endif.endif.i.i.i.i.i.i1016 ], [ %.75.i.i.i.i.i.i974, %B164.i.i.i.i.i959 ]
  %sunkaddr382 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.731.i.i.i.i.i.i1031 = load i64, ptr %sunkaddr382, align 8, !noalias !184
  %.732.i.i.i.i.i.i1032 = add nsw i64 %.731.i.i.i.i.i.i1031, 1
  store i64 %.732.i.i.i.i.i.i1032, ptr %sunkaddr382, align 8, !noalias !184
  %sunkaddr383 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i.i.i.i.i.i1034 = load i64, ptr %sunkaddr383, align 8, !noalias !187
  %107 = and i64 %.125.i.i.i.i.i.i.i1034, 4294967295
  %.126.i.i.i.i.i.i.i1035 = trunc i64 %107 to i32
  %.131.not.i.i.i.i.i.i.i1036 = icmp eq i32 %.126.i.i.i.i.i.i.i1035, 0
  br i1 %.131.not.i.i.i.i.i.i.i1036, label %B210.i.i.i.i.i.i.i1202, label %B158.i.i.i.i.i.i.i1037

B158.i.i.i.i.i.i.i1037:                           ; preds = %B802.i.i.i.i.i.i1028
  %sunkaddr384 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i.i.i.i.i.i1039 = load i64, ptr %sunkaddr384, align 8, !noalias !187
  %.50.i.i.i.i.i.i.i1040 = inttoptr i64 %.49.i.i.i.i.i.i.i1039 to ptr
  %.160.i.i.i.i.i.i.i1041 = getelementptr [16 x i8], ptr %.50.i.i.i.i.i.i.i1040, i64 %107
  %.166.i.i.i.i.i.i.i1042 = getelementptr inbounds nuw i8, ptr %.160.i.i.i.i.i.i.i1041, i64 12
  %.168.i.i.i.i.i.i.i1043 = load i32, ptr %.166.i.i.i.i.i.i.i1042, align 4, !noalias !187
  %.203.i.i.i.i.i.i.i1044 = zext i32 %.168.i.i.i.i.i.i.i1043 to i64
  %sunkaddr385 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i.i.i.i.i.i1044, ptr %sunkaddr385, align 8, !noalias !187
  br label %B802.endif.endif.endif.i.i.i.i.i.i1046

B210.i.i.i.i.i.i.i1202:                           ; preds = %B802.i.i.i.i.i.i1028
  %sunkaddr386 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i.i.i.i.i.i1204 = load i64, ptr %sunkaddr386, align 8, !noalias !187
  %.251.i.i.i.i.i.i.i1205 = add nsw i64 %.250.i.i.i.i.i.i.i1204, 1
  store i64 %.251.i.i.i.i.i.i.i1205, ptr %sunkaddr386, align 8, !noalias !187
  %.292.i.i.i.i.i.i.i1206 = trunc i64 %.251.i.i.i.i.i.i.i1205 to i32
  br label %B802.endif.endif.endif.i.i.i.i.i.i1046

B294.endif.i.i.i.i.i.i988:                        ; preds = %B164.i.i.i.i.i959
  %sunkaddr387 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.311.i.i.i.i.i.i990 = load i64, ptr %sunkaddr387, align 8, !noalias !184
  %.312.i.i.i.i.i.i991 = inttoptr i64 %.311.i.i.i.i.i.i990 to ptr
  %.373.i.i.i.i.i.i992 = getelementptr [192 x i8], ptr %.312.i.i.i.i.i.i991, i64 %.10.i.i672
  %.374.i.i.i.i.i.i993 = getelementptr inbounds nuw i8, ptr %.373.i.i.i.i.i.i992, i64 136
  %.376.i.i.i.i.i.i994 = load i64, ptr %.374.i.i.i.i.i.i993, align 8, !noalias !184
  %.377.i.i.i.i.i.i995 = add nsw i64 %.376.i.i.i.i.i.i994, 1
  store i64 %.377.i.i.i.i.i.i995, ptr %.374.i.i.i.i.i.i993, align 8, !noalias !184
  %sunkaddr388 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.478.i.i.i.i.i.i997 = load i64, ptr %sunkaddr388, align 8, !noalias !184
  %108 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.478.i.i.i.i.i.i997, i64 1)
  %ov.i.i.i.i.i.i.i998 = extractvalue { i64, i1 } %108, 1
  br i1 %ov.i.i.i.i.i.i.i998, label %B294.endif.endif.endif.endif.i.i.i.i.i.i1016, label %B0.else.i.i.i.i.i.i.i999, !prof !90

B0.else.i.i.i.i.i.i.i999:                         ; preds = %B294.endif.i.i.i.i.i.i988
  %sunkaddr389 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.413.i.i.i.i.i.i1001 = load i64, ptr %sunkaddr389, align 8, !noalias !184
  %math.i.i.i.i.i.i.i1002 = extractvalue { i64, i1 } %108, 0
  %.8.i62.i.i.i.i.i.i1003 = mul i64 %.413.i.i.i.i.i.i1001, %const60
  %.11.i.i.i.i.i.i.i1004 = mul i64 %.377.i.i.i.i.i.i995, %const52
  %.10.i.i.i.i.i.i.i1005 = add i64 %.11.i.i.i.i.i.i.i1004, %.9.i.i35.i.i.i.i.i956
  %.12.i.i.i.i.i.i.i1006 = add i64 %.10.i.i.i.i.i.i.i1005, %.8.i62.i.i.i.i.i.i1003
  %.13.i63.i.i.i.i.i.i1007 = lshr i64 %.12.i.i.i.i.i.i.i1006, 30
  %.14.i.i.i.i.i.i.i1008 = xor i64 %.13.i63.i.i.i.i.i.i1007, %.12.i.i.i.i.i.i.i1006
  %.15.i.i.i.i.i.i.i1009 = mul i64 %.14.i.i.i.i.i.i.i1008, %const62
  %.16.i.i.i.i.i.i.i1010 = lshr i64 %.15.i.i.i.i.i.i.i1009, 27
  %.17.i64.i.i.i.i.i.i1011 = xor i64 %.16.i.i.i.i.i.i.i1010, %.15.i.i.i.i.i.i.i1009
  %.18.i.i.i.i.i.i.i1012 = mul i64 %.17.i64.i.i.i.i.i.i1011, %const58
  %.19.i.i.i.i.i.i.i1013 = lshr i64 %.18.i.i.i.i.i.i.i1012, 31
  %.20.i65.i.i.i.i.i.i1014 = xor i64 %.19.i.i.i.i.i.i.i1013, %.18.i.i.i.i.i.i.i1012
  %.30.i.i.i.i.i.i.i1015 = urem i64 %.20.i65.i.i.i.i.i.i1014, %math.i.i.i.i.i.i.i1002
  br label %B294.endif.endif.endif.endif.i.i.i.i.i.i1016

B294.endif.endif.endif.endif.i.i.i.i.i.i1016:     ; preds = %B0.else.i.i.i.i.i.i.i999, %B294.endif.i.i.i.i.i.i988
  %rem.0.i.i.i.i.i.i.i1017 = phi i64 [ %.30.i.i.i.i.i.i.i1015, %B0.else.i.i.i.i.i.i.i999 ], [ 0, %B294.endif.i.i.i.i.i.i988 ]
  %sunkaddr390 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.538.i.i.i.i.i.i1019 = load i64, ptr %sunkaddr390, align 8, !noalias !184
  %.539.i.i.i.i.i.i1020 = inttoptr i64 %.538.i.i.i.i.i.i1019 to ptr
  %.504.i.i.i.i.i.i1021 = add nsw i64 %rem.0.i.i.i.i.i.i.i1017, %.75.i.i.i.i.i.i974
  %sunkaddr391 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.607.i.i.i.i.i.i1023 = load i64, ptr %sunkaddr391, align 8, !noalias !184
  %.608.i.i.i.i.i.i1024 = mul i64 %.607.i.i.i.i.i.i1023, %.10.i.i672
  %109 = getelementptr i64, ptr %.539.i.i.i.i.i.i1020, i64 %.608.i.i.i.i.i.i1024
  %.636.i.i.i.i.i.i1025 = getelementptr i64, ptr %109, i64 %.610.i.i.i.i.i.i968
  %.637.i.i.i.i.i.i1026 = load i64, ptr %.636.i.i.i.i.i.i1025, align 8, !noalias !184
  %.13.i.i.i.i.i.i.i1027 = tail call i64 @llvm.smax.i64(i64 %.637.i.i.i.i.i.i1026, i64 %.504.i.i.i.i.i.i1021)
  store i64 %.13.i.i.i.i.i.i.i1027, ptr %.636.i.i.i.i.i.i1025, align 8, !noalias !184
  br label %B802.i.i.i.i.i.i1028

B802.endif.endif.endif.i.i.i.i.i.i1046:           ; preds = %B210.i.i.i.i.i.i.i1202, %B158.i.i.i.i.i.i.i1037
  %storemerge.i.i.i.i.i.i.i1047 = phi i32 [ %.126.i.i.i.i.i.i.i1035, %B158.i.i.i.i.i.i.i1037 ], [ %.292.i.i.i.i.i.i.i1206, %B210.i.i.i.i.i.i.i1202 ]
  %sunkaddr392 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.795.i.i.i.i.i.i1049 = load i64, ptr %sunkaddr392, align 8, !noalias !184
  %.796.i.i.i.i.i.i1050 = inttoptr i64 %.795.i.i.i.i.i.i1049 to ptr
  %.832.i.i.i.i.i.i1051 = zext i32 %storemerge.i.i.i.i.i.i.i1047 to i64
  %.857.i.i.i.i.i.i1052 = getelementptr [32 x i8], ptr %.796.i.i.i.i.i.i1050, i64 %.832.i.i.i.i.i.i1051
  %.870.i.i.i.i.i.i1053 = or i32 %.292.i.i.i.i.i965, %116
  %.871.i.i.i.i.i.i1054 = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i1052, i64 8
  store i32 %.870.i.i.i.i.i.i1053, ptr %.871.i.i.i.i.i.i1054, align 4, !noalias !184
  %.875.i.i.i.i.i.i1055 = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i1052, i64 12
  store i32 %.300.i.i.i.i.i970, ptr %.875.i.i.i.i.i.i1055, align 4, !noalias !184
  %.881.i.i.i.i.i.i1056 = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i1052, i64 16
  store i32 %.304.i.i.i.i.i971, ptr %.881.i.i.i.i.i.i1056, align 4, !noalias !184
  %.887.i.i.i.i.i.i1057 = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i1052, i64 20
  store i32 %arg.origin.fr.i.i.i.i.i893, ptr %.887.i.i.i.i.i.i1057, align 4, !noalias !184
  %.893.i.i.i.i.i.i1058 = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i1052, i64 24
  store i32 %.233.i.i.i.i895, ptr %.893.i.i.i.i.i.i1058, align 4, !noalias !184
  %.899.i.i.i.i.i.i1059 = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i.i1052, i64 28
  store i32 %.236.i.i.i.i897, ptr %.899.i.i.i.i.i.i1059, align 4, !noalias !184
  %sunkaddr393 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.935.i.i.i.i.i.i1061 = load i64, ptr %sunkaddr393, align 8, !noalias !184
  %.936.i.i.i.i.i.i1062 = inttoptr i64 %.935.i.i.i.i.i.i1061 to ptr
  %.997.i.i.i.i.i.i1063 = getelementptr [16 x i8], ptr %.936.i.i.i.i.i.i1062, i64 %.832.i.i.i.i.i.i1051
  %.27.i.i.i.i.i.i.i1064 = icmp eq i64 %.10.i.i672, %.610.i.i.i.i.i.i968
  br i1 %.27.i.i.i.i.i.i.i1064, label %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i1116, label %B802.endif.endif.endif.endif.i.i.i.i.i.i1065

B802.endif.endif.endif.endif.i.i.i.i.i.i1065:     ; preds = %B802.endif.endif.endif.i.i.i.i.i.i1046
  %sunkaddr394 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.71.i.i.i.i.i.i.i1067 = load i64, ptr %sunkaddr394, align 8, !noalias !190
  %sunkaddr395 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.108.i.i.i.i.i.i.i1069 = load i64, ptr %sunkaddr395, align 8, !noalias !190
  %.109.i.i.i.i.i.i.i1070 = inttoptr i64 %.108.i.i.i.i.i.i.i1069 to ptr
  %sunkaddr396 = inttoptr i64 %.108.i.i.i.i.i.i.i1069 to ptr
  %sunkaddr397 = mul i64 %.7.i.i671, 4
  %sunkaddr398 = getelementptr i8, ptr %sunkaddr396, i64 %sunkaddr397
  %sunkaddr399 = getelementptr i8, ptr %sunkaddr398, i64 -4
  %.176.i.i.i.i.i.i.i1075 = load i32, ptr %sunkaddr399, align 4, !noalias !190
  %.179.i.i.i.i.i.i.i1076 = zext i32 %.176.i.i.i.i.i.i.i1075 to i64
  %.206.i.i.i.i.i.i.i1077 = getelementptr i32, ptr %.109.i.i.i.i.i.i.i1070, i64 %.610.i.i.i.i.i.i968
  %.207.i.i.i.i.i.i.i1078 = load i32, ptr %.206.i.i.i.i.i.i.i1077, align 4, !noalias !190
  %.213.i.i.i.i.i.i.i1079 = zext i32 %.207.i.i.i.i.i.i.i1078 to i64
  %.214.i.i.i.i.i.i.i1080 = lshr i64 %.179.i.i.i.i.i.i.i1076, 8
  %.215.i.i.i.i.i.i.i1081 = lshr i64 %.213.i.i.i.i.i.i.i1079, 8
  %.222.i.i.i.i.i.i.i1082 = and i64 %.213.i.i.i.i.i.i.i1079, 255
  %.223.i.i.i.i.i.i.i1083 = and i64 %.179.i.i.i.i.i.i.i1076, 255
  %.224.i.i.i.i.i.i.i1084 = sub nsw i64 %.222.i.i.i.i.i.i.i1082, %.223.i.i.i.i.i.i.i1083
  %.233.i.i.i.i.i.i.i1085 = icmp slt i64 %.224.i.i.i.i.i.i.i1084, 0
  %.236.i.i.i.i.i.i.i1086 = add nsw i64 %.71.i.i.i.i.i.i.i1067, 1
  %.238.i.i.i.i.i.i.i1087 = select i1 %.233.i.i.i.i.i.i.i1085, i64 %.236.i.i.i.i.i.i.i1086, i64 0
  %left.3.0.i.i.i.i.i.i.i1088 = add nsw i64 %.238.i.i.i.i.i.i.i1087, %.224.i.i.i.i.i.i.i1084
  %.252.i.i.i.i.i.i.i1089 = lshr i64 %.215.i.i.i.i.i.i.i1081, %left.3.0.i.i.i.i.i.i.i1088
  %.255.i.i.i.i.i.i.i1090 = sub nsw i64 %.71.i.i.i.i.i.i.i1067, %left.3.0.i.i.i.i.i.i.i1088
  %notmask.i.i.i.i.i.i.i1091 = shl nsw i64 -1, %.255.i.i.i.i.i.i.i1090
  %.257.i.i.i.i.i.i.i1092 = xor i64 %notmask.i.i.i.i.i.i.i1091, -1
  %.259.i.i.i.i.i.i.i1093 = and i64 %.214.i.i.i.i.i.i.i1080, %.257.i.i.i.i.i.i.i1092
  %.260.not.i.i.i.i.i.i.i1094 = icmp eq i64 %.252.i.i.i.i.i.i.i1089, %.259.i.i.i.i.i.i.i1093
  %.265.i.i.i.i.i.i.i1095 = select i1 %.260.not.i.i.i.i.i.i.i1094, i64 0, i64 %.236.i.i.i.i.i.i.i1086
  %left.4.0.i.i.i.i.i.i.i1096 = add nsw i64 %.265.i.i.i.i.i.i.i1095, %left.3.0.i.i.i.i.i.i.i1088
  %.275.i.i.i.i.i.i.i1097 = sub nsw i64 %left.4.0.i.i.i.i.i.i.i1096, %.71.i.i.i.i.i.i.i1067
  %.13.i.i.i.i.i.i.i.i1098 = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i.i.i.i.i1097, i64 0)
  %.305.i.i.i.i.i.i.i1099 = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i.i.i.i.i1096, i64 %.71.i.i.i.i.i.i.i1067)
  %.307.i.i.i.i.i.i.i1100 = sub nsw i64 %.71.i.i.i.i.i.i.i1067, %.13.i.i.i.i.i.i.i.i1098
  %.311.i.i.i.i.i.i.i1101 = lshr i64 %.214.i.i.i.i.i.i.i1080, %.307.i.i.i.i.i.i.i1100
  %.314.i.i.i.i.i.i.i1102 = shl i64 %.311.i.i.i.i.i.i.i1101, %.305.i.i.i.i.i.i.i1099
  %notmask134.i.i.i.i.i.i.i1103 = shl nsw i64 -1, %.305.i.i.i.i.i.i.i1099
  %.316.i.i.i.i.i.i.i1104 = xor i64 %notmask134.i.i.i.i.i.i.i1103, -1
  %.318.i.i.i.i.i.i.i1105 = and i64 %.215.i.i.i.i.i.i.i1081, %.316.i.i.i.i.i.i.i1104
  %.321.i.i.i.i.i.i.i1106 = or i64 %.314.i.i.i.i.i.i.i1102, %.318.i.i.i.i.i.i.i1105
  %.322.i.i.i.i.i.i.i1107 = shl i64 %.321.i.i.i.i.i.i.i1106, 1
  %.323.i.i.i.i.i.i.i1108 = or disjoint i64 %.322.i.i.i.i.i.i.i1107, 1
  %.325.i.i.i.i.i.i.i1109 = sub nsw i64 63, %left.4.0.i.i.i.i.i.i.i1096
  %.328.i.i.i.i.i.i.i1110 = shl i64 %.323.i.i.i.i.i.i.i1108, %.325.i.i.i.i.i.i.i1109
  %.328.i.fr.i.i.i.i.i.i1111 = freeze i64 %.328.i.i.i.i.i.i.i1110
  %.8.i.i.i.i.i.i.i1112 = icmp eq i64 %.328.i.fr.i.i.i.i.i.i1111, %const53
  %.17.i.i.i.i.i.i.i1113 = lshr i64 %.328.i.fr.i.i.i.i.i.i1111, 63
  %.20.i.i.i.i.i.i.i1114 = trunc nuw nsw i64 %.17.i.i.i.i.i.i.i1113 to i32
  %spec.select.i.i.i.i.i.i1115 = select i1 %.8.i.i.i.i.i.i.i1112, i32 2, i32 %.20.i.i.i.i.i.i.i1114
  %110 = shl i64 %.328.i.fr.i.i.i.i.i.i1111, 1
  br label %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i1116

B802.endif.endif.endif.endif.endif.i.i.i.i.i.i1116: ; preds = %B802.endif.endif.endif.endif.i.i.i.i.i.i1065, %B802.endif.endif.endif.i.i.i.i.i.i1046
  %storemerge.i26.i.i.i.i.i.i1117 = phi i64 [ %110, %B802.endif.endif.endif.endif.i.i.i.i.i.i1065 ], [ 0, %B802.endif.endif.endif.i.i.i.i.i.i1046 ]
  %111 = phi i32 [ %spec.select.i.i.i.i.i.i1115, %B802.endif.endif.endif.endif.i.i.i.i.i.i1065 ], [ 2, %B802.endif.endif.endif.i.i.i.i.i.i1046 ]
  %.1068.tr.i.i.i.i.i.i1118 = or i32 %111, %118
  %.1072.i.i.i.i.i.i1119 = shl nuw i32 %.1068.tr.i.i.i.i.i.i1118, 2
  %.1073.i.i.i.i.i.i1120 = getelementptr inbounds nuw i8, ptr %.997.i.i.i.i.i.i1063, i64 8
  store i32 %.1072.i.i.i.i.i.i1119, ptr %.1073.i.i.i.i.i.i1120, align 4, !noalias !184
  store i64 %storemerge.i26.i.i.i.i.i.i1117, ptr %.997.i.i.i.i.i.i1063, align 8, !noalias !184
  %sunkaddr400 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i.i.i.i.i1122 = load i64, ptr %sunkaddr400, align 8, !noalias !193
  %.56.i.i.i.i.i.i.i1123 = inttoptr i64 %.55.i.i.i.i.i.i.i1122 to ptr
  %.127.i.i.i.i.i.i.i1124 = getelementptr [16 x i8], ptr %.56.i.i.i.i.i.i.i1123, i64 %.832.i.i.i.i.i.i1051
  %.128.i.i.i.i.i.i.i1125 = getelementptr inbounds nuw i8, ptr %.127.i.i.i.i.i.i.i1124, i64 12
  store i32 0, ptr %.128.i.i.i.i.i.i.i1125, align 4, !noalias !193
  %sunkaddr401 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i.i.i.i.i.i1127 = load i64, ptr %sunkaddr401, align 8, !noalias !193
  %.164.i.i.i.i.i.i.i1128 = sub nsw i64 %at.2.0.i.i.i.i.i.i1029, %.162.i.i.i.i.i.i.i1127
  %.165.i.i.i.i.i.i.i1129 = icmp slt i64 %.164.i.i.i.i.i.i.i1128, 2048
  br i1 %.165.i.i.i.i.i.i.i1129, label %B170.endif.endif.i.i.i.i.i.i.i1162, label %B552.endif.i.i.i.i.i.i.i1130

B500.i.i.i.i.i.i.i1172:                           ; preds = %B170.endif.endif.i.i.i.i.i.i.i1162
  %112 = inttoptr i64 %.55.i.i.i.i.i.i.i1122 to ptr
  %sunkaddr.i.i.i.i.i.i.i1173 = inttoptr i64 %.271.i.i.i.i.i.i.i1168 to ptr
  %sunkaddr24.i.i.i.i.i.i.i1174 = shl nuw nsw i64 %.168.i68.i.i.i.i.i.i1163, 2
  %sunkaddr25.i.i.i.i.i.i.i1175 = getelementptr i8, ptr %sunkaddr.i.i.i.i.i.i.i1173, i64 %sunkaddr24.i.i.i.i.i.i.i1174
  %.471.i.i.i.i.i.i.i1176 = load i32, ptr %sunkaddr25.i.i.i.i.i.i.i1175, align 4, !noalias !193
  %.473.i.i.i.i.i.i.i1177 = zext i32 %.471.i.i.i.i.i.i.i1176 to i64
  %.498.i.i.i.i.i.i.i1178 = getelementptr [16 x i8], ptr %112, i64 %.473.i.i.i.i.i.i.i1177
  %.505.i.i.i.i.i.i.i1179 = getelementptr inbounds nuw i8, ptr %.498.i.i.i.i.i.i.i1178, i64 12
  store i32 %storemerge.i.i.i.i.i.i.i1047, ptr %.505.i.i.i.i.i.i.i1179, align 4, !noalias !193
  br label %B538.i.i.i.i.i.i.i1180

B538.i.i.i.i.i.i.i1180:                           ; preds = %B456.endif.i.i.i.i.i.i.i1184, %B500.i.i.i.i.i.i.i1172
  %sunkaddr27.pre-phi.i.i.i.i.i.i.i1181 = phi i64 [ %sunkaddr31.i.i.i.i.i.i.i1185, %B456.endif.i.i.i.i.i.i.i1184 ], [ %sunkaddr24.i.i.i.i.i.i.i1174, %B500.i.i.i.i.i.i.i1172 ]
  %sunkaddr26.pre-phi.i.i.i.i.i.i.i1182 = phi ptr [ %.pre.i.i.i.i.i.i.i1201, %B456.endif.i.i.i.i.i.i.i1184 ], [ %sunkaddr.i.i.i.i.i.i.i1173, %B500.i.i.i.i.i.i.i1172 ]
  %sunkaddr28.i.i.i.i.i.i.i1183 = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i.i.i.i.i1182, i64 %sunkaddr27.pre-phi.i.i.i.i.i.i.i1181
  store i32 %storemerge.i.i.i.i.i.i.i1047, ptr %sunkaddr28.i.i.i.i.i.i.i1183, align 4, !noalias !193
  br label %B312.endif.i.i.i.i.i1148

B688.i.i.i.i.i.i.i1160:                           ; preds = %B552.endif.i.i.i.i.i.i.i1130
  %sunkaddr402 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.832.i.i.i.i.i.i1051, ptr %sunkaddr402, align 8, !noalias !193
  br label %B790.endif.i.i.i.i.i.i.i1143

B716.i.i.i.i.i.i.i1138:                           ; preds = %B552.endif.i.i.i.i.i.i.i1130
  %113 = inttoptr i64 %.55.i.i.i.i.i.i.i1122 to ptr
  %sunkaddr403 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i.i.i.i.i.i1140 = load i64, ptr %sunkaddr403, align 8, !noalias !193
  %114 = and i64 %.756.i.i.i.i.i.i.i1140, 4294967295
  %.784.i.i.i.i.i.i.i1141 = getelementptr [16 x i8], ptr %113, i64 %114
  %.791.i.i.i.i.i.i.i1142 = getelementptr inbounds nuw i8, ptr %.784.i.i.i.i.i.i.i1141, i64 12
  store i32 %storemerge.i.i.i.i.i.i.i1047, ptr %.791.i.i.i.i.i.i.i1142, align 4, !noalias !193
  br label %B790.endif.i.i.i.i.i.i.i1143

B170.endif.endif.i.i.i.i.i.i.i1162:               ; preds = %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i1116
  %.168.i68.i.i.i.i.i.i1163 = and i64 %at.2.0.i.i.i.i.i.i1029, 2047
  %sunkaddr404 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i69.i.i.i.i.i.i1165 = load i64, ptr %sunkaddr404, align 8, !noalias !193
  %.204.i.i.i.i.i.i.i1166 = inttoptr i64 %.203.i69.i.i.i.i.i.i1165 to ptr
  %sunkaddr405 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i.i.i.i.i.i1168 = load i64, ptr %sunkaddr405, align 8, !noalias !193
  %.352.i.i.i.i.i.i.i1169 = getelementptr i32, ptr %.204.i.i.i.i.i.i.i1166, i64 %.168.i68.i.i.i.i.i.i1163
  %.353.i.i.i.i.i.i.i1170 = load i32, ptr %.352.i.i.i.i.i.i.i1169, align 4, !noalias !193
  %.354.i.i.i.i.i.i.i1171 = icmp eq i32 %.353.i.i.i.i.i.i.i1170, 0
  br i1 %.354.i.i.i.i.i.i.i1171, label %B456.endif.i.i.i.i.i.i.i1184, label %B500.i.i.i.i.i.i.i1172

B456.endif.i.i.i.i.i.i.i1184:                     ; preds = %B170.endif.endif.i.i.i.i.i.i.i1162
  %115 = inttoptr i64 %.203.i69.i.i.i.i.i.i1165 to ptr
  %sunkaddr31.i.i.i.i.i.i.i1185 = shl nuw nsw i64 %.168.i68.i.i.i.i.i.i1163, 2
  %sunkaddr32.i.i.i.i.i.i.i1186 = getelementptr i8, ptr %115, i64 %sunkaddr31.i.i.i.i.i.i.i1185
  store i32 %storemerge.i.i.i.i.i.i.i1047, ptr %sunkaddr32.i.i.i.i.i.i.i1186, align 4, !noalias !193
  %sunkaddr406 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i.i.i.i1188 = load i64, ptr %sunkaddr406, align 8, !noalias !196
  %.52.i.i.i.i.i.i.i.i1189 = inttoptr i64 %.51.i.i.i.i.i.i.i.i1188 to ptr
  %.17.i.i.i.i.i.i.i.i1190 = lshr i64 %at.2.0.i.i.i.i.i.i1029, 6
  %.91.i.i.i.i.i.i.i.i1191 = and i64 %.17.i.i.i.i.i.i.i.i1190, 31
  %.116.i.i.i.i.i.i.i.i1192 = getelementptr i64, ptr %.52.i.i.i.i.i.i.i.i1189, i64 %.91.i.i.i.i.i.i.i.i1191
  %.117.i.i.i.i.i.i.i.i1193 = load i64, ptr %.116.i.i.i.i.i.i.i.i1192, align 8, !noalias !196
  %.118.i.i.i.i.i.i.i.i1194 = and i64 %at.2.0.i.i.i.i.i.i1029, 63
  %.119.i.i.i.i.i.i.i.i1195 = shl nuw i64 1, %.118.i.i.i.i.i.i.i.i1194
  %.120.i.i.i.i.i.i.i.i1196 = or i64 %.117.i.i.i.i.i.i.i.i1193, %.119.i.i.i.i.i.i.i.i1195
  store i64 %.120.i.i.i.i.i.i.i.i1196, ptr %.116.i.i.i.i.i.i.i.i1192, align 8, !noalias !196
  %.174.i.i.i.i.i.i.i.i1197 = getelementptr i8, ptr %.52.i.i.i.i.i.i.i.i1189, i64 256
  %.175.i.i.i.i.i.i.i.i1198 = load i64, ptr %.174.i.i.i.i.i.i.i.i1197, align 8, !noalias !196
  %.177.i.i.i.i.i.i.i.i1199 = shl nuw nsw i64 1, %.91.i.i.i.i.i.i.i.i1191
  %.178.i.i.i.i.i.i.i.i1200 = or i64 %.175.i.i.i.i.i.i.i.i1198, %.177.i.i.i.i.i.i.i.i1199
  store i64 %.178.i.i.i.i.i.i.i.i1200, ptr %.174.i.i.i.i.i.i.i.i1197, align 8, !noalias !196
  %.pre.i.i.i.i.i.i.i1201 = inttoptr i64 %.271.i.i.i.i.i.i.i1168 to ptr
  br label %B538.i.i.i.i.i.i.i1180

B552.endif.i.i.i.i.i.i.i1130:                     ; preds = %B802.endif.endif.endif.endif.endif.i.i.i.i.i.i1116
  %sunkaddr407 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i.i.i.i.i.i1132 = load i64, ptr %sunkaddr407, align 8, !noalias !193
  %.581.i.i.i.i.i.i.i1133 = inttoptr i64 %.580.i.i.i.i.i.i.i1132 to ptr
  %.643.i.i.i.i.i.i.i1134 = getelementptr [32 x i8], ptr %.581.i.i.i.i.i.i.i1133, i64 %.832.i.i.i.i.i.i1051
  store i64 %at.2.0.i.i.i.i.i.i1029, ptr %.643.i.i.i.i.i.i.i1134, align 8, !noalias !193
  %sunkaddr408 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i.i.i.i.i.i1136 = load i64, ptr %sunkaddr408, align 8, !noalias !193
  %.683.i.i.i.i.i.i.i1137 = icmp eq i64 %.682.i.i.i.i.i.i.i1136, 0
  br i1 %.683.i.i.i.i.i.i.i1137, label %B688.i.i.i.i.i.i.i1160, label %B716.i.i.i.i.i.i.i1138

B790.endif.i.i.i.i.i.i.i1143:                     ; preds = %B716.i.i.i.i.i.i.i1138, %B688.i.i.i.i.i.i.i1160
  %sunkaddr409 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.832.i.i.i.i.i.i1051, ptr %sunkaddr409, align 8, !noalias !193
  %sunkaddr410 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i.i.i.i.i.i1146 = load i64, ptr %sunkaddr410, align 8, !noalias !193
  %.13.i.i67.i.i.i.i.i.i1147 = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i.i.i.i.i1029, i64 %.862.i.i.i.i.i.i.i1146)
  store i64 %.13.i.i67.i.i.i.i.i.i1147, ptr %sunkaddr410, align 8, !noalias !193
  br label %B312.endif.i.i.i.i.i1148

B164.lr.ph.i.i.i.i.i952:                          ; preds = %B1230.i.i.i.i947
  %const64 = bitcast i64 -3335678366873096957 to i64
  %const62 = bitcast i64 -4658895280553007687 to i64
  %const60 = bitcast i64 -7046029254386353131 to i64
  %const58 = bitcast i64 -7723592293110705685 to i64
  %const52 = bitcast i64 2685821657736338717 to i64
  %sunkaddr411 = getelementptr inbounds i8, ptr %arg.m.4, i64 16
  %.61.i22.i.i.i.i954 = load i64, ptr %sunkaddr411, align 8, !noalias !181
  %.307.not.i.i.i.i.i955 = icmp eq i32 %arg.origin.fr.i.i.i.i.i893, 0
  %116 = shl i32 %.1068.i.i.i.i943, 16
  %117 = shl nsw i32 %.1068.i.i.i.i943, 2
  %118 = add nsw i32 %117, 4
  %.9.i.i35.i.i.i.i.i956 = mul i64 %.10.i.i672, %const64
  br i1 %.307.not.i.i.i.i.i955, label %B164.us.preheader.i.i.i.i.i1207, label %B164.preheader.i.i.i.i.i957

B164.preheader.i.i.i.i.i957:                      ; preds = %B164.lr.ph.i.i.i.i.i952
  %119 = inttoptr i64 %.61.i22.i.i.i.i954 to ptr
  %scevgep245.i.i.i.i.i958 = getelementptr i8, ptr %119, i64 20
  br label %B164.i.i.i.i.i959

B164.us.preheader.i.i.i.i.i1207:                  ; preds = %B164.lr.ph.i.i.i.i.i952
  %120 = inttoptr i64 %.61.i22.i.i.i.i954 to ptr
  %scevgep.i.i.i.i.i1208 = getelementptr i8, ptr %120, i64 24
  br label %B164.us.i.i.i.i.i1209

B164.us.i.i.i.i.i1209:                            ; preds = %B312.endif.us.i.i.i.i.i1400, %B164.us.preheader.i.i.i.i.i1207
  %lsr.iv244.i.i.i.i.i1210 = phi i64 [ %.137.i.i.i.i.i950, %B164.us.preheader.i.i.i.i.i1207 ], [ %lsr.iv.next.i.i.i.i.i1402, %B312.endif.us.i.i.i.i.i1400 ]
  %lsr.iv.i.i.i.i.i1211 = phi ptr [ %scevgep.i.i.i.i.i1208, %B164.us.preheader.i.i.i.i.i1207 ], [ %scevgep238.i.i.i.i.i1401, %B312.endif.us.i.i.i.i.i1400 ]
  %scevgep243.i.i.i.i.i1212 = getelementptr i8, ptr %lsr.iv.i.i.i.i.i1211, i64 -24
  %.288.us.i.i.i.i.i1213 = load i64, ptr %scevgep243.i.i.i.i.i1212, align 8, !noalias !181
  %scevgep242.i.i.i.i.i1214 = getelementptr i8, ptr %lsr.iv.i.i.i.i.i1211, i64 -16
  %.292.us.i.i.i.i.i1215 = load i32, ptr %scevgep242.i.i.i.i.i1214, align 8, !noalias !181
  %scevgep241.i.i.i.i.i1216 = getelementptr i8, ptr %lsr.iv.i.i.i.i.i1211, i64 -12
  %.296.us.i.i.i.i.i1217 = load i32, ptr %scevgep241.i.i.i.i.i1216, align 4, !noalias !181
  %.610.i57.i.i.i.i.i1218 = zext i32 %.296.us.i.i.i.i.i1217 to i64
  %scevgep240.i.i.i.i.i1219 = getelementptr i8, ptr %lsr.iv.i.i.i.i.i1211, i64 -8
  %.300.us.i.i.i.i.i1220 = load i32, ptr %scevgep240.i.i.i.i.i1219, align 8, !noalias !181
  %scevgep239.i.i.i.i.i1221 = getelementptr i8, ptr %lsr.iv.i.i.i.i.i1211, i64 -4
  %.304.us.i.i.i.i.i1222 = load i32, ptr %scevgep239.i.i.i.i.i1221, align 4, !noalias !181
  %.351.us.i.i.i.i.i1223 = load i32, ptr %lsr.iv.i.i.i.i.i1211, align 8, !noalias !181
  %sunkaddr412 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i.i.i.i1225 = load i64, ptr %sunkaddr412, align 8, !noalias !199
  %.75.i3.i.i.i.i.i1226 = add nsw i64 %.74.i2.i.i.i.i.i1225, %.288.us.i.i.i.i.i1213
  %sunkaddr413 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i.i.i.i1228 = load i64, ptr %sunkaddr413, align 8, !noalias !199
  %.115.i6.i.i.i.i.i1229 = inttoptr i64 %.114.i5.i.i.i.i.i1228 to ptr
  %sunkaddr414 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.185.i8.i.i.i.i.i1231 = load i64, ptr %sunkaddr414, align 8, !noalias !199
  %.186.i9.i.i.i.i.i1232 = mul i64 %.185.i8.i.i.i.i.i1231, %.10.i.i672
  %.188.i10.i.i.i.i.i1233 = zext i32 %.292.us.i.i.i.i.i1215 to i64
  %121 = getelementptr i64, ptr %.115.i6.i.i.i.i.i1229, i64 %.186.i9.i.i.i.i.i1232
  %.214.i11.i.i.i.i.i1234 = getelementptr i64, ptr %121, i64 %.188.i10.i.i.i.i.i1233
  %.215.i12.i.i.i.i.i1235 = load i64, ptr %.214.i11.i.i.i.i.i1234, align 8, !noalias !199
  %.216.i13.i.i.i.i.i1236 = add nsw i64 %.215.i12.i.i.i.i.i1235, 1
  store i64 %.216.i13.i.i.i.i.i1236, ptr %.214.i11.i.i.i.i.i1234, align 8, !noalias !199
  %sunkaddr415 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.277.i15.i.i.i.i.i1238 = load i64, ptr %sunkaddr415, align 8, !noalias !199
  %.278.not.i16.i.i.i.i.i1239 = icmp eq i64 %.277.i15.i.i.i.i.i1238, 0
  br i1 %.278.not.i16.i.i.i.i.i1239, label %B802.i61.i.i.i.i.i1280, label %B294.endif.i17.i.i.i.i.i1240

B802.i61.i.i.i.i.i1280:                           ; preds = %B294.endif.endif.endif.endif.i48.i.i.i.i.i1268, %B164.us.i.i.i.i.i1209
  %at.2.0.i62.i.i.i.i.i1281 = phi i64 [ %.13.i.i60.i.i.i.i.i1279, %B294.endif.endif.endif.endif.i48.i.i.i.i.i1268 ], [ %.75.i3.i.i.i.i.i1226, %B164.us.i.i.i.i.i1209 ]
  %sunkaddr416 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.731.i64.i.i.i.i.i1283 = load i64, ptr %sunkaddr416, align 8, !noalias !199
  %.732.i65.i.i.i.i.i1284 = add nsw i64 %.731.i64.i.i.i.i.i1283, 1
  store i64 %.732.i65.i.i.i.i.i1284, ptr %sunkaddr416, align 8, !noalias !199
  %sunkaddr417 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i67.i.i.i.i.i1286 = load i64, ptr %sunkaddr417, align 8, !noalias !202
  %122 = and i64 %.125.i.i67.i.i.i.i.i1286, 4294967295
  %.126.i.i68.i.i.i.i.i1287 = trunc i64 %122 to i32
  %.131.not.i.i69.i.i.i.i.i1288 = icmp eq i32 %.126.i.i68.i.i.i.i.i1287, 0
  br i1 %.131.not.i.i69.i.i.i.i.i1288, label %B210.i.i222.i.i.i.i.i1446, label %B158.i.i70.i.i.i.i.i1289

B158.i.i70.i.i.i.i.i1289:                         ; preds = %B802.i61.i.i.i.i.i1280
  %sunkaddr418 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i72.i.i.i.i.i1291 = load i64, ptr %sunkaddr418, align 8, !noalias !202
  %.50.i.i73.i.i.i.i.i1292 = inttoptr i64 %.49.i.i72.i.i.i.i.i1291 to ptr
  %.160.i.i74.i.i.i.i.i1293 = getelementptr [16 x i8], ptr %.50.i.i73.i.i.i.i.i1292, i64 %122
  %.166.i.i75.i.i.i.i.i1294 = getelementptr inbounds nuw i8, ptr %.160.i.i74.i.i.i.i.i1293, i64 12
  %.168.i.i76.i.i.i.i.i1295 = load i32, ptr %.166.i.i75.i.i.i.i.i1294, align 4, !noalias !202
  %.203.i.i77.i.i.i.i.i1296 = zext i32 %.168.i.i76.i.i.i.i.i1295 to i64
  %sunkaddr419 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i77.i.i.i.i.i1296, ptr %sunkaddr419, align 8, !noalias !202
  br label %B802.endif.endif.endif.i79.i.i.i.i.i1298

B210.i.i222.i.i.i.i.i1446:                        ; preds = %B802.i61.i.i.i.i.i1280
  %sunkaddr420 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i224.i.i.i.i.i1448 = load i64, ptr %sunkaddr420, align 8, !noalias !202
  %.251.i.i225.i.i.i.i.i1449 = add nsw i64 %.250.i.i224.i.i.i.i.i1448, 1
  store i64 %.251.i.i225.i.i.i.i.i1449, ptr %sunkaddr420, align 8, !noalias !202
  %.292.i.i226.i.i.i.i.i1450 = trunc i64 %.251.i.i225.i.i.i.i.i1449 to i32
  br label %B802.endif.endif.endif.i79.i.i.i.i.i1298

B294.endif.i17.i.i.i.i.i1240:                     ; preds = %B164.us.i.i.i.i.i1209
  %sunkaddr421 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.311.i19.i.i.i.i.i1242 = load i64, ptr %sunkaddr421, align 8, !noalias !199
  %.312.i20.i.i.i.i.i1243 = inttoptr i64 %.311.i19.i.i.i.i.i1242 to ptr
  %.373.i21.i.i.i.i.i1244 = getelementptr [192 x i8], ptr %.312.i20.i.i.i.i.i1243, i64 %.10.i.i672
  %.374.i22.i.i.i.i.i1245 = getelementptr inbounds nuw i8, ptr %.373.i21.i.i.i.i.i1244, i64 136
  %.376.i23.i.i.i.i.i1246 = load i64, ptr %.374.i22.i.i.i.i.i1245, align 8, !noalias !199
  %.377.i24.i.i.i.i.i1247 = add nsw i64 %.376.i23.i.i.i.i.i1246, 1
  store i64 %.377.i24.i.i.i.i.i1247, ptr %.374.i22.i.i.i.i.i1245, align 8, !noalias !199
  %sunkaddr422 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.478.i28.i.i.i.i.i1249 = load i64, ptr %sunkaddr422, align 8, !noalias !199
  %123 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.478.i28.i.i.i.i.i1249, i64 1)
  %ov.i.i29.i.i.i.i.i1250 = extractvalue { i64, i1 } %123, 1
  br i1 %ov.i.i29.i.i.i.i.i1250, label %B294.endif.endif.endif.endif.i48.i.i.i.i.i1268, label %B0.else.i.i30.i.i.i.i.i1251, !prof !90

B0.else.i.i30.i.i.i.i.i1251:                      ; preds = %B294.endif.i17.i.i.i.i.i1240
  %sunkaddr423 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.413.i26.i.i.i.i.i1253 = load i64, ptr %sunkaddr423, align 8, !noalias !199
  %math.i.i33.i.i.i.i.i1254 = extractvalue { i64, i1 } %123, 0
  %.8.i62.i34.i.i.i.i.i1255 = mul i64 %.413.i26.i.i.i.i.i1253, %const60
  %.11.i.i37.i.i.i.i.i1256 = mul i64 %.377.i24.i.i.i.i.i1247, %const52
  %.10.i.i36.i.i.i.i.i1257 = add i64 %.11.i.i37.i.i.i.i.i1256, %.9.i.i35.i.i.i.i.i956
  %.12.i.i38.i.i.i.i.i1258 = add i64 %.10.i.i36.i.i.i.i.i1257, %.8.i62.i34.i.i.i.i.i1255
  %.13.i63.i39.i.i.i.i.i1259 = lshr i64 %.12.i.i38.i.i.i.i.i1258, 30
  %.14.i.i40.i.i.i.i.i1260 = xor i64 %.13.i63.i39.i.i.i.i.i1259, %.12.i.i38.i.i.i.i.i1258
  %.15.i.i41.i.i.i.i.i1261 = mul i64 %.14.i.i40.i.i.i.i.i1260, %const62
  %.16.i.i42.i.i.i.i.i1262 = lshr i64 %.15.i.i41.i.i.i.i.i1261, 27
  %.17.i64.i43.i.i.i.i.i1263 = xor i64 %.16.i.i42.i.i.i.i.i1262, %.15.i.i41.i.i.i.i.i1261
  %.18.i.i44.i.i.i.i.i1264 = mul i64 %.17.i64.i43.i.i.i.i.i1263, %const58
  %.19.i.i45.i.i.i.i.i1265 = lshr i64 %.18.i.i44.i.i.i.i.i1264, 31
  %.20.i65.i46.i.i.i.i.i1266 = xor i64 %.19.i.i45.i.i.i.i.i1265, %.18.i.i44.i.i.i.i.i1264
  %.30.i.i47.i.i.i.i.i1267 = urem i64 %.20.i65.i46.i.i.i.i.i1266, %math.i.i33.i.i.i.i.i1254
  br label %B294.endif.endif.endif.endif.i48.i.i.i.i.i1268

B294.endif.endif.endif.endif.i48.i.i.i.i.i1268:   ; preds = %B0.else.i.i30.i.i.i.i.i1251, %B294.endif.i17.i.i.i.i.i1240
  %rem.0.i.i49.i.i.i.i.i1269 = phi i64 [ %.30.i.i47.i.i.i.i.i1267, %B0.else.i.i30.i.i.i.i.i1251 ], [ 0, %B294.endif.i17.i.i.i.i.i1240 ]
  %sunkaddr424 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.538.i51.i.i.i.i.i1271 = load i64, ptr %sunkaddr424, align 8, !noalias !199
  %.539.i52.i.i.i.i.i1272 = inttoptr i64 %.538.i51.i.i.i.i.i1271 to ptr
  %.504.i53.i.i.i.i.i1273 = add nsw i64 %rem.0.i.i49.i.i.i.i.i1269, %.75.i3.i.i.i.i.i1226
  %sunkaddr425 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.607.i55.i.i.i.i.i1275 = load i64, ptr %sunkaddr425, align 8, !noalias !199
  %.608.i56.i.i.i.i.i1276 = mul i64 %.607.i55.i.i.i.i.i1275, %.10.i.i672
  %124 = getelementptr i64, ptr %.539.i52.i.i.i.i.i1272, i64 %.608.i56.i.i.i.i.i1276
  %.636.i58.i.i.i.i.i1277 = getelementptr i64, ptr %124, i64 %.610.i57.i.i.i.i.i1218
  %.637.i59.i.i.i.i.i1278 = load i64, ptr %.636.i58.i.i.i.i.i1277, align 8, !noalias !199
  %.13.i.i60.i.i.i.i.i1279 = tail call i64 @llvm.smax.i64(i64 %.637.i59.i.i.i.i.i1278, i64 %.504.i53.i.i.i.i.i1273)
  store i64 %.13.i.i60.i.i.i.i.i1279, ptr %.636.i58.i.i.i.i.i1277, align 8, !noalias !199
  br label %B802.i61.i.i.i.i.i1280

B802.endif.endif.endif.i79.i.i.i.i.i1298:         ; preds = %B210.i.i222.i.i.i.i.i1446, %B158.i.i70.i.i.i.i.i1289
  %storemerge.i.i80.i.i.i.i.i1299 = phi i32 [ %.126.i.i68.i.i.i.i.i1287, %B158.i.i70.i.i.i.i.i1289 ], [ %.292.i.i226.i.i.i.i.i1450, %B210.i.i222.i.i.i.i.i1446 ]
  %sunkaddr426 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.795.i82.i.i.i.i.i1301 = load i64, ptr %sunkaddr426, align 8, !noalias !199
  %.796.i83.i.i.i.i.i1302 = inttoptr i64 %.795.i82.i.i.i.i.i1301 to ptr
  %.832.i84.i.i.i.i.i1303 = zext i32 %storemerge.i.i80.i.i.i.i.i1299 to i64
  %.857.i85.i.i.i.i.i1304 = getelementptr [32 x i8], ptr %.796.i83.i.i.i.i.i1302, i64 %.832.i84.i.i.i.i.i1303
  %.870.i87.i.i.i.i.i1305 = or i32 %.292.us.i.i.i.i.i1215, %116
  %.871.i88.i.i.i.i.i1306 = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i1304, i64 8
  store i32 %.870.i87.i.i.i.i.i1305, ptr %.871.i88.i.i.i.i.i1306, align 4, !noalias !199
  %.875.i89.i.i.i.i.i1307 = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i1304, i64 12
  store i32 %.300.us.i.i.i.i.i1220, ptr %.875.i89.i.i.i.i.i1307, align 4, !noalias !199
  %.881.i90.i.i.i.i.i1308 = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i1304, i64 16
  store i32 %.304.us.i.i.i.i.i1222, ptr %.881.i90.i.i.i.i.i1308, align 4, !noalias !199
  %.887.i91.i.i.i.i.i1309 = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i1304, i64 20
  store i32 %.351.us.i.i.i.i.i1223, ptr %.887.i91.i.i.i.i.i1309, align 4, !noalias !199
  %.893.i92.i.i.i.i.i1310 = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i1304, i64 24
  store i32 %.233.i.i.i.i895, ptr %.893.i92.i.i.i.i.i1310, align 4, !noalias !199
  %.899.i93.i.i.i.i.i1311 = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i.i1304, i64 28
  store i32 %.236.i.i.i.i897, ptr %.899.i93.i.i.i.i.i1311, align 4, !noalias !199
  %sunkaddr427 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.935.i95.i.i.i.i.i1313 = load i64, ptr %sunkaddr427, align 8, !noalias !199
  %.936.i96.i.i.i.i.i1314 = inttoptr i64 %.935.i95.i.i.i.i.i1313 to ptr
  %.997.i97.i.i.i.i.i1315 = getelementptr [16 x i8], ptr %.936.i96.i.i.i.i.i1314, i64 %.832.i84.i.i.i.i.i1303
  %.27.i.i99.i.i.i.i.i1316 = icmp eq i64 %.10.i.i672, %.610.i57.i.i.i.i.i1218
  br i1 %.27.i.i99.i.i.i.i.i1316, label %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i1368, label %B802.endif.endif.endif.endif.i100.i.i.i.i.i1317

B802.endif.endif.endif.endif.i100.i.i.i.i.i1317:  ; preds = %B802.endif.endif.endif.i79.i.i.i.i.i1298
  %sunkaddr428 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.71.i.i102.i.i.i.i.i1319 = load i64, ptr %sunkaddr428, align 8, !noalias !205
  %sunkaddr429 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.108.i.i104.i.i.i.i.i1321 = load i64, ptr %sunkaddr429, align 8, !noalias !205
  %.109.i.i105.i.i.i.i.i1322 = inttoptr i64 %.108.i.i104.i.i.i.i.i1321 to ptr
  %sunkaddr430 = inttoptr i64 %.108.i.i104.i.i.i.i.i1321 to ptr
  %sunkaddr431 = mul i64 %.7.i.i671, 4
  %sunkaddr432 = getelementptr i8, ptr %sunkaddr430, i64 %sunkaddr431
  %sunkaddr433 = getelementptr i8, ptr %sunkaddr432, i64 -4
  %.176.i.i107.i.i.i.i.i1327 = load i32, ptr %sunkaddr433, align 4, !noalias !205
  %.179.i.i108.i.i.i.i.i1328 = zext i32 %.176.i.i107.i.i.i.i.i1327 to i64
  %.206.i.i109.i.i.i.i.i1329 = getelementptr i32, ptr %.109.i.i105.i.i.i.i.i1322, i64 %.610.i57.i.i.i.i.i1218
  %.207.i.i110.i.i.i.i.i1330 = load i32, ptr %.206.i.i109.i.i.i.i.i1329, align 4, !noalias !205
  %.213.i.i111.i.i.i.i.i1331 = zext i32 %.207.i.i110.i.i.i.i.i1330 to i64
  %.214.i.i112.i.i.i.i.i1332 = lshr i64 %.179.i.i108.i.i.i.i.i1328, 8
  %.215.i.i113.i.i.i.i.i1333 = lshr i64 %.213.i.i111.i.i.i.i.i1331, 8
  %.222.i.i114.i.i.i.i.i1334 = and i64 %.213.i.i111.i.i.i.i.i1331, 255
  %.223.i.i115.i.i.i.i.i1335 = and i64 %.179.i.i108.i.i.i.i.i1328, 255
  %.224.i.i116.i.i.i.i.i1336 = sub nsw i64 %.222.i.i114.i.i.i.i.i1334, %.223.i.i115.i.i.i.i.i1335
  %.233.i.i117.i.i.i.i.i1337 = icmp slt i64 %.224.i.i116.i.i.i.i.i1336, 0
  %.236.i.i118.i.i.i.i.i1338 = add nsw i64 %.71.i.i102.i.i.i.i.i1319, 1
  %.238.i.i119.i.i.i.i.i1339 = select i1 %.233.i.i117.i.i.i.i.i1337, i64 %.236.i.i118.i.i.i.i.i1338, i64 0
  %left.3.0.i.i120.i.i.i.i.i1340 = add nsw i64 %.238.i.i119.i.i.i.i.i1339, %.224.i.i116.i.i.i.i.i1336
  %.252.i.i121.i.i.i.i.i1341 = lshr i64 %.215.i.i113.i.i.i.i.i1333, %left.3.0.i.i120.i.i.i.i.i1340
  %.255.i.i122.i.i.i.i.i1342 = sub nsw i64 %.71.i.i102.i.i.i.i.i1319, %left.3.0.i.i120.i.i.i.i.i1340
  %notmask.i.i123.i.i.i.i.i1343 = shl nsw i64 -1, %.255.i.i122.i.i.i.i.i1342
  %.257.i.i124.i.i.i.i.i1344 = xor i64 %notmask.i.i123.i.i.i.i.i1343, -1
  %.259.i.i125.i.i.i.i.i1345 = and i64 %.214.i.i112.i.i.i.i.i1332, %.257.i.i124.i.i.i.i.i1344
  %.260.not.i.i126.i.i.i.i.i1346 = icmp eq i64 %.252.i.i121.i.i.i.i.i1341, %.259.i.i125.i.i.i.i.i1345
  %.265.i.i127.i.i.i.i.i1347 = select i1 %.260.not.i.i126.i.i.i.i.i1346, i64 0, i64 %.236.i.i118.i.i.i.i.i1338
  %left.4.0.i.i128.i.i.i.i.i1348 = add nsw i64 %.265.i.i127.i.i.i.i.i1347, %left.3.0.i.i120.i.i.i.i.i1340
  %.275.i.i129.i.i.i.i.i1349 = sub nsw i64 %left.4.0.i.i128.i.i.i.i.i1348, %.71.i.i102.i.i.i.i.i1319
  %.13.i.i.i130.i.i.i.i.i1350 = tail call i64 @llvm.smax.i64(i64 %.275.i.i129.i.i.i.i.i1349, i64 0)
  %.305.i.i131.i.i.i.i.i1351 = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i128.i.i.i.i.i1348, i64 %.71.i.i102.i.i.i.i.i1319)
  %.307.i.i132.i.i.i.i.i1352 = sub nsw i64 %.71.i.i102.i.i.i.i.i1319, %.13.i.i.i130.i.i.i.i.i1350
  %.311.i.i133.i.i.i.i.i1353 = lshr i64 %.214.i.i112.i.i.i.i.i1332, %.307.i.i132.i.i.i.i.i1352
  %.314.i.i134.i.i.i.i.i1354 = shl i64 %.311.i.i133.i.i.i.i.i1353, %.305.i.i131.i.i.i.i.i1351
  %notmask134.i.i135.i.i.i.i.i1355 = shl nsw i64 -1, %.305.i.i131.i.i.i.i.i1351
  %.316.i.i136.i.i.i.i.i1356 = xor i64 %notmask134.i.i135.i.i.i.i.i1355, -1
  %.318.i.i137.i.i.i.i.i1357 = and i64 %.215.i.i113.i.i.i.i.i1333, %.316.i.i136.i.i.i.i.i1356
  %.321.i.i138.i.i.i.i.i1358 = or i64 %.314.i.i134.i.i.i.i.i1354, %.318.i.i137.i.i.i.i.i1357
  %.322.i.i139.i.i.i.i.i1359 = shl i64 %.321.i.i138.i.i.i.i.i1358, 1
  %.323.i.i140.i.i.i.i.i1360 = or disjoint i64 %.322.i.i139.i.i.i.i.i1359, 1
  %.325.i.i141.i.i.i.i.i1361 = sub nsw i64 63, %left.4.0.i.i128.i.i.i.i.i1348
  %.328.i.i142.i.i.i.i.i1362 = shl i64 %.323.i.i140.i.i.i.i.i1360, %.325.i.i141.i.i.i.i.i1361
  %.328.i.fr.i143.i.i.i.i.i1363 = freeze i64 %.328.i.i142.i.i.i.i.i1362
  %.8.i.i144.i.i.i.i.i1364 = icmp eq i64 %.328.i.fr.i143.i.i.i.i.i1363, %const53
  %.17.i.i145.i.i.i.i.i1365 = lshr i64 %.328.i.fr.i143.i.i.i.i.i1363, 63
  %.20.i.i146.i.i.i.i.i1366 = trunc nuw nsw i64 %.17.i.i145.i.i.i.i.i1365 to i32
  %spec.select.i147.i.i.i.i.i1367 = select i1 %.8.i.i144.i.i.i.i.i1364, i32 2, i32 %.20.i.i146.i.i.i.i.i1366
  %125 = shl i64 %.328.i.fr.i143.i.i.i.i.i1363, 1
  br label %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i1368

B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i1368: ; preds = %B802.endif.endif.endif.endif.i100.i.i.i.i.i1317, %B802.endif.endif.endif.i79.i.i.i.i.i1298
  %storemerge.i26.i149.i.i.i.i.i1369 = phi i64 [ %125, %B802.endif.endif.endif.endif.i100.i.i.i.i.i1317 ], [ 0, %B802.endif.endif.endif.i79.i.i.i.i.i1298 ]
  %126 = phi i32 [ %spec.select.i147.i.i.i.i.i1367, %B802.endif.endif.endif.endif.i100.i.i.i.i.i1317 ], [ 2, %B802.endif.endif.endif.i79.i.i.i.i.i1298 ]
  %.1068.tr.i150.i.i.i.i.i1370 = or i32 %126, %118
  %.1072.i151.i.i.i.i.i1371 = shl nuw i32 %.1068.tr.i150.i.i.i.i.i1370, 2
  %.1073.i152.i.i.i.i.i1372 = getelementptr inbounds nuw i8, ptr %.997.i97.i.i.i.i.i1315, i64 8
  store i32 %.1072.i151.i.i.i.i.i1371, ptr %.1073.i152.i.i.i.i.i1372, align 4, !noalias !199
  store i64 %storemerge.i26.i149.i.i.i.i.i1369, ptr %.997.i97.i.i.i.i.i1315, align 8, !noalias !199
  %sunkaddr434 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i154.i.i.i.i.i1374 = load i64, ptr %sunkaddr434, align 8, !noalias !208
  %.56.i.i155.i.i.i.i.i1375 = inttoptr i64 %.55.i.i154.i.i.i.i.i1374 to ptr
  %.127.i.i156.i.i.i.i.i1376 = getelementptr [16 x i8], ptr %.56.i.i155.i.i.i.i.i1375, i64 %.832.i84.i.i.i.i.i1303
  %.128.i.i157.i.i.i.i.i1377 = getelementptr inbounds nuw i8, ptr %.127.i.i156.i.i.i.i.i1376, i64 12
  store i32 0, ptr %.128.i.i157.i.i.i.i.i1377, align 4, !noalias !208
  %sunkaddr435 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i159.i.i.i.i.i1379 = load i64, ptr %sunkaddr435, align 8, !noalias !208
  %.164.i.i160.i.i.i.i.i1380 = sub nsw i64 %at.2.0.i62.i.i.i.i.i1281, %.162.i.i159.i.i.i.i.i1379
  %.165.i.i161.i.i.i.i.i1381 = icmp slt i64 %.164.i.i160.i.i.i.i.i1380, 2048
  br i1 %.165.i.i161.i.i.i.i.i1381, label %B170.endif.endif.i.i182.i.i.i.i.i1406, label %B552.endif.i.i162.i.i.i.i.i1382

B500.i.i192.i.i.i.i.i1416:                        ; preds = %B170.endif.endif.i.i182.i.i.i.i.i1406
  %127 = inttoptr i64 %.55.i.i154.i.i.i.i.i1374 to ptr
  %sunkaddr.i.i193.i.i.i.i.i1417 = inttoptr i64 %.271.i.i188.i.i.i.i.i1412 to ptr
  %sunkaddr24.i.i194.i.i.i.i.i1418 = shl nuw nsw i64 %.168.i68.i183.i.i.i.i.i1407, 2
  %sunkaddr25.i.i195.i.i.i.i.i1419 = getelementptr i8, ptr %sunkaddr.i.i193.i.i.i.i.i1417, i64 %sunkaddr24.i.i194.i.i.i.i.i1418
  %.471.i.i196.i.i.i.i.i1420 = load i32, ptr %sunkaddr25.i.i195.i.i.i.i.i1419, align 4, !noalias !208
  %.473.i.i197.i.i.i.i.i1421 = zext i32 %.471.i.i196.i.i.i.i.i1420 to i64
  %.498.i.i198.i.i.i.i.i1422 = getelementptr [16 x i8], ptr %127, i64 %.473.i.i197.i.i.i.i.i1421
  %.505.i.i199.i.i.i.i.i1423 = getelementptr inbounds nuw i8, ptr %.498.i.i198.i.i.i.i.i1422, i64 12
  store i32 %storemerge.i.i80.i.i.i.i.i1299, ptr %.505.i.i199.i.i.i.i.i1423, align 4, !noalias !208
  br label %B538.i.i200.i.i.i.i.i1424

B538.i.i200.i.i.i.i.i1424:                        ; preds = %B456.endif.i.i204.i.i.i.i.i1428, %B500.i.i192.i.i.i.i.i1416
  %sunkaddr27.pre-phi.i.i201.i.i.i.i.i1425 = phi i64 [ %sunkaddr31.i.i205.i.i.i.i.i1429, %B456.endif.i.i204.i.i.i.i.i1428 ], [ %sunkaddr24.i.i194.i.i.i.i.i1418, %B500.i.i192.i.i.i.i.i1416 ]
  %sunkaddr26.pre-phi.i.i202.i.i.i.i.i1426 = phi ptr [ %.pre.i.i221.i.i.i.i.i1445, %B456.endif.i.i204.i.i.i.i.i1428 ], [ %sunkaddr.i.i193.i.i.i.i.i1417, %B500.i.i192.i.i.i.i.i1416 ]
  %sunkaddr28.i.i203.i.i.i.i.i1427 = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i202.i.i.i.i.i1426, i64 %sunkaddr27.pre-phi.i.i201.i.i.i.i.i1425
  store i32 %storemerge.i.i80.i.i.i.i.i1299, ptr %sunkaddr28.i.i203.i.i.i.i.i1427, align 4, !noalias !208
  br label %B312.endif.us.i.i.i.i.i1400

B688.i.i180.i.i.i.i.i1404:                        ; preds = %B552.endif.i.i162.i.i.i.i.i1382
  %sunkaddr436 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.832.i84.i.i.i.i.i1303, ptr %sunkaddr436, align 8, !noalias !208
  br label %B790.endif.i.i175.i.i.i.i.i1395

B716.i.i170.i.i.i.i.i1390:                        ; preds = %B552.endif.i.i162.i.i.i.i.i1382
  %128 = inttoptr i64 %.55.i.i154.i.i.i.i.i1374 to ptr
  %sunkaddr437 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i172.i.i.i.i.i1392 = load i64, ptr %sunkaddr437, align 8, !noalias !208
  %129 = and i64 %.756.i.i172.i.i.i.i.i1392, 4294967295
  %.784.i.i173.i.i.i.i.i1393 = getelementptr [16 x i8], ptr %128, i64 %129
  %.791.i.i174.i.i.i.i.i1394 = getelementptr inbounds nuw i8, ptr %.784.i.i173.i.i.i.i.i1393, i64 12
  store i32 %storemerge.i.i80.i.i.i.i.i1299, ptr %.791.i.i174.i.i.i.i.i1394, align 4, !noalias !208
  br label %B790.endif.i.i175.i.i.i.i.i1395

B170.endif.endif.i.i182.i.i.i.i.i1406:            ; preds = %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i1368
  %.168.i68.i183.i.i.i.i.i1407 = and i64 %at.2.0.i62.i.i.i.i.i1281, 2047
  %sunkaddr438 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i69.i185.i.i.i.i.i1409 = load i64, ptr %sunkaddr438, align 8, !noalias !208
  %.204.i.i186.i.i.i.i.i1410 = inttoptr i64 %.203.i69.i185.i.i.i.i.i1409 to ptr
  %sunkaddr439 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i188.i.i.i.i.i1412 = load i64, ptr %sunkaddr439, align 8, !noalias !208
  %.352.i.i189.i.i.i.i.i1413 = getelementptr i32, ptr %.204.i.i186.i.i.i.i.i1410, i64 %.168.i68.i183.i.i.i.i.i1407
  %.353.i.i190.i.i.i.i.i1414 = load i32, ptr %.352.i.i189.i.i.i.i.i1413, align 4, !noalias !208
  %.354.i.i191.i.i.i.i.i1415 = icmp eq i32 %.353.i.i190.i.i.i.i.i1414, 0
  br i1 %.354.i.i191.i.i.i.i.i1415, label %B456.endif.i.i204.i.i.i.i.i1428, label %B500.i.i192.i.i.i.i.i1416

B456.endif.i.i204.i.i.i.i.i1428:                  ; preds = %B170.endif.endif.i.i182.i.i.i.i.i1406
  %130 = inttoptr i64 %.203.i69.i185.i.i.i.i.i1409 to ptr
  %sunkaddr31.i.i205.i.i.i.i.i1429 = shl nuw nsw i64 %.168.i68.i183.i.i.i.i.i1407, 2
  %sunkaddr32.i.i206.i.i.i.i.i1430 = getelementptr i8, ptr %130, i64 %sunkaddr31.i.i205.i.i.i.i.i1429
  store i32 %storemerge.i.i80.i.i.i.i.i1299, ptr %sunkaddr32.i.i206.i.i.i.i.i1430, align 4, !noalias !208
  %sunkaddr440 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i208.i.i.i.i.i1432 = load i64, ptr %sunkaddr440, align 8, !noalias !211
  %.52.i.i.i209.i.i.i.i.i1433 = inttoptr i64 %.51.i.i.i208.i.i.i.i.i1432 to ptr
  %.17.i.i.i210.i.i.i.i.i1434 = lshr i64 %at.2.0.i62.i.i.i.i.i1281, 6
  %.91.i.i.i211.i.i.i.i.i1435 = and i64 %.17.i.i.i210.i.i.i.i.i1434, 31
  %.116.i.i.i212.i.i.i.i.i1436 = getelementptr i64, ptr %.52.i.i.i209.i.i.i.i.i1433, i64 %.91.i.i.i211.i.i.i.i.i1435
  %.117.i.i.i213.i.i.i.i.i1437 = load i64, ptr %.116.i.i.i212.i.i.i.i.i1436, align 8, !noalias !211
  %.118.i.i.i214.i.i.i.i.i1438 = and i64 %at.2.0.i62.i.i.i.i.i1281, 63
  %.119.i.i.i215.i.i.i.i.i1439 = shl nuw i64 1, %.118.i.i.i214.i.i.i.i.i1438
  %.120.i.i.i216.i.i.i.i.i1440 = or i64 %.117.i.i.i213.i.i.i.i.i1437, %.119.i.i.i215.i.i.i.i.i1439
  store i64 %.120.i.i.i216.i.i.i.i.i1440, ptr %.116.i.i.i212.i.i.i.i.i1436, align 8, !noalias !211
  %.174.i.i.i217.i.i.i.i.i1441 = getelementptr i8, ptr %.52.i.i.i209.i.i.i.i.i1433, i64 256
  %.175.i.i.i218.i.i.i.i.i1442 = load i64, ptr %.174.i.i.i217.i.i.i.i.i1441, align 8, !noalias !211
  %.177.i.i.i219.i.i.i.i.i1443 = shl nuw nsw i64 1, %.91.i.i.i211.i.i.i.i.i1435
  %.178.i.i.i220.i.i.i.i.i1444 = or i64 %.175.i.i.i218.i.i.i.i.i1442, %.177.i.i.i219.i.i.i.i.i1443
  store i64 %.178.i.i.i220.i.i.i.i.i1444, ptr %.174.i.i.i217.i.i.i.i.i1441, align 8, !noalias !211
  %.pre.i.i221.i.i.i.i.i1445 = inttoptr i64 %.271.i.i188.i.i.i.i.i1412 to ptr
  br label %B538.i.i200.i.i.i.i.i1424

B552.endif.i.i162.i.i.i.i.i1382:                  ; preds = %B802.endif.endif.endif.endif.endif.i148.i.i.i.i.i1368
  %sunkaddr441 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i164.i.i.i.i.i1384 = load i64, ptr %sunkaddr441, align 8, !noalias !208
  %.581.i.i165.i.i.i.i.i1385 = inttoptr i64 %.580.i.i164.i.i.i.i.i1384 to ptr
  %.643.i.i166.i.i.i.i.i1386 = getelementptr [32 x i8], ptr %.581.i.i165.i.i.i.i.i1385, i64 %.832.i84.i.i.i.i.i1303
  store i64 %at.2.0.i62.i.i.i.i.i1281, ptr %.643.i.i166.i.i.i.i.i1386, align 8, !noalias !208
  %sunkaddr442 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i168.i.i.i.i.i1388 = load i64, ptr %sunkaddr442, align 8, !noalias !208
  %.683.i.i169.i.i.i.i.i1389 = icmp eq i64 %.682.i.i168.i.i.i.i.i1388, 0
  br i1 %.683.i.i169.i.i.i.i.i1389, label %B688.i.i180.i.i.i.i.i1404, label %B716.i.i170.i.i.i.i.i1390

B790.endif.i.i175.i.i.i.i.i1395:                  ; preds = %B716.i.i170.i.i.i.i.i1390, %B688.i.i180.i.i.i.i.i1404
  %sunkaddr443 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.832.i84.i.i.i.i.i1303, ptr %sunkaddr443, align 8, !noalias !208
  %sunkaddr444 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i178.i.i.i.i.i1398 = load i64, ptr %sunkaddr444, align 8, !noalias !208
  %.13.i.i67.i179.i.i.i.i.i1399 = tail call i64 @llvm.smin.i64(i64 %at.2.0.i62.i.i.i.i.i1281, i64 %.862.i.i178.i.i.i.i.i1398)
  store i64 %.13.i.i67.i179.i.i.i.i.i1399, ptr %sunkaddr444, align 8, !noalias !208
  br label %B312.endif.us.i.i.i.i.i1400

B312.endif.us.i.i.i.i.i1400:                      ; preds = %B790.endif.i.i175.i.i.i.i.i1395, %B538.i.i200.i.i.i.i.i1424
  %scevgep238.i.i.i.i.i1401 = getelementptr i8, ptr %lsr.iv.i.i.i.i.i1211, i64 32
  %lsr.iv.next.i.i.i.i.i1402 = add nsw i64 %lsr.iv244.i.i.i.i.i1210, -1
  %exitcond171.not.i.i.i.i.i1403 = icmp eq i64 %lsr.iv.next.i.i.i.i.i1402, 0
  br i1 %exitcond171.not.i.i.i.i.i1403, label %B464.i.i1152, label %B164.us.i.i.i.i.i1209

B312.endif.i.i.i.i.i1148:                         ; preds = %B790.endif.i.i.i.i.i.i.i1143, %B538.i.i.i.i.i.i.i1180
  %scevgep247.i.i.i.i.i1149 = getelementptr i8, ptr %lsr.iv246.i.i.i.i.i961, i64 32
  %lsr.iv.next253.i.i.i.i.i1150 = add nsw i64 %lsr.iv252.i.i.i.i.i960, -1
  %exitcond.not.i.i.i.i.i1151 = icmp eq i64 %lsr.iv.next253.i.i.i.i.i1150, 0
  br i1 %exitcond.not.i.i.i.i.i1151, label %B464.i.i1152, label %B164.i.i.i.i.i959

B600.i.i.i859:                                    ; preds = %B460.endif.i.i.i871, %B428.i.i.i855
  %sunkaddr445 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.618.i.i.i861 = load i64, ptr %sunkaddr445, align 8, !noalias !172
  %.619.i.i.i862 = add nsw i64 %.618.i.i.i861, 1
  store i64 %.619.i.i.i862, ptr %sunkaddr445, align 8, !noalias !172
  %.659.i.i.i863 = load i64, ptr %sunkaddr445, align 8, !noalias !172
  store i64 %.659.i.i.i863, ptr %.188.i.i.i708, align 8, !noalias !172
  %.671.i.i.i864 = getelementptr inbounds nuw i8, ptr %.397.i.i.i712, i64 28
  %.673.i8.i.i865 = load i32, ptr %.671.i.i.i864, align 4, !noalias !172
  store i32 %number.1.2.0, ptr %.671.i.i.i864, align 4, !noalias !172
  %sunkaddr446 = getelementptr inbounds i8, ptr %.397.i.i.i712, i64 24
  %.707.i.i.i867 = load i32, ptr %sunkaddr446, align 4, !noalias !172
  %.708.i.i.i868 = icmp eq i32 %.707.i.i.i867, 0
  br i1 %.708.i.i.i868, label %B798.i.i.i869, label %B882.i.i.i732

B798.i.i.i869:                                    ; preds = %B600.i.i.i859
  %sunkaddr447 = getelementptr inbounds i8, ptr %.397.i.i.i712, i64 24
  store i32 %number.1.2.0, ptr %sunkaddr447, align 4, !noalias !172
  br label %B468.i.i737

B818.critedge.i.i.i718:                           ; preds = %B430.i.i702
  %sunkaddr448 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.238.i.i.i720 = load i64, ptr %sunkaddr448, align 8, !noalias !172
  %.239.i.i.i721 = inttoptr i64 %.238.i.i.i720 to ptr
  %.300.i.i.i722 = getelementptr [192 x i8], ptr %.239.i.i.i721, i64 %.10.i.i672
  %sunkaddr449 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.618.c.i.i.i724 = load i64, ptr %sunkaddr449, align 8, !noalias !172
  %.619.c.i.i.i725 = add nsw i64 %.618.c.i.i.i724, 1
  store i64 %.619.c.i.i.i725, ptr %sunkaddr449, align 8, !noalias !172
  %.659.c.i.i.i726 = load i64, ptr %sunkaddr449, align 8, !noalias !172
  store i64 %.659.c.i.i.i726, ptr %.188.i.i.i708, align 8, !noalias !172
  %.679.i.i.i727 = getelementptr inbounds nuw i8, ptr %.300.i.i.i722, i64 20
  %.681.i.i.i728 = load i32, ptr %.679.i.i.i727, align 4, !noalias !172
  store i32 %number.1.2.0, ptr %.679.i.i.i727, align 4, !noalias !172
  %.740.i7.i.i729 = getelementptr inbounds nuw i8, ptr %.300.i.i.i722, i64 16
  %.742.i.i.i730 = load i32, ptr %.740.i7.i.i729, align 4, !noalias !172
  %.743.i.i.i731 = icmp eq i32 %.742.i.i.i730, 0
  br i1 %.743.i.i.i731, label %B864.i.i.i853, label %B882.i.i.i732

B864.i.i.i853:                                    ; preds = %B818.critedge.i.i.i718
  %sunkaddr450 = getelementptr inbounds i8, ptr %.300.i.i.i722, i64 16
  store i32 %number.1.2.0, ptr %sunkaddr450, align 4, !noalias !172
  br label %B468.i.i737

B882.i.i.i732:                                    ; preds = %B818.critedge.i.i.i718, %B600.i.i.i859
  %"$phi728.0.2.0374.i.i.i733" = phi i32 [ %.681.i.i.i728, %B818.critedge.i.i.i718 ], [ %.673.i8.i.i865, %B600.i.i.i859 ]
  %131 = inttoptr i64 %.55.i.i.i704 to ptr
  %.768.i.i.i734 = zext i32 %"$phi728.0.2.0374.i.i.i733" to i64
  %.793.i.i.i735 = getelementptr [16 x i8], ptr %131, i64 %.768.i.i.i734
  %.802.i.i.i736 = getelementptr inbounds nuw i8, ptr %.793.i.i.i735, i64 12
  store i32 %number.1.2.0, ptr %.802.i.i.i736, align 4, !noalias !172
  br label %B468.i.i737

B460.endif.i.i.i871:                              ; preds = %B428.i.i.i855
  %sunkaddr451 = getelementptr inbounds i8, ptr %arg.m.4, i64 360
  %.459.i.i.i873 = load i64, ptr %sunkaddr451, align 8, !noalias !172
  %.460.i.i.i874 = inttoptr i64 %.459.i.i.i873 to ptr
  %.521.i.i.i875 = getelementptr i8, ptr %.460.i.i.i874, i64 %104
  %.522.i.i.i876 = load i8, ptr %.521.i.i.i875, align 1, !noalias !172
  %.527.not.i.i.i877 = icmp eq i8 %.522.i.i.i876, 0
  br i1 %.527.not.i.i.i877, label %B600.i.i.i859, label %B560.i.i.i878

B464.i.i1152:                                     ; preds = %B312.endif.i.i.i.i.i1148, %B312.endif.us.i.i.i.i.i1400, %B1230.i.i.i.i947
  %.1157.i.i.i.i1153 = getelementptr inbounds nuw i8, ptr %.215.i.i.i.i886, i64 8
  %.1159.i.i.i.i1154 = load i64, ptr %.1157.i.i.i.i1153, align 8, !noalias !175
  %.1160.i.i.i.i1155 = add nsw i64 %.1159.i.i.i.i1154, 1
  store i64 %.1160.i.i.i.i1155, ptr %.1157.i.i.i.i1153, align 8, !noalias !175
  %.1166.i.i.i.i1156 = getelementptr inbounds nuw i8, ptr %.215.i.i.i.i886, i64 16
  %.1168.i.i.i.i1157 = load i64, ptr %.1166.i.i.i.i1156, align 8, !noalias !175
  %.1171.i.i.i.i1158 = sub i64 %end.2.0.i.i.i.i948, %.13.i.i.i.i.i926
  %.1174.i.i.i.i1159 = add nsw i64 %.1171.i.i.i.i1158, %.1168.i.i.i.i1157
  store i64 %.1174.i.i.i.i1159, ptr %.1166.i.i.i.i1156, align 8, !noalias !175
  store i64 %end.2.0.i.i.i.i948, ptr %.215.i.i.i.i886, align 8, !noalias !175
  br label %B496.endif.endif.i753

B468.i.i737:                                      ; preds = %B882.i.i.i732, %B864.i.i.i853, %B798.i.i.i869, %B414.i.i1481
  %.431.i.i738 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 24
  %.433.i.i739 = load i32, ptr %.431.i.i738, align 4, !noalias !166
  %.437.i.i740 = add i32 %.433.i.i739, 1
  store i32 %.437.i.i740, ptr %.431.i.i738, align 4, !noalias !166
  %.447.i.i741 = zext i32 %.437.i.i740 to i64
  %.456.i.i742 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 36
  %.458.i.i743 = load i32, ptr %.456.i.i742, align 4, !noalias !166
  %.459.i.i744 = icmp ugt i32 %.437.i.i740, %.458.i.i743
  br i1 %.459.i.i744, label %B598.i.i840, label %B814.i.i745

B598.i.i840:                                      ; preds = %B468.i.i737
  %sunkaddr452 = getelementptr inbounds i8, ptr %.199.i4.i691, i64 36
  store i32 %.437.i.i740, ptr %sunkaddr452, align 4, !noalias !166
  %sunkaddr453 = getelementptr inbounds i8, ptr %arg.m.4, i64 224
  %.500.i.i843 = load i64, ptr %sunkaddr453, align 8, !noalias !166
  %.502.i.i844 = icmp slt i64 %.500.i.i843, %.447.i.i741
  br i1 %.502.i.i844, label %B656.i.i845, label %B814.i.i745

B656.i.i845:                                      ; preds = %B598.i.i840
  %sunkaddr454 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  %.535.i.i847 = load i64, ptr %sunkaddr454, align 8, !noalias !166
  %.536.i.i848 = icmp eq i64 %.535.i.i847, 0
  %.572.i.i849 = icmp slt i64 %.7.i.i671, %.535.i.i847
  %or.cond.i.i850 = or i1 %.536.i.i848, %.572.i.i849
  br i1 %or.cond.i.i850, label %B756.i.i851, label %B814.i.i745

B756.i.i851:                                      ; preds = %B656.i.i845
  %sunkaddr455 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  store i64 %.7.i.i671, ptr %sunkaddr455, align 8, !noalias !166
  br label %B814.i.i745

B814.i.i745:                                      ; preds = %B756.i.i851, %B656.i.i845, %B598.i.i840, %B468.i.i737
  %sunkaddr456 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.640.i.i747 = load i64, ptr %sunkaddr456, align 8, !noalias !166
  %.642.i.i748 = icmp slt i64 %.640.i.i747, %.447.i.i741
  br i1 %.642.i.i748, label %B848.i.i831, label %B934.i.i749

B848.i.i831:                                      ; preds = %B814.i.i745
  %.647.i.i832 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 112
  %.649.i.i833 = load i64, ptr %.647.i.i832, align 8, !noalias !166
  %.650.i.i834 = add nsw i64 %.649.i.i833, 1
  store i64 %.650.i.i834, ptr %.647.i.i832, align 8, !noalias !166
  %.656.i.i835 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 8
  %.658.i.i836 = load i64, ptr %.656.i.i835, align 8, !noalias !166
  %sunkaddr457 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.690.i.i838 = load i64, ptr %sunkaddr457, align 8, !noalias !166
  %.691.i.i839 = add nsw i64 %.690.i.i838, %.658.i.i836
  store i64 %.691.i.i839, ptr %.656.i.i835, align 8, !noalias !166
  br label %B934.i.i749

B934.i.i749:                                      ; preds = %B848.i.i831, %B814.i.i745
  %.698.i.i750 = getelementptr inbounds nuw i8, ptr %.199.i4.i691, i64 28
  %.700.i.i751 = load i32, ptr %.698.i.i750, align 4, !noalias !166
  %.702.i.i752 = icmp eq i32 %.700.i.i751, 0
  br i1 %.702.i.i752, label %B982.endif.endif.i.i754, label %B496.endif.endif.i753

B982.endif.endif.i.i754:                          ; preds = %B934.i.i749
  %sunkaddr458 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.735.i.i756 = load i64, ptr %sunkaddr458, align 8, !noalias !166
  %sunkaddr459 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.768.i.i758 = load i64, ptr %sunkaddr459, align 8, !noalias !166
  %sunkaddr460 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.802.i.i760 = load i64, ptr %sunkaddr460, align 8, !noalias !166
  %.803.i.i761 = inttoptr i64 %.802.i.i760 to ptr
  %.769.i.i762 = mul nsw i64 %.768.i.i758, %.10.i.i672
  %.770.i.i763 = add nsw i64 %.769.i.i762, %.735.i.i756
  %.865.i.i764 = getelementptr [32 x i8], ptr %.803.i.i761, i64 %.1406
  %.871.i.i765 = getelementptr inbounds nuw i8, ptr %.865.i.i764, i64 12
  %.873.i.i766 = load i32, ptr %.871.i.i765, align 4, !noalias !166
  %promoted461 = zext i32 %.873.i.i766 to i64
  %132 = and i64 %promoted461, 4294967168
  %.879.i.i768 = add nsw i64 %.770.i.i763, %132
  %.880.i.i769 = inttoptr i64 %.879.i.i768 to ptr
  tail call void @llvm.prefetch.p0(ptr %.880.i.i769, i32 0, i32 3, i32 1), !noalias !166
  %.886.i.i770 = load i64, ptr %.199.i4.i691, align 8, !noalias !166
  %sunkaddr462 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.920.i.i772 = load i64, ptr %sunkaddr462, align 8, !noalias !166
  %.13.i.i.i773 = tail call i64 @llvm.smax.i64(i64 %.920.i.i772, i64 %.886.i.i770)
  %sunkaddr463 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i50.i.i775 = load i64, ptr %sunkaddr463, align 8, !noalias !214
  %.56.i.i.i776 = inttoptr i64 %.55.i50.i.i775 to ptr
  %.127.i51.i.i777 = getelementptr [192 x i8], ptr %.56.i.i.i776, i64 %.10.i.i672
  %.128.i.i.i778 = getelementptr inbounds nuw i8, ptr %.127.i51.i.i777, i64 28
  store i32 1, ptr %.128.i.i.i778, align 4, !noalias !214
  %.162.i.i.i779 = load i64, ptr %sunkaddr462, align 8, !noalias !214
  %.164.i.i.i780 = sub nsw i64 %.13.i.i.i773, %.162.i.i.i779
  %.165.i52.i.i781 = icmp slt i64 %.164.i.i.i780, 2048
  br i1 %.165.i52.i.i781, label %B188.endif.endif.endif.i.i.i791, label %B888.endif.i.i.i782

B188.endif.endif.endif.i.i.i791:                  ; preds = %B982.endif.endif.i.i754
  %.173.i.i.i792 = and i64 %.13.i.i.i773, 2047
  %sunkaddr464 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.205.i.i.i794 = load i64, ptr %sunkaddr464, align 8, !noalias !214
  %.206.i.i.i795 = inttoptr i64 %.205.i.i.i794 to ptr
  %sunkaddr465 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.273.i.i.i797 = load i64, ptr %sunkaddr465, align 8, !noalias !214
  %.274.i.i.i798 = inttoptr i64 %.273.i.i.i797 to ptr
  %.311.i.i.i799 = lshr i64 %.10.i.i672, 6
  %sunkaddr466 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.343.i.i.i801 = load i64, ptr %sunkaddr466, align 8, !noalias !214
  %.344.i.i.i802 = mul i64 %.343.i.i.i801, %.173.i.i.i792
  %133 = getelementptr i64, ptr %.206.i.i.i795, i64 %.344.i.i.i802
  %.370.i.i.i803 = getelementptr i64, ptr %133, i64 %.311.i.i.i799
  %.371.i.i.i804 = load i64, ptr %.370.i.i.i803, align 8, !noalias !214
  %.375.i.i.i805 = and i64 %.10.i.i672, 63
  %.376.i.i.i806 = shl nuw i64 1, %.375.i.i.i805
  %.377.i.i.i807 = or i64 %.371.i.i.i804, %.376.i.i.i806
  store i64 %.377.i.i.i807, ptr %.370.i.i.i803, align 8, !noalias !214
  %sunkaddr467 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.438.i.i.i809 = load i64, ptr %sunkaddr467, align 8, !noalias !214
  %.439.i.i.i810 = mul i64 %.438.i.i.i809, %.173.i.i.i792
  %.440.i.i.i811 = lshr i64 %.10.i.i672, 12
  %134 = getelementptr i64, ptr %.274.i.i.i798, i64 %.439.i.i.i810
  %.466.i.i.i812 = getelementptr i64, ptr %134, i64 %.440.i.i.i811
  %.467.i.i.i813 = load i64, ptr %.466.i.i.i812, align 8, !noalias !214
  %.468.i.i.i814 = and i64 %.311.i.i.i799, 63
  %.469.i.i.i815 = shl nuw i64 1, %.468.i.i.i814
  %.470.i.i.i816 = or i64 %.467.i.i.i813, %.469.i.i.i815
  store i64 %.470.i.i.i816, ptr %.466.i.i.i812, align 8, !noalias !214
  %sunkaddr468 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i818 = load i64, ptr %sunkaddr468, align 8, !noalias !217
  %.52.i.i.i.i819 = inttoptr i64 %.51.i.i.i.i818 to ptr
  %.17.i.i.i.i820 = lshr i64 %.13.i.i.i773, 6
  %.91.i.i.i.i821 = and i64 %.17.i.i.i.i820, 31
  %.116.i.i.i.i822 = getelementptr i64, ptr %.52.i.i.i.i819, i64 %.91.i.i.i.i821
  %.117.i.i.i.i823 = load i64, ptr %.116.i.i.i.i822, align 8, !noalias !217
  %.118.i.i54.i.i824 = and i64 %.13.i.i.i773, 63
  %.119.i.i.i.i825 = shl nuw i64 1, %.118.i.i54.i.i824
  %.120.i.i.i.i826 = or i64 %.117.i.i.i.i823, %.119.i.i.i.i825
  store i64 %.120.i.i.i.i826, ptr %.116.i.i.i.i822, align 8, !noalias !217
  %.174.i.i.i.i827 = getelementptr i8, ptr %.52.i.i.i.i819, i64 256
  %.175.i.i.i.i828 = load i64, ptr %.174.i.i.i.i827, align 8, !noalias !217
  %.177.i.i.i.i829 = shl nuw nsw i64 1, %.91.i.i.i.i821
  %.178.i.i.i.i830 = or i64 %.175.i.i.i.i828, %.177.i.i.i.i829
  store i64 %.178.i.i.i.i830, ptr %.174.i.i.i.i827, align 8, !noalias !217
  br label %B496.endif.endif.i753

B888.endif.i.i.i782:                              ; preds = %B982.endif.endif.i.i754
  %.566.i.i.i783 = getelementptr inbounds nuw i8, ptr %.127.i51.i.i777, i64 128
  store i64 %.13.i.i.i773, ptr %.566.i.i.i783, align 8, !noalias !214
  %sunkaddr469 = getelementptr inbounds i8, ptr %arg.m.4, i64 664
  %.600.i.i.i785 = load i64, ptr %sunkaddr469, align 8, !noalias !214
  %.601.i.i.i786 = trunc i64 %.600.i.i.i785 to i32
  %.634.i.i.i787 = getelementptr inbounds nuw i8, ptr %.127.i51.i.i777, i64 160
  store i32 %.601.i.i.i786, ptr %.634.i.i.i787, align 8, !noalias !214
  store i64 %.7.i.i671, ptr %sunkaddr469, align 8, !noalias !214
  %sunkaddr470 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.704.i.i.i789 = load i64, ptr %sunkaddr470, align 8, !noalias !214
  %.13.i.i.i.i790 = tail call i64 @llvm.smin.i64(i64 %.13.i.i.i773, i64 %.704.i.i.i789)
  store i64 %.13.i.i.i.i790, ptr %sunkaddr470, align 8, !noalias !214
  br label %B496.endif.endif.i753

B496.endif.endif.i753:                            ; preds = %B888.endif.i.i.i782, %B188.endif.endif.endif.i.i.i791, %B934.i.i749, %B464.i.i1152
  br label %B1806.endif

B574.endif.i22:                                   ; preds = %B368.i21
  %135 = inttoptr i64 %.417 to ptr
  store i64 %.235.i14, ptr %.155.i9, align 8, !noalias !148
  %.395.i23 = trunc nuw nsw i64 %.53.i4 to i32
  %.396.i24 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 16
  store i32 %.395.i23, ptr %.396.i24, align 8, !noalias !148
  %.496.i25 = trunc i64 %written.1.6.0 to i32
  %.498.i26 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 12
  store i32 %.496.i25, ptr %.498.i26, align 4, !noalias !148
  %.528.i27 = getelementptr [16 x i8], ptr %135, i64 %written.1.6.0
  %.8.i.i28 = getelementptr inbounds nuw i8, ptr %.528.i27, i64 12
  store i32 %number.1.2.0, ptr %.8.i.i28, align 4, !noalias !220
  %.11.i.i29 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 8
  %.13.i.i30 = load i32, ptr %.11.i.i29, align 8, !noalias !220
  %.8.i.i.i31 = icmp eq i64 %.1441, %const53
  %sh.diff.i.i32 = lshr i64 %.1441, 61
  %tr.sh.diff.i.i33 = trunc nuw nsw i64 %sh.diff.i.i32 to i32
  %136 = and i32 %tr.sh.diff.i.i33, 4
  %.44.i.i34 = select i1 %.8.i.i.i31, i32 8, i32 %136
  %.46.i.i35 = add i32 %.13.i.i30, %.44.i.i34
  %.48.i6.i36 = getelementptr inbounds nuw i8, ptr %.528.i27, i64 8
  store i32 %.46.i.i35, ptr %.48.i6.i36, align 4, !noalias !220
  %.51.i7.i37 = shl i64 %.1441, 1
  store i64 %.51.i7.i37, ptr %.528.i27, align 8, !noalias !220
  %.568.i38 = add i64 %written.1.6.0, 1
  br label %B1806.endif

B870.endif.i345:                                  ; preds = %B798.i182
  %137 = trunc i64 %.746.i190 to i32
  %sunkaddr471 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.51.i18.i349 = load i64, ptr %sunkaddr471, align 8, !noalias !223
  %.52.i.i350 = inttoptr i64 %.51.i18.i349 to ptr
  %.115.i.i352 = getelementptr [32 x i8], ptr %.52.i.i350, i64 %.1406
  %.142.unpack.i.i353 = load i8, ptr %.115.i.i352, align 1, !noalias !223
  %.142.elt113.i.i354 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 1
  %.142.unpack114.i.i355 = load i8, ptr %.142.elt113.i.i354, align 1, !noalias !223
  %.142.elt115.i.i356 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 2
  %.142.unpack116.i.i357 = load i8, ptr %.142.elt115.i.i356, align 1, !noalias !223
  %.142.elt117.i.i358 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 3
  %.142.unpack118.i.i359 = load i8, ptr %.142.elt117.i.i358, align 1, !noalias !223
  %.142.elt119.i.i360 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 4
  %.142.unpack120.i.i361 = load i8, ptr %.142.elt119.i.i360, align 1, !noalias !223
  %.142.elt121.i.i362 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 5
  %.142.unpack122.i.i363 = load i8, ptr %.142.elt121.i.i362, align 1, !noalias !223
  %.142.elt123.i.i364 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 6
  %.142.unpack124.i.i365 = load i8, ptr %.142.elt123.i.i364, align 1, !noalias !223
  %.142.elt125.i.i366 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 7
  %.142.unpack126.i.i367 = load i8, ptr %.142.elt125.i.i366, align 1, !noalias !223
  %.142.elt127.i.i368 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 8
  %.142.unpack128.i.i369 = load i8, ptr %.142.elt127.i.i368, align 1, !noalias !223
  %.142.elt129.i.i370 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 9
  %.142.unpack130.i.i371 = load i8, ptr %.142.elt129.i.i370, align 1, !noalias !223
  %.142.elt131.i.i372 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 10
  %.142.unpack132.i.i373 = load i8, ptr %.142.elt131.i.i372, align 1, !noalias !223
  %.142.elt133.i.i374 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 11
  %.142.unpack134.i.i375 = load i8, ptr %.142.elt133.i.i374, align 1, !noalias !223
  %.142.elt135.i.i376 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 12
  %.142.unpack136.i.i377 = load i8, ptr %.142.elt135.i.i376, align 1, !noalias !223
  %.142.elt137.i.i378 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 13
  %.142.unpack138.i.i379 = load i8, ptr %.142.elt137.i.i378, align 1, !noalias !223
  %.142.elt139.i.i380 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 14
  %.142.unpack140.i.i381 = load i8, ptr %.142.elt139.i.i380, align 1, !noalias !223
  %.142.elt141.i.i382 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 15
  %.142.unpack142.i.i383 = load i8, ptr %.142.elt141.i.i382, align 1, !noalias !223
  %.142.elt143.i.i384 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 16
  %.142.unpack144.i.i385 = load i8, ptr %.142.elt143.i.i384, align 1, !noalias !223
  %.142.elt145.i.i386 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 17
  %.142.unpack146.i.i387 = load i8, ptr %.142.elt145.i.i386, align 1, !noalias !223
  %.142.elt147.i.i388 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 18
  %.142.unpack148.i.i389 = load i8, ptr %.142.elt147.i.i388, align 1, !noalias !223
  %.142.elt149.i.i390 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 19
  %.142.unpack150.i.i391 = load i8, ptr %.142.elt149.i.i390, align 1, !noalias !223
  %.142.elt151.i.i392 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 20
  %.142.unpack152.i.i393 = load i8, ptr %.142.elt151.i.i392, align 1, !noalias !223
  %.142.elt153.i.i394 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 21
  %.142.unpack154.i.i395 = load i8, ptr %.142.elt153.i.i394, align 1, !noalias !223
  %.142.elt155.i.i396 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 22
  %.142.unpack156.i.i397 = load i8, ptr %.142.elt155.i.i396, align 1, !noalias !223
  %.142.elt157.i.i398 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 23
  %.142.unpack158.i.i399 = load i8, ptr %.142.elt157.i.i398, align 1, !noalias !223
  %.142.elt159.i.i400 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 24
  %.142.unpack160.i.i401 = load i8, ptr %.142.elt159.i.i400, align 1, !noalias !223
  %.142.elt161.i.i402 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 25
  %.142.unpack162.i.i403 = load i8, ptr %.142.elt161.i.i402, align 1, !noalias !223
  %.142.elt163.i.i404 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 26
  %.142.unpack164.i.i405 = load i8, ptr %.142.elt163.i.i404, align 1, !noalias !223
  %.142.elt165.i.i406 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 27
  %.142.unpack166.i.i407 = load i8, ptr %.142.elt165.i.i406, align 1, !noalias !223
  %.142.elt167.i.i408 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 28
  %.142.unpack168.i.i409 = load i8, ptr %.142.elt167.i.i408, align 1, !noalias !223
  %.142.elt169.i.i410 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 29
  %.142.unpack170.i.i411 = load i8, ptr %.142.elt169.i.i410, align 1, !noalias !223
  %.142.elt171.i.i412 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 30
  %.142.unpack172.i.i413 = load i8, ptr %.142.elt171.i.i412, align 1, !noalias !223
  %.142.elt173.i.i414 = getelementptr inbounds nuw i8, ptr %.115.i.i352, i64 31
  %.142.unpack174.i.i415 = load i8, ptr %.142.elt173.i.i414, align 1, !noalias !223
  store i8 %.142.unpack.i.i353, ptr %.52.i.i350, align 1, !noalias !223
  %.67.fca.4.load.repack176.i.i416 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 1
  store i8 %.142.unpack114.i.i355, ptr %.67.fca.4.load.repack176.i.i416, align 1, !noalias !223
  %.67.fca.4.load.repack178.i.i417 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 2
  store i8 %.142.unpack116.i.i357, ptr %.67.fca.4.load.repack178.i.i417, align 1, !noalias !223
  %.67.fca.4.load.repack180.i.i418 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 3
  store i8 %.142.unpack118.i.i359, ptr %.67.fca.4.load.repack180.i.i418, align 1, !noalias !223
  %.67.fca.4.load.repack182.i.i419 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 4
  store i8 %.142.unpack120.i.i361, ptr %.67.fca.4.load.repack182.i.i419, align 1, !noalias !223
  %.67.fca.4.load.repack184.i.i420 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 5
  store i8 %.142.unpack122.i.i363, ptr %.67.fca.4.load.repack184.i.i420, align 1, !noalias !223
  %.67.fca.4.load.repack186.i.i421 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 6
  store i8 %.142.unpack124.i.i365, ptr %.67.fca.4.load.repack186.i.i421, align 1, !noalias !223
  %.67.fca.4.load.repack188.i.i422 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 7
  store i8 %.142.unpack126.i.i367, ptr %.67.fca.4.load.repack188.i.i422, align 1, !noalias !223
  %.67.fca.4.load.repack190.i.i423 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 8
  store i8 %.142.unpack128.i.i369, ptr %.67.fca.4.load.repack190.i.i423, align 1, !noalias !223
  %.67.fca.4.load.repack192.i.i424 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 9
  store i8 %.142.unpack130.i.i371, ptr %.67.fca.4.load.repack192.i.i424, align 1, !noalias !223
  %.67.fca.4.load.repack194.i.i425 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 10
  store i8 %.142.unpack132.i.i373, ptr %.67.fca.4.load.repack194.i.i425, align 1, !noalias !223
  %.67.fca.4.load.repack196.i.i426 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 11
  store i8 %.142.unpack134.i.i375, ptr %.67.fca.4.load.repack196.i.i426, align 1, !noalias !223
  %.67.fca.4.load.repack198.i.i427 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 12
  store i8 %.142.unpack136.i.i377, ptr %.67.fca.4.load.repack198.i.i427, align 1, !noalias !223
  %.67.fca.4.load.repack200.i.i428 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 13
  store i8 %.142.unpack138.i.i379, ptr %.67.fca.4.load.repack200.i.i428, align 1, !noalias !223
  %.67.fca.4.load.repack202.i.i429 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 14
  store i8 %.142.unpack140.i.i381, ptr %.67.fca.4.load.repack202.i.i429, align 1, !noalias !223
  %.67.fca.4.load.repack204.i.i430 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 15
  store i8 %.142.unpack142.i.i383, ptr %.67.fca.4.load.repack204.i.i430, align 1, !noalias !223
  %.67.fca.4.load.repack206.i.i431 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 16
  store i8 %.142.unpack144.i.i385, ptr %.67.fca.4.load.repack206.i.i431, align 1, !noalias !223
  %.67.fca.4.load.repack208.i.i432 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 17
  store i8 %.142.unpack146.i.i387, ptr %.67.fca.4.load.repack208.i.i432, align 1, !noalias !223
  %.67.fca.4.load.repack210.i.i433 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 18
  store i8 %.142.unpack148.i.i389, ptr %.67.fca.4.load.repack210.i.i433, align 1, !noalias !223
  %.67.fca.4.load.repack212.i.i434 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 19
  store i8 %.142.unpack150.i.i391, ptr %.67.fca.4.load.repack212.i.i434, align 1, !noalias !223
  %.67.fca.4.load.repack214.i.i435 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 20
  store i8 %.142.unpack152.i.i393, ptr %.67.fca.4.load.repack214.i.i435, align 1, !noalias !223
  %.67.fca.4.load.repack216.i.i436 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 21
  store i8 %.142.unpack154.i.i395, ptr %.67.fca.4.load.repack216.i.i436, align 1, !noalias !223
  %.67.fca.4.load.repack218.i.i437 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 22
  store i8 %.142.unpack156.i.i397, ptr %.67.fca.4.load.repack218.i.i437, align 1, !noalias !223
  %.67.fca.4.load.repack220.i.i438 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 23
  store i8 %.142.unpack158.i.i399, ptr %.67.fca.4.load.repack220.i.i438, align 1, !noalias !223
  %.67.fca.4.load.repack222.i.i439 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 24
  store i8 %.142.unpack160.i.i401, ptr %.67.fca.4.load.repack222.i.i439, align 1, !noalias !223
  %.67.fca.4.load.repack224.i.i440 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 25
  store i8 %.142.unpack162.i.i403, ptr %.67.fca.4.load.repack224.i.i440, align 1, !noalias !223
  %.67.fca.4.load.repack226.i.i441 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 26
  store i8 %.142.unpack164.i.i405, ptr %.67.fca.4.load.repack226.i.i441, align 1, !noalias !223
  %.67.fca.4.load.repack228.i.i442 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 27
  store i8 %.142.unpack166.i.i407, ptr %.67.fca.4.load.repack228.i.i442, align 1, !noalias !223
  %.67.fca.4.load.repack230.i.i443 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 28
  store i8 %.142.unpack168.i.i409, ptr %.67.fca.4.load.repack230.i.i443, align 1, !noalias !223
  %.67.fca.4.load.repack232.i.i444 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 29
  store i8 %.142.unpack170.i.i411, ptr %.67.fca.4.load.repack232.i.i444, align 1, !noalias !223
  %.67.fca.4.load.repack234.i.i445 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 30
  store i8 %.142.unpack172.i.i413, ptr %.67.fca.4.load.repack234.i.i445, align 1, !noalias !223
  %.67.fca.4.load.repack236.i.i446 = getelementptr inbounds nuw i8, ptr %.52.i.i350, i64 31
  store i8 %.142.unpack174.i.i415, ptr %.67.fca.4.load.repack236.i.i446, align 1, !noalias !223
  %.144.i.i447 = zext i32 %137 to i64
  %.169.i.i448 = getelementptr [32 x i8], ptr %.52.i.i350, i64 %.144.i.i447
  %.196.unpack.i.i449 = load i8, ptr %.169.i.i448, align 1, !noalias !223
  %.196.elt238.i.i450 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 1
  %.196.unpack239.i.i451 = load i8, ptr %.196.elt238.i.i450, align 1, !noalias !223
  %.196.elt240.i.i452 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 2
  %.196.unpack241.i.i453 = load i8, ptr %.196.elt240.i.i452, align 1, !noalias !223
  %.196.elt242.i.i454 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 3
  %.196.unpack243.i.i455 = load i8, ptr %.196.elt242.i.i454, align 1, !noalias !223
  %.196.elt244.i.i456 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 4
  %.196.unpack245.i.i457 = load i8, ptr %.196.elt244.i.i456, align 1, !noalias !223
  %.196.elt246.i.i458 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 5
  %.196.unpack247.i.i459 = load i8, ptr %.196.elt246.i.i458, align 1, !noalias !223
  %.196.elt248.i.i460 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 6
  %.196.unpack249.i.i461 = load i8, ptr %.196.elt248.i.i460, align 1, !noalias !223
  %.196.elt250.i.i462 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 7
  %.196.unpack251.i.i463 = load i8, ptr %.196.elt250.i.i462, align 1, !noalias !223
  %.196.elt252.i.i464 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 8
  %.196.unpack253.i.i465 = load i8, ptr %.196.elt252.i.i464, align 1, !noalias !223
  %.196.elt254.i.i466 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 9
  %.196.unpack255.i.i467 = load i8, ptr %.196.elt254.i.i466, align 1, !noalias !223
  %.196.elt256.i.i468 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 10
  %.196.unpack257.i.i469 = load i8, ptr %.196.elt256.i.i468, align 1, !noalias !223
  %.196.elt258.i.i470 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 11
  %.196.unpack259.i.i471 = load i8, ptr %.196.elt258.i.i470, align 1, !noalias !223
  %.196.elt260.i.i472 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 12
  %.196.unpack261.i.i473 = load i8, ptr %.196.elt260.i.i472, align 1, !noalias !223
  %.196.elt262.i.i474 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 13
  %.196.unpack263.i.i475 = load i8, ptr %.196.elt262.i.i474, align 1, !noalias !223
  %.196.elt264.i.i476 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 14
  %.196.unpack265.i.i477 = load i8, ptr %.196.elt264.i.i476, align 1, !noalias !223
  %.196.elt266.i.i478 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 15
  %.196.unpack267.i.i479 = load i8, ptr %.196.elt266.i.i478, align 1, !noalias !223
  %.196.elt268.i.i480 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 16
  %.196.unpack269.i.i481 = load i8, ptr %.196.elt268.i.i480, align 1, !noalias !223
  %.196.elt270.i.i482 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 17
  %.196.unpack271.i.i483 = load i8, ptr %.196.elt270.i.i482, align 1, !noalias !223
  %.196.elt272.i.i484 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 18
  %.196.unpack273.i.i485 = load i8, ptr %.196.elt272.i.i484, align 1, !noalias !223
  %.196.elt274.i.i486 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 19
  %.196.unpack275.i.i487 = load i8, ptr %.196.elt274.i.i486, align 1, !noalias !223
  %.196.elt276.i.i488 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 20
  %.196.unpack277.i.i489 = load i8, ptr %.196.elt276.i.i488, align 1, !noalias !223
  %.196.elt278.i.i490 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 21
  %.196.unpack279.i.i491 = load i8, ptr %.196.elt278.i.i490, align 1, !noalias !223
  %.196.elt280.i.i492 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 22
  %.196.unpack281.i.i493 = load i8, ptr %.196.elt280.i.i492, align 1, !noalias !223
  %.196.elt282.i.i494 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 23
  %.196.unpack283.i.i495 = load i8, ptr %.196.elt282.i.i494, align 1, !noalias !223
  %.196.elt284.i.i496 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 24
  %.196.unpack285.i.i497 = load i8, ptr %.196.elt284.i.i496, align 1, !noalias !223
  %.196.elt286.i.i498 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 25
  %.196.unpack287.i.i499 = load i8, ptr %.196.elt286.i.i498, align 1, !noalias !223
  %.196.elt288.i.i500 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 26
  %.196.unpack289.i.i501 = load i8, ptr %.196.elt288.i.i500, align 1, !noalias !223
  %.196.elt290.i.i502 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 27
  %.196.unpack291.i.i503 = load i8, ptr %.196.elt290.i.i502, align 1, !noalias !223
  %.196.elt292.i.i504 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 28
  %.196.unpack293.i.i505 = load i8, ptr %.196.elt292.i.i504, align 1, !noalias !223
  %.196.elt294.i.i506 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 29
  %.196.unpack295.i.i507 = load i8, ptr %.196.elt294.i.i506, align 1, !noalias !223
  %.196.elt296.i.i508 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 30
  %.196.unpack297.i.i509 = load i8, ptr %.196.elt296.i.i508, align 1, !noalias !223
  %.196.elt298.i.i510 = getelementptr inbounds nuw i8, ptr %.169.i.i448, i64 31
  %.196.unpack299.i.i511 = load i8, ptr %.196.elt298.i.i510, align 1, !noalias !223
  store i8 %.196.unpack.i.i449, ptr %.115.i.i352, align 1, !noalias !223
  store i8 %.196.unpack239.i.i451, ptr %.142.elt113.i.i354, align 1, !noalias !223
  store i8 %.196.unpack241.i.i453, ptr %.142.elt115.i.i356, align 1, !noalias !223
  store i8 %.196.unpack243.i.i455, ptr %.142.elt117.i.i358, align 1, !noalias !223
  store i8 %.196.unpack245.i.i457, ptr %.142.elt119.i.i360, align 1, !noalias !223
  store i8 %.196.unpack247.i.i459, ptr %.142.elt121.i.i362, align 1, !noalias !223
  store i8 %.196.unpack249.i.i461, ptr %.142.elt123.i.i364, align 1, !noalias !223
  store i8 %.196.unpack251.i.i463, ptr %.142.elt125.i.i366, align 1, !noalias !223
  store i8 %.196.unpack253.i.i465, ptr %.142.elt127.i.i368, align 1, !noalias !223
  store i8 %.196.unpack255.i.i467, ptr %.142.elt129.i.i370, align 1, !noalias !223
  store i8 %.196.unpack257.i.i469, ptr %.142.elt131.i.i372, align 1, !noalias !223
  store i8 %.196.unpack259.i.i471, ptr %.142.elt133.i.i374, align 1, !noalias !223
  store i8 %.196.unpack261.i.i473, ptr %.142.elt135.i.i376, align 1, !noalias !223
  store i8 %.196.unpack263.i.i475, ptr %.142.elt137.i.i378, align 1, !noalias !223
  store i8 %.196.unpack265.i.i477, ptr %.142.elt139.i.i380, align 1, !noalias !223
  store i8 %.196.unpack267.i.i479, ptr %.142.elt141.i.i382, align 1, !noalias !223
  store i8 %.196.unpack269.i.i481, ptr %.142.elt143.i.i384, align 1, !noalias !223
  store i8 %.196.unpack271.i.i483, ptr %.142.elt145.i.i386, align 1, !noalias !223
  store i8 %.196.unpack273.i.i485, ptr %.142.elt147.i.i388, align 1, !noalias !223
  store i8 %.196.unpack275.i.i487, ptr %.142.elt149.i.i390, align 1, !noalias !223
  store i8 %.196.unpack277.i.i489, ptr %.142.elt151.i.i392, align 1, !noalias !223
  store i8 %.196.unpack279.i.i491, ptr %.142.elt153.i.i394, align 1, !noalias !223
  store i8 %.196.unpack281.i.i493, ptr %.142.elt155.i.i396, align 1, !noalias !223
  store i8 %.196.unpack283.i.i495, ptr %.142.elt157.i.i398, align 1, !noalias !223
  store i8 %.196.unpack285.i.i497, ptr %.142.elt159.i.i400, align 1, !noalias !223
  store i8 %.196.unpack287.i.i499, ptr %.142.elt161.i.i402, align 1, !noalias !223
  store i8 %.196.unpack289.i.i501, ptr %.142.elt163.i.i404, align 1, !noalias !223
  store i8 %.196.unpack291.i.i503, ptr %.142.elt165.i.i406, align 1, !noalias !223
  store i8 %.196.unpack293.i.i505, ptr %.142.elt167.i.i408, align 1, !noalias !223
  store i8 %.196.unpack295.i.i507, ptr %.142.elt169.i.i410, align 1, !noalias !223
  store i8 %.196.unpack297.i.i509, ptr %.142.elt171.i.i412, align 1, !noalias !223
  store i8 %.196.unpack299.i.i511, ptr %.142.elt173.i.i414, align 1, !noalias !223
  store i8 %.142.unpack.i.i353, ptr %.169.i.i448, align 1, !noalias !223
  store i8 %.142.unpack114.i.i355, ptr %.196.elt238.i.i450, align 1, !noalias !223
  store i8 %.142.unpack116.i.i357, ptr %.196.elt240.i.i452, align 1, !noalias !223
  store i8 %.142.unpack118.i.i359, ptr %.196.elt242.i.i454, align 1, !noalias !223
  store i8 %.142.unpack120.i.i361, ptr %.196.elt244.i.i456, align 1, !noalias !223
  store i8 %.142.unpack122.i.i363, ptr %.196.elt246.i.i458, align 1, !noalias !223
  store i8 %.142.unpack124.i.i365, ptr %.196.elt248.i.i460, align 1, !noalias !223
  store i8 %.142.unpack126.i.i367, ptr %.196.elt250.i.i462, align 1, !noalias !223
  store i8 %.142.unpack128.i.i369, ptr %.196.elt252.i.i464, align 1, !noalias !223
  store i8 %.142.unpack130.i.i371, ptr %.196.elt254.i.i466, align 1, !noalias !223
  store i8 %.142.unpack132.i.i373, ptr %.196.elt256.i.i468, align 1, !noalias !223
  store i8 %.142.unpack134.i.i375, ptr %.196.elt258.i.i470, align 1, !noalias !223
  store i8 %.142.unpack136.i.i377, ptr %.196.elt260.i.i472, align 1, !noalias !223
  store i8 %.142.unpack138.i.i379, ptr %.196.elt262.i.i474, align 1, !noalias !223
  store i8 %.142.unpack140.i.i381, ptr %.196.elt264.i.i476, align 1, !noalias !223
  store i8 %.142.unpack142.i.i383, ptr %.196.elt266.i.i478, align 1, !noalias !223
  store i8 %.142.unpack144.i.i385, ptr %.196.elt268.i.i480, align 1, !noalias !223
  store i8 %.142.unpack146.i.i387, ptr %.196.elt270.i.i482, align 1, !noalias !223
  store i8 %.142.unpack148.i.i389, ptr %.196.elt272.i.i484, align 1, !noalias !223
  store i8 %.142.unpack150.i.i391, ptr %.196.elt274.i.i486, align 1, !noalias !223
  store i8 %.142.unpack152.i.i393, ptr %.196.elt276.i.i488, align 1, !noalias !223
  store i8 %.142.unpack154.i.i395, ptr %.196.elt278.i.i490, align 1, !noalias !223
  store i8 %.142.unpack156.i.i397, ptr %.196.elt280.i.i492, align 1, !noalias !223
  store i8 %.142.unpack158.i.i399, ptr %.196.elt282.i.i494, align 1, !noalias !223
  store i8 %.142.unpack160.i.i401, ptr %.196.elt284.i.i496, align 1, !noalias !223
  store i8 %.142.unpack162.i.i403, ptr %.196.elt286.i.i498, align 1, !noalias !223
  store i8 %.142.unpack164.i.i405, ptr %.196.elt288.i.i500, align 1, !noalias !223
  store i8 %.142.unpack166.i.i407, ptr %.196.elt290.i.i502, align 1, !noalias !223
  store i8 %.142.unpack168.i.i409, ptr %.196.elt292.i.i504, align 1, !noalias !223
  store i8 %.142.unpack170.i.i411, ptr %.196.elt294.i.i506, align 1, !noalias !223
  store i8 %.142.unpack172.i.i413, ptr %.196.elt296.i.i508, align 1, !noalias !223
  store i8 %.142.unpack174.i.i415, ptr %.196.elt298.i.i510, align 1, !noalias !223
  %sunkaddr472 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.59.i.i545 = load i64, ptr %sunkaddr472, align 8, !noalias !226
  %.60.i.i546 = inttoptr i64 %.59.i.i545 to ptr
  %sunkaddr473 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.135.i.i548 = load i64, ptr %sunkaddr473, align 8, !noalias !226
  %.136.i.i549 = inttoptr i64 %.135.i.i548 to ptr
  %.197.i19.i550 = getelementptr [16 x i8], ptr %.136.i.i549, i64 %.639.i184
  %sunkaddr474 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.232.i.i552 = load i64, ptr %sunkaddr474, align 8, !noalias !226
  %.233.i.i553 = inttoptr i64 %.232.i.i552 to ptr
  %.272.i.i554 = lshr i64 %.639.i184, 2
  %.297.i.i555 = getelementptr [32 x i8], ptr %.233.i.i553, i64 %.272.i.i554
  %.311.i20.i556 = and i64 %.600.i178, 3
  %.313.i.i557 = shl nuw nsw i64 1, %.311.i20.i556
  %.344.i.i558 = getelementptr [16 x i8], ptr %.60.i.i546, i64 %.1406
  store i64 %.1441, ptr %.344.i.i558, align 8, !noalias !226
  %.376.i.i559 = getelementptr inbounds nuw i8, ptr %.344.i.i558, i64 12
  store i32 0, ptr %.376.i.i559, align 4, !noalias !226
  %.380.i.i560 = getelementptr inbounds nuw i8, ptr %.297.i.i555, i64 20
  %.382.i.i561 = load i32, ptr %.380.i.i560, align 4, !noalias !226
  %.384.i.i562 = zext i32 %.382.i.i561 to i64
  %.385.i.i563 = and i64 %.313.i.i557, %.384.i.i562
  %.387.i.i564 = icmp eq i64 %.385.i.i563, 0
  br i1 %.387.i.i564, label %B494.i.i666, label %B542.i.i565

B494.i.i666:                                      ; preds = %B870.endif.i345
  store i32 %number.1.2.0, ptr %.197.i19.i550, align 4, !noalias !226
  %sunkaddr475 = getelementptr inbounds i8, ptr %.297.i.i555, i64 20
  %.402.i.i668 = load i32, ptr %sunkaddr475, align 4, !noalias !226
  %138 = trunc nuw nsw i64 %.313.i.i557 to i32
  %.409.i.i669 = or i32 %.402.i.i668, %138
  store i32 %.409.i.i669, ptr %sunkaddr475, align 4, !noalias !226
  br label %B578.endif.i.i571

B542.i.i565:                                      ; preds = %B870.endif.i345
  %139 = inttoptr i64 %.59.i.i545 to ptr
  %.417.i.i566 = getelementptr inbounds nuw i8, ptr %.197.i19.i550, i64 4
  %.419.i.i567 = load i32, ptr %.417.i.i566, align 4, !noalias !226
  %.421.i.i568 = zext i32 %.419.i.i567 to i64
  %.446.i.i569 = getelementptr [16 x i8], ptr %139, i64 %.421.i.i568
  %.453.i.i570 = getelementptr inbounds nuw i8, ptr %.446.i.i569, i64 12
  store i32 %number.1.2.0, ptr %.453.i.i570, align 4, !noalias !226
  br label %B578.endif.i.i571

B578.endif.i.i571:                                ; preds = %B542.i.i565, %B494.i.i666
  %.459.i21.i572 = getelementptr inbounds nuw i8, ptr %.197.i19.i550, i64 4
  store i32 %number.1.2.0, ptr %.459.i21.i572, align 4, !noalias !226
  %.465.i.i573 = getelementptr inbounds nuw i8, ptr %.197.i19.i550, i64 8
  %.467.i.i574 = load i32, ptr %.465.i.i573, align 4, !noalias !226
  %.471.i.i575 = add i32 %.467.i.i574, 1
  store i32 %.471.i.i575, ptr %.465.i.i573, align 4, !noalias !226
  %.478.i.i576 = getelementptr inbounds nuw i8, ptr %.197.i19.i550, i64 12
  %.480.i.i577 = load i32, ptr %.478.i.i576, align 4, !noalias !226
  %.486.i.i578 = zext i32 %.471.i.i575 to i64
  %.488.i.i579 = add nuw nsw i64 %.486.i.i578, %.606329.i180
  %.8.i.i22.i580 = zext i32 %.480.i.i577 to i64
  %.10.i.i.i581 = tail call i64 @llvm.umax.i64(i64 %.488.i.i579, i64 %.8.i.i22.i580)
  %.518.i.i582 = trunc i64 %.10.i.i.i581 to i32
  store i32 %.518.i.i582, ptr %.478.i.i576, align 4, !noalias !226
  %.525.i.i583 = getelementptr inbounds nuw i8, ptr %.297.i.i555, i64 24
  %.527.i.i584 = load i32, ptr %.525.i.i583, align 4, !noalias !226
  %.529.i.i585 = icmp eq i32 %.527.i.i584, 0
  br i1 %.529.i.i585, label %B766.endif.i.i586, label %B1140.i90

B766.endif.i.i586:                                ; preds = %B578.endif.i.i571
  %.541.i.i587 = load i64, ptr %.297.i.i555, align 8, !noalias !226
  %sunkaddr476 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.575.i.i589 = load i64, ptr %sunkaddr476, align 8, !noalias !226
  %.13.i.i23.i590 = tail call i64 @llvm.smax.i64(i64 %.575.i.i589, i64 %.541.i.i587)
  %sunkaddr477 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i.i24.i592 = load i64, ptr %sunkaddr477, align 8, !noalias !229
  %.56.i.i25.i593 = inttoptr i64 %.55.i.i24.i592 to ptr
  %.127.i.i26.i594 = getelementptr [32 x i8], ptr %.56.i.i25.i593, i64 %.272.i.i554
  %.128.i.i27.i595 = getelementptr inbounds nuw i8, ptr %.127.i.i26.i594, i64 24
  store i32 1, ptr %.128.i.i27.i595, align 4, !noalias !229
  %.158.i.i.i596 = getelementptr inbounds nuw i8, ptr %.127.i.i26.i594, i64 28
  store i32 0, ptr %.158.i.i.i596, align 4, !noalias !229
  %.192.i.i.i597 = load i64, ptr %sunkaddr476, align 8, !noalias !229
  %.194.i.i.i598 = sub nsw i64 %.13.i.i23.i590, %.192.i.i.i597
  %.195.i.i.i599 = icmp slt i64 %.194.i.i.i598, 2048
  br i1 %.195.i.i.i599, label %B222.endif.endif.i.i.i621, label %B604.endif.i.i.i600

B552.i.i.i631:                                    ; preds = %B222.endif.endif.i.i.i621
  %140 = inttoptr i64 %.55.i.i24.i592 to ptr
  %sunkaddr2142 = inttoptr i64 %.301.i.i.i627 to ptr
  %sunkaddr478 = inttoptr i64 %.301.i.i.i627 to ptr
  %sunkaddr479 = mul i64 %.198.i.i.i622, 4
  %sunkaddr480 = getelementptr i8, ptr %sunkaddr478, i64 %sunkaddr479
  %.502.i.i.i636 = load i32, ptr %sunkaddr480, align 4, !noalias !229
  %.504.i.i.i637 = zext i32 %.502.i.i.i636 to i64
  %.529.i.i.i638 = getelementptr [32 x i8], ptr %140, i64 %.504.i.i.i637
  %.536.i.i.i639 = trunc nuw nsw i64 %.272.i.i554 to i32
  %.537.i.i.i640 = getelementptr inbounds nuw i8, ptr %.529.i.i.i638, i64 28
  store i32 %.536.i.i.i639, ptr %.537.i.i.i640, align 4, !noalias !229
  br label %B590.i.i.i641

B590.i.i.i641:                                    ; preds = %B508.endif.i.i.i646, %B552.i.i.i631
  %sunkaddr26.i.pre-phi.i.pre-phi.i642.pre-phi.pre-phi = phi ptr [ %.pre, %B508.endif.i.i.i646 ], [ %sunkaddr2142, %B552.i.i.i631 ]
  %.569.pre-phi.i.i.i643 = phi i32 [ %.419.i.i.i647, %B508.endif.i.i.i646 ], [ %.536.i.i.i639, %B552.i.i.i631 ]
  %sunkaddr481 = mul i64 %.198.i.i.i622, 4
  %sunkaddr482 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i.pre-phi.i642.pre-phi.pre-phi, i64 %sunkaddr481
  store i32 %.569.pre-phi.i.i.i643, ptr %sunkaddr482, align 4, !noalias !229
  br label %B1140.i90

B724.i.i.i619:                                    ; preds = %B604.endif.i.i.i600
  %sunkaddr483 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.272.i.i554, ptr %sunkaddr483, align 8, !noalias !229
  br label %B826.endif.i.i.i614

B752.i.i.i608:                                    ; preds = %B604.endif.i.i.i600
  %141 = inttoptr i64 %.55.i.i24.i592 to ptr
  %sunkaddr484 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.785.i.i.i610 = load i64, ptr %sunkaddr484, align 8, !noalias !229
  %142 = and i64 %.785.i.i.i610, 4294967295
  %.813.i.i.i611 = getelementptr [32 x i8], ptr %141, i64 %142
  %.820.i.i.i612 = trunc nuw nsw i64 %.272.i.i554 to i32
  %.821.i.i.i613 = getelementptr inbounds nuw i8, ptr %.813.i.i.i611, i64 28
  store i32 %.820.i.i.i612, ptr %.821.i.i.i613, align 4, !noalias !229
  br label %B826.endif.i.i.i614

B222.endif.endif.i.i.i621:                        ; preds = %B766.endif.i.i586
  %.198.i.i.i622 = and i64 %.13.i.i23.i590, 2047
  %sunkaddr485 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.233.i.i.i624 = load i64, ptr %sunkaddr485, align 8, !noalias !229
  %.234.i.i.i625 = inttoptr i64 %.233.i.i.i624 to ptr
  %sunkaddr486 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.301.i.i.i627 = load i64, ptr %sunkaddr486, align 8, !noalias !229
  %.382.i.i.i628 = getelementptr i32, ptr %.234.i.i.i625, i64 %.198.i.i.i622
  %.383.i.i.i629 = load i32, ptr %.382.i.i.i628, align 4, !noalias !229
  %.384.i.i.i630 = icmp eq i32 %.383.i.i.i629, 0
  br i1 %.384.i.i.i630, label %B508.endif.i.i.i646, label %B552.i.i.i631

B508.endif.i.i.i646:                              ; preds = %B222.endif.endif.i.i.i621
  %.419.i.i.i647 = trunc nuw nsw i64 %.272.i.i554 to i32
  %sunkaddr487 = inttoptr i64 %.233.i.i.i624 to ptr
  %sunkaddr488 = mul i64 %.198.i.i.i622, 4
  %sunkaddr489 = getelementptr i8, ptr %sunkaddr487, i64 %sunkaddr488
  store i32 %.419.i.i.i647, ptr %sunkaddr489, align 4, !noalias !229
  %sunkaddr490 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i30.i652 = load i64, ptr %sunkaddr490, align 8, !noalias !232
  %.52.i.i.i31.i653 = inttoptr i64 %.51.i.i.i30.i652 to ptr
  %.17.i.i.i32.i654 = lshr i64 %.13.i.i23.i590, 6
  %.91.i.i.i33.i655 = and i64 %.17.i.i.i32.i654, 31
  %.116.i.i.i34.i656 = getelementptr i64, ptr %.52.i.i.i31.i653, i64 %.91.i.i.i33.i655
  %.117.i.i.i35.i657 = load i64, ptr %.116.i.i.i34.i656, align 8, !noalias !232
  %.118.i.i.i36.i658 = and i64 %.13.i.i23.i590, 63
  %.119.i.i.i37.i659 = shl nuw i64 1, %.118.i.i.i36.i658
  %.120.i.i.i38.i660 = or i64 %.117.i.i.i35.i657, %.119.i.i.i37.i659
  store i64 %.120.i.i.i38.i660, ptr %.116.i.i.i34.i656, align 8, !noalias !232
  %.174.i.i.i39.i661 = getelementptr i8, ptr %.52.i.i.i31.i653, i64 256
  %.175.i.i.i40.i662 = load i64, ptr %.174.i.i.i39.i661, align 8, !noalias !232
  %.177.i.i.i41.i663 = shl nuw nsw i64 1, %.91.i.i.i33.i655
  %.178.i.i.i42.i664 = or i64 %.175.i.i.i40.i662, %.177.i.i.i41.i663
  store i64 %.178.i.i.i42.i664, ptr %.174.i.i.i39.i661, align 8, !noalias !232
  %.pre = inttoptr i64 %.301.i.i.i627 to ptr
  br label %B590.i.i.i641

B604.endif.i.i.i600:                              ; preds = %B766.endif.i.i586
  %sunkaddr491 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.613.i.i.i602 = load i64, ptr %sunkaddr491, align 8, !noalias !229
  %.614.i.i.i603 = inttoptr i64 %.613.i.i.i602 to ptr
  %.676.i.i.i604 = getelementptr i64, ptr %.614.i.i.i603, i64 %.272.i.i554
  store i64 %.13.i.i23.i590, ptr %.676.i.i.i604, align 8, !noalias !229
  %sunkaddr492 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i.i.i606 = load i64, ptr %sunkaddr492, align 8, !noalias !229
  %.713.i.i.i607 = icmp eq i64 %.712.i.i.i606, 0
  br i1 %.713.i.i.i607, label %B724.i.i.i619, label %B752.i.i.i608

B826.endif.i.i.i614:                              ; preds = %B752.i.i.i608, %B724.i.i.i619
  %sunkaddr493 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.272.i.i554, ptr %sunkaddr493, align 8, !noalias !229
  %sunkaddr494 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.891.i.i.i617 = load i64, ptr %sunkaddr494, align 8, !noalias !229
  %.13.i.i.i28.i618 = tail call i64 @llvm.smin.i64(i64 %.13.i.i23.i590, i64 %.891.i.i.i617)
  store i64 %.13.i.i.i28.i618, ptr %sunkaddr494, align 8, !noalias !229
  br label %B1140.i90

B954.endif.endif.i207:                            ; preds = %B102.i.i204, %B954.i187
  %"$phi236.0.2.0.i.i208" = phi i64 [ %.47.i.i206, %B102.i.i204 ], [ %const53, %B954.i187 ]
  %sunkaddr495 = getelementptr inbounds i8, ptr %.771.i191, i64 12
  store i32 %number.1.2.0, ptr %sunkaddr495, align 4, !noalias !235
  %sunkaddr496 = getelementptr inbounds i8, ptr %.155.i9, i64 8
  %.13.i10.i211 = load i32, ptr %sunkaddr496, align 4, !noalias !235
  %.8.i.i11.i212 = icmp eq i64 %.1441, %const53
  %sh.diff.i12.i213 = lshr i64 %.1441, 61
  %tr.sh.diff.i13.i214 = trunc nuw nsw i64 %sh.diff.i12.i213 to i32
  %143 = and i32 %tr.sh.diff.i13.i214, 4
  %.44.i14.i215 = select i1 %.8.i.i11.i212, i32 8, i32 %143
  %.46.i15.i216 = add i32 %.13.i10.i211, %.44.i14.i215
  %sunkaddr497 = getelementptr inbounds i8, ptr %.771.i191, i64 8
  store i32 %.46.i15.i216, ptr %sunkaddr497, align 4, !noalias !235
  %.51.i17.i218 = shl i64 %.1441, 1
  store i64 %.51.i17.i218, ptr %.771.i191, align 8, !noalias !235
  %sunkaddr498 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.59.i46.i220 = load i64, ptr %sunkaddr498, align 8, !noalias !238
  %.60.i47.i221 = inttoptr i64 %.59.i46.i220 to ptr
  %sunkaddr499 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.135.i49.i223 = load i64, ptr %sunkaddr499, align 8, !noalias !238
  %.136.i50.i224 = inttoptr i64 %.135.i49.i223 to ptr
  %.197.i51.i225 = getelementptr [16 x i8], ptr %.136.i50.i224, i64 %.639.i184
  %sunkaddr500 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.232.i53.i227 = load i64, ptr %sunkaddr500, align 8, !noalias !238
  %.233.i54.i228 = inttoptr i64 %.232.i53.i227 to ptr
  %.272.i55.i229 = lshr i64 %.639.i184, 2
  %.297.i56.i230 = getelementptr [32 x i8], ptr %.233.i54.i228, i64 %.272.i55.i229
  %.311.i57.i231 = and i64 %.600.i178, 3
  %.313.i58.i232 = shl nuw nsw i64 1, %.311.i57.i231
  %.344.i60.i233 = getelementptr [16 x i8], ptr %.60.i47.i221, i64 %.319.i59.i194
  store i64 %"$phi236.0.2.0.i.i208", ptr %.344.i60.i233, align 8, !noalias !238
  %.376.i61.i234 = getelementptr inbounds nuw i8, ptr %.344.i60.i233, i64 12
  store i32 0, ptr %.376.i61.i234, align 4, !noalias !238
  %.380.i62.i235 = getelementptr inbounds nuw i8, ptr %.297.i56.i230, i64 20
  %.382.i63.i236 = load i32, ptr %.380.i62.i235, align 4, !noalias !238
  %.384.i64.i237 = zext i32 %.382.i63.i236 to i64
  %.385.i65.i238 = and i64 %.313.i58.i232, %.384.i64.i237
  %.387.i66.i239 = icmp eq i64 %.385.i65.i238, 0
  br i1 %.387.i66.i239, label %B494.i169.i341, label %B542.i67.i240

B494.i169.i341:                                   ; preds = %B954.endif.endif.i207
  store i32 %.779.i193, ptr %.197.i51.i225, align 4, !noalias !238
  %sunkaddr501 = getelementptr inbounds i8, ptr %.297.i56.i230, i64 20
  %.402.i171.i343 = load i32, ptr %sunkaddr501, align 4, !noalias !238
  %144 = trunc nuw nsw i64 %.313.i58.i232 to i32
  %.409.i172.i344 = or i32 %.402.i171.i343, %144
  store i32 %.409.i172.i344, ptr %sunkaddr501, align 4, !noalias !238
  br label %B578.endif.i73.i246

B542.i67.i240:                                    ; preds = %B954.endif.endif.i207
  %145 = inttoptr i64 %.59.i46.i220 to ptr
  %.417.i68.i241 = getelementptr inbounds nuw i8, ptr %.197.i51.i225, i64 4
  %.419.i69.i242 = load i32, ptr %.417.i68.i241, align 4, !noalias !238
  %.421.i70.i243 = zext i32 %.419.i69.i242 to i64
  %.446.i71.i244 = getelementptr [16 x i8], ptr %145, i64 %.421.i70.i243
  %.453.i72.i245 = getelementptr inbounds nuw i8, ptr %.446.i71.i244, i64 12
  store i32 %.779.i193, ptr %.453.i72.i245, align 4, !noalias !238
  br label %B578.endif.i73.i246

B578.endif.i73.i246:                              ; preds = %B542.i67.i240, %B494.i169.i341
  %.459.i74.i247 = getelementptr inbounds nuw i8, ptr %.197.i51.i225, i64 4
  store i32 %.779.i193, ptr %.459.i74.i247, align 4, !noalias !238
  %.465.i75.i248 = getelementptr inbounds nuw i8, ptr %.197.i51.i225, i64 8
  %.467.i76.i249 = load i32, ptr %.465.i75.i248, align 4, !noalias !238
  %.471.i77.i250 = add i32 %.467.i76.i249, 1
  store i32 %.471.i77.i250, ptr %.465.i75.i248, align 4, !noalias !238
  %.478.i78.i251 = getelementptr inbounds nuw i8, ptr %.197.i51.i225, i64 12
  %.480.i79.i252 = load i32, ptr %.478.i78.i251, align 4, !noalias !238
  %.486.i80.i253 = zext i32 %.471.i77.i250 to i64
  %.488.i82.i254 = add nuw nsw i64 %.486.i80.i253, %.606329.i180
  %.8.i.i83.i255 = zext i32 %.480.i79.i252 to i64
  %.10.i.i84.i256 = tail call i64 @llvm.umax.i64(i64 %.488.i82.i254, i64 %.8.i.i83.i255)
  %.518.i85.i257 = trunc i64 %.10.i.i84.i256 to i32
  store i32 %.518.i85.i257, ptr %.478.i78.i251, align 4, !noalias !238
  %.525.i86.i258 = getelementptr inbounds nuw i8, ptr %.297.i56.i230, i64 24
  %.527.i87.i259 = load i32, ptr %.525.i86.i258, align 4, !noalias !238
  %.529.i88.i260 = icmp eq i32 %.527.i87.i259, 0
  br i1 %.529.i88.i260, label %B766.endif.i89.i261, label %B1140.i90

B766.endif.i89.i261:                              ; preds = %B578.endif.i73.i246
  %.541.i90.i262 = load i64, ptr %.297.i56.i230, align 8, !noalias !238
  %sunkaddr502 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.575.i92.i264 = load i64, ptr %sunkaddr502, align 8, !noalias !238
  %.13.i.i93.i265 = tail call i64 @llvm.smax.i64(i64 %.575.i92.i264, i64 %.541.i90.i262)
  %sunkaddr503 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i.i95.i267 = load i64, ptr %sunkaddr503, align 8, !noalias !241
  %.56.i.i96.i268 = inttoptr i64 %.55.i.i95.i267 to ptr
  %.127.i.i97.i269 = getelementptr [32 x i8], ptr %.56.i.i96.i268, i64 %.272.i55.i229
  %.128.i.i98.i270 = getelementptr inbounds nuw i8, ptr %.127.i.i97.i269, i64 24
  store i32 1, ptr %.128.i.i98.i270, align 4, !noalias !241
  %.158.i.i99.i271 = getelementptr inbounds nuw i8, ptr %.127.i.i97.i269, i64 28
  store i32 0, ptr %.158.i.i99.i271, align 4, !noalias !241
  %.192.i.i100.i272 = load i64, ptr %sunkaddr502, align 8, !noalias !241
  %.194.i.i101.i273 = sub nsw i64 %.13.i.i93.i265, %.192.i.i100.i272
  %.195.i.i102.i274 = icmp slt i64 %.194.i.i101.i273, 2048
  br i1 %.195.i.i102.i274, label %B222.endif.endif.i.i124.i296, label %B604.endif.i.i103.i275

B552.i.i134.i306:                                 ; preds = %B222.endif.endif.i.i124.i296
  %146 = inttoptr i64 %.55.i.i95.i267 to ptr
  %sunkaddr2168 = inttoptr i64 %.301.i.i130.i302 to ptr
  %sunkaddr504 = inttoptr i64 %.301.i.i130.i302 to ptr
  %sunkaddr505 = mul i64 %.198.i.i125.i297, 4
  %sunkaddr506 = getelementptr i8, ptr %sunkaddr504, i64 %sunkaddr505
  %.502.i.i139.i311 = load i32, ptr %sunkaddr506, align 4, !noalias !241
  %.504.i.i140.i312 = zext i32 %.502.i.i139.i311 to i64
  %.529.i.i141.i313 = getelementptr [32 x i8], ptr %146, i64 %.504.i.i140.i312
  %.536.i.i142.i314 = trunc nuw nsw i64 %.272.i55.i229 to i32
  %.537.i.i143.i315 = getelementptr inbounds nuw i8, ptr %.529.i.i141.i313, i64 28
  store i32 %.536.i.i142.i314, ptr %.537.i.i143.i315, align 4, !noalias !241
  br label %B590.i.i144.i316

B590.i.i144.i316:                                 ; preds = %B508.endif.i.i149.i321, %B552.i.i134.i306
  %sunkaddr26.i.pre-phi.i145.pre-phi.i317.pre-phi.pre-phi = phi ptr [ %.pre15, %B508.endif.i.i149.i321 ], [ %sunkaddr2168, %B552.i.i134.i306 ]
  %.569.pre-phi.i.i146.i318 = phi i32 [ %.419.i.i150.i322, %B508.endif.i.i149.i321 ], [ %.536.i.i142.i314, %B552.i.i134.i306 ]
  %sunkaddr507 = mul i64 %.198.i.i125.i297, 4
  %sunkaddr508 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i145.pre-phi.i317.pre-phi.pre-phi, i64 %sunkaddr507
  store i32 %.569.pre-phi.i.i146.i318, ptr %sunkaddr508, align 4, !noalias !241
  br label %B1140.i90

B724.i.i122.i294:                                 ; preds = %B604.endif.i.i103.i275
  %sunkaddr509 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.272.i55.i229, ptr %sunkaddr509, align 8, !noalias !241
  br label %B826.endif.i.i117.i289

B752.i.i111.i283:                                 ; preds = %B604.endif.i.i103.i275
  %147 = inttoptr i64 %.55.i.i95.i267 to ptr
  %sunkaddr510 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.785.i.i113.i285 = load i64, ptr %sunkaddr510, align 8, !noalias !241
  %148 = and i64 %.785.i.i113.i285, 4294967295
  %.813.i.i114.i286 = getelementptr [32 x i8], ptr %147, i64 %148
  %.820.i.i115.i287 = trunc nuw nsw i64 %.272.i55.i229 to i32
  %.821.i.i116.i288 = getelementptr inbounds nuw i8, ptr %.813.i.i114.i286, i64 28
  store i32 %.820.i.i115.i287, ptr %.821.i.i116.i288, align 4, !noalias !241
  br label %B826.endif.i.i117.i289

B222.endif.endif.i.i124.i296:                     ; preds = %B766.endif.i89.i261
  %.198.i.i125.i297 = and i64 %.13.i.i93.i265, 2047
  %sunkaddr511 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.233.i.i127.i299 = load i64, ptr %sunkaddr511, align 8, !noalias !241
  %.234.i.i128.i300 = inttoptr i64 %.233.i.i127.i299 to ptr
  %sunkaddr512 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.301.i.i130.i302 = load i64, ptr %sunkaddr512, align 8, !noalias !241
  %.382.i.i131.i303 = getelementptr i32, ptr %.234.i.i128.i300, i64 %.198.i.i125.i297
  %.383.i.i132.i304 = load i32, ptr %.382.i.i131.i303, align 4, !noalias !241
  %.384.i.i133.i305 = icmp eq i32 %.383.i.i132.i304, 0
  br i1 %.384.i.i133.i305, label %B508.endif.i.i149.i321, label %B552.i.i134.i306

B508.endif.i.i149.i321:                           ; preds = %B222.endif.endif.i.i124.i296
  %.419.i.i150.i322 = trunc nuw nsw i64 %.272.i55.i229 to i32
  %sunkaddr513 = inttoptr i64 %.233.i.i127.i299 to ptr
  %sunkaddr514 = mul i64 %.198.i.i125.i297, 4
  %sunkaddr515 = getelementptr i8, ptr %sunkaddr513, i64 %sunkaddr514
  store i32 %.419.i.i150.i322, ptr %sunkaddr515, align 4, !noalias !241
  %sunkaddr516 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i155.i327 = load i64, ptr %sunkaddr516, align 8, !noalias !244
  %.52.i.i.i156.i328 = inttoptr i64 %.51.i.i.i155.i327 to ptr
  %.17.i.i.i157.i329 = lshr i64 %.13.i.i93.i265, 6
  %.91.i.i.i158.i330 = and i64 %.17.i.i.i157.i329, 31
  %.116.i.i.i159.i331 = getelementptr i64, ptr %.52.i.i.i156.i328, i64 %.91.i.i.i158.i330
  %.117.i.i.i160.i332 = load i64, ptr %.116.i.i.i159.i331, align 8, !noalias !244
  %.118.i.i.i161.i333 = and i64 %.13.i.i93.i265, 63
  %.119.i.i.i162.i334 = shl nuw i64 1, %.118.i.i.i161.i333
  %.120.i.i.i163.i335 = or i64 %.117.i.i.i160.i332, %.119.i.i.i162.i334
  store i64 %.120.i.i.i163.i335, ptr %.116.i.i.i159.i331, align 8, !noalias !244
  %.174.i.i.i164.i336 = getelementptr i8, ptr %.52.i.i.i156.i328, i64 256
  %.175.i.i.i165.i337 = load i64, ptr %.174.i.i.i164.i336, align 8, !noalias !244
  %.177.i.i.i166.i338 = shl nuw nsw i64 1, %.91.i.i.i158.i330
  %.178.i.i.i167.i339 = or i64 %.175.i.i.i165.i337, %.177.i.i.i166.i338
  store i64 %.178.i.i.i167.i339, ptr %.174.i.i.i164.i336, align 8, !noalias !244
  %.pre15 = inttoptr i64 %.301.i.i130.i302 to ptr
  br label %B590.i.i144.i316

B604.endif.i.i103.i275:                           ; preds = %B766.endif.i89.i261
  %sunkaddr517 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.613.i.i105.i277 = load i64, ptr %sunkaddr517, align 8, !noalias !241
  %.614.i.i106.i278 = inttoptr i64 %.613.i.i105.i277 to ptr
  %.676.i.i107.i279 = getelementptr i64, ptr %.614.i.i106.i278, i64 %.272.i55.i229
  store i64 %.13.i.i93.i265, ptr %.676.i.i107.i279, align 8, !noalias !241
  %sunkaddr518 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i.i109.i281 = load i64, ptr %sunkaddr518, align 8, !noalias !241
  %.713.i.i110.i282 = icmp eq i64 %.712.i.i109.i281, 0
  br i1 %.713.i.i110.i282, label %B724.i.i122.i294, label %B752.i.i111.i283

B826.endif.i.i117.i289:                           ; preds = %B752.i.i111.i283, %B724.i.i122.i294
  %sunkaddr519 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.272.i55.i229, ptr %sunkaddr519, align 8, !noalias !241
  %sunkaddr520 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.891.i.i120.i292 = load i64, ptr %sunkaddr520, align 8, !noalias !241
  %.13.i.i.i121.i293 = tail call i64 @llvm.smin.i64(i64 %.13.i.i93.i265, i64 %.891.i.i120.i292)
  store i64 %.13.i.i.i121.i293, ptr %sunkaddr520, align 8, !noalias !241
  br label %B1140.i90

B1948:                                            ; preds = %B1806.endif, %B1748
  %written.1.7.1 = phi i64 [ %written.1.4.0.lcssa, %B1748 ], [ %.568.sink.i39, %B1806.endif ]
  %149 = inttoptr i64 %.202 to ptr
  %.1498 = sub i64 %written.1.7.1, %.528
  %sunkaddr2186 = shl i64 %.382, 3
  %sunkaddr2187 = getelementptr i8, ptr %149, i64 %sunkaddr2186
  store i64 %.1498, ptr %sunkaddr2187, align 8
  %.1536.not = icmp eq i64 %written.1.7.1, %.528
  br i1 %.1536.not, label %common.ret, label %B2002.endif

common.ret:                                       ; preds = %B2002.endif, %B1948
  store ptr null, ptr %retptr, align 8
  ret i32 0

B2089:                                            ; preds = %B1516.endif, %B574.endif.i, %B496.endif.endif.i, %B1140.i
  %written.1.5.1 = phi i64 [ %.1254, %B1516.endif ], [ %.568.i, %B574.endif.i ], [ %written.1.4.0784, %B496.endif.endif.i ], [ %written.1.4.0784, %B1140.i ]
  %.922 = icmp samesign ugt i64 %.921775783, 1
  br i1 %.922, label %B1040, label %B1748

B1040.lr.ph:                                      ; preds = %B0.endif.endif.endif.endif.endif.endif
  %sunkaddr521 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.836 = load i64, ptr %sunkaddr521, align 8
  %sunkaddr522 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.653 = load i64, ptr %sunkaddr522, align 8
  %.492 = mul i64 %.491, %.316
  %.1000 = add i64 %.492, %.555
  br label %B1040

B1046.endif:                                      ; preds = %B1040
  %150 = inttoptr i64 %.417 to ptr
  %sunkaddr523 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.996 = load i64, ptr %sunkaddr523, align 8
  %.998 = add i64 %.928778782.in, 9
  %.13.i1610 = tail call i64 @llvm.umin.i64(i64 %.1000, i64 %.998)
  %.1054 = getelementptr [16 x i8], ptr %150, i64 %.13.i1610
  %.1055 = getelementptr inbounds nuw i8, ptr %.1054, i64 8
  %.1057 = load i32, ptr %.1055, align 4
  %promoted524 = zext i32 %.1057 to i64
  %151 = lshr i64 %promoted524, 2
  %.1062 = shl nuw nsw i64 %151, 5
  %.1063 = add nsw i64 %.1062, %.996
  %.1064 = inttoptr i64 %.1063 to ptr
  tail call void @llvm.prefetch.p0(ptr %.1064, i32 0, i32 3, i32 1)
  br label %B1276

B1516.endif:                                      ; preds = %B1494
  %152 = inttoptr i64 %.417 to ptr
  %153 = trunc i64 %.1117 to i32
  store i64 %.786, ptr %.1144, align 8
  %.1178 = and i32 %153, 3
  %.1183 = getelementptr inbounds nuw i8, ptr %.1144, i64 16
  store i32 %.1178, ptr %.1183, align 8
  %.1187 = trunc i64 %written.1.4.0784 to i32
  %.1189 = getelementptr inbounds nuw i8, ptr %.1144, i64 12
  store i32 %.1187, ptr %.1189, align 4
  %.1219 = getelementptr [16 x i8], ptr %152, i64 %written.1.4.0784
  %.8.i = getelementptr inbounds nuw i8, ptr %.1219, i64 12
  store i32 %.1098, ptr %.8.i, align 4, !noalias !247
  %.11.i = getelementptr inbounds nuw i8, ptr %.1144, i64 8
  %.13.i = load i32, ptr %.11.i, align 8, !noalias !247
  %.8.i.i = icmp eq i64 %.1104, %const53
  %sh.diff.i = lshr i64 %.1104, 61
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i32
  %154 = and i32 %tr.sh.diff.i, 4
  %.44.i = select i1 %.8.i.i, i32 8, i32 %154
  %.46.i = add i32 %.13.i, %.44.i
  %.48.i = getelementptr inbounds nuw i8, ptr %.1219, i64 8
  store i32 %.46.i, ptr %.48.i, align 4, !noalias !247
  %.51.i = shl i64 %.1104, 1
  store i64 %.51.i, ptr %.1219, align 8, !noalias !247
  %.1254 = add i64 %written.1.4.0784, 1
  br label %B2089

B1806.endif:                                      ; preds = %B574.endif.i22, %B496.endif.endif.i753, %B1140.i90
  %.568.sink.i39 = phi i64 [ %.568.i38, %B574.endif.i22 ], [ %written.1.6.0, %B496.endif.endif.i753 ], [ %written.1.6.0, %B1140.i90 ]
  %.1480.not = icmp eq i32 %.1434, 0
  br i1 %.1480.not, label %B1948, label %B1806

B2002.endif:                                      ; preds = %B1948
  %sunkaddr525 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.1574 = load i64, ptr %sunkaddr525, align 8
  %sunkaddr526 = getelementptr inbounds i8, ptr %arg.m.4, i64 160
  %.1606 = load i64, ptr %sunkaddr526, align 8
  %.1607 = add nsw i64 %.1606, %.1574
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i1611 = load i64, ptr %.49.i, align 8, !noalias !250
  %.52.i = inttoptr i64 %.51.i1611 to ptr
  %.17.i = lshr i64 %.1607, 6
  %.91.i1612 = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i1612
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !250
  %.118.i = and i64 %.1607, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.119.i, %.117.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !250
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !250
  %.177.i = shl nuw nsw i64 1, %.91.i1612
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !250
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @switches.arbitrations.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif.endif:
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.120 = load i64, ptr %.118, align 8
  %.186 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.188 = load i64, ptr %.186, align 8
  %.254 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.256 = load i64, ptr %.254, align 8
  %.352 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.354 = load i64, ptr %.352, align 8
  %.382 = getelementptr i32, ptr %.51, i64 %arg.bucket
  %.383 = load i32, ptr %.382, align 4
  store i32 0, ptr %.382, align 4
  %.422.not420 = icmp eq i32 %.383, 0
  br i1 %.422.not420, label %common.ret, label %B420.preheader

B420.preheader:                                   ; preds = %B0.endif.endif.endif.endif
  %const25 = bitcast i64 -9223372036854775808 to i64
  br label %B420

B420:                                             ; preds = %B396.backedge, %B1034, %B420.preheader
  %place.4.1 = phi i32 [ %.383, %B420.preheader ], [ %.463, %B1034 ], [ %.463, %B396.backedge ]
  %0 = inttoptr i64 %.188 to ptr
  %.431 = zext i32 %place.4.1 to i64
  %.456 = getelementptr [32 x i8], ptr %0, i64 %.431
  %.461 = getelementptr inbounds nuw i8, ptr %.456, i64 28
  %.463 = load i32, ptr %.461, align 4
  %.471 = and i64 %.431, 3
  %.473 = icmp eq i64 %.471, 2
  br i1 %.473, label %B508.endif, label %B690

B690:                                             ; preds = %B508.endif.endif, %B420
  %.21.i = getelementptr inbounds nuw i8, ptr %.456, i64 20
  %.23.i = load i32, ptr %.21.i, align 4, !noalias !253
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.57.i = load i64, ptr %sunkaddr30, align 8, !noalias !253
  %.58.i = inttoptr i64 %.57.i to ptr
  %1 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %.23.i, i1 true)
  %.99.i = shl nuw nsw i64 %.431, 2
  %.100.i = zext nneg i32 %1 to i64
  %.101.i = or i64 %.99.i, %.100.i
  %.126.i = getelementptr [16 x i8], ptr %.58.i, i64 %.101.i
  %.132.i = load i32, ptr %.126.i, align 4, !noalias !253
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.169.i = load i64, ptr %sunkaddr, align 8, !noalias !253
  %.170.i = inttoptr i64 %.169.i to ptr
  %.207.i = zext i32 %.132.i to i64
  %.232.i = getelementptr [16 x i8], ptr %.170.i, i64 %.207.i
  %.236.i = getelementptr inbounds nuw i8, ptr %.232.i, i64 12
  %.238.i = load i32, ptr %.236.i, align 4, !noalias !253
  store i32 %.238.i, ptr %.126.i, align 4, !noalias !253
  %.242.i = getelementptr inbounds nuw i8, ptr %.126.i, i64 8
  %.244.i = load i32, ptr %.242.i, align 4, !noalias !253
  %.248.i = add i32 %.244.i, -1
  store i32 %.248.i, ptr %.242.i, align 4, !noalias !253
  %.256.i = icmp eq i32 %.238.i, 0
  %.261.i = load i32, ptr %.21.i, align 4
  br i1 %.256.i, label %B442.i, label %B690.endif

B442.i:                                           ; preds = %B690
  %2 = add i32 %.261.i, -1
  %3 = and i32 %2, %.261.i
  %sunkaddr31 = getelementptr inbounds i8, ptr %.456, i64 20
  store i32 %3, ptr %sunkaddr31, align 4, !noalias !253
  br label %B690.endif

B798:                                             ; preds = %B690.endif
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i42 = load i64, ptr %sunkaddr32, align 8, !noalias !256
  %.56.i = inttoptr i64 %.55.i42 to ptr
  %.128.i = getelementptr [32 x i8], ptr %.56.i, i64 %.431
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 24
  store i32 1, ptr %.129.i, align 4, !noalias !256
  %.160.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 28
  store i32 0, ptr %.160.i, align 4, !noalias !256
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.194.i = load i64, ptr %sunkaddr33, align 8, !noalias !256
  %.196.i = sub nsw i64 %.712, %.194.i
  %.197.i43 = icmp slt i64 %.196.i, 2048
  br i1 %.197.i43, label %B222.endif.endif.i, label %B604.endif.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %4 = inttoptr i64 %.55.i42 to ptr
  %sunkaddr.i = inttoptr i64 %.303.i46 to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.503.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !256
  %.505.i = zext i32 %.503.i to i64
  %.530.i = getelementptr [32 x i8], ptr %4, i64 %.505.i
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 28
  store i32 %place.4.1, ptr %.537.i, align 4, !noalias !256
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B508.endif.i ], [ %sunkaddr24.i, %B552.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B508.endif.i ], [ %sunkaddr.i, %B552.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %place.4.1, ptr %sunkaddr28.i, align 4, !noalias !256
  br label %B884

B724.i:                                           ; preds = %B604.endif.i
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.431, ptr %sunkaddr34, align 8, !noalias !256
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %5 = inttoptr i64 %.55.i42 to ptr
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.786.i = load i64, ptr %sunkaddr35, align 8, !noalias !256
  %6 = and i64 %.786.i, 4294967295
  %.814.i = getelementptr [32 x i8], ptr %5, i64 %6
  %.821.i = getelementptr inbounds nuw i8, ptr %.814.i, i64 28
  store i32 %place.4.1, ptr %.821.i, align 4, !noalias !256
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B798
  %.200.i = and i64 %.712, 2047
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.235.i = load i64, ptr %sunkaddr36, align 8, !noalias !256
  %.236.i45 = inttoptr i64 %.235.i to ptr
  %sunkaddr37 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.303.i46 = load i64, ptr %sunkaddr37, align 8, !noalias !256
  %.384.i = getelementptr i32, ptr %.236.i45, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !256
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %7 = inttoptr i64 %.235.i to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %7, i64 %sunkaddr31.i
  store i32 %place.4.1, ptr %sunkaddr32.i, align 4, !noalias !256
  %sunkaddr38 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i48 = load i64, ptr %sunkaddr38, align 8, !noalias !259
  %.52.i.i49 = inttoptr i64 %.51.i.i48 to ptr
  %.17.i.i50 = lshr i64 %.712, 6
  %.91.i.i51 = and i64 %.17.i.i50, 31
  %.116.i.i52 = getelementptr i64, ptr %.52.i.i49, i64 %.91.i.i51
  %.117.i.i53 = load i64, ptr %.116.i.i52, align 8, !noalias !259
  %.118.i.i54 = and i64 %.712, 63
  %.119.i.i55 = shl nuw i64 1, %.118.i.i54
  %.120.i.i56 = or i64 %.117.i.i53, %.119.i.i55
  store i64 %.120.i.i56, ptr %.116.i.i52, align 8, !noalias !259
  %.174.i.i57 = getelementptr i8, ptr %.52.i.i49, i64 256
  %.175.i.i58 = load i64, ptr %.174.i.i57, align 8, !noalias !259
  %.177.i.i59 = shl nuw nsw i64 1, %.91.i.i51
  %.178.i.i60 = or i64 %.175.i.i58, %.177.i.i59
  store i64 %.178.i.i60, ptr %.174.i.i57, align 8, !noalias !259
  %.pre.i = inttoptr i64 %.303.i46 to ptr
  br label %B590.i

B604.endif.i:                                     ; preds = %B798
  %sunkaddr39 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.612.i = load i64, ptr %sunkaddr39, align 8, !noalias !256
  %.613.i = inttoptr i64 %.612.i to ptr
  %.676.i = getelementptr i64, ptr %.613.i, i64 %.431
  store i64 %.712, ptr %.676.i, align 8, !noalias !256
  %sunkaddr40 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i = load i64, ptr %sunkaddr40, align 8, !noalias !256
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %sunkaddr41 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.431, ptr %sunkaddr41, align 8, !noalias !256
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.892.i = load i64, ptr %sunkaddr42, align 8, !noalias !256
  %.13.i.i44 = tail call i64 @llvm.smin.i64(i64 %.712, i64 %.892.i)
  store i64 %.13.i.i44, ptr %sunkaddr42, align 8, !noalias !256
  br label %B884

B844:                                             ; preds = %B690.endif
  %.759 = getelementptr inbounds nuw i8, ptr %.456, i64 24
  store i32 0, ptr %.759, align 4
  br label %B884

B884:                                             ; preds = %B844, %B826.endif.i, %B590.i
  %8 = icmp eq i64 %.471, 2
  br i1 %8, label %B888.endif, label %B950

B950:                                             ; preds = %B884
  %9 = inttoptr i64 %.120 to ptr
  %.859 = getelementptr [16 x i8], ptr %9, i64 %.207.i
  %.862 = load i64, ptr %.859, align 8
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.49.i = load i64, ptr %sunkaddr43, align 8, !noalias !262
  %sunkaddr44 = getelementptr inbounds i8, ptr %arg.m.4, i64 160
  %.80.i = load i64, ptr %sunkaddr44, align 8, !noalias !262
  %sunkaddr45 = getelementptr inbounds i8, ptr %arg.m.4, i64 184
  %.112.i = load i64, ptr %sunkaddr45, align 8, !noalias !262
  %sunkaddr46 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.145.i = load i64, ptr %sunkaddr46, align 8, !noalias !262
  %.146.i = inttoptr i64 %.145.i to ptr
  %.81.i = add nsw i64 %.80.i, %.49.i
  %.113.i12 = add nsw i64 %.112.i, -1
  %.114.i = and i64 %.113.i12, %.81.i
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 176
  %.214.i13 = load i64, ptr %sunkaddr47, align 8, !noalias !262
  %.241.i = getelementptr i64, ptr %.146.i, i64 %.114.i
  %.242.i14 = load i64, ptr %.241.i, align 8, !noalias !262
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.275.i = load i64, ptr %sunkaddr48, align 8, !noalias !262
  %.276.i = inttoptr i64 %.275.i to ptr
  %.215.i = mul i64 %.214.i13, %.114.i
  %10 = getelementptr [16 x i8], ptr %.276.i, i64 %.215.i
  %11 = getelementptr i8, ptr %10, i64 16
  %.336.i = getelementptr [16 x i8], ptr %11, i64 %.242.i14
  %.8.i.i = getelementptr inbounds nuw i8, ptr %.336.i, i64 12
  store i32 %.132.i, ptr %.8.i.i, align 4, !noalias !265
  %.11.i.i = getelementptr inbounds nuw i8, ptr %.456, i64 8
  %.13.i.i15 = load i32, ptr %.11.i.i, align 4, !noalias !265
  %.8.i.i.i = icmp eq i64 %.862, %const25
  %sh.diff.i.i = lshr i64 %.862, 61
  %tr.sh.diff.i.i = trunc nuw nsw i64 %sh.diff.i.i to i32
  %12 = and i32 %tr.sh.diff.i.i, 4
  %.44.i.i = select i1 %.8.i.i.i, i32 8, i32 %12
  %.46.i.i = add i32 %.13.i.i15, %.44.i.i
  %.48.i.i = getelementptr inbounds nuw i8, ptr %.336.i, i64 8
  store i32 %.46.i.i, ptr %.48.i.i, align 4, !noalias !265
  %.51.i.i = shl i64 %.862, 1
  store i64 %.51.i.i, ptr %.336.i, align 8, !noalias !265
  %.389.i = load i64, ptr %.241.i, align 8, !noalias !262
  %.390.i = add nsw i64 %.389.i, 1
  store i64 %.390.i, ptr %.241.i, align 8, !noalias !262
  %.451.i = load i64, ptr %sunkaddr43, align 8, !noalias !262
  %.482.i = load i64, ptr %sunkaddr44, align 8, !noalias !262
  %.483.i = add nsw i64 %.482.i, %.451.i
  %sunkaddr49 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i10.i = load i64, ptr %sunkaddr49, align 8, !noalias !268
  %.52.i.i16 = inttoptr i64 %.51.i10.i to ptr
  %.17.i.i = lshr i64 %.483.i, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i16, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !268
  %.118.i.i = and i64 %.483.i, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.119.i.i, %.117.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !268
  %.174.i.i = getelementptr i8, ptr %.52.i.i16, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !268
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !268
  br label %B1034

B1034:                                            ; preds = %_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj.exit, %B950
  %.902.not = icmp eq i32 %.463, 0
  br i1 %.902.not, label %common.ret, label %B420

common.ret:                                       ; preds = %B396.backedge, %B1034, %B0.endif.endif.endif.endif
  store ptr null, ptr %retptr, align 8
  ret i32 0

B508.endif:                                       ; preds = %B420
  %13 = lshr i32 %place.4.1, 2
  %.8.i = zext nneg i32 %13 to i64
  %.11.i = add nsw i64 %.8.i, -1
  %sunkaddr50 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.50.i = load i64, ptr %sunkaddr50, align 8, !noalias !271
  %.51.i = inttoptr i64 %.50.i to ptr
  %.113.i = getelementptr [192 x i8], ptr %.51.i, i64 %.11.i
  %.123.i = load i64, ptr %.113.i, align 8, !noalias !271
  %sunkaddr51 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.155.i = load i64, ptr %sunkaddr51, align 8, !noalias !271
  %.156.i = icmp sgt i64 %.123.i, %.155.i
  br i1 %.156.i, label %B140.i, label %B508.endif.endif

B140.i:                                           ; preds = %B508.endif
  %.159.i = getelementptr inbounds nuw i8, ptr %.113.i, i64 32
  %.161.i = load i32, ptr %.159.i, align 4, !noalias !271
  %.162.i = zext i32 %.161.i to i64
  %sunkaddr52 = getelementptr inbounds i8, ptr %arg.m.4, i64 240
  %.199.i = load i64, ptr %sunkaddr52, align 8, !noalias !271
  %.200.not.i = icmp sgt i64 %.199.i, %.162.i
  br i1 %.200.not.i, label %B214.i, label %B566.endif

B214.i:                                           ; preds = %B140.i
  %sunkaddr53 = getelementptr inbounds i8, ptr %.113.i, i64 32
  %.210.i = load i32, ptr %sunkaddr53, align 4, !noalias !271
  %.214.i = add i32 %.210.i, 1
  store i32 %.214.i, ptr %sunkaddr53, align 4, !noalias !271
  br label %B508.endif.endif

B508.endif.endif:                                 ; preds = %B214.i, %B508.endif
  %m.sroa.0.0.i = phi ptr [ null, %B214.i ], [ %arg.m.0, %B508.endif ]
  br label %B690

B566.endif:                                       ; preds = %B140.i
  %14 = inttoptr i64 %.256 to ptr
  %.598 = getelementptr [192 x i8], ptr %14, i64 %.11.i
  %.599 = getelementptr inbounds nuw i8, ptr %.598, i64 120
  %.601 = load i64, ptr %.599, align 8
  %.602 = add nsw i64 %.601, 1
  store i64 %.602, ptr %.599, align 8
  %.609 = load i64, ptr %.598, align 8
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.55.i77 = load i64, ptr %sunkaddr54, align 8, !noalias !274
  %.56.i78 = inttoptr i64 %.55.i77 to ptr
  %.128.i80 = getelementptr [32 x i8], ptr %.56.i78, i64 %.431
  %.129.i81 = getelementptr inbounds nuw i8, ptr %.128.i80, i64 24
  store i32 1, ptr %.129.i81, align 4, !noalias !274
  %.160.i82 = getelementptr inbounds nuw i8, ptr %.128.i80, i64 28
  store i32 0, ptr %.160.i82, align 4, !noalias !274
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.194.i84 = load i64, ptr %sunkaddr55, align 8, !noalias !274
  %.196.i85 = sub nsw i64 %.609, %.194.i84
  %.197.i86 = icmp slt i64 %.196.i85, 2048
  br i1 %.197.i86, label %B222.endif.endif.i106, label %B604.endif.i87

B552.i116:                                        ; preds = %B222.endif.endif.i106
  %15 = inttoptr i64 %.55.i77 to ptr
  %sunkaddr.i117 = inttoptr i64 %.303.i112 to ptr
  %sunkaddr24.i118 = shl nuw nsw i64 %.200.i107, 2
  %sunkaddr25.i119 = getelementptr i8, ptr %sunkaddr.i117, i64 %sunkaddr24.i118
  %.503.i120 = load i32, ptr %sunkaddr25.i119, align 4, !noalias !274
  %.505.i121 = zext i32 %.503.i120 to i64
  %.530.i122 = getelementptr [32 x i8], ptr %15, i64 %.505.i121
  %.537.i123 = getelementptr inbounds nuw i8, ptr %.530.i122, i64 28
  store i32 %place.4.1, ptr %.537.i123, align 4, !noalias !274
  br label %B590.i124

B590.i124:                                        ; preds = %B508.endif.i128, %B552.i116
  %sunkaddr27.pre-phi.i125 = phi i64 [ %sunkaddr31.i129, %B508.endif.i128 ], [ %sunkaddr24.i118, %B552.i116 ]
  %sunkaddr26.pre-phi.i126 = phi ptr [ %.pre.i145, %B508.endif.i128 ], [ %sunkaddr.i117, %B552.i116 ]
  %sunkaddr28.i127 = getelementptr i8, ptr %sunkaddr26.pre-phi.i126, i64 %sunkaddr27.pre-phi.i125
  store i32 %place.4.1, ptr %sunkaddr28.i127, align 4, !noalias !274
  br label %B396.backedge

B724.i105:                                        ; preds = %B604.endif.i87
  %sunkaddr56 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  store i64 %.431, ptr %sunkaddr56, align 8, !noalias !274
  br label %B826.endif.i100

B752.i95:                                         ; preds = %B604.endif.i87
  %16 = inttoptr i64 %.55.i77 to ptr
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  %.786.i97 = load i64, ptr %sunkaddr57, align 8, !noalias !274
  %17 = and i64 %.786.i97, 4294967295
  %.814.i98 = getelementptr [32 x i8], ptr %16, i64 %17
  %.821.i99 = getelementptr inbounds nuw i8, ptr %.814.i98, i64 28
  store i32 %place.4.1, ptr %.821.i99, align 4, !noalias !274
  br label %B826.endif.i100

B222.endif.endif.i106:                            ; preds = %B566.endif
  %.200.i107 = and i64 %.609, 2047
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.235.i109 = load i64, ptr %sunkaddr58, align 8, !noalias !274
  %.236.i110 = inttoptr i64 %.235.i109 to ptr
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 480
  %.303.i112 = load i64, ptr %sunkaddr59, align 8, !noalias !274
  %.384.i113 = getelementptr i32, ptr %.236.i110, i64 %.200.i107
  %.385.i114 = load i32, ptr %.384.i113, align 4, !noalias !274
  %.386.i115 = icmp eq i32 %.385.i114, 0
  br i1 %.386.i115, label %B508.endif.i128, label %B552.i116

B508.endif.i128:                                  ; preds = %B222.endif.endif.i106
  %18 = inttoptr i64 %.235.i109 to ptr
  %sunkaddr31.i129 = shl nuw nsw i64 %.200.i107, 2
  %sunkaddr32.i130 = getelementptr i8, ptr %18, i64 %sunkaddr31.i129
  store i32 %place.4.1, ptr %sunkaddr32.i130, align 4, !noalias !274
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i132 = load i64, ptr %sunkaddr60, align 8, !noalias !277
  %.52.i.i133 = inttoptr i64 %.51.i.i132 to ptr
  %.17.i.i134 = lshr i64 %.609, 6
  %.91.i.i135 = and i64 %.17.i.i134, 31
  %.116.i.i136 = getelementptr i64, ptr %.52.i.i133, i64 %.91.i.i135
  %.117.i.i137 = load i64, ptr %.116.i.i136, align 8, !noalias !277
  %.118.i.i138 = and i64 %.609, 63
  %.119.i.i139 = shl nuw i64 1, %.118.i.i138
  %.120.i.i140 = or i64 %.117.i.i137, %.119.i.i139
  store i64 %.120.i.i140, ptr %.116.i.i136, align 8, !noalias !277
  %.174.i.i141 = getelementptr i8, ptr %.52.i.i133, i64 256
  %.175.i.i142 = load i64, ptr %.174.i.i141, align 8, !noalias !277
  %.177.i.i143 = shl nuw nsw i64 1, %.91.i.i135
  %.178.i.i144 = or i64 %.175.i.i142, %.177.i.i143
  store i64 %.178.i.i144, ptr %.174.i.i141, align 8, !noalias !277
  %.pre.i145 = inttoptr i64 %.303.i112 to ptr
  br label %B590.i124

B604.endif.i87:                                   ; preds = %B566.endif
  %sunkaddr61 = getelementptr inbounds i8, ptr %arg.m.4, i64 488
  %.612.i89 = load i64, ptr %sunkaddr61, align 8, !noalias !274
  %.613.i90 = inttoptr i64 %.612.i89 to ptr
  %.676.i91 = getelementptr i64, ptr %.613.i90, i64 %.431
  store i64 %.609, ptr %.676.i91, align 8, !noalias !274
  %sunkaddr62 = getelementptr inbounds i8, ptr %arg.m.4, i64 648
  %.712.i93 = load i64, ptr %sunkaddr62, align 8, !noalias !274
  %.713.i94 = icmp eq i64 %.712.i93, 0
  br i1 %.713.i94, label %B724.i105, label %B752.i95

B826.endif.i100:                                  ; preds = %B752.i95, %B724.i105
  %sunkaddr63 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %.431, ptr %sunkaddr63, align 8, !noalias !274
  %sunkaddr64 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.892.i103 = load i64, ptr %sunkaddr64, align 8, !noalias !274
  %.13.i.i104 = tail call i64 @llvm.smin.i64(i64 %.609, i64 %.892.i103)
  store i64 %.13.i.i104, ptr %sunkaddr64, align 8, !noalias !274
  br label %B396.backedge

B396.backedge:                                    ; preds = %B826.endif.i100, %B590.i124
  %.422.not = icmp eq i32 %.463, 0
  br i1 %.422.not, label %common.ret, label %B420

B690.endif:                                       ; preds = %B442.i, %B690
  %.720 = phi i32 [ %3, %B442.i ], [ %.261.i, %B690 ]
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.710 = load i64, ptr %sunkaddr65, align 8
  %.712 = add nsw i64 %.710, %.354
  store i64 %.712, ptr %.456, align 8
  %.721.not = icmp eq i32 %.720, 0
  br i1 %.721.not, label %B844, label %B798

B888.endif:                                       ; preds = %B884
  %19 = lshr i32 %place.4.1, 2
  %.8.i3 = zext nneg i32 %19 to i64
  %.11.i4 = add nsw i64 %.8.i3, -1
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i6 = load i64, ptr %sunkaddr66, align 8, !noalias !280
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.125.i = load i64, ptr %sunkaddr67, align 8, !noalias !280
  %.126.i8 = inttoptr i64 %.125.i to ptr
  %.199.i9 = getelementptr [192 x i8], ptr %.126.i8, i64 %.11.i4
  %.207.i10 = getelementptr inbounds nuw i8, ptr %.199.i9, i64 40
  %.209.i = load i32, ptr %.207.i10, align 4, !noalias !280
  %.211.i = icmp eq i32 %.209.i, 0
  br i1 %.211.i, label %B228.i, label %B260.i

B228.i:                                           ; preds = %B888.endif
  %20 = inttoptr i64 %.125.i to ptr
  %sunkaddr68 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.129.i.i = load i64, ptr %sunkaddr68, align 8, !noalias !283
  %.130.i.i = mul nsw i64 %.129.i.i, %.11.i4
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.165.i.i = load i64, ptr %sunkaddr69, align 8, !noalias !283
  %.245438.not.i.i = icmp slt i64 %.165.i.i, 1
  br i1 %.245438.not.i.i, label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i, label %B222.endif.endif.endif.i.preheader.i

B222.endif.endif.endif.i.preheader.i:             ; preds = %B228.i
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.52.i.i = load i64, ptr %sunkaddr70, align 8, !noalias !283
  br label %B222.endif.endif.endif.i.i

B478.i.i:                                         ; preds = %B478.preheader32.i.i, %B478.i.i
  %.522421423.i.i = phi i64 [ %.529.3.i.i, %B478.i.i ], [ %.522421423.unr.i.i, %B478.preheader32.i.i ]
  %sunkaddr71 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr71, i64 %.522421423.i.i
  %.580.i.i = load i8, ptr %sunkaddr72, align 1, !noalias !283
  %scevgep42.i.i = getelementptr i8, ptr %scevgep38.i.i, i64 %.522421423.i.i
  %scevgep43.i.i = getelementptr i8, ptr %scevgep42.i.i, i64 -3
  store i8 %.580.i.i, ptr %scevgep43.i.i, align 1, !noalias !283
  %sunkaddr73 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr73, i64 %.522421423.i.i
  %sunkaddr75 = getelementptr i8, ptr %sunkaddr74, i64 1
  %.580.1.i.i = load i8, ptr %sunkaddr75, align 1, !noalias !283
  %scevgep45.i.i = getelementptr i8, ptr %scevgep42.i.i, i64 -2
  store i8 %.580.1.i.i, ptr %scevgep45.i.i, align 1, !noalias !283
  %sunkaddr76 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr76, i64 %.522421423.i.i
  %sunkaddr78 = getelementptr i8, ptr %sunkaddr77, i64 2
  %.580.2.i.i = load i8, ptr %sunkaddr78, align 1, !noalias !283
  %scevgep = getelementptr i8, ptr %scevgep38.i.i, i64 %.522421423.i.i
  %scevgep16 = getelementptr i8, ptr %scevgep, i64 -1
  store i8 %.580.2.i.i, ptr %scevgep16, align 1, !noalias !283
  %.529.3.i.i = add nuw nsw i64 %.522421423.i.i, 4
  %sunkaddr79 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 %.522421423.i.i
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr80, i64 3
  %.580.3.i.i = load i8, ptr %sunkaddr81, align 1, !noalias !283
  store i8 %.580.3.i.i, ptr %scevgep42.i.i, align 1, !noalias !283
  %exitcond.not.3.i.i = icmp eq i64 %.436.i.i, %.529.3.i.i
  br i1 %exitcond.not.3.i.i, label %B504.i.i, label %B478.i.i, !llvm.loop !286

B504.i.i:                                         ; preds = %B478.prol.loopexit.i.i, %vec.epilog.middle.block.i.i, %middle.block.i.i, %B222.endif.endif.endif.i.i, %B478.i.i
  %exitcond454.not.i.i = icmp eq i64 %.258.i.i, %.165.i.i
  br i1 %exitcond454.not.i.i, label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit, label %B222.endif.endif.endif.i.i

B222.endif.endif.endif.i.i:                       ; preds = %B504.i.i, %B222.endif.endif.endif.i.preheader.i
  %.251428441.i.i = phi i64 [ %.258.i.i, %B504.i.i ], [ 0, %B222.endif.endif.endif.i.preheader.i ]
  %21 = inttoptr i64 %.52.i.i to ptr
  %.258.i.i = add nuw nsw i64 %.251428441.i.i, 1
  %.308.i.i = getelementptr [24 x i8], ptr %21, i64 %.251428441.i.i
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340.i.i = load i64, ptr %sunkaddr82, align 8, !noalias !283
  %.342.i.i = add nsw i64 %.340.i.i, %.130.i.i
  %.345.i.i = load i64, ptr %.308.i.i, align 8, !noalias !283
  %.346.i.i = add nsw i64 %.342.i.i, %.345.i.i
  %.389.i.i = getelementptr inbounds nuw i8, ptr %.308.i.i, i64 8
  %.391.i.i = load i64, ptr %.389.i.i, align 8, !noalias !283
  %.434.i.i = getelementptr inbounds nuw i8, ptr %.308.i.i, i64 16
  %.436.i.i = load i64, ptr %.434.i.i, align 8, !noalias !283
  %.516422.not.i.i = icmp slt i64 %.436.i.i, 1
  br i1 %.516422.not.i.i, label %B504.i.i, label %iter.check.i.i

iter.check.i.i:                                   ; preds = %B222.endif.endif.endif.i.i
  %min.iters.check.i.i = icmp samesign ult i64 %.436.i.i, 4
  %22 = sub i64 %.346.i.i, %.391.i.i
  %diff.check.i.i = icmp ult i64 %22, 32
  %or.cond.i.i = select i1 %min.iters.check.i.i, i1 true, i1 %diff.check.i.i
  br i1 %or.cond.i.i, label %B478.preheader.i.i, label %vector.main.loop.iter.check.i.i

vector.main.loop.iter.check.i.i:                  ; preds = %iter.check.i.i
  %min.iters.check24.i.i = icmp samesign ult i64 %.436.i.i, 32
  br i1 %min.iters.check24.i.i, label %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge, label %vector.ph.i.i

vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge: ; preds = %vector.main.loop.iter.check.i.i
  %.pre8 = inttoptr i64 %.391.i.i to ptr
  %.pre9 = inttoptr i64 %.346.i.i to ptr
  br label %vec.epilog.ph.i.i

vector.ph.i.i:                                    ; preds = %vector.main.loop.iter.check.i.i
  %const_mat = add i64 %const25, -32
  %n.vec.i.i = and i64 %.436.i.i, %const_mat
  br label %vector.body.i.i

vector.body.i.i:                                  ; preds = %vector.body.i.i, %vector.ph.i.i
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %23 = inttoptr i64 %.391.i.i to ptr
  %24 = inttoptr i64 %.346.i.i to ptr
  %sunkaddr66.i.i = getelementptr i8, ptr %23, i64 %index.i.i
  %wide.load.i.i = load <16 x i8>, ptr %sunkaddr66.i.i, align 1, !noalias !283
  %sunkaddr69.i.i = getelementptr i8, ptr %sunkaddr66.i.i, i64 16
  %wide.load25.i.i = load <16 x i8>, ptr %sunkaddr69.i.i, align 1, !noalias !283
  %scevgep14 = getelementptr i8, ptr %24, i64 %index.i.i
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 16
  store <16 x i8> %wide.load.i.i, ptr %scevgep14, align 1, !noalias !283
  store <16 x i8> %wide.load25.i.i, ptr %scevgep15, align 1, !noalias !283
  %index.next.i.i = add nuw nsw i64 %index.i.i, 32
  %25 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %25, label %middle.block.i.i, label %vector.body.i.i, !llvm.loop !287

middle.block.i.i:                                 ; preds = %vector.body.i.i
  %cmp.n.i.i = icmp eq i64 %.436.i.i, %n.vec.i.i
  br i1 %cmp.n.i.i, label %B504.i.i, label %vec.epilog.iter.check.i.i

vec.epilog.iter.check.i.i:                        ; preds = %middle.block.i.i
  %26 = inttoptr i64 %.391.i.i to ptr
  %27 = inttoptr i64 %.346.i.i to ptr
  %28 = and i64 %.436.i.i, 28
  %min.epilog.iters.check.i.i = icmp eq i64 %28, 0
  br i1 %min.epilog.iters.check.i.i, label %B478.preheader.i.i, label %vec.epilog.ph.i.i, !prof !68

vec.epilog.ph.i.i:                                ; preds = %vec.epilog.iter.check.i.i, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge
  %.pre-phi = phi ptr [ %.pre9, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge ], [ %27, %vec.epilog.iter.check.i.i ]
  %.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre8, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge ], [ %26, %vec.epilog.iter.check.i.i ]
  %vec.epilog.resume.val.i.i = phi i64 [ 0, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge ], [ %n.vec.i.i, %vec.epilog.iter.check.i.i ]
  %const_mat26 = add i64 %const25, -4
  %n.vec27.i.i = and i64 %.436.i.i, %const_mat26
  br label %vec.epilog.vector.body.i.i

vec.epilog.vector.body.i.i:                       ; preds = %vec.epilog.vector.body.i.i, %vec.epilog.ph.i.i
  %index28.i.i = phi i64 [ %vec.epilog.resume.val.i.i, %vec.epilog.ph.i.i ], [ %index.next30.i.i, %vec.epilog.vector.body.i.i ]
  %29 = getelementptr i8, ptr %.pre-phi.i.pre-phi.pre-phi, i64 %index28.i.i
  %wide.load29.i.i = load <4 x i8>, ptr %29, align 1, !noalias !283
  %30 = getelementptr i8, ptr %.pre-phi, i64 %index28.i.i
  store <4 x i8> %wide.load29.i.i, ptr %30, align 1, !noalias !283
  %index.next30.i.i = add nuw i64 %index28.i.i, 4
  %31 = icmp eq i64 %n.vec27.i.i, %index.next30.i.i
  br i1 %31, label %vec.epilog.middle.block.i.i, label %vec.epilog.vector.body.i.i, !llvm.loop !288

vec.epilog.middle.block.i.i:                      ; preds = %vec.epilog.vector.body.i.i
  %cmp.n31.i.i = icmp eq i64 %.436.i.i, %n.vec27.i.i
  br i1 %cmp.n31.i.i, label %B504.i.i, label %B478.preheader.i.i

B478.preheader.i.i:                               ; preds = %vec.epilog.middle.block.i.i, %vec.epilog.iter.check.i.i, %iter.check.i.i
  %.522421423.ph.i.i = phi i64 [ 0, %iter.check.i.i ], [ %n.vec.i.i, %vec.epilog.iter.check.i.i ], [ %n.vec27.i.i, %vec.epilog.middle.block.i.i ]
  %xtraiter.i.i = and i64 %.436.i.i, 3
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B478.prol.loopexit.i.i, label %B478.prol.i.i.preheader

B478.prol.i.i.preheader:                          ; preds = %B478.preheader.i.i
  br label %B478.prol.i.i

B478.prol.i.i:                                    ; preds = %B478.prol.i.i, %B478.prol.i.i.preheader
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B478.prol.i.i ], [ %xtraiter.i.i, %B478.prol.i.i.preheader ]
  %.522421423.prol.i.i = phi i64 [ %.529.prol.i.i, %B478.prol.i.i ], [ %.522421423.ph.i.i, %B478.prol.i.i.preheader ]
  %32 = inttoptr i64 %.346.i.i to ptr
  %33 = inttoptr i64 %.391.i.i to ptr
  %.529.prol.i.i = add nuw nsw i64 %.522421423.prol.i.i, 1
  %.579.prol.i.i = getelementptr i8, ptr %33, i64 %.522421423.prol.i.i
  %.580.prol.i.i = load i8, ptr %.579.prol.i.i, align 1, !noalias !283
  %.606.prol.i.i = getelementptr i8, ptr %32, i64 %.522421423.prol.i.i
  store i8 %.580.prol.i.i, ptr %.606.prol.i.i, align 1, !noalias !283
  %lsr.iv.next.i.i = add nsw i64 %lsr.iv.i.i, -1
  %prol.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %prol.iter.cmp.not.i.i, label %B478.prol.loopexit.i.i, label %B478.prol.i.i, !llvm.loop !289

B478.prol.loopexit.i.i:                           ; preds = %B478.prol.i.i, %B478.preheader.i.i
  %.522421423.unr.i.i = phi i64 [ %.522421423.ph.i.i, %B478.preheader.i.i ], [ %.529.prol.i.i, %B478.prol.i.i ]
  %34 = sub nsw i64 %.522421423.ph.i.i, %.436.i.i
  %35 = icmp ugt i64 %34, -4
  br i1 %35, label %B504.i.i, label %B478.preheader32.i.i

B478.preheader32.i.i:                             ; preds = %B478.prol.loopexit.i.i
  %36 = inttoptr i64 %.346.i.i to ptr
  %scevgep38.i.i = getelementptr i8, ptr %36, i64 3
  br label %B478.i.i

_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit: ; preds = %B504.i.i
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.672.i.i.pre = load i64, ptr %sunkaddr83, align 8, !noalias !283
  %.pre = inttoptr i64 %.672.i.i.pre to ptr
  br label %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i

_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i: ; preds = %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit, %B228.i
  %.673.i.i.pre-phi.pre-phi = phi ptr [ %.pre, %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit ], [ %20, %B228.i ]
  %.734.i.i = getelementptr [192 x i8], ptr %.673.i.i.pre-phi.pre-phi, i64 %.11.i4
  %.740.i.i = getelementptr inbounds nuw i8, ptr %.734.i.i, i64 40
  store i32 1, ptr %.740.i.i, align 4, !noalias !283
  br label %B260.i

B260.i:                                           ; preds = %_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i, %B888.endif
  %37 = inttoptr i64 %.55.i6 to ptr
  %.270.i = getelementptr [16 x i8], ptr %37, i64 %.207.i
  %.271.i = getelementptr inbounds nuw i8, ptr %.270.i, i64 12
  store i32 0, ptr %.271.i, align 4, !noalias !280
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.305.i = load i64, ptr %sunkaddr84, align 8, !noalias !280
  %.306.i = icmp eq i64 %.305.i, 0
  br i1 %.306.i, label %B330.i, label %B430.i

B330.i:                                           ; preds = %B260.i
  %.309.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 16
  %.311.i = load i32, ptr %.309.i, align 4, !noalias !280
  %.312.i = icmp eq i32 %.311.i, 0
  br i1 %.312.i, label %B362.i, label %B378.i

B362.i:                                           ; preds = %B330.i
  %sunkaddr85 = getelementptr inbounds i8, ptr %.199.i9, i64 16
  store i32 %.132.i, ptr %sunkaddr85, align 4, !noalias !280
  br label %B414.i

B378.i:                                           ; preds = %B330.i
  %38 = inttoptr i64 %.55.i6 to ptr
  %.326.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 20
  %.328.i = load i32, ptr %.326.i, align 4, !noalias !280
  %.330.i = zext i32 %.328.i to i64
  %.355.i = getelementptr [16 x i8], ptr %38, i64 %.330.i
  %.362.i = getelementptr inbounds nuw i8, ptr %.355.i, i64 12
  store i32 %.132.i, ptr %.362.i, align 4, !noalias !280
  br label %B414.i

B414.i:                                           ; preds = %B378.i, %B362.i
  %.368.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 20
  store i32 %.132.i, ptr %.368.i, align 4, !noalias !280
  br label %B468.i

B430.i:                                           ; preds = %B260.i
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i = load i64, ptr %sunkaddr86, align 8, !noalias !290
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.125.i.i = load i64, ptr %sunkaddr87, align 8, !noalias !290
  %.126.i.i = inttoptr i64 %.125.i.i to ptr
  %.188.i.i = getelementptr [32 x i8], ptr %.126.i.i, i64 %.207.i
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 352
  %.335.i.i = load i64, ptr %sunkaddr88, align 8, !noalias !290
  %.336.i.i = inttoptr i64 %.335.i.i to ptr
  %.397.i.i = getelementptr [40 x i8], ptr %.336.i.i, i64 %.11.i4
  %.408.i.i = getelementptr inbounds nuw i8, ptr %.188.i.i, i64 8
  %.410.i.i = load i32, ptr %.408.i.i, align 4, !noalias !290
  %promoted89 = zext i32 %.410.i.i to i64
  %39 = and i64 %promoted89, 65535
  %promoted = trunc i64 %39 to i32
  %.420.i.i = icmp samesign ugt i32 %promoted, 1
  br i1 %.420.i.i, label %B428.i.i, label %B818.critedge.i.i

B428.i.i:                                         ; preds = %B430.i
  %.423.i.i = getelementptr inbounds nuw i8, ptr %.397.i.i, i64 24
  %.425.i.i = load i32, ptr %.423.i.i, align 4, !noalias !290
  %.426.i.i = icmp eq i32 %.425.i.i, 0
  br i1 %.426.i.i, label %B460.endif.i.i, label %B600.i.i

B560.i.i:                                         ; preds = %B460.endif.i.i
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.54.i.i.i = load i64, ptr %sunkaddr90, align 8, !noalias !293
  %.55.i.i.i = inttoptr i64 %.54.i.i.i to ptr
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 352
  %.153.i.i.i = load i64, ptr %sunkaddr91, align 8, !noalias !293
  %.154.i.i.i = inttoptr i64 %.153.i.i.i to ptr
  %.118.i.i.i = getelementptr [32 x i8], ptr %.55.i.i.i, i64 %.207.i
  %.215.i.i.i = getelementptr [40 x i8], ptr %.154.i.i.i, i64 %.11.i4
  %.222.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i, i64 12
  %.224.i.i.i = load i32, ptr %.222.i.i.i, align 4, !noalias !293
  %.225.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i, i64 16
  %.227.i.i.i = load i32, ptr %.225.i.i.i, align 4, !noalias !293
  %.228.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i, i64 20
  %.230.i.i.i = load i32, ptr %.228.i.i.i, align 4, !noalias !293
  %arg.origin.fr.i.i.i.i = freeze i32 %.230.i.i.i
  %.231.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i, i64 24
  %.233.i.i.i = load i32, ptr %.231.i.i.i, align 4, !noalias !293
  %.234.i.i.i = getelementptr inbounds nuw i8, ptr %.118.i.i.i, i64 28
  %.236.i.i.i = load i32, ptr %.234.i.i.i, align 4, !noalias !293
  %sunkaddr92 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.307.i.i.i = load i64, ptr %sunkaddr92, align 8, !noalias !293
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.340.i.i.i = load i64, ptr %sunkaddr93, align 8, !noalias !293
  %.341.i.i.i = inttoptr i64 %.340.i.i.i to ptr
  %.308.i.i.i = trunc i64 %.307.i.i.i to i32
  %.402.i.i.i = getelementptr [16 x i8], ptr %.341.i.i.i, i64 %.207.i
  %.406.i.i.i = getelementptr inbounds nuw i8, ptr %.402.i.i.i, i64 12
  store i32 %.308.i.i.i, ptr %.406.i.i.i, align 4, !noalias !293
  store i64 %.207.i, ptr %sunkaddr92, align 8, !noalias !293
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.473.i.i.i = load i64, ptr %sunkaddr94, align 8, !noalias !293
  %.474.i.i.i = inttoptr i64 %.473.i.i.i to ptr
  %sunkaddr95 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.542.i.i.i = load i64, ptr %sunkaddr95, align 8, !noalias !293
  %.543.i.i.i = mul i64 %.542.i.i.i, %.11.i4
  %40 = getelementptr i64, ptr %.474.i.i.i, i64 %.543.i.i.i
  %.569.i.i.i = getelementptr i64, ptr %40, i64 %39
  %.570.i.i.i = load i64, ptr %.569.i.i.i, align 8, !noalias !293
  %.571.i.i.i = add nsw i64 %.570.i.i.i, 1
  store i64 %.571.i.i.i, ptr %.569.i.i.i, align 8, !noalias !293
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %sunkaddr96, align 8, !noalias !293
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 744
  store i64 %.11.i4, ptr %sunkaddr97, align 8, !noalias !293
  %.696.i.i.i = zext i32 %arg.origin.fr.i.i.i.i to i64
  %sunkaddr98 = getelementptr inbounds i8, ptr %arg.m.4, i64 752
  store i64 %.696.i.i.i, ptr %sunkaddr98, align 8, !noalias !293
  %.730.i.i.i = zext i32 %.233.i.i.i to i64
  %sunkaddr99 = getelementptr inbounds i8, ptr %arg.m.4, i64 696
  store i64 %.730.i.i.i, ptr %sunkaddr99, align 8, !noalias !293
  %.764.i.i.i = zext i32 %.236.i.i.i to i64
  %sunkaddr100 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  store i64 %.764.i.i.i, ptr %sunkaddr100, align 8, !noalias !293
  %sunkaddr101 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.799.i.i.i = load i64, ptr %sunkaddr101, align 8, !noalias !293
  %.803.i.i.i = load i64, ptr %.215.i.i.i, align 8, !noalias !293
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.803.i.i.i, i64 %.799.i.i.i)
  %sunkaddr102 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.866.i.i.i = load i64, ptr %sunkaddr102, align 8, !noalias !293
  %sunkaddr103 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.899.i.i.i = load i64, ptr %sunkaddr103, align 8, !noalias !293
  %sunkaddr104 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.933.i.i.i = load i64, ptr %sunkaddr104, align 8, !noalias !293
  %.934.i.i.i = inttoptr i64 %.933.i.i.i to ptr
  %.900.i.i.i = mul nsw i64 %.899.i.i.i, %.11.i4
  %.901.i.i.i = add nsw i64 %.900.i.i.i, %.866.i.i.i
  %.994.i.i.i = getelementptr i64, ptr %.934.i.i.i, i64 %39
  %.995.i.i.i = load i64, ptr %.994.i.i.i, align 8, !noalias !293
  %sunkaddr105 = getelementptr inbounds i8, ptr %arg.m.4, i64 56
  %.1030.i.i.i = load i64, ptr %sunkaddr105, align 8, !noalias !293
  %sunkaddr106 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.1064.i.i.i = load i64, ptr %sunkaddr106, align 8, !noalias !293
  %.1066.i.i.i = add nsw i64 %.1064.i.i.i, %.13.i.i.i.i
  %.1068.i.i.i = trunc nsw i64 %.11.i4 to i32
  %.1069.i.i.i = inttoptr i64 %.995.i.i.i to ptr
  %.1070.i.i.i = tail call i64 %.1069.i.i.i(i64 %.1030.i.i.i, i64 %.901.i.i.i, i32 %.1068.i.i.i, i32 0, i32 0, i32 %.224.i.i.i, i32 %.227.i.i.i, i64 %.1066.i.i.i), !noalias !293
  %.1074.i.i.i = icmp slt i64 %.1070.i.i.i, 0
  br i1 %.1074.i.i.i, label %B1192.i.i.i, label %B1230.i.i.i

B1192.i.i.i:                                      ; preds = %B560.i.i
  %sunkaddr107 = getelementptr inbounds i8, ptr %arg.m.4, i64 32
  %.61.i.i.i.i = load i64, ptr %sunkaddr107, align 8, !noalias !296
  %sunkaddr108 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  %.96.i.i.i.i = load i64, ptr %sunkaddr108, align 8, !noalias !296
  %.98.i.i.i.i = icmp slt i64 %.61.i.i.i.i, %.96.i.i.i.i
  br i1 %.98.i.i.i.i, label %B64.i.i.i.i, label %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i

B64.i.i.i.i:                                      ; preds = %B1192.i.i.i
  %sunkaddr109 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i.i.i, ptr %sunkaddr109, align 8, !noalias !296
  %sunkaddr110 = getelementptr inbounds i8, ptr %arg.m.4, i64 24
  %.164.i.i.i.i = load i64, ptr %sunkaddr110, align 8, !noalias !296
  %sunkaddr111 = getelementptr inbounds i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i.i.i, ptr %sunkaddr111, align 8, !noalias !296
  %sunkaddr112 = getelementptr inbounds i8, ptr %arg.m.4, i64 776
  store i64 %.696.i.i.i, ptr %sunkaddr112, align 8, !noalias !296
  %sunkaddr113 = getelementptr inbounds i8, ptr %arg.m.4, i64 784
  store i64 %.11.i4, ptr %sunkaddr113, align 8, !noalias !296
  %sunkaddr114 = getelementptr inbounds i8, ptr %arg.m.4, i64 792
  store i64 %.730.i.i.i, ptr %sunkaddr114, align 8, !noalias !296
  %sunkaddr115 = getelementptr inbounds i8, ptr %arg.m.4, i64 800
  store i64 %.764.i.i.i, ptr %sunkaddr115, align 8, !noalias !296
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 64
  %.371.i.i.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !296
  %sunkaddr117 = getelementptr inbounds i8, ptr %arg.m.4, i64 808
  store i64 %.371.i.i.i.i, ptr %sunkaddr117, align 8, !noalias !296
  br label %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i

_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i: ; preds = %B64.i.i.i.i, %B1192.i.i.i
  %m.sroa.0.0.i.i.i.i = phi ptr [ null, %B64.i.i.i.i ], [ %arg.m.0, %B1192.i.i.i ]
  br label %B1230.i.i.i

B1230.i.i.i:                                      ; preds = %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i, %B560.i.i
  %end.2.0.i.i.i = phi i64 [ %.1070.i.i.i, %B560.i.i ], [ %.61.i.i.i.i, %_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj.exit.i.i.i ]
  %sunkaddr118 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.i.i = load i64, ptr %sunkaddr118, align 8, !noalias !299
  %.217159.not.i.i.i.i = icmp slt i64 %.137.i.i.i.i, 1
  br i1 %.217159.not.i.i.i.i, label %B464.i, label %B164.lr.ph.i.i.i.i

B164.i.i.i.i:                                     ; preds = %B312.endif.i.i.i.i, %B164.preheader.i.i.i.i
  %lsr.iv252.i.i.i.i = phi i64 [ %.137.i.i.i.i, %B164.preheader.i.i.i.i ], [ %lsr.iv.next253.i.i.i.i, %B312.endif.i.i.i.i ]
  %lsr.iv246.i.i.i.i = phi ptr [ %scevgep245.i.i.i.i, %B164.preheader.i.i.i.i ], [ %scevgep247.i.i.i.i, %B312.endif.i.i.i.i ]
  %scevgep251.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i, i64 -20
  %.288.i.i.i.i = load i64, ptr %scevgep251.i.i.i.i, align 8, !noalias !299
  %scevgep250.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i, i64 -12
  %.292.i.i.i.i = load i32, ptr %scevgep250.i.i.i.i, align 8, !noalias !299
  %scevgep249.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i, i64 -8
  %.296.i.i.i.i = load i32, ptr %scevgep249.i.i.i.i, align 4, !noalias !299
  %.610.i.i.i.i.i = zext i32 %.296.i.i.i.i to i64
  %scevgep248.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i, i64 -4
  %.300.i.i.i.i = load i32, ptr %scevgep248.i.i.i.i, align 8, !noalias !299
  %.304.i.i.i.i = load i32, ptr %lsr.iv246.i.i.i.i, align 4, !noalias !299
  %sunkaddr119 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i.i.i.i = load i64, ptr %sunkaddr119, align 8, !noalias !302
  %.75.i.i.i.i.i = add nsw i64 %.74.i.i.i.i.i, %.288.i.i.i.i
  %sunkaddr120 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i.i.i.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !302
  %.115.i.i.i.i.i = inttoptr i64 %.114.i.i.i.i.i to ptr
  %sunkaddr121 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.185.i.i.i.i.i = load i64, ptr %sunkaddr121, align 8, !noalias !302
  %.186.i.i.i.i.i = mul i64 %.185.i.i.i.i.i, %.11.i4
  %.188.i.i.i.i.i = zext i32 %.292.i.i.i.i to i64
  %41 = getelementptr i64, ptr %.115.i.i.i.i.i, i64 %.186.i.i.i.i.i
  %.214.i.i.i.i.i = getelementptr i64, ptr %41, i64 %.188.i.i.i.i.i
  %.215.i.i.i.i.i = load i64, ptr %.214.i.i.i.i.i, align 8, !noalias !302
  %.216.i.i.i.i.i = add nsw i64 %.215.i.i.i.i.i, 1
  store i64 %.216.i.i.i.i.i, ptr %.214.i.i.i.i.i, align 8, !noalias !302
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.277.i.i.i.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !302
  %.278.not.i.i.i.i.i = icmp eq i64 %.277.i.i.i.i.i, 0
  br i1 %.278.not.i.i.i.i.i, label %B802.i.i.i.i.i, label %B294.endif.i.i.i.i.i

B802.i.i.i.i.i:                                   ; preds = %B294.endif.endif.endif.endif.i.i.i.i.i, %B164.i.i.i.i
  %at.2.0.i.i.i.i.i = phi i64 [ %.13.i.i.i.i.i.i, %B294.endif.endif.endif.endif.i.i.i.i.i ], [ %.75.i.i.i.i.i, %B164.i.i.i.i ]
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.731.i.i.i.i.i = load i64, ptr %sunkaddr123, align 8, !noalias !302
  %.732.i.i.i.i.i = add nsw i64 %.731.i.i.i.i.i, 1
  store i64 %.732.i.i.i.i.i, ptr %sunkaddr123, align 8, !noalias !302
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i.i.i.i.i = load i64, ptr %sunkaddr124, align 8, !noalias !305
  %42 = and i64 %.125.i.i.i.i.i.i, 4294967295
  %.126.i.i.i.i.i.i = trunc i64 %42 to i32
  %.131.not.i.i.i.i.i.i = icmp eq i32 %.126.i.i.i.i.i.i, 0
  br i1 %.131.not.i.i.i.i.i.i, label %B210.i.i.i.i.i.i, label %B158.i.i.i.i.i.i

B158.i.i.i.i.i.i:                                 ; preds = %B802.i.i.i.i.i
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i.i.i.i.i = load i64, ptr %sunkaddr125, align 8, !noalias !305
  %.50.i.i.i.i.i.i = inttoptr i64 %.49.i.i.i.i.i.i to ptr
  %.160.i.i.i.i.i.i = getelementptr [16 x i8], ptr %.50.i.i.i.i.i.i, i64 %42
  %.166.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i.i.i.i.i, i64 12
  %.168.i.i.i.i.i.i = load i32, ptr %.166.i.i.i.i.i.i, align 4, !noalias !305
  %.203.i.i.i.i.i.i = zext i32 %.168.i.i.i.i.i.i to i64
  %sunkaddr126 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i.i.i.i.i, ptr %sunkaddr126, align 8, !noalias !305
  br label %B802.endif.endif.endif.i.i.i.i.i

B210.i.i.i.i.i.i:                                 ; preds = %B802.i.i.i.i.i
  %sunkaddr127 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i.i.i.i.i = load i64, ptr %sunkaddr127, align 8, !noalias !305
  %.251.i.i.i.i.i.i = add nsw i64 %.250.i.i.i.i.i.i, 1
  store i64 %.251.i.i.i.i.i.i, ptr %sunkaddr127, align 8, !noalias !305
  %.292.i.i.i.i.i.i = trunc i64 %.251.i.i.i.i.i.i to i32
  br label %B802.endif.endif.endif.i.i.i.i.i

B294.endif.i.i.i.i.i:                             ; preds = %B164.i.i.i.i
  %sunkaddr128 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.311.i.i.i.i.i = load i64, ptr %sunkaddr128, align 8, !noalias !302
  %.312.i.i.i.i.i = inttoptr i64 %.311.i.i.i.i.i to ptr
  %.373.i.i.i.i.i = getelementptr [192 x i8], ptr %.312.i.i.i.i.i, i64 %.11.i4
  %.374.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.373.i.i.i.i.i, i64 136
  %.376.i.i.i.i.i = load i64, ptr %.374.i.i.i.i.i, align 8, !noalias !302
  %.377.i.i.i.i.i = add nsw i64 %.376.i.i.i.i.i, 1
  store i64 %.377.i.i.i.i.i, ptr %.374.i.i.i.i.i, align 8, !noalias !302
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.478.i.i.i.i.i = load i64, ptr %sunkaddr129, align 8, !noalias !302
  %43 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.478.i.i.i.i.i, i64 1)
  %ov.i.i.i.i.i.i = extractvalue { i64, i1 } %43, 1
  br i1 %ov.i.i.i.i.i.i, label %B294.endif.endif.endif.endif.i.i.i.i.i, label %B0.else.i.i.i.i.i.i, !prof !90

B0.else.i.i.i.i.i.i:                              ; preds = %B294.endif.i.i.i.i.i
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.413.i.i.i.i.i = load i64, ptr %sunkaddr130, align 8, !noalias !302
  %math.i.i.i.i.i.i = extractvalue { i64, i1 } %43, 0
  %.8.i62.i.i.i.i.i = mul i64 %.413.i.i.i.i.i, %const28
  %.11.i.i.i.i.i.i = mul i64 %.377.i.i.i.i.i, %const
  %.10.i.i.i.i.i.i = add i64 %.11.i.i.i.i.i.i, %.9.i.i35.i.i.i.i
  %.12.i.i.i.i.i.i = add i64 %.10.i.i.i.i.i.i, %.8.i62.i.i.i.i.i
  %.13.i63.i.i.i.i.i = lshr i64 %.12.i.i.i.i.i.i, 30
  %.14.i.i.i.i.i.i = xor i64 %.13.i63.i.i.i.i.i, %.12.i.i.i.i.i.i
  %.15.i.i.i.i.i.i = mul i64 %.14.i.i.i.i.i.i, %const29
  %.16.i.i.i.i.i.i = lshr i64 %.15.i.i.i.i.i.i, 27
  %.17.i64.i.i.i.i.i = xor i64 %.16.i.i.i.i.i.i, %.15.i.i.i.i.i.i
  %.18.i.i.i.i.i.i = mul i64 %.17.i64.i.i.i.i.i, %const27
  %.19.i.i.i.i.i.i = lshr i64 %.18.i.i.i.i.i.i, 31
  %.20.i65.i.i.i.i.i = xor i64 %.19.i.i.i.i.i.i, %.18.i.i.i.i.i.i
  %.30.i.i.i.i.i.i = urem i64 %.20.i65.i.i.i.i.i, %math.i.i.i.i.i.i
  br label %B294.endif.endif.endif.endif.i.i.i.i.i

B294.endif.endif.endif.endif.i.i.i.i.i:           ; preds = %B0.else.i.i.i.i.i.i, %B294.endif.i.i.i.i.i
  %rem.0.i.i.i.i.i.i = phi i64 [ %.30.i.i.i.i.i.i, %B0.else.i.i.i.i.i.i ], [ 0, %B294.endif.i.i.i.i.i ]
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.538.i.i.i.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !302
  %.539.i.i.i.i.i = inttoptr i64 %.538.i.i.i.i.i to ptr
  %.504.i.i.i.i.i = add nsw i64 %rem.0.i.i.i.i.i.i, %.75.i.i.i.i.i
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.607.i.i.i.i.i = load i64, ptr %sunkaddr132, align 8, !noalias !302
  %.608.i.i.i.i.i = mul i64 %.607.i.i.i.i.i, %.11.i4
  %44 = getelementptr i64, ptr %.539.i.i.i.i.i, i64 %.608.i.i.i.i.i
  %.636.i.i.i.i.i = getelementptr i64, ptr %44, i64 %.610.i.i.i.i.i
  %.637.i.i.i.i.i = load i64, ptr %.636.i.i.i.i.i, align 8, !noalias !302
  %.13.i.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.637.i.i.i.i.i, i64 %.504.i.i.i.i.i)
  store i64 %.13.i.i.i.i.i.i, ptr %.636.i.i.i.i.i, align 8, !noalias !302
  br label %B802.i.i.i.i.i

B802.endif.endif.endif.i.i.i.i.i:                 ; preds = %B210.i.i.i.i.i.i, %B158.i.i.i.i.i.i
  %storemerge.i.i.i.i.i.i = phi i32 [ %.126.i.i.i.i.i.i, %B158.i.i.i.i.i.i ], [ %.292.i.i.i.i.i.i, %B210.i.i.i.i.i.i ]
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.795.i.i.i.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !302
  %.796.i.i.i.i.i = inttoptr i64 %.795.i.i.i.i.i to ptr
  %.832.i.i.i.i.i = zext i32 %storemerge.i.i.i.i.i.i to i64
  %.857.i.i.i.i.i = getelementptr [32 x i8], ptr %.796.i.i.i.i.i, i64 %.832.i.i.i.i.i
  %.870.i.i.i.i.i = or i32 %.292.i.i.i.i, %51
  %.871.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i, i64 8
  store i32 %.870.i.i.i.i.i, ptr %.871.i.i.i.i.i, align 4, !noalias !302
  %.875.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i, i64 12
  store i32 %.300.i.i.i.i, ptr %.875.i.i.i.i.i, align 4, !noalias !302
  %.881.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i, i64 16
  store i32 %.304.i.i.i.i, ptr %.881.i.i.i.i.i, align 4, !noalias !302
  %.887.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i, i64 20
  store i32 %arg.origin.fr.i.i.i.i, ptr %.887.i.i.i.i.i, align 4, !noalias !302
  %.893.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i, i64 24
  store i32 %.233.i.i.i, ptr %.893.i.i.i.i.i, align 4, !noalias !302
  %.899.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i.i.i.i.i, i64 28
  store i32 %.236.i.i.i, ptr %.899.i.i.i.i.i, align 4, !noalias !302
  %sunkaddr134 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.935.i.i.i.i.i = load i64, ptr %sunkaddr134, align 8, !noalias !302
  %.936.i.i.i.i.i = inttoptr i64 %.935.i.i.i.i.i to ptr
  %.997.i.i.i.i.i = getelementptr [16 x i8], ptr %.936.i.i.i.i.i, i64 %.832.i.i.i.i.i
  %.27.i.i.i.i.i.i = icmp eq i64 %.11.i4, %.610.i.i.i.i.i
  br i1 %.27.i.i.i.i.i.i, label %B802.endif.endif.endif.endif.endif.i.i.i.i.i, label %B802.endif.endif.endif.endif.i.i.i.i.i

B802.endif.endif.endif.endif.i.i.i.i.i:           ; preds = %B802.endif.endif.endif.i.i.i.i.i
  %sunkaddr135 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.71.i.i.i.i.i.i = load i64, ptr %sunkaddr135, align 8, !noalias !308
  %sunkaddr136 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.108.i.i.i.i.i.i = load i64, ptr %sunkaddr136, align 8, !noalias !308
  %.109.i.i.i.i.i.i = inttoptr i64 %.108.i.i.i.i.i.i to ptr
  %sunkaddr137 = inttoptr i64 %.108.i.i.i.i.i.i to ptr
  %sunkaddr138 = mul i64 %.8.i3, 4
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr137, i64 %sunkaddr138
  %sunkaddr140 = getelementptr i8, ptr %sunkaddr139, i64 -4
  %.176.i.i.i.i.i.i = load i32, ptr %sunkaddr140, align 4, !noalias !308
  %.179.i.i.i.i.i.i = zext i32 %.176.i.i.i.i.i.i to i64
  %.206.i.i.i.i.i.i = getelementptr i32, ptr %.109.i.i.i.i.i.i, i64 %.610.i.i.i.i.i
  %.207.i.i.i.i.i.i = load i32, ptr %.206.i.i.i.i.i.i, align 4, !noalias !308
  %.213.i.i.i.i.i.i = zext i32 %.207.i.i.i.i.i.i to i64
  %.214.i.i.i.i.i.i = lshr i64 %.179.i.i.i.i.i.i, 8
  %.215.i.i.i.i.i.i = lshr i64 %.213.i.i.i.i.i.i, 8
  %.222.i.i.i.i.i.i = and i64 %.213.i.i.i.i.i.i, 255
  %.223.i.i.i.i.i.i = and i64 %.179.i.i.i.i.i.i, 255
  %.224.i.i.i.i.i.i = sub nsw i64 %.222.i.i.i.i.i.i, %.223.i.i.i.i.i.i
  %.233.i.i.i.i.i.i = icmp slt i64 %.224.i.i.i.i.i.i, 0
  %.236.i.i.i.i.i.i = add nsw i64 %.71.i.i.i.i.i.i, 1
  %.238.i.i.i.i.i.i = select i1 %.233.i.i.i.i.i.i, i64 %.236.i.i.i.i.i.i, i64 0
  %left.3.0.i.i.i.i.i.i = add nsw i64 %.238.i.i.i.i.i.i, %.224.i.i.i.i.i.i
  %.252.i.i.i.i.i.i = lshr i64 %.215.i.i.i.i.i.i, %left.3.0.i.i.i.i.i.i
  %.255.i.i.i.i.i.i = sub nsw i64 %.71.i.i.i.i.i.i, %left.3.0.i.i.i.i.i.i
  %notmask.i.i.i.i.i.i = shl nsw i64 -1, %.255.i.i.i.i.i.i
  %.257.i.i.i.i.i.i = xor i64 %notmask.i.i.i.i.i.i, -1
  %.259.i.i.i.i.i.i = and i64 %.214.i.i.i.i.i.i, %.257.i.i.i.i.i.i
  %.260.not.i.i.i.i.i.i = icmp eq i64 %.252.i.i.i.i.i.i, %.259.i.i.i.i.i.i
  %.265.i.i.i.i.i.i = select i1 %.260.not.i.i.i.i.i.i, i64 0, i64 %.236.i.i.i.i.i.i
  %left.4.0.i.i.i.i.i.i = add nsw i64 %.265.i.i.i.i.i.i, %left.3.0.i.i.i.i.i.i
  %.275.i.i.i.i.i.i = sub nsw i64 %left.4.0.i.i.i.i.i.i, %.71.i.i.i.i.i.i
  %.13.i.i.i.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i.i.i.i, i64 0)
  %.305.i.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i.i.i.i, i64 %.71.i.i.i.i.i.i)
  %.307.i.i.i.i.i.i = sub nsw i64 %.71.i.i.i.i.i.i, %.13.i.i.i.i.i.i.i
  %.311.i.i.i.i.i.i = lshr i64 %.214.i.i.i.i.i.i, %.307.i.i.i.i.i.i
  %.314.i.i.i.i.i.i = shl i64 %.311.i.i.i.i.i.i, %.305.i.i.i.i.i.i
  %notmask134.i.i.i.i.i.i = shl nsw i64 -1, %.305.i.i.i.i.i.i
  %.316.i.i.i.i.i.i = xor i64 %notmask134.i.i.i.i.i.i, -1
  %.318.i.i.i.i.i.i = and i64 %.215.i.i.i.i.i.i, %.316.i.i.i.i.i.i
  %.321.i.i.i.i.i.i = or i64 %.314.i.i.i.i.i.i, %.318.i.i.i.i.i.i
  %.322.i.i.i.i.i.i = shl i64 %.321.i.i.i.i.i.i, 1
  %.323.i.i.i.i.i.i = or disjoint i64 %.322.i.i.i.i.i.i, 1
  %.325.i.i.i.i.i.i = sub nsw i64 63, %left.4.0.i.i.i.i.i.i
  %.328.i.i.i.i.i.i = shl i64 %.323.i.i.i.i.i.i, %.325.i.i.i.i.i.i
  %.328.i.fr.i.i.i.i.i = freeze i64 %.328.i.i.i.i.i.i
  %.8.i.i.i.i.i.i = icmp eq i64 %.328.i.fr.i.i.i.i.i, %const25
  %.17.i.i.i.i.i.i = lshr i64 %.328.i.fr.i.i.i.i.i, 63
  %.20.i.i.i.i.i.i = trunc nuw nsw i64 %.17.i.i.i.i.i.i to i32
  %spec.select.i.i.i.i.i = select i1 %.8.i.i.i.i.i.i, i32 2, i32 %.20.i.i.i.i.i.i
  %45 = shl i64 %.328.i.fr.i.i.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.i.i.i.i.i

B802.endif.endif.endif.endif.endif.i.i.i.i.i:     ; preds = %B802.endif.endif.endif.endif.i.i.i.i.i, %B802.endif.endif.endif.i.i.i.i.i
  %storemerge.i26.i.i.i.i.i = phi i64 [ %45, %B802.endif.endif.endif.endif.i.i.i.i.i ], [ 0, %B802.endif.endif.endif.i.i.i.i.i ]
  %46 = phi i32 [ %spec.select.i.i.i.i.i, %B802.endif.endif.endif.endif.i.i.i.i.i ], [ 2, %B802.endif.endif.endif.i.i.i.i.i ]
  %.1068.tr.i.i.i.i.i = or i32 %46, %53
  %.1072.i.i.i.i.i = shl i32 %.1068.tr.i.i.i.i.i, 2
  %.1073.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.997.i.i.i.i.i, i64 8
  store i32 %.1072.i.i.i.i.i, ptr %.1073.i.i.i.i.i, align 4, !noalias !302
  store i64 %storemerge.i26.i.i.i.i.i, ptr %.997.i.i.i.i.i, align 8, !noalias !302
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i.i.i.i = load i64, ptr %sunkaddr141, align 8, !noalias !311
  %.56.i.i.i.i.i.i = inttoptr i64 %.55.i.i.i.i.i.i to ptr
  %.127.i.i.i.i.i.i = getelementptr [16 x i8], ptr %.56.i.i.i.i.i.i, i64 %.832.i.i.i.i.i
  %.128.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i.i.i.i.i, i64 12
  store i32 0, ptr %.128.i.i.i.i.i.i, align 4, !noalias !311
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i.i.i.i.i = load i64, ptr %sunkaddr142, align 8, !noalias !311
  %.164.i.i.i.i.i.i = sub nsw i64 %at.2.0.i.i.i.i.i, %.162.i.i.i.i.i.i
  %.165.i.i.i.i.i.i = icmp slt i64 %.164.i.i.i.i.i.i, 2048
  br i1 %.165.i.i.i.i.i.i, label %B170.endif.endif.i.i.i.i.i.i, label %B552.endif.i.i.i.i.i.i

B500.i.i.i.i.i.i:                                 ; preds = %B170.endif.endif.i.i.i.i.i.i
  %47 = inttoptr i64 %.55.i.i.i.i.i.i to ptr
  %sunkaddr.i.i.i.i.i.i = inttoptr i64 %.271.i.i.i.i.i.i to ptr
  %sunkaddr24.i.i.i.i.i.i = shl nuw nsw i64 %.168.i68.i.i.i.i.i, 2
  %sunkaddr25.i.i.i.i.i.i = getelementptr i8, ptr %sunkaddr.i.i.i.i.i.i, i64 %sunkaddr24.i.i.i.i.i.i
  %.471.i.i.i.i.i.i = load i32, ptr %sunkaddr25.i.i.i.i.i.i, align 4, !noalias !311
  %.473.i.i.i.i.i.i = zext i32 %.471.i.i.i.i.i.i to i64
  %.498.i.i.i.i.i.i = getelementptr [16 x i8], ptr %47, i64 %.473.i.i.i.i.i.i
  %.505.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i.i.i.i, ptr %.505.i.i.i.i.i.i, align 4, !noalias !311
  br label %B538.i.i.i.i.i.i

B538.i.i.i.i.i.i:                                 ; preds = %B456.endif.i.i.i.i.i.i, %B500.i.i.i.i.i.i
  %sunkaddr27.pre-phi.i.i.i.i.i.i = phi i64 [ %sunkaddr31.i.i.i.i.i.i, %B456.endif.i.i.i.i.i.i ], [ %sunkaddr24.i.i.i.i.i.i, %B500.i.i.i.i.i.i ]
  %sunkaddr26.pre-phi.i.i.i.i.i.i = phi ptr [ %.pre.i.i.i.i.i.i, %B456.endif.i.i.i.i.i.i ], [ %sunkaddr.i.i.i.i.i.i, %B500.i.i.i.i.i.i ]
  %sunkaddr28.i.i.i.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i.i.i.i, i64 %sunkaddr27.pre-phi.i.i.i.i.i.i
  store i32 %storemerge.i.i.i.i.i.i, ptr %sunkaddr28.i.i.i.i.i.i, align 4, !noalias !311
  br label %B312.endif.i.i.i.i

B688.i.i.i.i.i.i:                                 ; preds = %B552.endif.i.i.i.i.i.i
  %sunkaddr143 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.832.i.i.i.i.i, ptr %sunkaddr143, align 8, !noalias !311
  br label %B790.endif.i.i.i.i.i.i

B716.i.i.i.i.i.i:                                 ; preds = %B552.endif.i.i.i.i.i.i
  %48 = inttoptr i64 %.55.i.i.i.i.i.i to ptr
  %sunkaddr144 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i.i.i.i.i = load i64, ptr %sunkaddr144, align 8, !noalias !311
  %49 = and i64 %.756.i.i.i.i.i.i, 4294967295
  %.784.i.i.i.i.i.i = getelementptr [16 x i8], ptr %48, i64 %49
  %.791.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i.i.i.i, ptr %.791.i.i.i.i.i.i, align 4, !noalias !311
  br label %B790.endif.i.i.i.i.i.i

B170.endif.endif.i.i.i.i.i.i:                     ; preds = %B802.endif.endif.endif.endif.endif.i.i.i.i.i
  %.168.i68.i.i.i.i.i = and i64 %at.2.0.i.i.i.i.i, 2047
  %sunkaddr145 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i69.i.i.i.i.i = load i64, ptr %sunkaddr145, align 8, !noalias !311
  %.204.i.i.i.i.i.i = inttoptr i64 %.203.i69.i.i.i.i.i to ptr
  %sunkaddr146 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i.i.i.i.i = load i64, ptr %sunkaddr146, align 8, !noalias !311
  %.352.i.i.i.i.i.i = getelementptr i32, ptr %.204.i.i.i.i.i.i, i64 %.168.i68.i.i.i.i.i
  %.353.i.i.i.i.i.i = load i32, ptr %.352.i.i.i.i.i.i, align 4, !noalias !311
  %.354.i.i.i.i.i.i = icmp eq i32 %.353.i.i.i.i.i.i, 0
  br i1 %.354.i.i.i.i.i.i, label %B456.endif.i.i.i.i.i.i, label %B500.i.i.i.i.i.i

B456.endif.i.i.i.i.i.i:                           ; preds = %B170.endif.endif.i.i.i.i.i.i
  %50 = inttoptr i64 %.203.i69.i.i.i.i.i to ptr
  %sunkaddr31.i.i.i.i.i.i = shl nuw nsw i64 %.168.i68.i.i.i.i.i, 2
  %sunkaddr32.i.i.i.i.i.i = getelementptr i8, ptr %50, i64 %sunkaddr31.i.i.i.i.i.i
  store i32 %storemerge.i.i.i.i.i.i, ptr %sunkaddr32.i.i.i.i.i.i, align 4, !noalias !311
  %sunkaddr147 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i.i.i = load i64, ptr %sunkaddr147, align 8, !noalias !314
  %.52.i.i.i.i.i.i.i = inttoptr i64 %.51.i.i.i.i.i.i.i to ptr
  %.17.i.i.i.i.i.i.i = lshr i64 %at.2.0.i.i.i.i.i, 6
  %.91.i.i.i.i.i.i.i = and i64 %.17.i.i.i.i.i.i.i, 31
  %.116.i.i.i.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i.i.i.i, i64 %.91.i.i.i.i.i.i.i
  %.117.i.i.i.i.i.i.i = load i64, ptr %.116.i.i.i.i.i.i.i, align 8, !noalias !314
  %.118.i.i.i.i.i.i.i = and i64 %at.2.0.i.i.i.i.i, 63
  %.119.i.i.i.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i.i.i.i
  %.120.i.i.i.i.i.i.i = or i64 %.117.i.i.i.i.i.i.i, %.119.i.i.i.i.i.i.i
  store i64 %.120.i.i.i.i.i.i.i, ptr %.116.i.i.i.i.i.i.i, align 8, !noalias !314
  %.174.i.i.i.i.i.i.i = getelementptr i8, ptr %.52.i.i.i.i.i.i.i, i64 256
  %.175.i.i.i.i.i.i.i = load i64, ptr %.174.i.i.i.i.i.i.i, align 8, !noalias !314
  %.177.i.i.i.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i.i.i.i
  %.178.i.i.i.i.i.i.i = or i64 %.175.i.i.i.i.i.i.i, %.177.i.i.i.i.i.i.i
  store i64 %.178.i.i.i.i.i.i.i, ptr %.174.i.i.i.i.i.i.i, align 8, !noalias !314
  %.pre.i.i.i.i.i.i = inttoptr i64 %.271.i.i.i.i.i.i to ptr
  br label %B538.i.i.i.i.i.i

B552.endif.i.i.i.i.i.i:                           ; preds = %B802.endif.endif.endif.endif.endif.i.i.i.i.i
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i.i.i.i.i = load i64, ptr %sunkaddr148, align 8, !noalias !311
  %.581.i.i.i.i.i.i = inttoptr i64 %.580.i.i.i.i.i.i to ptr
  %.643.i.i.i.i.i.i = getelementptr [32 x i8], ptr %.581.i.i.i.i.i.i, i64 %.832.i.i.i.i.i
  store i64 %at.2.0.i.i.i.i.i, ptr %.643.i.i.i.i.i.i, align 8, !noalias !311
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i.i.i.i.i = load i64, ptr %sunkaddr149, align 8, !noalias !311
  %.683.i.i.i.i.i.i = icmp eq i64 %.682.i.i.i.i.i.i, 0
  br i1 %.683.i.i.i.i.i.i, label %B688.i.i.i.i.i.i, label %B716.i.i.i.i.i.i

B790.endif.i.i.i.i.i.i:                           ; preds = %B716.i.i.i.i.i.i, %B688.i.i.i.i.i.i
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.832.i.i.i.i.i, ptr %sunkaddr150, align 8, !noalias !311
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i.i.i.i.i = load i64, ptr %sunkaddr151, align 8, !noalias !311
  %.13.i.i67.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i.i.i.i, i64 %.862.i.i.i.i.i.i)
  store i64 %.13.i.i67.i.i.i.i.i, ptr %sunkaddr151, align 8, !noalias !311
  br label %B312.endif.i.i.i.i

B164.lr.ph.i.i.i.i:                               ; preds = %B1230.i.i.i
  %const29 = bitcast i64 -4658895280553007687 to i64
  %const28 = bitcast i64 -7046029254386353131 to i64
  %const27 = bitcast i64 -7723592293110705685 to i64
  %const = bitcast i64 2685821657736338717 to i64
  %sunkaddr152 = getelementptr inbounds i8, ptr %arg.m.4, i64 16
  %.61.i22.i.i.i = load i64, ptr %sunkaddr152, align 8, !noalias !299
  %.307.not.i.i.i.i = icmp eq i32 %arg.origin.fr.i.i.i.i, 0
  %51 = shl i32 %.1068.i.i.i, 16
  %52 = shl i32 %.1068.i.i.i, 2
  %53 = add i32 %52, 4
  %.9.i.i35.i.i.i.i = mul i64 %.11.i4, -3335678366873096957
  br i1 %.307.not.i.i.i.i, label %B164.us.preheader.i.i.i.i, label %B164.preheader.i.i.i.i

B164.preheader.i.i.i.i:                           ; preds = %B164.lr.ph.i.i.i.i
  %54 = inttoptr i64 %.61.i22.i.i.i to ptr
  %scevgep245.i.i.i.i = getelementptr i8, ptr %54, i64 20
  br label %B164.i.i.i.i

B164.us.preheader.i.i.i.i:                        ; preds = %B164.lr.ph.i.i.i.i
  %55 = inttoptr i64 %.61.i22.i.i.i to ptr
  %scevgep.i.i.i.i = getelementptr i8, ptr %55, i64 24
  br label %B164.us.i.i.i.i

B164.us.i.i.i.i:                                  ; preds = %B312.endif.us.i.i.i.i, %B164.us.preheader.i.i.i.i
  %lsr.iv244.i.i.i.i = phi i64 [ %.137.i.i.i.i, %B164.us.preheader.i.i.i.i ], [ %lsr.iv.next.i.i.i.i, %B312.endif.us.i.i.i.i ]
  %lsr.iv.i.i.i.i = phi ptr [ %scevgep.i.i.i.i, %B164.us.preheader.i.i.i.i ], [ %scevgep238.i.i.i.i, %B312.endif.us.i.i.i.i ]
  %scevgep243.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 -24
  %.288.us.i.i.i.i = load i64, ptr %scevgep243.i.i.i.i, align 8, !noalias !299
  %scevgep242.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 -16
  %.292.us.i.i.i.i = load i32, ptr %scevgep242.i.i.i.i, align 8, !noalias !299
  %scevgep241.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 -12
  %.296.us.i.i.i.i = load i32, ptr %scevgep241.i.i.i.i, align 4, !noalias !299
  %.610.i57.i.i.i.i = zext i32 %.296.us.i.i.i.i to i64
  %scevgep240.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 -8
  %.300.us.i.i.i.i = load i32, ptr %scevgep240.i.i.i.i, align 8, !noalias !299
  %scevgep239.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 -4
  %.304.us.i.i.i.i = load i32, ptr %scevgep239.i.i.i.i, align 4, !noalias !299
  %.351.us.i.i.i.i = load i32, ptr %lsr.iv.i.i.i.i, align 8, !noalias !299
  %sunkaddr153 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i.i.i = load i64, ptr %sunkaddr153, align 8, !noalias !317
  %.75.i3.i.i.i.i = add nsw i64 %.74.i2.i.i.i.i, %.288.us.i.i.i.i
  %sunkaddr154 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i.i.i = load i64, ptr %sunkaddr154, align 8, !noalias !317
  %.115.i6.i.i.i.i = inttoptr i64 %.114.i5.i.i.i.i to ptr
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.185.i8.i.i.i.i = load i64, ptr %sunkaddr155, align 8, !noalias !317
  %.186.i9.i.i.i.i = mul i64 %.185.i8.i.i.i.i, %.11.i4
  %.188.i10.i.i.i.i = zext i32 %.292.us.i.i.i.i to i64
  %56 = getelementptr i64, ptr %.115.i6.i.i.i.i, i64 %.186.i9.i.i.i.i
  %.214.i11.i.i.i.i = getelementptr i64, ptr %56, i64 %.188.i10.i.i.i.i
  %.215.i12.i.i.i.i = load i64, ptr %.214.i11.i.i.i.i, align 8, !noalias !317
  %.216.i13.i.i.i.i = add nsw i64 %.215.i12.i.i.i.i, 1
  store i64 %.216.i13.i.i.i.i, ptr %.214.i11.i.i.i.i, align 8, !noalias !317
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.277.i15.i.i.i.i = load i64, ptr %sunkaddr156, align 8, !noalias !317
  %.278.not.i16.i.i.i.i = icmp eq i64 %.277.i15.i.i.i.i, 0
  br i1 %.278.not.i16.i.i.i.i, label %B802.i61.i.i.i.i, label %B294.endif.i17.i.i.i.i

B802.i61.i.i.i.i:                                 ; preds = %B294.endif.endif.endif.endif.i48.i.i.i.i, %B164.us.i.i.i.i
  %at.2.0.i62.i.i.i.i = phi i64 [ %.13.i.i60.i.i.i.i, %B294.endif.endif.endif.endif.i48.i.i.i.i ], [ %.75.i3.i.i.i.i, %B164.us.i.i.i.i ]
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.731.i64.i.i.i.i = load i64, ptr %sunkaddr157, align 8, !noalias !317
  %.732.i65.i.i.i.i = add nsw i64 %.731.i64.i.i.i.i, 1
  store i64 %.732.i65.i.i.i.i, ptr %sunkaddr157, align 8, !noalias !317
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i67.i.i.i.i = load i64, ptr %sunkaddr158, align 8, !noalias !320
  %57 = and i64 %.125.i.i67.i.i.i.i, 4294967295
  %.126.i.i68.i.i.i.i = trunc i64 %57 to i32
  %.131.not.i.i69.i.i.i.i = icmp eq i32 %.126.i.i68.i.i.i.i, 0
  br i1 %.131.not.i.i69.i.i.i.i, label %B210.i.i222.i.i.i.i, label %B158.i.i70.i.i.i.i

B158.i.i70.i.i.i.i:                               ; preds = %B802.i61.i.i.i.i
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i72.i.i.i.i = load i64, ptr %sunkaddr159, align 8, !noalias !320
  %.50.i.i73.i.i.i.i = inttoptr i64 %.49.i.i72.i.i.i.i to ptr
  %.160.i.i74.i.i.i.i = getelementptr [16 x i8], ptr %.50.i.i73.i.i.i.i, i64 %57
  %.166.i.i75.i.i.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i74.i.i.i.i, i64 12
  %.168.i.i76.i.i.i.i = load i32, ptr %.166.i.i75.i.i.i.i, align 4, !noalias !320
  %.203.i.i77.i.i.i.i = zext i32 %.168.i.i76.i.i.i.i to i64
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i77.i.i.i.i, ptr %sunkaddr160, align 8, !noalias !320
  br label %B802.endif.endif.endif.i79.i.i.i.i

B210.i.i222.i.i.i.i:                              ; preds = %B802.i61.i.i.i.i
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i224.i.i.i.i = load i64, ptr %sunkaddr161, align 8, !noalias !320
  %.251.i.i225.i.i.i.i = add nsw i64 %.250.i.i224.i.i.i.i, 1
  store i64 %.251.i.i225.i.i.i.i, ptr %sunkaddr161, align 8, !noalias !320
  %.292.i.i226.i.i.i.i = trunc i64 %.251.i.i225.i.i.i.i to i32
  br label %B802.endif.endif.endif.i79.i.i.i.i

B294.endif.i17.i.i.i.i:                           ; preds = %B164.us.i.i.i.i
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.311.i19.i.i.i.i = load i64, ptr %sunkaddr162, align 8, !noalias !317
  %.312.i20.i.i.i.i = inttoptr i64 %.311.i19.i.i.i.i to ptr
  %.373.i21.i.i.i.i = getelementptr [192 x i8], ptr %.312.i20.i.i.i.i, i64 %.11.i4
  %.374.i22.i.i.i.i = getelementptr inbounds nuw i8, ptr %.373.i21.i.i.i.i, i64 136
  %.376.i23.i.i.i.i = load i64, ptr %.374.i22.i.i.i.i, align 8, !noalias !317
  %.377.i24.i.i.i.i = add nsw i64 %.376.i23.i.i.i.i, 1
  store i64 %.377.i24.i.i.i.i, ptr %.374.i22.i.i.i.i, align 8, !noalias !317
  %sunkaddr163 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.478.i28.i.i.i.i = load i64, ptr %sunkaddr163, align 8, !noalias !317
  %58 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.478.i28.i.i.i.i, i64 1)
  %ov.i.i29.i.i.i.i = extractvalue { i64, i1 } %58, 1
  br i1 %ov.i.i29.i.i.i.i, label %B294.endif.endif.endif.endif.i48.i.i.i.i, label %B0.else.i.i30.i.i.i.i, !prof !90

B0.else.i.i30.i.i.i.i:                            ; preds = %B294.endif.i17.i.i.i.i
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.413.i26.i.i.i.i = load i64, ptr %sunkaddr164, align 8, !noalias !317
  %math.i.i33.i.i.i.i = extractvalue { i64, i1 } %58, 0
  %.8.i62.i34.i.i.i.i = mul i64 %.413.i26.i.i.i.i, %const28
  %.11.i.i37.i.i.i.i = mul i64 %.377.i24.i.i.i.i, %const
  %.10.i.i36.i.i.i.i = add i64 %.11.i.i37.i.i.i.i, %.9.i.i35.i.i.i.i
  %.12.i.i38.i.i.i.i = add i64 %.10.i.i36.i.i.i.i, %.8.i62.i34.i.i.i.i
  %.13.i63.i39.i.i.i.i = lshr i64 %.12.i.i38.i.i.i.i, 30
  %.14.i.i40.i.i.i.i = xor i64 %.13.i63.i39.i.i.i.i, %.12.i.i38.i.i.i.i
  %.15.i.i41.i.i.i.i = mul i64 %.14.i.i40.i.i.i.i, %const29
  %.16.i.i42.i.i.i.i = lshr i64 %.15.i.i41.i.i.i.i, 27
  %.17.i64.i43.i.i.i.i = xor i64 %.16.i.i42.i.i.i.i, %.15.i.i41.i.i.i.i
  %.18.i.i44.i.i.i.i = mul i64 %.17.i64.i43.i.i.i.i, %const27
  %.19.i.i45.i.i.i.i = lshr i64 %.18.i.i44.i.i.i.i, 31
  %.20.i65.i46.i.i.i.i = xor i64 %.19.i.i45.i.i.i.i, %.18.i.i44.i.i.i.i
  %.30.i.i47.i.i.i.i = urem i64 %.20.i65.i46.i.i.i.i, %math.i.i33.i.i.i.i
  br label %B294.endif.endif.endif.endif.i48.i.i.i.i

B294.endif.endif.endif.endif.i48.i.i.i.i:         ; preds = %B0.else.i.i30.i.i.i.i, %B294.endif.i17.i.i.i.i
  %rem.0.i.i49.i.i.i.i = phi i64 [ %.30.i.i47.i.i.i.i, %B0.else.i.i30.i.i.i.i ], [ 0, %B294.endif.i17.i.i.i.i ]
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.538.i51.i.i.i.i = load i64, ptr %sunkaddr165, align 8, !noalias !317
  %.539.i52.i.i.i.i = inttoptr i64 %.538.i51.i.i.i.i to ptr
  %.504.i53.i.i.i.i = add nsw i64 %rem.0.i.i49.i.i.i.i, %.75.i3.i.i.i.i
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.607.i55.i.i.i.i = load i64, ptr %sunkaddr166, align 8, !noalias !317
  %.608.i56.i.i.i.i = mul i64 %.607.i55.i.i.i.i, %.11.i4
  %59 = getelementptr i64, ptr %.539.i52.i.i.i.i, i64 %.608.i56.i.i.i.i
  %.636.i58.i.i.i.i = getelementptr i64, ptr %59, i64 %.610.i57.i.i.i.i
  %.637.i59.i.i.i.i = load i64, ptr %.636.i58.i.i.i.i, align 8, !noalias !317
  %.13.i.i60.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.637.i59.i.i.i.i, i64 %.504.i53.i.i.i.i)
  store i64 %.13.i.i60.i.i.i.i, ptr %.636.i58.i.i.i.i, align 8, !noalias !317
  br label %B802.i61.i.i.i.i

B802.endif.endif.endif.i79.i.i.i.i:               ; preds = %B210.i.i222.i.i.i.i, %B158.i.i70.i.i.i.i
  %storemerge.i.i80.i.i.i.i = phi i32 [ %.126.i.i68.i.i.i.i, %B158.i.i70.i.i.i.i ], [ %.292.i.i226.i.i.i.i, %B210.i.i222.i.i.i.i ]
  %sunkaddr167 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.795.i82.i.i.i.i = load i64, ptr %sunkaddr167, align 8, !noalias !317
  %.796.i83.i.i.i.i = inttoptr i64 %.795.i82.i.i.i.i to ptr
  %.832.i84.i.i.i.i = zext i32 %storemerge.i.i80.i.i.i.i to i64
  %.857.i85.i.i.i.i = getelementptr [32 x i8], ptr %.796.i83.i.i.i.i, i64 %.832.i84.i.i.i.i
  %.870.i87.i.i.i.i = or i32 %.292.us.i.i.i.i, %51
  %.871.i88.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i, i64 8
  store i32 %.870.i87.i.i.i.i, ptr %.871.i88.i.i.i.i, align 4, !noalias !317
  %.875.i89.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i, i64 12
  store i32 %.300.us.i.i.i.i, ptr %.875.i89.i.i.i.i, align 4, !noalias !317
  %.881.i90.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i, i64 16
  store i32 %.304.us.i.i.i.i, ptr %.881.i90.i.i.i.i, align 4, !noalias !317
  %.887.i91.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i, i64 20
  store i32 %.351.us.i.i.i.i, ptr %.887.i91.i.i.i.i, align 4, !noalias !317
  %.893.i92.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i, i64 24
  store i32 %.233.i.i.i, ptr %.893.i92.i.i.i.i, align 4, !noalias !317
  %.899.i93.i.i.i.i = getelementptr inbounds nuw i8, ptr %.857.i85.i.i.i.i, i64 28
  store i32 %.236.i.i.i, ptr %.899.i93.i.i.i.i, align 4, !noalias !317
  %sunkaddr168 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.935.i95.i.i.i.i = load i64, ptr %sunkaddr168, align 8, !noalias !317
  %.936.i96.i.i.i.i = inttoptr i64 %.935.i95.i.i.i.i to ptr
  %.997.i97.i.i.i.i = getelementptr [16 x i8], ptr %.936.i96.i.i.i.i, i64 %.832.i84.i.i.i.i
  %.27.i.i99.i.i.i.i = icmp eq i64 %.11.i4, %.610.i57.i.i.i.i
  br i1 %.27.i.i99.i.i.i.i, label %B802.endif.endif.endif.endif.endif.i148.i.i.i.i, label %B802.endif.endif.endif.endif.i100.i.i.i.i

B802.endif.endif.endif.endif.i100.i.i.i.i:        ; preds = %B802.endif.endif.endif.i79.i.i.i.i
  %sunkaddr169 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.71.i.i102.i.i.i.i = load i64, ptr %sunkaddr169, align 8, !noalias !323
  %sunkaddr170 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.108.i.i104.i.i.i.i = load i64, ptr %sunkaddr170, align 8, !noalias !323
  %.109.i.i105.i.i.i.i = inttoptr i64 %.108.i.i104.i.i.i.i to ptr
  %sunkaddr171 = inttoptr i64 %.108.i.i104.i.i.i.i to ptr
  %sunkaddr172 = mul i64 %.8.i3, 4
  %sunkaddr173 = getelementptr i8, ptr %sunkaddr171, i64 %sunkaddr172
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr173, i64 -4
  %.176.i.i107.i.i.i.i = load i32, ptr %sunkaddr174, align 4, !noalias !323
  %.179.i.i108.i.i.i.i = zext i32 %.176.i.i107.i.i.i.i to i64
  %.206.i.i109.i.i.i.i = getelementptr i32, ptr %.109.i.i105.i.i.i.i, i64 %.610.i57.i.i.i.i
  %.207.i.i110.i.i.i.i = load i32, ptr %.206.i.i109.i.i.i.i, align 4, !noalias !323
  %.213.i.i111.i.i.i.i = zext i32 %.207.i.i110.i.i.i.i to i64
  %.214.i.i112.i.i.i.i = lshr i64 %.179.i.i108.i.i.i.i, 8
  %.215.i.i113.i.i.i.i = lshr i64 %.213.i.i111.i.i.i.i, 8
  %.222.i.i114.i.i.i.i = and i64 %.213.i.i111.i.i.i.i, 255
  %.223.i.i115.i.i.i.i = and i64 %.179.i.i108.i.i.i.i, 255
  %.224.i.i116.i.i.i.i = sub nsw i64 %.222.i.i114.i.i.i.i, %.223.i.i115.i.i.i.i
  %.233.i.i117.i.i.i.i = icmp slt i64 %.224.i.i116.i.i.i.i, 0
  %.236.i.i118.i.i.i.i = add nsw i64 %.71.i.i102.i.i.i.i, 1
  %.238.i.i119.i.i.i.i = select i1 %.233.i.i117.i.i.i.i, i64 %.236.i.i118.i.i.i.i, i64 0
  %left.3.0.i.i120.i.i.i.i = add nsw i64 %.238.i.i119.i.i.i.i, %.224.i.i116.i.i.i.i
  %.252.i.i121.i.i.i.i = lshr i64 %.215.i.i113.i.i.i.i, %left.3.0.i.i120.i.i.i.i
  %.255.i.i122.i.i.i.i = sub nsw i64 %.71.i.i102.i.i.i.i, %left.3.0.i.i120.i.i.i.i
  %notmask.i.i123.i.i.i.i = shl nsw i64 -1, %.255.i.i122.i.i.i.i
  %.257.i.i124.i.i.i.i = xor i64 %notmask.i.i123.i.i.i.i, -1
  %.259.i.i125.i.i.i.i = and i64 %.214.i.i112.i.i.i.i, %.257.i.i124.i.i.i.i
  %.260.not.i.i126.i.i.i.i = icmp eq i64 %.252.i.i121.i.i.i.i, %.259.i.i125.i.i.i.i
  %.265.i.i127.i.i.i.i = select i1 %.260.not.i.i126.i.i.i.i, i64 0, i64 %.236.i.i118.i.i.i.i
  %left.4.0.i.i128.i.i.i.i = add nsw i64 %.265.i.i127.i.i.i.i, %left.3.0.i.i120.i.i.i.i
  %.275.i.i129.i.i.i.i = sub nsw i64 %left.4.0.i.i128.i.i.i.i, %.71.i.i102.i.i.i.i
  %.13.i.i.i130.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i129.i.i.i.i, i64 0)
  %.305.i.i131.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i128.i.i.i.i, i64 %.71.i.i102.i.i.i.i)
  %.307.i.i132.i.i.i.i = sub nsw i64 %.71.i.i102.i.i.i.i, %.13.i.i.i130.i.i.i.i
  %.311.i.i133.i.i.i.i = lshr i64 %.214.i.i112.i.i.i.i, %.307.i.i132.i.i.i.i
  %.314.i.i134.i.i.i.i = shl i64 %.311.i.i133.i.i.i.i, %.305.i.i131.i.i.i.i
  %notmask134.i.i135.i.i.i.i = shl nsw i64 -1, %.305.i.i131.i.i.i.i
  %.316.i.i136.i.i.i.i = xor i64 %notmask134.i.i135.i.i.i.i, -1
  %.318.i.i137.i.i.i.i = and i64 %.215.i.i113.i.i.i.i, %.316.i.i136.i.i.i.i
  %.321.i.i138.i.i.i.i = or i64 %.314.i.i134.i.i.i.i, %.318.i.i137.i.i.i.i
  %.322.i.i139.i.i.i.i = shl i64 %.321.i.i138.i.i.i.i, 1
  %.323.i.i140.i.i.i.i = or disjoint i64 %.322.i.i139.i.i.i.i, 1
  %.325.i.i141.i.i.i.i = sub nsw i64 63, %left.4.0.i.i128.i.i.i.i
  %.328.i.i142.i.i.i.i = shl i64 %.323.i.i140.i.i.i.i, %.325.i.i141.i.i.i.i
  %.328.i.fr.i143.i.i.i.i = freeze i64 %.328.i.i142.i.i.i.i
  %.8.i.i144.i.i.i.i = icmp eq i64 %.328.i.fr.i143.i.i.i.i, %const25
  %.17.i.i145.i.i.i.i = lshr i64 %.328.i.fr.i143.i.i.i.i, 63
  %.20.i.i146.i.i.i.i = trunc nuw nsw i64 %.17.i.i145.i.i.i.i to i32
  %spec.select.i147.i.i.i.i = select i1 %.8.i.i144.i.i.i.i, i32 2, i32 %.20.i.i146.i.i.i.i
  %60 = shl i64 %.328.i.fr.i143.i.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.i148.i.i.i.i

B802.endif.endif.endif.endif.endif.i148.i.i.i.i:  ; preds = %B802.endif.endif.endif.endif.i100.i.i.i.i, %B802.endif.endif.endif.i79.i.i.i.i
  %storemerge.i26.i149.i.i.i.i = phi i64 [ %60, %B802.endif.endif.endif.endif.i100.i.i.i.i ], [ 0, %B802.endif.endif.endif.i79.i.i.i.i ]
  %61 = phi i32 [ %spec.select.i147.i.i.i.i, %B802.endif.endif.endif.endif.i100.i.i.i.i ], [ 2, %B802.endif.endif.endif.i79.i.i.i.i ]
  %.1068.tr.i150.i.i.i.i = or i32 %61, %53
  %.1072.i151.i.i.i.i = shl i32 %.1068.tr.i150.i.i.i.i, 2
  %.1073.i152.i.i.i.i = getelementptr inbounds nuw i8, ptr %.997.i97.i.i.i.i, i64 8
  store i32 %.1072.i151.i.i.i.i, ptr %.1073.i152.i.i.i.i, align 4, !noalias !317
  store i64 %storemerge.i26.i149.i.i.i.i, ptr %.997.i97.i.i.i.i, align 8, !noalias !317
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i154.i.i.i.i = load i64, ptr %sunkaddr175, align 8, !noalias !326
  %.56.i.i155.i.i.i.i = inttoptr i64 %.55.i.i154.i.i.i.i to ptr
  %.127.i.i156.i.i.i.i = getelementptr [16 x i8], ptr %.56.i.i155.i.i.i.i, i64 %.832.i84.i.i.i.i
  %.128.i.i157.i.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i156.i.i.i.i, i64 12
  store i32 0, ptr %.128.i.i157.i.i.i.i, align 4, !noalias !326
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i159.i.i.i.i = load i64, ptr %sunkaddr176, align 8, !noalias !326
  %.164.i.i160.i.i.i.i = sub nsw i64 %at.2.0.i62.i.i.i.i, %.162.i.i159.i.i.i.i
  %.165.i.i161.i.i.i.i = icmp slt i64 %.164.i.i160.i.i.i.i, 2048
  br i1 %.165.i.i161.i.i.i.i, label %B170.endif.endif.i.i182.i.i.i.i, label %B552.endif.i.i162.i.i.i.i

B500.i.i192.i.i.i.i:                              ; preds = %B170.endif.endif.i.i182.i.i.i.i
  %62 = inttoptr i64 %.55.i.i154.i.i.i.i to ptr
  %sunkaddr.i.i193.i.i.i.i = inttoptr i64 %.271.i.i188.i.i.i.i to ptr
  %sunkaddr24.i.i194.i.i.i.i = shl nuw nsw i64 %.168.i68.i183.i.i.i.i, 2
  %sunkaddr25.i.i195.i.i.i.i = getelementptr i8, ptr %sunkaddr.i.i193.i.i.i.i, i64 %sunkaddr24.i.i194.i.i.i.i
  %.471.i.i196.i.i.i.i = load i32, ptr %sunkaddr25.i.i195.i.i.i.i, align 4, !noalias !326
  %.473.i.i197.i.i.i.i = zext i32 %.471.i.i196.i.i.i.i to i64
  %.498.i.i198.i.i.i.i = getelementptr [16 x i8], ptr %62, i64 %.473.i.i197.i.i.i.i
  %.505.i.i199.i.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i198.i.i.i.i, i64 12
  store i32 %storemerge.i.i80.i.i.i.i, ptr %.505.i.i199.i.i.i.i, align 4, !noalias !326
  br label %B538.i.i200.i.i.i.i

B538.i.i200.i.i.i.i:                              ; preds = %B456.endif.i.i204.i.i.i.i, %B500.i.i192.i.i.i.i
  %sunkaddr27.pre-phi.i.i201.i.i.i.i = phi i64 [ %sunkaddr31.i.i205.i.i.i.i, %B456.endif.i.i204.i.i.i.i ], [ %sunkaddr24.i.i194.i.i.i.i, %B500.i.i192.i.i.i.i ]
  %sunkaddr26.pre-phi.i.i202.i.i.i.i = phi ptr [ %.pre.i.i221.i.i.i.i, %B456.endif.i.i204.i.i.i.i ], [ %sunkaddr.i.i193.i.i.i.i, %B500.i.i192.i.i.i.i ]
  %sunkaddr28.i.i203.i.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i202.i.i.i.i, i64 %sunkaddr27.pre-phi.i.i201.i.i.i.i
  store i32 %storemerge.i.i80.i.i.i.i, ptr %sunkaddr28.i.i203.i.i.i.i, align 4, !noalias !326
  br label %B312.endif.us.i.i.i.i

B688.i.i180.i.i.i.i:                              ; preds = %B552.endif.i.i162.i.i.i.i
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.832.i84.i.i.i.i, ptr %sunkaddr177, align 8, !noalias !326
  br label %B790.endif.i.i175.i.i.i.i

B716.i.i170.i.i.i.i:                              ; preds = %B552.endif.i.i162.i.i.i.i
  %63 = inttoptr i64 %.55.i.i154.i.i.i.i to ptr
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i172.i.i.i.i = load i64, ptr %sunkaddr178, align 8, !noalias !326
  %64 = and i64 %.756.i.i172.i.i.i.i, 4294967295
  %.784.i.i173.i.i.i.i = getelementptr [16 x i8], ptr %63, i64 %64
  %.791.i.i174.i.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i173.i.i.i.i, i64 12
  store i32 %storemerge.i.i80.i.i.i.i, ptr %.791.i.i174.i.i.i.i, align 4, !noalias !326
  br label %B790.endif.i.i175.i.i.i.i

B170.endif.endif.i.i182.i.i.i.i:                  ; preds = %B802.endif.endif.endif.endif.endif.i148.i.i.i.i
  %.168.i68.i183.i.i.i.i = and i64 %at.2.0.i62.i.i.i.i, 2047
  %sunkaddr179 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i69.i185.i.i.i.i = load i64, ptr %sunkaddr179, align 8, !noalias !326
  %.204.i.i186.i.i.i.i = inttoptr i64 %.203.i69.i185.i.i.i.i to ptr
  %sunkaddr180 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i188.i.i.i.i = load i64, ptr %sunkaddr180, align 8, !noalias !326
  %.352.i.i189.i.i.i.i = getelementptr i32, ptr %.204.i.i186.i.i.i.i, i64 %.168.i68.i183.i.i.i.i
  %.353.i.i190.i.i.i.i = load i32, ptr %.352.i.i189.i.i.i.i, align 4, !noalias !326
  %.354.i.i191.i.i.i.i = icmp eq i32 %.353.i.i190.i.i.i.i, 0
  br i1 %.354.i.i191.i.i.i.i, label %B456.endif.i.i204.i.i.i.i, label %B500.i.i192.i.i.i.i

B456.endif.i.i204.i.i.i.i:                        ; preds = %B170.endif.endif.i.i182.i.i.i.i
  %65 = inttoptr i64 %.203.i69.i185.i.i.i.i to ptr
  %sunkaddr31.i.i205.i.i.i.i = shl nuw nsw i64 %.168.i68.i183.i.i.i.i, 2
  %sunkaddr32.i.i206.i.i.i.i = getelementptr i8, ptr %65, i64 %sunkaddr31.i.i205.i.i.i.i
  store i32 %storemerge.i.i80.i.i.i.i, ptr %sunkaddr32.i.i206.i.i.i.i, align 4, !noalias !326
  %sunkaddr181 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i208.i.i.i.i = load i64, ptr %sunkaddr181, align 8, !noalias !329
  %.52.i.i.i209.i.i.i.i = inttoptr i64 %.51.i.i.i208.i.i.i.i to ptr
  %.17.i.i.i210.i.i.i.i = lshr i64 %at.2.0.i62.i.i.i.i, 6
  %.91.i.i.i211.i.i.i.i = and i64 %.17.i.i.i210.i.i.i.i, 31
  %.116.i.i.i212.i.i.i.i = getelementptr i64, ptr %.52.i.i.i209.i.i.i.i, i64 %.91.i.i.i211.i.i.i.i
  %.117.i.i.i213.i.i.i.i = load i64, ptr %.116.i.i.i212.i.i.i.i, align 8, !noalias !329
  %.118.i.i.i214.i.i.i.i = and i64 %at.2.0.i62.i.i.i.i, 63
  %.119.i.i.i215.i.i.i.i = shl nuw i64 1, %.118.i.i.i214.i.i.i.i
  %.120.i.i.i216.i.i.i.i = or i64 %.117.i.i.i213.i.i.i.i, %.119.i.i.i215.i.i.i.i
  store i64 %.120.i.i.i216.i.i.i.i, ptr %.116.i.i.i212.i.i.i.i, align 8, !noalias !329
  %.174.i.i.i217.i.i.i.i = getelementptr i8, ptr %.52.i.i.i209.i.i.i.i, i64 256
  %.175.i.i.i218.i.i.i.i = load i64, ptr %.174.i.i.i217.i.i.i.i, align 8, !noalias !329
  %.177.i.i.i219.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i211.i.i.i.i
  %.178.i.i.i220.i.i.i.i = or i64 %.175.i.i.i218.i.i.i.i, %.177.i.i.i219.i.i.i.i
  store i64 %.178.i.i.i220.i.i.i.i, ptr %.174.i.i.i217.i.i.i.i, align 8, !noalias !329
  %.pre.i.i221.i.i.i.i = inttoptr i64 %.271.i.i188.i.i.i.i to ptr
  br label %B538.i.i200.i.i.i.i

B552.endif.i.i162.i.i.i.i:                        ; preds = %B802.endif.endif.endif.endif.endif.i148.i.i.i.i
  %sunkaddr182 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i164.i.i.i.i = load i64, ptr %sunkaddr182, align 8, !noalias !326
  %.581.i.i165.i.i.i.i = inttoptr i64 %.580.i.i164.i.i.i.i to ptr
  %.643.i.i166.i.i.i.i = getelementptr [32 x i8], ptr %.581.i.i165.i.i.i.i, i64 %.832.i84.i.i.i.i
  store i64 %at.2.0.i62.i.i.i.i, ptr %.643.i.i166.i.i.i.i, align 8, !noalias !326
  %sunkaddr183 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i168.i.i.i.i = load i64, ptr %sunkaddr183, align 8, !noalias !326
  %.683.i.i169.i.i.i.i = icmp eq i64 %.682.i.i168.i.i.i.i, 0
  br i1 %.683.i.i169.i.i.i.i, label %B688.i.i180.i.i.i.i, label %B716.i.i170.i.i.i.i

B790.endif.i.i175.i.i.i.i:                        ; preds = %B716.i.i170.i.i.i.i, %B688.i.i180.i.i.i.i
  %sunkaddr184 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.832.i84.i.i.i.i, ptr %sunkaddr184, align 8, !noalias !326
  %sunkaddr185 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i178.i.i.i.i = load i64, ptr %sunkaddr185, align 8, !noalias !326
  %.13.i.i67.i179.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i62.i.i.i.i, i64 %.862.i.i178.i.i.i.i)
  store i64 %.13.i.i67.i179.i.i.i.i, ptr %sunkaddr185, align 8, !noalias !326
  br label %B312.endif.us.i.i.i.i

B312.endif.us.i.i.i.i:                            ; preds = %B790.endif.i.i175.i.i.i.i, %B538.i.i200.i.i.i.i
  %scevgep238.i.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i.i, i64 32
  %lsr.iv.next.i.i.i.i = add nsw i64 %lsr.iv244.i.i.i.i, -1
  %exitcond171.not.i.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i.i, 0
  br i1 %exitcond171.not.i.i.i.i, label %B464.i, label %B164.us.i.i.i.i

B312.endif.i.i.i.i:                               ; preds = %B790.endif.i.i.i.i.i.i, %B538.i.i.i.i.i.i
  %scevgep247.i.i.i.i = getelementptr i8, ptr %lsr.iv246.i.i.i.i, i64 32
  %lsr.iv.next253.i.i.i.i = add nsw i64 %lsr.iv252.i.i.i.i, -1
  %exitcond.not.i.i.i.i = icmp eq i64 %lsr.iv.next253.i.i.i.i, 0
  br i1 %exitcond.not.i.i.i.i, label %B464.i, label %B164.i.i.i.i

B600.i.i:                                         ; preds = %B460.endif.i.i, %B428.i.i
  %sunkaddr186 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.618.i.i = load i64, ptr %sunkaddr186, align 8, !noalias !290
  %.619.i.i = add nsw i64 %.618.i.i, 1
  store i64 %.619.i.i, ptr %sunkaddr186, align 8, !noalias !290
  %.659.i.i = load i64, ptr %sunkaddr186, align 8, !noalias !290
  store i64 %.659.i.i, ptr %.188.i.i, align 8, !noalias !290
  %.671.i.i = getelementptr inbounds nuw i8, ptr %.397.i.i, i64 28
  %.673.i8.i = load i32, ptr %.671.i.i, align 4, !noalias !290
  store i32 %.132.i, ptr %.671.i.i, align 4, !noalias !290
  %sunkaddr187 = getelementptr inbounds i8, ptr %.397.i.i, i64 24
  %.707.i.i = load i32, ptr %sunkaddr187, align 4, !noalias !290
  %.708.i.i = icmp eq i32 %.707.i.i, 0
  br i1 %.708.i.i, label %B798.i.i, label %B882.i.i

B798.i.i:                                         ; preds = %B600.i.i
  %sunkaddr188 = getelementptr inbounds i8, ptr %.397.i.i, i64 24
  store i32 %.132.i, ptr %sunkaddr188, align 4, !noalias !290
  br label %B468.i

B818.critedge.i.i:                                ; preds = %B430.i
  %sunkaddr189 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.238.i.i = load i64, ptr %sunkaddr189, align 8, !noalias !290
  %.239.i.i = inttoptr i64 %.238.i.i to ptr
  %.300.i.i = getelementptr [192 x i8], ptr %.239.i.i, i64 %.11.i4
  %sunkaddr190 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.618.c.i.i = load i64, ptr %sunkaddr190, align 8, !noalias !290
  %.619.c.i.i = add nsw i64 %.618.c.i.i, 1
  store i64 %.619.c.i.i, ptr %sunkaddr190, align 8, !noalias !290
  %.659.c.i.i = load i64, ptr %sunkaddr190, align 8, !noalias !290
  store i64 %.659.c.i.i, ptr %.188.i.i, align 8, !noalias !290
  %.679.i.i = getelementptr inbounds nuw i8, ptr %.300.i.i, i64 20
  %.681.i.i = load i32, ptr %.679.i.i, align 4, !noalias !290
  store i32 %.132.i, ptr %.679.i.i, align 4, !noalias !290
  %.740.i7.i = getelementptr inbounds nuw i8, ptr %.300.i.i, i64 16
  %.742.i.i = load i32, ptr %.740.i7.i, align 4, !noalias !290
  %.743.i.i = icmp eq i32 %.742.i.i, 0
  br i1 %.743.i.i, label %B864.i.i, label %B882.i.i

B864.i.i:                                         ; preds = %B818.critedge.i.i
  %sunkaddr191 = getelementptr inbounds i8, ptr %.300.i.i, i64 16
  store i32 %.132.i, ptr %sunkaddr191, align 4, !noalias !290
  br label %B468.i

B882.i.i:                                         ; preds = %B818.critedge.i.i, %B600.i.i
  %"$phi728.0.2.0374.i.i" = phi i32 [ %.681.i.i, %B818.critedge.i.i ], [ %.673.i8.i, %B600.i.i ]
  %66 = inttoptr i64 %.55.i.i to ptr
  %.768.i.i = zext i32 %"$phi728.0.2.0374.i.i" to i64
  %.793.i.i = getelementptr [16 x i8], ptr %66, i64 %.768.i.i
  %.802.i.i = getelementptr inbounds nuw i8, ptr %.793.i.i, i64 12
  store i32 %.132.i, ptr %.802.i.i, align 4, !noalias !290
  br label %B468.i

B460.endif.i.i:                                   ; preds = %B428.i.i
  %sunkaddr192 = getelementptr inbounds i8, ptr %arg.m.4, i64 360
  %.459.i.i = load i64, ptr %sunkaddr192, align 8, !noalias !290
  %.460.i.i = inttoptr i64 %.459.i.i to ptr
  %.521.i.i = getelementptr i8, ptr %.460.i.i, i64 %39
  %.522.i.i = load i8, ptr %.521.i.i, align 1, !noalias !290
  %.527.not.i.i = icmp eq i8 %.522.i.i, 0
  br i1 %.527.not.i.i, label %B600.i.i, label %B560.i.i

B464.i:                                           ; preds = %B312.endif.i.i.i.i, %B312.endif.us.i.i.i.i, %B1230.i.i.i
  %.1157.i.i.i = getelementptr inbounds nuw i8, ptr %.215.i.i.i, i64 8
  %.1159.i.i.i = load i64, ptr %.1157.i.i.i, align 8, !noalias !293
  %.1160.i.i.i = add nsw i64 %.1159.i.i.i, 1
  store i64 %.1160.i.i.i, ptr %.1157.i.i.i, align 8, !noalias !293
  %.1166.i.i.i = getelementptr inbounds nuw i8, ptr %.215.i.i.i, i64 16
  %.1168.i.i.i = load i64, ptr %.1166.i.i.i, align 8, !noalias !293
  %.1171.i.i.i = sub i64 %end.2.0.i.i.i, %.13.i.i.i.i
  %.1174.i.i.i = add nsw i64 %.1171.i.i.i, %.1168.i.i.i
  store i64 %.1174.i.i.i, ptr %.1166.i.i.i, align 8, !noalias !293
  store i64 %end.2.0.i.i.i, ptr %.215.i.i.i, align 8, !noalias !293
  br label %_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj.exit

B468.i:                                           ; preds = %B882.i.i, %B864.i.i, %B798.i.i, %B414.i
  %.431.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 24
  %.433.i = load i32, ptr %.431.i, align 4, !noalias !280
  %.437.i = add i32 %.433.i, 1
  store i32 %.437.i, ptr %.431.i, align 4, !noalias !280
  %.447.i = zext i32 %.437.i to i64
  %.456.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 36
  %.458.i = load i32, ptr %.456.i, align 4, !noalias !280
  %.459.i = icmp ugt i32 %.437.i, %.458.i
  br i1 %.459.i, label %B598.i, label %B814.i

B598.i:                                           ; preds = %B468.i
  %sunkaddr193 = getelementptr inbounds i8, ptr %.199.i9, i64 36
  store i32 %.437.i, ptr %sunkaddr193, align 4, !noalias !280
  %sunkaddr194 = getelementptr inbounds i8, ptr %arg.m.4, i64 224
  %.500.i = load i64, ptr %sunkaddr194, align 8, !noalias !280
  %.502.i = icmp slt i64 %.500.i, %.447.i
  br i1 %.502.i, label %B656.i, label %B814.i

B656.i:                                           ; preds = %B598.i
  %sunkaddr195 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  %.535.i = load i64, ptr %sunkaddr195, align 8, !noalias !280
  %.536.i = icmp eq i64 %.535.i, 0
  %.572.i = icmp sgt i64 %.535.i, %.8.i3
  %or.cond.i = or i1 %.536.i, %.572.i
  br i1 %or.cond.i, label %B756.i, label %B814.i

B756.i:                                           ; preds = %B656.i
  %sunkaddr196 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  store i64 %.8.i3, ptr %sunkaddr196, align 8, !noalias !280
  br label %B814.i

B814.i:                                           ; preds = %B756.i, %B656.i, %B598.i, %B468.i
  %sunkaddr197 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.640.i = load i64, ptr %sunkaddr197, align 8, !noalias !280
  %.642.i = icmp slt i64 %.640.i, %.447.i
  br i1 %.642.i, label %B848.i, label %B934.i

B848.i:                                           ; preds = %B814.i
  %.647.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 112
  %.649.i = load i64, ptr %.647.i, align 8, !noalias !280
  %.650.i = add nsw i64 %.649.i, 1
  store i64 %.650.i, ptr %.647.i, align 8, !noalias !280
  %.656.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 8
  %.658.i = load i64, ptr %.656.i, align 8, !noalias !280
  %sunkaddr198 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.690.i = load i64, ptr %sunkaddr198, align 8, !noalias !280
  %.691.i = add nsw i64 %.690.i, %.658.i
  store i64 %.691.i, ptr %.656.i, align 8, !noalias !280
  br label %B934.i

B934.i:                                           ; preds = %B848.i, %B814.i
  %.698.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 28
  %.700.i = load i32, ptr %.698.i, align 4, !noalias !280
  %.702.i = icmp eq i32 %.700.i, 0
  br i1 %.702.i, label %B982.endif.endif.i, label %_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj.exit

B982.endif.endif.i:                               ; preds = %B934.i
  %sunkaddr199 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.735.i = load i64, ptr %sunkaddr199, align 8, !noalias !280
  %sunkaddr200 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.768.i = load i64, ptr %sunkaddr200, align 8, !noalias !280
  %sunkaddr201 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.802.i = load i64, ptr %sunkaddr201, align 8, !noalias !280
  %.803.i = inttoptr i64 %.802.i to ptr
  %.769.i = mul nsw i64 %.768.i, %.11.i4
  %.770.i = add nsw i64 %.769.i, %.735.i
  %.865.i = getelementptr [32 x i8], ptr %.803.i, i64 %.207.i
  %.871.i = getelementptr inbounds nuw i8, ptr %.865.i, i64 12
  %.873.i = load i32, ptr %.871.i, align 4, !noalias !280
  %promoted202 = zext i32 %.873.i to i64
  %67 = and i64 %promoted202, 4294967168
  %.879.i = add nsw i64 %.770.i, %67
  %.880.i = inttoptr i64 %.879.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.880.i, i32 0, i32 3, i32 1), !noalias !280
  %.886.i = load i64, ptr %.199.i9, align 8, !noalias !280
  %sunkaddr203 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.920.i = load i64, ptr %sunkaddr203, align 8, !noalias !280
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.920.i, i64 %.886.i)
  %sunkaddr204 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i50.i = load i64, ptr %sunkaddr204, align 8, !noalias !332
  %.56.i.i = inttoptr i64 %.55.i50.i to ptr
  %.127.i51.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.11.i4
  %.128.i.i = getelementptr inbounds nuw i8, ptr %.127.i51.i, i64 28
  store i32 1, ptr %.128.i.i, align 4, !noalias !332
  %.162.i.i = load i64, ptr %sunkaddr203, align 8, !noalias !332
  %.164.i.i = sub nsw i64 %.13.i.i, %.162.i.i
  %.165.i52.i = icmp slt i64 %.164.i.i, 2048
  br i1 %.165.i52.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B982.endif.endif.i
  %.173.i.i = and i64 %.13.i.i, 2047
  %sunkaddr205 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.205.i.i = load i64, ptr %sunkaddr205, align 8, !noalias !332
  %.206.i.i = inttoptr i64 %.205.i.i to ptr
  %sunkaddr206 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.273.i.i = load i64, ptr %sunkaddr206, align 8, !noalias !332
  %.274.i.i = inttoptr i64 %.273.i.i to ptr
  %.311.i.i = lshr i64 %.11.i4, 6
  %sunkaddr207 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.343.i.i = load i64, ptr %sunkaddr207, align 8, !noalias !332
  %.344.i.i = mul i64 %.343.i.i, %.173.i.i
  %68 = getelementptr i64, ptr %.206.i.i, i64 %.344.i.i
  %.370.i.i = getelementptr i64, ptr %68, i64 %.311.i.i
  %.371.i.i = load i64, ptr %.370.i.i, align 8, !noalias !332
  %.375.i.i = and i64 %.11.i4, 63
  %.376.i.i = shl nuw i64 1, %.375.i.i
  %.377.i.i = or i64 %.371.i.i, %.376.i.i
  store i64 %.377.i.i, ptr %.370.i.i, align 8, !noalias !332
  %sunkaddr208 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.438.i.i = load i64, ptr %sunkaddr208, align 8, !noalias !332
  %.439.i.i = mul i64 %.438.i.i, %.173.i.i
  %.440.i.i = lshr i64 %.11.i4, 12
  %69 = getelementptr i64, ptr %.274.i.i, i64 %.439.i.i
  %.466.i.i = getelementptr i64, ptr %69, i64 %.440.i.i
  %.467.i.i = load i64, ptr %.466.i.i, align 8, !noalias !332
  %.468.i.i = and i64 %.311.i.i, 63
  %.469.i.i = shl nuw i64 1, %.468.i.i
  %.470.i.i = or i64 %.467.i.i, %.469.i.i
  store i64 %.470.i.i, ptr %.466.i.i, align 8, !noalias !332
  %sunkaddr209 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i = load i64, ptr %sunkaddr209, align 8, !noalias !335
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %.13.i.i, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !335
  %.118.i.i54.i = and i64 %.13.i.i, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i54.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !335
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !335
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !335
  br label %_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj.exit

B888.endif.i.i:                                   ; preds = %B982.endif.endif.i
  %.566.i.i = getelementptr inbounds nuw i8, ptr %.127.i51.i, i64 128
  store i64 %.13.i.i, ptr %.566.i.i, align 8, !noalias !332
  %sunkaddr210 = getelementptr inbounds i8, ptr %arg.m.4, i64 664
  %.600.i.i = load i64, ptr %sunkaddr210, align 8, !noalias !332
  %.601.i.i = trunc i64 %.600.i.i to i32
  %.634.i.i = getelementptr inbounds nuw i8, ptr %.127.i51.i, i64 160
  store i32 %.601.i.i, ptr %.634.i.i, align 8, !noalias !332
  store i64 %.8.i3, ptr %sunkaddr210, align 8, !noalias !332
  %sunkaddr211 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.704.i.i = load i64, ptr %sunkaddr211, align 8, !noalias !332
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i, i64 %.704.i.i)
  store i64 %.13.i.i.i, ptr %sunkaddr211, align 8, !noalias !332
  br label %_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj.exit

_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj.exit: ; preds = %B888.endif.i.i, %B188.endif.endif.endif.i.i, %B934.i, %B464.i
  br label %B1034
}

define internal range(i32 -1, -2) i32 @dispatch.dispatches.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif:
  %.798 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.238 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.240 = load i64, ptr %.238, align 8
  %.364465.not = icmp slt i64 %.240, 1
  br i1 %.364465.not, label %B1050, label %B346.lr.ph

B346:                                             ; preds = %B346.preheader, %B1046
  %.370460466 = phi i64 [ %.377, %B1046 ], [ 0, %B346.preheader ]
  %.377 = add nuw nsw i64 %.370460466, 1
  %.439 = getelementptr i64, ptr %0, i64 %.370460466
  %.440 = load i64, ptr %.439, align 8
  %.441.not = icmp eq i64 %.440, 0
  br i1 %.441.not, label %B1046, label %B416.preheader

B416.preheader:                                   ; preds = %B346
  %.447 = shl i64 %.370460466, 6
  br label %B416

B416:                                             ; preds = %B994, %B416.preheader
  %.475 = phi i64 [ %.440, %B416.preheader ], [ %.953, %B994 ]
  %.476 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.475, i1 true)
  %.477 = or disjoint i64 %.476, %.447
  %gep = getelementptr i64, ptr %invariant.gep512, i64 %.477
  %.577 = load i64, ptr %gep, align 8
  %.578 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.577, i1 true)
  %.638 = add i64 %.577, -1
  %.639 = and i64 %.638, %.577
  store i64 %.639, ptr %gep, align 8
  %.698 = icmp eq i64 %.639, 0
  br i1 %.698, label %B762, label %B838

B762:                                             ; preds = %B416
  %sunkaddr78 = mul i64 %.370460466, 8
  %sunkaddr79 = getelementptr i8, ptr %0, i64 %sunkaddr78
  %.727 = load i64, ptr %sunkaddr79, align 8
  %.756 = add i64 %.727, -1
  %.757 = and i64 %.756, %.727
  store i64 %.757, ptr %sunkaddr79, align 8
  br label %B838

B838:                                             ; preds = %B762, %B416
  %.789 = shl i64 %.477, 6
  %.793 = or disjoint i64 %.789, %.578
  %.796 = trunc i64 %.793 to i32
  store i8 0, ptr %.798, align 1
  %.804 = call i32 @dispatch.dispatch.1(ptr nonnull %.798, ptr nonnull %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.796)
  %.805 = load ptr, ptr %excinfo.4, align 8
  %.814 = load i8, ptr %.798, align 1
  %.817 = icmp eq i8 %.814, 0
  br i1 %.817, label %B838.endif.thread, label %B838.endif

B994:                                             ; preds = %B838.endif
  %sunkaddr80 = mul i64 %.370460466, 8
  %sunkaddr81 = getelementptr i8, ptr %0, i64 %sunkaddr80
  %.953 = load i64, ptr %sunkaddr81, align 8
  %.954.not = icmp eq i64 %.953, 0
  br i1 %.954.not, label %B1046, label %B416

B1046:                                            ; preds = %B994, %B346
  %exitcond.not = icmp eq i64 %.377, %.240
  br i1 %exitcond.not, label %B1050, label %B346

common.ret:                                       ; preds = %B934.endif, %B838.endif.if.if, %B1050
  %common.ret.op = phi i32 [ 0, %B1050 ], [ %.804442, %B838.endif.if.if ], [ 0, %B934.endif ]
  ret i32 %common.ret.op

B1050:                                            ; preds = %B1046.us, %B1046, %B0.endif.endif.endif
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B346.lr.ph:                                       ; preds = %B0.endif.endif.endif
  %.120 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.122 = load i64, ptr %.120, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 72
  %.278 = load i64, ptr %.276, align 8
  %.206 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.208 = load i64, ptr %.206, align 8
  %.278.fr = freeze i64 %.278
  %.279 = icmp sgt i64 %.278.fr, 256
  %.407 = mul i64 %.240, %arg.bucket
  %0 = getelementptr i64, ptr %.123, i64 %.407
  %.483 = mul i64 %.208, %arg.bucket
  %invariant.gep512 = getelementptr i64, ptr %.53, i64 %.483
  br i1 %.279, label %B346.us.preheader, label %B346.preheader

B346.preheader:                                   ; preds = %B346.lr.ph
  br label %B346

B346.us.preheader:                                ; preds = %B346.lr.ph
  br label %B346.us

B346.us:                                          ; preds = %B1046.us, %B346.us.preheader
  %.370460466.us = phi i64 [ %.377.us, %B1046.us ], [ 0, %B346.us.preheader ]
  %.377.us = add nuw nsw i64 %.370460466.us, 1
  %.439.us = getelementptr i64, ptr %0, i64 %.370460466.us
  %.440.us = load i64, ptr %.439.us, align 8
  %.441.not.us = icmp eq i64 %.440.us, 0
  br i1 %.441.not.us, label %B1046.us, label %B416.preheader.us

B1046.us:                                         ; preds = %B994.us.us, %B346.us
  %exitcond495.not = icmp eq i64 %.377.us, %.240
  br i1 %exitcond495.not, label %B1050, label %B346.us

B416.preheader.us:                                ; preds = %B346.us
  %.447.us = shl i64 %.370460466.us, 6
  br label %B416.us.us

B416.us.us:                                       ; preds = %B994.us.us, %B416.preheader.us
  %.475.us.us = phi i64 [ %.953.us.us, %B994.us.us ], [ %.440.us, %B416.preheader.us ]
  %.476.us.us = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.475.us.us, i1 true)
  %.477.us.us = or disjoint i64 %.476.us.us, %.447.us
  %.493.us.us = shl i64 %.477.us.us, 6
  %gep513 = getelementptr i64, ptr %invariant.gep512, i64 %.477.us.us
  %.521.us.us = load i64, ptr %gep513, align 8
  %.28.not.i = icmp eq i64 %.521.us.us, 0
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.286.pre.i = load i64, ptr %sunkaddr, align 8, !noalias !338
  br i1 %.28.not.i, label %B594.us.us, label %B46.preheader.i

B46.preheader.i:                                  ; preds = %B416.us.us
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.144.i = load i64, ptr %sunkaddr82, align 8, !noalias !338
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.176.i = load i64, ptr %sunkaddr83, align 8, !noalias !338
  %factor.op.mul.i = shl i64 %.176.i, 3
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.213.i = load i64, ptr %sunkaddr84, align 8, !noalias !338
  br label %B46.i

B46.i:                                            ; preds = %B46.i, %B46.preheader.i
  %left.4.0.i = phi i64 [ %.37.i, %B46.i ], [ %.521.us.us, %B46.preheader.i ]
  %.31.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %left.4.0.i, i1 true)
  %.33.i = or disjoint i64 %.31.i, %.493.us.us
  %.35.i = add i64 %left.4.0.i, -1
  %.37.i = and i64 %.35.i, %left.4.0.i
  %.72.i = mul nsw i64 %.33.i, 192
  %.73.i = add nsw i64 %.72.i, %.286.pre.i
  %.74.i = inttoptr i64 %.73.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.74.i, i32 0, i32 3, i32 1), !noalias !338
  %.110.i = add nsw i64 %.73.i, 64
  %.111.i = inttoptr i64 %.110.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.111.i, i32 0, i32 3, i32 1), !noalias !338
  %.177.reass.i = mul i64 %.33.i, %factor.op.mul.i
  %.179.i = add nsw i64 %.177.reass.i, %.144.i
  %.180.i = inttoptr i64 %.179.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.180.i, i32 0, i32 3, i32 1), !noalias !338
  %.248.i = add nsw i64 %.177.reass.i, %.213.i
  %.249.i = inttoptr i64 %.248.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.249.i, i32 0, i32 3, i32 1), !noalias !338
  %.251.not.i = icmp eq i64 %.37.i, 0
  br i1 %.251.not.i, label %B738.preheader.i, label %B46.i

B738.i:                                           ; preds = %B738.preheader.i, %B738.i
  %left.1.2.0.i = phi i64 [ %.454.i, %B738.i ], [ %.521.us.us, %B738.preheader.i ]
  %.418.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %left.1.2.0.i, i1 true)
  %.446.i = getelementptr [192 x i8], ptr %4, i64 %.418.i
  %.447.i = getelementptr inbounds nuw i8, ptr %.446.i, i64 16
  %.449.i = load i32, ptr %.447.i, align 4, !noalias !338
  %.450.i = zext i32 %.449.i to i64
  %.452.i = add i64 %left.1.2.0.i, -1
  %.454.i = and i64 %.452.i, %left.1.2.0.i
  %.489.i = shl nuw nsw i64 %.450.i, 5
  %.490.i = add nsw i64 %.489.i, %.356.i
  %.491.i = inttoptr i64 %.490.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.491.i, i32 0, i32 3, i32 1), !noalias !338
  %.525.i = shl nuw nsw i64 %.450.i, 4
  %.526.i = add nsw i64 %.525.i, %.524.i
  %.527.i = inttoptr i64 %.526.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.527.i, i32 0, i32 3, i32 1), !noalias !338
  %.529.not.i = icmp eq i64 %.454.i, 0
  br i1 %.529.not.i, label %B1092.preheader.i, label %B738.i

B1092.preheader.i:                                ; preds = %B738.i
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.582.i = load i64, ptr %sunkaddr85, align 8, !noalias !338
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.680.i = load i64, ptr %sunkaddr86, align 8, !noalias !338
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  %.715.i = load i64, ptr %sunkaddr87, align 8, !noalias !338
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 48
  %.752.i = load i64, ptr %sunkaddr88, align 8, !noalias !338
  br label %B1092.i

B1092.i:                                          ; preds = %B1092.i, %B1092.preheader.i
  %left.2.2.0.i = phi i64 [ %.548.i, %B1092.i ], [ %.521.us.us, %B1092.preheader.i ]
  %1 = inttoptr i64 %.286.pre.i to ptr
  %2 = inttoptr i64 %.356.i to ptr
  %.542.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %left.2.2.0.i, i1 true)
  %.544.i = or disjoint i64 %.542.i, %.493.us.us
  %.546.i = add i64 %left.2.2.0.i, -1
  %.548.i = and i64 %.546.i, %left.2.2.0.i
  %.583.i = mul nsw i64 %.544.i, %.582.i
  %.609.i = getelementptr [192 x i8], ptr %1, i64 %.544.i
  %.610.i = getelementptr inbounds nuw i8, ptr %.609.i, i64 16
  %.612.i = load i32, ptr %.610.i, align 4, !noalias !338
  %.614.i = zext i32 %.612.i to i64
  %.639.i = getelementptr [32 x i8], ptr %2, i64 %.614.i
  %.640.i = getelementptr inbounds nuw i8, ptr %.639.i, i64 12
  %.642.i = load i32, ptr %.640.i, align 4, !noalias !338
  %promoted = zext i32 %.642.i to i64
  %3 = and i64 %promoted, 4294967168
  %.648.i = add nsw i64 %.583.i, %3
  %.681.i = add nsw i64 %.648.i, %.680.i
  %.682.i = inttoptr i64 %.681.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.682.i, i32 0, i32 3, i32 1), !noalias !338
  %.716.i = ashr i64 %.648.i, 7
  %.717.i = mul nsw i64 %.716.i, 40
  %.718.i = add nsw i64 %.717.i, %.715.i
  %.719.i = inttoptr i64 %.718.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.719.i, i32 0, i32 3, i32 1), !noalias !338
  %.753.i = ashr i64 %.648.i, 2
  %.754.i = add nsw i64 %.753.i, %.752.i
  %.755.i = inttoptr i64 %.754.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.755.i, i32 0, i32 3, i32 1), !noalias !338
  %.757.not.i = icmp eq i64 %.548.i, 0
  br i1 %.757.not.i, label %B594.us.us, label %B1092.i

B738.preheader.i:                                 ; preds = %B46.i
  %.287.i = inttoptr i64 %.286.pre.i to ptr
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.356.i = load i64, ptr %sunkaddr89, align 8, !noalias !338
  %4 = getelementptr [192 x i8], ptr %.287.i, i64 %.493.us.us
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.524.i = load i64, ptr %sunkaddr90, align 8, !noalias !338
  br label %B738.i

B594.us.us:                                       ; preds = %B1092.i, %B416.us.us
  %.578.us.us = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.521.us.us, i1 true)
  %.638.us.us = add i64 %.521.us.us, -1
  %.639.us.us = and i64 %.638.us.us, %.521.us.us
  %sunkaddr106 = shl i64 %.477.us.us, 3
  %sunkaddr107 = getelementptr i8, ptr %invariant.gep512, i64 %sunkaddr106
  store i64 %.639.us.us, ptr %sunkaddr107, align 8
  %.698.us.us = icmp eq i64 %.639.us.us, 0
  br i1 %.698.us.us, label %B762.us.us, label %B838.us.us

B762.us.us:                                       ; preds = %B594.us.us
  %sunkaddr91 = mul i64 %.370460466.us, 8
  %sunkaddr92 = getelementptr i8, ptr %0, i64 %sunkaddr91
  %.727.us.us = load i64, ptr %sunkaddr92, align 8
  %.756.us.us = add i64 %.727.us.us, -1
  %.757.us.us = and i64 %.756.us.us, %.727.us.us
  store i64 %.757.us.us, ptr %sunkaddr92, align 8
  br label %B838.us.us

B838.us.us:                                       ; preds = %B762.us.us, %B594.us.us
  %.793.us.us = or disjoint i64 %.493.us.us, %.578.us.us
  %.796.us.us = trunc i64 %.793.us.us to i32
  store i8 0, ptr %.798, align 1
  %.804.us.us = call i32 @dispatch.dispatch.1(ptr nonnull %.798, ptr nonnull %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.796.us.us)
  %.805.us.us = load ptr, ptr %excinfo.4, align 8
  %.814.us.us = load i8, ptr %.798, align 1
  %.817.us.us = icmp eq i8 %.814.us.us, 0
  br i1 %.817.us.us, label %B838.endif.thread, label %B838.endif.us.us

B838.endif.us.us:                                 ; preds = %B838.us.us
  %cond25 = icmp eq i32 %.804.us.us, 0
  br i1 %cond25, label %B994.us.us, label %B838.endif.if.if.loopexit, !prof !0

B994.us.us:                                       ; preds = %B838.endif.us.us
  %sunkaddr93 = mul i64 %.370460466.us, 8
  %sunkaddr94 = getelementptr i8, ptr %0, i64 %sunkaddr93
  %.953.us.us = load i64, ptr %sunkaddr94, align 8
  %.954.not.us.us = icmp eq i64 %.953.us.us, 0
  br i1 %.954.not.us.us, label %B1046.us, label %B416.us.us

B838.endif:                                       ; preds = %B838
  %cond26 = icmp eq i32 %.804, 0
  br i1 %cond26, label %B994, label %B838.endif.if.if.loopexit, !prof !0

B838.endif.thread:                                ; preds = %B838.us.us, %B838
  %.us-phi449 = phi i32 [ %.804.us.us, %B838.us.us ], [ %.804, %B838 ]
  %.us-phi450 = phi ptr [ %.805.us.us, %B838.us.us ], [ %.805, %B838 ]
  %.812.le = icmp sgt i32 %.us-phi449, 0
  %.813.le443 = select i1 %.812.le, ptr %.us-phi450, ptr undef
  %cond = icmp eq i32 %.us-phi449, 0
  br i1 %cond, label %B934.endif, label %B838.endif.if.if, !prof !0

B838.endif.if.if.loopexit:                        ; preds = %B838.endif, %B838.endif.us.us
  %.us-phi452 = phi i32 [ %.804.us.us, %B838.endif.us.us ], [ %.804, %B838.endif ]
  %.us-phi453 = phi ptr [ %.805.us.us, %B838.endif.us.us ], [ %.805, %B838.endif ]
  %.812.le447 = icmp sgt i32 %.us-phi452, 0
  %.813.le = select i1 %.812.le447, ptr %.us-phi453, ptr undef
  br label %B838.endif.if.if

B838.endif.if.if:                                 ; preds = %B838.endif.if.if.loopexit, %B838.endif.thread
  %.804442 = phi i32 [ %.us-phi452, %B838.endif.if.if.loopexit ], [ %.us-phi449, %B838.endif.thread ]
  %.813439 = phi ptr [ %.813.le, %B838.endif.if.if.loopexit ], [ %.813.le443, %B838.endif.thread ]
  store ptr %.813439, ptr %excinfo, align 8
  br label %common.ret

B934.endif:                                       ; preds = %B838.endif.thread
  %.888 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.890 = load i64, ptr %.888, align 8
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i = load i64, ptr %.49.i, align 8, !noalias !341
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %.890, 6
  %.91.i = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !341
  %.118.i = and i64 %.890, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.117.i, %.119.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !341
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !341
  %.177.i = shl nuw nsw i64 1, %.91.i
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !341
  store i8 0, ptr %retptr, align 1
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.dispatch.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr initializes((712, 720)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe) local_unnamed_addr {
B0.endif:
  %.712 = alloca i8, align 1
  store i8 0, ptr %.712, align 1
  %excinfo.6 = alloca ptr, align 8
  %.901 = alloca i8, align 1
  store i8 0, ptr %.901, align 1
  %excinfo.7 = alloca ptr, align 8
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.92 = zext i32 %arg.pe to i64
  %.117 = getelementptr [192 x i8], ptr %.53, i64 %.92
  %.153 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.155 = load i64, ptr %.153, align 8
  %.156 = icmp eq i64 %.155, 0
  br i1 %.156, label %B130, label %B144

B130:                                             ; preds = %B0.endif
  %.159 = getelementptr inbounds nuw i8, ptr %.117, i64 16
  %"$phi174.0.2.0.in.sroa.speculate.load.B130" = load i32, ptr %.159, align 4
  %.pre = zext i32 %"$phi174.0.2.0.in.sroa.speculate.load.B130" to i64
  br label %B174.endif.endif

B144:                                             ; preds = %B0.endif
  %.48.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.50.i = load i64, ptr %.48.i, align 8, !noalias !344
  %.118.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.120.i = load i64, ptr %.118.i, align 8, !noalias !344
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.206.i = load i64, ptr %sunkaddr, align 8, !noalias !344
  %.207.i = inttoptr i64 %.206.i to ptr
  %.301.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.303.i = load i64, ptr %.301.i, align 8, !noalias !344
  %.304.i = inttoptr i64 %.303.i to ptr
  %.268.i = getelementptr [192 x i8], ptr %.207.i, i64 %.92
  %.365.i = getelementptr [40 x i8], ptr %.304.i, i64 %.92
  %.376.i = getelementptr inbounds nuw i8, ptr %.365.i, i64 24
  %.378.i = load i32, ptr %.376.i, align 4, !noalias !344
  %.400.i = zext i32 %.378.i to i64
  %.380.i = getelementptr inbounds nuw i8, ptr %.268.i, i64 16
  %.382.i = load i32, ptr %.380.i, align 4, !noalias !344
  %.431.i = zext i32 %.382.i to i64
  %.390.not.i = icmp eq i32 %.378.i, 0
  br i1 %.390.not.i, label %B650.i, label %B398.i

B398.i:                                           ; preds = %B144
  %0 = trunc i64 %.431.i to i32
  %.393.i = icmp eq i32 %0, 0
  br i1 %.393.i, label %B550.i, label %B474.i

B474.i:                                           ; preds = %B398.i
  %1 = inttoptr i64 %.120.i to ptr
  %.425.i = getelementptr [32 x i8], ptr %1, i64 %.400.i
  %.428.i = load i64, ptr %.425.i, align 8, !noalias !344
  %.456.i = getelementptr [32 x i8], ptr %1, i64 %.431.i
  %.464.i = load i64, ptr %.456.i, align 8, !noalias !344
  %.465.i = icmp slt i64 %.428.i, %.464.i
  br i1 %.465.i, label %B550.i, label %B480.i

B480.i:                                           ; preds = %B474.i
  %.483.i = getelementptr inbounds nuw i8, ptr %.365.i, i64 32
  %.485.i = load i32, ptr %.483.i, align 4, !noalias !344
  %.486.i = zext i32 %.485.i to i64
  %.521.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 328
  %.523.i = load i64, ptr %.521.i, align 8, !noalias !344
  %.524.i = icmp sgt i64 %.523.i, %.486.i
  br i1 %.524.i, label %B550.i, label %B650.i

B550.i:                                           ; preds = %B480.i, %B474.i, %B398.i
  %.540.i = phi i32 [ 0, %B474.i ], [ 1, %B480.i ], [ 0, %B398.i ]
  %m.sroa.0.0.i = phi ptr [ %arg.m.0, %B474.i ], [ null, %B480.i ], [ %arg.m.0, %B398.i ]
  %2 = inttoptr i64 %.50.i to ptr
  %.536.i = getelementptr inbounds nuw i8, ptr %.365.i, i64 32
  %.538.i = load i32, ptr %.536.i, align 4, !noalias !344
  %.546.i = add i32 %.538.i, %.540.i
  store i32 %.546.i, ptr %.536.i, align 4, !noalias !344
  %.579.i = getelementptr [16 x i8], ptr %2, i64 %.400.i
  %.585.i = getelementptr inbounds nuw i8, ptr %.579.i, i64 12
  %.587.i = load i32, ptr %.585.i, align 4, !noalias !344
  %sunkaddr8 = getelementptr inbounds i8, ptr %.365.i, i64 24
  store i32 %.587.i, ptr %sunkaddr8, align 4, !noalias !344
  br label %B174.endif.endif

B650.i:                                           ; preds = %B480.i, %B144
  %m.sroa.0.1.i = phi ptr [ null, %B480.i ], [ %arg.m.0, %B144 ]
  %3 = inttoptr i64 %.50.i to ptr
  %.615.i = getelementptr inbounds nuw i8, ptr %.365.i, i64 32
  store i32 0, ptr %.615.i, align 4, !noalias !344
  %.647.i = getelementptr [16 x i8], ptr %3, i64 %.431.i
  %.653.i = getelementptr inbounds nuw i8, ptr %.647.i, i64 12
  %.655.i = load i32, ptr %.653.i, align 4, !noalias !344
  %sunkaddr9 = getelementptr inbounds i8, ptr %.268.i, i64 16
  store i32 %.655.i, ptr %sunkaddr9, align 4, !noalias !344
  br label %B174.endif.endif

B394:                                             ; preds = %B174.endif.endif
  %.441 = getelementptr inbounds nuw i8, ptr %.298, i64 12
  %.443 = load i32, ptr %.441, align 4
  %.445 = getelementptr inbounds nuw i8, ptr %.117, i64 16
  store i32 %.443, ptr %.445, align 4
  br label %B418

B418:                                             ; preds = %B174.endif.endif, %B394
  %.450 = getelementptr inbounds nuw i8, ptr %.117, i64 24
  %.452 = load i32, ptr %.450, align 4
  %.456 = add i32 %.452, -1
  store i32 %.456, ptr %.450, align 4
  %.465 = getelementptr inbounds nuw i8, ptr %.396, i64 8
  %.467 = load i32, ptr %.465, align 4
  %promoted10 = zext i32 %.467 to i64
  %4 = and i64 %promoted10, 65535
  %promoted = trunc i64 %4 to i32
  %.487 = getelementptr inbounds nuw i8, ptr %.396, i64 12
  %.489 = load i32, ptr %.487, align 4
  %promoted13 = zext i32 %.489 to i64
  %.491 = getelementptr inbounds nuw i8, ptr %.396, i64 16
  %.493 = load i32, ptr %.491, align 4
  %.495 = getelementptr inbounds nuw i8, ptr %.396, i64 20
  %.497 = load i32, ptr %.495, align 4
  %.508 = getelementptr inbounds nuw i8, ptr %.396, i64 24
  %.510 = load i32, ptr %.508, align 4
  %.512 = getelementptr inbounds nuw i8, ptr %.396, i64 28
  %.514 = load i32, ptr %.512, align 4
  %.552 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 880
  %.554 = load i64, ptr %.552, align 8
  %.555.not = icmp eq i64 %.554, 0
  br i1 %.555.not, label %B714, label %B672

B672:                                             ; preds = %B418
  %.65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.67.i = load i64, ptr %.65.i, align 8, !noalias !347
  %.68.i = icmp eq i64 %.67.i, 67108864
  br i1 %.68.i, label %B58.i, label %B88.endif.i

B58.i:                                            ; preds = %B672
  %sunkaddr11 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  store i64 0, ptr %sunkaddr11, align 8, !noalias !347
  br label %B714

B88.endif.i:                                      ; preds = %B672
  %.479 = lshr i32 %.467, 16
  %.153.i = inttoptr i64 %.554 to ptr
  %.67.lobit.i = lshr i64 %.67.i, 63
  %5 = getelementptr [56 x i8], ptr %.153.i, i64 %.67.i
  %.250.i = getelementptr [56 x i8], ptr %5, i64 %.67.lobit.i
  %.289.i = add nsw i64 %.67.i, 1
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 888
  store i64 %.289.i, ptr %sunkaddr12, align 8, !noalias !347
  %.322.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.324.i = load i64, ptr %.322.i, align 8, !noalias !347
  store i64 %.324.i, ptr %.250.i, align 8, !noalias !347
  %.354.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 24
  store i32 %arg.pe, ptr %.354.i, align 8, !noalias !347
  %.359.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 28
  store i32 %promoted, ptr %.359.i, align 4, !noalias !347
  %.363.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 32
  store i32 %.489, ptr %.363.i, align 8, !noalias !347
  %.367.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 36
  store i32 %.493, ptr %.367.i, align 4, !noalias !347
  %.371.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 40
  store i32 %.497, ptr %.371.i, align 8, !noalias !347
  %.376.i7 = getelementptr inbounds nuw i8, ptr %.250.i, i64 44
  store i32 %.479, ptr %.376.i7, align 4, !noalias !347
  %.382.i8 = icmp eq i32 %promoted, 0
  br i1 %.382.i8, label %B410.endif.i, label %B714

B410.endif.i:                                     ; preds = %B88.endif.i
  %.415.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.417.i = load i64, ptr %.415.i, align 8, !noalias !347
  %.456.i9 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.458.i = load i64, ptr %.456.i9, align 8, !noalias !347
  %.459.i = mul nsw i64 %.458.i, %.92
  %6 = and i64 %promoted13, 4294967168
  %.460.i = add i64 %.417.i, %6
  %.469.i = add i64 %.460.i, %.459.i
  %.470.i = inttoptr i64 %.469.i to ptr
  %.534.i = load i32, ptr %.470.i, align 4, !noalias !347
  %.541.i = xor i32 %.534.i, -2147483648
  %.544.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 48
  store i32 %.541.i, ptr %.544.i, align 4, !noalias !347
  br label %B714

B714:                                             ; preds = %B410.endif.i, %B88.endif.i, %B58.i, %B418
  %.625 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.627 = load i64, ptr %.625, align 8
  %.628 = trunc i64 %.627 to i32
  %.630 = getelementptr inbounds nuw i8, ptr %.298, i64 12
  store i32 %.628, ptr %.630, align 4
  store i64 %.273.pre-phi, ptr %.625, align 8
  %.700 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  store i64 0, ptr %.700, align 8
  store i8 0, ptr %.712, align 1
  %.718 = call i32 @dispatch.act.1(ptr nonnull %.712, ptr nonnull %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %4, i32 %.489, i32 %.493, i32 %.497, i32 %.510, i32 %.514)
  %cond = icmp eq i32 %.718, 0
  br i1 %cond, label %B714.endif.endif, label %B714.endif.if.if, !prof !0

B906:                                             ; preds = %B906.endif.endif, %B906.preheader
  %sunkaddr14 = getelementptr inbounds i8, ptr %arg.m.4, i64 720
  store i64 0, ptr %sunkaddr14, align 8
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 728
  %.861 = load i64, ptr %sunkaddr17, align 8
  %.862 = trunc i64 %.861 to i32
  %sunkaddr18 = getelementptr inbounds i8, ptr %arg.m.4, i64 736
  %.894 = load i64, ptr %sunkaddr18, align 8
  %.895 = trunc i64 %.894 to i32
  store i8 0, ptr %.901, align 1
  %.907 = call i32 @dispatch.act.2(ptr nonnull %.901, ptr nonnull %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 0, i32 %.862, i32 %.895, i32 0, i32 0, i32 0)
  %cond21 = icmp eq i32 %.907, 0
  br i1 %cond21, label %B906.endif.endif, label %B906.endif.if.if, !prof !0

common.ret:                                       ; preds = %B906.endif.if.if, %B714.endif.if.if, %B1210
  %common.ret.op = phi i32 [ 0, %B1210 ], [ %.907, %B906.endif.if.if ], [ %.718, %B714.endif.if.if ]
  ret i32 %common.ret.op

B1210:                                            ; preds = %B906.endif.endif, %B714.endif.endif
  %done.2.1.in.in = phi ptr [ %.712, %B714.endif.endif ], [ %.901, %B906.endif.endif ]
  %done.2.1.in = load i8, ptr %done.2.1.in.in, align 1
  %done.2.1 = icmp ne i8 %done.2.1.in, 0
  %.982 = zext i1 %done.2.1 to i8
  store i8 %.982, ptr %retptr, align 1
  br label %common.ret

B174.endif.endif:                                 ; preds = %B650.i, %B550.i, %B130
  %.273.pre-phi = phi i64 [ %.431.i, %B650.i ], [ %.400.i, %B550.i ], [ %.pre, %B130 ]
  %.233 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.235 = load i64, ptr %.233, align 8
  %.236 = inttoptr i64 %.235 to ptr
  %.298 = getelementptr [16 x i8], ptr %.236, i64 %.273.pre-phi
  %.331 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.333 = load i64, ptr %.331, align 8
  %.334 = inttoptr i64 %.333 to ptr
  %.396 = getelementptr [32 x i8], ptr %.334, i64 %.273.pre-phi
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.437 = load i64, ptr %sunkaddr19, align 8
  %.438 = icmp eq i64 %.437, 0
  br i1 %.438, label %B394, label %B418

B714.endif.endif:                                 ; preds = %B714
  %.791 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  %.793 = load i64, ptr %.791, align 8
  %.794.not = icmp eq i64 %.793, 0
  br i1 %.794.not, label %B1210, label %B906.preheader

B906.preheader:                                   ; preds = %B714.endif.endif
  br label %B906

B714.endif.if.if:                                 ; preds = %B714
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B906.endif.endif:                                 ; preds = %B906
  %sunkaddr20 = getelementptr inbounds i8, ptr %arg.m.4, i64 720
  %.969 = load i64, ptr %sunkaddr20, align 8
  %.970.not = icmp eq i64 %.969, 0
  br i1 %.970.not, label %B1210, label %B906

B906.endif.if.if:                                 ; preds = %B906
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

define internal noundef range(i32 -1, -2) i32 @dispatch.act.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %arg.origin.fr.i.i = freeze i32 %arg.origin
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [192 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.178 = load i64, ptr %.176, align 8
  %.179 = inttoptr i64 %.178 to ptr
  %.246 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 128
  %.248 = load i64, ptr %.246, align 8
  %.249 = mul i64 %.248, %.110
  %0 = getelementptr i64, ptr %.179, i64 %.249
  %.276 = getelementptr i64, ptr %0, i64 %arg.kind
  %.277 = load i64, ptr %.276, align 8
  %.278 = add nsw i64 %.277, 1
  store i64 %.278, ptr %.276, align 8
  %.337 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.339 = load i64, ptr %.337, align 8
  %.341 = getelementptr inbounds nuw i8, ptr %.135, i64 8
  %.343 = load i64, ptr %.341, align 8
  %.344 = add nsw i64 %.343, %.339
  %.374 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 192
  %.376 = load i64, ptr %.374, align 8
  %.377 = add nsw i64 %.344, %.376
  %.382 = getelementptr inbounds nuw i8, ptr %.135, i64 80
  %.384 = load i64, ptr %.382, align 8
  %.389 = add nsw i64 %.384, %.343
  store i64 %.389, ptr %.382, align 8
  %.395 = getelementptr inbounds nuw i8, ptr %.135, i64 64
  %.397 = load i64, ptr %.395, align 8
  %.429 = load i64, ptr %.374, align 8
  %.430 = add nsw i64 %.429, %.397
  store i64 %.430, ptr %.395, align 8
  store i64 0, ptr %.341, align 8
  %.470 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.472 = load i64, ptr %.470, align 8
  %.473 = mul nsw i64 %.472, %.110
  %.506 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.508 = load i64, ptr %.506, align 8
  %.510 = add nsw i64 %.508, %.473
  switch i64 %arg.kind, label %B1060 [
    i64 0, label %B664
    i64 1, label %B828
  ]

B664:                                             ; preds = %B0.endif.endif
  %.560 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 200
  %.562 = load i64, ptr %.560, align 8
  %.563 = add nsw i64 %.562, %.430
  %sunkaddr = getelementptr inbounds i8, ptr %.135, i64 64
  store i64 %.563, ptr %sunkaddr, align 8
  %.600 = load i64, ptr %.560, align 8
  %.602 = add nsw i64 %.600, %.377
  %.43.i = zext i32 %arg.address to i64
  %promoted = zext i32 %arg.address to i64
  %1 = and i64 %promoted, 4294967168
  %.52.i = add nsw i64 %.510, %1
  %.53.i = inttoptr i64 %.52.i to ptr
  %.119.i = load i32, ptr %.53.i, align 4, !noalias !350
  %promoted22 = zext i32 %.119.i to i64
  %.135.i = sub nsw i64 %.43.i, %1
  %.138.i = lshr i64 %.135.i, 2
  %.139.i = trunc i64 %.138.i to i32
  %.145.i = icmp eq i32 %.119.i, -2147483648
  br i1 %.145.i, label %B404.i, label %B344.i

B344.i:                                           ; preds = %B664
  %2 = xor i64 %promoted22, 2147483648
  %.178.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 136
  %.180.i = load i64, ptr %.178.i, align 8, !noalias !350
  %.181.i = icmp slt i64 %.180.i, %2
  br i1 %.181.i, label %B404.i, label %B454.endif.i

B404.i:                                           ; preds = %B344.i, %B664
  %.237.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 3, ptr %.237.i, align 8, !noalias !350
  br label %B664.endif.endif

B648.i:                                           ; preds = %B454.endif.i
  %.409.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 3, ptr %.409.i, align 8, !noalias !350
  br label %B664.endif.endif

B1196.i:                                          ; preds = %B904.endif.endif.i
  %sunkaddr.i = inttoptr i64 %.652.i to ptr
  %sunkaddr54.i = and i64 %.548.i, -4
  %sunkaddr55.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr54.i
  store i32 %arg.data, ptr %sunkaddr55.i, align 4, !noalias !350
  %.818.i = trunc nuw nsw i64 %spec.select.i to i8
  %sunkaddr23 = inttoptr i64 %.584.i to ptr
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr23, i64 %.549.i
  store i8 %.818.i, ptr %sunkaddr24, align 1, !noalias !350
  %.830.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.832.i = load i32, ptr %.830.i, align 4, !noalias !350
  %.836.i = add i32 %.832.i, 1
  store i32 %.836.i, ptr %.830.i, align 4, !noalias !350
  %.843.i = getelementptr inbounds nuw i8, ptr %.135, i64 96
  %.845.i = load i64, ptr %.843.i, align 8, !noalias !350
  %.846.i = add nsw i64 %.845.i, 1
  store i64 %.846.i, ptr %.843.i, align 8, !noalias !350
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i = load i64, ptr %sunkaddr25, align 8, !noalias !353
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.120.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.110
  store i64 %.472.i, ptr %.120.i.i, align 8, !noalias !353
  %.133.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 24
  %.135.i.i = load i32, ptr %.133.i.i, align 8, !noalias !353
  %.137.not.i.i = icmp eq i32 %.135.i.i, 0
  br i1 %.137.not.i.i, label %B414.i.i, label %B158.i.i

B158.i.i:                                         ; preds = %B1196.i
  %.168.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i38.i = load i64, ptr %.168.i.i, align 8, !noalias !353
  %.172.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 16
  %.174.i.i = load i32, ptr %.172.i.i, align 4, !noalias !353
  %.175.i.i = zext i32 %.174.i.i to i64
  %.176.i.i = shl nuw nsw i64 %.175.i.i, 4
  %.177.i.i = add nsw i64 %.176.i.i, %.170.i38.i
  %.178.i.i = inttoptr i64 %.177.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i.i, i32 0, i32 3, i32 1), !noalias !353
  %.209.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i.i = load i64, ptr %.209.i.i, align 8, !noalias !353
  %.219.i.i = shl nuw nsw i64 %.175.i.i, 5
  %.220.i.i = add nsw i64 %.211.i.i, %.219.i.i
  %.221.i.i = inttoptr i64 %.220.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i.i, i32 0, i32 3, i32 1), !noalias !353
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i39.i = load i64, ptr %sunkaddr26, align 8, !noalias !356
  %.56.i.i40.i = inttoptr i64 %.55.i.i39.i to ptr
  %.128.i.i.i = getelementptr [192 x i8], ptr %.56.i.i40.i, i64 %.110
  %.129.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 28
  store i32 1, ptr %.129.i.i.i, align 4, !noalias !356
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.163.i.i.i = load i64, ptr %sunkaddr27, align 8, !noalias !356
  %.165.i.i.i = sub nsw i64 %.472.i, %.163.i.i.i
  %.166.i.i.i = icmp slt i64 %.165.i.i.i, 2048
  br i1 %.166.i.i.i, label %B188.endif.endif.endif.i.i.i, label %B888.endif.i.i.i

B188.endif.endif.endif.i.i.i:                     ; preds = %B158.i.i
  %.174.i.i42.i = and i64 %.472.i, 2047
  %.204.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i.i = load i64, ptr %.204.i.i.i, align 8, !noalias !356
  %.207.i.i.i = inttoptr i64 %.206.i.i.i to ptr
  %.272.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i43.i = load i64, ptr %.272.i.i.i, align 8, !noalias !356
  %.275.i.i.i = inttoptr i64 %.274.i.i43.i to ptr
  %.313.i.i.i = lshr i64 %.110, 6
  %.343.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i.i = load i64, ptr %.343.i.i.i, align 8, !noalias !356
  %.346.i.i.i = mul i64 %.345.i.i.i, %.174.i.i42.i
  %3 = getelementptr i64, ptr %.207.i.i.i, i64 %.346.i.i.i
  %.372.i.i44.i = getelementptr i64, ptr %3, i64 %.313.i.i.i
  %.373.i.i.i = load i64, ptr %.372.i.i44.i, align 8, !noalias !356
  %.378.i.i45.i = and i64 %.110, 63
  %.379.i.i.i = shl nuw i64 1, %.378.i.i45.i
  %.380.i.i.i = or i64 %.373.i.i.i, %.379.i.i.i
  store i64 %.380.i.i.i, ptr %.372.i.i44.i, align 8, !noalias !356
  %.439.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i.i = load i64, ptr %.439.i.i.i, align 8, !noalias !356
  %.442.i.i.i = mul i64 %.441.i.i.i, %.174.i.i42.i
  %.443.i.i.i = lshr i64 %.110, 12
  %4 = getelementptr i64, ptr %.275.i.i.i, i64 %.442.i.i.i
  %.469.i.i.i = getelementptr i64, ptr %4, i64 %.443.i.i.i
  %.470.i.i.i = load i64, ptr %.469.i.i.i, align 8, !noalias !356
  %.471.i.i.i = and i64 %.313.i.i.i, 63
  %.472.i.i.i = shl nuw i64 1, %.471.i.i.i
  %.473.i.i.i = or i64 %.470.i.i.i, %.472.i.i.i
  store i64 %.473.i.i.i, ptr %.469.i.i.i, align 8, !noalias !356
  %.49.i.i.i46.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i = load i64, ptr %.49.i.i.i46.i, align 8, !noalias !359
  %.52.i.i.i.i = inttoptr i64 %.51.i.i.i.i to ptr
  %.17.i.i.i.i = lshr i64 %.472.i, 6
  %.91.i.i.i.i = and i64 %.17.i.i.i.i, 31
  %.116.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i, i64 %.91.i.i.i.i
  %.117.i.i.i.i = load i64, ptr %.116.i.i.i.i, align 8, !noalias !359
  %.118.i.i.i.i = and i64 %.472.i, 63
  %.119.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i
  %.120.i.i.i.i = or i64 %.117.i.i.i.i, %.119.i.i.i.i
  store i64 %.120.i.i.i.i, ptr %.116.i.i.i.i, align 8, !noalias !359
  %.174.i.i.i47.i = getelementptr i8, ptr %.52.i.i.i.i, i64 256
  %.175.i.i.i.i = load i64, ptr %.174.i.i.i47.i, align 8, !noalias !359
  %.177.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i
  %.178.i.i.i.i = or i64 %.175.i.i.i.i, %.177.i.i.i.i
  store i64 %.178.i.i.i.i, ptr %.174.i.i.i47.i, align 8, !noalias !359
  br label %B1196.endif.endif.i

B888.endif.i.i.i:                                 ; preds = %B158.i.i
  %.570.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 128
  store i64 %.472.i, ptr %.570.i.i.i, align 8, !noalias !356
  %.602.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i.i = load i64, ptr %.602.i.i.i, align 8, !noalias !356
  %.605.i.i.i = trunc i64 %.604.i.i.i to i32
  %.639.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 160
  store i32 %.605.i.i.i, ptr %.639.i.i.i, align 8, !noalias !356
  %.646.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i, ptr %.602.i.i.i, align 8, !noalias !356
  %.708.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i.i = load i64, ptr %.708.i.i.i, align 8, !noalias !356
  %.13.i.i.i41.i = tail call i64 @llvm.smin.i64(i64 %.472.i, i64 %.710.i.i.i)
  store i64 %.13.i.i.i41.i, ptr %.708.i.i.i, align 8, !noalias !356
  br label %B1196.endif.endif.i

B414.i.i:                                         ; preds = %B1196.i
  %.274.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 28
  store i32 0, ptr %.274.i.i, align 4, !noalias !353
  br label %B1196.endif.endif.i

B1340.i:                                          ; preds = %B904.endif.endif.i
  %.906.i = sub nuw nsw i64 5, %spec.select.i
  %.909.not.i = icmp eq i64 %.906.i, %.739.i
  br i1 %.909.not.i, label %B1434.i, label %B1384.i

B1384.i:                                          ; preds = %B1340.i
  %.979.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 3, ptr %.979.i, align 8, !noalias !350
  br label %B664.endif.endif

B1434.i:                                          ; preds = %B1340.i
  %sunkaddr28 = inttoptr i64 %.584.i to ptr
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr28, i64 %.549.i
  store i8 0, ptr %sunkaddr29, align 1, !noalias !350
  %.1020.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.1022.i = load i32, ptr %.1020.i, align 4, !noalias !350
  %.1026.i = add i32 %.1022.i, -1
  store i32 %.1026.i, ptr %.1020.i, align 4, !noalias !350
  %.1033.i = getelementptr inbounds nuw i8, ptr %.135, i64 104
  %.1035.i = load i64, ptr %.1033.i, align 8, !noalias !350
  %.1036.i = add nsw i64 %.1035.i, 1
  store i64 %.1036.i, ptr %.1033.i, align 8, !noalias !350
  %.1044.not.i = icmp eq i64 %.523.i, 0
  %sunkaddr61.i = inttoptr i64 %.652.i to ptr
  %sunkaddr62.i = and i64 %.548.i, -4
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr61.i, i64 %sunkaddr62.i
  %.1136.i = load i32, ptr %sunkaddr63.i, align 4, !noalias !350
  %.1136.arg.data.i = select i1 %.1044.not.i, i32 %.1136.i, i32 %arg.data
  %arg.data..1136.i = select i1 %.1044.not.i, i32 %arg.data, i32 %.1136.i
  br label %B1618.endif.i

B1886.i:                                          ; preds = %B1618.endif.i
  %.1178.i = trunc i64 %.1177.i to i32
  %.1299.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 12
  %.1301.i = load i32, ptr %.1299.i, align 4, !noalias !350
  br label %B1904.endif.i

B454.endif.i:                                     ; preds = %B344.i
  %.272.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.274.i = load i64, ptr %.272.i, align 8, !noalias !350
  %.275.i = inttoptr i64 %.274.i to ptr
  %.313.i = shl nuw nsw i64 %2, 5
  %.315.i = and i64 %.138.i, 4294967295
  %5 = getelementptr i8, ptr %.275.i, i64 %.313.i
  %.341.i = getelementptr i8, ptr %5, i64 %.315.i
  %.342.i = load i8, ptr %.341.i, align 1, !noalias !350
  %6 = zext i8 %.342.i to i32
  switch i32 %6, label %B1618.endif.i [
    i32 0, label %B648.i
    i32 2, label %B904.endif.endif.i
  ]

B904.endif.endif.i:                               ; preds = %B454.endif.i
  %.468.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 208
  %.470.i = load i64, ptr %.468.i, align 8, !noalias !350
  %.472.i = add nsw i64 %.470.i, %.602
  %sunkaddr30 = getelementptr inbounds i8, ptr %.135, i64 64
  %.481.i = load i64, ptr %sunkaddr30, align 8, !noalias !350
  %.514.i = add nsw i64 %.481.i, %.470.i
  store i64 %.514.i, ptr %sunkaddr30, align 8, !noalias !350
  %.523.i = and i64 %.43.i, 1
  %spec.select.i = or disjoint i64 %.523.i, 2
  %.544.i = and i64 %.43.i, 4294967294
  %.548.i = add nsw i64 %.473, %.544.i
  %.549.i = ashr i64 %.548.i, 2
  %.582.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 48
  %.584.i = load i64, ptr %.582.i, align 8, !noalias !350
  %.585.i = inttoptr i64 %.584.i to ptr
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.652.i = load i64, ptr %sunkaddr31, align 8, !noalias !350
  %.733.i = getelementptr i8, ptr %.585.i, i64 %.549.i
  %.734.i = load i8, ptr %.733.i, align 1, !noalias !350
  %.739.i = zext i8 %.734.i to i64
  %.740.i = icmp eq i8 %.734.i, 0
  br i1 %.740.i, label %B1196.i, label %B1340.i

B1196.endif.endif.i:                              ; preds = %B414.i.i, %B888.endif.i.i.i, %B188.endif.endif.endif.i.i.i
  br label %B664.endif.endif

B1618.endif.i:                                    ; preds = %B454.endif.i, %B1434.i
  %start.2.0.i = phi i64 [ %.602, %B454.endif.i ], [ %.472.i, %B1434.i ]
  %y.2.0.i = phi i32 [ 0, %B454.endif.i ], [ %.1136.arg.data.i, %B1434.i ]
  %x.2.0.i = phi i32 [ %arg.data, %B454.endif.i ], [ %arg.data..1136.i, %B1434.i ]
  %.1174.i = add nsw i64 %.473, %1
  %.1177.i = lshr i64 %.1174.i, 7
  %.1211.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.1213.i = load i64, ptr %.1211.i, align 8, !noalias !350
  %.1214.i = inttoptr i64 %.1213.i to ptr
  %.1251.i = and i64 %.1177.i, 4294967295
  %.1276.i = getelementptr [40 x i8], ptr %.1214.i, i64 %.1251.i
  %.1292.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 8
  %.1294.i = load i32, ptr %.1292.i, align 4, !noalias !350
  %.1296.not.i = icmp eq i32 %.1294.i, 0
  br i1 %.1296.not.i, label %B1904.endif.i, label %B1886.i

B1904.endif.i:                                    ; preds = %B1618.endif.i, %B1886.i
  %by_life.2.0.i = phi i32 [ %.1301.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %by.2.0.i = phi i32 [ %.1178.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %7 = trunc i64 %1 to i32
  %.1345.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.1347.i = load i64, ptr %.1345.i, align 8, !noalias !350
  %.1348.i = inttoptr i64 %.1347.i to ptr
  %.1410.i = getelementptr i64, ptr %.1348.i, i64 %2
  %.1411.i = load i64, ptr %.1410.i, align 8, !noalias !350
  %.68.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i.i, align 8, !noalias !362
  %.102.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.110, ptr %.102.i.i, align 8, !noalias !362
  %.136.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 0, ptr %.136.i.i, align 8, !noalias !362
  %.169.i.i = zext i32 %by.2.0.i to i64
  %.170.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.169.i.i, ptr %.170.i.i, align 8, !noalias !362
  %.203.i.i = zext i32 %by_life.2.0.i to i64
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 704
  store i64 %.203.i.i, ptr %.204.i.i, align 8, !noalias !362
  %.236.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i.i = load i64, ptr %.236.i.i, align 8, !noalias !362
  %.241.i.i = inttoptr i64 %.1411.i to ptr
  %.242.i.i = tail call i64 %.241.i.i(i64 %.238.i.i, i64 %.510, i32 %arg.pe, i32 %7, i32 %.139.i, i32 %x.2.0.i, i32 %y.2.0.i, i64 %start.2.0.i), !noalias !362
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.277.i.i = load i64, ptr %sunkaddr32, align 8, !noalias !362
  %.278.i.i = inttoptr i64 %.277.i.i to ptr
  %.342.i.i = getelementptr [192 x i8], ptr %.278.i.i, i64 %.110
  %.350.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 88
  %.352.i.i = load i64, ptr %.350.i.i, align 8, !noalias !362
  %.353.i.i = add nsw i64 %.352.i.i, 1
  store i64 %.353.i.i, ptr %.350.i.i, align 8, !noalias !362
  %.387.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 880
  %.389.i.i = load i64, ptr %.387.i.i, align 8, !noalias !362
  %.390.not.i.i = icmp eq i64 %.389.i.i, 0
  br i1 %.390.not.i.i, label %B522.i.i, label %B360.i.i

B360.i.i:                                         ; preds = %B1904.endif.i
  %.393.i.i = icmp sgt i64 %.242.i.i, -1
  br i1 %.393.i.i, label %B522.thread736.i.i, label %B534.i.i

B522.i.i:                                         ; preds = %B1904.endif.i
  %.537.i.i = icmp slt i64 %.242.i.i, 0
  br i1 %.537.i.i, label %B534.i.i, label %B574.i.i

B534.i.i:                                         ; preds = %B522.i.i, %B360.i.i
  %.59.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.61.i.i.i = load i64, ptr %.59.i.i.i, align 8, !noalias !365
  %.94.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.96.i.i.i = load i64, ptr %.94.i.i.i, align 8, !noalias !365
  %.98.i.i.i = icmp slt i64 %.61.i.i.i, %.96.i.i.i
  br i1 %.98.i.i.i, label %B64.i.i.i, label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i

B64.i.i.i:                                        ; preds = %B534.i.i
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i.i, ptr %sunkaddr33, align 8, !noalias !365
  %.162.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.164.i.i.i = load i64, ptr %.162.i.i.i, align 8, !noalias !365
  %.194.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i.i, ptr %.194.i.i.i, align 8, !noalias !365
  %.228.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  store i64 0, ptr %.228.i.i.i, align 8, !noalias !365
  %.264.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  store i64 %.110, ptr %.264.i.i.i, align 8, !noalias !365
  %.300.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  store i64 %.169.i.i, ptr %.300.i.i.i, align 8, !noalias !365
  %.336.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  store i64 %.203.i.i, ptr %.336.i.i.i, align 8, !noalias !365
  %.370.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.372.i.i.i = load i64, ptr %.370.i.i.i, align 8, !noalias !365
  %.407.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  store i64 %.372.i.i.i, ptr %.407.i.i.i, align 8, !noalias !365
  br label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i

_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i: ; preds = %B64.i.i.i, %B534.i.i
  %m.sroa.0.0.i.i.i = phi ptr [ null, %B64.i.i.i ], [ %arg.m.0, %B534.i.i ]
  br label %B836.endif.i.i

B574.i.i:                                         ; preds = %B522.thread736.i.i, %B522.i.i
  %.582.not.i.i = icmp eq i32 %by.2.0.i, 0
  br i1 %.582.not.i.i, label %B836.endif.i.i, label %B612.i.i

B612.i.i:                                         ; preds = %B574.i.i
  %.616.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.618.i.i = load i64, ptr %.616.i.i, align 8, !noalias !362
  %.619.not.i.i = icmp eq i64 %.618.i.i, 0
  br i1 %.619.not.i.i, label %B836.endif.i.i, label %B646.endif.i.i

B760.i.i:                                         ; preds = %B646.endif.i.i
  %.767.i.i = trunc i64 %.618.i.i to i32
  %.769.i.i = getelementptr inbounds nuw i8, ptr %.718.i.i, i64 28
  store i32 %.767.i.i, ptr %.769.i.i, align 4, !noalias !362
  store i64 %.242.i.i, ptr %.718.i.i, align 8, !noalias !362
  br label %B836.endif.i.i

B988.i.i:                                         ; preds = %B836.endif.i.i
  %sunkaddr65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.831.i.i = load i64, ptr %sunkaddr65.i, align 8, !noalias !362
  %sunkaddr84.i.i = inttoptr i64 %.831.i.i to ptr
  %sunkaddr85.i.i = getelementptr inbounds nuw i8, ptr %sunkaddr84.i.i, i64 8
  %.942.i.i = load i32, ptr %sunkaddr85.i.i, align 4, !noalias !362
  %.944.i.i = icmp eq i32 %.942.i.i, 0
  br i1 %.944.i.i, label %B1048.i.i, label %B164.lr.ph.i.i.i

B1048.i.i:                                        ; preds = %B988.i.i
  %8 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr87.i.i = getelementptr inbounds nuw i8, ptr %8, i64 12
  %.979.i.i = load i32, ptr %sunkaddr87.i.i, align 4, !noalias !362
  %.981.i.i = icmp eq i32 %.979.i.i, %arg.pe
  br i1 %.981.i.i, label %B1128.i.i, label %B164.lr.ph.i.i.i

B1128.i.i:                                        ; preds = %B1048.i.i
  %9 = inttoptr i64 %.831.i.i to ptr
  %.986.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 24
  %.988.i.i = load i32, ptr %.986.i.i, align 4, !noalias !362
  %.990.i.i = icmp eq i32 %.988.i.i, 0
  br i1 %.990.i.i, label %B1134.i.i, label %B164.lr.ph.i.i.i

B1134.i.i:                                        ; preds = %B1128.i.i
  %10 = inttoptr i64 %.831.i.i to ptr
  %.1030.i.i = load i64, ptr %10, align 8, !noalias !362
  %.69.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.71.i.i.i = load i64, ptr %.69.i.i.i, align 8, !noalias !368
  %.72.i.i.i = inttoptr i64 %.71.i.i.i to ptr
  %.idx.i.i.i = shl nuw nsw i64 %.110, 7
  %11 = getelementptr i8, ptr %.72.i.i.i, i64 %.idx.i.i.i
  %.142.i.i.i = getelementptr i8, ptr %11, i64 216
  %.144.i.i.i = load i32, ptr %.142.i.i.i, align 4, !noalias !368
  %.146.not.i.i.i = icmp eq i32 %.144.i.i.i, 0
  br i1 %.146.not.i.i.i, label %B228.i.i.i, label %B1530.sink.split.i.i

B228.i.i.i:                                       ; preds = %B1134.i.i
  %.177.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.179.i.i.i = load i64, ptr %.177.i.i.i, align 8, !noalias !368
  %.180.not.i.i.i = icmp eq i64 %.179.i.i.i, 0
  br i1 %.180.not.i.i.i, label %B262.i.i.i, label %B1530.sink.split.i.i

B262.i.i.i:                                       ; preds = %B228.i.i.i
  %const9 = bitcast i64 4611686018427387904 to i64
  %.211.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.213.i.i.i = load i64, ptr %.211.i.i.i, align 8, !noalias !368
  %.214.not.i.i.i = icmp eq i64 %.213.i.i.i, %const9
  br i1 %.214.not.i.i.i, label %B306.i.i.i, label %B1530.sink.split.i.i

B306.i.i.i:                                       ; preds = %B262.i.i.i
  %.245.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  %.247.i.i.i = load i64, ptr %.245.i.i.i, align 8, !noalias !368
  %.248.not.i.i.i = icmp eq i64 %.247.i.i.i, 0
  br i1 %.248.not.i.i.i, label %B344.endif.endif.i.i.i, label %B1530.sink.split.i.i

B480.i.i.i:                                       ; preds = %B344.endif.endif.i.i.i
  %.47.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.49.i.i.i.i = load i64, ptr %.47.i.i.i.i, align 8, !noalias !371
  %.50.i.i.i.i = inttoptr i64 %.49.i.i.i.i to ptr
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.125.i.i.i.i = load i64, ptr %sunkaddr34, align 8, !noalias !371
  %.126.i.i.i.i = and i64 %.125.i.i.i.i, 2047
  %.156.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.158.i.i.i.i = load i64, ptr %.156.i.i.i.i, align 8, !noalias !371
  %.159.i.i.i.i = mul i64 %.126.i.i.i.i, %.158.i.i.i.i
  %..158.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i.i, i64 0)
  %12 = getelementptr i64, ptr %.50.i.i.i.i, i64 %.159.i.i.i.i
  br label %B310.i.i.i.i

B310.i.i.i.i:                                     ; preds = %B312.i.i.i.i, %B480.i.i.i
  %.280207.i.i.i.i = phi i64 [ %.287.i.i.i.i, %B312.i.i.i.i ], [ 0, %B480.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %..158.i.i.i.i, %.280207.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B402.i.i.i.i, label %B312.i.i.i.i

B312.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.287.i.i.i.i = add nuw i64 %.280207.i.i.i.i, 1
  %13 = shl i64 %.280207.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %12, i64 %13
  %.340.i.i.i.i = load i64, ptr %scevgep.i.i.i.i, align 8, !noalias !371
  %.341.not.i.i.i.i = icmp eq i64 %.340.i.i.i.i, 0
  br i1 %.341.not.i.i.i.i, label %B310.i.i.i.i, label %B370.i.i.i.i

B370.i.i.i.i:                                     ; preds = %B312.i.i.i.i
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.388.i.i.i.i = load i64, ptr %sunkaddr35, align 8, !noalias !371
  br label %B480.endif.i.i.i

B402.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.47.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.49.i.i.i.i.i = load i64, ptr %.47.i.i.i.i.i, align 8, !noalias !374
  %.50.i.i.i.i.i = inttoptr i64 %.49.i.i.i.i.i to ptr
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.126.i.i.i.i.i = load i64, ptr %sunkaddr36, align 8, !noalias !374
  %.131.i.i.i.i.i = lshr i64 %.126.i.i.i.i.i, 6
  %.136.i.i.i.i.i = and i64 %.131.i.i.i.i.i, 31
  %.170.i.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i.i, i64 %.136.i.i.i.i.i
  %.171.i.i.i.i.i = load i64, ptr %.170.i.i.i.i.i, align 8, !noalias !374
  %.174.i.i.i.i.i = and i64 %.126.i.i.i.i.i, 63
  %.175.i.i.i.i.i = shl nsw i64 -1, %.174.i.i.i.i.i
  %.176.i.i.i.i.i = and i64 %.175.i.i.i.i.i, %.171.i.i.i.i.i
  %.180.i.i.i.i.i = icmp eq i64 %.176.i.i.i.i.i, 0
  br i1 %.180.i.i.i.i.i, label %B360.i.i.i.i.i, label %B614.i.i.i.i.i

B360.i.i.i.i.i:                                   ; preds = %B402.i.i.i.i
  %14 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.214.i.i.i.i.i = getelementptr i8, ptr %14, i64 256
  %.215.i.i.i.i.i = load i64, ptr %.214.i.i.i.i.i, align 8, !noalias !374
  %.220.i.i.i.i.i = icmp eq i64 %.215.i.i.i.i.i, 0
  br i1 %.220.i.i.i.i.i, label %B424.i.i.i.i.i, label %B450.i.i.i.i.i

B424.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %.269.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.271.i.i.i.i.i = load i64, ptr %.269.i.i.i.i.i, align 8, !noalias !374
  br label %B402.endif.endif.i.i.i.i

B450.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %15 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.284.i.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i.i
  %.286.i.i.i.i.i = and i64 %.215.i.i.i.i.i, %.284.i.i.i.i.i
  %.291.not.i.i.i.i.i = icmp eq i64 %.286.i.i.i.i.i, 0
  %spec.select.i.i.i.i.i = select i1 %.291.not.i.i.i.i.i, i64 %.215.i.i.i.i.i, i64 %.286.i.i.i.i.i
  %.314.i.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i.i, i1 true)
  %.346.i.i.i.i.i = getelementptr i64, ptr %15, i64 %.314.i.i.i.i.i
  %.347.i.i.i.i.i = load i64, ptr %.346.i.i.i.i.i, align 8, !noalias !374
  br label %B614.i.i.i.i.i

B614.i.i.i.i.i:                                   ; preds = %B450.i.i.i.i.i, %B402.i.i.i.i
  %m.sroa.0.0.i.i.i.i.i = phi ptr [ null, %B450.i.i.i.i.i ], [ %arg.m.0, %B402.i.i.i.i ]
  %word.2.0.i.i.i.i.i = phi i64 [ %.314.i.i.i.i.i, %B450.i.i.i.i.i ], [ %.136.i.i.i.i.i, %B402.i.i.i.i ]
  %found.2.0.i.i.i.i.i = phi i64 [ %.347.i.i.i.i.i, %B450.i.i.i.i.i ], [ %.176.i.i.i.i.i, %B402.i.i.i.i ]
  %.369.i.i.i.i.i = shl nuw nsw i64 %word.2.0.i.i.i.i.i, 6
  %.373.i.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i.i.i.i.i, i1 true)
  %.376.i.i.i.i.i = sub i64 %.369.i.i.i.i.i, %.126.i.i.i.i.i
  %.378.i.i.i.i.i = add i64 %.376.i.i.i.i.i, %.373.i.i.i.i.i
  %.381.i.i.i.i.i = and i64 %.378.i.i.i.i.i, 2047
  %.383.i.i.i.i.i = add i64 %.381.i.i.i.i.i, %.126.i.i.i.i.i
  br label %B402.endif.endif.i.i.i.i

B402.endif.endif.i.i.i.i:                         ; preds = %B614.i.i.i.i.i, %B424.i.i.i.i.i
  %storemerge.i.i.i.i.i = phi i64 [ %.383.i.i.i.i.i, %B614.i.i.i.i.i ], [ %.271.i.i.i.i.i, %B424.i.i.i.i.i ]
  %.465.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.467.i.i.i.i = load i64, ptr %.465.i.i.i.i, align 8, !noalias !371
  %.468.i.i.i.i = add nsw i64 %.467.i.i.i.i, -2047
  %.13.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.468.i.i.i.i, i64 %storemerge.i.i.i.i.i)
  br label %B480.endif.i.i.i

B532.i.i.i:                                       ; preds = %B480.endif.i.i.i, %B344.endif.endif.i.i.i
  %.498.i.i.i = phi i64 [ %storemerge.i.i.i.i, %B480.endif.i.i.i ], [ %.403.i.i.i, %B344.endif.endif.i.i.i ]
  %.500.not.i.i.i = icmp sgt i64 %.498.i.i.i, %.13.i1.i.i.i
  br i1 %.500.not.i.i.i, label %B566.i.i.i, label %B1530.sink.split.i.i

B566.i.i.i:                                       ; preds = %B532.i.i.i
  %.531.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.533.i.i.i = load i64, ptr %.531.i.i.i, align 8, !noalias !368
  %.534.i.i.i = icmp ne i64 %.533.i.i.i, 0
  %.569.i.i.i = icmp sgt i64 %.13.i1.i.i.i, %.533.i.i.i
  %or.cond.i.i.i = select i1 %.534.i.i.i, i1 %.569.i.i.i, i1 false
  br i1 %or.cond.i.i.i, label %B1530.sink.split.i.i, label %B638.endif.i.i.i

B960.i.i.i:                                       ; preds = %B638.endif.i.i.i
  %sunkaddr37 = getelementptr inbounds i8, ptr %.342.i.i, i64 36
  store i32 1, ptr %sunkaddr37, align 4, !noalias !368
  br label %B1194.i.i

B344.endif.endif.i.i.i:                           ; preds = %B306.i.i.i
  %.297.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i16.i.i = load i64, ptr %.297.i.i.i, align 8, !noalias !368
  %.301.i.i.i = add nsw i64 %.299.i16.i.i, %.1030.i.i
  %sunkaddr38 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 %.idx.i.i.i
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr39, i64 192
  %.307.i.i.i = load i64, ptr %sunkaddr41, align 8, !noalias !368
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i.i, i64 %.301.i.i.i)
  %.13.i1.i.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i.i, i64 %.13.i.i.i.i)
  %.401.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  %.403.i.i.i = load i64, ptr %.401.i.i.i, align 8, !noalias !368
  %.404.i.i.i = icmp eq i64 %.403.i.i.i, 0
  br i1 %.404.i.i.i, label %B480.i.i.i, label %B532.i.i.i

B480.endif.i.i.i:                                 ; preds = %B402.endif.endif.i.i.i.i, %B370.i.i.i.i
  %storemerge.i.i.i.i = phi i64 [ %.388.i.i.i.i, %B370.i.i.i.i ], [ %.13.i.i.i.i.i, %B402.endif.endif.i.i.i.i ]
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 712
  store i64 %storemerge.i.i.i.i, ptr %sunkaddr42, align 8, !noalias !368
  br label %B532.i.i.i

B638.endif.i.i.i:                                 ; preds = %B566.i.i.i
  %.620.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.622.i.i.i = load i64, ptr %.620.i.i.i, align 8, !noalias !368
  %.623.i.i.i = inttoptr i64 %.622.i.i.i to ptr
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i.i = load i64, ptr %sunkaddr43, align 8, !noalias !368
  %.695.i.i.i = mul i64 %.694.i.i.i, %.110
  %.720.i.i.i = getelementptr i64, ptr %.623.i.i.i, i64 %.695.i.i.i
  %.721.i.i.i = load i64, ptr %.720.i.i.i, align 8, !noalias !368
  %.722.i.i.i = add nsw i64 %.721.i.i.i, 1
  store i64 %.722.i.i.i, ptr %.720.i.i.i, align 8, !noalias !368
  %.781.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  %.783.i.i.i = load i64, ptr %.781.i.i.i, align 8, !noalias !368
  %.784.i.i.i = add nsw i64 %.783.i.i.i, 1
  store i64 %.784.i.i.i, ptr %.781.i.i.i, align 8, !noalias !368
  %.817.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i.i = load i64, ptr %.817.i.i.i, align 8, !noalias !368
  %.821.i.i.i = add nsw i64 %.819.i.i.i, %.13.i.i.i.i
  %sunkaddr44 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 %.idx.i.i.i
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 192
  store i64 %.821.i.i.i, ptr %sunkaddr46, align 8, !noalias !368
  %.831.i.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 36
  %.833.i.i.i = load i32, ptr %.831.i.i.i, align 4, !noalias !368
  %.835.i.i.i = icmp eq i32 %.833.i.i.i, 0
  br i1 %.835.i.i.i, label %B960.i.i.i, label %B1194.i.i

B1194.i.i:                                        ; preds = %B638.endif.i.i.i, %B960.i.i.i
  %16 = inttoptr i64 %.831.i.i to ptr
  store i64 %end.2.0.i.i, ptr %.342.i.i, align 8, !noalias !368
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.13.i1.i.i.i, ptr %sunkaddr47, align 8, !noalias !368
  %.1108.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 1, ptr %.1108.i.i, align 8, !noalias !362
  %sunkaddr100.i.i = getelementptr inbounds nuw i8, ptr %16, i64 16
  %.1142.i.i = load i32, ptr %sunkaddr100.i.i, align 4, !noalias !362
  %.1172.i.i = zext i32 %.1142.i.i to i64
  %.1173.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.1172.i.i, ptr %.1173.i.i, align 8, !noalias !362
  %sunkaddr102.i.i = getelementptr inbounds nuw i8, ptr %16, i64 20
  %.1207.i.i = load i32, ptr %sunkaddr102.i.i, align 4, !noalias !362
  %.1237.i.i = zext i32 %.1207.i.i to i64
  %.1238.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.1237.i.i, ptr %.1238.i.i, align 8, !noalias !362
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  %.1272.i.i = load i64, ptr %sunkaddr48, align 8, !noalias !362
  %.1273.not.i.i = icmp eq i64 %.1272.i.i, 0
  br i1 %.1273.not.i.i, label %B1904.endif.endif.endif.i, label %B1350.i.i

B1350.i.i:                                        ; preds = %B1194.i.i
  %.65.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.67.i.i.i = load i64, ptr %.65.i.i.i, align 8, !noalias !377
  %.68.i.i.i = icmp eq i64 %.67.i.i.i, 67108864
  br i1 %.68.i.i.i, label %B58.i.i.i, label %B88.endif.i.i.i

B58.i.i.i:                                        ; preds = %B1350.i.i
  %sunkaddr49 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  store i64 0, ptr %sunkaddr49, align 8, !noalias !377
  br label %B1508.endif.i.i

B88.endif.i.i.i:                                  ; preds = %B1350.i.i
  %17 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr109.i.i = getelementptr inbounds nuw i8, ptr %17, i64 24
  %.1426.i.i = load i32, ptr %sunkaddr109.i.i, align 4, !noalias !362
  %sunkaddr50 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr51 = getelementptr inbounds i8, ptr %sunkaddr50, i64 20
  %.1340.i.i = load i32, ptr %sunkaddr51, align 4, !noalias !362
  %sunkaddr52 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr53 = getelementptr inbounds i8, ptr %sunkaddr52, i64 16
  %.1308.i.i = load i32, ptr %sunkaddr53, align 4, !noalias !362
  %promoted57 = zext i32 %.1308.i.i to i64
  %.153.i.i.i = inttoptr i64 %.1272.i.i to ptr
  %.67.lobit.i.i.i = lshr i64 %.67.i.i.i, 63
  %18 = getelementptr [56 x i8], ptr %.153.i.i.i, i64 %.67.i.i.i
  %.250.i.i.i = getelementptr [56 x i8], ptr %18, i64 %.67.lobit.i.i.i
  %.289.i.i.i = add nsw i64 %.67.i.i.i, 1
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 888
  store i64 %.289.i.i.i, ptr %sunkaddr54, align 8, !noalias !377
  store i64 %.13.i1.i.i.i, ptr %.250.i.i.i, align 8, !noalias !377
  %.378.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i.i, align 8, !noalias !377
  %.382.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 28
  store i32 0, ptr %.382.i.i.i, align 4, !noalias !377
  %.386.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 32
  store i32 %.1308.i.i, ptr %.386.i.i.i, align 8, !noalias !377
  %.390.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 36
  store i32 %.1340.i.i, ptr %.390.i.i.i, align 4, !noalias !377
  %.394.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 40
  store i32 %.1426.i.i, ptr %.394.i.i.i, align 8, !noalias !377
  %.398.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i.i, align 4, !noalias !377
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i.i = load i64, ptr %sunkaddr55, align 8, !noalias !377
  %sunkaddr56 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i.i = load i64, ptr %sunkaddr56, align 8, !noalias !377
  %.480.i.i.i = mul nsw i64 %.479.i.i.i, %.110
  %19 = and i64 %promoted57, 4294967168
  %.481.i.i.i = add i64 %.438.i.i.i, %19
  %.490.i.i.i = add i64 %.481.i.i.i, %.480.i.i.i
  %.491.i.i.i = inttoptr i64 %.490.i.i.i to ptr
  %.555.i.i.i = load i32, ptr %.491.i.i.i, align 4, !noalias !377
  %.562.i.i.i = xor i32 %.555.i.i.i, -2147483648
  %.565.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 48
  store i32 %.562.i.i.i, ptr %.565.i.i.i, align 8, !noalias !377
  br label %B1508.endif.i.i

B1530.sink.split.i.i:                             ; preds = %B566.i.i.i, %B532.i.i.i, %B306.i.i.i, %B262.i.i.i, %B228.i.i.i, %B1134.i.i
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.pr.pre.i = load i64, ptr %sunkaddr58, align 8, !noalias !380
  br label %B1530.i.i

B1530.i.i:                                        ; preds = %B836.endif.i.i, %B1530.sink.split.i.i
  %.137.i.i.i = phi i64 [ %.905.i.i, %B836.endif.i.i ], [ %.137.i.i.pr.pre.i, %B1530.sink.split.i.i ]
  %.217159.not.i.i.i = icmp slt i64 %.137.i.i.i, 1
  br i1 %.217159.not.i.i.i, label %B1530.endif.i.i, label %B1530.i.i.B164.lr.ph.i.i.i_crit_edge

B1530.i.i.B164.lr.ph.i.i.i_crit_edge:             ; preds = %B1530.i.i
  %sunkaddr85.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.61.i20.i.i.pre = load i64, ptr %sunkaddr85.i.phi.trans.insert, align 8, !noalias !380
  %.pre = inttoptr i64 %.61.i20.i.i.pre to ptr
  br label %B164.lr.ph.i.i.i

B164.lr.ph.i.i.i:                                 ; preds = %B1530.i.i.B164.lr.ph.i.i.i_crit_edge, %B1128.i.i, %B1048.i.i, %B988.i.i
  %.pre-phi = phi ptr [ %.pre, %B1530.i.i.B164.lr.ph.i.i.i_crit_edge ], [ %9, %B1128.i.i ], [ %8, %B1048.i.i ], [ %sunkaddr84.i.i, %B988.i.i ]
  %.137.i.i51.i = phi i64 [ %.137.i.i.i, %B1530.i.i.B164.lr.ph.i.i.i_crit_edge ], [ 1, %B1128.i.i ], [ 1, %B1048.i.i ], [ 1, %B988.i.i ]
  %const19 = bitcast i64 -3335678366873096957 to i64
  %const17 = bitcast i64 -4658895280553007687 to i64
  %const15 = bitcast i64 -7046029254386353131 to i64
  %const13 = bitcast i64 -7723592293110705685 to i64
  %const11 = bitcast i64 -9223372036854775808 to i64
  %const = bitcast i64 2685821657736338717 to i64
  %.870.i87.i.i.i = shl i32 %arg.pe, 16
  %.1043.i151.i.i.i = shl i32 %arg.pe, 2
  %.1048.i152.i.i.i = add i32 %.1043.i151.i.i.i, 4
  %.9.i.i36.i.i.i = mul i64 %.110, %const19
  %scevgep.i.i.i = getelementptr i8, ptr %.pre-phi, i64 24
  br label %B164.us.i.i.i

B164.us.i.i.i:                                    ; preds = %B312.endif.us.i.i.i, %B164.lr.ph.i.i.i
  %lsr.iv247.i.i.i = phi i64 [ %.137.i.i51.i, %B164.lr.ph.i.i.i ], [ %lsr.iv.next.i.i.i, %B312.endif.us.i.i.i ]
  %lsr.iv.i.i.i = phi ptr [ %scevgep.i.i.i, %B164.lr.ph.i.i.i ], [ %scevgep241.i.i.i, %B312.endif.us.i.i.i ]
  %scevgep246.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.288.us.i.i.i = load i64, ptr %scevgep246.i.i.i, align 8, !noalias !380
  %scevgep245.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.292.us.i.i.i = load i32, ptr %scevgep245.i.i.i, align 8, !noalias !380
  %scevgep244.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -12
  %.296.us.i.i.i = load i32, ptr %scevgep244.i.i.i, align 4, !noalias !380
  %.615.i58.i.i.i = zext i32 %.296.us.i.i.i to i64
  %scevgep243.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.300.us.i.i.i = load i32, ptr %scevgep243.i.i.i, align 8, !noalias !380
  %scevgep242.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -4
  %.304.us.i.i.i = load i32, ptr %scevgep242.i.i.i, align 4, !noalias !380
  %.351.us.i.i.i = load i32, ptr %lsr.iv.i.i.i, align 8, !noalias !380
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i.i = load i64, ptr %sunkaddr59, align 8, !noalias !383
  %.75.i3.i.i.i = add nsw i64 %.74.i2.i.i.i, %.288.us.i.i.i
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i.i = load i64, ptr %sunkaddr60, align 8, !noalias !383
  %.115.i6.i.i.i = inttoptr i64 %.114.i5.i.i.i to ptr
  %sunkaddr61 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i9.i.i.i = load i64, ptr %sunkaddr61, align 8, !noalias !383
  %.187.i10.i.i.i = mul i64 %.186.i9.i.i.i, %.110
  %.189.i11.i.i.i = zext i32 %.292.us.i.i.i to i64
  %20 = getelementptr i64, ptr %.115.i6.i.i.i, i64 %.187.i10.i.i.i
  %.215.i12.i.i.i = getelementptr i64, ptr %20, i64 %.189.i11.i.i.i
  %.216.i13.i.i.i = load i64, ptr %.215.i12.i.i.i, align 8, !noalias !383
  %.217.i14.i.i.i = add nsw i64 %.216.i13.i.i.i, 1
  store i64 %.217.i14.i.i.i, ptr %.215.i12.i.i.i, align 8, !noalias !383
  %sunkaddr62 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.278.i16.i.i.i = load i64, ptr %sunkaddr62, align 8, !noalias !383
  %.279.not.i17.i.i.i = icmp eq i64 %.278.i16.i.i.i, 0
  br i1 %.279.not.i17.i.i.i, label %B802.i62.i.i.i, label %B294.endif.i18.i.i.i

B802.i62.i.i.i:                                   ; preds = %B294.endif.endif.endif.endif.i49.i.i.i, %B164.us.i.i.i
  %at.2.0.i63.i.i.i = phi i64 [ %.13.i.i61.i.i.i, %B294.endif.endif.endif.endif.i49.i.i.i ], [ %.75.i3.i.i.i, %B164.us.i.i.i ]
  %sunkaddr63 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.736.i65.i.i.i = load i64, ptr %sunkaddr63, align 8, !noalias !383
  %.737.i66.i.i.i = add nsw i64 %.736.i65.i.i.i, 1
  store i64 %.737.i66.i.i.i, ptr %sunkaddr63, align 8, !noalias !383
  %sunkaddr64 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i68.i.i.i = load i64, ptr %sunkaddr64, align 8, !noalias !386
  %21 = and i64 %.125.i.i68.i.i.i, 4294967295
  %.126.i.i69.i.i.i = trunc i64 %21 to i32
  %.131.not.i.i70.i.i.i = icmp eq i32 %.126.i.i69.i.i.i, 0
  br i1 %.131.not.i.i70.i.i.i, label %B210.i.i225.i.i.i, label %B158.i.i71.i.i.i

B158.i.i71.i.i.i:                                 ; preds = %B802.i62.i.i.i
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i73.i.i.i = load i64, ptr %sunkaddr65, align 8, !noalias !386
  %.50.i.i74.i.i.i = inttoptr i64 %.49.i.i73.i.i.i to ptr
  %.160.i.i75.i.i.i = getelementptr [16 x i8], ptr %.50.i.i74.i.i.i, i64 %21
  %.166.i.i76.i.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i75.i.i.i, i64 12
  %.168.i.i77.i.i.i = load i32, ptr %.166.i.i76.i.i.i, align 4, !noalias !386
  %.203.i.i78.i.i.i = zext i32 %.168.i.i77.i.i.i to i64
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i78.i.i.i, ptr %sunkaddr66, align 8, !noalias !386
  br label %B802.endif.endif.endif.i80.i.i.i

B210.i.i225.i.i.i:                                ; preds = %B802.i62.i.i.i
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i227.i.i.i = load i64, ptr %sunkaddr67, align 8, !noalias !386
  %.251.i.i228.i.i.i = add nsw i64 %.250.i.i227.i.i.i, 1
  store i64 %.251.i.i228.i.i.i, ptr %sunkaddr67, align 8, !noalias !386
  %.292.i.i229.i.i.i = trunc i64 %.251.i.i228.i.i.i to i32
  br label %B802.endif.endif.endif.i80.i.i.i

B294.endif.i18.i.i.i:                             ; preds = %B164.us.i.i.i
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.312.i20.i.i.i = load i64, ptr %sunkaddr69, align 8, !noalias !383
  %.313.i21.i.i.i = inttoptr i64 %.312.i20.i.i.i to ptr
  %.375.i22.i.i.i = getelementptr [192 x i8], ptr %.313.i21.i.i.i, i64 %.110
  %.376.i23.i.i.i = getelementptr inbounds nuw i8, ptr %.375.i22.i.i.i, i64 136
  %.378.i24.i.i.i = load i64, ptr %.376.i23.i.i.i, align 8, !noalias !383
  %.379.i25.i.i.i = add nsw i64 %.378.i24.i.i.i, 1
  store i64 %.379.i25.i.i.i, ptr %.376.i23.i.i.i, align 8, !noalias !383
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482.i29.i.i.i = load i64, ptr %sunkaddr70, align 8, !noalias !383
  %22 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i29.i.i.i, i64 1)
  %ov.i.i30.i.i.i = extractvalue { i64, i1 } %22, 1
  br i1 %ov.i.i30.i.i.i, label %B294.endif.endif.endif.endif.i49.i.i.i, label %B0.else.i.i31.i.i.i, !prof !90

B0.else.i.i31.i.i.i:                              ; preds = %B294.endif.i18.i.i.i
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.415.i27.i.i.i = load i64, ptr %sunkaddr71, align 8, !noalias !383
  %math.i.i34.i.i.i = extractvalue { i64, i1 } %22, 0
  %.8.i55.i35.i.i.i = mul i64 %.415.i27.i.i.i, %const15
  %.11.i.i38.i.i.i = mul i64 %.379.i25.i.i.i, %const
  %.10.i.i37.i.i.i = add i64 %.11.i.i38.i.i.i, %.9.i.i36.i.i.i
  %.12.i.i39.i.i.i = add i64 %.10.i.i37.i.i.i, %.8.i55.i35.i.i.i
  %.13.i56.i40.i.i.i = lshr i64 %.12.i.i39.i.i.i, 30
  %.14.i.i41.i.i.i = xor i64 %.13.i56.i40.i.i.i, %.12.i.i39.i.i.i
  %.15.i.i42.i.i.i = mul i64 %.14.i.i41.i.i.i, %const17
  %.16.i.i43.i.i.i = lshr i64 %.15.i.i42.i.i.i, 27
  %.17.i57.i44.i.i.i = xor i64 %.16.i.i43.i.i.i, %.15.i.i42.i.i.i
  %.18.i.i45.i.i.i = mul i64 %.17.i57.i44.i.i.i, %const13
  %.19.i.i46.i.i.i = lshr i64 %.18.i.i45.i.i.i, 31
  %.20.i58.i47.i.i.i = xor i64 %.19.i.i46.i.i.i, %.18.i.i45.i.i.i
  %.30.i.i48.i.i.i = urem i64 %.20.i58.i47.i.i.i, %math.i.i34.i.i.i
  br label %B294.endif.endif.endif.endif.i49.i.i.i

B294.endif.endif.endif.endif.i49.i.i.i:           ; preds = %B0.else.i.i31.i.i.i, %B294.endif.i18.i.i.i
  %rem.0.i.i50.i.i.i = phi i64 [ %.30.i.i48.i.i.i, %B0.else.i.i31.i.i.i ], [ 0, %B294.endif.i18.i.i.i ]
  %sunkaddr72 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.542.i52.i.i.i = load i64, ptr %sunkaddr72, align 8, !noalias !383
  %.543.i53.i.i.i = inttoptr i64 %.542.i52.i.i.i to ptr
  %.508.i54.i.i.i = add nsw i64 %rem.0.i.i50.i.i.i, %.75.i3.i.i.i
  %sunkaddr73 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i56.i.i.i = load i64, ptr %sunkaddr73, align 8, !noalias !383
  %.613.i57.i.i.i = mul i64 %.612.i56.i.i.i, %.110
  %23 = getelementptr i64, ptr %.543.i53.i.i.i, i64 %.613.i57.i.i.i
  %.641.i59.i.i.i = getelementptr i64, ptr %23, i64 %.615.i58.i.i.i
  %.642.i60.i.i.i = load i64, ptr %.641.i59.i.i.i, align 8, !noalias !383
  %.13.i.i61.i.i.i = tail call i64 @llvm.smax.i64(i64 %.642.i60.i.i.i, i64 %.508.i54.i.i.i)
  store i64 %.13.i.i61.i.i.i, ptr %.641.i59.i.i.i, align 8, !noalias !383
  br label %B802.i62.i.i.i

B802.endif.endif.endif.i80.i.i.i:                 ; preds = %B210.i.i225.i.i.i, %B158.i.i71.i.i.i
  %storemerge.i.i81.i.i.i = phi i32 [ %.126.i.i69.i.i.i, %B158.i.i71.i.i.i ], [ %.292.i.i229.i.i.i, %B210.i.i225.i.i.i ]
  %24 = trunc i64 %.615.i58.i.i.i to i32
  %sunkaddr74 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.800.i83.i.i.i = load i64, ptr %sunkaddr74, align 8, !noalias !383
  %.801.i84.i.i.i = inttoptr i64 %.800.i83.i.i.i to ptr
  %.837.i85.i.i.i = zext i32 %storemerge.i.i81.i.i.i to i64
  %.862.i86.i.i.i = getelementptr [32 x i8], ptr %.801.i84.i.i.i, i64 %.837.i85.i.i.i
  %.873.i88.i.i.i = or i32 %.292.us.i.i.i, %.870.i87.i.i.i
  %.877.i89.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 8
  store i32 %.873.i88.i.i.i, ptr %.877.i89.i.i.i, align 4, !noalias !383
  %.881.i90.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 12
  store i32 %.300.us.i.i.i, ptr %.881.i90.i.i.i, align 4, !noalias !383
  %.887.i91.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 16
  store i32 %.304.us.i.i.i, ptr %.887.i91.i.i.i, align 4, !noalias !383
  %.893.i92.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 20
  store i32 %.351.us.i.i.i, ptr %.893.i92.i.i.i, align 4, !noalias !383
  %.899.i93.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 24
  store i32 %by.2.0.i, ptr %.899.i93.i.i.i, align 4, !noalias !383
  %.905.i94.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 28
  store i32 %by_life.2.0.i, ptr %.905.i94.i.i.i, align 4, !noalias !383
  %sunkaddr75 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.941.i96.i.i.i = load i64, ptr %sunkaddr75, align 8, !noalias !383
  %.26.i.i97.i.i.i = icmp eq i32 %arg.pe, %24
  br i1 %.26.i.i97.i.i.i, label %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i, label %B802.endif.endif.endif.endif.endif.i98.i.i.i

B802.endif.endif.endif.endif.endif.i98.i.i.i:     ; preds = %B802.endif.endif.endif.i80.i.i.i
  %sunkaddr76 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i100.i.i.i = load i64, ptr %sunkaddr76, align 8, !noalias !389
  %sunkaddr77 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.107.i.i102.i.i.i = load i64, ptr %sunkaddr77, align 8, !noalias !389
  %.108.i.i103.i.i.i = inttoptr i64 %.107.i.i102.i.i.i to ptr
  %.175.i.i104.i.i.i = getelementptr i32, ptr %.108.i.i103.i.i.i, i64 %.110
  %.176.i.i105.i.i.i = load i32, ptr %.175.i.i104.i.i.i, align 4, !noalias !389
  %.179.i.i106.i.i.i = zext i32 %.176.i.i105.i.i.i to i64
  %.206.i.i108.i.i.i = getelementptr i32, ptr %.108.i.i103.i.i.i, i64 %.615.i58.i.i.i
  %.207.i.i109.i.i.i = load i32, ptr %.206.i.i108.i.i.i, align 4, !noalias !389
  %.213.i.i110.i.i.i = zext i32 %.207.i.i109.i.i.i to i64
  %.214.i.i111.i.i.i = lshr i64 %.179.i.i106.i.i.i, 8
  %.215.i.i112.i.i.i = lshr i64 %.213.i.i110.i.i.i, 8
  %.222.i.i113.i.i.i = and i64 %.213.i.i110.i.i.i, 255
  %.223.i.i114.i.i.i = and i64 %.179.i.i106.i.i.i, 255
  %.224.i.i115.i.i.i = sub nsw i64 %.222.i.i113.i.i.i, %.223.i.i114.i.i.i
  %.233.i.i116.i.i.i = icmp slt i64 %.224.i.i115.i.i.i, 0
  %.236.i.i117.i.i.i = add nsw i64 %.70.i.i100.i.i.i, 1
  %.238.i.i118.i.i.i = select i1 %.233.i.i116.i.i.i, i64 %.236.i.i117.i.i.i, i64 0
  %left.3.0.i.i119.i.i.i = add nsw i64 %.238.i.i118.i.i.i, %.224.i.i115.i.i.i
  %.252.i.i120.i.i.i = lshr i64 %.215.i.i112.i.i.i, %left.3.0.i.i119.i.i.i
  %.255.i.i121.i.i.i = sub nsw i64 %.70.i.i100.i.i.i, %left.3.0.i.i119.i.i.i
  %notmask.i.i122.i.i.i = shl nsw i64 -1, %.255.i.i121.i.i.i
  %.257.i.i123.i.i.i = xor i64 %notmask.i.i122.i.i.i, -1
  %.259.i.i124.i.i.i = and i64 %.214.i.i111.i.i.i, %.257.i.i123.i.i.i
  %.260.not.i.i125.i.i.i = icmp eq i64 %.252.i.i120.i.i.i, %.259.i.i124.i.i.i
  %.265.i.i126.i.i.i = select i1 %.260.not.i.i125.i.i.i, i64 0, i64 %.236.i.i117.i.i.i
  %left.4.0.i.i127.i.i.i = add nsw i64 %.265.i.i126.i.i.i, %left.3.0.i.i119.i.i.i
  %.275.i.i128.i.i.i = sub nsw i64 %left.4.0.i.i127.i.i.i, %.70.i.i100.i.i.i
  %.13.i.i.i129.i.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i128.i.i.i, i64 0)
  %.305.i.i130.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i127.i.i.i, i64 %.70.i.i100.i.i.i)
  %.307.i.i131.i.i.i = sub nsw i64 %.70.i.i100.i.i.i, %.13.i.i.i129.i.i.i
  %.311.i.i132.i.i.i = lshr i64 %.214.i.i111.i.i.i, %.307.i.i131.i.i.i
  %.314.i.i133.i.i.i = shl i64 %.311.i.i132.i.i.i, %.305.i.i130.i.i.i
  %notmask134.i.i134.i.i.i = shl nsw i64 -1, %.305.i.i130.i.i.i
  %.316.i.i135.i.i.i = xor i64 %notmask134.i.i134.i.i.i, -1
  %.318.i.i136.i.i.i = and i64 %.215.i.i112.i.i.i, %.316.i.i135.i.i.i
  %.321.i.i137.i.i.i = or i64 %.314.i.i133.i.i.i, %.318.i.i136.i.i.i
  %.322.i.i138.i.i.i = shl i64 %.321.i.i137.i.i.i, 1
  %.323.i.i139.i.i.i = or disjoint i64 %.322.i.i138.i.i.i, 1
  %.325.i.i140.i.i.i = sub nsw i64 63, %left.4.0.i.i127.i.i.i
  %.328.i.i141.i.i.i = shl i64 %.323.i.i139.i.i.i, %.325.i.i140.i.i.i
  %.328.i.fr.i142.i.i.i = freeze i64 %.328.i.i141.i.i.i
  %.8.i.i143.i.i.i = icmp eq i64 %.328.i.fr.i142.i.i.i, %const11
  %.17.i.i144.i.i.i = lshr i64 %.328.i.fr.i142.i.i.i, 63
  %.20.i.i145.i.i.i = trunc nuw nsw i64 %.17.i.i144.i.i.i to i32
  %spec.select.i146.i.i.i = select i1 %.8.i.i143.i.i.i, i32 2, i32 %.20.i.i145.i.i.i
  %25 = shl i64 %.328.i.fr.i142.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i

B802.endif.endif.endif.endif.endif.thread.i147.i.i.i: ; preds = %B802.endif.endif.endif.endif.endif.i98.i.i.i, %B802.endif.endif.endif.i80.i.i.i
  %storemerge.i5971.i148.i.i.i = phi i64 [ %25, %B802.endif.endif.endif.endif.endif.i98.i.i.i ], [ 0, %B802.endif.endif.endif.i80.i.i.i ]
  %26 = phi i32 [ %spec.select.i146.i.i.i, %B802.endif.endif.endif.endif.endif.i98.i.i.i ], [ 2, %B802.endif.endif.endif.i80.i.i.i ]
  %.942.pn.i149.i.i.i = inttoptr i64 %.941.i96.i.i.i to ptr
  %.100373.i150.i.i.i = getelementptr [16 x i8], ptr %.942.pn.i149.i.i.i, i64 %.837.i85.i.i.i
  %.1075.i153.i.i.i = add nuw nsw i32 %.1048.i152.i.i.i, %26
  %.1078.i154.i.i.i = shl i32 %.1075.i153.i.i.i, 2
  %.1080.i155.i.i.i = getelementptr inbounds nuw i8, ptr %.100373.i150.i.i.i, i64 8
  store i32 %.1078.i154.i.i.i, ptr %.1080.i155.i.i.i, align 4, !noalias !383
  store i64 %storemerge.i5971.i148.i.i.i, ptr %.100373.i150.i.i.i, align 8, !noalias !383
  %sunkaddr78 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i157.i.i.i = load i64, ptr %sunkaddr78, align 8, !noalias !392
  %.56.i.i158.i.i.i = inttoptr i64 %.55.i.i157.i.i.i to ptr
  %.127.i.i159.i.i.i = getelementptr [16 x i8], ptr %.56.i.i158.i.i.i, i64 %.837.i85.i.i.i
  %.128.i.i160.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i159.i.i.i, i64 12
  store i32 0, ptr %.128.i.i160.i.i.i, align 4, !noalias !392
  %sunkaddr79 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i162.i.i.i = load i64, ptr %sunkaddr79, align 8, !noalias !392
  %.164.i.i163.i.i.i = sub nsw i64 %at.2.0.i63.i.i.i, %.162.i.i162.i.i.i
  %.165.i.i164.i.i.i = icmp slt i64 %.164.i.i163.i.i.i, 2048
  br i1 %.165.i.i164.i.i.i, label %B170.endif.endif.i.i185.i.i.i, label %B552.endif.i.i165.i.i.i

B500.i.i195.i.i.i:                                ; preds = %B170.endif.endif.i.i185.i.i.i
  %27 = inttoptr i64 %.55.i.i157.i.i.i to ptr
  %sunkaddr.i.i196.i.i.i = inttoptr i64 %.271.i.i191.i.i.i to ptr
  %sunkaddr24.i.i197.i.i.i = shl nuw nsw i64 %.168.i62.i186.i.i.i, 2
  %sunkaddr25.i.i198.i.i.i = getelementptr i8, ptr %sunkaddr.i.i196.i.i.i, i64 %sunkaddr24.i.i197.i.i.i
  %.471.i.i199.i.i.i = load i32, ptr %sunkaddr25.i.i198.i.i.i, align 4, !noalias !392
  %.473.i.i200.i.i.i = zext i32 %.471.i.i199.i.i.i to i64
  %.498.i.i201.i.i.i = getelementptr [16 x i8], ptr %27, i64 %.473.i.i200.i.i.i
  %.505.i.i202.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i201.i.i.i, i64 12
  store i32 %storemerge.i.i81.i.i.i, ptr %.505.i.i202.i.i.i, align 4, !noalias !392
  br label %B538.i.i203.i.i.i

B538.i.i203.i.i.i:                                ; preds = %B456.endif.i.i207.i.i.i, %B500.i.i195.i.i.i
  %sunkaddr27.pre-phi.i.i204.i.i.i = phi i64 [ %sunkaddr31.i.i208.i.i.i, %B456.endif.i.i207.i.i.i ], [ %sunkaddr24.i.i197.i.i.i, %B500.i.i195.i.i.i ]
  %sunkaddr26.pre-phi.i.i205.i.i.i = phi ptr [ %.pre.i.i224.i.i.i, %B456.endif.i.i207.i.i.i ], [ %sunkaddr.i.i196.i.i.i, %B500.i.i195.i.i.i ]
  %sunkaddr28.i.i206.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i205.i.i.i, i64 %sunkaddr27.pre-phi.i.i204.i.i.i
  store i32 %storemerge.i.i81.i.i.i, ptr %sunkaddr28.i.i206.i.i.i, align 4, !noalias !392
  br label %B312.endif.us.i.i.i

B688.i.i183.i.i.i:                                ; preds = %B552.endif.i.i165.i.i.i
  %sunkaddr80 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837.i85.i.i.i, ptr %sunkaddr80, align 8, !noalias !392
  br label %B790.endif.i.i178.i.i.i

B716.i.i173.i.i.i:                                ; preds = %B552.endif.i.i165.i.i.i
  %28 = inttoptr i64 %.55.i.i157.i.i.i to ptr
  %sunkaddr81 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i175.i.i.i = load i64, ptr %sunkaddr81, align 8, !noalias !392
  %29 = and i64 %.756.i.i175.i.i.i, 4294967295
  %.784.i.i176.i.i.i = getelementptr [16 x i8], ptr %28, i64 %29
  %.791.i.i177.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i176.i.i.i, i64 12
  store i32 %storemerge.i.i81.i.i.i, ptr %.791.i.i177.i.i.i, align 4, !noalias !392
  br label %B790.endif.i.i178.i.i.i

B170.endif.endif.i.i185.i.i.i:                    ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i
  %.168.i62.i186.i.i.i = and i64 %at.2.0.i63.i.i.i, 2047
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i63.i188.i.i.i = load i64, ptr %sunkaddr82, align 8, !noalias !392
  %.204.i.i189.i.i.i = inttoptr i64 %.203.i63.i188.i.i.i to ptr
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i191.i.i.i = load i64, ptr %sunkaddr83, align 8, !noalias !392
  %.352.i.i192.i.i.i = getelementptr i32, ptr %.204.i.i189.i.i.i, i64 %.168.i62.i186.i.i.i
  %.353.i.i193.i.i.i = load i32, ptr %.352.i.i192.i.i.i, align 4, !noalias !392
  %.354.i.i194.i.i.i = icmp eq i32 %.353.i.i193.i.i.i, 0
  br i1 %.354.i.i194.i.i.i, label %B456.endif.i.i207.i.i.i, label %B500.i.i195.i.i.i

B456.endif.i.i207.i.i.i:                          ; preds = %B170.endif.endif.i.i185.i.i.i
  %30 = inttoptr i64 %.203.i63.i188.i.i.i to ptr
  %sunkaddr31.i.i208.i.i.i = shl nuw nsw i64 %.168.i62.i186.i.i.i, 2
  %sunkaddr32.i.i209.i.i.i = getelementptr i8, ptr %30, i64 %sunkaddr31.i.i208.i.i.i
  store i32 %storemerge.i.i81.i.i.i, ptr %sunkaddr32.i.i209.i.i.i, align 4, !noalias !392
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i211.i.i.i = load i64, ptr %sunkaddr84, align 8, !noalias !395
  %.52.i.i.i212.i.i.i = inttoptr i64 %.51.i.i.i211.i.i.i to ptr
  %.17.i.i.i213.i.i.i = lshr i64 %at.2.0.i63.i.i.i, 6
  %.91.i.i.i214.i.i.i = and i64 %.17.i.i.i213.i.i.i, 31
  %.116.i.i.i215.i.i.i = getelementptr i64, ptr %.52.i.i.i212.i.i.i, i64 %.91.i.i.i214.i.i.i
  %.117.i.i.i216.i.i.i = load i64, ptr %.116.i.i.i215.i.i.i, align 8, !noalias !395
  %.118.i.i.i217.i.i.i = and i64 %at.2.0.i63.i.i.i, 63
  %.119.i.i.i218.i.i.i = shl nuw i64 1, %.118.i.i.i217.i.i.i
  %.120.i.i.i219.i.i.i = or i64 %.117.i.i.i216.i.i.i, %.119.i.i.i218.i.i.i
  store i64 %.120.i.i.i219.i.i.i, ptr %.116.i.i.i215.i.i.i, align 8, !noalias !395
  %.174.i.i.i220.i.i.i = getelementptr i8, ptr %.52.i.i.i212.i.i.i, i64 256
  %.175.i.i.i221.i.i.i = load i64, ptr %.174.i.i.i220.i.i.i, align 8, !noalias !395
  %.177.i.i.i222.i.i.i = shl nuw nsw i64 1, %.91.i.i.i214.i.i.i
  %.178.i.i.i223.i.i.i = or i64 %.175.i.i.i221.i.i.i, %.177.i.i.i222.i.i.i
  store i64 %.178.i.i.i223.i.i.i, ptr %.174.i.i.i220.i.i.i, align 8, !noalias !395
  %.pre.i.i224.i.i.i = inttoptr i64 %.271.i.i191.i.i.i to ptr
  br label %B538.i.i203.i.i.i

B552.endif.i.i165.i.i.i:                          ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i167.i.i.i = load i64, ptr %sunkaddr85, align 8, !noalias !392
  %.581.i.i168.i.i.i = inttoptr i64 %.580.i.i167.i.i.i to ptr
  %.643.i.i169.i.i.i = getelementptr [32 x i8], ptr %.581.i.i168.i.i.i, i64 %.837.i85.i.i.i
  store i64 %at.2.0.i63.i.i.i, ptr %.643.i.i169.i.i.i, align 8, !noalias !392
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i171.i.i.i = load i64, ptr %sunkaddr86, align 8, !noalias !392
  %.683.i.i172.i.i.i = icmp eq i64 %.682.i.i171.i.i.i, 0
  br i1 %.683.i.i172.i.i.i, label %B688.i.i183.i.i.i, label %B716.i.i173.i.i.i

B790.endif.i.i178.i.i.i:                          ; preds = %B716.i.i173.i.i.i, %B688.i.i183.i.i.i
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.837.i85.i.i.i, ptr %sunkaddr87, align 8, !noalias !392
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i181.i.i.i = load i64, ptr %sunkaddr88, align 8, !noalias !392
  %.13.i.i61.i182.i.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i63.i.i.i, i64 %.862.i.i181.i.i.i)
  store i64 %.13.i.i61.i182.i.i.i, ptr %sunkaddr88, align 8, !noalias !392
  br label %B312.endif.us.i.i.i

B312.endif.us.i.i.i:                              ; preds = %B790.endif.i.i178.i.i.i, %B538.i.i203.i.i.i
  %scevgep241.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %lsr.iv.next.i.i.i = add nsw i64 %lsr.iv247.i.i.i, -1
  %exitcond171.not.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i, 0
  br i1 %exitcond171.not.i.i.i, label %B1530.endif.i.i, label %B164.us.i.i.i

B522.thread736.i.i:                               ; preds = %B360.i.i
  %.427.i.i = inttoptr i64 %.389.i.i to ptr
  %.492.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.494.i.i = load i64, ptr %.492.i.i, align 8, !noalias !362
  %.508.inv.i.i = icmp slt i64 %.494.i.i, 1
  %.509.i.i = zext i1 %.508.inv.i.i to i64
  %31 = getelementptr [56 x i8], ptr %.427.i.i, i64 %.494.i.i
  %32 = getelementptr i8, ptr %31, i64 -56
  %.523.i.i = getelementptr [56 x i8], ptr %32, i64 %.509.i.i
  %.528.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 8
  store i64 %start.2.0.i, ptr %.528.i.i, align 8, !noalias !362
  %.532.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 16
  store i64 %.242.i.i, ptr %.532.i.i, align 8, !noalias !362
  br label %B574.i.i

B646.endif.i.i:                                   ; preds = %B612.i.i
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  %.655.i.i = load i64, ptr %sunkaddr89, align 8, !noalias !362
  %.656.i.i = inttoptr i64 %.655.i.i to ptr
  %.718.i.i = getelementptr [40 x i8], ptr %.656.i.i, i64 %.169.i.i
  %.726.i.i = getelementptr inbounds nuw i8, ptr %.718.i.i, i64 12
  %.728.i.i = load i32, ptr %.726.i.i, align 4, !noalias !362
  %.730.i.i = icmp eq i32 %.728.i.i, %by_life.2.0.i
  br i1 %.730.i.i, label %B760.i.i, label %B836.endif.i.i

B836.endif.i.i:                                   ; preds = %B646.endif.i.i, %B760.i.i, %B612.i.i, %B574.i.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i
  %end.2.0.i.i = phi i64 [ %.242.i.i, %B574.i.i ], [ %.242.i.i, %B760.i.i ], [ %.242.i.i, %B646.endif.i.i ], [ %.242.i.i, %B612.i.i ], [ %.61.i.i.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i ]
  %.787.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 72
  %.789.i.i = load i64, ptr %.787.i.i, align 8, !noalias !362
  %.792.i.i = sub i64 %end.2.0.i.i, %start.2.0.i
  %.795.i.i = add nsw i64 %.792.i.i, %.789.i.i
  store i64 %.795.i.i, ptr %.787.i.i, align 8, !noalias !362
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.905.i.i = load i64, ptr %sunkaddr90, align 8, !noalias !362
  %.906.i.i = icmp eq i64 %.905.i.i, 1
  br i1 %.906.i.i, label %B988.i.i, label %B1530.i.i

B1508.endif.i.i:                                  ; preds = %B88.endif.i.i.i, %B58.i.i.i
  br label %B1904.endif.endif.endif.i

B1530.endif.i.i:                                  ; preds = %B312.endif.us.i.i.i, %B1530.i.i
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i.i = load i64, ptr %sunkaddr91, align 8, !noalias !398
  %.56.i.i.i = inttoptr i64 %.55.i.i.i to ptr
  %.120.i.i.i = getelementptr [192 x i8], ptr %.56.i.i.i, i64 %.110
  store i64 %end.2.0.i.i, ptr %.120.i.i.i, align 8, !noalias !398
  %.133.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 24
  %.135.i.i.i = load i32, ptr %.133.i.i.i, align 8, !noalias !398
  %.137.not.i.i.i = icmp eq i32 %.135.i.i.i, 0
  br i1 %.137.not.i.i.i, label %B414.i.i.i, label %B158.i.i.i

B158.i.i.i:                                       ; preds = %B1530.endif.i.i
  %.168.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i.i.i = load i64, ptr %.168.i.i.i, align 8, !noalias !398
  %.172.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 16
  %.174.i.i.i = load i32, ptr %.172.i.i.i, align 4, !noalias !398
  %.175.i.i.i = zext i32 %.174.i.i.i to i64
  %.176.i.i.i = shl nuw nsw i64 %.175.i.i.i, 4
  %.177.i63.i.i = add nsw i64 %.176.i.i.i, %.170.i.i.i
  %.178.i.i.i = inttoptr i64 %.177.i63.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i.i.i, i32 0, i32 3, i32 1), !noalias !398
  %.209.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i64.i.i = load i64, ptr %.209.i.i.i, align 8, !noalias !398
  %.219.i.i.i = shl nuw nsw i64 %.175.i.i.i, 5
  %.220.i.i.i = add nsw i64 %.211.i64.i.i, %.219.i.i.i
  %.221.i.i.i = inttoptr i64 %.220.i.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i.i.i, i32 0, i32 3, i32 1), !noalias !398
  %sunkaddr92 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i.i.i = load i64, ptr %sunkaddr92, align 8, !noalias !401
  %.56.i.i.i.i = inttoptr i64 %.55.i.i.i.i to ptr
  %.128.i.i.i.i = getelementptr [192 x i8], ptr %.56.i.i.i.i, i64 %.110
  %.129.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i.i, i64 28
  store i32 1, ptr %.129.i.i.i.i, align 4, !noalias !401
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.163.i.i.i.i = load i64, ptr %sunkaddr93, align 8, !noalias !401
  %.165.i.i.i.i = sub nsw i64 %end.2.0.i.i, %.163.i.i.i.i
  %.166.i.i.i.i = icmp slt i64 %.165.i.i.i.i, 2048
  br i1 %.166.i.i.i.i, label %B188.endif.endif.endif.i.i.i.i, label %B888.endif.i.i.i.i

B188.endif.endif.endif.i.i.i.i:                   ; preds = %B158.i.i.i
  %.174.i.i.i.i = and i64 %end.2.0.i.i, 2047
  %.204.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i.i.i = load i64, ptr %.204.i.i.i.i, align 8, !noalias !401
  %.207.i.i.i.i = inttoptr i64 %.206.i.i.i.i to ptr
  %.272.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i.i.i = load i64, ptr %.272.i.i.i.i, align 8, !noalias !401
  %.275.i.i.i.i = inttoptr i64 %.274.i.i.i.i to ptr
  %.313.i.i66.i.i = lshr i64 %.110, 6
  %.343.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i.i.i = load i64, ptr %.343.i.i.i.i, align 8, !noalias !401
  %.346.i.i.i.i = mul i64 %.345.i.i.i.i, %.174.i.i.i.i
  %33 = getelementptr i64, ptr %.207.i.i.i.i, i64 %.346.i.i.i.i
  %.372.i.i.i.i = getelementptr i64, ptr %33, i64 %.313.i.i66.i.i
  %.373.i.i.i.i = load i64, ptr %.372.i.i.i.i, align 8, !noalias !401
  %.378.i.i67.i.i = and i64 %.110, 63
  %.379.i.i68.i.i = shl nuw i64 1, %.378.i.i67.i.i
  %.380.i.i.i.i = or i64 %.373.i.i.i.i, %.379.i.i68.i.i
  store i64 %.380.i.i.i.i, ptr %.372.i.i.i.i, align 8, !noalias !401
  %.439.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i.i.i = load i64, ptr %.439.i.i.i.i, align 8, !noalias !401
  %.442.i.i.i.i = mul i64 %.441.i.i.i.i, %.174.i.i.i.i
  %.443.i.i.i.i = lshr i64 %.110, 12
  %34 = getelementptr i64, ptr %.275.i.i.i.i, i64 %.442.i.i.i.i
  %.469.i.i.i.i = getelementptr i64, ptr %34, i64 %.443.i.i.i.i
  %.470.i.i.i.i = load i64, ptr %.469.i.i.i.i, align 8, !noalias !401
  %.471.i.i.i.i = and i64 %.313.i.i66.i.i, 63
  %.472.i.i.i.i = shl nuw i64 1, %.471.i.i.i.i
  %.473.i.i.i.i = or i64 %.470.i.i.i.i, %.472.i.i.i.i
  store i64 %.473.i.i.i.i, ptr %.469.i.i.i.i, align 8, !noalias !401
  %.49.i.i.i69.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i = load i64, ptr %.49.i.i.i69.i.i, align 8, !noalias !404
  %.52.i.i.i.i.i = inttoptr i64 %.51.i.i.i.i.i to ptr
  %.17.i.i.i70.i.i = lshr i64 %end.2.0.i.i, 6
  %.91.i.i.i.i.i = and i64 %.17.i.i.i70.i.i, 31
  %.116.i.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i.i, i64 %.91.i.i.i.i.i
  %.117.i.i.i.i.i = load i64, ptr %.116.i.i.i.i.i, align 8, !noalias !404
  %.118.i.i.i.i.i = and i64 %end.2.0.i.i, 63
  %.119.i.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i.i
  %.120.i.i.i.i.i = or i64 %.117.i.i.i.i.i, %.119.i.i.i.i.i
  store i64 %.120.i.i.i.i.i, ptr %.116.i.i.i.i.i, align 8, !noalias !404
  %.174.i.i.i71.i.i = getelementptr i8, ptr %.52.i.i.i.i.i, i64 256
  %.175.i.i.i72.i.i = load i64, ptr %.174.i.i.i71.i.i, align 8, !noalias !404
  %.177.i.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i.i
  %.178.i.i.i.i.i = or i64 %.175.i.i.i72.i.i, %.177.i.i.i.i.i
  store i64 %.178.i.i.i.i.i, ptr %.174.i.i.i71.i.i, align 8, !noalias !404
  br label %B1904.endif.endif.endif.i

B888.endif.i.i.i.i:                               ; preds = %B158.i.i.i
  %.570.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i.i, i64 128
  store i64 %end.2.0.i.i, ptr %.570.i.i.i.i, align 8, !noalias !401
  %.602.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i.i.i = load i64, ptr %.602.i.i.i.i, align 8, !noalias !401
  %.605.i.i.i.i = trunc i64 %.604.i.i.i.i to i32
  %.639.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i.i, i64 160
  store i32 %.605.i.i.i.i, ptr %.639.i.i.i.i, align 8, !noalias !401
  %.646.i.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i.i, ptr %.602.i.i.i.i, align 8, !noalias !401
  %.708.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i.i.i = load i64, ptr %.708.i.i.i.i, align 8, !noalias !401
  %.13.i.i.i65.i.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i.i, i64 %.710.i.i.i.i)
  store i64 %.13.i.i.i65.i.i, ptr %.708.i.i.i.i, align 8, !noalias !401
  br label %B1904.endif.endif.endif.i

B414.i.i.i:                                       ; preds = %B1530.endif.i.i
  %.274.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 28
  store i32 0, ptr %.274.i.i.i, align 4, !noalias !398
  br label %B1904.endif.endif.endif.i

B1904.endif.endif.endif.i:                        ; preds = %B414.i.i.i, %B888.endif.i.i.i.i, %B188.endif.endif.endif.i.i.i.i, %B1508.endif.i.i, %B1194.i.i
  %arg.m.0.sink.i.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i.i ], [ %arg.m.0, %B414.i.i.i ], [ %arg.m.0, %B888.endif.i.i.i.i ], [ null, %B1508.endif.i.i ], [ %arg.m.0, %B1194.i.i ]
  br label %B664.endif.endif

common.ret:                                       ; preds = %B1224.endif.endif.endif, %B664.endif.endif, %B828
  %.sink = phi i8 [ 1, %B1224.endif.endif.endif ], [ %.631, %B664.endif.endif ], [ 0, %B828 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B828:                                             ; preds = %B0.endif.endif
  %.711 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 816
  store i64 %.110, ptr %.711, align 8
  %.746 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  store i64 %.377, ptr %.746, align 8
  %.781 = zext i32 %arg.address to i64
  %.782 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  store i64 %.781, ptr %.782, align 8
  %.817 = zext i32 %arg.data to i64
  %.818 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 840
  store i64 %.817, ptr %.818, align 8
  %.853 = zext i32 %arg.origin.fr.i.i to i64
  %.854 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 848
  store i64 %.853, ptr %.854, align 8
  %.889 = zext i32 %arg.by to i64
  %.890 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 856
  store i64 %.889, ptr %.890, align 8
  %.925 = zext i32 %arg.by_life to i64
  %.926 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 864
  store i64 %.925, ptr %.926, align 8
  %.965 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 2, ptr %.965, align 8
  br label %common.ret

B1060:                                            ; preds = %B0.endif.endif
  %.1004 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.1006 = load i64, ptr %.1004, align 8
  %.1007.not = icmp eq i64 %.1006, 0
  br i1 %.1007.not, label %B1224.endif, label %B1094.endif

B664.endif.endif:                                 ; preds = %B1904.endif.endif.endif.i, %B1196.endif.endif.i, %B1384.i, %B648.i, %B404.i
  %.631 = phi i8 [ 1, %B1904.endif.endif.endif.i ], [ 1, %B1196.endif.endif.i ], [ 0, %B1384.i ], [ 0, %B648.i ], [ 0, %B404.i ]
  br label %common.ret

B1094.endif:                                      ; preds = %B1060
  %.1038 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.1040 = load i64, ptr %.1038, align 8
  %.1041 = inttoptr i64 %.1040 to ptr
  %.1103 = getelementptr [40 x i8], ptr %.1041, i64 %.110
  %.1109 = load i64, ptr %.1103, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.1109, i64 %.377)
  br label %B1224.endif

B1224.endif:                                      ; preds = %B1094.endif, %B1060
  %start.2.0 = phi i64 [ %.377, %B1060 ], [ %.13.i, %B1094.endif ]
  %.1175 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.1177 = load i64, ptr %.1175, align 8
  %.1178 = inttoptr i64 %.1177 to ptr
  %.1239 = getelementptr i64, ptr %.1178, i64 %arg.kind
  %.1240 = load i64, ptr %.1239, align 8
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i, align 8, !noalias !407
  %.102.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.110, ptr %.102.i, align 8, !noalias !407
  %.135.i1 = zext i32 %arg.origin.fr.i.i to i64
  %.136.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.135.i1, ptr %.136.i, align 8, !noalias !407
  %.169.i = zext i32 %arg.by to i64
  %.170.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.169.i, ptr %.170.i, align 8, !noalias !407
  %.203.i = zext i32 %arg.by_life to i64
  %.204.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 704
  store i64 %.203.i, ptr %.204.i, align 8, !noalias !407
  %.236.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i = load i64, ptr %.236.i, align 8, !noalias !407
  %.241.i = inttoptr i64 %.1240 to ptr
  %.242.i = tail call i64 %.241.i(i64 %.238.i, i64 %.510, i32 %arg.pe, i32 0, i32 0, i32 %arg.address, i32 %arg.data, i64 %start.2.0), !noalias !407
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.277.i = load i64, ptr %sunkaddr94, align 8, !noalias !407
  %.278.i = inttoptr i64 %.277.i to ptr
  %.342.i3 = getelementptr [192 x i8], ptr %.278.i, i64 %.110
  %.350.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 88
  %.352.i = load i64, ptr %.350.i, align 8, !noalias !407
  %.353.i = add nsw i64 %.352.i, 1
  store i64 %.353.i, ptr %.350.i, align 8, !noalias !407
  %.387.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 880
  %.389.i = load i64, ptr %.387.i, align 8, !noalias !407
  %.390.not.i = icmp eq i64 %.389.i, 0
  br i1 %.390.not.i, label %B522.i, label %B360.i

B360.i:                                           ; preds = %B1224.endif
  %.393.i = icmp sgt i64 %.242.i, -1
  br i1 %.393.i, label %B522.thread736.i, label %B534.i

B522.i:                                           ; preds = %B1224.endif
  %.537.i = icmp slt i64 %.242.i, 0
  br i1 %.537.i, label %B534.i, label %B574.i

B534.i:                                           ; preds = %B522.i, %B360.i
  %.59.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.61.i.i = load i64, ptr %.59.i.i, align 8, !noalias !410
  %.94.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.96.i.i = load i64, ptr %.94.i.i, align 8, !noalias !410
  %.98.i.i = icmp slt i64 %.61.i.i, %.96.i.i
  br i1 %.98.i.i, label %B64.i.i, label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i

B64.i.i:                                          ; preds = %B534.i
  %sunkaddr95 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i, ptr %sunkaddr95, align 8, !noalias !410
  %.162.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.164.i.i = load i64, ptr %.162.i.i, align 8, !noalias !410
  %.194.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i, ptr %.194.i.i, align 8, !noalias !410
  %.228.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  store i64 %.135.i1, ptr %.228.i.i, align 8, !noalias !410
  %.264.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  store i64 %.110, ptr %.264.i.i, align 8, !noalias !410
  %.300.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  store i64 %.169.i, ptr %.300.i.i, align 8, !noalias !410
  %.336.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  store i64 %.203.i, ptr %.336.i.i, align 8, !noalias !410
  %.370.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.372.i.i = load i64, ptr %.370.i.i, align 8, !noalias !410
  %.407.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  store i64 %.372.i.i, ptr %.407.i.i, align 8, !noalias !410
  br label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i

_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i: ; preds = %B64.i.i, %B534.i
  %m.sroa.0.0.i.i = phi ptr [ null, %B64.i.i ], [ %arg.m.0, %B534.i ]
  br label %B836.endif.i

B574.i:                                           ; preds = %B522.thread736.i, %B522.i
  %.582.not.i = icmp eq i32 %arg.by, 0
  br i1 %.582.not.i, label %B836.endif.i, label %B612.i

B612.i:                                           ; preds = %B574.i
  %.616.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.618.i = load i64, ptr %.616.i, align 8, !noalias !407
  %.619.not.i = icmp eq i64 %.618.i, 0
  br i1 %.619.not.i, label %B836.endif.i, label %B646.endif.i

B760.i:                                           ; preds = %B646.endif.i
  %.767.i = trunc i64 %.618.i to i32
  %.769.i = getelementptr inbounds nuw i8, ptr %.718.i, i64 28
  store i32 %.767.i, ptr %.769.i, align 4, !noalias !407
  store i64 %.242.i, ptr %.718.i, align 8, !noalias !407
  br label %B836.endif.i

B988.i:                                           ; preds = %B836.endif.i
  %sunkaddr287 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.831.i = load i64, ptr %sunkaddr287, align 8, !noalias !407
  %sunkaddr84.i111 = inttoptr i64 %.831.i to ptr
  %sunkaddr85.i112 = getelementptr inbounds nuw i8, ptr %sunkaddr84.i111, i64 8
  %.942.i = load i32, ptr %sunkaddr85.i112, align 4, !noalias !407
  %.944.i = icmp eq i32 %.942.i, 0
  br i1 %.944.i, label %B1048.i, label %B164.lr.ph.i.i

B1048.i:                                          ; preds = %B988.i
  %35 = inttoptr i64 %.831.i to ptr
  %sunkaddr87.i114 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %.979.i115 = load i32, ptr %sunkaddr87.i114, align 4, !noalias !407
  %.981.i = icmp eq i32 %.979.i115, %arg.pe
  br i1 %.981.i, label %B1128.i, label %B164.lr.ph.i.i

B1128.i:                                          ; preds = %B1048.i
  %.986.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 24
  %.988.i = load i32, ptr %.986.i, align 4, !noalias !407
  %.990.i = icmp eq i32 %.988.i, 0
  br i1 %.990.i, label %B1134.i, label %B164.lr.ph.i.i

B1134.i:                                          ; preds = %B1128.i
  %36 = inttoptr i64 %.831.i to ptr
  %.1030.i = load i64, ptr %36, align 8, !noalias !407
  %.69.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.71.i.i = load i64, ptr %.69.i.i, align 8, !noalias !413
  %.72.i.i = inttoptr i64 %.71.i.i to ptr
  %.idx.i.i = shl nuw nsw i64 %.110, 7
  %37 = getelementptr i8, ptr %.72.i.i, i64 %.idx.i.i
  %.142.i.i = getelementptr i8, ptr %37, i64 216
  %.144.i.i = load i32, ptr %.142.i.i, align 4, !noalias !413
  %.146.not.i.i = icmp eq i32 %.144.i.i, 0
  br i1 %.146.not.i.i, label %B228.i.i, label %B1530.sink.split.i

B228.i.i:                                         ; preds = %B1134.i
  %.177.i.i117 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.179.i.i = load i64, ptr %.177.i.i117, align 8, !noalias !413
  %.180.not.i.i = icmp eq i64 %.179.i.i, 0
  br i1 %.180.not.i.i, label %B262.i.i, label %B1530.sink.split.i

B262.i.i:                                         ; preds = %B228.i.i
  %const10 = bitcast i64 4611686018427387904 to i64
  %.211.i.i118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.213.i.i = load i64, ptr %.211.i.i118, align 8, !noalias !413
  %.214.not.i.i = icmp eq i64 %.213.i.i, %const10
  br i1 %.214.not.i.i, label %B306.i.i, label %B1530.sink.split.i

B306.i.i:                                         ; preds = %B262.i.i
  %.245.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  %.247.i.i = load i64, ptr %.245.i.i, align 8, !noalias !413
  %.248.not.i.i = icmp eq i64 %.247.i.i, 0
  br i1 %.248.not.i.i, label %B344.endif.endif.i.i, label %B1530.sink.split.i

B480.i.i:                                         ; preds = %B344.endif.endif.i.i
  %.47.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.49.i.i.i = load i64, ptr %.47.i.i.i, align 8, !noalias !416
  %.50.i.i.i = inttoptr i64 %.49.i.i.i to ptr
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.125.i.i.i = load i64, ptr %sunkaddr96, align 8, !noalias !416
  %.126.i.i.i = and i64 %.125.i.i.i, 2047
  %.156.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.158.i.i.i = load i64, ptr %.156.i.i.i, align 8, !noalias !416
  %.159.i.i.i = mul i64 %.126.i.i.i, %.158.i.i.i
  %..158.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i, i64 0)
  %38 = getelementptr i64, ptr %.50.i.i.i, i64 %.159.i.i.i
  br label %B310.i.i.i

B310.i.i.i:                                       ; preds = %B312.i.i.i, %B480.i.i
  %.280207.i.i.i = phi i64 [ %.287.i.i.i, %B312.i.i.i ], [ 0, %B480.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %..158.i.i.i, %.280207.i.i.i
  br i1 %exitcond.not.i.i.i, label %B402.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B310.i.i.i
  %.287.i.i.i = add nuw i64 %.280207.i.i.i, 1
  %39 = shl i64 %.280207.i.i.i, 3
  %scevgep.i.i.i144 = getelementptr i8, ptr %38, i64 %39
  %.340.i.i.i = load i64, ptr %scevgep.i.i.i144, align 8, !noalias !416
  %.341.not.i.i.i = icmp eq i64 %.340.i.i.i, 0
  br i1 %.341.not.i.i.i, label %B310.i.i.i, label %B370.i.i.i

B370.i.i.i:                                       ; preds = %B312.i.i.i
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.388.i.i.i = load i64, ptr %sunkaddr97, align 8, !noalias !416
  br label %B480.endif.i.i

B402.i.i.i:                                       ; preds = %B310.i.i.i
  %.47.i.i.i.i147 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.49.i.i.i.i148 = load i64, ptr %.47.i.i.i.i147, align 8, !noalias !419
  %.50.i.i.i.i149 = inttoptr i64 %.49.i.i.i.i148 to ptr
  %sunkaddr98 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.126.i.i.i.i151 = load i64, ptr %sunkaddr98, align 8, !noalias !419
  %.131.i.i.i.i = lshr i64 %.126.i.i.i.i151, 6
  %.136.i.i.i.i = and i64 %.131.i.i.i.i, 31
  %.170.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i149, i64 %.136.i.i.i.i
  %.171.i.i.i.i = load i64, ptr %.170.i.i.i.i, align 8, !noalias !419
  %.174.i.i.i.i152 = and i64 %.126.i.i.i.i151, 63
  %.175.i.i.i.i153 = shl nsw i64 -1, %.174.i.i.i.i152
  %.176.i.i.i.i = and i64 %.175.i.i.i.i153, %.171.i.i.i.i
  %.180.i.i.i.i = icmp eq i64 %.176.i.i.i.i, 0
  br i1 %.180.i.i.i.i, label %B360.i.i.i.i, label %B614.i.i.i.i

B360.i.i.i.i:                                     ; preds = %B402.i.i.i
  %40 = inttoptr i64 %.49.i.i.i.i148 to ptr
  %.214.i.i.i.i = getelementptr i8, ptr %40, i64 256
  %.215.i.i.i.i = load i64, ptr %.214.i.i.i.i, align 8, !noalias !419
  %.220.i.i.i.i = icmp eq i64 %.215.i.i.i.i, 0
  br i1 %.220.i.i.i.i, label %B424.i.i.i.i, label %B450.i.i.i.i

B424.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %.269.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.271.i.i.i.i = load i64, ptr %.269.i.i.i.i, align 8, !noalias !419
  br label %B402.endif.endif.i.i.i

B450.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %41 = inttoptr i64 %.49.i.i.i.i148 to ptr
  %.284.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i
  %.286.i.i.i.i = and i64 %.215.i.i.i.i, %.284.i.i.i.i
  %.291.not.i.i.i.i = icmp eq i64 %.286.i.i.i.i, 0
  %spec.select.i.i.i.i = select i1 %.291.not.i.i.i.i, i64 %.215.i.i.i.i, i64 %.286.i.i.i.i
  %.314.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i, i1 true)
  %.346.i.i.i.i157 = getelementptr i64, ptr %41, i64 %.314.i.i.i.i
  %.347.i.i.i.i = load i64, ptr %.346.i.i.i.i157, align 8, !noalias !419
  br label %B614.i.i.i.i

B614.i.i.i.i:                                     ; preds = %B450.i.i.i.i, %B402.i.i.i
  %m.sroa.0.0.i.i.i.i = phi ptr [ null, %B450.i.i.i.i ], [ %arg.m.0, %B402.i.i.i ]
  %word.2.0.i.i.i.i = phi i64 [ %.314.i.i.i.i, %B450.i.i.i.i ], [ %.136.i.i.i.i, %B402.i.i.i ]
  %found.2.0.i.i.i.i = phi i64 [ %.347.i.i.i.i, %B450.i.i.i.i ], [ %.176.i.i.i.i, %B402.i.i.i ]
  %.369.i.i.i.i = shl nuw nsw i64 %word.2.0.i.i.i.i, 6
  %.373.i.i.i.i154 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i.i.i.i, i1 true)
  %.376.i.i.i.i = sub i64 %.369.i.i.i.i, %.126.i.i.i.i151
  %.378.i.i.i.i = add i64 %.376.i.i.i.i, %.373.i.i.i.i154
  %.381.i.i.i.i = and i64 %.378.i.i.i.i, 2047
  %.383.i.i.i.i = add i64 %.381.i.i.i.i, %.126.i.i.i.i151
  br label %B402.endif.endif.i.i.i

B402.endif.endif.i.i.i:                           ; preds = %B614.i.i.i.i, %B424.i.i.i.i
  %storemerge.i.i.i.i155 = phi i64 [ %.383.i.i.i.i, %B614.i.i.i.i ], [ %.271.i.i.i.i, %B424.i.i.i.i ]
  %.465.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.467.i.i.i = load i64, ptr %.465.i.i.i, align 8, !noalias !416
  %.468.i.i.i = add nsw i64 %.467.i.i.i, -2047
  %.13.i.i.i.i156 = tail call i64 @llvm.smin.i64(i64 %.468.i.i.i, i64 %storemerge.i.i.i.i155)
  br label %B480.endif.i.i

B532.i.i:                                         ; preds = %B480.endif.i.i, %B344.endif.endif.i.i
  %.498.i.i = phi i64 [ %storemerge.i.i.i, %B480.endif.i.i ], [ %.403.i.i, %B344.endif.endif.i.i ]
  %.500.not.i.i = icmp sgt i64 %.498.i.i, %.13.i1.i.i
  br i1 %.500.not.i.i, label %B566.i.i, label %B1530.sink.split.i

B566.i.i:                                         ; preds = %B532.i.i
  %.531.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.533.i.i = load i64, ptr %.531.i.i, align 8, !noalias !413
  %.534.i.i = icmp ne i64 %.533.i.i, 0
  %.569.i.i = icmp sgt i64 %.13.i1.i.i, %.533.i.i
  %or.cond.i.i = select i1 %.534.i.i, i1 %.569.i.i, i1 false
  br i1 %or.cond.i.i, label %B1530.sink.split.i, label %B638.endif.i.i

B960.i.i:                                         ; preds = %B638.endif.i.i
  %sunkaddr99 = getelementptr inbounds i8, ptr %.342.i3, i64 36
  store i32 1, ptr %sunkaddr99, align 4, !noalias !413
  br label %B1194.i

B344.endif.endif.i.i:                             ; preds = %B306.i.i
  %.297.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i16.i = load i64, ptr %.297.i.i, align 8, !noalias !413
  %.301.i.i = add nsw i64 %.299.i16.i, %.1030.i
  %sunkaddr100 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 %.idx.i.i
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 192
  %.307.i.i = load i64, ptr %sunkaddr102, align 8, !noalias !413
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i, i64 %.301.i.i)
  %.13.i1.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i, i64 %.13.i.i.i)
  %.401.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  %.403.i.i = load i64, ptr %.401.i.i, align 8, !noalias !413
  %.404.i.i = icmp eq i64 %.403.i.i, 0
  br i1 %.404.i.i, label %B480.i.i, label %B532.i.i

B480.endif.i.i:                                   ; preds = %B402.endif.endif.i.i.i, %B370.i.i.i
  %storemerge.i.i.i = phi i64 [ %.388.i.i.i, %B370.i.i.i ], [ %.13.i.i.i.i156, %B402.endif.endif.i.i.i ]
  %sunkaddr103 = getelementptr inbounds i8, ptr %arg.m.4, i64 712
  store i64 %storemerge.i.i.i, ptr %sunkaddr103, align 8, !noalias !413
  br label %B532.i.i

B638.endif.i.i:                                   ; preds = %B566.i.i
  %.620.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.622.i.i = load i64, ptr %.620.i.i, align 8, !noalias !413
  %.623.i.i = inttoptr i64 %.622.i.i to ptr
  %sunkaddr104 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i = load i64, ptr %sunkaddr104, align 8, !noalias !413
  %.695.i.i = mul i64 %.694.i.i, %.110
  %.720.i.i = getelementptr i64, ptr %.623.i.i, i64 %.695.i.i
  %.721.i.i = load i64, ptr %.720.i.i, align 8, !noalias !413
  %.722.i.i = add nsw i64 %.721.i.i, 1
  store i64 %.722.i.i, ptr %.720.i.i, align 8, !noalias !413
  %.781.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  %.783.i.i = load i64, ptr %.781.i.i, align 8, !noalias !413
  %.784.i.i = add nsw i64 %.783.i.i, 1
  store i64 %.784.i.i, ptr %.781.i.i, align 8, !noalias !413
  %.817.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i = load i64, ptr %.817.i.i, align 8, !noalias !413
  %.821.i.i = add nsw i64 %.819.i.i, %.13.i.i.i
  %sunkaddr105 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 %.idx.i.i
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 192
  store i64 %.821.i.i, ptr %sunkaddr107, align 8, !noalias !413
  %.831.i.i125 = getelementptr inbounds nuw i8, ptr %.342.i3, i64 36
  %.833.i.i = load i32, ptr %.831.i.i125, align 4, !noalias !413
  %.835.i.i = icmp eq i32 %.833.i.i, 0
  br i1 %.835.i.i, label %B960.i.i, label %B1194.i

B1194.i:                                          ; preds = %B638.endif.i.i, %B960.i.i
  %42 = inttoptr i64 %.831.i to ptr
  store i64 %end.2.0.i, ptr %.342.i3, align 8, !noalias !413
  %sunkaddr108 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.13.i1.i.i, ptr %sunkaddr108, align 8, !noalias !413
  %.1108.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 1, ptr %.1108.i, align 8, !noalias !407
  %sunkaddr100.i127 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %.1142.i = load i32, ptr %sunkaddr100.i127, align 4, !noalias !407
  %.1172.i = zext i32 %.1142.i to i64
  %.1173.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.1172.i, ptr %.1173.i, align 8, !noalias !407
  %sunkaddr102.i129 = getelementptr inbounds nuw i8, ptr %42, i64 20
  %.1207.i = load i32, ptr %sunkaddr102.i129, align 4, !noalias !407
  %.1237.i = zext i32 %.1207.i to i64
  %.1238.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.1237.i, ptr %.1238.i, align 8, !noalias !407
  %sunkaddr109 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  %.1272.i = load i64, ptr %sunkaddr109, align 8, !noalias !407
  %.1273.not.i = icmp eq i64 %.1272.i, 0
  br i1 %.1273.not.i, label %B1224.endif.endif.endif, label %B1350.i

B1350.i:                                          ; preds = %B1194.i
  %sunkaddr110 = inttoptr i64 %.831.i to ptr
  %sunkaddr111 = getelementptr inbounds i8, ptr %sunkaddr110, i64 16
  %.1308.i = load i32, ptr %sunkaddr111, align 4, !noalias !407
  %promoted118 = zext i32 %.1308.i to i64
  %sunkaddr112 = inttoptr i64 %.831.i to ptr
  %sunkaddr113 = getelementptr inbounds i8, ptr %sunkaddr112, i64 20
  %.1340.i = load i32, ptr %sunkaddr113, align 4, !noalias !407
  %.1343.not.i = icmp eq i32 %arg.origin.fr.i.i, 0
  br i1 %.1343.not.i, label %B1484.i, label %B1508.i

B1484.i:                                          ; preds = %B1350.i
  %43 = inttoptr i64 %.831.i to ptr
  %sunkaddr109.i142 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %.1426.i = load i32, ptr %sunkaddr109.i142, align 4, !noalias !407
  br label %B1508.i

B1508.i:                                          ; preds = %B1484.i, %B1350.i
  %"$phi1508.7.2.0.i" = phi i32 [ %.1426.i, %B1484.i ], [ %arg.origin.fr.i.i, %B1350.i ]
  %.65.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.67.i.i = load i64, ptr %.65.i.i, align 8, !noalias !422
  %.68.i.i136 = icmp eq i64 %.67.i.i, 67108864
  br i1 %.68.i.i136, label %B58.i.i, label %B88.endif.i.i

B58.i.i:                                          ; preds = %B1508.i
  %sunkaddr114 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  store i64 0, ptr %sunkaddr114, align 8, !noalias !422
  br label %B1508.endif.i

B88.endif.i.i:                                    ; preds = %B1508.i
  %.153.i.i = inttoptr i64 %.1272.i to ptr
  %.67.lobit.i.i = lshr i64 %.67.i.i, 63
  %44 = getelementptr [56 x i8], ptr %.153.i.i, i64 %.67.i.i
  %.250.i.i = getelementptr [56 x i8], ptr %44, i64 %.67.lobit.i.i
  %.289.i.i = add nsw i64 %.67.i.i, 1
  %sunkaddr115 = getelementptr inbounds i8, ptr %arg.m.4, i64 888
  store i64 %.289.i.i, ptr %sunkaddr115, align 8, !noalias !422
  store i64 %.13.i1.i.i, ptr %.250.i.i, align 8, !noalias !422
  %.378.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i, align 8, !noalias !422
  %.382.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 28
  store i32 0, ptr %.382.i.i, align 4, !noalias !422
  %.386.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 32
  store i32 %.1308.i, ptr %.386.i.i, align 8, !noalias !422
  %.390.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 36
  store i32 %.1340.i, ptr %.390.i.i, align 4, !noalias !422
  %.394.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 40
  store i32 %"$phi1508.7.2.0.i", ptr %.394.i.i, align 8, !noalias !422
  %.398.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i, align 4, !noalias !422
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !422
  %sunkaddr117 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i = load i64, ptr %sunkaddr117, align 8, !noalias !422
  %.480.i.i = mul nsw i64 %.479.i.i, %.110
  %45 = and i64 %promoted118, 4294967168
  %.481.i.i = add i64 %.438.i.i, %45
  %.490.i.i = add i64 %.481.i.i, %.480.i.i
  %.491.i.i = inttoptr i64 %.490.i.i to ptr
  %.555.i.i = load i32, ptr %.491.i.i, align 4, !noalias !422
  %.562.i.i = xor i32 %.555.i.i, -2147483648
  %.565.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 48
  store i32 %.562.i.i, ptr %.565.i.i, align 8, !noalias !422
  br label %B1508.endif.i

B1530.sink.split.i:                               ; preds = %B566.i.i, %B532.i.i, %B306.i.i, %B262.i.i, %B228.i.i, %B1134.i
  %sunkaddr119 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.pr.pre = load i64, ptr %sunkaddr119, align 8, !noalias !425
  br label %B1530.i

B1530.i:                                          ; preds = %B836.endif.i, %B1530.sink.split.i
  %.137.i.i = phi i64 [ %.905.i, %B836.endif.i ], [ %.137.i.i.pr.pre, %B1530.sink.split.i ]
  %.217159.not.i.i = icmp slt i64 %.137.i.i, 1
  br i1 %.217159.not.i.i, label %B1530.endif.i, label %B1530.i.B164.lr.ph.i.i_crit_edge

B1530.i.B164.lr.ph.i.i_crit_edge:                 ; preds = %B1530.i
  %sunkaddr341.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.61.i20.i.pre = load i64, ptr %sunkaddr341.phi.trans.insert, align 8, !noalias !425
  br label %B164.lr.ph.i.i

B164.i.i:                                         ; preds = %B312.endif.i.i, %B164.preheader.i.i
  %lsr.iv255.i.i = phi i64 [ %.137.i.i196, %B164.preheader.i.i ], [ %lsr.iv.next256.i.i, %B312.endif.i.i ]
  %lsr.iv249.i.i = phi ptr [ %scevgep248.i.i, %B164.preheader.i.i ], [ %scevgep250.i.i, %B312.endif.i.i ]
  %scevgep254.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -20
  %.288.i21.i = load i64, ptr %scevgep254.i.i, align 8, !noalias !425
  %scevgep253.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -12
  %.292.i.i = load i32, ptr %scevgep253.i.i, align 8, !noalias !425
  %scevgep252.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -8
  %.296.i.i = load i32, ptr %scevgep252.i.i, align 4, !noalias !425
  %.615.i.i.i = zext i32 %.296.i.i to i64
  %scevgep251.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -4
  %.300.i22.i = load i32, ptr %scevgep251.i.i, align 8, !noalias !425
  %.304.i.i = load i32, ptr %lsr.iv249.i.i, align 4, !noalias !425
  %sunkaddr120 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !428
  %.75.i.i.i = add nsw i64 %.74.i.i.i, %.288.i21.i
  %sunkaddr121 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i.i.i = load i64, ptr %sunkaddr121, align 8, !noalias !428
  %.115.i.i.i = inttoptr i64 %.114.i.i.i to ptr
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !428
  %.187.i.i.i = mul i64 %.186.i.i.i, %.110
  %.189.i.i.i = zext i32 %.292.i.i to i64
  %46 = getelementptr i64, ptr %.115.i.i.i, i64 %.187.i.i.i
  %.215.i.i.i = getelementptr i64, ptr %46, i64 %.189.i.i.i
  %.216.i.i.i = load i64, ptr %.215.i.i.i, align 8, !noalias !428
  %.217.i.i.i = add nsw i64 %.216.i.i.i, 1
  store i64 %.217.i.i.i, ptr %.215.i.i.i, align 8, !noalias !428
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.278.i.i.i = load i64, ptr %sunkaddr123, align 8, !noalias !428
  %.279.not.i.i.i = icmp eq i64 %.278.i.i.i, 0
  br i1 %.279.not.i.i.i, label %B802.i.i.i, label %B294.endif.i.i.i

B802.i.i.i:                                       ; preds = %B294.endif.endif.endif.endif.i.i.i, %B164.i.i
  %at.2.0.i.i.i = phi i64 [ %.13.i.i.i24.i, %B294.endif.endif.endif.endif.i.i.i ], [ %.75.i.i.i, %B164.i.i ]
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.736.i.i.i = load i64, ptr %sunkaddr124, align 8, !noalias !428
  %.737.i.i.i = add nsw i64 %.736.i.i.i, 1
  store i64 %.737.i.i.i, ptr %sunkaddr124, align 8, !noalias !428
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i.i.i13 = load i64, ptr %sunkaddr125, align 8, !noalias !431
  %47 = and i64 %.125.i.i.i.i13, 4294967295
  %.126.i.i.i25.i = trunc i64 %47 to i32
  %.131.not.i.i.i.i = icmp eq i32 %.126.i.i.i25.i, 0
  br i1 %.131.not.i.i.i.i, label %B210.i.i.i.i, label %B158.i.i.i.i

B158.i.i.i.i:                                     ; preds = %B802.i.i.i
  %sunkaddr126 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i.i26.i = load i64, ptr %sunkaddr126, align 8, !noalias !431
  %.50.i.i.i27.i = inttoptr i64 %.49.i.i.i26.i to ptr
  %.160.i.i.i.i = getelementptr [16 x i8], ptr %.50.i.i.i27.i, i64 %47
  %.166.i.i.i.i14 = getelementptr inbounds nuw i8, ptr %.160.i.i.i.i, i64 12
  %.168.i.i.i.i = load i32, ptr %.166.i.i.i.i14, align 4, !noalias !431
  %.203.i.i.i.i = zext i32 %.168.i.i.i.i to i64
  %sunkaddr127 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i.i.i, ptr %sunkaddr127, align 8, !noalias !431
  br label %B802.endif.endif.endif.i.i.i

B210.i.i.i.i:                                     ; preds = %B802.i.i.i
  %sunkaddr128 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i.i.i = load i64, ptr %sunkaddr128, align 8, !noalias !431
  %.251.i.i.i.i = add nsw i64 %.250.i.i.i.i, 1
  store i64 %.251.i.i.i.i, ptr %sunkaddr128, align 8, !noalias !431
  %.292.i.i.i.i = trunc i64 %.251.i.i.i.i to i32
  br label %B802.endif.endif.endif.i.i.i

B294.endif.i.i.i:                                 ; preds = %B164.i.i
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.312.i.i.i = load i64, ptr %sunkaddr129, align 8, !noalias !428
  %.313.i.i.i10 = inttoptr i64 %.312.i.i.i to ptr
  %.375.i.i.i = getelementptr [192 x i8], ptr %.313.i.i.i10, i64 %.110
  %.376.i.i.i = getelementptr inbounds nuw i8, ptr %.375.i.i.i, i64 136
  %.378.i.i.i11 = load i64, ptr %.376.i.i.i, align 8, !noalias !428
  %.379.i.i.i12 = add nsw i64 %.378.i.i.i11, 1
  store i64 %.379.i.i.i12, ptr %.376.i.i.i, align 8, !noalias !428
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482.i.i.i = load i64, ptr %sunkaddr130, align 8, !noalias !428
  %48 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i.i.i, i64 1)
  %ov.i.i.i.i = extractvalue { i64, i1 } %48, 1
  br i1 %ov.i.i.i.i, label %B294.endif.endif.endif.endif.i.i.i, label %B0.else.i.i.i.i, !prof !90

B0.else.i.i.i.i:                                  ; preds = %B294.endif.i.i.i
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.415.i.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !428
  %math.i.i.i.i = extractvalue { i64, i1 } %48, 0
  %.8.i55.i.i.i = mul i64 %.415.i.i.i, %const16
  %.11.i.i.i.i = mul i64 %.379.i.i.i12, %const8
  %.10.i.i.i.i = add i64 %.11.i.i.i.i, %.9.i.i36.i.i
  %.12.i.i.i.i = add i64 %.10.i.i.i.i, %.8.i55.i.i.i
  %.13.i56.i.i.i = lshr i64 %.12.i.i.i.i, 30
  %.14.i.i.i.i = xor i64 %.13.i56.i.i.i, %.12.i.i.i.i
  %.15.i.i.i.i = mul i64 %.14.i.i.i.i, %const18
  %.16.i.i.i.i = lshr i64 %.15.i.i.i.i, 27
  %.17.i57.i.i.i = xor i64 %.16.i.i.i.i, %.15.i.i.i.i
  %.18.i.i.i.i = mul i64 %.17.i57.i.i.i, %const14
  %.19.i.i.i.i = lshr i64 %.18.i.i.i.i, 31
  %.20.i58.i.i.i = xor i64 %.19.i.i.i.i, %.18.i.i.i.i
  %.30.i.i.i.i = urem i64 %.20.i58.i.i.i, %math.i.i.i.i
  br label %B294.endif.endif.endif.endif.i.i.i

B294.endif.endif.endif.endif.i.i.i:               ; preds = %B0.else.i.i.i.i, %B294.endif.i.i.i
  %rem.0.i.i.i.i = phi i64 [ %.30.i.i.i.i, %B0.else.i.i.i.i ], [ 0, %B294.endif.i.i.i ]
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.542.i.i.i = load i64, ptr %sunkaddr132, align 8, !noalias !428
  %.543.i.i.i = inttoptr i64 %.542.i.i.i to ptr
  %.508.i.i.i = add nsw i64 %rem.0.i.i.i.i, %.75.i.i.i
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !428
  %.613.i.i.i = mul i64 %.612.i.i.i, %.110
  %49 = getelementptr i64, ptr %.543.i.i.i, i64 %.613.i.i.i
  %.641.i.i.i = getelementptr i64, ptr %49, i64 %.615.i.i.i
  %.642.i.i.i = load i64, ptr %.641.i.i.i, align 8, !noalias !428
  %.13.i.i.i24.i = tail call i64 @llvm.smax.i64(i64 %.642.i.i.i, i64 %.508.i.i.i)
  store i64 %.13.i.i.i24.i, ptr %.641.i.i.i, align 8, !noalias !428
  br label %B802.i.i.i

B802.endif.endif.endif.i.i.i:                     ; preds = %B210.i.i.i.i, %B158.i.i.i.i
  %storemerge.i.i.i28.i = phi i32 [ %.126.i.i.i25.i, %B158.i.i.i.i ], [ %.292.i.i.i.i, %B210.i.i.i.i ]
  %50 = trunc i64 %.615.i.i.i to i32
  %sunkaddr134 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.800.i.i.i = load i64, ptr %sunkaddr134, align 8, !noalias !428
  %.801.i.i.i = inttoptr i64 %.800.i.i.i to ptr
  %.837.i.i.i = zext i32 %storemerge.i.i.i28.i to i64
  %.862.i.i.i = getelementptr [32 x i8], ptr %.801.i.i.i, i64 %.837.i.i.i
  %.873.i.i.i = or i32 %.292.i.i, %.870.i87.i.i
  %.877.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 8
  store i32 %.873.i.i.i, ptr %.877.i.i.i, align 4, !noalias !428
  %.881.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 12
  store i32 %.300.i22.i, ptr %.881.i.i.i, align 4, !noalias !428
  %.887.i.i.i15 = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 16
  store i32 %.304.i.i, ptr %.887.i.i.i15, align 4, !noalias !428
  %.893.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 20
  store i32 %arg.origin.fr.i.i, ptr %.893.i.i.i, align 4, !noalias !428
  %.899.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 24
  store i32 %arg.by, ptr %.899.i.i.i, align 4, !noalias !428
  %.905.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 28
  store i32 %arg.by_life, ptr %.905.i.i.i, align 4, !noalias !428
  %sunkaddr135 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.941.i.i.i = load i64, ptr %sunkaddr135, align 8, !noalias !428
  %.26.i.i.i.i = icmp eq i32 %arg.pe, %50
  br i1 %.26.i.i.i.i, label %B802.endif.endif.endif.endif.endif.thread.i.i.i, label %B802.endif.endif.endif.endif.endif.i.i.i

B802.endif.endif.endif.endif.endif.i.i.i:         ; preds = %B802.endif.endif.endif.i.i.i
  %sunkaddr136 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i.i.i = load i64, ptr %sunkaddr136, align 8, !noalias !434
  %sunkaddr137 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.107.i.i.i.i = load i64, ptr %sunkaddr137, align 8, !noalias !434
  %.108.i.i.i.i = inttoptr i64 %.107.i.i.i.i to ptr
  %.175.i.i.i29.i = getelementptr i32, ptr %.108.i.i.i.i, i64 %.110
  %.176.i.i.i30.i = load i32, ptr %.175.i.i.i29.i, align 4, !noalias !434
  %.179.i.i.i.i = zext i32 %.176.i.i.i30.i to i64
  %.206.i.i.i.i16 = getelementptr i32, ptr %.108.i.i.i.i, i64 %.615.i.i.i
  %.207.i.i.i.i17 = load i32, ptr %.206.i.i.i.i16, align 4, !noalias !434
  %.213.i.i.i.i = zext i32 %.207.i.i.i.i17 to i64
  %.214.i.i.i31.i = lshr i64 %.179.i.i.i.i, 8
  %.215.i.i.i32.i = lshr i64 %.213.i.i.i.i, 8
  %.222.i.i.i.i = and i64 %.213.i.i.i.i, 255
  %.223.i.i.i.i = and i64 %.179.i.i.i.i, 255
  %.224.i.i.i.i = sub nsw i64 %.222.i.i.i.i, %.223.i.i.i.i
  %.233.i.i.i.i = icmp slt i64 %.224.i.i.i.i, 0
  %.236.i.i.i.i = add nsw i64 %.70.i.i.i.i, 1
  %.238.i.i.i.i = select i1 %.233.i.i.i.i, i64 %.236.i.i.i.i, i64 0
  %left.3.0.i.i.i.i = add nsw i64 %.238.i.i.i.i, %.224.i.i.i.i
  %.252.i.i.i.i = lshr i64 %.215.i.i.i32.i, %left.3.0.i.i.i.i
  %.255.i.i.i.i = sub nsw i64 %.70.i.i.i.i, %left.3.0.i.i.i.i
  %notmask.i.i.i.i = shl nsw i64 -1, %.255.i.i.i.i
  %.257.i.i.i.i = xor i64 %notmask.i.i.i.i, -1
  %.259.i.i.i.i = and i64 %.214.i.i.i31.i, %.257.i.i.i.i
  %.260.not.i.i.i.i = icmp eq i64 %.252.i.i.i.i, %.259.i.i.i.i
  %.265.i.i.i.i = select i1 %.260.not.i.i.i.i, i64 0, i64 %.236.i.i.i.i
  %left.4.0.i.i.i.i = add nsw i64 %.265.i.i.i.i, %left.3.0.i.i.i.i
  %.275.i.i.i.i18 = sub nsw i64 %left.4.0.i.i.i.i, %.70.i.i.i.i
  %.13.i.i.i.i.i19 = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i.i18, i64 0)
  %.305.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i.i, i64 %.70.i.i.i.i)
  %.307.i.i.i.i = sub nsw i64 %.70.i.i.i.i, %.13.i.i.i.i.i19
  %.311.i.i.i.i = lshr i64 %.214.i.i.i31.i, %.307.i.i.i.i
  %.314.i.i.i33.i = shl i64 %.311.i.i.i.i, %.305.i.i.i.i
  %notmask134.i.i.i.i = shl nsw i64 -1, %.305.i.i.i.i
  %.316.i.i.i.i = xor i64 %notmask134.i.i.i.i, -1
  %.318.i.i.i.i = and i64 %.215.i.i.i32.i, %.316.i.i.i.i
  %.321.i.i.i.i = or i64 %.314.i.i.i33.i, %.318.i.i.i.i
  %.322.i.i.i.i = shl i64 %.321.i.i.i.i, 1
  %.323.i.i.i.i = or disjoint i64 %.322.i.i.i.i, 1
  %.325.i.i.i.i = sub nsw i64 63, %left.4.0.i.i.i.i
  %.328.i.i.i.i = shl i64 %.323.i.i.i.i, %.325.i.i.i.i
  %.328.i.fr.i.i.i = freeze i64 %.328.i.i.i.i
  %.8.i.i.i.i = icmp eq i64 %.328.i.fr.i.i.i, %const12
  %.17.i.i.i.i20 = lshr i64 %.328.i.fr.i.i.i, 63
  %.20.i.i.i.i = trunc nuw nsw i64 %.17.i.i.i.i20 to i32
  %spec.select.i.i.i = select i1 %.8.i.i.i.i, i32 2, i32 %.20.i.i.i.i
  %51 = shl i64 %.328.i.fr.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i.i.i

B802.endif.endif.endif.endif.endif.thread.i.i.i:  ; preds = %B802.endif.endif.endif.endif.endif.i.i.i, %B802.endif.endif.endif.i.i.i
  %storemerge.i5971.i.i.i = phi i64 [ %51, %B802.endif.endif.endif.endif.endif.i.i.i ], [ 0, %B802.endif.endif.endif.i.i.i ]
  %52 = phi i32 [ %spec.select.i.i.i, %B802.endif.endif.endif.endif.endif.i.i.i ], [ 2, %B802.endif.endif.endif.i.i.i ]
  %.942.pn.i.i.i = inttoptr i64 %.941.i.i.i to ptr
  %.100373.i.i.i = getelementptr [16 x i8], ptr %.942.pn.i.i.i, i64 %.837.i.i.i
  %.1075.i.i.i = add nuw nsw i32 %52, %.1048.i152.i.i
  %.1078.i.i.i = shl i32 %.1075.i.i.i, 2
  %.1080.i.i.i = getelementptr inbounds nuw i8, ptr %.100373.i.i.i, i64 8
  store i32 %.1078.i.i.i, ptr %.1080.i.i.i, align 4, !noalias !428
  store i64 %storemerge.i5971.i.i.i, ptr %.100373.i.i.i, align 8, !noalias !428
  %sunkaddr138 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i.i21 = load i64, ptr %sunkaddr138, align 8, !noalias !437
  %.56.i.i.i.i22 = inttoptr i64 %.55.i.i.i.i21 to ptr
  %.127.i.i.i.i = getelementptr [16 x i8], ptr %.56.i.i.i.i22, i64 %.837.i.i.i
  %.128.i.i.i.i23 = getelementptr inbounds nuw i8, ptr %.127.i.i.i.i, i64 12
  store i32 0, ptr %.128.i.i.i.i23, align 4, !noalias !437
  %sunkaddr139 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i.i.i = load i64, ptr %sunkaddr139, align 8, !noalias !437
  %.164.i.i.i.i = sub nsw i64 %at.2.0.i.i.i, %.162.i.i.i.i
  %.165.i.i.i.i24 = icmp slt i64 %.164.i.i.i.i, 2048
  br i1 %.165.i.i.i.i24, label %B170.endif.endif.i.i.i.i, label %B552.endif.i.i.i.i

B500.i.i.i.i:                                     ; preds = %B170.endif.endif.i.i.i.i
  %53 = inttoptr i64 %.55.i.i.i.i21 to ptr
  %sunkaddr.i.i.i.i = inttoptr i64 %.271.i.i.i34.i to ptr
  %sunkaddr24.i.i.i.i = shl nuw nsw i64 %.168.i62.i.i.i, 2
  %sunkaddr25.i.i.i.i = getelementptr i8, ptr %sunkaddr.i.i.i.i, i64 %sunkaddr24.i.i.i.i
  %.471.i.i.i.i97 = load i32, ptr %sunkaddr25.i.i.i.i, align 4, !noalias !437
  %.473.i.i.i.i98 = zext i32 %.471.i.i.i.i97 to i64
  %.498.i.i.i.i = getelementptr [16 x i8], ptr %53, i64 %.473.i.i.i.i98
  %.505.i.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i28.i, ptr %.505.i.i.i.i, align 4, !noalias !437
  br label %B538.i.i.i.i

B538.i.i.i.i:                                     ; preds = %B456.endif.i.i.i.i, %B500.i.i.i.i
  %sunkaddr27.pre-phi.i.i.i.i = phi i64 [ %sunkaddr31.i.i.i.i, %B456.endif.i.i.i.i ], [ %sunkaddr24.i.i.i.i, %B500.i.i.i.i ]
  %sunkaddr26.pre-phi.i.i.i.i = phi ptr [ %.pre.i.i.i.i, %B456.endif.i.i.i.i ], [ %sunkaddr.i.i.i.i, %B500.i.i.i.i ]
  %sunkaddr28.i.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i.i, i64 %sunkaddr27.pre-phi.i.i.i.i
  store i32 %storemerge.i.i.i28.i, ptr %sunkaddr28.i.i.i.i, align 4, !noalias !437
  br label %B312.endif.i.i

B688.i.i.i.i:                                     ; preds = %B552.endif.i.i.i.i
  %sunkaddr140 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837.i.i.i, ptr %sunkaddr140, align 8, !noalias !437
  br label %B790.endif.i.i.i.i

B716.i.i.i.i:                                     ; preds = %B552.endif.i.i.i.i
  %54 = inttoptr i64 %.55.i.i.i.i21 to ptr
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i.i.i = load i64, ptr %sunkaddr141, align 8, !noalias !437
  %55 = and i64 %.756.i.i.i.i, 4294967295
  %.784.i.i.i.i = getelementptr [16 x i8], ptr %54, i64 %55
  %.791.i.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i28.i, ptr %.791.i.i.i.i, align 4, !noalias !437
  br label %B790.endif.i.i.i.i

B170.endif.endif.i.i.i.i:                         ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i.i
  %.168.i62.i.i.i = and i64 %at.2.0.i.i.i, 2047
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i63.i.i.i = load i64, ptr %sunkaddr142, align 8, !noalias !437
  %.204.i.i.i.i96 = inttoptr i64 %.203.i63.i.i.i to ptr
  %sunkaddr143 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i.i34.i = load i64, ptr %sunkaddr143, align 8, !noalias !437
  %.352.i.i.i.i = getelementptr i32, ptr %.204.i.i.i.i96, i64 %.168.i62.i.i.i
  %.353.i.i.i.i = load i32, ptr %.352.i.i.i.i, align 4, !noalias !437
  %.354.i.i.i.i = icmp eq i32 %.353.i.i.i.i, 0
  br i1 %.354.i.i.i.i, label %B456.endif.i.i.i.i, label %B500.i.i.i.i

B456.endif.i.i.i.i:                               ; preds = %B170.endif.endif.i.i.i.i
  %56 = inttoptr i64 %.203.i63.i.i.i to ptr
  %sunkaddr31.i.i.i.i = shl nuw nsw i64 %.168.i62.i.i.i, 2
  %sunkaddr32.i.i.i.i = getelementptr i8, ptr %56, i64 %sunkaddr31.i.i.i.i
  store i32 %storemerge.i.i.i28.i, ptr %sunkaddr32.i.i.i.i, align 4, !noalias !437
  %sunkaddr144 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i99 = load i64, ptr %sunkaddr144, align 8, !noalias !440
  %.52.i.i.i.i.i100 = inttoptr i64 %.51.i.i.i.i.i99 to ptr
  %.17.i.i.i.i.i = lshr i64 %at.2.0.i.i.i, 6
  %.91.i.i.i.i.i101 = and i64 %.17.i.i.i.i.i, 31
  %.116.i.i.i.i.i102 = getelementptr i64, ptr %.52.i.i.i.i.i100, i64 %.91.i.i.i.i.i101
  %.117.i.i.i.i.i103 = load i64, ptr %.116.i.i.i.i.i102, align 8, !noalias !440
  %.118.i.i.i.i.i104 = and i64 %at.2.0.i.i.i, 63
  %.119.i.i.i.i.i105 = shl nuw i64 1, %.118.i.i.i.i.i104
  %.120.i.i.i.i.i106 = or i64 %.117.i.i.i.i.i103, %.119.i.i.i.i.i105
  store i64 %.120.i.i.i.i.i106, ptr %.116.i.i.i.i.i102, align 8, !noalias !440
  %.174.i.i.i.i.i107 = getelementptr i8, ptr %.52.i.i.i.i.i100, i64 256
  %.175.i.i.i.i.i108 = load i64, ptr %.174.i.i.i.i.i107, align 8, !noalias !440
  %.177.i.i.i.i.i109 = shl nuw nsw i64 1, %.91.i.i.i.i.i101
  %.178.i.i.i.i.i110 = or i64 %.175.i.i.i.i.i108, %.177.i.i.i.i.i109
  store i64 %.178.i.i.i.i.i110, ptr %.174.i.i.i.i.i107, align 8, !noalias !440
  %.pre.i.i.i.i = inttoptr i64 %.271.i.i.i34.i to ptr
  br label %B538.i.i.i.i

B552.endif.i.i.i.i:                               ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i.i
  %sunkaddr145 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i.i.i = load i64, ptr %sunkaddr145, align 8, !noalias !437
  %.581.i.i.i.i = inttoptr i64 %.580.i.i.i.i to ptr
  %.643.i.i.i.i = getelementptr [32 x i8], ptr %.581.i.i.i.i, i64 %.837.i.i.i
  store i64 %at.2.0.i.i.i, ptr %.643.i.i.i.i, align 8, !noalias !437
  %sunkaddr146 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i.i.i = load i64, ptr %sunkaddr146, align 8, !noalias !437
  %.683.i.i.i.i = icmp eq i64 %.682.i.i.i.i, 0
  br i1 %.683.i.i.i.i, label %B688.i.i.i.i, label %B716.i.i.i.i

B790.endif.i.i.i.i:                               ; preds = %B716.i.i.i.i, %B688.i.i.i.i
  %sunkaddr147 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.837.i.i.i, ptr %sunkaddr147, align 8, !noalias !437
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i.i.i = load i64, ptr %sunkaddr148, align 8, !noalias !437
  %.13.i.i61.i.i.i25 = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i.i, i64 %.862.i.i.i.i)
  store i64 %.13.i.i61.i.i.i25, ptr %sunkaddr148, align 8, !noalias !437
  br label %B312.endif.i.i

B164.lr.ph.i.i:                                   ; preds = %B1530.i.B164.lr.ph.i.i_crit_edge, %B1128.i, %B1048.i, %B988.i
  %.61.i20.i = phi i64 [ %.61.i20.i.pre, %B1530.i.B164.lr.ph.i.i_crit_edge ], [ %.831.i, %B988.i ], [ %.831.i, %B1048.i ], [ %.831.i, %B1128.i ]
  %.137.i.i196 = phi i64 [ %.137.i.i, %B1530.i.B164.lr.ph.i.i_crit_edge ], [ 1, %B988.i ], [ 1, %B1048.i ], [ 1, %B1128.i ]
  %const20 = bitcast i64 -3335678366873096957 to i64
  %const18 = bitcast i64 -4658895280553007687 to i64
  %const16 = bitcast i64 -7046029254386353131 to i64
  %const14 = bitcast i64 -7723592293110705685 to i64
  %const12 = bitcast i64 -9223372036854775808 to i64
  %const8 = bitcast i64 2685821657736338717 to i64
  %.307.not.i.i = icmp eq i32 %arg.origin.fr.i.i, 0
  %.870.i87.i.i = shl i32 %arg.pe, 16
  %.1043.i151.i.i = shl i32 %arg.pe, 2
  %.1048.i152.i.i = add i32 %.1043.i151.i.i, 4
  %.9.i.i36.i.i = mul i64 %.110, %const20
  br i1 %.307.not.i.i, label %B164.us.preheader.i.i, label %B164.preheader.i.i

B164.preheader.i.i:                               ; preds = %B164.lr.ph.i.i
  %57 = inttoptr i64 %.61.i20.i to ptr
  %scevgep248.i.i = getelementptr i8, ptr %57, i64 20
  br label %B164.i.i

B164.us.preheader.i.i:                            ; preds = %B164.lr.ph.i.i
  %58 = inttoptr i64 %.61.i20.i to ptr
  %scevgep.i.i = getelementptr i8, ptr %58, i64 24
  br label %B164.us.i.i

B164.us.i.i:                                      ; preds = %B312.endif.us.i.i, %B164.us.preheader.i.i
  %lsr.iv247.i.i = phi i64 [ %.137.i.i196, %B164.us.preheader.i.i ], [ %lsr.iv.next.i.i, %B312.endif.us.i.i ]
  %lsr.iv.i.i = phi ptr [ %scevgep.i.i, %B164.us.preheader.i.i ], [ %scevgep241.i.i, %B312.endif.us.i.i ]
  %scevgep246.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.288.us.i.i = load i64, ptr %scevgep246.i.i, align 8, !noalias !425
  %scevgep245.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.292.us.i.i = load i32, ptr %scevgep245.i.i, align 8, !noalias !425
  %scevgep244.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -12
  %.296.us.i.i = load i32, ptr %scevgep244.i.i, align 4, !noalias !425
  %.615.i58.i.i = zext i32 %.296.us.i.i to i64
  %scevgep243.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.300.us.i.i = load i32, ptr %scevgep243.i.i, align 8, !noalias !425
  %scevgep242.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -4
  %.304.us.i.i = load i32, ptr %scevgep242.i.i, align 4, !noalias !425
  %.351.us.i.i = load i32, ptr %lsr.iv.i.i, align 8, !noalias !425
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i = load i64, ptr %sunkaddr149, align 8, !noalias !443
  %.75.i3.i.i = add nsw i64 %.74.i2.i.i, %.288.us.i.i
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i = load i64, ptr %sunkaddr150, align 8, !noalias !443
  %.115.i6.i.i = inttoptr i64 %.114.i5.i.i to ptr
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i9.i.i = load i64, ptr %sunkaddr151, align 8, !noalias !443
  %.187.i10.i.i = mul i64 %.186.i9.i.i, %.110
  %.189.i11.i.i = zext i32 %.292.us.i.i to i64
  %59 = getelementptr i64, ptr %.115.i6.i.i, i64 %.187.i10.i.i
  %.215.i12.i.i = getelementptr i64, ptr %59, i64 %.189.i11.i.i
  %.216.i13.i.i = load i64, ptr %.215.i12.i.i, align 8, !noalias !443
  %.217.i14.i.i = add nsw i64 %.216.i13.i.i, 1
  store i64 %.217.i14.i.i, ptr %.215.i12.i.i, align 8, !noalias !443
  %sunkaddr152 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.278.i16.i.i = load i64, ptr %sunkaddr152, align 8, !noalias !443
  %.279.not.i17.i.i = icmp eq i64 %.278.i16.i.i, 0
  br i1 %.279.not.i17.i.i, label %B802.i62.i.i, label %B294.endif.i18.i.i

B802.i62.i.i:                                     ; preds = %B294.endif.endif.endif.endif.i49.i.i, %B164.us.i.i
  %at.2.0.i63.i.i = phi i64 [ %.13.i.i61.i.i, %B294.endif.endif.endif.endif.i49.i.i ], [ %.75.i3.i.i, %B164.us.i.i ]
  %sunkaddr153 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.736.i65.i.i = load i64, ptr %sunkaddr153, align 8, !noalias !443
  %.737.i66.i.i = add nsw i64 %.736.i65.i.i, 1
  store i64 %.737.i66.i.i, ptr %sunkaddr153, align 8, !noalias !443
  %sunkaddr154 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i68.i.i = load i64, ptr %sunkaddr154, align 8, !noalias !446
  %60 = and i64 %.125.i.i68.i.i, 4294967295
  %.126.i.i69.i.i = trunc i64 %60 to i32
  %.131.not.i.i70.i.i = icmp eq i32 %.126.i.i69.i.i, 0
  br i1 %.131.not.i.i70.i.i, label %B210.i.i225.i.i, label %B158.i.i71.i.i

B158.i.i71.i.i:                                   ; preds = %B802.i62.i.i
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i73.i.i = load i64, ptr %sunkaddr155, align 8, !noalias !446
  %.50.i.i74.i.i = inttoptr i64 %.49.i.i73.i.i to ptr
  %.160.i.i75.i.i = getelementptr [16 x i8], ptr %.50.i.i74.i.i, i64 %60
  %.166.i.i76.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i75.i.i, i64 12
  %.168.i.i77.i.i = load i32, ptr %.166.i.i76.i.i, align 4, !noalias !446
  %.203.i.i78.i.i = zext i32 %.168.i.i77.i.i to i64
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i78.i.i, ptr %sunkaddr156, align 8, !noalias !446
  br label %B802.endif.endif.endif.i80.i.i

B210.i.i225.i.i:                                  ; preds = %B802.i62.i.i
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i227.i.i = load i64, ptr %sunkaddr157, align 8, !noalias !446
  %.251.i.i228.i.i = add nsw i64 %.250.i.i227.i.i, 1
  store i64 %.251.i.i228.i.i, ptr %sunkaddr157, align 8, !noalias !446
  %.292.i.i229.i.i = trunc i64 %.251.i.i228.i.i to i32
  br label %B802.endif.endif.endif.i80.i.i

B294.endif.i18.i.i:                               ; preds = %B164.us.i.i
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.312.i20.i.i = load i64, ptr %sunkaddr158, align 8, !noalias !443
  %.313.i21.i.i = inttoptr i64 %.312.i20.i.i to ptr
  %.375.i22.i.i = getelementptr [192 x i8], ptr %.313.i21.i.i, i64 %.110
  %.376.i23.i.i = getelementptr inbounds nuw i8, ptr %.375.i22.i.i, i64 136
  %.378.i24.i.i = load i64, ptr %.376.i23.i.i, align 8, !noalias !443
  %.379.i25.i.i = add nsw i64 %.378.i24.i.i, 1
  store i64 %.379.i25.i.i, ptr %.376.i23.i.i, align 8, !noalias !443
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482.i29.i.i = load i64, ptr %sunkaddr159, align 8, !noalias !443
  %61 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i29.i.i, i64 1)
  %ov.i.i30.i.i = extractvalue { i64, i1 } %61, 1
  br i1 %ov.i.i30.i.i, label %B294.endif.endif.endif.endif.i49.i.i, label %B0.else.i.i31.i.i, !prof !90

B0.else.i.i31.i.i:                                ; preds = %B294.endif.i18.i.i
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.415.i27.i.i = load i64, ptr %sunkaddr160, align 8, !noalias !443
  %math.i.i34.i.i = extractvalue { i64, i1 } %61, 0
  %.8.i55.i35.i.i = mul i64 %.415.i27.i.i, %const16
  %.11.i.i38.i.i = mul i64 %.379.i25.i.i, %const8
  %.10.i.i37.i.i = add i64 %.11.i.i38.i.i, %.9.i.i36.i.i
  %.12.i.i39.i.i = add i64 %.10.i.i37.i.i, %.8.i55.i35.i.i
  %.13.i56.i40.i.i = lshr i64 %.12.i.i39.i.i, 30
  %.14.i.i41.i.i = xor i64 %.13.i56.i40.i.i, %.12.i.i39.i.i
  %.15.i.i42.i.i = mul i64 %.14.i.i41.i.i, %const18
  %.16.i.i43.i.i = lshr i64 %.15.i.i42.i.i, 27
  %.17.i57.i44.i.i = xor i64 %.16.i.i43.i.i, %.15.i.i42.i.i
  %.18.i.i45.i.i = mul i64 %.17.i57.i44.i.i, %const14
  %.19.i.i46.i.i = lshr i64 %.18.i.i45.i.i, 31
  %.20.i58.i47.i.i = xor i64 %.19.i.i46.i.i, %.18.i.i45.i.i
  %.30.i.i48.i.i = urem i64 %.20.i58.i47.i.i, %math.i.i34.i.i
  br label %B294.endif.endif.endif.endif.i49.i.i

B294.endif.endif.endif.endif.i49.i.i:             ; preds = %B0.else.i.i31.i.i, %B294.endif.i18.i.i
  %rem.0.i.i50.i.i = phi i64 [ %.30.i.i48.i.i, %B0.else.i.i31.i.i ], [ 0, %B294.endif.i18.i.i ]
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.542.i52.i.i = load i64, ptr %sunkaddr161, align 8, !noalias !443
  %.543.i53.i.i = inttoptr i64 %.542.i52.i.i to ptr
  %.508.i54.i.i = add nsw i64 %rem.0.i.i50.i.i, %.75.i3.i.i
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i56.i.i = load i64, ptr %sunkaddr162, align 8, !noalias !443
  %.613.i57.i.i = mul i64 %.612.i56.i.i, %.110
  %62 = getelementptr i64, ptr %.543.i53.i.i, i64 %.613.i57.i.i
  %.641.i59.i.i = getelementptr i64, ptr %62, i64 %.615.i58.i.i
  %.642.i60.i.i = load i64, ptr %.641.i59.i.i, align 8, !noalias !443
  %.13.i.i61.i.i = tail call i64 @llvm.smax.i64(i64 %.642.i60.i.i, i64 %.508.i54.i.i)
  store i64 %.13.i.i61.i.i, ptr %.641.i59.i.i, align 8, !noalias !443
  br label %B802.i62.i.i

B802.endif.endif.endif.i80.i.i:                   ; preds = %B210.i.i225.i.i, %B158.i.i71.i.i
  %storemerge.i.i81.i.i = phi i32 [ %.126.i.i69.i.i, %B158.i.i71.i.i ], [ %.292.i.i229.i.i, %B210.i.i225.i.i ]
  %63 = trunc i64 %.615.i58.i.i to i32
  %sunkaddr163 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.800.i83.i.i = load i64, ptr %sunkaddr163, align 8, !noalias !443
  %.801.i84.i.i = inttoptr i64 %.800.i83.i.i to ptr
  %.837.i85.i.i = zext i32 %storemerge.i.i81.i.i to i64
  %.862.i86.i.i = getelementptr [32 x i8], ptr %.801.i84.i.i, i64 %.837.i85.i.i
  %.873.i88.i.i = or i32 %.292.us.i.i, %.870.i87.i.i
  %.877.i89.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 8
  store i32 %.873.i88.i.i, ptr %.877.i89.i.i, align 4, !noalias !443
  %.881.i90.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 12
  store i32 %.300.us.i.i, ptr %.881.i90.i.i, align 4, !noalias !443
  %.887.i91.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 16
  store i32 %.304.us.i.i, ptr %.887.i91.i.i, align 4, !noalias !443
  %.893.i92.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 20
  store i32 %.351.us.i.i, ptr %.893.i92.i.i, align 4, !noalias !443
  %.899.i93.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 24
  store i32 %arg.by, ptr %.899.i93.i.i, align 4, !noalias !443
  %.905.i94.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 28
  store i32 %arg.by_life, ptr %.905.i94.i.i, align 4, !noalias !443
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.941.i96.i.i = load i64, ptr %sunkaddr164, align 8, !noalias !443
  %.26.i.i97.i.i = icmp eq i32 %arg.pe, %63
  br i1 %.26.i.i97.i.i, label %B802.endif.endif.endif.endif.endif.thread.i147.i.i, label %B802.endif.endif.endif.endif.endif.i98.i.i

B802.endif.endif.endif.endif.endif.i98.i.i:       ; preds = %B802.endif.endif.endif.i80.i.i
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i100.i.i = load i64, ptr %sunkaddr165, align 8, !noalias !449
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.107.i.i102.i.i = load i64, ptr %sunkaddr166, align 8, !noalias !449
  %.108.i.i103.i.i = inttoptr i64 %.107.i.i102.i.i to ptr
  %.175.i.i104.i.i = getelementptr i32, ptr %.108.i.i103.i.i, i64 %.110
  %.176.i.i105.i.i = load i32, ptr %.175.i.i104.i.i, align 4, !noalias !449
  %.179.i.i106.i.i = zext i32 %.176.i.i105.i.i to i64
  %.206.i.i108.i.i = getelementptr i32, ptr %.108.i.i103.i.i, i64 %.615.i58.i.i
  %.207.i.i109.i.i = load i32, ptr %.206.i.i108.i.i, align 4, !noalias !449
  %.213.i.i110.i.i = zext i32 %.207.i.i109.i.i to i64
  %.214.i.i111.i.i = lshr i64 %.179.i.i106.i.i, 8
  %.215.i.i112.i.i = lshr i64 %.213.i.i110.i.i, 8
  %.222.i.i113.i.i = and i64 %.213.i.i110.i.i, 255
  %.223.i.i114.i.i = and i64 %.179.i.i106.i.i, 255
  %.224.i.i115.i.i = sub nsw i64 %.222.i.i113.i.i, %.223.i.i114.i.i
  %.233.i.i116.i.i = icmp slt i64 %.224.i.i115.i.i, 0
  %.236.i.i117.i.i = add nsw i64 %.70.i.i100.i.i, 1
  %.238.i.i118.i.i = select i1 %.233.i.i116.i.i, i64 %.236.i.i117.i.i, i64 0
  %left.3.0.i.i119.i.i = add nsw i64 %.238.i.i118.i.i, %.224.i.i115.i.i
  %.252.i.i120.i.i = lshr i64 %.215.i.i112.i.i, %left.3.0.i.i119.i.i
  %.255.i.i121.i.i = sub nsw i64 %.70.i.i100.i.i, %left.3.0.i.i119.i.i
  %notmask.i.i122.i.i = shl nsw i64 -1, %.255.i.i121.i.i
  %.257.i.i123.i.i = xor i64 %notmask.i.i122.i.i, -1
  %.259.i.i124.i.i = and i64 %.214.i.i111.i.i, %.257.i.i123.i.i
  %.260.not.i.i125.i.i = icmp eq i64 %.252.i.i120.i.i, %.259.i.i124.i.i
  %.265.i.i126.i.i = select i1 %.260.not.i.i125.i.i, i64 0, i64 %.236.i.i117.i.i
  %left.4.0.i.i127.i.i = add nsw i64 %.265.i.i126.i.i, %left.3.0.i.i119.i.i
  %.275.i.i128.i.i = sub nsw i64 %left.4.0.i.i127.i.i, %.70.i.i100.i.i
  %.13.i.i.i129.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i128.i.i, i64 0)
  %.305.i.i130.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i127.i.i, i64 %.70.i.i100.i.i)
  %.307.i.i131.i.i = sub nsw i64 %.70.i.i100.i.i, %.13.i.i.i129.i.i
  %.311.i.i132.i.i = lshr i64 %.214.i.i111.i.i, %.307.i.i131.i.i
  %.314.i.i133.i.i = shl i64 %.311.i.i132.i.i, %.305.i.i130.i.i
  %notmask134.i.i134.i.i = shl nsw i64 -1, %.305.i.i130.i.i
  %.316.i.i135.i.i = xor i64 %notmask134.i.i134.i.i, -1
  %.318.i.i136.i.i = and i64 %.215.i.i112.i.i, %.316.i.i135.i.i
  %.321.i.i137.i.i = or i64 %.314.i.i133.i.i, %.318.i.i136.i.i
  %.322.i.i138.i.i = shl i64 %.321.i.i137.i.i, 1
  %.323.i.i139.i.i = or disjoint i64 %.322.i.i138.i.i, 1
  %.325.i.i140.i.i = sub nsw i64 63, %left.4.0.i.i127.i.i
  %.328.i.i141.i.i = shl i64 %.323.i.i139.i.i, %.325.i.i140.i.i
  %.328.i.fr.i142.i.i = freeze i64 %.328.i.i141.i.i
  %.8.i.i143.i.i = icmp eq i64 %.328.i.fr.i142.i.i, %const12
  %.17.i.i144.i.i = lshr i64 %.328.i.fr.i142.i.i, 63
  %.20.i.i145.i.i = trunc nuw nsw i64 %.17.i.i144.i.i to i32
  %spec.select.i146.i.i = select i1 %.8.i.i143.i.i, i32 2, i32 %.20.i.i145.i.i
  %64 = shl i64 %.328.i.fr.i142.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i147.i.i

B802.endif.endif.endif.endif.endif.thread.i147.i.i: ; preds = %B802.endif.endif.endif.endif.endif.i98.i.i, %B802.endif.endif.endif.i80.i.i
  %storemerge.i5971.i148.i.i = phi i64 [ %64, %B802.endif.endif.endif.endif.endif.i98.i.i ], [ 0, %B802.endif.endif.endif.i80.i.i ]
  %65 = phi i32 [ %spec.select.i146.i.i, %B802.endif.endif.endif.endif.endif.i98.i.i ], [ 2, %B802.endif.endif.endif.i80.i.i ]
  %.942.pn.i149.i.i = inttoptr i64 %.941.i96.i.i to ptr
  %.100373.i150.i.i = getelementptr [16 x i8], ptr %.942.pn.i149.i.i, i64 %.837.i85.i.i
  %.1075.i153.i.i = add nuw nsw i32 %65, %.1048.i152.i.i
  %.1078.i154.i.i = shl i32 %.1075.i153.i.i, 2
  %.1080.i155.i.i = getelementptr inbounds nuw i8, ptr %.100373.i150.i.i, i64 8
  store i32 %.1078.i154.i.i, ptr %.1080.i155.i.i, align 4, !noalias !443
  store i64 %storemerge.i5971.i148.i.i, ptr %.100373.i150.i.i, align 8, !noalias !443
  %sunkaddr167 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i157.i.i = load i64, ptr %sunkaddr167, align 8, !noalias !452
  %.56.i.i158.i.i = inttoptr i64 %.55.i.i157.i.i to ptr
  %.127.i.i159.i.i = getelementptr [16 x i8], ptr %.56.i.i158.i.i, i64 %.837.i85.i.i
  %.128.i.i160.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i159.i.i, i64 12
  store i32 0, ptr %.128.i.i160.i.i, align 4, !noalias !452
  %sunkaddr168 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i162.i.i = load i64, ptr %sunkaddr168, align 8, !noalias !452
  %.164.i.i163.i.i = sub nsw i64 %at.2.0.i63.i.i, %.162.i.i162.i.i
  %.165.i.i164.i.i = icmp slt i64 %.164.i.i163.i.i, 2048
  br i1 %.165.i.i164.i.i, label %B170.endif.endif.i.i185.i.i, label %B552.endif.i.i165.i.i

B500.i.i195.i.i:                                  ; preds = %B170.endif.endif.i.i185.i.i
  %66 = inttoptr i64 %.55.i.i157.i.i to ptr
  %sunkaddr.i.i196.i.i = inttoptr i64 %.271.i.i191.i.i to ptr
  %sunkaddr24.i.i197.i.i = shl nuw nsw i64 %.168.i62.i186.i.i, 2
  %sunkaddr25.i.i198.i.i = getelementptr i8, ptr %sunkaddr.i.i196.i.i, i64 %sunkaddr24.i.i197.i.i
  %.471.i.i199.i.i = load i32, ptr %sunkaddr25.i.i198.i.i, align 4, !noalias !452
  %.473.i.i200.i.i = zext i32 %.471.i.i199.i.i to i64
  %.498.i.i201.i.i = getelementptr [16 x i8], ptr %66, i64 %.473.i.i200.i.i
  %.505.i.i202.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i201.i.i, i64 12
  store i32 %storemerge.i.i81.i.i, ptr %.505.i.i202.i.i, align 4, !noalias !452
  br label %B538.i.i203.i.i

B538.i.i203.i.i:                                  ; preds = %B456.endif.i.i207.i.i, %B500.i.i195.i.i
  %sunkaddr27.pre-phi.i.i204.i.i = phi i64 [ %sunkaddr31.i.i208.i.i, %B456.endif.i.i207.i.i ], [ %sunkaddr24.i.i197.i.i, %B500.i.i195.i.i ]
  %sunkaddr26.pre-phi.i.i205.i.i = phi ptr [ %.pre.i.i224.i.i, %B456.endif.i.i207.i.i ], [ %sunkaddr.i.i196.i.i, %B500.i.i195.i.i ]
  %sunkaddr28.i.i206.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i205.i.i, i64 %sunkaddr27.pre-phi.i.i204.i.i
  store i32 %storemerge.i.i81.i.i, ptr %sunkaddr28.i.i206.i.i, align 4, !noalias !452
  br label %B312.endif.us.i.i

B688.i.i183.i.i:                                  ; preds = %B552.endif.i.i165.i.i
  %sunkaddr169 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837.i85.i.i, ptr %sunkaddr169, align 8, !noalias !452
  br label %B790.endif.i.i178.i.i

B716.i.i173.i.i:                                  ; preds = %B552.endif.i.i165.i.i
  %67 = inttoptr i64 %.55.i.i157.i.i to ptr
  %sunkaddr170 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i175.i.i = load i64, ptr %sunkaddr170, align 8, !noalias !452
  %68 = and i64 %.756.i.i175.i.i, 4294967295
  %.784.i.i176.i.i = getelementptr [16 x i8], ptr %67, i64 %68
  %.791.i.i177.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i176.i.i, i64 12
  store i32 %storemerge.i.i81.i.i, ptr %.791.i.i177.i.i, align 4, !noalias !452
  br label %B790.endif.i.i178.i.i

B170.endif.endif.i.i185.i.i:                      ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i
  %.168.i62.i186.i.i = and i64 %at.2.0.i63.i.i, 2047
  %sunkaddr171 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i63.i188.i.i = load i64, ptr %sunkaddr171, align 8, !noalias !452
  %.204.i.i189.i.i = inttoptr i64 %.203.i63.i188.i.i to ptr
  %sunkaddr172 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i191.i.i = load i64, ptr %sunkaddr172, align 8, !noalias !452
  %.352.i.i192.i.i = getelementptr i32, ptr %.204.i.i189.i.i, i64 %.168.i62.i186.i.i
  %.353.i.i193.i.i = load i32, ptr %.352.i.i192.i.i, align 4, !noalias !452
  %.354.i.i194.i.i = icmp eq i32 %.353.i.i193.i.i, 0
  br i1 %.354.i.i194.i.i, label %B456.endif.i.i207.i.i, label %B500.i.i195.i.i

B456.endif.i.i207.i.i:                            ; preds = %B170.endif.endif.i.i185.i.i
  %69 = inttoptr i64 %.203.i63.i188.i.i to ptr
  %sunkaddr31.i.i208.i.i = shl nuw nsw i64 %.168.i62.i186.i.i, 2
  %sunkaddr32.i.i209.i.i = getelementptr i8, ptr %69, i64 %sunkaddr31.i.i208.i.i
  store i32 %storemerge.i.i81.i.i, ptr %sunkaddr32.i.i209.i.i, align 4, !noalias !452
  %sunkaddr173 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i211.i.i = load i64, ptr %sunkaddr173, align 8, !noalias !455
  %.52.i.i.i212.i.i = inttoptr i64 %.51.i.i.i211.i.i to ptr
  %.17.i.i.i213.i.i = lshr i64 %at.2.0.i63.i.i, 6
  %.91.i.i.i214.i.i = and i64 %.17.i.i.i213.i.i, 31
  %.116.i.i.i215.i.i = getelementptr i64, ptr %.52.i.i.i212.i.i, i64 %.91.i.i.i214.i.i
  %.117.i.i.i216.i.i = load i64, ptr %.116.i.i.i215.i.i, align 8, !noalias !455
  %.118.i.i.i217.i.i = and i64 %at.2.0.i63.i.i, 63
  %.119.i.i.i218.i.i = shl nuw i64 1, %.118.i.i.i217.i.i
  %.120.i.i.i219.i.i = or i64 %.117.i.i.i216.i.i, %.119.i.i.i218.i.i
  store i64 %.120.i.i.i219.i.i, ptr %.116.i.i.i215.i.i, align 8, !noalias !455
  %.174.i.i.i220.i.i = getelementptr i8, ptr %.52.i.i.i212.i.i, i64 256
  %.175.i.i.i221.i.i = load i64, ptr %.174.i.i.i220.i.i, align 8, !noalias !455
  %.177.i.i.i222.i.i = shl nuw nsw i64 1, %.91.i.i.i214.i.i
  %.178.i.i.i223.i.i = or i64 %.175.i.i.i221.i.i, %.177.i.i.i222.i.i
  store i64 %.178.i.i.i223.i.i, ptr %.174.i.i.i220.i.i, align 8, !noalias !455
  %.pre.i.i224.i.i = inttoptr i64 %.271.i.i191.i.i to ptr
  br label %B538.i.i203.i.i

B552.endif.i.i165.i.i:                            ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i
  %sunkaddr174 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i167.i.i = load i64, ptr %sunkaddr174, align 8, !noalias !452
  %.581.i.i168.i.i = inttoptr i64 %.580.i.i167.i.i to ptr
  %.643.i.i169.i.i = getelementptr [32 x i8], ptr %.581.i.i168.i.i, i64 %.837.i85.i.i
  store i64 %at.2.0.i63.i.i, ptr %.643.i.i169.i.i, align 8, !noalias !452
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i171.i.i = load i64, ptr %sunkaddr175, align 8, !noalias !452
  %.683.i.i172.i.i = icmp eq i64 %.682.i.i171.i.i, 0
  br i1 %.683.i.i172.i.i, label %B688.i.i183.i.i, label %B716.i.i173.i.i

B790.endif.i.i178.i.i:                            ; preds = %B716.i.i173.i.i, %B688.i.i183.i.i
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.837.i85.i.i, ptr %sunkaddr176, align 8, !noalias !452
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i181.i.i = load i64, ptr %sunkaddr177, align 8, !noalias !452
  %.13.i.i61.i182.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i63.i.i, i64 %.862.i.i181.i.i)
  store i64 %.13.i.i61.i182.i.i, ptr %sunkaddr177, align 8, !noalias !452
  br label %B312.endif.us.i.i

B312.endif.us.i.i:                                ; preds = %B790.endif.i.i178.i.i, %B538.i.i203.i.i
  %scevgep241.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %lsr.iv.next.i.i = add nsw i64 %lsr.iv247.i.i, -1
  %exitcond171.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond171.not.i.i, label %B1530.endif.i, label %B164.us.i.i

B312.endif.i.i:                                   ; preds = %B790.endif.i.i.i.i, %B538.i.i.i.i
  %scevgep250.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 32
  %lsr.iv.next256.i.i = add nsw i64 %lsr.iv255.i.i, -1
  %exitcond.not.i.i = icmp eq i64 %lsr.iv.next256.i.i, 0
  br i1 %exitcond.not.i.i, label %B1530.endif.i, label %B164.i.i

B522.thread736.i:                                 ; preds = %B360.i
  %.427.i = inttoptr i64 %.389.i to ptr
  %.492.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.494.i = load i64, ptr %.492.i, align 8, !noalias !407
  %.508.inv.i = icmp slt i64 %.494.i, 1
  %.509.i = zext i1 %.508.inv.i to i64
  %70 = getelementptr [56 x i8], ptr %.427.i, i64 %.494.i
  %71 = getelementptr i8, ptr %70, i64 -56
  %.523.i159 = getelementptr [56 x i8], ptr %71, i64 %.509.i
  %.528.i = getelementptr inbounds nuw i8, ptr %.523.i159, i64 8
  store i64 %start.2.0, ptr %.528.i, align 8, !noalias !407
  %.532.i = getelementptr inbounds nuw i8, ptr %.523.i159, i64 16
  store i64 %.242.i, ptr %.532.i, align 8, !noalias !407
  br label %B574.i

B646.endif.i:                                     ; preds = %B612.i
  %.653.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.655.i = load i64, ptr %.653.i, align 8, !noalias !407
  %.656.i = inttoptr i64 %.655.i to ptr
  %.718.i = getelementptr [40 x i8], ptr %.656.i, i64 %.169.i
  %.726.i = getelementptr inbounds nuw i8, ptr %.718.i, i64 12
  %.728.i = load i32, ptr %.726.i, align 4, !noalias !407
  %.730.i = icmp eq i32 %.728.i, %arg.by_life
  br i1 %.730.i, label %B760.i, label %B836.endif.i

B836.endif.i:                                     ; preds = %B646.endif.i, %B760.i, %B612.i, %B574.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i
  %end.2.0.i = phi i64 [ %.242.i, %B574.i ], [ %.242.i, %B760.i ], [ %.242.i, %B646.endif.i ], [ %.242.i, %B612.i ], [ %.61.i.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i ]
  %.787.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 72
  %.789.i = load i64, ptr %.787.i, align 8, !noalias !407
  %.792.i = sub i64 %end.2.0.i, %start.2.0
  %.795.i = add nsw i64 %.792.i, %.789.i
  store i64 %.795.i, ptr %.787.i, align 8, !noalias !407
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.905.i = load i64, ptr %sunkaddr178, align 8, !noalias !407
  %.906.i4 = icmp eq i64 %.905.i, 1
  br i1 %.906.i4, label %B988.i, label %B1530.i

B1508.endif.i:                                    ; preds = %B88.endif.i.i, %B58.i.i
  br label %B1224.endif.endif.endif

B1530.endif.i:                                    ; preds = %B312.endif.i.i, %B312.endif.us.i.i, %B1530.i
  %sunkaddr179 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i26 = load i64, ptr %sunkaddr179, align 8, !noalias !458
  %.56.i.i27 = inttoptr i64 %.55.i.i26 to ptr
  %.120.i.i28 = getelementptr [192 x i8], ptr %.56.i.i27, i64 %.110
  store i64 %end.2.0.i, ptr %.120.i.i28, align 8, !noalias !458
  %.133.i.i29 = getelementptr inbounds nuw i8, ptr %.120.i.i28, i64 24
  %.135.i.i30 = load i32, ptr %.133.i.i29, align 8, !noalias !458
  %.137.not.i.i31 = icmp eq i32 %.135.i.i30, 0
  br i1 %.137.not.i.i31, label %B414.i.i94, label %B158.i.i32

B158.i.i32:                                       ; preds = %B1530.endif.i
  %.168.i.i33 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i.i34 = load i64, ptr %.168.i.i33, align 8, !noalias !458
  %.172.i.i35 = getelementptr inbounds nuw i8, ptr %.120.i.i28, i64 16
  %.174.i.i36 = load i32, ptr %.172.i.i35, align 4, !noalias !458
  %.175.i.i37 = zext i32 %.174.i.i36 to i64
  %.176.i.i38 = shl nuw nsw i64 %.175.i.i37, 4
  %.177.i63.i = add nsw i64 %.176.i.i38, %.170.i.i34
  %.178.i.i39 = inttoptr i64 %.177.i63.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i.i39, i32 0, i32 3, i32 1), !noalias !458
  %.209.i.i40 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i64.i = load i64, ptr %.209.i.i40, align 8, !noalias !458
  %.219.i.i41 = shl nuw nsw i64 %.175.i.i37, 5
  %.220.i.i42 = add nsw i64 %.211.i64.i, %.219.i.i41
  %.221.i.i43 = inttoptr i64 %.220.i.i42 to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i.i43, i32 0, i32 3, i32 1), !noalias !458
  %sunkaddr180 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i.i44 = load i64, ptr %sunkaddr180, align 8, !noalias !461
  %.56.i.i.i45 = inttoptr i64 %.55.i.i.i44 to ptr
  %.128.i.i.i46 = getelementptr [192 x i8], ptr %.56.i.i.i45, i64 %.110
  %.129.i.i.i47 = getelementptr inbounds nuw i8, ptr %.128.i.i.i46, i64 28
  store i32 1, ptr %.129.i.i.i47, align 4, !noalias !461
  %sunkaddr181 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.163.i.i.i49 = load i64, ptr %sunkaddr181, align 8, !noalias !461
  %.165.i.i.i50 = sub nsw i64 %end.2.0.i, %.163.i.i.i49
  %.166.i.i.i51 = icmp slt i64 %.165.i.i.i50, 2048
  br i1 %.166.i.i.i51, label %B188.endif.endif.endif.i.i.i61, label %B888.endif.i.i.i52

B188.endif.endif.endif.i.i.i61:                   ; preds = %B158.i.i32
  %.174.i.i.i62 = and i64 %end.2.0.i, 2047
  %.204.i.i.i63 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i.i64 = load i64, ptr %.204.i.i.i63, align 8, !noalias !461
  %.207.i.i.i65 = inttoptr i64 %.206.i.i.i64 to ptr
  %.272.i.i.i66 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i.i67 = load i64, ptr %.272.i.i.i66, align 8, !noalias !461
  %.275.i.i.i68 = inttoptr i64 %.274.i.i.i67 to ptr
  %.313.i.i66.i = lshr i64 %.110, 6
  %.343.i.i.i69 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i.i70 = load i64, ptr %.343.i.i.i69, align 8, !noalias !461
  %.346.i.i.i71 = mul i64 %.345.i.i.i70, %.174.i.i.i62
  %72 = getelementptr i64, ptr %.207.i.i.i65, i64 %.346.i.i.i71
  %.372.i.i.i72 = getelementptr i64, ptr %72, i64 %.313.i.i66.i
  %.373.i.i.i73 = load i64, ptr %.372.i.i.i72, align 8, !noalias !461
  %.378.i.i67.i = and i64 %.110, 63
  %.379.i.i68.i = shl nuw i64 1, %.378.i.i67.i
  %.380.i.i.i74 = or i64 %.373.i.i.i73, %.379.i.i68.i
  store i64 %.380.i.i.i74, ptr %.372.i.i.i72, align 8, !noalias !461
  %.439.i.i.i75 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i.i76 = load i64, ptr %.439.i.i.i75, align 8, !noalias !461
  %.442.i.i.i77 = mul i64 %.441.i.i.i76, %.174.i.i.i62
  %.443.i.i.i78 = lshr i64 %.110, 12
  %73 = getelementptr i64, ptr %.275.i.i.i68, i64 %.442.i.i.i77
  %.469.i.i.i79 = getelementptr i64, ptr %73, i64 %.443.i.i.i78
  %.470.i.i.i80 = load i64, ptr %.469.i.i.i79, align 8, !noalias !461
  %.471.i.i.i81 = and i64 %.313.i.i66.i, 63
  %.472.i.i.i82 = shl nuw i64 1, %.471.i.i.i81
  %.473.i.i.i83 = or i64 %.470.i.i.i80, %.472.i.i.i82
  store i64 %.473.i.i.i83, ptr %.469.i.i.i79, align 8, !noalias !461
  %.49.i.i.i69.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i84 = load i64, ptr %.49.i.i.i69.i, align 8, !noalias !464
  %.52.i.i.i.i85 = inttoptr i64 %.51.i.i.i.i84 to ptr
  %.17.i.i.i70.i = lshr i64 %end.2.0.i, 6
  %.91.i.i.i.i86 = and i64 %.17.i.i.i70.i, 31
  %.116.i.i.i.i87 = getelementptr i64, ptr %.52.i.i.i.i85, i64 %.91.i.i.i.i86
  %.117.i.i.i.i88 = load i64, ptr %.116.i.i.i.i87, align 8, !noalias !464
  %.118.i.i.i.i89 = and i64 %end.2.0.i, 63
  %.119.i.i.i.i90 = shl nuw i64 1, %.118.i.i.i.i89
  %.120.i.i.i.i91 = or i64 %.117.i.i.i.i88, %.119.i.i.i.i90
  store i64 %.120.i.i.i.i91, ptr %.116.i.i.i.i87, align 8, !noalias !464
  %.174.i.i.i71.i = getelementptr i8, ptr %.52.i.i.i.i85, i64 256
  %.175.i.i.i72.i = load i64, ptr %.174.i.i.i71.i, align 8, !noalias !464
  %.177.i.i.i.i92 = shl nuw nsw i64 1, %.91.i.i.i.i86
  %.178.i.i.i.i93 = or i64 %.175.i.i.i72.i, %.177.i.i.i.i92
  store i64 %.178.i.i.i.i93, ptr %.174.i.i.i71.i, align 8, !noalias !464
  br label %B1224.endif.endif.endif

B888.endif.i.i.i52:                               ; preds = %B158.i.i32
  %.570.i.i.i53 = getelementptr inbounds nuw i8, ptr %.128.i.i.i46, i64 128
  store i64 %end.2.0.i, ptr %.570.i.i.i53, align 8, !noalias !461
  %.602.i.i.i54 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i.i55 = load i64, ptr %.602.i.i.i54, align 8, !noalias !461
  %.605.i.i.i56 = trunc i64 %.604.i.i.i55 to i32
  %.639.i.i.i57 = getelementptr inbounds nuw i8, ptr %.128.i.i.i46, i64 160
  store i32 %.605.i.i.i56, ptr %.639.i.i.i57, align 8, !noalias !461
  %.646.i.i.i58 = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i58, ptr %.602.i.i.i54, align 8, !noalias !461
  %.708.i.i.i59 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i.i60 = load i64, ptr %.708.i.i.i59, align 8, !noalias !461
  %.13.i.i.i65.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i, i64 %.710.i.i.i60)
  store i64 %.13.i.i.i65.i, ptr %.708.i.i.i59, align 8, !noalias !461
  br label %B1224.endif.endif.endif

B414.i.i94:                                       ; preds = %B1530.endif.i
  %.274.i.i95 = getelementptr inbounds nuw i8, ptr %.120.i.i28, i64 28
  store i32 0, ptr %.274.i.i95, align 4, !noalias !458
  br label %B1224.endif.endif.endif

B1224.endif.endif.endif:                          ; preds = %B414.i.i94, %B888.endif.i.i.i52, %B188.endif.endif.endif.i.i.i61, %B1508.endif.i, %B1194.i
  %arg.m.0.sink.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i61 ], [ %arg.m.0, %B414.i.i94 ], [ %arg.m.0, %B888.endif.i.i.i52 ], [ null, %B1508.endif.i ], [ %arg.m.0, %B1194.i ]
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @dispatch.act.2(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %arg.origin.fr.i.i = freeze i32 %arg.origin
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [192 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.178 = load i64, ptr %.176, align 8
  %.179 = inttoptr i64 %.178 to ptr
  %.246 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 128
  %.248 = load i64, ptr %.246, align 8
  %.249 = mul i64 %.248, %.110
  %.251 = zext i32 %arg.kind to i64
  %0 = getelementptr i64, ptr %.179, i64 %.249
  %.277 = getelementptr i64, ptr %0, i64 %.251
  %.278 = load i64, ptr %.277, align 8
  %.279 = add nsw i64 %.278, 1
  store i64 %.279, ptr %.277, align 8
  %.338 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.340 = load i64, ptr %.338, align 8
  %.342 = getelementptr inbounds nuw i8, ptr %.135, i64 8
  %.344 = load i64, ptr %.342, align 8
  %.345 = add nsw i64 %.344, %.340
  %.375 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 192
  %.377 = load i64, ptr %.375, align 8
  %.378 = add nsw i64 %.345, %.377
  %.383 = getelementptr inbounds nuw i8, ptr %.135, i64 80
  %.385 = load i64, ptr %.383, align 8
  %.390 = add nsw i64 %.385, %.344
  store i64 %.390, ptr %.383, align 8
  %.396 = getelementptr inbounds nuw i8, ptr %.135, i64 64
  %.398 = load i64, ptr %.396, align 8
  %.430 = load i64, ptr %.375, align 8
  %.431 = add nsw i64 %.430, %.398
  store i64 %.431, ptr %.396, align 8
  store i64 0, ptr %.342, align 8
  %.471 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.473 = load i64, ptr %.471, align 8
  %.474 = mul nsw i64 %.473, %.110
  %.507 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.509 = load i64, ptr %.507, align 8
  %.511 = add nsw i64 %.509, %.474
  switch i32 %arg.kind, label %B1060 [
    i32 0, label %B664
    i32 1, label %B828
  ]

B664:                                             ; preds = %B0.endif.endif
  %.560 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 200
  %.562 = load i64, ptr %.560, align 8
  %.563 = add nsw i64 %.562, %.431
  %sunkaddr = getelementptr inbounds i8, ptr %.135, i64 64
  store i64 %.563, ptr %sunkaddr, align 8
  %.600 = load i64, ptr %.560, align 8
  %.602 = add nsw i64 %.600, %.378
  %.43.i = zext i32 %arg.address to i64
  %promoted = zext i32 %arg.address to i64
  %1 = and i64 %promoted, 4294967168
  %.52.i = add nsw i64 %.511, %1
  %.53.i = inttoptr i64 %.52.i to ptr
  %.119.i = load i32, ptr %.53.i, align 4, !noalias !467
  %promoted22 = zext i32 %.119.i to i64
  %.135.i = sub nsw i64 %.43.i, %1
  %.138.i = lshr i64 %.135.i, 2
  %.139.i = trunc i64 %.138.i to i32
  %.145.i = icmp eq i32 %.119.i, -2147483648
  br i1 %.145.i, label %B404.i, label %B344.i

B344.i:                                           ; preds = %B664
  %2 = xor i64 %promoted22, 2147483648
  %.178.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 136
  %.180.i = load i64, ptr %.178.i, align 8, !noalias !467
  %.181.i = icmp slt i64 %.180.i, %2
  br i1 %.181.i, label %B404.i, label %B454.endif.i

B404.i:                                           ; preds = %B344.i, %B664
  %.237.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 3, ptr %.237.i, align 8, !noalias !467
  br label %B664.endif.endif

B648.i:                                           ; preds = %B454.endif.i
  %.409.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 3, ptr %.409.i, align 8, !noalias !467
  br label %B664.endif.endif

B1196.i:                                          ; preds = %B904.endif.endif.i
  %sunkaddr.i = inttoptr i64 %.652.i to ptr
  %sunkaddr54.i = and i64 %.548.i, -4
  %sunkaddr55.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr54.i
  store i32 %arg.data, ptr %sunkaddr55.i, align 4, !noalias !467
  %.818.i = trunc nuw nsw i64 %spec.select.i to i8
  %sunkaddr23 = inttoptr i64 %.584.i to ptr
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr23, i64 %.549.i
  store i8 %.818.i, ptr %sunkaddr24, align 1, !noalias !467
  %.830.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.832.i = load i32, ptr %.830.i, align 4, !noalias !467
  %.836.i = add i32 %.832.i, 1
  store i32 %.836.i, ptr %.830.i, align 4, !noalias !467
  %.843.i = getelementptr inbounds nuw i8, ptr %.135, i64 96
  %.845.i = load i64, ptr %.843.i, align 8, !noalias !467
  %.846.i = add nsw i64 %.845.i, 1
  store i64 %.846.i, ptr %.843.i, align 8, !noalias !467
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i = load i64, ptr %sunkaddr25, align 8, !noalias !470
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.120.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.110
  store i64 %.472.i, ptr %.120.i.i, align 8, !noalias !470
  %.133.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 24
  %.135.i.i = load i32, ptr %.133.i.i, align 8, !noalias !470
  %.137.not.i.i = icmp eq i32 %.135.i.i, 0
  br i1 %.137.not.i.i, label %B414.i.i, label %B158.i.i

B158.i.i:                                         ; preds = %B1196.i
  %.168.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i38.i = load i64, ptr %.168.i.i, align 8, !noalias !470
  %.172.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 16
  %.174.i.i = load i32, ptr %.172.i.i, align 4, !noalias !470
  %.175.i.i = zext i32 %.174.i.i to i64
  %.176.i.i = shl nuw nsw i64 %.175.i.i, 4
  %.177.i.i = add nsw i64 %.176.i.i, %.170.i38.i
  %.178.i.i = inttoptr i64 %.177.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i.i, i32 0, i32 3, i32 1), !noalias !470
  %.209.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i.i = load i64, ptr %.209.i.i, align 8, !noalias !470
  %.219.i.i = shl nuw nsw i64 %.175.i.i, 5
  %.220.i.i = add nsw i64 %.211.i.i, %.219.i.i
  %.221.i.i = inttoptr i64 %.220.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i.i, i32 0, i32 3, i32 1), !noalias !470
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i39.i = load i64, ptr %sunkaddr26, align 8, !noalias !473
  %.56.i.i40.i = inttoptr i64 %.55.i.i39.i to ptr
  %.128.i.i.i = getelementptr [192 x i8], ptr %.56.i.i40.i, i64 %.110
  %.129.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 28
  store i32 1, ptr %.129.i.i.i, align 4, !noalias !473
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.163.i.i.i = load i64, ptr %sunkaddr27, align 8, !noalias !473
  %.165.i.i.i = sub nsw i64 %.472.i, %.163.i.i.i
  %.166.i.i.i = icmp slt i64 %.165.i.i.i, 2048
  br i1 %.166.i.i.i, label %B188.endif.endif.endif.i.i.i, label %B888.endif.i.i.i

B188.endif.endif.endif.i.i.i:                     ; preds = %B158.i.i
  %.174.i.i42.i = and i64 %.472.i, 2047
  %.204.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i.i = load i64, ptr %.204.i.i.i, align 8, !noalias !473
  %.207.i.i.i = inttoptr i64 %.206.i.i.i to ptr
  %.272.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i43.i = load i64, ptr %.272.i.i.i, align 8, !noalias !473
  %.275.i.i.i = inttoptr i64 %.274.i.i43.i to ptr
  %.313.i.i.i = lshr i64 %.110, 6
  %.343.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i.i = load i64, ptr %.343.i.i.i, align 8, !noalias !473
  %.346.i.i.i = mul i64 %.345.i.i.i, %.174.i.i42.i
  %3 = getelementptr i64, ptr %.207.i.i.i, i64 %.346.i.i.i
  %.372.i.i44.i = getelementptr i64, ptr %3, i64 %.313.i.i.i
  %.373.i.i.i = load i64, ptr %.372.i.i44.i, align 8, !noalias !473
  %.378.i.i45.i = and i64 %.110, 63
  %.379.i.i.i = shl nuw i64 1, %.378.i.i45.i
  %.380.i.i.i = or i64 %.373.i.i.i, %.379.i.i.i
  store i64 %.380.i.i.i, ptr %.372.i.i44.i, align 8, !noalias !473
  %.439.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i.i = load i64, ptr %.439.i.i.i, align 8, !noalias !473
  %.442.i.i.i = mul i64 %.441.i.i.i, %.174.i.i42.i
  %.443.i.i.i = lshr i64 %.110, 12
  %4 = getelementptr i64, ptr %.275.i.i.i, i64 %.442.i.i.i
  %.469.i.i.i = getelementptr i64, ptr %4, i64 %.443.i.i.i
  %.470.i.i.i = load i64, ptr %.469.i.i.i, align 8, !noalias !473
  %.471.i.i.i = and i64 %.313.i.i.i, 63
  %.472.i.i.i = shl nuw i64 1, %.471.i.i.i
  %.473.i.i.i = or i64 %.470.i.i.i, %.472.i.i.i
  store i64 %.473.i.i.i, ptr %.469.i.i.i, align 8, !noalias !473
  %.49.i.i.i46.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i = load i64, ptr %.49.i.i.i46.i, align 8, !noalias !476
  %.52.i.i.i.i = inttoptr i64 %.51.i.i.i.i to ptr
  %.17.i.i.i.i = lshr i64 %.472.i, 6
  %.91.i.i.i.i = and i64 %.17.i.i.i.i, 31
  %.116.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i, i64 %.91.i.i.i.i
  %.117.i.i.i.i = load i64, ptr %.116.i.i.i.i, align 8, !noalias !476
  %.118.i.i.i.i = and i64 %.472.i, 63
  %.119.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i
  %.120.i.i.i.i = or i64 %.117.i.i.i.i, %.119.i.i.i.i
  store i64 %.120.i.i.i.i, ptr %.116.i.i.i.i, align 8, !noalias !476
  %.174.i.i.i47.i = getelementptr i8, ptr %.52.i.i.i.i, i64 256
  %.175.i.i.i.i = load i64, ptr %.174.i.i.i47.i, align 8, !noalias !476
  %.177.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i
  %.178.i.i.i.i = or i64 %.175.i.i.i.i, %.177.i.i.i.i
  store i64 %.178.i.i.i.i, ptr %.174.i.i.i47.i, align 8, !noalias !476
  br label %B1196.endif.endif.i

B888.endif.i.i.i:                                 ; preds = %B158.i.i
  %.570.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 128
  store i64 %.472.i, ptr %.570.i.i.i, align 8, !noalias !473
  %.602.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i.i = load i64, ptr %.602.i.i.i, align 8, !noalias !473
  %.605.i.i.i = trunc i64 %.604.i.i.i to i32
  %.639.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 160
  store i32 %.605.i.i.i, ptr %.639.i.i.i, align 8, !noalias !473
  %.646.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i, ptr %.602.i.i.i, align 8, !noalias !473
  %.708.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i.i = load i64, ptr %.708.i.i.i, align 8, !noalias !473
  %.13.i.i.i41.i = tail call i64 @llvm.smin.i64(i64 %.472.i, i64 %.710.i.i.i)
  store i64 %.13.i.i.i41.i, ptr %.708.i.i.i, align 8, !noalias !473
  br label %B1196.endif.endif.i

B414.i.i:                                         ; preds = %B1196.i
  %.274.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 28
  store i32 0, ptr %.274.i.i, align 4, !noalias !470
  br label %B1196.endif.endif.i

B1340.i:                                          ; preds = %B904.endif.endif.i
  %.906.i = sub nuw nsw i64 5, %spec.select.i
  %.909.not.i = icmp eq i64 %.906.i, %.739.i
  br i1 %.909.not.i, label %B1434.i, label %B1384.i

B1384.i:                                          ; preds = %B1340.i
  %.979.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 3, ptr %.979.i, align 8, !noalias !467
  br label %B664.endif.endif

B1434.i:                                          ; preds = %B1340.i
  %sunkaddr28 = inttoptr i64 %.584.i to ptr
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr28, i64 %.549.i
  store i8 0, ptr %sunkaddr29, align 1, !noalias !467
  %.1020.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.1022.i = load i32, ptr %.1020.i, align 4, !noalias !467
  %.1026.i = add i32 %.1022.i, -1
  store i32 %.1026.i, ptr %.1020.i, align 4, !noalias !467
  %.1033.i = getelementptr inbounds nuw i8, ptr %.135, i64 104
  %.1035.i = load i64, ptr %.1033.i, align 8, !noalias !467
  %.1036.i = add nsw i64 %.1035.i, 1
  store i64 %.1036.i, ptr %.1033.i, align 8, !noalias !467
  %.1044.not.i = icmp eq i64 %.523.i, 0
  %sunkaddr61.i = inttoptr i64 %.652.i to ptr
  %sunkaddr62.i = and i64 %.548.i, -4
  %sunkaddr63.i = getelementptr i8, ptr %sunkaddr61.i, i64 %sunkaddr62.i
  %.1136.i = load i32, ptr %sunkaddr63.i, align 4, !noalias !467
  %.1136.arg.data.i = select i1 %.1044.not.i, i32 %.1136.i, i32 %arg.data
  %arg.data..1136.i = select i1 %.1044.not.i, i32 %arg.data, i32 %.1136.i
  br label %B1618.endif.i

B1886.i:                                          ; preds = %B1618.endif.i
  %.1178.i = trunc i64 %.1177.i to i32
  %.1299.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 12
  %.1301.i = load i32, ptr %.1299.i, align 4, !noalias !467
  br label %B1904.endif.i

B454.endif.i:                                     ; preds = %B344.i
  %.272.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.274.i = load i64, ptr %.272.i, align 8, !noalias !467
  %.275.i = inttoptr i64 %.274.i to ptr
  %.313.i = shl nuw nsw i64 %2, 5
  %.315.i = and i64 %.138.i, 4294967295
  %5 = getelementptr i8, ptr %.275.i, i64 %.313.i
  %.341.i = getelementptr i8, ptr %5, i64 %.315.i
  %.342.i = load i8, ptr %.341.i, align 1, !noalias !467
  %6 = zext i8 %.342.i to i32
  switch i32 %6, label %B1618.endif.i [
    i32 0, label %B648.i
    i32 2, label %B904.endif.endif.i
  ]

B904.endif.endif.i:                               ; preds = %B454.endif.i
  %.468.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 208
  %.470.i = load i64, ptr %.468.i, align 8, !noalias !467
  %.472.i = add nsw i64 %.470.i, %.602
  %sunkaddr30 = getelementptr inbounds i8, ptr %.135, i64 64
  %.481.i = load i64, ptr %sunkaddr30, align 8, !noalias !467
  %.514.i = add nsw i64 %.481.i, %.470.i
  store i64 %.514.i, ptr %sunkaddr30, align 8, !noalias !467
  %.523.i = and i64 %.43.i, 1
  %spec.select.i = or disjoint i64 %.523.i, 2
  %.544.i = and i64 %.43.i, 4294967294
  %.548.i = add nsw i64 %.474, %.544.i
  %.549.i = ashr i64 %.548.i, 2
  %.582.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 48
  %.584.i = load i64, ptr %.582.i, align 8, !noalias !467
  %.585.i = inttoptr i64 %.584.i to ptr
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.652.i = load i64, ptr %sunkaddr31, align 8, !noalias !467
  %.733.i = getelementptr i8, ptr %.585.i, i64 %.549.i
  %.734.i = load i8, ptr %.733.i, align 1, !noalias !467
  %.739.i = zext i8 %.734.i to i64
  %.740.i = icmp eq i8 %.734.i, 0
  br i1 %.740.i, label %B1196.i, label %B1340.i

B1196.endif.endif.i:                              ; preds = %B414.i.i, %B888.endif.i.i.i, %B188.endif.endif.endif.i.i.i
  br label %B664.endif.endif

B1618.endif.i:                                    ; preds = %B454.endif.i, %B1434.i
  %start.2.0.i = phi i64 [ %.602, %B454.endif.i ], [ %.472.i, %B1434.i ]
  %y.2.0.i = phi i32 [ 0, %B454.endif.i ], [ %.1136.arg.data.i, %B1434.i ]
  %x.2.0.i = phi i32 [ %arg.data, %B454.endif.i ], [ %arg.data..1136.i, %B1434.i ]
  %.1174.i = add nsw i64 %.474, %1
  %.1177.i = lshr i64 %.1174.i, 7
  %.1211.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.1213.i = load i64, ptr %.1211.i, align 8, !noalias !467
  %.1214.i = inttoptr i64 %.1213.i to ptr
  %.1251.i = and i64 %.1177.i, 4294967295
  %.1276.i = getelementptr [40 x i8], ptr %.1214.i, i64 %.1251.i
  %.1292.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 8
  %.1294.i = load i32, ptr %.1292.i, align 4, !noalias !467
  %.1296.not.i = icmp eq i32 %.1294.i, 0
  br i1 %.1296.not.i, label %B1904.endif.i, label %B1886.i

B1904.endif.i:                                    ; preds = %B1618.endif.i, %B1886.i
  %by_life.2.0.i = phi i32 [ %.1301.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %by.2.0.i = phi i32 [ %.1178.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %7 = trunc i64 %1 to i32
  %.1345.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.1347.i = load i64, ptr %.1345.i, align 8, !noalias !467
  %.1348.i = inttoptr i64 %.1347.i to ptr
  %.1410.i = getelementptr i64, ptr %.1348.i, i64 %2
  %.1411.i = load i64, ptr %.1410.i, align 8, !noalias !467
  %.68.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i.i, align 8, !noalias !479
  %.102.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.110, ptr %.102.i.i, align 8, !noalias !479
  %.136.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 0, ptr %.136.i.i, align 8, !noalias !479
  %.169.i.i = zext i32 %by.2.0.i to i64
  %.170.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.169.i.i, ptr %.170.i.i, align 8, !noalias !479
  %.203.i.i = zext i32 %by_life.2.0.i to i64
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 704
  store i64 %.203.i.i, ptr %.204.i.i, align 8, !noalias !479
  %.236.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i.i = load i64, ptr %.236.i.i, align 8, !noalias !479
  %.241.i.i = inttoptr i64 %.1411.i to ptr
  %.242.i.i = tail call i64 %.241.i.i(i64 %.238.i.i, i64 %.511, i32 %arg.pe, i32 %7, i32 %.139.i, i32 %x.2.0.i, i32 %y.2.0.i, i64 %start.2.0.i), !noalias !479
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.277.i.i = load i64, ptr %sunkaddr32, align 8, !noalias !479
  %.278.i.i = inttoptr i64 %.277.i.i to ptr
  %.342.i.i = getelementptr [192 x i8], ptr %.278.i.i, i64 %.110
  %.350.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 88
  %.352.i.i = load i64, ptr %.350.i.i, align 8, !noalias !479
  %.353.i.i = add nsw i64 %.352.i.i, 1
  store i64 %.353.i.i, ptr %.350.i.i, align 8, !noalias !479
  %.387.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 880
  %.389.i.i = load i64, ptr %.387.i.i, align 8, !noalias !479
  %.390.not.i.i = icmp eq i64 %.389.i.i, 0
  br i1 %.390.not.i.i, label %B522.i.i, label %B360.i.i

B360.i.i:                                         ; preds = %B1904.endif.i
  %.393.i.i = icmp sgt i64 %.242.i.i, -1
  br i1 %.393.i.i, label %B522.thread736.i.i, label %B534.i.i

B522.i.i:                                         ; preds = %B1904.endif.i
  %.537.i.i = icmp slt i64 %.242.i.i, 0
  br i1 %.537.i.i, label %B534.i.i, label %B574.i.i

B534.i.i:                                         ; preds = %B522.i.i, %B360.i.i
  %.59.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.61.i.i.i = load i64, ptr %.59.i.i.i, align 8, !noalias !482
  %.94.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.96.i.i.i = load i64, ptr %.94.i.i.i, align 8, !noalias !482
  %.98.i.i.i = icmp slt i64 %.61.i.i.i, %.96.i.i.i
  br i1 %.98.i.i.i, label %B64.i.i.i, label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i

B64.i.i.i:                                        ; preds = %B534.i.i
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i.i, ptr %sunkaddr33, align 8, !noalias !482
  %.162.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.164.i.i.i = load i64, ptr %.162.i.i.i, align 8, !noalias !482
  %.194.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i.i, ptr %.194.i.i.i, align 8, !noalias !482
  %.228.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  store i64 0, ptr %.228.i.i.i, align 8, !noalias !482
  %.264.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  store i64 %.110, ptr %.264.i.i.i, align 8, !noalias !482
  %.300.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  store i64 %.169.i.i, ptr %.300.i.i.i, align 8, !noalias !482
  %.336.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  store i64 %.203.i.i, ptr %.336.i.i.i, align 8, !noalias !482
  %.370.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.372.i.i.i = load i64, ptr %.370.i.i.i, align 8, !noalias !482
  %.407.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  store i64 %.372.i.i.i, ptr %.407.i.i.i, align 8, !noalias !482
  br label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i

_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i: ; preds = %B64.i.i.i, %B534.i.i
  %m.sroa.0.0.i.i.i = phi ptr [ null, %B64.i.i.i ], [ %arg.m.0, %B534.i.i ]
  br label %B836.endif.i.i

B574.i.i:                                         ; preds = %B522.thread736.i.i, %B522.i.i
  %.582.not.i.i = icmp eq i32 %by.2.0.i, 0
  br i1 %.582.not.i.i, label %B836.endif.i.i, label %B612.i.i

B612.i.i:                                         ; preds = %B574.i.i
  %.616.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.618.i.i = load i64, ptr %.616.i.i, align 8, !noalias !479
  %.619.not.i.i = icmp eq i64 %.618.i.i, 0
  br i1 %.619.not.i.i, label %B836.endif.i.i, label %B646.endif.i.i

B760.i.i:                                         ; preds = %B646.endif.i.i
  %.767.i.i = trunc i64 %.618.i.i to i32
  %.769.i.i = getelementptr inbounds nuw i8, ptr %.718.i.i, i64 28
  store i32 %.767.i.i, ptr %.769.i.i, align 4, !noalias !479
  store i64 %.242.i.i, ptr %.718.i.i, align 8, !noalias !479
  br label %B836.endif.i.i

B988.i.i:                                         ; preds = %B836.endif.i.i
  %sunkaddr65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.831.i.i = load i64, ptr %sunkaddr65.i, align 8, !noalias !479
  %sunkaddr84.i.i = inttoptr i64 %.831.i.i to ptr
  %sunkaddr85.i.i = getelementptr inbounds nuw i8, ptr %sunkaddr84.i.i, i64 8
  %.942.i.i = load i32, ptr %sunkaddr85.i.i, align 4, !noalias !479
  %.944.i.i = icmp eq i32 %.942.i.i, 0
  br i1 %.944.i.i, label %B1048.i.i, label %B164.lr.ph.i.i.i

B1048.i.i:                                        ; preds = %B988.i.i
  %8 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr87.i.i = getelementptr inbounds nuw i8, ptr %8, i64 12
  %.979.i.i = load i32, ptr %sunkaddr87.i.i, align 4, !noalias !479
  %.981.i.i = icmp eq i32 %.979.i.i, %arg.pe
  br i1 %.981.i.i, label %B1128.i.i, label %B164.lr.ph.i.i.i

B1128.i.i:                                        ; preds = %B1048.i.i
  %9 = inttoptr i64 %.831.i.i to ptr
  %.986.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 24
  %.988.i.i = load i32, ptr %.986.i.i, align 4, !noalias !479
  %.990.i.i = icmp eq i32 %.988.i.i, 0
  br i1 %.990.i.i, label %B1134.i.i, label %B164.lr.ph.i.i.i

B1134.i.i:                                        ; preds = %B1128.i.i
  %10 = inttoptr i64 %.831.i.i to ptr
  %.1030.i.i = load i64, ptr %10, align 8, !noalias !479
  %.69.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.71.i.i.i = load i64, ptr %.69.i.i.i, align 8, !noalias !485
  %.72.i.i.i = inttoptr i64 %.71.i.i.i to ptr
  %.idx.i.i.i = shl nuw nsw i64 %.110, 7
  %11 = getelementptr i8, ptr %.72.i.i.i, i64 %.idx.i.i.i
  %.142.i.i.i = getelementptr i8, ptr %11, i64 216
  %.144.i.i.i = load i32, ptr %.142.i.i.i, align 4, !noalias !485
  %.146.not.i.i.i = icmp eq i32 %.144.i.i.i, 0
  br i1 %.146.not.i.i.i, label %B228.i.i.i, label %B1530.sink.split.i.i

B228.i.i.i:                                       ; preds = %B1134.i.i
  %.177.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.179.i.i.i = load i64, ptr %.177.i.i.i, align 8, !noalias !485
  %.180.not.i.i.i = icmp eq i64 %.179.i.i.i, 0
  br i1 %.180.not.i.i.i, label %B262.i.i.i, label %B1530.sink.split.i.i

B262.i.i.i:                                       ; preds = %B228.i.i.i
  %const9 = bitcast i64 4611686018427387904 to i64
  %.211.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.213.i.i.i = load i64, ptr %.211.i.i.i, align 8, !noalias !485
  %.214.not.i.i.i = icmp eq i64 %.213.i.i.i, %const9
  br i1 %.214.not.i.i.i, label %B306.i.i.i, label %B1530.sink.split.i.i

B306.i.i.i:                                       ; preds = %B262.i.i.i
  %.245.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  %.247.i.i.i = load i64, ptr %.245.i.i.i, align 8, !noalias !485
  %.248.not.i.i.i = icmp eq i64 %.247.i.i.i, 0
  br i1 %.248.not.i.i.i, label %B344.endif.endif.i.i.i, label %B1530.sink.split.i.i

B480.i.i.i:                                       ; preds = %B344.endif.endif.i.i.i
  %.47.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.49.i.i.i.i = load i64, ptr %.47.i.i.i.i, align 8, !noalias !488
  %.50.i.i.i.i = inttoptr i64 %.49.i.i.i.i to ptr
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.125.i.i.i.i = load i64, ptr %sunkaddr34, align 8, !noalias !488
  %.126.i.i.i.i = and i64 %.125.i.i.i.i, 2047
  %.156.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.158.i.i.i.i = load i64, ptr %.156.i.i.i.i, align 8, !noalias !488
  %.159.i.i.i.i = mul i64 %.126.i.i.i.i, %.158.i.i.i.i
  %..158.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i.i, i64 0)
  %12 = getelementptr i64, ptr %.50.i.i.i.i, i64 %.159.i.i.i.i
  br label %B310.i.i.i.i

B310.i.i.i.i:                                     ; preds = %B312.i.i.i.i, %B480.i.i.i
  %.280207.i.i.i.i = phi i64 [ %.287.i.i.i.i, %B312.i.i.i.i ], [ 0, %B480.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %..158.i.i.i.i, %.280207.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B402.i.i.i.i, label %B312.i.i.i.i

B312.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.287.i.i.i.i = add nuw i64 %.280207.i.i.i.i, 1
  %13 = shl i64 %.280207.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %12, i64 %13
  %.340.i.i.i.i = load i64, ptr %scevgep.i.i.i.i, align 8, !noalias !488
  %.341.not.i.i.i.i = icmp eq i64 %.340.i.i.i.i, 0
  br i1 %.341.not.i.i.i.i, label %B310.i.i.i.i, label %B370.i.i.i.i

B370.i.i.i.i:                                     ; preds = %B312.i.i.i.i
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.388.i.i.i.i = load i64, ptr %sunkaddr35, align 8, !noalias !488
  br label %B480.endif.i.i.i

B402.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.47.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.49.i.i.i.i.i = load i64, ptr %.47.i.i.i.i.i, align 8, !noalias !491
  %.50.i.i.i.i.i = inttoptr i64 %.49.i.i.i.i.i to ptr
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.126.i.i.i.i.i = load i64, ptr %sunkaddr36, align 8, !noalias !491
  %.131.i.i.i.i.i = lshr i64 %.126.i.i.i.i.i, 6
  %.136.i.i.i.i.i = and i64 %.131.i.i.i.i.i, 31
  %.170.i.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i.i, i64 %.136.i.i.i.i.i
  %.171.i.i.i.i.i = load i64, ptr %.170.i.i.i.i.i, align 8, !noalias !491
  %.174.i.i.i.i.i = and i64 %.126.i.i.i.i.i, 63
  %.175.i.i.i.i.i = shl nsw i64 -1, %.174.i.i.i.i.i
  %.176.i.i.i.i.i = and i64 %.175.i.i.i.i.i, %.171.i.i.i.i.i
  %.180.i.i.i.i.i = icmp eq i64 %.176.i.i.i.i.i, 0
  br i1 %.180.i.i.i.i.i, label %B360.i.i.i.i.i, label %B614.i.i.i.i.i

B360.i.i.i.i.i:                                   ; preds = %B402.i.i.i.i
  %14 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.214.i.i.i.i.i = getelementptr i8, ptr %14, i64 256
  %.215.i.i.i.i.i = load i64, ptr %.214.i.i.i.i.i, align 8, !noalias !491
  %.220.i.i.i.i.i = icmp eq i64 %.215.i.i.i.i.i, 0
  br i1 %.220.i.i.i.i.i, label %B424.i.i.i.i.i, label %B450.i.i.i.i.i

B424.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %.269.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.271.i.i.i.i.i = load i64, ptr %.269.i.i.i.i.i, align 8, !noalias !491
  br label %B402.endif.endif.i.i.i.i

B450.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %15 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.284.i.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i.i
  %.286.i.i.i.i.i = and i64 %.215.i.i.i.i.i, %.284.i.i.i.i.i
  %.291.not.i.i.i.i.i = icmp eq i64 %.286.i.i.i.i.i, 0
  %spec.select.i.i.i.i.i = select i1 %.291.not.i.i.i.i.i, i64 %.215.i.i.i.i.i, i64 %.286.i.i.i.i.i
  %.314.i.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i.i, i1 true)
  %.346.i.i.i.i.i = getelementptr i64, ptr %15, i64 %.314.i.i.i.i.i
  %.347.i.i.i.i.i = load i64, ptr %.346.i.i.i.i.i, align 8, !noalias !491
  br label %B614.i.i.i.i.i

B614.i.i.i.i.i:                                   ; preds = %B450.i.i.i.i.i, %B402.i.i.i.i
  %m.sroa.0.0.i.i.i.i.i = phi ptr [ null, %B450.i.i.i.i.i ], [ %arg.m.0, %B402.i.i.i.i ]
  %word.2.0.i.i.i.i.i = phi i64 [ %.314.i.i.i.i.i, %B450.i.i.i.i.i ], [ %.136.i.i.i.i.i, %B402.i.i.i.i ]
  %found.2.0.i.i.i.i.i = phi i64 [ %.347.i.i.i.i.i, %B450.i.i.i.i.i ], [ %.176.i.i.i.i.i, %B402.i.i.i.i ]
  %.369.i.i.i.i.i = shl nuw nsw i64 %word.2.0.i.i.i.i.i, 6
  %.373.i.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i.i.i.i.i, i1 true)
  %.376.i.i.i.i.i = sub i64 %.369.i.i.i.i.i, %.126.i.i.i.i.i
  %.378.i.i.i.i.i = add i64 %.376.i.i.i.i.i, %.373.i.i.i.i.i
  %.381.i.i.i.i.i = and i64 %.378.i.i.i.i.i, 2047
  %.383.i.i.i.i.i = add i64 %.381.i.i.i.i.i, %.126.i.i.i.i.i
  br label %B402.endif.endif.i.i.i.i

B402.endif.endif.i.i.i.i:                         ; preds = %B614.i.i.i.i.i, %B424.i.i.i.i.i
  %storemerge.i.i.i.i.i = phi i64 [ %.383.i.i.i.i.i, %B614.i.i.i.i.i ], [ %.271.i.i.i.i.i, %B424.i.i.i.i.i ]
  %.465.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.467.i.i.i.i = load i64, ptr %.465.i.i.i.i, align 8, !noalias !488
  %.468.i.i.i.i = add nsw i64 %.467.i.i.i.i, -2047
  %.13.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.468.i.i.i.i, i64 %storemerge.i.i.i.i.i)
  br label %B480.endif.i.i.i

B532.i.i.i:                                       ; preds = %B480.endif.i.i.i, %B344.endif.endif.i.i.i
  %.498.i.i.i = phi i64 [ %storemerge.i.i.i.i, %B480.endif.i.i.i ], [ %.403.i.i.i, %B344.endif.endif.i.i.i ]
  %.500.not.i.i.i = icmp sgt i64 %.498.i.i.i, %.13.i1.i.i.i
  br i1 %.500.not.i.i.i, label %B566.i.i.i, label %B1530.sink.split.i.i

B566.i.i.i:                                       ; preds = %B532.i.i.i
  %.531.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.533.i.i.i = load i64, ptr %.531.i.i.i, align 8, !noalias !485
  %.534.i.i.i = icmp ne i64 %.533.i.i.i, 0
  %.569.i.i.i = icmp sgt i64 %.13.i1.i.i.i, %.533.i.i.i
  %or.cond.i.i.i = select i1 %.534.i.i.i, i1 %.569.i.i.i, i1 false
  br i1 %or.cond.i.i.i, label %B1530.sink.split.i.i, label %B638.endif.i.i.i

B960.i.i.i:                                       ; preds = %B638.endif.i.i.i
  %sunkaddr37 = getelementptr inbounds i8, ptr %.342.i.i, i64 36
  store i32 1, ptr %sunkaddr37, align 4, !noalias !485
  br label %B1194.i.i

B344.endif.endif.i.i.i:                           ; preds = %B306.i.i.i
  %.297.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i16.i.i = load i64, ptr %.297.i.i.i, align 8, !noalias !485
  %.301.i.i.i = add nsw i64 %.299.i16.i.i, %.1030.i.i
  %sunkaddr38 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 %.idx.i.i.i
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr39, i64 192
  %.307.i.i.i = load i64, ptr %sunkaddr41, align 8, !noalias !485
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i.i, i64 %.301.i.i.i)
  %.13.i1.i.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i.i, i64 %.13.i.i.i.i)
  %.401.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  %.403.i.i.i = load i64, ptr %.401.i.i.i, align 8, !noalias !485
  %.404.i.i.i = icmp eq i64 %.403.i.i.i, 0
  br i1 %.404.i.i.i, label %B480.i.i.i, label %B532.i.i.i

B480.endif.i.i.i:                                 ; preds = %B402.endif.endif.i.i.i.i, %B370.i.i.i.i
  %storemerge.i.i.i.i = phi i64 [ %.388.i.i.i.i, %B370.i.i.i.i ], [ %.13.i.i.i.i.i, %B402.endif.endif.i.i.i.i ]
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 712
  store i64 %storemerge.i.i.i.i, ptr %sunkaddr42, align 8, !noalias !485
  br label %B532.i.i.i

B638.endif.i.i.i:                                 ; preds = %B566.i.i.i
  %.620.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.622.i.i.i = load i64, ptr %.620.i.i.i, align 8, !noalias !485
  %.623.i.i.i = inttoptr i64 %.622.i.i.i to ptr
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i.i = load i64, ptr %sunkaddr43, align 8, !noalias !485
  %.695.i.i.i = mul i64 %.694.i.i.i, %.110
  %.720.i.i.i = getelementptr i64, ptr %.623.i.i.i, i64 %.695.i.i.i
  %.721.i.i.i = load i64, ptr %.720.i.i.i, align 8, !noalias !485
  %.722.i.i.i = add nsw i64 %.721.i.i.i, 1
  store i64 %.722.i.i.i, ptr %.720.i.i.i, align 8, !noalias !485
  %.781.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  %.783.i.i.i = load i64, ptr %.781.i.i.i, align 8, !noalias !485
  %.784.i.i.i = add nsw i64 %.783.i.i.i, 1
  store i64 %.784.i.i.i, ptr %.781.i.i.i, align 8, !noalias !485
  %.817.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i.i = load i64, ptr %.817.i.i.i, align 8, !noalias !485
  %.821.i.i.i = add nsw i64 %.819.i.i.i, %.13.i.i.i.i
  %sunkaddr44 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 %.idx.i.i.i
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 192
  store i64 %.821.i.i.i, ptr %sunkaddr46, align 8, !noalias !485
  %.831.i.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 36
  %.833.i.i.i = load i32, ptr %.831.i.i.i, align 4, !noalias !485
  %.835.i.i.i = icmp eq i32 %.833.i.i.i, 0
  br i1 %.835.i.i.i, label %B960.i.i.i, label %B1194.i.i

B1194.i.i:                                        ; preds = %B638.endif.i.i.i, %B960.i.i.i
  %16 = inttoptr i64 %.831.i.i to ptr
  store i64 %end.2.0.i.i, ptr %.342.i.i, align 8, !noalias !485
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.13.i1.i.i.i, ptr %sunkaddr47, align 8, !noalias !485
  %.1108.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 1, ptr %.1108.i.i, align 8, !noalias !479
  %sunkaddr100.i.i = getelementptr inbounds nuw i8, ptr %16, i64 16
  %.1142.i.i = load i32, ptr %sunkaddr100.i.i, align 4, !noalias !479
  %.1172.i.i = zext i32 %.1142.i.i to i64
  %.1173.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.1172.i.i, ptr %.1173.i.i, align 8, !noalias !479
  %sunkaddr102.i.i = getelementptr inbounds nuw i8, ptr %16, i64 20
  %.1207.i.i = load i32, ptr %sunkaddr102.i.i, align 4, !noalias !479
  %.1237.i.i = zext i32 %.1207.i.i to i64
  %.1238.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.1237.i.i, ptr %.1238.i.i, align 8, !noalias !479
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  %.1272.i.i = load i64, ptr %sunkaddr48, align 8, !noalias !479
  %.1273.not.i.i = icmp eq i64 %.1272.i.i, 0
  br i1 %.1273.not.i.i, label %B1904.endif.endif.endif.i, label %B1350.i.i

B1350.i.i:                                        ; preds = %B1194.i.i
  %.65.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.67.i.i.i = load i64, ptr %.65.i.i.i, align 8, !noalias !494
  %.68.i.i.i = icmp eq i64 %.67.i.i.i, 67108864
  br i1 %.68.i.i.i, label %B58.i.i.i, label %B88.endif.i.i.i

B58.i.i.i:                                        ; preds = %B1350.i.i
  %sunkaddr49 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  store i64 0, ptr %sunkaddr49, align 8, !noalias !494
  br label %B1508.endif.i.i

B88.endif.i.i.i:                                  ; preds = %B1350.i.i
  %17 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr109.i.i = getelementptr inbounds nuw i8, ptr %17, i64 24
  %.1426.i.i = load i32, ptr %sunkaddr109.i.i, align 4, !noalias !479
  %sunkaddr50 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr51 = getelementptr inbounds i8, ptr %sunkaddr50, i64 20
  %.1340.i.i = load i32, ptr %sunkaddr51, align 4, !noalias !479
  %sunkaddr52 = inttoptr i64 %.831.i.i to ptr
  %sunkaddr53 = getelementptr inbounds i8, ptr %sunkaddr52, i64 16
  %.1308.i.i = load i32, ptr %sunkaddr53, align 4, !noalias !479
  %promoted57 = zext i32 %.1308.i.i to i64
  %.153.i.i.i = inttoptr i64 %.1272.i.i to ptr
  %.67.lobit.i.i.i = lshr i64 %.67.i.i.i, 63
  %18 = getelementptr [56 x i8], ptr %.153.i.i.i, i64 %.67.i.i.i
  %.250.i.i.i = getelementptr [56 x i8], ptr %18, i64 %.67.lobit.i.i.i
  %.289.i.i.i = add nsw i64 %.67.i.i.i, 1
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 888
  store i64 %.289.i.i.i, ptr %sunkaddr54, align 8, !noalias !494
  store i64 %.13.i1.i.i.i, ptr %.250.i.i.i, align 8, !noalias !494
  %.378.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i.i, align 8, !noalias !494
  %.382.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 28
  store i32 0, ptr %.382.i.i.i, align 4, !noalias !494
  %.386.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 32
  store i32 %.1308.i.i, ptr %.386.i.i.i, align 8, !noalias !494
  %.390.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 36
  store i32 %.1340.i.i, ptr %.390.i.i.i, align 4, !noalias !494
  %.394.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 40
  store i32 %.1426.i.i, ptr %.394.i.i.i, align 8, !noalias !494
  %.398.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i.i, align 4, !noalias !494
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i.i = load i64, ptr %sunkaddr55, align 8, !noalias !494
  %sunkaddr56 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i.i = load i64, ptr %sunkaddr56, align 8, !noalias !494
  %.480.i.i.i = mul nsw i64 %.479.i.i.i, %.110
  %19 = and i64 %promoted57, 4294967168
  %.481.i.i.i = add i64 %.438.i.i.i, %19
  %.490.i.i.i = add i64 %.481.i.i.i, %.480.i.i.i
  %.491.i.i.i = inttoptr i64 %.490.i.i.i to ptr
  %.555.i.i.i = load i32, ptr %.491.i.i.i, align 4, !noalias !494
  %.562.i.i.i = xor i32 %.555.i.i.i, -2147483648
  %.565.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 48
  store i32 %.562.i.i.i, ptr %.565.i.i.i, align 8, !noalias !494
  br label %B1508.endif.i.i

B1530.sink.split.i.i:                             ; preds = %B566.i.i.i, %B532.i.i.i, %B306.i.i.i, %B262.i.i.i, %B228.i.i.i, %B1134.i.i
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.pr.pre.i = load i64, ptr %sunkaddr58, align 8, !noalias !497
  br label %B1530.i.i

B1530.i.i:                                        ; preds = %B836.endif.i.i, %B1530.sink.split.i.i
  %.137.i.i.i = phi i64 [ %.905.i.i, %B836.endif.i.i ], [ %.137.i.i.pr.pre.i, %B1530.sink.split.i.i ]
  %.217159.not.i.i.i = icmp slt i64 %.137.i.i.i, 1
  br i1 %.217159.not.i.i.i, label %B1530.endif.i.i, label %B1530.i.i.B164.lr.ph.i.i.i_crit_edge

B1530.i.i.B164.lr.ph.i.i.i_crit_edge:             ; preds = %B1530.i.i
  %sunkaddr85.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.61.i20.i.i.pre = load i64, ptr %sunkaddr85.i.phi.trans.insert, align 8, !noalias !497
  %.pre = inttoptr i64 %.61.i20.i.i.pre to ptr
  br label %B164.lr.ph.i.i.i

B164.lr.ph.i.i.i:                                 ; preds = %B1530.i.i.B164.lr.ph.i.i.i_crit_edge, %B1128.i.i, %B1048.i.i, %B988.i.i
  %.pre-phi = phi ptr [ %.pre, %B1530.i.i.B164.lr.ph.i.i.i_crit_edge ], [ %9, %B1128.i.i ], [ %8, %B1048.i.i ], [ %sunkaddr84.i.i, %B988.i.i ]
  %.137.i.i51.i = phi i64 [ %.137.i.i.i, %B1530.i.i.B164.lr.ph.i.i.i_crit_edge ], [ 1, %B1128.i.i ], [ 1, %B1048.i.i ], [ 1, %B988.i.i ]
  %const19 = bitcast i64 -3335678366873096957 to i64
  %const17 = bitcast i64 -4658895280553007687 to i64
  %const15 = bitcast i64 -7046029254386353131 to i64
  %const13 = bitcast i64 -7723592293110705685 to i64
  %const11 = bitcast i64 -9223372036854775808 to i64
  %const = bitcast i64 2685821657736338717 to i64
  %.870.i87.i.i.i = shl i32 %arg.pe, 16
  %.1043.i151.i.i.i = shl i32 %arg.pe, 2
  %.1048.i152.i.i.i = add i32 %.1043.i151.i.i.i, 4
  %.9.i.i36.i.i.i = mul i64 %.110, %const19
  %scevgep.i.i.i = getelementptr i8, ptr %.pre-phi, i64 24
  br label %B164.us.i.i.i

B164.us.i.i.i:                                    ; preds = %B312.endif.us.i.i.i, %B164.lr.ph.i.i.i
  %lsr.iv247.i.i.i = phi i64 [ %.137.i.i51.i, %B164.lr.ph.i.i.i ], [ %lsr.iv.next.i.i.i, %B312.endif.us.i.i.i ]
  %lsr.iv.i.i.i = phi ptr [ %scevgep.i.i.i, %B164.lr.ph.i.i.i ], [ %scevgep241.i.i.i, %B312.endif.us.i.i.i ]
  %scevgep246.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -24
  %.288.us.i.i.i = load i64, ptr %scevgep246.i.i.i, align 8, !noalias !497
  %scevgep245.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -16
  %.292.us.i.i.i = load i32, ptr %scevgep245.i.i.i, align 8, !noalias !497
  %scevgep244.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -12
  %.296.us.i.i.i = load i32, ptr %scevgep244.i.i.i, align 4, !noalias !497
  %.615.i58.i.i.i = zext i32 %.296.us.i.i.i to i64
  %scevgep243.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -8
  %.300.us.i.i.i = load i32, ptr %scevgep243.i.i.i, align 8, !noalias !497
  %scevgep242.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 -4
  %.304.us.i.i.i = load i32, ptr %scevgep242.i.i.i, align 4, !noalias !497
  %.351.us.i.i.i = load i32, ptr %lsr.iv.i.i.i, align 8, !noalias !497
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i.i = load i64, ptr %sunkaddr59, align 8, !noalias !500
  %.75.i3.i.i.i = add nsw i64 %.74.i2.i.i.i, %.288.us.i.i.i
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i.i = load i64, ptr %sunkaddr60, align 8, !noalias !500
  %.115.i6.i.i.i = inttoptr i64 %.114.i5.i.i.i to ptr
  %sunkaddr61 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i9.i.i.i = load i64, ptr %sunkaddr61, align 8, !noalias !500
  %.187.i10.i.i.i = mul i64 %.186.i9.i.i.i, %.110
  %.189.i11.i.i.i = zext i32 %.292.us.i.i.i to i64
  %20 = getelementptr i64, ptr %.115.i6.i.i.i, i64 %.187.i10.i.i.i
  %.215.i12.i.i.i = getelementptr i64, ptr %20, i64 %.189.i11.i.i.i
  %.216.i13.i.i.i = load i64, ptr %.215.i12.i.i.i, align 8, !noalias !500
  %.217.i14.i.i.i = add nsw i64 %.216.i13.i.i.i, 1
  store i64 %.217.i14.i.i.i, ptr %.215.i12.i.i.i, align 8, !noalias !500
  %sunkaddr62 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.278.i16.i.i.i = load i64, ptr %sunkaddr62, align 8, !noalias !500
  %.279.not.i17.i.i.i = icmp eq i64 %.278.i16.i.i.i, 0
  br i1 %.279.not.i17.i.i.i, label %B802.i62.i.i.i, label %B294.endif.i18.i.i.i

B802.i62.i.i.i:                                   ; preds = %B294.endif.endif.endif.endif.i49.i.i.i, %B164.us.i.i.i
  %at.2.0.i63.i.i.i = phi i64 [ %.13.i.i61.i.i.i, %B294.endif.endif.endif.endif.i49.i.i.i ], [ %.75.i3.i.i.i, %B164.us.i.i.i ]
  %sunkaddr63 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.736.i65.i.i.i = load i64, ptr %sunkaddr63, align 8, !noalias !500
  %.737.i66.i.i.i = add nsw i64 %.736.i65.i.i.i, 1
  store i64 %.737.i66.i.i.i, ptr %sunkaddr63, align 8, !noalias !500
  %sunkaddr64 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i68.i.i.i = load i64, ptr %sunkaddr64, align 8, !noalias !503
  %21 = and i64 %.125.i.i68.i.i.i, 4294967295
  %.126.i.i69.i.i.i = trunc i64 %21 to i32
  %.131.not.i.i70.i.i.i = icmp eq i32 %.126.i.i69.i.i.i, 0
  br i1 %.131.not.i.i70.i.i.i, label %B210.i.i225.i.i.i, label %B158.i.i71.i.i.i

B158.i.i71.i.i.i:                                 ; preds = %B802.i62.i.i.i
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i73.i.i.i = load i64, ptr %sunkaddr65, align 8, !noalias !503
  %.50.i.i74.i.i.i = inttoptr i64 %.49.i.i73.i.i.i to ptr
  %.160.i.i75.i.i.i = getelementptr [16 x i8], ptr %.50.i.i74.i.i.i, i64 %21
  %.166.i.i76.i.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i75.i.i.i, i64 12
  %.168.i.i77.i.i.i = load i32, ptr %.166.i.i76.i.i.i, align 4, !noalias !503
  %.203.i.i78.i.i.i = zext i32 %.168.i.i77.i.i.i to i64
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i78.i.i.i, ptr %sunkaddr66, align 8, !noalias !503
  br label %B802.endif.endif.endif.i80.i.i.i

B210.i.i225.i.i.i:                                ; preds = %B802.i62.i.i.i
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i227.i.i.i = load i64, ptr %sunkaddr67, align 8, !noalias !503
  %.251.i.i228.i.i.i = add nsw i64 %.250.i.i227.i.i.i, 1
  store i64 %.251.i.i228.i.i.i, ptr %sunkaddr67, align 8, !noalias !503
  %.292.i.i229.i.i.i = trunc i64 %.251.i.i228.i.i.i to i32
  br label %B802.endif.endif.endif.i80.i.i.i

B294.endif.i18.i.i.i:                             ; preds = %B164.us.i.i.i
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.312.i20.i.i.i = load i64, ptr %sunkaddr69, align 8, !noalias !500
  %.313.i21.i.i.i = inttoptr i64 %.312.i20.i.i.i to ptr
  %.375.i22.i.i.i = getelementptr [192 x i8], ptr %.313.i21.i.i.i, i64 %.110
  %.376.i23.i.i.i = getelementptr inbounds nuw i8, ptr %.375.i22.i.i.i, i64 136
  %.378.i24.i.i.i = load i64, ptr %.376.i23.i.i.i, align 8, !noalias !500
  %.379.i25.i.i.i = add nsw i64 %.378.i24.i.i.i, 1
  store i64 %.379.i25.i.i.i, ptr %.376.i23.i.i.i, align 8, !noalias !500
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482.i29.i.i.i = load i64, ptr %sunkaddr70, align 8, !noalias !500
  %22 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i29.i.i.i, i64 1)
  %ov.i.i30.i.i.i = extractvalue { i64, i1 } %22, 1
  br i1 %ov.i.i30.i.i.i, label %B294.endif.endif.endif.endif.i49.i.i.i, label %B0.else.i.i31.i.i.i, !prof !90

B0.else.i.i31.i.i.i:                              ; preds = %B294.endif.i18.i.i.i
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.415.i27.i.i.i = load i64, ptr %sunkaddr71, align 8, !noalias !500
  %math.i.i34.i.i.i = extractvalue { i64, i1 } %22, 0
  %.8.i55.i35.i.i.i = mul i64 %.415.i27.i.i.i, %const15
  %.11.i.i38.i.i.i = mul i64 %.379.i25.i.i.i, %const
  %.10.i.i37.i.i.i = add i64 %.11.i.i38.i.i.i, %.9.i.i36.i.i.i
  %.12.i.i39.i.i.i = add i64 %.10.i.i37.i.i.i, %.8.i55.i35.i.i.i
  %.13.i56.i40.i.i.i = lshr i64 %.12.i.i39.i.i.i, 30
  %.14.i.i41.i.i.i = xor i64 %.13.i56.i40.i.i.i, %.12.i.i39.i.i.i
  %.15.i.i42.i.i.i = mul i64 %.14.i.i41.i.i.i, %const17
  %.16.i.i43.i.i.i = lshr i64 %.15.i.i42.i.i.i, 27
  %.17.i57.i44.i.i.i = xor i64 %.16.i.i43.i.i.i, %.15.i.i42.i.i.i
  %.18.i.i45.i.i.i = mul i64 %.17.i57.i44.i.i.i, %const13
  %.19.i.i46.i.i.i = lshr i64 %.18.i.i45.i.i.i, 31
  %.20.i58.i47.i.i.i = xor i64 %.19.i.i46.i.i.i, %.18.i.i45.i.i.i
  %.30.i.i48.i.i.i = urem i64 %.20.i58.i47.i.i.i, %math.i.i34.i.i.i
  br label %B294.endif.endif.endif.endif.i49.i.i.i

B294.endif.endif.endif.endif.i49.i.i.i:           ; preds = %B0.else.i.i31.i.i.i, %B294.endif.i18.i.i.i
  %rem.0.i.i50.i.i.i = phi i64 [ %.30.i.i48.i.i.i, %B0.else.i.i31.i.i.i ], [ 0, %B294.endif.i18.i.i.i ]
  %sunkaddr72 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.542.i52.i.i.i = load i64, ptr %sunkaddr72, align 8, !noalias !500
  %.543.i53.i.i.i = inttoptr i64 %.542.i52.i.i.i to ptr
  %.508.i54.i.i.i = add nsw i64 %rem.0.i.i50.i.i.i, %.75.i3.i.i.i
  %sunkaddr73 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i56.i.i.i = load i64, ptr %sunkaddr73, align 8, !noalias !500
  %.613.i57.i.i.i = mul i64 %.612.i56.i.i.i, %.110
  %23 = getelementptr i64, ptr %.543.i53.i.i.i, i64 %.613.i57.i.i.i
  %.641.i59.i.i.i = getelementptr i64, ptr %23, i64 %.615.i58.i.i.i
  %.642.i60.i.i.i = load i64, ptr %.641.i59.i.i.i, align 8, !noalias !500
  %.13.i.i61.i.i.i = tail call i64 @llvm.smax.i64(i64 %.642.i60.i.i.i, i64 %.508.i54.i.i.i)
  store i64 %.13.i.i61.i.i.i, ptr %.641.i59.i.i.i, align 8, !noalias !500
  br label %B802.i62.i.i.i

B802.endif.endif.endif.i80.i.i.i:                 ; preds = %B210.i.i225.i.i.i, %B158.i.i71.i.i.i
  %storemerge.i.i81.i.i.i = phi i32 [ %.126.i.i69.i.i.i, %B158.i.i71.i.i.i ], [ %.292.i.i229.i.i.i, %B210.i.i225.i.i.i ]
  %24 = trunc i64 %.615.i58.i.i.i to i32
  %sunkaddr74 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.800.i83.i.i.i = load i64, ptr %sunkaddr74, align 8, !noalias !500
  %.801.i84.i.i.i = inttoptr i64 %.800.i83.i.i.i to ptr
  %.837.i85.i.i.i = zext i32 %storemerge.i.i81.i.i.i to i64
  %.862.i86.i.i.i = getelementptr [32 x i8], ptr %.801.i84.i.i.i, i64 %.837.i85.i.i.i
  %.873.i88.i.i.i = or i32 %.292.us.i.i.i, %.870.i87.i.i.i
  %.877.i89.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 8
  store i32 %.873.i88.i.i.i, ptr %.877.i89.i.i.i, align 4, !noalias !500
  %.881.i90.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 12
  store i32 %.300.us.i.i.i, ptr %.881.i90.i.i.i, align 4, !noalias !500
  %.887.i91.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 16
  store i32 %.304.us.i.i.i, ptr %.887.i91.i.i.i, align 4, !noalias !500
  %.893.i92.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 20
  store i32 %.351.us.i.i.i, ptr %.893.i92.i.i.i, align 4, !noalias !500
  %.899.i93.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 24
  store i32 %by.2.0.i, ptr %.899.i93.i.i.i, align 4, !noalias !500
  %.905.i94.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i.i, i64 28
  store i32 %by_life.2.0.i, ptr %.905.i94.i.i.i, align 4, !noalias !500
  %sunkaddr75 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.941.i96.i.i.i = load i64, ptr %sunkaddr75, align 8, !noalias !500
  %.26.i.i97.i.i.i = icmp eq i32 %arg.pe, %24
  br i1 %.26.i.i97.i.i.i, label %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i, label %B802.endif.endif.endif.endif.endif.i98.i.i.i

B802.endif.endif.endif.endif.endif.i98.i.i.i:     ; preds = %B802.endif.endif.endif.i80.i.i.i
  %sunkaddr76 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i100.i.i.i = load i64, ptr %sunkaddr76, align 8, !noalias !506
  %sunkaddr77 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.107.i.i102.i.i.i = load i64, ptr %sunkaddr77, align 8, !noalias !506
  %.108.i.i103.i.i.i = inttoptr i64 %.107.i.i102.i.i.i to ptr
  %.175.i.i104.i.i.i = getelementptr i32, ptr %.108.i.i103.i.i.i, i64 %.110
  %.176.i.i105.i.i.i = load i32, ptr %.175.i.i104.i.i.i, align 4, !noalias !506
  %.179.i.i106.i.i.i = zext i32 %.176.i.i105.i.i.i to i64
  %.206.i.i108.i.i.i = getelementptr i32, ptr %.108.i.i103.i.i.i, i64 %.615.i58.i.i.i
  %.207.i.i109.i.i.i = load i32, ptr %.206.i.i108.i.i.i, align 4, !noalias !506
  %.213.i.i110.i.i.i = zext i32 %.207.i.i109.i.i.i to i64
  %.214.i.i111.i.i.i = lshr i64 %.179.i.i106.i.i.i, 8
  %.215.i.i112.i.i.i = lshr i64 %.213.i.i110.i.i.i, 8
  %.222.i.i113.i.i.i = and i64 %.213.i.i110.i.i.i, 255
  %.223.i.i114.i.i.i = and i64 %.179.i.i106.i.i.i, 255
  %.224.i.i115.i.i.i = sub nsw i64 %.222.i.i113.i.i.i, %.223.i.i114.i.i.i
  %.233.i.i116.i.i.i = icmp slt i64 %.224.i.i115.i.i.i, 0
  %.236.i.i117.i.i.i = add nsw i64 %.70.i.i100.i.i.i, 1
  %.238.i.i118.i.i.i = select i1 %.233.i.i116.i.i.i, i64 %.236.i.i117.i.i.i, i64 0
  %left.3.0.i.i119.i.i.i = add nsw i64 %.238.i.i118.i.i.i, %.224.i.i115.i.i.i
  %.252.i.i120.i.i.i = lshr i64 %.215.i.i112.i.i.i, %left.3.0.i.i119.i.i.i
  %.255.i.i121.i.i.i = sub nsw i64 %.70.i.i100.i.i.i, %left.3.0.i.i119.i.i.i
  %notmask.i.i122.i.i.i = shl nsw i64 -1, %.255.i.i121.i.i.i
  %.257.i.i123.i.i.i = xor i64 %notmask.i.i122.i.i.i, -1
  %.259.i.i124.i.i.i = and i64 %.214.i.i111.i.i.i, %.257.i.i123.i.i.i
  %.260.not.i.i125.i.i.i = icmp eq i64 %.252.i.i120.i.i.i, %.259.i.i124.i.i.i
  %.265.i.i126.i.i.i = select i1 %.260.not.i.i125.i.i.i, i64 0, i64 %.236.i.i117.i.i.i
  %left.4.0.i.i127.i.i.i = add nsw i64 %.265.i.i126.i.i.i, %left.3.0.i.i119.i.i.i
  %.275.i.i128.i.i.i = sub nsw i64 %left.4.0.i.i127.i.i.i, %.70.i.i100.i.i.i
  %.13.i.i.i129.i.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i128.i.i.i, i64 0)
  %.305.i.i130.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i127.i.i.i, i64 %.70.i.i100.i.i.i)
  %.307.i.i131.i.i.i = sub nsw i64 %.70.i.i100.i.i.i, %.13.i.i.i129.i.i.i
  %.311.i.i132.i.i.i = lshr i64 %.214.i.i111.i.i.i, %.307.i.i131.i.i.i
  %.314.i.i133.i.i.i = shl i64 %.311.i.i132.i.i.i, %.305.i.i130.i.i.i
  %notmask134.i.i134.i.i.i = shl nsw i64 -1, %.305.i.i130.i.i.i
  %.316.i.i135.i.i.i = xor i64 %notmask134.i.i134.i.i.i, -1
  %.318.i.i136.i.i.i = and i64 %.215.i.i112.i.i.i, %.316.i.i135.i.i.i
  %.321.i.i137.i.i.i = or i64 %.314.i.i133.i.i.i, %.318.i.i136.i.i.i
  %.322.i.i138.i.i.i = shl i64 %.321.i.i137.i.i.i, 1
  %.323.i.i139.i.i.i = or disjoint i64 %.322.i.i138.i.i.i, 1
  %.325.i.i140.i.i.i = sub nsw i64 63, %left.4.0.i.i127.i.i.i
  %.328.i.i141.i.i.i = shl i64 %.323.i.i139.i.i.i, %.325.i.i140.i.i.i
  %.328.i.fr.i142.i.i.i = freeze i64 %.328.i.i141.i.i.i
  %.8.i.i143.i.i.i = icmp eq i64 %.328.i.fr.i142.i.i.i, %const11
  %.17.i.i144.i.i.i = lshr i64 %.328.i.fr.i142.i.i.i, 63
  %.20.i.i145.i.i.i = trunc nuw nsw i64 %.17.i.i144.i.i.i to i32
  %spec.select.i146.i.i.i = select i1 %.8.i.i143.i.i.i, i32 2, i32 %.20.i.i145.i.i.i
  %25 = shl i64 %.328.i.fr.i142.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i

B802.endif.endif.endif.endif.endif.thread.i147.i.i.i: ; preds = %B802.endif.endif.endif.endif.endif.i98.i.i.i, %B802.endif.endif.endif.i80.i.i.i
  %storemerge.i5971.i148.i.i.i = phi i64 [ %25, %B802.endif.endif.endif.endif.endif.i98.i.i.i ], [ 0, %B802.endif.endif.endif.i80.i.i.i ]
  %26 = phi i32 [ %spec.select.i146.i.i.i, %B802.endif.endif.endif.endif.endif.i98.i.i.i ], [ 2, %B802.endif.endif.endif.i80.i.i.i ]
  %.942.pn.i149.i.i.i = inttoptr i64 %.941.i96.i.i.i to ptr
  %.100373.i150.i.i.i = getelementptr [16 x i8], ptr %.942.pn.i149.i.i.i, i64 %.837.i85.i.i.i
  %.1075.i153.i.i.i = add nuw nsw i32 %.1048.i152.i.i.i, %26
  %.1078.i154.i.i.i = shl i32 %.1075.i153.i.i.i, 2
  %.1080.i155.i.i.i = getelementptr inbounds nuw i8, ptr %.100373.i150.i.i.i, i64 8
  store i32 %.1078.i154.i.i.i, ptr %.1080.i155.i.i.i, align 4, !noalias !500
  store i64 %storemerge.i5971.i148.i.i.i, ptr %.100373.i150.i.i.i, align 8, !noalias !500
  %sunkaddr78 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i157.i.i.i = load i64, ptr %sunkaddr78, align 8, !noalias !509
  %.56.i.i158.i.i.i = inttoptr i64 %.55.i.i157.i.i.i to ptr
  %.127.i.i159.i.i.i = getelementptr [16 x i8], ptr %.56.i.i158.i.i.i, i64 %.837.i85.i.i.i
  %.128.i.i160.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i159.i.i.i, i64 12
  store i32 0, ptr %.128.i.i160.i.i.i, align 4, !noalias !509
  %sunkaddr79 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i162.i.i.i = load i64, ptr %sunkaddr79, align 8, !noalias !509
  %.164.i.i163.i.i.i = sub nsw i64 %at.2.0.i63.i.i.i, %.162.i.i162.i.i.i
  %.165.i.i164.i.i.i = icmp slt i64 %.164.i.i163.i.i.i, 2048
  br i1 %.165.i.i164.i.i.i, label %B170.endif.endif.i.i185.i.i.i, label %B552.endif.i.i165.i.i.i

B500.i.i195.i.i.i:                                ; preds = %B170.endif.endif.i.i185.i.i.i
  %27 = inttoptr i64 %.55.i.i157.i.i.i to ptr
  %sunkaddr.i.i196.i.i.i = inttoptr i64 %.271.i.i191.i.i.i to ptr
  %sunkaddr24.i.i197.i.i.i = shl nuw nsw i64 %.168.i62.i186.i.i.i, 2
  %sunkaddr25.i.i198.i.i.i = getelementptr i8, ptr %sunkaddr.i.i196.i.i.i, i64 %sunkaddr24.i.i197.i.i.i
  %.471.i.i199.i.i.i = load i32, ptr %sunkaddr25.i.i198.i.i.i, align 4, !noalias !509
  %.473.i.i200.i.i.i = zext i32 %.471.i.i199.i.i.i to i64
  %.498.i.i201.i.i.i = getelementptr [16 x i8], ptr %27, i64 %.473.i.i200.i.i.i
  %.505.i.i202.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i201.i.i.i, i64 12
  store i32 %storemerge.i.i81.i.i.i, ptr %.505.i.i202.i.i.i, align 4, !noalias !509
  br label %B538.i.i203.i.i.i

B538.i.i203.i.i.i:                                ; preds = %B456.endif.i.i207.i.i.i, %B500.i.i195.i.i.i
  %sunkaddr27.pre-phi.i.i204.i.i.i = phi i64 [ %sunkaddr31.i.i208.i.i.i, %B456.endif.i.i207.i.i.i ], [ %sunkaddr24.i.i197.i.i.i, %B500.i.i195.i.i.i ]
  %sunkaddr26.pre-phi.i.i205.i.i.i = phi ptr [ %.pre.i.i224.i.i.i, %B456.endif.i.i207.i.i.i ], [ %sunkaddr.i.i196.i.i.i, %B500.i.i195.i.i.i ]
  %sunkaddr28.i.i206.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i205.i.i.i, i64 %sunkaddr27.pre-phi.i.i204.i.i.i
  store i32 %storemerge.i.i81.i.i.i, ptr %sunkaddr28.i.i206.i.i.i, align 4, !noalias !509
  br label %B312.endif.us.i.i.i

B688.i.i183.i.i.i:                                ; preds = %B552.endif.i.i165.i.i.i
  %sunkaddr80 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837.i85.i.i.i, ptr %sunkaddr80, align 8, !noalias !509
  br label %B790.endif.i.i178.i.i.i

B716.i.i173.i.i.i:                                ; preds = %B552.endif.i.i165.i.i.i
  %28 = inttoptr i64 %.55.i.i157.i.i.i to ptr
  %sunkaddr81 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i175.i.i.i = load i64, ptr %sunkaddr81, align 8, !noalias !509
  %29 = and i64 %.756.i.i175.i.i.i, 4294967295
  %.784.i.i176.i.i.i = getelementptr [16 x i8], ptr %28, i64 %29
  %.791.i.i177.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i176.i.i.i, i64 12
  store i32 %storemerge.i.i81.i.i.i, ptr %.791.i.i177.i.i.i, align 4, !noalias !509
  br label %B790.endif.i.i178.i.i.i

B170.endif.endif.i.i185.i.i.i:                    ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i
  %.168.i62.i186.i.i.i = and i64 %at.2.0.i63.i.i.i, 2047
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i63.i188.i.i.i = load i64, ptr %sunkaddr82, align 8, !noalias !509
  %.204.i.i189.i.i.i = inttoptr i64 %.203.i63.i188.i.i.i to ptr
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i191.i.i.i = load i64, ptr %sunkaddr83, align 8, !noalias !509
  %.352.i.i192.i.i.i = getelementptr i32, ptr %.204.i.i189.i.i.i, i64 %.168.i62.i186.i.i.i
  %.353.i.i193.i.i.i = load i32, ptr %.352.i.i192.i.i.i, align 4, !noalias !509
  %.354.i.i194.i.i.i = icmp eq i32 %.353.i.i193.i.i.i, 0
  br i1 %.354.i.i194.i.i.i, label %B456.endif.i.i207.i.i.i, label %B500.i.i195.i.i.i

B456.endif.i.i207.i.i.i:                          ; preds = %B170.endif.endif.i.i185.i.i.i
  %30 = inttoptr i64 %.203.i63.i188.i.i.i to ptr
  %sunkaddr31.i.i208.i.i.i = shl nuw nsw i64 %.168.i62.i186.i.i.i, 2
  %sunkaddr32.i.i209.i.i.i = getelementptr i8, ptr %30, i64 %sunkaddr31.i.i208.i.i.i
  store i32 %storemerge.i.i81.i.i.i, ptr %sunkaddr32.i.i209.i.i.i, align 4, !noalias !509
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i211.i.i.i = load i64, ptr %sunkaddr84, align 8, !noalias !512
  %.52.i.i.i212.i.i.i = inttoptr i64 %.51.i.i.i211.i.i.i to ptr
  %.17.i.i.i213.i.i.i = lshr i64 %at.2.0.i63.i.i.i, 6
  %.91.i.i.i214.i.i.i = and i64 %.17.i.i.i213.i.i.i, 31
  %.116.i.i.i215.i.i.i = getelementptr i64, ptr %.52.i.i.i212.i.i.i, i64 %.91.i.i.i214.i.i.i
  %.117.i.i.i216.i.i.i = load i64, ptr %.116.i.i.i215.i.i.i, align 8, !noalias !512
  %.118.i.i.i217.i.i.i = and i64 %at.2.0.i63.i.i.i, 63
  %.119.i.i.i218.i.i.i = shl nuw i64 1, %.118.i.i.i217.i.i.i
  %.120.i.i.i219.i.i.i = or i64 %.117.i.i.i216.i.i.i, %.119.i.i.i218.i.i.i
  store i64 %.120.i.i.i219.i.i.i, ptr %.116.i.i.i215.i.i.i, align 8, !noalias !512
  %.174.i.i.i220.i.i.i = getelementptr i8, ptr %.52.i.i.i212.i.i.i, i64 256
  %.175.i.i.i221.i.i.i = load i64, ptr %.174.i.i.i220.i.i.i, align 8, !noalias !512
  %.177.i.i.i222.i.i.i = shl nuw nsw i64 1, %.91.i.i.i214.i.i.i
  %.178.i.i.i223.i.i.i = or i64 %.175.i.i.i221.i.i.i, %.177.i.i.i222.i.i.i
  store i64 %.178.i.i.i223.i.i.i, ptr %.174.i.i.i220.i.i.i, align 8, !noalias !512
  %.pre.i.i224.i.i.i = inttoptr i64 %.271.i.i191.i.i.i to ptr
  br label %B538.i.i203.i.i.i

B552.endif.i.i165.i.i.i:                          ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i.i
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i167.i.i.i = load i64, ptr %sunkaddr85, align 8, !noalias !509
  %.581.i.i168.i.i.i = inttoptr i64 %.580.i.i167.i.i.i to ptr
  %.643.i.i169.i.i.i = getelementptr [32 x i8], ptr %.581.i.i168.i.i.i, i64 %.837.i85.i.i.i
  store i64 %at.2.0.i63.i.i.i, ptr %.643.i.i169.i.i.i, align 8, !noalias !509
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i171.i.i.i = load i64, ptr %sunkaddr86, align 8, !noalias !509
  %.683.i.i172.i.i.i = icmp eq i64 %.682.i.i171.i.i.i, 0
  br i1 %.683.i.i172.i.i.i, label %B688.i.i183.i.i.i, label %B716.i.i173.i.i.i

B790.endif.i.i178.i.i.i:                          ; preds = %B716.i.i173.i.i.i, %B688.i.i183.i.i.i
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.837.i85.i.i.i, ptr %sunkaddr87, align 8, !noalias !509
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i181.i.i.i = load i64, ptr %sunkaddr88, align 8, !noalias !509
  %.13.i.i61.i182.i.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i63.i.i.i, i64 %.862.i.i181.i.i.i)
  store i64 %.13.i.i61.i182.i.i.i, ptr %sunkaddr88, align 8, !noalias !509
  br label %B312.endif.us.i.i.i

B312.endif.us.i.i.i:                              ; preds = %B790.endif.i.i178.i.i.i, %B538.i.i203.i.i.i
  %scevgep241.i.i.i = getelementptr i8, ptr %lsr.iv.i.i.i, i64 32
  %lsr.iv.next.i.i.i = add nsw i64 %lsr.iv247.i.i.i, -1
  %exitcond171.not.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i, 0
  br i1 %exitcond171.not.i.i.i, label %B1530.endif.i.i, label %B164.us.i.i.i

B522.thread736.i.i:                               ; preds = %B360.i.i
  %.427.i.i = inttoptr i64 %.389.i.i to ptr
  %.492.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.494.i.i = load i64, ptr %.492.i.i, align 8, !noalias !479
  %.508.inv.i.i = icmp slt i64 %.494.i.i, 1
  %.509.i.i = zext i1 %.508.inv.i.i to i64
  %31 = getelementptr [56 x i8], ptr %.427.i.i, i64 %.494.i.i
  %32 = getelementptr i8, ptr %31, i64 -56
  %.523.i.i = getelementptr [56 x i8], ptr %32, i64 %.509.i.i
  %.528.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 8
  store i64 %start.2.0.i, ptr %.528.i.i, align 8, !noalias !479
  %.532.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 16
  store i64 %.242.i.i, ptr %.532.i.i, align 8, !noalias !479
  br label %B574.i.i

B646.endif.i.i:                                   ; preds = %B612.i.i
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  %.655.i.i = load i64, ptr %sunkaddr89, align 8, !noalias !479
  %.656.i.i = inttoptr i64 %.655.i.i to ptr
  %.718.i.i = getelementptr [40 x i8], ptr %.656.i.i, i64 %.169.i.i
  %.726.i.i = getelementptr inbounds nuw i8, ptr %.718.i.i, i64 12
  %.728.i.i = load i32, ptr %.726.i.i, align 4, !noalias !479
  %.730.i.i = icmp eq i32 %.728.i.i, %by_life.2.0.i
  br i1 %.730.i.i, label %B760.i.i, label %B836.endif.i.i

B836.endif.i.i:                                   ; preds = %B646.endif.i.i, %B760.i.i, %B612.i.i, %B574.i.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i
  %end.2.0.i.i = phi i64 [ %.242.i.i, %B574.i.i ], [ %.242.i.i, %B760.i.i ], [ %.242.i.i, %B646.endif.i.i ], [ %.242.i.i, %B612.i.i ], [ %.61.i.i.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i.i ]
  %.787.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 72
  %.789.i.i = load i64, ptr %.787.i.i, align 8, !noalias !479
  %.792.i.i = sub i64 %end.2.0.i.i, %start.2.0.i
  %.795.i.i = add nsw i64 %.792.i.i, %.789.i.i
  store i64 %.795.i.i, ptr %.787.i.i, align 8, !noalias !479
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.905.i.i = load i64, ptr %sunkaddr90, align 8, !noalias !479
  %.906.i.i = icmp eq i64 %.905.i.i, 1
  br i1 %.906.i.i, label %B988.i.i, label %B1530.i.i

B1508.endif.i.i:                                  ; preds = %B88.endif.i.i.i, %B58.i.i.i
  br label %B1904.endif.endif.endif.i

B1530.endif.i.i:                                  ; preds = %B312.endif.us.i.i.i, %B1530.i.i
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i.i = load i64, ptr %sunkaddr91, align 8, !noalias !515
  %.56.i.i.i = inttoptr i64 %.55.i.i.i to ptr
  %.120.i.i.i = getelementptr [192 x i8], ptr %.56.i.i.i, i64 %.110
  store i64 %end.2.0.i.i, ptr %.120.i.i.i, align 8, !noalias !515
  %.133.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 24
  %.135.i.i.i = load i32, ptr %.133.i.i.i, align 8, !noalias !515
  %.137.not.i.i.i = icmp eq i32 %.135.i.i.i, 0
  br i1 %.137.not.i.i.i, label %B414.i.i.i, label %B158.i.i.i

B158.i.i.i:                                       ; preds = %B1530.endif.i.i
  %.168.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i.i.i = load i64, ptr %.168.i.i.i, align 8, !noalias !515
  %.172.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 16
  %.174.i.i.i = load i32, ptr %.172.i.i.i, align 4, !noalias !515
  %.175.i.i.i = zext i32 %.174.i.i.i to i64
  %.176.i.i.i = shl nuw nsw i64 %.175.i.i.i, 4
  %.177.i63.i.i = add nsw i64 %.176.i.i.i, %.170.i.i.i
  %.178.i.i.i = inttoptr i64 %.177.i63.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i.i.i, i32 0, i32 3, i32 1), !noalias !515
  %.209.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i64.i.i = load i64, ptr %.209.i.i.i, align 8, !noalias !515
  %.219.i.i.i = shl nuw nsw i64 %.175.i.i.i, 5
  %.220.i.i.i = add nsw i64 %.211.i64.i.i, %.219.i.i.i
  %.221.i.i.i = inttoptr i64 %.220.i.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i.i.i, i32 0, i32 3, i32 1), !noalias !515
  %sunkaddr92 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i.i.i = load i64, ptr %sunkaddr92, align 8, !noalias !518
  %.56.i.i.i.i = inttoptr i64 %.55.i.i.i.i to ptr
  %.128.i.i.i.i = getelementptr [192 x i8], ptr %.56.i.i.i.i, i64 %.110
  %.129.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i.i, i64 28
  store i32 1, ptr %.129.i.i.i.i, align 4, !noalias !518
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.163.i.i.i.i = load i64, ptr %sunkaddr93, align 8, !noalias !518
  %.165.i.i.i.i = sub nsw i64 %end.2.0.i.i, %.163.i.i.i.i
  %.166.i.i.i.i = icmp slt i64 %.165.i.i.i.i, 2048
  br i1 %.166.i.i.i.i, label %B188.endif.endif.endif.i.i.i.i, label %B888.endif.i.i.i.i

B188.endif.endif.endif.i.i.i.i:                   ; preds = %B158.i.i.i
  %.174.i.i.i.i = and i64 %end.2.0.i.i, 2047
  %.204.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i.i.i = load i64, ptr %.204.i.i.i.i, align 8, !noalias !518
  %.207.i.i.i.i = inttoptr i64 %.206.i.i.i.i to ptr
  %.272.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i.i.i = load i64, ptr %.272.i.i.i.i, align 8, !noalias !518
  %.275.i.i.i.i = inttoptr i64 %.274.i.i.i.i to ptr
  %.313.i.i66.i.i = lshr i64 %.110, 6
  %.343.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i.i.i = load i64, ptr %.343.i.i.i.i, align 8, !noalias !518
  %.346.i.i.i.i = mul i64 %.345.i.i.i.i, %.174.i.i.i.i
  %33 = getelementptr i64, ptr %.207.i.i.i.i, i64 %.346.i.i.i.i
  %.372.i.i.i.i = getelementptr i64, ptr %33, i64 %.313.i.i66.i.i
  %.373.i.i.i.i = load i64, ptr %.372.i.i.i.i, align 8, !noalias !518
  %.378.i.i67.i.i = and i64 %.110, 63
  %.379.i.i68.i.i = shl nuw i64 1, %.378.i.i67.i.i
  %.380.i.i.i.i = or i64 %.373.i.i.i.i, %.379.i.i68.i.i
  store i64 %.380.i.i.i.i, ptr %.372.i.i.i.i, align 8, !noalias !518
  %.439.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i.i.i = load i64, ptr %.439.i.i.i.i, align 8, !noalias !518
  %.442.i.i.i.i = mul i64 %.441.i.i.i.i, %.174.i.i.i.i
  %.443.i.i.i.i = lshr i64 %.110, 12
  %34 = getelementptr i64, ptr %.275.i.i.i.i, i64 %.442.i.i.i.i
  %.469.i.i.i.i = getelementptr i64, ptr %34, i64 %.443.i.i.i.i
  %.470.i.i.i.i = load i64, ptr %.469.i.i.i.i, align 8, !noalias !518
  %.471.i.i.i.i = and i64 %.313.i.i66.i.i, 63
  %.472.i.i.i.i = shl nuw i64 1, %.471.i.i.i.i
  %.473.i.i.i.i = or i64 %.470.i.i.i.i, %.472.i.i.i.i
  store i64 %.473.i.i.i.i, ptr %.469.i.i.i.i, align 8, !noalias !518
  %.49.i.i.i69.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i = load i64, ptr %.49.i.i.i69.i.i, align 8, !noalias !521
  %.52.i.i.i.i.i = inttoptr i64 %.51.i.i.i.i.i to ptr
  %.17.i.i.i70.i.i = lshr i64 %end.2.0.i.i, 6
  %.91.i.i.i.i.i = and i64 %.17.i.i.i70.i.i, 31
  %.116.i.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i.i, i64 %.91.i.i.i.i.i
  %.117.i.i.i.i.i = load i64, ptr %.116.i.i.i.i.i, align 8, !noalias !521
  %.118.i.i.i.i.i = and i64 %end.2.0.i.i, 63
  %.119.i.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i.i
  %.120.i.i.i.i.i = or i64 %.117.i.i.i.i.i, %.119.i.i.i.i.i
  store i64 %.120.i.i.i.i.i, ptr %.116.i.i.i.i.i, align 8, !noalias !521
  %.174.i.i.i71.i.i = getelementptr i8, ptr %.52.i.i.i.i.i, i64 256
  %.175.i.i.i72.i.i = load i64, ptr %.174.i.i.i71.i.i, align 8, !noalias !521
  %.177.i.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i.i
  %.178.i.i.i.i.i = or i64 %.175.i.i.i72.i.i, %.177.i.i.i.i.i
  store i64 %.178.i.i.i.i.i, ptr %.174.i.i.i71.i.i, align 8, !noalias !521
  br label %B1904.endif.endif.endif.i

B888.endif.i.i.i.i:                               ; preds = %B158.i.i.i
  %.570.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i.i, i64 128
  store i64 %end.2.0.i.i, ptr %.570.i.i.i.i, align 8, !noalias !518
  %.602.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i.i.i = load i64, ptr %.602.i.i.i.i, align 8, !noalias !518
  %.605.i.i.i.i = trunc i64 %.604.i.i.i.i to i32
  %.639.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i.i, i64 160
  store i32 %.605.i.i.i.i, ptr %.639.i.i.i.i, align 8, !noalias !518
  %.646.i.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i.i, ptr %.602.i.i.i.i, align 8, !noalias !518
  %.708.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i.i.i = load i64, ptr %.708.i.i.i.i, align 8, !noalias !518
  %.13.i.i.i65.i.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i.i, i64 %.710.i.i.i.i)
  store i64 %.13.i.i.i65.i.i, ptr %.708.i.i.i.i, align 8, !noalias !518
  br label %B1904.endif.endif.endif.i

B414.i.i.i:                                       ; preds = %B1530.endif.i.i
  %.274.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 28
  store i32 0, ptr %.274.i.i.i, align 4, !noalias !515
  br label %B1904.endif.endif.endif.i

B1904.endif.endif.endif.i:                        ; preds = %B414.i.i.i, %B888.endif.i.i.i.i, %B188.endif.endif.endif.i.i.i.i, %B1508.endif.i.i, %B1194.i.i
  %arg.m.0.sink.i.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i.i ], [ %arg.m.0, %B414.i.i.i ], [ %arg.m.0, %B888.endif.i.i.i.i ], [ null, %B1508.endif.i.i ], [ %arg.m.0, %B1194.i.i ]
  br label %B664.endif.endif

common.ret:                                       ; preds = %B1224.endif.endif.endif, %B664.endif.endif, %B828
  %.sink = phi i8 [ 1, %B1224.endif.endif.endif ], [ %.631, %B664.endif.endif ], [ 0, %B828 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B828:                                             ; preds = %B0.endif.endif
  %.710 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 816
  store i64 %.110, ptr %.710, align 8
  %.745 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  store i64 %.378, ptr %.745, align 8
  %.780 = zext i32 %arg.address to i64
  %.781 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  store i64 %.780, ptr %.781, align 8
  %.816 = zext i32 %arg.data to i64
  %.817 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 840
  store i64 %.816, ptr %.817, align 8
  %.852 = zext i32 %arg.origin.fr.i.i to i64
  %.853 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 848
  store i64 %.852, ptr %.853, align 8
  %.888 = zext i32 %arg.by to i64
  %.889 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 856
  store i64 %.888, ptr %.889, align 8
  %.924 = zext i32 %arg.by_life to i64
  %.925 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 864
  store i64 %.924, ptr %.925, align 8
  %.964 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 2, ptr %.964, align 8
  br label %common.ret

B1060:                                            ; preds = %B0.endif.endif
  %.1003 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.1005 = load i64, ptr %.1003, align 8
  %.1006.not = icmp eq i64 %.1005, 0
  br i1 %.1006.not, label %B1224.endif, label %B1094.endif

B664.endif.endif:                                 ; preds = %B1904.endif.endif.endif.i, %B1196.endif.endif.i, %B1384.i, %B648.i, %B404.i
  %.631 = phi i8 [ 1, %B1904.endif.endif.endif.i ], [ 1, %B1196.endif.endif.i ], [ 0, %B1384.i ], [ 0, %B648.i ], [ 0, %B404.i ]
  br label %common.ret

B1094.endif:                                      ; preds = %B1060
  %.1037 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.1039 = load i64, ptr %.1037, align 8
  %.1040 = inttoptr i64 %.1039 to ptr
  %.1102 = getelementptr [40 x i8], ptr %.1040, i64 %.110
  %.1108 = load i64, ptr %.1102, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.1108, i64 %.378)
  br label %B1224.endif

B1224.endif:                                      ; preds = %B1094.endif, %B1060
  %start.2.0 = phi i64 [ %.378, %B1060 ], [ %.13.i, %B1094.endif ]
  %.1174 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.1176 = load i64, ptr %.1174, align 8
  %.1177 = inttoptr i64 %.1176 to ptr
  %.1239 = getelementptr i64, ptr %.1177, i64 %.251
  %.1240 = load i64, ptr %.1239, align 8
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i, align 8, !noalias !524
  %.102.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.110, ptr %.102.i, align 8, !noalias !524
  %.135.i1 = zext i32 %arg.origin.fr.i.i to i64
  %.136.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.135.i1, ptr %.136.i, align 8, !noalias !524
  %.169.i = zext i32 %arg.by to i64
  %.170.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.169.i, ptr %.170.i, align 8, !noalias !524
  %.203.i = zext i32 %arg.by_life to i64
  %.204.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 704
  store i64 %.203.i, ptr %.204.i, align 8, !noalias !524
  %.236.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i = load i64, ptr %.236.i, align 8, !noalias !524
  %.241.i = inttoptr i64 %.1240 to ptr
  %.242.i = tail call i64 %.241.i(i64 %.238.i, i64 %.511, i32 %arg.pe, i32 0, i32 0, i32 %arg.address, i32 %arg.data, i64 %start.2.0), !noalias !524
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.277.i = load i64, ptr %sunkaddr94, align 8, !noalias !524
  %.278.i = inttoptr i64 %.277.i to ptr
  %.342.i3 = getelementptr [192 x i8], ptr %.278.i, i64 %.110
  %.350.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 88
  %.352.i = load i64, ptr %.350.i, align 8, !noalias !524
  %.353.i = add nsw i64 %.352.i, 1
  store i64 %.353.i, ptr %.350.i, align 8, !noalias !524
  %.387.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 880
  %.389.i = load i64, ptr %.387.i, align 8, !noalias !524
  %.390.not.i = icmp eq i64 %.389.i, 0
  br i1 %.390.not.i, label %B522.i, label %B360.i

B360.i:                                           ; preds = %B1224.endif
  %.393.i = icmp sgt i64 %.242.i, -1
  br i1 %.393.i, label %B522.thread736.i, label %B534.i

B522.i:                                           ; preds = %B1224.endif
  %.537.i = icmp slt i64 %.242.i, 0
  br i1 %.537.i, label %B534.i, label %B574.i

B534.i:                                           ; preds = %B522.i, %B360.i
  %.59.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.61.i.i = load i64, ptr %.59.i.i, align 8, !noalias !527
  %.94.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.96.i.i = load i64, ptr %.94.i.i, align 8, !noalias !527
  %.98.i.i = icmp slt i64 %.61.i.i, %.96.i.i
  br i1 %.98.i.i, label %B64.i.i, label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i

B64.i.i:                                          ; preds = %B534.i
  %sunkaddr95 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  store i64 %.61.i.i, ptr %sunkaddr95, align 8, !noalias !527
  %.162.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.164.i.i = load i64, ptr %.162.i.i, align 8, !noalias !527
  %.194.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.164.i.i, ptr %.194.i.i, align 8, !noalias !527
  %.228.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  store i64 %.135.i1, ptr %.228.i.i, align 8, !noalias !527
  %.264.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  store i64 %.110, ptr %.264.i.i, align 8, !noalias !527
  %.300.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  store i64 %.169.i, ptr %.300.i.i, align 8, !noalias !527
  %.336.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  store i64 %.203.i, ptr %.336.i.i, align 8, !noalias !527
  %.370.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.372.i.i = load i64, ptr %.370.i.i, align 8, !noalias !527
  %.407.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  store i64 %.372.i.i, ptr %.407.i.i, align 8, !noalias !527
  br label %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i

_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i: ; preds = %B64.i.i, %B534.i
  %m.sroa.0.0.i.i = phi ptr [ null, %B64.i.i ], [ %arg.m.0, %B534.i ]
  br label %B836.endif.i

B574.i:                                           ; preds = %B522.thread736.i, %B522.i
  %.582.not.i = icmp eq i32 %arg.by, 0
  br i1 %.582.not.i, label %B836.endif.i, label %B612.i

B612.i:                                           ; preds = %B574.i
  %.616.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.618.i = load i64, ptr %.616.i, align 8, !noalias !524
  %.619.not.i = icmp eq i64 %.618.i, 0
  br i1 %.619.not.i, label %B836.endif.i, label %B646.endif.i

B760.i:                                           ; preds = %B646.endif.i
  %.767.i = trunc i64 %.618.i to i32
  %.769.i = getelementptr inbounds nuw i8, ptr %.718.i, i64 28
  store i32 %.767.i, ptr %.769.i, align 4, !noalias !524
  store i64 %.242.i, ptr %.718.i, align 8, !noalias !524
  br label %B836.endif.i

B988.i:                                           ; preds = %B836.endif.i
  %sunkaddr287 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.831.i = load i64, ptr %sunkaddr287, align 8, !noalias !524
  %sunkaddr84.i111 = inttoptr i64 %.831.i to ptr
  %sunkaddr85.i112 = getelementptr inbounds nuw i8, ptr %sunkaddr84.i111, i64 8
  %.942.i = load i32, ptr %sunkaddr85.i112, align 4, !noalias !524
  %.944.i = icmp eq i32 %.942.i, 0
  br i1 %.944.i, label %B1048.i, label %B164.lr.ph.i.i

B1048.i:                                          ; preds = %B988.i
  %35 = inttoptr i64 %.831.i to ptr
  %sunkaddr87.i114 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %.979.i115 = load i32, ptr %sunkaddr87.i114, align 4, !noalias !524
  %.981.i = icmp eq i32 %.979.i115, %arg.pe
  br i1 %.981.i, label %B1128.i, label %B164.lr.ph.i.i

B1128.i:                                          ; preds = %B1048.i
  %.986.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 24
  %.988.i = load i32, ptr %.986.i, align 4, !noalias !524
  %.990.i = icmp eq i32 %.988.i, 0
  br i1 %.990.i, label %B1134.i, label %B164.lr.ph.i.i

B1134.i:                                          ; preds = %B1128.i
  %36 = inttoptr i64 %.831.i to ptr
  %.1030.i = load i64, ptr %36, align 8, !noalias !524
  %.69.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.71.i.i = load i64, ptr %.69.i.i, align 8, !noalias !530
  %.72.i.i = inttoptr i64 %.71.i.i to ptr
  %.idx.i.i = shl nuw nsw i64 %.110, 7
  %37 = getelementptr i8, ptr %.72.i.i, i64 %.idx.i.i
  %.142.i.i = getelementptr i8, ptr %37, i64 216
  %.144.i.i = load i32, ptr %.142.i.i, align 4, !noalias !530
  %.146.not.i.i = icmp eq i32 %.144.i.i, 0
  br i1 %.146.not.i.i, label %B228.i.i, label %B1530.sink.split.i

B228.i.i:                                         ; preds = %B1134.i
  %.177.i.i117 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.179.i.i = load i64, ptr %.177.i.i117, align 8, !noalias !530
  %.180.not.i.i = icmp eq i64 %.179.i.i, 0
  br i1 %.180.not.i.i, label %B262.i.i, label %B1530.sink.split.i

B262.i.i:                                         ; preds = %B228.i.i
  %const10 = bitcast i64 4611686018427387904 to i64
  %.211.i.i118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  %.213.i.i = load i64, ptr %.211.i.i118, align 8, !noalias !530
  %.214.not.i.i = icmp eq i64 %.213.i.i, %const10
  br i1 %.214.not.i.i, label %B306.i.i, label %B1530.sink.split.i

B306.i.i:                                         ; preds = %B262.i.i
  %.245.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  %.247.i.i = load i64, ptr %.245.i.i, align 8, !noalias !530
  %.248.not.i.i = icmp eq i64 %.247.i.i, 0
  br i1 %.248.not.i.i, label %B344.endif.endif.i.i, label %B1530.sink.split.i

B480.i.i:                                         ; preds = %B344.endif.endif.i.i
  %.47.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.49.i.i.i = load i64, ptr %.47.i.i.i, align 8, !noalias !533
  %.50.i.i.i = inttoptr i64 %.49.i.i.i to ptr
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.125.i.i.i = load i64, ptr %sunkaddr96, align 8, !noalias !533
  %.126.i.i.i = and i64 %.125.i.i.i, 2047
  %.156.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.158.i.i.i = load i64, ptr %.156.i.i.i, align 8, !noalias !533
  %.159.i.i.i = mul i64 %.126.i.i.i, %.158.i.i.i
  %..158.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i, i64 0)
  %38 = getelementptr i64, ptr %.50.i.i.i, i64 %.159.i.i.i
  br label %B310.i.i.i

B310.i.i.i:                                       ; preds = %B312.i.i.i, %B480.i.i
  %.280207.i.i.i = phi i64 [ %.287.i.i.i, %B312.i.i.i ], [ 0, %B480.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %..158.i.i.i, %.280207.i.i.i
  br i1 %exitcond.not.i.i.i, label %B402.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B310.i.i.i
  %.287.i.i.i = add nuw i64 %.280207.i.i.i, 1
  %39 = shl i64 %.280207.i.i.i, 3
  %scevgep.i.i.i144 = getelementptr i8, ptr %38, i64 %39
  %.340.i.i.i = load i64, ptr %scevgep.i.i.i144, align 8, !noalias !533
  %.341.not.i.i.i = icmp eq i64 %.340.i.i.i, 0
  br i1 %.341.not.i.i.i, label %B310.i.i.i, label %B370.i.i.i

B370.i.i.i:                                       ; preds = %B312.i.i.i
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.388.i.i.i = load i64, ptr %sunkaddr97, align 8, !noalias !533
  br label %B480.endif.i.i

B402.i.i.i:                                       ; preds = %B310.i.i.i
  %.47.i.i.i.i147 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.49.i.i.i.i148 = load i64, ptr %.47.i.i.i.i147, align 8, !noalias !536
  %.50.i.i.i.i149 = inttoptr i64 %.49.i.i.i.i148 to ptr
  %sunkaddr98 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.126.i.i.i.i151 = load i64, ptr %sunkaddr98, align 8, !noalias !536
  %.131.i.i.i.i = lshr i64 %.126.i.i.i.i151, 6
  %.136.i.i.i.i = and i64 %.131.i.i.i.i, 31
  %.170.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i149, i64 %.136.i.i.i.i
  %.171.i.i.i.i = load i64, ptr %.170.i.i.i.i, align 8, !noalias !536
  %.174.i.i.i.i152 = and i64 %.126.i.i.i.i151, 63
  %.175.i.i.i.i153 = shl nsw i64 -1, %.174.i.i.i.i152
  %.176.i.i.i.i = and i64 %.175.i.i.i.i153, %.171.i.i.i.i
  %.180.i.i.i.i = icmp eq i64 %.176.i.i.i.i, 0
  br i1 %.180.i.i.i.i, label %B360.i.i.i.i, label %B614.i.i.i.i

B360.i.i.i.i:                                     ; preds = %B402.i.i.i
  %40 = inttoptr i64 %.49.i.i.i.i148 to ptr
  %.214.i.i.i.i = getelementptr i8, ptr %40, i64 256
  %.215.i.i.i.i = load i64, ptr %.214.i.i.i.i, align 8, !noalias !536
  %.220.i.i.i.i = icmp eq i64 %.215.i.i.i.i, 0
  br i1 %.220.i.i.i.i, label %B424.i.i.i.i, label %B450.i.i.i.i

B424.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %.269.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.271.i.i.i.i = load i64, ptr %.269.i.i.i.i, align 8, !noalias !536
  br label %B402.endif.endif.i.i.i

B450.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %41 = inttoptr i64 %.49.i.i.i.i148 to ptr
  %.284.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i
  %.286.i.i.i.i = and i64 %.215.i.i.i.i, %.284.i.i.i.i
  %.291.not.i.i.i.i = icmp eq i64 %.286.i.i.i.i, 0
  %spec.select.i.i.i.i = select i1 %.291.not.i.i.i.i, i64 %.215.i.i.i.i, i64 %.286.i.i.i.i
  %.314.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i, i1 true)
  %.346.i.i.i.i157 = getelementptr i64, ptr %41, i64 %.314.i.i.i.i
  %.347.i.i.i.i = load i64, ptr %.346.i.i.i.i157, align 8, !noalias !536
  br label %B614.i.i.i.i

B614.i.i.i.i:                                     ; preds = %B450.i.i.i.i, %B402.i.i.i
  %m.sroa.0.0.i.i.i.i = phi ptr [ null, %B450.i.i.i.i ], [ %arg.m.0, %B402.i.i.i ]
  %word.2.0.i.i.i.i = phi i64 [ %.314.i.i.i.i, %B450.i.i.i.i ], [ %.136.i.i.i.i, %B402.i.i.i ]
  %found.2.0.i.i.i.i = phi i64 [ %.347.i.i.i.i, %B450.i.i.i.i ], [ %.176.i.i.i.i, %B402.i.i.i ]
  %.369.i.i.i.i = shl nuw nsw i64 %word.2.0.i.i.i.i, 6
  %.373.i.i.i.i154 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i.i.i.i, i1 true)
  %.376.i.i.i.i = sub i64 %.369.i.i.i.i, %.126.i.i.i.i151
  %.378.i.i.i.i = add i64 %.376.i.i.i.i, %.373.i.i.i.i154
  %.381.i.i.i.i = and i64 %.378.i.i.i.i, 2047
  %.383.i.i.i.i = add i64 %.381.i.i.i.i, %.126.i.i.i.i151
  br label %B402.endif.endif.i.i.i

B402.endif.endif.i.i.i:                           ; preds = %B614.i.i.i.i, %B424.i.i.i.i
  %storemerge.i.i.i.i155 = phi i64 [ %.383.i.i.i.i, %B614.i.i.i.i ], [ %.271.i.i.i.i, %B424.i.i.i.i ]
  %.465.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.467.i.i.i = load i64, ptr %.465.i.i.i, align 8, !noalias !533
  %.468.i.i.i = add nsw i64 %.467.i.i.i, -2047
  %.13.i.i.i.i156 = tail call i64 @llvm.smin.i64(i64 %.468.i.i.i, i64 %storemerge.i.i.i.i155)
  br label %B480.endif.i.i

B532.i.i:                                         ; preds = %B480.endif.i.i, %B344.endif.endif.i.i
  %.498.i.i = phi i64 [ %storemerge.i.i.i, %B480.endif.i.i ], [ %.403.i.i, %B344.endif.endif.i.i ]
  %.500.not.i.i = icmp sgt i64 %.498.i.i, %.13.i1.i.i
  br i1 %.500.not.i.i, label %B566.i.i, label %B1530.sink.split.i

B566.i.i:                                         ; preds = %B532.i.i
  %.531.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.533.i.i = load i64, ptr %.531.i.i, align 8, !noalias !530
  %.534.i.i = icmp ne i64 %.533.i.i, 0
  %.569.i.i = icmp sgt i64 %.13.i1.i.i, %.533.i.i
  %or.cond.i.i = select i1 %.534.i.i, i1 %.569.i.i, i1 false
  br i1 %or.cond.i.i, label %B1530.sink.split.i, label %B638.endif.i.i

B960.i.i:                                         ; preds = %B638.endif.i.i
  %sunkaddr99 = getelementptr inbounds i8, ptr %.342.i3, i64 36
  store i32 1, ptr %sunkaddr99, align 4, !noalias !530
  br label %B1194.i

B344.endif.endif.i.i:                             ; preds = %B306.i.i
  %.297.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i16.i = load i64, ptr %.297.i.i, align 8, !noalias !530
  %.301.i.i = add nsw i64 %.299.i16.i, %.1030.i
  %sunkaddr100 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 %.idx.i.i
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr101, i64 192
  %.307.i.i = load i64, ptr %sunkaddr102, align 8, !noalias !530
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i, i64 %.301.i.i)
  %.13.i1.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i, i64 %.13.i.i.i)
  %.401.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  %.403.i.i = load i64, ptr %.401.i.i, align 8, !noalias !530
  %.404.i.i = icmp eq i64 %.403.i.i, 0
  br i1 %.404.i.i, label %B480.i.i, label %B532.i.i

B480.endif.i.i:                                   ; preds = %B402.endif.endif.i.i.i, %B370.i.i.i
  %storemerge.i.i.i = phi i64 [ %.388.i.i.i, %B370.i.i.i ], [ %.13.i.i.i.i156, %B402.endif.endif.i.i.i ]
  %sunkaddr103 = getelementptr inbounds i8, ptr %arg.m.4, i64 712
  store i64 %storemerge.i.i.i, ptr %sunkaddr103, align 8, !noalias !530
  br label %B532.i.i

B638.endif.i.i:                                   ; preds = %B566.i.i
  %.620.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.622.i.i = load i64, ptr %.620.i.i, align 8, !noalias !530
  %.623.i.i = inttoptr i64 %.622.i.i to ptr
  %sunkaddr104 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i = load i64, ptr %sunkaddr104, align 8, !noalias !530
  %.695.i.i = mul i64 %.694.i.i, %.110
  %.720.i.i = getelementptr i64, ptr %.623.i.i, i64 %.695.i.i
  %.721.i.i = load i64, ptr %.720.i.i, align 8, !noalias !530
  %.722.i.i = add nsw i64 %.721.i.i, 1
  store i64 %.722.i.i, ptr %.720.i.i, align 8, !noalias !530
  %.781.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  %.783.i.i = load i64, ptr %.781.i.i, align 8, !noalias !530
  %.784.i.i = add nsw i64 %.783.i.i, 1
  store i64 %.784.i.i, ptr %.781.i.i, align 8, !noalias !530
  %.817.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i = load i64, ptr %.817.i.i, align 8, !noalias !530
  %.821.i.i = add nsw i64 %.819.i.i, %.13.i.i.i
  %sunkaddr105 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 %.idx.i.i
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 192
  store i64 %.821.i.i, ptr %sunkaddr107, align 8, !noalias !530
  %.831.i.i125 = getelementptr inbounds nuw i8, ptr %.342.i3, i64 36
  %.833.i.i = load i32, ptr %.831.i.i125, align 4, !noalias !530
  %.835.i.i = icmp eq i32 %.833.i.i, 0
  br i1 %.835.i.i, label %B960.i.i, label %B1194.i

B1194.i:                                          ; preds = %B638.endif.i.i, %B960.i.i
  %42 = inttoptr i64 %.831.i to ptr
  store i64 %end.2.0.i, ptr %.342.i3, align 8, !noalias !530
  %sunkaddr108 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.13.i1.i.i, ptr %sunkaddr108, align 8, !noalias !530
  %.1108.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 1, ptr %.1108.i, align 8, !noalias !524
  %sunkaddr100.i127 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %.1142.i = load i32, ptr %sunkaddr100.i127, align 4, !noalias !524
  %.1172.i = zext i32 %.1142.i to i64
  %.1173.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.1172.i, ptr %.1173.i, align 8, !noalias !524
  %sunkaddr102.i129 = getelementptr inbounds nuw i8, ptr %42, i64 20
  %.1207.i = load i32, ptr %sunkaddr102.i129, align 4, !noalias !524
  %.1237.i = zext i32 %.1207.i to i64
  %.1238.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.1237.i, ptr %.1238.i, align 8, !noalias !524
  %sunkaddr109 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  %.1272.i = load i64, ptr %sunkaddr109, align 8, !noalias !524
  %.1273.not.i = icmp eq i64 %.1272.i, 0
  br i1 %.1273.not.i, label %B1224.endif.endif.endif, label %B1350.i

B1350.i:                                          ; preds = %B1194.i
  %sunkaddr110 = inttoptr i64 %.831.i to ptr
  %sunkaddr111 = getelementptr inbounds i8, ptr %sunkaddr110, i64 16
  %.1308.i = load i32, ptr %sunkaddr111, align 4, !noalias !524
  %promoted118 = zext i32 %.1308.i to i64
  %sunkaddr112 = inttoptr i64 %.831.i to ptr
  %sunkaddr113 = getelementptr inbounds i8, ptr %sunkaddr112, i64 20
  %.1340.i = load i32, ptr %sunkaddr113, align 4, !noalias !524
  %.1343.not.i = icmp eq i32 %arg.origin.fr.i.i, 0
  br i1 %.1343.not.i, label %B1484.i, label %B1508.i

B1484.i:                                          ; preds = %B1350.i
  %43 = inttoptr i64 %.831.i to ptr
  %sunkaddr109.i142 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %.1426.i = load i32, ptr %sunkaddr109.i142, align 4, !noalias !524
  br label %B1508.i

B1508.i:                                          ; preds = %B1484.i, %B1350.i
  %"$phi1508.7.2.0.i" = phi i32 [ %.1426.i, %B1484.i ], [ %arg.origin.fr.i.i, %B1350.i ]
  %.65.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.67.i.i = load i64, ptr %.65.i.i, align 8, !noalias !539
  %.68.i.i136 = icmp eq i64 %.67.i.i, 67108864
  br i1 %.68.i.i136, label %B58.i.i, label %B88.endif.i.i

B58.i.i:                                          ; preds = %B1508.i
  %sunkaddr114 = getelementptr inbounds i8, ptr %arg.m.4, i64 880
  store i64 0, ptr %sunkaddr114, align 8, !noalias !539
  br label %B1508.endif.i

B88.endif.i.i:                                    ; preds = %B1508.i
  %.153.i.i = inttoptr i64 %.1272.i to ptr
  %.67.lobit.i.i = lshr i64 %.67.i.i, 63
  %44 = getelementptr [56 x i8], ptr %.153.i.i, i64 %.67.i.i
  %.250.i.i = getelementptr [56 x i8], ptr %44, i64 %.67.lobit.i.i
  %.289.i.i = add nsw i64 %.67.i.i, 1
  %sunkaddr115 = getelementptr inbounds i8, ptr %arg.m.4, i64 888
  store i64 %.289.i.i, ptr %sunkaddr115, align 8, !noalias !539
  store i64 %.13.i1.i.i, ptr %.250.i.i, align 8, !noalias !539
  %.378.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i, align 8, !noalias !539
  %.382.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 28
  store i32 0, ptr %.382.i.i, align 4, !noalias !539
  %.386.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 32
  store i32 %.1308.i, ptr %.386.i.i, align 8, !noalias !539
  %.390.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 36
  store i32 %.1340.i, ptr %.390.i.i, align 4, !noalias !539
  %.394.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 40
  store i32 %"$phi1508.7.2.0.i", ptr %.394.i.i, align 8, !noalias !539
  %.398.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i, align 4, !noalias !539
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !539
  %sunkaddr117 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i = load i64, ptr %sunkaddr117, align 8, !noalias !539
  %.480.i.i = mul nsw i64 %.479.i.i, %.110
  %45 = and i64 %promoted118, 4294967168
  %.481.i.i = add i64 %.438.i.i, %45
  %.490.i.i = add i64 %.481.i.i, %.480.i.i
  %.491.i.i = inttoptr i64 %.490.i.i to ptr
  %.555.i.i = load i32, ptr %.491.i.i, align 4, !noalias !539
  %.562.i.i = xor i32 %.555.i.i, -2147483648
  %.565.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 48
  store i32 %.562.i.i, ptr %.565.i.i, align 8, !noalias !539
  br label %B1508.endif.i

B1530.sink.split.i:                               ; preds = %B566.i.i, %B532.i.i, %B306.i.i, %B262.i.i, %B228.i.i, %B1134.i
  %sunkaddr119 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.137.i.i.pr.pre = load i64, ptr %sunkaddr119, align 8, !noalias !542
  br label %B1530.i

B1530.i:                                          ; preds = %B836.endif.i, %B1530.sink.split.i
  %.137.i.i = phi i64 [ %.905.i, %B836.endif.i ], [ %.137.i.i.pr.pre, %B1530.sink.split.i ]
  %.217159.not.i.i = icmp slt i64 %.137.i.i, 1
  br i1 %.217159.not.i.i, label %B1530.endif.i, label %B1530.i.B164.lr.ph.i.i_crit_edge

B1530.i.B164.lr.ph.i.i_crit_edge:                 ; preds = %B1530.i
  %sunkaddr341.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.61.i20.i.pre = load i64, ptr %sunkaddr341.phi.trans.insert, align 8, !noalias !542
  br label %B164.lr.ph.i.i

B164.i.i:                                         ; preds = %B312.endif.i.i, %B164.preheader.i.i
  %lsr.iv255.i.i = phi i64 [ %.137.i.i196, %B164.preheader.i.i ], [ %lsr.iv.next256.i.i, %B312.endif.i.i ]
  %lsr.iv249.i.i = phi ptr [ %scevgep248.i.i, %B164.preheader.i.i ], [ %scevgep250.i.i, %B312.endif.i.i ]
  %scevgep254.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -20
  %.288.i21.i = load i64, ptr %scevgep254.i.i, align 8, !noalias !542
  %scevgep253.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -12
  %.292.i.i = load i32, ptr %scevgep253.i.i, align 8, !noalias !542
  %scevgep252.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -8
  %.296.i.i = load i32, ptr %scevgep252.i.i, align 4, !noalias !542
  %.615.i.i.i = zext i32 %.296.i.i to i64
  %scevgep251.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 -4
  %.300.i22.i = load i32, ptr %scevgep251.i.i, align 8, !noalias !542
  %.304.i.i = load i32, ptr %lsr.iv249.i.i, align 4, !noalias !542
  %sunkaddr120 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !545
  %.75.i.i.i = add nsw i64 %.74.i.i.i, %.288.i21.i
  %sunkaddr121 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i.i.i = load i64, ptr %sunkaddr121, align 8, !noalias !545
  %.115.i.i.i = inttoptr i64 %.114.i.i.i to ptr
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !545
  %.187.i.i.i = mul i64 %.186.i.i.i, %.110
  %.189.i.i.i = zext i32 %.292.i.i to i64
  %46 = getelementptr i64, ptr %.115.i.i.i, i64 %.187.i.i.i
  %.215.i.i.i = getelementptr i64, ptr %46, i64 %.189.i.i.i
  %.216.i.i.i = load i64, ptr %.215.i.i.i, align 8, !noalias !545
  %.217.i.i.i = add nsw i64 %.216.i.i.i, 1
  store i64 %.217.i.i.i, ptr %.215.i.i.i, align 8, !noalias !545
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.278.i.i.i = load i64, ptr %sunkaddr123, align 8, !noalias !545
  %.279.not.i.i.i = icmp eq i64 %.278.i.i.i, 0
  br i1 %.279.not.i.i.i, label %B802.i.i.i, label %B294.endif.i.i.i

B802.i.i.i:                                       ; preds = %B294.endif.endif.endif.endif.i.i.i, %B164.i.i
  %at.2.0.i.i.i = phi i64 [ %.13.i.i.i24.i, %B294.endif.endif.endif.endif.i.i.i ], [ %.75.i.i.i, %B164.i.i ]
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.736.i.i.i = load i64, ptr %sunkaddr124, align 8, !noalias !545
  %.737.i.i.i = add nsw i64 %.736.i.i.i, 1
  store i64 %.737.i.i.i, ptr %sunkaddr124, align 8, !noalias !545
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i.i.i13 = load i64, ptr %sunkaddr125, align 8, !noalias !548
  %47 = and i64 %.125.i.i.i.i13, 4294967295
  %.126.i.i.i25.i = trunc i64 %47 to i32
  %.131.not.i.i.i.i = icmp eq i32 %.126.i.i.i25.i, 0
  br i1 %.131.not.i.i.i.i, label %B210.i.i.i.i, label %B158.i.i.i.i

B158.i.i.i.i:                                     ; preds = %B802.i.i.i
  %sunkaddr126 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i.i26.i = load i64, ptr %sunkaddr126, align 8, !noalias !548
  %.50.i.i.i27.i = inttoptr i64 %.49.i.i.i26.i to ptr
  %.160.i.i.i.i = getelementptr [16 x i8], ptr %.50.i.i.i27.i, i64 %47
  %.166.i.i.i.i14 = getelementptr inbounds nuw i8, ptr %.160.i.i.i.i, i64 12
  %.168.i.i.i.i = load i32, ptr %.166.i.i.i.i14, align 4, !noalias !548
  %.203.i.i.i.i = zext i32 %.168.i.i.i.i to i64
  %sunkaddr127 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i.i.i, ptr %sunkaddr127, align 8, !noalias !548
  br label %B802.endif.endif.endif.i.i.i

B210.i.i.i.i:                                     ; preds = %B802.i.i.i
  %sunkaddr128 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i.i.i = load i64, ptr %sunkaddr128, align 8, !noalias !548
  %.251.i.i.i.i = add nsw i64 %.250.i.i.i.i, 1
  store i64 %.251.i.i.i.i, ptr %sunkaddr128, align 8, !noalias !548
  %.292.i.i.i.i = trunc i64 %.251.i.i.i.i to i32
  br label %B802.endif.endif.endif.i.i.i

B294.endif.i.i.i:                                 ; preds = %B164.i.i
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.312.i.i.i = load i64, ptr %sunkaddr129, align 8, !noalias !545
  %.313.i.i.i10 = inttoptr i64 %.312.i.i.i to ptr
  %.375.i.i.i = getelementptr [192 x i8], ptr %.313.i.i.i10, i64 %.110
  %.376.i.i.i = getelementptr inbounds nuw i8, ptr %.375.i.i.i, i64 136
  %.378.i.i.i11 = load i64, ptr %.376.i.i.i, align 8, !noalias !545
  %.379.i.i.i12 = add nsw i64 %.378.i.i.i11, 1
  store i64 %.379.i.i.i12, ptr %.376.i.i.i, align 8, !noalias !545
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482.i.i.i = load i64, ptr %sunkaddr130, align 8, !noalias !545
  %48 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i.i.i, i64 1)
  %ov.i.i.i.i = extractvalue { i64, i1 } %48, 1
  br i1 %ov.i.i.i.i, label %B294.endif.endif.endif.endif.i.i.i, label %B0.else.i.i.i.i, !prof !90

B0.else.i.i.i.i:                                  ; preds = %B294.endif.i.i.i
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.415.i.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !545
  %math.i.i.i.i = extractvalue { i64, i1 } %48, 0
  %.8.i55.i.i.i = mul i64 %.415.i.i.i, %const16
  %.11.i.i.i.i = mul i64 %.379.i.i.i12, %const8
  %.10.i.i.i.i = add i64 %.11.i.i.i.i, %.9.i.i36.i.i
  %.12.i.i.i.i = add i64 %.10.i.i.i.i, %.8.i55.i.i.i
  %.13.i56.i.i.i = lshr i64 %.12.i.i.i.i, 30
  %.14.i.i.i.i = xor i64 %.13.i56.i.i.i, %.12.i.i.i.i
  %.15.i.i.i.i = mul i64 %.14.i.i.i.i, %const18
  %.16.i.i.i.i = lshr i64 %.15.i.i.i.i, 27
  %.17.i57.i.i.i = xor i64 %.16.i.i.i.i, %.15.i.i.i.i
  %.18.i.i.i.i = mul i64 %.17.i57.i.i.i, %const14
  %.19.i.i.i.i = lshr i64 %.18.i.i.i.i, 31
  %.20.i58.i.i.i = xor i64 %.19.i.i.i.i, %.18.i.i.i.i
  %.30.i.i.i.i = urem i64 %.20.i58.i.i.i, %math.i.i.i.i
  br label %B294.endif.endif.endif.endif.i.i.i

B294.endif.endif.endif.endif.i.i.i:               ; preds = %B0.else.i.i.i.i, %B294.endif.i.i.i
  %rem.0.i.i.i.i = phi i64 [ %.30.i.i.i.i, %B0.else.i.i.i.i ], [ 0, %B294.endif.i.i.i ]
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.542.i.i.i = load i64, ptr %sunkaddr132, align 8, !noalias !545
  %.543.i.i.i = inttoptr i64 %.542.i.i.i to ptr
  %.508.i.i.i = add nsw i64 %rem.0.i.i.i.i, %.75.i.i.i
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !545
  %.613.i.i.i = mul i64 %.612.i.i.i, %.110
  %49 = getelementptr i64, ptr %.543.i.i.i, i64 %.613.i.i.i
  %.641.i.i.i = getelementptr i64, ptr %49, i64 %.615.i.i.i
  %.642.i.i.i = load i64, ptr %.641.i.i.i, align 8, !noalias !545
  %.13.i.i.i24.i = tail call i64 @llvm.smax.i64(i64 %.642.i.i.i, i64 %.508.i.i.i)
  store i64 %.13.i.i.i24.i, ptr %.641.i.i.i, align 8, !noalias !545
  br label %B802.i.i.i

B802.endif.endif.endif.i.i.i:                     ; preds = %B210.i.i.i.i, %B158.i.i.i.i
  %storemerge.i.i.i28.i = phi i32 [ %.126.i.i.i25.i, %B158.i.i.i.i ], [ %.292.i.i.i.i, %B210.i.i.i.i ]
  %50 = trunc i64 %.615.i.i.i to i32
  %sunkaddr134 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.800.i.i.i = load i64, ptr %sunkaddr134, align 8, !noalias !545
  %.801.i.i.i = inttoptr i64 %.800.i.i.i to ptr
  %.837.i.i.i = zext i32 %storemerge.i.i.i28.i to i64
  %.862.i.i.i = getelementptr [32 x i8], ptr %.801.i.i.i, i64 %.837.i.i.i
  %.873.i.i.i = or i32 %.292.i.i, %.870.i87.i.i
  %.877.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 8
  store i32 %.873.i.i.i, ptr %.877.i.i.i, align 4, !noalias !545
  %.881.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 12
  store i32 %.300.i22.i, ptr %.881.i.i.i, align 4, !noalias !545
  %.887.i.i.i15 = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 16
  store i32 %.304.i.i, ptr %.887.i.i.i15, align 4, !noalias !545
  %.893.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 20
  store i32 %arg.origin.fr.i.i, ptr %.893.i.i.i, align 4, !noalias !545
  %.899.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 24
  store i32 %arg.by, ptr %.899.i.i.i, align 4, !noalias !545
  %.905.i.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i.i, i64 28
  store i32 %arg.by_life, ptr %.905.i.i.i, align 4, !noalias !545
  %sunkaddr135 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.941.i.i.i = load i64, ptr %sunkaddr135, align 8, !noalias !545
  %.26.i.i.i.i = icmp eq i32 %arg.pe, %50
  br i1 %.26.i.i.i.i, label %B802.endif.endif.endif.endif.endif.thread.i.i.i, label %B802.endif.endif.endif.endif.endif.i.i.i

B802.endif.endif.endif.endif.endif.i.i.i:         ; preds = %B802.endif.endif.endif.i.i.i
  %sunkaddr136 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i.i.i = load i64, ptr %sunkaddr136, align 8, !noalias !551
  %sunkaddr137 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.107.i.i.i.i = load i64, ptr %sunkaddr137, align 8, !noalias !551
  %.108.i.i.i.i = inttoptr i64 %.107.i.i.i.i to ptr
  %.175.i.i.i29.i = getelementptr i32, ptr %.108.i.i.i.i, i64 %.110
  %.176.i.i.i30.i = load i32, ptr %.175.i.i.i29.i, align 4, !noalias !551
  %.179.i.i.i.i = zext i32 %.176.i.i.i30.i to i64
  %.206.i.i.i.i16 = getelementptr i32, ptr %.108.i.i.i.i, i64 %.615.i.i.i
  %.207.i.i.i.i17 = load i32, ptr %.206.i.i.i.i16, align 4, !noalias !551
  %.213.i.i.i.i = zext i32 %.207.i.i.i.i17 to i64
  %.214.i.i.i31.i = lshr i64 %.179.i.i.i.i, 8
  %.215.i.i.i32.i = lshr i64 %.213.i.i.i.i, 8
  %.222.i.i.i.i = and i64 %.213.i.i.i.i, 255
  %.223.i.i.i.i = and i64 %.179.i.i.i.i, 255
  %.224.i.i.i.i = sub nsw i64 %.222.i.i.i.i, %.223.i.i.i.i
  %.233.i.i.i.i = icmp slt i64 %.224.i.i.i.i, 0
  %.236.i.i.i.i = add nsw i64 %.70.i.i.i.i, 1
  %.238.i.i.i.i = select i1 %.233.i.i.i.i, i64 %.236.i.i.i.i, i64 0
  %left.3.0.i.i.i.i = add nsw i64 %.238.i.i.i.i, %.224.i.i.i.i
  %.252.i.i.i.i = lshr i64 %.215.i.i.i32.i, %left.3.0.i.i.i.i
  %.255.i.i.i.i = sub nsw i64 %.70.i.i.i.i, %left.3.0.i.i.i.i
  %notmask.i.i.i.i = shl nsw i64 -1, %.255.i.i.i.i
  %.257.i.i.i.i = xor i64 %notmask.i.i.i.i, -1
  %.259.i.i.i.i = and i64 %.214.i.i.i31.i, %.257.i.i.i.i
  %.260.not.i.i.i.i = icmp eq i64 %.252.i.i.i.i, %.259.i.i.i.i
  %.265.i.i.i.i = select i1 %.260.not.i.i.i.i, i64 0, i64 %.236.i.i.i.i
  %left.4.0.i.i.i.i = add nsw i64 %.265.i.i.i.i, %left.3.0.i.i.i.i
  %.275.i.i.i.i18 = sub nsw i64 %left.4.0.i.i.i.i, %.70.i.i.i.i
  %.13.i.i.i.i.i19 = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i.i18, i64 0)
  %.305.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i.i, i64 %.70.i.i.i.i)
  %.307.i.i.i.i = sub nsw i64 %.70.i.i.i.i, %.13.i.i.i.i.i19
  %.311.i.i.i.i = lshr i64 %.214.i.i.i31.i, %.307.i.i.i.i
  %.314.i.i.i33.i = shl i64 %.311.i.i.i.i, %.305.i.i.i.i
  %notmask134.i.i.i.i = shl nsw i64 -1, %.305.i.i.i.i
  %.316.i.i.i.i = xor i64 %notmask134.i.i.i.i, -1
  %.318.i.i.i.i = and i64 %.215.i.i.i32.i, %.316.i.i.i.i
  %.321.i.i.i.i = or i64 %.314.i.i.i33.i, %.318.i.i.i.i
  %.322.i.i.i.i = shl i64 %.321.i.i.i.i, 1
  %.323.i.i.i.i = or disjoint i64 %.322.i.i.i.i, 1
  %.325.i.i.i.i = sub nsw i64 63, %left.4.0.i.i.i.i
  %.328.i.i.i.i = shl i64 %.323.i.i.i.i, %.325.i.i.i.i
  %.328.i.fr.i.i.i = freeze i64 %.328.i.i.i.i
  %.8.i.i.i.i = icmp eq i64 %.328.i.fr.i.i.i, %const12
  %.17.i.i.i.i20 = lshr i64 %.328.i.fr.i.i.i, 63
  %.20.i.i.i.i = trunc nuw nsw i64 %.17.i.i.i.i20 to i32
  %spec.select.i.i.i = select i1 %.8.i.i.i.i, i32 2, i32 %.20.i.i.i.i
  %51 = shl i64 %.328.i.fr.i.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i.i.i

B802.endif.endif.endif.endif.endif.thread.i.i.i:  ; preds = %B802.endif.endif.endif.endif.endif.i.i.i, %B802.endif.endif.endif.i.i.i
  %storemerge.i5971.i.i.i = phi i64 [ %51, %B802.endif.endif.endif.endif.endif.i.i.i ], [ 0, %B802.endif.endif.endif.i.i.i ]
  %52 = phi i32 [ %spec.select.i.i.i, %B802.endif.endif.endif.endif.endif.i.i.i ], [ 2, %B802.endif.endif.endif.i.i.i ]
  %.942.pn.i.i.i = inttoptr i64 %.941.i.i.i to ptr
  %.100373.i.i.i = getelementptr [16 x i8], ptr %.942.pn.i.i.i, i64 %.837.i.i.i
  %.1075.i.i.i = add nuw nsw i32 %52, %.1048.i152.i.i
  %.1078.i.i.i = shl i32 %.1075.i.i.i, 2
  %.1080.i.i.i = getelementptr inbounds nuw i8, ptr %.100373.i.i.i, i64 8
  store i32 %.1078.i.i.i, ptr %.1080.i.i.i, align 4, !noalias !545
  store i64 %storemerge.i5971.i.i.i, ptr %.100373.i.i.i, align 8, !noalias !545
  %sunkaddr138 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i.i.i21 = load i64, ptr %sunkaddr138, align 8, !noalias !554
  %.56.i.i.i.i22 = inttoptr i64 %.55.i.i.i.i21 to ptr
  %.127.i.i.i.i = getelementptr [16 x i8], ptr %.56.i.i.i.i22, i64 %.837.i.i.i
  %.128.i.i.i.i23 = getelementptr inbounds nuw i8, ptr %.127.i.i.i.i, i64 12
  store i32 0, ptr %.128.i.i.i.i23, align 4, !noalias !554
  %sunkaddr139 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i.i.i = load i64, ptr %sunkaddr139, align 8, !noalias !554
  %.164.i.i.i.i = sub nsw i64 %at.2.0.i.i.i, %.162.i.i.i.i
  %.165.i.i.i.i24 = icmp slt i64 %.164.i.i.i.i, 2048
  br i1 %.165.i.i.i.i24, label %B170.endif.endif.i.i.i.i, label %B552.endif.i.i.i.i

B500.i.i.i.i:                                     ; preds = %B170.endif.endif.i.i.i.i
  %53 = inttoptr i64 %.55.i.i.i.i21 to ptr
  %sunkaddr.i.i.i.i = inttoptr i64 %.271.i.i.i34.i to ptr
  %sunkaddr24.i.i.i.i = shl nuw nsw i64 %.168.i62.i.i.i, 2
  %sunkaddr25.i.i.i.i = getelementptr i8, ptr %sunkaddr.i.i.i.i, i64 %sunkaddr24.i.i.i.i
  %.471.i.i.i.i97 = load i32, ptr %sunkaddr25.i.i.i.i, align 4, !noalias !554
  %.473.i.i.i.i98 = zext i32 %.471.i.i.i.i97 to i64
  %.498.i.i.i.i = getelementptr [16 x i8], ptr %53, i64 %.473.i.i.i.i98
  %.505.i.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i28.i, ptr %.505.i.i.i.i, align 4, !noalias !554
  br label %B538.i.i.i.i

B538.i.i.i.i:                                     ; preds = %B456.endif.i.i.i.i, %B500.i.i.i.i
  %sunkaddr27.pre-phi.i.i.i.i = phi i64 [ %sunkaddr31.i.i.i.i, %B456.endif.i.i.i.i ], [ %sunkaddr24.i.i.i.i, %B500.i.i.i.i ]
  %sunkaddr26.pre-phi.i.i.i.i = phi ptr [ %.pre.i.i.i.i, %B456.endif.i.i.i.i ], [ %sunkaddr.i.i.i.i, %B500.i.i.i.i ]
  %sunkaddr28.i.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i.i, i64 %sunkaddr27.pre-phi.i.i.i.i
  store i32 %storemerge.i.i.i28.i, ptr %sunkaddr28.i.i.i.i, align 4, !noalias !554
  br label %B312.endif.i.i

B688.i.i.i.i:                                     ; preds = %B552.endif.i.i.i.i
  %sunkaddr140 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837.i.i.i, ptr %sunkaddr140, align 8, !noalias !554
  br label %B790.endif.i.i.i.i

B716.i.i.i.i:                                     ; preds = %B552.endif.i.i.i.i
  %54 = inttoptr i64 %.55.i.i.i.i21 to ptr
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i.i.i = load i64, ptr %sunkaddr141, align 8, !noalias !554
  %55 = and i64 %.756.i.i.i.i, 4294967295
  %.784.i.i.i.i = getelementptr [16 x i8], ptr %54, i64 %55
  %.791.i.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i.i.i, i64 12
  store i32 %storemerge.i.i.i28.i, ptr %.791.i.i.i.i, align 4, !noalias !554
  br label %B790.endif.i.i.i.i

B170.endif.endif.i.i.i.i:                         ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i.i
  %.168.i62.i.i.i = and i64 %at.2.0.i.i.i, 2047
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i63.i.i.i = load i64, ptr %sunkaddr142, align 8, !noalias !554
  %.204.i.i.i.i96 = inttoptr i64 %.203.i63.i.i.i to ptr
  %sunkaddr143 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i.i34.i = load i64, ptr %sunkaddr143, align 8, !noalias !554
  %.352.i.i.i.i = getelementptr i32, ptr %.204.i.i.i.i96, i64 %.168.i62.i.i.i
  %.353.i.i.i.i = load i32, ptr %.352.i.i.i.i, align 4, !noalias !554
  %.354.i.i.i.i = icmp eq i32 %.353.i.i.i.i, 0
  br i1 %.354.i.i.i.i, label %B456.endif.i.i.i.i, label %B500.i.i.i.i

B456.endif.i.i.i.i:                               ; preds = %B170.endif.endif.i.i.i.i
  %56 = inttoptr i64 %.203.i63.i.i.i to ptr
  %sunkaddr31.i.i.i.i = shl nuw nsw i64 %.168.i62.i.i.i, 2
  %sunkaddr32.i.i.i.i = getelementptr i8, ptr %56, i64 %sunkaddr31.i.i.i.i
  store i32 %storemerge.i.i.i28.i, ptr %sunkaddr32.i.i.i.i, align 4, !noalias !554
  %sunkaddr144 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i.i99 = load i64, ptr %sunkaddr144, align 8, !noalias !557
  %.52.i.i.i.i.i100 = inttoptr i64 %.51.i.i.i.i.i99 to ptr
  %.17.i.i.i.i.i = lshr i64 %at.2.0.i.i.i, 6
  %.91.i.i.i.i.i101 = and i64 %.17.i.i.i.i.i, 31
  %.116.i.i.i.i.i102 = getelementptr i64, ptr %.52.i.i.i.i.i100, i64 %.91.i.i.i.i.i101
  %.117.i.i.i.i.i103 = load i64, ptr %.116.i.i.i.i.i102, align 8, !noalias !557
  %.118.i.i.i.i.i104 = and i64 %at.2.0.i.i.i, 63
  %.119.i.i.i.i.i105 = shl nuw i64 1, %.118.i.i.i.i.i104
  %.120.i.i.i.i.i106 = or i64 %.117.i.i.i.i.i103, %.119.i.i.i.i.i105
  store i64 %.120.i.i.i.i.i106, ptr %.116.i.i.i.i.i102, align 8, !noalias !557
  %.174.i.i.i.i.i107 = getelementptr i8, ptr %.52.i.i.i.i.i100, i64 256
  %.175.i.i.i.i.i108 = load i64, ptr %.174.i.i.i.i.i107, align 8, !noalias !557
  %.177.i.i.i.i.i109 = shl nuw nsw i64 1, %.91.i.i.i.i.i101
  %.178.i.i.i.i.i110 = or i64 %.175.i.i.i.i.i108, %.177.i.i.i.i.i109
  store i64 %.178.i.i.i.i.i110, ptr %.174.i.i.i.i.i107, align 8, !noalias !557
  %.pre.i.i.i.i = inttoptr i64 %.271.i.i.i34.i to ptr
  br label %B538.i.i.i.i

B552.endif.i.i.i.i:                               ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i.i
  %sunkaddr145 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i.i.i = load i64, ptr %sunkaddr145, align 8, !noalias !554
  %.581.i.i.i.i = inttoptr i64 %.580.i.i.i.i to ptr
  %.643.i.i.i.i = getelementptr [32 x i8], ptr %.581.i.i.i.i, i64 %.837.i.i.i
  store i64 %at.2.0.i.i.i, ptr %.643.i.i.i.i, align 8, !noalias !554
  %sunkaddr146 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i.i.i = load i64, ptr %sunkaddr146, align 8, !noalias !554
  %.683.i.i.i.i = icmp eq i64 %.682.i.i.i.i, 0
  br i1 %.683.i.i.i.i, label %B688.i.i.i.i, label %B716.i.i.i.i

B790.endif.i.i.i.i:                               ; preds = %B716.i.i.i.i, %B688.i.i.i.i
  %sunkaddr147 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.837.i.i.i, ptr %sunkaddr147, align 8, !noalias !554
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i.i.i = load i64, ptr %sunkaddr148, align 8, !noalias !554
  %.13.i.i61.i.i.i25 = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i.i, i64 %.862.i.i.i.i)
  store i64 %.13.i.i61.i.i.i25, ptr %sunkaddr148, align 8, !noalias !554
  br label %B312.endif.i.i

B164.lr.ph.i.i:                                   ; preds = %B1530.i.B164.lr.ph.i.i_crit_edge, %B1128.i, %B1048.i, %B988.i
  %.61.i20.i = phi i64 [ %.61.i20.i.pre, %B1530.i.B164.lr.ph.i.i_crit_edge ], [ %.831.i, %B988.i ], [ %.831.i, %B1048.i ], [ %.831.i, %B1128.i ]
  %.137.i.i196 = phi i64 [ %.137.i.i, %B1530.i.B164.lr.ph.i.i_crit_edge ], [ 1, %B988.i ], [ 1, %B1048.i ], [ 1, %B1128.i ]
  %const20 = bitcast i64 -3335678366873096957 to i64
  %const18 = bitcast i64 -4658895280553007687 to i64
  %const16 = bitcast i64 -7046029254386353131 to i64
  %const14 = bitcast i64 -7723592293110705685 to i64
  %const12 = bitcast i64 -9223372036854775808 to i64
  %const8 = bitcast i64 2685821657736338717 to i64
  %.307.not.i.i = icmp eq i32 %arg.origin.fr.i.i, 0
  %.870.i87.i.i = shl i32 %arg.pe, 16
  %.1043.i151.i.i = shl i32 %arg.pe, 2
  %.1048.i152.i.i = add i32 %.1043.i151.i.i, 4
  %.9.i.i36.i.i = mul i64 %.110, %const20
  br i1 %.307.not.i.i, label %B164.us.preheader.i.i, label %B164.preheader.i.i

B164.preheader.i.i:                               ; preds = %B164.lr.ph.i.i
  %57 = inttoptr i64 %.61.i20.i to ptr
  %scevgep248.i.i = getelementptr i8, ptr %57, i64 20
  br label %B164.i.i

B164.us.preheader.i.i:                            ; preds = %B164.lr.ph.i.i
  %58 = inttoptr i64 %.61.i20.i to ptr
  %scevgep.i.i = getelementptr i8, ptr %58, i64 24
  br label %B164.us.i.i

B164.us.i.i:                                      ; preds = %B312.endif.us.i.i, %B164.us.preheader.i.i
  %lsr.iv247.i.i = phi i64 [ %.137.i.i196, %B164.us.preheader.i.i ], [ %lsr.iv.next.i.i, %B312.endif.us.i.i ]
  %lsr.iv.i.i = phi ptr [ %scevgep.i.i, %B164.us.preheader.i.i ], [ %scevgep241.i.i, %B312.endif.us.i.i ]
  %scevgep246.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.288.us.i.i = load i64, ptr %scevgep246.i.i, align 8, !noalias !542
  %scevgep245.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.292.us.i.i = load i32, ptr %scevgep245.i.i, align 8, !noalias !542
  %scevgep244.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -12
  %.296.us.i.i = load i32, ptr %scevgep244.i.i, align 4, !noalias !542
  %.615.i58.i.i = zext i32 %.296.us.i.i to i64
  %scevgep243.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.300.us.i.i = load i32, ptr %scevgep243.i.i, align 8, !noalias !542
  %scevgep242.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -4
  %.304.us.i.i = load i32, ptr %scevgep242.i.i, align 4, !noalias !542
  %.351.us.i.i = load i32, ptr %lsr.iv.i.i, align 8, !noalias !542
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i2.i.i = load i64, ptr %sunkaddr149, align 8, !noalias !560
  %.75.i3.i.i = add nsw i64 %.74.i2.i.i, %.288.us.i.i
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.114.i5.i.i = load i64, ptr %sunkaddr150, align 8, !noalias !560
  %.115.i6.i.i = inttoptr i64 %.114.i5.i.i to ptr
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i9.i.i = load i64, ptr %sunkaddr151, align 8, !noalias !560
  %.187.i10.i.i = mul i64 %.186.i9.i.i, %.110
  %.189.i11.i.i = zext i32 %.292.us.i.i to i64
  %59 = getelementptr i64, ptr %.115.i6.i.i, i64 %.187.i10.i.i
  %.215.i12.i.i = getelementptr i64, ptr %59, i64 %.189.i11.i.i
  %.216.i13.i.i = load i64, ptr %.215.i12.i.i, align 8, !noalias !560
  %.217.i14.i.i = add nsw i64 %.216.i13.i.i, 1
  store i64 %.217.i14.i.i, ptr %.215.i12.i.i, align 8, !noalias !560
  %sunkaddr152 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.278.i16.i.i = load i64, ptr %sunkaddr152, align 8, !noalias !560
  %.279.not.i17.i.i = icmp eq i64 %.278.i16.i.i, 0
  br i1 %.279.not.i17.i.i, label %B802.i62.i.i, label %B294.endif.i18.i.i

B802.i62.i.i:                                     ; preds = %B294.endif.endif.endif.endif.i49.i.i, %B164.us.i.i
  %at.2.0.i63.i.i = phi i64 [ %.13.i.i61.i.i, %B294.endif.endif.endif.endif.i49.i.i ], [ %.75.i3.i.i, %B164.us.i.i ]
  %sunkaddr153 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.736.i65.i.i = load i64, ptr %sunkaddr153, align 8, !noalias !560
  %.737.i66.i.i = add nsw i64 %.736.i65.i.i, 1
  store i64 %.737.i66.i.i, ptr %sunkaddr153, align 8, !noalias !560
  %sunkaddr154 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  %.125.i.i68.i.i = load i64, ptr %sunkaddr154, align 8, !noalias !563
  %60 = and i64 %.125.i.i68.i.i, 4294967295
  %.126.i.i69.i.i = trunc i64 %60 to i32
  %.131.not.i.i70.i.i = icmp eq i32 %.126.i.i69.i.i, 0
  br i1 %.131.not.i.i70.i.i, label %B210.i.i225.i.i, label %B158.i.i71.i.i

B158.i.i71.i.i:                                   ; preds = %B802.i62.i.i
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.49.i.i73.i.i = load i64, ptr %sunkaddr155, align 8, !noalias !563
  %.50.i.i74.i.i = inttoptr i64 %.49.i.i73.i.i to ptr
  %.160.i.i75.i.i = getelementptr [16 x i8], ptr %.50.i.i74.i.i, i64 %60
  %.166.i.i76.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i75.i.i, i64 12
  %.168.i.i77.i.i = load i32, ptr %.166.i.i76.i.i, align 4, !noalias !563
  %.203.i.i78.i.i = zext i32 %.168.i.i77.i.i to i64
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i.i78.i.i, ptr %sunkaddr156, align 8, !noalias !563
  br label %B802.endif.endif.endif.i80.i.i

B210.i.i225.i.i:                                  ; preds = %B802.i62.i.i
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.250.i.i227.i.i = load i64, ptr %sunkaddr157, align 8, !noalias !563
  %.251.i.i228.i.i = add nsw i64 %.250.i.i227.i.i, 1
  store i64 %.251.i.i228.i.i, ptr %sunkaddr157, align 8, !noalias !563
  %.292.i.i229.i.i = trunc i64 %.251.i.i228.i.i to i32
  br label %B802.endif.endif.endif.i80.i.i

B294.endif.i18.i.i:                               ; preds = %B164.us.i.i
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.312.i20.i.i = load i64, ptr %sunkaddr158, align 8, !noalias !560
  %.313.i21.i.i = inttoptr i64 %.312.i20.i.i to ptr
  %.375.i22.i.i = getelementptr [192 x i8], ptr %.313.i21.i.i, i64 %.110
  %.376.i23.i.i = getelementptr inbounds nuw i8, ptr %.375.i22.i.i, i64 136
  %.378.i24.i.i = load i64, ptr %.376.i23.i.i, align 8, !noalias !560
  %.379.i25.i.i = add nsw i64 %.378.i24.i.i, 1
  store i64 %.379.i25.i.i, ptr %.376.i23.i.i, align 8, !noalias !560
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482.i29.i.i = load i64, ptr %sunkaddr159, align 8, !noalias !560
  %61 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i29.i.i, i64 1)
  %ov.i.i30.i.i = extractvalue { i64, i1 } %61, 1
  br i1 %ov.i.i30.i.i, label %B294.endif.endif.endif.endif.i49.i.i, label %B0.else.i.i31.i.i, !prof !90

B0.else.i.i31.i.i:                                ; preds = %B294.endif.i18.i.i
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.415.i27.i.i = load i64, ptr %sunkaddr160, align 8, !noalias !560
  %math.i.i34.i.i = extractvalue { i64, i1 } %61, 0
  %.8.i55.i35.i.i = mul i64 %.415.i27.i.i, %const16
  %.11.i.i38.i.i = mul i64 %.379.i25.i.i, %const8
  %.10.i.i37.i.i = add i64 %.11.i.i38.i.i, %.9.i.i36.i.i
  %.12.i.i39.i.i = add i64 %.10.i.i37.i.i, %.8.i55.i35.i.i
  %.13.i56.i40.i.i = lshr i64 %.12.i.i39.i.i, 30
  %.14.i.i41.i.i = xor i64 %.13.i56.i40.i.i, %.12.i.i39.i.i
  %.15.i.i42.i.i = mul i64 %.14.i.i41.i.i, %const18
  %.16.i.i43.i.i = lshr i64 %.15.i.i42.i.i, 27
  %.17.i57.i44.i.i = xor i64 %.16.i.i43.i.i, %.15.i.i42.i.i
  %.18.i.i45.i.i = mul i64 %.17.i57.i44.i.i, %const14
  %.19.i.i46.i.i = lshr i64 %.18.i.i45.i.i, 31
  %.20.i58.i47.i.i = xor i64 %.19.i.i46.i.i, %.18.i.i45.i.i
  %.30.i.i48.i.i = urem i64 %.20.i58.i47.i.i, %math.i.i34.i.i
  br label %B294.endif.endif.endif.endif.i49.i.i

B294.endif.endif.endif.endif.i49.i.i:             ; preds = %B0.else.i.i31.i.i, %B294.endif.i18.i.i
  %rem.0.i.i50.i.i = phi i64 [ %.30.i.i48.i.i, %B0.else.i.i31.i.i ], [ 0, %B294.endif.i18.i.i ]
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.542.i52.i.i = load i64, ptr %sunkaddr161, align 8, !noalias !560
  %.543.i53.i.i = inttoptr i64 %.542.i52.i.i to ptr
  %.508.i54.i.i = add nsw i64 %rem.0.i.i50.i.i, %.75.i3.i.i
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i56.i.i = load i64, ptr %sunkaddr162, align 8, !noalias !560
  %.613.i57.i.i = mul i64 %.612.i56.i.i, %.110
  %62 = getelementptr i64, ptr %.543.i53.i.i, i64 %.613.i57.i.i
  %.641.i59.i.i = getelementptr i64, ptr %62, i64 %.615.i58.i.i
  %.642.i60.i.i = load i64, ptr %.641.i59.i.i, align 8, !noalias !560
  %.13.i.i61.i.i = tail call i64 @llvm.smax.i64(i64 %.642.i60.i.i, i64 %.508.i54.i.i)
  store i64 %.13.i.i61.i.i, ptr %.641.i59.i.i, align 8, !noalias !560
  br label %B802.i62.i.i

B802.endif.endif.endif.i80.i.i:                   ; preds = %B210.i.i225.i.i, %B158.i.i71.i.i
  %storemerge.i.i81.i.i = phi i32 [ %.126.i.i69.i.i, %B158.i.i71.i.i ], [ %.292.i.i229.i.i, %B210.i.i225.i.i ]
  %63 = trunc i64 %.615.i58.i.i to i32
  %sunkaddr163 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.800.i83.i.i = load i64, ptr %sunkaddr163, align 8, !noalias !560
  %.801.i84.i.i = inttoptr i64 %.800.i83.i.i to ptr
  %.837.i85.i.i = zext i32 %storemerge.i.i81.i.i to i64
  %.862.i86.i.i = getelementptr [32 x i8], ptr %.801.i84.i.i, i64 %.837.i85.i.i
  %.873.i88.i.i = or i32 %.292.us.i.i, %.870.i87.i.i
  %.877.i89.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 8
  store i32 %.873.i88.i.i, ptr %.877.i89.i.i, align 4, !noalias !560
  %.881.i90.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 12
  store i32 %.300.us.i.i, ptr %.881.i90.i.i, align 4, !noalias !560
  %.887.i91.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 16
  store i32 %.304.us.i.i, ptr %.887.i91.i.i, align 4, !noalias !560
  %.893.i92.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 20
  store i32 %.351.us.i.i, ptr %.893.i92.i.i, align 4, !noalias !560
  %.899.i93.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 24
  store i32 %arg.by, ptr %.899.i93.i.i, align 4, !noalias !560
  %.905.i94.i.i = getelementptr inbounds nuw i8, ptr %.862.i86.i.i, i64 28
  store i32 %arg.by_life, ptr %.905.i94.i.i, align 4, !noalias !560
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.941.i96.i.i = load i64, ptr %sunkaddr164, align 8, !noalias !560
  %.26.i.i97.i.i = icmp eq i32 %arg.pe, %63
  br i1 %.26.i.i97.i.i, label %B802.endif.endif.endif.endif.endif.thread.i147.i.i, label %B802.endif.endif.endif.endif.endif.i98.i.i

B802.endif.endif.endif.endif.endif.i98.i.i:       ; preds = %B802.endif.endif.endif.i80.i.i
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i100.i.i = load i64, ptr %sunkaddr165, align 8, !noalias !566
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.107.i.i102.i.i = load i64, ptr %sunkaddr166, align 8, !noalias !566
  %.108.i.i103.i.i = inttoptr i64 %.107.i.i102.i.i to ptr
  %.175.i.i104.i.i = getelementptr i32, ptr %.108.i.i103.i.i, i64 %.110
  %.176.i.i105.i.i = load i32, ptr %.175.i.i104.i.i, align 4, !noalias !566
  %.179.i.i106.i.i = zext i32 %.176.i.i105.i.i to i64
  %.206.i.i108.i.i = getelementptr i32, ptr %.108.i.i103.i.i, i64 %.615.i58.i.i
  %.207.i.i109.i.i = load i32, ptr %.206.i.i108.i.i, align 4, !noalias !566
  %.213.i.i110.i.i = zext i32 %.207.i.i109.i.i to i64
  %.214.i.i111.i.i = lshr i64 %.179.i.i106.i.i, 8
  %.215.i.i112.i.i = lshr i64 %.213.i.i110.i.i, 8
  %.222.i.i113.i.i = and i64 %.213.i.i110.i.i, 255
  %.223.i.i114.i.i = and i64 %.179.i.i106.i.i, 255
  %.224.i.i115.i.i = sub nsw i64 %.222.i.i113.i.i, %.223.i.i114.i.i
  %.233.i.i116.i.i = icmp slt i64 %.224.i.i115.i.i, 0
  %.236.i.i117.i.i = add nsw i64 %.70.i.i100.i.i, 1
  %.238.i.i118.i.i = select i1 %.233.i.i116.i.i, i64 %.236.i.i117.i.i, i64 0
  %left.3.0.i.i119.i.i = add nsw i64 %.238.i.i118.i.i, %.224.i.i115.i.i
  %.252.i.i120.i.i = lshr i64 %.215.i.i112.i.i, %left.3.0.i.i119.i.i
  %.255.i.i121.i.i = sub nsw i64 %.70.i.i100.i.i, %left.3.0.i.i119.i.i
  %notmask.i.i122.i.i = shl nsw i64 -1, %.255.i.i121.i.i
  %.257.i.i123.i.i = xor i64 %notmask.i.i122.i.i, -1
  %.259.i.i124.i.i = and i64 %.214.i.i111.i.i, %.257.i.i123.i.i
  %.260.not.i.i125.i.i = icmp eq i64 %.252.i.i120.i.i, %.259.i.i124.i.i
  %.265.i.i126.i.i = select i1 %.260.not.i.i125.i.i, i64 0, i64 %.236.i.i117.i.i
  %left.4.0.i.i127.i.i = add nsw i64 %.265.i.i126.i.i, %left.3.0.i.i119.i.i
  %.275.i.i128.i.i = sub nsw i64 %left.4.0.i.i127.i.i, %.70.i.i100.i.i
  %.13.i.i.i129.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i128.i.i, i64 0)
  %.305.i.i130.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i127.i.i, i64 %.70.i.i100.i.i)
  %.307.i.i131.i.i = sub nsw i64 %.70.i.i100.i.i, %.13.i.i.i129.i.i
  %.311.i.i132.i.i = lshr i64 %.214.i.i111.i.i, %.307.i.i131.i.i
  %.314.i.i133.i.i = shl i64 %.311.i.i132.i.i, %.305.i.i130.i.i
  %notmask134.i.i134.i.i = shl nsw i64 -1, %.305.i.i130.i.i
  %.316.i.i135.i.i = xor i64 %notmask134.i.i134.i.i, -1
  %.318.i.i136.i.i = and i64 %.215.i.i112.i.i, %.316.i.i135.i.i
  %.321.i.i137.i.i = or i64 %.314.i.i133.i.i, %.318.i.i136.i.i
  %.322.i.i138.i.i = shl i64 %.321.i.i137.i.i, 1
  %.323.i.i139.i.i = or disjoint i64 %.322.i.i138.i.i, 1
  %.325.i.i140.i.i = sub nsw i64 63, %left.4.0.i.i127.i.i
  %.328.i.i141.i.i = shl i64 %.323.i.i139.i.i, %.325.i.i140.i.i
  %.328.i.fr.i142.i.i = freeze i64 %.328.i.i141.i.i
  %.8.i.i143.i.i = icmp eq i64 %.328.i.fr.i142.i.i, %const12
  %.17.i.i144.i.i = lshr i64 %.328.i.fr.i142.i.i, 63
  %.20.i.i145.i.i = trunc nuw nsw i64 %.17.i.i144.i.i to i32
  %spec.select.i146.i.i = select i1 %.8.i.i143.i.i, i32 2, i32 %.20.i.i145.i.i
  %64 = shl i64 %.328.i.fr.i142.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i147.i.i

B802.endif.endif.endif.endif.endif.thread.i147.i.i: ; preds = %B802.endif.endif.endif.endif.endif.i98.i.i, %B802.endif.endif.endif.i80.i.i
  %storemerge.i5971.i148.i.i = phi i64 [ %64, %B802.endif.endif.endif.endif.endif.i98.i.i ], [ 0, %B802.endif.endif.endif.i80.i.i ]
  %65 = phi i32 [ %spec.select.i146.i.i, %B802.endif.endif.endif.endif.endif.i98.i.i ], [ 2, %B802.endif.endif.endif.i80.i.i ]
  %.942.pn.i149.i.i = inttoptr i64 %.941.i96.i.i to ptr
  %.100373.i150.i.i = getelementptr [16 x i8], ptr %.942.pn.i149.i.i, i64 %.837.i85.i.i
  %.1075.i153.i.i = add nuw nsw i32 %65, %.1048.i152.i.i
  %.1078.i154.i.i = shl i32 %.1075.i153.i.i, 2
  %.1080.i155.i.i = getelementptr inbounds nuw i8, ptr %.100373.i150.i.i, i64 8
  store i32 %.1078.i154.i.i, ptr %.1080.i155.i.i, align 4, !noalias !560
  store i64 %storemerge.i5971.i148.i.i, ptr %.100373.i150.i.i, align 8, !noalias !560
  %sunkaddr167 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i.i157.i.i = load i64, ptr %sunkaddr167, align 8, !noalias !569
  %.56.i.i158.i.i = inttoptr i64 %.55.i.i157.i.i to ptr
  %.127.i.i159.i.i = getelementptr [16 x i8], ptr %.56.i.i158.i.i, i64 %.837.i85.i.i
  %.128.i.i160.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i159.i.i, i64 12
  store i32 0, ptr %.128.i.i160.i.i, align 4, !noalias !569
  %sunkaddr168 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.162.i.i162.i.i = load i64, ptr %sunkaddr168, align 8, !noalias !569
  %.164.i.i163.i.i = sub nsw i64 %at.2.0.i63.i.i, %.162.i.i162.i.i
  %.165.i.i164.i.i = icmp slt i64 %.164.i.i163.i.i, 2048
  br i1 %.165.i.i164.i.i, label %B170.endif.endif.i.i185.i.i, label %B552.endif.i.i165.i.i

B500.i.i195.i.i:                                  ; preds = %B170.endif.endif.i.i185.i.i
  %66 = inttoptr i64 %.55.i.i157.i.i to ptr
  %sunkaddr.i.i196.i.i = inttoptr i64 %.271.i.i191.i.i to ptr
  %sunkaddr24.i.i197.i.i = shl nuw nsw i64 %.168.i62.i186.i.i, 2
  %sunkaddr25.i.i198.i.i = getelementptr i8, ptr %sunkaddr.i.i196.i.i, i64 %sunkaddr24.i.i197.i.i
  %.471.i.i199.i.i = load i32, ptr %sunkaddr25.i.i198.i.i, align 4, !noalias !569
  %.473.i.i200.i.i = zext i32 %.471.i.i199.i.i to i64
  %.498.i.i201.i.i = getelementptr [16 x i8], ptr %66, i64 %.473.i.i200.i.i
  %.505.i.i202.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i201.i.i, i64 12
  store i32 %storemerge.i.i81.i.i, ptr %.505.i.i202.i.i, align 4, !noalias !569
  br label %B538.i.i203.i.i

B538.i.i203.i.i:                                  ; preds = %B456.endif.i.i207.i.i, %B500.i.i195.i.i
  %sunkaddr27.pre-phi.i.i204.i.i = phi i64 [ %sunkaddr31.i.i208.i.i, %B456.endif.i.i207.i.i ], [ %sunkaddr24.i.i197.i.i, %B500.i.i195.i.i ]
  %sunkaddr26.pre-phi.i.i205.i.i = phi ptr [ %.pre.i.i224.i.i, %B456.endif.i.i207.i.i ], [ %sunkaddr.i.i196.i.i, %B500.i.i195.i.i ]
  %sunkaddr28.i.i206.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i205.i.i, i64 %sunkaddr27.pre-phi.i.i204.i.i
  store i32 %storemerge.i.i81.i.i, ptr %sunkaddr28.i.i206.i.i, align 4, !noalias !569
  br label %B312.endif.us.i.i

B688.i.i183.i.i:                                  ; preds = %B552.endif.i.i165.i.i
  %sunkaddr169 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837.i85.i.i, ptr %sunkaddr169, align 8, !noalias !569
  br label %B790.endif.i.i178.i.i

B716.i.i173.i.i:                                  ; preds = %B552.endif.i.i165.i.i
  %67 = inttoptr i64 %.55.i.i157.i.i to ptr
  %sunkaddr170 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.756.i.i175.i.i = load i64, ptr %sunkaddr170, align 8, !noalias !569
  %68 = and i64 %.756.i.i175.i.i, 4294967295
  %.784.i.i176.i.i = getelementptr [16 x i8], ptr %67, i64 %68
  %.791.i.i177.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i176.i.i, i64 12
  store i32 %storemerge.i.i81.i.i, ptr %.791.i.i177.i.i, align 4, !noalias !569
  br label %B790.endif.i.i178.i.i

B170.endif.endif.i.i185.i.i:                      ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i
  %.168.i62.i186.i.i = and i64 %at.2.0.i63.i.i, 2047
  %sunkaddr171 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.203.i63.i188.i.i = load i64, ptr %sunkaddr171, align 8, !noalias !569
  %.204.i.i189.i.i = inttoptr i64 %.203.i63.i188.i.i to ptr
  %sunkaddr172 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.271.i.i191.i.i = load i64, ptr %sunkaddr172, align 8, !noalias !569
  %.352.i.i192.i.i = getelementptr i32, ptr %.204.i.i189.i.i, i64 %.168.i62.i186.i.i
  %.353.i.i193.i.i = load i32, ptr %.352.i.i192.i.i, align 4, !noalias !569
  %.354.i.i194.i.i = icmp eq i32 %.353.i.i193.i.i, 0
  br i1 %.354.i.i194.i.i, label %B456.endif.i.i207.i.i, label %B500.i.i195.i.i

B456.endif.i.i207.i.i:                            ; preds = %B170.endif.endif.i.i185.i.i
  %69 = inttoptr i64 %.203.i63.i188.i.i to ptr
  %sunkaddr31.i.i208.i.i = shl nuw nsw i64 %.168.i62.i186.i.i, 2
  %sunkaddr32.i.i209.i.i = getelementptr i8, ptr %69, i64 %sunkaddr31.i.i208.i.i
  store i32 %storemerge.i.i81.i.i, ptr %sunkaddr32.i.i209.i.i, align 4, !noalias !569
  %sunkaddr173 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.51.i.i.i211.i.i = load i64, ptr %sunkaddr173, align 8, !noalias !572
  %.52.i.i.i212.i.i = inttoptr i64 %.51.i.i.i211.i.i to ptr
  %.17.i.i.i213.i.i = lshr i64 %at.2.0.i63.i.i, 6
  %.91.i.i.i214.i.i = and i64 %.17.i.i.i213.i.i, 31
  %.116.i.i.i215.i.i = getelementptr i64, ptr %.52.i.i.i212.i.i, i64 %.91.i.i.i214.i.i
  %.117.i.i.i216.i.i = load i64, ptr %.116.i.i.i215.i.i, align 8, !noalias !572
  %.118.i.i.i217.i.i = and i64 %at.2.0.i63.i.i, 63
  %.119.i.i.i218.i.i = shl nuw i64 1, %.118.i.i.i217.i.i
  %.120.i.i.i219.i.i = or i64 %.117.i.i.i216.i.i, %.119.i.i.i218.i.i
  store i64 %.120.i.i.i219.i.i, ptr %.116.i.i.i215.i.i, align 8, !noalias !572
  %.174.i.i.i220.i.i = getelementptr i8, ptr %.52.i.i.i212.i.i, i64 256
  %.175.i.i.i221.i.i = load i64, ptr %.174.i.i.i220.i.i, align 8, !noalias !572
  %.177.i.i.i222.i.i = shl nuw nsw i64 1, %.91.i.i.i214.i.i
  %.178.i.i.i223.i.i = or i64 %.175.i.i.i221.i.i, %.177.i.i.i222.i.i
  store i64 %.178.i.i.i223.i.i, ptr %.174.i.i.i220.i.i, align 8, !noalias !572
  %.pre.i.i224.i.i = inttoptr i64 %.271.i.i191.i.i to ptr
  br label %B538.i.i203.i.i

B552.endif.i.i165.i.i:                            ; preds = %B802.endif.endif.endif.endif.endif.thread.i147.i.i
  %sunkaddr174 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i.i167.i.i = load i64, ptr %sunkaddr174, align 8, !noalias !569
  %.581.i.i168.i.i = inttoptr i64 %.580.i.i167.i.i to ptr
  %.643.i.i169.i.i = getelementptr [32 x i8], ptr %.581.i.i168.i.i, i64 %.837.i85.i.i
  store i64 %at.2.0.i63.i.i, ptr %.643.i.i169.i.i, align 8, !noalias !569
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.682.i.i171.i.i = load i64, ptr %sunkaddr175, align 8, !noalias !569
  %.683.i.i172.i.i = icmp eq i64 %.682.i.i171.i.i, 0
  br i1 %.683.i.i172.i.i, label %B688.i.i183.i.i, label %B716.i.i173.i.i

B790.endif.i.i178.i.i:                            ; preds = %B716.i.i173.i.i, %B688.i.i183.i.i
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  store i64 %.837.i85.i.i, ptr %sunkaddr176, align 8, !noalias !569
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.862.i.i181.i.i = load i64, ptr %sunkaddr177, align 8, !noalias !569
  %.13.i.i61.i182.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i63.i.i, i64 %.862.i.i181.i.i)
  store i64 %.13.i.i61.i182.i.i, ptr %sunkaddr177, align 8, !noalias !569
  br label %B312.endif.us.i.i

B312.endif.us.i.i:                                ; preds = %B790.endif.i.i178.i.i, %B538.i.i203.i.i
  %scevgep241.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %lsr.iv.next.i.i = add nsw i64 %lsr.iv247.i.i, -1
  %exitcond171.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond171.not.i.i, label %B1530.endif.i, label %B164.us.i.i

B312.endif.i.i:                                   ; preds = %B790.endif.i.i.i.i, %B538.i.i.i.i
  %scevgep250.i.i = getelementptr i8, ptr %lsr.iv249.i.i, i64 32
  %lsr.iv.next256.i.i = add nsw i64 %lsr.iv255.i.i, -1
  %exitcond.not.i.i = icmp eq i64 %lsr.iv.next256.i.i, 0
  br i1 %exitcond.not.i.i, label %B1530.endif.i, label %B164.i.i

B522.thread736.i:                                 ; preds = %B360.i
  %.427.i = inttoptr i64 %.389.i to ptr
  %.492.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 888
  %.494.i = load i64, ptr %.492.i, align 8, !noalias !524
  %.508.inv.i = icmp slt i64 %.494.i, 1
  %.509.i = zext i1 %.508.inv.i to i64
  %70 = getelementptr [56 x i8], ptr %.427.i, i64 %.494.i
  %71 = getelementptr i8, ptr %70, i64 -56
  %.523.i159 = getelementptr [56 x i8], ptr %71, i64 %.509.i
  %.528.i = getelementptr inbounds nuw i8, ptr %.523.i159, i64 8
  store i64 %start.2.0, ptr %.528.i, align 8, !noalias !524
  %.532.i = getelementptr inbounds nuw i8, ptr %.523.i159, i64 16
  store i64 %.242.i, ptr %.532.i, align 8, !noalias !524
  br label %B574.i

B646.endif.i:                                     ; preds = %B612.i
  %.653.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.655.i = load i64, ptr %.653.i, align 8, !noalias !524
  %.656.i = inttoptr i64 %.655.i to ptr
  %.718.i = getelementptr [40 x i8], ptr %.656.i, i64 %.169.i
  %.726.i = getelementptr inbounds nuw i8, ptr %.718.i, i64 12
  %.728.i = load i32, ptr %.726.i, align 4, !noalias !524
  %.730.i = icmp eq i32 %.728.i, %arg.by_life
  br i1 %.730.i, label %B760.i, label %B836.endif.i

B836.endif.i:                                     ; preds = %B646.endif.i, %B760.i, %B612.i, %B574.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i
  %end.2.0.i = phi i64 [ %.242.i, %B574.i ], [ %.242.i, %B760.i ], [ %.242.i, %B646.endif.i ], [ %.242.i, %B612.i ], [ %.61.i.i, %_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj.exit.i ]
  %.787.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 72
  %.789.i = load i64, ptr %.787.i, align 8, !noalias !524
  %.792.i = sub i64 %end.2.0.i, %start.2.0
  %.795.i = add nsw i64 %.792.i, %.789.i
  store i64 %.795.i, ptr %.787.i, align 8, !noalias !524
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.905.i = load i64, ptr %sunkaddr178, align 8, !noalias !524
  %.906.i4 = icmp eq i64 %.905.i, 1
  br i1 %.906.i4, label %B988.i, label %B1530.i

B1508.endif.i:                                    ; preds = %B88.endif.i.i, %B58.i.i
  br label %B1224.endif.endif.endif

B1530.endif.i:                                    ; preds = %B312.endif.i.i, %B312.endif.us.i.i, %B1530.i
  %sunkaddr179 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i26 = load i64, ptr %sunkaddr179, align 8, !noalias !575
  %.56.i.i27 = inttoptr i64 %.55.i.i26 to ptr
  %.120.i.i28 = getelementptr [192 x i8], ptr %.56.i.i27, i64 %.110
  store i64 %end.2.0.i, ptr %.120.i.i28, align 8, !noalias !575
  %.133.i.i29 = getelementptr inbounds nuw i8, ptr %.120.i.i28, i64 24
  %.135.i.i30 = load i32, ptr %.133.i.i29, align 8, !noalias !575
  %.137.not.i.i31 = icmp eq i32 %.135.i.i30, 0
  br i1 %.137.not.i.i31, label %B414.i.i94, label %B158.i.i32

B158.i.i32:                                       ; preds = %B1530.endif.i
  %.168.i.i33 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.170.i.i34 = load i64, ptr %.168.i.i33, align 8, !noalias !575
  %.172.i.i35 = getelementptr inbounds nuw i8, ptr %.120.i.i28, i64 16
  %.174.i.i36 = load i32, ptr %.172.i.i35, align 4, !noalias !575
  %.175.i.i37 = zext i32 %.174.i.i36 to i64
  %.176.i.i38 = shl nuw nsw i64 %.175.i.i37, 4
  %.177.i63.i = add nsw i64 %.176.i.i38, %.170.i.i34
  %.178.i.i39 = inttoptr i64 %.177.i63.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.178.i.i39, i32 0, i32 3, i32 1), !noalias !575
  %.209.i.i40 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.211.i64.i = load i64, ptr %.209.i.i40, align 8, !noalias !575
  %.219.i.i41 = shl nuw nsw i64 %.175.i.i37, 5
  %.220.i.i42 = add nsw i64 %.211.i64.i, %.219.i.i41
  %.221.i.i43 = inttoptr i64 %.220.i.i42 to ptr
  tail call void @llvm.prefetch.p0(ptr %.221.i.i43, i32 0, i32 3, i32 1), !noalias !575
  %sunkaddr180 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.55.i.i.i44 = load i64, ptr %sunkaddr180, align 8, !noalias !578
  %.56.i.i.i45 = inttoptr i64 %.55.i.i.i44 to ptr
  %.128.i.i.i46 = getelementptr [192 x i8], ptr %.56.i.i.i45, i64 %.110
  %.129.i.i.i47 = getelementptr inbounds nuw i8, ptr %.128.i.i.i46, i64 28
  store i32 1, ptr %.129.i.i.i47, align 4, !noalias !578
  %sunkaddr181 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.163.i.i.i49 = load i64, ptr %sunkaddr181, align 8, !noalias !578
  %.165.i.i.i50 = sub nsw i64 %end.2.0.i, %.163.i.i.i49
  %.166.i.i.i51 = icmp slt i64 %.165.i.i.i50, 2048
  br i1 %.166.i.i.i51, label %B188.endif.endif.endif.i.i.i61, label %B888.endif.i.i.i52

B188.endif.endif.endif.i.i.i61:                   ; preds = %B158.i.i32
  %.174.i.i.i62 = and i64 %end.2.0.i, 2047
  %.204.i.i.i63 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.206.i.i.i64 = load i64, ptr %.204.i.i.i63, align 8, !noalias !578
  %.207.i.i.i65 = inttoptr i64 %.206.i.i.i64 to ptr
  %.272.i.i.i66 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274.i.i.i67 = load i64, ptr %.272.i.i.i66, align 8, !noalias !578
  %.275.i.i.i68 = inttoptr i64 %.274.i.i.i67 to ptr
  %.313.i.i66.i = lshr i64 %.110, 6
  %.343.i.i.i69 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.345.i.i.i70 = load i64, ptr %.343.i.i.i69, align 8, !noalias !578
  %.346.i.i.i71 = mul i64 %.345.i.i.i70, %.174.i.i.i62
  %72 = getelementptr i64, ptr %.207.i.i.i65, i64 %.346.i.i.i71
  %.372.i.i.i72 = getelementptr i64, ptr %72, i64 %.313.i.i66.i
  %.373.i.i.i73 = load i64, ptr %.372.i.i.i72, align 8, !noalias !578
  %.378.i.i67.i = and i64 %.110, 63
  %.379.i.i68.i = shl nuw i64 1, %.378.i.i67.i
  %.380.i.i.i74 = or i64 %.373.i.i.i73, %.379.i.i68.i
  store i64 %.380.i.i.i74, ptr %.372.i.i.i72, align 8, !noalias !578
  %.439.i.i.i75 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.441.i.i.i76 = load i64, ptr %.439.i.i.i75, align 8, !noalias !578
  %.442.i.i.i77 = mul i64 %.441.i.i.i76, %.174.i.i.i62
  %.443.i.i.i78 = lshr i64 %.110, 12
  %73 = getelementptr i64, ptr %.275.i.i.i68, i64 %.442.i.i.i77
  %.469.i.i.i79 = getelementptr i64, ptr %73, i64 %.443.i.i.i78
  %.470.i.i.i80 = load i64, ptr %.469.i.i.i79, align 8, !noalias !578
  %.471.i.i.i81 = and i64 %.313.i.i66.i, 63
  %.472.i.i.i82 = shl nuw i64 1, %.471.i.i.i81
  %.473.i.i.i83 = or i64 %.470.i.i.i80, %.472.i.i.i82
  store i64 %.473.i.i.i83, ptr %.469.i.i.i79, align 8, !noalias !578
  %.49.i.i.i69.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i.i.i84 = load i64, ptr %.49.i.i.i69.i, align 8, !noalias !581
  %.52.i.i.i.i85 = inttoptr i64 %.51.i.i.i.i84 to ptr
  %.17.i.i.i70.i = lshr i64 %end.2.0.i, 6
  %.91.i.i.i.i86 = and i64 %.17.i.i.i70.i, 31
  %.116.i.i.i.i87 = getelementptr i64, ptr %.52.i.i.i.i85, i64 %.91.i.i.i.i86
  %.117.i.i.i.i88 = load i64, ptr %.116.i.i.i.i87, align 8, !noalias !581
  %.118.i.i.i.i89 = and i64 %end.2.0.i, 63
  %.119.i.i.i.i90 = shl nuw i64 1, %.118.i.i.i.i89
  %.120.i.i.i.i91 = or i64 %.117.i.i.i.i88, %.119.i.i.i.i90
  store i64 %.120.i.i.i.i91, ptr %.116.i.i.i.i87, align 8, !noalias !581
  %.174.i.i.i71.i = getelementptr i8, ptr %.52.i.i.i.i85, i64 256
  %.175.i.i.i72.i = load i64, ptr %.174.i.i.i71.i, align 8, !noalias !581
  %.177.i.i.i.i92 = shl nuw nsw i64 1, %.91.i.i.i.i86
  %.178.i.i.i.i93 = or i64 %.175.i.i.i72.i, %.177.i.i.i.i92
  store i64 %.178.i.i.i.i93, ptr %.174.i.i.i71.i, align 8, !noalias !581
  br label %B1224.endif.endif.endif

B888.endif.i.i.i52:                               ; preds = %B158.i.i32
  %.570.i.i.i53 = getelementptr inbounds nuw i8, ptr %.128.i.i.i46, i64 128
  store i64 %end.2.0.i, ptr %.570.i.i.i53, align 8, !noalias !578
  %.602.i.i.i54 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.604.i.i.i55 = load i64, ptr %.602.i.i.i54, align 8, !noalias !578
  %.605.i.i.i56 = trunc i64 %.604.i.i.i55 to i32
  %.639.i.i.i57 = getelementptr inbounds nuw i8, ptr %.128.i.i.i46, i64 160
  store i32 %.605.i.i.i56, ptr %.639.i.i.i57, align 8, !noalias !578
  %.646.i.i.i58 = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i58, ptr %.602.i.i.i54, align 8, !noalias !578
  %.708.i.i.i59 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.710.i.i.i60 = load i64, ptr %.708.i.i.i59, align 8, !noalias !578
  %.13.i.i.i65.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i, i64 %.710.i.i.i60)
  store i64 %.13.i.i.i65.i, ptr %.708.i.i.i59, align 8, !noalias !578
  br label %B1224.endif.endif.endif

B414.i.i94:                                       ; preds = %B1530.endif.i
  %.274.i.i95 = getelementptr inbounds nuw i8, ptr %.120.i.i28, i64 28
  store i32 0, ptr %.274.i.i95, align 4, !noalias !575
  br label %B1224.endif.endif.endif

B1224.endif.endif.endif:                          ; preds = %B414.i.i94, %B888.endif.i.i.i52, %B188.endif.endif.endif.i.i.i61, %B1508.endif.i, %B1194.i
  %arg.m.0.sink.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i61 ], [ %arg.m.0, %B414.i.i94 ], [ %arg.m.0, %B888.endif.i.i.i52 ], [ null, %B1508.endif.i ], [ %arg.m.0, %B1194.i ]
  br label %common.ret
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

define internal noundef range(i32 -1, -2) i32 @leave.leave.1(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.cycle, i32 %arg.kind, i32 %arg.goal, i64 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %.72 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.74 = load i64, ptr %.72, align 8
  %.75 = add nsw i64 %.74, %arg.cycle
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.114 = load i64, ptr %.112, align 8
  %.115 = inttoptr i64 %.114 to ptr
  %.154 = zext i32 %arg.pe to i64
  %.184 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 128
  %.186 = load i64, ptr %.184, align 8
  %.187 = mul i64 %.186, %.154
  %.189 = zext i32 %arg.kind to i64
  %0 = getelementptr i64, ptr %.115, i64 %.187
  %.215 = getelementptr i64, ptr %0, i64 %.189
  %.216 = load i64, ptr %.215, align 8
  %.217 = add nsw i64 %.216, 1
  store i64 %.217, ptr %.215, align 8
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.278 = load i64, ptr %.276, align 8
  %.279.not = icmp eq i64 %.278, 0
  br i1 %.279.not, label %B802, label %B294.endif

B802:                                             ; preds = %B294.endif.endif.endif.endif, %B0.endif
  %at.2.0 = phi i64 [ %.13.i14, %B294.endif.endif.endif.endif ], [ %.75, %B0.endif ]
  %.734 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  %.736 = load i64, ptr %.734, align 8
  %.737 = add nsw i64 %.736, 1
  store i64 %.737, ptr %.734, align 8
  %.123.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !584
  %1 = and i64 %.125.i, 4294967295
  %.126.i = trunc i64 %1 to i32
  %.131.not.i = icmp eq i32 %.126.i, 0
  br i1 %.131.not.i, label %B210.i, label %B158.i

B158.i:                                           ; preds = %B802
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !584
  %.50.i = inttoptr i64 %.49.i to ptr
  %.160.i = getelementptr [16 x i8], ptr %.50.i, i64 %1
  %.166.i = getelementptr inbounds nuw i8, ptr %.160.i, i64 12
  %.168.i = load i32, ptr %.166.i, align 4, !noalias !584
  %.203.i = zext i32 %.168.i to i64
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.203.i, ptr %sunkaddr, align 8, !noalias !584
  br label %B802.endif.endif.endif

B210.i:                                           ; preds = %B802
  %.248.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.250.i = load i64, ptr %.248.i, align 8, !noalias !584
  %.251.i = add nsw i64 %.250.i, 1
  store i64 %.251.i, ptr %.248.i, align 8, !noalias !584
  %.292.i = trunc i64 %.251.i to i32
  br label %B802.endif.endif.endif

common.ret:                                       ; preds = %B790.endif.i, %B538.i
  store ptr null, ptr %retptr, align 8
  ret i32 0

B294.endif:                                       ; preds = %B0.endif
  %.310 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.312 = load i64, ptr %.310, align 8
  %.313 = inttoptr i64 %.312 to ptr
  %.375 = getelementptr [192 x i8], ptr %.313, i64 %.154
  %.376 = getelementptr inbounds nuw i8, ptr %.375, i64 136
  %.378 = load i64, ptr %.376, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.376, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.482 = load i64, ptr %sunkaddr1, align 8
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482, i64 1)
  %ov.i = extractvalue { i64, i1 } %2, 1
  br i1 %ov.i, label %B294.endif.endif.endif.endif, label %B0.else.i, !prof !90

B0.else.i:                                        ; preds = %B294.endif
  %.413 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.415 = load i64, ptr %.413, align 8
  %math.i = extractvalue { i64, i1 } %2, 0
  %.8.i6 = mul i64 %.415, -7046029254386353131
  %.9.i = mul i64 %.154, -3335678366873096957
  %.11.i = mul i64 %.379, 2685821657736338717
  %.10.i = add i64 %.11.i, %.9.i
  %.12.i = add i64 %.10.i, %.8.i6
  %.13.i = lshr i64 %.12.i, 30
  %.14.i = xor i64 %.13.i, %.12.i
  %.15.i = mul i64 %.14.i, -4658895280553007687
  %.16.i = lshr i64 %.15.i, 27
  %.17.i7 = xor i64 %.16.i, %.15.i
  %.18.i = mul i64 %.17.i7, -7723592293110705685
  %.19.i = lshr i64 %.18.i, 31
  %.20.i8 = xor i64 %.19.i, %.18.i
  %.30.i = urem i64 %.20.i8, %math.i
  br label %B294.endif.endif.endif.endif

B294.endif.endif.endif.endif:                     ; preds = %B0.else.i, %B294.endif
  %rem.0.i = phi i64 [ %.30.i, %B0.else.i ], [ 0, %B294.endif ]
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.542 = load i64, ptr %.540, align 8
  %.543 = inttoptr i64 %.542 to ptr
  %.508 = add nsw i64 %rem.0.i, %.75
  %.610 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 72
  %.612 = load i64, ptr %.610, align 8
  %.613 = mul i64 %.612, %.154
  %.615 = zext i32 %arg.goal to i64
  %3 = getelementptr i64, ptr %.543, i64 %.613
  %.641 = getelementptr i64, ptr %3, i64 %.615
  %.642 = load i64, ptr %.641, align 8
  %.13.i14 = tail call i64 @llvm.smax.i64(i64 %.642, i64 %.508)
  store i64 %.13.i14, ptr %.641, align 8
  br label %B802

B802.endif.endif.endif:                           ; preds = %B210.i, %B158.i
  %storemerge.i = phi i32 [ %.126.i, %B158.i ], [ %.292.i, %B210.i ]
  %.798 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.800 = load i64, ptr %.798, align 8
  %.801 = inttoptr i64 %.800 to ptr
  %.837 = zext i32 %storemerge.i to i64
  %.862 = getelementptr [32 x i8], ptr %.801, i64 %.837
  %.870 = shl i32 %arg.pe, 16
  %.873 = or i32 %arg.kind, %.870
  %.877 = getelementptr inbounds nuw i8, ptr %.862, i64 8
  store i32 %.873, ptr %.877, align 4
  %.881 = trunc i64 %arg.address to i32
  %.882 = getelementptr inbounds nuw i8, ptr %.862, i64 12
  store i32 %.881, ptr %.882, align 4
  %.888 = getelementptr inbounds nuw i8, ptr %.862, i64 16
  store i32 %arg.data, ptr %.888, align 4
  %.894 = getelementptr inbounds nuw i8, ptr %.862, i64 20
  store i32 %arg.origin, ptr %.894, align 4
  %.900 = getelementptr inbounds nuw i8, ptr %.862, i64 24
  store i32 %arg.by, ptr %.900, align 4
  %.906 = getelementptr inbounds nuw i8, ptr %.862, i64 28
  store i32 %arg.by_life, ptr %.906, align 4
  %.940 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.942 = load i64, ptr %.940, align 8
  %.26.i = icmp eq i32 %arg.pe, %arg.goal
  br i1 %.26.i, label %B802.endif.endif.endif.endif.endif.thread, label %B802.endif.endif.endif.endif.endif

B802.endif.endif.endif.endif.endif:               ; preds = %B802.endif.endif.endif
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.70.i = load i64, ptr %.68.i, align 8, !noalias !587
  %.105.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 560
  %.107.i = load i64, ptr %.105.i, align 8, !noalias !587
  %.108.i = inttoptr i64 %.107.i to ptr
  %.175.i = getelementptr i32, ptr %.108.i, i64 %.154
  %.176.i = load i32, ptr %.175.i, align 4, !noalias !587
  %.179.i = zext i32 %.176.i to i64
  %.181.i = zext i32 %arg.goal to i64
  %.206.i = getelementptr i32, ptr %.108.i, i64 %.181.i
  %.207.i = load i32, ptr %.206.i, align 4, !noalias !587
  %.213.i = zext i32 %.207.i to i64
  %.214.i = lshr i64 %.179.i, 8
  %.215.i = lshr i64 %.213.i, 8
  %.222.i = and i64 %.213.i, 255
  %.223.i = and i64 %.179.i, 255
  %.224.i = sub nsw i64 %.222.i, %.223.i
  %.233.i = icmp slt i64 %.224.i, 0
  %.236.i = add nsw i64 %.70.i, 1
  %.238.i = select i1 %.233.i, i64 %.236.i, i64 0
  %left.3.0.i = add nsw i64 %.238.i, %.224.i
  %.252.i = lshr i64 %.215.i, %left.3.0.i
  %.255.i = sub nsw i64 %.70.i, %left.3.0.i
  %notmask.i = shl nsw i64 -1, %.255.i
  %.257.i = xor i64 %notmask.i, -1
  %.259.i = and i64 %.214.i, %.257.i
  %.260.not.i = icmp eq i64 %.252.i, %.259.i
  %.265.i = select i1 %.260.not.i, i64 0, i64 %.236.i
  %left.4.0.i = add nsw i64 %.265.i, %left.3.0.i
  %.275.i = sub nsw i64 %left.4.0.i, %.70.i
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i, i64 0)
  %.305.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i, i64 %.70.i)
  %.307.i = sub nsw i64 %.70.i, %.13.i.i
  %.311.i = lshr i64 %.214.i, %.307.i
  %.314.i = shl i64 %.311.i, %.305.i
  %notmask134.i = shl nsw i64 -1, %.305.i
  %.316.i = xor i64 %notmask134.i, -1
  %.318.i = and i64 %.215.i, %.316.i
  %.321.i = or i64 %.314.i, %.318.i
  %.322.i = shl i64 %.321.i, 1
  %.323.i = or disjoint i64 %.322.i, 1
  %.325.i = sub nsw i64 63, %left.4.0.i
  %.328.i = shl i64 %.323.i, %.325.i
  %.328.i.fr = freeze i64 %.328.i
  %.8.i = icmp eq i64 %.328.i.fr, -9223372036854775808
  %.17.i = lshr i64 %.328.i.fr, 63
  %.20.i = trunc nuw nsw i64 %.17.i to i32
  %spec.select = select i1 %.8.i, i32 2, i32 %.20.i
  %4 = shl i64 %.328.i.fr, 1
  br label %B802.endif.endif.endif.endif.endif.thread

B802.endif.endif.endif.endif.endif.thread:        ; preds = %B802.endif.endif.endif.endif.endif, %B802.endif.endif.endif
  %storemerge.i2570 = phi i64 [ %4, %B802.endif.endif.endif.endif.endif ], [ 0, %B802.endif.endif.endif ]
  %5 = phi i32 [ %spec.select, %B802.endif.endif.endif.endif.endif ], [ 2, %B802.endif.endif.endif ]
  %6 = inttoptr i64 %.942 to ptr
  %.100472 = getelementptr [16 x i8], ptr %6, i64 %.837
  %.1044 = shl i32 %arg.pe, 2
  %.1049 = add i32 %.1044, 4
  %.1076 = add nuw nsw i32 %.1049, %5
  %.1079 = shl i32 %.1076, 2
  %.1081 = getelementptr inbounds nuw i8, ptr %.100472, i64 8
  store i32 %.1079, ptr %.1081, align 4
  store i64 %storemerge.i2570, ptr %.100472, align 8
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !590
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [16 x i8], ptr %.56.i, i64 %.837
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 12
  store i32 0, ptr %.128.i, align 4, !noalias !590
  %.160.i26 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.162.i = load i64, ptr %.160.i26, align 8, !noalias !590
  %.164.i = sub nsw i64 %at.2.0, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i28, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.471.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !590
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %7, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %storemerge.i, ptr %.505.i, align 4, !noalias !590
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B456.endif.i ], [ %sunkaddr24.i, %B500.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %storemerge.i, ptr %sunkaddr28.i, align 4, !noalias !590
  br label %common.ret

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  store i64 %.837, ptr %sunkaddr3, align 8, !noalias !590
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %8 = inttoptr i64 %.55.i to ptr
  %.754.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  %.756.i = load i64, ptr %.754.i, align 8, !noalias !590
  %9 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %8, i64 %9
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %storemerge.i, ptr %.791.i, align 4, !noalias !590
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B802.endif.endif.endif.endif.endif.thread
  %.168.i28 = and i64 %at.2.0, 2047
  %.201.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.203.i29 = load i64, ptr %.201.i, align 8, !noalias !590
  %.204.i = inttoptr i64 %.203.i29 to ptr
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !590
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i28
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !590
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %10 = inttoptr i64 %.203.i29 to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.168.i28, 2
  %sunkaddr32.i = getelementptr i8, ptr %10, i64 %sunkaddr31.i
  store i32 %storemerge.i, ptr %sunkaddr32.i, align 4, !noalias !590
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !593
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %at.2.0, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !593
  %.118.i.i = and i64 %at.2.0, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !593
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !593
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !593
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B802.endif.endif.endif.endif.endif.thread
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.580.i = load i64, ptr %sunkaddr4, align 8, !noalias !590
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.837
  store i64 %at.2.0, ptr %.643.i, align 8, !noalias !590
  %.680.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  %.682.i = load i64, ptr %.680.i, align 8, !noalias !590
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %.826.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.837, ptr %.826.i, align 8, !noalias !590
  %.860.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.862.i = load i64, ptr %.860.i, align 8, !noalias !590
  %.13.i.i27 = tail call i64 @llvm.smin.i64(i64 %at.2.0, i64 %.862.i)
  store i64 %.13.i.i27, ptr %.860.i, align 8, !noalias !590
  br label %common.ret
}

define i64 @emc_run(i64 %.1) local_unnamed_addr {
entry:
  %.3 = alloca i64, align 8
  store i64 0, ptr %.3, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  %.7 = call i32 @kernel.run.1(ptr nonnull %.3, ptr nonnull %excinfo, i64 %.1) #3
  %.8 = load ptr, ptr %excinfo, align 8
  %.17 = load i64, ptr %.3, align 8
  %.19 = alloca i32, align 4
  store i32 0, ptr %.19, align 4
  %cond = icmp eq i32 %.7, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.15 = icmp sgt i32 %.7, 0
  call void @numba_gil_ensure(ptr nonnull %.19)
  br i1 %.15, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %entry.if.if.if.if, %.22, %entry
  %common.ret.op = phi i64 [ 0, %entry.if.if.if.if ], [ %.17, %.22 ], [ %.17, %entry ]
  ret i64 %common.ret.op

.22:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.if.endif.if, %entry.if.if.endif, %entry.if.endif
  %.70 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>")
  call void @PyErr_WriteUnraisable(ptr %.70)
  call void @Py_DecRef(ptr %.70)
  call void @numba_gil_release(ptr nonnull %.19)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  %.25 = load { ptr, i32, ptr, ptr, i32 }, ptr %.8, align 8
  %.26 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 4
  %.27 = icmp sgt i32 %.26, 0
  %.30 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 0
  %.32 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 1
  br i1 %.27, label %entry.if.if.if, label %entry.if.if.else

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.7, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.22
  ]

entry.if.if.if:                                   ; preds = %entry.if.if
  %.33 = sext i32 %.32 to i64
  %.34 = call ptr @PyBytes_FromStringAndSize(ptr %.30, i64 %.33)
  %.35 = load { ptr, i32, ptr, ptr, i32 }, ptr %.8, align 8
  %.36 = extractvalue { ptr, i32, ptr, ptr, i32 } %.35, 2
  %.38 = extractvalue { ptr, i32, ptr, ptr, i32 } %.35, 3
  %.40 = call ptr %.38(ptr %.36)
  %.41 = icmp eq ptr %.40, null
  br i1 %.41, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !90

entry.if.if.else:                                 ; preds = %entry.if.if
  %.54 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 2
  %.55 = call ptr @numba_unpickle(ptr %.30, i32 %.32, ptr %.54)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.57 = phi ptr [ %.45, %entry.if.if.if.endif ], [ %.55, %entry.if.if.else ]
  %.58.not = icmp eq ptr %.57, null
  br i1 %.58.not, label %.22, label %entry.if.if.endif.if, !prof !90

entry.if.if.if.if:                                ; preds = %entry.if.if.if
  call void @PyErr_SetString(ptr nonnull @PyExc_RuntimeError, ptr nonnull @".const.Error creating Python tuple from runtime exception arguments")
  br label %common.ret

entry.if.if.if.endif:                             ; preds = %entry.if.if.if
  %.45 = call ptr @numba_runtime_build_excinfo_struct(ptr %.34, ptr nonnull %.40)
  call void @NRT_Free(ptr nonnull %.8)
  br label %entry.if.if.endif

entry.if.if.endif.if:                             ; preds = %entry.if.if.endif
  call void @numba_do_raise(ptr nonnull %.57)
  br label %.22

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.22

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function")
  br label %.22
}

declare void @numba_gil_ensure(ptr) local_unnamed_addr

declare ptr @PyUnicode_FromString(ptr) local_unnamed_addr

declare void @PyErr_WriteUnraisable(ptr) local_unnamed_addr

declare void @Py_DecRef(ptr) local_unnamed_addr

declare void @numba_gil_release(ptr) local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare ptr @PyBytes_FromStringAndSize(ptr, i64) local_unnamed_addr

declare ptr @numba_unpickle(ptr, i32, ptr) local_unnamed_addr

declare void @PyErr_SetString(ptr, ptr) local_unnamed_addr

declare ptr @numba_runtime_build_excinfo_struct(ptr, ptr) local_unnamed_addr

declare void @NRT_Free(ptr) local_unnamed_addr

declare void @numba_do_raise(ptr) local_unnamed_addr

declare void @PyErr_SetNone(ptr) local_unnamed_addr

define internal noundef range(i32 -1, -2) i32 @asked.frame_new.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.code, i32 %arg.operation) local_unnamed_addr {
B0.endif:
  %.62 = xor i32 %arg.code, -2147483648
  %.69 = icmp eq i32 %arg.code, -2147483648
  br i1 %.69, label %common.ret, label %B172

B172:                                             ; preds = %B0.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.72 = zext i32 %.62 to i64
  %.102 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %.104 = load i64, ptr %.102, align 8
  %.105 = icmp slt i64 %.104, %.72
  br i1 %.105, label %common.ret, label %B236.endif

common.ret:                                       ; preds = %B920.endif, %B236.endif, %B1868, %B1766, %B172, %B0.endif
  %frame.2.0.sink = phi i32 [ %frame.2.0, %B1766 ], [ 0, %B236.endif ], [ 0, %B172 ], [ %frame.2.0, %B1868 ], [ 0, %B0.endif ], [ 0, %B920.endif ]
  store i32 %frame.2.0.sink, ptr %retptr, align 4
  ret i32 0

B818:                                             ; preds = %B354.endif.endif.endif
  %1 = inttoptr i64 %.378 to ptr
  %.622 = add i64 %.572, %.613
  %.623 = lshr i64 %.622, 7
  %.629 = and i64 %.623, 4294967295
  %.654 = getelementptr [40 x i8], ptr %1, i64 %.629
  %.655 = getelementptr inbounds nuw i8, ptr %.654, i64 24
  %.657 = load i32, ptr %.655, align 4
  %sunkaddr = mul i64 %.531, 4
  %sunkaddr58 = getelementptr inbounds i8, ptr %5, i64 %sunkaddr
  store i32 %.657, ptr %sunkaddr58, align 4
  br label %B1302.endif

B1132:                                            ; preds = %B920.endif
  %2 = inttoptr i64 %arg.address to ptr
  %.860 = trunc nuw i64 %.814 to i32
  %sunkaddr59 = getelementptr inbounds i8, ptr %.340, i64 48
  store i32 %.860, ptr %sunkaddr59, align 4
  %.893 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %.895 = load i64, ptr %.893, align 8
  %.896 = sub nsw i64 %.895, %.814
  %.898 = getelementptr inbounds nuw i8, ptr %.340, i64 144
  store i64 %.896, ptr %.898, align 8
  %.902 = add i64 %.814, %.572
  %.903 = lshr i64 %.902, 7
  %.pre = and i64 %.903, 4294967295
  br label %B1302.endif

B1712:                                            ; preds = %B1302.endif
  %sunkaddr60 = inttoptr i64 %arg.address to ptr
  %sunkaddr61 = getelementptr inbounds i8, ptr %sunkaddr60, i64 752
  %.1226 = load i64, ptr %sunkaddr61, align 8
  %.1227 = trunc i64 %.1226 to i32
  br label %B1766

B1766:                                            ; preds = %B1302.endif, %B1712
  %"$phi1766.0.2.0" = phi i32 [ %.1227, %B1712 ], [ %arg.operation, %B1302.endif ]
  %.1245 = getelementptr inbounds nuw i8, ptr %.1044, i64 32
  store i32 %"$phi1766.0.2.0", ptr %.1245, align 4
  %.1253 = getelementptr inbounds nuw i8, ptr %.340, i64 52
  %.1255 = load i32, ptr %.1253, align 4
  %.1259 = add i32 %.1255, 1
  store i32 %.1259, ptr %.1253, align 4
  %.1270 = getelementptr inbounds nuw i8, ptr %.340, i64 56
  %.1272 = load i32, ptr %.1270, align 4
  %.1273 = icmp ugt i32 %.1259, %.1272
  br i1 %.1273, label %B1868, label %common.ret

B1868:                                            ; preds = %B1766
  %sunkaddr62 = getelementptr inbounds i8, ptr %.340, i64 56
  store i32 %.1259, ptr %sunkaddr62, align 4
  br label %common.ret

B236.endif:                                       ; preds = %B172
  %3 = inttoptr i64 %arg.address to ptr
  %.152 = getelementptr inbounds nuw i8, ptr %3, i64 424
  %.154 = load i64, ptr %.152, align 8
  %.155 = inttoptr i64 %.154 to ptr
  %.217 = getelementptr i32, ptr %.155, i64 %.72
  %.218 = load i32, ptr %.217, align 4
  %.531 = zext i32 %.218 to i64
  %.226 = icmp eq i32 %.218, 0
  br i1 %.226, label %common.ret, label %B354.endif.endif.endif

B354.endif.endif.endif:                           ; preds = %B236.endif
  %4 = inttoptr i64 %arg.address to ptr
  %.275 = getelementptr inbounds nuw i8, ptr %4, i64 344
  %.277 = load i64, ptr %.275, align 8
  %.278 = inttoptr i64 %.277 to ptr
  %.315 = zext i32 %arg.pe to i64
  %.340 = getelementptr [192 x i8], ptr %.278, i64 %.315
  %.376 = getelementptr inbounds nuw i8, ptr %4, i64 520
  %.378 = load i64, ptr %.376, align 8
  %.450 = getelementptr inbounds nuw i8, ptr %4, i64 528
  %.452 = load i64, ptr %.450, align 8
  %.453 = inttoptr i64 %.452 to ptr
  %.526 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %.528 = load i64, ptr %.526, align 8
  %.529 = mul i64 %.528, %.315
  %.569 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %.571 = load i64, ptr %.569, align 8
  %.572 = mul nsw i64 %.571, %.315
  %5 = getelementptr i32, ptr %.453, i64 %.529
  %.602 = getelementptr i32, ptr %5, i64 %.531
  %.603 = load i32, ptr %.602, align 4
  %.613 = zext i32 %.603 to i64
  %.608.not = icmp eq i32 %.603, 0
  br i1 %.608.not, label %B920.endif, label %B818

B920.endif:                                       ; preds = %B354.endif.endif.endif
  %6 = inttoptr i64 %arg.address to ptr
  %.732 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %.734 = load i64, ptr %.732, align 8
  %.735 = inttoptr i64 %.734 to ptr
  %.797 = getelementptr i32, ptr %.735, i64 %.531
  %.798 = load i32, ptr %.797, align 4
  %.808 = getelementptr inbounds nuw i8, ptr %.340, i64 48
  %.810 = load i32, ptr %.808, align 4
  %.811 = zext i32 %.810 to i64
  %.813 = zext i32 %.798 to i64
  %.814 = sub nsw i64 %.811, %.813
  %.816 = getelementptr inbounds nuw i8, ptr %.340, i64 152
  %.818 = load i32, ptr %.816, align 4
  %.819 = zext i32 %.818 to i64
  %.820 = icmp slt i64 %.814, %.819
  br i1 %.820, label %common.ret, label %B1132

B1302.endif:                                      ; preds = %B1132, %B818
  %.1019.pre-phi = phi i64 [ %.629, %B818 ], [ %.pre, %B1132 ]
  %.941.pre-phi = phi i64 [ %.622, %B818 ], [ %.902, %B1132 ]
  %frame.2.0 = phi i32 [ %.603, %B818 ], [ %.860, %B1132 ]
  %7 = inttoptr i64 %.378 to ptr
  %8 = inttoptr i64 %arg.address to ptr
  %.937 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %.939 = load i64, ptr %.937, align 8
  %.945 = add i64 %.939, %.941.pre-phi
  %.946 = inttoptr i64 %.945 to ptr
  store i32 %arg.code, ptr %.946, align 4
  %.1044 = getelementptr [40 x i8], ptr %7, i64 %.1019.pre-phi
  %.1057 = getelementptr inbounds nuw i8, ptr %.1044, i64 8
  store i32 %.62, ptr %.1057, align 4
  %.1063 = getelementptr inbounds nuw i8, ptr %.1044, i64 12
  %.1065 = load i32, ptr %.1063, align 4
  %.1069 = add i32 %.1065, 1
  store i32 %.1069, ptr %.1063, align 4
  %.1104 = getelementptr inbounds nuw i8, ptr %8, i64 696
  %.1106 = load i64, ptr %.1104, align 8
  %.1107 = trunc i64 %.1106 to i32
  %.1109 = getelementptr inbounds nuw i8, ptr %.1044, i64 16
  store i32 %.1107, ptr %.1109, align 4
  %.1141 = getelementptr inbounds nuw i8, ptr %8, i64 704
  %.1143 = load i64, ptr %.1141, align 8
  %.1144 = trunc i64 %.1143 to i32
  %.1146 = getelementptr inbounds nuw i8, ptr %.1044, i64 20
  store i32 %.1144, ptr %.1146, align 4
  %.1151 = getelementptr inbounds nuw i8, ptr %.1044, i64 28
  store i32 0, ptr %.1151, align 4
  %.1183 = getelementptr inbounds nuw i8, ptr %8, i64 752
  %.1185 = load i64, ptr %.1183, align 8
  %.1186.not = icmp eq i64 %.1185, 0
  br i1 %.1186.not, label %B1766, label %B1712
}

define i32 @emc_frame_new(i64 %.1, i32 %.2, i32 %.3, i32 %.4) local_unnamed_addr {
entry:
  %.6 = alloca i32, align 4
  %.10 = call i32 @asked.frame_new.1(ptr nonnull %.6, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3, i32 %.4) #3
  %.20 = load i32, ptr %.6, align 4
  %.22 = alloca i32, align 4
  store i32 0, ptr %.22, align 4
  %cond = icmp eq i32 %.10, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.18 = icmp sgt i32 %.10, 0
  call void @numba_gil_ensure(ptr nonnull %.22)
  br i1 %.18, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.25, %entry
  ret i32 %.20

.25:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.73 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.1")
  call void @PyErr_WriteUnraisable(ptr %.73)
  call void @Py_DecRef(ptr %.73)
  call void @numba_gil_release(ptr nonnull %.22)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.10, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.25
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.25

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.2")
  br label %.25
}

define internal noundef range(i32 -1, -2) i32 @asked.frame_free.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.frame) local_unnamed_addr {
B0.endif.endif:
  %.11 = inttoptr i64 %arg.address to ptr
  %.56 = zext i32 %arg.pe to i64
  %.86 = getelementptr inbounds nuw i8, ptr %.11, i64 112
  %.88 = load i64, ptr %.86, align 8
  %.122 = getelementptr inbounds nuw i8, ptr %.11, i64 520
  %.124 = load i64, ptr %.122, align 8
  %.125 = inttoptr i64 %.124 to ptr
  %.89 = mul nsw i64 %.88, %.56
  %.162 = zext i32 %arg.frame to i64
  %.164 = add i64 %.89, %.162
  %.165 = lshr i64 %.164, 7
  %.167 = and i64 %.165, 4294967295
  %.192 = getelementptr [40 x i8], ptr %.125, i64 %.167
  %.200 = getelementptr inbounds nuw i8, ptr %.192, i64 8
  %.202 = load i32, ptr %.200, align 4
  %.516 = zext i32 %.202 to i64
  %.207 = icmp eq i32 %.202, 0
  br i1 %.207, label %common.ret, label %B316.endif.endif.endif.endif

common.ret:                                       ; preds = %B900.endif, %B896, %B0.endif.endif
  %.sink = phi i32 [ 0, %B900.endif ], [ 1, %B896 ], [ 1, %B0.endif.endif ]
  store i32 %.sink, ptr %retptr, align 4
  ret i32 0

B896:                                             ; preds = %B492.i, %B492.i, %B492.i
  br label %common.ret

B316.endif.endif.endif.endif:                     ; preds = %B0.endif.endif
  %0 = inttoptr i64 %arg.address to ptr
  %sunkaddr = getelementptr inbounds i8, ptr %.192, i64 8
  store i32 0, ptr %sunkaddr, align 4
  %.260 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %.262 = load i64, ptr %.260, align 8
  %.263 = inttoptr i64 %.262 to ptr
  %.325 = getelementptr [192 x i8], ptr %.263, i64 %.56
  %.329 = getelementptr inbounds nuw i8, ptr %.325, i64 52
  %.331 = load i32, ptr %.329, align 4
  %.335 = add i32 %.331, -1
  store i32 %.335, ptr %.329, align 4
  %.369 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %.371 = load i64, ptr %.369, align 8
  %.378 = add i64 %.371, %.164
  %.379 = inttoptr i64 %.378 to ptr
  store i32 0, ptr %.379, align 4
  %.476 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %.478 = load i64, ptr %.476, align 8
  %.479 = inttoptr i64 %.478 to ptr
  %.541 = getelementptr i32, ptr %.479, i64 %.516
  %.542 = load i32, ptr %.541, align 4
  %.580 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %.582 = load i64, ptr %.580, align 8
  %.583 = inttoptr i64 %.582 to ptr
  %.620 = zext i32 %.542 to i64
  %.645 = getelementptr i32, ptr %.583, i64 %.620
  %.646 = load i32, ptr %.645, align 4
  %.653 = zext i32 %.646 to i64
  %.58.i = load i64, ptr %.260, align 8, !noalias !596
  %.59.i = inttoptr i64 %.58.i to ptr
  %.123.i = getelementptr [192 x i8], ptr %.59.i, i64 %.56
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 44
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !596
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %B900.endif, label %B148.endif.endif.endif.i

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %5, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !596
  %1 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !596
  %sunkaddr77 = getelementptr inbounds i8, ptr %.123.i, i64 44
  %.530.i = load i32, ptr %sunkaddr77, align 4, !noalias !596
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr77, align 4, !noalias !596
  switch i32 %1, label %B584.i [
    i32 8, label %B896
    i32 7, label %B896
    i32 4, label %B896
  ]

B584.i:                                           ; preds = %B492.i, %B462.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 1
  %.420.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.420.i, label %B462.i, label %B900.endif

B148.endif.endif.endif.i:                         ; preds = %B316.endif.endif.endif.endif
  %2 = inttoptr i64 %arg.address to ptr
  %sunkaddr78 = inttoptr i64 %arg.address to ptr
  %sunkaddr79 = getelementptr inbounds i8, ptr %sunkaddr78, i64 112
  %.187.i = load i64, ptr %sunkaddr79, align 8, !noalias !596
  %.188.i = mul nsw i64 %.187.i, %.56
  %.191.i = add nuw nsw i64 %.653, %.162
  %.223.i = getelementptr inbounds nuw i8, ptr %2, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !596
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.225.i, i64 %.191.i)
  %.334.i = add nsw i64 %.188.i, %.162
  %.337.i = ashr i64 %.334.i, 2
  %.338.i = add i64 %.188.i, 3
  %.339.i = add i64 %.338.i, %.13.i.i
  %.340.i = ashr i64 %.339.i, 2
  %.420271.not.not.i = icmp sgt i64 %.340.i, %.337.i
  br i1 %.420271.not.not.i, label %B462.preheader.i, label %B900.endif

B462.preheader.i:                                 ; preds = %B148.endif.endif.endif.i
  %3 = inttoptr i64 %arg.address to ptr
  %.288.i = getelementptr inbounds nuw i8, ptr %3, i64 48
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !596
  %4 = inttoptr i64 %.290.i to ptr
  %reass.sub = sub nsw i64 %.340.i, %.337.i
  %5 = add nuw nsw i64 %reass.sub, 1
  %scevgep.i = getelementptr i8, ptr %4, i64 %.337.i
  br label %B462.i

B900.endif:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B316.endif.endif.endif.endif
  %6 = inttoptr i64 %arg.address to ptr
  %.729 = getelementptr inbounds nuw i8, ptr %6, i64 528
  %.731 = load i64, ptr %.729, align 8
  %.732 = inttoptr i64 %.731 to ptr
  %.806 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %.808 = load i64, ptr %.806, align 8
  %.809 = mul i64 %.808, %.56
  %7 = getelementptr i32, ptr %.732, i64 %.809
  %.839 = getelementptr i32, ptr %7, i64 %.620
  %.840 = load i32, ptr %.839, align 4
  %.842 = getelementptr inbounds nuw i8, ptr %.192, i64 24
  store i32 %.840, ptr %.842, align 4
  store i32 %arg.frame, ptr %.839, align 4
  br label %common.ret
}

define i32 @emc_frame_free(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  store i32 0, ptr %.5, align 4
  %.9 = call i32 @asked.frame_free.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #3
  %.19 = load i32, ptr %.5, align 4
  %.21 = alloca i32, align 4
  store i32 0, ptr %.21, align 4
  %cond = icmp eq i32 %.9, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.17 = icmp sgt i32 %.9, 0
  call void @numba_gil_ensure(ptr nonnull %.21)
  br i1 %.17, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.24, %entry
  ret i32 %.19

.24:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.3")
  call void @PyErr_WriteUnraisable(ptr %.72)
  call void @Py_DecRef(ptr %.72)
  call void @numba_gil_release(ptr nonnull %.21)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.9, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.24
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.24

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.4")
  br label %.24
}

define internal noundef range(i32 -1, -2) i32 @asked.tag_get.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.word) local_unnamed_addr {
common.ret:
  %.7 = inttoptr i64 %arg.address to ptr
  %.73 = getelementptr inbounds nuw i8, ptr %.7, i64 48
  %.75 = load i64, ptr %.73, align 8
  %.76 = inttoptr i64 %.75 to ptr
  %.112 = zext i32 %arg.pe to i64
  %.144 = getelementptr inbounds nuw i8, ptr %.7, i64 112
  %.146 = load i64, ptr %.144, align 8
  %.147 = mul nsw i64 %.146, %.112
  %.148 = zext i32 %arg.word to i64
  %.149 = add nsw i64 %.147, %.148
  %.150 = ashr i64 %.149, 2
  %.175 = getelementptr i8, ptr %.76, i64 %.150
  %.176 = load i8, ptr %.175, align 1
  %.180 = zext i8 %.176 to i32
  store i32 %.180, ptr %retptr, align 4
  ret i32 0
}

define i32 @emc_tag_get(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.tag_get.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #3
  %.19 = load i32, ptr %.5, align 4
  %.21 = alloca i32, align 4
  store i32 0, ptr %.21, align 4
  %cond = icmp eq i32 %.9, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.17 = icmp sgt i32 %.9, 0
  call void @numba_gil_ensure(ptr nonnull %.21)
  br i1 %.17, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.24, %entry
  ret i32 %.19

.24:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.5")
  call void @PyErr_WriteUnraisable(ptr %.72)
  call void @Py_DecRef(ptr %.72)
  call void @numba_gil_release(ptr nonnull %.21)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.9, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.24
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.24

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.6")
  br label %.24
}

define internal noundef range(i32 -1, -2) i32 @asked.tag_set.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.word, i32 %arg.value) local_unnamed_addr {
B0.endif.endif.endif:
  %.10 = inttoptr i64 %arg.address to ptr
  %.48 = zext i32 %arg.pe to i64
  %.77 = getelementptr inbounds nuw i8, ptr %.10, i64 112
  %.79 = load i64, ptr %.77, align 8
  %.80 = mul nsw i64 %.79, %.48
  %.81 = zext i32 %arg.word to i64
  %.82 = add nsw i64 %.80, %.81
  %.83 = ashr i64 %.82, 2
  %.115 = getelementptr inbounds nuw i8, ptr %.10, i64 48
  %.117 = load i64, ptr %.115, align 8
  %.118 = inttoptr i64 %.117 to ptr
  %.191 = getelementptr inbounds nuw i8, ptr %.10, i64 344
  %.193 = load i64, ptr %.191, align 8
  %.194 = inttoptr i64 %.193 to ptr
  %.255 = getelementptr [192 x i8], ptr %.194, i64 %.48
  %.288 = getelementptr i8, ptr %.118, i64 %.83
  %.289 = load i8, ptr %.288, align 1
  %.291 = icmp eq i8 %.289, 0
  br i1 %.291, label %B380, label %B476

B380:                                             ; preds = %B0.endif.endif.endif
  %0 = icmp eq i32 %arg.value, 0
  br i1 %0, label %common.ret, label %B596.sink.split

B476:                                             ; preds = %B0.endif.endif.endif
  %1 = icmp eq i32 %arg.value, 0
  br i1 %1, label %B596.sink.split, label %common.ret

common.ret:                                       ; preds = %B596.sink.split, %B476, %B380
  %.392 = trunc i32 %arg.value to i8
  %sunkaddr = inttoptr i64 %.117 to ptr
  %sunkaddr17 = getelementptr i8, ptr %sunkaddr, i64 %.83
  store i8 %.392, ptr %sunkaddr17, align 1
  store i32 0, ptr %retptr, align 4
  ret i32 0

B596.sink.split:                                  ; preds = %B476, %B380
  %.sink = phi i32 [ 1, %B380 ], [ -1, %B476 ]
  %.298 = getelementptr inbounds nuw i8, ptr %.255, i64 44
  %.300 = load i32, ptr %.298, align 4
  %.304 = add i32 %.300, %.sink
  store i32 %.304, ptr %.298, align 4
  br label %common.ret
}

define i32 @emc_tag_set(i64 %.1, i32 %.2, i32 %.3, i32 %.4) local_unnamed_addr {
entry:
  %.6 = alloca i32, align 4
  %.10 = call i32 @asked.tag_set.1(ptr nonnull %.6, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3, i32 %.4) #3
  %.20 = load i32, ptr %.6, align 4
  %.22 = alloca i32, align 4
  store i32 0, ptr %.22, align 4
  %cond = icmp eq i32 %.10, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.18 = icmp sgt i32 %.10, 0
  call void @numba_gil_ensure(ptr nonnull %.22)
  br i1 %.18, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.25, %entry
  ret i32 %.20

.25:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.73 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.7")
  call void @PyErr_WriteUnraisable(ptr %.73)
  call void @Py_DecRef(ptr %.73)
  call void @numba_gil_release(ptr nonnull %.22)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.10, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.25
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.25

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.8")
  br label %.25
}

define internal noundef range(i32 -1, -2) i32 @asked.tags_clear.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.begin, i32 %arg.size) local_unnamed_addr {
B0.endif.endif:
  %.8 = inttoptr i64 %arg.address to ptr
  %.56.i = getelementptr inbounds nuw i8, ptr %.8, i64 344
  %.58.i = load i64, ptr %.56.i, align 8, !noalias !599
  %.59.i = inttoptr i64 %.58.i to ptr
  %.98.i = zext i32 %arg.pe to i64
  %.123.i = getelementptr [192 x i8], ptr %.59.i, i64 %.98.i
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 44
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !599
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %common.ret, label %B148.endif.endif.endif.i

common.ret:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B492.i, %B492.i, %B492.i, %B0.endif.endif
  %.sink.i = phi i32 [ 0, %B148.endif.endif.endif.i ], [ 0, %B0.endif.endif ], [ 1, %B492.i ], [ 1, %B492.i ], [ 1, %B492.i ], [ 0, %B584.i ]
  store i32 %.sink.i, ptr %retptr, align 4
  ret i32 0

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %6, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !599
  %0 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !599
  %sunkaddr = getelementptr inbounds i8, ptr %.123.i, i64 44
  %.530.i = load i32, ptr %sunkaddr, align 4, !noalias !599
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr, align 4, !noalias !599
  switch i32 %0, label %B584.i [
    i32 8, label %common.ret
    i32 7, label %common.ret
    i32 4, label %common.ret
  ]

B584.i:                                           ; preds = %B492.i, %B462.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep15.i = getelementptr i8, ptr %lsr.iv14.i, i64 1
  %.420.i = icmp samesign ugt i64 %lsr.iv.next.i, 1
  br i1 %.420.i, label %B462.i, label %common.ret

B148.endif.endif.endif.i:                         ; preds = %B0.endif.endif
  %1 = inttoptr i64 %arg.address to ptr
  %2 = and i32 %arg.begin, -4
  %.51 = zext i32 %2 to i64
  %3 = tail call i32 @llvm.smax.i32(i32 %arg.size, i32 0)
  %.13.i = zext nneg i32 %3 to i64
  %.185.i = getelementptr inbounds nuw i8, ptr %1, i64 112
  %.187.i = load i64, ptr %.185.i, align 8, !noalias !599
  %.188.i = mul nsw i64 %.187.i, %.98.i
  %.191.i = add nuw nsw i64 %.13.i, %.51
  %.223.i = getelementptr inbounds nuw i8, ptr %1, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !599
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.225.i, i64 %.191.i)
  %.334.i = add nsw i64 %.188.i, %.51
  %.337.i = ashr i64 %.334.i, 2
  %.338.i = add i64 %.188.i, 3
  %.339.i = add i64 %.338.i, %.13.i.i
  %.340.i = ashr i64 %.339.i, 2
  %.420271.not.not.i = icmp sgt i64 %.340.i, %.337.i
  br i1 %.420271.not.not.i, label %B462.preheader.i, label %common.ret

B462.preheader.i:                                 ; preds = %B148.endif.endif.endif.i
  %4 = inttoptr i64 %arg.address to ptr
  %.288.i = getelementptr inbounds nuw i8, ptr %4, i64 48
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !599
  %5 = inttoptr i64 %.290.i to ptr
  %reass.sub = sub nsw i64 %.340.i, %.337.i
  %6 = add nuw nsw i64 %reass.sub, 1
  %scevgep.i = getelementptr i8, ptr %5, i64 %.337.i
  br label %B462.i
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

define i32 @emc_tags_clear(i64 %.1, i32 %.2, i32 %.3, i32 %.4) local_unnamed_addr {
entry:
  %.6 = alloca i32, align 4
  store i32 0, ptr %.6, align 4
  %.10 = call i32 @asked.tags_clear.1(ptr nonnull %.6, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3, i32 %.4) #3
  %.20 = load i32, ptr %.6, align 4
  %.22 = alloca i32, align 4
  store i32 0, ptr %.22, align 4
  %cond = icmp eq i32 %.10, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.18 = icmp sgt i32 %.10, 0
  call void @numba_gil_ensure(ptr nonnull %.22)
  br i1 %.18, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.25, %entry
  ret i32 %.20

.25:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.73 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.9")
  call void @PyErr_WriteUnraisable(ptr %.73)
  call void @Py_DecRef(ptr %.73)
  call void @numba_gil_release(ptr nonnull %.22)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.10, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.25
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.25

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.10")
  br label %.25
}

define internal noundef range(i32 -1, -2) i32 @asked.dirty_mark.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.goal) local_unnamed_addr {
B0:
  %.15 = icmp eq i32 %arg.goal, %arg.pe
  br i1 %.15, label %common.ret, label %B20.endif.endif

common.ret:                                       ; preds = %B456.endif, %B20.endif.endif, %B0
  store i32 0, ptr %retptr, align 4
  ret i32 0

B20.endif.endif:                                  ; preds = %B0
  %.27 = inttoptr i64 %arg.address to ptr
  %.102 = getelementptr inbounds nuw i8, ptr %.27, i64 536
  %.104 = load i64, ptr %.102, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.148 = zext i32 %arg.pe to i64
  %.178 = getelementptr inbounds nuw i8, ptr %.27, i64 296
  %.180 = load i64, ptr %.178, align 8
  %.181 = mul i64 %.180, %.148
  %.183 = zext i32 %arg.goal to i64
  %.184 = lshr i64 %.183, 6
  %.193 = and i64 %.183, 63
  %.194 = shl nuw i64 1, %.193
  %0 = getelementptr i64, ptr %.105, i64 %.181
  %.224 = getelementptr i64, ptr %0, i64 %.184
  %.225 = load i64, ptr %.224, align 8
  %.227 = and i64 %.225, %.194
  %.228 = icmp eq i64 %.227, 0
  br i1 %.228, label %B456.endif, label %common.ret

B456.endif:                                       ; preds = %B20.endif.endif
  %1 = inttoptr i64 %arg.address to ptr
  %.259 = or i64 %.225, %.194
  %sunkaddr = mul i64 %.184, 8
  %sunkaddr17 = getelementptr inbounds i8, ptr %0, i64 %sunkaddr
  store i64 %.259, ptr %sunkaddr17, align 8
  %.331 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %.333 = load i64, ptr %.331, align 8
  %.334 = inttoptr i64 %.333 to ptr
  %.396 = getelementptr [192 x i8], ptr %.334, i64 %.148
  %.402 = getelementptr inbounds nuw i8, ptr %.396, i64 60
  %.404 = load i32, ptr %.402, align 4
  %.408 = add i32 %.404, 1
  store i32 %.408, ptr %.402, align 4
  br label %common.ret
}

define i32 @emc_dirty_mark(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.dirty_mark.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #3
  %.19 = load i32, ptr %.5, align 4
  %.21 = alloca i32, align 4
  store i32 0, ptr %.21, align 4
  %cond = icmp eq i32 %.9, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.17 = icmp sgt i32 %.9, 0
  call void @numba_gil_ensure(ptr nonnull %.21)
  br i1 %.17, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.24, %entry
  ret i32 %.19

.24:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.11")
  call void @PyErr_WriteUnraisable(ptr %.72)
  call void @Py_DecRef(ptr %.72)
  call void @numba_gil_release(ptr nonnull %.21)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.9, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.24
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.24

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.12")
  br label %.24
}

define internal noundef range(i32 -1, -2) i32 @asked.dirty_next.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe) local_unnamed_addr {
B0.endif.endif:
  %.8 = inttoptr i64 %arg.address to ptr
  %.81 = getelementptr inbounds nuw i8, ptr %.8, i64 344
  %.83 = load i64, ptr %.81, align 8
  %.84 = inttoptr i64 %.83 to ptr
  %.121 = zext i32 %arg.pe to i64
  %.146 = getelementptr [192 x i8], ptr %.84, i64 %.121
  %.154 = getelementptr inbounds nuw i8, ptr %.146, i64 60
  %.156 = load i32, ptr %.154, align 4
  %.158 = icmp eq i32 %.156, 0
  br i1 %.158, label %common.ret, label %B206.endif.endif

common.ret:                                       ; preds = %B508, %B448, %B0.endif.endif
  %.sink = phi i32 [ -1, %B0.endif.endif ], [ %3, %B508 ], [ -1, %B448 ]
  store i32 %.sink, ptr %retptr, align 4
  ret i32 0

B448:                                             ; preds = %B206.endif.endif, %B450
  %lsr.iv = phi i32 [ %lsr.iv.next, %B450 ], [ 64, %B206.endif.endif ]
  %.408298 = phi i64 [ %.415, %B450 ], [ 0, %B206.endif.endif ]
  %exitcond.not = icmp eq i64 %..322, %.408298
  br i1 %exitcond.not, label %common.ret, label %B450

B450:                                             ; preds = %B448
  %.415 = add nuw i64 %.408298, 1
  %0 = shl i64 %.408298, 3
  %scevgep25 = getelementptr i8, ptr %5, i64 %0
  %.472 = load i64, ptr %scevgep25, align 8
  %.473.not = icmp eq i64 %.472, 0
  %lsr.iv.next = add i32 %lsr.iv, -64
  br i1 %.473.not, label %B448, label %B508

B508:                                             ; preds = %B450
  %1 = shl i64 %.415, 3
  %scevgep = getelementptr i8, ptr %5, i64 %1
  %scevgep24 = getelementptr i8, ptr %scevgep, i64 -8
  %.507 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.472, i1 true)
  %.570 = add i64 %.472, -1
  %.571 = and i64 %.570, %.472
  store i64 %.571, ptr %scevgep24, align 8
  %sunkaddr = getelementptr inbounds i8, ptr %.146, i64 60
  %.607 = load i32, ptr %sunkaddr, align 4
  %.611 = add i32 %.607, -1
  store i32 %.611, ptr %sunkaddr, align 4
  %2 = trunc i64 %.507 to i32
  %3 = sub i32 %2, %lsr.iv.next
  br label %common.ret

B206.endif.endif:                                 ; preds = %B0.endif.endif
  %4 = inttoptr i64 %arg.address to ptr
  %.201 = getelementptr inbounds nuw i8, ptr %4, i64 536
  %.203 = load i64, ptr %.201, align 8
  %.204 = inttoptr i64 %.203 to ptr
  %.279 = getelementptr inbounds nuw i8, ptr %4, i64 296
  %.281 = load i64, ptr %.279, align 8
  %.282 = mul i64 %.281, %.121
  %.322 = load i64, ptr %.279, align 8
  %..322 = tail call i64 @llvm.smax.i64(i64 %.322, i64 0)
  %5 = getelementptr i64, ptr %.204, i64 %.282
  br label %B448
}

define i32 @emc_dirty_next(i64 %.1, i32 %.2) local_unnamed_addr {
entry:
  %.4 = alloca i32, align 4
  store i32 0, ptr %.4, align 4
  %.8 = call i32 @asked.dirty_next.1(ptr nonnull %.4, ptr nonnull poison, i64 %.1, i32 %.2) #3
  %.18 = load i32, ptr %.4, align 4
  %.20 = alloca i32, align 4
  store i32 0, ptr %.20, align 4
  %cond = icmp eq i32 %.8, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.16 = icmp sgt i32 %.8, 0
  call void @numba_gil_ensure(ptr nonnull %.20)
  br i1 %.16, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.23, %entry
  ret i32 %.18

.23:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.71 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.13")
  call void @PyErr_WriteUnraisable(ptr %.71)
  call void @Py_DecRef(ptr %.71)
  call void @numba_gil_release(ptr nonnull %.20)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.8, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.23
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.23

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.14")
  br label %.23
}

define internal noundef range(i32 -1, -2) i32 @asked.heap_grow.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.size) local_unnamed_addr {
B0.endif.endif:
  %.9 = inttoptr i64 %arg.address to ptr
  %.78 = getelementptr inbounds nuw i8, ptr %.9, i64 344
  %.80 = load i64, ptr %.78, align 8
  %.81 = inttoptr i64 %.80 to ptr
  %.117 = zext i32 %arg.pe to i64
  %.142 = getelementptr [192 x i8], ptr %.81, i64 %.117
  %.150 = getelementptr inbounds nuw i8, ptr %.142, i64 152
  %.152 = load i32, ptr %.150, align 4
  %.161 = zext i32 %.152 to i64
  %.158 = icmp slt i32 %arg.size, 0
  br i1 %.158, label %common.ret, label %B180

B180:                                             ; preds = %B0.endif.endif
  %.157 = zext nneg i32 %arg.size to i64
  %.164 = add nuw nsw i64 %.161, %.157
  %.166 = getelementptr inbounds nuw i8, ptr %.142, i64 48
  %.168 = load i32, ptr %.166, align 4
  %.169 = zext i32 %.168 to i64
  %.170 = icmp samesign ugt i64 %.164, %.169
  br i1 %.170, label %common.ret, label %B290

common.ret:                                       ; preds = %B290, %B180, %B0.endif.endif
  %storemerge = phi i32 [ %.152, %B290 ], [ 0, %B0.endif.endif ], [ 0, %B180 ]
  store i32 %storemerge, ptr %retptr, align 4
  ret i32 0

B290:                                             ; preds = %B180
  %.188 = trunc nuw i64 %.164 to i32
  %sunkaddr = getelementptr inbounds i8, ptr %.142, i64 152
  store i32 %.188, ptr %sunkaddr, align 4
  br label %common.ret
}

define i32 @emc_heap_grow(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.heap_grow.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #3
  %.19 = load i32, ptr %.5, align 4
  %.21 = alloca i32, align 4
  store i32 0, ptr %.21, align 4
  %cond = icmp eq i32 %.9, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.17 = icmp sgt i32 %.9, 0
  call void @numba_gil_ensure(ptr nonnull %.21)
  br i1 %.17, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.24, %entry
  ret i32 %.19

.24:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.15")
  call void @PyErr_WriteUnraisable(ptr %.72)
  call void @Py_DecRef(ptr %.72)
  call void @numba_gil_release(ptr nonnull %.21)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.9, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.24
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.24

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.16")
  br label %.24
}

define internal noundef range(i32 -1, -2) i32 @asked.spread_grow.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.size) local_unnamed_addr {
B0.endif.endif:
  %.9 = inttoptr i64 %arg.address to ptr
  %.82 = getelementptr inbounds nuw i8, ptr %.9, i64 344
  %.84 = load i64, ptr %.82, align 8
  %.85 = inttoptr i64 %.84 to ptr
  %.121 = zext i32 %arg.pe to i64
  %.146 = getelementptr [192 x i8], ptr %.85, i64 %.121
  %.154 = getelementptr inbounds nuw i8, ptr %.146, i64 156
  %.156 = load i32, ptr %.154, align 4
  %.165 = zext i32 %.156 to i64
  %.162 = icmp slt i32 %arg.size, 0
  br i1 %.162, label %common.ret, label %B180

B180:                                             ; preds = %B0.endif.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.161 = zext nneg i32 %arg.size to i64
  %.168 = add nuw nsw i64 %.165, %.161
  %.203 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %.205 = load i64, ptr %.203, align 8
  %.206 = icmp sgt i64 %.168, %.205
  br i1 %.206, label %common.ret, label %B276

common.ret:                                       ; preds = %B276, %B180, %B0.endif.endif
  %storemerge = phi i32 [ %.156, %B276 ], [ 0, %B0.endif.endif ], [ 0, %B180 ]
  store i32 %storemerge, ptr %retptr, align 4
  ret i32 0

B276:                                             ; preds = %B180
  %.229 = trunc i64 %.168 to i32
  %sunkaddr = getelementptr inbounds i8, ptr %.146, i64 156
  store i32 %.229, ptr %sunkaddr, align 4
  br label %common.ret
}

define i32 @emc_spread_grow(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.spread_grow.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #3
  %.19 = load i32, ptr %.5, align 4
  %.21 = alloca i32, align 4
  store i32 0, ptr %.21, align 4
  %cond = icmp eq i32 %.9, 0
  br i1 %cond, label %common.ret, label %entry.if, !prof !0

entry.if:                                         ; preds = %entry
  %.17 = icmp sgt i32 %.9, 0
  call void @numba_gil_ensure(ptr nonnull %.21)
  br i1 %.17, label %entry.if.if, label %entry.if.endif

common.ret:                                       ; preds = %.24, %entry
  ret i32 %.19

.24:                                              ; preds = %entry.if.endif.endif.endif, %entry.if.endif.if, %entry.if.endif
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.17")
  call void @PyErr_WriteUnraisable(ptr %.72)
  call void @Py_DecRef(ptr %.72)
  call void @numba_gil_release(ptr nonnull %.21)
  br label %common.ret

entry.if.if:                                      ; preds = %entry.if
  call void @PyErr_Clear()
  unreachable

entry.if.endif:                                   ; preds = %entry.if
  switch i32 %.9, label %entry.if.endif.endif.endif [
    i32 -3, label %entry.if.endif.if
    i32 -1, label %.24
  ]

entry.if.endif.if:                                ; preds = %entry.if.endif
  call void @PyErr_SetNone(ptr nonnull @PyExc_StopIteration)
  br label %.24

entry.if.endif.endif.endif:                       ; preds = %entry.if.endif
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.18")
  br label %.24
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { noinline }

!0 = !{!"branch_weights", i32 49, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3, !"_ZN3emc7engines6native8switches4wireB3v39B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!3 = distinct !{!3, !"_ZN3emc7engines6native8switches4wireB3v39B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN3emc7engines6native6kernel7is_idleB3v43B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN3emc7engines6native6kernel7is_idleB3v43B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN3emc7engines6native5wheel6unmarkB3v87B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!12 = distinct !{!12, !"_ZN3emc7engines6native5wheel6unmarkB3v87B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!15 = distinct !{!15, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!16 = !{!17, !14}
!17 = distinct !{!17, !18, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!18 = distinct !{!18, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!19 = !{!20, !17, !14}
!20 = distinct !{!20, !21, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!21 = distinct !{!21, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!24 = distinct !{!24, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!25 = !{!26, !23}
!26 = distinct !{!26, !27, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!27 = distinct !{!27, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!30 = distinct !{!30, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!31 = !{!32, !29}
!32 = distinct !{!32, !33, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!33 = distinct !{!33, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_ZN3emc7engines6native5wheel7requestB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!36 = distinct !{!36, !"_ZN3emc7engines6native5wheel7requestB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!37 = !{!38, !35}
!38 = distinct !{!38, !39, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!39 = distinct !{!39, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN3emc7engines6native8switches4comeB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi402EELi1E1C7mutable7alignedEjjyy: %retptr"}
!42 = distinct !{!42, !"_ZN3emc7engines6native8switches4comeB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi402EELi1E1C7mutable7alignedEjjyy"}
!43 = !{!44, !41}
!44 = distinct !{!44, !45, !"_ZN3emc7engines6native8switches12turns_beforeB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EE6RecordILi390EE: %retptr"}
!45 = distinct !{!45, !"_ZN3emc7engines6native8switches12turns_beforeB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EE6RecordILi390EE"}
!46 = !{!47, !41}
!47 = distinct !{!47, !48, !"_ZN3emc7engines6native8switches4waitB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj: %retptr"}
!48 = distinct !{!48, !"_ZN3emc7engines6native8switches4waitB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj"}
!49 = !{!50, !47, !41}
!50 = distinct !{!50, !51, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!51 = distinct !{!51, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!52 = !{!53, !50, !47, !41}
!53 = distinct !{!53, !54, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!54 = distinct !{!54, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!55 = !{!56, !41}
!56 = distinct !{!56, !57, !"_ZN3emc7engines6native8switches5takesB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!57 = distinct !{!57, !"_ZN3emc7engines6native8switches5takesB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!58 = !{!59, !41}
!59 = distinct !{!59, !60, !"_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!60 = distinct !{!60, !"_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!61 = !{!62, !59, !41}
!62 = distinct !{!62, !63, !"_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!63 = distinct !{!63, !"_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!64 = distinct !{!64, !65}
!65 = !{!"llvm.loop.isvectorized", i32 1}
!66 = distinct !{!66, !65, !67}
!67 = !{!"llvm.loop.unroll.runtime.disable"}
!68 = !{!"branch_weights", i32 4, i32 28}
!69 = distinct !{!69, !65, !67}
!70 = distinct !{!70, !71}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !{!73, !59, !41}
!73 = distinct !{!73, !74, !"_ZN3emc7engines6native6bypass11waits_apartB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!74 = distinct !{!74, !"_ZN3emc7engines6native6bypass11waits_apartB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!75 = !{!76, !73, !59, !41}
!76 = distinct !{!76, !77, !"_ZN3emc7engines6native6bypass5serveB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjy: %retptr"}
!77 = distinct !{!77, !"_ZN3emc7engines6native6bypass5serveB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjy"}
!78 = !{!79, !76, !73, !59, !41}
!79 = distinct !{!79, !80, !"_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj: %retptr"}
!80 = distinct !{!80, !"_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj"}
!81 = !{!82, !76, !73, !59, !41}
!82 = distinct !{!82, !83, !"_ZN3emc7engines6native5leave9leave_allB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj: %retptr"}
!83 = distinct !{!83, !"_ZN3emc7engines6native5leave9leave_allB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj"}
!84 = !{!85, !82, !76, !73, !59, !41}
!85 = distinct !{!85, !86, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj: %retptr"}
!86 = distinct !{!86, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj"}
!87 = !{!88, !85, !82, !76, !73, !59, !41}
!88 = distinct !{!88, !89, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!89 = distinct !{!89, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!90 = !{!"branch_weights", i32 1, i32 99}
!91 = !{!92, !85, !82, !76, !73, !59, !41}
!92 = distinct !{!92, !93, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!93 = distinct !{!93, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!94 = !{!95, !85, !82, !76, !73, !59, !41}
!95 = distinct !{!95, !96, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!96 = distinct !{!96, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!97 = !{!98, !95, !85, !82, !76, !73, !59, !41}
!98 = distinct !{!98, !99, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!99 = distinct !{!99, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!100 = !{!101, !82, !76, !73, !59, !41}
!101 = distinct !{!101, !102, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj: %retptr"}
!102 = distinct !{!102, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj"}
!103 = !{!104, !101, !82, !76, !73, !59, !41}
!104 = distinct !{!104, !105, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!105 = distinct !{!105, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!106 = !{!107, !101, !82, !76, !73, !59, !41}
!107 = distinct !{!107, !108, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!108 = distinct !{!108, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!109 = !{!110, !101, !82, !76, !73, !59, !41}
!110 = distinct !{!110, !111, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!111 = distinct !{!111, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!112 = !{!113, !110, !101, !82, !76, !73, !59, !41}
!113 = distinct !{!113, !114, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!114 = distinct !{!114, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!115 = !{!116, !59, !41}
!116 = distinct !{!116, !117, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!117 = distinct !{!117, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!118 = !{!119, !116, !59, !41}
!119 = distinct !{!119, !120, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!120 = distinct !{!120, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!121 = !{!122, !41}
!122 = distinct !{!122, !123, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy: %retptr"}
!123 = distinct !{!123, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy"}
!124 = !{!125, !41}
!125 = distinct !{!125, !126, !"_ZN3emc7engines6native8switches8exchangeB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!126 = distinct !{!126, !"_ZN3emc7engines6native8switches8exchangeB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!127 = !{!128, !41}
!128 = distinct !{!128, !129, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!129 = distinct !{!129, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!130 = !{!131, !128, !41}
!131 = distinct !{!131, !132, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!132 = distinct !{!132, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!133 = !{!134, !131, !128, !41}
!134 = distinct !{!134, !135, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!135 = distinct !{!135, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!136 = !{!137, !41}
!137 = distinct !{!137, !138, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy: %retptr"}
!138 = distinct !{!138, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy"}
!139 = !{!140, !41}
!140 = distinct !{!140, !141, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!141 = distinct !{!141, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!142 = !{!143, !140, !41}
!143 = distinct !{!143, !144, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!144 = distinct !{!144, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!145 = !{!146, !143, !140, !41}
!146 = distinct !{!146, !147, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!147 = distinct !{!147, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!148 = !{!149}
!149 = distinct !{!149, !150, !"_ZN3emc7engines6native8switches4comeB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi402EELi1E1C7mutable7alignedEjjyy: %retptr"}
!150 = distinct !{!150, !"_ZN3emc7engines6native8switches4comeB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi402EELi1E1C7mutable7alignedEjjyy"}
!151 = !{!152, !149}
!152 = distinct !{!152, !153, !"_ZN3emc7engines6native8switches12turns_beforeB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EE6RecordILi390EE: %retptr"}
!153 = distinct !{!153, !"_ZN3emc7engines6native8switches12turns_beforeB3v80B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EE6RecordILi390EE"}
!154 = !{!155, !149}
!155 = distinct !{!155, !156, !"_ZN3emc7engines6native8switches4waitB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj: %retptr"}
!156 = distinct !{!156, !"_ZN3emc7engines6native8switches4waitB3v81B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj"}
!157 = !{!158, !155, !149}
!158 = distinct !{!158, !159, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!159 = distinct !{!159, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!160 = !{!161, !158, !155, !149}
!161 = distinct !{!161, !162, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!162 = distinct !{!162, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!163 = !{!164, !149}
!164 = distinct !{!164, !165, !"_ZN3emc7engines6native8switches5takesB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!165 = distinct !{!165, !"_ZN3emc7engines6native8switches5takesB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!166 = !{!167, !149}
!167 = distinct !{!167, !168, !"_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!168 = distinct !{!168, !"_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!169 = !{!170, !167, !149}
!170 = distinct !{!170, !171, !"_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!171 = distinct !{!171, !"_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!172 = !{!173, !167, !149}
!173 = distinct !{!173, !174, !"_ZN3emc7engines6native6bypass11waits_apartB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!174 = distinct !{!174, !"_ZN3emc7engines6native6bypass11waits_apartB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!175 = !{!176, !173, !167, !149}
!176 = distinct !{!176, !177, !"_ZN3emc7engines6native6bypass5serveB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjy: %retptr"}
!177 = distinct !{!177, !"_ZN3emc7engines6native6bypass5serveB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjy"}
!178 = !{!179, !176, !173, !167, !149}
!179 = distinct !{!179, !180, !"_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj: %retptr"}
!180 = distinct !{!180, !"_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj"}
!181 = !{!182, !176, !173, !167, !149}
!182 = distinct !{!182, !183, !"_ZN3emc7engines6native5leave9leave_allB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj: %retptr"}
!183 = distinct !{!183, !"_ZN3emc7engines6native5leave9leave_allB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj"}
!184 = !{!185, !182, !176, !173, !167, !149}
!185 = distinct !{!185, !186, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj: %retptr"}
!186 = distinct !{!186, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj"}
!187 = !{!188, !185, !182, !176, !173, !167, !149}
!188 = distinct !{!188, !189, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!189 = distinct !{!189, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!190 = !{!191, !185, !182, !176, !173, !167, !149}
!191 = distinct !{!191, !192, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!192 = distinct !{!192, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!193 = !{!194, !185, !182, !176, !173, !167, !149}
!194 = distinct !{!194, !195, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!195 = distinct !{!195, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!196 = !{!197, !194, !185, !182, !176, !173, !167, !149}
!197 = distinct !{!197, !198, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!198 = distinct !{!198, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!199 = !{!200, !182, !176, !173, !167, !149}
!200 = distinct !{!200, !201, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj: %retptr"}
!201 = distinct !{!201, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj"}
!202 = !{!203, !200, !182, !176, !173, !167, !149}
!203 = distinct !{!203, !204, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!204 = distinct !{!204, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!205 = !{!206, !200, !182, !176, !173, !167, !149}
!206 = distinct !{!206, !207, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!207 = distinct !{!207, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!208 = !{!209, !200, !182, !176, !173, !167, !149}
!209 = distinct !{!209, !210, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!210 = distinct !{!210, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!211 = !{!212, !209, !200, !182, !176, !173, !167, !149}
!212 = distinct !{!212, !213, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!213 = distinct !{!213, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!214 = !{!215, !167, !149}
!215 = distinct !{!215, !216, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!216 = distinct !{!216, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!217 = !{!218, !215, !167, !149}
!218 = distinct !{!218, !219, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!219 = distinct !{!219, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!220 = !{!221, !149}
!221 = distinct !{!221, !222, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy: %retptr"}
!222 = distinct !{!222, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy"}
!223 = !{!224, !149}
!224 = distinct !{!224, !225, !"_ZN3emc7engines6native8switches8exchangeB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!225 = distinct !{!225, !"_ZN3emc7engines6native8switches8exchangeB3v74B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!226 = !{!227, !149}
!227 = distinct !{!227, !228, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!228 = distinct !{!228, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!229 = !{!230, !227, !149}
!230 = distinct !{!230, !231, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!231 = distinct !{!231, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!232 = !{!233, !230, !227, !149}
!233 = distinct !{!233, !234, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!234 = distinct !{!234, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!235 = !{!236, !149}
!236 = distinct !{!236, !237, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy: %retptr"}
!237 = distinct !{!237, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy"}
!238 = !{!239, !149}
!239 = distinct !{!239, !240, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!240 = distinct !{!240, !"_ZN3emc7engines6native8switches4waitB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!241 = !{!242, !239, !149}
!242 = distinct !{!242, !243, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!243 = distinct !{!243, !"_ZN3emc7engines6native5wheel7requestB3v78B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!244 = !{!245, !242, !239, !149}
!245 = distinct !{!245, !246, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!246 = distinct !{!246, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!247 = !{!248}
!248 = distinct !{!248, !249, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy: %retptr"}
!249 = distinct !{!249, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy"}
!250 = !{!251}
!251 = distinct !{!251, !252, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!252 = distinct !{!252, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!253 = !{!254}
!254 = distinct !{!254, !255, !"_ZN3emc7engines6native8switches8first_ofB3v84B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi390EE: %retptr"}
!255 = distinct !{!255, !"_ZN3emc7engines6native8switches8first_ofB3v84B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi390EE"}
!256 = !{!257}
!257 = distinct !{!257, !258, !"_ZN3emc7engines6native5wheel7requestB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!258 = distinct !{!258, !"_ZN3emc7engines6native5wheel7requestB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!259 = !{!260, !257}
!260 = distinct !{!260, !261, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!261 = distinct !{!261, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!262 = !{!263}
!263 = distinct !{!263, !264, !"_ZN3emc7engines6native8switches10stream_oneB3v85B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi390EEy: %retptr"}
!264 = distinct !{!264, !"_ZN3emc7engines6native8switches10stream_oneB3v85B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi390EEy"}
!265 = !{!266, !263}
!266 = distinct !{!266, !267, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy: %retptr"}
!267 = distinct !{!267, !"_ZN3emc7engines6native8switches7send_onB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi402EEj6RecordILi390EEy"}
!268 = !{!269, !263}
!269 = distinct !{!269, !270, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!270 = distinct !{!270, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!271 = !{!272}
!272 = distinct !{!272, !273, !"_ZN3emc7engines6native8switches5takesB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!273 = distinct !{!273, !"_ZN3emc7engines6native8switches5takesB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!274 = !{!275}
!275 = distinct !{!275, !276, !"_ZN3emc7engines6native5wheel7requestB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!276 = distinct !{!276, !"_ZN3emc7engines6native5wheel7requestB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!277 = !{!278, !275}
!278 = distinct !{!278, !279, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!279 = distinct !{!279, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!280 = !{!281}
!281 = distinct !{!281, !282, !"_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!282 = distinct !{!282, !"_ZN3emc7engines6native8switches6intakeB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!283 = !{!284, !281}
!284 = distinct !{!284, !285, !"_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!285 = distinct !{!285, !"_ZN3emc7engines6native8switches4loadB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!286 = distinct !{!286, !65}
!287 = distinct !{!287, !65, !67}
!288 = distinct !{!288, !65, !67}
!289 = distinct !{!289, !71}
!290 = !{!291, !281}
!291 = distinct !{!291, !292, !"_ZN3emc7engines6native6bypass11waits_apartB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!292 = distinct !{!292, !"_ZN3emc7engines6native6bypass11waits_apartB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!293 = !{!294, !291, !281}
!294 = distinct !{!294, !295, !"_ZN3emc7engines6native6bypass5serveB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjy: %retptr"}
!295 = distinct !{!295, !"_ZN3emc7engines6native6bypass5serveB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjy"}
!296 = !{!297, !294, !291, !281}
!297 = distinct !{!297, !298, !"_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj: %retptr"}
!298 = distinct !{!298, !"_ZN3emc7engines6native5leave7trappedB3v68B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj"}
!299 = !{!300, !294, !291, !281}
!300 = distinct !{!300, !301, !"_ZN3emc7engines6native5leave9leave_allB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj: %retptr"}
!301 = distinct !{!301, !"_ZN3emc7engines6native5leave9leave_allB3v69B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyjjj"}
!302 = !{!303, !300, !294, !291, !281}
!303 = distinct !{!303, !304, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj: %retptr"}
!304 = distinct !{!304, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj"}
!305 = !{!306, !303, !300, !294, !291, !281}
!306 = distinct !{!306, !307, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!307 = distinct !{!307, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!308 = !{!309, !303, !300, !294, !291, !281}
!309 = distinct !{!309, !310, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!310 = distinct !{!310, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!311 = !{!312, !303, !300, !294, !291, !281}
!312 = distinct !{!312, !313, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!313 = distinct !{!313, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!314 = !{!315, !312, !303, !300, !294, !291, !281}
!315 = distinct !{!315, !316, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!316 = distinct !{!316, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!317 = !{!318, !300, !294, !291, !281}
!318 = distinct !{!318, !319, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj: %retptr"}
!319 = distinct !{!319, !"_ZN3emc7engines6native5leave5leaveB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyxjjjjjjj"}
!320 = !{!321, !318, !300, !294, !291, !281}
!321 = distinct !{!321, !322, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!322 = distinct !{!322, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!323 = !{!324, !318, !300, !294, !291, !281}
!324 = distinct !{!324, !325, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!325 = distinct !{!325, !"_ZN3emc7engines6native5leave3wayB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!326 = !{!327, !318, !300, !294, !291, !281}
!327 = distinct !{!327, !328, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!328 = distinct !{!328, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!329 = !{!330, !327, !318, !300, !294, !291, !281}
!330 = distinct !{!330, !331, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!331 = distinct !{!331, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!332 = !{!333, !281}
!333 = distinct !{!333, !334, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!334 = distinct !{!334, !"_ZN3emc7engines6native5wheel4wakeB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!335 = !{!336, !333, !281}
!336 = distinct !{!336, !337, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!337 = distinct !{!337, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!338 = !{!339}
!339 = distinct !{!339, !340, !"_ZN3emc7engines6native8dispatch11fetch_turnsB3v89B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyy: %retptr"}
!340 = distinct !{!340, !"_ZN3emc7engines6native8dispatch11fetch_turnsB3v89B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyy"}
!341 = !{!342}
!342 = distinct !{!342, !343, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!343 = distinct !{!343, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!344 = !{!345}
!345 = distinct !{!345, !346, !"_ZN3emc7engines6native6bypass10take_apartB3v91B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj: %retptr"}
!346 = distinct !{!346, !"_ZN3emc7engines6native6bypass10take_apartB3v91B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj"}
!347 = !{!348}
!348 = distinct !{!348, !349, !"_ZN3emc7engines6native8dispatch4noteB3v92B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyjjjy: %retptr"}
!349 = distinct !{!349, !"_ZN3emc7engines6native8dispatch4noteB3v92B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyjjjy"}
!350 = !{!351}
!351 = distinct !{!351, !352, !"_ZN3emc7engines6native8dispatch6normalB3v95B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx: %retptr"}
!352 = distinct !{!352, !"_ZN3emc7engines6native8dispatch6normalB3v95B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx"}
!353 = !{!354, !351}
!354 = distinct !{!354, !355, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!355 = distinct !{!355, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!356 = !{!357, !354, !351}
!357 = distinct !{!357, !358, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!358 = distinct !{!358, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!359 = !{!360, !357, !354, !351}
!360 = distinct !{!360, !361, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!361 = distinct !{!361, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!362 = !{!363, !351}
!363 = distinct !{!363, !364, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!364 = distinct !{!364, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!365 = !{!366, !363, !351}
!366 = distinct !{!366, !367, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!367 = distinct !{!367, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!368 = !{!369, !363, !351}
!369 = distinct !{!369, !370, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!370 = distinct !{!370, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!371 = !{!372, !369, !363, !351}
!372 = distinct !{!372, !373, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!373 = distinct !{!373, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!374 = !{!375, !372, !369, !363, !351}
!375 = distinct !{!375, !376, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!376 = distinct !{!376, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!377 = !{!378, !363, !351}
!378 = distinct !{!378, !379, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!379 = distinct !{!379, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!380 = !{!381, !363, !351}
!381 = distinct !{!381, !382, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!382 = distinct !{!382, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!383 = !{!384, !381, !363, !351}
!384 = distinct !{!384, !385, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!385 = distinct !{!385, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!386 = !{!387, !384, !381, !363, !351}
!387 = distinct !{!387, !388, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!388 = distinct !{!388, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!389 = !{!390, !384, !381, !363, !351}
!390 = distinct !{!390, !391, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!391 = distinct !{!391, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!392 = !{!393, !384, !381, !363, !351}
!393 = distinct !{!393, !394, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!394 = distinct !{!394, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!395 = !{!396, !393, !384, !381, !363, !351}
!396 = distinct !{!396, !397, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!397 = distinct !{!397, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!398 = !{!399, !363, !351}
!399 = distinct !{!399, !400, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!400 = distinct !{!400, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!401 = !{!402, !399, !363, !351}
!402 = distinct !{!402, !403, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!403 = distinct !{!403, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!404 = !{!405, !402, !399, !363, !351}
!405 = distinct !{!405, !406, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!406 = distinct !{!406, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!407 = !{!408}
!408 = distinct !{!408, !409, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!409 = distinct !{!409, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!410 = !{!411, !408}
!411 = distinct !{!411, !412, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!412 = distinct !{!412, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!413 = !{!414, !408}
!414 = distinct !{!414, !415, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!415 = distinct !{!415, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!416 = !{!417, !414, !408}
!417 = distinct !{!417, !418, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!418 = distinct !{!418, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!419 = !{!420, !417, !414, !408}
!420 = distinct !{!420, !421, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!421 = distinct !{!421, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!422 = !{!423, !408}
!423 = distinct !{!423, !424, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!424 = distinct !{!424, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!425 = !{!426, !408}
!426 = distinct !{!426, !427, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!427 = distinct !{!427, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!428 = !{!429, !426, !408}
!429 = distinct !{!429, !430, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!430 = distinct !{!430, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!431 = !{!432, !429, !426, !408}
!432 = distinct !{!432, !433, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!433 = distinct !{!433, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!434 = !{!435, !429, !426, !408}
!435 = distinct !{!435, !436, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!436 = distinct !{!436, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!437 = !{!438, !429, !426, !408}
!438 = distinct !{!438, !439, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!439 = distinct !{!439, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!440 = !{!441, !438, !429, !426, !408}
!441 = distinct !{!441, !442, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!442 = distinct !{!442, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!443 = !{!444, !426, !408}
!444 = distinct !{!444, !445, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!445 = distinct !{!445, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!446 = !{!447, !444, !426, !408}
!447 = distinct !{!447, !448, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!448 = distinct !{!448, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!449 = !{!450, !444, !426, !408}
!450 = distinct !{!450, !451, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!451 = distinct !{!451, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!452 = !{!453, !444, !426, !408}
!453 = distinct !{!453, !454, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!454 = distinct !{!454, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!455 = !{!456, !453, !444, !426, !408}
!456 = distinct !{!456, !457, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!457 = distinct !{!457, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!458 = !{!459, !408}
!459 = distinct !{!459, !460, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!460 = distinct !{!460, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!461 = !{!462, !459, !408}
!462 = distinct !{!462, !463, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!463 = distinct !{!463, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!464 = !{!465, !462, !459, !408}
!465 = distinct !{!465, !466, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!466 = distinct !{!466, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!467 = !{!468}
!468 = distinct !{!468, !469, !"_ZN3emc7engines6native8dispatch6normalB3v95B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx: %retptr"}
!469 = distinct !{!469, !"_ZN3emc7engines6native8dispatch6normalB3v95B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx"}
!470 = !{!471, !468}
!471 = distinct !{!471, !472, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!472 = distinct !{!472, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!473 = !{!474, !471, !468}
!474 = distinct !{!474, !475, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!475 = distinct !{!475, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!476 = !{!477, !474, !471, !468}
!477 = distinct !{!477, !478, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!478 = distinct !{!478, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!479 = !{!480, !468}
!480 = distinct !{!480, !481, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!481 = distinct !{!481, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!482 = !{!483, !480, !468}
!483 = distinct !{!483, !484, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!484 = distinct !{!484, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!485 = !{!486, !480, !468}
!486 = distinct !{!486, !487, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!487 = distinct !{!487, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!488 = !{!489, !486, !480, !468}
!489 = distinct !{!489, !490, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!490 = distinct !{!490, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!491 = !{!492, !489, !486, !480, !468}
!492 = distinct !{!492, !493, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!493 = distinct !{!493, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!494 = !{!495, !480, !468}
!495 = distinct !{!495, !496, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!496 = distinct !{!496, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!497 = !{!498, !480, !468}
!498 = distinct !{!498, !499, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!499 = distinct !{!499, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!500 = !{!501, !498, !480, !468}
!501 = distinct !{!501, !502, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!502 = distinct !{!502, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!503 = !{!504, !501, !498, !480, !468}
!504 = distinct !{!504, !505, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!505 = distinct !{!505, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!506 = !{!507, !501, !498, !480, !468}
!507 = distinct !{!507, !508, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!508 = distinct !{!508, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!509 = !{!510, !501, !498, !480, !468}
!510 = distinct !{!510, !511, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!511 = distinct !{!511, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!512 = !{!513, !510, !501, !498, !480, !468}
!513 = distinct !{!513, !514, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!514 = distinct !{!514, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!515 = !{!516, !480, !468}
!516 = distinct !{!516, !517, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!517 = distinct !{!517, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!518 = !{!519, !516, !480, !468}
!519 = distinct !{!519, !520, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!520 = distinct !{!520, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!521 = !{!522, !519, !516, !480, !468}
!522 = distinct !{!522, !523, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!523 = distinct !{!523, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!524 = !{!525}
!525 = distinct !{!525, !526, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!526 = distinct !{!526, !"_ZN3emc7engines6native8dispatch6threadB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!527 = !{!528, !525}
!528 = distinct !{!528, !529, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!529 = distinct !{!529, !"_ZN3emc7engines6native5leave7trappedB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!530 = !{!531, !525}
!531 = distinct !{!531, !532, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!532 = distinct !{!532, !"_ZN3emc7engines6native8dispatch8straightB4v100B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!533 = !{!534, !531, !525}
!534 = distinct !{!534, !535, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!535 = distinct !{!535, !"_ZN3emc7engines6native8dispatch7horizonB4v101B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!536 = !{!537, !534, !531, !525}
!537 = distinct !{!537, !538, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!538 = distinct !{!538, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!539 = !{!540, !525}
!540 = distinct !{!540, !541, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!541 = distinct !{!541, !"_ZN3emc7engines6native8dispatch4noteB4v103B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!542 = !{!543, !525}
!543 = distinct !{!543, !544, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj: %retptr"}
!544 = distinct !{!544, !"_ZN3emc7engines6native5leave9leave_allB4v104B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjj"}
!545 = !{!546, !543, !525}
!546 = distinct !{!546, !547, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!547 = distinct !{!547, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!548 = !{!549, !546, !543, !525}
!549 = distinct !{!549, !550, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!550 = distinct !{!550, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!551 = !{!552, !546, !543, !525}
!552 = distinct !{!552, !553, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!553 = distinct !{!553, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!554 = !{!555, !546, !543, !525}
!555 = distinct !{!555, !556, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!556 = distinct !{!556, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!557 = !{!558, !555, !546, !543, !525}
!558 = distinct !{!558, !559, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!559 = distinct !{!559, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!560 = !{!561, !543, !525}
!561 = distinct !{!561, !562, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!562 = distinct !{!562, !"_ZN3emc7engines6native5leave5leaveB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!563 = !{!564, !561, !543, !525}
!564 = distinct !{!564, !565, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!565 = distinct !{!565, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!566 = !{!567, !561, !543, !525}
!567 = distinct !{!567, !568, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!568 = distinct !{!568, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!569 = !{!570, !561, !543, !525}
!570 = distinct !{!570, !571, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!571 = distinct !{!571, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!572 = !{!573, !570, !561, !543, !525}
!573 = distinct !{!573, !574, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!574 = distinct !{!574, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!575 = !{!576, !525}
!576 = distinct !{!576, !577, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!577 = distinct !{!577, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!578 = !{!579, !576, !525}
!579 = distinct !{!579, !580, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!580 = distinct !{!580, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!581 = !{!582, !579, !576, !525}
!582 = distinct !{!582, !583, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!583 = distinct !{!583, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!584 = !{!585}
!585 = distinct !{!585, !586, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!586 = distinct !{!586, !"_ZN3emc7engines6native5leave10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!587 = !{!588}
!588 = distinct !{!588, !589, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!589 = distinct !{!589, !"_ZN3emc7engines6native5leave3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!590 = !{!591}
!591 = distinct !{!591, !592, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!592 = distinct !{!592, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!593 = !{!594, !591}
!594 = distinct !{!594, !595, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!595 = distinct !{!595, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!596 = !{!597}
!597 = distinct !{!597, !598, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!598 = distinct !{!598, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
!599 = !{!600}
!600 = distinct !{!600, !601, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!601 = distinct !{!601, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
