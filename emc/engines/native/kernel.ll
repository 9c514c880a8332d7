; made from sources 9b35734b92894e012f8753bb8e8b185f by `python -m emc.engines.native.ship`
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
@PyExc_StopIteration = external global i8
@PyExc_SystemError = external global i8
@".const.unknown error when calling native function.16" = internal constant [43 x i8] c"unknown error when calling native function\00"
@".const.<numba.core.cpu.CPUContext>.15" = internal constant [28 x i8] c"<numba.core.cpu.CPUContext>\00"

define internal range(i32 -1, -2) i32 @kernel.run.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.address) local_unnamed_addr {
B0.endif:
  %.85 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  store ptr null, ptr %excinfo.2, align 8
  %.761 = alloca ptr, align 8
  %excinfo.6 = alloca ptr, align 8
  %.796 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  %.825 = alloca i8, align 1
  store i8 0, ptr %.825, align 1
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.906 = alloca i8, align 1
  store i8 0, ptr %.906, align 1
  %excinfo.10 = alloca ptr, align 8
  store ptr null, ptr %excinfo.10, align 8
  %.5 = inttoptr i64 %arg.address to ptr
  %.78 = getelementptr inbounds nuw i8, ptr %.5, i64 568
  %.80 = load i64, ptr %.78, align 8
  %.81 = icmp eq i64 %.80, 1
  br i1 %.81, label %B116, label %B146

B116:                                             ; preds = %B0.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.91 = call i32 @dispatch.served.1(ptr nonnull %.85, ptr nonnull %excinfo.2, ptr null, ptr null, i64 1, i64 768, ptr nonnull %0, i64 1, i64 768)
  %cond = icmp eq i32 %.91, 0
  br i1 %cond, label %B146, label %B116.if.if, !prof !0

B146:                                             ; preds = %B116, %B0.endif
  %const = bitcast i64 4611686018427387904 to i64
  %sunkaddr = inttoptr i64 %arg.address to ptr
  %sunkaddr329 = getelementptr inbounds i8, ptr %sunkaddr, i64 568
  store i64 0, ptr %sunkaddr329, align 8
  br label %B194

B194:                                             ; preds = %B1086.endif.endif, %B146
  %sunkaddr330 = inttoptr i64 %arg.address to ptr
  %sunkaddr331 = getelementptr inbounds i8, ptr %sunkaddr330, i64 416
  %.49.i = load i64, ptr %sunkaddr331, align 8, !noalias !1
  %.50.i = inttoptr i64 %.49.i to ptr
  %sunkaddr332 = inttoptr i64 %arg.address to ptr
  %sunkaddr333 = getelementptr inbounds i8, ptr %sunkaddr332, i64 472
  %.126.i = load i64, ptr %sunkaddr333, align 8, !noalias !1
  %.131.i = lshr i64 %.126.i, 6
  %.136.i = and i64 %.131.i, 31
  %.170.i = getelementptr i64, ptr %.50.i, i64 %.136.i
  %.171.i = load i64, ptr %.170.i, align 8, !noalias !1
  %.174.i = and i64 %.126.i, 63
  %.175.i = shl nsw i64 -1, %.174.i
  %.176.i = and i64 %.175.i, %.171.i
  %.180.i = icmp eq i64 %.176.i, 0
  br i1 %.180.i, label %B360.i, label %B614.i

B360.i:                                           ; preds = %B194
  %1 = inttoptr i64 %.49.i to ptr
  %.214.i = getelementptr i8, ptr %1, i64 256
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !1
  %.220.i = icmp eq i64 %.215.i, 0
  br i1 %.220.i, label %B424.i, label %B450.i

B424.i:                                           ; preds = %B360.i
  %sunkaddr334 = inttoptr i64 %arg.address to ptr
  %sunkaddr335 = getelementptr inbounds i8, ptr %sunkaddr334, i64 504
  %.271.i = load i64, ptr %sunkaddr335, align 8, !noalias !1
  br label %B194.endif.endif

B450.i:                                           ; preds = %B360.i
  %2 = inttoptr i64 %.49.i to ptr
  %.284.i = shl nsw i64 -2, %.136.i
  %.286.i = and i64 %.215.i, %.284.i
  %.291.not.i = icmp eq i64 %.286.i, 0
  %spec.select.i = select i1 %.291.not.i, i64 %.215.i, i64 %.286.i
  %.314.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i, i1 true)
  %.346.i = getelementptr i64, ptr %2, i64 %.314.i
  %.347.i = load i64, ptr %.346.i, align 8, !noalias !1
  br label %B614.i

B614.i:                                           ; preds = %B450.i, %B194
  %word.2.0.i = phi i64 [ %.314.i, %B450.i ], [ %.136.i, %B194 ]
  %found.2.0.i = phi i64 [ %.347.i, %B450.i ], [ %.176.i, %B194 ]
  %.369.i = shl nuw nsw i64 %word.2.0.i, 6
  %.373.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i, i1 true)
  %.376.i = sub i64 %.369.i, %.126.i
  %.378.i = add i64 %.376.i, %.373.i
  %.381.i = and i64 %.378.i, 2047
  %.383.i = add i64 %.381.i, %.126.i
  %sunkaddr336 = inttoptr i64 %arg.address to ptr
  %sunkaddr337 = getelementptr inbounds i8, ptr %sunkaddr336, i64 504
  %.204.pre = load i64, ptr %sunkaddr337, align 8
  %3 = tail call i64 @llvm.smin.i64(i64 %.204.pre, i64 %.383.i)
  br label %B194.endif.endif

B402:                                             ; preds = %B194.endif.endif
  %.372 = icmp eq i64 %storemerge.i, %const
  br i1 %.372, label %B424, label %B478

B424:                                             ; preds = %B402
  %4 = inttoptr i64 %arg.address to ptr
  %.47.i64 = getelementptr inbounds nuw i8, ptr %4, i64 288
  %.49.i65 = load i64, ptr %.47.i64, align 8, !noalias !4
  %.50.i66 = inttoptr i64 %.49.i65 to ptr
  %.123.i = getelementptr inbounds nuw i8, ptr %4, i64 72
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !4
  %..125.i = tail call i64 @llvm.smax.i64(i64 %.125.i, i64 0)
  %5 = add nuw i64 %..125.i, 1
  br label %B162.i

B162.i:                                           ; preds = %B164.i, %B424
  %lsr.iv3.i = phi i64 [ %lsr.iv.next.i, %B164.i ], [ %5, %B424 ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B164.i ], [ %.50.i66, %B424 ]
  %lsr.iv.next.i = add i64 %lsr.iv3.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %B454, label %B164.i

B164.i:                                           ; preds = %B162.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 168
  %.271.i67 = load i64, ptr %lsr.iv.i, align 8, !noalias !4
  %.304.i = icmp sgt i64 %.271.i67, %.267
  br i1 %.304.i, label %B478, label %B162.i

common.ret:                                       ; preds = %B1086.endif.endif.if.if, %B926.endif.endif.if.if, %B926.if.if, %B896.if.if, %B116.if.if, %B1150, %B1062, %B786, %B728, %B634, %B478, %B454
  %common.ret.op = phi i32 [ 0, %B454 ], [ 0, %B478 ], [ 0, %B634 ], [ 0, %B728 ], [ 0, %B786 ], [ 0, %B1062 ], [ 0, %B1150 ], [ %.912, %B1086.endif.endif.if.if ], [ %.91, %B116.if.if ], [ %.767, %B896.if.if ], [ %.831, %B926.endif.endif.if.if ], [ %.802, %B926.if.if ]
  ret i32 %common.ret.op

B454:                                             ; preds = %B162.i
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B478:                                             ; preds = %B164.i, %B402
  %.453 = add nsw i64 %.267, 1
  %sunkaddr338 = inttoptr i64 %arg.address to ptr
  %sunkaddr339 = getelementptr inbounds i8, ptr %sunkaddr338, i64 472
  store i64 %.453, ptr %sunkaddr339, align 8
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B556:                                             ; preds = %B194.endif.endif
  %.526 = icmp sle i64 %.524.pre, %storemerge.i
  %.560 = icmp ne i64 %.524.pre, %const
  %or.cond375 = and i1 %.526, %.560
  br i1 %or.cond375, label %B634, label %B706

B634:                                             ; preds = %B556
  %sunkaddr340 = inttoptr i64 %arg.address to ptr
  %sunkaddr341 = getelementptr inbounds i8, ptr %sunkaddr340, i64 472
  store i64 %.524.pre, ptr %sunkaddr341, align 8
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B706:                                             ; preds = %B556
  %.636 = icmp eq i64 %storemerge.i, %const
  br i1 %.636, label %B728, label %B752

B728:                                             ; preds = %B706
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B752:                                             ; preds = %B706
  %sunkaddr342 = inttoptr i64 %arg.address to ptr
  %sunkaddr343 = getelementptr inbounds i8, ptr %sunkaddr342, i64 560
  %.678 = load i64, ptr %sunkaddr343, align 8
  %.679.not = icmp eq i64 %.678, 0
  br i1 %.679.not, label %B810, label %B786

B786:                                             ; preds = %B752
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B810:                                             ; preds = %B752
  %sunkaddr344 = inttoptr i64 %arg.address to ptr
  %sunkaddr345 = getelementptr inbounds i8, ptr %sunkaddr344, i64 472
  store i64 %storemerge.i, ptr %sunkaddr345, align 8
  %.756 = add nsw i64 %storemerge.i, 2048
  %.757 = icmp slt i64 %.204, %.756
  br i1 %.757, label %B896, label %B926

B896:                                             ; preds = %B810
  %6 = inttoptr i64 %arg.address to ptr
  %.767 = call i32 @wheel.drain.1(ptr nonnull %.761, ptr nonnull %excinfo.6, ptr null, ptr null, i64 1, i64 768, ptr nonnull %6, i64 1, i64 768)
  %cond76 = icmp eq i32 %.767, 0
  br i1 %cond76, label %B926, label %B896.if.if, !prof !0

B926:                                             ; preds = %B896, %B810
  %7 = inttoptr i64 %arg.address to ptr
  %.789 = and i64 %storemerge.i, 2047
  %.802 = call i32 @switches.arrivals.1(ptr nonnull %.796, ptr nonnull %excinfo.7, ptr null, ptr null, i64 1, i64 768, ptr nonnull %7, i64 1, i64 768, i64 %.789)
  %cond77 = icmp eq i32 %.802, 0
  br i1 %cond77, label %B926.endif, label %B926.if.if, !prof !0

B1062:                                            ; preds = %B926.endif.endif.thread
  store i64 2, ptr %retptr, align 8
  br label %common.ret

B1086:                                            ; preds = %B926.endif.endif
  %sunkaddr346 = inttoptr i64 %arg.address to ptr
  %sunkaddr347 = getelementptr inbounds i8, ptr %sunkaddr346, i64 416
  %.51.i = load i64, ptr %sunkaddr347, align 8, !noalias !7
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %storemerge.i, 6
  %.97.i = and i64 %.17.i, 31
  %.127.i = getelementptr i64, ptr %.52.i, i64 %.97.i
  %.128.i = load i64, ptr %.127.i, align 8, !noalias !7
  %.129.i = and i64 %storemerge.i, 63
  %.130.i = shl nuw i64 1, %.129.i
  %.131.i70 = xor i64 %.130.i, -1
  %.132.i = and i64 %.128.i, %.131.i70
  store i64 %.132.i, ptr %.127.i, align 8, !noalias !7
  %.189.i = icmp eq i64 %.132.i, 0
  br i1 %.189.i, label %B356.i, label %B1086.endif

B356.i:                                           ; preds = %B1086
  %8 = inttoptr i64 %.51.i to ptr
  %.219.i = getelementptr i8, ptr %8, i64 256
  %.220.i71 = load i64, ptr %.219.i, align 8, !noalias !7
  %.222.i = shl nuw nsw i64 1, %.97.i
  %.225.i = xor i64 %.222.i, -1
  %.226.i = and i64 %.220.i71, %.225.i
  store i64 %.226.i, ptr %.219.i, align 8, !noalias !7
  br label %B1086.endif

B1150:                                            ; preds = %B1086.endif.endif.thread
  %sunkaddr348 = inttoptr i64 %arg.address to ptr
  %sunkaddr349 = getelementptr inbounds i8, ptr %sunkaddr348, i64 568
  %.980 = load i64, ptr %sunkaddr349, align 8
  store i64 %.980, ptr %retptr, align 8
  br label %common.ret

B116.if.if:                                       ; preds = %B116
  %.99 = icmp sgt i32 %.91, 0
  %.92 = load ptr, ptr %excinfo.2, align 8
  %.100 = select i1 %.99, ptr %.92, ptr undef
  store ptr %.100, ptr %excinfo, align 8
  br label %common.ret

B194.endif.endif:                                 ; preds = %B614.i, %B424.i
  %.204 = phi i64 [ %.204.pre, %B614.i ], [ %.271.i, %B424.i ]
  %storemerge.i = phi i64 [ %3, %B614.i ], [ %.271.i, %B424.i ]
  %sunkaddr350 = inttoptr i64 %arg.address to ptr
  %sunkaddr351 = getelementptr inbounds i8, ptr %sunkaddr350, i64 224
  %.267 = load i64, ptr %sunkaddr351, align 8
  %.268 = icmp ne i64 %.267, 0
  %.303 = icmp sgt i64 %storemerge.i, %.267
  %or.cond = select i1 %.268, i1 %.303, i1 false
  %sunkaddr352 = inttoptr i64 %arg.address to ptr
  %sunkaddr353 = getelementptr inbounds i8, ptr %sunkaddr352, i64 552
  %.524.pre = load i64, ptr %sunkaddr353, align 8
  %.369 = icmp sgt i64 %.524.pre, %.267
  %or.cond587 = select i1 %or.cond, i1 %.369, i1 false
  br i1 %or.cond587, label %B402, label %B556

B896.if.if:                                       ; preds = %B896
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B926.endif:                                       ; preds = %B926
  %9 = inttoptr i64 %arg.address to ptr
  store i8 0, ptr %.825, align 1
  %.831 = call i32 @switches.arbitrations.1(ptr nonnull %.825, ptr nonnull %excinfo.8, ptr null, ptr null, i64 1, i64 768, ptr nonnull %9, i64 1, i64 768, i64 %.789)
  %.832 = load ptr, ptr %excinfo.8, align 8
  %.841 = load i8, ptr %.825, align 1
  %.844 = icmp eq i8 %.841, 0
  br i1 %.844, label %B926.endif.endif.thread, label %B926.endif.endif

B926.if.if:                                       ; preds = %B926
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B926.endif.endif:                                 ; preds = %B926.endif
  %cond79 = icmp eq i32 %.831, 0
  br i1 %cond79, label %B1086, label %B926.endif.endif.if.if.loopexit, !prof !0

B926.endif.endif.thread:                          ; preds = %B926.endif
  %.839.le = icmp sgt i32 %.831, 0
  %.840.le456 = select i1 %.839.le, ptr %.832, ptr undef
  %cond78 = icmp eq i32 %.831, 0
  br i1 %cond78, label %B1062, label %B926.endif.endif.if.if, !prof !0

B926.endif.endif.if.if.loopexit:                  ; preds = %B926.endif.endif
  %.839.le460 = icmp sgt i32 %.831, 0
  %.840.le = select i1 %.839.le460, ptr %.832, ptr undef
  br label %B926.endif.endif.if.if

B926.endif.endif.if.if:                           ; preds = %B926.endif.endif.if.if.loopexit, %B926.endif.endif.thread
  %.840438 = phi ptr [ %.840.le, %B926.endif.endif.if.if.loopexit ], [ %.840.le456, %B926.endif.endif.thread ]
  store ptr %.840438, ptr %excinfo, align 8
  br label %common.ret

B1086.endif:                                      ; preds = %B356.i, %B1086
  %10 = inttoptr i64 %arg.address to ptr
  store i8 0, ptr %.906, align 1
  %.912 = call i32 @dispatch.dispatches.1(ptr nonnull %.906, ptr nonnull %excinfo.10, ptr null, ptr null, i64 1, i64 768, ptr nonnull %10, i64 1, i64 768, i64 %.789)
  %.913 = load ptr, ptr %excinfo.10, align 8
  %.922 = load i8, ptr %.906, align 1
  %.925 = icmp eq i8 %.922, 0
  br i1 %.925, label %B1086.endif.endif.thread, label %B1086.endif.endif

B1086.endif.endif:                                ; preds = %B1086.endif
  %cond81 = icmp eq i32 %.912, 0
  br i1 %cond81, label %B194, label %B1086.endif.endif.if.if.loopexit, !prof !0

B1086.endif.endif.thread:                         ; preds = %B1086.endif
  %.920.le = icmp sgt i32 %.912, 0
  %.921.le450 = select i1 %.920.le, ptr %.913, ptr undef
  %cond80 = icmp eq i32 %.912, 0
  br i1 %cond80, label %B1150, label %B1086.endif.endif.if.if, !prof !0

B1086.endif.endif.if.if.loopexit:                 ; preds = %B1086.endif.endif
  %.920.le454 = icmp sgt i32 %.912, 0
  %.921.le = select i1 %.920.le454, ptr %.913, ptr undef
  br label %B1086.endif.endif.if.if

B1086.endif.endif.if.if:                          ; preds = %B1086.endif.endif.if.if.loopexit, %B1086.endif.endif.thread
  %.921447 = phi ptr [ %.921.le, %B1086.endif.endif.if.if.loopexit ], [ %.921.le450, %B1086.endif.endif.thread ]
  store ptr %.921447, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.served.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif:
  %.513 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  %.49 = load i64, ptr %.47, align 8
  %0 = and i64 %.49, 4294967295
  %.80 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  %.82 = load i64, ptr %.80, align 8
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 216
  %.114 = load i64, ptr %.112, align 8
  %.115 = add nsw i64 %.114, %.82
  %.151 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.153 = load i64, ptr %.151, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.218 = getelementptr [168 x i8], ptr %.154, i64 %0
  %.222 = getelementptr inbounds nuw i8, ptr %.218, i64 40
  %.224 = load i64, ptr %.222, align 8
  %.257 = add nsw i64 %.224, %.114
  store i64 %.257, ptr %.222, align 8
  %.290 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
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
  %.405 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  %.407 = load i64, ptr %.405, align 8
  %.408 = trunc i64 %.407 to i32
  %.438 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  %.440 = load i64, ptr %.438, align 8
  %.441 = trunc i64 %.440 to i32
  %.473 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  %.475 = load i64, ptr %.473, align 8
  %.476 = trunc i64 %.475 to i32
  %.506 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  %.508 = load i64, ptr %.506, align 8
  %.509 = trunc i64 %.508 to i32
  %.519 = call i32 @switches.leave.1(ptr nonnull %.513, ptr nonnull %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.50, i64 %.115, i32 0, i32 %.336, i64 %.373, i32 %.476, i32 %.408, i32 %.441, i32 %.509)
  %cond = icmp eq i32 %.519, 0
  br i1 %cond, label %B758, label %common.ret, !prof !0

B758:                                             ; preds = %B342, %B0.endif
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !10
  %.56.i = inttoptr i64 %.55.i to ptr
  %.120.i = getelementptr [168 x i8], ptr %.56.i, i64 %0
  store i64 %.115, ptr %.120.i, align 8, !noalias !10
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 104
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !10
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B178.i, label %B142.i

B142.i:                                           ; preds = %B758
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i.i = load i64, ptr %sunkaddr1, align 8, !noalias !13
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [168 x i8], ptr %.56.i.i, i64 %0
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 116
  store i32 1, ptr %.129.i.i, align 4, !noalias !13
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !13
  %.165.i.i = sub nsw i64 %.115, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %.115, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !13
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !13
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %0, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !13
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %2 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %2, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !13
  %.378.i.i = and i64 %0, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !13
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.441.i.i = load i64, ptr %.439.i.i, align 8, !noalias !13
  %.442.i.i = mul i64 %.441.i.i, %.174.i.i
  %.443.i.i = lshr i64 %0, 12
  %3 = getelementptr i64, ptr %.275.i.i, i64 %.442.i.i
  %.469.i.i = getelementptr i64, ptr %3, i64 %.443.i.i
  %.470.i.i = load i64, ptr %.469.i.i, align 8, !noalias !13
  %.471.i.i = and i64 %.313.i.i, 63
  %.472.i.i = shl nuw i64 1, %.471.i.i
  %.473.i.i = or i64 %.470.i.i, %.472.i.i
  store i64 %.473.i.i, ptr %.469.i.i, align 8, !noalias !13
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i.i.i = load i64, ptr %.49.i.i.i, align 8, !noalias !16
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %.115, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !16
  %.118.i.i.i = and i64 %.115, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !16
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !16
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !16
  br label %B758.endif.endif

B888.endif.i.i:                                   ; preds = %B142.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 8
  store i64 %.115, ptr %.570.i.i, align 8, !noalias !13
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !13
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !13
  %.646.i.i = add nuw nsw i64 %0, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !13
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !13
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.115, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !13
  br label %B758.endif.endif

B178.i:                                           ; preds = %B758
  %.191.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 116
  store i32 0, ptr %.191.i, align 4, !noalias !10
  br label %B758.endif.endif

common.ret:                                       ; preds = %B758.endif.endif, %B342
  %retptr.sink = phi ptr [ %retptr, %B758.endif.endif ], [ %excinfo, %B342 ]
  %common.ret.op = phi i32 [ 0, %B758.endif.endif ], [ %.519, %B342 ]
  store ptr null, ptr %retptr.sink, align 8
  ret i32 %common.ret.op

B758.endif.endif:                                 ; preds = %B178.i, %B888.endif.i.i, %B188.endif.endif.endif.i.i
  br label %common.ret
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

define internal noundef range(i32 -1, -2) i32 @wheel.drain.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) initializes((504, 512)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif.endif.endif:
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  store i64 4611686018427387904, ptr %.47, align 8
  %.79 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.81 = load i64, ptr %.79, align 8
  %.149 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.151 = load i64, ptr %.149, align 8
  %.217 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.219 = load i64, ptr %.217, align 8
  %.315 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.317 = load i64, ptr %.315, align 8
  %.318 = trunc i64 %.317 to i32
  store i64 0, ptr %.315, align 8
  %.354.not = icmp eq i32 %.318, 0
  br i1 %.354.not, label %B488, label %B380.preheader

B380.preheader:                                   ; preds = %B0.endif.endif.endif
  br label %B380

B380:                                             ; preds = %B380.endif, %B380.preheader
  %number.4.0 = phi i32 [ %.386, %B380.endif ], [ %.318, %B380.preheader ]
  %0 = inttoptr i64 %.81 to ptr
  %.358 = zext i32 %number.4.0 to i64
  %.383 = getelementptr [48 x i8], ptr %0, i64 %.358
  %.384 = getelementptr inbounds nuw i8, ptr %.383, i64 8
  %.386 = load i32, ptr %.384, align 4
  %.418 = load i64, ptr %.383, align 8
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !19
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [48 x i8], ptr %.56.i, i64 %.358
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 8
  store i32 0, ptr %.128.i, align 4, !noalias !19
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.162.i = load i64, ptr %sunkaddr1, align 8, !noalias !19
  %.164.i = sub nsw i64 %.418, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %1 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr17.i = shl nuw nsw i64 %.168.i, 2
  %sunkaddr18.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr17.i
  %.471.i = load i32, ptr %sunkaddr18.i, align 4, !noalias !19
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [48 x i8], ptr %1, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 8
  store i32 %number.4.0, ptr %.505.i, align 4, !noalias !19
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr20.pre-phi.i = phi i64 [ %sunkaddr24.i, %B456.endif.i ], [ %sunkaddr17.i, %B500.i ]
  %sunkaddr19.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr21.i = getelementptr i8, ptr %sunkaddr19.pre-phi.i, i64 %sunkaddr20.pre-phi.i
  store i32 %number.4.0, ptr %sunkaddr21.i, align 4, !noalias !19
  br label %B380.endif

B552.i:                                           ; preds = %B380
  store i64 %.418, ptr %.127.i, align 8, !noalias !19
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.612.i = load i64, ptr %sunkaddr2, align 8, !noalias !19
  %.613.i = icmp eq i64 %.612.i, 0
  br i1 %.613.i, label %B612.i, label %B640.i

B612.i:                                           ; preds = %B552.i
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  store i64 %.358, ptr %sunkaddr3, align 8, !noalias !19
  br label %B714.endif.i

B640.i:                                           ; preds = %B552.i
  %2 = inttoptr i64 %.55.i to ptr
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  %.686.i = load i64, ptr %sunkaddr4, align 8, !noalias !19
  %3 = and i64 %.686.i, 4294967295
  %.714.i = getelementptr [48 x i8], ptr %2, i64 %3
  %.721.i = getelementptr inbounds nuw i8, ptr %.714.i, i64 8
  store i32 %number.4.0, ptr %.721.i, align 4, !noalias !19
  br label %B714.endif.i

B170.endif.endif.i:                               ; preds = %B380
  %.168.i = and i64 %.418, 2047
  %sunkaddr5 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.203.i = load i64, ptr %sunkaddr5, align 8, !noalias !19
  %.204.i = inttoptr i64 %.203.i to ptr
  %sunkaddr6 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.271.i = load i64, ptr %sunkaddr6, align 8, !noalias !19
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !19
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %4 = inttoptr i64 %.203.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %4, i64 %sunkaddr24.i
  store i32 %number.4.0, ptr %sunkaddr25.i, align 4, !noalias !19
  %sunkaddr7 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i = load i64, ptr %sunkaddr7, align 8, !noalias !22
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.418, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !22
  %.118.i.i = and i64 %.418, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !22
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !22
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !22
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B714.endif.i:                                     ; preds = %B640.i, %B612.i
  %sunkaddr8 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  store i64 %.358, ptr %sunkaddr8, align 8, !noalias !19
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.792.i = load i64, ptr %sunkaddr9, align 8, !noalias !19
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.418, i64 %.792.i)
  store i64 %.13.i.i, ptr %sunkaddr9, align 8, !noalias !19
  br label %B380.endif

B488:                                             ; preds = %B380.endif, %B0.endif.endif.endif
  %.487 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 528
  %.489 = load i64, ptr %.487, align 8
  %.490 = trunc i64 %.489 to i32
  store i64 0, ptr %.487, align 8
  %.526.not = icmp eq i32 %.490, 0
  br i1 %.526.not, label %B696, label %B588.preheader

B588.preheader:                                   ; preds = %B488
  br label %B588

B588:                                             ; preds = %B588.endif, %B588.preheader
  %number.1.2.0 = phi i32 [ %.558, %B588.endif ], [ %.490, %B588.preheader ]
  %5 = inttoptr i64 %.151 to ptr
  %.530 = zext i32 %number.1.2.0 to i64
  %.555 = getelementptr [64 x i8], ptr %5, i64 %.530
  %.556 = getelementptr inbounds nuw i8, ptr %.555, i64 60
  %.558 = load i32, ptr %.556, align 4
  %.588 = getelementptr inbounds nuw i8, ptr %.555, i64 8
  %.590 = load i64, ptr %.588, align 8
  %sunkaddr10 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i5 = load i64, ptr %sunkaddr10, align 8, !noalias !25
  %.56.i6 = inttoptr i64 %.55.i5 to ptr
  %.128.i7 = getelementptr [64 x i8], ptr %.56.i6, i64 %.530
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i7, i64 52
  store i32 1, ptr %.129.i, align 4, !noalias !25
  %.160.i8 = getelementptr inbounds nuw i8, ptr %.128.i7, i64 60
  store i32 0, ptr %.160.i8, align 4, !noalias !25
  %sunkaddr11 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.194.i = load i64, ptr %sunkaddr11, align 8, !noalias !25
  %.196.i = sub nsw i64 %.590, %.194.i
  %.197.i = icmp slt i64 %.196.i, 2048
  br i1 %.197.i, label %B222.endif.endif.i, label %B604.i

B552.i11:                                         ; preds = %B222.endif.endif.i
  %6 = inttoptr i64 %.55.i5 to ptr
  %sunkaddr.i12 = inttoptr i64 %.303.i to ptr
  %sunkaddr17.i13 = shl nuw nsw i64 %.200.i, 2
  %sunkaddr18.i14 = getelementptr i8, ptr %sunkaddr.i12, i64 %sunkaddr17.i13
  %.503.i = load i32, ptr %sunkaddr18.i14, align 4, !noalias !25
  %.505.i15 = zext i32 %.503.i to i64
  %.530.i = getelementptr [64 x i8], ptr %6, i64 %.505.i15
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 60
  store i32 %number.1.2.0, ptr %.537.i, align 4, !noalias !25
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i11
  %sunkaddr20.pre-phi.i16 = phi i64 [ %sunkaddr24.i19, %B508.endif.i ], [ %sunkaddr17.i13, %B552.i11 ]
  %sunkaddr19.pre-phi.i17 = phi ptr [ %.pre.i35, %B508.endif.i ], [ %sunkaddr.i12, %B552.i11 ]
  %sunkaddr21.i18 = getelementptr i8, ptr %sunkaddr19.pre-phi.i17, i64 %sunkaddr20.pre-phi.i16
  store i32 %number.1.2.0, ptr %sunkaddr21.i18, align 4, !noalias !25
  br label %B588.endif

B604.i:                                           ; preds = %B588
  %.610.i9 = getelementptr inbounds nuw i8, ptr %.128.i7, i64 8
  store i64 %.590, ptr %.610.i9, align 8, !noalias !25
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  %.644.i = load i64, ptr %sunkaddr12, align 8, !noalias !25
  %.645.i = icmp eq i64 %.644.i, 0
  br i1 %.645.i, label %B664.i, label %B692.i

B664.i:                                           ; preds = %B604.i
  %sunkaddr13 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  store i64 %.530, ptr %sunkaddr13, align 8, !noalias !25
  br label %B766.endif.i

B692.i:                                           ; preds = %B604.i
  %7 = inttoptr i64 %.55.i5 to ptr
  %sunkaddr14 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.718.i = load i64, ptr %sunkaddr14, align 8, !noalias !25
  %8 = and i64 %.718.i, 4294967295
  %.746.i = getelementptr [64 x i8], ptr %7, i64 %8
  %.753.i = getelementptr inbounds nuw i8, ptr %.746.i, i64 60
  store i32 %number.1.2.0, ptr %.753.i, align 4, !noalias !25
  br label %B766.endif.i

B222.endif.endif.i:                               ; preds = %B588
  %.200.i = and i64 %.590, 2047
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.235.i = load i64, ptr %sunkaddr15, align 8, !noalias !25
  %.236.i = inttoptr i64 %.235.i to ptr
  %sunkaddr16 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.303.i = load i64, ptr %sunkaddr16, align 8, !noalias !25
  %.384.i = getelementptr i32, ptr %.236.i, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !25
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i11

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %9 = inttoptr i64 %.235.i to ptr
  %sunkaddr24.i19 = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i20 = getelementptr i8, ptr %9, i64 %sunkaddr24.i19
  store i32 %number.1.2.0, ptr %sunkaddr25.i20, align 4, !noalias !25
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i22 = load i64, ptr %sunkaddr17, align 8, !noalias !28
  %.52.i.i23 = inttoptr i64 %.51.i.i22 to ptr
  %.17.i.i24 = lshr i64 %.590, 6
  %.91.i.i25 = and i64 %.17.i.i24, 31
  %.116.i.i26 = getelementptr i64, ptr %.52.i.i23, i64 %.91.i.i25
  %.117.i.i27 = load i64, ptr %.116.i.i26, align 8, !noalias !28
  %.118.i.i28 = and i64 %.590, 63
  %.119.i.i29 = shl nuw i64 1, %.118.i.i28
  %.120.i.i30 = or i64 %.117.i.i27, %.119.i.i29
  store i64 %.120.i.i30, ptr %.116.i.i26, align 8, !noalias !28
  %.174.i.i31 = getelementptr i8, ptr %.52.i.i23, i64 256
  %.175.i.i32 = load i64, ptr %.174.i.i31, align 8, !noalias !28
  %.177.i.i33 = shl nuw nsw i64 1, %.91.i.i25
  %.178.i.i34 = or i64 %.175.i.i32, %.177.i.i33
  store i64 %.178.i.i34, ptr %.174.i.i31, align 8, !noalias !28
  %.pre.i35 = inttoptr i64 %.303.i to ptr
  br label %B590.i

B766.endif.i:                                     ; preds = %B692.i, %B664.i
  %sunkaddr18 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.530, ptr %sunkaddr18, align 8, !noalias !25
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.824.i = load i64, ptr %sunkaddr19, align 8, !noalias !25
  %.13.i.i10 = tail call i64 @llvm.smin.i64(i64 %.590, i64 %.824.i)
  store i64 %.13.i.i10, ptr %sunkaddr19, align 8, !noalias !25
  br label %B588.endif

B696:                                             ; preds = %B588.endif, %B488
  %.659 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.661 = load i64, ptr %.659, align 8
  %.662 = trunc i64 %.661 to i32
  store i64 0, ptr %.659, align 8
  %.698.not = icmp eq i32 %.662, 0
  br i1 %.698.not, label %common.ret, label %B796.preheader

B796.preheader:                                   ; preds = %B696
  br label %B796

B796:                                             ; preds = %B796.endif, %B796.preheader
  %number.2.2.0 = phi i32 [ %.733, %B796.endif ], [ %.662, %B796.preheader ]
  %10 = inttoptr i64 %.219 to ptr
  %.702 = zext i32 %number.2.2.0 to i64
  %.704 = add nsw i64 %.702, -1
  %.730 = getelementptr [168 x i8], ptr %10, i64 %.704
  %.731 = getelementptr inbounds nuw i8, ptr %.730, i64 160
  %.733 = load i32, ptr %.731, align 4
  %.763 = getelementptr inbounds nuw i8, ptr %.730, i64 8
  %.765 = load i64, ptr %.763, align 8
  %sunkaddr20 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i37 = load i64, ptr %sunkaddr20, align 8, !noalias !31
  %.56.i38 = inttoptr i64 %.55.i37 to ptr
  %.127.i39 = getelementptr [168 x i8], ptr %.56.i38, i64 %.704
  %.128.i40 = getelementptr inbounds nuw i8, ptr %.127.i39, i64 116
  store i32 1, ptr %.128.i40, align 4, !noalias !31
  %sunkaddr21 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.162.i42 = load i64, ptr %sunkaddr21, align 8, !noalias !31
  %.164.i43 = sub nsw i64 %.765, %.162.i42
  %.165.i44 = icmp slt i64 %.164.i43, 2048
  br i1 %.165.i44, label %B188.endif.endif.endif.i, label %B888.endif.i

B188.endif.endif.endif.i:                         ; preds = %B796
  %.173.i = and i64 %.765, 2047
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 400
  %.205.i = load i64, ptr %sunkaddr22, align 8, !noalias !31
  %.206.i = inttoptr i64 %.205.i to ptr
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.273.i = load i64, ptr %sunkaddr23, align 8, !noalias !31
  %.274.i = inttoptr i64 %.273.i to ptr
  %.311.i = lshr i64 %.704, 6
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 264
  %.343.i = load i64, ptr %sunkaddr24, align 8, !noalias !31
  %.344.i = mul i64 %.343.i, %.173.i
  %11 = getelementptr i64, ptr %.206.i, i64 %.344.i
  %.370.i = getelementptr i64, ptr %11, i64 %.311.i
  %.371.i = load i64, ptr %.370.i, align 8, !noalias !31
  %.375.i = and i64 %.704, 63
  %.376.i = shl nuw i64 1, %.375.i
  %.377.i = or i64 %.371.i, %.376.i
  store i64 %.377.i, ptr %.370.i, align 8, !noalias !31
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.438.i = load i64, ptr %sunkaddr25, align 8, !noalias !31
  %.439.i = mul i64 %.438.i, %.173.i
  %.440.i = lshr i64 %.704, 12
  %12 = getelementptr i64, ptr %.274.i, i64 %.439.i
  %.466.i = getelementptr i64, ptr %12, i64 %.440.i
  %.467.i = load i64, ptr %.466.i, align 8, !noalias !31
  %.468.i = and i64 %.311.i, 63
  %.469.i = shl nuw i64 1, %.468.i
  %.470.i = or i64 %.467.i, %.469.i
  store i64 %.470.i, ptr %.466.i, align 8, !noalias !31
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i49 = load i64, ptr %sunkaddr26, align 8, !noalias !34
  %.52.i.i50 = inttoptr i64 %.51.i.i49 to ptr
  %.17.i.i51 = lshr i64 %.765, 6
  %.91.i.i52 = and i64 %.17.i.i51, 31
  %.116.i.i53 = getelementptr i64, ptr %.52.i.i50, i64 %.91.i.i52
  %.117.i.i54 = load i64, ptr %.116.i.i53, align 8, !noalias !34
  %.118.i.i55 = and i64 %.765, 63
  %.119.i.i56 = shl nuw i64 1, %.118.i.i55
  %.120.i.i57 = or i64 %.117.i.i54, %.119.i.i56
  store i64 %.120.i.i57, ptr %.116.i.i53, align 8, !noalias !34
  %.174.i.i58 = getelementptr i8, ptr %.52.i.i50, i64 256
  %.175.i.i59 = load i64, ptr %.174.i.i58, align 8, !noalias !34
  %.177.i.i60 = shl nuw nsw i64 1, %.91.i.i52
  %.178.i.i61 = or i64 %.175.i.i59, %.177.i.i60
  store i64 %.178.i.i61, ptr %.174.i.i58, align 8, !noalias !34
  br label %B796.endif

B888.endif.i:                                     ; preds = %B796
  %.566.i = getelementptr inbounds nuw i8, ptr %.127.i39, i64 8
  store i64 %.765, ptr %.566.i, align 8, !noalias !31
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.600.i = load i64, ptr %sunkaddr27, align 8, !noalias !31
  %.601.i = trunc i64 %.600.i to i32
  %.634.i = getelementptr inbounds nuw i8, ptr %.127.i39, i64 160
  store i32 %.601.i, ptr %.634.i, align 8, !noalias !31
  store i64 %.702, ptr %sunkaddr27, align 8, !noalias !31
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.704.i = load i64, ptr %sunkaddr28, align 8, !noalias !31
  %.13.i.i45 = tail call i64 @llvm.smin.i64(i64 %.765, i64 %.704.i)
  store i64 %.13.i.i45, ptr %sunkaddr28, align 8, !noalias !31
  br label %B796.endif

common.ret:                                       ; preds = %B796.endif, %B696
  store ptr null, ptr %retptr, align 8
  ret i32 0

B380.endif:                                       ; preds = %B714.endif.i, %B538.i
  %.449.not = icmp eq i32 %.386, 0
  br i1 %.449.not, label %B488, label %B380

B588.endif:                                       ; preds = %B766.endif.i, %B590.i
  %.621.not = icmp eq i32 %.558, 0
  br i1 %.621.not, label %B696, label %B588

B796.endif:                                       ; preds = %B888.endif.i, %B188.endif.endif.endif.i
  %.793.not = icmp eq i32 %.733, 0
  br i1 %.793.not, label %common.ret, label %B796
}

define internal noundef range(i32 -1, -2) i32 @switches.arrivals.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif.endif:
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.120 = load i64, ptr %.118, align 8
  %.186 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.188 = load i64, ptr %.186, align 8
  %.272 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.274 = load i64, ptr %.272, align 8
  %.307 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.309 = load i64, ptr %.307, align 8
  %.376 = getelementptr i32, ptr %.51, i64 %arg.bucket
  %.377 = load i32, ptr %.376, align 4
  store i32 0, ptr %.376, align 4
  %.410.not = icmp eq i32 %.377, 0
  br i1 %.410.not, label %common.ret, label %B420.preheader

B420:                                             ; preds = %B420.preheader, %B1018
  %number.2.0 = phi i32 [ %.445, %B1018 ], [ %.377, %B420.preheader ]
  %0 = inttoptr i64 %.120 to ptr
  %.417 = zext i32 %number.2.0 to i64
  %.442 = getelementptr [48 x i8], ptr %0, i64 %.417
  %.443 = getelementptr inbounds nuw i8, ptr %.442, i64 8
  %.445 = load i32, ptr %.443, align 4
  %.477 = getelementptr inbounds nuw i8, ptr %.442, i64 44
  %.479 = load i32, ptr %.477, align 4
  %.482 = zext i32 %.479 to i64
  %.483 = lshr i64 %.482, 2
  %.518 = and i64 %.482, 3
  %.553 = getelementptr inbounds nuw i8, ptr %.442, i64 16
  %.555 = load i32, ptr %.553, align 4
  %.561 = zext i32 %.555 to i64
  %.562 = icmp eq i64 %.483, %.561
  br i1 %.562, label %B712, label %B604

B604:                                             ; preds = %B420
  %sunkaddr = inttoptr i64 %.309 to ptr
  %sunkaddr1 = mul i64 %.483, 4
  %sunkaddr2 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr1
  %.598 = load i32, ptr %sunkaddr2, align 4
  %.599 = zext i32 %.598 to i64
  %sunkaddr3 = inttoptr i64 %.309 to ptr
  %sunkaddr4 = mul i64 %.561, 4
  %sunkaddr5 = getelementptr i8, ptr %sunkaddr3, i64 %sunkaddr4
  %.628 = load i32, ptr %sunkaddr5, align 4
  %.631 = zext i32 %.628 to i64
  %.9.i = lshr i64 %.599, 8
  %.10.i = lshr i64 %.631, 8
  %.17.i = and i64 %.631, 255
  %.18.i = and i64 %.599, 255
  %.19.i = sub nsw i64 %.17.i, %.18.i
  %.28.i = icmp slt i64 %.19.i, 0
  %.33.i = select i1 %.28.i, i64 %.31.i, i64 0
  %left.3.0.i = add nsw i64 %.33.i, %.19.i
  %.47.i = lshr i64 %.10.i, %left.3.0.i
  %.50.i = sub nsw i64 %.274, %left.3.0.i
  %notmask.i = shl nsw i64 -1, %.50.i
  %.52.i = xor i64 %notmask.i, -1
  %.54.i = and i64 %.9.i, %.52.i
  %.55.not.i = icmp eq i64 %.47.i, %.54.i
  %.60.i = select i1 %.55.not.i, i64 0, i64 %.31.i
  %left.4.0.i = add nsw i64 %.60.i, %left.3.0.i
  %.70.i = icmp sgt i64 %left.4.0.i, %.274
  br i1 %.70.i, label %B144.i, label %B160.i

B144.i:                                           ; preds = %B604
  %.81.i = lshr i64 %.9.i, %.77.i
  br label %B712

B160.i:                                           ; preds = %B604
  %.91.i = add nsw i64 %left.4.0.i, -1
  %.9532.i = lshr i64 %.10.i, %.91.i
  %.98.i = and i64 %.9532.i, 1
  br label %B712

B712:                                             ; preds = %B160.i, %B144.i, %B420
  %"$phi712.0.2.1" = phi i64 [ 2, %B420 ], [ %.98.i, %B160.i ], [ %.81.i, %B144.i ]
  %1 = inttoptr i64 %.188 to ptr
  %.666 = mul nuw nsw i64 %.483, 3
  %.671 = add nuw nsw i64 %.666, 1
  %.674 = add nuw nsw i64 %.671, %"$phi712.0.2.1"
  %sunkaddr6 = getelementptr inbounds i8, ptr %.442, i64 8
  store i32 0, ptr %sunkaddr6, align 4, !noalias !37
  %.92.i = getelementptr [64 x i8], ptr %1, i64 %.674
  switch i64 %.518, label %B476.i [
    i64 0, label %B94.i
    i64 1, label %B304.i
  ]

B94.i:                                            ; preds = %B712
  %.107.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 16
  %.109.i = load i32, ptr %.107.i, align 4, !noalias !37
  %.110.i = icmp eq i32 %.109.i, 0
  br i1 %.110.i, label %B126.i, label %B142.i

B126.i:                                           ; preds = %B94.i
  %sunkaddr7 = getelementptr inbounds i8, ptr %.92.i, i64 16
  store i32 %number.2.0, ptr %sunkaddr7, align 4, !noalias !37
  br label %B646.i

B142.i:                                           ; preds = %B94.i
  %2 = inttoptr i64 %.120 to ptr
  %.124.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 28
  %.126.i = load i32, ptr %.124.i, align 4, !noalias !37
  %.128.i = zext i32 %.126.i to i64
  %.153.i = getelementptr [48 x i8], ptr %2, i64 %.128.i
  %.160.i = getelementptr inbounds nuw i8, ptr %.153.i, i64 8
  store i32 %number.2.0, ptr %.160.i, align 4, !noalias !37
  br label %B646.i

B304.i:                                           ; preds = %B712
  %.200.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 20
  %.202.i = load i32, ptr %.200.i, align 4, !noalias !37
  %.203.i = icmp eq i32 %.202.i, 0
  br i1 %.203.i, label %B336.i, label %B352.i

B336.i:                                           ; preds = %B304.i
  %sunkaddr8 = getelementptr inbounds i8, ptr %.92.i, i64 20
  store i32 %number.2.0, ptr %sunkaddr8, align 4, !noalias !37
  br label %B646.i

B352.i:                                           ; preds = %B304.i
  %3 = inttoptr i64 %.120 to ptr
  %.217.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 32
  %.219.i = load i32, ptr %.217.i, align 4, !noalias !37
  %.221.i = zext i32 %.219.i to i64
  %.246.i = getelementptr [48 x i8], ptr %3, i64 %.221.i
  %.253.i = getelementptr inbounds nuw i8, ptr %.246.i, i64 8
  store i32 %number.2.0, ptr %.253.i, align 4, !noalias !37
  br label %B646.i

B476.i:                                           ; preds = %B712
  %.285.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 24
  %.287.i = load i32, ptr %.285.i, align 4, !noalias !37
  %.288.i = icmp eq i32 %.287.i, 0
  br i1 %.288.i, label %B508.i, label %B524.i

B508.i:                                           ; preds = %B476.i
  %sunkaddr9 = getelementptr inbounds i8, ptr %.92.i, i64 24
  store i32 %number.2.0, ptr %sunkaddr9, align 4, !noalias !37
  br label %B646.i

B524.i:                                           ; preds = %B476.i
  %4 = inttoptr i64 %.120 to ptr
  %.302.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 36
  %.304.i = load i32, ptr %.302.i, align 4, !noalias !37
  %.306.i = zext i32 %.304.i to i64
  %.331.i = getelementptr [48 x i8], ptr %4, i64 %.306.i
  %.338.i = getelementptr inbounds nuw i8, ptr %.331.i, i64 8
  store i32 %number.2.0, ptr %.338.i, align 4, !noalias !37
  br label %B646.i

B646.i:                                           ; preds = %B524.i, %B508.i, %B352.i, %B336.i, %B142.i, %B126.i
  %.sink146.i = phi i64 [ 32, %B336.i ], [ 28, %B126.i ], [ 28, %B142.i ], [ 32, %B352.i ], [ 36, %B524.i ], [ 36, %B508.i ]
  %.sink.i = phi i64 [ 44, %B336.i ], [ 40, %B126.i ], [ 40, %B142.i ], [ 44, %B352.i ], [ 48, %B524.i ], [ 48, %B508.i ]
  %.344.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 %.sink146.i
  store i32 %number.2.0, ptr %.344.i, align 4, !noalias !37
  %.350.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 %.sink.i
  %.352.i = load i32, ptr %.350.i, align 4, !noalias !37
  %.356.i = add i32 %.352.i, 1
  store i32 %.356.i, ptr %.350.i, align 4, !noalias !37
  %.370.i = getelementptr inbounds nuw i8, ptr %.92.i, i64 56
  %.372.i = load i32, ptr %.370.i, align 4, !noalias !37
  %.374.i = icmp ugt i32 %.356.i, %.372.i
  br i1 %.374.i, label %B668.i, label %B712.endif

B668.i:                                           ; preds = %B646.i
  %sunkaddr10 = getelementptr inbounds i8, ptr %.92.i, i64 56
  store i32 %.356.i, ptr %sunkaddr10, align 4, !noalias !37
  br label %B712.endif

B1018:                                            ; preds = %B766.endif.i, %B590.i, %B712.endif
  %.878.not = icmp eq i32 %.445, 0
  br i1 %.878.not, label %common.ret, label %B420

common.ret:                                       ; preds = %B1018, %B0.endif.endif.endif.endif
  store ptr null, ptr %retptr, align 8
  ret i32 0

B420.preheader:                                   ; preds = %B0.endif.endif.endif.endif
  %.31.i = add nsw i64 %.274, 1
  %.77.i = add nsw i64 %.274, -1
  br label %B420

B712.endif:                                       ; preds = %B668.i, %B646.i
  %.743 = getelementptr inbounds nuw i8, ptr %.92.i, i64 52
  %.745 = load i32, ptr %.743, align 4
  %.747 = icmp eq i32 %.745, 0
  br i1 %.747, label %B912.endif, label %B1018

B912.endif:                                       ; preds = %B712.endif
  %.779 = load i64, ptr %.92.i, align 8
  %sunkaddr11 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.811 = load i64, ptr %sunkaddr11, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.811, i64 %.779)
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %sunkaddr12, align 8, !noalias !40
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [64 x i8], ptr %.56.i, i64 %.674
  %.128.i20 = getelementptr inbounds nuw i8, ptr %.127.i, i64 52
  store i32 1, ptr %.128.i20, align 4, !noalias !40
  %.158.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 60
  store i32 0, ptr %.158.i, align 4, !noalias !40
  %.192.i = load i64, ptr %sunkaddr11, align 8, !noalias !40
  %.194.i = sub nsw i64 %.13.i, %.192.i
  %.195.i = icmp slt i64 %.194.i, 2048
  br i1 %.195.i, label %B222.endif.endif.i, label %B604.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %5 = inttoptr i64 %.55.i to ptr
  %sunkaddr35 = inttoptr i64 %.301.i to ptr
  %sunkaddr13 = inttoptr i64 %.301.i to ptr
  %sunkaddr14 = mul i64 %.198.i, 4
  %sunkaddr15 = getelementptr i8, ptr %sunkaddr13, i64 %sunkaddr14
  %.502.i = load i32, ptr %sunkaddr15, align 4, !noalias !40
  %.504.i = zext i32 %.502.i to i64
  %.529.i = getelementptr [64 x i8], ptr %5, i64 %.504.i
  %.536.i = trunc nuw i64 %.674 to i32
  %.537.i = getelementptr inbounds nuw i8, ptr %.529.i, i64 60
  store i32 %.536.i, ptr %.537.i, align 4, !noalias !40
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr19.pre-phi.i.pre-phi = phi ptr [ %.pre, %B508.endif.i ], [ %sunkaddr35, %B552.i ]
  %.569.pre-phi.i = phi i32 [ %.419.i, %B508.endif.i ], [ %.536.i, %B552.i ]
  %sunkaddr16 = mul i64 %.198.i, 4
  %sunkaddr17 = getelementptr i8, ptr %sunkaddr19.pre-phi.i.pre-phi, i64 %sunkaddr16
  store i32 %.569.pre-phi.i, ptr %sunkaddr17, align 4, !noalias !40
  br label %B1018

B604.i:                                           ; preds = %B912.endif
  %.610.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 8
  store i64 %.13.i, ptr %.610.i, align 8, !noalias !40
  %sunkaddr18 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  %.644.i = load i64, ptr %sunkaddr18, align 8, !noalias !40
  %.645.i = icmp eq i64 %.644.i, 0
  br i1 %.645.i, label %B664.i, label %B692.i

B664.i:                                           ; preds = %B604.i
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  store i64 %.674, ptr %sunkaddr19, align 8, !noalias !40
  br label %B766.endif.i

B692.i:                                           ; preds = %B604.i
  %6 = inttoptr i64 %.55.i to ptr
  %sunkaddr20 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.717.i = load i64, ptr %sunkaddr20, align 8, !noalias !40
  %7 = and i64 %.717.i, 4294967295
  %.745.i = getelementptr [64 x i8], ptr %6, i64 %7
  %.752.i = trunc nuw i64 %.674 to i32
  %.753.i = getelementptr inbounds nuw i8, ptr %.745.i, i64 60
  store i32 %.752.i, ptr %.753.i, align 4, !noalias !40
  br label %B766.endif.i

B222.endif.endif.i:                               ; preds = %B912.endif
  %.198.i = and i64 %.13.i, 2047
  %sunkaddr21 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.233.i = load i64, ptr %sunkaddr21, align 8, !noalias !40
  %.234.i = inttoptr i64 %.233.i to ptr
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.301.i = load i64, ptr %sunkaddr22, align 8, !noalias !40
  %.382.i = getelementptr i32, ptr %.234.i, i64 %.198.i
  %.383.i = load i32, ptr %.382.i, align 4, !noalias !40
  %.384.i = icmp eq i32 %.383.i, 0
  br i1 %.384.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %.419.i = trunc nuw i64 %.674 to i32
  %sunkaddr23 = inttoptr i64 %.233.i to ptr
  %sunkaddr24 = mul i64 %.198.i, 4
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr23, i64 %sunkaddr24
  store i32 %.419.i, ptr %sunkaddr25, align 4, !noalias !40
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i = load i64, ptr %sunkaddr26, align 8, !noalias !43
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.13.i, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !43
  %.118.i.i = and i64 %.13.i, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !43
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !43
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !43
  %.pre = inttoptr i64 %.301.i to ptr
  br label %B590.i

B766.endif.i:                                     ; preds = %B692.i, %B664.i
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.674, ptr %sunkaddr27, align 8, !noalias !40
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.823.i = load i64, ptr %sunkaddr28, align 8, !noalias !40
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i, i64 %.823.i)
  store i64 %.13.i.i, ptr %sunkaddr28, align 8, !noalias !40
  br label %B1018
}

define internal range(i32 -1, -2) i32 @switches.arbitrations.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif.endif.endif:
  %.1021 = alloca i8, align 1
  store i8 0, ptr %.1021, align 1
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.120 = load i64, ptr %.118, align 8
  %.186 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.188 = load i64, ptr %.186, align 8
  %.254 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.256 = load i64, ptr %.254, align 8
  %.352 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.354 = load i64, ptr %.352, align 8
  %.384 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.386 = load i64, ptr %.384, align 8
  %.394 = add nsw i64 %.354, 1
  %notmask = shl nsw i64 -1, %.354
  %.397 = xor i64 %notmask, -1
  %.433 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 464
  %.435 = load i64, ptr %.433, align 8
  %.502 = getelementptr i32, ptr %.51, i64 %arg.bucket
  %.503 = load i32, ptr %.502, align 4
  store i32 0, ptr %.502, align 4
  %.542.not654 = icmp eq i32 %.503, 0
  br i1 %.542.not654, label %B1778, label %B552.endif.preheader.lr.ph

B762:                                             ; preds = %B552.endif
  %0 = inttoptr i64 %.256 to ptr
  %.654 = getelementptr [168 x i8], ptr %0, i64 %.601.zext
  %.657 = load i64, ptr %.654, align 8
  %.659 = icmp sgt i64 %.657, %.386
  br i1 %.659, label %B796, label %B1054

B796:                                             ; preds = %B762
  %.688 = getelementptr inbounds nuw i8, ptr %.654, i64 120
  %.690 = load i32, ptr %.688, align 4
  %.691 = zext i32 %.690 to i64
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 208
  %.723 = load i64, ptr %sunkaddr22, align 8
  %.724.not = icmp sgt i64 %.723, %.691
  br i1 %.724.not, label %B984, label %B878

B878:                                             ; preds = %B796
  %.757 = getelementptr inbounds nuw i8, ptr %.654, i64 88
  %.759 = load i64, ptr %.757, align 8
  %.760 = add nsw i64 %.759, 1
  store i64 %.760, ptr %.757, align 8
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !46
  %.56.i = inttoptr i64 %.55.i to ptr
  %.128.i = getelementptr [64 x i8], ptr %.56.i, i64 %.551
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 52
  store i32 1, ptr %.129.i, align 4, !noalias !46
  %.160.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 60
  store i32 0, ptr %.160.i, align 4, !noalias !46
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.194.i = load i64, ptr %sunkaddr23, align 8, !noalias !46
  %.196.i = sub nsw i64 %.657, %.194.i
  %.197.i = icmp slt i64 %.196.i, 2048
  br i1 %.197.i, label %B222.endif.endif.i, label %B604.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %1 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.303.i to ptr
  %sunkaddr17.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr18.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr17.i
  %.503.i = load i32, ptr %sunkaddr18.i, align 4, !noalias !46
  %.505.i = zext i32 %.503.i to i64
  %.530.i = getelementptr [64 x i8], ptr %1, i64 %.505.i
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 60
  store i32 %place.4.1, ptr %.537.i, align 4, !noalias !46
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr20.pre-phi.i = phi i64 [ %sunkaddr24.i, %B508.endif.i ], [ %sunkaddr17.i, %B552.i ]
  %sunkaddr19.pre-phi.i = phi ptr [ %.pre.i, %B508.endif.i ], [ %sunkaddr.i, %B552.i ]
  %sunkaddr21.i = getelementptr i8, ptr %sunkaddr19.pre-phi.i, i64 %sunkaddr20.pre-phi.i
  store i32 %place.4.1, ptr %sunkaddr21.i, align 4, !noalias !46
  br label %B528.backedge

B604.i:                                           ; preds = %B878
  %.610.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 8
  store i64 %.657, ptr %.610.i, align 8, !noalias !46
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  %.644.i = load i64, ptr %sunkaddr24, align 8, !noalias !46
  %.645.i = icmp eq i64 %.644.i, 0
  br i1 %.645.i, label %B664.i, label %B692.i

B664.i:                                           ; preds = %B604.i
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  store i64 %.551, ptr %sunkaddr25, align 8, !noalias !46
  br label %B766.endif.i

B692.i:                                           ; preds = %B604.i
  %2 = inttoptr i64 %.55.i to ptr
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.718.i = load i64, ptr %sunkaddr26, align 8, !noalias !46
  %3 = and i64 %.718.i, 4294967295
  %.746.i = getelementptr [64 x i8], ptr %2, i64 %3
  %.753.i = getelementptr inbounds nuw i8, ptr %.746.i, i64 60
  store i32 %place.4.1, ptr %.753.i, align 4, !noalias !46
  br label %B766.endif.i

B222.endif.endif.i:                               ; preds = %B878
  %.200.i = and i64 %.657, 2047
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.235.i = load i64, ptr %sunkaddr27, align 8, !noalias !46
  %.236.i = inttoptr i64 %.235.i to ptr
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.303.i = load i64, ptr %sunkaddr28, align 8, !noalias !46
  %.384.i = getelementptr i32, ptr %.236.i, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !46
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %4 = inttoptr i64 %.235.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %4, i64 %sunkaddr24.i
  store i32 %place.4.1, ptr %sunkaddr25.i, align 4, !noalias !46
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i = load i64, ptr %sunkaddr29, align 8, !noalias !49
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.657, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !49
  %.118.i.i = and i64 %.657, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !49
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !49
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !49
  %.pre.i = inttoptr i64 %.303.i to ptr
  br label %B590.i

B766.endif.i:                                     ; preds = %B692.i, %B664.i
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.551, ptr %sunkaddr30, align 8, !noalias !46
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.824.i = load i64, ptr %sunkaddr31, align 8, !noalias !46
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.657, i64 %.824.i)
  store i64 %.13.i.i, ptr %sunkaddr31, align 8, !noalias !46
  br label %B528.backedge

B528.backedge:                                    ; preds = %B766.endif.i, %B590.i
  %.542.not = icmp eq i32 %.583, 0
  br i1 %.542.not, label %B1778, label %B552.endif

B984:                                             ; preds = %B796
  %.866 = add i32 %.690, 1
  %sunkaddr32 = getelementptr inbounds i8, ptr %.654, i64 120
  store i32 %.866, ptr %sunkaddr32, align 4
  br label %B1054

B1054:                                            ; preds = %B552.endif, %B984, %B762
  %.22.i = getelementptr inbounds nuw i8, ptr %.576, i64 16
  %.24.i = load i32, ptr %.22.i, align 4, !noalias !52
  %.35.i = zext i32 %.24.i to i64
  %.25.not.i = icmp eq i32 %.24.i, 0
  br i1 %.25.not.i, label %B146.i, label %B36.i

B36.i:                                            ; preds = %B1054
  %5 = inttoptr i64 %.120 to ptr
  %.60.i = getelementptr [48 x i8], ptr %5, i64 %.35.i
  %.66.i = getelementptr inbounds nuw i8, ptr %.60.i, i64 8
  %.68.i = load i32, ptr %.66.i, align 4, !noalias !52
  %sunkaddr33 = getelementptr inbounds i8, ptr %.576, i64 16
  store i32 %.68.i, ptr %sunkaddr33, align 4, !noalias !52
  %.947.phi.trans.insert = getelementptr inbounds nuw i8, ptr %.576, i64 20
  %.949.pre = load i32, ptr %.947.phi.trans.insert, align 4
  %6 = or i32 %.949.pre, %.68.i
  br label %B1054.endif

B146.i:                                           ; preds = %B1054
  %.90.i = getelementptr inbounds nuw i8, ptr %.576, i64 20
  %.92.i = load i32, ptr %.90.i, align 4, !noalias !52
  %.102.i = zext i32 %.92.i to i64
  %.93.not.i = icmp eq i32 %.92.i, 0
  br i1 %.93.not.i, label %B288.i, label %B178.i

B178.i:                                           ; preds = %B146.i
  %7 = inttoptr i64 %.120 to ptr
  %.127.i = getelementptr [48 x i8], ptr %7, i64 %.102.i
  %.133.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 8
  %.135.i = load i32, ptr %.133.i, align 4, !noalias !52
  %sunkaddr34 = getelementptr inbounds i8, ptr %.576, i64 20
  store i32 %.135.i, ptr %sunkaddr34, align 4, !noalias !52
  br label %B1054.endif

B288.i:                                           ; preds = %B146.i
  %8 = inttoptr i64 %.120 to ptr
  %.157.i = getelementptr inbounds nuw i8, ptr %.576, i64 24
  %.159.i = load i32, ptr %.157.i, align 4, !noalias !52
  %.163.i = zext i32 %.159.i to i64
  %.188.i = getelementptr [48 x i8], ptr %8, i64 %.163.i
  %.194.i23 = getelementptr inbounds nuw i8, ptr %.188.i, i64 8
  %.196.i24 = load i32, ptr %.194.i23, align 4, !noalias !52
  store i32 %.196.i24, ptr %.157.i, align 4, !noalias !52
  br label %B1054.endif

B1192:                                            ; preds = %B1054.endif
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i26 = load i64, ptr %sunkaddr35, align 8, !noalias !55
  %.56.i27 = inttoptr i64 %.55.i26 to ptr
  %.128.i29 = getelementptr [64 x i8], ptr %.56.i27, i64 %.551
  %.129.i30 = getelementptr inbounds nuw i8, ptr %.128.i29, i64 52
  store i32 1, ptr %.129.i30, align 4, !noalias !55
  %.160.i31 = getelementptr inbounds nuw i8, ptr %.128.i29, i64 60
  store i32 0, ptr %.160.i31, align 4, !noalias !55
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.194.i33 = load i64, ptr %sunkaddr36, align 8, !noalias !55
  %.196.i34 = sub nsw i64 %.937, %.194.i33
  %.197.i35 = icmp slt i64 %.196.i34, 2048
  br i1 %.197.i35, label %B222.endif.endif.i52, label %B604.i36

B552.i62:                                         ; preds = %B222.endif.endif.i52
  %9 = inttoptr i64 %.55.i26 to ptr
  %sunkaddr.i63 = inttoptr i64 %.303.i58 to ptr
  %sunkaddr17.i64 = shl nuw nsw i64 %.200.i53, 2
  %sunkaddr18.i65 = getelementptr i8, ptr %sunkaddr.i63, i64 %sunkaddr17.i64
  %.503.i66 = load i32, ptr %sunkaddr18.i65, align 4, !noalias !55
  %.505.i67 = zext i32 %.503.i66 to i64
  %.530.i68 = getelementptr [64 x i8], ptr %9, i64 %.505.i67
  %.537.i69 = getelementptr inbounds nuw i8, ptr %.530.i68, i64 60
  store i32 %place.4.1, ptr %.537.i69, align 4, !noalias !55
  br label %B590.i70

B590.i70:                                         ; preds = %B508.endif.i74, %B552.i62
  %sunkaddr20.pre-phi.i71 = phi i64 [ %sunkaddr24.i75, %B508.endif.i74 ], [ %sunkaddr17.i64, %B552.i62 ]
  %sunkaddr19.pre-phi.i72 = phi ptr [ %.pre.i91, %B508.endif.i74 ], [ %sunkaddr.i63, %B552.i62 ]
  %sunkaddr21.i73 = getelementptr i8, ptr %sunkaddr19.pre-phi.i72, i64 %sunkaddr20.pre-phi.i71
  store i32 %place.4.1, ptr %sunkaddr21.i73, align 4, !noalias !55
  br label %B1278

B604.i36:                                         ; preds = %B1192
  %.610.i37 = getelementptr inbounds nuw i8, ptr %.128.i29, i64 8
  store i64 %.937, ptr %.610.i37, align 8, !noalias !55
  %sunkaddr37 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  %.644.i39 = load i64, ptr %sunkaddr37, align 8, !noalias !55
  %.645.i40 = icmp eq i64 %.644.i39, 0
  br i1 %.645.i40, label %B664.i51, label %B692.i41

B664.i51:                                         ; preds = %B604.i36
  %sunkaddr38 = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  store i64 %.551, ptr %sunkaddr38, align 8, !noalias !55
  br label %B766.endif.i46

B692.i41:                                         ; preds = %B604.i36
  %10 = inttoptr i64 %.55.i26 to ptr
  %sunkaddr39 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.718.i43 = load i64, ptr %sunkaddr39, align 8, !noalias !55
  %11 = and i64 %.718.i43, 4294967295
  %.746.i44 = getelementptr [64 x i8], ptr %10, i64 %11
  %.753.i45 = getelementptr inbounds nuw i8, ptr %.746.i44, i64 60
  store i32 %place.4.1, ptr %.753.i45, align 4, !noalias !55
  br label %B766.endif.i46

B222.endif.endif.i52:                             ; preds = %B1192
  %.200.i53 = and i64 %.937, 2047
  %sunkaddr40 = getelementptr inbounds i8, ptr %arg.m.4, i64 384
  %.235.i55 = load i64, ptr %sunkaddr40, align 8, !noalias !55
  %.236.i56 = inttoptr i64 %.235.i55 to ptr
  %sunkaddr41 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.303.i58 = load i64, ptr %sunkaddr41, align 8, !noalias !55
  %.384.i59 = getelementptr i32, ptr %.236.i56, i64 %.200.i53
  %.385.i60 = load i32, ptr %.384.i59, align 4, !noalias !55
  %.386.i61 = icmp eq i32 %.385.i60, 0
  br i1 %.386.i61, label %B508.endif.i74, label %B552.i62

B508.endif.i74:                                   ; preds = %B222.endif.endif.i52
  %12 = inttoptr i64 %.235.i55 to ptr
  %sunkaddr24.i75 = shl nuw nsw i64 %.200.i53, 2
  %sunkaddr25.i76 = getelementptr i8, ptr %12, i64 %sunkaddr24.i75
  store i32 %place.4.1, ptr %sunkaddr25.i76, align 4, !noalias !55
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i78 = load i64, ptr %sunkaddr42, align 8, !noalias !58
  %.52.i.i79 = inttoptr i64 %.51.i.i78 to ptr
  %.17.i.i80 = lshr i64 %.937, 6
  %.91.i.i81 = and i64 %.17.i.i80, 31
  %.116.i.i82 = getelementptr i64, ptr %.52.i.i79, i64 %.91.i.i81
  %.117.i.i83 = load i64, ptr %.116.i.i82, align 8, !noalias !58
  %.118.i.i84 = and i64 %.937, 63
  %.119.i.i85 = shl nuw i64 1, %.118.i.i84
  %.120.i.i86 = or i64 %.117.i.i83, %.119.i.i85
  store i64 %.120.i.i86, ptr %.116.i.i82, align 8, !noalias !58
  %.174.i.i87 = getelementptr i8, ptr %.52.i.i79, i64 256
  %.175.i.i88 = load i64, ptr %.174.i.i87, align 8, !noalias !58
  %.177.i.i89 = shl nuw nsw i64 1, %.91.i.i81
  %.178.i.i90 = or i64 %.175.i.i88, %.177.i.i89
  store i64 %.178.i.i90, ptr %.174.i.i87, align 8, !noalias !58
  %.pre.i91 = inttoptr i64 %.303.i58 to ptr
  br label %B590.i70

B766.endif.i46:                                   ; preds = %B692.i41, %B664.i51
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  store i64 %.551, ptr %sunkaddr43, align 8, !noalias !55
  %sunkaddr44 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.824.i49 = load i64, ptr %sunkaddr44, align 8, !noalias !55
  %.13.i.i50 = tail call i64 @llvm.smin.i64(i64 %.937, i64 %.824.i49)
  store i64 %.13.i.i50, ptr %sunkaddr44, align 8, !noalias !55
  br label %B1278

B1238:                                            ; preds = %B1054.endif
  %.1004 = getelementptr inbounds nuw i8, ptr %.576, i64 52
  store i32 0, ptr %.1004, align 4
  br label %B1278

B1278:                                            ; preds = %B1238, %B766.endif.i46, %B590.i70
  %13 = icmp eq i64 %.619, 2
  br i1 %13, label %B1316, label %B1356

B1316:                                            ; preds = %B1278
  store i8 0, ptr %.1021, align 1
  %.1027 = call i32 @switches.intake.1(ptr nonnull %.1021, ptr nonnull %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %.601.zext, i32 %number.3.0.i)
  %.1028 = load ptr, ptr %excinfo.9, align 8
  %.1037 = load i8, ptr %.1021, align 1
  %.1040 = icmp eq i8 %.1037, 0
  br i1 %.1040, label %B1316.endif.thread, label %B1316.endif

common.ret:                                       ; preds = %B1316.endif.if.if, %B1778, %B1350
  %common.ret.op = phi i32 [ 0, %B1350 ], [ 0, %B1778 ], [ %.1027, %B1316.endif.if.if ]
  ret i32 %common.ret.op

B1350:                                            ; preds = %B1316.endif.thread
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B1356:                                            ; preds = %B1278
  %14 = icmp slt i64 %.354, 1
  %15 = inttoptr i64 %.120 to ptr
  %sunkaddr45 = inttoptr i64 %.435 to ptr
  %sunkaddr46 = mul i64 %.601.zext, 4
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr45, i64 %sunkaddr46
  %.1127 = load i32, ptr %sunkaddr47, align 4
  %.1128 = zext i32 %.1127 to i64
  %.1129 = lshr i64 %.1128, 8
  %.1134 = shl nuw nsw i64 %.1129, 1
  %.1138 = add nsw i64 %.1134, %.619
  %.1140 = and i64 %.1138, %.397
  %.1172 = and i64 %.1128, 255
  %.1173 = add nuw nsw i64 %.1172, 1
  %.1181 = icmp eq i64 %.1172, %.354
  %spec.select = select i1 %.1181, i64 0, i64 %.1173
  %.1192 = lshr i64 %.1129, %.1190
  %.1210 = mul nsw i64 %.1140, %.394
  %.1214 = add nsw i64 %.1210, %spec.select
  %.1220 = shl i64 %.1214, 2
  %16 = add nuw nsw i64 %.1192, 1
  %.1223 = select i1 %14, i64 1, i64 %16
  %.1224 = or i64 %.1220, %.1223
  %.1227 = zext i32 %number.3.0.i to i64
  %.1252 = getelementptr [48 x i8], ptr %15, i64 %.1227
  %.1253 = trunc i64 %.1224 to i32
  %.1254 = getelementptr inbounds nuw i8, ptr %.1252, i64 44
  store i32 %.1253, ptr %.1254, align 4
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 152
  %.1289 = load i64, ptr %sunkaddr48, align 8
  %.1291 = add nsw i64 %.1289, %.386
  %sunkaddr49 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.55.i94 = load i64, ptr %sunkaddr49, align 8, !noalias !61
  %.56.i95 = inttoptr i64 %.55.i94 to ptr
  %.127.i97 = getelementptr [48 x i8], ptr %.56.i95, i64 %.1227
  %.128.i98 = getelementptr inbounds nuw i8, ptr %.127.i97, i64 8
  store i32 0, ptr %.128.i98, align 4, !noalias !61
  %sunkaddr50 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.162.i = load i64, ptr %sunkaddr50, align 8, !noalias !61
  %.164.i = sub nsw i64 %.1291, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.i100

B500.i:                                           ; preds = %B170.endif.endif.i
  %17 = inttoptr i64 %.55.i94 to ptr
  %sunkaddr.i104 = inttoptr i64 %.271.i to ptr
  %sunkaddr17.i105 = shl nuw nsw i64 %.168.i, 2
  %sunkaddr18.i106 = getelementptr i8, ptr %sunkaddr.i104, i64 %sunkaddr17.i105
  %.471.i = load i32, ptr %sunkaddr18.i106, align 4, !noalias !61
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [48 x i8], ptr %17, i64 %.473.i
  %.505.i107 = getelementptr inbounds nuw i8, ptr %.498.i, i64 8
  store i32 %number.3.0.i, ptr %.505.i107, align 4, !noalias !61
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr20.pre-phi.i108 = phi i64 [ %sunkaddr24.i111, %B456.endif.i ], [ %sunkaddr17.i105, %B500.i ]
  %sunkaddr19.pre-phi.i109 = phi ptr [ %.pre.i127, %B456.endif.i ], [ %sunkaddr.i104, %B500.i ]
  %sunkaddr21.i110 = getelementptr i8, ptr %sunkaddr19.pre-phi.i109, i64 %sunkaddr20.pre-phi.i108
  store i32 %number.3.0.i, ptr %sunkaddr21.i110, align 4, !noalias !61
  br label %B1750

B552.i100:                                        ; preds = %B1356
  store i64 %.1291, ptr %.127.i97, align 8, !noalias !61
  %sunkaddr51 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  %.612.i = load i64, ptr %sunkaddr51, align 8, !noalias !61
  %.613.i = icmp eq i64 %.612.i, 0
  br i1 %.613.i, label %B612.i, label %B640.i

B612.i:                                           ; preds = %B552.i100
  %sunkaddr52 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  store i64 %.1227, ptr %sunkaddr52, align 8, !noalias !61
  br label %B714.endif.i

B640.i:                                           ; preds = %B552.i100
  %18 = inttoptr i64 %.55.i94 to ptr
  %sunkaddr53 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  %.686.i = load i64, ptr %sunkaddr53, align 8, !noalias !61
  %19 = and i64 %.686.i, 4294967295
  %.714.i = getelementptr [48 x i8], ptr %18, i64 %19
  %.721.i = getelementptr inbounds nuw i8, ptr %.714.i, i64 8
  store i32 %number.3.0.i, ptr %.721.i, align 4, !noalias !61
  br label %B714.endif.i

B170.endif.endif.i:                               ; preds = %B1356
  %.168.i = and i64 %.1291, 2047
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 368
  %.203.i = load i64, ptr %sunkaddr54, align 8, !noalias !61
  %.204.i103 = inttoptr i64 %.203.i to ptr
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 376
  %.271.i = load i64, ptr %sunkaddr55, align 8, !noalias !61
  %.352.i = getelementptr i32, ptr %.204.i103, i64 %.168.i
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !61
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %20 = inttoptr i64 %.203.i to ptr
  %sunkaddr24.i111 = shl nuw nsw i64 %.168.i, 2
  %sunkaddr25.i112 = getelementptr i8, ptr %20, i64 %sunkaddr24.i111
  store i32 %number.3.0.i, ptr %sunkaddr25.i112, align 4, !noalias !61
  %sunkaddr56 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.51.i.i114 = load i64, ptr %sunkaddr56, align 8, !noalias !64
  %.52.i.i115 = inttoptr i64 %.51.i.i114 to ptr
  %.17.i.i116 = lshr i64 %.1291, 6
  %.91.i.i117 = and i64 %.17.i.i116, 31
  %.116.i.i118 = getelementptr i64, ptr %.52.i.i115, i64 %.91.i.i117
  %.117.i.i119 = load i64, ptr %.116.i.i118, align 8, !noalias !64
  %.118.i.i120 = and i64 %.1291, 63
  %.119.i.i121 = shl nuw i64 1, %.118.i.i120
  %.120.i.i122 = or i64 %.117.i.i119, %.119.i.i121
  store i64 %.120.i.i122, ptr %.116.i.i118, align 8, !noalias !64
  %.174.i.i123 = getelementptr i8, ptr %.52.i.i115, i64 256
  %.175.i.i124 = load i64, ptr %.174.i.i123, align 8, !noalias !64
  %.177.i.i125 = shl nuw nsw i64 1, %.91.i.i117
  %.178.i.i126 = or i64 %.175.i.i124, %.177.i.i125
  store i64 %.178.i.i126, ptr %.174.i.i123, align 8, !noalias !64
  %.pre.i127 = inttoptr i64 %.271.i to ptr
  br label %B538.i

B714.endif.i:                                     ; preds = %B640.i, %B612.i
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 520
  store i64 %.1227, ptr %sunkaddr57, align 8, !noalias !61
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.792.i = load i64, ptr %sunkaddr58, align 8, !noalias !61
  %.13.i.i102 = tail call i64 @llvm.smin.i64(i64 %.1291, i64 %.792.i)
  store i64 %.13.i.i102, ptr %sunkaddr58, align 8, !noalias !61
  br label %B1750

B1750:                                            ; preds = %B1316.endif, %B714.endif.i, %B538.i
  %.1328.not = icmp eq i32 %.583, 0
  br i1 %.1328.not, label %B1778, label %B552.endif

B1778:                                            ; preds = %B1750, %B528.backedge, %B0.endif.endif.endif.endif.endif
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B552.endif.preheader.lr.ph:                       ; preds = %B0.endif.endif.endif.endif.endif
  %.1190 = add nsw i64 %.354, -1
  br label %B552.endif

B552.endif:                                       ; preds = %B552.endif.preheader.lr.ph, %B1750, %B528.backedge
  %place.4.1 = phi i32 [ %.503, %B552.endif.preheader.lr.ph ], [ %.583, %B528.backedge ], [ %.583, %B1750 ]
  %21 = inttoptr i64 %.188 to ptr
  %.551 = zext i32 %place.4.1 to i64
  %.576 = getelementptr [64 x i8], ptr %21, i64 %.551
  %.581 = getelementptr inbounds nuw i8, ptr %.576, i64 60
  %.583 = load i32, ptr %.581, align 4
  %.591 = add nsw i64 %.551, -1
  %.601.lhs.trunc = trunc nuw i64 %.591 to i32
  %.601623 = udiv i32 %.601.lhs.trunc, 3
  %.601.zext = zext nneg i32 %.601623 to i64
  %.618.neg = mul nsw i64 %.601.zext, -3
  %.619 = add nsw i64 %.618.neg, %.591
  %.626 = icmp eq i64 %.619, 2
  br i1 %.626, label %B762, label %B1054

B1054.endif:                                      ; preds = %B288.i, %B178.i, %B36.i
  %.949 = phi i32 [ 0, %B288.i ], [ %.135.i, %B178.i ], [ %6, %B36.i ]
  %.sink.i = phi i64 [ 48, %B288.i ], [ 44, %B178.i ], [ 40, %B36.i ]
  %number.3.0.i = phi i32 [ %.159.i, %B288.i ], [ %.92.i, %B178.i ], [ %.24.i, %B36.i ]
  %.202.i = getelementptr inbounds nuw i8, ptr %.576, i64 %.sink.i
  %.204.i = load i32, ptr %.202.i, align 4, !noalias !52
  %.208.i = add i32 %.204.i, -1
  store i32 %.208.i, ptr %.202.i, align 4, !noalias !52
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 160
  %.935 = load i64, ptr %sunkaddr59, align 8
  %.937 = add nsw i64 %.935, %.386
  store i64 %.937, ptr %.576, align 8
  %.954 = getelementptr inbounds nuw i8, ptr %.576, i64 24
  %.956 = load i32, ptr %.954, align 8
  %.958625 = or i32 %.956, %.949
  %.960.not = icmp eq i32 %.958625, 0
  br i1 %.960.not, label %B1238, label %B1192

B1316.endif:                                      ; preds = %B1316
  %cond183 = icmp eq i32 %.1027, 0
  br i1 %cond183, label %B1750, label %B1316.endif.if.if.loopexit, !prof !0

B1316.endif.thread:                               ; preds = %B1316
  %.1035.le = icmp sgt i32 %.1027, 0
  %.1036.le648 = select i1 %.1035.le, ptr %.1028, ptr undef
  %cond = icmp eq i32 %.1027, 0
  br i1 %cond, label %B1350, label %B1316.endif.if.if, !prof !0

B1316.endif.if.if.loopexit:                       ; preds = %B1316.endif
  %.1035.le652 = icmp sgt i32 %.1027, 0
  %.1036.le = select i1 %.1035.le652, ptr %.1028, ptr undef
  br label %B1316.endif.if.if

B1316.endif.if.if:                                ; preds = %B1316.endif.if.if.loopexit, %B1316.endif.thread
  %.1036628 = phi ptr [ %.1036.le, %B1316.endif.if.if.loopexit ], [ %.1036.le648, %B1316.endif.thread ]
  store ptr %.1036628, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.dispatches.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif:
  %.691 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.238 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.240 = load i64, ptr %.238, align 8
  %.328414.not = icmp slt i64 %.240, 1
  br i1 %.328414.not, label %B924, label %B302.lr.ph

B302:                                             ; preds = %B302.lr.ph, %B920
  %.334412415 = phi i64 [ 0, %B302.lr.ph ], [ %.341, %B920 ]
  %.341 = add nuw nsw i64 %.334412415, 1
  %.403 = getelementptr i64, ptr %0, i64 %.334412415
  %.404 = load i64, ptr %.403, align 8
  %.405.not = icmp eq i64 %.404, 0
  br i1 %.405.not, label %B920, label %B372.preheader

B372.preheader:                                   ; preds = %B302
  %.411 = shl i64 %.334412415, 6
  br label %B372

B372:                                             ; preds = %B868, %B372.preheader
  %.439 = phi i64 [ %.404, %B372.preheader ], [ %.844, %B868 ]
  %.440 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.439, i1 true)
  %.441 = or disjoint i64 %.440, %.411
  %.475 = getelementptr i64, ptr %1, i64 %.441
  %.476 = load i64, ptr %.475, align 8
  %.477 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %.476, i1 true)
  %.535 = add i64 %.476, -1
  %.536 = and i64 %.535, %.476
  store i64 %.536, ptr %.475, align 8
  %.591 = icmp eq i64 %.536, 0
  br i1 %.591, label %B636, label %B712

B636:                                             ; preds = %B372
  %sunkaddr36 = mul i64 %.334412415, 8
  %sunkaddr37 = getelementptr i8, ptr %0, i64 %sunkaddr36
  %.620 = load i64, ptr %sunkaddr37, align 8
  %.649 = add i64 %.620, -1
  %.650 = and i64 %.649, %.620
  store i64 %.650, ptr %sunkaddr37, align 8
  br label %B712

B712:                                             ; preds = %B636, %B372
  %.682 = shl i64 %.441, 6
  %.686 = or disjoint i64 %.682, %.477
  %.689 = trunc i64 %.686 to i32
  store i8 0, ptr %.691, align 1
  %.697 = call i32 @dispatch.dispatch.1(ptr nonnull %.691, ptr nonnull %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.689)
  %.698 = load ptr, ptr %excinfo.3, align 8
  %.707 = load i8, ptr %.691, align 1
  %.710 = icmp eq i8 %.707, 0
  br i1 %.710, label %B712.endif.thread, label %B712.endif

B868:                                             ; preds = %B712.endif
  %sunkaddr38 = mul i64 %.334412415, 8
  %sunkaddr39 = getelementptr i8, ptr %0, i64 %sunkaddr38
  %.844 = load i64, ptr %sunkaddr39, align 8
  %.845.not = icmp eq i64 %.844, 0
  br i1 %.845.not, label %B920, label %B372

B920:                                             ; preds = %B868, %B302
  %exitcond.not = icmp eq i64 %.341, %.240
  br i1 %exitcond.not, label %B924, label %B302

common.ret:                                       ; preds = %B808.endif, %B712.endif.if.if, %B924
  %common.ret.op = phi i32 [ 0, %B924 ], [ %.697, %B712.endif.if.if ], [ 0, %B808.endif ]
  ret i32 %common.ret.op

B924:                                             ; preds = %B920, %B0.endif.endif.endif
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B302.lr.ph:                                       ; preds = %B0.endif.endif.endif
  %.120 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.122 = load i64, ptr %.120, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.206 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.208 = load i64, ptr %.206, align 8
  %.371 = mul i64 %.240, %arg.bucket
  %0 = getelementptr i64, ptr %.123, i64 %.371
  %.447 = mul i64 %.208, %arg.bucket
  %1 = getelementptr i64, ptr %.53, i64 %.447
  br label %B302

B712.endif:                                       ; preds = %B712
  %cond15 = icmp eq i32 %.697, 0
  br i1 %cond15, label %B868, label %B712.endif.if.if.loopexit, !prof !0

B712.endif.thread:                                ; preds = %B712
  %.705.le = icmp sgt i32 %.697, 0
  %.706.le404 = select i1 %.705.le, ptr %.698, ptr undef
  %cond = icmp eq i32 %.697, 0
  br i1 %cond, label %B808.endif, label %B712.endif.if.if, !prof !0

B712.endif.if.if.loopexit:                        ; preds = %B712.endif
  %.705.le408 = icmp sgt i32 %.697, 0
  %.706.le = select i1 %.705.le408, ptr %.698, ptr undef
  br label %B712.endif.if.if

B712.endif.if.if:                                 ; preds = %B712.endif.if.if.loopexit, %B712.endif.thread
  %.706400 = phi ptr [ %.706.le, %B712.endif.if.if.loopexit ], [ %.706.le404, %B712.endif.thread ]
  store ptr %.706400, ptr %excinfo, align 8
  br label %common.ret

B808.endif:                                       ; preds = %B712.endif.thread
  %.779 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.781 = load i64, ptr %.779, align 8
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i = load i64, ptr %.49.i, align 8, !noalias !67
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %.781, 6
  %.91.i = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !67
  %.118.i = and i64 %.781, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.117.i, %.119.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !67
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !67
  %.177.i = shl nuw nsw i64 1, %.91.i
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !67
  store i8 0, ptr %retptr, align 1
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.dispatch.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe) local_unnamed_addr {
B0.endif.endif:
  %.474 = alloca i8, align 1
  %excinfo.4 = alloca ptr, align 8
  store ptr null, ptr %excinfo.4, align 8
  %.663 = alloca i8, align 1
  store i8 0, ptr %.663, align 1
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.120 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.122 = load i64, ptr %.120, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.166 = zext i32 %arg.pe to i64
  %.191 = getelementptr [168 x i8], ptr %.123, i64 %.166
  %.195 = getelementptr inbounds nuw i8, ptr %.191, i64 104
  %.197 = load i32, ptr %.195, align 4
  %.202 = zext i32 %.197 to i64
  %.227 = getelementptr [48 x i8], ptr %.53, i64 %.202
  %.235 = getelementptr inbounds nuw i8, ptr %.227, i64 8
  %.237 = load i32, ptr %.235, align 4
  store i32 %.237, ptr %.195, align 4
  %.241 = getelementptr inbounds nuw i8, ptr %.191, i64 112
  %.243 = load i32, ptr %.241, align 4
  %.247 = add i32 %.243, -1
  store i32 %.247, ptr %.241, align 4
  %.253 = getelementptr inbounds nuw i8, ptr %.227, i64 12
  %.255 = load i32, ptr %.253, align 4
  %.257 = getelementptr inbounds nuw i8, ptr %.227, i64 20
  %.259 = load i32, ptr %.257, align 4
  %promoted = zext i32 %.259 to i64
  %.261 = getelementptr inbounds nuw i8, ptr %.227, i64 24
  %.263 = load i32, ptr %.261, align 4
  %.265 = getelementptr inbounds nuw i8, ptr %.227, i64 28
  %.267 = load i32, ptr %.265, align 4
  %.305 = getelementptr inbounds nuw i8, ptr %.227, i64 36
  %.307 = load i32, ptr %.305, align 4
  %.309 = getelementptr inbounds nuw i8, ptr %.227, i64 40
  %.311 = load i32, ptr %.309, align 4
  %.347 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  %.349 = load i64, ptr %.347, align 8
  %.350.not = icmp eq i64 %.349, 0
  br i1 %.350.not, label %B468, label %B416

B416:                                             ; preds = %B0.endif.endif
  %.65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  %.67.i = load i64, ptr %.65.i, align 8, !noalias !70
  %.68.i = icmp eq i64 %.67.i, 67108864
  br i1 %.68.i, label %B58.i, label %B88.endif.i

B58.i:                                            ; preds = %B416
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 752
  store i64 0, ptr %sunkaddr, align 8, !noalias !70
  br label %B468

B88.endif.i:                                      ; preds = %B416
  %.354 = getelementptr inbounds nuw i8, ptr %.227, i64 32
  %.356 = load i32, ptr %.354, align 4
  %.153.i = inttoptr i64 %.349 to ptr
  %.67.lobit.i = lshr i64 %.67.i, 63
  %0 = getelementptr [56 x i8], ptr %.153.i, i64 %.67.i
  %.250.i = getelementptr [56 x i8], ptr %0, i64 %.67.lobit.i
  %.289.i = add nsw i64 %.67.i, 1
  %sunkaddr8 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  store i64 %.289.i, ptr %sunkaddr8, align 8, !noalias !70
  %.322.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.324.i = load i64, ptr %.322.i, align 8, !noalias !70
  store i64 %.324.i, ptr %.250.i, align 8, !noalias !70
  %.378.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 24
  store i32 %arg.pe, ptr %.378.i, align 8, !noalias !70
  %.382.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 28
  store i32 %.255, ptr %.382.i, align 4, !noalias !70
  %.386.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 32
  store i32 %.259, ptr %.386.i, align 8, !noalias !70
  %.390.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 36
  store i32 %.263, ptr %.390.i, align 4, !noalias !70
  %.394.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 40
  store i32 %.267, ptr %.394.i, align 8, !noalias !70
  %.398.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 44
  store i32 %.356, ptr %.398.i, align 4, !noalias !70
  %.403.i = icmp eq i32 %.255, 0
  br i1 %.403.i, label %B410.endif.i, label %B468

B410.endif.i:                                     ; preds = %B88.endif.i
  %.436.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.438.i = load i64, ptr %.436.i, align 8, !noalias !70
  %.477.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 80
  %.479.i = load i64, ptr %.477.i, align 8, !noalias !70
  %.480.i = shl i64 %.166, %.479.i
  %1 = and i64 %promoted, 4294967168
  %.481.i = add i64 %.438.i, %1
  %.490.i = add i64 %.481.i, %.480.i
  %.491.i = inttoptr i64 %.490.i to ptr
  %.555.i = load i32, ptr %.491.i, align 4, !noalias !70
  %.562.i = xor i32 %.555.i, -2147483648
  %.565.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 48
  store i32 %.562.i, ptr %.565.i, align 4, !noalias !70
  br label %B468

B468:                                             ; preds = %B410.endif.i, %B88.endif.i, %B58.i, %B0.endif.endif
  %.419 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.421 = load i64, ptr %.419, align 8
  %.422 = trunc i64 %.421 to i32
  %sunkaddr9 = getelementptr inbounds i8, ptr %.227, i64 8
  store i32 %.422, ptr %sunkaddr9, align 4
  store i64 %.202, ptr %.419, align 8
  store i8 0, ptr %.474, align 1
  %.480 = call i32 @dispatch.act.1(ptr nonnull %.474, ptr nonnull %excinfo.4, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 %.255, i32 %.259, i32 %.263, i32 %.267, i32 %.307, i32 %.311)
  %cond = icmp eq i32 %.480, 0
  br i1 %cond, label %B468.endif.endif, label %B468.endif.if.if, !prof !0

B634:                                             ; preds = %B634.endif.endif, %B634.preheader
  %sunkaddr10 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  store i64 0, ptr %sunkaddr10, align 8
  %sunkaddr13 = getelementptr inbounds i8, ptr %arg.m.4, i64 600
  %.623 = load i64, ptr %sunkaddr13, align 8
  %.624 = trunc i64 %.623 to i32
  %sunkaddr14 = getelementptr inbounds i8, ptr %arg.m.4, i64 608
  %.656 = load i64, ptr %sunkaddr14, align 8
  %.657 = trunc i64 %.656 to i32
  store i8 0, ptr %.663, align 1
  %.669 = call i32 @dispatch.act.1(ptr nonnull %.663, ptr nonnull %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 0, i32 %.624, i32 %.657, i32 0, i32 0, i32 0)
  %cond11 = icmp eq i32 %.669, 0
  br i1 %cond11, label %B634.endif.endif, label %B634.endif.if.if, !prof !0

common.ret:                                       ; preds = %B634.endif.if.if, %B468.endif.if.if, %B938
  %common.ret.op = phi i32 [ 0, %B938 ], [ %.669, %B634.endif.if.if ], [ %.480, %B468.endif.if.if ]
  ret i32 %common.ret.op

B938:                                             ; preds = %B634.endif.endif, %B468.endif.endif
  %done.2.1.in.in = phi ptr [ %.474, %B468.endif.endif ], [ %.663, %B634.endif.endif ]
  %done.2.1.in = load i8, ptr %done.2.1.in.in, align 1
  %done.2.1 = icmp ne i8 %done.2.1.in, 0
  %.744 = zext i1 %done.2.1 to i8
  store i8 %.744, ptr %retptr, align 1
  br label %common.ret

B468.endif.endif:                                 ; preds = %B468
  %.553 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.555 = load i64, ptr %.553, align 8
  %.556.not = icmp eq i64 %.555, 0
  br i1 %.556.not, label %B938, label %B634.preheader

B634.preheader:                                   ; preds = %B468.endif.endif
  br label %B634

B468.endif.if.if:                                 ; preds = %B468
  %.488 = icmp sgt i32 %.480, 0
  %.481 = load ptr, ptr %excinfo.4, align 8
  %.489 = select i1 %.488, ptr %.481, ptr undef
  store ptr %.489, ptr %excinfo, align 8
  br label %common.ret

B634.endif.endif:                                 ; preds = %B634
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 592
  %.731 = load i64, ptr %sunkaddr15, align 8
  %.732.not = icmp eq i64 %.731, 0
  br i1 %.732.not, label %B938, label %B634

B634.endif.if.if:                                 ; preds = %B634
  %.677 = icmp sgt i32 %.669, 0
  %.670 = load ptr, ptr %excinfo.5, align 8
  %.678 = select i1 %.677, ptr %.670, ptr undef
  store ptr %.678, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.act.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %.536 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1009 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [168 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 120
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 360
  %.178 = load i64, ptr %.176, align 8
  %.179 = inttoptr i64 %.178 to ptr
  %.246 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.248 = load i64, ptr %.246, align 8
  %.249 = mul i64 %.248, %.110
  %.251 = zext i32 %arg.kind to i64
  %0 = getelementptr i64, ptr %.179, i64 %.249
  %.277 = getelementptr i64, ptr %0, i64 %.251
  %.278 = load i64, ptr %.277, align 8
  %.279 = add nsw i64 %.278, 1
  store i64 %.279, ptr %.277, align 8
  %.338 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.340 = load i64, ptr %.338, align 8
  %.342 = getelementptr inbounds nuw i8, ptr %.135, i64 16
  %.344 = load i64, ptr %.342, align 8
  %.345 = add nsw i64 %.344, %.340
  %.375 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.377 = load i64, ptr %.375, align 8
  %.378 = add nsw i64 %.345, %.377
  %.383 = getelementptr inbounds nuw i8, ptr %.135, i64 48
  %.385 = load i64, ptr %.383, align 8
  %.390 = add nsw i64 %.385, %.344
  store i64 %.390, ptr %.383, align 8
  %.396 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  %.398 = load i64, ptr %.396, align 8
  %.430 = load i64, ptr %.375, align 8
  %.431 = add nsw i64 %.430, %.398
  store i64 %.431, ptr %.396, align 8
  store i64 0, ptr %.342, align 8
  %.471 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 80
  %.473 = load i64, ptr %.471, align 8
  %.474 = shl i64 %.110, %.473
  %.507 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.509 = load i64, ptr %.507, align 8
  %.511 = add nsw i64 %.509, %.474
  switch i32 %arg.kind, label %B978.endif [
    i32 0, label %B664
    i32 1, label %B746
  ]

B664:                                             ; preds = %B0.endif.endif
  store i8 0, ptr %.536, align 1
  %.542 = call i32 @dispatch.normal.1(ptr nonnull %.536, ptr nonnull %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, ptr %.135, i32 %arg.address, i32 %arg.data, i64 %.378, i64 %.474, i64 %.511)
  %cond17 = icmp eq i32 %.542, 0
  br i1 %cond17, label %B664.endif.endif, label %B664.endif.if.if, !prof !0

common.ret:                                       ; preds = %B978.endif.endif.if.if, %B978.endif.endif.endif, %B664.endif.if.if, %B664.endif.endif, %B746
  %common.ret.op = phi i32 [ 0, %B746 ], [ %.1015, %B978.endif.endif.if.if ], [ 0, %B978.endif.endif.endif ], [ 0, %B664.endif.endif ], [ %.542, %B664.endif.if.if ]
  ret i32 %common.ret.op

B746:                                             ; preds = %B0.endif.endif
  %.636 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 %.110, ptr %.636, align 8
  %.671 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.378, ptr %.671, align 8
  %.706 = zext i32 %arg.address to i64
  %.707 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 704
  store i64 %.706, ptr %.707, align 8
  %.742 = zext i32 %arg.data to i64
  %.743 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
  store i64 %.742, ptr %.743, align 8
  %.778 = zext i32 %arg.origin to i64
  %.779 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 %.778, ptr %.779, align 8
  %.814 = zext i32 %arg.by to i64
  %.815 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.814, ptr %.815, align 8
  %.850 = zext i32 %arg.by_life to i64
  %.851 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.850, ptr %.851, align 8
  %.890 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  store i64 1, ptr %.890, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B664.endif.endif:                                 ; preds = %B664
  %.552 = load i8, ptr %.536, align 1
  %.555 = icmp ne i8 %.552, 0
  %.590 = zext i1 %.555 to i8
  store i8 %.590, ptr %retptr, align 1
  br label %common.ret

B664.endif.if.if:                                 ; preds = %B664
  %.550 = icmp sgt i32 %.542, 0
  %.543 = load ptr, ptr %excinfo.3, align 8
  %.551 = select i1 %.550, ptr %.543, ptr undef
  store ptr %.551, ptr %excinfo, align 8
  br label %common.ret

B978.endif:                                       ; preds = %B0.endif.endif
  %.925 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 328
  %.927 = load i64, ptr %.925, align 8
  %.928 = inttoptr i64 %.927 to ptr
  %.990 = getelementptr i64, ptr %.928, i64 %.251
  %.991 = load i64, ptr %.990, align 8
  %.1015 = call i32 @dispatch.thread.1(ptr nonnull %.1009, ptr nonnull %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %.991, i64 %.511, i32 0, i32 0, i32 %arg.address, i32 %arg.data, i64 %.378, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life)
  %cond = icmp eq i32 %.1015, 0
  br i1 %cond, label %B978.endif.endif.endif, label %B978.endif.endif.if.if, !prof !0

B978.endif.endif.endif:                           ; preds = %B978.endif
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B978.endif.endif.if.if:                           ; preds = %B978.endif
  %.1023 = icmp sgt i32 %.1015, 0
  %.1016 = load ptr, ptr %excinfo.5, align 8
  %.1024 = select i1 %.1023, ptr %.1016, ptr undef
  store ptr %.1024, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.normal.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, ptr captures(none) %arg.one, i32 %arg.address, i32 %arg.data, i64 %arg.start, i64 %arg.base, i64 %arg.memory) local_unnamed_addr {
B0.endif:
  %.1429 = alloca i8, align 1
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.43 = zext i32 %arg.address to i64
  %promoted = zext i32 %arg.address to i64
  %0 = and i64 %promoted, 4294967168
  %.52 = add nsw i64 %arg.memory, %0
  %.53 = inttoptr i64 %.52 to ptr
  %.119 = load i32, ptr %.53, align 4
  %promoted2 = zext i32 %.119 to i64
  %.135 = sub nsw i64 %.43, %0
  %.138 = lshr i64 %.135, 2
  %.139 = trunc i64 %.138 to i32
  %.145 = icmp eq i32 %.119, -2147483648
  br i1 %.145, label %B404, label %B344

B344:                                             ; preds = %B0.endif
  %1 = xor i64 %promoted2, 2147483648
  %.178 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 128
  %.180 = load i64, ptr %.178, align 8
  %.181 = icmp slt i64 %.180, %1
  br i1 %.181, label %B404, label %B454.endif

common.ret:                                       ; preds = %B1904.endif.endif.if.if, %B1904.endif.endif.endif, %B1196.endif.endif, %B1384, %B648, %B404
  %common.ret.op = phi i32 [ 0, %B404 ], [ 0, %B648 ], [ 0, %B1384 ], [ %.1435, %B1904.endif.endif.if.if ], [ 0, %B1904.endif.endif.endif ], [ 0, %B1196.endif.endif ]
  ret i32 %common.ret.op

B404:                                             ; preds = %B344, %B0.endif
  %.237 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  store i64 2, ptr %.237, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B648:                                             ; preds = %B454.endif
  %.409 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  store i64 2, ptr %.409, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B1196:                                            ; preds = %B904.endif.endif
  %sunkaddr = inttoptr i64 %.652 to ptr
  %sunkaddr40 = and i64 %.548, -4
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr40
  store i32 %arg.data, ptr %sunkaddr41, align 4
  %.818 = trunc nuw nsw i64 %spec.select to i8
  %sunkaddr3 = inttoptr i64 %.584 to ptr
  %sunkaddr4 = getelementptr i8, ptr %sunkaddr3, i64 %.549
  store i8 %.818, ptr %sunkaddr4, align 1
  %.830 = getelementptr inbounds nuw i8, ptr %arg.one, i64 136
  %.832 = load i32, ptr %.830, align 4
  %.836 = add i32 %.832, 1
  store i32 %.836, ptr %.830, align 4
  %.843 = getelementptr inbounds nuw i8, ptr %arg.one, i64 64
  %.845 = load i64, ptr %.843, align 8
  %.846 = add nsw i64 %.845, 1
  store i64 %.846, ptr %.843, align 8
  %.53.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.55.i = load i64, ptr %.53.i, align 8, !noalias !73
  %.56.i = inttoptr i64 %.55.i to ptr
  %.95.i = zext i32 %arg.pe to i64
  %.120.i = getelementptr [168 x i8], ptr %.56.i, i64 %.95.i
  store i64 %.472, ptr %.120.i, align 8, !noalias !73
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 104
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !73
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B178.i, label %B142.i

B142.i:                                           ; preds = %B1196
  %sunkaddr5 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i.i = load i64, ptr %sunkaddr5, align 8, !noalias !76
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [168 x i8], ptr %.56.i.i, i64 %.95.i
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 116
  store i32 1, ptr %.129.i.i, align 4, !noalias !76
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !76
  %.165.i.i = sub nsw i64 %.472, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %.472, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !76
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !76
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %.95.i, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !76
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %2 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %2, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !76
  %.378.i.i = and i64 %.95.i, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !76
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.441.i.i = load i64, ptr %.439.i.i, align 8, !noalias !76
  %.442.i.i = mul i64 %.441.i.i, %.174.i.i
  %.443.i.i = lshr i64 %.95.i, 12
  %3 = getelementptr i64, ptr %.275.i.i, i64 %.442.i.i
  %.469.i.i = getelementptr i64, ptr %3, i64 %.443.i.i
  %.470.i.i = load i64, ptr %.469.i.i, align 8, !noalias !76
  %.471.i.i = and i64 %.313.i.i, 63
  %.472.i.i = shl nuw i64 1, %.471.i.i
  %.473.i.i = or i64 %.470.i.i, %.472.i.i
  store i64 %.473.i.i, ptr %.469.i.i, align 8, !noalias !76
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i.i.i = load i64, ptr %.49.i.i.i, align 8, !noalias !79
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %.472, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !79
  %.118.i.i.i = and i64 %.472, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !79
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !79
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !79
  br label %B1196.endif.endif

B888.endif.i.i:                                   ; preds = %B142.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 8
  store i64 %.472, ptr %.570.i.i, align 8, !noalias !76
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !76
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !76
  %.646.i.i = add nuw nsw i64 %.95.i, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !76
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !76
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.472, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !76
  br label %B1196.endif.endif

B178.i:                                           ; preds = %B1196
  %.191.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 116
  store i32 0, ptr %.191.i, align 4, !noalias !73
  br label %B1196.endif.endif

B1340:                                            ; preds = %B904.endif.endif
  %.906 = sub nuw nsw i64 5, %spec.select
  %.909.not = icmp eq i64 %.906, %.739
  br i1 %.909.not, label %B1434, label %B1384

B1384:                                            ; preds = %B1340
  %.979 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  store i64 2, ptr %.979, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B1434:                                            ; preds = %B1340
  %sunkaddr6 = inttoptr i64 %.584 to ptr
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 %.549
  store i8 0, ptr %sunkaddr7, align 1
  %.1020 = getelementptr inbounds nuw i8, ptr %arg.one, i64 136
  %.1022 = load i32, ptr %.1020, align 4
  %.1026 = add i32 %.1022, -1
  store i32 %.1026, ptr %.1020, align 4
  %.1033 = getelementptr inbounds nuw i8, ptr %arg.one, i64 72
  %.1035 = load i64, ptr %.1033, align 8
  %.1036 = add nsw i64 %.1035, 1
  store i64 %.1036, ptr %.1033, align 8
  %.1044.not = icmp eq i64 %.523, 0
  %sunkaddr47 = inttoptr i64 %.652 to ptr
  %sunkaddr48 = and i64 %.548, -4
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr47, i64 %sunkaddr48
  %.1136 = load i32, ptr %sunkaddr49, align 4
  %.1136.arg.data = select i1 %.1044.not, i32 %.1136, i32 %arg.data
  %arg.data..1136 = select i1 %.1044.not, i32 %arg.data, i32 %.1136
  br label %B1618.endif

B1886:                                            ; preds = %B1618.endif
  %.1178 = trunc i64 %.1177 to i32
  %.1299 = getelementptr inbounds nuw i8, ptr %.1276, i64 12
  %.1301 = load i32, ptr %.1299, align 4
  br label %B1904.endif

B454.endif:                                       ; preds = %B344
  %.272 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.274 = load i64, ptr %.272, align 8
  %.275 = inttoptr i64 %.274 to ptr
  %.313 = shl nuw nsw i64 %1, 5
  %.315 = and i64 %.138, 4294967295
  %4 = getelementptr i8, ptr %.275, i64 %.313
  %.341 = getelementptr i8, ptr %4, i64 %.315
  %.342 = load i8, ptr %.341, align 1
  %5 = zext i8 %.342 to i32
  switch i32 %5, label %B1618.endif [
    i32 0, label %B648
    i32 2, label %B904.endif.endif
  ]

B904.endif.endif:                                 ; preds = %B454.endif
  %.468 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 176
  %.470 = load i64, ptr %.468, align 8
  %.472 = add nsw i64 %.470, %arg.start
  %.479 = getelementptr inbounds nuw i8, ptr %arg.one, i64 32
  %.481 = load i64, ptr %.479, align 8
  %.514 = add nsw i64 %.481, %.470
  store i64 %.514, ptr %.479, align 8
  %.523 = and i64 %.43, 1
  %spec.select = or disjoint i64 %.523, 2
  %.544 = and i64 %.43, 4294967294
  %.548 = add nsw i64 %arg.base, %.544
  %.549 = ashr i64 %.548, 2
  %.582 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 48
  %.584 = load i64, ptr %.582, align 8
  %.585 = inttoptr i64 %.584 to ptr
  %.650 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.652 = load i64, ptr %.650, align 8
  %.733 = getelementptr i8, ptr %.585, i64 %.549
  %.734 = load i8, ptr %.733, align 1
  %.739 = zext i8 %.734 to i64
  %.740 = icmp eq i8 %.734, 0
  br i1 %.740, label %B1196, label %B1340

B1196.endif.endif:                                ; preds = %B178.i, %B888.endif.i.i, %B188.endif.endif.endif.i.i
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B1618.endif:                                      ; preds = %B454.endif, %B1434
  %start.2.0 = phi i64 [ %arg.start, %B454.endif ], [ %.472, %B1434 ]
  %y.2.0 = phi i32 [ 0, %B454.endif ], [ %.1136.arg.data, %B1434 ]
  %x.2.0 = phi i32 [ %arg.data, %B454.endif ], [ %arg.data..1136, %B1434 ]
  %.1174 = add nsw i64 %arg.base, %0
  %.1177 = lshr i64 %.1174, 7
  %.1211 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 424
  %.1213 = load i64, ptr %.1211, align 8
  %.1214 = inttoptr i64 %.1213 to ptr
  %.1251 = and i64 %.1177, 4294967295
  %.1276 = getelementptr [40 x i8], ptr %.1214, i64 %.1251
  %.1292 = getelementptr inbounds nuw i8, ptr %.1276, i64 8
  %.1294 = load i32, ptr %.1292, align 4
  %.1296.not = icmp eq i32 %.1294, 0
  br i1 %.1296.not, label %B1904.endif, label %B1886

B1904.endif:                                      ; preds = %B1618.endif, %B1886
  %by_life.2.0 = phi i32 [ %.1301, %B1886 ], [ 0, %B1618.endif ]
  %by.2.0 = phi i32 [ %.1178, %B1886 ], [ 0, %B1618.endif ]
  %6 = trunc i64 %0 to i32
  %.1345 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.1347 = load i64, ptr %.1345, align 8
  %.1348 = inttoptr i64 %.1347 to ptr
  %.1410 = getelementptr i64, ptr %.1348, i64 %1
  %.1411 = load i64, ptr %.1410, align 8
  %.1435 = call i32 @dispatch.thread.1(ptr nonnull %.1429, ptr nonnull %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %.1411, i64 %arg.memory, i32 %6, i32 %.139, i32 %x.2.0, i32 %y.2.0, i64 %start.2.0, i32 0, i32 %by.2.0, i32 %by_life.2.0)
  %cond = icmp eq i32 %.1435, 0
  br i1 %cond, label %B1904.endif.endif.endif, label %B1904.endif.endif.if.if, !prof !0

B1904.endif.endif.endif:                          ; preds = %B1904.endif
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B1904.endif.endif.if.if:                          ; preds = %B1904.endif
  %.1443 = icmp sgt i32 %.1435, 0
  %.1436 = load ptr, ptr %excinfo.8, align 8
  %.1444 = select i1 %.1443, ptr %.1436, ptr undef
  store ptr %.1444, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.thread.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) initializes((8, 16), (576, 592), (616, 632)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.function, i64 %arg.memory, i32 %arg.frame, i32 %arg.cell, i32 %arg.x, i32 %arg.y, i64 %arg.start, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %arg.origin.fr = freeze i32 %arg.origin
  %.1373 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  %.2101 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68, align 8
  %.101 = zext i32 %arg.pe to i64
  %.102 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  store i64 %.101, ptr %.102, align 8
  %.135 = zext i32 %arg.origin.fr to i64
  %.136 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  store i64 %.135, ptr %.136, align 8
  %.169 = zext i32 %arg.by to i64
  %.170 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  store i64 %.169, ptr %.170, align 8
  %.203 = zext i32 %arg.by_life to i64
  %.204 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 584
  store i64 %.203, ptr %.204, align 8
  %.236 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238 = load i64, ptr %.236, align 8
  %.241 = inttoptr i64 %arg.function to ptr
  %.242 = tail call i64 %.241(i64 %.238, i64 %arg.memory, i32 %arg.pe, i32 %arg.frame, i32 %arg.cell, i32 %arg.x, i32 %arg.y, i64 %arg.start)
  %.275 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.277 = load i64, ptr %.275, align 8
  %.278 = inttoptr i64 %.277 to ptr
  %.342 = getelementptr [168 x i8], ptr %.278, i64 %.101
  %.350 = getelementptr inbounds nuw i8, ptr %.342, i64 56
  %.352 = load i64, ptr %.350, align 8
  %.353 = add nsw i64 %.352, 1
  store i64 %.353, ptr %.350, align 8
  %.387 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  %.389 = load i64, ptr %.387, align 8
  %.390.not = icmp eq i64 %.389, 0
  br i1 %.390.not, label %B522, label %B360

B360:                                             ; preds = %B0.endif
  %.393 = icmp sgt i64 %.242, -1
  br i1 %.393, label %B522.thread1046, label %B534

B522:                                             ; preds = %B0.endif
  %.537 = icmp slt i64 %.242, 0
  br i1 %.537, label %B534, label %B822

B534:                                             ; preds = %B522, %B360
  %.570 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 32
  %.572 = load i64, ptr %.570, align 8
  %.605 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  %.607 = load i64, ptr %.605, align 8
  %.609 = icmp slt i64 %.572, %.607
  br i1 %.609, label %B594, label %B1084.endif

B594:                                             ; preds = %B534
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  store i64 %.572, ptr %sunkaddr, align 8
  %.673 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.675 = load i64, ptr %.673, align 8
  %.705 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.675, ptr %.705, align 8
  %.739 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  store i64 %.135, ptr %.739, align 8
  %.773 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  store i64 %.101, ptr %.773, align 8
  %.807 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  store i64 %.169, ptr %.807, align 8
  %.841 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  store i64 %.203, ptr %.841, align 8
  %.873 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.875 = load i64, ptr %.873, align 8
  %.905 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  store i64 %.875, ptr %.905, align 8
  br label %B1084.endif

B822:                                             ; preds = %B522.thread1046, %B522
  %.921.not = icmp eq i32 %arg.by, 0
  br i1 %.921.not, label %B1084.endif, label %B860

B860:                                             ; preds = %B822
  %.955 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 40
  %.957 = load i64, ptr %.955, align 8
  %.958.not = icmp eq i64 %.957, 0
  br i1 %.958.not, label %B1084.endif, label %B894.endif

B1008:                                            ; preds = %B894.endif
  %.1106 = trunc i64 %.957 to i32
  %.1108 = getelementptr inbounds nuw i8, ptr %.1057, i64 28
  store i32 %.1106, ptr %.1108, align 4
  store i64 %.242, ptr %.1057, align 8
  br label %B1084.endif

B1236:                                            ; preds = %B1084.endif
  %0 = inttoptr i64 %.1170 to ptr
  %.1279 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %.1281 = load i32, ptr %.1279, align 4
  %.1283 = icmp eq i32 %.1281, 0
  br i1 %.1283, label %B1296, label %B1842.lr.ph

B1296:                                            ; preds = %B1236
  %1 = inttoptr i64 %.1170 to ptr
  %.1316 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %.1318 = load i32, ptr %.1316, align 4
  %.1320 = icmp eq i32 %.1318, %arg.pe
  br i1 %.1320, label %B1360, label %B1842.lr.ph

B1360:                                            ; preds = %B1296
  %.1325 = getelementptr inbounds nuw i8, ptr %.342, i64 104
  %.1327 = load i32, ptr %.1325, align 4
  %.1328 = icmp eq i32 %.1327, 0
  br i1 %.1328, label %B1366, label %B1842.lr.ph

B1366:                                            ; preds = %B1360
  %2 = inttoptr i64 %.1170 to ptr
  %.1368 = load i64, ptr %2, align 8
  store i8 0, ptr %.1373, align 1
  %.1379 = call i32 @dispatch.straight.1(ptr nonnull %.1373, ptr nonnull %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, ptr %.342, i64 %.1368, i64 %end.2.0)
  %.1389 = load i8, ptr %.1373, align 1
  %.1392 = icmp eq i8 %.1389, 0
  br i1 %.1392, label %B1366.endif.thread, label %B1366.endif

B1426:                                            ; preds = %B1366.endif
  %3 = inttoptr i64 %.1170 to ptr
  %.1446 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  store i64 1, ptr %.1446, align 8
  %.1478 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.1480 = load i32, ptr %.1478, align 4
  %.1510 = zext i32 %.1480 to i64
  %.1511 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  store i64 %.1510, ptr %.1511, align 8
  %.1543 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %.1545 = load i32, ptr %.1543, align 4
  %.1575 = zext i32 %.1545 to i64
  %.1576 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  store i64 %.1575, ptr %.1576, align 8
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 752
  %.1610 = load i64, ptr %sunkaddr29, align 8
  %.1611.not = icmp eq i64 %.1610, 0
  br i1 %.1611.not, label %B1758, label %B1582

B1582:                                            ; preds = %B1426
  %sunkaddr30 = inttoptr i64 %.1170 to ptr
  %sunkaddr31 = getelementptr inbounds i8, ptr %sunkaddr30, i64 16
  %.1646 = load i32, ptr %sunkaddr31, align 4
  %promoted = zext i32 %.1646 to i64
  %sunkaddr32 = inttoptr i64 %.1170 to ptr
  %sunkaddr33 = getelementptr inbounds i8, ptr %sunkaddr32, i64 20
  %.1678 = load i32, ptr %sunkaddr33, align 4
  %.1681.not = icmp eq i32 %arg.origin.fr, 0
  br i1 %.1681.not, label %B1716, label %B1740

B1716:                                            ; preds = %B1582
  %4 = inttoptr i64 %.1170 to ptr
  %.1762 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %.1764 = load i32, ptr %.1762, align 4
  br label %B1740

B1740:                                            ; preds = %B1716, %B1582
  %"$phi1740.7.2.0" = phi i32 [ %.1764, %B1716 ], [ %arg.origin.fr, %B1582 ]
  %.65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  %.67.i = load i64, ptr %.65.i, align 8, !noalias !82
  %.68.i = icmp eq i64 %.67.i, 67108864
  br i1 %.68.i, label %B58.i, label %B88.endif.i

B58.i:                                            ; preds = %B1740
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 752
  store i64 0, ptr %sunkaddr34, align 8, !noalias !82
  br label %B1740.endif

B88.endif.i:                                      ; preds = %B1740
  %.153.i = inttoptr i64 %.1610 to ptr
  %.67.lobit.i = lshr i64 %.67.i, 63
  %5 = getelementptr [56 x i8], ptr %.153.i, i64 %.67.i
  %.250.i = getelementptr [56 x i8], ptr %5, i64 %.67.lobit.i
  %.289.i = add nsw i64 %.67.i, 1
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 760
  store i64 %.289.i, ptr %sunkaddr35, align 8, !noalias !82
  %.322.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.324.i = load i64, ptr %.322.i, align 8, !noalias !82
  store i64 %.324.i, ptr %.250.i, align 8, !noalias !82
  %.378.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 24
  store i32 %arg.pe, ptr %.378.i, align 8, !noalias !82
  %.382.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 28
  store i32 0, ptr %.382.i, align 4, !noalias !82
  %.386.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 32
  store i32 %.1646, ptr %.386.i, align 8, !noalias !82
  %.390.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 36
  store i32 %.1678, ptr %.390.i, align 4, !noalias !82
  %.394.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 40
  store i32 %"$phi1740.7.2.0", ptr %.394.i, align 8, !noalias !82
  %.398.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 44
  store i32 %arg.pe, ptr %.398.i, align 4, !noalias !82
  %.436.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.438.i = load i64, ptr %.436.i, align 8, !noalias !82
  %.477.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 80
  %.479.i = load i64, ptr %.477.i, align 8, !noalias !82
  %.480.i = shl i64 %.101, %.479.i
  %6 = and i64 %promoted, 4294967168
  %.481.i = add i64 %.438.i, %6
  %.490.i = add i64 %.481.i, %.480.i
  %.491.i = inttoptr i64 %.490.i to ptr
  %.555.i = load i32, ptr %.491.i, align 4, !noalias !82
  %.562.i = xor i32 %.555.i, -2147483648
  %.565.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 48
  store i32 %.562.i, ptr %.565.i, align 8, !noalias !82
  br label %B1740.endif

common.ret:                                       ; preds = %B2012.endif.endif, %B1990.if.if, %B1366.endif.if.if, %B1758
  %common.ret.op = phi i32 [ 0, %B1758 ], [ %.1379, %B1366.endif.if.if ], [ 0, %B2012.endif.endif ], [ %.us-phi1063, %B1990.if.if ]
  ret i32 %common.ret.op

B1758:                                            ; preds = %B1740.endif, %B1426
  %m.sroa.0.0 = phi ptr [ null, %B1740.endif ], [ %arg.m.0, %B1426 ]
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B1842:                                            ; preds = %B1990.endif, %B1842.preheader
  %lsr.iv91 = phi i64 [ %.187160, %B1842.preheader ], [ %lsr.iv.next92, %B1990.endif ]
  %lsr.iv85 = phi ptr [ %scevgep84, %B1842.preheader ], [ %scevgep86, %B1990.endif ]
  %scevgep90 = getelementptr i8, ptr %lsr.iv85, i64 -20
  %.2022 = load i64, ptr %scevgep90, align 8
  %scevgep89 = getelementptr i8, ptr %lsr.iv85, i64 -12
  %.2026 = load i32, ptr %scevgep89, align 8
  %scevgep88 = getelementptr i8, ptr %lsr.iv85, i64 -8
  %.2030 = load i32, ptr %scevgep88, align 4
  %scevgep87 = getelementptr i8, ptr %lsr.iv85, i64 -4
  %.2034 = load i32, ptr %scevgep87, align 8
  %.2038 = load i32, ptr %lsr.iv85, align 4
  %.2107 = call i32 @switches.leave.2(ptr nonnull %.2101, ptr nonnull %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %.2022, i32 %.2026, i32 %.2030, i32 %.2034, i32 %.2038, i32 %arg.origin.fr, i32 %arg.by, i32 %arg.by_life)
  %cond47 = icmp eq i32 %.2107, 0
  br i1 %cond47, label %B1990.endif, label %B1990.if.if, !prof !0

B2012:                                            ; preds = %B1990.endif, %B1990.endif.us, %B1762.endif
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i = load i64, ptr %sunkaddr36, align 8, !noalias !85
  %.56.i = inttoptr i64 %.55.i to ptr
  %.120.i = getelementptr [168 x i8], ptr %.56.i, i64 %.101
  store i64 %end.2.0, ptr %.120.i, align 8, !noalias !85
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 104
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !85
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B178.i, label %B142.i

B142.i:                                           ; preds = %B2012
  %sunkaddr37 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i.i = load i64, ptr %sunkaddr37, align 8, !noalias !88
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [168 x i8], ptr %.56.i.i, i64 %.101
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 116
  store i32 1, ptr %.129.i.i, align 4, !noalias !88
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !88
  %.165.i.i = sub nsw i64 %end.2.0, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %end.2.0, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !88
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !88
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %.101, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !88
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %7 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %7, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !88
  %.378.i.i = and i64 %.101, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !88
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.441.i.i = load i64, ptr %.439.i.i, align 8, !noalias !88
  %.442.i.i = mul i64 %.441.i.i, %.174.i.i
  %.443.i.i = lshr i64 %.101, 12
  %8 = getelementptr i64, ptr %.275.i.i, i64 %.442.i.i
  %.469.i.i = getelementptr i64, ptr %8, i64 %.443.i.i
  %.470.i.i = load i64, ptr %.469.i.i, align 8, !noalias !88
  %.471.i.i = and i64 %.313.i.i, 63
  %.472.i.i = shl nuw i64 1, %.471.i.i
  %.473.i.i = or i64 %.470.i.i, %.472.i.i
  store i64 %.473.i.i, ptr %.469.i.i, align 8, !noalias !88
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i.i.i = load i64, ptr %.49.i.i.i, align 8, !noalias !91
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %end.2.0, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !91
  %.118.i.i.i = and i64 %end.2.0, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !91
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !91
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !91
  br label %B2012.endif.endif

B888.endif.i.i:                                   ; preds = %B142.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 8
  store i64 %end.2.0, ptr %.570.i.i, align 8, !noalias !88
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !88
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !88
  %.646.i.i = add nuw nsw i64 %.101, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !88
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !88
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %end.2.0, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !88
  br label %B2012.endif.endif

B178.i:                                           ; preds = %B2012
  %.191.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 116
  store i32 0, ptr %.191.i, align 4, !noalias !85
  br label %B2012.endif.endif

B522.thread1046:                                  ; preds = %B360
  %.427 = inttoptr i64 %.389 to ptr
  %.492 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  %.494 = load i64, ptr %.492, align 8
  %.508.inv = icmp slt i64 %.494, 1
  %.509 = zext i1 %.508.inv to i64
  %9 = getelementptr [56 x i8], ptr %.427, i64 %.494
  %10 = getelementptr i8, ptr %9, i64 -56
  %.523 = getelementptr [56 x i8], ptr %10, i64 %.509
  %.528 = getelementptr inbounds nuw i8, ptr %.523, i64 8
  store i64 %arg.start, ptr %.528, align 8
  %.532 = getelementptr inbounds nuw i8, ptr %.523, i64 16
  store i64 %.242, ptr %.532, align 8
  br label %B822

B894.endif:                                       ; preds = %B860
  %.992 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 424
  %.994 = load i64, ptr %.992, align 8
  %.995 = inttoptr i64 %.994 to ptr
  %.1057 = getelementptr [40 x i8], ptr %.995, i64 %.169
  %.1065 = getelementptr inbounds nuw i8, ptr %.1057, i64 12
  %.1067 = load i32, ptr %.1065, align 4
  %.1069 = icmp eq i32 %.1067, %arg.by_life
  br i1 %.1069, label %B1008, label %B1084.endif

B1084.endif:                                      ; preds = %B894.endif, %B1008, %B860, %B822, %B594, %B534
  %end.2.0 = phi i64 [ %.242, %B822 ], [ %.242, %B1008 ], [ %.242, %B894.endif ], [ %.242, %B860 ], [ %.572, %B594 ], [ %.572, %B534 ]
  %.1126 = getelementptr inbounds nuw i8, ptr %.342, i64 40
  %.1128 = load i64, ptr %.1126, align 8
  %.1131 = sub i64 %end.2.0, %arg.start
  %.1134 = add nsw i64 %.1131, %.1128
  store i64 %.1134, ptr %.1126, align 8
  %.1168 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 16
  %.1170 = load i64, ptr %.1168, align 8
  %sunkaddr38 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1244 = load i64, ptr %sunkaddr38, align 8
  %.1245 = icmp eq i64 %.1244, 1
  br i1 %.1245, label %B1236, label %B1762.endif

B1366.endif:                                      ; preds = %B1366
  %11 = icmp eq i32 %.1379, 0
  br i1 %11, label %B1426, label %B1366.endif.if.if, !prof !0

B1366.endif.thread:                               ; preds = %B1366
  %12 = icmp eq i32 %.1379, 0
  br i1 %12, label %B1366.endif.thread.B1762.endifthread-pre-split_crit_edge, label %B1366.endif.if.if, !prof !0

B1366.endif.thread.B1762.endifthread-pre-split_crit_edge: ; preds = %B1366.endif.thread
  %sunkaddr39 = getelementptr inbounds i8, ptr %arg.m.4, i64 8
  %.1871.pr.pre = load i64, ptr %sunkaddr39, align 8
  br label %B1762.endif

B1366.endif.if.if:                                ; preds = %B1366.endif.thread, %B1366.endif
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1740.endif:                                      ; preds = %B88.endif.i, %B58.i
  br label %B1758

B1762.endif:                                      ; preds = %B1366.endif.thread.B1762.endifthread-pre-split_crit_edge, %B1084.endif
  %.1871 = phi i64 [ %.1244, %B1084.endif ], [ %.1871.pr.pre, %B1366.endif.thread.B1762.endifthread-pre-split_crit_edge ]
  %.19511058.not = icmp slt i64 %.1871, 1
  br i1 %.19511058.not, label %B2012, label %B1842.lr.ph

B1842.lr.ph:                                      ; preds = %B1762.endif, %B1360, %B1296, %B1236
  %.187160 = phi i64 [ %.1871, %B1762.endif ], [ 1, %B1360 ], [ 1, %B1296 ], [ 1, %B1236 ]
  %.2041.not = icmp eq i32 %arg.origin.fr, 0
  br i1 %.2041.not, label %B1842.us.preheader, label %B1842.preheader

B1842.preheader:                                  ; preds = %B1842.lr.ph
  %13 = inttoptr i64 %.1170 to ptr
  %scevgep84 = getelementptr i8, ptr %13, i64 20
  br label %B1842

B1842.us.preheader:                               ; preds = %B1842.lr.ph
  %14 = inttoptr i64 %.1170 to ptr
  %scevgep = getelementptr i8, ptr %14, i64 24
  br label %B1842.us

B1842.us:                                         ; preds = %B1990.endif.us, %B1842.us.preheader
  %lsr.iv83 = phi i64 [ %.187160, %B1842.us.preheader ], [ %lsr.iv.next, %B1990.endif.us ]
  %lsr.iv = phi ptr [ %scevgep, %B1842.us.preheader ], [ %scevgep77, %B1990.endif.us ]
  %scevgep82 = getelementptr i8, ptr %lsr.iv, i64 -24
  %.2022.us = load i64, ptr %scevgep82, align 8
  %scevgep81 = getelementptr i8, ptr %lsr.iv, i64 -16
  %.2026.us = load i32, ptr %scevgep81, align 8
  %scevgep80 = getelementptr i8, ptr %lsr.iv, i64 -12
  %.2030.us = load i32, ptr %scevgep80, align 4
  %scevgep79 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.2034.us = load i32, ptr %scevgep79, align 8
  %scevgep78 = getelementptr i8, ptr %lsr.iv, i64 -4
  %.2038.us = load i32, ptr %scevgep78, align 4
  %.2085.us = load i32, ptr %lsr.iv, align 8
  %.2107.us = call i32 @switches.leave.2(ptr nonnull %.2101, ptr nonnull %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %.2022.us, i32 %.2026.us, i32 %.2030.us, i32 %.2034.us, i32 %.2038.us, i32 %.2085.us, i32 %arg.by, i32 %arg.by_life)
  %cond46 = icmp eq i32 %.2107.us, 0
  br i1 %cond46, label %B1990.endif.us, label %B1990.if.if, !prof !0

B1990.endif.us:                                   ; preds = %B1842.us
  %scevgep77 = getelementptr i8, ptr %lsr.iv, i64 32
  %lsr.iv.next = add i64 %lsr.iv83, -1
  %exitcond1070.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond1070.not, label %B2012, label %B1842.us

B1990.endif:                                      ; preds = %B1842
  %scevgep86 = getelementptr i8, ptr %lsr.iv85, i64 32
  %lsr.iv.next92 = add i64 %lsr.iv91, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next92, 0
  br i1 %exitcond.not, label %B2012, label %B1842

B1990.if.if:                                      ; preds = %B1842.us, %B1842
  %.us-phi1063 = phi i32 [ %.2107.us, %B1842.us ], [ %.2107, %B1842 ]
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B2012.endif.endif:                                ; preds = %B178.i, %B888.endif.i.i, %B188.endif.endif.endif.i.i
  store i8 1, ptr %retptr, align 1
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @dispatch.straight.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, ptr captures(none) %arg.one, i64 %arg.cycle, i64 %arg.end) local_unnamed_addr {
B0.endif:
  %.32 = zext i32 %arg.pe to i64
  %.67 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.69 = load i64, ptr %.67, align 8
  %.70 = inttoptr i64 %.69 to ptr
  %.idx = mul nuw nsw i64 %.32, 192
  %0 = getelementptr i8, ptr %.70, i64 %.idx
  %.140 = getelementptr i8, ptr %0, i64 244
  %.142 = load i32, ptr %.140, align 4
  %.144.not = icmp eq i32 %.142, 0
  br i1 %.144.not, label %B212, label %B324

B212:                                             ; preds = %B0.endif
  %.175 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 232
  %.177 = load i64, ptr %.175, align 8
  %.178.not = icmp eq i64 %.177, 0
  br i1 %.178.not, label %B246, label %B324

B246:                                             ; preds = %B212
  %.209 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  %.211 = load i64, ptr %.209, align 8
  %.212.not = icmp eq i64 %.211, 4611686018427387904
  br i1 %.212.not, label %B290, label %B324

B290:                                             ; preds = %B246
  %.243 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 560
  %.245 = load i64, ptr %.243, align 8
  %.246.not = icmp eq i64 %.245, 0
  br i1 %.246.not, label %B328.endif.endif, label %B324

common.ret:                                       ; preds = %B1414, %B956, %B586, %B324
  %.sink = phi i8 [ 1, %B1414 ], [ 0, %B956 ], [ 0, %B586 ], [ 0, %B324 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B324:                                             ; preds = %B290, %B246, %B212, %B0.endif
  br label %common.ret

B518:                                             ; preds = %B328.endif.endif.endif.endif
  %.490 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 224
  %.492 = load i64, ptr %.490, align 8
  %.493 = icmp ne i64 %.492, 0
  %.528 = icmp sgt i64 %.13.i11, %.492
  %or.cond = select i1 %.493, i1 %.528, i1 false
  br i1 %or.cond, label %B586, label %B590.endif.endif

B586:                                             ; preds = %B328.endif.endif.endif.endif, %B518
  br label %common.ret

B896:                                             ; preds = %B590.endif.endif, %B898
  %.810590 = phi i64 [ %.817, %B898 ], [ 0, %B590.endif.endif ]
  %exitcond.not = icmp eq i64 %..688, %.810590
  br i1 %exitcond.not, label %B964.endif, label %B898

B898:                                             ; preds = %B896
  %.817 = add nuw i64 %.810590, 1
  %1 = shl i64 %.810590, 3
  %scevgep = getelementptr i8, ptr %5, i64 %1
  %.870 = load i64, ptr %scevgep, align 8
  %.871.not = icmp eq i64 %.870, 0
  br i1 %.871.not, label %B896, label %B956

B956:                                             ; preds = %B898
  br label %common.ret

B1286:                                            ; preds = %B964.endif
  %sunkaddr = inttoptr i64 %.69 to ptr
  %sunkaddr1 = getelementptr i8, ptr %sunkaddr, i64 %.idx
  %sunkaddr2 = getelementptr i8, ptr %sunkaddr1, i64 248
  store i32 1, ptr %sunkaddr2, align 4
  br label %B1326

B1326:                                            ; preds = %B964.endif, %B1286
  %.1169 = getelementptr inbounds nuw i8, ptr %arg.one, i64 148
  %.1171 = load i32, ptr %.1169, align 4
  %.1173 = icmp eq i32 %.1171, 0
  br i1 %.1173, label %B1374, label %B1414

B1374:                                            ; preds = %B1326
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.one, i64 148
  store i32 1, ptr %sunkaddr3, align 4
  br label %B1414

B1414:                                            ; preds = %B1374, %B1326
  store i64 %arg.end, ptr %arg.one, align 8
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  store i64 %.13.i11, ptr %sunkaddr4, align 8
  br label %common.ret

B328.endif.endif:                                 ; preds = %B290
  %.295 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 144
  %.297 = load i64, ptr %.295, align 8
  %.299 = add nsw i64 %.297, %arg.cycle
  %sunkaddr5 = inttoptr i64 %.69 to ptr
  %sunkaddr6 = getelementptr i8, ptr %sunkaddr5, i64 %.idx
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr6, i64 192
  %.305 = load i64, ptr %sunkaddr8, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.305, i64 %.299)
  %.13.i11 = tail call i64 @llvm.smax.i64(i64 %arg.end, i64 %.13.i)
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !94
  %.50.i = inttoptr i64 %.49.i to ptr
  %.124.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.126.i = load i64, ptr %.124.i, align 8, !noalias !94
  %.131.i = lshr i64 %.126.i, 6
  %.136.i = and i64 %.131.i, 31
  %.170.i = getelementptr i64, ptr %.50.i, i64 %.136.i
  %.171.i = load i64, ptr %.170.i, align 8, !noalias !94
  %.174.i = and i64 %.126.i, 63
  %.175.i = shl nsw i64 -1, %.174.i
  %.176.i = and i64 %.175.i, %.171.i
  %.180.i = icmp eq i64 %.176.i, 0
  br i1 %.180.i, label %B360.i, label %B614.i

B360.i:                                           ; preds = %B328.endif.endif
  %2 = inttoptr i64 %.49.i to ptr
  %.214.i = getelementptr i8, ptr %2, i64 256
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !94
  %.220.i = icmp eq i64 %.215.i, 0
  br i1 %.220.i, label %B424.i, label %B450.i

B424.i:                                           ; preds = %B360.i
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !94
  br label %B328.endif.endif.endif.endif

B450.i:                                           ; preds = %B360.i
  %3 = inttoptr i64 %.49.i to ptr
  %.284.i = shl nsw i64 -2, %.136.i
  %.286.i = and i64 %.215.i, %.284.i
  %.291.not.i = icmp eq i64 %.286.i, 0
  %spec.select.i = select i1 %.291.not.i, i64 %.215.i, i64 %.286.i
  %.314.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i, i1 true)
  %.346.i = getelementptr i64, ptr %3, i64 %.314.i
  %.347.i = load i64, ptr %.346.i, align 8, !noalias !94
  br label %B614.i

B614.i:                                           ; preds = %B450.i, %B328.endif.endif
  %m.sroa.0.0.i = phi ptr [ null, %B450.i ], [ %arg.m.0, %B328.endif.endif ]
  %word.2.0.i = phi i64 [ %.314.i, %B450.i ], [ %.136.i, %B328.endif.endif ]
  %found.2.0.i = phi i64 [ %.347.i, %B450.i ], [ %.176.i, %B328.endif.endif ]
  %.369.i = shl nuw nsw i64 %word.2.0.i, 6
  %.373.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %found.2.0.i, i1 true)
  %.376.i = sub i64 %.369.i, %.126.i
  %.378.i = add i64 %.376.i, %.373.i
  %.381.i = and i64 %.378.i, 2047
  %.383.i = add i64 %.381.i, %.126.i
  %.427.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.429.pre = load i64, ptr %.427.phi.trans.insert, align 8
  %4 = tail call i64 @llvm.smin.i64(i64 %.429.pre, i64 %.383.i)
  br label %B328.endif.endif.endif.endif

B328.endif.endif.endif.endif:                     ; preds = %B614.i, %B424.i
  %.429 = phi i64 [ %4, %B614.i ], [ %.271.i, %B424.i ]
  %.459.not = icmp sgt i64 %.429, %.13.i11
  br i1 %.459.not, label %B518, label %B586

B590.endif.endif:                                 ; preds = %B518
  %.579 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.581 = load i64, ptr %.579, align 8
  %.582 = inttoptr i64 %.581 to ptr
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 472
  %.655 = load i64, ptr %sunkaddr9, align 8
  %.656 = and i64 %.655, 2047
  %.686 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.688 = load i64, ptr %.686, align 8
  %.689 = mul i64 %.656, %.688
  %..688 = tail call i64 @llvm.smax.i64(i64 %.688, i64 0)
  %5 = getelementptr i64, ptr %.582, i64 %.689
  br label %B896

B964.endif:                                       ; preds = %B896
  %.943 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.945 = load i64, ptr %.943, align 8
  %.946 = inttoptr i64 %.945 to ptr
  %.1015 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.1017 = load i64, ptr %.1015, align 8
  %.1018 = mul i64 %.1017, %.32
  %.1043 = getelementptr i64, ptr %.946, i64 %.1018
  %.1044 = load i64, ptr %.1043, align 8
  %.1045 = add nsw i64 %.1044, 1
  store i64 %.1045, ptr %.1043, align 8
  %.1104 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 480
  %.1106 = load i64, ptr %.1104, align 8
  %.1107 = add nsw i64 %.1106, 1
  store i64 %.1107, ptr %.1104, align 8
  %.1140 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 160
  %.1142 = load i64, ptr %.1140, align 8
  %.1144 = add nsw i64 %.1142, %.13.i
  %sunkaddr10 = inttoptr i64 %.69 to ptr
  %sunkaddr11 = getelementptr i8, ptr %sunkaddr10, i64 %.idx
  %sunkaddr12 = getelementptr i8, ptr %sunkaddr11, i64 192
  store i64 %.1144, ptr %sunkaddr12, align 8
  %sunkaddr13 = inttoptr i64 %.69 to ptr
  %sunkaddr14 = getelementptr i8, ptr %sunkaddr13, i64 %.idx
  %sunkaddr16 = getelementptr i8, ptr %sunkaddr14, i64 248
  %.1154 = load i32, ptr %sunkaddr16, align 8
  %.1156 = icmp eq i32 %.1154, 0
  br i1 %.1156, label %B1286, label %B1326
}

define internal noundef range(i32 -1, -2) i32 @switches.leave.2(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.cycle, i32 %arg.kind, i32 %arg.goal, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %.72 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 144
  %.74 = load i64, ptr %.72, align 8
  %.75 = add nsw i64 %.74, %arg.cycle
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.114 = load i64, ptr %.112, align 8
  %.115 = inttoptr i64 %.114 to ptr
  %.154 = zext i32 %arg.pe to i64
  %.184 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.186 = load i64, ptr %.184, align 8
  %.187 = mul i64 %.186, %.154
  %.189 = zext i32 %arg.kind to i64
  %0 = getelementptr i64, ptr %.115, i64 %.187
  %.215 = getelementptr i64, ptr %0, i64 %.189
  %.216 = load i64, ptr %.215, align 8
  %.217 = add nsw i64 %.216, 1
  store i64 %.217, ptr %.215, align 8
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 232
  %.278 = load i64, ptr %.276, align 8
  %.279.not = icmp eq i64 %.278, 0
  br i1 %.279.not, label %B802, label %B294.endif

B802:                                             ; preds = %B294.endif.endif.endif.endif, %B0.endif
  %at.2.0 = phi i64 [ %.13.i11, %B294.endif.endif.endif.endif ], [ %.75, %B0.endif ]
  %.734 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 480
  %.736 = load i64, ptr %.734, align 8
  %.737 = add nsw i64 %.736, 1
  store i64 %.737, ptr %.734, align 8
  %.123.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !97
  %1 = and i64 %.125.i, 4294967295
  %.126.i = trunc i64 %1 to i32
  %.131.not.i = icmp eq i32 %.126.i, 0
  br i1 %.131.not.i, label %B210.i, label %B158.i

B158.i:                                           ; preds = %B802
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !97
  %.50.i = inttoptr i64 %.49.i to ptr
  %.160.i = getelementptr [48 x i8], ptr %.50.i, i64 %1
  %.166.i = getelementptr inbounds nuw i8, ptr %.160.i, i64 8
  %.168.i = load i32, ptr %.166.i, align 4, !noalias !97
  %.203.i = zext i32 %.168.i to i64
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  store i64 %.203.i, ptr %sunkaddr, align 8, !noalias !97
  br label %B802.endif.endif

B210.i:                                           ; preds = %B802
  %.248.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 488
  %.250.i = load i64, ptr %.248.i, align 8, !noalias !97
  %.251.i = add nsw i64 %.250.i, 1
  store i64 %.251.i, ptr %.248.i, align 8, !noalias !97
  %.292.i = trunc i64 %.251.i to i32
  %.798.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.800.pre = load i64, ptr %.798.phi.trans.insert, align 8
  %.pre = inttoptr i64 %.800.pre to ptr
  br label %B802.endif.endif

common.ret:                                       ; preds = %B714.endif.i, %B538.i
  store ptr null, ptr %retptr, align 8
  ret i32 0

B294.endif:                                       ; preds = %B0.endif
  %.310 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.312 = load i64, ptr %.310, align 8
  %.313 = inttoptr i64 %.312 to ptr
  %.375 = getelementptr [168 x i8], ptr %.313, i64 %.154
  %.376 = getelementptr inbounds nuw i8, ptr %.375, i64 24
  %.378 = load i64, ptr %.376, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.376, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.482 = load i64, ptr %sunkaddr1, align 8
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482, i64 1)
  %ov.i = extractvalue { i64, i1 } %2, 1
  br i1 %ov.i, label %B294.endif.endif.endif.endif, label %B0.else.i, !prof !100

B0.else.i:                                        ; preds = %B294.endif
  %.413 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 240
  %.415 = load i64, ptr %.413, align 8
  %math.i = extractvalue { i64, i1 } %2, 0
  %.8.i = mul i64 %.415, -7046029254386353131
  %.9.i = mul i64 %.154, -3335678366873096957
  %.11.i = mul i64 %.379, 2685821657736338717
  %.10.i = add i64 %.11.i, %.9.i
  %.12.i = add i64 %.10.i, %.8.i
  %.13.i = lshr i64 %.12.i, 30
  %.14.i = xor i64 %.13.i, %.12.i
  %.15.i = mul i64 %.14.i, -4658895280553007687
  %.16.i = lshr i64 %.15.i, 27
  %.17.i = xor i64 %.16.i, %.15.i
  %.18.i = mul i64 %.17.i, -7723592293110705685
  %.19.i = lshr i64 %.18.i, 31
  %.20.i = xor i64 %.19.i, %.18.i
  %.30.i = urem i64 %.20.i, %math.i
  br label %B294.endif.endif.endif.endif

B294.endif.endif.endif.endif:                     ; preds = %B0.else.i, %B294.endif
  %rem.0.i = phi i64 [ %.30.i, %B0.else.i ], [ 0, %B294.endif ]
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
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
  %.13.i11 = tail call i64 @llvm.smax.i64(i64 %.642, i64 %.508)
  store i64 %.13.i11, ptr %.641, align 8
  br label %B802

B802.endif.endif:                                 ; preds = %B210.i, %B158.i
  %.801.pre-phi = phi ptr [ %.50.i, %B158.i ], [ %.pre, %B210.i ]
  %storemerge.i = phi i32 [ %.126.i, %B158.i ], [ %.292.i, %B210.i ]
  %.798 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.837 = zext i32 %storemerge.i to i64
  %.862 = getelementptr [48 x i8], ptr %.801.pre-phi, i64 %.837
  %.867 = getelementptr inbounds nuw i8, ptr %.862, i64 12
  store i32 %arg.kind, ptr %.867, align 4
  %.873 = getelementptr inbounds nuw i8, ptr %.862, i64 16
  store i32 %arg.goal, ptr %.873, align 4
  %.879 = getelementptr inbounds nuw i8, ptr %.862, i64 20
  store i32 %arg.address, ptr %.879, align 4
  %.885 = getelementptr inbounds nuw i8, ptr %.862, i64 24
  store i32 %arg.data, ptr %.885, align 4
  %.891 = getelementptr inbounds nuw i8, ptr %.862, i64 28
  store i32 %arg.origin, ptr %.891, align 4
  %.897 = getelementptr inbounds nuw i8, ptr %.862, i64 32
  store i32 %arg.pe, ptr %.897, align 4
  %.901 = getelementptr inbounds nuw i8, ptr %.862, i64 36
  store i32 %arg.by, ptr %.901, align 4
  %.907 = getelementptr inbounds nuw i8, ptr %.862, i64 40
  store i32 %arg.by_life, ptr %.907, align 4
  %.916 = shl i32 %arg.pe, 2
  %.920 = getelementptr inbounds nuw i8, ptr %.862, i64 44
  store i32 %.916, ptr %.920, align 4
  %.55.i = load i64, ptr %.798, align 8, !noalias !101
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [48 x i8], ptr %.56.i, i64 %.837
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 8
  store i32 0, ptr %.128.i, align 4, !noalias !101
  %.160.i17 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.162.i = load i64, ptr %.160.i17, align 8, !noalias !101
  %.164.i = sub nsw i64 %at.2.0, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %4 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr17.i = shl nuw nsw i64 %.168.i18, 2
  %sunkaddr18.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr17.i
  %.471.i = load i32, ptr %sunkaddr18.i, align 4, !noalias !101
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [48 x i8], ptr %4, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 8
  store i32 %storemerge.i, ptr %.505.i, align 4, !noalias !101
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr20.pre-phi.i = phi i64 [ %sunkaddr24.i, %B456.endif.i ], [ %sunkaddr17.i, %B500.i ]
  %sunkaddr19.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr21.i = getelementptr i8, ptr %sunkaddr19.pre-phi.i, i64 %sunkaddr20.pre-phi.i
  store i32 %storemerge.i, ptr %sunkaddr21.i, align 4, !noalias !101
  br label %common.ret

B552.i:                                           ; preds = %B802.endif.endif
  store i64 %at.2.0, ptr %.127.i, align 8, !noalias !101
  %.610.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.612.i = load i64, ptr %.610.i, align 8, !noalias !101
  %.613.i = icmp eq i64 %.612.i, 0
  br i1 %.613.i, label %B612.i, label %B640.i

B612.i:                                           ; preds = %B552.i
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  store i64 %.837, ptr %sunkaddr2, align 8, !noalias !101
  br label %B714.endif.i

B640.i:                                           ; preds = %B552.i
  %5 = inttoptr i64 %.55.i to ptr
  %.684.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.686.i = load i64, ptr %.684.i, align 8, !noalias !101
  %6 = and i64 %.686.i, 4294967295
  %.714.i = getelementptr [48 x i8], ptr %5, i64 %6
  %.721.i = getelementptr inbounds nuw i8, ptr %.714.i, i64 8
  store i32 %storemerge.i, ptr %.721.i, align 4, !noalias !101
  br label %B714.endif.i

B170.endif.endif.i:                               ; preds = %B802.endif.endif
  %.168.i18 = and i64 %at.2.0, 2047
  %.201.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.203.i19 = load i64, ptr %.201.i, align 8, !noalias !101
  %.204.i = inttoptr i64 %.203.i19 to ptr
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 376
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !101
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i18
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !101
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.203.i19 to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i18, 2
  %sunkaddr25.i = getelementptr i8, ptr %7, i64 %sunkaddr24.i
  store i32 %storemerge.i, ptr %sunkaddr25.i, align 4, !noalias !101
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !104
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %at.2.0, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !104
  %.118.i.i = and i64 %at.2.0, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !104
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !104
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !104
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B714.endif.i:                                     ; preds = %B640.i, %B612.i
  %.756.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  store i64 %.837, ptr %.756.i, align 8, !noalias !101
  %.790.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.792.i = load i64, ptr %.790.i, align 8, !noalias !101
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0, i64 %.792.i)
  store i64 %.13.i.i, ptr %.790.i, align 8, !noalias !101
  br label %common.ret
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

define internal range(i32 -1, -2) i32 @switches.intake.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.pe, i32 %arg.number) local_unnamed_addr {
B0.endif.endif:
  %.216 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.53 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.55 = load i64, ptr %.53, align 8
  %.123 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.125 = load i64, ptr %.123, align 8
  %.126 = inttoptr i64 %.125 to ptr
  %.199 = getelementptr [168 x i8], ptr %.126, i64 %arg.pe
  %.207 = getelementptr inbounds nuw i8, ptr %.199, i64 152
  %.209 = load i32, ptr %.207, align 4
  %.211 = icmp eq i32 %.209, 0
  br i1 %.211, label %B228, label %B260

B228:                                             ; preds = %B0.endif.endif
  %.222 = call i32 @switches.load.1(ptr nonnull %.216, ptr nonnull %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.pe)
  %cond = icmp eq i32 %.222, 0
  br i1 %cond, label %B260, label %B228.if.if, !prof !0

B260:                                             ; preds = %B228, %B0.endif.endif
  %0 = inttoptr i64 %.55 to ptr
  %.245 = zext i32 %arg.number to i64
  %.270 = getelementptr [48 x i8], ptr %0, i64 %.245
  %.271 = getelementptr inbounds nuw i8, ptr %.270, i64 8
  store i32 0, ptr %.271, align 4
  %.275 = getelementptr inbounds nuw i8, ptr %.199, i64 104
  %.277 = load i32, ptr %.275, align 4
  %.278 = icmp eq i32 %.277, 0
  br i1 %.278, label %B328, label %B344

B328:                                             ; preds = %B260
  %sunkaddr = getelementptr inbounds i8, ptr %.199, i64 104
  store i32 %arg.number, ptr %sunkaddr, align 4
  br label %B380

B344:                                             ; preds = %B260
  %1 = inttoptr i64 %.55 to ptr
  %.292 = getelementptr inbounds nuw i8, ptr %.199, i64 108
  %.294 = load i32, ptr %.292, align 4
  %.296 = zext i32 %.294 to i64
  %.321 = getelementptr [48 x i8], ptr %1, i64 %.296
  %.328 = getelementptr inbounds nuw i8, ptr %.321, i64 8
  store i32 %arg.number, ptr %.328, align 4
  br label %B380

B380:                                             ; preds = %B344, %B328
  %.334 = getelementptr inbounds nuw i8, ptr %.199, i64 108
  store i32 %arg.number, ptr %.334, align 4
  %.340 = getelementptr inbounds nuw i8, ptr %.199, i64 112
  %.342 = load i32, ptr %.340, align 4
  %.346 = add i32 %.342, 1
  store i32 %.346, ptr %.340, align 4
  %.356 = zext i32 %.346 to i64
  %.365 = getelementptr inbounds nuw i8, ptr %.199, i64 148
  %.367 = load i32, ptr %.365, align 4
  %.368 = icmp ugt i32 %.346, %.367
  br i1 %.368, label %B524, label %B644

B524:                                             ; preds = %B380
  %sunkaddr1 = getelementptr inbounds i8, ptr %.199, i64 148
  store i32 %.346, ptr %sunkaddr1, align 4
  %.407 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 192
  %.409 = load i64, ptr %.407, align 8
  %.411 = icmp slt i64 %.409, %.356
  br i1 %.411, label %B582, label %B644

common.ret:                                       ; preds = %B228.if.if, %B906, %B582
  %common.ret.op = phi i32 [ 0, %B582 ], [ 0, %B906 ], [ %.222, %B228.if.if ]
  ret i32 %common.ret.op

B582:                                             ; preds = %B524
  %.420 = add nsw i64 %arg.pe, 1
  %.455 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 %.420, ptr %.455, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B644:                                             ; preds = %B524, %B380
  %.490 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 184
  %.492 = load i64, ptr %.490, align 8
  %.494 = icmp slt i64 %.492, %.356
  br i1 %.494, label %B678, label %B764

B678:                                             ; preds = %B644
  %.499 = getelementptr inbounds nuw i8, ptr %.199, i64 80
  %.501 = load i64, ptr %.499, align 8
  %.502 = add nsw i64 %.501, 1
  store i64 %.502, ptr %.499, align 8
  %.508 = getelementptr inbounds nuw i8, ptr %.199, i64 16
  %.510 = load i64, ptr %.508, align 8
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 200
  %.542 = load i64, ptr %.540, align 8
  %.543 = add nsw i64 %.542, %.510
  store i64 %.543, ptr %.508, align 8
  br label %B764

B764:                                             ; preds = %B678, %B644
  %.550 = getelementptr inbounds nuw i8, ptr %.199, i64 116
  %.552 = load i32, ptr %.550, align 4
  %.554 = icmp eq i32 %.552, 0
  br i1 %.554, label %B812.endif, label %B906

B906:                                             ; preds = %B812.endif.endif, %B764
  %m.sroa.0.0 = phi ptr [ null, %B812.endif.endif ], [ %arg.m.0, %B764 ]
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B228.if.if:                                       ; preds = %B228
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B812.endif:                                       ; preds = %B764
  %.560 = load i64, ptr %.199, align 8
  %.592 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.594 = load i64, ptr %.592, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.594, i64 %.560)
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 288
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !107
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [168 x i8], ptr %.56.i, i64 %arg.pe
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 116
  store i32 1, ptr %.128.i, align 4, !noalias !107
  %.162.i = load i64, ptr %.592, align 8, !noalias !107
  %.164.i = sub nsw i64 %.13.i, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B188.endif.endif.endif.i, label %B888.endif.i

B188.endif.endif.endif.i:                         ; preds = %B812.endif
  %.173.i = and i64 %.13.i, 2047
  %.203.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.205.i = load i64, ptr %.203.i, align 8, !noalias !107
  %.206.i = inttoptr i64 %.205.i to ptr
  %.271.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.273.i = load i64, ptr %.271.i, align 8, !noalias !107
  %.274.i = inttoptr i64 %.273.i to ptr
  %.311.i = lshr i64 %arg.pe, 6
  %.341.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 264
  %.343.i = load i64, ptr %.341.i, align 8, !noalias !107
  %.344.i = mul i64 %.343.i, %.173.i
  %2 = getelementptr i64, ptr %.206.i, i64 %.344.i
  %.370.i = getelementptr i64, ptr %2, i64 %.311.i
  %.371.i = load i64, ptr %.370.i, align 8, !noalias !107
  %.375.i = and i64 %arg.pe, 63
  %.376.i = shl nuw i64 1, %.375.i
  %.377.i = or i64 %.371.i, %.376.i
  store i64 %.377.i, ptr %.370.i, align 8, !noalias !107
  %.436.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.438.i = load i64, ptr %.436.i, align 8, !noalias !107
  %.439.i = mul i64 %.438.i, %.173.i
  %.440.i = lshr i64 %arg.pe, 12
  %3 = getelementptr i64, ptr %.274.i, i64 %.439.i
  %.466.i = getelementptr i64, ptr %3, i64 %.440.i
  %.467.i = load i64, ptr %.466.i, align 8, !noalias !107
  %.468.i = and i64 %.311.i, 63
  %.469.i = shl nuw i64 1, %.468.i
  %.470.i = or i64 %.467.i, %.469.i
  store i64 %.470.i, ptr %.466.i, align 8, !noalias !107
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !110
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.13.i, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !110
  %.118.i.i = and i64 %.13.i, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !110
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !110
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !110
  br label %B812.endif.endif

B888.endif.i:                                     ; preds = %B812.endif
  %.566.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 8
  store i64 %.13.i, ptr %.566.i, align 8, !noalias !107
  %.598.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.600.i = load i64, ptr %.598.i, align 8, !noalias !107
  %.601.i = trunc i64 %.600.i to i32
  %.634.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 160
  store i32 %.601.i, ptr %.634.i, align 8, !noalias !107
  %.640.i = add nsw i64 %arg.pe, 1
  store i64 %.640.i, ptr %.598.i, align 8, !noalias !107
  %.702.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.704.i = load i64, ptr %.702.i, align 8, !noalias !107
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i, i64 %.704.i)
  store i64 %.13.i.i, ptr %.702.i, align 8, !noalias !107
  br label %B812.endif.endif

B812.endif.endif:                                 ; preds = %B888.endif.i, %B188.endif.endif.endif.i
  br label %B906
}

define internal noundef range(i32 -1, -2) i32 @switches.load.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr readonly captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.pe) local_unnamed_addr {
B0.endif.endif:
  %.127 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 80
  %.129 = load i64, ptr %.127, align 8
  %.130 = shl i64 %arg.pe, %.129
  %.163 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
  %.165 = load i64, ptr %.163, align 8
  %.245438.not = icmp slt i64 %.165, 1
  br i1 %.245438.not, label %common.ret, label %B222.endif.endif.endif.preheader

B222.endif.endif.endif.preheader:                 ; preds = %B0.endif.endif
  %const = bitcast i64 9223372036854775776 to i64
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.52 = load i64, ptr %.50, align 8
  br label %B222.endif.endif.endif

B478:                                             ; preds = %B478.preheader35, %B478
  %.522421423 = phi i64 [ %.529.3, %B478 ], [ %.522421423.unr, %B478.preheader35 ]
  %sunkaddr = inttoptr i64 %.391 to ptr
  %sunkaddr20 = getelementptr i8, ptr %sunkaddr, i64 %.522421423
  %.580 = load i8, ptr %sunkaddr20, align 1
  %scevgep45 = getelementptr i8, ptr %scevgep41, i64 %.522421423
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -3
  store i8 %.580, ptr %scevgep46, align 1
  %sunkaddr21 = inttoptr i64 %.391 to ptr
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 %.522421423
  %sunkaddr23 = getelementptr i8, ptr %sunkaddr22, i64 1
  %.580.1 = load i8, ptr %sunkaddr23, align 1
  %scevgep48 = getelementptr i8, ptr %scevgep45, i64 -2
  store i8 %.580.1, ptr %scevgep48, align 1
  %sunkaddr24 = inttoptr i64 %.391 to ptr
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr24, i64 %.522421423
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr25, i64 2
  %.580.2 = load i8, ptr %sunkaddr26, align 1
  %scevgep = getelementptr i8, ptr %scevgep41, i64 %.522421423
  %scevgep11 = getelementptr i8, ptr %scevgep, i64 -1
  store i8 %.580.2, ptr %scevgep11, align 1
  %.529.3 = add nuw nsw i64 %.522421423, 4
  %sunkaddr27 = inttoptr i64 %.391 to ptr
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr27, i64 %.522421423
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr28, i64 3
  %.580.3 = load i8, ptr %sunkaddr30, align 1
  store i8 %.580.3, ptr %scevgep45, align 1
  %exitcond.not.3 = icmp eq i64 %.436, %.529.3
  br i1 %exitcond.not.3, label %B504, label %B478, !llvm.loop !113

B504:                                             ; preds = %B478.prol.loopexit, %vec.epilog.middle.block, %middle.block, %B222.endif.endif.endif, %B478
  %exitcond454.not = icmp eq i64 %.258, %.165
  br i1 %exitcond454.not, label %common.ret, label %B222.endif.endif.endif

common.ret:                                       ; preds = %B504, %B0.endif.endif
  %.670 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.672 = load i64, ptr %.670, align 8
  %.673 = inttoptr i64 %.672 to ptr
  %.734 = getelementptr [168 x i8], ptr %.673, i64 %arg.pe
  %.740 = getelementptr inbounds nuw i8, ptr %.734, i64 152
  store i32 1, ptr %.740, align 4
  store ptr null, ptr %retptr, align 8
  ret i32 0

B222.endif.endif.endif:                           ; preds = %B504, %B222.endif.endif.endif.preheader
  %.251428441 = phi i64 [ %.258, %B504 ], [ 0, %B222.endif.endif.endif.preheader ]
  %0 = inttoptr i64 %.52 to ptr
  %.258 = add nuw nsw i64 %.251428441, 1
  %.308 = getelementptr [24 x i8], ptr %0, i64 %.251428441
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 96
  %.340 = load i64, ptr %sunkaddr31, align 8
  %.342 = add nsw i64 %.340, %.130
  %.345 = load i64, ptr %.308, align 8
  %.346 = add nsw i64 %.342, %.345
  %.389 = getelementptr inbounds nuw i8, ptr %.308, i64 8
  %.391 = load i64, ptr %.389, align 8
  %.434 = getelementptr inbounds nuw i8, ptr %.308, i64 16
  %.436 = load i64, ptr %.434, align 8
  %.516422.not = icmp slt i64 %.436, 1
  br i1 %.516422.not, label %B504, label %iter.check

iter.check:                                       ; preds = %B222.endif.endif.endif
  %min.iters.check = icmp samesign ult i64 %.436, 4
  %1 = sub i64 %.346, %.391
  %diff.check = icmp ult i64 %1, 32
  %or.cond = select i1 %min.iters.check, i1 true, i1 %diff.check
  br i1 %or.cond, label %B478.preheader, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %iter.check
  %min.iters.check27 = icmp samesign ult i64 %.436, 32
  br i1 %min.iters.check27, label %vector.main.loop.iter.check.vec.epilog.ph_crit_edge, label %vector.ph

vector.main.loop.iter.check.vec.epilog.ph_crit_edge: ; preds = %vector.main.loop.iter.check
  %.pre = inttoptr i64 %.391 to ptr
  %.pre5 = inttoptr i64 %.346 to ptr
  br label %vec.epilog.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.vec = and i64 %.436, %const
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %2 = inttoptr i64 %.391 to ptr
  %3 = inttoptr i64 %.346 to ptr
  %sunkaddr69 = getelementptr i8, ptr %2, i64 %index
  %wide.load = load <16 x i8>, ptr %sunkaddr69, align 1
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr69, i64 16
  %wide.load28 = load <16 x i8>, ptr %sunkaddr72, align 1
  %scevgep8 = getelementptr i8, ptr %3, i64 %index
  %scevgep10 = getelementptr i8, ptr %scevgep8, i64 16
  store <16 x i8> %wide.load, ptr %scevgep8, align 1
  store <16 x i8> %wide.load28, ptr %scevgep10, align 1
  %index.next = add nuw nsw i64 %index, 32
  %4 = icmp eq i64 %n.vec, %index.next
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !115

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %.436, %n.vec
  br i1 %cmp.n, label %B504, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %5 = inttoptr i64 %.391 to ptr
  %6 = inttoptr i64 %.346 to ptr
  %7 = and i64 %.436, 28
  %min.epilog.iters.check = icmp eq i64 %7, 0
  br i1 %min.epilog.iters.check, label %B478.preheader, label %vec.epilog.ph, !prof !117

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check.vec.epilog.ph_crit_edge
  %.pre-phi = phi ptr [ %.pre5, %vector.main.loop.iter.check.vec.epilog.ph_crit_edge ], [ %6, %vec.epilog.iter.check ]
  %.pre-phi.pre-phi.pre-phi = phi ptr [ %.pre, %vector.main.loop.iter.check.vec.epilog.ph_crit_edge ], [ %5, %vec.epilog.iter.check ]
  %vec.epilog.resume.val = phi i64 [ 0, %vector.main.loop.iter.check.vec.epilog.ph_crit_edge ], [ %n.vec, %vec.epilog.iter.check ]
  %const_mat = add i64 %const, 28
  %n.vec30 = and i64 %.436, %const_mat
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index31 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next33, %vec.epilog.vector.body ]
  %8 = getelementptr i8, ptr %.pre-phi.pre-phi.pre-phi, i64 %index31
  %wide.load32 = load <4 x i8>, ptr %8, align 1
  %9 = getelementptr i8, ptr %.pre-phi, i64 %index31
  store <4 x i8> %wide.load32, ptr %9, align 1
  %index.next33 = add nuw i64 %index31, 4
  %10 = icmp eq i64 %n.vec30, %index.next33
  br i1 %10, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !118

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %cmp.n34 = icmp eq i64 %.436, %n.vec30
  br i1 %cmp.n34, label %B504, label %B478.preheader

B478.preheader:                                   ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %iter.check
  %.522421423.ph = phi i64 [ 0, %iter.check ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec30, %vec.epilog.middle.block ]
  %xtraiter = and i64 %.436, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B478.prol.loopexit, label %B478.prol.preheader

B478.prol.preheader:                              ; preds = %B478.preheader
  br label %B478.prol

B478.prol:                                        ; preds = %B478.prol, %B478.prol.preheader
  %lsr.iv = phi i64 [ %lsr.iv.next, %B478.prol ], [ %xtraiter, %B478.prol.preheader ]
  %.522421423.prol = phi i64 [ %.529.prol, %B478.prol ], [ %.522421423.ph, %B478.prol.preheader ]
  %11 = inttoptr i64 %.346 to ptr
  %12 = inttoptr i64 %.391 to ptr
  %.529.prol = add nuw nsw i64 %.522421423.prol, 1
  %.579.prol = getelementptr i8, ptr %12, i64 %.522421423.prol
  %.580.prol = load i8, ptr %.579.prol, align 1
  %.606.prol = getelementptr i8, ptr %11, i64 %.522421423.prol
  store i8 %.580.prol, ptr %.606.prol, align 1
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter.cmp.not, label %B478.prol.loopexit, label %B478.prol, !llvm.loop !119

B478.prol.loopexit:                               ; preds = %B478.prol, %B478.preheader
  %.522421423.unr = phi i64 [ %.522421423.ph, %B478.preheader ], [ %.529.prol, %B478.prol ]
  %13 = sub nsw i64 %.522421423.ph, %.436
  %14 = icmp ugt i64 %13, -4
  br i1 %14, label %B504, label %B478.preheader35

B478.preheader35:                                 ; preds = %B478.prol.loopexit
  %15 = inttoptr i64 %.346 to ptr
  %scevgep41 = getelementptr i8, ptr %15, i64 3
  br label %B478
}

define internal noundef range(i32 -1, -2) i32 @switches.leave.1(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.cycle, i32 %arg.kind, i32 %arg.goal, i64 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %.72 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 144
  %.74 = load i64, ptr %.72, align 8
  %.75 = add nsw i64 %.74, %arg.cycle
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.114 = load i64, ptr %.112, align 8
  %.115 = inttoptr i64 %.114 to ptr
  %.154 = zext i32 %arg.pe to i64
  %.184 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.186 = load i64, ptr %.184, align 8
  %.187 = mul i64 %.186, %.154
  %.189 = zext i32 %arg.kind to i64
  %0 = getelementptr i64, ptr %.115, i64 %.187
  %.215 = getelementptr i64, ptr %0, i64 %.189
  %.216 = load i64, ptr %.215, align 8
  %.217 = add nsw i64 %.216, 1
  store i64 %.217, ptr %.215, align 8
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 232
  %.278 = load i64, ptr %.276, align 8
  %.279.not = icmp eq i64 %.278, 0
  br i1 %.279.not, label %B802, label %B294.endif

B802:                                             ; preds = %B294.endif.endif.endif.endif, %B0.endif
  %at.2.0 = phi i64 [ %.13.i11, %B294.endif.endif.endif.endif ], [ %.75, %B0.endif ]
  %.734 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 480
  %.736 = load i64, ptr %.734, align 8
  %.737 = add nsw i64 %.736, 1
  store i64 %.737, ptr %.734, align 8
  %.123.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !121
  %1 = and i64 %.125.i, 4294967295
  %.126.i = trunc i64 %1 to i32
  %.131.not.i = icmp eq i32 %.126.i, 0
  br i1 %.131.not.i, label %B210.i, label %B158.i

B158.i:                                           ; preds = %B802
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !121
  %.50.i = inttoptr i64 %.49.i to ptr
  %.160.i = getelementptr [48 x i8], ptr %.50.i, i64 %1
  %.166.i = getelementptr inbounds nuw i8, ptr %.160.i, i64 8
  %.168.i = load i32, ptr %.166.i, align 4, !noalias !121
  %.203.i = zext i32 %.168.i to i64
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 496
  store i64 %.203.i, ptr %sunkaddr, align 8, !noalias !121
  br label %B802.endif.endif

B210.i:                                           ; preds = %B802
  %.248.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 488
  %.250.i = load i64, ptr %.248.i, align 8, !noalias !121
  %.251.i = add nsw i64 %.250.i, 1
  store i64 %.251.i, ptr %.248.i, align 8, !noalias !121
  %.292.i = trunc i64 %.251.i to i32
  %.798.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.800.pre = load i64, ptr %.798.phi.trans.insert, align 8
  %.pre = inttoptr i64 %.800.pre to ptr
  br label %B802.endif.endif

common.ret:                                       ; preds = %B714.endif.i, %B538.i
  store ptr null, ptr %retptr, align 8
  ret i32 0

B294.endif:                                       ; preds = %B0.endif
  %.310 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.312 = load i64, ptr %.310, align 8
  %.313 = inttoptr i64 %.312 to ptr
  %.375 = getelementptr [168 x i8], ptr %.313, i64 %.154
  %.376 = getelementptr inbounds nuw i8, ptr %.375, i64 24
  %.378 = load i64, ptr %.376, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.376, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 232
  %.482 = load i64, ptr %sunkaddr1, align 8
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482, i64 1)
  %ov.i = extractvalue { i64, i1 } %2, 1
  br i1 %ov.i, label %B294.endif.endif.endif.endif, label %B0.else.i, !prof !100

B0.else.i:                                        ; preds = %B294.endif
  %.413 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 240
  %.415 = load i64, ptr %.413, align 8
  %math.i = extractvalue { i64, i1 } %2, 0
  %.8.i = mul i64 %.415, -7046029254386353131
  %.9.i = mul i64 %.154, -3335678366873096957
  %.11.i = mul i64 %.379, 2685821657736338717
  %.10.i = add i64 %.11.i, %.9.i
  %.12.i = add i64 %.10.i, %.8.i
  %.13.i = lshr i64 %.12.i, 30
  %.14.i = xor i64 %.13.i, %.12.i
  %.15.i = mul i64 %.14.i, -4658895280553007687
  %.16.i = lshr i64 %.15.i, 27
  %.17.i = xor i64 %.16.i, %.15.i
  %.18.i = mul i64 %.17.i, -7723592293110705685
  %.19.i = lshr i64 %.18.i, 31
  %.20.i = xor i64 %.19.i, %.18.i
  %.30.i = urem i64 %.20.i, %math.i
  br label %B294.endif.endif.endif.endif

B294.endif.endif.endif.endif:                     ; preds = %B0.else.i, %B294.endif
  %rem.0.i = phi i64 [ %.30.i, %B0.else.i ], [ 0, %B294.endif ]
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
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
  %.13.i11 = tail call i64 @llvm.smax.i64(i64 %.642, i64 %.508)
  store i64 %.13.i11, ptr %.641, align 8
  br label %B802

B802.endif.endif:                                 ; preds = %B210.i, %B158.i
  %.801.pre-phi = phi ptr [ %.50.i, %B158.i ], [ %.pre, %B210.i ]
  %storemerge.i = phi i32 [ %.126.i, %B158.i ], [ %.292.i, %B210.i ]
  %.798 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.837 = zext i32 %storemerge.i to i64
  %.862 = getelementptr [48 x i8], ptr %.801.pre-phi, i64 %.837
  %.867 = getelementptr inbounds nuw i8, ptr %.862, i64 12
  store i32 %arg.kind, ptr %.867, align 4
  %.873 = getelementptr inbounds nuw i8, ptr %.862, i64 16
  store i32 %arg.goal, ptr %.873, align 4
  %.879 = trunc i64 %arg.address to i32
  %.880 = getelementptr inbounds nuw i8, ptr %.862, i64 20
  store i32 %.879, ptr %.880, align 4
  %.886 = getelementptr inbounds nuw i8, ptr %.862, i64 24
  store i32 %arg.data, ptr %.886, align 4
  %.892 = getelementptr inbounds nuw i8, ptr %.862, i64 28
  store i32 %arg.origin, ptr %.892, align 4
  %.898 = getelementptr inbounds nuw i8, ptr %.862, i64 32
  store i32 %arg.pe, ptr %.898, align 4
  %.902 = getelementptr inbounds nuw i8, ptr %.862, i64 36
  store i32 %arg.by, ptr %.902, align 4
  %.908 = getelementptr inbounds nuw i8, ptr %.862, i64 40
  store i32 %arg.by_life, ptr %.908, align 4
  %.917 = shl i32 %arg.pe, 2
  %.921 = getelementptr inbounds nuw i8, ptr %.862, i64 44
  store i32 %.917, ptr %.921, align 4
  %.55.i = load i64, ptr %.798, align 8, !noalias !124
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [48 x i8], ptr %.56.i, i64 %.837
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 8
  store i32 0, ptr %.128.i, align 4, !noalias !124
  %.160.i17 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 472
  %.162.i = load i64, ptr %.160.i17, align 8, !noalias !124
  %.164.i = sub nsw i64 %at.2.0, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %4 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr17.i = shl nuw nsw i64 %.168.i18, 2
  %sunkaddr18.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr17.i
  %.471.i = load i32, ptr %sunkaddr18.i, align 4, !noalias !124
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [48 x i8], ptr %4, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 8
  store i32 %storemerge.i, ptr %.505.i, align 4, !noalias !124
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr20.pre-phi.i = phi i64 [ %sunkaddr24.i, %B456.endif.i ], [ %sunkaddr17.i, %B500.i ]
  %sunkaddr19.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr21.i = getelementptr i8, ptr %sunkaddr19.pre-phi.i, i64 %sunkaddr20.pre-phi.i
  store i32 %storemerge.i, ptr %sunkaddr21.i, align 4, !noalias !124
  br label %common.ret

B552.i:                                           ; preds = %B802.endif.endif
  store i64 %at.2.0, ptr %.127.i, align 8, !noalias !124
  %.610.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.612.i = load i64, ptr %.610.i, align 8, !noalias !124
  %.613.i = icmp eq i64 %.612.i, 0
  br i1 %.613.i, label %B612.i, label %B640.i

B612.i:                                           ; preds = %B552.i
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 512
  store i64 %.837, ptr %sunkaddr2, align 8, !noalias !124
  br label %B714.endif.i

B640.i:                                           ; preds = %B552.i
  %5 = inttoptr i64 %.55.i to ptr
  %.684.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.686.i = load i64, ptr %.684.i, align 8, !noalias !124
  %6 = and i64 %.686.i, 4294967295
  %.714.i = getelementptr [48 x i8], ptr %5, i64 %6
  %.721.i = getelementptr inbounds nuw i8, ptr %.714.i, i64 8
  store i32 %storemerge.i, ptr %.721.i, align 4, !noalias !124
  br label %B714.endif.i

B170.endif.endif.i:                               ; preds = %B802.endif.endif
  %.168.i18 = and i64 %at.2.0, 2047
  %.201.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 368
  %.203.i19 = load i64, ptr %.201.i, align 8, !noalias !124
  %.204.i = inttoptr i64 %.203.i19 to ptr
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 376
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !124
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i18
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !124
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.203.i19 to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i18, 2
  %sunkaddr25.i = getelementptr i8, ptr %7, i64 %sunkaddr24.i
  store i32 %storemerge.i, ptr %sunkaddr25.i, align 4, !noalias !124
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !127
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %at.2.0, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !127
  %.118.i.i = and i64 %at.2.0, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !127
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !127
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !127
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B714.endif.i:                                     ; preds = %B640.i, %B612.i
  %.756.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  store i64 %.837, ptr %.756.i, align 8, !noalias !124
  %.790.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.792.i = load i64, ptr %.790.i, align 8, !noalias !124
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %at.2.0, i64 %.792.i)
  store i64 %.13.i.i, ptr %.790.i, align 8, !noalias !124
  br label %common.ret
}

define i64 @emc_run(i64 %.1) local_unnamed_addr {
entry:
  %.3 = alloca i64, align 8
  store i64 0, ptr %.3, align 8
  %excinfo = alloca ptr, align 8
  store ptr null, ptr %excinfo, align 8
  %.7 = call i32 @kernel.run.1(ptr nonnull %.3, ptr nonnull %excinfo, i64 %.1) #2
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
  br i1 %.41, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !100

entry.if.if.else:                                 ; preds = %entry.if.if
  %.54 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 2
  %.55 = call ptr @numba_unpickle(ptr %.30, i32 %.32, ptr %.54)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.57 = phi ptr [ %.45, %entry.if.if.if.endif ], [ %.55, %entry.if.if.else ]
  %.58.not = icmp eq ptr %.57, null
  br i1 %.58.not, label %.22, label %entry.if.if.endif.if, !prof !100

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
  %.102 = getelementptr inbounds nuw i8, ptr %0, i64 128
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
  %sunkaddr59 = getelementptr inbounds i8, ptr %.340, i64 124
  store i32 %.860, ptr %sunkaddr59, align 4
  %.893 = getelementptr inbounds nuw i8, ptr %2, i64 248
  %.895 = load i64, ptr %.893, align 8
  %.896 = sub nsw i64 %.895, %.814
  %.898 = getelementptr inbounds nuw i8, ptr %.340, i64 96
  store i64 %.896, ptr %.898, align 8
  %.902 = add i64 %.814, %.572
  %.903 = lshr i64 %.902, 7
  %.pre = and i64 %.903, 4294967295
  br label %B1302.endif

B1712:                                            ; preds = %B1302.endif
  %sunkaddr60 = inttoptr i64 %arg.address to ptr
  %sunkaddr61 = getelementptr inbounds i8, ptr %sunkaddr60, i64 624
  %.1226 = load i64, ptr %sunkaddr61, align 8
  %.1227 = trunc i64 %.1226 to i32
  br label %B1766

B1766:                                            ; preds = %B1302.endif, %B1712
  %"$phi1766.0.2.0" = phi i32 [ %.1227, %B1712 ], [ %arg.operation, %B1302.endif ]
  %.1245 = getelementptr inbounds nuw i8, ptr %.1044, i64 32
  store i32 %"$phi1766.0.2.0", ptr %.1245, align 4
  %.1253 = getelementptr inbounds nuw i8, ptr %.340, i64 140
  %.1255 = load i32, ptr %.1253, align 4
  %.1259 = add i32 %.1255, 1
  store i32 %.1259, ptr %.1253, align 4
  %.1270 = getelementptr inbounds nuw i8, ptr %.340, i64 144
  %.1272 = load i32, ptr %.1270, align 4
  %.1273 = icmp ugt i32 %.1259, %.1272
  br i1 %.1273, label %B1868, label %common.ret

B1868:                                            ; preds = %B1766
  %sunkaddr62 = getelementptr inbounds i8, ptr %.340, i64 144
  store i32 %.1259, ptr %sunkaddr62, align 4
  br label %common.ret

B236.endif:                                       ; preds = %B172
  %3 = inttoptr i64 %arg.address to ptr
  %.152 = getelementptr inbounds nuw i8, ptr %3, i64 336
  %.154 = load i64, ptr %.152, align 8
  %.155 = inttoptr i64 %.154 to ptr
  %.217 = getelementptr i32, ptr %.155, i64 %.72
  %.218 = load i32, ptr %.217, align 4
  %.531 = zext i32 %.218 to i64
  %.226 = icmp eq i32 %.218, 0
  br i1 %.226, label %common.ret, label %B354.endif.endif.endif

B354.endif.endif.endif:                           ; preds = %B236.endif
  %4 = inttoptr i64 %arg.address to ptr
  %.275 = getelementptr inbounds nuw i8, ptr %4, i64 288
  %.277 = load i64, ptr %.275, align 8
  %.278 = inttoptr i64 %.277 to ptr
  %.315 = zext i32 %arg.pe to i64
  %.340 = getelementptr [168 x i8], ptr %.278, i64 %.315
  %.376 = getelementptr inbounds nuw i8, ptr %4, i64 424
  %.378 = load i64, ptr %.376, align 8
  %.450 = getelementptr inbounds nuw i8, ptr %4, i64 432
  %.452 = load i64, ptr %.450, align 8
  %.453 = inttoptr i64 %.452 to ptr
  %.526 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %.528 = load i64, ptr %.526, align 8
  %.529 = mul i64 %.528, %.315
  %.569 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %.571 = load i64, ptr %.569, align 8
  %.572 = shl i64 %.315, %.571
  %5 = getelementptr i32, ptr %.453, i64 %.529
  %.602 = getelementptr i32, ptr %5, i64 %.531
  %.603 = load i32, ptr %.602, align 4
  %.613 = zext i32 %.603 to i64
  %.608.not = icmp eq i32 %.603, 0
  br i1 %.608.not, label %B920.endif, label %B818

B920.endif:                                       ; preds = %B354.endif.endif.endif
  %6 = inttoptr i64 %arg.address to ptr
  %.732 = getelementptr inbounds nuw i8, ptr %6, i64 344
  %.734 = load i64, ptr %.732, align 8
  %.735 = inttoptr i64 %.734 to ptr
  %.797 = getelementptr i32, ptr %.735, i64 %.531
  %.798 = load i32, ptr %.797, align 4
  %.808 = getelementptr inbounds nuw i8, ptr %.340, i64 124
  %.810 = load i32, ptr %.808, align 4
  %.811 = zext i32 %.810 to i64
  %.813 = zext i32 %.798 to i64
  %.814 = sub nsw i64 %.811, %.813
  %.816 = getelementptr inbounds nuw i8, ptr %.340, i64 128
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
  %.1104 = getelementptr inbounds nuw i8, ptr %8, i64 576
  %.1106 = load i64, ptr %.1104, align 8
  %.1107 = trunc i64 %.1106 to i32
  %.1109 = getelementptr inbounds nuw i8, ptr %.1044, i64 16
  store i32 %.1107, ptr %.1109, align 4
  %.1141 = getelementptr inbounds nuw i8, ptr %8, i64 584
  %.1143 = load i64, ptr %.1141, align 8
  %.1144 = trunc i64 %.1143 to i32
  %.1146 = getelementptr inbounds nuw i8, ptr %.1044, i64 20
  store i32 %.1144, ptr %.1146, align 4
  %.1151 = getelementptr inbounds nuw i8, ptr %.1044, i64 28
  store i32 0, ptr %.1151, align 4
  %.1183 = getelementptr inbounds nuw i8, ptr %8, i64 624
  %.1185 = load i64, ptr %.1183, align 8
  %.1186.not = icmp eq i64 %.1185, 0
  br i1 %.1186.not, label %B1766, label %B1712
}

define i32 @emc_frame_new(i64 %.1, i32 %.2, i32 %.3, i32 %.4) local_unnamed_addr {
entry:
  %.6 = alloca i32, align 4
  %.10 = call i32 @asked.frame_new.1(ptr nonnull %.6, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3, i32 %.4) #2
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
  %.86 = getelementptr inbounds nuw i8, ptr %.11, i64 80
  %.88 = load i64, ptr %.86, align 8
  %.122 = getelementptr inbounds nuw i8, ptr %.11, i64 424
  %.124 = load i64, ptr %.122, align 8
  %.125 = inttoptr i64 %.124 to ptr
  %.89 = shl i64 %.56, %.88
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
  %.260 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %.262 = load i64, ptr %.260, align 8
  %.263 = inttoptr i64 %.262 to ptr
  %.325 = getelementptr [168 x i8], ptr %.263, i64 %.56
  %.329 = getelementptr inbounds nuw i8, ptr %.325, i64 140
  %.331 = load i32, ptr %.329, align 4
  %.335 = add i32 %.331, -1
  store i32 %.335, ptr %.329, align 4
  %.369 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %.371 = load i64, ptr %.369, align 8
  %.378 = add i64 %.371, %.164
  %.379 = inttoptr i64 %.378 to ptr
  store i32 0, ptr %.379, align 4
  %.476 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %.478 = load i64, ptr %.476, align 8
  %.479 = inttoptr i64 %.478 to ptr
  %.541 = getelementptr i32, ptr %.479, i64 %.516
  %.542 = load i32, ptr %.541, align 4
  %.580 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %.582 = load i64, ptr %.580, align 8
  %.583 = inttoptr i64 %.582 to ptr
  %.620 = zext i32 %.542 to i64
  %.645 = getelementptr i32, ptr %.583, i64 %.620
  %.646 = load i32, ptr %.645, align 4
  %.653 = zext i32 %.646 to i64
  %.58.i = load i64, ptr %.260, align 8, !noalias !130
  %.59.i = inttoptr i64 %.58.i to ptr
  %.123.i = getelementptr [168 x i8], ptr %.59.i, i64 %.56
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 136
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !130
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %B900.endif, label %B148.endif.endif.endif.i

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %5, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !130
  %1 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !130
  %sunkaddr77 = getelementptr inbounds i8, ptr %.123.i, i64 136
  %.530.i = load i32, ptr %sunkaddr77, align 4, !noalias !130
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr77, align 4, !noalias !130
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
  %sunkaddr79 = getelementptr inbounds i8, ptr %sunkaddr78, i64 80
  %.187.i = load i64, ptr %sunkaddr79, align 8, !noalias !130
  %.188.i = shl i64 %.56, %.187.i
  %.191.i = add nuw nsw i64 %.653, %.162
  %.223.i = getelementptr inbounds nuw i8, ptr %2, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !130
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
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !130
  %4 = inttoptr i64 %.290.i to ptr
  %reass.sub = sub nsw i64 %.340.i, %.337.i
  %5 = add nuw nsw i64 %reass.sub, 1
  %scevgep.i = getelementptr i8, ptr %4, i64 %.337.i
  br label %B462.i

B900.endif:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B316.endif.endif.endif.endif
  %6 = inttoptr i64 %arg.address to ptr
  %.729 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %.731 = load i64, ptr %.729, align 8
  %.732 = inttoptr i64 %.731 to ptr
  %.806 = getelementptr inbounds nuw i8, ptr %6, i64 136
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
  %.9 = call i32 @asked.frame_free.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #2
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

define internal noundef range(i32 -1, -2) i32 @asked.tag_set.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.word, i32 %arg.value) local_unnamed_addr {
B0.endif.endif.endif:
  %.10 = inttoptr i64 %arg.address to ptr
  %.48 = zext i32 %arg.pe to i64
  %.77 = getelementptr inbounds nuw i8, ptr %.10, i64 80
  %.79 = load i64, ptr %.77, align 8
  %.80 = shl i64 %.48, %.79
  %.81 = zext i32 %arg.word to i64
  %.82 = add nsw i64 %.80, %.81
  %.83 = ashr i64 %.82, 2
  %.115 = getelementptr inbounds nuw i8, ptr %.10, i64 48
  %.117 = load i64, ptr %.115, align 8
  %.118 = inttoptr i64 %.117 to ptr
  %.191 = getelementptr inbounds nuw i8, ptr %.10, i64 288
  %.193 = load i64, ptr %.191, align 8
  %.194 = inttoptr i64 %.193 to ptr
  %.255 = getelementptr [168 x i8], ptr %.194, i64 %.48
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
  %.298 = getelementptr inbounds nuw i8, ptr %.255, i64 136
  %.300 = load i32, ptr %.298, align 4
  %.304 = add i32 %.300, %.sink
  store i32 %.304, ptr %.298, align 4
  br label %common.ret
}

define i32 @emc_tag_set(i64 %.1, i32 %.2, i32 %.3, i32 %.4) local_unnamed_addr {
entry:
  %.6 = alloca i32, align 4
  %.10 = call i32 @asked.tag_set.1(ptr nonnull %.6, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3, i32 %.4) #2
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
  %.73 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.5")
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
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.6")
  br label %.25
}

define internal noundef range(i32 -1, -2) i32 @asked.tags_clear.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.begin, i32 %arg.size) local_unnamed_addr {
B0.endif.endif:
  %.8 = inttoptr i64 %arg.address to ptr
  %.56.i = getelementptr inbounds nuw i8, ptr %.8, i64 288
  %.58.i = load i64, ptr %.56.i, align 8, !noalias !133
  %.59.i = inttoptr i64 %.58.i to ptr
  %.98.i = zext i32 %arg.pe to i64
  %.123.i = getelementptr [168 x i8], ptr %.59.i, i64 %.98.i
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 136
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !133
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %common.ret, label %B148.endif.endif.endif.i

common.ret:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B492.i, %B492.i, %B0.endif.endif
  %.sink.i = phi i32 [ 0, %B148.endif.endif.endif.i ], [ 0, %B0.endif.endif ], [ 1, %B492.i ], [ 1, %B492.i ], [ 0, %B584.i ]
  store i32 %.sink.i, ptr %retptr, align 4
  ret i32 0

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %6, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !133
  %0 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !133
  %sunkaddr = getelementptr inbounds i8, ptr %.123.i, i64 136
  %.530.i = load i32, ptr %sunkaddr, align 4, !noalias !133
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr, align 4, !noalias !133
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
  %.185.i = getelementptr inbounds nuw i8, ptr %1, i64 80
  %.187.i = load i64, ptr %.185.i, align 8, !noalias !133
  %.188.i = shl i64 %.98.i, %.187.i
  %.191.i = add nuw nsw i64 %.13.i, %.51
  %.223.i = getelementptr inbounds nuw i8, ptr %1, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !133
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
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !133
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
  %.10 = call i32 @asked.tags_clear.1(ptr nonnull %.6, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3, i32 %.4) #2
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

define internal noundef range(i32 -1, -2) i32 @asked.dirty_mark.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.goal) local_unnamed_addr {
B0:
  %.15 = icmp eq i32 %arg.goal, %arg.pe
  br i1 %.15, label %common.ret, label %B20.endif.endif

common.ret:                                       ; preds = %B456.endif, %B20.endif.endif, %B0
  store i32 0, ptr %retptr, align 4
  ret i32 0

B20.endif.endif:                                  ; preds = %B0
  %.27 = inttoptr i64 %arg.address to ptr
  %.102 = getelementptr inbounds nuw i8, ptr %.27, i64 440
  %.104 = load i64, ptr %.102, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.148 = zext i32 %arg.pe to i64
  %.178 = getelementptr inbounds nuw i8, ptr %.27, i64 264
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
  %.331 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %.333 = load i64, ptr %.331, align 8
  %.334 = inttoptr i64 %.333 to ptr
  %.396 = getelementptr [168 x i8], ptr %.334, i64 %.148
  %.402 = getelementptr inbounds nuw i8, ptr %.396, i64 156
  %.404 = load i32, ptr %.402, align 4
  %.408 = add i32 %.404, 1
  store i32 %.408, ptr %.402, align 4
  br label %common.ret
}

define i32 @emc_dirty_mark(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.dirty_mark.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #2
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
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.9")
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
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.10")
  br label %.24
}

define internal noundef range(i32 -1, -2) i32 @asked.dirty_next.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe) local_unnamed_addr {
B0.endif.endif:
  %.8 = inttoptr i64 %arg.address to ptr
  %.81 = getelementptr inbounds nuw i8, ptr %.8, i64 288
  %.83 = load i64, ptr %.81, align 8
  %.84 = inttoptr i64 %.83 to ptr
  %.121 = zext i32 %arg.pe to i64
  %.146 = getelementptr [168 x i8], ptr %.84, i64 %.121
  %.154 = getelementptr inbounds nuw i8, ptr %.146, i64 156
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
  %sunkaddr = getelementptr inbounds i8, ptr %.146, i64 156
  %.607 = load i32, ptr %sunkaddr, align 4
  %.611 = add i32 %.607, -1
  store i32 %.611, ptr %sunkaddr, align 4
  %2 = trunc i64 %.507 to i32
  %3 = sub i32 %2, %lsr.iv.next
  br label %common.ret

B206.endif.endif:                                 ; preds = %B0.endif.endif
  %4 = inttoptr i64 %arg.address to ptr
  %.201 = getelementptr inbounds nuw i8, ptr %4, i64 440
  %.203 = load i64, ptr %.201, align 8
  %.204 = inttoptr i64 %.203 to ptr
  %.279 = getelementptr inbounds nuw i8, ptr %4, i64 264
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
  %.8 = call i32 @asked.dirty_next.1(ptr nonnull %.4, ptr nonnull poison, i64 %.1, i32 %.2) #2
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
  %.71 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.11")
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
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.12")
  br label %.23
}

define internal noundef range(i32 -1, -2) i32 @asked.heap_grow.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.size) local_unnamed_addr {
B0.endif.endif:
  %.9 = inttoptr i64 %arg.address to ptr
  %.78 = getelementptr inbounds nuw i8, ptr %.9, i64 288
  %.80 = load i64, ptr %.78, align 8
  %.81 = inttoptr i64 %.80 to ptr
  %.117 = zext i32 %arg.pe to i64
  %.142 = getelementptr [168 x i8], ptr %.81, i64 %.117
  %.150 = getelementptr inbounds nuw i8, ptr %.142, i64 128
  %.152 = load i32, ptr %.150, align 4
  %.161 = zext i32 %.152 to i64
  %.158 = icmp slt i32 %arg.size, 0
  br i1 %.158, label %common.ret, label %B180

B180:                                             ; preds = %B0.endif.endif
  %.157 = zext nneg i32 %arg.size to i64
  %.164 = add nuw nsw i64 %.161, %.157
  %.166 = getelementptr inbounds nuw i8, ptr %.142, i64 124
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
  %sunkaddr = getelementptr inbounds i8, ptr %.142, i64 128
  store i32 %.188, ptr %sunkaddr, align 4
  br label %common.ret
}

define i32 @emc_heap_grow(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.heap_grow.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #2
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
  %.72 = call ptr @PyUnicode_FromString(ptr nonnull @".const.<numba.core.cpu.CPUContext>.13")
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
  call void @PyErr_SetString(ptr nonnull @PyExc_SystemError, ptr nonnull @".const.unknown error when calling native function.14")
  br label %.24
}

define internal noundef range(i32 -1, -2) i32 @asked.spread_grow.1(ptr noalias writeonly captures(none) initializes((0, 4)) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.address, i32 %arg.pe, i32 %arg.size) local_unnamed_addr {
B0.endif.endif:
  %.9 = inttoptr i64 %arg.address to ptr
  %.82 = getelementptr inbounds nuw i8, ptr %.9, i64 288
  %.84 = load i64, ptr %.82, align 8
  %.85 = inttoptr i64 %.84 to ptr
  %.121 = zext i32 %arg.pe to i64
  %.146 = getelementptr [168 x i8], ptr %.85, i64 %.121
  %.154 = getelementptr inbounds nuw i8, ptr %.146, i64 132
  %.156 = load i32, ptr %.154, align 4
  %.165 = zext i32 %.156 to i64
  %.162 = icmp slt i32 %arg.size, 0
  br i1 %.162, label %common.ret, label %B180

B180:                                             ; preds = %B0.endif.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.161 = zext nneg i32 %arg.size to i64
  %.168 = add nuw nsw i64 %.165, %.161
  %.203 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %.205 = load i64, ptr %.203, align 8
  %.206 = icmp sgt i64 %.168, %.205
  br i1 %.206, label %common.ret, label %B276

common.ret:                                       ; preds = %B276, %B180, %B0.endif.endif
  %storemerge = phi i32 [ %.156, %B276 ], [ 0, %B0.endif.endif ], [ 0, %B180 ]
  store i32 %storemerge, ptr %retptr, align 4
  ret i32 0

B276:                                             ; preds = %B180
  %.229 = trunc i64 %.168 to i32
  %sunkaddr = getelementptr inbounds i8, ptr %.146, i64 132
  store i32 %.229, ptr %sunkaddr, align 4
  br label %common.ret
}

define i32 @emc_spread_grow(i64 %.1, i32 %.2, i32 %.3) local_unnamed_addr {
entry:
  %.5 = alloca i32, align 4
  %.9 = call i32 @asked.spread_grow.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #2
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

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }

!0 = !{!"branch_weights", i32 49, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3, !"_ZN3emc7engines6native5wheel10next_cycleB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!3 = distinct !{!3, !"_ZN3emc7engines6native5wheel10next_cycleB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN3emc7engines6native6kernel7is_idleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN3emc7engines6native6kernel7is_idleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN3emc7engines6native5wheel6unmarkB3v51B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!9 = distinct !{!9, !"_ZN3emc7engines6native5wheel6unmarkB3v51B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN3emc7engines6native8dispatch6settleB3v33B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!12 = distinct !{!12, !"_ZN3emc7engines6native8dispatch6settleB3v33B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!13 = !{!14, !11}
!14 = distinct !{!14, !15, !"_ZN3emc7engines6native5wheel4wakeB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!15 = distinct !{!15, !"_ZN3emc7engines6native5wheel4wakeB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!16 = !{!17, !14, !11}
!17 = distinct !{!17, !18, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!18 = distinct !{!18, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!21 = distinct !{!21, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!22 = !{!23, !20}
!23 = distinct !{!23, !24, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!24 = distinct !{!24, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN3emc7engines6native5wheel7requestB3v40B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!27 = distinct !{!27, !"_ZN3emc7engines6native5wheel7requestB3v40B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!28 = !{!29, !26}
!29 = distinct !{!29, !30, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!30 = distinct !{!30, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_ZN3emc7engines6native5wheel4wakeB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!33 = distinct !{!33, !"_ZN3emc7engines6native5wheel4wakeB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!34 = !{!35, !32}
!35 = distinct !{!35, !36, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!36 = distinct !{!36, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN3emc7engines6native8switches5enterB3v44B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi390EELi1E1C7mutable7alignedE5ArrayI6RecordILi387EELi1E1C7mutable7alignedEyyj: %retptr"}
!39 = distinct !{!39, !"_ZN3emc7engines6native8switches5enterB3v44B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi390EELi1E1C7mutable7alignedE5ArrayI6RecordILi387EELi1E1C7mutable7alignedEyyj"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!42 = distinct !{!42, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!43 = !{!44, !41}
!44 = distinct !{!44, !45, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!45 = distinct !{!45, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_ZN3emc7engines6native5wheel7requestB3v40B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!48 = distinct !{!48, !"_ZN3emc7engines6native5wheel7requestB3v40B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!49 = !{!50, !47}
!50 = distinct !{!50, !51, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!51 = distinct !{!51, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_ZN3emc7engines6native8switches8first_ofB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi390EELi1E1C7mutable7alignedE6RecordILi387EE: %retptr"}
!54 = distinct !{!54, !"_ZN3emc7engines6native8switches8first_ofB3v47B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi390EELi1E1C7mutable7alignedE6RecordILi387EE"}
!55 = !{!56}
!56 = distinct !{!56, !57, !"_ZN3emc7engines6native5wheel7requestB3v40B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!57 = distinct !{!57, !"_ZN3emc7engines6native5wheel7requestB3v40B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!58 = !{!59, !56}
!59 = distinct !{!59, !60, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!60 = distinct !{!60, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!63 = distinct !{!63, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!64 = !{!65, !62}
!65 = distinct !{!65, !66, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!66 = distinct !{!66, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!67 = !{!68}
!68 = distinct !{!68, !69, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!69 = distinct !{!69, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!70 = !{!71}
!71 = distinct !{!71, !72, !"_ZN3emc7engines6native8dispatch4noteB3v54B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!72 = distinct !{!72, !"_ZN3emc7engines6native8dispatch4noteB3v54B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!73 = !{!74}
!74 = distinct !{!74, !75, !"_ZN3emc7engines6native8dispatch6settleB3v33B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!75 = distinct !{!75, !"_ZN3emc7engines6native8dispatch6settleB3v33B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!76 = !{!77, !74}
!77 = distinct !{!77, !78, !"_ZN3emc7engines6native5wheel4wakeB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!78 = distinct !{!78, !"_ZN3emc7engines6native5wheel4wakeB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!79 = !{!80, !77, !74}
!80 = distinct !{!80, !81, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!81 = distinct !{!81, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN3emc7engines6native8dispatch4noteB3v54B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!84 = distinct !{!84, !"_ZN3emc7engines6native8dispatch4noteB3v54B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZN3emc7engines6native8dispatch6settleB3v33B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!87 = distinct !{!87, !"_ZN3emc7engines6native8dispatch6settleB3v33B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!88 = !{!89, !86}
!89 = distinct !{!89, !90, !"_ZN3emc7engines6native5wheel4wakeB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!90 = distinct !{!90, !"_ZN3emc7engines6native5wheel4wakeB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!91 = !{!92, !89, !86}
!92 = distinct !{!92, !93, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!93 = distinct !{!93, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_ZN3emc7engines6native5wheel10next_cycleB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!96 = distinct !{!96, !"_ZN3emc7engines6native5wheel10next_cycleB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!97 = !{!98}
!98 = distinct !{!98, !99, !"_ZN3emc7engines6native8switches10new_packetB3v27B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!99 = distinct !{!99, !"_ZN3emc7engines6native8switches10new_packetB3v27B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!100 = !{!"branch_weights", i32 1, i32 99}
!101 = !{!102}
!102 = distinct !{!102, !103, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!103 = distinct !{!103, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!104 = !{!105, !102}
!105 = distinct !{!105, !106, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!106 = distinct !{!106, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!107 = !{!108}
!108 = distinct !{!108, !109, !"_ZN3emc7engines6native5wheel4wakeB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!109 = distinct !{!109, !"_ZN3emc7engines6native5wheel4wakeB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!110 = !{!111, !108}
!111 = distinct !{!111, !112, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!112 = distinct !{!112, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!113 = distinct !{!113, !114}
!114 = !{!"llvm.loop.isvectorized", i32 1}
!115 = distinct !{!115, !114, !116}
!116 = !{!"llvm.loop.unroll.runtime.disable"}
!117 = !{!"branch_weights", i32 4, i32 28}
!118 = distinct !{!118, !114, !116}
!119 = distinct !{!119, !120}
!120 = !{!"llvm.loop.unroll.disable"}
!121 = !{!122}
!122 = distinct !{!122, !123, !"_ZN3emc7engines6native8switches10new_packetB3v27B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!123 = distinct !{!123, !"_ZN3emc7engines6native8switches10new_packetB3v27B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!126 = distinct !{!126, !"_ZN3emc7engines6native5wheel6arriveB3v29B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!127 = !{!128, !125}
!128 = distinct !{!128, !129, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!129 = distinct !{!129, !"_ZN3emc7engines6native5wheel4markB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!130 = !{!131}
!131 = distinct !{!131, !132, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!132 = distinct !{!132, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
!133 = !{!134}
!134 = distinct !{!134, !135, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!135 = distinct !{!135, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
