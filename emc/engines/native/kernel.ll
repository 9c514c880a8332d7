; made from sources 067e7cbac63452f5eff53bdc15259bdf by `python -m emc.engines.native.ship`
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
  %.148 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.824 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  %.859 = alloca i8, align 1
  store i8 0, ptr %.859, align 1
  %excinfo.8 = alloca ptr, align 8
  store ptr null, ptr %excinfo.8, align 8
  %.898 = alloca i8, align 1
  store i8 0, ptr %.898, align 1
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.979 = alloca i8, align 1
  store i8 0, ptr %.979, align 1
  %excinfo.11 = alloca ptr, align 8
  store ptr null, ptr %excinfo.11, align 8
  %.5 = inttoptr i64 %arg.address to ptr
  %.78 = getelementptr inbounds nuw i8, ptr %.5, i64 600
  %.80 = load i64, ptr %.78, align 8
  switch i64 %.80, label %B232 [
    i64 2, label %B116
    i64 0, label %B202
  ]

B116:                                             ; preds = %B0.endif
  %0 = inttoptr i64 %arg.address to ptr
  %.91 = call i32 @dispatch.served.1(ptr nonnull %.85, ptr nonnull %excinfo.2, ptr null, ptr null, i64 1, i64 800, ptr nonnull %0, i64 1, i64 800)
  %cond94 = icmp eq i32 %.91, 0
  br i1 %cond94, label %B232, label %B116.if.if, !prof !0

B202:                                             ; preds = %B0.endif
  %1 = inttoptr i64 %arg.address to ptr
  %.154 = call i32 @switches.wire.1(ptr nonnull %.148, ptr nonnull %excinfo.3, ptr null, ptr null, i64 1, i64 800, ptr nonnull %1, i64 1, i64 800)
  %cond95 = icmp eq i32 %.154, 0
  br i1 %cond95, label %B232, label %B202.if.if, !prof !0

B232:                                             ; preds = %B202, %B116, %B0.endif
  %const = bitcast i64 4611686018427387904 to i64
  %sunkaddr = inttoptr i64 %arg.address to ptr
  %sunkaddr403 = getelementptr inbounds i8, ptr %sunkaddr, i64 600
  store i64 1, ptr %sunkaddr403, align 8
  br label %B280

B280:                                             ; preds = %B1172.endif.endif, %B232
  %sunkaddr404 = inttoptr i64 %arg.address to ptr
  %sunkaddr405 = getelementptr inbounds i8, ptr %sunkaddr404, i64 448
  %.49.i = load i64, ptr %sunkaddr405, align 8, !noalias !1
  %.50.i = inttoptr i64 %.49.i to ptr
  %sunkaddr406 = inttoptr i64 %arg.address to ptr
  %sunkaddr407 = getelementptr inbounds i8, ptr %sunkaddr406, i64 504
  %.126.i = load i64, ptr %sunkaddr407, align 8, !noalias !1
  %.131.i = lshr i64 %.126.i, 6
  %.136.i = and i64 %.131.i, 31
  %.170.i = getelementptr i64, ptr %.50.i, i64 %.136.i
  %.171.i = load i64, ptr %.170.i, align 8, !noalias !1
  %.174.i = and i64 %.126.i, 63
  %.175.i = shl nsw i64 -1, %.174.i
  %.176.i = and i64 %.175.i, %.171.i
  %.180.i = icmp eq i64 %.176.i, 0
  br i1 %.180.i, label %B360.i, label %B614.i

B360.i:                                           ; preds = %B280
  %2 = inttoptr i64 %.49.i to ptr
  %.214.i = getelementptr i8, ptr %2, i64 256
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !1
  %.220.i = icmp eq i64 %.215.i, 0
  br i1 %.220.i, label %B424.i, label %B450.i

B424.i:                                           ; preds = %B360.i
  %sunkaddr408 = inttoptr i64 %arg.address to ptr
  %sunkaddr409 = getelementptr inbounds i8, ptr %sunkaddr408, i64 536
  %.271.i = load i64, ptr %sunkaddr409, align 8, !noalias !1
  br label %B280.endif.endif

B450.i:                                           ; preds = %B360.i
  %3 = inttoptr i64 %.49.i to ptr
  %.284.i = shl nsw i64 -2, %.136.i
  %.286.i = and i64 %.215.i, %.284.i
  %.291.not.i = icmp eq i64 %.286.i, 0
  %spec.select.i = select i1 %.291.not.i, i64 %.215.i, i64 %.286.i
  %.314.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i, i1 true)
  %.346.i = getelementptr i64, ptr %3, i64 %.314.i
  %.347.i = load i64, ptr %.346.i, align 8, !noalias !1
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
  %sunkaddr410 = inttoptr i64 %arg.address to ptr
  %sunkaddr411 = getelementptr inbounds i8, ptr %sunkaddr410, i64 536
  %.267.pre = load i64, ptr %sunkaddr411, align 8
  %4 = tail call i64 @llvm.smin.i64(i64 %.267.pre, i64 %.383.i)
  br label %B280.endif.endif

B488:                                             ; preds = %B280.endif.endif
  %.435 = icmp eq i64 %storemerge.i, %const
  br i1 %.435, label %B510, label %B564

B510:                                             ; preds = %B488
  %5 = inttoptr i64 %arg.address to ptr
  %.47.i76 = getelementptr inbounds nuw i8, ptr %5, i64 296
  %.49.i77 = load i64, ptr %.47.i76, align 8, !noalias !4
  %.50.i78 = inttoptr i64 %.49.i77 to ptr
  %.123.i = getelementptr inbounds nuw i8, ptr %5, i64 72
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !4
  %..125.i = tail call i64 @llvm.smax.i64(i64 %.125.i, i64 0)
  %6 = add nuw i64 %..125.i, 1
  br label %B162.i

B162.i:                                           ; preds = %B164.i, %B510
  %lsr.iv3.i = phi i64 [ %lsr.iv.next.i, %B164.i ], [ %6, %B510 ]
  %lsr.iv.i = phi ptr [ %scevgep.i, %B164.i ], [ %.50.i78, %B510 ]
  %lsr.iv.next.i = add i64 %lsr.iv3.i, -1
  %exitcond.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %exitcond.not.i, label %B540, label %B164.i

B164.i:                                           ; preds = %B162.i
  %scevgep.i = getelementptr i8, ptr %lsr.iv.i, i64 192
  %.271.i79 = load i64, ptr %lsr.iv.i, align 8, !noalias !4
  %.304.i = icmp sgt i64 %.271.i79, %.330
  br i1 %.304.i, label %B564, label %B162.i

common.ret:                                       ; preds = %B1172.endif.endif.if.if, %B1116.endif.if.if, %B1012.endif.if.if, %B982.if.if, %B202.if.if, %B116.if.if, %B1236, %B1148, %B872, %B814, %B720, %B564, %B540
  %common.ret.op = phi i32 [ 0, %B540 ], [ 0, %B564 ], [ 0, %B720 ], [ 0, %B814 ], [ 0, %B872 ], [ 0, %B1148 ], [ 0, %B1236 ], [ %.985, %B1172.endif.endif.if.if ], [ %.91, %B116.if.if ], [ %.154, %B202.if.if ], [ %.830, %B982.if.if ], [ %.904, %B1116.endif.if.if ], [ %.865, %B1012.endif.if.if ]
  ret i32 %common.ret.op

B540:                                             ; preds = %B162.i
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B564:                                             ; preds = %B164.i, %B488
  %.516 = add nsw i64 %.330, 1
  %sunkaddr412 = inttoptr i64 %arg.address to ptr
  %sunkaddr413 = getelementptr inbounds i8, ptr %sunkaddr412, i64 504
  store i64 %.516, ptr %sunkaddr413, align 8
  store i64 4, ptr %retptr, align 8
  br label %common.ret

B642:                                             ; preds = %B280.endif.endif
  %.589 = icmp sle i64 %.587.pre, %storemerge.i
  %.623 = icmp ne i64 %.587.pre, %const
  %or.cond396 = and i1 %.589, %.623
  br i1 %or.cond396, label %B720, label %B792

B720:                                             ; preds = %B642
  %sunkaddr414 = inttoptr i64 %arg.address to ptr
  %sunkaddr415 = getelementptr inbounds i8, ptr %sunkaddr414, i64 504
  store i64 %.587.pre, ptr %sunkaddr415, align 8
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B792:                                             ; preds = %B642
  %.699 = icmp eq i64 %storemerge.i, %const
  br i1 %.699, label %B814, label %B838

B814:                                             ; preds = %B792
  store i64 1, ptr %retptr, align 8
  br label %common.ret

B838:                                             ; preds = %B792
  %sunkaddr416 = inttoptr i64 %arg.address to ptr
  %sunkaddr417 = getelementptr inbounds i8, ptr %sunkaddr416, i64 592
  %.741 = load i64, ptr %sunkaddr417, align 8
  %.742.not = icmp eq i64 %.741, 0
  br i1 %.742.not, label %B896, label %B872

B872:                                             ; preds = %B838
  store i64 5, ptr %retptr, align 8
  br label %common.ret

B896:                                             ; preds = %B838
  %sunkaddr418 = inttoptr i64 %arg.address to ptr
  %sunkaddr419 = getelementptr inbounds i8, ptr %sunkaddr418, i64 504
  store i64 %storemerge.i, ptr %sunkaddr419, align 8
  %.819 = add nsw i64 %storemerge.i, 2048
  %.820 = icmp slt i64 %.267, %.819
  br i1 %.820, label %B982, label %B1012

B982:                                             ; preds = %B896
  %7 = inttoptr i64 %arg.address to ptr
  %.830 = call i32 @wheel.drain.1(ptr nonnull %.824, ptr nonnull %excinfo.7, ptr null, ptr null, i64 1, i64 800, ptr nonnull %7, i64 1, i64 800)
  %cond = icmp eq i32 %.830, 0
  br i1 %cond, label %B1012, label %B982.if.if, !prof !0

B1012:                                            ; preds = %B982, %B896
  %8 = inttoptr i64 %arg.address to ptr
  %.852 = and i64 %storemerge.i, 2047
  store i8 0, ptr %.859, align 1
  %.865 = call i32 @switches.arrivals.1(ptr nonnull %.859, ptr nonnull %excinfo.8, ptr null, ptr null, i64 1, i64 800, ptr nonnull %8, i64 1, i64 800, i64 %.852)
  %.866 = load ptr, ptr %excinfo.8, align 8
  %.875 = load i8, ptr %.859, align 1
  %.878 = icmp eq i8 %.875, 0
  br i1 %.878, label %B1012.endif.thread, label %B1012.endif

B1116:                                            ; preds = %B1012.endif
  %9 = inttoptr i64 %arg.address to ptr
  store i8 0, ptr %.898, align 1
  %.904 = call i32 @switches.arbitrations.1(ptr nonnull %.898, ptr nonnull %excinfo.9, ptr null, ptr null, i64 1, i64 800, ptr nonnull %9, i64 1, i64 800, i64 %.852)
  %.905 = load ptr, ptr %excinfo.9, align 8
  %.914 = load i8, ptr %.898, align 1
  %.917 = icmp eq i8 %.914, 0
  br i1 %.917, label %B1116.endif.thread, label %B1116.endif

B1148:                                            ; preds = %B1116.endif.thread, %B1012.endif.thread
  store i64 3, ptr %retptr, align 8
  br label %common.ret

B1172:                                            ; preds = %B1116.endif
  %sunkaddr420 = inttoptr i64 %arg.address to ptr
  %sunkaddr421 = getelementptr inbounds i8, ptr %sunkaddr420, i64 448
  %.51.i = load i64, ptr %sunkaddr421, align 8, !noalias !7
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %storemerge.i, 6
  %.97.i = and i64 %.17.i, 31
  %.127.i = getelementptr i64, ptr %.52.i, i64 %.97.i
  %.128.i = load i64, ptr %.127.i, align 8, !noalias !7
  %.129.i = and i64 %storemerge.i, 63
  %.130.i = shl nuw i64 1, %.129.i
  %.131.i82 = xor i64 %.130.i, -1
  %.132.i = and i64 %.128.i, %.131.i82
  store i64 %.132.i, ptr %.127.i, align 8, !noalias !7
  %.189.i = icmp eq i64 %.132.i, 0
  br i1 %.189.i, label %B356.i, label %B1172.endif

B356.i:                                           ; preds = %B1172
  %10 = inttoptr i64 %.51.i to ptr
  %.219.i = getelementptr i8, ptr %10, i64 256
  %.220.i83 = load i64, ptr %.219.i, align 8, !noalias !7
  %.222.i = shl nuw nsw i64 1, %.97.i
  %.225.i = xor i64 %.222.i, -1
  %.226.i = and i64 %.220.i83, %.225.i
  store i64 %.226.i, ptr %.219.i, align 8, !noalias !7
  br label %B1172.endif

B1236:                                            ; preds = %B1172.endif.endif.thread
  %sunkaddr422 = inttoptr i64 %arg.address to ptr
  %sunkaddr423 = getelementptr inbounds i8, ptr %sunkaddr422, i64 600
  %.1053 = load i64, ptr %sunkaddr423, align 8
  store i64 %.1053, ptr %retptr, align 8
  br label %common.ret

B116.if.if:                                       ; preds = %B116
  %.99 = icmp sgt i32 %.91, 0
  %.92 = load ptr, ptr %excinfo.2, align 8
  %.100 = select i1 %.99, ptr %.92, ptr undef
  store ptr %.100, ptr %excinfo, align 8
  br label %common.ret

B202.if.if:                                       ; preds = %B202
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B280.endif.endif:                                 ; preds = %B614.i, %B424.i
  %.267 = phi i64 [ %.267.pre, %B614.i ], [ %.271.i, %B424.i ]
  %storemerge.i = phi i64 [ %4, %B614.i ], [ %.271.i, %B424.i ]
  %sunkaddr424 = inttoptr i64 %arg.address to ptr
  %sunkaddr425 = getelementptr inbounds i8, ptr %sunkaddr424, i64 232
  %.330 = load i64, ptr %sunkaddr425, align 8
  %.331 = icmp ne i64 %.330, 0
  %.366 = icmp sgt i64 %storemerge.i, %.330
  %or.cond = select i1 %.331, i1 %.366, i1 false
  %sunkaddr426 = inttoptr i64 %arg.address to ptr
  %sunkaddr427 = getelementptr inbounds i8, ptr %sunkaddr426, i64 584
  %.587.pre = load i64, ptr %sunkaddr427, align 8
  %.432 = icmp sgt i64 %.587.pre, %.330
  %or.cond652 = select i1 %or.cond, i1 %.432, i1 false
  br i1 %or.cond652, label %B488, label %B642

B982.if.if:                                       ; preds = %B982
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1012.endif:                                      ; preds = %B1012
  %cond89 = icmp eq i32 %.865, 0
  br i1 %cond89, label %B1116, label %B1012.endif.if.if.loopexit, !prof !0

B1012.endif.thread:                               ; preds = %B1012
  %.873.le = icmp sgt i32 %.865, 0
  %.874.le497 = select i1 %.873.le, ptr %.866, ptr undef
  %cond88 = icmp eq i32 %.865, 0
  br i1 %cond88, label %B1148, label %B1012.endif.if.if, !prof !0

B1012.endif.if.if.loopexit:                       ; preds = %B1012.endif
  %.873.le501 = icmp sgt i32 %.865, 0
  %.874.le = select i1 %.873.le501, ptr %.866, ptr undef
  br label %B1012.endif.if.if

B1012.endif.if.if:                                ; preds = %B1012.endif.if.if.loopexit, %B1012.endif.thread
  %.874461 = phi ptr [ %.874.le, %B1012.endif.if.if.loopexit ], [ %.874.le497, %B1012.endif.thread ]
  store ptr %.874461, ptr %excinfo, align 8
  br label %common.ret

B1116.endif:                                      ; preds = %B1116
  %cond91 = icmp eq i32 %.904, 0
  br i1 %cond91, label %B1172, label %B1116.endif.if.if.loopexit, !prof !0

B1116.endif.thread:                               ; preds = %B1116
  %.912.le = icmp sgt i32 %.904, 0
  %.913.le491 = select i1 %.912.le, ptr %.905, ptr undef
  %cond90 = icmp eq i32 %.904, 0
  br i1 %cond90, label %B1148, label %B1116.endif.if.if, !prof !0

B1116.endif.if.if.loopexit:                       ; preds = %B1116.endif
  %.912.le495 = icmp sgt i32 %.904, 0
  %.913.le = select i1 %.912.le495, ptr %.905, ptr undef
  br label %B1116.endif.if.if

B1116.endif.if.if:                                ; preds = %B1116.endif.if.if.loopexit, %B1116.endif.thread
  %.913473 = phi ptr [ %.913.le, %B1116.endif.if.if.loopexit ], [ %.913.le491, %B1116.endif.thread ]
  store ptr %.913473, ptr %excinfo, align 8
  br label %common.ret

B1172.endif:                                      ; preds = %B356.i, %B1172
  %11 = inttoptr i64 %arg.address to ptr
  store i8 0, ptr %.979, align 1
  %.985 = call i32 @dispatch.dispatches.1(ptr nonnull %.979, ptr nonnull %excinfo.11, ptr null, ptr null, i64 1, i64 800, ptr nonnull %11, i64 1, i64 800, i64 %.852)
  %.986 = load ptr, ptr %excinfo.11, align 8
  %.995 = load i8, ptr %.979, align 1
  %.998 = icmp eq i8 %.995, 0
  br i1 %.998, label %B1172.endif.endif.thread, label %B1172.endif.endif

B1172.endif.endif:                                ; preds = %B1172.endif
  %cond93 = icmp eq i32 %.985, 0
  br i1 %cond93, label %B280, label %B1172.endif.endif.if.if.loopexit, !prof !0

B1172.endif.endif.thread:                         ; preds = %B1172.endif
  %.993.le = icmp sgt i32 %.985, 0
  %.994.le485 = select i1 %.993.le, ptr %.986, ptr undef
  %cond92 = icmp eq i32 %.985, 0
  br i1 %cond92, label %B1236, label %B1172.endif.endif.if.if, !prof !0

B1172.endif.endif.if.if.loopexit:                 ; preds = %B1172.endif.endif
  %.993.le489 = icmp sgt i32 %.985, 0
  %.994.le = select i1 %.993.le489, ptr %.986, ptr undef
  br label %B1172.endif.endif.if.if

B1172.endif.endif.if.if:                          ; preds = %B1172.endif.endif.if.if.loopexit, %B1172.endif.endif.thread
  %.994482 = phi ptr [ %.994.le, %B1172.endif.endif.if.if.loopexit ], [ %.994.le485, %B1172.endif.endif.thread ]
  store ptr %.994482, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.served.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif:
  %.513 = alloca ptr, align 8
  %excinfo.2 = alloca ptr, align 8
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  %.49 = load i64, ptr %.47, align 8
  %0 = and i64 %.49, 4294967295
  %.80 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  %.82 = load i64, ptr %.80, align 8
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 224
  %.114 = load i64, ptr %.112, align 8
  %.115 = add nsw i64 %.114, %.82
  %.151 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.153 = load i64, ptr %.151, align 8
  %.154 = inttoptr i64 %.153 to ptr
  %.218 = getelementptr [192 x i8], ptr %.154, i64 %0
  %.222 = getelementptr inbounds nuw i8, ptr %.218, i64 72
  %.224 = load i64, ptr %.222, align 8
  %.257 = add nsw i64 %.224, %.114
  store i64 %.257, ptr %.222, align 8
  %.290 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
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
  %.405 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  %.407 = load i64, ptr %.405, align 8
  %.408 = trunc i64 %.407 to i32
  %.438 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  %.440 = load i64, ptr %.438, align 8
  %.441 = trunc i64 %.440 to i32
  %.473 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 776
  %.475 = load i64, ptr %.473, align 8
  %.476 = trunc i64 %.475 to i32
  %.506 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  %.508 = load i64, ptr %.506, align 8
  %.509 = trunc i64 %.508 to i32
  %.519 = call i32 @switches.leave.1(ptr nonnull %.513, ptr nonnull %excinfo.2, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.50, i64 %.115, i32 0, i32 %.336, i64 %.373, i32 %.476, i32 %.408, i32 %.441, i32 %.509)
  %cond = icmp eq i32 %.519, 0
  br i1 %cond, label %B758, label %common.ret, !prof !0

B758:                                             ; preds = %B342, %B0.endif
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !10
  %.56.i = inttoptr i64 %.55.i to ptr
  %.120.i = getelementptr [192 x i8], ptr %.56.i, i64 %0
  store i64 %.115, ptr %.120.i, align 8, !noalias !10
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 16
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !10
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B178.i, label %B142.i

B142.i:                                           ; preds = %B758
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i.i = load i64, ptr %sunkaddr1, align 8, !noalias !13
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %0
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 28
  store i32 1, ptr %.129.i.i, align 4, !noalias !13
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !13
  %.165.i.i = sub nsw i64 %.115, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %.115, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 432
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !13
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !13
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %0, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !13
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %2 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %2, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !13
  %.378.i.i = and i64 %0, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !13
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
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
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
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
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 128
  store i64 %.115, ptr %.570.i.i, align 8, !noalias !13
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !13
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !13
  %.646.i.i = add nuw nsw i64 %0, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !13
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !13
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.115, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !13
  br label %B758.endif.endif

B178.i:                                           ; preds = %B758
  %.191.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 28
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

define internal noundef range(i32 -1, -2) i32 @switches.wire.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr readonly captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif.endif.endif:
  %.44 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.46 = load i64, ptr %.44, align 8
  %.46.fr = freeze i64 %.46
  %.78 = add nsw i64 %.46.fr, 1
  %.113 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.115 = load i64, ptr %.113, align 8
  %.244 = shl i64 %.78, %.46.fr
  %.325294.not = icmp slt i64 %.244, 1
  br i1 %.325294.not, label %common.ret, label %B288.lr.ph

B288:                                             ; preds = %B288.preheader, %B288
  %lsr.iv22 = phi ptr [ %scevgep21, %B288.preheader ], [ %scevgep23, %B288 ]
  %.331290295 = phi i64 [ 0, %B288.preheader ], [ %.338, %B288 ]
  %sunkaddr = inttoptr i64 %.115 to ptr
  %sunkaddr9 = mul i64 %.331290295, 4
  %sunkaddr10 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr9
  %.393 = load i32, ptr %sunkaddr10, align 4
  %.394 = zext i32 %.393 to i64
  %.395 = lshr i64 %.394, 8
  %.425 = and i64 %.394, 255
  %.426 = add nuw nsw i64 %.425, 1
  %.434 = icmp eq i64 %.425, %.46.fr
  %spec.select = select i1 %.434, i64 0, i64 %.426
  %.445 = lshr i64 %.395, %.443
  %.446 = add nuw nsw i64 %.445, 1
  %.578 = shl nuw nsw i64 %.395, 1
  %.583 = and i64 %.578, %.582
  %.585 = mul nuw nsw i64 %.583, %.78
  %.587 = add nuw nsw i64 %.585, %spec.select
  %.589 = mul i64 %.587, 12
  %.590 = add i64 %.589, 4
  %.592 = or i64 %.590, %.446
  %.593 = trunc i64 %.592 to i32
  %scevgep25 = getelementptr i8, ptr %lsr.iv22, i64 -64
  store i32 %.593, ptr %scevgep25, align 4
  %.579.1 = or disjoint i64 %.578, 1
  %.583.1 = and i64 %.579.1, %.582
  %.585.1 = mul nuw nsw i64 %.583.1, %.78
  %.587.1 = add nuw nsw i64 %.585.1, %spec.select
  %.589.1 = mul i64 %.587.1, 12
  %.590.1 = add i64 %.589.1, 4
  %.592.1 = or i64 %.590.1, %.446
  %.593.1 = trunc i64 %.592.1 to i32
  %scevgep24 = getelementptr i8, ptr %lsr.iv22, i64 -32
  store i32 %.593.1, ptr %scevgep24, align 4
  %.338 = add nuw nsw i64 %.331290295, 1
  %tmp = trunc i64 %.331290295 to i32
  %.674 = or i32 %tmp, -2147483648
  store i32 %.674, ptr %lsr.iv22, align 4
  %scevgep23 = getelementptr i8, ptr %lsr.iv22, i64 96
  %exitcond.not = icmp eq i64 %.244, %.338
  br i1 %exitcond.not, label %common.ret, label %B288

common.ret:                                       ; preds = %B288.us, %B288, %B0.endif.endif.endif
  store ptr null, ptr %retptr, align 8
  ret i32 0

B288.lr.ph:                                       ; preds = %B0.endif.endif.endif
  %.185 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.187 = load i64, ptr %.185, align 8
  %.443 = add nsw i64 %.46.fr, -1
  %.440.inv = icmp slt i64 %.46.fr, 1
  %notmask = shl nsw i64 -1, %.46.fr
  %.582 = xor i64 %notmask, -1
  br i1 %.440.inv, label %B288.us.preheader, label %B288.preheader

B288.preheader:                                   ; preds = %B288.lr.ph
  %0 = inttoptr i64 %.187 to ptr
  %scevgep21 = getelementptr i8, ptr %0, i64 104
  br label %B288

B288.us.preheader:                                ; preds = %B288.lr.ph
  %1 = inttoptr i64 %.187 to ptr
  %invariant.op = and i64 %.582, 33554430
  %scevgep = getelementptr i8, ptr %1, i64 104
  br label %B288.us

B288.us:                                          ; preds = %B288.us, %B288.us.preheader
  %lsr.iv = phi ptr [ %scevgep, %B288.us.preheader ], [ %scevgep17, %B288.us ]
  %.331290295.us = phi i64 [ 0, %B288.us.preheader ], [ %.338.us, %B288.us ]
  %2 = inttoptr i64 %.115 to ptr
  %3 = shl i64 %.331290295.us, 2
  %scevgep20 = getelementptr i8, ptr %2, i64 %3
  %.393.us = load i32, ptr %scevgep20, align 4
  %.394.us = zext i32 %.393.us to i64
  %.425.us = and i64 %.394.us, 255
  %.426.us = add nuw nsw i64 %.425.us, 1
  %.434.us = icmp eq i64 %.425.us, %.46.fr
  %spec.select.us = select i1 %.434.us, i64 0, i64 %.426.us
  %4 = lshr i64 %.394.us, 7
  %.583.us.reass = and i64 %invariant.op, %4
  %.585.us = mul nsw i64 %.583.us.reass, %.78
  %.587.us = add nsw i64 %.585.us, %spec.select.us
  %5 = trunc i64 %.587.us to i32
  %6 = mul i32 %5, 12
  %.593.us = add i32 %6, 5
  %scevgep19 = getelementptr i8, ptr %lsr.iv, i64 -64
  store i32 %.593.us, ptr %scevgep19, align 4
  %.579.us.1 = or i64 %4, 1
  %.583.us.1 = and i64 %.579.us.1, %.582
  %.585.us.1 = mul nsw i64 %.583.us.1, %.78
  %.587.us.1 = add nsw i64 %.585.us.1, %spec.select.us
  %7 = trunc i64 %.587.us.1 to i32
  %8 = mul i32 %7, 12
  %.593.us.1 = add i32 %8, 5
  %scevgep18 = getelementptr i8, ptr %lsr.iv, i64 -32
  store i32 %.593.us.1, ptr %scevgep18, align 4
  %.338.us = add nuw nsw i64 %.331290295.us, 1
  %tmp8 = trunc i64 %.331290295.us to i32
  %.674.us = or i32 %tmp8, -2147483648
  store i32 %.674.us, ptr %lsr.iv, align 4
  %scevgep17 = getelementptr i8, ptr %lsr.iv, i64 96
  %exitcond305.not = icmp eq i64 %.244, %.338.us
  br i1 %exitcond305.not, label %common.ret, label %B288.us
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

define internal noundef range(i32 -1, -2) i32 @wheel.drain.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) initializes((536, 544)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0) local_unnamed_addr {
B0.endif.endif.endif:
  %.47 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  store i64 4611686018427387904, ptr %.47, align 8
  %.79 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.81 = load i64, ptr %.79, align 8
  %.149 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.151 = load i64, ptr %.149, align 8
  %.217 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.219 = load i64, ptr %.217, align 8
  %.315 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.317 = load i64, ptr %.315, align 8
  %.318 = trunc i64 %.317 to i32
  store i64 0, ptr %.315, align 8
  %.354.not = icmp eq i32 %.318, 0
  br i1 %.354.not, label %B564, label %B380.endif.preheader

B380.endif.preheader:                             ; preds = %B0.endif.endif.endif
  br label %B380.endif

B564:                                             ; preds = %B380.endif.endif, %B0.endif.endif.endif
  %.557 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 560
  %.559 = load i64, ptr %.557, align 8
  %.560 = trunc i64 %.559 to i32
  store i64 0, ptr %.557, align 8
  %.596.not = icmp eq i32 %.560, 0
  br i1 %.596.not, label %B838, label %B664.endif.preheader

B664.endif.preheader:                             ; preds = %B564
  br label %B664.endif

B838:                                             ; preds = %B664.endif.endif, %B564
  %.797 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
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
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %sunkaddr, align 8, !noalias !19
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [192 x i8], ptr %.56.i, i64 %.842
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 28
  store i32 1, ptr %.128.i, align 4, !noalias !19
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.162.i = load i64, ptr %sunkaddr1, align 8, !noalias !19
  %.164.i = sub nsw i64 %.903, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B188.endif.endif.endif.i, label %B888.endif.i

B188.endif.endif.endif.i:                         ; preds = %B938
  %.173.i = and i64 %.903, 2047
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 432
  %.205.i = load i64, ptr %sunkaddr2, align 8, !noalias !19
  %.206.i = inttoptr i64 %.205.i to ptr
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 440
  %.273.i = load i64, ptr %sunkaddr3, align 8, !noalias !19
  %.274.i = inttoptr i64 %.273.i to ptr
  %.311.i = lshr i64 %.842, 6
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 272
  %.343.i = load i64, ptr %sunkaddr4, align 8, !noalias !19
  %.344.i = mul i64 %.343.i, %.173.i
  %1 = getelementptr i64, ptr %.206.i, i64 %.344.i
  %.370.i = getelementptr i64, ptr %1, i64 %.311.i
  %.371.i = load i64, ptr %.370.i, align 8, !noalias !19
  %.375.i = and i64 %.842, 63
  %.376.i = shl nuw i64 1, %.375.i
  %.377.i = or i64 %.371.i, %.376.i
  store i64 %.377.i, ptr %.370.i, align 8, !noalias !19
  %sunkaddr5 = getelementptr inbounds i8, ptr %arg.m.4, i64 280
  %.438.i = load i64, ptr %sunkaddr5, align 8, !noalias !19
  %.439.i = mul i64 %.438.i, %.173.i
  %.440.i = lshr i64 %.842, 12
  %2 = getelementptr i64, ptr %.274.i, i64 %.439.i
  %.466.i = getelementptr i64, ptr %2, i64 %.440.i
  %.467.i = load i64, ptr %.466.i, align 8, !noalias !19
  %.468.i = and i64 %.311.i, 63
  %.469.i = shl nuw i64 1, %.468.i
  %.470.i = or i64 %.467.i, %.469.i
  store i64 %.470.i, ptr %.466.i, align 8, !noalias !19
  %sunkaddr6 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %sunkaddr6, align 8, !noalias !22
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.903, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !22
  %.118.i.i = and i64 %.903, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !22
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !22
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !22
  br label %B938.endif

B888.endif.i:                                     ; preds = %B938
  %.566.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 128
  store i64 %.903, ptr %.566.i, align 8, !noalias !19
  %sunkaddr7 = getelementptr inbounds i8, ptr %arg.m.4, i64 576
  %.600.i = load i64, ptr %sunkaddr7, align 8, !noalias !19
  %.601.i = trunc i64 %.600.i to i32
  %.634.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 160
  store i32 %.601.i, ptr %.634.i, align 8, !noalias !19
  store i64 %.840, ptr %sunkaddr7, align 8, !noalias !19
  %sunkaddr8 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.704.i = load i64, ptr %sunkaddr8, align 8, !noalias !19
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.903, i64 %.704.i)
  store i64 %.13.i.i, ptr %sunkaddr8, align 8, !noalias !19
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
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.419 = load i64, ptr %sunkaddr9, align 8
  %.420 = inttoptr i64 %.419 to ptr
  %.482 = getelementptr [32 x i8], ptr %.420, i64 %.358
  %.488 = load i64, ptr %.482, align 8
  %sunkaddr10 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i29 = load i64, ptr %sunkaddr10, align 8, !noalias !25
  %.56.i30 = inttoptr i64 %.55.i29 to ptr
  %.127.i31 = getelementptr [16 x i8], ptr %.56.i30, i64 %.358
  %.128.i32 = getelementptr inbounds nuw i8, ptr %.127.i31, i64 12
  store i32 0, ptr %.128.i32, align 4, !noalias !25
  %sunkaddr11 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.162.i34 = load i64, ptr %sunkaddr11, align 8, !noalias !25
  %.164.i35 = sub nsw i64 %.488, %.162.i34
  %.165.i36 = icmp slt i64 %.164.i35, 2048
  br i1 %.165.i36, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %4 = inttoptr i64 %.55.i29 to ptr
  %sunkaddr.i = inttoptr i64 %.271.i39 to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.471.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !25
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %4, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %number.4.0, ptr %.505.i, align 4, !noalias !25
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B456.endif.i ], [ %sunkaddr24.i, %B500.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %number.4.0, ptr %sunkaddr28.i, align 4, !noalias !25
  br label %B380.endif.endif

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  store i64 %.358, ptr %sunkaddr12, align 8, !noalias !25
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %5 = inttoptr i64 %.55.i29 to ptr
  %sunkaddr13 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.756.i = load i64, ptr %sunkaddr13, align 8, !noalias !25
  %6 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %5, i64 %6
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %number.4.0, ptr %.791.i, align 4, !noalias !25
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B380.endif
  %.168.i = and i64 %.488, 2047
  %sunkaddr14 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.203.i38 = load i64, ptr %sunkaddr14, align 8, !noalias !25
  %.204.i = inttoptr i64 %.203.i38 to ptr
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 400
  %.271.i39 = load i64, ptr %sunkaddr15, align 8, !noalias !25
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !25
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.203.i38 to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.168.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %7, i64 %sunkaddr31.i
  store i32 %number.4.0, ptr %sunkaddr32.i, align 4, !noalias !25
  %sunkaddr16 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i41 = load i64, ptr %sunkaddr16, align 8, !noalias !28
  %.52.i.i42 = inttoptr i64 %.51.i.i41 to ptr
  %.17.i.i43 = lshr i64 %.488, 6
  %.91.i.i44 = and i64 %.17.i.i43, 31
  %.116.i.i45 = getelementptr i64, ptr %.52.i.i42, i64 %.91.i.i44
  %.117.i.i46 = load i64, ptr %.116.i.i45, align 8, !noalias !28
  %.118.i.i47 = and i64 %.488, 63
  %.119.i.i48 = shl nuw i64 1, %.118.i.i47
  %.120.i.i49 = or i64 %.117.i.i46, %.119.i.i48
  store i64 %.120.i.i49, ptr %.116.i.i45, align 8, !noalias !28
  %.174.i.i50 = getelementptr i8, ptr %.52.i.i42, i64 256
  %.175.i.i51 = load i64, ptr %.174.i.i50, align 8, !noalias !28
  %.177.i.i52 = shl nuw nsw i64 1, %.91.i.i44
  %.178.i.i53 = or i64 %.175.i.i51, %.177.i.i52
  store i64 %.178.i.i53, ptr %.174.i.i50, align 8, !noalias !28
  %.pre.i = inttoptr i64 %.271.i39 to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B380.endif
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.580.i = load i64, ptr %sunkaddr17, align 8, !noalias !25
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.358
  store i64 %.488, ptr %.643.i, align 8, !noalias !25
  %sunkaddr18 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.682.i = load i64, ptr %sunkaddr18, align 8, !noalias !25
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %sunkaddr19 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  store i64 %.358, ptr %sunkaddr19, align 8, !noalias !25
  %sunkaddr20 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.862.i = load i64, ptr %sunkaddr20, align 8, !noalias !25
  %.13.i.i37 = tail call i64 @llvm.smin.i64(i64 %.488, i64 %.862.i)
  store i64 %.13.i.i37, ptr %sunkaddr20, align 8, !noalias !25
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
  %sunkaddr21 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.661 = load i64, ptr %sunkaddr21, align 8
  %.662 = inttoptr i64 %.661 to ptr
  %.724 = getelementptr i64, ptr %.662, i64 %.600
  %.725 = load i64, ptr %.724, align 8
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.55.i55 = load i64, ptr %sunkaddr22, align 8, !noalias !31
  %.56.i56 = inttoptr i64 %.55.i55 to ptr
  %.128.i57 = getelementptr [32 x i8], ptr %.56.i56, i64 %.600
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i57, i64 24
  store i32 1, ptr %.129.i, align 4, !noalias !31
  %.160.i58 = getelementptr inbounds nuw i8, ptr %.128.i57, i64 28
  store i32 0, ptr %.160.i58, align 4, !noalias !31
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.194.i = load i64, ptr %sunkaddr23, align 8, !noalias !31
  %.196.i = sub nsw i64 %.725, %.194.i
  %.197.i = icmp slt i64 %.196.i, 2048
  br i1 %.197.i, label %B222.endif.endif.i, label %B604.endif.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %9 = inttoptr i64 %.55.i55 to ptr
  %sunkaddr.i61 = inttoptr i64 %.303.i to ptr
  %sunkaddr24.i62 = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i63 = getelementptr i8, ptr %sunkaddr.i61, i64 %sunkaddr24.i62
  %.503.i = load i32, ptr %sunkaddr25.i63, align 4, !noalias !31
  %.505.i64 = zext i32 %.503.i to i64
  %.530.i = getelementptr [32 x i8], ptr %9, i64 %.505.i64
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 28
  store i32 %number.1.2.0, ptr %.537.i, align 4, !noalias !31
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr27.pre-phi.i65 = phi i64 [ %sunkaddr31.i68, %B508.endif.i ], [ %sunkaddr24.i62, %B552.i ]
  %sunkaddr26.pre-phi.i66 = phi ptr [ %.pre.i84, %B508.endif.i ], [ %sunkaddr.i61, %B552.i ]
  %sunkaddr28.i67 = getelementptr i8, ptr %sunkaddr26.pre-phi.i66, i64 %sunkaddr27.pre-phi.i65
  store i32 %number.1.2.0, ptr %sunkaddr28.i67, align 4, !noalias !31
  br label %B664.endif.endif

B724.i:                                           ; preds = %B604.endif.i
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.600, ptr %sunkaddr24, align 8, !noalias !31
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %10 = inttoptr i64 %.55.i55 to ptr
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.786.i = load i64, ptr %sunkaddr25, align 8, !noalias !31
  %11 = and i64 %.786.i, 4294967295
  %.814.i = getelementptr [32 x i8], ptr %10, i64 %11
  %.821.i = getelementptr inbounds nuw i8, ptr %.814.i, i64 28
  store i32 %number.1.2.0, ptr %.821.i, align 4, !noalias !31
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B664.endif
  %.200.i = and i64 %.725, 2047
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.235.i = load i64, ptr %sunkaddr26, align 8, !noalias !31
  %.236.i = inttoptr i64 %.235.i to ptr
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.303.i = load i64, ptr %sunkaddr27, align 8, !noalias !31
  %.384.i = getelementptr i32, ptr %.236.i, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !31
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %12 = inttoptr i64 %.235.i to ptr
  %sunkaddr31.i68 = shl nuw nsw i64 %.200.i, 2
  %sunkaddr32.i69 = getelementptr i8, ptr %12, i64 %sunkaddr31.i68
  store i32 %number.1.2.0, ptr %sunkaddr32.i69, align 4, !noalias !31
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i71 = load i64, ptr %sunkaddr28, align 8, !noalias !34
  %.52.i.i72 = inttoptr i64 %.51.i.i71 to ptr
  %.17.i.i73 = lshr i64 %.725, 6
  %.91.i.i74 = and i64 %.17.i.i73, 31
  %.116.i.i75 = getelementptr i64, ptr %.52.i.i72, i64 %.91.i.i74
  %.117.i.i76 = load i64, ptr %.116.i.i75, align 8, !noalias !34
  %.118.i.i77 = and i64 %.725, 63
  %.119.i.i78 = shl nuw i64 1, %.118.i.i77
  %.120.i.i79 = or i64 %.117.i.i76, %.119.i.i78
  store i64 %.120.i.i79, ptr %.116.i.i75, align 8, !noalias !34
  %.174.i.i80 = getelementptr i8, ptr %.52.i.i72, i64 256
  %.175.i.i81 = load i64, ptr %.174.i.i80, align 8, !noalias !34
  %.177.i.i82 = shl nuw nsw i64 1, %.91.i.i74
  %.178.i.i83 = or i64 %.175.i.i81, %.177.i.i82
  store i64 %.178.i.i83, ptr %.174.i.i80, align 8, !noalias !34
  %.pre.i84 = inttoptr i64 %.303.i to ptr
  br label %B590.i

B604.endif.i:                                     ; preds = %B664.endif
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.612.i = load i64, ptr %sunkaddr29, align 8, !noalias !31
  %.613.i = inttoptr i64 %.612.i to ptr
  %.676.i = getelementptr i64, ptr %.613.i, i64 %.600
  store i64 %.725, ptr %.676.i, align 8, !noalias !31
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.712.i = load i64, ptr %sunkaddr30, align 8, !noalias !31
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  store i64 %.600, ptr %sunkaddr31, align 8, !noalias !31
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.892.i = load i64, ptr %sunkaddr32, align 8, !noalias !31
  %.13.i.i60 = tail call i64 @llvm.smin.i64(i64 %.725, i64 %.892.i)
  store i64 %.13.i.i60, ptr %sunkaddr32, align 8, !noalias !31
  br label %B664.endif.endif

B664.endif.endif:                                 ; preds = %B826.endif.i, %B590.i
  %.759.not = icmp eq i32 %.628, 0
  br i1 %.759.not, label %B838, label %B664.endif

B938.endif:                                       ; preds = %B888.endif.i, %B188.endif.endif.endif.i
  %.931.not = icmp eq i32 %.871, 0
  br i1 %.931.not, label %common.ret, label %B938
}

define internal range(i32 -1, -2) i32 @switches.arrivals.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif:
  %.743 = alloca i8, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.847 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  %.943 = alloca ptr, align 8
  %excinfo.8 = alloca ptr, align 8
  %.1085 = alloca ptr, align 8
  %excinfo.9 = alloca ptr, align 8
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.120 = load i64, ptr %.118, align 8
  %.186 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.188 = load i64, ptr %.186, align 8
  %.272 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.274 = load i64, ptr %.272, align 8
  %.336 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.338 = load i64, ptr %.336, align 8
  %.339 = add nsw i64 %.338, %.274
  %.401 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 160
  %.403 = load i64, ptr %.401, align 8
  %.404 = add nsw i64 %.403, %.274
  %.444 = getelementptr i32, ptr %.51, i64 %arg.bucket
  %.445 = load i32, ptr %.444, align 4
  store i32 0, ptr %.444, align 4
  %.478.not = icmp eq i32 %.445, 0
  br i1 %.478.not, label %B1354.sink.split, label %B462.preheader

B462.preheader:                                   ; preds = %B0.endif.endif.endif
  br label %B462

B462:                                             ; preds = %B1200, %B462.preheader
  %last.2.0 = phi i32 [ %last.3.1, %B1200 ], [ 0, %B462.preheader ]
  %number.2.0 = phi i32 [ %.519, %B1200 ], [ %.445, %B462.preheader ]
  %0 = inttoptr i64 %.120 to ptr
  %1 = inttoptr i64 %.188 to ptr
  %.487 = zext i32 %number.2.0 to i64
  %.512 = getelementptr [16 x i8], ptr %0, i64 %.487
  %.517 = getelementptr inbounds nuw i8, ptr %.512, i64 12
  %.519 = load i32, ptr %.517, align 4
  %.524 = getelementptr inbounds nuw i8, ptr %.512, i64 8
  %.526 = load i32, ptr %.524, align 4
  %promoted = zext i32 %.526 to i64
  %2 = lshr i64 %promoted, 2
  %.556 = getelementptr [32 x i8], ptr %1, i64 %2
  %.561 = getelementptr inbounds nuw i8, ptr %.556, i64 8
  %.563 = load i32, ptr %.561, align 4
  %promoted27 = zext i32 %.563 to i64
  %.568 = getelementptr inbounds nuw i8, ptr %.556, i64 24
  %.570 = load i32, ptr %.568, align 4
  %.572 = icmp ne i32 %.570, 0
  %.820.pre48 = load i64, ptr %.556, align 8
  %.579.not = icmp sgt i64 %.820.pre48, %.274
  %or.cond = select i1 %.572, i1 true, i1 %.579.not
  br i1 %or.cond, label %B952, label %B638

B638:                                             ; preds = %B462
  %3 = trunc i64 %promoted27 to i32
  %.586 = icmp sgt i32 %3, -1
  br i1 %.586, label %B830.endif, label %B676

B676:                                             ; preds = %B638
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.50.i = load i64, ptr %sunkaddr26, align 8, !noalias !37
  %.51.i = inttoptr i64 %.50.i to ptr
  %4 = and i64 %promoted27, 2147483647
  %.117.i = getelementptr [192 x i8], ptr %.51.i, i64 %4
  %.127.i = load i64, ptr %.117.i, align 8, !noalias !37
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.159.i = load i64, ptr %sunkaddr, align 8, !noalias !37
  %.160.i = icmp sgt i64 %.127.i, %.159.i
  br i1 %.160.i, label %B158.i, label %B894

B158.i:                                           ; preds = %B676
  %.163.i = getelementptr inbounds nuw i8, ptr %.117.i, i64 32
  %.165.i = load i32, ptr %.163.i, align 4, !noalias !37
  %.166.i = zext i32 %.165.i to i64
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.203.i = load i64, ptr %sunkaddr28, align 8, !noalias !37
  %.204.not.i = icmp sgt i64 %.203.i, %.166.i
  br i1 %.204.not.i, label %B232.i, label %B158.i.B952_crit_edge

B158.i.B952_crit_edge:                            ; preds = %B158.i
  %.820.pre = load i64, ptr %.556, align 8
  br label %B952

B232.i:                                           ; preds = %B158.i
  %sunkaddr29 = getelementptr inbounds i8, ptr %.117.i, i64 32
  %.214.i = load i32, ptr %sunkaddr29, align 4, !noalias !37
  %.218.i = add i32 %.214.i, 1
  store i32 %.218.i, ptr %sunkaddr29, align 4, !noalias !37
  br label %B894

B894:                                             ; preds = %B232.i, %B676
  %m.sroa.0.0.i = phi ptr [ null, %B232.i ], [ %arg.m.0, %B676 ]
  store i64 %.339, ptr %.556, align 8
  %.634 = getelementptr inbounds nuw i8, ptr %.556, i64 12
  store i32 %number.2.0, ptr %.634, align 4
  %sunkaddr30 = getelementptr inbounds i8, ptr %.512, i64 8
  %.640 = load i32, ptr %sunkaddr30, align 4
  %5 = and i32 %.640, 3
  %.647 = getelementptr inbounds nuw i8, ptr %.556, i64 16
  store i32 %5, ptr %.647, align 8
  store i8 0, ptr %.743, align 1
  %.749 = call i32 @switches.intake.1(ptr nonnull %.743, ptr nonnull %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %4, i32 %number.2.0)
  %.750 = load ptr, ptr %excinfo.6, align 8
  %.759 = load i8, ptr %.743, align 1
  %.762 = icmp eq i8 %.759, 0
  br i1 %.762, label %B894.endif.thread, label %B894.endif

common.ret:                                       ; preds = %B1250.if.if, %B1170.if.if, %B1042.if.if, %B894.endif.if.if, %B1354, %B946
  %common.ret.op = phi i32 [ 0, %B946 ], [ 0, %B1354 ], [ %.1091, %B1250.if.if ], [ %.949, %B1170.if.if ], [ %.853, %B1042.if.if ], [ %.749, %B894.endif.if.if ]
  ret i32 %common.ret.op

B946:                                             ; preds = %B894.endif.thread
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B952:                                             ; preds = %B158.i.B952_crit_edge, %B462
  %.820 = phi i64 [ %.820.pre, %B158.i.B952_crit_edge ], [ %.820.pre48, %B462 ]
  %.822 = icmp eq i64 %.820, %.339
  br i1 %.822, label %B978, label %B1170.critedge

B978:                                             ; preds = %B952
  %sunkaddr31 = getelementptr inbounds i8, ptr %.512, i64 8
  %.831 = load i32, ptr %sunkaddr31, align 4
  %6 = and i32 %.831, 3
  %.837 = getelementptr inbounds nuw i8, ptr %.556, i64 16
  %.839 = load i32, ptr %.837, align 4
  %.841 = icmp ult i32 %6, %.839
  br i1 %.841, label %B1042, label %B1108

B1042:                                            ; preds = %B978
  %.853 = call i32 @switches.exchange.1(ptr nonnull %.847, ptr nonnull %excinfo.7, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %number.2.0, ptr nonnull %.556)
  %cond = icmp eq i32 %.853, 0
  br i1 %cond, label %B1108, label %B1042.if.if, !prof !0

B1108:                                            ; preds = %B1042, %B978
  %sunkaddr32 = getelementptr inbounds i8, ptr %.512, i64 8
  %.908 = load i32, ptr %sunkaddr32, align 4
  %7 = and i32 %.908, 3
  %sunkaddr33 = getelementptr inbounds i8, ptr %.556, i64 16
  %.918 = load i32, ptr %sunkaddr33, align 4
  %.922 = icmp eq i32 %7, %.918
  %8 = zext i1 %.922 to i32
  br label %B1170

B1170.critedge:                                   ; preds = %B952
  br label %B1170

B1170:                                            ; preds = %B1170.critedge, %B1108
  %"$phi1170.6.2.2" = phi i32 [ %8, %B1108 ], [ 0, %B1170.critedge ]
  %.949 = call i32 @switches.wait.1(ptr nonnull %.943, ptr nonnull %excinfo.8, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %number.2.0, i32 %"$phi1170.6.2.2")
  %cond38 = icmp eq i32 %.949, 0
  br i1 %cond38, label %B1170.endif, label %B1170.if.if, !prof !0

B1200:                                            ; preds = %B1170.endif, %B894.endif, %B830.endif
  %last.3.1 = phi i32 [ %number.2.0, %B830.endif ], [ %last.2.0, %B1170.endif ], [ %last.2.0, %B894.endif ]
  %.992.not = icmp eq i32 %.519, 0
  br i1 %.992.not, label %B1228, label %B462

B1228:                                            ; preds = %B1200
  %.1013.not = icmp eq i32 %last.3.1, 0
  br i1 %.1013.not, label %B1354, label %B1250

B1250:                                            ; preds = %B1228
  %9 = inttoptr i64 %.120 to ptr
  %.1017 = zext i32 %last.3.1 to i64
  %.1042 = getelementptr [16 x i8], ptr %9, i64 %.1017
  %.1043 = getelementptr inbounds nuw i8, ptr %.1042, i64 12
  store i32 0, ptr %.1043, align 4
  %.1079 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %.1081 = load i32, ptr %.1079, align 4
  %.1091 = call i32 @wheel.arrive_all.1(ptr nonnull %.1085, ptr nonnull %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %.1081, i32 %last.3.1, i64 %.404)
  %cond39 = icmp eq i32 %.1091, 0
  br i1 %cond39, label %B1354.sink.split, label %B1250.if.if, !prof !0

B1354.sink.split:                                 ; preds = %B1250, %B0.endif.endif.endif
  %.204.fca.0.load.sink = phi ptr [ null, %B0.endif.endif.endif ], [ %arg.m.0, %B1250 ]
  %m.sroa.0.0.ph = phi ptr [ %arg.m.0, %B0.endif.endif.endif ], [ null, %B1250 ]
  br label %B1354

B1354:                                            ; preds = %B1354.sink.split, %B1228
  %m.sroa.0.0 = phi ptr [ %arg.m.0, %B1228 ], [ %m.sroa.0.0.ph, %B1354.sink.split ]
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B830.endif:                                       ; preds = %B638
  %10 = trunc i64 %promoted27 to i32
  %11 = inttoptr i64 %.120 to ptr
  store i64 %.339, ptr %.556, align 8
  %.634442 = getelementptr inbounds nuw i8, ptr %.556, i64 12
  store i32 %number.2.0, ptr %.634442, align 4
  %sunkaddr34 = getelementptr inbounds i8, ptr %.512, i64 8
  %.640443 = load i32, ptr %sunkaddr34, align 4
  %12 = and i32 %.640443, 3
  %.647447 = getelementptr inbounds nuw i8, ptr %.556, i64 16
  store i32 %12, ptr %.647447, align 8
  %.8.i = load i64, ptr %.512, align 8, !noalias !40
  %.8.i.i = icmp eq i64 %.8.i, -9223372036854775808
  %sh.diff.i = lshr i64 %.8.i, 61
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i32
  %13 = and i32 %tr.sh.diff.i, 4
  %.39.i = select i1 %.8.i.i, i32 8, i32 %13
  %.41.i = add nuw i32 %.39.i, %10
  store i32 %.41.i, ptr %sunkaddr34, align 8, !noalias !40
  %.46.i = shl i64 %.8.i, 1
  store i64 %.46.i, ptr %.512, align 8, !noalias !40
  %.692 = zext i32 %last.2.0 to i64
  %.717 = getelementptr [16 x i8], ptr %11, i64 %.692
  %.721 = getelementptr inbounds nuw i8, ptr %.717, i64 12
  store i32 %number.2.0, ptr %.721, align 4
  br label %B1200

B894.endif:                                       ; preds = %B894
  %cond41 = icmp eq i32 %.749, 0
  br i1 %cond41, label %B1200, label %B894.endif.if.if.loopexit, !prof !0

B894.endif.thread:                                ; preds = %B894
  %.757.le = icmp sgt i32 %.749, 0
  %.758.le462 = select i1 %.757.le, ptr %.750, ptr undef
  %cond40 = icmp eq i32 %.749, 0
  br i1 %cond40, label %B946, label %B894.endif.if.if, !prof !0

B894.endif.if.if.loopexit:                        ; preds = %B894.endif
  %.757.le466 = icmp sgt i32 %.749, 0
  %.758.le = select i1 %.757.le466, ptr %.750, ptr undef
  br label %B894.endif.if.if

B894.endif.if.if:                                 ; preds = %B894.endif.if.if.loopexit, %B894.endif.thread
  %.758455 = phi ptr [ %.758.le, %B894.endif.if.if.loopexit ], [ %.758.le462, %B894.endif.thread ]
  store ptr %.758455, ptr %excinfo, align 8
  br label %common.ret

B1042.if.if:                                      ; preds = %B1042
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1170.endif:                                      ; preds = %B1170
  br label %B1200

B1170.if.if:                                      ; preds = %B1170
  store ptr null, ptr %excinfo, align 8
  br label %common.ret

B1250.if.if:                                      ; preds = %B1250
  store ptr null, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @switches.arbitrations.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif.endif:
  %.744 = alloca i8, align 1
  store i8 0, ptr %.744, align 1
  %excinfo.9 = alloca ptr, align 8
  store ptr null, ptr %excinfo.9, align 8
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.118 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.120 = load i64, ptr %.118, align 8
  %.186 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.188 = load i64, ptr %.186, align 8
  %.254 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.256 = load i64, ptr %.254, align 8
  %.352 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.354 = load i64, ptr %.352, align 8
  %.382 = getelementptr i32, ptr %.51, i64 %arg.bucket
  %.383 = load i32, ptr %.382, align 4
  store i32 0, ptr %.382, align 4
  %.422.not455 = icmp eq i32 %.383, 0
  br i1 %.422.not455, label %B1074, label %B420.preheader

B420.preheader:                                   ; preds = %B0.endif.endif.endif.endif
  br label %B420

B420:                                             ; preds = %B1046, %B396.backedge, %B420.preheader
  %place.4.1 = phi i32 [ %.383, %B420.preheader ], [ %.463, %B396.backedge ], [ %.463, %B1046 ]
  %0 = inttoptr i64 %.188 to ptr
  %.431 = zext i32 %place.4.1 to i64
  %.456 = getelementptr [32 x i8], ptr %0, i64 %.431
  %.461 = getelementptr inbounds nuw i8, ptr %.456, i64 28
  %.463 = load i32, ptr %.461, align 4
  %.468 = getelementptr inbounds nuw i8, ptr %.456, i64 8
  %.470 = load i32, ptr %.468, align 4
  %promoted = zext i32 %.470 to i64
  %.475 = zext i32 %.470 to i64
  %.479.not = icmp sgt i32 %.470, -1
  br i1 %.479.not, label %B650, label %B502

B502:                                             ; preds = %B420
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.50.i = load i64, ptr %sunkaddr, align 8, !noalias !43
  %.51.i = inttoptr i64 %.50.i to ptr
  %1 = and i64 %promoted, 2147483647
  %.117.i = getelementptr [192 x i8], ptr %.51.i, i64 %1
  %.127.i = load i64, ptr %.117.i, align 8, !noalias !43
  %sunkaddr22 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.159.i = load i64, ptr %sunkaddr22, align 8, !noalias !43
  %.160.i = icmp sgt i64 %.127.i, %.159.i
  br i1 %.160.i, label %B158.i, label %B502.endif

B158.i:                                           ; preds = %B502
  %.163.i = getelementptr inbounds nuw i8, ptr %.117.i, i64 32
  %.165.i = load i32, ptr %.163.i, align 4, !noalias !43
  %.166.i = zext i32 %.165.i to i64
  %sunkaddr23 = getelementptr inbounds i8, ptr %arg.m.4, i64 216
  %.203.i = load i64, ptr %sunkaddr23, align 8, !noalias !43
  %.204.not.i = icmp sgt i64 %.203.i, %.166.i
  br i1 %.204.not.i, label %B232.i, label %B534

B232.i:                                           ; preds = %B158.i
  %sunkaddr24 = getelementptr inbounds i8, ptr %.117.i, i64 32
  %.214.i = load i32, ptr %sunkaddr24, align 4, !noalias !43
  %.218.i = add i32 %.214.i, 1
  store i32 %.218.i, ptr %sunkaddr24, align 4, !noalias !43
  br label %B502.endif

B534:                                             ; preds = %B158.i
  %2 = inttoptr i64 %.256 to ptr
  %.526 = and i64 %.475, 2147483647
  %.554 = getelementptr [192 x i8], ptr %2, i64 %.526
  %.555 = getelementptr inbounds nuw i8, ptr %.554, i64 120
  %.557 = load i64, ptr %.555, align 8
  %.558 = add nsw i64 %.557, 1
  store i64 %.558, ptr %.555, align 8
  %.565 = load i64, ptr %.554, align 8
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.55.i = load i64, ptr %sunkaddr25, align 8, !noalias !46
  %.56.i = inttoptr i64 %.55.i to ptr
  %.128.i = getelementptr [32 x i8], ptr %.56.i, i64 %.431
  %.129.i = getelementptr inbounds nuw i8, ptr %.128.i, i64 24
  store i32 1, ptr %.129.i, align 4, !noalias !46
  %.160.i46 = getelementptr inbounds nuw i8, ptr %.128.i, i64 28
  store i32 0, ptr %.160.i46, align 4, !noalias !46
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.194.i = load i64, ptr %sunkaddr26, align 8, !noalias !46
  %.196.i = sub nsw i64 %.565, %.194.i
  %.197.i = icmp slt i64 %.196.i, 2048
  br i1 %.197.i, label %B222.endif.endif.i, label %B604.endif.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %3 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.303.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.503.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !46
  %.505.i = zext i32 %.503.i to i64
  %.530.i = getelementptr [32 x i8], ptr %3, i64 %.505.i
  %.537.i = getelementptr inbounds nuw i8, ptr %.530.i, i64 28
  store i32 %place.4.1, ptr %.537.i, align 4, !noalias !46
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B508.endif.i ], [ %sunkaddr24.i, %B552.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B508.endif.i ], [ %sunkaddr.i, %B552.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %place.4.1, ptr %sunkaddr28.i, align 4, !noalias !46
  br label %B396.backedge

B724.i:                                           ; preds = %B604.endif.i
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.431, ptr %sunkaddr27, align 8, !noalias !46
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %4 = inttoptr i64 %.55.i to ptr
  %sunkaddr28 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.786.i = load i64, ptr %sunkaddr28, align 8, !noalias !46
  %5 = and i64 %.786.i, 4294967295
  %.814.i = getelementptr [32 x i8], ptr %4, i64 %5
  %.821.i = getelementptr inbounds nuw i8, ptr %.814.i, i64 28
  store i32 %place.4.1, ptr %.821.i, align 4, !noalias !46
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B534
  %.200.i = and i64 %.565, 2047
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.235.i = load i64, ptr %sunkaddr29, align 8, !noalias !46
  %.236.i = inttoptr i64 %.235.i to ptr
  %sunkaddr30 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.303.i = load i64, ptr %sunkaddr30, align 8, !noalias !46
  %.384.i = getelementptr i32, ptr %.236.i, i64 %.200.i
  %.385.i = load i32, ptr %.384.i, align 4, !noalias !46
  %.386.i = icmp eq i32 %.385.i, 0
  br i1 %.386.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %6 = inttoptr i64 %.235.i to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.200.i, 2
  %sunkaddr32.i = getelementptr i8, ptr %6, i64 %sunkaddr31.i
  store i32 %place.4.1, ptr %sunkaddr32.i, align 4, !noalias !46
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %sunkaddr31, align 8, !noalias !49
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.565, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !49
  %.118.i.i = and i64 %.565, 63
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

B604.endif.i:                                     ; preds = %B534
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.612.i = load i64, ptr %sunkaddr32, align 8, !noalias !46
  %.613.i = inttoptr i64 %.612.i to ptr
  %.676.i = getelementptr i64, ptr %.613.i, i64 %.431
  store i64 %.565, ptr %.676.i, align 8, !noalias !46
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.712.i = load i64, ptr %sunkaddr33, align 8, !noalias !46
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  store i64 %.431, ptr %sunkaddr34, align 8, !noalias !46
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.892.i = load i64, ptr %sunkaddr35, align 8, !noalias !46
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.565, i64 %.892.i)
  store i64 %.13.i.i, ptr %sunkaddr35, align 8, !noalias !46
  br label %B396.backedge

B396.backedge:                                    ; preds = %B826.endif.i, %B590.i
  %.422.not = icmp eq i32 %.463, 0
  br i1 %.422.not, label %B1074, label %B420

B650:                                             ; preds = %B502.endif, %B420
  %.21.i = getelementptr inbounds nuw i8, ptr %.456, i64 20
  %.23.i = load i32, ptr %.21.i, align 4, !noalias !52
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 312
  %.57.i = load i64, ptr %sunkaddr36, align 8, !noalias !52
  %.58.i = inttoptr i64 %.57.i to ptr
  %7 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %.23.i, i1 true)
  %.99.i = shl nuw nsw i64 %.431, 2
  %.100.i = zext nneg i32 %7 to i64
  %.101.i = or i64 %.99.i, %.100.i
  %.126.i = getelementptr [16 x i8], ptr %.58.i, i64 %.101.i
  %.132.i = load i32, ptr %.126.i, align 4, !noalias !52
  %sunkaddr37 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.169.i = load i64, ptr %sunkaddr37, align 8, !noalias !52
  %.170.i = inttoptr i64 %.169.i to ptr
  %.207.i = zext i32 %.132.i to i64
  %.232.i = getelementptr [16 x i8], ptr %.170.i, i64 %.207.i
  %.236.i48 = getelementptr inbounds nuw i8, ptr %.232.i, i64 12
  %.238.i = load i32, ptr %.236.i48, align 4, !noalias !52
  store i32 %.238.i, ptr %.126.i, align 4, !noalias !52
  %.242.i = getelementptr inbounds nuw i8, ptr %.126.i, i64 8
  %.244.i = load i32, ptr %.242.i, align 4, !noalias !52
  %.248.i = add i32 %.244.i, -1
  store i32 %.248.i, ptr %.242.i, align 4, !noalias !52
  %.256.i = icmp eq i32 %.238.i, 0
  %.261.i = load i32, ptr %.21.i, align 4
  br i1 %.256.i, label %B442.i, label %B650.endif

B442.i:                                           ; preds = %B650
  %8 = add i32 %.261.i, -1
  %9 = and i32 %8, %.261.i
  %sunkaddr38 = getelementptr inbounds i8, ptr %.456, i64 20
  store i32 %9, ptr %sunkaddr38, align 4, !noalias !52
  br label %B650.endif

B758:                                             ; preds = %B650.endif
  %sunkaddr39 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.55.i50 = load i64, ptr %sunkaddr39, align 8, !noalias !55
  %.56.i51 = inttoptr i64 %.55.i50 to ptr
  %.128.i53 = getelementptr [32 x i8], ptr %.56.i51, i64 %.431
  %.129.i54 = getelementptr inbounds nuw i8, ptr %.128.i53, i64 24
  store i32 1, ptr %.129.i54, align 4, !noalias !55
  %.160.i55 = getelementptr inbounds nuw i8, ptr %.128.i53, i64 28
  store i32 0, ptr %.160.i55, align 4, !noalias !55
  %sunkaddr40 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.194.i57 = load i64, ptr %sunkaddr40, align 8, !noalias !55
  %.196.i58 = sub nsw i64 %.668, %.194.i57
  %.197.i59 = icmp slt i64 %.196.i58, 2048
  br i1 %.197.i59, label %B222.endif.endif.i79, label %B604.endif.i60

B552.i89:                                         ; preds = %B222.endif.endif.i79
  %10 = inttoptr i64 %.55.i50 to ptr
  %sunkaddr.i90 = inttoptr i64 %.303.i85 to ptr
  %sunkaddr24.i91 = shl nuw nsw i64 %.200.i80, 2
  %sunkaddr25.i92 = getelementptr i8, ptr %sunkaddr.i90, i64 %sunkaddr24.i91
  %.503.i93 = load i32, ptr %sunkaddr25.i92, align 4, !noalias !55
  %.505.i94 = zext i32 %.503.i93 to i64
  %.530.i95 = getelementptr [32 x i8], ptr %10, i64 %.505.i94
  %.537.i96 = getelementptr inbounds nuw i8, ptr %.530.i95, i64 28
  store i32 %place.4.1, ptr %.537.i96, align 4, !noalias !55
  br label %B590.i97

B590.i97:                                         ; preds = %B508.endif.i101, %B552.i89
  %sunkaddr27.pre-phi.i98 = phi i64 [ %sunkaddr31.i102, %B508.endif.i101 ], [ %sunkaddr24.i91, %B552.i89 ]
  %sunkaddr26.pre-phi.i99 = phi ptr [ %.pre.i118, %B508.endif.i101 ], [ %sunkaddr.i90, %B552.i89 ]
  %sunkaddr28.i100 = getelementptr i8, ptr %sunkaddr26.pre-phi.i99, i64 %sunkaddr27.pre-phi.i98
  store i32 %place.4.1, ptr %sunkaddr28.i100, align 4, !noalias !55
  br label %B844

B724.i78:                                         ; preds = %B604.endif.i60
  %sunkaddr41 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.431, ptr %sunkaddr41, align 8, !noalias !55
  br label %B826.endif.i73

B752.i68:                                         ; preds = %B604.endif.i60
  %11 = inttoptr i64 %.55.i50 to ptr
  %sunkaddr42 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  %.786.i70 = load i64, ptr %sunkaddr42, align 8, !noalias !55
  %12 = and i64 %.786.i70, 4294967295
  %.814.i71 = getelementptr [32 x i8], ptr %11, i64 %12
  %.821.i72 = getelementptr inbounds nuw i8, ptr %.814.i71, i64 28
  store i32 %place.4.1, ptr %.821.i72, align 4, !noalias !55
  br label %B826.endif.i73

B222.endif.endif.i79:                             ; preds = %B758
  %.200.i80 = and i64 %.668, 2047
  %sunkaddr43 = getelementptr inbounds i8, ptr %arg.m.4, i64 408
  %.235.i82 = load i64, ptr %sunkaddr43, align 8, !noalias !55
  %.236.i83 = inttoptr i64 %.235.i82 to ptr
  %sunkaddr44 = getelementptr inbounds i8, ptr %arg.m.4, i64 416
  %.303.i85 = load i64, ptr %sunkaddr44, align 8, !noalias !55
  %.384.i86 = getelementptr i32, ptr %.236.i83, i64 %.200.i80
  %.385.i87 = load i32, ptr %.384.i86, align 4, !noalias !55
  %.386.i88 = icmp eq i32 %.385.i87, 0
  br i1 %.386.i88, label %B508.endif.i101, label %B552.i89

B508.endif.i101:                                  ; preds = %B222.endif.endif.i79
  %13 = inttoptr i64 %.235.i82 to ptr
  %sunkaddr31.i102 = shl nuw nsw i64 %.200.i80, 2
  %sunkaddr32.i103 = getelementptr i8, ptr %13, i64 %sunkaddr31.i102
  store i32 %place.4.1, ptr %sunkaddr32.i103, align 4, !noalias !55
  %sunkaddr45 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i105 = load i64, ptr %sunkaddr45, align 8, !noalias !58
  %.52.i.i106 = inttoptr i64 %.51.i.i105 to ptr
  %.17.i.i107 = lshr i64 %.668, 6
  %.91.i.i108 = and i64 %.17.i.i107, 31
  %.116.i.i109 = getelementptr i64, ptr %.52.i.i106, i64 %.91.i.i108
  %.117.i.i110 = load i64, ptr %.116.i.i109, align 8, !noalias !58
  %.118.i.i111 = and i64 %.668, 63
  %.119.i.i112 = shl nuw i64 1, %.118.i.i111
  %.120.i.i113 = or i64 %.117.i.i110, %.119.i.i112
  store i64 %.120.i.i113, ptr %.116.i.i109, align 8, !noalias !58
  %.174.i.i114 = getelementptr i8, ptr %.52.i.i106, i64 256
  %.175.i.i115 = load i64, ptr %.174.i.i114, align 8, !noalias !58
  %.177.i.i116 = shl nuw nsw i64 1, %.91.i.i108
  %.178.i.i117 = or i64 %.175.i.i115, %.177.i.i116
  store i64 %.178.i.i117, ptr %.174.i.i114, align 8, !noalias !58
  %.pre.i118 = inttoptr i64 %.303.i85 to ptr
  br label %B590.i97

B604.endif.i60:                                   ; preds = %B758
  %sunkaddr46 = getelementptr inbounds i8, ptr %arg.m.4, i64 424
  %.612.i62 = load i64, ptr %sunkaddr46, align 8, !noalias !55
  %.613.i63 = inttoptr i64 %.612.i62 to ptr
  %.676.i64 = getelementptr i64, ptr %.613.i63, i64 %.431
  store i64 %.668, ptr %.676.i64, align 8, !noalias !55
  %sunkaddr47 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  %.712.i66 = load i64, ptr %sunkaddr47, align 8, !noalias !55
  %.713.i67 = icmp eq i64 %.712.i66, 0
  br i1 %.713.i67, label %B724.i78, label %B752.i68

B826.endif.i73:                                   ; preds = %B752.i68, %B724.i78
  %sunkaddr48 = getelementptr inbounds i8, ptr %arg.m.4, i64 568
  store i64 %.431, ptr %sunkaddr48, align 8, !noalias !55
  %sunkaddr49 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.892.i76 = load i64, ptr %sunkaddr49, align 8, !noalias !55
  %.13.i.i77 = tail call i64 @llvm.smin.i64(i64 %.668, i64 %.892.i76)
  store i64 %.13.i.i77, ptr %sunkaddr49, align 8, !noalias !55
  br label %B844

B804:                                             ; preds = %B650.endif
  %.721 = getelementptr inbounds nuw i8, ptr %.456, i64 24
  store i32 0, ptr %.721, align 4
  br label %B844

B844:                                             ; preds = %B804, %B826.endif.i73, %B590.i97
  %14 = trunc i64 %promoted to i32
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %B940.endif, label %B882

B882:                                             ; preds = %B844
  %.739 = and i64 %.475, 2147483647
  store i8 0, ptr %.744, align 1
  %.750 = call i32 @switches.intake.1(ptr nonnull %.744, ptr nonnull %excinfo.9, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %.739, i32 %.132.i)
  %.751 = load ptr, ptr %excinfo.9, align 8
  %.760 = load i8, ptr %.744, align 1
  %.763 = icmp eq i8 %.760, 0
  br i1 %.763, label %B882.endif.thread, label %B882.endif

common.ret:                                       ; preds = %B882.endif.if.if, %B1074, %B934
  %common.ret.op = phi i32 [ 0, %B934 ], [ 0, %B1074 ], [ %.750, %B882.endif.if.if ]
  ret i32 %common.ret.op

B934:                                             ; preds = %B882.endif.thread
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B1046:                                            ; preds = %B790.endif.i, %B538.i, %B882.endif
  %.937.not = icmp eq i32 %.463, 0
  br i1 %.937.not, label %B1074, label %B420

B1074:                                            ; preds = %B1046, %B396.backedge, %B0.endif.endif.endif.endif
  store i8 1, ptr %retptr, align 1
  br label %common.ret

B502.endif:                                       ; preds = %B232.i, %B502
  %m.sroa.0.0.i = phi ptr [ null, %B232.i ], [ %arg.m.0, %B502 ]
  br label %B650

B650.endif:                                       ; preds = %B442.i, %B650
  %.676 = phi i32 [ %9, %B442.i ], [ %.261.i, %B650 ]
  %sunkaddr50 = getelementptr inbounds i8, ptr %arg.m.4, i64 168
  %.666 = load i64, ptr %sunkaddr50, align 8
  %.668 = add nsw i64 %.666, %.354
  store i64 %.668, ptr %.456, align 8
  %.677.not = icmp eq i32 %.676, 0
  br i1 %.677.not, label %B804, label %B758

B882.endif:                                       ; preds = %B882
  %cond198 = icmp eq i32 %.750, 0
  br i1 %cond198, label %B1046, label %B882.endif.if.if.loopexit, !prof !0

B882.endif.thread:                                ; preds = %B882
  %.758.le = icmp sgt i32 %.750, 0
  %.759.le443 = select i1 %.758.le, ptr %.751, ptr undef
  %cond = icmp eq i32 %.750, 0
  br i1 %cond, label %B934, label %B882.endif.if.if, !prof !0

B882.endif.if.if.loopexit:                        ; preds = %B882.endif
  %.758.le447 = icmp sgt i32 %.750, 0
  %.759.le = select i1 %.758.le447, ptr %.751, ptr undef
  br label %B882.endif.if.if

B882.endif.if.if:                                 ; preds = %B882.endif.if.if.loopexit, %B882.endif.thread
  %.759409 = phi ptr [ %.759.le, %B882.endif.if.if.loopexit ], [ %.759.le443, %B882.endif.thread ]
  store ptr %.759409, ptr %excinfo, align 8
  br label %common.ret

B940.endif:                                       ; preds = %B844
  %16 = trunc i64 %.475 to i32
  %17 = inttoptr i64 %.120 to ptr
  %.838 = getelementptr [16 x i8], ptr %17, i64 %.207.i
  %.8.i = load i64, ptr %.838, align 8, !noalias !61
  %.8.i.i = icmp eq i64 %.8.i, -9223372036854775808
  %sh.diff.i = lshr i64 %.8.i, 61
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i32
  %18 = and i32 %tr.sh.diff.i, 4
  %.39.i = select i1 %.8.i.i, i32 8, i32 %18
  %.41.i = add nuw i32 %.39.i, %16
  %.43.i = getelementptr inbounds nuw i8, ptr %.838, i64 8
  store i32 %.41.i, ptr %.43.i, align 8, !noalias !61
  %.46.i = shl i64 %.8.i, 1
  store i64 %.46.i, ptr %.838, align 8, !noalias !61
  %sunkaddr51 = getelementptr inbounds i8, ptr %arg.m.4, i64 160
  %.898 = load i64, ptr %sunkaddr51, align 8
  %.900 = add nsw i64 %.898, %.354
  %sunkaddr52 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i136 = load i64, ptr %sunkaddr52, align 8, !noalias !64
  %.56.i137 = inttoptr i64 %.55.i136 to ptr
  %.127.i138 = getelementptr [16 x i8], ptr %.56.i137, i64 %.207.i
  %.128.i139 = getelementptr inbounds nuw i8, ptr %.127.i138, i64 12
  store i32 0, ptr %.128.i139, align 4, !noalias !64
  %sunkaddr53 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.162.i = load i64, ptr %sunkaddr53, align 8, !noalias !64
  %.164.i = sub nsw i64 %.900, %.162.i
  %.165.i141 = icmp slt i64 %.164.i, 2048
  br i1 %.165.i141, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %19 = inttoptr i64 %.55.i136 to ptr
  %sunkaddr.i146 = inttoptr i64 %.271.i to ptr
  %sunkaddr24.i147 = shl nuw nsw i64 %.168.i, 2
  %sunkaddr25.i148 = getelementptr i8, ptr %sunkaddr.i146, i64 %sunkaddr24.i147
  %.471.i = load i32, ptr %sunkaddr25.i148, align 4, !noalias !64
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %19, i64 %.473.i
  %.505.i149 = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %.132.i, ptr %.505.i149, align 4, !noalias !64
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i150 = phi i64 [ %sunkaddr31.i153, %B456.endif.i ], [ %sunkaddr24.i147, %B500.i ]
  %sunkaddr26.pre-phi.i151 = phi ptr [ %.pre.i169, %B456.endif.i ], [ %sunkaddr.i146, %B500.i ]
  %sunkaddr28.i152 = getelementptr i8, ptr %sunkaddr26.pre-phi.i151, i64 %sunkaddr27.pre-phi.i150
  store i32 %.132.i, ptr %sunkaddr28.i152, align 4, !noalias !64
  br label %B1046

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr54 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  store i64 %.207.i, ptr %sunkaddr54, align 8, !noalias !64
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %20 = inttoptr i64 %.55.i136 to ptr
  %sunkaddr55 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.756.i = load i64, ptr %sunkaddr55, align 8, !noalias !64
  %21 = and i64 %.756.i, 4294967295
  %.784.i142 = getelementptr [16 x i8], ptr %20, i64 %21
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i142, i64 12
  store i32 %.132.i, ptr %.791.i, align 4, !noalias !64
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B940.endif
  %.168.i = and i64 %.900, 2047
  %sunkaddr56 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.203.i145 = load i64, ptr %sunkaddr56, align 8, !noalias !64
  %.204.i = inttoptr i64 %.203.i145 to ptr
  %sunkaddr57 = getelementptr inbounds i8, ptr %arg.m.4, i64 400
  %.271.i = load i64, ptr %sunkaddr57, align 8, !noalias !64
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !64
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %22 = inttoptr i64 %.203.i145 to ptr
  %sunkaddr31.i153 = shl nuw nsw i64 %.168.i, 2
  %sunkaddr32.i154 = getelementptr i8, ptr %22, i64 %sunkaddr31.i153
  store i32 %.132.i, ptr %sunkaddr32.i154, align 4, !noalias !64
  %sunkaddr58 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i156 = load i64, ptr %sunkaddr58, align 8, !noalias !67
  %.52.i.i157 = inttoptr i64 %.51.i.i156 to ptr
  %.17.i.i158 = lshr i64 %.900, 6
  %.91.i.i159 = and i64 %.17.i.i158, 31
  %.116.i.i160 = getelementptr i64, ptr %.52.i.i157, i64 %.91.i.i159
  %.117.i.i161 = load i64, ptr %.116.i.i160, align 8, !noalias !67
  %.118.i.i162 = and i64 %.900, 63
  %.119.i.i163 = shl nuw i64 1, %.118.i.i162
  %.120.i.i164 = or i64 %.117.i.i161, %.119.i.i163
  store i64 %.120.i.i164, ptr %.116.i.i160, align 8, !noalias !67
  %.174.i.i165 = getelementptr i8, ptr %.52.i.i157, i64 256
  %.175.i.i166 = load i64, ptr %.174.i.i165, align 8, !noalias !67
  %.177.i.i167 = shl nuw nsw i64 1, %.91.i.i159
  %.178.i.i168 = or i64 %.175.i.i166, %.177.i.i167
  store i64 %.178.i.i168, ptr %.174.i.i165, align 8, !noalias !67
  %.pre.i169 = inttoptr i64 %.271.i to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B940.endif
  %sunkaddr59 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.580.i = load i64, ptr %sunkaddr59, align 8, !noalias !64
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.207.i
  store i64 %.900, ptr %.643.i, align 8, !noalias !64
  %sunkaddr60 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.682.i = load i64, ptr %sunkaddr60, align 8, !noalias !64
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %sunkaddr61 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  store i64 %.207.i, ptr %sunkaddr61, align 8, !noalias !64
  %sunkaddr62 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.862.i = load i64, ptr %sunkaddr62, align 8, !noalias !64
  %.13.i.i143 = tail call i64 @llvm.smin.i64(i64 %.900, i64 %.862.i)
  store i64 %.13.i.i143, ptr %sunkaddr62, align 8, !noalias !64
  br label %B1046
}

define internal range(i32 -1, -2) i32 @dispatch.dispatches.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.bucket) local_unnamed_addr {
B0.endif.endif.endif:
  %.691 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.238 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
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
  %.120 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.122 = load i64, ptr %.120, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 432
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.206 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
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
  %.779 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.781 = load i64, ptr %.779, align 8
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i = load i64, ptr %.49.i, align 8, !noalias !70
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %.781, 6
  %.91.i = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !70
  %.118.i = and i64 %.781, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.117.i, %.119.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !70
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !70
  %.177.i = shl nuw nsw i64 1, %.91.i
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !70
  store i8 0, ptr %retptr, align 1
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.dispatch.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe) local_unnamed_addr {
B0.endif.endif.endif:
  %.551 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.740 = alloca i8, align 1
  store i8 0, ptr %.740, align 1
  %excinfo.6 = alloca ptr, align 8
  store ptr null, ptr %excinfo.6, align 8
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.52 = load i64, ptr %.50, align 8
  %.53 = inttoptr i64 %.52 to ptr
  %.92 = zext i32 %arg.pe to i64
  %.117 = getelementptr [192 x i8], ptr %.53, i64 %.92
  %.121 = getelementptr inbounds nuw i8, ptr %.117, i64 16
  %.123 = load i32, ptr %.121, align 4
  %.156 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.158 = load i64, ptr %.156, align 8
  %.159 = inttoptr i64 %.158 to ptr
  %.196 = zext i32 %.123 to i64
  %.254 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 328
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
  %.423 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
  %.425 = load i64, ptr %.423, align 8
  %.426.not = icmp eq i64 %.425, 0
  br i1 %.426.not, label %B614, label %B572

B572:                                             ; preds = %B0.endif.endif.endif
  %.65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  %.67.i = load i64, ptr %.65.i, align 8, !noalias !73
  %.68.i = icmp eq i64 %.67.i, 67108864
  br i1 %.68.i, label %B58.i, label %B88.endif.i

B58.i:                                            ; preds = %B572
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 784
  store i64 0, ptr %sunkaddr, align 8, !noalias !73
  br label %B614

B88.endif.i:                                      ; preds = %B572
  %.357 = lshr i32 %.346, 16
  %.153.i = inttoptr i64 %.425 to ptr
  %.67.lobit.i = lshr i64 %.67.i, 63
  %1 = getelementptr [56 x i8], ptr %.153.i, i64 %.67.i
  %.250.i = getelementptr [56 x i8], ptr %1, i64 %.67.lobit.i
  %.289.i = add nsw i64 %.67.i, 1
  %sunkaddr9 = getelementptr inbounds i8, ptr %arg.m.4, i64 792
  store i64 %.289.i, ptr %sunkaddr9, align 8, !noalias !73
  %.322.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.324.i = load i64, ptr %.322.i, align 8, !noalias !73
  store i64 %.324.i, ptr %.250.i, align 8, !noalias !73
  %.354.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 24
  store i32 %arg.pe, ptr %.354.i, align 8, !noalias !73
  %.359.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 28
  store i32 %promoted, ptr %.359.i, align 4, !noalias !73
  %.363.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 32
  store i32 %.366, ptr %.363.i, align 8, !noalias !73
  %.367.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 36
  store i32 %.369, ptr %.367.i, align 4, !noalias !73
  %.371.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 40
  store i32 %.372, ptr %.371.i, align 8, !noalias !73
  %.376.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 44
  store i32 %.357, ptr %.376.i, align 4, !noalias !73
  %.382.i = icmp eq i32 %promoted, 0
  br i1 %.382.i, label %B410.endif.i, label %B614

B410.endif.i:                                     ; preds = %B88.endif.i
  %.415.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.417.i = load i64, ptr %.415.i, align 8, !noalias !73
  %.456.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.458.i = load i64, ptr %.456.i, align 8, !noalias !73
  %.459.i = mul nsw i64 %.458.i, %.92
  %2 = and i64 %promoted10, 4294967168
  %.460.i = add i64 %.417.i, %2
  %.469.i = add i64 %.460.i, %.459.i
  %.470.i = inttoptr i64 %.469.i to ptr
  %.534.i = load i32, ptr %.470.i, align 4, !noalias !73
  %.541.i = xor i32 %.534.i, -2147483648
  %.544.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 48
  store i32 %.541.i, ptr %.544.i, align 4, !noalias !73
  br label %B614

B614:                                             ; preds = %B410.endif.i, %B88.endif.i, %B58.i, %B0.endif.endif.endif
  %.496 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 528
  %.498 = load i64, ptr %.496, align 8
  %.499 = trunc i64 %.498 to i32
  %sunkaddr11 = getelementptr inbounds i8, ptr %.221, i64 12
  store i32 %.499, ptr %sunkaddr11, align 4
  store i64 %.196, ptr %.496, align 8
  store i8 0, ptr %.551, align 1
  %.557 = call i32 @dispatch.act.1(ptr nonnull %.551, ptr nonnull %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %0, i32 %.366, i32 %.369, i32 %.372, i32 %.384, i32 %.387)
  %cond = icmp eq i32 %.557, 0
  br i1 %cond, label %B614.endif.endif, label %B614.endif.if.if, !prof !0

B780:                                             ; preds = %B780.endif.endif, %B780.preheader
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  store i64 0, ptr %sunkaddr12, align 8
  %sunkaddr15 = getelementptr inbounds i8, ptr %arg.m.4, i64 632
  %.700 = load i64, ptr %sunkaddr15, align 8
  %.701 = trunc i64 %.700 to i32
  %sunkaddr16 = getelementptr inbounds i8, ptr %arg.m.4, i64 640
  %.733 = load i64, ptr %sunkaddr16, align 8
  %.734 = trunc i64 %.733 to i32
  store i8 0, ptr %.740, align 1
  %.746 = call i32 @dispatch.act.2(ptr nonnull %.740, ptr nonnull %excinfo.6, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 0, i32 %.701, i32 %.734, i32 0, i32 0, i32 0)
  %cond18 = icmp eq i32 %.746, 0
  br i1 %cond18, label %B780.endif.endif, label %B780.endif.if.if, !prof !0

common.ret:                                       ; preds = %B780.endif.if.if, %B614.endif.if.if, %B1084
  %common.ret.op = phi i32 [ 0, %B1084 ], [ %.746, %B780.endif.if.if ], [ %.557, %B614.endif.if.if ]
  ret i32 %common.ret.op

B1084:                                            ; preds = %B780.endif.endif, %B614.endif.endif
  %done.2.1.in.in = phi ptr [ %.551, %B614.endif.endif ], [ %.740, %B780.endif.endif ]
  %done.2.1.in = load i8, ptr %done.2.1.in.in, align 1
  %done.2.1 = icmp ne i8 %done.2.1.in, 0
  %.821 = zext i1 %done.2.1 to i8
  store i8 %.821, ptr %retptr, align 1
  br label %common.ret

B614.endif.endif:                                 ; preds = %B614
  %.630 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  %.632 = load i64, ptr %.630, align 8
  %.633.not = icmp eq i64 %.632, 0
  br i1 %.633.not, label %B1084, label %B780.preheader

B780.preheader:                                   ; preds = %B614.endif.endif
  br label %B780

B614.endif.if.if:                                 ; preds = %B614
  %.565 = icmp sgt i32 %.557, 0
  %.558 = load ptr, ptr %excinfo.5, align 8
  %.566 = select i1 %.565, ptr %.558, ptr undef
  store ptr %.566, ptr %excinfo, align 8
  br label %common.ret

B780.endif.endif:                                 ; preds = %B780
  %sunkaddr17 = getelementptr inbounds i8, ptr %arg.m.4, i64 624
  %.808 = load i64, ptr %sunkaddr17, align 8
  %.809.not = icmp eq i64 %.808, 0
  br i1 %.809.not, label %B1084, label %B780

B780.endif.if.if:                                 ; preds = %B780
  %.754 = icmp sgt i32 %.746, 0
  %.747 = load ptr, ptr %excinfo.6, align 8
  %.755 = select i1 %.754, ptr %.747, ptr undef
  store ptr %.755, ptr %excinfo, align 8
  br label %common.ret
}

define internal range(i32 -1, -2) i32 @dispatch.act.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %.536 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1009 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [192 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
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
  %.337 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.339 = load i64, ptr %.337, align 8
  %.341 = getelementptr inbounds nuw i8, ptr %.135, i64 8
  %.343 = load i64, ptr %.341, align 8
  %.344 = add nsw i64 %.343, %.339
  %.374 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 176
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
  store i8 0, ptr %.536, align 1
  %.542 = call i32 @dispatch.normal.1(ptr nonnull %.536, ptr nonnull %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, ptr %.135, i32 %arg.address, i32 %arg.data, i64 %.377, i64 %.473, i64 %.510)
  %cond17 = icmp eq i32 %.542, 0
  br i1 %cond17, label %B664.endif.endif, label %B664.endif.if.if, !prof !0

common.ret:                                       ; preds = %B978.endif.endif.if.if, %B978.endif.endif.endif, %B664.endif.if.if, %B664.endif.endif, %B746
  %common.ret.op = phi i32 [ 0, %B746 ], [ %.1015, %B978.endif.endif.if.if ], [ 0, %B978.endif.endif.endif ], [ 0, %B664.endif.endif ], [ %.542, %B664.endif.if.if ]
  ret i32 %common.ret.op

B746:                                             ; preds = %B0.endif.endif
  %.637 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 %.110, ptr %.637, align 8
  %.672 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.377, ptr %.672, align 8
  %.707 = zext i32 %arg.address to i64
  %.708 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.707, ptr %.708, align 8
  %.743 = zext i32 %arg.data to i64
  %.744 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.743, ptr %.744, align 8
  %.779 = zext i32 %arg.origin to i64
  %.780 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.779, ptr %.780, align 8
  %.815 = zext i32 %arg.by to i64
  %.816 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  store i64 %.815, ptr %.816, align 8
  %.851 = zext i32 %arg.by_life to i64
  %.852 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.851, ptr %.852, align 8
  %.891 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  store i64 2, ptr %.891, align 8
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
  %.926 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
  %.928 = load i64, ptr %.926, align 8
  %.929 = inttoptr i64 %.928 to ptr
  %.990 = getelementptr i64, ptr %.929, i64 %arg.kind
  %.991 = load i64, ptr %.990, align 8
  %.1015 = call i32 @dispatch.thread.1(ptr nonnull %.1009, ptr nonnull %excinfo.5, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %.991, i64 %.510, i32 0, i32 0, i32 %arg.address, i32 %arg.data, i64 %.377, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life)
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

define internal range(i32 -1, -2) i32 @dispatch.act.2(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i32 %arg.kind, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif.endif:
  %.536 = alloca i8, align 1
  %excinfo.3 = alloca ptr, align 8
  store ptr null, ptr %excinfo.3, align 8
  %.1009 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  store ptr null, ptr %excinfo.5, align 8
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.70 = load i64, ptr %.68, align 8
  %.71 = inttoptr i64 %.70 to ptr
  %.110 = zext i32 %arg.pe to i64
  %.135 = getelementptr [192 x i8], ptr %.71, i64 %.110
  %.144 = getelementptr inbounds nuw i8, ptr %.135, i64 32
  store i32 0, ptr %.144, align 4
  %.176 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 384
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
  %.338 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.340 = load i64, ptr %.338, align 8
  %.342 = getelementptr inbounds nuw i8, ptr %.135, i64 8
  %.344 = load i64, ptr %.342, align 8
  %.345 = add nsw i64 %.344, %.340
  %.375 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 176
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
  store i8 0, ptr %.536, align 1
  %.542 = call i32 @dispatch.normal.1(ptr nonnull %.536, ptr nonnull %excinfo.3, ptr %arg.m.0, ptr %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr nonnull %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, ptr %.135, i32 %arg.address, i32 %arg.data, i64 %.378, i64 %.474, i64 %.511)
  %cond17 = icmp eq i32 %.542, 0
  br i1 %cond17, label %B664.endif.endif, label %B664.endif.if.if, !prof !0

common.ret:                                       ; preds = %B978.endif.endif.if.if, %B978.endif.endif.endif, %B664.endif.if.if, %B664.endif.endif, %B746
  %common.ret.op = phi i32 [ 0, %B746 ], [ %.1015, %B978.endif.endif.if.if ], [ 0, %B978.endif.endif.endif ], [ 0, %B664.endif.endif ], [ %.542, %B664.endif.if.if ]
  ret i32 %common.ret.op

B746:                                             ; preds = %B0.endif.endif
  %.636 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 720
  store i64 %.110, ptr %.636, align 8
  %.671 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 728
  store i64 %.378, ptr %.671, align 8
  %.706 = zext i32 %arg.address to i64
  %.707 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 736
  store i64 %.706, ptr %.707, align 8
  %.742 = zext i32 %arg.data to i64
  %.743 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 744
  store i64 %.742, ptr %.743, align 8
  %.778 = zext i32 %arg.origin to i64
  %.779 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 752
  store i64 %.778, ptr %.779, align 8
  %.814 = zext i32 %arg.by to i64
  %.815 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 760
  store i64 %.814, ptr %.815, align 8
  %.850 = zext i32 %arg.by_life to i64
  %.851 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 768
  store i64 %.850, ptr %.851, align 8
  %.890 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  store i64 2, ptr %.890, align 8
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
  %.925 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 352
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
  %.178 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 136
  %.180 = load i64, ptr %.178, align 8
  %.181 = icmp slt i64 %.180, %1
  br i1 %.181, label %B404, label %B454.endif

common.ret:                                       ; preds = %B1904.endif.endif.if.if, %B1904.endif.endif.endif, %B1196.endif.endif, %B1384, %B648, %B404
  %common.ret.op = phi i32 [ 0, %B404 ], [ 0, %B648 ], [ 0, %B1384 ], [ %.1435, %B1904.endif.endif.if.if ], [ 0, %B1904.endif.endif.endif ], [ 0, %B1196.endif.endif ]
  ret i32 %common.ret.op

B404:                                             ; preds = %B344, %B0.endif
  %.237 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  store i64 3, ptr %.237, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B648:                                             ; preds = %B454.endif
  %.409 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  store i64 3, ptr %.409, align 8
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
  %.830 = getelementptr inbounds nuw i8, ptr %arg.one, i64 44
  %.832 = load i32, ptr %.830, align 4
  %.836 = add i32 %.832, 1
  store i32 %.836, ptr %.830, align 4
  %.843 = getelementptr inbounds nuw i8, ptr %arg.one, i64 96
  %.845 = load i64, ptr %.843, align 8
  %.846 = add nsw i64 %.845, 1
  store i64 %.846, ptr %.843, align 8
  %.53.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %.53.i, align 8, !noalias !76
  %.56.i = inttoptr i64 %.55.i to ptr
  %.95.i = zext i32 %arg.pe to i64
  %.120.i = getelementptr [192 x i8], ptr %.56.i, i64 %.95.i
  store i64 %.472, ptr %.120.i, align 8, !noalias !76
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 16
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !76
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B178.i, label %B142.i

B142.i:                                           ; preds = %B1196
  %sunkaddr5 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i.i = load i64, ptr %sunkaddr5, align 8, !noalias !79
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.95.i
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 28
  store i32 1, ptr %.129.i.i, align 4, !noalias !79
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !79
  %.165.i.i = sub nsw i64 %.472, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %.472, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 432
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !79
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !79
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %.95.i, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !79
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %2 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %2, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !79
  %.378.i.i = and i64 %.95.i, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !79
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
  %.441.i.i = load i64, ptr %.439.i.i, align 8, !noalias !79
  %.442.i.i = mul i64 %.441.i.i, %.174.i.i
  %.443.i.i = lshr i64 %.95.i, 12
  %3 = getelementptr i64, ptr %.275.i.i, i64 %.442.i.i
  %.469.i.i = getelementptr i64, ptr %3, i64 %.443.i.i
  %.470.i.i = load i64, ptr %.469.i.i, align 8, !noalias !79
  %.471.i.i = and i64 %.313.i.i, 63
  %.472.i.i = shl nuw i64 1, %.471.i.i
  %.473.i.i = or i64 %.470.i.i, %.472.i.i
  store i64 %.473.i.i, ptr %.469.i.i, align 8, !noalias !79
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i.i.i = load i64, ptr %.49.i.i.i, align 8, !noalias !82
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %.472, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !82
  %.118.i.i.i = and i64 %.472, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !82
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !82
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !82
  br label %B1196.endif.endif

B888.endif.i.i:                                   ; preds = %B142.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 128
  store i64 %.472, ptr %.570.i.i, align 8, !noalias !79
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !79
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !79
  %.646.i.i = add nuw nsw i64 %.95.i, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !79
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !79
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %.472, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !79
  br label %B1196.endif.endif

B178.i:                                           ; preds = %B1196
  %.191.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 28
  store i32 0, ptr %.191.i, align 4, !noalias !76
  br label %B1196.endif.endif

B1340:                                            ; preds = %B904.endif.endif
  %.906 = sub nuw nsw i64 5, %spec.select
  %.909.not = icmp eq i64 %.906, %.739
  br i1 %.909.not, label %B1434, label %B1384

B1384:                                            ; preds = %B1340
  %.979 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 600
  store i64 3, ptr %.979, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B1434:                                            ; preds = %B1340
  %sunkaddr6 = inttoptr i64 %.584 to ptr
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 %.549
  store i8 0, ptr %sunkaddr7, align 1
  %.1020 = getelementptr inbounds nuw i8, ptr %arg.one, i64 44
  %.1022 = load i32, ptr %.1020, align 4
  %.1026 = add i32 %.1022, -1
  store i32 %.1026, ptr %.1020, align 4
  %.1033 = getelementptr inbounds nuw i8, ptr %arg.one, i64 104
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
  %.272 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 336
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
  %.468 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 184
  %.470 = load i64, ptr %.468, align 8
  %.472 = add nsw i64 %.470, %arg.start
  %.479 = getelementptr inbounds nuw i8, ptr %arg.one, i64 64
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
  %.1211 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
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
  %.1345 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 344
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

define internal range(i32 -1, -2) i32 @dispatch.thread.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) initializes((8, 16), (608, 624), (648, 664)) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.function, i64 %arg.memory, i32 %arg.frame, i32 %arg.cell, i32 %arg.x, i32 %arg.y, i64 %arg.start, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %arg.origin.fr = freeze i32 %arg.origin
  %.1373 = alloca i8, align 1
  %excinfo.5 = alloca ptr, align 8
  %.2101 = alloca ptr, align 8
  %excinfo.7 = alloca ptr, align 8
  %.68 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 8
  store i64 0, ptr %.68, align 8
  %.101 = zext i32 %arg.pe to i64
  %.102 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 648
  store i64 %.101, ptr %.102, align 8
  %.135 = zext i32 %arg.origin.fr to i64
  %.136 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 656
  store i64 %.135, ptr %.136, align 8
  %.169 = zext i32 %arg.by to i64
  %.170 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 608
  store i64 %.169, ptr %.170, align 8
  %.203 = zext i32 %arg.by_life to i64
  %.204 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 616
  store i64 %.203, ptr %.204, align 8
  %.236 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 56
  %.238 = load i64, ptr %.236, align 8
  %.241 = inttoptr i64 %arg.function to ptr
  %.242 = tail call i64 %.241(i64 %.238, i64 %arg.memory, i32 %arg.pe, i32 %arg.frame, i32 %arg.cell, i32 %arg.x, i32 %arg.y, i64 %arg.start)
  %.275 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.277 = load i64, ptr %.275, align 8
  %.278 = inttoptr i64 %.277 to ptr
  %.342 = getelementptr [192 x i8], ptr %.278, i64 %.101
  %.350 = getelementptr inbounds nuw i8, ptr %.342, i64 88
  %.352 = load i64, ptr %.350, align 8
  %.353 = add nsw i64 %.352, 1
  store i64 %.353, ptr %.350, align 8
  %.387 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 784
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
  %.605 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 584
  %.607 = load i64, ptr %.605, align 8
  %.609 = icmp slt i64 %.572, %.607
  br i1 %.609, label %B594, label %B1084.endif

B594:                                             ; preds = %B534
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 584
  store i64 %.572, ptr %sunkaddr, align 8
  %.673 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 24
  %.675 = load i64, ptr %.673, align 8
  %.705 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 672
  store i64 %.675, ptr %.705, align 8
  %.739 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 680
  store i64 %.135, ptr %.739, align 8
  %.773 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 688
  store i64 %.101, ptr %.773, align 8
  %.807 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 696
  store i64 %.169, ptr %.807, align 8
  %.841 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 704
  store i64 %.203, ptr %.841, align 8
  %.873 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 64
  %.875 = load i64, ptr %.873, align 8
  %.905 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 712
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
  %.1325 = getelementptr inbounds nuw i8, ptr %.342, i64 16
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
  %.1446 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 624
  store i64 1, ptr %.1446, align 8
  %.1478 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.1480 = load i32, ptr %.1478, align 4
  %.1510 = zext i32 %.1480 to i64
  %.1511 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 632
  store i64 %.1510, ptr %.1511, align 8
  %.1543 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %.1545 = load i32, ptr %.1543, align 4
  %.1575 = zext i32 %.1545 to i64
  %.1576 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 640
  store i64 %.1575, ptr %.1576, align 8
  %sunkaddr29 = getelementptr inbounds i8, ptr %arg.m.4, i64 784
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
  %.65.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
  %.67.i = load i64, ptr %.65.i, align 8, !noalias !85
  %.68.i = icmp eq i64 %.67.i, 67108864
  br i1 %.68.i, label %B58.i, label %B88.endif.i

B58.i:                                            ; preds = %B1740
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 784
  store i64 0, ptr %sunkaddr34, align 8, !noalias !85
  br label %B1740.endif

B88.endif.i:                                      ; preds = %B1740
  %.153.i = inttoptr i64 %.1610 to ptr
  %.67.lobit.i = lshr i64 %.67.i, 63
  %5 = getelementptr [56 x i8], ptr %.153.i, i64 %.67.i
  %.250.i = getelementptr [56 x i8], ptr %5, i64 %.67.lobit.i
  %.289.i = add nsw i64 %.67.i, 1
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 792
  store i64 %.289.i, ptr %sunkaddr35, align 8, !noalias !85
  %.322.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.324.i = load i64, ptr %.322.i, align 8, !noalias !85
  store i64 %.324.i, ptr %.250.i, align 8, !noalias !85
  %.378.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 24
  store i32 %arg.pe, ptr %.378.i, align 8, !noalias !85
  %.382.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 28
  store i32 0, ptr %.382.i, align 4, !noalias !85
  %.386.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 32
  store i32 %.1646, ptr %.386.i, align 8, !noalias !85
  %.390.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 36
  store i32 %.1678, ptr %.390.i, align 4, !noalias !85
  %.394.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 40
  store i32 %"$phi1740.7.2.0", ptr %.394.i, align 8, !noalias !85
  %.398.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 44
  store i32 %arg.pe, ptr %.398.i, align 4, !noalias !85
  %.436.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 96
  %.438.i = load i64, ptr %.436.i, align 8, !noalias !85
  %.477.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.479.i = load i64, ptr %.477.i, align 8, !noalias !85
  %.480.i = mul nsw i64 %.479.i, %.101
  %6 = and i64 %promoted, 4294967168
  %.481.i = add i64 %.438.i, %6
  %.490.i = add i64 %.481.i, %.480.i
  %.491.i = inttoptr i64 %.490.i to ptr
  %.555.i = load i32, ptr %.491.i, align 4, !noalias !85
  %.562.i = xor i32 %.555.i, -2147483648
  %.565.i = getelementptr inbounds nuw i8, ptr %.250.i, i64 48
  store i32 %.562.i, ptr %.565.i, align 8, !noalias !85
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
  %sunkaddr36 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %sunkaddr36, align 8, !noalias !88
  %.56.i = inttoptr i64 %.55.i to ptr
  %.120.i = getelementptr [192 x i8], ptr %.56.i, i64 %.101
  store i64 %end.2.0, ptr %.120.i, align 8, !noalias !88
  %.133.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 16
  %.135.i = load i32, ptr %.133.i, align 8, !noalias !88
  %.136.not.i = icmp eq i32 %.135.i, 0
  br i1 %.136.not.i, label %B178.i, label %B142.i

B142.i:                                           ; preds = %B2012
  %sunkaddr37 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i.i = load i64, ptr %sunkaddr37, align 8, !noalias !91
  %.56.i.i = inttoptr i64 %.55.i.i to ptr
  %.128.i.i = getelementptr [192 x i8], ptr %.56.i.i, i64 %.101
  %.129.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 28
  store i32 1, ptr %.129.i.i, align 4, !noalias !91
  %.161.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.163.i.i = load i64, ptr %.161.i.i, align 8, !noalias !91
  %.165.i.i = sub nsw i64 %end.2.0, %.163.i.i
  %.166.i.i = icmp slt i64 %.165.i.i, 2048
  br i1 %.166.i.i, label %B188.endif.endif.endif.i.i, label %B888.endif.i.i

B188.endif.endif.endif.i.i:                       ; preds = %B142.i
  %.174.i.i = and i64 %end.2.0, 2047
  %.204.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 432
  %.206.i.i = load i64, ptr %.204.i.i, align 8, !noalias !91
  %.207.i.i = inttoptr i64 %.206.i.i to ptr
  %.272.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.274.i.i = load i64, ptr %.272.i.i, align 8, !noalias !91
  %.275.i.i = inttoptr i64 %.274.i.i to ptr
  %.313.i.i = lshr i64 %.101, 6
  %.343.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.345.i.i = load i64, ptr %.343.i.i, align 8, !noalias !91
  %.346.i.i = mul i64 %.345.i.i, %.174.i.i
  %7 = getelementptr i64, ptr %.207.i.i, i64 %.346.i.i
  %.372.i.i = getelementptr i64, ptr %7, i64 %.313.i.i
  %.373.i.i = load i64, ptr %.372.i.i, align 8, !noalias !91
  %.378.i.i = and i64 %.101, 63
  %.379.i.i = shl nuw i64 1, %.378.i.i
  %.380.i.i = or i64 %.373.i.i, %.379.i.i
  store i64 %.380.i.i, ptr %.372.i.i, align 8, !noalias !91
  %.439.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
  %.441.i.i = load i64, ptr %.439.i.i, align 8, !noalias !91
  %.442.i.i = mul i64 %.441.i.i, %.174.i.i
  %.443.i.i = lshr i64 %.101, 12
  %8 = getelementptr i64, ptr %.275.i.i, i64 %.442.i.i
  %.469.i.i = getelementptr i64, ptr %8, i64 %.443.i.i
  %.470.i.i = load i64, ptr %.469.i.i, align 8, !noalias !91
  %.471.i.i = and i64 %.313.i.i, 63
  %.472.i.i = shl nuw i64 1, %.471.i.i
  %.473.i.i = or i64 %.470.i.i, %.472.i.i
  store i64 %.473.i.i, ptr %.469.i.i, align 8, !noalias !91
  %.49.i.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i.i.i = load i64, ptr %.49.i.i.i, align 8, !noalias !94
  %.52.i.i.i = inttoptr i64 %.51.i.i.i to ptr
  %.17.i.i.i = lshr i64 %end.2.0, 6
  %.91.i.i.i = and i64 %.17.i.i.i, 31
  %.116.i.i.i = getelementptr i64, ptr %.52.i.i.i, i64 %.91.i.i.i
  %.117.i.i.i = load i64, ptr %.116.i.i.i, align 8, !noalias !94
  %.118.i.i.i = and i64 %end.2.0, 63
  %.119.i.i.i = shl nuw i64 1, %.118.i.i.i
  %.120.i.i.i = or i64 %.117.i.i.i, %.119.i.i.i
  store i64 %.120.i.i.i, ptr %.116.i.i.i, align 8, !noalias !94
  %.174.i.i.i = getelementptr i8, ptr %.52.i.i.i, i64 256
  %.175.i.i.i = load i64, ptr %.174.i.i.i, align 8, !noalias !94
  %.177.i.i.i = shl nuw nsw i64 1, %.91.i.i.i
  %.178.i.i.i = or i64 %.175.i.i.i, %.177.i.i.i
  store i64 %.178.i.i.i, ptr %.174.i.i.i, align 8, !noalias !94
  br label %B2012.endif.endif

B888.endif.i.i:                                   ; preds = %B142.i
  %.570.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 128
  store i64 %end.2.0, ptr %.570.i.i, align 8, !noalias !91
  %.602.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.604.i.i = load i64, ptr %.602.i.i, align 8, !noalias !91
  %.605.i.i = trunc i64 %.604.i.i to i32
  %.639.i.i = getelementptr inbounds nuw i8, ptr %.128.i.i, i64 160
  store i32 %.605.i.i, ptr %.639.i.i, align 8, !noalias !91
  %.646.i.i = add nuw nsw i64 %.101, 1
  store i64 %.646.i.i, ptr %.602.i.i, align 8, !noalias !91
  %.708.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.710.i.i = load i64, ptr %.708.i.i, align 8, !noalias !91
  %.13.i.i.i = tail call i64 @llvm.smin.i64(i64 %end.2.0, i64 %.710.i.i)
  store i64 %.13.i.i.i, ptr %.708.i.i, align 8, !noalias !91
  br label %B2012.endif.endif

B178.i:                                           ; preds = %B2012
  %.191.i = getelementptr inbounds nuw i8, ptr %.120.i, i64 28
  store i32 0, ptr %.191.i, align 4, !noalias !88
  br label %B2012.endif.endif

B522.thread1046:                                  ; preds = %B360
  %.427 = inttoptr i64 %.389 to ptr
  %.492 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 792
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
  %.992 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 456
  %.994 = load i64, ptr %.992, align 8
  %.995 = inttoptr i64 %.994 to ptr
  %.1057 = getelementptr [40 x i8], ptr %.995, i64 %.169
  %.1065 = getelementptr inbounds nuw i8, ptr %.1057, i64 12
  %.1067 = load i32, ptr %.1065, align 4
  %.1069 = icmp eq i32 %.1067, %arg.by_life
  br i1 %.1069, label %B1008, label %B1084.endif

B1084.endif:                                      ; preds = %B894.endif, %B1008, %B860, %B822, %B594, %B534
  %end.2.0 = phi i64 [ %.242, %B822 ], [ %.242, %B1008 ], [ %.242, %B894.endif ], [ %.242, %B860 ], [ %.572, %B594 ], [ %.572, %B534 ]
  %.1126 = getelementptr inbounds nuw i8, ptr %.342, i64 72
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
  %.67 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.69 = load i64, ptr %.67, align 8
  %.70 = inttoptr i64 %.69 to ptr
  %.idx = mul nuw nsw i64 %.32, 96
  %0 = getelementptr i8, ptr %.70, i64 %.idx
  %.140 = getelementptr i8, ptr %0, i64 120
  %.142 = load i32, ptr %.140, align 4
  %.144.not = icmp eq i32 %.142, 0
  br i1 %.144.not, label %B212, label %B324

B212:                                             ; preds = %B0.endif
  %.175 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 240
  %.177 = load i64, ptr %.175, align 8
  %.178.not = icmp eq i64 %.177, 0
  br i1 %.178.not, label %B246, label %B324

B246:                                             ; preds = %B212
  %.209 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 584
  %.211 = load i64, ptr %.209, align 8
  %.212.not = icmp eq i64 %.211, 4611686018427387904
  br i1 %.212.not, label %B290, label %B324

B290:                                             ; preds = %B246
  %.243 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 592
  %.245 = load i64, ptr %.243, align 8
  %.246.not = icmp eq i64 %.245, 0
  br i1 %.246.not, label %B328.endif.endif, label %B324

common.ret:                                       ; preds = %B1326, %B956, %B586, %B324
  %.sink = phi i8 [ 1, %B1326 ], [ 0, %B956 ], [ 0, %B586 ], [ 0, %B324 ]
  store i8 %.sink, ptr %retptr, align 1
  ret i32 0

B324:                                             ; preds = %B290, %B246, %B212, %B0.endif
  br label %common.ret

B518:                                             ; preds = %B328.endif.endif.endif.endif
  %.490 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 232
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
  %sunkaddr = getelementptr inbounds i8, ptr %arg.one, i64 36
  store i32 1, ptr %sunkaddr, align 4
  br label %B1326

B1326:                                            ; preds = %B964.endif, %B1286
  store i64 %arg.end, ptr %arg.one, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  store i64 %.13.i11, ptr %sunkaddr1, align 8
  br label %common.ret

B328.endif.endif:                                 ; preds = %B290
  %.295 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.297 = load i64, ptr %.295, align 8
  %.299 = add nsw i64 %.297, %arg.cycle
  %sunkaddr2 = inttoptr i64 %.69 to ptr
  %sunkaddr3 = getelementptr i8, ptr %sunkaddr2, i64 %.idx
  %sunkaddr5 = getelementptr i8, ptr %sunkaddr3, i64 96
  %.305 = load i64, ptr %sunkaddr5, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.305, i64 %.299)
  %.13.i11 = tail call i64 @llvm.smax.i64(i64 %arg.end, i64 %.13.i)
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !97
  %.50.i = inttoptr i64 %.49.i to ptr
  %.124.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.126.i = load i64, ptr %.124.i, align 8, !noalias !97
  %.131.i = lshr i64 %.126.i, 6
  %.136.i = and i64 %.131.i, 31
  %.170.i = getelementptr i64, ptr %.50.i, i64 %.136.i
  %.171.i = load i64, ptr %.170.i, align 8, !noalias !97
  %.174.i = and i64 %.126.i, 63
  %.175.i = shl nsw i64 -1, %.174.i
  %.176.i = and i64 %.175.i, %.171.i
  %.180.i = icmp eq i64 %.176.i, 0
  br i1 %.180.i, label %B360.i, label %B614.i

B360.i:                                           ; preds = %B328.endif.endif
  %2 = inttoptr i64 %.49.i to ptr
  %.214.i = getelementptr i8, ptr %2, i64 256
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !97
  %.220.i = icmp eq i64 %.215.i, 0
  br i1 %.220.i, label %B424.i, label %B450.i

B424.i:                                           ; preds = %B360.i
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !97
  br label %B328.endif.endif.endif.endif

B450.i:                                           ; preds = %B360.i
  %3 = inttoptr i64 %.49.i to ptr
  %.284.i = shl nsw i64 -2, %.136.i
  %.286.i = and i64 %.215.i, %.284.i
  %.291.not.i = icmp eq i64 %.286.i, 0
  %spec.select.i = select i1 %.291.not.i, i64 %.215.i, i64 %.286.i
  %.314.i = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %spec.select.i, i1 true)
  %.346.i = getelementptr i64, ptr %3, i64 %.314.i
  %.347.i = load i64, ptr %.346.i, align 8, !noalias !97
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
  %.427.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.429.pre = load i64, ptr %.427.phi.trans.insert, align 8
  %4 = tail call i64 @llvm.smin.i64(i64 %.429.pre, i64 %.383.i)
  br label %B328.endif.endif.endif.endif

B328.endif.endif.endif.endif:                     ; preds = %B614.i, %B424.i
  %.429 = phi i64 [ %4, %B614.i ], [ %.271.i, %B424.i ]
  %.459.not = icmp sgt i64 %.429, %.13.i11
  br i1 %.459.not, label %B518, label %B586

B590.endif.endif:                                 ; preds = %B518
  %.579 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.581 = load i64, ptr %.579, align 8
  %.582 = inttoptr i64 %.581 to ptr
  %sunkaddr6 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.655 = load i64, ptr %sunkaddr6, align 8
  %.656 = and i64 %.655, 2047
  %.686 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
  %.688 = load i64, ptr %.686, align 8
  %.689 = mul i64 %.656, %.688
  %..688 = tail call i64 @llvm.smax.i64(i64 %.688, i64 0)
  %5 = getelementptr i64, ptr %.582, i64 %.689
  br label %B896

B964.endif:                                       ; preds = %B896
  %.943 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 376
  %.945 = load i64, ptr %.943, align 8
  %.946 = inttoptr i64 %.945 to ptr
  %.1015 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 128
  %.1017 = load i64, ptr %.1015, align 8
  %.1018 = mul i64 %.1017, %.32
  %.1043 = getelementptr i64, ptr %.946, i64 %.1018
  %.1044 = load i64, ptr %.1043, align 8
  %.1045 = add nsw i64 %.1044, 1
  store i64 %.1045, ptr %.1043, align 8
  %.1104 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.1106 = load i64, ptr %.1104, align 8
  %.1107 = add nsw i64 %.1106, 1
  store i64 %.1107, ptr %.1104, align 8
  %.1140 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 168
  %.1142 = load i64, ptr %.1140, align 8
  %.1144 = add nsw i64 %.1142, %.13.i
  %sunkaddr7 = inttoptr i64 %.69 to ptr
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr7, i64 %.idx
  %sunkaddr9 = getelementptr i8, ptr %sunkaddr8, i64 96
  store i64 %.1144, ptr %sunkaddr9, align 8
  %.1154 = getelementptr inbounds nuw i8, ptr %arg.one, i64 36
  %.1156 = load i32, ptr %.1154, align 4
  %.1158 = icmp eq i32 %.1156, 0
  br i1 %.1158, label %B1286, label %B1326
}

define internal noundef range(i32 -1, -2) i32 @switches.leave.2(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.cycle, i32 %arg.kind, i32 %arg.goal, i32 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %.72 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.74 = load i64, ptr %.72, align 8
  %.75 = add nsw i64 %.74, %arg.cycle
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 376
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
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 240
  %.278 = load i64, ptr %.276, align 8
  %.279.not = icmp eq i64 %.278, 0
  br i1 %.279.not, label %B802, label %B294.endif

B802:                                             ; preds = %B294.endif.endif.endif.endif, %B0.endif
  %at.2.0 = phi i64 [ %.13.i11, %B294.endif.endif.endif.endif ], [ %.75, %B0.endif ]
  %.734 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.736 = load i64, ptr %.734, align 8
  %.737 = add nsw i64 %.736, 1
  store i64 %.737, ptr %.734, align 8
  %.123.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 528
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !100
  %1 = and i64 %.125.i, 4294967295
  %.126.i = trunc i64 %1 to i32
  %.131.not.i = icmp eq i32 %.126.i, 0
  br i1 %.131.not.i, label %B210.i, label %B158.i

B158.i:                                           ; preds = %B802
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !100
  %.50.i = inttoptr i64 %.49.i to ptr
  %.160.i = getelementptr [16 x i8], ptr %.50.i, i64 %1
  %.166.i = getelementptr inbounds nuw i8, ptr %.160.i, i64 12
  %.168.i = load i32, ptr %.166.i, align 4, !noalias !100
  %.203.i = zext i32 %.168.i to i64
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  store i64 %.203.i, ptr %sunkaddr, align 8, !noalias !100
  br label %B802.endif.endif.endif

B210.i:                                           ; preds = %B802
  %.248.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.250.i = load i64, ptr %.248.i, align 8, !noalias !100
  %.251.i = add nsw i64 %.250.i, 1
  store i64 %.251.i, ptr %.248.i, align 8, !noalias !100
  %.292.i = trunc i64 %.251.i to i32
  br label %B802.endif.endif.endif

common.ret:                                       ; preds = %B790.endif.i, %B538.i
  store ptr null, ptr %retptr, align 8
  ret i32 0

B294.endif:                                       ; preds = %B0.endif
  %.310 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.312 = load i64, ptr %.310, align 8
  %.313 = inttoptr i64 %.312 to ptr
  %.375 = getelementptr [192 x i8], ptr %.313, i64 %.154
  %.376 = getelementptr inbounds nuw i8, ptr %.375, i64 136
  %.378 = load i64, ptr %.376, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.376, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 240
  %.482 = load i64, ptr %sunkaddr1, align 8
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482, i64 1)
  %ov.i = extractvalue { i64, i1 } %2, 1
  br i1 %ov.i, label %B294.endif.endif.endif.endif, label %B0.else.i, !prof !103

B0.else.i:                                        ; preds = %B294.endif
  %.413 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
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
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 480
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

B802.endif.endif.endif:                           ; preds = %B210.i, %B158.i
  %storemerge.i = phi i32 [ %.126.i, %B158.i ], [ %.292.i, %B210.i ]
  %.798 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 328
  %.800 = load i64, ptr %.798, align 8
  %.801 = inttoptr i64 %.800 to ptr
  %.837 = zext i32 %storemerge.i to i64
  %.862 = getelementptr [32 x i8], ptr %.801, i64 %.837
  %.870 = shl i32 %arg.pe, 16
  %.873 = or i32 %arg.kind, %.870
  %.877 = getelementptr inbounds nuw i8, ptr %.862, i64 8
  store i32 %.873, ptr %.877, align 4
  %.881 = getelementptr inbounds nuw i8, ptr %.862, i64 12
  store i32 %arg.address, ptr %.881, align 4
  %.887 = getelementptr inbounds nuw i8, ptr %.862, i64 16
  store i32 %arg.data, ptr %.887, align 4
  %.893 = getelementptr inbounds nuw i8, ptr %.862, i64 20
  store i32 %arg.origin, ptr %.893, align 4
  %.899 = getelementptr inbounds nuw i8, ptr %.862, i64 24
  store i32 %arg.by, ptr %.899, align 4
  %.905 = getelementptr inbounds nuw i8, ptr %.862, i64 28
  store i32 %arg.by_life, ptr %.905, align 4
  %.939 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.941 = load i64, ptr %.939, align 8
  %.942 = inttoptr i64 %.941 to ptr
  %.1003 = getelementptr [16 x i8], ptr %.942, i64 %.837
  %.26.i = icmp eq i32 %arg.pe, %arg.goal
  br i1 %.26.i, label %B802.endif.endif.endif.endif.endif, label %B802.endif.endif.endif.endif

B802.endif.endif.endif.endif:                     ; preds = %B802.endif.endif.endif
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.70.i = load i64, ptr %.68.i, align 8, !noalias !104
  %.105.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.107.i = load i64, ptr %.105.i, align 8, !noalias !104
  %.108.i = inttoptr i64 %.107.i to ptr
  %.175.i = getelementptr i32, ptr %.108.i, i64 %.154
  %.176.i = load i32, ptr %.175.i, align 4, !noalias !104
  %.179.i = zext i32 %.176.i to i64
  %.181.i = zext i32 %arg.goal to i64
  %.206.i = getelementptr i32, ptr %.108.i, i64 %.181.i
  %.207.i = load i32, ptr %.206.i, align 4, !noalias !104
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
  %.8.i23 = icmp eq i64 %.328.i.fr, -9223372036854775808
  %sh.diff = lshr i64 %.328.i.fr, 61
  %tr.sh.diff = trunc nuw nsw i64 %sh.diff to i32
  %4 = and i32 %tr.sh.diff, 4
  %5 = select i1 %.8.i23, i32 8, i32 %4
  %6 = shl i64 %.328.i.fr, 1
  br label %B802.endif.endif.endif.endif.endif

B802.endif.endif.endif.endif.endif:               ; preds = %B802.endif.endif.endif.endif, %B802.endif.endif.endif
  %storemerge.i2268 = phi i64 [ %6, %B802.endif.endif.endif.endif ], [ 0, %B802.endif.endif.endif ]
  %.1080 = phi i32 [ %5, %B802.endif.endif.endif.endif ], [ 8, %B802.endif.endif.endif ]
  %.1048 = mul i32 %arg.pe, 12
  %.1051 = add i32 %.1048, 4
  %.1081 = add i32 %.1051, %.1080
  %.1083 = getelementptr inbounds nuw i8, ptr %.1003, i64 8
  store i32 %.1081, ptr %.1083, align 4
  store i64 %storemerge.i2268, ptr %.1003, align 8
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !107
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [16 x i8], ptr %.56.i, i64 %.837
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 12
  store i32 0, ptr %.128.i, align 4, !noalias !107
  %.160.i25 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.162.i = load i64, ptr %.160.i25, align 8, !noalias !107
  %.164.i = sub nsw i64 %at.2.0, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i27, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.471.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !107
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %7, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %storemerge.i, ptr %.505.i, align 4, !noalias !107
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B456.endif.i ], [ %sunkaddr24.i, %B500.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %storemerge.i, ptr %sunkaddr28.i, align 4, !noalias !107
  br label %common.ret

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  store i64 %.837, ptr %sunkaddr3, align 8, !noalias !107
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %8 = inttoptr i64 %.55.i to ptr
  %.754.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  %.756.i = load i64, ptr %.754.i, align 8, !noalias !107
  %9 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %8, i64 %9
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %storemerge.i, ptr %.791.i, align 4, !noalias !107
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B802.endif.endif.endif.endif.endif
  %.168.i27 = and i64 %at.2.0, 2047
  %.201.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.203.i28 = load i64, ptr %.201.i, align 8, !noalias !107
  %.204.i = inttoptr i64 %.203.i28 to ptr
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !107
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i27
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !107
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %10 = inttoptr i64 %.203.i28 to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.168.i27, 2
  %sunkaddr32.i = getelementptr i8, ptr %10, i64 %sunkaddr31.i
  store i32 %storemerge.i, ptr %sunkaddr32.i, align 4, !noalias !107
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !110
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %at.2.0, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !110
  %.118.i.i = and i64 %at.2.0, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !110
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !110
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !110
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B802.endif.endif.endif.endif.endif
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.580.i = load i64, ptr %sunkaddr4, align 8, !noalias !107
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.837
  store i64 %at.2.0, ptr %.643.i, align 8, !noalias !107
  %.680.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.682.i = load i64, ptr %.680.i, align 8, !noalias !107
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %.826.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  store i64 %.837, ptr %.826.i, align 8, !noalias !107
  %.860.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.862.i = load i64, ptr %.860.i, align 8, !noalias !107
  %.13.i.i26 = tail call i64 @llvm.smin.i64(i64 %at.2.0, i64 %.862.i)
  store i64 %.13.i.i26, ptr %.860.i, align 8, !noalias !107
  br label %common.ret
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #0

define internal range(i32 -1, -2) i32 @switches.intake.1(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.pe, i32 %arg.number) local_unnamed_addr {
B0.endif.endif:
  %.216 = alloca ptr, align 8
  %excinfo.3 = alloca ptr, align 8
  %.53 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.55 = load i64, ptr %.53, align 8
  %.123 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.125 = load i64, ptr %.123, align 8
  %.126 = inttoptr i64 %.125 to ptr
  %.199 = getelementptr [192 x i8], ptr %.126, i64 %arg.pe
  %.207 = getelementptr inbounds nuw i8, ptr %.199, i64 40
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
  %.270 = getelementptr [16 x i8], ptr %0, i64 %.245
  %.271 = getelementptr inbounds nuw i8, ptr %.270, i64 12
  store i32 0, ptr %.271, align 4
  %.275 = getelementptr inbounds nuw i8, ptr %.199, i64 16
  %.277 = load i32, ptr %.275, align 4
  %.278 = icmp eq i32 %.277, 0
  br i1 %.278, label %B328, label %B344

B328:                                             ; preds = %B260
  %sunkaddr = getelementptr inbounds i8, ptr %.199, i64 16
  store i32 %arg.number, ptr %sunkaddr, align 4
  br label %B380

B344:                                             ; preds = %B260
  %1 = inttoptr i64 %.55 to ptr
  %.292 = getelementptr inbounds nuw i8, ptr %.199, i64 20
  %.294 = load i32, ptr %.292, align 4
  %.296 = zext i32 %.294 to i64
  %.321 = getelementptr [16 x i8], ptr %1, i64 %.296
  %.328 = getelementptr inbounds nuw i8, ptr %.321, i64 12
  store i32 %arg.number, ptr %.328, align 4
  br label %B380

B380:                                             ; preds = %B344, %B328
  %.334 = getelementptr inbounds nuw i8, ptr %.199, i64 20
  store i32 %arg.number, ptr %.334, align 4
  %.340 = getelementptr inbounds nuw i8, ptr %.199, i64 24
  %.342 = load i32, ptr %.340, align 4
  %.346 = add i32 %.342, 1
  store i32 %.346, ptr %.340, align 4
  %.356 = zext i32 %.346 to i64
  %.365 = getelementptr inbounds nuw i8, ptr %.199, i64 36
  %.367 = load i32, ptr %.365, align 4
  %.368 = icmp ugt i32 %.346, %.367
  br i1 %.368, label %B524, label %B644

B524:                                             ; preds = %B380
  %sunkaddr1 = getelementptr inbounds i8, ptr %.199, i64 36
  store i32 %.346, ptr %sunkaddr1, align 4
  %.407 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 200
  %.409 = load i64, ptr %.407, align 8
  %.411 = icmp slt i64 %.409, %.356
  br i1 %.411, label %B582, label %B644

common.ret:                                       ; preds = %B228.if.if, %B906, %B582
  %common.ret.op = phi i32 [ 0, %B582 ], [ 0, %B906 ], [ %.222, %B228.if.if ]
  ret i32 %common.ret.op

B582:                                             ; preds = %B524
  %.420 = add nsw i64 %arg.pe, 1
  %.455 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 664
  store i64 %.420, ptr %.455, align 8
  store i8 0, ptr %retptr, align 1
  br label %common.ret

B644:                                             ; preds = %B524, %B380
  %.490 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 192
  %.492 = load i64, ptr %.490, align 8
  %.494 = icmp slt i64 %.492, %.356
  br i1 %.494, label %B678, label %B764

B678:                                             ; preds = %B644
  %.499 = getelementptr inbounds nuw i8, ptr %.199, i64 112
  %.501 = load i64, ptr %.499, align 8
  %.502 = add nsw i64 %.501, 1
  store i64 %.502, ptr %.499, align 8
  %.508 = getelementptr inbounds nuw i8, ptr %.199, i64 8
  %.510 = load i64, ptr %.508, align 8
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 208
  %.542 = load i64, ptr %.540, align 8
  %.543 = add nsw i64 %.542, %.510
  store i64 %.543, ptr %.508, align 8
  br label %B764

B764:                                             ; preds = %B678, %B644
  %.550 = getelementptr inbounds nuw i8, ptr %.199, i64 28
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
  %.592 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.594 = load i64, ptr %.592, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.594, i64 %.560)
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 296
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !113
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [192 x i8], ptr %.56.i, i64 %arg.pe
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 28
  store i32 1, ptr %.128.i, align 4, !noalias !113
  %.162.i = load i64, ptr %.592, align 8, !noalias !113
  %.164.i = sub nsw i64 %.13.i, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B188.endif.endif.endif.i, label %B888.endif.i

B188.endif.endif.endif.i:                         ; preds = %B812.endif
  %.173.i = and i64 %.13.i, 2047
  %.203.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 432
  %.205.i = load i64, ptr %.203.i, align 8, !noalias !113
  %.206.i = inttoptr i64 %.205.i to ptr
  %.271.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 440
  %.273.i = load i64, ptr %.271.i, align 8, !noalias !113
  %.274.i = inttoptr i64 %.273.i to ptr
  %.311.i = lshr i64 %arg.pe, 6
  %.341.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 272
  %.343.i = load i64, ptr %.341.i, align 8, !noalias !113
  %.344.i = mul i64 %.343.i, %.173.i
  %2 = getelementptr i64, ptr %.206.i, i64 %.344.i
  %.370.i = getelementptr i64, ptr %2, i64 %.311.i
  %.371.i = load i64, ptr %.370.i, align 8, !noalias !113
  %.375.i = and i64 %arg.pe, 63
  %.376.i = shl nuw i64 1, %.375.i
  %.377.i = or i64 %.371.i, %.376.i
  store i64 %.377.i, ptr %.370.i, align 8, !noalias !113
  %.436.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 280
  %.438.i = load i64, ptr %.436.i, align 8, !noalias !113
  %.439.i = mul i64 %.438.i, %.173.i
  %.440.i = lshr i64 %arg.pe, 12
  %3 = getelementptr i64, ptr %.274.i, i64 %.439.i
  %.466.i = getelementptr i64, ptr %3, i64 %.440.i
  %.467.i = load i64, ptr %.466.i, align 8, !noalias !113
  %.468.i = and i64 %.311.i, 63
  %.469.i = shl nuw i64 1, %.468.i
  %.470.i = or i64 %.467.i, %.469.i
  store i64 %.470.i, ptr %.466.i, align 8, !noalias !113
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !116
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.13.i, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !116
  %.118.i.i = and i64 %.13.i, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !116
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !116
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !116
  br label %B812.endif.endif

B888.endif.i:                                     ; preds = %B812.endif
  %.566.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 128
  store i64 %.13.i, ptr %.566.i, align 8, !noalias !113
  %.598.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 576
  %.600.i = load i64, ptr %.598.i, align 8, !noalias !113
  %.601.i = trunc i64 %.600.i to i32
  %.634.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 160
  store i32 %.601.i, ptr %.634.i, align 8, !noalias !113
  %.640.i = add nsw i64 %arg.pe, 1
  store i64 %.640.i, ptr %.598.i, align 8, !noalias !113
  %.702.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.704.i = load i64, ptr %.702.i, align 8, !noalias !113
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i, i64 %.704.i)
  store i64 %.13.i.i, ptr %.702.i, align 8, !noalias !113
  br label %B812.endif.endif

B812.endif.endif:                                 ; preds = %B888.endif.i, %B188.endif.endif.endif.i
  br label %B906
}

define internal noundef range(i32 -1, -2) i32 @switches.load.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr readonly captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i64 %arg.pe) local_unnamed_addr {
B0.endif.endif:
  %.127 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 112
  %.129 = load i64, ptr %.127, align 8
  %.130 = mul nsw i64 %.129, %arg.pe
  %.163 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 288
  %.165 = load i64, ptr %.163, align 8
  %.245438.not = icmp slt i64 %.165, 1
  br i1 %.245438.not, label %common.ret, label %B222.endif.endif.endif.preheader

B222.endif.endif.endif.preheader:                 ; preds = %B0.endif.endif
  %const = bitcast i64 9223372036854775776 to i64
  %.50 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 488
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
  br i1 %exitcond.not.3, label %B504, label %B478, !llvm.loop !119

B504:                                             ; preds = %B478.prol.loopexit, %vec.epilog.middle.block, %middle.block, %B222.endif.endif.endif, %B478
  %exitcond454.not = icmp eq i64 %.258, %.165
  br i1 %exitcond454.not, label %common.ret, label %B222.endif.endif.endif

common.ret:                                       ; preds = %B504, %B0.endif.endif
  %.670 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.672 = load i64, ptr %.670, align 8
  %.673 = inttoptr i64 %.672 to ptr
  %.734 = getelementptr [192 x i8], ptr %.673, i64 %arg.pe
  %.740 = getelementptr inbounds nuw i8, ptr %.734, i64 40
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
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !121

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %.436, %n.vec
  br i1 %cmp.n, label %B504, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %5 = inttoptr i64 %.391 to ptr
  %6 = inttoptr i64 %.346 to ptr
  %7 = and i64 %.436, 28
  %min.epilog.iters.check = icmp eq i64 %7, 0
  br i1 %min.epilog.iters.check, label %B478.preheader, label %vec.epilog.ph, !prof !123

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
  br i1 %10, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !124

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
  br i1 %prol.iter.cmp.not, label %B478.prol.loopexit, label %B478.prol, !llvm.loop !125

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

define internal noundef range(i32 -1, -2) i32 @switches.exchange.1(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr readonly captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.number, ptr captures(none) %arg.port) local_unnamed_addr {
B0.endif.endif:
  %.48 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.50 = load i64, ptr %.48, align 8
  %.51 = inttoptr i64 %.50 to ptr
  %.120 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 328
  %.122 = load i64, ptr %.120, align 8
  %.123 = inttoptr i64 %.122 to ptr
  %.165 = zext i32 %arg.number to i64
  %.190 = getelementptr [16 x i8], ptr %.51, i64 %.165
  %.192 = getelementptr inbounds nuw i8, ptr %arg.port, i64 12
  %.194 = load i32, ptr %.192, align 4
  %.195 = zext i32 %.194 to i64
  %.220 = getelementptr [16 x i8], ptr %.51, i64 %.195
  %.255 = getelementptr [32 x i8], ptr %.123, i64 %.165
  %.282.unpack = load i8, ptr %.255, align 1
  %.282.elt186 = getelementptr inbounds nuw i8, ptr %.255, i64 1
  %.282.unpack187 = load i8, ptr %.282.elt186, align 1
  %.282.elt188 = getelementptr inbounds nuw i8, ptr %.255, i64 2
  %.282.unpack189 = load i8, ptr %.282.elt188, align 1
  %.282.elt190 = getelementptr inbounds nuw i8, ptr %.255, i64 3
  %.282.unpack191 = load i8, ptr %.282.elt190, align 1
  %.282.elt192 = getelementptr inbounds nuw i8, ptr %.255, i64 4
  %.282.unpack193 = load i8, ptr %.282.elt192, align 1
  %.282.elt194 = getelementptr inbounds nuw i8, ptr %.255, i64 5
  %.282.unpack195 = load i8, ptr %.282.elt194, align 1
  %.282.elt196 = getelementptr inbounds nuw i8, ptr %.255, i64 6
  %.282.unpack197 = load i8, ptr %.282.elt196, align 1
  %.282.elt198 = getelementptr inbounds nuw i8, ptr %.255, i64 7
  %.282.unpack199 = load i8, ptr %.282.elt198, align 1
  %.282.elt200 = getelementptr inbounds nuw i8, ptr %.255, i64 8
  %.282.unpack201 = load i8, ptr %.282.elt200, align 1
  %.282.elt202 = getelementptr inbounds nuw i8, ptr %.255, i64 9
  %.282.unpack203 = load i8, ptr %.282.elt202, align 1
  %.282.elt204 = getelementptr inbounds nuw i8, ptr %.255, i64 10
  %.282.unpack205 = load i8, ptr %.282.elt204, align 1
  %.282.elt206 = getelementptr inbounds nuw i8, ptr %.255, i64 11
  %.282.unpack207 = load i8, ptr %.282.elt206, align 1
  %.282.elt208 = getelementptr inbounds nuw i8, ptr %.255, i64 12
  %.282.unpack209 = load i8, ptr %.282.elt208, align 1
  %.282.elt210 = getelementptr inbounds nuw i8, ptr %.255, i64 13
  %.282.unpack211 = load i8, ptr %.282.elt210, align 1
  %.282.elt212 = getelementptr inbounds nuw i8, ptr %.255, i64 14
  %.282.unpack213 = load i8, ptr %.282.elt212, align 1
  %.282.elt214 = getelementptr inbounds nuw i8, ptr %.255, i64 15
  %.282.unpack215 = load i8, ptr %.282.elt214, align 1
  %.282.elt216 = getelementptr inbounds nuw i8, ptr %.255, i64 16
  %.282.unpack217 = load i8, ptr %.282.elt216, align 1
  %.282.elt218 = getelementptr inbounds nuw i8, ptr %.255, i64 17
  %.282.unpack219 = load i8, ptr %.282.elt218, align 1
  %.282.elt220 = getelementptr inbounds nuw i8, ptr %.255, i64 18
  %.282.unpack221 = load i8, ptr %.282.elt220, align 1
  %.282.elt222 = getelementptr inbounds nuw i8, ptr %.255, i64 19
  %.282.unpack223 = load i8, ptr %.282.elt222, align 1
  %.282.elt224 = getelementptr inbounds nuw i8, ptr %.255, i64 20
  %.282.unpack225 = load i8, ptr %.282.elt224, align 1
  %.282.elt226 = getelementptr inbounds nuw i8, ptr %.255, i64 21
  %.282.unpack227 = load i8, ptr %.282.elt226, align 1
  %.282.elt228 = getelementptr inbounds nuw i8, ptr %.255, i64 22
  %.282.unpack229 = load i8, ptr %.282.elt228, align 1
  %.282.elt230 = getelementptr inbounds nuw i8, ptr %.255, i64 23
  %.282.unpack231 = load i8, ptr %.282.elt230, align 1
  %.282.elt232 = getelementptr inbounds nuw i8, ptr %.255, i64 24
  %.282.unpack233 = load i8, ptr %.282.elt232, align 1
  %.282.elt234 = getelementptr inbounds nuw i8, ptr %.255, i64 25
  %.282.unpack235 = load i8, ptr %.282.elt234, align 1
  %.282.elt236 = getelementptr inbounds nuw i8, ptr %.255, i64 26
  %.282.unpack237 = load i8, ptr %.282.elt236, align 1
  %.282.elt238 = getelementptr inbounds nuw i8, ptr %.255, i64 27
  %.282.unpack239 = load i8, ptr %.282.elt238, align 1
  %.282.elt240 = getelementptr inbounds nuw i8, ptr %.255, i64 28
  %.282.unpack241 = load i8, ptr %.282.elt240, align 1
  %.282.elt242 = getelementptr inbounds nuw i8, ptr %.255, i64 29
  %.282.unpack243 = load i8, ptr %.282.elt242, align 1
  %.282.elt244 = getelementptr inbounds nuw i8, ptr %.255, i64 30
  %.282.unpack245 = load i8, ptr %.282.elt244, align 1
  %.282.elt246 = getelementptr inbounds nuw i8, ptr %.255, i64 31
  %.282.unpack247 = load i8, ptr %.282.elt246, align 1
  store i8 %.282.unpack, ptr %.123, align 1
  %.138.fca.4.load.repack249 = getelementptr inbounds nuw i8, ptr %.123, i64 1
  store i8 %.282.unpack187, ptr %.138.fca.4.load.repack249, align 1
  %.138.fca.4.load.repack251 = getelementptr inbounds nuw i8, ptr %.123, i64 2
  store i8 %.282.unpack189, ptr %.138.fca.4.load.repack251, align 1
  %.138.fca.4.load.repack253 = getelementptr inbounds nuw i8, ptr %.123, i64 3
  store i8 %.282.unpack191, ptr %.138.fca.4.load.repack253, align 1
  %.138.fca.4.load.repack255 = getelementptr inbounds nuw i8, ptr %.123, i64 4
  store i8 %.282.unpack193, ptr %.138.fca.4.load.repack255, align 1
  %.138.fca.4.load.repack257 = getelementptr inbounds nuw i8, ptr %.123, i64 5
  store i8 %.282.unpack195, ptr %.138.fca.4.load.repack257, align 1
  %.138.fca.4.load.repack259 = getelementptr inbounds nuw i8, ptr %.123, i64 6
  store i8 %.282.unpack197, ptr %.138.fca.4.load.repack259, align 1
  %.138.fca.4.load.repack261 = getelementptr inbounds nuw i8, ptr %.123, i64 7
  store i8 %.282.unpack199, ptr %.138.fca.4.load.repack261, align 1
  %.138.fca.4.load.repack263 = getelementptr inbounds nuw i8, ptr %.123, i64 8
  store i8 %.282.unpack201, ptr %.138.fca.4.load.repack263, align 1
  %.138.fca.4.load.repack265 = getelementptr inbounds nuw i8, ptr %.123, i64 9
  store i8 %.282.unpack203, ptr %.138.fca.4.load.repack265, align 1
  %.138.fca.4.load.repack267 = getelementptr inbounds nuw i8, ptr %.123, i64 10
  store i8 %.282.unpack205, ptr %.138.fca.4.load.repack267, align 1
  %.138.fca.4.load.repack269 = getelementptr inbounds nuw i8, ptr %.123, i64 11
  store i8 %.282.unpack207, ptr %.138.fca.4.load.repack269, align 1
  %.138.fca.4.load.repack271 = getelementptr inbounds nuw i8, ptr %.123, i64 12
  store i8 %.282.unpack209, ptr %.138.fca.4.load.repack271, align 1
  %.138.fca.4.load.repack273 = getelementptr inbounds nuw i8, ptr %.123, i64 13
  store i8 %.282.unpack211, ptr %.138.fca.4.load.repack273, align 1
  %.138.fca.4.load.repack275 = getelementptr inbounds nuw i8, ptr %.123, i64 14
  store i8 %.282.unpack213, ptr %.138.fca.4.load.repack275, align 1
  %.138.fca.4.load.repack277 = getelementptr inbounds nuw i8, ptr %.123, i64 15
  store i8 %.282.unpack215, ptr %.138.fca.4.load.repack277, align 1
  %.138.fca.4.load.repack279 = getelementptr inbounds nuw i8, ptr %.123, i64 16
  store i8 %.282.unpack217, ptr %.138.fca.4.load.repack279, align 1
  %.138.fca.4.load.repack281 = getelementptr inbounds nuw i8, ptr %.123, i64 17
  store i8 %.282.unpack219, ptr %.138.fca.4.load.repack281, align 1
  %.138.fca.4.load.repack283 = getelementptr inbounds nuw i8, ptr %.123, i64 18
  store i8 %.282.unpack221, ptr %.138.fca.4.load.repack283, align 1
  %.138.fca.4.load.repack285 = getelementptr inbounds nuw i8, ptr %.123, i64 19
  store i8 %.282.unpack223, ptr %.138.fca.4.load.repack285, align 1
  %.138.fca.4.load.repack287 = getelementptr inbounds nuw i8, ptr %.123, i64 20
  store i8 %.282.unpack225, ptr %.138.fca.4.load.repack287, align 1
  %.138.fca.4.load.repack289 = getelementptr inbounds nuw i8, ptr %.123, i64 21
  store i8 %.282.unpack227, ptr %.138.fca.4.load.repack289, align 1
  %.138.fca.4.load.repack291 = getelementptr inbounds nuw i8, ptr %.123, i64 22
  store i8 %.282.unpack229, ptr %.138.fca.4.load.repack291, align 1
  %.138.fca.4.load.repack293 = getelementptr inbounds nuw i8, ptr %.123, i64 23
  store i8 %.282.unpack231, ptr %.138.fca.4.load.repack293, align 1
  %.138.fca.4.load.repack295 = getelementptr inbounds nuw i8, ptr %.123, i64 24
  store i8 %.282.unpack233, ptr %.138.fca.4.load.repack295, align 1
  %.138.fca.4.load.repack297 = getelementptr inbounds nuw i8, ptr %.123, i64 25
  store i8 %.282.unpack235, ptr %.138.fca.4.load.repack297, align 1
  %.138.fca.4.load.repack299 = getelementptr inbounds nuw i8, ptr %.123, i64 26
  store i8 %.282.unpack237, ptr %.138.fca.4.load.repack299, align 1
  %.138.fca.4.load.repack301 = getelementptr inbounds nuw i8, ptr %.123, i64 27
  store i8 %.282.unpack239, ptr %.138.fca.4.load.repack301, align 1
  %.138.fca.4.load.repack303 = getelementptr inbounds nuw i8, ptr %.123, i64 28
  store i8 %.282.unpack241, ptr %.138.fca.4.load.repack303, align 1
  %.138.fca.4.load.repack305 = getelementptr inbounds nuw i8, ptr %.123, i64 29
  store i8 %.282.unpack243, ptr %.138.fca.4.load.repack305, align 1
  %.138.fca.4.load.repack307 = getelementptr inbounds nuw i8, ptr %.123, i64 30
  store i8 %.282.unpack245, ptr %.138.fca.4.load.repack307, align 1
  %.138.fca.4.load.repack309 = getelementptr inbounds nuw i8, ptr %.123, i64 31
  store i8 %.282.unpack247, ptr %.138.fca.4.load.repack309, align 1
  %.287 = load i32, ptr %.192, align 4
  %.288 = zext i32 %.287 to i64
  %.313 = getelementptr [32 x i8], ptr %.123, i64 %.288
  %.340.unpack = load i8, ptr %.313, align 1
  %.340.elt311 = getelementptr inbounds nuw i8, ptr %.313, i64 1
  %.340.unpack312 = load i8, ptr %.340.elt311, align 1
  %.340.elt313 = getelementptr inbounds nuw i8, ptr %.313, i64 2
  %.340.unpack314 = load i8, ptr %.340.elt313, align 1
  %.340.elt315 = getelementptr inbounds nuw i8, ptr %.313, i64 3
  %.340.unpack316 = load i8, ptr %.340.elt315, align 1
  %.340.elt317 = getelementptr inbounds nuw i8, ptr %.313, i64 4
  %.340.unpack318 = load i8, ptr %.340.elt317, align 1
  %.340.elt319 = getelementptr inbounds nuw i8, ptr %.313, i64 5
  %.340.unpack320 = load i8, ptr %.340.elt319, align 1
  %.340.elt321 = getelementptr inbounds nuw i8, ptr %.313, i64 6
  %.340.unpack322 = load i8, ptr %.340.elt321, align 1
  %.340.elt323 = getelementptr inbounds nuw i8, ptr %.313, i64 7
  %.340.unpack324 = load i8, ptr %.340.elt323, align 1
  %.340.elt325 = getelementptr inbounds nuw i8, ptr %.313, i64 8
  %.340.unpack326 = load i8, ptr %.340.elt325, align 1
  %.340.elt327 = getelementptr inbounds nuw i8, ptr %.313, i64 9
  %.340.unpack328 = load i8, ptr %.340.elt327, align 1
  %.340.elt329 = getelementptr inbounds nuw i8, ptr %.313, i64 10
  %.340.unpack330 = load i8, ptr %.340.elt329, align 1
  %.340.elt331 = getelementptr inbounds nuw i8, ptr %.313, i64 11
  %.340.unpack332 = load i8, ptr %.340.elt331, align 1
  %.340.elt333 = getelementptr inbounds nuw i8, ptr %.313, i64 12
  %.340.unpack334 = load i8, ptr %.340.elt333, align 1
  %.340.elt335 = getelementptr inbounds nuw i8, ptr %.313, i64 13
  %.340.unpack336 = load i8, ptr %.340.elt335, align 1
  %.340.elt337 = getelementptr inbounds nuw i8, ptr %.313, i64 14
  %.340.unpack338 = load i8, ptr %.340.elt337, align 1
  %.340.elt339 = getelementptr inbounds nuw i8, ptr %.313, i64 15
  %.340.unpack340 = load i8, ptr %.340.elt339, align 1
  %.340.elt341 = getelementptr inbounds nuw i8, ptr %.313, i64 16
  %.340.unpack342 = load i8, ptr %.340.elt341, align 1
  %.340.elt343 = getelementptr inbounds nuw i8, ptr %.313, i64 17
  %.340.unpack344 = load i8, ptr %.340.elt343, align 1
  %.340.elt345 = getelementptr inbounds nuw i8, ptr %.313, i64 18
  %.340.unpack346 = load i8, ptr %.340.elt345, align 1
  %.340.elt347 = getelementptr inbounds nuw i8, ptr %.313, i64 19
  %.340.unpack348 = load i8, ptr %.340.elt347, align 1
  %.340.elt349 = getelementptr inbounds nuw i8, ptr %.313, i64 20
  %.340.unpack350 = load i8, ptr %.340.elt349, align 1
  %.340.elt351 = getelementptr inbounds nuw i8, ptr %.313, i64 21
  %.340.unpack352 = load i8, ptr %.340.elt351, align 1
  %.340.elt353 = getelementptr inbounds nuw i8, ptr %.313, i64 22
  %.340.unpack354 = load i8, ptr %.340.elt353, align 1
  %.340.elt355 = getelementptr inbounds nuw i8, ptr %.313, i64 23
  %.340.unpack356 = load i8, ptr %.340.elt355, align 1
  %.340.elt357 = getelementptr inbounds nuw i8, ptr %.313, i64 24
  %.340.unpack358 = load i8, ptr %.340.elt357, align 1
  %.340.elt359 = getelementptr inbounds nuw i8, ptr %.313, i64 25
  %.340.unpack360 = load i8, ptr %.340.elt359, align 1
  %.340.elt361 = getelementptr inbounds nuw i8, ptr %.313, i64 26
  %.340.unpack362 = load i8, ptr %.340.elt361, align 1
  %.340.elt363 = getelementptr inbounds nuw i8, ptr %.313, i64 27
  %.340.unpack364 = load i8, ptr %.340.elt363, align 1
  %.340.elt365 = getelementptr inbounds nuw i8, ptr %.313, i64 28
  %.340.unpack366 = load i8, ptr %.340.elt365, align 1
  %.340.elt367 = getelementptr inbounds nuw i8, ptr %.313, i64 29
  %.340.unpack368 = load i8, ptr %.340.elt367, align 1
  %.340.elt369 = getelementptr inbounds nuw i8, ptr %.313, i64 30
  %.340.unpack370 = load i8, ptr %.340.elt369, align 1
  %.340.elt371 = getelementptr inbounds nuw i8, ptr %.313, i64 31
  %.340.unpack372 = load i8, ptr %.340.elt371, align 1
  store i8 %.340.unpack, ptr %.255, align 1
  store i8 %.340.unpack312, ptr %.282.elt186, align 1
  store i8 %.340.unpack314, ptr %.282.elt188, align 1
  store i8 %.340.unpack316, ptr %.282.elt190, align 1
  store i8 %.340.unpack318, ptr %.282.elt192, align 1
  store i8 %.340.unpack320, ptr %.282.elt194, align 1
  store i8 %.340.unpack322, ptr %.282.elt196, align 1
  store i8 %.340.unpack324, ptr %.282.elt198, align 1
  store i8 %.340.unpack326, ptr %.282.elt200, align 1
  store i8 %.340.unpack328, ptr %.282.elt202, align 1
  store i8 %.340.unpack330, ptr %.282.elt204, align 1
  store i8 %.340.unpack332, ptr %.282.elt206, align 1
  store i8 %.340.unpack334, ptr %.282.elt208, align 1
  store i8 %.340.unpack336, ptr %.282.elt210, align 1
  store i8 %.340.unpack338, ptr %.282.elt212, align 1
  store i8 %.340.unpack340, ptr %.282.elt214, align 1
  store i8 %.340.unpack342, ptr %.282.elt216, align 1
  store i8 %.340.unpack344, ptr %.282.elt218, align 1
  store i8 %.340.unpack346, ptr %.282.elt220, align 1
  store i8 %.340.unpack348, ptr %.282.elt222, align 1
  store i8 %.340.unpack350, ptr %.282.elt224, align 1
  store i8 %.340.unpack352, ptr %.282.elt226, align 1
  store i8 %.340.unpack354, ptr %.282.elt228, align 1
  store i8 %.340.unpack356, ptr %.282.elt230, align 1
  store i8 %.340.unpack358, ptr %.282.elt232, align 1
  store i8 %.340.unpack360, ptr %.282.elt234, align 1
  store i8 %.340.unpack362, ptr %.282.elt236, align 1
  store i8 %.340.unpack364, ptr %.282.elt238, align 1
  store i8 %.340.unpack366, ptr %.282.elt240, align 1
  store i8 %.340.unpack368, ptr %.282.elt242, align 1
  store i8 %.340.unpack370, ptr %.282.elt244, align 1
  store i8 %.340.unpack372, ptr %.282.elt246, align 1
  %.371 = load i32, ptr %.192, align 4
  %.372 = zext i32 %.371 to i64
  %.397 = getelementptr [32 x i8], ptr %.123, i64 %.372
  %.398.unpack = load i8, ptr %.123, align 1
  %.398.unpack437 = load i8, ptr %.138.fca.4.load.repack249, align 1
  %.398.unpack439 = load i8, ptr %.138.fca.4.load.repack251, align 1
  %.398.unpack441 = load i8, ptr %.138.fca.4.load.repack253, align 1
  %.398.unpack443 = load i8, ptr %.138.fca.4.load.repack255, align 1
  %.398.unpack445 = load i8, ptr %.138.fca.4.load.repack257, align 1
  %.398.unpack447 = load i8, ptr %.138.fca.4.load.repack259, align 1
  %.398.unpack449 = load i8, ptr %.138.fca.4.load.repack261, align 1
  %.398.unpack451 = load i8, ptr %.138.fca.4.load.repack263, align 1
  %.398.unpack453 = load i8, ptr %.138.fca.4.load.repack265, align 1
  %.398.unpack455 = load i8, ptr %.138.fca.4.load.repack267, align 1
  %.398.unpack457 = load i8, ptr %.138.fca.4.load.repack269, align 1
  %.398.unpack459 = load i8, ptr %.138.fca.4.load.repack271, align 1
  %.398.unpack461 = load i8, ptr %.138.fca.4.load.repack273, align 1
  %.398.unpack463 = load i8, ptr %.138.fca.4.load.repack275, align 1
  %.398.unpack465 = load i8, ptr %.138.fca.4.load.repack277, align 1
  %.398.unpack467 = load i8, ptr %.138.fca.4.load.repack279, align 1
  %.398.unpack469 = load i8, ptr %.138.fca.4.load.repack281, align 1
  %.398.unpack471 = load i8, ptr %.138.fca.4.load.repack283, align 1
  %.398.unpack473 = load i8, ptr %.138.fca.4.load.repack285, align 1
  %.398.unpack475 = load i8, ptr %.138.fca.4.load.repack287, align 1
  %.398.unpack477 = load i8, ptr %.138.fca.4.load.repack289, align 1
  %.398.unpack479 = load i8, ptr %.138.fca.4.load.repack291, align 1
  %.398.unpack481 = load i8, ptr %.138.fca.4.load.repack293, align 1
  %.398.unpack483 = load i8, ptr %.138.fca.4.load.repack295, align 1
  %.398.unpack485 = load i8, ptr %.138.fca.4.load.repack297, align 1
  %.398.unpack487 = load i8, ptr %.138.fca.4.load.repack299, align 1
  %.398.unpack489 = load i8, ptr %.138.fca.4.load.repack301, align 1
  %.398.unpack491 = load i8, ptr %.138.fca.4.load.repack303, align 1
  %.398.unpack493 = load i8, ptr %.138.fca.4.load.repack305, align 1
  %.398.unpack495 = load i8, ptr %.138.fca.4.load.repack307, align 1
  %.398.unpack497 = load i8, ptr %.138.fca.4.load.repack309, align 1
  store i8 %.398.unpack, ptr %.397, align 1
  %.397.repack499 = getelementptr inbounds nuw i8, ptr %.397, i64 1
  store i8 %.398.unpack437, ptr %.397.repack499, align 1
  %.397.repack501 = getelementptr inbounds nuw i8, ptr %.397, i64 2
  store i8 %.398.unpack439, ptr %.397.repack501, align 1
  %.397.repack503 = getelementptr inbounds nuw i8, ptr %.397, i64 3
  store i8 %.398.unpack441, ptr %.397.repack503, align 1
  %.397.repack505 = getelementptr inbounds nuw i8, ptr %.397, i64 4
  store i8 %.398.unpack443, ptr %.397.repack505, align 1
  %.397.repack507 = getelementptr inbounds nuw i8, ptr %.397, i64 5
  store i8 %.398.unpack445, ptr %.397.repack507, align 1
  %.397.repack509 = getelementptr inbounds nuw i8, ptr %.397, i64 6
  store i8 %.398.unpack447, ptr %.397.repack509, align 1
  %.397.repack511 = getelementptr inbounds nuw i8, ptr %.397, i64 7
  store i8 %.398.unpack449, ptr %.397.repack511, align 1
  %.397.repack513 = getelementptr inbounds nuw i8, ptr %.397, i64 8
  store i8 %.398.unpack451, ptr %.397.repack513, align 1
  %.397.repack515 = getelementptr inbounds nuw i8, ptr %.397, i64 9
  store i8 %.398.unpack453, ptr %.397.repack515, align 1
  %.397.repack517 = getelementptr inbounds nuw i8, ptr %.397, i64 10
  store i8 %.398.unpack455, ptr %.397.repack517, align 1
  %.397.repack519 = getelementptr inbounds nuw i8, ptr %.397, i64 11
  store i8 %.398.unpack457, ptr %.397.repack519, align 1
  %.397.repack521 = getelementptr inbounds nuw i8, ptr %.397, i64 12
  store i8 %.398.unpack459, ptr %.397.repack521, align 1
  %.397.repack523 = getelementptr inbounds nuw i8, ptr %.397, i64 13
  store i8 %.398.unpack461, ptr %.397.repack523, align 1
  %.397.repack525 = getelementptr inbounds nuw i8, ptr %.397, i64 14
  store i8 %.398.unpack463, ptr %.397.repack525, align 1
  %.397.repack527 = getelementptr inbounds nuw i8, ptr %.397, i64 15
  store i8 %.398.unpack465, ptr %.397.repack527, align 1
  %.397.repack529 = getelementptr inbounds nuw i8, ptr %.397, i64 16
  store i8 %.398.unpack467, ptr %.397.repack529, align 1
  %.397.repack531 = getelementptr inbounds nuw i8, ptr %.397, i64 17
  store i8 %.398.unpack469, ptr %.397.repack531, align 1
  %.397.repack533 = getelementptr inbounds nuw i8, ptr %.397, i64 18
  store i8 %.398.unpack471, ptr %.397.repack533, align 1
  %.397.repack535 = getelementptr inbounds nuw i8, ptr %.397, i64 19
  store i8 %.398.unpack473, ptr %.397.repack535, align 1
  %.397.repack537 = getelementptr inbounds nuw i8, ptr %.397, i64 20
  store i8 %.398.unpack475, ptr %.397.repack537, align 1
  %.397.repack539 = getelementptr inbounds nuw i8, ptr %.397, i64 21
  store i8 %.398.unpack477, ptr %.397.repack539, align 1
  %.397.repack541 = getelementptr inbounds nuw i8, ptr %.397, i64 22
  store i8 %.398.unpack479, ptr %.397.repack541, align 1
  %.397.repack543 = getelementptr inbounds nuw i8, ptr %.397, i64 23
  store i8 %.398.unpack481, ptr %.397.repack543, align 1
  %.397.repack545 = getelementptr inbounds nuw i8, ptr %.397, i64 24
  store i8 %.398.unpack483, ptr %.397.repack545, align 1
  %.397.repack547 = getelementptr inbounds nuw i8, ptr %.397, i64 25
  store i8 %.398.unpack485, ptr %.397.repack547, align 1
  %.397.repack549 = getelementptr inbounds nuw i8, ptr %.397, i64 26
  store i8 %.398.unpack487, ptr %.397.repack549, align 1
  %.397.repack551 = getelementptr inbounds nuw i8, ptr %.397, i64 27
  store i8 %.398.unpack489, ptr %.397.repack551, align 1
  %.397.repack553 = getelementptr inbounds nuw i8, ptr %.397, i64 28
  store i8 %.398.unpack491, ptr %.397.repack553, align 1
  %.397.repack555 = getelementptr inbounds nuw i8, ptr %.397, i64 29
  store i8 %.398.unpack493, ptr %.397.repack555, align 1
  %.397.repack557 = getelementptr inbounds nuw i8, ptr %.397, i64 30
  store i8 %.398.unpack495, ptr %.397.repack557, align 1
  %.397.repack559 = getelementptr inbounds nuw i8, ptr %.397, i64 31
  store i8 %.398.unpack497, ptr %.397.repack559, align 1
  %.404 = getelementptr inbounds nuw i8, ptr %.190, i64 8
  %.406 = load i32, ptr %.404, align 4
  %.413 = getelementptr inbounds nuw i8, ptr %arg.port, i64 16
  %.415 = load i32, ptr %.413, align 4
  %.428 = and i32 %.406, 3
  store i32 %.428, ptr %.413, align 4
  %.435 = getelementptr inbounds nuw i8, ptr %arg.port, i64 8
  %.437 = load i32, ptr %.435, align 4
  %.438 = zext nneg i32 %.437 to i64
  %.442 = icmp sgt i32 %.437, -1
  br i1 %.442, label %B480, label %common.ret

B480:                                             ; preds = %B0.endif.endif
  %const = bitcast i64 -9223372036854775808 to i64
  %.445 = getelementptr inbounds nuw i8, ptr %.220, i64 8
  %.447 = load i32, ptr %.445, align 4
  %.452 = zext i32 %.447 to i64
  %.454 = sub nsw i64 %.452, %.438
  %.457 = lshr i64 %.454, 2
  %.464 = icmp eq i64 %.457, 2
  br i1 %.464, label %B728.endif, label %B594

B594:                                             ; preds = %B480
  %.475 = load i64, ptr %.220, align 8
  %.481 = tail call i64 @llvm.fshl.i64(i64 %.457, i64 %.475, i64 63)
  br label %B728.endif

common.ret:                                       ; preds = %B728.endif, %B0.endif.endif
  %0 = and i32 %.406, -4
  %.417561 = or i32 %0, %.415
  %sunkaddr = getelementptr inbounds i8, ptr %.190, i64 8
  store i32 %.417561, ptr %sunkaddr, align 4
  store ptr null, ptr %retptr, align 8
  ret i32 0

B728.endif:                                       ; preds = %B594, %B480
  %"$phi728.0.2.0" = phi i64 [ %.481, %B594 ], [ %const, %B480 ]
  %.491 = load i64, ptr %.190, align 8
  store i64 %.491, ptr %.220, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.port, i64 8
  %.500 = load i32, ptr %sunkaddr1, align 4
  %.8.i.i = icmp eq i64 %.491, %const
  %sh.diff.i = lshr i64 %.491, 61
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i32
  %1 = and i32 %tr.sh.diff.i, 4
  %.39.i = select i1 %.8.i.i, i32 8, i32 %1
  %.41.i = add i32 %.39.i, %.500
  %sunkaddr2 = getelementptr inbounds i8, ptr %.220, i64 8
  store i32 %.41.i, ptr %sunkaddr2, align 8, !noalias !127
  %.46.i = shl i64 %.491, 1
  store i64 %.46.i, ptr %.220, align 8, !noalias !127
  store i64 %"$phi728.0.2.0", ptr %.190, align 8
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @switches.wait.1(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.number, i32 %arg.before) local_unnamed_addr {
B0.endif.endif.endif:
  %.53 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.55 = load i64, ptr %.53, align 8
  %.56 = inttoptr i64 %.55 to ptr
  %.102 = zext i32 %arg.number to i64
  %.127 = getelementptr [16 x i8], ptr %.56, i64 %.102
  %.128 = getelementptr inbounds nuw i8, ptr %.127, i64 8
  %.130 = load i32, ptr %.128, align 4
  %.163 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 312
  %.165 = load i64, ptr %.163, align 8
  %.166 = inttoptr i64 %.165 to ptr
  %.203 = zext i32 %.130 to i64
  %.228 = getelementptr [16 x i8], ptr %.166, i64 %.203
  %.261 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 304
  %.263 = load i64, ptr %.261, align 8
  %.264 = inttoptr i64 %.263 to ptr
  %.304 = lshr i64 %.203, 2
  %.329 = getelementptr [32 x i8], ptr %.264, i64 %.304
  %.344 = and i64 %.203, 3
  %.346 = shl nuw nsw i64 1, %.344
  %.351 = getelementptr inbounds nuw i8, ptr %.329, i64 20
  %.353 = load i32, ptr %.351, align 4
  %.355 = zext i32 %.353 to i64
  %.356 = and i64 %.346, %.355
  %.358 = icmp eq i64 %.356, 0
  br i1 %.358, label %B432, label %B480

B432:                                             ; preds = %B0.endif.endif.endif
  store i32 %arg.number, ptr %.228, align 4
  %sunkaddr = getelementptr inbounds i8, ptr %.329, i64 20
  %.368 = load i32, ptr %sunkaddr, align 4
  %0 = trunc nuw nsw i64 %.346 to i32
  %.375 = or i32 %.368, %0
  store i32 %.375, ptr %sunkaddr, align 4
  br label %B516.endif

B480:                                             ; preds = %B0.endif.endif.endif
  %1 = inttoptr i64 %.55 to ptr
  %.383 = getelementptr inbounds nuw i8, ptr %.228, i64 4
  %.385 = load i32, ptr %.383, align 4
  %.387 = zext i32 %.385 to i64
  %.412 = getelementptr [16 x i8], ptr %1, i64 %.387
  %.414 = getelementptr inbounds nuw i8, ptr %.412, i64 12
  store i32 %arg.number, ptr %.414, align 4
  br label %B516.endif

common.ret:                                       ; preds = %B826.endif.i, %B590.i, %B516.endif
  store ptr null, ptr %retptr, align 8
  ret i32 0

B516.endif:                                       ; preds = %B480, %B432
  %.451 = getelementptr inbounds nuw i8, ptr %.127, i64 12
  store i32 0, ptr %.451, align 4
  %.456 = getelementptr inbounds nuw i8, ptr %.228, i64 4
  store i32 %arg.number, ptr %.456, align 4
  %.462 = getelementptr inbounds nuw i8, ptr %.228, i64 8
  %.464 = load i32, ptr %.462, align 4
  %.468 = add i32 %.464, 1
  store i32 %.468, ptr %.462, align 4
  %.475 = getelementptr inbounds nuw i8, ptr %.228, i64 12
  %.477 = load i32, ptr %.475, align 4
  %.483 = zext i32 %.468 to i64
  %.484 = zext i32 %arg.before to i64
  %.485 = add nuw nsw i64 %.483, %.484
  %.8.i = zext i32 %.477 to i64
  %.10.i = tail call i64 @llvm.umax.i64(i64 %.485, i64 %.8.i)
  %.515 = trunc i64 %.10.i to i32
  store i32 %.515, ptr %.475, align 4
  %.522 = getelementptr inbounds nuw i8, ptr %.329, i64 24
  %.524 = load i32, ptr %.522, align 4
  %.526 = icmp eq i32 %.524, 0
  br i1 %.526, label %B740.endif, label %common.ret

B740.endif:                                       ; preds = %B516.endif
  %.539 = load i64, ptr %.329, align 8
  %.571 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.573 = load i64, ptr %.571, align 8
  %.13.i = tail call i64 @llvm.smax.i64(i64 %.573, i64 %.539)
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 304
  %.55.i = load i64, ptr %sunkaddr1, align 8, !noalias !130
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [32 x i8], ptr %.56.i, i64 %.304
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 24
  store i32 1, ptr %.128.i, align 4, !noalias !130
  %.158.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 28
  store i32 0, ptr %.158.i, align 4, !noalias !130
  %.192.i = load i64, ptr %.571, align 8, !noalias !130
  %.194.i = sub nsw i64 %.13.i, %.192.i
  %.195.i = icmp slt i64 %.194.i, 2048
  br i1 %.195.i, label %B222.endif.endif.i, label %B604.endif.i

B552.i:                                           ; preds = %B222.endif.endif.i
  %2 = inttoptr i64 %.55.i to ptr
  %sunkaddr2 = inttoptr i64 %.301.i to ptr
  %sunkaddr3 = inttoptr i64 %.301.i to ptr
  %sunkaddr5 = mul i64 %.198.i, 4
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr3, i64 %sunkaddr5
  %.502.i = load i32, ptr %sunkaddr7, align 4, !noalias !130
  %.504.i = zext i32 %.502.i to i64
  %.529.i = getelementptr [32 x i8], ptr %2, i64 %.504.i
  %.536.i = trunc nuw nsw i64 %.304 to i32
  %.537.i = getelementptr inbounds nuw i8, ptr %.529.i, i64 28
  store i32 %.536.i, ptr %.537.i, align 4, !noalias !130
  br label %B590.i

B590.i:                                           ; preds = %B508.endif.i, %B552.i
  %sunkaddr26.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre, %B508.endif.i ], [ %sunkaddr2, %B552.i ]
  %.569.pre-phi.i = phi i32 [ %.419.i, %B508.endif.i ], [ %.536.i, %B552.i ]
  %sunkaddr8 = mul i64 %.198.i, 4
  %sunkaddr11 = getelementptr i8, ptr %sunkaddr26.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr8
  store i32 %.569.pre-phi.i, ptr %sunkaddr11, align 4, !noalias !130
  br label %common.ret

B724.i:                                           ; preds = %B604.endif.i
  %sunkaddr12 = getelementptr inbounds i8, ptr %arg.m.4, i64 560
  store i64 %.304, ptr %sunkaddr12, align 8, !noalias !130
  br label %B826.endif.i

B752.i:                                           ; preds = %B604.endif.i
  %3 = inttoptr i64 %.55.i to ptr
  %.783.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  %.785.i = load i64, ptr %.783.i, align 8, !noalias !130
  %4 = and i64 %.785.i, 4294967295
  %.813.i = getelementptr [32 x i8], ptr %3, i64 %4
  %.820.i = trunc nuw nsw i64 %.304 to i32
  %.821.i = getelementptr inbounds nuw i8, ptr %.813.i, i64 28
  store i32 %.820.i, ptr %.821.i, align 4, !noalias !130
  br label %B826.endif.i

B222.endif.endif.i:                               ; preds = %B740.endif
  %.198.i = and i64 %.13.i, 2047
  %.231.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 408
  %.233.i = load i64, ptr %.231.i, align 8, !noalias !130
  %.234.i = inttoptr i64 %.233.i to ptr
  %.299.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 416
  %.301.i = load i64, ptr %.299.i, align 8, !noalias !130
  %.382.i = getelementptr i32, ptr %.234.i, i64 %.198.i
  %.383.i = load i32, ptr %.382.i, align 4, !noalias !130
  %.384.i = icmp eq i32 %.383.i, 0
  br i1 %.384.i, label %B508.endif.i, label %B552.i

B508.endif.i:                                     ; preds = %B222.endif.endif.i
  %.419.i = trunc nuw nsw i64 %.304 to i32
  %sunkaddr13 = inttoptr i64 %.233.i to ptr
  %sunkaddr14 = mul i64 %.198.i, 4
  %sunkaddr15 = getelementptr i8, ptr %sunkaddr13, i64 %sunkaddr14
  store i32 %.419.i, ptr %sunkaddr15, align 4, !noalias !130
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !133
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %.13.i, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !133
  %.118.i.i = and i64 %.13.i, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !133
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !133
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !133
  %.pre = inttoptr i64 %.301.i to ptr
  br label %B590.i

B604.endif.i:                                     ; preds = %B740.endif
  %.611.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 424
  %.613.i = load i64, ptr %.611.i, align 8, !noalias !130
  %.614.i = inttoptr i64 %.613.i to ptr
  %.676.i = getelementptr i64, ptr %.614.i, i64 %.304
  store i64 %.13.i, ptr %.676.i, align 8, !noalias !130
  %.710.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 560
  %.712.i = load i64, ptr %.710.i, align 8, !noalias !130
  %.713.i = icmp eq i64 %.712.i, 0
  br i1 %.713.i, label %B724.i, label %B752.i

B826.endif.i:                                     ; preds = %B752.i, %B724.i
  %.855.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 568
  store i64 %.304, ptr %.855.i, align 8, !noalias !130
  %.889.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.891.i = load i64, ptr %.889.i, align 8, !noalias !130
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %.13.i, i64 %.891.i)
  store i64 %.13.i.i, ptr %.889.i, align 8, !noalias !130
  br label %common.ret
}

define internal noundef range(i32 -1, -2) i32 @wheel.arrive_all.1(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.first, i32 %arg.last, i64 %arg.cycle) local_unnamed_addr {
B0.endif:
  %.56 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.58 = load i64, ptr %.56, align 8
  %.132 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.134 = load i64, ptr %.132, align 8
  %.136 = sub nsw i64 %arg.cycle, %.134
  %.137 = icmp slt i64 %.136, 2048
  br i1 %.137, label %B134.endif.endif, label %B516

B464:                                             ; preds = %B134.endif.endif
  %0 = inttoptr i64 %.58 to ptr
  %sunkaddr = inttoptr i64 %.243 to ptr
  %sunkaddr18 = shl nuw nsw i64 %.140, 2
  %sunkaddr19 = getelementptr i8, ptr %sunkaddr, i64 %sunkaddr18
  %.445 = load i32, ptr %sunkaddr19, align 4
  %.447 = zext i32 %.445 to i64
  %.472 = getelementptr [16 x i8], ptr %0, i64 %.447
  %.479 = getelementptr inbounds nuw i8, ptr %.472, i64 12
  store i32 %arg.first, ptr %.479, align 4
  br label %B502

common.ret:                                       ; preds = %B538.endif, %B516, %B502
  %arg.m.0.sink = phi ptr [ %arg.m.0, %B516 ], [ null, %B502 ], [ %arg.m.0, %B538.endif ]
  store ptr null, ptr %retptr, align 8
  ret i32 0

B502:                                             ; preds = %B420.endif, %B464
  %sunkaddr21.pre-phi = phi i64 [ %sunkaddr43, %B420.endif ], [ %sunkaddr18, %B464 ]
  %sunkaddr20.pre-phi = phi ptr [ %.pre, %B420.endif ], [ %sunkaddr, %B464 ]
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr20.pre-phi, i64 %sunkaddr21.pre-phi
  store i32 %arg.last, ptr %sunkaddr22, align 4
  br label %common.ret

B516:                                             ; preds = %B0.endif
  %.532.not = icmp eq i32 %arg.first, 0
  br i1 %.532.not, label %common.ret, label %B538.preheader

B538.preheader:                                   ; preds = %B516
  %.168.i = and i64 %arg.cycle, 2047
  %.17.i.i = lshr i64 %arg.cycle, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.118.i.i = and i64 %arg.cycle, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  br label %B538

B538:                                             ; preds = %B538.endif, %B538.preheader
  %first.2.0 = phi i32 [ %.566, %B538.endif ], [ %arg.first, %B538.preheader ]
  %1 = inttoptr i64 %.58 to ptr
  %.538 = zext i32 %first.2.0 to i64
  %.563 = getelementptr [16 x i8], ptr %1, i64 %.538
  %.564 = getelementptr inbounds nuw i8, ptr %.563, i64 12
  %.566 = load i32, ptr %.564, align 4
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !136
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [16 x i8], ptr %.56.i, i64 %.538
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 12
  store i32 0, ptr %.128.i, align 4, !noalias !136
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 504
  %.162.i = load i64, ptr %sunkaddr3, align 8, !noalias !136
  %.164.i = sub nsw i64 %arg.cycle, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %2 = inttoptr i64 %.55.i to ptr
  %sunkaddr4 = inttoptr i64 %.271.i to ptr
  %sunkaddr7 = inttoptr i64 %.271.i to ptr
  %sunkaddr9 = mul i64 %.168.i, 4
  %sunkaddr13 = getelementptr i8, ptr %sunkaddr7, i64 %sunkaddr9
  %.471.i = load i32, ptr %sunkaddr13, align 4, !noalias !136
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %2, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %first.2.0, ptr %.505.i, align 4, !noalias !136
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr26.pre-phi.i.pre-phi.pre-phi = phi ptr [ %.pre1, %B456.endif.i ], [ %sunkaddr4, %B500.i ]
  %sunkaddr14 = mul i64 %.168.i, 4
  %sunkaddr21 = getelementptr i8, ptr %sunkaddr26.pre-phi.i.pre-phi.pre-phi, i64 %sunkaddr14
  store i32 %first.2.0, ptr %sunkaddr21, align 4, !noalias !136
  br label %B538.endif

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr24 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  store i64 %.538, ptr %sunkaddr24, align 8, !noalias !136
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %3 = inttoptr i64 %.55.i to ptr
  %sunkaddr25 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  %.756.i = load i64, ptr %sunkaddr25, align 8, !noalias !136
  %4 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %3, i64 %4
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %first.2.0, ptr %.791.i, align 4, !noalias !136
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B538
  %sunkaddr26 = getelementptr inbounds i8, ptr %arg.m.4, i64 392
  %.203.i = load i64, ptr %sunkaddr26, align 8, !noalias !136
  %.204.i = inttoptr i64 %.203.i to ptr
  %sunkaddr27 = getelementptr inbounds i8, ptr %arg.m.4, i64 400
  %.271.i = load i64, ptr %sunkaddr27, align 8, !noalias !136
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !136
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %sunkaddr28 = inttoptr i64 %.203.i to ptr
  %sunkaddr29 = mul i64 %.168.i, 4
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr28, i64 %sunkaddr29
  store i32 %first.2.0, ptr %sunkaddr30, align 4, !noalias !136
  %sunkaddr31 = getelementptr inbounds i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %sunkaddr31, align 8, !noalias !139
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !139
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !139
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !139
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !139
  %.pre1 = inttoptr i64 %.271.i to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B538
  %sunkaddr32 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.580.i = load i64, ptr %sunkaddr32, align 8, !noalias !136
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.538
  store i64 %arg.cycle, ptr %.643.i, align 8, !noalias !136
  %sunkaddr33 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  %.682.i = load i64, ptr %sunkaddr33, align 8, !noalias !136
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %sunkaddr34 = getelementptr inbounds i8, ptr %arg.m.4, i64 552
  store i64 %.538, ptr %sunkaddr34, align 8, !noalias !136
  %sunkaddr35 = getelementptr inbounds i8, ptr %arg.m.4, i64 536
  %.862.i = load i64, ptr %sunkaddr35, align 8, !noalias !136
  %.13.i.i = tail call i64 @llvm.smin.i64(i64 %arg.cycle, i64 %.862.i)
  store i64 %.13.i.i, ptr %sunkaddr35, align 8, !noalias !136
  br label %B538.endif

B134.endif.endif:                                 ; preds = %B0.endif
  %.140 = and i64 %arg.cycle, 2047
  %.173 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.175 = load i64, ptr %.173, align 8
  %.176 = inttoptr i64 %.175 to ptr
  %.241 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.243 = load i64, ptr %.241, align 8
  %.324 = getelementptr i32, ptr %.176, i64 %.140
  %.325 = load i32, ptr %.324, align 4
  %.326 = icmp eq i32 %.325, 0
  br i1 %.326, label %B420.endif, label %B464

B420.endif:                                       ; preds = %B134.endif.endif
  %5 = inttoptr i64 %.175 to ptr
  %sunkaddr43 = shl nuw nsw i64 %.140, 2
  %sunkaddr44 = getelementptr i8, ptr %5, i64 %sunkaddr43
  store i32 %arg.first, ptr %sunkaddr44, align 4
  %.49.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i = load i64, ptr %.49.i, align 8, !noalias !142
  %.52.i = inttoptr i64 %.51.i to ptr
  %.17.i = lshr i64 %arg.cycle, 6
  %.91.i = and i64 %.17.i, 31
  %.116.i = getelementptr i64, ptr %.52.i, i64 %.91.i
  %.117.i = load i64, ptr %.116.i, align 8, !noalias !142
  %.118.i = and i64 %arg.cycle, 63
  %.119.i = shl nuw i64 1, %.118.i
  %.120.i = or i64 %.117.i, %.119.i
  store i64 %.120.i, ptr %.116.i, align 8, !noalias !142
  %.174.i = getelementptr i8, ptr %.52.i, i64 256
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !142
  %.177.i = shl nuw nsw i64 1, %.91.i
  %.178.i = or i64 %.175.i, %.177.i
  store i64 %.178.i, ptr %.174.i, align 8, !noalias !142
  %.pre = inttoptr i64 %.243 to ptr
  br label %B502

B538.endif:                                       ; preds = %B790.endif.i, %B538.i
  %.599.not = icmp eq i32 %.566, 0
  br i1 %.599.not, label %common.ret, label %B538
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #1

define internal noundef range(i32 -1, -2) i32 @switches.leave.1(ptr noalias writeonly captures(none) initializes((0, 8)) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.m.0, ptr readnone captures(none) %arg.m.1, i64 %arg.m.2, i64 %arg.m.3, ptr captures(none) %arg.m.4, i64 %arg.m.5.0, i64 %arg.m.6.0, i32 %arg.pe, i64 %arg.cycle, i32 %arg.kind, i32 %arg.goal, i64 %arg.address, i32 %arg.data, i32 %arg.origin, i32 %arg.by, i32 %arg.by_life) local_unnamed_addr {
B0.endif:
  %.72 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 152
  %.74 = load i64, ptr %.72, align 8
  %.75 = add nsw i64 %.74, %arg.cycle
  %.112 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 376
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
  %.276 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 240
  %.278 = load i64, ptr %.276, align 8
  %.279.not = icmp eq i64 %.278, 0
  br i1 %.279.not, label %B802, label %B294.endif

B802:                                             ; preds = %B294.endif.endif.endif.endif, %B0.endif
  %at.2.0 = phi i64 [ %.13.i11, %B294.endif.endif.endif.endif ], [ %.75, %B0.endif ]
  %.734 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 512
  %.736 = load i64, ptr %.734, align 8
  %.737 = add nsw i64 %.736, 1
  store i64 %.737, ptr %.734, align 8
  %.123.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 528
  %.125.i = load i64, ptr %.123.i, align 8, !noalias !145
  %1 = and i64 %.125.i, 4294967295
  %.126.i = trunc i64 %1 to i32
  %.131.not.i = icmp eq i32 %.126.i, 0
  br i1 %.131.not.i, label %B210.i, label %B158.i

B158.i:                                           ; preds = %B802
  %.47.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.49.i = load i64, ptr %.47.i, align 8, !noalias !145
  %.50.i = inttoptr i64 %.49.i to ptr
  %.160.i = getelementptr [16 x i8], ptr %.50.i, i64 %1
  %.166.i = getelementptr inbounds nuw i8, ptr %.160.i, i64 12
  %.168.i = load i32, ptr %.166.i, align 4, !noalias !145
  %.203.i = zext i32 %.168.i to i64
  %sunkaddr = getelementptr inbounds i8, ptr %arg.m.4, i64 528
  store i64 %.203.i, ptr %sunkaddr, align 8, !noalias !145
  br label %B802.endif.endif.endif

B210.i:                                           ; preds = %B802
  %.248.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 520
  %.250.i = load i64, ptr %.248.i, align 8, !noalias !145
  %.251.i = add nsw i64 %.250.i, 1
  store i64 %.251.i, ptr %.248.i, align 8, !noalias !145
  %.292.i = trunc i64 %.251.i to i32
  br label %B802.endif.endif.endif

common.ret:                                       ; preds = %B790.endif.i, %B538.i
  store ptr null, ptr %retptr, align 8
  ret i32 0

B294.endif:                                       ; preds = %B0.endif
  %.310 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 296
  %.312 = load i64, ptr %.310, align 8
  %.313 = inttoptr i64 %.312 to ptr
  %.375 = getelementptr [192 x i8], ptr %.313, i64 %.154
  %.376 = getelementptr inbounds nuw i8, ptr %.375, i64 136
  %.378 = load i64, ptr %.376, align 8
  %.379 = add nsw i64 %.378, 1
  store i64 %.379, ptr %.376, align 8
  %sunkaddr1 = getelementptr inbounds i8, ptr %arg.m.4, i64 240
  %.482 = load i64, ptr %sunkaddr1, align 8
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %.482, i64 1)
  %ov.i = extractvalue { i64, i1 } %2, 1
  br i1 %ov.i, label %B294.endif.endif.endif.endif, label %B0.else.i, !prof !103

B0.else.i:                                        ; preds = %B294.endif
  %.413 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 248
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
  %.540 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 480
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

B802.endif.endif.endif:                           ; preds = %B210.i, %B158.i
  %storemerge.i = phi i32 [ %.126.i, %B158.i ], [ %.292.i, %B210.i ]
  %.798 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 328
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
  %.940 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 320
  %.942 = load i64, ptr %.940, align 8
  %.943 = inttoptr i64 %.942 to ptr
  %.1004 = getelementptr [16 x i8], ptr %.943, i64 %.837
  %.26.i = icmp eq i32 %arg.pe, %arg.goal
  br i1 %.26.i, label %B802.endif.endif.endif.endif.endif, label %B802.endif.endif.endif.endif

B802.endif.endif.endif.endif:                     ; preds = %B802.endif.endif.endif
  %.68.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 120
  %.70.i = load i64, ptr %.68.i, align 8, !noalias !148
  %.105.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 496
  %.107.i = load i64, ptr %.105.i, align 8, !noalias !148
  %.108.i = inttoptr i64 %.107.i to ptr
  %.175.i = getelementptr i32, ptr %.108.i, i64 %.154
  %.176.i = load i32, ptr %.175.i, align 4, !noalias !148
  %.179.i = zext i32 %.176.i to i64
  %.181.i = zext i32 %arg.goal to i64
  %.206.i = getelementptr i32, ptr %.108.i, i64 %.181.i
  %.207.i = load i32, ptr %.206.i, align 4, !noalias !148
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
  %.8.i23 = icmp eq i64 %.328.i.fr, -9223372036854775808
  %sh.diff = lshr i64 %.328.i.fr, 61
  %tr.sh.diff = trunc nuw nsw i64 %sh.diff to i32
  %4 = and i32 %tr.sh.diff, 4
  %5 = select i1 %.8.i23, i32 8, i32 %4
  %6 = shl i64 %.328.i.fr, 1
  br label %B802.endif.endif.endif.endif.endif

B802.endif.endif.endif.endif.endif:               ; preds = %B802.endif.endif.endif.endif, %B802.endif.endif.endif
  %storemerge.i2268 = phi i64 [ %6, %B802.endif.endif.endif.endif ], [ 0, %B802.endif.endif.endif ]
  %.1081 = phi i32 [ %5, %B802.endif.endif.endif.endif ], [ 8, %B802.endif.endif.endif ]
  %.1049 = mul i32 %arg.pe, 12
  %.1052 = add i32 %.1049, 4
  %.1082 = add i32 %.1052, %.1081
  %.1084 = getelementptr inbounds nuw i8, ptr %.1004, i64 8
  store i32 %.1082, ptr %.1084, align 4
  store i64 %storemerge.i2268, ptr %.1004, align 8
  %sunkaddr2 = getelementptr inbounds i8, ptr %arg.m.4, i64 320
  %.55.i = load i64, ptr %sunkaddr2, align 8, !noalias !151
  %.56.i = inttoptr i64 %.55.i to ptr
  %.127.i = getelementptr [16 x i8], ptr %.56.i, i64 %.837
  %.128.i = getelementptr inbounds nuw i8, ptr %.127.i, i64 12
  store i32 0, ptr %.128.i, align 4, !noalias !151
  %.160.i25 = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 504
  %.162.i = load i64, ptr %.160.i25, align 8, !noalias !151
  %.164.i = sub nsw i64 %at.2.0, %.162.i
  %.165.i = icmp slt i64 %.164.i, 2048
  br i1 %.165.i, label %B170.endif.endif.i, label %B552.endif.i

B500.i:                                           ; preds = %B170.endif.endif.i
  %7 = inttoptr i64 %.55.i to ptr
  %sunkaddr.i = inttoptr i64 %.271.i to ptr
  %sunkaddr24.i = shl nuw nsw i64 %.168.i27, 2
  %sunkaddr25.i = getelementptr i8, ptr %sunkaddr.i, i64 %sunkaddr24.i
  %.471.i = load i32, ptr %sunkaddr25.i, align 4, !noalias !151
  %.473.i = zext i32 %.471.i to i64
  %.498.i = getelementptr [16 x i8], ptr %7, i64 %.473.i
  %.505.i = getelementptr inbounds nuw i8, ptr %.498.i, i64 12
  store i32 %storemerge.i, ptr %.505.i, align 4, !noalias !151
  br label %B538.i

B538.i:                                           ; preds = %B456.endif.i, %B500.i
  %sunkaddr27.pre-phi.i = phi i64 [ %sunkaddr31.i, %B456.endif.i ], [ %sunkaddr24.i, %B500.i ]
  %sunkaddr26.pre-phi.i = phi ptr [ %.pre.i, %B456.endif.i ], [ %sunkaddr.i, %B500.i ]
  %sunkaddr28.i = getelementptr i8, ptr %sunkaddr26.pre-phi.i, i64 %sunkaddr27.pre-phi.i
  store i32 %storemerge.i, ptr %sunkaddr28.i, align 4, !noalias !151
  br label %common.ret

B688.i:                                           ; preds = %B552.endif.i
  %sunkaddr3 = getelementptr inbounds i8, ptr %arg.m.4, i64 544
  store i64 %.837, ptr %sunkaddr3, align 8, !noalias !151
  br label %B790.endif.i

B716.i:                                           ; preds = %B552.endif.i
  %8 = inttoptr i64 %.55.i to ptr
  %.754.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  %.756.i = load i64, ptr %.754.i, align 8, !noalias !151
  %9 = and i64 %.756.i, 4294967295
  %.784.i = getelementptr [16 x i8], ptr %8, i64 %9
  %.791.i = getelementptr inbounds nuw i8, ptr %.784.i, i64 12
  store i32 %storemerge.i, ptr %.791.i, align 4, !noalias !151
  br label %B790.endif.i

B170.endif.endif.i:                               ; preds = %B802.endif.endif.endif.endif.endif
  %.168.i27 = and i64 %at.2.0, 2047
  %.201.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 392
  %.203.i28 = load i64, ptr %.201.i, align 8, !noalias !151
  %.204.i = inttoptr i64 %.203.i28 to ptr
  %.269.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 400
  %.271.i = load i64, ptr %.269.i, align 8, !noalias !151
  %.352.i = getelementptr i32, ptr %.204.i, i64 %.168.i27
  %.353.i = load i32, ptr %.352.i, align 4, !noalias !151
  %.354.i = icmp eq i32 %.353.i, 0
  br i1 %.354.i, label %B456.endif.i, label %B500.i

B456.endif.i:                                     ; preds = %B170.endif.endif.i
  %10 = inttoptr i64 %.203.i28 to ptr
  %sunkaddr31.i = shl nuw nsw i64 %.168.i27, 2
  %sunkaddr32.i = getelementptr i8, ptr %10, i64 %sunkaddr31.i
  store i32 %storemerge.i, ptr %sunkaddr32.i, align 4, !noalias !151
  %.49.i.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 448
  %.51.i.i = load i64, ptr %.49.i.i, align 8, !noalias !154
  %.52.i.i = inttoptr i64 %.51.i.i to ptr
  %.17.i.i = lshr i64 %at.2.0, 6
  %.91.i.i = and i64 %.17.i.i, 31
  %.116.i.i = getelementptr i64, ptr %.52.i.i, i64 %.91.i.i
  %.117.i.i = load i64, ptr %.116.i.i, align 8, !noalias !154
  %.118.i.i = and i64 %at.2.0, 63
  %.119.i.i = shl nuw i64 1, %.118.i.i
  %.120.i.i = or i64 %.117.i.i, %.119.i.i
  store i64 %.120.i.i, ptr %.116.i.i, align 8, !noalias !154
  %.174.i.i = getelementptr i8, ptr %.52.i.i, i64 256
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !154
  %.177.i.i = shl nuw nsw i64 1, %.91.i.i
  %.178.i.i = or i64 %.175.i.i, %.177.i.i
  store i64 %.178.i.i, ptr %.174.i.i, align 8, !noalias !154
  %.pre.i = inttoptr i64 %.271.i to ptr
  br label %B538.i

B552.endif.i:                                     ; preds = %B802.endif.endif.endif.endif.endif
  %sunkaddr4 = getelementptr inbounds i8, ptr %arg.m.4, i64 328
  %.580.i = load i64, ptr %sunkaddr4, align 8, !noalias !151
  %.581.i = inttoptr i64 %.580.i to ptr
  %.643.i = getelementptr [32 x i8], ptr %.581.i, i64 %.837
  store i64 %at.2.0, ptr %.643.i, align 8, !noalias !151
  %.680.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 544
  %.682.i = load i64, ptr %.680.i, align 8, !noalias !151
  %.683.i = icmp eq i64 %.682.i, 0
  br i1 %.683.i, label %B688.i, label %B716.i

B790.endif.i:                                     ; preds = %B716.i, %B688.i
  %.826.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 552
  store i64 %.837, ptr %.826.i, align 8, !noalias !151
  %.860.i = getelementptr inbounds nuw i8, ptr %arg.m.4, i64 536
  %.862.i = load i64, ptr %.860.i, align 8, !noalias !151
  %.13.i.i26 = tail call i64 @llvm.smin.i64(i64 %at.2.0, i64 %.862.i)
  store i64 %.13.i.i26, ptr %.860.i, align 8, !noalias !151
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
  br i1 %.41, label %entry.if.if.if.if, label %entry.if.if.if.endif, !prof !103

entry.if.if.else:                                 ; preds = %entry.if.if
  %.54 = extractvalue { ptr, i32, ptr, ptr, i32 } %.25, 2
  %.55 = call ptr @numba_unpickle(ptr %.30, i32 %.32, ptr %.54)
  br label %entry.if.if.endif

entry.if.if.endif:                                ; preds = %entry.if.if.if.endif, %entry.if.if.else
  %.57 = phi ptr [ %.45, %entry.if.if.if.endif ], [ %.55, %entry.if.if.else ]
  %.58.not = icmp eq ptr %.57, null
  br i1 %.58.not, label %.22, label %entry.if.if.endif.if, !prof !103

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
  %.893 = getelementptr inbounds nuw i8, ptr %2, i64 256
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
  %sunkaddr61 = getelementptr inbounds i8, ptr %sunkaddr60, i64 656
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
  %.152 = getelementptr inbounds nuw i8, ptr %3, i64 360
  %.154 = load i64, ptr %.152, align 8
  %.155 = inttoptr i64 %.154 to ptr
  %.217 = getelementptr i32, ptr %.155, i64 %.72
  %.218 = load i32, ptr %.217, align 4
  %.531 = zext i32 %.218 to i64
  %.226 = icmp eq i32 %.218, 0
  br i1 %.226, label %common.ret, label %B354.endif.endif.endif

B354.endif.endif.endif:                           ; preds = %B236.endif
  %4 = inttoptr i64 %arg.address to ptr
  %.275 = getelementptr inbounds nuw i8, ptr %4, i64 296
  %.277 = load i64, ptr %.275, align 8
  %.278 = inttoptr i64 %.277 to ptr
  %.315 = zext i32 %arg.pe to i64
  %.340 = getelementptr [192 x i8], ptr %.278, i64 %.315
  %.376 = getelementptr inbounds nuw i8, ptr %4, i64 456
  %.378 = load i64, ptr %.376, align 8
  %.450 = getelementptr inbounds nuw i8, ptr %4, i64 464
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
  %.732 = getelementptr inbounds nuw i8, ptr %6, i64 368
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
  %.1104 = getelementptr inbounds nuw i8, ptr %8, i64 608
  %.1106 = load i64, ptr %.1104, align 8
  %.1107 = trunc i64 %.1106 to i32
  %.1109 = getelementptr inbounds nuw i8, ptr %.1044, i64 16
  store i32 %.1107, ptr %.1109, align 4
  %.1141 = getelementptr inbounds nuw i8, ptr %8, i64 616
  %.1143 = load i64, ptr %.1141, align 8
  %.1144 = trunc i64 %.1143 to i32
  %.1146 = getelementptr inbounds nuw i8, ptr %.1044, i64 20
  store i32 %.1144, ptr %.1146, align 4
  %.1151 = getelementptr inbounds nuw i8, ptr %.1044, i64 28
  store i32 0, ptr %.1151, align 4
  %.1183 = getelementptr inbounds nuw i8, ptr %8, i64 656
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
  %.86 = getelementptr inbounds nuw i8, ptr %.11, i64 112
  %.88 = load i64, ptr %.86, align 8
  %.122 = getelementptr inbounds nuw i8, ptr %.11, i64 456
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
  %.260 = getelementptr inbounds nuw i8, ptr %0, i64 296
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
  %.476 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %.478 = load i64, ptr %.476, align 8
  %.479 = inttoptr i64 %.478 to ptr
  %.541 = getelementptr i32, ptr %.479, i64 %.516
  %.542 = load i32, ptr %.541, align 4
  %.580 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %.582 = load i64, ptr %.580, align 8
  %.583 = inttoptr i64 %.582 to ptr
  %.620 = zext i32 %.542 to i64
  %.645 = getelementptr i32, ptr %.583, i64 %.620
  %.646 = load i32, ptr %.645, align 4
  %.653 = zext i32 %.646 to i64
  %.58.i = load i64, ptr %.260, align 8, !noalias !157
  %.59.i = inttoptr i64 %.58.i to ptr
  %.123.i = getelementptr [192 x i8], ptr %.59.i, i64 %.56
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 44
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !157
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %B900.endif, label %B148.endif.endif.endif.i

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %5, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !157
  %1 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !157
  %sunkaddr77 = getelementptr inbounds i8, ptr %.123.i, i64 44
  %.530.i = load i32, ptr %sunkaddr77, align 4, !noalias !157
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr77, align 4, !noalias !157
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
  %.187.i = load i64, ptr %sunkaddr79, align 8, !noalias !157
  %.188.i = mul nsw i64 %.187.i, %.56
  %.191.i = add nuw nsw i64 %.653, %.162
  %.223.i = getelementptr inbounds nuw i8, ptr %2, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !157
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
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !157
  %4 = inttoptr i64 %.290.i to ptr
  %reass.sub = sub nsw i64 %.340.i, %.337.i
  %5 = add nuw nsw i64 %reass.sub, 1
  %scevgep.i = getelementptr i8, ptr %4, i64 %.337.i
  br label %B462.i

B900.endif:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B316.endif.endif.endif.endif
  %6 = inttoptr i64 %arg.address to ptr
  %.729 = getelementptr inbounds nuw i8, ptr %6, i64 464
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
  %.9 = call i32 @asked.tag_get.1(ptr nonnull %.5, ptr nonnull poison, i64 %.1, i32 %.2, i32 %.3) #2
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
  %.191 = getelementptr inbounds nuw i8, ptr %.10, i64 296
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
  %.56.i = getelementptr inbounds nuw i8, ptr %.8, i64 296
  %.58.i = load i64, ptr %.56.i, align 8, !noalias !160
  %.59.i = inttoptr i64 %.58.i to ptr
  %.98.i = zext i32 %arg.pe to i64
  %.123.i = getelementptr [192 x i8], ptr %.59.i, i64 %.98.i
  %.131.i = getelementptr inbounds nuw i8, ptr %.123.i, i64 44
  %.133.i = load i32, ptr %.131.i, align 4, !noalias !160
  %.135.i = icmp eq i32 %.133.i, 0
  br i1 %.135.i, label %common.ret, label %B148.endif.endif.endif.i

common.ret:                                       ; preds = %B148.endif.endif.endif.i, %B584.i, %B492.i, %B492.i, %B0.endif.endif
  %.sink.i = phi i32 [ 0, %B148.endif.endif.endif.i ], [ 0, %B0.endif.endif ], [ 1, %B492.i ], [ 1, %B492.i ], [ 0, %B584.i ]
  store i32 %.sink.i, ptr %retptr, align 4
  ret i32 0

B462.i:                                           ; preds = %B462.preheader.i, %B584.i
  %lsr.iv14.i = phi ptr [ %scevgep.i, %B462.preheader.i ], [ %scevgep15.i, %B584.i ]
  %lsr.iv.i = phi i64 [ %6, %B462.preheader.i ], [ %lsr.iv.next.i, %B584.i ]
  %.488.i = load i8, ptr %lsr.iv14.i, align 1, !noalias !160
  %0 = zext i8 %.488.i to i32
  %.494.not.i = icmp eq i8 %.488.i, 0
  br i1 %.494.not.i, label %B584.i, label %B492.i

B492.i:                                           ; preds = %B462.i
  store i8 0, ptr %lsr.iv14.i, align 1, !noalias !160
  %sunkaddr = getelementptr inbounds i8, ptr %.123.i, i64 44
  %.530.i = load i32, ptr %sunkaddr, align 4, !noalias !160
  %.534.i = add i32 %.530.i, -1
  store i32 %.534.i, ptr %sunkaddr, align 4, !noalias !160
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
  %.187.i = load i64, ptr %.185.i, align 8, !noalias !160
  %.188.i = mul nsw i64 %.187.i, %.98.i
  %.191.i = add nuw nsw i64 %.13.i, %.51
  %.223.i = getelementptr inbounds nuw i8, ptr %1, i64 104
  %.225.i = load i64, ptr %.223.i, align 8, !noalias !160
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
  %.290.i = load i64, ptr %.288.i, align 8, !noalias !160
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
  %.102 = getelementptr inbounds nuw i8, ptr %.27, i64 472
  %.104 = load i64, ptr %.102, align 8
  %.105 = inttoptr i64 %.104 to ptr
  %.148 = zext i32 %arg.pe to i64
  %.178 = getelementptr inbounds nuw i8, ptr %.27, i64 272
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
  %.331 = getelementptr inbounds nuw i8, ptr %1, i64 296
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
  %.81 = getelementptr inbounds nuw i8, ptr %.8, i64 296
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
  %.201 = getelementptr inbounds nuw i8, ptr %4, i64 472
  %.203 = load i64, ptr %.201, align 8
  %.204 = inttoptr i64 %.203 to ptr
  %.279 = getelementptr inbounds nuw i8, ptr %4, i64 272
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
  %.78 = getelementptr inbounds nuw i8, ptr %.9, i64 296
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
  %.82 = getelementptr inbounds nuw i8, ptr %.9, i64 296
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
  %.203 = getelementptr inbounds nuw i8, ptr %0, i64 264
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
attributes #2 = { noinline }

!0 = !{!"branch_weights", i32 49, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!3 = distinct !{!3, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN3emc7engines6native6kernel7is_idleB3v43B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN3emc7engines6native6kernel7is_idleB3v43B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN3emc7engines6native5wheel6unmarkB3v61B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!9 = distinct !{!9, !"_ZN3emc7engines6native5wheel6unmarkB3v61B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!12 = distinct !{!12, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!13 = !{!14, !11}
!14 = distinct !{!14, !15, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!15 = distinct !{!15, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!16 = !{!17, !14, !11}
!17 = distinct !{!17, !18, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!18 = distinct !{!18, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!21 = distinct !{!21, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!22 = !{!23, !20}
!23 = distinct !{!23, !24, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!24 = distinct !{!24, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!27 = distinct !{!27, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!28 = !{!29, !26}
!29 = distinct !{!29, !30, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!30 = distinct !{!30, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!33 = distinct !{!33, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!34 = !{!35, !32}
!35 = distinct !{!35, !36, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!36 = distinct !{!36, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN3emc7engines6native8switches5takesB3v48B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj: %retptr"}
!39 = distinct !{!39, !"_ZN3emc7engines6native8switches5takesB3v48B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN3emc7engines6native8switches7advanceB3v49B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE6RecordILi393EEj: %retptr"}
!42 = distinct !{!42, !"_ZN3emc7engines6native8switches7advanceB3v49B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE6RecordILi393EEj"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN3emc7engines6native8switches5takesB3v48B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj: %retptr"}
!45 = distinct !{!45, !"_ZN3emc7engines6native8switches5takesB3v48B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj"}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!48 = distinct !{!48, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!49 = !{!50, !47}
!50 = distinct !{!50, !51, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!51 = distinct !{!51, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_ZN3emc7engines6native8switches8first_ofB3v60B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi387EE: %retptr"}
!54 = distinct !{!54, !"_ZN3emc7engines6native8switches8first_ofB3v60B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEj6RecordILi387EE"}
!55 = !{!56}
!56 = distinct !{!56, !57, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!57 = distinct !{!57, !"_ZN3emc7engines6native5wheel7requestB3v45B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!58 = !{!59, !56}
!59 = distinct !{!59, !60, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!60 = distinct !{!60, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN3emc7engines6native8switches7advanceB3v49B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE6RecordILi393EEj: %retptr"}
!63 = distinct !{!63, !"_ZN3emc7engines6native8switches7advanceB3v49B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE6RecordILi393EEj"}
!64 = !{!65}
!65 = distinct !{!65, !66, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!66 = distinct !{!66, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!67 = !{!68, !65}
!68 = distinct !{!68, !69, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!69 = distinct !{!69, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!70 = !{!71}
!71 = distinct !{!71, !72, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!72 = distinct !{!72, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!73 = !{!74}
!74 = distinct !{!74, !75, !"_ZN3emc7engines6native8dispatch4noteB3v64B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyjjjy: %retptr"}
!75 = distinct !{!75, !"_ZN3emc7engines6native8dispatch4noteB3v64B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjyjjjy"}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!78 = distinct !{!78, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!79 = !{!80, !77}
!80 = distinct !{!80, !81, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!81 = distinct !{!81, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!82 = !{!83, !80, !77}
!83 = distinct !{!83, !84, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!84 = distinct !{!84, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZN3emc7engines6native8dispatch4noteB3v72B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj: %retptr"}
!87 = distinct !{!87, !"_ZN3emc7engines6native8dispatch4noteB3v72B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjjjjjj"}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!90 = distinct !{!90, !"_ZN3emc7engines6native8dispatch6settleB3v37B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!91 = !{!92, !89}
!92 = distinct !{!92, !93, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!93 = distinct !{!93, !"_ZN3emc7engines6native5wheel4wakeB3v38B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!94 = !{!95, !92, !89}
!95 = distinct !{!95, !96, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!96 = distinct !{!96, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!97 = !{!98}
!98 = distinct !{!98, !99, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!99 = distinct !{!99, !"_ZN3emc7engines6native5wheel10next_cycleB3v41B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!100 = !{!101}
!101 = distinct !{!101, !102, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!102 = distinct !{!102, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!103 = !{!"branch_weights", i32 1, i32 99}
!104 = !{!105}
!105 = distinct !{!105, !106, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!106 = distinct !{!106, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!107 = !{!108}
!108 = distinct !{!108, !109, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!109 = distinct !{!109, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!110 = !{!111, !108}
!111 = distinct !{!111, !112, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!112 = distinct !{!112, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!113 = !{!114}
!114 = distinct !{!114, !115, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!115 = distinct !{!115, !"_ZN3emc7engines6native5wheel4wakeB3v46B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!116 = !{!117, !114}
!117 = distinct !{!117, !118, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!118 = distinct !{!118, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!119 = distinct !{!119, !120}
!120 = !{!"llvm.loop.isvectorized", i32 1}
!121 = distinct !{!121, !120, !122}
!122 = !{!"llvm.loop.unroll.runtime.disable"}
!123 = !{!"branch_weights", i32 4, i32 28}
!124 = distinct !{!124, !120, !122}
!125 = distinct !{!125, !126}
!126 = !{!"llvm.loop.unroll.disable"}
!127 = !{!128}
!128 = distinct !{!128, !129, !"_ZN3emc7engines6native8switches7advanceB3v49B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE6RecordILi393EEj: %retptr"}
!129 = distinct !{!129, !"_ZN3emc7engines6native8switches7advanceB3v49B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE6RecordILi393EEj"}
!130 = !{!131}
!131 = distinct !{!131, !132, !"_ZN3emc7engines6native5wheel7requestB3v57B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx: %retptr"}
!132 = distinct !{!132, !"_ZN3emc7engines6native5wheel7requestB3v57B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEyx"}
!133 = !{!134, !131}
!134 = distinct !{!134, !135, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!135 = distinct !{!135, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!136 = !{!137}
!137 = distinct !{!137, !138, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!138 = distinct !{!138, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!139 = !{!140, !137}
!140 = distinct !{!140, !141, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!141 = distinct !{!141, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!142 = !{!143}
!143 = distinct !{!143, !144, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!144 = distinct !{!144, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!145 = !{!146}
!146 = distinct !{!146, !147, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE: %retptr"}
!147 = distinct !{!147, !"_ZN3emc7engines6native8switches10new_packetB3v28B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedE"}
!148 = !{!149}
!149 = distinct !{!149, !150, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj: %retptr"}
!150 = distinct !{!150, !"_ZN3emc7engines6native8switches3wayB3v31B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjj"}
!151 = !{!152}
!152 = distinct !{!152, !153, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx: %retptr"}
!153 = distinct !{!153, !"_ZN3emc7engines6native5wheel6arriveB3v34B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjx"}
!154 = !{!155, !152}
!155 = distinct !{!155, !156, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx: %retptr"}
!156 = distinct !{!156, !"_ZN3emc7engines6native5wheel4markB3v35B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEx"}
!157 = !{!158}
!158 = distinct !{!158, !159, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!159 = distinct !{!159, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
!160 = !{!161}
!161 = distinct !{!161, !162, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx: %retptr"}
!162 = distinct !{!162, !"_ZN3emc7engines6native5asked5emptyB2v7B44c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAK4JIagIAE5ArrayI6RecordILi381EELi1E1C7mutable7alignedEjxx"}
