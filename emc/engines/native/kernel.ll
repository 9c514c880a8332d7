; made from sources 8c7dcb18249dc0f42aef2f9001e01ca9 by `python -m emc.engines.native.ship`
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
  %.78 = getelementptr inbounds nuw i8, ptr %.5, i64 632
  %.80 = load i64, ptr %.78, align 8
  switch i64 %.80, label %B232 [
    i64 2, label %B116
    i64 0, label %B202
  ]

B116:                                             ; preds = %B0.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.91 = call i32 @dispatch.served.1(ptr nonnull %.85, ptr nonnull %excinfo.2, ptr null, ptr null, i64 1, i64 840, ptr nonnull %0, i64 1, i64 840)
  %cond79 = icmp eq i32 %.91, 0
  br i1 %cond79, label %B232, label %B116.if.if, !prof !0

B202:                                             ; preds = %B0.endif
  %1 = inttoptr i64 %arg.address to ptr
  %.44.i = getelementptr inbounds nuw i8, ptr %1, i64 120
  %.46.i = load i64, ptr %.44.i, align 8, !noalias !1
  %.46.fr.i = freeze i64 %.46.i
  %.78.i = add nsw i64 %.46.fr.i, 1
  %.113.i = getelementptr inbounds nuw i8, ptr %1, i64 512
  %.115.i = load i64, ptr %.113.i, align 8, !noalias !1
  %.244.i = shl i64 %.78.i, %.46.fr.i
  %.324278.not.i = icmp slt i64 %.244.i, 1
  br i1 %.324278.not.i, label %B232, label %B286.lr.ph.i

B286.i:                                           ; preds = %B286.preheader.i, %B286.i
  %lsr.iv22.i = phi ptr [ %scevgep21.i, %B286.preheader.i ], [ %scevgep23.i, %B286.i ]
  %.330274279.i = phi i64 [ 0, %B286.preheader.i ], [ %.337.i, %B286.i ]
  %sunkaddr = inttoptr i64 %.115.i to ptr
  %sunkaddr309 = mul i64 %.330274279.i, 4
  %sunkaddr310 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr309
  %.392.i = load i32, ptr %sunkaddr310, align 4, !noalias !1
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
  %.185.i = getelementptr inbounds nuw i8, ptr %2, i64 320
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
  %sunkaddr311 = inttoptr i64 %arg.address to ptr
  %sunkaddr312 = getelementptr inbounds i8, ptr %sunkaddr311, i64 632
  store i64 1, ptr %sunkaddr312, align 8
  br label %B280

B280:                                             ; preds = %B1206.endif.endif, %B232
  %sunkaddr313 = inttoptr i64 %arg.address to ptr
  %sunkaddr314 = getelementptr inbounds i8, ptr %sunkaddr313, i64 464
  %.49.i = load i64, ptr %sunkaddr314, align 8, !noalias !4
  %.50.i = inttoptr i64 %.49.i to ptr
  %sunkaddr315 = inttoptr i64 %arg.address to ptr
  %sunkaddr316 = getelementptr inbounds i8, ptr %sunkaddr315, i64 536
  %.126.i = load i64, ptr %sunkaddr316, align 8, !noalias !4
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
  %sunkaddr317 = inttoptr i64 %arg.address to ptr
  %sunkaddr318 = getelementptr inbounds i8, ptr %sunkaddr317, i64 568
  %.271.i = load i64, ptr %sunkaddr318, align 8, !noalias !4
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
  %sunkaddr319 = inttoptr i64 %arg.address to ptr
  %sunkaddr320 = getelementptr inbounds i8, ptr %sunkaddr319, i64 568
  %.267.pre = load i64, ptr %sunkaddr320, align 8
  %12 = tail call i64 @llvm.smin.i64(i64 %.267.pre, i64 %.383.i)
  br label %B280.endif.endif

B488:                                             ; preds = %B280.endif.endif
  %.435 = icmp eq i64 %storemerge.i, %const
  br i1 %.435, label %B510, label %B564

B510:                                             ; preds = %B488
  %13 = inttoptr i64 %arg.address to ptr
  %.47.i60 = getelementptr inbounds nuw i8, ptr %13, i64 312
  %.49.i61 = load i64, ptr %.47.i60, align 8, !noalias !7
  %.50.i62 = inttoptr i64 %.49.i61 to ptr
  %.123.i = getelementptr inbounds nuw i8, ptr %13, i64 72
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !7
  %..125.i = tail call i64 @llvm.smax.i64(i64 %.125.i, i64 0)
  %14 = add nuw i64 %..125.i, 1
  br label %B162.i

B162.i:                                           ; preds = %B164.i, %B510
  %lsr.iv3.i = phi i64 [ %lsr.iv.next.i, %B164.i ], [ %14, %B510 ]
  %lsr.iv.i63 = phi ptr [ %scevgep.i65, %B164.i ], [ %.50.i62, %B510 ]
  %lsr.iv.next.i = add i64 %lsr.iv3.i, -1
  %exitcond.not.i64 = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i64, label %B540, label %B164.i

B164.i:                                           ; preds = %B162.i
  %scevgep.i65 = getelementptr i8, ptr %lsr.iv.i63, i64 192
  %.271.i66 = load i64, ptr %lsr.iv.i63, align 8, !noalias !7
  %.304.i = icmp sgt i64 %.271.i66, %.330
  br i1 %.304.i, label %B564, label %B162.i

common.ret:                                       ; preds = %B1206.endif.endif.if.if, %B1012.endif.if.if, %B1012.if.if, %B982.if.if, %B116.if.if, %B1270, %B1182, %B872, %B814, %B720, %B564, %B540
  %common.ret.op = phi i32 [ 0, %B540 ], [ 0, %B564 ], [ 0, %B720 ], [ 0, %B814 ], [ 0, %B872 ], [ 0, %B1182 ], [ 0, %B1270 ], [ %.999, %B1206.endif.endif.if.if ], [ %.91, %B116.if.if ], [ %.830, %B982.if.if ], [ %.894, %B1012.endif.if.if ], [ %.865, %B1012.if.if ]
  ret i32 %common.ret.op

B540:                                             ; preds = %B162.i
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B564:                                             ; preds = %B164.i, %B488
  %.516 = add nsw i64 %.330, 1
  %sunkaddr321 = inttoptr i64 %arg.address to ptr
  %sunkaddr322 = getelementptr inbounds i8, ptr %sunkaddr321, i64 536
  store i64 %.516, ptr %sunkaddr322, align 8
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B642:                                             ; preds = %B280.endif.endif
  %.589 = icmp sle i64 %.587.pre, %storemerge.i
  %.623 = icmp ne i64 %.587.pre, %const
  %or.cond403 = and i1 %.589, %.623
  br i1 %or.cond403, label %B720, label %B792

B720:                                             ; preds = %B642
  %sunkaddr323 = inttoptr i64 %arg.address to ptr
  %sunkaddr324 = getelementptr inbounds i8, ptr %sunkaddr323, i64 536
  store i64 %.587.pre, ptr %sunkaddr324, align 8
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B792:                                             ; preds = %B642
  %.699 = icmp eq i64 %storemerge.i, %const
  br i1 %.699, label %B814, label %B838

B814:                                             ; preds = %B792
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B838:                                             ; preds = %B792
  %sunkaddr325 = inttoptr i64 %arg.address to ptr
  %sunkaddr326 = getelementptr inbounds i8, ptr %sunkaddr325, i64 624
  %.741 = load i64, ptr %sunkaddr326, align 8
  %.742.not = icmp eq i64 %.741, 0
  br i1 %.742.not, label %B896, label %B872

B872:                                             ; preds = %B838
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B896:                                             ; preds = %B838
  %sunkaddr327 = inttoptr i64 %arg.address to ptr
  %sunkaddr328 = getelementptr inbounds i8, ptr %sunkaddr327, i64 536
  store i64 %storemerge.i, ptr %sunkaddr328, align 8
  %.819 = add nsw i64 %storemerge.i, 2048
  %.820 = icmp slt i64 %.267, %.819
  br i1 %.820, label %B982, label %B1012

B982:                                             ; preds = %B896
  %15 = inttoptr i64 %arg.address to ptr
  %.830 = call i32 @wheel.drain.1(ptr nonnull %.824, ptr nonnull %excinfo.7, ptr null, ptr null, i64 1, i64 840, ptr nonnull %15, i64 1, i64 840)
  %cond = icmp eq i32 %.830, 0
  br i1 %cond, label %B1012, label %B982.if.if, !prof !0

B1012:                                            ; preds = %B982, %B896
  %16 = inttoptr i64 %arg.address to ptr
  %.852 = and i64 %storemerge.i, 2047
  %.865 = call i32 @switches.arrivals.1(ptr nonnull %.859, ptr nonnull %excinfo.8, ptr null, ptr null, i64 1, i64 840, ptr nonnull %16, i64 1, i64 840, i64 %.852)
  %cond75 = icmp eq i32 %.865, 0
  br i1 %cond75, label %B1012.endif, label %B1012.if.if, !prof !0

B1182:                                            ; preds = %B1012.endif.endif
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B1206:                                            ; preds = %B1012.endif.endif
  %sunkaddr329 = inttoptr i64 %arg.address to ptr
  %sunkaddr330 = getelementptr inbounds i8, ptr %sunkaddr329, i64 464
  %.51.i = load i64, ptr %sunkaddr330, align 8, !noalias !10
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %storemerge.i, 6
  %.97.i = and i64 %.17.i, 31
  %.127.i = getelementptr i64, ptr %.52.i, i64 %.97.i
  %.128.i = load i64, ptr %.127.i, align 8, !noalias !10
  %.129.i = and i64 %storemerge.i, 63
  %.130.i = shl nuw i64 1, %.129.i
  %.131.i69 = xor i64 %.130.i, -1
  %.132.i = and i64 %.128.i, %.131.i69
  store i64 %.132.i, ptr %.127.i, align 8, !noalias !10
  %.189.i = icmp eq i64 %.132.i, 0
  br i1 %.189.i, label %B356.i, label %B1206.endif

B356.i:                                           ; preds = %B1206
  %17 = inttoptr i64 %.51.i to ptr
  %.219.i = getelementptr i8, ptr %17, i64 256
  %.220.i70 = load i64, ptr %.219.i, align 8, !noalias !10
  %.222.i = shl nuw nsw i64 1, %.97.i
  %.225.i = xor i64 %.222.i, -1
  %.226.i = and i64 %.220.i70, %.225.i
  store i64 %.226.i, ptr %.219.i, align 8, !noalias !10
  br label %B1206.endif

B1270:                                            ; preds = %B1206.endif.endif.thread
  %sunkaddr331 = inttoptr i64 %arg.address to ptr
  %sunkaddr332 = getelementptr inbounds i8, ptr %sunkaddr331, i64 632
  %.1067 = load i64, ptr %sunkaddr332, align 8
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
  %sunkaddr333 = inttoptr i64 %arg.address to ptr
  %sunkaddr334 = getelementptr inbounds i8, ptr %sunkaddr333, i64 248
  %.330 = load i64, ptr %sunkaddr334, align 8
  %.331 = icmp ne i64 %.330, 0
  %.366 = icmp sgt i64 %storemerge.i, %.330
  %or.cond = select i1 %.331, i1 %.366, i1 false
  %sunkaddr335 = inttoptr i64 %arg.address to ptr
  %sunkaddr336 = getelementptr inbounds i8, ptr %sunkaddr335, i64 616
  %.587.pre = load i64, ptr %sunkaddr336, align 8
  %.432 = icmp sgt i64 %.587.pre, %.330
  %or.cond593 = select i1 %or.cond, i1 %.432, i1 false
  br i1 %or.cond593, label %B488, label %B642

B982.if.if:                                       ; preds = %B982
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1012.endif:                                      ; preds = %B1012
  %18 = inttoptr i64 %arg.address to ptr
  %.894 = call i32 @switches.arbitrations.1(ptr nonnull %.888, ptr nonnull %excinfo.9, ptr null, ptr null, i64 1, i64 840, ptr nonnull %18, i64 1, i64 840, i64 %.852)
  %cond76 = icmp eq i32 %.894, 0
  br i1 %cond76, label %B1012.endif.endif, label %B1012.endif.if.if, !prof !0

B1012.if.if:                                      ; preds = %B1012
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1012.endif.endif:                                ; preds = %B1012.endif
  %sunkaddr337 = inttoptr i64 %arg.address to ptr
  %sunkaddr338 = getelementptr inbounds i8, ptr %sunkaddr337, i64 704
  %.945 = load i64, ptr %sunkaddr338, align 8
  %.946.not = icmp eq i64 %.945, 0
  br i1 %.946.not, label %B1206, label %B1182

B1012.endif.if.if:                                ; preds = %B1012.endif
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1206.endif:                                      ; preds = %B356.i, %B1206
  %19 = inttoptr i64 %arg.address to ptr
  store i8 0, ptr %.993, align 1
  %.999 = call i32 @dispatch.dispatches.1(ptr nonnull %.993, ptr nonnull %excinfo.11, ptr null, ptr null, i64 1, i64 840, ptr nonnull %19, i64 1, i64 840, i64 %.852)
  %.1000 = load ptr, ptr %excinfo.11, align 8
  %.1009 = load i8, ptr %.993, align 1
  %.1012 = icmp eq i8 %.1009, 0
  br i1 %.1012, label %B1206.endif.endif.thread, label %B1206.endif.endif

B1206.endif.endif:                                ; preds = %B1206.endif
  %cond78 = icmp eq i32 %.999, 0
  br i1 %cond78, label %B280, label %B1206.endif.endif.if.if.loopexit, !prof !0

B1206.endif.endif.thread:                         ; preds = %B1206.endif
  %.1007.le = icmp sgt i32 %.999, 0
  %.1008.le472 = select i1 %.1007.le, ptr %.1000, ptr undef
  %cond77 = icmp eq i32 %.999, 0
  br i1 %cond77, label %B1270, label %B1206.endif.endif.if.if, !prof !0

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
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  %.49 = load i64, ptr %.47, align 8
  %0 = and i64 %.49, 4294967295
  %.80 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  %.82 = load i64, ptr %.80, align 8
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 240
  %.114 = load i64, ptr %.112, align 8
  %.115 = add nsw i64 %.114, %.82
  %.151 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.153 = load i64, ptr %.151, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.218 = getelementptr [192 x i8], ptr %.154, i64 %0
  %.222 = getelementptr inbounds nuw i8, ptr %.218, i64 72
  %.224 = load i64, ptr %.222, align 8
  %.257 = add nsw i64 %.224, %.114
  store i64 %.257, ptr %.222, align 8
  %.290 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
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
  %.405 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  %.407 = load i64, ptr %.405, align 8
  %.408 = trunc i64 %.407 to i32
  %.438 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  %.440 = load i64, ptr %.438, align 8
  %.441 = trunc i64 %.440 to i32
  %.473 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 816
  %.475 = load i64, ptr %.473, align 8
  %.476 = trunc i64 %.475 to i32
  %.506 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  %.508 = load i64, ptr %.506, align 8
  %.509 = trunc i64 %.508 to i32
  %.519 = call i32 @switches.leave.1(ptr nonnull %.513, ptr nonnull %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.50, i64 %.115, i32 0, i32 %.336, i64 %.373, i32 %.476, i32 %.408, i32 %.441, i32 %.509)
  %cond = icmp eq i32 %.519, 0
  br i1 %cond, label %B758, label %common.ret, !prof !0

B758:                                             ; preds = %B342, %B0.endif
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !13
  %.56.i = inttoptr i64 %.55.i to ptr
  %.120.i = getelementptr [192 x i8], ptr %.56.i, i64 %0
  store i64 %.115, ptr %.120.i, align 8, !noalias !13
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 16
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !13
  %.174.i = zext i32 %.135.i to i64
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B398.i, label %B142.i

B142.i:                                           ; preds = %B758
  %.167.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i = load i64, ptr %.167.i, align 8, !noalias !13
  %.175.i = shl nuw nsw i64 %.174.i, 4
  %.176.i = add nsw i64 %.169.i, %.175.i
  %.177.i = inttoptr i64 %.176.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i, i32 0, i32 3, i32 1), !noalias !13
  %.208.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i = load i64, ptr %.208.i, align 8, !noalias !13
  %.218.i = shl nuw nsw i64 %.174.i, 5
  %.219.i = add nsw i64 %.210.i, %.218.i
  %.220.i = inttoptr i64 %.219.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i, i32 0, i32 3, i32 1), !noalias !13
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i = load i64, ptr %sunkaddr1, align 8, !noalias !16
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %0
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 28
  store i32 1, ptr %.129.i.i, align 4, !noalias !16
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !16
  %.165.i.i = sub nsw i64 %.115, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %.115, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !16
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !16
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %0, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !16
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %2 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %2, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !16
  %.378.i.i = and i64 %0, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !16
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
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
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
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

B888.endif.i.i:                                   ; preds = %B142.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 128
  store i64 %.115, ptr %.570.i.i, align 8, !noalias !16
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !16
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !16
  %.646.i.i = add nuw nsw i64 %0, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !16
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !16
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.115, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !16
  br label %B758.endif.endif

B398.i:                                           ; preds = %B758
  %.273.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 28
  store i32 0, ptr %.273.i, align 4, !noalias !13
  br label %B758.endif.endif

common.ret:                                       ; preds = %B758.endif.endif, %B342
  %retptr.sink = phi ptr [ %retptr, %B758.endif.endif ], [ %excinfo, %B342 ]
  %common.ret.op = phi i32 [ 0, %B758.endif.endif ], [ %.519, %B342 ]
  store ptr null, ptr %retptr.sink, align 8
  ret i32 %common.ret.op

B758.endif.endif:                                 ; preds = %B398.i, %B888.endif.i.i, %B188.endif.endif.endif.i.i
  br label %common.ret
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

define internal noundef range(i32 -1, -2) i32 @wheel.drain.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) initializes((568, 576)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif.endif.endif:
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  store i64 4611686018427387904, ptr %.47, align 8
  %.79 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.81 = load i64, ptr %.79, align 8
  %.149 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.151 = load i64, ptr %.149, align 8
  %.217 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.219 = load i64, ptr %.217, align 8
  %.315 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.317 = load i64, ptr %.315, align 8
  %.318 = trunc i64 %.317 to i32
  store i64 0, ptr %.315, align 8
  %.354.not = icmp eq i32 %.318, 0
  br i1 %.354.not, label %B564, label %B380.endif.preheader

B380.endif.preheader:                             ; preds = %B0.endif.endif.endif
  br label %B380.endif

B564:                                             ; preds = %B380.endif.endif, %B0.endif.endif.endif
  %.557 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.559 = load i64, ptr %.557, align 8
  %.560 = trunc i64 %.559 to i32
  store i64 0, ptr %.557, align 8
  %.596.not = icmp eq i32 %.560, 0
  br i1 %.596.not, label %B838, label %B664.endif.preheader

B664.endif.preheader:                             ; preds = %B564
  br label %B664.endif

B838:                                             ; preds = %B664.endif.endif, %B564
  %.797 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
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
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !22
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [192 x i8], ptr %.56.i, i64 %.842
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 28
  store i32 1, ptr %.128.i, align 4, !noalias !22
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i = load i64, ptr %sunkaddr1, align 8, !noalias !22
  %.164.i = sub nsw i64 %.903, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B188.endif.endif.endif.i, label %B888.endif.i

B188.endif.endif.endif.i:                         ; preds = %B938
  %.173.i = and i64 %.903, 2047
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.205.i = load i64, ptr %sunkaddr2, align 8, !noalias !22
  %.206.i = inttoptr i64 %.205.i to ptr
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.273.i = load i64, ptr %sunkaddr3, align 8, !noalias !22
  %.274.i = inttoptr i64 %.273.i to ptr
  %.311.i = lshr i64 %.842, 6
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.343.i = load i64, ptr %sunkaddr4, align 8, !noalias !22
  %.344.i = mul i64 %.343.i, %.173.i
  %1 = getelementptr i64, ptr %.206.i, i64 %.344.i
  %.370.i = getelementptr i64, ptr %1, i64 %.311.i
  %.371.i = load i64, ptr %.370.i, align 8, !noalias !22
  %.375.i = and i64 %.842, 63
  %.376.i = shl nuw i64 1, %.375.i
  %.377.i = or i64 %.371.i, %.376.i
  store i64 %.377.i, ptr %.370.i, align 8, !noalias !22
  %sunkaddr5 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
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
  %sunkaddr6 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
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
  %sunkaddr7 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.600.i = load i64, ptr %sunkaddr7, align 8, !noalias !22
  %.601.i = trunc i64 %.600.i to i32
  %.634.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 160
  store i32 %.601.i, ptr %.634.i, align 8, !noalias !22
  store i64 %.840, ptr %sunkaddr7, align 8, !noalias !22
  %sunkaddr8 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
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
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.419 = load i64, ptr %sunkaddr9, align 8
  %.420 = inttoptr i64 %.419 to ptr
  %.482 = getelementptr [32 x i8], ptr %.420, i64 %.358
  %.488 = load i64, ptr %.482, align 8
  %sunkaddr10 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i29 = load i64, ptr %sunkaddr10, align 8, !noalias !28
  %.56.i30 = inttoptr i64 %.55.i29 to ptr
  %.127.i31 = getelementptr [16 x i8], ptr %.56.i30, i64 %.358
  %.128.i32 = getelementptr inbounds nuw i8, ptr %.127.i31, i64 12
  store i32 0, ptr %.128.i32, align 4, !noalias !28
  %sunkaddr11 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
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
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.358, ptr %sunkaddr12, align 8, !noalias !28
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %5 = inttoptr i64 %.55.i29 to ptr
  %sunkaddr13 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i = load i64, ptr %sunkaddr13, align 8, !noalias !28
  %6 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %5, i64 %6
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %number.4.0, ptr %.791.i, align 4, !noalias !28
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B380.endif
  %.168.i = and i64 %.488, 2047
  %sunkaddr14 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i38 = load i64, ptr %sunkaddr14, align 8, !noalias !28
  %.204.i = inttoptr i64 %.203.i38 to ptr
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
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
  %sunkaddr16 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
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
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i = load i64, ptr %sunkaddr17, align 8, !noalias !28
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.358
  store i64 %.488, ptr %.643.i, align 8, !noalias !28
  %sunkaddr18 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i = load i64, ptr %sunkaddr18, align 8, !noalias !28
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.358, ptr %sunkaddr19, align 8, !noalias !28
  %sunkaddr20 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
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
  %sunkaddr21 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.661 = load i64, ptr %sunkaddr21, align 8
  %.662 = inttoptr i64 %.661 to ptr
  %.724 = getelementptr i64, ptr %.662, i64 %.600
  %.725 = load i64, ptr %.724, align 8
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i55 = load i64, ptr %sunkaddr22, align 8, !noalias !34
  %.56.i56 = inttoptr i64 %.55.i55 to ptr
  %.128.i57 = getelementptr [32 x i8], ptr %.56.i56, i64 %.600
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i57, i64 24
  store i32 1, ptr %.129.i, align 4, !noalias !34
  %.160.i58 = getelementptr inbounds nuw i8, ptr %.128.i57, i64 28
  store i32 0, ptr %.160.i58, align 4, !noalias !34
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
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
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.600, ptr %sunkaddr24, align 8, !noalias !34
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %10 = inttoptr i64 %.55.i55 to ptr
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.786.i = load i64, ptr %sunkaddr25, align 8, !noalias !34
  %11 = and i64 %.786.i, 4294967295
  %.814.i = getelementptr [32 x i8], ptr %10, i64 %11
  %.821.i = getelementptr inbounds nuw i8, ptr %.814.i, i64 28
  store i32 %number.1.2.0, ptr %.821.i, align 4, !noalias !34
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B664.endif
  %.200.i = and i64 %.725, 2047
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.235.i = load i64, ptr %sunkaddr26, align 8, !noalias !34
  %.236.i = inttoptr i64 %.235.i to ptr
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
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
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
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
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.612.i = load i64, ptr %sunkaddr29, align 8, !noalias !34
  %.613.i = inttoptr i64 %.612.i to ptr
  %.676.i = getelementptr i64, ptr %.613.i, i64 %.600
  store i64 %.725, ptr %.676.i, align 8, !noalias !34
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i = load i64, ptr %sunkaddr30, align 8, !noalias !34
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.600, ptr %sunkaddr31, align 8, !noalias !34
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
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
  %const = bitcast i64 -9223372036854775808 to i64
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.52 = load i64, ptr %.50, align 8
  %.126 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.128 = load i64, ptr %.126, align 8
  %.200 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 528
  %.202 = load i64, ptr %.200, align 8
  %.203 = inttoptr i64 %.202 to ptr
  %.268 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 184
  %.270 = load i64, ptr %.268, align 8
  %.313 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.315 = load i64, ptr %.313, align 8
  %.378 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 160
  %.380 = load i64, ptr %.378, align 8
  %.415 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
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
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.91.i = load i64, ptr %sunkaddr, align 8, !noalias !40
  %.92.i = inttoptr i64 %.91.i to ptr
  %.155.i = getelementptr [32 x i8], ptr %.92.i, i64 %.1118
  %3 = and i64 %.1117, 12
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.202.i = load i64, ptr %sunkaddr43, align 8, !noalias !40
  %sunkaddr44 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.234.i = load i64, ptr %sunkaddr44, align 8, !noalias !40
  %.235.i = add nsw i64 %.234.i, %.202.i
  %.240.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 24
  %.242.i = load i32, ptr %.240.i, align 4, !noalias !40
  %.244.i = icmp ne i32 %.242.i, 0
  %.544.pre276.i = load i64, ptr %.155.i, align 8, !noalias !40
  %.282.not.i = icmp sgt i64 %.544.pre276.i, %.202.i
  %or.cond.i = select i1 %.244.i, i1 true, i1 %.282.not.i
  br i1 %or.cond.i, label %B664.i, label %B368.i

B368.i:                                           ; preds = %B1704
  %4 = icmp eq i64 %3, 8
  br i1 %4, label %B372.endif.i, label %B540.endif.i

B664.i:                                           ; preds = %B140.i.B664_crit_edge.i, %B1704
  %.544.i = phi i64 [ %.544.pre.i, %B140.i.B664_crit_edge.i ], [ %.544.pre276.i, %B1704 ]
  %.546.i = icmp eq i64 %.544.i, %.235.i
  br i1 %.546.i, label %B742.i, label %B1068.i

B742.i:                                           ; preds = %B664.i
  %.562.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 16
  %.564.i = load i32, ptr %.562.i, align 4, !noalias !40
  %.566.i = zext i32 %.564.i to i64
  %.567.i = icmp eq i64 %.53.i, %.566.i
  %.572316.i = zext i1 %.567.i to i64
  %.590.i = icmp samesign ult i64 %.53.i, %.566.i
  br i1 %.590.i, label %B764.i, label %B1068.i

B764.i:                                           ; preds = %B742.i
  %5 = icmp eq i64 %3, 8
  %.597.i = and i64 %.1117, 4294967292
  %.605.i = or i64 %.597.i, %.566.i
  %.611.i = trunc nuw nsw i64 %.53.i to i32
  %sunkaddr45 = getelementptr inbounds i8, ptr %.155.i, i64 16
  store i32 %.611.i, ptr %sunkaddr45, align 4, !noalias !40
  %.628.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 12
  %.630.i = load i32, ptr %.628.i, align 4, !noalias !40
  %.712.i = zext i32 %.630.i to i64
  br i1 %5, label %B836.endif.i, label %B920.i

B920.i:                                           ; preds = %B764.i
  %6 = inttoptr i64 %.417 to ptr
  %.737.i = getelementptr [16 x i8], ptr %6, i64 %.712.i
  %.743.i = getelementptr inbounds nuw i8, ptr %.737.i, i64 12
  %.745.i = load i32, ptr %.743.i, align 4, !noalias !40
  %.319.i60.i = zext i32 %.745.i to i64
  %.9.i.i = getelementptr inbounds nuw i8, ptr %.737.i, i64 8
  %.11.i175.i = load i32, ptr %.9.i.i, align 4, !noalias !43
  %.12.i.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 8
  %.14.i.i = load i32, ptr %.12.i.i, align 4, !noalias !43
  %.15.i.i = zext i32 %.11.i175.i to i64
  %.16.i.i = zext i32 %.14.i.i to i64
  %.17.i.i = sub nsw i64 %.15.i.i, %.16.i.i
  %.20.i.i = lshr i64 %.17.i.i, 2
  %.26.i.i = icmp eq i64 %.20.i.i, 2
  br i1 %.26.i.i, label %B920.endif.endif.i, label %B102.i.i

B102.i.i:                                         ; preds = %B920.i
  %.39.i.i = load i64, ptr %.737.i, align 8, !noalias !43
  %.47.i.i = tail call i64 @llvm.fshl.i64(i64 %.20.i.i, i64 %.39.i.i, i64 63)
  br label %B920.endif.endif.i

B1068.i:                                          ; preds = %B742.i, %B664.i
  %.572318.i = phi i64 [ %.572316.i, %B742.i ], [ 0, %B664.i ]
  %sunkaddr46 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.59.i177.i = load i64, ptr %sunkaddr46, align 8, !noalias !46
  %.60.i178.i = inttoptr i64 %.59.i177.i to ptr
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.135.i180.i = load i64, ptr %sunkaddr47, align 8, !noalias !46
  %.136.i181.i = inttoptr i64 %.135.i180.i to ptr
  %.198.i.i = getelementptr [16 x i8], ptr %.136.i181.i, i64 %.1117
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.233.i182.i = load i64, ptr %sunkaddr48, align 8, !noalias !46
  %.234.i.i = inttoptr i64 %.233.i182.i to ptr
  %.299.i.i = getelementptr [32 x i8], ptr %.234.i.i, i64 %.1118
  %.316.i.i = shl nuw nsw i64 1, %.53.i
  %.347.i.i = getelementptr [16 x i8], ptr %.60.i178.i, i64 %.90.i.i
  store i64 %.1104, ptr %.347.i.i, align 8, !noalias !46
  %.379.i.i = getelementptr inbounds nuw i8, ptr %.347.i.i, i64 12
  store i32 0, ptr %.379.i.i, align 4, !noalias !46
  %.383.i.i = getelementptr inbounds nuw i8, ptr %.299.i.i, i64 20
  %.385.i183.i = load i32, ptr %.383.i.i, align 4, !noalias !46
  %.387.i184.i = zext i32 %.385.i183.i to i64
  %.388.i.i = and i64 %.316.i.i, %.387.i184.i
  %.390.i.i = icmp eq i64 %.388.i.i, 0
  br i1 %.390.i.i, label %B494.i267.i, label %B542.i185.i

B494.i267.i:                                      ; preds = %B1068.i
  store i32 %.1098, ptr %.198.i.i, align 4, !noalias !46
  %sunkaddr49 = getelementptr inbounds i8, ptr %.299.i.i, i64 20
  %.405.i269.i = load i32, ptr %sunkaddr49, align 4, !noalias !46
  %7 = trunc nuw nsw i64 %.316.i.i to i32
  %.412.i.i = or i32 %.405.i269.i, %7
  store i32 %.412.i.i, ptr %sunkaddr49, align 4, !noalias !46
  br label %B578.endif.i186.i

B542.i185.i:                                      ; preds = %B1068.i
  %8 = inttoptr i64 %.59.i177.i to ptr
  %.420.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 4
  %.422.i.i = load i32, ptr %.420.i.i, align 4, !noalias !46
  %.424.i.i = zext i32 %.422.i.i to i64
  %.449.i.i = getelementptr [16 x i8], ptr %8, i64 %.424.i.i
  %.456.i.i = getelementptr inbounds nuw i8, ptr %.449.i.i, i64 12
  store i32 %.1098, ptr %.456.i.i, align 4, !noalias !46
  br label %B578.endif.i186.i

B578.endif.i186.i:                                ; preds = %B542.i185.i, %B494.i267.i
  %.462.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 4
  store i32 %.1098, ptr %.462.i.i, align 4, !noalias !46
  %.468.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 8
  %.470.i.i = load i32, ptr %.468.i.i, align 4, !noalias !46
  %.474.i.i = add i32 %.470.i.i, 1
  store i32 %.474.i.i, ptr %.468.i.i, align 4, !noalias !46
  %.481.i.i = getelementptr inbounds nuw i8, ptr %.198.i.i, i64 12
  %.483.i.i = load i32, ptr %.481.i.i, align 4, !noalias !46
  %.489.i.i = zext i32 %.474.i.i to i64
  %.491.i.i = add nuw nsw i64 %.572318.i, %.489.i.i
  %.8.i.i187.i = zext i32 %.483.i.i to i64
  %.10.i.i188.i = tail call i64 @llvm.umax.i64(i64 %.491.i.i, i64 %.8.i.i187.i)
  %.521.i.i = trunc i64 %.10.i.i188.i to i32
  store i32 %.521.i.i, ptr %.481.i.i, align 4, !noalias !46
  %.528.i.i = getelementptr inbounds nuw i8, ptr %.299.i.i, i64 24
  %.530.i.i = load i32, ptr %.528.i.i, align 4, !noalias !46
  %.532.i.i = icmp eq i32 %.530.i.i, 0
  br i1 %.532.i.i, label %B766.endif.i189.i, label %B1106.i

B766.endif.i189.i:                                ; preds = %B578.endif.i186.i
  %.545.i190.i = load i64, ptr %.299.i.i, align 8, !noalias !46
  %sunkaddr50 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.579.i.i = load i64, ptr %sunkaddr50, align 8, !noalias !46
  %.13.i.i191.i = tail call i64 @llvm.smax.i64(i64 %.579.i.i, i64 %.545.i190.i)
  %sunkaddr51 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i.i193.i = load i64, ptr %sunkaddr51, align 8, !noalias !49
  %.56.i.i194.i = inttoptr i64 %.55.i.i193.i to ptr
  %.127.i.i195.i = getelementptr [32 x i8], ptr %.56.i.i194.i, i64 %.1118
  %.128.i.i196.i = getelementptr inbounds nuw i8, ptr %.127.i.i195.i, i64 24
  store i32 1, ptr %.128.i.i196.i, align 4, !noalias !49
  %.158.i.i197.i = getelementptr inbounds nuw i8, ptr %.127.i.i195.i, i64 28
  store i32 0, ptr %.158.i.i197.i, align 4, !noalias !49
  %.192.i.i198.i = load i64, ptr %sunkaddr50, align 8, !noalias !49
  %.194.i.i199.i = sub nsw i64 %.13.i.i191.i, %.192.i.i198.i
  %.195.i.i200.i = icmp slt i64 %.194.i.i199.i, 2048
  br i1 %.195.i.i200.i, label %B222.endif.endif.i.i222.i, label %B604.endif.i.i201.i

B552.i.i232.i:                                    ; preds = %B222.endif.endif.i.i222.i
  %9 = inttoptr i64 %.55.i.i193.i to ptr
  %sunkaddr1056 = inttoptr i64 %.301.i.i228.i to ptr
  %sunkaddr52 = inttoptr i64 %.301.i.i228.i to ptr
  %sunkaddr53 = mul i64 %.198.i.i223.i, 4
  %sunkaddr54 = getelementptr i8, ptr %sunkaddr52, i64 %sunkaddr53
  %.502.i.i237.i = load i32, ptr %sunkaddr54, align 4, !noalias !49
  %.504.i.i238.i = zext i32 %.502.i.i237.i to i64
  %.529.i.i239.i = getelementptr [32 x i8], ptr %9, i64 %.504.i.i238.i
  %.536.i.i240.i = trunc nuw nsw i64 %.1118 to i32
  %.537.i.i241.i = getelementptr inbounds nuw i8, ptr %.529.i.i239.i, i64 28
  store i32 %.536.i.i240.i, ptr %.537.i.i241.i, align 4, !noalias !49
  br label %B590.i.i242.i

B590.i.i242.i:                                    ; preds = %B508.endif.i.i247.i, %B552.i.i232.i
  %sunkaddr26.i.pre-phi.i243.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre14, %B508.endif.i.i247.i ], [ %sunkaddr1056, %B552.i.i232.i ]
  %.569.pre-phi.i.i244.i = phi i32 [ %.419.i.i248.i, %B508.endif.i.i247.i ], [ %.536.i.i240.i, %B552.i.i232.i ]
  %sunkaddr55 = mul i64 %.198.i.i223.i, 4
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i243.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr55
  store i32 %.569.pre-phi.i.i244.i, ptr %sunkaddr56, align 4, !noalias !49
  br label %B1106.i

B724.i.i220.i:                                    ; preds = %B604.endif.i.i201.i
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.1118, ptr %sunkaddr57, align 8, !noalias !49
  br label %B826.endif.i.i215.i

B752.i.i209.i:                                    ; preds = %B604.endif.i.i201.i
  %10 = inttoptr i64 %.55.i.i193.i to ptr
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.785.i.i211.i = load i64, ptr %sunkaddr58, align 8, !noalias !49
  %11 = and i64 %.785.i.i211.i, 4294967295
  %.813.i.i212.i = getelementptr [32 x i8], ptr %10, i64 %11
  %.820.i.i213.i = trunc nuw nsw i64 %.1118 to i32
  %.821.i.i214.i = getelementptr inbounds nuw i8, ptr %.813.i.i212.i, i64 28
  store i32 %.820.i.i213.i, ptr %.821.i.i214.i, align 4, !noalias !49
  br label %B826.endif.i.i215.i

B222.endif.endif.i.i222.i:                        ; preds = %B766.endif.i189.i
  %.198.i.i223.i = and i64 %.13.i.i191.i, 2047
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.233.i.i225.i = load i64, ptr %sunkaddr59, align 8, !noalias !49
  %.234.i.i226.i = inttoptr i64 %.233.i.i225.i to ptr
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.301.i.i228.i = load i64, ptr %sunkaddr60, align 8, !noalias !49
  %.382.i.i229.i = getelementptr i32, ptr %.234.i.i226.i, i64 %.198.i.i223.i
  %.383.i.i230.i = load i32, ptr %.382.i.i229.i, align 4, !noalias !49
  %.384.i.i231.i = icmp eq i32 %.383.i.i230.i, 0
  br i1 %.384.i.i231.i, label %B508.endif.i.i247.i, label %B552.i.i232.i

B508.endif.i.i247.i:                              ; preds = %B222.endif.endif.i.i222.i
  %.419.i.i248.i = trunc nuw nsw i64 %.1118 to i32
  %sunkaddr61 = inttoptr i64 %.233.i.i225.i to ptr
  %sunkaddr62 = mul i64 %.198.i.i223.i, 4
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr61, i64 %sunkaddr62
  store i32 %.419.i.i248.i, ptr %sunkaddr63, align 4, !noalias !49
  %sunkaddr64 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i253.i = load i64, ptr %sunkaddr64, align 8, !noalias !52
  %.52.i.i.i254.i = inttoptr i64 %.51.i.i.i253.i to ptr
  %.17.i.i.i255.i = lshr i64 %.13.i.i191.i, 6
  %.91.i.i.i256.i = and i64 %.17.i.i.i255.i, 31
  %.116.i.i.i257.i = getelementptr i64, ptr %.52.i.i.i254.i, i64 %.91.i.i.i256.i
  %.117.i.i.i258.i = load i64, ptr %.116.i.i.i257.i, align 8, !noalias !52
  %.118.i.i.i259.i = and i64 %.13.i.i191.i, 63
  %.119.i.i.i260.i = shl nuw i64 1, %.118.i.i.i259.i
  %.120.i.i.i261.i = or i64 %.117.i.i.i258.i, %.119.i.i.i260.i
  store i64 %.120.i.i.i261.i, ptr %.116.i.i.i257.i, align 8, !noalias !52
  %.174.i.i.i262.i = getelementptr i8, ptr %.52.i.i.i254.i, i64 256
  %.175.i.i.i263.i = load i64, ptr %.174.i.i.i262.i, align 8, !noalias !52
  %.177.i.i.i264.i = shl nuw nsw i64 1, %.91.i.i.i256.i
  %.178.i.i.i265.i = or i64 %.175.i.i.i263.i, %.177.i.i.i264.i
  store i64 %.178.i.i.i265.i, ptr %.174.i.i.i262.i, align 8, !noalias !52
  %.pre14 = inttoptr i64 %.301.i.i228.i to ptr
  br label %B590.i.i242.i

B604.endif.i.i201.i:                              ; preds = %B766.endif.i189.i
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.613.i.i203.i = load i64, ptr %sunkaddr65, align 8, !noalias !49
  %.614.i.i204.i = inttoptr i64 %.613.i.i203.i to ptr
  %.676.i.i205.i = getelementptr i64, ptr %.614.i.i204.i, i64 %.1118
  store i64 %.13.i.i191.i, ptr %.676.i.i205.i, align 8, !noalias !49
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i.i207.i = load i64, ptr %sunkaddr66, align 8, !noalias !49
  %.713.i.i208.i = icmp eq i64 %.712.i.i207.i, 0
  br i1 %.713.i.i208.i, label %B724.i.i220.i, label %B752.i.i209.i

B826.endif.i.i215.i:                              ; preds = %B752.i.i209.i, %B724.i.i220.i
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.1118, ptr %sunkaddr67, align 8, !noalias !49
  %sunkaddr68 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.891.i.i218.i = load i64, ptr %sunkaddr68, align 8, !noalias !49
  %.13.i.i.i219.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i191.i, i64 %.891.i.i218.i)
  store i64 %.13.i.i.i219.i, ptr %sunkaddr68, align 8, !noalias !49
  br label %B1106.i

B1106.i:                                          ; preds = %B826.endif.i.i118.i, %B590.i.i145.i, %B578.endif.i74.i, %B826.endif.i.i.i, %B590.i.i.i, %B578.endif.i.i, %B826.endif.i.i215.i, %B590.i.i242.i, %B578.endif.i186.i
  br label %B2089

B372.endif.i:                                     ; preds = %B368.i
  %.7.i.i = lshr i64 %.1117, 4
  %.10.i.i = add nsw i64 %.7.i.i, -1
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.50.i.i = load i64, ptr %sunkaddr69, align 8, !noalias !55
  %.51.i.i = inttoptr i64 %.50.i.i to ptr
  %.113.i.i = getelementptr [192 x i8], ptr %.51.i.i, i64 %.10.i.i
  %.123.i.i = load i64, ptr %.113.i.i, align 8, !noalias !55
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.155.i.i = load i64, ptr %sunkaddr70, align 8, !noalias !55
  %.156.i.i = icmp sgt i64 %.123.i.i, %.155.i.i
  br i1 %.156.i.i, label %B140.i.i, label %B462.endif.i

B140.i.i:                                         ; preds = %B372.endif.i
  %.159.i.i = getelementptr inbounds nuw i8, ptr %.113.i.i, i64 32
  %.161.i.i = load i32, ptr %.159.i.i, align 4, !noalias !55
  %.162.i.i = zext i32 %.161.i.i to i64
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.199.i.i = load i64, ptr %sunkaddr71, align 8, !noalias !55
  %.200.not.i.i = icmp sgt i64 %.199.i.i, %.162.i.i
  br i1 %.200.not.i.i, label %B214.i.i, label %B140.i.B664_crit_edge.i

B140.i.B664_crit_edge.i:                          ; preds = %B140.i.i
  %.544.pre.i = load i64, ptr %.155.i, align 8, !noalias !40
  br label %B664.i

B214.i.i:                                         ; preds = %B140.i.i
  %sunkaddr72 = getelementptr inbounds i8, ptr %.113.i.i, i64 32
  %.210.i.i = load i32, ptr %sunkaddr72, align 4, !noalias !55
  %.214.i.i = add i32 %.210.i.i, 1
  store i32 %.214.i.i, ptr %sunkaddr72, align 4, !noalias !55
  br label %B462.endif.i

B462.endif.i:                                     ; preds = %B214.i.i, %B372.endif.i
  %m.sroa.0.0.i.i = phi ptr [ null, %B214.i.i ], [ %arg.m.0, %B372.endif.i ]
  store i64 %.235.i, ptr %.155.i, align 8, !noalias !40
  %.361313.i = trunc nuw nsw i64 %.53.i to i32
  %.362314.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 16
  store i32 %.361313.i, ptr %.362314.i, align 8, !noalias !40
  %.380.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 12
  store i32 %.1098, ptr %.380.i, align 4, !noalias !40
  %sunkaddr73 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i = load i64, ptr %sunkaddr73, align 8, !noalias !58
  %sunkaddr74 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.125.i.i = load i64, ptr %sunkaddr74, align 8, !noalias !58
  %.126.i.i = inttoptr i64 %.125.i.i to ptr
  %.199.i4.i = getelementptr [192 x i8], ptr %.126.i.i, i64 %.10.i.i
  %.207.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 40
  %.209.i.i = load i32, ptr %.207.i.i, align 4, !noalias !58
  %.211.i.i = icmp eq i32 %.209.i.i, 0
  br i1 %.211.i.i, label %B228.i.i, label %B260.i.i

B228.i.i:                                         ; preds = %B462.endif.i
  %12 = inttoptr i64 %.125.i.i to ptr
  %sunkaddr75 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.129.i.i.i = load i64, ptr %sunkaddr75, align 8, !noalias !61
  %.130.i.i.i = mul nsw i64 %.129.i.i.i, %.10.i.i
  %sunkaddr76 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.165.i.i.i = load i64, ptr %sunkaddr76, align 8, !noalias !61
  %.245438.not.i.i.i = icmp slt i64 %.165.i.i.i, 1
  br i1 %.245438.not.i.i.i, label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i, label %B222.endif.endif.endif.i.preheader.i.i

B222.endif.endif.endif.i.preheader.i.i:           ; preds = %B228.i.i
  %sunkaddr77 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.52.i.i.i = load i64, ptr %sunkaddr77, align 8, !noalias !61
  br label %B222.endif.endif.endif.i.i.i

B478.i.i.i:                                       ; preds = %B478.preheader32.i.i.i, %B478.i.i.i
  %.522421423.i.i.i = phi i64 [ %.529.3.i.i.i, %B478.i.i.i ], [ %.522421423.unr.i.i.i, %B478.preheader32.i.i.i ]
  %sunkaddr78 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr79 = getelementptr i8, ptr %sunkaddr78, i64 %.522421423.i.i.i
  %.580.i.i.i = load i8, ptr %sunkaddr79, align 1, !noalias !61
  %scevgep42.i.i.i = getelementptr i8, ptr %scevgep38.i.i.i, i64 %.522421423.i.i.i
  %scevgep43.i.i.i = getelementptr i8, ptr %scevgep42.i.i.i, i64 -3
  store i8 %.580.i.i.i, ptr %scevgep43.i.i.i, align 1, !noalias !61
  %sunkaddr80 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr81 = getelementptr i8, ptr %sunkaddr80, i64 %.522421423.i.i.i
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 1
  %.580.1.i.i.i = load i8, ptr %sunkaddr82, align 1, !noalias !61
  %scevgep45.i.i.i = getelementptr i8, ptr %scevgep42.i.i.i, i64 -2
  store i8 %.580.1.i.i.i, ptr %scevgep45.i.i.i, align 1, !noalias !61
  %sunkaddr83 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr84 = getelementptr i8, ptr %sunkaddr83, i64 %.522421423.i.i.i
  %sunkaddr85 = getelementptr i8, ptr %sunkaddr84, i64 2
  %.580.2.i.i.i = load i8, ptr %sunkaddr85, align 1, !noalias !61
  %scevgep30 = getelementptr i8, ptr %scevgep38.i.i.i, i64 %.522421423.i.i.i
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 -1
  store i8 %.580.2.i.i.i, ptr %scevgep31, align 1, !noalias !61
  %.529.3.i.i.i = add nuw nsw i64 %.522421423.i.i.i, 4
  %sunkaddr86 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr87 = getelementptr i8, ptr %sunkaddr86, i64 %.522421423.i.i.i
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 3
  %.580.3.i.i.i = load i8, ptr %sunkaddr88, align 1, !noalias !61
  store i8 %.580.3.i.i.i, ptr %scevgep42.i.i.i, align 1, !noalias !61
  %exitcond.not.3.i.i.i = icmp eq i64 %.436.i.i.i, %.529.3.i.i.i
  br i1 %exitcond.not.3.i.i.i, label %B504.i.i.i, label %B478.i.i.i, !llvm.loop !64

B504.i.i.i:                                       ; preds = %B478.prol.loopexit.i.i.i, %vec.epilog.middle.block.i.i.i, %middle.block.i.i.i, %B222.endif.endif.endif.i.i.i, %B478.i.i.i
  %exitcond454.not.i.i.i = icmp eq i64 %.258.i.i.i, %.165.i.i.i
  br i1 %exitcond454.not.i.i.i, label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i, label %B222.endif.endif.endif.i.i.i

B222.endif.endif.endif.i.i.i:                     ; preds = %B504.i.i.i, %B222.endif.endif.endif.i.preheader.i.i
  %.251428441.i.i.i = phi i64 [ %.258.i.i.i, %B504.i.i.i ], [ 0, %B222.endif.endif.endif.i.preheader.i.i ]
  %13 = inttoptr i64 %.52.i.i.i to ptr
  %.258.i.i.i = add nuw nsw i64 %.251428441.i.i.i, 1
  %.308.i.i.i = getelementptr [24 x i8], ptr %13, i64 %.251428441.i.i.i
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340.i.i.i = load i64, ptr %sunkaddr89, align 8, !noalias !61
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
  %14 = sub i64 %.346.i.i.i, %.391.i.i.i
  %diff.check.i.i.i = icmp ult i64 %14, 32
  %or.cond.i.i.i = select i1 %min.iters.check.i.i.i, i1 true, i1 %diff.check.i.i.i
  br i1 %or.cond.i.i.i, label %B478.preheader.i.i.i, label %vector.main.loop.iter.check.i.i.i

vector.main.loop.iter.check.i.i.i:                ; preds = %iter.check.i.i.i
  %min.iters.check24.i.i.i = icmp samesign ult i64 %.436.i.i.i, 32
  br i1 %min.iters.check24.i.i.i, label %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge, label %vector.ph.i.i.i

vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge: ; preds = %vector.main.loop.iter.check.i.i.i
  %.pre18 = inttoptr i64 %.391.i.i.i to ptr
  %.pre19 = inttoptr i64 %.346.i.i.i to ptr
  br label %vec.epilog.ph.i.i.i

vector.ph.i.i.i:                                  ; preds = %vector.main.loop.iter.check.i.i.i
  %const_mat = add i64 %const, -32
  %n.vec.i.i.i = and i64 %.436.i.i.i, %const_mat
  br label %vector.body.i.i.i

vector.body.i.i.i:                                ; preds = %vector.body.i.i.i, %vector.ph.i.i.i
  %index.i.i.i = phi i64 [ 0, %vector.ph.i.i.i ], [ %index.next.i.i.i, %vector.body.i.i.i ]
  %15 = inttoptr i64 %.346.i.i.i to ptr
  %16 = inttoptr i64 %.391.i.i.i to ptr
  %sunkaddr66.i.i.i = getelementptr i8, ptr %16, i64 %index.i.i.i
  %wide.load.i.i.i = load <16 x i8>, ptr %sunkaddr66.i.i.i, align 1, !noalias !61
  %sunkaddr69.i.i.i = getelementptr i8, ptr %sunkaddr66.i.i.i, i64 16
  %wide.load25.i.i.i = load <16 x i8>, ptr %sunkaddr69.i.i.i, align 1, !noalias !61
  %scevgep1032 = getelementptr i8, ptr %15, i64 %index.i.i.i
  %scevgep1033 = getelementptr i8, ptr %scevgep1032, i64 16
  store <16 x i8> %wide.load.i.i.i, ptr %scevgep1032, align 1, !noalias !61
  store <16 x i8> %wide.load25.i.i.i, ptr %scevgep1033, align 1, !noalias !61
  %index.next.i.i.i = add nuw nsw i64 %index.i.i.i, 32
  %17 = icmp eq i64 %n.vec.i.i.i, %index.next.i.i.i
  br i1 %17, label %middle.block.i.i.i, label %vector.body.i.i.i, !llvm.loop !66

middle.block.i.i.i:                               ; preds = %vector.body.i.i.i
  %cmp.n.i.i.i = icmp eq i64 %.436.i.i.i, %n.vec.i.i.i
  br i1 %cmp.n.i.i.i, label %B504.i.i.i, label %vec.epilog.iter.check.i.i.i

vec.epilog.iter.check.i.i.i:                      ; preds = %middle.block.i.i.i
  %18 = inttoptr i64 %.346.i.i.i to ptr
  %19 = inttoptr i64 %.391.i.i.i to ptr
  %20 = and i64 %.436.i.i.i, 28
  %min.epilog.iters.check.i.i.i = icmp eq i64 %20, 0
  br i1 %min.epilog.iters.check.i.i.i, label %B478.preheader.i.i.i, label %vec.epilog.ph.i.i.i, !prof !68

vec.epilog.ph.i.i.i:                              ; preds = %vec.epilog.iter.check.i.i.i, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge
  %.pre-phi1020.pre-phi = phi ptr [ %.pre19, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge ], [ %18, %vec.epilog.iter.check.i.i.i ]
  %.pre-phi.i.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre18, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge ], [ %19, %vec.epilog.iter.check.i.i.i ]
  %vec.epilog.resume.val.i.i.i = phi i64 [ 0, %vector.main.loop.iter.check.i.i.i.vec.epilog.ph.i.i.i_crit_edge ], [ %n.vec.i.i.i, %vec.epilog.iter.check.i.i.i ]
  %const_mat41 = add i64 %const, -4
  %n.vec27.i.i.i = and i64 %.436.i.i.i, %const_mat41
  br label %vec.epilog.vector.body.i.i.i

vec.epilog.vector.body.i.i.i:                     ; preds = %vec.epilog.vector.body.i.i.i, %vec.epilog.ph.i.i.i
  %index28.i.i.i = phi i64 [ %vec.epilog.resume.val.i.i.i, %vec.epilog.ph.i.i.i ], [ %index.next30.i.i.i, %vec.epilog.vector.body.i.i.i ]
  %21 = getelementptr i8, ptr %.pre-phi.i.pre-phi.i.pre-phi.pre-phi, i64 %index28.i.i.i
  %wide.load29.i.i.i = load <4 x i8>, ptr %21, align 1, !noalias !61
  %22 = getelementptr i8, ptr %.pre-phi1020.pre-phi, i64 %index28.i.i.i
  store <4 x i8> %wide.load29.i.i.i, ptr %22, align 1, !noalias !61
  %index.next30.i.i.i = add nuw i64 %index28.i.i.i, 4
  %23 = icmp eq i64 %n.vec27.i.i.i, %index.next30.i.i.i
  br i1 %23, label %vec.epilog.middle.block.i.i.i, label %vec.epilog.vector.body.i.i.i, !llvm.loop !69

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
  %24 = inttoptr i64 %.391.i.i.i to ptr
  %25 = inttoptr i64 %.346.i.i.i to ptr
  %.529.prol.i.i.i = add nuw nsw i64 %.522421423.prol.i.i.i, 1
  %.579.prol.i.i.i = getelementptr i8, ptr %24, i64 %.522421423.prol.i.i.i
  %.580.prol.i.i.i = load i8, ptr %.579.prol.i.i.i, align 1, !noalias !61
  %.606.prol.i.i.i = getelementptr i8, ptr %25, i64 %.522421423.prol.i.i.i
  store i8 %.580.prol.i.i.i, ptr %.606.prol.i.i.i, align 1, !noalias !61
  %lsr.iv.next.i.i.i = add nsw i64 %lsr.iv.i.i.i, -1
  %prol.iter.cmp.not.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i, 0
  br i1 %prol.iter.cmp.not.i.i.i, label %B478.prol.loopexit.i.i.i, label %B478.prol.i.i.i, !llvm.loop !70

B478.prol.loopexit.i.i.i:                         ; preds = %B478.prol.i.i.i, %B478.preheader.i.i.i
  %.522421423.unr.i.i.i = phi i64 [ %.522421423.ph.i.i.i, %B478.preheader.i.i.i ], [ %.529.prol.i.i.i, %B478.prol.i.i.i ]
  %26 = sub nsw i64 %.522421423.ph.i.i.i, %.436.i.i.i
  %27 = icmp ugt i64 %26, -4
  br i1 %27, label %B504.i.i.i, label %B478.preheader32.i.i.i

B478.preheader32.i.i.i:                           ; preds = %B478.prol.loopexit.i.i.i
  %28 = inttoptr i64 %.346.i.i.i to ptr
  %scevgep38.i.i.i = getelementptr i8, ptr %28, i64 3
  br label %B478.i.i.i

_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i: ; preds = %B504.i.i.i
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.672.i.i.pre.i = load i64, ptr %sunkaddr90, align 8, !noalias !61
  %.pre15 = inttoptr i64 %.672.i.i.pre.i to ptr
  br label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i

_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i: ; preds = %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i, %B228.i.i
  %.673.i.i.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre15, %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i ], [ %12, %B228.i.i ]
  %.734.i.i.i = getelementptr [192 x i8], ptr %.673.i.i.pre-phi.i.pre-phi.pre-phi, i64 %.10.i.i
  %.740.i.i.i = getelementptr inbounds nuw i8, ptr %.734.i.i.i, i64 40
  store i32 1, ptr %.740.i.i.i, align 4, !noalias !61
  br label %B260.i.i

B260.i.i:                                         ; preds = %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i, %B462.endif.i
  %29 = inttoptr i64 %.55.i.i to ptr
  %.270.i.i = getelementptr [16 x i8], ptr %29, i64 %.90.i.i
  %.271.i.i = getelementptr inbounds nuw i8, ptr %.270.i.i, i64 12
  store i32 0, ptr %.271.i.i, align 4, !noalias !58
  %.275.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 16
  %.277.i.i = load i32, ptr %.275.i.i, align 4, !noalias !58
  %.278.i.i = icmp eq i32 %.277.i.i, 0
  br i1 %.278.i.i, label %B328.i.i, label %B344.i.i

B328.i.i:                                         ; preds = %B260.i.i
  %sunkaddr91 = getelementptr inbounds i8, ptr %.199.i4.i, i64 16
  store i32 %.1098, ptr %sunkaddr91, align 4, !noalias !58
  br label %B380.i.i

B344.i.i:                                         ; preds = %B260.i.i
  %30 = inttoptr i64 %.55.i.i to ptr
  %.292.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 20
  %.294.i.i = load i32, ptr %.292.i.i, align 4, !noalias !58
  %.296.i.i = zext i32 %.294.i.i to i64
  %.321.i.i = getelementptr [16 x i8], ptr %30, i64 %.296.i.i
  %.328.i.i = getelementptr inbounds nuw i8, ptr %.321.i.i, i64 12
  store i32 %.1098, ptr %.328.i.i, align 4, !noalias !58
  br label %B380.i.i

B380.i.i:                                         ; preds = %B344.i.i, %B328.i.i
  %.334.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 20
  store i32 %.1098, ptr %.334.i.i, align 4, !noalias !58
  %.338.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 24
  %.340.i.i = load i32, ptr %.338.i.i, align 4, !noalias !58
  %.344.i.i = add i32 %.340.i.i, 1
  store i32 %.344.i.i, ptr %.338.i.i, align 4, !noalias !58
  %.354.i.i = zext i32 %.344.i.i to i64
  %.363.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 36
  %.365.i.i = load i32, ptr %.363.i.i, align 4, !noalias !58
  %.366.i.i = icmp ugt i32 %.344.i.i, %.365.i.i
  br i1 %.366.i.i, label %B524.i.i, label %B740.i.i

B524.i.i:                                         ; preds = %B380.i.i
  %sunkaddr92 = getelementptr inbounds i8, ptr %.199.i4.i, i64 36
  store i32 %.344.i.i, ptr %sunkaddr92, align 4, !noalias !58
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.407.i.i = load i64, ptr %sunkaddr93, align 8, !noalias !58
  %.409.i.i = icmp slt i64 %.407.i.i, %.354.i.i
  br i1 %.409.i.i, label %B582.i.i, label %B740.i.i

B582.i.i:                                         ; preds = %B524.i.i
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  %.442.i.i = load i64, ptr %sunkaddr94, align 8, !noalias !58
  %.443.i.i = icmp eq i64 %.442.i.i, 0
  %.479.i.i = icmp slt i64 %.7.i.i, %.442.i.i
  %or.cond.i.i = or i1 %.443.i.i, %.479.i.i
  br i1 %or.cond.i.i, label %B682.i.i, label %B740.i.i

B682.i.i:                                         ; preds = %B582.i.i
  %sunkaddr95 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  store i64 %.7.i.i, ptr %sunkaddr95, align 8, !noalias !58
  br label %B740.i.i

B740.i.i:                                         ; preds = %B682.i.i, %B582.i.i, %B524.i.i, %B380.i.i
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 208
  %.547.i.i = load i64, ptr %sunkaddr96, align 8, !noalias !58
  %.549.i.i = icmp slt i64 %.547.i.i, %.354.i.i
  br i1 %.549.i.i, label %B774.i.i, label %B860.i.i

B774.i.i:                                         ; preds = %B740.i.i
  %.554.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 112
  %.556.i.i = load i64, ptr %.554.i.i, align 8, !noalias !58
  %.557.i.i = add nsw i64 %.556.i.i, 1
  store i64 %.557.i.i, ptr %.554.i.i, align 8, !noalias !58
  %.563.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 8
  %.565.i.i = load i64, ptr %.563.i.i, align 8, !noalias !58
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 224
  %.597.i.i = load i64, ptr %sunkaddr97, align 8, !noalias !58
  %.598.i.i = add nsw i64 %.597.i.i, %.565.i.i
  store i64 %.598.i.i, ptr %.563.i.i, align 8, !noalias !58
  br label %B860.i.i

B860.i.i:                                         ; preds = %B774.i.i, %B740.i.i
  %.605.i.i = getelementptr inbounds nuw i8, ptr %.199.i4.i, i64 28
  %.607.i.i = load i32, ptr %.605.i.i, align 4, !noalias !58
  %.609.i.i = icmp eq i32 %.607.i.i, 0
  br i1 %.609.i.i, label %B908.endif.endif.i.i, label %B462.endif.endif.i

B908.endif.endif.i.i:                             ; preds = %B860.i.i
  %sunkaddr98 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.642.i.i = load i64, ptr %sunkaddr98, align 8, !noalias !58
  %sunkaddr99 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.675.i.i = load i64, ptr %sunkaddr99, align 8, !noalias !58
  %sunkaddr100 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.709.i.i = load i64, ptr %sunkaddr100, align 8, !noalias !58
  %.710.i.i = inttoptr i64 %.709.i.i to ptr
  %.676.i.i = mul nsw i64 %.675.i.i, %.10.i.i
  %.677.i.i = add nsw i64 %.676.i.i, %.642.i.i
  %.772.i.i = getelementptr [32 x i8], ptr %.710.i.i, i64 %.90.i.i
  %.778.i.i = getelementptr inbounds nuw i8, ptr %.772.i.i, i64 12
  %.780.i.i = load i32, ptr %.778.i.i, align 4, !noalias !58
  %promoted = zext i32 %.780.i.i to i64
  %31 = and i64 %promoted, 4294967168
  %.786.i.i = add nsw i64 %.677.i.i, %31
  %.787.i.i = inttoptr i64 %.786.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.787.i.i, i32 0, i32 3, i32 1), !noalias !58
  %.793.i.i = load i64, ptr %.199.i4.i, align 8, !noalias !58
  %sunkaddr101 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.827.i.i = load i64, ptr %sunkaddr101, align 8, !noalias !58
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.827.i.i, i64 %.793.i.i)
  %sunkaddr102 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i.i = load i64, ptr %sunkaddr102, align 8, !noalias !72
  %.56.i.i.i = inttoptr i64 %.55.i.i.i to ptr
  %.127.i23.i.i = getelementptr [192 x i8], ptr %.56.i.i.i, i64 %.10.i.i
  %.128.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i23.i.i, i64 28
  store i32 1, ptr %.128.i.i.i, align 4, !noalias !72
  %.162.i.i.i = load i64, ptr %sunkaddr101, align 8, !noalias !72
  %.164.i.i.i = sub nsw i64 %.13.i.i.i, %.162.i.i.i
  %.165.i24.i.i = icmp slt i64 %.164.i.i.i, 2048
  br i1 %.165.i24.i.i, label %B188.endif.endif.endif.i.i.i, label %B888.endif.i.i.i

B188.endif.endif.endif.i.i.i:                     ; preds = %B908.endif.endif.i.i
  %.173.i.i.i = and i64 %.13.i.i.i, 2047
  %sunkaddr103 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.205.i.i.i = load i64, ptr %sunkaddr103, align 8, !noalias !72
  %.206.i.i.i = inttoptr i64 %.205.i.i.i to ptr
  %sunkaddr104 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.273.i.i.i = load i64, ptr %sunkaddr104, align 8, !noalias !72
  %.274.i.i.i = inttoptr i64 %.273.i.i.i to ptr
  %.311.i.i.i = lshr i64 %.10.i.i, 6
  %sunkaddr105 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.343.i.i.i = load i64, ptr %sunkaddr105, align 8, !noalias !72
  %.344.i.i.i = mul i64 %.343.i.i.i, %.173.i.i.i
  %32 = getelementptr i64, ptr %.206.i.i.i, i64 %.344.i.i.i
  %.370.i.i.i = getelementptr i64, ptr %32, i64 %.311.i.i.i
  %.371.i.i.i = load i64, ptr %.370.i.i.i, align 8, !noalias !72
  %.375.i.i.i = and i64 %.10.i.i, 63
  %.376.i.i.i = shl nuw i64 1, %.375.i.i.i
  %.377.i.i.i = or i64 %.371.i.i.i, %.376.i.i.i
  store i64 %.377.i.i.i, ptr %.370.i.i.i, align 8, !noalias !72
  %sunkaddr106 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.438.i.i.i = load i64, ptr %sunkaddr106, align 8, !noalias !72
  %.439.i.i.i = mul i64 %.438.i.i.i, %.173.i.i.i
  %.440.i.i.i = lshr i64 %.10.i.i, 12
  %33 = getelementptr i64, ptr %.274.i.i.i, i64 %.439.i.i.i
  %.466.i.i.i = getelementptr i64, ptr %33, i64 %.440.i.i.i
  %.467.i.i.i = load i64, ptr %.466.i.i.i, align 8, !noalias !72
  %.468.i.i.i = and i64 %.311.i.i.i, 63
  %.469.i.i.i = shl nuw i64 1, %.468.i.i.i
  %.470.i.i.i = or i64 %.467.i.i.i, %.469.i.i.i
  store i64 %.470.i.i.i, ptr %.466.i.i.i, align 8, !noalias !72
  %sunkaddr107 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i.i = load i64, ptr %sunkaddr107, align 8, !noalias !75
  %.52.i.i.i.i = inttoptr i64 %.51.i.i.i.i to ptr
  %.17.i.i.i.i = lshr i64 %.13.i.i.i, 6
  %.91.i.i.i.i = and i64 %.17.i.i.i.i, 31
  %.116.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i, i64 %.91.i.i.i.i
  %.117.i.i.i.i = load i64, ptr %.116.i.i.i.i, align 8, !noalias !75
  %.118.i.i.i.i = and i64 %.13.i.i.i, 63
  %.119.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i
  %.120.i.i.i.i = or i64 %.117.i.i.i.i, %.119.i.i.i.i
  store i64 %.120.i.i.i.i, ptr %.116.i.i.i.i, align 8, !noalias !75
  %.174.i.i.i.i = getelementptr i8, ptr %.52.i.i.i.i, i64 256
  %.175.i.i.i.i = load i64, ptr %.174.i.i.i.i, align 8, !noalias !75
  %.177.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i
  %.178.i.i.i.i = or i64 %.175.i.i.i.i, %.177.i.i.i.i
  store i64 %.178.i.i.i.i, ptr %.174.i.i.i.i, align 8, !noalias !75
  br label %B462.endif.endif.i

B888.endif.i.i.i:                                 ; preds = %B908.endif.endif.i.i
  %.566.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i23.i.i, i64 128
  store i64 %.13.i.i.i, ptr %.566.i.i.i, align 8, !noalias !72
  %sunkaddr108 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.600.i.i.i = load i64, ptr %sunkaddr108, align 8, !noalias !72
  %.601.i.i.i = trunc i64 %.600.i.i.i to i32
  %.634.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i23.i.i, i64 160
  store i32 %.601.i.i.i, ptr %.634.i.i.i, align 8, !noalias !72
  store i64 %.7.i.i, ptr %sunkaddr108, align 8, !noalias !72
  %sunkaddr109 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.704.i.i.i = load i64, ptr %sunkaddr109, align 8, !noalias !72
  %.13.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i.i, i64 %.704.i.i.i)
  store i64 %.13.i.i.i.i, ptr %sunkaddr109, align 8, !noalias !72
  br label %B462.endif.endif.i

B462.endif.endif.i:                               ; preds = %B888.endif.i.i.i, %B188.endif.endif.endif.i.i.i, %B860.i.i
  br label %B2089

B540.endif.i:                                     ; preds = %B368.i
  %34 = inttoptr i64 %.417 to ptr
  store i64 %.235.i, ptr %.155.i, align 8, !noalias !40
  %.361.i = trunc nuw nsw i64 %.53.i to i32
  %.362.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 16
  store i32 %.361.i, ptr %.362.i, align 8, !noalias !40
  %.462.i = trunc i64 %written.1.4.0784 to i32
  %.464.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 12
  store i32 %.462.i, ptr %.464.i, align 4, !noalias !40
  %.494.i = getelementptr [16 x i8], ptr %34, i64 %written.1.4.0784
  %.8.i.i2 = getelementptr inbounds nuw i8, ptr %.494.i, i64 12
  store i32 %.1098, ptr %.8.i.i2, align 4, !noalias !78
  %.11.i.i = getelementptr inbounds nuw i8, ptr %.155.i, i64 8
  %.13.i.i = load i32, ptr %.11.i.i, align 8, !noalias !78
  %.8.i.i.i = icmp eq i64 %.1104, %const
  %sh.diff.i.i = lshr i64 %.1104, 61
  %tr.sh.diff.i.i = trunc nuw nsw i64 %sh.diff.i.i to i32
  %35 = and i32 %tr.sh.diff.i.i, 4
  %.44.i.i = select i1 %.8.i.i.i, i32 8, i32 %35
  %.46.i.i = add i32 %.13.i.i, %.44.i.i
  %.48.i6.i = getelementptr inbounds nuw i8, ptr %.494.i, i64 8
  store i32 %.46.i.i, ptr %.48.i6.i, align 4, !noalias !78
  %.51.i7.i = shl i64 %.1104, 1
  store i64 %.51.i7.i, ptr %.494.i, align 8, !noalias !78
  %.534.i = add i64 %written.1.4.0784, 1
  br label %B2089

B836.endif.i:                                     ; preds = %B764.i
  %36 = trunc i64 %.712.i to i32
  %sunkaddr110 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.51.i18.i = load i64, ptr %sunkaddr110, align 8, !noalias !81
  %.52.i.i = inttoptr i64 %.51.i18.i to ptr
  %.115.i.i = getelementptr [32 x i8], ptr %.52.i.i, i64 %.90.i.i
  %.142.unpack.i.i = load i8, ptr %.115.i.i, align 1, !noalias !81
  %.142.elt113.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 1
  %.142.unpack114.i.i = load i8, ptr %.142.elt113.i.i, align 1, !noalias !81
  %.142.elt115.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 2
  %.142.unpack116.i.i = load i8, ptr %.142.elt115.i.i, align 1, !noalias !81
  %.142.elt117.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 3
  %.142.unpack118.i.i = load i8, ptr %.142.elt117.i.i, align 1, !noalias !81
  %.142.elt119.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 4
  %.142.unpack120.i.i = load i8, ptr %.142.elt119.i.i, align 1, !noalias !81
  %.142.elt121.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 5
  %.142.unpack122.i.i = load i8, ptr %.142.elt121.i.i, align 1, !noalias !81
  %.142.elt123.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 6
  %.142.unpack124.i.i = load i8, ptr %.142.elt123.i.i, align 1, !noalias !81
  %.142.elt125.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 7
  %.142.unpack126.i.i = load i8, ptr %.142.elt125.i.i, align 1, !noalias !81
  %.142.elt127.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 8
  %.142.unpack128.i.i = load i8, ptr %.142.elt127.i.i, align 1, !noalias !81
  %.142.elt129.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 9
  %.142.unpack130.i.i = load i8, ptr %.142.elt129.i.i, align 1, !noalias !81
  %.142.elt131.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 10
  %.142.unpack132.i.i = load i8, ptr %.142.elt131.i.i, align 1, !noalias !81
  %.142.elt133.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 11
  %.142.unpack134.i.i = load i8, ptr %.142.elt133.i.i, align 1, !noalias !81
  %.142.elt135.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 12
  %.142.unpack136.i.i = load i8, ptr %.142.elt135.i.i, align 1, !noalias !81
  %.142.elt137.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 13
  %.142.unpack138.i.i = load i8, ptr %.142.elt137.i.i, align 1, !noalias !81
  %.142.elt139.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 14
  %.142.unpack140.i.i = load i8, ptr %.142.elt139.i.i, align 1, !noalias !81
  %.142.elt141.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 15
  %.142.unpack142.i.i = load i8, ptr %.142.elt141.i.i, align 1, !noalias !81
  %.142.elt143.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 16
  %.142.unpack144.i.i = load i8, ptr %.142.elt143.i.i, align 1, !noalias !81
  %.142.elt145.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 17
  %.142.unpack146.i.i = load i8, ptr %.142.elt145.i.i, align 1, !noalias !81
  %.142.elt147.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 18
  %.142.unpack148.i.i = load i8, ptr %.142.elt147.i.i, align 1, !noalias !81
  %.142.elt149.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 19
  %.142.unpack150.i.i = load i8, ptr %.142.elt149.i.i, align 1, !noalias !81
  %.142.elt151.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 20
  %.142.unpack152.i.i = load i8, ptr %.142.elt151.i.i, align 1, !noalias !81
  %.142.elt153.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 21
  %.142.unpack154.i.i = load i8, ptr %.142.elt153.i.i, align 1, !noalias !81
  %.142.elt155.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 22
  %.142.unpack156.i.i = load i8, ptr %.142.elt155.i.i, align 1, !noalias !81
  %.142.elt157.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 23
  %.142.unpack158.i.i = load i8, ptr %.142.elt157.i.i, align 1, !noalias !81
  %.142.elt159.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 24
  %.142.unpack160.i.i = load i8, ptr %.142.elt159.i.i, align 1, !noalias !81
  %.142.elt161.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 25
  %.142.unpack162.i.i = load i8, ptr %.142.elt161.i.i, align 1, !noalias !81
  %.142.elt163.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 26
  %.142.unpack164.i.i = load i8, ptr %.142.elt163.i.i, align 1, !noalias !81
  %.142.elt165.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 27
  %.142.unpack166.i.i = load i8, ptr %.142.elt165.i.i, align 1, !noalias !81
  %.142.elt167.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 28
  %.142.unpack168.i.i = load i8, ptr %.142.elt167.i.i, align 1, !noalias !81
  %.142.elt169.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 29
  %.142.unpack170.i.i = load i8, ptr %.142.elt169.i.i, align 1, !noalias !81
  %.142.elt171.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 30
  %.142.unpack172.i.i = load i8, ptr %.142.elt171.i.i, align 1, !noalias !81
  %.142.elt173.i.i = getelementptr inbounds nuw i8, ptr %.115.i.i, i64 31
  %.142.unpack174.i.i = load i8, ptr %.142.elt173.i.i, align 1, !noalias !81
  store i8 %.142.unpack.i.i, ptr %.52.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack176.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 1
  store i8 %.142.unpack114.i.i, ptr %.67.fca.4.load.repack176.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack178.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 2
  store i8 %.142.unpack116.i.i, ptr %.67.fca.4.load.repack178.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack180.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 3
  store i8 %.142.unpack118.i.i, ptr %.67.fca.4.load.repack180.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack182.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 4
  store i8 %.142.unpack120.i.i, ptr %.67.fca.4.load.repack182.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack184.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 5
  store i8 %.142.unpack122.i.i, ptr %.67.fca.4.load.repack184.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack186.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 6
  store i8 %.142.unpack124.i.i, ptr %.67.fca.4.load.repack186.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack188.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 7
  store i8 %.142.unpack126.i.i, ptr %.67.fca.4.load.repack188.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack190.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 8
  store i8 %.142.unpack128.i.i, ptr %.67.fca.4.load.repack190.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack192.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 9
  store i8 %.142.unpack130.i.i, ptr %.67.fca.4.load.repack192.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack194.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 10
  store i8 %.142.unpack132.i.i, ptr %.67.fca.4.load.repack194.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack196.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 11
  store i8 %.142.unpack134.i.i, ptr %.67.fca.4.load.repack196.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack198.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 12
  store i8 %.142.unpack136.i.i, ptr %.67.fca.4.load.repack198.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack200.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 13
  store i8 %.142.unpack138.i.i, ptr %.67.fca.4.load.repack200.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack202.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 14
  store i8 %.142.unpack140.i.i, ptr %.67.fca.4.load.repack202.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack204.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 15
  store i8 %.142.unpack142.i.i, ptr %.67.fca.4.load.repack204.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack206.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 16
  store i8 %.142.unpack144.i.i, ptr %.67.fca.4.load.repack206.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack208.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 17
  store i8 %.142.unpack146.i.i, ptr %.67.fca.4.load.repack208.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack210.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 18
  store i8 %.142.unpack148.i.i, ptr %.67.fca.4.load.repack210.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack212.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 19
  store i8 %.142.unpack150.i.i, ptr %.67.fca.4.load.repack212.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack214.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 20
  store i8 %.142.unpack152.i.i, ptr %.67.fca.4.load.repack214.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack216.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 21
  store i8 %.142.unpack154.i.i, ptr %.67.fca.4.load.repack216.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack218.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 22
  store i8 %.142.unpack156.i.i, ptr %.67.fca.4.load.repack218.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack220.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 23
  store i8 %.142.unpack158.i.i, ptr %.67.fca.4.load.repack220.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack222.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 24
  store i8 %.142.unpack160.i.i, ptr %.67.fca.4.load.repack222.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack224.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 25
  store i8 %.142.unpack162.i.i, ptr %.67.fca.4.load.repack224.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack226.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 26
  store i8 %.142.unpack164.i.i, ptr %.67.fca.4.load.repack226.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack228.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 27
  store i8 %.142.unpack166.i.i, ptr %.67.fca.4.load.repack228.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack230.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 28
  store i8 %.142.unpack168.i.i, ptr %.67.fca.4.load.repack230.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack232.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 29
  store i8 %.142.unpack170.i.i, ptr %.67.fca.4.load.repack232.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack234.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 30
  store i8 %.142.unpack172.i.i, ptr %.67.fca.4.load.repack234.i.i, align 1, !noalias !81
  %.67.fca.4.load.repack236.i.i = getelementptr inbounds nuw i8, ptr %.52.i.i, i64 31
  store i8 %.142.unpack174.i.i, ptr %.67.fca.4.load.repack236.i.i, align 1, !noalias !81
  %.144.i.i = zext i32 %36 to i64
  %.169.i.i = getelementptr [32 x i8], ptr %.52.i.i, i64 %.144.i.i
  %.196.unpack.i.i = load i8, ptr %.169.i.i, align 1, !noalias !81
  %.196.elt238.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 1
  %.196.unpack239.i.i = load i8, ptr %.196.elt238.i.i, align 1, !noalias !81
  %.196.elt240.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 2
  %.196.unpack241.i.i = load i8, ptr %.196.elt240.i.i, align 1, !noalias !81
  %.196.elt242.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 3
  %.196.unpack243.i.i = load i8, ptr %.196.elt242.i.i, align 1, !noalias !81
  %.196.elt244.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 4
  %.196.unpack245.i.i = load i8, ptr %.196.elt244.i.i, align 1, !noalias !81
  %.196.elt246.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 5
  %.196.unpack247.i.i = load i8, ptr %.196.elt246.i.i, align 1, !noalias !81
  %.196.elt248.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 6
  %.196.unpack249.i.i = load i8, ptr %.196.elt248.i.i, align 1, !noalias !81
  %.196.elt250.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 7
  %.196.unpack251.i.i = load i8, ptr %.196.elt250.i.i, align 1, !noalias !81
  %.196.elt252.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 8
  %.196.unpack253.i.i = load i8, ptr %.196.elt252.i.i, align 1, !noalias !81
  %.196.elt254.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 9
  %.196.unpack255.i.i = load i8, ptr %.196.elt254.i.i, align 1, !noalias !81
  %.196.elt256.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 10
  %.196.unpack257.i.i = load i8, ptr %.196.elt256.i.i, align 1, !noalias !81
  %.196.elt258.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 11
  %.196.unpack259.i.i = load i8, ptr %.196.elt258.i.i, align 1, !noalias !81
  %.196.elt260.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 12
  %.196.unpack261.i.i = load i8, ptr %.196.elt260.i.i, align 1, !noalias !81
  %.196.elt262.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 13
  %.196.unpack263.i.i = load i8, ptr %.196.elt262.i.i, align 1, !noalias !81
  %.196.elt264.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 14
  %.196.unpack265.i.i = load i8, ptr %.196.elt264.i.i, align 1, !noalias !81
  %.196.elt266.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 15
  %.196.unpack267.i.i = load i8, ptr %.196.elt266.i.i, align 1, !noalias !81
  %.196.elt268.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 16
  %.196.unpack269.i.i = load i8, ptr %.196.elt268.i.i, align 1, !noalias !81
  %.196.elt270.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 17
  %.196.unpack271.i.i = load i8, ptr %.196.elt270.i.i, align 1, !noalias !81
  %.196.elt272.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 18
  %.196.unpack273.i.i = load i8, ptr %.196.elt272.i.i, align 1, !noalias !81
  %.196.elt274.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 19
  %.196.unpack275.i.i = load i8, ptr %.196.elt274.i.i, align 1, !noalias !81
  %.196.elt276.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 20
  %.196.unpack277.i.i = load i8, ptr %.196.elt276.i.i, align 1, !noalias !81
  %.196.elt278.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 21
  %.196.unpack279.i.i = load i8, ptr %.196.elt278.i.i, align 1, !noalias !81
  %.196.elt280.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 22
  %.196.unpack281.i.i = load i8, ptr %.196.elt280.i.i, align 1, !noalias !81
  %.196.elt282.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 23
  %.196.unpack283.i.i = load i8, ptr %.196.elt282.i.i, align 1, !noalias !81
  %.196.elt284.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 24
  %.196.unpack285.i.i = load i8, ptr %.196.elt284.i.i, align 1, !noalias !81
  %.196.elt286.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 25
  %.196.unpack287.i.i = load i8, ptr %.196.elt286.i.i, align 1, !noalias !81
  %.196.elt288.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 26
  %.196.unpack289.i.i = load i8, ptr %.196.elt288.i.i, align 1, !noalias !81
  %.196.elt290.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 27
  %.196.unpack291.i.i = load i8, ptr %.196.elt290.i.i, align 1, !noalias !81
  %.196.elt292.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 28
  %.196.unpack293.i.i = load i8, ptr %.196.elt292.i.i, align 1, !noalias !81
  %.196.elt294.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 29
  %.196.unpack295.i.i = load i8, ptr %.196.elt294.i.i, align 1, !noalias !81
  %.196.elt296.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 30
  %.196.unpack297.i.i = load i8, ptr %.196.elt296.i.i, align 1, !noalias !81
  %.196.elt298.i.i = getelementptr inbounds nuw i8, ptr %.169.i.i, i64 31
  %.196.unpack299.i.i = load i8, ptr %.196.elt298.i.i, align 1, !noalias !81
  store i8 %.196.unpack.i.i, ptr %.115.i.i, align 1, !noalias !81
  store i8 %.196.unpack239.i.i, ptr %.142.elt113.i.i, align 1, !noalias !81
  store i8 %.196.unpack241.i.i, ptr %.142.elt115.i.i, align 1, !noalias !81
  store i8 %.196.unpack243.i.i, ptr %.142.elt117.i.i, align 1, !noalias !81
  store i8 %.196.unpack245.i.i, ptr %.142.elt119.i.i, align 1, !noalias !81
  store i8 %.196.unpack247.i.i, ptr %.142.elt121.i.i, align 1, !noalias !81
  store i8 %.196.unpack249.i.i, ptr %.142.elt123.i.i, align 1, !noalias !81
  store i8 %.196.unpack251.i.i, ptr %.142.elt125.i.i, align 1, !noalias !81
  store i8 %.196.unpack253.i.i, ptr %.142.elt127.i.i, align 1, !noalias !81
  store i8 %.196.unpack255.i.i, ptr %.142.elt129.i.i, align 1, !noalias !81
  store i8 %.196.unpack257.i.i, ptr %.142.elt131.i.i, align 1, !noalias !81
  store i8 %.196.unpack259.i.i, ptr %.142.elt133.i.i, align 1, !noalias !81
  store i8 %.196.unpack261.i.i, ptr %.142.elt135.i.i, align 1, !noalias !81
  store i8 %.196.unpack263.i.i, ptr %.142.elt137.i.i, align 1, !noalias !81
  store i8 %.196.unpack265.i.i, ptr %.142.elt139.i.i, align 1, !noalias !81
  store i8 %.196.unpack267.i.i, ptr %.142.elt141.i.i, align 1, !noalias !81
  store i8 %.196.unpack269.i.i, ptr %.142.elt143.i.i, align 1, !noalias !81
  store i8 %.196.unpack271.i.i, ptr %.142.elt145.i.i, align 1, !noalias !81
  store i8 %.196.unpack273.i.i, ptr %.142.elt147.i.i, align 1, !noalias !81
  store i8 %.196.unpack275.i.i, ptr %.142.elt149.i.i, align 1, !noalias !81
  store i8 %.196.unpack277.i.i, ptr %.142.elt151.i.i, align 1, !noalias !81
  store i8 %.196.unpack279.i.i, ptr %.142.elt153.i.i, align 1, !noalias !81
  store i8 %.196.unpack281.i.i, ptr %.142.elt155.i.i, align 1, !noalias !81
  store i8 %.196.unpack283.i.i, ptr %.142.elt157.i.i, align 1, !noalias !81
  store i8 %.196.unpack285.i.i, ptr %.142.elt159.i.i, align 1, !noalias !81
  store i8 %.196.unpack287.i.i, ptr %.142.elt161.i.i, align 1, !noalias !81
  store i8 %.196.unpack289.i.i, ptr %.142.elt163.i.i, align 1, !noalias !81
  store i8 %.196.unpack291.i.i, ptr %.142.elt165.i.i, align 1, !noalias !81
  store i8 %.196.unpack293.i.i, ptr %.142.elt167.i.i, align 1, !noalias !81
  store i8 %.196.unpack295.i.i, ptr %.142.elt169.i.i, align 1, !noalias !81
  store i8 %.196.unpack297.i.i, ptr %.142.elt171.i.i, align 1, !noalias !81
  store i8 %.196.unpack299.i.i, ptr %.142.elt173.i.i, align 1, !noalias !81
  %.250.unpack.i.i = load i8, ptr %.52.i.i, align 1, !noalias !81
  %.250.unpack364.i.i = load i8, ptr %.67.fca.4.load.repack176.i.i, align 1, !noalias !81
  %.250.unpack366.i.i = load i8, ptr %.67.fca.4.load.repack178.i.i, align 1, !noalias !81
  %.250.unpack368.i.i = load i8, ptr %.67.fca.4.load.repack180.i.i, align 1, !noalias !81
  %.250.unpack370.i.i = load i8, ptr %.67.fca.4.load.repack182.i.i, align 1, !noalias !81
  %.250.unpack372.i.i = load i8, ptr %.67.fca.4.load.repack184.i.i, align 1, !noalias !81
  %.250.unpack374.i.i = load i8, ptr %.67.fca.4.load.repack186.i.i, align 1, !noalias !81
  %.250.unpack376.i.i = load i8, ptr %.67.fca.4.load.repack188.i.i, align 1, !noalias !81
  %.250.unpack378.i.i = load i8, ptr %.67.fca.4.load.repack190.i.i, align 1, !noalias !81
  %.250.unpack380.i.i = load i8, ptr %.67.fca.4.load.repack192.i.i, align 1, !noalias !81
  %.250.unpack382.i.i = load i8, ptr %.67.fca.4.load.repack194.i.i, align 1, !noalias !81
  %.250.unpack384.i.i = load i8, ptr %.67.fca.4.load.repack196.i.i, align 1, !noalias !81
  %.250.unpack386.i.i = load i8, ptr %.67.fca.4.load.repack198.i.i, align 1, !noalias !81
  %.250.unpack388.i.i = load i8, ptr %.67.fca.4.load.repack200.i.i, align 1, !noalias !81
  %.250.unpack390.i.i = load i8, ptr %.67.fca.4.load.repack202.i.i, align 1, !noalias !81
  %.250.unpack392.i.i = load i8, ptr %.67.fca.4.load.repack204.i.i, align 1, !noalias !81
  %.250.unpack394.i.i = load i8, ptr %.67.fca.4.load.repack206.i.i, align 1, !noalias !81
  %.250.unpack396.i.i = load i8, ptr %.67.fca.4.load.repack208.i.i, align 1, !noalias !81
  %.250.unpack398.i.i = load i8, ptr %.67.fca.4.load.repack210.i.i, align 1, !noalias !81
  %.250.unpack400.i.i = load i8, ptr %.67.fca.4.load.repack212.i.i, align 1, !noalias !81
  %.250.unpack402.i.i = load i8, ptr %.67.fca.4.load.repack214.i.i, align 1, !noalias !81
  %.250.unpack404.i.i = load i8, ptr %.67.fca.4.load.repack216.i.i, align 1, !noalias !81
  %.250.unpack406.i.i = load i8, ptr %.67.fca.4.load.repack218.i.i, align 1, !noalias !81
  %.250.unpack408.i.i = load i8, ptr %.67.fca.4.load.repack220.i.i, align 1, !noalias !81
  %.250.unpack410.i.i = load i8, ptr %.67.fca.4.load.repack222.i.i, align 1, !noalias !81
  %.250.unpack412.i.i = load i8, ptr %.67.fca.4.load.repack224.i.i, align 1, !noalias !81
  %.250.unpack414.i.i = load i8, ptr %.67.fca.4.load.repack226.i.i, align 1, !noalias !81
  %.250.unpack416.i.i = load i8, ptr %.67.fca.4.load.repack228.i.i, align 1, !noalias !81
  %.250.unpack418.i.i = load i8, ptr %.67.fca.4.load.repack230.i.i, align 1, !noalias !81
  %.250.unpack420.i.i = load i8, ptr %.67.fca.4.load.repack232.i.i, align 1, !noalias !81
  %.250.unpack422.i.i = load i8, ptr %.67.fca.4.load.repack234.i.i, align 1, !noalias !81
  %.250.unpack424.i.i = load i8, ptr %.67.fca.4.load.repack236.i.i, align 1, !noalias !81
  store i8 %.250.unpack.i.i, ptr %.169.i.i, align 1, !noalias !81
  store i8 %.250.unpack364.i.i, ptr %.196.elt238.i.i, align 1, !noalias !81
  store i8 %.250.unpack366.i.i, ptr %.196.elt240.i.i, align 1, !noalias !81
  store i8 %.250.unpack368.i.i, ptr %.196.elt242.i.i, align 1, !noalias !81
  store i8 %.250.unpack370.i.i, ptr %.196.elt244.i.i, align 1, !noalias !81
  store i8 %.250.unpack372.i.i, ptr %.196.elt246.i.i, align 1, !noalias !81
  store i8 %.250.unpack374.i.i, ptr %.196.elt248.i.i, align 1, !noalias !81
  store i8 %.250.unpack376.i.i, ptr %.196.elt250.i.i, align 1, !noalias !81
  store i8 %.250.unpack378.i.i, ptr %.196.elt252.i.i, align 1, !noalias !81
  store i8 %.250.unpack380.i.i, ptr %.196.elt254.i.i, align 1, !noalias !81
  store i8 %.250.unpack382.i.i, ptr %.196.elt256.i.i, align 1, !noalias !81
  store i8 %.250.unpack384.i.i, ptr %.196.elt258.i.i, align 1, !noalias !81
  store i8 %.250.unpack386.i.i, ptr %.196.elt260.i.i, align 1, !noalias !81
  store i8 %.250.unpack388.i.i, ptr %.196.elt262.i.i, align 1, !noalias !81
  store i8 %.250.unpack390.i.i, ptr %.196.elt264.i.i, align 1, !noalias !81
  store i8 %.250.unpack392.i.i, ptr %.196.elt266.i.i, align 1, !noalias !81
  store i8 %.250.unpack394.i.i, ptr %.196.elt268.i.i, align 1, !noalias !81
  store i8 %.250.unpack396.i.i, ptr %.196.elt270.i.i, align 1, !noalias !81
  store i8 %.250.unpack398.i.i, ptr %.196.elt272.i.i, align 1, !noalias !81
  store i8 %.250.unpack400.i.i, ptr %.196.elt274.i.i, align 1, !noalias !81
  store i8 %.250.unpack402.i.i, ptr %.196.elt276.i.i, align 1, !noalias !81
  store i8 %.250.unpack404.i.i, ptr %.196.elt278.i.i, align 1, !noalias !81
  store i8 %.250.unpack406.i.i, ptr %.196.elt280.i.i, align 1, !noalias !81
  store i8 %.250.unpack408.i.i, ptr %.196.elt282.i.i, align 1, !noalias !81
  store i8 %.250.unpack410.i.i, ptr %.196.elt284.i.i, align 1, !noalias !81
  store i8 %.250.unpack412.i.i, ptr %.196.elt286.i.i, align 1, !noalias !81
  store i8 %.250.unpack414.i.i, ptr %.196.elt288.i.i, align 1, !noalias !81
  store i8 %.250.unpack416.i.i, ptr %.196.elt290.i.i, align 1, !noalias !81
  store i8 %.250.unpack418.i.i, ptr %.196.elt292.i.i, align 1, !noalias !81
  store i8 %.250.unpack420.i.i, ptr %.196.elt294.i.i, align 1, !noalias !81
  store i8 %.250.unpack422.i.i, ptr %.196.elt296.i.i, align 1, !noalias !81
  store i8 %.250.unpack424.i.i, ptr %.196.elt298.i.i, align 1, !noalias !81
  %sunkaddr111 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.59.i.i = load i64, ptr %sunkaddr111, align 8, !noalias !84
  %.60.i.i = inttoptr i64 %.59.i.i to ptr
  %sunkaddr112 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.135.i.i = load i64, ptr %sunkaddr112, align 8, !noalias !84
  %.136.i.i = inttoptr i64 %.135.i.i to ptr
  %.197.i19.i = getelementptr [16 x i8], ptr %.136.i.i, i64 %.605.i
  %sunkaddr113 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.232.i.i = load i64, ptr %sunkaddr113, align 8, !noalias !84
  %.233.i.i = inttoptr i64 %.232.i.i to ptr
  %.272.i.i = lshr i64 %.605.i, 2
  %.297.i.i = getelementptr [32 x i8], ptr %.233.i.i, i64 %.272.i.i
  %.311.i.i = and i64 %.566.i, 3
  %.313.i.i = shl nuw nsw i64 1, %.311.i.i
  %.344.i20.i = getelementptr [16 x i8], ptr %.60.i.i, i64 %.90.i.i
  store i64 %.1104, ptr %.344.i20.i, align 8, !noalias !84
  %.376.i.i = getelementptr inbounds nuw i8, ptr %.344.i20.i, i64 12
  store i32 0, ptr %.376.i.i, align 4, !noalias !84
  %.380.i.i = getelementptr inbounds nuw i8, ptr %.297.i.i, i64 20
  %.382.i.i = load i32, ptr %.380.i.i, align 4, !noalias !84
  %.384.i.i = zext i32 %.382.i.i to i64
  %.385.i.i = and i64 %.313.i.i, %.384.i.i
  %.387.i.i = icmp eq i64 %.385.i.i, 0
  br i1 %.387.i.i, label %B494.i.i, label %B542.i.i

B494.i.i:                                         ; preds = %B836.endif.i
  store i32 %.1098, ptr %.197.i19.i, align 4, !noalias !84
  %sunkaddr114 = getelementptr inbounds i8, ptr %.297.i.i, i64 20
  %.402.i.i = load i32, ptr %sunkaddr114, align 4, !noalias !84
  %37 = trunc nuw nsw i64 %.313.i.i to i32
  %.409.i45.i = or i32 %.402.i.i, %37
  store i32 %.409.i45.i, ptr %sunkaddr114, align 4, !noalias !84
  br label %B578.endif.i.i

B542.i.i:                                         ; preds = %B836.endif.i
  %38 = inttoptr i64 %.59.i.i to ptr
  %.417.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 4
  %.419.i.i = load i32, ptr %.417.i.i, align 4, !noalias !84
  %.421.i.i = zext i32 %.419.i.i to i64
  %.446.i21.i = getelementptr [16 x i8], ptr %38, i64 %.421.i.i
  %.453.i.i = getelementptr inbounds nuw i8, ptr %.446.i21.i, i64 12
  store i32 %.1098, ptr %.453.i.i, align 4, !noalias !84
  br label %B578.endif.i.i

B578.endif.i.i:                                   ; preds = %B542.i.i, %B494.i.i
  %.459.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 4
  store i32 %.1098, ptr %.459.i.i, align 4, !noalias !84
  %.465.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 8
  %.467.i.i = load i32, ptr %.465.i.i, align 4, !noalias !84
  %.471.i.i = add i32 %.467.i.i, 1
  store i32 %.471.i.i, ptr %.465.i.i, align 4, !noalias !84
  %.478.i.i = getelementptr inbounds nuw i8, ptr %.197.i19.i, i64 12
  %.480.i.i = load i32, ptr %.478.i.i, align 4, !noalias !84
  %.486.i.i = zext i32 %.471.i.i to i64
  %.488.i.i = add nuw nsw i64 %.486.i.i, %.572316.i
  %.8.i.i22.i = zext i32 %.480.i.i to i64
  %.10.i.i.i = tail call i64 @llvm.umax.i64(i64 %.488.i.i, i64 %.8.i.i22.i)
  %.518.i.i = trunc i64 %.10.i.i.i to i32
  store i32 %.518.i.i, ptr %.478.i.i, align 4, !noalias !84
  %.525.i.i = getelementptr inbounds nuw i8, ptr %.297.i.i, i64 24
  %.527.i.i = load i32, ptr %.525.i.i, align 4, !noalias !84
  %.529.i.i = icmp eq i32 %.527.i.i, 0
  br i1 %.529.i.i, label %B766.endif.i.i, label %B1106.i

B766.endif.i.i:                                   ; preds = %B578.endif.i.i
  %.541.i.i = load i64, ptr %.297.i.i, align 8, !noalias !84
  %sunkaddr115 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.575.i.i = load i64, ptr %sunkaddr115, align 8, !noalias !84
  %.13.i.i23.i = tail call i64 @llvm.smax.i64(i64 %.575.i.i, i64 %.541.i.i)
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i.i24.i = load i64, ptr %sunkaddr116, align 8, !noalias !87
  %.56.i.i25.i = inttoptr i64 %.55.i.i24.i to ptr
  %.127.i.i26.i = getelementptr [32 x i8], ptr %.56.i.i25.i, i64 %.272.i.i
  %.128.i.i27.i = getelementptr inbounds nuw i8, ptr %.127.i.i26.i, i64 24
  store i32 1, ptr %.128.i.i27.i, align 4, !noalias !87
  %.158.i.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i26.i, i64 28
  store i32 0, ptr %.158.i.i.i, align 4, !noalias !87
  %.192.i.i.i = load i64, ptr %sunkaddr115, align 8, !noalias !87
  %.194.i.i.i = sub nsw i64 %.13.i.i23.i, %.192.i.i.i
  %.195.i.i.i = icmp slt i64 %.194.i.i.i, 2048
  br i1 %.195.i.i.i, label %B222.endif.endif.i.i.i, label %B604.endif.i.i.i

B552.i.i.i:                                       ; preds = %B222.endif.endif.i.i.i
  %39 = inttoptr i64 %.55.i.i24.i to ptr
  %sunkaddr1121 = inttoptr i64 %.301.i.i.i to ptr
  %sunkaddr117 = inttoptr i64 %.301.i.i.i to ptr
  %sunkaddr118 = mul i64 %.198.i.i.i, 4
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr117, i64 %sunkaddr118
  %.502.i.i.i = load i32, ptr %sunkaddr119, align 4, !noalias !87
  %.504.i.i.i = zext i32 %.502.i.i.i to i64
  %.529.i.i.i = getelementptr [32 x i8], ptr %39, i64 %.504.i.i.i
  %.536.i.i.i = trunc nuw nsw i64 %.272.i.i to i32
  %.537.i.i.i = getelementptr inbounds nuw i8, ptr %.529.i.i.i, i64 28
  store i32 %.536.i.i.i, ptr %.537.i.i.i, align 4, !noalias !87
  br label %B590.i.i.i

B590.i.i.i:                                       ; preds = %B508.endif.i.i.i, %B552.i.i.i
  %sunkaddr26.i.pre-phi.i.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre12, %B508.endif.i.i.i ], [ %sunkaddr1121, %B552.i.i.i ]
  %.569.pre-phi.i.i.i = phi i32 [ %.419.i.i.i, %B508.endif.i.i.i ], [ %.536.i.i.i, %B552.i.i.i ]
  %sunkaddr120 = mul i64 %.198.i.i.i, 4
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr120
  store i32 %.569.pre-phi.i.i.i, ptr %sunkaddr121, align 4, !noalias !87
  br label %B1106.i

B724.i.i.i:                                       ; preds = %B604.endif.i.i.i
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.272.i.i, ptr %sunkaddr122, align 8, !noalias !87
  br label %B826.endif.i.i.i

B752.i.i.i:                                       ; preds = %B604.endif.i.i.i
  %40 = inttoptr i64 %.55.i.i24.i to ptr
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.785.i.i.i = load i64, ptr %sunkaddr123, align 8, !noalias !87
  %41 = and i64 %.785.i.i.i, 4294967295
  %.813.i.i.i = getelementptr [32 x i8], ptr %40, i64 %41
  %.820.i.i.i = trunc nuw nsw i64 %.272.i.i to i32
  %.821.i.i.i = getelementptr inbounds nuw i8, ptr %.813.i.i.i, i64 28
  store i32 %.820.i.i.i, ptr %.821.i.i.i, align 4, !noalias !87
  br label %B826.endif.i.i.i

B222.endif.endif.i.i.i:                           ; preds = %B766.endif.i.i
  %.198.i.i.i = and i64 %.13.i.i23.i, 2047
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.233.i.i.i = load i64, ptr %sunkaddr124, align 8, !noalias !87
  %.234.i.i.i = inttoptr i64 %.233.i.i.i to ptr
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.301.i.i.i = load i64, ptr %sunkaddr125, align 8, !noalias !87
  %.382.i.i.i = getelementptr i32, ptr %.234.i.i.i, i64 %.198.i.i.i
  %.383.i.i.i = load i32, ptr %.382.i.i.i, align 4, !noalias !87
  %.384.i.i.i = icmp eq i32 %.383.i.i.i, 0
  br i1 %.384.i.i.i, label %B508.endif.i.i.i, label %B552.i.i.i

B508.endif.i.i.i:                                 ; preds = %B222.endif.endif.i.i.i
  %.419.i.i.i = trunc nuw nsw i64 %.272.i.i to i32
  %sunkaddr126 = inttoptr i64 %.233.i.i.i to ptr
  %sunkaddr127 = mul i64 %.198.i.i.i, 4
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr126, i64 %sunkaddr127
  store i32 %.419.i.i.i, ptr %sunkaddr128, align 4, !noalias !87
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i30.i = load i64, ptr %sunkaddr129, align 8, !noalias !90
  %.52.i.i.i31.i = inttoptr i64 %.51.i.i.i30.i to ptr
  %.17.i.i.i32.i = lshr i64 %.13.i.i23.i, 6
  %.91.i.i.i33.i = and i64 %.17.i.i.i32.i, 31
  %.116.i.i.i34.i = getelementptr i64, ptr %.52.i.i.i31.i, i64 %.91.i.i.i33.i
  %.117.i.i.i35.i = load i64, ptr %.116.i.i.i34.i, align 8, !noalias !90
  %.118.i.i.i36.i = and i64 %.13.i.i23.i, 63
  %.119.i.i.i37.i = shl nuw i64 1, %.118.i.i.i36.i
  %.120.i.i.i38.i = or i64 %.117.i.i.i35.i, %.119.i.i.i37.i
  store i64 %.120.i.i.i38.i, ptr %.116.i.i.i34.i, align 8, !noalias !90
  %.174.i.i.i39.i = getelementptr i8, ptr %.52.i.i.i31.i, i64 256
  %.175.i.i.i40.i = load i64, ptr %.174.i.i.i39.i, align 8, !noalias !90
  %.177.i.i.i41.i = shl nuw nsw i64 1, %.91.i.i.i33.i
  %.178.i.i.i42.i = or i64 %.175.i.i.i40.i, %.177.i.i.i41.i
  store i64 %.178.i.i.i42.i, ptr %.174.i.i.i39.i, align 8, !noalias !90
  %.pre12 = inttoptr i64 %.301.i.i.i to ptr
  br label %B590.i.i.i

B604.endif.i.i.i:                                 ; preds = %B766.endif.i.i
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.613.i.i.i = load i64, ptr %sunkaddr130, align 8, !noalias !87
  %.614.i.i.i = inttoptr i64 %.613.i.i.i to ptr
  %.676.i.i.i = getelementptr i64, ptr %.614.i.i.i, i64 %.272.i.i
  store i64 %.13.i.i23.i, ptr %.676.i.i.i, align 8, !noalias !87
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !87
  %.713.i.i.i = icmp eq i64 %.712.i.i.i, 0
  br i1 %.713.i.i.i, label %B724.i.i.i, label %B752.i.i.i

B826.endif.i.i.i:                                 ; preds = %B752.i.i.i, %B724.i.i.i
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.272.i.i, ptr %sunkaddr132, align 8, !noalias !87
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.891.i.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !87
  %.13.i.i.i28.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i23.i, i64 %.891.i.i.i)
  store i64 %.13.i.i.i28.i, ptr %sunkaddr133, align 8, !noalias !87
  br label %B1106.i

B920.endif.endif.i:                               ; preds = %B102.i.i, %B920.i
  %"$phi236.0.2.0.i.i" = phi i64 [ %.47.i.i, %B102.i.i ], [ %const, %B920.i ]
  %sunkaddr134 = getelementptr inbounds i8, ptr %.737.i, i64 12
  store i32 %.1098, ptr %sunkaddr134, align 4, !noalias !93
  %sunkaddr135 = getelementptr inbounds i8, ptr %.155.i, i64 8
  %.13.i10.i = load i32, ptr %sunkaddr135, align 4, !noalias !93
  %.8.i.i11.i = icmp eq i64 %.1104, %const
  %sh.diff.i12.i = lshr i64 %.1104, 61
  %tr.sh.diff.i13.i = trunc nuw nsw i64 %sh.diff.i12.i to i32
  %42 = and i32 %tr.sh.diff.i13.i, 4
  %.44.i14.i = select i1 %.8.i.i11.i, i32 8, i32 %42
  %.46.i15.i = add i32 %.13.i10.i, %.44.i14.i
  %sunkaddr136 = getelementptr inbounds i8, ptr %.737.i, i64 8
  store i32 %.46.i15.i, ptr %sunkaddr136, align 4, !noalias !93
  %.51.i17.i = shl i64 %.1104, 1
  store i64 %.51.i17.i, ptr %.737.i, align 8, !noalias !93
  %sunkaddr137 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.59.i47.i = load i64, ptr %sunkaddr137, align 8, !noalias !96
  %.60.i48.i = inttoptr i64 %.59.i47.i to ptr
  %sunkaddr138 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.135.i50.i = load i64, ptr %sunkaddr138, align 8, !noalias !96
  %.136.i51.i = inttoptr i64 %.135.i50.i to ptr
  %.197.i52.i = getelementptr [16 x i8], ptr %.136.i51.i, i64 %.605.i
  %sunkaddr139 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.232.i54.i = load i64, ptr %sunkaddr139, align 8, !noalias !96
  %.233.i55.i = inttoptr i64 %.232.i54.i to ptr
  %.272.i56.i = lshr i64 %.605.i, 2
  %.297.i57.i = getelementptr [32 x i8], ptr %.233.i55.i, i64 %.272.i56.i
  %.311.i58.i = and i64 %.566.i, 3
  %.313.i59.i = shl nuw nsw i64 1, %.311.i58.i
  %.344.i61.i = getelementptr [16 x i8], ptr %.60.i48.i, i64 %.319.i60.i
  store i64 %"$phi236.0.2.0.i.i", ptr %.344.i61.i, align 8, !noalias !96
  %.376.i62.i = getelementptr inbounds nuw i8, ptr %.344.i61.i, i64 12
  store i32 0, ptr %.376.i62.i, align 4, !noalias !96
  %.380.i63.i = getelementptr inbounds nuw i8, ptr %.297.i57.i, i64 20
  %.382.i64.i = load i32, ptr %.380.i63.i, align 4, !noalias !96
  %.384.i65.i = zext i32 %.382.i64.i to i64
  %.385.i66.i = and i64 %.313.i59.i, %.384.i65.i
  %.387.i67.i = icmp eq i64 %.385.i66.i, 0
  br i1 %.387.i67.i, label %B494.i170.i, label %B542.i68.i

B494.i170.i:                                      ; preds = %B920.endif.endif.i
  store i32 %.745.i, ptr %.197.i52.i, align 4, !noalias !96
  %sunkaddr140 = getelementptr inbounds i8, ptr %.297.i57.i, i64 20
  %.402.i172.i = load i32, ptr %sunkaddr140, align 4, !noalias !96
  %43 = trunc nuw nsw i64 %.313.i59.i to i32
  %.409.i173.i = or i32 %.402.i172.i, %43
  store i32 %.409.i173.i, ptr %sunkaddr140, align 4, !noalias !96
  br label %B578.endif.i74.i

B542.i68.i:                                       ; preds = %B920.endif.endif.i
  %44 = inttoptr i64 %.59.i47.i to ptr
  %.417.i69.i = getelementptr inbounds nuw i8, ptr %.197.i52.i, i64 4
  %.419.i70.i = load i32, ptr %.417.i69.i, align 4, !noalias !96
  %.421.i71.i = zext i32 %.419.i70.i to i64
  %.446.i72.i = getelementptr [16 x i8], ptr %44, i64 %.421.i71.i
  %.453.i73.i = getelementptr inbounds nuw i8, ptr %.446.i72.i, i64 12
  store i32 %.745.i, ptr %.453.i73.i, align 4, !noalias !96
  br label %B578.endif.i74.i

B578.endif.i74.i:                                 ; preds = %B542.i68.i, %B494.i170.i
  %.459.i75.i = getelementptr inbounds nuw i8, ptr %.197.i52.i, i64 4
  store i32 %.745.i, ptr %.459.i75.i, align 4, !noalias !96
  %.465.i76.i = getelementptr inbounds nuw i8, ptr %.197.i52.i, i64 8
  %.467.i77.i = load i32, ptr %.465.i76.i, align 4, !noalias !96
  %.471.i78.i = add i32 %.467.i77.i, 1
  store i32 %.471.i78.i, ptr %.465.i76.i, align 4, !noalias !96
  %.478.i79.i = getelementptr inbounds nuw i8, ptr %.197.i52.i, i64 12
  %.480.i80.i = load i32, ptr %.478.i79.i, align 4, !noalias !96
  %.486.i81.i = zext i32 %.471.i78.i to i64
  %.488.i83.i = add nuw nsw i64 %.486.i81.i, %.572316.i
  %.8.i.i84.i = zext i32 %.480.i80.i to i64
  %.10.i.i85.i = tail call i64 @llvm.umax.i64(i64 %.488.i83.i, i64 %.8.i.i84.i)
  %.518.i86.i = trunc i64 %.10.i.i85.i to i32
  store i32 %.518.i86.i, ptr %.478.i79.i, align 4, !noalias !96
  %.525.i87.i = getelementptr inbounds nuw i8, ptr %.297.i57.i, i64 24
  %.527.i88.i = load i32, ptr %.525.i87.i, align 4, !noalias !96
  %.529.i89.i = icmp eq i32 %.527.i88.i, 0
  br i1 %.529.i89.i, label %B766.endif.i90.i, label %B1106.i

B766.endif.i90.i:                                 ; preds = %B578.endif.i74.i
  %.541.i91.i = load i64, ptr %.297.i57.i, align 8, !noalias !96
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.575.i93.i = load i64, ptr %sunkaddr141, align 8, !noalias !96
  %.13.i.i94.i = tail call i64 @llvm.smax.i64(i64 %.575.i93.i, i64 %.541.i91.i)
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i.i96.i = load i64, ptr %sunkaddr142, align 8, !noalias !99
  %.56.i.i97.i = inttoptr i64 %.55.i.i96.i to ptr
  %.127.i.i98.i = getelementptr [32 x i8], ptr %.56.i.i97.i, i64 %.272.i56.i
  %.128.i.i99.i = getelementptr inbounds nuw i8, ptr %.127.i.i98.i, i64 24
  store i32 1, ptr %.128.i.i99.i, align 4, !noalias !99
  %.158.i.i100.i = getelementptr inbounds nuw i8, ptr %.127.i.i98.i, i64 28
  store i32 0, ptr %.158.i.i100.i, align 4, !noalias !99
  %.192.i.i101.i = load i64, ptr %sunkaddr141, align 8, !noalias !99
  %.194.i.i102.i = sub nsw i64 %.13.i.i94.i, %.192.i.i101.i
  %.195.i.i103.i = icmp slt i64 %.194.i.i102.i, 2048
  br i1 %.195.i.i103.i, label %B222.endif.endif.i.i125.i, label %B604.endif.i.i104.i

B552.i.i135.i:                                    ; preds = %B222.endif.endif.i.i125.i
  %45 = inttoptr i64 %.55.i.i96.i to ptr
  %sunkaddr1147 = inttoptr i64 %.301.i.i131.i to ptr
  %sunkaddr143 = inttoptr i64 %.301.i.i131.i to ptr
  %sunkaddr144 = mul i64 %.198.i.i126.i, 4
  %sunkaddr145 = getelementptr i8, ptr %sunkaddr143, i64 %sunkaddr144
  %.502.i.i140.i = load i32, ptr %sunkaddr145, align 4, !noalias !99
  %.504.i.i141.i = zext i32 %.502.i.i140.i to i64
  %.529.i.i142.i = getelementptr [32 x i8], ptr %45, i64 %.504.i.i141.i
  %.536.i.i143.i = trunc nuw nsw i64 %.272.i56.i to i32
  %.537.i.i144.i = getelementptr inbounds nuw i8, ptr %.529.i.i142.i, i64 28
  store i32 %.536.i.i143.i, ptr %.537.i.i144.i, align 4, !noalias !99
  br label %B590.i.i145.i

B590.i.i145.i:                                    ; preds = %B508.endif.i.i150.i, %B552.i.i135.i
  %sunkaddr26.i.pre-phi.i146.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre13, %B508.endif.i.i150.i ], [ %sunkaddr1147, %B552.i.i135.i ]
  %.569.pre-phi.i.i147.i = phi i32 [ %.419.i.i151.i, %B508.endif.i.i150.i ], [ %.536.i.i143.i, %B552.i.i135.i ]
  %sunkaddr146 = mul i64 %.198.i.i126.i, 4
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i146.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr146
  store i32 %.569.pre-phi.i.i147.i, ptr %sunkaddr147, align 4, !noalias !99
  br label %B1106.i

B724.i.i123.i:                                    ; preds = %B604.endif.i.i104.i
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.272.i56.i, ptr %sunkaddr148, align 8, !noalias !99
  br label %B826.endif.i.i118.i

B752.i.i112.i:                                    ; preds = %B604.endif.i.i104.i
  %46 = inttoptr i64 %.55.i.i96.i to ptr
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.785.i.i114.i = load i64, ptr %sunkaddr149, align 8, !noalias !99
  %47 = and i64 %.785.i.i114.i, 4294967295
  %.813.i.i115.i = getelementptr [32 x i8], ptr %46, i64 %47
  %.820.i.i116.i = trunc nuw nsw i64 %.272.i56.i to i32
  %.821.i.i117.i = getelementptr inbounds nuw i8, ptr %.813.i.i115.i, i64 28
  store i32 %.820.i.i116.i, ptr %.821.i.i117.i, align 4, !noalias !99
  br label %B826.endif.i.i118.i

B222.endif.endif.i.i125.i:                        ; preds = %B766.endif.i90.i
  %.198.i.i126.i = and i64 %.13.i.i94.i, 2047
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.233.i.i128.i = load i64, ptr %sunkaddr150, align 8, !noalias !99
  %.234.i.i129.i = inttoptr i64 %.233.i.i128.i to ptr
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.301.i.i131.i = load i64, ptr %sunkaddr151, align 8, !noalias !99
  %.382.i.i132.i = getelementptr i32, ptr %.234.i.i129.i, i64 %.198.i.i126.i
  %.383.i.i133.i = load i32, ptr %.382.i.i132.i, align 4, !noalias !99
  %.384.i.i134.i = icmp eq i32 %.383.i.i133.i, 0
  br i1 %.384.i.i134.i, label %B508.endif.i.i150.i, label %B552.i.i135.i

B508.endif.i.i150.i:                              ; preds = %B222.endif.endif.i.i125.i
  %.419.i.i151.i = trunc nuw nsw i64 %.272.i56.i to i32
  %sunkaddr152 = inttoptr i64 %.233.i.i128.i to ptr
  %sunkaddr153 = mul i64 %.198.i.i126.i, 4
  %sunkaddr154 = getelementptr i8, ptr %sunkaddr152, i64 %sunkaddr153
  store i32 %.419.i.i151.i, ptr %sunkaddr154, align 4, !noalias !99
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i156.i = load i64, ptr %sunkaddr155, align 8, !noalias !102
  %.52.i.i.i157.i = inttoptr i64 %.51.i.i.i156.i to ptr
  %.17.i.i.i158.i = lshr i64 %.13.i.i94.i, 6
  %.91.i.i.i159.i = and i64 %.17.i.i.i158.i, 31
  %.116.i.i.i160.i = getelementptr i64, ptr %.52.i.i.i157.i, i64 %.91.i.i.i159.i
  %.117.i.i.i161.i = load i64, ptr %.116.i.i.i160.i, align 8, !noalias !102
  %.118.i.i.i162.i = and i64 %.13.i.i94.i, 63
  %.119.i.i.i163.i = shl nuw i64 1, %.118.i.i.i162.i
  %.120.i.i.i164.i = or i64 %.117.i.i.i161.i, %.119.i.i.i163.i
  store i64 %.120.i.i.i164.i, ptr %.116.i.i.i160.i, align 8, !noalias !102
  %.174.i.i.i165.i = getelementptr i8, ptr %.52.i.i.i157.i, i64 256
  %.175.i.i.i166.i = load i64, ptr %.174.i.i.i165.i, align 8, !noalias !102
  %.177.i.i.i167.i = shl nuw nsw i64 1, %.91.i.i.i159.i
  %.178.i.i.i168.i = or i64 %.175.i.i.i166.i, %.177.i.i.i167.i
  store i64 %.178.i.i.i168.i, ptr %.174.i.i.i165.i, align 8, !noalias !102
  %.pre13 = inttoptr i64 %.301.i.i131.i to ptr
  br label %B590.i.i145.i

B604.endif.i.i104.i:                              ; preds = %B766.endif.i90.i
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.613.i.i106.i = load i64, ptr %sunkaddr156, align 8, !noalias !99
  %.614.i.i107.i = inttoptr i64 %.613.i.i106.i to ptr
  %.676.i.i108.i = getelementptr i64, ptr %.614.i.i107.i, i64 %.272.i56.i
  store i64 %.13.i.i94.i, ptr %.676.i.i108.i, align 8, !noalias !99
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i.i110.i = load i64, ptr %sunkaddr157, align 8, !noalias !99
  %.713.i.i111.i = icmp eq i64 %.712.i.i110.i, 0
  br i1 %.713.i.i111.i, label %B724.i.i123.i, label %B752.i.i112.i

B826.endif.i.i118.i:                              ; preds = %B752.i.i112.i, %B724.i.i123.i
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.272.i56.i, ptr %sunkaddr158, align 8, !noalias !99
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.891.i.i121.i = load i64, ptr %sunkaddr159, align 8, !noalias !99
  %.13.i.i.i122.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i94.i, i64 %.891.i.i121.i)
  store i64 %.13.i.i.i122.i, ptr %sunkaddr159, align 8, !noalias !99
  br label %B1106.i

B1748:                                            ; preds = %B2089, %B0.endif.endif.endif.endif.endif.endif
  %written.1.4.0.lcssa = phi i64 [ %.588, %B0.endif.endif.endif.endif.endif.endif ], [ %written.1.5.1, %B2089 ]
  %48 = inttoptr i64 %.52 to ptr
  %.1362 = getelementptr i32, ptr %48, i64 %arg.bucket
  %.1363 = load i32, ptr %.1362, align 4
  store i32 0, ptr %.1362, align 4
  %.1402.not = icmp eq i32 %.1363, 0
  br i1 %.1402.not, label %B1948, label %B1806.preheader

B1806.preheader:                                  ; preds = %B1748
  br label %B1806

B1806:                                            ; preds = %B1806.endif, %B1806.preheader
  %written.1.6.0 = phi i64 [ %.534.sink.i39, %B1806.endif ], [ %written.1.4.0.lcssa, %B1806.preheader ]
  %number.1.2.0 = phi i32 [ %.1434, %B1806.endif ], [ %.1363, %B1806.preheader ]
  %49 = inttoptr i64 %.128 to ptr
  %.1406 = zext i32 %number.1.2.0 to i64
  %.1431 = getelementptr [16 x i8], ptr %49, i64 %.1406
  %.1432 = getelementptr inbounds nuw i8, ptr %.1431, i64 12
  %.1434 = load i32, ptr %.1432, align 4
  %.1436 = getelementptr inbounds nuw i8, ptr %.1431, i64 8
  %.1438 = load i32, ptr %.1436, align 4
  %.1441 = load i64, ptr %.1431, align 8
  %.47.i3 = zext i32 %.1438 to i64
  %.53.i4 = and i64 %.47.i3, 3
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.91.i6 = load i64, ptr %sunkaddr160, align 8, !noalias !105
  %.92.i7 = inttoptr i64 %.91.i6 to ptr
  %.48.i8 = lshr i64 %.47.i3, 2
  %.155.i9 = getelementptr [32 x i8], ptr %.92.i7, i64 %.48.i8
  %50 = and i64 %.47.i3, 12
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.202.i11 = load i64, ptr %sunkaddr161, align 8, !noalias !105
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.234.i13 = load i64, ptr %sunkaddr162, align 8, !noalias !105
  %.235.i14 = add nsw i64 %.234.i13, %.202.i11
  %.240.i15 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 24
  %.242.i16 = load i32, ptr %.240.i15, align 4, !noalias !105
  %.244.i17 = icmp ne i32 %.242.i16, 0
  %.544.pre276.i18 = load i64, ptr %.155.i9, align 8, !noalias !105
  %.282.not.i19 = icmp sgt i64 %.544.pre276.i18, %.202.i11
  %or.cond.i20 = select i1 %.244.i17, i1 true, i1 %.282.not.i19
  br i1 %or.cond.i20, label %B664.i317, label %B368.i21

B368.i21:                                         ; preds = %B1806
  %51 = icmp eq i64 %50, 8
  br i1 %51, label %B372.endif.i40, label %B540.endif.i22

B664.i317:                                        ; preds = %B140.i.B664_crit_edge.i315, %B1806
  %.544.i318 = phi i64 [ %.544.pre.i316, %B140.i.B664_crit_edge.i315 ], [ %.544.pre276.i18, %B1806 ]
  %.546.i319 = icmp eq i64 %.544.i318, %.235.i14
  br i1 %.546.i319, label %B742.i448, label %B1068.i320

B742.i448:                                        ; preds = %B664.i317
  %.562.i449 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 16
  %.564.i450 = load i32, ptr %.562.i449, align 4, !noalias !105
  %.566.i451 = zext i32 %.564.i450 to i64
  %.567.i452 = icmp eq i64 %.53.i4, %.566.i451
  %.572316.i453 = zext i1 %.567.i452 to i64
  %.590.i454 = icmp samesign ult i64 %.53.i4, %.566.i451
  br i1 %.590.i454, label %B764.i455, label %B1068.i320

B764.i455:                                        ; preds = %B742.i448
  %52 = icmp eq i64 %50, 8
  %.597.i456 = and i64 %.47.i3, 4294967292
  %.605.i457 = or i64 %.597.i456, %.566.i451
  %.611.i458 = trunc nuw nsw i64 %.53.i4 to i32
  %sunkaddr163 = getelementptr inbounds i8, ptr %.155.i9, i64 16
  store i32 %.611.i458, ptr %sunkaddr163, align 4, !noalias !105
  %.628.i619 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 12
  %.630.i620 = load i32, ptr %.628.i619, align 4, !noalias !105
  %.712.i463 = zext i32 %.630.i620 to i64
  br i1 %52, label %B836.endif.i618, label %B920.i460

B920.i460:                                        ; preds = %B764.i455
  %53 = inttoptr i64 %.417 to ptr
  %.737.i464 = getelementptr [16 x i8], ptr %53, i64 %.712.i463
  %.743.i465 = getelementptr inbounds nuw i8, ptr %.737.i464, i64 12
  %.745.i466 = load i32, ptr %.743.i465, align 4, !noalias !105
  %.319.i60.i467 = zext i32 %.745.i466 to i64
  %.9.i.i468 = getelementptr inbounds nuw i8, ptr %.737.i464, i64 8
  %.11.i175.i469 = load i32, ptr %.9.i.i468, align 4, !noalias !108
  %.12.i.i470 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 8
  %.14.i.i471 = load i32, ptr %.12.i.i470, align 4, !noalias !108
  %.15.i.i472 = zext i32 %.11.i175.i469 to i64
  %.16.i.i473 = zext i32 %.14.i.i471 to i64
  %.17.i.i474 = sub nsw i64 %.15.i.i472, %.16.i.i473
  %.20.i.i475 = lshr i64 %.17.i.i474, 2
  %.26.i.i476 = icmp eq i64 %.20.i.i475, 2
  br i1 %.26.i.i476, label %B920.endif.endif.i480, label %B102.i.i477

B102.i.i477:                                      ; preds = %B920.i460
  %.39.i.i478 = load i64, ptr %.737.i464, align 8, !noalias !108
  %.47.i.i479 = tail call i64 @llvm.fshl.i64(i64 %.20.i.i475, i64 %.39.i.i478, i64 63)
  br label %B920.endif.endif.i480

B1068.i320:                                       ; preds = %B742.i448, %B664.i317
  %.572318.i321 = phi i64 [ %.572316.i453, %B742.i448 ], [ 0, %B664.i317 ]
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.59.i177.i323 = load i64, ptr %sunkaddr164, align 8, !noalias !111
  %.60.i178.i324 = inttoptr i64 %.59.i177.i323 to ptr
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.135.i180.i326 = load i64, ptr %sunkaddr165, align 8, !noalias !111
  %.136.i181.i327 = inttoptr i64 %.135.i180.i326 to ptr
  %.198.i.i328 = getelementptr [16 x i8], ptr %.136.i181.i327, i64 %.47.i3
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.233.i182.i330 = load i64, ptr %sunkaddr166, align 8, !noalias !111
  %.234.i.i331 = inttoptr i64 %.233.i182.i330 to ptr
  %.299.i.i332 = getelementptr [32 x i8], ptr %.234.i.i331, i64 %.48.i8
  %.316.i.i333 = shl nuw nsw i64 1, %.53.i4
  %.347.i.i335 = getelementptr [16 x i8], ptr %.60.i178.i324, i64 %.1406
  store i64 %.1441, ptr %.347.i.i335, align 8, !noalias !111
  %.379.i.i336 = getelementptr inbounds nuw i8, ptr %.347.i.i335, i64 12
  store i32 0, ptr %.379.i.i336, align 4, !noalias !111
  %.383.i.i337 = getelementptr inbounds nuw i8, ptr %.299.i.i332, i64 20
  %.385.i183.i338 = load i32, ptr %.383.i.i337, align 4, !noalias !111
  %.387.i184.i339 = zext i32 %.385.i183.i338 to i64
  %.388.i.i340 = and i64 %.316.i.i333, %.387.i184.i339
  %.390.i.i341 = icmp eq i64 %.388.i.i340, 0
  br i1 %.390.i.i341, label %B494.i267.i444, label %B542.i185.i342

B494.i267.i444:                                   ; preds = %B1068.i320
  store i32 %number.1.2.0, ptr %.198.i.i328, align 4, !noalias !111
  %sunkaddr167 = getelementptr inbounds i8, ptr %.299.i.i332, i64 20
  %.405.i269.i446 = load i32, ptr %sunkaddr167, align 4, !noalias !111
  %54 = trunc nuw nsw i64 %.316.i.i333 to i32
  %.412.i.i447 = or i32 %.405.i269.i446, %54
  store i32 %.412.i.i447, ptr %sunkaddr167, align 4, !noalias !111
  br label %B578.endif.i186.i348

B542.i185.i342:                                   ; preds = %B1068.i320
  %55 = inttoptr i64 %.59.i177.i323 to ptr
  %.420.i.i343 = getelementptr inbounds nuw i8, ptr %.198.i.i328, i64 4
  %.422.i.i344 = load i32, ptr %.420.i.i343, align 4, !noalias !111
  %.424.i.i345 = zext i32 %.422.i.i344 to i64
  %.449.i.i346 = getelementptr [16 x i8], ptr %55, i64 %.424.i.i345
  %.456.i.i347 = getelementptr inbounds nuw i8, ptr %.449.i.i346, i64 12
  store i32 %number.1.2.0, ptr %.456.i.i347, align 4, !noalias !111
  br label %B578.endif.i186.i348

B578.endif.i186.i348:                             ; preds = %B542.i185.i342, %B494.i267.i444
  %.462.i.i349 = getelementptr inbounds nuw i8, ptr %.198.i.i328, i64 4
  store i32 %number.1.2.0, ptr %.462.i.i349, align 4, !noalias !111
  %.468.i.i350 = getelementptr inbounds nuw i8, ptr %.198.i.i328, i64 8
  %.470.i.i351 = load i32, ptr %.468.i.i350, align 4, !noalias !111
  %.474.i.i352 = add i32 %.470.i.i351, 1
  store i32 %.474.i.i352, ptr %.468.i.i350, align 4, !noalias !111
  %.481.i.i353 = getelementptr inbounds nuw i8, ptr %.198.i.i328, i64 12
  %.483.i.i354 = load i32, ptr %.481.i.i353, align 4, !noalias !111
  %.489.i.i355 = zext i32 %.474.i.i352 to i64
  %.491.i.i356 = add nuw nsw i64 %.572318.i321, %.489.i.i355
  %.8.i.i187.i357 = zext i32 %.483.i.i354 to i64
  %.10.i.i188.i358 = tail call i64 @llvm.umax.i64(i64 %.491.i.i356, i64 %.8.i.i187.i357)
  %.521.i.i359 = trunc i64 %.10.i.i188.i358 to i32
  store i32 %.521.i.i359, ptr %.481.i.i353, align 4, !noalias !111
  %.528.i.i360 = getelementptr inbounds nuw i8, ptr %.299.i.i332, i64 24
  %.530.i.i361 = load i32, ptr %.528.i.i360, align 4, !noalias !111
  %.532.i.i362 = icmp eq i32 %.530.i.i361, 0
  br i1 %.532.i.i362, label %B766.endif.i189.i364, label %B1106.i363

B766.endif.i189.i364:                             ; preds = %B578.endif.i186.i348
  %.545.i190.i365 = load i64, ptr %.299.i.i332, align 8, !noalias !111
  %sunkaddr168 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.579.i.i367 = load i64, ptr %sunkaddr168, align 8, !noalias !111
  %.13.i.i191.i368 = tail call i64 @llvm.smax.i64(i64 %.579.i.i367, i64 %.545.i190.i365)
  %sunkaddr169 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i.i193.i370 = load i64, ptr %sunkaddr169, align 8, !noalias !114
  %.56.i.i194.i371 = inttoptr i64 %.55.i.i193.i370 to ptr
  %.127.i.i195.i372 = getelementptr [32 x i8], ptr %.56.i.i194.i371, i64 %.48.i8
  %.128.i.i196.i373 = getelementptr inbounds nuw i8, ptr %.127.i.i195.i372, i64 24
  store i32 1, ptr %.128.i.i196.i373, align 4, !noalias !114
  %.158.i.i197.i374 = getelementptr inbounds nuw i8, ptr %.127.i.i195.i372, i64 28
  store i32 0, ptr %.158.i.i197.i374, align 4, !noalias !114
  %.192.i.i198.i375 = load i64, ptr %sunkaddr168, align 8, !noalias !114
  %.194.i.i199.i376 = sub nsw i64 %.13.i.i191.i368, %.192.i.i198.i375
  %.195.i.i200.i377 = icmp slt i64 %.194.i.i199.i376, 2048
  br i1 %.195.i.i200.i377, label %B222.endif.endif.i.i222.i399, label %B604.endif.i.i201.i378

B552.i.i232.i409:                                 ; preds = %B222.endif.endif.i.i222.i399
  %56 = inttoptr i64 %.55.i.i193.i370 to ptr
  %sunkaddr1174 = inttoptr i64 %.301.i.i228.i405 to ptr
  %sunkaddr170 = inttoptr i64 %.301.i.i228.i405 to ptr
  %sunkaddr171 = mul i64 %.198.i.i223.i400, 4
  %sunkaddr172 = getelementptr i8, ptr %sunkaddr170, i64 %sunkaddr171
  %.502.i.i237.i414 = load i32, ptr %sunkaddr172, align 4, !noalias !114
  %.504.i.i238.i415 = zext i32 %.502.i.i237.i414 to i64
  %.529.i.i239.i416 = getelementptr [32 x i8], ptr %56, i64 %.504.i.i238.i415
  %.536.i.i240.i417 = trunc nuw nsw i64 %.48.i8 to i32
  %.537.i.i241.i418 = getelementptr inbounds nuw i8, ptr %.529.i.i239.i416, i64 28
  store i32 %.536.i.i240.i417, ptr %.537.i.i241.i418, align 4, !noalias !114
  br label %B590.i.i242.i419

B590.i.i242.i419:                                 ; preds = %B508.endif.i.i247.i424, %B552.i.i232.i409
  %sunkaddr26.i.pre-phi.i243.pre-phi.i420.pre-phi.pre-phi = phi ptr [ %.pre10, %B508.endif.i.i247.i424 ], [ %sunkaddr1174, %B552.i.i232.i409 ]
  %.569.pre-phi.i.i244.i421 = phi i32 [ %.419.i.i248.i425, %B508.endif.i.i247.i424 ], [ %.536.i.i240.i417, %B552.i.i232.i409 ]
  %sunkaddr173 = mul i64 %.198.i.i223.i400, 4
  %sunkaddr174 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i243.pre-phi.i420.pre-phi.pre-phi, i64 %sunkaddr173
  store i32 %.569.pre-phi.i.i244.i421, ptr %sunkaddr174, align 4, !noalias !114
  br label %B1106.i363

B724.i.i220.i397:                                 ; preds = %B604.endif.i.i201.i378
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.48.i8, ptr %sunkaddr175, align 8, !noalias !114
  br label %B826.endif.i.i215.i392

B752.i.i209.i386:                                 ; preds = %B604.endif.i.i201.i378
  %57 = inttoptr i64 %.55.i.i193.i370 to ptr
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.785.i.i211.i388 = load i64, ptr %sunkaddr176, align 8, !noalias !114
  %58 = and i64 %.785.i.i211.i388, 4294967295
  %.813.i.i212.i389 = getelementptr [32 x i8], ptr %57, i64 %58
  %.820.i.i213.i390 = trunc nuw nsw i64 %.48.i8 to i32
  %.821.i.i214.i391 = getelementptr inbounds nuw i8, ptr %.813.i.i212.i389, i64 28
  store i32 %.820.i.i213.i390, ptr %.821.i.i214.i391, align 4, !noalias !114
  br label %B826.endif.i.i215.i392

B222.endif.endif.i.i222.i399:                     ; preds = %B766.endif.i189.i364
  %.198.i.i223.i400 = and i64 %.13.i.i191.i368, 2047
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.233.i.i225.i402 = load i64, ptr %sunkaddr177, align 8, !noalias !114
  %.234.i.i226.i403 = inttoptr i64 %.233.i.i225.i402 to ptr
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.301.i.i228.i405 = load i64, ptr %sunkaddr178, align 8, !noalias !114
  %.382.i.i229.i406 = getelementptr i32, ptr %.234.i.i226.i403, i64 %.198.i.i223.i400
  %.383.i.i230.i407 = load i32, ptr %.382.i.i229.i406, align 4, !noalias !114
  %.384.i.i231.i408 = icmp eq i32 %.383.i.i230.i407, 0
  br i1 %.384.i.i231.i408, label %B508.endif.i.i247.i424, label %B552.i.i232.i409

B508.endif.i.i247.i424:                           ; preds = %B222.endif.endif.i.i222.i399
  %.419.i.i248.i425 = trunc nuw nsw i64 %.48.i8 to i32
  %sunkaddr179 = inttoptr i64 %.233.i.i225.i402 to ptr
  %sunkaddr180 = mul i64 %.198.i.i223.i400, 4
  %sunkaddr181 = getelementptr i8, ptr %sunkaddr179, i64 %sunkaddr180
  store i32 %.419.i.i248.i425, ptr %sunkaddr181, align 4, !noalias !114
  %sunkaddr182 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i253.i430 = load i64, ptr %sunkaddr182, align 8, !noalias !117
  %.52.i.i.i254.i431 = inttoptr i64 %.51.i.i.i253.i430 to ptr
  %.17.i.i.i255.i432 = lshr i64 %.13.i.i191.i368, 6
  %.91.i.i.i256.i433 = and i64 %.17.i.i.i255.i432, 31
  %.116.i.i.i257.i434 = getelementptr i64, ptr %.52.i.i.i254.i431, i64 %.91.i.i.i256.i433
  %.117.i.i.i258.i435 = load i64, ptr %.116.i.i.i257.i434, align 8, !noalias !117
  %.118.i.i.i259.i436 = and i64 %.13.i.i191.i368, 63
  %.119.i.i.i260.i437 = shl nuw i64 1, %.118.i.i.i259.i436
  %.120.i.i.i261.i438 = or i64 %.117.i.i.i258.i435, %.119.i.i.i260.i437
  store i64 %.120.i.i.i261.i438, ptr %.116.i.i.i257.i434, align 8, !noalias !117
  %.174.i.i.i262.i439 = getelementptr i8, ptr %.52.i.i.i254.i431, i64 256
  %.175.i.i.i263.i440 = load i64, ptr %.174.i.i.i262.i439, align 8, !noalias !117
  %.177.i.i.i264.i441 = shl nuw nsw i64 1, %.91.i.i.i256.i433
  %.178.i.i.i265.i442 = or i64 %.175.i.i.i263.i440, %.177.i.i.i264.i441
  store i64 %.178.i.i.i265.i442, ptr %.174.i.i.i262.i439, align 8, !noalias !117
  %.pre10 = inttoptr i64 %.301.i.i228.i405 to ptr
  br label %B590.i.i242.i419

B604.endif.i.i201.i378:                           ; preds = %B766.endif.i189.i364
  %sunkaddr183 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.613.i.i203.i380 = load i64, ptr %sunkaddr183, align 8, !noalias !114
  %.614.i.i204.i381 = inttoptr i64 %.613.i.i203.i380 to ptr
  %.676.i.i205.i382 = getelementptr i64, ptr %.614.i.i204.i381, i64 %.48.i8
  store i64 %.13.i.i191.i368, ptr %.676.i.i205.i382, align 8, !noalias !114
  %sunkaddr184 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i.i207.i384 = load i64, ptr %sunkaddr184, align 8, !noalias !114
  %.713.i.i208.i385 = icmp eq i64 %.712.i.i207.i384, 0
  br i1 %.713.i.i208.i385, label %B724.i.i220.i397, label %B752.i.i209.i386

B826.endif.i.i215.i392:                           ; preds = %B752.i.i209.i386, %B724.i.i220.i397
  %sunkaddr185 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.48.i8, ptr %sunkaddr185, align 8, !noalias !114
  %sunkaddr186 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.891.i.i218.i395 = load i64, ptr %sunkaddr186, align 8, !noalias !114
  %.13.i.i.i219.i396 = tail call i64 @llvm.smin.i64(i64 %.13.i.i191.i368, i64 %.891.i.i218.i395)
  store i64 %.13.i.i.i219.i396, ptr %sunkaddr186, align 8, !noalias !114
  br label %B1106.i363

B1106.i363:                                       ; preds = %B826.endif.i.i118.i562, %B590.i.i145.i589, %B578.endif.i74.i519, %B826.endif.i.i.i887, %B590.i.i.i914, %B578.endif.i.i844, %B826.endif.i.i215.i392, %B590.i.i242.i419, %B578.endif.i186.i348
  br label %B1806.endif

B372.endif.i40:                                   ; preds = %B368.i21
  %.7.i.i41 = lshr i64 %.47.i3, 4
  %.10.i.i42 = add nsw i64 %.7.i.i41, -1
  %sunkaddr187 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.50.i.i44 = load i64, ptr %sunkaddr187, align 8, !noalias !120
  %.51.i.i45 = inttoptr i64 %.50.i.i44 to ptr
  %.113.i.i46 = getelementptr [192 x i8], ptr %.51.i.i45, i64 %.10.i.i42
  %.123.i.i47 = load i64, ptr %.113.i.i46, align 8, !noalias !120
  %sunkaddr188 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.155.i.i49 = load i64, ptr %sunkaddr188, align 8, !noalias !120
  %.156.i.i50 = icmp sgt i64 %.123.i.i47, %.155.i.i49
  br i1 %.156.i.i50, label %B140.i.i308, label %B462.endif.i51

B140.i.i308:                                      ; preds = %B372.endif.i40
  %.159.i.i309 = getelementptr inbounds nuw i8, ptr %.113.i.i46, i64 32
  %.161.i.i310 = load i32, ptr %.159.i.i309, align 4, !noalias !120
  %.162.i.i311 = zext i32 %.161.i.i310 to i64
  %sunkaddr189 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.199.i.i313 = load i64, ptr %sunkaddr189, align 8, !noalias !120
  %.200.not.i.i314 = icmp sgt i64 %.199.i.i313, %.162.i.i311
  br i1 %.200.not.i.i314, label %B214.i.i943, label %B140.i.B664_crit_edge.i315

B140.i.B664_crit_edge.i315:                       ; preds = %B140.i.i308
  %.544.pre.i316 = load i64, ptr %.155.i9, align 8, !noalias !105
  br label %B664.i317

B214.i.i943:                                      ; preds = %B140.i.i308
  %sunkaddr190 = getelementptr inbounds i8, ptr %.113.i.i46, i64 32
  %.210.i.i945 = load i32, ptr %sunkaddr190, align 4, !noalias !120
  %.214.i.i946 = add i32 %.210.i.i945, 1
  store i32 %.214.i.i946, ptr %sunkaddr190, align 4, !noalias !120
  br label %B462.endif.i51

B462.endif.i51:                                   ; preds = %B214.i.i943, %B372.endif.i40
  %m.sroa.0.0.i.i52 = phi ptr [ null, %B214.i.i943 ], [ %arg.m.0, %B372.endif.i40 ]
  store i64 %.235.i14, ptr %.155.i9, align 8, !noalias !105
  %.361313.i53 = trunc nuw nsw i64 %.53.i4 to i32
  %.362314.i54 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 16
  store i32 %.361313.i53, ptr %.362314.i54, align 8, !noalias !105
  %.380.i55 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 12
  store i32 %number.1.2.0, ptr %.380.i55, align 4, !noalias !105
  %sunkaddr191 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i57 = load i64, ptr %sunkaddr191, align 8, !noalias !123
  %sunkaddr192 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.125.i.i59 = load i64, ptr %sunkaddr192, align 8, !noalias !123
  %.126.i.i60 = inttoptr i64 %.125.i.i59 to ptr
  %.199.i4.i61 = getelementptr [192 x i8], ptr %.126.i.i60, i64 %.10.i.i42
  %.207.i.i62 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 40
  %.209.i.i63 = load i32, ptr %.207.i.i62, align 4, !noalias !123
  %.211.i.i64 = icmp eq i32 %.209.i.i63, 0
  br i1 %.211.i.i64, label %B228.i.i197, label %B260.i.i65

B228.i.i197:                                      ; preds = %B462.endif.i51
  %59 = inttoptr i64 %.125.i.i59 to ptr
  %sunkaddr193 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.129.i.i.i199 = load i64, ptr %sunkaddr193, align 8, !noalias !126
  %.130.i.i.i200 = mul nsw i64 %.129.i.i.i199, %.10.i.i42
  %sunkaddr194 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.165.i.i.i202 = load i64, ptr %sunkaddr194, align 8, !noalias !126
  %.245438.not.i.i.i203 = icmp slt i64 %.165.i.i.i202, 1
  br i1 %.245438.not.i.i.i203, label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i302, label %B222.endif.endif.endif.i.preheader.i.i204

B222.endif.endif.endif.i.preheader.i.i204:        ; preds = %B228.i.i197
  %sunkaddr195 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.52.i.i.i206 = load i64, ptr %sunkaddr195, align 8, !noalias !126
  br label %B222.endif.endif.endif.i.i.i207

B478.i.i.i272:                                    ; preds = %B478.preheader32.i.i.i270, %B478.i.i.i272
  %.522421423.i.i.i273 = phi i64 [ %.529.3.i.i.i290, %B478.i.i.i272 ], [ %.522421423.unr.i.i.i269, %B478.preheader32.i.i.i270 ]
  %sunkaddr196 = inttoptr i64 %.391.i.i.i217 to ptr
  %sunkaddr197 = getelementptr i8, ptr %sunkaddr196, i64 %.522421423.i.i.i273
  %.580.i.i.i276 = load i8, ptr %sunkaddr197, align 1, !noalias !126
  %scevgep42.i.i.i277 = getelementptr i8, ptr %scevgep38.i.i.i271, i64 %.522421423.i.i.i273
  %scevgep43.i.i.i278 = getelementptr i8, ptr %scevgep42.i.i.i277, i64 -3
  store i8 %.580.i.i.i276, ptr %scevgep43.i.i.i278, align 1, !noalias !126
  %sunkaddr198 = inttoptr i64 %.391.i.i.i217 to ptr
  %sunkaddr199 = getelementptr i8, ptr %sunkaddr198, i64 %.522421423.i.i.i273
  %sunkaddr200 = getelementptr i8, ptr %sunkaddr199, i64 1
  %.580.1.i.i.i282 = load i8, ptr %sunkaddr200, align 1, !noalias !126
  %scevgep45.i.i.i283 = getelementptr i8, ptr %scevgep42.i.i.i277, i64 -2
  store i8 %.580.1.i.i.i282, ptr %scevgep45.i.i.i283, align 1, !noalias !126
  %sunkaddr201 = inttoptr i64 %.391.i.i.i217 to ptr
  %sunkaddr202 = getelementptr i8, ptr %sunkaddr201, i64 %.522421423.i.i.i273
  %sunkaddr203 = getelementptr i8, ptr %sunkaddr202, i64 2
  %.580.2.i.i.i287 = load i8, ptr %sunkaddr203, align 1, !noalias !126
  %scevgep20 = getelementptr i8, ptr %scevgep38.i.i.i271, i64 %.522421423.i.i.i273
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 -1
  store i8 %.580.2.i.i.i287, ptr %scevgep21, align 1, !noalias !126
  %.529.3.i.i.i290 = add nuw nsw i64 %.522421423.i.i.i273, 4
  %sunkaddr204 = inttoptr i64 %.391.i.i.i217 to ptr
  %sunkaddr205 = getelementptr i8, ptr %sunkaddr204, i64 %.522421423.i.i.i273
  %sunkaddr206 = getelementptr i8, ptr %sunkaddr205, i64 3
  %.580.3.i.i.i294 = load i8, ptr %sunkaddr206, align 1, !noalias !126
  store i8 %.580.3.i.i.i294, ptr %scevgep42.i.i.i277, align 1, !noalias !126
  %exitcond.not.3.i.i.i295 = icmp eq i64 %.436.i.i.i219, %.529.3.i.i.i290
  br i1 %exitcond.not.3.i.i.i295, label %B504.i.i.i296, label %B478.i.i.i272, !llvm.loop !64

B504.i.i.i296:                                    ; preds = %B478.prol.loopexit.i.i.i268, %vec.epilog.middle.block.i.i.i252, %middle.block.i.i.i240, %B222.endif.endif.endif.i.i.i207, %B478.i.i.i272
  %exitcond454.not.i.i.i297 = icmp eq i64 %.258.i.i.i209, %.165.i.i.i202
  br i1 %exitcond454.not.i.i.i297, label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i298, label %B222.endif.endif.endif.i.i.i207

B222.endif.endif.endif.i.i.i207:                  ; preds = %B504.i.i.i296, %B222.endif.endif.endif.i.preheader.i.i204
  %.251428441.i.i.i208 = phi i64 [ %.258.i.i.i209, %B504.i.i.i296 ], [ 0, %B222.endif.endif.endif.i.preheader.i.i204 ]
  %60 = inttoptr i64 %.52.i.i.i206 to ptr
  %.258.i.i.i209 = add nuw nsw i64 %.251428441.i.i.i208, 1
  %.308.i.i.i210 = getelementptr [24 x i8], ptr %60, i64 %.251428441.i.i.i208
  %sunkaddr207 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340.i.i.i212 = load i64, ptr %sunkaddr207, align 8, !noalias !126
  %.342.i.i.i213 = add nsw i64 %.340.i.i.i212, %.130.i.i.i200
  %.345.i.i.i214 = load i64, ptr %.308.i.i.i210, align 8, !noalias !126
  %.346.i.i.i215 = add nsw i64 %.342.i.i.i213, %.345.i.i.i214
  %.389.i.i.i216 = getelementptr inbounds nuw i8, ptr %.308.i.i.i210, i64 8
  %.391.i.i.i217 = load i64, ptr %.389.i.i.i216, align 8, !noalias !126
  %.434.i.i.i218 = getelementptr inbounds nuw i8, ptr %.308.i.i.i210, i64 16
  %.436.i.i.i219 = load i64, ptr %.434.i.i.i218, align 8, !noalias !126
  %.516422.not.i.i.i220 = icmp slt i64 %.436.i.i.i219, 1
  br i1 %.516422.not.i.i.i220, label %B504.i.i.i296, label %iter.check.i.i.i221

iter.check.i.i.i221:                              ; preds = %B222.endif.endif.endif.i.i.i207
  %min.iters.check.i.i.i222 = icmp samesign ult i64 %.436.i.i.i219, 4
  %61 = sub i64 %.346.i.i.i215, %.391.i.i.i217
  %diff.check.i.i.i223 = icmp ult i64 %61, 32
  %or.cond.i.i.i224 = select i1 %min.iters.check.i.i.i222, i1 true, i1 %diff.check.i.i.i223
  br i1 %or.cond.i.i.i224, label %B478.preheader.i.i.i254, label %vector.main.loop.iter.check.i.i.i225

vector.main.loop.iter.check.i.i.i225:             ; preds = %iter.check.i.i.i221
  %min.iters.check24.i.i.i226 = icmp samesign ult i64 %.436.i.i.i219, 32
  br i1 %min.iters.check24.i.i.i226, label %vector.main.loop.iter.check.i.i.i225.vec.epilog.ph.i.i.i244_crit_edge, label %vector.ph.i.i.i227

vector.main.loop.iter.check.i.i.i225.vec.epilog.ph.i.i.i244_crit_edge: ; preds = %vector.main.loop.iter.check.i.i.i225
  %.pre16 = inttoptr i64 %.391.i.i.i217 to ptr
  %.pre17 = inttoptr i64 %.346.i.i.i215 to ptr
  br label %vec.epilog.ph.i.i.i244

vector.ph.i.i.i227:                               ; preds = %vector.main.loop.iter.check.i.i.i225
  %const_mat40 = add i64 %const, -32
  %n.vec.i.i.i228 = and i64 %.436.i.i.i219, %const_mat40
  br label %vector.body.i.i.i230

vector.body.i.i.i230:                             ; preds = %vector.body.i.i.i230, %vector.ph.i.i.i227
  %index.i.i.i231 = phi i64 [ 0, %vector.ph.i.i.i227 ], [ %index.next.i.i.i239, %vector.body.i.i.i230 ]
  %62 = inttoptr i64 %.346.i.i.i215 to ptr
  %63 = inttoptr i64 %.391.i.i.i217 to ptr
  %sunkaddr66.i.i.i232 = getelementptr i8, ptr %63, i64 %index.i.i.i231
  %wide.load.i.i.i233 = load <16 x i8>, ptr %sunkaddr66.i.i.i232, align 1, !noalias !126
  %sunkaddr69.i.i.i234 = getelementptr i8, ptr %sunkaddr66.i.i.i232, i64 16
  %wide.load25.i.i.i235 = load <16 x i8>, ptr %sunkaddr69.i.i.i234, align 1, !noalias !126
  %scevgep = getelementptr i8, ptr %62, i64 %index.i.i.i231
  %scevgep1021 = getelementptr i8, ptr %scevgep, i64 16
  store <16 x i8> %wide.load.i.i.i233, ptr %scevgep, align 1, !noalias !126
  store <16 x i8> %wide.load25.i.i.i235, ptr %scevgep1021, align 1, !noalias !126
  %index.next.i.i.i239 = add nuw nsw i64 %index.i.i.i231, 32
  %64 = icmp eq i64 %n.vec.i.i.i228, %index.next.i.i.i239
  br i1 %64, label %middle.block.i.i.i240, label %vector.body.i.i.i230, !llvm.loop !66

middle.block.i.i.i240:                            ; preds = %vector.body.i.i.i230
  %cmp.n.i.i.i241 = icmp eq i64 %.436.i.i.i219, %n.vec.i.i.i228
  br i1 %cmp.n.i.i.i241, label %B504.i.i.i296, label %vec.epilog.iter.check.i.i.i242

vec.epilog.iter.check.i.i.i242:                   ; preds = %middle.block.i.i.i240
  %65 = inttoptr i64 %.346.i.i.i215 to ptr
  %66 = inttoptr i64 %.391.i.i.i217 to ptr
  %67 = and i64 %.436.i.i.i219, 28
  %min.epilog.iters.check.i.i.i243 = icmp eq i64 %67, 0
  br i1 %min.epilog.iters.check.i.i.i243, label %B478.preheader.i.i.i254, label %vec.epilog.ph.i.i.i244, !prof !68

vec.epilog.ph.i.i.i244:                           ; preds = %vec.epilog.iter.check.i.i.i242, %vector.main.loop.iter.check.i.i.i225.vec.epilog.ph.i.i.i244_crit_edge
  %.pre-phi.pre-phi = phi ptr [ %.pre17, %vector.main.loop.iter.check.i.i.i225.vec.epilog.ph.i.i.i244_crit_edge ], [ %65, %vec.epilog.iter.check.i.i.i242 ]
  %.pre-phi.i.pre-phi.i245.pre-phi.pre-phi = phi ptr [ %.pre16, %vector.main.loop.iter.check.i.i.i225.vec.epilog.ph.i.i.i244_crit_edge ], [ %66, %vec.epilog.iter.check.i.i.i242 ]
  %vec.epilog.resume.val.i.i.i246 = phi i64 [ 0, %vector.main.loop.iter.check.i.i.i225.vec.epilog.ph.i.i.i244_crit_edge ], [ %n.vec.i.i.i228, %vec.epilog.iter.check.i.i.i242 ]
  %const_mat42 = add i64 %const, -4
  %n.vec27.i.i.i247 = and i64 %.436.i.i.i219, %const_mat42
  br label %vec.epilog.vector.body.i.i.i248

vec.epilog.vector.body.i.i.i248:                  ; preds = %vec.epilog.vector.body.i.i.i248, %vec.epilog.ph.i.i.i244
  %index28.i.i.i249 = phi i64 [ %vec.epilog.resume.val.i.i.i246, %vec.epilog.ph.i.i.i244 ], [ %index.next30.i.i.i251, %vec.epilog.vector.body.i.i.i248 ]
  %68 = getelementptr i8, ptr %.pre-phi.i.pre-phi.i245.pre-phi.pre-phi, i64 %index28.i.i.i249
  %wide.load29.i.i.i250 = load <4 x i8>, ptr %68, align 1, !noalias !126
  %69 = getelementptr i8, ptr %.pre-phi.pre-phi, i64 %index28.i.i.i249
  store <4 x i8> %wide.load29.i.i.i250, ptr %69, align 1, !noalias !126
  %index.next30.i.i.i251 = add nuw i64 %index28.i.i.i249, 4
  %70 = icmp eq i64 %n.vec27.i.i.i247, %index.next30.i.i.i251
  br i1 %70, label %vec.epilog.middle.block.i.i.i252, label %vec.epilog.vector.body.i.i.i248, !llvm.loop !69

vec.epilog.middle.block.i.i.i252:                 ; preds = %vec.epilog.vector.body.i.i.i248
  %cmp.n31.i.i.i253 = icmp eq i64 %.436.i.i.i219, %n.vec27.i.i.i247
  br i1 %cmp.n31.i.i.i253, label %B504.i.i.i296, label %B478.preheader.i.i.i254

B478.preheader.i.i.i254:                          ; preds = %vec.epilog.middle.block.i.i.i252, %vec.epilog.iter.check.i.i.i242, %iter.check.i.i.i221
  %.522421423.ph.i.i.i255 = phi i64 [ 0, %iter.check.i.i.i221 ], [ %n.vec.i.i.i228, %vec.epilog.iter.check.i.i.i242 ], [ %n.vec27.i.i.i247, %vec.epilog.middle.block.i.i.i252 ]
  %xtraiter.i.i.i256 = and i64 %.436.i.i.i219, 3
  %lcmp.mod.not.i.i.i257 = icmp eq i64 %xtraiter.i.i.i256, 0
  br i1 %lcmp.mod.not.i.i.i257, label %B478.prol.loopexit.i.i.i268, label %B478.prol.i.i.i259.preheader

B478.prol.i.i.i259.preheader:                     ; preds = %B478.preheader.i.i.i254
  br label %B478.prol.i.i.i259

B478.prol.i.i.i259:                               ; preds = %B478.prol.i.i.i259, %B478.prol.i.i.i259.preheader
  %lsr.iv.i.i.i260 = phi i64 [ %lsr.iv.next.i.i.i266, %B478.prol.i.i.i259 ], [ %xtraiter.i.i.i256, %B478.prol.i.i.i259.preheader ]
  %.522421423.prol.i.i.i261 = phi i64 [ %.529.prol.i.i.i262, %B478.prol.i.i.i259 ], [ %.522421423.ph.i.i.i255, %B478.prol.i.i.i259.preheader ]
  %71 = inttoptr i64 %.391.i.i.i217 to ptr
  %72 = inttoptr i64 %.346.i.i.i215 to ptr
  %.529.prol.i.i.i262 = add nuw nsw i64 %.522421423.prol.i.i.i261, 1
  %.579.prol.i.i.i263 = getelementptr i8, ptr %71, i64 %.522421423.prol.i.i.i261
  %.580.prol.i.i.i264 = load i8, ptr %.579.prol.i.i.i263, align 1, !noalias !126
  %.606.prol.i.i.i265 = getelementptr i8, ptr %72, i64 %.522421423.prol.i.i.i261
  store i8 %.580.prol.i.i.i264, ptr %.606.prol.i.i.i265, align 1, !noalias !126
  %lsr.iv.next.i.i.i266 = add nsw i64 %lsr.iv.i.i.i260, -1
  %prol.iter.cmp.not.i.i.i267 = icmp eq i64 %lsr.iv.next.i.i.i266, 0
  br i1 %prol.iter.cmp.not.i.i.i267, label %B478.prol.loopexit.i.i.i268, label %B478.prol.i.i.i259, !llvm.loop !70

B478.prol.loopexit.i.i.i268:                      ; preds = %B478.prol.i.i.i259, %B478.preheader.i.i.i254
  %.522421423.unr.i.i.i269 = phi i64 [ %.522421423.ph.i.i.i255, %B478.preheader.i.i.i254 ], [ %.529.prol.i.i.i262, %B478.prol.i.i.i259 ]
  %73 = sub nsw i64 %.522421423.ph.i.i.i255, %.436.i.i.i219
  %74 = icmp ugt i64 %73, -4
  br i1 %74, label %B504.i.i.i296, label %B478.preheader32.i.i.i270

B478.preheader32.i.i.i270:                        ; preds = %B478.prol.loopexit.i.i.i268
  %75 = inttoptr i64 %.346.i.i.i215 to ptr
  %scevgep38.i.i.i271 = getelementptr i8, ptr %75, i64 3
  br label %B478.i.i.i272

_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i298: ; preds = %B504.i.i.i296
  %sunkaddr208 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.672.i.i.pre.i300 = load i64, ptr %sunkaddr208, align 8, !noalias !126
  %.pre11 = inttoptr i64 %.672.i.i.pre.i300 to ptr
  br label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i302

_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i302: ; preds = %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i298, %B228.i.i197
  %.673.i.i.pre-phi.i303.pre-phi.pre-phi = phi ptr [ %.pre11, %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit.i298 ], [ %59, %B228.i.i197 ]
  %.734.i.i.i304 = getelementptr [192 x i8], ptr %.673.i.i.pre-phi.i303.pre-phi.pre-phi, i64 %.10.i.i42
  %.740.i.i.i305 = getelementptr inbounds nuw i8, ptr %.734.i.i.i304, i64 40
  store i32 1, ptr %.740.i.i.i305, align 4, !noalias !126
  br label %B260.i.i65

B260.i.i65:                                       ; preds = %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.i302, %B462.endif.i51
  %76 = inttoptr i64 %.55.i.i57 to ptr
  %.270.i.i67 = getelementptr [16 x i8], ptr %76, i64 %.1406
  %.271.i.i68 = getelementptr inbounds nuw i8, ptr %.270.i.i67, i64 12
  store i32 0, ptr %.271.i.i68, align 4, !noalias !123
  %.275.i.i69 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 16
  %.277.i.i70 = load i32, ptr %.275.i.i69, align 4, !noalias !123
  %.278.i.i71 = icmp eq i32 %.277.i.i70, 0
  br i1 %.278.i.i71, label %B328.i.i195, label %B344.i.i72

B328.i.i195:                                      ; preds = %B260.i.i65
  %sunkaddr209 = getelementptr inbounds i8, ptr %.199.i4.i61, i64 16
  store i32 %number.1.2.0, ptr %sunkaddr209, align 4, !noalias !123
  br label %B380.i.i78

B344.i.i72:                                       ; preds = %B260.i.i65
  %77 = inttoptr i64 %.55.i.i57 to ptr
  %.292.i.i73 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 20
  %.294.i.i74 = load i32, ptr %.292.i.i73, align 4, !noalias !123
  %.296.i.i75 = zext i32 %.294.i.i74 to i64
  %.321.i.i76 = getelementptr [16 x i8], ptr %77, i64 %.296.i.i75
  %.328.i.i77 = getelementptr inbounds nuw i8, ptr %.321.i.i76, i64 12
  store i32 %number.1.2.0, ptr %.328.i.i77, align 4, !noalias !123
  br label %B380.i.i78

B380.i.i78:                                       ; preds = %B344.i.i72, %B328.i.i195
  %.334.i.i79 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 20
  store i32 %number.1.2.0, ptr %.334.i.i79, align 4, !noalias !123
  %.338.i.i80 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 24
  %.340.i.i81 = load i32, ptr %.338.i.i80, align 4, !noalias !123
  %.344.i.i82 = add i32 %.340.i.i81, 1
  store i32 %.344.i.i82, ptr %.338.i.i80, align 4, !noalias !123
  %.354.i.i83 = zext i32 %.344.i.i82 to i64
  %.363.i.i84 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 36
  %.365.i.i85 = load i32, ptr %.363.i.i84, align 4, !noalias !123
  %.366.i.i86 = icmp ugt i32 %.344.i.i82, %.365.i.i85
  br i1 %.366.i.i86, label %B524.i.i182, label %B740.i.i87

B524.i.i182:                                      ; preds = %B380.i.i78
  %sunkaddr210 = getelementptr inbounds i8, ptr %.199.i4.i61, i64 36
  store i32 %.344.i.i82, ptr %sunkaddr210, align 4, !noalias !123
  %sunkaddr211 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.407.i.i185 = load i64, ptr %sunkaddr211, align 8, !noalias !123
  %.409.i.i186 = icmp slt i64 %.407.i.i185, %.354.i.i83
  br i1 %.409.i.i186, label %B582.i.i187, label %B740.i.i87

B582.i.i187:                                      ; preds = %B524.i.i182
  %sunkaddr212 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  %.442.i.i189 = load i64, ptr %sunkaddr212, align 8, !noalias !123
  %.443.i.i190 = icmp eq i64 %.442.i.i189, 0
  %.479.i.i191 = icmp slt i64 %.7.i.i41, %.442.i.i189
  %or.cond.i.i192 = or i1 %.443.i.i190, %.479.i.i191
  br i1 %or.cond.i.i192, label %B682.i.i193, label %B740.i.i87

B682.i.i193:                                      ; preds = %B582.i.i187
  %sunkaddr213 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  store i64 %.7.i.i41, ptr %sunkaddr213, align 8, !noalias !123
  br label %B740.i.i87

B740.i.i87:                                       ; preds = %B682.i.i193, %B582.i.i187, %B524.i.i182, %B380.i.i78
  %sunkaddr214 = getelementptr inbounds i8, ptr %arg.m.4, i64 208
  %.547.i.i89 = load i64, ptr %sunkaddr214, align 8, !noalias !123
  %.549.i.i90 = icmp slt i64 %.547.i.i89, %.354.i.i83
  br i1 %.549.i.i90, label %B774.i.i173, label %B860.i.i91

B774.i.i173:                                      ; preds = %B740.i.i87
  %.554.i.i174 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 112
  %.556.i.i175 = load i64, ptr %.554.i.i174, align 8, !noalias !123
  %.557.i.i176 = add nsw i64 %.556.i.i175, 1
  store i64 %.557.i.i176, ptr %.554.i.i174, align 8, !noalias !123
  %.563.i.i177 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 8
  %.565.i.i178 = load i64, ptr %.563.i.i177, align 8, !noalias !123
  %sunkaddr215 = getelementptr inbounds i8, ptr %arg.m.4, i64 224
  %.597.i.i180 = load i64, ptr %sunkaddr215, align 8, !noalias !123
  %.598.i.i181 = add nsw i64 %.597.i.i180, %.565.i.i178
  store i64 %.598.i.i181, ptr %.563.i.i177, align 8, !noalias !123
  br label %B860.i.i91

B860.i.i91:                                       ; preds = %B774.i.i173, %B740.i.i87
  %.605.i.i92 = getelementptr inbounds nuw i8, ptr %.199.i4.i61, i64 28
  %.607.i.i93 = load i32, ptr %.605.i.i92, align 4, !noalias !123
  %.609.i.i94 = icmp eq i32 %.607.i.i93, 0
  br i1 %.609.i.i94, label %B908.endif.endif.i.i96, label %B462.endif.endif.i95

B908.endif.endif.i.i96:                           ; preds = %B860.i.i91
  %sunkaddr216 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.642.i.i98 = load i64, ptr %sunkaddr216, align 8, !noalias !123
  %sunkaddr217 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.675.i.i100 = load i64, ptr %sunkaddr217, align 8, !noalias !123
  %sunkaddr218 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.709.i.i102 = load i64, ptr %sunkaddr218, align 8, !noalias !123
  %.710.i.i103 = inttoptr i64 %.709.i.i102 to ptr
  %.676.i.i104 = mul nsw i64 %.675.i.i100, %.10.i.i42
  %.677.i.i105 = add nsw i64 %.676.i.i104, %.642.i.i98
  %.772.i.i106 = getelementptr [32 x i8], ptr %.710.i.i103, i64 %.1406
  %.778.i.i107 = getelementptr inbounds nuw i8, ptr %.772.i.i106, i64 12
  %.780.i.i108 = load i32, ptr %.778.i.i107, align 4, !noalias !123
  %promoted219 = zext i32 %.780.i.i108 to i64
  %78 = and i64 %promoted219, 4294967168
  %.786.i.i110 = add nsw i64 %.677.i.i105, %78
  %.787.i.i111 = inttoptr i64 %.786.i.i110 to ptr
  tail call void @llvm.prefetch.p0(ptr %.787.i.i111, i32 0, i32 3, i32 1), !noalias !123
  %.793.i.i112 = load i64, ptr %.199.i4.i61, align 8, !noalias !123
  %sunkaddr220 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.827.i.i114 = load i64, ptr %sunkaddr220, align 8, !noalias !123
  %.13.i.i.i115 = tail call i64 @llvm.smax.i64(i64 %.827.i.i114, i64 %.793.i.i112)
  %sunkaddr221 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i.i117 = load i64, ptr %sunkaddr221, align 8, !noalias !129
  %.56.i.i.i118 = inttoptr i64 %.55.i.i.i117 to ptr
  %.127.i23.i.i119 = getelementptr [192 x i8], ptr %.56.i.i.i118, i64 %.10.i.i42
  %.128.i.i.i120 = getelementptr inbounds nuw i8, ptr %.127.i23.i.i119, i64 28
  store i32 1, ptr %.128.i.i.i120, align 4, !noalias !129
  %.162.i.i.i121 = load i64, ptr %sunkaddr220, align 8, !noalias !129
  %.164.i.i.i122 = sub nsw i64 %.13.i.i.i115, %.162.i.i.i121
  %.165.i24.i.i123 = icmp slt i64 %.164.i.i.i122, 2048
  br i1 %.165.i24.i.i123, label %B188.endif.endif.endif.i.i.i133, label %B888.endif.i.i.i124

B188.endif.endif.endif.i.i.i133:                  ; preds = %B908.endif.endif.i.i96
  %.173.i.i.i134 = and i64 %.13.i.i.i115, 2047
  %sunkaddr222 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.205.i.i.i136 = load i64, ptr %sunkaddr222, align 8, !noalias !129
  %.206.i.i.i137 = inttoptr i64 %.205.i.i.i136 to ptr
  %sunkaddr223 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.273.i.i.i139 = load i64, ptr %sunkaddr223, align 8, !noalias !129
  %.274.i.i.i140 = inttoptr i64 %.273.i.i.i139 to ptr
  %.311.i.i.i141 = lshr i64 %.10.i.i42, 6
  %sunkaddr224 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.343.i.i.i143 = load i64, ptr %sunkaddr224, align 8, !noalias !129
  %.344.i.i.i144 = mul i64 %.343.i.i.i143, %.173.i.i.i134
  %79 = getelementptr i64, ptr %.206.i.i.i137, i64 %.344.i.i.i144
  %.370.i.i.i145 = getelementptr i64, ptr %79, i64 %.311.i.i.i141
  %.371.i.i.i146 = load i64, ptr %.370.i.i.i145, align 8, !noalias !129
  %.375.i.i.i147 = and i64 %.10.i.i42, 63
  %.376.i.i.i148 = shl nuw i64 1, %.375.i.i.i147
  %.377.i.i.i149 = or i64 %.371.i.i.i146, %.376.i.i.i148
  store i64 %.377.i.i.i149, ptr %.370.i.i.i145, align 8, !noalias !129
  %sunkaddr225 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.438.i.i.i151 = load i64, ptr %sunkaddr225, align 8, !noalias !129
  %.439.i.i.i152 = mul i64 %.438.i.i.i151, %.173.i.i.i134
  %.440.i.i.i153 = lshr i64 %.10.i.i42, 12
  %80 = getelementptr i64, ptr %.274.i.i.i140, i64 %.439.i.i.i152
  %.466.i.i.i154 = getelementptr i64, ptr %80, i64 %.440.i.i.i153
  %.467.i.i.i155 = load i64, ptr %.466.i.i.i154, align 8, !noalias !129
  %.468.i.i.i156 = and i64 %.311.i.i.i141, 63
  %.469.i.i.i157 = shl nuw i64 1, %.468.i.i.i156
  %.470.i.i.i158 = or i64 %.467.i.i.i155, %.469.i.i.i157
  store i64 %.470.i.i.i158, ptr %.466.i.i.i154, align 8, !noalias !129
  %sunkaddr226 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i.i160 = load i64, ptr %sunkaddr226, align 8, !noalias !132
  %.52.i.i.i.i161 = inttoptr i64 %.51.i.i.i.i160 to ptr
  %.17.i.i.i.i162 = lshr i64 %.13.i.i.i115, 6
  %.91.i.i.i.i163 = and i64 %.17.i.i.i.i162, 31
  %.116.i.i.i.i164 = getelementptr i64, ptr %.52.i.i.i.i161, i64 %.91.i.i.i.i163
  %.117.i.i.i.i165 = load i64, ptr %.116.i.i.i.i164, align 8, !noalias !132
  %.118.i.i.i.i166 = and i64 %.13.i.i.i115, 63
  %.119.i.i.i.i167 = shl nuw i64 1, %.118.i.i.i.i166
  %.120.i.i.i.i168 = or i64 %.117.i.i.i.i165, %.119.i.i.i.i167
  store i64 %.120.i.i.i.i168, ptr %.116.i.i.i.i164, align 8, !noalias !132
  %.174.i.i.i.i169 = getelementptr i8, ptr %.52.i.i.i.i161, i64 256
  %.175.i.i.i.i170 = load i64, ptr %.174.i.i.i.i169, align 8, !noalias !132
  %.177.i.i.i.i171 = shl nuw nsw i64 1, %.91.i.i.i.i163
  %.178.i.i.i.i172 = or i64 %.175.i.i.i.i170, %.177.i.i.i.i171
  store i64 %.178.i.i.i.i172, ptr %.174.i.i.i.i169, align 8, !noalias !132
  br label %B462.endif.endif.i95

B888.endif.i.i.i124:                              ; preds = %B908.endif.endif.i.i96
  %.566.i.i.i125 = getelementptr inbounds nuw i8, ptr %.127.i23.i.i119, i64 128
  store i64 %.13.i.i.i115, ptr %.566.i.i.i125, align 8, !noalias !129
  %sunkaddr227 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.600.i.i.i127 = load i64, ptr %sunkaddr227, align 8, !noalias !129
  %.601.i.i.i128 = trunc i64 %.600.i.i.i127 to i32
  %.634.i.i.i129 = getelementptr inbounds nuw i8, ptr %.127.i23.i.i119, i64 160
  store i32 %.601.i.i.i128, ptr %.634.i.i.i129, align 8, !noalias !129
  store i64 %.7.i.i41, ptr %sunkaddr227, align 8, !noalias !129
  %sunkaddr228 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.704.i.i.i131 = load i64, ptr %sunkaddr228, align 8, !noalias !129
  %.13.i.i.i.i132 = tail call i64 @llvm.smin.i64(i64 %.13.i.i.i115, i64 %.704.i.i.i131)
  store i64 %.13.i.i.i.i132, ptr %sunkaddr228, align 8, !noalias !129
  br label %B462.endif.endif.i95

B462.endif.endif.i95:                             ; preds = %B888.endif.i.i.i124, %B188.endif.endif.endif.i.i.i133, %B860.i.i91
  br label %B1806.endif

B540.endif.i22:                                   ; preds = %B368.i21
  %81 = inttoptr i64 %.417 to ptr
  store i64 %.235.i14, ptr %.155.i9, align 8, !noalias !105
  %.361.i23 = trunc nuw nsw i64 %.53.i4 to i32
  %.362.i24 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 16
  store i32 %.361.i23, ptr %.362.i24, align 8, !noalias !105
  %.462.i25 = trunc i64 %written.1.6.0 to i32
  %.464.i26 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 12
  store i32 %.462.i25, ptr %.464.i26, align 4, !noalias !105
  %.494.i27 = getelementptr [16 x i8], ptr %81, i64 %written.1.6.0
  %.8.i.i28 = getelementptr inbounds nuw i8, ptr %.494.i27, i64 12
  store i32 %number.1.2.0, ptr %.8.i.i28, align 4, !noalias !135
  %.11.i.i29 = getelementptr inbounds nuw i8, ptr %.155.i9, i64 8
  %.13.i.i30 = load i32, ptr %.11.i.i29, align 8, !noalias !135
  %.8.i.i.i31 = icmp eq i64 %.1441, %const
  %sh.diff.i.i32 = lshr i64 %.1441, 61
  %tr.sh.diff.i.i33 = trunc nuw nsw i64 %sh.diff.i.i32 to i32
  %82 = and i32 %tr.sh.diff.i.i33, 4
  %.44.i.i34 = select i1 %.8.i.i.i31, i32 8, i32 %82
  %.46.i.i35 = add i32 %.13.i.i30, %.44.i.i34
  %.48.i6.i36 = getelementptr inbounds nuw i8, ptr %.494.i27, i64 8
  store i32 %.46.i.i35, ptr %.48.i6.i36, align 4, !noalias !135
  %.51.i7.i37 = shl i64 %.1441, 1
  store i64 %.51.i7.i37, ptr %.494.i27, align 8, !noalias !135
  %.534.i38 = add i64 %written.1.6.0, 1
  br label %B1806.endif

B836.endif.i618:                                  ; preds = %B764.i455
  %83 = trunc i64 %.712.i463 to i32
  %sunkaddr229 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.51.i18.i622 = load i64, ptr %sunkaddr229, align 8, !noalias !138
  %.52.i.i623 = inttoptr i64 %.51.i18.i622 to ptr
  %.115.i.i625 = getelementptr [32 x i8], ptr %.52.i.i623, i64 %.1406
  %.142.unpack.i.i626 = load i8, ptr %.115.i.i625, align 1, !noalias !138
  %.142.elt113.i.i627 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 1
  %.142.unpack114.i.i628 = load i8, ptr %.142.elt113.i.i627, align 1, !noalias !138
  %.142.elt115.i.i629 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 2
  %.142.unpack116.i.i630 = load i8, ptr %.142.elt115.i.i629, align 1, !noalias !138
  %.142.elt117.i.i631 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 3
  %.142.unpack118.i.i632 = load i8, ptr %.142.elt117.i.i631, align 1, !noalias !138
  %.142.elt119.i.i633 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 4
  %.142.unpack120.i.i634 = load i8, ptr %.142.elt119.i.i633, align 1, !noalias !138
  %.142.elt121.i.i635 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 5
  %.142.unpack122.i.i636 = load i8, ptr %.142.elt121.i.i635, align 1, !noalias !138
  %.142.elt123.i.i637 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 6
  %.142.unpack124.i.i638 = load i8, ptr %.142.elt123.i.i637, align 1, !noalias !138
  %.142.elt125.i.i639 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 7
  %.142.unpack126.i.i640 = load i8, ptr %.142.elt125.i.i639, align 1, !noalias !138
  %.142.elt127.i.i641 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 8
  %.142.unpack128.i.i642 = load i8, ptr %.142.elt127.i.i641, align 1, !noalias !138
  %.142.elt129.i.i643 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 9
  %.142.unpack130.i.i644 = load i8, ptr %.142.elt129.i.i643, align 1, !noalias !138
  %.142.elt131.i.i645 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 10
  %.142.unpack132.i.i646 = load i8, ptr %.142.elt131.i.i645, align 1, !noalias !138
  %.142.elt133.i.i647 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 11
  %.142.unpack134.i.i648 = load i8, ptr %.142.elt133.i.i647, align 1, !noalias !138
  %.142.elt135.i.i649 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 12
  %.142.unpack136.i.i650 = load i8, ptr %.142.elt135.i.i649, align 1, !noalias !138
  %.142.elt137.i.i651 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 13
  %.142.unpack138.i.i652 = load i8, ptr %.142.elt137.i.i651, align 1, !noalias !138
  %.142.elt139.i.i653 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 14
  %.142.unpack140.i.i654 = load i8, ptr %.142.elt139.i.i653, align 1, !noalias !138
  %.142.elt141.i.i655 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 15
  %.142.unpack142.i.i656 = load i8, ptr %.142.elt141.i.i655, align 1, !noalias !138
  %.142.elt143.i.i657 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 16
  %.142.unpack144.i.i658 = load i8, ptr %.142.elt143.i.i657, align 1, !noalias !138
  %.142.elt145.i.i659 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 17
  %.142.unpack146.i.i660 = load i8, ptr %.142.elt145.i.i659, align 1, !noalias !138
  %.142.elt147.i.i661 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 18
  %.142.unpack148.i.i662 = load i8, ptr %.142.elt147.i.i661, align 1, !noalias !138
  %.142.elt149.i.i663 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 19
  %.142.unpack150.i.i664 = load i8, ptr %.142.elt149.i.i663, align 1, !noalias !138
  %.142.elt151.i.i665 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 20
  %.142.unpack152.i.i666 = load i8, ptr %.142.elt151.i.i665, align 1, !noalias !138
  %.142.elt153.i.i667 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 21
  %.142.unpack154.i.i668 = load i8, ptr %.142.elt153.i.i667, align 1, !noalias !138
  %.142.elt155.i.i669 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 22
  %.142.unpack156.i.i670 = load i8, ptr %.142.elt155.i.i669, align 1, !noalias !138
  %.142.elt157.i.i671 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 23
  %.142.unpack158.i.i672 = load i8, ptr %.142.elt157.i.i671, align 1, !noalias !138
  %.142.elt159.i.i673 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 24
  %.142.unpack160.i.i674 = load i8, ptr %.142.elt159.i.i673, align 1, !noalias !138
  %.142.elt161.i.i675 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 25
  %.142.unpack162.i.i676 = load i8, ptr %.142.elt161.i.i675, align 1, !noalias !138
  %.142.elt163.i.i677 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 26
  %.142.unpack164.i.i678 = load i8, ptr %.142.elt163.i.i677, align 1, !noalias !138
  %.142.elt165.i.i679 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 27
  %.142.unpack166.i.i680 = load i8, ptr %.142.elt165.i.i679, align 1, !noalias !138
  %.142.elt167.i.i681 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 28
  %.142.unpack168.i.i682 = load i8, ptr %.142.elt167.i.i681, align 1, !noalias !138
  %.142.elt169.i.i683 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 29
  %.142.unpack170.i.i684 = load i8, ptr %.142.elt169.i.i683, align 1, !noalias !138
  %.142.elt171.i.i685 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 30
  %.142.unpack172.i.i686 = load i8, ptr %.142.elt171.i.i685, align 1, !noalias !138
  %.142.elt173.i.i687 = getelementptr inbounds nuw i8, ptr %.115.i.i625, i64 31
  %.142.unpack174.i.i688 = load i8, ptr %.142.elt173.i.i687, align 1, !noalias !138
  store i8 %.142.unpack.i.i626, ptr %.52.i.i623, align 1, !noalias !138
  %.67.fca.4.load.repack176.i.i689 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 1
  store i8 %.142.unpack114.i.i628, ptr %.67.fca.4.load.repack176.i.i689, align 1, !noalias !138
  %.67.fca.4.load.repack178.i.i690 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 2
  store i8 %.142.unpack116.i.i630, ptr %.67.fca.4.load.repack178.i.i690, align 1, !noalias !138
  %.67.fca.4.load.repack180.i.i691 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 3
  store i8 %.142.unpack118.i.i632, ptr %.67.fca.4.load.repack180.i.i691, align 1, !noalias !138
  %.67.fca.4.load.repack182.i.i692 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 4
  store i8 %.142.unpack120.i.i634, ptr %.67.fca.4.load.repack182.i.i692, align 1, !noalias !138
  %.67.fca.4.load.repack184.i.i693 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 5
  store i8 %.142.unpack122.i.i636, ptr %.67.fca.4.load.repack184.i.i693, align 1, !noalias !138
  %.67.fca.4.load.repack186.i.i694 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 6
  store i8 %.142.unpack124.i.i638, ptr %.67.fca.4.load.repack186.i.i694, align 1, !noalias !138
  %.67.fca.4.load.repack188.i.i695 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 7
  store i8 %.142.unpack126.i.i640, ptr %.67.fca.4.load.repack188.i.i695, align 1, !noalias !138
  %.67.fca.4.load.repack190.i.i696 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 8
  store i8 %.142.unpack128.i.i642, ptr %.67.fca.4.load.repack190.i.i696, align 1, !noalias !138
  %.67.fca.4.load.repack192.i.i697 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 9
  store i8 %.142.unpack130.i.i644, ptr %.67.fca.4.load.repack192.i.i697, align 1, !noalias !138
  %.67.fca.4.load.repack194.i.i698 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 10
  store i8 %.142.unpack132.i.i646, ptr %.67.fca.4.load.repack194.i.i698, align 1, !noalias !138
  %.67.fca.4.load.repack196.i.i699 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 11
  store i8 %.142.unpack134.i.i648, ptr %.67.fca.4.load.repack196.i.i699, align 1, !noalias !138
  %.67.fca.4.load.repack198.i.i700 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 12
  store i8 %.142.unpack136.i.i650, ptr %.67.fca.4.load.repack198.i.i700, align 1, !noalias !138
  %.67.fca.4.load.repack200.i.i701 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 13
  store i8 %.142.unpack138.i.i652, ptr %.67.fca.4.load.repack200.i.i701, align 1, !noalias !138
  %.67.fca.4.load.repack202.i.i702 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 14
  store i8 %.142.unpack140.i.i654, ptr %.67.fca.4.load.repack202.i.i702, align 1, !noalias !138
  %.67.fca.4.load.repack204.i.i703 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 15
  store i8 %.142.unpack142.i.i656, ptr %.67.fca.4.load.repack204.i.i703, align 1, !noalias !138
  %.67.fca.4.load.repack206.i.i704 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 16
  store i8 %.142.unpack144.i.i658, ptr %.67.fca.4.load.repack206.i.i704, align 1, !noalias !138
  %.67.fca.4.load.repack208.i.i705 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 17
  store i8 %.142.unpack146.i.i660, ptr %.67.fca.4.load.repack208.i.i705, align 1, !noalias !138
  %.67.fca.4.load.repack210.i.i706 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 18
  store i8 %.142.unpack148.i.i662, ptr %.67.fca.4.load.repack210.i.i706, align 1, !noalias !138
  %.67.fca.4.load.repack212.i.i707 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 19
  store i8 %.142.unpack150.i.i664, ptr %.67.fca.4.load.repack212.i.i707, align 1, !noalias !138
  %.67.fca.4.load.repack214.i.i708 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 20
  store i8 %.142.unpack152.i.i666, ptr %.67.fca.4.load.repack214.i.i708, align 1, !noalias !138
  %.67.fca.4.load.repack216.i.i709 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 21
  store i8 %.142.unpack154.i.i668, ptr %.67.fca.4.load.repack216.i.i709, align 1, !noalias !138
  %.67.fca.4.load.repack218.i.i710 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 22
  store i8 %.142.unpack156.i.i670, ptr %.67.fca.4.load.repack218.i.i710, align 1, !noalias !138
  %.67.fca.4.load.repack220.i.i711 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 23
  store i8 %.142.unpack158.i.i672, ptr %.67.fca.4.load.repack220.i.i711, align 1, !noalias !138
  %.67.fca.4.load.repack222.i.i712 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 24
  store i8 %.142.unpack160.i.i674, ptr %.67.fca.4.load.repack222.i.i712, align 1, !noalias !138
  %.67.fca.4.load.repack224.i.i713 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 25
  store i8 %.142.unpack162.i.i676, ptr %.67.fca.4.load.repack224.i.i713, align 1, !noalias !138
  %.67.fca.4.load.repack226.i.i714 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 26
  store i8 %.142.unpack164.i.i678, ptr %.67.fca.4.load.repack226.i.i714, align 1, !noalias !138
  %.67.fca.4.load.repack228.i.i715 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 27
  store i8 %.142.unpack166.i.i680, ptr %.67.fca.4.load.repack228.i.i715, align 1, !noalias !138
  %.67.fca.4.load.repack230.i.i716 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 28
  store i8 %.142.unpack168.i.i682, ptr %.67.fca.4.load.repack230.i.i716, align 1, !noalias !138
  %.67.fca.4.load.repack232.i.i717 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 29
  store i8 %.142.unpack170.i.i684, ptr %.67.fca.4.load.repack232.i.i717, align 1, !noalias !138
  %.67.fca.4.load.repack234.i.i718 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 30
  store i8 %.142.unpack172.i.i686, ptr %.67.fca.4.load.repack234.i.i718, align 1, !noalias !138
  %.67.fca.4.load.repack236.i.i719 = getelementptr inbounds nuw i8, ptr %.52.i.i623, i64 31
  store i8 %.142.unpack174.i.i688, ptr %.67.fca.4.load.repack236.i.i719, align 1, !noalias !138
  %.144.i.i720 = zext i32 %83 to i64
  %.169.i.i721 = getelementptr [32 x i8], ptr %.52.i.i623, i64 %.144.i.i720
  %.196.unpack.i.i722 = load i8, ptr %.169.i.i721, align 1, !noalias !138
  %.196.elt238.i.i723 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 1
  %.196.unpack239.i.i724 = load i8, ptr %.196.elt238.i.i723, align 1, !noalias !138
  %.196.elt240.i.i725 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 2
  %.196.unpack241.i.i726 = load i8, ptr %.196.elt240.i.i725, align 1, !noalias !138
  %.196.elt242.i.i727 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 3
  %.196.unpack243.i.i728 = load i8, ptr %.196.elt242.i.i727, align 1, !noalias !138
  %.196.elt244.i.i729 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 4
  %.196.unpack245.i.i730 = load i8, ptr %.196.elt244.i.i729, align 1, !noalias !138
  %.196.elt246.i.i731 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 5
  %.196.unpack247.i.i732 = load i8, ptr %.196.elt246.i.i731, align 1, !noalias !138
  %.196.elt248.i.i733 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 6
  %.196.unpack249.i.i734 = load i8, ptr %.196.elt248.i.i733, align 1, !noalias !138
  %.196.elt250.i.i735 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 7
  %.196.unpack251.i.i736 = load i8, ptr %.196.elt250.i.i735, align 1, !noalias !138
  %.196.elt252.i.i737 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 8
  %.196.unpack253.i.i738 = load i8, ptr %.196.elt252.i.i737, align 1, !noalias !138
  %.196.elt254.i.i739 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 9
  %.196.unpack255.i.i740 = load i8, ptr %.196.elt254.i.i739, align 1, !noalias !138
  %.196.elt256.i.i741 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 10
  %.196.unpack257.i.i742 = load i8, ptr %.196.elt256.i.i741, align 1, !noalias !138
  %.196.elt258.i.i743 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 11
  %.196.unpack259.i.i744 = load i8, ptr %.196.elt258.i.i743, align 1, !noalias !138
  %.196.elt260.i.i745 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 12
  %.196.unpack261.i.i746 = load i8, ptr %.196.elt260.i.i745, align 1, !noalias !138
  %.196.elt262.i.i747 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 13
  %.196.unpack263.i.i748 = load i8, ptr %.196.elt262.i.i747, align 1, !noalias !138
  %.196.elt264.i.i749 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 14
  %.196.unpack265.i.i750 = load i8, ptr %.196.elt264.i.i749, align 1, !noalias !138
  %.196.elt266.i.i751 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 15
  %.196.unpack267.i.i752 = load i8, ptr %.196.elt266.i.i751, align 1, !noalias !138
  %.196.elt268.i.i753 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 16
  %.196.unpack269.i.i754 = load i8, ptr %.196.elt268.i.i753, align 1, !noalias !138
  %.196.elt270.i.i755 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 17
  %.196.unpack271.i.i756 = load i8, ptr %.196.elt270.i.i755, align 1, !noalias !138
  %.196.elt272.i.i757 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 18
  %.196.unpack273.i.i758 = load i8, ptr %.196.elt272.i.i757, align 1, !noalias !138
  %.196.elt274.i.i759 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 19
  %.196.unpack275.i.i760 = load i8, ptr %.196.elt274.i.i759, align 1, !noalias !138
  %.196.elt276.i.i761 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 20
  %.196.unpack277.i.i762 = load i8, ptr %.196.elt276.i.i761, align 1, !noalias !138
  %.196.elt278.i.i763 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 21
  %.196.unpack279.i.i764 = load i8, ptr %.196.elt278.i.i763, align 1, !noalias !138
  %.196.elt280.i.i765 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 22
  %.196.unpack281.i.i766 = load i8, ptr %.196.elt280.i.i765, align 1, !noalias !138
  %.196.elt282.i.i767 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 23
  %.196.unpack283.i.i768 = load i8, ptr %.196.elt282.i.i767, align 1, !noalias !138
  %.196.elt284.i.i769 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 24
  %.196.unpack285.i.i770 = load i8, ptr %.196.elt284.i.i769, align 1, !noalias !138
  %.196.elt286.i.i771 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 25
  %.196.unpack287.i.i772 = load i8, ptr %.196.elt286.i.i771, align 1, !noalias !138
  %.196.elt288.i.i773 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 26
  %.196.unpack289.i.i774 = load i8, ptr %.196.elt288.i.i773, align 1, !noalias !138
  %.196.elt290.i.i775 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 27
  %.196.unpack291.i.i776 = load i8, ptr %.196.elt290.i.i775, align 1, !noalias !138
  %.196.elt292.i.i777 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 28
  %.196.unpack293.i.i778 = load i8, ptr %.196.elt292.i.i777, align 1, !noalias !138
  %.196.elt294.i.i779 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 29
  %.196.unpack295.i.i780 = load i8, ptr %.196.elt294.i.i779, align 1, !noalias !138
  %.196.elt296.i.i781 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 30
  %.196.unpack297.i.i782 = load i8, ptr %.196.elt296.i.i781, align 1, !noalias !138
  %.196.elt298.i.i783 = getelementptr inbounds nuw i8, ptr %.169.i.i721, i64 31
  %.196.unpack299.i.i784 = load i8, ptr %.196.elt298.i.i783, align 1, !noalias !138
  store i8 %.196.unpack.i.i722, ptr %.115.i.i625, align 1, !noalias !138
  store i8 %.196.unpack239.i.i724, ptr %.142.elt113.i.i627, align 1, !noalias !138
  store i8 %.196.unpack241.i.i726, ptr %.142.elt115.i.i629, align 1, !noalias !138
  store i8 %.196.unpack243.i.i728, ptr %.142.elt117.i.i631, align 1, !noalias !138
  store i8 %.196.unpack245.i.i730, ptr %.142.elt119.i.i633, align 1, !noalias !138
  store i8 %.196.unpack247.i.i732, ptr %.142.elt121.i.i635, align 1, !noalias !138
  store i8 %.196.unpack249.i.i734, ptr %.142.elt123.i.i637, align 1, !noalias !138
  store i8 %.196.unpack251.i.i736, ptr %.142.elt125.i.i639, align 1, !noalias !138
  store i8 %.196.unpack253.i.i738, ptr %.142.elt127.i.i641, align 1, !noalias !138
  store i8 %.196.unpack255.i.i740, ptr %.142.elt129.i.i643, align 1, !noalias !138
  store i8 %.196.unpack257.i.i742, ptr %.142.elt131.i.i645, align 1, !noalias !138
  store i8 %.196.unpack259.i.i744, ptr %.142.elt133.i.i647, align 1, !noalias !138
  store i8 %.196.unpack261.i.i746, ptr %.142.elt135.i.i649, align 1, !noalias !138
  store i8 %.196.unpack263.i.i748, ptr %.142.elt137.i.i651, align 1, !noalias !138
  store i8 %.196.unpack265.i.i750, ptr %.142.elt139.i.i653, align 1, !noalias !138
  store i8 %.196.unpack267.i.i752, ptr %.142.elt141.i.i655, align 1, !noalias !138
  store i8 %.196.unpack269.i.i754, ptr %.142.elt143.i.i657, align 1, !noalias !138
  store i8 %.196.unpack271.i.i756, ptr %.142.elt145.i.i659, align 1, !noalias !138
  store i8 %.196.unpack273.i.i758, ptr %.142.elt147.i.i661, align 1, !noalias !138
  store i8 %.196.unpack275.i.i760, ptr %.142.elt149.i.i663, align 1, !noalias !138
  store i8 %.196.unpack277.i.i762, ptr %.142.elt151.i.i665, align 1, !noalias !138
  store i8 %.196.unpack279.i.i764, ptr %.142.elt153.i.i667, align 1, !noalias !138
  store i8 %.196.unpack281.i.i766, ptr %.142.elt155.i.i669, align 1, !noalias !138
  store i8 %.196.unpack283.i.i768, ptr %.142.elt157.i.i671, align 1, !noalias !138
  store i8 %.196.unpack285.i.i770, ptr %.142.elt159.i.i673, align 1, !noalias !138
  store i8 %.196.unpack287.i.i772, ptr %.142.elt161.i.i675, align 1, !noalias !138
  store i8 %.196.unpack289.i.i774, ptr %.142.elt163.i.i677, align 1, !noalias !138
  store i8 %.196.unpack291.i.i776, ptr %.142.elt165.i.i679, align 1, !noalias !138
  store i8 %.196.unpack293.i.i778, ptr %.142.elt167.i.i681, align 1, !noalias !138
  store i8 %.196.unpack295.i.i780, ptr %.142.elt169.i.i683, align 1, !noalias !138
  store i8 %.196.unpack297.i.i782, ptr %.142.elt171.i.i685, align 1, !noalias !138
  store i8 %.196.unpack299.i.i784, ptr %.142.elt173.i.i687, align 1, !noalias !138
  store i8 %.142.unpack.i.i626, ptr %.169.i.i721, align 1, !noalias !138
  store i8 %.142.unpack114.i.i628, ptr %.196.elt238.i.i723, align 1, !noalias !138
  store i8 %.142.unpack116.i.i630, ptr %.196.elt240.i.i725, align 1, !noalias !138
  store i8 %.142.unpack118.i.i632, ptr %.196.elt242.i.i727, align 1, !noalias !138
  store i8 %.142.unpack120.i.i634, ptr %.196.elt244.i.i729, align 1, !noalias !138
  store i8 %.142.unpack122.i.i636, ptr %.196.elt246.i.i731, align 1, !noalias !138
  store i8 %.142.unpack124.i.i638, ptr %.196.elt248.i.i733, align 1, !noalias !138
  store i8 %.142.unpack126.i.i640, ptr %.196.elt250.i.i735, align 1, !noalias !138
  store i8 %.142.unpack128.i.i642, ptr %.196.elt252.i.i737, align 1, !noalias !138
  store i8 %.142.unpack130.i.i644, ptr %.196.elt254.i.i739, align 1, !noalias !138
  store i8 %.142.unpack132.i.i646, ptr %.196.elt256.i.i741, align 1, !noalias !138
  store i8 %.142.unpack134.i.i648, ptr %.196.elt258.i.i743, align 1, !noalias !138
  store i8 %.142.unpack136.i.i650, ptr %.196.elt260.i.i745, align 1, !noalias !138
  store i8 %.142.unpack138.i.i652, ptr %.196.elt262.i.i747, align 1, !noalias !138
  store i8 %.142.unpack140.i.i654, ptr %.196.elt264.i.i749, align 1, !noalias !138
  store i8 %.142.unpack142.i.i656, ptr %.196.elt266.i.i751, align 1, !noalias !138
  store i8 %.142.unpack144.i.i658, ptr %.196.elt268.i.i753, align 1, !noalias !138
  store i8 %.142.unpack146.i.i660, ptr %.196.elt270.i.i755, align 1, !noalias !138
  store i8 %.142.unpack148.i.i662, ptr %.196.elt272.i.i757, align 1, !noalias !138
  store i8 %.142.unpack150.i.i664, ptr %.196.elt274.i.i759, align 1, !noalias !138
  store i8 %.142.unpack152.i.i666, ptr %.196.elt276.i.i761, align 1, !noalias !138
  store i8 %.142.unpack154.i.i668, ptr %.196.elt278.i.i763, align 1, !noalias !138
  store i8 %.142.unpack156.i.i670, ptr %.196.elt280.i.i765, align 1, !noalias !138
  store i8 %.142.unpack158.i.i672, ptr %.196.elt282.i.i767, align 1, !noalias !138
  store i8 %.142.unpack160.i.i674, ptr %.196.elt284.i.i769, align 1, !noalias !138
  store i8 %.142.unpack162.i.i676, ptr %.196.elt286.i.i771, align 1, !noalias !138
  store i8 %.142.unpack164.i.i678, ptr %.196.elt288.i.i773, align 1, !noalias !138
  store i8 %.142.unpack166.i.i680, ptr %.196.elt290.i.i775, align 1, !noalias !138
  store i8 %.142.unpack168.i.i682, ptr %.196.elt292.i.i777, align 1, !noalias !138
  store i8 %.142.unpack170.i.i684, ptr %.196.elt294.i.i779, align 1, !noalias !138
  store i8 %.142.unpack172.i.i686, ptr %.196.elt296.i.i781, align 1, !noalias !138
  store i8 %.142.unpack174.i.i688, ptr %.196.elt298.i.i783, align 1, !noalias !138
  %sunkaddr230 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.59.i.i818 = load i64, ptr %sunkaddr230, align 8, !noalias !141
  %.60.i.i819 = inttoptr i64 %.59.i.i818 to ptr
  %sunkaddr231 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.135.i.i821 = load i64, ptr %sunkaddr231, align 8, !noalias !141
  %.136.i.i822 = inttoptr i64 %.135.i.i821 to ptr
  %.197.i19.i823 = getelementptr [16 x i8], ptr %.136.i.i822, i64 %.605.i457
  %sunkaddr232 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.232.i.i825 = load i64, ptr %sunkaddr232, align 8, !noalias !141
  %.233.i.i826 = inttoptr i64 %.232.i.i825 to ptr
  %.272.i.i827 = lshr i64 %.605.i457, 2
  %.297.i.i828 = getelementptr [32 x i8], ptr %.233.i.i826, i64 %.272.i.i827
  %.311.i.i829 = and i64 %.566.i451, 3
  %.313.i.i830 = shl nuw nsw i64 1, %.311.i.i829
  %.344.i20.i831 = getelementptr [16 x i8], ptr %.60.i.i819, i64 %.1406
  store i64 %.1441, ptr %.344.i20.i831, align 8, !noalias !141
  %.376.i.i832 = getelementptr inbounds nuw i8, ptr %.344.i20.i831, i64 12
  store i32 0, ptr %.376.i.i832, align 4, !noalias !141
  %.380.i.i833 = getelementptr inbounds nuw i8, ptr %.297.i.i828, i64 20
  %.382.i.i834 = load i32, ptr %.380.i.i833, align 4, !noalias !141
  %.384.i.i835 = zext i32 %.382.i.i834 to i64
  %.385.i.i836 = and i64 %.313.i.i830, %.384.i.i835
  %.387.i.i837 = icmp eq i64 %.385.i.i836, 0
  br i1 %.387.i.i837, label %B494.i.i939, label %B542.i.i838

B494.i.i939:                                      ; preds = %B836.endif.i618
  store i32 %number.1.2.0, ptr %.197.i19.i823, align 4, !noalias !141
  %sunkaddr233 = getelementptr inbounds i8, ptr %.297.i.i828, i64 20
  %.402.i.i941 = load i32, ptr %sunkaddr233, align 4, !noalias !141
  %84 = trunc nuw nsw i64 %.313.i.i830 to i32
  %.409.i45.i942 = or i32 %.402.i.i941, %84
  store i32 %.409.i45.i942, ptr %sunkaddr233, align 4, !noalias !141
  br label %B578.endif.i.i844

B542.i.i838:                                      ; preds = %B836.endif.i618
  %85 = inttoptr i64 %.59.i.i818 to ptr
  %.417.i.i839 = getelementptr inbounds nuw i8, ptr %.197.i19.i823, i64 4
  %.419.i.i840 = load i32, ptr %.417.i.i839, align 4, !noalias !141
  %.421.i.i841 = zext i32 %.419.i.i840 to i64
  %.446.i21.i842 = getelementptr [16 x i8], ptr %85, i64 %.421.i.i841
  %.453.i.i843 = getelementptr inbounds nuw i8, ptr %.446.i21.i842, i64 12
  store i32 %number.1.2.0, ptr %.453.i.i843, align 4, !noalias !141
  br label %B578.endif.i.i844

B578.endif.i.i844:                                ; preds = %B542.i.i838, %B494.i.i939
  %.459.i.i845 = getelementptr inbounds nuw i8, ptr %.197.i19.i823, i64 4
  store i32 %number.1.2.0, ptr %.459.i.i845, align 4, !noalias !141
  %.465.i.i846 = getelementptr inbounds nuw i8, ptr %.197.i19.i823, i64 8
  %.467.i.i847 = load i32, ptr %.465.i.i846, align 4, !noalias !141
  %.471.i.i848 = add i32 %.467.i.i847, 1
  store i32 %.471.i.i848, ptr %.465.i.i846, align 4, !noalias !141
  %.478.i.i849 = getelementptr inbounds nuw i8, ptr %.197.i19.i823, i64 12
  %.480.i.i850 = load i32, ptr %.478.i.i849, align 4, !noalias !141
  %.486.i.i851 = zext i32 %.471.i.i848 to i64
  %.488.i.i852 = add nuw nsw i64 %.486.i.i851, %.572316.i453
  %.8.i.i22.i853 = zext i32 %.480.i.i850 to i64
  %.10.i.i.i854 = tail call i64 @llvm.umax.i64(i64 %.488.i.i852, i64 %.8.i.i22.i853)
  %.518.i.i855 = trunc i64 %.10.i.i.i854 to i32
  store i32 %.518.i.i855, ptr %.478.i.i849, align 4, !noalias !141
  %.525.i.i856 = getelementptr inbounds nuw i8, ptr %.297.i.i828, i64 24
  %.527.i.i857 = load i32, ptr %.525.i.i856, align 4, !noalias !141
  %.529.i.i858 = icmp eq i32 %.527.i.i857, 0
  br i1 %.529.i.i858, label %B766.endif.i.i859, label %B1106.i363

B766.endif.i.i859:                                ; preds = %B578.endif.i.i844
  %.541.i.i860 = load i64, ptr %.297.i.i828, align 8, !noalias !141
  %sunkaddr234 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.575.i.i862 = load i64, ptr %sunkaddr234, align 8, !noalias !141
  %.13.i.i23.i863 = tail call i64 @llvm.smax.i64(i64 %.575.i.i862, i64 %.541.i.i860)
  %sunkaddr235 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i.i24.i865 = load i64, ptr %sunkaddr235, align 8, !noalias !144
  %.56.i.i25.i866 = inttoptr i64 %.55.i.i24.i865 to ptr
  %.127.i.i26.i867 = getelementptr [32 x i8], ptr %.56.i.i25.i866, i64 %.272.i.i827
  %.128.i.i27.i868 = getelementptr inbounds nuw i8, ptr %.127.i.i26.i867, i64 24
  store i32 1, ptr %.128.i.i27.i868, align 4, !noalias !144
  %.158.i.i.i869 = getelementptr inbounds nuw i8, ptr %.127.i.i26.i867, i64 28
  store i32 0, ptr %.158.i.i.i869, align 4, !noalias !144
  %.192.i.i.i870 = load i64, ptr %sunkaddr234, align 8, !noalias !144
  %.194.i.i.i871 = sub nsw i64 %.13.i.i23.i863, %.192.i.i.i870
  %.195.i.i.i872 = icmp slt i64 %.194.i.i.i871, 2048
  br i1 %.195.i.i.i872, label %B222.endif.endif.i.i.i894, label %B604.endif.i.i.i873

B552.i.i.i904:                                    ; preds = %B222.endif.endif.i.i.i894
  %86 = inttoptr i64 %.55.i.i24.i865 to ptr
  %sunkaddr1240 = inttoptr i64 %.301.i.i.i900 to ptr
  %sunkaddr236 = inttoptr i64 %.301.i.i.i900 to ptr
  %sunkaddr237 = mul i64 %.198.i.i.i895, 4
  %sunkaddr238 = getelementptr i8, ptr %sunkaddr236, i64 %sunkaddr237
  %.502.i.i.i909 = load i32, ptr %sunkaddr238, align 4, !noalias !144
  %.504.i.i.i910 = zext i32 %.502.i.i.i909 to i64
  %.529.i.i.i911 = getelementptr [32 x i8], ptr %86, i64 %.504.i.i.i910
  %.536.i.i.i912 = trunc nuw nsw i64 %.272.i.i827 to i32
  %.537.i.i.i913 = getelementptr inbounds nuw i8, ptr %.529.i.i.i911, i64 28
  store i32 %.536.i.i.i912, ptr %.537.i.i.i913, align 4, !noalias !144
  br label %B590.i.i.i914

B590.i.i.i914:                                    ; preds = %B508.endif.i.i.i919, %B552.i.i.i904
  %sunkaddr26.i.pre-phi.i.pre-phi.i915.pre-phi.pre-phi = phi ptr [ %.pre, %B508.endif.i.i.i919 ], [ %sunkaddr1240, %B552.i.i.i904 ]
  %.569.pre-phi.i.i.i916 = phi i32 [ %.419.i.i.i920, %B508.endif.i.i.i919 ], [ %.536.i.i.i912, %B552.i.i.i904 ]
  %sunkaddr239 = mul i64 %.198.i.i.i895, 4
  %sunkaddr240 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i.pre-phi.i915.pre-phi.pre-phi, i64 %sunkaddr239
  store i32 %.569.pre-phi.i.i.i916, ptr %sunkaddr240, align 4, !noalias !144
  br label %B1106.i363

B724.i.i.i892:                                    ; preds = %B604.endif.i.i.i873
  %sunkaddr241 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.272.i.i827, ptr %sunkaddr241, align 8, !noalias !144
  br label %B826.endif.i.i.i887

B752.i.i.i881:                                    ; preds = %B604.endif.i.i.i873
  %87 = inttoptr i64 %.55.i.i24.i865 to ptr
  %sunkaddr242 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.785.i.i.i883 = load i64, ptr %sunkaddr242, align 8, !noalias !144
  %88 = and i64 %.785.i.i.i883, 4294967295
  %.813.i.i.i884 = getelementptr [32 x i8], ptr %87, i64 %88
  %.820.i.i.i885 = trunc nuw nsw i64 %.272.i.i827 to i32
  %.821.i.i.i886 = getelementptr inbounds nuw i8, ptr %.813.i.i.i884, i64 28
  store i32 %.820.i.i.i885, ptr %.821.i.i.i886, align 4, !noalias !144
  br label %B826.endif.i.i.i887

B222.endif.endif.i.i.i894:                        ; preds = %B766.endif.i.i859
  %.198.i.i.i895 = and i64 %.13.i.i23.i863, 2047
  %sunkaddr243 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.233.i.i.i897 = load i64, ptr %sunkaddr243, align 8, !noalias !144
  %.234.i.i.i898 = inttoptr i64 %.233.i.i.i897 to ptr
  %sunkaddr244 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.301.i.i.i900 = load i64, ptr %sunkaddr244, align 8, !noalias !144
  %.382.i.i.i901 = getelementptr i32, ptr %.234.i.i.i898, i64 %.198.i.i.i895
  %.383.i.i.i902 = load i32, ptr %.382.i.i.i901, align 4, !noalias !144
  %.384.i.i.i903 = icmp eq i32 %.383.i.i.i902, 0
  br i1 %.384.i.i.i903, label %B508.endif.i.i.i919, label %B552.i.i.i904

B508.endif.i.i.i919:                              ; preds = %B222.endif.endif.i.i.i894
  %.419.i.i.i920 = trunc nuw nsw i64 %.272.i.i827 to i32
  %sunkaddr245 = inttoptr i64 %.233.i.i.i897 to ptr
  %sunkaddr246 = mul i64 %.198.i.i.i895, 4
  %sunkaddr247 = getelementptr i8, ptr %sunkaddr245, i64 %sunkaddr246
  store i32 %.419.i.i.i920, ptr %sunkaddr247, align 4, !noalias !144
  %sunkaddr248 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i30.i925 = load i64, ptr %sunkaddr248, align 8, !noalias !147
  %.52.i.i.i31.i926 = inttoptr i64 %.51.i.i.i30.i925 to ptr
  %.17.i.i.i32.i927 = lshr i64 %.13.i.i23.i863, 6
  %.91.i.i.i33.i928 = and i64 %.17.i.i.i32.i927, 31
  %.116.i.i.i34.i929 = getelementptr i64, ptr %.52.i.i.i31.i926, i64 %.91.i.i.i33.i928
  %.117.i.i.i35.i930 = load i64, ptr %.116.i.i.i34.i929, align 8, !noalias !147
  %.118.i.i.i36.i931 = and i64 %.13.i.i23.i863, 63
  %.119.i.i.i37.i932 = shl nuw i64 1, %.118.i.i.i36.i931
  %.120.i.i.i38.i933 = or i64 %.117.i.i.i35.i930, %.119.i.i.i37.i932
  store i64 %.120.i.i.i38.i933, ptr %.116.i.i.i34.i929, align 8, !noalias !147
  %.174.i.i.i39.i934 = getelementptr i8, ptr %.52.i.i.i31.i926, i64 256
  %.175.i.i.i40.i935 = load i64, ptr %.174.i.i.i39.i934, align 8, !noalias !147
  %.177.i.i.i41.i936 = shl nuw nsw i64 1, %.91.i.i.i33.i928
  %.178.i.i.i42.i937 = or i64 %.175.i.i.i40.i935, %.177.i.i.i41.i936
  store i64 %.178.i.i.i42.i937, ptr %.174.i.i.i39.i934, align 8, !noalias !147
  %.pre = inttoptr i64 %.301.i.i.i900 to ptr
  br label %B590.i.i.i914

B604.endif.i.i.i873:                              ; preds = %B766.endif.i.i859
  %sunkaddr249 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.613.i.i.i875 = load i64, ptr %sunkaddr249, align 8, !noalias !144
  %.614.i.i.i876 = inttoptr i64 %.613.i.i.i875 to ptr
  %.676.i.i.i877 = getelementptr i64, ptr %.614.i.i.i876, i64 %.272.i.i827
  store i64 %.13.i.i23.i863, ptr %.676.i.i.i877, align 8, !noalias !144
  %sunkaddr250 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i.i.i879 = load i64, ptr %sunkaddr250, align 8, !noalias !144
  %.713.i.i.i880 = icmp eq i64 %.712.i.i.i879, 0
  br i1 %.713.i.i.i880, label %B724.i.i.i892, label %B752.i.i.i881

B826.endif.i.i.i887:                              ; preds = %B752.i.i.i881, %B724.i.i.i892
  %sunkaddr251 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.272.i.i827, ptr %sunkaddr251, align 8, !noalias !144
  %sunkaddr252 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.891.i.i.i890 = load i64, ptr %sunkaddr252, align 8, !noalias !144
  %.13.i.i.i28.i891 = tail call i64 @llvm.smin.i64(i64 %.13.i.i23.i863, i64 %.891.i.i.i890)
  store i64 %.13.i.i.i28.i891, ptr %sunkaddr252, align 8, !noalias !144
  br label %B1106.i363

B920.endif.endif.i480:                            ; preds = %B102.i.i477, %B920.i460
  %"$phi236.0.2.0.i.i481" = phi i64 [ %.47.i.i479, %B102.i.i477 ], [ %const, %B920.i460 ]
  %sunkaddr253 = getelementptr inbounds i8, ptr %.737.i464, i64 12
  store i32 %number.1.2.0, ptr %sunkaddr253, align 4, !noalias !150
  %sunkaddr254 = getelementptr inbounds i8, ptr %.155.i9, i64 8
  %.13.i10.i484 = load i32, ptr %sunkaddr254, align 4, !noalias !150
  %.8.i.i11.i485 = icmp eq i64 %.1441, %const
  %sh.diff.i12.i486 = lshr i64 %.1441, 61
  %tr.sh.diff.i13.i487 = trunc nuw nsw i64 %sh.diff.i12.i486 to i32
  %89 = and i32 %tr.sh.diff.i13.i487, 4
  %.44.i14.i488 = select i1 %.8.i.i11.i485, i32 8, i32 %89
  %.46.i15.i489 = add i32 %.13.i10.i484, %.44.i14.i488
  %sunkaddr255 = getelementptr inbounds i8, ptr %.737.i464, i64 8
  store i32 %.46.i15.i489, ptr %sunkaddr255, align 4, !noalias !150
  %.51.i17.i491 = shl i64 %.1441, 1
  store i64 %.51.i17.i491, ptr %.737.i464, align 8, !noalias !150
  %sunkaddr256 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.59.i47.i493 = load i64, ptr %sunkaddr256, align 8, !noalias !153
  %.60.i48.i494 = inttoptr i64 %.59.i47.i493 to ptr
  %sunkaddr257 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.135.i50.i496 = load i64, ptr %sunkaddr257, align 8, !noalias !153
  %.136.i51.i497 = inttoptr i64 %.135.i50.i496 to ptr
  %.197.i52.i498 = getelementptr [16 x i8], ptr %.136.i51.i497, i64 %.605.i457
  %sunkaddr258 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.232.i54.i500 = load i64, ptr %sunkaddr258, align 8, !noalias !153
  %.233.i55.i501 = inttoptr i64 %.232.i54.i500 to ptr
  %.272.i56.i502 = lshr i64 %.605.i457, 2
  %.297.i57.i503 = getelementptr [32 x i8], ptr %.233.i55.i501, i64 %.272.i56.i502
  %.311.i58.i504 = and i64 %.566.i451, 3
  %.313.i59.i505 = shl nuw nsw i64 1, %.311.i58.i504
  %.344.i61.i506 = getelementptr [16 x i8], ptr %.60.i48.i494, i64 %.319.i60.i467
  store i64 %"$phi236.0.2.0.i.i481", ptr %.344.i61.i506, align 8, !noalias !153
  %.376.i62.i507 = getelementptr inbounds nuw i8, ptr %.344.i61.i506, i64 12
  store i32 0, ptr %.376.i62.i507, align 4, !noalias !153
  %.380.i63.i508 = getelementptr inbounds nuw i8, ptr %.297.i57.i503, i64 20
  %.382.i64.i509 = load i32, ptr %.380.i63.i508, align 4, !noalias !153
  %.384.i65.i510 = zext i32 %.382.i64.i509 to i64
  %.385.i66.i511 = and i64 %.313.i59.i505, %.384.i65.i510
  %.387.i67.i512 = icmp eq i64 %.385.i66.i511, 0
  br i1 %.387.i67.i512, label %B494.i170.i614, label %B542.i68.i513

B494.i170.i614:                                   ; preds = %B920.endif.endif.i480
  store i32 %.745.i466, ptr %.197.i52.i498, align 4, !noalias !153
  %sunkaddr259 = getelementptr inbounds i8, ptr %.297.i57.i503, i64 20
  %.402.i172.i616 = load i32, ptr %sunkaddr259, align 4, !noalias !153
  %90 = trunc nuw nsw i64 %.313.i59.i505 to i32
  %.409.i173.i617 = or i32 %.402.i172.i616, %90
  store i32 %.409.i173.i617, ptr %sunkaddr259, align 4, !noalias !153
  br label %B578.endif.i74.i519

B542.i68.i513:                                    ; preds = %B920.endif.endif.i480
  %91 = inttoptr i64 %.59.i47.i493 to ptr
  %.417.i69.i514 = getelementptr inbounds nuw i8, ptr %.197.i52.i498, i64 4
  %.419.i70.i515 = load i32, ptr %.417.i69.i514, align 4, !noalias !153
  %.421.i71.i516 = zext i32 %.419.i70.i515 to i64
  %.446.i72.i517 = getelementptr [16 x i8], ptr %91, i64 %.421.i71.i516
  %.453.i73.i518 = getelementptr inbounds nuw i8, ptr %.446.i72.i517, i64 12
  store i32 %.745.i466, ptr %.453.i73.i518, align 4, !noalias !153
  br label %B578.endif.i74.i519

B578.endif.i74.i519:                              ; preds = %B542.i68.i513, %B494.i170.i614
  %.459.i75.i520 = getelementptr inbounds nuw i8, ptr %.197.i52.i498, i64 4
  store i32 %.745.i466, ptr %.459.i75.i520, align 4, !noalias !153
  %.465.i76.i521 = getelementptr inbounds nuw i8, ptr %.197.i52.i498, i64 8
  %.467.i77.i522 = load i32, ptr %.465.i76.i521, align 4, !noalias !153
  %.471.i78.i523 = add i32 %.467.i77.i522, 1
  store i32 %.471.i78.i523, ptr %.465.i76.i521, align 4, !noalias !153
  %.478.i79.i524 = getelementptr inbounds nuw i8, ptr %.197.i52.i498, i64 12
  %.480.i80.i525 = load i32, ptr %.478.i79.i524, align 4, !noalias !153
  %.486.i81.i526 = zext i32 %.471.i78.i523 to i64
  %.488.i83.i527 = add nuw nsw i64 %.486.i81.i526, %.572316.i453
  %.8.i.i84.i528 = zext i32 %.480.i80.i525 to i64
  %.10.i.i85.i529 = tail call i64 @llvm.umax.i64(i64 %.488.i83.i527, i64 %.8.i.i84.i528)
  %.518.i86.i530 = trunc i64 %.10.i.i85.i529 to i32
  store i32 %.518.i86.i530, ptr %.478.i79.i524, align 4, !noalias !153
  %.525.i87.i531 = getelementptr inbounds nuw i8, ptr %.297.i57.i503, i64 24
  %.527.i88.i532 = load i32, ptr %.525.i87.i531, align 4, !noalias !153
  %.529.i89.i533 = icmp eq i32 %.527.i88.i532, 0
  br i1 %.529.i89.i533, label %B766.endif.i90.i534, label %B1106.i363

B766.endif.i90.i534:                              ; preds = %B578.endif.i74.i519
  %.541.i91.i535 = load i64, ptr %.297.i57.i503, align 8, !noalias !153
  %sunkaddr260 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.575.i93.i537 = load i64, ptr %sunkaddr260, align 8, !noalias !153
  %.13.i.i94.i538 = tail call i64 @llvm.smax.i64(i64 %.575.i93.i537, i64 %.541.i91.i535)
  %sunkaddr261 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i.i96.i540 = load i64, ptr %sunkaddr261, align 8, !noalias !156
  %.56.i.i97.i541 = inttoptr i64 %.55.i.i96.i540 to ptr
  %.127.i.i98.i542 = getelementptr [32 x i8], ptr %.56.i.i97.i541, i64 %.272.i56.i502
  %.128.i.i99.i543 = getelementptr inbounds nuw i8, ptr %.127.i.i98.i542, i64 24
  store i32 1, ptr %.128.i.i99.i543, align 4, !noalias !156
  %.158.i.i100.i544 = getelementptr inbounds nuw i8, ptr %.127.i.i98.i542, i64 28
  store i32 0, ptr %.158.i.i100.i544, align 4, !noalias !156
  %.192.i.i101.i545 = load i64, ptr %sunkaddr260, align 8, !noalias !156
  %.194.i.i102.i546 = sub nsw i64 %.13.i.i94.i538, %.192.i.i101.i545
  %.195.i.i103.i547 = icmp slt i64 %.194.i.i102.i546, 2048
  br i1 %.195.i.i103.i547, label %B222.endif.endif.i.i125.i569, label %B604.endif.i.i104.i548

B552.i.i135.i579:                                 ; preds = %B222.endif.endif.i.i125.i569
  %92 = inttoptr i64 %.55.i.i96.i540 to ptr
  %sunkaddr1266 = inttoptr i64 %.301.i.i131.i575 to ptr
  %sunkaddr262 = inttoptr i64 %.301.i.i131.i575 to ptr
  %sunkaddr263 = mul i64 %.198.i.i126.i570, 4
  %sunkaddr264 = getelementptr i8, ptr %sunkaddr262, i64 %sunkaddr263
  %.502.i.i140.i584 = load i32, ptr %sunkaddr264, align 4, !noalias !156
  %.504.i.i141.i585 = zext i32 %.502.i.i140.i584 to i64
  %.529.i.i142.i586 = getelementptr [32 x i8], ptr %92, i64 %.504.i.i141.i585
  %.536.i.i143.i587 = trunc nuw nsw i64 %.272.i56.i502 to i32
  %.537.i.i144.i588 = getelementptr inbounds nuw i8, ptr %.529.i.i142.i586, i64 28
  store i32 %.536.i.i143.i587, ptr %.537.i.i144.i588, align 4, !noalias !156
  br label %B590.i.i145.i589

B590.i.i145.i589:                                 ; preds = %B508.endif.i.i150.i594, %B552.i.i135.i579
  %sunkaddr26.i.pre-phi.i146.pre-phi.i590.pre-phi.pre-phi = phi ptr [ %.pre9, %B508.endif.i.i150.i594 ], [ %sunkaddr1266, %B552.i.i135.i579 ]
  %.569.pre-phi.i.i147.i591 = phi i32 [ %.419.i.i151.i595, %B508.endif.i.i150.i594 ], [ %.536.i.i143.i587, %B552.i.i135.i579 ]
  %sunkaddr265 = mul i64 %.198.i.i126.i570, 4
  %sunkaddr266 = getelementptr i8, ptr %sunkaddr26.i.pre-phi.i146.pre-phi.i590.pre-phi.pre-phi, i64 %sunkaddr265
  store i32 %.569.pre-phi.i.i147.i591, ptr %sunkaddr266, align 4, !noalias !156
  br label %B1106.i363

B724.i.i123.i567:                                 ; preds = %B604.endif.i.i104.i548
  %sunkaddr267 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.272.i56.i502, ptr %sunkaddr267, align 8, !noalias !156
  br label %B826.endif.i.i118.i562

B752.i.i112.i556:                                 ; preds = %B604.endif.i.i104.i548
  %93 = inttoptr i64 %.55.i.i96.i540 to ptr
  %sunkaddr268 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.785.i.i114.i558 = load i64, ptr %sunkaddr268, align 8, !noalias !156
  %94 = and i64 %.785.i.i114.i558, 4294967295
  %.813.i.i115.i559 = getelementptr [32 x i8], ptr %93, i64 %94
  %.820.i.i116.i560 = trunc nuw nsw i64 %.272.i56.i502 to i32
  %.821.i.i117.i561 = getelementptr inbounds nuw i8, ptr %.813.i.i115.i559, i64 28
  store i32 %.820.i.i116.i560, ptr %.821.i.i117.i561, align 4, !noalias !156
  br label %B826.endif.i.i118.i562

B222.endif.endif.i.i125.i569:                     ; preds = %B766.endif.i90.i534
  %.198.i.i126.i570 = and i64 %.13.i.i94.i538, 2047
  %sunkaddr269 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.233.i.i128.i572 = load i64, ptr %sunkaddr269, align 8, !noalias !156
  %.234.i.i129.i573 = inttoptr i64 %.233.i.i128.i572 to ptr
  %sunkaddr270 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.301.i.i131.i575 = load i64, ptr %sunkaddr270, align 8, !noalias !156
  %.382.i.i132.i576 = getelementptr i32, ptr %.234.i.i129.i573, i64 %.198.i.i126.i570
  %.383.i.i133.i577 = load i32, ptr %.382.i.i132.i576, align 4, !noalias !156
  %.384.i.i134.i578 = icmp eq i32 %.383.i.i133.i577, 0
  br i1 %.384.i.i134.i578, label %B508.endif.i.i150.i594, label %B552.i.i135.i579

B508.endif.i.i150.i594:                           ; preds = %B222.endif.endif.i.i125.i569
  %.419.i.i151.i595 = trunc nuw nsw i64 %.272.i56.i502 to i32
  %sunkaddr271 = inttoptr i64 %.233.i.i128.i572 to ptr
  %sunkaddr272 = mul i64 %.198.i.i126.i570, 4
  %sunkaddr273 = getelementptr i8, ptr %sunkaddr271, i64 %sunkaddr272
  store i32 %.419.i.i151.i595, ptr %sunkaddr273, align 4, !noalias !156
  %sunkaddr274 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i156.i600 = load i64, ptr %sunkaddr274, align 8, !noalias !159
  %.52.i.i.i157.i601 = inttoptr i64 %.51.i.i.i156.i600 to ptr
  %.17.i.i.i158.i602 = lshr i64 %.13.i.i94.i538, 6
  %.91.i.i.i159.i603 = and i64 %.17.i.i.i158.i602, 31
  %.116.i.i.i160.i604 = getelementptr i64, ptr %.52.i.i.i157.i601, i64 %.91.i.i.i159.i603
  %.117.i.i.i161.i605 = load i64, ptr %.116.i.i.i160.i604, align 8, !noalias !159
  %.118.i.i.i162.i606 = and i64 %.13.i.i94.i538, 63
  %.119.i.i.i163.i607 = shl nuw i64 1, %.118.i.i.i162.i606
  %.120.i.i.i164.i608 = or i64 %.117.i.i.i161.i605, %.119.i.i.i163.i607
  store i64 %.120.i.i.i164.i608, ptr %.116.i.i.i160.i604, align 8, !noalias !159
  %.174.i.i.i165.i609 = getelementptr i8, ptr %.52.i.i.i157.i601, i64 256
  %.175.i.i.i166.i610 = load i64, ptr %.174.i.i.i165.i609, align 8, !noalias !159
  %.177.i.i.i167.i611 = shl nuw nsw i64 1, %.91.i.i.i159.i603
  %.178.i.i.i168.i612 = or i64 %.175.i.i.i166.i610, %.177.i.i.i167.i611
  store i64 %.178.i.i.i168.i612, ptr %.174.i.i.i165.i609, align 8, !noalias !159
  %.pre9 = inttoptr i64 %.301.i.i131.i575 to ptr
  br label %B590.i.i145.i589

B604.endif.i.i104.i548:                           ; preds = %B766.endif.i90.i534
  %sunkaddr275 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.613.i.i106.i550 = load i64, ptr %sunkaddr275, align 8, !noalias !156
  %.614.i.i107.i551 = inttoptr i64 %.613.i.i106.i550 to ptr
  %.676.i.i108.i552 = getelementptr i64, ptr %.614.i.i107.i551, i64 %.272.i56.i502
  store i64 %.13.i.i94.i538, ptr %.676.i.i108.i552, align 8, !noalias !156
  %sunkaddr276 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i.i110.i554 = load i64, ptr %sunkaddr276, align 8, !noalias !156
  %.713.i.i111.i555 = icmp eq i64 %.712.i.i110.i554, 0
  br i1 %.713.i.i111.i555, label %B724.i.i123.i567, label %B752.i.i112.i556

B826.endif.i.i118.i562:                           ; preds = %B752.i.i112.i556, %B724.i.i123.i567
  %sunkaddr277 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.272.i56.i502, ptr %sunkaddr277, align 8, !noalias !156
  %sunkaddr278 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.891.i.i121.i565 = load i64, ptr %sunkaddr278, align 8, !noalias !156
  %.13.i.i.i122.i566 = tail call i64 @llvm.smin.i64(i64 %.13.i.i94.i538, i64 %.891.i.i121.i565)
  store i64 %.13.i.i.i122.i566, ptr %sunkaddr278, align 8, !noalias !156
  br label %B1106.i363

B1948:                                            ; preds = %B1806.endif, %B1748
  %written.1.7.1 = phi i64 [ %written.1.4.0.lcssa, %B1748 ], [ %.534.sink.i39, %B1806.endif ]
  %95 = inttoptr i64 %.202 to ptr
  %.1498 = sub i64 %written.1.7.1, %.528
  %sunkaddr1284 = shl i64 %.382, 3
  %sunkaddr1285 = getelementptr i8, ptr %95, i64 %sunkaddr1284
  store i64 %.1498, ptr %sunkaddr1285, align 8
  %.1536.not = icmp eq i64 %written.1.7.1, %.528
  br i1 %.1536.not, label %common.ret, label %B2002.endif

common.ret:                                       ; preds = %B2002.endif, %B1948
  store ptr null, ptr %retptr, align 8
  ret i32 0

B2089:                                            ; preds = %B1516.endif, %B540.endif.i, %B462.endif.endif.i, %B1106.i
  %written.1.5.1 = phi i64 [ %.1254, %B1516.endif ], [ %.534.i, %B540.endif.i ], [ %written.1.4.0784, %B462.endif.endif.i ], [ %written.1.4.0784, %B1106.i ]
  %.922 = icmp samesign ugt i64 %.921775783, 1
  br i1 %.922, label %B1040, label %B1748

B1040.lr.ph:                                      ; preds = %B0.endif.endif.endif.endif.endif.endif
  %.834 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 72
  %.836 = load i64, ptr %.834, align 8
  %sunkaddr279 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.653 = load i64, ptr %sunkaddr279, align 8
  %.492 = mul i64 %.491, %.316
  %.1000 = add i64 %.492, %.555
  br label %B1040

B1046.endif:                                      ; preds = %B1040
  %96 = inttoptr i64 %.417 to ptr
  %sunkaddr280 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.996 = load i64, ptr %sunkaddr280, align 8
  %.998 = add i64 %.928778782.in, 9
  %.13.i948 = tail call i64 @llvm.umin.i64(i64 %.1000, i64 %.998)
  %.1054 = getelementptr [16 x i8], ptr %96, i64 %.13.i948
  %.1055 = getelementptr inbounds nuw i8, ptr %.1054, i64 8
  %.1057 = load i32, ptr %.1055, align 4
  %promoted281 = zext i32 %.1057 to i64
  %97 = lshr i64 %promoted281, 2
  %.1062 = shl nuw nsw i64 %97, 5
  %.1063 = add nsw i64 %.1062, %.996
  %.1064 = inttoptr i64 %.1063 to ptr
  tail call void @llvm.prefetch.p0(ptr %.1064, i32 0, i32 3, i32 1)
  br label %B1276

B1516.endif:                                      ; preds = %B1494
  %98 = inttoptr i64 %.417 to ptr
  %99 = trunc i64 %.1117 to i32
  store i64 %.786, ptr %.1144, align 8
  %.1178 = and i32 %99, 3
  %.1183 = getelementptr inbounds nuw i8, ptr %.1144, i64 16
  store i32 %.1178, ptr %.1183, align 8
  %.1187 = trunc i64 %written.1.4.0784 to i32
  %.1189 = getelementptr inbounds nuw i8, ptr %.1144, i64 12
  store i32 %.1187, ptr %.1189, align 4
  %.1219 = getelementptr [16 x i8], ptr %98, i64 %written.1.4.0784
  %.8.i = getelementptr inbounds nuw i8, ptr %.1219, i64 12
  store i32 %.1098, ptr %.8.i, align 4, !noalias !162
  %.11.i = getelementptr inbounds nuw i8, ptr %.1144, i64 8
  %.13.i = load i32, ptr %.11.i, align 8, !noalias !162
  %.8.i.i = icmp eq i64 %.1104, %const
  %sh.diff.i = lshr i64 %.1104, 61
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i32
  %100 = and i32 %tr.sh.diff.i, 4
  %.44.i = select i1 %.8.i.i, i32 8, i32 %100
  %.46.i = add i32 %.13.i, %.44.i
  %.48.i = getelementptr inbounds nuw i8, ptr %.1219, i64 8
  store i32 %.46.i, ptr %.48.i, align 4, !noalias !162
  %.51.i = shl i64 %.1104, 1
  store i64 %.51.i, ptr %.1219, align 8, !noalias !162
  %.1254 = add i64 %written.1.4.0784, 1
  br label %B2089

B1806.endif:                                      ; preds = %B540.endif.i22, %B462.endif.endif.i95, %B1106.i363
  %.534.sink.i39 = phi i64 [ %.534.i38, %B540.endif.i22 ], [ %written.1.6.0, %B462.endif.endif.i95 ], [ %written.1.6.0, %B1106.i363 ]
  %.1480.not = icmp eq i32 %.1434, 0
  br i1 %.1480.not, label %B1948, label %B1806

B2002.endif:                                      ; preds = %B1948
  %sunkaddr282 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.1574 = load i64, ptr %sunkaddr282, align 8
  %sunkaddr283 = getelementptr inbounds i8, ptr %arg.m.4, i64 160
  %.1606 = load i64, ptr %sunkaddr283, align 8
  %.1607 = add nsw i64 %.1606, %.1574
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i949 = load i64, ptr %.49.i, align 8, !noalias !165
  %.52.i = inttoptr i64 %.51.i949 to ptr
  %.17.i = lshr i64 %.1607, 6
  %.91.i950 = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i950
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !165
  %.118.i = and i64 %.1607, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.119.i, %.117.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !165
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !165
  %.177.i = shl nuw nsw i64 1, %.91.i950
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !165
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @switches.arbitrations.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif.endif:
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 424
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.120 = load i64, ptr %.118, align 8
  %.186 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.188 = load i64, ptr %.186, align 8
  %.254 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.256 = load i64, ptr %.254, align 8
  %.352 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.354 = load i64, ptr %.352, align 8
  %.382 = getelementptr i32, ptr %.51, i64 %arg.bucket
  %.383 = load i32, ptr %.382, align 4
  store i32 0, ptr %.382, align 4
  %.422.not420 = icmp eq i32 %.383, 0
  br i1 %.422.not420, label %common.ret, label %B420.preheader

B420.preheader:                                   ; preds = %B0.endif.endif.endif.endif
  %const = bitcast i64 9223372036854775776 to i64
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
  %.23.i = load i32, ptr %.21.i, align 4, !noalias !168
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.57.i = load i64, ptr %sunkaddr19, align 8, !noalias !168
  %.58.i = inttoptr i64 %.57.i to ptr
  %1 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %.23.i, i1 true)
  %.99.i = shl nuw nsw i64 %.431, 2
  %.100.i = zext nneg i32 %1 to i64
  %.101.i = or i64 %.99.i, %.100.i
  %.126.i = getelementptr [16 x i8], ptr %.58.i, i64 %.101.i
  %.132.i = load i32, ptr %.126.i, align 4, !noalias !168
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.169.i = load i64, ptr %sunkaddr, align 8, !noalias !168
  %.170.i = inttoptr i64 %.169.i to ptr
  %.207.i = zext i32 %.132.i to i64
  %.232.i = getelementptr [16 x i8], ptr %.170.i, i64 %.207.i
  %.236.i = getelementptr inbounds nuw i8, ptr %.232.i, i64 12
  %.238.i = load i32, ptr %.236.i, align 4, !noalias !168
  store i32 %.238.i, ptr %.126.i, align 4, !noalias !168
  %.242.i = getelementptr inbounds nuw i8, ptr %.126.i, i64 8
  %.244.i = load i32, ptr %.242.i, align 4, !noalias !168
  %.248.i = add i32 %.244.i, -1
  store i32 %.248.i, ptr %.242.i, align 4, !noalias !168
  %.256.i = icmp eq i32 %.238.i, 0
  %.261.i = load i32, ptr %.21.i, align 4
  br i1 %.256.i, label %B442.i, label %B690.endif

B442.i:                                           ; preds = %B690
  %2 = add i32 %.261.i, -1
  %3 = and i32 %2, %.261.i
  %sunkaddr20 = getelementptr inbounds i8, ptr %.456, i64 20
  store i32 %3, ptr %sunkaddr20, align 4, !noalias !168
  br label %B690.endif

B798:                                             ; preds = %B690.endif
  %sunkaddr21 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i42 = load i64, ptr %sunkaddr21, align 8, !noalias !171
  %.56.i = inttoptr i64 %.55.i42 to ptr
  %.128.i = getelementptr [32 x i8], ptr %.56.i, i64 %.431
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 24
  store i32 1, ptr %.129.i, align 4, !noalias !171
  %.160.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 28
  store i32 0, ptr %.160.i, align 4, !noalias !171
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.194.i = load i64, ptr %sunkaddr22, align 8, !noalias !171
  %.196.i = sub nsw i64 %.712, %.194.i
  %.197.i43 = icmp slt i64 %.196.i, 2048
  br i1 %.197.i43, label %B222.endif.endif.i, label %B604.endif.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %4 = inttoptr i64 %.55.i42 to ptr
  %sunkaddr.i = inttoptr i64 %.303.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.503.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !171
  %.505.i = zext i32 %.503.i to i64
  %.530.i = getelementptr [32 x i8], ptr %4, i64 %.505.i
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 28
  store i32 %place.4.1, ptr %.537.i, align 4, !noalias !171
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B508.endif.i ], [ %sunkaddr24.i, %B552.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B508.endif.i ], [ %sunkaddr.i, %B552.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %place.4.1, ptr %sunkaddr28.i, align 4, !noalias !171
  br label %B884

B724.i:                                           ; preds = %B604.endif.i
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.431, ptr %sunkaddr23, align 8, !noalias !171
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %5 = inttoptr i64 %.55.i42 to ptr
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.786.i46 = load i64, ptr %sunkaddr24, align 8, !noalias !171
  %6 = and i64 %.786.i46, 4294967295
  %.814.i = getelementptr [32 x i8], ptr %5, i64 %6
  %.821.i = getelementptr inbounds nuw i8, ptr %.814.i, i64 28
  store i32 %place.4.1, ptr %.821.i, align 4, !noalias !171
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B798
  %.200.i = and i64 %.712, 2047
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.235.i = load i64, ptr %sunkaddr25, align 8, !noalias !171
  %.236.i48 = inttoptr i64 %.235.i to ptr
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.303.i = load i64, ptr %sunkaddr26, align 8, !noalias !171
  %.384.i = getelementptr i32, ptr %.236.i48, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !171
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %7 = inttoptr i64 %.235.i to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %7, i64 %sunkaddr31.i
  store i32 %place.4.1, ptr %sunkaddr32.i, align 4, !noalias !171
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i50 = load i64, ptr %sunkaddr27, align 8, !noalias !174
  %.52.i.i51 = inttoptr i64 %.51.i.i50 to ptr
  %.17.i.i52 = lshr i64 %.712, 6
  %.91.i.i53 = and i64 %.17.i.i52, 31
  %.116.i.i54 = getelementptr i64, ptr %.52.i.i51, i64 %.91.i.i53
  %.117.i.i55 = load i64, ptr %.116.i.i54, align 8, !noalias !174
  %.118.i.i56 = and i64 %.712, 63
  %.119.i.i57 = shl nuw i64 1, %.118.i.i56
  %.120.i.i58 = or i64 %.117.i.i55, %.119.i.i57
  store i64 %.120.i.i58, ptr %.116.i.i54, align 8, !noalias !174
  %.174.i.i59 = getelementptr i8, ptr %.52.i.i51, i64 256
  %.175.i.i60 = load i64, ptr %.174.i.i59, align 8, !noalias !174
  %.177.i.i61 = shl nuw nsw i64 1, %.91.i.i53
  %.178.i.i62 = or i64 %.175.i.i60, %.177.i.i61
  store i64 %.178.i.i62, ptr %.174.i.i59, align 8, !noalias !174
  %.pre.i = inttoptr i64 %.303.i to ptr
  br label %B590.i

B604.endif.i:                                     ; preds = %B798
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.612.i = load i64, ptr %sunkaddr28, align 8, !noalias !171
  %.613.i = inttoptr i64 %.612.i to ptr
  %.676.i44 = getelementptr i64, ptr %.613.i, i64 %.431
  store i64 %.712, ptr %.676.i44, align 8, !noalias !171
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i = load i64, ptr %sunkaddr29, align 8, !noalias !171
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.431, ptr %sunkaddr30, align 8, !noalias !171
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.892.i = load i64, ptr %sunkaddr31, align 8, !noalias !171
  %.13.i.i47 = tail call i64 @llvm.smin.i64(i64 %.712, i64 %.892.i)
  store i64 %.13.i.i47, ptr %sunkaddr31, align 8, !noalias !171
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
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.49.i = load i64, ptr %sunkaddr32, align 8, !noalias !177
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 160
  %.80.i = load i64, ptr %sunkaddr33, align 8, !noalias !177
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 184
  %.112.i = load i64, ptr %sunkaddr34, align 8, !noalias !177
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  %.145.i = load i64, ptr %sunkaddr35, align 8, !noalias !177
  %.146.i = inttoptr i64 %.145.i to ptr
  %.81.i = add nsw i64 %.80.i, %.49.i
  %.113.i12 = add nsw i64 %.112.i, -1
  %.114.i = and i64 %.113.i12, %.81.i
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 176
  %.214.i13 = load i64, ptr %sunkaddr36, align 8, !noalias !177
  %.241.i = getelementptr i64, ptr %.146.i, i64 %.114.i
  %.242.i14 = load i64, ptr %.241.i, align 8, !noalias !177
  %sunkaddr37 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  %.275.i15 = load i64, ptr %sunkaddr37, align 8, !noalias !177
  %.276.i = inttoptr i64 %.275.i15 to ptr
  %.215.i = mul i64 %.214.i13, %.114.i
  %10 = getelementptr [16 x i8], ptr %.276.i, i64 %.215.i
  %11 = getelementptr i8, ptr %10, i64 16
  %.336.i = getelementptr [16 x i8], ptr %11, i64 %.242.i14
  %.8.i.i = getelementptr inbounds nuw i8, ptr %.336.i, i64 12
  store i32 %.132.i, ptr %.8.i.i, align 4, !noalias !180
  %.11.i.i = getelementptr inbounds nuw i8, ptr %.456, i64 8
  %.13.i.i16 = load i32, ptr %.11.i.i, align 4, !noalias !180
  %const_mat18 = add i64 %const, 32
  %.8.i.i.i = icmp eq i64 %.862, %const_mat18
  %sh.diff.i.i = lshr i64 %.862, 61
  %tr.sh.diff.i.i = trunc nuw nsw i64 %sh.diff.i.i to i32
  %12 = and i32 %tr.sh.diff.i.i, 4
  %.44.i.i = select i1 %.8.i.i.i, i32 8, i32 %12
  %.46.i.i = add i32 %.13.i.i16, %.44.i.i
  %.48.i.i = getelementptr inbounds nuw i8, ptr %.336.i, i64 8
  store i32 %.46.i.i, ptr %.48.i.i, align 4, !noalias !180
  %.51.i.i = shl i64 %.862, 1
  store i64 %.51.i.i, ptr %.336.i, align 8, !noalias !180
  %.389.i = load i64, ptr %.241.i, align 8, !noalias !177
  %.390.i = add nsw i64 %.389.i, 1
  store i64 %.390.i, ptr %.241.i, align 8, !noalias !177
  %.451.i = load i64, ptr %sunkaddr32, align 8, !noalias !177
  %.482.i = load i64, ptr %sunkaddr33, align 8, !noalias !177
  %.483.i = add nsw i64 %.482.i, %.451.i
  %sunkaddr38 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i10.i = load i64, ptr %sunkaddr38, align 8, !noalias !183
  %.52.i.i17 = inttoptr i64 %.51.i10.i to ptr
  %.17.i.i = lshr i64 %.483.i, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i17, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !183
  %.118.i.i = and i64 %.483.i, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.119.i.i, %.117.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !183
  %.174.i.i = getelementptr i8, ptr %.52.i.i17, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !183
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !183
  br label %B1034

B1034:                                            ; preds = %B888.endif.i.i, %B188.endif.endif.endif.i.i, %B860.i, %B950
  %.902.not = icmp eq i32 %.463, 0
  br i1 %.902.not, label %common.ret, label %B420

common.ret:                                       ; preds = %B396.backedge, %B1034, %B0.endif.endif.endif.endif
  store ptr null, ptr %retptr, align 8
  ret i32 0

B508.endif:                                       ; preds = %B420
  %13 = lshr i32 %place.4.1, 2
  %.8.i = zext nneg i32 %13 to i64
  %.11.i = add nsw i64 %.8.i, -1
  %sunkaddr39 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.50.i = load i64, ptr %sunkaddr39, align 8, !noalias !186
  %.51.i = inttoptr i64 %.50.i to ptr
  %.113.i = getelementptr [192 x i8], ptr %.51.i, i64 %.11.i
  %.123.i = load i64, ptr %.113.i, align 8, !noalias !186
  %sunkaddr40 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.155.i = load i64, ptr %sunkaddr40, align 8, !noalias !186
  %.156.i = icmp sgt i64 %.123.i, %.155.i
  br i1 %.156.i, label %B140.i, label %B508.endif.endif

B140.i:                                           ; preds = %B508.endif
  %.159.i = getelementptr inbounds nuw i8, ptr %.113.i, i64 32
  %.161.i = load i32, ptr %.159.i, align 4, !noalias !186
  %.162.i = zext i32 %.161.i to i64
  %sunkaddr41 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.199.i = load i64, ptr %sunkaddr41, align 8, !noalias !186
  %.200.not.i = icmp sgt i64 %.199.i, %.162.i
  br i1 %.200.not.i, label %B214.i, label %B566.endif

B214.i:                                           ; preds = %B140.i
  %sunkaddr42 = getelementptr inbounds i8, ptr %.113.i, i64 32
  %.210.i = load i32, ptr %sunkaddr42, align 4, !noalias !186
  %.214.i = add i32 %.210.i, 1
  store i32 %.214.i, ptr %sunkaddr42, align 4, !noalias !186
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
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i79 = load i64, ptr %sunkaddr43, align 8, !noalias !189
  %.56.i80 = inttoptr i64 %.55.i79 to ptr
  %.128.i82 = getelementptr [32 x i8], ptr %.56.i80, i64 %.431
  %.129.i83 = getelementptr inbounds nuw i8, ptr %.128.i82, i64 24
  store i32 1, ptr %.129.i83, align 4, !noalias !189
  %.160.i84 = getelementptr inbounds nuw i8, ptr %.128.i82, i64 28
  store i32 0, ptr %.160.i84, align 4, !noalias !189
  %sunkaddr44 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.194.i86 = load i64, ptr %sunkaddr44, align 8, !noalias !189
  %.196.i87 = sub nsw i64 %.609, %.194.i86
  %.197.i88 = icmp slt i64 %.196.i87, 2048
  br i1 %.197.i88, label %B222.endif.endif.i108, label %B604.endif.i89

B552.i118:                                        ; preds = %B222.endif.endif.i108
  %15 = inttoptr i64 %.55.i79 to ptr
  %sunkaddr.i119 = inttoptr i64 %.303.i114 to ptr
  %sunkaddr24.i120 = shl nuw nsw i64 %.200.i109, 2
  %sunkaddr25.i121 = getelementptr i8, ptr %sunkaddr.i119, i64 %sunkaddr24.i120
  %.503.i122 = load i32, ptr %sunkaddr25.i121, align 4, !noalias !189
  %.505.i123 = zext i32 %.503.i122 to i64
  %.530.i124 = getelementptr [32 x i8], ptr %15, i64 %.505.i123
  %.537.i125 = getelementptr inbounds nuw i8, ptr %.530.i124, i64 28
  store i32 %place.4.1, ptr %.537.i125, align 4, !noalias !189
  br label %B590.i126

B590.i126:                                        ; preds = %B508.endif.i130, %B552.i118
  %sunkaddr27.pre-phi.i127 = phi i64 [ %sunkaddr31.i131, %B508.endif.i130 ], [ %sunkaddr24.i120, %B552.i118 ]
  %sunkaddr26.pre-phi.i128 = phi ptr [ %.pre.i147, %B508.endif.i130 ], [ %sunkaddr.i119, %B552.i118 ]
  %sunkaddr28.i129 = getelementptr i8, ptr %sunkaddr26.pre-phi.i128, i64 %sunkaddr27.pre-phi.i127
  store i32 %place.4.1, ptr %sunkaddr28.i129, align 4, !noalias !189
  br label %B396.backedge

B724.i107:                                        ; preds = %B604.endif.i89
  %sunkaddr45 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 %.431, ptr %sunkaddr45, align 8, !noalias !189
  br label %B826.endif.i102

B752.i97:                                         ; preds = %B604.endif.i89
  %16 = inttoptr i64 %.55.i79 to ptr
  %sunkaddr46 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.786.i99 = load i64, ptr %sunkaddr46, align 8, !noalias !189
  %17 = and i64 %.786.i99, 4294967295
  %.814.i100 = getelementptr [32 x i8], ptr %16, i64 %17
  %.821.i101 = getelementptr inbounds nuw i8, ptr %.814.i100, i64 28
  store i32 %place.4.1, ptr %.821.i101, align 4, !noalias !189
  br label %B826.endif.i102

B222.endif.endif.i108:                            ; preds = %B566.endif
  %.200.i109 = and i64 %.609, 2047
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.235.i111 = load i64, ptr %sunkaddr47, align 8, !noalias !189
  %.236.i112 = inttoptr i64 %.235.i111 to ptr
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.303.i114 = load i64, ptr %sunkaddr48, align 8, !noalias !189
  %.384.i115 = getelementptr i32, ptr %.236.i112, i64 %.200.i109
  %.385.i116 = load i32, ptr %.384.i115, align 4, !noalias !189
  %.386.i117 = icmp eq i32 %.385.i116, 0
  br i1 %.386.i117, label %B508.endif.i130, label %B552.i118

B508.endif.i130:                                  ; preds = %B222.endif.endif.i108
  %18 = inttoptr i64 %.235.i111 to ptr
  %sunkaddr31.i131 = shl nuw nsw i64 %.200.i109, 2
  %sunkaddr32.i132 = getelementptr i8, ptr %18, i64 %sunkaddr31.i131
  store i32 %place.4.1, ptr %sunkaddr32.i132, align 4, !noalias !189
  %sunkaddr49 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i134 = load i64, ptr %sunkaddr49, align 8, !noalias !192
  %.52.i.i135 = inttoptr i64 %.51.i.i134 to ptr
  %.17.i.i136 = lshr i64 %.609, 6
  %.91.i.i137 = and i64 %.17.i.i136, 31
  %.116.i.i138 = getelementptr i64, ptr %.52.i.i135, i64 %.91.i.i137
  %.117.i.i139 = load i64, ptr %.116.i.i138, align 8, !noalias !192
  %.118.i.i140 = and i64 %.609, 63
  %.119.i.i141 = shl nuw i64 1, %.118.i.i140
  %.120.i.i142 = or i64 %.117.i.i139, %.119.i.i141
  store i64 %.120.i.i142, ptr %.116.i.i138, align 8, !noalias !192
  %.174.i.i143 = getelementptr i8, ptr %.52.i.i135, i64 256
  %.175.i.i144 = load i64, ptr %.174.i.i143, align 8, !noalias !192
  %.177.i.i145 = shl nuw nsw i64 1, %.91.i.i137
  %.178.i.i146 = or i64 %.175.i.i144, %.177.i.i145
  store i64 %.178.i.i146, ptr %.174.i.i143, align 8, !noalias !192
  %.pre.i147 = inttoptr i64 %.303.i114 to ptr
  br label %B590.i126

B604.endif.i89:                                   ; preds = %B566.endif
  %sunkaddr50 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.612.i91 = load i64, ptr %sunkaddr50, align 8, !noalias !189
  %.613.i92 = inttoptr i64 %.612.i91 to ptr
  %.676.i93 = getelementptr i64, ptr %.613.i92, i64 %.431
  store i64 %.609, ptr %.676.i93, align 8, !noalias !189
  %sunkaddr51 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.712.i95 = load i64, ptr %sunkaddr51, align 8, !noalias !189
  %.713.i96 = icmp eq i64 %.712.i95, 0
  br i1 %.713.i96, label %B724.i107, label %B752.i97

B826.endif.i102:                                  ; preds = %B752.i97, %B724.i107
  %sunkaddr52 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  store i64 %.431, ptr %sunkaddr52, align 8, !noalias !189
  %sunkaddr53 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.892.i105 = load i64, ptr %sunkaddr53, align 8, !noalias !189
  %.13.i.i106 = tail call i64 @llvm.smin.i64(i64 %.609, i64 %.892.i105)
  store i64 %.13.i.i106, ptr %sunkaddr53, align 8, !noalias !189
  br label %B396.backedge

B396.backedge:                                    ; preds = %B826.endif.i102, %B590.i126
  %.422.not = icmp eq i32 %.463, 0
  br i1 %.422.not, label %common.ret, label %B420

B690.endif:                                       ; preds = %B442.i, %B690
  %.720 = phi i32 [ %3, %B442.i ], [ %.261.i, %B690 ]
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.710 = load i64, ptr %sunkaddr54, align 8
  %.712 = add nsw i64 %.710, %.354
  store i64 %.712, ptr %.456, align 8
  %.721.not = icmp eq i32 %.720, 0
  br i1 %.721.not, label %B844, label %B798

B888.endif:                                       ; preds = %B884
  %19 = lshr i32 %place.4.1, 2
  %.8.i3 = zext nneg i32 %19 to i64
  %.11.i4 = add nsw i64 %.8.i3, -1
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i6 = load i64, ptr %sunkaddr55, align 8, !noalias !195
  %sunkaddr56 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.125.i = load i64, ptr %sunkaddr56, align 8, !noalias !195
  %.126.i8 = inttoptr i64 %.125.i to ptr
  %.199.i9 = getelementptr [192 x i8], ptr %.126.i8, i64 %.11.i4
  %.207.i10 = getelementptr inbounds nuw i8, ptr %.199.i9, i64 40
  %.209.i = load i32, ptr %.207.i10, align 4, !noalias !195
  %.211.i = icmp eq i32 %.209.i, 0
  br i1 %.211.i, label %B228.i, label %B260.i

B228.i:                                           ; preds = %B888.endif
  %20 = inttoptr i64 %.125.i to ptr
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.129.i.i = load i64, ptr %sunkaddr57, align 8, !noalias !198
  %.130.i.i = mul nsw i64 %.129.i.i, %.11.i4
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.165.i.i = load i64, ptr %sunkaddr58, align 8, !noalias !198
  %.245438.not.i.i = icmp slt i64 %.165.i.i, 1
  br i1 %.245438.not.i.i, label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i, label %B222.endif.endif.endif.i.preheader.i

B222.endif.endif.endif.i.preheader.i:             ; preds = %B228.i
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.52.i.i = load i64, ptr %sunkaddr59, align 8, !noalias !198
  br label %B222.endif.endif.endif.i.i

B478.i.i:                                         ; preds = %B478.preheader32.i.i, %B478.i.i
  %.522421423.i.i = phi i64 [ %.529.3.i.i, %B478.i.i ], [ %.522421423.unr.i.i, %B478.preheader32.i.i ]
  %sunkaddr60 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 %.522421423.i.i
  %.580.i.i = load i8, ptr %sunkaddr61, align 1, !noalias !198
  %scevgep42.i.i = getelementptr i8, ptr %scevgep38.i.i, i64 %.522421423.i.i
  %scevgep43.i.i = getelementptr i8, ptr %scevgep42.i.i, i64 -3
  store i8 %.580.i.i, ptr %scevgep43.i.i, align 1, !noalias !198
  %sunkaddr62 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr63 = getelementptr i8, ptr %sunkaddr62, i64 %.522421423.i.i
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 1
  %.580.1.i.i = load i8, ptr %sunkaddr64, align 1, !noalias !198
  %scevgep45.i.i = getelementptr i8, ptr %scevgep42.i.i, i64 -2
  store i8 %.580.1.i.i, ptr %scevgep45.i.i, align 1, !noalias !198
  %sunkaddr65 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr66 = getelementptr i8, ptr %sunkaddr65, i64 %.522421423.i.i
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr66, i64 2
  %.580.2.i.i = load i8, ptr %sunkaddr67, align 1, !noalias !198
  %scevgep = getelementptr i8, ptr %scevgep38.i.i, i64 %.522421423.i.i
  %scevgep9 = getelementptr i8, ptr %scevgep, i64 -1
  store i8 %.580.2.i.i, ptr %scevgep9, align 1, !noalias !198
  %.529.3.i.i = add nuw nsw i64 %.522421423.i.i, 4
  %sunkaddr68 = inttoptr i64 %.391.i.i to ptr
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 %.522421423.i.i
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr69, i64 3
  %.580.3.i.i = load i8, ptr %sunkaddr70, align 1, !noalias !198
  store i8 %.580.3.i.i, ptr %scevgep42.i.i, align 1, !noalias !198
  %exitcond.not.3.i.i = icmp eq i64 %.436.i.i, %.529.3.i.i
  br i1 %exitcond.not.3.i.i, label %B504.i.i, label %B478.i.i, !llvm.loop !201

B504.i.i:                                         ; preds = %B478.prol.loopexit.i.i, %vec.epilog.middle.block.i.i, %middle.block.i.i, %B222.endif.endif.endif.i.i, %B478.i.i
  %exitcond454.not.i.i = icmp eq i64 %.258.i.i, %.165.i.i
  br i1 %exitcond454.not.i.i, label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit, label %B222.endif.endif.endif.i.i

B222.endif.endif.endif.i.i:                       ; preds = %B504.i.i, %B222.endif.endif.endif.i.preheader.i
  %.251428441.i.i = phi i64 [ %.258.i.i, %B504.i.i ], [ 0, %B222.endif.endif.endif.i.preheader.i ]
  %21 = inttoptr i64 %.52.i.i to ptr
  %.258.i.i = add nuw nsw i64 %.251428441.i.i, 1
  %.308.i.i = getelementptr [24 x i8], ptr %21, i64 %.251428441.i.i
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340.i.i = load i64, ptr %sunkaddr71, align 8, !noalias !198
  %.342.i.i = add nsw i64 %.340.i.i, %.130.i.i
  %.345.i.i = load i64, ptr %.308.i.i, align 8, !noalias !198
  %.346.i.i = add nsw i64 %.342.i.i, %.345.i.i
  %.389.i.i = getelementptr inbounds nuw i8, ptr %.308.i.i, i64 8
  %.391.i.i = load i64, ptr %.389.i.i, align 8, !noalias !198
  %.434.i.i = getelementptr inbounds nuw i8, ptr %.308.i.i, i64 16
  %.436.i.i = load i64, ptr %.434.i.i, align 8, !noalias !198
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
  %.pre5 = inttoptr i64 %.391.i.i to ptr
  %.pre6 = inttoptr i64 %.346.i.i to ptr
  br label %vec.epilog.ph.i.i

vector.ph.i.i:                                    ; preds = %vector.main.loop.iter.check.i.i
  %n.vec.i.i = and i64 %.436.i.i, %const
  br label %vector.body.i.i

vector.body.i.i:                                  ; preds = %vector.body.i.i, %vector.ph.i.i
  %index.i.i = phi i64 [ 0, %vector.ph.i.i ], [ %index.next.i.i, %vector.body.i.i ]
  %23 = inttoptr i64 %.391.i.i to ptr
  %24 = inttoptr i64 %.346.i.i to ptr
  %sunkaddr66.i.i = getelementptr i8, ptr %23, i64 %index.i.i
  %wide.load.i.i = load <16 x i8>, ptr %sunkaddr66.i.i, align 1, !noalias !198
  %sunkaddr69.i.i = getelementptr i8, ptr %sunkaddr66.i.i, i64 16
  %wide.load25.i.i = load <16 x i8>, ptr %sunkaddr69.i.i, align 1, !noalias !198
  %scevgep7 = getelementptr i8, ptr %24, i64 %index.i.i
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 16
  store <16 x i8> %wide.load.i.i, ptr %scevgep7, align 1, !noalias !198
  store <16 x i8> %wide.load25.i.i, ptr %scevgep8, align 1, !noalias !198
  %index.next.i.i = add nuw nsw i64 %index.i.i, 32
  %25 = icmp eq i64 %n.vec.i.i, %index.next.i.i
  br i1 %25, label %middle.block.i.i, label %vector.body.i.i, !llvm.loop !202

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
  %.pre-phi = phi ptr [ %.pre6, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge ], [ %27, %vec.epilog.iter.check.i.i ]
  %.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre5, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge ], [ %26, %vec.epilog.iter.check.i.i ]
  %vec.epilog.resume.val.i.i = phi i64 [ 0, %vector.main.loop.iter.check.i.i.vec.epilog.ph.i.i_crit_edge ], [ %n.vec.i.i, %vec.epilog.iter.check.i.i ]
  %const_mat = add i64 %const, 28
  %n.vec27.i.i = and i64 %.436.i.i, %const_mat
  br label %vec.epilog.vector.body.i.i

vec.epilog.vector.body.i.i:                       ; preds = %vec.epilog.vector.body.i.i, %vec.epilog.ph.i.i
  %index28.i.i = phi i64 [ %vec.epilog.resume.val.i.i, %vec.epilog.ph.i.i ], [ %index.next30.i.i, %vec.epilog.vector.body.i.i ]
  %29 = getelementptr i8, ptr %.pre-phi.i.pre-phi.pre-phi, i64 %index28.i.i
  %wide.load29.i.i = load <4 x i8>, ptr %29, align 1, !noalias !198
  %30 = getelementptr i8, ptr %.pre-phi, i64 %index28.i.i
  store <4 x i8> %wide.load29.i.i, ptr %30, align 1, !noalias !198
  %index.next30.i.i = add nuw i64 %index28.i.i, 4
  %31 = icmp eq i64 %n.vec27.i.i, %index.next30.i.i
  br i1 %31, label %vec.epilog.middle.block.i.i, label %vec.epilog.vector.body.i.i, !llvm.loop !203

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
  %.580.prol.i.i = load i8, ptr %.579.prol.i.i, align 1, !noalias !198
  %.606.prol.i.i = getelementptr i8, ptr %32, i64 %.522421423.prol.i.i
  store i8 %.580.prol.i.i, ptr %.606.prol.i.i, align 1, !noalias !198
  %lsr.iv.next.i.i = add nsw i64 %lsr.iv.i.i, -1
  %prol.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %prol.iter.cmp.not.i.i, label %B478.prol.loopexit.i.i, label %B478.prol.i.i, !llvm.loop !204

B478.prol.loopexit.i.i:                           ; preds = %B478.prol.i.i, %B478.preheader.i.i
  %.522421423.unr.i.i = phi i64 [ %.522421423.ph.i.i, %B478.preheader.i.i ], [ %.529.prol.i.i, %B478.prol.i.i ]
  %34 = sub nsw i64 %.522421423.ph.i.i, %.436.i.i
  %35 = icmp ugt i64 %34, -4
  br i1 %35, label %B504.i.i, label %B478.preheader32.i.i

B478.preheader32.i.i:                             ; preds = %B478.prol.loopexit.i.i
  %36 = inttoptr i64 %.346.i.i to ptr
  %scevgep38.i.i = getelementptr i8, ptr %36, i64 3
  br label %B478.i.i

_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit: ; preds = %B504.i.i
  %sunkaddr72 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.672.i.i.pre = load i64, ptr %sunkaddr72, align 8, !noalias !198
  %.pre = inttoptr i64 %.672.i.i.pre to ptr
  br label %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i

_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i: ; preds = %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit, %B228.i
  %.673.i.i.pre-phi.pre-phi = phi ptr [ %.pre, %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i.loopexit ], [ %20, %B228.i ]
  %.734.i.i = getelementptr [192 x i8], ptr %.673.i.i.pre-phi.pre-phi, i64 %.11.i4
  %.740.i.i = getelementptr inbounds nuw i8, ptr %.734.i.i, i64 40
  store i32 1, ptr %.740.i.i, align 4, !noalias !198
  br label %B260.i

B260.i:                                           ; preds = %_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy.exit.i, %B888.endif
  %37 = inttoptr i64 %.55.i6 to ptr
  %.270.i = getelementptr [16 x i8], ptr %37, i64 %.207.i
  %.271.i = getelementptr inbounds nuw i8, ptr %.270.i, i64 12
  store i32 0, ptr %.271.i, align 4, !noalias !195
  %.275.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 16
  %.277.i = load i32, ptr %.275.i, align 4, !noalias !195
  %.278.i = icmp eq i32 %.277.i, 0
  br i1 %.278.i, label %B328.i, label %B344.i

B328.i:                                           ; preds = %B260.i
  %sunkaddr73 = getelementptr inbounds i8, ptr %.199.i9, i64 16
  store i32 %.132.i, ptr %sunkaddr73, align 4, !noalias !195
  br label %B380.i

B344.i:                                           ; preds = %B260.i
  %38 = inttoptr i64 %.55.i6 to ptr
  %.292.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 20
  %.294.i = load i32, ptr %.292.i, align 4, !noalias !195
  %.296.i = zext i32 %.294.i to i64
  %.321.i = getelementptr [16 x i8], ptr %38, i64 %.296.i
  %.328.i = getelementptr inbounds nuw i8, ptr %.321.i, i64 12
  store i32 %.132.i, ptr %.328.i, align 4, !noalias !195
  br label %B380.i

B380.i:                                           ; preds = %B344.i, %B328.i
  %.334.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 20
  store i32 %.132.i, ptr %.334.i, align 4, !noalias !195
  %.338.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 24
  %.340.i = load i32, ptr %.338.i, align 4, !noalias !195
  %.344.i = add i32 %.340.i, 1
  store i32 %.344.i, ptr %.338.i, align 4, !noalias !195
  %.354.i = zext i32 %.344.i to i64
  %.363.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 36
  %.365.i = load i32, ptr %.363.i, align 4, !noalias !195
  %.366.i = icmp ugt i32 %.344.i, %.365.i
  br i1 %.366.i, label %B524.i, label %B740.i

B524.i:                                           ; preds = %B380.i
  %sunkaddr74 = getelementptr inbounds i8, ptr %.199.i9, i64 36
  store i32 %.344.i, ptr %sunkaddr74, align 4, !noalias !195
  %sunkaddr75 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.407.i = load i64, ptr %sunkaddr75, align 8, !noalias !195
  %.409.i = icmp slt i64 %.407.i, %.354.i
  br i1 %.409.i, label %B582.i, label %B740.i

B582.i:                                           ; preds = %B524.i
  %sunkaddr76 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  %.442.i = load i64, ptr %sunkaddr76, align 8, !noalias !195
  %.443.i = icmp eq i64 %.442.i, 0
  %.479.i = icmp sgt i64 %.442.i, %.8.i3
  %or.cond.i = or i1 %.443.i, %.479.i
  br i1 %or.cond.i, label %B682.i, label %B740.i

B682.i:                                           ; preds = %B582.i
  %sunkaddr77 = getelementptr inbounds i8, ptr %arg.m.4, i64 704
  store i64 %.8.i3, ptr %sunkaddr77, align 8, !noalias !195
  br label %B740.i

B740.i:                                           ; preds = %B682.i, %B582.i, %B524.i, %B380.i
  %sunkaddr78 = getelementptr inbounds i8, ptr %arg.m.4, i64 208
  %.547.i = load i64, ptr %sunkaddr78, align 8, !noalias !195
  %.549.i = icmp slt i64 %.547.i, %.354.i
  br i1 %.549.i, label %B774.i, label %B860.i

B774.i:                                           ; preds = %B740.i
  %.554.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 112
  %.556.i = load i64, ptr %.554.i, align 8, !noalias !195
  %.557.i = add nsw i64 %.556.i, 1
  store i64 %.557.i, ptr %.554.i, align 8, !noalias !195
  %.563.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 8
  %.565.i = load i64, ptr %.563.i, align 8, !noalias !195
  %sunkaddr79 = getelementptr inbounds i8, ptr %arg.m.4, i64 224
  %.597.i = load i64, ptr %sunkaddr79, align 8, !noalias !195
  %.598.i = add nsw i64 %.597.i, %.565.i
  store i64 %.598.i, ptr %.563.i, align 8, !noalias !195
  br label %B860.i

B860.i:                                           ; preds = %B774.i, %B740.i
  %.605.i = getelementptr inbounds nuw i8, ptr %.199.i9, i64 28
  %.607.i = load i32, ptr %.605.i, align 4, !noalias !195
  %.609.i = icmp eq i32 %.607.i, 0
  br i1 %.609.i, label %B908.endif.endif.i, label %B1034

B908.endif.endif.i:                               ; preds = %B860.i
  %sunkaddr80 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.642.i = load i64, ptr %sunkaddr80, align 8, !noalias !195
  %sunkaddr81 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.675.i = load i64, ptr %sunkaddr81, align 8, !noalias !195
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.709.i = load i64, ptr %sunkaddr82, align 8, !noalias !195
  %.710.i = inttoptr i64 %.709.i to ptr
  %.676.i = mul nsw i64 %.675.i, %.11.i4
  %.677.i = add nsw i64 %.676.i, %.642.i
  %.772.i = getelementptr [32 x i8], ptr %.710.i, i64 %.207.i
  %.778.i = getelementptr inbounds nuw i8, ptr %.772.i, i64 12
  %.780.i = load i32, ptr %.778.i, align 4, !noalias !195
  %promoted = zext i32 %.780.i to i64
  %39 = and i64 %promoted, 4294967168
  %.786.i = add nsw i64 %.677.i, %39
  %.787.i = inttoptr i64 %.786.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.787.i, i32 0, i32 3, i32 1), !noalias !195
  %.793.i = load i64, ptr %.199.i9, align 8, !noalias !195
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.827.i = load i64, ptr %sunkaddr83, align 8, !noalias !195
  %.13.i.i = tail call i64 @llvm.smax.i64(i64 %.827.i, i64 %.793.i)
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i = load i64, ptr %sunkaddr84, align 8, !noalias !205
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.127.i23.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.11.i4
  %.128.i.i = getelementptr inbounds nuw i8, ptr %.127.i23.i, i64 28
  store i32 1, ptr %.128.i.i, align 4, !noalias !205
  %.162.i.i = load i64, ptr %sunkaddr83, align 8, !noalias !205
  %.164.i.i = sub nsw i64 %.13.i.i, %.162.i.i
  %.165.i24.i = icmp slt i64 %.164.i.i, 2048
  br i1 %.165.i24.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B908.endif.endif.i
  %.173.i.i = and i64 %.13.i.i, 2047
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.205.i.i = load i64, ptr %sunkaddr85, align 8, !noalias !205
  %.206.i.i = inttoptr i64 %.205.i.i to ptr
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 456
  %.273.i.i = load i64, ptr %sunkaddr86, align 8, !noalias !205
  %.274.i.i = inttoptr i64 %.273.i.i to ptr
  %.311.i.i = lshr i64 %.11.i4, 6
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.343.i.i = load i64, ptr %sunkaddr87, align 8, !noalias !205
  %.344.i.i = mul i64 %.343.i.i, %.173.i.i
  %40 = getelementptr i64, ptr %.206.i.i, i64 %.344.i.i
  %.370.i.i = getelementptr i64, ptr %40, i64 %.311.i.i
  %.371.i.i = load i64, ptr %.370.i.i, align 8, !noalias !205
  %.375.i.i = and i64 %.11.i4, 63
  %.376.i.i = shl nuw i64 1, %.375.i.i
  %.377.i.i = or i64 %.371.i.i, %.376.i.i
  store i64 %.377.i.i, ptr %.370.i.i, align 8, !noalias !205
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.438.i.i = load i64, ptr %sunkaddr88, align 8, !noalias !205
  %.439.i.i = mul i64 %.438.i.i, %.173.i.i
  %.440.i.i = lshr i64 %.11.i4, 12
  %41 = getelementptr i64, ptr %.274.i.i, i64 %.439.i.i
  %.466.i.i = getelementptr i64, ptr %41, i64 %.440.i.i
  %.467.i.i = load i64, ptr %.466.i.i, align 8, !noalias !205
  %.468.i.i = and i64 %.311.i.i, 63
  %.469.i.i = shl nuw i64 1, %.468.i.i
  %.470.i.i = or i64 %.467.i.i, %.469.i.i
  store i64 %.470.i.i, ptr %.466.i.i, align 8, !noalias !205
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i = load i64, ptr %sunkaddr89, align 8, !noalias !208
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %.13.i.i, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !208
  %.118.i.i.i = and i64 %.13.i.i, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !208
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !208
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !208
  br label %B1034

B888.endif.i.i:                                   ; preds = %B908.endif.endif.i
  %.566.i.i = getelementptr inbounds nuw i8, ptr %.127.i23.i, i64 128
  store i64 %.13.i.i, ptr %.566.i.i, align 8, !noalias !205
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.600.i.i = load i64, ptr %sunkaddr90, align 8, !noalias !205
  %.601.i.i = trunc i64 %.600.i.i to i32
  %.634.i.i = getelementptr inbounds nuw i8, ptr %.127.i23.i, i64 160
  store i32 %.601.i.i, ptr %.634.i.i, align 8, !noalias !205
  store i64 %.8.i3, ptr %sunkaddr90, align 8, !noalias !205
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.704.i.i = load i64, ptr %sunkaddr91, align 8, !noalias !205
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i.i, i64 %.704.i.i)
  store i64 %.13.i.i.i, ptr %sunkaddr91, align 8, !noalias !205
  br label %B1034
}

define internal range(i32 -1, -2) i32 @dispatch.dispatches.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif:
  %.798 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.238 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
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
  %.120 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.122 = load i64, ptr %.120, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 72
  %.278 = load i64, ptr %.276, align 8
  %.206 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
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
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.286.pre.i = load i64, ptr %sunkaddr, align 8, !noalias !211
  br i1 %.28.not.i, label %B594.us.us, label %B46.preheader.i

B46.preheader.i:                                  ; preds = %B416.us.us
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 400
  %.144.i = load i64, ptr %sunkaddr82, align 8, !noalias !211
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.176.i = load i64, ptr %sunkaddr83, align 8, !noalias !211
  %factor.op.mul.i = shl i64 %.176.i, 3
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.213.i = load i64, ptr %sunkaddr84, align 8, !noalias !211
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
  tail call void @llvm.prefetch.p0(ptr %.74.i, i32 0, i32 3, i32 1), !noalias !211
  %.110.i = add nsw i64 %.73.i, 64
  %.111.i = inttoptr i64 %.110.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.111.i, i32 0, i32 3, i32 1), !noalias !211
  %.177.reass.i = mul i64 %.33.i, %factor.op.mul.i
  %.179.i = add nsw i64 %.177.reass.i, %.144.i
  %.180.i = inttoptr i64 %.179.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.180.i, i32 0, i32 3, i32 1), !noalias !211
  %.248.i = add nsw i64 %.177.reass.i, %.213.i
  %.249.i = inttoptr i64 %.248.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.249.i, i32 0, i32 3, i32 1), !noalias !211
  %.251.not.i = icmp eq i64 %.37.i, 0
  br i1 %.251.not.i, label %B738.preheader.i, label %B46.i

B738.i:                                           ; preds = %B738.preheader.i, %B738.i
  %left.1.2.0.i = phi i64 [ %.454.i, %B738.i ], [ %.521.us.us, %B738.preheader.i ]
  %.418.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %left.1.2.0.i, i1 true)
  %.446.i = getelementptr [192 x i8], ptr %4, i64 %.418.i
  %.447.i = getelementptr inbounds nuw i8, ptr %.446.i, i64 16
  %.449.i = load i32, ptr %.447.i, align 4, !noalias !211
  %.450.i = zext i32 %.449.i to i64
  %.452.i = add i64 %left.1.2.0.i, -1
  %.454.i = and i64 %.452.i, %left.1.2.0.i
  %.489.i = shl nuw nsw i64 %.450.i, 5
  %.490.i = add nsw i64 %.489.i, %.356.i
  %.491.i = inttoptr i64 %.490.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.491.i, i32 0, i32 3, i32 1), !noalias !211
  %.525.i = shl nuw nsw i64 %.450.i, 4
  %.526.i = add nsw i64 %.525.i, %.524.i
  %.527.i = inttoptr i64 %.526.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.527.i, i32 0, i32 3, i32 1), !noalias !211
  %.529.not.i = icmp eq i64 %.454.i, 0
  br i1 %.529.not.i, label %B1092.preheader.i, label %B738.i

B1092.preheader.i:                                ; preds = %B738.i
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.582.i = load i64, ptr %sunkaddr85, align 8, !noalias !211
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.680.i = load i64, ptr %sunkaddr86, align 8, !noalias !211
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.715.i = load i64, ptr %sunkaddr87, align 8, !noalias !211
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 48
  %.752.i = load i64, ptr %sunkaddr88, align 8, !noalias !211
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
  %.612.i = load i32, ptr %.610.i, align 4, !noalias !211
  %.614.i = zext i32 %.612.i to i64
  %.639.i = getelementptr [32 x i8], ptr %2, i64 %.614.i
  %.640.i = getelementptr inbounds nuw i8, ptr %.639.i, i64 12
  %.642.i = load i32, ptr %.640.i, align 4, !noalias !211
  %promoted = zext i32 %.642.i to i64
  %3 = and i64 %promoted, 4294967168
  %.648.i = add nsw i64 %.583.i, %3
  %.681.i = add nsw i64 %.648.i, %.680.i
  %.682.i = inttoptr i64 %.681.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.682.i, i32 0, i32 3, i32 1), !noalias !211
  %.716.i = ashr i64 %.648.i, 7
  %.717.i = mul nsw i64 %.716.i, 40
  %.718.i = add nsw i64 %.717.i, %.715.i
  %.719.i = inttoptr i64 %.718.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.719.i, i32 0, i32 3, i32 1), !noalias !211
  %.753.i = ashr i64 %.648.i, 2
  %.754.i = add nsw i64 %.753.i, %.752.i
  %.755.i = inttoptr i64 %.754.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.755.i, i32 0, i32 3, i32 1), !noalias !211
  %.757.not.i = icmp eq i64 %.548.i, 0
  br i1 %.757.not.i, label %B594.us.us, label %B1092.i

B738.preheader.i:                                 ; preds = %B46.i
  %.287.i = inttoptr i64 %.286.pre.i to ptr
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.356.i = load i64, ptr %sunkaddr89, align 8, !noalias !211
  %4 = getelementptr [192 x i8], ptr %.287.i, i64 %.493.us.us
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.524.i = load i64, ptr %sunkaddr90, align 8, !noalias !211
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
  %.888 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.890 = load i64, ptr %.888, align 8
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i = load i64, ptr %.49.i, align 8, !noalias !214
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %.890, 6
  %.91.i = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !214
  %.118.i = and i64 %.890, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.117.i, %.119.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !214
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !214
  %.177.i = shl nuw nsw i64 1, %.91.i
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !214
  store i8 0, ptr %retptr, align 1
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.dispatch.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr initializes((656, 664)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe) local_unnamed_addr {
B0.endif.endif.endif:
  %.583 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  %.772 = alloca i8, align 1
  store i8 0, ptr %.772, align 1
  %excinfo.6 = alloca ptr, align 8
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.92 = zext i32 %arg.pe to i64
  %.117 = getelementptr [192 x i8], ptr %.53, i64 %.92
  %.121 = getelementptr inbounds nuw i8, ptr %.117, i64 16
  %.123 = load i32, ptr %.121, align 4
  %.156 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.158 = load i64, ptr %.156, align 8
  %.159 = inttoptr i64 %.158 to ptr
  %.196 = zext i32 %.123 to i64
  %.254 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.256 = load i64, ptr %.254, align 8
  %.257 = inttoptr i64 %.256 to ptr
  %.221 = getelementptr [16 x i8], ptr %.159, i64 %.196
  %.319 = getelementptr [32 x i8], ptr %.257, i64 %.196
  %.327 = getelementptr inbounds nuw i8, ptr %.221, i64 12
  %.329 = load i32, ptr %.327, align 4
  store i32 %.329, ptr %.121, align 4
  %.333 = getelementptr inbounds nuw i8, ptr %.117, i64 24
  %.335 = load i32, ptr %.333, align 4
  %.339 = add i32 %.335, -1
  store i32 %.339, ptr %.333, align 4
  %.344 = getelementptr inbounds nuw i8, ptr %.319, i64 8
  %.346 = load i32, ptr %.344, align 4
  %promoted8 = zext i32 %.346 to i64
  %0 = and i64 %promoted8, 65535
  %promoted = trunc i64 %0 to i32
  %.364 = getelementptr inbounds nuw i8, ptr %.319, i64 12
  %.366 = load i32, ptr %.364, align 4
  %promoted10 = zext i32 %.366 to i64
  %.367 = getelementptr inbounds nuw i8, ptr %.319, i64 16
  %.369 = load i32, ptr %.367, align 4
  %.370 = getelementptr inbounds nuw i8, ptr %.319, i64 20
  %.372 = load i32, ptr %.370, align 4
  %.382 = getelementptr inbounds nuw i8, ptr %.319, i64 24
  %.384 = load i32, ptr %.382, align 4
  %.385 = getelementptr inbounds nuw i8, ptr %.319, i64 28
  %.387 = load i32, ptr %.385, align 4
  %.423 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  %.425 = load i64, ptr %.423, align 8
  %.426.not = icmp eq i64 %.425, 0
  br i1 %.426.not, label %B614, label %B572

B572:                                             ; preds = %B0.endif.endif.endif
  %.65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.67.i = load i64, ptr %.65.i, align 8, !noalias !217
  %.68.i = icmp eq i64 %.67.i, 67108864
  br i1 %.68.i, label %B58.i, label %B88.endif.i

B58.i:                                            ; preds = %B572
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  store i64 0, ptr %sunkaddr, align 8, !noalias !217
  br label %B614

B88.endif.i:                                      ; preds = %B572
  %.357 = lshr i32 %.346, 16
  %.153.i = inttoptr i64 %.425 to ptr
  %.67.lobit.i = lshr i64 %.67.i, 63
  %1 = getelementptr [56 x i8], ptr %.153.i, i64 %.67.i
  %.250.i = getelementptr [56 x i8], ptr %1, i64 %.67.lobit.i
  %.289.i = add nsw i64 %.67.i, 1
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 832
  store i64 %.289.i, ptr %sunkaddr9, align 8, !noalias !217
  %.322.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.324.i = load i64, ptr %.322.i, align 8, !noalias !217
  store i64 %.324.i, ptr %.250.i, align 8, !noalias !217
  %.354.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 24
  store i32 %arg.pe, ptr %.354.i, align 8, !noalias !217
  %.359.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 28
  store i32 %promoted, ptr %.359.i, align 4, !noalias !217
  %.363.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 32
  store i32 %.366, ptr %.363.i, align 8, !noalias !217
  %.367.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 36
  store i32 %.369, ptr %.367.i, align 4, !noalias !217
  %.371.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 40
  store i32 %.372, ptr %.371.i, align 8, !noalias !217
  %.376.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 44
  store i32 %.357, ptr %.376.i, align 4, !noalias !217
  %.382.i = icmp eq i32 %promoted, 0
  br i1 %.382.i, label %B410.endif.i, label %B614

B410.endif.i:                                     ; preds = %B88.endif.i
  %.415.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.417.i = load i64, ptr %.415.i, align 8, !noalias !217
  %.456.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.458.i = load i64, ptr %.456.i, align 8, !noalias !217
  %.459.i = mul nsw i64 %.458.i, %.92
  %2 = and i64 %promoted10, 4294967168
  %.460.i = add i64 %.417.i, %2
  %.469.i = add i64 %.460.i, %.459.i
  %.470.i = inttoptr i64 %.469.i to ptr
  %.534.i = load i32, ptr %.470.i, align 4, !noalias !217
  %.541.i = xor i32 %.534.i, -2147483648
  %.544.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 48
  store i32 %.541.i, ptr %.544.i, align 4, !noalias !217
  br label %B614

B614:                                             ; preds = %B410.endif.i, %B88.endif.i, %B58.i, %B0.endif.endif.endif
  %.496 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 560
  %.498 = load i64, ptr %.496, align 8
  %.499 = trunc i64 %.498 to i32
  %sunkaddr11 = getelementptr inbounds i8, ptr %.221, i64 12
  store i32 %.499, ptr %sunkaddr11, align 4
  store i64 %.196, ptr %.496, align 8
  %.571 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  store i64 0, ptr %.571, align 8
  store i8 0, ptr %.583, align 1
  %.589 = call i32 @dispatch.act.1(ptr nonnull %.583, ptr nonnull %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %0, i32 %.366, i32 %.369, i32 %.372, i32 %.384, i32 %.387)
  %cond = icmp eq i32 %.589, 0
  br i1 %cond, label %B614.endif.endif, label %B614.endif.if.if, !prof !0

B806:                                             ; preds = %B806.endif.endif, %B806.preheader
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 664
  store i64 0, ptr %sunkaddr12, align 8
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 672
  %.732 = load i64, ptr %sunkaddr15, align 8
  %.733 = trunc i64 %.732 to i32
  %sunkaddr16 = getelementptr inbounds i8, ptr %arg.m.4, i64 680
  %.765 = load i64, ptr %sunkaddr16, align 8
  %.766 = trunc i64 %.765 to i32
  store i8 0, ptr %.772, align 1
  %.778 = call i32 @dispatch.act.2(ptr nonnull %.772, ptr nonnull %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 0, i32 %.733, i32 %.766, i32 0, i32 0, i32 0)
  %cond18 = icmp eq i32 %.778, 0
  br i1 %cond18, label %B806.endif.endif, label %B806.endif.if.if, !prof !0

common.ret:                                       ; preds = %B806.endif.if.if, %B614.endif.if.if, %B1110
  %common.ret.op = phi i32 [ 0, %B1110 ], [ %.778, %B806.endif.if.if ], [ %.589, %B614.endif.if.if ]
  ret i32 %common.ret.op

B1110:                                            ; preds = %B806.endif.endif, %B614.endif.endif
  %done.2.1.in.in = phi ptr [ %.583, %B614.endif.endif ], [ %.772, %B806.endif.endif ]
  %done.2.1.in = load i8, ptr %done.2.1.in.in, align 1
  %done.2.1 = icmp ne i8 %done.2.1.in, 0
  %.853 = zext i1 %done.2.1 to i8
  store i8 %.853, ptr %retptr, align 1
  br label %common.ret

B614.endif.endif:                                 ; preds = %B614
  %.662 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  %.664 = load i64, ptr %.662, align 8
  %.665.not = icmp eq i64 %.664, 0
  br i1 %.665.not, label %B1110, label %B806.preheader

B806.preheader:                                   ; preds = %B614.endif.endif
  br label %B806

B614.endif.if.if:                                 ; preds = %B614
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B806.endif.endif:                                 ; preds = %B806
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 664
  %.840 = load i64, ptr %sunkaddr17, align 8
  %.841.not = icmp eq i64 %.840, 0
  br i1 %.841.not, label %B1110, label %B806

B806.endif.if.if:                                 ; preds = %B806
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

define internal noundef range(i32 -1, -2) i32 @dispatch.act.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %arg.origin.fr.i = freeze i32 %arg.origin
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [192 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
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
  %.337 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
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
  switch i64 %arg.kind, label %B978.endif [
    i64 0, label %B664
    i64 1, label %B746
  ]

B664:                                             ; preds = %B0.endif.endif
  %.43.i = zext i32 %arg.address to i64
  %promoted = zext i32 %arg.address to i64
  %1 = and i64 %promoted, 4294967168
  %.52.i = add nsw i64 %.510, %1
  %.53.i = inttoptr i64 %.52.i to ptr
  %.119.i = load i32, ptr %.53.i, align 4, !noalias !220
  %promoted22 = zext i32 %.119.i to i64
  %.135.i = sub nsw i64 %.43.i, %1
  %.138.i = lshr i64 %.135.i, 2
  %.139.i = trunc i64 %.138.i to i32
  %.145.i = icmp eq i32 %.119.i, -2147483648
  br i1 %.145.i, label %B404.i, label %B344.i

B344.i:                                           ; preds = %B664
  %2 = xor i64 %promoted22, 2147483648
  %.178.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 136
  %.180.i = load i64, ptr %.178.i, align 8, !noalias !220
  %.181.i = icmp slt i64 %.180.i, %2
  br i1 %.181.i, label %B404.i, label %B454.endif.i

B404.i:                                           ; preds = %B344.i, %B664
  %.237.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 3, ptr %.237.i, align 8, !noalias !220
  br label %B664.endif.endif

B648.i:                                           ; preds = %B454.endif.i
  %.409.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 3, ptr %.409.i, align 8, !noalias !220
  br label %B664.endif.endif

B1196.i:                                          ; preds = %B904.endif.endif.i
  %sunkaddr.i = inttoptr i64 %.652.i to ptr
  %sunkaddr52.i = and i64 %.548.i, -4
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr52.i
  store i32 %arg.data, ptr %sunkaddr53.i, align 4, !noalias !220
  %.818.i = trunc nuw nsw i64 %spec.select.i to i8
  %sunkaddr = inttoptr i64 %.584.i to ptr
  %sunkaddr23 = getelementptr i8, ptr %sunkaddr, i64 %.549.i
  store i8 %.818.i, ptr %sunkaddr23, align 1, !noalias !220
  %.830.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.832.i = load i32, ptr %.830.i, align 4, !noalias !220
  %.836.i = add i32 %.832.i, 1
  store i32 %.836.i, ptr %.830.i, align 4, !noalias !220
  %.843.i = getelementptr inbounds nuw i8, ptr %.135, i64 96
  %.845.i = load i64, ptr %.843.i, align 8, !noalias !220
  %.846.i = add nsw i64 %.845.i, 1
  store i64 %.846.i, ptr %.843.i, align 8, !noalias !220
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i = load i64, ptr %sunkaddr24, align 8, !noalias !223
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.120.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.110
  store i64 %.472.i, ptr %.120.i.i, align 8, !noalias !223
  %.133.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 16
  %.135.i.i = load i32, ptr %.133.i.i, align 8, !noalias !223
  %.174.i.i = zext i32 %.135.i.i to i64
  %.136.not.i.i = icmp eq i32 %.135.i.i, 0
  br i1 %.136.not.i.i, label %B398.i.i, label %B142.i.i

B142.i.i:                                         ; preds = %B1196.i
  %.167.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i38.i = load i64, ptr %.167.i.i, align 8, !noalias !223
  %.175.i.i = shl nuw nsw i64 %.174.i.i, 4
  %.176.i.i = add nsw i64 %.169.i38.i, %.175.i.i
  %.177.i.i = inttoptr i64 %.176.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i.i, i32 0, i32 3, i32 1), !noalias !223
  %.208.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i.i = load i64, ptr %.208.i.i, align 8, !noalias !223
  %.218.i.i = shl nuw nsw i64 %.174.i.i, 5
  %.219.i.i = add nsw i64 %.210.i.i, %.218.i.i
  %.220.i.i = inttoptr i64 %.219.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i.i, i32 0, i32 3, i32 1), !noalias !223
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i39.i = load i64, ptr %sunkaddr25, align 8, !noalias !226
  %.56.i.i40.i = inttoptr i64 %.55.i.i39.i to ptr
  %.128.i.i.i = getelementptr [192 x i8], ptr %.56.i.i40.i, i64 %.110
  %.129.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 28
  store i32 1, ptr %.129.i.i.i, align 4, !noalias !226
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.163.i.i.i = load i64, ptr %sunkaddr26, align 8, !noalias !226
  %.165.i.i.i = sub nsw i64 %.472.i, %.163.i.i.i
  %.166.i.i.i = icmp slt i64 %.165.i.i.i, 2048
  br i1 %.166.i.i.i, label %B188.endif.endif.endif.i.i.i, label %B888.endif.i.i.i

B188.endif.endif.endif.i.i.i:                     ; preds = %B142.i.i
  %.174.i.i42.i = and i64 %.472.i, 2047
  %.204.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i.i = load i64, ptr %.204.i.i.i, align 8, !noalias !226
  %.207.i.i.i = inttoptr i64 %.206.i.i.i to ptr
  %.272.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i.i = load i64, ptr %.272.i.i.i, align 8, !noalias !226
  %.275.i.i.i = inttoptr i64 %.274.i.i.i to ptr
  %.313.i.i.i = lshr i64 %.110, 6
  %.343.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i.i = load i64, ptr %.343.i.i.i, align 8, !noalias !226
  %.346.i.i.i = mul i64 %.345.i.i.i, %.174.i.i42.i
  %3 = getelementptr i64, ptr %.207.i.i.i, i64 %.346.i.i.i
  %.372.i.i.i = getelementptr i64, ptr %3, i64 %.313.i.i.i
  %.373.i.i.i = load i64, ptr %.372.i.i.i, align 8, !noalias !226
  %.378.i.i43.i = and i64 %.110, 63
  %.379.i.i.i = shl nuw i64 1, %.378.i.i43.i
  %.380.i.i.i = or i64 %.373.i.i.i, %.379.i.i.i
  store i64 %.380.i.i.i, ptr %.372.i.i.i, align 8, !noalias !226
  %.439.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.441.i.i.i = load i64, ptr %.439.i.i.i, align 8, !noalias !226
  %.442.i.i.i = mul i64 %.441.i.i.i, %.174.i.i42.i
  %.443.i.i.i = lshr i64 %.110, 12
  %4 = getelementptr i64, ptr %.275.i.i.i, i64 %.442.i.i.i
  %.469.i.i.i = getelementptr i64, ptr %4, i64 %.443.i.i.i
  %.470.i.i.i = load i64, ptr %.469.i.i.i, align 8, !noalias !226
  %.471.i.i.i = and i64 %.313.i.i.i, 63
  %.472.i.i.i = shl nuw i64 1, %.471.i.i.i
  %.473.i.i.i = or i64 %.470.i.i.i, %.472.i.i.i
  store i64 %.473.i.i.i, ptr %.469.i.i.i, align 8, !noalias !226
  %.49.i.i.i44.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i.i.i = load i64, ptr %.49.i.i.i44.i, align 8, !noalias !229
  %.52.i.i.i.i = inttoptr i64 %.51.i.i.i.i to ptr
  %.17.i.i.i.i = lshr i64 %.472.i, 6
  %.91.i.i.i.i = and i64 %.17.i.i.i.i, 31
  %.116.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i, i64 %.91.i.i.i.i
  %.117.i.i.i.i = load i64, ptr %.116.i.i.i.i, align 8, !noalias !229
  %.118.i.i.i.i = and i64 %.472.i, 63
  %.119.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i
  %.120.i.i.i.i = or i64 %.117.i.i.i.i, %.119.i.i.i.i
  store i64 %.120.i.i.i.i, ptr %.116.i.i.i.i, align 8, !noalias !229
  %.174.i.i.i45.i = getelementptr i8, ptr %.52.i.i.i.i, i64 256
  %.175.i.i.i.i = load i64, ptr %.174.i.i.i45.i, align 8, !noalias !229
  %.177.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i
  %.178.i.i.i.i = or i64 %.175.i.i.i.i, %.177.i.i.i.i
  store i64 %.178.i.i.i.i, ptr %.174.i.i.i45.i, align 8, !noalias !229
  br label %B1196.endif.endif.i

B888.endif.i.i.i:                                 ; preds = %B142.i.i
  %.570.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 128
  store i64 %.472.i, ptr %.570.i.i.i, align 8, !noalias !226
  %.602.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i.i = load i64, ptr %.602.i.i.i, align 8, !noalias !226
  %.605.i.i.i = trunc i64 %.604.i.i.i to i32
  %.639.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 160
  store i32 %.605.i.i.i, ptr %.639.i.i.i, align 8, !noalias !226
  %.646.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i, ptr %.602.i.i.i, align 8, !noalias !226
  %.708.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i.i = load i64, ptr %.708.i.i.i, align 8, !noalias !226
  %.13.i.i.i41.i = tail call i64 @llvm.smin.i64(i64 %.472.i, i64 %.710.i.i.i)
  store i64 %.13.i.i.i41.i, ptr %.708.i.i.i, align 8, !noalias !226
  br label %B1196.endif.endif.i

B398.i.i:                                         ; preds = %B1196.i
  %.273.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 28
  store i32 0, ptr %.273.i.i, align 4, !noalias !223
  br label %B1196.endif.endif.i

B1340.i:                                          ; preds = %B904.endif.endif.i
  %.906.i = sub nuw nsw i64 5, %spec.select.i
  %.909.not.i = icmp eq i64 %.906.i, %.739.i
  br i1 %.909.not.i, label %B1434.i, label %B1384.i

B1384.i:                                          ; preds = %B1340.i
  %.979.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 3, ptr %.979.i, align 8, !noalias !220
  br label %B664.endif.endif

B1434.i:                                          ; preds = %B1340.i
  %sunkaddr27 = inttoptr i64 %.584.i to ptr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 %.549.i
  store i8 0, ptr %sunkaddr28, align 1, !noalias !220
  %.1020.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.1022.i = load i32, ptr %.1020.i, align 4, !noalias !220
  %.1026.i = add i32 %.1022.i, -1
  store i32 %.1026.i, ptr %.1020.i, align 4, !noalias !220
  %.1033.i = getelementptr inbounds nuw i8, ptr %.135, i64 104
  %.1035.i = load i64, ptr %.1033.i, align 8, !noalias !220
  %.1036.i = add nsw i64 %.1035.i, 1
  store i64 %.1036.i, ptr %.1033.i, align 8, !noalias !220
  %.1044.not.i = icmp eq i64 %.523.i, 0
  %sunkaddr59.i = inttoptr i64 %.652.i to ptr
  %sunkaddr60.i = and i64 %.548.i, -4
  %sunkaddr61.i = getelementptr i8, ptr %sunkaddr59.i, i64 %sunkaddr60.i
  %.1136.i = load i32, ptr %sunkaddr61.i, align 4, !noalias !220
  %.1136.arg.data.i = select i1 %.1044.not.i, i32 %.1136.i, i32 %arg.data
  %arg.data..1136.i = select i1 %.1044.not.i, i32 %arg.data, i32 %.1136.i
  br label %B1618.endif.i

B1886.i:                                          ; preds = %B1618.endif.i
  %.1178.i = trunc i64 %.1177.i to i32
  %.1299.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 12
  %.1301.i = load i32, ptr %.1299.i, align 4, !noalias !220
  br label %B1904.endif.i

B454.endif.i:                                     ; preds = %B344.i
  %.272.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.274.i = load i64, ptr %.272.i, align 8, !noalias !220
  %.275.i = inttoptr i64 %.274.i to ptr
  %.313.i = shl nuw nsw i64 %2, 5
  %.315.i = and i64 %.138.i, 4294967295
  %5 = getelementptr i8, ptr %.275.i, i64 %.313.i
  %.341.i = getelementptr i8, ptr %5, i64 %.315.i
  %.342.i = load i8, ptr %.341.i, align 1, !noalias !220
  %6 = zext i8 %.342.i to i32
  switch i32 %6, label %B1618.endif.i [
    i32 0, label %B648.i
    i32 2, label %B904.endif.endif.i
  ]

B904.endif.endif.i:                               ; preds = %B454.endif.i
  %.468.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 200
  %.470.i = load i64, ptr %.468.i, align 8, !noalias !220
  %.472.i = add nsw i64 %.470.i, %.377
  %sunkaddr29 = getelementptr inbounds i8, ptr %.135, i64 64
  %.481.i = load i64, ptr %sunkaddr29, align 8, !noalias !220
  %.514.i = add nsw i64 %.481.i, %.470.i
  store i64 %.514.i, ptr %sunkaddr29, align 8, !noalias !220
  %.523.i = and i64 %.43.i, 1
  %spec.select.i = or disjoint i64 %.523.i, 2
  %.544.i = and i64 %.43.i, 4294967294
  %.548.i = add nsw i64 %.473, %.544.i
  %.549.i = ashr i64 %.548.i, 2
  %.582.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 48
  %.584.i = load i64, ptr %.582.i, align 8, !noalias !220
  %.585.i = inttoptr i64 %.584.i to ptr
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.652.i = load i64, ptr %sunkaddr30, align 8, !noalias !220
  %.733.i = getelementptr i8, ptr %.585.i, i64 %.549.i
  %.734.i = load i8, ptr %.733.i, align 1, !noalias !220
  %.739.i = zext i8 %.734.i to i64
  %.740.i = icmp eq i8 %.734.i, 0
  br i1 %.740.i, label %B1196.i, label %B1340.i

B1196.endif.endif.i:                              ; preds = %B398.i.i, %B888.endif.i.i.i, %B188.endif.endif.endif.i.i.i
  br label %B664.endif.endif

B1618.endif.i:                                    ; preds = %B454.endif.i, %B1434.i
  %start.2.0.i = phi i64 [ %.377, %B454.endif.i ], [ %.472.i, %B1434.i ]
  %y.2.0.i = phi i32 [ 0, %B454.endif.i ], [ %.1136.arg.data.i, %B1434.i ]
  %x.2.0.i = phi i32 [ %arg.data, %B454.endif.i ], [ %arg.data..1136.i, %B1434.i ]
  %.1174.i = add nsw i64 %.473, %1
  %.1177.i = lshr i64 %.1174.i, 7
  %.1211.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.1213.i = load i64, ptr %.1211.i, align 8, !noalias !220
  %.1214.i = inttoptr i64 %.1213.i to ptr
  %.1251.i = and i64 %.1177.i, 4294967295
  %.1276.i = getelementptr [40 x i8], ptr %.1214.i, i64 %.1251.i
  %.1292.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 8
  %.1294.i = load i32, ptr %.1292.i, align 4, !noalias !220
  %.1296.not.i = icmp eq i32 %.1294.i, 0
  br i1 %.1296.not.i, label %B1904.endif.i, label %B1886.i

B1904.endif.i:                                    ; preds = %B1618.endif.i, %B1886.i
  %by_life.2.0.i = phi i32 [ %.1301.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %by.2.0.i = phi i32 [ %.1178.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %7 = trunc i64 %1 to i32
  %.1345.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 360
  %.1347.i = load i64, ptr %.1345.i, align 8, !noalias !220
  %.1348.i = inttoptr i64 %.1347.i to ptr
  %.1410.i = getelementptr i64, ptr %.1348.i, i64 %2
  %.1411.i = load i64, ptr %.1410.i, align 8, !noalias !220
  %.68.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i.i, align 8, !noalias !232
  %.102.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 %.110, ptr %.102.i.i, align 8, !noalias !232
  %.136.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 0, ptr %.136.i.i, align 8, !noalias !232
  %.169.i.i = zext i32 %by.2.0.i to i64
  %.170.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.169.i.i, ptr %.170.i.i, align 8, !noalias !232
  %.203.i.i = zext i32 %by_life.2.0.i to i64
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  store i64 %.203.i.i, ptr %.204.i.i, align 8, !noalias !232
  %.236.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i.i = load i64, ptr %.236.i.i, align 8, !noalias !232
  %.241.i.i = inttoptr i64 %.1411.i to ptr
  %.242.i.i = tail call i64 %.241.i.i(i64 %.238.i.i, i64 %.510, i32 %arg.pe, i32 %7, i32 %.139.i, i32 %x.2.0.i, i32 %y.2.0.i, i64 %start.2.0.i), !noalias !232
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.277.i.i = load i64, ptr %sunkaddr31, align 8, !noalias !232
  %.278.i.i = inttoptr i64 %.277.i.i to ptr
  %.342.i.i = getelementptr [192 x i8], ptr %.278.i.i, i64 %.110
  %.350.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 88
  %.352.i.i = load i64, ptr %.350.i.i, align 8, !noalias !232
  %.353.i.i = add nsw i64 %.352.i.i, 1
  store i64 %.353.i.i, ptr %.350.i.i, align 8, !noalias !232
  %.387.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  %.389.i.i = load i64, ptr %.387.i.i, align 8, !noalias !232
  %.390.not.i.i = icmp eq i64 %.389.i.i, 0
  br i1 %.390.not.i.i, label %B522.i.i, label %B360.i.i

B360.i.i:                                         ; preds = %B1904.endif.i
  %.393.i.i = icmp sgt i64 %.242.i.i, -1
  br i1 %.393.i.i, label %B522.thread1046.i.i, label %B534.i.i

B522.i.i:                                         ; preds = %B1904.endif.i
  %.537.i.i = icmp slt i64 %.242.i.i, 0
  br i1 %.537.i.i, label %B534.i.i, label %B822.i.i

B534.i.i:                                         ; preds = %B522.i.i, %B360.i.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.572.i.i = load i64, ptr %.570.i.i, align 8, !noalias !232
  %.605.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.607.i.i = load i64, ptr %.605.i.i, align 8, !noalias !232
  %.609.i.i = icmp slt i64 %.572.i.i, %.607.i.i
  br i1 %.609.i.i, label %B594.i.i, label %B1084.endif.i.i

B594.i.i:                                         ; preds = %B534.i.i
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.572.i.i, ptr %sunkaddr32, align 8, !noalias !232
  %.673.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.675.i.i = load i64, ptr %.673.i.i, align 8, !noalias !232
  %.705.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  store i64 %.675.i.i, ptr %.705.i.i, align 8, !noalias !232
  %.739.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 0, ptr %.739.i.i, align 8, !noalias !232
  %.773.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.110, ptr %.773.i.i, align 8, !noalias !232
  %.807.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.169.i.i, ptr %.807.i.i, align 8, !noalias !232
  %.841.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.203.i.i, ptr %.841.i.i, align 8, !noalias !232
  %.873.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.875.i.i = load i64, ptr %.873.i.i, align 8, !noalias !232
  %.905.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.875.i.i, ptr %.905.i.i, align 8, !noalias !232
  br label %B1084.endif.i.i

B822.i.i:                                         ; preds = %B522.thread1046.i.i, %B522.i.i
  %.921.not.i.i = icmp eq i32 %by.2.0.i, 0
  br i1 %.921.not.i.i, label %B1084.endif.i.i, label %B860.i.i

B860.i.i:                                         ; preds = %B822.i.i
  %.955.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.957.i.i = load i64, ptr %.955.i.i, align 8, !noalias !232
  %.958.not.i.i = icmp eq i64 %.957.i.i, 0
  br i1 %.958.not.i.i, label %B1084.endif.i.i, label %B894.endif.i.i

B1008.i.i:                                        ; preds = %B894.endif.i.i
  %.1106.i.i = trunc i64 %.957.i.i to i32
  %.1108.i.i = getelementptr inbounds nuw i8, ptr %.1057.i.i, i64 28
  store i32 %.1106.i.i, ptr %.1108.i.i, align 4, !noalias !232
  store i64 %.242.i.i, ptr %.1057.i.i, align 8, !noalias !232
  br label %B1084.endif.i.i

B1236.i.i:                                        ; preds = %B1084.endif.i.i
  %8 = inttoptr i64 %.1170.i.i to ptr
  %.1279.i.i = getelementptr inbounds nuw i8, ptr %8, i64 8
  %.1281.i.i = load i32, ptr %.1279.i.i, align 4, !noalias !232
  %.1283.i.i = icmp eq i32 %.1281.i.i, 0
  br i1 %.1283.i.i, label %B1296.i.i, label %B1842.lr.ph.i.i

B1296.i.i:                                        ; preds = %B1236.i.i
  %9 = inttoptr i64 %.1170.i.i to ptr
  %.1316.i.i = getelementptr inbounds nuw i8, ptr %9, i64 12
  %.1318.i.i = load i32, ptr %.1316.i.i, align 4, !noalias !232
  %.1320.i.i = icmp eq i32 %.1318.i.i, %arg.pe
  br i1 %.1320.i.i, label %B1360.i.i, label %B1842.lr.ph.i.i

B1360.i.i:                                        ; preds = %B1296.i.i
  %10 = inttoptr i64 %.1170.i.i to ptr
  %.1325.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 16
  %.1327.i.i = load i32, ptr %.1325.i.i, align 4, !noalias !232
  %.1328.i.i = icmp eq i32 %.1327.i.i, 0
  br i1 %.1328.i.i, label %B1366.i.i, label %B1842.lr.ph.i.i

B1366.i.i:                                        ; preds = %B1360.i.i
  %11 = inttoptr i64 %.1170.i.i to ptr
  %.1368.i.i = load i64, ptr %11, align 8, !noalias !232
  %.69.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.71.i.i.i = load i64, ptr %.69.i.i.i, align 8, !noalias !235
  %.72.i.i.i = inttoptr i64 %.71.i.i.i to ptr
  %.idx.i.i.i = shl nuw nsw i64 %.110, 7
  %12 = getelementptr i8, ptr %.72.i.i.i, i64 %.idx.i.i.i
  %.142.i.i.i = getelementptr i8, ptr %12, i64 216
  %.144.i.i.i = load i32, ptr %.142.i.i.i, align 4, !noalias !235
  %.146.not.i.i.i = icmp eq i32 %.144.i.i.i, 0
  br i1 %.146.not.i.i.i, label %B228.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B228.i.i.i:                                       ; preds = %B1366.i.i
  %.177.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.179.i.i.i = load i64, ptr %.177.i.i.i, align 8, !noalias !235
  %.180.not.i.i.i = icmp eq i64 %.179.i.i.i, 0
  br i1 %.180.not.i.i.i, label %B262.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B262.i.i.i:                                       ; preds = %B228.i.i.i
  %const9 = bitcast i64 4611686018427387904 to i64
  %.211.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.213.i.i.i = load i64, ptr %.211.i.i.i, align 8, !noalias !235
  %.214.not.i.i.i = icmp eq i64 %.213.i.i.i, %const9
  br i1 %.214.not.i.i.i, label %B306.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B306.i.i.i:                                       ; preds = %B262.i.i.i
  %.245.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.247.i.i.i = load i64, ptr %.245.i.i.i, align 8, !noalias !235
  %.248.not.i.i.i = icmp eq i64 %.247.i.i.i, 0
  br i1 %.248.not.i.i.i, label %B344.endif.endif.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B480.i.i.i:                                       ; preds = %B344.endif.endif.i.i.i
  %.47.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.49.i.i.i.i = load i64, ptr %.47.i.i.i.i, align 8, !noalias !238
  %.50.i.i.i.i = inttoptr i64 %.49.i.i.i.i to ptr
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.125.i.i.i.i = load i64, ptr %sunkaddr33, align 8, !noalias !238
  %.126.i.i.i.i = and i64 %.125.i.i.i.i, 2047
  %.156.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.158.i.i.i.i = load i64, ptr %.156.i.i.i.i, align 8, !noalias !238
  %.159.i.i.i.i = mul i64 %.126.i.i.i.i, %.158.i.i.i.i
  %..158.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i.i, i64 0)
  %13 = getelementptr i64, ptr %.50.i.i.i.i, i64 %.159.i.i.i.i
  br label %B310.i.i.i.i

B310.i.i.i.i:                                     ; preds = %B312.i.i.i.i, %B480.i.i.i
  %.280207.i.i.i.i = phi i64 [ %.287.i.i.i.i, %B312.i.i.i.i ], [ 0, %B480.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %..158.i.i.i.i, %.280207.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B402.i.i.i.i, label %B312.i.i.i.i

B312.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.287.i.i.i.i = add nuw i64 %.280207.i.i.i.i, 1
  %14 = shl i64 %.280207.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %13, i64 %14
  %.340.i.i.i.i = load i64, ptr %scevgep.i.i.i.i, align 8, !noalias !238
  %.341.not.i.i.i.i = icmp eq i64 %.340.i.i.i.i, 0
  br i1 %.341.not.i.i.i.i, label %B310.i.i.i.i, label %B370.i.i.i.i

B370.i.i.i.i:                                     ; preds = %B312.i.i.i.i
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.388.i.i.i.i = load i64, ptr %sunkaddr34, align 8, !noalias !238
  br label %B480.endif.i.i.i

B402.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.47.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.49.i.i.i.i.i = load i64, ptr %.47.i.i.i.i.i, align 8, !noalias !241
  %.50.i.i.i.i.i = inttoptr i64 %.49.i.i.i.i.i to ptr
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.126.i.i.i.i.i = load i64, ptr %sunkaddr35, align 8, !noalias !241
  %.131.i.i.i.i.i = lshr i64 %.126.i.i.i.i.i, 6
  %.136.i.i.i.i.i = and i64 %.131.i.i.i.i.i, 31
  %.170.i.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i.i, i64 %.136.i.i.i.i.i
  %.171.i.i.i.i.i = load i64, ptr %.170.i.i.i.i.i, align 8, !noalias !241
  %.174.i.i.i.i.i = and i64 %.126.i.i.i.i.i, 63
  %.175.i.i.i.i.i = shl nsw i64 -1, %.174.i.i.i.i.i
  %.176.i.i.i.i.i = and i64 %.175.i.i.i.i.i, %.171.i.i.i.i.i
  %.180.i.i.i.i.i = icmp eq i64 %.176.i.i.i.i.i, 0
  br i1 %.180.i.i.i.i.i, label %B360.i.i.i.i.i, label %B614.i.i.i.i.i

B360.i.i.i.i.i:                                   ; preds = %B402.i.i.i.i
  %15 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.214.i.i.i.i.i = getelementptr i8, ptr %15, i64 256
  %.215.i.i.i.i.i = load i64, ptr %.214.i.i.i.i.i, align 8, !noalias !241
  %.220.i.i.i.i.i = icmp eq i64 %.215.i.i.i.i.i, 0
  br i1 %.220.i.i.i.i.i, label %B424.i.i.i.i.i, label %B450.i.i.i.i.i

B424.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %.269.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.271.i.i.i.i.i = load i64, ptr %.269.i.i.i.i.i, align 8, !noalias !241
  br label %B402.endif.endif.i.i.i.i

B450.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %16 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.284.i.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i.i
  %.286.i.i.i.i.i = and i64 %.215.i.i.i.i.i, %.284.i.i.i.i.i
  %.291.not.i.i.i.i.i = icmp eq i64 %.286.i.i.i.i.i, 0
  %spec.select.i.i.i.i.i = select i1 %.291.not.i.i.i.i.i, i64 %.215.i.i.i.i.i, i64 %.286.i.i.i.i.i
  %.314.i.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i.i, i1 true)
  %.346.i.i.i.i.i = getelementptr i64, ptr %16, i64 %.314.i.i.i.i.i
  %.347.i.i.i.i.i = load i64, ptr %.346.i.i.i.i.i, align 8, !noalias !241
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
  %.465.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.467.i.i.i.i = load i64, ptr %.465.i.i.i.i, align 8, !noalias !238
  %.13.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.467.i.i.i.i, i64 %storemerge.i.i.i.i.i)
  br label %B480.endif.i.i.i

B532.i.i.i:                                       ; preds = %B480.endif.i.i.i, %B344.endif.endif.i.i.i
  %.498.i.i.i = phi i64 [ %storemerge.i.i.i.i, %B480.endif.i.i.i ], [ %.403.i.i.i, %B344.endif.endif.i.i.i ]
  %.500.not.i.i.i = icmp sgt i64 %.498.i.i.i, %.13.i1.i.i.i
  br i1 %.500.not.i.i.i, label %B566.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B566.i.i.i:                                       ; preds = %B532.i.i.i
  %.531.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
  %.533.i.i.i = load i64, ptr %.531.i.i.i, align 8, !noalias !235
  %.534.i.i.i = icmp ne i64 %.533.i.i.i, 0
  %.569.i.i.i = icmp sgt i64 %.13.i1.i.i.i, %.533.i.i.i
  %or.cond.i.i.i = select i1 %.534.i.i.i, i1 %.569.i.i.i, i1 false
  br i1 %or.cond.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i, label %B638.endif.i.i.i

B960.i.i.i:                                       ; preds = %B638.endif.i.i.i
  %sunkaddr36 = getelementptr inbounds i8, ptr %.342.i.i, i64 36
  store i32 1, ptr %sunkaddr36, align 4, !noalias !235
  br label %B1426.i.i

B344.endif.endif.i.i.i:                           ; preds = %B306.i.i.i
  %.297.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i.i.i = load i64, ptr %.297.i.i.i, align 8, !noalias !235
  %.301.i.i.i = add nsw i64 %.299.i.i.i, %.1368.i.i
  %sunkaddr37 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 %.idx.i.i.i
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 192
  %.307.i.i.i = load i64, ptr %sunkaddr39, align 8, !noalias !235
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i.i, i64 %.301.i.i.i)
  %.13.i1.i.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i.i, i64 %.13.i.i.i.i)
  %.401.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  %.403.i.i.i = load i64, ptr %.401.i.i.i, align 8, !noalias !235
  %.404.i.i.i = icmp eq i64 %.403.i.i.i, 0
  br i1 %.404.i.i.i, label %B480.i.i.i, label %B532.i.i.i

B480.endif.i.i.i:                                 ; preds = %B402.endif.endif.i.i.i.i, %B370.i.i.i.i
  %storemerge.i.i.i.i = phi i64 [ %.388.i.i.i.i, %B370.i.i.i.i ], [ %.13.i.i.i.i.i, %B402.endif.endif.i.i.i.i ]
  %sunkaddr41 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %storemerge.i.i.i.i, ptr %sunkaddr41, align 8, !noalias !235
  br label %B532.i.i.i

B638.endif.i.i.i:                                 ; preds = %B566.i.i.i
  %.620.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.622.i.i.i = load i64, ptr %.620.i.i.i, align 8, !noalias !235
  %.623.i.i.i = inttoptr i64 %.622.i.i.i to ptr
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i.i = load i64, ptr %sunkaddr42, align 8, !noalias !235
  %.695.i.i.i = mul i64 %.694.i.i.i, %.110
  %.720.i.i.i = getelementptr i64, ptr %.623.i.i.i, i64 %.695.i.i.i
  %.721.i.i.i = load i64, ptr %.720.i.i.i, align 8, !noalias !235
  %.722.i.i.i = add nsw i64 %.721.i.i.i, 1
  store i64 %.722.i.i.i, ptr %.720.i.i.i, align 8, !noalias !235
  %.781.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.783.i.i.i = load i64, ptr %.781.i.i.i, align 8, !noalias !235
  %.784.i.i.i = add nsw i64 %.783.i.i.i, 1
  store i64 %.784.i.i.i, ptr %.781.i.i.i, align 8, !noalias !235
  %.817.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i.i = load i64, ptr %.817.i.i.i, align 8, !noalias !235
  %.821.i.i.i = add nsw i64 %.819.i.i.i, %.13.i.i.i.i
  %sunkaddr43 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 %.idx.i.i.i
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 192
  store i64 %.821.i.i.i, ptr %sunkaddr45, align 8, !noalias !235
  %.831.i.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 36
  %.833.i.i.i = load i32, ptr %.831.i.i.i, align 4, !noalias !235
  %.835.i.i.i = icmp eq i32 %.833.i.i.i, 0
  br i1 %.835.i.i.i, label %B960.i.i.i, label %B1426.i.i

B1426.i.i:                                        ; preds = %B638.endif.i.i.i, %B960.i.i.i
  %17 = inttoptr i64 %.1170.i.i to ptr
  store i64 %end.2.0.i.i, ptr %.342.i.i, align 8, !noalias !235
  %sunkaddr46 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.13.i1.i.i.i, ptr %sunkaddr46, align 8, !noalias !235
  %.1446.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  store i64 1, ptr %.1446.i.i, align 8, !noalias !232
  %.1478.i.i = getelementptr inbounds nuw i8, ptr %17, i64 16
  %.1480.i.i = load i32, ptr %.1478.i.i, align 4, !noalias !232
  %.1510.i.i = zext i32 %.1480.i.i to i64
  %.1511.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  store i64 %.1510.i.i, ptr %.1511.i.i, align 8, !noalias !232
  %.1543.i.i = getelementptr inbounds nuw i8, ptr %17, i64 20
  %.1545.i.i = load i32, ptr %.1543.i.i, align 4, !noalias !232
  %.1575.i.i = zext i32 %.1545.i.i to i64
  %.1576.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  store i64 %.1575.i.i, ptr %.1576.i.i, align 8, !noalias !232
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  %.1610.i.i = load i64, ptr %sunkaddr47, align 8, !noalias !232
  %.1611.not.i.i = icmp eq i64 %.1610.i.i, 0
  br i1 %.1611.not.i.i, label %B1904.endif.endif.endif.i, label %B1582.i.i

B1582.i.i:                                        ; preds = %B1426.i.i
  %.65.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.67.i.i.i = load i64, ptr %.65.i.i.i, align 8, !noalias !244
  %.68.i.i.i = icmp eq i64 %.67.i.i.i, 67108864
  br i1 %.68.i.i.i, label %B58.i.i.i, label %B88.endif.i.i.i

B58.i.i.i:                                        ; preds = %B1582.i.i
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  store i64 0, ptr %sunkaddr48, align 8, !noalias !244
  br label %B1740.endif.i.i

B88.endif.i.i.i:                                  ; preds = %B1582.i.i
  %18 = inttoptr i64 %.1170.i.i to ptr
  %.1762.i.i = getelementptr inbounds nuw i8, ptr %18, i64 24
  %.1764.i.i = load i32, ptr %.1762.i.i, align 4, !noalias !232
  %sunkaddr49 = inttoptr i64 %.1170.i.i to ptr
  %sunkaddr50 = getelementptr inbounds i8, ptr %sunkaddr49, i64 20
  %.1678.i.i = load i32, ptr %sunkaddr50, align 4, !noalias !232
  %sunkaddr51 = inttoptr i64 %.1170.i.i to ptr
  %sunkaddr52 = getelementptr inbounds i8, ptr %sunkaddr51, i64 16
  %.1646.i.i = load i32, ptr %sunkaddr52, align 4, !noalias !232
  %promoted56 = zext i32 %.1646.i.i to i64
  %.153.i.i.i = inttoptr i64 %.1610.i.i to ptr
  %.67.lobit.i.i.i = lshr i64 %.67.i.i.i, 63
  %19 = getelementptr [56 x i8], ptr %.153.i.i.i, i64 %.67.i.i.i
  %.250.i.i.i = getelementptr [56 x i8], ptr %19, i64 %.67.lobit.i.i.i
  %.289.i.i.i = add nsw i64 %.67.i.i.i, 1
  %sunkaddr53 = getelementptr inbounds i8, ptr %arg.m.4, i64 832
  store i64 %.289.i.i.i, ptr %sunkaddr53, align 8, !noalias !244
  store i64 %.13.i1.i.i.i, ptr %.250.i.i.i, align 8, !noalias !244
  %.378.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i.i, align 8, !noalias !244
  %.382.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 28
  store i32 0, ptr %.382.i.i.i, align 4, !noalias !244
  %.386.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 32
  store i32 %.1646.i.i, ptr %.386.i.i.i, align 8, !noalias !244
  %.390.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 36
  store i32 %.1678.i.i, ptr %.390.i.i.i, align 4, !noalias !244
  %.394.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 40
  store i32 %.1764.i.i, ptr %.394.i.i.i, align 8, !noalias !244
  %.398.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i.i, align 4, !noalias !244
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i.i = load i64, ptr %sunkaddr54, align 8, !noalias !244
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i.i = load i64, ptr %sunkaddr55, align 8, !noalias !244
  %.480.i.i.i = mul nsw i64 %.479.i.i.i, %.110
  %20 = and i64 %promoted56, 4294967168
  %.481.i.i.i = add i64 %.438.i.i.i, %20
  %.490.i.i.i = add i64 %.481.i.i.i, %.480.i.i.i
  %.491.i.i.i = inttoptr i64 %.490.i.i.i to ptr
  %.555.i.i.i = load i32, ptr %.491.i.i.i, align 4, !noalias !244
  %.562.i.i.i = xor i32 %.555.i.i.i, -2147483648
  %.565.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 48
  store i32 %.562.i.i.i, ptr %.565.i.i.i, align 8, !noalias !244
  br label %B1740.endif.i.i

B2012.i.i:                                        ; preds = %B1990.endif.us.i.i, %B1762.endif.i.i
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i.i = load i64, ptr %sunkaddr57, align 8, !noalias !247
  %.56.i.i.i = inttoptr i64 %.55.i.i.i to ptr
  %.120.i.i.i = getelementptr [192 x i8], ptr %.56.i.i.i, i64 %.110
  store i64 %end.2.0.i.i, ptr %.120.i.i.i, align 8, !noalias !247
  %.133.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 16
  %.135.i.i.i = load i32, ptr %.133.i.i.i, align 8, !noalias !247
  %.174.i.i.i = zext i32 %.135.i.i.i to i64
  %.136.not.i.i.i = icmp eq i32 %.135.i.i.i, 0
  br i1 %.136.not.i.i.i, label %B398.i.i.i, label %B142.i.i.i

B142.i.i.i:                                       ; preds = %B2012.i.i
  %.167.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i.i.i = load i64, ptr %.167.i.i.i, align 8, !noalias !247
  %.175.i.i.i = shl nuw nsw i64 %.174.i.i.i, 4
  %.176.i.i.i = add nsw i64 %.169.i.i.i, %.175.i.i.i
  %.177.i292.i.i = inttoptr i64 %.176.i.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i292.i.i, i32 0, i32 3, i32 1), !noalias !247
  %.208.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i.i.i = load i64, ptr %.208.i.i.i, align 8, !noalias !247
  %.218.i.i.i = shl nuw nsw i64 %.174.i.i.i, 5
  %.219.i.i.i = add nsw i64 %.210.i.i.i, %.218.i.i.i
  %.220.i.i.i = inttoptr i64 %.219.i.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i.i.i, i32 0, i32 3, i32 1), !noalias !247
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i293.i.i = load i64, ptr %sunkaddr58, align 8, !noalias !250
  %.56.i.i294.i.i = inttoptr i64 %.55.i.i293.i.i to ptr
  %.128.i.i295.i.i = getelementptr [192 x i8], ptr %.56.i.i294.i.i, i64 %.110
  %.129.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i295.i.i, i64 28
  store i32 1, ptr %.129.i.i.i.i, align 4, !noalias !250
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.163.i.i.i.i = load i64, ptr %sunkaddr59, align 8, !noalias !250
  %.165.i.i296.i.i = sub nsw i64 %end.2.0.i.i, %.163.i.i.i.i
  %.166.i.i297.i.i = icmp slt i64 %.165.i.i296.i.i, 2048
  br i1 %.166.i.i297.i.i, label %B188.endif.endif.endif.i.i.i.i, label %B888.endif.i.i.i.i

B188.endif.endif.endif.i.i.i.i:                   ; preds = %B142.i.i.i
  %.174.i.i.i.i = and i64 %end.2.0.i.i, 2047
  %.204.i.i299.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i300.i.i = load i64, ptr %.204.i.i299.i.i, align 8, !noalias !250
  %.207.i.i301.i.i = inttoptr i64 %.206.i.i300.i.i to ptr
  %.272.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i.i.i = load i64, ptr %.272.i.i.i.i, align 8, !noalias !250
  %.275.i.i302.i.i = inttoptr i64 %.274.i.i.i.i to ptr
  %.313.i.i.i.i = lshr i64 %.110, 6
  %.343.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i.i.i = load i64, ptr %.343.i.i.i.i, align 8, !noalias !250
  %.346.i.i.i.i = mul i64 %.345.i.i.i.i, %.174.i.i.i.i
  %21 = getelementptr i64, ptr %.207.i.i301.i.i, i64 %.346.i.i.i.i
  %.372.i.i.i.i = getelementptr i64, ptr %21, i64 %.313.i.i.i.i
  %.373.i.i.i.i = load i64, ptr %.372.i.i.i.i, align 8, !noalias !250
  %.378.i.i.i.i = and i64 %.110, 63
  %.379.i.i.i.i = shl nuw i64 1, %.378.i.i.i.i
  %.380.i.i.i.i = or i64 %.373.i.i.i.i, %.379.i.i.i.i
  store i64 %.380.i.i.i.i, ptr %.372.i.i.i.i, align 8, !noalias !250
  %.439.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.441.i.i.i.i = load i64, ptr %.439.i.i.i.i, align 8, !noalias !250
  %.442.i.i.i.i = mul i64 %.441.i.i.i.i, %.174.i.i.i.i
  %.443.i.i.i.i = lshr i64 %.110, 12
  %22 = getelementptr i64, ptr %.275.i.i302.i.i, i64 %.442.i.i.i.i
  %.469.i.i.i.i = getelementptr i64, ptr %22, i64 %.443.i.i.i.i
  %.470.i.i.i.i = load i64, ptr %.469.i.i.i.i, align 8, !noalias !250
  %.471.i.i303.i.i = and i64 %.313.i.i.i.i, 63
  %.472.i.i.i.i = shl nuw i64 1, %.471.i.i303.i.i
  %.473.i.i304.i.i = or i64 %.470.i.i.i.i, %.472.i.i.i.i
  store i64 %.473.i.i304.i.i, ptr %.469.i.i.i.i, align 8, !noalias !250
  %.49.i.i.i305.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i.i306.i.i = load i64, ptr %.49.i.i.i305.i.i, align 8, !noalias !253
  %.52.i.i.i307.i.i = inttoptr i64 %.51.i.i.i306.i.i to ptr
  %.17.i.i.i308.i.i = lshr i64 %end.2.0.i.i, 6
  %.91.i.i.i309.i.i = and i64 %.17.i.i.i308.i.i, 31
  %.116.i.i.i310.i.i = getelementptr i64, ptr %.52.i.i.i307.i.i, i64 %.91.i.i.i309.i.i
  %.117.i.i.i311.i.i = load i64, ptr %.116.i.i.i310.i.i, align 8, !noalias !253
  %.118.i.i.i312.i.i = and i64 %end.2.0.i.i, 63
  %.119.i.i.i313.i.i = shl nuw i64 1, %.118.i.i.i312.i.i
  %.120.i.i.i314.i.i = or i64 %.117.i.i.i311.i.i, %.119.i.i.i313.i.i
  store i64 %.120.i.i.i314.i.i, ptr %.116.i.i.i310.i.i, align 8, !noalias !253
  %.174.i.i.i315.i.i = getelementptr i8, ptr %.52.i.i.i307.i.i, i64 256
  %.175.i.i.i316.i.i = load i64, ptr %.174.i.i.i315.i.i, align 8, !noalias !253
  %.177.i.i.i317.i.i = shl nuw nsw i64 1, %.91.i.i.i309.i.i
  %.178.i.i.i318.i.i = or i64 %.175.i.i.i316.i.i, %.177.i.i.i317.i.i
  store i64 %.178.i.i.i318.i.i, ptr %.174.i.i.i315.i.i, align 8, !noalias !253
  br label %B1904.endif.endif.endif.i

B888.endif.i.i.i.i:                               ; preds = %B142.i.i.i
  %.570.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i295.i.i, i64 128
  store i64 %end.2.0.i.i, ptr %.570.i.i.i.i, align 8, !noalias !250
  %.602.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i.i.i = load i64, ptr %.602.i.i.i.i, align 8, !noalias !250
  %.605.i.i.i.i = trunc i64 %.604.i.i.i.i to i32
  %.639.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i295.i.i, i64 160
  store i32 %.605.i.i.i.i, ptr %.639.i.i.i.i, align 8, !noalias !250
  %.646.i.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i.i, ptr %.602.i.i.i.i, align 8, !noalias !250
  %.708.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i.i.i = load i64, ptr %.708.i.i.i.i, align 8, !noalias !250
  %.13.i.i.i298.i.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i.i, i64 %.710.i.i.i.i)
  store i64 %.13.i.i.i298.i.i, ptr %.708.i.i.i.i, align 8, !noalias !250
  br label %B1904.endif.endif.endif.i

B398.i.i.i:                                       ; preds = %B2012.i.i
  %.273.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 28
  store i32 0, ptr %.273.i.i.i, align 4, !noalias !247
  br label %B1904.endif.endif.endif.i

B522.thread1046.i.i:                              ; preds = %B360.i.i
  %.427.i.i = inttoptr i64 %.389.i.i to ptr
  %.492.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.494.i.i = load i64, ptr %.492.i.i, align 8, !noalias !232
  %.508.inv.i.i = icmp slt i64 %.494.i.i, 1
  %.509.i.i = zext i1 %.508.inv.i.i to i64
  %23 = getelementptr [56 x i8], ptr %.427.i.i, i64 %.494.i.i
  %24 = getelementptr i8, ptr %23, i64 -56
  %.523.i.i = getelementptr [56 x i8], ptr %24, i64 %.509.i.i
  %.528.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 8
  store i64 %start.2.0.i, ptr %.528.i.i, align 8, !noalias !232
  %.532.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 16
  store i64 %.242.i.i, ptr %.532.i.i, align 8, !noalias !232
  br label %B822.i.i

B894.endif.i.i:                                   ; preds = %B860.i.i
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.994.i.i = load i64, ptr %sunkaddr60, align 8, !noalias !232
  %.995.i.i = inttoptr i64 %.994.i.i to ptr
  %.1057.i.i = getelementptr [40 x i8], ptr %.995.i.i, i64 %.169.i.i
  %.1065.i.i = getelementptr inbounds nuw i8, ptr %.1057.i.i, i64 12
  %.1067.i.i = load i32, ptr %.1065.i.i, align 4, !noalias !232
  %.1069.i.i = icmp eq i32 %.1067.i.i, %by_life.2.0.i
  br i1 %.1069.i.i, label %B1008.i.i, label %B1084.endif.i.i

B1084.endif.i.i:                                  ; preds = %B894.endif.i.i, %B1008.i.i, %B860.i.i, %B822.i.i, %B594.i.i, %B534.i.i
  %end.2.0.i.i = phi i64 [ %.242.i.i, %B822.i.i ], [ %.242.i.i, %B1008.i.i ], [ %.242.i.i, %B894.endif.i.i ], [ %.242.i.i, %B860.i.i ], [ %.572.i.i, %B594.i.i ], [ %.572.i.i, %B534.i.i ]
  %.1126.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 72
  %.1128.i.i = load i64, ptr %.1126.i.i, align 8, !noalias !232
  %.1131.i.i = sub i64 %end.2.0.i.i, %start.2.0.i
  %.1134.i.i = add nsw i64 %.1131.i.i, %.1128.i.i
  store i64 %.1134.i.i, ptr %.1126.i.i, align 8, !noalias !232
  %.1168.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.1170.i.i = load i64, ptr %.1168.i.i, align 8, !noalias !232
  %sunkaddr61 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1244.i.i = load i64, ptr %sunkaddr61, align 8, !noalias !232
  %.1245.i.i = icmp eq i64 %.1244.i.i, 1
  br i1 %.1245.i.i, label %B1236.i.i, label %B1762.endif.i.i

B1740.endif.i.i:                                  ; preds = %B88.endif.i.i.i, %B58.i.i.i
  br label %B1904.endif.endif.endif.i

B1762.endifthread-pre-split.sink.split.i.i:       ; preds = %B566.i.i.i, %B532.i.i.i, %B306.i.i.i, %B262.i.i.i, %B228.i.i.i, %B1366.i.i
  %sunkaddr62 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1871.pr.i.pre.i = load i64, ptr %sunkaddr62, align 8, !noalias !232
  br label %B1762.endif.i.i

B1762.endif.i.i:                                  ; preds = %B1762.endifthread-pre-split.sink.split.i.i, %B1084.endif.i.i
  %.1871.i.i = phi i64 [ %.1244.i.i, %B1084.endif.i.i ], [ %.1871.pr.i.pre.i, %B1762.endifthread-pre-split.sink.split.i.i ]
  %.19511058.not.i.i = icmp slt i64 %.1871.i.i, 1
  br i1 %.19511058.not.i.i, label %B2012.i.i, label %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge

B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge:        ; preds = %B1762.endif.i.i
  %.pre = inttoptr i64 %.1170.i.i to ptr
  br label %B1842.lr.ph.i.i

B1842.lr.ph.i.i:                                  ; preds = %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge, %B1360.i.i, %B1296.i.i, %B1236.i.i
  %.pre-phi = phi ptr [ %.pre, %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge ], [ %10, %B1360.i.i ], [ %9, %B1296.i.i ], [ %8, %B1236.i.i ]
  %.1871.i49.i = phi i64 [ %.1871.i.i, %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge ], [ 1, %B1360.i.i ], [ 1, %B1296.i.i ], [ 1, %B1236.i.i ]
  %const19 = bitcast i64 -3335678366873096957 to i64
  %const17 = bitcast i64 -4658895280553007687 to i64
  %const15 = bitcast i64 -7046029254386353131 to i64
  %const13 = bitcast i64 -7723592293110705685 to i64
  %const11 = bitcast i64 -9223372036854775808 to i64
  %const = bitcast i64 2685821657736338717 to i64
  %.870.i119.i.i = shl i32 %arg.pe, 16
  %.1043.i183.i.i = shl i32 %arg.pe, 2
  %.1048.i184.i.i = add i32 %.1043.i183.i.i, 4
  %.9.i.i68.i.i = mul i64 %.110, %const19
  %scevgep.i.i = getelementptr i8, ptr %.pre-phi, i64 24
  br label %B1842.us.i.i

B1842.us.i.i:                                     ; preds = %B1990.endif.us.i.i, %B1842.lr.ph.i.i
  %lsr.iv331.i.i = phi i64 [ %.1871.i49.i, %B1842.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B1990.endif.us.i.i ]
  %lsr.iv.i.i = phi ptr [ %scevgep.i.i, %B1842.lr.ph.i.i ], [ %scevgep325.i.i, %B1990.endif.us.i.i ]
  %scevgep330.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.2022.us.i.i = load i64, ptr %scevgep330.i.i, align 8, !noalias !232
  %scevgep329.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.2026.us.i.i = load i32, ptr %scevgep329.i.i, align 8, !noalias !232
  %scevgep328.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -12
  %.2030.us.i.i = load i32, ptr %scevgep328.i.i, align 4, !noalias !232
  %.615.i90.i.i = zext i32 %.2030.us.i.i to i64
  %scevgep327.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.2034.us.i.i = load i32, ptr %scevgep327.i.i, align 8, !noalias !232
  %scevgep326.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -4
  %.2038.us.i.i = load i32, ptr %scevgep326.i.i, align 4, !noalias !232
  %.2085.us.i.i = load i32, ptr %lsr.iv.i.i, align 8, !noalias !232
  %sunkaddr63 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i34.i.i = load i64, ptr %sunkaddr63, align 8, !noalias !256
  %.75.i35.i.i = add nsw i64 %.74.i34.i.i, %.2022.us.i.i
  %sunkaddr64 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.114.i37.i.i = load i64, ptr %sunkaddr64, align 8, !noalias !256
  %.115.i38.i.i = inttoptr i64 %.114.i37.i.i to ptr
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i41.i.i = load i64, ptr %sunkaddr65, align 8, !noalias !256
  %.187.i42.i.i = mul i64 %.186.i41.i.i, %.110
  %.189.i43.i.i = zext i32 %.2026.us.i.i to i64
  %25 = getelementptr i64, ptr %.115.i38.i.i, i64 %.187.i42.i.i
  %.215.i44.i.i = getelementptr i64, ptr %25, i64 %.189.i43.i.i
  %.216.i45.i.i = load i64, ptr %.215.i44.i.i, align 8, !noalias !256
  %.217.i46.i.i = add nsw i64 %.216.i45.i.i, 1
  store i64 %.217.i46.i.i, ptr %.215.i44.i.i, align 8, !noalias !256
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.278.i48.i.i = load i64, ptr %sunkaddr66, align 8, !noalias !256
  %.279.not.i49.i.i = icmp eq i64 %.278.i48.i.i, 0
  br i1 %.279.not.i49.i.i, label %B802.i94.i.i, label %B294.endif.i50.i.i

B802.i94.i.i:                                     ; preds = %B294.endif.endif.endif.endif.i81.i.i, %B1842.us.i.i
  %at.2.0.i95.i.i = phi i64 [ %.13.i.i93.i.i, %B294.endif.endif.endif.endif.i81.i.i ], [ %.75.i35.i.i, %B1842.us.i.i ]
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.736.i97.i.i = load i64, ptr %sunkaddr67, align 8, !noalias !256
  %.737.i98.i.i = add nsw i64 %.736.i97.i.i, 1
  store i64 %.737.i98.i.i, ptr %sunkaddr67, align 8, !noalias !256
  %sunkaddr68 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.125.i.i100.i.i = load i64, ptr %sunkaddr68, align 8, !noalias !259
  %26 = and i64 %.125.i.i100.i.i, 4294967295
  %.126.i.i101.i.i = trunc i64 %26 to i32
  %.131.not.i.i102.i.i = icmp eq i32 %.126.i.i101.i.i, 0
  br i1 %.131.not.i.i102.i.i, label %B210.i.i257.i.i, label %B158.i.i103.i.i

B158.i.i103.i.i:                                  ; preds = %B802.i94.i.i
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.49.i.i105.i.i = load i64, ptr %sunkaddr69, align 8, !noalias !259
  %.50.i.i106.i.i = inttoptr i64 %.49.i.i105.i.i to ptr
  %.160.i.i107.i.i = getelementptr [16 x i8], ptr %.50.i.i106.i.i, i64 %26
  %.166.i.i108.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i107.i.i, i64 12
  %.168.i.i109.i.i = load i32, ptr %.166.i.i108.i.i, align 4, !noalias !259
  %.203.i.i110.i.i = zext i32 %.168.i.i109.i.i to i64
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i.i110.i.i, ptr %sunkaddr70, align 8, !noalias !259
  br label %B802.endif.endif.endif.i112.i.i

B210.i.i257.i.i:                                  ; preds = %B802.i94.i.i
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.250.i.i259.i.i = load i64, ptr %sunkaddr71, align 8, !noalias !259
  %.251.i.i260.i.i = add nsw i64 %.250.i.i259.i.i, 1
  store i64 %.251.i.i260.i.i, ptr %sunkaddr71, align 8, !noalias !259
  %.292.i.i261.i.i = trunc i64 %.251.i.i260.i.i to i32
  br label %B802.endif.endif.endif.i112.i.i

B294.endif.i50.i.i:                               ; preds = %B1842.us.i.i
  %sunkaddr73 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.312.i52.i.i = load i64, ptr %sunkaddr73, align 8, !noalias !256
  %.313.i53.i.i = inttoptr i64 %.312.i52.i.i to ptr
  %.375.i54.i.i = getelementptr [192 x i8], ptr %.313.i53.i.i, i64 %.110
  %.376.i55.i.i = getelementptr inbounds nuw i8, ptr %.375.i54.i.i, i64 136
  %.378.i56.i.i = load i64, ptr %.376.i55.i.i, align 8, !noalias !256
  %.379.i57.i.i = add nsw i64 %.378.i56.i.i, 1
  store i64 %.379.i57.i.i, ptr %.376.i55.i.i, align 8, !noalias !256
  %sunkaddr74 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482.i61.i.i = load i64, ptr %sunkaddr74, align 8, !noalias !256
  %27 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i61.i.i, i64 1)
  %ov.i.i62.i.i = extractvalue { i64, i1 } %27, 1
  br i1 %ov.i.i62.i.i, label %B294.endif.endif.endif.endif.i81.i.i, label %B0.else.i.i63.i.i, !prof !262

B0.else.i.i63.i.i:                                ; preds = %B294.endif.i50.i.i
  %sunkaddr75 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.415.i59.i.i = load i64, ptr %sunkaddr75, align 8, !noalias !256
  %math.i.i66.i.i = extractvalue { i64, i1 } %27, 0
  %.8.i55.i67.i.i = mul i64 %.415.i59.i.i, %const15
  %.11.i.i70.i.i = mul i64 %.379.i57.i.i, %const
  %.10.i.i69.i.i = add i64 %.11.i.i70.i.i, %.9.i.i68.i.i
  %.12.i.i71.i.i = add i64 %.10.i.i69.i.i, %.8.i55.i67.i.i
  %.13.i56.i72.i.i = lshr i64 %.12.i.i71.i.i, 30
  %.14.i.i73.i.i = xor i64 %.13.i56.i72.i.i, %.12.i.i71.i.i
  %.15.i.i74.i.i = mul i64 %.14.i.i73.i.i, %const17
  %.16.i.i75.i.i = lshr i64 %.15.i.i74.i.i, 27
  %.17.i57.i76.i.i = xor i64 %.16.i.i75.i.i, %.15.i.i74.i.i
  %.18.i.i77.i.i = mul i64 %.17.i57.i76.i.i, %const13
  %.19.i.i78.i.i = lshr i64 %.18.i.i77.i.i, 31
  %.20.i58.i79.i.i = xor i64 %.19.i.i78.i.i, %.18.i.i77.i.i
  %.30.i.i80.i.i = urem i64 %.20.i58.i79.i.i, %math.i.i66.i.i
  br label %B294.endif.endif.endif.endif.i81.i.i

B294.endif.endif.endif.endif.i81.i.i:             ; preds = %B0.else.i.i63.i.i, %B294.endif.i50.i.i
  %rem.0.i.i82.i.i = phi i64 [ %.30.i.i80.i.i, %B0.else.i.i63.i.i ], [ 0, %B294.endif.i50.i.i ]
  %sunkaddr76 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.542.i84.i.i = load i64, ptr %sunkaddr76, align 8, !noalias !256
  %.543.i85.i.i = inttoptr i64 %.542.i84.i.i to ptr
  %.508.i86.i.i = add nsw i64 %rem.0.i.i82.i.i, %.75.i35.i.i
  %sunkaddr77 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i88.i.i = load i64, ptr %sunkaddr77, align 8, !noalias !256
  %.613.i89.i.i = mul i64 %.612.i88.i.i, %.110
  %28 = getelementptr i64, ptr %.543.i85.i.i, i64 %.613.i89.i.i
  %.641.i91.i.i = getelementptr i64, ptr %28, i64 %.615.i90.i.i
  %.642.i92.i.i = load i64, ptr %.641.i91.i.i, align 8, !noalias !256
  %.13.i.i93.i.i = tail call i64 @llvm.smax.i64(i64 %.642.i92.i.i, i64 %.508.i86.i.i)
  store i64 %.13.i.i93.i.i, ptr %.641.i91.i.i, align 8, !noalias !256
  br label %B802.i94.i.i

B802.endif.endif.endif.i112.i.i:                  ; preds = %B210.i.i257.i.i, %B158.i.i103.i.i
  %storemerge.i.i113.i.i = phi i32 [ %.126.i.i101.i.i, %B158.i.i103.i.i ], [ %.292.i.i261.i.i, %B210.i.i257.i.i ]
  %29 = trunc i64 %.615.i90.i.i to i32
  %sunkaddr78 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.800.i115.i.i = load i64, ptr %sunkaddr78, align 8, !noalias !256
  %.801.i116.i.i = inttoptr i64 %.800.i115.i.i to ptr
  %.837.i117.i.i = zext i32 %storemerge.i.i113.i.i to i64
  %.862.i118.i.i = getelementptr [32 x i8], ptr %.801.i116.i.i, i64 %.837.i117.i.i
  %.873.i120.i.i = or i32 %.2026.us.i.i, %.870.i119.i.i
  %.877.i121.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 8
  store i32 %.873.i120.i.i, ptr %.877.i121.i.i, align 4, !noalias !256
  %.881.i122.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 12
  store i32 %.2034.us.i.i, ptr %.881.i122.i.i, align 4, !noalias !256
  %.887.i123.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 16
  store i32 %.2038.us.i.i, ptr %.887.i123.i.i, align 4, !noalias !256
  %.893.i124.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 20
  store i32 %.2085.us.i.i, ptr %.893.i124.i.i, align 4, !noalias !256
  %.899.i125.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 24
  store i32 %by.2.0.i, ptr %.899.i125.i.i, align 4, !noalias !256
  %.905.i126.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 28
  store i32 %by_life.2.0.i, ptr %.905.i126.i.i, align 4, !noalias !256
  %sunkaddr79 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.941.i128.i.i = load i64, ptr %sunkaddr79, align 8, !noalias !256
  %.26.i.i129.i.i = icmp eq i32 %arg.pe, %29
  br i1 %.26.i.i129.i.i, label %B802.endif.endif.endif.endif.endif.thread.i179.i.i, label %B802.endif.endif.endif.endif.endif.i130.i.i

B802.endif.endif.endif.endif.endif.i130.i.i:      ; preds = %B802.endif.endif.endif.i112.i.i
  %sunkaddr80 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i132.i.i = load i64, ptr %sunkaddr80, align 8, !noalias !263
  %sunkaddr81 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.107.i.i134.i.i = load i64, ptr %sunkaddr81, align 8, !noalias !263
  %.108.i.i135.i.i = inttoptr i64 %.107.i.i134.i.i to ptr
  %.175.i.i136.i.i = getelementptr i32, ptr %.108.i.i135.i.i, i64 %.110
  %.176.i.i137.i.i = load i32, ptr %.175.i.i136.i.i, align 4, !noalias !263
  %.179.i.i138.i.i = zext i32 %.176.i.i137.i.i to i64
  %.206.i.i140.i.i = getelementptr i32, ptr %.108.i.i135.i.i, i64 %.615.i90.i.i
  %.207.i.i141.i.i = load i32, ptr %.206.i.i140.i.i, align 4, !noalias !263
  %.213.i.i142.i.i = zext i32 %.207.i.i141.i.i to i64
  %.214.i.i143.i.i = lshr i64 %.179.i.i138.i.i, 8
  %.215.i.i144.i.i = lshr i64 %.213.i.i142.i.i, 8
  %.222.i.i145.i.i = and i64 %.213.i.i142.i.i, 255
  %.223.i.i146.i.i = and i64 %.179.i.i138.i.i, 255
  %.224.i.i147.i.i = sub nsw i64 %.222.i.i145.i.i, %.223.i.i146.i.i
  %.233.i.i148.i.i = icmp slt i64 %.224.i.i147.i.i, 0
  %.236.i.i149.i.i = add nsw i64 %.70.i.i132.i.i, 1
  %.238.i.i150.i.i = select i1 %.233.i.i148.i.i, i64 %.236.i.i149.i.i, i64 0
  %left.3.0.i.i151.i.i = add nsw i64 %.238.i.i150.i.i, %.224.i.i147.i.i
  %.252.i.i152.i.i = lshr i64 %.215.i.i144.i.i, %left.3.0.i.i151.i.i
  %.255.i.i153.i.i = sub nsw i64 %.70.i.i132.i.i, %left.3.0.i.i151.i.i
  %notmask.i.i154.i.i = shl nsw i64 -1, %.255.i.i153.i.i
  %.257.i.i155.i.i = xor i64 %notmask.i.i154.i.i, -1
  %.259.i.i156.i.i = and i64 %.214.i.i143.i.i, %.257.i.i155.i.i
  %.260.not.i.i157.i.i = icmp eq i64 %.252.i.i152.i.i, %.259.i.i156.i.i
  %.265.i.i158.i.i = select i1 %.260.not.i.i157.i.i, i64 0, i64 %.236.i.i149.i.i
  %left.4.0.i.i159.i.i = add nsw i64 %.265.i.i158.i.i, %left.3.0.i.i151.i.i
  %.275.i.i160.i.i = sub nsw i64 %left.4.0.i.i159.i.i, %.70.i.i132.i.i
  %.13.i.i.i161.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i160.i.i, i64 0)
  %.305.i.i162.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i159.i.i, i64 %.70.i.i132.i.i)
  %.307.i.i163.i.i = sub nsw i64 %.70.i.i132.i.i, %.13.i.i.i161.i.i
  %.311.i.i164.i.i = lshr i64 %.214.i.i143.i.i, %.307.i.i163.i.i
  %.314.i.i165.i.i = shl i64 %.311.i.i164.i.i, %.305.i.i162.i.i
  %notmask134.i.i166.i.i = shl nsw i64 -1, %.305.i.i162.i.i
  %.316.i.i167.i.i = xor i64 %notmask134.i.i166.i.i, -1
  %.318.i.i168.i.i = and i64 %.215.i.i144.i.i, %.316.i.i167.i.i
  %.321.i.i169.i.i = or i64 %.314.i.i165.i.i, %.318.i.i168.i.i
  %.322.i.i170.i.i = shl i64 %.321.i.i169.i.i, 1
  %.323.i.i171.i.i = or disjoint i64 %.322.i.i170.i.i, 1
  %.325.i.i172.i.i = sub nsw i64 63, %left.4.0.i.i159.i.i
  %.328.i.i173.i.i = shl i64 %.323.i.i171.i.i, %.325.i.i172.i.i
  %.328.i.fr.i174.i.i = freeze i64 %.328.i.i173.i.i
  %.8.i.i175.i.i = icmp eq i64 %.328.i.fr.i174.i.i, %const11
  %.17.i.i176.i.i = lshr i64 %.328.i.fr.i174.i.i, 63
  %.20.i.i177.i.i = trunc nuw nsw i64 %.17.i.i176.i.i to i32
  %spec.select.i178.i.i = select i1 %.8.i.i175.i.i, i32 2, i32 %.20.i.i177.i.i
  %30 = shl i64 %.328.i.fr.i174.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i179.i.i

B802.endif.endif.endif.endif.endif.thread.i179.i.i: ; preds = %B802.endif.endif.endif.endif.endif.i130.i.i, %B802.endif.endif.endif.i112.i.i
  %storemerge.i5971.i180.i.i = phi i64 [ %30, %B802.endif.endif.endif.endif.endif.i130.i.i ], [ 0, %B802.endif.endif.endif.i112.i.i ]
  %31 = phi i32 [ %spec.select.i178.i.i, %B802.endif.endif.endif.endif.endif.i130.i.i ], [ 2, %B802.endif.endif.endif.i112.i.i ]
  %.942.pn.i181.i.i = inttoptr i64 %.941.i128.i.i to ptr
  %.100373.i182.i.i = getelementptr [16 x i8], ptr %.942.pn.i181.i.i, i64 %.837.i117.i.i
  %.1075.i185.i.i = add nuw nsw i32 %.1048.i184.i.i, %31
  %.1078.i186.i.i = shl i32 %.1075.i185.i.i, 2
  %.1080.i187.i.i = getelementptr inbounds nuw i8, ptr %.100373.i182.i.i, i64 8
  store i32 %.1078.i186.i.i, ptr %.1080.i187.i.i, align 4, !noalias !256
  store i64 %storemerge.i5971.i180.i.i, ptr %.100373.i182.i.i, align 8, !noalias !256
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i189.i.i = load i64, ptr %sunkaddr82, align 8, !noalias !266
  %.56.i.i190.i.i = inttoptr i64 %.55.i.i189.i.i to ptr
  %.127.i.i191.i.i = getelementptr [16 x i8], ptr %.56.i.i190.i.i, i64 %.837.i117.i.i
  %.128.i.i192.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i191.i.i, i64 12
  store i32 0, ptr %.128.i.i192.i.i, align 4, !noalias !266
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i.i194.i.i = load i64, ptr %sunkaddr83, align 8, !noalias !266
  %.164.i.i195.i.i = sub nsw i64 %at.2.0.i95.i.i, %.162.i.i194.i.i
  %.165.i.i196.i.i = icmp slt i64 %.164.i.i195.i.i, 2048
  br i1 %.165.i.i196.i.i, label %B170.endif.endif.i.i217.i.i, label %B552.endif.i.i197.i.i

B500.i.i227.i.i:                                  ; preds = %B170.endif.endif.i.i217.i.i
  %32 = inttoptr i64 %.55.i.i189.i.i to ptr
  %sunkaddr.i.i228.i.i = inttoptr i64 %.271.i.i223.i.i to ptr
  %sunkaddr24.i.i229.i.i = shl nuw nsw i64 %.168.i62.i218.i.i, 2
  %sunkaddr25.i.i230.i.i = getelementptr i8, ptr %sunkaddr.i.i228.i.i, i64 %sunkaddr24.i.i229.i.i
  %.471.i.i231.i.i = load i32, ptr %sunkaddr25.i.i230.i.i, align 4, !noalias !266
  %.473.i.i232.i.i = zext i32 %.471.i.i231.i.i to i64
  %.498.i.i233.i.i = getelementptr [16 x i8], ptr %32, i64 %.473.i.i232.i.i
  %.505.i.i234.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i233.i.i, i64 12
  store i32 %storemerge.i.i113.i.i, ptr %.505.i.i234.i.i, align 4, !noalias !266
  br label %B538.i.i235.i.i

B538.i.i235.i.i:                                  ; preds = %B456.endif.i.i239.i.i, %B500.i.i227.i.i
  %sunkaddr27.pre-phi.i.i236.i.i = phi i64 [ %sunkaddr31.i.i240.i.i, %B456.endif.i.i239.i.i ], [ %sunkaddr24.i.i229.i.i, %B500.i.i227.i.i ]
  %sunkaddr26.pre-phi.i.i237.i.i = phi ptr [ %.pre.i.i256.i.i, %B456.endif.i.i239.i.i ], [ %sunkaddr.i.i228.i.i, %B500.i.i227.i.i ]
  %sunkaddr28.i.i238.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i237.i.i, i64 %sunkaddr27.pre-phi.i.i236.i.i
  store i32 %storemerge.i.i113.i.i, ptr %sunkaddr28.i.i238.i.i, align 4, !noalias !266
  br label %B1990.endif.us.i.i

B688.i.i215.i.i:                                  ; preds = %B552.endif.i.i197.i.i
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837.i117.i.i, ptr %sunkaddr84, align 8, !noalias !266
  br label %B790.endif.i.i210.i.i

B716.i.i205.i.i:                                  ; preds = %B552.endif.i.i197.i.i
  %33 = inttoptr i64 %.55.i.i189.i.i to ptr
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i.i207.i.i = load i64, ptr %sunkaddr85, align 8, !noalias !266
  %34 = and i64 %.756.i.i207.i.i, 4294967295
  %.784.i.i208.i.i = getelementptr [16 x i8], ptr %33, i64 %34
  %.791.i.i209.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i208.i.i, i64 12
  store i32 %storemerge.i.i113.i.i, ptr %.791.i.i209.i.i, align 4, !noalias !266
  br label %B790.endif.i.i210.i.i

B170.endif.endif.i.i217.i.i:                      ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i.i
  %.168.i62.i218.i.i = and i64 %at.2.0.i95.i.i, 2047
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i63.i220.i.i = load i64, ptr %sunkaddr86, align 8, !noalias !266
  %.204.i.i221.i.i = inttoptr i64 %.203.i63.i220.i.i to ptr
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.271.i.i223.i.i = load i64, ptr %sunkaddr87, align 8, !noalias !266
  %.352.i.i224.i.i = getelementptr i32, ptr %.204.i.i221.i.i, i64 %.168.i62.i218.i.i
  %.353.i.i225.i.i = load i32, ptr %.352.i.i224.i.i, align 4, !noalias !266
  %.354.i.i226.i.i = icmp eq i32 %.353.i.i225.i.i, 0
  br i1 %.354.i.i226.i.i, label %B456.endif.i.i239.i.i, label %B500.i.i227.i.i

B456.endif.i.i239.i.i:                            ; preds = %B170.endif.endif.i.i217.i.i
  %35 = inttoptr i64 %.203.i63.i220.i.i to ptr
  %sunkaddr31.i.i240.i.i = shl nuw nsw i64 %.168.i62.i218.i.i, 2
  %sunkaddr32.i.i241.i.i = getelementptr i8, ptr %35, i64 %sunkaddr31.i.i240.i.i
  store i32 %storemerge.i.i113.i.i, ptr %sunkaddr32.i.i241.i.i, align 4, !noalias !266
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i243.i.i = load i64, ptr %sunkaddr88, align 8, !noalias !269
  %.52.i.i.i244.i.i = inttoptr i64 %.51.i.i.i243.i.i to ptr
  %.17.i.i.i245.i.i = lshr i64 %at.2.0.i95.i.i, 6
  %.91.i.i.i246.i.i = and i64 %.17.i.i.i245.i.i, 31
  %.116.i.i.i247.i.i = getelementptr i64, ptr %.52.i.i.i244.i.i, i64 %.91.i.i.i246.i.i
  %.117.i.i.i248.i.i = load i64, ptr %.116.i.i.i247.i.i, align 8, !noalias !269
  %.118.i.i.i249.i.i = and i64 %at.2.0.i95.i.i, 63
  %.119.i.i.i250.i.i = shl nuw i64 1, %.118.i.i.i249.i.i
  %.120.i.i.i251.i.i = or i64 %.117.i.i.i248.i.i, %.119.i.i.i250.i.i
  store i64 %.120.i.i.i251.i.i, ptr %.116.i.i.i247.i.i, align 8, !noalias !269
  %.174.i.i.i252.i.i = getelementptr i8, ptr %.52.i.i.i244.i.i, i64 256
  %.175.i.i.i253.i.i = load i64, ptr %.174.i.i.i252.i.i, align 8, !noalias !269
  %.177.i.i.i254.i.i = shl nuw nsw i64 1, %.91.i.i.i246.i.i
  %.178.i.i.i255.i.i = or i64 %.175.i.i.i253.i.i, %.177.i.i.i254.i.i
  store i64 %.178.i.i.i255.i.i, ptr %.174.i.i.i252.i.i, align 8, !noalias !269
  %.pre.i.i256.i.i = inttoptr i64 %.271.i.i223.i.i to ptr
  br label %B538.i.i235.i.i

B552.endif.i.i197.i.i:                            ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i.i
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i.i199.i.i = load i64, ptr %sunkaddr89, align 8, !noalias !266
  %.581.i.i200.i.i = inttoptr i64 %.580.i.i199.i.i to ptr
  %.643.i.i201.i.i = getelementptr [32 x i8], ptr %.581.i.i200.i.i, i64 %.837.i117.i.i
  store i64 %at.2.0.i95.i.i, ptr %.643.i.i201.i.i, align 8, !noalias !266
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i.i203.i.i = load i64, ptr %sunkaddr90, align 8, !noalias !266
  %.683.i.i204.i.i = icmp eq i64 %.682.i.i203.i.i, 0
  br i1 %.683.i.i204.i.i, label %B688.i.i215.i.i, label %B716.i.i205.i.i

B790.endif.i.i210.i.i:                            ; preds = %B716.i.i205.i.i, %B688.i.i215.i.i
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.837.i117.i.i, ptr %sunkaddr91, align 8, !noalias !266
  %sunkaddr92 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.862.i.i213.i.i = load i64, ptr %sunkaddr92, align 8, !noalias !266
  %.13.i.i61.i214.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i95.i.i, i64 %.862.i.i213.i.i)
  store i64 %.13.i.i61.i214.i.i, ptr %sunkaddr92, align 8, !noalias !266
  br label %B1990.endif.us.i.i

B1990.endif.us.i.i:                               ; preds = %B790.endif.i.i210.i.i, %B538.i.i235.i.i
  %scevgep325.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %lsr.iv.next.i.i = add nsw i64 %lsr.iv331.i.i, -1
  %exitcond1070.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond1070.not.i.i, label %B2012.i.i, label %B1842.us.i.i

B1904.endif.endif.endif.i:                        ; preds = %B1740.endif.i.i, %B398.i.i.i, %B888.endif.i.i.i.i, %B188.endif.endif.endif.i.i.i.i, %B1426.i.i
  %arg.m.0.sink.i.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i.i ], [ %arg.m.0, %B398.i.i.i ], [ %arg.m.0, %B888.endif.i.i.i.i ], [ null, %B1740.endif.i.i ], [ %arg.m.0, %B1426.i.i ]
  br label %B664.endif.endif

common.ret:                                       ; preds = %B978.endif.endif.endif, %B664.endif.endif, %B746
  %.sink = phi i8 [ 1, %B978.endif.endif.endif ], [ %.555, %B664.endif.endif ], [ 0, %B746 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B746:                                             ; preds = %B0.endif.endif
  %.637 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  store i64 %.110, ptr %.637, align 8
  %.672 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.377, ptr %.672, align 8
  %.707 = zext i32 %arg.address to i64
  %.708 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  store i64 %.707, ptr %.708, align 8
  %.743 = zext i32 %arg.data to i64
  %.744 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  store i64 %.743, ptr %.744, align 8
  %.779 = zext i32 %arg.origin.fr.i to i64
  %.780 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  store i64 %.779, ptr %.780, align 8
  %.815 = zext i32 %arg.by to i64
  %.816 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  store i64 %.815, ptr %.816, align 8
  %.851 = zext i32 %arg.by_life to i64
  %.852 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  store i64 %.851, ptr %.852, align 8
  %.891 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 2, ptr %.891, align 8
  br label %common.ret

B664.endif.endif:                                 ; preds = %B1904.endif.endif.endif.i, %B1196.endif.endif.i, %B1384.i, %B648.i, %B404.i
  %.555 = phi i8 [ 1, %B1904.endif.endif.endif.i ], [ 1, %B1196.endif.endif.i ], [ 0, %B1384.i ], [ 0, %B648.i ], [ 0, %B404.i ]
  br label %common.ret

B978.endif:                                       ; preds = %B0.endif.endif
  %.926 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.928 = load i64, ptr %.926, align 8
  %.929 = inttoptr i64 %.928 to ptr
  %.990 = getelementptr i64, ptr %.929, i64 %arg.kind
  %.991 = load i64, ptr %.990, align 8
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i, align 8, !noalias !272
  %.102.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 %.110, ptr %.102.i, align 8, !noalias !272
  %.135.i1 = zext i32 %arg.origin.fr.i to i64
  %.136.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.135.i1, ptr %.136.i, align 8, !noalias !272
  %.169.i = zext i32 %arg.by to i64
  %.170.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.169.i, ptr %.170.i, align 8, !noalias !272
  %.203.i = zext i32 %arg.by_life to i64
  %.204.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  store i64 %.203.i, ptr %.204.i, align 8, !noalias !272
  %.236.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i = load i64, ptr %.236.i, align 8, !noalias !272
  %.241.i = inttoptr i64 %.991 to ptr
  %.242.i = tail call i64 %.241.i(i64 %.238.i, i64 %.510, i32 %arg.pe, i32 0, i32 0, i32 %arg.address, i32 %arg.data, i64 %.377), !noalias !272
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.277.i = load i64, ptr %sunkaddr93, align 8, !noalias !272
  %.278.i = inttoptr i64 %.277.i to ptr
  %.342.i3 = getelementptr [192 x i8], ptr %.278.i, i64 %.110
  %.350.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 88
  %.352.i = load i64, ptr %.350.i, align 8, !noalias !272
  %.353.i = add nsw i64 %.352.i, 1
  store i64 %.353.i, ptr %.350.i, align 8, !noalias !272
  %.387.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  %.389.i = load i64, ptr %.387.i, align 8, !noalias !272
  %.390.not.i = icmp eq i64 %.389.i, 0
  br i1 %.390.not.i, label %B522.i, label %B360.i

B360.i:                                           ; preds = %B978.endif
  %.393.i = icmp sgt i64 %.242.i, -1
  br i1 %.393.i, label %B522.thread1046.i, label %B534.i

B522.i:                                           ; preds = %B978.endif
  %.537.i = icmp slt i64 %.242.i, 0
  br i1 %.537.i, label %B534.i, label %B822.i

B534.i:                                           ; preds = %B522.i, %B360.i
  %.570.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.572.i = load i64, ptr %.570.i, align 8, !noalias !272
  %.605.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.607.i = load i64, ptr %.605.i, align 8, !noalias !272
  %.609.i = icmp slt i64 %.572.i, %.607.i
  br i1 %.609.i, label %B594.i, label %B1084.endif.i

B594.i:                                           ; preds = %B534.i
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.572.i, ptr %sunkaddr94, align 8, !noalias !272
  %.673.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.675.i = load i64, ptr %.673.i, align 8, !noalias !272
  %.705.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  store i64 %.675.i, ptr %.705.i, align 8, !noalias !272
  %.739.i103 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 %.135.i1, ptr %.739.i103, align 8, !noalias !272
  %.773.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.110, ptr %.773.i, align 8, !noalias !272
  %.807.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.169.i, ptr %.807.i, align 8, !noalias !272
  %.841.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.203.i, ptr %.841.i, align 8, !noalias !272
  %.873.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.875.i = load i64, ptr %.873.i, align 8, !noalias !272
  %.905.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.875.i, ptr %.905.i, align 8, !noalias !272
  br label %B1084.endif.i

B822.i:                                           ; preds = %B522.thread1046.i, %B522.i
  %.921.not.i = icmp eq i32 %arg.by, 0
  br i1 %.921.not.i, label %B1084.endif.i, label %B860.i

B860.i:                                           ; preds = %B822.i
  %.955.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.957.i = load i64, ptr %.955.i, align 8, !noalias !272
  %.958.not.i = icmp eq i64 %.957.i, 0
  br i1 %.958.not.i, label %B1084.endif.i, label %B894.endif.i

B1008.i:                                          ; preds = %B894.endif.i
  %.1106.i = trunc i64 %.957.i to i32
  %.1108.i = getelementptr inbounds nuw i8, ptr %.1057.i, i64 28
  store i32 %.1106.i, ptr %.1108.i, align 4, !noalias !272
  store i64 %.242.i, ptr %.1057.i, align 8, !noalias !272
  br label %B1084.endif.i

B1236.i:                                          ; preds = %B1084.endif.i
  %36 = inttoptr i64 %.1170.i to ptr
  %.1279.i = getelementptr inbounds nuw i8, ptr %36, i64 8
  %.1281.i = load i32, ptr %.1279.i, align 4, !noalias !272
  %.1283.i = icmp eq i32 %.1281.i, 0
  br i1 %.1283.i, label %B1296.i, label %B1842.lr.ph.i

B1296.i:                                          ; preds = %B1236.i
  %37 = inttoptr i64 %.1170.i to ptr
  %.1316.i = getelementptr inbounds nuw i8, ptr %37, i64 12
  %.1318.i = load i32, ptr %.1316.i, align 4, !noalias !272
  %.1320.i = icmp eq i32 %.1318.i, %arg.pe
  br i1 %.1320.i, label %B1360.i, label %B1842.lr.ph.i

B1360.i:                                          ; preds = %B1296.i
  %.1325.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 16
  %.1327.i = load i32, ptr %.1325.i, align 4, !noalias !272
  %.1328.i = icmp eq i32 %.1327.i, 0
  br i1 %.1328.i, label %B1366.i, label %B1842.lr.ph.i

B1366.i:                                          ; preds = %B1360.i
  %38 = inttoptr i64 %.1170.i to ptr
  %.1368.i = load i64, ptr %38, align 8, !noalias !272
  %.69.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.71.i.i = load i64, ptr %.69.i.i, align 8, !noalias !275
  %.72.i.i = inttoptr i64 %.71.i.i to ptr
  %.idx.i.i = shl nuw nsw i64 %.110, 7
  %39 = getelementptr i8, ptr %.72.i.i, i64 %.idx.i.i
  %.142.i.i = getelementptr i8, ptr %39, i64 216
  %.144.i.i = load i32, ptr %.142.i.i, align 4, !noalias !275
  %.146.not.i.i = icmp eq i32 %.144.i.i, 0
  br i1 %.146.not.i.i, label %B228.i.i, label %B1762.endifthread-pre-split.sink.split.i

B228.i.i:                                         ; preds = %B1366.i
  %.177.i.i88 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.179.i.i = load i64, ptr %.177.i.i88, align 8, !noalias !275
  %.180.not.i.i = icmp eq i64 %.179.i.i, 0
  br i1 %.180.not.i.i, label %B262.i.i, label %B1762.endifthread-pre-split.sink.split.i

B262.i.i:                                         ; preds = %B228.i.i
  %const10 = bitcast i64 4611686018427387904 to i64
  %.211.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.213.i.i = load i64, ptr %.211.i.i, align 8, !noalias !275
  %.214.not.i.i = icmp eq i64 %.213.i.i, %const10
  br i1 %.214.not.i.i, label %B306.i.i, label %B1762.endifthread-pre-split.sink.split.i

B306.i.i:                                         ; preds = %B262.i.i
  %.245.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.247.i.i = load i64, ptr %.245.i.i, align 8, !noalias !275
  %.248.not.i.i = icmp eq i64 %.247.i.i, 0
  br i1 %.248.not.i.i, label %B344.endif.endif.i.i, label %B1762.endifthread-pre-split.sink.split.i

B480.i.i:                                         ; preds = %B344.endif.endif.i.i
  %.47.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.49.i.i.i = load i64, ptr %.47.i.i.i, align 8, !noalias !278
  %.50.i.i.i = inttoptr i64 %.49.i.i.i to ptr
  %sunkaddr95 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.125.i.i.i = load i64, ptr %sunkaddr95, align 8, !noalias !278
  %.126.i.i.i = and i64 %.125.i.i.i, 2047
  %.156.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.158.i.i.i = load i64, ptr %.156.i.i.i, align 8, !noalias !278
  %.159.i.i.i = mul i64 %.126.i.i.i, %.158.i.i.i
  %..158.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i, i64 0)
  %40 = getelementptr i64, ptr %.50.i.i.i, i64 %.159.i.i.i
  br label %B310.i.i.i

B310.i.i.i:                                       ; preds = %B312.i.i.i, %B480.i.i
  %.280207.i.i.i = phi i64 [ %.287.i.i.i, %B312.i.i.i ], [ 0, %B480.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %..158.i.i.i, %.280207.i.i.i
  br i1 %exitcond.not.i.i.i, label %B402.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B310.i.i.i
  %.287.i.i.i = add nuw i64 %.280207.i.i.i, 1
  %41 = shl i64 %.280207.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %40, i64 %41
  %.340.i.i.i = load i64, ptr %scevgep.i.i.i, align 8, !noalias !278
  %.341.not.i.i.i = icmp eq i64 %.340.i.i.i, 0
  br i1 %.341.not.i.i.i, label %B310.i.i.i, label %B370.i.i.i

B370.i.i.i:                                       ; preds = %B312.i.i.i
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.388.i.i.i = load i64, ptr %sunkaddr96, align 8, !noalias !278
  br label %B480.endif.i.i

B402.i.i.i:                                       ; preds = %B310.i.i.i
  %.47.i.i.i.i91 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.49.i.i.i.i92 = load i64, ptr %.47.i.i.i.i91, align 8, !noalias !281
  %.50.i.i.i.i93 = inttoptr i64 %.49.i.i.i.i92 to ptr
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.126.i.i.i.i94 = load i64, ptr %sunkaddr97, align 8, !noalias !281
  %.131.i.i.i.i = lshr i64 %.126.i.i.i.i94, 6
  %.136.i.i.i.i = and i64 %.131.i.i.i.i, 31
  %.170.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i93, i64 %.136.i.i.i.i
  %.171.i.i.i.i = load i64, ptr %.170.i.i.i.i, align 8, !noalias !281
  %.174.i.i.i.i95 = and i64 %.126.i.i.i.i94, 63
  %.175.i.i.i.i96 = shl nsw i64 -1, %.174.i.i.i.i95
  %.176.i.i.i.i = and i64 %.175.i.i.i.i96, %.171.i.i.i.i
  %.180.i.i.i.i = icmp eq i64 %.176.i.i.i.i, 0
  br i1 %.180.i.i.i.i, label %B360.i.i.i.i, label %B614.i.i.i.i

B360.i.i.i.i:                                     ; preds = %B402.i.i.i
  %42 = inttoptr i64 %.49.i.i.i.i92 to ptr
  %.214.i.i.i.i = getelementptr i8, ptr %42, i64 256
  %.215.i.i.i.i = load i64, ptr %.214.i.i.i.i, align 8, !noalias !281
  %.220.i.i.i.i = icmp eq i64 %.215.i.i.i.i, 0
  br i1 %.220.i.i.i.i, label %B424.i.i.i.i, label %B450.i.i.i.i

B424.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %.269.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.271.i.i.i.i = load i64, ptr %.269.i.i.i.i, align 8, !noalias !281
  br label %B402.endif.endif.i.i.i

B450.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %43 = inttoptr i64 %.49.i.i.i.i92 to ptr
  %.284.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i
  %.286.i.i.i.i = and i64 %.215.i.i.i.i, %.284.i.i.i.i
  %.291.not.i.i.i.i = icmp eq i64 %.286.i.i.i.i, 0
  %spec.select.i.i.i.i = select i1 %.291.not.i.i.i.i, i64 %.215.i.i.i.i, i64 %.286.i.i.i.i
  %.314.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i, i1 true)
  %.346.i.i.i.i101 = getelementptr i64, ptr %43, i64 %.314.i.i.i.i
  %.347.i.i.i.i = load i64, ptr %.346.i.i.i.i101, align 8, !noalias !281
  br label %B614.i.i.i.i

B614.i.i.i.i:                                     ; preds = %B450.i.i.i.i, %B402.i.i.i
  %m.sroa.0.0.i.i.i.i = phi ptr [ null, %B450.i.i.i.i ], [ %arg.m.0, %B402.i.i.i ]
  %word.2.0.i.i.i.i = phi i64 [ %.314.i.i.i.i, %B450.i.i.i.i ], [ %.136.i.i.i.i, %B402.i.i.i ]
  %found.2.0.i.i.i.i = phi i64 [ %.347.i.i.i.i, %B450.i.i.i.i ], [ %.176.i.i.i.i, %B402.i.i.i ]
  %.369.i.i.i.i = shl nuw nsw i64 %word.2.0.i.i.i.i, 6
  %.373.i.i.i.i97 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i.i.i.i, i1 true)
  %.376.i.i.i.i = sub i64 %.369.i.i.i.i, %.126.i.i.i.i94
  %.378.i.i.i.i98 = add i64 %.376.i.i.i.i, %.373.i.i.i.i97
  %.381.i.i.i.i = and i64 %.378.i.i.i.i98, 2047
  %.383.i.i.i.i = add i64 %.381.i.i.i.i, %.126.i.i.i.i94
  br label %B402.endif.endif.i.i.i

B402.endif.endif.i.i.i:                           ; preds = %B614.i.i.i.i, %B424.i.i.i.i
  %storemerge.i.i.i.i99 = phi i64 [ %.383.i.i.i.i, %B614.i.i.i.i ], [ %.271.i.i.i.i, %B424.i.i.i.i ]
  %.465.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.467.i.i.i = load i64, ptr %.465.i.i.i, align 8, !noalias !278
  %.13.i.i.i.i100 = tail call i64 @llvm.smin.i64(i64 %.467.i.i.i, i64 %storemerge.i.i.i.i99)
  br label %B480.endif.i.i

B532.i.i:                                         ; preds = %B480.endif.i.i, %B344.endif.endif.i.i
  %.498.i.i = phi i64 [ %storemerge.i.i.i, %B480.endif.i.i ], [ %.403.i.i, %B344.endif.endif.i.i ]
  %.500.not.i.i = icmp sgt i64 %.498.i.i, %.13.i1.i.i
  br i1 %.500.not.i.i, label %B566.i.i, label %B1762.endifthread-pre-split.sink.split.i

B566.i.i:                                         ; preds = %B532.i.i
  %.531.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
  %.533.i.i = load i64, ptr %.531.i.i, align 8, !noalias !275
  %.534.i.i = icmp ne i64 %.533.i.i, 0
  %.569.i.i = icmp sgt i64 %.13.i1.i.i, %.533.i.i
  %or.cond.i.i = select i1 %.534.i.i, i1 %.569.i.i, i1 false
  br i1 %or.cond.i.i, label %B1762.endifthread-pre-split.sink.split.i, label %B638.endif.i.i

B960.i.i:                                         ; preds = %B638.endif.i.i
  %sunkaddr98 = getelementptr inbounds i8, ptr %.342.i3, i64 36
  store i32 1, ptr %sunkaddr98, align 4, !noalias !275
  br label %B1426.i

B344.endif.endif.i.i:                             ; preds = %B306.i.i
  %.297.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i.i = load i64, ptr %.297.i.i, align 8, !noalias !275
  %.301.i.i = add nsw i64 %.299.i.i, %.1368.i
  %sunkaddr99 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 %.idx.i.i
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 192
  %.307.i.i = load i64, ptr %sunkaddr101, align 8, !noalias !275
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i, i64 %.301.i.i)
  %.13.i1.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i, i64 %.13.i.i.i)
  %.401.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  %.403.i.i = load i64, ptr %.401.i.i, align 8, !noalias !275
  %.404.i.i = icmp eq i64 %.403.i.i, 0
  br i1 %.404.i.i, label %B480.i.i, label %B532.i.i

B480.endif.i.i:                                   ; preds = %B402.endif.endif.i.i.i, %B370.i.i.i
  %storemerge.i.i.i = phi i64 [ %.388.i.i.i, %B370.i.i.i ], [ %.13.i.i.i.i100, %B402.endif.endif.i.i.i ]
  %sunkaddr102 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %storemerge.i.i.i, ptr %sunkaddr102, align 8, !noalias !275
  br label %B532.i.i

B638.endif.i.i:                                   ; preds = %B566.i.i
  %.620.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.622.i.i = load i64, ptr %.620.i.i, align 8, !noalias !275
  %.623.i.i = inttoptr i64 %.622.i.i to ptr
  %sunkaddr103 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i = load i64, ptr %sunkaddr103, align 8, !noalias !275
  %.695.i.i = mul i64 %.694.i.i, %.110
  %.720.i.i = getelementptr i64, ptr %.623.i.i, i64 %.695.i.i
  %.721.i.i = load i64, ptr %.720.i.i, align 8, !noalias !275
  %.722.i.i = add nsw i64 %.721.i.i, 1
  store i64 %.722.i.i, ptr %.720.i.i, align 8, !noalias !275
  %.781.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.783.i.i = load i64, ptr %.781.i.i, align 8, !noalias !275
  %.784.i.i = add nsw i64 %.783.i.i, 1
  store i64 %.784.i.i, ptr %.781.i.i, align 8, !noalias !275
  %.817.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i = load i64, ptr %.817.i.i, align 8, !noalias !275
  %.821.i.i = add nsw i64 %.819.i.i, %.13.i.i.i
  %sunkaddr104 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 %.idx.i.i
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 192
  store i64 %.821.i.i, ptr %sunkaddr106, align 8, !noalias !275
  %.831.i.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 36
  %.833.i.i = load i32, ptr %.831.i.i, align 4, !noalias !275
  %.835.i.i = icmp eq i32 %.833.i.i, 0
  br i1 %.835.i.i, label %B960.i.i, label %B1426.i

B1426.i:                                          ; preds = %B638.endif.i.i, %B960.i.i
  %44 = inttoptr i64 %.1170.i to ptr
  store i64 %end.2.0.i, ptr %.342.i3, align 8, !noalias !275
  %sunkaddr107 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.13.i1.i.i, ptr %sunkaddr107, align 8, !noalias !275
  %.1446.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  store i64 1, ptr %.1446.i, align 8, !noalias !272
  %.1478.i = getelementptr inbounds nuw i8, ptr %44, i64 16
  %.1480.i = load i32, ptr %.1478.i, align 4, !noalias !272
  %.1510.i = zext i32 %.1480.i to i64
  %.1511.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  store i64 %.1510.i, ptr %.1511.i, align 8, !noalias !272
  %.1543.i = getelementptr inbounds nuw i8, ptr %44, i64 20
  %.1545.i = load i32, ptr %.1543.i, align 4, !noalias !272
  %.1575.i = zext i32 %.1545.i to i64
  %.1576.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  store i64 %.1575.i, ptr %.1576.i, align 8, !noalias !272
  %sunkaddr108 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  %.1610.i = load i64, ptr %sunkaddr108, align 8, !noalias !272
  %.1611.not.i = icmp eq i64 %.1610.i, 0
  br i1 %.1611.not.i, label %B978.endif.endif.endif, label %B1582.i

B1582.i:                                          ; preds = %B1426.i
  %sunkaddr109 = inttoptr i64 %.1170.i to ptr
  %sunkaddr110 = getelementptr inbounds i8, ptr %sunkaddr109, i64 16
  %.1646.i = load i32, ptr %sunkaddr110, align 4, !noalias !272
  %promoted117 = zext i32 %.1646.i to i64
  %sunkaddr111 = inttoptr i64 %.1170.i to ptr
  %sunkaddr112 = getelementptr inbounds i8, ptr %sunkaddr111, i64 20
  %.1678.i = load i32, ptr %sunkaddr112, align 4, !noalias !272
  %.1681.not.i = icmp eq i32 %arg.origin.fr.i, 0
  br i1 %.1681.not.i, label %B1716.i, label %B1740.i

B1716.i:                                          ; preds = %B1582.i
  %45 = inttoptr i64 %.1170.i to ptr
  %.1762.i = getelementptr inbounds nuw i8, ptr %45, i64 24
  %.1764.i = load i32, ptr %.1762.i, align 4, !noalias !272
  br label %B1740.i

B1740.i:                                          ; preds = %B1716.i, %B1582.i
  %"$phi1740.7.2.0.i" = phi i32 [ %.1764.i, %B1716.i ], [ %arg.origin.fr.i, %B1582.i ]
  %.65.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.67.i.i = load i64, ptr %.65.i.i, align 8, !noalias !284
  %.68.i.i90 = icmp eq i64 %.67.i.i, 67108864
  br i1 %.68.i.i90, label %B58.i.i, label %B88.endif.i.i

B58.i.i:                                          ; preds = %B1740.i
  %sunkaddr113 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  store i64 0, ptr %sunkaddr113, align 8, !noalias !284
  br label %B1740.endif.i

B88.endif.i.i:                                    ; preds = %B1740.i
  %.153.i.i = inttoptr i64 %.1610.i to ptr
  %.67.lobit.i.i = lshr i64 %.67.i.i, 63
  %46 = getelementptr [56 x i8], ptr %.153.i.i, i64 %.67.i.i
  %.250.i.i = getelementptr [56 x i8], ptr %46, i64 %.67.lobit.i.i
  %.289.i.i = add nsw i64 %.67.i.i, 1
  %sunkaddr114 = getelementptr inbounds i8, ptr %arg.m.4, i64 832
  store i64 %.289.i.i, ptr %sunkaddr114, align 8, !noalias !284
  store i64 %.13.i1.i.i, ptr %.250.i.i, align 8, !noalias !284
  %.378.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i, align 8, !noalias !284
  %.382.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 28
  store i32 0, ptr %.382.i.i, align 4, !noalias !284
  %.386.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 32
  store i32 %.1646.i, ptr %.386.i.i, align 8, !noalias !284
  %.390.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 36
  store i32 %.1678.i, ptr %.390.i.i, align 4, !noalias !284
  %.394.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 40
  store i32 %"$phi1740.7.2.0.i", ptr %.394.i.i, align 8, !noalias !284
  %.398.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i, align 4, !noalias !284
  %sunkaddr115 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i = load i64, ptr %sunkaddr115, align 8, !noalias !284
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !284
  %.480.i.i = mul nsw i64 %.479.i.i, %.110
  %47 = and i64 %promoted117, 4294967168
  %.481.i.i = add i64 %.438.i.i, %47
  %.490.i.i = add i64 %.481.i.i, %.480.i.i
  %.491.i.i = inttoptr i64 %.490.i.i to ptr
  %.555.i.i = load i32, ptr %.491.i.i, align 4, !noalias !284
  %.562.i.i = xor i32 %.555.i.i, -2147483648
  %.565.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 48
  store i32 %.562.i.i, ptr %.565.i.i, align 8, !noalias !284
  br label %B1740.endif.i

B1842.i:                                          ; preds = %B1990.endif.i, %B1842.preheader.i
  %lsr.iv339.i = phi i64 [ %.1871.i127, %B1842.preheader.i ], [ %lsr.iv.next340.i, %B1990.endif.i ]
  %lsr.iv333.i = phi ptr [ %scevgep332.i, %B1842.preheader.i ], [ %scevgep334.i, %B1990.endif.i ]
  %scevgep338.i = getelementptr i8, ptr %lsr.iv333.i, i64 -20
  %.2022.i = load i64, ptr %scevgep338.i, align 8, !noalias !272
  %scevgep337.i = getelementptr i8, ptr %lsr.iv333.i, i64 -12
  %.2026.i = load i32, ptr %scevgep337.i, align 8, !noalias !272
  %scevgep336.i = getelementptr i8, ptr %lsr.iv333.i, i64 -8
  %.2030.i = load i32, ptr %scevgep336.i, align 4, !noalias !272
  %.615.i.i = zext i32 %.2030.i to i64
  %scevgep335.i = getelementptr i8, ptr %lsr.iv333.i, i64 -4
  %.2034.i = load i32, ptr %scevgep335.i, align 8, !noalias !272
  %.2038.i = load i32, ptr %lsr.iv333.i, align 4, !noalias !272
  %sunkaddr118 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i = load i64, ptr %sunkaddr118, align 8, !noalias !287
  %.75.i.i = add nsw i64 %.74.i.i, %.2022.i
  %sunkaddr119 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.114.i.i = load i64, ptr %sunkaddr119, align 8, !noalias !287
  %.115.i.i = inttoptr i64 %.114.i.i to ptr
  %sunkaddr120 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !287
  %.187.i.i = mul i64 %.186.i.i, %.110
  %.189.i.i = zext i32 %.2026.i to i64
  %48 = getelementptr i64, ptr %.115.i.i, i64 %.187.i.i
  %.215.i.i = getelementptr i64, ptr %48, i64 %.189.i.i
  %.216.i.i = load i64, ptr %.215.i.i, align 8, !noalias !287
  %.217.i.i = add nsw i64 %.216.i.i, 1
  store i64 %.217.i.i, ptr %.215.i.i, align 8, !noalias !287
  %sunkaddr121 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.278.i.i4 = load i64, ptr %sunkaddr121, align 8, !noalias !287
  %.279.not.i.i = icmp eq i64 %.278.i.i4, 0
  br i1 %.279.not.i.i, label %B802.i.i, label %B294.endif.i.i

B802.i.i:                                         ; preds = %B294.endif.endif.endif.endif.i.i, %B1842.i
  %at.2.0.i.i = phi i64 [ %.13.i.i19.i, %B294.endif.endif.endif.endif.i.i ], [ %.75.i.i, %B1842.i ]
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.736.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !287
  %.737.i.i = add nsw i64 %.736.i.i, 1
  store i64 %.737.i.i, ptr %sunkaddr122, align 8, !noalias !287
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.125.i.i21.i = load i64, ptr %sunkaddr123, align 8, !noalias !290
  %49 = and i64 %.125.i.i21.i, 4294967295
  %.126.i.i22.i = trunc i64 %49 to i32
  %.131.not.i.i.i = icmp eq i32 %.126.i.i22.i, 0
  br i1 %.131.not.i.i.i, label %B210.i.i.i, label %B158.i.i.i

B158.i.i.i:                                       ; preds = %B802.i.i
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.49.i.i24.i = load i64, ptr %sunkaddr124, align 8, !noalias !290
  %.50.i.i25.i = inttoptr i64 %.49.i.i24.i to ptr
  %.160.i.i.i = getelementptr [16 x i8], ptr %.50.i.i25.i, i64 %49
  %.166.i.i.i5 = getelementptr inbounds nuw i8, ptr %.160.i.i.i, i64 12
  %.168.i.i.i = load i32, ptr %.166.i.i.i5, align 4, !noalias !290
  %.203.i.i.i = zext i32 %.168.i.i.i to i64
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i.i.i, ptr %sunkaddr125, align 8, !noalias !290
  br label %B802.endif.endif.endif.i.i

B210.i.i.i:                                       ; preds = %B802.i.i
  %sunkaddr126 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.250.i.i.i87 = load i64, ptr %sunkaddr126, align 8, !noalias !290
  %.251.i.i.i = add nsw i64 %.250.i.i.i87, 1
  store i64 %.251.i.i.i, ptr %sunkaddr126, align 8, !noalias !290
  %.292.i.i.i = trunc i64 %.251.i.i.i to i32
  br label %B802.endif.endif.endif.i.i

B294.endif.i.i:                                   ; preds = %B1842.i
  %sunkaddr127 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.312.i.i = load i64, ptr %sunkaddr127, align 8, !noalias !287
  %.313.i.i = inttoptr i64 %.312.i.i to ptr
  %.375.i.i = getelementptr [192 x i8], ptr %.313.i.i, i64 %.110
  %.376.i.i = getelementptr inbounds nuw i8, ptr %.375.i.i, i64 136
  %.378.i18.i = load i64, ptr %.376.i.i, align 8, !noalias !287
  %.379.i.i = add nsw i64 %.378.i18.i, 1
  store i64 %.379.i.i, ptr %.376.i.i, align 8, !noalias !287
  %sunkaddr128 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482.i.i = load i64, ptr %sunkaddr128, align 8, !noalias !287
  %50 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i.i, i64 1)
  %ov.i.i.i = extractvalue { i64, i1 } %50, 1
  br i1 %ov.i.i.i, label %B294.endif.endif.endif.endif.i.i, label %B0.else.i.i.i, !prof !262

B0.else.i.i.i:                                    ; preds = %B294.endif.i.i
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.415.i.i = load i64, ptr %sunkaddr129, align 8, !noalias !287
  %math.i.i.i = extractvalue { i64, i1 } %50, 0
  %.8.i55.i.i = mul i64 %.415.i.i, %const16
  %.11.i.i.i = mul i64 %.379.i.i, %const8
  %.10.i.i.i = add i64 %.11.i.i.i, %.9.i.i68.i
  %.12.i.i.i = add i64 %.10.i.i.i, %.8.i55.i.i
  %.13.i56.i.i = lshr i64 %.12.i.i.i, 30
  %.14.i.i.i = xor i64 %.13.i56.i.i, %.12.i.i.i
  %.15.i.i.i = mul i64 %.14.i.i.i, %const18
  %.16.i.i.i = lshr i64 %.15.i.i.i, 27
  %.17.i57.i.i = xor i64 %.16.i.i.i, %.15.i.i.i
  %.18.i.i.i = mul i64 %.17.i57.i.i, %const14
  %.19.i.i.i = lshr i64 %.18.i.i.i, 31
  %.20.i58.i.i = xor i64 %.19.i.i.i, %.18.i.i.i
  %.30.i.i.i = urem i64 %.20.i58.i.i, %math.i.i.i
  br label %B294.endif.endif.endif.endif.i.i

B294.endif.endif.endif.endif.i.i:                 ; preds = %B0.else.i.i.i, %B294.endif.i.i
  %rem.0.i.i.i = phi i64 [ %.30.i.i.i, %B0.else.i.i.i ], [ 0, %B294.endif.i.i ]
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.542.i.i = load i64, ptr %sunkaddr130, align 8, !noalias !287
  %.543.i.i = inttoptr i64 %.542.i.i to ptr
  %.508.i.i = add nsw i64 %rem.0.i.i.i, %.75.i.i
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !287
  %.613.i.i = mul i64 %.612.i.i, %.110
  %51 = getelementptr i64, ptr %.543.i.i, i64 %.613.i.i
  %.641.i.i = getelementptr i64, ptr %51, i64 %.615.i.i
  %.642.i.i = load i64, ptr %.641.i.i, align 8, !noalias !287
  %.13.i.i19.i = tail call i64 @llvm.smax.i64(i64 %.642.i.i, i64 %.508.i.i)
  store i64 %.13.i.i19.i, ptr %.641.i.i, align 8, !noalias !287
  br label %B802.i.i

B802.endif.endif.endif.i.i:                       ; preds = %B210.i.i.i, %B158.i.i.i
  %storemerge.i.i27.i = phi i32 [ %.126.i.i22.i, %B158.i.i.i ], [ %.292.i.i.i, %B210.i.i.i ]
  %52 = trunc i64 %.615.i.i to i32
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.800.i.i = load i64, ptr %sunkaddr132, align 8, !noalias !287
  %.801.i.i = inttoptr i64 %.800.i.i to ptr
  %.837.i.i = zext i32 %storemerge.i.i27.i to i64
  %.862.i.i = getelementptr [32 x i8], ptr %.801.i.i, i64 %.837.i.i
  %.873.i.i6 = or i32 %.2026.i, %.870.i119.i
  %.877.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 8
  store i32 %.873.i.i6, ptr %.877.i.i, align 4, !noalias !287
  %.881.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 12
  store i32 %.2034.i, ptr %.881.i.i, align 4, !noalias !287
  %.887.i28.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 16
  store i32 %.2038.i, ptr %.887.i28.i, align 4, !noalias !287
  %.893.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 20
  store i32 %arg.origin.fr.i, ptr %.893.i.i, align 4, !noalias !287
  %.899.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 24
  store i32 %arg.by, ptr %.899.i.i, align 4, !noalias !287
  %.905.i.i7 = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 28
  store i32 %arg.by_life, ptr %.905.i.i7, align 4, !noalias !287
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.941.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !287
  %.26.i.i.i = icmp eq i32 %arg.pe, %52
  br i1 %.26.i.i.i, label %B802.endif.endif.endif.endif.endif.thread.i.i, label %B802.endif.endif.endif.endif.endif.i.i

B802.endif.endif.endif.endif.endif.i.i:           ; preds = %B802.endif.endif.endif.i.i
  %sunkaddr134 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i.i = load i64, ptr %sunkaddr134, align 8, !noalias !293
  %sunkaddr135 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.107.i.i.i = load i64, ptr %sunkaddr135, align 8, !noalias !293
  %.108.i.i.i = inttoptr i64 %.107.i.i.i to ptr
  %.175.i.i.i8 = getelementptr i32, ptr %.108.i.i.i, i64 %.110
  %.176.i.i.i9 = load i32, ptr %.175.i.i.i8, align 4, !noalias !293
  %.179.i.i.i10 = zext i32 %.176.i.i.i9 to i64
  %.206.i.i.i11 = getelementptr i32, ptr %.108.i.i.i, i64 %.615.i.i
  %.207.i.i.i12 = load i32, ptr %.206.i.i.i11, align 4, !noalias !293
  %.213.i.i.i13 = zext i32 %.207.i.i.i12 to i64
  %.214.i.i.i = lshr i64 %.179.i.i.i10, 8
  %.215.i.i.i = lshr i64 %.213.i.i.i13, 8
  %.222.i.i.i = and i64 %.213.i.i.i13, 255
  %.223.i.i.i = and i64 %.179.i.i.i10, 255
  %.224.i.i.i = sub nsw i64 %.222.i.i.i, %.223.i.i.i
  %.233.i.i.i = icmp slt i64 %.224.i.i.i, 0
  %.236.i.i.i = add nsw i64 %.70.i.i.i, 1
  %.238.i.i.i = select i1 %.233.i.i.i, i64 %.236.i.i.i, i64 0
  %left.3.0.i.i.i = add nsw i64 %.238.i.i.i, %.224.i.i.i
  %.252.i.i.i = lshr i64 %.215.i.i.i, %left.3.0.i.i.i
  %.255.i.i.i = sub nsw i64 %.70.i.i.i, %left.3.0.i.i.i
  %notmask.i.i.i = shl nsw i64 -1, %.255.i.i.i
  %.257.i.i.i = xor i64 %notmask.i.i.i, -1
  %.259.i.i.i = and i64 %.214.i.i.i, %.257.i.i.i
  %.260.not.i.i.i = icmp eq i64 %.252.i.i.i, %.259.i.i.i
  %.265.i.i.i = select i1 %.260.not.i.i.i, i64 0, i64 %.236.i.i.i
  %left.4.0.i.i.i = add nsw i64 %.265.i.i.i, %left.3.0.i.i.i
  %.275.i.i.i14 = sub nsw i64 %left.4.0.i.i.i, %.70.i.i.i
  %.13.i.i.i29.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i14, i64 0)
  %.305.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i, i64 %.70.i.i.i)
  %.307.i.i.i15 = sub nsw i64 %.70.i.i.i, %.13.i.i.i29.i
  %.311.i.i.i = lshr i64 %.214.i.i.i, %.307.i.i.i15
  %.314.i.i.i = shl i64 %.311.i.i.i, %.305.i.i.i
  %notmask134.i.i.i = shl nsw i64 -1, %.305.i.i.i
  %.316.i.i.i = xor i64 %notmask134.i.i.i, -1
  %.318.i.i.i = and i64 %.215.i.i.i, %.316.i.i.i
  %.321.i.i.i = or i64 %.314.i.i.i, %.318.i.i.i
  %.322.i.i.i = shl i64 %.321.i.i.i, 1
  %.323.i.i.i = or disjoint i64 %.322.i.i.i, 1
  %.325.i.i.i = sub nsw i64 63, %left.4.0.i.i.i
  %.328.i.i.i = shl i64 %.323.i.i.i, %.325.i.i.i
  %.328.i.fr.i.i = freeze i64 %.328.i.i.i
  %.8.i.i.i = icmp eq i64 %.328.i.fr.i.i, %const12
  %.17.i.i.i = lshr i64 %.328.i.fr.i.i, 63
  %.20.i.i.i = trunc nuw nsw i64 %.17.i.i.i to i32
  %spec.select.i.i = select i1 %.8.i.i.i, i32 2, i32 %.20.i.i.i
  %53 = shl i64 %.328.i.fr.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i.i

B802.endif.endif.endif.endif.endif.thread.i.i:    ; preds = %B802.endif.endif.endif.endif.endif.i.i, %B802.endif.endif.endif.i.i
  %storemerge.i5971.i.i = phi i64 [ %53, %B802.endif.endif.endif.endif.endif.i.i ], [ 0, %B802.endif.endif.endif.i.i ]
  %54 = phi i32 [ %spec.select.i.i, %B802.endif.endif.endif.endif.endif.i.i ], [ 2, %B802.endif.endif.endif.i.i ]
  %.942.pn.i.i = inttoptr i64 %.941.i.i to ptr
  %.100373.i.i = getelementptr [16 x i8], ptr %.942.pn.i.i, i64 %.837.i.i
  %.1075.i.i = add nuw nsw i32 %54, %.1048.i184.i
  %.1078.i.i = shl i32 %.1075.i.i, 2
  %.1080.i.i = getelementptr inbounds nuw i8, ptr %.100373.i.i, i64 8
  store i32 %.1078.i.i, ptr %.1080.i.i, align 4, !noalias !287
  store i64 %storemerge.i5971.i.i, ptr %.100373.i.i, align 8, !noalias !287
  %sunkaddr136 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i.i16 = load i64, ptr %sunkaddr136, align 8, !noalias !296
  %.56.i.i.i17 = inttoptr i64 %.55.i.i.i16 to ptr
  %.127.i.i.i = getelementptr [16 x i8], ptr %.56.i.i.i17, i64 %.837.i.i
  %.128.i.i.i18 = getelementptr inbounds nuw i8, ptr %.127.i.i.i, i64 12
  store i32 0, ptr %.128.i.i.i18, align 4, !noalias !296
  %sunkaddr137 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i.i.i = load i64, ptr %sunkaddr137, align 8, !noalias !296
  %.164.i.i.i = sub nsw i64 %at.2.0.i.i, %.162.i.i.i
  %.165.i.i.i19 = icmp slt i64 %.164.i.i.i, 2048
  br i1 %.165.i.i.i19, label %B170.endif.endif.i.i.i, label %B552.endif.i.i.i

B500.i.i.i:                                       ; preds = %B170.endif.endif.i.i.i
  %55 = inttoptr i64 %.55.i.i.i16 to ptr
  %sunkaddr.i.i.i = inttoptr i64 %.271.i.i.i to ptr
  %sunkaddr24.i.i.i = shl nuw nsw i64 %.168.i62.i.i, 2
  %sunkaddr25.i.i.i = getelementptr i8, ptr %sunkaddr.i.i.i, i64 %sunkaddr24.i.i.i
  %.471.i.i.i73 = load i32, ptr %sunkaddr25.i.i.i, align 4, !noalias !296
  %.473.i.i.i74 = zext i32 %.471.i.i.i73 to i64
  %.498.i.i.i75 = getelementptr [16 x i8], ptr %55, i64 %.473.i.i.i74
  %.505.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i.i75, i64 12
  store i32 %storemerge.i.i27.i, ptr %.505.i.i.i, align 4, !noalias !296
  br label %B538.i.i.i

B538.i.i.i:                                       ; preds = %B456.endif.i.i.i, %B500.i.i.i
  %sunkaddr27.pre-phi.i.i.i = phi i64 [ %sunkaddr31.i.i.i, %B456.endif.i.i.i ], [ %sunkaddr24.i.i.i, %B500.i.i.i ]
  %sunkaddr26.pre-phi.i.i.i = phi ptr [ %.pre.i.i.i, %B456.endif.i.i.i ], [ %sunkaddr.i.i.i, %B500.i.i.i ]
  %sunkaddr28.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i, i64 %sunkaddr27.pre-phi.i.i.i
  store i32 %storemerge.i.i27.i, ptr %sunkaddr28.i.i.i, align 4, !noalias !296
  br label %B1990.endif.i

B688.i.i.i:                                       ; preds = %B552.endif.i.i.i
  %sunkaddr138 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837.i.i, ptr %sunkaddr138, align 8, !noalias !296
  br label %B790.endif.i.i.i

B716.i.i.i:                                       ; preds = %B552.endif.i.i.i
  %56 = inttoptr i64 %.55.i.i.i16 to ptr
  %sunkaddr139 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i.i.i = load i64, ptr %sunkaddr139, align 8, !noalias !296
  %57 = and i64 %.756.i.i.i, 4294967295
  %.784.i.i.i20 = getelementptr [16 x i8], ptr %56, i64 %57
  %.791.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i.i20, i64 12
  store i32 %storemerge.i.i27.i, ptr %.791.i.i.i, align 4, !noalias !296
  br label %B790.endif.i.i.i

B170.endif.endif.i.i.i:                           ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i
  %.168.i62.i.i = and i64 %at.2.0.i.i, 2047
  %sunkaddr140 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i63.i.i = load i64, ptr %sunkaddr140, align 8, !noalias !296
  %.204.i.i.i72 = inttoptr i64 %.203.i63.i.i to ptr
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.271.i.i.i = load i64, ptr %sunkaddr141, align 8, !noalias !296
  %.352.i.i.i = getelementptr i32, ptr %.204.i.i.i72, i64 %.168.i62.i.i
  %.353.i.i.i = load i32, ptr %.352.i.i.i, align 4, !noalias !296
  %.354.i.i.i = icmp eq i32 %.353.i.i.i, 0
  br i1 %.354.i.i.i, label %B456.endif.i.i.i, label %B500.i.i.i

B456.endif.i.i.i:                                 ; preds = %B170.endif.endif.i.i.i
  %58 = inttoptr i64 %.203.i63.i.i to ptr
  %sunkaddr31.i.i.i = shl nuw nsw i64 %.168.i62.i.i, 2
  %sunkaddr32.i.i.i = getelementptr i8, ptr %58, i64 %sunkaddr31.i.i.i
  store i32 %storemerge.i.i27.i, ptr %sunkaddr32.i.i.i, align 4, !noalias !296
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i.i76 = load i64, ptr %sunkaddr142, align 8, !noalias !299
  %.52.i.i.i.i77 = inttoptr i64 %.51.i.i.i.i76 to ptr
  %.17.i.i.i.i78 = lshr i64 %at.2.0.i.i, 6
  %.91.i.i.i.i79 = and i64 %.17.i.i.i.i78, 31
  %.116.i.i.i.i80 = getelementptr i64, ptr %.52.i.i.i.i77, i64 %.91.i.i.i.i79
  %.117.i.i.i.i81 = load i64, ptr %.116.i.i.i.i80, align 8, !noalias !299
  %.118.i.i.i.i82 = and i64 %at.2.0.i.i, 63
  %.119.i.i.i.i83 = shl nuw i64 1, %.118.i.i.i.i82
  %.120.i.i.i.i84 = or i64 %.117.i.i.i.i81, %.119.i.i.i.i83
  store i64 %.120.i.i.i.i84, ptr %.116.i.i.i.i80, align 8, !noalias !299
  %.174.i.i.i31.i = getelementptr i8, ptr %.52.i.i.i.i77, i64 256
  %.175.i.i.i32.i = load i64, ptr %.174.i.i.i31.i, align 8, !noalias !299
  %.177.i.i.i.i85 = shl nuw nsw i64 1, %.91.i.i.i.i79
  %.178.i.i.i.i86 = or i64 %.175.i.i.i32.i, %.177.i.i.i.i85
  store i64 %.178.i.i.i.i86, ptr %.174.i.i.i31.i, align 8, !noalias !299
  %.pre.i.i.i = inttoptr i64 %.271.i.i.i to ptr
  br label %B538.i.i.i

B552.endif.i.i.i:                                 ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i
  %sunkaddr143 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i.i.i = load i64, ptr %sunkaddr143, align 8, !noalias !296
  %.581.i.i.i = inttoptr i64 %.580.i.i.i to ptr
  %.643.i.i.i = getelementptr [32 x i8], ptr %.581.i.i.i, i64 %.837.i.i
  store i64 %at.2.0.i.i, ptr %.643.i.i.i, align 8, !noalias !296
  %sunkaddr144 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i.i.i = load i64, ptr %sunkaddr144, align 8, !noalias !296
  %.683.i.i.i = icmp eq i64 %.682.i.i.i, 0
  br i1 %.683.i.i.i, label %B688.i.i.i, label %B716.i.i.i

B790.endif.i.i.i:                                 ; preds = %B716.i.i.i, %B688.i.i.i
  %sunkaddr145 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.837.i.i, ptr %sunkaddr145, align 8, !noalias !296
  %sunkaddr146 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.862.i.i.i = load i64, ptr %sunkaddr146, align 8, !noalias !296
  %.13.i.i61.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i, i64 %.862.i.i.i)
  store i64 %.13.i.i61.i.i, ptr %sunkaddr146, align 8, !noalias !296
  br label %B1990.endif.i

B2012.i:                                          ; preds = %B1990.endif.i, %B1990.endif.us.i, %B1762.endif.i
  %sunkaddr147 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i21 = load i64, ptr %sunkaddr147, align 8, !noalias !302
  %.56.i.i22 = inttoptr i64 %.55.i.i21 to ptr
  %.120.i.i23 = getelementptr [192 x i8], ptr %.56.i.i22, i64 %.110
  store i64 %end.2.0.i, ptr %.120.i.i23, align 8, !noalias !302
  %.133.i.i24 = getelementptr inbounds nuw i8, ptr %.120.i.i23, i64 16
  %.135.i.i25 = load i32, ptr %.133.i.i24, align 8, !noalias !302
  %.174.i.i26 = zext i32 %.135.i.i25 to i64
  %.136.not.i.i27 = icmp eq i32 %.135.i.i25, 0
  br i1 %.136.not.i.i27, label %B398.i.i70, label %B142.i.i28

B142.i.i28:                                       ; preds = %B2012.i
  %.167.i.i29 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i.i30 = load i64, ptr %.167.i.i29, align 8, !noalias !302
  %.175.i.i31 = shl nuw nsw i64 %.174.i.i26, 4
  %.176.i.i32 = add nsw i64 %.169.i.i30, %.175.i.i31
  %.177.i292.i = inttoptr i64 %.176.i.i32 to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i292.i, i32 0, i32 3, i32 1), !noalias !302
  %.208.i.i33 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i.i34 = load i64, ptr %.208.i.i33, align 8, !noalias !302
  %.218.i.i35 = shl nuw nsw i64 %.174.i.i26, 5
  %.219.i.i36 = add nsw i64 %.210.i.i34, %.218.i.i35
  %.220.i.i37 = inttoptr i64 %.219.i.i36 to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i.i37, i32 0, i32 3, i32 1), !noalias !302
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i293.i = load i64, ptr %sunkaddr148, align 8, !noalias !305
  %.56.i.i294.i = inttoptr i64 %.55.i.i293.i to ptr
  %.128.i.i295.i = getelementptr [192 x i8], ptr %.56.i.i294.i, i64 %.110
  %.129.i.i.i38 = getelementptr inbounds nuw i8, ptr %.128.i.i295.i, i64 28
  store i32 1, ptr %.129.i.i.i38, align 4, !noalias !305
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.163.i.i.i40 = load i64, ptr %sunkaddr149, align 8, !noalias !305
  %.165.i.i296.i = sub nsw i64 %end.2.0.i, %.163.i.i.i40
  %.166.i.i297.i = icmp slt i64 %.165.i.i296.i, 2048
  br i1 %.166.i.i297.i, label %B188.endif.endif.endif.i.i.i50, label %B888.endif.i.i.i41

B188.endif.endif.endif.i.i.i50:                   ; preds = %B142.i.i28
  %.174.i.i.i51 = and i64 %end.2.0.i, 2047
  %.204.i.i299.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i300.i = load i64, ptr %.204.i.i299.i, align 8, !noalias !305
  %.207.i.i301.i = inttoptr i64 %.206.i.i300.i to ptr
  %.272.i.i.i52 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i.i53 = load i64, ptr %.272.i.i.i52, align 8, !noalias !305
  %.275.i.i302.i = inttoptr i64 %.274.i.i.i53 to ptr
  %.313.i.i.i54 = lshr i64 %.110, 6
  %.343.i.i.i55 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i.i56 = load i64, ptr %.343.i.i.i55, align 8, !noalias !305
  %.346.i.i.i57 = mul i64 %.345.i.i.i56, %.174.i.i.i51
  %59 = getelementptr i64, ptr %.207.i.i301.i, i64 %.346.i.i.i57
  %.372.i.i.i58 = getelementptr i64, ptr %59, i64 %.313.i.i.i54
  %.373.i.i.i59 = load i64, ptr %.372.i.i.i58, align 8, !noalias !305
  %.378.i.i.i60 = and i64 %.110, 63
  %.379.i.i.i61 = shl nuw i64 1, %.378.i.i.i60
  %.380.i.i.i62 = or i64 %.373.i.i.i59, %.379.i.i.i61
  store i64 %.380.i.i.i62, ptr %.372.i.i.i58, align 8, !noalias !305
  %.439.i.i.i63 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.441.i.i.i64 = load i64, ptr %.439.i.i.i63, align 8, !noalias !305
  %.442.i.i.i65 = mul i64 %.441.i.i.i64, %.174.i.i.i51
  %.443.i.i.i66 = lshr i64 %.110, 12
  %60 = getelementptr i64, ptr %.275.i.i302.i, i64 %.442.i.i.i65
  %.469.i.i.i67 = getelementptr i64, ptr %60, i64 %.443.i.i.i66
  %.470.i.i.i68 = load i64, ptr %.469.i.i.i67, align 8, !noalias !305
  %.471.i.i303.i = and i64 %.313.i.i.i54, 63
  %.472.i.i.i69 = shl nuw i64 1, %.471.i.i303.i
  %.473.i.i304.i = or i64 %.470.i.i.i68, %.472.i.i.i69
  store i64 %.473.i.i304.i, ptr %.469.i.i.i67, align 8, !noalias !305
  %.49.i.i.i305.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i.i306.i = load i64, ptr %.49.i.i.i305.i, align 8, !noalias !308
  %.52.i.i.i307.i = inttoptr i64 %.51.i.i.i306.i to ptr
  %.17.i.i.i308.i = lshr i64 %end.2.0.i, 6
  %.91.i.i.i309.i = and i64 %.17.i.i.i308.i, 31
  %.116.i.i.i310.i = getelementptr i64, ptr %.52.i.i.i307.i, i64 %.91.i.i.i309.i
  %.117.i.i.i311.i = load i64, ptr %.116.i.i.i310.i, align 8, !noalias !308
  %.118.i.i.i312.i = and i64 %end.2.0.i, 63
  %.119.i.i.i313.i = shl nuw i64 1, %.118.i.i.i312.i
  %.120.i.i.i314.i = or i64 %.117.i.i.i311.i, %.119.i.i.i313.i
  store i64 %.120.i.i.i314.i, ptr %.116.i.i.i310.i, align 8, !noalias !308
  %.174.i.i.i315.i = getelementptr i8, ptr %.52.i.i.i307.i, i64 256
  %.175.i.i.i316.i = load i64, ptr %.174.i.i.i315.i, align 8, !noalias !308
  %.177.i.i.i317.i = shl nuw nsw i64 1, %.91.i.i.i309.i
  %.178.i.i.i318.i = or i64 %.175.i.i.i316.i, %.177.i.i.i317.i
  store i64 %.178.i.i.i318.i, ptr %.174.i.i.i315.i, align 8, !noalias !308
  br label %B978.endif.endif.endif

B888.endif.i.i.i41:                               ; preds = %B142.i.i28
  %.570.i.i.i42 = getelementptr inbounds nuw i8, ptr %.128.i.i295.i, i64 128
  store i64 %end.2.0.i, ptr %.570.i.i.i42, align 8, !noalias !305
  %.602.i.i.i43 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i.i44 = load i64, ptr %.602.i.i.i43, align 8, !noalias !305
  %.605.i.i.i45 = trunc i64 %.604.i.i.i44 to i32
  %.639.i.i.i46 = getelementptr inbounds nuw i8, ptr %.128.i.i295.i, i64 160
  store i32 %.605.i.i.i45, ptr %.639.i.i.i46, align 8, !noalias !305
  %.646.i.i.i47 = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i47, ptr %.602.i.i.i43, align 8, !noalias !305
  %.708.i.i.i48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i.i49 = load i64, ptr %.708.i.i.i48, align 8, !noalias !305
  %.13.i.i.i298.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i, i64 %.710.i.i.i49)
  store i64 %.13.i.i.i298.i, ptr %.708.i.i.i48, align 8, !noalias !305
  br label %B978.endif.endif.endif

B398.i.i70:                                       ; preds = %B2012.i
  %.273.i.i71 = getelementptr inbounds nuw i8, ptr %.120.i.i23, i64 28
  store i32 0, ptr %.273.i.i71, align 4, !noalias !302
  br label %B978.endif.endif.endif

B522.thread1046.i:                                ; preds = %B360.i
  %.427.i = inttoptr i64 %.389.i to ptr
  %.492.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.494.i = load i64, ptr %.492.i, align 8, !noalias !272
  %.508.inv.i = icmp slt i64 %.494.i, 1
  %.509.i = zext i1 %.508.inv.i to i64
  %61 = getelementptr [56 x i8], ptr %.427.i, i64 %.494.i
  %62 = getelementptr i8, ptr %61, i64 -56
  %.523.i104 = getelementptr [56 x i8], ptr %62, i64 %.509.i
  %.528.i = getelementptr inbounds nuw i8, ptr %.523.i104, i64 8
  store i64 %.377, ptr %.528.i, align 8, !noalias !272
  %.532.i = getelementptr inbounds nuw i8, ptr %.523.i104, i64 16
  store i64 %.242.i, ptr %.532.i, align 8, !noalias !272
  br label %B822.i

B894.endif.i:                                     ; preds = %B860.i
  %.992.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.994.i = load i64, ptr %.992.i, align 8, !noalias !272
  %.995.i = inttoptr i64 %.994.i to ptr
  %.1057.i = getelementptr [40 x i8], ptr %.995.i, i64 %.169.i
  %.1065.i = getelementptr inbounds nuw i8, ptr %.1057.i, i64 12
  %.1067.i = load i32, ptr %.1065.i, align 4, !noalias !272
  %.1069.i = icmp eq i32 %.1067.i, %arg.by_life
  br i1 %.1069.i, label %B1008.i, label %B1084.endif.i

B1084.endif.i:                                    ; preds = %B894.endif.i, %B1008.i, %B860.i, %B822.i, %B594.i, %B534.i
  %end.2.0.i = phi i64 [ %.242.i, %B822.i ], [ %.242.i, %B1008.i ], [ %.242.i, %B894.endif.i ], [ %.242.i, %B860.i ], [ %.572.i, %B594.i ], [ %.572.i, %B534.i ]
  %.1126.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 72
  %.1128.i = load i64, ptr %.1126.i, align 8, !noalias !272
  %.1131.i = sub i64 %end.2.0.i, %.377
  %.1134.i = add nsw i64 %.1131.i, %.1128.i
  store i64 %.1134.i, ptr %.1126.i, align 8, !noalias !272
  %.1168.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.1170.i = load i64, ptr %.1168.i, align 8, !noalias !272
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1244.i = load i64, ptr %sunkaddr150, align 8, !noalias !272
  %.1245.i = icmp eq i64 %.1244.i, 1
  br i1 %.1245.i, label %B1236.i, label %B1762.endif.i

B1740.endif.i:                                    ; preds = %B88.endif.i.i, %B58.i.i
  br label %B978.endif.endif.endif

B1762.endifthread-pre-split.sink.split.i:         ; preds = %B566.i.i, %B532.i.i, %B306.i.i, %B262.i.i, %B228.i.i, %B1366.i
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1871.pr.i.pre = load i64, ptr %sunkaddr151, align 8, !noalias !272
  br label %B1762.endif.i

B1762.endif.i:                                    ; preds = %B1762.endifthread-pre-split.sink.split.i, %B1084.endif.i
  %.1871.i = phi i64 [ %.1244.i, %B1084.endif.i ], [ %.1871.pr.i.pre, %B1762.endifthread-pre-split.sink.split.i ]
  %.19511058.not.i = icmp slt i64 %.1871.i, 1
  br i1 %.19511058.not.i, label %B2012.i, label %B1842.lr.ph.i

B1842.lr.ph.i:                                    ; preds = %B1762.endif.i, %B1360.i, %B1296.i, %B1236.i
  %.1871.i127 = phi i64 [ %.1871.i, %B1762.endif.i ], [ 1, %B1360.i ], [ 1, %B1296.i ], [ 1, %B1236.i ]
  %const20 = bitcast i64 -3335678366873096957 to i64
  %const18 = bitcast i64 -4658895280553007687 to i64
  %const16 = bitcast i64 -7046029254386353131 to i64
  %const14 = bitcast i64 -7723592293110705685 to i64
  %const12 = bitcast i64 -9223372036854775808 to i64
  %const8 = bitcast i64 2685821657736338717 to i64
  %.2041.not.i = icmp eq i32 %arg.origin.fr.i, 0
  %.870.i119.i = shl i32 %arg.pe, 16
  %.1043.i183.i = shl i32 %arg.pe, 2
  %.1048.i184.i = add i32 %.1043.i183.i, 4
  %.9.i.i68.i = mul i64 %.110, %const20
  br i1 %.2041.not.i, label %B1842.us.preheader.i, label %B1842.preheader.i

B1842.preheader.i:                                ; preds = %B1842.lr.ph.i
  %63 = inttoptr i64 %.1170.i to ptr
  %scevgep332.i = getelementptr i8, ptr %63, i64 20
  br label %B1842.i

B1842.us.preheader.i:                             ; preds = %B1842.lr.ph.i
  %64 = inttoptr i64 %.1170.i to ptr
  %scevgep.i = getelementptr i8, ptr %64, i64 24
  br label %B1842.us.i

B1842.us.i:                                       ; preds = %B1990.endif.us.i, %B1842.us.preheader.i
  %lsr.iv331.i = phi i64 [ %.1871.i127, %B1842.us.preheader.i ], [ %lsr.iv.next.i, %B1990.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B1842.us.preheader.i ], [ %scevgep325.i, %B1990.endif.us.i ]
  %scevgep330.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.2022.us.i = load i64, ptr %scevgep330.i, align 8, !noalias !272
  %scevgep329.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.2026.us.i = load i32, ptr %scevgep329.i, align 8, !noalias !272
  %scevgep328.i = getelementptr i8, ptr %lsr.iv.i, i64 -12
  %.2030.us.i = load i32, ptr %scevgep328.i, align 4, !noalias !272
  %.615.i90.i = zext i32 %.2030.us.i to i64
  %scevgep327.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.2034.us.i = load i32, ptr %scevgep327.i, align 8, !noalias !272
  %scevgep326.i = getelementptr i8, ptr %lsr.iv.i, i64 -4
  %.2038.us.i = load i32, ptr %scevgep326.i, align 4, !noalias !272
  %.2085.us.i = load i32, ptr %lsr.iv.i, align 8, !noalias !272
  %sunkaddr152 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i34.i = load i64, ptr %sunkaddr152, align 8, !noalias !311
  %.75.i35.i = add nsw i64 %.74.i34.i, %.2022.us.i
  %sunkaddr153 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.114.i37.i = load i64, ptr %sunkaddr153, align 8, !noalias !311
  %.115.i38.i = inttoptr i64 %.114.i37.i to ptr
  %sunkaddr154 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i41.i = load i64, ptr %sunkaddr154, align 8, !noalias !311
  %.187.i42.i = mul i64 %.186.i41.i, %.110
  %.189.i43.i = zext i32 %.2026.us.i to i64
  %65 = getelementptr i64, ptr %.115.i38.i, i64 %.187.i42.i
  %.215.i44.i = getelementptr i64, ptr %65, i64 %.189.i43.i
  %.216.i45.i = load i64, ptr %.215.i44.i, align 8, !noalias !311
  %.217.i46.i = add nsw i64 %.216.i45.i, 1
  store i64 %.217.i46.i, ptr %.215.i44.i, align 8, !noalias !311
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.278.i48.i = load i64, ptr %sunkaddr155, align 8, !noalias !311
  %.279.not.i49.i = icmp eq i64 %.278.i48.i, 0
  br i1 %.279.not.i49.i, label %B802.i94.i, label %B294.endif.i50.i

B802.i94.i:                                       ; preds = %B294.endif.endif.endif.endif.i81.i, %B1842.us.i
  %at.2.0.i95.i = phi i64 [ %.13.i.i93.i, %B294.endif.endif.endif.endif.i81.i ], [ %.75.i35.i, %B1842.us.i ]
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.736.i97.i = load i64, ptr %sunkaddr156, align 8, !noalias !311
  %.737.i98.i = add nsw i64 %.736.i97.i, 1
  store i64 %.737.i98.i, ptr %sunkaddr156, align 8, !noalias !311
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.125.i.i100.i = load i64, ptr %sunkaddr157, align 8, !noalias !314
  %66 = and i64 %.125.i.i100.i, 4294967295
  %.126.i.i101.i = trunc i64 %66 to i32
  %.131.not.i.i102.i = icmp eq i32 %.126.i.i101.i, 0
  br i1 %.131.not.i.i102.i, label %B210.i.i257.i, label %B158.i.i103.i

B158.i.i103.i:                                    ; preds = %B802.i94.i
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.49.i.i105.i = load i64, ptr %sunkaddr158, align 8, !noalias !314
  %.50.i.i106.i = inttoptr i64 %.49.i.i105.i to ptr
  %.160.i.i107.i = getelementptr [16 x i8], ptr %.50.i.i106.i, i64 %66
  %.166.i.i108.i = getelementptr inbounds nuw i8, ptr %.160.i.i107.i, i64 12
  %.168.i.i109.i = load i32, ptr %.166.i.i108.i, align 4, !noalias !314
  %.203.i.i110.i = zext i32 %.168.i.i109.i to i64
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i.i110.i, ptr %sunkaddr159, align 8, !noalias !314
  br label %B802.endif.endif.endif.i112.i

B210.i.i257.i:                                    ; preds = %B802.i94.i
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.250.i.i259.i = load i64, ptr %sunkaddr160, align 8, !noalias !314
  %.251.i.i260.i = add nsw i64 %.250.i.i259.i, 1
  store i64 %.251.i.i260.i, ptr %sunkaddr160, align 8, !noalias !314
  %.292.i.i261.i = trunc i64 %.251.i.i260.i to i32
  br label %B802.endif.endif.endif.i112.i

B294.endif.i50.i:                                 ; preds = %B1842.us.i
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.312.i52.i = load i64, ptr %sunkaddr161, align 8, !noalias !311
  %.313.i53.i = inttoptr i64 %.312.i52.i to ptr
  %.375.i54.i = getelementptr [192 x i8], ptr %.313.i53.i, i64 %.110
  %.376.i55.i = getelementptr inbounds nuw i8, ptr %.375.i54.i, i64 136
  %.378.i56.i = load i64, ptr %.376.i55.i, align 8, !noalias !311
  %.379.i57.i = add nsw i64 %.378.i56.i, 1
  store i64 %.379.i57.i, ptr %.376.i55.i, align 8, !noalias !311
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482.i61.i = load i64, ptr %sunkaddr162, align 8, !noalias !311
  %67 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i61.i, i64 1)
  %ov.i.i62.i = extractvalue { i64, i1 } %67, 1
  br i1 %ov.i.i62.i, label %B294.endif.endif.endif.endif.i81.i, label %B0.else.i.i63.i, !prof !262

B0.else.i.i63.i:                                  ; preds = %B294.endif.i50.i
  %sunkaddr163 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.415.i59.i = load i64, ptr %sunkaddr163, align 8, !noalias !311
  %math.i.i66.i = extractvalue { i64, i1 } %67, 0
  %.8.i55.i67.i = mul i64 %.415.i59.i, %const16
  %.11.i.i70.i = mul i64 %.379.i57.i, %const8
  %.10.i.i69.i = add i64 %.11.i.i70.i, %.9.i.i68.i
  %.12.i.i71.i = add i64 %.10.i.i69.i, %.8.i55.i67.i
  %.13.i56.i72.i = lshr i64 %.12.i.i71.i, 30
  %.14.i.i73.i = xor i64 %.13.i56.i72.i, %.12.i.i71.i
  %.15.i.i74.i = mul i64 %.14.i.i73.i, %const18
  %.16.i.i75.i = lshr i64 %.15.i.i74.i, 27
  %.17.i57.i76.i = xor i64 %.16.i.i75.i, %.15.i.i74.i
  %.18.i.i77.i = mul i64 %.17.i57.i76.i, %const14
  %.19.i.i78.i = lshr i64 %.18.i.i77.i, 31
  %.20.i58.i79.i = xor i64 %.19.i.i78.i, %.18.i.i77.i
  %.30.i.i80.i = urem i64 %.20.i58.i79.i, %math.i.i66.i
  br label %B294.endif.endif.endif.endif.i81.i

B294.endif.endif.endif.endif.i81.i:               ; preds = %B0.else.i.i63.i, %B294.endif.i50.i
  %rem.0.i.i82.i = phi i64 [ %.30.i.i80.i, %B0.else.i.i63.i ], [ 0, %B294.endif.i50.i ]
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.542.i84.i = load i64, ptr %sunkaddr164, align 8, !noalias !311
  %.543.i85.i = inttoptr i64 %.542.i84.i to ptr
  %.508.i86.i = add nsw i64 %rem.0.i.i82.i, %.75.i35.i
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i88.i = load i64, ptr %sunkaddr165, align 8, !noalias !311
  %.613.i89.i = mul i64 %.612.i88.i, %.110
  %68 = getelementptr i64, ptr %.543.i85.i, i64 %.613.i89.i
  %.641.i91.i = getelementptr i64, ptr %68, i64 %.615.i90.i
  %.642.i92.i = load i64, ptr %.641.i91.i, align 8, !noalias !311
  %.13.i.i93.i = tail call i64 @llvm.smax.i64(i64 %.642.i92.i, i64 %.508.i86.i)
  store i64 %.13.i.i93.i, ptr %.641.i91.i, align 8, !noalias !311
  br label %B802.i94.i

B802.endif.endif.endif.i112.i:                    ; preds = %B210.i.i257.i, %B158.i.i103.i
  %storemerge.i.i113.i = phi i32 [ %.126.i.i101.i, %B158.i.i103.i ], [ %.292.i.i261.i, %B210.i.i257.i ]
  %69 = trunc i64 %.615.i90.i to i32
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.800.i115.i = load i64, ptr %sunkaddr166, align 8, !noalias !311
  %.801.i116.i = inttoptr i64 %.800.i115.i to ptr
  %.837.i117.i = zext i32 %storemerge.i.i113.i to i64
  %.862.i118.i = getelementptr [32 x i8], ptr %.801.i116.i, i64 %.837.i117.i
  %.873.i120.i = or i32 %.2026.us.i, %.870.i119.i
  %.877.i121.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 8
  store i32 %.873.i120.i, ptr %.877.i121.i, align 4, !noalias !311
  %.881.i122.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 12
  store i32 %.2034.us.i, ptr %.881.i122.i, align 4, !noalias !311
  %.887.i123.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 16
  store i32 %.2038.us.i, ptr %.887.i123.i, align 4, !noalias !311
  %.893.i124.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 20
  store i32 %.2085.us.i, ptr %.893.i124.i, align 4, !noalias !311
  %.899.i125.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 24
  store i32 %arg.by, ptr %.899.i125.i, align 4, !noalias !311
  %.905.i126.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 28
  store i32 %arg.by_life, ptr %.905.i126.i, align 4, !noalias !311
  %sunkaddr167 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.941.i128.i = load i64, ptr %sunkaddr167, align 8, !noalias !311
  %.26.i.i129.i = icmp eq i32 %arg.pe, %69
  br i1 %.26.i.i129.i, label %B802.endif.endif.endif.endif.endif.thread.i179.i, label %B802.endif.endif.endif.endif.endif.i130.i

B802.endif.endif.endif.endif.endif.i130.i:        ; preds = %B802.endif.endif.endif.i112.i
  %sunkaddr168 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i132.i = load i64, ptr %sunkaddr168, align 8, !noalias !317
  %sunkaddr169 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.107.i.i134.i = load i64, ptr %sunkaddr169, align 8, !noalias !317
  %.108.i.i135.i = inttoptr i64 %.107.i.i134.i to ptr
  %.175.i.i136.i = getelementptr i32, ptr %.108.i.i135.i, i64 %.110
  %.176.i.i137.i = load i32, ptr %.175.i.i136.i, align 4, !noalias !317
  %.179.i.i138.i = zext i32 %.176.i.i137.i to i64
  %.206.i.i140.i = getelementptr i32, ptr %.108.i.i135.i, i64 %.615.i90.i
  %.207.i.i141.i = load i32, ptr %.206.i.i140.i, align 4, !noalias !317
  %.213.i.i142.i = zext i32 %.207.i.i141.i to i64
  %.214.i.i143.i = lshr i64 %.179.i.i138.i, 8
  %.215.i.i144.i = lshr i64 %.213.i.i142.i, 8
  %.222.i.i145.i = and i64 %.213.i.i142.i, 255
  %.223.i.i146.i = and i64 %.179.i.i138.i, 255
  %.224.i.i147.i = sub nsw i64 %.222.i.i145.i, %.223.i.i146.i
  %.233.i.i148.i = icmp slt i64 %.224.i.i147.i, 0
  %.236.i.i149.i = add nsw i64 %.70.i.i132.i, 1
  %.238.i.i150.i = select i1 %.233.i.i148.i, i64 %.236.i.i149.i, i64 0
  %left.3.0.i.i151.i = add nsw i64 %.238.i.i150.i, %.224.i.i147.i
  %.252.i.i152.i = lshr i64 %.215.i.i144.i, %left.3.0.i.i151.i
  %.255.i.i153.i = sub nsw i64 %.70.i.i132.i, %left.3.0.i.i151.i
  %notmask.i.i154.i = shl nsw i64 -1, %.255.i.i153.i
  %.257.i.i155.i = xor i64 %notmask.i.i154.i, -1
  %.259.i.i156.i = and i64 %.214.i.i143.i, %.257.i.i155.i
  %.260.not.i.i157.i = icmp eq i64 %.252.i.i152.i, %.259.i.i156.i
  %.265.i.i158.i = select i1 %.260.not.i.i157.i, i64 0, i64 %.236.i.i149.i
  %left.4.0.i.i159.i = add nsw i64 %.265.i.i158.i, %left.3.0.i.i151.i
  %.275.i.i160.i = sub nsw i64 %left.4.0.i.i159.i, %.70.i.i132.i
  %.13.i.i.i161.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i160.i, i64 0)
  %.305.i.i162.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i159.i, i64 %.70.i.i132.i)
  %.307.i.i163.i = sub nsw i64 %.70.i.i132.i, %.13.i.i.i161.i
  %.311.i.i164.i = lshr i64 %.214.i.i143.i, %.307.i.i163.i
  %.314.i.i165.i = shl i64 %.311.i.i164.i, %.305.i.i162.i
  %notmask134.i.i166.i = shl nsw i64 -1, %.305.i.i162.i
  %.316.i.i167.i = xor i64 %notmask134.i.i166.i, -1
  %.318.i.i168.i = and i64 %.215.i.i144.i, %.316.i.i167.i
  %.321.i.i169.i = or i64 %.314.i.i165.i, %.318.i.i168.i
  %.322.i.i170.i = shl i64 %.321.i.i169.i, 1
  %.323.i.i171.i = or disjoint i64 %.322.i.i170.i, 1
  %.325.i.i172.i = sub nsw i64 63, %left.4.0.i.i159.i
  %.328.i.i173.i = shl i64 %.323.i.i171.i, %.325.i.i172.i
  %.328.i.fr.i174.i = freeze i64 %.328.i.i173.i
  %.8.i.i175.i = icmp eq i64 %.328.i.fr.i174.i, %const12
  %.17.i.i176.i = lshr i64 %.328.i.fr.i174.i, 63
  %.20.i.i177.i = trunc nuw nsw i64 %.17.i.i176.i to i32
  %spec.select.i178.i = select i1 %.8.i.i175.i, i32 2, i32 %.20.i.i177.i
  %70 = shl i64 %.328.i.fr.i174.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i179.i

B802.endif.endif.endif.endif.endif.thread.i179.i: ; preds = %B802.endif.endif.endif.endif.endif.i130.i, %B802.endif.endif.endif.i112.i
  %storemerge.i5971.i180.i = phi i64 [ %70, %B802.endif.endif.endif.endif.endif.i130.i ], [ 0, %B802.endif.endif.endif.i112.i ]
  %71 = phi i32 [ %spec.select.i178.i, %B802.endif.endif.endif.endif.endif.i130.i ], [ 2, %B802.endif.endif.endif.i112.i ]
  %.942.pn.i181.i = inttoptr i64 %.941.i128.i to ptr
  %.100373.i182.i = getelementptr [16 x i8], ptr %.942.pn.i181.i, i64 %.837.i117.i
  %.1075.i185.i = add nuw nsw i32 %71, %.1048.i184.i
  %.1078.i186.i = shl i32 %.1075.i185.i, 2
  %.1080.i187.i = getelementptr inbounds nuw i8, ptr %.100373.i182.i, i64 8
  store i32 %.1078.i186.i, ptr %.1080.i187.i, align 4, !noalias !311
  store i64 %storemerge.i5971.i180.i, ptr %.100373.i182.i, align 8, !noalias !311
  %sunkaddr170 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i189.i = load i64, ptr %sunkaddr170, align 8, !noalias !320
  %.56.i.i190.i = inttoptr i64 %.55.i.i189.i to ptr
  %.127.i.i191.i = getelementptr [16 x i8], ptr %.56.i.i190.i, i64 %.837.i117.i
  %.128.i.i192.i = getelementptr inbounds nuw i8, ptr %.127.i.i191.i, i64 12
  store i32 0, ptr %.128.i.i192.i, align 4, !noalias !320
  %sunkaddr171 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i.i194.i = load i64, ptr %sunkaddr171, align 8, !noalias !320
  %.164.i.i195.i = sub nsw i64 %at.2.0.i95.i, %.162.i.i194.i
  %.165.i.i196.i = icmp slt i64 %.164.i.i195.i, 2048
  br i1 %.165.i.i196.i, label %B170.endif.endif.i.i217.i, label %B552.endif.i.i197.i

B500.i.i227.i:                                    ; preds = %B170.endif.endif.i.i217.i
  %72 = inttoptr i64 %.55.i.i189.i to ptr
  %sunkaddr.i.i228.i = inttoptr i64 %.271.i.i223.i to ptr
  %sunkaddr24.i.i229.i = shl nuw nsw i64 %.168.i62.i218.i, 2
  %sunkaddr25.i.i230.i = getelementptr i8, ptr %sunkaddr.i.i228.i, i64 %sunkaddr24.i.i229.i
  %.471.i.i231.i = load i32, ptr %sunkaddr25.i.i230.i, align 4, !noalias !320
  %.473.i.i232.i = zext i32 %.471.i.i231.i to i64
  %.498.i.i233.i = getelementptr [16 x i8], ptr %72, i64 %.473.i.i232.i
  %.505.i.i234.i = getelementptr inbounds nuw i8, ptr %.498.i.i233.i, i64 12
  store i32 %storemerge.i.i113.i, ptr %.505.i.i234.i, align 4, !noalias !320
  br label %B538.i.i235.i

B538.i.i235.i:                                    ; preds = %B456.endif.i.i239.i, %B500.i.i227.i
  %sunkaddr27.pre-phi.i.i236.i = phi i64 [ %sunkaddr31.i.i240.i, %B456.endif.i.i239.i ], [ %sunkaddr24.i.i229.i, %B500.i.i227.i ]
  %sunkaddr26.pre-phi.i.i237.i = phi ptr [ %.pre.i.i256.i, %B456.endif.i.i239.i ], [ %sunkaddr.i.i228.i, %B500.i.i227.i ]
  %sunkaddr28.i.i238.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i237.i, i64 %sunkaddr27.pre-phi.i.i236.i
  store i32 %storemerge.i.i113.i, ptr %sunkaddr28.i.i238.i, align 4, !noalias !320
  br label %B1990.endif.us.i

B688.i.i215.i:                                    ; preds = %B552.endif.i.i197.i
  %sunkaddr172 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837.i117.i, ptr %sunkaddr172, align 8, !noalias !320
  br label %B790.endif.i.i210.i

B716.i.i205.i:                                    ; preds = %B552.endif.i.i197.i
  %73 = inttoptr i64 %.55.i.i189.i to ptr
  %sunkaddr173 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i.i207.i = load i64, ptr %sunkaddr173, align 8, !noalias !320
  %74 = and i64 %.756.i.i207.i, 4294967295
  %.784.i.i208.i = getelementptr [16 x i8], ptr %73, i64 %74
  %.791.i.i209.i = getelementptr inbounds nuw i8, ptr %.784.i.i208.i, i64 12
  store i32 %storemerge.i.i113.i, ptr %.791.i.i209.i, align 4, !noalias !320
  br label %B790.endif.i.i210.i

B170.endif.endif.i.i217.i:                        ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i
  %.168.i62.i218.i = and i64 %at.2.0.i95.i, 2047
  %sunkaddr174 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i63.i220.i = load i64, ptr %sunkaddr174, align 8, !noalias !320
  %.204.i.i221.i = inttoptr i64 %.203.i63.i220.i to ptr
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.271.i.i223.i = load i64, ptr %sunkaddr175, align 8, !noalias !320
  %.352.i.i224.i = getelementptr i32, ptr %.204.i.i221.i, i64 %.168.i62.i218.i
  %.353.i.i225.i = load i32, ptr %.352.i.i224.i, align 4, !noalias !320
  %.354.i.i226.i = icmp eq i32 %.353.i.i225.i, 0
  br i1 %.354.i.i226.i, label %B456.endif.i.i239.i, label %B500.i.i227.i

B456.endif.i.i239.i:                              ; preds = %B170.endif.endif.i.i217.i
  %75 = inttoptr i64 %.203.i63.i220.i to ptr
  %sunkaddr31.i.i240.i = shl nuw nsw i64 %.168.i62.i218.i, 2
  %sunkaddr32.i.i241.i = getelementptr i8, ptr %75, i64 %sunkaddr31.i.i240.i
  store i32 %storemerge.i.i113.i, ptr %sunkaddr32.i.i241.i, align 4, !noalias !320
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i243.i = load i64, ptr %sunkaddr176, align 8, !noalias !323
  %.52.i.i.i244.i = inttoptr i64 %.51.i.i.i243.i to ptr
  %.17.i.i.i245.i = lshr i64 %at.2.0.i95.i, 6
  %.91.i.i.i246.i = and i64 %.17.i.i.i245.i, 31
  %.116.i.i.i247.i = getelementptr i64, ptr %.52.i.i.i244.i, i64 %.91.i.i.i246.i
  %.117.i.i.i248.i = load i64, ptr %.116.i.i.i247.i, align 8, !noalias !323
  %.118.i.i.i249.i = and i64 %at.2.0.i95.i, 63
  %.119.i.i.i250.i = shl nuw i64 1, %.118.i.i.i249.i
  %.120.i.i.i251.i = or i64 %.117.i.i.i248.i, %.119.i.i.i250.i
  store i64 %.120.i.i.i251.i, ptr %.116.i.i.i247.i, align 8, !noalias !323
  %.174.i.i.i252.i = getelementptr i8, ptr %.52.i.i.i244.i, i64 256
  %.175.i.i.i253.i = load i64, ptr %.174.i.i.i252.i, align 8, !noalias !323
  %.177.i.i.i254.i = shl nuw nsw i64 1, %.91.i.i.i246.i
  %.178.i.i.i255.i = or i64 %.175.i.i.i253.i, %.177.i.i.i254.i
  store i64 %.178.i.i.i255.i, ptr %.174.i.i.i252.i, align 8, !noalias !323
  %.pre.i.i256.i = inttoptr i64 %.271.i.i223.i to ptr
  br label %B538.i.i235.i

B552.endif.i.i197.i:                              ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i.i199.i = load i64, ptr %sunkaddr177, align 8, !noalias !320
  %.581.i.i200.i = inttoptr i64 %.580.i.i199.i to ptr
  %.643.i.i201.i = getelementptr [32 x i8], ptr %.581.i.i200.i, i64 %.837.i117.i
  store i64 %at.2.0.i95.i, ptr %.643.i.i201.i, align 8, !noalias !320
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i.i203.i = load i64, ptr %sunkaddr178, align 8, !noalias !320
  %.683.i.i204.i = icmp eq i64 %.682.i.i203.i, 0
  br i1 %.683.i.i204.i, label %B688.i.i215.i, label %B716.i.i205.i

B790.endif.i.i210.i:                              ; preds = %B716.i.i205.i, %B688.i.i215.i
  %sunkaddr179 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.837.i117.i, ptr %sunkaddr179, align 8, !noalias !320
  %sunkaddr180 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.862.i.i213.i = load i64, ptr %sunkaddr180, align 8, !noalias !320
  %.13.i.i61.i214.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i95.i, i64 %.862.i.i213.i)
  store i64 %.13.i.i61.i214.i, ptr %sunkaddr180, align 8, !noalias !320
  br label %B1990.endif.us.i

B1990.endif.us.i:                                 ; preds = %B790.endif.i.i210.i, %B538.i.i235.i
  %scevgep325.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %lsr.iv.next.i = add nsw i64 %lsr.iv331.i, -1
  %exitcond1070.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond1070.not.i, label %B2012.i, label %B1842.us.i

B1990.endif.i:                                    ; preds = %B790.endif.i.i.i, %B538.i.i.i
  %scevgep334.i = getelementptr i8, ptr %lsr.iv333.i, i64 32
  %lsr.iv.next340.i = add nsw i64 %lsr.iv339.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next340.i, 0
  br i1 %exitcond.not.i, label %B2012.i, label %B1842.i

B978.endif.endif.endif:                           ; preds = %B1740.endif.i, %B398.i.i70, %B888.endif.i.i.i41, %B188.endif.endif.endif.i.i.i50, %B1426.i
  %arg.m.0.sink.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i50 ], [ %arg.m.0, %B398.i.i70 ], [ %arg.m.0, %B888.endif.i.i.i41 ], [ null, %B1740.endif.i ], [ %arg.m.0, %B1426.i ]
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @dispatch.act.2(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %arg.origin.fr.i = freeze i32 %arg.origin
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [192 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
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
  %.338 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
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
  switch i32 %arg.kind, label %B978.endif [
    i32 0, label %B664
    i32 1, label %B746
  ]

B664:                                             ; preds = %B0.endif.endif
  %.43.i = zext i32 %arg.address to i64
  %promoted = zext i32 %arg.address to i64
  %1 = and i64 %promoted, 4294967168
  %.52.i = add nsw i64 %.511, %1
  %.53.i = inttoptr i64 %.52.i to ptr
  %.119.i = load i32, ptr %.53.i, align 4, !noalias !326
  %promoted22 = zext i32 %.119.i to i64
  %.135.i = sub nsw i64 %.43.i, %1
  %.138.i = lshr i64 %.135.i, 2
  %.139.i = trunc i64 %.138.i to i32
  %.145.i = icmp eq i32 %.119.i, -2147483648
  br i1 %.145.i, label %B404.i, label %B344.i

B344.i:                                           ; preds = %B664
  %2 = xor i64 %promoted22, 2147483648
  %.178.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 136
  %.180.i = load i64, ptr %.178.i, align 8, !noalias !326
  %.181.i = icmp slt i64 %.180.i, %2
  br i1 %.181.i, label %B404.i, label %B454.endif.i

B404.i:                                           ; preds = %B344.i, %B664
  %.237.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 3, ptr %.237.i, align 8, !noalias !326
  br label %B664.endif.endif

B648.i:                                           ; preds = %B454.endif.i
  %.409.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 3, ptr %.409.i, align 8, !noalias !326
  br label %B664.endif.endif

B1196.i:                                          ; preds = %B904.endif.endif.i
  %sunkaddr.i = inttoptr i64 %.652.i to ptr
  %sunkaddr52.i = and i64 %.548.i, -4
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr52.i
  store i32 %arg.data, ptr %sunkaddr53.i, align 4, !noalias !326
  %.818.i = trunc nuw nsw i64 %spec.select.i to i8
  %sunkaddr = inttoptr i64 %.584.i to ptr
  %sunkaddr23 = getelementptr i8, ptr %sunkaddr, i64 %.549.i
  store i8 %.818.i, ptr %sunkaddr23, align 1, !noalias !326
  %.830.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.832.i = load i32, ptr %.830.i, align 4, !noalias !326
  %.836.i = add i32 %.832.i, 1
  store i32 %.836.i, ptr %.830.i, align 4, !noalias !326
  %.843.i = getelementptr inbounds nuw i8, ptr %.135, i64 96
  %.845.i = load i64, ptr %.843.i, align 8, !noalias !326
  %.846.i = add nsw i64 %.845.i, 1
  store i64 %.846.i, ptr %.843.i, align 8, !noalias !326
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i = load i64, ptr %sunkaddr24, align 8, !noalias !329
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.120.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.110
  store i64 %.472.i, ptr %.120.i.i, align 8, !noalias !329
  %.133.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 16
  %.135.i.i = load i32, ptr %.133.i.i, align 8, !noalias !329
  %.174.i.i = zext i32 %.135.i.i to i64
  %.136.not.i.i = icmp eq i32 %.135.i.i, 0
  br i1 %.136.not.i.i, label %B398.i.i, label %B142.i.i

B142.i.i:                                         ; preds = %B1196.i
  %.167.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i38.i = load i64, ptr %.167.i.i, align 8, !noalias !329
  %.175.i.i = shl nuw nsw i64 %.174.i.i, 4
  %.176.i.i = add nsw i64 %.169.i38.i, %.175.i.i
  %.177.i.i = inttoptr i64 %.176.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i.i, i32 0, i32 3, i32 1), !noalias !329
  %.208.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i.i = load i64, ptr %.208.i.i, align 8, !noalias !329
  %.218.i.i = shl nuw nsw i64 %.174.i.i, 5
  %.219.i.i = add nsw i64 %.210.i.i, %.218.i.i
  %.220.i.i = inttoptr i64 %.219.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i.i, i32 0, i32 3, i32 1), !noalias !329
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i39.i = load i64, ptr %sunkaddr25, align 8, !noalias !332
  %.56.i.i40.i = inttoptr i64 %.55.i.i39.i to ptr
  %.128.i.i.i = getelementptr [192 x i8], ptr %.56.i.i40.i, i64 %.110
  %.129.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 28
  store i32 1, ptr %.129.i.i.i, align 4, !noalias !332
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.163.i.i.i = load i64, ptr %sunkaddr26, align 8, !noalias !332
  %.165.i.i.i = sub nsw i64 %.472.i, %.163.i.i.i
  %.166.i.i.i = icmp slt i64 %.165.i.i.i, 2048
  br i1 %.166.i.i.i, label %B188.endif.endif.endif.i.i.i, label %B888.endif.i.i.i

B188.endif.endif.endif.i.i.i:                     ; preds = %B142.i.i
  %.174.i.i42.i = and i64 %.472.i, 2047
  %.204.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i.i = load i64, ptr %.204.i.i.i, align 8, !noalias !332
  %.207.i.i.i = inttoptr i64 %.206.i.i.i to ptr
  %.272.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i.i = load i64, ptr %.272.i.i.i, align 8, !noalias !332
  %.275.i.i.i = inttoptr i64 %.274.i.i.i to ptr
  %.313.i.i.i = lshr i64 %.110, 6
  %.343.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i.i = load i64, ptr %.343.i.i.i, align 8, !noalias !332
  %.346.i.i.i = mul i64 %.345.i.i.i, %.174.i.i42.i
  %3 = getelementptr i64, ptr %.207.i.i.i, i64 %.346.i.i.i
  %.372.i.i.i = getelementptr i64, ptr %3, i64 %.313.i.i.i
  %.373.i.i.i = load i64, ptr %.372.i.i.i, align 8, !noalias !332
  %.378.i.i43.i = and i64 %.110, 63
  %.379.i.i.i = shl nuw i64 1, %.378.i.i43.i
  %.380.i.i.i = or i64 %.373.i.i.i, %.379.i.i.i
  store i64 %.380.i.i.i, ptr %.372.i.i.i, align 8, !noalias !332
  %.439.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.441.i.i.i = load i64, ptr %.439.i.i.i, align 8, !noalias !332
  %.442.i.i.i = mul i64 %.441.i.i.i, %.174.i.i42.i
  %.443.i.i.i = lshr i64 %.110, 12
  %4 = getelementptr i64, ptr %.275.i.i.i, i64 %.442.i.i.i
  %.469.i.i.i = getelementptr i64, ptr %4, i64 %.443.i.i.i
  %.470.i.i.i = load i64, ptr %.469.i.i.i, align 8, !noalias !332
  %.471.i.i.i = and i64 %.313.i.i.i, 63
  %.472.i.i.i = shl nuw i64 1, %.471.i.i.i
  %.473.i.i.i = or i64 %.470.i.i.i, %.472.i.i.i
  store i64 %.473.i.i.i, ptr %.469.i.i.i, align 8, !noalias !332
  %.49.i.i.i44.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i.i.i = load i64, ptr %.49.i.i.i44.i, align 8, !noalias !335
  %.52.i.i.i.i = inttoptr i64 %.51.i.i.i.i to ptr
  %.17.i.i.i.i = lshr i64 %.472.i, 6
  %.91.i.i.i.i = and i64 %.17.i.i.i.i, 31
  %.116.i.i.i.i = getelementptr i64, ptr %.52.i.i.i.i, i64 %.91.i.i.i.i
  %.117.i.i.i.i = load i64, ptr %.116.i.i.i.i, align 8, !noalias !335
  %.118.i.i.i.i = and i64 %.472.i, 63
  %.119.i.i.i.i = shl nuw i64 1, %.118.i.i.i.i
  %.120.i.i.i.i = or i64 %.117.i.i.i.i, %.119.i.i.i.i
  store i64 %.120.i.i.i.i, ptr %.116.i.i.i.i, align 8, !noalias !335
  %.174.i.i.i45.i = getelementptr i8, ptr %.52.i.i.i.i, i64 256
  %.175.i.i.i.i = load i64, ptr %.174.i.i.i45.i, align 8, !noalias !335
  %.177.i.i.i.i = shl nuw nsw i64 1, %.91.i.i.i.i
  %.178.i.i.i.i = or i64 %.175.i.i.i.i, %.177.i.i.i.i
  store i64 %.178.i.i.i.i, ptr %.174.i.i.i45.i, align 8, !noalias !335
  br label %B1196.endif.endif.i

B888.endif.i.i.i:                                 ; preds = %B142.i.i
  %.570.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 128
  store i64 %.472.i, ptr %.570.i.i.i, align 8, !noalias !332
  %.602.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i.i = load i64, ptr %.602.i.i.i, align 8, !noalias !332
  %.605.i.i.i = trunc i64 %.604.i.i.i to i32
  %.639.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i.i, i64 160
  store i32 %.605.i.i.i, ptr %.639.i.i.i, align 8, !noalias !332
  %.646.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i, ptr %.602.i.i.i, align 8, !noalias !332
  %.708.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i.i = load i64, ptr %.708.i.i.i, align 8, !noalias !332
  %.13.i.i.i41.i = tail call i64 @llvm.smin.i64(i64 %.472.i, i64 %.710.i.i.i)
  store i64 %.13.i.i.i41.i, ptr %.708.i.i.i, align 8, !noalias !332
  br label %B1196.endif.endif.i

B398.i.i:                                         ; preds = %B1196.i
  %.273.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i, i64 28
  store i32 0, ptr %.273.i.i, align 4, !noalias !329
  br label %B1196.endif.endif.i

B1340.i:                                          ; preds = %B904.endif.endif.i
  %.906.i = sub nuw nsw i64 5, %spec.select.i
  %.909.not.i = icmp eq i64 %.906.i, %.739.i
  br i1 %.909.not.i, label %B1434.i, label %B1384.i

B1384.i:                                          ; preds = %B1340.i
  %.979.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 3, ptr %.979.i, align 8, !noalias !326
  br label %B664.endif.endif

B1434.i:                                          ; preds = %B1340.i
  %sunkaddr27 = inttoptr i64 %.584.i to ptr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 %.549.i
  store i8 0, ptr %sunkaddr28, align 1, !noalias !326
  %.1020.i = getelementptr inbounds nuw i8, ptr %.135, i64 44
  %.1022.i = load i32, ptr %.1020.i, align 4, !noalias !326
  %.1026.i = add i32 %.1022.i, -1
  store i32 %.1026.i, ptr %.1020.i, align 4, !noalias !326
  %.1033.i = getelementptr inbounds nuw i8, ptr %.135, i64 104
  %.1035.i = load i64, ptr %.1033.i, align 8, !noalias !326
  %.1036.i = add nsw i64 %.1035.i, 1
  store i64 %.1036.i, ptr %.1033.i, align 8, !noalias !326
  %.1044.not.i = icmp eq i64 %.523.i, 0
  %sunkaddr59.i = inttoptr i64 %.652.i to ptr
  %sunkaddr60.i = and i64 %.548.i, -4
  %sunkaddr61.i = getelementptr i8, ptr %sunkaddr59.i, i64 %sunkaddr60.i
  %.1136.i = load i32, ptr %sunkaddr61.i, align 4, !noalias !326
  %.1136.arg.data.i = select i1 %.1044.not.i, i32 %.1136.i, i32 %arg.data
  %arg.data..1136.i = select i1 %.1044.not.i, i32 %arg.data, i32 %.1136.i
  br label %B1618.endif.i

B1886.i:                                          ; preds = %B1618.endif.i
  %.1178.i = trunc i64 %.1177.i to i32
  %.1299.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 12
  %.1301.i = load i32, ptr %.1299.i, align 4, !noalias !326
  br label %B1904.endif.i

B454.endif.i:                                     ; preds = %B344.i
  %.272.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.274.i = load i64, ptr %.272.i, align 8, !noalias !326
  %.275.i = inttoptr i64 %.274.i to ptr
  %.313.i = shl nuw nsw i64 %2, 5
  %.315.i = and i64 %.138.i, 4294967295
  %5 = getelementptr i8, ptr %.275.i, i64 %.313.i
  %.341.i = getelementptr i8, ptr %5, i64 %.315.i
  %.342.i = load i8, ptr %.341.i, align 1, !noalias !326
  %6 = zext i8 %.342.i to i32
  switch i32 %6, label %B1618.endif.i [
    i32 0, label %B648.i
    i32 2, label %B904.endif.endif.i
  ]

B904.endif.endif.i:                               ; preds = %B454.endif.i
  %.468.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 200
  %.470.i = load i64, ptr %.468.i, align 8, !noalias !326
  %.472.i = add nsw i64 %.470.i, %.378
  %sunkaddr29 = getelementptr inbounds i8, ptr %.135, i64 64
  %.481.i = load i64, ptr %sunkaddr29, align 8, !noalias !326
  %.514.i = add nsw i64 %.481.i, %.470.i
  store i64 %.514.i, ptr %sunkaddr29, align 8, !noalias !326
  %.523.i = and i64 %.43.i, 1
  %spec.select.i = or disjoint i64 %.523.i, 2
  %.544.i = and i64 %.43.i, 4294967294
  %.548.i = add nsw i64 %.474, %.544.i
  %.549.i = ashr i64 %.548.i, 2
  %.582.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 48
  %.584.i = load i64, ptr %.582.i, align 8, !noalias !326
  %.585.i = inttoptr i64 %.584.i to ptr
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.652.i = load i64, ptr %sunkaddr30, align 8, !noalias !326
  %.733.i = getelementptr i8, ptr %.585.i, i64 %.549.i
  %.734.i = load i8, ptr %.733.i, align 1, !noalias !326
  %.739.i = zext i8 %.734.i to i64
  %.740.i = icmp eq i8 %.734.i, 0
  br i1 %.740.i, label %B1196.i, label %B1340.i

B1196.endif.endif.i:                              ; preds = %B398.i.i, %B888.endif.i.i.i, %B188.endif.endif.endif.i.i.i
  br label %B664.endif.endif

B1618.endif.i:                                    ; preds = %B454.endif.i, %B1434.i
  %start.2.0.i = phi i64 [ %.378, %B454.endif.i ], [ %.472.i, %B1434.i ]
  %y.2.0.i = phi i32 [ 0, %B454.endif.i ], [ %.1136.arg.data.i, %B1434.i ]
  %x.2.0.i = phi i32 [ %arg.data, %B454.endif.i ], [ %arg.data..1136.i, %B1434.i ]
  %.1174.i = add nsw i64 %.474, %1
  %.1177.i = lshr i64 %.1174.i, 7
  %.1211.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.1213.i = load i64, ptr %.1211.i, align 8, !noalias !326
  %.1214.i = inttoptr i64 %.1213.i to ptr
  %.1251.i = and i64 %.1177.i, 4294967295
  %.1276.i = getelementptr [40 x i8], ptr %.1214.i, i64 %.1251.i
  %.1292.i = getelementptr inbounds nuw i8, ptr %.1276.i, i64 8
  %.1294.i = load i32, ptr %.1292.i, align 4, !noalias !326
  %.1296.not.i = icmp eq i32 %.1294.i, 0
  br i1 %.1296.not.i, label %B1904.endif.i, label %B1886.i

B1904.endif.i:                                    ; preds = %B1618.endif.i, %B1886.i
  %by_life.2.0.i = phi i32 [ %.1301.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %by.2.0.i = phi i32 [ %.1178.i, %B1886.i ], [ 0, %B1618.endif.i ]
  %7 = trunc i64 %1 to i32
  %.1345.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 360
  %.1347.i = load i64, ptr %.1345.i, align 8, !noalias !326
  %.1348.i = inttoptr i64 %.1347.i to ptr
  %.1410.i = getelementptr i64, ptr %.1348.i, i64 %2
  %.1411.i = load i64, ptr %.1410.i, align 8, !noalias !326
  %.68.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i.i, align 8, !noalias !338
  %.102.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 %.110, ptr %.102.i.i, align 8, !noalias !338
  %.136.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 0, ptr %.136.i.i, align 8, !noalias !338
  %.169.i.i = zext i32 %by.2.0.i to i64
  %.170.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.169.i.i, ptr %.170.i.i, align 8, !noalias !338
  %.203.i.i = zext i32 %by_life.2.0.i to i64
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  store i64 %.203.i.i, ptr %.204.i.i, align 8, !noalias !338
  %.236.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i.i = load i64, ptr %.236.i.i, align 8, !noalias !338
  %.241.i.i = inttoptr i64 %.1411.i to ptr
  %.242.i.i = tail call i64 %.241.i.i(i64 %.238.i.i, i64 %.511, i32 %arg.pe, i32 %7, i32 %.139.i, i32 %x.2.0.i, i32 %y.2.0.i, i64 %start.2.0.i), !noalias !338
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.277.i.i = load i64, ptr %sunkaddr31, align 8, !noalias !338
  %.278.i.i = inttoptr i64 %.277.i.i to ptr
  %.342.i.i = getelementptr [192 x i8], ptr %.278.i.i, i64 %.110
  %.350.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 88
  %.352.i.i = load i64, ptr %.350.i.i, align 8, !noalias !338
  %.353.i.i = add nsw i64 %.352.i.i, 1
  store i64 %.353.i.i, ptr %.350.i.i, align 8, !noalias !338
  %.387.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  %.389.i.i = load i64, ptr %.387.i.i, align 8, !noalias !338
  %.390.not.i.i = icmp eq i64 %.389.i.i, 0
  br i1 %.390.not.i.i, label %B522.i.i, label %B360.i.i

B360.i.i:                                         ; preds = %B1904.endif.i
  %.393.i.i = icmp sgt i64 %.242.i.i, -1
  br i1 %.393.i.i, label %B522.thread1046.i.i, label %B534.i.i

B522.i.i:                                         ; preds = %B1904.endif.i
  %.537.i.i = icmp slt i64 %.242.i.i, 0
  br i1 %.537.i.i, label %B534.i.i, label %B822.i.i

B534.i.i:                                         ; preds = %B522.i.i, %B360.i.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.572.i.i = load i64, ptr %.570.i.i, align 8, !noalias !338
  %.605.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.607.i.i = load i64, ptr %.605.i.i, align 8, !noalias !338
  %.609.i.i = icmp slt i64 %.572.i.i, %.607.i.i
  br i1 %.609.i.i, label %B594.i.i, label %B1084.endif.i.i

B594.i.i:                                         ; preds = %B534.i.i
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.572.i.i, ptr %sunkaddr32, align 8, !noalias !338
  %.673.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.675.i.i = load i64, ptr %.673.i.i, align 8, !noalias !338
  %.705.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  store i64 %.675.i.i, ptr %.705.i.i, align 8, !noalias !338
  %.739.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 0, ptr %.739.i.i, align 8, !noalias !338
  %.773.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.110, ptr %.773.i.i, align 8, !noalias !338
  %.807.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.169.i.i, ptr %.807.i.i, align 8, !noalias !338
  %.841.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.203.i.i, ptr %.841.i.i, align 8, !noalias !338
  %.873.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.875.i.i = load i64, ptr %.873.i.i, align 8, !noalias !338
  %.905.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.875.i.i, ptr %.905.i.i, align 8, !noalias !338
  br label %B1084.endif.i.i

B822.i.i:                                         ; preds = %B522.thread1046.i.i, %B522.i.i
  %.921.not.i.i = icmp eq i32 %by.2.0.i, 0
  br i1 %.921.not.i.i, label %B1084.endif.i.i, label %B860.i.i

B860.i.i:                                         ; preds = %B822.i.i
  %.955.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.957.i.i = load i64, ptr %.955.i.i, align 8, !noalias !338
  %.958.not.i.i = icmp eq i64 %.957.i.i, 0
  br i1 %.958.not.i.i, label %B1084.endif.i.i, label %B894.endif.i.i

B1008.i.i:                                        ; preds = %B894.endif.i.i
  %.1106.i.i = trunc i64 %.957.i.i to i32
  %.1108.i.i = getelementptr inbounds nuw i8, ptr %.1057.i.i, i64 28
  store i32 %.1106.i.i, ptr %.1108.i.i, align 4, !noalias !338
  store i64 %.242.i.i, ptr %.1057.i.i, align 8, !noalias !338
  br label %B1084.endif.i.i

B1236.i.i:                                        ; preds = %B1084.endif.i.i
  %8 = inttoptr i64 %.1170.i.i to ptr
  %.1279.i.i = getelementptr inbounds nuw i8, ptr %8, i64 8
  %.1281.i.i = load i32, ptr %.1279.i.i, align 4, !noalias !338
  %.1283.i.i = icmp eq i32 %.1281.i.i, 0
  br i1 %.1283.i.i, label %B1296.i.i, label %B1842.lr.ph.i.i

B1296.i.i:                                        ; preds = %B1236.i.i
  %9 = inttoptr i64 %.1170.i.i to ptr
  %.1316.i.i = getelementptr inbounds nuw i8, ptr %9, i64 12
  %.1318.i.i = load i32, ptr %.1316.i.i, align 4, !noalias !338
  %.1320.i.i = icmp eq i32 %.1318.i.i, %arg.pe
  br i1 %.1320.i.i, label %B1360.i.i, label %B1842.lr.ph.i.i

B1360.i.i:                                        ; preds = %B1296.i.i
  %10 = inttoptr i64 %.1170.i.i to ptr
  %.1325.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 16
  %.1327.i.i = load i32, ptr %.1325.i.i, align 4, !noalias !338
  %.1328.i.i = icmp eq i32 %.1327.i.i, 0
  br i1 %.1328.i.i, label %B1366.i.i, label %B1842.lr.ph.i.i

B1366.i.i:                                        ; preds = %B1360.i.i
  %11 = inttoptr i64 %.1170.i.i to ptr
  %.1368.i.i = load i64, ptr %11, align 8, !noalias !338
  %.69.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.71.i.i.i = load i64, ptr %.69.i.i.i, align 8, !noalias !341
  %.72.i.i.i = inttoptr i64 %.71.i.i.i to ptr
  %.idx.i.i.i = shl nuw nsw i64 %.110, 7
  %12 = getelementptr i8, ptr %.72.i.i.i, i64 %.idx.i.i.i
  %.142.i.i.i = getelementptr i8, ptr %12, i64 216
  %.144.i.i.i = load i32, ptr %.142.i.i.i, align 4, !noalias !341
  %.146.not.i.i.i = icmp eq i32 %.144.i.i.i, 0
  br i1 %.146.not.i.i.i, label %B228.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B228.i.i.i:                                       ; preds = %B1366.i.i
  %.177.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.179.i.i.i = load i64, ptr %.177.i.i.i, align 8, !noalias !341
  %.180.not.i.i.i = icmp eq i64 %.179.i.i.i, 0
  br i1 %.180.not.i.i.i, label %B262.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B262.i.i.i:                                       ; preds = %B228.i.i.i
  %const9 = bitcast i64 4611686018427387904 to i64
  %.211.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.213.i.i.i = load i64, ptr %.211.i.i.i, align 8, !noalias !341
  %.214.not.i.i.i = icmp eq i64 %.213.i.i.i, %const9
  br i1 %.214.not.i.i.i, label %B306.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B306.i.i.i:                                       ; preds = %B262.i.i.i
  %.245.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.247.i.i.i = load i64, ptr %.245.i.i.i, align 8, !noalias !341
  %.248.not.i.i.i = icmp eq i64 %.247.i.i.i, 0
  br i1 %.248.not.i.i.i, label %B344.endif.endif.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B480.i.i.i:                                       ; preds = %B344.endif.endif.i.i.i
  %.47.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.49.i.i.i.i = load i64, ptr %.47.i.i.i.i, align 8, !noalias !344
  %.50.i.i.i.i = inttoptr i64 %.49.i.i.i.i to ptr
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.125.i.i.i.i = load i64, ptr %sunkaddr33, align 8, !noalias !344
  %.126.i.i.i.i = and i64 %.125.i.i.i.i, 2047
  %.156.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.158.i.i.i.i = load i64, ptr %.156.i.i.i.i, align 8, !noalias !344
  %.159.i.i.i.i = mul i64 %.126.i.i.i.i, %.158.i.i.i.i
  %..158.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i.i, i64 0)
  %13 = getelementptr i64, ptr %.50.i.i.i.i, i64 %.159.i.i.i.i
  br label %B310.i.i.i.i

B310.i.i.i.i:                                     ; preds = %B312.i.i.i.i, %B480.i.i.i
  %.280207.i.i.i.i = phi i64 [ %.287.i.i.i.i, %B312.i.i.i.i ], [ 0, %B480.i.i.i ]
  %exitcond.not.i.i.i.i = icmp eq i64 %..158.i.i.i.i, %.280207.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %B402.i.i.i.i, label %B312.i.i.i.i

B312.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.287.i.i.i.i = add nuw i64 %.280207.i.i.i.i, 1
  %14 = shl i64 %.280207.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %13, i64 %14
  %.340.i.i.i.i = load i64, ptr %scevgep.i.i.i.i, align 8, !noalias !344
  %.341.not.i.i.i.i = icmp eq i64 %.340.i.i.i.i, 0
  br i1 %.341.not.i.i.i.i, label %B310.i.i.i.i, label %B370.i.i.i.i

B370.i.i.i.i:                                     ; preds = %B312.i.i.i.i
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.388.i.i.i.i = load i64, ptr %sunkaddr34, align 8, !noalias !344
  br label %B480.endif.i.i.i

B402.i.i.i.i:                                     ; preds = %B310.i.i.i.i
  %.47.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.49.i.i.i.i.i = load i64, ptr %.47.i.i.i.i.i, align 8, !noalias !347
  %.50.i.i.i.i.i = inttoptr i64 %.49.i.i.i.i.i to ptr
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.126.i.i.i.i.i = load i64, ptr %sunkaddr35, align 8, !noalias !347
  %.131.i.i.i.i.i = lshr i64 %.126.i.i.i.i.i, 6
  %.136.i.i.i.i.i = and i64 %.131.i.i.i.i.i, 31
  %.170.i.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i.i, i64 %.136.i.i.i.i.i
  %.171.i.i.i.i.i = load i64, ptr %.170.i.i.i.i.i, align 8, !noalias !347
  %.174.i.i.i.i.i = and i64 %.126.i.i.i.i.i, 63
  %.175.i.i.i.i.i = shl nsw i64 -1, %.174.i.i.i.i.i
  %.176.i.i.i.i.i = and i64 %.175.i.i.i.i.i, %.171.i.i.i.i.i
  %.180.i.i.i.i.i = icmp eq i64 %.176.i.i.i.i.i, 0
  br i1 %.180.i.i.i.i.i, label %B360.i.i.i.i.i, label %B614.i.i.i.i.i

B360.i.i.i.i.i:                                   ; preds = %B402.i.i.i.i
  %15 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.214.i.i.i.i.i = getelementptr i8, ptr %15, i64 256
  %.215.i.i.i.i.i = load i64, ptr %.214.i.i.i.i.i, align 8, !noalias !347
  %.220.i.i.i.i.i = icmp eq i64 %.215.i.i.i.i.i, 0
  br i1 %.220.i.i.i.i.i, label %B424.i.i.i.i.i, label %B450.i.i.i.i.i

B424.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %.269.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.271.i.i.i.i.i = load i64, ptr %.269.i.i.i.i.i, align 8, !noalias !347
  br label %B402.endif.endif.i.i.i.i

B450.i.i.i.i.i:                                   ; preds = %B360.i.i.i.i.i
  %16 = inttoptr i64 %.49.i.i.i.i.i to ptr
  %.284.i.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i.i
  %.286.i.i.i.i.i = and i64 %.215.i.i.i.i.i, %.284.i.i.i.i.i
  %.291.not.i.i.i.i.i = icmp eq i64 %.286.i.i.i.i.i, 0
  %spec.select.i.i.i.i.i = select i1 %.291.not.i.i.i.i.i, i64 %.215.i.i.i.i.i, i64 %.286.i.i.i.i.i
  %.314.i.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i.i, i1 true)
  %.346.i.i.i.i.i = getelementptr i64, ptr %16, i64 %.314.i.i.i.i.i
  %.347.i.i.i.i.i = load i64, ptr %.346.i.i.i.i.i, align 8, !noalias !347
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
  %.465.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.467.i.i.i.i = load i64, ptr %.465.i.i.i.i, align 8, !noalias !344
  %.13.i.i.i.i.i = tail call i64 @llvm.smin.i64(i64 %.467.i.i.i.i, i64 %storemerge.i.i.i.i.i)
  br label %B480.endif.i.i.i

B532.i.i.i:                                       ; preds = %B480.endif.i.i.i, %B344.endif.endif.i.i.i
  %.498.i.i.i = phi i64 [ %storemerge.i.i.i.i, %B480.endif.i.i.i ], [ %.403.i.i.i, %B344.endif.endif.i.i.i ]
  %.500.not.i.i.i = icmp sgt i64 %.498.i.i.i, %.13.i1.i.i.i
  br i1 %.500.not.i.i.i, label %B566.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i

B566.i.i.i:                                       ; preds = %B532.i.i.i
  %.531.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
  %.533.i.i.i = load i64, ptr %.531.i.i.i, align 8, !noalias !341
  %.534.i.i.i = icmp ne i64 %.533.i.i.i, 0
  %.569.i.i.i = icmp sgt i64 %.13.i1.i.i.i, %.533.i.i.i
  %or.cond.i.i.i = select i1 %.534.i.i.i, i1 %.569.i.i.i, i1 false
  br i1 %or.cond.i.i.i, label %B1762.endifthread-pre-split.sink.split.i.i, label %B638.endif.i.i.i

B960.i.i.i:                                       ; preds = %B638.endif.i.i.i
  %sunkaddr36 = getelementptr inbounds i8, ptr %.342.i.i, i64 36
  store i32 1, ptr %sunkaddr36, align 4, !noalias !341
  br label %B1426.i.i

B344.endif.endif.i.i.i:                           ; preds = %B306.i.i.i
  %.297.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i.i.i = load i64, ptr %.297.i.i.i, align 8, !noalias !341
  %.301.i.i.i = add nsw i64 %.299.i.i.i, %.1368.i.i
  %sunkaddr37 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr38 = getelementptr i8, ptr %sunkaddr37, i64 %.idx.i.i.i
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr38, i64 192
  %.307.i.i.i = load i64, ptr %sunkaddr39, align 8, !noalias !341
  %.13.i.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i.i, i64 %.301.i.i.i)
  %.13.i1.i.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i.i, i64 %.13.i.i.i.i)
  %.401.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  %.403.i.i.i = load i64, ptr %.401.i.i.i, align 8, !noalias !341
  %.404.i.i.i = icmp eq i64 %.403.i.i.i, 0
  br i1 %.404.i.i.i, label %B480.i.i.i, label %B532.i.i.i

B480.endif.i.i.i:                                 ; preds = %B402.endif.endif.i.i.i.i, %B370.i.i.i.i
  %storemerge.i.i.i.i = phi i64 [ %.388.i.i.i.i, %B370.i.i.i.i ], [ %.13.i.i.i.i.i, %B402.endif.endif.i.i.i.i ]
  %sunkaddr41 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %storemerge.i.i.i.i, ptr %sunkaddr41, align 8, !noalias !341
  br label %B532.i.i.i

B638.endif.i.i.i:                                 ; preds = %B566.i.i.i
  %.620.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.622.i.i.i = load i64, ptr %.620.i.i.i, align 8, !noalias !341
  %.623.i.i.i = inttoptr i64 %.622.i.i.i to ptr
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i.i = load i64, ptr %sunkaddr42, align 8, !noalias !341
  %.695.i.i.i = mul i64 %.694.i.i.i, %.110
  %.720.i.i.i = getelementptr i64, ptr %.623.i.i.i, i64 %.695.i.i.i
  %.721.i.i.i = load i64, ptr %.720.i.i.i, align 8, !noalias !341
  %.722.i.i.i = add nsw i64 %.721.i.i.i, 1
  store i64 %.722.i.i.i, ptr %.720.i.i.i, align 8, !noalias !341
  %.781.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.783.i.i.i = load i64, ptr %.781.i.i.i, align 8, !noalias !341
  %.784.i.i.i = add nsw i64 %.783.i.i.i, 1
  store i64 %.784.i.i.i, ptr %.781.i.i.i, align 8, !noalias !341
  %.817.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i.i = load i64, ptr %.817.i.i.i, align 8, !noalias !341
  %.821.i.i.i = add nsw i64 %.819.i.i.i, %.13.i.i.i.i
  %sunkaddr43 = inttoptr i64 %.71.i.i.i to ptr
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 %.idx.i.i.i
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr44, i64 192
  store i64 %.821.i.i.i, ptr %sunkaddr45, align 8, !noalias !341
  %.831.i.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 36
  %.833.i.i.i = load i32, ptr %.831.i.i.i, align 4, !noalias !341
  %.835.i.i.i = icmp eq i32 %.833.i.i.i, 0
  br i1 %.835.i.i.i, label %B960.i.i.i, label %B1426.i.i

B1426.i.i:                                        ; preds = %B638.endif.i.i.i, %B960.i.i.i
  %17 = inttoptr i64 %.1170.i.i to ptr
  store i64 %end.2.0.i.i, ptr %.342.i.i, align 8, !noalias !341
  %sunkaddr46 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.13.i1.i.i.i, ptr %sunkaddr46, align 8, !noalias !341
  %.1446.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  store i64 1, ptr %.1446.i.i, align 8, !noalias !338
  %.1478.i.i = getelementptr inbounds nuw i8, ptr %17, i64 16
  %.1480.i.i = load i32, ptr %.1478.i.i, align 4, !noalias !338
  %.1510.i.i = zext i32 %.1480.i.i to i64
  %.1511.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  store i64 %.1510.i.i, ptr %.1511.i.i, align 8, !noalias !338
  %.1543.i.i = getelementptr inbounds nuw i8, ptr %17, i64 20
  %.1545.i.i = load i32, ptr %.1543.i.i, align 4, !noalias !338
  %.1575.i.i = zext i32 %.1545.i.i to i64
  %.1576.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  store i64 %.1575.i.i, ptr %.1576.i.i, align 8, !noalias !338
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  %.1610.i.i = load i64, ptr %sunkaddr47, align 8, !noalias !338
  %.1611.not.i.i = icmp eq i64 %.1610.i.i, 0
  br i1 %.1611.not.i.i, label %B1904.endif.endif.endif.i, label %B1582.i.i

B1582.i.i:                                        ; preds = %B1426.i.i
  %.65.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.67.i.i.i = load i64, ptr %.65.i.i.i, align 8, !noalias !350
  %.68.i.i.i = icmp eq i64 %.67.i.i.i, 67108864
  br i1 %.68.i.i.i, label %B58.i.i.i, label %B88.endif.i.i.i

B58.i.i.i:                                        ; preds = %B1582.i.i
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  store i64 0, ptr %sunkaddr48, align 8, !noalias !350
  br label %B1740.endif.i.i

B88.endif.i.i.i:                                  ; preds = %B1582.i.i
  %18 = inttoptr i64 %.1170.i.i to ptr
  %.1762.i.i = getelementptr inbounds nuw i8, ptr %18, i64 24
  %.1764.i.i = load i32, ptr %.1762.i.i, align 4, !noalias !338
  %sunkaddr49 = inttoptr i64 %.1170.i.i to ptr
  %sunkaddr50 = getelementptr inbounds i8, ptr %sunkaddr49, i64 20
  %.1678.i.i = load i32, ptr %sunkaddr50, align 4, !noalias !338
  %sunkaddr51 = inttoptr i64 %.1170.i.i to ptr
  %sunkaddr52 = getelementptr inbounds i8, ptr %sunkaddr51, i64 16
  %.1646.i.i = load i32, ptr %sunkaddr52, align 4, !noalias !338
  %promoted56 = zext i32 %.1646.i.i to i64
  %.153.i.i.i = inttoptr i64 %.1610.i.i to ptr
  %.67.lobit.i.i.i = lshr i64 %.67.i.i.i, 63
  %19 = getelementptr [56 x i8], ptr %.153.i.i.i, i64 %.67.i.i.i
  %.250.i.i.i = getelementptr [56 x i8], ptr %19, i64 %.67.lobit.i.i.i
  %.289.i.i.i = add nsw i64 %.67.i.i.i, 1
  %sunkaddr53 = getelementptr inbounds i8, ptr %arg.m.4, i64 832
  store i64 %.289.i.i.i, ptr %sunkaddr53, align 8, !noalias !350
  store i64 %.13.i1.i.i.i, ptr %.250.i.i.i, align 8, !noalias !350
  %.378.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i.i, align 8, !noalias !350
  %.382.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 28
  store i32 0, ptr %.382.i.i.i, align 4, !noalias !350
  %.386.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 32
  store i32 %.1646.i.i, ptr %.386.i.i.i, align 8, !noalias !350
  %.390.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 36
  store i32 %.1678.i.i, ptr %.390.i.i.i, align 4, !noalias !350
  %.394.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 40
  store i32 %.1764.i.i, ptr %.394.i.i.i, align 8, !noalias !350
  %.398.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i.i, align 4, !noalias !350
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i.i = load i64, ptr %sunkaddr54, align 8, !noalias !350
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i.i = load i64, ptr %sunkaddr55, align 8, !noalias !350
  %.480.i.i.i = mul nsw i64 %.479.i.i.i, %.110
  %20 = and i64 %promoted56, 4294967168
  %.481.i.i.i = add i64 %.438.i.i.i, %20
  %.490.i.i.i = add i64 %.481.i.i.i, %.480.i.i.i
  %.491.i.i.i = inttoptr i64 %.490.i.i.i to ptr
  %.555.i.i.i = load i32, ptr %.491.i.i.i, align 4, !noalias !350
  %.562.i.i.i = xor i32 %.555.i.i.i, -2147483648
  %.565.i.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i.i, i64 48
  store i32 %.562.i.i.i, ptr %.565.i.i.i, align 8, !noalias !350
  br label %B1740.endif.i.i

B2012.i.i:                                        ; preds = %B1990.endif.us.i.i, %B1762.endif.i.i
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i.i = load i64, ptr %sunkaddr57, align 8, !noalias !353
  %.56.i.i.i = inttoptr i64 %.55.i.i.i to ptr
  %.120.i.i.i = getelementptr [192 x i8], ptr %.56.i.i.i, i64 %.110
  store i64 %end.2.0.i.i, ptr %.120.i.i.i, align 8, !noalias !353
  %.133.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 16
  %.135.i.i.i = load i32, ptr %.133.i.i.i, align 8, !noalias !353
  %.174.i.i.i = zext i32 %.135.i.i.i to i64
  %.136.not.i.i.i = icmp eq i32 %.135.i.i.i, 0
  br i1 %.136.not.i.i.i, label %B398.i.i.i, label %B142.i.i.i

B142.i.i.i:                                       ; preds = %B2012.i.i
  %.167.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i.i.i = load i64, ptr %.167.i.i.i, align 8, !noalias !353
  %.175.i.i.i = shl nuw nsw i64 %.174.i.i.i, 4
  %.176.i.i.i = add nsw i64 %.169.i.i.i, %.175.i.i.i
  %.177.i292.i.i = inttoptr i64 %.176.i.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i292.i.i, i32 0, i32 3, i32 1), !noalias !353
  %.208.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i.i.i = load i64, ptr %.208.i.i.i, align 8, !noalias !353
  %.218.i.i.i = shl nuw nsw i64 %.174.i.i.i, 5
  %.219.i.i.i = add nsw i64 %.210.i.i.i, %.218.i.i.i
  %.220.i.i.i = inttoptr i64 %.219.i.i.i to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i.i.i, i32 0, i32 3, i32 1), !noalias !353
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i293.i.i = load i64, ptr %sunkaddr58, align 8, !noalias !356
  %.56.i.i294.i.i = inttoptr i64 %.55.i.i293.i.i to ptr
  %.128.i.i295.i.i = getelementptr [192 x i8], ptr %.56.i.i294.i.i, i64 %.110
  %.129.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i295.i.i, i64 28
  store i32 1, ptr %.129.i.i.i.i, align 4, !noalias !356
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.163.i.i.i.i = load i64, ptr %sunkaddr59, align 8, !noalias !356
  %.165.i.i296.i.i = sub nsw i64 %end.2.0.i.i, %.163.i.i.i.i
  %.166.i.i297.i.i = icmp slt i64 %.165.i.i296.i.i, 2048
  br i1 %.166.i.i297.i.i, label %B188.endif.endif.endif.i.i.i.i, label %B888.endif.i.i.i.i

B188.endif.endif.endif.i.i.i.i:                   ; preds = %B142.i.i.i
  %.174.i.i.i.i = and i64 %end.2.0.i.i, 2047
  %.204.i.i299.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i300.i.i = load i64, ptr %.204.i.i299.i.i, align 8, !noalias !356
  %.207.i.i301.i.i = inttoptr i64 %.206.i.i300.i.i to ptr
  %.272.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i.i.i = load i64, ptr %.272.i.i.i.i, align 8, !noalias !356
  %.275.i.i302.i.i = inttoptr i64 %.274.i.i.i.i to ptr
  %.313.i.i.i.i = lshr i64 %.110, 6
  %.343.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i.i.i = load i64, ptr %.343.i.i.i.i, align 8, !noalias !356
  %.346.i.i.i.i = mul i64 %.345.i.i.i.i, %.174.i.i.i.i
  %21 = getelementptr i64, ptr %.207.i.i301.i.i, i64 %.346.i.i.i.i
  %.372.i.i.i.i = getelementptr i64, ptr %21, i64 %.313.i.i.i.i
  %.373.i.i.i.i = load i64, ptr %.372.i.i.i.i, align 8, !noalias !356
  %.378.i.i.i.i = and i64 %.110, 63
  %.379.i.i.i.i = shl nuw i64 1, %.378.i.i.i.i
  %.380.i.i.i.i = or i64 %.373.i.i.i.i, %.379.i.i.i.i
  store i64 %.380.i.i.i.i, ptr %.372.i.i.i.i, align 8, !noalias !356
  %.439.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.441.i.i.i.i = load i64, ptr %.439.i.i.i.i, align 8, !noalias !356
  %.442.i.i.i.i = mul i64 %.441.i.i.i.i, %.174.i.i.i.i
  %.443.i.i.i.i = lshr i64 %.110, 12
  %22 = getelementptr i64, ptr %.275.i.i302.i.i, i64 %.442.i.i.i.i
  %.469.i.i.i.i = getelementptr i64, ptr %22, i64 %.443.i.i.i.i
  %.470.i.i.i.i = load i64, ptr %.469.i.i.i.i, align 8, !noalias !356
  %.471.i.i303.i.i = and i64 %.313.i.i.i.i, 63
  %.472.i.i.i.i = shl nuw i64 1, %.471.i.i303.i.i
  %.473.i.i304.i.i = or i64 %.470.i.i.i.i, %.472.i.i.i.i
  store i64 %.473.i.i304.i.i, ptr %.469.i.i.i.i, align 8, !noalias !356
  %.49.i.i.i305.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i.i306.i.i = load i64, ptr %.49.i.i.i305.i.i, align 8, !noalias !359
  %.52.i.i.i307.i.i = inttoptr i64 %.51.i.i.i306.i.i to ptr
  %.17.i.i.i308.i.i = lshr i64 %end.2.0.i.i, 6
  %.91.i.i.i309.i.i = and i64 %.17.i.i.i308.i.i, 31
  %.116.i.i.i310.i.i = getelementptr i64, ptr %.52.i.i.i307.i.i, i64 %.91.i.i.i309.i.i
  %.117.i.i.i311.i.i = load i64, ptr %.116.i.i.i310.i.i, align 8, !noalias !359
  %.118.i.i.i312.i.i = and i64 %end.2.0.i.i, 63
  %.119.i.i.i313.i.i = shl nuw i64 1, %.118.i.i.i312.i.i
  %.120.i.i.i314.i.i = or i64 %.117.i.i.i311.i.i, %.119.i.i.i313.i.i
  store i64 %.120.i.i.i314.i.i, ptr %.116.i.i.i310.i.i, align 8, !noalias !359
  %.174.i.i.i315.i.i = getelementptr i8, ptr %.52.i.i.i307.i.i, i64 256
  %.175.i.i.i316.i.i = load i64, ptr %.174.i.i.i315.i.i, align 8, !noalias !359
  %.177.i.i.i317.i.i = shl nuw nsw i64 1, %.91.i.i.i309.i.i
  %.178.i.i.i318.i.i = or i64 %.175.i.i.i316.i.i, %.177.i.i.i317.i.i
  store i64 %.178.i.i.i318.i.i, ptr %.174.i.i.i315.i.i, align 8, !noalias !359
  br label %B1904.endif.endif.endif.i

B888.endif.i.i.i.i:                               ; preds = %B142.i.i.i
  %.570.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i295.i.i, i64 128
  store i64 %end.2.0.i.i, ptr %.570.i.i.i.i, align 8, !noalias !356
  %.602.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i.i.i = load i64, ptr %.602.i.i.i.i, align 8, !noalias !356
  %.605.i.i.i.i = trunc i64 %.604.i.i.i.i to i32
  %.639.i.i.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i295.i.i, i64 160
  store i32 %.605.i.i.i.i, ptr %.639.i.i.i.i, align 8, !noalias !356
  %.646.i.i.i.i = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i.i, ptr %.602.i.i.i.i, align 8, !noalias !356
  %.708.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i.i.i = load i64, ptr %.708.i.i.i.i, align 8, !noalias !356
  %.13.i.i.i298.i.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i.i, i64 %.710.i.i.i.i)
  store i64 %.13.i.i.i298.i.i, ptr %.708.i.i.i.i, align 8, !noalias !356
  br label %B1904.endif.endif.endif.i

B398.i.i.i:                                       ; preds = %B2012.i.i
  %.273.i.i.i = getelementptr inbounds nuw i8, ptr %.120.i.i.i, i64 28
  store i32 0, ptr %.273.i.i.i, align 4, !noalias !353
  br label %B1904.endif.endif.endif.i

B522.thread1046.i.i:                              ; preds = %B360.i.i
  %.427.i.i = inttoptr i64 %.389.i.i to ptr
  %.492.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.494.i.i = load i64, ptr %.492.i.i, align 8, !noalias !338
  %.508.inv.i.i = icmp slt i64 %.494.i.i, 1
  %.509.i.i = zext i1 %.508.inv.i.i to i64
  %23 = getelementptr [56 x i8], ptr %.427.i.i, i64 %.494.i.i
  %24 = getelementptr i8, ptr %23, i64 -56
  %.523.i.i = getelementptr [56 x i8], ptr %24, i64 %.509.i.i
  %.528.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 8
  store i64 %start.2.0.i, ptr %.528.i.i, align 8, !noalias !338
  %.532.i.i = getelementptr inbounds nuw i8, ptr %.523.i.i, i64 16
  store i64 %.242.i.i, ptr %.532.i.i, align 8, !noalias !338
  br label %B822.i.i

B894.endif.i.i:                                   ; preds = %B860.i.i
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.994.i.i = load i64, ptr %sunkaddr60, align 8, !noalias !338
  %.995.i.i = inttoptr i64 %.994.i.i to ptr
  %.1057.i.i = getelementptr [40 x i8], ptr %.995.i.i, i64 %.169.i.i
  %.1065.i.i = getelementptr inbounds nuw i8, ptr %.1057.i.i, i64 12
  %.1067.i.i = load i32, ptr %.1065.i.i, align 4, !noalias !338
  %.1069.i.i = icmp eq i32 %.1067.i.i, %by_life.2.0.i
  br i1 %.1069.i.i, label %B1008.i.i, label %B1084.endif.i.i

B1084.endif.i.i:                                  ; preds = %B894.endif.i.i, %B1008.i.i, %B860.i.i, %B822.i.i, %B594.i.i, %B534.i.i
  %end.2.0.i.i = phi i64 [ %.242.i.i, %B822.i.i ], [ %.242.i.i, %B1008.i.i ], [ %.242.i.i, %B894.endif.i.i ], [ %.242.i.i, %B860.i.i ], [ %.572.i.i, %B594.i.i ], [ %.572.i.i, %B534.i.i ]
  %.1126.i.i = getelementptr inbounds nuw i8, ptr %.342.i.i, i64 72
  %.1128.i.i = load i64, ptr %.1126.i.i, align 8, !noalias !338
  %.1131.i.i = sub i64 %end.2.0.i.i, %start.2.0.i
  %.1134.i.i = add nsw i64 %.1131.i.i, %.1128.i.i
  store i64 %.1134.i.i, ptr %.1126.i.i, align 8, !noalias !338
  %.1168.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.1170.i.i = load i64, ptr %.1168.i.i, align 8, !noalias !338
  %sunkaddr61 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1244.i.i = load i64, ptr %sunkaddr61, align 8, !noalias !338
  %.1245.i.i = icmp eq i64 %.1244.i.i, 1
  br i1 %.1245.i.i, label %B1236.i.i, label %B1762.endif.i.i

B1740.endif.i.i:                                  ; preds = %B88.endif.i.i.i, %B58.i.i.i
  br label %B1904.endif.endif.endif.i

B1762.endifthread-pre-split.sink.split.i.i:       ; preds = %B566.i.i.i, %B532.i.i.i, %B306.i.i.i, %B262.i.i.i, %B228.i.i.i, %B1366.i.i
  %sunkaddr62 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1871.pr.i.pre.i = load i64, ptr %sunkaddr62, align 8, !noalias !338
  br label %B1762.endif.i.i

B1762.endif.i.i:                                  ; preds = %B1762.endifthread-pre-split.sink.split.i.i, %B1084.endif.i.i
  %.1871.i.i = phi i64 [ %.1244.i.i, %B1084.endif.i.i ], [ %.1871.pr.i.pre.i, %B1762.endifthread-pre-split.sink.split.i.i ]
  %.19511058.not.i.i = icmp slt i64 %.1871.i.i, 1
  br i1 %.19511058.not.i.i, label %B2012.i.i, label %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge

B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge:        ; preds = %B1762.endif.i.i
  %.pre = inttoptr i64 %.1170.i.i to ptr
  br label %B1842.lr.ph.i.i

B1842.lr.ph.i.i:                                  ; preds = %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge, %B1360.i.i, %B1296.i.i, %B1236.i.i
  %.pre-phi = phi ptr [ %.pre, %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge ], [ %10, %B1360.i.i ], [ %9, %B1296.i.i ], [ %8, %B1236.i.i ]
  %.1871.i49.i = phi i64 [ %.1871.i.i, %B1762.endif.i.i.B1842.lr.ph.i.i_crit_edge ], [ 1, %B1360.i.i ], [ 1, %B1296.i.i ], [ 1, %B1236.i.i ]
  %const19 = bitcast i64 -3335678366873096957 to i64
  %const17 = bitcast i64 -4658895280553007687 to i64
  %const15 = bitcast i64 -7046029254386353131 to i64
  %const13 = bitcast i64 -7723592293110705685 to i64
  %const11 = bitcast i64 -9223372036854775808 to i64
  %const = bitcast i64 2685821657736338717 to i64
  %.870.i119.i.i = shl i32 %arg.pe, 16
  %.1043.i183.i.i = shl i32 %arg.pe, 2
  %.1048.i184.i.i = add i32 %.1043.i183.i.i, 4
  %.9.i.i68.i.i = mul i64 %.110, %const19
  %scevgep.i.i = getelementptr i8, ptr %.pre-phi, i64 24
  br label %B1842.us.i.i

B1842.us.i.i:                                     ; preds = %B1990.endif.us.i.i, %B1842.lr.ph.i.i
  %lsr.iv331.i.i = phi i64 [ %.1871.i49.i, %B1842.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B1990.endif.us.i.i ]
  %lsr.iv.i.i = phi ptr [ %scevgep.i.i, %B1842.lr.ph.i.i ], [ %scevgep325.i.i, %B1990.endif.us.i.i ]
  %scevgep330.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -24
  %.2022.us.i.i = load i64, ptr %scevgep330.i.i, align 8, !noalias !338
  %scevgep329.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %.2026.us.i.i = load i32, ptr %scevgep329.i.i, align 8, !noalias !338
  %scevgep328.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -12
  %.2030.us.i.i = load i32, ptr %scevgep328.i.i, align 4, !noalias !338
  %.615.i90.i.i = zext i32 %.2030.us.i.i to i64
  %scevgep327.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.2034.us.i.i = load i32, ptr %scevgep327.i.i, align 8, !noalias !338
  %scevgep326.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -4
  %.2038.us.i.i = load i32, ptr %scevgep326.i.i, align 4, !noalias !338
  %.2085.us.i.i = load i32, ptr %lsr.iv.i.i, align 8, !noalias !338
  %sunkaddr63 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i34.i.i = load i64, ptr %sunkaddr63, align 8, !noalias !362
  %.75.i35.i.i = add nsw i64 %.74.i34.i.i, %.2022.us.i.i
  %sunkaddr64 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.114.i37.i.i = load i64, ptr %sunkaddr64, align 8, !noalias !362
  %.115.i38.i.i = inttoptr i64 %.114.i37.i.i to ptr
  %sunkaddr65 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i41.i.i = load i64, ptr %sunkaddr65, align 8, !noalias !362
  %.187.i42.i.i = mul i64 %.186.i41.i.i, %.110
  %.189.i43.i.i = zext i32 %.2026.us.i.i to i64
  %25 = getelementptr i64, ptr %.115.i38.i.i, i64 %.187.i42.i.i
  %.215.i44.i.i = getelementptr i64, ptr %25, i64 %.189.i43.i.i
  %.216.i45.i.i = load i64, ptr %.215.i44.i.i, align 8, !noalias !362
  %.217.i46.i.i = add nsw i64 %.216.i45.i.i, 1
  store i64 %.217.i46.i.i, ptr %.215.i44.i.i, align 8, !noalias !362
  %sunkaddr66 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.278.i48.i.i = load i64, ptr %sunkaddr66, align 8, !noalias !362
  %.279.not.i49.i.i = icmp eq i64 %.278.i48.i.i, 0
  br i1 %.279.not.i49.i.i, label %B802.i94.i.i, label %B294.endif.i50.i.i

B802.i94.i.i:                                     ; preds = %B294.endif.endif.endif.endif.i81.i.i, %B1842.us.i.i
  %at.2.0.i95.i.i = phi i64 [ %.13.i.i93.i.i, %B294.endif.endif.endif.endif.i81.i.i ], [ %.75.i35.i.i, %B1842.us.i.i ]
  %sunkaddr67 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.736.i97.i.i = load i64, ptr %sunkaddr67, align 8, !noalias !362
  %.737.i98.i.i = add nsw i64 %.736.i97.i.i, 1
  store i64 %.737.i98.i.i, ptr %sunkaddr67, align 8, !noalias !362
  %sunkaddr68 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.125.i.i100.i.i = load i64, ptr %sunkaddr68, align 8, !noalias !365
  %26 = and i64 %.125.i.i100.i.i, 4294967295
  %.126.i.i101.i.i = trunc i64 %26 to i32
  %.131.not.i.i102.i.i = icmp eq i32 %.126.i.i101.i.i, 0
  br i1 %.131.not.i.i102.i.i, label %B210.i.i257.i.i, label %B158.i.i103.i.i

B158.i.i103.i.i:                                  ; preds = %B802.i94.i.i
  %sunkaddr69 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.49.i.i105.i.i = load i64, ptr %sunkaddr69, align 8, !noalias !365
  %.50.i.i106.i.i = inttoptr i64 %.49.i.i105.i.i to ptr
  %.160.i.i107.i.i = getelementptr [16 x i8], ptr %.50.i.i106.i.i, i64 %26
  %.166.i.i108.i.i = getelementptr inbounds nuw i8, ptr %.160.i.i107.i.i, i64 12
  %.168.i.i109.i.i = load i32, ptr %.166.i.i108.i.i, align 4, !noalias !365
  %.203.i.i110.i.i = zext i32 %.168.i.i109.i.i to i64
  %sunkaddr70 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i.i110.i.i, ptr %sunkaddr70, align 8, !noalias !365
  br label %B802.endif.endif.endif.i112.i.i

B210.i.i257.i.i:                                  ; preds = %B802.i94.i.i
  %sunkaddr71 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.250.i.i259.i.i = load i64, ptr %sunkaddr71, align 8, !noalias !365
  %.251.i.i260.i.i = add nsw i64 %.250.i.i259.i.i, 1
  store i64 %.251.i.i260.i.i, ptr %sunkaddr71, align 8, !noalias !365
  %.292.i.i261.i.i = trunc i64 %.251.i.i260.i.i to i32
  br label %B802.endif.endif.endif.i112.i.i

B294.endif.i50.i.i:                               ; preds = %B1842.us.i.i
  %sunkaddr73 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.312.i52.i.i = load i64, ptr %sunkaddr73, align 8, !noalias !362
  %.313.i53.i.i = inttoptr i64 %.312.i52.i.i to ptr
  %.375.i54.i.i = getelementptr [192 x i8], ptr %.313.i53.i.i, i64 %.110
  %.376.i55.i.i = getelementptr inbounds nuw i8, ptr %.375.i54.i.i, i64 136
  %.378.i56.i.i = load i64, ptr %.376.i55.i.i, align 8, !noalias !362
  %.379.i57.i.i = add nsw i64 %.378.i56.i.i, 1
  store i64 %.379.i57.i.i, ptr %.376.i55.i.i, align 8, !noalias !362
  %sunkaddr74 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482.i61.i.i = load i64, ptr %sunkaddr74, align 8, !noalias !362
  %27 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i61.i.i, i64 1)
  %ov.i.i62.i.i = extractvalue { i64, i1 } %27, 1
  br i1 %ov.i.i62.i.i, label %B294.endif.endif.endif.endif.i81.i.i, label %B0.else.i.i63.i.i, !prof !262

B0.else.i.i63.i.i:                                ; preds = %B294.endif.i50.i.i
  %sunkaddr75 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.415.i59.i.i = load i64, ptr %sunkaddr75, align 8, !noalias !362
  %math.i.i66.i.i = extractvalue { i64, i1 } %27, 0
  %.8.i55.i67.i.i = mul i64 %.415.i59.i.i, %const15
  %.11.i.i70.i.i = mul i64 %.379.i57.i.i, %const
  %.10.i.i69.i.i = add i64 %.11.i.i70.i.i, %.9.i.i68.i.i
  %.12.i.i71.i.i = add i64 %.10.i.i69.i.i, %.8.i55.i67.i.i
  %.13.i56.i72.i.i = lshr i64 %.12.i.i71.i.i, 30
  %.14.i.i73.i.i = xor i64 %.13.i56.i72.i.i, %.12.i.i71.i.i
  %.15.i.i74.i.i = mul i64 %.14.i.i73.i.i, %const17
  %.16.i.i75.i.i = lshr i64 %.15.i.i74.i.i, 27
  %.17.i57.i76.i.i = xor i64 %.16.i.i75.i.i, %.15.i.i74.i.i
  %.18.i.i77.i.i = mul i64 %.17.i57.i76.i.i, %const13
  %.19.i.i78.i.i = lshr i64 %.18.i.i77.i.i, 31
  %.20.i58.i79.i.i = xor i64 %.19.i.i78.i.i, %.18.i.i77.i.i
  %.30.i.i80.i.i = urem i64 %.20.i58.i79.i.i, %math.i.i66.i.i
  br label %B294.endif.endif.endif.endif.i81.i.i

B294.endif.endif.endif.endif.i81.i.i:             ; preds = %B0.else.i.i63.i.i, %B294.endif.i50.i.i
  %rem.0.i.i82.i.i = phi i64 [ %.30.i.i80.i.i, %B0.else.i.i63.i.i ], [ 0, %B294.endif.i50.i.i ]
  %sunkaddr76 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.542.i84.i.i = load i64, ptr %sunkaddr76, align 8, !noalias !362
  %.543.i85.i.i = inttoptr i64 %.542.i84.i.i to ptr
  %.508.i86.i.i = add nsw i64 %rem.0.i.i82.i.i, %.75.i35.i.i
  %sunkaddr77 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i88.i.i = load i64, ptr %sunkaddr77, align 8, !noalias !362
  %.613.i89.i.i = mul i64 %.612.i88.i.i, %.110
  %28 = getelementptr i64, ptr %.543.i85.i.i, i64 %.613.i89.i.i
  %.641.i91.i.i = getelementptr i64, ptr %28, i64 %.615.i90.i.i
  %.642.i92.i.i = load i64, ptr %.641.i91.i.i, align 8, !noalias !362
  %.13.i.i93.i.i = tail call i64 @llvm.smax.i64(i64 %.642.i92.i.i, i64 %.508.i86.i.i)
  store i64 %.13.i.i93.i.i, ptr %.641.i91.i.i, align 8, !noalias !362
  br label %B802.i94.i.i

B802.endif.endif.endif.i112.i.i:                  ; preds = %B210.i.i257.i.i, %B158.i.i103.i.i
  %storemerge.i.i113.i.i = phi i32 [ %.126.i.i101.i.i, %B158.i.i103.i.i ], [ %.292.i.i261.i.i, %B210.i.i257.i.i ]
  %29 = trunc i64 %.615.i90.i.i to i32
  %sunkaddr78 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.800.i115.i.i = load i64, ptr %sunkaddr78, align 8, !noalias !362
  %.801.i116.i.i = inttoptr i64 %.800.i115.i.i to ptr
  %.837.i117.i.i = zext i32 %storemerge.i.i113.i.i to i64
  %.862.i118.i.i = getelementptr [32 x i8], ptr %.801.i116.i.i, i64 %.837.i117.i.i
  %.873.i120.i.i = or i32 %.2026.us.i.i, %.870.i119.i.i
  %.877.i121.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 8
  store i32 %.873.i120.i.i, ptr %.877.i121.i.i, align 4, !noalias !362
  %.881.i122.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 12
  store i32 %.2034.us.i.i, ptr %.881.i122.i.i, align 4, !noalias !362
  %.887.i123.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 16
  store i32 %.2038.us.i.i, ptr %.887.i123.i.i, align 4, !noalias !362
  %.893.i124.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 20
  store i32 %.2085.us.i.i, ptr %.893.i124.i.i, align 4, !noalias !362
  %.899.i125.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 24
  store i32 %by.2.0.i, ptr %.899.i125.i.i, align 4, !noalias !362
  %.905.i126.i.i = getelementptr inbounds nuw i8, ptr %.862.i118.i.i, i64 28
  store i32 %by_life.2.0.i, ptr %.905.i126.i.i, align 4, !noalias !362
  %sunkaddr79 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.941.i128.i.i = load i64, ptr %sunkaddr79, align 8, !noalias !362
  %.26.i.i129.i.i = icmp eq i32 %arg.pe, %29
  br i1 %.26.i.i129.i.i, label %B802.endif.endif.endif.endif.endif.thread.i179.i.i, label %B802.endif.endif.endif.endif.endif.i130.i.i

B802.endif.endif.endif.endif.endif.i130.i.i:      ; preds = %B802.endif.endif.endif.i112.i.i
  %sunkaddr80 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i132.i.i = load i64, ptr %sunkaddr80, align 8, !noalias !368
  %sunkaddr81 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.107.i.i134.i.i = load i64, ptr %sunkaddr81, align 8, !noalias !368
  %.108.i.i135.i.i = inttoptr i64 %.107.i.i134.i.i to ptr
  %.175.i.i136.i.i = getelementptr i32, ptr %.108.i.i135.i.i, i64 %.110
  %.176.i.i137.i.i = load i32, ptr %.175.i.i136.i.i, align 4, !noalias !368
  %.179.i.i138.i.i = zext i32 %.176.i.i137.i.i to i64
  %.206.i.i140.i.i = getelementptr i32, ptr %.108.i.i135.i.i, i64 %.615.i90.i.i
  %.207.i.i141.i.i = load i32, ptr %.206.i.i140.i.i, align 4, !noalias !368
  %.213.i.i142.i.i = zext i32 %.207.i.i141.i.i to i64
  %.214.i.i143.i.i = lshr i64 %.179.i.i138.i.i, 8
  %.215.i.i144.i.i = lshr i64 %.213.i.i142.i.i, 8
  %.222.i.i145.i.i = and i64 %.213.i.i142.i.i, 255
  %.223.i.i146.i.i = and i64 %.179.i.i138.i.i, 255
  %.224.i.i147.i.i = sub nsw i64 %.222.i.i145.i.i, %.223.i.i146.i.i
  %.233.i.i148.i.i = icmp slt i64 %.224.i.i147.i.i, 0
  %.236.i.i149.i.i = add nsw i64 %.70.i.i132.i.i, 1
  %.238.i.i150.i.i = select i1 %.233.i.i148.i.i, i64 %.236.i.i149.i.i, i64 0
  %left.3.0.i.i151.i.i = add nsw i64 %.238.i.i150.i.i, %.224.i.i147.i.i
  %.252.i.i152.i.i = lshr i64 %.215.i.i144.i.i, %left.3.0.i.i151.i.i
  %.255.i.i153.i.i = sub nsw i64 %.70.i.i132.i.i, %left.3.0.i.i151.i.i
  %notmask.i.i154.i.i = shl nsw i64 -1, %.255.i.i153.i.i
  %.257.i.i155.i.i = xor i64 %notmask.i.i154.i.i, -1
  %.259.i.i156.i.i = and i64 %.214.i.i143.i.i, %.257.i.i155.i.i
  %.260.not.i.i157.i.i = icmp eq i64 %.252.i.i152.i.i, %.259.i.i156.i.i
  %.265.i.i158.i.i = select i1 %.260.not.i.i157.i.i, i64 0, i64 %.236.i.i149.i.i
  %left.4.0.i.i159.i.i = add nsw i64 %.265.i.i158.i.i, %left.3.0.i.i151.i.i
  %.275.i.i160.i.i = sub nsw i64 %left.4.0.i.i159.i.i, %.70.i.i132.i.i
  %.13.i.i.i161.i.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i160.i.i, i64 0)
  %.305.i.i162.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i159.i.i, i64 %.70.i.i132.i.i)
  %.307.i.i163.i.i = sub nsw i64 %.70.i.i132.i.i, %.13.i.i.i161.i.i
  %.311.i.i164.i.i = lshr i64 %.214.i.i143.i.i, %.307.i.i163.i.i
  %.314.i.i165.i.i = shl i64 %.311.i.i164.i.i, %.305.i.i162.i.i
  %notmask134.i.i166.i.i = shl nsw i64 -1, %.305.i.i162.i.i
  %.316.i.i167.i.i = xor i64 %notmask134.i.i166.i.i, -1
  %.318.i.i168.i.i = and i64 %.215.i.i144.i.i, %.316.i.i167.i.i
  %.321.i.i169.i.i = or i64 %.314.i.i165.i.i, %.318.i.i168.i.i
  %.322.i.i170.i.i = shl i64 %.321.i.i169.i.i, 1
  %.323.i.i171.i.i = or disjoint i64 %.322.i.i170.i.i, 1
  %.325.i.i172.i.i = sub nsw i64 63, %left.4.0.i.i159.i.i
  %.328.i.i173.i.i = shl i64 %.323.i.i171.i.i, %.325.i.i172.i.i
  %.328.i.fr.i174.i.i = freeze i64 %.328.i.i173.i.i
  %.8.i.i175.i.i = icmp eq i64 %.328.i.fr.i174.i.i, %const11
  %.17.i.i176.i.i = lshr i64 %.328.i.fr.i174.i.i, 63
  %.20.i.i177.i.i = trunc nuw nsw i64 %.17.i.i176.i.i to i32
  %spec.select.i178.i.i = select i1 %.8.i.i175.i.i, i32 2, i32 %.20.i.i177.i.i
  %30 = shl i64 %.328.i.fr.i174.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i179.i.i

B802.endif.endif.endif.endif.endif.thread.i179.i.i: ; preds = %B802.endif.endif.endif.endif.endif.i130.i.i, %B802.endif.endif.endif.i112.i.i
  %storemerge.i5971.i180.i.i = phi i64 [ %30, %B802.endif.endif.endif.endif.endif.i130.i.i ], [ 0, %B802.endif.endif.endif.i112.i.i ]
  %31 = phi i32 [ %spec.select.i178.i.i, %B802.endif.endif.endif.endif.endif.i130.i.i ], [ 2, %B802.endif.endif.endif.i112.i.i ]
  %.942.pn.i181.i.i = inttoptr i64 %.941.i128.i.i to ptr
  %.100373.i182.i.i = getelementptr [16 x i8], ptr %.942.pn.i181.i.i, i64 %.837.i117.i.i
  %.1075.i185.i.i = add nuw nsw i32 %.1048.i184.i.i, %31
  %.1078.i186.i.i = shl i32 %.1075.i185.i.i, 2
  %.1080.i187.i.i = getelementptr inbounds nuw i8, ptr %.100373.i182.i.i, i64 8
  store i32 %.1078.i186.i.i, ptr %.1080.i187.i.i, align 4, !noalias !362
  store i64 %storemerge.i5971.i180.i.i, ptr %.100373.i182.i.i, align 8, !noalias !362
  %sunkaddr82 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i189.i.i = load i64, ptr %sunkaddr82, align 8, !noalias !371
  %.56.i.i190.i.i = inttoptr i64 %.55.i.i189.i.i to ptr
  %.127.i.i191.i.i = getelementptr [16 x i8], ptr %.56.i.i190.i.i, i64 %.837.i117.i.i
  %.128.i.i192.i.i = getelementptr inbounds nuw i8, ptr %.127.i.i191.i.i, i64 12
  store i32 0, ptr %.128.i.i192.i.i, align 4, !noalias !371
  %sunkaddr83 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i.i194.i.i = load i64, ptr %sunkaddr83, align 8, !noalias !371
  %.164.i.i195.i.i = sub nsw i64 %at.2.0.i95.i.i, %.162.i.i194.i.i
  %.165.i.i196.i.i = icmp slt i64 %.164.i.i195.i.i, 2048
  br i1 %.165.i.i196.i.i, label %B170.endif.endif.i.i217.i.i, label %B552.endif.i.i197.i.i

B500.i.i227.i.i:                                  ; preds = %B170.endif.endif.i.i217.i.i
  %32 = inttoptr i64 %.55.i.i189.i.i to ptr
  %sunkaddr.i.i228.i.i = inttoptr i64 %.271.i.i223.i.i to ptr
  %sunkaddr24.i.i229.i.i = shl nuw nsw i64 %.168.i62.i218.i.i, 2
  %sunkaddr25.i.i230.i.i = getelementptr i8, ptr %sunkaddr.i.i228.i.i, i64 %sunkaddr24.i.i229.i.i
  %.471.i.i231.i.i = load i32, ptr %sunkaddr25.i.i230.i.i, align 4, !noalias !371
  %.473.i.i232.i.i = zext i32 %.471.i.i231.i.i to i64
  %.498.i.i233.i.i = getelementptr [16 x i8], ptr %32, i64 %.473.i.i232.i.i
  %.505.i.i234.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i233.i.i, i64 12
  store i32 %storemerge.i.i113.i.i, ptr %.505.i.i234.i.i, align 4, !noalias !371
  br label %B538.i.i235.i.i

B538.i.i235.i.i:                                  ; preds = %B456.endif.i.i239.i.i, %B500.i.i227.i.i
  %sunkaddr27.pre-phi.i.i236.i.i = phi i64 [ %sunkaddr31.i.i240.i.i, %B456.endif.i.i239.i.i ], [ %sunkaddr24.i.i229.i.i, %B500.i.i227.i.i ]
  %sunkaddr26.pre-phi.i.i237.i.i = phi ptr [ %.pre.i.i256.i.i, %B456.endif.i.i239.i.i ], [ %sunkaddr.i.i228.i.i, %B500.i.i227.i.i ]
  %sunkaddr28.i.i238.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i237.i.i, i64 %sunkaddr27.pre-phi.i.i236.i.i
  store i32 %storemerge.i.i113.i.i, ptr %sunkaddr28.i.i238.i.i, align 4, !noalias !371
  br label %B1990.endif.us.i.i

B688.i.i215.i.i:                                  ; preds = %B552.endif.i.i197.i.i
  %sunkaddr84 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837.i117.i.i, ptr %sunkaddr84, align 8, !noalias !371
  br label %B790.endif.i.i210.i.i

B716.i.i205.i.i:                                  ; preds = %B552.endif.i.i197.i.i
  %33 = inttoptr i64 %.55.i.i189.i.i to ptr
  %sunkaddr85 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i.i207.i.i = load i64, ptr %sunkaddr85, align 8, !noalias !371
  %34 = and i64 %.756.i.i207.i.i, 4294967295
  %.784.i.i208.i.i = getelementptr [16 x i8], ptr %33, i64 %34
  %.791.i.i209.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i208.i.i, i64 12
  store i32 %storemerge.i.i113.i.i, ptr %.791.i.i209.i.i, align 4, !noalias !371
  br label %B790.endif.i.i210.i.i

B170.endif.endif.i.i217.i.i:                      ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i.i
  %.168.i62.i218.i.i = and i64 %at.2.0.i95.i.i, 2047
  %sunkaddr86 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i63.i220.i.i = load i64, ptr %sunkaddr86, align 8, !noalias !371
  %.204.i.i221.i.i = inttoptr i64 %.203.i63.i220.i.i to ptr
  %sunkaddr87 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.271.i.i223.i.i = load i64, ptr %sunkaddr87, align 8, !noalias !371
  %.352.i.i224.i.i = getelementptr i32, ptr %.204.i.i221.i.i, i64 %.168.i62.i218.i.i
  %.353.i.i225.i.i = load i32, ptr %.352.i.i224.i.i, align 4, !noalias !371
  %.354.i.i226.i.i = icmp eq i32 %.353.i.i225.i.i, 0
  br i1 %.354.i.i226.i.i, label %B456.endif.i.i239.i.i, label %B500.i.i227.i.i

B456.endif.i.i239.i.i:                            ; preds = %B170.endif.endif.i.i217.i.i
  %35 = inttoptr i64 %.203.i63.i220.i.i to ptr
  %sunkaddr31.i.i240.i.i = shl nuw nsw i64 %.168.i62.i218.i.i, 2
  %sunkaddr32.i.i241.i.i = getelementptr i8, ptr %35, i64 %sunkaddr31.i.i240.i.i
  store i32 %storemerge.i.i113.i.i, ptr %sunkaddr32.i.i241.i.i, align 4, !noalias !371
  %sunkaddr88 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i243.i.i = load i64, ptr %sunkaddr88, align 8, !noalias !374
  %.52.i.i.i244.i.i = inttoptr i64 %.51.i.i.i243.i.i to ptr
  %.17.i.i.i245.i.i = lshr i64 %at.2.0.i95.i.i, 6
  %.91.i.i.i246.i.i = and i64 %.17.i.i.i245.i.i, 31
  %.116.i.i.i247.i.i = getelementptr i64, ptr %.52.i.i.i244.i.i, i64 %.91.i.i.i246.i.i
  %.117.i.i.i248.i.i = load i64, ptr %.116.i.i.i247.i.i, align 8, !noalias !374
  %.118.i.i.i249.i.i = and i64 %at.2.0.i95.i.i, 63
  %.119.i.i.i250.i.i = shl nuw i64 1, %.118.i.i.i249.i.i
  %.120.i.i.i251.i.i = or i64 %.117.i.i.i248.i.i, %.119.i.i.i250.i.i
  store i64 %.120.i.i.i251.i.i, ptr %.116.i.i.i247.i.i, align 8, !noalias !374
  %.174.i.i.i252.i.i = getelementptr i8, ptr %.52.i.i.i244.i.i, i64 256
  %.175.i.i.i253.i.i = load i64, ptr %.174.i.i.i252.i.i, align 8, !noalias !374
  %.177.i.i.i254.i.i = shl nuw nsw i64 1, %.91.i.i.i246.i.i
  %.178.i.i.i255.i.i = or i64 %.175.i.i.i253.i.i, %.177.i.i.i254.i.i
  store i64 %.178.i.i.i255.i.i, ptr %.174.i.i.i252.i.i, align 8, !noalias !374
  %.pre.i.i256.i.i = inttoptr i64 %.271.i.i223.i.i to ptr
  br label %B538.i.i235.i.i

B552.endif.i.i197.i.i:                            ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i.i
  %sunkaddr89 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i.i199.i.i = load i64, ptr %sunkaddr89, align 8, !noalias !371
  %.581.i.i200.i.i = inttoptr i64 %.580.i.i199.i.i to ptr
  %.643.i.i201.i.i = getelementptr [32 x i8], ptr %.581.i.i200.i.i, i64 %.837.i117.i.i
  store i64 %at.2.0.i95.i.i, ptr %.643.i.i201.i.i, align 8, !noalias !371
  %sunkaddr90 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i.i203.i.i = load i64, ptr %sunkaddr90, align 8, !noalias !371
  %.683.i.i204.i.i = icmp eq i64 %.682.i.i203.i.i, 0
  br i1 %.683.i.i204.i.i, label %B688.i.i215.i.i, label %B716.i.i205.i.i

B790.endif.i.i210.i.i:                            ; preds = %B716.i.i205.i.i, %B688.i.i215.i.i
  %sunkaddr91 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.837.i117.i.i, ptr %sunkaddr91, align 8, !noalias !371
  %sunkaddr92 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.862.i.i213.i.i = load i64, ptr %sunkaddr92, align 8, !noalias !371
  %.13.i.i61.i214.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i95.i.i, i64 %.862.i.i213.i.i)
  store i64 %.13.i.i61.i214.i.i, ptr %sunkaddr92, align 8, !noalias !371
  br label %B1990.endif.us.i.i

B1990.endif.us.i.i:                               ; preds = %B790.endif.i.i210.i.i, %B538.i.i235.i.i
  %scevgep325.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 32
  %lsr.iv.next.i.i = add nsw i64 %lsr.iv331.i.i, -1
  %exitcond1070.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %exitcond1070.not.i.i, label %B2012.i.i, label %B1842.us.i.i

B1904.endif.endif.endif.i:                        ; preds = %B1740.endif.i.i, %B398.i.i.i, %B888.endif.i.i.i.i, %B188.endif.endif.endif.i.i.i.i, %B1426.i.i
  %arg.m.0.sink.i.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i.i ], [ %arg.m.0, %B398.i.i.i ], [ %arg.m.0, %B888.endif.i.i.i.i ], [ null, %B1740.endif.i.i ], [ %arg.m.0, %B1426.i.i ]
  br label %B664.endif.endif

common.ret:                                       ; preds = %B978.endif.endif.endif, %B664.endif.endif, %B746
  %.sink = phi i8 [ 1, %B978.endif.endif.endif ], [ %.555, %B664.endif.endif ], [ 0, %B746 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B746:                                             ; preds = %B0.endif.endif
  %.636 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  store i64 %.110, ptr %.636, align 8
  %.671 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.378, ptr %.671, align 8
  %.706 = zext i32 %arg.address to i64
  %.707 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  store i64 %.706, ptr %.707, align 8
  %.742 = zext i32 %arg.data to i64
  %.743 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  store i64 %.742, ptr %.743, align 8
  %.778 = zext i32 %arg.origin.fr.i to i64
  %.779 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  store i64 %.778, ptr %.779, align 8
  %.814 = zext i32 %arg.by to i64
  %.815 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 800
  store i64 %.814, ptr %.815, align 8
  %.850 = zext i32 %arg.by_life to i64
  %.851 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 808
  store i64 %.850, ptr %.851, align 8
  %.890 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 2, ptr %.890, align 8
  br label %common.ret

B664.endif.endif:                                 ; preds = %B1904.endif.endif.endif.i, %B1196.endif.endif.i, %B1384.i, %B648.i, %B404.i
  %.555 = phi i8 [ 1, %B1904.endif.endif.endif.i ], [ 1, %B1196.endif.endif.i ], [ 0, %B1384.i ], [ 0, %B648.i ], [ 0, %B404.i ]
  br label %common.ret

B978.endif:                                       ; preds = %B0.endif.endif
  %.925 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.927 = load i64, ptr %.925, align 8
  %.928 = inttoptr i64 %.927 to ptr
  %.990 = getelementptr i64, ptr %.928, i64 %.251
  %.991 = load i64, ptr %.990, align 8
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68.i, align 8, !noalias !377
  %.102.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 %.110, ptr %.102.i, align 8, !noalias !377
  %.135.i1 = zext i32 %arg.origin.fr.i to i64
  %.136.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.135.i1, ptr %.136.i, align 8, !noalias !377
  %.169.i = zext i32 %arg.by to i64
  %.170.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.169.i, ptr %.170.i, align 8, !noalias !377
  %.203.i = zext i32 %arg.by_life to i64
  %.204.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  store i64 %.203.i, ptr %.204.i, align 8, !noalias !377
  %.236.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238.i = load i64, ptr %.236.i, align 8, !noalias !377
  %.241.i = inttoptr i64 %.991 to ptr
  %.242.i = tail call i64 %.241.i(i64 %.238.i, i64 %.511, i32 %arg.pe, i32 0, i32 0, i32 %arg.address, i32 %arg.data, i64 %.378), !noalias !377
  %sunkaddr93 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.277.i = load i64, ptr %sunkaddr93, align 8, !noalias !377
  %.278.i = inttoptr i64 %.277.i to ptr
  %.342.i3 = getelementptr [192 x i8], ptr %.278.i, i64 %.110
  %.350.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 88
  %.352.i = load i64, ptr %.350.i, align 8, !noalias !377
  %.353.i = add nsw i64 %.352.i, 1
  store i64 %.353.i, ptr %.350.i, align 8, !noalias !377
  %.387.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 824
  %.389.i = load i64, ptr %.387.i, align 8, !noalias !377
  %.390.not.i = icmp eq i64 %.389.i, 0
  br i1 %.390.not.i, label %B522.i, label %B360.i

B360.i:                                           ; preds = %B978.endif
  %.393.i = icmp sgt i64 %.242.i, -1
  br i1 %.393.i, label %B522.thread1046.i, label %B534.i

B522.i:                                           ; preds = %B978.endif
  %.537.i = icmp slt i64 %.242.i, 0
  br i1 %.537.i, label %B534.i, label %B822.i

B534.i:                                           ; preds = %B522.i, %B360.i
  %.570.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.572.i = load i64, ptr %.570.i, align 8, !noalias !377
  %.605.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.607.i = load i64, ptr %.605.i, align 8, !noalias !377
  %.609.i = icmp slt i64 %.572.i, %.607.i
  br i1 %.609.i, label %B594.i, label %B1084.endif.i

B594.i:                                           ; preds = %B534.i
  %sunkaddr94 = getelementptr inbounds i8, ptr %arg.m.4, i64 616
  store i64 %.572.i, ptr %sunkaddr94, align 8, !noalias !377
  %.673.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.675.i = load i64, ptr %.673.i, align 8, !noalias !377
  %.705.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  store i64 %.675.i, ptr %.705.i, align 8, !noalias !377
  %.739.i103 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 %.135.i1, ptr %.739.i103, align 8, !noalias !377
  %.773.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.110, ptr %.773.i, align 8, !noalias !377
  %.807.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.169.i, ptr %.807.i, align 8, !noalias !377
  %.841.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.203.i, ptr %.841.i, align 8, !noalias !377
  %.873.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.875.i = load i64, ptr %.873.i, align 8, !noalias !377
  %.905.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.875.i, ptr %.905.i, align 8, !noalias !377
  br label %B1084.endif.i

B822.i:                                           ; preds = %B522.thread1046.i, %B522.i
  %.921.not.i = icmp eq i32 %arg.by, 0
  br i1 %.921.not.i, label %B1084.endif.i, label %B860.i

B860.i:                                           ; preds = %B822.i
  %.955.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.957.i = load i64, ptr %.955.i, align 8, !noalias !377
  %.958.not.i = icmp eq i64 %.957.i, 0
  br i1 %.958.not.i, label %B1084.endif.i, label %B894.endif.i

B1008.i:                                          ; preds = %B894.endif.i
  %.1106.i = trunc i64 %.957.i to i32
  %.1108.i = getelementptr inbounds nuw i8, ptr %.1057.i, i64 28
  store i32 %.1106.i, ptr %.1108.i, align 4, !noalias !377
  store i64 %.242.i, ptr %.1057.i, align 8, !noalias !377
  br label %B1084.endif.i

B1236.i:                                          ; preds = %B1084.endif.i
  %36 = inttoptr i64 %.1170.i to ptr
  %.1279.i = getelementptr inbounds nuw i8, ptr %36, i64 8
  %.1281.i = load i32, ptr %.1279.i, align 4, !noalias !377
  %.1283.i = icmp eq i32 %.1281.i, 0
  br i1 %.1283.i, label %B1296.i, label %B1842.lr.ph.i

B1296.i:                                          ; preds = %B1236.i
  %37 = inttoptr i64 %.1170.i to ptr
  %.1316.i = getelementptr inbounds nuw i8, ptr %37, i64 12
  %.1318.i = load i32, ptr %.1316.i, align 4, !noalias !377
  %.1320.i = icmp eq i32 %.1318.i, %arg.pe
  br i1 %.1320.i, label %B1360.i, label %B1842.lr.ph.i

B1360.i:                                          ; preds = %B1296.i
  %.1325.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 16
  %.1327.i = load i32, ptr %.1325.i, align 4, !noalias !377
  %.1328.i = icmp eq i32 %.1327.i, 0
  br i1 %.1328.i, label %B1366.i, label %B1842.lr.ph.i

B1366.i:                                          ; preds = %B1360.i
  %38 = inttoptr i64 %.1170.i to ptr
  %.1368.i = load i64, ptr %38, align 8, !noalias !377
  %.69.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.71.i.i = load i64, ptr %.69.i.i, align 8, !noalias !380
  %.72.i.i = inttoptr i64 %.71.i.i to ptr
  %.idx.i.i = shl nuw nsw i64 %.110, 7
  %39 = getelementptr i8, ptr %.72.i.i, i64 %.idx.i.i
  %.142.i.i = getelementptr i8, ptr %39, i64 216
  %.144.i.i = load i32, ptr %.142.i.i, align 4, !noalias !380
  %.146.not.i.i = icmp eq i32 %.144.i.i, 0
  br i1 %.146.not.i.i, label %B228.i.i, label %B1762.endifthread-pre-split.sink.split.i

B228.i.i:                                         ; preds = %B1366.i
  %.177.i.i88 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.179.i.i = load i64, ptr %.177.i.i88, align 8, !noalias !380
  %.180.not.i.i = icmp eq i64 %.179.i.i, 0
  br i1 %.180.not.i.i, label %B262.i.i, label %B1762.endifthread-pre-split.sink.split.i

B262.i.i:                                         ; preds = %B228.i.i
  %const10 = bitcast i64 4611686018427387904 to i64
  %.211.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  %.213.i.i = load i64, ptr %.211.i.i, align 8, !noalias !380
  %.214.not.i.i = icmp eq i64 %.213.i.i, %const10
  br i1 %.214.not.i.i, label %B306.i.i, label %B1762.endifthread-pre-split.sink.split.i

B306.i.i:                                         ; preds = %B262.i.i
  %.245.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.247.i.i = load i64, ptr %.245.i.i, align 8, !noalias !380
  %.248.not.i.i = icmp eq i64 %.247.i.i, 0
  br i1 %.248.not.i.i, label %B344.endif.endif.i.i, label %B1762.endifthread-pre-split.sink.split.i

B480.i.i:                                         ; preds = %B344.endif.endif.i.i
  %.47.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.49.i.i.i = load i64, ptr %.47.i.i.i, align 8, !noalias !383
  %.50.i.i.i = inttoptr i64 %.49.i.i.i to ptr
  %sunkaddr95 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.125.i.i.i = load i64, ptr %sunkaddr95, align 8, !noalias !383
  %.126.i.i.i = and i64 %.125.i.i.i, 2047
  %.156.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.158.i.i.i = load i64, ptr %.156.i.i.i, align 8, !noalias !383
  %.159.i.i.i = mul i64 %.126.i.i.i, %.158.i.i.i
  %..158.i.i.i = tail call i64 @llvm.smax.i64(i64 %.158.i.i.i, i64 0)
  %40 = getelementptr i64, ptr %.50.i.i.i, i64 %.159.i.i.i
  br label %B310.i.i.i

B310.i.i.i:                                       ; preds = %B312.i.i.i, %B480.i.i
  %.280207.i.i.i = phi i64 [ %.287.i.i.i, %B312.i.i.i ], [ 0, %B480.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %..158.i.i.i, %.280207.i.i.i
  br i1 %exitcond.not.i.i.i, label %B402.i.i.i, label %B312.i.i.i

B312.i.i.i:                                       ; preds = %B310.i.i.i
  %.287.i.i.i = add nuw i64 %.280207.i.i.i, 1
  %41 = shl i64 %.280207.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %40, i64 %41
  %.340.i.i.i = load i64, ptr %scevgep.i.i.i, align 8, !noalias !383
  %.341.not.i.i.i = icmp eq i64 %.340.i.i.i, 0
  br i1 %.341.not.i.i.i, label %B310.i.i.i, label %B370.i.i.i

B370.i.i.i:                                       ; preds = %B312.i.i.i
  %sunkaddr96 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.388.i.i.i = load i64, ptr %sunkaddr96, align 8, !noalias !383
  br label %B480.endif.i.i

B402.i.i.i:                                       ; preds = %B310.i.i.i
  %.47.i.i.i.i91 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.49.i.i.i.i92 = load i64, ptr %.47.i.i.i.i91, align 8, !noalias !386
  %.50.i.i.i.i93 = inttoptr i64 %.49.i.i.i.i92 to ptr
  %sunkaddr97 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.126.i.i.i.i94 = load i64, ptr %sunkaddr97, align 8, !noalias !386
  %.131.i.i.i.i = lshr i64 %.126.i.i.i.i94, 6
  %.136.i.i.i.i = and i64 %.131.i.i.i.i, 31
  %.170.i.i.i.i = getelementptr i64, ptr %.50.i.i.i.i93, i64 %.136.i.i.i.i
  %.171.i.i.i.i = load i64, ptr %.170.i.i.i.i, align 8, !noalias !386
  %.174.i.i.i.i95 = and i64 %.126.i.i.i.i94, 63
  %.175.i.i.i.i96 = shl nsw i64 -1, %.174.i.i.i.i95
  %.176.i.i.i.i = and i64 %.175.i.i.i.i96, %.171.i.i.i.i
  %.180.i.i.i.i = icmp eq i64 %.176.i.i.i.i, 0
  br i1 %.180.i.i.i.i, label %B360.i.i.i.i, label %B614.i.i.i.i

B360.i.i.i.i:                                     ; preds = %B402.i.i.i
  %42 = inttoptr i64 %.49.i.i.i.i92 to ptr
  %.214.i.i.i.i = getelementptr i8, ptr %42, i64 256
  %.215.i.i.i.i = load i64, ptr %.214.i.i.i.i, align 8, !noalias !386
  %.220.i.i.i.i = icmp eq i64 %.215.i.i.i.i, 0
  br i1 %.220.i.i.i.i, label %B424.i.i.i.i, label %B450.i.i.i.i

B424.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %.269.i.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.271.i.i.i.i = load i64, ptr %.269.i.i.i.i, align 8, !noalias !386
  br label %B402.endif.endif.i.i.i

B450.i.i.i.i:                                     ; preds = %B360.i.i.i.i
  %43 = inttoptr i64 %.49.i.i.i.i92 to ptr
  %.284.i.i.i.i = shl nsw i64 -2, %.136.i.i.i.i
  %.286.i.i.i.i = and i64 %.215.i.i.i.i, %.284.i.i.i.i
  %.291.not.i.i.i.i = icmp eq i64 %.286.i.i.i.i, 0
  %spec.select.i.i.i.i = select i1 %.291.not.i.i.i.i, i64 %.215.i.i.i.i, i64 %.286.i.i.i.i
  %.314.i.i.i.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i.i.i.i, i1 true)
  %.346.i.i.i.i101 = getelementptr i64, ptr %43, i64 %.314.i.i.i.i
  %.347.i.i.i.i = load i64, ptr %.346.i.i.i.i101, align 8, !noalias !386
  br label %B614.i.i.i.i

B614.i.i.i.i:                                     ; preds = %B450.i.i.i.i, %B402.i.i.i
  %m.sroa.0.0.i.i.i.i = phi ptr [ null, %B450.i.i.i.i ], [ %arg.m.0, %B402.i.i.i ]
  %word.2.0.i.i.i.i = phi i64 [ %.314.i.i.i.i, %B450.i.i.i.i ], [ %.136.i.i.i.i, %B402.i.i.i ]
  %found.2.0.i.i.i.i = phi i64 [ %.347.i.i.i.i, %B450.i.i.i.i ], [ %.176.i.i.i.i, %B402.i.i.i ]
  %.369.i.i.i.i = shl nuw nsw i64 %word.2.0.i.i.i.i, 6
  %.373.i.i.i.i97 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i.i.i.i, i1 true)
  %.376.i.i.i.i = sub i64 %.369.i.i.i.i, %.126.i.i.i.i94
  %.378.i.i.i.i98 = add i64 %.376.i.i.i.i, %.373.i.i.i.i97
  %.381.i.i.i.i = and i64 %.378.i.i.i.i98, 2047
  %.383.i.i.i.i = add i64 %.381.i.i.i.i, %.126.i.i.i.i94
  br label %B402.endif.endif.i.i.i

B402.endif.endif.i.i.i:                           ; preds = %B614.i.i.i.i, %B424.i.i.i.i
  %storemerge.i.i.i.i99 = phi i64 [ %.383.i.i.i.i, %B614.i.i.i.i ], [ %.271.i.i.i.i, %B424.i.i.i.i ]
  %.465.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.467.i.i.i = load i64, ptr %.465.i.i.i, align 8, !noalias !383
  %.13.i.i.i.i100 = tail call i64 @llvm.smin.i64(i64 %.467.i.i.i, i64 %storemerge.i.i.i.i99)
  br label %B480.endif.i.i

B532.i.i:                                         ; preds = %B480.endif.i.i, %B344.endif.endif.i.i
  %.498.i.i = phi i64 [ %storemerge.i.i.i, %B480.endif.i.i ], [ %.403.i.i, %B344.endif.endif.i.i ]
  %.500.not.i.i = icmp sgt i64 %.498.i.i, %.13.i1.i.i
  br i1 %.500.not.i.i, label %B566.i.i, label %B1762.endifthread-pre-split.sink.split.i

B566.i.i:                                         ; preds = %B532.i.i
  %.531.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
  %.533.i.i = load i64, ptr %.531.i.i, align 8, !noalias !380
  %.534.i.i = icmp ne i64 %.533.i.i, 0
  %.569.i.i = icmp sgt i64 %.13.i1.i.i, %.533.i.i
  %or.cond.i.i = select i1 %.534.i.i, i1 %.569.i.i, i1 false
  br i1 %or.cond.i.i, label %B1762.endifthread-pre-split.sink.split.i, label %B638.endif.i.i

B960.i.i:                                         ; preds = %B638.endif.i.i
  %sunkaddr98 = getelementptr inbounds i8, ptr %.342.i3, i64 36
  store i32 1, ptr %sunkaddr98, align 4, !noalias !380
  br label %B1426.i

B344.endif.endif.i.i:                             ; preds = %B306.i.i
  %.297.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.299.i.i = load i64, ptr %.297.i.i, align 8, !noalias !380
  %.301.i.i = add nsw i64 %.299.i.i, %.1368.i
  %sunkaddr99 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 %.idx.i.i
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 192
  %.307.i.i = load i64, ptr %sunkaddr101, align 8, !noalias !380
  %.13.i.i.i = tail call i64 @llvm.smax.i64(i64 %.307.i.i, i64 %.301.i.i)
  %.13.i1.i.i = tail call i64 @llvm.smax.i64(i64 %end.2.0.i, i64 %.13.i.i.i)
  %.401.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  %.403.i.i = load i64, ptr %.401.i.i, align 8, !noalias !380
  %.404.i.i = icmp eq i64 %.403.i.i, 0
  br i1 %.404.i.i, label %B480.i.i, label %B532.i.i

B480.endif.i.i:                                   ; preds = %B402.endif.endif.i.i.i, %B370.i.i.i
  %storemerge.i.i.i = phi i64 [ %.388.i.i.i, %B370.i.i.i ], [ %.13.i.i.i.i100, %B402.endif.endif.i.i.i ]
  %sunkaddr102 = getelementptr inbounds i8, ptr %arg.m.4, i64 656
  store i64 %storemerge.i.i.i, ptr %sunkaddr102, align 8, !noalias !380
  br label %B532.i.i

B638.endif.i.i:                                   ; preds = %B566.i.i
  %.620.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.622.i.i = load i64, ptr %.620.i.i, align 8, !noalias !380
  %.623.i.i = inttoptr i64 %.622.i.i to ptr
  %sunkaddr103 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.694.i.i = load i64, ptr %sunkaddr103, align 8, !noalias !380
  %.695.i.i = mul i64 %.694.i.i, %.110
  %.720.i.i = getelementptr i64, ptr %.623.i.i, i64 %.695.i.i
  %.721.i.i = load i64, ptr %.720.i.i, align 8, !noalias !380
  %.722.i.i = add nsw i64 %.721.i.i, 1
  store i64 %.722.i.i, ptr %.720.i.i, align 8, !noalias !380
  %.781.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.783.i.i = load i64, ptr %.781.i.i, align 8, !noalias !380
  %.784.i.i = add nsw i64 %.783.i.i, 1
  store i64 %.784.i.i, ptr %.781.i.i, align 8, !noalias !380
  %.817.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.819.i.i = load i64, ptr %.817.i.i, align 8, !noalias !380
  %.821.i.i = add nsw i64 %.819.i.i, %.13.i.i.i
  %sunkaddr104 = inttoptr i64 %.71.i.i to ptr
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr104, i64 %.idx.i.i
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 192
  store i64 %.821.i.i, ptr %sunkaddr106, align 8, !noalias !380
  %.831.i.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 36
  %.833.i.i = load i32, ptr %.831.i.i, align 4, !noalias !380
  %.835.i.i = icmp eq i32 %.833.i.i, 0
  br i1 %.835.i.i, label %B960.i.i, label %B1426.i

B1426.i:                                          ; preds = %B638.endif.i.i, %B960.i.i
  %44 = inttoptr i64 %.1170.i to ptr
  store i64 %end.2.0.i, ptr %.342.i3, align 8, !noalias !380
  %sunkaddr107 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.13.i1.i.i, ptr %sunkaddr107, align 8, !noalias !380
  %.1446.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  store i64 1, ptr %.1446.i, align 8, !noalias !377
  %.1478.i = getelementptr inbounds nuw i8, ptr %44, i64 16
  %.1480.i = load i32, ptr %.1478.i, align 4, !noalias !377
  %.1510.i = zext i32 %.1480.i to i64
  %.1511.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  store i64 %.1510.i, ptr %.1511.i, align 8, !noalias !377
  %.1543.i = getelementptr inbounds nuw i8, ptr %44, i64 20
  %.1545.i = load i32, ptr %.1543.i, align 4, !noalias !377
  %.1575.i = zext i32 %.1545.i to i64
  %.1576.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  store i64 %.1575.i, ptr %.1576.i, align 8, !noalias !377
  %sunkaddr108 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  %.1610.i = load i64, ptr %sunkaddr108, align 8, !noalias !377
  %.1611.not.i = icmp eq i64 %.1610.i, 0
  br i1 %.1611.not.i, label %B978.endif.endif.endif, label %B1582.i

B1582.i:                                          ; preds = %B1426.i
  %sunkaddr109 = inttoptr i64 %.1170.i to ptr
  %sunkaddr110 = getelementptr inbounds i8, ptr %sunkaddr109, i64 16
  %.1646.i = load i32, ptr %sunkaddr110, align 4, !noalias !377
  %promoted117 = zext i32 %.1646.i to i64
  %sunkaddr111 = inttoptr i64 %.1170.i to ptr
  %sunkaddr112 = getelementptr inbounds i8, ptr %sunkaddr111, i64 20
  %.1678.i = load i32, ptr %sunkaddr112, align 4, !noalias !377
  %.1681.not.i = icmp eq i32 %arg.origin.fr.i, 0
  br i1 %.1681.not.i, label %B1716.i, label %B1740.i

B1716.i:                                          ; preds = %B1582.i
  %45 = inttoptr i64 %.1170.i to ptr
  %.1762.i = getelementptr inbounds nuw i8, ptr %45, i64 24
  %.1764.i = load i32, ptr %.1762.i, align 4, !noalias !377
  br label %B1740.i

B1740.i:                                          ; preds = %B1716.i, %B1582.i
  %"$phi1740.7.2.0.i" = phi i32 [ %.1764.i, %B1716.i ], [ %arg.origin.fr.i, %B1582.i ]
  %.65.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.67.i.i = load i64, ptr %.65.i.i, align 8, !noalias !389
  %.68.i.i90 = icmp eq i64 %.67.i.i, 67108864
  br i1 %.68.i.i90, label %B58.i.i, label %B88.endif.i.i

B58.i.i:                                          ; preds = %B1740.i
  %sunkaddr113 = getelementptr inbounds i8, ptr %arg.m.4, i64 824
  store i64 0, ptr %sunkaddr113, align 8, !noalias !389
  br label %B1740.endif.i

B88.endif.i.i:                                    ; preds = %B1740.i
  %.153.i.i = inttoptr i64 %.1610.i to ptr
  %.67.lobit.i.i = lshr i64 %.67.i.i, 63
  %46 = getelementptr [56 x i8], ptr %.153.i.i, i64 %.67.i.i
  %.250.i.i = getelementptr [56 x i8], ptr %46, i64 %.67.lobit.i.i
  %.289.i.i = add nsw i64 %.67.i.i, 1
  %sunkaddr114 = getelementptr inbounds i8, ptr %arg.m.4, i64 832
  store i64 %.289.i.i, ptr %sunkaddr114, align 8, !noalias !389
  store i64 %.13.i1.i.i, ptr %.250.i.i, align 8, !noalias !389
  %.378.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 24
  store i32 %arg.pe, ptr %.378.i.i, align 8, !noalias !389
  %.382.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 28
  store i32 0, ptr %.382.i.i, align 4, !noalias !389
  %.386.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 32
  store i32 %.1646.i, ptr %.386.i.i, align 8, !noalias !389
  %.390.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 36
  store i32 %.1678.i, ptr %.390.i.i, align 4, !noalias !389
  %.394.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 40
  store i32 %"$phi1740.7.2.0.i", ptr %.394.i.i, align 8, !noalias !389
  %.398.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 44
  store i32 %arg.pe, ptr %.398.i.i, align 4, !noalias !389
  %sunkaddr115 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.438.i.i = load i64, ptr %sunkaddr115, align 8, !noalias !389
  %sunkaddr116 = getelementptr inbounds i8, ptr %arg.m.4, i64 112
  %.479.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !389
  %.480.i.i = mul nsw i64 %.479.i.i, %.110
  %47 = and i64 %promoted117, 4294967168
  %.481.i.i = add i64 %.438.i.i, %47
  %.490.i.i = add i64 %.481.i.i, %.480.i.i
  %.491.i.i = inttoptr i64 %.490.i.i to ptr
  %.555.i.i = load i32, ptr %.491.i.i, align 4, !noalias !389
  %.562.i.i = xor i32 %.555.i.i, -2147483648
  %.565.i.i = getelementptr inbounds nuw i8, ptr %.250.i.i, i64 48
  store i32 %.562.i.i, ptr %.565.i.i, align 8, !noalias !389
  br label %B1740.endif.i

B1842.i:                                          ; preds = %B1990.endif.i, %B1842.preheader.i
  %lsr.iv339.i = phi i64 [ %.1871.i127, %B1842.preheader.i ], [ %lsr.iv.next340.i, %B1990.endif.i ]
  %lsr.iv333.i = phi ptr [ %scevgep332.i, %B1842.preheader.i ], [ %scevgep334.i, %B1990.endif.i ]
  %scevgep338.i = getelementptr i8, ptr %lsr.iv333.i, i64 -20
  %.2022.i = load i64, ptr %scevgep338.i, align 8, !noalias !377
  %scevgep337.i = getelementptr i8, ptr %lsr.iv333.i, i64 -12
  %.2026.i = load i32, ptr %scevgep337.i, align 8, !noalias !377
  %scevgep336.i = getelementptr i8, ptr %lsr.iv333.i, i64 -8
  %.2030.i = load i32, ptr %scevgep336.i, align 4, !noalias !377
  %.615.i.i = zext i32 %.2030.i to i64
  %scevgep335.i = getelementptr i8, ptr %lsr.iv333.i, i64 -4
  %.2034.i = load i32, ptr %scevgep335.i, align 8, !noalias !377
  %.2038.i = load i32, ptr %lsr.iv333.i, align 4, !noalias !377
  %sunkaddr118 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i.i = load i64, ptr %sunkaddr118, align 8, !noalias !392
  %.75.i.i = add nsw i64 %.74.i.i, %.2022.i
  %sunkaddr119 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.114.i.i = load i64, ptr %sunkaddr119, align 8, !noalias !392
  %.115.i.i = inttoptr i64 %.114.i.i to ptr
  %sunkaddr120 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !392
  %.187.i.i = mul i64 %.186.i.i, %.110
  %.189.i.i = zext i32 %.2026.i to i64
  %48 = getelementptr i64, ptr %.115.i.i, i64 %.187.i.i
  %.215.i.i = getelementptr i64, ptr %48, i64 %.189.i.i
  %.216.i.i = load i64, ptr %.215.i.i, align 8, !noalias !392
  %.217.i.i = add nsw i64 %.216.i.i, 1
  store i64 %.217.i.i, ptr %.215.i.i, align 8, !noalias !392
  %sunkaddr121 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.278.i.i4 = load i64, ptr %sunkaddr121, align 8, !noalias !392
  %.279.not.i.i = icmp eq i64 %.278.i.i4, 0
  br i1 %.279.not.i.i, label %B802.i.i, label %B294.endif.i.i

B802.i.i:                                         ; preds = %B294.endif.endif.endif.endif.i.i, %B1842.i
  %at.2.0.i.i = phi i64 [ %.13.i.i19.i, %B294.endif.endif.endif.endif.i.i ], [ %.75.i.i, %B1842.i ]
  %sunkaddr122 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.736.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !392
  %.737.i.i = add nsw i64 %.736.i.i, 1
  store i64 %.737.i.i, ptr %sunkaddr122, align 8, !noalias !392
  %sunkaddr123 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.125.i.i21.i = load i64, ptr %sunkaddr123, align 8, !noalias !395
  %49 = and i64 %.125.i.i21.i, 4294967295
  %.126.i.i22.i = trunc i64 %49 to i32
  %.131.not.i.i.i = icmp eq i32 %.126.i.i22.i, 0
  br i1 %.131.not.i.i.i, label %B210.i.i.i, label %B158.i.i.i

B158.i.i.i:                                       ; preds = %B802.i.i
  %sunkaddr124 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.49.i.i24.i = load i64, ptr %sunkaddr124, align 8, !noalias !395
  %.50.i.i25.i = inttoptr i64 %.49.i.i24.i to ptr
  %.160.i.i.i = getelementptr [16 x i8], ptr %.50.i.i25.i, i64 %49
  %.166.i.i.i5 = getelementptr inbounds nuw i8, ptr %.160.i.i.i, i64 12
  %.168.i.i.i = load i32, ptr %.166.i.i.i5, align 4, !noalias !395
  %.203.i.i.i = zext i32 %.168.i.i.i to i64
  %sunkaddr125 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i.i.i, ptr %sunkaddr125, align 8, !noalias !395
  br label %B802.endif.endif.endif.i.i

B210.i.i.i:                                       ; preds = %B802.i.i
  %sunkaddr126 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.250.i.i.i87 = load i64, ptr %sunkaddr126, align 8, !noalias !395
  %.251.i.i.i = add nsw i64 %.250.i.i.i87, 1
  store i64 %.251.i.i.i, ptr %sunkaddr126, align 8, !noalias !395
  %.292.i.i.i = trunc i64 %.251.i.i.i to i32
  br label %B802.endif.endif.endif.i.i

B294.endif.i.i:                                   ; preds = %B1842.i
  %sunkaddr127 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.312.i.i = load i64, ptr %sunkaddr127, align 8, !noalias !392
  %.313.i.i = inttoptr i64 %.312.i.i to ptr
  %.375.i.i = getelementptr [192 x i8], ptr %.313.i.i, i64 %.110
  %.376.i.i = getelementptr inbounds nuw i8, ptr %.375.i.i, i64 136
  %.378.i18.i = load i64, ptr %.376.i.i, align 8, !noalias !392
  %.379.i.i = add nsw i64 %.378.i18.i, 1
  store i64 %.379.i.i, ptr %.376.i.i, align 8, !noalias !392
  %sunkaddr128 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482.i.i = load i64, ptr %sunkaddr128, align 8, !noalias !392
  %50 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i.i, i64 1)
  %ov.i.i.i = extractvalue { i64, i1 } %50, 1
  br i1 %ov.i.i.i, label %B294.endif.endif.endif.endif.i.i, label %B0.else.i.i.i, !prof !262

B0.else.i.i.i:                                    ; preds = %B294.endif.i.i
  %sunkaddr129 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.415.i.i = load i64, ptr %sunkaddr129, align 8, !noalias !392
  %math.i.i.i = extractvalue { i64, i1 } %50, 0
  %.8.i55.i.i = mul i64 %.415.i.i, %const16
  %.11.i.i.i = mul i64 %.379.i.i, %const8
  %.10.i.i.i = add i64 %.11.i.i.i, %.9.i.i68.i
  %.12.i.i.i = add i64 %.10.i.i.i, %.8.i55.i.i
  %.13.i56.i.i = lshr i64 %.12.i.i.i, 30
  %.14.i.i.i = xor i64 %.13.i56.i.i, %.12.i.i.i
  %.15.i.i.i = mul i64 %.14.i.i.i, %const18
  %.16.i.i.i = lshr i64 %.15.i.i.i, 27
  %.17.i57.i.i = xor i64 %.16.i.i.i, %.15.i.i.i
  %.18.i.i.i = mul i64 %.17.i57.i.i, %const14
  %.19.i.i.i = lshr i64 %.18.i.i.i, 31
  %.20.i58.i.i = xor i64 %.19.i.i.i, %.18.i.i.i
  %.30.i.i.i = urem i64 %.20.i58.i.i, %math.i.i.i
  br label %B294.endif.endif.endif.endif.i.i

B294.endif.endif.endif.endif.i.i:                 ; preds = %B0.else.i.i.i, %B294.endif.i.i
  %rem.0.i.i.i = phi i64 [ %.30.i.i.i, %B0.else.i.i.i ], [ 0, %B294.endif.i.i ]
  %sunkaddr130 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.542.i.i = load i64, ptr %sunkaddr130, align 8, !noalias !392
  %.543.i.i = inttoptr i64 %.542.i.i to ptr
  %.508.i.i = add nsw i64 %rem.0.i.i.i, %.75.i.i
  %sunkaddr131 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i.i = load i64, ptr %sunkaddr131, align 8, !noalias !392
  %.613.i.i = mul i64 %.612.i.i, %.110
  %51 = getelementptr i64, ptr %.543.i.i, i64 %.613.i.i
  %.641.i.i = getelementptr i64, ptr %51, i64 %.615.i.i
  %.642.i.i = load i64, ptr %.641.i.i, align 8, !noalias !392
  %.13.i.i19.i = tail call i64 @llvm.smax.i64(i64 %.642.i.i, i64 %.508.i.i)
  store i64 %.13.i.i19.i, ptr %.641.i.i, align 8, !noalias !392
  br label %B802.i.i

B802.endif.endif.endif.i.i:                       ; preds = %B210.i.i.i, %B158.i.i.i
  %storemerge.i.i27.i = phi i32 [ %.126.i.i22.i, %B158.i.i.i ], [ %.292.i.i.i, %B210.i.i.i ]
  %52 = trunc i64 %.615.i.i to i32
  %sunkaddr132 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.800.i.i = load i64, ptr %sunkaddr132, align 8, !noalias !392
  %.801.i.i = inttoptr i64 %.800.i.i to ptr
  %.837.i.i = zext i32 %storemerge.i.i27.i to i64
  %.862.i.i = getelementptr [32 x i8], ptr %.801.i.i, i64 %.837.i.i
  %.873.i.i6 = or i32 %.2026.i, %.870.i119.i
  %.877.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 8
  store i32 %.873.i.i6, ptr %.877.i.i, align 4, !noalias !392
  %.881.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 12
  store i32 %.2034.i, ptr %.881.i.i, align 4, !noalias !392
  %.887.i28.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 16
  store i32 %.2038.i, ptr %.887.i28.i, align 4, !noalias !392
  %.893.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 20
  store i32 %arg.origin.fr.i, ptr %.893.i.i, align 4, !noalias !392
  %.899.i.i = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 24
  store i32 %arg.by, ptr %.899.i.i, align 4, !noalias !392
  %.905.i.i7 = getelementptr inbounds nuw i8, ptr %.862.i.i, i64 28
  store i32 %arg.by_life, ptr %.905.i.i7, align 4, !noalias !392
  %sunkaddr133 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.941.i.i = load i64, ptr %sunkaddr133, align 8, !noalias !392
  %.26.i.i.i = icmp eq i32 %arg.pe, %52
  br i1 %.26.i.i.i, label %B802.endif.endif.endif.endif.endif.thread.i.i, label %B802.endif.endif.endif.endif.endif.i.i

B802.endif.endif.endif.endif.endif.i.i:           ; preds = %B802.endif.endif.endif.i.i
  %sunkaddr134 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i.i = load i64, ptr %sunkaddr134, align 8, !noalias !398
  %sunkaddr135 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.107.i.i.i = load i64, ptr %sunkaddr135, align 8, !noalias !398
  %.108.i.i.i = inttoptr i64 %.107.i.i.i to ptr
  %.175.i.i.i8 = getelementptr i32, ptr %.108.i.i.i, i64 %.110
  %.176.i.i.i9 = load i32, ptr %.175.i.i.i8, align 4, !noalias !398
  %.179.i.i.i10 = zext i32 %.176.i.i.i9 to i64
  %.206.i.i.i11 = getelementptr i32, ptr %.108.i.i.i, i64 %.615.i.i
  %.207.i.i.i12 = load i32, ptr %.206.i.i.i11, align 4, !noalias !398
  %.213.i.i.i13 = zext i32 %.207.i.i.i12 to i64
  %.214.i.i.i = lshr i64 %.179.i.i.i10, 8
  %.215.i.i.i = lshr i64 %.213.i.i.i13, 8
  %.222.i.i.i = and i64 %.213.i.i.i13, 255
  %.223.i.i.i = and i64 %.179.i.i.i10, 255
  %.224.i.i.i = sub nsw i64 %.222.i.i.i, %.223.i.i.i
  %.233.i.i.i = icmp slt i64 %.224.i.i.i, 0
  %.236.i.i.i = add nsw i64 %.70.i.i.i, 1
  %.238.i.i.i = select i1 %.233.i.i.i, i64 %.236.i.i.i, i64 0
  %left.3.0.i.i.i = add nsw i64 %.238.i.i.i, %.224.i.i.i
  %.252.i.i.i = lshr i64 %.215.i.i.i, %left.3.0.i.i.i
  %.255.i.i.i = sub nsw i64 %.70.i.i.i, %left.3.0.i.i.i
  %notmask.i.i.i = shl nsw i64 -1, %.255.i.i.i
  %.257.i.i.i = xor i64 %notmask.i.i.i, -1
  %.259.i.i.i = and i64 %.214.i.i.i, %.257.i.i.i
  %.260.not.i.i.i = icmp eq i64 %.252.i.i.i, %.259.i.i.i
  %.265.i.i.i = select i1 %.260.not.i.i.i, i64 0, i64 %.236.i.i.i
  %left.4.0.i.i.i = add nsw i64 %.265.i.i.i, %left.3.0.i.i.i
  %.275.i.i.i14 = sub nsw i64 %left.4.0.i.i.i, %.70.i.i.i
  %.13.i.i.i29.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i.i14, i64 0)
  %.305.i.i.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i.i, i64 %.70.i.i.i)
  %.307.i.i.i15 = sub nsw i64 %.70.i.i.i, %.13.i.i.i29.i
  %.311.i.i.i = lshr i64 %.214.i.i.i, %.307.i.i.i15
  %.314.i.i.i = shl i64 %.311.i.i.i, %.305.i.i.i
  %notmask134.i.i.i = shl nsw i64 -1, %.305.i.i.i
  %.316.i.i.i = xor i64 %notmask134.i.i.i, -1
  %.318.i.i.i = and i64 %.215.i.i.i, %.316.i.i.i
  %.321.i.i.i = or i64 %.314.i.i.i, %.318.i.i.i
  %.322.i.i.i = shl i64 %.321.i.i.i, 1
  %.323.i.i.i = or disjoint i64 %.322.i.i.i, 1
  %.325.i.i.i = sub nsw i64 63, %left.4.0.i.i.i
  %.328.i.i.i = shl i64 %.323.i.i.i, %.325.i.i.i
  %.328.i.fr.i.i = freeze i64 %.328.i.i.i
  %.8.i.i.i = icmp eq i64 %.328.i.fr.i.i, %const12
  %.17.i.i.i = lshr i64 %.328.i.fr.i.i, 63
  %.20.i.i.i = trunc nuw nsw i64 %.17.i.i.i to i32
  %spec.select.i.i = select i1 %.8.i.i.i, i32 2, i32 %.20.i.i.i
  %53 = shl i64 %.328.i.fr.i.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i.i

B802.endif.endif.endif.endif.endif.thread.i.i:    ; preds = %B802.endif.endif.endif.endif.endif.i.i, %B802.endif.endif.endif.i.i
  %storemerge.i5971.i.i = phi i64 [ %53, %B802.endif.endif.endif.endif.endif.i.i ], [ 0, %B802.endif.endif.endif.i.i ]
  %54 = phi i32 [ %spec.select.i.i, %B802.endif.endif.endif.endif.endif.i.i ], [ 2, %B802.endif.endif.endif.i.i ]
  %.942.pn.i.i = inttoptr i64 %.941.i.i to ptr
  %.100373.i.i = getelementptr [16 x i8], ptr %.942.pn.i.i, i64 %.837.i.i
  %.1075.i.i = add nuw nsw i32 %54, %.1048.i184.i
  %.1078.i.i = shl i32 %.1075.i.i, 2
  %.1080.i.i = getelementptr inbounds nuw i8, ptr %.100373.i.i, i64 8
  store i32 %.1078.i.i, ptr %.1080.i.i, align 4, !noalias !392
  store i64 %storemerge.i5971.i.i, ptr %.100373.i.i, align 8, !noalias !392
  %sunkaddr136 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i.i16 = load i64, ptr %sunkaddr136, align 8, !noalias !401
  %.56.i.i.i17 = inttoptr i64 %.55.i.i.i16 to ptr
  %.127.i.i.i = getelementptr [16 x i8], ptr %.56.i.i.i17, i64 %.837.i.i
  %.128.i.i.i18 = getelementptr inbounds nuw i8, ptr %.127.i.i.i, i64 12
  store i32 0, ptr %.128.i.i.i18, align 4, !noalias !401
  %sunkaddr137 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i.i.i = load i64, ptr %sunkaddr137, align 8, !noalias !401
  %.164.i.i.i = sub nsw i64 %at.2.0.i.i, %.162.i.i.i
  %.165.i.i.i19 = icmp slt i64 %.164.i.i.i, 2048
  br i1 %.165.i.i.i19, label %B170.endif.endif.i.i.i, label %B552.endif.i.i.i

B500.i.i.i:                                       ; preds = %B170.endif.endif.i.i.i
  %55 = inttoptr i64 %.55.i.i.i16 to ptr
  %sunkaddr.i.i.i = inttoptr i64 %.271.i.i.i to ptr
  %sunkaddr24.i.i.i = shl nuw nsw i64 %.168.i62.i.i, 2
  %sunkaddr25.i.i.i = getelementptr i8, ptr %sunkaddr.i.i.i, i64 %sunkaddr24.i.i.i
  %.471.i.i.i73 = load i32, ptr %sunkaddr25.i.i.i, align 4, !noalias !401
  %.473.i.i.i74 = zext i32 %.471.i.i.i73 to i64
  %.498.i.i.i75 = getelementptr [16 x i8], ptr %55, i64 %.473.i.i.i74
  %.505.i.i.i = getelementptr inbounds nuw i8, ptr %.498.i.i.i75, i64 12
  store i32 %storemerge.i.i27.i, ptr %.505.i.i.i, align 4, !noalias !401
  br label %B538.i.i.i

B538.i.i.i:                                       ; preds = %B456.endif.i.i.i, %B500.i.i.i
  %sunkaddr27.pre-phi.i.i.i = phi i64 [ %sunkaddr31.i.i.i, %B456.endif.i.i.i ], [ %sunkaddr24.i.i.i, %B500.i.i.i ]
  %sunkaddr26.pre-phi.i.i.i = phi ptr [ %.pre.i.i.i, %B456.endif.i.i.i ], [ %sunkaddr.i.i.i, %B500.i.i.i ]
  %sunkaddr28.i.i.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i.i, i64 %sunkaddr27.pre-phi.i.i.i
  store i32 %storemerge.i.i27.i, ptr %sunkaddr28.i.i.i, align 4, !noalias !401
  br label %B1990.endif.i

B688.i.i.i:                                       ; preds = %B552.endif.i.i.i
  %sunkaddr138 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837.i.i, ptr %sunkaddr138, align 8, !noalias !401
  br label %B790.endif.i.i.i

B716.i.i.i:                                       ; preds = %B552.endif.i.i.i
  %56 = inttoptr i64 %.55.i.i.i16 to ptr
  %sunkaddr139 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i.i.i = load i64, ptr %sunkaddr139, align 8, !noalias !401
  %57 = and i64 %.756.i.i.i, 4294967295
  %.784.i.i.i20 = getelementptr [16 x i8], ptr %56, i64 %57
  %.791.i.i.i = getelementptr inbounds nuw i8, ptr %.784.i.i.i20, i64 12
  store i32 %storemerge.i.i27.i, ptr %.791.i.i.i, align 4, !noalias !401
  br label %B790.endif.i.i.i

B170.endif.endif.i.i.i:                           ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i
  %.168.i62.i.i = and i64 %at.2.0.i.i, 2047
  %sunkaddr140 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i63.i.i = load i64, ptr %sunkaddr140, align 8, !noalias !401
  %.204.i.i.i72 = inttoptr i64 %.203.i63.i.i to ptr
  %sunkaddr141 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.271.i.i.i = load i64, ptr %sunkaddr141, align 8, !noalias !401
  %.352.i.i.i = getelementptr i32, ptr %.204.i.i.i72, i64 %.168.i62.i.i
  %.353.i.i.i = load i32, ptr %.352.i.i.i, align 4, !noalias !401
  %.354.i.i.i = icmp eq i32 %.353.i.i.i, 0
  br i1 %.354.i.i.i, label %B456.endif.i.i.i, label %B500.i.i.i

B456.endif.i.i.i:                                 ; preds = %B170.endif.endif.i.i.i
  %58 = inttoptr i64 %.203.i63.i.i to ptr
  %sunkaddr31.i.i.i = shl nuw nsw i64 %.168.i62.i.i, 2
  %sunkaddr32.i.i.i = getelementptr i8, ptr %58, i64 %sunkaddr31.i.i.i
  store i32 %storemerge.i.i27.i, ptr %sunkaddr32.i.i.i, align 4, !noalias !401
  %sunkaddr142 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i.i76 = load i64, ptr %sunkaddr142, align 8, !noalias !404
  %.52.i.i.i.i77 = inttoptr i64 %.51.i.i.i.i76 to ptr
  %.17.i.i.i.i78 = lshr i64 %at.2.0.i.i, 6
  %.91.i.i.i.i79 = and i64 %.17.i.i.i.i78, 31
  %.116.i.i.i.i80 = getelementptr i64, ptr %.52.i.i.i.i77, i64 %.91.i.i.i.i79
  %.117.i.i.i.i81 = load i64, ptr %.116.i.i.i.i80, align 8, !noalias !404
  %.118.i.i.i.i82 = and i64 %at.2.0.i.i, 63
  %.119.i.i.i.i83 = shl nuw i64 1, %.118.i.i.i.i82
  %.120.i.i.i.i84 = or i64 %.117.i.i.i.i81, %.119.i.i.i.i83
  store i64 %.120.i.i.i.i84, ptr %.116.i.i.i.i80, align 8, !noalias !404
  %.174.i.i.i31.i = getelementptr i8, ptr %.52.i.i.i.i77, i64 256
  %.175.i.i.i32.i = load i64, ptr %.174.i.i.i31.i, align 8, !noalias !404
  %.177.i.i.i.i85 = shl nuw nsw i64 1, %.91.i.i.i.i79
  %.178.i.i.i.i86 = or i64 %.175.i.i.i32.i, %.177.i.i.i.i85
  store i64 %.178.i.i.i.i86, ptr %.174.i.i.i31.i, align 8, !noalias !404
  %.pre.i.i.i = inttoptr i64 %.271.i.i.i to ptr
  br label %B538.i.i.i

B552.endif.i.i.i:                                 ; preds = %B802.endif.endif.endif.endif.endif.thread.i.i
  %sunkaddr143 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i.i.i = load i64, ptr %sunkaddr143, align 8, !noalias !401
  %.581.i.i.i = inttoptr i64 %.580.i.i.i to ptr
  %.643.i.i.i = getelementptr [32 x i8], ptr %.581.i.i.i, i64 %.837.i.i
  store i64 %at.2.0.i.i, ptr %.643.i.i.i, align 8, !noalias !401
  %sunkaddr144 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i.i.i = load i64, ptr %sunkaddr144, align 8, !noalias !401
  %.683.i.i.i = icmp eq i64 %.682.i.i.i, 0
  br i1 %.683.i.i.i, label %B688.i.i.i, label %B716.i.i.i

B790.endif.i.i.i:                                 ; preds = %B716.i.i.i, %B688.i.i.i
  %sunkaddr145 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.837.i.i, ptr %sunkaddr145, align 8, !noalias !401
  %sunkaddr146 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.862.i.i.i = load i64, ptr %sunkaddr146, align 8, !noalias !401
  %.13.i.i61.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i.i, i64 %.862.i.i.i)
  store i64 %.13.i.i61.i.i, ptr %sunkaddr146, align 8, !noalias !401
  br label %B1990.endif.i

B2012.i:                                          ; preds = %B1990.endif.i, %B1990.endif.us.i, %B1762.endif.i
  %sunkaddr147 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i21 = load i64, ptr %sunkaddr147, align 8, !noalias !407
  %.56.i.i22 = inttoptr i64 %.55.i.i21 to ptr
  %.120.i.i23 = getelementptr [192 x i8], ptr %.56.i.i22, i64 %.110
  store i64 %end.2.0.i, ptr %.120.i.i23, align 8, !noalias !407
  %.133.i.i24 = getelementptr inbounds nuw i8, ptr %.120.i.i23, i64 16
  %.135.i.i25 = load i32, ptr %.133.i.i24, align 8, !noalias !407
  %.174.i.i26 = zext i32 %.135.i.i25 to i64
  %.136.not.i.i27 = icmp eq i32 %.135.i.i25, 0
  br i1 %.136.not.i.i27, label %B398.i.i70, label %B142.i.i28

B142.i.i28:                                       ; preds = %B2012.i
  %.167.i.i29 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.169.i.i30 = load i64, ptr %.167.i.i29, align 8, !noalias !407
  %.175.i.i31 = shl nuw nsw i64 %.174.i.i26, 4
  %.176.i.i32 = add nsw i64 %.169.i.i30, %.175.i.i31
  %.177.i292.i = inttoptr i64 %.176.i.i32 to ptr
  tail call void @llvm.prefetch.p0(ptr %.177.i292.i, i32 0, i32 3, i32 1), !noalias !407
  %.208.i.i33 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
  %.210.i.i34 = load i64, ptr %.208.i.i33, align 8, !noalias !407
  %.218.i.i35 = shl nuw nsw i64 %.174.i.i26, 5
  %.219.i.i36 = add nsw i64 %.210.i.i34, %.218.i.i35
  %.220.i.i37 = inttoptr i64 %.219.i.i36 to ptr
  tail call void @llvm.prefetch.p0(ptr %.220.i.i37, i32 0, i32 3, i32 1), !noalias !407
  %sunkaddr148 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.55.i.i293.i = load i64, ptr %sunkaddr148, align 8, !noalias !410
  %.56.i.i294.i = inttoptr i64 %.55.i.i293.i to ptr
  %.128.i.i295.i = getelementptr [192 x i8], ptr %.56.i.i294.i, i64 %.110
  %.129.i.i.i38 = getelementptr inbounds nuw i8, ptr %.128.i.i295.i, i64 28
  store i32 1, ptr %.129.i.i.i38, align 4, !noalias !410
  %sunkaddr149 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.163.i.i.i40 = load i64, ptr %sunkaddr149, align 8, !noalias !410
  %.165.i.i296.i = sub nsw i64 %end.2.0.i, %.163.i.i.i40
  %.166.i.i297.i = icmp slt i64 %.165.i.i296.i, 2048
  br i1 %.166.i.i297.i, label %B188.endif.endif.endif.i.i.i50, label %B888.endif.i.i.i41

B188.endif.endif.endif.i.i.i50:                   ; preds = %B142.i.i28
  %.174.i.i.i51 = and i64 %end.2.0.i, 2047
  %.204.i.i299.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.206.i.i300.i = load i64, ptr %.204.i.i299.i, align 8, !noalias !410
  %.207.i.i301.i = inttoptr i64 %.206.i.i300.i to ptr
  %.272.i.i.i52 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.274.i.i.i53 = load i64, ptr %.272.i.i.i52, align 8, !noalias !410
  %.275.i.i302.i = inttoptr i64 %.274.i.i.i53 to ptr
  %.313.i.i.i54 = lshr i64 %.110, 6
  %.343.i.i.i55 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.345.i.i.i56 = load i64, ptr %.343.i.i.i55, align 8, !noalias !410
  %.346.i.i.i57 = mul i64 %.345.i.i.i56, %.174.i.i.i51
  %59 = getelementptr i64, ptr %.207.i.i301.i, i64 %.346.i.i.i57
  %.372.i.i.i58 = getelementptr i64, ptr %59, i64 %.313.i.i.i54
  %.373.i.i.i59 = load i64, ptr %.372.i.i.i58, align 8, !noalias !410
  %.378.i.i.i60 = and i64 %.110, 63
  %.379.i.i.i61 = shl nuw i64 1, %.378.i.i.i60
  %.380.i.i.i62 = or i64 %.373.i.i.i59, %.379.i.i.i61
  store i64 %.380.i.i.i62, ptr %.372.i.i.i58, align 8, !noalias !410
  %.439.i.i.i63 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.441.i.i.i64 = load i64, ptr %.439.i.i.i63, align 8, !noalias !410
  %.442.i.i.i65 = mul i64 %.441.i.i.i64, %.174.i.i.i51
  %.443.i.i.i66 = lshr i64 %.110, 12
  %60 = getelementptr i64, ptr %.275.i.i302.i, i64 %.442.i.i.i65
  %.469.i.i.i67 = getelementptr i64, ptr %60, i64 %.443.i.i.i66
  %.470.i.i.i68 = load i64, ptr %.469.i.i.i67, align 8, !noalias !410
  %.471.i.i303.i = and i64 %.313.i.i.i54, 63
  %.472.i.i.i69 = shl nuw i64 1, %.471.i.i303.i
  %.473.i.i304.i = or i64 %.470.i.i.i68, %.472.i.i.i69
  store i64 %.473.i.i304.i, ptr %.469.i.i.i67, align 8, !noalias !410
  %.49.i.i.i305.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i.i306.i = load i64, ptr %.49.i.i.i305.i, align 8, !noalias !413
  %.52.i.i.i307.i = inttoptr i64 %.51.i.i.i306.i to ptr
  %.17.i.i.i308.i = lshr i64 %end.2.0.i, 6
  %.91.i.i.i309.i = and i64 %.17.i.i.i308.i, 31
  %.116.i.i.i310.i = getelementptr i64, ptr %.52.i.i.i307.i, i64 %.91.i.i.i309.i
  %.117.i.i.i311.i = load i64, ptr %.116.i.i.i310.i, align 8, !noalias !413
  %.118.i.i.i312.i = and i64 %end.2.0.i, 63
  %.119.i.i.i313.i = shl nuw i64 1, %.118.i.i.i312.i
  %.120.i.i.i314.i = or i64 %.117.i.i.i311.i, %.119.i.i.i313.i
  store i64 %.120.i.i.i314.i, ptr %.116.i.i.i310.i, align 8, !noalias !413
  %.174.i.i.i315.i = getelementptr i8, ptr %.52.i.i.i307.i, i64 256
  %.175.i.i.i316.i = load i64, ptr %.174.i.i.i315.i, align 8, !noalias !413
  %.177.i.i.i317.i = shl nuw nsw i64 1, %.91.i.i.i309.i
  %.178.i.i.i318.i = or i64 %.175.i.i.i316.i, %.177.i.i.i317.i
  store i64 %.178.i.i.i318.i, ptr %.174.i.i.i315.i, align 8, !noalias !413
  br label %B978.endif.endif.endif

B888.endif.i.i.i41:                               ; preds = %B142.i.i28
  %.570.i.i.i42 = getelementptr inbounds nuw i8, ptr %.128.i.i295.i, i64 128
  store i64 %end.2.0.i, ptr %.570.i.i.i42, align 8, !noalias !410
  %.602.i.i.i43 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  %.604.i.i.i44 = load i64, ptr %.602.i.i.i43, align 8, !noalias !410
  %.605.i.i.i45 = trunc i64 %.604.i.i.i44 to i32
  %.639.i.i.i46 = getelementptr inbounds nuw i8, ptr %.128.i.i295.i, i64 160
  store i32 %.605.i.i.i45, ptr %.639.i.i.i46, align 8, !noalias !410
  %.646.i.i.i47 = add nuw nsw i64 %.110, 1
  store i64 %.646.i.i.i47, ptr %.602.i.i.i43, align 8, !noalias !410
  %.708.i.i.i48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.710.i.i.i49 = load i64, ptr %.708.i.i.i48, align 8, !noalias !410
  %.13.i.i.i298.i = tail call i64 @llvm.smin.i64(i64 %end.2.0.i, i64 %.710.i.i.i49)
  store i64 %.13.i.i.i298.i, ptr %.708.i.i.i48, align 8, !noalias !410
  br label %B978.endif.endif.endif

B398.i.i70:                                       ; preds = %B2012.i
  %.273.i.i71 = getelementptr inbounds nuw i8, ptr %.120.i.i23, i64 28
  store i32 0, ptr %.273.i.i71, align 4, !noalias !407
  br label %B978.endif.endif.endif

B522.thread1046.i:                                ; preds = %B360.i
  %.427.i = inttoptr i64 %.389.i to ptr
  %.492.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 832
  %.494.i = load i64, ptr %.492.i, align 8, !noalias !377
  %.508.inv.i = icmp slt i64 %.494.i, 1
  %.509.i = zext i1 %.508.inv.i to i64
  %61 = getelementptr [56 x i8], ptr %.427.i, i64 %.494.i
  %62 = getelementptr i8, ptr %61, i64 -56
  %.523.i104 = getelementptr [56 x i8], ptr %62, i64 %.509.i
  %.528.i = getelementptr inbounds nuw i8, ptr %.523.i104, i64 8
  store i64 %.378, ptr %.528.i, align 8, !noalias !377
  %.532.i = getelementptr inbounds nuw i8, ptr %.523.i104, i64 16
  store i64 %.242.i, ptr %.532.i, align 8, !noalias !377
  br label %B822.i

B894.endif.i:                                     ; preds = %B860.i
  %.992.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.994.i = load i64, ptr %.992.i, align 8, !noalias !377
  %.995.i = inttoptr i64 %.994.i to ptr
  %.1057.i = getelementptr [40 x i8], ptr %.995.i, i64 %.169.i
  %.1065.i = getelementptr inbounds nuw i8, ptr %.1057.i, i64 12
  %.1067.i = load i32, ptr %.1065.i, align 4, !noalias !377
  %.1069.i = icmp eq i32 %.1067.i, %arg.by_life
  br i1 %.1069.i, label %B1008.i, label %B1084.endif.i

B1084.endif.i:                                    ; preds = %B894.endif.i, %B1008.i, %B860.i, %B822.i, %B594.i, %B534.i
  %end.2.0.i = phi i64 [ %.242.i, %B822.i ], [ %.242.i, %B1008.i ], [ %.242.i, %B894.endif.i ], [ %.242.i, %B860.i ], [ %.572.i, %B594.i ], [ %.572.i, %B534.i ]
  %.1126.i = getelementptr inbounds nuw i8, ptr %.342.i3, i64 72
  %.1128.i = load i64, ptr %.1126.i, align 8, !noalias !377
  %.1131.i = sub i64 %end.2.0.i, %.378
  %.1134.i = add nsw i64 %.1131.i, %.1128.i
  store i64 %.1134.i, ptr %.1126.i, align 8, !noalias !377
  %.1168.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.1170.i = load i64, ptr %.1168.i, align 8, !noalias !377
  %sunkaddr150 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1244.i = load i64, ptr %sunkaddr150, align 8, !noalias !377
  %.1245.i = icmp eq i64 %.1244.i, 1
  br i1 %.1245.i, label %B1236.i, label %B1762.endif.i

B1740.endif.i:                                    ; preds = %B88.endif.i.i, %B58.i.i
  br label %B978.endif.endif.endif

B1762.endifthread-pre-split.sink.split.i:         ; preds = %B566.i.i, %B532.i.i, %B306.i.i, %B262.i.i, %B228.i.i, %B1366.i
  %sunkaddr151 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1871.pr.i.pre = load i64, ptr %sunkaddr151, align 8, !noalias !377
  br label %B1762.endif.i

B1762.endif.i:                                    ; preds = %B1762.endifthread-pre-split.sink.split.i, %B1084.endif.i
  %.1871.i = phi i64 [ %.1244.i, %B1084.endif.i ], [ %.1871.pr.i.pre, %B1762.endifthread-pre-split.sink.split.i ]
  %.19511058.not.i = icmp slt i64 %.1871.i, 1
  br i1 %.19511058.not.i, label %B2012.i, label %B1842.lr.ph.i

B1842.lr.ph.i:                                    ; preds = %B1762.endif.i, %B1360.i, %B1296.i, %B1236.i
  %.1871.i127 = phi i64 [ %.1871.i, %B1762.endif.i ], [ 1, %B1360.i ], [ 1, %B1296.i ], [ 1, %B1236.i ]
  %const20 = bitcast i64 -3335678366873096957 to i64
  %const18 = bitcast i64 -4658895280553007687 to i64
  %const16 = bitcast i64 -7046029254386353131 to i64
  %const14 = bitcast i64 -7723592293110705685 to i64
  %const12 = bitcast i64 -9223372036854775808 to i64
  %const8 = bitcast i64 2685821657736338717 to i64
  %.2041.not.i = icmp eq i32 %arg.origin.fr.i, 0
  %.870.i119.i = shl i32 %arg.pe, 16
  %.1043.i183.i = shl i32 %arg.pe, 2
  %.1048.i184.i = add i32 %.1043.i183.i, 4
  %.9.i.i68.i = mul i64 %.110, %const20
  br i1 %.2041.not.i, label %B1842.us.preheader.i, label %B1842.preheader.i

B1842.preheader.i:                                ; preds = %B1842.lr.ph.i
  %63 = inttoptr i64 %.1170.i to ptr
  %scevgep332.i = getelementptr i8, ptr %63, i64 20
  br label %B1842.i

B1842.us.preheader.i:                             ; preds = %B1842.lr.ph.i
  %64 = inttoptr i64 %.1170.i to ptr
  %scevgep.i = getelementptr i8, ptr %64, i64 24
  br label %B1842.us.i

B1842.us.i:                                       ; preds = %B1990.endif.us.i, %B1842.us.preheader.i
  %lsr.iv331.i = phi i64 [ %.1871.i127, %B1842.us.preheader.i ], [ %lsr.iv.next.i, %B1990.endif.us.i ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B1842.us.preheader.i ], [ %scevgep325.i, %B1990.endif.us.i ]
  %scevgep330.i = getelementptr i8, ptr %lsr.iv.i, i64 -24
  %.2022.us.i = load i64, ptr %scevgep330.i, align 8, !noalias !377
  %scevgep329.i = getelementptr i8, ptr %lsr.iv.i, i64 -16
  %.2026.us.i = load i32, ptr %scevgep329.i, align 8, !noalias !377
  %scevgep328.i = getelementptr i8, ptr %lsr.iv.i, i64 -12
  %.2030.us.i = load i32, ptr %scevgep328.i, align 4, !noalias !377
  %.615.i90.i = zext i32 %.2030.us.i to i64
  %scevgep327.i = getelementptr i8, ptr %lsr.iv.i, i64 -8
  %.2034.us.i = load i32, ptr %scevgep327.i, align 8, !noalias !377
  %scevgep326.i = getelementptr i8, ptr %lsr.iv.i, i64 -4
  %.2038.us.i = load i32, ptr %scevgep326.i, align 4, !noalias !377
  %.2085.us.i = load i32, ptr %lsr.iv.i, align 8, !noalias !377
  %sunkaddr152 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.74.i34.i = load i64, ptr %sunkaddr152, align 8, !noalias !416
  %.75.i35.i = add nsw i64 %.74.i34.i, %.2022.us.i
  %sunkaddr153 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.114.i37.i = load i64, ptr %sunkaddr153, align 8, !noalias !416
  %.115.i38.i = inttoptr i64 %.114.i37.i to ptr
  %sunkaddr154 = getelementptr inbounds i8, ptr %arg.m.4, i64 128
  %.186.i41.i = load i64, ptr %sunkaddr154, align 8, !noalias !416
  %.187.i42.i = mul i64 %.186.i41.i, %.110
  %.189.i43.i = zext i32 %.2026.us.i to i64
  %65 = getelementptr i64, ptr %.115.i38.i, i64 %.187.i42.i
  %.215.i44.i = getelementptr i64, ptr %65, i64 %.189.i43.i
  %.216.i45.i = load i64, ptr %.215.i44.i, align 8, !noalias !416
  %.217.i46.i = add nsw i64 %.216.i45.i, 1
  store i64 %.217.i46.i, ptr %.215.i44.i, align 8, !noalias !416
  %sunkaddr155 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.278.i48.i = load i64, ptr %sunkaddr155, align 8, !noalias !416
  %.279.not.i49.i = icmp eq i64 %.278.i48.i, 0
  br i1 %.279.not.i49.i, label %B802.i94.i, label %B294.endif.i50.i

B802.i94.i:                                       ; preds = %B294.endif.endif.endif.endif.i81.i, %B1842.us.i
  %at.2.0.i95.i = phi i64 [ %.13.i.i93.i, %B294.endif.endif.endif.endif.i81.i ], [ %.75.i35.i, %B1842.us.i ]
  %sunkaddr156 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.736.i97.i = load i64, ptr %sunkaddr156, align 8, !noalias !416
  %.737.i98.i = add nsw i64 %.736.i97.i, 1
  store i64 %.737.i98.i, ptr %sunkaddr156, align 8, !noalias !416
  %sunkaddr157 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.125.i.i100.i = load i64, ptr %sunkaddr157, align 8, !noalias !419
  %66 = and i64 %.125.i.i100.i, 4294967295
  %.126.i.i101.i = trunc i64 %66 to i32
  %.131.not.i.i102.i = icmp eq i32 %.126.i.i101.i, 0
  br i1 %.131.not.i.i102.i, label %B210.i.i257.i, label %B158.i.i103.i

B158.i.i103.i:                                    ; preds = %B802.i94.i
  %sunkaddr158 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.49.i.i105.i = load i64, ptr %sunkaddr158, align 8, !noalias !419
  %.50.i.i106.i = inttoptr i64 %.49.i.i105.i to ptr
  %.160.i.i107.i = getelementptr [16 x i8], ptr %.50.i.i106.i, i64 %66
  %.166.i.i108.i = getelementptr inbounds nuw i8, ptr %.160.i.i107.i, i64 12
  %.168.i.i109.i = load i32, ptr %.166.i.i108.i, align 4, !noalias !419
  %.203.i.i110.i = zext i32 %.168.i.i109.i to i64
  %sunkaddr159 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i.i110.i, ptr %sunkaddr159, align 8, !noalias !419
  br label %B802.endif.endif.endif.i112.i

B210.i.i257.i:                                    ; preds = %B802.i94.i
  %sunkaddr160 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.250.i.i259.i = load i64, ptr %sunkaddr160, align 8, !noalias !419
  %.251.i.i260.i = add nsw i64 %.250.i.i259.i, 1
  store i64 %.251.i.i260.i, ptr %sunkaddr160, align 8, !noalias !419
  %.292.i.i261.i = trunc i64 %.251.i.i260.i to i32
  br label %B802.endif.endif.endif.i112.i

B294.endif.i50.i:                                 ; preds = %B1842.us.i
  %sunkaddr161 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.312.i52.i = load i64, ptr %sunkaddr161, align 8, !noalias !416
  %.313.i53.i = inttoptr i64 %.312.i52.i to ptr
  %.375.i54.i = getelementptr [192 x i8], ptr %.313.i53.i, i64 %.110
  %.376.i55.i = getelementptr inbounds nuw i8, ptr %.375.i54.i, i64 136
  %.378.i56.i = load i64, ptr %.376.i55.i, align 8, !noalias !416
  %.379.i57.i = add nsw i64 %.378.i56.i, 1
  store i64 %.379.i57.i, ptr %.376.i55.i, align 8, !noalias !416
  %sunkaddr162 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482.i61.i = load i64, ptr %sunkaddr162, align 8, !noalias !416
  %67 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482.i61.i, i64 1)
  %ov.i.i62.i = extractvalue { i64, i1 } %67, 1
  br i1 %ov.i.i62.i, label %B294.endif.endif.endif.endif.i81.i, label %B0.else.i.i63.i, !prof !262

B0.else.i.i63.i:                                  ; preds = %B294.endif.i50.i
  %sunkaddr163 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.415.i59.i = load i64, ptr %sunkaddr163, align 8, !noalias !416
  %math.i.i66.i = extractvalue { i64, i1 } %67, 0
  %.8.i55.i67.i = mul i64 %.415.i59.i, %const16
  %.11.i.i70.i = mul i64 %.379.i57.i, %const8
  %.10.i.i69.i = add i64 %.11.i.i70.i, %.9.i.i68.i
  %.12.i.i71.i = add i64 %.10.i.i69.i, %.8.i55.i67.i
  %.13.i56.i72.i = lshr i64 %.12.i.i71.i, 30
  %.14.i.i73.i = xor i64 %.13.i56.i72.i, %.12.i.i71.i
  %.15.i.i74.i = mul i64 %.14.i.i73.i, %const18
  %.16.i.i75.i = lshr i64 %.15.i.i74.i, 27
  %.17.i57.i76.i = xor i64 %.16.i.i75.i, %.15.i.i74.i
  %.18.i.i77.i = mul i64 %.17.i57.i76.i, %const14
  %.19.i.i78.i = lshr i64 %.18.i.i77.i, 31
  %.20.i58.i79.i = xor i64 %.19.i.i78.i, %.18.i.i77.i
  %.30.i.i80.i = urem i64 %.20.i58.i79.i, %math.i.i66.i
  br label %B294.endif.endif.endif.endif.i81.i

B294.endif.endif.endif.endif.i81.i:               ; preds = %B0.else.i.i63.i, %B294.endif.i50.i
  %rem.0.i.i82.i = phi i64 [ %.30.i.i80.i, %B0.else.i.i63.i ], [ 0, %B294.endif.i50.i ]
  %sunkaddr164 = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  %.542.i84.i = load i64, ptr %sunkaddr164, align 8, !noalias !416
  %.543.i85.i = inttoptr i64 %.542.i84.i to ptr
  %.508.i86.i = add nsw i64 %rem.0.i.i82.i, %.75.i35.i
  %sunkaddr165 = getelementptr inbounds i8, ptr %arg.m.4, i64 72
  %.612.i88.i = load i64, ptr %sunkaddr165, align 8, !noalias !416
  %.613.i89.i = mul i64 %.612.i88.i, %.110
  %68 = getelementptr i64, ptr %.543.i85.i, i64 %.613.i89.i
  %.641.i91.i = getelementptr i64, ptr %68, i64 %.615.i90.i
  %.642.i92.i = load i64, ptr %.641.i91.i, align 8, !noalias !416
  %.13.i.i93.i = tail call i64 @llvm.smax.i64(i64 %.642.i92.i, i64 %.508.i86.i)
  store i64 %.13.i.i93.i, ptr %.641.i91.i, align 8, !noalias !416
  br label %B802.i94.i

B802.endif.endif.endif.i112.i:                    ; preds = %B210.i.i257.i, %B158.i.i103.i
  %storemerge.i.i113.i = phi i32 [ %.126.i.i101.i, %B158.i.i103.i ], [ %.292.i.i261.i, %B210.i.i257.i ]
  %69 = trunc i64 %.615.i90.i to i32
  %sunkaddr166 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.800.i115.i = load i64, ptr %sunkaddr166, align 8, !noalias !416
  %.801.i116.i = inttoptr i64 %.800.i115.i to ptr
  %.837.i117.i = zext i32 %storemerge.i.i113.i to i64
  %.862.i118.i = getelementptr [32 x i8], ptr %.801.i116.i, i64 %.837.i117.i
  %.873.i120.i = or i32 %.2026.us.i, %.870.i119.i
  %.877.i121.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 8
  store i32 %.873.i120.i, ptr %.877.i121.i, align 4, !noalias !416
  %.881.i122.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 12
  store i32 %.2034.us.i, ptr %.881.i122.i, align 4, !noalias !416
  %.887.i123.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 16
  store i32 %.2038.us.i, ptr %.887.i123.i, align 4, !noalias !416
  %.893.i124.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 20
  store i32 %.2085.us.i, ptr %.893.i124.i, align 4, !noalias !416
  %.899.i125.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 24
  store i32 %arg.by, ptr %.899.i125.i, align 4, !noalias !416
  %.905.i126.i = getelementptr inbounds nuw i8, ptr %.862.i118.i, i64 28
  store i32 %arg.by_life, ptr %.905.i126.i, align 4, !noalias !416
  %sunkaddr167 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.941.i128.i = load i64, ptr %sunkaddr167, align 8, !noalias !416
  %.26.i.i129.i = icmp eq i32 %arg.pe, %69
  br i1 %.26.i.i129.i, label %B802.endif.endif.endif.endif.endif.thread.i179.i, label %B802.endif.endif.endif.endif.endif.i130.i

B802.endif.endif.endif.endif.endif.i130.i:        ; preds = %B802.endif.endif.endif.i112.i
  %sunkaddr168 = getelementptr inbounds i8, ptr %arg.m.4, i64 120
  %.70.i.i132.i = load i64, ptr %sunkaddr168, align 8, !noalias !422
  %sunkaddr169 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.107.i.i134.i = load i64, ptr %sunkaddr169, align 8, !noalias !422
  %.108.i.i135.i = inttoptr i64 %.107.i.i134.i to ptr
  %.175.i.i136.i = getelementptr i32, ptr %.108.i.i135.i, i64 %.110
  %.176.i.i137.i = load i32, ptr %.175.i.i136.i, align 4, !noalias !422
  %.179.i.i138.i = zext i32 %.176.i.i137.i to i64
  %.206.i.i140.i = getelementptr i32, ptr %.108.i.i135.i, i64 %.615.i90.i
  %.207.i.i141.i = load i32, ptr %.206.i.i140.i, align 4, !noalias !422
  %.213.i.i142.i = zext i32 %.207.i.i141.i to i64
  %.214.i.i143.i = lshr i64 %.179.i.i138.i, 8
  %.215.i.i144.i = lshr i64 %.213.i.i142.i, 8
  %.222.i.i145.i = and i64 %.213.i.i142.i, 255
  %.223.i.i146.i = and i64 %.179.i.i138.i, 255
  %.224.i.i147.i = sub nsw i64 %.222.i.i145.i, %.223.i.i146.i
  %.233.i.i148.i = icmp slt i64 %.224.i.i147.i, 0
  %.236.i.i149.i = add nsw i64 %.70.i.i132.i, 1
  %.238.i.i150.i = select i1 %.233.i.i148.i, i64 %.236.i.i149.i, i64 0
  %left.3.0.i.i151.i = add nsw i64 %.238.i.i150.i, %.224.i.i147.i
  %.252.i.i152.i = lshr i64 %.215.i.i144.i, %left.3.0.i.i151.i
  %.255.i.i153.i = sub nsw i64 %.70.i.i132.i, %left.3.0.i.i151.i
  %notmask.i.i154.i = shl nsw i64 -1, %.255.i.i153.i
  %.257.i.i155.i = xor i64 %notmask.i.i154.i, -1
  %.259.i.i156.i = and i64 %.214.i.i143.i, %.257.i.i155.i
  %.260.not.i.i157.i = icmp eq i64 %.252.i.i152.i, %.259.i.i156.i
  %.265.i.i158.i = select i1 %.260.not.i.i157.i, i64 0, i64 %.236.i.i149.i
  %left.4.0.i.i159.i = add nsw i64 %.265.i.i158.i, %left.3.0.i.i151.i
  %.275.i.i160.i = sub nsw i64 %left.4.0.i.i159.i, %.70.i.i132.i
  %.13.i.i.i161.i = tail call i64 @llvm.smax.i64(i64 %.275.i.i160.i, i64 0)
  %.305.i.i162.i = tail call i64 @llvm.smin.i64(i64 %left.4.0.i.i159.i, i64 %.70.i.i132.i)
  %.307.i.i163.i = sub nsw i64 %.70.i.i132.i, %.13.i.i.i161.i
  %.311.i.i164.i = lshr i64 %.214.i.i143.i, %.307.i.i163.i
  %.314.i.i165.i = shl i64 %.311.i.i164.i, %.305.i.i162.i
  %notmask134.i.i166.i = shl nsw i64 -1, %.305.i.i162.i
  %.316.i.i167.i = xor i64 %notmask134.i.i166.i, -1
  %.318.i.i168.i = and i64 %.215.i.i144.i, %.316.i.i167.i
  %.321.i.i169.i = or i64 %.314.i.i165.i, %.318.i.i168.i
  %.322.i.i170.i = shl i64 %.321.i.i169.i, 1
  %.323.i.i171.i = or disjoint i64 %.322.i.i170.i, 1
  %.325.i.i172.i = sub nsw i64 63, %left.4.0.i.i159.i
  %.328.i.i173.i = shl i64 %.323.i.i171.i, %.325.i.i172.i
  %.328.i.fr.i174.i = freeze i64 %.328.i.i173.i
  %.8.i.i175.i = icmp eq i64 %.328.i.fr.i174.i, %const12
  %.17.i.i176.i = lshr i64 %.328.i.fr.i174.i, 63
  %.20.i.i177.i = trunc nuw nsw i64 %.17.i.i176.i to i32
  %spec.select.i178.i = select i1 %.8.i.i175.i, i32 2, i32 %.20.i.i177.i
  %70 = shl i64 %.328.i.fr.i174.i, 1
  br label %B802.endif.endif.endif.endif.endif.thread.i179.i

B802.endif.endif.endif.endif.endif.thread.i179.i: ; preds = %B802.endif.endif.endif.endif.endif.i130.i, %B802.endif.endif.endif.i112.i
  %storemerge.i5971.i180.i = phi i64 [ %70, %B802.endif.endif.endif.endif.endif.i130.i ], [ 0, %B802.endif.endif.endif.i112.i ]
  %71 = phi i32 [ %spec.select.i178.i, %B802.endif.endif.endif.endif.endif.i130.i ], [ 2, %B802.endif.endif.endif.i112.i ]
  %.942.pn.i181.i = inttoptr i64 %.941.i128.i to ptr
  %.100373.i182.i = getelementptr [16 x i8], ptr %.942.pn.i181.i, i64 %.837.i117.i
  %.1075.i185.i = add nuw nsw i32 %71, %.1048.i184.i
  %.1078.i186.i = shl i32 %.1075.i185.i, 2
  %.1080.i187.i = getelementptr inbounds nuw i8, ptr %.100373.i182.i, i64 8
  store i32 %.1078.i186.i, ptr %.1080.i187.i, align 4, !noalias !416
  store i64 %storemerge.i5971.i180.i, ptr %.100373.i182.i, align 8, !noalias !416
  %sunkaddr170 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i.i189.i = load i64, ptr %sunkaddr170, align 8, !noalias !425
  %.56.i.i190.i = inttoptr i64 %.55.i.i189.i to ptr
  %.127.i.i191.i = getelementptr [16 x i8], ptr %.56.i.i190.i, i64 %.837.i117.i
  %.128.i.i192.i = getelementptr inbounds nuw i8, ptr %.127.i.i191.i, i64 12
  store i32 0, ptr %.128.i.i192.i, align 4, !noalias !425
  %sunkaddr171 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.162.i.i194.i = load i64, ptr %sunkaddr171, align 8, !noalias !425
  %.164.i.i195.i = sub nsw i64 %at.2.0.i95.i, %.162.i.i194.i
  %.165.i.i196.i = icmp slt i64 %.164.i.i195.i, 2048
  br i1 %.165.i.i196.i, label %B170.endif.endif.i.i217.i, label %B552.endif.i.i197.i

B500.i.i227.i:                                    ; preds = %B170.endif.endif.i.i217.i
  %72 = inttoptr i64 %.55.i.i189.i to ptr
  %sunkaddr.i.i228.i = inttoptr i64 %.271.i.i223.i to ptr
  %sunkaddr24.i.i229.i = shl nuw nsw i64 %.168.i62.i218.i, 2
  %sunkaddr25.i.i230.i = getelementptr i8, ptr %sunkaddr.i.i228.i, i64 %sunkaddr24.i.i229.i
  %.471.i.i231.i = load i32, ptr %sunkaddr25.i.i230.i, align 4, !noalias !425
  %.473.i.i232.i = zext i32 %.471.i.i231.i to i64
  %.498.i.i233.i = getelementptr [16 x i8], ptr %72, i64 %.473.i.i232.i
  %.505.i.i234.i = getelementptr inbounds nuw i8, ptr %.498.i.i233.i, i64 12
  store i32 %storemerge.i.i113.i, ptr %.505.i.i234.i, align 4, !noalias !425
  br label %B538.i.i235.i

B538.i.i235.i:                                    ; preds = %B456.endif.i.i239.i, %B500.i.i227.i
  %sunkaddr27.pre-phi.i.i236.i = phi i64 [ %sunkaddr31.i.i240.i, %B456.endif.i.i239.i ], [ %sunkaddr24.i.i229.i, %B500.i.i227.i ]
  %sunkaddr26.pre-phi.i.i237.i = phi ptr [ %.pre.i.i256.i, %B456.endif.i.i239.i ], [ %sunkaddr.i.i228.i, %B500.i.i227.i ]
  %sunkaddr28.i.i238.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i.i237.i, i64 %sunkaddr27.pre-phi.i.i236.i
  store i32 %storemerge.i.i113.i, ptr %sunkaddr28.i.i238.i, align 4, !noalias !425
  br label %B1990.endif.us.i

B688.i.i215.i:                                    ; preds = %B552.endif.i.i197.i
  %sunkaddr172 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837.i117.i, ptr %sunkaddr172, align 8, !noalias !425
  br label %B790.endif.i.i210.i

B716.i.i205.i:                                    ; preds = %B552.endif.i.i197.i
  %73 = inttoptr i64 %.55.i.i189.i to ptr
  %sunkaddr173 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  %.756.i.i207.i = load i64, ptr %sunkaddr173, align 8, !noalias !425
  %74 = and i64 %.756.i.i207.i, 4294967295
  %.784.i.i208.i = getelementptr [16 x i8], ptr %73, i64 %74
  %.791.i.i209.i = getelementptr inbounds nuw i8, ptr %.784.i.i208.i, i64 12
  store i32 %storemerge.i.i113.i, ptr %.791.i.i209.i, align 4, !noalias !425
  br label %B790.endif.i.i210.i

B170.endif.endif.i.i217.i:                        ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i
  %.168.i62.i218.i = and i64 %at.2.0.i95.i, 2047
  %sunkaddr174 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.203.i63.i220.i = load i64, ptr %sunkaddr174, align 8, !noalias !425
  %.204.i.i221.i = inttoptr i64 %.203.i63.i220.i to ptr
  %sunkaddr175 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.271.i.i223.i = load i64, ptr %sunkaddr175, align 8, !noalias !425
  %.352.i.i224.i = getelementptr i32, ptr %.204.i.i221.i, i64 %.168.i62.i218.i
  %.353.i.i225.i = load i32, ptr %.352.i.i224.i, align 4, !noalias !425
  %.354.i.i226.i = icmp eq i32 %.353.i.i225.i, 0
  br i1 %.354.i.i226.i, label %B456.endif.i.i239.i, label %B500.i.i227.i

B456.endif.i.i239.i:                              ; preds = %B170.endif.endif.i.i217.i
  %75 = inttoptr i64 %.203.i63.i220.i to ptr
  %sunkaddr31.i.i240.i = shl nuw nsw i64 %.168.i62.i218.i, 2
  %sunkaddr32.i.i241.i = getelementptr i8, ptr %75, i64 %sunkaddr31.i.i240.i
  store i32 %storemerge.i.i113.i, ptr %sunkaddr32.i.i241.i, align 4, !noalias !425
  %sunkaddr176 = getelementptr inbounds i8, ptr %arg.m.4, i64 464
  %.51.i.i.i243.i = load i64, ptr %sunkaddr176, align 8, !noalias !428
  %.52.i.i.i244.i = inttoptr i64 %.51.i.i.i243.i to ptr
  %.17.i.i.i245.i = lshr i64 %at.2.0.i95.i, 6
  %.91.i.i.i246.i = and i64 %.17.i.i.i245.i, 31
  %.116.i.i.i247.i = getelementptr i64, ptr %.52.i.i.i244.i, i64 %.91.i.i.i246.i
  %.117.i.i.i248.i = load i64, ptr %.116.i.i.i247.i, align 8, !noalias !428
  %.118.i.i.i249.i = and i64 %at.2.0.i95.i, 63
  %.119.i.i.i250.i = shl nuw i64 1, %.118.i.i.i249.i
  %.120.i.i.i251.i = or i64 %.117.i.i.i248.i, %.119.i.i.i250.i
  store i64 %.120.i.i.i251.i, ptr %.116.i.i.i247.i, align 8, !noalias !428
  %.174.i.i.i252.i = getelementptr i8, ptr %.52.i.i.i244.i, i64 256
  %.175.i.i.i253.i = load i64, ptr %.174.i.i.i252.i, align 8, !noalias !428
  %.177.i.i.i254.i = shl nuw nsw i64 1, %.91.i.i.i246.i
  %.178.i.i.i255.i = or i64 %.175.i.i.i253.i, %.177.i.i.i254.i
  store i64 %.178.i.i.i255.i, ptr %.174.i.i.i252.i, align 8, !noalias !428
  %.pre.i.i256.i = inttoptr i64 %.271.i.i223.i to ptr
  br label %B538.i.i235.i

B552.endif.i.i197.i:                              ; preds = %B802.endif.endif.endif.endif.endif.thread.i179.i
  %sunkaddr177 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i.i199.i = load i64, ptr %sunkaddr177, align 8, !noalias !425
  %.581.i.i200.i = inttoptr i64 %.580.i.i199.i to ptr
  %.643.i.i201.i = getelementptr [32 x i8], ptr %.581.i.i200.i, i64 %.837.i117.i
  store i64 %at.2.0.i95.i, ptr %.643.i.i201.i, align 8, !noalias !425
  %sunkaddr178 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.682.i.i203.i = load i64, ptr %sunkaddr178, align 8, !noalias !425
  %.683.i.i204.i = icmp eq i64 %.682.i.i203.i, 0
  br i1 %.683.i.i204.i, label %B688.i.i215.i, label %B716.i.i205.i

B790.endif.i.i210.i:                              ; preds = %B716.i.i205.i, %B688.i.i215.i
  %sunkaddr179 = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.837.i117.i, ptr %sunkaddr179, align 8, !noalias !425
  %sunkaddr180 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.862.i.i213.i = load i64, ptr %sunkaddr180, align 8, !noalias !425
  %.13.i.i61.i214.i = tail call i64 @llvm.smin.i64(i64 %at.2.0.i95.i, i64 %.862.i.i213.i)
  store i64 %.13.i.i61.i214.i, ptr %sunkaddr180, align 8, !noalias !425
  br label %B1990.endif.us.i

B1990.endif.us.i:                                 ; preds = %B790.endif.i.i210.i, %B538.i.i235.i
  %scevgep325.i = getelementptr i8, ptr %lsr.iv.i, i64 32
  %lsr.iv.next.i = add nsw i64 %lsr.iv331.i, -1
  %exitcond1070.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond1070.not.i, label %B2012.i, label %B1842.us.i

B1990.endif.i:                                    ; preds = %B790.endif.i.i.i, %B538.i.i.i
  %scevgep334.i = getelementptr i8, ptr %lsr.iv333.i, i64 32
  %lsr.iv.next340.i = add nsw i64 %lsr.iv339.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next340.i, 0
  br i1 %exitcond.not.i, label %B2012.i, label %B1842.i

B978.endif.endif.endif:                           ; preds = %B1740.endif.i, %B398.i.i70, %B888.endif.i.i.i41, %B188.endif.endif.endif.i.i.i50, %B1426.i
  %arg.m.0.sink.i = phi ptr [ %arg.m.0, %B188.endif.endif.endif.i.i.i50 ], [ %arg.m.0, %B398.i.i70 ], [ %arg.m.0, %B888.endif.i.i.i41 ], [ null, %B1740.endif.i ], [ %arg.m.0, %B1426.i ]
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

define internal noundef range(i32 -1, -2) i32 @switches.leave.1(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.cycle, i32 %arg.kind, i32 %arg.goal, i64 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %.72 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.74 = load i64, ptr %.72, align 8
  %.75 = add nsw i64 %.74, %arg.cycle
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
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
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 256
  %.278 = load i64, ptr %.276, align 8
  %.279.not = icmp eq i64 %.278, 0
  br i1 %.279.not, label %B802, label %B294.endif

B802:                                             ; preds = %B294.endif.endif.endif.endif, %B0.endif
  %at.2.0 = phi i64 [ %.13.i14, %B294.endif.endif.endif.endif ], [ %.75, %B0.endif ]
  %.734 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.736 = load i64, ptr %.734, align 8
  %.737 = add nsw i64 %.736, 1
  store i64 %.737, ptr %.734, align 8
  %.123.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 560
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !431
  %1 = and i64 %.125.i, 4294967295
  %.126.i = trunc i64 %1 to i32
  %.131.not.i = icmp eq i32 %.126.i, 0
  br i1 %.131.not.i, label %B210.i, label %B158.i

B158.i:                                           ; preds = %B802
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !431
  %.50.i = inttoptr i64 %.49.i to ptr
  %.160.i = getelementptr [16 x i8], ptr %.50.i, i64 %1
  %.166.i = getelementptr inbounds nuw i8, ptr %.160.i, i64 12
  %.168.i = load i32, ptr %.166.i, align 4, !noalias !431
  %.203.i = zext i32 %.168.i to i64
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.203.i, ptr %sunkaddr, align 8, !noalias !431
  br label %B802.endif.endif.endif

B210.i:                                           ; preds = %B802
  %.248.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  %.250.i = load i64, ptr %.248.i, align 8, !noalias !431
  %.251.i = add nsw i64 %.250.i, 1
  store i64 %.251.i, ptr %.248.i, align 8, !noalias !431
  %.292.i = trunc i64 %.251.i to i32
  br label %B802.endif.endif.endif

common.ret:                                       ; preds = %B790.endif.i, %B538.i
  store ptr null, ptr %retptr, align 8
  ret i32 0

B294.endif:                                       ; preds = %B0.endif
  %.310 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.312 = load i64, ptr %.310, align 8
  %.313 = inttoptr i64 %.312 to ptr
  %.375 = getelementptr [192 x i8], ptr %.313, i64 %.154
  %.376 = getelementptr inbounds nuw i8, ptr %.375, i64 136
  %.378 = load i64, ptr %.376, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.376, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 256
  %.482 = load i64, ptr %sunkaddr1, align 8
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482, i64 1)
  %ov.i = extractvalue { i64, i1 } %2, 1
  br i1 %ov.i, label %B294.endif.endif.endif.endif, label %B0.else.i, !prof !262

B0.else.i:                                        ; preds = %B294.endif
  %.413 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
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
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
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
  %.798 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
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
  %.940 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
  %.942 = load i64, ptr %.940, align 8
  %.26.i = icmp eq i32 %arg.pe, %arg.goal
  br i1 %.26.i, label %B802.endif.endif.endif.endif.endif.thread, label %B802.endif.endif.endif.endif.endif

B802.endif.endif.endif.endif.endif:               ; preds = %B802.endif.endif.endif
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.70.i = load i64, ptr %.68.i, align 8, !noalias !434
  %.105.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.107.i = load i64, ptr %.105.i, align 8, !noalias !434
  %.108.i = inttoptr i64 %.107.i to ptr
  %.175.i = getelementptr i32, ptr %.108.i, i64 %.154
  %.176.i = load i32, ptr %.175.i, align 4, !noalias !434
  %.179.i = zext i32 %.176.i to i64
  %.181.i = zext i32 %arg.goal to i64
  %.206.i = getelementptr i32, ptr %.108.i, i64 %.181.i
  %.207.i = load i32, ptr %.206.i, align 4, !noalias !434
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
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 336
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !437
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [16 x i8], ptr %.56.i, i64 %.837
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 12
  store i32 0, ptr %.128.i, align 4, !noalias !437
  %.160.i26 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.162.i = load i64, ptr %.160.i26, align 8, !noalias !437
  %.164.i = sub nsw i64 %at.2.0, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i28, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.471.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !437
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %7, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %storemerge.i, ptr %.505.i, align 4, !noalias !437
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B456.endif.i ], [ %sunkaddr24.i, %B500.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %storemerge.i, ptr %sunkaddr28.i, align 4, !noalias !437
  br label %common.ret

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  store i64 %.837, ptr %sunkaddr3, align 8, !noalias !437
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %8 = inttoptr i64 %.55.i to ptr
  %.754.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 584
  %.756.i = load i64, ptr %.754.i, align 8, !noalias !437
  %9 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %8, i64 %9
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %storemerge.i, ptr %.791.i, align 4, !noalias !437
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B802.endif.endif.endif.endif.endif.thread
  %.168.i28 = and i64 %at.2.0, 2047
  %.201.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.203.i29 = load i64, ptr %.201.i, align 8, !noalias !437
  %.204.i = inttoptr i64 %.203.i29 to ptr
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !437
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i28
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !437
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %10 = inttoptr i64 %.203.i29 to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.168.i28, 2
  %sunkaddr32.i = getelementptr i8, ptr %10, i64 %sunkaddr31.i
  store i32 %storemerge.i, ptr %sunkaddr32.i, align 4, !noalias !437
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !440
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %at.2.0, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !440
  %.118.i.i = and i64 %at.2.0, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !440
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !440
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !440
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B802.endif.endif.endif.endif.endif.thread
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 344
  %.580.i = load i64, ptr %sunkaddr4, align 8, !noalias !437
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.837
  store i64 %at.2.0, ptr %.643.i, align 8, !noalias !437
  %.680.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.682.i = load i64, ptr %.680.i, align 8, !noalias !437
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %.826.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 584
  store i64 %.837, ptr %.826.i, align 8, !noalias !437
  %.860.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.862.i = load i64, ptr %.860.i, align 8, !noalias !437
  %.13.i.i27 = tail call i64 @llvm.smin.i64(i64 %at.2.0, i64 %.862.i)
  store i64 %.13.i.i27, ptr %.860.i, align 8, !noalias !437
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
  br i1 %.41, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !262

entry.if.if.else:                                 ; preds = %entry.if.if
  %.54 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 2
  %.55 = call ptr @numba_unpickle(ptr %.30, i32 %.32, ptr %.54)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.57 = phi ptr [ %.45, %entry.if.if.if.endif ], [ %.55, %entry.if.if.else ]
  %.58.not = icmp eq ptr %.57, null
  br i1 %.58.not, label %.22, label %entry.if.if.endif.if, !prof !262

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
  %.893 = getelementptr inbounds nuw i8, ptr %2, i64 272
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
  %sunkaddr61 = getelementptr inbounds i8, ptr %sunkaddr60, i64 696
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
  %.152 = getelementptr inbounds nuw i8, ptr %3, i64 376
  %.154 = load i64, ptr %.152, align 8
  %.155 = inttoptr i64 %.154 to ptr
  %.217 = getelementptr i32, ptr %.155, i64 %.72
  %.218 = load i32, ptr %.217, align 4
  %.531 = zext i32 %.218 to i64
  %.226 = icmp eq i32 %.218, 0
  br i1 %.226, label %common.ret, label %B354.endif.endif.endif

B354.endif.endif.endif:                           ; preds = %B236.endif
  %4 = inttoptr i64 %arg.address to ptr
  %.275 = getelementptr inbounds nuw i8, ptr %4, i64 312
  %.277 = load i64, ptr %.275, align 8
  %.278 = inttoptr i64 %.277 to ptr
  %.315 = zext i32 %arg.pe to i64
  %.340 = getelementptr [192 x i8], ptr %.278, i64 %.315
  %.376 = getelementptr inbounds nuw i8, ptr %4, i64 472
  %.378 = load i64, ptr %.376, align 8
  %.450 = getelementptr inbounds nuw i8, ptr %4, i64 480
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
  %.732 = getelementptr inbounds nuw i8, ptr %6, i64 384
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
  %.1104 = getelementptr inbounds nuw i8, ptr %8, i64 640
  %.1106 = load i64, ptr %.1104, align 8
  %.1107 = trunc i64 %.1106 to i32
  %.1109 = getelementptr inbounds nuw i8, ptr %.1044, i64 16
  store i32 %.1107, ptr %.1109, align 4
  %.1141 = getelementptr inbounds nuw i8, ptr %8, i64 648
  %.1143 = load i64, ptr %.1141, align 8
  %.1144 = trunc i64 %.1143 to i32
  %.1146 = getelementptr inbounds nuw i8, ptr %.1044, i64 20
  store i32 %.1144, ptr %.1146, align 4
  %.1151 = getelementptr inbounds nuw i8, ptr %.1044, i64 28
  store i32 0, ptr %.1151, align 4
  %.1183 = getelementptr inbounds nuw i8, ptr %8, i64 696
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
  %.122 = getelementptr inbounds nuw i8, ptr %.11, i64 472
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

B896:                                             ; preds = %B492.i, %B492.i
  br label %common.ret

B316.endif.endif.endif.endif:                     ; preds = %B0.endif.endif
  %0 = inttoptr i64 %arg.address to ptr
  %sunkaddr = getelementptr inbounds i8, ptr %.192, i64 8
  store i32 0, ptr %sunkaddr, align 4
  %.260 = getelementptr inbounds nuw i8, ptr %0, i64 312
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
  %.476 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %.478 = load i64, ptr %.476, align 8
  %.479 = inttoptr i64 %.478 to ptr
  %.541 = getelementptr i32, ptr %.479, i64 %.516
  %.542 = load i32, ptr %.541, align 4
  %.580 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %.582 = load i64, ptr %.580, align 8
  %.583 = inttoptr i64 %.582 to ptr
  %.620 = zext i32 %.542 to i64
  %.645 = getelementptr i32, ptr %.583, i64 %.620
  %.646 = load i32, ptr %.645, align 4
  %.653 = zext i32 %.646 to i64
  %.58.i = load i64, ptr %.260, align 8, !noalias !443
  %.59.i = inttoptr i64 %.58.i to ptr
  %.123.i = getelementptr [192 x i8], ptr %.59.i, i64 %.56
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 44
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !443
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %B900.endif, label %B148.endif.endif.endif.i

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %5, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !443
  %1 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !443
  %sunkaddr77 = getelementptr inbounds i8, ptr %.123.i, i64 44
  %.530.i = load i32, ptr %sunkaddr77, align 4, !noalias !443
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr77, align 4, !noalias !443
  switch i32 %1, label %B584.i [
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
  %.187.i = load i64, ptr %sunkaddr79, align 8, !noalias !443
  %.188.i = mul nsw i64 %.187.i, %.56
  %.191.i = add nuw nsw i64 %.653, %.162
  %.223.i = getelementptr inbounds nuw i8, ptr %2, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !443
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
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !443
  %4 = inttoptr i64 %.290.i to ptr
  %reass.sub = sub nsw i64 %.340.i, %.337.i
  %5 = add nuw nsw i64 %reass.sub, 1
  %scevgep.i = getelementptr i8, ptr %4, i64 %.337.i
  br label %B462.i

B900.endif:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B316.endif.endif.endif.endif
  %6 = inttoptr i64 %arg.address to ptr
  %.729 = getelementptr inbounds nuw i8, ptr %6, i64 480
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
  %.191 = getelementptr inbounds nuw i8, ptr %.10, i64 312
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
  %.56.i = getelementptr inbounds nuw i8, ptr %.8, i64 312
  %.58.i = load i64, ptr %.56.i, align 8, !noalias !446
  %.59.i = inttoptr i64 %.58.i to ptr
  %.98.i = zext i32 %arg.pe to i64
  %.123.i = getelementptr [192 x i8], ptr %.59.i, i64 %.98.i
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 44
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !446
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %common.ret, label %B148.endif.endif.endif.i

common.ret:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B492.i, %B492.i, %B0.endif.endif
  %.sink.i = phi i32 [ 0, %B148.endif.endif.endif.i ], [ 0, %B0.endif.endif ], [ 1, %B492.i ], [ 1, %B492.i ], [ 0, %B584.i ]
  store i32 %.sink.i, ptr %retptr, align 4
  ret i32 0

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %6, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !446
  %0 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !446
  %sunkaddr = getelementptr inbounds i8, ptr %.123.i, i64 44
  %.530.i = load i32, ptr %sunkaddr, align 4, !noalias !446
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr, align 4, !noalias !446
  switch i32 %0, label %B584.i [
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
  %.187.i = load i64, ptr %.185.i, align 8, !noalias !446
  %.188.i = mul nsw i64 %.187.i, %.98.i
  %.191.i = add nuw nsw i64 %.13.i, %.51
  %.223.i = getelementptr inbounds nuw i8, ptr %1, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !446
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
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !446
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
  %.102 = getelementptr inbounds nuw i8, ptr %.27, i64 488
  %.104 = load i64, ptr %.102, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.148 = zext i32 %arg.pe to i64
  %.178 = getelementptr inbounds nuw i8, ptr %.27, i64 288
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
  %.331 = getelementptr inbounds nuw i8, ptr %1, i64 312
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
  %.81 = getelementptr inbounds nuw i8, ptr %.8, i64 312
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
  %.201 = getelementptr inbounds nuw i8, ptr %4, i64 488
  %.203 = load i64, ptr %.201, align 8
  %.204 = inttoptr i64 %.203 to ptr
  %.279 = getelementptr inbounds nuw i8, ptr %4, i64 288
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
  %.78 = getelementptr inbounds nuw i8, ptr %.9, i64 312
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
  %.82 = getelementptr inbounds nuw i8, ptr %.9, i64 312
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
  %.203 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
!11 = distinct !{!11, !12, !"_ZN3emc7engines6native5wheel6unmarkB3v78B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!12 = distinct !{!12, !"_ZN3emc7engines6native5wheel6unmarkB3v78B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
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
!23 = distinct !{!23, !24, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!24 = distinct !{!24, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
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
!35 = distinct !{!35, !36, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!36 = distinct !{!36, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!37 = !{!38, !35}
!38 = distinct !{!38, !39, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!39 = distinct !{!39, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN3emc7engines6native8switches4comeB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi399EELi1E1C7mutable7alignedEjjyy: %retptr"}
!42 = distinct !{!42, !"_ZN3emc7engines6native8switches4comeB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi399EELi1E1C7mutable7alignedEjjyy"}
!43 = !{!44, !41}
!44 = distinct !{!44, !45, !"_ZN3emc7engines6native8switches12turns_beforeB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EE6RecordILi387EE: %retptr"}
!45 = distinct !{!45, !"_ZN3emc7engines6native8switches12turns_beforeB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EE6RecordILi387EE"}
!46 = !{!47, !41}
!47 = distinct !{!47, !48, !"_ZN3emc7engines6native8switches4waitB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj: %retptr"}
!48 = distinct !{!48, !"_ZN3emc7engines6native8switches4waitB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj"}
!49 = !{!50, !47, !41}
!50 = distinct !{!50, !51, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!51 = distinct !{!51, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!52 = !{!53, !50, !47, !41}
!53 = distinct !{!53, !54, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!54 = distinct !{!54, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!55 = !{!56, !41}
!56 = distinct !{!56, !57, !"_ZN3emc7engines6native8switches5takesB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!57 = distinct !{!57, !"_ZN3emc7engines6native8switches5takesB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!58 = !{!59, !41}
!59 = distinct !{!59, !60, !"_ZN3emc7engines6native8switches6intakeB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!60 = distinct !{!60, !"_ZN3emc7engines6native8switches6intakeB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!61 = !{!62, !59, !41}
!62 = distinct !{!62, !63, !"_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!63 = distinct !{!63, !"_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!64 = distinct !{!64, !65}
!65 = !{!"llvm.loop.isvectorized", i32 1}
!66 = distinct !{!66, !65, !67}
!67 = !{!"llvm.loop.unroll.runtime.disable"}
!68 = !{!"branch_weights", i32 4, i32 28}
!69 = distinct !{!69, !65, !67}
!70 = distinct !{!70, !71}
!71 = !{!"llvm.loop.unroll.disable"}
!72 = !{!73, !59, !41}
!73 = distinct !{!73, !74, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!74 = distinct !{!74, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!75 = !{!76, !73, !59, !41}
!76 = distinct !{!76, !77, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!77 = distinct !{!77, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!78 = !{!79, !41}
!79 = distinct !{!79, !80, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy: %retptr"}
!80 = distinct !{!80, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy"}
!81 = !{!82, !41}
!82 = distinct !{!82, !83, !"_ZN3emc7engines6native8switches8exchangeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!83 = distinct !{!83, !"_ZN3emc7engines6native8switches8exchangeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!84 = !{!85, !41}
!85 = distinct !{!85, !86, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!86 = distinct !{!86, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!87 = !{!88, !85, !41}
!88 = distinct !{!88, !89, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!89 = distinct !{!89, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!90 = !{!91, !88, !85, !41}
!91 = distinct !{!91, !92, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!93 = !{!94, !41}
!94 = distinct !{!94, !95, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy: %retptr"}
!95 = distinct !{!95, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy"}
!96 = !{!97, !41}
!97 = distinct !{!97, !98, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!98 = distinct !{!98, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!99 = !{!100, !97, !41}
!100 = distinct !{!100, !101, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!101 = distinct !{!101, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!102 = !{!103, !100, !97, !41}
!103 = distinct !{!103, !104, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!104 = distinct !{!104, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_ZN3emc7engines6native8switches4comeB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi399EELi1E1C7mutable7alignedEjjyy: %retptr"}
!107 = distinct !{!107, !"_ZN3emc7engines6native8switches4comeB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE5ArrayI6RecordILi399EELi1E1C7mutable7alignedEjjyy"}
!108 = !{!109, !106}
!109 = distinct !{!109, !110, !"_ZN3emc7engines6native8switches12turns_beforeB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EE6RecordILi387EE: %retptr"}
!110 = distinct !{!110, !"_ZN3emc7engines6native8switches12turns_beforeB3v71B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EE6RecordILi387EE"}
!111 = !{!112, !106}
!112 = distinct !{!112, !113, !"_ZN3emc7engines6native8switches4waitB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj: %retptr"}
!113 = distinct !{!113, !"_ZN3emc7engines6native8switches4waitB3v72B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjyj"}
!114 = !{!115, !112, !106}
!115 = distinct !{!115, !116, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!116 = distinct !{!116, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!117 = !{!118, !115, !112, !106}
!118 = distinct !{!118, !119, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!119 = distinct !{!119, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!120 = !{!121, !106}
!121 = distinct !{!121, !122, !"_ZN3emc7engines6native8switches5takesB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!122 = distinct !{!122, !"_ZN3emc7engines6native8switches5takesB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!123 = !{!124, !106}
!124 = distinct !{!124, !125, !"_ZN3emc7engines6native8switches6intakeB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!125 = distinct !{!125, !"_ZN3emc7engines6native8switches6intakeB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!126 = !{!127, !124, !106}
!127 = distinct !{!127, !128, !"_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!128 = distinct !{!128, !"_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!129 = !{!130, !124, !106}
!130 = distinct !{!130, !131, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!131 = distinct !{!131, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!132 = !{!133, !130, !124, !106}
!133 = distinct !{!133, !134, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!134 = distinct !{!134, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!135 = !{!136, !106}
!136 = distinct !{!136, !137, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy: %retptr"}
!137 = distinct !{!137, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy"}
!138 = !{!139, !106}
!139 = distinct !{!139, !140, !"_ZN3emc7engines6native8switches8exchangeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!140 = distinct !{!140, !"_ZN3emc7engines6native8switches8exchangeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!141 = !{!142, !106}
!142 = distinct !{!142, !143, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!143 = distinct !{!143, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!144 = !{!145, !142, !106}
!145 = distinct !{!145, !146, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!146 = distinct !{!146, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!147 = !{!148, !145, !142, !106}
!148 = distinct !{!148, !149, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!150 = !{!151, !106}
!151 = distinct !{!151, !152, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy: %retptr"}
!152 = distinct !{!152, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy"}
!153 = !{!154, !106}
!154 = distinct !{!154, !155, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj: %retptr"}
!155 = distinct !{!155, !"_ZN3emc7engines6native8switches4waitB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyyj"}
!156 = !{!157, !154, !106}
!157 = distinct !{!157, !158, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!158 = distinct !{!158, !"_ZN3emc7engines6native5wheel7requestB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!159 = !{!160, !157, !154, !106}
!160 = distinct !{!160, !161, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!162 = !{!163}
!163 = distinct !{!163, !164, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy: %retptr"}
!164 = distinct !{!164, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy"}
!165 = !{!166}
!166 = distinct !{!166, !167, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!167 = distinct !{!167, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!168 = !{!169}
!169 = distinct !{!169, !170, !"_ZN3emc7engines6native8switches8first_ofB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi387EE: %retptr"}
!170 = distinct !{!170, !"_ZN3emc7engines6native8switches8first_ofB3v75B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi387EE"}
!171 = !{!172}
!172 = distinct !{!172, !173, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!173 = distinct !{!173, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!174 = !{!175, !172}
!175 = distinct !{!175, !176, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!176 = distinct !{!176, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!177 = !{!178}
!178 = distinct !{!178, !179, !"_ZN3emc7engines6native8switches10stream_oneB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi387EEy: %retptr"}
!179 = distinct !{!179, !"_ZN3emc7engines6native8switches10stream_oneB3v76B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi387EEy"}
!180 = !{!181, !178}
!181 = distinct !{!181, !182, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy: %retptr"}
!182 = distinct !{!182, !"_ZN3emc7engines6native8switches7send_onB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE6RecordILi399EEj6RecordILi387EEy"}
!183 = !{!184, !178}
!184 = distinct !{!184, !185, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!185 = distinct !{!185, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!186 = !{!187}
!187 = distinct !{!187, !188, !"_ZN3emc7engines6native8switches5takesB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!188 = distinct !{!188, !"_ZN3emc7engines6native8switches5takesB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!189 = !{!190}
!190 = distinct !{!190, !191, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!191 = distinct !{!191, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!192 = !{!193, !190}
!193 = distinct !{!193, !194, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!194 = distinct !{!194, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!195 = !{!196}
!196 = distinct !{!196, !197, !"_ZN3emc7engines6native8switches6intakeB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj: %retptr"}
!197 = distinct !{!197, !"_ZN3emc7engines6native8switches6intakeB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyj"}
!198 = !{!199, !196}
!199 = distinct !{!199, !200, !"_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy: %retptr"}
!200 = distinct !{!200, !"_ZN3emc7engines6native8switches4loadB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEy"}
!201 = distinct !{!201, !65}
!202 = distinct !{!202, !65, !67}
!203 = distinct !{!203, !65, !67}
!204 = distinct !{!204, !71}
!205 = !{!206, !196}
!206 = distinct !{!206, !207, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!207 = distinct !{!207, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!208 = !{!209, !206, !196}
!209 = distinct !{!209, !210, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!210 = distinct !{!210, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!211 = !{!212}
!212 = distinct !{!212, !213, !"_ZN3emc7engines6native8dispatch11fetch_turnsB3v80B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyy: %retptr"}
!213 = distinct !{!213, !"_ZN3emc7engines6native8dispatch11fetch_turnsB3v80B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyy"}
!214 = !{!215}
!215 = distinct !{!215, !216, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!216 = distinct !{!216, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!217 = !{!218}
!218 = distinct !{!218, !219, !"_ZN3emc7engines6native8dispatch4noteB3v82B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyjjjy: %retptr"}
!219 = distinct !{!219, !"_ZN3emc7engines6native8dispatch4noteB3v82B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyjjjy"}
!220 = !{!221}
!221 = distinct !{!221, !222, !"_ZN3emc7engines6native8dispatch6normalB3v85B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx: %retptr"}
!222 = distinct !{!222, !"_ZN3emc7engines6native8dispatch6normalB3v85B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx"}
!223 = !{!224, !221}
!224 = distinct !{!224, !225, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!225 = distinct !{!225, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!226 = !{!227, !224, !221}
!227 = distinct !{!227, !228, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!228 = distinct !{!228, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!229 = !{!230, !227, !224, !221}
!230 = distinct !{!230, !231, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!231 = distinct !{!231, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!232 = !{!233, !221}
!233 = distinct !{!233, !234, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!234 = distinct !{!234, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!235 = !{!236, !233, !221}
!236 = distinct !{!236, !237, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!237 = distinct !{!237, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!238 = !{!239, !236, !233, !221}
!239 = distinct !{!239, !240, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!240 = distinct !{!240, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!241 = !{!242, !239, !236, !233, !221}
!242 = distinct !{!242, !243, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!243 = distinct !{!243, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!244 = !{!245, !233, !221}
!245 = distinct !{!245, !246, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!246 = distinct !{!246, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!247 = !{!248, !233, !221}
!248 = distinct !{!248, !249, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!249 = distinct !{!249, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!250 = !{!251, !248, !233, !221}
!251 = distinct !{!251, !252, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!252 = distinct !{!252, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!253 = !{!254, !251, !248, !233, !221}
!254 = distinct !{!254, !255, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!255 = distinct !{!255, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!256 = !{!257, !233, !221}
!257 = distinct !{!257, !258, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!258 = distinct !{!258, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!259 = !{!260, !257, !233, !221}
!260 = distinct !{!260, !261, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!261 = distinct !{!261, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!262 = !{!"branch_weights", i32 1, i32 99}
!263 = !{!264, !257, !233, !221}
!264 = distinct !{!264, !265, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!265 = distinct !{!265, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!266 = !{!267, !257, !233, !221}
!267 = distinct !{!267, !268, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!268 = distinct !{!268, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!269 = !{!270, !267, !257, !233, !221}
!270 = distinct !{!270, !271, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!271 = distinct !{!271, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!272 = !{!273}
!273 = distinct !{!273, !274, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!274 = distinct !{!274, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!275 = !{!276, !273}
!276 = distinct !{!276, !277, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!277 = distinct !{!277, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!278 = !{!279, !276, !273}
!279 = distinct !{!279, !280, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!280 = distinct !{!280, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!281 = !{!282, !279, !276, !273}
!282 = distinct !{!282, !283, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!283 = distinct !{!283, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!284 = !{!285, !273}
!285 = distinct !{!285, !286, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!286 = distinct !{!286, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!287 = !{!288, !273}
!288 = distinct !{!288, !289, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!289 = distinct !{!289, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!290 = !{!291, !288, !273}
!291 = distinct !{!291, !292, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!292 = distinct !{!292, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!293 = !{!294, !288, !273}
!294 = distinct !{!294, !295, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!295 = distinct !{!295, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!296 = !{!297, !288, !273}
!297 = distinct !{!297, !298, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!298 = distinct !{!298, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!299 = !{!300, !297, !288, !273}
!300 = distinct !{!300, !301, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!301 = distinct !{!301, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!302 = !{!303, !273}
!303 = distinct !{!303, !304, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!304 = distinct !{!304, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!305 = !{!306, !303, !273}
!306 = distinct !{!306, !307, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!307 = distinct !{!307, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!308 = !{!309, !306, !303, !273}
!309 = distinct !{!309, !310, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!310 = distinct !{!310, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!311 = !{!312, !273}
!312 = distinct !{!312, !313, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!313 = distinct !{!313, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!314 = !{!315, !312, !273}
!315 = distinct !{!315, !316, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!316 = distinct !{!316, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!317 = !{!318, !312, !273}
!318 = distinct !{!318, !319, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!319 = distinct !{!319, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!320 = !{!321, !312, !273}
!321 = distinct !{!321, !322, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!322 = distinct !{!322, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!323 = !{!324, !321, !312, !273}
!324 = distinct !{!324, !325, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!325 = distinct !{!325, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!326 = !{!327}
!327 = distinct !{!327, !328, !"_ZN3emc7engines6native8dispatch6normalB3v85B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx: %retptr"}
!328 = distinct !{!328, !"_ZN3emc7engines6native8dispatch6normalB3v85B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EEjjxxx"}
!329 = !{!330, !327}
!330 = distinct !{!330, !331, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!331 = distinct !{!331, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!332 = !{!333, !330, !327}
!333 = distinct !{!333, !334, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!334 = distinct !{!334, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!335 = !{!336, !333, !330, !327}
!336 = distinct !{!336, !337, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!337 = distinct !{!337, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!338 = !{!339, !327}
!339 = distinct !{!339, !340, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!340 = distinct !{!340, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!341 = !{!342, !339, !327}
!342 = distinct !{!342, !343, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!343 = distinct !{!343, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!344 = !{!345, !342, !339, !327}
!345 = distinct !{!345, !346, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!346 = distinct !{!346, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!347 = !{!348, !345, !342, !339, !327}
!348 = distinct !{!348, !349, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!349 = distinct !{!349, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!350 = !{!351, !339, !327}
!351 = distinct !{!351, !352, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!352 = distinct !{!352, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!353 = !{!354, !339, !327}
!354 = distinct !{!354, !355, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!355 = distinct !{!355, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!356 = !{!357, !354, !339, !327}
!357 = distinct !{!357, !358, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!358 = distinct !{!358, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!359 = !{!360, !357, !354, !339, !327}
!360 = distinct !{!360, !361, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!361 = distinct !{!361, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!362 = !{!363, !339, !327}
!363 = distinct !{!363, !364, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!364 = distinct !{!364, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!365 = !{!366, !363, !339, !327}
!366 = distinct !{!366, !367, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!367 = distinct !{!367, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!368 = !{!369, !363, !339, !327}
!369 = distinct !{!369, !370, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!370 = distinct !{!370, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!371 = !{!372, !363, !339, !327}
!372 = distinct !{!372, !373, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!373 = distinct !{!373, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!374 = !{!375, !372, !363, !339, !327}
!375 = distinct !{!375, !376, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!376 = distinct !{!376, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!377 = !{!378}
!378 = distinct !{!378, !379, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj: %retptr"}
!379 = distinct !{!379, !"_ZN3emc7engines6native8dispatch6threadB3v87B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxxjjjjxjjj"}
!380 = !{!381, !378}
!381 = distinct !{!381, !382, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx: %retptr"}
!382 = distinct !{!382, !"_ZN3emc7engines6native8dispatch8straightB3v90B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi384EExx"}
!383 = !{!384, !381, !378}
!384 = distinct !{!384, !385, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!385 = distinct !{!385, !"_ZN3emc7engines6native8dispatch7horizonB3v91B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!386 = !{!387, !384, !381, !378}
!387 = distinct !{!387, !388, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!388 = distinct !{!388, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!389 = !{!390, !378}
!390 = distinct !{!390, !391, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!391 = distinct !{!391, !"_ZN3emc7engines6native8dispatch4noteB3v93B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!392 = !{!393, !378}
!393 = distinct !{!393, !394, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!394 = distinct !{!394, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!395 = !{!396, !393, !378}
!396 = distinct !{!396, !397, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!397 = distinct !{!397, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!398 = !{!399, !393, !378}
!399 = distinct !{!399, !400, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!400 = distinct !{!400, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!401 = !{!402, !393, !378}
!402 = distinct !{!402, !403, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!403 = distinct !{!403, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!404 = !{!405, !402, !393, !378}
!405 = distinct !{!405, !406, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!406 = distinct !{!406, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!407 = !{!408, !378}
!408 = distinct !{!408, !409, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!409 = distinct !{!409, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!410 = !{!411, !408, !378}
!411 = distinct !{!411, !412, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!412 = distinct !{!412, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!413 = !{!414, !411, !408, !378}
!414 = distinct !{!414, !415, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!415 = distinct !{!415, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!416 = !{!417, !378}
!417 = distinct !{!417, !418, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj: %retptr"}
!418 = distinct !{!418, !"_ZN3emc7engines6native8switches5leaveB3v94B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBEwPMAsTQA_3dE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxjjjjjjj"}
!419 = !{!420, !417, !378}
!420 = distinct !{!420, !421, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!421 = distinct !{!421, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!422 = !{!423, !417, !378}
!423 = distinct !{!423, !424, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!424 = distinct !{!424, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!425 = !{!426, !417, !378}
!426 = distinct !{!426, !427, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!427 = distinct !{!427, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!428 = !{!429, !426, !417, !378}
!429 = distinct !{!429, !430, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!430 = distinct !{!430, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!431 = !{!432}
!432 = distinct !{!432, !433, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!433 = distinct !{!433, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!434 = !{!435}
!435 = distinct !{!435, !436, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!436 = distinct !{!436, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!437 = !{!438}
!438 = distinct !{!438, !439, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!439 = distinct !{!439, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!440 = !{!441, !438}
!441 = distinct !{!441, !442, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!442 = distinct !{!442, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!443 = !{!444}
!444 = distinct !{!444, !445, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!445 = distinct !{!445, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
!446 = !{!447}
!447 = distinct !{!447, !448, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!448 = distinct !{!448, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
